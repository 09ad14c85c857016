/** M13.15: what is to last through the next Combat waits for the one after that which is skipped. */
import { expect, test } from 'vitest'
import { ally } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two, worth } from '../../support/two-places.ts'
import { toNextRound } from './gold/table.ts'

test('[M13.15] what holds during the next Combat holds in the one after that which was skipped, and no longer', () => {
  const drill = says('Drill', 'Event', 'In the next Combat, your Allies are worth 1 more.')
  const truce = says('Truce', 'Event', 'Skip the next Combat.')
  const t = two({ hand: [drill, truce], allies: [ally('Guard', 1)], investigator: { hand: 0, handMax: 9 } })
    .play(drill)
    .pass()
    .play(truce)
  toNextRound(t)
  expect([t.state.round, worth(t, 'Guard')]).toEqual([2, 2])
  toNextRound(t)
  expect([t.state.round, worth(t, 'Guard')]).toEqual([3, 1])
})
