/** The exact chances of the last round of Tides of Madness, against the rules themselves carried out move by move. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../src-main/bot/random.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { tidesOfMadness as tides } from '../../../src-main/games/tides-of-madness/game.ts'
import { solved } from '../../../src-main/games/tides-of-madness/matrix.ts'
import type { Pair, State } from '../../../src-main/games/tides-of-madness/state.ts'

/** A match of random players, gone on to the last round with so many cards in each hand; undefined if Madness ended it before. */
function lastRound(seed: number, cards: number): State | undefined {
  let state = tides.setup({ players: 2 }, seed)
  let luck = seeded(~seed)
  for (;;) {
    const [seat] = tides.actors(state)
    if (seat === undefined) return undefined
    const fresh = state.players.every(({ chosen, hand }) => chosen === null && hand.length === cards)
    if (state.round === 3 && state.question.ask === 'which card to play' && fresh) return state
    let action: ReturnType<typeof tides.legal>[number]
    ;[action, luck] = anything(tides, state, seat, luck)
    state = tides.apply(state, seat, action).state
  }
}

const seeds = Array.from({ length: 400 }, (_, seed) => seed)
const positions = (cards: number, count: number) =>
  seeds
    .map((seed) => lastRound(seed, cards))
    .filter((state) => state !== undefined)
    .slice(0, count)

/** What both may expect, found by the game's own rules. */
function played(state: State): Pair {
  const end = tides.outcome(state)
  if (end !== undefined) return [end.scores[0]!, end.scores[1]!]
  const actors = tides.actors(state)
  const [seat] = actors
  const after = (each: number, from: State) => tides.legal(from, each).map((action) => tides.apply(from, each, action).state)
  if (actors.length === 1) {
    const found = after(seat!, state).map(played)
    const lead = ([first, second]: Pair) => (seat === 0 ? first - second : second - first)
    return found.reduce((best, each) => (lead(each) > lead(best) ? each : best))
  }
  const table = after(0, state).map((chosen) => after(1, chosen).map(played))
  const { rows, columns } = solved(
    table.flat().map(([first, second]) => first - second),
    table.length,
    table[0]!.length,
  )
  const both = (at: 0 | 1) =>
    table.reduce((sum, line, row) => sum + line.reduce((all, each, column) => all + rows[row]! * columns[column]! * each[at], 0), 0)
  return [both(0), both(1)]
}

/** What a seat may expect that throws lots as it is told to. */
const hoped = (state: State, seat: number) => tides.odds!(state, seat)!.reduce((sum, { chance, share }) => sum + share! * chance, 0)

describe('[TM-36] from the first play of round 3 on', () => {
  test('the odds are what the rules come to, carried out move by move', () => {
    for (const state of [...positions(2, 60), ...positions(3, 8), ...positions(4, 2), ...positions(5, 1)]) {
      const [first, second] = played(state)
      expect(hoped(state, 0)).toBeCloseTo(first, 9)
      expect(hoped(state, 1)).toBeCloseTo(second, 9)
    }
  })

  test('[TM-8, TM-27] the order in which cards are played counts while Shub-Niggurath is to come, or has doubled one', () => {
    const withDoubling = positions(4, 400).filter(({ players }) => players.some(({ hand }) => hand.includes(17)))
    expect(withDoubling.length).toBeGreaterThan(10)
    for (const state of withDoubling.slice(0, 4)) expect(hoped(state, 0)).toBeCloseTo(played(state)[0], 9)
  })

  test('[TM-11, TM-14] a choice alone is worth what it leads to', () => {
    let asked = 0
    for (const seed of seeds.slice(0, 120)) {
      let state = lastRound(seed, 2)
      let luck = seeded(seed)
      while (state !== undefined && tides.outcome(state) === undefined) {
        const [seat] = tides.actors(state)
        if (state.question.ask !== 'which card to play') {
          asked++
          for (const { action, chance } of tides.odds!(state, seat!)!) {
            expect(chance).toBeCloseTo(played(tides.apply(state, seat!, action).state)[seat!]!, 9)
          }
        }
        let action: ReturnType<typeof tides.legal>[number]
        ;[action, luck] = anything(tides, state, seat!, luck)
        state = tides.apply(state, seat!, action).state
      }
    }
    expect(asked).toBeGreaterThan(50)
  })

  test('[TM-E1, TM-9] what the other has chosen face down, or drawn unseen, has no part in them', () => {
    for (const state of positions(5, 3)) {
      const before = tides.odds!(state, 0)
      const told = tides
        .legal(state, 1)
        .slice(0, 2)
        .map((action) => tides.odds!(tides.apply(state, 1, action).state, 0))
      expect(told).toEqual([before, before])
      expect(tides.odds!(tides.imagine(state, 0, seeded(3)), 0)).toEqual(before)
    }
  })

  test('there are none before', () => {
    expect(tides.odds!(tides.setup({ players: 2 }, 1), 0)).toBeUndefined()
  })
})

describe('a matrix game', () => {
  test('rock, paper, scissors is thrown by equal lots and worth nothing', () => {
    const { rows, columns, value } = solved([0, -1, 1, 1, 0, -1, -1, 1, 0], 3, 3)
    for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3, 9)
    expect(value).toBeCloseTo(0, 9)
  })

  test('neither player can do better against what is found, whatever the gains', () => {
    const gains = fc.record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 1, max: 5 }) }).chain(({ rows, columns }) =>
      fc.record({
        rows: fc.constant(rows),
        columns: fc.constant(columns),
        // Few different numbers, so that many are equal.
        cells: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: rows * columns, maxLength: rows * columns }),
      }),
    )
    fc.assert(
      fc.property(gains, ({ rows, columns, cells }) => {
        const found = solved(cells, rows, columns)
        for (const shares of [found.rows, found.columns]) {
          expect(shares.every((share) => share >= 0)).toBe(true)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
        }
        for (let row = 0; row < rows; row++) {
          const gain = found.columns.reduce((sum, share, column) => sum + share * cells[row * columns + column]!, 0)
          expect(gain).toBeLessThanOrEqual(found.value + 1e-9)
        }
        for (let column = 0; column < columns; column++) {
          const gain = found.rows.reduce((sum, share, row) => sum + share * cells[row * columns + column]!, 0)
          expect(gain).toBeGreaterThanOrEqual(found.value - 1e-9)
        }
      }),
      { numRuns: 500 },
    )
  })
})
