/** Those who lose more instead of what all lose, lose that alone. */
import { expect } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two, worth } from '../../support/two-places.ts'

const says = saying(knownWords([{ title: 'Old Salt', type: 'Ally', attributes: ['Sailor'] }]))
const allies = [ally('Salt', 4, { attributes: ['Sailor'] }), ally('Boy', 2, { attributes: ['Sailor'] }), ally('Clerk', 4)]
const values = (text: string, mine: typeof allies, theirs: typeof allies) => {
  const event = says('Tide', 'Event', text)
  const t = two({ hand: [event], allies: mine }, { allies: theirs }).play(event)
  return allies.map(({ title }) => worth(t, title))
}

rule('M17.18', 'a larger reduction of some takes the place of that of all', () => {
  const text = 'All Allies of your opponent lose 1 point for the rest of the Round, to a minimum of 1. Sailors lose 2 points instead.'
  expect(values(text, [], allies)).toEqual([2, 1, 3])
})

rule('M17.10', 'a larger benefit of some takes the place of that of all', () => {
  expect(values('All your Allies gain 1 until the end of the Round. Sailors gain 3 points instead.', allies, [])).toEqual([7, 5, 5])
})
