/** Reading a text while it is written: places, clauses, replacements that hold what they promise, and texts of any kind. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import type { Self } from '../../grammar/parse.ts'
import { readText, wordingsOf } from '../../src-main/keeper/reading.ts'

const cards = shippedCards().flatMap(({ facts }) => (facts === undefined ? [] : [facts]))
const known = knownWords(cards.flatMap((card) => (card.type === 'Investigator' ? [] : [card])))
const wordings = wordingsOf(cards.flatMap((card) => (card.type === 'Adventure' ? [] : [card.text])))
const event: Self = { title: 'X', type: 'Event' }
const story: Self = { title: 'X', type: 'Adventure' }
const read = (text: string, self = event) => readText({ text, self }, known, { wordings, late: () => false })

test('every text of the app is read whole, with a step for each clause in its place', () => {
  for (const card of cards) {
    const { steps, faults, rules, recipe } = read(card.text, card)
    expect(faults, card.id).toEqual([])
    const wanted = card.type === 'Adventure' ? (recipe?.slots.length ?? 0) : rules!.length
    expect(steps.length, card.id).toBe(wanted)
    for (const { at, length, said } of steps) {
      expect(said).not.toBe('')
      expect(card.text.slice(at, at + length).trim(), card.id).not.toBe('')
    }
  }
}, 120_000)

test('each of several mistakes is told where it stands, and what stands between them is read', () => {
  const text = 'Bury one Aly of your opponent. Gain 2 Sanity. Draw too cards.'
  const { faults, steps, rules } = read(text)
  expect(faults.map(({ at, length }) => text.slice(at, at + length))).toEqual(['Aly', 'too'])
  expect(steps.map(({ said }) => said)).toEqual(['When played: gain 2 Sanity.'])
  expect(rules).toBeUndefined()
})

test('a replacement that promises the whole sentence keeps its promise', () => {
  for (const text of [
    'Bury one Aly of your opponent, then draw two cards.',
    'Each of your Stedfast Allies gains 1.',
    'While your oponent is at a Cemetary Location, he loses 1 Sanity',
    'When played: discard one crad in your Hand. Gain 1 Sanity if it is nite.',
  ]) {
    const mends = read(text).faults.flatMap((fault) => fault.mends)
    expect(
      mends.some(({ whole }) => whole),
      text,
    ).toBe(true)
    for (const { at, length, by, whole } of mends) {
      const mended = text.slice(0, at) + by + text.slice(at + length)
      const from = Math.max(0, mended.lastIndexOf('. ', at))
      const stop = mended.indexOf('.', at + by.length)
      const later = read(mended).faults.filter((fault) => fault.at >= from && (stop < 0 || fault.at < stop))
      if (whole) expect(later, mended).toEqual([])
    }
  }
})

test('a verb of other games is answered with ours', () => {
  const { mends } = read('Kill one Ally of your opponent.').faults[0]!
  expect(mends).toMatchObject([{ at: 0, length: 4, by: 'Bury', whole: true }])
})

test('a verb nobody knows is answered with the wordings nearest to the sentence, ready to be used', () => {
  const { mends } = read('Befuddle one Ally of your opponent.').faults[0]!
  const wording = mends.find(({ by }) => /bury one Ally of your opponent/i.test(by))
  expect(wording).toMatchObject({ at: 0, length: 34, of: 'sentence', whole: true })
})

test('a slip in capitals is mended in capitals', () => {
  const { mends } = read('You meet a STEADFAST ALLY in a LIBARY.', story).faults[0]!
  expect(mends[0]).toMatchObject({ by: 'LIBRARY', whole: true })
})

test('a phrase of a story that is not understood hides none of its sentence', () => {
  const text = 'You meet a STEADFST ALLY in a LIBRARY with a TOME, and find an ARTFACT at TWO different CITI LOCATIONS.'
  const { faults, steps, recipe } = read(text, story)
  expect(faults.map(({ at, length, mends }) => [text.slice(at, at + length), mends[0]?.by])).toEqual([
    ['STEADFST', 'STEADFAST'],
    ['ARTFACT', 'ARTIFACT'],
    ['CITI', 'CITY'],
  ])
  expect(steps.map(({ said }) => said)).toEqual(['Library Location', 'Tome'])
  expect(recipe).toBeUndefined()
})

test('what is missed only because a phrase before it is not understood is no fault of its own', () => {
  const text = 'The NIGHTGUNTS carry off a SPELL in a TOOM, and cast a SPELL from that TOME.'
  expect(read(text, story).faults.map(({ at, length }) => text.slice(at, at + length))).toEqual(['NIGHTGUNTS', 'TOOM'])
})

test('a phrase that misses another one before it is not mended by a third', () => {
  expect(read('There is a MONSTER with a SPELL in that TOME.', story).faults).toMatchObject([
    { message: 'No Tome is asked for before this.', mends: [] },
  ])
})

test('capitals that ask for no card can be made small, so that no word of the story is lost', () => {
  const { mends } = read('The lamp goes out on a NIGHT OF STORM, and a PROFESSOR waits.', story).faults[0]!
  expect(mends).toMatchObject([
    { by: 'night of storm', whole: true },
    { by: '', whole: true },
  ])
})

test('what is offered for a word either mends the sentence or was nearly written; a far word that mends nothing is not', () => {
  const offered = (text: string) => read(text).faults.flatMap(({ mends }) => mends.map(({ by, whole }) => ({ by, whole })))
  expect(offered('Whoever has the most Allies in play loses one at random.').filter(({ whole }) => !whole)).toEqual([])
  expect(offered('Bury one Aly of yuor opponent.')).toContainEqual({ by: 'Ally', whole: false })
})

test('when time is up no replacement is tried, and the places are told all the same', () => {
  const { faults } = readText({ text: 'Bury one Aly of your opponent.', self: event }, known, { wordings, late: () => true })
  expect(faults).toMatchObject([{ at: 9, length: 3, mends: [] }])
})

const scraps = [
  'Ally',
  'your',
  'opponent',
  'bury',
  'one',
  'each',
  'Monster',
  '.',
  ',',
  ':',
  '(',
  ')',
  '"',
  'and',
  'or',
  'if',
  '2',
  'gain',
  'Qwxz',
  '\n',
  'É',
  '🂡',
]

test('[S28] any text is a reading: no error, places within the text, the same answer to the same words', () => {
  // Each word of a soup is a fault of its own, with replacements to be tried: a few words are as good as many.
  const soup = fc.array(fc.constantFrom(...scraps), { maxLength: 14 }).map((words) => words.join(' '))
  const text = fc.oneof(soup, soup, fc.string({ maxLength: 120 }), fc.string({ unit: 'binary', maxLength: 60 }))
  const read = (text: string, self: Self) => readText({ text, self }, known)
  fc.assert(
    fc.property(text, fc.constantFrom(event, story), (each, self) => {
      const reading = read(each, self)
      for (const { at, length } of [...reading.faults, ...reading.steps]) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at + length).toBeLessThanOrEqual(each.length)
      }
      // Nothing is unread in silence: without a fault there are rules.
      if (reading.faults.length === 0 && each.trim() !== '') expect(reading.rules ?? reading.recipe).toBeDefined()
      expect(read(each, self)).toEqual(reading)
    }),
    { numRuns: 50 },
  )
}, 60_000)

test('[S28] a text beyond all measure is refused in a sentence', () => {
  expect(read('Draw one card. '.repeat(1_000)).faults[0]!.message).toContain('2000')
  expect(read('A TOME. '.repeat(1_000), story).faults[0]!.message).toMatch(/longer/)
})
