/** How the store is: its size, its backups, whether it is sound; and copies of it. */
import { statSync } from 'node:fs'
import { type BackupFacts, backUp, backupList, checkSound, stageFile, stageRestore } from './backups.ts'
import type { Store } from './open.ts'
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
      }
    },
    check,
    backUp: () => backUp(store),
    /** The whole store as one file that holds nothing of what was deleted. */
    copyTo(path: string): void {
      carefully(() => db.prepare('vacuum into ?').run(path))
    },
    stageRestore: (backup: string): void => carefully(() => stageRestore(store, backup)),
    stageFile(path: string): void {
      if (file === undefined) throw new ShelfError('not_found', 'This data is kept nowhere, so nothing can take its place.')
      carefully(() => stageFile({ db, file }, path))
    },
  }
}

export type DataShelf = ReturnType<typeof storeCare>
