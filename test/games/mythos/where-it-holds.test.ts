/** What holds at a place, told as the place alone, a bonus that is doubled, and a value that is taken over. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two, worth } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const town = card({ title: 'Town', type: 'Location', subregion: 'Boston', region: 'New England' })
const friend = (text: string, at: 'here' | 'there'): number =>
  worth(
    two({ allies: [says('Friend', 'Ally', text, { value: 1 }), ally('Best', 4)], ...(at === 'here' ? { story: [town] } : {}) }),
    'Friend',
  )

describe('[M17.24] a place told alone is that of the player of the card', () => {
  it('holds there, and nowhere else', () => {
    const text = 'Add 2 points to the value of this card in Boston or in Salem.'
    expect([friend(text, 'here'), friend(text, 'there')]).toEqual([3, 1])
    const except = 'Except in Boston, this card gains 2 points.'
    expect([friend(except, 'here'), friend(except, 'there')]).toEqual([1, 3])
  })

  it('doubles the bonus alone', () => {
    const text = 'Add 2 points to the value of this card if you have no Tomes in play. This bonus is doubled while you are in Boston.'
    expect([friend(text, 'here'), friend(text, 'there')]).toEqual([5, 3])
  })

  it('is no more in all than is said', () => {
    expect(friend('Add 5 points to the value of this card, to a maximum of 4.', 'there')).toBe(4)
  })
})

describe('[M17.24] a value that is taken over', () => {
  it('is that of the highest', () => {
    expect(friend('Takes the value of the highest valued Ally you have in play.', 'there')).toBe(4)
  })
})
