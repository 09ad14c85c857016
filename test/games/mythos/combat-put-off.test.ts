/** M13.15: what is to last through the next Combat waits for the one after that which is skipped. */
import { expect, test } from 'vitest'
import { ally, location, monster, sanityOf } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two, worth } from '../../support/two-places.ts'
import { combatOfTwo, night, toNextRound } from './gold/table.ts'

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

test.each([true, false])(
  '[M13.15] what bars Combat while something is so is asked as it is to begin, and skips that one: %s',
  (isNight) => {
    const curfew = says('Curfew', 'Artifact', 'There is no Combat at Night.')
    const t = combatOfTwo({ threat: [monster('Ghoul', 3)], assets: [curfew], events: isNight ? [night()] : [] }, { sanity: 12 })
    expect(sanityOf(t.state)).toEqual([12, isNight ? 12 : 9])
    expect(t.state.players.flatMap(({ happened }) => happened)).toEqual([])
  },
)

test('[M13.15] where one stays, no Combat comes about in any Round', () => {
  const refuge = location('Refuge', { rules: says('Refuge', 'Location', 'There is no Combat while you are here.').rules })
  const t = two({ story: [refuge] }, { threat: [monster('Ghoul', 3)] })
  toNextRound(t)
  toNextRound(t)
  expect([t.state.round, ...sanityOf(t.state)]).toEqual([3, 12, 12])
})
