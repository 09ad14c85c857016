/** M17.26, M11.15: whom "your opponent" means where something counts of him, and whose moments of a Great Old One are counted. */
import { expect, test } from 'vitest'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, quay, worth } from '../../support/two-places.ts'

const three = (mine: SeatSetup, theirs: SeatSetup = {}, others: SeatSetup = {}, more = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [quay], ...theirs },
      { story: [quay], ...others },
    ],
    ...more,
  })

test('[M11.15] what a Threat counts of its opponent it counts of the one it is directed at', () => {
  const hunter = says('Hunter', 'Monster', 'This card gains 1 for each Ally of your opponent.', { value: 2 })
  const t = three({ threat: [{ lay: hunter, against: 1 }] }, { allies: [ally('One', 1)] }, { allies: [ally('Two', 1), ally('Three', 1)] })
  expect(worth(t, 'Hunter')).toBe(3)
})

test('[M17.26] outside of a Battle a count of your opponent’s is one of one opponent, of the one who has most', () => {
  const rival = says('Rival', 'Ally', 'This card gains 1 for each Ally of your opponent.', { value: 1 })
  const t = three({ allies: [rival] }, { allies: [ally('One', 1)] }, { allies: [ally('Two', 1), ally('Three', 1)] })
  expect(worth(t, 'Rival')).toBe(3)
  const all = says('All', 'Ally', 'This card gains 1 for each Ally of each opponent.', { value: 1 })
  expect(worth(three({ allies: [all] }, { allies: [ally('One', 1)] }, { allies: [ally('Two', 1), ally('Three', 1)] }), 'All')).toBe(4)
})

test('[M11.52] a limit on what a Great Old One says of each who acts is one of each', () => {
  const muse = says('Muse', 'Monster', 'Once per Round, when a player plays an Ally, that player draws a card.', {
    subtype: 'Great Old One',
    goo: true,
    value: 0,
  })
  const free = (name: string) => ally(name, 1, { foundAt: {} })
  const deck = [ally('A', 1), ally('B', 1), ally('C', 1)]
  const t = three({ goo: [muse], hand: [free('One'), free('Two')], deck }, { hand: [free('Three')], deck })
    .play('One')
    .play('Three')
  expect([t.hand(0).length, t.hand(1).length]).toEqual([2, 1])
  t.pass().play('Two')
  expect(t.hand(0).length).toBe(1)
})

test('[M17.26] what lies on one opponent means him by "your opponent"', () => {
  const curse = says('Curse', 'Event', 'Your opponent cannot play Allies.', { target: 'Opponent’s Investigator' })
  const there = (seat: number) => ({ events: [{ lay: curse, affects: seat }] })
  const recruit = ally('Recruit', 1, { foundAt: {} })
  const t = three(there(2), { hand: [recruit] }, { hand: [ally('Other', 1, { foundAt: {} })] }, { current: 1 })
  expect(t.offers('play', 'Recruit')).toBe(true)
  expect(t.play('Recruit').offers('play', 'Other')).toBe(false)
})

test('[M14.37] a Defending Ally counts of the opponent against whom it defends', () => {
  const guard = says('Guard', 'Ally', 'This card gains 1 for each Ally of your opponent.', { value: 1 })
  const beast = monster('Beast', 1)
  const t = three(
    { allies: [guard] },
    { threat: [beast], allies: [ally('One', 1)] },
    { threat: [monster('Worm', 1)], allies: [ally('Two', 1), ally('Three', 1)] },
  )
  const combat = {
    step: 'cast',
    order: [0, 1, 2],
    defenders: [{ card: no(t.state, guard), against: 1 }],
    declined: 0,
    battles: [],
    absorbed: [],
    bonuses: [],
  }
  expect(currentValue({ ...t.state, combat } as never, no(t.state, guard))).toBe(2)
})
