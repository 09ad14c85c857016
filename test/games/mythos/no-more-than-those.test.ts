/** What is meant of a Threat as a whole, of the bearer's kind alone, of cards that can still be turned, and of what was there when it began. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, location } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay, two } from '../../support/two-places.ts'

const known = knownWords([
  { title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' },
  { title: 'Webb', type: 'Ally', attributes: ['Soldier'] },
])
const says = saying(known)

describe('[M1.37] who has to turn one of his cards', () => {
  const nap = says('Nap', 'Event', 'Flip one of your Allies face-down.')
  it('turns one that does not lie so already', () => {
    const t = two({ hand: [nap], allies: [{ lay: ally('Webb', 1), faceDown: true }, ally('Hooper', 1)] }).play(nap)
    expect(t.entry('Hooper').faceDown).toBe(true)
  })

  it('has nothing to turn where all do', () => {
    const t = two({ hand: [nap], allies: [{ lay: ally('Webb', 1), faceDown: true }] })
    expect(t.against(nap)).not.toEqual([])
  })
})

describe('[M6.57] an Exotic Current Location', () => {
  const mirage = says('Mirage', 'Event', 'Return the top card of your Story Deck to your Hand.')
  it('is not put elsewhere by an Event', () => {
    const city = location('Nameless City', { exotic: true, region: 'Exotic Location' })
    expect(
      two({ story: [city, bolton], hand: [mirage] })
        .play(mirage)
        .story(0)[0],
    ).toBe('Nameless City')
    expect(
      two({ story: [bolton, quay], hand: [mirage] })
        .play(mirage)
        .story(0)[0],
    ).toBe('Quay')
  })
})
