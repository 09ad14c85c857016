/** Words of the glossary in texts: which are found, which are not, and that nothing of a text is lost. */
import { describe, expect, test } from 'vitest'
import { readRulebook } from '../../src-main/keeper/rulebook.ts'
import { ruleTexts } from '../../src-main/keeper/rules.ts'
import { cutTerms, meaningsIn, vocabularyOf } from '../../src-renderer/terms/cutting.ts'
import { glossaryPlace, isGlossary, without, wordLookedUp } from '../../src-renderer/terms/glossary-place.ts'

const words = readRulebook(ruleTexts.get('mythos')!, () => 0).glossary.flatMap((part) => part.words)
const vocabulary = vocabularyOf(words)!
const found = (text: string) => cutTerms(text, vocabulary).flatMap(({ text: form, meanings }) => (meanings ? [form] : []))

describe('words of the glossary are found', () => {
  test('whole, and the longest first', () => {
    expect(found('It lies on your Story Deck.')).toEqual(['Story Deck'])
    expect(found('An Enchanted Weapon Joins a Threat.')).toEqual(['Enchanted Weapon', 'Joins', 'Threat'])
    expect(found('Threatening Handsome Gateways.')).toEqual([])
  })

  test('in their regular forms', () => {
    expect(found('Bury an Ally.')).toEqual(['Bury', 'Ally'])
    expect(found('Three Allies are buried, and two Monsters discarded.')).toEqual(['Allies', 'buried', 'Monsters', 'discarded'])
  })

  test('with a capital where the rulebook writes one', () => {
    expect(found('On the other hand, the threat of combat.')).toEqual([])
    expect(found('Your Hand and your Threat in Combat.')).toEqual(['Hand', 'Threat', 'Combat'])
  })

  test('once in a text, where they stand first', () => {
    expect(found('A Gate is a Gate, and Gates are used.')).toEqual(['Gate'])
  })

  test('not in names: a Title is no word of the rules', () => {
    expect(found('Ada plays Gate Street Ruins.')).toEqual([])
    expect(found('Ada plays The Dreadful Gate.')).toEqual([])
    expect(found('The Gate is used.')).toEqual(['Gate'])
  })

  test('not where plain English says something else', () => {
    expect(found('2 Sanity lost; Ada plays on, active as ever.')).toEqual(['Sanity'])
  })
})

test('nothing of a text is lost, and the same text is cut once', () => {
  const text = 'Bury one Ally;\nthen draw: “the Threat” (M1.29).'
  const pieces = cutTerms(text, vocabulary)
  expect(pieces.map((each) => each.text).join('')).toBe(text)
  expect(cutTerms(text, vocabulary)).toBe(pieces)
  expect(cutTerms('', vocabulary)).toEqual([{ text: '' }])
})

test('several entries may share a form, and each is listed once', () => {
  const listed = meaningsIn(['A Rotated card.', 'It is Rotated, in the Hand.'], vocabulary).map(({ word }) => word)
  expect(listed).toEqual(['Rotated (Location)', 'Rotated (Artifact)', 'Rotated (GOO)', 'Hand'])
})

test('a word has a place in the book, and says what it means without the numbers behind it', () => {
  const place = glossaryPlace('Spell Icon')
  expect(isGlossary(place.paragraph)).toBe(true)
  expect(wordLookedUp(place.paragraph)).toBe('Spell Icon')
  expect(isGlossary('glossary')).toBe(true)
  expect([isGlossary('M14'), wordLookedUp('glossary')]).toEqual([false, undefined])
  expect(without('A thing. (M1.35, M1.37) More (M11.1).')).toBe('A thing. More.')
})

test('without a glossary there are no words', () => {
  expect(vocabularyOf([])).toBeUndefined()
})
