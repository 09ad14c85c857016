/** What the Investigator knows himself, apart from what his Allies can read for him. */
import { expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const clerk = ally('Clerk', 1, { languages: { mode: 'and', list: ['Latin'] } })
const primer = says('Primer', 'Artifact', 'Your Investigator knows Latin.')

it('[M9.2] an Ally knows a language for his player, and not for the Investigator', () => {
  const left = (text: string, mine: { allies?: (typeof clerk)[]; assets?: (typeof primer)[] }): number => {
    const sermon = says('Sermon', 'Event', `Draw one card. ${text}`)
    return two({ hand: [sermon], sanity: 9, ...mine }).play(sermon).sanity[0]!
  }
  const anyOfThem = 'If you know Latin, lose 2 Sanity.'
  const himself = 'If your Investigator knows Latin, lose 2 Sanity.'
  expect([left(anyOfThem, {}), left(anyOfThem, { allies: [clerk] }), left(anyOfThem, { assets: [primer] })]).toEqual([9, 7, 7])
  expect([left(himself, {}), left(himself, { allies: [clerk] }), left(himself, { assets: [primer] })]).toEqual([9, 9, 7])
})

it('[M10.27] any such card of any player is in play', () => {
  const lamp = card({ title: 'Lamp', type: 'Artifact' })
  const left = (text: string): number => {
    const envy = says('Envy', 'Event', `Draw one card. ${text}`)
    return two({ hand: [envy], sanity: 9 }, { assets: [lamp] }).play(envy).sanity[0]!
  }
  expect(left('If any Artifact is in play, lose 2 Sanity.')).toBe(7)
  expect(left('If there is no Artifact in play, lose 2 Sanity.')).toBe(9)
  expect(left('If you have an Artifact in play, lose 2 Sanity.')).toBe(9)
})
