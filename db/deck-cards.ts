/** The bare list of a deck and the state it is in: all that is needed to think about it. */
import type { Section } from './deck-file.ts'
import type { Db } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export interface DeckCards {
  readonly name: string
  /** Counts the edits, as `DeckSheet.at` does. */
  readonly at: number
  readonly cards: readonly { readonly section: Section; readonly card: string; readonly copies: number }[]
}

export function deckCards(db: Db) {
  const head = db.prepare<[number], { name: string; at: number }>('select name, at from deck where id = ? and removed_at is null')
  const listed = db.prepare<[number], DeckCards['cards'][number]>('select section, card, copies from deck_card where deck = ? order by no')
  return (id: number): DeckCards => {
    const found = head.get(id)
    if (found === undefined) throw new ShelfError('not_found', 'This deck is not there any more.', 'Choose another one.')
    return { ...found, cards: listed.all(id) }
  }
}
