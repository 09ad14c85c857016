/** Decks on the shelf: kept, changed, removed and restored, read in and written out without loss. */
import { expect, test } from 'vitest'
import { limits } from '../../db/limits.ts'
import { openShelf } from '../../db/shelf.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { deckOf, fillers, house, listed, shelfWith } from './house-cards.ts'

function refusal(act: () => unknown): Pick<ShelfError, 'code' | 'message'> {
  try {
    act()
  } catch (error) {
    if (error instanceof ShelfError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('was not refused')
}

test('the two Standard Game decks are there from the first start, and legal for a campaign', () => {
  const { decks } = openShelf()
  expect(decks.list()).toEqual([
    {
      id: expect.any(Number),
      name: 'Mythos Standard Game - Corrupt',
      ready: true,
      cards: 52,
      adventurePoints: 28,
      legal: true,
      faults: 0,
      investigators: ['Bored Clerk', 'Rebellious Youth'],
    },
    {
      id: expect.any(Number),
      name: 'Mythos Standard Game - Steadfast',
      ready: true,
      cards: 52,
      adventurePoints: 28,
      legal: true,
      faults: 0,
      investigators: ['Soulful Jazz Singer', 'Gifted Musician'],
    },
  ])
  for (const { id } of decks.list()) expect(decks.faults(id)).toEqual([])
})

test('a ready deck is brought up to its file, and only then written', () => {
  const { decks } = openShelf()
  const { id } = decks.list()[0]!
  expect(decks.putReady('standard-corrupt', decks.export(id).text)).toBe(id)
  decks.putReady('standard-corrupt', '#\n# Other\n#\nDeck\n1 Gomes\n')
  expect(decks.look(id)).toMatchObject({ name: 'Other', cards: 1 })
  expect(refusal(() => decks.putReady('standard-corrupt', 'Deck\n1 Nobody')).message).toContain('line 2')
})

test('a ready deck stays as it is, its copy does not', () => {
  const { decks } = openShelf()
  const { id } = decks.list()[0]!
  expect(refusal(() => decks.remove(id)).code).toBe('ready_deck')
  expect(refusal(() => decks.change(id, decks.listOf(id))).code).toBe('ready_deck')
  const copy = decks.copy(id, 'Mine')
  decks.remove(copy)
  expect(decks.list()).toHaveLength(2)
  decks.restore(copy)
  expect(decks.look(copy)).toMatchObject({ name: 'Mine', ready: false, cards: 52, investigators: ['Bored Clerk', 'Rebellious Youth'] })
  expect(decks.list().map(({ name }) => name)[0]).toBe('Mine')
})

test('a list with lines nobody could read is kept with them, tells them with suggestions, and writes them again', () => {
  const { decks } = openShelf()
  const { id, unresolved } = decks.import('# a find\nDeck\n4 Petrify\n# here\n2 Petrifi\n1 Gomes', { name: 'Found' })
  expect(unresolved).toMatchObject([{ line: 5, text: '2 Petrifi', suggestions: ['Petrify'] }])
  expect(decks.look(id).unresolved).toEqual([{ line: 5, text: '2 Petrifi', suggestions: ['Petrify'] }])
  expect(decks.look(id)).toMatchObject({ name: 'a find', cards: 5, legal: false })
  expect(decks.export(id)).toEqual({
    fileName: 'a find.deck',
    text: '#\n# a find\n#\n# a find\n\nDeck\n\n4 Petrify\n# here\n2 Petrifi\n1 Gomes\n',
  })
})

test('a name never becomes a path', () => {
  const { decks } = openShelf()
  const { id } = decks.import('Deck\n1 Gomes', { name: '../..\\etc/<b>passwd</b>' })
  expect(decks.export(id).fileName).toBe('etc b passwd b.deck')
})

test('a deck is changed as a whole or not at all', () => {
  const cards = fillers(3)
  const shelf = shelfWith(cards)
  const id = deckOf(shelf, ...listed(cards))
  const list = shelf.decks.listOf(id)
  expect(
    refusal(() => shelf.decks.change(id, { ...list, cards: [...list.cards, { section: 'deck', card: 'nobody', copies: 1, no: 9 }] })).code,
  ).toBe('not_found')
  expect(refusal(() => shelf.decks.change(id, { ...list, cards: [{ ...list.cards[0]!, copies: 1.5 }] })).code).toBe('bad_field')
  expect(shelf.decks.listOf(id)).toEqual(list)
  shelf.decks.change(id, { ...list, name: 'Smaller', cards: list.cards.slice(1) }, 'thoughts')
  expect(shelf.decks.look(id)).toMatchObject({ name: 'Smaller', notes: 'thoughts', cards: 2 })
})

test('[L1] [L5] 500 kinds, 99 copies and 10,000 characters of notes are kept, one more is refused', () => {
  const many = Array.from({ length: limits.deckKinds + 1 }, (_, no) => house(`Kind ${no}`))
  const shelf = shelfWith(many)
  expect(shelf.decks.look(deckOf(shelf, ...listed(many.slice(1), limits.copies))).cards).toBe(limits.deckKinds * limits.copies)
  expect(refusal(() => deckOf(shelf, ...listed(many))).code).toBe('too_big')
  expect(refusal(() => deckOf(shelf, ...listed(many.slice(0, 1), limits.copies + 1))).code).toBe('bad_field')
  const notes = (length: number) => shelf.decks.add({ name: 'x', cards: [], lines: [] }, 'x'.repeat(length))
  expect(shelf.decks.look(notes(limits.notes)).notes).toHaveLength(limits.notes)
  expect(refusal(() => notes(limits.notes + 1)).code).toBe('too_long')
})

test('what is gone is told', () => {
  const { decks } = openShelf()
  expect(refusal(() => decks.look(999))).toEqual({ code: 'not_found', message: 'This deck is not there any more.' })
  expect(refusal(() => decks.restore(999)).code).toBe('not_found')
})

test('a deck whose cards were not read is not handed to a match', () => {
  const { decks } = openShelf()
  const { id } = decks.list()[0]!
  expect(refusal(() => decks.played(id)).message).toMatch(
    /^Cards of this deck cannot be played, since their text is not understood: .* and \d+ more\.$/,
  )
})
