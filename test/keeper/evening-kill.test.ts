/**
 * Evenings that are cut off (RELIABILITY R33, R35, R56): a process plays campaigns, builds a deck and writes notes, and is killed at
 * random moments. What was answered is there, whole and once; of what was under way, all or nothing.
 *
 * STORY_DECK_KILLS says how often; `npm run soak -- kill 200` asks for that.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Facts, Told } from './evening.ts'

const kills = Number(process.env['STORY_DECK_KILLS'] ?? 4)
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Lets the process live until it has answered so often, and so many milliseconds more. Without answers: until it ends by itself. */
async function live(dataDir: string, end: { readonly answers: number | undefined; readonly ms: number } | undefined) {
  const args = ['--import', path('../../src-main/tools/imports.ts'), path('evening.ts'), dataDir, ...(end === undefined ? ['all'] : [])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Told[] = []
  let complaints = ''
  let answers = 0
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const enough = Promise.withResolvers<void>()
  if (end !== undefined && end.answers === undefined) enough.resolve()
  createInterface(child.stdout).on('line', (line) => {
    try {
      said.push(JSON.parse(line) as Told)
    } catch {
      // The last line, cut off with the process.
      return
    }
    if (said.at(-1)!.say === 'done') answers++
    if (end?.answers !== undefined && answers >= end.answers) enough.resolve()
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await Promise.race([enough.promise, ended])
  if (end !== undefined) await new Promise((resolve) => setTimeout(resolve, end.ms))
  child.kill('SIGKILL')
  await ended
  return { said, complaints, answers }
}

/** What the store must hold, fact by fact, and what it may hold otherwise since it was being asked for. */
interface Expected {
  readonly facts: Map<string, string>
  touched: readonly string[]
}

function hear(expected: Expected, said: readonly Told[]): void {
  for (const each of said) {
    if (each.say === 'trying') expected.touched = each.touches
    else if (each.say === 'done') {
      for (const [name, fact] of Object.entries(each.facts)) {
        if (fact === null) expected.facts.delete(name)
        else expected.facts.set(name, fact)
      }
      expected.touched = []
    }
  }
}

/** What is there and should not be, is not there, or is there otherwise. */
function differences({ facts, touched }: Expected, found: Facts, campaigns: readonly number[]): string[] {
  const told = (name: string) => !name.startsWith('campaign ') || campaigns.includes(Number(name.split(' ')[1]))
  const isOpen = (name: string) => touched.some((each) => name.startsWith(each))
  return [...new Set([...facts.keys(), ...Object.keys(found)])]
    .filter((name) => told(name) && !isOpen(name) && facts.get(name) !== found[name])
    .map((name) => `${name}: answered ${facts.get(name)}, found ${found[name]}`)
}

test(
  `[R33, R35, R56] after ${kills} kills nothing of campaigns, matches, decks and notes that was answered is lost or there twice`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'evening-'))
    const expected: Expected = { facts: new Map(), touched: [] }
    let answered = 0
    let opened = 0
    try {
      for (let kill = 0; kill <= kills; kill++) {
        const isLast = kill === kills
        // Some are killed while they open.
        const early = kill % 7 === 6
        const end = early ? { answers: undefined, ms: 100 + randomInt(900) } : { answers: randomInt(120), ms: randomInt(40) }
        const { said, complaints, answers } = await live(dataDir, isLast ? undefined : end)
        expect(complaints).toBe('')
        const [first] = said
        if (first?.say === 'open') {
          opened++
          expect(differences(expected, first.facts, first.campaigns)).toEqual([])
          // What was under way has been done or not: from here on it is as it was found.
          for (const [name, fact] of Object.entries(first.facts)) expected.facts.set(name, fact!)
          for (const name of [...expected.facts.keys()]) {
            if (expected.touched.some((each) => name.startsWith(each)) && !(name in first.facts)) expected.facts.delete(name)
          }
          expected.touched = []
        }
        hear(expected, said)
        answered += answers
      }
      const ends = [...expected.facts.keys()].filter((name) => / end /.test(name)).length
      // A run in which nothing was played or nothing opened again would prove nothing.
      expect(opened).toBeGreaterThan(kills / 2)
      expect(answered).toBeGreaterThan(kills)
      console.log(`${kills} kills, ${opened} starts, ${answered} answers, ${expected.facts.size} facts, ${ends} ends of matches, none lost`)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  120_000 + kills * 60_000,
)
