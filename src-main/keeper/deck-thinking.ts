/** Everything that is thought about decks, behind the methods of the contract. */
import type { Shelf } from '../../db/shelf.ts'
import type { DeckStudy } from '../contract/decks.ts'
import { deckIn, poolOf, study } from './deck-study.ts'

export function deckThinking({ cards, deckCards }: Shelf) {
  const pool = poolOf(cards)

  return {
    study(deck: number): DeckStudy {
      const now = pool()
      const list = deckCards(deck)
      return study(now, deckIn(now, list), list.at)
    },
  }
}
