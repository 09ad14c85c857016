/** What a text names and its rules have not: the last look at a reading, tried with rules that say less than the text. */
import { describe, expect, test } from 'vitest'
import type { Rule } from '../../grammar/ast.ts'
import { leftUnsaid } from '../../grammar/left-unsaid.ts'
import { sentences } from '../../grammar/lexer.ts'
import { readEffects, type Self, vocabulary } from '../../grammar/parse.ts'
import { known } from './words.ts'

const ally: Self = { type: 'Ally', title: 'Widow Pruett' }

/** What a reading of these rules would leave unsaid of the text. */
function lost(text: string, rules: readonly Rule[], self: Self = ally): string | undefined {
  const said = sentences(text, known, vocabulary, self).flat()
  const wrong = leftUnsaid(rules, { text, said, flavour: [], self })
  return wrong && text.slice(wrong.at, wrong.at + wrong.length)
}

/** The rules of a text that is read. */
function rulesOf(text: string, self: Self = ally): readonly Rule[] {
  const reading = readEffects(text, known, self)
  if (!reading.ok) throw new Error(reading.message)
  return reading.value
}

describe('what was read has all names and numbers of the text', () => {
  test('a name that no rule has is an error at its place', () => {
    expect(lost('Each Ghoul in your Threat at Night adds 3.', rulesOf('Each Ghoul in your Threat adds 3.'))).toBe('Night')
    expect(lost('Each Corrupt Cultist adds 3.', rulesOf('Each Cultist adds 3.'))).toBe('Corrupt')
    expect(lost('Draw one card if you are in Kingsport.', rulesOf('At the start of each Turn, draw one card.'))).toBe('Kingsport')
  })

  test('nor does it help to stand in brackets', () => {
    const less = rulesOf('At the start of each Turn, draw one card.')
    expect(lost('At the start of each Turn, draw one card (Corrupt, Cultist).', less)).toBe('Corrupt')
  })

  test('so is a number', () => {
    expect(lost('Add 5 while you have Robert Marsh in play.', rulesOf('Add 1 while you have Robert Marsh in play.'))).toBe('5')
    expect(lost('Draw four cards at the start of each Turn.', rulesOf('At the start of each Turn, draw one card.'))).toBe('four')
  })

  test.each([
    'While you have more than four cards in your Hand, add 1.',
    'You may play Travel by Sea Events from any Location, even one without the Water attribute.',
    'At Night, this card may not defend.',
    'This Doctor adds 2 while defending.',
    'Cultists in your Threat are never Invisible.',
  ])('nothing is amiss in: %s', (text) => {
    expect(lost(text, rulesOf(text))).toBeUndefined()
  })
})
