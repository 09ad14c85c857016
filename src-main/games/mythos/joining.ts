/** Joining (M11.19 to M11.26): which cards may be played together in one play. */
import type { Condition, Cost, Filter, Static } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { binds } from './bans.ts'
import { sanityCost } from './costs.ts'
import { printed } from './places.ts'
import { holds, matches } from './select.ts'
import { applies, includes, standing, statics } from './standing.ts'
import type { CardNo, State } from './state.ts'
import type { Play } from './tasks.ts'

/** Whether every pair of a group Joins (M11.21), and no card has more with it than its text allows. */
export function allJoin(state: State, seat: Seat, plays: readonly Play[]): boolean {
  const isPairwise = plays.every((one, at) => plays.slice(at + 1).every((two) => joins(state, seat, one, two, plays)))
  return isPairwise && !plays.some((one) => hasTooMany(state, seat, one, plays))
}

/** "Joins one Monster", of a group in which more of those are there by these words alone. */
function hasTooMany(state: State, seat: Seat, one: Play, plays: readonly Play[]): boolean {
  return printed(state, one.card).rules.some((rule) => {
    if (rule.kind !== 'static' || !('join' in rule.effect) || rule.effect.upTo === undefined) return false
    const { join, upTo, of } = rule.effect
    if (of !== undefined && of.ref !== 'self') return false
    const isThereByThis = (other: Play) =>
      other !== one && matches(state, other.card, join, { you: seat, source: one.card }) && !saysJoin(state, other, one.card, seat, plays)
    return plays.filter(isThereByThis).length > upTo
  })
}

/** Whether the text of at least one of two cards of a group says that it Joins with the other (M11.20), by a Title or a kind (M11.25, M11.26). */
export function joins(state: State, seat: Seat, one: Play, two: Play, group: readonly Play[] = [one, two]): boolean {
  // A Spell Joins the Tome that is to hold it, and through it the other Spells there (M9.18, M9.19).
  if (one.how === 'spell' || two.how === 'spell') return spellsJoin(one, two)
  if (forbidsJoin(state, one, two.card, seat) || forbidsJoin(state, two, one.card, seat)) return false
  if (isBarred(state, seat, one.card, two.card)) return false
  if (saysJoin(state, one, two.card, seat, group) || saysJoin(state, two, one.card, seat, group)) return true
  return leaveToJoin(state, seat, one, two, group) !== undefined
}

/** The card in play that lets two cards of a group Join, and for nothing if there is one that does. */
function leaveToJoin(state: State, seat: Seat, one: Play, two: Play, group: readonly Play[]) {
  const all = statics(state, 'join').filter((source) => {
    const { effect } = source.rule
    if (!('join' in effect) || !effect.may || effect.of === undefined || effect.of.ref === 'self') return false
    const { of, join, most, upTo, who = of.of ?? 'you' } = effect
    if (!includes(state, who, source.ctx, seat)) return false
    const ctx = { ...source.ctx, actor: seat }
    // Cards in the Hand are in no zone a selector looks in: its filter alone is read.
    const isOf = (card: CardNo) => matchesOrAll(state, card, of.is, ctx)
    const isJoined = (card: CardNo) => matches(state, card, join, ctx)
    const hasFew = (play: Play) => upTo === undefined || group.filter((each) => each !== play && isJoined(each.card)).length <= upTo
    const takes = (play: Play, other: Play) => isOf(play.card) && isJoined(other.card) && hasFew(play)
    if (!takes(one, two) && !takes(two, one)) return false
    if (most !== undefined && group.filter(({ card }) => isOf(card) || isJoined(card)).length > most) return false
    return applies(state, { ...source, ctx })
  })
  return all.find((source) => costsOf(source).length === 0) ?? all[0]
}

const costsOf = ({ rule: { effect } }: { readonly rule: { readonly effect: Static } }): readonly Cost[] =>
  ('join' in effect && effect.cost) || []

/** The Sanity that the cards ask for by whose leave alone a group Joins (M2.23). */
export function joinFee(state: State, seat: Seat, plays: readonly Play[]): number {
  const asking = new Map<CardNo | undefined, number>()
  for (const [at, one] of plays.entries()) {
    for (const two of plays.slice(at + 1)) {
      if (one.how === 'spell' || two.how === 'spell') continue
      if (saysJoin(state, one, two.card, seat, plays) || saysJoin(state, two, one.card, seat, plays)) continue
      const source = leaveToJoin(state, seat, one, two, plays)
      if (source !== undefined) asking.set(source.card, sanityCost(state, costsOf(source), { ...source.ctx, you: seat }))
    }
  }
  return [...asking.values()].reduce((sum, each) => sum + each, 0)
}

/** A card in play may forbid that such cards join others. */
function isBarred(state: State, seat: Seat, one: CardNo, two: CardNo): boolean {
  return standing(state).forbids.some((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('join' in what) || !binds(state, source, seat)) return false
    return matches(state, one, what.join, source.ctx) || matches(state, two, what.join, source.ctx)
  })
}

function matchesOrAll(state: State, card: CardNo, filter: Filter | undefined, ctx: Parameters<typeof matches>[3]): boolean {
  return filter === undefined || matches(state, card, filter, ctx)
}

function spellsJoin(one: Play, two: Play): boolean {
  if (one.how === 'spell' && two.how === 'spell') return one.on !== undefined && one.on === two.on
  const [spell, other] = one.how === 'spell' ? [one, two] : [two, one]
  return other.how === 'asset' && spell.on === other.card
}

const saysJoin = (state: State, play: Play, other: CardNo, seat: Seat, group: readonly Play[]): boolean =>
  ownJoins(state, play, other, seat, true, group)

const forbidsJoin = (state: State, play: Play, other: CardNo, seat: Seat): boolean => ownJoins(state, play, other, seat, false)

function ownJoins(state: State, play: Play, other: CardNo, seat: Seat, may: boolean, group: readonly Play[] = []): boolean {
  return printed(state, play.card).rules.some((rule) => {
    if (rule.kind !== 'static' || !('join' in rule.effect) || rule.effect.may !== may) return false
    const { of, join, most } = rule.effect
    if (of !== undefined && of.ref !== 'self') return false
    const ctx = { you: seat, source: play.card }
    if (most !== undefined && group.filter(({ card }) => card === play.card || matches(state, card, join, ctx)).length > most) return false
    return (rule.if === undefined || isSo(state, play, seat, rule.if)) && matches(state, other, join, ctx)
  })
}

/** Whether what a card asks for in order to Join is so; what it is asked to be itself, it is as it is being played. */
function isSo(state: State, play: Play, seat: Seat, condition: Condition): boolean {
  if ('all' in condition) return condition.all.every((each) => isSo(state, play, seat, each))
  if ('any' in condition) return condition.any.some((each) => isSo(state, play, seat, each))
  if ('role' in condition && condition.role === 'inThreat') return play.how === 'monster'
  if ('role' in condition && condition.role === 'ally') return play.how === 'ally'
  return holds(state, condition, { you: seat, source: play.card })
}
