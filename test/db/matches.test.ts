/** Matches on the shelf: each move in place once, taken back and up again, the unfinished first. */
import { expect, test } from 'vitest'
import { limits } from '../../db/limits.ts'
import { type MatchShelf, matchShelf, type NewMatch } from '../../db/matches.ts'
import { openInMemory } from '../../db/open.ts'
import { ShelfError } from '../../db/shelf-error.ts'

function refusal(act: () => unknown): ShelfError['code'] {
  try {
    act()
  } catch (error) {
    if (error instanceof ShelfError) return error.code
    throw error
  }
  throw new Error('was not refused')
}

const dice: NewMatch = {
  game: 'cthulhu-dice',
  title: 'An evening',
  edition: 1,
  seed: -7,
  options: { seats: ['A', 'B'] },
  extras: { undo: true },
  seats: [
    { name: 'A', kind: 'human' },
    { name: 'B', kind: 'bot' },
  ],
}

/** A shelf whose clock moves on by a second whenever it is asked. */
function shelf(): MatchShelf {
  let seconds = 0
  return matchShelf(openInMemory().db, { now: () => new Date(seconds++ * 1000) })
}

const roll = (no: number) => ({ seat: no % 2, action: { do: 'roll', no } })

test('a match is loaded as it was made, with the moves that count', () => {
  const matches = shelf()
  const id = matches.create(dice)
  matches.append(id, 0, roll(0))
  matches.append(id, 1, roll(1))
  expect(matches.load(id)).toEqual({
    ...dice,
    id,
    head: 2,
    beganAt: '1970-01-01T00:00:00.000Z',
    playedAt: '1970-01-01T00:00:02.000Z',
    moves: [roll(0), roll(1)],
    takenBack: [],
  })
})

test('a move for a number that is taken, or not yet due, is stale and changes nothing', () => {
  const matches = shelf()
  const id = matches.create(dice)
  matches.append(id, 0, roll(0))
  expect(refusal(() => matches.append(id, 0, roll(9)))).toBe('stale')
  expect(refusal(() => matches.append(id, 2, roll(9)))).toBe('stale')
  expect(matches.load(id).moves).toEqual([roll(0)])
})

test('undo keeps what was taken back, until another move is made (Note [Why the next action overwrites])', () => {
  const matches = shelf()
  const id = matches.create(dice)
  for (const no of [0, 1, 2]) matches.append(id, no, roll(no))
  matches.setHead(id, 1)
  expect(matches.load(id)).toMatchObject({ head: 1, moves: [roll(0)], takenBack: [roll(1), roll(2)] })
  matches.setHead(id, 3)
  expect(matches.load(id)).toMatchObject({ head: 3, takenBack: [] })
  matches.setHead(id, 1)
  matches.append(id, 1, roll(7))
  expect(matches.load(id)).toMatchObject({ moves: [roll(0), roll(7)], takenBack: [] })
  for (const head of [-1, 3, 1.5]) expect(refusal(() => matches.setHead(id, head))).toBe('stale')
})

test('the move that ends a match stores its outcome with it; taking it back opens the match again', () => {
  const matches = shelf()
  const id = matches.create(dice)
  matches.append(id, 0, roll(0), { scores: [1, 0], because: 'all mad' })
  expect(matches.load(id).outcome).toEqual({ scores: [1, 0], because: 'all mad' })
  matches.setHead(id, 0)
  expect(matches.load(id)).not.toHaveProperty('outcome')
})

test('the list has the unfinished first, the last played on top', () => {
  const matches = shelf()
  const [old, over, fresh] = ['old', 'over', 'fresh'].map((title) => matches.create({ ...dice, title })) as [string, string, string]
  matches.append(fresh, 0, roll(0))
  matches.append(old, 0, roll(0))
  matches.append(over, 0, roll(0), { scores: [0, 0], because: 'done' })
  expect(matches.list().map(({ title }) => title)).toEqual(['old', 'fresh', 'over'])
})

test('a removed match can be restored, and is gone until then', () => {
  const matches = shelf()
  const id = matches.create(dice)
  matches.append(id, 0, roll(0))
  matches.remove(id)
  expect(matches.list()).toEqual([])
  for (const act of [
    () => matches.load(id),
    () => matches.append(id, 1, roll(1)),
    () => matches.remove(id),
    () => matches.setHead(id, 0),
  ]) {
    expect(refusal(act)).toBe('not_found')
  }
  matches.restore(id)
  expect(matches.load(id).moves).toEqual([roll(0)])
})

test('[L2] 4,000 moves are kept, one more is refused; options beyond 5 MB too', () => {
  const { db } = openInMemory()
  const matches = matchShelf(db)
  const id = matches.create(dice)
  db.transaction(() => {
    for (let no = 0; no < limits.moves; no++) matches.append(id, no, roll(no))
  })()
  expect(matches.load(id).moves).toHaveLength(limits.moves)
  expect(refusal(() => matches.append(id, limits.moves, roll(0)))).toBe('too_long')
  const options = (length: number) => matches.create({ ...dice, options: 'x'.repeat(length - 2) })
  expect(matches.load(options(limits.matchJson)).options).toHaveLength(limits.matchJson - 2)
  expect(refusal(() => options(limits.matchJson + 1))).toBe('too_big')
})
