/** A card that goes with so many uses of it (M17.1). */
import { expect, test } from 'vitest'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

test.each([
  ['Bury', 'story'],
  ['Discard', 'discard'],
] as const)('[M17.1] with its second use a card is gone: %s', (how, where) => {
  const charm = says('Charm', 'Artifact', `As your Turn, gain 1 Sanity. ${how} this card after its second use.`)
  const t = two({ assets: [charm], sanity: 10 }).use('Charm')
  expect([t.where('Charm'), t.sanity[0]]).toEqual(['asset', 11])
  t.untilTurnOf(0).use('Charm')
  expect([t.where('Charm'), t.sanity[0]]).toEqual([where, 12])
})
