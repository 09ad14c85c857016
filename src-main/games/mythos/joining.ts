/** Joining (M11.19 to M11.26): which cards may be played together in one play. */
import type { Condition, Filter } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { printed } from './places.ts'
import { holds, matches } from './select.ts'
import { applies, includes, standing, statics } from './standing.ts'
import type { CardNo, State } from './state.ts'
import type { Play } from './tasks.ts'

/** Whether every pair of a group Joins (M11.21), and no card has more with it than its text allows. */
export function allJoin(state: State, seat: Seat, plays: readonly Play[]): boolean {
  const isPairwise = plays.every((one, at) => plays.slice(at + 1).every((two) => joins(state, seat, one, two)))
  return isPairwise && !plays.some((one) => hasTooMany(state, seat, one, plays))
}

/** "Joins one Monster", of a group in which more of those are there by these words alone. */
function hasTooMany(state: State, seat: Seat, one: Play, plays: readonly Play[]): boolean {
  return printed(state, one.card).rules.some((rule) => {
    if (rule.kind !== 'static' || !('join' in rule.effect) || rule.effect.upTo === undefined) return false
    const { join, upTo } = rule.effect
    const isThereByThis = (other: Play) =>
      other !== one && matches(state, other.card, join, { you: seat, source: one.card }) && !saysJoin(state, other, one.card, seat)
    return plays.filter(isThereByThis).length > upTo
  })
}

/** Whether the text of at least one of two cards says that it Joins with the other (M11.20), by a Title or a kind (M11.25, M11.26). */
export function joins(state: State, seat: Seat, one: Play, two: Play): boolean {
  // A Spell Joins the Tome that is to hold it, and through it the other Spells there (M9.18, M9.19).
  if (one.how === 'spell' || two.how === 'spell') return spellsJoin(one, two)
  if (forbidsJoin(state, one, two.card, seat) || forbidsJoin(state, two, one.card, seat)) return false
  if (isBarred(state, seat, one.card, two.card)) return false
  if (saysJoin(state, one, two.card, seat) || saysJoin(state, two, one.card, seat)) return true
  return statics(state, 'join').some((source) => {
    const { effect } = source.rule
    if (!('join' in effect) || !effect.may || effect.of === undefined || effect.of.ref === 'self') return false
    const { of } = effect
    // Cards in the Hand are in no zone a selector looks in: its filter alone is read.
    const covers = (a: CardNo, b: CardNo) => matchesOrAll(state, a, of.is, source.ctx) && matches(state, b, effect.join, source.ctx)
    return source.ctx.you === seat && applies(state, source) && (covers(one.card, two.card) || covers(two.card, one.card))
  })
}

/** A card in play may forbid that such cards join others. */
function isBarred(state: State, seat: Seat, one: CardNo, two: CardNo): boolean {
  return standing(state).forbids.some((source) => {
    const { what, who } = source.rule
    if (typeof what === 'string' || !('join' in what) || !includes(state, who, source.ctx, seat) || !applies(state, source)) return false
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

const saysJoin = (state: State, play: Play, other: CardNo, seat: Seat): boolean => ownJoins(state, play, other, seat, true)

const forbidsJoin = (state: State, play: Play, other: CardNo, seat: Seat): boolean => ownJoins(state, play, other, seat, false)

function ownJoins(state: State, play: Play, other: CardNo, seat: Seat, may: boolean): boolean {
  return printed(state, play.card).rules.some((rule) => {
    if (rule.kind !== 'static' || !('join' in rule.effect) || rule.effect.may !== may) return false
    const { of, join } = rule.effect
    if (of !== undefined && of.ref !== 'self') return false
    return (rule.if === undefined || isSo(state, play, seat, rule.if)) && matches(state, other, join, { you: seat, source: play.card })
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
