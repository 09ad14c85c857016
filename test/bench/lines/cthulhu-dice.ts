/** Random games of Cthulhu Dice: ours, the bare loop, and boardgame.io's client. */
import { seeded } from '../../../src-main/engine/random.ts'
import { bareMatch } from '../dice/bare.ts'
import { ourMatch } from '../dice/ours.ts'
import type { Line } from '../line.ts'

const players = 4

export const line: Line = {
  name: `Cthulhu Dice, ${players} random players`,
  unit: 'games',
  aim: 'at least 300 times boardgame.io’s client; within a factor of four of the bare loop',
  async prepare() {
    const others = await import('../dice/boardgame.ts').catch(() => undefined)
    let seed = 0
    const games = (count: number, play: (seed: number) => void) => () => {
      for (let game = 0; game < count; game++) {
        seed++
        play(seed)
      }
      return count
    }
    return [
      { name: 'Story Deck, moves kept', work: games(2_000, (each) => ourMatch(players, each)) },
      { name: 'bare loop, nothing kept', work: games(5_000, (each) => bareMatch(players, seeded(each), seeded(~each))) },
      ...(others === undefined ? [] : [{ name: 'boardgame.io, client', work: games(15, (each) => others.boardgameMatch(players, each)) }]),
    ]
  },
}
