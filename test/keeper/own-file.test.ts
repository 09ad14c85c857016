/** Values of an owner, out of a file in the data folder: read when a match begins, kept with it, refused with what is wrong. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Api } from '../../src-main/contract/contract.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'

let dataDir: string
let keeper: Awaited<ReturnType<typeof openKeeper>>
let api: Api

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'own-file-'))
  keeper = await openKeeper({ dataDir })
  api = createRouterClient(keeper.router, { context: { connection: 'test' } })
})

afterEach(async () => {
  await keeper.close()
  rmSync(dataDir, { recursive: true })
})

const begin = (value: string) =>
  api.matches.begin({
    game: 'witch-of-salem',
    seats: [
      { name: 'Ada', kind: 'human' },
      { name: 'Ben', kind: 'human' },
    ],
    seed: 1,
    variant: { values: value },
  })

const track = async (match: string) => {
  const { view } = await api.table.look({ match, seat: 0 })
  return view.game === 'witch-of-salem' ? view.view.track : undefined
}

const file = () => join(dataDir, 'witch-of-salem.json')
const own = { demon: 10, rift: 20, pictures: [3, 8, 15] }

test('what the file says is played with, and stays with the match when the file is gone', async () => {
  writeFileSync(file(), JSON.stringify({ track: own }))
  const { match } = await begin('file')
  expect(await track(match)).toEqual(own)
  rmSync(file())
  expect(await track(match)).toEqual(own)
  expect((await track((await begin('ours')).match))?.rift).toBe(40)
})

test('a file that is not there, is no JSON, or says what cannot be is refused by name and place', async () => {
  await expect(begin('file')).rejects.toThrow('There is no file witch-of-salem.json in the data folder.')
  writeFileSync(file(), '{')
  await expect(begin('file')).rejects.toThrow('The file witch-of-salem.json in the data folder is not valid JSON.')
  writeFileSync(file(), JSON.stringify({ track: { ...own, rift: 'far' } }))
  await expect(begin('file')).rejects.toThrow('track, rift: expected number')
})
