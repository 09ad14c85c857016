/**
 * The games of this table, by id.
 *
 * This is the one place to add a game to: what is listed here can be played,
 * replayed and asked about its rules; the bots need not be told.
 */
import type { AnyGame } from '../engine/game.ts'
import { cthulhuDice, type State as DiceState } from './cthulhu-dice/game.ts'

export interface Entry {
  readonly game: AnyGame
  readonly title: string
  /** Whether its rules are complete. `npm run rules` fails on a gap in a released game. */
  readonly released: boolean
  /** What to sit down with, where nothing but the number of players matters; absent, where decks do. */
  options?(players: number): unknown
  /** How many rounds, or turns, have come to their end. */
  rounds(state: unknown): number
}

const entries: readonly Entry[] = [
  {
    game: cthulhuDice,
    title: 'Cthulhu Dice',
    released: true,
    options: (players) => ({ players }),
    rounds: ({ turn }: DiceState) => turn - 1,
  },
]

export const games: ReadonlyMap<string, Entry> = new Map(entries.map((each) => [each.game.id, each]))
