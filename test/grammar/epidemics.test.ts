/** Where an Epidemic spreads: to those who are where its victim is, whether or not its text says so. */

import { expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

/** What a text on an Epidemic is understood as. */
function understood(text: string): string {
  const reading = readEffects(text, known, { type: 'Event', subtype: 'Epidemic', title: 'Quayside Fever', target: null })
  return reading.ok ? reading.value.map((rule) => sayRule(rule, known)).join(' ') : reading.message
}

it.each([
  [
    'Flip two random Allies of your opponent face-down. Each other player in the same Region must also randomly Flip one Ally.',
    'When played: flip two random Allies of your opponent face-down, then flip one random Ally of each other player in the same region as target face-down.',
  ],
  [
    'Your opponent Buries one random Ally. Each other player in the same City Flips one random Ally face-down.',
    'When played: bury one random Ally of your opponent, then flip one random Ally of each other player in the same city as target face-down.',
  ],
  [
    'Your opponent must randomly Bury one Ally and Flip another face-down. All other players in the same subregion are similarly affected.',
    'When played: bury one random Ally of your opponent, and the same for each other player in the same subregion, then flip one random Ally of your opponent face-down, and the same for each other player in the same subregion.',
  ],
  [
    'Your opponent Buries one random Ally. Each other player in the same City as you Flips one random Ally face-down.',
    'When played: bury one random Ally of your opponent, then for each opponent: (if you and that player are in the same City: (flip one random Ally of that player face-down)).',
  ],
  [
    'Your opponent must bury two random Allies. Each other player also at a Water Location must randomly Flip one Ally.',
    'When played: bury two random Allies of your opponent, then flip one random Ally of each other player at a Water Location besides target face-down.',
  ],
  [
    'Your opponent loses 2 Sanity. Each other player in the same Region loses 1 Sanity.',
    'It is not said whether the place is yours ("as you"), or that of the opponent before.',
  ],
])('%s', (text, meaning) => {
  expect(understood(text)).toBe(meaning)
})
