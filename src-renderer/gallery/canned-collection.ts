/** The collection's part of the canned Keeper: a few cards that can be counted, and one that is in too many decks. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { CollectionState, OwnedCard } from '../../src-main/contract/decks.ts'
import { faces } from './faces.ts'

const usual = (isUsed: boolean): readonly OwnedCard[] =>
  Object.values(faces).map(({ id, title, type }, i) => ({
    card: id,
    title,
    type,
    set: 'MSGS',
    rarity: i % 4 === 0 ? 'rare' : 'common',
    owned: isUsed ? i % 5 : 0,
    used: i % 3 === 0 ? 2 : 0,
    decks: i % 3 === 0 ? [{ id: 3, name: 'Whispers from Innsmouth', copies: 2 }] : [],
  }))

/** A collection of its own for each window; one that was never used counts nothing. */
export function cannedOwner(isUsed = true): Api['collection'] {
  let cards = usual(isUsed)
  let on = isUsed
  let past: readonly { readonly what: string; readonly cards: readonly OwnedCard[] }[] = []

  const state = (): CollectionState => ({
    on,
    kinds: cards.filter(({ owned }) => owned > 0).length,
    copies: cards.reduce((sum, { owned }) => sum + owned, 0),
    sets: [{ code: 'MSGS', name: 'Standard Game', has: cards.filter(({ owned }) => owned > 0).length, of: cards.length }],
    products: [{ id: 'msgs', name: 'Standard Game Set', says: 'Both decks of the box, each card once.', cards: cards.length }],
    conflicts: cards.flatMap((card) => (card.used > card.owned ? [{ ...card, short: card.used - card.owned }] : [])),
  })
  function change(what: string, next: (card: OwnedCard) => number): void {
    past = [...past, { what, cards }]
    cards = cards.map((card) => ({ ...card, owned: next(card) }))
  }

  return {
    state: async () => state(),
    switch: async (wanted) => {
      on = wanted.on
      return state()
    },
    page: async ({ query, from, limit }) => {
      const found = cards.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
      return { total: found.length, cards: found.slice(from, from + limit) }
    },
    set: async ({ card, owned }) => {
      change('a count', (each) => (each.card === card ? owned : each.owned))
      return cards.find((each) => each.card === card)!
    },
    addProduct: async ({ times }) => {
      change('Standard Game Set', ({ owned }) => owned + times)
      return state()
    },
    undo: async () => {
      const last = past.at(-1)
      if (last !== undefined) cards = last.cards
      past = past.slice(0, -1)
      return { ...state(), undone: last?.what ?? 'nothing' }
    },
    missing: async () => state().conflicts.map(({ card, title, type, set, short }) => ({ card, title, type, set, short })),
    read: async ({ text }) => ({
      cards: text.split('\n').length - 1,
      changed: 1,
      unread: [{ line: 3, text: '2;Deap One', message: 'No card is called so.' }],
    }),
    take: async () => {
      change('a file', ({ owned }) => owned + 1)
      return state()
    },
    write: async () => ({ fileName: 'collection.csv', mime: 'text/csv', text: 'count,title,set\r\n' }),
  }
}
