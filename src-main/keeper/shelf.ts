/**
 * Where matches are kept, as far as the Keeper's tables need it: the database in the app, a map in tests. Whatever
 * changes something is on disk when it returns; when it throws, nothing was changed.
 */
import type { Outcome } from '../engine/game.ts'
import type { Move } from '../engine/match.ts'

/** Who sits at a table, and what was agreed that is no business of the game's rules. */
export interface Seated {
  readonly name: string
  readonly kind: 'human' | 'bot' | 'quick' | 'random'
  /** The deck that was chosen, if the game is played with one. */
  readonly deck?: number
  /** The version of it that is played, once there is a match. */
  readonly version?: number
}

/** A match as it is begun. */
export interface NewMatch {
  readonly game: string
  readonly edition: number
  readonly title: string
  readonly seed: number
  readonly seats: readonly Seated[]
  readonly botBudgetMs: number
  /** Whether taking back may reach past what was revealed. */
  readonly undoPastRevealed: boolean
  /** What was agreed with the game, as it is kept: cards by the hash of what was printed on them. */
  readonly options: unknown
  /** The match it is played again after. */
  readonly previous?: string
  /** The campaign it is part of. */
  readonly campaign?: number
  /** How each seat's bot plays: ids of bot styles. */
  readonly styles?: readonly (string | null)[]
}

/** A match as it lies on the shelf. */
export interface KeptMatch extends NewMatch {
  readonly id: string
  /** Those taken back included, if nothing was done in their place. */
  readonly moves: readonly Move<unknown>[]
  /** How many of the moves count. */
  readonly head: number
}

export interface Shelf {
  /** Nothing, if there is no such match. */
  take(id: string): KeptMatch | undefined
  /** Answers the id that the match gets. */
  begin(match: NewMatch): string
  /**
   * Move number `no`, counted from 0, in the place of all that were taken back; from then on `no + 1` moves count.
   * With the outcome, if this move ended the match.
   */
  append(id: string, no: number, move: Move<unknown>, outcome: Outcome | undefined): void
  /** How many of the moves count from now on: fewer to take back, more to do again. With the outcome there, if there is one. */
  setHead(id: string, head: number, outcome: Outcome | undefined): void
}
