/** Witch of Salem keeps the laws, with every number of investigators and every difficulty. */
import { witchOfSalem } from '../../src-main/games/witch-of-salem/game.ts'
import { laws } from './laws.ts'

const options = [{ players: 2 }, { players: 3, first: 1, sanity: 5, withoutPairs: 1 }, { players: 4, sanity: 4, necron: 3 }] as const

laws(witchOfSalem, { options, players: ({ players }) => players, secrets: true, matches: 60, every: 6 })
