/** Random Mythos campaigns with the two Standard decks, in decisions a second, beside Pokémon Showdown's simulator. */
import { fileURLToPath } from 'node:url'
import { anything } from '../../../src-main/bot/random.ts'
import { type Rng, seeded } from '../../../src-main/engine/random.ts'
import { games } from '../../../src-main/games/index.ts'
import type { Sitting } from '../../../src-main/tools/play.ts'
import type { Contestant, Line } from '../line.ts'

const decks = ['standard-steadfast', 'standard-corrupt'].map((name) =>
  fileURLToPath(new URL(`../../../db/decks/${name}.deck`, import.meta.url)),
)

export const line: Line = {
  name: 'Mythos, random campaigns of two',
  unit: 'decisions',
  aim: 'more decisions a second than random battles of Pokémon Showdown’s simulator',
  async prepare() {
    const game = games.get('mythos')?.game
    if (game === undefined) return 'Mythos is not among the games yet.'
    const { mythosOptions }: { mythosOptions: (sitting: Sitting) => unknown } = await import(
      new URL('../../../src-main/tools/mythos-options.ts', import.meta.url).href
    )
    const options = await mythosOptions({ players: 2, decks, cards: [], investigators: [] })
    let seed = 0
    const ours: Contestant = {
      name: 'Story Deck, Standard decks, to the end of the campaign',
      work() {
        seed++
        let luck: Rng = seeded(~seed)
        let state = game.setup(options, seed)
        for (let decisions = 0; ; decisions++) {
          const [seat] = game.actors(state)
          if (seat === undefined) return decisions
          let action: unknown
          ;[action, luck] = anything(game, state, seat, luck)
          state = game.apply(state, seat, action).state
        }
      },
    }
    const showdown = await import('../showdown/battles.ts').catch(() => undefined)
    return showdown === undefined ? [ours] : [ours, { name: 'Pokémon Showdown’s simulator, six against six', work: showdown.battle }]
  },
}
