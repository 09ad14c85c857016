/**
 * Where matches are kept, as far as the Keeper's tables need it: the database in the app, a map in tests. Whatever
 * changes something is on disk when it returns; when it throws, nothing was changed.
 */
import type { Seat } from '../engine/game.ts'
import type { Move } from '../engine/match.ts'

/** Who sits at a table, and what was agreed that is no business of the game's rules. */
export interface Seated {
  readonly name: string
  readonly kind: 'human' | 'bot' | 'random'
}

/** A match as it is begun. */
export interface NewMatch {
  readonly id: string
  readonly game: string
  readonly edition: number
  readonly title: string
  readonly seed: number
  readonly seats: readonly Seated[]
  readonly botBudgetMs: number
  /** Whether taking back may reach past what was revealed. */
  readonly undoPastRevealed: boolean
  /** What the game's `setup` takes. */
  readonly options: unknown
}

/** A match as it lies on the shelf. */
export interface KeptMatch extends NewMatch {
  /** Those taken back included, if nothing was done in their place. */
  readonly moves: readonly Move<unknown>[]
  /** How many of the moves count. */
  readonly head: number
  /** Why what lies here is not all that was put here. */
  readonly damage?: string
}

export interface Shelf {
  take(id: string): KeptMatch | undefined
  begin(match: NewMatch): void
  /** Move number `no`, counted from 0, in the place of all that were taken back; from then on `no + 1` moves count. */
  append(id: string, no: number, seat: Seat, action: unknown): void
  /** How many of the moves count from now on: fewer to take back, more to do again. */
  setHead(id: string, head: number): void
}
