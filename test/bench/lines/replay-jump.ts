/** A jump in a replay of 500 moves: from its end to its middle, as the window asks for it, in the text that goes over the wire. */
import { evenings, playedMatch } from '../evenings.ts'
import type { Deadline } from '../line.ts'

export const line: Deadline = {
  name: 'A jump in a replay, 500 moves',
  aim: 'as quick as the picture: within 50 ms, also the first one',
  budgetMs: 50,
  answers: 20,
  async prepare() {
    const evening = evenings()
    const open = await evening.open()
    const match = await playedMatch(open.api, 500)
    const other = await playedMatch(open.api, 500)
    const third = await playedMatch(open.api, 500)
    const { steps } = await open.api.replays.open({ match })
    const eyes = 0
    return [
      {
        name: 'Story Deck, from the end to the middle',
        ready: async () => void (await open.api.replays.at({ match, step: steps, eyes })),
        async answer() {
          JSON.stringify(await open.api.replays.at({ match, step: Math.floor(steps / 2), eyes }))
          return 'thought'
        },
        async close() {
          await open.close()
          evening.remove()
        },
      },
      {
        name: 'Story Deck, the first look at another match',
        // Two are kept at hand.
        async ready() {
          await open.api.replays.open({ match: other })
          await open.api.replays.open({ match: third })
        },
        async answer() {
          JSON.stringify(await open.api.replays.open({ match }))
          return 'thought'
        },
      },
    ]
  },
}
