/** Tables with the ready decks of the app, one a seat in turn. */
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import type { SeatOptions } from '../../src-main/games/mythos/setup.ts'

export function readyTable(players: number): SeatOptions[] {
  const shelf = openShelf({ language: cardLanguage })
  try {
    const ready = shelf.decks.list().filter((deck) => deck.ready)
    return Array.from({ length: players }, (_, seat): SeatOptions => {
      const { cards, investigators } = shelf.decks.played(ready[seat % ready.length]!.id)
      const deck = cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card))
      return { name: `Seat ${seat + 1}`, investigator: investigators[0]!.card, deck }
    })
  } finally {
    shelf.close()
  }
}
