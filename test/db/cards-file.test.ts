/** Card files: the shipped facts are the published ones, and a mistake in a file is told with its place. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noHandLimits, readCards, type SourceCard, writeCard } from '../../db/cards-file.ts'
import { limits } from '../../db/limits.ts'
import { shippedCards, shippedFiles } from '../../db/shipped.ts'
import { filedTitle } from '../../db/titles.ts'

type Json = Readonly<Record<string, unknown>>

const references = ['../shared/cards/limited.json', '../shared/cards/standard.json']
const isThere = references.every((each) => existsSync(each))

function published(): readonly Json[] {
  return references.flatMap((each) => (JSON.parse(readFileSync(each, 'utf8')) as { cards: Json[] }).cards)
}

/** A published card as PrintedCard tells it: without what is empty, without how the file came to be, without its text. */
function facts(card: Json): Json {
  const passed = new Set(['set', 'name', 'rarity', 'fixes', 'suspect', 'text'])
  const kept = Object.entries(card).filter(
    ([key, value]) => !passed.has(key) && value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  const requirements = (card['requirements'] as Json[] | undefined)?.map(({ note: _, ...each }) => each)
  return {
    ...Object.fromEntries(kept),
    ...(card['type'] === 'Investigator' ? {} : { unique: card['unique'] }),
    ...(requirements ? { requirements } : {}),
    ...(card['type'] === 'Investigator' && card['handMin'] === null ? noHandLimits : {}),
  }
}

function factsOf({ facts }: SourceCard): Json {
  const { text: _, ...rest } = facts!
  return rest
}

describe.skipIf(!isThere)('the shipped cards, against the published ones (skipped where those are not at hand)', () => {
  test('every card of the set is there once, and none besides', () => {
    expect(
      shippedCards()
        .map(({ named }) => named.id)
        .sort(),
    ).toEqual(
      published()
        .map(({ id }) => id)
        .sort(),
    )
    expect(shippedCards()).toHaveLength(324)
  })

  test('each has exactly the published facts', () => {
    const ours = new Map(shippedCards().map((each) => [each.named.id, each]))
    for (const card of published()) {
      const mine = ours.get(card['id'] as string)!
      expect(factsOf(mine), String(card['id'])).toEqual(facts(card))
      expect(mine.rarity).toBe(card['rarity'])
      expect(mine.named.name ?? filedTitle(mine.named.title)).toBe(card['name'])
    }
  })

  test('a card has a text exactly if the published one has', () => {
    const without = published().filter(({ text }) => text === '')
    const ours = shippedCards().filter(({ text }) => text === '')
    expect(ours.map(({ named }) => named.id).sort()).toEqual(without.map(({ id }) => id).sort())
  })
})

test('a card that is read is written as it stood', () => {
  for (const [file, text] of shippedFiles) {
    const { cards, faults } = readCards(text, file)
    expect(faults).toEqual([])
    const again = readCards(cards.map((each) => writeCard(each.facts!, each.rarity)).join('\n\n'), file)
    expect(again.faults).toEqual([])
    expect(again.cards.map(({ facts, rarity }) => ({ facts, rarity }))).toEqual(cards.map(({ facts, rarity }) => ({ facts, rarity })))
  }
})

const house = ['id x-house', 'title The House', 'set X', 'type Location', 'dimension waking', 'public Inside']

function read(...lines: string[]) {
  return readCards(lines.join('\n'), 'x.cards')
}

test('a text may go on over indented lines, and comments may stand anywhere', () => {
  const { cards, faults } = read('# mine', ...house, 'text Draw one card.', '# not this', '  Then bury', '  this card.')
  expect(faults).toEqual([])
  expect(cards[0]!.text).toBe('Draw one card. Then bury this card.')
})

test('places and requirements keep all their parts', () => {
  const ally = ['id x-a', 'title A', 'set X', 'type Ally', 'dimension waking', 'value 6/4', 'languages English or Latin']
  const found = 'found region Exotic Location; gate no | public Cemetery; past Innsmouth'
  expect(read(...ally, found).cards[0]!.facts).toMatchObject({
    value: 6,
    values: [6, 4],
    languages: { mode: 'or', list: ['English', 'Latin'] },
    foundAt: {
      anyOf: [
        { region: 'Exotic Location', gate: false },
        { publicAttributes: ['Cemetery'], past: 'Innsmouth' },
      ],
    },
  })
  const monster = ['id x-m', 'title M', 'set X', 'type Monster', 'dimension any', 'goo yes', 'invisible day']
  const needs = ['requires Outside/Gate Location: type Location; public Outside; gate yes', 'requires Storm: type Event; subtype Storm']
  expect(read(...monster, ...needs).cards[0]!.facts).toMatchObject({
    dimension: 'waking',
    anyDimension: true,
    invisible: 'day',
    requirements: [
      { phrase: 'Outside/Gate Location', type: 'Location', publicAttributes: ['Outside'], gate: true },
      { phrase: 'Storm', type: 'Event', subtype: 'Storm' },
    ],
  })
})

test.each([
  [['value 3'], 'x.cards, line 7', 'A Location has no "value".'],
  [['vale 3'], 'x.cards, line 7', '"vale" is not a fact of a card.'],
  [['public Inside'], 'x.cards, line 7', '"public" stands here twice. Blocks are parted by a blank line.'],
  [['sanity much'], 'x.cards, line 7', 'sanity: "much" is not a whole number.'],
  [['gate no'], 'x.cards, line 7', 'gate: write "yes", or leave the line out; here stands "no".'],
  [['region'], 'x.cards, line 7', '"region" has no value. Write one, or leave the line out.'],
  [['attributes City,,House'], 'x.cards, line 7', 'attributes: there is nothing between two commas.'],
  [['', ...house], 'x.cards, line 8', 'The id "x-house" was given to another card already, on line 1.'],
  [['', '  lost'], 'x.cards, line 8', 'This line is indented, but there is no fact above it to continue.'],
  [['', 'title Y', 'set X', 'type Tale'], 'x.cards, line 8', 'The card has no "id" line.'],
])('a mistake %j is told with its line', (lines, at, message) => {
  expect(read(...house, ...lines).faults).toContainEqual(expect.objectContaining({ at, line: Number(/\d+$/.exec(at)![0]), message }))
})

test('a mistake in one card does not lose the others', () => {
  const { cards, faults } = read('id x-bad', 'title Bad', 'set X', 'type Tale', '', ...house)
  expect(cards.map(({ named }) => named.id)).toEqual(['x-house'])
  expect(faults).toMatchObject([{ line: 1, title: 'Bad' }])
})

test('[L4] a text of 2,000 characters is taken, one more is refused', () => {
  expect(read(...house, `text ${'x'.repeat(limits.cardText)}`).faults).toEqual([])
  expect(read(...house, `text ${'x'.repeat(limits.cardText + 1)}`).faults[0]!.message).toBe('The text is longer than 2000 characters.')
})

test('[L5] a Title of 200 characters is taken, one more is refused', () => {
  const named = (length: number) => read(...house.map((each) => (each.startsWith('title') ? `title ${'x'.repeat(length)}` : each)))
  expect(named(limits.name).faults).toEqual([])
  expect(named(limits.name + 1).faults[0]!.message).toBe('"title" is longer than 200 characters.')
})

test('[L3] a file of 2,000 cards is taken, what is beyond is told', () => {
  const many = (count: number) =>
    readCards(Array.from({ length: count }, (_, no) => house.join('\n').replace('x-house', `x-${no}`)).join('\n\n'), 'x.cards')
  expect(many(limits.setCards).faults).toEqual([])
  expect(many(limits.setCards + 1).faults).toEqual([{ at: 'x.cards', message: 'There are more than 2000 cards in this file.' }])
})
