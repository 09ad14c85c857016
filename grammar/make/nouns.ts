/**
 * From words to filters: which cards a noun with its adjectives stands for, several nouns, and what a card is not.
 */

import type { Condition, Filter, Selector, Who } from '../ast.ts'
import type { CardType, Dimension, PublicAttribute } from '../card.ts'
import { isPlural, type Token } from '../lexer.ts'
import { iconNames, type Sense } from '../link.ts'
import { given, nonsense, type Room, stable, type Word } from './draft.ts'

/** Filters that name an Event by its Title. */
export const eventTitles = new WeakSet<object>()
/** Of those, Travel Events. */
export const travelTitles = new WeakSet<object>()

/** Filters that name a Great Old One by its Title. */
export const godTitles = new WeakSet<object>()

/** "Of yours", behind a noun. */
export const ofYours: Filter = {}

/** Filters of what is said to be yours. */
export const ours = new WeakSet<object>()

export const isOurs = (is: Filter): boolean => ours.has(is)

/** Filters with "defending" behind their noun. */
const defendsBehind = new WeakSet<object>()

/** Filters of attributes with no noun: "Priests", "defending Priests". */
const bareTraits = new WeakSet<object>()

/** Filters whose noun stands in the plural. */
export const plurals = new WeakSet<object>()

/** Filters whose noun is "card": "Soldier card". */
export const cardNouns = new WeakSet<object>()

/** Filters that name this very card by its Title; where a sentence can say "this card", they mean it. */
export const ownTitles = new WeakSet<object>()

/** The words a filter was made of, as long as nothing else was said of it. */
const spoken = new WeakMap<object, readonly Word[]>()

/** What was said behind the noun of a Location that has more before it; of two places, the one or the other. */
const saidBehind = new WeakMap<object, readonly (readonly Filter[])[]>()
/** What is said of a noun behind it: "Cemetery with a Gate". */
const traitsBehind = new WeakMap<object, readonly Filter[]>()

export const isToken = (word: Word): word is Token => 'senses' in word

export const sense = <K extends Sense['kind']>(token: Token, kind: K): Extract<Sense, { kind: K }> | undefined =>
  token.senses.find((each): each is Extract<Sense, { kind: K }> => each.kind === kind)

export function unquoted(token: Token): string {
  return token.written.slice(1, -1).trim()
}

/** A word of a Title as it stands there. */
export const asWritten = (token: Token): string => token.written

/** The Title that a name is; nothing if it is a kind of card. */
export const titleOf = ({ senses }: Token): string | undefined =>
  senses.every((each) => each.kind === 'title') ? senses.find((each) => each.kind === 'title')?.name : undefined

/** The filter for words that stand before (or are) a noun, the word "card" perhaps, and traits that follow it; nonsense where they cannot be one card. */
export function filter(words: readonly Word[], traits: readonly Filter[], card?: Token): Filter | object {
  const titles: string[] = []
  const attributes: string[] = []
  const publicAttributes: PublicAttribute[] = []
  let parts: Filter = {}
  const last = words.at(-1)
  const head = last && isToken(last) ? sense(last, 'type')?.name : undefined
  for (const word of words) {
    if (!isToken(word)) {
      parts = { ...parts, ...word }
      continue
    }
    if (word.type === 'strange') {
      if (parts.called !== undefined) return nonsense
      parts = { ...parts, called: word.senses[0]!.name }
      continue
    }
    const found = wordPart(word, word === last, words.length === 1, head)
    if (found === undefined) return nonsense
    if (found.title !== undefined) titles.push(...[found.title].flat())
    attributes.push(...(found.attr ?? []))
    publicAttributes.push(...(found.pub ?? []))
    const { title: _title, attr: _attr, pub: _pub, ...rest } = found
    for (const [key, value] of Object.entries(rest)) {
      const there = parts[key as keyof Filter]
      // "Storm Event" says Event twice; "Storm Monster" says two things at once.
      if (there !== undefined && JSON.stringify(there) !== JSON.stringify(value)) return nonsense
    }
    parts = { ...parts, ...rest }
  }
  // A name that no library holds is no part of one that a library holds.
  if (titles.length > 1 || (parts.called !== undefined && (titles.length > 0 || parts.titleHas !== undefined))) return nonsense
  // "Kingsport Head" is a Title that is in no library, rather than any Head of Kingsport.
  if (parts.titleHas !== undefined && words.length > 1 && head === undefined && last && isToken(last) && last.type === 'family')
    return nonsense
  if (traits.slice(0, -1).some((each) => exceptions.has(each))) return nonsense
  for (const trait of traits) {
    if (locations.has(trait) && parts.type !== 'Location') return nonsense
    // "Plays a card in Dunwich" tells where it is played; a Dunwich card would be a Location.
    if (inPlaces.has(trait) && card !== undefined && parts.type === undefined) return nonsense
    const made = isBareOf(parts, trait) ? { value: { withoutWeapon: true } } : traitPart(trait, parts)
    if (made === nonsense) return nonsense
    if (made.attr) attributes.push(...made.attr)
    // An Artifact is no Tome anyway.
    const other = made.not && Object.keys(made.not).length === 1 ? made.not.type : undefined
    if (typeof other === 'string' && typeof parts.type === 'string' && other !== parts.type) continue
    if (bearsNone(parts, made)) return nonsense
    // Only a Location has a Gate or none: "one Monster without a Gate" says how the Monster is played.
    if (made.gate !== undefined && (titles.length > 0 || (parts.type !== undefined && ![parts.type].flat().includes('Location'))))
      return nonsense
    const { attr: _attr, pub, value, ...rest } = made
    // "A Location that is Outside" has that on itself, and no player who is there.
    if (rest.at && [parts.type].flat().includes('Location')) {
      const { type: _type, pub: own, ...more } = rest.at
      if (Object.keys(more).length > 0 || !own) return nonsense
      publicAttributes.push(...own)
      continue
    }
    publicAttributes.push(...(pub ?? []))
    if (Object.keys(rest).some((key) => key in parts)) return nonsense
    parts = { ...parts, ...rest, ...(value ? { value: { ...parts.value, ...value } } : {}) }
  }
  const result: Filter = given({
    ...parts,
    title: titles[0],
    attr: attributes.length > 0 ? attributes : undefined,
    pub: publicAttributes.length > 0 ? publicAttributes : undefined,
  } as Filter)
  // An Ally or a Location is of a place; with any other card it is told where somebody is.
  if ((result.region !== undefined || result.subregion !== undefined) && placeless.has(result.type)) return nonsense
  if (traits.length > 0 && !traits.some((each) => exceptions.has(each))) traitsBehind.set(result, traits)
  if (traits.length === 0) spoken.set(result, words)
  else if (words.length > 1 && head === 'Location') saidBehind.set(result, [traits])
  const isBare =
    card === undefined && traits.length === 0 && (attributes.length > 0 || publicAttributes.length > 0 || parts.called !== undefined)
  if (isBare && Object.keys(result).every((key) => /^(?:attr|pub|called|defending)$/.test(key))) bareTraits.add(result)
  const isOfBoth = words.length === 1 && isToken(words[0]!) && sense(words[0], 'attribute')?.monsters === true
  if (isOfBoth && traits.length === 0 && Object.keys(result).join() === 'or') bareTraits.add(result)
  if (traits.includes(ofYours)) ours.add(result)
  if (traits.some(liesApart)) strangePlaces.add(result)
  const isBehind = words.length > 1 && last && isToken(last) && sense(last, 'flag')?.name === 'Defending'
  if (isBehind || traits.some(({ defending }) => defending === true)) defendsBehind.add(result)
  if (titles.length === 1 && last && isToken(last) && sense(last, 'title')?.type === 'Event') eventTitles.add(result)
  if (titles.length === 1 && last && isToken(last) && sense(last, 'title')?.travel) travelTitles.add(result)
  if (words.length === 1 && last && isToken(last) && last.type === 'family' && sense(last, 'family')?.type === 'Event')
    eventTitles.add(result)
  if (titles.length === 1 && last && isToken(last) && sense(last, 'title')?.common) godTitles.add(result)
  // "Night of the Black Tide" is an Event, whichever set it is in.
  if (parts.called !== undefined && /^(?:Night|Day|Storm) of /.test(parts.called)) eventTitles.add(result)
  if (card !== undefined) cardNouns.add(result)
  const noun = card ?? last
  // "Ruins" is one such Location; "Living Dead" are as many as there are.
  const isSoCalled = noun && isToken(noun) && sense(noun, 'attribute')?.name === noun.written && !/ Dead$/.test(noun.written)
  if (noun && isToken(noun) && isPlural(noun) && !isSoCalled) plurals.add(result)
  // "Government Agents" on Agent Whitlow are no cards of his Title.
  if (titles.includes('self') && attributes.length > 0) return nonsense
  if (traits.length > 0 && exceptions.has(traits.at(-1)!)) sparing.add(result)
  if (words.length === 1 && traits.length === 0 && last && isToken(last) && last.type === 'self') ownTitles.add(result)
  return result
}

/** "An Ally of up to 2 points, excluding Weapons": no Ally is one, so that his value is meant without what he bears. */
const isBareOf = ({ type, value }: Filter, trait: Filter): boolean =>
  type === 'Ally' && value !== undefined && exceptions.has(trait) && [trait.not?.subtype].flat().includes('Weapon')

const placeless: ReadonlySet<unknown> = new Set<CardType>(['Event', 'Spell', 'Tome', 'Artifact', 'Monster', 'Adventure'])

/** What one word adds. A type word before another noun is the attribute of that name ("Artifact Location"). */
function wordPart(word: Token, isLast: boolean, isOnly: boolean, head: CardType | undefined): Filter | undefined {
  if (word.type === 'quoted') return { title: unquoted(word) }
  if ((word.type === 'family' || word.type === 'self') && word.senses[0]?.kind === 'family')
    return { titleHas: word.senses[0]?.name ?? word.written }
  const type = sense(word, 'type')
  if (type && isLast) return { type: type.name }
  const attribute = sense(word, 'attribute')
  if (type) return head === 'Location' ? { attr: [type.name] } : undefined
  // "A Water Spell" shows the icon; a Water Location has the attribute.
  const shownIcon = head === 'Spell' || head === 'Tome' ? sense(word, 'icon') : undefined
  if (shownIcon) return { icon: shownIcon.name }
  const tongue = head === 'Tome' && !attribute ? sense(word, 'language') : undefined
  if (tongue) return { language: tongue.name }
  const subtype = sense(word, 'subtype')
  if (subtype && attribute && head === undefined && isOnly) return { or: [subtypePart(subtype), { attr: [attribute.name] }] }
  if (subtype && (!attribute || head === subtype.of)) return subtypePart(subtype)
  const title = sense(word, 'title')
  if (word.type === 'self') return { title: title ? title.name : 'self' }
  const shown = sense(word, 'public')
  if (shown) return { pub: [shown.name] }
  const flag = sense(word, 'flag')
  if (flag?.name === 'Gate') return { gate: true }
  if (flag?.name === 'Exotic') return { exotic: true }
  if (flag?.name === 'Invisible') return { invisible: true }
  if (flag?.name === 'Defending') return { defending: true }
  if (flag?.name === 'Travel') return { travel: true }
  if (attribute && title?.apart && isOnly) return { or: [{ attr: [attribute.name] }, { title: title.name }] }
  if (attribute?.monsters && head === 'Monster') return { titleHas: attribute.name }
  if (attribute?.monsters && isOnly) return { or: [{ attr: [attribute.name] }, { type: 'Monster', titleHas: attribute.name }] }
  if (attribute) return { attr: [attribute.name] }
  const subregion = sense(word, 'subregion')
  if (subregion) return { subregion: subregion.name }
  const region = sense(word, 'region')
  if (region) return { region: region.name }
  if (title) return { title: title.name }
  // "Cthulhu is in play": an icon is no card, so it is one that no library holds.
  const icon = isOnly ? sense(word, 'icon') : undefined
  return icon && word.senses.length === 1 ? { called: icon.name } : undefined
}

export function subtypePart(subtype: Extract<Sense, { kind: 'subtype' }>): Filter {
  return { type: subtype.of, subtype: subtype.names.length === 1 ? subtype.names[0]! : subtype.names }
}

/** What is said of a place alone, so that whoever is so is at such a place. */
export const ofPlaces: ReadonlySet<string> = new Set(['Underground', 'Underwater'])

/** "with a Gate" and "with the Church attribute" are properties of a Location; "with a Weapon" is what a card bears. */
function traitPart(trait: Filter, parts: Filter): Filter {
  const { bears, not } = trait
  const isWhere = (inWorlds.has(trait) && parts.dimension === undefined) || (inPlaces.has(trait) && parts.type === 'Ally')
  if (isWhere && parts.type !== undefined && ![parts.type].flat().includes('Location')) return { at: trait }
  if (isWithWhomever(parts, trait)) return { at: trait }
  // "A Location without Water" has it not on itself either.
  if (not?.bears && parts.type === 'Location' && isLook(not.bears)) return { not: not.bears }
  if (!bears && !not?.bears) return trait
  const shown = asShown(trait, parts.type)
  if (shown !== trait || !bears) return shown
  if (bears.gate && Object.keys(bears).length === 1) return { gate: true }
  if (bears.titleHas !== undefined && Object.keys(bears).length === 1) return { titleHas: bears.titleHas }
  if (parts.type === 'Location' && isLook(bears)) return bears
  return trait
}

/** An icon's name where a card would stand: no card is called so. */
const isIcon = (is: Filter): boolean => is.called !== undefined && Object.keys(is).length === 1 && iconNames.includes(is.called)

/** "A Tome that bears the Yellow Sign" shows that icon; no other card than a Spell or a Tome does. */
const showing = ({ called }: Filter, type: Filter['type']): Filter =>
  called !== undefined && type !== undefined && [type].flat().every((each) => each === 'Tome' || each === 'Spell')
    ? { icon: called }
    : (nonsense as Filter)

/** "A Tome without the Yellow Sign", or with it, where an icon is told as what such a card bears. */
export function asShown(trait: Filter, type: Filter['type']): Filter {
  const { bears, not } = trait
  if (bears && isIcon(bears)) return showing(bears, type)
  if (!not?.bears || !isIcon(not.bears)) return trait
  const shown = showing(not.bears, type)
  return (shown as object) === nonsense ? shown : { not: shown }
}

/** "Who is Underground", of an Ally: with somebody who is at such a place. */
export const isWithWhomever = ({ type }: Filter, trait: Filter): boolean =>
  /^(?:Ally|Artifact|Tome|Spell|Event)$/.test(`${type}`) && isLook(trait) && trait.attr?.every((each) => ofPlaces.has(each)) === true

/** Nothing but an attribute, of either kind. */
const isLook = (is: Filter): boolean => Object.keys(is).length === 1 && (is.attr !== undefined || is.pub !== undefined)

const inWorlds = new WeakSet<object>()

/** "In the Dreamlands": a Location lies there, and any other card is with somebody who is there. */
export function inWorld(dimension: Dimension): Filter {
  const world = { dimension }
  inWorlds.add(world)
  return world
}

/** "All Tomes, except those with a Student": no Tome bears an Ally, and so it is their players who would be kept out. */
export function bearsNone({ type }: Filter, { bears, not }: Filter): boolean {
  const held = bears ?? not?.bears
  // An Ally "with a Phobia" is one of a player who is affected by it: Allies bear no Events.
  if (held?.type === 'Event' && type !== undefined) return true
  return held !== undefined && (held.attr ?? held.title) !== undefined && /^(?:Tome|Artifact|Spell|Event)$/.test(`${type}`)
}

/** "In a Tome": what holds the card. A place or zone is said without an article. */
export function holder(words: readonly Word[]): { readonly borneBy: Filter } | object {
  const borneBy = filter(words, []) as Filter
  const types = [borneBy.type].flat()
  return types.every((each) => each === 'Tome' || each === 'Ally' || each === 'Artifact') ? { borneBy } : nonsense
}

/** "With the Water and Gate attributes": both of them. */
export function bothBorne(a: Filter | object, b: Filter | object): Filter | object {
  if (a === nonsense || b === nonsense) return nonsense
  const [one, other] = [a as Filter, b as Filter]
  const { attr, pub, ...rest } = other
  if (Object.keys(rest).some((key) => key in one)) return nonsense
  return given({
    ...one,
    ...rest,
    attr: one.attr || attr ? [...(one.attr ?? []), ...(attr ?? [])] : undefined,
    pub: one.pub || pub ? [...(one.pub ?? []), ...(pub ?? [])] : undefined,
  })
}

/** "Not held by an Ally": by none of these. */
export function heldByNone(words: readonly Word[]): Filter | object {
  const held = holder(words)
  return held === nonsense ? nonsense : { not: held }
}

export function without(bears: Filter): Filter {
  return bears.gate && Object.keys(bears).length === 1 ? { gate: false } : { not: { bears } }
}

/** "One Ally of your opponent without a Weapon": what a public attribute is denied of behind a player is the place he is at. */
export const bearingNone = (bears: Filter): Filter | object => ofAPlaceOnly(without(bears))

export function ofAPlaceOnly(trait: Filter | object): Filter | object {
  const { not } = trait as Filter
  return (not?.bears ?? not)?.pub !== undefined ? nonsense : trait
}

export function place(name: Token): Filter | object {
  const subregion = sense(name, 'subregion')
  const region = sense(name, 'region')
  return subregion ? { subregion: subregion.name } : region ? { region: region.name } : nonsense
}

const inPlaces = new WeakSet<object>()

/** "In Dunwich", behind a noun: a Location lies there, and an Ally is with somebody who is there. */
export function inPlace(name: Token): Filter | object {
  const found = place(name)
  if (found === nonsense) return nonsense
  const where = { ...found }
  inPlaces.add(where)
  return where
}

/** "Of the North": where that is no icon. */
export const placeOf = (name: Token): Filter | object => (sense(name, 'icon') ? nonsense : place(name))

export function icon(name: Token): Filter | object {
  const found = sense(name, 'icon')
  return found ? { icon: found.name } : nonsense
}

export function language(name: Token): { readonly language: string } {
  return { language: sense(name, 'language')?.name ?? name.written }
}

/** The same, of a word that is sure to be a language: "Latin or Allies with a Tome" are not two of them. */
export const tongue = (name: Token): { readonly language: string } | undefined => (sense(name, 'language') ? language(name) : undefined)

export function attribute(name: Token): string {
  return sense(name, 'attribute')?.name ?? sense(name, 'public')?.name ?? name.senses[0]?.name ?? name.written
}

const isBareDimension = (each: Filter): boolean => each.dimension !== undefined && Object.keys(each).length === 1

/** Several nouns as one filter: "Professors and Students", "Day or Night Event", "Artifact, Tome or Spell". */
export function union(kinds: readonly Filter[]): Filter {
  const said = exceptAll(kinds)
  if (said.length === 1) return said[0]!
  // "A City in the Dreamlands or the Waking World" is a City in both, and no other place there.
  if (isBareDimension(said.at(-1)!) && said.some((each) => each.dimension !== undefined && !isBareDimension(each)))
    return nonsense as Filter
  // "Any Kingsport Location, Dreamlands or Waking World": a place of whichever of them.
  const [place, ...worlds] = said
  if (worlds.length > 1 && worlds.every(isBareDimension)) return { or: worlds.map((world) => ({ ...place, ...world })) }
  return joinedKinds(isBarePlace(said.at(-1)!) || isBareDimension(said.at(-1)!) ? ofBothPlaces(said) : said)
}

/** Kinds of which others are left out last: "any Event except a Day Event". */
const sparing = new WeakSet<Filter>()

/** "Any Event except a Day or Night Event": what follows the first that is left out is left out as well. */
function exceptAll(kinds: readonly Filter[]): readonly Filter[] {
  const at = kinds.findIndex((each) => sparing.has(each))
  if (at < 0 || at === kinds.length - 1) return kinds
  const { not, ...whole } = kinds[at]!
  const result: Filter = { ...whole, not: union([not!, ...kinds.slice(at + 1)]) }
  sparing.add(result)
  if (plurals.has(kinds[at]!)) plurals.add(result)
  return [...kinds.slice(0, at), result]
}

/** What may be played with others: no Event of the sky does, and "Night Terrors" that no library holds are none either. */
export function joinable(is: Filter): Filter | undefined {
  const isOfSky = (each: Filter): boolean =>
    each.or ? each.or.some(isOfSky) : [each.subtype ?? []].flat().some((subtype) => /^(?:Day|Night|Star|Storm)$/.test(subtype))
  return isOfSky(is) ? undefined : is
}

/** "All Allies except Cats", on the Cat from Saturn: Cats are no cards of its Title, for it is no Ally. */
export const sparesOwnName = (is: Filter): boolean => is.type === 'Ally' && is.not !== undefined && is.not.title === 'self'

/** Several nouns, each of which has said all of itself. */
export const apart = (said: readonly Filter[]): Filter => joinedKinds(said)

const isBarePlace = (each: Filter): boolean => Object.keys(each).length === 1 && (each.region !== undefined || each.subregion !== undefined)

/** "One Artifact from the South Pacific or the Middle East": an Artifact in both, and so a Country Location. Of mere Locations it goes without saying. */
function ofBothPlaces(said: readonly Filter[]): readonly Filter[] {
  const before = said.at(-2)!
  const { region, subregion, ...kind } = before
  const { type, ...qualities } = kind
  const isOther = type !== undefined && type !== 'Location'
  const isSuch = !spoken.has(before) && Object.keys(qualities).length > 0
  const isKind = (isOther || isSuch) && (region !== undefined || subregion !== undefined)
  return isKind ? [...said.slice(0, -1), { ...kind, ...said.at(-1)! }] : said
}

/** "Lesser Servitors and Lesser Independents with a value of 1": of all that have a value, it is that of all. */
function ofOneValue(said: readonly Filter[]): readonly Filter[] {
  const last = said.at(-1)!
  const { value } = last
  const isWorth = ({ type, subtype, attr, or }: Filter): boolean =>
    or === undefined && (type === undefined ? subtype !== undefined || attr !== undefined : type === 'Ally' || type === 'Monster')
  // "Corrupt Allies or Allies worth 3 or less": the noun is told anew.
  const isRepeated =
    Object.keys(last).length === 2 && said.some((each) => each !== last && each.type !== undefined && each.type === last.type)
  if (value === undefined || isRepeated || !said.slice(0, -1).every((each) => each.value === undefined && isWorth(each))) return said
  return said.map((each) => {
    if (each.value !== undefined) return each
    const so: Filter = { ...each, value }
    if (plurals.has(each)) plurals.add(so)
    return so
  })
}

function joinedKinds(said: readonly Filter[]): Filter {
  // A value behind the last is that of all: those that have one stand first.
  const rank = ({ value }: Filter): number => (value === undefined ? 1 : 0)
  const shared = [...ofOneValue(distributed(iconsOf(allDefending(said))))].sort((a, b) => rank(a) - rank(b))
  // "A Weapon, Tome or Artifact" is a Tome or Artifact.
  const nouns = shared.filter(
    (each) =>
      !shared.some(
        (wide) =>
          wide !== each &&
          wide.type === each.type &&
          typeof wide.type === 'string' &&
          Object.keys(wide).length === 1 &&
          Object.keys(each).length > 1 &&
          each.type === 'Artifact',
      ),
  )
  if (nouns.length === 1) return nouns[0]!
  const result = unite(sameDimension(nouns))
  if (nouns.some((each) => plurals.has(each))) plurals.add(result)
  if (said.some((each) => ours.has(each))) ours.add(result)
  if (nouns.every((each) => eventTitles.has(each))) eventTitles.add(result)
  if (nouns.every((each) => godTitles.has(each))) godTitles.add(result)
  return result
}

/** What was joined by "and": both are asked for, where something asks. */
export const conjoined = new WeakMap<object, readonly Filter[]>()

/** Several nouns with "and": all of them are meant. */
export function unionAnd(said: readonly Filter[]): Filter {
  const whole = union(said)
  if (said.length > 1 && !said.includes(whole)) conjoined.set(whole, said)
  return whole
}

/** "Latin or Greek Tomes": a language before the noun is that of a Tome. */
export function inTongues(names: readonly Token[], last: Filter | object): Filter | object {
  const { language, ...rest } = last as Filter
  const said = names.map((each) => sense(each, 'language')?.name)
  if (last === nonsense || language === undefined || rest.type !== 'Tome' || said.includes(undefined)) return nonsense
  return union([...said.map((each) => ({ ...rest, language: each! })), last as Filter])
}

/** "All Priests and Farmers defending", "all defending Priests and Farmers": one and all. */
function allDefending(nouns: readonly Filter[]): readonly Filter[] {
  const [first, ...others] = nouns
  const last = nouns.at(-1)!
  // "All Soldier, Sailor and Police Defending Allies": they have the last noun in common.
  const isShared =
    last.defending === true &&
    last.type === 'Ally' &&
    others.length > 0 &&
    nouns.slice(0, -1).every((each) => bareTraits.has(each) && !plurals.has(each))
  if (isShared) return nouns.map((each) => ({ ...each, type: 'Ally', defending: true }))
  const isBefore = first!.defending === true && others.length > 0 && nouns.every((each) => bareTraits.has(each) && plurals.has(each))
  if (!isBefore && !defendsBehind.has(nouns.at(-1)!)) return nouns
  return nouns.map((each) => (each.defending === undefined ? { ...each, defending: true } : each))
}

/** "One Priest or Cultist of up to 3 points": the one and the other, where both have a value. */
export function allWorth(nouns: readonly Filter[]): readonly Filter[] {
  const last = nouns.at(-1)!
  const isValued = ({ type }: Filter): boolean => type === undefined || type === 'Ally' || type === 'Monster'
  if (last.value === undefined || !nouns.every((each) => isValued(each) && (each === last || each.value === undefined))) return nouns
  return nouns.map((each) => (each === last ? each : { ...each, value: last.value! }))
}

/** "Any Church or Cemetery with a Gate": what is said behind the last of two is said of both; of "a Corrupt Ally or Ally with a Spell", each with its own noun, it is not. */
function allOfThem(nouns: readonly Filter[]): readonly Filter[] {
  const last = nouns.at(-1)!
  const traits = traitsBehind.get(last)
  if (!traits || last.type !== undefined || !nouns.every((each) => each === last || bareTraits.has(each))) return nouns
  const made = nouns.map((each) => (each === last ? each : (filter(spoken.get(each)!, traits) as Filter)))
  return made.includes(nonsense as Filter) ? nouns : made
}

/** "A Marsh or Waite Ally": an Ally either way; a family by itself is told in the plural. */
function ofTheFamily(nouns: readonly Filter[]): readonly Filter[] {
  const { type, ...more } = nouns.at(-1)!
  if (type === undefined || (more.titleHas === undefined && more.attr === undefined)) return nouns
  const isOne = (each: Filter): boolean =>
    Object.keys(each).join() === 'titleHas' && spoken.get(each)?.length === 1 && isToken(spoken.get(each)![0]!) && writtenAs(each)
  const writtenAs = (each: Filter): boolean => (spoken.get(each)![0] as Token).written.toLowerCase() === String(each.titleHas).toLowerCase()
  return nouns.map((each) => (isOne(each) ? { ...each, type } : each))
}

/** "A Church or Cemetery Location in Arkham": both of them are there, where one noun is that of both; and both have one value. */
export function allSuch(said: readonly Filter[]): readonly Filter[] {
  const nouns = ofTheFamily(said)
  const behind = saidBehind.get(nouns.at(-1)!)
  if (!behind) return allOfThem(allWorth(nouns))
  return nouns.flatMap((each) => {
    const words = spoken.get(each)
    if (!words || !isAdjective(each) || isNoun(each, 'Location')) return [each]
    const made = behind.map((traits) => filter(words, traits) as Filter)
    return made.some((one) => one === nonsense) ? [each] : made.map((one) => ({ ...one, type: 'Location' as const }))
  })
}

/** "Aldebaran or another Star": a named card is one of those; of kinds, one of the one or of the other. */
export const orAnother = (one: Filter, other: Filter): Filter => union(isNamed(one) ? [other] : [one, other])

/** "Aldebaran or any other Star"; of kinds it is said of those that are picked. */
export function orAnyOther(one: Filter, other: Filter): Filter | object {
  if (!isNamed(one)) return nonsense
  const either = { ...orAnother(one, other) }
  saidWithOthers.add(either)
  return either
}

const saidWithOthers = new WeakSet<object>()

/** "Joins Aldebaran or any other Star" names two kinds of cards to join, which are told one by one. */
export const isSaidWithOthers = (is: Filter): boolean => saidWithOthers.has(is)

/** "Folk and Water Spells": an icon before the noun is no card of that name. */
function iconsOf(nouns: readonly Filter[]): readonly Filter[] {
  const { type, icon: last } = nouns.at(-1)!
  if (last === undefined || (type !== 'Spell' && type !== 'Tome')) return nouns
  return nouns.map((each) => {
    const [only, more] = spoken.get(each) ?? []
    const shown = each.type === undefined && more === undefined && only && isToken(only) ? sense(only, 'icon') : undefined
    return shown === undefined ? each : { type, icon: shown.name }
  })
}

/** "Corrupt Scholars and Inventors": both must be so, where nothing stands between that begins anew. */
function alike(nouns: readonly Filter[]): readonly Filter[] {
  const isOf = (each: Filter, n: number): boolean =>
    plurals.has(each) && spoken.get(each)?.length === n && each.attr?.length === n && Object.keys(each).length === 1
  const [first, ...others] = nouns
  const moral = first?.attr?.find((each) => each === 'Corrupt' || each === 'Steadfast')
  if (!first || moral === undefined || !isOf(first, 2) || !others.every((each) => isOf(each, 1))) return nouns
  // "Corrupt Scholars and all Inventors" begins anew; between the others stands but a comma, "and" or "or".
  const ends = nouns.map((each) => spoken.get(each)!.at(-1)!).filter(isToken)
  const isOne = ends.every((each, at) => at === 0 || Math.abs(each.at - ends[at - 1]!.at - ends[at - 1]!.length - 3) <= 3)
  if (ends.length < nouns.length || !isOne) return nouns
  return nouns.map((each) => {
    if (each === first) return each
    const both: Filter = { ...each, attr: [moral, ...each.attr!] }
    plurals.add(both)
    return both
  })
}

/** "Monster of up to 3 points": the noun alone, as a word beside another. */
function bareWorth({ type, value, ...more }: Filter, near: Token): readonly Word[] | undefined {
  if (typeof type !== 'string' || value === undefined || Object.keys(more).length > 0) return undefined
  return [{ ...near, text: type.toLowerCase(), senses: [{ kind: 'type', name: type }] }]
}

/** Adjectives before the first of two Types that bear the same attributes belong to both: "Living Dead Monster or Ally". */
function distributed(said: readonly Filter[]): readonly Filter[] {
  const nouns = alike(said)
  const words = spoken.get(nouns[0]!)
  const last = words?.at(-1)
  const fights = (type: Filter['type']): boolean => type === 'Ally' || type === 'Monster'
  if (!words || words.length < 2 || !last || !isToken(last) || !nouns.every(({ type }) => fights(type))) return nouns
  return nouns.map((each, index) => {
    const own = spoken.get(each) ?? (each.type === nouns[0]!.type ? undefined : bareWorth(each, last))
    const only = own?.[0]
    if (index === 0 || own?.length !== 1 || !only || !isToken(only) || !sense(only, 'type')) return each
    const made = filter([...words.slice(0, -1), only], [])
    return made === nonsense ? each : { ...(made as Filter), ...(each.value ? { value: each.value } : {}) }
  })
}

/** "(including Martense Kin)": what is named is among those meant anyway, or is added to them. */
export function including(all: Filter, one: Filter): Filter {
  const isAmong = all.titleHas !== undefined && typeof one.title === 'string' && ` ${one.title} `.includes(` ${all.titleHas} `)
  // "An Ally of up to 3 points (including Weapon)" counts the Weapon with him.
  if (all.value !== undefined && one.type === 'Artifact') return nonsense as Filter
  return isAmong ? all : union([all, one])
}

/** "(Not a Tome)": says nothing of an Artifact, which is none; else it narrows. */
export function otherThan(words: readonly Word[]): { readonly not: Filter } | object {
  const not = filter(words, [])
  return not === nonsense ? nonsense : { not }
}

function unite(nouns: readonly Filter[]): Filter {
  const last = nouns.at(-1)!
  // A noun at the end belongs to all adjectives before it: "Steadfast or Corrupt Allies".
  const shared = typeof last.type === 'string' && Object.keys(last).length > 1 ? last.type : undefined
  // "A Seaman or Storm card": that a Storm is an Event makes none of the Seaman.
  const ending = spoken.get(last)?.at(-1)
  const isKindOnly = shared === 'Event' && ending !== undefined && isToken(ending) && !sense(ending, 'type')
  const isOther = (each: Filter): boolean => shared !== undefined && (isNoun(each, shared) || (isKindOnly && isOccupation(each)))
  // "Each Chicago or Cemetery Location": what no library knows is a place there.
  const isPlace = (each: Filter): boolean =>
    shared === 'Location' && each.called !== undefined && Object.keys(each).length === 1 && !plurals.has(each)
  const all = nouns.map((each) =>
    shared !== undefined && ((isAdjective(each) && !isOther(each)) || isPlace(each)) ? { ...each, type: shared } : each,
  )
  for (const field of ['title', 'type', 'subtype', 'attr'] as const) {
    const rest = all.map(({ [field]: _, ...others }) => stable(others))
    const values = all.map((each) => each[field])
    if (values.some((each) => each === undefined) || new Set(rest).size > 1) continue
    const { [field]: _, ...others } = all[0]!
    if (field === 'attr') {
      if (values.every((each) => each?.length === 1)) return { ...others, anyAttr: (values.flat() as string[]).sort() }
      continue
    }
    const each = [...new Set(values.flat())].sort()
    return { ...others, [field]: each.length === 1 ? each[0] : each } as Filter
  }
  const flat = all.flatMap((each) => (each.or && Object.keys(each).length === 1 ? each.or : [each]))
  return { or: flat.filter((each, index) => flat.findIndex((other) => stable(other) === stable(each)) === index) }
}

/** "All Soldiers and all Latin Tomes", "... and all Locations with a Gate": persons, and nothing of theirs; of Allies it makes no difference. */
function isNoun(each: Filter, shared: CardType): boolean {
  if (shared === 'Ally') return false
  // "Each Himalayas or Exotic Location": a place whose name ends as a plural does.
  if (shared === 'Location' && (each.region !== undefined || each.subregion !== undefined)) return false
  return plurals.has(each) || cardNouns.has(each) || (isOccupation(each) && (shared === 'Tome' || shared === 'Spell'))
}

const isOccupation = ({ attr }: Filter): boolean => attr?.every((each) => each !== 'Steadfast' && each !== 'Corrupt') ?? false

function isAdjective(each: Filter): boolean {
  return each.type === undefined && !isNamed(each) && each.or === undefined && each.travel === undefined
}

/** A Travel Event, of whichever kind or by its Title. */
export function isJourney(is: Filter): boolean {
  if (eventTitles.has(is)) return true
  const kinds = is.subtype === undefined ? [] : [is.subtype].flat()
  return (is.type ?? 'Event') === 'Event' && (is.travel === true || (kinds.length > 0 && kinds.every((kind) => kind.startsWith('Travel'))))
}

/** A place need not say that it is a Location. */
export function location(is: Filter): Filter {
  if (ownTitles.has(is)) return { title: 'self' }
  if (is.or) return { ...is, or: is.or.map(location) }
  if (is.type !== 'Location') return is
  const { type: _, ...rest } = is
  return rest
}

/** "Any others at a Water Location in the same Region": in that of the one who was struck first. */
export function around(is: Filter, same?: 'region' | 'subregion'): NonNullable<Selector['spread']> | object {
  const { native, ...at } = location(is)
  if (native !== undefined && same !== undefined) return nonsense
  const shared = native ?? same
  return shared === undefined ? { at } : { at, same: shared }
}

/** "Each other player on a Travel by Sea Event": with that card on top of his Story Deck. */
export const aboardAround = (is: Filter): NonNullable<Selector['spread']> | object => (isJourney(is) ? { at: is, top: true } : nonsense)

/** "In play as an Ally". */
export function asAlly(is: Filter, word = spoken.get(is)?.at(-1)): Filter {
  if (is.or && is.type === undefined) return { ...is, or: is.or.map((each) => asAlly(each, spoken.get(each)?.at(-1) ?? word)) }
  // A Monster called so is an Ally, there (M1.40).
  if (is.type === 'Monster' && is.titleHas !== undefined) return { ...is, type: 'Ally' }
  if (is.type !== undefined) return is
  // Of a Title it goes without saying, save that of a Monster.
  const isMonster = word !== undefined && isToken(word) && sense(word, 'title')?.type === 'Monster'
  return is.title === undefined || isMonster ? { ...is, type: 'Ally' } : is
}

/** Whether a word can stand for this card as what it is: "this Doctor", "this Great Old One". */
export function isKind(name: Token): boolean {
  return (sense(name, 'attribute') !== undefined || sense(name, 'subtype') !== undefined) && sense(name, 'type') === undefined
}

export function isInvisible(name: Token): boolean | object {
  return sense(name, 'flag')?.name === 'Invisible' ? false : nonsense
}

/** "All Monsters in the Threat": a kind of card; all cards there are the Threat itself. */
export function someKind(is: Filter): Filter | object {
  return Object.keys(is).length > 0 ? is : nonsense
}

/** "Ghouls in your opponent's Threat": those that lie there, and none that defends as an Ally. */
export function inThreat(is: Filter): Filter | object {
  if (is.type !== undefined && is.type !== 'Monster') return nonsense
  return Object.keys(is).length > 0 ? { ...is, type: 'Monster' } : nonsense
}

/** "The Police attribute" is one of that name, though it stands in Titles alone that are here. */
export function named(is: Filter): Filter {
  if (is.titleHas === undefined) return is
  const { titleHas, ...rest } = is
  return { ...rest, attr: [...(rest.attr ?? []), titleHas] }
}

/** "Your Current Location has the Tome attribute": that of a Location, and no card of that Type. */
export const featured = (is: Filter): Filter =>
  Object.keys(is).length === 1 && (is.type === 'Tome' || is.type === 'Artifact') ? { attr: [is.type] } : named(is)

/** "With the City attribute": what is so called there is an attribute. */
export function attributed(words: readonly Word[]): Filter | object {
  const is = borne(words)
  return is === nonsense ? nonsense : named(is as Filter)
}

/** The words for what is borne: Monsters that are called so bear none (M1.8). */
export function borne(words: readonly Word[]): Filter | object {
  const is = filter(words, []) as Filter
  const [own, called] = is.or ?? []
  return own?.attr && called?.type === 'Monster' && called.titleHas === own.attr[0] ? own : is
}

/** "Without the Corrupt attribute". */
export function lacking(words: readonly Word[]): Filter | object {
  const not = attributed(words)
  if (not === nonsense) return nonsense
  return stable(not) === stable({ gate: true }) ? { gate: false } : { not: not as Filter }
}

/** What a Location bears: attributes of either kind, or a Gate. */
export function bearing(is: Filter): Filter | object {
  const rest = location(named(is))
  const { attr, anyAttr, pub, gate, or, called, ...others } = rest
  if (Object.keys(others).length > 0) return nonsense
  if (or) return or.every((each) => Object.keys(each).length === 1 && (each.attr || each.pub || each.called)) ? { or } : nonsense
  return attr || anyAttr || pub || gate !== undefined || called !== undefined ? rest : nonsense
}

/** Through Space or Underwater. */
export const travelThrough = (element: 'Space' | 'Underwater'): Filter => ({
  type: 'Event',
  subtype: element === 'Space' ? 'Travel in Space' : 'Travel Underwater',
})

/** "By Sea": by what one travels so. */
export function travelBy(by: 'Land' | 'Sea' | 'Air'): Filter {
  return { type: 'Event', subtype: `Travel by ${by}` }
}

export const travelUnderwater: Filter = { type: 'Event', subtype: 'Travel Underwater' }

/** Whether a filter names cards that are played from the Hand. */
export const isPlayable = (play: Filter): boolean => !ownTitles.has(play) && Object.keys(play).length > 0

/** "A Cemetery Gate" is a Location with a Gate. */
export function gated(is: Filter): Filter | object {
  return is.gate === true && [is.type].flat().every((each) => each === undefined || each === 'Location') ? location(is) : nonsense
}

/** Whether more is asked of a Gate than that it is one. */
export const isSuchGate = (is: Filter): boolean => Object.keys(is).some((key) => key !== 'gate' && key !== 'type')

/** "Who is a Reporter". */
export function being(words: readonly Word[]): Filter | object {
  const is = filter(words, []) as Filter
  const [only, ...others] = Object.keys(is)
  return (only === 'attr' || only === 'faceDown') && others.length === 0 ? is : nonsense
}

/** "That are not Corrupt"; of Exotic Locations and Travel Events it has a word of its own. */
export function notBeing(words: readonly Word[]): Filter | object {
  const not = filter(words, []) as Filter
  if (not === nonsense || not.exotic !== undefined || not.travel !== undefined) return nonsense
  if (Object.keys(not).length > 1) return { not }
  return not.defending === true ? { defending: false } : not.gate === true ? { gate: false } : { not }
}

export const notSo = (is: Filter | object): Filter | object => (is === nonsense ? nonsense : { not: is as Filter })

/** "Who are neither Priests nor Cultists". */
export function neitherBeing(a: readonly Word[], b: readonly Word[]): Filter | object {
  const both = [filter(a, []), filter(b, [])]
  return both.includes(nonsense) ? nonsense : notSo(union(both as readonly Filter[]))
}

/** "Who is a Priest or a Cultist". */
export function eitherBeing(a: readonly Word[], b: readonly Word[]): Filter | object {
  const both = [filter(a, []), filter(b, [])]
  return both.includes(nonsense) ? nonsense : union(both as readonly Filter[])
}

/** "Who knows a Language besides English": of any other language it would be strange to say. */
export const foreign = (name: Token): Filter | object => (language(name).language === 'English' ? { speaks: 'foreign' } : nonsense)

/** "That contains more than two Spells"; one of them, or none, is told as of anything that is borne. */
export function bearingMany(is: Filter, { min, max }: { readonly min?: number; readonly max?: number }): Filter | object {
  if (armed(is) === nonsense || ownTitles.has(is)) return nonsense
  if (min === 1 && max === undefined) return { bears: is }
  if (max === 0) return { not: { bears: is } }
  return { bearsMany: given({ is, min, max }) }
}

/** "Who can be found at a Water Location": what its place must have, or in which one it lies. */
export function foundAt(is: Filter): Filter | object {
  const { type, attr, pub, gate, called, subregion, region, ...rest } = is
  if ((type !== undefined && type !== 'Location') || Object.keys(rest).length > 0) return nonsense
  const looks = given({ attr, pub, gate, called })
  const place = given({ subregion, region })
  if (Object.keys(looks).length === 0) return Object.keys(place).length > 0 ? place : nonsense
  return Object.keys(place).length > 0 ? nonsense : { foundAt: { type: 'Location', ...looks } }
}

/** "(Attacking any player, if that player is walking)". */
export const attacking = (who: 'each' | 'eachOpponent', so: Condition | object): Filter | object =>
  stable(so).includes('"actor"') ? { attacks: { who, if: so as Condition } } : nonsense

/** "(If that player is walking)": of the player with whom a card lies. */
export const ofPlayerWho = (so: Condition | object): Filter | object =>
  stable(so).includes('"actor"') ? { whose: so as Condition } : nonsense

/** "Non-Steadfast", "non-European". */
export function non(name: Token): Word | object {
  const is = filter([name], []) as Filter
  const isKind = is.attr ?? is.type ?? is.title ?? is.region ?? is.subregion ?? is.dimension
  return Object.keys(is).length === 1 && isKind !== undefined ? { not: is } : nonsense
}

export const isNamed = (is: Filter): boolean => is.title !== undefined || is.titleHas !== undefined || is.called !== undefined

/** A hazard is no kind of card, though Locations bear its name. */
export function threatening(is: Filter): Filter | object {
  const [only, ...others] = is.attr ?? []
  const isHazard = (only === 'Space' || only === 'Underwater') && others.length === 0 && Object.keys(is).length === 1
  return isHazard ? nonsense : is
}

/** "Dreamlands Spells and Tomes" are both of that Dimension. */
function sameDimension(nouns: readonly Filter[]): readonly Filter[] {
  const [first, ...rest] = nouns
  const isPlain = (each: Filter): boolean => each.type !== undefined && Object.keys(each).length === 1
  return first?.dimension !== undefined && Object.keys(first).length === 2 && rest.every(isPlain)
    ? nouns.map((each) => ({ ...each, dimension: first.dimension! }))
    : nouns
}

/** "Bearing a Weapon": a card with it; an attribute is borne otherwise. */
export function armed(bears: Filter): Filter | object {
  return bears.type === 'Artifact' || bears.type === 'Tome' || bears.type === 'Spell' ? { bears } : nonsense
}

/** A place that no library holds. */
export function placeCalled(name: Token): Filter {
  const there = { called: name.senses[0]?.name ?? name.written }
  strangePlaces.add(there)
  return there
}

/** Where a Location lies by a word that tells of other cards something else, or nothing: "on the Moon", "in the Moon". */
export function ofLocation(there: Filter | object): Filter | object {
  if (there !== nonsense) locations.add(there)
  return there
}

/** "By using a Gate in the Dreamlands". */
export function gateIn(is: Filter): object {
  const place = gated({ ...is, gate: true })
  return place === nonsense ? nonsense : { at: place as Filter, cost: ['gate'] }
}

/** An Ally among Monsters is a Lesser Independent anyway (M7.27). */
export function asMonster(name: Token): 'monster' | object {
  return name.senses.some((each) => each.kind === 'subtype' && each.name === 'Lesser Independent') ? 'monster' : nonsense
}

/** Of one Dimension or the other. */
export function ofEither(words: readonly Word[], a: Dimension, b: Dimension): Filter | object {
  const both = [a, b].map((dimension) => filter(words, [{ dimension }]))
  if (both.includes(nonsense)) return nonsense
  const either = union(both as readonly Filter[])
  if (words.length > 1) saidBehind.set(either, [[{ dimension: a }], [{ dimension: b }]])
  return either
}

export const suchOf = (is: Filter): object => (Object.keys(is).length > 0 ? { is } : {})

/** Which losses: by such cards. Which Monster of several it was is not told apart in a Battle. */
export function causeOf(is: Filter): Filter | object {
  if (is.type === 'Monster') return Object.keys(is).length === 1 ? is : nonsense
  const types = is.type === undefined ? [] : [is.type].flat()
  // "From Claustrophobia": the Title tells that it is no Monster.
  if (eventTitles.has(is)) return is
  // "From your opponent's cards": whatever they are.
  return (types.length > 0 || stable(is) === '{"owner":"opponent"}') && !types.includes('Monster') ? is : nonsense
}

/** "One of your opponent's Events": of his deck. A Phobia of yours may be one that you have played, or one that lies on you. */
export function ownedBy(whose: Who | 'they', is: Filter): Filter | object {
  if (whose === 'opponent' || whose === 'eachOpponent') return { ...is, owner: 'opponent' }
  return whose === 'you' && is.subtype !== 'Phobia' ? { ...is, owner: 'you' } : nonsense
}

/** "Any Location, except Islands." */
export const butNot = (to: Filter | object, not: Filter | object): Filter | object =>
  to === nonsense || not === nonsense ? nonsense : { ...to, not: not as Filter }

/** Cards of a kind with their place in the order in which they are played. */
export const ordered = (is: Filter, nth: number, when: 'round' | 'turn'): Filter => ({ ...is, order: { nth, this: when } })

/** "After the second Event of a Round": whoever has played it. */
export const ofAllPlayers = ({ order, ...is }: Filter): Filter => (order ? { ...is, order: { ...order, all: true } } : is)

/** Whether such a card is a Spell of some kind; of any Spell it is said elsewhere. */
export const isKindOfSpell = (is: Filter): boolean =>
  is.or === undefined ? is.type === 'Spell' && Object.keys(is).length > 1 : is.or.every((each) => isKindOfSpell(each))

/** "A 2 point Monster" is worth as much; "a 1 point Ally" no more than that, if less. */
export function exactlyWorth(n: number, words: readonly Token[]): Filter | object {
  const is = filter(words, []) as Filter
  const counts = is.type === 'Ally' || is.type === 'Monster'
  return counts && is.value === undefined ? { ...is, value: n === 1 ? { max: 1 } : { min: n, max: n } } : nonsense
}

/** What is called by its Title alone, or by one of several. */
export function byName(is: Filter): Filter | object {
  const each = is.or ?? [is]
  return each.every((one) => one.title !== undefined && Object.keys(one).length === 1) && !ownTitles.has(is) ? is : nonsense
}

/** "Howard Lovecraft or any other Scholar": one of these names, or of that kind. */
export function thatOneOr(is: Filter, kind: Filter): Filter | object {
  if (byName(is) === nonsense || (kind.or ?? [kind]).some(({ title }) => title !== undefined)) return nonsense
  return { or: [...(is.or ?? [is]), ...(kind.or && Object.keys(kind).length === 1 ? kind.or : [kind])] }
}

/** All but such cards; "all but this card" is told otherwise. */
export function exceptFor(not: Filter | object): Filter | object {
  if (not === nonsense || ownTitles.has(not)) return nonsense
  const exception = { not: not as Filter }
  exceptions.add(exception)
  return exception
}

/** What is left out of those that were named before: what follows is said of it, and no more of them. */
const exceptions = new WeakSet<object>()

/** Traits that only a Location has. */
const locations = new WeakSet<object>()

/** Where something lies by a name that no library holds, and filters of what lies there. */
const strangePlaces = new WeakSet<object>()

export const liesApart = (is: Filter): boolean => strangePlaces.has(is)

/** The icons that a Spell must bear one of. */
export function icons(...names: readonly Token[]): Pick<Room, 'icon'> | object {
  const found = names.map((name) => (icon(name) as Filter).icon)
  if (found.some((each) => each === undefined)) return nonsense
  return { icon: found.length === 1 ? found[0]! : (found as readonly string[]) }
}

/** What a card stands for is one card: any, or any of one type. */
export function oneOfType(n: number, is: Filter): { readonly any: 'anyOne' | CardType } | object {
  if (n !== 1 || ownTitles.has(is)) return nonsense
  const { type, ...rest } = is
  if (Object.keys(rest).length > 0 || (type !== undefined && (typeof type !== 'string' || type === 'Adventure'))) return nonsense
  return { any: type ?? 'anyOne' }
}

/** The same of one Subtype of Events: any one Star. */
export function oneOfKind(n: number, is: Filter): { readonly any: CardType; readonly kind: string | readonly string[] } | object {
  const { type, subtype, ...rest } = is
  const isKind = n === 1 && type === 'Event' && subtype !== undefined && Object.keys(rest).length === 0
  return isKind && !ownTitles.has(is) ? { any: type, kind: subtype } : nonsense
}

export const bearable = (is: Filter | undefined): boolean => {
  const types = [is?.type].flat()
  return types.every((each) => each === 'Artifact' || each === 'Tome')
}

/** "Spells you cast from a Tome": that such a card holds. */
export function inHolder(is: Filter, words: readonly Word[]): Filter | object {
  const held = holder(words)
  return (held as object) === nonsense ? nonsense : { ...is, ...(held as Filter) }
}

/** "Spells of the Eye": of that icon. */
export function ofIcon(words: readonly Word[], name: Token): Filter | object {
  const is = filter(words, []) as Filter
  const borne = icon(name) as Filter
  return is !== nonsense && is.type === 'Spell' && borne !== nonsense ? { ...is, ...borne } : nonsense
}

/** What cards are left out of: Events of some kind or Title; of Epidemics it is told in a word of their own. */
export function kindOfEvent(is: Filter): Filter | object {
  const each = is.or ?? [is]
  const isEvent = (one: Filter): boolean =>
    one.type === 'Event' && one.subtype !== 'Epidemic' && (one.subtype !== undefined || one.title !== undefined)
  return each.every(isEvent) || (is.type === 'Event' && Array.isArray(is.subtype)) ? is : nonsense
}
