/** Chances by Round, and first Hands. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealt } from '../../../../src-main/games/mythos/deck/hands.ts'
import { atLeast, exactly, seenBy, triedOut } from '../../../../src-main/games/mythos/deck/odds.ts'
import { wilson } from '../../../../src-main/games/wilson.ts'
import { shippedInvestigator } from '../../../support/all-cards.ts'
import { deckOf } from './pool.ts'

const clerk = shippedInvestigator('Bored Clerk')

/** By counting every set of so many cards. */
function counted(wanted: number, there: number, seen: number, size: number): number {
  let [good, all] = [0, 0]
  for (let set = 0; set < 2 ** size; set++) {
    const bits = [...set.toString(2)].filter((bit) => bit === '1').length
    if (bits !== seen) continue
    all++
    const among = [...(set & (2 ** there - 1)).toString(2)].filter((bit) => bit === '1').length
    if (among >= wanted) good++
  }
  return good / all
}

test('the chance to have seen enough copies is that of counting every set of cards', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(10), fc.nat(10), fc.nat(5), (size, there, seen, wanted) => {
      const [t, s] = [Math.min(there, size), Math.min(seen, size)]
      expect(atLeast(wanted, t, s, size)).toBeCloseTo(counted(wanted, t, s, size), 9)
    }),
    { numRuns: 60 },
  )
})

test('[M15.5] [M15.31] each Round shows as many new cards as lie between Hand size and Minimum, until all were seen', () => {
  expect([1, 2, 3, 6, 7].map((round) => seenBy(round, 52, clerk))).toEqual([13, 21, 29, 52, 52])
  expect(exactly(1, 1, 52, 6, clerk).map(({ chance }) => chance)).toEqual([13 / 52, 21 / 52, 29 / 52, 37 / 52, 45 / 52, 1])
})

test('the interval of what was tried out holds the share', () => {
  expect(wilson(50, 100)).toMatchObject({ chance: 0.5 })
  const { low, high } = wilson(50, 100)
  expect(low).toBeCloseTo(0.4038, 3)
  expect(high).toBeCloseTo(0.5962, 3)
})

const titles = [
  'Two Cities and a Tale',
  'Train',
  'Red Hook',
  'Central Hill',
  'Mrs. Sonia Lovecraft',
  'Howard Lovecraft',
  'Zombies',
  'Bolton',
  'Aylesbury',
  'Ammi Pierce',
  'Nahum Gardner',
  'Hunting Horror',
  'Cthulhu Rising',
  'Ambush',
  'Typhoid',
  'Evening',
  'The Marsh Mansion',
  'Ward Mansion',
  'Dynamite',
  'Shotgun',
  'Granny Orne',
]

test('tried out, a requirement that one card fills comes close to what is reckoned', () => {
  const { holding, plan } = deckOf(titles, 'Bored Clerk')
  const { no, recipe } = plan.tellings[0]!
  const need = recipe.slots.findIndex(({ phrase }) => phrase.includes('TRAIN'))
  const tried = triedOut(holding, no, need, 2, clerk, 7)
  const reckoned = exactly(1, 1, titles.length, 2, clerk)
  for (const [at, { low, high }] of tried.entries()) {
    expect(reckoned[at]!.chance).toBeGreaterThanOrEqual(low! - 0.02)
    expect(reckoned[at]!.chance).toBeLessThanOrEqual(high! + 0.02)
  }
})

test('[M4.3] [M15.4] [M15.31] a Hand is drawn, discarded from and filled up by the table', () => {
  const { holding, plan } = deckOf([...titles], 'Bored Clerk')
  const hand = dealt(holding, plan, clerk, 3)
  expect(hand.drawn).toHaveLength(13)
  expect(hand.discarded.length).toBeGreaterThanOrEqual(13 - clerk.handMax)
  expect(hand.discarded.length).toBeLessThanOrEqual(13 - clerk.handMin)
  // 21 cards: 13 drawn, and 8 more to draw at most.
  expect(hand.kept).toHaveLength(Math.min(13, 21 - hand.discarded.length))
  expect(hand.drawn.filter((no) => !hand.kept.includes(no)).toSorted()).toEqual([...hand.discarded].toSorted())
  expect(dealt(holding, plan, clerk, 3)).toEqual(hand)
})
