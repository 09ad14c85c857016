/** Who has won how often, and how a series stands, as a window is told of it. */
import type { GameId } from './games.ts'

/** What one name has done at a table. */
export interface Standing {
  readonly name: string
  readonly played: number
  readonly won: number
  /** The best count of points there was, where the game counts something. */
  readonly best?: number
  /** How many of the last matches in a row were won. */
  readonly streak: number
  readonly longestStreak: number
}

/** The finished matches of one game with the same names at the table. */
export interface CompanyRecord {
  readonly game: GameId
  readonly played: number
  readonly playedAt: string
  /** What is counted, and whether more or fewer of it are better: "Madness tokens", fewest. */
  readonly points?: { readonly what: string; readonly best: 'most' | 'fewest' }
  /** Who has won most comes first. */
  readonly standings: readonly Standing[]
}

/** Matches that were begun from one another by playing again. */
export interface Series {
  /** How many there are, this one included; 1 if it is no series. */
  readonly matches: number
  /** How many of them are over. */
  readonly over: number
  /** By seat: how many of them it has won. */
  readonly won: readonly { readonly name: string; readonly won: number }[]
  /** How many wins end it, if that was agreed; the next match begins another series. */
  readonly wins?: number
  /** Who has won it, as soon as somebody has. */
  readonly winner?: string
}
