/** Single matters in rarer words, beside the words that the grammar has for them. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../grammar/link.ts'
import { readEffects, type Self } from '../../grammar/parse.ts'

const known = knownWords([])
const on = (type: Self['type'], subtype?: string): Self => ({ title: 'Widow Pruett', target: null, type, ...(subtype ? { subtype } : {}) })
const read = (self: Self, text: string) => {
  const reading = readEffects(text, known, self)
  if (!reading.ok) throw new Error(reading.message)
  return reading.value
}

const event = on('Event')
const weapon = on('Artifact', 'Weapon')

describe('one thing in two ways', () => {
  it.each([
    [
      event,
      'Your opponent must bury the Ally with the lowest value (if tied, opponent decides).',
      'Your opponent must bury the Ally with the lowest value.',
    ],
    [on('Ally'), 'As your Turn, you may discard two cards for one new card.', 'As your Turn, you may discard two cards to draw one card.'],
    [
      event,
      'Look at the top four cards of your Mythos Deck. Any Monsters go to your Hand; discard the others.',
      'Look at the top four cards of your Mythos Deck. Put all Monsters among them into your Hand and discard the rest.',
    ],
    [
      event,
      'Look at the top three cards of your Mythos Deck. Take all Tomes into your Hand and bury the others.',
      'Look at the top three cards of your Mythos Deck. Put all Tomes among them into your Hand and bury the rest.',
    ],
    [
      on('Monster'),
      "While this card is in a Directed Threat, Weapons add no points to opponent's Defending Allies.",
      'Weapons are useless against this card.',
    ],
    [
      on('Artifact'),
      'Place any Forest Location from your Story Deck on its top. Flip this card when used.',
      'Place any Forest Location from your Story Deck on top. Flip this card when used.',
    ],
    [weapon, "Add 2 points to Ally's value, or 3 points for any Ghoul.", "Add 2 points to Ally's value, or 3 points for a Ghoul."],
  ])('%o %s', (self, text, plain) => {
    expect(read(self, text)).toEqual(read(self, plain))
  })
})
