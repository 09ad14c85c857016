/** How the store is: its size, its backups, whether it is sound; and copies of it. */
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BackupFacts, backUp, backupList, checkSound, stageEmpty, stageFile, stageRestore } from './backups.ts'
import { closeStore, openInMemory, type Store } from './open.ts'
import { asShelfError, ShelfError } from './shelf-error.ts'

export function storeCare(store: Store) {
  const { db, file } = store

  function check(): { readonly sound: boolean; readonly says: string } {
    try {
      checkSound(db, true)
      const broken = db.pragma('foreign_key_check') as readonly unknown[]
      if (broken.length > 0) return { sound: false, says: 'Something in the data refers to what is not there. Go back to a backup.' }
      return { sound: true, says: 'Every page, row and index of the data is sound.' }
    } catch {
      return { sound: false, says: 'The data is damaged. Go back to a backup, or export everything that can be read.' }
    }
  }

  /** Errors fit to show. */
  function carefully<T>(run: () => T): T {
    try {
      return run()
    } catch (error) {
      throw asShelfError(error)
    }
  }

  return {
    facts(): { readonly bytes: number; readonly backups: readonly BackupFacts[]; readonly check: string } {
      const recovered = store.recovery?.message
      return {
        bytes: file === undefined ? 0 : statSync(file).size,
        backups: file === undefined ? [] : backupList(file),
        check: recovered ?? 'The data was sound at the start.',
        ...(store.readOnly !== undefined && { readOnly: store.readOnly }),
      }
    },
    /** Why nothing can be kept at present, and what was done about a damaged file at the start. */
    trouble: { readOnly: store.readOnly, recovery: store.recovery },
    /** The damaged files of this start as they were found: the store's own file first, then its log. Read piece by piece, for they may be large. */
    damagedFiles(): readonly { readonly name: string; readonly bytes: number; piece(from: number, most: number): Buffer }[] {
      const { quarantine } = store.recovery ?? {}
      if (quarantine === undefined || file === undefined || !existsSync(quarantine)) return []
      const name = basename(file)
      return readdirSync(quarantine)
        .filter((each) => each === name || each === `${name}-wal`)
        .sort()
        .flatMap((each) => {
          const path = join(quarantine, each)
          const found = statSync(path)
          if (!found.isFile()) return []
          return [{ name: each, bytes: found.size, piece: (from: number, most: number) => pieceOf(path, from, most) }]
        })
    },
    /** An empty store takes the place of this one at the next start; this one becomes a backup. */
    stageEmpty(): void {
      if (file === undefined) throw new ShelfError('not_found', 'This data is kept nowhere, so nothing can take its place.')
      carefully(() => {
        const empty = openInMemory()
        try {
          stageEmpty({ db, file }, empty.db)
        } finally {
          closeStore(empty)
        }
      })
    },
    check,
    backUp: () => backUp(store),
    /** The whole store as one file that holds nothing of what was deleted. */
    copyTo(path: string): void {
      carefully(() => {
        // What is in memory alone may be read and nothing else.
        if (store.readOnly === undefined) db.prepare('vacuum into ?').run(path)
        else writeFileSync(path, db.serialize())
      })
    },
    stageRestore: (backup: string): void => carefully(() => stageRestore(store, backup)),
    stageFile(path: string): void {
      if (file === undefined) throw new ShelfError('not_found', 'This data is kept nowhere, so nothing can take its place.')
      carefully(() => stageFile({ db, file }, path))
    },
  }
}

export type DataShelf = ReturnType<typeof storeCare>

/** At most so many bytes of a file, from a place on. */
function pieceOf(path: string, from: number, most: number): Buffer {
  const bytes = Buffer.alloc(most)
  const handle = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, most, from))
  } finally {
    closeSync(handle)
  }
}
