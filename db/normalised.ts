/**
 * Card sets that a person brings along, as JSON of the normalised form: `{ cards: [...] }` with a field for each
 * printed fact. Nothing of such a file is trusted: its size, its depth, every field is checked here, once.
 * Empty values (null, false, an empty list) mean the same as a field left out, so a card read here equals the same
 * card read from a card file.
 */
import * as z from 'zod'
import type { CardType } from '../grammar/card.ts'
import {
  bounds,
  type CardFacts,
  type CardName,
  cardTypes,
  contradiction,
  dimensions,
  type FileFault,
  type InvestigatorFacts,
  noHandLimits,
  publicAttributes,
  type ReadCards,
  type SourceCard,
} from './cards-file.ts'
import { limits } from './limits.ts'
import { ShelfError } from './shelf-error.ts'
import { filedTitle } from './titles.ts'

const word = z.string().min(1).max(limits.name)
const within = (fact: keyof typeof bounds) => z.int().min(bounds[fact][0]).max(bounds[fact][1])
const words = z.array(word).max(40)
const publics = z.array(z.enum(publicAttributes as ['Water', ...typeof publicAttributes])).max(5)
const dimension = z.enum(dimensions as ['waking', ...typeof dimensions])
const typeName = z.enum([...cardTypes, 'Investigator'] as ['Location', ...CardType[], 'Investigator'])

const place = {
  region: word.optional(),
  subregion: word.optional(),
  attributes: words.optional(),
  publicAttributes: publics.optional(),
  dimension: dimension.optional(),
  gate: z.boolean().optional(),
  past: z.union([z.boolean(), word]).optional(),
}
const foundAt = z.strictObject({ ...place, anyOf: z.array(z.strictObject(place)).min(1).max(20).optional() })

const requirement = z.looseObject({
  phrase: word,
  type: z.enum(cardTypes as ['Location', ...CardType[]]).optional(),
  title: word.optional(),
  subtype: word.optional(),
  attributes: words.optional(),
  publicAttributes: publics.optional(),
  gate: z.boolean().optional(),
})

/** What any card must tell to be known at all. */
const core = z.looseObject({
  id: word,
  setCode: word,
  title: word,
  name: word.nullish().catch(null),
  type: typeName,
  unique: z.boolean(),
  points: within('points').nullish().catch(null),
  rarity: word.nullish().catch(null),
  text: z.string().nullish().catch(null),
})

const card = z.strictObject({
  id: word,
  setCode: word,
  set: word.nullish(),
  name: word.nullish(),
  title: word,
  type: typeName,
  subtype: word.nullish(),
  rarity: word.nullish(),
  unique: z.boolean(),
  dimension: dimension.nullish(),
  anyDimension: z.boolean().nullish(),
  sanity: z.union([within('sanity'), z.literal('variable')]).nullish(),
  gate: z.boolean().nullish(),
  attributes: words.nullish(),
  publicAttributes: publics.nullish(),
  region: word.nullish(),
  subregion: word.nullish(),
  exotic: z.boolean().nullish(),
  foundAt: foundAt.nullish(),
  value: within('value').nullish(),
  values: z.array(within('value')).max(4).nullish(),
  valueBonus: within('valueBonus').nullish(),
  languages: z.strictObject({ mode: z.enum(['and', 'or', 'none', 'all']), list: words }).nullish(),
  spellCapacity: within('spellCapacity').nullish(),
  icons: words.nullish(),
  target: word.nullish(),
  travel: z.boolean().nullish(),
  goo: z.boolean().nullish(),
  requirements: z.array(requirement).max(10).nullish(),
  invisible: z.union([z.boolean(), z.enum(['day', 'choice'])]).nullish(),
  points: within('points').nullish(),
  education: within('education').nullish(),
  sanityStart: within('sanityStart').nullish(),
  sanityMax: within('sanityMax').nullish(),
  hand: within('hand').nullish(),
  handMin: within('handMin').nullish(),
  handMax: z.union([within('handMax'), z.literal(noHandLimits.handMax)]).nullish(),
  text: z.string().max(limits.cardText).nullish(),
  // How the file came to be: of no use here, and welcome.
  fixes: z.array(z.unknown()).nullish(),
  suspect: z.array(z.unknown()).nullish(),
})

/** What the words of a card go by beside its Title, type and text; any other field is passed over. */
export const toldFacts = z.object(
  card.pick({
    subtype: true,
    sanity: true,
    target: true,
    attributes: true,
    publicAttributes: true,
    region: true,
    subregion: true,
    languages: true,
    icons: true,
  }).shape,
)

/** Without these there is no such card; the same table as that of the card files. */
const needs: Readonly<Record<CardType | 'Investigator', readonly (keyof CardFacts | keyof InvestigatorFacts)[]>> = {
  Location: ['dimension', 'publicAttributes'],
  Ally: ['dimension', 'value', 'languages', 'foundAt'],
  Artifact: ['dimension'],
  Tome: ['dimension', 'languages', 'spellCapacity', 'icons'],
  Spell: ['dimension', 'icons'],
  Event: ['dimension'],
  Monster: ['dimension'],
  Adventure: ['dimension'],
  Investigator: ['education', 'sanityStart', 'sanityMax', 'hand', 'languages'],
}

const bookkeeping = new Set(['set', 'name', 'rarity', 'fixes', 'suspect'])

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
}

function path(parts: readonly PropertyKey[]): string {
  return parts.map((each) => (typeof each === 'number' ? `[${each}]` : `.${String(each)}`)).join('')
}

/** How many characters the parser quotes on either side of a token that does not belong. */
const quoted = 10

/** Where a JSON error lies, as far as the parser says so: a position, or a quotation, which tells if it occurs once. */
function positionOf(message: string, text: string): number | undefined {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  const [, cut, quotation] = /^Unexpected token '.*?', (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? []
  if (quotation === undefined) return undefined
  const at = text.indexOf(quotation)
  if (cut === undefined || at < 0 || text.indexOf(quotation, at + 1) >= 0) return undefined
  return at + quoted
}

function whereIn(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('end of JSON')) return ': it ends too early'
  const position = positionOf(message, text)
  if (position === undefined) return ''
  const before = text.slice(0, position).split('\n')
  return `: it cannot be read in line ${before.length}, column ${before.at(-1)!.length + 1}`
}

/** Refuses what no honest file holds: endless nesting, objects of thousands of fields, keys that change what objects are. */
function checkShape(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > limits.jsonDepth) throw new ShelfError('too_deep', `The file is nested deeper than ${limits.jsonDepth} levels.`)
  if (Array.isArray(value)) {
    for (const each of value) checkShape(each, depth + 1)
    return
  }
  const keys = Object.keys(value)
  if (keys.length > limits.jsonKeys) throw new ShelfError('too_big', `An object in the file has more than ${limits.jsonKeys} fields.`)
  for (const key of keys) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      throw new ShelfError('bad_key', `The file has a field named "${key}", which no card has.`)
    }
    checkShape((value as Record<string, unknown>)[key], depth + 1)
  }
}

/** The text of a file that should hold one; `what` names it in the message. */
export function decodeText(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ShelfError('bad_text', `${what} is not text in UTF-8.`, 'Save it as UTF-8 text, or choose another file.')
  }
}

/** The JSON of a text that may come from anywhere. */
export function parseJson(text: string, what: string, maxBytes: number): unknown {
  if (Buffer.byteLength(text) > maxBytes) {
    throw new ShelfError('too_big', `${what} is larger than ${maxBytes / 1024 / 1024} MB.`, 'Choose a smaller file, or split it.')
  }
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new ShelfError('bad_json', `${what} is not valid JSON${whereIn(error, text)}.`, 'Check that the file is whole.')
  }
  checkShape(value)
  return value
}

/** What is wrong with a card, field by field; `unknown` are fields that can simply be left out. */
function issuesOf(error: z.ZodError): { readonly unknown: readonly (readonly PropertyKey[])[]; readonly bad: readonly string[] } {
  const unknown: (readonly PropertyKey[])[] = []
  const bad: string[] = []
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) unknown.push([...issue.path, key])
    else bad.push(`${path(issue.path).slice(1) || 'it'} ${wrongWith(issue)}`)
  }
  return { unknown, bad: [...new Set(bad)] }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** What is wrong with one field, in words that follow its name. */
function wrongWith(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return /received undefined$/.test(issue.message) ? 'is missing' : `is not ${kinds[issue.expected] ?? 'of the right kind'}`
  if (issue.code === 'invalid_value') return `is none of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? `is longer than ${issue.maximum} characters` : `is more than ${issue.maximum}`
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'is blank' : `is less than ${issue.minimum}`
  return 'makes no sense'
}

function without(value: unknown, [head, ...rest]: readonly PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null || head === undefined) return value
  if (Array.isArray(value)) return value.map((each, index) => (index === head ? without(each, rest) : each))
  const entries = Object.entries(value).filter(([key]) => rest.length > 0 || key !== head)
  return Object.fromEntries(entries.map(([key, each]) => [key, key === head ? without(each, rest) : each]))
}

function readCard(raw: unknown, at: string, report: (message: string) => void): SourceCard | undefined {
  const known = core.safeParse(raw)
  if (!known.success) {
    report(`This is not a card: ${issuesOf(known.error).bad.join('; ')}. It was left out.`)
    return undefined
  }
  const { id, setCode, title, name, type, unique, points, rarity } = known.data
  const filed = name && name !== filedTitle(title) ? { name } : {}
  const named: CardName = { id, setCode, title, ...filed, type, unique, ...(typeof points === 'number' ? { points } : {}) }
  const source = { named, ...(rarity ? { rarity } : {}), text: (known.data.text ?? '').slice(0, limits.cardText), at }

  let checked = card.safeParse(raw)
  if (!checked.success) {
    const { unknown } = issuesOf(checked.error)
    for (const each of unknown) report(`"${path(each).slice(1)}" is not known as a field of a card; it was passed over.`)
    if (unknown.length > 0) checked = card.safeParse(unknown.reduce(without, raw))
  }
  if (!checked.success) {
    const fault = `Some facts of this card cannot be understood: ${issuesOf(checked.error).bad.join('; ')}.`
    report(`${fault} It is kept, but cannot be played.`)
    return { ...source, fault }
  }
  const facts = Object.fromEntries(Object.entries(checked.data).filter(([key, value]) => !bookkeeping.has(key) && !isEmpty(value)))
  const missing = needs[type].filter((each) => !(each in facts))
  if (missing.length > 0) {
    const fault = `The card does not tell its ${missing.join(', ')}.`
    report(`${fault} It is kept, but cannot be played.`)
    return { ...source, fault }
  }
  const against = contradiction(facts)
  if (against) {
    const fault = `${against[0]}: ${against[1]}`
    report(`${fault} It is kept, but cannot be played.`)
    return { ...source, fault }
  }
  const limitless = type === 'Investigator' && (['handMin', 'handMax'] as const).filter((each) => !(each in facts))
  if (limitless && limitless.length > 0)
    report(`The card does not tell its ${limitless.join(', ')}: it keeps as many cards as its player likes.`)
  const text = checked.data.text ?? ''
  // The schema and the table `needs` have made sure of it.
  const whole = (type === 'Investigator' ? { ...noHandLimits, ...facts, text } : { ...facts, unique, text }) as unknown as
    | CardFacts
    | InvestigatorFacts
  return { ...source, text, facts: whole }
}

/** Something that should be a card, and where it stands. */
export interface RawCard {
  readonly raw: unknown
  readonly at: string
  readonly line?: number
}

/** Checks each of `raws` as a card of the normalised form; what is wrong is listed, the good cards come back. An id counts once. */
export function readRawCards(raws: readonly RawCard[]): ReadCards {
  const faults: FileFault[] = []
  const cards: SourceCard[] = []
  const ids = new Set<string>()
  for (const { raw, at, line } of raws) {
    const place = line === undefined ? { at } : { at, line }
    const source = readCard(raw, at, (message) => faults.push({ ...place, message }))
    if (!source) continue
    if (ids.has(source.named.id)) {
      faults.push({ ...place, message: `Another card has the id "${source.named.id}" already. This one was left out.` })
      continue
    }
    ids.add(source.named.id)
    cards.push(line === undefined ? source : { ...source, line })
  }
  return { cards, faults }
}

/** The list of cards in what a JSON file holds. Throws a ShelfError where there is none, or it is too long. */
export function cardList(json: unknown, file: string): readonly unknown[] {
  const raw = Array.isArray(json) ? json : typeof json === 'object' && json !== null && 'cards' in json ? json.cards : undefined
  if (!Array.isArray(raw))
    throw new ShelfError('bad_cards', `${file} holds no list of cards.`, 'A card file is JSON of the form { "cards": [...] }.')
  if (raw.length > limits.setCards) throw new ShelfError('too_big', `${file} holds more than ${limits.setCards} cards.`, 'Split the file.')
  return raw
}

/** The cards of a normalised set. `lines` tells the line each begins in, where it is known. */
export function readCardList(list: readonly unknown[], file: string, lines: readonly number[] = []): ReadCards {
  return readRawCards(
    list.map((raw, index) => {
      const title = typeof raw === 'object' && raw !== null && 'title' in raw ? String(raw.title).slice(0, limits.name) : undefined
      const at = `${file}, cards[${index}]${title ? ` "${title}"` : ''}`
      return { raw, at, ...(lines[index] === undefined ? {} : { line: lines[index] }) }
    }),
  )
}

/** Reads a normalised set. Throws a ShelfError where the file as a whole is unreadable; otherwise lists what is wrong card by card. */
export function readNormalised(text: string, file: string): ReadCards {
  return readCardList(cardList(parseJson(text, file, limits.setBytes), file), file)
}
