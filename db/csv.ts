/**
 * Cards from a table: a line a card, a column a fact, by the words of the card files (db/README.md). The columns may come in
 * any order and be parted by comma, semicolon, tab or bar, as the spreadsheet program liked it. What a fact says is
 * read as in a card file.
 */
import { CsvError, parse } from 'csv-parse/sync'
import { type FileFault, factWords, type ReadCards, readWrittenCards, type WrittenFact } from './cards-file.ts'
import { foundByBar, slug } from './gccg.ts'
import { limits } from './limits.ts'
import { ShelfError } from './shelf-error.ts'

/** Other words for the same columns. */
const otherWords: Readonly<Record<string, string>> = {
  name: 'title',
  'set-code': 'set',
  san: 'sanity',
  'victory-points': 'points',
  'public-attributes': 'public',
  'found-at': 'found',
  'spell-capacity': 'capacity',
  'value-bonus': 'bonus',
  knows: 'languages',
}

const flags = new Set(['unique', 'gate', 'goo', 'exotic', 'travel'])
const delimiters = [',', ';', '\t', '|'] as const

/** The fact that a column's heading names: "Set code", "set_code" and "setCode" are one. */
function columnOf(heading: string): string {
  const word = heading
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^requires-?\d+$/, 'requires')
  return otherWords[word] ?? word
}

const isColumn = (word: string) => factWords.includes(word)

/** A line of the table, and where in the file it ends: a cell may run over many lines. */
interface TableLine {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

const meanings: Readonly<{ [code: string]: readonly [what: string, hint: string] }> = {
  CSV_QUOTE_NOT_CLOSED: ['a quotation mark is opened and never closed', 'Close it, or write two of them where one is meant.'],
  CSV_INVALID_CLOSING_QUOTE: ['something follows the quotation mark that ends a cell', 'Write two quotation marks where one is meant.'],
  INVALID_OPENING_QUOTE: ['a quotation mark stands inside a cell', 'Put the cell in quotation marks, and write two where one is meant.'],
  CSV_MAX_RECORD_SIZE: ['it is longer than any card can be', 'A quotation mark before it may not be closed.'],
}

function rows(text: string, file: string, delimiter: string, to: number): readonly TableLine[] {
  try {
    const options = {
      delimiter,
      info: true,
      to,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    } as const
    // With `info`, each record comes with where it stands; the types of the library do not say so.
    return parse(text, options) as unknown as readonly TableLine[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const [what, hint] = meanings[error.code] ?? ['the table cannot be read', 'Save it as CSV again.']
    const line = Number((error as { readonly lines?: unknown }).lines ?? 1)
    throw new ShelfError('bad_csv', `${file}, line ${line}: ${what}.`, hint)
  }
}

/** The sign that parts the cells: the one that makes the most known columns out of the first line. */
function delimiterOf(text: string, file: string): (typeof delimiters)[number] {
  const counted = delimiters.map((each) => {
    let known = 0
    try {
      known = (rows(text, file, each, 1)[0]?.record ?? []).filter((heading) => isColumn(columnOf(heading))).length
    } catch (error) {
      if (!(error instanceof ShelfError)) throw error
    }
    return { each, known }
  })
  return counted.reduce((best, next) => (next.known > best.known ? next : best)).each
}

/** What a cell says in the words of a card file; nothing, where that says it by leaving the line out. */
function cellValue(column: string, cell: string): string | undefined {
  const value = cell.replace(/\s+/g, ' ').trim()
  if (value === '') return undefined
  if (!flags.has(column) && column !== 'invisible') return value
  if (/^(?:no|false|0|n)$/i.test(value)) return undefined
  return /^(?:yes|true|1|y|x)$/i.test(value) ? 'yes' : value.toLowerCase()
}

/** What a table leaves to be understood, and a card file would write out. */
function understood(facts: ReadonlyMap<string, string>): readonly (readonly [key: string, value: string])[] {
  const more: [string, string][] = []
  const type = facts.get('type')
  const [title, set] = [facts.get('title'), facts.get('set')]
  if (!facts.has('id') && title && set) more.push(['id', `${slug(set)}-${slug(title)}`])
  if (!facts.has('dimension') && type !== 'Investigator')
    more.push(['dimension', ['Location', 'Ally', 'Adventure'].includes(type ?? '') ? 'waking' : 'any'])
  if (type === 'Ally' && !facts.has('languages')) more.push(['languages', 'none'])
  const found = foundByBar(facts.get('region'), facts.get('subregion'))
  if (type === 'Ally' && !facts.has('found') && found !== undefined) more.push(['found', found])
  return more
}

/** What a card of a table lacks: a cell. An id that nobody wrote is made of other cells, and lacks nothing but those. */
function lacks(keys: readonly string[]): string {
  const cells = keys.filter((each, _, { length }) => each !== 'id' || length === 1)
  return `There is nothing under "${cells.join('", "')}".`
}

/**
 * Reads a table of cards; `file` is the name used in messages. Throws a ShelfError where the table as a whole is
 * unreadable; otherwise lists what is wrong line by line.
 */
export function readCsv(written: string, file: string): ReadCards {
  // Inside a cell the parser would count the two signs of a Windows line end as two lines.
  const text = written.replace(/\r\n?/g, '\n')
  const [head, ...body] = rows(text, file, delimiterOf(text, file), limits.setCards + 2)
  const headings = (head?.record ?? []).map(columnOf)
  const missing = ['title', 'set', 'type'].filter((each) => !headings.includes(each))
  if (missing.length > 0) {
    const hint = 'The first line must name the columns, "title", "set" and "type" among them.'
    throw new ShelfError('bad_csv', `${file}, line 1: there is no column "${missing.join('", "')}".`, hint)
  }
  if (body.length > limits.setCards) throw new ShelfError('too_big', `${file} holds more than ${limits.setCards} cards.`, 'Split the file.')
  const faults: FileFault[] = []
  for (const [index, each] of headings.entries()) {
    const at = `${file}, line 1`
    const heading = head!.record[index]!.slice(0, 40)
    if (each !== '' && !isColumn(each)) faults.push({ at, line: 1, message: `"${heading}" is not known as a column; it was passed over.` })
    else if (each !== 'requires' && headings.indexOf(each) < index)
      faults.push({ at, line: 1, message: `The column "${heading}" stands here twice; the first was taken.` })
  }

  const cards = body.map(({ record, info }): readonly WrittenFact[] => {
    // The parser tells the line a card ends in.
    const no = info.lines - record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
    if (record.length > headings.length && record.slice(headings.length).some((cell) => cell.trim() !== ''))
      faults.push({
        at: `${file}, line ${no}`,
        line: no,
        message: 'There are more cells than columns. A text with commas in it belongs in quotation marks.',
      })
    const facts: (readonly [string, string])[] = record.flatMap((cell, index) => {
      const column = headings[index]
      const value = column === undefined || !isColumn(column) ? undefined : cellValue(column, cell)
      const isFirst = column === 'requires' || headings.indexOf(column!) === index
      return value === undefined || !isFirst ? [] : [[column!, value] as const]
    })
    return [...facts, ...understood(new Map(facts))].map(([key, value]) => ({ no, key, value }))
  })
  const read = readWrittenCards(
    cards.filter((each) => each.length > 0),
    file,
    lacks,
  )
  return { cards: read.cards, faults: [...faults, ...read.faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
}
