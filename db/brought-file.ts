/**
 * A file that a person brings, or several at once, whatever form each has: GCCG XML, normalised JSON, a table, or our own card file. What it is
 * shows in its contents; only where those could be two things, its name decides. Size, encoding and emptiness are looked at
 * here, so that no reader has to.
 */
import * as z from 'zod'
import { type ReadCards, readCards } from './cards-file.ts'
import { readCsv } from './csv.ts'
import type { BroughtErratum } from './errata.ts'
import { type BroughtSet, type KnownTitle, readGccg } from './gccg.ts'
import { limits } from './limits.ts'
import { cardList, parseJson, readCardList } from './normalised.ts'
import { ShelfError } from './shelf-error.ts'

export type BroughtFormat = 'gccg' | 'json' | 'csv' | 'cards'

export interface BroughtFile extends ReadCards {
  readonly format: BroughtFormat
  /** Sets whose names the file tells. */
  readonly sets: readonly BroughtSet[]
  readonly errata: readonly BroughtErratum[]
}

/** Refuses what is larger than a card set may be, before anybody has read it. */
export function checkSize(bytes: number, file: string): void {
  if (bytes > limits.setBytes)
    throw new ShelfError('too_big', `${file} is larger than ${limits.setBytes / 1024 / 1024} MB.`, 'Choose a smaller file, or split it.')
  if (bytes === 0) throw new ShelfError('bad_text', `${file} is empty.`, 'Choose another file.')
}

/** The text of a file, or the line in which it is none. */
function textOf(bytes: Uint8Array, file: string): string {
  const hint = 'Save it as UTF-8 text, or choose another file.'
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new ShelfError('bad_text', `${file} is written in UTF-16, not in UTF-8.`, hint)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    throw new ShelfError('bad_text', `${file}, line ${lineOfFault(bytes)}: this is not text in UTF-8.`, hint)
  }
  if (text.includes('\0')) throw new ShelfError('bad_text', `${file} is not a text.`, 'Choose another file.')
  if (text.trim() === '') throw new ShelfError('bad_text', `${file} is empty.`, 'Choose another file.')
  return text
}

/** The first line that is not UTF-8; no byte of a longer sign can be taken for a line end. */
function lineOfFault(bytes: Uint8Array): number {
  let line = 1
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, from)
    const to = end < 0 ? bytes.length : end
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(from, to))
    } catch {
      return line
    }
    from = to + 1
  }
  return line
}

/** What a text is, by how it begins. */
function formatOf(text: string, file: string): BroughtFormat {
  const start = text.trimStart()
  if (start.startsWith('<') || /\.xml$/i.test(file)) return 'gccg'
  if (start.startsWith('{') || start.startsWith('[') || /\.json$/i.test(file)) return 'json'
  if (/\.(?:csv|tsv)$/i.test(file)) return 'csv'
  if (/\.cards$/i.test(file)) return 'cards'
  // A card file parts a word from its value by blanks; the first line of a table is words alone.
  const [first = ''] = start.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  if (/^(?:id|title|set|type)[ \t]+[^,;|\t]/.test(first)) return 'cards'
  if (/[,;|\t]/.test(first)) return 'csv'
  throw new ShelfError(
    'bad_format',
    `${file} is none of the files that cards come in.`,
    'Story Deck reads GCCG card sets (.xml), normalised sets (.json), tables (.csv) and its own card files (.cards).',
  )
}

/** The text of a card file. A file of another form is refused, and it is said where such are taken in. */
export function cardFileText(bytes: Uint8Array, file: string): string {
  checkSize(bytes.length, file)
  const text = textOf(bytes, file)
  if (formatOf(text, file) !== 'cards')
    throw new ShelfError(
      'bad_format',
      `${file} is not a card file (.cards).`,
      'Sets of other forms are brought in under Imports, in the Library.',
    )
  return text
}

/** No card stands in a file that should hold some. */
export function noCards(file: string): ShelfError {
  return new ShelfError('bad_cards', `${file} holds no cards.`, 'A card file is a block of lines a card, with a blank line between blocks.')
}

/** The lines in which the elements of a JSON file's list of cards begin. The text is known to be valid JSON. */
export function linesOfCards(text: string): readonly number[] {
  let lines: number[] = []
  let line = 1
  let depth = 0
  /** The depth inside the list; undefined outside of it. */
  let list: number | undefined
  let key = ''
  let isDue = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\n') line++
    if (/\s/.test(sign) || sign === '\uFEFF') continue
    if (isDue && sign !== ']') lines.push(line)
    isDue = false
    if (sign === '"') {
      const from = at + 1
      for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++
      // Whatever string comes last before a list is its key.
      if (depth === 1) key = text.slice(from, at)
    } else if (sign === '{' || sign === '[') {
      depth++
      if (sign === '[' && (depth === 1 || (depth === 2 && key === 'cards'))) {
        lines = []
        list = depth
        isDue = true
      }
    } else if (sign === '}' || sign === ']') {
      if (depth === list) list = undefined
      depth--
    } else if (sign === ',') isDue = depth === list
  }
  return lines
}

const word = z.string().trim().min(1).max(limits.name)
const erratum = z.strictObject({
  card: word,
  field: z.string().trim().min(1).max(40),
  value: z.string().max(limits.cardText),
  source: word,
  date: z.iso.date(),
})
const more = z.looseObject({
  setCode: word.optional().catch(undefined),
  setName: word.optional().catch(undefined),
  errata: z.array(z.unknown()).max(limits.fileErrata).optional(),
})

function readJson(text: string, file: string): Omit<BroughtFile, 'format'> {
  const json = parseJson(text, file, limits.setBytes)
  const isSet = typeof json === 'object' && json !== null && !Array.isArray(json)
  const brings = isSet && 'errata' in json
  // A file may bring errata alone.
  const cards = brings && !('cards' in json) ? [] : cardList(json, file)
  const read = readCardList(cards, file, linesOfCards(text))
  const told = more.safeParse(isSet ? json : {})
  if (!told.success)
    throw new ShelfError('bad_field', `${file} holds more than ${limits.fileErrata} errata, or no list of them.`, 'Split the file.')
  const { setCode, setName, errata: raw = [] } = told.data
  const faults = [...read.faults]
  const errata = raw.flatMap((each, index) => {
    const checked = erratum.safeParse(each)
    if (checked.success) return [checked.data]
    const { path = [], message } = checked.error.issues[0]!
    faults.push({ at: `${file}, errata[${index}]`, message: `${path.join('.') || 'It'}: ${message}. This erratum was left out.` })
    return []
  })
  return { cards: read.cards, faults, errata, sets: setCode && setName ? [{ code: setCode, name: setName }] : [] }
}

/**
 * Reads a file of any of the four forms; `file` is the name used in messages, `known` the cards of the library, by which
 * title bars may name others. Throws a ShelfError where the file as a whole cannot be read; otherwise what is wrong is
 * listed and the rest comes back.
 */
export function readBroughtFile(bytes: Uint8Array, file: string, known: readonly KnownTitle[] = []): BroughtFile {
  checkSize(bytes.length, file)
  const text = textOf(bytes, file)
  const format = formatOf(text, file)
  switch (format) {
    case 'gccg':
      return { format, errata: [], ...readGccg(text, file, known) }
    case 'json':
      return { format, ...readJson(text, file) }
    case 'csv':
      return { format, errata: [], sets: [], ...readCsv(text, file) }
    case 'cards': {
      const read = readCards(text, file)
      if (read.cards.length === 0 && read.faults.length === 0) throw noCards(file)
      return { format, errata: [], sets: [], ...read }
    }
  }
}

/** A file as it lies here. */
export interface RawFile {
  readonly file: string
  readonly bytes: Uint8Array
}

/** Files that came together, each under its name with what was read of it. */
export interface ReadTogether<Read> {
  readonly files: readonly { readonly name: string; readonly file: Read }[]
  /** Those that could not be read, and why. */
  readonly unread: readonly { readonly file: string; readonly why: string }[]
}

export type BroughtFiles = ReadTogether<BroughtFile>

/** What several files are called together; a list that would be too long for a name is a number. */
export function calledTogether(files: readonly string[]): string {
  const [first = '', ...others] = files
  if (others.length === 0) return first
  const few = files.length <= 3 ? `${files.slice(0, -1).join(', ')} and ${files.at(-1)}` : `${first} and ${others.length} more`
  return few.length <= limits.name ? few : `${files.length} files`
}

/** Refuses more than may be looked at together. */
export function checkTogether(sizes: readonly number[]): void {
  if (sizes.length > limits.filesTogether)
    throw new ShelfError('too_big', `More than ${limits.filesTogether} files came at once.`, 'Choose fewer of them at a time.')
  if (sizes.length > 1 && sizes.reduce((sum, each) => sum + each, 0) > limits.setBytes)
    throw new ShelfError(
      'too_big',
      `Together these files are larger than ${limits.setBytes / 1024 / 1024} MB.`,
      'Choose fewer of them at a time.',
    )
}

/**
 * Reads files that came together. One that cannot be read does not hide the others; where there is nothing else, it is refused as
 * it would be alone. `read` is told what was read before; `cardsIn` is how many cards stand in a file.
 */
export function readTogether<Read>(
  raw: readonly RawFile[],
  read: (file: RawFile, before: readonly Read[]) => Read,
  cardsIn: (file: Read) => number,
): ReadTogether<Read> {
  const files: { readonly name: string; readonly file: Read }[] = []
  const refused: { readonly file: string; readonly error: ShelfError }[] = []
  for (const each of raw) {
    try {
      const before = files.map(({ file }) => file)
      files.push({ name: each.file, file: read(each, before) })
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error
      refused.push({ file: each.file, error })
    }
  }
  const [first, ...others] = refused
  if (files.length === 0 && first !== undefined) {
    const { code, message, hint } = first.error
    throw others.length === 0 ? first.error : new ShelfError(code, `None of these ${raw.length} files can be read. ${message}`, hint)
  }
  const count = files.reduce((sum, { file }) => sum + cardsIn(file), 0)
  if (files.length > 1 && count > limits.setCards)
    throw new ShelfError(
      'too_big',
      `Together these files hold more than ${limits.setCards.toLocaleString('en')} cards.`,
      'Choose fewer of them at a time.',
    )
  return { files, unread: refused.map(({ file, error }) => ({ file, why: [error.message, error.hint].filter(Boolean).join(' ') })) }
}

/** Reads files of any of the four forms that came together. A title bar may name cards of the files before. */
export function readBroughtFiles(raw: readonly RawFile[], known: readonly KnownTitle[] = []): BroughtFiles {
  const titlesOf = ({ cards }: BroughtFile) => cards.map(({ named }) => named)
  return readTogether(
    raw,
    ({ file, bytes }, before) => readBroughtFile(bytes, file, [...before.flatMap(titlesOf), ...known]),
    ({ cards }) => cards.length,
  )
}
