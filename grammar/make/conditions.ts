/**
 * Conditions: where a player is, what is in play, what a Threat has, what was done before.
 */

import type { Condition, Done, Filter, Lately, Past, Selector, Who } from '../ast.ts'
import type { Hazard } from '../card.ts'
import type { Token } from '../lexer.ts'
import { languages } from '../link.ts'
import { ofIt, type Pasts } from './cards.ts'
import { dropYou, type Mod, nonsense, type Someone, stable, unsaid, type Word } from './draft.ts'
import {
  armed,
  asAlly,
  cardNouns,
  conjoined,
  eventTitles,
  filter,
  godTitles,
  isJourney,
  isNamed,
  location,
  ofPlaces,
  ours,
  ownTitles,
  sense,
  union,
} from './nouns.ts'

export function knows(name: Token, who: Who | 'either' = 'you'): Condition | object {
  const found = sense(name, 'language')
  return found && who !== 'either' ? { knows: found.name, ...(who === 'you' ? {} : { who }) } : nonsense
}

/** What is told of a player, as told of his Investigator: the languages that he knows himself. */
export function ofHimself(told: Condition | object): Condition | object {
  if ('knows' in told) return { ...told, himself: true }
  if ('not' in told) return { not: ofHimself(told.not as Condition) }
  if ('all' in told) return { all: (told.all as readonly Condition[]).map(ofHimself) }
  return 'any' in told ? { any: (told.any as readonly Condition[]).map(ofHimself) } : told
}

/** "All languages except Glyphs": the others that cards are written in. */
export const tonguesBut = (known: readonly string[]): readonly string[] | object => {
  const others = languages.filter((each) => !known.includes(each))
  return others.length + known.length === languages.length ? others : nonsense
}

/** "Who is Outside and cannot survive Radiation": both. */
export function both(one: Condition | object, other: Condition | object): Condition | object {
  return one === nonsense || other === nonsense ? nonsense : { all: [one, other] as readonly Condition[] }
}

/** What was told of a player with "or". */
const toldWithOr = new WeakSet<object>()

/** "Who is walking or who has a Tome in play": one of both; which belong together is not said where "and" joins others. */
export function orElse(one: Condition | object, other: Condition | object): Condition | object {
  if (one === nonsense || other === nonsense || 'all' in one || 'all' in other) return nonsense
  const either = eitherOf(one as Condition, other as Condition)
  toldWithOr.add(either)
  return either
}

/** "Who is Outside and who has a Tome in play". */
export const andAlso = (one: Condition | object, other: Condition | object): Condition | object =>
  toldWithOr.has(one) ? nonsense : both(one, other)

/** A condition for each of the nouns that "and" joins. */
export function ofEach(is: Filter, condition: (one: Filter) => Condition | object): Condition | object {
  const parts = conjoined.get(is)
  if (!parts) return condition(is)
  const all = parts.map(condition)
  return all.includes(nonsense) ? nonsense : { all: all as readonly Condition[] }
}

/** "Both Threats contain a Ghoul". */
export const inBothThreats = (is: Filter): Condition | object =>
  ofEach(is, (threatHas) => ({
    all: [
      { threatHas, side: 'own' },
      { threatHas, side: 'opposing' },
    ],
  }))

export function at(is: Filter, who: Who | 'either', top?: true): Condition | object {
  if (
    who !== 'you' &&
    who !== 'opponent' &&
    who !== 'either' &&
    who !== 'affected' &&
    who !== 'unaffected' &&
    who !== 'actor' &&
    who !== 'eachOpponent'
  )
    return nonsense
  if (eventTitles.has(is) && !top) return nonsense
  // On top of a Story Deck lies any card.
  if (top && is.type === 'Event') return { at: is, ...(who === 'you' ? {} : { who: who as Someone }), top }
  // Nobody is at an Event or a Monster.
  if ([is, ...(top ? [] : (is.or ?? []))].some(({ type }) => type !== undefined && type !== 'Location')) return nonsense
  // "An Ally who is in a City without a Weapon": it is not the City that could bear one.
  if (!top && (is.bears ?? is.not?.bears)?.type !== undefined) return nonsense
  const place = top ? location(is) : atLocation(is)
  return { at: place, ...(who === 'you' ? {} : { who: who as Someone }), ...(top ? { top } : {}) }
}

/** Whether nothing is told of a place but the Region or the Dimension it is in. */
const isWide = (place: Filter): boolean =>
  Object.keys(place).length > 0 && Object.keys(place).every((each) => /^(?:region|dimension)$/.test(each))

/**
 * "At a Location in Africa" has a Location; who is in Africa may as well be walking, or on a Travel Event (M6.20, M6.30). Of two places the
 * noun of the last is that of the first, too, so it does not tell.
 */
function atLocation(is: Filter): Filter {
  const place = location(is)
  return is.type === 'Location' && isWide(place) ? { ...place, type: 'Location' } : place
}

/**
 * Of a Current Location, and not of where somebody is: while he walks he has none, whatever public attributes he is among
 * (M6.7), and in whatever Region and Dimension (M6.30). Any other quality only a Current Location can have, and that need not be said.
 */
export function asCurrent(place: Filter): Filter {
  if (place.or) return { ...place, or: place.or.map(asCurrent) }
  return Object.keys(place).every((each) => /^(?:pub|not|region|dimension)$/.test(each)) ? { ...place, type: 'Location' } : place
}

/** What is asked of somebody's place is asked of his Current Location. */
export function ofCurrent(asked: Condition | object): Condition | object {
  if ('at' in asked && !('top' in asked)) return { ...asked, at: asCurrent(asked.at as Filter) }
  // What it is not is asked of it as much: of none it fails.
  if ('not' in asked && 'at' in (asked.not as Condition) && !('top' in (asked.not as Condition))) {
    const { at: place, ...whose } = asked.not as Extract<Condition, { readonly at: Filter }>
    return { ...whose, at: { type: 'Location', not: location(place) } }
  }
  if ('all' in asked) return { all: (asked.all as Condition[]).map(ofCurrent) }
  if ('any' in asked) return { any: (asked.any as Condition[]).map(ofCurrent) }
  return asked
}

/**
 * Whose card it must be where nobody is named: anybody's Event or Great Old One will do (M10.27), and of what no library
 * tells the type it may be such a one ("a Solstice card"); other cards are one's own (M17.24).
 */
export function inPlay(is: Filter): Condition | object {
  if (ownTitles.has(is)) return nonsense
  if (conjoined.has(is)) return ofEach(is, inPlay)
  if (is.or) return { any: ofAnybodyToo(is.or.map((each) => inPlay(each) as Condition)) }
  const common =
    is.type === 'Event' ||
    eventTitles.has(is) ||
    godTitles.has(is) ||
    (!ours.has(is) && isOfUnknown(is) && cardNouns.has(is)) ||
    (is.type === 'Monster' && [is.subtype].flat().every((each) => each === 'Great Old One' || each === 'Outer God'))
  return common ? { inPlay: is, of: 'anyone' } : { inPlay: is }
}

/** "Any Ghoul is in play", "there is no Ghoul in play": one of any player, where it is not said that they are yours. */
export function anybodys(is: Filter): Condition | object {
  if (ownTitles.has(is) || ours.has(is)) return inPlay(is)
  if (conjoined.has(is)) return ofEach(is, anybodys)
  return is.or ? { any: is.or.map((each) => anybodys(each) as Condition) } : { inPlay: is, of: 'anyone' }
}

/** "Any Star or Solstice card is in play": what no library tells the type of is anybody's beside an Event that is. */
function ofAnybodyToo(all: readonly Condition[]): readonly Condition[] {
  if (!all.some((each) => 'inPlay' in each && each.of === 'anyone')) return all
  return all.map((each) => ('inPlay' in each && each.of === undefined && isOfUnknown(each.inPlay) ? { ...each, of: 'anyone' } : each))
}

const isOfUnknown = ({ type, titleHas, called }: Filter): boolean => type === undefined && (titleHas ?? called) !== undefined

/** "Howard Lovecraft is one of your Allies": you have him in play as one. */
export function oneOfYours(is: Filter, kind: Filter): Condition | undefined {
  const isAlly = Object.keys(kind).join() === 'type' && kind.type === 'Ally'
  return isAlly && !conjoined.has(is) && !is.or && (is.type === undefined || is.type === 'Ally') ? { inPlay: asAlly(is) } : undefined
}

/** "Neither a Day nor a Night Event is in play": what the second is called is said once. */
export function neitherOf(one: Filter, other: Filter): Condition | object {
  const type = other.type ?? one.type
  const both = [one, other].map((each) => anybodys(each.type === undefined && type !== undefined ? { ...each, type } : each))
  return both.includes(nonsense) ? nonsense : { all: both.map((each): Condition => ({ not: each as Condition })) }
}

/** Another such card is in play. */
export function others(is: Filter, told: (is: Filter) => Condition | object = inPlay): Condition | object {
  const condition = told(is)
  return 'inPlay' in condition ? { ...condition, others: true } : nonsense
}

/** "While at a City Location": where whoever is spoken of is. */
const whereabouts = new WeakSet<object>()

export function whileThere(is: Filter): Condition | object {
  const condition = amid(is)
  if (condition !== nonsense) whereabouts.add(condition)
  return condition
}

/** "While on a Travel by Sea card": it is the top card of his Story Deck, whoever is spoken of. */
export function whileOn(is: Filter): Condition | object {
  const condition = isJourney(is) ? at(is, 'you', true) : nonsense
  if (condition !== nonsense) whereabouts.add(condition)
  return condition
}

/** "In High Noon": while such an Event lies beside anybody; of anything else, where you are. */
export const amid = (is: Filter): Condition | object => (eventTitles.has(is) ? inPlay(is) : at(is, 'you'))

export function whileWalking(): Condition {
  const condition: Condition = { walking: true }
  whereabouts.add(condition)
  return condition
}

export function whileHere(): Condition {
  const condition: Condition = { at: { title: 'self' } }
  whereabouts.add(condition)
  return condition
}

/** Where somebody is, or that he walks, of whomever that is told. */
const isOfPlace = (c: Condition | object): boolean => 'at' in c || 'walking' in c

/** The second of two conditions, asked of whom the first is asked. */
export const carriedOn = (first: Condition | object, second: Condition | object): Condition => carried([first, second]).at(-1) as Condition

/** "Your opponent is Underground or in the Dreamlands", "is walking or on an Island": of whom the first is said, the next is said, too. */
export function carried(all: readonly (Condition | object)[]): readonly (Condition | object)[] {
  const last = all.at(-1)!
  const first = all.at(-2)!
  if (!whereabouts.has(last) || !isOfPlace(last) || !isOfPlace(first) || !('who' in first)) return all
  return [...all.slice(0, -1), { ...last, who: first.who }]
}

/** What a single attribute of a place alone says: "in Space", "Underwater". */
const ofOneWord = (c: Condition | object): Filter | undefined =>
  'at' in c && !('top' in c) && Object.keys(c.at as Filter).join() === 'attr' ? (c.at as Filter) : undefined

/** "In Space or Underwater": at one place or the other; the second may be said in one word. */
export function alternatives(all: readonly (Condition | object)[]): readonly (Condition | object)[] {
  const any = carried(all)
  const [first, last] = [any.at(-2)!, any.at(-1)!]
  const [one, other] = [ofOneWord(first), ofOneWord(last)]
  if (!one || !other || !bare.has(all.at(-1)!) || stable({ ...first, at: 0 }) !== stable({ ...last, at: 0 })) return any
  return [...any.slice(0, -2), { ...first, at: union([one, other]) }]
}

export const ofAny = (any: readonly (Condition | object)[]): Condition | object =>
  any.length === 1 ? any[0]! : { any: any as readonly Condition[] }

/** The same of each player who is bound by what is said. */
export function ofThatPlayer(condition: Condition): Condition | undefined {
  if ('not' in condition) {
    const not = ofThatPlayer(condition.not)
    return not && { not }
  }
  return whereabouts.has(condition) && ('at' in condition || 'walking' in condition) ? { ...condition, who: 'actor' } : undefined
}

export const defendingThen = new WeakSet<object>()

/** "While defending": this card, or those of whom the sentence has just spoken. */
export function whileDefending(): Condition {
  const condition: Condition = { role: 'defending' }
  defendingThen.add(condition)
  return condition
}

/** The same where "it" is what attacks you. */
export function ofAttackers(c: Condition): Condition {
  if (ofIt.has(c)) return JSON.parse(JSON.stringify(c).replaceAll('"side":"own"', '"side":"opposing"')) as Condition
  if ('not' in c) return { not: ofAttackers(c.not) }
  return 'all' in c ? { all: c.all.map(ofAttackers) } : 'any' in c ? { any: c.any.map(ofAttackers) } : c
}

/** "You have no Allies in play". */
export function hasNone(who: Someone, is: Filter): Condition | object {
  if (who === 'either') return nonsense
  return { not: who === 'you' ? { inPlay: is } : { inPlay: is, of: who } }
}

/** "He has no Tomes": "no cards" would leave open where. */
export function hasNoSuch(who: Someone, is: Filter): Condition | object {
  return Object.keys(is).length === 0 ? nonsense : hasNone(who, is)
}

/** "During the Full Moon", "in Direct Sunlight": while an Event of that Title is in play. */
export function during(is: Filter): Condition | object {
  return eventTitles.has(is) ? inPlay(is) : nonsense
}

/** "If revealed during the Full Moon"; a time of day is told otherwise. */
export function revealedDuring(is: Filter): Mod | object {
  const when = during(is)
  return when === nonsense ? nonsense : { on: 'threatRevealed', if: when as Condition }
}

export function eitherOf(one: Condition, other: Condition): Condition {
  return { any: [one, other].flatMap((each) => ('any' in each ? each.any : [each])) }
}

/** The one or the other; nonsense if either is. */
export const oneOf = (...any: readonly (Condition | object)[]): Condition | object =>
  any.includes(nonsense) ? nonsense : { any: any as readonly Condition[] }

/** The one and the other; nonsense if either is. */
export const bothSo = (...all: readonly (Condition | object)[]): Condition | object =>
  all.includes(nonsense) ? nonsense : { all: all as readonly Condition[] }

export function eachOfBothAt(is: Filter): readonly (Condition | object)[] {
  return [at(is, 'you'), at(is, 'opponent')]
}

export function isNot(condition: Condition | object): Condition | object {
  return condition === nonsense ? nonsense : { not: condition as Condition }
}

/** "This card has fought and was not lost in this Combat": it was there, and remains. */
export const livedThrough = (role: 'fought' | 'defending'): Condition => ({ all: [{ role }, { not: { role: 'lost' } }] })

/** Where this card may be played besides the places it is found at. */
export function placeOf(is: Filter): { readonly is: Filter; readonly condition: Condition } | object {
  const condition = at(is, 'you')
  return condition === nonsense || Object.keys(location(is)).length === 0 ? nonsense : { is, condition: condition as Condition }
}

/** Whose the cards are that are in play. */
export function had(condition: Condition, of: 'opponent' | 'anyone' | 'each' | 'affected' | 'unaffected' | 'actor'): Condition {
  return 'all' in condition ? { all: condition.all.map((each) => had(each, of)) } : ({ ...condition, of } as Condition)
}

/** "Against Ghouls": while the opposing Threat contains some, and this card fights them. */
export function against(is: Filter, role?: 'defending'): Condition | object {
  const isCultist = [...(is.attr ?? []), ...(is.anyAttr ?? [])].includes('Cultist')
  if (is.type !== 'Monster' && !isCultist && !isNamed(is) && is.or?.some((each) => each.type === 'Monster') !== true) return nonsense
  const has: Condition = { threatHas: is, side: 'opposing' }
  return role ? { all: [{ role }, has] } : has
}

/** "Formless Spawn and another Servitor are part of your Threat": a card of the one kind, and one of the other beside it. */
export function bothOf(one: Filter, other: Filter, side: 'own' | 'opposing' | 'affected' | 'actor'): Condition | object {
  if (other.not || !isNamed(one)) return nonsense
  return {
    all: [
      { threatHas: one, side },
      { threatHas: { ...other, not: one }, side },
    ],
  }
}

/** "You have two Cultists in play": at least as many. */
export function several(atLeast: number, inPlay: Filter, others?: true): Condition | object {
  return atLeast > 1 ? { inPlay, atLeast, ...(others ? { others } : {}) } : nonsense
}

/** "If you have a Tome": in play, where else it is said. */
export function hasOne(is: Filter, of?: Who | 'anyone'): Condition | object {
  return Object.keys(is).length > 0 && !ownTitles.has(is) ? { inPlay: is, ...(of ? { of } : {}) } : nonsense
}

const held = (who: Someone): { readonly of?: Who } | undefined => (who === 'either' ? undefined : who === 'you' ? {} : { of: who })

/** So many of a kind in play: "more than two Allies", "fewer than three Tomes", "exactly one Phobia". */
export function countOf(
  inPlay: Filter,
  { min, max }: { readonly min?: number; readonly max?: number },
  who: Someone | 'unaffected' | 'eachOpponent',
): Condition | object {
  if ((min !== undefined && min < 1) || who === 'either') return nonsense
  const of = who === 'you' ? {} : { of: who }
  const atLeast: Condition | undefined = min === undefined ? undefined : { inPlay, ...of, ...(min > 1 ? { atLeast: min } : {}) }
  const atMost: Condition | undefined = max === undefined ? undefined : { not: { inPlay, ...of, ...(max > 0 ? { atLeast: max + 1 } : {}) } }
  return atLeast && atMost ? { all: [atLeast, atMost] } : (atLeast ?? atMost ?? nonsense)
}

/** "If your opponent has no Defending Allies". */
export function noneOf(who: Someone, inPlay: Filter): Condition | object {
  const of = held(who)
  return of ? { not: { inPlay, ...of } } : nonsense
}

/** "Against a Threat of three or more Monsters". */
export function manyOpposing(n: number, threatHas: Filter): Condition | object {
  if (n < 1) return nonsense
  return { threatHas, side: 'opposing', ...(n > 1 ? { moreThan: n - 1 } : {}) }
}

export function defendingAgainstMany(n: number, is: Filter): Condition | object {
  const many = manyOpposing(n, is)
  return many === nonsense ? nonsense : { all: [{ role: 'defending' }, many as Condition] }
}

/** "If a Cat is among the opposing Defending Allies". */
export function opposingDefender(is: Filter): Condition | object {
  if (is.type !== undefined && is.type !== 'Ally') return nonsense
  return { inPlay: { ...is, type: 'Ally', defending: true }, of: 'opponent' }
}

/** "You have no other Steadfast Ally in play". */
export function noOther(who: Someone, inPlay: Filter): Condition | object {
  const of = held(who)
  return of ? { not: { inPlay, ...of, others: true } } : nonsense
}

/** "During any Storm": while such an Event is in play. */
export function duringEvent(is: Filter): Condition | object {
  if (is.type === 'Event') return inPlay(is)
  return during(is)
}

/** "Unless protected from Radiation": you, where nobody else is spoken of. */
export function survivor(canSurvive: Hazard): Condition {
  const condition: Condition = { canSurvive }
  unsaid.add(condition)
  return condition
}

/** Whether a pile named as somebody's is where these cards go anyway, which is to their owners. */
export function isOwnersPile(move: Selector, of: Who | 'they'): boolean {
  const whose = move.of ?? 'you'
  if (of === 'owner' || of === 'they' || move.ref !== undefined) return true
  return whose === of
}

/** Of an Ally or another card in play: where its player is. */
export function standingAt(is: Filter): Filter | object {
  const place = at(is, 'you')
  return place === nonsense ? nonsense : { at: (place as { readonly at: Filter }).at }
}

/** "Whose Current Location is a Port". */
export function currentlyAt(is: Filter): Filter | object {
  const place = standingAt(is)
  return place === nonsense ? nonsense : { at: asCurrent((place as { readonly at: Filter }).at) }
}

/** "Whose Current Location is a Port or features the Water attribute". */
export function currentlyAtEither(a: Filter, b: Filter): Filter | object {
  const both = [currentlyAt(a), currentlyAt(b)]
  return both.includes(nonsense) ? nonsense : { at: { or: both.map((each) => (each as { readonly at: Filter }).at) } }
}

export type Range = { readonly min?: number; readonly max?: number }

/** So many in play are counted over all players, where it is not said that they are yours. */
export const ofAll = (is: Filter): { readonly of?: 'anyone' } => (ours.has(is) ? {} : { of: 'anyone' })

export type Measure = 'sanity' | 'hand' | 'points' | 'threat' | 'education' | { readonly cards: Filter }

type Compared = Who | 'either' | 'they'

/** One player has more of something than the other. */
export function hasMore(more: Measure | object, who: Compared, than: Compared): Condition | object {
  if (more === nonsense || who === than || who === 'either' || than === 'either' || who === 'they' || than === 'they') return nonsense
  if (who === 'each') return nonsense
  if (typeof more !== 'object') return { more: more as 'sanity' | 'hand' | 'points' | 'threat' | 'education', who, than }
  return { inPlay: (more as { readonly cards: Filter }).cards, ...(who === 'you' ? {} : { of: who }), moreThan: than }
}

/** "More Artifacts than Allies", "more Tomes than your opponent has Artifacts": cards counted against others. */
export function hasMoreThan(more: Filter, less: Filter, who: Compared, than: Compared = who): Condition | object {
  if (who === 'either' || than === 'either' || who === 'they' || than === 'they') return nonsense
  if (who === 'eachOpponent' || who === 'each' || stable(more) === stable(less)) return nonsense
  // Cards alone are those of a Hand, which is said.
  if (Object.keys(more).length === 0 || Object.keys(less).length === 0) return nonsense
  return { inPlay: more, ...(who === 'you' ? {} : { of: who }), moreThan: than, thanOf: less }
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

/** "While he holds a card called ...": a thing of which a library tells no kind, or a family of them. */
export function cardHolds(card: Selector, bears: Filter): Condition | object {
  const [named, more] = Object.keys(bears)
  return (named === 'called' || named === 'titleHas') && more === undefined ? { card, is: { bears } } : nonsense
}

/** "While he holds the Tommygun", by a Title; by a word that may as well be an attribute only where an article tells that it is a thing. */
export function holdsNamed(card: Selector, words: readonly Word[], isThing = false): Condition | object {
  const bears = filter(words, [])
  if (bears === nonsense) return nonsense
  const isTitle = words.every(
    (word) => 'senses' in word && word.senses.some((each) => each.kind === 'title' && /^(?:Artifact|Tome|Spell)$/.test(each.type)),
  )
  const { title, ...more } = bears as Filter
  if (isTitle && title !== undefined && Object.keys(more).length === 0) return { card, is: { bears: { title } } }
  return isThing ? cardHolds(card, bears as Filter) : nonsense
}

/** This card defends, and no other of the Allies does. */
export function aloneInDefence(): Condition {
  return { all: [{ role: 'defending' }, { not: { inPlay: { type: 'Ally', defending: true }, others: true } }] }
}

export const here: Condition = { at: { title: 'self' } }

/** What stands on the other side of the Battle: Monsters of its Threat, or Allies that defend there. */
export function opposedBy(is: Filter): Condition | object {
  if (Object.keys(is).length === 0) return nonsense
  const defends: Condition = { inPlay: { ...is, defending: true }, of: 'opponent' }
  const attacks: Condition = { threatHas: is, side: 'opposing' }
  if (is.type === 'Ally') return defends
  if (is.type === 'Monster') return attacks
  return is.type === undefined && is.bears === undefined ? { any: [attacks, defends] } : nonsense
}

/** "If it contains a Ghoul" is said of your Threat. */
export function itContains(threatHas: Filter): Condition {
  const condition: Condition = { threatHas, side: 'own' }
  ofIt.add(condition)
  return condition
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

/** Where somebody can be; not this card's own place. */
export function standsAt(is: Filter): Filter | object {
  const place = at(is, 'you')
  return place === nonsense || (place as { readonly at: Filter }).at.title === 'self' || is.or
    ? nonsense
    : (place as { readonly at: Filter }).at
}

/** Another card of the Threat this one is in. */
export function besideIn(threatHas: Filter): Condition | object {
  return Object.keys(threatHas).length > 0 ? { threatHas, side: 'own', others: true } : nonsense
}

/** Somebody has played such a card, or cast such a Spell. */
export function hasDone(who: Someone, done: Done, is: Filter, when: Lately, n?: number): Condition | object {
  if ((done === 'cast' && is.type !== 'Spell') || (n !== undefined && n < 2)) return nonsense
  // Of the last Combat it is remembered what was lost in it.
  if (when === 'lastCombat' && !/^(?:lost|buried|discarded)$/.test(done)) return nonsense
  // A Spell that was cast, an Event that is done and a Location that was left are gone, and no loss.
  const types = [is.type ?? []].flat()
  if (
    /^(?:lost|buried|discarded)$/.test(done) &&
    (ownTitles.has(is) || types.some((type) => !/^(?:Ally|Artifact|Tome|Monster)$/.test(type)))
  )
    return nonsense
  return dropYou({ done, is, who: who === 'either' ? 'each' : who, this: when, ...(n === undefined ? {} : { atLeast: n }) })
}

/** Cards of a kind that somebody has played, cast or lost of late, one by one; nothing where such are never lost so. */
export function pasts(who: Someone, done: Done, is: Filter, when: Lately): Pasts | undefined {
  const past = hasDone(who, done, is, when)
  return 'done' in past ? { past: past as Past } : undefined
}

/** The end of a Round in which somebody has lost so many such cards (left out: one), or none. */
export function afterLoss(on: 'roundEnd', who: Someone, is: Filter, n = 1): Pick<Mod, 'on' | 'if'> | undefined {
  const lost = hasDone(who, 'lost', is, 'round', n > 1 ? n : undefined)
  if (!('done' in lost)) return undefined
  return { on, if: n === 0 ? { not: lost } : lost }
}

/** A Location lies crosswise on top of his Story Deck. */
export function walks(who: Someone): Condition | object {
  return who === 'either' ? nonsense : dropYou({ walking: true, who })
}

/** The Gate of his Current Location has been used, or not yet: then there is one. */
export function gateSpent(who: Someone, isSo = true): Condition | object {
  if (who === 'either') return nonsense
  const spent = dropYou({ gateSpent: true, who }) as Condition
  return isSo ? spent : { all: [at({ gate: true, type: 'Location' }, who) as Condition, { not: spent }] }
}

/** "You are affected by a Phobia", "by Agoraphobia": Events alone lie on a player, and a Title tells that it is one. */
export function affectedBy(is: Filter, who: Who | 'either', least?: number): Condition | object {
  const isEvent = is.type === 'Event' || eventTitles.has(is) || (typeof is.called === 'string' && /phobia$/i.test(is.called))
  if (!isEvent || least === 1 || least === 0) return nonsense
  const whose = who === 'you' ? {} : { who: who === 'either' ? 'each' : who }
  return { affectedBy: is, ...(whose as { readonly who?: Who }), ...(least === undefined ? {} : { atLeast: least }) }
}

/** "Your Threat contains only Ghouls": some, and nothing else. */
export const onlyIn = (is: Filter, side: Side): Condition | object =>
  is.not || Object.keys(is).length === 0 ? nonsense : { all: [{ threatHas: is, side }, { not: { threatHas: { not: is }, side } }] }

type Side = 'own' | 'opposing' | 'affected' | 'actor' | 'each'

/** "Three or more Ghouls in his Threat". */
export function inThreat(is: Filter, { min, max }: Range, side: Side): Condition | object {
  const more = (than: number): Condition => ({ threatHas: is, side, ...(than > 0 ? { moreThan: than } : {}) })
  if (min !== undefined && min < 1) return nonsense
  const least = max === undefined || min !== undefined ? more((min ?? 1) - 1) : undefined
  const most: Condition | undefined = max === undefined ? undefined : { not: more(max) }
  return least && most ? { all: [least, most] } : (least ?? most!)
}

/** "If it is the Full Moon": an Event of that Title is in play. */
export function isTimeOf(name: Token): Condition | object {
  const title = name.senses.find((each) => each.kind === 'title' && each.type === 'Event')
  return title === undefined || !/ Moon$/.test(name.written) ? nonsense : { inPlay: { title: title.name }, of: 'anyone' }
}

/** "If it is Corrupt": of the card that is spoken of. */
export function isBearing(name: Token): Condition | object {
  const found = sense(name, 'attribute')
  return found && !/^(?:day|night)$/i.test(found.name) ? { revealedIs: { attr: [found.name] } } : nonsense
}

/** "If any Water Location is your Current Location"; of this card it is said elsewhere. */
export const hereIs = (is: Filter): Condition | object => (is.type === 'Location' ? ofCurrent(at(is, 'you')) : nonsense)

export type Pile = 'story' | 'discard' | 'hand'

/** Cards of a kind in a Story Deck, among discards or in a Hand. */
export function lies(is: Filter, zone: Pile, of: Who | 'they', atLeast = 1): Condition | object {
  if (of === 'they' || atLeast < 1 || ownTitles.has(is)) return nonsense
  // Cards of whatever kind in a Hand are counted as such.
  if (zone === 'hand' && Object.keys(is).length === 0) return dropYou({ number: 'hand', min: atLeast, who: of })
  return ofEach(is, (one) => ({ lies: one, in: zone, ...(of === 'you' ? {} : { of }), ...(atLeast > 1 ? { atLeast } : {}) }))
}

/** On top of a discard pile, which all may see. */
export const liesOnTop = (is: Filter, of: Who | 'they'): Condition | object =>
  of === 'they' || Object.keys(is).length === 0 || ownTitles.has(is)
    ? nonsense
    : { lies: is, in: 'discard', ...(of === 'you' ? {} : { of }), top: true }

/** At the bottom of a Story Deck or discard pile. */
export const liesLowest = (is: Filter, zone: Pile, of: Who | 'they'): Condition | object =>
  of === 'they' || zone === 'hand' || Object.keys(is).length === 0 || ownTitles.has(is)
    ? nonsense
    : { lies: is, in: zone, ...(of === 'you' ? {} : { of }), bottom: true }

/** So many of them: at least, at most, or both. */
export function liesSo(is: Filter, zone: Pile, of: Who | 'they', { min, max }: Range): Condition | object {
  if (zone === 'hand' && Object.keys(is).length === 0 && of !== 'they') return dropYou({ number: 'hand', min, max, who: of })
  const least = min === undefined ? undefined : lies(is, zone, of, min)
  const most = max === undefined ? undefined : isNot(lies(is, zone, of, max + 1))
  return least && most ? bothSo(least, most) : (least ?? most!)
}

/** "You have a Tome in your Story Deck": one's own, as he who has it is named twice. */
export function hasLying(who: Someone, is: Filter, zone: Pile, of: Who | 'they', range: Range): Condition | object {
  if (who === 'either') return nonsense
  const whose = of === 'they' ? who : of
  return whose === who ? liesSo(is, zone, whose, range) : nonsense
}

/** "Contains at least three cards": so many in a Threat. */
export function manyIn(
  side: 'own' | 'opposing' | 'affected' | 'actor',
  { min, max }: { readonly min?: number; readonly max?: number },
  threatHas: Filter,
  others?: true,
): Condition | object {
  const has = { threatHas, side, ...(others ? { others } : {}) }
  if (min !== undefined) return min < 2 ? nonsense : { ...has, moreThan: min - 1 }
  return max === undefined || max < 1 ? nonsense : { not: { ...has, moreThan: max } }
}

/** "Soldiers add 2 instead", of a Weapon: its bearer is one. */
export function borneBySuch(is: Filter): Condition | object {
  return ownTitles.has(is) || (is.type !== undefined && is.type !== 'Ally') ? nonsense : { card: { ref: 'host' }, is }
}

/** "Players Underground", "while Outside": at such a place, said in one word. */
export function bareAt(name: Token): Condition | object {
  const is = filter([name], []) as Filter
  if ((is as object) === nonsense || Object.keys(is).length !== 1) return nonsense
  return is.pub !== undefined || is.attr?.every((each) => ofPlaces.has(each)) ? { at: is, who: 'actor' } : nonsense
}

/** "You must be Underground", "play only Outside": you, at such a place. */
export function youBareAt(name: Token): Condition | object {
  const place = bareAt(name)
  return place === nonsense ? nonsense : { at: (place as { readonly at: Filter }).at }
}

/** "While Underground": as "while Outside". */
export function whereNamed(name: Token): Condition | object {
  const place = bareAt(name)
  if (place === nonsense) return nonsense
  const where = whereNow((place as { readonly at: Filter }).at)
  bare.add(where)
  return where
}

const bare = new WeakSet<object>()

/** "While Outside": you are, or whoever is bound by what is said. */
export function whereNow(at: Filter): Condition {
  const condition: Condition = { at }
  whereabouts.add(condition)
  return condition
}

/** "Any Cat is a Defending Ally": of whichever player. */
export function defends(is: Filter): Condition | object {
  // "The Ally" is one of whom was spoken.
  const isAny = Object.keys(is).join() === 'type'
  return ownTitles.has(is) || isAny || is.type === 'Monster' ? nonsense : { inPlay: { ...is, defending: true }, of: 'anyone' }
}

/** So many of those that went or were turned in the steps before: "if two or more Cultists were flipped in this way". */
export const wentSo = (is: Filter, atLeast: number): Condition => ({ wentSo: is, ...(atLeast > 1 ? { atLeast } : {}) })
