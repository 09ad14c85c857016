/**
 * Mythos with all cards of all sets that come with the app: no match breaks an
 * invariant or runs into a dead end. These are the first matches of the census;
 * `npm run soak -- census 10000` plays more and tells what became of each card.
 */
import { describe, expect, test } from 'vitest'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import { seeded } from '../../src-main/engine/random.ts'
import { allCards } from '../support/all-cards.ts'
import { deckAround } from '../support/decks-around.ts'
import { count, newCensus, tableOf } from './census.ts'

const matches = Number(process.env['LAWS_MATCHES']) || 9

describe(`all cards in ${matches} matches`, () => {
  test('no match breaks an invariant, and each comes to its end', () => {
    const census = newCensus()
    for (let match = 0; match < matches; match++) count(census)
    expect(census.troubles).toEqual([])
    expect(census.ended).toBe(matches)
    expect(census.moves).toBeGreaterThan(matches * 10)
    expect(Object.values(census.cards).filter(({ played }) => played > 0).length).toBeGreaterThan(50)
  }, 3_600_000)

  test('a match is decided by its number and the cards its decks were built round', () => {
    const around = allCards().slice(0, 3)
    expect(tableOf(7, around)).toEqual(tableOf(7, around))
  })
})

describe('decks built round a card', () => {
  test('hold the card, and are legal for a campaign', () => {
    const shelf = openShelf({ language: cardLanguage })
    try {
      for (const [at, card] of allCards().entries()) {
        const [deck] = deckAround([card], seeded(at))
        expect(deck, card.id).toContain(card)
        const copies = new Map<string, number>()
        for (const { id } of deck) copies.set(id, (copies.get(id) ?? 0) + 1)
        const cards = [...copies].map(([id, count], no) => ({ no, section: 'deck' as const, card: id, copies: count }))
        const faults = shelf.decks.faults(shelf.decks.add({ name: card.id, cards, lines: [] }))
        expect(faults, card.id).toEqual([])
      }
    } finally {
      shelf.close()
    }
  })
})
