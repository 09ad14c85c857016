/** Cards that can stand for any one card that another card needs, and are buried for it where they do not stay (M12.45, M19.16). */
import type { Condition } from '../../../grammar/ast.ts'
import type { CardType, Requirement } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { printed } from './places.ts'
import { holds, matches } from './select.ts'
import { applies, statics } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'

/** A player's active cards that serve for the way to a Location, or an Adventure, which needs them. */
export function standInsFor(state: State, seat: Seat, purpose: 'Location' | 'Adventure', needer: CardNo): CardNo[] {
  return statics(state, 'standIn').flatMap((source) => {
    const { effect } = source.rule
    if (!('standsIn' in effect) || effect.for !== purpose || effect.stays || source.ctx.you !== seat || source.card === undefined) return []
    if (effect.needs && !matches(state, needer, effect.needs, source.ctx)) return []
    return applies(state, source) ? [source.card] : []
  })
}

/** A card that serves for one of some types alone, or for any, and whether it stays where it is. */
interface Serving {
  readonly card: CardNo
  readonly for: 'anyOne' | CardType
  /** Of that type, only one of this Subtype. */
  readonly kind?: string | readonly string[]
  readonly stays: boolean
}

/**
 * Which cards a player gives for the requirements of a Great Old One that he does not meet, as few as can be; nothing where that does
 * not meet them. Each card serves for one; what stays is not given.
 */
export function givenForGoo(state: State, seat: Seat, needer: CardNo, missing: readonly Requirement[]): readonly CardNo[] | undefined {
  const serving = statics(state, 'standIn').flatMap((source): Serving[] => {
    const { effect } = source.rule
    if (!('standsIn' in effect) || effect.for !== 'GreatOldOne' || source.ctx.you !== seat || source.card === undefined) return []
    if (effect.needs && !matches(state, needer, effect.needs, source.ctx)) return []
    return applies(state, source)
      ? [{ card: source.card, for: effect.standsIn, stays: effect.stays === true, ...(effect.kind ? { kind: effect.kind } : {}) }]
      : []
  })
  return fewest(missing, serving)
}

function fewest([wanted, ...more]: readonly Requirement[], serving: readonly Serving[]): readonly CardNo[] | undefined {
  if (!wanted) return []
  let best: readonly CardNo[] | undefined
  for (const each of serving) {
    if (each.for !== 'anyOne' && each.for !== wanted.type) continue
    if (each.kind !== undefined && (wanted.subtype === undefined || ![each.kind].flat().includes(wanted.subtype))) continue
    const others = fewest(
      more,
      serving.filter(({ card }) => card !== each.card),
    )
    const given = others && (each.stays ? others : [each.card, ...others])
    if (given && (best === undefined || given.length < best.length)) best = given
  }
  return best
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
