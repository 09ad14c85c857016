/**
 * The numbers of a player: those printed on the Investigator, after what cards in play make of them (M2.8, M15.4, M15.31), and
 * those that cards alone set.
 */
import type { Static } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { isUnaffected } from './bans.ts'
import { investigatorOf } from './places.ts'
import { amount, matches } from './select.ts'
import { applies, includes, statics, typeOfSource } from './standing.ts'
import type { CardNo, State } from './state.ts'
import { benefitKey, beside, type Counted, type Limited } from './values.ts'

type Stat = Extract<Static, { stat: string }>['stat']

/** A number of a player after what cards in play make of it: set by the last that sets it, then additions, then subtractions, and no more than the least that is told as the most. */
function stat(state: State, seat: Seat, name: Stat, start: number): number {
  const sources = statics(state, 'number')
  if (sources.length === 0) return start
  let value = start
  const benefits = new Map<string, Counted>()
  const changes: Counted[] = []
  const limited: Limited[] = []
  const reduced = new Map<string, number>()
  let setByGoo = false
  let most = Infinity
  for (const source of sources) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== name || effect.of !== undefined) continue
    // "The Maximum of each player who has a Priest": asked of each of them.
    const asked = { ...source, ctx: { ...source.ctx, actor: seat } }
    if (!includes(state, effect.who ?? 'you', source.ctx, seat) || !applies(state, asked)) continue
    if (isUnaffected(state, seat, source.ctx)) continue
    const by = amount(state, effect.by, source.ctx)
    const limit = effect.limit !== undefined && 'stacking' in effect.limit && effect.limit.stacking === 'no' ? effect.limit : undefined
    if (effect.how === 'most') most = Math.min(most, by)
    else if (effect.how === 'set') {
      if (setByGoo && !source.goo) continue
      value = by
      setByGoo = source.goo
    } else if (limit && /^(?:raises|lowers) /.test(limit.group ?? '')) {
      const type = typeOfSource(state, source)
      limited.push({ by, type, among: limit.among ?? [type] })
    } else if (limit) {
      const key = `${limit.group ?? ''} ${typeOfSource(state, source)}`
      const before = reduced.get(key) ?? 0
      reduced.set(key, Math.abs(by) > Math.abs(before) ? by : before)
    } else if (by > 0) {
      const key = benefitKey(state, source, -1)
      // M17.15: of several benefits of one Subtype the largest applies.
      if (by > (benefits.get(key)?.by ?? 0))
        benefits.set(key, { by, type: typeOfSource(state, source), isCumulative: isCumulative(effect) })
    } else changes.push({ by, type: typeOfSource(state, source), isCumulative: isCumulative(effect) })
  }
  for (const { by } of beside([...changes, ...benefits.values()], limited)) value += by
  for (const by of reduced.values()) value += by
  return Math.min(most, value)
}

const isCumulative = (effect: Static): boolean =>
  'limit' in effect && effect.limit !== undefined && 'stacking' in effect.limit && effect.limit.stacking === 'yes'

/** M15.4 to M15.8. */
export function maximum(state: State, seat: Seat): number {
  return Math.max(0, stat(state, seat, 'handMax', investigatorOf(state, seat).handMax))
}

/** How many cards of a Hand are kept beyond the Maximum, of kinds that a text names. */
export function keptBeyond(state: State, seat: Seat): number {
  const { hand } = state.players[seat]!
  let kept: readonly CardNo[] = []
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('keeps' in effect) || source.ctx.you !== seat || !applies(state, source)) continue
    // No card is kept twice.
    const such = hand.filter((card) => !kept.includes(card) && matches(state, card, effect.for, source.ctx))
    kept = [...kept, ...(effect.keeps === 'any' ? such : such.slice(0, effect.keeps))]
  }
  return kept.length
}

export function minimum(state: State, seat: Seat): number {
  return Math.max(0, stat(state, seat, 'handMin', investigatorOf(state, seat).handMin))
}

/** How many cards a new Round's Hand holds (M15.31, M15.33). */
export function handSize(state: State, seat: Seat): number {
  return Math.max(0, stat(state, seat, 'draw', investigatorOf(state, seat).hand))
}

/** M2.12. */
export function sanityMaximum(state: State, seat: Seat): number {
  return stat(state, seat, 'sanityMax', investigatorOf(state, seat).sanityMax)
}

export function education(state: State, seat: Seat): number {
  return stat(state, seat, 'education', investigatorOf(state, seat).education)
}

/** How many Passes stand, whosever they are (M13.5). */
export const standingPasses = (state: State): number => state.players.reduce((sum, player) => sum + player.passes, 0)

/** How many standing Passes end card play (M13.1, M13.9). */
export function passesToEnd(state: State): number {
  let most = 2
  let byGoo = false
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== 'passesToEnd' || (byGoo && !source.goo) || !applies(state, source)) continue
    const by = amount(state, effect.by, source.ctx)
    most = effect.how === 'set' ? by : most + by
    byGoo = source.goo
  }
  return Math.max(1, most)
}

/** How many Phobias can lie on a player; as many as there are, if no card sets a limit. */
export function phobiaLimit(state: State, seat: Seat): number {
  return stat(state, seat, 'phobiaLimit', Infinity)
}
