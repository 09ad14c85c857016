/** What is remembered of judged decks is forgotten whenever something changes that they are judged by. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deckJudge } from '../../db/deck-faults.ts'
import { deckShelf } from '../../db/decks.ts'
import { importCards } from '../../db/import-cards.ts'
import { openInMemory, type Store, write } from '../../db/open.ts'
import { shippedCards } from '../../db/shipped.ts'
import { lawOf } from '../../src-main/games/mythos/deck-law.ts'
import { playStyles } from '../../src-main/games/mythos/play-styles.ts'
import { fillers, listed, shelfWith } from './house-cards.ts'

let store: Store
beforeEach(() => {
  store = openInMemory()
  importCards(store.db, shippedCards())
})
afterEach(() => store.db.close())

const rules = (deck: number) =>
  deckJudge(store.db)
    .faults(deck)
    .map(({ rule }) => rule)

function aDeck(copies: number): number {
  const [card] = store.db.prepare<[], { id: string }>("select id from card where type = 'Ally' and not is_unique limit 1").all()
  const cards = [{ section: 'deck' as const, card: card!.id, copies, no: 1 }]
  return deckShelf(store.db).add({ name: 'Judged', cards, lines: [] })
}

test('[M3.4] rows of a deck that come, go or change are judged anew', () => {
  const deck = aDeck(4)
  expect(rules(deck)).toEqual(['M3.1', 'M3.9'])
  expect(rules(deck)).toEqual(['M3.1', 'M3.9'])
  write(store.db, () => store.db.prepare('update deck_card set copies = 5 where deck = ?').run(deck))
  expect(rules(deck)).toEqual(['M3.1', 'M3.4', 'M3.9'])
  write(store.db, () => store.db.prepare('delete from deck_card where deck = ?').run(deck))
  expect(rules(deck)).toEqual(['M3.1', 'M3.9'])
})

test('[M3.6] cards that change are judged anew, in every deck', () => {
  const deck = aDeck(2)
  expect(rules(deck)).not.toContain('M3.6')
  write(store.db, () => store.db.prepare("update card set is_unique = 1 where type = 'Ally'").run())
  expect(rules(deck)).toContain('M3.6')
})

test('[M3.1] another play style judges otherwise, and so does the same one when it changes', () => {
  const cards = fillers(60)
  const shelf = shelfWith(cards)
  shelf.styles.bind(playStyles, lawOf)
  const { id } = shelf.deckRoom.begin({ name: 'Mine', cards: [...listed(cards.slice(0, 52))] })
  const wanted = () => shelf.deckRoom.list().find((each) => each.id === id)!.faults
  expect(wanted()).toBe(0)
  const terms = { mode: 'campaign' as const, target: 20, houseRules: [] }
  const style = shelf.styles.save({ name: 'Own', says: '', terms: { ...terms, least: 60 } })
  shelf.deckRoom.edit(id, shelf.deckRoom.open(id).at, { changes: [{ do: 'style', style }] })
  expect(wanted()).toBe(1)
  shelf.styles.save({ id: style, name: 'Own', says: '', terms: { ...terms, least: 40 } })
  expect(wanted()).toBe(0)
  shelf.close()
})

test('all decks judged at once are judged as one by one, and what changes then is judged anew', () => {
  const decks = [aDeck(4), aDeck(5), aDeck(9)]
  const shelf = deckShelf(store.db)
  const alone = decks.map(rules)
  // Nothing is remembered any more.
  write(store.db, () => store.db.prepare('update card set text = text').run())
  const faults = (id: number) => shelf.list().find((each) => each.id === id)!.faults
  expect(decks.map(faults)).toEqual([1, 2, 2])
  expect(decks.map(rules)).toEqual(alone)
  write(store.db, () => store.db.prepare('update deck_card set copies = 4 where deck = ?').run(decks[1]))
  expect(decks.map(faults)).toEqual([1, 1, 2])
})

test('what a failed change would have led to is not remembered', () => {
  const deck = aDeck(4)
  rules(deck)
  expect(() =>
    write(store.db, () => {
      store.db.prepare('update deck_card set copies = 9 where deck = ?').run(deck)
      expect(rules(deck)).toContain('M3.4')
      throw new Error('stop')
    }),
  ).toThrow('stop')
  expect(rules(deck)).not.toContain('M3.4')
})
