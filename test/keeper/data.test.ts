/** All of a person's data: taken along, brought back, binned. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '@orpc/server'
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
