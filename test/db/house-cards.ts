/** Cards made for a test, each with only what the test cares about, and a shelf that holds them beside the app's own. */
import type { CardName, SourceCard } from '../../db/cards-file.ts'
import type { ListedCard, Section } from '../../db/deck-file.ts'
import { openShelf, type Shelf } from '../../db/shelf.ts'
import { foldTitle } from '../../grammar/titles.ts'

/** A Location "Title" of the set X, unless said otherwise. */
export function house(title: string, more: Partial<CardName> = {}): SourceCard {
  const setCode = more.setCode ?? 'X'
  const named: CardName = { id: `${setCode}-${foldTitle(title)}`.toLowerCase(), setCode, title, type: 'Location', unique: false, ...more }
  return { named, text: '', at: 'a test' }
}

/** As many different Locations as wanted: "Filler 1" and so on. */
export function fillers(count: number): SourceCard[] {
  return Array.from({ length: count }, (_, index) => house(`Filler ${index + 1}`))
}

export function shelfWith(cards: readonly SourceCard[]): Shelf {
  return openShelf({ cards, now: () => new Date(0) })
}

/** Copies of cards in a section; the deck, if not said. */
export function listed(cards: readonly SourceCard[], copies = 1, section: Section = 'deck'): Omit<ListedCard, 'no'>[] {
  return cards.map(({ named }) => ({ section, card: named.id, copies }))
}

/** A new deck of these, on that shelf. */
export function deckOf(shelf: Shelf, ...cards: readonly Omit<ListedCard, 'no'>[]): number {
  return shelf.decks.add({ name: 'A deck', cards: cards.map((each, no) => ({ ...each, no })), lines: [] })
}
