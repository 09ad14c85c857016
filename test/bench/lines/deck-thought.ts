/** An edit of a deck of 60 cards to everything that is shown of it: sheet with check, doubts, plan, jobs and charts. */
import { cardLanguage } from '../../../db/language.ts'
import { openShelf } from '../../../db/shelf.ts'
import { deckIn, poolOf, study } from '../../../src-main/keeper/deck-study.ts'
import type { Deadline } from '../line.ts'

export const line: Deadline = {
  name: 'An edit of a deck of 60 cards, until all that is thought of it is known',
  aim: '95 of 100 within 50 ms',
  budgetMs: 50,
  answers: 60,
  async prepare() {
    const shelf = openShelf({ language: cardLanguage })
    const pool = poolOf(shelf.cards)
    const ready = shelf.decks.list()[0]!
    const { id, at: first, rows } = shelf.deckRoom.copy(ready.id, 'Bench')
    const more = shelf.cards.all().filter(({ type, id: card }) => type === 'Ally' && !rows.some((row) => row.card === card))
    let at = shelf.deckRoom.edit(id, first, {
      changes: more.slice(0, 8).map((card) => ({ do: 'set', section: 'deck', card: card.id, copies: 1 })),
    }).at
    let no = 0
    return [
      {
        name: 'Story Deck',
        async answer() {
          const { card, count } = rows[no++ % rows.length]!
          const copies = no % (2 * rows.length) > rows.length ? count : 0
          at = shelf.deckRoom.edit(id, at, { changes: [{ do: 'set', section: 'deck', card, copies }] }).at
          study(pool(), deckIn(pool(), shelf.deckCards(id)), at)
          return 'thought'
        },
        close: async () => shelf.close(),
      },
    ]
  },
}
