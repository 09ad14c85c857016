/**
 * A store that is damaged: what is shown in its place, in memory and to be looked at only, until the person has said how to go on; and
 * the damaged files themselves, which are never deleted. Nothing on the disk changes before that (RELIABILITY R39).
 *
 * Note [What is shown]: the damaged file, as far as it can be read, its gaps filled from the newest good backup. Where it holds less
 * than that backup (it is missing, empty, all noise, an older one) the backup is shown instead, so that nothing of the last good state
 * is ever missing. Which of the two goes on is the person's choice.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { type BackupFacts, backupList, backupsOf, type Db, type Holding, holdingOf, isSound } from './backups.ts'
import { bytesToRead } from './read-only.ts'
import { type Salvaged, salvage } from './salvage.ts'

/** What was found of a damaged store, and what can be gone back to. */
export interface Damage {
  readonly shows: 'file' | 'backup' | 'nothing'
  /** A sentence or two to show. */
  readonly happened: string
  /** What could be read of the damaged file. */
  readonly read?: Holding
  /** The newest good backup. */
  readonly backup?: BackupFacts
  /** How many changes (moves, decks saved) that backup lacks, where the damaged file can still tell. */
  readonly missing?: number
}

export const companions = ['', '-wal', '-shm', '-journal']

/** The store to show in the place of the damaged one in `file`; `fresh` makes an empty one of a data version. */
export function standIn(file: string, fresh: (version: number) => Db): { readonly db: Db; readonly damage: Damage } {
  const path = newestGood(file)
  const backup = path === undefined ? undefined : backupList(file).find(({ id }) => id === basename(path, '.db'))
  const spare = path === undefined ? undefined : new Database(path, { readonly: true, fileMustExist: true })
  try {
    const found = salvaged(file, fresh, spare)
    const known = spare?.prepare<[], number>('select changes from store').pluck().get()
    const lacks = found?.changes === undefined || known === undefined ? undefined : found.changes - known
    const facts = { ...(backup && { backup }), ...(lacks !== undefined && lacks >= 0 && { missing: lacks }) }
    if (found !== undefined && (known === undefined || (found.changes ?? 0) >= known || holdsAsMuch(found, backup))) {
      const happened = found.whole
        ? 'The data file is damaged. Everything in it can still be read, and is shown.'
        : backup === undefined
          ? 'The data file is damaged. What can still be read of it is shown; the rest is lost.'
          : 'The data file is damaged. What can still be read of it is shown, and the rest as it was in the newest good backup.'
      return { db: found.db, damage: { shows: 'file', happened, read: holdingOf(found.db), ...facts } }
    }
    found?.db.close()
    const how = whatIsWrong(file, found)
    if (path === undefined) {
      const happened = `${how} There is no good backup either, so there is nothing to show.`
      return { db: fresh(Number.POSITIVE_INFINITY), damage: { shows: 'nothing', happened } }
    }
    return { db: inMemory(path), damage: { shows: 'backup', happened: `${how} The newest good backup is shown instead.`, ...facts } }
  } finally {
    spare?.close()
  }
}

const newestGood = (file: string) => backupsOf(file).reverse().find(isSound)

function salvaged(file: string, fresh: (version: number) => Db, spare: Db | undefined): Salvaged | undefined {
  if (!existsSync(file) || !statSync(file).isFile()) return undefined
  // A log that does not fit any more is left out.
  for (const bytes of [bytesToRead(file), readFileSync(file)]) {
    const found = bytes && salvage(bytes, fresh, spare)
    if (found !== undefined) return found
  }
  return undefined
}

/** A file that lost its counter may still hold no less than the backup. */
function holdsAsMuch({ db, changes }: Salvaged, backup: BackupFacts | undefined): boolean {
  if (changes !== undefined || backup === undefined) return false
  const holds = holdingOf(db)
  return (Object.keys(holds) as (keyof Holding)[]).every((each) => holds[each] >= backup.holds[each])
}

function whatIsWrong(file: string, found: Salvaged | undefined): string {
  if (!existsSync(file)) return 'The data file is missing.'
  if (found !== undefined) return 'The data file has lost part of what was in it.'
  return 'The data file is damaged, and nothing of it can be read.'
}

function inMemory(path: string): Db {
  const bytes = readFileSync(path)
  // What is in memory has no log beside it.
  bytes.fill(1, 18, 20)
  return new Database(bytes)
}

/** The damaged files as they were found: the store's own file first, then its log. */
export function damagedFilesOf(file: string): readonly { readonly name: string; readonly path: string; readonly bytes: number }[] {
  return ['', '-wal'].flatMap((each) => {
    const path = file + each
    if (!existsSync(path)) return []
    const found = statSync(path)
    return found.isFile() ? [{ name: basename(path), path, bytes: found.size }] : []
  })
}

/** Moves the damaged files, and backups that are no good, to a folder of their own beside the store. */
export function quarantine(file: string): void {
  const good = newestGood(file)
  const bad = backupsOf(file).filter((each) => good === undefined || each > good)
  const found = companions.map((each) => file + each).filter((each) => existsSync(each))
  if (found.length + bad.length === 0) return
  const folder = freeName(`${file}-damaged`)
  mkdirSync(folder, { recursive: true })
  for (const each of found) renameSync(each, join(folder, basename(each)))
  for (const each of bad) renameSync(each, join(folder, `backup-${basename(each)}`))
}

export function freeName(base: string): string {
  for (let no = 1; ; no++) if (!existsSync(`${base}-${no}`)) return `${base}-${no}`
}
