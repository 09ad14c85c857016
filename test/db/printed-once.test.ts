/** What is printed on a card is read from the store once, however many matches hold it. */
import { expect, test } from 'vitest'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'

test('what a hash says is read once: every match that holds the card shares it', () => {
  const shelf = openShelf({ language: cardLanguage })
  const hash = shelf.cards.all().find(({ printed }) => printed !== undefined)!.printed!
  const card = shelf.cards.printed(hash)
  expect(card).toMatchObject({ title: expect.any(String) })
  expect(shelf.cards.printed(hash)).toBe(card)
  expect(shelf.cards.printed('0'.repeat(64))).toBeUndefined()
  shelf.close()
})
