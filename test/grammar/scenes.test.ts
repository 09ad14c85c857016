/** What a scene is, and what is none: a rule in unusual words is never passed over, whoever or whatever it speaks of. */
import { expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects } from '../../grammar/parse.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

const maybeRules = [
  'Priests are immune to harm here.',
  'Ghouls may pass freely.',
  'No one dies here.',
  'Any Spells must be found anew.',
  'Your Allies sleep until morning.',
  'The Gate has been sealed.',
  'Ghouls hide from the sun.',
  'Monsters fear this place.',
  'Phobias are forgotten here.',
  'Soldiers guard you.',
  'Police are not welcome here.',
  'Cultists keep the Gate.',
  'Cultists watch you.',
  'Deep Ones have been seen as Allies.',
  'Deep Ones walk among you.',
  'An Ally has come back.',
  'Your Allies have gone mad.',
  'Cthulhu has risen.',
  'Ghouls were driven out.',
  'All roads lead to Ulthar.',
  'Nightgaunts ferry you to Ulthar.',
  'The Mi-Go borrow your brain.',
  'Gangsters rob your opponent.',
  'A Ghoul replaces your friend.',
  'All Ghouls flee.',
  'Allies desert you.',
  'None may stand before him.',
  'Planes are suspended.',
] as const

it.each(maybeRules)('is no scene: %s', (told) => {
  const reading = readEffects(`${told} As your Turn, draw one card.`, known, { type: 'Location', title: 'Widow Pruett', target: null })
  expect(reading.ok && (reading.flavour ?? []).length > 0).toBe(false)
})

it('what has been done earlier in a Round, and how one has come here, is not asked of what is still to come', () => {
  const read = (type: 'Event' | 'Location', text: string) => readEffects(text, known, { type, title: 'Widow Pruett', target: null })
  expect(read('Event', 'If you lost Sanity this Round, gain 2 Sanity.').ok).toBe(false)
  expect(read('Location', 'When you walk here, draw one card.').ok).toBe(false)
})
