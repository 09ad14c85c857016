/** What is done after two Turns at a place, those after the Turn of arriving there. */
import { describe, expect } from 'vitest'
import { ally } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two } from '../../support/two-places.ts'

describe('two Turns at a place', () => {
  rule('M19.2', 'have been had before what is done there', () => {
    const rest = says('Rest Home', 'Location', 'You may remain here for two Turns and gain 3 Sanity.', {
      region: 'Lovecraft Country',
      subregion: 'Arkham',
      attributes: ['City'],
    })
    const flight = says('Flight', 'Event', 'Travel to any Location in any Region.')
    const fillers = [ally('Ada', 1), ally('Ben', 1)]
    const t = two({ hand: [flight, rest, ...fillers], sanity: 10 }, { hand: [ally('Cid', 1), ally('Dan', 1), ally('Eve', 1)] })
    t.play('Flight').choosePlay(rest)
    t.play('Cid')
    expect(t.offers('use', rest)).toBe(false)
    t.play('Ada').play('Dan')
    expect(t.offers('use', rest)).toBe(true)
    expect(t.use(rest).sanity[0]).toBe(13)
  })
})
