/** The deck builder over the wire: what a window may ask of decks, play styles and lists, and what a match takes of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient, ORPCError } from '@orpc/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Api } from '../../src-main/contract/contract.ts'
import { type Keeper, openKeeper } from '../../src-main/keeper/keeper.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder: string
let keeper: Keeper
let api: Api
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deck-room-'))
  keeper = await openKeeper({ dataDir: folder, log: { note: () => {}, error: () => 'id' } })
  api = createRouterClient(keeper.router, { context: {} })
})
afterAll(async () => {
  await keeper.close()
  rmSync(folder, { recursive: true, force: true })
})

const refusal = async (call: Promise<unknown>) => {
  const error = await call.catch((error: unknown) => error)
  if (error instanceof ORPCError) return { code: error.code, message: error.message }
  throw error
}

test('a ready deck is copied, edited, undone, made again, and its history told', async () => {
  const { id: ready, name } = (await api.deckRoom.list()).find((each) => each.ready)!
  const refused = await refusal(api.deckRoom.edit({ deck: ready, at: 0, edit: { changes: [{ do: 'rename', name: 'x' }] } }))
  expect(refused).toEqual({
    code: 'ready_deck',
    message: `"${name}" comes with Story Deck and stays as it is. Copy it and change the copy.`,
  })
  const copy = await api.deckRoom.begin({ from: 'deck', deck: ready })
  const card = copy.rows.find(({ section }) => section === 'deck')!
  const edited = await api.deckRoom.edit({
    deck: copy.id,
    at: copy.at,
    edit: { changes: [{ do: 'set', section: 'deck', card: card.card, copies: card.count + 1 }] },
  })
  expect(edited).toMatchObject({ cards: copy.cards + 1, undo: `Added 1 ${card.title}` })
  expect((await refusal(api.deckRoom.undo({ deck: copy.id, at: copy.at }))).code).toBe('stale')
  const undone = await api.deckRoom.undo({ deck: copy.id, at: edited.at })
  expect(undone).toMatchObject({ cards: copy.cards, redo: `Added 1 ${card.title}` })
  const redone = await api.deckRoom.redo({ deck: copy.id, at: undone.at })
  expect(redone.cards).toBe(copy.cards + 1)
  expect(await api.deckRoom.history({ deck: copy.id })).toMatchObject([{ no: 1, changes: [`Added 1 ${card.title}`] }])
  const { cards } = await api.deckRoom.open({ deck: copy.id })
  expect(cards).toBe(copy.cards + 1)
})

test('[M3.1, M3.9] an empty deck is begun, and told what is wrong with it, with ways out', async () => {
  const { faultList, legal } = await api.deckRoom.begin({ from: 'empty', name: 'New' })
  expect(legal).toBe(false)
  expect(faultList.map(({ rule, fixes, noFix }) => [rule, fixes.length > 0, noFix !== undefined])).toEqual([
    ['M3.1', false, true],
    ['M3.9', true, false],
  ])
})

test('versions: named, compared and gone back to', async () => {
  const deck = await api.deckRoom.begin({
    from: 'deck',
    deck: (await api.deckRoom.list()).find((each) => each.ready)!.id,
    name: 'Versions',
  })
  const [first] = await api.deckRoom.nameVersion({ deck: deck.id, name: 'First' })
  const card = deck.rows.find(({ section }) => section === 'deck')!
  const edit = { changes: [{ do: 'set' as const, section: 'deck' as const, card: card.card, copies: 0 }] }
  const less = await api.deckRoom.edit({ deck: deck.id, at: deck.at, edit })
  const { rows } = await api.deckRoom.compare({ a: { deck: deck.id, version: first!.id }, b: { deck: deck.id } })
  expect(rows.filter(({ a, b }) => a !== b)).toMatchObject([{ title: card.title, a: card.count, b: 0 }])
  expect((await api.deckRoom.goBack({ deck: deck.id, at: less.at, version: first!.id })).cards).toBe(deck.cards)
  expect(await api.deckRoom.versions({ deck: deck.id })).toMatchObject([{ name: 'First', current: true }])
})

test('[M3.1, M3.4] a play style of one’s own judges the deck and the match that is begun by it', async () => {
  const ready = (await api.deckRoom.list()).find((each) => each.ready)!
  const terms = { mode: 'basic' as const, target: 20, houseRules: [], least: 60 }
  const own = (await api.deckRoom.saveStyle({ name: 'Large', says: 'Sixty cards.', terms })).find((each) => each.own)!
  expect(own).toMatchObject({ name: 'Large', least: 60, mode: 'basic' })
  const copy = await api.deckRoom.begin({ from: 'deck', deck: ready.id, name: 'Large' })
  const judged = await api.deckRoom.edit({ deck: copy.id, at: copy.at, edit: { changes: [{ do: 'style', style: own.id }] } })
  expect(judged.faultList.map(({ rule, wanted }) => [rule, wanted])).toEqual([['M3.1', 60]])
  const seats = [
    { name: 'Ada', kind: 'human' as const, deck: copy.id },
    { name: 'Bea', kind: 'human' as const, deck: ready.id },
  ]
  const refused = await refusal(api.matches.begin({ game: 'mythos', seats, playStyle: own.id }))
  expect(refused).toMatchObject({ code: 'bad_deck', message: expect.stringContaining('it needs at least 60') })
  expect((await refusal(api.deckRoom.removeStyle({ id: own.id }))).code).toBe('in_use')
  const { match } = await api.matches.begin({ game: 'mythos', seats, playStyle: 'tournament' })
  const { terms: agreed } = await api.table.look({ match, seat: 0 })
  expect(agreed.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['A campaign to 20 Adventure points.', expect.stringContaining('alternative first card:')]),
  )
  expect((await api.deckRoom.open({ deck: copy.id })).versions).toBe(1)
  expect((await refusal(api.matches.begin({ game: 'mythos', seats, playStyle: 'nobody' }))).code).toBe('bad_options')
  const both = { ...terms, houseRules: ['many-copies', 'one-of-each'] }
  expect((await refusal(api.deckRoom.saveStyle({ name: 'Both', says: '', terms: both }))).message).toContain('exclude each other')
})

test('a list is looked at, taken with what was chosen, and written in every format', async () => {
  const text = 'Deck\n1 Petrify\n2 Petrifi\n'
  const { lines } = await api.deckRoom.readList({ name: 'Found', text })
  expect(lines.map(({ as }) => as)).toEqual(['read', 'unknown'])
  const card = lines[1]!.proposals[0]!.card
  const taken = await api.deckRoom.takeList({ name: 'Found', text, chosen: [{ no: 3, card }] })
  expect(taken).toMatchObject({ name: 'Found', cards: 3, unresolved: [] })
  for (const format of ['gccg', 'text', 'markdown', 'csv', 'json', 'code'] as const) {
    const file = await api.deckRoom.write({ deck: taken.id, format })
    expect(await api.deckRoom.readList({ name: file.fileName, text: file.text! })).toMatchObject({ format, cards: 3 })
  }
})

test('what no schema lets pass is refused before the deck is touched', async () => {
  const { id, at } = await api.deckRoom.begin({ from: 'empty', name: 'Strict' })
  for (const changes of [
    [],
    [{ do: 'set', section: 'attic', card: 'x', copies: 1 }],
    [{ do: 'set', section: 'deck', card: 'x', copies: 1.5 }],
  ]) {
    expect((await refusal(api.deckRoom.edit({ deck: id, at, edit: { changes } as never }))).code).toBe('BAD_REQUEST')
  }
  expect((await api.deckRoom.open({ deck: id })).at).toBe(at)
})
