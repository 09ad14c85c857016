/** What has not changed between two views of a table stays the same object, so that nothing of it is drawn again. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedOver } from '../../src-renderer/state/carried-over.ts'

const view = () => ({
  moves: 1,
  areas: [
    { seat: 0, hand: [{ id: 'a', face: { title: 'A' } }, { id: 'b' }] },
    { seat: 1, hand: [] },
  ],
  log: [
    { no: 0, text: 'first' },
    { no: 1, text: 'second' },
  ],
})

test('the same state once more is the object one had', () => {
  const before = view()
  expect(carriedOver(before, view())).toBe(before)
})

test('a card that lies elsewhere now, and a line that has moved up, are the objects they were; what changed is not', () => {
  const before = view()
  const after = {
    ...view(),
    moves: 2,
    areas: [{ seat: 0, hand: [{ id: 'b' }, { id: 'c' }, { id: 'a', face: { title: 'A' } }] }, view().areas[1]!],
    log: [
      { no: 1, text: 'second' },
      { no: 2, text: 'third' },
    ],
  }
  const kept = carriedOver(before, after)
  expect(kept).toEqual(after)
  expect(kept.areas[0]!.hand[2]).toBe(before.areas[0]!.hand[0])
  expect(kept.areas[0]!.hand[0]).toBe(before.areas[0]!.hand[1])
  expect(kept.areas[1]).toBe(before.areas[1])
  expect(kept.log[0]).toBe(before.log[1])
})

test('what is absent now is not carried over, and an absent part is not one that is undefined', () => {
  expect(carriedOver({ a: 1, thinking: { seat: 1 } }, { a: 1 })).toEqual({ a: 1 })
  const before: object = { a: undefined }
  expect(Object.keys(carriedOver(before, { b: undefined }))).toEqual(['b'])
})

test('whatever was before, what comes out says what the new state says', () => {
  void fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const said = JSON.stringify(after)
      expect(JSON.stringify(carriedOver(before, after))).toBe(said)
      expect(JSON.stringify(after)).toBe(said)
    }),
  )
})
