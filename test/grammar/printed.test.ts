/**
 * Texts as they are printed, which owners of the cards will type in. They are reference data that stay outside; without
 * them there is nothing to read. Where a printed text is read, it means what our own wording of the card means.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readNormalised } from '../../db/normalised.ts'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { stable } from '../../grammar/make/draft.ts'
import { readEffects, readRecipe, type Self } from '../../grammar/parse.ts'

const files = ['limited.json', 'standard.json'].map((name) => new URL(`../../../shared/cards/${name}`, import.meta.url))
const isThere = files.every((each) => existsSync(each))

/** What no rule of ours reads yet, each for a reason of its own; a card more or less here is a change to be told. */
const unread = [
  'ltd-call-of-cthulhu', // an Investigator exchanged, told in four sentences
  'ltd-catastrophic-failure', // a target told by a story about it
  'ltd-police-investigation', // a verb of its own for cards taken away
  'ltd-rhan-tegoth', // pennies as markers
  'ltd-yithian-mental-contact', // "card(s)", and plays of several kinds at once
  'msgs-petrify', // told by where on the table it lies
  'msgs-samuel-winsor', // "this Location" is the one of the sentence before
  'msgs-succumb-to-temptation', // a subject who goes mad
  'msgs-tiara-of-opulent-fantasy', // how long is not said
  'msgs-yithian', // an exchange of bodies
]

describe.skipIf(!isThere)('printed texts (skipped where the reference data are not at hand)', () => {
  const cards = isThere ? files.flatMap((each) => readNormalised(readFileSync(each, 'utf8'), String(each)).cards) : []
  const known = knownWords(cards.flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))
  const own = new Map(shippedCards().map((each) => [each.named.id, each]))
  const effects = cards
    .filter(({ named, text }) => named.type !== 'Adventure' && text !== '')
    .map(({ named, facts, text }) => ({ id: named.id, text, reading: readEffects(text, known, facts as Self) }))

  it('are those of 324 cards', () => {
    expect(cards).toHaveLength(324)
    expect(effects).toHaveLength(238)
  })

  it('are read, nineteen in twenty and more', () => {
    const stories = cards.filter(({ named, text }) => named.type === 'Adventure' && text !== '')
    const told = stories.filter(({ text }) => readRecipe(text, known).ok)
    const read = effects.filter(({ reading }) => reading.ok)
    expect((read.length + told.length) / (effects.length + stories.length)).toBeGreaterThan(0.95)
    expect(effects.flatMap(({ id, reading }) => (reading.ok ? [] : [id])).sort()).toEqual([...unread].sort())
  })

  it.each(effects.flatMap(({ id, text, reading }) => (reading.ok ? [[id, text, reading.value] as const] : [])))(
    '%s means what our wording means',
    (id, _text, meaning) => {
      const card = own.get(id)!
      const ours = readEffects(card.text, known, card.facts as Self)
      if (!ours.ok) throw new Error(ours.message)
      expect(stable(meaning)).toBe(stable(ours.value))
    },
  )

  it.each(effects.flatMap(({ id, text, reading }) => (reading.ok ? [] : [[id, text, reading] as const])))(
    '%s is refused at a word',
    (_id, text, { at, length, message }) => {
      expect(length).toBeGreaterThan(0)
      expect(at + length).toBeLessThanOrEqual(text.length)
      expect(message).not.toBe('')
    },
  )

  it('hold stories beside rules, which are passed over only as far as they are told', () => {
    const told = effects.flatMap(({ text, reading }) =>
      reading.ok ? (reading.flavour ?? []).map(({ at, length }) => text.slice(at, at + length)) : [],
    )
    expect(told.length).toBeGreaterThan(8)
    // Nothing that a rule could be made of.
    for (const each of told)
      expect(each).not.toMatch(/\b(?:bury|buries|discard|draw|flip|add|subtract|lose|gain|card|Sanity point|must|may)\b/i)
  })
})
