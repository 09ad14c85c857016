/** Deck lists as tables: a line a card, told by its Title, set and number. Comments and lines nobody could read are lines as well. */
import { CsvError, parse } from 'csv-parse/sync'
import { csvCell, csvText } from './csv-cell.ts'
import type { Section } from './deck-file.ts'
import { withoutTags, writtenTags } from './deck-file.ts'
import { limits } from './limits.ts'
import { type ListLine, type ListRead, type ListToWrite, lineOf, proposing } from './list-lines.ts'
import type { ListNames } from './list-names.ts'
import { ShelfError } from './shelf-error.ts'

const columns = ['count', 'title', 'set', 'number', 'type', 'section', 'tags', 'note'] as const

const otherWords: Readonly<Record<string, string>> = {
  quantity: 'count',
  qty: 'count',
  copies: 'count',
  name: 'title',
  card: 'title',
  'set code': 'set',
  edition: 'set',
  '#': 'number',
}

const sections: Readonly<Record<string, Section>> = {
  deck: 'deck',
  main: 'deck',
  investigators: 'investigators',
  investigator: 'investigators',
  maybe: 'maybe',
  maybeboard: 'maybe',
  sideboard: 'maybe',
}

const columnOf = (heading: string): string => {
  const word = heading
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
  return otherWords[word] ?? word
}

/** The sign that parts the cells of the first line. */
function delimiterOf(head: string): string {
  const counted = [',', ';', '\t', '|'].map((sign) => ({
    sign,
    known: head.split(sign).filter((each) => isColumn(columnOf(each.replaceAll('"', '')))).length,
  }))
  return counted.reduce((best, next) => (next.known > best.known ? next : best)).sign
}

const isColumn = (word: string): boolean => columns.some((each) => each === word)

/** Whether a first line names the columns of a deck list. */
export function isListTable(head: string): boolean {
  const words = head.split(delimiterOf(head)).map((each) => columnOf(each.replaceAll('"', '')))
  return words.includes('title') && words.filter(isColumn).length >= 2
}

function records(text: string, delimiter: string): { readonly record: readonly string[]; readonly line: number }[] {
  try {
    const options = {
      delimiter,
      info: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    } as const
    // With `info`, each record comes with where it ends; the types of the library do not say so.
    const read = parse(text, options) as unknown as readonly {
      readonly record: readonly string[]
      readonly info: { readonly lines: number }
    }[]
    return read.map(({ record, info }) => ({
      record,
      line: info.lines - record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0),
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number((error as { readonly lines?: unknown }).lines ?? 1)
    const what = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark is opened and never closed' : 'the table cannot be read'
    throw new ShelfError('bad_csv', `The list, line ${line}: ${what}.`, 'Save it as CSV again.')
  }
}

export function readCsvList(written: string, names: ListNames): ListRead {
  const text = written.replace(/\r\n?/g, '\n')
  const [head, ...body] = records(text, delimiterOf(text.split('\n', 1)[0]!.replace(/^\uFEFF/, '')))
  const headings = (head?.record ?? []).map(columnOf)
  if (!headings.includes('title')) {
    throw new ShelfError(
      'bad_csv',
      'The list, line 1: there is no column "title".',
      'The first line must name the columns: count, title, set.',
    )
  }
  if (body.length > limits.deckLines)
    throw new ShelfError('too_big', `The list has more than ${limits.deckLines} lines.`, 'Choose a smaller file.')
  const near = proposing(names)
  let name: string | undefined
  const lines = body.flatMap(({ record, line: no }): ListLine[] => {
    const cell = (column: (typeof columns)[number]) => csvText((record[headings.indexOf(column)] ?? '').trim())
    const [title, type, set, under] = [cell('title'), cell('type'), cell('set'), cell('section')]
    const section = Object.hasOwn(sections, under.toLowerCase()) ? sections[under.toLowerCase()] : undefined
    if (type === 'name' && cell('count') === '') {
      name = title
      return []
    }
    if (title === '') return []
    if (type === 'comment') return [{ no, text: title, as: 'comment', under: under === '' ? undefined : under, proposals: [] }]
    if (type === 'unread') {
      return [
        {
          no,
          text: title,
          as: 'unknown',
          copies: 1,
          section,
          under: under === '' ? undefined : under,
          proposals: near(title.replace(/^\d+\s+/, '')),
        },
      ]
    }
    const number = cell('number') === '' ? undefined : Number(cell('number'))
    const shown = `${cell('count')} ${title}${set === '' ? '' : ` (${set})`}${number === undefined ? '' : ` #${number}`}`.trim()
    if (under !== '' && section === undefined) {
      const message = `It stands under "${under.slice(0, 60)}", which is no section of a deck: it is kept, but not counted.`
      return [{ no, text: shown, as: 'unknown', copies: 1, under, message, proposals: [] }]
    }
    const copies = cell('count') === '' ? 1 : /^\d+$/.test(cell('count')) ? Number(cell('count')) : Number.NaN
    const { tags } = withoutTags(`x ${cell('tags')}`)
    const base = { no, text: shown, section, copies, tags, ...(cell('note') !== '' && { note: cell('note') }) }
    return [lineOf(base, title, names.find(title, set === '' ? undefined : set, number), near)]
  })
  if (lines.length === 0 && name === undefined)
    throw new ShelfError('bad_csv', 'The table holds no cards.', 'Put one card on each line below the first.')
  return { format: 'csv', name, lines }
}

export function writeCsvList(list: ListToWrite, names: ListNames): string {
  const row = (cells: Partial<Record<(typeof columns)[number], string>>) => columns.map((each) => csvCell(cells[each] ?? '')).join(',')
  const items = [
    ...list.cards.map(({ section, card, copies, no }) => {
      const mark = list.marks.get(card.id)
      const { set, title, number } = names.placeOf(card)
      return {
        no,
        row: row({
          ...{ count: String(copies), title, set, type: card.type, section },
          number: names.alike(card) > 1 ? String(number) : '',
          tags: writtenTags(mark?.tags ?? []).trim(),
          note: mark?.note ?? '',
        }),
      }
    }),
    ...list.lines.map(({ no, section, kind, text }) => ({ no, row: row({ title: text.trim(), type: kind, section: section ?? '' }) })),
  ].sort((a, b) => a.no - b.no)
  return `${[columns.join(','), row({ title: list.name, type: 'name' }), ...items.map(({ row }) => row)].join('\n')}\n`
}
