/**
 * The diary of the host: errors with an id that the window was told too. It holds what a developer needs and nothing
 * that a player may not know: no key, no call's arguments, no folder of the person whose machine it is.
 */
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Size of one log file in bytes, and how many are kept. */
export const logSize = 5 * 1024 * 1024
export const logFiles = 3

export interface Log {
  /** Notes one line. */
  note(what: string): void
  /** Notes an error with its trace and returns the id under which it can be found. */
  error(where: string, error: unknown): string
}

const homes = new RegExp([homedir(), process.cwd()].map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')

/** A log in `folder`/log. A disk that refuses the log never stops the app. */
export function openLog(folder: string, size = logSize): Log {
  const file = join(folder, 'log', 'story-deck.log')
  const older = (n: number) => (n === 0 ? file : `${file}.${n}`)

  function rotate(): void {
    for (let n = logFiles - 2; n >= 0; n--) {
      try {
        renameSync(older(n), older(n + 1))
      } catch {
        // Not every generation exists yet.
      }
    }
  }

  function note(what: string): void {
    const line = `${new Date().toISOString()} ${what.replace(homes, '~')}\n`
    try {
      mkdirSync(join(folder, 'log'), { recursive: true, mode: 0o700 })
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) + line.length > size) rotate()
      appendFileSync(file, line, { mode: 0o600 })
    } catch {
      // A full or read-only disk: the error that is to be noted matters more than the note.
    }
  }

  return {
    note,
    error(where, error) {
      const id = randomBytes(4).toString('hex')
      note(`${id} ${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return id
    },
  }
}
