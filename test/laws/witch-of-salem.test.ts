/** Witch of Salem keeps the laws, with every number of investigators every difficulty, one who leads all, and other values. */
import { witchOfSalem } from '../../src-main/games/witch-of-salem/game.ts'
import { broken } from '../../src-main/games/witch-of-salem/invariants.ts'
import type { State } from '../../src-main/games/witch-of-salem/state.ts'
import { laws } from './laws.ts'

const options = [
  { players: 2 },
  { players: 3, first: 1, sanity: 5, withoutPairs: 1 },
  { players: 4, sanity: 4, necron: 3 },
  { players: 2, first: 0, oneLeads: true, values: { track: { demon: 12, rift: 30, pictures: [2, 9, 17, 25] } } },
] as const

laws(witchOfSalem, {
  options,
  players: ({ players }) => players,
  broken: (state) => broken(state as State),
  secrets: true,
  matches: 60,
  every: 6,
})
