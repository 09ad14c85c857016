/** "What would you do?": what is told, to whom, from what, and what happens if there is no time. */
import { describe, expect, test, vi } from 'vitest'
import { type StartThread, thinker } from '../../src-main/bot/think.ts'
import type { HintStep, TableHint } from '../../src-main/contract/table.ts'
import type { AnyGame } from '../../src-main/engine/game.ts'
import { seeded } from '../../src-main/engine/random.ts'
import { type Entry, games } from '../../src-main/games/index.ts'
import { named } from '../../src-main/keeper/begin.ts'
import makeWorker from '../../src-main/keeper/bot-worker.ts?nodeWorker'
import { byOdds, byTrial, hintFor } from '../../src-main/keeper/hinting.ts'
import { openTables } from '../../src-main/keeper/tables.ts'
import makeSilent from '../bot/threads/silent.ts?nodeWorker'
import { randomTable } from '../support/all-cards.ts'
import { sealed } from '../support/sealed.ts'
import { mapShelf } from './map-shelf.ts'

// Threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

const here = { connection: 'window' }
const at = (seat: number) => ({ match: 'match-0', seat })

function laid(
  game: string,
  kinds: readonly ('human' | 'random')[],
  options: unknown,
  startThread: StartThread = (own = {}) => makeWorker(own),
) {
  const shelf = mapShelf()
  const noted: string[] = []
  const sealedEntry: Entry = { game: sealed as AnyGame, title: 'Sealed', summary: '', released: false, rounds: () => 0 }
  const tables = openTables({
    shelf,
    unfold: (_, kept) => kept,
    games: new Map([...games.values(), sealedEntry].map((each) => [each.game.id, each])),
    startThread,
    log: { note: (what) => void noted.push(what), error: () => 'id' },
  })
  const seats = named(kinds.map((kind) => ({ name: 'Ada', kind })))
  shelf.begin({
    game,
    edition: games.get(game)?.game.edition ?? 1,
    title: 'A match',
    seed: 7,
    seats,
    botBudgetMs: 150,
    undoPastRevealed: false,
    options,
  })
  return { tables, noted }
}

async function hinted(steps: AsyncIterable<HintStep>): Promise<TableHint> {
  const all: HintStep[] = []
  for await (const step of steps) all.push(step)
  expect(all[0]).toEqual({ thinkingMs: 150 })
  const last = all.at(-1)!
  if (!('hint' in last)) throw new Error('There was no hint.')
  return last.hint
}

const light = ['cthulhu-dice', 'pocket-madness', 'tides-of-madness', 'witch-of-salem'] as const

describe('a hint', () => {
  test.each(light)('in %s names one of the choices, and tells what speaks for it by the odds', async (game) => {
    const entry = games.get(game)!
    const { tables } = laid(game, ['human', 'human'], entry.options!(2))
    const [seat] = tables.look(here, at(0)).actors
    const { choices, moves } = tables.look(here, at(seat!))
    const hint = await hinted(tables.hint(here, at(seat!), undefined))
    expect(hint.moves).toBe(moves)
    expect(choices.map(({ key }) => key)).toContain(hint.choice)
    expect(hint.reason).toMatch(/%|nothing else/)
    await tables.close()
  })

  test('in Mythos it tells what the plan found, with a rule', async () => {
    const [options] = randomTable(2, seeded(3))
    const { tables } = laid('mythos', ['human', 'human'], options)
    const [seat] = tables.look(here, at(0)).actors
    const { choices } = tables.look(here, at(seat!))
    const hint = await hinted(tables.hint(here, at(seat!), undefined))
    expect(choices.map(({ key }) => key)).toContain(hint.choice)
    expect(hint.reason).toMatch(/^[A-Z“.\d].*\.$/)
    await tables.close()
  })

  test('[UX 4.4] in Mythos it tells what the bot found better in the games it imagined', async () => {
    const entry = games.get('mythos')!
    const state = entry.game.setup(randomTable(2, seeded(3))[0], 7)
    const [seat] = entry.game.actors(state)
    // So many games, however long that takes.
    const bot = thinker((own = {}) => makeWorker(own), { milliseconds: 50_000, playouts: 60 })
    const { action, reason } = await hintFor(entry, state, seat!, bot, seeded(5))
    expect(entry.game.legal(state, seat!)).toContainEqual(action)
    expect(reason).toMatch(/games imagined, \d+ (with|began with) it/)
    await bot.close()
  })

  test('is for nobody who has nothing to decide, or does not sit there', async () => {
    const { tables } = laid('cthulhu-dice', ['human', 'human', 'random'], { players: 3, first: 0 })
    await expect(hinted(tables.hint(here, at(1), undefined))).rejects.toMatchObject({ code: 'no_hint' })
    await expect(hinted(tables.hint(here, at(2), undefined))).rejects.toMatchObject({ code: 'not_your_seat' })
    await tables.close()
  })

  test('[R18] for which there is no time is what tempts at first sight, and says so; odds that are not there are refused', async () => {
    const startThread: StartThread = (own = {}) => makeSilent(own)
    const { tables } = laid('mythos', ['human', 'human'], randomTable(2, seeded(3))[0], startThread)
    const [seat] = tables.look(here, at(0)).actors
    const hint = await hinted(tables.hint(here, at(seat!), undefined))
    expect(hint.reason).toMatch(/^There was no time to think it through; at first sight: /)
    expect(tables.look(here, at(seat!)).choices.map(({ key }) => key)).toContain(hint.choice)
    await tables.close()
    const { tables: tides, noted } = laid('tides-of-madness', ['human', 'human'], { players: 2 }, startThread)
    await expect(hinted(tides.hint(here, at(0), undefined))).rejects.toMatchObject({ code: 'no_hint' })
    expect(noted.some((each) => each.startsWith('a hint at tides-of-madness'))).toBe(true)
    await tides.close()
  })

  test('is not told to a window that has called it off', async () => {
    const { tables } = laid('tides-of-madness', ['human', 'human'], { players: 2 })
    const off = new AbortController()
    const told: HintStep[] = []
    for await (const step of tables.hint(here, at(0), off.signal)) {
      told.push(step)
      off.abort()
    }
    expect(told).toEqual([{ thinkingMs: 150 }])
    await tables.close()
  })
})

describe('what the trial says', () => {
  const tried = (action: string, playouts: number, earned: number) => ({ action, playouts, earned, error: 0.01, outlook: { far: earned } })
  const say = (...all: readonly ReturnType<typeof tried>[]) =>
    byTrial(all, String, (one, other) => `${((one['far'] ?? 0) - (other['far'] ?? 0)).toFixed(1)} more`)

  test('what came of it, beside the choice that was tried most of the others', () => {
    expect(say(tried('Go', 80, 0.6), tried('Wait', 20, 0.4), tried('Sleep', 5, 0.9))).toBe(
      'In the games imagined, 80 with it and 20 with “Wait”, it did better: 0.2 more.',
    )
  })

  test('that two fared alike, where the difference may be luck', () => {
    expect(say(tried('Go', 80, 0.41), tried('Wait', 20, 0.4))).toBe(
      'In the games imagined, 80 with it and 20 with “Wait”, the two fared about alike.',
    )
  })

  test('that nothing else was worth trying', () => {
    expect(say(tried('Go', 80, 0.4), tried('Wait', 2, 0.9))).toMatch(/^Of the games imagined, 80 began with it: nothing else/)
    expect(say()).toBe('')
  })
})

describe('what the odds say', () => {
  const say = (...odds: { action: string; chance: number; share?: number }[]) => byOdds({ by: 'exact', odds }, String)

  test('the best chance, beside the next best', () => {
    expect(say({ action: 'Wait', chance: 0.25 }, { action: 'Go', chance: 0.5 })).toEqual({
      action: 'Go',
      reason: 'Your chance is 50 % with it and 25 % with the next best, “Wait”, if everybody plays well.',
    })
  })

  test('that none is better', () => {
    expect(say({ action: 'Wait', chance: 0.5 }, { action: 'Go', chance: 0.5 }).reason).toBe(
      'Your chance is 50 % with it, if everybody plays well, and no choice has a better one.',
    )
  })

  test('how often to choose so, where one had better not be foreseen', () => {
    expect(say({ action: 'Rock', chance: 0.5, share: 0.2 }, { action: 'Paper', chance: 0.5, share: 0.8 })).toEqual({
      action: 'Paper',
      reason: 'Nobody should foresee you: choose by lot, this one 80 % of the time, if everybody plays well.',
    })
  })
})
