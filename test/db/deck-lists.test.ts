/** Lists in every format: what is read and what is only guessed, what is kept, and that nothing is lost on the way. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOf } from '../../db/deck-lists.ts'
import type { DeckState } from '../../db/deck-state.ts'
import { limits } from '../../db/limits.ts'
import { type ListFormat, listFormats } from '../../db/list-lines.ts'
import { openShelf } from '../../db/shelf.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { house, shelfWith } from './house-cards.ts'

const cards = [
  house('Car'),
  house('The Zinc Bell'),
  house('Car', { setCode: 'Y' }),
  house('Twin', { id: 'x-twin-1' }),
  house('Twin', { id: 'x-twin-2' }),
  house('Crème Brûlée', { type: 'Event' }),
  house('= Formula, "quoted"', { type: 'Spell' }),
  house('197 E. Pickman Street #', { setCode: 'ODD SET' }),
  house('Clerk', { type: 'Investigator' }),
  house('Tale', { type: 'Adventure', points: 12 }),
]
const shelf = shelfWith(cards)
const { deckRoom: room, lists } = shelf

const refusal = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof ShelfError) return error
    throw error
  }
  throw new Error('was not refused')
}
const read = (text: string, format?: ListFormat, name = 'A list') => lists.read({ name, text, format })
const told = (text: string, format?: ListFormat) =>
  read(text, format).lines.map(({ as, copies, card, section }) => [
    as,
    ...(copies === undefined ? [] : [copies]),
    ...(card ? [card.card] : []),
    ...(section ? [section] : []),
  ])

describe('reading', () => {
  test('the order of matching: exact, then by the words, then as chosen before, then proposals', () => {
    expect(told('1 Car (Y)\n2 the ZINC bell\n1 creme brulee\n1 Zinc Be\n1 Twin\n1 Carr\n1 Qwertz')).toEqual([
      ['read', 1, 'y-car', 'deck'],
      ['read', 2, 'x-zincbell', 'deck'],
      ['read', 1, 'x-cremebrulee', 'deck'],
      ['unsure', 1, 'x-zincbell', 'deck'],
      ['unsure', 1, 'x-twin-1', 'deck'],
      ['unknown', 1],
      ['unknown', 1],
    ])
    const [, , , short, twin, carr, qwertz] = read('1 Car (Y)\n2 the ZINC bell\n1 creme brulee\n1 Zinc Be\n1 Twin\n1 Carr\n1 Qwertz').lines
    expect(short?.message).toContain('begins so')
    expect(twin?.proposals.map(({ card }) => card)).toEqual(['x-twin-1', 'x-twin-2'])
    expect(carr?.proposals[0]?.title).toBe('Car')
    expect(qwertz).toMatchObject({ message: 'No card of the library has this name.', proposals: [] })
  })

  test('counts may stand before, behind, with an x, or not at all; tags come last', () => {
    expect(told('Deck\n2x Tale\nTale x 3\nTale\n1 Tale #fast #"to keep"')).toEqual([
      ['read', 2, 'x-tale', 'deck'],
      ['read', 3, 'x-tale', 'deck'],
      ['read', 1, 'x-tale', 'deck'],
      ['read', 1, 'x-tale', 'deck'],
    ])
    const { rows } = lists.take({ name: 'T', text: 'Deck\n1 Tale #fast #"to keep"\n1 Twin #2\n' })
    expect(rows.map(({ card, tags }) => [card, tags])).toEqual([
      ['x-tale', ['fast', 'to keep']],
      ['x-twin-2', undefined],
    ])
  })

  test('a guess is never taken by itself: its line is kept, unless it was chosen', () => {
    const text = 'Deck\n1 Tale\n2 Twin\n3 Carr\n'
    const kept = lists.take({ name: 'T', text })
    expect(kept.rows.map(({ card }) => card)).toEqual(['x-tale'])
    expect(kept.unresolved.map(({ text }) => text)).toEqual(['2 Twin', '3 Carr'])
    expect(lists.write(kept.id, 'gccg').text).toContain('1 Tale\n2 Twin\n3 Carr\n')
    const chosen = lists.take({ name: 'T', text, chosen: [{ no: 3, card: 'x-twin-2' }] })
    expect(chosen.rows.map(({ card, count }) => [card, count])).toEqual([
      ['x-tale', 1],
      ['x-twin-2', 2],
    ])
    expect(refusal(() => lists.take({ name: 'T', text, chosen: [{ no: 9, card: 'x-tale' }] })).code).toBe('bad_field')
    expect(refusal(() => lists.take({ name: 'T', text, chosen: [{ no: 3, card: 'nobody' }] })).code).toBe('not_found')
  })

  test('what was chosen for a name is understood from then on', () => {
    const own = shelfWith(cards)
    const text = 'Deck\n3 Automobile\n'
    expect(own.lists.read({ name: 'T', text }).lines[0]).toMatchObject({ as: 'unknown' })
    own.lists.take({ name: 'T', text, chosen: [{ no: 2, card: 'y-car' }] })
    expect(own.lists.read({ name: 'T', text }).lines[0]).toMatchObject({
      as: 'read',
      card: { card: 'y-car' },
      message: 'Read as it was chosen before.',
    })
  })

  test('nothing is kept by looking, and the list is judged as the deck it would be', () => {
    const before = room.list().length
    expect(read('Investigators\n1 Clerk\nDeck\n5 Tale\n')).toMatchObject({
      cards: 5,
      adventurePoints: 12,
      faultList: [{ rule: 'M3.1' }, { rule: 'M3.4' }, { rule: 'M3.9' }],
    })
    expect(room.list()).toHaveLength(before)
  })

  test('a list goes into a deck as one edit, and comes out again as one', () => {
    const { id, at } = room.begin({ name: 'Mine', cards: [{ section: 'deck', card: 'x-tale', copies: 1 }] })
    const added = lists.take({ name: 'More', text: 'Deck\n2 Tale\n1 Car (X)\n# a word\n9 Qwertz\n', into: { deck: id, at } })
    expect(added).toMatchObject({ id, undo: 'Took in More', cards: 4, unresolved: [{ text: '9 Qwertz' }] })
    expect(room.history(id)[0]?.changes).toEqual([
      'Added 2 Tale',
      'Added 1 Car',
      'Took in the line "# a word"',
      'Took in the line "9 Qwertz"',
    ])
    expect(room.undo(id, added.at)).toMatchObject({ cards: 1, unresolved: [] })
    expect(refusal(() => lists.take({ name: 'More', text: 'Deck\n1 Tale', into: { deck: id, at } })).code).toBe('stale')
  })

  test('formats are told apart by name or by what they hold', () => {
    const { id } = room.begin({ name: 'Mine', cards: [{ section: 'deck', card: 'x-tale', copies: 1 }] })
    for (const format of listFormats) {
      const { fileName, text } = lists.write(id, format)
      expect(formatOf(text, format === 'gccg' ? fileName : '')).toBe(format)
      expect(lists.read({ name: fileName, text })).toMatchObject({ format, cards: 1 })
    }
    expect(formatOf('Abcdefghijklmnop')).toBe('text')
  })
})

describe('writing', () => {
  const { id } = room.begin({
    name: 'Mine',
    notes: 'One.\n# Two',
    cards: [
      { section: 'deck', card: 'x-tale', copies: 2 },
      { section: 'deck', card: 'x-car', copies: 1 },
      { section: 'investigators', card: 'x-clerk', copies: 1 },
      { section: 'maybe', card: 'x-twin-2', copies: 1 },
    ],
  })
  room.edit(id, 0, { changes: [{ do: 'tag', card: 'x-car', tags: ['fast', 'to keep'] }] })

  test('plain text is grouped by type, with totals in comments', () => {
    expect(lists.write(id, 'text')).toEqual({
      fileName: 'Mine.txt',
      mime: 'text/plain',
      text: `#
# Mine
#
# --- 3 cards, 12 Adventure points ---

Investigators

1 Clerk

Deck

# --- Locations: 1 ---
1 Car (X) #fast #"to keep"

# --- Adventures: 2 ---
2 Tale

Maybe

# --- Locations: 1 ---
1 Twin (X) #2
`,
    })
  })

  test('Markdown has headings, bullets and notes', () => {
    expect(lists.write(id, 'markdown').text).toBe(`# Mine

_3 cards, 12 Adventure points_

## Investigators

- 1 Clerk

## Deck

### Locations: 1

- 1 Car (X) #fast #"to keep"

### Adventures: 2

- 2 Tale

## Maybe

### Locations: 1

- 1 Twin (X) #2

## Notes

> One.
> # Two
`)
  })

  test('a table tells Title, set and, where that is needed, number; nothing in it is a formula', () => {
    const spell = room.begin({ name: '=1+1', cards: [{ section: 'deck', card: cards[6]!.named.id, copies: 1 }] })
    expect(lists.write(spell.id, 'csv').text).toBe(
      'count,title,set,number,type,section,tags,note\n' + ",'=1+1,,,name,,,\n" + '1,"\'= Formula, ""quoted""",X,,Spell,deck,,\n',
    )
    expect(lists.take({ name: 'x', text: lists.write(spell.id, 'csv').text }).rows[0]?.title).toBe('= Formula, "quoted"')
  })

  test('a share code is short, and one wrong letter is noticed', () => {
    const standard = openShelf()
    const { id } = standard.decks.list()[0]!
    const { text } = standard.lists.write(id, 'code')
    expect(text).toMatch(/^[A-Za-z0-9_-]{200,400}$/)
    for (const at of [0, 5, 100, text.length - 1]) {
      const wrong = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
      expect(refusal(() => standard.lists.read({ name: 'x', text: wrong, format: 'code' })).code).toBe('bad_text')
    }
    expect(refusal(() => standard.lists.read({ name: 'x', text: text.slice(0, -1), format: 'code' })).message).toContain('missing')
  })

  test('a share code means the same in a library with other sets and other ids', () => {
    const other = shelfWith([
      house('Another'),
      ...cards.map((each) => ({ ...each, named: { ...each.named, id: `other-${each.named.id}` } })),
    ])
    const { lines } = other.lists.read({ name: 'x', text: lists.write(id, 'code').text })
    expect(lines.map(({ card, copies, section }) => [card?.card, copies, section])).toEqual([
      ['other-x-clerk', 1, 'investigators'],
      ['other-x-car', 1, 'deck'],
      ['other-x-tale', 2, 'deck'],
      ['other-x-twin-2', 1, 'maybe'],
    ])
    const without = shelfWith(cards.slice(0, 3)).lists.read({ name: 'x', text: lists.write(id, 'code').text })
    expect(without.lines.map(({ as }) => as)).toEqual(['unknown', 'read', 'unknown', 'unknown'])
    expect(without.lines[0]?.message).toContain('its set may not be here')
  })
})

// ---------------------------------------------------------------- round trips

const anyRow = fc.record({
  section: fc.constantFrom('deck' as const, 'investigators' as const, 'maybe' as const),
  card: fc.constantFrom(...cards.map(({ named }) => named.id)),
  copies: fc.integer({ min: 1, max: 99 }),
})
/** What no reader takes for a card, a section or a remark of its own. */
const anyWords = fc
  .array(fc.constantFrom('zzyq', 'Wörter', '3', '<b>', '--', '*', '_a_', '"', ',', '\\', 'é', '|', "'", '`'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => `Xqzv ${words.join(' ')}`)
const anyLine = fc.record({
  section: fc.constantFrom(null, 'deck', 'investigators', 'maybe'),
  kind: fc.constantFrom('comment' as const, 'unread' as const),
  words: anyWords,
})
const anyTags = fc.uniqueArray(fc.constantFrom('fast', 'to keep', '2', 'x-y', 'Ümlaut'), { maxLength: 3 })
const anyDeck = fc.record({
  name: anyWords,
  notes: fc.array(anyWords, { maxLength: 3 }).map((lines) => lines.join('\n')),
  tags: anyTags,
  rows: fc.uniqueArray(anyRow, { selector: ({ section, card }) => `${section} ${card}`, minLength: 1, maxLength: 12 }),
  lines: fc.array(anyLine, { maxLength: 5 }),
  marks: fc.uniqueArray(fc.record({ card: fc.constantFrom(...cards.map(({ named }) => named.id)), note: anyWords, tags: anyTags }), {
    selector: ({ card }) => card,
    maxLength: 4,
  }),
})

/** A deck with all of it, in mixed order. */
function kept({ name, notes, tags, rows, lines, marks }: typeof anyDeck extends fc.Arbitrary<infer T> ? T : never): number {
  // A line without a count before the first section would be taken for a section of its own.
  const items = [...lines.map(({ section, kind, words }) => ({ section, kind, text: kind === 'comment' ? `# ${words}` : `4 ${words}` }))]
  const id = shelf.decks.add(
    {
      name,
      cards: rows.map((row, no) => ({ ...row, no: 2 * no + 20 })),
      lines: items.map(({ section, ...line }, no) => ({ ...line, no: 2 * no + 21, ...(section !== null && { section }) })),
    },
    notes,
  )
  room.edit(id, 0, {
    changes: [
      { do: 'tags', tags },
      ...marks.flatMap(({ card, note, tags }) => [
        { do: 'note' as const, card, note },
        { do: 'tag' as const, card, tags },
      ]),
    ],
  })
  return id
}

const rowsOf = ({ cards }: DeckState) => cards.map(({ section, card, copies }) => `${section} ${copies} ${card}`).sort()
const linesOf = ({ lines }: DeckState) => lines.map(({ kind, text }) => `${kind} ${text.trim()}`).sort()
const tagsOf = ({ marks, cards }: DeckState) =>
  [...marks]
    .filter(([id, { tags }]) => tags.length > 0 && cards.some(({ card }) => card === id))
    .map(([card, { tags }]) => `${card}: ${tags.join('|')}`)
    .sort()

/** What each format holds of a deck. */
const holds: Readonly<Record<ListFormat, (deck: DeckState) => unknown>> = {
  gccg: (deck) => [deck.name, rowsOf(deck), linesOf(deck)],
  text: (deck) => [deck.name, rowsOf(deck), linesOf(deck), tagsOf(deck)],
  markdown: (deck) => [deck.name, rowsOf(deck), linesOf(deck), tagsOf(deck), deck.notes],
  csv: (deck) => [deck.name, deck.cards.map(({ section, card, copies }) => [section, card, copies]), linesOf(deck), tagsOf(deck)],
  json: ({ cards, lines, marks, ...deck }) => [
    deck,
    [...cards, ...lines].sort((a, b) => a.no - b.no).map(({ no: _, ...row }) => row),
    [...marks].map(([card, { note, tags }]) => [card, note, tags]).sort(),
  ],
  code: (deck) => [deck.name, rowsOf(deck)],
}

describe.each(listFormats)('%s', (format) => {
  test('what is written reads back the same, as far as the format holds it', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const id = kept(deck)
        const { text } = lists.write(id, format)
        const back = lists.take({ name: 'Other', text, format })
        expect(holds[format](room.state(back.id))).toEqual(holds[format](room.state(id)))
        expect(lists.write(back.id, format).text).toBe(text)
      }),
      { numRuns: 25 },
    )
  })

  test('both Standard decks come back as they are', () => {
    const standard = openShelf()
    for (const { id } of standard.decks.list()) {
      const { text, fileName } = standard.lists.write(id, format)
      const back = standard.lists.take({ name: fileName, text })
      expect(rowsOf(standard.deckRoom.state(back.id))).toEqual(rowsOf(standard.deckRoom.state(id)))
    }
  })
})

describe('bad input', () => {
  const json = (more: object) => JSON.stringify({ format: 'story-deck/deck', version: 1, name: 'A', cards: [], lines: [], ...more })
  const row = { section: 'deck', count: 1, card: 'x-tale', title: 'Tale', set: 'X', number: 1, place: 1 }

  test.each<[what: string, text: string, format: ListFormat | undefined, code: string, says: string]>([
    ['over the limit', 'x'.repeat(limits.deckBytes + 1), undefined, 'too_big', 'larger than 1 MB'],
    ['empty', ' \n', undefined, 'bad_text', 'empty'],
    ['binary', 'Deck\n1 Tale\n\u0001\u0002', undefined, 'bad_text', 'line 3'],
    ['no list', 'Dear Ada, how are you?', undefined, 'bad_text', 'no deck list'],
    ['cut JSON', '{"format": ', undefined, 'bad_json', 'ends too early'],
    ['deep JSON', `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`, undefined, 'too_deep', '64'],
    ['a foreign key', '{"__proto__": {}}', undefined, 'bad_key', '__proto__'],
    ['other JSON', '{"format": "x"}', undefined, 'bad_format', 'no deck list'],
    ['a newer version', json({ version: 2 }), undefined, 'bad_version', 'version 2'],
    ['a count of 0', json({ cards: [{ ...row, count: 0 }] }), undefined, 'bad_field', 'cards[0].count'],
    ['a count of 1.5', json({ cards: [{ ...row, count: 1.5 }] }), undefined, 'bad_field', 'cards[0].count'],
    ['a count in words', json({ cards: [{ ...row, count: '4' }] }), undefined, 'bad_field', 'cards[0].count'],
    ['an extra field', json({ more: 1 }), undefined, 'bad_field', 'more'],
    ['a missing field', json({ cards: [{ ...row, set: undefined }] }), undefined, 'bad_field', 'cards[0].set'],
    ['an open quotation', 'count,title\n1,"Tale\n', undefined, 'bad_csv', 'quotation mark'],
    ['a table without cards', 'count,title\n', undefined, 'bad_csv', 'no cards'],
    ['a table without Titles', 'a,b\n1,2\n', 'csv', 'bad_csv', 'no column "title"'],
    ['half a code', 'AQRNaW5lAAAA', 'code', 'bad_text', 'no share code'],
  ])('%s is refused, and nothing is kept', (_, text, format, code, says) => {
    const before = room.list().length
    const error = refusal(() => lists.take({ name: 'x', text, format }))
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(says)])
    expect(`${error.message} ${error.hint}`.length).toBeLessThanOrEqual(300)
    expect(room.list()).toHaveLength(before)
  })

  test('two things at one place, or the same card twice, are no harm', () => {
    const text = json({
      cards: [row, { ...row, count: 2 }],
      lines: [
        { kind: 'comment', text: '# a', place: 1 },
        { kind: 'unread', text: 'b', place: 1 },
      ],
    })
    expect(lists.take({ name: 'x', text })).toMatchObject({ cards: 3, unresolved: [{ text: 'b' }] })
  })

  test('counts that cannot be, and strange sections, are told and kept', () => {
    const csv = 'count,title,section\n0,Tale,deck\n1.5,Tale,deck\n1000000000,Tale,deck\n1,Tale,attic\n99,Tale,deck\n1,Tale,deck\n'
    const { lines } = read(csv)
    expect(lines.map(({ as }) => as)).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'read', 'read'])
    expect(lists.take({ name: 'x', text: csv })).toMatchObject({ cards: 99, unresolved: { length: 5 } })
  })

  test('a name with markup, directions or 100,000 letters is shown as text, and is no file name', () => {
    const name = `<b>\u202e../../etc\u0000${'x'.repeat(1000)}`
    const { id, name: shown } = lists.take({ name: 'x', text: json({ name: name.slice(0, 200), cards: [row] }) })
    expect(shown).toBe(`<b>\ufffd../../etc\u2400${'x'.repeat(200 - 14)}`)
    expect(lists.write(id, 'text').fileName).toMatch(/^[\p{L}\p{N} ._-]{1,80}\.txt$/u)
  })

  test('10,000 different cards are too many, and 501 too', () => {
    const many = Array.from({ length: limits.deckKinds + 1 }, (_, no) => ({ ...row, title: `T${no}` }))
    expect(refusal(() => read(json({ cards: many }))).code).toBe('bad_field')
  })
})

test('the published lists of the two Standard decks are read whole', () => {
  const standard = openShelf()
  for (const name of ['standard-corrupt', 'standard-steadfast']) {
    const text = readFileSync(new URL(`../../db/decks/${name}.deck`, import.meta.url), 'utf8')
    const { lines, cards, faultList } = standard.lists.read({ name: `${name}.deck`, text })
    expect([new Set(lines.map(({ as }) => as)), cards, faultList]).toEqual([new Set(['read']), 52, []])
  }
})
