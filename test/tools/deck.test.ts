/** `deck check`: its answer, its exit status, and one clear line for what cannot be read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readyDecks, shippedCards } from '../../db/shipped.ts'
import { filedTitle } from '../../db/titles.ts'
import { run } from '../../src-main/tools/deck.ts'
import { Complaint } from '../../src-main/tools/input.ts'

let folder: string
let out: string[]
let errors: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'story-deck-check-'))
  out = []
  errors = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const steadfast = readyDecks.get('standard-steadfast')!
const locations = new Set(
  shippedCards().flatMap(({ named: { title, type, unique } }) => (type === 'Location' && !unique ? [filedTitle(title)] : [])),
)
const adventures = shippedCards().flatMap(({ named: { title, type } }) => (type === 'Adventure' ? [filedTitle(title)] : []))

test('a legal deck: exit 0', async () => {
  expect(await run(['check', file('s.deck', steadfast), '--json'])).toBe(0)
  expect(JSON.parse(out.join())).toEqual({ legal: true, cards: 52, adventurePoints: 28, faults: [], unresolved: [], notes: [] })
})

test('a deck with faults: exit 1, each with its rule', async () => {
  const broken = steadfast.replace('1 Harry Houdini', '2 Harry Houdini').replace('1 Red Hook', '5 Red Hook').replace('1 Granny Orne\n', '')
  expect(await run(['check', file('b.deck', broken), '--json'])).toBe(1)
  expect(JSON.parse(out.join())).toMatchObject({
    legal: false,
    cards: 56,
    faults: [
      {
        rule: 'M3.4',
        severity: 'fault',
        card: 'Red Hook',
        found: 5,
        wanted: 4,
        message: 'There are 5 copies of Red Hook; at most 4 of one Title are allowed.',
      },
      {
        ...{ rule: 'M3.6', severity: 'fault', card: 'Harry Houdini', found: 2, wanted: 1 },
        cards: [{ title: 'Harry Houdini', copies: 2 }],
        fixes: [{ label: 'Move 1 Harry Houdini to Maybe' }, { label: 'Take out 1 Harry Houdini' }],
      },
    ],
  })
})

test('[M3.13] too few Adventure points are listed, and leave the deck legal: exit 0', async () => {
  const without = steadfast.replace('1 Arkham Horror', '1 Red Hook').replace('1 Two Cities and a Tale', '1 Red Hook')
  expect(await run(['check', file('w.deck', without), '--json'])).toBe(0)
  expect(JSON.parse(out.join())).toMatchObject({ legal: true, faults: [{ rule: 'M3.9', severity: 'warning', card: null, wanted: 20 }] })
})

test('a line that means no card: exit 1, since the deck is not known whole', async () => {
  expect(await run(['check', file('u.deck', `${steadfast}1 Grany Orne\n`), '--json'])).toBe(1)
  const line = `${steadfast}1 Grany Orne\n`.split('\n').length - 1
  expect(JSON.parse(out.join())).toMatchObject({
    legal: false,
    faults: [],
    unresolved: [{ line, text: '1 Grany Orne', suggestions: ['Granny Orne'] }],
  })
})

test('the answer for people says the same', async () => {
  await run(['check', file('u.deck', 'Deck\n1 Grany Orne\n1 petrify\n')])
  expect(out).toEqual([
    'Not legal: 1 card, Adventures of 0 points.',
    'Fault [M3.1] The deck has 1 card; it needs at least 52.',
    '  Maybe and more copies of what is there do not fill it up: add cards of the library.',
    'Warning [M3.9] The Adventures add up to 0 points; a campaign needs 20. Copies of one Title count once.',
    expect.stringMatching(/^ {2}Way out: Add .*\)\.$/),
    expect.stringMatching(/^ {2}Way out: Add .*\)\.$/),
    expect.stringMatching(/^ {2}Way out: Add .*\)\.$/),
    'Line 2: 1 Grany Orne: No card of the library has this name. Near: Granny Orne.',
    'Line 3: 1 petrify: Read as the card with the same words. (Petrify)',
  ])
})

describe.each([...readyDecks])('%s and four faulty variants of it', (_name, text) => {
  const cards = text.split('\n').filter((line) => /^\d+ /.test(line))
  // Those that are not the Investigators, which stand first.
  const playing = cards.slice(2)
  const rules = async (changed: string, ...more: string[]) => {
    const code = await run(['check', file('v.deck', changed), '--json', ...more])
    const { faults } = JSON.parse(out.pop()!) as { faults: { rule: string; cards: { copies: number }[]; fixes: unknown[] }[] }
    return [code, ...faults.map(({ rule, cards, fixes }) => `${rule}: ${cards.map(({ copies }) => copies).join('+')}, ${fixes.length > 0}`)]
  }

  test('as it is, it is legal by every play style', async () => {
    for (const style of ['campaign', 'basic', 'tournament', 'rules-1997']) expect(await rules(text, '--style', style)).toEqual([0])
  })

  test('[M3.1] a card too few', async () => {
    expect(await rules(text.replace(`${playing[0]!}\n`, ''))).toEqual([1, 'M3.1: , true'])
  })

  test('[M3.4] a card too often', async () => {
    const undotted = playing.find((line) => line.startsWith('1 ') && locations.has(line.slice(2)))!
    expect(await rules(text.replace(`${undotted}\n`, `6 ${undotted.slice(2)}\n`))).toEqual([1, 'M3.4: 6, true'])
  })

  test('[M3.3] an Investigator among the cards', async () => {
    expect(await rules(`${text}${cards[0]!}\n`)).toEqual([1, 'M3.3: 1, true'])
  })

  test('[M3.9, M3.13] a campaign deck without its points, which the basic game does not ask for', async () => {
    const without = text.split('\n').filter((line) => !adventures.some((title) => line === `1 ${title}`))
    expect(await rules(without.join('\n'), '--house', 'small-decks')).toEqual([0, 'M3.9: , true'])
    expect(await rules(without.join('\n'), '--house', 'small-decks', '--style', 'basic')).toEqual([0])
  })
})

test('other formats are checked as well, and converted without loss', async () => {
  const wrote: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => wrote.push(String(text)) > 0)
  const list = `# mine\n${steadfast}# a remark\n1 Grany Orne\n`
  for (const [format, name] of [
    ['text', 'x.txt'],
    ['markdown', 'x.md'],
    ['csv', 'x.csv'],
    ['json', 'x.json'],
    ['gccg', 'x.deck'],
  ] as const) {
    expect(await run(['write', file('s.deck', list), '--format', format])).toBe(0)
    expect(wrote.at(-1)).toContain('a remark')
    expect(await run(['compare', file('s.deck', list), file(name, wrote.at(-1)!)])).toBe(0)
    expect(await run(['check', file(name, wrote.at(-1)!), '--json'])).toBe(1)
    expect(JSON.parse(out.at(-1)!)).toMatchObject({ cards: 52, faults: [], unresolved: [{ text: '1 Grany Orne' }] })
  }
  write.mockRestore()
  expect(errors.filter((line) => line.includes('Grany Orne'))).toHaveLength(5)
})

test('two decks compared: what the second has more and less of', async () => {
  const other = steadfast.replace('1 Red Hook', '3 Red Hook').replace('1 Granny Orne\n', '')
  expect(await run(['compare', file('a.deck', steadfast), file('b.deck', other)])).toBe(1)
  expect(out.sort()).toEqual(['+2 Red Hook (Deck: 1, 3)', '-1 Granny Orne (Deck: 1, 0)'])
})

test('cards that are brought along are known', async () => {
  const hill = {
    id: 'x-hill',
    setCode: 'X',
    title: 'The Hill',
    type: 'Location',
    unique: false,
    dimension: 'waking',
    publicAttributes: ['Outside'],
    odd: 1,
  }
  const cards = file('x.json', JSON.stringify({ cards: [hill] }))
  const deck = file('h.deck', steadfast.replace('1 Red Hook', '1 Hill, The (X)'))
  expect(await run(['check', deck, '--json'])).toBe(1)
  expect(JSON.parse(out.pop()!)).toMatchObject({ cards: 51, unresolved: [{ text: '1 Hill, The (X)' }] })
  expect(await run(['check', deck, '--cards', cards, '--json'])).toBe(0)
  expect(JSON.parse(out.pop()!)).toMatchObject({ cards: 52, unresolved: [] })
  expect(errors).toContain('x.json, cards[0] "The Hill": "odd" is not known as a field of a card; it was passed over.')
})

test.each([
  ['x.xml', '<ccg-setinfo name="X" abbrev="X"><cards><card name="Hill, The"><attr key="type" value="Event"/></card></cards></ccg-setinfo>'],
  ['x.csv', 'title;set;type\nThe Hill;X;Event'],
  ['x.cards', 'id x-hill\ntitle The Hill\nset X\ntype Event\ndimension any'],
])('cards may be brought along as %s', async (name, text) => {
  const deck = file('m.deck', `${steadfast}1 Hill, The (X)\n`)
  await run(['check', deck, '--cards', file(name, text), '--json'])
  expect(JSON.parse(out.pop()!)).toMatchObject({ cards: 53, unresolved: [] })
  expect(errors).toEqual([])
})

describe('what cannot be read is a complaint of one line (exit 2)', () => {
  test.each([
    [() => ['check', join(folder, 'none.deck')], 'There is no file none.deck.'],
    [() => ['check', folder], /is a folder, not a file\.$/],
    [() => ['check'], /^usage: deck check/],
    [() => ['judge', 'x.deck'], /^usage: deck check/],
    [() => ['check', 'a.deck', 'b.deck'], /^usage: deck check/],
    [() => ['check', 'a.deck', '--sideways'], /--sideways/],
    [() => ['write', file('s.deck', steadfast), '--format', 'rtf'], '--format is one of: gccg, text, markdown, csv, json, code.'],
    [() => ['compare', 'a.deck'], /^usage: deck check/],
    [() => ['check', file('s.deck', steadfast), '--style', 'wild'], /^There is no play style "wild"\. There are: campaign, basic/],
    [() => ['check', file('e.deck', '')], 'The deck list is empty. Choose another file.'],
    [
      () => ['check', file('b.deck', Uint8Array.of(0xff, 0xfe, 0))],
      'b.deck is not text in UTF-8. Save it as UTF-8 text, or choose another file.',
    ],
    [() => ['check', file('p.deck', 'Dear friend,\n')], /^This is no deck list/],
    [() => ['check', file('l.deck', 'x'.repeat(1024 * 1024 + 1))], 'l.deck is larger than 1 MB.'],
    [
      () => ['check', file('s.deck', steadfast), '--cards', file('c.json', '{"cards": [')],
      'c.json is not valid JSON: it ends too early. Check that the file is whole.',
    ],
    [() => ['check', file('s.deck', steadfast), '--cards', file('c.json', '7')], /^c\.json holds no list of cards\./],
  ])('%#', async (args, message) => {
    const complaint = await run(args()).catch((error: unknown) => error)
    expect(complaint).toBeInstanceOf(Complaint)
    expect((complaint as Complaint).message).toMatch(message)
    expect((complaint as Complaint).message).not.toContain('\n')
    expect(out).toEqual([])
  })
})
