/** Who may not be named for what a card does, and what is answered where it befell a Threat. */
import { expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, monster } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const filler = () => card({ title: 'Lamp', type: 'Artifact' })

it('[M10.3, M17.28] who may not be the target of Events is named for none, and what is done to all befalls him', () => {
  const ward = says('Ward', 'Artifact', 'You may not be the target of Events.')
  const played = (text: string, assets = [ward]) => {
    const blow = says('Blow', 'Event', text)
    return { blow, at: two({ hand: [blow, filler()], sanity: 9 }, { assets, hand: [filler()], sanity: 9 }) }
  }
  const aimed = played('Your opponent loses 2 Sanity.')
  expect(aimed.at.against(aimed.blow)).toEqual(['M10.3'])
  const open = played('Your opponent loses 2 Sanity.', [])
  expect(open.at.play(open.blow).sanity).toEqual([9, 7])
  const all = played('Each player loses 2 Sanity.')
  expect(all.at.play(all.blow).sanity).toEqual([7, 7])
})

it('[M5.25] what befell a Threat is answered by what answers that alone', () => {
  const ward = says('Ward', 'Event', 'Cancel an Event just played on one of your Artifacts or your Threat.')
  const answers = (text: string): boolean => {
    const blow = says('Blow', 'Event', text)
    return two({ hand: [blow, filler()] }, { hand: [ward, filler()], allies: [ally('Guard', 1)], threat: [monster('Gug', 3)], sanity: 9 })
      .play(blow)
      .offers('play', ward)
  }
  expect(answers("Discard one random Monster in your opponent's Threat.")).toBe(true)
  expect(answers('Bury one Ally of your opponent.')).toBe(false)
})
