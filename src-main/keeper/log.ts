/** Where the Keeper notes what no player needs to read; the hosts hand in their diary. */
import { randomBytes } from 'node:crypto'

export interface Log {
  note(what: string): void
  /** Notes an error and returns the id under which it can be found. */
  error(where: string, error: unknown): string
}

/** How many errors are remembered for a report. */
const mostErrors = 20

export interface RememberingLog extends Log {
  /**
   * The newest errors of this run, for a report that leaves the machine: when, where in the app and under which id, with the places in
   * the code. Not what the error said, which may name a hidden card; not a folder.
   */
  recent(): readonly string[]
}

/** The same log, which can say what was noted last. */
export function remembering(log: Log, now: () => Date = () => new Date()): RememberingLog {
  const errors: string[] = []
  return {
    note: (what) => log.note(what),
    error(where, error) {
      const id = log.error(where, error)
      errors.push(
        [`${now().toISOString()} ${id} ${where}: ${error instanceof Error ? error.name : typeof error}`, ...placesOf(error)].join('\n'),
      )
      errors.splice(0, errors.length - mostErrors)
      return id
    },
    recent: () => [...errors],
  }
}

/** The innermost places of a trace, by the names of files alone. */
function placesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => `  ${line.trim().replace(/(?:\w+:\/\/|[A-Za-z]:)?[^\s()]*[\\/]/g, '')}`)
}

/** What is used where nobody keeps a diary: the terminal. */
export const terminal: Log = {
  note: (what) => console.error(what),
  error(where, error) {
    const id = randomBytes(4).toString('hex')
    console.error(`${id} ${where}:`, error)
    return id
  },
}
