/** A store that was found damaged: what was set aside goes out byte for byte, a piece at a time (RELIABILITY R39). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { expect, test } from 'vitest'
import type { Api } from '../../src-main/contract/contract.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'

const log = { note: () => {}, error: () => 'id' }

test('[R39] the damaged file is offered as it was found, in pieces that add up to it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'story-deck-damaged-'))
  try {
    await (await openKeeper({ dataDir, log })).close()
    const file = join(dataDir, 'story-deck.db')
    const damaged = readFileSync(file)
    damaged.fill(0x5a, 0, 4_096)
    writeFileSync(file, damaged)

    const keeper = await openKeeper({ dataDir, log })
    const api: Api = createRouterClient(keeper.router, { context: {} })
    expect((await api.data.trouble()).trouble).toMatchObject({ kind: 'damaged', copy: true })
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
    await keeper.close()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
