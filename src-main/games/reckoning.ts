/** A count told line by line, as an event of a game may bring it with it. */
import type { Seat } from '../engine/game.ts'

/** What one seat's count came to. */
export interface Reckoning {
  readonly seat: Seat
  /** Whose count it is, where it is not the seat’s alone: "all together". */
  readonly whose?: string
  readonly lines: readonly ReckonedLine[]
  /** Of all lines; fewer than nothing, if something is given back. */
  readonly sum: number
  /** What the seat has now, all in all. */
  readonly total: number
  /** What is counted: "points". */
  readonly unit: string
  /** Why it comes to that, where the lines alone do not say. */
  readonly because?: string
}

export interface ReckonedLine {
  /** What was counted: a card, a kind of card. */
  readonly what: string
  /** The reckoning in words: "3 for each Great Old One: 2". */
  readonly how: string
  readonly comes: number
}
