/**
 * Lists in and out of decks, in every format: what a text is, what it says line by line, what of it is taken, and a deck
 * written. A guess is never taken by itself: unless it was chosen, its line is kept word for word, as are comments and
 * whatever nobody could read.
 */
import { nextNo } from './deck-edits.ts'
import { cleanName, type Section, writeDeck } from './deck-file.ts'
import type { CardRow, DeckState, LineRow, Mark } from './deck-state.ts'
import { limits } from './limits.ts'
import { isCode, readCodeList, writeCodeList } from './list-code.ts'
import { isListTable, readCsvList, writeCsvList } from './list-csv.ts'
import { readJsonList, writeJsonList } from './list-json.ts'
import { type ListFormat, type ListLine, type ListRead, type ListToWrite, nameIn } from './list-lines.ts'
import type { ListNames } from './list-names.ts'
import { readMarkdownList, readTextList, writeMarkdownList, writeTextList } from './list-text.ts'
import { ShelfError } from './shelf-error.ts'

export interface Chosen {
  readonly no: number
  readonly card: string
}

/** What a list is, by its name if that tells, else by what it holds. */
export function formatOf(text: string, fileName = ''): ListFormat {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase()
  if (ending === 'deck') return 'gccg'
  if (ending === 'md' || ending === 'markdown') return 'markdown'
  if (ending === 'json') return 'json'
  if (ending === 'csv') return 'csv'
  const start = text.replace(/^\uFEFF/, '').trimStart()
  const lines = start.split(/\r\n|\n|\r/, 200)
  if (start.startsWith('{')) return 'json'
  if (isCode(start)) return 'code'
  if (isListTable(lines[0]!)) return 'csv'
  if (
    lines.some((line) => /^#{2,6}\s+\S/.test(line)) ||
    (lines.some((line) => /^# \S/.test(line)) && lines.some((line) => /^[-*+]\s+\S/.test(line)))
  ) {
    return 'markdown'
  }
  return 'text'
}

/** Reads a list. Throws a ShelfError where it cannot be taken as a whole; nothing is kept. */
export function readList(
  text: string,
  names: ListNames,
  { name, format = formatOf(text, name) }: { readonly name: string; readonly format?: ListFormat | undefined },
): ListRead {
  if (Buffer.byteLength(text) > limits.deckBytes) throw new ShelfError('too_big', 'The list is larger than 1 MB.', 'Choose a smaller file.')
  if (text.trim() === '') throw new ShelfError('bad_text', 'The list is empty.', 'Choose another file.')
  const fallback = name.replace(/\.(?:deck|txt|md|markdown|csv|json)$/i, '') || 'Deck'
  switch (format) {
    case 'gccg':
    case 'text':
      return readTextList(text, names, format, fallback)
    case 'markdown':
      return readMarkdownList(text, names, fallback)
    case 'csv':
      return { name: fallback, ...defined(readCsvList(text, names)) }
    case 'json':
      return readJsonList(text, names)
    case 'code':
      return { name: fallback, ...defined(readCodeList(text, names)) }
  }
}

const defined = (read: ListRead): ListRead =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as unknown as ListRead

/** What of a deck a list makes, with what was chosen for its doubtful lines. */
export type Taken = Omit<DeckState, 'style'> & { readonly style: string | undefined }

/** Names that were chosen a card for, to be remembered. */
export const namesChosen = (read: ListRead, chosen: readonly Chosen[]) =>
  chosen.flatMap(({ no, card }) => {
    const line = read.lines.find((each) => each.no === no)
    return line === undefined || (line.as !== 'unknown' && line.as !== 'unsure') ? [] : [{ name: nameIn(line.text), card }]
  })

/** Throws where a chosen card is unknown, or there is no such line to choose for. */
export function taken(read: ListRead, names: ListNames, chosen: readonly Chosen[] = []): Taken {
  const cards = new Map<string, CardRow>()
  const lines: LineRow[] = []
  const marks = new Map(read.marks)
  const choices = new Map(chosen.map(({ no, card }) => [no, card]))
  for (const { no, card } of chosen) {
    if (!read.lines.some((line) => line.no === no && line.as !== 'comment'))
      throw new ShelfError('bad_field', `The list has no line ${no} to choose a card for.`)
    if (!names.byId.has(card)) throw new ShelfError('not_found', 'The library does not know a card that was chosen.', 'Choose another one.')
  }
  for (const line of read.lines) {
    const choice = choices.get(line.no)
    const card = choice ?? (line.as === 'read' ? line.card : undefined)
    const row = card === undefined ? undefined : rowOf(line, card, cards, names)
    if (row === undefined) {
      lines.push({ no: line.no, section: line.under ?? null, kind: line.as === 'comment' ? 'comment' : 'unread', text: line.text })
      continue
    }
    cards.set(`${row.section} ${row.card}`, row)
    const there = marks.get(row.card)
    const mark: Mark = {
      note: line.note ?? there?.note ?? '',
      tags: [...new Set([...(there?.tags ?? []), ...(line.tags ?? [])])].slice(0, 20),
    }
    if (mark.note !== '' || mark.tags.length > 0) marks.set(row.card, mark)
  }
  if (cards.size > limits.deckKinds)
    throw new ShelfError('too_big', `The list holds more than ${limits.deckKinds} different cards.`, 'Split the list.')
  const { name = 'Deck', notes = '', style, tags = [], ignored = [] } = read
  return { name: cleanName(name), notes: notes.slice(0, limits.notes), style, tags, ignored, cards: [...cards.values()], lines, marks }
}

/** The row that a line makes, with the copies that are there already; none, where that would be too many. */
function rowOf(line: ListLine, card: string, rows: ReadonlyMap<string, CardRow>, names: ListNames): CardRow | undefined {
  const section: Section = line.section ?? (names.byId.get(card)!.type === 'Investigator' ? 'investigators' : 'deck')
  const there = rows.get(`${section} ${card}`)
  const copies = (there?.copies ?? 0) + (line.copies ?? 1)
  return copies > limits.copies ? undefined : { section, card, copies, no: there?.no ?? line.no }
}

/** A deck with the cards and lines of a list added: an edit of it. */
export function withList(deck: DeckState, list: Taken): DeckState {
  const last = nextNo(deck)
  const cards = new Map(deck.cards.map((row) => [`${row.section} ${row.card}`, row]))
  for (const row of list.cards) {
    const key = `${row.section} ${row.card}`
    const there = cards.get(key)
    const copies = Math.min(limits.copies, (there?.copies ?? 0) + row.copies)
    cards.set(key, there === undefined ? { ...row, no: last + row.no } : { ...there, copies })
  }
  if (cards.size > limits.deckKinds)
    throw new ShelfError('too_big', `A deck can hold at most ${limits.deckKinds} different cards.`, 'Split the list.')
  if (deck.lines.length + list.lines.length > limits.deckLines)
    throw new ShelfError('too_big', 'The deck would have too many lines.', 'Drop some first.')
  const marks = new Map(deck.marks)
  for (const [card, mark] of list.marks) if (!marks.has(card)) marks.set(card, mark)
  return {
    ...deck,
    cards: [...cards.values()],
    lines: [...deck.lines, ...list.lines.map((line) => ({ ...line, no: last + line.no }))],
    marks,
  }
}

/** A deck as a list. */
export function writeList(list: ListToWrite, format: ListFormat, names: ListNames): string {
  switch (format) {
    case 'gccg': {
      const lines = list.lines.map(({ section, ...line }) => ({ ...line, ...(section === null ? {} : { section }) }))
      return writeDeck({ name: list.name, lines, cards: list.cards.map((row) => ({ ...row, card: row.card.id })) }, names.titles, (id) =>
        names.byId.get(id),
      )
    }
    case 'text':
      return writeTextList(list, names)
    case 'markdown':
      return writeMarkdownList(list, names)
    case 'csv':
      return writeCsvList(list, names)
    case 'json':
      return writeJsonList(list, names)
    case 'code':
      return writeCodeList(list, names)
  }
}
