/** What a card is worth for the effect that has just turned it face-down. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, weapon } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const says = saying(knownWords([]))

describe('[M19.13] an Ally that is flipped', () => {
  const webb = { lay: ally('Webb', 2), bears: [weapon('Rifle', 1)] }

  it('[M1.37] counts with what he was worth until then', () => {
    const deed = says('Deed', 'Event', 'Flip one Ally of your opponent face-down. He loses Sanity equal to its value.')
    const t = two({ hand: [deed] }, { allies: [webb], sanity: 10 }).play(deed)
    expect([t.entry('Webb').faceDown, t.sanity[1]]).toEqual([true, 7])
  })

  it('[M1.38] and so does one that is buried', () => {
    const deed = says('Deed', 'Event', 'Bury one Ally of your opponent. He loses Sanity equal to its value.')
    expect(two({ hand: [deed] }, { allies: [ally('Webb', 2)], sanity: 10 }).play(deed).sanity[1]).toBe(8)
  })
})
