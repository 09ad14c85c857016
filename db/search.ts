/** Finding cards by words: Titles first, then everything printed on them. */
import { type LibraryCard, type LibraryRow, libraryCard, libraryColumns } from './cards.ts'
import type { Db } from './open.ts'

/** What was typed as a query of the index: every word must occur, or begin a word that does. */
function indexQuery(typed: string): string {
  const words = typed.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, 20)
    .map((word) => `"${word}"*`)
    .join(' ')
}

export function cardSearch(db: Db) {
  const found = db.prepare<[string, number], LibraryRow>(
    `select ${libraryColumns}
       from card_text join card_index on card_index.no = card_text.rowid join card on card.id = card_index.card
      where card_text match ? and card.set_code not in (select code from card_set where not is_on)
      order by bm25(card_text, 10, 4, 4, 4, 1), card.load_order
      limit ?`,
  )
  const first = db.prepare<[number], LibraryRow>(`select ${libraryColumns} from card
      where set_code not in (select code from card_set where not is_on) order by load_order limit ?`)

  /** Cards that hold all typed words, or words that begin so; best first; none of a set that is switched off. Nothing typed finds everything. */
  return (typed: string, limit = 100): LibraryCard[] => {
    const query = indexQuery(typed)
    if (query === '' && typed.trim() !== '') return []
    return (query === '' ? first.all(limit) : found.all(query, limit)).map(libraryCard)
  }
}

export type CardSearch = ReturnType<typeof cardSearch>
