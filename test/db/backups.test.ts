/** Going back to a backup: what was there becomes a backup itself, and nobody takes the older state for a loss (R40, R41). */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp, backupList, backupsOf, changesOf, lookThrough, stageFile, stageRestore } from '../../db/backups.ts'
import { campaignShelf } from '../../db/campaigns.ts'
import { closeStore, openStore, type Store } from '../../db/open.ts'
import { storeCare } from '../../db/store-care.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'story-deck-backups-'))
  file = join(folder, 'shelf.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const names = ({ db }: Store) =>
  campaignShelf(db)
    .list()
    .map(({ name }) => name)

test('a backup takes the place of the data at the next start, and can be left again', () => {
  let store = openStore(file)
  campaignShelf(store.db).begin('early')
  backUp(store)
  const [early] = backupList(file)
  campaignShelf(store.db).begin('late')
  stageRestore(store, early!.id)
  expect(names(store)).toEqual(['late', 'early'])
  closeStore(store)

  store = openStore(file)
  expect(store.damage).toBeUndefined()
  expect(names(store)).toEqual(['early'])
  // What was there before lies among the backups.
  const before = backupList(file).find(({ holds }) => holds.campaigns === 2)!
  expect(before.sound).toBe(true)
  stageRestore(store, before.id)
  closeStore(store)

  store = openStore(file)
  expect(names(store)).toEqual(['late', 'early'])
  closeStore(store)
  // Nothing lies ready any more, and a further start changes nothing.
  expect(existsSync(`${file}-restore`)).toBe(false)
  store = openStore(file)
  expect(store.damage).toBeUndefined()
  expect(names(store)).toEqual(['late', 'early'])
  closeStore(store)
})

test('[R40] nothing takes the place of what there is now, unless that is in a backup: without room all stays as it is', () => {
  const store = openStore(file)
  campaignShelf(store.db).begin('early')
  backUp(store)
  const [early] = backupList(file)
  campaignShelf(store.db).begin('late')
  // Where the copy would be written there is something that cannot be overwritten.
  const target = `${String(changesOf(store.db)).padStart(12, '0')}.db`
  mkdirSync(join(`${file}-backups`, target, 'taken'), { recursive: true })
  const care = storeCare(store)
  const sentence = 'A backup of what there is now cannot be made. Nothing was changed.'
  expect(() => care.backUp()).toThrow(sentence)
  expect(() => care.stageRestore(early!.id)).toThrow(sentence)
  expect(existsSync(`${file}-restore`)).toBe(false)
  expect(names(store)).toEqual(['late', 'early'])

  // Even one that lies ready already takes the place of nothing that is not kept.
  stageRestore(store, early!.id)
  closeStore(store)
  const after = openStore(file)
  expect(names(after)).toEqual(['early'])
  closeStore(after)
  const [aside] = readdirSync(folder).filter((each) => each.includes('-damaged-'))
  const kept = openStore(join(folder, aside!, basename(file)))
  expect(names(kept)).toEqual(['late', 'early'])
  closeStore(kept)
})

test('what is damaged or not ours is refused, and nothing is changed', () => {
  const store = openStore(file)
  campaignShelf(store.db).begin('kept')
  const foreign = join(folder, 'foreign.db')
  writeFileSync(foreign, 'no database at all')
  expect(() => stageFile({ db: store.db, file }, foreign)).toThrow('This copy is damaged or belongs to another program.')
  expect(() => stageRestore(store, '000000009999')).toThrow('This backup is not there any more.')
  const path = backupsOf(file)[0]!
  writeFileSync(path, Buffer.alloc(5_000, 7))
  expect(() => stageRestore(store, basename(path, '.db'))).toThrow('This copy is damaged')
  expect(backupList(file)[0]!.sound).toBe(false)
  expect(existsSync(`${file}-restore`)).toBe(false)
  expect(names(store)).toEqual(['kept'])
  closeStore(store)
})

test('a backup that was looked at is looked at again only when it is another file, and every page of it before it is gone back to', () => {
  const store = openStore(file)
  campaignShelf(store.db).begin('kept')
  backUp(store)
  const path = backupsOf(file).at(-1)!
  expect(backupList(file)[0]).toMatchObject({ holds: { campaigns: 1 }, sound: true })
  const { size, atime, mtime } = statSync(path)
  writeFileSync(path, Buffer.alloc(size, 7))
  utimesSync(path, atime, mtime)
  expect(() => stageRestore(store, basename(path, '.db'))).toThrow('This copy is damaged')
  utimesSync(path, atime, new Date(mtime.getTime() + 5_000))
  expect(backupList(file)[0]).toMatchObject({ holds: { campaigns: 0 }, sound: false })
  closeStore(store)
})

test('the Keeper looks at backups it does not know one a step, and at what it made itself not at all; the list is the same', () => {
  const store = openStore(file)
  for (const name of ['first', 'second', 'third']) {
    campaignShelf(store.db).begin(name)
    backUp(store)
  }
  const made = backupList(file)
  expect(made.map(({ holds }) => holds.campaigns)).toEqual([3, 2, 1, 0])
  expect([...lookThrough(file)]).toHaveLength(0)
  // As after a start: another time is another file.
  for (const path of backupsOf(file)) utimesSync(path, new Date(0), new Date(0))
  expect([...lookThrough(file)]).toHaveLength(4)
  expect([...lookThrough(file)]).toHaveLength(0)
  const at = new Date(0).toISOString()
  expect(backupList(file)).toEqual(made.map((each) => ({ ...each, at })))
  closeStore(store)
})

test('a start that is cut off between the two can be made again', () => {
  let store = openStore(file)
  campaignShelf(store.db).begin('early')
  backUp(store)
  const [early] = backupList(file)
  campaignShelf(store.db).begin('late')
  stageRestore(store, early!.id)
  closeStore(store)
  // As after a kill before the exchange: the data was opened and backed up once more.
  const staged = `${file}-restore`
  expect(existsSync(staged)).toBe(true)
  rmSync(file)
  store = openStore(file)
  expect(names(store)).toEqual(['early'])
  closeStore(store)
})
