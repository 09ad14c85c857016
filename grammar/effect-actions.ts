/**
 * Builds rule objects from what the effect grammar has matched. Here is what a rule of the grammar cannot say
 * by itself: which sense of a word is meant, what several nouns in a row have in common, and what a sentence
 * is once its conditions, moments and costs are put together.
 */

import nearley from 'nearley'
import type {
  Act,
  Amount,
  Condition,
  Cost,
  Destination,
  Duration,
  Filter,
  Happening,
  Limit,
  Op,
  Permit,
  Reaction,
  Route,
  Rule,
  Selector,
  Static,
  Trigger,
  Waiver,
  Who,
} from './ast.ts'
import type { CardType, Dimension, PublicAttribute } from './card.ts'
import type { Token } from './lexer.ts'
import type { Sense } from './link.ts'

/** A selector of which it is not settled yet what "any" means, or of which it was said that the cards are yours. */
export type Marked = Selector & { readonly any?: true; readonly mine?: true; readonly table?: true }

/** What surrounds the core of a sentence. */
export interface Mod {
  readonly if?: Condition
  readonly on?: Trigger
  readonly window?: 'turn' | 'combat' | 'cast' | 'anyTime' | Reaction
  readonly stayed?: 'here' | 'withThis'
  readonly cost?: readonly Cost[]
  readonly target?: Selector
  readonly limit?: Limit
  readonly until?: Duration
  readonly optional?: true
  readonly faceDown?: true
  /** The moment is one after what the clause before it does: "at the end of that Round". */
  readonly later?: true
  /** The moment is one of the next Round. */
  readonly next?: true
  /** "You may" without a colon: what is buried first is then a cost. */
  readonly bare?: true
  /** In all no more than so much: "1 for each Cultist, up to 5". */
  readonly most?: number
  /** The same is done at a second moment. */
  readonly twin?: { readonly on: Trigger; readonly if?: Condition }
}

/** One thing a sentence does, states or rules. */
export type Item =
  | { readonly op: Op }
  | { readonly effect: Static; readonly until?: Duration }
  | { readonly rule: Rule; readonly until?: Duration }
  | { readonly sentence: Draft; readonly until: Duration }

/** What a sentence says about the clause before it. */
export interface Remark {
  readonly limit?: Limit
  readonly window?: 'combat' | Reaction
  /** Also done in place of the loss. */
  readonly also?: Op
  /** Goes on until a Location is on top. */
  readonly popStory?: true
  /** The Location that shows then does not serve with its Gate. */
  readonly gateShut?: true
  readonly spread?: NonNullable<Selector['spread']>
  /** What was taken under control goes back when Combat is over, as it does anyway. */
  readonly controlEnds?: true
  /** What was just played costs no Sanity, or what was moved neither costs nor gives any. */
  readonly freely?: 'loss' | 'either'
  /** What was just brought into play is paid for, as it is anyway. */
  readonly paid?: true
  /** What is added where the condition before it does not hold. */
  readonly elseAdd?: Amount | object
  /** How the Location lies that one travels to. */
  readonly placed?: Route['placed']
  /** What the Location must be that one travels to. */
  readonly goesTo?: Filter | object
  readonly exceptTravel?: true
  /** What is not buried stays where it lies, as it does anyway. */
  readonly staysThere?: true
  /** How a Threat Event is played anyway, and no other Event. */
  readonly threatEvent?: true
  readonly keepsText?: true
  /** Allies may defend against the attack before it, and what follows that. */
  readonly defended?: true
  readonly next?: Op
  /** Done where the condition before it does not hold. */
  readonly otherwise?: Op
  /** Of those that were turned up, whichever are left. */
  readonly rest?: true
  /** Where cards that were carried off go. */
  readonly carriedOff?: 'bury' | 'discard'
  /** Nobody may play what the clause before it speaks of. */
  readonly neither?: true
  readonly cost?: readonly Cost[]
  /** Done if what the clause before it leaves to choose was done: which is then what it costs. */
  readonly ifDone?: Op
  /** Befalls a player who does not do what the clause before it bids him. */
  readonly ifNotDone?: Op
  /** Done or added in place of what the clause before it says, where this is so. */
  readonly insteadIf?: Condition
  readonly insteadOp?: Op
  readonly insteadAdd?: number
  /** As much is lost or gained otherwise: "Otherwise, lose 2". */
  readonly otherwiseSanity?: { readonly n: number; readonly sign: 1 | -1 }
  readonly by?: Who
  /** What the next clause aims at. */
  readonly aim?: Selector
  /** What the others must do who share the place. */
  readonly same?: Op
  /** Whom the next sentences call "that opponent". */
  /** What each use of this card costs, which is said before what it does. */
  readonly price?: number
  readonly foe?: Who
  /** What is so of the opponent that is chosen. */
  readonly foeIf?: Condition
  /** Cards that the clause before it does not answer. */
  readonly except?: Filter
  /** When the next sentence is done. */
  readonly moment?: Trigger
}

/** A sentence, read, before the sentences around it are looked at. */
export interface Draft {
  readonly mod: Mod
  readonly items: readonly Item[]
  /** A sentence that only limits the one before it. */
  readonly remark?: Remark
}

/** What a post-processor gives when the words fit but make no sense together; nearley then drops that reading. */
export const nonsense: object = nearley.Parser.fail

export const first = <T>([each]: readonly [T]): T => each
export const push = <T>([all, each]: readonly [readonly T[], T]): readonly T[] => [...all, each]
export const nothing = (): null => null

/** A table of fields without those that are undefined. */
function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

// ---------------------------------------------------------------- words and filters

export type Word =
  | Token
  | { readonly faceDown: boolean }
  | { readonly invisible: false }
  | { readonly dimension: Dimension }
  | { readonly not: Filter }

/** Filters that name an Event by its Title. */
const eventTitles = new WeakSet<object>()

/** "Of yours", behind a noun. */
export const ofYours: Filter = {}
/** Filters of what is said to be yours. */
const ours = new WeakSet<object>()
/** Filters with "defending" behind their noun. */
const defendsBehind = new WeakSet<object>()
/** Filters whose noun stands in the plural. */
const plurals = new WeakSet<object>()

/** Filters that name this very card by its Title; where a sentence can say "this card", they mean it. */
export const ownTitles = new WeakSet<object>()

/** The words a filter was made of, as long as nothing else was said of it. */
const spoken = new WeakMap<object, readonly Word[]>()

const isToken = (word: Word): word is Token => 'senses' in word
const sense = <K extends Sense['kind']>(token: Token, kind: K): Extract<Sense, { kind: K }> | undefined =>
  token.senses.find((each): each is Extract<Sense, { kind: K }> => each.kind === kind)

export function unquoted(token: Token): string {
  return token.written.slice(1, -1).trim()
}

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
  for (const trait of traits) {
    const made = traitPart(trait, parts)
    if (made.attr) attributes.push(...made.attr)
    // An Artifact is no Tome anyway.
    const other = made.not && Object.keys(made.not).length === 1 ? made.not.type : undefined
    if (typeof other === 'string' && typeof parts.type === 'string' && other !== parts.type) continue
    // Only a Location has a Gate or none: "one Monster without a Gate" says how the Monster is played.
    if (made.gate !== undefined && (titles.length > 0 || (parts.type !== undefined && ![parts.type].flat().includes('Location'))))
      return nonsense
    const { attr: _attr, pub, value, ...rest } = made
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
  if (traits.length === 0) spoken.set(result, words)
  if (traits.includes(ofYours)) ours.add(result)
  const isBehind = words.length > 1 && last && isToken(last) && sense(last, 'flag')?.name === 'Defending'
  if (isBehind || traits.some(({ defending }) => defending === true)) defendsBehind.add(result)
  if (titles.length === 1 && last && isToken(last) && sense(last, 'title')?.type === 'Event') eventTitles.add(result)
  const noun = card ?? last
  if (noun && isToken(noun) && /(?:s|s['’])$/.test(noun.written) && !/(?:ss|us|is)$/.test(noun.written)) plurals.add(result)
  if (words.length === 1 && traits.length === 0 && last && isToken(last) && last.type === 'self') ownTitles.add(result)
  return result
}

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
  if (word.type === 'self') return title ? { title: title.name } : undefined
  const shown = sense(word, 'public')
  if (shown) return { pub: [shown.name] }
  const flag = sense(word, 'flag')
  if (flag?.name === 'Gate') return { gate: true }
  if (flag?.name === 'Exotic') return { exotic: true }
  if (flag?.name === 'Invisible') return { invisible: true }
  if (flag?.name === 'Defending') return { defending: true }
  if (flag?.name === 'Travel') return { travel: true }
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

function subtypePart(subtype: Extract<Sense, { kind: 'subtype' }>): Filter {
  return { type: subtype.of, subtype: subtype.names.length === 1 ? subtype.names[0]! : subtype.names }
}

/** "with a Gate" and "with the Church attribute" are properties of a Location; "with a Weapon" is what a card bears. */
function traitPart(trait: Filter, parts: Filter): Filter {
  const { bears } = trait
  if (!bears) return trait
  if (bears.gate && Object.keys(bears).length === 1) return { gate: true }
  if (bears.titleHas !== undefined && Object.keys(bears).length === 1) return { titleHas: bears.titleHas }
  if (parts.type === 'Location' && bears.attr && Object.keys(bears).length === 1) return { attr: bears.attr }
  return trait
}

/** "In a Tome": what holds the card. A place or zone is said without an article. */
export function holder(words: readonly Word[]): { readonly borneBy: Filter } | object {
  const borneBy = filter(words, []) as Filter
  const types = [borneBy.type].flat()
  return types.every((each) => each === 'Tome' || each === 'Ally' || each === 'Artifact') ? { borneBy } : nonsense
}

export function without(bears: Filter): Filter {
  return bears.gate && Object.keys(bears).length === 1 ? { gate: false } : { not: { bears } }
}

export function place(name: Token): Filter | object {
  const subregion = sense(name, 'subregion')
  const region = sense(name, 'region')
  return subregion ? { subregion: subregion.name } : region ? { region: region.name } : nonsense
}

export function icon(name: Token): Filter | object {
  const found = sense(name, 'icon')
  return found ? { icon: found.name } : nonsense
}

export function language(name: Token): { readonly language: string } {
  return { language: sense(name, 'language')?.name ?? name.written }
}

export function knows(name: Token, who: Who | 'either' = 'you'): Condition | object {
  const found = sense(name, 'language')
  return found && who !== 'either' ? { knows: found.name, ...(who === 'you' ? {} : { who }) } : nonsense
}

export function attribute(name: Token): string {
  return sense(name, 'attribute')?.name ?? sense(name, 'public')?.name ?? name.senses[0]?.name ?? name.written
}

/** All cards of a kind, whosesoever they are; if it is said that they are yours, those. */
export const allOf = (is: Filter): Selector => ({ is, pick: 'all', ...(ours.has(is) ? {} : { of: 'each' }) })

/** Several nouns as one filter: "Professors and Students", "Day or Night Event", "Artifact, Tome or Spell". */
export function union(said: readonly Filter[]): Filter {
  if (said.length === 1) return said[0]!
  const shared = distributed(iconsOf(allDefending(said)))
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
  return result
}

/** What was joined by "and": both are asked for, where something asks. */
const conjoined = new WeakMap<object, readonly Filter[]>()

/** Several nouns with "and": all of them are meant. */
export function unionAnd(said: readonly Filter[]): Filter {
  const whole = union(said)
  if (said.length > 1 && !said.includes(whole)) conjoined.set(whole, said)
  return whole
}

/** A condition for each of the nouns that "and" joins. */
export function ofEach(is: Filter, condition: (one: Filter) => Condition | object): Condition | object {
  const parts = conjoined.get(is)
  if (!parts) return condition(is)
  const all = parts.map(condition)
  return all.includes(nonsense) ? nonsense : { all: all as readonly Condition[] }
}

/** "All Priests and Farmers defending": one and all. */
function allDefending(nouns: readonly Filter[]): readonly Filter[] {
  if (!defendsBehind.has(nouns.at(-1)!)) return nouns
  return nouns.map((each) => (each.defending === undefined ? { ...each, defending: true } : each))
}

/** "Aldebaran or another Star": a named card is one of those; of kinds, one of the one or of the other. */
export const orAnother = (one: Filter, other: Filter): Filter => union(isNamed(one) ? [other] : [one, other])

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

/** Adjectives before the first of two Types that bear the same attributes belong to both: "Living Dead Monster or Ally". */
function distributed(nouns: readonly Filter[]): readonly Filter[] {
  const words = spoken.get(nouns[0]!)
  const last = words?.at(-1)
  const fights = (type: Filter['type']): boolean => type === 'Ally' || type === 'Monster'
  if (!words || words.length < 2 || !last || !isToken(last) || !nouns.every(({ type }) => fights(type))) return nouns
  return nouns.map((each, index) => {
    const own = spoken.get(each)
    const only = own?.[0]
    if (index === 0 || own?.length !== 1 || !only || !isToken(only) || !sense(only, 'type')) return each
    const made = filter([...words.slice(0, -1), only], [])
    return made === nonsense ? each : (made as Filter)
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

/** "A 1 point Ally" is one of at most 1; of other values exactly that. */
export function worth(of: Who, n: number, is: Filter): Selector | object {
  return selector(owned(of, { ...is, value: n === 1 ? { max: 1 } : { min: n, max: n } }), [])
}

function unite(nouns: readonly Filter[]): Filter {
  const last = nouns.at(-1)!
  // A noun at the end belongs to all adjectives before it: "Steadfast or Corrupt Allies".
  const shared = typeof last.type === 'string' && Object.keys(last).length > 1 ? last.type : undefined
  const all = nouns.map((each) => (shared !== undefined && isAdjective(each) ? { ...each, type: shared } : each))
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

function isAdjective(each: Filter): boolean {
  return each.type === undefined && !isNamed(each) && each.or === undefined && each.travel === undefined
}

/** JSON with sorted fields: equal meanings are equal strings. */
export function stable(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

/** A place need not say that it is a Location. */
export function location(is: Filter): Filter {
  if (ownTitles.has(is)) return { title: 'self' }
  if (is.or) return { ...is, or: is.or.map(location) }
  if (is.type !== 'Location') return is
  const { type: _, ...rest } = is
  return rest
}

export function newPlace(is: Filter): { readonly is: Filter } | object {
  const rest = location(is)
  return Object.keys(rest).length > 0 ? { is: rest } : nonsense
}

// ---------------------------------------------------------------- conditions

type Someone = 'you' | 'opponent' | 'either' | 'affected' | 'actor'

export function at(is: Filter, who: Who | 'either', top?: true): Condition | object {
  if (who !== 'you' && who !== 'opponent' && who !== 'either' && who !== 'affected' && who !== 'unaffected' && who !== 'actor')
    return nonsense
  // Nobody is at an Event or a Monster.
  if (is.type !== undefined && is.type !== 'Location') return nonsense
  return { at: location(is), ...(who === 'you' ? {} : { who: who as Someone }), ...(top ? { top } : {}) }
}

/** Whose card it must be where nobody is named: anybody's Event or Great Old One will do (M10.27), other cards are one's own (M17.24). */
export function inPlay(is: Filter): Condition | object {
  if (ownTitles.has(is)) return nonsense
  if (conjoined.has(is)) return ofEach(is, inPlay)
  if (is.or) return { any: is.or.map((each) => inPlay(each) as Condition) }
  const common =
    is.type === 'Event' ||
    eventTitles.has(is) ||
    (is.type === 'Monster' && [is.subtype].flat().every((each) => each === 'Great Old One' || each === 'Outer God'))
  return common ? { inPlay: is, of: 'anyone' } : { inPlay: is }
}

/** "When this card is played" speaks of its own play, not of any card of that Title. */
export function cardPlayed(is: Filter): Trigger | object {
  return ownTitles.has(is) ? nonsense : { cardPlayed: is, by: 'each' }
}

/** Leaves out what goes without saying: "you". */
export function dropYou<T extends { readonly who?: unknown }>(fields: T): T {
  const { who, ...rest } = fields
  return who === 'you' || who === undefined ? (rest as T) : fields
}

// ---------------------------------------------------------------- selectors and operations

type Where = Partial<Pick<Marked, 'of' | 'in' | 'pick' | 'by' | 'affecting' | 'spread' | 'opposing' | 'borneBy' | 'table' | 'extreme'>> & {
  /** Only Events lie on somebody. */
  readonly events?: true
}

export function selector(base: Selector, posts: readonly Where[]): Selector | object {
  let result: Marked = base
  for (const { events, ...post } of posts) {
    if (events && (base.is?.type !== 'Event' || base.ref !== undefined)) return nonsense
    for (const key of Object.keys(post) as Exclude<keyof Where, 'events'>[]) {
      if (key === 'pick') {
        if (base.pick !== 'choose' && base.pick !== post.pick) return nonsense
      } else if (result[key] !== undefined) return nonsense
    }
    result = { ...result, ...post }
  }
  // The highest of all in play is anybody's, and so is an Event that lies there for everybody.
  const isShared =
    result.is?.type === 'Event' && ['Storm', 'Day', 'Night', 'Star'].some((each) => [result.is?.subtype].flat().includes(each))
  const isAnybodys = result.table && !result.any && (result.extreme !== undefined || (isShared && result.pick !== undefined))
  const { is, of = isAnybodys ? 'each' : undefined, ...rest } = result
  const whole = is && Object.keys(is).length > 0 ? { is, ...rest } : rest
  if (of === undefined) return whole
  return of === 'you' ? { ...whole, mine: true } : { ...whole, of }
}

/** "Your Allies" are all of them, "your opponent's Ally" is one of them. */
export function owned(of: Who | 'they', is: Filter): Selector | object {
  // "His card" is one that was spoken of, not any he has.
  if (of === 'they' && Object.keys(is).length === 0) return nonsense
  return plurals.has(is) || is.title !== undefined || is.titleHas !== undefined ? { is, pick: 'all', of } : { is, n: 1, pick: 'choose', of }
}

/** "Any Weapons" are all there are, "any Weapon" is one; of cards that concern everybody see own-card.ts. */
export function anyOf(is: Filter): Marked {
  return plurals.has(is) ? { is, pick: 'all', any: true } : { is, n: 1, pick: 'choose', any: true }
}

/** "In play as an Ally". */
export function asAlly(is: Filter): Filter {
  if (is.or && is.type === undefined) return { ...is, or: is.or.map(asAlly) }
  return is.type === undefined && is.title === undefined ? { ...is, type: 'Ally' } : is
}

/** Another such card is in play. */
export function others(is: Filter): Condition | object {
  const condition = inPlay(is)
  return 'inPlay' in condition ? { ...condition, others: true } : nonsense
}

/** A random choice among what the words behind it narrow down. */
export function random(base: Selector, posts: readonly Where[]): Selector | object {
  return selector({ ...base, pick: 'random' }, posts)
}

/** "1 for each" counts nothing twice; "2 for each" does. */
export function per(
  times: number,
  of: Selector | { readonly every: number; readonly per: Selector } | { readonly after: number; readonly per: Selector },
): Amount {
  if ('after' in of) return times === 1 ? of : { ...of, times }
  const counted = 'every' in of ? { per: of.per, ...(of.every === 1 ? {} : { every: of.every }) } : { per: of }
  return times === 1 ? counted : { ...counted, times }
}

export function minus(amount: Amount): Amount | object {
  if (typeof amount === 'number') return -amount
  if ('per' in amount) return { ...amount, times: -(amount.times ?? 1) }
  return nonsense
}

/** "Their" is whoever does it; until that is known it stands as `they`, which is nobody. */
export const nobody = '"they"'

/** How much, or how many, an operation is about. */
function amountOf(op: Op): Amount | 'pentagram' | undefined {
  return 'sanity' in op ? op.sanity : 'draw' in op ? op.draw : 'exchange' in op ? op.exchange : 'move' in op ? op.move.n : undefined
}

/** What another player than you does. */
export function doneBy(who: Who, said: Op): Op | object {
  // "All players lose 1 Sanity for each Phobia that affects them": each counts his own.
  if ((who === 'each' || who === 'eachOpponent') && /"(?:they|actor)"/.test(JSON.stringify(amountOf(said) ?? 0))) {
    const own = doneBy('actor', said)
    return own === nonsense ? nonsense : { forEach: who, do: [own as Op] }
  }
  const op = JSON.parse(JSON.stringify(said).replaceAll(nobody, JSON.stringify(who)).replaceAll('"chooser"', JSON.stringify(who))) as Op
  if (who === 'you') return op
  if ('sanity' in op) return { ...op, who }
  if ('draw' in op || 'exchange' in op) return { ...op, who }
  if ('skip' in op || 'extraTurn' in op || 'passNext' in op) return { ...op, who }
  if ('look' in op) return op.look.of === who ? op : nonsense
  const what = 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  // "A Phobia affecting his Investigator".
  if (what?.ref === undefined && what?.affecting === who && what.of === undefined && who !== 'each' && who !== 'eachOpponent')
    return 'move' in op ? { ...op, move: { ...what, by: who } } : nonsense
  // "Force that opponent to discard one Weapon found there": in the Hand just looked at.
  if ((what?.of as string | undefined) === 'shown' && who === 'opponent') return op
  if (!what || what.ref !== undefined || (what.of !== undefined && what.of !== who) || what.affecting !== undefined) return nonsense
  // Each of several players picks among his own; of one it is the player of the card who picks (M17.25), unless it is said.
  const picks = (who === 'each' || who === 'eachOpponent') && what.pick === 'choose' && what.by === undefined ? { by: who } : {}
  return 'move' in op ? { ...op, move: { ...what, of: who, ...picks } } : { ...op, flip: { ...what, of: who, ...picks } }
}

export function optional(op: Op): Op | object {
  return 'move' in op || 'play' in op || 'travel' in op || 'give' in op ? { ...op, optional: true } : nonsense
}

/** Spreads an operation to the other players in the same place (M18.6). */
export function spread(op: Op, over: NonNullable<Selector['spread']>): Op | object {
  if ('move' in op) return { ...op, move: { ...op.move, spread: over } }
  if ('flip' in op) return { ...op, flip: { ...op.flip, spread: over } }
  return nonsense
}

/** A card goes to its own player's place unless it is said whose. */
export function whose(op: { readonly move: Selector; readonly to: Destination }, who: Who): Op {
  return who === 'you' ? op : { ...op, whose: who }
}

/** "The Ally is now Corrupt": bears the attribute. */
export function becomes(of: Selector, name: Token): Static | object {
  const found = sense(name, 'attribute') ?? sense(name, 'public')
  return found ? { attribute: found.name, give: true, of } : nonsense
}

/** Whether a word can stand for this card as what it is: "this Doctor". */
export function isKind(name: Token): boolean {
  return sense(name, 'attribute') !== undefined && sense(name, 'type') === undefined
}

export function treatAs(of: Selector, name: Token): Static | object {
  const subtype = sense(name, 'subtype')
  if (subtype && subtype.names.length === 1) return { treatAs: subtype.names[0]!, of, as: 'subtype' }
  const type = sense(name, 'type')
  if (type) return { treatAs: type.name, of, as: 'type' }
  const region = sense(name, 'region')
  return region ? { treatAs: region.name, of, as: 'region' } : nonsense
}

/** Leaves out what goes without saying: "this card". */
export function dropSelf<T extends { readonly of?: Selector }>(fields: T): T {
  const { of, ...rest } = fields
  return of?.ref === 'self' ? (rest as T) : fields
}

/** Operations of a bracket, each static effect for as long as it says. */
export function block(items: readonly Item[]): readonly Op[] | object {
  return operations(items) ?? nonsense
}

/** Items as operations: what holds for a while is started; undefined where the while is missing. */
export function operations(items: readonly Item[], otherwise?: Duration): readonly Op[] | undefined {
  const ops: Op[] = []
  for (const item of items) {
    if ('op' in item) {
      ops.push(item.op)
      continue
    }
    const until = item.until ?? otherwise
    if (until === undefined) return undefined
    if ('effect' in item) ops.push({ start: { kind: 'static', effect: item.effect }, until })
    else if ('rule' in item) ops.push({ start: item.rule, until })
    else {
      const rules = rulesOf(item.sentence)
      if (typeof rules === 'string' || rules.length !== 1) return undefined
      ops.push({ start: rules[0]!, until })
    }
  }
  return ops
}

export function instead(
  of: Extract<Rule, { kind: 'instead' }>['of'],
  items: readonly Item[],
  may: boolean,
  cost?: readonly Cost[],
): Rule | object {
  const ops = operations(items)
  if (!ops) return nonsense
  return { kind: 'instead', of, ...(may ? { optional: true } : {}), ...(cost ? { cost } : {}), do: ops }
}

// ---------------------------------------------------------------- sentences

/** Two surroundings as one; nonsense where they contradict each other. */
export function merge(one: Mod, other: Mod): Mod | object {
  for (const [key, value] of Object.entries(other)) {
    const there = one[key as keyof Mod]
    // Two costs are two costs, even where they are the same.
    if (key !== 'if' && there !== undefined && (key === 'cost' || stable(there) !== stable(value))) return nonsense
  }
  if (!one.if || !other.if) return { ...one, ...other }
  return { ...one, ...other, if: { all: [one.if, other.if].flatMap((part) => ('all' in part ? part.all : [part])) } }
}

/**
 * "Each player loses 1 Sanity each time he passes": the moment is that of whoever does it, and befalls him. "One more card" at the
 * start of a Round is what is drawn then anyway; at another moment it is a card like any other.
 */
function ofThemselves(mod: Mod, items: readonly Item[]): readonly [Mod, readonly Item[]] | undefined {
  const isExtra = items.some((each) => 'op' in each && 'extra' in each.op)
  if (isExtra && mod.on === 'roundStart') return undefined
  const plain = isExtra ? (JSON.parse(JSON.stringify(items).replaceAll(',"extra":true', '')) as readonly Item[]) : items
  const when = JSON.stringify(mod.on ?? '')
  if (!when.includes(nobody)) return [mod, plain]
  const whose = new Set(plain.map((each) => ('op' in each && 'who' in each.op ? each.op.who : undefined)))
  const [who] = whose
  if (whose.size !== 1) return undefined
  // "Lose 1 Sanity when casting a Spell": when you cast one.
  if (who === 'you') return [{ ...mod, on: JSON.parse(when.replaceAll(nobody, '"you"')) as Trigger }, plain]
  if (who !== 'each' && who !== 'eachOpponent' && who !== 'opponent' && who !== 'affected') return undefined
  const on = JSON.parse(when.replaceAll(nobody, JSON.stringify(who))) as Trigger
  return [{ ...mod, on }, plain.map((each) => ('op' in each ? { op: { ...each.op, who: 'actor' } as Op } : each))]
}

/** Conditions of whoever the sentence speaks of, which is you where it speaks of nobody. */
export const unsaid = new WeakSet<object>()

/** "While at a City Location": where whoever is spoken of is. */
const whereabouts = new WeakSet<object>()

export function whileThere(is: Filter): Condition | object {
  const condition = at(is, 'you')
  if (condition !== nonsense) whereabouts.add(condition)
  return condition
}

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

/** The same of each player who is bound by what is said. */
function ofThatPlayer(condition: Condition): Condition | undefined {
  if ('not' in condition) {
    const not = ofThatPlayer(condition.not)
    return not && { not }
  }
  return whereabouts.has(condition) && ('at' in condition || 'walking' in condition) ? { ...condition, who: 'actor' } : undefined
}

/** Deeds of "him", and conditions of "it". */
export const byHim = new WeakSet<object>()
export const ofIt = new WeakSet<object>()

const defendingThen = new WeakSet<object>()

/** "While defending": this card, or those of whom the sentence has just spoken. */
export function whileDefending(): Condition {
  const condition: Condition = { role: 'defending' }
  defendingThen.add(condition)
  return condition
}

/** "All Students add 1 while defending": those of them who defend. */
function ofDefenders(items: readonly Item[]): readonly Item[] | undefined {
  const result = items.map((item): Item | undefined => {
    if (!('effect' in item) || !('value' in item.effect)) return undefined
    const { effect } = item
    return effect.of.pick === 'all' && effect.of.is && effect.of.in === undefined
      ? { ...item, effect: { ...effect, of: { ...effect.of, is: { ...effect.of.is, defending: true } } } }
      : undefined
  })
  return result.includes(undefined) ? undefined : (result as readonly Item[])
}

/** Puts together what stands before and behind the core; a sentence with two moments is nonsense. */
export function sentence(before: readonly Mod[], items0: readonly Item[], after: readonly Mod[]): Draft | object {
  let mod: Mod = {}
  let said = items0
  for (const each of [...before, ...after]) {
    const merged = merge(mod, each)
    if (merged === nonsense) return nonsense
    // What is said behind two moments is said of both.
    mod = mod.twin && each.if && !each.twin && !mod.twin.if ? { ...merged, twin: { ...mod.twin, if: each.if } } : merged
  }
  if (after.some((each) => each.faceDown)) return nonsense
  // "He" is whoever set this off, of several who may have.
  const isOfOne = mod.on === undefined || typeof mod.on === 'string' || !/"(?:each|eachOpponent)"/.test(stable(mod.on))
  if (isOfOne && items0.some((each) => 'op' in each && byHim.has(each.op))) return nonsense
  // "If it contains a Ghoul" is said of your Threat where that is spoken of.
  if ([...before, ...after].some((each) => each.if && ofIt.has(each.if)) && !stable(items0).includes('"yourThreat"')) return nonsense
  if (mod.most !== undefined) {
    const { most, ...others } = mod
    const capped = withMost(said, most)
    if (!capped) return nonsense
    mod = others
    said = capped
  }
  // A while behind what is done is that of the whole rule, which sets off at a moment.
  const isDone = items0.every((each) => 'op' in each && ('sanity' in each.op || 'draw' in each.op || 'exchange' in each.op))
  if (after.some((each) => each.until) && (mod.on === undefined || !isDone)) return nonsense
  // "Each Investigator loses 2 Sanity unless protected from Space" looks at each of them.
  const isOfMany = items0.some((each) => 'op' in each && ('forEach' in each.op || ('who' in each.op && each.op.who !== 'you')))
  if (isOfMany && after.some((each) => each.if && (unsaid.has(each.if) || ('not' in each.if && unsaid.has(each.if.not))))) return nonsense
  const [only] = after
  // "No player may cast Spells while at a City Location" looks at each of them, too.
  const [ban] = items0
  // What may not be done to you is told of where you are.
  const isOnYou = ban && 'rule' in ban && ban.rule.kind === 'forbid' && typeof ban.rule.what === 'object' && 'on' in ban.rule.what
  const theirPlace = only?.if && after.length === 1 && !isOnYou ? ofThatPlayer(only.if) : undefined
  if (theirPlace && ban && items0.length === 1 && 'rule' in ban && ban.rule.kind === 'forbid' && ban.rule.who !== 'you') {
    if (ban.rule.if || before.some((each) => each.if)) return nonsense
    const { if: _if, ...others } = mod
    mod = others
    said = [{ ...ban, rule: { ...ban.rule, if: theirPlace } }]
  }
  const theirs = only?.if && defendingThen.has(only.if) && after.length === 1 ? ofDefenders(said) : undefined
  if (theirs) {
    const { if: _if, ...others } = mod
    const when = before.flatMap((each) => (each.if ? [each.if] : []))
    if (when.length > 1) return nonsense
    mod = when.length > 0 ? { ...others, if: when[0]! } : others
    said = theirs
  }
  const told = ofThemselves(mod, said)
  if (told === undefined) return nonsense
  ;[mod, said] = told
  const items = resolved(said, mod.if)
  if (!items || (mod.on !== undefined && mod.window !== undefined)) return nonsense
  const { bare, ...rest } = mod
  const [first] = items
  // "You may discard this card and draw" pays with the card; it does not do two things.
  if (bare && !mod.cost && items.length > 1 && first && 'op' in first && 'move' in first.op && first.op.move.ref === 'self') return nonsense
  return { mod: rest, items }
}

/** "Up to 5" behind what is counted: there is one count, and no more than that of it. */
function withMost(items: readonly Item[], most: number): readonly Item[] | undefined {
  const counts: object[] = []
  const changed = JSON.parse(JSON.stringify(items), (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || !('per' in each) || typeof each.per !== 'object') return each
    counts.push(each)
    return { ...each, most }
  }) as readonly Item[]
  return counts.length === 1 && !('most' in counts[0]!) ? changed : undefined
}

const those = { ref: 'those' }

/** What a later part of a sentence says "each affected", "new ones" or just a number of, taken from an earlier part or the condition. */
function resolved(items: readonly Item[], when: Condition | undefined): readonly Item[] | undefined {
  const result: Item[] = []
  for (const item of items) {
    // Who does what follows "each player at such a place loses 1 Sanity and" is not to be told from its verb.
    const before = result.at(-1)
    const isSelf = 'op' in item && 'move' in item.op && item.op.move.ref === 'self'
    if (before && 'op' in before && 'forEach' in before.op && !isSelf) return undefined
    // Where nobody else is named, you are the one who chooses.
    let text = JSON.stringify(item).replaceAll('"chooser"', '"you"')
    if (text.includes('"those"')) {
      const before = result.at(-1)
      const of =
        before && 'effect' in before && 'of' in before.effect
          ? before.effect.of
          : before && 'op' in before && 'move' in before.op
            ? before.op.move
            : undefined
      if (!of || typeof of !== 'object') return undefined
      const isPlay = text.includes('"play":{"ref":"those"}')
      text = text.replaceAll(JSON.stringify(those), JSON.stringify(isPlay ? of.is : of))
    }
    // What was only looked at is not what was turned up.
    const [looked] = result.flatMap((each) => ('op' in each && 'look' in each.op ? [each.op.look] : []))
    if (looked?.in === 'deckTop' && looked.n === 1 && 'op' in item && 'sanity' in item.op && item.op.of?.ref === 'revealed')
      text = text.replace('"ref":"revealed"', '"ref":"looked"')
    // Who has just looked at another's Hand discards from there.
    const [seen] = result.flatMap((each) => ('op' in each && 'look' in each.op ? [each.op.look] : []))
    if (seen?.in === 'hand' && seen.of !== undefined && 'op' in item && 'move' in item.op) {
      const { move } = item.op as { readonly move: Marked }
      if (move.in === 'hand' && move.of === undefined && !move.mine)
        text = text.replace('"in":"hand"', `"in":"hand","of":${JSON.stringify(seen.of)}`)
    }
    if (text.includes('"thatThreat"')) {
      const side = when && 'threatHas' in when ? when.side : undefined
      if (side === undefined) return undefined
      text = text.replaceAll('"in":"thatThreat"', side === 'opposing' ? '"in":"threat","of":"opponent"' : '"in":"threat"')
    }
    result.push(text === JSON.stringify(item) ? item : (JSON.parse(text) as Item))
  }
  return result
}

// ---------------------------------------------------------------- turns of phrase

/** "Them", "their": this card where it speaks of itself in the plural, else what it aims at; settled with the whole text. */
export const them: object = { ref: 'them' }

/** "That Monster": the one that was chosen, or whose play set this off. */
export const that = (type: CardType): object => ({ ref: 'thatOne', is: { type } })

/** "It": a card that was revealed before; where none was, nobody knows which. */
export const it: object = { ref: 'it' }

/** "Discard one card": one that is held, since in play it would be said what. */
export function fromHand(of: Selector): Selector {
  const isAny = of.is === undefined && of.ref === undefined && of.in === undefined && (of.pick === 'choose' || of.pick === 'random')
  return isAny && of.affecting === undefined && of.borneBy === undefined ? { ...of, in: 'hand' } : of
}

/** "May not travel by Air": may not play what one travels so by. */
export function goBy(name: Token): Act | object {
  const by = sense(name, 'subtype')
  return by?.names.every((each) => each.startsWith('Travel by ')) ? { play: subtypePart(by) } : nonsense
}

/** "You have no Allies in play". */
export function hasNone(who: Someone, is: Filter): Condition | object {
  if (who === 'either') return nonsense
  return { not: who === 'you' ? { inPlay: is } : { inPlay: is, of: who } }
}

export function requireAt(is: Filter): Rule | object {
  const needs = at(is, 'you')
  return needs === nonsense ? nonsense : { kind: 'require', needs: needs as Condition }
}

export function requireInPlay(is: Filter): Rule | object {
  const needs = inPlay(is)
  return needs === nonsense ? nonsense : { kind: 'require', needs: needs as Condition }
}

/** A way on foot that leads from here alone. */
export function walkFromHere(is: Filter): Item {
  return { rule: { kind: 'permit', permit: { route: { walkTo: location(is) } }, if: { at: { title: 'self' } } } }
}

/** The Gate here lets a card come in another role. */
export function gateRole(of: Filter, playAs: 'ally' | 'monster'): Item {
  return { rule: { kind: 'permit', permit: { playAs, of, cost: ['gate'] }, if: { at: { title: 'self' } } } }
}

/** "If Howard Lovecraft is buried": a card called by its Title or family, not just any of a Type. */
export function named(is: Filter, to: 'bury' | 'discard' | undefined): Trigger | object {
  if (ownTitles.has(is) || !isNamed(is)) return nonsense
  return left({ is, n: 1, pick: 'choose' }, to)
}

/** "Add 1 point" alone: to what the clause before it changed. */
export const again: object = { ref: 'again' }

export const neither: object = { kind: 'forbid', who: 'each', what: { play: those } }

export { those }

/** A place of its own until it is said what becomes of the cards. */
export const carriedOff = 'carriedOff'

/** Bare plurals mean all of them where they concern everybody. */
export function everyEvent(is: Filter): Op | object {
  return is.type === 'Event' && plurals.has(is) ? { move: { ...anyOf(is), pick: 'all' }, to: 'bury' } : nonsense
}

/** "One player's Threat" is that of the player you choose, yourself not excepted. */
export function onePlayers(to: 'bury' | 'discard', base: Selector, zone: NonNullable<Selector['in']>): Op | object {
  const theirs = selector(base, [{ of: 'opponent', in: zone }])
  const yours = selector(base, [{ of: 'you', in: zone }])
  return { choose: [[{ move: theirs, to }], [{ move: yours, to }]], by: 'you' }
}

/** A number of cards of the Threat that the condition speaks of. */
export function ofThatThreat(
  op: { readonly move: Selector; readonly to: Destination } | { readonly control: Selector | object; readonly until: 'combat' },
): object {
  return 'move' in op ? { ...op, move: { ...op.move, in: 'thatThreat' } } : { ...op, control: { ...op.control, in: 'thatThreat' } }
}

/** The card just revealed attacks; whether Allies may defend is said by another sentence. */
export function attackedBy(attack: Who): Op {
  return { attack, with: { ref: 'revealed' }, alliesMayDefend: false }
}

export function isInvisible(name: Token): boolean | object {
  return sense(name, 'flag')?.name === 'Invisible' ? false : nonsense
}

/** One of two looks, each with its value, until the Combat is over. */
export function eitherShown(of: Selector, looks: readonly (readonly [visible: boolean, value: number])[]): Op {
  const holds = (effect: Static): Op => ({ start: { kind: 'static', effect }, until: 'combat' })
  return { choose: looks.map(([visible, value]) => [holds({ visible, of }), holds({ value, of, how: 'set' })]), by: 'you' }
}

/** A Current Location goes one way if it bears an attribute, and another if not. */
export function placeLost(who: Who, to: 'bury' | 'discard', is: Filter, other: 'bury' | 'discard'): Op | object {
  if (who !== 'you' && who !== 'opponent') return nonsense
  const move: Selector = who === 'you' ? { ref: 'location' } : { ref: 'location', of: who }
  const condition = at(is, who)
  return condition === nonsense ? nonsense : { if: condition as Condition, do: [{ move, to }], else: [{ move, to: other }] }
}

export function orAttacked(who: Who, playNext: Filter, value: Amount): Op {
  return { orElse: [{ attack: who, with: { value }, alliesMayDefend: false }], unless: { playNext }, who }
}

/** Two cards in one go: this card last, since it knows the other. */
export function both(to: 'bury' | 'discard', a: Selector, b: Selector): readonly Item[] {
  const order = a.ref === 'self' ? [b, a] : [a, b]
  return order.map((move) => ({ op: { move, to } }))
}

/** "Half strength in Direct Sunlight". */
export function halfIn(is: Filter): Item | object {
  const condition = during(is)
  if (condition === nonsense) return nonsense
  const effect: Static = { value: { half: { of: 'value' } }, of: { ref: 'self' }, how: 'half' }
  return { rule: { kind: 'static', if: condition as Condition, effect } }
}

/** "During the Full Moon", "in Direct Sunlight": while an Event of that Title is in play. */
export function during(is: Filter): Condition | object {
  return eventTitles.has(is) ? inPlay(is) : nonsense
}

/** What somebody's Allies may not bear. */
export function keptUnarmed(is: Filter, of: Who | 'they', cannotBear: Filter): Static | object {
  if (is.type !== 'Ally' || cannotBear.type !== 'Artifact' || of === 'they') return nonsense
  const whose = selector({ is, pick: 'all' }, [{ of }])
  return (whose as object) === nonsense ? nonsense : { cannotBear, of: whose }
}

export function unarmed(cannotBear: Filter): Static | object {
  return cannotBear.type === 'Artifact' ? { cannotBear } : nonsense
}

/** What stands in for a card that a Great Old One or Outer God needs. */
export function standsFor(is: Filter): Static | object {
  const isGod = is.type === 'Monster' && [is.subtype].flat().every((each) => each === 'Great Old One' || each === 'Outer God')
  return isGod ? { standsIn: 'anyOne', for: 'GreatOldOne' } : nonsense
}

/** "Functions as a Lesser Independent Monster". */
export function actsAs(of: Selector, words: readonly Word[]): Static | object {
  const is = filter(words, []) as Filter
  if (is.type === undefined || typeof is.type !== 'string') return nonsense
  if (typeof is.subtype === 'string' && Object.keys(is).length === 2) return { treatAs: is.subtype, of, as: 'subtype' }
  return Object.keys(is).length === 1 ? { treatAs: is.type, of, as: 'type' } : nonsense
}

/** Holds only where no other card of the kind that would see to it is in play. */
export function unlessOther(is: Filter, effect: Static): Item | object {
  const condition = others(is)
  return condition === nonsense ? nonsense : { rule: { kind: 'static', if: { not: condition as Condition }, effect } }
}

export function forbidAt(who: Who, what: Act, is: Filter): Rule | object {
  const condition = at(is, who)
  return condition === nonsense ? nonsense : { kind: 'forbid', who, what, if: condition as Condition }
}

export function insteadOf(of: Extract<Rule, { kind: 'instead' }>['of'], to: Destination, may?: true): Rule | object {
  if (!('wouldBeBuried' in of)) return nonsense
  return { kind: 'instead', of, ...(may ? { optional: true } : {}), do: [{ move: of.wouldBeBuried, to }] }
}

export function anywhere(is?: Filter): Rule {
  return { kind: 'permit', permit: { route: { region: 'any', ...(is ? { is } : {}), placed: 'rightSideUp' } } }
}

/** A card that stays in the Threat for the next Round, as many of its Title as said. */
export function keptInThreat(n: number, is: Filter, when: Condition): Rule | object {
  if (!ownTitles.has(is)) return nonsense
  return {
    kind: 'instead',
    of: { wouldBeBuried: { ref: 'self' }, inCombat: true },
    if: when,
    do: [{ move: { ref: 'self' }, to: 'threat' }],
    limit: { times: n, per: 'round' },
  }
}

export function eitherOf(one: Condition, other: Condition): Condition {
  return { any: [one, other].flatMap((each) => ('any' in each ? each.any : [each])) }
}

export function left(cardLeft: Selector, to: 'bury' | 'discard' | undefined): Trigger {
  return to === undefined ? { cardLeft } : { cardLeft, to }
}

export function bothAt(is: Filter): readonly (Condition | object)[] {
  return [at(is, 'you'), at(is, 'opponent')]
}

/** "All Monsters in the Threat": a kind of card; all cards there are the Threat itself. */
export function someKind(is: Filter): Filter | object {
  return Object.keys(is).length > 0 ? is : nonsense
}

/** "In Combat, flip this card to ...": what costs something while there is Combat is a use of that. */
function usedInFight(mod: Mod): Mod {
  if (!mod.cost || mod.on !== undefined || mod.window !== undefined || !mod.if || mod.twin) return mod
  const all = 'all' in mod.if ? mod.if.all : [mod.if]
  const left = all.filter((each) => !('role' in each && each.role === 'inCombat'))
  if (left.length === all.length) return mod
  const { if: _, ...rest } = mod
  return { ...rest, window: 'combat', ...(left.length === 0 ? {} : { if: left.length === 1 ? left[0]! : { all: left } }) }
}

/**
 * The rules a sentence stands for, or what is missing. `moment` is when something is done of which it is not
 * said when.
 */
const isObject = (what: Act): what is Exclude<Act, string> => typeof what === 'object'

/** Whether a card says of itself that it cannot be called off: as it is done, and not later. */
const speaksOfCancelling = (rule: Rule): boolean =>
  rule.kind === 'forbid' && isObject(rule.what) && 'cancel' in rule.what && rule.what.cancel.title === 'self'

export function rulesOf({ mod: told, items: said }: Draft, moment?: Pick<Mod, 'on' | 'window'>): readonly Rule[] | string {
  const mod = usedInFight(told)
  const isMoment = mod.on !== undefined || mod.window !== undefined || moment?.on === 'played' || moment?.window !== undefined
  const items = isMoment ? asLong(said) : said
  const { if: when, cost, target, limit, optional: may, faceDown, stayed, twin } = mod
  const bare = mod.on === undefined && mod.window === undefined && !twin
  const holds = items.filter((each) => !('op' in each) && !('until' in each && each.until !== undefined))
  // What a card does when it comes, and what holds as long as it is there, may stand in one sentence.
  if (bare && moment?.on === 'played' && !mod.until && holds.length > 0 && holds.length < items.length) {
    const parts = [rulesOf({ mod, items: items.filter((each) => !holds.includes(each)) }, moment), rulesOf({ mod, items: holds })]
    return parts.find((each) => typeof each === 'string') ?? parts.flatMap((each) => each as readonly Rule[])
  }
  // "During the next Combat, if ...": whether it is so is asked then.
  if (bare && moment?.on === 'played' && mod.until && when && holds.length === items.length && !cost && !target && !may && !limit) {
    const rules = items.map((each) => standing(each, { if: when }))
    const fault = rules.find((each) => typeof each === 'string')
    return fault ?? [{ kind: 'on', on: 'played', do: (rules as Rule[]).map((start) => ({ start, until: mod.until! })) }]
  }
  if (twin) {
    const { twin: _twin, if: _if, ...rest } = mod
    const first = rulesOf({ mod: { ...rest, ...(when ? { if: when } : {}) }, items }, moment)
    const second = rulesOf({ mod: { ...rest, ...twin }, items }, moment)
    return typeof first === 'string' ? first : typeof second === 'string' ? second : [...first, ...second]
  }
  const idle = mod.on === undefined && mod.window === undefined
  // What a Spell costs is asked before it does anything.
  const isOwnPrice = (each: Item): boolean =>
    ('effect' in each && 'stat' in each.effect && each.effect.stat === 'castingCost' && each.effect.of?.ref === 'self') ||
    ('rule' in each && each.rule.kind === 'static' && 'onceCast' in each.rule.effect) ||
    ('rule' in each && speaksOfCancelling(each.rule))
  if (idle && moment?.window === 'cast' && !mod.until && items.every(isOwnPrice)) {
    const rules = items.map((each) => standing(each, mod))
    return rules.find((each) => typeof each === 'string') ?? (rules as Rule[])
  }
  // A Spell holds nothing by itself; an Event that names a while starts what it says.
  const isPaidFor = cost !== undefined && items.every((each) => 'until' in each && each.until !== undefined)
  const isStarted =
    isPaidFor || moment?.window !== undefined
      ? items.every((each) => !('rule' in each && each.rule.kind === 'require'))
      : moment?.on === 'beforeReveal' ||
        (moment?.on === 'played' && (mod.until !== undefined || items.every((each) => 'until' in each && each.until !== undefined)))
  if (idle && !isStarted && items.every((each) => !('op' in each))) {
    const reuse = items.length === 1 && items.every((each) => 'effect' in each && 'gateReuse' in each.effect)
    if ((cost && !reuse) || target || faceDown || stayed) return 'This costs or aims at something, but it is not said when it is done.'
    const rules = items.map((each) => standing(each, mod))
    const fault = rules.find((each) => typeof each === 'string')
    return fault ?? (rules as Rule[])
  }
  // What costs something is a choice, and so an action: in Combat if it acts on a Threat there, else as a Turn.
  const isFought = /"directedThreat"|"until":"combat"/.test(stable(items))
  // "While you are here, you may pay 1 Sanity to ..." is no part of the arrival.
  const isWhileHere = moment?.on === 'arrived' && (cost || may) && when !== undefined && stable(when).includes('{"at":{"title":"self"}}')
  const isThroughGate = moment?.on === 'arrived' && cost?.includes('gate')
  // What hangs on losses in a Combat is settled when that is over.
  const isAfterCombat = moment === undefined && !cost && stable(when ?? {}).includes('"lostInCombat"')
  const implied: Pick<Mod, 'on' | 'window'> = isAfterCombat
    ? { on: 'combatEnded' }
    : isWhileHere || isThroughGate
      ? { window: 'turn' }
      : (moment ?? (cost ? { window: isFought ? 'combat' : 'turn' } : {}))
  const { on, window } = idle ? implied : mod
  if (on === undefined && window === undefined)
    return 'It is not said when this is done: begin with "When played:", "As your Turn:" or another moment.'
  const inBattle =
    on === 'threatRevealed' ||
    on === 'combatBegins' ||
    window === 'combat' ||
    (items.some((each) => 'effect' in each && actsOnThreat(each.effect)) &&
      items.every((each) => 'effect' in each && (actsOnThreat(each.effect) || goesOnWith(each.effect))))
  const ops = operations(items, mod.until ?? (inBattle ? 'combat' : undefined))
  if (!ops) return 'It is not said how long this holds: add "until the end of the Round" or another while.'
  const common = given({ if: when, cost, target, limit } as Mod)
  if (window !== undefined) {
    if (mod.until && items.every((each) => 'op' in each)) return 'What is done at once holds for no while.'
    return [{ kind: 'action', window, ...given({ stayed, faceDown } as Mod), ...common, do: ops } as Rule]
  }
  if (mod.next && on !== undefined) return nextRound(mod, ops, moment)
  // "Until the end of the Round, whenever ...": the whole rule holds for a while. A card is played once.
  if (mod.until && mod.on !== undefined && mod.on !== 'played' && moment && moment.on !== mod.on)
    return nextRound(mod, ops, moment, mod.until)
  if (mod.until && items.every((each) => 'op' in each)) return 'What is done at once holds for no while.'
  if (faceDown || stayed || on === undefined) return 'Only an action can be taken while a card lies face-down or after staying.'
  return [{ kind: 'on', on, ...common, ...(may ? { optional: true } : {}), do: ops } as Rule]
}

/** What is done at a moment of the next Round begins to hold when the card is played, or used. */
function nextRound(
  { on, if: when, cost, target, limit, optional: may }: Mod,
  ops: readonly Op[],
  moment?: Pick<Mod, 'on' | 'window'>,
  until: Duration = 'nextRound',
) {
  const rule = { kind: 'on', on: on!, ...given({ if: when } as Mod), ...(may ? { optional: true } : {}), do: ops } as Rule
  const begins: Op = { start: rule, until }
  if (target || limit) return 'What is done in the next Round cannot be aimed or limited so.'
  if (moment?.window !== undefined) return [{ kind: 'action', window: moment.window, ...given({ cost } as Mod), do: [begins] } as Rule]
  if (cost) return [{ kind: 'action', window: 'turn', cost, do: [begins] } as Rule]
  if (moment?.on === undefined) return 'It is not said before which Round this is done.'
  return [{ kind: 'on', on: moment.on, do: [begins] } as Rule]
}

/** "Loses 2 and becomes Corrupt until the end of the Round": both for so long. */
function asLong(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1)
  const until = last && 'until' in last ? last.until : undefined
  const isOpen = (each: Item): boolean => !('op' in each) && !('until' in each && each.until !== undefined)
  if (until === undefined || !items.some(isOpen) || !items.every((each) => !('op' in each))) return items
  return items.map((each) => (isOpen(each) ? ({ ...each, until } as Item) : each))
}

/** What changes a Threat lasts as long as there are Threats: until the end of Combat (M14.38). */
function actsOnThreat(effect: Static): boolean {
  // A Directed Threat there is in Combat alone.
  const isDirected = 'of' in effect && typeof effect.of === 'object' && effect.of.in === 'directedThreat'
  return isDirected || 'threatValue' in effect || ('value' in effect && effect.of.in === 'threat')
}

/** "... and lose 1": of the cards spoken of before. */
const goesOnWith = (effect: Static): boolean =>
  'of' in effect && typeof effect.of === 'object' && /^(?:them|again)$/.test((effect.of.ref as string | undefined) ?? '')

/** "The first time each Round that you lose Sanity, lose 1 less": so much of it is spared, so often. */
function sparedSo(effect: Extract<Static, { sanityChange: unknown }>, limit: Limit, rest: object): Rule | string {
  const { by, from, how = 'add' } = effect
  const isNone = how === 'set' && by === 0
  const isLess = how === 'add' && typeof by === 'number' && by < 0
  if (effect.sanityChange !== 'lost' || effect.who || effect.per || 'until' in rest || !(isNone || isLess))
    return 'This cannot be limited so.'
  const of: Happening = { wouldLoseSanity: true, ...(from === undefined ? {} : { from }), ...(isLess ? { upTo: -by } : {}) }
  return { kind: 'instead', of, do: [], limit, ...rest } as Rule
}

/** A rule that holds by itself. */
function standing(item: Item, mod: Mod): Rule | string {
  const { if: when, limit, optional: may } = mod
  if ('op' in item || 'sentence' in item) return 'It is not said when this is done.'
  const until = item.until ?? mod.until
  // A permission is a choice by itself.
  if (may && !('rule' in item && item.rule.kind === 'permit')) return 'What always holds cannot be chosen.'
  const rest = given({ if: when, until } as Mod)
  if ('effect' in item) {
    const said = mod.cost && 'gateReuse' in item.effect ? { ...item.effect, cost: mod.cost } : item.effect
    if (limit && 'times' in limit && 'sanityChange' in said) return sparedSo(said, limit, rest)
    const effect = limit ? limited(said, limit) : said
    return effect ? ({ kind: 'static', effect, ...rest } as Rule) : 'This cannot be limited so.'
  }
  const { rule } = item
  if (rule.kind === 'require') return when || until || limit ? 'What a play requires cannot depend on anything else.' : rule
  if (rule.kind === 'instead')
    return until ? 'A replacement cannot be limited so.' : ({ ...rule, ...given({ if: when, limit } as Mod) } as Rule)
  if (limit && rule.kind !== 'permit') return 'This cannot be limited so.'
  const own = 'if' in rule ? rule.if : undefined
  const both = own && when ? { if: { all: [...('all' in when ? when.all : [when]), own] } } : {}
  return { ...rule, ...rest, ...both, ...(limit ? { limit } : {}) } as Rule
}

/** The effect with its limit, if it is one that can have one. */
export function limited(effect: Static, said: Limit): Static | undefined {
  const limit = 'group' in said && said.group === sameStat ? ofSameStat(effect) : said
  if (!limit) return undefined
  return 'value' in effect || 'threatValue' in effect || 'stat' in effect ? { ...effect, limit } : undefined
}

export type { Act, Permit, Route }

// ---------------------------------------------------------------- places, ways and Dimensions

/** A condition behind what is done. */
export function onlyIf(when: Condition | object): Mod | object {
  return when === nonsense ? nonsense : { if: when as Condition }
}

export function isNot(condition: Condition | object): Condition | object {
  return condition === nonsense ? nonsense : { not: condition as Condition }
}

/** What a Location bears: attributes of either kind, or a Gate. */
export function bearing(is: Filter): Filter | object {
  const rest = location(is)
  const { attr, anyAttr, pub, gate, or, called, ...others } = rest
  if (Object.keys(others).length > 0) return nonsense
  if (or) return or.every((each) => Object.keys(each).length === 1 && (each.attr || each.pub || each.called)) ? { or } : nonsense
  return attr || anyAttr || pub || gate !== undefined || called !== undefined ? rest : nonsense
}

/** A way on foot, from a place or from anywhere. */
export function walkFrom(is: Filter, from?: Filter): Item | object {
  const condition = from && at(from, 'you')
  if (condition === nonsense || (from && Object.keys(location(from)).length === 0)) return nonsense
  return {
    rule: { kind: 'permit', permit: { route: { walkTo: location(is) } }, ...(condition ? { if: condition as Condition } : {}) },
  }
}

export function walkBothWays(): readonly Item[] {
  return [
    { rule: { kind: 'oblige', who: 'you', what: { reachBy: 'walk' } } },
    { rule: { kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } } },
  ]
}

/** "By Sea": by what one travels so. */
export function travelBy(by: 'Land' | 'Sea' | 'Air'): Filter {
  return { type: 'Event', subtype: `Travel by ${by}` }
}

/** A way to such a Location; one of a named Dimension leads there from any. */
export function route(
  to: Filter,
  regions: Pick<Route, 'region'> & Partial<Route>,
  placed: Route['placed'] = 'rightSideUp',
): Route | object {
  const isLocation = [to.type].flat().every((each) => each === 'Location') && (to.type !== undefined || to.subregion !== undefined)
  if (!isLocation || ownTitles.has(to)) return nonsense
  const is = { ...location(to), ...regions.is }
  const beyond = is.dimension !== undefined && regions.dimension === undefined ? { dimension: 'any' as const } : {}
  return { ...regions, ...(Object.keys(is).length > 0 ? { is } : {}), ...beyond, placed }
}

/** A way to a kind of place in some Region. */
export function way(place: { readonly is?: Filter }, regions: Pick<Route, 'region'> & Partial<Route>, placed: Route['placed']): Route {
  const is = { ...regions.is, ...place.is }
  const beyond = regions.is?.dimension !== undefined && regions.dimension === undefined ? { dimension: 'any' as const } : {}
  return { ...regions, ...(Object.keys(is).length > 0 ? { is } : {}), ...beyond, placed }
}

/** A Location of which only the Dimension is told is one of any Region there. */
export function dimensionRoute(to: Filter, placed: Route['placed']): Route | object {
  return to.type === 'Location' && to.dimension !== undefined ? route(to, { region: 'any' }, placed) : nonsense
}

export function routeWith(
  place: { readonly is?: Filter },
  regions: Route,
  trait: Filter = {},
  placed: Route['placed'] = 'rightSideUp',
): Route | object {
  // "In any Region of the Dreamlands" is said of the Region.
  if (trait.dimension !== undefined) return nonsense
  return route({ type: 'Location', ...place.is, ...trait }, regions, placed)
}

export function permitRoute(made: Route | object): Permit | object {
  return made === nonsense ? nonsense : { route: made as Route }
}

/** Whether a filter names cards that are played from the Hand. */
const isPlayable = (play: Filter): boolean => !ownTitles.has(play) && Object.keys(play).length > 0

export function playAnywhere(play: Filter, waive: Extract<Permit, { waive: unknown }>['waive']): Permit | object {
  return isPlayable(play) ? plays(play, { waive }) : nonsense
}

/** "Play one Monster without a Gate" spares the Gate; "play one Location without a Gate" names what the Location lacks. */
export function plays<More extends { readonly waive?: readonly Waiver[] }>(
  play: Filter,
  more: More,
): ({ readonly play: Filter } & More) | object {
  const needsNone = [play.type].flat().includes('Location') || (play.type === undefined && play.title === undefined)
  if (!more.waive?.includes('gate') || !needsNone) return { play, ...more }
  // Of what goes by a name, Monsters alone go through Gates: "you may play Living Dead without a Gate".
  const [monster, other] = (play.or ?? []).filter(({ type }) => type === 'Monster')
  return monster && !other ? { play: monster, ...more } : nonsense
}

/** "You may play Dreamlands Allies": although the Dimension is another. */
export function playOfDimension(play: Filter): Permit | object {
  return play.dimension !== undefined && play.type !== 'Location' ? { play, waive: ['dimension'] } : nonsense
}

/** Where this card may be played besides the places it is found at. */
export function placeOf(is: Filter): { readonly is: Filter; readonly condition: Condition } | object {
  const condition = at(is, 'you')
  return condition === nonsense || Object.keys(location(is)).length === 0 ? nonsense : { is, condition: condition as Condition }
}

export function playedAt({ is, condition }: { readonly is: Filter; readonly condition: Condition }): Rule {
  const waive = is.dimension !== undefined ? (['dimension'] as const) : (['place'] as const)
  return { kind: 'permit', permit: { play: { title: 'self' }, waive }, if: condition }
}

export function playedAs(
  of: Filter | 'self',
  playAs: 'ally' | 'monster',
  more: Partial<Extract<Permit, { playAs: unknown }>>,
): Rule | object {
  if (of !== 'self' && ownTitles.has(of)) return nonsense
  const { at: place, ...rest } = more
  return {
    kind: 'permit',
    permit: { playAs, of, ...(place && Object.keys(place).length > 0 ? { at: place } : {}), ...rest },
  }
}

/** "A Cemetery Gate" is a Location with a Gate. */
export function gated(is: Filter): Filter | object {
  return is.gate === true && [is.type].flat().every((each) => each === undefined || each === 'Location') ? location(is) : nonsense
}

// ---------------------------------------------------------------- whoever it is, and what is chosen

export function wholeHand(to: 'bury' | 'discard', of: Who): Op {
  return { move: selector({ in: 'hand', pick: 'all' }, [{ of }]) as Selector, to }
}

export function halfHand(to: 'bury' | 'discard', of: Who, round: 'up' | 'down'): Op {
  return { move: selector({ in: 'hand', n: { half: 'count', round }, pick: 'choose' }, [{ of }]) as Selector, to }
}

/** "Another" is one. */
export function oneFor(n: number): Op | object {
  return n === 1 ? { exchange: 1 } : nonsense
}

/** Cards go back to whoever owns them; of cards of others it may be said whose Hand that is. */
export function toHandOf(move: Selector, of: Who): Op | object {
  return move.of === of ? { move, to: 'hand' } : nonsense
}

/** Two plays are made one after the other. */
export function severalPlays(n: number, play: Filter, from?: Selector['in']): readonly Item[] | object {
  if (n < 2 || n > 5) return nonsense
  return Array.from({ length: n }, () => ({ op: from === undefined ? { play } : { play, from } }))
}

/** What one of several deeds a player chooses to do. */
export function chooses(who: Who, said: readonly (readonly Op[])[]): Op | object {
  const choose: (readonly Op[])[] = []
  // Of several players each does his own.
  const doer = who === 'each' || who === 'eachOpponent' ? 'actor' : who
  for (const ops of said) {
    const done = ops.map((each) => doneBy(doer, each))
    if (done.includes(nonsense)) return nonsense
    // Who chooses what he does picks the cards for it, too.
    choose.push((done as readonly Op[]).map((op) => pickedBy(doer, op)))
  }
  return { choose, by: who }
}

/** "Your opponent may discard one card": he does so, or nothing. Of several players each decides for himself. */
export function mayDo(who: Who, done: readonly Op[]): Op | object {
  return who === 'you' ? nonsense : chooses(who, [done, []])
}

/** "Each opponent at a City Location may ...": those of whom it is so decide for themselves. */
export function eachMay(who: 'each' | 'eachOpponent', when: Condition | object, done: readonly Op[]): Op | object {
  const decides = chooses('actor', [done, []])
  if (when === nonsense || decides === nonsense) return nonsense
  return { forEach: who, do: [{ if: when as Condition, do: [decides as Op] }] }
}

/** "One opponent whose Current Location is a City": what befalls him does so if that is so. */
export function oneWho(when: Condition | object, said: Op): Op | object {
  const op = doneBy('opponent', said)
  if (when === nonsense || op === nonsense) return nonsense
  return { if: JSON.parse(JSON.stringify(when).replaceAll('"actor"', '"opponent"')) as Condition, do: [op as Op] }
}

/** "Flip one Ally" turns it face-down; what this card pays with itself is a cost. */
export function flipped(flip: Selector): Op | object {
  return flip.ref === 'self' || stable(flip).includes('"faceDown"') ? nonsense : { flip, face: 'down' }
}

function pickedBy(who: Who, op: Op): Op {
  const open = (what: Selector): boolean => what.pick === 'choose' && what.by === undefined && who !== 'you'
  if ('move' in op && open(op.move)) return { ...op, move: { ...op.move, by: who } }
  return 'flip' in op && open(op.flip) ? { ...op, flip: { ...op.flip, by: who } } : op
}

/** In place of a price. */
export function freed(cost: Cost, wouldPay: Filter): Draft | object {
  if (typeof cost !== 'object' || !('self' in cost) || (cost.self !== 'bury' && cost.self !== 'discard')) return nonsense
  return sentence([], [{ rule: { kind: 'instead', of: { wouldPay }, optional: true, do: [{ move: { ref: 'self' }, to: cost.self }] } }], [])
}

/** A noun in the plural alone: all of them. */
export function barePlural(is: Filter, posts: readonly Where[] = [], others?: true): Selector | object {
  const isKindOfMonster = is.type === 'Monster' && is.subtype !== undefined
  return plurals.has(is) || isKindOfMonster ? selector({ is, pick: 'all', ...(others ? { others } : {}) }, posts) : nonsense
}

const isSpells = (of: Selector | object): of is Selector => 'is' in of && (of.is as Filter | undefined)?.type === 'Spell'

export function castingFree(of: Selector | object): Static | object {
  return isSpells(of) ? { stat: 'castingCost', by: 0, how: 'set', of } : nonsense
}

export function castingCost(of: Selector | object, by: number): Static | object {
  // Of one Spell that nobody picks nothing can hold.
  return isSpells(of) && of.pick !== 'choose' ? { stat: 'castingCost', by, of } : nonsense
}

/** What a Spell costs is paid when it is cast. */
export function costOf(is: Filter, by: { readonly by: number; readonly how?: 'set' }): Static | object {
  if (is.type === undefined || ownTitles.has(is)) return nonsense
  return { stat: is.type === 'Spell' ? 'castingCost' : 'cost', ...by, of: { is, pick: 'all' } }
}

type Hoard = 'handMin' | 'handMax' | 'sanityMax' | 'education' | 'phobiaLimit' | 'draw'

export function bothStats(who: Who, one: Hoard, other: Hoard, by: Amount | object): readonly Item[] | object {
  if (by === nonsense) return nonsense
  return [one, other].map((stat) => ({ effect: dropYou({ stat, by: by as Amount, who }) }))
}

/** "Considered a Cultist": another kind of card, or what bears an attribute. */
export function isTaken(of: Selector, name: Token): Static | object {
  const found = treatAs(of, name)
  return found === nonsense ? becomes(of, name) : found
}

export function forbidPlay(play: Filter): Rule | object {
  return ownTitles.has(play) ? nonsense : { kind: 'forbid', who: 'each', what: { play } }
}

/** "When any Ally is buried or discarded": of this card and of a named one it is said elsewhere. */
export function leftAny(of: Selector, to: 'bury' | 'discard' | undefined): Trigger | object {
  return of.ref !== undefined || to !== undefined ? nonsense : left(of, to)
}

/** One, where no more than one can be said. */
export function onlyOne([count]: readonly [Pick<Selector, 'n' | 'pick' | 'upTo'>]): object {
  return count.n === 1 && count.pick === 'choose' ? count : nonsense
}

/** "All Artifacts are buried": not what happens to this card or its bearer, of which that is a condition. */
export function passive(move: Selector, to: 'bury' | 'discard'): Op | object {
  return move.ref === 'self' || move.ref === 'host' ? nonsense : { move, to }
}

/** "Who is a Reporter". */
export function being(words: readonly Word[]): Filter | object {
  const is = filter(words, []) as Filter
  const { attr, ...rest } = is
  return attr !== undefined && Object.keys(rest).length === 0 ? { attr } : nonsense
}

/** "That are not Corrupt"; of Exotic Locations and Travel Events it has a word of its own. */
export function notBeing(words: readonly Word[]): Filter | object {
  const not = filter(words, []) as Filter
  if (not === nonsense || not.exotic !== undefined || not.travel !== undefined) return nonsense
  return { not }
}

/** "Ally" alone is the one that bears this card; "Allies" are not. */
export function theAlly([token]: readonly [Token]): Selector | object {
  return /s$/i.test(token.written) ? nonsense : { ref: 'host' }
}

/** What is said of the cards behind whose they are. */
export function narrowed(base: Selector, posts: readonly Where[], more: Filter): Selector | object {
  return base.ref === undefined && base.is?.value === undefined ? selector({ ...base, is: { ...base.is, ...more } }, posts) : nonsense
}

/** "Non-Steadfast". */
export function non(name: Token): Word | object {
  const is = filter([name], []) as Filter
  return Object.keys(is).length === 1 && (is.attr || is.type || is.title) ? { not: is } : nonsense
}

/** Something done as the price of what follows it: as a cost, if it can be one. */
export function costOfDoing(op: Op): Cost | undefined {
  if ('sanity' in op && op.sign === -1 && op.who === 'you' && op.sanity !== 'pentagram') return { sanity: op.sanity }
  if ('flip' in op && op.face === 'down')
    return op.flip.ref === 'self' ? { self: 'flip' } : op.flip.ref ? undefined : { other: op.flip, how: 'flip' }
  if (!('move' in op) || (op.to !== 'bury' && op.to !== 'discard') || op.optional) return undefined
  if (op.move.ref === 'self') return { self: op.to }
  const isMine = op.move.of === undefined && op.move.affecting === undefined && op.move.pick !== 'all'
  return op.move.ref === undefined && isMine ? { other: op.move, how: op.to } : undefined
}

/** Whose the cards are that are in play. */
export function had(condition: Condition, of: 'opponent' | 'anyone' | 'each' | 'affected' | 'unaffected' | 'actor'): Condition {
  return 'all' in condition ? { all: condition.all.map((each) => had(each, of)) } : ({ ...condition, of } as Condition)
}

/** "Whenever any Ally is buried": anybody's. */
export function leftBy(of: Selector, to?: 'bury' | 'discard'): Trigger {
  const { any, ...rest } = of as Marked
  return left(any && rest.of === undefined ? { ...rest, of: 'each' } : of, to)
}

export function travelFromHere(made: Route | object): Item | object {
  return made === nonsense ? nonsense : { rule: { kind: 'permit', permit: { route: made as Route }, if: { at: { title: 'self' } } } }
}

/** What is brought up lies in a Story Deck. */
export function ofStory(toTop: Selector): Op | object {
  return toTop.in === 'story' ? { toTop } : nonsense
}

/** Cards that others play, and those of everybody. */
export function notOwn(immuneTo: Filter): Static | object {
  return Object.keys(immuneTo).length > 0 && !ownTitles.has(immuneTo) ? { immuneTo } : nonsense
}

/** "Investigators" are all of them. */
export function allInvestigators([token]: readonly [Token]): Who | object {
  return /s$/i.test(token.written) ? 'each' : nonsense
}

/** Picked by whoever does it: "he chooses one of his Allies and buries it". */
export function chosen(move: Selector): Selector {
  return move.ref === undefined && move.pick === 'choose' && move.by === undefined
    ? ({ ...move, by: 'chooser' } as unknown as Selector)
    : move
}

// ---------------------------------------------------------------- still other words

/** "Against Ghouls": while the opposing Threat contains some, and this card fights them. */
export function against(is: Filter, role?: 'defending'): Condition | object {
  if (is.type !== 'Monster' && !isNamed(is) && is.or?.some((each) => each.type === 'Monster') !== true) return nonsense
  const has: Condition = { threatHas: is, side: 'opposing' }
  return role ? { all: [{ role }, has] } : has
}

const isNamed = (is: Filter): boolean => is.title !== undefined || is.titleHas !== undefined || is.called !== undefined

/** A hazard is no kind of card, though Locations bear its name. */
export function threatening(is: Filter): Filter | object {
  const [only, ...others] = is.attr ?? []
  const isHazard = (only === 'Space' || only === 'Underwater') && others.length === 0 && Object.keys(is).length === 1
  return isHazard ? nonsense : is
}

/** "You have two Cultists in play": at least as many. */
export function several(atLeast: number, inPlay: Filter, others?: true): Condition | object {
  return atLeast > 1 ? { inPlay, atLeast, ...(others ? { others } : {}) } : nonsense
}

/** "Not cumulative with other Allies": with others that change the same number the same way; settled with the clause it limits. */
export const sameStat = 'sameStat'

function ofSameStat(effect: Static): Limit | undefined {
  if (!('stat' in effect) || typeof effect.by !== 'number') return undefined
  const names: Partial<Record<typeof effect.stat, string>> = { handMin: 'Minimum', handMax: 'Maximum', draw: 'draw' }
  const name = names[effect.stat]
  return name === undefined ? undefined : { stacking: 'no', group: `${effect.by < 0 ? 'lowers' : 'raises'} ${name}` }
}

/** A Hand shown to you by whoever holds it. */
export const shownHand = { look: { in: 'hand', pick: 'all', of: 'they' } } as unknown as Op

const handCount: Amount = { per: { in: 'hand', pick: 'all' } }

export const exchangeAny: Op = { exchange: handCount, upTo: true }
export const exchangeAll: Op = { exchange: handCount }

/** "5 plus 1 for each Cultist": what the value is, and what is added to it. */
export function baseAndMore(base: number, value: Amount): readonly Item[] {
  const of: Selector = { ref: 'self' }
  return [{ effect: { value: base, of, how: 'set' } }, { effect: { value, of } }]
}

/** A Monster that lives through Combat lies in its owner's Threat when the next Round begins. */
export function stays(survives: boolean): Rule {
  return insteadIn({ wouldBeBuried: { ref: 'self' }, inCombat: true, ...(survives ? { fullLoss: false } : {}) }) as Rule
}

export function insteadIn(of: Extract<Rule, { kind: 'instead' }>['of']): Rule | object {
  return 'wouldBeBuried' in of && of.wouldBeBuried.ref === 'self'
    ? { kind: 'instead', of, do: [{ move: { ref: 'self' }, to: 'threat' }] }
    : nonsense
}

/** "No Monster may be Invisible". */
export function seen(is: Filter): Static | object {
  return is.type === 'Monster' || is.titleHas !== undefined || is.title !== undefined
    ? { visible: true, of: { is, pick: 'all' } }
    : nonsense
}

/** What this card is given to: a card of your own, for good. */
export function givenFor(attachedTo: Filter): Static | object {
  // "One of your Students": what bears such an attribute and can be given something is an Ally.
  if (attachedTo.type === undefined && (attachedTo.attr ?? attachedTo.anyAttr) !== undefined)
    return { attachedTo: { ...attachedTo, type: 'Ally' }, sharesFate: false }
  const types = [attachedTo.type].flat()
  return types.every((each) => each === 'Ally' || each === 'Tome' || each === 'Artifact') ? { attachedTo, sharesFate: false } : nonsense
}

/** Those who defend beside this card. */
export function besides(is: Filter): Selector {
  return { is: { ...is, defending: true }, pick: 'all', others: true }
}

/** "Must play a Location next, or loses 3 Sanity": what befalls him who does not. */
export function orSuffers(who: Who, playNext: Filter, op: Op): Op | object {
  const done = doneBy(who, op)
  return done === nonsense ? nonsense : { orElse: [done as Op], unless: { playNext }, who }
}

// ---------------------------------------------------------------- players by their place, decks searched

/** What befalls those of several players of whom something is so; each picks for himself. */
export function eachAt(who: 'each' | 'eachOpponent', when: Condition | object, said: Op): Op | object {
  const op = doneBy('actor', said)
  if (when === nonsense || op === nonsense) return nonsense
  return { forEach: who, do: [{ if: when as Condition, do: [pickedBy('actor', op as Op)] }] }
}

export function unlessAt(who: Who, said: Op, is: Filter): Op | object {
  if (who === 'each' || who === 'eachOpponent') return eachAt(who, isNot(at(is, 'actor')), said)
  const [when, op] = [isNot(at(is, who)), doneBy(who, said)]
  return when === nonsense || op === nonsense ? nonsense : { if: when as Condition, do: [op as Op] }
}

/** Cards at the top of a Mythos Deck can be put in another order; others lie as they lie. */
export function arranged(arrange: Selector): Op | object {
  return arrange.in === 'deckTop' && typeof arrange.n === 'number' && arrange.n > 1 ? { arrange } : nonsense
}

export function searched(of: Who | 'they', found: Selector, to: 'bury' | 'discard' | 'hand'): Op | object {
  return of === 'you' || of === 'they' ? { move: { ...found, in: 'deck' }, to } : nonsense
}

export function searchedDiscards(of: Who | 'they', found: Selector, to: 'bury' | 'discard' | 'hand'): Op | object {
  return (of === 'you' || of === 'they') && to !== 'discard' ? { move: { ...found, in: 'discard' }, to } : nonsense
}

/** "Ghouls may not defend": a plural, or it is not said which. */
export function keptFrom(is: Filter, cannotBe: 'defending' | 'controlled' | 'summoned'): Static | object {
  const of = barePlural(is)
  return of === nonsense || ownTitles.has(is) ? nonsense : { cannotBe, of: of as Selector }
}

interface Otherwise {
  readonly n: number
  readonly if: Condition | object
}

/** "Add 2, or 3 at Night": the one while it is not so, the other while it is. */
export function valueOr(n: number, of: Selector | object, more: Otherwise): readonly Item[] | object {
  if (more.if === nonsense) return nonsense
  const clause = (value: number, when: Condition): Item => ({
    rule: { kind: 'static', if: when, effect: { value, of: of as Selector } },
  })
  return [clause(n, { not: more.if as Condition }), clause(more.n, more.if as Condition)]
}

export function sanityOr(who: Who, n: number, sign: 1 | -1, more: Otherwise): Op | object {
  if (more.if === nonsense || (who !== 'you' && who !== 'opponent' && who !== 'affected' && !('time' in more.if))) return nonsense
  return { if: more.if as Condition, do: [{ sanity: more.n, who, sign }], else: [{ sanity: n, who, sign }] }
}

/** "Add 2 against Ghouls": while the opposing Threat contains some. */
export function heldAgainst(effect: Static, is: Filter): Item | object {
  const when = against(is)
  return when === nonsense ? nonsense : { rule: { kind: 'static', if: when as Condition, effect } }
}

// ---------------------------------------------------------------- odds and ends

/** "If you have a Tome": in play, where else it is said. */
export function hasOne(is: Filter, of?: Who): Condition | object {
  return Object.keys(is).length > 0 && !ownTitles.has(is) ? { inPlay: is, ...(of ? { of } : {}) } : nonsense
}

/** "Dreamlands Spells and Tomes" are both of that Dimension. */
function sameDimension(nouns: readonly Filter[]): readonly Filter[] {
  const [first, ...rest] = nouns
  const isPlain = (each: Filter): boolean => each.type !== undefined && Object.keys(each).length === 1
  return first?.dimension !== undefined && Object.keys(first).length === 2 && rest.every(isPlain)
    ? nouns.map((each) => ({ ...each, dimension: first.dimension! }))
    : nouns
}
