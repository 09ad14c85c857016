/**
 * Builds rule objects from what the chapter of wider forms in the effect grammar has matched: the same deeds and states, of any
 * cards that can be meant and at any moment.
 */

import type {
  Amount,
  Condition,
  Cost,
  Duration,
  Filter,
  Happening,
  Limit,
  Op,
  Permit,
  Route,
  Rule,
  Selector,
  Static,
  Trigger,
  Waiver,
  Who,
} from './ast.ts'
import {
  again,
  at,
  barePlural,
  byHim,
  cardPlayed,
  castingCost,
  type Draft,
  doneBy,
  dropSelf,
  dropYou,
  eachAt,
  givenFor,
  type Item,
  isTaken,
  limited,
  type Mod,
  minus,
  nonsense,
  ofIt,
  ownTitles,
  playAnywhere,
  selector,
  sentence,
  stays,
} from './effect-actions.ts'
import { armed, arrivedAt } from './effect-later.ts'
import type { Token } from './lexer.ts'

/** Monsters that attack you: those of the Threats directed at you. */
export function attacking(base: Selector): Selector | object {
  const { is } = base
  const fights = [is?.type].flat().every((each) => each === undefined || each === 'Monster' || each === 'Ally')
  return fights ? { ...base, in: 'directedThreat', of: 'opponent' } : nonsense
}

type Measure = 'sanity' | 'hand' | 'points' | { readonly cards: Filter }

type Rival = Who | 'either' | 'they'

/** One player has more of something than the other. */
export function hasMore(more: Measure | object, who: Rival, than: Rival): Condition | object {
  if (more === nonsense || who === than || who === 'either' || than === 'either' || who === 'they' || than === 'they') return nonsense
  if (who === 'eachOpponent' || who === 'each') return nonsense
  if (typeof more !== 'object') return { more: more as 'sanity' | 'hand' | 'points', who, than }
  return { inPlay: (more as { readonly cards: Filter }).cards, ...(who === 'you' ? {} : { of: who }), moreThan: than }
}

/** Cards that two players have in play; cards alone are those of a Hand, which is said. */
export function counted(cards: Filter): Measure | object {
  return Object.keys(cards).length > 0 ? { cards } : nonsense
}

/** What was spoken of is such a card. */
export function cardIs(card: Selector, is: Filter): Condition | object {
  // That it defends is a role it has, and told otherwise.
  return Object.keys(is).length > 0 && is.defending === undefined ? { card, is } : nonsense
}

/** What was spoken of lies with a player who is at such a place. */
export function cardAt(card: Selector, is: Filter): Condition | object {
  const place = at(is, 'you')
  return 'at' in place ? { card, is: { at: place.at as Filter } } : nonsense
}

/** This card bears an attribute, as long as nothing takes it; its roles are told otherwise. */
export function selfIs(is: Filter): Condition | object {
  return is.attr !== undefined && is.region === undefined ? cardIs({ ref: 'self' }, is) : nonsense
}

/** What was spoken of bears something that can be borne. */
export function cardBears(card: Selector, bears: Filter): Condition | object {
  const is = armed(bears)
  return is === nonsense ? nonsense : { card, is: is as Filter }
}

/** What an effect aims at, which the target line tells; where there is none, the text itself does. */
export function aimedAt(is: Filter, of: Who = 'each'): Selector {
  return { ref: 'target', aim: { is, n: 1, pick: 'choose', of } } as Selector
}

/** The others of the Threat that this card is in. */
export function beside(is: Filter): Selector {
  return { is, pick: 'all', in: 'directedThreat', others: true }
}

/** This card defends, and no other of the Allies does. */
export function aloneInDefence(): Condition {
  return { all: [{ role: 'defending' }, { not: { inPlay: { type: 'Ally', defending: true }, others: true } }] }
}

const here: Condition = { at: { title: 'self' } }

/** The Gate of this Location serves only while something is so. */
export function gateOnly(needs: Condition | object): Item | object {
  if (needs === nonsense) return nonsense
  return { rule: { kind: 'forbid', who: 'you', what: 'useGates', if: { all: [here, { not: needs as Condition }] } } }
}

/** The Gate of this Location does not serve. */
export function gateNever(): Item {
  return { rule: { kind: 'forbid', who: 'you', what: 'useGates', if: here } }
}

/** Allies of which only some can absorb points of this card: it bypasses all others (M14.58). */
export function defendedOnlyBy(is: Filter): Static | object {
  const { type, ...rest } = is
  if ((type !== undefined && type !== 'Ally') || Object.keys(rest).length === 0) return nonsense
  return { bypass: { type: 'Ally', not: rest }, may: true }
}

/** Allies that cannot absorb points of this card: it bypasses them (M14.58). */
export function defendedNotBy(is: Filter): Static | object {
  return is.type === undefined || is.type === 'Ally' ? { bypass: is, may: true } : nonsense
}

/** Monsters whose points these Allies neither absorb nor reduce: the two pass each other by (M14.58). */
export function keptFromMeeting(is: Filter, of: Selector): Static | object {
  if (is.title === 'self' || (is.type !== undefined && is.type !== 'Monster')) return nonsense
  return dropSelf({ bypass: is, may: true, of })
}

export function allKeptFromMeeting(is: Filter, who: Filter): Static | object {
  const of = barePlural(who) as Selector | typeof nonsense
  return of === nonsense || (who.type !== undefined && who.type !== 'Ally') ? nonsense : keptFromMeeting(is, of as Selector)
}

/** Allies that meet such Monsters and no others. */
export function meetsOnly(is: Filter, of: Selector): Static | object {
  const { type, ...rest } = is
  if (is.title === 'self' || (type !== undefined && type !== 'Monster') || Object.keys(rest).length === 0) return nonsense
  return dropSelf({ bypass: { type: 'Monster', not: { type: 'Monster', ...rest } }, may: true, of })
}

/** What cards cost that are found where it is said: of Spells that is paid when they are cast. */
export function costOf(of: Selector | object, by: Amount | object): Static | object {
  if (of === nonsense || typeof by !== 'number') return nonsense
  const { is } = of as Selector
  const casting = castingCost(of, by)
  return casting !== nonsense ? casting : is?.type !== undefined ? { stat: 'cost', by, of: of as Selector } : nonsense
}

type Brought = { readonly to: 'threat' | 'hand' | 'play' | 'deckTop'; readonly whose?: Who | 'they' }

/** A card that is chosen first, and where it then goes. */
export function broughtTo(move: Selector, { to, whose }: Brought): Op | object {
  if (move.ref !== undefined || move.pick === undefined || move.pick === 'all') return nonsense
  if (to === 'play') return { move, to }
  if (to === 'deckTop') return onDeck(move, whose ?? 'you')
  if (to === 'threat') return whose === 'you' || whose === undefined ? { move, to } : whose === 'they' ? nonsense : { move, to, whose }
  // Cards go to the Hand of whoever owns them.
  return whose === 'you' || whose === 'they' || whose === move.of ? { move, to } : nonsense
}

/** On top of the Mythos Deck of whoever owns the card. */
export function onDeck(move: Selector, whose: Who | 'they'): Op | object {
  const own = whose === 'they' || whose === 'owner' || (move.of ?? 'you') === whose
  return own ? { move, to: 'deckTop' } : nonsense
}

/** A card that was looked at stays where it lies, or goes. */
export function leftOr(look: Selector, to: 'bury' | 'discard'): readonly Item[] | object {
  if (look.in !== 'deckTop' || look.n !== 1) return nonsense
  return [{ op: { look } }, { op: { move: { ref: 'looked' }, to, optional: true } }]
}

/** The Gate here lets a card come in another role. */
export function throughThisGate(of: Filter, playAs: 'ally' | 'monster'): Rule {
  return { kind: 'permit', permit: { playAs, of, cost: ['gate'] }, if: here }
}

/** Who comes here does it, and the card speaks of its own player. */
export function whoComes(said: Op): Draft | object {
  const op = doneBy('you', said)
  if (op === nonsense) return nonsense
  // That his cards are his goes without saying (M17.24).
  return sentence([{ on: 'arrived' }], [{ op: JSON.parse(JSON.stringify(op).replaceAll('"of":"you"', '"mine":true')) as Op }], [])
}

/** "Remains in play until the end of the Round": then it is buried. */
export function untilThen(when: Mod): Draft | object {
  return sentence([when], [{ op: { move: { ref: 'self' }, to: 'bury' } }], [])
}

/** "Your opponent loses 1 Sanity if he has a Tome": asked of whoever it befalls. */
export function ifThey(who: Who, said: Op, when: Condition | object): Op | object {
  if (when === nonsense || who === 'you' || who === 'actor' || who === 'owner' || who === 'mostSanity') return nonsense
  if (who === 'each' || who === 'eachOpponent') return eachAt(who, when, said)
  const op = doneBy(who, said)
  const theirs = JSON.parse(JSON.stringify(when).replaceAll('"actor"', JSON.stringify(who))) as Condition
  return op === nonsense ? nonsense : { if: theirs, do: [op as Op] }
}

/** What stands on the other side of the Battle: Monsters of its Threat, or Allies that defend there. */
export function opposedBy(is: Filter): Condition | object {
  if (Object.keys(is).length === 0) return nonsense
  const defends: Condition = { inPlay: { ...is, defending: true }, of: 'opponent' }
  const attacks: Condition = { threatHas: is, side: 'opposing' }
  if (is.type === 'Ally') return defends
  if (is.type === 'Monster') return attacks
  return is.type === undefined && is.bears === undefined ? { any: [attacks, defends] } : nonsense
}

/** "Loses 2 points at Night": said of this card, in the form of the verb; "lose 2 points" bids a player. */
export function ownChange(said: readonly unknown[]): Static | object {
  const [verb, n] = said as readonly [Token, number]
  if (!/s$/i.test(verb.written)) return nonsense
  return { value: verb.text === 'lose' ? -n : n, of: again as Selector }
}

export function goes(move: Selector, to: 'bury' | 'discard'): Op | object {
  return move.ref === undefined && move.pick !== undefined && move.pick !== 'all' ? { move, to } : nonsense
}

/** From a Threat of another into your own. */
export function toYours(move: Selector): Op | object {
  return move.in === 'threat' || move.in === 'directedThreat' ? { move, to: 'threat' } : nonsense
}

/** One card takes the place of another, of which one is not in play. */
export function swapped(theirs: Selector, swap: Selector): Op | object {
  const isPile = (each: Selector): boolean => each.ref === undefined && (each.in === 'hand' || each.in === 'discard')
  const isCard = (each: Selector): boolean =>
    each.ref !== undefined ||
    (each.pick === 'top' && each.in === 'discard') ||
    ((each.is !== undefined || isPile(each)) && each.n === 1 && each.pick !== 'all')
  // What lies in two piles changes places where both are one's own, and not within one.
  const arePiles = isPile(theirs) && isPile(swap) && (theirs.in === swap.in || theirs.of !== undefined || swap.of !== undefined)
  return isCard(theirs) && isCard(swap) && !arePiles ? { swap, for: theirs } : nonsense
}

/** Phobias and the like that affect you affect another. */
export function redirected(redirect: Selector, to: Who): Op | object {
  return redirect.is?.type === 'Event' && redirect.affecting !== undefined ? { redirect, to } : nonsense
}

/** "From yourself": those that affect you. */
export function fromYou(redirect: Selector, to: Who): Op | object {
  return redirect.affecting === undefined && redirect.of === undefined ? redirected({ ...redirect, affecting: 'you' }, to) : nonsense
}

export function atRandom(move: Selector, to: 'bury' | 'discard'): Op | object {
  return move.ref === undefined && move.pick === 'choose' && move.by === undefined ? { move: { ...move, pick: 'random' }, to } : nonsense
}

/** The Gate here is used to play such a card. */
export function playThrough(play: Filter): Draft | object {
  if (Object.keys(play).length === 0 || play.type === 'Location') return nonsense
  return sentence([{ window: 'turn', cost: ['gate'], if: here }], [{ op: { play } }], [])
}

/** Allies with which a player does not defend. */
export function defendsWithout(of: Who, is: Filter): Static | object {
  if (is.type !== undefined && is.type !== 'Ally') return nonsense
  return { cannotBe: 'defending', of: { is, pick: 'all', ...(of === 'you' ? {} : { of }) } }
}

/** Of each card that is meant, not of one that nobody picks. */
export function ofEach(stat: 'spellCapacity' | 'cost' | 'castingCost', of: Selector, by: Amount | object): Static | object {
  return by === nonsense || of.pick === 'choose' || of.pick === 'random' ? nonsense : { stat, by: by as Amount, of }
}

/** Something else is lost in its place. */
export function lostInstead(of: Extract<Rule, { kind: 'instead' }>['of'], to: 'bury' | 'discard', move: Selector): Rule | object {
  // A discard of it alone is told otherwise.
  return to === 'bury' ? { kind: 'instead', of, do: [{ move, to }] } : nonsense
}

/** What was cast, played or lost is cancelled; its Type says which it was. */
export function cancelled([, , is]: readonly [unknown, unknown, Filter]): Op | object {
  return [is.type].flat().every((each) => each === 'Spell' || each === 'Event' || each === undefined) && is.attr === undefined
    ? { cancel: 'cause' }
    : nonsense
}

/** "He loses 1 Sanity": whoever set the clause off. */
export function byActor(op: Op): Op | object {
  if (!('sanity' in op || 'draw' in op || 'skip' in op)) return nonsense
  const done = doneBy('actor', op)
  byHim.add(done)
  return done
}

/** Whoever passes, for as long as it is said. */
export function whoPasses(passed: Who, said: Op, until?: Duration): Draft | object {
  const op = byActor(said)
  if (op === nonsense) return nonsense
  if (until === undefined) return sentence([{ on: { passed } }], [{ op: op as Op }], [])
  return sentence([], [{ rule: { kind: 'on', on: { passed }, do: [op as Op] }, until }], [])
}

/** Buried when such a card is played. */
export function untilPlayed(is: Filter): Draft | object {
  const on = cardPlayed(is)
  return on === nonsense ? nonsense : sentence([{ on: on as Trigger }], [{ op: { move: { ref: 'self' }, to: 'bury' } }], [])
}

/** One value while something is so, and another while another thing is, or while it is not. */
export function twoValues(n: number, when: Condition | object, m: number, other?: Condition | object): readonly Item[] | object {
  if (when === nonsense || other === nonsense) return nonsense
  const clause = (value: number, if_: Condition): Item => ({
    rule: { kind: 'static', if: if_, effect: { value, of: { ref: 'self' }, how: 'set' } },
  })
  return [clause(n, when as Condition), clause(m, (other as Condition | undefined) ?? { not: when as Condition })]
}

/** "While you are Underground": an attribute of the Location one is at; Investigators have none. */
export function inSuchPlace(who: Who | 'either', name: Token): Condition | object {
  const attr = name.senses.find((each) => each.kind === 'attribute')?.name
  if (attr === undefined || attr === 'Steadfast' || attr === 'Corrupt') return nonsense
  return at({ attr: [attr] }, who)
}

/** "If it contains a Ghoul" is said of your Threat. */
export function itContains(threatHas: Filter): Condition {
  const condition: Condition = { threatHas, side: 'own' }
  ofIt.add(condition)
  return condition
}

export function defenders(is: Filter): Selector {
  return { is: { ...is, defending: true }, pick: 'all' }
}

/** "No Location has a Gate". */
export function noneHas(is: Filter, name: Token): Static | object {
  const shown = name.senses.find((each) => each.kind === 'flag' || each.kind === 'public')?.name
  if (shown === undefined || is.type !== 'Location') return nonsense
  return { attribute: shown, give: false, of: { is, pick: 'all', of: 'each' } }
}

/** Given to an Ally, who has something by it. */
export function givenWith(attachedTo: Filter, effect: Static | object): readonly Item[] | object {
  const given = givenFor(attachedTo)
  return given === nonsense || effect === nonsense ? nonsense : [{ effect: given as Static }, { effect: effect as Static }]
}

/** It lies in its owner's Threat when the next Round begins; `survives`: unless it absorbed its full value. */
export function staysOn(may: true | undefined, survives?: true): Rule {
  const rule = stays(survives === true)
  return may && rule.kind === 'instead' ? { ...rule, optional: true } : rule
}

/** What becomes of this card in place of being buried. */
export function outcome(
  of: Extract<Rule, { kind: 'instead' }>['of'],
  { to, may }: { readonly to: 'discard' | 'hand'; readonly may?: true },
): Rule {
  return { kind: 'instead', of, ...(may ? { optional: true } : {}), do: [{ move: { ref: 'self' }, to }] }
}

/** Buried in Combat only for its full value. */
export function stayedWhole(): Rule {
  return { kind: 'instead', of: { wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, do: [] }
}

/** Two attributes, or two other things that a card counts as. */
export function bothKinds(of: Selector, one: Token, other: Token): readonly Item[] | object {
  const effects = [one, other].map((each) => isTaken(of, each))
  return effects.includes(nonsense) ? nonsense : effects.map((effect) => ({ effect: effect as Static }))
}

/** Neither you nor your Allies are affected. */
export function allUnaffected(
  what: Extract<Static, { immuneTo: unknown }>['immuneTo'] | object,
  until?: Duration,
): readonly Item[] | object {
  if (what === nonsense) return nonsense
  const immuneTo = what as Filter
  const lasting = until ? { until } : {}
  return [
    { effect: { immuneTo }, ...lasting },
    { effect: { immuneTo, of: { is: { type: 'Ally' }, pick: 'all' } }, ...lasting },
  ]
}

/** A way there, to such Locations alone; nothing where it was told otherwise what they are. */
export function narrowedWay(route: Route, more: Filter): Route | undefined {
  const { attr, pub, type, ...rest } = more
  const { attr: attrs, pub: pubs, ...is } = route.is ?? {}
  if ((type !== undefined && type !== 'Location') || Object.keys(rest).some((key) => key in is)) return undefined
  return {
    ...route,
    is: {
      ...is,
      ...rest,
      ...(attrs || attr ? { attr: [...(attrs ?? []), ...(attr ?? [])] } : {}),
      ...(pubs || pub ? { pub: [...(pubs ?? []), ...(pub ?? [])] } : {}),
    },
  }
}

/** "Add 2 at Night, or 1 by Day": the first where it is so, else the second where that is. */
export function addedEither(
  of: Selector,
  n: number,
  one: Condition | object,
  m: number,
  other: Condition | object,
): readonly Item[] | object {
  if (one === nonsense || other === nonsense) return nonsense
  const clause = (value: number, when: Condition): Item => ({ rule: { kind: 'static', if: when, effect: { value, of } } })
  const [first, second] = [one as Condition, other as Condition]
  const apart = 'time' in first && 'time' in second && first.time !== second.time
  return [clause(n, first), clause(m, apart ? second : { all: [second, { not: first }] })]
}

/** What a player does that can be a moment. */
type Done =
  | { readonly cardPlayed: Filter }
  | { readonly arrivedAt: Filter }
  | 'spellCast'
  | 'passed'
  | 'drew'
  | 'newThreat'
  | 'lost'
  | 'gained'

function momentOf(by: Who | 'they', done: Done): Trigger | object {
  const who = by as Who
  if (done === 'lost' || done === 'gained') return { sanity: done, by: who }
  if (typeof done === 'string') return { [done]: who } as unknown as Trigger
  return 'arrivedAt' in done ? arrivedAt(by, done.arrivedAt) : { cardPlayed: done.cardPlayed, by: who }
}

/** "When you play a Tome or cast a Spell": the same at either moment. */
export function eitherMoment(by: Who | 'they', a: Done, b: Done): Mod | object {
  const [on, other] = [momentOf(by, a), momentOf(by, b)]
  return on === nonsense || other === nonsense ? nonsense : { on: on as Trigger, twin: { on: other as Trigger } }
}

/** Some of the cards just turned up or looked at. */
export const someOfIt = (n: number, is?: Filter): object => ({
  ref: 'it',
  pick: 'choose',
  n,
  ...(is && Object.keys(is).length > 0 ? { is } : {}),
})

/** All of them that are still where they were, or all such cards of them. */
export const allOfIt = (is?: Filter): object => ({ ref: 'it', pick: 'all', ...(is && Object.keys(is).length > 0 ? { is } : {}) })

/** What is searched for, and where it then goes. */
export function foundFor(of: Who | 'they', found: Selector, zone: 'deck' | 'discard', to: Brought): Op | object {
  return of === 'you' || of === 'they' ? broughtTo({ ...found, in: zone }, to) : nonsense
}

/** No Ally defends against this card. */
export const unopposed = (): Condition => ({ not: { inPlay: { type: 'Ally', defending: true }, of: 'opponent' } })

export function itContainsBoth(a: Filter, b: Filter): Condition {
  const condition: Condition = { all: [a, b].map((threatHas): Condition => ({ threatHas, side: 'own' })) }
  ofIt.add(condition)
  return condition
}

export function hasThisCard(who: Someone): Condition | object {
  return who === 'actor' ? nonsense : { inPlay: { title: 'self' }, of: who === 'either' ? 'anyone' : who }
}

type Someone = 'you' | 'opponent' | 'either' | 'affected' | 'actor'

/** "Add 2 at Night, but subtract 1 by Day": each while its own thing is so. */
export function butThen(
  a: Static,
  when: Condition | undefined | object,
  b: Static,
  other: Condition | object,
  limit?: Limit,
): readonly Item[] | object {
  const second = limit ? limited(b, limit) : b
  if (when === nonsense || other === nonsense || !second) return nonsense
  const first: Item = when ? { rule: { kind: 'static', if: when as Condition, effect: a } } : { effect: a }
  return [first, { rule: { kind: 'static', if: other as Condition, effect: second } }]
}

/** "Even while a Storm is in play". */
export function inStorms(is: Filter): readonly Waiver[] | object {
  return is.type === 'Event' && is.subtype === 'Storm' ? ['storm'] : nonsense
}

/** What may be played at such a Location in spite of a requirement. */
export function playThere(play: Filter, place: Filter, waive: readonly Waiver[]): Rule | object {
  const when = at(place, 'you')
  const permit = playAnywhere(play, waive)
  return when === nonsense || permit === nonsense ? nonsense : { kind: 'permit', permit: permit as Permit, if: when as Condition }
}

/** "You may play Scholars at any City Location": wherever they are else found. */
export const metThere = (play: Filter, place: Filter): Rule | object =>
  play.type === 'Ally' || play.type === 'Event'
    ? playThere(play, place, ['place'])
    : play.type === 'Tome' || play.type === 'Artifact'
      ? playThere(play, place, ['attribute'])
      : nonsense

type Shown = 'revealed' | 'looked' | 'it'

const suchOf = (is: Filter): object => (Object.keys(is).length > 0 ? { is } : {})

/** Of the cards that were spoken of, those that are such. */
export const amongThose = (is: Filter, ref: Shown): object => ({ ref, ...suchOf(is) })

/** Some of the cards that were spoken of. */
export function someOf(picked: object, is: Filter, ref: Shown): object {
  return !('pick' in picked) ? nonsense : { ref, ...picked, ...suchOf(is) }
}

/** One of them to the Hand, and what becomes of the rest. */
export function oneAndRest(n: number, rest: object): readonly Item[] {
  return [{ op: { move: someOfIt(n) as Selector, to: 'hand' } }, { op: rest as Op }]
}

type Hoard = Extract<Static, { stat: unknown }>['stat']

/** "Subtract 1 from the Minimum and add 1 to the Maximum". */
export function twoStats(v: 1 | -1, n: Amount, a: Hoard, w: 1 | -1, m: Amount, b: Hoard): readonly Item[] | object {
  const by = [v, w].map((sign, no) => (sign === 1 ? [n, m][no]! : minus([n, m][no]!)))
  if (by.includes(nonsense as Amount) || a === b) return nonsense
  return [a, b].map((stat, no): Item => ({ effect: { stat, by: by[no] as Amount } }))
}

/** What cards of somebody bear or hold. */
export function heldBy(picked: object, is: Filter, held: { readonly of: Who | 'they'; readonly is: Filter }): Selector | object {
  const types = [held.is.type].flat()
  if (held.of === 'they' || is.borneBy || !types.every((each) => each === 'Tome' || each === 'Ally' || each === 'Artifact')) return nonsense
  return selector({ is: { ...is, borneBy: held.is }, ...picked } as Selector, [{ of: held.of as Who }])
}

/** Those who defend against this card. */
export function theirDefenders(is: Filter): object {
  return is.type === undefined || is.type === 'Ally' ? { is: { ...is, defending: true }, pick: 'all', of: 'opponent' } : nonsense
}

/** What is lost as soon as it is played: on you, or by somebody. */
export function lostWhenPlayed(
  is: Filter,
  to: 'bury' | 'discard',
  how: { readonly on: 'you' } | { readonly by: Who },
  leads: readonly Mod[] = [],
): Draft | object {
  const played = cardPlayed(is)
  if (played === nonsense) return nonsense
  const on = 'on' in how ? ({ cardPlayed: is, by: 'each', on: 'you' } as const) : { cardPlayed: is, by: how.by }
  return sentence([...leads, { on }], [{ op: { move: { ref: 'cause' }, to } }], [])
}

/** Not below a number, while something is so. */
export function flooredSo(effect: Static, when: Condition | object, limit: Limit): Item | object {
  const made = limited(effect, limit)
  return made && when !== nonsense ? { rule: { kind: 'static', if: when as Condition, effect: made } } : nonsense
}

/** No Sanity is lost for such a Location; what it gives is given all the same. */
export function freeArrival(is: Filter): Static | object {
  const place = standsAt(is)
  return place === nonsense
    ? nonsense
    : { stat: 'cost', by: 0, how: 'set', of: { is: { ...(place as Filter), type: 'Location' }, pick: 'all' } }
}

/** Where somebody can be; not this card's own place. */
function standsAt(is: Filter): Filter | object {
  const place = at(is, 'you')
  return place === nonsense || (place as { readonly at: Filter }).at.title === 'self' || is.or
    ? nonsense
    : (place as { readonly at: Filter }).at
}

/** Back to the Threat for a price. */
export function staysFor(cost: readonly Cost[]): Rule {
  const rule = stays(false)
  return rule.kind === 'instead' ? { ...rule, optional: true, cost } : rule
}

/** "Remain in any Village Location for one Turn": wherever one is, if it is such a place. */
export function stayedAt(is: Filter): Mod | object {
  const when = at(is, 'you')
  if (when === nonsense || is.bears || is.titleHas !== undefined || ownTitles.has(is)) return nonsense
  return { window: 'turn', stayed: 'here', if: when as Condition }
}

/** So many cards more or fewer when the next Round begins. */
export function nextDraw(who: Who, by: number): Op {
  return { start: { kind: 'static', effect: { stat: 'draw', by, ...(who === 'you' ? {} : { who }) } }, until: 'nextRound' }
}

/** "That Ally is yours until the end of the Round." */
export function nowYours(move: Selector, back?: Duration): Op | object {
  return move.ref === undefined || move.ref === 'self' ? nonsense : { move, to: 'play', whose: 'you', ...(back ? { back } : {}) }
}

/** Yours for a while, and then lost. */
export function yoursThenLost(move: Selector, until: Duration): readonly Item[] | object {
  const taken = nowYours(move)
  if (taken === nonsense || (until !== 'round' && until !== 'combat')) return nonsense
  const over: Rule = { kind: 'on', on: until === 'round' ? 'roundEnd' : 'combatEnded', do: [{ move, to: 'bury' }] }
  return [{ op: taken as Op }, { op: { start: over, until } }]
}

/** Whom a card is given to, said as a demand. */
export function bearerMust(is: Filter): Static | object {
  if (is.or || (is.type !== undefined && is.type !== 'Ally') || Object.keys(is).length === 0 || ownTitles.has(is)) return nonsense
  return { attachedTo: { ...is, type: 'Ally' }, sharesFate: true }
}

/** Out of reach for what others do with such cards. */
export function immuneToTheirs(immuneTo: Filter, by: Who, of?: Selector): Static | object {
  return ownTitles.has(immuneTo) || Object.keys(immuneTo).length === 0 ? nonsense : { immuneTo, by, ...(of ? { of } : {}) }
}

/** Who is in play reads this card for you. */
export function readFor(is: Filter): Rule | object {
  if (ownTitles.has(is) || Object.keys(is).length === 0) return nonsense
  return { kind: 'permit', permit: { play: { title: 'self' }, waive: ['language'] }, if: { inPlay: is } }
}

/** A way from one kind of place. */
export function travelFrom(from: Filter, route: Route | object): Rule | object {
  const when = at(from, 'you')
  return when === nonsense || route === nonsense ? nonsense : { kind: 'permit', permit: { route: route as Route }, if: when as Condition }
}

/** "Target Monster in an opponent's Threat". */
export function aimedIn(is: Filter, posts: Parameters<typeof selector>[1], worth?: Filter): object {
  const aim = selector({ is: { ...is, ...worth }, n: 1, pick: 'choose' }, posts) as Selector & { readonly table?: true }
  if ((aim as object) === nonsense || (is.value && worth)) return nonsense
  const { table, ...rest } = aim
  return { ref: 'target', aim: table ? { ...rest, of: 'each' } : rest }
}

/** What would be buried goes elsewhere or is turned over instead, for a price where there is one. */
export function savedBy(of: Happening | object, way: 'discard' | 'hand' | 'flip', optional?: true, cost?: readonly Cost[]): Rule | object {
  if (!('wouldBeBuried' in of)) return nonsense
  const card = of.wouldBeBuried
  const op: Op = way === 'flip' ? { flip: card, face: 'down' } : { move: card, to: way }
  return { kind: 'instead', of, ...(optional ? { optional } : {}), ...(cost ? { cost } : {}), do: [op] }
}

/** "If your Sanity falls to 5 or less": when it is lost, and no more is left. */
export function fallen(by: Who | 'they', range: { readonly min?: number; readonly max?: number }): Mod | object {
  if (by === 'they' || range.max === undefined) return nonsense
  return { on: { sanity: 'lost', by }, if: dropYou({ number: 'sanity', ...range, who: by }) }
}
