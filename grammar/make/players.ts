/**
 * What is said of a player, whoever it is: a question that becomes a condition once it is known of whom it is asked.
 */

import type { Condition, Done, Filter, Lately, Who } from '../ast.ts'
import type { Hazard } from '../card.ts'
import type { Token } from '../lexer.ts'
import * as conditions from './conditions.ts'
import { dropYou, nonsense, type Someone, stable } from './draft.ts'
import { eventTitles, isJourney, travelTitles } from './nouns.ts'

type Range = conditions.Range

/** Of whom something is asked: `either` is you or an opponent, `eachOpponent` every one of them. */
export type Asked = Who | 'either' | 'they'

export type Told = (who: Asked) => Condition | object

type One = Someone & Who

const isOne = (who: Asked): who is One | 'unaffected' | 'eachOpponent' =>
  who === 'you' || who === 'opponent' || who === 'affected' || who === 'actor' || who === 'unaffected' || who === 'eachOpponent'

/** Asked of one player at a time: of either, it is so of you or of an opponent. */
export const asked =
  (make: (who: One) => Condition | object): Told =>
  (who) => {
    if (who === 'either') return conditions.oneOf(make('you'), make('opponent'))
    return isOne(who) ? make(who as One) : nonsense
  }

export const notSo =
  (told: Told): Told =>
  (who) =>
    conditions.isNot(told(who))

/** "Is Outside and has a Tome in play". */
export const bothTold =
  (one: Told, other: Told): Told =>
  (who) =>
    who === 'either' ? asked((each) => conditions.bothSo(one(each), other(each)))(who) : conditions.bothSo(one(who), other(who))

export const eitherTold =
  (one: Told, other: Told): Told =>
  (who) =>
    who === 'eachOpponent' ? nonsense : conditions.oneOf(one(who), other(who))

/** "No opponent has a Tome in play": not one of them. */
export const noneSo = (who: Asked, told: Told): Condition | object => conditions.isNot(told(who))

/** "All Investigators are Outside": you, and every other. */
export function allSo(others: 'opponent' | 'eachOpponent', told: Told): Condition | object {
  const theirs = told(others)
  if ('inPlay' in theirs && others === 'eachOpponent') return { ...theirs, of: 'each' }
  return conditions.bothSo(told('you'), theirs)
}

/** Where he is. */
export const at =
  (is: Filter, top?: true): Told =>
  (who) =>
    who === 'they' ? nonsense : conditions.at(is, who, top)

/** Such a journey is the top card of his Story Deck, which acts as his Current Location then (M6.39). */
export const aboard = (is: Filter): Told => (isJourney(is) ? at(is, true) : isCalledAlone(is) ? onSuchThing(is) : () => nonsense)

/** A name or an attribute that no library knows, and nothing else. */
const isCalledAlone = (is: Filter): boolean => Object.keys(is).join() === 'called'

/** "On a Ship": of a Location that is one, or of a journey with one, which lies on top then. */
const onSuchThing = (is: Filter): Told => eitherTold(at(is), at({ ...is, type: 'Event' }, true))

/** "His Current Location is a Port or a Travel by Sea card": he is at the one, or on the other. */
export const currentIs = (is: Filter): Told => {
  const kinds = is.or ?? [is]
  const journeys = kinds.filter(isJourney)
  const places = kinds.filter((each) => !journeys.includes(each))
  if (journeys.length === 0) return at(is)
  if (is.or && Object.keys(is).length > 1) return () => nonsense
  const all = [...(places.length > 0 ? [at(places.length === 1 ? places[0]! : { or: places })] : []), ...journeys.map(aboard)]
  return all.reduce((told, other) => eitherTold(told, other))
}

/** "His Current Location is Underground": asked of that, and so not while he walks. */
export const ofCurrent =
  (told: Told): Told =>
  (who) =>
    conditions.ofCurrent(told(who))

/** "Underground", "Outside": at such a place, said in one word. */
export const bareAt = (name: Token): Told => {
  const place = conditions.youBareAt(name)
  return (who) => ('at' in place ? at(place.at as Filter)(who) : nonsense)
}

/** "Your Current Location has a Gate": of attributes it is said otherwise. */
export const hasGate = (gate: boolean, is: Filter): Told =>
  is.gate === true && Object.keys(is).length === 1 ? at({ type: 'Location', gate }) : () => nonsense

export const walks: Told = asked((who) => conditions.walks(who))

/** The same place as somebody else's: yours, where nobody else is named. */
export const sameAs = (same: 'title' | 'subregion' | 'region' | 'city' | 'dimension', than: Asked = 'you'): Told =>
  asked((who) => {
    if (than === 'they' || than === 'either' || than === 'each' || who === than) return nonsense
    if (than === 'you') return who === 'affected' ? nonsense : { same, as: who }
    return dropYou({ same, as: than, who })
  })

/** "Is affected by a Phobia". */
export const affectedBy =
  (is: Filter, least?: number): Told =>
  (who) =>
    isOne(who) || who === 'either' ? conditions.affectedBy(is, who, least) : nonsense

const isPhobia = (is: Filter): boolean => is.type === 'Event' && is.subtype === 'Phobia'

/** By so many of them. */
export const affectedSo = (is: Filter, { min, max }: Range): Told => {
  // Of nobody in particular it is asked whether there is one such player.
  if (max === undefined && (min ?? 1) > 0) return affectedBy(is, (min ?? 1) > 1 ? min : undefined)
  return asked((who) => {
    const many = (n: number): Condition | object => conditions.affectedBy(is, who, n > 1 ? n : undefined)
    const least = min === undefined ? undefined : many(min)
    const most = max === undefined ? undefined : conditions.isNot(many(max + 1))
    return (min ?? 1) < 1 ? nonsense : least && most ? conditions.bothSo(least, most) : (least ?? most!)
  })
}

/** What he has in play, as it is told of you. */
export const having =
  (had: Condition | object): Told =>
  (who) => {
    if (had === nonsense) return nonsense
    const one = had as Condition
    if (who === 'you') return one
    // So many of one player's own, and not of all together.
    if (who === 'either' && !/"atLeast":(?!1\b)/.test(JSON.stringify(one))) return conditions.had(one, 'anyone')
    return asked((each) => (each === 'you' ? one : conditions.had(one, each as 'opponent')))(who)
  }

/** "Has a Tome": in play, where else it is said; a Phobia one has lies on one. */
export const has = (is: Filter): Told =>
  isPhobia(is) ? affectedBy(is) : asked((who) => conditions.hasOne(is, who === 'you' ? undefined : who))

export const hasNone = (is: Filter): Told => asked((who) => conditions.hasNone(who, is))

export const hasNoSuch = (is: Filter): Told => (isPhobia(is) ? notSo(affectedBy(is)) : asked((who) => conditions.hasNoSuch(who, is)))

export const noOther = (is: Filter): Told => asked((who) => conditions.noOther(who, is))

/** So many of a kind in play. */
export const countOf = (is: Filter, range: Range): Told => asked((who) => conditions.countOf(is, range, who))

/** "There is no Ally of any player in play": none at all, and not none of this or that one's. */
export const thereAre = (is: Filter, range: Range, who: Asked): Condition | object => {
  if (who !== 'either' || range.max === undefined) return countOf(is, range)(who)
  return range.max === 0 && range.min === undefined ? conditions.isNot(conditions.hasOne(is, 'anyone')) : nonsense
}

/** "Three or more Allies": as many in play. */
export const manyOf = (is: Filter, range: Range): Told =>
  isPhobia(is)
    ? affectedSo(is, range)
    : asked((who) => (conditions.hasOne(is) === nonsense ? nonsense : conditions.countOf(is, range, who)))

export const number = (what: 'sanity' | 'sanityLost' | 'hand' | 'education' | 'points', range: Range): Told =>
  asked((who) => dropYou({ number: what, ...range, who }))

/** An even number of them, or an odd one. */
export const parity = (what: 'sanity' | 'hand', odd: boolean): Told => asked((who) => dropYou({ number: what, odd, who }))

/** Of nobody in particular, the Passes of all are counted: yours are said to be yours. */
export const passes = (range: Range): Told => asked((who) => ({ number: 'passes', ...range, who }))

/** He has come where he is by such a journey; other cards lead nowhere. */
export const cameBy = (is: Filter): Told =>
  asked((who) => {
    return isJourney(is) && (!eventTitles.has(is) || travelTitles.has(is)) ? (dropYou({ cameBy: is, who }) as Condition) : nonsense
  })

/** He lost such a card in this Combat; of others than you and an opponent that cannot be asked. */
export const lostInCombat = (is: Filter, atLeast = 1): Told =>
  asked((who) =>
    who === 'you' || who === 'opponent' || who === 'affected' ? { lostInCombat: is, who, ...(atLeast > 1 ? { atLeast } : {}) } : nonsense,
  )

const sides = { you: 'own', opponent: 'opposing', affected: 'affected', actor: 'actor' } as const

/** Cards of a kind in his Threat, so many of them. */
export const inThreat = (is: Filter, range: Range, of: Asked): Told =>
  asked((who) => {
    if (!(who in sides) || (of !== 'they' && of !== who)) return nonsense
    return conditions.ofEach(is, (one) => conditions.inThreat(one, range, sides[who as keyof typeof sides]))
  })

export const threatOf = (is: Filter, range: Range): Told => inThreat(is, range, 'they')

/** So many in a pile named as his. */
export const lying = (is: Filter, zone: conditions.Pile, of: Asked, range: Range): Told =>
  asked((who) => (of === 'either' ? nonsense : conditions.hasLying(who as Someone, is, zone, of, range)))

/** So many in his pile. */
export const lies = (is: Filter, zone: conditions.Pile, range: Range): Told => asked((who) => conditions.liesSo(is, zone, who, range))

export const canSurvive = (hazard: Hazard): Told => asked((who) => dropYou({ canSurvive: hazard, who }))

export const knows = (name: Token): Told => asked((who) => conditions.knows(name, who))

/** The same of his Investigator, whatever his Allies know. */
export const himself =
  (told: Told): Told =>
  (who) =>
    conditions.ofHimself(told(who))

export const done =
  (did: Done, is: Filter, when: Lately, n?: number): Told =>
  (who) =>
    isOne(who) || who === 'either' ? conditions.hasDone(who as Someone, did, is, when, n) : nonsense

/** He has passed of late, whether that Pass still stands or not. */
export const passedOnce = (when: Lately): Told => done('passed', {}, when)

/** He has used a Gate of late, or none. */
export const usedGate = (when: Lately, isNot: boolean): Told => (isNot ? notSo(done('gateUsed', {}, when)) : done('gateUsed', {}, when))

/** So many of his were lost in this Combat, or none. */
export const lostSo = (is: Filter, { min, max }: Range): Told =>
  min !== undefined && max !== undefined ? () => nonsense : max === undefined ? lostInCombat(is, min) : notSo(lostInCombat(is, max + 1))

/** So many of his, or none, that befell it. */
export const befell =
  (did: Done, is: Filter, when: Lately, { min, max }: Range): Told =>
  (who) => {
    if (min !== undefined && max !== undefined) return nonsense
    // Several of all players together cannot be asked: "two Monsters were played".
    const many = (n: number): Condition | object => (n > 1 && who === 'either' ? nonsense : done(did, is, when, n > 1 ? n : undefined)(who))
    return max === undefined ? ((min ?? 1) < 1 ? nonsense : many(min ?? 1)) : conditions.isNot(many(max + 1))
  }

type Measure = conditions.Measure | object

/** More of something than another player; `fewer`: he has more of it. */
export const more = (what: Measure, than: Asked, fewer?: true): Told => {
  const told = asked((who) => {
    // "Any other player" is any but him of whom it is said, and not any but you.
    if (than === 'eachOpponent' && who !== 'you') return nonsense
    return fewer ? conditions.hasMore(what, than, who) : conditions.hasMore(what, who, than)
  })
  // "No player has more than you": not you yourself.
  return (who) => told(who === 'either' && than === 'you' ? 'opponent' : who)
}

/** "The fewest": all others have more. */
export const fewestOf = (what: Measure): Told => asked((who) => (who === 'you' ? conditions.hasMore(what, 'eachOpponent', who) : nonsense))

/** "The most", of each player in turn: none of those has more, and several may have as much. */
export const foremost = (what: Measure, than: 'each' | 'eachOpponent' | 'unaffected', least?: true): Told => {
  const ofYou = least ? fewestOf(what) : more(what, 'eachOpponent')
  return asked((who) => {
    if (who === 'you') return than === 'each' ? ofYou(who) : nonsense
    if (who !== 'actor' || what === nonsense) return nonsense
    return { foremost: what, ...(least ? { least } : {}), who, than } as Condition
  })
}

/** And nobody has as much; of you, that is told of the most anyway. */
export const alone =
  (most: Told): Told =>
  (who) => {
    const told = most(who)
    return told !== nonsense && 'foremost' in told ? ({ ...told, alone: true } as Condition) : told
  }

/** "More Artifacts than Allies", of one player; or than those of another. */
export const moreThan = (much: Filter, little: Filter, than?: Asked): Told =>
  asked((who) => (than === who ? nonsense : conditions.hasMoreThan(much, little, who, than ?? who)))

/** "Fewer Allies than Artifacts": the other way round. */
export const fewerThan = (little: Filter, much: Filter, than?: Asked): Told =>
  asked((who) => (than === who ? nonsense : conditions.hasMoreThan(much, little, than ?? who, who)))

/** Neither more nor less of something than another. */
export const asMuch =
  (what: Measure, than: Asked): Told =>
  (who) => {
    const [much, little] = [more(what, than)(who), more(what, than, true)(who)]
    return much === nonsense || little === nonsense ? nonsense : { all: [much, little].map((each) => ({ not: each as Condition })) }
  }

export const hasThisCard: Told = asked((who) => (who === 'actor' ? nonsense : conditions.hasThisCard(who)))

export const hasOnTop =
  (is: Filter, whose: Asked): Told =>
  (who) =>
    whose === who || whose === 'they' ? at(is, true)(who) : nonsense

type Kin = (so: Filter | object) => Condition | object

/** Cards of a kind that somebody has in play, of which something more is asked: "one of your Allies knows Latin", "no more than two of them are Corrupt". */
export const among =
  (is: Filter, of: Asked | 'anyone', range: Range): Kin =>
  (so) => {
    const both = isAndSo(is, so)
    if (both === nonsense) return nonsense
    if (of !== 'anyone') return countOf(both as Filter, range)(of)
    const { min, max } = range
    if ((min ?? 1) < 1 || (min !== undefined && max !== undefined)) return nonsense
    const many = (n: number): Condition => ({ inPlay: both as Filter, of, ...(n > 1 ? { atLeast: n } : {}) })
    return max === undefined ? many(min ?? 1) : { not: many(max + 1) }
  }

function isAndSo(is: Filter, so: Filter | object): Filter | object {
  if (so === nonsense || conditions.hasOne(is) === nonsense) return nonsense
  const more = so as Filter
  if ('not' in more && 'not' in is) return nonsense
  const attr = [...(is.attr ?? []), ...(more.attr ?? [])]
  return { ...is, ...more, ...(attr.length > 0 ? { attr } : {}) }
}

/** "All of your Allies are Corrupt": some are, and there is no other. */
export const amongAll =
  (is: Filter, of: Asked): Kin =>
  (so) => {
    if (so === nonsense) return nonsense
    const other = 'not' in so ? (Object.keys(so).length === 1 ? (so as { readonly not: Filter }).not : nonsense) : { not: so }
    return conditions.bothSo(among(is, of, { min: 1 })(so), among(is, of, { max: 0 })(other))
  }

/** What somebody has a number of: how many there are, and whether they are more than those of another. */
interface Stock {
  readonly measure: Measure
  readonly who: Asked
  readonly number: (range: Range) => Condition | object
  readonly compared: (how: 'more' | 'fewer' | 'same', than: Asked | Stock) => Condition | object
}

function stockOf(measure: Measure, who: Asked, number: (range: Range) => Condition | object): Stock {
  const isMore = (than: Asked | Stock, fewer?: true): Condition | object => {
    if (typeof than !== 'object') return more(measure, than, fewer)(who)
    if (typeof measure !== 'object' || typeof than.measure !== 'object')
      return measure === than.measure ? more(measure, than.who, fewer)(who) : nonsense
    if (!('cards' in measure && 'cards' in than.measure)) return nonsense
    const [one, other] = [measure.cards as Filter, than.measure.cards as Filter]
    if (stable(one) === stable(other)) return more(measure, than.who, fewer)(who)
    return (fewer ? fewerThan : moreThan)(one, other, than.who)(who)
  }
  return {
    measure,
    who,
    number,
    compared: (how, than) => {
      if (how !== 'same') return isMore(than, how === 'fewer' ? true : undefined)
      return conditions.bothSo(conditions.isNot(isMore(than)), conditions.isNot(isMore(than, true)))
    },
  }
}

/** Cards in play. */
export const stock = (is: Filter, who: Asked): Stock => stockOf(conditions.counted(is), who, (range) => manyOf(is, range)(who))

/** Cards of whatever kind in a Hand or a Threat. */
export const held = (what: 'hand' | 'threat', who: Asked): Stock =>
  stockOf(what, who, (range) => (what === 'hand' ? number('hand', range)(who) : threatOf({}, range)(who)))

/** Cards of a kind in a Threat, or in a pile. */
export const heldInThreat = (is: Filter, who: Asked): Stock => stockOf(nonsense, who, (range) => threatOf(is, range)(who))

export const piled = (is: Filter, zone: conditions.Pile, who: Asked): Stock => stockOf(nonsense, who, (range) => lies(is, zone, range)(who))
