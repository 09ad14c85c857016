/**
 * Deck lists as text: GCCG `.deck` files and plain lists, read and written. A line that says no card is never dropped:
 * it is reported with the nearest names and kept word for word, as comments are, so that it is written back where it
 * stood.
 */

import { foldTitle } from '../grammar/titles.ts'
import { limits } from './limits.ts'
import { ShelfError } from './shelf-error.ts'
import type { Named, Reading, TitleIndex } from './titles.ts'

export type Section = 'investigators' | 'deck' | 'maybe'

/** Copies of one printing. `no` is its place in the list, counted together with the lines. */
export interface ListedCard {
  readonly section: Section
  readonly card: string
  readonly copies: number
  readonly no: number
}

/** What is no card: a comment, or something nobody could read, with the section it stands in (none before the first). */
export interface ListedLine {
  readonly no: number
  readonly section?: string
  readonly kind: 'comment' | 'unread'
  readonly text: string
}

export interface DeckList {
  readonly name: string
  readonly cards: readonly ListedCard[]
  readonly lines: readonly ListedLine[]
}

/** A line that was kept but not understood. */
export interface Unresolved {
  readonly line: number
  readonly text: string
  readonly suggestions: readonly string[]
  readonly message: string
}

/** A line that was understood, but not by the strict rule. */
export interface Note {
  readonly line: number
  readonly text: string
  /** As it would be written. */
  readonly card: string
  readonly message: string
}

/** A line that means a card, or seems to. */
export interface Entry {
  readonly line: number
  readonly text: string
  readonly section: Section
  readonly copies: number
  readonly card: string
  readonly tags: readonly string[]
  readonly readings: readonly Reading[]
  /** Ids of cards that it may mean as well. */
  readonly others: readonly string[]
  /** Whether it was written without the usual count in front. */
  readonly loose: boolean
}

export interface ReadDeck {
  readonly list: DeckList
  /** Line by line what was read, before copies of one card are put together. */
  readonly entries: readonly Entry[]
  readonly unresolved: readonly Unresolved[]
  readonly notes: readonly Note[]
}

/** A printing with its type, which decides where it belongs in a list without sections. */
export interface Listed extends Named {
  readonly type: string
}

// ---------------------------------------------------------------- names

/** A name as it may be kept and shown: one line, no control characters, 200 characters. Throws where nothing is left. */
export function cleanName(raw: string): string {
  const shown = raw
    .normalize('NFC')
    .replace(/[\n\r\t ]+/g, ' ')
    .replace(/\p{Cc}/gu, (each) => (each < ' ' ? String.fromCharCode(0x2400 + each.charCodeAt(0)) : '\ufffd'))
    // Marks that turn the direction of what follows, or begin a line of their own.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g, '\ufffd')
    .trim()
  const cut = [...shown].slice(0, limits.name).join('').trim()
  if (cut === '') throw new ShelfError('bad_name', 'The name is empty.', 'Give it a name.')
  return cut
}

/** A name may hold anything; a file name may not. */
export function fileName(name: string, otherwise = 'deck'): string {
  const safe = name
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 80)
  return safe || otherwise
}

// ---------------------------------------------------------------- reading

const sections: Readonly<Record<string, Section>> = {
  investigators: 'investigators',
  investigator: 'investigators',
  deck: 'deck',
  decks: 'deck',
  'main deck': 'deck',
  'mythos deck': 'deck',
  maybe: 'maybe',
  maybeboard: 'maybe',
}

const headings: Readonly<Record<Section, string>> = { investigators: 'Investigators', deck: 'Deck', maybe: 'Maybe' }

/** "Deck", "Deck:", "DECK (52)". */
function headingWord(line: string): string {
  return line
    .toLowerCase()
    .replace(/\s*\(\d+\)\s*:?$/, '')
    .replace(/\s*:$/, '')
    .trim()
}

/** Lists grouped by card type have such headings; they say nothing that the cards do not. */
const typeHeading = /^(?:locations?|ally|allies|artifacts?|tomes?|spells?|events?|monsters?|adventures?)$/

const messages: Readonly<Record<Exclude<Reading, 'exact'>, string>> = {
  first: 'Several cards have this name; the first was taken. Write its set in brackets, or #1, #2 and so on.',
  folded: 'Read as the card with the same words.',
  shortened: 'Read as the only card whose name begins so.',
  alias: 'Read as it was chosen before.',
  elsewhere: 'That set has no such card; another one has.',
}

/** What the reading of a name says, beyond that it was read. */
export const saidOf = (readings: readonly Reading[]): string[] => readings.flatMap((each) => (each === 'exact' ? [] : [messages[each]]))

/** A count and a name, and whether a person wrote it in one of the looser ways. */
interface Written {
  readonly copies: number
  readonly name: string
  readonly loose: boolean
}

/** "4x NAME", "NAME x4": what lists of other programs write instead of "4 NAME". */
export function looseEntry(line: string): Written | undefined {
  const before = /^(\d+)\s*[x×]\s+(\S.*)$/i.exec(line)
  if (before) return { copies: Number(before[1]), name: before[2]!, loose: true }
  const after = /^(.*\S)\s+[x×]\s*(\d+)$/i.exec(line)
  return after ? { copies: Number(after[2]), name: after[1]!, loose: true } : undefined
}

function tooBig(): ShelfError {
  return new ShelfError('too_big', 'The deck list is larger than 1 MB.', 'Choose a smaller file.')
}

export interface DeckReading {
  /** The name where the list does not say one. */
  readonly name?: string
  /** A list from anywhere: cards before the first section belong to the deck, Investigators to theirs. In a `.deck` file they are an error. */
  readonly plain?: boolean
  /** Whether words like `#fast` after a name are tags of the card, and comments that were made by writing it are passed over. */
  readonly marked?: boolean
}

/** A comment that says what the list shows anyway, and is made anew when it is written. */
export const madeComment = (text: string): string => `# --- ${text} ---`
const isMade = (line: string): boolean => /^# --- .* ---$/.test(line)

/** "Car (LTD) #fast #"to keep"": tags come last, and are no mere number. */
export function withoutTags(written: string): { readonly name: string; readonly tags: readonly string[] } {
  const tags: string[] = []
  let name = written
  for (;;) {
    const [, before, quoted, bare] = /^(.*\S)\s+#(?:"([^"]+)"|([\p{L}\p{N}_-]+))$/u.exec(name) ?? []
    if (before === undefined || (bare !== undefined && /^\d+$/.test(bare))) return { name, tags }
    tags.unshift((quoted ?? bare)!)
    name = before
  }
}

/** Tags as they are written behind a name. */
export const writtenTags = (tags: readonly string[]): string =>
  tags.map((each) => (/^[\p{L}\p{N}_-]+$/u.test(each) && !/^\d+$/.test(each) ? ` #${each}` : ` #"${each.replaceAll('"', '')}"`)).join('')

/** Reads a deck list with the cards of `titles`. Throws a ShelfError only where the text as a whole cannot be taken. */
export function readDeck(
  text: string,
  titles: TitleIndex<Listed>,
  { name: fallback = 'Deck', plain = false, marked = false }: DeckReading = {},
): ReadDeck {
  if (Buffer.byteLength(text) > limits.deckBytes) throw tooBig()
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (all.length > limits.deckLines) {
    throw new ShelfError('too_big', `The deck list has more than ${limits.deckLines} lines.`, 'Choose a smaller file.')
  }
  const binary = all.findIndex((each) => /[^\P{Cc}\t\v\f\x80-\x9f]/u.test(each))
  if (binary >= 0)
    throw new ShelfError('bad_text', `This is no deck list: line ${binary + 1} holds characters that no text has.`, 'Choose a .deck file.')

  const cards = new Map<string, ListedCard>()
  const lines: ListedLine[] = []
  const unresolved: Unresolved[] = []
  const entries: Entry[] = []
  const notes: Note[] = []
  let section: Section | undefined
  /** The raw name of a section that is none of ours. */
  let strange: string | undefined

  let looked = 0
  const near = (name: string) => (++looked > limits.suggestedLines ? [] : titles.near(name))
  const here = () => section ?? strange
  const place = () => (here() === undefined ? {} : { section: here()! })
  function keep(no: number, raw: string, message: string, suggestions: readonly string[]): void {
    lines.push({ no, ...place(), kind: 'unread', text: raw })
    unresolved.push({ line: no, text: raw.trim(), suggestions, message })
  }

  /** The card of an entry, if its name means one; whole-line names are tried by the caller. */
  function add(no: number, raw: string, { copies, name: written, loose }: Written): boolean {
    const { name, tags } = marked ? withoutTags(written) : { name: written, tags: [] }
    const meant = titles.find(written) ?? titles.find(name)
    if (!meant) return false
    const { card, readings } = meant
    if (!Number.isSafeInteger(copies) || copies < 1 || copies > limits.copies) {
      keep(no, raw, `The count must be a whole number from 1 to ${limits.copies}.`, [])
      return true
    }
    if (strange !== undefined) {
      keep(no, raw, `It stands under "${strange}", which is no section of a deck: it is kept, but not counted.`, [])
      return true
    }
    const into = section ?? (card.type === 'Investigator' ? 'investigators' : 'deck')
    if (section === undefined && !plain) {
      keep(no, raw, 'It stands before the first section, so it belongs to none. Put it below "Investigators" or "Deck".', [])
      return true
    }
    const key = `${into} ${card.id}`
    const there = cards.get(key)
    const sum = (there?.copies ?? 0) + copies
    if (sum > limits.copies) {
      keep(no, raw, `That would be ${sum} copies; at most ${limits.copies} of a card can be listed.`, [])
      return true
    }
    cards.set(key, { section: into, card: card.id, copies: sum, no: there?.no ?? no })
    if (cards.size > limits.deckKinds) {
      throw new ShelfError('too_big', `The list holds more than ${limits.deckKinds} different cards.`, 'Split the list.')
    }
    entries.push({
      ...{ line: no, text: raw.trim(), section: into, copies, card: card.id, tags, readings, loose },
      others: meant.others.map(({ id }) => id),
    })
    const said = saidOf(readings)
    if (loose) said.unshift('Read without the usual count in front.')
    for (const message of said) notes.push({ line: no, text: raw.trim(), card: titles.write(card), message })
    return true
  }

  if (all.every((each) => each.trim() === '')) throw new ShelfError('bad_text', 'The deck list is empty.', 'Choose another file.')

  const head = headOf(all)
  /** Whether anything here looks like a deck list at all. */
  let listLike = head !== undefined
  for (const [index, untrimmed] of all.entries()) {
    if (head !== undefined && index < 3) continue
    const no = index + 1
    const raw = untrimmed.trimEnd()
    const line = raw.trim()
    if (marked && isMade(line)) continue
    if (/^\s*(?:#|\/\/|;)/.test(raw)) {
      lines.push({ no, ...place(), kind: 'comment', text: raw })
      continue
    }
    if (line === '') continue

    const [, first = line, rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (/^\d+$/.test(first) && Number(first) > 0) {
      listLike ||= rest !== ''
      if (add(no, raw, { copies: Number(first), name: rest, loose: false })) continue
      // A name may begin with a number, and its count be missing.
      if (add(no, raw, { copies: 1, name: line, loose: true })) continue
      const missing = rest === '' ? 'There is a count, but no card.' : 'No card of the library has this name.'
      keep(no, raw, missing, rest === '' ? [] : near(rest))
      continue
    }

    const word = headingWord(line)
    const known = Object.hasOwn(sections, word) ? sections[word] : undefined
    if (known) {
      listLike = true
      section = known
      strange = undefined
    } else if (typeHeading.test(word)) {
      lines.push({ no, ...place(), kind: 'comment', text: `# ${line}` })
    } else if (readLoosely(no, raw, line, first, rest)) {
      // It was a card, or something that was meant as one.
    } else {
      section = undefined
      strange = line
      keep(no, raw, 'This is neither a card nor a section of a deck: what follows it is kept, but not counted.', ['Deck', 'Investigators'])
    }
  }

  function readLoosely(no: number, raw: string, line: string, first: string, rest: string): boolean {
    const entry = looseEntry(line)
    if (entry && add(no, raw, entry)) return true
    if (add(no, raw, { copies: 1, name: line, loose: true })) return true
    if (/^[+-]?[\d.,]+$/.test(first) && rest !== '') {
      const found = titles.find(rest)
      keep(no, raw, `The count must be a whole number from 1 to ${limits.copies}.`, found ? [titles.write(found.card)] : near(rest))
      return true
    }
    // A misspelt card without a count looks like a section: only what is close to a Title is taken for one.
    const wanted = foldTitle(entry?.name ?? line)
    const suggestions = near(entry?.name ?? line)
    const close = suggestions.some((each) => Math.abs(foldTitle(each).length - wanted.length) <= wanted.length / 4)
    if (!entry && !(close && section !== undefined) && !(close && plain)) return false
    keep(no, raw, 'No card of the library has this name.', suggestions)
    return true
  }

  if (!listLike && cards.size === 0) {
    throw new ShelfError(
      'bad_text',
      'This is no deck list: it has no section "Deck" and no line with a count and a card.',
      'Choose a .deck file.',
    )
  }
  const firstComment = lines.find(({ kind, section, text }) => kind === 'comment' && section === undefined && /[\p{L}\p{N}]/u.test(text))
  const name = cleanName(head ?? firstComment?.text.replace(/^\s*(?:#|\/\/|;)\s*/, '') ?? fallback)
  return { list: { name, cards: [...cards.values()], lines }, entries, unresolved, notes }
}

/** The name of a list whose first three lines are our own head: an empty comment, the name, an empty comment. */
function headOf(lines: readonly string[]): string | undefined {
  const name = /^# (\S.*)$/.exec(lines[1] ?? '')?.[1]
  return lines[0] === '#' && lines[2] === '#' ? name?.trim() : undefined
}

// ---------------------------------------------------------------- writing

/** A deck list as a `.deck` file. Reads back as the same list. */
export function writeDeck(list: DeckList, titles: TitleIndex<Listed>, find: (id: string) => Listed | undefined): string {
  const items = [
    ...list.lines.map(({ no, section, text }) => ({ no, section, text })),
    ...list.cards.map(({ no, section, card, copies }) => {
      const known = find(card)
      if (!known) throw new ShelfError('not_found', 'The deck holds a card that the library does not know any more.')
      return { no, section, text: `${copies} ${titles.write(known)}` }
    }),
  ].sort((a, b) => a.no - b.no)
  const written = [['#', `# ${list.name}`, '#', ...items.flatMap(({ section, text }) => (section === undefined ? [text] : []))]]
  let last: string | undefined
  for (const { section, text } of items) {
    if (section === undefined) continue
    if (section !== last) {
      // A section that is none of ours begins with its own heading, which was kept as a line.
      written.push(Object.hasOwn(headings, section) ? [headings[section as Section], '', text] : [text])
    } else written.at(-1)!.push(text)
    last = section
  }
  return `${written.map((block) => block.join('\n')).join('\n\n')}\n`
}
