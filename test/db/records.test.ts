/** What finished matches come to: counts, streaks and series, from the shelf alone. */
import { expect, test } from 'vitest'
import { matchShelf } from '../../db/matches.ts'
import { openInMemory } from '../../db/open.ts'
import { recordShelf } from '../../db/records.ts'

/** A shelf whose clock moves on by a second whenever it is asked. */
function shelf() {
  const { db } = openInMemory()
  let seconds = 0
  const matches = matchShelf(db, { now: () => new Date(seconds++ * 1000) })
  const begin = (names: readonly string[], more: { game?: string; previous?: string } = {}) =>
    matches.create({
      game: 'dice',
      title: 'An evening',
      edition: 1,
      seed: 1,
      options: {},
      seats: names.map((name) => ({ name, kind: 'human' as const })),
      ...more,
    })
  const end = (id: string, outcome: unknown) => {
    matches.append(id, 0, { seat: 0, action: {} }, outcome)
    return id
  }
  return { matches, records: recordShelf(db), begin, end }
}

test('there is no record before a match is over', () => {
  const { records, begin } = shelf()
  begin(['A', 'B'])
  expect(records.all()).toEqual([])
})

test('played, won, streaks and points are counted for each name of a company', () => {
  const { records, begin, end } = shelf()
  // From the view of A: won, won, lost, won; one under way.
  for (const [mine, theirs, points] of [
    [1, 0, [30, 20]],
    [1, 0, [41, 40]],
    [0, 1, [12, 13]],
    [1, 0, [25, 24]],
  ] as const)
    end(begin(['A', 'B']), { scores: [mine, theirs], points })
  begin(['A', 'B'])
  expect(records.all()).toMatchObject([
    { game: 'dice', names: ['A', 'B'], name: 'A', played: 4, won: 3, streak: 1, longest: 2, fewest: 12, most: 41 },
    { game: 'dice', names: ['A', 'B'], name: 'B', played: 4, won: 1, streak: 0, longest: 1, fewest: 13, most: 40 },
  ])
})

test('a company is the same wherever its people sit, and another in another game or with another guest', () => {
  const { records, begin, end } = shelf()
  end(begin(['A', 'B']), { scores: [1, 0] })
  end(begin(['B', 'A']), { scores: [0, 1] })
  end(begin(['A', 'B', 'C']), { scores: [0, 1, 0] })
  end(begin(['A', 'B'], { game: 'tides' }), { scores: [0, 1] })
  expect(records.all().map(({ game, names, name, played, won }) => [game, names.join(''), name, played, won])).toEqual([
    ['tides', 'AB', 'B', 1, 1],
    ['tides', 'AB', 'A', 1, 0],
    ['dice', 'ABC', 'B', 1, 1],
    ['dice', 'ABC', 'A', 1, 0],
    ['dice', 'ABC', 'C', 1, 0],
    ['dice', 'AB', 'A', 2, 2],
    ['dice', 'AB', 'B', 2, 0],
  ])
})

test('who shares the best score has won; where nobody scored nobody has', () => {
  const { records, begin, end } = shelf()
  end(begin(['A', 'B', 'C']), { scores: [0.5, 0.5, 0] })
  end(begin(['A', 'B', 'C']), { scores: [0, 0, 0] })
  expect(records.all()).toMatchObject([
    { name: 'A', played: 2, won: 1, streak: 0, longest: 1, fewest: null, most: null },
    { name: 'B', won: 1 },
    { name: 'C', won: 0, longest: 0 },
  ])
})

test('what was removed or taken back does not count', () => {
  const { matches, records, begin, end } = shelf()
  const gone = end(begin(['A', 'B']), { scores: [1, 0] })
  const back = end(begin(['A', 'B']), { scores: [1, 0] })
  end(begin(['A', 'B']), { scores: [0, 1] })
  matches.remove(gone)
  matches.setHead(back, 0)
  expect(records.all()).toMatchObject([
    { name: 'B', played: 1, won: 1, streak: 1 },
    { name: 'A', played: 1, won: 0 },
  ])
})

test('a series is a match with all before it; one removed from its middle only is not counted', () => {
  const { matches, records, begin, end } = shelf()
  const first = end(begin(['A', 'B']), { scores: [1, 0] })
  expect(records.series(first)).toEqual({
    matches: 1,
    over: 1,
    seats: [
      { name: 'A', won: 1 },
      { name: 'B', won: 0 },
    ],
    winner: undefined,
  })
  const second = end(begin(['A', 'B'], { previous: first }), { scores: [0, 1] })
  const third = begin(['A', 'B'], { previous: second })
  const aside = end(begin(['A', 'B']), { scores: [0, 1] })
  expect(records.series(third)).toMatchObject({ matches: 3, over: 2, seats: [{ won: 1 }, { won: 1 }] })
  expect(records.series(second)).toMatchObject({ matches: 2, over: 2 })
  expect(records.series(aside)).toMatchObject({ matches: 1, over: 1 })
  expect(matches.after(second)).toBe(third)
  matches.remove(second)
  expect(records.series(third)).toMatchObject({ matches: 3, over: 1, seats: [{ won: 1 }, { won: 0 }] })
})

test('a series that so many wins end is over with them, and the match after it is the first of another', () => {
  const { records, begin, end } = shelf()
  const series: string[] = []
  const stands: unknown[] = []
  for (const scores of [
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 1],
    [1, 0],
    [0.5, 0.5],
    [0.5, 0.5],
    [1, 0],
  ]) {
    const previous = series.at(-1)
    const match = end(begin(['A', 'B'], previous === undefined ? {} : { previous }), { scores })
    series.push(match)
    const { matches, seats, winner } = records.series(match, 2)
    stands.push([matches, ...seats.map(({ won }) => won), winner])
  }
  expect(stands).toEqual([
    [1, 1, 0, undefined],
    [2, 1, 1, undefined],
    // Nobody won this one.
    [3, 1, 1, undefined],
    [4, 1, 2, 1],
    [1, 1, 0, undefined],
    // A shared victory counts for both: A has two, and is ahead.
    [2, 2, 1, 0],
    [1, 1, 1, undefined],
    [2, 2, 1, 0],
  ])
  // Without such an end it goes on for ever.
  expect(records.series(series.at(-1)!)).toMatchObject({ matches: 8, over: 8, winner: undefined })
})

test('who are level when they have won enough play on until one is ahead', () => {
  const { records, begin, end } = shelf()
  let match = end(begin(['A', 'B']), { scores: [0.5, 0.5] })
  match = end(begin(['A', 'B'], { previous: match }), { scores: [0.5, 0.5] })
  expect(records.series(match, 2)).toMatchObject({ matches: 2, seats: [{ won: 2 }, { won: 2 }], winner: undefined })
  match = end(begin(['A', 'B'], { previous: match }), { scores: [0, 1] })
  expect(records.series(match, 2)).toMatchObject({ matches: 3, winner: 1 })
})
