/**
 * The games of this table, by id.
 *
 * This is the one place to add a game to: what is listed here can be played,
 * replayed and asked about its rules; the bots need not be told.
 */
import type { AnyGame } from '../engine/game.ts'

export interface Entry {
  readonly game: AnyGame
  readonly title: string
  /** Whether its rules are complete. `npm run rules` fails on a gap in a released game. */
  readonly released: boolean
  /** Which round or turn a position is in, counted from 1. */
  round(state: unknown): number
}

export const games: ReadonlyMap<string, Entry> = new Map<string, Entry>([])
