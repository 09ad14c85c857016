/** Saving on a real store that has no room or may not be written to (RELIABILITY R42), and cards that are read anew when they must be. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { matchShelf } from '../../db/matches.ts'
import { closeStore, type Db, openStore } from '../../db/open.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { games } from '../../src-main/games/index.ts'
import { keptMatches } from '../../src-main/keeper/kept.ts'
import { openTables, type Tables } from '../../src-main/keeper/tables.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

const here = { connection: 'window' }

interface Sitting {
  readonly db: Db
  readonly tables: Tables
}

/** Tables for two on a real store; `again` closes and opens it. */
function onDisk(count: number, work: (sitting: Sitting, matches: readonly string[], again: () => Sitting) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'saving-'))
  let store = openStore(join(folder, 'story-deck.db'))
  const sit = (db: Db): Sitting => ({
    db,
    tables: openTables({
      shelf: keptMatches(matchShelf(db)),
      games,
      unfold: (_, options) => options,
      startThread: () => {
        throw new Error('There are no bots here.')
      },
      log: { note: () => {}, error: () => 'id' },
    }),
  })
  const seats = ['Ada', 'Bea'].map((name) => ({ name, kind: 'human' as const }))
  const match = {
    game: 'cthulhu-dice',
    edition: 1,
    title: 'Dice',
    seats,
    botBudgetMs: 100,
    undoPastRevealed: true,
    options: { players: 2 },
  }
  try {
    const matches = Array.from({ length: count }, (_, seed) => keptMatches(matchShelf(store.db)).begin({ ...match, seed }))
    work(sit(store.db), matches, () => {
      closeStore(store)
      store = openStore(join(folder, 'story-deck.db'))
      return sit(store.db)
    })
  } finally {
    closeStore(store)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whoever must act takes the first choice. Answers the moves made so far, or the error. */
function act(tables: Tables, match: string): number | ShelfError {
  const [seat] = tables.look(here, { match, seat: 0 }).actors
  const { at, choices } = tables.look(here, { match, seat: seat! })
  try {
    return tables.act(here, { match, seat: seat!, at, choice: choices[0]!.key }).moves
  } catch (error) {
    if (error instanceof ShelfError) return error
    throw error
  }
}

const isOver = (tables: Tables, match: string) => tables.look(here, { match, seat: 0 }).outcome !== undefined

test('[R42] without room a move is refused with the reason, reading goes on, and nothing that was answered is lost', () => {
  for (let start = 0; start < 4; start++) {
    onDisk(30, ({ db, tables }, matches, again) => {
      // Another number of moves each time, so that the end of the room is met at another place.
      for (let move = 0; move < start; move++) act(tables, matches[move]!)
      db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`)
      const answered = new Map<string, number>()
      const refusal = playUntilRefused(tables, matches, answered)
      expect({ code: refusal?.code, message: refusal?.message }).toEqual({
        code: 'no_room',
        message: 'There is no room left to save this. Nothing was changed.',
      })
      for (const [match, moves] of answered) expect(tables.look(here, { match, seat: 0 }).moves).toBe(moves)

      const next = again()
      for (const [match, moves] of answered) expect(next.tables.look(here, { match, seat: 0 }).moves).toBe(moves)
      const open = matches.find((match) => !isOver(next.tables, match))!
      expect(act(next.tables, open)).toBe(next.tables.open(open).moves.length)
    })
  }
})

/** Plays one match after the other. */
function playUntilRefused(tables: Tables, matches: readonly string[], answered: Map<string, number>): ShelfError | undefined {
  for (const match of matches) {
    while (!isOver(tables, match)) {
      const said = act(tables, match)
      if (said instanceof ShelfError) return said
      answered.set(match, said)
    }
  }
  return undefined
}

test('[R43] on a store that may not be written to, acting and taking back are refused and looking goes on', () => {
  onDisk(1, ({ db, tables }, matches) => {
    const match = matches[0]!
    expect(act(tables, match)).toBe(1)
    const before = tables.look(here, { match, seat: 0 })
    db.pragma('query_only = 1')
    const refusal = act(tables, match)
    expect(refusal instanceof ShelfError && refusal.code).toBe('read_only')
    const mover = tables.open(match).moves[0]!.seat
    expect(() => tables.undo(here, { match, seat: mover, moves: 1 })).toThrow('The data cannot be written to. Nothing was changed.')
    expect(tables.look(here, { match, seat: 0 })).toEqual(before)
    db.pragma('query_only = 0')
    expect(act(tables, match)).toBe(2)
  })
})
