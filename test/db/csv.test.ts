/** Cards from tables: columns by their words, cells as a spreadsheet writes them, every mistake with its line. */
import { expect, test } from 'vitest'
import { readCsv } from '../../db/csv.ts'
import { limits } from '../../db/limits.ts'
import { ShelfError } from '../../db/shelf-error.ts'

function refusal(text: string): Pick<ShelfError, 'code' | 'message'> {
  try {
    readCsv(text, 'x.csv')
  } catch (error) {
    if (error instanceof ShelfError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('was not refused')
}

const table = `title,set,type,sanity,text
The Hill,X,Event,-1,"Draw one card, then ""Bury"" it."
`

test.each([
  ['commas', table],
  ['semicolons', table.replace(/,(?! )/g, ';')],
  ['tabs', table.replace(/,(?! )/g, '\t')],
  ['bars', table.replace(/,(?! )/g, '|')],
  ['Windows line ends and a byte order mark', `\uFEFF${table.replaceAll('\n', '\r\n')}`],
  ['line ends of old Macs', table.replaceAll('\n', '\r')],
])('a table parted by %s is the same card', (_, text) => {
  const { cards, faults } = readCsv(text, 'x.csv')
  expect(faults).toEqual([])
  expect(cards).toHaveLength(1)
  expect(cards[0]).toMatchObject({
    line: 2,
    at: 'x.csv, line 2',
    facts: { id: 'x-the-hill', title: 'The Hill', sanity: -1, anyDimension: true, text: 'Draw one card, then "Bury" it.' },
  })
})

test('every fact of a card file is a column', () => {
  const { cards, faults } = readCsv(
    `Id,Name,Set code,Type,Value,Attributes,Languages,Region,Subregion,Unique,Rarity
a-1,Al,A,Ally,6/4,"Corrupt, Cultist",English & Greek,Coast,Any City,x,rare`,
    'x.csv',
  )
  expect(faults).toEqual([])
  expect(cards[0]).toMatchObject({
    rarity: 'rare',
    named: { id: 'a-1', setCode: 'A', unique: true },
    facts: {
      dimension: 'waking',
      value: 6,
      values: [6, 4],
      attributes: ['Corrupt', 'Cultist'],
      languages: { mode: 'and', list: ['English', 'Greek'] },
      // [M7.2] "Any City" in the region.
      foundAt: { region: 'Coast', attributes: ['City'] },
    },
  })
})

test('the two requirements of a Great Old One have a column each', () => {
  const { cards } = readCsv(
    'title,set,type,goo,requires 1,requires 2\nG,X,Monster,yes,Storm: type Event; subtype Storm,Hill: type Location; title Hill',
    'x',
  )
  expect(cards[0]!.facts).toMatchObject({
    goo: true,
    requirements: [
      { phrase: 'Storm', subtype: 'Storm' },
      { phrase: 'Hill', title: 'Hill' },
    ],
  })
})

test('a flag may be yes, true, 1 or x; no, false, 0 and an empty cell leave it out; anything else is a mistake', () => {
  const gate = (cell: string) => readCsv(`title,set,type,public,gate\nH,X,Location,Inside,${cell}`, 'x.csv')
  for (const cell of ['yes', 'TRUE', '1', 'x']) expect(gate(cell).cards[0]!.facts).toMatchObject({ gate: true })
  for (const cell of ['', 'no', 'False', '0']) expect(gate(cell).cards[0]!.facts).not.toHaveProperty('gate')
  expect(gate('perhaps')).toMatchObject({ cards: [], faults: [{ line: 2 }] })
})

test('a mistake is told with the line its card begins in, however many lines a cell has; the other cards are kept', () => {
  const { cards, faults } = readCsv(
    'title,set,type,text,sanity\r\nA,X,Event,"one\r\n\r\ntwo",1\r\n\r\nB,X,Event,,much\r\nC,X,Vehicle,,\r\nD,X,Event,,2,more\r\nA,X,Event,,',
    'x.csv',
  )
  expect(cards.map(({ named, line, text }) => [named.title, line, text])).toEqual([
    ['A', 2, 'one two'],
    ['D', 8, ''],
  ])
  expect(faults.map(({ line, message }) => [line, message.slice(0, 34)])).toEqual([
    [6, 'sanity: "much" is not a whole numb'],
    [7, '"Vehicle" is not a card type: it i'],
    [8, 'There are more cells than columns.'],
    [9, 'The id "x-a" was given to another '],
  ])
})

test('what a card lacks is told by its columns, and nobody asks for an id that a Title makes', () => {
  const { faults } = readCsv('title,set,type\nThe Cat,X,Ally\n,X,Event\n', 'x.csv')
  expect(faults).toMatchObject([
    { line: 2, title: 'The Cat', message: 'There is nothing under "value", "found".' },
    { line: 3, message: 'There is nothing under "title".' },
  ])
})

test('columns nobody knows, and second ones, are told once and passed over', () => {
  const { cards, faults } = readCsv('title,set,type,smell,type\nA,X,Event,bad,Ally', 'x.csv')
  expect(cards[0]!.named.type).toBe('Event')
  expect(faults.map(({ line, message }) => [line, message])).toEqual([
    [1, '"smell" is not known as a column; it was passed over.'],
    [1, 'The column "type" stands here twice; the first was taken.'],
  ])
})

test.each([
  ['no table', 'hello', 'x.csv, line 1: there is no column "title", "set", "type".'],
  ['nothing', '', 'x.csv, line 1: there is no column "title", "set", "type".'],
  ['an open quotation mark', 'title,set,type\nA,X,Event\n"B,X,Event', 'x.csv, line 3: a quotation mark is opened and never closed.'],
  ['a stray quotation mark', 'title,set,type\nA "b" c,X,Event', 'x.csv, line 2: a quotation mark stands inside a cell.'],
  ['text after a quotation', 'title,set,type\n"A" b,X,Event', 'x.csv, line 2: something follows the quotation mark that ends a cell.'],
])('%s is refused as a whole, with the line', (_, text, message) => {
  expect(refusal(text)).toEqual({ code: 'bad_csv', message })
})

test('[L3] 2,000 cards are taken; one more, and 100,000, are refused', () => {
  const many = (count: number) => `title,set,type\n${Array.from({ length: count }, (_, no) => `A ${no},X,Event`).join('\n')}`
  expect(readCsv(many(limits.setCards), 'x.csv').cards).toHaveLength(limits.setCards)
  expect(refusal(many(limits.setCards + 1)).code).toBe('too_big')
  expect(refusal(many(100_000)).code).toBe('too_big')
})
