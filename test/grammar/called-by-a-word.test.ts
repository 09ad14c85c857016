/** Monsters that are called by a word which others bear as an attribute: "Army of Cats" are Cats, and bear no attributes (M1.8). */
import { describe, expect } from 'vitest'
import { knownWords } from '../../grammar/link.ts'
import { readEffects } from '../../grammar/parse.ts'
import { rule } from '../support/rule.ts'

const known = knownWords([
  { title: 'Old General', type: 'Ally', attributes: ['Cat'] },
  { title: 'Dreaming Poet', type: 'Ally', attributes: ['Dreamer'] },
  { title: 'Army of Cats', type: 'Monster', subtype: 'Lesser Independent' },
  { title: 'Leap of the Cats', type: 'Event' },
  { title: 'Grave Digger', type: 'Ally', attributes: ['Ghoul'] },
  { title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' },
])
const both = [{ attr: ['Cat'] }, { type: 'Monster', titleHas: 'Cat' }]
const read = (text: string): unknown => {
  const reading = readEffects(text, known, { title: 'Moon over Ulthar', type: 'Ally' })
  return reading.ok ? reading.value : reading.message
}

describe('an attribute that is a word of Monsters’ Titles', () => {
  rule('M1.8', 'means whoever bears it and those Monsters', () => {
    expect(read('While any Cat is in play, this card gains 1.')).toMatchObject([
      { if: { any: both.map((inPlay) => ({ inPlay, of: 'anyone' })) } },
    ])
    expect(read('All Cats in play gain 1.')).toMatchObject([{ effect: { of: { is: { or: both } } } }])
  })
  rule('M1.40', 'as an Ally, one called so by Title is no Monster of a Threat', () => {
    expect(read('While you have any Ghoul in play as an Ally, this card gains 1.')).toMatchObject([
      {
        if: {
          inPlay: {
            or: [
              { attr: ['Ghoul'], type: 'Ally' },
              { title: 'Ghoul', type: 'Ally' },
            ],
          },
        },
      },
    ])
  })
  rule('M1.40', 'as Allies both are Allies, and an Ally is told by the attribute alone', () => {
    expect(read('Add 1 point to the value of this card for each other Cat you have in play as an Ally.')).toMatchObject([
      {
        effect: {
          value: {
            per: {
              is: {
                or: [
                  { attr: ['Cat'], type: 'Ally' },
                  { type: 'Ally', titleHas: 'Cat' },
                ],
              },
            },
          },
        },
      },
    ])
    expect(read('Any card with the Cat attribute gains 1.')).toMatchObject([{ effect: { of: { is: { attr: ['Cat'] } } } }])
    expect(read('Each Cat Ally gains 1.')).toMatchObject([{ effect: { of: { is: { type: 'Ally', attr: ['Cat'] } } } }])
  })
  rule('M12.25', 'is the attribute alone where no Monster is called so', () => {
    expect(read('All Dreamers in play gain 1.')).toMatchObject([{ effect: { of: { is: { attr: ['Dreamer'] } } } }])
  })
})
