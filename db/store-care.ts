/** How the store is: its size, its backups, whether it is sound; and copies of it. */
import { closeSync, existsSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import {
  type BackupFacts,
  backUpForSure,
  backupList,
  checkSound,
  hasRoomForCopy,
  isBackedUp,
  lookThrough,
  stageCopy,
  stageFile,
  stageRestore,
} from './backups.ts'
import { damagedFilesOf } from './damage.ts'
import { closeStore, openInMemory, type ReadOnly, type Store } from './open.ts'
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

  /** Whether the next backup will not be made for want of room. */
  function narrow(): boolean {
    // Mostly there is room, and nobody has to look through a whole copy to know it.
    return file !== undefined && store.readOnly === undefined && !hasRoomForCopy(db, file) && !isBackedUp(db, file)
  }

  /** What something else takes the place of lies among the backups first; a file that takes nothing stays as it is, and is kept whole. */
  function kept(stage: () => void): void {
    if (store.readOnly === undefined) backUpForSure(store)
    stage()
  }

  return {
    facts(): { readonly bytes: number; readonly backups: readonly BackupFacts[]; readonly check: string } {
      const { damage, readOnly } = store
      return {
        // What was written last lies beside the file until it is carried over (SQLite's write-ahead log).
        bytes: file === undefined ? 0 : [file, `${file}-wal`].reduce((sum, each) => sum + (existsSync(each) ? statSync(each).size : 0), 0),
        backups: file === undefined ? [] : backupList(file),
        check: damage?.happened ?? `The data was sound at the start.${narrow() ? ` ${tooNarrow}` : ''}`,
        ...(readOnly !== undefined && { readOnly: damage === undefined ? inOne(readOnly) : `${readOnly.safe} ${readOnly.todo}` }),
      }
    },
    /** Looks at backups that are new, one after the other, and lets others have their turn in between: then `facts` is quick. */
    async lookAtBackups(): Promise<void> {
      if (file !== undefined) for (const _ of lookThrough(file)) await setImmediate()
    },
    /** Why nothing can be kept at present, and what was found of a damaged file at the start. */
    trouble: { readOnly: store.readOnly, damage: store.damage },
    /** What a person is told who changes something while nothing can be kept; any other error as it is. */
    explained(error: unknown): unknown {
      if (store.damage === undefined) return error
      const shown = asShelfError(error)
      if (!(shown instanceof ShelfError) || shown.code !== 'read_only') return shown
      return new ShelfError('read_only', 'The data file is damaged, so nothing can be changed now.', 'Choose how to go on first.')
    },
    /** The damaged files as they were found, read piece by piece, for they may be large. */
    damagedFiles(): readonly { readonly name: string; readonly bytes: number; piece(from: number, most: number): Buffer }[] {
      if (store.damage === undefined || file === undefined) return []
      return damagedFilesOf(file).map(({ name, bytes, path }) => ({ name, bytes, piece: (from, most) => pieceOf(path, from, most) }))
    },
    /** What could be read of a damaged file takes its place at the next start; the file itself is set aside. */
    stageRead(): void {
      if (file === undefined) throw new ShelfError('not_found', 'This data is kept nowhere, so nothing can take its place.')
      carefully(() => stageCopy({ db, file }, db))
    },
    /** An empty store takes the place of this one at the next start; this one becomes a backup. */
    stageEmpty(): void {
      if (file === undefined) throw new ShelfError('not_found', 'This data is kept nowhere, so nothing can take its place.')
      carefully(() => {
        const empty = openInMemory()
        try {
          stageCopy({ db, file }, empty.db)
        } finally {
          closeStore(empty)
        }
      })
    },
    check,
    /** Whether a backup had to be made for everything to be in one. Throws where none can be made. */
    backUp: (): boolean => carefully(() => backUpForSure(store)),
    /** The whole store as one file that holds nothing of what was deleted. */
    copyTo(path: string): void {
      carefully(() => {
        // What is in memory alone may be read and nothing else.
        if (store.readOnly === undefined) db.prepare('vacuum into ?').run(path)
        else writeFileSync(path, db.serialize())
      })
    },
    stageRestore: (backup: string): void => carefully(() => kept(() => stageRestore(store, backup))),
    stageFile(path: string): void {
      if (file === undefined) throw new ShelfError('not_found', 'This data is kept nowhere, so nothing can take its place.')
      carefully(() => kept(() => stageFile({ db, file }, path)))
    },
  }
}

const tooNarrow = 'There is too little room on the disk for another backup: free some.'
const inOne = ({ happened, safe, todo }: ReadOnly) => `${happened} ${safe} ${todo}`

export type DataShelf = ReturnType<typeof storeCare>

/** At most so many bytes of a file, from a place on. */
export function pieceOf(path: string, from: number, most: number): Buffer {
  const bytes = Buffer.alloc(most)
  const handle = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, most, from))
  } finally {
    closeSync(handle)
  }
}
