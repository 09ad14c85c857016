/** The decks that one may sit down with, and the deck a seat plays with: judged by the database, refused here with its reasons. */
import type { DeckShelf } from '../../db/decks.ts'
import type { StyleShelf } from '../../db/play-styles.ts'
import type { DeckSummary } from '../contract/table.ts'
import { lawOf, type Match, worded } from '../games/mythos/deck-law.ts'
import { refusal } from './refuse.ts'
import type { DeckToPlay } from './terms.ts'

export interface Decks {
  list(): readonly DeckSummary[]
  remove(deck: number): { readonly removed: boolean }
  restore(deck: number): DeckSummary
  /** A deck that may be played in such a match. Throws a refusal with all that is wrong with it. */
  toPlay(deck: number, match: Match): DeckToPlay
}

export function decks(shelf: DeckShelf, styles: StyleShelf): Decks {
  return {
    list: shelf.list,
    remove(deck) {
      shelf.remove(deck)
      return { removed: true }
    },
    restore(deck) {
      shelf.restore(deck)
      return shelf.summary(deck)
    },
    toPlay(deck, match) {
      const { name } = shelf.summary(deck)
      const faults = shelf.faults(deck, styles.law(lawOf(match))).map((fault) => worded(fault, match.houseRules))
      if (faults.length > 0) {
        const said = faults.map(({ message, rule }) => `${message} (${rule})`).join(' ')
        // A deck with warnings alone is legal, and yet not for every match (M3.13).
        const what = faults.some(({ severity }) => severity === 'fault') ? 'is no legal deck' : 'is no deck for a campaign'
        throw refusal('bad_deck', `${name} ${what}. ${said}`)
      }
      const { cards, investigators } = shelf.played(deck)
      return {
        name,
        cards: cards.flatMap(({ hash, copies }) => Array<string>(copies).fill(hash)),
        investigators: investigators.map(({ hash }) => hash),
      }
    },
  }
}
