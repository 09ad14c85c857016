/** That somebody who is walking does not arrive (M6.27). */
import { describe, expect } from 'vitest'
import { location } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { bolton, two } from '../../support/two-places.ts'

describe('a Location that may not be rotated', () => {
  const village = location('Village', { subregion: 'Salem', attributes: ['Country'] })
  const fog = says('Fog', 'Event', 'Your opponent may not play or rotate any Location this Round.')
  const calm = says('Calm', 'Event', 'No Weapon may be played this Round.')
  const walking = (event: typeof fog) =>
    two({ hand: [event] }, { story: [village, bolton], hand: [location('Other', { subregion: 'Salem' })], spot: { crosswise: true } }).play(
      event,
    )

  rule('M6.27, M17.7', 'stays crosswise', () => {
    expect([walking(calm).offers('arrive'), walking(fog).offers('arrive'), walking(fog).offers('play', 'Other')]).toEqual([
      true,
      false,
      false,
    ])
  })

  rule('M17.7', 'and it is told why', () => {
    expect(
      walking(fog)
        .why('Village', 1)
        .reasons.map(({ rule: id }) => id),
    ).toContain('M17.7')
  })
})
