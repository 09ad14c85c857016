/** Dealing again what a seat does not know: always possible deals, all of them, and no trace of the true one. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded, shuffled } from '../../src-main/engine/random.ts'
import { redeal } from '../../src-main/engine/secrets.ts'

const odd = (card: number) => card % 2 === 1

/** How often each deal comes up. */
function deals(cards: readonly number[], places: Parameters<typeof redeal<number>>[2], rounds: number): Map<string, number> {
  const seen = new Map<string, number>()
  let next = seeded(11)
  for (let round = 0; round < rounds; round++) {
    let dealt: number[][]
    ;[dealt, next] = redeal(next, cards, places)
    const deal = dealt.map((hand) => hand.toSorted((a, b) => a - b).join(' ')).join(' | ')
    seen.set(deal, (seen.get(deal) ?? 0) + 1)
  }
  return seen
}

describe('dealing hidden cards again', () => {
  test('every place gets its number of cards, and no card lies in two', () => {
    const sizes = fc.array(fc.nat(5), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.integer(), sizes, fc.nat(5), (seed, sizes, spare) => {
        const cards = Array.from({ length: sizes.reduce((sum, each) => sum + each, spare) }, (_, card) => card)
        const [dealt] = redeal(
          seeded(seed),
          cards,
          sizes.map((size) => ({ size })),
        )
        expect(dealt.map((hand) => hand.length)).toEqual(sizes)
        expect(new Set(dealt.flat()).size).toBe(dealt.flat().length)
      }),
    )
  })

  test('where the cards truly lay leaves no trace', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, other) => {
        const cards = Array.from({ length: 9 }, (_, card) => card)
        const [elsewhere] = shuffled(seeded(other), cards)
        const places = [{ size: 2, fits: odd }, { size: 3 }, { size: 4 }]
        expect(redeal(seeded(seed), elsewhere, places)).toEqual(redeal(seeded(seed), cards, places))
      }),
    )
  })

  test('a place gets only what fits it, whatever else lies about', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(4), (seed, size) => {
        const cards = Array.from({ length: 8 }, (_, card) => card)
        const [dealt] = redeal(seeded(seed), cards, [{ size: 8 - size }, { size, fits: odd }])
        expect(dealt[1]!.every(odd)).toBe(true)
        expect(dealt[1]).toHaveLength(size)
      }),
    )
  })

  test('every deal is as likely as the next when the narrow place lies within the wide one', () => {
    // Two of 1 3 5 in the narrow place, two of what is left in a wide one, one over: 3 x 3 deals.
    const seen = deals([1, 2, 3, 4, 5], [{ size: 2 }, { size: 2, fits: odd }], 9000)
    expect(seen.size).toBe(9)
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(130)
  })

  test('the order within a place is as likely one way as the other', () => {
    let firstLow = 0
    let next = seeded(2)
    for (let round = 0; round < 4000; round++) {
      let dealt: number[][]
      ;[dealt, next] = redeal(next, [1, 2, 3], [{ size: 1, fits: odd }, { size: 2 }])
      if (dealt[1]![0]! < dealt[1]![1]!) firstLow++
    }
    expect(Math.abs(firstLow - 2000)).toBeLessThan(140)
  })

  test('places that overlap are filled even if that takes asking others to make room', () => {
    // Only 4 fits both; whoever is dealt first must not keep it from the other.
    const places = [
      { size: 2, fits: (card: number) => card <= 4 },
      { size: 2, fits: (card: number) => card >= 4 },
      { size: 1, fits: (card: number) => card === 3 || card === 4 },
    ]
    const seen = deals([1, 3, 4, 5, 6], places, 2000)
    for (const deal of seen.keys()) expect(deal).toMatch(/^. . \| . . \| [34]$/)
    expect([...seen.keys()].toSorted()).toEqual(['1 3 | 5 6 | 4', '1 4 | 5 6 | 3'])
  })

  test('cards that are alike are dealt as often as they are there', () => {
    const [dealt] = redeal(seeded(1), ['gug', 'gug', 'byakhee'], [{ size: 1, fits: (card) => card === 'byakhee' }, { size: 2 }])
    expect(dealt).toEqual([['byakhee'], ['gug', 'gug']])
  })

  test('places that cannot be filled are an error, not a wrong deal', () => {
    expect(() => redeal(seeded(1), [2, 4], [{ size: 1, fits: odd }])).toThrow('do not fit')
    expect(() => redeal(seeded(1), [1], [{ size: 2 }])).toThrow('do not fit')
  })
})
