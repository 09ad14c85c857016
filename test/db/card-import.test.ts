/** Files of cards: planned before anything is done, carried out whole, taken back; sets switched, errata laid over cards. */
import { describe, expect, test } from 'vitest'
import { linesOfCards, readBroughtFile } from '../../db/brought-file.ts'
import { cardImports, correctedCards, keepSets, withErrata } from '../../db/card-import.ts'
import { affectedBy, planImport, readChange } from '../../db/card-plan.ts'
import { cardShelf } from '../../db/cards.ts'
import { readCards } from '../../db/cards-file.ts'
import { deckShelf } from '../../db/decks.ts'
import { type CardLanguage, importCards } from '../../db/import-cards.ts'
import { limits } from '../../db/limits.ts'
import { openInMemory } from '../../db/open.ts'
import { brought } from '../../db/reading.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { knownWords } from '../../grammar/link.ts'

/** A language of "Draw one card." and of "Find NAME.", where NAME is a Title it knows. */
const language: CardLanguage = {
  edition: '1',
  knownWords,
  readEffects: (text, _, known) => {
    const name = /^Find (.+)\.$/.exec(text)?.[1]
    const isRead = text === 'Draw one card.' || (name !== undefined && known.senses.has(name.toLowerCase()))
    if (isRead) return { ok: true, value: [{ kind: 'on', on: 'played', do: [{ draw: name === undefined ? 1 : 2 }] }] }
    return { ok: false, message: `I cannot read "${text}".`, at: 0, length: text.length, expected: ['Draw'], nearest: 'Draw one card.' }
  },
  readAdventure: () => ({ ok: true, value: { recipe: { slots: [], conditions: [] }, rules: [] } }),
}

const block = (id: string, lines = '') => `id ${id}\ntitle ${id.toUpperCase()}\nset S\ntype Event\ndimension any\n${lines}`
const ownCards = readCards([block('a', 'text Draw one card.'), block('b', 'sanity -1\ntext Find Moon.')].join('\n\n'), 'own.cards').cards

const encode = (text: string) => new TextEncoder().encode(text)

/** A library of two cards of the app, and what one does with it. `today` can be moved on. */
function library(today = '2026-11-20') {
  const { db } = openInMemory()
  const clock = { today }
  const now = () => new Date(`${clock.today}T12:00:00Z`)
  const open = () => {
    importCards(db, withErrata(db, ownCards, now()))
    importCards(db, withErrata(db, correctedCards(db), now()), language, brought)
    keepSets(db)
  }
  open()
  const imports = cardImports(db, { shippedCards: ownCards, now })
  const plan = (text: string, file = 'x.cards', slow?: ReadonlySet<string>) =>
    planImport(readBroughtFile(encode(text), file, imports.state().cards), file, imports.state(), language, () => {}, slow)
  const take = (text: string, file = 'x.cards') => {
    const { change, formats, sets, rows } = plan(text, file)
    const count = (status: string) => rows.filter((each) => each.status === status).length
    const note = { file, formats, sets, fresh: count('new'), changed: count('changed'), unread: count('unreadable') }
    return imports.commit(change, { note })!
  }
  const carryOut = (change: Parameters<typeof readChange>[1], undoes?: number) =>
    imports.commit(
      readChange(imports.state(), change, language, () => {}),
      undoes === undefined ? {} : { undoes },
    )
  const undo = (id: number) => carryOut(imports.undoOf(id), id)
  const all = () => cardShelf(db).all()
  const find = (id: string) => cardShelf(db).find(id)
  /** Everything a person could lose. */
  const dump = () => JSON.stringify([all(), imports.errata(), imports.sets()])
  return { db, clock, open, imports, plan, take, carryOut, undo, all, find, dump, decks: deckShelf(db) }
}

function refusal(act: () => unknown): Pick<ShelfError, 'code' | 'message'> {
  try {
    act()
  } catch (error) {
    if (error instanceof ShelfError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('was not refused')
}

const summary = ({ rows }: ReturnType<ReturnType<typeof library>['plan']>) => rows.map(({ line, id, status }) => [line, id, status])

test('what is laid out for a commit shows nowhere before it, and is never taken for another', () => {
  const { plan, imports, dump, find } = library()
  const before = dump()
  const one = plan(block('x', 'text Draw one card.')).change
  const other = plan(block('y', 'text Draw one card.')).change
  let steps = 0
  for (const _ of imports.stage(one)) {
    steps++
    expect(dump()).toBe(before)
  }
  expect(steps).toBeGreaterThan(1)
  imports.commit(other)
  expect([find('x'), find('y')?.printed]).toEqual([undefined, expect.any(String)])
  expect(refusal(() => imports.commit(one)).code).toBe('stale')
})

describe('plan', () => {
  test('tells of each card with its line whether it is new, the same, not to be read, not to be had, or no card at all', () => {
    const { plan, dump } = library()
    const before = dump()
    const { rows, remarks } = plan(
      [
        block('c', 'text Draw one card.'),
        block('d', 'text Xyzzy.'),
        block('a', 'text Draw one card.'),
        block('b', 'sanity -3'),
        block('e', 'smell bad'),
      ].join('\n\n'),
    )
    expect(rows.map(({ line, id, status, isTaken }) => [line, id, status, isTaken])).toEqual([
      [1, 'c', 'new', true],
      [8, 'd', 'unreadable', true],
      [15, 'a', 'same', false],
      [22, 'b', 'conflict', false],
      [34, undefined, 'unreadable', false],
    ])
    expect(rows[1]!.unread).toMatchObject({ at: 0, length: 6, nearest: 'Draw one card.' })
    expect(rows[3]).toMatchObject({
      why: expect.stringContaining('comes with Story Deck'),
      changes: [{ field: 'sanity', was: '-1', is: '-3' }, { field: 'text' }],
    })
    // What is no card is called by the Title it has all the same.
    expect(rows[4]).toMatchObject({ title: 'E', why: '"smell" is not a fact of a card.' })
    expect(remarks).toEqual([])
    expect(dump()).toBe(before)
  })

  test('a card of the app in other words is the same card', () => {
    const [row] = library().plan(block('a', 'text Take a card from your deck.')).rows
    expect(row).toMatchObject({
      status: 'same',
      isTaken: false,
      changes: [{ field: 'text', was: 'Draw one card.', is: 'Take a card from your deck.' }],
    })
  })

  test('a brought card that differs is changed, fact by fact', () => {
    const { take, plan } = library()
    take(block('c', 'sanity +1\nsubtype Night'))
    expect(plan(block('c', 'sanity +2\nunique yes')).rows[0]).toMatchObject({
      status: 'changed',
      isNew: false,
      changes: [
        { field: 'subtype', was: 'Night', is: '' },
        { field: 'sanity', was: '+1', is: '+2' },
        { field: 'unique', was: '', is: 'yes' },
      ],
    })
  })

  test('other cards of the library that would mean something else are told', () => {
    const { plan, find } = library()
    expect(find('b')!.unread).toBeDefined()
    expect(plan(block('moon')).affected).toEqual([{ id: 'b', title: 'B', becomes: 'readable' }])
    const { take, plan: again } = library()
    take(block('moon'))
    expect(again(block('d')).affected).toEqual([])
  })

  test('an erratum tells the same of other cards, those that get worse first, by Title; what it is about is not told', () => {
    const { take, imports } = library()
    const star = (id: string, subtype: string, text = '') => block(id, `${text === '' ? '' : `text ${text}\n`}subtype ${subtype}`)
    take([star('q', 'Moon', 'Find Moon.'), star('z', 'Star', 'Find Sun.'), block('c', 'text Find Moon.')].join('\n\n'))
    const affected = (value: string, date = '2020-01-01', today = imports.state().today) => {
      const state = { ...imports.state(), today }
      const change = imports.addErratum({ card: 'q', field: 'subtype', value, source: 'A letter', date })
      return affectedBy(
        state,
        readChange(state, change, language, () => {}),
        new Set(['q']),
      )
    }
    const worse = ['b', 'c'].map((id) => ({ id, title: id.toUpperCase(), becomes: 'unreadable', why: 'I cannot read "Find Moon.".' }))
    expect(affected('Sun')).toEqual([...worse, { id: 'z', title: 'Z', becomes: 'readable' }])
    expect(affected('Sun', '2999-01-01')).toEqual([])
    expect(affected('Sun', '2999-01-01', '2999-01-01')).toHaveLength(3)
    expect(affected('Moon')).toEqual([])
  })

  test('a text that takes too long is given up, and its card kept', () => {
    const { plan } = library()
    const [row] = plan(block('c', 'text Draw one card.'), 'x.cards', new Set(['c'])).rows
    expect(row).toMatchObject({ status: 'unreadable', isTaken: true, why: expect.stringContaining('longer than three seconds') })
  })

  test('the same file gives the same plan', () => {
    const { plan } = library()
    const text = [block('c', 'text Find Moon.'), block('moon')].join('\n\n')
    expect(plan(text)).toEqual(plan(text))
  })
})

describe('carrying out', () => {
  test('what was planned comes to be, and nothing is left to be read', () => {
    const { take, find, db, imports } = library()
    take([block('c', 'text Draw one card.'), block('d', 'text Xyzzy.'), block('moon')].join('\n\n'))
    expect(find('c')).toMatchObject({ title: 'C', printed: expect.any(String) })
    expect(find('d')).toMatchObject({ unread: { message: 'I cannot read "Xyzzy.".' } })
    expect(find('b')!.unread, 'the word it lacked has come').toBeUndefined()
    expect(importCards(db, [], language).read).toBe(0)
    expect(imports.done()).toMatchObject([{ file: 'x.cards', formats: ['cards'], fresh: 2, unread: 1, isUndone: false }])
  })

  test('a library that has changed since is not changed by an old plan', () => {
    const { plan, take, imports, dump } = library()
    const { change } = plan(block('c'))
    take(block('d'))
    const before = dump()
    expect(refusal(() => imports.commit(change)).code).toBe('stale')
    expect(dump()).toBe(before)
  })

  test('taking it back leaves the library as it was', () => {
    const { take, undo, dump, imports, db } = library()
    take(block('c', 'sanity +1'))
    const before = dump()
    const id = take([block('c', 'sanity +2\ntext Draw one card.'), block('d', 'text Find C.'), block('moon')].join('\n\n'), 'second.cards')
    expect(dump()).not.toBe(before)
    undo(id)
    expect(dump()).toBe(before)
    expect(imports.done().map(({ file, isUndone }) => [file, isUndone])).toEqual([
      ['second.cards', true],
      ['x.cards', false],
    ])
    expect(importCards(db, [], language).read).toBe(0)
    expect(refusal(() => imports.undoOf(id)).code).toBe('stale')
    expect(refusal(() => imports.undoOf(99)).code).toBe('not_found')
  })

  test('[I-K4] what was printed stays, so that matches go on, whatever is taken back', () => {
    const { take, undo, find, db } = library()
    const id = take(block('c', 'text Draw one card.'))
    const hash = find('c')!.printed!
    undo(id)
    expect(find('c')).toBeUndefined()
    expect(cardShelf(db).printed(hash)).toMatchObject({ title: 'C' })
  })

  test('an import is not taken back before a later one that changed its cards', () => {
    const { take, undo, find } = library()
    const first = take(block('c', 'sanity +1'))
    const second = take(block('c', 'sanity +2'), 'later.cards')
    expect(refusal(() => undo(first))).toEqual({ code: 'stale', message: 'later.cards has changed cards of x.cards since.' })
    undo(second)
    expect(find('c')!.sanity).toBe(1)
    undo(first)
    expect(find('c')).toBeUndefined()
  })

  test('a card in a deck is not taken away; in a removed deck it stays as a line', () => {
    const { take, undo, decks, find } = library()
    const id = take(block('c'))
    const { id: deck } = decks.import('Deck\n2 C', { name: 'Coven' })
    expect(refusal(() => undo(id))).toEqual({ code: 'in_use', message: 'Cards of this import are in "Coven".' })
    expect(find('c')).toBeDefined()
    decks.remove(deck)
    undo(id)
    decks.restore(deck)
    expect(decks.look(deck)).toMatchObject({ rows: [], unresolved: [{ text: '2 C (S)' }] })
  })
})

describe('sets', () => {
  const inSet = (code: string) => block('c').replace('set S', `set ${code}`)

  test('a published set is on from the start, any other is off until it is wanted', () => {
    const { take, imports, find, decks } = library()
    take(inSet('DRM').replace('id c', 'id dream').replace('title C', 'title Dream'))
    take(inSet('FAN'))
    expect(imports.sets().map(({ code, isOwn, isOn, isShipped, cards }) => [code, isOwn, isOn, isShipped, cards])).toEqual([
      ['DRM', false, true, false, 1],
      ['FAN', true, false, false, 1],
      ['S', true, false, true, 2],
    ])
    expect(find('dream')).not.toHaveProperty('off')
    expect(find('c')).toMatchObject({ off: true })
    const { id } = decks.import('Deck\n1 C', {})
    expect(decks.look(id).rows[0]!.card.off, 'a deck that holds it can tell').toBe(true)
    imports.switchSet('FAN', true)
    expect(find('c')).not.toHaveProperty('off')
    expect(refusal(() => imports.switchSet('NONE', true)).code).toBe('not_found')
  })

  test('a set is one file, which reads back the same', () => {
    const { take, imports, plan } = library()
    take([inSet('FAN'), block('d', 'sanity +2\ntext Draw one card.').replace('set S', 'set FAN')].join('\n\n'))
    const { fileName, text, leftOut } = imports.exportSet('FAN')
    expect([fileName, leftOut]).toEqual(['FAN.cards', 0])
    expect(summary(plan(text, fileName)).map(([, id, status]) => [id, status])).toEqual([
      ['c', 'same'],
      ['d', 'same'],
    ])
  })

  test('a name that a file tells is kept', () => {
    const { take, imports } = library()
    take(
      '<ccg-setinfo name="Fanciful" abbrev="FAN"><cards><card name="X"><attr key="type" value="Event"/></card></cards></ccg-setinfo>',
      'f.xml',
    )
    expect(imports.sets()[0]).toMatchObject({ code: 'FAN', name: 'Fanciful' })
  })
})

describe('errata', () => {
  const erratum = (more = {}) => ({ card: 'b', field: 'sanity', value: '-2', source: 'Strange Aeons 3', date: '2026-11-01', ...more })
  const file = (...errata: object[]) => JSON.stringify({ errata })

  test('an erratum lies over a printed fact, with its source and date, and both are told', () => {
    const { take, find, imports, open } = library()
    take(file(erratum(), erratum({ field: 'text', value: 'Draw one card.' })), 'errata.json')
    expect(find('b')).toMatchObject({ sanity: -2, text: 'Draw one card.', printed: expect.any(String) })
    expect(imports.errata('b')).toMatchObject([
      { title: 'B', field: 'sanity', printed: '-1', value: '-2', source: 'Strange Aeons 3', date: '2026-11-01', isInForce: true },
      { field: 'text', printed: 'Find Moon.', value: 'Draw one card.' },
    ])
    open()
    expect(find('b')!.sanity, 'after a new start').toBe(-2)
  })

  test('it holds from its day on, and the later one wins', () => {
    const { take, find, clock, open, imports } = library()
    take(file(erratum({ value: '-5', date: '2026-12-24' }), erratum()), 'errata.json')
    expect(find('b')!.sanity).toBe(-2)
    expect(imports.errata().map(({ isInForce }) => isInForce)).toEqual([true, false])
    clock.today = '2026-12-24'
    open()
    expect(find('b')!.sanity).toBe(-5)
  })

  test('taken off again, the printed fact is there; so does taking back the file it came in', () => {
    const { take, find, carryOut, undo, imports, dump, open } = library()
    const before = dump()
    const id = take(file(erratum()), 'errata.json')
    undo(id)
    expect(dump()).toBe(before)
    carryOut(imports.addErratum(erratum()))
    expect(find('b')!.sanity).toBe(-2)
    carryOut(imports.lessErratum(imports.errata()[0]!.id))
    open()
    expect(dump()).toBe(before)
  })

  test('it lies over a brought card too, and stays when the card is brought anew', () => {
    const { take, find, imports, plan } = library()
    take(block('c', 'sanity +1'))
    take(file(erratum({ card: 'c', value: '+7' })), 'errata.json')
    expect(find('c')!.sanity).toBe(7)
    expect(plan(block('c', 'sanity +1')).rows[0]!.status, 'a file is compared with what was printed').toBe('same')
    take(block('c', 'sanity +2'))
    expect(find('c')!.sanity).toBe(7)
    expect(imports.errata('c')).toMatchObject([{ printed: '+2', value: '+7' }])
  })

  test('a card may come with its erratum in one file', () => {
    const { take, find } = library()
    const card = { id: 'j', setCode: 'J', title: 'J', type: 'Event', unique: false, dimension: 'waking', anyDimension: true, text: '' }
    take(JSON.stringify({ setCode: 'J', setName: 'Jests', cards: [card], errata: [erratum({ card: 'j', value: '+4' })] }), 'j.json')
    expect(find('j')!.sanity).toBe(4)
  })

  test('one that makes no sense is left out, with the reason', () => {
    const { plan, take } = library()
    take(file(erratum()), 'errata.json')
    const { errata, remarks } = plan(
      file(
        erratum(),
        erratum({ card: 'zz' }),
        erratum({ field: 'title', value: 'X' }),
        erratum({ value: 'much' }),
        erratum({ date: 'soon' }),
        { card: 3 },
      ),
      'errata.json',
    )
    expect(errata.map(({ why }) => why)).toEqual([
      'This erratum is there already.',
      'No card has this id.',
      '"title" is no fact that an erratum can correct.',
      'sanity: "much" is not a whole number.',
    ])
    expect(remarks).toHaveLength(2)
    expect(remarks[0]).toContain('errata.json, errata[4]: date')
  })
})

describe('files', () => {
  const json = (...ids: string[]) =>
    JSON.stringify(
      { cards: ids.map((id) => ({ id, setCode: 'S', title: id, type: 'Event', unique: false, dimension: 'waking' })) },
      null,
      1,
    )
  const xml = '<ccg-setinfo name="N" abbrev="N"><cards/></ccg-setinfo>'

  test.each([
    ['x.json', json('c'), 'json'],
    ['x.txt', `\uFEFF${json('c')}`, 'json'],
    ['x.dat', xml, 'gccg'],
    ['x.csv', 'title,set,type\nC,S,Event', 'csv'],
    ['x.txt', 'title;set;type\nC;S;Event', 'csv'],
    ['x.txt', `# mine\n\n${block('c')}`, 'cards'],
    ['x.cards', block('c').replaceAll('\n', '\r\n'), 'cards'],
  ])('%s is what it holds', (name, text, format) => {
    expect(readBroughtFile(encode(text), name).format).toBe(format)
  })

  test('a card of a JSON file is told with its line', () => {
    const text = `{ "cardsx": [{}], "note": "{[,\\"", \n"cards":\n [ {"a": [1,\n2]},\n\n {"cards": [{}, {}]}, 7,\n null], "z": [1] }`
    expect(JSON.parse(text)).toHaveProperty('cards')
    expect(linesOfCards(text)).toEqual([3, 6, 6, 7])
    expect(linesOfCards('[\n{},\n{}]')).toEqual([2, 3])
    expect(linesOfCards('{"cards": []}')).toEqual([])
    expect(summary(library().plan(json('c', 'd'), 'x.json'))).toEqual([
      [3, 'c', 'new'],
      [11, 'd', 'new'],
    ])
  })

  const broken: readonly (readonly [what: string, bytes: Uint8Array, code: string, message: string])[] = [
    ['an empty file', new Uint8Array(), 'bad_text', 'x is empty.'],
    ['blanks alone', encode(' \n '), 'bad_text', 'x is empty.'],
    ['Latin-1', Uint8Array.of(0x61, 0x0a, 0x62, 0xe4, 0x0a), 'bad_text', 'x, line 2: this is not text in UTF-8.'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0), 'bad_text', 'x is written in UTF-16, not in UTF-8.'],
    ['NULs', Uint8Array.of(0x61, 0, 0, 0x62), 'bad_text', 'x is not a text.'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'bad_text', 'x, line 1: this is not text in UTF-8.'],
    ['a letter', encode('Dear Miss Peabody'), 'bad_format', 'x is none of the files that cards come in.'],
    ['cut JSON', encode(json('c').slice(0, 20)), 'bad_json', 'x is not valid JSON'],
    ['JSON of something else', encode('{"deck": []}'), 'bad_cards', 'x holds no list of cards.'],
    [
      'JSON that reaches for a prototype',
      encode('{"cards": [{"__proto__": {"a": 1}}]}'),
      'bad_key',
      'The file has a field named "__proto__", which no card has.',
    ],
  ]
  test.each(broken)('%s is refused with the reason', (_, bytes, code, message) => {
    const refused = refusal(() => readBroughtFile(bytes, 'x'))
    expect(refused.code).toBe(code)
    expect(refused.message).toContain(message)
  })

  test('[L3] 5 MB are taken, one byte more is refused', () => {
    const sized = (bytes: number) => encode(`{"cards":[]}${' '.repeat(bytes - 12)}`)
    expect(readBroughtFile(sized(limits.setBytes), 'x').cards).toEqual([])
    expect(refusal(() => readBroughtFile(sized(limits.setBytes + 1), 'x')).code).toBe('too_big')
  })

  test('errata that go round in a circle are none: each is a line in place of a line', () => {
    const { take, find } = library()
    const swap = (card: string, value: string) => ({ card, field: 'text', value, source: 'S', date: '2026-01-01' })
    take(JSON.stringify({ errata: [swap('a', 'Find B.'), swap('b', 'Find A.'), swap('a', 'Draw one card.')] }), 'e.json')
    expect(find('a')!.text).toBe('Draw one card.')
    expect(find('b')!.text).toBe('Find A.')
  })
})
