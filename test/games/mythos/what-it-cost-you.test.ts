/** Answers to what has made somebody lose a card in play, a card of the Hand, or Sanity, and to nothing else. */
import { expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const filler = () => card({ title: 'Lamp', type: 'Artifact' })

/** Whether the second player can answer with such an Event what the first one has played. */
const answers = (ward: string, blow: string): boolean => {
  const [shield, deed] = [says('Shield', 'Event', ward), says('Deed', 'Event', blow)]
  const theirs = {
    hand: [shield, filler(), card({ title: 'Note', type: 'Tome' })],
    allies: [ally('Guard', 1)],
    assets: [filler()],
    sanity: 9,
  }
  return two({ hand: [deed, filler()] }, theirs)
    .play(deed)
    .offers('play', shield)
}

const blows = [
  'Bury one Ally of your opponent.',
  'Discard one Ally of your opponent.',
  'Discard all Artifacts in the Hand of your opponent.',
  'Your opponent loses 2 Sanity.',
  'Flip one Ally of your opponent.',
]
const answered = (ward: string): boolean[] => blows.map((blow) => answers(ward, blow))

it('[M5.24, M5.25] what made you lose a card is answered by what answers the loss of such a card', () => {
  expect(answered('Cancel an Event that would cause you to lose an Ally.')).toEqual([true, true, false, false, false])
  expect(answered('Cancel an Event that would cause you to bury an Ally.')).toEqual([true, false, false, false, false])
  expect(answered('Cancel an Event that would cause you to lose an Artifact.')).toEqual([false, false, false, false, false])
})

it('[M5.24, M5.25] cards of the Hand and Sanity are lost, too', () => {
  expect(answered('Cancel an Event that would cause you to lose Artifacts or cards from your Hand.')).toEqual([
    false,
    false,
    true,
    false,
    false,
  ])
  expect(answered('Cancel an Event that would cause you to lose Sanity.')).toEqual([false, false, false, true, false])
})
