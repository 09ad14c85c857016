/** Random games of Pocket Madness, and the same with the whole position copied before every action. */
import { anything } from '../../../src-main/bot/random.ts'
import { type Rng, seeded } from '../../../src-main/engine/random.ts'
import { pocketMadness } from '../../../src-main/games/pocket-madness/game.ts'
import type { Action, State } from '../../../src-main/games/pocket-madness/state.ts'
import type { Line } from '../line.ts'

const players = 3

function match(seed: number, before: (state: State) => State): number {
  let state = pocketMadness.setup({ players }, seed)
  let luck: Rng = seeded(~seed)
  for (let moves = 0; ; moves++) {
    const [seat] = pocketMadness.actors(state)
    if (seat === undefined) return moves
    let action: Action
    ;[action, luck] = anything(pocketMadness, state, seat, luck)
    state = pocketMadness.apply(before(state), seat, action).state
  }
}

export const line: Line = {
  name: `Pocket Madness, ${players} random players`,
  unit: 'games',
  aim: 'a searching bot plays thousands of them a second',
  async prepare() {
    let seed = 0
    const games = (count: number, before: (state: State) => State) => () => {
      for (let game = 0; game < count; game++) {
        seed++
        match(seed, before)
      }
      return count
    }
    return [
      { name: 'Story Deck', work: games(20, (state) => state) },
      { name: 'the same, whole position copied before each action', work: games(5, (state) => structuredClone(state)) },
    ]
  },
}
