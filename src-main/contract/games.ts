/** The games of the table, as a window is told of them: who may sit down, and what can be chosen before a match. */
import * as z from 'zod'

export const gameIds = ['mythos', 'cthulhu-dice', 'pocket-madness', 'tides-of-madness', 'witch-of-salem'] as const
export type GameId = (typeof gameIds)[number]

export const gameId = z.enum(gameIds)

/** Who may have a seat: a person; a bot that searches; one that plays by rule of thumb; chance. */
export const seatKinds = ['human', 'bot', 'quick', 'random'] as const
export type SeatKind = (typeof seatKinds)[number]

/** How fast the bots of a table act: at once; with a pause, short or long enough to read; or each step when it is asked for. */
export const paces = ['at once', 'brisk', 'calm', 'step'] as const
export type Pace = (typeof paces)[number]

/** What was chosen for a match, by the ids of `Choosing`. */
export const variant = z
  .record(z.string().max(40), z.string().max(40))
  .refine((chosen) => Object.keys(chosen).length <= 20, 'Too many choices.')
export type Variant = z.infer<typeof variant>

/** One thing to choose before a match of a light game. The first answer is the usual one. */
export interface Choosing {
  readonly id: string
  readonly caption: string
  /** The rule it is about. */
  readonly rule?: string
  readonly answers: readonly { readonly value: string; readonly text: string }[]
  /** For these numbers of seats alone; for all, if not said. */
  readonly players?: readonly number[]
}

export interface GameInfo {
  readonly id: GameId
  readonly title: string
  /** One line: what it is, how long it takes. */
  readonly about: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly choices: readonly Choosing[]
  /** How many rules its book has; rulings, edge cases and examples are not counted. */
  readonly rules: number
}
