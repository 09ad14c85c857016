/**
 * A store that was found damaged (RELIABILITY R39): it is looked at first, nothing is changed before the person says so, and the
 * damaged file goes out and is kept byte for byte.
 */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '../../src-main/contract/contract.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'

const log = { note: () => {}, error: () => 'id' }
let dataDir: string
let file: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'story-deck-damaged-'))
  file = join(dataDir, 'story-deck.db')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** The Keeper, until `during` is over; with `during` asking for another start, until that was asked for. */
async function withKeeper<T>(during: (api: Api) => Promise<T>): Promise<T> {
  let restarted = () => {}
  const restart = new Promise<void>((resolve) => {
    restarted = resolve
  })
  const keeper = await openKeeper({ dataDir, log, restart: () => restarted() })
  const api: Api = createRouterClient(keeper.router, { context: {} })
  try {
    const answer = await during(api)
    if (answer === 'restarts') await restart
    return answer
  } finally {
    await keeper.close()
  }
}

/** A campaign with a match of three moves, a deck, and a backup without the last move. */
async function played(api: Api): Promise<void> {
  const [a, b] = (await api.decks.list()).filter(({ ready }) => ready)
  await api.deckRoom.begin({ from: 'deck', deck: a!.id, name: 'Mine' })
  const players = [a!, b!].map((deck, seat) => ({ name: ['Ada', 'Bea'][seat]!, kind: 'human' as const, deck: deck.id }))
  const { match } = await api.campaigns.create({ name: 'Autumn', players, agreed: { target: 20, houseRules: [] } })
  for (let move = 0; move < 3; move++) {
    if (move === 2) await api.data.backUp()
    const seat = (await api.table.look({ match, seat: 0 })).actors[0]!
    const { at, choices } = await api.table.look({ match, seat })
    await api.table.act({ match, seat, at, choice: choices.find(({ role }) => role !== 'concede')!.key })
  }
}

/** The store as it lay there before it was closed, without a backup made at the end: what a crash leaves. */
async function crashed(): Promise<void> {
  await withKeeper(async (api) => {
    await played(api)
    for (const each of ['', '-wal']) copyFileSync(file + each, `${file}${each}.kept`)
  })
  const backups = join(dataDir, 'story-deck.db-backups')
  const newest = readdirSync(backups).sort()
  // The one of the closing goes; those of the evening stay.
  rmSync(join(backups, newest.at(-1)!))
  for (const each of ['', '-wal']) {
    copyFileSync(`${file}${each}.kept`, file + each)
    rmSync(`${file}${each}.kept`)
  }
  // The log into the file, so that damage to the file is damage.
  const db = new Database(file)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

const seenIn = async (api: Api) => {
  const [campaign] = await api.campaigns.list()
  const [match] = await api.matches.list()
  return {
    campaign: campaign?.name,
    moves: match === undefined ? 0 : (await api.table.look({ match: match.id, seat: 0 })).moves,
    decks: (await api.decks.list()).filter(({ ready }) => !ready).map(({ name }) => name),
    cards: (await api.library.page({ query: '', from: 0, limit: 10 })).length,
  }
}
const all = { campaign: 'Autumn', moves: 3, decks: ['Mine'], cards: 10 }

const troubleIn = async (api: Api) => {
  const { trouble } = await api.data.trouble()
  if (trouble?.kind !== 'damaged') throw new Error('no damage is told')
  return trouble
}

const damages: readonly (readonly [name: string, how: () => void, moves: number])[] = [
  ['its header destroyed', () => spoil(0, 100), 3],
  ['a page of moves in its middle destroyed', () => spoil((rootOf('move') - 1) * 4_096, 4_096), 2],
  ['cut to half its length', () => truncateSync(file, Math.floor(readFileSync(file).length / 2)), 2],
  ['zero bytes long', () => truncateSync(file, 0), 2],
  ['no database at all', () => writeFileSync(file, 'Dear diary\n'.repeat(5_000)), 2],
]

function spoil(from: number, bytes: number): void {
  const all = readFileSync(file)
  all.fill(0x5a, from, from + bytes)
  writeFileSync(file, all)
}

function rootOf(table: string): number {
  const db = new Database(file, { readonly: true })
  try {
    return db.prepare<[string], number>('select rootpage from sqlite_schema where name = ?').pluck().get(table)!
  } finally {
    db.close()
  }
}

describe.each(damages)('[R39] a data file with %s', (_name, damage, moves) => {
  test('all can be looked at and nothing changed; going back to the backup offered brings it whole, and keeps the file', async () => {
    await crashed()
    damage()
    const before = readFileSync(file)
    await withKeeper(async (api) => {
      expect(await seenIn(api)).toMatchObject({ ...all, moves: expect.any(Number) })
      expect((await seenIn(api)).moves).toBeGreaterThanOrEqual(moves)
      const { backup } = await troubleIn(api)
      expect(backup).toMatchObject({ sound: true, holds: { decks: 1, matches: 1, campaigns: 1 } })
      const [campaign] = await api.campaigns.list()
      await expect(api.campaigns.rename({ campaign: campaign!.id, name: 'Otherwise' })).rejects.toThrow(
        'The data file is damaged, so nothing can be changed now. Choose how to go on first.',
      )
      expect(readFileSync(file).equals(before)).toBe(true)
      await api.data.restore({ backup: backup!.id })
      return 'restarts'
    })
    expect(readFileSync(file).equals(before)).toBe(true)
    await withKeeper(async (api) => {
      expect(await api.data.trouble()).toEqual({})
      expect(await seenIn(api)).toEqual({ ...all, moves: 2 })
    })
    expect(readFileSync(`${file}-damaged-1/story-deck.db`).equals(before)).toBe(true)
    await withKeeper(async (api) => expect(await seenIn(api)).toEqual({ ...all, moves: 2 }))
  })
})

test('[R39] one can go on with what is read, and play from there', async () => {
  await crashed()
  spoil(0, 100)
  await withKeeper(async (api) => {
    expect(await troubleIn(api)).toMatchObject({ shows: 'file', read: { decks: 1, matches: 1, campaigns: 1 }, missing: 1 })
    await api.data.settle({ how: 'go on with what is read' })
    return 'restarts'
  })
  await withKeeper(async (api) => {
    expect(await api.data.trouble()).toEqual({})
    expect(await seenIn(api)).toEqual(all)
    const [match] = await api.matches.list()
    const seat = (await api.table.look({ match: match!.id, seat: 0 })).actors[0]!
    const { at, choices } = await api.table.look({ match: match!.id, seat })
    await api.table.act({ match: match!.id, seat, at, choice: choices.find(({ role }) => role !== 'concede')!.key })
    expect((await seenIn(api)).moves).toBe(4)
    expect((await api.data.check()).sound).toBe(true)
  })
})

test('[R39] one can begin anew, and the damaged file is kept', async () => {
  await crashed()
  spoil(0, 4_096)
  const before = readFileSync(file)
  await withKeeper(async (api) => {
    await api.data.settle({ how: 'begin anew' })
    return 'restarts'
  })
  await withKeeper(async (api) => expect(await seenIn(api)).toEqual({ campaign: undefined, moves: 0, decks: [], cards: 10 }))
  expect(readFileSync(`${file}-damaged-1/story-deck.db`).equals(before)).toBe(true)
})

test('[R39] the damaged file is offered as it was found, in pieces that add up to it', async () => {
  await withKeeper(async () => {})
  spoil(0, 4_096)
  const damaged = readFileSync(file)
  await withKeeper(async (api) => {
    expect(await troubleIn(api)).toMatchObject({ copy: true })
    const pieces: Buffer[] = []
    for (let from = 0, isDone = false; !isDone; ) {
      const piece = await api.data.damagedFile({ file: 0, from })
      expect(piece).toMatchObject({ fileName: 'damaged-story-deck.db', total: damaged.length })
      pieces.push(Buffer.from(piece.base64, 'base64'))
      from += pieces.at(-1)!.length
      isDone = piece.done
    }
    expect(pieces.length).toBeGreaterThan(1)
    expect(Buffer.concat(pieces).equals(damaged)).toBe(true)
    await expect(api.data.damagedFile({ file: 9, from: 0 })).rejects.toThrow('There is no damaged file here.')
  })
})
