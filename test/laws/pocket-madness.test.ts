/** Pocket Madness keeps the laws, with every number of players. */
import { pocketMadness } from '../../src-main/games/pocket-madness/game.ts'
import { broken } from '../../src-main/games/pocket-madness/invariants.ts'
import type { State } from '../../src-main/games/pocket-madness/state.ts'
import { laws } from './laws.ts'

const options = [{ players: 2 }, { players: 3, first: 1 }, { players: 4 }] as const

laws(pocketMadness, {
  options,
  players: ({ players }) => players,
  broken: (state) => broken(state as State),
  secrets: true,
  matches: 60,
  every: 4,
})
