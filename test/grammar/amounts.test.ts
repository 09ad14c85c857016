/** Numbers that no card can mean are refused where they stand, in effects and stories alike. */
import { expect, it } from 'vitest'
import { readEffects, readRecipe } from '../../grammar/parse.ts'
import { known } from './words.ts'

it.each([
  ['Gain 0 Sanity.', '0', 'at least 1'],
  ['Draw zero cards.', 'zero', 'at least 1'],
  ['Bury up to 0 Allies of your opponent.', '0', 'at least 1'],
  ['Draw two cards, then gain 0 Sanity.', '0', 'at least 1'],
  ['Gain 2 Sanity, 0 times a Round.', '0', 'at least 1'],
  ['Each of your Allies gains 0 until the end of the Round.', '0', 'at least 1'],
  ["Look at your opponent's Hand for 0 seconds.", '0', 'at least 1'],
  ['If you have 0 Allies in play, gain 2 Sanity.', '0', 'Say "no"'],
  ['Gain 100000000000000000000 Sanity.', '100000000000000000000', 'at most 99'],
  ['Draw 100 cards.', '100', 'at most 99'],
  ['Bury 99999 Allies of your opponent.', '99999', 'at most 99'],
  ['Gain 1e20 Sanity.', '1e20', 'no number'],
  ['Gain 1.5 Sanity.', '1.5', 'whole'],
  ['Gain 1,5 Sanity.', '1,5', 'whole'],
  ['Gain -3 Sanity.', '-3', 'Say "lose"'],
  ['Draw -1 card.', '-1', 'Say "lose"'],
  ['Gain a chosen 3 to 1 Sanity.', '3 to 1', 'nothing between'],
])('"%s" is refused at "%s"', (text, place, why) => {
  const reading = readEffects(text, known, { title: 'Widow Pruett', type: 'Event' })
  if (reading.ok) throw new Error(JSON.stringify(reading.value))
  expect(text.slice(reading.at, reading.at + reading.length)).toBe(place)
  expect(reading.message).toContain(why)
  expect(reading.message.length).toBeLessThanOrEqual(300)
})

it.each([
  ['The value of this card is 0.', 'Ally'],
  ['Your Minimum loses 2, not below 0.', 'Ally'],
  ['Each Ally of value 0 gains 1.', 'Ally'],
  ['When played: draw 99 cards.', 'Event'],
  ["When played: look at your opponent's Hand for 120 seconds.", 'Event'],
  ['When played: gain a chosen 0 to 3 Sanity.', 'Event'],
] as const)('"%s" is read: what is set, not below, or chosen may be none', (text, type) => {
  const reading = readEffects(text, known, { title: 'Widow Pruett', type })
  expect(reading.ok ? '' : reading.message).toBe('')
})

it.each([
  ['You fight 0 DEEP ONES.', '0 DEEP ONES'],
  ['You fight 99999999999999999999 DEEP ONES.', '99999999999999999999'],
  ['You fight DEEP ONES (500 CARDS) at last.', '500'],
  ['You fight -3 DEEP ONES.', '3'],
])('the story "%s" is refused at "%s"', (story, place) => {
  const reading = readRecipe(story, known)
  if (reading.ok) throw new Error(JSON.stringify(reading.value))
  expect(story.slice(reading.at, reading.at + reading.length)).toBe(place)
})

it('a year in a story asks for nothing and is passed over', () => {
  expect(readRecipe('In 1926 you fight 3 DEEP ONES.', known)).toMatchObject({ ok: true, value: { slots: [{ count: 3 }] } })
})
