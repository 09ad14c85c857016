/** Counts told line by line: they come to what the game itself has counted. */
import { expect, test } from 'vitest'
import type { Seat } from '../../src-main/engine/game.ts'
import { below, seeded } from '../../src-main/engine/random.ts'
import { games } from '../../src-main/games/index.ts'

/** Plays matches by luck; tells of every event what the seats had before and after the move, and what was reckoned. */
function reckonings(id: string, players: number, matches: number) {
  const { game, points, about, options } = games.get(id)!
  return Array.from({ length: matches }, (_, seed) => {
    let rng = seeded(seed)
    let state: unknown = game.setup(options!(players), seed)
    const told = []
    while (game.outcome(state) === undefined) {
      const seat: Seat = game.actors(state)[0]!
      const choices = game.legal(state, seat)
      const [at, next] = below(rng, choices.length)
      rng = next
      const step = game.apply(state, seat, choices[at]!)
      const [before, after] = [points!.of(state), points!.of(step.state)]
      for (const event of step.events) told.push({ event: event as { was: string }, before, after, ...about!(event, step.state, 0) })
      state = step.state
    }
    return told
  }).flat()
}

test('[TM-15] the lines of a scoring come to the points of the round, three times for each seat', () => {
  const scored = reckonings('tides-of-madness', 2, 40).filter(({ event }) => event.was === 'scored')
  expect(scored.length).toBeGreaterThan(150)
  for (const { reckonings: [reckoning] = [], after } of scored) {
    const { seat, lines, sum, total } = reckoning!
    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(lines.reduce((all, { comes }) => all + comes, 0)).toBe(sum)
    expect(after[seat]).toBe(total)
  }
})

test.each(['counted', 'gone out'])('[PM-36, PM-41] %s: every seat’s tokens are what they were and what its lines come to', (was) => {
  const ends = reckonings('pocket-madness', 3, 300).filter(({ event }) => event.was === was)
  expect(ends.length).toBeGreaterThan(10)
  for (const { reckonings = [], after } of ends) {
    expect(reckonings.map(({ total }) => total)).toEqual(after)
    for (const { lines, sum } of reckonings) expect(lines.reduce((all, { comes }) => all + comes, 0)).toBe(sum)
  }
})

test('[PM-41] a count has a line for each different location in hand', () => {
  const counts = reckonings('pocket-madness', 2, 40).filter(({ event }) => event.was === 'counted')
  expect(counts.length).toBeGreaterThan(5)
  for (const { event, before, reckonings = [] } of counts) {
    const { hands } = event as unknown as { hands: readonly (readonly number[])[] }
    // No run gives tokens in the move that counts, unless there was one: then the sum is more than the lines.
    for (const [seat, { lines, total }] of reckonings.entries()) {
      expect(lines).toHaveLength(hands[seat]!.filter((count) => count > 0).length)
      expect(total).toBeGreaterThanOrEqual(before[seat]! + lines.length)
    }
  }
})

test('nothing else is reckoned', () => {
  for (const { event, reckonings: each } of [...reckonings('tides-of-madness', 2, 5), ...reckonings('pocket-madness', 4, 5)])
    expect(each !== undefined).toBe(['scored', 'counted', 'gone out'].includes(event.was))
})
