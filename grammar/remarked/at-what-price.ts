/** What a clause costs, costs at some times or costs nothing, and what is done for it or, if not, befalls somebody. */

import type { Condition, Cost, Op, Rule, Selector, Waiver } from '../ast.ts'
import { chooses, costOfDoing, orSuffers } from '../make/deeds.ts'
import { besides, does, lastDeed, nonsense, type Remark, stable } from '../make/draft.ts'

/** "No Sanity is lost": what is played costs nothing. */
export function freely(rules: readonly Rule[], what: 'loss' | 'either'): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  const freed = op && freedOf(op, what)
  return freed && does(last) ? [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), freed] }] : undefined
}

/** "You may pay 1 Sanity instead of its Sanity cost": a journey at once, in the one way or in the other. */
export function boughtFor(rules: readonly Rule[], n: number): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  const freed = op && 'travel' in op && op.when === 'now' ? freedOf(op, 'loss') : undefined
  if (!op || !freed || !does(last)) return undefined
  const ways: Op = { choose: [[op], [{ sanity: n, who: 'you', sign: -1, price: true }, freed]], by: 'you' }
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), ways] }]
}

/** A card that is merely moved, taken, laid in a Threat, or takes the place of another, neither costs nor gives any (M6.69). */
function freedOf(op: Op, what: 'loss' | 'either'): Op | undefined {
  if ('toTop' in op || 'popStory' in op || 'swap' in op || ('move' in op && (op.to === 'threat' || op.to === 'hand'))) return op
  // "If it is a Monster, put it into your Threat": of what is done then, and nothing otherwise.
  if ('if' in op) {
    const freed = op.else === undefined && op.do.length === 1 ? freedOf(op.do[0]!, what) : undefined
    return freed && { ...op, do: [freed] }
  }
  if ('travel' in op) return op.travel.placed === 'walking' || op.travel.free ? undefined : { ...op, travel: { ...op.travel, free: what } }
  const played = broughtIn(op) ?? op
  if (!('play' in played) || played.waive?.includes('cost')) return undefined
  return { ...played, waive: [...(played.waive ?? []), 'cost', ...(what === 'either' ? (['gain'] as const) : [])] }
}

/** Whether the clause ends with a card that is played, or Summoned, for its price. */
export function isPaid(last: Rule | undefined): boolean {
  if (last?.kind === 'permit' && ('route' in last.permit || 'play' in last.permit || 'playAs' in last.permit)) return true
  const op = lastDeed(last)
  if (op && 'move' in op) return op.to === 'play' && ['story', 'hand', 'discard'].includes(op.move.in ?? '')
  if (op && 'summonOrControl' in op) return op.allow.includes('summon')
  return op !== undefined && ('travel' in op || 'toTop' in op || ('play' in op && !op.waive?.includes('cost')))
}

/** "If a Storm is in play, you must discard one card to do so": at that price then, and else at none; what the deed itself changes is not asked. */
export function costsThen(rules: readonly Rule[], cost: readonly Cost[], when: Condition): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last) || last.cost || !isOfTheSky(when)) return undefined
  const free = { ...last, if: besides(last.if, { not: when }) }
  return [...rules.slice(0, -1), free, { ...last, if: besides(last.if, when), cost }]
}

/** Day and Night, and what lies in play for everybody. */
const isOfTheSky = (when: Condition): boolean => {
  if ('not' in when) return isOfTheSky(when.not)
  return 'time' in when || ('inPlay' in when && when.inPlay.type === 'Event')
}

/** One card that is laid in your Threat or comes to your Hand, which costs nothing by itself, and then its Sanity cost. */
export function withItsOwnCost(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!last || !does(last) || !op || !('move' in op) || op !== last.do.at(-1)) return undefined
  const isOne = op.move.ref === 'target' || (op.move.ref === undefined && op.move.n === 1)
  const isYours = op.to === 'threat' ? (op.whose ?? 'you') === 'you' : op.to === 'hand' && (op.move.of ?? 'you') === 'you'
  if (!isYours || op.optional || !isOne) return undefined
  const price: Op = { sanity: { of: 'cost', card: { ref: 'thus' } }, who: 'you', sign: -1, price: true }
  return [...rules.slice(0, -1), { ...last, do: [...last.do, price] }]
}

/** "Recover one Weapon and place it with one of your Allies. Pay any Sanity costs": a card that was not in play is given to its bearer. */
export function givenAtItsCost(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!last || !does(last) || !op || !('give' in op) || op.give.in === undefined || op !== last.do.at(-1)) return undefined
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { ...op, pays: true as const }] }]
}

/** "You need not be at a Gate": all that was just played, if it could need one. */
export function waivedToo(rules: readonly Rule[], told: Waiver): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const needs = told === 'gate' ? /^(?:Monster|undefined)$/ : /^(?:Artifact|Tome)$/
  const spared = (op: Op): Op | undefined =>
    'play' in op && needs.test(`${op.play.type}`) ? { ...op, waive: [...new Set([...(op.waive ?? []), told])] } : undefined
  if (!last || !does(last)) return undefined
  // What is Summoned, or laid in a Threat, needs none.
  const op = lastDeed(last)
  if (told === 'gate' && op && ('summonOrControl' in op || ('move' in op && op.to === 'threat'))) return rules
  const ops = last.do.map(spared)
  return ops.length > 0 && ops.every((op) => op !== undefined) ? [...rules.slice(0, -1), { ...last, do: ops as Op[] }] : undefined
}

/** "You must know the Language": of a Tome that is played so, or brought into play, which else needs none. */
export function inKnownLanguage(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (last?.kind === 'permit') return 'play' in last.permit && !last.permit.waive.includes('language') ? rules : undefined
  const op = lastDeed(last)
  if (!last || !does(last) || !op) return undefined
  if ('play' in op) return op.play.type === 'Tome' && !op.waive?.includes('language') ? rules : undefined
  if (!('move' in op) || op.to !== 'play' || op.optional || last.do.at(-1) !== op) return undefined
  const { is, in: from, pick, n, ...more } = op.move
  // A draft also notes that it is your own pile.
  const isMore = Object.keys(more).some((key) => key !== 'mine')
  if (is?.type !== 'Tome' || (from !== 'story' && from !== 'discard') || pick !== 'choose' || n !== 1 || isMore) return undefined
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { play: is, from, waive: ['attribute', 'place'] }] }]
}

/** What is brought into play is played, wherever it may be found (M19.18). */
function broughtIn(op: Op): Extract<Op, { play: unknown }> | undefined {
  if (!('move' in op) || op.to !== 'play' || op.whose || op.back) return undefined
  const { is, in: from, of = 'you', pick, n = 1, mine: _mine, ...rest } = op.move as Selector & { readonly mine?: true }
  const isOne = of === 'you' && pick === 'choose' && n === 1 && Object.keys(rest).length === 0
  if (!is || !isOne || (from !== 'story' && from !== 'hand' && from !== 'discard')) return undefined
  return { play: is, from, waive: ['attribute', 'place', 'language'], ...(op.optional ? { optional: true } : {}) }
}

/** What stands in for another card, where that is so for good. */
export const standingIn = (rule: Rule | undefined): boolean => rule?.kind === 'static' && 'standsIn' in rule.effect

/** It is lost for what it stands in for. */
export function usedUp(rule: Rule, lost: { readonly lost?: 'discard' }): Rule {
  if (rule.kind !== 'static' || !('standsIn' in rule.effect)) return rule
  const { stays: _, ...effect } = rule.effect
  return { ...rule, effect: { ...effect, ...lost } }
}

export const isInSanity = (cost: Cost): boolean => typeof cost === 'object' && 'sanity' in cost

/**
 * "You may walk from any Waking World Location to a Dreamlands Location. Lose 1 Sanity each time you do so": as the walk begins; where one
 * could come from such a place to such another without it, it would not be said which walk is meant.
 */
export function paidOnTheWay(last: Rule | undefined, cost: readonly Cost[]): Rule | undefined {
  const [price, more] = cost
  if (last?.kind !== 'permit' || !('route' in last.permit) || !('walkTo' in last.permit.route) || last.limit || last.until) return undefined
  if (more || typeof price !== 'object' || !('sanity' in price) || typeof price.sanity !== 'number') return undefined
  const { walkTo } = last.permit.route
  if (walkTo.title === 'self' || !last.if || !('at' in last.if) || last.if.who || last.if.top) return undefined
  const { at: from } = last.if
  const isOther = from.dimension !== undefined && walkTo.dimension !== undefined && from.dimension !== walkTo.dimension
  const isHere = from.title === 'self' && Object.keys(from).length === 1
  if (!isOther && !isHere) return undefined
  return {
    kind: 'on',
    on: isHere ? 'departed' : { leftFrom: from, by: 'you' },
    if: { all: [{ walking: true }, { at: walkTo, top: true }] },
    do: [{ sanity: price.sanity, who: 'you', sign: -1 }],
  }
}

/** "Flip this card to look at your opponent's Threat. Use before Threats are revealed": no Turn, but that moment. */
export function usedInCombatAt(rules: readonly Rule[], on: NonNullable<Remark['usedAt']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (last?.kind !== 'action' || (last.window !== 'turn' && last.window !== 'combat') || !last.cost || last.stayed || last.faceDown)
    return undefined
  const { kind: _, window: _window, ...use } = last
  return [...rules.slice(0, -1), { kind: 'on', on, optional: true, ...use }]
}

/** "If you know Latin, you may flip this card instead of burying it": the same use at another price, which may be had, or must. */
export function atOtherPrice(
  rules: readonly Rule[],
  { if: when, how, of, must }: NonNullable<Remark['otherPrice']>,
): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (last?.kind !== 'action' || last.limit || when === nonsense) return undefined
  const isPrice = (cost: Cost): boolean => typeof cost === 'object' && 'self' in cost && cost.self === of
  const cost = last.cost?.map((each): Cost => (isPrice(each) ? { self: how } : each))
  // "Bury this card to bury one Artifact. If ..., discard it instead of burying it": which of the two?
  const isOther = of === 'flip' ? /"flip":/.test(stable(last.do)) : stable(last.do).includes(`"to":"${of}"`)
  if (!cost || !last.cost?.some(isPrice) || isOther) return undefined
  const so = when as Condition
  const usual = must ? { ...last, if: besides(last.if, { not: so }) } : last
  return [...rules.slice(0, -1), usual, { ...last, if: besides(last.if, so), cost }]
}

export const kindOfCost = (cost: Cost): string => (typeof cost === 'string' ? cost : Object.keys(cost)[0]!)

/** "If you do, ...": what the clause before leaves to you is the price of it. */
export function paidFor(rules: readonly Rule[], op: Op): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // "You may discard this card instead. If you do, lose 1 Sanity."
  if (last?.kind === 'instead' && last.optional && last.do.length > 0) return [...rules.slice(0, -1), { ...last, do: [...last.do, op] }]
  if (!does(last)) return undefined
  const [only] = last.do
  const isYours = last.kind === 'action' || last.optional === true
  const cost = last.do.length === 1 && only && isYours ? costOfDoing(only) : undefined
  // "You may draw two cards. If you do, bury this card": that is what it costs.
  const own = !cost && isYours ? costOfDoing(op) : undefined
  if (own && typeof own === 'object' && 'self' in own) return [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), own] }]
  if (cost) return [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), cost], do: [op] }]
  // "You may return a Monster to your Hand. If you do so at Night, bury this card": whoever does it does this, too.
  const isWhole = last.do.every((each) => !('if' in each || 'choose' in each || 'orElse' in each || ('optional' in each && each.optional)))
  return isYours && isWhole ? [...rules.slice(0, -1), { ...last, do: [...last.do, op] }] : undefined
}

/** "If he does not, ...": who is bidden to do something chooses what befalls him otherwise. */
export function unlessDone(rules: readonly Rule[], { ifNotDone: ops = [], by, ifUnable }: Remark): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // "Must play a Location next. If he does not, he loses 2 Sanity."
  if (
    last?.kind === 'oblige' &&
    last.who === 'opponent' &&
    typeof last.what === 'object' &&
    'playNext' in last.what &&
    !last.if &&
    !last.until
  ) {
    const told = orSuffers('opponent', last.what.playNext, ops)
    // "If he cannot": he must, and where he does not, he could not (M19.3).
    return told === nonsense ? undefined : [...(ifUnable ? rules : rules.slice(0, -1)), { kind: 'on', on: 'played', do: [told as Op] }]
  }
  if (ifUnable) return undefined
  const only = lastDeed(last)
  if (!only || !does(last)) return undefined
  const who = 'who' in only ? only.who : 'move' in only ? only.move.of : 'flip' in only ? only.flip.of : undefined
  if (who !== 'opponent' || (by !== undefined && by !== 'opponent' && (by as string) !== 'they')) return undefined
  const choice = chooses(who, [[only], ops])
  return choice === nonsense ? undefined : [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), choice as Op] }]
}

/** "If you are in the Waking World, you must first lose 1 Sanity": before the deeds just told. */
export function doneFirst(rules: readonly Rule[], first: Op): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last)) return undefined
  return [...rules.slice(0, -1), { ...last, do: [first, ...last.do] }]
}
