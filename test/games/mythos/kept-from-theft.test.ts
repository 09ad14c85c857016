/** M17.28: what is kept from theft is not lost by the doing of another, nor does it go to him; it may be turned over. */
import { expect, test } from 'vitest'
import { card } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
const open = (text: string): boolean => {
  const deed = says('Deed', 'Event', text)
  return two({ hand: [deed] }, { allies: [says('Warden', 'Ally', 'Your Artifacts cannot be stolen.')], assets: [idol] }).offers(
    'play',
    deed,
  )
}

test('[M17.28, M1.31] it is neither buried nor discarded nor taken by another', () => {
  expect(open('Bury one Artifact of your opponent.')).toBe(false)
  expect(open('Discard one random Artifact of your opponent.')).toBe(false)
})

test('[M17.28, M19.12] to be turned face-down is no theft, aimed at or not', () => {
  expect(open('Turn one Artifact of your opponent face-down.')).toBe(true)
  expect(open('Choose one Artifact of your opponent. Turn it face-down.')).toBe(true)
})
