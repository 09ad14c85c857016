/** Luck as a value: the same seed, the same luck; every face as likely; nothing is changed in place. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { below, pickOne, type Rng, seeded, shuffled, split } from '../../src-main/engine/random.ts'
import { frozen } from '../support/freeze.ts'

const draws = (rng: Rng, bound: number, count: number): number[] => {
  const values: number[] = []
  let next = rng
  for (let draw = 0; draw < count; draw++) {
    let value: number
    ;[value, next] = below(next, bound)
    values.push(value)
  }
  return values
}

/** Pearson's chi-squared of counts that should all be alike. */
function unevenness(counts: readonly number[]): number {
  const share = counts.reduce((sum, each) => sum + each, 0) / counts.length
  return counts.reduce((sum, each) => sum + (each - share) ** 2 / share, 0)
}

const tally = (values: readonly number[], bound: number) =>
  Array.from({ length: bound }, (_, face) => values.filter((each) => each === face).length)

test('a generator is plain data and is never changed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
      const rng = frozen(seeded(seed))
      const [value, next] = below(rng, bound)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(bound)
      expect(next.every(Number.isInteger)).toBe(true)
      expect(below(JSON.parse(JSON.stringify(rng)), bound)).toEqual([value, next])
    }),
  )
})

test('a die of twelve shows each face as often as the others', () => {
  // Eleven degrees of freedom: 31.3 is passed by one fair die in a thousand.
  expect(unevenness(tally(draws(seeded(1), 12, 12_000), 12))).toBeLessThan(31.3)
})

test('neighbouring seeds do not begin with neighbouring faces', () => {
  const first = Array.from({ length: 12_000 }, (_, seed) => below(seeded(seed), 12)[0])
  expect(unevenness(tally(first, 12))).toBeLessThan(31.3)
  // Nor does one match's first die tell the next match's: 121 degrees of freedom for the pairs, 0.1 % beyond 173.
  const pairs = first.slice(1).map((face, at) => face + 12 * first[at]!)
  expect(unevenness(tally(pairs, 144))).toBeLessThan(202)
})

test('large bounds are drawn without bias', () => {
  // A plain remainder of 2^32 by this bound would favour the lower half two to one.
  const bound = Math.floor((2 ** 32 * 2) / 3)
  const low = draws(seeded(3), bound, 9000).filter((each) => each < bound / 2).length
  expect(Math.abs(low - 4500)).toBeLessThan(200)
})

test('shuffling keeps every card, and every order is as likely', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, cards) => {
      const [pile] = shuffled(seeded(seed), frozen(cards))
      expect(pile.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b))
    }),
  )
  let next = seeded(5)
  const orders = new Map<string, number>()
  for (let round = 0; round < 6000; round++) {
    let pile: string[]
    ;[pile, next] = shuffled(next, ['a', 'b', 'c'])
    orders.set(pile.join(''), (orders.get(pile.join('')) ?? 0) + 1)
  }
  expect(orders.size).toBe(6)
  // Five degrees of freedom: 20.5 is passed once in a thousand times.
  expect(unevenness([...orders.values()])).toBeLessThan(20.5)
})

test('one of several is picked, whichever', () => {
  const picked = new Set(Array.from({ length: 50 }, (_, seed) => pickOne(seeded(seed), ['a', 'b', 'c'])[0]))
  expect(picked).toEqual(new Set(['a', 'b', 'c']))
})

test('a generator split off goes its own way', () => {
  const [apart, next] = split(seeded(9))
  const [a, b] = [draws(apart, 12, 1200), draws(next, 12, 1200)]
  const alike = a.filter((face, at) => face === b[at]).length
  // A hundred are alike by chance; 60 to 140 is more than four standard deviations to either side.
  expect(alike).toBeGreaterThan(60)
  expect(alike).toBeLessThan(140)
})
