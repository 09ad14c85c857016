/**
 * A data folder that takes nothing (RELIABILITY R42, R43): the app says so, everything can be looked at, nothing is lost, and when
 * there is room again all goes on. With real folders: one without rights, and a disk that is full.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRouterClient } from '@orpc/server'
import Database from 'better-sqlite3'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../src-main/contract/contract.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'
import type { Seen } from './onlooker.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const isRoot = process.getuid?.() === 0
const undo: (() => void)[] = []
afterEach(() => {
  for (const each of undo.splice(0).toReversed()) each()
})

function fresh(): string {
  const folder = mkdtempSync(join(tmpdir(), 'story-deck-still-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A campaign with a match of three moves. With `log` the process leaves its log behind, as one that was killed. */
async function played(dataDir: string): Promise<void> {
  const keeper = await openKeeper({ dataDir, log: { note: () => {}, error: () => 'id' } })
  const api: Api = createRouterClient(keeper.router, { context: {} })
  const decks = (await api.decks.list()).filter(({ ready }) => ready)
  const players = ['Ada', 'Bea'].map((name, seat) => ({ name, kind: 'human' as const, deck: decks[seat]!.id }))
  const { match } = await api.campaigns.create({ name: 'Autumn', players, agreed: { target: 20, houseRules: [] } })
  for (let move = 0; move < 3; move++) {
    const seat = (await api.table.look({ match, seat: 0 })).actors[0]!
    const { at, choices } = await api.table.look({ match, seat })
    await api.table.act({ match, seat, at, choice: choices.find(({ role }) => role !== 'concede')!.key })
  }
  await keeper.close()
}

function lookedAt(dataDir: string, lower: boolean): Seen {
  const args = ['--import', path('../../src-main/tools/imports.ts'), path('onlooker.ts'), dataDir, ...(lower ? ['lower'] : [])]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, TMPDIR: tmpdir() } })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as Seen
}

/** Names, sizes and contents of all files below a folder. */
const everythingIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort()
    .map((file) => [file, readFileSync(file).toString('base64')])

const refusal = 'The data cannot be written to. Nothing was changed. Check the rights of the data folder.'

test.skipIf(process.platform === 'win32')(
  '[R43] a folder that may not be written to is opened to be looked at, and left byte for byte as it was',
  async () => {
    const dataDir = fresh()
    await played(dataDir)
    for (const each of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
      chmodSync(join(each.parentPath, each.name), each.isDirectory() ? 0o555 : 0o444)
    }
    chmodSync(dataDir, 0o555)
    undo.push(() => chmodSync(dataDir, 0o755))
    const before = everythingIn(dataDir)
    const seen = lookedAt(dataDir, isRoot)
    expect(seen).toMatchObject({
      trouble: {
        kind: 'read only',
        happened: 'The data folder cannot be written to, so nothing that you do now is kept.',
        safe: 'Everything can be looked at.',
        todo: 'Check the rights of the data folder, then try again.',
      },
      campaigns: ['Autumn'],
      moves: 3,
      steps: 3,
      movesAfter: 3,
    })
    // Who is ahead after three moves is a matter of luck.
    expect(seen.standings.toSorted()).toEqual(['Ada', 'Bea'])
    expect(seen.refused.map((each) => each.slice(0, refusal.length))).toEqual(
      Array(3).fill(expect.stringContaining('cannot be written to')),
    )
    expect(seen.library).toBe(200)
    expect(seen.backups).toBeGreaterThan(0)
    expect(seen.exported).toBeGreaterThan(10_000)
    expect(everythingIn(dataDir)).toEqual(before)
  },
)

/** A disk of a few megabytes; undefined where none can be made. */
function smallDisk(): string | undefined {
  const at = fresh()
  if (process.platform !== 'linux' || !isRoot) return undefined
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', at]).status !== 0) return undefined
  undo.push(() => void spawnSync('umount', ['-l', at]))
  return at
}

/** Writes a file until no byte more goes on the disk, and says which. */
function fill(disk: string): string {
  const filler = join(disk, 'filler')
  const handle = openSync(filler, 'w')
  for (let size = 1024 * 1024; size >= 1; size = size > 1 ? size >> 1 : 0) {
    try {
      for (;;) if (writeSync(handle, Buffer.alloc(size)) < size) break
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(handle)
  return filler
}

test('[R42] a disk that is full at the start: all can be looked at, and once there is room everything goes on', async (context) => {
  const disk = smallDisk()
  if (disk === undefined) return context.skip('no small disk can be mounted here')
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  await played(dataDir)
  const filler = fill(disk)
  const store = join(dataDir, 'story-deck.db')
  const size = statSync(store).size
  const seen = lookedAt(dataDir, false)
  expect(seen).toMatchObject({ campaigns: ['Autumn'], moves: 3, steps: 3, movesAfter: 3 })
  expect(seen.trouble).toMatchObject({
    kind: 'read only',
    happened: 'There is no room left on the disk, so nothing that you do now is kept.',
  })
  expect(seen.refused).not.toContain('done')
  expect(statSync(store).size).toBe(size)

  rmSync(filler)
  const again = lookedAt(dataDir, false)
  expect(again).toMatchObject({ campaigns: ['Autumn'], moves: 3, movesAfter: 4 })
  expect(again.trouble).toBeUndefined()
})

test('[R42] a disk on which the start itself takes the last room: all can be looked at, and nothing is lost', async (context) => {
  const disk = smallDisk()
  if (disk === undefined) return context.skip('no small disk can be mounted here')
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  await played(dataDir)
  // As an older Story Deck left them: every card is read anew, and that has to be written.
  const db = new Database(join(dataDir, 'story-deck.db'))
  db.exec("update card set text = text || ' '")
  db.close()
  const filler = fill(disk)
  truncateSync(filler, statSync(filler).size - 200 * 1024)
  const backups = () => readdirSync(join(dataDir, 'story-deck.db-backups')).length
  const before = backups()
  const seen = lookedAt(dataDir, false)
  expect(seen).toMatchObject({ campaigns: ['Autumn'], moves: 3, steps: 3, movesAfter: 3 })
  expect(seen.trouble).toMatchObject({ kind: 'read only', happened: expect.stringContaining('no room left on the disk') })
  // No backup was squeezed in, which would have taken the room from the matches.
  expect(backups()).toBe(before)
  rmSync(filler)
  expect(lookedAt(dataDir, false)).toMatchObject({ campaigns: ['Autumn'], moves: 3, movesAfter: 4 })
  // Every card is read three times.
}, 90_000)

test('[R40 R42] a disk too narrow for a backup: playing goes on, the data says so, and one that is asked for is refused with the reason', async (context) => {
  const disk = smallDisk()
  if (disk === undefined) return context.skip('no small disk can be mounted here')
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  await played(dataDir)
  const filler = fill(disk)
  truncateSync(filler, statSync(filler).size - statSync(join(dataDir, 'story-deck.db')).size)
  const keeper = await openKeeper({ dataDir, log: { note: () => {}, error: () => 'id' } })
  undo.push(() => void keeper.close())
  const api: Api = createRouterClient(keeper.router, { context: {} })
  const [match] = await api.matches.list()
  const [seat] = (await api.table.look({ match: match!.id, seat: 0 })).actors
  const { at, choices } = await api.table.look({ match: match!.id, seat: seat! })
  await api.table.act({ match: match!.id, seat: seat!, at, choice: choices.find(({ role }) => role !== 'concede')!.key })
  expect((await api.data.state()).check).toBe(
    'The data was sound at the start. There is too little room on the disk for another backup: free some.',
  )
  await expect(api.data.backUp()).rejects.toThrow('A backup of what there is now cannot be made. Nothing was changed.')
  rmSync(filler)
  expect((await api.data.backUp()).check).toBe('The data was sound at the start.')
})
