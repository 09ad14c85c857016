/** The collection as a window is told of it: what is owned, what decks hold of it, what is missing, and how complete the sets are. */
import type { CollectionShelf } from '../../db/collection.ts'
import type { LibrarySearch } from '../../db/library-search.ts'
import type { Shelf } from '../../db/shelf.ts'
import type { CardRef, CollectionState, DeckSheet, MadeFile, OwnedCard } from '../contract/decks.ts'
import { refusal } from './refuse.ts'

export interface CollectionSources {
  readonly collection: CollectionShelf
  readonly library: LibrarySearch
  readonly imports: Pick<Shelf['imports'], 'sets'>
  readonly deckCards: Shelf['deckCards']
}

export function collectionRoom({ collection, library, imports, deckCards }: CollectionSources) {
  const setNames = () => new Map(imports.sets().map(({ code, name }) => [code, name]))

  /** All that is asked of a card: made once for many. */
  function ledger() {
    const owned = collection.owned()
    const held = Map.groupBy(collection.held(), ({ card }) => card)
    return (card: string): OwnedCard => {
      const { title, setCode, type, rarity } = collection.card(card)
      const decks = held.get(card) ?? []
      return {
        card,
        title,
        set: setCode,
        type,
        ...(rarity !== undefined && { rarity }),
        owned: owned.get(card) ?? 0,
        used: decks.reduce((sum, { copies }) => sum + copies, 0),
        decks: decks.map(({ deck, name, copies }) => ({ id: deck, name, copies })),
      }
    }
  }

  /** Copies that other decks hold, by card. */
  function heldElsewhere(deck: number | undefined): ReadonlyMap<string, number> {
    const copies = new Map<string, number>()
    for (const each of collection.held()) if (each.deck !== deck) copies.set(each.card, (copies.get(each.card) ?? 0) + each.copies)
    return copies
  }

  function products(): {
    readonly id: string
    readonly name: string
    readonly says: string
    readonly cards: readonly { readonly card: string; readonly copies: number }[]
  }[] {
    const names = setNames()
    const sets = Map.groupBy(collection.cards(), ({ setCode }) => setCode)
    return [
      ...collection.readyDecks().map(({ id, name, cards }) => ({
        id: `deck ${id}`,
        name: `Ready deck “${name}”`,
        says: 'The cards of the deck as it comes.',
        cards,
      })),
      ...[...sets].map(([code, cards]) => ({
        id: `set ${code}`,
        name: `One of each: ${names.get(code) ?? code}`,
        says: 'One copy of every card of the set, Investigators included.',
        cards: cards.map(({ id }) => ({ card: id, copies: 1 })),
      })),
    ]
  }

  function state(): CollectionState {
    const owned = collection.owned()
    const entry = ledger()
    const names = setNames()
    const sets = Map.groupBy(collection.cards(), ({ setCode }) => setCode)
    const used = new Set(collection.held().map(({ card }) => card))
    const isOn = collection.isOn()
    return {
      on: isOn,
      kinds: owned.size,
      copies: [...owned.values()].reduce((sum, each) => sum + each, 0),
      sets: [...sets].map(([code, cards]) => ({
        code,
        name: names.get(code) ?? code,
        has: cards.filter(({ id }) => owned.has(id)).length,
        of: cards.length,
      })),
      products: products().map(({ cards, ...each }) => ({ ...each, cards: cards.reduce((sum, { copies }) => sum + copies, 0) })),
      conflicts: isOn
        ? [...used]
            .map(entry)
            .filter((each) => each.used > each.owned)
            .map((each) => ({ ...each, short: each.used - each.owned }))
            .toSorted((a, b) => b.short - a.short || a.title.localeCompare(b.title))
        : [],
    }
  }

  return {
    state,
    switch(on: boolean): CollectionState {
      collection.switch(on)
      return state()
    },
    page(query: string, from: number, limit: number): { readonly total: number; readonly cards: readonly OwnedCard[] } {
      const found = library.search(query)
      const entry = ledger()
      return { total: found.total, cards: library.page(query, from, limit).map(({ id }) => entry(id)) }
    },
    set(card: string, copies: number): OwnedCard {
      collection.set(card, copies)
      return ledger()(card)
    },
    addProduct(id: string, times: number): CollectionState {
      const product = products().find((each) => each.id === id)
      if (product === undefined) throw refusal('bad_options', 'There is no such product.', 'Choose another one.')
      collection.add(
        times === 1 ? product.name : `${times} × ${product.name}`,
        product.cards.map(({ card, copies }) => ({ card, copies: copies * times })),
      )
      return state()
    },
    undo(): CollectionState & { readonly undone: string } {
      const undone = collection.undo()
      return { ...state(), undone }
    },
    /** What is missing for a deck, or of a set, or for all decks together. */
    missing({
      deck,
      set,
    }: {
      readonly deck?: number | undefined
      readonly set?: string | undefined
    }): readonly (CardRef & { readonly set: string; readonly short: number })[] {
      const owned = collection.owned()
      const wanted = new Map<string, number>()
      const want = (card: string, copies: number) => wanted.set(card, (wanted.get(card) ?? 0) + copies)
      if (deck !== undefined) for (const { section, card, copies } of deckCards(deck).cards) if (section !== 'maybe') want(card, copies)
      if (set !== undefined) for (const { id, setCode } of collection.cards()) if (setCode === set) want(id, 1)
      if (deck === undefined && set === undefined) for (const { card, copies } of collection.held()) want(card, copies)
      return [...wanted]
        .flatMap(([card, copies]) => {
          const short = copies - (owned.get(card) ?? 0)
          if (short <= 0) return []
          const { title, type, setCode } = collection.card(card)
          return [{ card, title, type, set: setCode, short }]
        })
        .toSorted((a, b) => a.set.localeCompare(b.set) || a.title.localeCompare(b.title))
    },
    read(text: string) {
      const { cards, unread } = collection.read(text)
      const owned = collection.owned()
      const sums = new Map<string, number>()
      for (const { card, copies } of cards) sums.set(card, (sums.get(card) ?? 0) + copies)
      return { cards: sums.size, changed: [...sums].filter(([card, copies]) => (owned.get(card) ?? 0) !== copies).length, unread }
    },
    take(text: string, how: 'add' | 'replace'): CollectionState {
      const { cards } = collection.read(text)
      if (cards.length === 0)
        throw refusal('bad_options', 'Nothing of this list was understood, so nothing was changed.', 'Look at its lines.')
      if (how === 'add') collection.add('A list was added', cards)
      else collection.replace('A list took the place of all counts', cards)
      return state()
    },
    write: (): MadeFile => ({ fileName: 'collection.csv', mime: 'text/csv', text: collection.write() }),

    /** A sheet with what is owned of each of its cards, and free for it: in no other deck. As it is, while no collection is kept. */
    onSheet(sheet: DeckSheet): DeckSheet {
      if (!collection.isOn()) return sheet
      const owned = collection.owned()
      const elsewhere = heldElsewhere(sheet.id)
      const rows = sheet.rows.map((row) => {
        const own = owned.get(row.card) ?? 0
        return { ...row, owned: own, free: Math.max(0, own - (elsewhere.get(row.card) ?? 0)) }
      })
      return { ...sheet, rows }
    },

    /** How many of a card are owned: all, or those that no other deck holds. Nothing, while no collection is kept. */
    available(from: 'owned' | 'free', deck: number | undefined): ((card: string) => number | undefined) | undefined {
      if (!collection.isOn()) return undefined
      const owned = collection.owned()
      const elsewhere = from === 'free' ? heldElsewhere(deck) : new Map<string, number>()
      return (card) => Math.max(0, (owned.get(card) ?? 0) - (elsewhere.get(card) ?? 0))
    },
  }
}
