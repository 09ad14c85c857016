/**
 * Mythos with all cards of all sets that come with the app: no match breaks an
 * invariant or runs into a dead end. These are the first matches of the census;
 * `npm run soak -- census 10000` plays more and tells what became of each card.
 */
import { describe, expect, test } from 'vitest'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import type { PrintedCard } from '../../grammar/card.ts'
import { seeded } from '../../src-main/engine/random.ts'
import { allCards, shipped } from '../support/all-cards.ts'
import { deckAround, deckFor, deckToServe } from '../support/decks-around.ts'
import { count, newCensus, playHelped, tableOf } from './census.ts'

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

describe('a match in which a card is helped', () => {
  test('is decided by its number and the card, comes to its end, and is counted', () => {
    const [census, again] = [newCensus('helped'), newCensus('helped')]
    for (const each of [census, again]) playHelped(10_001, shipped('On The Edge'), each)
    expect(census).toEqual(again)
    expect(census.cards['ltd-on-the-edge']?.around).toBe(1)
    expect(census.bySeats[2]?.moves).toBeGreaterThan(20)
  }, 60_000)
})

describe('decks built round a card', () => {
  test('hold the card, and are legal for a campaign', () => {
    const shelf = openShelf({ language: cardLanguage })
    const faults = (deck: readonly PrintedCard[]) => {
      const copies = new Map<string, number>()
      for (const { id } of deck) copies.set(id, (copies.get(id) ?? 0) + 1)
      const cards = [...copies].map(([id, count], no) => ({ no, section: 'deck' as const, card: id, copies: count }))
      return shelf.decks.faults(shelf.decks.add({ name: `Deck of ${deck.length}`, cards, lines: [] }))
    }
    try {
      for (const [at, card] of allCards().entries()) {
        const [around] = deckAround([card], seeded(at))
        expect(around, card.id).toContain(card)
        expect(faults(around), card.id).toEqual([])
        if (at % 10 > 0) continue
        const { deck, wanted } = deckFor(card, seeded(at))
        expect(deck, card.id).toContain(card)
        expect(wanted, card.id).toContain(card.id)
        expect(faults(deck), card.id).toEqual([])
        expect(faults(deckToServe(card, seeded(at))[0]), card.id).toEqual([])
      }
    } finally {
      shelf.close()
    }
  }, 60_000)
})
