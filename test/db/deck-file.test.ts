/** Deck lists: read by the strict rule, then by the lenient one, kept whole, and written so that they read back. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, type DeckList, type Listed, readDeck, writeDeck } from '../../db/deck-file.ts'
import { limits } from '../../db/limits.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { readyDecks, shippedCards } from '../../db/shipped.ts'
import { filedTitle, titleIndex } from '../../db/titles.ts'

const extra: Listed[] = ['LTD', 'EOMU'].flatMap((setCode) =>
  ['Car', 'Deep One', 'The Terrible Old Man'].map((title) => ({
    id: `${setCode}-${title}`.toLowerCase(),
    setCode,
    title,
    name: filedTitle(title),
    type: 'Event',
  })),
)
// One set of the app's own, and Titles that two others share with it.
const standard = shippedCards().filter(({ named }) => named.setCode === 'MSGS')
const cards: Listed[] = [...standard.map(({ named }) => ({ ...named, name: named.name ?? filedTitle(named.title) })), ...extra]
const titles = titleIndex(cards)
const byId = new Map(cards.map((each) => [each.id, each]))
const find = (id: string) => byId.get(id)

const read = (...lines: string[]) => readDeck(lines.join('\n'), titles)
const readPlain = (...lines: string[]) => readDeck(lines.join('\n'), titles, { plain: true })
const counted = ({ list }: Pick<ReturnType<typeof read>, 'list'>) =>
  Object.fromEntries(list.cards.map(({ card, copies }) => [card, copies]))

function refusal(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof ShelfError) return error.code
    throw error
  }
  throw new Error('was not refused')
}

describe('the ready decks', () => {
  test.each([...readyDecks])('%s is read whole by the strict rule: 52 cards and two Investigators', (_, text) => {
    const { list, unresolved, notes } = readDeck(text, titleIndex(cards.filter(({ setCode }) => setCode === 'MSGS')))
    expect({ unresolved, notes }).toEqual({ unresolved: [], notes: [] })
    const sum = (section: string) => list.cards.filter((each) => each.section === section).reduce((all, { copies }) => all + copies, 0)
    expect({ deck: sum('deck'), investigators: sum('investigators') }).toEqual({ deck: 52, investigators: 2 })
    expect(list.name).toMatch(/^Mythos Standard Game - (Steadfast|Corrupt)$/)
  })
})

describe('the strict rule', () => {
  test('a comment begins with # in the first column; a later # belongs to the name', () => {
    const { list } = read('# Allies (7)', 'Deck', '1 Mi-Go (MSGS) #2', '#1 Petrify')
    expect(list.lines.map(({ text, section }) => ({ text, section }))).toEqual([
      { text: '# Allies (7)', section: undefined },
      { text: '#1 Petrify', section: 'deck' },
    ])
    expect(list.cards).toMatchObject([{ card: 'msgs-mi-go-2', copies: 1 }])
  })

  test('a name may begin with a dot, and counts of several lines add up', () => {
    expect(counted(read('DECK', '1 .32 Revolver', '  2 .32 Revolver  ', "1 .30 / '06 Bolt-Action Rifle"))).toEqual({
      'msgs-32-revolver': 3,
      'msgs-30-06-bolt-action-rifle': 1,
    })
  })

  test('sets and numbers tell printings apart', () => {
    const { list, notes } = read('Deck', '1 Car (LTD)', '2 Car (MSGS) #2', '3 Car #3', '4 Terrible Old Man, The (MSGS)')
    expect(list.cards.map(({ card, copies }) => [card, copies])).toEqual([
      ['ltd-car', 1],
      ['msgs-car-2', 2],
      // Over all sets in the order of loading: LTD, EOMU, then the first of MSGS.
      ['msgs-car-1', 3],
      ['msgs-terrible-old-man-the', 4],
    ])
    expect(notes).toEqual([])
  })

  test('an ambiguous name takes the first in the order of loading, and says so', () => {
    const { list, notes } = read('Deck', '1 Car')
    expect(list.cards).toMatchObject([{ card: 'ltd-car' }])
    expect(notes).toMatchObject([{ line: 2, text: '1 Car', card: 'Car (LTD)' }])
  })

  test('cards before the first section belong to none: they are told and kept', () => {
    const { list, unresolved } = read('1 Petrify', 'Deck', '1 Gomes')
    expect(list.cards).toMatchObject([{ card: 'msgs-gomes' }])
    expect(unresolved).toMatchObject([{ line: 1, text: '1 Petrify', message: expect.stringContaining('before the first section') }])
    expect(list.lines).toEqual([{ no: 1, kind: 'unread', text: '1 Petrify' }])
  })

  test('the cards of a section that is none of ours are kept, not counted', () => {
    const { list, unresolved } = read('Deck', '1 Gomes', 'Sideboard', '2 Petrify', '# hm', 'Investigators', '1 Bored Clerk')
    expect(counted({ list })).toEqual({ 'msgs-gomes': 1, 'msgs-bored-clerk': 1 })
    expect(unresolved.map(({ line, text }) => [line, text])).toEqual([
      [3, 'Sideboard'],
      [4, '2 Petrify'],
    ])
    const again = readDeck(writeDeck(list, titles, find), titles)
    expect(again.unresolved.map(({ text }) => text)).toEqual(['Sideboard', '2 Petrify'])
  })
})

describe('the lenient rule', () => {
  test.each([
    ['1 the terrible old man (msgs)', 'msgs-terrible-old-man-the'],
    ['1 DR ALLEN', 'msgs-dr-allen'],
    ['1 Mystery at Martins Beach', 'msgs-mystery-at-martins-beach-the'],
    ['1 Ngah Kthun', 'msgs-ngah-kthun'],
    ['1 Lonely Akeley Farm', 'msgs-lonely-akeley-farmhouse'],
    ['Petrify', 'msgs-petrify'],
    ['.32 Revolver', 'msgs-32-revolver'],
  ])('"%s" is understood, and noted', (line, card) => {
    const { list, notes, unresolved } = read('Deck', line)
    expect(unresolved).toEqual([])
    expect(list.cards).toMatchObject([{ card, copies: 1 }])
    expect(notes).toMatchObject([{ line: 2, text: line }])
  })

  test('a line that means no card is reported with the nearest names, and kept', () => {
    const { list, unresolved } = read('Deck', '3 Petrifi', '1 Xyzzy of the Void', '1 Car (XX)')
    expect(unresolved).toMatchObject([
      { line: 2, text: '3 Petrifi', suggestions: ['Petrify'] },
      { line: 3, text: '1 Xyzzy of the Void', suggestions: [] },
      { line: 4, text: '1 Car (XX)', suggestions: ['Car'] },
    ])
    expect(list.lines.map(({ text, kind }) => [text, kind])).toEqual([
      ['3 Petrifi', 'unread'],
      ['1 Xyzzy of the Void', 'unread'],
      ['1 Car (XX)', 'unread'],
    ])
  })

  test.each(['0', '-1', '1.5', '100', '1000000000'])('a count of %s is reported, not guessed', (count) => {
    const { list, unresolved } = read('Deck', `${count} Petrify`)
    expect(list.cards).toEqual([])
    expect(unresolved).toMatchObject([{ line: 2, message: 'The count must be a whole number from 1 to 99.' }])
  })
})

describe('plain lists', () => {
  test('counts may be written in other ways, headings of types say nothing, Investigators find their place', () => {
    const { list, unresolved } = readPlain('// mine', 'Allies (2):', '2x Gomes', 'Granny Orne x3', 'Petrify', 'Bored Clerk', '; end')
    expect(unresolved).toEqual([])
    expect(list.cards.map(({ section, card, copies }) => [section, card, copies])).toEqual([
      ['deck', 'msgs-gomes', 2],
      ['deck', 'msgs-granny-orne', 3],
      ['deck', 'msgs-petrify', 1],
      ['investigators', 'msgs-bored-clerk', 1],
    ])
    expect(list.lines.map(({ text }) => text)).toEqual(['// mine', '# Allies (2):', '; end'])
  })

  test('a misspelt card without a count is no section', () => {
    const { list, unresolved } = readPlain('Grany Orn', '1 Gomes')
    expect(unresolved).toMatchObject([{ line: 1, suggestions: ['Granny Orne'] }])
    expect(counted({ list })).toEqual({ 'msgs-gomes': 1 })
  })
})

describe('what is no deck list', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n\n'],
    ['bytes', 'Deck\n1 \0\0'],
    ['prose', 'Dear friend,\nhow are you?\n'],
  ])('%s is refused as a whole', (_, text) => {
    expect(refusal(() => readDeck(text, titles))).toBe('bad_text')
  })

  test('[L1] 1 MB is read, one byte more is refused', () => {
    const sized = (bytes: number) => `Deck\n#${'x'.repeat(bytes - 6)}`
    expect(readDeck(sized(limits.deckBytes), titles).list.lines).toHaveLength(1)
    expect(refusal(() => readDeck(sized(limits.deckBytes + 1), titles))).toBe('too_big')
  })

  test('20,000 lines are read, one more is refused; near names are looked up for the first 200 only', () => {
    const unread = (count: number) => readDeck(`Deck\n${'1 Petrifi\n'.repeat(count - 2)}`, titles)
    const { unresolved } = unread(limits.deckLines)
    expect(unresolved).toHaveLength(limits.deckLines - 2)
    expect(unresolved.filter(({ suggestions }) => suggestions.length > 0)).toHaveLength(limits.suggestedLines)
    expect(refusal(() => unread(limits.deckLines + 1))).toBe('too_big')
  })

  test('[L1] 500 different cards are read, one more is refused', () => {
    const many: Listed[] = Array.from({ length: limits.deckKinds + 1 }, (_, no) => ({
      id: `x-${no}`,
      setCode: 'X',
      name: `Card no ${no}`,
      title: `Card no ${no}`,
      type: 'Event',
    }))
    const lines = many.map(({ name }) => `1 ${name}`)
    const index = titleIndex(many)
    expect(readDeck(['Deck', ...lines.slice(1)].join('\n'), index).list.cards).toHaveLength(limits.deckKinds)
    expect(refusal(() => readDeck(['Deck', ...lines].join('\n'), index))).toBe('too_big')
  })

  test('[L1] 99 copies are read, more are reported and kept', () => {
    expect(counted(read('Deck', '99 Petrify'))).toEqual({ 'msgs-petrify': 99 })
    const over = read('Deck', '60 Petrify', '40 Petrify')
    expect(counted(over)).toEqual({ 'msgs-petrify': 60 })
    expect(over.unresolved).toMatchObject([{ line: 3, text: '40 Petrify' }])
  })
})

test('a name is one line of at most 200 characters, with nothing hidden in it [L5]', () => {
  expect(cleanName('  My\n deck\0\u202e ')).toBe('My deck\u2400\ufffd')
  expect(cleanName('é'.normalize('NFD'))).toBe('é')
  expect([...cleanName('x'.repeat(limits.name))]).toHaveLength(200)
  expect([...cleanName('x'.repeat(limits.name + 1))]).toHaveLength(200)
  expect(refusal(() => cleanName(' \n '))).toBe('bad_name')
})

describe('a written deck reads back unchanged (I-K1, R54)', () => {
  const same = (list: DeckList) => ({
    name: list.name,
    cards: list.cards.map(({ section, card, copies }) => ({ section, card, copies })),
    lines: list.lines.map(({ section, kind, text }) => ({ section, kind, text })),
  })

  test.each([...readyDecks])('%s', (_, text) => {
    const { list } = readDeck(text, titles)
    const written = writeDeck(list, titles, find)
    const again = readDeck(written, titles)
    expect({ notes: again.notes, unresolved: again.unresolved }).toEqual({ notes: [], unresolved: [] })
    expect(same(again.list)).toEqual(same(list))
    expect(writeDeck(again.list, titles, find)).toBe(written)
  })

  const entry = fc.record({ card: fc.constantFrom(...cards.map(({ id }) => id)), copies: fc.integer({ min: 1, max: 99 }) })
  const comment = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `#${text.replace(/[\p{Cc}\u2028\u2029]/gu, '')}`.trimEnd())
  const unread = fc.string({ maxLength: 30 }).map((text) => `7 ?${text.replace(/\p{Cc}/gu, '')}`.trimEnd())
  const anyList = fc
    .record({
      name: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((each) => each.trim() !== ''),
      head: fc.array(comment, { maxLength: 3 }),
      investigators: fc.array(fc.oneof(entry, comment, unread), { maxLength: 5 }),
      deck: fc.array(fc.oneof(entry, entry, entry, comment, unread), { maxLength: 60 }),
    })
    .map(({ name, head, investigators, deck }): DeckList => {
      let no = 0
      const listed = new Set<string>()
      const all: DeckList = { name: cleanName(name), cards: [], lines: [] }
      const list = { cards: [] as DeckList['cards'][number][], lines: [] as DeckList['lines'][number][] }
      for (const text of head) list.lines.push({ no: ++no, kind: 'comment', text })
      for (const [section, items] of [['investigators', investigators] as const, ['deck', deck] as const]) {
        for (const item of items) {
          no++
          if (typeof item === 'string') list.lines.push({ no, section, kind: item.startsWith('#') ? 'comment' : 'unread', text: item })
          else if (!listed.has(`${section} ${item.card}`)) list.cards.push({ no, section, ...item })
          if (typeof item !== 'string') listed.add(`${section} ${item.card}`)
        }
      }
      return { ...all, ...list }
    })

  test('any deck with comments and unread lines', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const written = writeDeck(list, titles, find)
        const again = readDeck(written, titles)
        expect(same(again.list)).toEqual(same(list))
        expect(writeDeck(again.list, titles, find)).toBe(written)
      }),
      { numRuns: 300 },
    )
  })

  test('whatever text is read, what is written of it reads back the same', () => {
    const line = fc.oneof(
      entry.map(({ card, copies }) => `${copies} ${titles.write(find(card)!)}`),
      fc.constantFrom(
        'Deck',
        'deck:',
        'Investigators',
        'Maybe',
        'Allies',
        'Sideboard',
        '',
        '#',
        '# x',
        ' # x',
        '// y',
        '2x Gomes',
        'Gomes x 2',
        'petrify',
        '0 Gomes',
        '5',
        'the',
      ),
      fc.string({ maxLength: 20 }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.boolean(), (lines, plain) => {
        let first: ReturnType<typeof readDeck>
        try {
          first = readDeck(['Deck', ...lines].join('\n'), titles, { plain })
        } catch (error) {
          // Control characters and the like: refused as a whole.
          expect(error).toBeInstanceOf(ShelfError)
          return
        }
        const written = writeDeck(first.list, titles, find)
        const again = readDeck(written, titles, { plain })
        expect(same(again.list)).toEqual(same(first.list))
        expect(again.unresolved.map(({ text }) => text).sort()).toEqual(first.unresolved.map(({ text }) => text).sort())
      }),
      { numRuns: 500 },
    )
  })
})
