/** What the library screen is told: results, filters in step with the query, a card with all that is known of it, Adventures side by side. */
import { afterAll, expect, test } from 'vitest'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import { type CardForm, readForm } from '../../db/workshop.ts'
import { written } from '../../grammar/query.ts'
import type { LibraryAnswer } from '../../src-main/contract/library.ts'
import { libraryScreen, placeOf } from '../../src-main/keeper/library.ts'
import { house, listed } from '../db/house-cards.ts'

const cards = [house('Arkham Gazette', { type: 'Spell', setCode: 'X' }), { ...house('Lonely Pier'), text: 'Bury one Aly.' }]
const shelf = openShelf({ language: cardLanguage, cards })
afterAll(() => shelf.close())
const screen = libraryScreen(shelf.cards, shelf.library, shelf.libraryFacts, shelf.filterCounts, shelf.imports.errata)
const idOf = (title: string) => shelf.library.page(`!"${title}"`, 0, 9).find(({ own }) => !own)!.id
const look = (title: string) => screen.card(idOf(title))

/** Everything a window gets must pass through a wire. */
function plain<T>(value: T): T {
  expect(structuredClone(value)).toEqual(value)
  return value
}

test('a chip says what is asked for in the words of the filters', () => {
  const labels = (query: string) => screen.search(query, 1).terms.map(({ label }) => label)
  expect(labels('is:own has:errata -is:unread is:playable dim:waking,dreamlands')).toEqual([
    'Brought or written',
    'has errata',
    'not Not understood',
    'Playable',
    'Dimension: Waking World or Dreamlands',
  ])
})

test('a result comes with its first rows, its parts and its arrangement', () => {
  const answer: LibraryAnswer = plain(screen.search('t:ally val>=2 -"new york" arkham sort:-val show:faces', 5))
  expect(answer.terms.map(({ label }) => label)).toEqual(['type: Ally', 'Card Value ≥ 2', 'not “new york”', '“arkham”'])
  expect(answer.terms.map(({ at, length }) => answer.query.slice(at, at + length))).toEqual(['t:ally', 'val>=2', '-"new york"', 'arkham'])
  expect(answer.terms.map(({ filter }) => filter)).toEqual([
    { field: 'type', values: ['Ally'] },
    { field: 'value', compare: '>=', to: 2 },
    undefined,
    undefined,
  ])
  expect([answer.sort, answer.show, answer.group]).toEqual([{ by: 'value', down: true }, 'faces', undefined])
  expect(answer.rows.length).toBe(Math.min(5, answer.total))
  expect(answer.all).toBeGreaterThanOrEqual(answer.total)
  for (const { face } of answer.rows) expect([face.type, face.value! >= 2]).toEqual(['Ally', true])
})

test('pages go on where the first rows end', () => {
  const ids = [...screen.search('t:monster', 7).rows, ...screen.page('t:monster', 7, 200)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(screen.search('t:monster', 1).total)
})

test('a filter of the panel and the words of the query are one', () => {
  const { query } = screen.filter({ query: 'arkham', field: 'type', values: ['Ally', 'Tome'] })
  expect(query).toBe('arkham t:ally,tome')
  expect(screen.search(query, 1).terms[1]!.filter).toEqual({ field: 'type', values: ['Ally', 'Tome'] })
  expect(screen.filter({ query, field: 'type', values: [] }).query).toBe('arkham')
  expect(screen.filter({ query: '', field: 'value', compare: '>=', to: 3 }).query).toBe('val>=3')
  expect(screen.arrange('arkham', 'group', 'type').query).toBe('arkham group:type')
  expect(screen.arrange('arkham group:type', 'group', undefined).query).toBe('arkham')
  expect(() => screen.filter({ query: '', field: '__proto__', values: [] })).toThrow('There is no such filter.')
})

test('every value the panel offers finds exactly as many cards as it says, whatever is asked already, and sets no fault', () => {
  const { fields, numbers } = plain(screen.facets())
  expect(fields.map(({ field }) => field)).toEqual(expect.arrayContaining(['type', 'region', 'is', 'set', 'does', 'when', 'dimension']))
  for (const asked of ['', 'arkham', 't:ally,tome', 't:location region:"lovecraft country" -is:gate', 'lang:latin or t:spell', 'nowhere']) {
    const counts = new Map(plain(screen.counts(asked)).fields.map((each) => [each.field, each.counts]))
    for (const { field, offers } of fields) {
      expect(Object.keys(counts.get(field)!).length, 'what none has is not named').toBeLessThanOrEqual(asked === 'nowhere' ? 0 : 1_000)
      for (const { value } of offers) {
        const { query } = screen.filter({ query: asked, field, values: [value] })
        const { total, faults } = screen.search(query, 1)
        expect(faults, query).toEqual([])
        expect(total, query).toBe(counts.get(field)![value] ?? 0)
      }
    }
  }
  expect(numbers.map(({ field }) => field)).toEqual(['value', 'points', 'sanity'])
})

test('every example of how to search is understood, and every value is one', () => {
  shelf.collection.switch(true)
  const { asking } = plain(screen.facets())
  expect(asking.length).toBeGreaterThan(30)
  for (const { example, values } of asking) {
    expect(screen.search(example, 1).faults, example).toEqual([])
    const field = example.split(':')[0]!
    for (const value of values) expect(screen.search(`${field}:${written(value)}`, 1).faults, `${field}: ${value}`).toEqual([])
  }
  shelf.collection.switch(false)
})

test('what is owned is asked for, filtered by and told of a card, once that is kept', () => {
  const [gazette, tome] = ['!"arkham gazette" set:msgs', 't:tome'].map((query) => shelf.library.ids(query)[0]!) as [string, string]
  const { total, faults, terms } = screen.search('t:tome own>0', 1)
  expect([total, terms.map(({ label }) => label)]).toEqual([shelf.library.search('t:tome').total, ['type: Tome']])
  expect(faults).toMatchObject([{ at: 7, length: 5, message: expect.stringContaining('Cards you own') }])
  expect(screen.card(tome).owned).toBeUndefined()
  shelf.collection.switch(true)
  shelf.collection.set(gazette, 3)
  shelf.collection.set(tome, 1)
  shelf.decks.add({ name: 'Held', cards: [{ no: 0, section: 'deck', card: gazette, copies: 2 }], lines: [] })
  const ids = (query: string) => shelf.library.ids(query).toSorted()
  expect(ids('own>0')).toEqual([gazette, tome].toSorted())
  expect(ids('owned>=2')).toEqual([gazette])
  expect(ids('own>free')).toEqual([gazette])
  expect(ids('free=1')).toEqual([gazette, tome].toSorted())
  expect(shelf.library.search('-own>0').total).toBe(shelf.library.search('').total - 2)
  expect(screen.card(gazette).owned).toEqual({ owned: 3, used: 2 })
  expect(screen.facets().numbers.at(-1)).toEqual({ field: 'own', name: 'copies you own', least: 0, most: 3 })
  shelf.collection.switch(false)
})

test('the panel offers what there is now: a set that is switched off is counted no more, and again when it is on', () => {
  const { code } = shelf.imports.sets().find(({ cards }) => cards > 1)!
  const types = () => screen.counts('').fields.find(({ field }) => field === 'type')!.counts
  const sum = () => Object.values(types()).reduce((all, count) => all + count, 0)
  const [before, all] = [sum(), screen.search('', 1).all]
  shelf.imports.switchSet(code, false)
  expect(sum()).toBe(screen.search('', 1).all)
  expect(sum()).toBeLessThan(before)
  shelf.imports.switchSet(code, true)
  expect([sum(), screen.search('', 1).all]).toEqual([before, all])
})

test('a card says its clauses in plain words, its steps, and the rules behind them', () => {
  const withSteps = shelf.library
    .page('does:bury', 0, 99)
    .map(({ id }) => screen.card(id))
    .find(({ clauses }) => clauses.some(({ steps }) => steps.length > 1))!
  expect(plain(withSteps).clauses.flatMap(({ rules }) => rules)).toContainEqual({ rule: 'M1.29', because: 'It buries.' })
  for (const { clauses } of shelf.library.page('t:location,ally,event does:bury', 0, 99).map(({ id }) => screen.card(id))) {
    for (const { said, rules } of clauses) {
      expect(said).toMatch(/^[\p{Lu}“(].*\.$/su)
      for (const { rule, because } of rules) {
        expect(rule).toMatch(/^M\d+\.\d+$/)
        expect(because).toMatch(/\.$/)
      }
      expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length)
    }
  }
})

test('[M12.24] an Adventure names what it needs, and each need finds its cards; what fills it says so in turn', () => {
  const adventures = shelf.library.page('t:adventure ap>0', 0, 99).map(({ id }) => screen.card(id))
  expect(adventures.length).toBeGreaterThan(10)
  for (const { face, needs, conditions } of adventures) {
    expect(needs.length + conditions.length, face.title).toBeGreaterThan(0)
    for (const { label, query, cards: expected } of needs) {
      const { total, faults } = screen.search(query, 1)
      expect(faults, `${face.title}: ${label}: ${query}`).toEqual([])
      expect(total, `${face.title}: ${label}: ${query}`).toBe(expected)
    }
  }
  const tome = look('King in Yellow')
  expect(tome.fills.length).toBeGreaterThan(0)
  for (const { id } of tome.fills) expect(screen.card(id).needs.length).toBeGreaterThan(0)
})

test('[M1.5] printings of a Title stand side by side, with what differs', () => {
  const { printings } = look('Arkham Gazette')
  expect(printings.length).toBe(shelf.cards.all().filter(({ title }) => title === 'Arkham Gazette').length)
  expect(printings.length).toBeGreaterThan(1)
  const bare = printings.find(({ set }) => set === 'X')!
  expect(bare.facts.find(({ name }) => name === 'Type')!.differs).toBe(true)
  const full = printings.find(({ set }) => set !== 'X')!
  expect(full.text.map(({ words }) => words).join('')).toBe(shelf.cards.find(full.id)!.text)
  const [one, two] = look('King in Yellow').printings
  expect(one!.set).toBe(two!.set)
  expect(one!.facts.some(({ differs }) => differs)).toBe(true)
  expect(one!.facts.every(({ name, value, differs }) => differs === (two!.facts.find((each) => each.name === name)?.value !== value))).toBe(
    true,
  )
})

test('a card knows the decks it is in, and why it cannot be played', () => {
  const id = idOf('Arkham Gazette')
  const before = screen.card(id).decks
  const deck = shelf.decks.add({
    name: 'Signs',
    cards: listed([{ ...cards[0]!, named: { ...cards[0]!.named, id } }], 3).map((each, no) => ({ ...each, no })),
    lines: [],
  })
  expect(screen.card(id).decks).toEqual(
    [...before, { id: deck, name: 'Signs', section: 'deck', copies: 3 }].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )
  const doubtful = screen.card('x-lonelypier')
  expect(doubtful.clauses).toEqual([])
  expect(doubtful.doubt!.message).not.toBe('')
  expect(() => screen.card('nobody')).toThrow('not in the library')
})

test('[M3.6] the rules behind its facts stand on a card beside the chapter of its type', () => {
  const unique = shelf.library.page('t:ally is:unique', 0, 1).map(({ id }) => screen.card(id))[0]!
  expect(unique.chapter).toBe('M7')
  expect(unique.rules).toContainEqual({ rule: 'M3.6', because: 'It bears the Uniqueness Dot.' })
  const plainAlly = shelf.library.page('t:ally -is:unique', 0, 1).map(({ id }) => screen.card(id))[0]!
  expect(plainAlly.rules.map(({ rule }) => rule)).not.toContain('M3.6')
  // Who asks for a Weapon is none.
  const asking = shelf.library.page('t:adventure needs:weapon', 0, 99).map(({ id }) => screen.card(id))
  expect(asking.length).toBeGreaterThan(3)
  for (const { rules, face } of asking) expect(rules.map(({ because }) => because).join(' '), face.title).not.toContain('Weapon')
})

test('an erratum stands on the card it lies over, with who says so, from when, and the way from what is printed', () => {
  const { id } = shelf.library.page('t:event', 0, 1)[0]!
  expect(screen.card(id).errata).toEqual([])
  const erratum = { card: id, field: 'text', value: 'Draw two cards.', source: 'A letter', date: '2020-02-29' }
  shelf.imports.commit({
    revision: shelf.imports.state().revision,
    puts: [],
    removes: [],
    errata: [erratum],
    withoutErrata: [],
    meanings: [],
    order: [],
  })
  const [told] = plain(screen.card(id)).errata
  expect(told).toMatchObject({ ...erratum, isInForce: true })
  expect(told!.printed).not.toBe('')
  const side = (without: string) =>
    told!.parts
      .filter(({ is }) => is !== without)
      .map(({ text }) => text)
      .join('')
  expect([side('come'), side('gone')]).toEqual([told!.printed, 'Draw two cards.'])
})

test('a card of the workshop says so, so that it is changed there and not copied', () => {
  expect(shelf.library.page('', 0, 500).map(({ id }) => screen.card(id).isWritten)).not.toContain(true)
  const form: CardForm = { title: 'Zygote', type: 'Location', set: 'OWN', facts: { dimension: 'waking', public: 'Water' }, text: '' }
  const card = shelf.workshop.begin(form)
  shelf.workshop.publish(readForm(card, form).facts!, { message: 'not read' })
  expect(screen.card(card).isWritten).toBe(true)
})

test('Adventures side by side: requirements, places, and what they share is the same from both sides', () => {
  const { rows, total } = plain(screen.adventures('t:adventure'))
  expect(total).toBe(rows.length)
  expect(rows.length).toBe(shelf.library.search('t:adventure').total)
  expect(rows.some(({ regions }) => regions.length > 0)).toBe(true)
  for (const { id, shares, asks } of rows) {
    for (const share of shares) {
      expect(share.count).toBeLessThanOrEqual(asks)
      expect(
        rows.find((each) => each.id === share.id)!.shares.some((back) => back.id === id),
        `${id} and ${share.id}`,
      ).toBe(true)
    }
  }
  expect(screen.adventures('t:ally')).toEqual({ total: 0, rows: [] })
})

test('Adventures come in the order of the query; of more than can be laid side by side it is told how many there are', () => {
  const points = screen.adventures('sort:-ap').rows.flatMap(({ points }) => points ?? [])
  expect(points.length).toBeGreaterThan(10)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  const narrow = libraryScreen(shelf.cards, shelf.library, shelf.libraryFacts, shelf.filterCounts, shelf.imports.errata, 5)
  const { rows, total } = narrow.adventures('sort:-ap')
  expect(rows.length).toBe(5)
  expect(rows.flatMap(({ points }) => points ?? [])).toEqual(points.slice(0, 5))
  expect(total).toBe(screen.adventures('').rows.length)
})

test('letters lead to the next Title that begins with them; one letter again and again to the next', () => {
  const titles = ['.32 Revolver', 'Ambush', 'The Arkham Advertiser', 'Ammi Pierce', 'Bells']
  const at = (letters: string, from: number) => placeOf(titles, letters, from).at
  expect([at('a', 0), at('a', 1), at('aa', 2), at('a', 3)]).toEqual([1, 2, 3, 1])
  expect([at('am', 1), at('amm', 1), at('ark', 0), at('the a', 0), at('32', 4)]).toEqual([1, 3, 2, 2, 0])
  expect([at('zz', 0), at('  ', 0), placeOf([], 'a', 0).at]).toEqual([undefined, undefined, undefined])
  const { rows } = screen.search('t:location sort:name', 200)
  const query = 't:location sort:name'
  const last = rows.at(-1)!.face.title
  expect(rows[plain(screen.beginning(query, last, 0)).at!]!.face.title).toBe(last)
})
