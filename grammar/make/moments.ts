/**
 * When something is done: what has just happened, what a card answers, in which step it is used.
 */

import type { Condition, Cost, Filter, Happening, Limit, Reaction, Selector, Static, Trigger, Who } from '../ast.ts'
import type { CardType } from '../card.ts'
import type { Token } from '../lexer.ts'
import { at, ofAttackers } from './conditions.ts'
import { dropYou, type Item, type Marked, type Mod, nonsense, speaksOfIt, stable, type Word } from './draft.ts'
import { causeOf, isKindOfSpell, isNamed, isToken, ownTitles } from './nouns.ts'

/** "When this card is played" speaks of its own play, not of any card of that Title. */
export function cardPlayed(is: Filter): Trigger | object {
  return ownTitles.has(is) ? nonsense : { cardPlayed: is, by: 'each' }
}

/** "If it contains a Ghoul", of the Threat of which the sentence speaks: yours, or what attacks you; nothing where it speaks of none. */
export function ofItsThreat(mods: readonly Mod[], items: readonly Item[]): readonly Mod[] | undefined {
  if (!mods.some((each) => each.if && speaksOfIt(each.if))) return mods
  const said = stable(items)
  if (said.includes('"yourThreat"')) return mods
  return said.includes('"threatsAgainstYou"') ? mods.map((each) => (each.if ? { ...each, if: ofAttackers(each.if) } : each)) : undefined
}

/** "If Howard Lovecraft is buried": a card called by its Title or family, not just any of a Type. */
export function named(is: Filter, to: 'bury' | 'discard' | undefined): Trigger | object {
  if (ownTitles.has(is) || !isNamed(is)) return nonsense
  return left({ is, n: 1, pick: 'choose' }, to)
}

/** "If your Howard Lovecraft is buried". */
export const namedOf = (whose: Who | 'they', is: Filter, to: 'bury' | 'discard' | undefined): Trigger | object =>
  isNamed(is) && !ownTitles.has(is) && whose !== 'they' ? lostBy(whose, is, to) : nonsense

export function left(cardLeft: Selector, to: 'bury' | 'discard' | undefined): Trigger {
  return to === undefined ? { cardLeft } : { cardLeft, to }
}

/** The effect with its limit, if it is one that can have one. */
export function limited(effect: Static, said: Limit): Static | undefined {
  // What is so all the time has no last use.
  if ('times' in said && said.last) return undefined
  const isSame = 'group' in said && (said.group === sameStat || (said.stacking === 'yes' && said.group?.startsWith(sameType)))
  // What is cumulative with the others of its kind adds up, as it would if nothing were said.
  const limit = !isSame ? said : said.stacking === 'yes' ? ({ stacking: 'yes' } as const) : ofSameStat(effect)
  if (!limit) return undefined
  if ('gateReuse' in effect) return 'times' in limit && effect.times === undefined ? { ...effect, limit } : undefined
  if ('ceiling' in limit) return 'value' in effect && (effect.how ?? 'add') === 'add' ? { ...effect, limit } : undefined
  return 'value' in effect || 'threatValue' in effect || 'stat' in effect ? { ...effect, limit } : undefined
}

/** A condition behind what is done. */
export function provided(when: Condition | object): Mod | object {
  return when === nonsense ? nonsense : { if: when as Condition }
}

/** "When an opponent makes you lose this card": what he does to cards of yours. */
export function lostThrough(of: Selector | object, by: Who | 'they', to: 'bury' | 'discard' | undefined): Trigger | object {
  if (of === nonsense || (by !== 'opponent' && by !== 'eachOpponent')) return nonsense
  const { any: _, mine, table, ...whole } = of as Marked
  // "One of your Allies in play" is yours, and not one of all that lie there.
  const cardLeft = table && !mine ? { ...whole, table } : whole
  return cardLeft.of === undefined && cardLeft.in === undefined && cardLeft.pick !== 'random'
    ? { cardLeft, by, ...(to ? { to } : {}) }
    : nonsense
}

/** What has made somebody lose a card: a player, by any card of his, or such a card. */
export type LossCause = { readonly by: Who } | { readonly from: Filter }

/** "When one of your Allies is buried by an Event"; "an Ally is lost by your opponent" is one of his. */
export function lostTo(of: Selector, to: 'bury' | 'discard' | undefined, cause: LossCause): Trigger | object {
  if ('from' in cause) {
    const told = leftBy(of, to) as Extract<Trigger, { cardLeft: unknown }> | object
    const isOfNone = cause.from.type === undefined && cause.from.title === undefined
    return told === nonsense || cause.from.type === 'Monster' || isOfNone ? nonsense : { ...told, from: cause.from }
  }
  const { any: _, mine, named: isNamedOne, ...cardLeft } = of as Marked
  if (isNamedOne || cardLeft.pick === 'random') return nonsense
  return cardLeft.of === undefined || mine ? lostThrough(of, cause.by, to) : nonsense
}

/** "When you lose an Ally to an Event". */
export function lostFrom(of: Who | 'they', is: Filter, from: Filter, n = 1, whose: Who | 'they' = 'they'): Trigger | object {
  const told = losesOwn(of, is, n, whose)
  return told === nonsense || from.type === 'Monster' || (from.type ?? from.title) === undefined
    ? nonsense
    : { ...(told as Extract<Trigger, { cardLeft: unknown }>), from }
}

/** "When your opponent loses Sanity from a Phobia". */
export function sanityFrom(sanity: 'lost' | 'gained', by: Who | 'they', is: Filter): Trigger | object {
  const from = causeOf(is)
  return from === nonsense ? nonsense : { sanity, by: by as Who, from: from as Filter | 'combat' }
}

/** "Whenever any Ally is buried": anybody's; of a named card it is said elsewhere. */
export function leftBy(of: Selector, to?: 'bury' | 'discard'): Trigger | object {
  const { any, named: isNamedOne, ...rest } = of as Marked
  // "Your Howard Lovecraft" is told otherwise.
  if (rest.in === 'hand' || isNamedOne || (rest.mine && rest.pick === 'all' && isNamed(rest.is ?? {}))) return nonsense
  // "If one Widow Pruett is buried", on one of them.
  if (rest.is && ownTitles.has(rest.is) && rest.n === 1 && (rest.of ?? 'you') === 'you') return left({ ref: 'self' }, to)
  return left(any && !rest.mine && rest.of === undefined ? { ...rest, of: 'each' } : of, to)
}

/** "When your opponent loses an Ally", "by burying": one of his. */
export function lostBy(of: Who | 'they', is: Filter, to?: 'bury' | 'discard'): Trigger | object {
  if (of === 'owner' || of === 'actor' || of === 'mostSanity' || of === 'leastSanity') return nonsense
  if (ownTitles.has(is)) return of === 'you' ? left({ ref: 'self' }, to) : nonsense
  return left({ is, n: 1, pick: 'choose', ...(of === 'you' ? {} : { of: of as Who }) }, to)
}

/** "When your opponent loses one of his Tomes". */
export const losesOwn = (of: Who | 'they', is: Filter, n: number, whose: Who | 'they'): Trigger | object =>
  n === 1 && (whose === 'they' || whose === of) ? lostBy(of, is) : nonsense

/** "Not cumulative with other Allies": with others that change the same number the same way; settled with the clause it limits. */
export const sameStat = 'sameStat'

/** "Not cumulative with other Tomes", on a Tome: as the benefits of one Type do not add up anyway (M17.14). */
export const sameType = 'same type '

type Stat = Extract<Static, { stat: unknown }>['stat']

const statNames: Partial<Record<Stat, string>> = { handMin: 'Minimum', handMax: 'Maximum', spellCapacity: 'Spell capacity' }

const groupOfStat = (how: 'raises' | 'lowers', stat: Stat): string => `${how} ${statNames[stat] ?? stat}`

function ofSameStat(effect: Static): Limit | undefined {
  if (!('stat' in effect) || typeof effect.by !== 'number') return undefined
  return { stacking: 'no', group: groupOfStat(effect.by < 0 ? 'lowers' : 'raises', effect.stat) }
}

/** "Other Allies that lower your Minimum": those, if it is said what they change and how, else others of the same number. */
export const othersThat = (how: 'raises' | 'lowers' | null, stat: Stat | null): string => (how && stat ? groupOfStat(how, stat) : sameStat)

/** "A Phobia is played by your opponent". */
export function playedBy(is: Filter, by: Who | 'they'): Trigger | object {
  const trigger = cardPlayed(is)
  return trigger === nonsense ? nonsense : { cardPlayed: is, by: by as Who }
}

/** Where one arrives; of this card's own place it is told otherwise. */
export function arrivedAt(by: Who | 'they', is: Filter): Trigger | object {
  const place = at(is, 'you')
  if (place === nonsense || ownTitles.has(is)) return nonsense
  const arrived = (place as { readonly at: Filter }).at
  // A world is entered from another; from one place in it to the next is no arrival there.
  const isWorld = is.dimension !== undefined && Object.keys(is).length === 1
  return { arrivedAt: isWorld ? { ...arrived, elsewhere: 'dimension' } : arrived, by: by as Who }
}

/** As a crosswise Location is turned right-side-up (M6.27). */
export function arrivedOnFoot(by: Who | 'they', is: Filter, onFoot: true | 'asTurn'): Trigger | object {
  const arrived = arrivedAt(by, is)
  return arrived === nonsense ? nonsense : { ...(arrived as object), onFoot }
}

/** "When an opponent arrives here": at such a place, while it is yours; what you do on arrival is told by itself. */
export const comesHere = (by: Who | 'they'): Trigger | object =>
  by === 'opponent' || by === 'eachOpponent' ? { arrivedAt: { title: 'self' }, by } : nonsense

/** "When you arrive here by walking": as the card that lies crosswise is turned (M6.27). */
export const comesHereOnFoot = (by: Who | 'they'): Trigger | object =>
  by === 'you' || by === 'opponent' || by === 'eachOpponent' ? { arrivedAt: { title: 'self' }, by, onFoot: true } : nonsense

/** "When you leave this Location"; where others go on from is told of such a Location. */
export const leavesHere = (by: Who | 'they'): Trigger | object => (by === 'you' ? 'departed' : nonsense)

/** Where one begins to walk to; "a Location" is any, and so no matter. */
export function walkedTo(walked: Who | 'they', is: Filter): Trigger | object {
  const place = at(is, 'you')
  if (place === nonsense || ownTitles.has(is)) return nonsense
  const to = (place as { readonly at: Filter }).at
  return Object.keys(to).some((key) => key !== 'type') ? { walked: walked as Who, to } : nonsense
}

/** From where one goes on; of this card's own place it is told otherwise. */
export function leftFrom(by: Who | 'they', is: Filter): Trigger | object {
  const place = at(is, 'you')
  if (place === nonsense || ownTitles.has(is) || is.title === 'self') return nonsense
  const from = (place as { readonly at: Filter }).at
  return Object.keys(from).some((key) => key !== 'type') ? { leftFrom: from, by: by as Who } : nonsense
}

/** Played by the Gate here: what needs none is not. */
export function playedThrough(by: Who | 'they', is: Filter): Trigger | object {
  const trigger = cardPlayed(is)
  return trigger === nonsense ? nonsense : { cardPlayed: is, by: by as Who, through: 'here' }
}

/** A Spell laid in this very card, or in a card of such a kind. */
export const playedInto = (is: Filter, by: Who | 'they', into: 'self' | Filter): Trigger | object =>
  is.type === 'Spell' && (into === 'self' || (typeof into.type === 'string' && /^(?:Tome|Ally|Artifact)$/.test(into.type)))
    ? { cardPlayed: is, by: by as Who, into }
    : nonsense

/** "To cancel an Event": a Spell when it is cast, an Event when it is played; a Phobia lasts, and may be meant at any time. */
export function cancelled(of: Filter): { readonly window: Reaction } | object {
  if ((of.type !== 'Spell' && of.type !== 'Event') || of.subtype === 'Phobia') return nonsense
  return { window: { after: of.type === 'Spell' ? 'cast' : 'played', of, by: 'each' } }
}

/**
 * "After your opponent plays an Ally, bury this card to draw two cards": an answer on a later Turn; done for nothing, it is done at
 * that moment. What he "played", or has played, is answered alone.
 */
export function answers(verb: { readonly written: string }, said: Reaction): Mod | object {
  const window: Reaction = said.after === 'used' && isSpell(said.of) ? { ...said, after: 'cast' } : said
  const isPresent = /s$/i.test(verb.written) || (window.by === 'you' && !/ed$/i.test(verb.written))
  if (window.after === 'used' && window.of.gate && isPresent) return nonsense
  // What is played on cards of yours is no moment of its own.
  if (window.on !== undefined && window.on !== 'you') return { window }
  const { after, of, by, on } = window
  const moment = after === 'cast' ? castSuch(of, by) : after === 'used' ? uses(by, of) : on ? playedOnYou(of, by) : playedBy(of, by)
  return isPresent && moment !== nonsense ? { window, atOnce: moment as Trigger } : { window }
}

/** What is called off once it is done: a card played or cast, or used. */
export function calledOff(of: Filter, how: Partial<Reaction>, by: Who | 'they' = how.by ?? 'each'): { readonly window: Reaction } | object {
  if (by === 'they' || (how.by && how.by !== by)) return nonsense
  return { window: { ...how, of, by } as Reaction }
}

/** What is done with such a card for all to see, if it is told of no other time. */
export const doneWith = (of: Filter): Partial<Reaction> => ({ after: of.type === 'Spell' ? 'cast' : 'played' })

/** The same, if it has made you lose such things; a card is told from one of the Hand by its kind. */
export function costing(
  told: { readonly window: Reaction } | object,
  lost: NonNullable<Reaction['lost']>,
): { readonly window: Reaction } | object {
  const isOfKinds = lost.what.every((each) => typeof each === 'string' || Object.keys(each).length > 0)
  const isType = (each: Filter | 'hand' | 'sanity'): each is Filter & { type: CardType } =>
    typeof each === 'object' && Object.keys(each).length === 1 && typeof each.type === 'string'
  // "Artifacts, Tomes or ..." are cards of either type.
  const types = lost.what.filter(isType).map(({ type }) => type)
  const what = types.length > 1 ? [{ type: types }, ...lost.what.filter((each) => !isType(each))] : lost.what
  return 'window' in told && isOfKinds ? { window: { ...told.window, lost: { ...lost, what } } } : nonsense
}

/** What is lost of cards that are named; of "any" it is read by itself, since it is each that is lost. */
export function lossOf(of: Selector, happening: object): object {
  return 'any' in of ? nonsense : happening
}

/** Only Artifacts are used as such; a Weapon is borne, and a Tome read. */
export const isUsable = (is: Filter): boolean => is.type === 'Artifact' && is.subtype === undefined

/** To use a Spell is to cast it. */
export const uses = (by: Who | 'they', used: Filter): Trigger | object =>
  isUsable(used) ? { used, by: by as Who } : isSpell(used) ? castSuch(used, by) : nonsense
export const usedBy = (used: Filter, by: Who | 'they'): Trigger | object => uses(by, used)

/** What a player does that can be a moment, told of whoever does it. */
export type Feat = (by: Who | 'they') => Trigger | object

/** "When you play a Tome or cast a Spell": the same at either moment. */
export function eitherDone(by: Who | 'they', a: Feat, b: Feat): Mod | object {
  const [on, other] = [a(by), b(by)]
  return on === nonsense || other === nonsense ? nonsense : { on: on as Trigger, twin: { on: other as Trigger } }
}

/** "Each time you play or use an Artifact". */
export const playedOrUsed = (by: Who | 'they', is: Filter): Mod | object =>
  eitherDone(
    by,
    (who) => playedBy(is, who),
    (who) => uses(who, is),
  )

/** "Remain in any Village Location for one Turn": wherever one is, if it is such a place. */
export function stayedAt(is: Filter, stayed: 'here' | 'hereTwice' = 'here'): Mod | object {
  const when = at(is, 'you')
  if (when === nonsense || is.bears || ownTitles.has(is)) return nonsense
  return { window: 'turn', stayed, if: when as Condition }
}

/** The same with this card in play all the while. */
export function stayedWith(is: Filter): Mod | object {
  const when = at(is, 'you')
  return when === nonsense ? nonsense : { window: 'turn', stayed: 'withThis', if: when as Condition }
}

/** A use of the Gate of this Location, with what it costs besides. */
export function throughHere(more: readonly Cost[]): Mod {
  return { window: 'turn', cost: ['gate', ...more], if: { at: { title: 'self' } } }
}

/** "If your Sanity falls to 5 or less": when it is lost, and no more is left. */
export function fallen(by: Who | 'they', range: { readonly min?: number; readonly max?: number }): Mod | object {
  if (by === 'they' || range.max === undefined) return nonsense
  return { on: { sanity: 'lost', by }, if: dropYou({ number: 'sanity', ...range, who: by }) }
}

/** A loss of Sanity, of so much or more, by such cards. */
export function sanityLoss(from?: Filter | 'combat' | object, atLeast?: number): Happening | object {
  if (from === nonsense) return nonsense
  return {
    wouldLoseSanity: true,
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(from === undefined ? {} : { from: from as Filter | 'combat' }),
  }
}

/** In Combat, without having absorbed a single point. */
export const unhurt = { inCombat: true, unhurt: true } as const

/** "If Ally is buried after Combat, ...": when it is buried then. */
export function goneInCombat(of: Selector, to: 'bury' | 'discard' | undefined): Pick<Mod, 'on' | 'if'> | object {
  const on = leftBy(of, to)
  return on === nonsense ? nonsense : { on: on as Trigger, if: { role: 'inCombat' } }
}

/** What a player does of whom something is told: who is in your Region, at such a place, or has such a card. Undefined where it would be you. */
export function doneThere(by: Who, there: Condition | object, did: Feat): Pick<Mod, 'on' | 'if'> | object | undefined {
  if (there === nonsense || by === 'you' || by === 'owner' || by === 'actor' || by === 'affected') return undefined
  const when = there as Condition
  // "Any player in the same Region" is any other: you are always there.
  if ((by === 'each' || by === 'unaffected') && stable(when).includes('"same"')) return undefined
  const on = did(by)
  return on === nonsense ? nonsense : { on: on as Trigger, if: when }
}

/** "When your opponent uses his Gate": everybody uses that of the place where he is. */
export const ownGate = (gateUsed: Who | 'they', whose: Who | 'they'): Trigger | object =>
  whose === 'they' || whose === gateUsed ? { gateUsed: gateUsed as Who } : nonsense

/** "Whenever your opponent begins a Turn". */
export function turnOf(by: Who | 'they', at: 'turnStarts' | 'turnEnds'): Trigger {
  if (by === 'you') return at === 'turnStarts' ? 'turnStart' : 'turnEnd'
  return at === 'turnStarts' ? { turnStarts: by as Who } : { turnEnds: by as Who }
}

/**
 * "If Howard Lovecraft is buried" is a moment. "If a Corrupt Ally is buried" may be asked of what the sentence before has done, and is one
 * only where it is nothing else.
 */
export function supposed(on: Trigger): Trigger | object {
  if (typeof on !== 'object') return on
  const of = 'cardLeft' in on ? on.cardLeft : 'cardFlipped' in on ? on.cardFlipped : undefined
  // "If you flip this card" is what something is done for.
  if (ownTurns.has(on) || (of && of.ref === undefined && !isNamed(of.is ?? {}))) return nonsense
  const own = { ...on }
  asked.add(own)
  return own
}

/** What happens, asked with "if": "this Round" behind it tells when it has happened, and not for how long something holds. */
export const asked = new WeakSet<object>()

/** "When you draw a card from your Mythos Deck": from his own. */
export const drawsFrom = (drew: Who | 'they', whose: Who | 'they'): Trigger | object =>
  whose === 'they' || whose === drew ? { drew: drew as Who } : nonsense

/** "When an opponent plays an Ally in your Region": he is there. A Location lies there itself. */
export function doneIn(by: Who, there: Condition | object, did: Feat): Pick<Mod, 'on' | 'if'> | object | undefined {
  return /"type":"Location"/.test(stable(did(by))) ? undefined : doneThere(by, there, did)
}

/** "When you play a Weapon on one of your Allies" is whenever you play one; what others lay on you are Events and Spells. */
export function playedOnYou(cardPlayed: Filter, by: Who | 'they'): Trigger | object {
  const isBorne = [cardPlayed.type].flat().some((each) => each === 'Artifact' || each === 'Tome' || each === 'Ally' || each === 'Location')
  if (!isBorne) return laidOnYou(cardPlayed, by)
  return by === 'you' ? { cardPlayed, by } : nonsense
}

export const laidOnYou = (cardPlayed: Filter, by: Who | 'they'): Trigger => ({ cardPlayed, by: by as Who, on: 'you' })

/** A player's own card of a kind is buried. Which it is must be said: any card might come from anywhere. */
export function givenUp(of: Who | 'they', is: Filter, to: 'bury' | 'discard', n = 1, whose: Who | 'they' = 'they'): Trigger | object {
  if (is.type === undefined || is.type === 'Event' || n !== 1 || (whose !== 'they' && whose !== of)) return nonsense
  return { cardLeft: { is, n: 1, pick: 'choose', ...(of === 'you' ? {} : { of: of as Who }) }, to }
}

/** "When you cast a Dream Spell". */
export function castSuch(is: Filter, spellCast: Who | 'they'): Trigger | object {
  if (isAnySpell(is)) return { spellCast: spellCast as Who }
  return isKindOfSpell(is) ? { spellCast: spellCast as Who, is } : nonsense
}

const isAnySpell = (is: Filter): boolean => stable(is) === stable({ type: 'Spell' })
const isSpell = (is: Filter): boolean => isAnySpell(is) || isKindOfSpell(is)

/** "Each time a Spell is cast from this Tome". */
export const castFrom = (spellCast: Who | 'they', is: Filter): Trigger | object =>
  isAnySpell(is) ? { spellCast: spellCast as Who, from: 'self' } : nonsense

/** "When one of your Allies is flipped face-down". */
export function flippedOver(cardFlipped: Selector, face: 'down' | 'up' | undefined): Trigger {
  const { any, ...rest } = cardFlipped as Marked
  return {
    cardFlipped: any && !rest.mine && rest.of === undefined ? { ...rest, of: 'each' } : rest,
    ...(face === undefined ? {} : { face }),
  }
}

/** What you turn over yourself: asked with "if", it is what something is done for. */
const ownTurns = new WeakSet<object>()

export function youFlip(of: Selector, face: 'down' | 'up' | undefined): Trigger {
  const on = flippedOver(of, face)
  if (of.ref === 'self' && typeof on === 'object') ownTurns.add(on)
  return on
}

/** "If a Corrupt Ally was buried": what has happened already is no moment to wait for. */
export const isPast = ({ written }: Token): boolean => /^(?:was|were)$/i.test(written)

/** "When Herbert West is flipped": a card of that name, whoever has it. */
export function nameFlipped(is: Filter, face: 'down' | 'up' | undefined): Trigger | object {
  return is.title === undefined ? nonsense : flippedOver({ is, n: 1, pick: 'choose' }, face)
}

/** "When you use a Gate at a City Location". */
export const gateUsedAt = (gateUsed: Who | 'they', where: Filter): Trigger | object =>
  where.type === 'Location' ? { gateUsed: gateUsed as Who, at: where } : nonsense

/** "When you complete a Mythos Experience Adventure": one of a family, or any at all. */
export function completes(by: Who | 'they', is: Filter): Trigger | object {
  const { type = 'Adventure', ...rest } = is
  if (type !== 'Adventure') return nonsense
  const completed = by as Who
  if (Object.keys(rest).length > 0) return { completed, is: { type, ...rest } }
  return is.type === undefined ? nonsense : completed === 'you' ? 'adventureDone' : { completed }
}
export const completedBy = (is: Filter, by: Who | 'they'): Trigger | object => completes(by, is)

/** "Not cumulative with other Wards": with all that say so of cards of this name. */
export function groupOf(words: readonly Word[]): string | object {
  const [only, ...more] = words
  if (only === undefined || more.length > 0 || !isToken(only)) return nonsense
  const type = only.senses.find(({ kind }) => kind === 'type')
  // "Other Allies", or Locations, are those that change the same number.
  if (type?.name === 'Ally' || type?.name === 'Location') return nonsense
  return type ? `${sameType}${type.name}` : only.text
}
