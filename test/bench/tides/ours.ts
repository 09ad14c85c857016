/** Random matches of Tides of Madness on our kernel, the moves kept as a log that could be replayed. */
import { anything } from '../../../src-main/bot/random.ts'
import type { Move } from '../../../src-main/engine/match.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { tidesOfMadness } from '../../../src-main/games/tides-of-madness/game.ts'
import type { Action, State } from '../../../src-main/games/tides-of-madness/state.ts'

export interface Played {
  readonly state: State
  readonly moves: readonly Move<Action>[]
}

export function ourMatch(seed: number): Played {
  let state = tidesOfMadness.setup({ players: 2 }, seed)
  let luck = seeded(~seed)
  const moves: Move<Action>[] = []
  for (;;) {
    const [seat] = tidesOfMadness.actors(state)
    if (seat === undefined) return { state, moves }
    let action: Action
    ;[action, luck] = anything(tidesOfMadness, state, seat, luck)
    moves.push({ seat, action })
    state = tidesOfMadness.apply(state, seat, action).state
  }
}
