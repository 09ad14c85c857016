/**
 * A store that cannot be written to, read whole: its file as bytes, with what still lies in its log. SQLite itself would want to
 * write beside the file even to read it.
 */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'

/** The bytes of the store in `file`, fit to be opened in memory; undefined if they cannot be had. Changes nothing. */
export function bytesToRead(file: string): Buffer | undefined {
  try {
    const log = `${file}-wal`
    return withoutLog(existsSync(log) && statSync(log).size > 0 ? withLogIn(file, log) : readFileSync(file))
  } catch {
    return undefined
  }
}

/** Writes what is in the log into a copy elsewhere. */
function withLogIn(file: string, log: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'story-deck-'))
  try {
    const copy = join(folder, 'copy.db')
    copyFileSync(file, copy)
    copyFileSync(log, `${copy}-wal`)
    const db = new Database(copy)
    try {
      db.pragma('wal_checkpoint(TRUNCATE)')
    } finally {
      db.close()
    }
    return readFileSync(copy)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is in memory has no log beside it: the two bytes of the header that ask for one say otherwise. */
function withoutLog(bytes: Buffer): Buffer {
  if (bytes.length >= 100) bytes.fill(1, 18, 20)
  return bytes
}
