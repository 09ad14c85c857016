/** How a bot answers where a game reckons its odds, and what it tells of each choice. */
import { describe, expect, test } from 'vitest'
import { decide, weigh } from '../../src-main/bot/decide.ts'
import type { Game, Odds } from '../../src-main/engine/game.ts'
import { seeded } from '../../src-main/engine/random.ts'
import { tidesOfMadness } from '../../src-main/games/tides-of-madness/game.ts'

/** One choice of three ends it: the third wins more often than not, by its luck. */
const gamble: Game<unknown, { readonly taken?: number }, number, unknown> = {
  id: 'gamble',
  edition: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({}),
  actors: ({ taken }) => (taken === undefined ? [0] : []),
  legal: ({ taken }) => (taken === undefined ? [0, 1, 2] : []),
  apply: (_state, _seat, action) => ({ state: { taken: action }, events: [] }),
  view: () => ({}),
  outcome: ({ taken }) => (taken === undefined ? undefined : { scores: [taken / 4], because: 'So.' }),
  imagine: (state) => state,
  describe: () => ({ text: 'Take.' }),
  tell: () => undefined,
}

const effort = { playouts: 30, horizon: 10 }
const answers = (odds: readonly Odds<number>[]) =>
  Array.from({ length: 400 }, (_, luck) => decide({ ...gamble, odds: () => odds }, {}, 0, effort, seeded(luck)))

describe('a bot at a game that knows its odds', () => {
  test('takes what promises most, one of several as luck will have it', () => {
    const odds = [0.2, 0.7, 0.7].map((chance, action) => ({ action, chance }))
    expect(new Set(answers(odds))).toEqual(new Set([1, 2]))
  })

  test('throws lots where it is not to be foreseen, each as often as it is told', () => {
    const odds = [0, 0.25, 0.75].map((share, action) => ({ action, chance: 0.5, share }))
    const taken = answers(odds)
    expect(taken).not.toContain(0)
    const often = taken.filter((each) => each === 2).length / taken.length
    expect(Math.abs(often - 0.75)).toBeLessThan(0.1)
  })

  test('reckons ahead for half of its time, and searches for the rest if that was not enough', () => {
    const asked: string[] = []
    const ready = (is: boolean) => ({
      ...gamble,
      odds: () => [0, 1, 2].map((action) => ({ action, chance: action === 0 ? 1 : 0.5 })),
      prepare: (_state: unknown, late: () => boolean) => {
        asked.push(late() ? 'late' : 'in time')
        return is
      },
    })
    const half = { ...effort, halfway: () => true }
    expect(decide(ready(true), {}, 0, effort, seeded(1))).toBe(0)
    // The search finds out that the third is best, whatever the game would have said.
    expect(decide(ready(false), {}, 0, half, seeded(1))).toBe(2)
    expect(weigh(ready(false), {}, 0, half, seeded(1)).by).toBe('search')
    expect(asked).toEqual(['in time', 'late', 'late'])
  })

  test('does what tempts where all is lost anyhow', () => {
    const odds = [0, 1, 2].map((action) => ({ action, chance: 0 }))
    const game = { ...gamble, odds: () => odds, appeal: (_state: unknown, _seat: number, action: number) => (action === 1 ? 3 : 1) }
    expect(new Set(Array.from({ length: 20 }, (_, luck) => decide(game, {}, 0, effort, seeded(luck))))).toEqual(new Set([1]))
  })
})

describe('what each choice is worth', () => {
  test('is the game’s own reckoning, where there is one', () => {
    const odds = [{ action: 0, chance: 1 }]
    expect(weigh({ ...gamble, odds: () => odds }, {}, 0, effort, seeded(1))).toEqual({ by: 'exact', odds })
  })

  test('is found by search elsewhere, every choice having its share of the playouts', () => {
    expect(weigh(gamble, {}, 0, effort, seeded(1))).toEqual({
      by: 'search',
      playouts: 30,
      odds: [0, 1, 2].map((action) => ({ action, chance: action / 4 })),
    })
  })

  test('is known of every choice, however late it is', () => {
    const state = tidesOfMadness.setup({ players: 2 }, 1)
    const { playouts, odds } = weigh(tidesOfMadness, state, 0, { ...effort, late: () => true }, seeded(1))
    expect(playouts).toBe(5)
    expect(odds.map(({ action }) => action)).toEqual(tidesOfMadness.legal(state, 0))
  })

  test('[TM-9] is the same in two worlds that look the same to the seat', () => {
    const state = tidesOfMadness.setup({ players: 2 }, 1)
    const elsewhere = tidesOfMadness.imagine(state, 0, seeded(8))
    expect(weigh(tidesOfMadness, elsewhere, 0, effort, seeded(1))).toEqual(weigh(tidesOfMadness, state, 0, effort, seeded(1)))
  })
})
