/** Matches as they are kept: the guarded door, replay, undo, and names for positions. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IllegalAction } from '../../src-main/engine/game.ts'
import { actionKey, canonical, fingerprint, type Match, play, replay, undone } from '../../src-main/engine/match.ts'
import { type Action, sealed } from '../support/sealed.ts'

const seal = (card: number): Action => ({ do: 'seal', card })
const start = () => sealed.setup({ players: 2 }, 3)

/** Everybody seals the first card of the hand until it is over. */
function played(): Match<{ players: number }, Action> {
  let match: Match<{ players: number }, Action> = { options: { players: 2 }, seed: 3, moves: [] }
  for (;;) {
    const state = replay(sealed, match)
    const [seat] = sealed.actors(state)
    if (seat === undefined) return match
    match = { ...match, moves: [...match.moves, { seat, action: sealed.legal(state, seat)[0]! }] }
  }
}

test('the door lets in what is legal, however its fields are ordered', () => {
  const state = start()
  const [card] = state.hands[0]!
  const odd = JSON.parse(`{"card":${card},"do":"seal"}`) as Action
  expect(play(sealed, state, 0, odd)).toEqual(sealed.apply(state, 0, seal(card!)))
})

test('the door keeps out what is not legal, and says so', () => {
  const state = start()
  expect(() => play(sealed, state, 0, seal(state.hands[1]![0]!))).toThrow(IllegalAction)
  expect(() => play(sealed, state, 5, seal(0))).toThrow(IllegalAction)
  const [card] = state.hands[0]!
  const next = play(sealed, state, 0, seal(card!)).state
  expect(() => play(sealed, next, 0, seal(state.hands[0]![1]!))).toThrow(/^Seat 0 may not do {"card":\d+,"do":"seal"} now\.$/)
})

test('what is said of a wrong action stays short', () => {
  const long = { do: 'seal', card: 0, more: 'x'.repeat(10_000) }
  let message = ''
  try {
    play(sealed, start(), 0, long as Action)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message.length).toBeGreaterThan(20)
  expect(message.length).toBeLessThan(300)
})

test('a match is replayed to its end or to any move before', () => {
  const match = played()
  expect(match.moves).toHaveLength(6)
  expect(sealed.outcome(replay(sealed, match))?.scores).toHaveLength(2)
  expect(replay(sealed, match, 0)).toEqual(start())
  expect(replay(sealed, match, 2).played).toHaveLength(2)
})

test('a match with a move that was not possible is not replayed', () => {
  const match = played()
  const twice = { ...match, moves: [match.moves[0]!, ...match.moves] }
  expect(() => replay(sealed, twice)).toThrow(IllegalAction)
})

test('undo is fewer moves, and stops at the beginning', () => {
  const match = played()
  expect(undone(match).moves).toEqual(match.moves.slice(0, 5))
  expect(undone(match, 4).moves).toEqual(match.moves.slice(0, 2))
  expect(undone(match, 99).moves).toEqual([])
})

test('undo cannot throw the dice again', () => {
  const match = played()
  const again = { ...undone(match, 3), moves: match.moves }
  expect(replay(sealed, again)).toEqual(replay(sealed, match))
})

const json = fc.jsonValue({ maxDepth: 4 })

test('the name of a position does not depend on the order of its fields', () => {
  const backwards = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value
  fc.assert(
    fc.property(json, (value) => {
      const other = JSON.parse(JSON.stringify(value), backwards)
      expect(canonical(other)).toBe(canonical(value))
      expect(fingerprint(other)).toBe(fingerprint(value))
    }),
  )
})

test('different positions have different names, the order of a list included', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      fc.pre(canonical(a) !== canonical(b))
      expect(fingerprint(a)).not.toBe(fingerprint(b))
    }),
  )
  expect(actionKey([1, 2])).not.toBe(actionKey([2, 1]))
  expect(actionKey({ do: 'a', card: 1 })).not.toBe(actionKey({ do: 'a', card: '1' }))
})

test('a canonical text is JSON and means the same', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}')
})
