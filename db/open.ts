/**
 * Opens the store: one SQLite file that one process holds alone. Migrates it, switches on every safety SQLite has,
 * keeps backups in a folder beside it, and opens what can still be read where the file is damaged or has lost something.
 * What lies in the tables is not its concern.
 *
 * Note [Why the file is copied before it is opened]: opening a store after a crash replays its log into it and deletes
 * the log. If the file turns out damaged, that was the evidence. So whenever a log was left behind, file and log are
 * copied aside before the first open; the copy goes away once the store has passed its check, else it is put back.
 */
import { accessSync, closeSync, constants, copyFileSync, existsSync, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import {
  applicationId,
  backUp,
  backupsOf,
  changesInBackup,
  changesOf,
  checkSound,
  type Db,
  damaged,
  isBackedUp,
  isStaged,
  putStaged,
} from './backups.ts'
import { companions, type Damage, freeName, quarantine, standIn } from './damage.ts'
import { watchDecks } from './deck-judgement.ts'
import shelf from './migrations/0001-shelf.sql?raw'
import brought from './migrations/0002-brought.sql?raw'
import library from './migrations/0003-library.sql?raw'
import workshop from './migrations/0004-workshop.sql?raw'
import settings from './migrations/0005-settings.sql?raw'
import quickBots from './migrations/0006-quick-bots.sql?raw'
import series from './migrations/0007-series.sql?raw'
import deckRoom from './migrations/0008-deck-room.sql?raw'
import campaigns from './migrations/0009-campaigns.sql?raw'
import collection from './migrations/0010-collection.sql?raw'
import filesTogether from './migrations/0011-files-together.sql?raw'
import { bytesToRead } from './read-only.ts'
import { asShelfError, ShelfError } from './shelf-error.ts'

export type { Db } from './backups.ts'

/** In order; the first brings version 1. A released one is never changed. */
export const migrations: readonly string[] = [
  shelf,
  brought,
  library,
  workshop,
  settings,
  quickBots,
  series,
  deckRoom,
  campaigns,
  collection,
  filesTogether,
]

export interface Store {
  readonly db: Db
  /** Undefined for a store in memory. */
  readonly file?: string
  /** The file is damaged: what is here is a copy in memory, to be looked at until the person has said how to go on. */
  readonly damage?: Damage
  /** Nothing can be written: what is here is a copy in memory, to be looked at. Why, and what to do. */
  readonly readOnly?: ReadOnly
  /** Keeps other processes away from a damaged file, which cannot be locked itself. */
  readonly guard?: Guard
}

/** Sentences to show: what happened, what is safe, what to do. */
export interface ReadOnly {
  readonly happened: string
  readonly safe: string
  readonly todo: string
}

interface Guard {
  readonly db: Db
  readonly file: string
}

/** Runs `change` as one transaction that is on the disk when this returns, or not at all; errors are fit to show. */
export function write<T>(db: Db, change: () => T): T {
  try {
    // Never a bare statement: `insert … returning` through `get()` can answer without having been committed.
    return db.transaction(change).immediate()
  } catch (error) {
    throw asShelfError(error)
  }
}

// ---------------------------------------------------------------- opening

function configure(db: Db): void {
  db.pragma('foreign_keys = ON')
  db.pragma('trusted_schema = OFF')
  db.pragma('cell_size_check = ON')
  db.pragma('synchronous = FULL')
  db.pragma('fullfsync = ON')
  // SQLite is built with NORMAL for a WAL, and takes that up at the first access unless FULL was asked for.
  db.prepare('select count(*) from sqlite_schema').get()
  if (db.pragma('synchronous', { simple: true }) !== 2) throw new ShelfError('storage', 'The data could not be opened safely.')
}

function migrate(db: Db, steps: readonly string[]): void {
  db.transaction(() => {
    const version = db.pragma('user_version', { simple: true }) as number
    for (const [index, sql] of steps.entries()) if (index >= version) db.exec(sql)
    db.pragma(`application_id = ${applicationId}`)
    db.pragma(`user_version = ${steps.length}`)
  }).immediate()
}

function newerThanThisApp(version: number, known: number): ShelfError {
  return new ShelfError(
    'bad_version',
    `The data was written by a newer Story Deck (data version ${version}, this one reads up to ${known}). Nothing was changed.`,
    'Start the newer Story Deck, or update this one.',
  )
}

const notOurs = () =>
  new ShelfError(
    'not_ours',
    'The data file belongs to another program. Nothing was changed.',
    'Move it away, or choose another data folder.',
  )

/** Refuses a file of another program or of a newer app by its first bytes, before SQLite has touched it. */
function checkHeader(file: string, known: number): void {
  const head = Buffer.alloc(100)
  const handle = openSync(file, 'r')
  try {
    if (readSync(handle, head, 0, 100, 0) < 100) return
  } finally {
    closeSync(handle)
  }
  if (head.toString('latin1', 0, 15) !== 'SQLite format 3') return
  const id = head.readInt32BE(68)
  if (id !== 0 && id !== applicationId) throw notOurs()
  if (id === applicationId && head.readInt32BE(60) > known) throw newerThanThisApp(head.readInt32BE(60), known)
}

/** Takes the lock that keeps every other process out for as long as this connection lives. */
function openAlone(file: string): Db {
  const db = new Database(file, { timeout: 1000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    // Two first starts at once must not both read and then both wait for the other: the lock comes before any reading.
    db.exec('begin exclusive; commit')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function checkOwner(db: Db, known: number): void {
  const id = db.pragma('application_id', { simple: true })
  const version = db.pragma('user_version', { simple: true }) as number
  if (id === applicationId) {
    if (version > known) throw newerThanThisApp(version, known)
    if (version === 0) throw damaged('its version is gone')
    return
  }
  const tables = db.prepare('select count(*) from sqlite_schema').pluck().get()
  if (id !== 0 || tables !== 0) throw notOurs()
}

export interface Opening {
  /** For tests of migrations. */
  readonly migrations?: readonly string[]
}

/** A store in memory, for the command line and tests: the same tables, nothing kept. */
export function openInMemory({ migrations: steps = migrations }: Opening = {}): Store {
  const db = new Database(':memory:')
  configure(db)
  migrate(db, steps)
  watchDecks(db)
  return { db }
}

/** Opens the store in `file`, making it if it is not there. Throws a ShelfError fit to show; never leaves the file half migrated. */
export function openStore(file: string, { migrations: steps = migrations }: Opening = {}): Store {
  try {
    mkdirSync(dirname(file), { recursive: true })
    // What was there becomes a backup before another one takes its place. A store that cannot be opened is seen to below.
    if (isStaged(file)) {
      const before = existsSync(file) ? openStoreItself(file, steps) : undefined
      const isDamaged = before === undefined || before.damage !== undefined
      const isKept = before !== undefined && isBackedUp(before.db, file)
      if (isDamaged) quarantine(file)
      if (before !== undefined) closeStore(before)
      // A sound one of which no backup could be made is set aside whole, too, once it is let go of.
      if (!isDamaged && !isKept) quarantine(file)
      putStaged(file)
    }
    return openStoreItself(file, steps)
  } catch (raw) {
    const error = asShelfError(raw)
    if (!(error instanceof ShelfError) || !existsSync(file)) throw error
    // What may not be written to is told in several ways: SQLite cannot lock it, or make a log beside it.
    const isFull = error.code === 'no_room'
    if (isFull || error.code === 'read_only' || (['bad_place', 'storage'].includes(error.code) && !mayWrite(file)))
      return openToRead(file, steps, error, isFull)
    throw error
  }
}

function mayWrite(file: string): boolean {
  try {
    accessSync(file, constants.W_OK)
    accessSync(dirname(file), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** The store as a copy in memory, where the file or its disk takes nothing: all can be looked at, nothing is kept. */
export function openToRead(file: string, steps: readonly string[], why: ShelfError, isFull: boolean): Store {
  const bytes = bytesToRead(file)
  if (bytes === undefined) throw why
  const db = new Database(bytes)
  try {
    checkOwner(db, steps.length)
    checkSound(db, false)
    configure(db)
    migrate(db, steps)
    watchDecks(db)
  } catch {
    db.close()
    throw why
  }
  const what = isFull ? 'There is no room left on the disk' : 'The data folder cannot be written to'
  const todo = isFull ? 'Free some disk space' : 'Check the rights of the data folder'
  const happened = `${what}, so nothing that you do now is kept.`
  return { db, file, readOnly: { happened, safe: 'Everything can be looked at.', todo: `${todo}, then try again.` } }
}

function openStoreItself(file: string, steps: readonly string[]): Store {
  const aside = setAside(file)
  let opened: Store
  try {
    opened = { ...openSound(file, steps, aside !== undefined), file }
  } catch (raw) {
    const error = asShelfError(raw)
    const code = error instanceof ShelfError ? error.code : 'storage'
    if (code === 'bad_version' || code === 'not_ours' || code === 'damaged') putBack(file, aside)
    // After an error nobody foresaw the copy stays: it may be all that is left.
    if (code !== 'storage') drop(aside)
    if (code !== 'damaged') throw error
    return openDamaged(file, steps)
  }
  drop(aside)
  return opened
}

function openSound(file: string, steps: readonly string[], thorough: boolean): { readonly db: Db } {
  const newest = backupsOf(file).at(-1)
  if (existsSync(file)) {
    if (statSync(file).isDirectory()) throw damaged('a folder is in its place')
    // A store has its first page before it has a log or a backup, so beside them an empty file is what is left of one.
    // Opening it would write that page.
    const hasLog = existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0
    if (statSync(file).size === 0 && (hasLog || newest !== undefined)) throw damaged('it is empty')
    checkHeader(file, steps.length)
  } else if (newest !== undefined) throw damaged('it is missing')

  const db = openAlone(file)
  try {
    checkOwner(db, steps.length)
    checkSound(db, thorough)
    // A file can be sound and empty, when its pages were all in a log that is lost. Only something outside it can tell.
    if (newest !== undefined && changesOf(db) < changesInBackup(newest)) throw damaged('it knows less than its newest backup')
    db.pragma('journal_mode = WAL')
    configure(db)
    if (db.pragma('user_version', { simple: true }) !== 0) backUp({ db, file })
    migrate(db, steps)
    // From the first start on there is something to compare with.
    if (newest === undefined) backUp({ db, file })
    watchDecks(db)
    return { db }
  } catch (error) {
    db.close()
    throw error
  }
}

/** Writes what is still in the log to the file and lets go of it. */
export function closeStore({ db, guard }: Store): void {
  db.close()
  if (guard !== undefined) letGo(guard)
}

// ---------------------------------------------------------------- damage

/** What can still be read, in memory; the file stays as it was found until the person has chosen. See Note [What is shown]. */
function openDamaged(file: string, steps: readonly string[]): Store {
  const guard = guardOf(file)
  try {
    const { db, damage } = standIn(file, (version) => {
      const empty = new Database(':memory:')
      configure(empty)
      migrate(empty, steps.slice(0, version))
      return empty
    })
    configure(db)
    migrate(db, steps)
    watchDecks(db)
    const safe = 'The damaged file is as it was found, and is kept whatever you choose.'
    const todo = 'Until you choose how to go on, everything can be looked at and nothing is kept.'
    return { db, file, damage, readOnly: { happened: damage.happened, safe, todo }, ...(guard && { guard }) }
  } catch (error) {
    if (guard !== undefined) letGo(guard)
    throw error
  }
}

function letGo({ db, file }: Guard): void {
  db.close()
  rmSync(file, { force: true })
}

/** A file beside the damaged one that is locked in its place. Where none can be made, nobody could change anything either. */
function guardOf(damaged: string): Guard | undefined {
  const file = `${damaged}-guard`
  try {
    return { db: openAlone(file), file }
  } catch (raw) {
    const error = asShelfError(raw)
    if (error instanceof ShelfError && error.code === 'already_running') throw error
    return undefined
  }
}

/** Copies file and log aside if a log was left behind, and says where; see Note [Why the file is copied before it is opened]. */
function setAside(file: string): string | undefined {
  const log = ['-wal', '-journal'].some((each) => existsSync(file + each) && statSync(file + each).size > 0)
  if (!log || !existsSync(file) || statSync(file).isDirectory()) return undefined
  const folder = freeName(`${file}-aside`)
  try {
    mkdirSync(folder, { recursive: true })
    for (const each of companions) if (existsSync(file + each)) copyFileSync(file + each, join(folder, basename(file) + each))
    return folder
  } catch {
    // A full disk must not keep anybody from reading what is there.
    drop(folder)
    return undefined
  }
}

function drop(folder: string | undefined): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}

/** A file that was refused is left as it was found, byte for byte. */
function putBack(file: string, aside: string | undefined): void {
  if (aside === undefined) return
  for (const each of companions) {
    const copy = join(aside, basename(file) + each)
    if (existsSync(copy)) copyFileSync(copy, file + each)
    else rmSync(file + each, { force: true })
  }
}
