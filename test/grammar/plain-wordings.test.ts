/**
 * Texts as an owner types them in or a printer words them: passive, with the condition last or in the middle, with "he or she",
 * "whenever", "each" and "every", "up to" and "at least". Each is read, told as it is written here, and means that when told.
 */
import { expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { stable } from '../../grammar/make/draft.ts'
import { readEffects, type Self } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'
import { wordings } from './plain-wordings.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

/** "Event/Phobia of Opponent's Investigator": type, subtype and target line of a card. */
function card(kind: string): Self {
  const [, type, subtype, target] = /^(\w+)(?:\/(.+?))?(?: of (.+))?$/.exec(kind) ?? []
  return { title: 'Widow Pruett', type: type as Self['type'], subtype: subtype ?? null, target: target ?? null }
}

it.each(wordings)('%s: %s', (kind, text, said) => {
  const self = card(kind)
  const reading = readEffects(text, known, self)
  if (!reading.ok) throw new Error(reading.message)
  expect(reading.value.map((rule) => sayRule(rule, known)).join(' ')).toBe(said)
  const again = readEffects(said, known, self)
  if (!again.ok) throw new Error(`${said}\n${again.message}`)
  expect(again.value.map(stable).sort()).toEqual(reading.value.map(stable).sort())
})

it.each([
  ['Ally', 'At any time, gain 2 Sanity.', 'without end'],
  ['Artifact', 'In Combat, add 2 points to one Defending Ally.', 'without end'],
  ['Event', 'Every player who Passed loses 1 Sanity point.', 'of the past'],
  ['Ally', 'Whenever you draw a card, draw a card.', 'without end'],
  ['Ally', 'Whenever you gain Sanity, gain 1 Sanity.', 'without end'],
  ['Artifact', 'Once per visit, you may draw one card.', 'visited'],
  ['Tome', 'This card knows Latin.', 'who knows'],
])('%s: %s is refused', (kind, text, why) => {
  expect(readEffects(text, known, card(kind))).toMatchObject({ ok: false, message: expect.stringContaining(why) })
})

it('reads a card of any Title, whatever marks are in it', () => {
  for (const title of ['The "Gaunt" (Lesser) Owl-Man', 'What? [sic] + {more} | $1.50 * 2^2 \\ / & – ’'])
    expect(readEffects('Draw one card.', known, { ...card('Event'), title })).toMatchObject({ ok: true })
})

it('leaves out others of its Title', () => {
  const text = 'Return one Event, except another Vane, Master of Owls, from your Story Deck to your Hand.'
  const reading = readEffects(text, known, { ...card('Event'), title: 'Vane, Master of Owls' })
  expect(stable(reading)).toContain('"not":{"title":"self"}')
})
