/** What a card's pentagram takes or gives now (M2.18 to M2.20, M2.28). */
import type { Static } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { isUnaffected } from './bans.ts'
import { printed } from './places.ts'
import { amount, finds, isSoFor, matches } from './select.ts'
import { applies, includes, statics } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'

/**
 * The Sanity change of playing a card (or of an Investigator's casting it):
 * printed, with what cards in play add; a cost never turns into a gain (M2.28).
 */
export function pentagram(state: State, seat: Seat, card: CardNo, casting = false): number {
  const face = printed(state, card)
  let change = typeof face.sanity === 'number' ? face.sanity : 0
  const folds: ('double' | 'half')[] = []
  const alter = (effect: Extract<Static, { stat: string }>, ctx: Ctx): void => {
    const by = amount(state, effect.by, ctx)
    if (effect.how === 'double' || effect.how === 'half') folds.push(effect.how)
    else if (effect.how === 'set') change = change < 0 || face.sanity === 'variable' ? 0 - by : change
    else if (change < 0) change = Math.min(0, change - by, by < 0 ? Math.max(change, 0 - leastCost(effect)) : 0)
    else if (by > 0 && change === 0) change = -by
  }
  // What a card says of its own cost holds before it is in play.
  for (const rule of face.rules) {
    if (rule.kind !== 'static' || !('stat' in rule.effect) || rule.effect.stat !== 'cost' || rule.effect.of?.ref !== 'self') continue
    const ctx = { you: seat, source: card }
    if (isSoFor(state, rule, ctx)) alter(rule.effect, ctx)
  }
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || (effect.stat !== 'cost' && !(casting && effect.stat === 'castingCost'))) continue
    if (effect.of?.ref !== undefined && !(effect.stat === 'castingCost' && effect.of.ref === 'self' && source.card === card)) continue
    if (!includes(state, effect.who ?? effect.of?.of ?? 'you', source.ctx, seat)) continue
    if (effect.of?.borneBy !== undefined && !finds(state, effect.of, source.ctx, card)) continue
    if (effect.of?.is !== undefined && !matches(state, card, effect.of.is, source.ctx)) continue
    // "The first Spell that each player casts": whoever pays is the one of whom it is asked.
    const asked = { ...source, ctx: { ...source.ctx, actor: seat } }
    if (isUnaffected(state, seat, source.ctx) || !applies(state, asked)) continue
    alter(effect, source.ctx)
  }
  // What is doubled or halved is the cost that all else has made (M19.14).
  if (change >= 0) return change
  if (folds.includes('double')) change *= 2
  return folds.includes('half') ? -Math.ceil(-change / 2) : change
}

/** The cost below which such an effect lowers none: "to a minimum of 1". */
const leastCost = ({ limit }: Extract<Static, { stat: string }>): number => (limit !== undefined && 'floor' in limit ? limit.floor : 0)

/** Between what a card's cost may be chosen, where its text leaves that to its player. */
export function chosenCost(state: State, card: CardNo): readonly [min: number, max: number] | undefined {
  for (const rule of printed(state, card).rules) {
    if (rule.kind !== 'static' || !('stat' in rule.effect) || rule.effect.stat !== 'cost' || rule.effect.of?.ref !== 'self') continue
    const { by } = rule.effect
    if (typeof by === 'object' && 'chosen' in by) return by.chosen
  }
  return undefined
}
