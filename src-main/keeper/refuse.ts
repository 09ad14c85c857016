/**
 * How the Keeper says no: a code that a program can go by and a sentence that a player can (RELIABILITY 2.1). What is
 * no refusal of ours passes as it is; the door of the hosts turns it into a number in the log.
 */
import { ORPCError } from '@orpc/server'
import { ShelfError } from '../../db/shelf-error.ts'
import { BadOptions, IllegalAction } from '../engine/game.ts'

/** Every code of the Keeper's own, with the status that says whose turn it is to change something. */
const codes = {
  stale: 409,
  not_your_seat: 403,
  not_your_choice: 409,
  no_undo: 409,
  no_redo: 409,
  no_odds: 409,
  no_hint: 409,
  not_over: 409,
  bad_options: 422,
  bad_deck: 422,
  no_match: 404,
  read_only: 409,
  broken_rule: 422,
  secret: 403,
} as const

export type Code = keyof typeof codes

/** An error that leaves the Keeper as it is. */
export function refusal(code: Code, message: string, hint?: string): ORPCError<string, unknown> {
  return worded(code, codes[code], message, hint)
}

function worded(code: string, status: number, message: string, hint: string | undefined): ORPCError<string, unknown> {
  return new ORPCError<string, unknown>(code, { status, message, data: { hint } })
}

export const staleMessage = 'The table has moved on since you chose. Look again.'

/** The app's own errors as refusals; any other as it is. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof BadOptions) return refusal('bad_options', error.message)
  if (error instanceof IllegalAction) return refusal('not_your_choice', error.message)
  if (!(error instanceof ShelfError)) return error
  const { code, hint, message } = error
  return worded(code, code === 'not_found' ? 404 : 422, hint === undefined ? message : `${message} ${hint}`, hint)
}
