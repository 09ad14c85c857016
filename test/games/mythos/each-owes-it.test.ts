/** What several players must do next, of which each one's failing is his own, and answers to what befell an Ally. */
import { expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, location } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const filler = () => card({ title: 'Lamp', type: 'Artifact' })

it('[M19.4] each who does not play what all must suffers for himself alone', () => {
  const march = says('March', 'Event', 'Each player must play a Location on his next Turn or lose 2 Sanity.')
  const hill = location('Hill', { attributes: ['Country'] })
  const t = two({ hand: [march, filler()], sanity: 9 }, { hand: [hill, filler()], sanity: 9 }).play(march)
  expect(t.play(hill).pass().sanity).toEqual([7, 9])
})

it('[M5.25] what befell an Ally is answered by what answers that alone', () => {
  const guard = ally('Guard', 1)
  const ward = says('Ward', 'Event', 'Cancel an Event just played on one of your Allies.')
  const answers = (text: string): boolean => {
    const blow = says('Blow', 'Event', text)
    return two({ hand: [blow, filler()] }, { hand: [ward, filler()], allies: [guard], sanity: 9 })
      .play(blow)
      .offers('play', ward)
  }
  expect(answers('Bury one Ally of your opponent.')).toBe(true)
  expect(answers('Your opponent loses 2 Sanity.')).toBe(false)
})
