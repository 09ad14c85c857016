/** Cells of tables: safe in a spreadsheet, the same again when read. */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvText } from '../../db/csv-cell.ts'

test('what a spreadsheet would reckon with is written as text', () => {
  expect(csvCell('=1+1')).toBe("'=1+1")
  expect(csvCell('-Name')).toBe("'-Name")
  expect(csvText("'=1+1")).toBe('=1+1')
  expect(csvText("'Tis")).toBe("'Tis")
})

test('any text comes back as it was, whatever parts the columns', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(',', ';', '\t'), (text, delimiter) => {
      // A line of nothing is no row, and other line ends are the reader's to fold.
      fc.pre(!text.includes('\r') && !text.includes('\uFEFF'))
      const [row] = parse(`x${delimiter}${csvCell(text)}\n`, { delimiter }) as string[][]
      expect(csvText(row![1]!)).toBe(text)
    }),
  )
})
