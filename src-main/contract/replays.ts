/**
 * What travels between the Keeper and the replay: a match step by step as a seat saw it, or as nobody could, with notes,
 * and a way to play on from any step; matches as files.
 */
import { oc, type } from '@orpc/contract'
import * as z from 'zod'
import type { LogLine, TableView } from './table.ts'

const match = z.string().min(1).max(64)
/** Whose eyes: a seat's, or those that see everything (only where the match may be taken along). */
const eyes = z.union([z.int().min(0).max(5), z.literal('all')])

/** A place to jump to. */
export interface ReplayMark {
  readonly step: number
  readonly kind: 'round' | 'turn' | 'key'
  /** "Round 3", "Anna's Turn", "Anna completes an Adventure for 8 points". */
  readonly text: string
  readonly seat?: number
}

export interface Replay {
  readonly match: string
  readonly title: string
  readonly game: string
  readonly seats: readonly { readonly seat: number; readonly name: string }[]
  /** Positions are numbered from 0, before the first move, to this one. */
  readonly steps: number
  readonly marks: readonly ReplayMark[]
  readonly notes: readonly { readonly step: number; readonly text: string }[]
  /** Whether all may be seen, and why not. */
  readonly all: { readonly can: boolean; readonly why?: string }
  /** An older edition: told as it was, not shown on the table. */
  readonly transcript?: { readonly why: string; readonly lines: readonly LogLine[] }
}

/** A position of a replay. `view.choices` is empty: nothing can be done there. */
export interface ReplayStep {
  readonly step: number
  readonly view: TableView
  /** The lines of the log that came with this step. */
  readonly lines: readonly LogLine[]
  /** What was chosen to get here, and by whom. */
  readonly move?: {
    readonly seat: number
    readonly text: string
    /** What a bot that plans had from it: more than others at the table could tell. */
    readonly because?: { readonly reason: string; readonly rule?: string }
  }
}

/** A file that holds a match, before it is taken. */
export interface MatchFile {
  readonly game: string
  readonly title: string
  readonly seats: readonly string[]
  readonly moves: number
  readonly over?: string
  /** Why it cannot be played on, if so. */
  readonly readOnly?: string
  /** Cards it was played with that the library has otherwise, or not. */
  readonly cards: { readonly known: number; readonly unknown: number }
}

export const replaysContract = {
  open: oc.input(z.strictObject({ match })).output(type<Replay>()),
  at: oc.input(z.strictObject({ match, step: z.int().min(0).max(4_000), eyes })).output(type<ReplayStep>()),
  note: oc.input(z.strictObject({ match, step: z.int().min(0).max(4_000), text: z.string().max(2_000) })).output(type<Replay>()),
  /** A new match that begins as this one was at a step; the old one stays. */
  playOn: oc.input(z.strictObject({ match, step: z.int().min(0).max(4_000) })).output(type<{ readonly match: string }>()),
  readFile: oc.input(z.strictObject({ text: z.string().max(900_000) })).output(type<MatchFile>()),
  takeFile: oc.input(z.strictObject({ text: z.string().max(900_000) })).output(type<{ readonly match: string }>()),
  /** Everything somebody needs who looks for a fault: the match, what went wrong, the versions. One file. */
  report: oc
    .input(z.strictObject({ match: match.optional(), words: z.string().max(5_000) }))
    .output(type<{ readonly fileName: string; readonly text: string }>()),
}
