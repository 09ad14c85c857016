/** M1.16: what was set aside out of a Hand goes back there unnamed. */
import { expect, test } from 'vitest'
import { seeded } from '../../../src-main/engine/random.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
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

test('[M1.16] nobody else imagines to know what was set aside out of a Hand', () => {
  const seize = says('Seize', 'Event', 'Set aside two random cards of your opponent’s Hand until the end of the Round.')
  const hand = ['A', 'B', 'C', 'D', 'E', 'F'].map((each) => ally(each, 1))
  const { state } = two({ hand: [seize, card({ title: 'Lamp', type: 'Artifact' })] }, { hand }).play(seize)
  const asideIn = (seat: number, seed: number) => (mythos.imagine(state, seat, seeded(seed)).away ?? []).map((each) => each.card).join()
  const worlds = (seat: number) => new Set(Array.from({ length: 20 }, (_, seed) => asideIn(seat, seed))).size
  expect([worlds(0) > 1, worlds(1)]).toEqual([true, 1])
})
