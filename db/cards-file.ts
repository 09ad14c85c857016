/**
 * Card files: one block a card, a line a fact, read into cards that nobody has read the texts of yet, and written back.
 * The format is told in db/README.md. What the texts mean is import-cards.ts' business.
 */
import type {
  CardType,
  Dimension,
  FoundAt,
  InvestigatorCard,
  Languages,
  PrintedCard,
  PublicAttribute,
  Requirement,
} from '../grammar/card.ts'
import { limits } from './limits.ts'

/** A playing card before its text is read. */
export type CardFacts = Omit<PrintedCard, 'rules' | 'recipe'>
/** An Investigator before its text is read. */
export type InvestigatorFacts = Omit<InvestigatorCard, 'rules'>

/** What the deck check and the library need to know of any card, and what every source must tell. */
export interface CardName {
  readonly id: string
  readonly setCode: string
  readonly title: string
  readonly type: CardType | 'Investigator'
  /** As filed in deck lists, where that is not simply the Title with its article at the end. */
  readonly name?: string
  readonly unique: boolean
  /** Victory Points of an Adventure; a blank one has none. */
  readonly points?: number
}

/** A card as it came from a file. */
export interface SourceCard {
  /** All that could be read; without facts only this is known, and the card cannot be played. */
  readonly named: CardName
  readonly facts?: CardFacts | InvestigatorFacts
  /** Why there are no facts. */
  readonly fault?: string
  readonly rarity?: string
  readonly text: string
  /** Where it stands, for messages. */
  readonly at: string
  /** The line of the file it begins in, where the file has lines. */
  readonly line?: number
}

/** Something in a card file that could not be understood: where, what, and what to do. */
export interface FileFault {
  readonly at: string
  readonly line?: number
  /** The Title of the card it is found in, as far as there is one. */
  readonly title?: string
  readonly message: string
}

export interface ReadCards {
  readonly cards: readonly SourceCard[]
  readonly faults: readonly FileFault[]
}

export const cardTypes: readonly CardType[] = ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure']
export const publicAttributes: readonly PublicAttribute[] = ['Water', 'Forest', 'Cemetery', 'Inside', 'Outside']
export const dimensions: readonly Dimension[] = ['waking', 'dreamlands', 'new-aeon']

// ---------------------------------------------------------------- values

/** Raised by a value that cannot be understood; its message completes "KEY: ...". */
class BadValue extends Error {}

function oneOf<Word extends string>(words: readonly Word[]): (value: string) => Word {
  return (value) => {
    const found = words.find((each) => each === value)
    if (found === undefined) throw new BadValue(`"${value}" is none of ${words.join(', ')}.`)
    return found
  }
}

function yes(value: string): true {
  if (value !== 'yes') throw new BadValue(`write "yes", or leave the line out; here stands "${value}".`)
  return true
}

function yesOrNo(value: string): boolean {
  return oneOf(['yes', 'no'])(value) === 'yes'
}

/** The least and the most that each number of a card can be. What is printed lies well within; outside is a slip of the keys. */
export const bounds = {
  sanity: [-99, 99],
  value: [0, 99],
  valueBonus: [-99, 99],
  points: [1, 99],
  education: [0, 99],
  sanityStart: [1, 99],
  sanityMax: [1, 99],
  hand: [0, 99],
  handMin: [0, 99],
  handMax: [0, 99],
  spellCapacity: [0, 99],
} as const

/** A number with a sign that a fact may be. */
function change(value: string, [least, most]: readonly [number, number]): number {
  if (!/^[+-]?\d+$/.test(value)) throw new BadValue(`"${value}" is not a whole number.`)
  const number = Number(value)
  if (number < least || number > most) throw new BadValue(`"${value}" is out of range: ${least} to +${most}.`)
  return number
}

/** A number of something that a fact may be. */
function count(value: string, [least, most]: readonly [number, number]): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= least && number <= most)) throw new BadValue(`"${value}" is not a number from ${least} to ${most}.`)
  return number
}

/** Which fact of an Investigator cannot be beside another, and why. */
export function contradiction({
  sanityStart,
  sanityMax,
  handMin,
  handMax,
}: Partial<InvestigatorFacts>): [fact: string, why: string] | undefined {
  if (sanityStart !== undefined && sanityMax !== undefined && sanityStart > sanityMax)
    return ['sanity-start', `${sanityStart} is more than the Maximum Sanity, ${sanityMax}.`]
  if (handMin !== undefined && handMax !== undefined && handMin > handMax)
    return ['hand-min', `${handMin} is more than the hand maximum, ${handMax}.`]
  return undefined
}

function list(value: string): readonly string[] {
  return value.split(',').map((each) => {
    if (each.trim() === '') throw new BadValue('there is nothing between two commas.')
    return each.trim()
  })
}

function languages(value: string): Languages {
  if (value === 'none' || value === 'all') return { mode: value, list: [] }
  const or = value.split(' or ')
  return or.length > 1 ? { mode: 'or', list: or } : { mode: 'and', list: value.split(' & ') }
}

/** Pairs of a selector, `attribute Country; gate yes`, each kept by `take`. */
function pairs(value: string, take: (key: string, value: string) => void): void {
  for (const each of value.split(';')) {
    const [, key, rest] = /^\s*(\S+)\s+(.*\S)\s*$/.exec(each) ?? []
    if (!key || !rest) throw new BadValue(`"${each.trim()}" should be a word and its value, like "region Exotic Location".`)
    take(key, rest)
  }
}

/**
 * What an Investigator without printed hand limits keeps at the end of a Round: any number of cards, from none to all
 * (M15.5, M15.6 then have nothing to hold him to). Written "none"; the Maximum is more cards than a deck can hold.
 */
export const noHandLimits = { handMin: 0, handMax: 999 } as const

const isPublic = oneOf(publicAttributes)

function foundAt(value: string): FoundAt {
  const parts = value.split('|').map((part): FoundAt => {
    const found: { -readonly [Key in keyof FoundAt]: FoundAt[Key] } = {}
    pairs(part, (key, rest) => {
      if (key === 'region' || key === 'subregion') found[key] = rest
      else if (key === 'attribute') found.attributes = [...(found.attributes ?? []), rest]
      else if (key === 'public') found.publicAttributes = [...(found.publicAttributes ?? []), isPublic(rest)]
      else if (key === 'dimension') found.dimension = oneOf(dimensions)(rest)
      else if (key === 'gate') found.gate = yesOrNo(rest)
      else if (key === 'past') found.past = rest === 'yes' ? true : rest
      else throw new BadValue(`"${key}" is none of region, subregion, attribute, public, dimension, gate, past.`)
    })
    return found
  })
  return parts.length === 1 ? parts[0]! : { anyOf: parts }
}

/** A selector as it is built up line by line. */
interface Selector {
  type?: CardType
  title?: string
  subtype?: string
  region?: string
  subregion?: string
  attributes?: readonly string[]
  publicAttributes?: readonly PublicAttribute[]
  gate?: boolean
}

function requirement(value: string): Requirement {
  const [, phrase, rest] = /^([^:]+):\s*(.+)$/.exec(value) ?? []
  if (!phrase || !rest)
    throw new BadValue('write the printed phrase, a colon, and what it asks for: "Solstice: type Event; attribute Solstice".')
  const needs: Selector & { phrase: string } = { phrase: phrase.trim() }
  pairs(rest, (key, value) => {
    if (key === 'type') needs.type = oneOf(cardTypes)(value)
    else if (key === 'title' || key === 'subtype' || key === 'region' || key === 'subregion') needs[key] = value
    else if (key === 'attribute') needs.attributes = [...(needs.attributes ?? []), value]
    else if (key === 'public') needs.publicAttributes = [...(needs.publicAttributes ?? []), isPublic(value)]
    else if (key === 'gate') needs.gate = yesOrNo(value)
    else throw new BadValue(`"${key}" is none of type, title, subtype, region, subregion, attribute, public, gate.`)
  })
  return { ...needs }
}

/** One value or two with a slash; the higher is the Card Value, the player chooses (M11.16). */
function cardValue(value: string): Pick<CardFacts, 'value' | 'values'> {
  const values = value.split('/').map((each) => count(each, bounds.value))
  return values.length === 1 ? { value: values[0]! } : { value: Math.max(...values), values }
}

type Facts = Omit<CardFacts, 'id' | 'setCode' | 'title' | 'type' | 'text'> &
  Omit<InvestigatorFacts, 'id' | 'setCode' | 'title' | 'type' | 'text'>

const readers: Readonly<Record<string, (value: string) => Partial<Facts>>> = {
  subtype: (value) => ({ subtype: value }),
  unique: (value) => ({ unique: yes(value) }),
  dimension: (value) => (value === 'any' ? { dimension: 'waking', anyDimension: true } : { dimension: oneOf(dimensions)(value) }),
  sanity: (value) => ({ sanity: value === 'variable' ? value : change(value, bounds.sanity) }),
  gate: (value) => ({ gate: yes(value) }),
  value: cardValue,
  bonus: (value) => ({ valueBonus: change(value, bounds.valueBonus) }),
  goo: (value) => ({ goo: yes(value) }),
  invisible: (value) => ({ invisible: value === 'day' || value === 'choice' ? value : yes(value) }),
  points: (value) => ({ points: count(value, bounds.points) }),
  attributes: (value) => ({ attributes: list(value) }),
  public: (value) => ({ publicAttributes: list(value).map(isPublic) }),
  region: (value) => ({ region: value }),
  subregion: (value) => ({ subregion: value }),
  exotic: (value) => ({ exotic: yes(value) }),
  found: (value) => ({ foundAt: foundAt(value) }),
  education: (value) => ({ education: count(value, bounds.education) }),
  'sanity-start': (value) => ({ sanityStart: count(value, bounds.sanityStart) }),
  'sanity-max': (value) => ({ sanityMax: count(value, bounds.sanityMax) }),
  hand: (value) => ({ hand: count(value, bounds.hand) }),
  'hand-min': (value) => ({ handMin: value === 'none' ? noHandLimits.handMin : count(value, bounds.handMin) }),
  'hand-max': (value) => ({ handMax: value === 'none' ? noHandLimits.handMax : count(value, bounds.handMax) }),
  languages: (value) => ({ languages: languages(value) }),
  capacity: (value) => ({ spellCapacity: count(value, bounds.spellCapacity) }),
  icons: (value) => ({ icons: list(value) }),
  travel: (value) => ({ travel: yes(value) }),
  target: (value) => ({ target: value }),
}

const heads = ['id', 'title', 'set', 'type', 'rarity', 'text'] as const
const repeated = 'requires'

/** Every word that a line of a card file may begin with. */
export const factWords: readonly string[] = [...heads, ...Object.keys(readers), repeated]

/** Which facts a type may bear; a line for another one is a mistake. */
const every = ['subtype', 'unique', 'dimension', 'sanity']
export const bears: Readonly<Record<CardType | 'Investigator', readonly string[]>> = {
  Location: [...every, 'gate', 'attributes', 'public', 'region', 'subregion', 'exotic'],
  Ally: [...every, 'value', 'attributes', 'languages', 'region', 'subregion', 'found'],
  Artifact: [...every, 'bonus', 'value', 'target'],
  Tome: [...every, 'languages', 'capacity', 'icons'],
  Spell: [...every, 'icons', 'target'],
  Event: [...every, 'target', 'attributes', 'public', 'travel'],
  Monster: [...every, 'goo', 'requires', 'value', 'invisible', 'attributes', 'languages'],
  Adventure: [...every, 'points'],
  Investigator: ['education', 'sanity-start', 'sanity-max', 'hand', 'hand-min', 'hand-max', 'languages'],
}

/** Without these lines there is no such card. */
export const needs: Readonly<Record<CardType | 'Investigator', readonly string[]>> = {
  Location: ['dimension', 'public'],
  Ally: ['dimension', 'value', 'languages', 'found'],
  Artifact: ['dimension'],
  Tome: ['dimension', 'languages', 'capacity', 'icons'],
  Spell: ['dimension', 'icons'],
  Event: ['dimension'],
  Monster: ['dimension'],
  Adventure: ['dimension'],
  Investigator: bears.Investigator,
}

// ---------------------------------------------------------------- reading

/** One fact as it is written, and the line it stands in. */
export interface WrittenFact {
  readonly no: number
  readonly key: string
  readonly value: string
}

/** Blocks of lines; continuation lines joined, comments left out. */
export function blocks(text: string): { readonly blocks: readonly (readonly WrittenFact[])[]; readonly strays: readonly number[] } {
  const all: WrittenFact[][] = []
  const strays: number[] = []
  let block: WrittenFact[] = []
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trimEnd()
    if (line.startsWith('#')) continue
    if (line === '') {
      if (block.length > 0) all.push(block)
      block = []
    } else if (/^\s/.test(line)) {
      const last = block.pop()
      if (last) block.push({ ...last, value: `${last.value} ${line.trim()}`.trim() })
      else strays.push(index + 1)
    } else {
      const [, key, value] = /^(\S+)\s*(.*)$/.exec(line)!
      block.push({ no: index + 1, key: key!, value: value! })
    }
  }
  if (block.length > 0) all.push(block)
  return { blocks: all, strays }
}

/** Reads a card file; `file` is the name used in messages. Never throws on bad text: what is wrong is listed, the good cards come back. */
export function readCards(text: string, file: string): ReadCards {
  const { blocks: all, strays } = blocks(text)
  const { cards, faults } = readWrittenCards(all, file)
  const astray = strays.map((line) => ({
    at: `${file}, line ${line}`,
    line,
    message: 'This line is indented, but there is no fact above it to continue.',
  }))
  return { cards, faults: [...astray, ...faults] }
}

/** Reads cards whose facts stand apart already, a list of facts a card; `file` is the name used in messages, `lacks` says what is missing. */
export function readWrittenCards(
  all: readonly (readonly WrittenFact[])[],
  file: string,
  lacks = (keys: readonly string[]) => `The card has no "${keys.join('", "')}" line.`,
): ReadCards {
  const faults: FileFault[] = []
  const cards: SourceCard[] = []
  const ids = new Map<string, number>()

  for (const block of all.slice(0, limits.setCards)) {
    const before = faults.length
    const title = block.find(({ key }) => key === 'title')?.value.slice(0, limits.name)
    const fault = (line: number, message: string) => faults.push({ at: `${file}, line ${line}`, line, ...(title && { title }), message })
    const first = block[0]!.no
    const values = new Map<string, string>()
    const requirements: Requirement[] = []
    const facts: Partial<Facts> = {}

    for (const { no, key, value } of block) {
      if (key !== 'text' && value === '') fault(no, `"${key}" has no value. Write one, or leave the line out.`)
      else if (key !== repeated && values.has(key)) fault(no, `"${key}" stands here twice. Blocks are parted by a blank line.`)
      else if (!heads.some((each) => each === key) && key !== repeated && !(key in readers)) fault(no, `"${key}" is not a fact of a card.`)
      else if (key !== 'text' && key !== 'found' && key !== repeated && value.length > limits.name)
        fault(no, `"${key}" is longer than ${limits.name} characters.`)
      values.set(key, value)
    }
    const nameless = ['id', 'title', 'set', 'type'].filter((each) => !values.has(each))
    if (nameless.length > 0) fault(first, lacks(nameless))

    const type = [...cardTypes, 'Investigator' as const].find((each) => each === values.get('type'))
    if (values.has('type') && !type)
      fault(first, `"${values.get('type')}" is not a card type: it is one of ${[...cardTypes, 'Investigator'].join(', ')}.`)
    const text = values.get('text') ?? ''
    if (text.length > limits.cardText) fault(first, `The text is longer than ${limits.cardText} characters.`)
    if (faults.length > before || !type) continue

    for (const { no, key, value } of block) {
      if (heads.some((each) => each === key)) continue
      if (!bears[type].includes(key)) {
        fault(no, `${type === 'Investigator' || /^[AE]/.test(type) ? 'An' : 'A'} ${type} has no "${key}".`)
        continue
      }
      try {
        if (key === repeated) requirements.push(requirement(value))
        else Object.assign(facts, readers[key]!(value))
      } catch (error) {
        if (!(error instanceof BadValue)) throw error
        fault(no, `${key}: ${error.message}`)
      }
    }
    const against = contradiction(facts)
    if (against) fault(block.find(({ key }) => key === against[0])?.no ?? first, `${against[0]}: ${against[1]}`)
    const missing = needs[type].filter((each) => !values.has(each))
    if (missing.length > 0) fault(first, lacks(missing))

    const id = values.get('id')!
    if (ids.has(id)) fault(first, `The id "${id}" was given to another card already, on line ${ids.get(id)}.`)
    ids.set(id, first)
    if (faults.length > before) continue

    const named = { id, setCode: values.get('set')!, title: values.get('title')! }
    const rarity = values.get('rarity')
    const unique = facts.unique ?? false
    cards.push({
      named: { ...named, type, unique, ...(facts.points === undefined ? {} : { points: facts.points }) },
      // The table `needs` has made sure of what the types demand.
      facts: (type === 'Investigator'
        ? { ...named, type, ...facts, text }
        : { ...named, type, unique, ...facts, ...(requirements.length > 0 ? { requirements } : {}), text }) as
        | CardFacts
        | InvestigatorFacts,
      ...(rarity === undefined ? {} : { rarity }),
      text,
      at: `${file}, line ${first}`,
      line: first,
    })
  }
  if (all.length > limits.setCards) faults.push({ at: file, message: `There are more than ${limits.setCards} cards in this file.` })
  return { cards, faults }
}

// ---------------------------------------------------------------- writing

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}

function writeLanguages({ mode, list }: Languages): string {
  return mode === 'none' || mode === 'all' ? mode : list.join(mode === 'or' ? ' or ' : ' & ')
}

function writePairs(selector: FoundAt | Requirement): string {
  const written: string[] = []
  const plain: { readonly [key: string]: unknown } = { ...selector }
  for (const key of ['type', 'title', 'subtype', 'region', 'subregion'])
    if (typeof plain[key] === 'string') written.push(`${key} ${plain[key]}`)
  for (const each of selector.attributes ?? []) written.push(`attribute ${each}`)
  for (const each of selector.publicAttributes ?? []) written.push(`public ${each}`)
  if (typeof plain['dimension'] === 'string') written.push(`dimension ${plain['dimension']}`)
  if (selector.gate !== undefined) written.push(`gate ${selector.gate ? 'yes' : 'no'}`)
  const past = plain['past']
  if (past !== undefined) written.push(`past ${past === true ? 'yes' : past}`)
  return written.join('; ')
}

/** Where an Ally is met, as the line `found` tells it. */
export function writePlace(place: FoundAt): string {
  return (place.anyOf ?? [place]).map(writePairs).join(' | ')
}

/** The lines of one card, in the order of the card files; reads back as the same card. */
export function writeCard(card: CardFacts | InvestigatorFacts, rarity?: string): string {
  const lines: string[] = []
  const put = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') lines.push(`${key.padEnd(13)} ${value}`)
  }
  const flag = (key: string, value: boolean | undefined) => put(key, value ? 'yes' : undefined)
  put('id', card.id)
  put('title', card.title)
  put('set', card.setCode)
  put('type', card.type)
  if (card.type === 'Investigator') {
    put('rarity', rarity)
    put('education', card.education)
    put('sanity-start', card.sanityStart)
    put('sanity-max', card.sanityMax)
    put('hand', card.hand)
    const isFree = card.handMax === noHandLimits.handMax
    put('hand-min', isFree && card.handMin === noHandLimits.handMin ? 'none' : card.handMin)
    put('hand-max', isFree ? 'none' : card.handMax)
    put('languages', writeLanguages(card.languages))
  } else {
    put('subtype', card.subtype)
    put('rarity', rarity)
    flag('unique', card.unique)
    put('dimension', card.anyDimension ? 'any' : card.dimension)
    put('sanity', typeof card.sanity === 'number' ? signed(card.sanity) : card.sanity)
    flag('gate', card.gate)
    put('value', card.values ? card.values.join('/') : card.value)
    put('bonus', card.valueBonus === undefined ? undefined : card.valueBonus === 0 ? '+0' : signed(card.valueBonus))
    flag('goo', card.goo)
    put('invisible', card.invisible === true ? 'yes' : card.invisible || undefined)
    put('points', card.points)
    put('attributes', card.attributes?.join(', '))
    put('public', card.publicAttributes?.join(', '))
    put('region', card.region)
    put('subregion', card.subregion)
    flag('exotic', card.exotic)
    put('found', card.foundAt && writePlace(card.foundAt))
    put('languages', card.languages && writeLanguages(card.languages))
    put('capacity', card.spellCapacity)
    put('icons', card.icons?.join(', '))
    flag('travel', card.travel)
    put('target', card.target)
    for (const each of card.requirements ?? []) put('requires', `${each.phrase}: ${writePairs(each)}`)
  }
  put('text', card.text)
  return lines.join('\n')
}
