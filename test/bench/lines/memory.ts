/** What a long match takes of the Keeper's memory: the heap after everything that can go has gone, at so many moves. */
import { evenings, playedMatch } from '../evenings.ts'
import type { Levels } from '../line.ts'

const marks = [0, 200, 400, 600, 800]

export const line: Levels = {
  name: 'Memory of the Keeper in a long match of Mythos, two persons',
  unit: 'MB',
  aim: 'a few MB for a match of 800 moves, and nothing that grows without end',
  async read() {
    if (globalThis.gc === undefined) return 'it needs node --expose-gc, which npm run bench gives'
    const evening = evenings()
    const open = await evening.open()
    const levels: { readonly name: string; readonly value: number }[] = []
    const level = (made: number) => {
      globalThis.gc?.()
      globalThis.gc?.()
      levels.push({ name: `${made} moves`, value: process.memoryUsage().heapUsed / 1e6 })
    }
    try {
      const match = await playedMatch(open.api, marks.at(-1)!, (made) => marks.includes(made) && level(made))
      level((await open.api.table.look({ match, seat: 0 })).moves)
      await open.api.replays.open({ match })
      globalThis.gc()
      levels.push({ name: 'with its replay open', value: process.memoryUsage().heapUsed / 1e6 })
    } finally {
      await open.close()
      evening.remove()
    }
    return levels
  },
}
