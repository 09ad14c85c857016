/** Where the Keeper notes what no player needs to read; the hosts hand in their diary. */
import { randomBytes } from 'node:crypto'

export interface Log {
  note(what: string): void
  /** Notes an error and returns the id under which it can be found. */
  error(where: string, error: unknown): string
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
