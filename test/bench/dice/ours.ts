/** Random matches of Cthulhu Dice on our kernel, the moves kept as a log that could be replayed. */
import { anything } from '../../../src-main/bot/random.ts'
import type { Move } from '../../../src-main/engine/match.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { type Action, cthulhuDice, type State } from '../../../src-main/games/cthulhu-dice/game.ts'

export interface Played {
  readonly state: State
  readonly moves: readonly Move<Action>[]
}

export function ourMatch(players: number, seed: number): Played {
  let state = cthulhuDice.setup({ players }, seed)
  let luck = seeded(~seed)
  const moves: Move<Action>[] = []
  for (;;) {
    const [seat] = cthulhuDice.actors(state)
    if (seat === undefined) return { state, moves }
    let action: Action
    ;[action, luck] = anything(cthulhuDice, state, seat, luck)
    moves.push({ seat, action })
    state = cthulhuDice.apply(state, seat, action).state
  }
}
