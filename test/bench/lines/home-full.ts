/** Home with 200 campaigns and 500 decks: all that it asks the Keeper for, in the texts that go over the wire. */
import { type Evenings, evenings, manyOf, type Open } from '../evenings.ts'
import type { Deadline } from '../line.ts'

export const line: Deadline = {
  name: 'Home with 200 campaigns and 500 decks',
  aim: 'there before anybody would have to be told to wait',
  budgetMs: 300,
  answers: 3,
  async prepare() {
    const evening: Evenings = evenings()
    await manyOf(evening, 200, 500)
    let open: Open = await evening.open()
    const home = async () => {
      const { api } = open
      const asked = [api.matches.list(), api.decks.list(), api.about(), api.host.recents(), api.matches.record(), api.games.list()]
      JSON.stringify(await Promise.all(asked))
      return 'thought' as const
    }
    const anew = async () => {
      await open.close()
      open = await evening.open()
    }
    return [
      {
        name: 'Story Deck, Home',
        answer: home,
        async close() {
          await open.close()
          evening.remove()
        },
      },
      { name: 'Story Deck, Home after a start', ready: anew, answer: home },
      {
        name: 'Story Deck, the campaigns after a start',
        ready: anew,
        async answer() {
          JSON.stringify(await open.api.campaigns.list())
          return 'thought'
        },
      },
      {
        name: 'Story Deck, the deck list',
        async answer() {
          JSON.stringify(await open.api.deckRoom.list())
          return 'thought'
        },
      },
    ]
  },
}
