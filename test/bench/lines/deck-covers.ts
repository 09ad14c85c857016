/** Smallest sets of cards for Adventures of the library, alone and in pairs: to the first answer, and to the proof. */
import { cardLanguage } from '../../../db/language.ts'
import { openShelf } from '../../../db/shelf.ts'
import { greedy } from '../../../src-main/games/mythos/deck/cover-greedy.ts'
import type { CoverTask } from '../../../src-main/games/mythos/deck/cover-task.ts'
import { solve } from '../../../src-main/keeper/cover-solver.ts'
import { coverJob } from '../../../src-main/keeper/deck-cover.ts'
import { poolOf } from '../../../src-main/keeper/deck-study.ts'
import type { Line } from '../line.ts'

export const line: Line = {
  name: 'Smallest sets of cards for given Adventures, from the whole library',
  unit: 'sets',
  aim: 'a first set within a second, the smallest of a pair within ten',
  async prepare() {
    const shelf = openShelf({ language: cardLanguage })
    const pool = poolOf(shelf.cards)()
    const stories = shelf.cards.all().filter(({ type, points }) => type === 'Adventure' && points !== undefined)
    const told = (some: typeof stories): CoverTask => {
      const points = some.reduce((sum, story) => sum + story.points!, 0)
      const {
        faces: _,
        patience: __,
        ...task
      } = coverJob(pool, { points, from: 'library', keep: some.map(({ id }) => id) }, undefined, () => undefined)
      return { ...task, support: pool.support }
    }
    const pairs = stories.flatMap((one, at) => stories.slice(at + 1).map((two) => [one, two]))
    const turns = (all: (typeof stories)[]) => {
      let no = 0
      // Far apart, so that a short run sees some of everything.
      return () => told(all[(no++ * 7) % all.length]!)
    }
    const proved = (next: () => CoverTask) => async () => {
      await solve({ task: next(), patience: 120_000, tell: () => undefined })
      return 1
    }
    const [single, pair, draft] = [turns(stories.map((each) => [each])), turns(pairs), turns(pairs)]
    return [
      { name: 'Story Deck, one Adventure, proved', work: proved(single), close: async () => shelf.close() },
      { name: 'two Adventures, proved', work: proved(pair) },
      {
        name: 'two Adventures, the first set',
        async work() {
          greedy(draft()).next()
          return 1
        },
      },
    ]
  },
}
