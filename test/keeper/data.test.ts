/** All of a person's data: taken along, brought back, binned. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { call } from '@orpc/server'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Keeper, openKeeper } from '../../src-main/keeper/keeper.ts'

let folder: string
let keeper: Keeper
let restarted: Promise<void>
const context = { connection: 'one' }
const log = { note: () => {}, error: () => 'id' }

async function open(): Promise<void> {
  let done: () => void = () => {}
  restarted = new Promise((resolve) => {
    done = resolve
  })
  keeper = await openKeeper({ dataDir: folder, log, restart: done })
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'story-deck-data-'))
  await open()
})
afterEach(async () => {
  await keeper.close()
  rmSync(folder, { recursive: true, force: true })
})

const decks = async () =>
  (await call(keeper.router.decks.list, undefined, { context })).filter(({ ready }) => !ready).map(({ name }) => name)
const addDeck = (name: string) => call(keeper.router.deckRoom.takeList, { name, text: 'Deck\n1 Deep One\n' }, { context })

test('everything goes out in one file, piece by piece, and comes back', async () => {
  await addDeck('Mine')
  const pieces: string[] = []
  for (let from = 0, done = false; !done; ) {
    const part = await call(keeper.router.data.exportAll, { from }, { context })
    pieces.push(part.base64)
    from += Buffer.from(part.base64, 'base64').length
    done = part.done
    if (done) expect(from).toBe(part.total)
  }
  // The copy that was made for it is gone.
  expect(readdirSync(folder).filter((each) => each.startsWith('export-'))).toEqual([])
  await addDeck('Later')
  let received = 0
  for (const [no, base64] of pieces.entries()) {
    const answer = await call(keeper.router.data.restoreFile, { from: received, base64, done: no === pieces.length - 1 }, { context })
    received = answer.received
  }
  await restarted
  await keeper.close()
  await open()
  expect(await decks()).toEqual(['Mine'])
  const { backups } = await call(keeper.router.data.state, undefined, { context })
  expect(backups.some(({ holds }) => holds.decks === 2)).toBe(true)
})

/** The whole file, as the window puts it together. */
async function exported(pictures: boolean): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (let from = 0, done = false; !done; ) {
    const part = await call(keeper.router.data.exportAll, { from, pictures }, { context })
    pieces.push(Buffer.from(part.base64, 'base64'))
    from += pieces.at(-1)!.length
    done = part.done
  }
  return Buffer.concat(pieces)
}

async function restored(file: Buffer): Promise<void> {
  const [half, most] = [Math.floor(file.length / 2), file.length]
  for (const [from, to] of [
    [0, half],
    [half, most],
  ] as const) {
    await call(keeper.router.data.restoreFile, { from, base64: file.subarray(from, to).toString('base64'), done: to === most }, { context })
  }
  await restarted
  await keeper.close()
  await open()
}

/** A picture by its first bytes; each number makes another one. */
const scan = (no: number) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(5_000, no)])
const someCards = async () => (await call(keeper.router.cards.search, { query: 'deep', limit: 5 }, { context })).map(({ id }) => id)
const show = (card: string, no: number) =>
  call(keeper.router.pictures.keep, { cards: [card], base64: scan(no).toString('base64') }, { context })
const shown = async () => {
  const { pictures } = await call(keeper.router.pictures.state, undefined, { context })
  return Promise.all(
    pictures.map(async ({ card, file }) => {
      const { base64 } = await call(keeper.router.pictures.get, { file }, { context })
      return [card, Buffer.from(base64, 'base64').at(-1)]
    }),
  )
}

test('[UX 4.7] pictures go along if they are wanted, and come back to a folder that never had them', async () => {
  const [one, two] = await someCards()
  await show(one!, 1)
  await show(two!, 2)
  const without = await exported(false)
  const file = await exported(true)
  expect(file.length).toBeGreaterThan(without.length)
  await keeper.close()
  rmSync(folder, { recursive: true, force: true })
  folder = mkdtempSync(join(tmpdir(), 'story-deck-data-'))
  await open()
  await restored(without)
  expect(await shown()).toEqual([])
  await restored(file)
  expect((await shown()).toSorted()).toEqual(
    [
      [one, 1],
      [two, 2],
    ].toSorted(),
  )
  // The store itself has none of it.
  await keeper.close()
  const store = new Database(join(folder, 'story-deck.db'), { readonly: true })
  expect(store.prepare("select count(*) from sqlite_schema where name = 'carried'").pluck().get()).toBe(0)
  store.close()
})

test('pictures that are here stay, but where the file has another one for the card; what is no picture stays out', async () => {
  const [one, two] = await someCards()
  await show(one!, 1)
  const file = await exported(true)
  await show(one!, 3)
  await show(two!, 4)
  const plain = join(folder, 'plain.db')
  writeFileSync(plain, gunzipSync(file))
  const copy = new Database(plain)
  const put = copy.prepare('insert into carried (name, bytes) values (?, ?)')
  put.run('../evil.png', scan(9))
  put.run(`${'0'.repeat(64)}.png`, scan(8))
  put.run(`${'1'.repeat(64)}.png`, Buffer.from('#!/bin/sh'))
  copy.close()
  await restored(gzipSync(readFileSync(plain)))
  expect((await shown()).toSorted()).toEqual(
    [
      [one, 1],
      [two, 4],
    ].toSorted(),
  )
  expect(readdirSync(folder).filter((each) => each.includes('evil'))).toEqual([])
  expect(readdirSync(join(folder, 'pictures')).filter((each) => /^(0|1){64}/.test(each))).toEqual([])
})

test('a file that is something else changes nothing', async () => {
  await addDeck('Mine')
  const wrong = call(
    keeper.router.data.restoreFile,
    { from: 0, base64: Buffer.from('a letter').toString('base64'), done: true },
    { context },
  )
  await expect(wrong).rejects.toThrow('This is no file with all data of a Story Deck. Nothing was changed.')
  expect(await decks()).toEqual(['Mine'])
  expect(readdirSync(folder).filter((each) => each.startsWith('import-'))).toEqual([])
})

test('what was removed lies in the bin until it is emptied', async () => {
  const { id } = await addDeck('Mine')
  await call(keeper.router.decks.remove, { deck: id }, { context })
  const [binned] = await call(keeper.router.data.bin, undefined, { context })
  expect(binned).toMatchObject({ kind: 'deck', id: String(id), name: 'Mine' })
  expect(await call(keeper.router.data.restoreFromBin, { kind: 'deck', id: String(id) }, { context })).toEqual([])
  expect(await decks()).toEqual(['Mine'])
  await call(keeper.router.decks.remove, { deck: id }, { context })
  expect(await call(keeper.router.data.emptyBin, undefined, { context })).toEqual({ removed: 1 })
  expect(await call(keeper.router.data.bin, undefined, { context })).toEqual([])
  await expect(call(keeper.router.data.restoreFromBin, { kind: 'deck', id: String(id) }, { context })).rejects.toThrow(
    'not in the bin any more',
  )
})

test('the check looks at every page, and a backup is made when it is asked for', async () => {
  expect(await call(keeper.router.data.check, undefined, { context })).toEqual({
    sound: true,
    says: 'Every page, row and index of the data is sound.',
  })
  await addDeck('Mine')
  const { backups } = await call(keeper.router.data.backUp, undefined, { context })
  expect(backups[0]).toMatchObject({ sound: true, holds: { decks: 1 } })
})
