/** Random games of Tides of Madness: ours, a loop that copies the whole state, and boardgame.io's client. */
import type { Line } from '../line.ts'
import { copyingMatch } from '../tides/copying.ts'
import { ourMatch } from '../tides/ours.ts'

export const line: Line = {
  name: 'Tides of Madness, two random players',
  unit: 'games',
  aim: 'at least 150 times boardgame.io’s client',
  async prepare() {
    const others = await import('../tides/boardgame.ts').catch(() => undefined)
    let seed = 0
    const games = (count: number, play: (seed: number) => void) => () => {
      for (let game = 0; game < count; game++) {
        seed++
        play(seed)
      }
      return count
    }
    return [
      { name: 'Story Deck, moves kept', work: games(500, ourMatch) },
      { name: 'a plain loop, whole state copied', work: games(500, copyingMatch) },
      ...(others === undefined ? [] : [{ name: 'boardgame.io, client', work: games(3, others.boardgameMatch) }]),
    ]
  },
}
