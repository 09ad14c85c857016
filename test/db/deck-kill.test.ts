/**
 * A process that is killed in the middle of building a deck (RELIABILITY R33): every edit that was answered is there, whole,
 * with all that can be taken back. STORY_DECK_DECK_KILLS says how often.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openShelf } from '../../db/shelf.ts'
import type { Answered } from './deck-builder.ts'

const kills = Number(process.env['STORY_DECK_DECK_KILLS'] ?? 3)
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Lets a process edit, and kills it after so many answers and milliseconds more; what it had answered last. */
async function live(file: string, deck: number | undefined, answers: number, ms: number): Promise<readonly Answered[]> {
  const args = [
    '--import',
    path('../../src-main/tools/imports.ts'),
    path('deck-builder.ts'),
    file,
    ...(deck === undefined ? [] : [String(deck)]),
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: Answered[] = []
  const enough = Promise.withResolvers<void>()
  createInterface(child.stdout).on('line', (line) => {
    try {
      said.push(JSON.parse(line) as Answered)
    } catch {
      // The last line, cut off with the process.
    }
    if (said.length > answers) enough.resolve()
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await Promise.race([enough.promise, ended])
  await new Promise((resolve) => setTimeout(resolve, ms))
  child.kill('SIGKILL')
  await ended
  return said
}

test(`[R33] after ${kills} kills no answered edit of a deck is lost`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deck-kill-'))
  const file = join(folder, 'shelf.db')
  let deck: number | undefined
  let answered = 0
  try {
    for (let kill = 0; kill < kills; kill++) {
      const said = await live(file, deck, 5 + randomInt(20), randomInt(40))
      const last = said.at(-1)!
      deck = last.deck
      answered += said.length - 1
      const shelf = openShelf({ file })
      const { at, rows, undo, redo } = shelf.deckRoom.open(deck)
      // One more may have been on the disk and not yet answered.
      expect([last.at, last.at + 1]).toContain(at)
      if (at === last.at) {
        expect({ rows: rows.map(({ section, card, count }) => `${section} ${count} ${card}`), undo, redo }).toEqual({
          rows: last.rows,
          undo: last.undo,
          redo: last.redo,
        })
      }
      // All that is counted can be taken back, down to the empty deck.
      let sheet = shelf.deckRoom.open(deck)
      while (sheet.undo !== undefined) sheet = shelf.deckRoom.undo(deck, sheet.at)
      expect(sheet.rows).toEqual([])
      shelf.close()
    }
    expect(answered).toBeGreaterThan(4 * kills)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
