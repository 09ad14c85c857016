/**
 * Copies of the store beside it: made, checked, counted and gone back to. A backup is named by the number of changes it holds,
 * since clocks go wrong, and is put in its place only when it has proved sound.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { limits } from './limits.ts'
import type { Store } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export type Db = Database.Database

/** "SDck", so that a stray SQLite file is not taken for ours. */
export const applicationId = 0x5344636b

export function damaged(why: string): ShelfError {
  return new ShelfError('damaged', `The data file is damaged: ${why}.`)
}

/** Whether every page, row and index is sound. */
export function checkSound(db: Db, thorough: boolean): void {
  const answer = db.pragma(thorough ? 'integrity_check(1)' : 'quick_check(1)', { simple: true })
  if (answer !== 'ok') throw damaged('its pages do not fit together')
}

export function changesOf(db: Db): number {
  const there = db.prepare("select count(*) from sqlite_schema where name = 'store'").pluck().get()
  return there === 1 ? ((db.prepare('select changes from store').pluck().get() as number | undefined) ?? 0) : 0
}

function backupFolder(file: string): string {
  return `${file}-backups`
}

/** Paths of the backups, oldest first: they are named by the number of changes they hold, since clocks go wrong. */
export function backupsOf(file: string): string[] {
  const folder = backupFolder(file)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((each) => /^\d{12}\.db$/.test(each))
    .sort()
    .map((each) => join(folder, each))
}

export function readBackup<T>(backup: string, read: (db: Db) => T): T {
  const db = new Database(backup, { readonly: true, fileMustExist: true })
  try {
    return read(db)
  } finally {
    db.close()
  }
}

/** Zero for one that cannot be read: it proves nothing against the store. */
export function changesInBackup(backup: string): number {
  try {
    return readBackup(backup, changesOf)
  } catch {
    return 0
  }
}

export function isSound(backup: string): boolean {
  try {
    readBackup(backup, (db) => {
      checkSound(db, true)
      if (db.pragma('application_id', { simple: true }) !== applicationId) throw damaged('it belongs to another program')
    })
    return true
  } catch {
    return false
  }
}

export function toDisk(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The copy that holds just what the store holds now, whether it is there or not. */
const copyOf = (db: Db, file: string): string => join(backupFolder(file), `${String(changesOf(db)).padStart(12, '0')}.db`)

/** Whether a sound copy holds all that the store holds now. */
export const isBackedUp = (db: Db, file: string): boolean => {
  const copy = copyOf(db, file)
  return existsSync(copy) && isSound(copy)
}

/** A copy leaves as much room again, or the next move could not be kept for the sake of it. */
export function hasRoomForCopy(db: Db, file: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(dirname(file))
  const size = Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }))
  // Some file systems do not tell.
  return blocks === 0 || bavail * bsize >= 2 * size
}

/**
 * Copies the store beside itself, unless nothing has changed since the newest copy. The copy is checked before it
 * counts, and only then the oldest of more than ten goes. Says whether a copy was made; a store that cannot be copied
 * now (no room) is no reason not to play.
 */
export function backUp({ db, file, readOnly }: Pick<Store, 'db' | 'file' | 'readOnly'>): boolean {
  if (file === undefined || readOnly !== undefined || isBackedUp(db, file)) return false
  const target = copyOf(db, file)
  const partial = `${target}.partial`
  try {
    if (!hasRoomForCopy(db, file)) return false
    mkdirSync(backupFolder(file), { recursive: true })
    rmSync(partial, { force: true })
    db.prepare('vacuum into ?').run(partial)
    if (!isSound(partial) || changesInBackup(partial) !== changesOf(db)) return false
    toDisk(partial)
    renameSync(partial, target)
    // It was just looked through: nobody has to do that again to list it.
    remembered(target, { holds: holdingOf(db), sound: true })
  } catch {
    return false
  } finally {
    rmSync(partial, { force: true, recursive: true })
  }
  for (const old of backupsOf(file).slice(0, -limits.backups)) rmSync(old, { force: true })
  return true
}

/** Makes sure that a copy holds all that the store holds now, and says whether it had to be made. Throws where none can be. */
export function backUpForSure(store: Pick<Store, 'db' | 'file' | 'readOnly'>): boolean {
  const made = backUp(store)
  if (made || (store.file !== undefined && isBackedUp(store.db, store.file))) return made
  throw new ShelfError(
    'no_room',
    'A backup of what there is now cannot be made. Nothing was changed.',
    'Free some disk space, or check the rights of the data folder, then try again.',
  )
}

// ---------------------------------------------------------------- going back to one

/** A state of the store that can be gone back to. */
export interface BackupFacts {
  readonly id: string
  readonly at: string
  readonly bytes: number
  readonly holds: Holding
  readonly sound: boolean
}

/** How much of a person's own is in a store. */
export interface Holding {
  readonly decks: number
  readonly matches: number
  readonly campaigns: number
  readonly cards: number
}

const holding = {
  decks: 'select count(*) from deck where removed_at is null and ready is null',
  matches: 'select count(*) from match where removed_at is null',
  campaigns: 'select count(*) from campaign',
  cards: 'select count(*) from brought_card',
} as const

/** What is known of backups that were looked at, by their path: they are never written to, so name, time and size tell them apart. */
const looked = new Map<string, { readonly stamp: string; readonly facts: BackupFacts }>()

/**
 * The backups of a store, newest first, with what each of them holds. Each file is opened once, and not again as long as it is the
 * same; its indexes are only looked through when somebody goes back to it.
 */
export function backupList(file: string): BackupFacts[] {
  const paths = backupsOf(file).toReversed()
  for (const known of looked.keys()) if (known.startsWith(backupFolder(file)) && !paths.includes(known)) looked.delete(known)
  return paths.map(factsOf)
}

/** Opens the backups that were not looked at yet, one a step: a file of many cards takes some hundred milliseconds. */
export function* lookThrough(file: string): Generator<void> {
  for (const path of backupsOf(file)) {
    if (looked.get(path)?.stamp === stampOf(path)) continue
    factsOf(path)
    yield
  }
}

function stampOf(path: string): string {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

function factsOf(path: string): BackupFacts {
  const stamp = stampOf(path)
  const known = looked.get(path)
  if (known?.stamp === stamp) return known.facts
  return remembered(path, contentsOf(path))
}

function remembered(path: string, contents: Pick<BackupFacts, 'holds' | 'sound'>): BackupFacts {
  const { mtime, size } = statSync(path)
  const facts = { id: basename(path, '.db'), at: mtime.toISOString(), bytes: size, ...contents }
  looked.set(path, { stamp: stampOf(path), facts })
  return facts
}

/** What a backup holds, and whether its pages fit together; nothing of one that cannot be read. */
function contentsOf(path: string): Pick<BackupFacts, 'holds' | 'sound'> {
  try {
    return readBackup(path, (db) => {
      checkSound(db, false)
      return { holds: holdingOf(db), sound: db.pragma('application_id', { simple: true }) === applicationId }
    })
  } catch {
    return { holds: { decks: 0, matches: 0, campaigns: 0, cards: 0 }, sound: false }
  }
}

/** One of an older version may lack a table; what cannot be counted is none. */
export function holdingOf(db: Db): Holding {
  const count = (sql: string): number => {
    try {
      return db.prepare(sql).pluck().get() as number
    } catch {
      return 0
    }
  }
  const { decks, matches, campaigns, cards } = holding
  return { decks: count(decks), matches: count(matches), campaigns: count(campaigns), cards: count(cards) }
}

const staged = (file: string) => `${file}-restore`

/**
 * Lays a copy of a backup ready to take the place of the store at its next start. It counts more changes than anything before
 * it, so that nobody takes it for a store that has lost something. Throws where there is no such backup, or it is not sound.
 */
export function stageRestore({ db, file }: { readonly db: Db; readonly file?: string | undefined }, backup: string): void {
  if (file === undefined) throw new ShelfError('not_found', 'There are no backups of data that are kept nowhere.')
  const path = backupsOf(file).find((each) => basename(each, '.db') === backup)
  if (path === undefined) throw new ShelfError('not_found', 'This backup is not there any more.', 'Choose another one.')
  stageFile({ db, file }, path)
}

/** The same with any file that is a store of this app. */
export function stageFile({ db, file }: { readonly db: Db; readonly file: string }, path: string): void {
  if (!isSound(path))
    throw new ShelfError('damaged', 'This copy is damaged or belongs to another program. Nothing was changed.', 'Choose another one.')
  const partial = `${staged(file)}.partial`
  const newest = Math.max(changesOf(db), ...backupsOf(file).map(changesInBackup))
  try {
    rmSync(partial, { force: true })
    copyFileSync(path, partial)
    const copy = new Database(partial)
    try {
      copy.pragma('journal_mode = DELETE')
      copy.prepare('update store set changes = ?').run(newest + 2)
    } finally {
      copy.close()
    }
    toDisk(partial)
    renameSync(partial, staged(file))
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Lays what is in `from` ready to take the place of this store. */
export function stageCopy({ db, file }: { readonly db: Db; readonly file: string }, from: Db): void {
  const path = `${staged(file)}.copy`
  try {
    rmSync(path, { force: true })
    writeFileSync(path, from.serialize())
    stageFile({ db, file }, path)
  } finally {
    rmSync(path, { force: true })
  }
}

/** Whether a copy lies ready to take the place of the store. */
export const isStaged = (file: string): boolean => existsSync(staged(file))

/** Puts the copy that lies ready in the place of a store that is closed and backed up. */
export function putStaged(file: string): void {
  for (const each of ['-wal', '-shm', '-journal']) rmSync(`${file}${each}`, { force: true })
  renameSync(staged(file), file)
}
