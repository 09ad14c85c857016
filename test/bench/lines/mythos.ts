/** Random Mythos campaigns with the two Standard decks, in decisions a second, beside Pokémon Showdown's simulator. */
import { anything } from '../../../src-main/bot/random.ts'
import { type Rng, seeded } from '../../../src-main/engine/random.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { mythosOptions } from '../../../src-main/tools/mythos-options.ts'
import type { Contestant, Line } from '../line.ts'

export const line: Line = {
  name: 'Mythos, random campaigns of two',
  unit: 'decisions',
  aim: 'more decisions a second than random battles of Pokémon Showdown’s simulator',
  async prepare() {
    const options = mythosOptions({ players: 2, decks: [], cards: [], investigators: [] })
    let seed = 0
    const ours: Contestant = {
      name: 'Story Deck, Standard decks, to the end of the campaign',
      work() {
        seed++
        let luck: Rng = seeded(~seed)
        let state = mythos.setup(options, seed)
        for (let decisions = 0; ; decisions++) {
          const [seat] = mythos.actors(state)
          if (seat === undefined) return decisions
          const [action, next] = anything(mythos, state, seat, luck)
          luck = next
          state = mythos.apply(state, seat, action).state
        }
      },
    }
    const showdown = await import('../showdown/battles.ts').catch(() => undefined)
    return showdown === undefined ? [ours] : [ours, { name: 'Pokémon Showdown’s simulator, six against six', work: showdown.battle }]
  },
}
