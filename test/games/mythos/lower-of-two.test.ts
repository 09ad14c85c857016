/** Of two cards that were chosen the one of lower value, or both that are equal (M19.13). */
import { expect, test } from 'vitest'
import { ally } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const fever = (text: string) => says('Fever', 'Event', `Choose two Allies of your opponent. ${text}`)
const after = (text: string, first: number, second: number) =>
  two({ hand: [fever(text)] }, { allies: [ally('Ann', first), ally('Bob', second), ally('Cid', 1)] })
    .play('Fever')
    .choose('Ann', 'Bob')
const here = (text: string, first: number, second: number) => {
  const t = after(text, first, second)
  // In which order both go is left to him whose they are.
  if (t.among.includes('Ann')) t.choose('Ann')
  return ['Ann', 'Bob', 'Cid'].filter((each) => t.where(each) === t.where('Cid'))
}

test('[M19.13] the one of lower value goes, though another in play is worth less', () => {
  expect(here('Bury the Ally of lower value.', 2, 3)).toEqual(['Bob', 'Cid'])
  expect(here('Bury the one of higher value.', 2, 3)).toEqual(['Ann', 'Cid'])
})

test('[M19.13] both go where they are equal and that is said', () => {
  expect(here('Bury the Ally of lower value, or both if they are equal.', 2, 2)).toEqual(['Cid'])
  expect(here('Bury the Ally of lower value, or both if they are equal.', 2, 3)).toEqual(['Bob', 'Cid'])
})

test('[M17.25] of two that are equal he picks whose card it is', () => {
  expect(after('Bury the Ally of lower value.', 2, 2).among).toEqual(['Ann', 'Bob'])
})
