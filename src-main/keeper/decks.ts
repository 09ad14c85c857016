/** What a window is told of decks, and the deck a seat plays with: judged by the database, refused here with its reasons. */
import type { DeckRow, DeckShelf } from '../../db/decks.ts'
import type { StyleShelf } from '../../db/play-styles.ts'
import type { DeckDetail, DeckPreview, DeckSummary } from '../contract/table.ts'
import { lawOf, type Match } from '../games/mythos/deck-law.ts'
import { refusal } from './refuse.ts'
import type { DeckToPlay } from './terms.ts'

export interface Decks {
  list(): readonly DeckSummary[]
  look(deck: number): DeckDetail
  /** What a list would be as a deck; nothing is kept. */
  read(name: string, text: string): DeckPreview
  /** Keeps a list with everything in it, lines nobody could read included. */
  take(name: string, text: string): DeckDetail
  write(deck: number): { readonly fileName: string; readonly text: string }
  remove(deck: number): { readonly removed: boolean }
  restore(deck: number): DeckDetail
  /** A deck that may be played in such a match. Throws a refusal with all that is wrong with it. */
  toPlay(deck: number, match: Match): DeckToPlay
}

const rowOf = ({ copies, card: { id, title, type, subtype, setCode, points, text, off } }: DeckRow): DeckDetail['rows'][number] => ({
  card: id,
  title,
  type,
  ...(subtype !== undefined && { subtype }),
  count: copies,
  set: setCode,
  ...(points !== undefined && { points }),
  text,
  ...(off && { off }),
})

export function decks(shelf: DeckShelf, styles: StyleShelf): Decks {
  function look(deck: number): DeckDetail {
    const { rows, ...detail } = shelf.look(deck)
    return { ...detail, rows: rows.map(rowOf) }
  }

  return {
    list: shelf.list,
    look,
    read(name, text) {
      const { rows, ...preview } = shelf.preview(text, { name })
      return { ...preview, rows: rows.map(rowOf) }
    },
    take: (name, text) => look(shelf.import(text, { name }).id),
    write: shelf.export,
    remove(deck) {
      shelf.remove(deck)
      return { removed: true }
    },
    restore(deck) {
      shelf.restore(deck)
      return look(deck)
    },
    toPlay(deck, match) {
      const { name } = shelf.look(deck)
      const faults = shelf.faults(deck, styles.law(lawOf(match)))
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
