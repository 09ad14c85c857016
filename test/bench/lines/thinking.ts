/** Playouts of the thinking bot on Cthulhu Dice: its strength is bought in the rules' inner loop. */
import { think } from '../../../src-main/bot/mcts.ts'
import { type Rng, seeded, split } from '../../../src-main/engine/random.ts'
import { cthulhuDice } from '../../../src-main/games/cthulhu-dice/game.ts'
import type { Line } from '../line.ts'

export const line: Line = {
  name: 'The bot on Cthulhu Dice, three players',
  unit: 'playouts',
  aim: 'no figure is set: this line is there to notice a change',
  async prepare() {
    const state = cthulhuDice.setup({ players: 3, first: 0 }, 1)
    let luck = seeded(1)
    const playouts = 500
    const work = () => {
      let apart: Rng
      ;[apart, luck] = split(luck)
      think(cthulhuDice, state, 0, { playouts, horizon: 100 }, apart)
      return playouts
    }
    return [{ name: 'Story Deck', work }]
  },
}
