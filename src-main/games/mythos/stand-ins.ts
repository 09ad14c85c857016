/** Cards that can stand for any one card that another card needs, and are buried for it (M12.45, M19.16). */
import type { Condition } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { printed } from './places.ts'
import { holds, matches } from './select.ts'
import { applies, statics } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'

/** A player's active cards that serve for a Great Old One, the way to a Location, or an Adventure, which needs them. */
export function standInsFor(state: State, seat: Seat, purpose: 'GreatOldOne' | 'Location' | 'Adventure', needer: CardNo): CardNo[] {
  return statics(state, 'standIn').flatMap((source) => {
    const { effect } = source.rule
    if (!('standsIn' in effect) || effect.for !== purpose || effect.stays || source.ctx.you !== seat || source.card === undefined) return []
    if (effect.needs && !matches(state, needer, effect.needs, source.ctx)) return []
    return applies(state, source) ? [source.card] : []
  })
}

/** What becomes of a card that has stood for another. */
export const fateOfStandIn = (state: State, card: CardNo): 'bury' | 'discard' =>
  printed(state, card).rules.some((rule) => rule.kind === 'static' && 'standsIn' in rule.effect && rule.effect.lost === 'discard')
    ? 'discard'
    : 'bury'

/** How many cards are missing for what the own text of a card requires; endless, where no card would help. */
export function cardsMissing(state: State, seat: Seat, card: CardNo): number {
  const ctx = { you: seat, source: card }
  return printed(state, card).rules.reduce((sum, rule) => sum + (rule.kind === 'require' ? missing(state, rule.needs, ctx) : 0), 0)
}

function missing(state: State, needs: Condition, ctx: Ctx): number {
  if (holds(state, needs, ctx)) return 0
  if ('inPlay' in needs) return needs.atLeast === undefined || needs.atLeast === 1 ? 1 : Number.POSITIVE_INFINITY
  if ('all' in needs) return needs.all.reduce((sum, each) => sum + missing(state, each, ctx), 0)
  if ('any' in needs) return Math.min(...needs.any.map((each) => missing(state, each, ctx)))
  return Number.POSITIVE_INFINITY
}
