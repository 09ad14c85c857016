/** Random Mythos campaigns with random legal decks of all cards: how the decisions a second change from two seats to six. */
import { anything } from '../../../src-main/bot/random.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { randomTable } from '../../support/all-cards.ts'
import type { Contestant, Line } from '../line.ts'

/** Tables made beforehand, off the clock; they are taken in turn. */
const tables = 40

function campaigns(players: number): Contestant {
  const sittings = Array.from({ length: tables }, (_, seed) => randomTable(players, seeded(seed)))
  let match = 0
  return {
    name: `Story Deck, ${players} seats`,
    work() {
      const seed = match++
      const [options, begun] = sittings[seed % tables]!
      let luck = begun
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
}

export const line: Line = {
  name: 'Mythos, random campaigns of two to six, any cards',
  unit: 'decisions',
  aim: 'a decision costs no more at six seats than at two',
  prepare: async () => [2, 3, 4, 6].map(campaigns),
}
