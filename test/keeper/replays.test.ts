/** Matches looked at again, played on from, taken along as files and brought back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Keeper, openKeeper } from '../../src-main/keeper/keeper.ts'

let folder: string
let keeper: Keeper
const context = { connection: 'one' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'story-deck-replays-'))
  keeper = await openKeeper({ dataDir: folder, log: { note: () => {}, error: () => 'id' } })
})
afterAll(async () => {
  await keeper.close()
  rmSync(folder, { recursive: true, force: true })
})

async function mythos(kinds: readonly ['human', 'human' | 'quick' | 'random'] = ['human', 'human']): Promise<string> {
  const decks = (await call(keeper.router.decks.list, undefined, { context })).filter(({ ready }) => ready)
  const seats = kinds.map((kind, seat) => ({ name: ['Ada', 'Bea'][seat]!, kind, deck: decks[seat]!.id }))
  return (await call(keeper.router.matches.begin, { game: 'mythos', title: 'Once', seats, seed: 7 }, { context })).match
}

const look = (match: string, seat: number) => call(keeper.router.table.look, { match, seat }, { context })

/** So many moves, each the first that does not give the match up. */
async function moves(match: string, count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    const { actors } = await look(match, 0)
    const { choices, at } = await look(match, actors[0]!)
    await call(
      keeper.router.table.act,
      { match, seat: actors[0]!, at, choice: choices.find(({ role }) => role !== 'concede')!.key },
      { context },
    )
  }
}

async function concede(match: string): Promise<void> {
  const { actors } = await look(match, 0)
  const { choices, at } = await look(match, actors[0]!)
  await call(
    keeper.router.table.act,
    { match, seat: actors[0]!, at, choice: choices.find(({ role }) => role === 'concede')!.key },
    { context },
  )
}

const open = (match: string) => call(keeper.router.replays.open, { match }, { context })
const at = (match: string, step: number, eyes: number | 'all') => call(keeper.router.replays.at, { match, step, eyes }, { context })

test('each step is the table as it was, and nothing can be done there', async () => {
  const match = await mythos()
  const seen = [await look(match, 0)]
  for (let made = 0; made < 12; made++) {
    await moves(match, 1)
    seen.push(await look(match, 0))
  }
  expect((await open(match)).steps).toBe(12)
  for (const [step, table] of seen.entries()) {
    const { view } = await at(match, step, 0)
    expect(view.view).toEqual(table.view)
    // Lines that lead back to a decision do so at the table alone.
    expect(view.log).toEqual(table.log.map(({ decision: _, ...line }) => line))
    expect(view.choices).toEqual([])
    expect(view.undo.can).toBe(false)
  }
  await expect(at(match, 13, 0)).rejects.toThrow('12 steps')
})

test('a replay that was opened follows what is taken back and played otherwise', async () => {
  const match = await mythos()
  await moves(match, 6)
  expect((await open(match)).steps).toBe(6)
  const before = await at(match, 6, 'all').catch((error: Error) => error.message)
  expect(before).toContain('through these eyes')
  const was = (await at(match, 6, 0)).view.view
  const { actors } = await look(match, 0)
  const last = 1 - actors[0]!
  const view = await look(match, last)
  if (!view.undo.can) throw new Error('the test needs a move that may be taken back')
  const { moves: left, at: own } = await call(keeper.router.table.undo, { match, seat: last, moves: view.moves }, { context })
  expect((await open(match)).steps).toBe(left)
  const { choices } = await look(match, last)
  const other = choices.filter(({ role }) => role !== 'concede').at(-1)!
  await call(keeper.router.table.act, { match, seat: last, at: own, choice: other.key }, { context })
  const now = (await at(match, left + 1, 0)).view.view
  expect(now).toEqual((await look(match, 0)).view)
  expect(now).not.toEqual(was)
})

test('[M1.15] hands are open to all eyes once the match is over, and not before', async () => {
  const match = await mythos(['human', 'random'])
  expect((await open(match)).seats.map(({ seat }) => seat)).toEqual([0])
  await expect(at(match, 0, 1)).rejects.toThrow('through these eyes')
  await expect(at(match, 0, 'all')).rejects.toThrow('through these eyes')
  expect(JSON.stringify(await at(match, 0, 0))).not.toContain('"seat":1,"pieces"')
  for (;;) {
    const { actors, outcome } = await look(match, 0)
    if (outcome !== undefined) break
    if (actors.includes(0)) await concede(match)
    else await new Promise((done) => setTimeout(done, 5))
  }
  const replay = await open(match)
  expect(replay.seats.map(({ seat }) => seat)).toEqual([0, 1])
  expect(replay.all).toEqual({ can: true })
  const { view } = await at(match, 0, 'all')
  if (view.view.game !== 'mythos') throw new Error('another game')
  for (const { hand, handCount } of view.view.view.areas) expect(hand).toHaveLength(handCount)
})

/** Plays one's own seat until so many moves are made, then gives the match up; a bot has the other one. */
async function playedOut(match: string, count: number): Promise<void> {
  for (;;) {
    const { actors, outcome, moves: made } = await look(match, 0)
    if (outcome !== undefined) return
    if (!actors.includes(0)) await new Promise((done) => setTimeout(done, 5))
    else if (made < count) await moves(match, 1)
    else return concede(match)
  }
}

test('[UX 4.4] a bot’s deeds are told with a reason that all could tell; its whole plan is for all eyes and its own', async () => {
  const match = await mythos(['human', 'quick'])
  await playedOut(match, 80)
  const { steps } = await open(match)
  const given = { plan: 0, log: 0 }
  for (let step = 1; step <= steps; step++) {
    const [all, own, mine] = [await at(match, step, 'all'), await at(match, step, 1), await at(match, step, 0)]
    if (all.move?.seat === 0) expect(all.move.because).toBeUndefined()
    else {
      expect(own.move).toEqual(all.move)
      expect(mine.move).toBeUndefined()
      if (all.move?.because !== undefined) given.plan++
    }
    for (const { because, seat } of mine.lines) {
      if (because === undefined) continue
      given.log++
      expect(seat).toBe(1)
    }
  }
  expect(given.plan).toBeGreaterThan(5)
  expect(given.log).toBeGreaterThan(5)
  const { log } = await look(match, 0)
  expect(log.filter(({ because, seat }) => because !== undefined && seat === 1).length).toBeGreaterThan(0)
  expect(log.filter(({ because, seat }) => because !== undefined && seat === 0)).toEqual([])
})

test('what chance does has no reason', async () => {
  const match = await mythos(['human', 'random'])
  await playedOut(match, 40)
  const { steps } = await open(match)
  for (let step = 1; step <= steps; step++) {
    const { move, lines } = await at(match, step, 'all')
    expect([move, ...lines].filter((each) => each?.because !== undefined)).toEqual([])
  }
})

test('marks lead to Rounds, Turns and the end, and notes stay at their step', async () => {
  const match = await mythos()
  await moves(match, 10)
  await concede(match)
  const { marks, steps } = await open(match)
  expect(marks.some(({ kind, text }) => kind === 'round' && text === 'Round 1')).toBe(true)
  expect(marks.some(({ kind }) => kind === 'turn')).toBe(true)
  expect(marks.at(-1)).toMatchObject({ step: steps, kind: 'key' })
  const noted = await call(keeper.router.replays.note, { match, step: 3, text: 'Why here?' }, { context })
  expect(noted.notes).toEqual([{ step: 3, text: 'Why here?' }])
  expect((await call(keeper.router.replays.note, { match, step: 3, text: '' }, { context })).notes).toEqual([])
})

test('playing on from a step is another match, and the old one stays', async () => {
  const match = await mythos()
  await moves(match, 8)
  const before = await look(match, 0)
  const other = (await call(keeper.router.replays.playOn, { match, step: 5 }, { context })).match
  expect(other).not.toBe(match)
  expect((await look(other, 0)).view).toEqual((await at(match, 5, 0)).view.view)
  await moves(other, 1)
  expect(await look(match, 0)).toEqual(before)
  await concede(match)
  const { steps } = await open(match)
  await expect(call(keeper.router.replays.playOn, { match, step: steps }, { context })).rejects.toThrow('The match is over there')
})

test('a match goes out as a file and comes back the same', async () => {
  const match = await mythos()
  await moves(match, 9)
  const { text } = await call(keeper.router.matches.export, { match }, { context })
  const file = await call(keeper.router.replays.readFile, { text }, { context })
  expect(file).toMatchObject({ game: 'Mythos', title: 'Once', seats: ['Ada', 'Bea'], moves: 9, cards: { unknown: 0 } })
  expect(file.readOnly).toBeUndefined()
  const taken = (await call(keeper.router.replays.takeFile, { text }, { context })).match
  expect((await look(taken, 1)).view).toEqual((await look(match, 1)).view)
})

test('a file with cards that are not here, or of another edition, is kept to be read', async () => {
  const match = await mythos()
  await moves(match, 6)
  const { text } = await call(keeper.router.matches.export, { match }, { context })
  const file = JSON.parse(text)
  const [first] = file.kept.seats[0].deck
  const strange = text.replaceAll(first, 'f'.repeat(64))
  const read = await call(keeper.router.replays.readFile, { text: strange }, { context })
  expect(read.readOnly).toMatch(/played with 1 card that this library does not have/)
  const taken = (await call(keeper.router.replays.takeFile, { text: strange }, { context })).match
  const replay = await open(taken)
  expect(replay.transcript!.lines.map((line) => line.text)).toEqual(file.transcript)
  expect((await call(keeper.router.matches.list, undefined, { context })).find(({ id }) => id === taken)!.readOnly).toMatch(/does not have/)
  const older = JSON.stringify({ ...file, edition: 0 })
  expect((await call(keeper.router.replays.readFile, { text: older }, { context })).readOnly).toMatch(/edition 0/)
})

test.each([
  ['{', 'it is not JSON'],
  ['[]', 'it holds no object'],
  ['{}', 'it does not say that it is one'],
  ['{"format":"story-deck-match","version":2}', 'has version 2'],
  [
    '{"format":"story-deck-match","version":1,"game":"mythos","edition":1,"title":"x","seed":1.5,"seats":[],"moves":[]}',
    'seed is no whole number',
  ],
])('what is no match is refused with its fault: %s', async (text, fault) => {
  await expect(call(keeper.router.replays.readFile, { text }, { context })).rejects.toThrow(fault)
  await expect(call(keeper.router.replays.takeFile, { text }, { context })).rejects.toThrow(fault)
})

test('moves of a file that the rules do not allow are not believed', async () => {
  const match = await mythos()
  await moves(match, 4)
  const { text } = await call(keeper.router.matches.export, { match }, { context })
  const file = JSON.parse(text)
  file.moves[2] = { seat: file.moves[2].seat, action: { do: 'win' } }
  const { readOnly } = await call(keeper.router.replays.readFile, { text: JSON.stringify(file) }, { context })
  expect(readOnly).toBe('Move 3 of 4 is none that the rules allow there.')
})

test('a report of a problem holds the words and the match, and no other', async () => {
  const match = await mythos()
  const { text } = await call(keeper.router.replays.report, { match, words: 'It stopped.' }, { context })
  const report = JSON.parse(text)
  expect(report).toMatchObject({ format: 'story-deck-report', words: 'It stopped.', match: { format: 'story-deck-match', title: 'Once' } })
  expect(text).not.toContain(folder)
})
