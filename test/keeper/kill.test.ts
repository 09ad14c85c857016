/**
 * A process that is killed in the middle of play (RELIABILITY R33, R56): every answered move is there, once and in its
 * place, and the table stands at the decision that follows from them.
 *
 * STORY_DECK_KILLS says how often; the night wants 1,000.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Report, replay } from '../../src-main/engine/match.ts'
import { games } from '../../src-main/games/index.ts'
import { choiceKey } from '../../src-main/keeper/table.ts'
import type { Said } from './player.ts'

const kills = Number(process.env['STORY_DECK_KILLS'] ?? 12)
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

interface Life {
  readonly said: readonly Said[]
  readonly complaints: string
}

/** When to kill: so many answers after the opening, or without waiting for that; and so many milliseconds later. */
interface End {
  readonly answers: number | undefined
  readonly ms: number
}

async function live(dataDir: string, game: string, match: string | undefined, end: End): Promise<Life> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', path('../../src-main/tools/imports.ts'), path('player.ts'), dataDir, game, ...(match === undefined ? [] : [match])],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const said: Said[] = []
  let complaints = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const enough = Promise.withResolvers<void>()
  if (end.answers === undefined) enough.resolve()
  createInterface(child.stdout!).on('line', (line) => {
    try {
      said.push(JSON.parse(line) as Said)
    } catch {
      // The last line, cut off with the process.
    }
    // An answer takes a word before and a word after; the first word is that it is open.
    if (said.length > 2 * (end.answers ?? 0)) enough.resolve()
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await Promise.race([enough.promise, ended])
  await new Promise((resolve) => setTimeout(resolve, end.ms))
  child.kill('SIGKILL')
  await ended
  return { said, complaints }
}

/** What must be on the shelf, from what was answered; and what may be, from what was asked last. */
interface Expected {
  match: string | undefined
  /** Answered moves of persons, by their number. */
  readonly moves: Map<number, { readonly seat: number; readonly choice: string }>
  pending: Extract<Said, { say: 'trying' }> | undefined
}

function hear(expected: Expected, said: readonly Said[]): void {
  for (const each of said) {
    if (each.say === 'open') {
      if (each.match !== expected.match) expected.moves.clear()
      expected.match = each.match
    } else if (each.say === 'trying') expected.pending = each
    else if (each.say === 'done') {
      const from = each.what === 'undo' ? each.moves : each.moves - 1
      for (const no of [...expected.moves.keys()]) if (no >= from) expected.moves.delete(no)
      const { seat, choice } = expected.pending!
      if (each.what === 'act') expected.moves.set(from, { seat, choice: choice! })
      expected.pending = undefined
    }
  }
}

/** The last answered move may be gone only if it was just being taken back. */
function lost(expected: Expected, { seed, moves }: Pick<Report<unknown, unknown>, 'seed' | 'moves'>): string[] {
  const match = { id: expected.match!, seed }
  const numbers = [...expected.moves.keys()].sort((a, b) => a - b)
  const mayGo =
    expected.pending?.what === 'undo' ? numbers.findLast((no) => expected.moves.get(no)!.seat === expected.pending!.seat) : undefined
  return numbers.flatMap((no) => {
    const { seat, choice } = expected.moves.get(no)!
    const there = moves[no]
    if (there !== undefined && there.seat === seat && choiceKey(match, there.action) === choice) return []
    return mayGo !== undefined && no >= mayGo && moves.length <= mayGo ? [] : [`move ${no} of seat ${seat}`]
  })
}

/** What was asked last is done or not done by now: a move that was taken back unanswered is not looked for again. */
function settle(expected: Expected, { moves }: Pick<Report<unknown, unknown>, 'moves'>): void {
  for (const no of [...expected.moves.keys()]) if (no >= moves.length) expected.moves.delete(no)
  expected.pending = undefined
}

test.each([...games.keys()])(
  `[R33, R56] %s: after ${kills} kills no answered move is lost, and each time the same decision is open`,
  async (id) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kill-'))
    const expected: Expected = { match: undefined, moves: new Map(), pending: undefined }
    let answered = 0
    let opened = 0
    try {
      for (let kill = 0; kill <= kills; kill++) {
        // Some are killed while they open.
        const early = expected.match !== undefined && kill % 7 === 6
        const end = early ? { answers: undefined, ms: 100 + randomInt(500) } : { answers: randomInt(30), ms: randomInt(30) }
        const { said, complaints } = await live(dataDir, id, expected.match, end)
        expect(complaints).toBe('')
        const [first] = said
        if (first?.say === 'open') {
          opened++
          const report = JSON.parse(first.report)
          if (first.match === expected.match) {
            expect(lost(expected, report)).toEqual([])
            settle(expected, report)
          }
          // The engine alone, from what is on the shelf, comes to the very decision that the table offers.
          const { game } = games.get(report.game)!
          const state = replay(game, report)
          for (const view of first.views) {
            expect({ actors: view.actors, view: view.view.view, moves: view.moves }).toEqual({
              actors: game.actors(state),
              view: game.view(state, view.seat),
              moves: report.moves.length,
            })
            expect(view.choices.map(({ key }) => key)).toEqual(
              game.legal(state, view.seat).map((action) => choiceKey({ id: first.match, seed: report.seed }, action)),
            )
          }
        }
        hear(expected, said)
        answered += said.filter(({ say }) => say === 'done').length
      }
      // A run in which nothing was played or nothing opened again would prove nothing.
      expect(opened).toBeGreaterThan(kills / 2)
      expect(answered).toBeGreaterThan(kills)
      console.log(`${id}: ${kills} kills, ${opened} starts, ${answered} answered moves, none lost`)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  60_000 + kills * 5_000,
)
