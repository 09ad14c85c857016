/** Pocket Madness keeps the laws, with every number of players. */
import { pocketMadness } from '../../src-main/games/pocket-madness/game.ts'
import { laws } from './laws.ts'

const options = [{ players: 2 }, { players: 3, first: 1 }, { players: 4 }] as const

laws(pocketMadness, { options, players: ({ players }) => players, secrets: true, matches: 60, every: 4 })
