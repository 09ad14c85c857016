/** What everybody sees of a table of Cthulhu Dice, for the window: it knows the contract and nothing behind it. */
export type { Face, Result, View } from '../games/cthulhu-dice/game.ts'
