/** M6.34, M6.37, M6.45: what is played instead of a walk, or of a Travel Event, must be legal from where it set out. */
import { expect, test } from 'vitest'
import { card, location } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const train = card({ title: 'Train', type: 'Event', subtype: 'Travel by Land', travel: true, anyDimension: true })
const hill = location('Hill', { attributes: ['Country'], subregion: 'Dunwich' })
const moor = location('Moor', { attributes: ['Country'], subregion: 'Dunwich' })

test('[M6.37] from a place that is left on foot alone nobody rides on once a walk has begun', () => {
  const den = says('Den', 'Location', 'You can only leave on foot.', {
    attributes: ['City'],
    region: 'Lovecraft Country',
    subregion: 'Arkham',
  })
  const t = two({ story: [den], hand: [train, hill, moor] })
  expect(t.offers('play', 'Train')).toBe(false)
  t.play('Hill', 'walk').pass()
  expect([t.offers('play', 'Train'), t.offers('play', 'Moor')]).toEqual([false, true])
})

test('[M6.34] who walks out of an Exotic Location whose text lets him may turn aside to another Location', () => {
  const cave = says('Cave', 'Location', 'You can only leave on foot.', {
    exotic: true,
    attributes: ['Country'],
    region: 'Lovecraft Country',
  })
  const t = two({ story: [cave], hand: [hill, moor] })
    .play('Hill', 'walk')
    .pass()
  expect(t.offers('play', 'Moor')).toBe(true)
})

test('[M6.45] who has left by the only way out does not give it up for a walk that is none', () => {
  const isle = says('Isle', 'Location', 'You can only leave by Travel by Land.', {
    attributes: ['Country'],
    region: 'Lovecraft Country',
    subregion: 'Dunwich',
  })
  const t = two({ story: [isle], hand: [train, hill] })
  expect(t.offers('play', 'Hill')).toBe(false)
  expect(t.play('Train').pass().offers('play', 'Hill')).toBe(false)
})
