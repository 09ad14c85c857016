/**
 * What holds: values, numbers of a player, costs, attributes, who may meet, attack or be affected.
 */

import type { Amount, Filter, Rule, Selector, Static, Who } from '../ast.ts'
import type { CardType, Hazard } from '../card.ts'
import type { Token } from '../lexer.ts'
import { again, barePlural, isSpells, ownSpells, per, selector } from './cards.ts'
import { standsAt } from './conditions.ts'
import {
  type Change,
  dropSelf,
  dropYou,
  type First,
  isObject,
  nonsense,
  type Price,
  type Room,
  stable,
  type Where,
  type Word,
} from './draft.ts'
import { filter, location, ownTitles, sense } from './nouns.ts'

/** "The Ally is now Corrupt": bears the attribute. */
export function becomes(of: Selector, name: Token): Static | object {
  const found = sense(name, 'attribute') ?? sense(name, 'public')
  return found ? { attribute: found.name, give: true, of } : nonsense
}

export function treatAs(of: Selector, name: Token): Static | object {
  const subtype = sense(name, 'subtype')
  // It is not Night because a card acts so.
  if (subtype && subtype.names.length === 1 && subtype.of !== 'Event') return { treatAs: subtype.names[0]!, of, as: 'subtype' }
  const type = sense(name, 'type')
  if (type) return { treatAs: type.name, of, as: 'type' }
  const region = sense(name, 'region')
  return region ? { treatAs: region.name, of, as: 'region' } : nonsense
}

/** What passes by this card, whoever has it in his Threat. */
export const passersBy = (is: Filter): Selector | object =>
  is.type === 'Monster' || is.titleHas !== undefined || is.title !== undefined || is.called !== undefined || is.or !== undefined
    ? ownTitles.has(is)
      ? nonsense
      : { is, pick: 'all', of: 'each' }
    : nonsense

/** What somebody's Allies may not bear. */
export function keptUnarmed(is: Filter, of: Who | 'they', cannotBear: Filter): Static | object {
  if (is.type !== 'Ally' || cannotBear.type !== 'Artifact' || of === 'they') return nonsense
  const whose = selector({ is, pick: 'all' }, [{ of }])
  return (whose as object) === nonsense ? nonsense : { cannotBear, of: whose }
}

export function unarmed(cannotBear: Filter): Static | object {
  return cannotBear.type === 'Artifact' ? { cannotBear } : nonsense
}

/** What stands in for a card that a Great Old One, or an Outer God as well, needs. */
export function standsFor(is: Filter, stays?: true): Static | object {
  const kinds = [is.subtype].flat()
  const isGod = is.type === 'Monster' && kinds.every((each) => each === 'Great Old One' || each === 'Outer God')
  if (!isGod) return nonsense
  return kinds.includes('Great Old One')
    ? { standsIn: 'anyOne', for: 'GreatOldOne', ...(stays ? { stays } : {}) }
    : standsForOuter({ any: 'anyOne' }, stays)
}

/** "Any one card needed to play an Outer God": no Great Old One that is none is meant. */
export function standsForOuter(is: { readonly any: 'anyOne' | CardType }, stays?: true): Static | object {
  if ((is as object) === nonsense) return nonsense
  return { standsIn: is.any, for: 'GreatOldOne', ...(stays ? { stays } : {}), needs: { type: 'Monster', subtype: 'Outer God' } }
}

/** "Any one card needed to play Cthulhu": a Great Old One called so. */
export function standsForNamed(name: Token, is: 'anyOne' | CardType = 'anyOne', stays?: true): Static | object {
  const titled = sense(name, 'title')
  const isOther = name.senses.some(({ kind }) => kind !== 'title' && kind !== 'icon' && kind !== 'family' && kind !== 'strange')
  if (isOther || (titled && titled.type !== 'Monster')) return nonsense
  const needs = titled ? { title: titled.name } : { titleHas: name.written }
  return { standsIn: is, for: 'GreatOldOne', ...(stays ? { stays } : {}), needs }
}

/** "Counts as a Yithian for any Adventure that requires one". */
export const countsFor = (name: Token, purpose: 'GreatOldOne' | 'Location' | 'Adventure'): Static | object =>
  // A card of some Type is stood in for.
  name.senses.some(({ kind }) => kind === 'type') ? nonsense : { countsAs: name.written, for: purpose }

/** A number that is so much more for each of such cards; what is so already, counts them but once. */
export function changedForEach(change: Extract<Static, { stat: unknown }>, of: Parameters<typeof per>[1]): Static | object {
  return typeof change.by === 'number' ? { ...change, by: per(change.by, of) } : nonsense
}

/** Several Allies of a Title, and no more: nothing where that is one. */
export function atMostCopies(copies: number, is: Filter): Static | object {
  return copies > 1 && Object.keys(is).length > 0
    ? { copies, of: { is: ownTitles.has(is) ? { title: 'self' } : is, pick: 'all' } }
    : nonsense
}

/** A danger does nothing to a card that survives it: to one that is pointed at, or to all of a kind. */
export const survivesIt = (of: Selector | object, immuneTo: Hazard): Static | object =>
  of === nonsense || (of as Selector).pick === 'choose' ? nonsense : { immuneTo, of: of as Selector }

/** "Functions as a Lesser Independent Monster". */
export function actsAs(of: Selector, words: readonly Word[]): Static | object {
  const is = filter(words, []) as Filter
  if (is.type === undefined || typeof is.type !== 'string') return nonsense
  if (typeof is.subtype === 'string' && Object.keys(is).length === 2) return { treatAs: is.subtype, of, as: 'subtype' }
  return Object.keys(is).length === 1 ? { treatAs: is.type, of, as: 'type' } : nonsense
}

/** Whether a card says of itself that it cannot be called off: as it is done, and not later. */
export const speaksOfCancelling = (rule: Rule): boolean =>
  rule.kind === 'forbid' && isObject(rule.what) && 'cancel' in rule.what && rule.what.cancel.title === 'self'

/** "The first Spell you cast": what it costs is asked before it counts. */
const isCounted = (is: Filter | undefined): boolean => is?.order !== undefined

export function castingFree(of: Selector | object): Static | object {
  return isSpells(of) && !isCounted(of.is) ? { stat: 'castingCost', by: 0, how: 'set', of } : nonsense
}

/** "Your Spells" are yours as those are of which nobody's is said. */
function unmarked(of: Selector): Selector {
  const { mine: _, ...rest } = of as Selector & { readonly mine?: true }
  return rest
}

export function castingCost(of: Selector | object, by: Amount): Static | object {
  // Of one Spell that nobody picks nothing can hold.
  return isSpells(of) && of.pick !== 'choose' && !isCounted(of.is) ? { stat: 'castingCost', by, of: unmarked(of) } : nonsense
}

/** Spells of some kind, or of several. */
export const isSpell = (is: Filter): boolean => is.type === 'Spell' || is.or?.every(isSpell) === true

interface Paid {
  readonly by: number
  readonly how?: 'set' | 'half' | 'double'
  readonly verb?: 'play' | 'cast'
}

/** What a Spell costs is paid when it is cast. */
export function costOf(is: Filter, { verb, ...by }: Paid): Static | object {
  // Who bears an attribute is played; a card that is known by its Title alone might be a Spell, if it is not said that it is played.
  const isPlayed = is.attr !== undefined || is.anyAttr !== undefined || verb === 'play'
  if ((is.type === undefined && !isPlayed && !isSpell(is)) || ownTitles.has(is) || isCounted(is)) return nonsense
  return { stat: isSpell(is) ? 'castingCost' : 'cost', ...by, of: { is, pick: 'all' } }
}

/** The same of cards that are told apart further: whose they are, or what holds them. */
/** "Star Events cost you no Sanity": those that you play, where they are nobody's by themselves. */
export const playedByYou = (of: Selector | object): Selector | object =>
  'is' in of && of.is?.type === 'Event' && !('of' in of || 'in' in of) ? ({ ...of, mine: true } as Selector) : of

export function priceOf(of: Selector | object, by: Paid): Static | object {
  // Whom a card will affect is not known yet where it is paid for.
  if (of === nonsense || !('is' in of) || 'affecting' in of) return nonsense
  const price = costOf(of.is as Filter, by)
  if (price === nonsense) return nonsense
  return { ...(price as Extract<Static, { stat: unknown }>), of: isSpell(of.is as Filter) ? unmarked(of as Selector) : (of as Selector) }
}

/** What cards are taken as: a class, attribute, time or Region. */
export function takenAs(
  of: Selector,
  {
    name,
    words,
    time,
    region,
  }: { readonly name?: Token; readonly words?: readonly Word[]; readonly time?: 'day' | 'night'; readonly region?: Token },
): Static | object {
  if (time !== undefined) return { treatAs: time, of, as: 'time' }
  if (words !== undefined) return actsAs(of, words)
  const found = sense((region ?? name)!, 'region')
  if (region !== undefined) return found ? { treatAs: found.name, of, as: 'region' } : nonsense
  // What bears such a Title is meant by it, as well as what bears it as an attribute.
  const isTitle = of.ref === 'self' && sense(name!, 'title') !== undefined
  return isTitle && treatAs(of, name!) === nonsense ? alsoCalled(name!) : isTaken(of, name!)
}

/** "Counts as a Ghoul": it is meant by whatever speaks of cards of that name. */
export function alsoCalled(name: Token): Static | object {
  const called = sense(name, 'title') ?? sense(name, 'family')
  return called ? { countsAs: called.name } : name.type === 'strange' ? { countsAs: name.written } : nonsense
}

/** "Considered a Cultist": another kind of card, or what bears an attribute. */
export function isTaken(of: Selector, name: Token): Static | object {
  const found = treatAs(of, name)
  return found === nonsense ? becomes(of, name) : found
}

/** Half of its value, rounded up where nothing else is told (M17.21). */
export const halved = (of: Selector, round?: 'up' | 'down'): Static => ({
  value: { half: { of: 'value' }, ...(round === 'down' ? { round } : {}) },
  of,
  how: 'half',
})

/** "Its value cannot be reduced below 2": nothing is added, but it goes no lower. */
export const noLess = (of: Selector, floor: number): Static => ({ value: 0, of, limit: { floor } })

/** Cards that others play, and those of everybody. */
/** "No Monster may be Invisible". */
export function seen(is: Filter): Static | object {
  return is.type === 'Monster' || is.titleHas !== undefined || is.title !== undefined
    ? { visible: true, of: { is, pick: 'all' } }
    : nonsense
}

/** What this card is given to: a card of your own, for good. */
export function givenFor(attachedTo: Filter): Static | object {
  // "One of your Cats": Monsters that are called so lie in a Threat, and can be given nothing.
  const [own, called] = attachedTo.or ?? []
  if (own?.attr?.length === 1 && called?.type === 'Monster' && called.titleHas === own.attr[0]) return givenFor(own)
  // "One of your Students": what bears such an attribute, or is called so, and can be given something is an Ally.
  const isKind = ({ attr, anyAttr, called, or }: Filter): boolean => (attr ?? anyAttr ?? called) !== undefined || or?.every(isKind) === true
  const anAlly = (is: Filter): Filter => (is.or ? { ...is, or: is.or.map(anAlly) } : { ...is, type: 'Ally' })
  if (attachedTo.type === undefined && isKind(attachedTo)) return { attachedTo: anAlly(attachedTo), sharesFate: false }
  // "Howard Lovecraft or any other Scholar"
  const { or } = attachedTo
  if (or?.some(({ title }) => title !== undefined) && or.every((is) => is.title !== undefined || is.type === 'Ally' || isKind(is)))
    return { attachedTo: { or: or.map((is) => (is.title === undefined && isKind(is) ? anAlly(is) : is)) }, sharesFate: false }
  const types = [attachedTo.type].flat()
  const isNamed = (attachedTo.or ?? [attachedTo]).every(({ title }) => title !== undefined)
  return isNamed || types.every((each) => each === 'Ally' || each === 'Tome' || each === 'Artifact')
    ? { attachedTo, sharesFate: false }
    : nonsense
}

/** "Ghouls may not defend": a plural, or it is not said which. */
export function keptFrom(is: Filter, cannotBe: 'defending' | 'controlled' | 'summoned'): Static | object {
  const of = barePlural(is)
  return of === nonsense || ownTitles.has(is) ? nonsense : { cannotBe, of: of as Selector }
}

/** Out of reach for all but such cards. */
export function onlyBy(not: Filter | string | object, of?: Selector): Static | object {
  if (typeof not !== 'object' || not === nonsense || ownTitles.has(not)) return nonsense
  // What a Weapon does in Combat is no effect on anything.
  const { subtype } = not as Filter
  if ([subtype].flat().some((each) => each === 'Weapon' || each === 'Enchanted Weapon')) return nonsense
  return { immuneTo: { not: not as Filter }, ...(of ? { of } : {}) }
}

export function armedAll(is: Filter, weapons: number | 'any'): Static | object {
  const of = barePlural(is)
  return of === nonsense || is.type !== 'Ally' ? nonsense : { weapons, of: of as Selector }
}

/** So many Weapons, if they are such: what is asked of them must be something that a Weapon can be. */
export function armedIf(
  weapons: number | 'any',
  { ofTwo, ...asked }: { readonly oneOf?: Filter | object; readonly allOf?: Filter | object; readonly ofTwo?: true },
): Static | object {
  // "But only one Enchanted Weapon": of two, the other one is none.
  if (ofTwo && weapons !== 2) return nonsense
  const is = (asked.oneOf ?? asked.allOf) as Filter
  if (typeof weapons !== 'number' || weapons < 2 || asked.oneOf === nonsense || asked.allOf === nonsense) return nonsense
  const isArm = ({ type, subtype, not, title, titleHas }: Filter): boolean =>
    not
      ? isArm(not)
      : (type === undefined || type === 'Artifact') && (subtype !== undefined || title !== undefined || titleHas !== undefined)
  return isArm(is) || is.or?.every(isArm) || is.called !== undefined ? ({ weapons, ...asked } as Static) : nonsense
}

/** Spells that lie in this Tome. */
export function castFromThis(is: Filter, by: { readonly by: number; readonly how?: 'set' }): Static | object {
  return is.type === 'Spell' ? priceOf({ is, pick: 'all', borneBy: 'self' }, by) : nonsense
}

/** What only such an Ally can be given. */
export function onlyGivenTo(is: Filter): Static | object {
  const isBearer = ({ type, attr, anyAttr, title, called, or }: Filter): boolean =>
    [type].flat().every((each) => each === undefined || each === 'Ally') &&
    ((attr ?? anyAttr ?? title ?? called) !== undefined || type === 'Ally' || or?.every(isBearer) === true)
  return isBearer(is) ? { attachedTo: is, sharesFate: true } : nonsense
}

/** Allies of which only some can absorb points of this card: it bypasses all others (M14.58). */
export function defendedOnlyBy(is: Filter): Static | object {
  const { type, ...rest } = is
  if ((type !== undefined && type !== 'Ally') || Object.keys(rest).length === 0) return nonsense
  return { bypass: { type: 'Ally', not: rest }, may: true }
}

/** "Only the Ally of highest value may defend against this card": it bypasses all others of that player. */
export const defendedOnlyByRank = (rank: 'highest' | 'lowest'): Static => ({
  bypass: { type: 'Ally', not: { value: { rank } } },
  may: true,
})

export const defendedNotByRank = (rank: 'highest' | 'lowest'): Static => ({ bypass: { type: 'Ally', value: { rank } }, may: true })

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
export function costOfThese(of: Selector | object, by: Amount | object): Static | object {
  if (of === nonsense || by === nonsense || 'affecting' in of) return nonsense
  const { is } = of as Selector
  const casting = castingCost(of, by as Amount)
  return casting !== nonsense ? casting : is?.type !== undefined ? { stat: 'cost', by: by as Amount, of: of as Selector } : nonsense
}

/** "Loses 2 points at Night": said of this card, in the form of the verb; "lose 2 points" bids a player. */
export function ownChange(said: readonly unknown[]): Static | object {
  const [verb, n] = said as readonly [Token, number]
  if (!/s$/i.test(verb.written)) return nonsense
  return { value: verb.text === 'lose' ? -n : n, of: again as Selector }
}

/** Allies with which a player does not defend. */
export function defendsWithout(of: Who, is: Filter): Static | object {
  if (is.type !== undefined && is.type !== 'Ally') return nonsense
  return { cannotBe: 'defending', of: { is, pick: 'all', ...(of === 'you' ? {} : { of }) } }
}

/** Of each card that is meant, not of one that nobody picks. */
export function statOfEach(
  stat: 'spellCapacity' | 'cost' | 'castingCost',
  of: Selector,
  by: Amount | object,
  how?: 'set',
): Static | object {
  if (by === nonsense || (stat !== 'spellCapacity' && (of.pick === 'choose' || of.pick === 'random' || of.affecting))) return nonsense
  // What a Spell costs is paid when it is cast.
  const isPrice = stat === 'cost' && of.is !== undefined && isSpell(of.is) && of.ref === undefined
  return { stat: isPrice ? 'castingCost' : stat, by: by as Amount, ...(how ? { how } : {}), of: unmarked(of) }
}

/** "No Location has a Gate". */
export function noneHas(is: Filter, name: Token): Static | object {
  const shown = name.senses.find((each) => each.kind === 'flag' || each.kind === 'public')?.name
  if (shown === undefined || is.type !== 'Location') return nonsense
  return { attribute: shown, give: false, of: { is, pick: 'all', of: 'each' } }
}

/** No Sanity is lost for such a Location; what it gives is given all the same. */
export function freeArrival(is: Filter): Static | object {
  const place = standsAt(is)
  return place === nonsense
    ? nonsense
    : { stat: 'cost', by: 0, how: 'set', of: { is: { ...(place as Filter), type: 'Location' }, pick: 'all' } }
}

/** Whom a card is given to, said as a demand. */
export function bearerMust(is: Filter): Static | object {
  if (is.or || (is.type !== undefined && is.type !== 'Ally') || Object.keys(is).length === 0 || ownTitles.has(is)) return nonsense
  return { attachedTo: { ...is, type: 'Ally' }, sharesFate: true }
}

/** Whom a card is not given to. */
export function bearerMustNot(not: Filter): Static | object {
  if ((not.type !== undefined && not.type !== 'Ally') || Object.keys(not).length === 0 || ownTitles.has(not)) return nonsense
  // What he may not do is another matter.
  if (not.defending !== undefined || not.invisible !== undefined || not.faceDown !== undefined) return nonsense
  return { attachedTo: { type: 'Ally', not }, sharesFate: true }
}

/** "Ghouls in a Directed Threat bypass this Ally": whosesoever they are where that is not said. */
export function passesThis(of: Selector | object, may: boolean): Static | object {
  if (of === nonsense || (of as Selector).ref !== undefined || (of as Selector).pick === 'choose') return nonsense
  const those = of as Selector & { readonly mine?: true }
  const isOpen = those.of === undefined && !those.mine && !those.opposing && those.in === undefined
  return { bypass: 'self', may, of: isOpen ? { ...those, of: 'each' } : those }
}

/** What does nothing to somebody: such cards, or those of such players alone. */
interface Peril {
  readonly is: Extract<Static, { immuneTo: unknown }>['immuneTo'] | object
  readonly by?: Who
}

/** All but such cards. */
export const allBut = (not: Peril['is']): Peril =>
  typeof not !== 'object' || not === nonsense || ownTitles.has(not) ? { is: nonsense } : { is: { not: not as Filter } }

/** Such cards do nothing to these (left out: you). */
export function immune({ is, by }: Peril, of?: Selector | object): Static | object {
  if (is === nonsense || of === nonsense) return nonsense
  // No card is out of its own reach, and what nothing at all affects is told of whose cards do not.
  if (typeof is === 'object' && (ownTitles.has(is) || (by === undefined && Object.keys(is).length === 0))) return nonsense
  return { immuneTo: is as Filter, ...(by ? { by } : {}), ...(of ? { of: of as Selector } : {}) }
}

/**
 * "Cannot be the target of Spells": what is done to all, or by lot, is done to it as well. A Phobia on an Investigator affects him as
 * long as it lies there; a Monster that attacks him is no target line's matter.
 */
export function untargeted(peril: Peril, of?: Selector | object): Static | object {
  const shield = immune(peril, of)
  if (shield === nonsense || typeof peril.is !== 'object') return nonsense
  const { type, subtype } = peril.is as Filter
  if (of === undefined && subtype === 'Phobia') return shield
  const isOnlyAimed = [type ?? 'Monster'].flat().every((each) => each !== 'Monster' && each !== 'Location')
  return of !== undefined || isOnlyAimed ? { ...shield, aimed: true } : nonsense
}

/** "You may keep one Artifact beyond your Maximum": a card of any kind would be a larger Maximum. */
export function keeps(n: number | 'any', is: Filter): Static | object {
  return (n === 'any' || n > 0) && Object.keys(is).length > 0 ? { keeps: n, for: is } : nonsense
}

/** What a use costs, whoever it is: to cast a Spell, to bear a Weapon or to be at a Location is none. */
export function useFee(what: Filter | 'gate' | 'thisGate', who: Who | 'they', fee: number): Static | object {
  if (who === 'they' || who === 'actor' || what === nonsense) return nonsense
  if (typeof what === 'object') {
    const types = [what.type ?? []].flat()
    const isArms = [what.subtype ?? []].flat().some((each) => each === 'Weapon' || each === 'Enchanted Weapon')
    if (
      ownTitles.has(what) ||
      isArms ||
      types.length === 0 ||
      types.some((type) => type !== 'Artifact' && type !== 'Tome' && type !== 'Ally')
    )
      return nonsense
  }
  return { useFee: fee, for: what, who }
}

/** "Protected from": of Space, water and Radiation it is told elsewhere. */
export const shielded = (peril: Peril, of?: Selector | object): Static | object =>
  /^(?:Space|Underwater|Radiation)$/.test(String(peril.is)) ? nonsense : immune(peril, of)

export const none: Change = { by: 0, how: 'set' }

export const half: Change = { by: 2, how: 'half' }

export const twice: Change = { by: 2, how: 'double' }

/** "All gains are losses instead". */
export const turnedInto = ([who, went, from]: Parameters<typeof flowsOf>[0], to: 'gained' | 'lost'): Static | object =>
  went === to ? nonsense : flows(who, went, { by: 1, how: 'turned' }, from)

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

/** Monsters that take no part in an attack. */
export function noAttack(of: Selector): Static | object {
  const types = [of.is?.type].flat()
  return types.every((each) => each === undefined || each === 'Monster') ? { cannotBe: 'attacking', of } : nonsense
}

export function noneAttack(is: Filter): Static | object {
  const of = barePlural(is)
  return of === nonsense ? nonsense : noAttack(of as Selector)
}

/** What adds to others adds nothing. */
export function noAddition(of: Selector | object): Static | object {
  if (of === nonsense || (of as Selector).pick === 'choose') return nonsense
  const { is, ...rest } = of as Selector
  if (!is?.borneBy?.at) return { addsNothing: true, of: of as Selector }
  // A Weapon is where its bearer is.
  const { at, ...borneBy } = is.borneBy
  return { addsNothing: true, of: { ...rest, is: { ...is, borneBy, at } } }
}

/** "Weapons add nothing to the value of Allies who are Outside": those that such Allies bear; an Ally as a public attribute is where he is. */
export function noAdditionTo(of: Selector | object, whose: Filter): Static | object {
  if (whose.type !== undefined && whose.type !== 'Ally') return nonsense
  if (of === nonsense || Object.keys(whose).every((key) => key === 'type')) return noAddition(of)
  const { is, borneBy } = of as Selector
  const isWeapon = is?.type === 'Artifact' && [is.subtype].flat().every((each) => each === 'Weapon' || each === 'Enchanted Weapon')
  // Where a card comes from, or its player is, is told otherwise.
  const isPlain = Object.keys(whose).every((key) => /^(?:type|title|attr|pub|at)$/.test(key)) && !whose.attr?.includes('Underground')
  if (!isWeapon || is.subtype === undefined || is.borneBy || borneBy || !isPlain) return nonsense
  const { pub, ...bearer } = whose
  if (pub && bearer.at) return nonsense
  return noAddition({
    ...(of as Selector),
    is: { ...is, borneBy: { ...(whose.title === undefined ? { type: 'Ally' } : {}), ...bearer, ...(pub ? { at: { pub } } : {}) } },
  })
}

/** What becomes of Spells once they have been cast. */
export function onceCast(of: Selector | object, to: Extract<Static, { onceCast: unknown }>['onceCast']): Static | object {
  const { is, pick, borneBy, ref } = of as Selector
  // Of the Spell that says so; that it is buried then is what it costs.
  if (of !== nonsense && ref === 'self') return nonsense
  const isHeld = borneBy === 'self' && is?.type === 'Spell' && Object.keys(is).length === 1 && pick !== 'random'
  return of !== nonsense && isHeld ? { onceCast: to, of: ownSpells } : nonsense
}

type ThreatsMeant = 'yourThreat' | 'threatsAgainstYou' | 'eachThreat' | 'oneAgainstYou' | 'theirsAgainstYou' | 'oneDirected'

const isLess = (by: Amount): boolean => (typeof by === 'number' ? by : typeof by === 'object' && 'per' in by ? (by.times ?? 1) : 0) < 0

/** Changes of "the opposing Threat": of the one in this Combat where it is done, and of each there is where it holds for good. */
const ofTheirs = new WeakSet<object>()

/** "Dreamers may see this card": such Allies of anybody, for it meets those of opponents. */
export function seenBy(of: Selector | object): Static | object {
  const { is, of: whose, ref, pick } = of as Selector
  if (of === nonsense || ref !== undefined || pick !== 'all' || !is) return nonsense
  return { sees: 'self', of: { ...(of as Selector), ...(whose === undefined || whose === 'you' ? { of: 'each' } : {}) } }
}

/** A change of Threats as a whole; of "one Threat" it is said whose by naming an opponent. "One Directed Threat" is one against you, if it becomes less. */
export function ofThreats(of: ThreatsMeant, threatValue: Amount): Static | object {
  if (of === 'oneDirected' && !isLess(threatValue)) return nonsense
  if (of === 'yourThreat' || of === 'threatsAgainstYou' || of === 'eachThreat') return { threatValue, of }
  const effect: Static = { threatValue, of: 'threatsAgainstYou', from: 'opponent' }
  if (of === 'theirsAgainstYou') ofTheirs.add(effect)
  return effect
}

/** What is said of "the opposing Threat" and holds for good. */
export const standing = (effect: Static): Static =>
  ofTheirs.has(effect) && 'threatValue' in effect ? { threatValue: effect.threatValue, of: effect.of } : effect

export const priced = (is: Filter, by: Price): Static | object =>
  typeof by.by === 'number' ? costOf(is, by as { readonly by: number; readonly how?: 'set' }) : nonsense

/** "Your second Ally of a Round": those one plays, or casts. */
export const ownOnes = (is: Filter, per: 'round' | 'turn', nth: number): First => ({
  is,
  done: is.type === 'Spell' ? 'cast' : 'played',
  per,
  nth,
})

/** "All your losses of Sanity from Events": whose, which way, and by what. */
export function flowsOf(
  [who, went, from]: readonly [Who | 'they', 'gained' | 'lost', (Filter | 'combat')?],
  how: Omit<Change, 'by'> & { readonly by: Amount | object },
): Static | object {
  return flows(who, went, how, from)
}

/** "If Ally is lost, also lose this card": where the one goes, the other goes; "discard it" when the other is buried is another matter. */
export function sameFate(
  of: 'bury' | 'discard' | undefined,
  as: 'bury' | 'discard' | undefined,
  type: 'Ally' | 'Tome' = 'Ally',
): Static | object {
  return as === undefined || as === of ? { attachedTo: { type }, sharesFate: true } : nonsense
}

/** "That Tome's Spell Capacity is increased by 1": of the one this card is given to. */
export function ofTome(stat: 'spellCapacity' | 'cost' | 'castingCost', by: Amount | object): Static | object {
  return stat === 'spellCapacity' ? { stat, by: by as Amount, of: { ref: 'host' } } : nonsense
}

/** "Protects from Storms" speaks of you, "protected from Storms" of the card itself. */
export const protectedFrom = ({ written }: Token, immuneTo: Filter): Static =>
  /ed$/i.test(written) ? { immuneTo, of: { ref: 'self' } } : { immuneTo }

/** What holds Spells, and how many: places of an icon come on top of the others, places like the others raise the number. */
export function roomIn({ n, more, told, icon, ...rest }: Room | Record<string, never>, of?: Selector | object): Static | object {
  const only = rest.only || (told && !more && icon === undefined)
  if (n === undefined || of === nonsense || (more && only)) return nonsense
  const holder = of as Selector | undefined
  // "That Tome" is the one this card is given to, and is said so elsewhere.
  if ((holder?.ref as string) === 'thatOne' && holder?.is?.type === 'Tome') return nonsense
  if (icon !== undefined)
    return dropSelf({ holdsSpells: n, icon, ...(only ? { only: true as const } : {}), ...(holder ? { of: holder } : {}) })
  if (!more && !only) return dropSelf({ holdsSpells: n, ...(holder ? { of: holder } : {}) })
  const isHolder =
    holder === undefined ||
    holder.ref !== undefined ||
    (holder.pick === 'all' && ['Tome', 'Ally', 'Artifact'].includes(String(holder.is?.type)))
  return isHolder ? { stat: 'spellCapacity', by: n, ...(only ? { how: 'set' as const } : {}), of: holder ?? { ref: 'self' } } : nonsense
}

/** What stands for another and is discarded for it, not buried. */
export const discardedFor = (effect: Static | object): Static | object => ('standsIn' in effect ? { ...effect, lost: 'discard' } : nonsense)

/** "May hold Spells of any icon": as many as there is room for. */
export function iconless(of?: Selector | object): Static | object {
  return of === nonsense ? nonsense : dropSelf({ holdsSpells: 0, icon: 'any', ...(of ? { of: of as Selector } : {}) })
}

export function standsIn(
  is: { readonly any: 'anyOne' | CardType },
  purpose: 'GreatOldOne' | 'Location' | 'Adventure',
  stays?: true,
): Static | object {
  if ((is as object) === nonsense || (purpose === 'Location' && (is.any !== 'anyOne' || stays))) return nonsense
  return { standsIn: is.any, for: purpose, ...(stays ? { stays } : {}) }
}

/** What stands in for one Event of a Subtype that a Great Old One needs. */
export function standsForKind(
  is: { readonly any: CardType; readonly kind: string | readonly string[] } | object,
  stays?: true,
): Static | object {
  return 'kind' in is ? { standsIn: is.any, for: 'GreatOldOne', ...(stays ? { stays } : {}), kind: is.kind } : nonsense
}

/** Twice, or half, of what cards cost that are found where it is said: of Spells that is paid when they are cast. */
export function folded(of: Selector | object, how: 'half' | 'double', who?: Who | 'they'): Static | object {
  const { is, ...rest } = of as Selector
  if (of === nonsense || is?.type === undefined || ownTitles.has(is) || who === 'they' || who === 'actor') return nonsense
  const stat = is.type === 'Spell' ? 'castingCost' : 'cost'
  return { stat, by: 2, how, of: { is, ...rest, ...(who === undefined || who === 'you' ? {} : { of: who }) } }
}

/** What such cards cannot take from a value: "by any card" is by all of them. */
export function unloweredBy(of: Selector, by: Filter | object): Static | object {
  if (by === nonsense || ownTitles.has(by)) return nonsense
  return { unlowered: true, of, ...(Object.keys(by).length > 0 ? { by: by as Filter } : {}) }
}

/** Weapons that alone may be borne. */
export function armedOnly(is: Filter): Static | object {
  const weapons = { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] } as const
  const isSome = is.type === 'Artifact' && is.subtype !== undefined && stable(is.subtype) !== stable(weapons.subtype)
  return isSome ? { cannotBear: { ...weapons, not: is } } : nonsense
}

/** Of this card's own cost, which is that of casting it on a Spell. */
export const foldedOwn = (how: 'half' | 'double'): Static => ({ stat: 'cost', by: 2, how, of: { ref: 'self' } })

/** Allies fight by defending; of what else fights it is not said how. */
export const doesNotFight = (of: Selector | object): Static | object =>
  (of as Selector).is?.type === 'Ally' && (of as Selector).pick === 'all' ? { cannotBe: 'defending', of: of as Selector } : nonsense

/** "Protection from theft of Artifacts": what others may not take from you. */
export function keptFromTheft(is: Filter): Static | object {
  const types = is.type === undefined ? [] : [is.type].flat()
  const isTaken = types.length > 0 && types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Spell')
  return isTaken ? { immuneTo: 'theft', of: { is, pick: 'all' } } : nonsense
}

/** The Gates that you may use, and those of all. */
export const yourGates: Selector = { is: { type: 'Location', gate: true }, pick: 'all' }
/** Whichever you use, as long as that holds for good; what is done once would be so for one alone. */
export const aGate: Selector = { ...yourGates }
export const everyGate: Selector = { ...yourGates, of: 'each' }

/** The Gates of such Locations, as you use them. */
export function gatesOf(is: Filter): Selector | object {
  return ownTitles.has(is) ? nonsense : { is: location(is), pick: 'all' }
}

/** Gates that serve again, to you or to every player: what any player may use again is any Gate on the table. */
export function gatesFor(who: 'you' | 'each', { of }: { readonly of?: Selector }): object {
  if (who === 'you') return of ? { of } : {}
  return of ? { who, of: { ...of, of: 'each' } } : { who }
}

/** "Gates at Outside Locations may be used again": by anybody, wherever they are. */
export function gatesOfAll(is: Filter): object {
  const of = gatesOf(is)
  return of === nonsense ? nonsense : gatesFor('each', { of: of as Selector })
}

/** "No Monster attacking you is Invisible." */
export function noneInvisible(is: Filter, posts: readonly Where[]): Static | object {
  const of = selector({ is, pick: 'all' }, posts)
  return of === nonsense ? nonsense : { visible: true, of: of as Selector }
}

/** What may be carried, and how many. */
export const load = (carries: Filter | object, n?: number): Static | object =>
  carries === nonsense ? nonsense : { carries: carries as Filter, ...(n === undefined ? {} : { n }) }

/** What is laid beneath a card is carried by it; Spells are known there. */
export const laidBeneath = (load: { readonly carries?: Filter }): object => (load.carries?.type === 'Spell' ? nonsense : load)

interface Load {
  readonly carries?: Filter
  readonly n?: number
}

const areSeveralWeapons = ({ carries: { type, subtype, ...more } = {}, n = 1 }: Load): boolean =>
  n > 1 && type === 'Artifact' && [subtype].flat().includes('Weapon') && Object.keys(more).length === 0

/** "May be given one Tome"; of several Weapons it is said how many this card may bear. */
export const givenIt = (load: Load): object => (areSeveralWeapons(load) ? nonsense : laidBeneath(load))

/** "May carry two Weapons": so many Weapons he may bear, where another bears one (M8.17). */
export const armed = (load: Load): object => (areSeveralWeapons(load) ? { weapons: load.n } : load)
