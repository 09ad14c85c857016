/**
 * What decks were judged to be, remembered until something changes that they are judged by: a list of five hundred decks is shown far
 * more often than one of them changes. SQLite itself says when: by triggers that live as long as the connection and are written nowhere.
 */
import type { Db } from './open.ts'

/** What is remembered of a connection: by the name of what it is, and by deck. */
type Known = Map<string, Map<number, unknown>>

const known = new WeakMap<Db, Known>()

/** All that the judging of decks reads, and whether a row of it concerns one deck or all. */
const readBy = [
  { table: 'deck', deck: 'id' },
  { table: 'deck_card', deck: 'deck' },
  { table: 'card', deck: undefined },
  { table: 'play_style', deck: undefined },
] as const

/**
 * From now on what is judged on this connection is remembered. To be called before anything else is prepared on it: a statement that
 * was prepared before a trigger does not fire it.
 */
export function watchDecks(db: Db): void {
  // Said once more with the same words later on, it does nothing; said first then, it would take the triggers away.
  db.pragma('temp_store = MEMORY')
  const fresh: Known = new Map()
  known.set(db, fresh)
  // Without a deck it is all of them.
  db.function('forget_judgement', (deck: unknown) => {
    for (const each of fresh.values()) {
      if (typeof deck === 'number') each.delete(deck)
      else each.clear()
    }
    return null
  })
  for (const { table, deck } of readBy) {
    for (const [event, rows] of [
      ['insert', ['new']],
      ['delete', ['old']],
      ['update', ['old', 'new']],
    ] as const) {
      const forget = rows.map((row) => `select forget_judgement(${deck === undefined ? 'null' : `${row}.${deck}`});`)
      db.exec(`create temp trigger judged_${table}_${event} after ${event} on main.${table} begin ${forget.join(' ')} end`)
    }
  }
}

export interface Judgement<T> {
  /** What a deck is judged to be, or was last if nothing has changed since. Within a transaction it is judged each time, since that may fail. */
  of(deck: number): T
  /** How many decks are remembered. */
  known(): number
  /** Remembers what decks were judged to be all at once. */
  learn(found: ReadonlyMap<number, T>): void
}

export function rememberedJudgement<T>(db: Db, what: string, judge: (deck: number) => T): Judgement<T> {
  const all = known.get(db)
  if (all === undefined) return { of: judge, known: () => 0, learn: () => {} }
  const mine = (all.get(what) ?? new Map<number, unknown>()) as Map<number, T>
  all.set(what, mine)
  return {
    of(deck) {
      const found = mine.get(deck)
      if (found !== undefined) return found
      const fresh = judge(deck)
      if (!db.inTransaction) mine.set(deck, fresh)
      return fresh
    },
    known: () => mine.size,
    learn(found) {
      if (db.inTransaction) return
      for (const [deck, judged] of found) mine.set(deck, judged)
    },
  }
}
