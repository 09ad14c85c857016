/** M1.16: what was set aside out of a Hand goes back there unnamed. */
import { expect, test } from 'vitest'
import { ally, card } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'
import { toNextRound } from './gold/table.ts'

test('[M1.16] of cards that go back to a Hand only their number is told', () => {
  const seize = says('Seize', 'Event', 'Set aside two random cards of your opponent’s Hand until the end of the Round.')
  const none = { investigator: { hand: 0, handMax: 9 } }
  const t = two(
    { hand: [seize, card({ title: 'Lamp', type: 'Artifact' })], ...none },
    { hand: [ally('A', 1), ally('B', 1)], ...none },
  ).play(seize)
  expect(t.hand(1)).toEqual([])
  toNextRound(t)
  expect([t.hand(1).toSorted(), t.events.flatMap((each) => (each.was === 'moved' ? [each.title] : []))]).toEqual([
    ['A', 'B'],
    ['A card', 'A card'],
  ])
})
