/** What is not lost to what: Events that stay in play when another is played. */
import { describe, expect, it } from 'vitest'
import { location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { attributes: ['City'] })
const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const star = {
  ...says('Nova', 'Event', 'Your Maximum gains 1. Bury this card if any Day Event or another Star Event is played.'),
  subtype: 'Star',
}
const other = {
  ...says('Comet', 'Event', 'Your Maximum gains 1. Bury this card if any Day Event or another Star Event is played.'),
  subtype: 'Star',
}
const day = { ...says('Noon', 'Event', 'Bury this card if any Night Event is played.'), subtype: 'Day' }
const orrery = says(
  'Orrery',
  'Artifact',
  'Your Star Events are not Buried if any Day Event is played, but only when another Star is played.',
)

describe('an Event that is not buried if another is played', () => {
  const of = (things: readonly (typeof orrery)[]) =>
    table({
      seats: [{ story: [bolton], events: [star], assets: [...things], hand: [day, other] }, { story: [quay] }],
    })

  it('[M17.7] stays in play then, whatever its own text says', () => {
    expect(of([]).play(day).where(star)).not.toBe('event')
    expect(of([orrery]).play(day).where(star)).toBe('event')
  })

  it('is buried as ever when another kind of Event is played', () => {
    expect(of([orrery]).play(other).where(star)).not.toBe('event')
  })
})
