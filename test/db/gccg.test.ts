/** GCCG card sets: the same facts as the normalised files have, and nothing of an XML file that a card set does not need. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { placeOf, readGccg } from '../../db/gccg.ts'
import { limits } from '../../db/limits.ts'
import { readNormalised } from '../../db/normalised.ts'
import { ShelfError } from '../../db/shelf-error.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ccg-setinfo SYSTEM "../gccg-set.dtd">\n'
const set = (cards: string) => `<ccg-setinfo name="House Rules" dir="." abbrev="HR" game="Mythos">\n<cards>${cards}</cards></ccg-setinfo>`

/** A card element of the given keys. */
function card(name: string, keys: Readonly<Record<string, string>>, text = ''): string {
  const attrs = Object.entries(keys).map(([key, value]) => `<attr key="${key}" value="${value}"/>`)
  return `<card name="${name}" graphics="x.jpg" text="${text}">${attrs.join('')}</card>\n`
}

const read = (...cards: string[]) => readGccg(head + set(cards.join('')), 'x.xml')
const facts = (...cards: string[]) => read(...cards).cards.map((each) => each.facts)

function refusal(text: string): Pick<ShelfError, 'code' | 'message'> {
  try {
    readGccg(text, 'x.xml')
  } catch (error) {
    if (error instanceof ShelfError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('was not refused')
}

const shared = '../shared/cards'

describe.skipIf(!existsSync(`${shared}/gccg/ltd.xml`))('the published sets (skipped where they are not at hand)', () => {
  test.each([
    ['ltd.xml', 'limited.json', { code: 'LTD', name: 'Limited' }, 218],
    ['msgs.xml', 'standard.json', { code: 'MSGS', name: 'Standard Game' }, 106],
  ])('%s holds the facts of %s, card by card', (xml, json, expectedSet, count) => {
    const brought = readGccg(readFileSync(`${shared}/gccg/${xml}`, 'utf8'), xml)
    const normalised = readNormalised(readFileSync(`${shared}/${json}`, 'utf8'), json)
    expect(brought.sets).toEqual([expectedSet])
    expect(brought.cards).toHaveLength(count)
    expect(brought.faults.map(({ message }) => message)).toEqual(normalised.faults.map(({ message }) => message))
    const byId = new Map(brought.cards.map((each) => [each.named.id, each]))
    for (const { named, facts, rarity } of normalised.cards) {
      const mine = byId.get(named.id)!
      // Typing errors of texts are mended in the normalised files, and a note is no fact.
      const wanted = JSON.parse(JSON.stringify(facts, (key, value: unknown) => (key === 'note' ? undefined : value)))
      expect({ ...mine.facts, text: '' }).toEqual({ ...wanted, text: '' })
      expect({ named: mine.named, rarity: mine.rarity }).toEqual({ named, rarity })
    }
  })

  test('texts are those of the file, but for the fixes that the normalised file flags', () => {
    for (const [xml, json] of [
      ['ltd.xml', 'limited.json'],
      ['msgs.xml', 'standard.json'],
    ] as const) {
      const brought = new Map(readGccg(readFileSync(`${shared}/gccg/${xml}`, 'utf8'), xml).cards.map((each) => [each.named.id, each.text]))
      const { cards } = JSON.parse(readFileSync(`${shared}/${json}`, 'utf8')) as {
        cards: { id: string; text: string; fixes: { field: string }[] }[]
      }
      const plain = cards.filter(({ fixes }) => !fixes.some(({ field }) => field === 'text'))
      expect(plain.length).toBeGreaterThan(90)
      expect(plain.map(({ id }) => [id, brought.get(id)])).toEqual(plain.map(({ id, text }) => [id, text]))
    }
  })
})

test('a title bar tells alignment, occupations, further attributes and languages', () => {
  const ally = { type: 'Ally', value: '2', region: 'Coast', subregion: 'Port' }
  const bar = (private_: string) => facts(card('A', { ...ally, private: private_ }))[0]
  expect(bar('Corrupt Cultist &amp; Scholar, Living Dead, Knows English, Greek &amp; Glyphs')).toMatchObject({
    attributes: ['Corrupt', 'Cultist', 'Scholar', 'Living Dead'],
    languages: { mode: 'and', list: ['English', 'Greek', 'Glyphs'] },
  })
  expect(bar('Steadfast M.U. Professor')).toMatchObject({
    attributes: ['Steadfast', 'M.U.', 'Professor'],
    languages: { mode: 'none', list: [] },
  })
  expect(bar('Bum, Knows No Languages')).toMatchObject({ attributes: ['Bum'], languages: { mode: 'none', list: [] } })
  expect(bar('Ship&apos;s Cook, Knows Latin or Greek')).toMatchObject({
    attributes: ["Ship's Cook"],
    languages: { mode: 'or', list: ['Latin', 'Greek'] },
  })
})

test('[M7.1] [M7.2] where an Ally is met: a place, any place of a kind, the past of one, one of several', () => {
  expect(placeOf('Coast', 'Port')).toEqual({ region: 'Coast', subregion: 'Port' })
  expect(placeOf('', '')).toEqual({})
  expect(placeOf('Coast', 'Any City')).toEqual({ region: 'Coast', attributes: ['City'] })
  expect(placeOf('', 'Any Outside Location')).toEqual({ publicAttributes: ['Outside'] })
  expect(placeOf('', 'Any non-Gate Location')).toEqual({ gate: false })
  expect(placeOf('', 'Any Location')).toEqual({})
  expect(placeOf('Coast', 'Port Past')).toEqual({ region: 'Coast', subregion: 'Port', past: true })
  expect(placeOf('Coast', 'Port or Any City')).toEqual({
    anyOf: [
      { region: 'Coast', subregion: 'Port' },
      { region: 'Coast', attributes: ['City'] },
    ],
  })
})

test('[M11.46] the two cards of a Great Old One: a Location by its attributes, an Event by Title, by kind, by what it is said to be', () => {
  const god = card('G', { type: 'Monster', value: '{GOO}', private: 'Outside/Swamp/Gate Location, Red Moon' })
  const other = card('H', { type: 'Monster', value: '{GOO}', private: 'Storm, Solstice' })
  const moon = card('Red Moon', { type: 'Event' })
  const [g, h] = facts(god, other, moon)
  expect(g).toMatchObject({
    goo: true,
    requirements: [
      { phrase: 'Outside/Swamp/Gate Location', type: 'Location', publicAttributes: ['Outside'], attributes: ['Swamp'], gate: true },
      { phrase: 'Red Moon', type: 'Event', title: 'Red Moon' },
    ],
  })
  expect(h).toMatchObject({
    requirements: [
      { phrase: 'Storm', type: 'Event', subtype: 'Storm' },
      { phrase: 'Solstice', type: 'Event', attributes: ['Solstice'] },
    ],
  })
  const known = readGccg(head + set(god), 'x.xml', [{ title: 'The Red Moon', type: 'Event' }])
  expect(known.cards[0]!.facts).toMatchObject({ requirements: [{}, { title: 'The Red Moon' }] })
})

test('dimensions, pentagrams, values and letters', () => {
  expect(facts(card('A', { type: 'Location', dimension: '{DRM}', san: '+?', public: 'WO', unique: '{U}', gate: '{G}' }))[0]).toMatchObject({
    dimension: 'dreamlands',
    sanity: 'variable',
    publicAttributes: ['Water', 'Outside'],
    unique: true,
    gate: true,
  })
  expect(facts(card('B', { type: 'Tome', value: '2', public: 'DDrY', private: 'Latin' }))[0]).toMatchObject({
    anyDimension: true,
    spellCapacity: 2,
    icons: ['Death', 'Dream', 'Yellow Sign'],
  })
  expect(facts(card('C', { type: 'Monster', value: '6/4', private: 'Visible/Invisible' }))[0]).toMatchObject({
    value: 6,
    values: [6, 4],
    invisible: 'choice',
  })
})

test('titles come in their natural form, ids are numbered where a name occurs twice', () => {
  const { cards } = read(card('Hill, The', { type: 'Event' }), card('Twin', { type: 'Event' }), card('Twin', { type: 'Event' }))
  expect(cards.map(({ named, line }) => [named.id, named.title, line])).toEqual([
    ['hr-hill-the', 'The Hill', 4],
    ['hr-twin-1', 'Twin', 5],
    ['hr-twin-2', 'Twin', 6],
  ])
})

test('a card whose facts make no sense is kept by name, with its line; what is no card is told', () => {
  const { cards, faults } = read(
    card('A', { type: 'Location', public: 'WX' }),
    card('B', { type: 'Vehicle' }),
    card('C', { type: 'Event', smell: 'bad', san: 'much' }),
  )
  expect(cards.map(({ named, fault }) => [named.title, fault === undefined])).toEqual([
    ['A', false],
    ['C', false],
  ])
  expect(faults.map(({ line }) => line)).toEqual([4, 5, 6, 6])
  expect(faults[0]!.message).toContain('publicAttributes[1]')
  expect(faults[1]!.message).toContain('This is not a card: type')
  expect(faults[2]!.message).toBe('"smell" is not known as an attribute of a card; it was passed over.')
})

test('entities that every XML has are read, and characters by number', () => {
  const { cards } = read(card('&#65;&#x42; &amp; &lt;&quot;&apos;&gt;', { type: 'Event' }, 'One&#10;two'))
  expect(cards[0]!.named.title).toBe('AB & <"\'>')
  expect(cards[0]!.text).toBe('One two')
})

test.each([
  ['nothing', '', 'document must contain a root element'],
  ['no XML', 'hello', 'line 1'],
  ['a cut file', `${head}<ccg-setinfo name="X" abbrev="X"><cards><card name="A`, 'line 3: it ends too early'],
  ['an entity of its own', head + set('<card name="&lol;"/>'), 'line 4: it uses an entity that no card set needs'],
  ['an internal subset', `<!DOCTYPE a [<!ENTITY lol "lol">]>${set('')}`, 'its document type declares things of its own'],
  ['an internal subset beside a DTD', `<!DOCTYPE a SYSTEM "x.dtd" [ ]>${set('')}`, 'its document type declares things of its own'],
  ['two document types', `<!DOCTYPE a><!DOCTYPE b>${set('')}`, 'doctype'],
  ['another encoding', `<?xml version="1.0" encoding="ISO-8859-1"?>${set('')}`, 'it says that it is written in ISO-8859-1'],
  ['an include', set('<xi:include href="file:///etc/passwd"/>'), 'line 2: a card set has no "xi:include" here'],
  ['another root', '<cards/>', 'a card set has no "cards" here'],
  ['a set without a name', '<ccg-setinfo/>', 'the set has no abbreviation'],
  ['a NUL by number', set('<card name="&#0;"/>'), 'malformed character entity'],
  ['something after the end', `${head}${set('')}x`, 'text data outside of root node'],
])('[S26] %s is refused as a whole, with the line', (_, text, message) => {
  const refused = refusal(text)
  expect(refused.code).toBe('bad_xml')
  expect(refused.message).toContain('x.xml, line ')
  expect(refused.message).toContain(message)
  expect(refused.message.length).toBeLessThanOrEqual(300)
})

test('[L3] 2,000 cards are taken, one more is refused; remarks are told up to their limit', () => {
  const many = (count: number) => head + set(card('A', { type: 'Event' }).repeat(count))
  expect(readGccg(many(limits.setCards), 'x.xml').cards).toHaveLength(limits.setCards)
  expect(refusal(many(limits.setCards + 1)).code).toBe('too_big')
  const noisy = readGccg(head + set(`<card name="A">${'<attr key="q"/>'.repeat(limits.fileFaults + 1)}</card>`), 'x.xml')
  // The last one is that of the card itself.
  expect(noisy.faults).toHaveLength(limits.fileFaults + 1)
})

test('[S24] keys that reach for prototypes are keys nobody knows', () => {
  const { faults } = read('<card name="A"><attr key="__proto__" value="goo"/><attr key="type" value="constructor"/></card>')
  expect(faults).toHaveLength(2)
  expect(({} as { goo?: boolean }).goo).toBeUndefined()
})
