/** The Sanity that a play takes (M2.18 to M2.29). */
import type { Seat } from '../../../engine/game.ts'
import { canPay, gateFee, sanityCost } from '../costs.ts'
import { isUsedUp } from '../losing.ts'
import { pentagram } from '../pentagram.ts'
import { matches } from '../select.ts'
import { applies, standing } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Play } from '../tasks.ts'
import { actsAs } from './allies.ts'
import { usesGate } from './gates.ts'

/** What may be done instead of paying for a card (M2.29). */
export function insteadOfPaying(state: State, seat: Seat, card: CardNo) {
  return standing(state).insteads.find((source) => {
    const { rule, ctx } = source
    if (!('wouldPay' in rule.of) || ctx.you !== seat || source.card === undefined || source.card === card) return false
    return (
      matches(state, card, rule.of.wouldPay, ctx) && applies(state, source) && canPay(state, rule.cost, ctx) && !isUsedUp(state, source)
    )
  })
}

/**
 * The Sanity a play takes: a Location costs when it becomes right-side-up, a Spell when
 * it is cast (M2.18 to M2.20), a Gate used again what its card asks. Putting a Spell
 * into play costs nothing (M9.17).
 */
export function costOf(state: State, seat: Seat, play: Play): number {
  if (play.how === 'walk' || play.how === 'spell') return 0
  return (
    (play.cost ?? Math.max(0, -pentagram(state, seat, play.card))) +
    extraFee(state, seat, play) +
    (usesGate(state, seat, play) ? (gateFee(state, seat, play.card) ?? 0) : 0)
  )
}

/** What a text asks besides the Gate for letting a card be played as something else. */
function extraFee(state: State, seat: Seat, { card, how }: Play): number {
  const permit = actsAs(state, seat, card, how)
  return permit?.cost === undefined
    ? 0
    : sanityCost(
        state,
        permit.cost.filter((each) => each !== 'gate'),
        { you: seat, source: card },
      )
}
