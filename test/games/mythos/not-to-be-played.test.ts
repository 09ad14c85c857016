/** One of the cards that were seen, which its owner may then not play. */
import { expect, test } from 'vitest'
import { ally } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, two } from '../../support/two-places.ts'

const free = (name: string) => ally(name, 1, { foundAt: {} })

test('[M17.25] the card that was picked of those seen is not played, and any other is', () => {
  const eye = says(
    'Eye',
    'Event',
    'Look at your opponent’s Hand. Choose one card that he or she may not play for the remainder of this Round.',
  )
  const t = two({ hand: [eye] }, { story: [bolton], hand: [free('Ann'), free('Bob')] })
    .play('Eye')
    .chooseWay(0)
  expect(t.among).toEqual(['Ann', 'Bob'])
  t.choose('Ann')
  expect([t.offers('play', 'Ann'), t.offers('play', 'Bob')]).toEqual([false, true])
})

test('[M17.25] only such a card is picked, and none where there is none', () => {
  const eye = says('Eye', 'Event', 'Look at your opponent’s Hand. Choose one Spell that may not be played this Round.')
  const t = two({ hand: [eye] }, { story: [bolton], hand: [free('Ann')] })
    .play('Eye')
    .chooseWay(0)
  expect(t.offers('play', 'Ann')).toBe(true)
})
