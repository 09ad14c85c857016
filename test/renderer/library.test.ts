/** The library's lines, keys and marks, apart from the page. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, moved } from '../../src-renderer/library/lines.ts'
import { instead, piecesOf, without } from '../../src-renderer/library/query-marks.ts'

const groups = [
  { name: 'Ally', count: 5 },
  { name: 'Tome', count: 2 },
]

test('lines are headings and rows, and no row reaches over the end of its group', () => {
  expect(linesOf({ total: 3, groups: [] }, 2)).toMatchObject([
    { is: 'cards', from: 0, to: 2 },
    { is: 'cards', from: 2, to: 3 },
  ])
  expect(linesOf({ total: 7, groups }, 3)).toMatchObject([
    { is: 'group', name: 'Ally', count: 5 },
    { is: 'cards', from: 0, to: 3 },
    { is: 'cards', from: 3, to: 5 },
    { is: 'group', name: 'Tome', count: 2 },
    { is: 'cards', from: 5, to: 7 },
  ])
  expect(linesOf({ total: 0, groups: [] }, 3)).toEqual([])
})

test('every card stands in exactly one line, in order, whatever stands side by side', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }), fc.integer({ min: 1, max: 5 }), (counts, across) => {
      const total = counts.reduce((sum, each) => sum + each, 0)
      const lines = linesOf({ total, groups: counts.map((count) => ({ count })) }, across)
      const cards = lines.flatMap((each) =>
        each.is === 'cards' ? Array.from({ length: each.to - each.from }, (_, i) => each.from + i) : [],
      )
      expect(cards).toEqual(Array.from({ length: total }, (_, i) => i))
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    }),
  )
})

test('arrows keep the column from row to row, and stop at the ends', () => {
  const lines = linesOf({ total: 7, groups }, 3)
  expect(moved(lines, 1, 'ArrowDown', 2)).toBe(4)
  expect(moved(lines, 2, 'ArrowDown', 2), 'a shorter row has no third column').toBe(4)
  expect(moved(lines, 4, 'ArrowDown', 2)).toBe(6)
  expect(moved(lines, 6, 'ArrowDown', 2)).toBe(6)
  expect(moved(lines, 6, 'ArrowRight', 2)).toBe(6)
  expect(moved(lines, 5, 'ArrowUp', 2)).toBe(3)
  expect(moved(lines, 1, 'ArrowUp', 2)).toBe(1)
  expect(moved(lines, 0, 'ArrowLeft', 2)).toBe(0)
  expect(moved(lines, 1, 'PageDown', 2)).toBe(6)
  expect(moved(lines, 6, 'PageUp', 5)).toBe(1)
  expect(moved(lines, 3, 'Home', 2)).toBe(0)
  expect(moved(lines, 3, 'End', 2)).toBe(6)
  expect(moved(lines, 3, 'x', 2)).toBeUndefined()
  expect(moved([], 0, 'ArrowDown', 2)).toBeUndefined()
})

test('from any card any key leads to a card', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End')
  const counts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 5 }), fc.nat(), keys, (sizes, across, from, key) => {
      const total = sizes.reduce((sum, each) => sum + each, 0)
      const to = moved(linesOf({ total, groups: sizes.map((count) => ({ count })) }, across), from % total, key, 3)
      expect(to).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThan(total)
    }),
  )
})

test('a query is cut into pieces that are the query again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('t', ':', '"', ' ', '>', '=', '-', '(', 'or', 'é', '3', '!') }), (typed) => {
      expect(
        piecesOf(typed, undefined)
          .map(({ text }) => text)
          .join(''),
      ).toBe(typed)
    }),
  )
})

test('fields, phrases, numbers and signs look their part, and a fault is marked where it stands', () => {
  const typed = 'arkham t:ally val>=2 -"new york" or regoin:x'
  const faults = [{ at: typed.indexOf('regoin'), length: 6, message: '' }]
  const pieces = piecesOf(typed, { query: typed, faults })
  const of = (is: string) => pieces.filter((each) => each.is === is).map(({ text }) => text)
  expect(of('field')).toEqual(['t:', 'val>=', 'regoin', ':'])
  expect(of('phrase')).toEqual(['"new york"'])
  expect(of('number')).toEqual(['2'])
  expect(of('sign')).toEqual(['-', 'or'])
  expect(pieces.filter(({ fault }) => fault).map(({ text }) => text)).toEqual(['regoin'])
})

test('marks of an older answer stay where nothing was touched, and go where it was', () => {
  const faults = [{ at: 0, length: 6, message: '' }]
  const marked = (typed: string) => piecesOf(typed, { query: 'regoin:x', faults }).some(({ fault }) => fault)
  expect(marked('regoin:x a')).toBe(true)
  expect(marked('region:x')).toBe(false)
})

test('a part is dropped with the blank beside it, and replaced in its place', () => {
  expect(without('a t:ally b', { at: 2, length: 6 })).toBe('a b')
  expect(without('t:ally', { at: 0, length: 6 })).toBe('')
  expect(instead('regoin:x', { at: 0, length: 6 }, 'region')).toBe('region:x')
})
