/** Going on with a campaign of 500 actions: from a Keeper that has just been started to its open decision, and to its page. */
import { type Evenings, evenings, moved, type Open, playedCampaign } from '../evenings.ts'
import type { Deadline } from '../line.ts'

const actions = 500

export const line: Deadline = {
  name: `A campaign of ${actions} actions`,
  aim: 'open before anybody would have to be told to wait',
  budgetMs: 300,
  answers: 3,
  async prepare() {
    const evening: Evenings = evenings()
    let open: Open = await evening.open()
    const { campaign, match } = await playedCampaign(open.api, actions)
    const anew = async () => {
      await open.close()
      open = await evening.open()
    }
    return [
      {
        name: 'Story Deck, its table after a start',
        ready: anew,
        async answer() {
          JSON.stringify(await open.api.table.look({ match, seat: 0 }))
          return 'thought'
        },
        async close() {
          await open.close()
          evening.remove()
        },
      },
      {
        name: 'Story Deck, its page after one more move and a start',
        async ready() {
          await moved(open.api, match)
          await anew()
        },
        async answer() {
          JSON.stringify(await open.api.campaigns.open({ campaign }))
          return 'thought'
        },
      },
      {
        name: 'Story Deck, its page once more',
        async answer() {
          JSON.stringify(await open.api.campaigns.open({ campaign }))
          return 'thought'
        },
      },
    ]
  },
}
