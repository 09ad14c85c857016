/** The collection, and decks on paper. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Keeper, openKeeper } from '../../src-main/keeper/keeper.ts'

let folder: string
let keeper: Keeper
const context = { connection: 'one' }
const ask = () => keeper.router

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'story-deck-collection-'))
  keeper = await openKeeper({ dataDir: folder, log: { note: () => {}, error: () => 'id' } })
})
afterAll(async () => {
  await keeper.close()
  rmSync(folder, { recursive: true, force: true })
})

const state = () => call(ask().collection.state, undefined, { context })
const copyOf = async (name: string) => {
  const ready = (await call(ask().deckRoom.list, undefined, { context })).filter((each) => each.ready)
  return call(ask().deckRoom.begin, { from: 'deck', deck: ready[0]!.id, name }, { context })
}
const ownedNow = async (query: string) => (await call(ask().collection.page, { query, from: 0, limit: 5 }, { context })).cards

test('it is off until it is used, and its counts stay when it is switched off', async () => {
  expect((await state()).on).toBe(false)
  const sheet = await copyOf('Before')
  expect(sheet.rows[0]!.owned).toBeUndefined()
  expect((await call(ask().collection.switch, { on: true }, { context })).on).toBe(true)
  const [card] = await ownedNow('!"deep one"')
  await call(ask().collection.set, { card: card!.card, owned: 3 }, { context })
  await call(ask().collection.switch, { on: false }, { context })
  await call(ask().collection.switch, { on: true }, { context })
  expect((await ownedNow('!"deep one"'))[0]).toMatchObject({ owned: 3 })
  expect((await call(ask().collection.undo, undefined, { context })).undone).toBe('3 Deep One')
  expect((await ownedNow('!"deep one"'))[0]).toMatchObject({ owned: 0 })
  await expect(call(ask().collection.undo, undefined, { context })).rejects.toThrow('There is nothing to take back.')
})

test('a product comes in whole; decks share what is owned, and what is short is told', async () => {
  const { products } = await state()
  const deck = products.find(({ id }) => id.startsWith('deck '))!
  const added = await call(ask().collection.addProduct, { product: deck.id, times: 1 }, { context })
  expect(added.copies).toBe(deck.cards)
  const ready = (await call(ask().deckRoom.list, undefined, { context })).find(
    ({ ready: isReady, name }) => isReady && deck.name.includes(name),
  )!
  const first = await call(ask().deckRoom.begin, { from: 'deck', deck: ready.id, name: 'One' }, { context })
  const row = first.rows.find(({ section }) => section === 'deck')!
  expect(row.owned).toBe(row.count)
  const second = await call(ask().deckRoom.begin, { from: 'deck', deck: ready.id, name: 'Two' }, { context })
  expect(second.rows.find(({ card }) => card === row.card)).toMatchObject({ owned: row.count, free: 0 })
  const { conflicts } = await state()
  const conflict = conflicts.find(({ card }) => card === row.card)!
  expect(conflict.short).toBe(conflict.used - conflict.owned)
  expect(conflict.decks.map(({ name }) => name)).toEqual(expect.arrayContaining(['One', 'Two']))
  // One deck by itself lacks nothing but its Investigators, which are no cards of the deck.
  const missing = await call(ask().collection.missing, { deck: first.id }, { context })
  expect(missing.filter(({ type }) => type !== 'Investigator')).toEqual([])
  await call(ask().collection.undo, undefined, { context })
  expect((await state()).copies).toBe(0)
})

test('counts go out as a table and come back the same; what is not understood is told and nothing is lost', async () => {
  const cards = (await call(ask().collection.page, { query: 't:ally', from: 0, limit: 30 }, { context })).cards
  for (const [no, { card }] of cards.entries()) await call(ask().collection.set, { card, owned: no + 1 }, { context })
  const { text } = await call(ask().collection.write, undefined, { context })
  expect(await call(ask().collection.read, { text: text! }, { context })).toEqual({ cards: 30, changed: 0, unread: [] })
  await call(ask().collection.take, { text: 'count,title,set\n5,Deep One,MSGS\n', how: 'replace' }, { context })
  expect(await state()).toMatchObject({ kinds: 1, copies: 5 })
  await call(ask().collection.take, { text: text!, how: 'replace' }, { context })
  expect((await state()).copies).toBe(465)
  const { unread } = await call(ask().collection.read, { text: 'count,title\nmany,Deep One\n2,No Such Card At All\n' }, { context })
  expect(unread).toMatchObject([
    { line: 2, message: expect.stringContaining('whole number from 0 to 9999') },
    { line: 3, message: 'No card of the library has this name.' },
  ])
  // A Title of two sets is not guessed, and a list of which nothing is understood takes nobody's place.
  await expect(call(ask().collection.take, { text: 'count,title\n5,Deep One\n', how: 'replace' }, { context })).rejects.toThrow(
    'Nothing of this list',
  )
  expect((await state()).copies).toBe(465)
  await expect(call(ask().collection.read, { text: 'a,b\n' }, { context })).rejects.toThrow('The first line must name the columns')
})

test.each(['list', 'requirements', 'proxies'] as const)('a deck is printed as %s, on paper of both sizes', async (what) => {
  const sheet = await copyOf(`Paper ${what}`)
  for (const [paper, size] of [
    ['a4', [595.28, 841.89]],
    ['letter', [612, 792]],
  ] as const) {
    const { base64, fileName } = await call(ask().deckRoom.print, { deck: sheet.id, what, paper }, { context })
    expect(fileName).toMatch(/^Paper .+\.pdf$/)
    const book = await PDFDocument.load(Buffer.from(base64!, 'base64'))
    const [page] = book.getPages()
    expect([page!.getWidth(), page!.getHeight()]).toEqual(size)
    const cards = sheet.rows.filter(({ section }) => section !== 'maybe').reduce((sum, { count }) => sum + count, 0)
    if (what === 'proxies') expect(book.getPageCount()).toBe(Math.ceil(cards / 9))
  }
})
