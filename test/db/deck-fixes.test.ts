/** Ways out of what is wrong with a deck: each named, each an edit, and together they lead out. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Section } from '../../db/deck-file.ts'
import type { DeckSheet } from '../../db/deck-room.ts'
import { lawOf } from '../../src-main/games/mythos/deck-law.ts'
import { playStyles } from '../../src-main/games/mythos/play-styles.ts'
import { house, shelfWith } from './house-cards.ts'

const cards = [
  ...Array.from({ length: 14 }, (_, no) => house(`Plain ${no + 1}`)),
  house('Car'),
  house('The Car', { setCode: 'Y' }),
  house('Dotted', { unique: true }),
  house('Dotted', { unique: true, setCode: 'Y' }),
  house('Clerk', { type: 'Investigator' }),
  house('Professor', { type: 'Investigator', setCode: 'Y' }),
  house('Blank', { type: 'Adventure' }),
  house('Tale', { type: 'Adventure', points: 12 }),
  house('Story', { type: 'Adventure', points: 8, setCode: 'Y' }),
]

const shelf = shelfWith(cards)
shelf.styles.bind(playStyles, lawOf)
const styleOf = (terms: object) =>
  shelf.styles.save({ name: `Own ${JSON.stringify(terms)}`, says: '', terms: { mode: 'campaign', target: 20, houseRules: [], ...terms } })
const styles = [
  'campaign',
  'basic',
  styleOf({ least: 10, most: 20, sets: ['X', 'LTD', 'MSGS'] }),
  styleOf({ least: 0, copies: 1, points: 12, houseRules: ['dots-ignored'] }),
]

const open = (rows: readonly { section: Section; card: string; copies: number }[], style = 'campaign'): DeckSheet =>
  shelf.deckRoom.begin({ name: 'Bad', style, cards: rows })
const row = (title: string, copies: number, section: Section = 'deck') => ({
  section,
  card: cards.find(({ named }) => named.title === title)!.named.id,
  copies,
})
const plain = (copies: number) => Array.from({ length: 14 }, (_, no) => row(`Plain ${no + 1}`, copies))

const faultOf = (sheet: DeckSheet, rule: string) => sheet.faultList.find((each) => each.rule === rule)!
const after = (sheet: DeckSheet, rule: string, no: number) => {
  const { edit } = faultOf(sheet, rule).fixes[no]!
  const fixed = shelf.deckRoom.edit(sheet.id, shelf.deckRoom.open(sheet.id).at, edit)
  shelf.deckRoom.undo(sheet.id, fixed.at)
  return fixed
}

test('[M3.4] too many of a Title: the rows of all its printings, taken from the last', () => {
  const theCar = { ...row('The Car', 3), card: 'y-car' }
  const sheet = open([...plain(4), row('Car', 4), theCar], 'basic')
  const fault = faultOf(sheet, 'M3.4')
  expect(fault).toMatchObject({
    message: 'There are 7 copies of Car; at most 4 of one Title are allowed.',
    cards: [
      { card: 'x-car', title: 'Car', copies: 4 },
      { card: 'y-car', title: 'The Car', copies: 3 },
    ],
    fixes: [{ label: 'Move 3 Car to Maybe' }, { label: 'Take out 3 Car' }],
  })
  expect(after(sheet, 'M3.4', 0).rows.find(({ section }) => section === 'maybe')).toMatchObject({ title: 'The Car', count: 3 })
  expect(after(sheet, 'M3.4', 1)).toMatchObject({ cards: 60, faultList: [] })
})

test('[M3.6] one of a dotted card stays', () => {
  const sheet = open([...plain(4), row('Dotted', 3)], 'basic')
  expect(faultOf(sheet, 'M3.6').cards).toEqual([{ card: 'x-dotted', title: 'Dotted', copies: 3 }])
  expect(after(sheet, 'M3.6', 1)).toMatchObject({ cards: 57, faultList: [] })
})

test('[M3.3, M1.2] what stands in the wrong section is moved', () => {
  const sheet = open([...plain(4), row('Clerk', 1), row('Car', 1, 'investigators')], 'basic')
  expect(after(sheet, 'M3.3', 0).investigators).toEqual(['Car', 'Clerk'])
  expect(after(sheet, 'M1.2', 0)).toMatchObject({ cards: 57, investigators: [] })
})

test('[M3.11] a blank Adventure is taken out', () => {
  const sheet = open([...plain(4), row('Blank', 1)], 'basic')
  expect(faultOf(sheet, 'M3.11').fixes[0]?.label).toBe('Take out 1 Blank')
  expect(after(sheet, 'M3.11', 0).faultList).toEqual([])
})

test('[M3.1] a small deck is filled from Maybe, then with more copies; where that is not enough, it is said', () => {
  const sheet = open([...plain(3), row('Tale', 1), row('Car', 2, 'maybe'), row('Dotted', 3, 'maybe')], 'basic')
  expect(faultOf(sheet, 'M3.1').fixes.map(({ label }) => label)).toEqual([
    'Fill up: take 3 from Maybe and add 6 more copies of what is there',
  ])
  const filled = after(sheet, 'M3.1', 0)
  expect(filled).toMatchObject({ cards: 52, faultList: [] })
  expect(filled.rows.find(({ title }) => title === 'Tale')?.count).toBe(1)
  expect(faultOf(open([row('Car', 1)], 'basic'), 'M3.1')).toMatchObject({
    fixes: [],
    noFix: expect.stringContaining('add cards of the library'),
  })
})

test('[M3.9, M3.12] points are made of Adventures that the deck has not, those of Maybe first', () => {
  const sheet = open(
    [...plain(4), row('Story', 2), row('Tale', 1, 'maybe')].map((each) => (each.card === 'x-story' ? { ...each, card: 'y-story' } : each)),
  )
  expect(faultOf(sheet, 'M3.9')).toMatchObject({
    cards: [{ title: 'Story', copies: 2 }],
    fixes: [{ label: 'Add Tale (12)', edit: { changes: [{ do: 'move', from: 'maybe', to: 'deck' }] } }, {}, {}],
  })
  expect(after(sheet, 'M3.9', 0)).toMatchObject({ adventurePoints: 20, faultList: [] })
})

test('[M3] for any bad deck, the first fix of each fault in turn ends in none, or it is said why there is none', () => {
  const anyRow = fc.record({
    section: fc.constantFrom<Section>('deck', 'deck', 'deck', 'investigators', 'maybe'),
    card: fc.constantFrom(...cards.map(({ named }) => named.id)),
    copies: fc.integer({ min: 1, max: 6 }),
  })
  const anyList = fc.uniqueArray(anyRow, { selector: ({ section, card }) => `${section} ${card}`, maxLength: 25 })
  let fixed = 0
  let stuck = 0
  fc.assert(
    fc.property(anyList, fc.constantFrom(...styles), (rows, style) => {
      let sheet = open(rows, style)
      for (let step = 0; step < 60; step++) {
        const next = sheet.faultList.find(({ fixes }) => fixes.length > 0)
        if (next === undefined) break
        sheet = shelf.deckRoom.edit(sheet.id, sheet.at, next.fixes[0]!.edit)
        const same = (each: (typeof sheet.faultList)[number]) =>
          JSON.stringify([each.rule, each.cards]) === JSON.stringify([next.rule, next.cards])
        if (sheet.faultList.some(same)) throw new Error(`${next.fixes[0]!.label} does not mend: ${next.message}`)
      }
      for (const { fixes, noFix } of sheet.faultList) expect([fixes, typeof noFix]).toEqual([[], 'string'])
      if (sheet.faultList.length === 0) fixed++
      else stuck++
    }),
    { numRuns: 150 },
  )
  // Both ends must have been met, or the property would say little.
  expect(Math.min(fixed, stuck)).toBeGreaterThan(5)
})
