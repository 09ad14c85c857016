/** Tides of Madness keeps the laws. */
import { tidesOfMadness } from '../../src-main/games/tides-of-madness/game.ts'
import { broken } from '../../src-main/games/tides-of-madness/invariants.ts'
import type { State } from '../../src-main/games/tides-of-madness/state.ts'
import { laws } from './laws.ts'

laws(tidesOfMadness, {
  options: [{ players: 2 }],
  players: ({ players }) => players,
  broken: (state) => broken(state as State),
  secrets: true,
})
