/**
 * How well a seat stands in a match that is not over: the hint for bots whose
 * playouts are cut short (Game.worth). It judges an imagined position, so it
 * may look at everything in it.
 *
 * A match is won in two ways: by what is earned over many Rounds, and by being
 * ahead at the moment somebody goes mad (M2.16, M16.8). Which of them it will be
 * hangs on how near madness anybody is.
 */

import type { Op, Rule } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { hope, sanityPoint } from './nearness.ts'
import { currentLocation, investigatorOf, printed } from './places.ts'
import { applies, includes, standing } from './standing.ts'
import type { State } from './state.ts'

/** A lead of so many points makes a win of two in three or so, in the long run; and when the match is about to end. */
const longRun = 6
const atOnce = 1.2

interface Standing {
  readonly points: number
  /** Sanity after the Combat that seems to be coming. */
  readonly sanity: number
  /** Points to be hoped for by the end. */
  readonly prospects: number
  /** How likely it is that this player ends the match by going mad, before anything else can be done about it. */
  readonly danger: number
}

const standings = new WeakMap<State, readonly Standing[]>()

/** Between 0 (lost) and 1 (won), by the measure of `judged` (ending.ts): who loses narrowly loses less. */
export function worth(state: State, seat: Seat): number {
  if (state.over !== undefined) return state.over.scores[seat]!
  let all = standings.get(state)
  if (all === undefined) {
    all = stand(state)
    standings.set(state, all)
  }
  const long = all.map(({ prospects }) => prospects)
  let value = expected(long, seat, longRun)
  for (const [mad, { danger }] of all.entries()) {
    if (danger < 0.005) continue
    const ended = all.map(({ points, sanity }, each) => points + (each === mad ? 0 : Math.max(0, sanity)))
    value += danger * (expected(ended, seat, atOnce) - value)
  }
  return value
}

/** What is in it for a seat, as `worth` reckons. */
export interface Outlook extends Record<string, number> {
  /** Adventure points scored, and to be hoped for from Adventures. */
  readonly adventures: number
  /** Sanity after the Combat that seems to be coming. */
  readonly sanity: number
  /** How likely it is to go mad before anything can be done about it. */
  readonly danger: number
  /** What Allies, Monsters, room in the Hand and the like are worth, in points. */
  readonly means: number
  /** What the other seat that stands best has by this reckoning, in points. */
  readonly rival: number
}

/** The parts that `worth` is made of; at the end of the match what there is, and no more hope. */
export function outlook(state: State, seat: Seat): Outlook {
  const others = (of: (seat: Seat) => number) => Math.max(...state.players.map((_, each) => (each === seat ? -Infinity : of(each))))
  if (state.over !== undefined) {
    const { points, sanity } = state.players[seat]!
    const had = (each: Seat) => state.players[each]!.points + sanityPoint * Math.max(0, state.players[each]!.sanity)
    return { adventures: points, sanity: Math.max(0, sanity), danger: sanity > 0 ? 0 : 1, means: 0, rival: others(had) }
  }
  const all = standings.get(state) ?? stand(state)
  standings.set(state, all)
  const { points, sanity, danger, prospects } = all[seat]!
  const adventures = points + hope(state, seat)
  const means = prospects - adventures - sanityPoint * sanity
  return { adventures, sanity, danger, means, rival: others((each) => all[each]!.prospects) }
}

/** What such totals are worth to a seat, if a lead counts by this measure. */
function expected(totals: readonly number[], seat: Seat, measure: number): number {
  let best = -Infinity
  for (const [each, total] of totals.entries()) if (each !== seat) best = Math.max(best, total)
  const won = 1 / (1 + Math.exp((best - totals[seat]!) / measure))
  const lost = (0.5 * Math.max(0, Math.min(totals[seat]!, best))) / (Math.max(0, best) + 1)
  return won + (1 - won) * lost
}

function stand(state: State): Standing[] {
  const coming = blows(state)
  return state.players.map(({ points, sanity }, seat) => {
    const left = sanity - coming[seat]! - ails(state, seat)
    const danger = 0.9 / (1 + Math.exp((left - 2.2) / 1.1))
    return { points, sanity: left, danger, prospects: points + sanityPoint * left + hope(state, seat) + means(state, seat) }
  })
}

/** How much Sanity each player may expect to lose in the next Combat: Threats against one another (M14.47), Allies against what is left (M14.55). */
function blows(state: State): number[] {
  const threats = state.players.map(() => 0)
  const defence = state.players.map(() => 0)
  for (const { area, seat, faceDown, card } of state.play) {
    const { value = 0, valueBonus = 0 } = printed(state, card)
    if (area === 'threat' || area === 'goo') threats[seat]! += value
    else if (!faceDown) defence[seat]! += area === 'ally' ? value : valueBonus
  }
  const others = state.players.length - 1
  // Until the Turns are over, something may yet be done about it.
  const share = state.phase === 'card play' ? 0.75 : 1
  return state.players.map((_, seat) => {
    let loss = 0
    for (let each = 0; each < threats.length; each++) {
      if (each !== seat) loss += Math.max(0, (threats[each]! - threats[seat]! - 0.9 * defence[seat]!) / others)
    }
    return share * loss
  })
}

/**
 * Sanity that a player may expect to lose at the beginning of Turns (M5.14) until something is done about it: a Phobia
 * of the place one is at costs a point a Turn, of another place only when one has to go there.
 */
function ails(state: State, seat: Seat): number {
  let sum = 0
  for (const source of standing(state).ons) {
    const { rule, ctx, goo } = source
    const isOwn = rule.on === 'turnStart' && (goo || (ctx.affected ?? ctx.you) === seat)
    const isMeant = typeof rule.on === 'object' && 'turnStarts' in rule.on && includes(state, rule.on.turnStarts, ctx, seat)
    if (!isOwn && !isMeant) continue
    const each = loss(rule.do)
    if (each === 0) continue
    const { hand } = state.players[seat]!
    const turns = state.phase === 'card play' ? Math.min(4, 1 + hand.length / 3) : 4
    sum += each * (applies(state, source) ? 0.6 + 0.6 * turns : 1)
  }
  const here = currentLocation(state, seat)
  // Where it can be cured by staying, half of it is as good as over (M10.16).
  return sum > 0 && here !== undefined && printed(state, here).rules.some(isCure) ? sum / 2 : sum
}

/** Whether a rule of a card rids its player of what others have laid on the Investigator. */
export const isCure = (rule: Rule): boolean =>
  rule.kind === 'action' && rule.do.some((op) => 'move' in op && op.move.affecting !== undefined)

/** Whether an Event of somebody else lies on a player's Investigator (M10.14). */
export const isAfflicted = (state: State, seat: Seat): boolean => state.play.some((entry) => entry.affects === seat && entry.seat !== seat)

/** The Sanity that such effects take each time. */
function loss(ops: readonly Op[]): number {
  let sum = 0
  for (const op of ops) if ('sanity' in op && op.sign === -1 && typeof op.sanity === 'number') sum += op.sanity
  return sum
}

/** What a player has beside points and Sanity: Allies and Monsters for a Combat to come, room for new cards, and troubles. */
function means(state: State, seat: Seat): number {
  const { hand, deck, discard, lostTurns, lobotomised } = state.players[seat]!
  // A new beginning that is still to be had is a comfort (M15.12).
  let sum = (lobotomised ? 0 : 0.8) - 0.3 * lostTurns
  for (const entry of state.play) {
    const { card, area } = entry
    const { value = 0, valueBonus = 0 } = printed(state, card)
    if (area === 'event' && entry.affects !== undefined && entry.affects !== entry.seat) {
      // A Phobia or the like, laid upon somebody (M10.14).
      if (entry.affects === seat) sum -= 0.3
      continue
    }
    if (entry.seat !== seat) continue
    if (area === 'ally') sum += (entry.faceDown ? 0.15 : 0.25) * value
    else if (area === 'asset' || area === 'spell') sum += 0.1 + 0.15 * valueBonus
    else if (area === 'goo') sum += 0.5
  }
  // Cards of the Hand that serve no Adventure may still be of use; the place of every card that is gone is filled anew.
  for (const card of hand) {
    const { type, value = 0, sanity } = printed(state, card)
    if (type === 'Monster') sum += 0.06 * value
    else if (type === 'Ally') sum += 0.05 * value
    else if (type === 'Location' && typeof sanity === 'number' && sanity > 1) sum += 0.05 * sanity
  }
  sum += 0.09 * Math.max(0, investigatorOf(state, seat).hand - hand.length)
  // The emptier the Mythos Deck, the nearer the point of Sanity it costs to fill it again (M15.24).
  if (discard.length > 0) sum -= 0.6 * Math.exp(-deck.length / 12)
  return sum
}
