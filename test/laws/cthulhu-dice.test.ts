/** Cthulhu Dice keeps the laws, with every way to sit down. */
import { cthulhuDice, type Options, type State } from '../../src-main/games/cthulhu-dice/game.ts'
import { broken } from '../../src-main/games/cthulhu-dice/invariants.ts'
import { laws } from './laws.ts'

const options: Options[] = [
  { players: 2 },
  { players: 3, first: 1 },
  { players: 4, lastWinner: 2, mayLeave: [0, 3] },
  { players: 5 },
  { players: 6, mayLeave: [5] },
  { players: 2, cultists: 2 },
  { players: 2, cultists: 3, first: 1, mayLeave: [0, 1] },
]

laws(cthulhuDice, { options, players: ({ players }) => players, broken: (state) => broken(state as State), secrets: false })
