/** M10.5, M17.2, M17.28: Events that are turned on another player, for good or for a while, and those who cannot be affected so. */
import { expect, test } from 'vitest'
import { card, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, quay, two } from '../../support/two-places.ts'
import { toNextRound } from './gold/table.ts'

const fear = () => card({ title: 'Fear', type: 'Event', subtype: 'Phobia', anyDimension: true })
const filler = () => card({ title: 'Lamp', type: 'Artifact' })
const forGood = (title: string) => says(title, 'Event', 'A Phobia affecting you affects your opponent instead.')
const forNow = (title: string) => says(title, 'Event', 'A Phobia affecting you affects your opponent instead until the end of the Round.')
const idle = { investigator: { hand: 0 } }
const whom = (t: Table) => t.entry('Fear').affects

test('[M17.2] turned for a while twice, it goes back to whom it affected first', () => {
  const t = two(
    { hand: [forNow('One'), filler()], ...idle },
    { hand: [forNow('Two'), filler()], events: [{ lay: fear(), affects: 0 }], ...idle },
  )
  expect(whom(t.play('One'))).toBe(1)
  expect(whom(t.play('Two'))).toBe(0)
  toNextRound(t)
  expect(whom(t)).toBe(0)
})

test('[M17.2] turned for good, it does not go back to whom it affected for a while before', () => {
  const seats: SeatSetup[] = [
    { story: [bolton], hand: [forNow('One'), filler()], ...idle },
    { story: [quay], hand: [forGood('Two'), filler()], ...idle },
    { story: [quay], events: [{ lay: fear(), affects: 0 }], ...idle },
  ]
  const t = table({ seats }).play('One').choosePlayer(1).play('Two').choosePlayer(2)
  expect(whom(t)).toBe(2)
  toNextRound(t)
  expect(whom(t)).toBe(2)
})

test('[M17.28] who is not affected by Phobias gets none by being turned on', () => {
  const ward = says('Ward', 'Artifact', 'You are not affected by Phobias.')
  const t = two({ hand: [forGood('One')] }, { events: [{ lay: fear(), affects: 0 }], assets: [ward] })
  expect(whom(t.play('One'))).toBe(0)
})
