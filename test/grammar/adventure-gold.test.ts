/**
 * Published Adventures, read from their printed stories, against readings made by hand. Both are reference data
 * that stay outside; without them there is nothing to compare.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { filedTitle } from '../../db/titles.ts'
import type { Kind, Recipe, RecipeCondition, Slot } from '../../grammar/ast.ts'
import { knownWords, type Named } from '../../grammar/link.ts'
import { readRecipe } from '../../grammar/recipe.ts'

const reference = new URL('../../../shared/cards/', import.meta.url)
const isThere = existsSync(reference)

interface Card extends Named {
  readonly name: string
  readonly text: string
}

interface Gold {
  readonly name: string
  readonly slots: readonly (Omit<Slot, 'at'> & { readonly note?: string })[]
  readonly conditions: readonly (Record<string, unknown> & { readonly kind: string })[]
}

function load<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, reference), 'utf8')) as T
}

function cardsOf(name: string): readonly Card[] {
  return load<{ cards: readonly Card[] }>(name).cards.filter((each) => (each.type as string) !== 'Investigator')
}

/** The same for recipes that mean the same: neither the order of alternatives nor that of attributes matters. */
function meaning({ slots, conditions }: { slots: readonly Omit<Slot, 'at' | 'phrase'>[]; conditions: readonly RecipeCondition[] }) {
  const sorted = (kind: Kind) =>
    JSON.stringify(
      Object.entries(kind)
        .map(([key, each]) => [key, Array.isArray(each) ? [...each].sort() : each])
        .sort(),
    )
  return {
    slots: slots.map((each) => ({
      count: each.count,
      distinctTitles: each.distinctTitles,
      anyOf: each.anyOf.map(sorted).sort(),
      zone: each.zone,
    })),
    conditions: conditions.map((each) => JSON.stringify(Object.entries(each).sort())).sort(),
  }
}

/** The one thing that happened in published stories at hand, as the reading by hand tells it. */
const happened: Readonly<Record<string, string>> = {
  'your Investigator was exchanged by the effect of the Call of Cthulhu Tome during this chapter': 'Investigator exchanged',
}

/** A reading by hand in our form. */
function adapt(gold: Gold): { slots: readonly Omit<Slot, 'at'>[]; conditions: readonly RecipeCondition[] } {
  const conditions = gold.conditions.map((each): RecipeCondition => {
    const { phrase: _, note: __, ...condition } = each
    if (each.kind === 'sum') {
      const { of: what, selector: of, ...rest } = condition
      return { ...rest, what, of } as unknown as RecipeCondition
    }
    if (each.kind === 'sanityBelow') return { kind: 'sanityBelow', points: Number(each.value) }
    if (each.kind === 'event') return { kind: 'event', what: happened[String(each.what)] ?? `unknown: ${String(each.what)}` }
    return condition as unknown as RecipeCondition
  })
  return { slots: gold.slots.map(({ note: _, ...slot }) => slot), conditions }
}

describe.skipIf(!isThere)('printed stories (skipped where the reference data are not at hand)', () => {
  const cards = isThere ? [...cardsOf('limited.json'), ...cardsOf('standard.json')] : []
  const known = knownWords(cards)
  const gold = isThere ? load<readonly Gold[]>('adventures-gold.json') : []

  test('all readings by hand are there', () => expect(gold).toHaveLength(21))

  test.each(gold.map((each) => [each.name, each] as const))('%s is read as by hand', (name, each) => {
    const card = cards.find((card) => card.type === 'Adventure' && card.name === name)!
    const reading = readRecipe(card.text, known)
    if (!reading.ok) throw new Error(`${reading.message} (${card.text.slice(reading.at, reading.at + reading.length)})`)
    expect(meaning(reading.value)).toEqual(meaning(adapt(each)))
  })

  const own = new Map(shippedCards().map((each) => [filedTitle(each.named.title), each]))
  test.each(gold.map((each) => [each.name, each] as const))('our own story of %s asks for the same', (name, each) => {
    const { text } = own.get(name)!
    // The blank one stays blank.
    if (text === '') return expect(each.slots).toEqual([])
    const reading = readRecipe(text, known)
    if (!reading.ok) throw new Error(`${reading.message} (${text.slice(reading.at, reading.at + reading.length)})`)
    const { slots, conditions } = meaning(reading.value)
    const wanted = meaning(adapt(each))
    // In another order, since it is another story.
    const sorted = (all: readonly unknown[]) => all.map((slot) => JSON.stringify(slot)).sort()
    expect(sorted(slots)).toEqual(sorted(wanted.slots))
    const unnumbered = (all: readonly string[]) => all.map((each) => each.replace(/"(spellSlot|tomeSlot)",\d+|"slots",\[[\d,]*\]/g, '$1'))
    expect(unnumbered(conditions)).toEqual(unnumbered(wanted.conditions))
  })

  test('a slot tells where its phrase stands', () => {
    for (const card of cards.filter((each) => each.type === 'Adventure')) {
      const reading = readRecipe(card.text, known)
      const { slots } = (reading as { value: Recipe }).value
      for (const { phrase, at } of slots) expect(card.text.slice(at, at + phrase.length)).toBe(phrase)
    }
  })
})
