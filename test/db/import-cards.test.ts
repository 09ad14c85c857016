/** Cards taken into the store: read once for the same words, kept when unread, never rewritten under an old match. */
import { expect, test } from 'vitest'
import { cardShelf } from '../../db/cards.ts'
import type { CardFacts, SourceCard } from '../../db/cards-file.ts'
import { readCards } from '../../db/cards-file.ts'
import { type CardLanguage, importCards } from '../../db/import-cards.ts'
import { openInMemory } from '../../db/open.ts'
import { shipped } from '../../db/reading.ts'
import { knownWords } from '../../grammar/link.ts'

/** A language of one sentence, that counts how often it is asked. */
function smallLanguage(edition = '1'): CardLanguage & { asked: string[] } {
  const asked: string[] = []
  return {
    edition,
    asked,
    knownWords,
    readEffects: (text) => {
      asked.push(text)
      return text === 'Draw one card.'
        ? { ok: true, value: [{ kind: 'on', on: 'played', do: [{ draw: 1 }] }] }
        : { ok: false, message: `"${text}" says nothing.`, at: 0, length: text.length, expected: ['Draw'], nearest: 'Draw' }
    },
    readAdventure: (text) => {
      asked.push(text)
      return { ok: true, value: { recipe: { slots: [], conditions: [] }, rules: [] } }
    },
  }
}

function event(id: string, text: string, title = id): SourceCard {
  const { cards, faults } = readCards(`id ${id}\ntitle ${title}\nset X\ntype Event\ndimension any\ntext ${text}`, 'x.cards')
  expect(faults).toEqual([])
  return cards[0]!
}

test('what a text means is kept beside the card, under the hash that matches refer to', () => {
  const { db } = openInMemory()
  const imported = importCards(db, [event('x-1', 'Draw one card.')], smallLanguage())
  expect(imported).toEqual({ cards: 1, read: 1, left: 0, unread: [] })
  const cards = cardShelf(db)
  const { printed } = cards.find('x-1')!
  expect(cards.printed(printed!)).toMatchObject({
    id: 'x-1',
    title: 'x-1',
    text: 'Draw one card.',
    rules: [{ kind: 'on', on: 'played', do: [{ draw: 1 }] }],
  })
})

test('nothing is read twice, unless the card, the words or the grammar changed', () => {
  const { db } = openInMemory()
  const one = event('x-1', 'Draw one card.')
  const reads = (cards: readonly SourceCard[], edition = '1') => {
    const language = smallLanguage(edition)
    importCards(db, cards, language)
    return language.asked.length
  }
  expect(reads([one])).toBe(1)
  expect(reads([one])).toBe(0)
  expect(reads([event('x-1', 'Draw two cards.')])).toBe(1)
  // Another card brings other words: all may mean something else now.
  expect(reads([event('x-2', 'Draw one card.')])).toBe(2)
  expect(reads([], '2')).toBe(2)
})

test('a text that cannot be read keeps its card with the error, and is no bar to the others', () => {
  const { db } = openInMemory()
  const { unread } = importCards(db, [event('x-1', 'Xyzzy.'), event('x-2', 'Draw one card.')], smallLanguage())
  expect(unread).toEqual([
    { id: 'x-1', title: 'x-1', message: '"Xyzzy." says nothing.', at: 0, length: 6, expected: ['Draw'], nearest: 'Draw' },
  ])
  const cards = cardShelf(db)
  expect(cards.find('x-1')).toMatchObject({ text: 'Xyzzy.', unread: { message: '"Xyzzy." says nothing.' } })
  expect(cards.find('x-1')).not.toHaveProperty('printed')
  expect(cards.find('x-2')).toHaveProperty('printed')
})

test('what was printed stays when the card changes (I-K4), and nobody can change it', () => {
  const { db } = openInMemory()
  importCards(db, [event('x-1', 'Draw one card.', 'Old')], smallLanguage())
  const cards = cardShelf(db)
  const old = cards.find('x-1')!.printed!
  importCards(db, [event('x-1', 'Draw one card.', 'New')], smallLanguage())
  const fresh = cards.find('x-1')!
  expect(fresh.title).toBe('New')
  expect(fresh.printed).not.toBe(old)
  expect(cards.printed(old)).toMatchObject({ title: 'Old' })
  expect(() => db.exec("update printed set json = '{}'")).toThrow('never changed')
  expect(() => db.exec('delete from printed')).toThrow('never taken away')
})

test('equal cards have equal hashes, in whatever order their facts came', () => {
  const one = event('x-1', 'Draw one card.')
  const turned: SourceCard = { ...one, facts: Object.fromEntries(Object.entries(one.facts!).reverse()) as unknown as CardFacts }
  const [a, b] = [one, turned].map((card) => {
    const { db } = openInMemory()
    importCards(db, [card], smallLanguage())
    return cardShelf(db).find('x-1')!.printed
  })
  expect(a).toBe(b)
})

test("a person's file adds cards, and changes none of the app's own", () => {
  const { db } = openInMemory()
  importCards(db, [event('x-1', 'Draw one card.')], smallLanguage(), shipped)
  importCards(db, [event('x-1', 'Xyzzy.'), event('x-2', 'Draw one card.')], smallLanguage(), 'brought')
  const cards = cardShelf(db)
  expect(cards.all().map(({ id, text }) => [id, text])).toEqual([
    ['x-1', 'Draw one card.'],
    ['x-2', 'Draw one card.'],
  ])
})

test('without a language cards are known, and none can be played', () => {
  const { db } = openInMemory()
  const { unread } = importCards(db, [event('x-1', 'Draw one card.')])
  expect(unread).toEqual([{ id: 'x-1', title: 'x-1', message: 'The text of this card has not been read.' }])
})

test('a card whose facts were not understood is kept with the reason', () => {
  const { db } = openInMemory()
  const { text: _, facts: __, ...known } = event('x-1', 'Draw one card.')
  const { unread } = importCards(db, [{ ...known, text: '', fault: 'No.' }], smallLanguage())
  expect(unread).toEqual([{ id: 'x-1', title: 'x-1', message: 'No.' }])
})

test('texts of others can be left for a reader with a clock; they mean what they meant', () => {
  const { db } = openInMemory()
  importCards(db, [event('x-1', 'Draw one card.')], smallLanguage())
  importCards(db, [event('x-2', 'Draw one card.')], smallLanguage(), 'brought')
  const before = cardShelf(db).find('x-2')
  const language = smallLanguage('2')
  expect(importCards(db, [], language, shipped, true)).toMatchObject({ read: 1, left: 1 })
  expect(language.asked).toEqual(['Draw one card.'])
  expect(cardShelf(db).find('x-2')).toEqual(before)
  expect(importCards(db, [], language)).toMatchObject({ read: 1, left: 0 })
})
