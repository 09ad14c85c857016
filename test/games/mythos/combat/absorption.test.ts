/** Absorbing against an obviously correct but slow version of itself (M14.45 to M14.60). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absorb } from '../../../../src-main/games/mythos/combat/absorption.ts'

/** The most points that can be absorbed: every way of giving each point to an absorber is tried. */
function most(capacities: readonly number[], points: readonly number[], meets: (absorber: number, attacker: number) => boolean): number {
  const single = points.flatMap((count, attacker) => Array.from({ length: count }, () => attacker))
  const give = (at: number, free: readonly number[]): number => {
    if (at === single.length) return 0
    let best = give(at + 1, free)
    for (const [absorber, room] of free.entries()) {
      if (room > 0 && meets(absorber, single[at]!)) best = Math.max(best, 1 + give(at + 1, free.with(absorber, room - 1)))
    }
    return best
  }
  return give(0, capacities)
}

const sides = fc
  .record({ capacities: fc.array(fc.nat(2), { maxLength: 3 }), points: fc.array(fc.nat(2), { maxLength: 3 }) })
  .chain((side) =>
    fc.record({
      capacities: fc.constant(side.capacities),
      points: fc.constant(side.points),
      open: fc.array(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 }),
    }),
  )

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

describe('absorbing', () => {
  test('[M14.60] no order and no choice of points absorbs more', () => {
    fc.assert(
      fc.property(sides, ({ capacities, points, open }) => {
        const meets = (absorber: number, attacker: number) => open[absorber]![attacker]!
        expect(sum(absorb(capacities, points, meets))).toBe(most(capacities, points, meets))
      }),
    )
  })

  test('[M14.46, M14.55] each absorbs as much as it can before the next begins', () => {
    fc.assert(
      fc.property(sides, ({ capacities, points, open }) => {
        const meets = (absorber: number, attacker: number) => open[absorber]![attacker]!
        const amounts = absorb(capacities, points, meets)
        for (const at of capacities.keys()) {
          const before = [...amounts.slice(0, at), capacities[at]!]
          expect(sum(amounts.slice(0, at + 1))).toBe(most(before, points, meets))
        }
      }),
    )
  })

  test('[MI12] no card absorbs more than its value, nor more than there is', () => {
    fc.assert(
      fc.property(sides, ({ capacities, points, open }) => {
        const amounts = absorb(capacities, points, (absorber, attacker) => open[absorber]![attacker]!)
        for (const [at, amount] of amounts.entries()) expect(amount).toBeLessThanOrEqual(capacities[at]!)
        expect(sum(amounts)).toBeLessThanOrEqual(sum(points))
      }),
    )
  })

  test('[M14.45, M14.47] where every card meets every other, both sides absorb the smaller total', () => {
    expect(absorb([3, 3, 1], [3, 2], () => true)).toEqual([3, 2, 0])
    expect(absorb([3, 2], [3, 3, 1], () => true)).toEqual([3, 2])
  })
})
