/** A card that says of itself that it may be played from the pile it lies in, where that is so, and for what. */
import { describe, expect } from 'vitest'
import { ally } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { bolton, two } from '../../support/two-places.ts'

const ghost = (text: string) => says('Ghost', 'Ally', text, { region: 'Lovecraft Country', subregion: 'Arkham', value: 1 })

describe('a card played from its pile', () => {
  rule('M5.2', 'is played from where it says, and from nowhere else', () => {
    const text = 'This card may be played from your Discard Pile.'
    const t = two({ discard: [ghost(text)], hand: [ally('Filler', 1)], sanity: 10 })
    expect(t.play('Ghost').entry('Ghost').area).toBe('ally')
    const buried = two({ story: [bolton, ghost(text)], hand: [ally('Filler', 1)] })
    expect(buried.offers('play', 'Ghost')).toBe(false)
  })

  rule('M17.7', 'only while that is so', () => {
    const text = 'If this card is in your Discard Pile, you may play it while you are at a Cemetery.'
    expect(two({ discard: [ghost(text)] }).offers('play', 'Ghost')).toBe(false)
  })

  rule('M2.19', 'for what it asks there, which it does not ask in the Hand', () => {
    const text = 'This card may be played from your Discard Pile for 2 Sanity.'
    expect(two({ discard: [ghost(text)], sanity: 10 }).play('Ghost').sanity[0]).toBe(8)
    expect(two({ hand: [ghost(text)], sanity: 10 }).play('Ghost').sanity[0]).toBe(10)
  })
})

describe('a card that a Spell has chosen in a pile', () => {
  rule('M9.26', 'is played from there', () => {
    const call = says(
      'Call',
      'Event',
      'Choose one Ally from your Discard Pile. That Ally may be immediately played, regardless of your current Region.',
    )
    const mate = ally('Mate', 1, { region: 'Egypt', subregion: 'Cairo' })
    const t = two({ discard: [mate], hand: [call], sanity: 10 }).play(call)
    if (t.question?.ask === 'which card') t.choose(mate)
    t.yes().choosePlay(mate)
    expect(t.where('Mate')).toBe('ally')
  })
})
