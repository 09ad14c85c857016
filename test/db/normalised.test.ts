/** Card sets that people bring: read whole or in part, never trusted, nothing lost in silence. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from '../../db/limits.ts'
import { decodeText, parseJson, readNormalised } from '../../db/normalised.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { shippedCards } from '../../db/shipped.ts'

const hill = {
  id: 'x-hill',
  setCode: 'X',
  title: 'The Hill',
  type: 'Location',
  unique: false,
  dimension: 'waking',
  publicAttributes: ['Outside'],
  text: '',
}

const read = (...cards: unknown[]) => readNormalised(JSON.stringify({ cards }), 'x.json')

function refusal(act: () => unknown): Pick<ShelfError, 'code' | 'message'> {
  try {
    act()
  } catch (error) {
    if (error instanceof ShelfError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('was not refused')
}

test.skipIf(!existsSync('../shared/cards/standard.json')).each([
  ['limited.json', 218, 1],
  ['standard.json', 106, 0],
])('the same set, brought as JSON, has the same facts: %s (skipped where it is not at hand)', (file, count, remarks) => {
  const { cards, faults } = readNormalised(readFileSync(`../shared/cards/${file}`, 'utf8'), file)
  expect(cards).toHaveLength(count)
  expect(faults).toHaveLength(remarks)
  const ours = new Map(shippedCards().map((each) => [each.named.id, each]))
  for (const { facts, named, rarity } of cards) {
    const mine = ours.get(named.id)!
    const brought = JSON.parse(JSON.stringify(facts, (key, value: unknown) => (key === 'note' ? undefined : value)))
    expect({ ...brought, text: '' }).toEqual({ ...mine.facts, text: '' })
    expect({ named, rarity }).toEqual({ named: mine.named, rarity: mine.rarity })
  }
})

test('an Investigator that prints no hand limits keeps as many cards as its player likes, and that is told', () => {
  const { cards, faults } = read({
    id: 'x-tramp',
    setCode: 'X',
    title: 'Tramp',
    type: 'Investigator',
    unique: false,
    education: 3,
    sanityStart: 12,
    sanityMax: 20,
    hand: 5,
    languages: { mode: 'none', list: [] },
    text: '',
  })
  expect(cards[0]!.facts).toMatchObject({ handMin: 0, handMax: 999 })
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('handMin, handMax')])
})

test('null, false and an empty list are the same as a field left out', () => {
  const { cards } = read({ ...hill, gate: false, sanity: null, attributes: [], exotic: false })
  expect(cards[0]!.facts).toEqual(read(hill).cards[0]!.facts)
})

test('a field nobody knows is told and passed over, at any depth', () => {
  const { cards, faults } = read(
    { ...hill, smell: 'bad' },
    { ...hill, id: 'x-2', type: 'Ally', value: 1, foundAt: { region: 'R', door: 1 }, languages: { mode: 'none', list: [] } },
  )
  expect(faults).toEqual([
    { at: 'x.json, cards[0] "The Hill"', message: '"smell" is not known as a field of a card; it was passed over.' },
    { at: 'x.json, cards[1] "The Hill"', message: '"foundAt.door" is not known as a field of a card; it was passed over.' },
  ])
  expect(cards[0]!.facts).not.toHaveProperty('smell')
  expect(cards[1]!.facts).toMatchObject({ foundAt: { region: 'R' } })
})

test('a card with a fact that makes no sense is kept by name, with the reason, and cannot be played', () => {
  const { cards, faults } = read({ ...hill, publicAttributes: ['Swamp'] })
  expect(cards[0]).toMatchObject({ named: { id: 'x-hill', title: 'The Hill', unique: false } })
  expect(cards[0]!.facts).toBeUndefined()
  expect(cards[0]!.fault).toContain('publicAttributes[0]')
  expect(faults).toHaveLength(1)
})

test('what has not even a name is left out, and told', () => {
  const { cards, faults } = read({ ...hill, id: 7 }, hill, 'x', null)
  expect(cards.map(({ named }) => named.id)).toEqual(['x-hill'])
  expect(faults.map(({ at }) => at)).toEqual(['x.json, cards[0] "The Hill"', 'x.json, cards[2]', 'x.json, cards[3]'])
})

test('what is wrong with a field is told in plain words, once', () => {
  const { unique: _, ...dotless } = hill
  const told = (raw: unknown) => read(raw).faults.map(({ message }) => message)
  expect(told({ ...dotless, type: 'Hero' })).toEqual([
    'This is not a card: type is none of Location, Ally, Artifact, Tome, Spell, Event, Monster, Adventure, Investigator; unique is missing. It was left out.',
  ])
  expect(told('x')).toEqual(['This is not a card: it is not an object. It was left out.'])
  expect(told({ ...hill, value: 100, region: '', gate: 'yes', icons: 'Eye' })).toEqual([
    'Some facts of this card cannot be understood: gate is not true or false; region is blank; value is more than 99; icons is not a list. It is kept, but cannot be played.',
  ])
})

test('an id counts once', () => {
  expect(read(hill, hill)).toMatchObject({ cards: [{}], faults: [{ at: 'x.json, cards[1] "The Hill"' }] })
})

test('a file that is no such set is refused as a whole', () => {
  expect(refusal(() => readNormalised('{"cards": 3}', 'x.json'))).toEqual({ code: 'bad_cards', message: 'x.json holds no list of cards.' })
  const broken = JSON.stringify({ cards: [hill, hill] }, null, 1).replace('"X"', 'X')
  expect(refusal(() => readNormalised(broken, 'x.json')).message).toBe('x.json is not valid JSON: it cannot be read in line 5, column 15.')
  expect(refusal(() => readNormalised('{"cards": [', 'x.json')).message).toBe('x.json is not valid JSON: it ends too early.')
  expect(refusal(() => decodeText(Uint8Array.of(0xff, 0xfe), 'x.json')).code).toBe('bad_text')
})

test('[L6] 64 levels and 1,000 fields are taken, one more is refused; keys that change objects never', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const wide = (keys: number) => JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, no) => [`k${no}`, 0])))
  expect(parseJson(nested(limits.jsonDepth + 1), 'x', 1e6)).toBeInstanceOf(Array)
  expect(refusal(() => parseJson(nested(limits.jsonDepth + 2), 'x', 1e6)).code).toBe('too_deep')
  expect(Object.keys(parseJson(wide(limits.jsonKeys), 'x', 1e6) as object)).toHaveLength(1000)
  expect(refusal(() => parseJson(wide(limits.jsonKeys + 1), 'x', 1e6)).code).toBe('too_big')
  expect(refusal(() => parseJson('{"__proto__": {"goo": true}}', 'x', 1e6)).code).toBe('bad_key')
  expect(({} as { goo?: boolean }).goo).toBeUndefined()
})

test('[L3] 5 MB and 2,000 cards are taken, one more is refused', () => {
  const sized = (bytes: number) => `{"cards":[]}${' '.repeat(bytes - 12)}`
  expect(readNormalised(sized(limits.setBytes), 'x.json').cards).toEqual([])
  expect(refusal(() => readNormalised(sized(limits.setBytes + 1), 'x.json'))).toEqual({
    code: 'too_big',
    message: 'x.json is larger than 5 MB.',
  })
  const many = (count: number) =>
    readNormalised(JSON.stringify({ cards: Array.from({ length: count }, (_, no) => ({ ...hill, id: `x-${no}` })) }), 'x.json')
  expect(many(limits.setCards).cards).toHaveLength(2000)
  expect(refusal(() => many(limits.setCards + 1)).code).toBe('too_big')
})
