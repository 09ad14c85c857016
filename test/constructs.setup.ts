/**
 * Proves constructs (see src-main/tools/constructs.ts): after each test that passed, the same test once more for every
 * construct of every card that it looked at, with this construct taken out. Where it fails then, it proves the construct.
 * What was proved goes, a line each, into the file that `CONSTRUCTS_TO` names the folder of.
 */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, TestRunner } from 'vitest'
import { constructsOf } from '../src-main/tools/constructs.ts'
import { having, lookedAt } from './support/taken-out.ts'

const folder = process.env['CONSTRUCTS_TO']

/** A test that lays out more cards than these is a law of all cards, and would run for hours without proving one of them. */
const mostCards = 40
/** One test may take so long with its other runs, in milliseconds; what it has not proved by then, others do. */
const patience = 60_000
const lines: string[] = []

beforeEach(() => {
  lookedAt()
})

afterEach(async ({ task }) => {
  const cards = lookedAt()
  if (task.result?.state === 'fail') return
  const proof = TestRunner.getTestFn(task)
  const fails = async (): Promise<boolean> => {
    try {
      await proof()
      return false
    } catch {
      return true
    }
  }
  if (cards.size > mostCards) return
  const end = performance.now() + patience
  // What cannot be run twice proves nothing by failing the second time.
  if (cards.size > 0 && (await fails())) return
  for (const [card, rules] of cards) {
    for (const { name, clause, at, without } of constructsOf(rules)) {
      if (performance.now() > end) break
      if (await having(card, without, fails)) lines.push(JSON.stringify({ card, clause, at, name, test: task.name, file: task.file.name }))
    }
  }
  lookedAt()
})

afterAll(() => {
  if (folder !== undefined && lines.length > 0)
    appendFileSync(join(folder, `${process.pid}-${lines.length}.jsonl`), `${lines.join('\n')}\n`)
})
