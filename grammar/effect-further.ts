/**
 * Builds rule objects from what the effect grammar has matched of Sanity that is spared or changed, attacks that are called off,
 * plays that are counted, and what was done just before.
 */

import type {
  Act,
  Amount,
  Condition,
  Cost,
  Duration,
  Filter,
  Happening,
  Op,
  Order,
  Rule,
  Selector,
  Static,
  Trigger,
  Waiver,
  Who,
} from './ast.ts'
import { allOf, at, barePlural, costOf, dropYou, filter, hasOne, type Item, isTaken, type Mod, nonsense } from './effect-actions.ts'
import { countOf } from './effect-later.ts'
import type { Token } from './lexer.ts'

/** Another card of the Threat this one is in. */
export function besideIn(threatHas: Filter): Condition | object {
  return Object.keys(threatHas).length > 0 ? { threatHas, side: 'own', others: true } : nonsense
}

type Hoard = 'handMin' | 'handMax' | 'draw' | 'sanityMax' | 'education' | 'phobiaLimit'

interface Otherwise {
  readonly n: number
  readonly if: Condition | object
}

/** "Add 1 to your Maximum, or 2 if ...": the one or the other. */
export function statOr(who: Who, stat: Hoard, n: number, more: Otherwise, sign: 1 | -1 = 1): readonly Item[] | object {
  if (more.if === nonsense) return nonsense
  const clause = (by: number, when: Condition): Item => ({
    rule: { kind: 'static', if: when, effect: dropYou({ stat, by: sign * by, who }) },
  })
  return [clause(n, { not: more.if as Condition }), clause(more.n, more.if as Condition)]
}

/** "Add 1, and 2 more against Ghouls": what adds to one card for two reasons is one number or the other, for of one kind only the largest counts (M17.15). */
export function andMore(n: number, of: Selector | object, m: number, when: Condition | object): readonly Item[] | object {
  if (when === nonsense || of === nonsense) return nonsense
  const clause = (value: number, if_: Condition): Item => ({ rule: { kind: 'static', if: if_, effect: { value, of: of as Selector } } })
  return [clause(n, { not: when as Condition }), clause(n + m, when as Condition)]
}

/** At the top of one Mythos Deck, whosesoever it is. */
export function lookAtAny(n: number): Op {
  const look = (of?: Who): Op => ({ look: { in: 'deckTop', n, ...(of ? { of } : {}) } })
  return { choose: [[look()], [look('opponent')]], by: 'you' }
}

/** Among the cards of the Hand that the clause before it shows. */
export const shownThere: { readonly in: 'hand'; readonly of: Who } = { in: 'hand', of: 'shown' as Who }

/** What was cancelled goes. */
export function causeIs(is: Filter, to: 'bury' | 'discard'): Op | object {
  const types = [is.type].flat()
  return types.every((each) => each === 'Spell' || each === 'Event') ? { move: { ref: 'cause' }, to } : nonsense
}

/** What was cancelled, and this card. */
export function bothCards(to: 'bury' | 'discard'): readonly Item[] {
  return [{ op: { move: { ref: 'cause' }, to } }, { op: { move: { ref: 'self' }, to } }]
}

// ---------------------------------------------------------------- Sanity that is changed or spared

type Change = Pick<Extract<Static, { sanityChange: unknown }>, 'by' | 'how' | 'per'>

export const none: Change = { by: 0, how: 'set' }
export const half: Change = { by: 2, how: 'half' }
export const twice: Change = { by: 2, how: 'double' }

/** Which losses: by such cards, or in Battles. Which Monster it was is not told apart in a Battle. */
export function causeOf(is: Filter): Filter | 'combat' | object {
  if (is.type === 'Monster') return Object.keys(is).length === 1 ? 'combat' : nonsense
  const types = is.type === undefined ? [] : [is.type].flat()
  return types.length > 0 && !types.includes('Monster') ? is : nonsense
}

/** What a player's losses or gains become. */
export function flows(
  who: Who | 'they',
  went: 'gained' | 'lost',
  how: Omit<Change, 'by'> & { readonly by: Amount | object },
  from?: Filter | 'combat' | object,
): Static | object {
  if (how.by === nonsense || from === nonsense || who === 'they' || who === 'actor') return nonsense
  return dropYou({ sanityChange: went, ...(how as Change), who, ...(from === undefined ? {} : { from: from as Filter }) })
}

/** "He loses 1 less": the same that it is said of, loss or gain. */
export function flowsSo(
  who: Who | 'they',
  went: 'gained' | 'lost',
  { went: said = went, ...how }: Change & { readonly went?: 'gained' | 'lost' },
  from?: Filter | 'combat',
): Static | object {
  return said === went ? flows(who, went, how, from) : nonsense
}

interface Next {
  readonly who: Who | 'they'
  readonly went: 'gained' | 'lost'
  readonly until?: Duration
  readonly from?: Filter | 'combat'
}

/** The next time alone, at the latest when it is said. */
export function nextFlow({ who, went, until, from }: Next, how: Change & { readonly went?: 'gained' | 'lost' }): Op | object {
  const effect = flowsSo(who, went, how, from)
  if (effect === nonsense || who === 'they') return nonsense
  const once: Duration = { sanity: went, by: who }
  return { start: { kind: 'static', effect: effect as Static }, until: until === undefined ? once : { all: [until, once] } }
}

/** A loss of Sanity, by such cards. */
export function sanityLoss(from: Filter | 'combat' | object): Happening | object {
  return from === nonsense ? nonsense : { wouldLoseSanity: true, from: from as Filter }
}

/** Nothing of it is lost, or so much less. */
export function prevented(of: Happening | object, upTo: number | undefined, optional?: true, cost?: readonly Cost[]): Rule | object {
  if (of === nonsense || !('wouldLoseSanity' in of)) return nonsense
  return {
    kind: 'instead',
    of: { ...of, ...(upTo === undefined ? {} : { upTo }) },
    ...(optional ? { optional } : {}),
    ...(cost ? { cost } : {}),
    do: [],
  }
}

/** This card is lost in place of Sanity. */
export function lostInstead(of: Happening, to: 'bury' | 'discard'): Rule | object {
  return 'wouldLoseSanity' in of ? { kind: 'instead', of, optional: true, do: [{ move: { ref: 'self' }, to }] } : nonsense
}

/** As much as was lost before. */
export const gainsThus: Op = { sanity: { of: 'sanityThus' }, who: 'you', sign: 1 }

// ---------------------------------------------------------------- plays that are counted

/** "May play only two Events a Round". */
export function playMore(moreThan: number, play: Filter, per: 'round' | 'turn'): Act | object {
  return moreThan > 0 ? { play, moreThan, ...(per === 'turn' ? { per } : {}) } : nonsense
}

export function playsOnly(who: Who, n: number, is: Filter, per: 'round' | 'turn'): Rule | object {
  const what = playMore(n, is, per)
  return what === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act }
}

/** In this Round alone, or in the next. */
export function playsOnlyIn(who: Who, n: number, is: Filter, until: 'round' | 'nextRound'): Item | object {
  const rule = playsOnly(who, n, is, 'round')
  return rule === nonsense ? nonsense : { rule: rule as Rule, until }
}

/** What holds to the end of "his" next Turn holds to that of whoever it is said of. */
export function during(rule: Rule, until: Duration): Item | object {
  if (typeof until !== 'object' || !('turnOf' in until) || (until.turnOf as string) !== 'they') return { rule, until }
  return rule.kind === 'forbid' || rule.kind === 'oblige' ? { rule, until: { turnOf: rule.who } } : nonsense
}

type Someone = 'you' | 'opponent' | 'either' | 'affected' | 'actor'

/** Somebody has played such a card, or cast such a Spell. */
export function hasDone(who: Someone, done: 'played' | 'cast', is: Filter, when: 'round' | 'turn', n?: number): Condition | object {
  if ((done === 'cast' && is.type !== 'Spell') || (n !== undefined && n < 2)) return nonsense
  return dropYou({ done, is, who: who === 'either' ? 'each' : who, this: when, ...(n === undefined ? {} : { atLeast: n }) })
}

// ---------------------------------------------------------------- attacks called off

/** Monsters that take no part in an attack. */
export function noAttack(of: Selector): Static | object {
  const types = [of.is?.type].flat()
  return types.every((each) => each === undefined || each === 'Monster') ? { cannotBe: 'attacking', of } : nonsense
}

export function noneAttack(is: Filter): Static | object {
  const of = barePlural(is)
  return of === nonsense ? nonsense : noAttack(of as Selector)
}

/** One Monster that attacks you attacks no more. */
export function callOff(of: Selector): Op | object {
  const aimed: Selector = of.ref === undefined && of.in === undefined ? { ...of, in: 'directedThreat', of: 'opponent' } : of
  const effect = aimed.of === 'you' ? nonsense : noAttack(aimed)
  return effect === nonsense ? nonsense : { start: { kind: 'static', effect: effect as Static }, until: 'combat' }
}

/** All that a player has directed at you. */
export function callOffThreat(until: Duration): Op {
  const of: Selector = { is: { type: 'Monster' }, in: 'directedThreat', of: 'opponent', pick: 'all' }
  return { start: { kind: 'static', effect: { cannotBe: 'attacking', of } }, until }
}

/** What adds to others adds nothing. */
export function noAddition(of: Selector | object): Static | object {
  return of === nonsense || (of as Selector).pick === 'choose' ? nonsense : { addsNothing: true, of: of as Selector }
}

/** In Combat, without having absorbed a single point. */
export const unhurt = { inCombat: true, unhurt: true } as const

/** Stays in its Threat if it absorbed nothing. */
export function staysUnhurt(may: true | undefined): Rule {
  const rule: Rule = { kind: 'instead', of: { wouldBeBuried: { ref: 'self' }, ...unhurt }, do: [{ move: { ref: 'self' }, to: 'threat' }] }
  return may ? { ...rule, optional: true } : rule
}

/** The Spells that this card holds. */
export const ownSpells: Selector = { is: { type: 'Spell' }, pick: 'all', borneBy: 'self' }

/** What becomes of Spells once they have been cast. */
export function onceCast(of: Selector | object, to: 'hand' | 'bury' | 'discard' | 'stays'): Static | object {
  const { is, pick, borneBy, ref } = of as Selector
  // Of the Spell that says so; that it is buried then is what it costs.
  if (of !== nonsense && ref === 'self') return nonsense
  const isHeld = borneBy === 'self' && is?.type === 'Spell' && Object.keys(is).length === 1 && pick !== 'random'
  return of !== nonsense && isHeld ? { onceCast: to, of: ownSpells } : nonsense
}

/** "Return it to your Hand after it is cast": the Spell that says so, or each that is held. */
export const backOnceCast = (of: Selector): Rule => ({ kind: 'static', effect: { onceCast: 'hand', of } })

/** The same, at a price. */
export const backOnceCastFor = (of: Selector | object, sanity: number): readonly Item[] | object => {
  const effect = onceCast(of, 'hand')
  if (effect === nonsense) return nonsense
  const paid: Rule = { kind: 'on', on: { spellCast: 'you', from: 'self' }, do: [{ sanity, who: 'you', sign: -1 }] }
  return [{ rule: { kind: 'static', effect: effect as Static } }, { rule: paid }]
}

/** No more Spells than so many are cast. */
export function castMore(moreThan: number, cast: Filter, per: 'round' | 'turn', isOwn?: boolean): Act | object {
  return moreThan > 0 && cast.type === 'Spell' ? { cast, moreThan, per, ...(isOwn ? { from: 'self' } : {}) } : nonsense
}

export function castsOnly(who: Who, n: number, is: Filter, per: 'round' | 'turn', isOwn?: boolean): Rule | object {
  const what = castMore(n, is, per, isOwn)
  return what === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act }
}

/** A change of Threats as a whole; of "one Threat" it is said whose by naming an opponent. */
export const ofThreats = (of: 'yourThreat' | 'threatsAgainstYou' | 'oneAgainstYou', threatValue: Amount): Static =>
  of === 'oneAgainstYou' ? { threatValue, of: 'threatsAgainstYou', from: 'opponent' } : { threatValue, of }

/** "Counts as a Steadfast Ally if ..., and otherwise as a Corrupt Ally." */
export function oneOrOther(a: Token, when: Condition | object, b: Token): readonly Item[] | object {
  const [one, other] = [a, b].map((each) => isTaken({ ref: 'self' }, each))
  if (when === nonsense || one === nonsense || other === nonsense || !one || !other) return nonsense
  const held = (effect: Static | object, condition: Condition): Item => ({
    rule: { kind: 'static', if: condition, effect: effect as Static },
  })
  return [held(one, when as Condition), held(other, { not: when as Condition })]
}

/** "Any Location, except Islands." */
export const butNot = (to: Filter | object, not: Filter | object): Filter | object =>
  to === nonsense || not === nonsense ? nonsense : { ...to, not: not as Filter }

/** What the Allies bear who meet this card in a Battle. */
export const opposingWeapons: Selector = {
  is: { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'], borneBy: { type: 'Ally', defending: true } },
  pick: 'all',
  opposing: true,
}

/** "All Weapons of your Allies": those that such cards of that player bear. */
export function bornBy(is: Filter, of: Who | 'they', holder: Filter, n?: number): Selector | object {
  const types = [is.type].flat()
  const borne = types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Spell')
  if (holder.type !== 'Ally' || !borne || of === 'they') return nonsense
  return { is: { ...is, borneBy: holder }, ...(n === undefined ? { pick: 'all' } : { n, pick: 'choose' }), ...(of === 'you' ? {} : { of }) }
}

/** This card comes to lie on a card in play. */
export function laidOn(to: Selector): Op | object {
  const types = [to.is?.type].flat()
  const isOne = to.ref === undefined && to.n === 1 && to.pick !== 'all' && to.of !== undefined
  return isOne && types.every((each) => each === 'Ally' || each === 'Artifact' || each === 'Tome')
    ? { give: { ref: 'self' }, to }
    : nonsense
}

interface First {
  readonly is: Filter
  readonly done: 'played' | 'cast'
  readonly per: 'round' | 'turn'
  /** Which of them: the first, if not said; with `after`, each later one. */
  readonly nth?: number
  readonly after?: true
}

type Price = { readonly by: number | object; readonly how?: 'set' }

const priced = (is: Filter, by: Price): Static | object =>
  typeof by.by === 'number' ? costOf(is, by as { readonly by: number; readonly how?: 'set' }) : nonsense

/** What the first such card of a Round or Turn costs: as long as none was played, or cast. */
export function firstOf({ is, done, per, nth = 1, after }: First, by: Price): Item | object {
  // What a Spell costs is paid when it is cast.
  const effect = (done === 'cast') === (is.type === 'Spell') ? priced(is, by) : nonsense
  if (effect === nonsense) return nonsense
  const were = (least: number): Condition => ({ done, is, this: per, ...(least > 1 ? { atLeast: least } : {}) })
  const when: Condition = after ? were(nth) : nth === 1 ? { not: were(1) } : { all: [were(nth - 1), { not: were(nth) }] }
  return { rule: { kind: 'static', if: when, effect: effect as Static } }
}

/** "Your second Ally of a Round": those one plays, or casts. */
export const ownOnes = (is: Filter, per: 'round' | 'turn', nth: number): First => ({
  is,
  done: is.type === 'Spell' ? 'cast' : 'played',
  per,
  nth,
})

/** Cards of a kind with their place in the order in which they are played. */
export const ordered = (is: Filter, nth: number, when: 'round' | 'turn'): Filter => ({ ...is, order: { nth, this: when } })

/** "After the second Event of a Round": whoever has played it. */
export const ofAllPlayers = ({ order, ...is }: Filter): Filter => (order ? { ...is, order: { ...order, all: true } } : is)

/** "The second Monster you play each Round": of one kind, in the order in which they were played. */
export function inOrder(is: Filter, done: 'played' | 'cast', order: Order, of: Who = 'you'): Selector | object {
  if ((done === 'cast') !== (is.type === 'Spell') || is.order || is.or) return nonsense
  return { is: { ...is, order }, pick: 'all', ...(of === 'you' ? {} : { of }) }
}

/** What the next such card costs, at the latest in this Round where it is said. */
export function nextPlay({ is, until }: { readonly is: Filter; readonly until?: 'round' | 'turn' }, by: Price): Op | object {
  const effect = is.type === 'Spell' ? nonsense : priced(is, by)
  if (effect === nonsense) return nonsense
  const once: Duration = { cardPlayed: is, by: 'you' }
  return { start: { kind: 'static', effect: effect as Static }, until: until ? { all: [until, once] } : once }
}

/** Cards of a kind that the steps before have moved. */
export function thusMoved(is: Filter): Selector {
  return Object.keys(is).length > 0 ? { ref: 'thus', is } : { ref: 'thus' }
}

/** "All your losses of Sanity from Events": whose, which way, and by what. */
export function flowsOf(
  [who, went, from]: readonly [Who | 'they', 'gained' | 'lost', (Filter | 'combat')?],
  how: Omit<Change, 'by'> & { readonly by: Amount | object },
): Static | object {
  return flows(who, went, how, from)
}

/** "Your opponent may not play Allies at any City Location". */
export function foeForbiddenThere(who: Who, what: Act | object, there: Condition | object): Rule | object {
  return who === 'opponent' ? forbidThere(who, what, there) : nonsense
}

/** What is forbidden to each player alone of whom something is so. */
export function forbidThere(who: Who, what: Act | object, when: Condition | object): Rule | object {
  return what === nonsense || when === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act, if: when as Condition }
}

/** "If Ally is buried after Combat, ...": when it is buried then. */
export const goneInCombat = (cardLeft: Selector): Pick<Mod, 'on' | 'if'> => ({
  on: { cardLeft, to: 'bury' },
  if: { role: 'inCombat' },
})

/** What a player does in your Region, Subregion or Location; undefined where it is not another player of whom this is said. */
export function doneNearby(by: Who, same: 'title' | 'subregion' | 'region', did: string | object): Pick<Mod, 'on' | 'if'> | undefined {
  if (by !== 'opponent' && by !== 'eachOpponent') return undefined
  const on = typeof did === 'object' ? { ...did, by } : did === 'lost' || did === 'gained' ? { sanity: did, by } : { [did]: by }
  return { on: on as Trigger, if: { same, as: 'actor' } }
}

/** "If you pass": a moment, told as what sets it off. */
export function didSo(by: Who, did: string): Trigger {
  if (did === 'lost' || did === 'gained') return { sanity: did, by }
  if (did === 'completed' && by === 'you') return 'adventureDone'
  return { [did]: by } as unknown as Trigger
}

/** A player's own card of a kind is buried. Which it is must be said: any card might come from anywhere. */
export function buriedBy(of: Who, is: Filter, n = 1, whose: Who | 'they' = 'they'): Trigger | object {
  if (is.type === undefined || is.type === 'Event' || n !== 1 || (whose !== 'they' && whose !== of)) return nonsense
  return { cardLeft: { is, n: 1, pick: 'choose', ...(of === 'you' ? {} : { of }) }, to: 'bury' }
}

/** Nothing else may be played: all that is not such a card is forbidden. */
export function playsNothingBut(who: Who, is: Filter): Rule | object {
  if (is.title === 'self' || Object.keys(is).length === 0) return nonsense
  return { kind: 'forbid', who, what: { play: { not: is } } }
}

/** Nobody walks to such a place; what leads there otherwise does so still. */
export function noWalkTo(who: Who, to: Filter | object): Rule | object {
  if (to === nonsense) return nonsense
  return { kind: 'oblige', who, what: { reachBy: { type: 'Event', travel: true }, to: to as Filter } }
}

/** "If Ally is lost, also lose this card": where the one goes, the other goes; "discard it" when the other is buried is another matter. */
export function sameFate(of: 'bury' | 'discard' | undefined, as: 'bury' | 'discard' | undefined): Static | object {
  return as === undefined || as === of ? { attachedTo: { type: 'Ally' }, sharesFate: true } : nonsense
}

/** Both players are at such Locations, each at one. */
export function bothAt(is: Filter): Condition | object {
  const [you, foe] = [at(is, 'you'), at(is, 'opponent')]
  return you === nonsense || foe === nonsense ? nonsense : { all: [you as Condition, foe as Condition] }
}

/** No one of the two is at such a Location. */
export function neitherAt(is: Filter): Condition | object {
  const either = at(is, 'either')
  return either === nonsense ? nonsense : { not: either as Condition }
}

/** "Instead of burying this card, you may spend 1 Sanity and return it to your Hand". */
export function keptFor(loss: { readonly inCombat?: true; readonly orDiscarded?: true }, cost: readonly Cost[]): Rule {
  return {
    kind: 'instead',
    of: { wouldBeBuried: { ref: 'self' }, ...loss },
    optional: true,
    cost,
    do: [{ move: { ref: 'self' }, to: 'hand' }],
  }
}

/** "That Tome's Spell Capacity is increased by 1": of the one this card is given to. */
export function ofTome(stat: 'spellCapacity' | 'cost' | 'castingCost', by: Amount | object): Static | object {
  return stat === 'spellCapacity' ? { stat, by: by as Amount, of: { ref: 'host' } } : nonsense
}

/** And this card with it. */
export function withThisCard(items: readonly Item[] | object): readonly Item[] | object {
  if (!Array.isArray(items)) return nonsense
  const [first, ...rest] = items as readonly Item[]
  return [first!, { op: { move: { ref: 'self' }, to: 'deckTop' } }, ...rest]
}

/** As many as there are, or fewer. */
export function anyNumber(of: Selector): Selector {
  return { ...of, n: { allBut: 0 }, upTo: true }
}

/** No effect turns these cards face-down. */
export function unflipped(of: Selector | object): Static | object {
  return of === nonsense || (of as Selector).pick === 'choose' ? nonsense : { cannotBe: 'flipped', of: of as Selector }
}

/** "You may read any Tome in Glyphs, but you pay 1 additional Sanity to play it". */
export function mayRead(play: Filter, sanity?: number): Item | object {
  if (play.type !== 'Tome' || play.language === undefined) return nonsense
  return { rule: { kind: 'permit', permit: { play, waive: ['language'], ...(sanity === undefined ? {} : { cost: [{ sanity }] }) } } }
}

/** Those of the other side that this card has bypassed. */
export const bypassed = (is: Filter): Selector => ({ is, pick: 'all', in: 'threat', of: 'opponent' })

/** "Cannot be buried by Spells": whoever casts them, or those of other players alone. */
export function notBuriedBy(of: Selector | object, by: Filter, who: Who = 'each'): Rule | object {
  if (of === nonsense || (of as Selector).pick === 'choose' || Object.keys(by).length === 0) return nonsense
  return { kind: 'forbid', who, what: { bury: of as Selector, by } }
}

/** "Choose one Weapon that your opponent must discard": one of his, and you choose. */
export function mustGo(move: Selector, of: Who): Op | object {
  const isOpen = move.pick === 'choose' && move.of === undefined && move.by === undefined
  return isOpen ? { move: { ...move, of }, to: 'discard' } : nonsense
}

/** Cards of a kind that nobody buries, whosesoever they are: "No Phobia may be buried". */
export function noneRemoved(is: Filter): Rule | object {
  if (Object.keys(is).length === 0 || is.title === 'self') return nonsense
  return { kind: 'forbid', who: 'each', what: { bury: allOf(is) } }
}

/** Cards of a kind in whosesoever Threat. */
export const inAnyThreat = (is: Filter): Selector | object => barePlural(is, [{ in: 'threat', of: 'each' }])

/** A Location lies crosswise on top of his Story Deck. */
export function walks(who: Someone): Condition | object {
  return who === 'either' ? nonsense : dropYou({ walking: true, who })
}

/** "You are affected by a Phobia": Events alone lie on a player. */
export function affectedBy(is: Filter, who: Who | 'either', least?: number): Condition | object {
  if (is.type !== 'Event' || least === 1 || least === 0) return nonsense
  const whose = who === 'you' ? {} : { who: who === 'either' ? 'each' : who }
  return { affectedBy: is, ...(whose as { readonly who?: Who }), ...(least === undefined ? {} : { atLeast: least }) }
}

/** "Who has three or more Ghouls in his Threat". */
export function inHisThreat(is: Filter, { min, max }: { readonly min?: number; readonly max?: number }): Condition | object {
  const more = (than: number): Condition => ({ threatHas: is, side: 'actor', ...(than > 0 ? { moreThan: than } : {}) })
  if (min !== undefined && min < 1) return nonsense
  const least = max === undefined || min !== undefined ? more((min ?? 1) - 1) : undefined
  const most: Condition | undefined = max === undefined ? undefined : { not: more(max) }
  return least && most ? { all: [least, most] } : (least ?? most!)
}

/** "Who has two or more Artifacts": what one has is in play. */
export function manyOf(is: Filter, range: { readonly min?: number; readonly max?: number }, who: 'actor'): Condition | object {
  const one = hasOne(is, who)
  return one === nonsense ? nonsense : countOf(is, range, who)
}

/** Whether such a card is a Spell of some kind; of any Spell it is said elsewhere. */
const isKindOfSpell = (is: Filter): boolean =>
  is.or === undefined ? is.type === 'Spell' && Object.keys(is).length > 1 : is.or.every((each) => isKindOfSpell(each))

/** "When you cast a Dream Spell". */
export const castSuch = (is: Filter, spellCast: Who): Trigger | object => (isKindOfSpell(is) ? { spellCast, is } : nonsense)

/** "Cast Dream Spells", as something that is forbidden. */
export const castingOf = (cast: Filter): Act | object => (isKindOfSpell(cast) ? { cast } : nonsense)

/** "No Dream Spells may be cast". */
export function forbidCasting(who: Who, cast: Filter): Rule | object {
  const what = castingOf(cast)
  return what === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act }
}

/** "No Dream Spells may be cast at City Locations". */
export const forbidCastingAt = (cast: Filter, where: Condition | object): Rule | object => forbidThere('each', castingOf(cast), where)

/** "When one of your Allies is flipped face-down". */
export function flippedOver(cardFlipped: Selector, face: 'down' | 'up' | undefined): Trigger {
  const { any, ...rest } = cardFlipped as Selector & { readonly any?: true }
  return { cardFlipped: any && rest.of === undefined ? { ...rest, of: 'each' } : rest, ...(face === undefined ? {} : { face }) }
}

/** "When Herbert West is flipped": a card of that name, whoever has it. */
export function nameFlipped(is: Filter, face: 'down' | 'up' | undefined): Trigger | object {
  return is.title === undefined ? nonsense : flippedOver({ is, n: 1, pick: 'choose' }, face)
}

/** A rule that holds on a condition said after it. */
export const onlyIf = (rule: Rule | object, when: Condition): Rule | object =>
  rule === nonsense || 'if' in rule ? nonsense : { ...(rule as Rule), if: when }

/** "If a Phobia would be played on you, you may bury this card instead": it is cancelled at that price. */
export const playedInVain = (cardPlayed: Filter, cost: readonly Cost[]): Rule | object => ({
  kind: 'on',
  on: { cardPlayed, by: 'each', on: 'you' },
  optional: true,
  cost,
  do: [{ cancel: 'cause' }],
})

/** "If it is the Full Moon": an Event of that Title is in play. */
export function isTimeOf(name: Token): Condition | object {
  const title = name.senses.find((each) => each.kind === 'title' && each.type === 'Event')
  return title === undefined || !/ Moon$/.test(name.written) ? nonsense : { inPlay: { title: title.name }, of: 'anyone' }
}

/** "If any Water Location is your Current Location"; of this card it is said elsewhere. */
export const hereIs = (is: Filter): Condition | object => (is.type === 'Location' ? at(is, 'you') : nonsense)

/** "Your Allies may not be buried": all of them, by nobody. */
export const keptInPlay = (bury: Selector): Rule | object =>
  bury.pick === 'all' || bury.ref === 'target' ? { kind: 'forbid', who: 'each', what: { bury } } : nonsense

/** "You may play it": the top card of one's own Mythos Deck, which was looked at or turned up just before. */
export const playIt = (waive?: readonly Waiver[]): Op => ({ play: {}, from: 'deckTop', ...(waive && waive.length > 0 ? { waive } : {}) })

/** "A 2 point Monster" is worth as much; "a 1 point Ally" no more than that, if less. */
export function exactlyWorth(n: number, words: readonly Token[]): Filter | object {
  const is = filter(words, []) as Filter
  const counts = is.type === 'Ally' || is.type === 'Monster'
  return counts && is.value === undefined ? { ...is, value: n === 1 ? { max: 1 } : { min: n, max: n } } : nonsense
}

/** "When you use a Gate at a City Location". */
export const gateUsedAt = (gateUsed: Who, where: Filter): Trigger | object =>
  where.type === 'Location' ? { gateUsed, at: where } : nonsense

/** "At the start of the next Round, draw one card": once, then. */
export const atNextRound = (op: Op | object): Op | object =>
  op === nonsense || 'start' in op ? nonsense : { start: { kind: 'on', on: 'roundStart', do: [op as Op] }, until: 'nextRound' }

/** "Protects from Storms" speaks of you, "protected from Storms" of the card itself. */
export const protectedFrom = ({ written }: Token, immuneTo: Filter): Static =>
  /ed$/i.test(written) ? { immuneTo, of: { ref: 'self' } } : { immuneTo }
