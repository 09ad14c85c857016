/** Weapons that add more, or only, to bearers of a kind (M8.15). */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two, worth } from '../../support/two-places.ts'

const says = saying(knownWords([]))

describe('[M8.15] what a Weapon adds', () => {
  const borne = (text: string, attributes: string[]) => {
    const blade = says('Blade', 'Artifact', text, { subtype: 'Weapon' })
    return worth(two({ allies: [{ lay: ally('Bearer', 1, { attributes }), bears: [blade] }] }), 'Bearer')
  }

  it('may be more for bearers of a kind', () => {
    const text = 'Add 2 points to Ally’s value, or 3 points if Ally is a Priest.'
    expect([borne(text, ['Steadfast', 'Wife']), borne(text, ['Steadfast', 'Priest'])]).toEqual([3, 4])
  })

  it('may be for bearers of a kind alone', () => {
    const text = 'Add 2 points to Ally’s value if Ally is a Priest.'
    expect([borne(text, ['Steadfast', 'Wife']), borne(text, ['Steadfast', 'Priest'])]).toEqual([1, 3])
  })

  it('is the same for all where nothing else is said', () => {
    expect(borne('Add 2 points to Ally’s value.', ['Steadfast', 'Wife'])).toBe(3)
  })
})
