/** The exact chances in the last round of Tides of Madness, from its first play on (last-round.ts). */
import type { Odds, Seat } from '../../engine/game.ts'
import { exchange, type Sides, scored, sideOf, type Terms, takingOut } from './last-round.ts'
import type { Action, Pair, State } from './state.ts'

/** What each action promises; nothing before the last round. */
export function odds(state: State, seat: Seat, actions: readonly Action[], terms: Terms): readonly Odds<Action>[] | undefined {
  if (state.round < terms.rounds) return undefined
  const sides: Sides = [sideOf(state.players[0]), sideOf(state.players[1])]
  const tokens: Pair = [sides[0].madness, sides[1].madness]
  switch (state.question.ask) {
    case 'which card to play': {
      const { rows, columns, scores } = exchange(state.players[0].hand, state.players[1].hand, sides, terms)
      const shares = seat === 0 ? rows : columns
      const others = seat === 0 ? columns : rows
      return actions.map((action, mine) => {
        let chance = 0
        for (const [theirs, share] of others.entries()) {
          const at = seat === 0 ? mine * columns.length + theirs : theirs * columns.length + mine
          chance += share * scores[2 * at + seat]!
        }
        return { action, chance, share: shares[mine]! }
      })
    }
    case 'what Madness gives':
      return actions.map((action) => ({ action, chance: takingOut(action.do === 'gain', seat, sides, tokens, terms)[seat]! }))
    case 'which suit':
      return actions.map((action) => ({
        action,
        chance: scored(action.do === 'name' ? action.suit : null, sides, tokens, [0, 0], terms)[seat]!,
      }))
    default:
      return undefined
  }
}
