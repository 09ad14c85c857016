/** Tides of Madness keeps the laws. */
import { tidesOfMadness } from '../../src-main/games/tides-of-madness/game.ts'
import { laws } from './laws.ts'

laws(tidesOfMadness, { options: [{ players: 2 }], players: ({ players }) => players, secrets: true })
