/** Finding cards by a query: what each part of the language finds, and what is said where it finds nothing. */
import { afterAll, expect, test } from 'vitest'
import type { CardFacts } from '../../db/cards-file.ts'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import type { PrintedCard } from '../../grammar/card.ts'
import { without } from '../../grammar/query.ts'
import { fits } from '../../src-main/games/mythos/adventure.ts'
import { evidenceOf } from '../../src-main/games/mythos/evidence.ts'
import { deckOf, house, listed, shelfWith } from './house-cards.ts'

const shelf = openShelf({ language: cardLanguage })
afterAll(() => shelf.close())
const { library } = shelf
const all = shelf.cards.all()

const found = (typed: string) => library.page(typed, 0, 500).map(({ title }) => title)
const facts = (typed: string) => library.page(typed, 0, 500).map((each) => each.facts as CardFacts)
const faulty = (typed: string) => library.search(typed).faults.map(({ at, length, instead }) => [typed.slice(at, at + length), instead])

/** What a query finds, and whether it holds for all of that and for nothing else. */
function holds(typed: string, is: (card: CardFacts) => boolean): void {
  const ids = new Set(library.ids(typed))
  expect(ids.size, typed).toBeGreaterThan(0)
  expect(ids.size, typed).toBeLessThan(all.length)
  for (const { id } of all) expect(ids.has(id), `${typed}: ${id}`).toBe(is(shelf.cards.facts(id) as CardFacts))
}

test('nothing typed finds every card, by its name', () => {
  expect(library.search('').total).toBe(all.length)
  expect(found('').slice(0, 400)).toContain('The Terrible Old Man')
})

test('facts are found exactly', () => {
  holds('t:ally', ({ type }) => type === 'Ally')
  holds('t:ally,tome', ({ type }) => type === 'Ally' || type === 'Tome')
  holds('-t:event', ({ type }) => type !== 'Event')
  holds('val>=3', ({ value }) => value !== undefined && value >= 3)
  holds('san<0', ({ sanity }) => typeof sanity === 'number' && sanity < 0)
  holds('val>san', ({ value, sanity }) => typeof sanity === 'number' && value !== undefined && value > sanity)
  holds('is:gate t:location', ({ type, gate }) => type === 'Location' && gate === true)
  holds('is:unique or ap>=8', ({ unique, points }) => unique === true || (points ?? 0) >= 8)
  holds('sub:kingsport', ({ subregion }) => subregion === 'Kingsport')
  holds('lang:latin', ({ languages }) => languages !== undefined && (languages.mode === 'all' || languages.list.includes('Latin')))
  holds('attr:steadfast t:ally', ({ type, attributes }) => type === 'Ally' && attributes?.includes('Steadfast') === true)
  holds('st:cultist', ({ attributes, subtype }) => subtype === 'Cultist' || attributes?.includes('Cultist') === true)
  holds('icon:eye', ({ icons }) => icons?.includes('Eye') === true)
  holds('(t:spell or t:tome) -icon:eye', ({ type, icons }) => (type === 'Spell' || type === 'Tome') && icons?.includes('Eye') !== true)
  holds('set:MSGS', ({ setCode }) => setCode === 'MSGS')
  holds('maxsan<=20', (card) => 'sanityMax' in card && Number(card.sanityMax) <= 20)
  holds('-val>=3', ({ value }) => value === undefined || value < 3)
})

test('words find Titles first, unfinished ones too, and a slip of the pen is heard', () => {
  expect(found('arkham')[0]).toMatch(/^Arkham/)
  expect(found('agora')).toEqual(['Agoraphobia'])
  expect(found('gazete')[0]).toBe('Arkham Gazette')
  expect(library.search('gazete').heard).toEqual([{ at: 0, length: 6, as: ['gazette'] }])
  expect(library.search('gazette').heard).toEqual([])
  expect(found('!deep one')).toEqual(expect.arrayContaining(['Deep One']))
  expect(new Set(found('!deep one'))).toEqual(new Set(['Deep One']))
  expect(found('name:gazette')).toEqual(['Arkham Gazette'])
  expect(library.page('x:"one ally"', 0, 50).every(({ text }) => /one ally/i.test(text))).toBe(true)
  expect(found('arkham -gazette')).not.toContain('Arkham Gazette')
})

test('[M12.24] what can be put to a requirement is what the rules would take, for every requirement there is', () => {
  const printed = all.flatMap((each) => (each.printed === undefined ? [] : [shelf.cards.printed(each.printed) as PrintedCard]))
  const playing = printed.filter((each) => (each.type as string) !== 'Investigator')
  const nobody = { mode: 'none', list: [] } as const
  let compared = 0
  const recipes = Map.groupBy(
    printed.flatMap(({ title, recipe }) => (recipe && recipe.slots.length > 0 ? [{ title, recipe }] : [])),
    ({ title }) => title,
  )
  for (const [title, printings] of recipes) {
    const slots = printings.flatMap(({ recipe }) => recipe.slots)
    const expected = playing
      .filter((card) =>
        slots.some((slot) => fits({ key: 0, ...evidenceOf(card), zone: card.type === 'Adventure' ? 'completed' : 'story' }, slot, nobody)),
      )
      .map(({ id }) => id)
    const sums = printings.some(({ recipe }) => recipe.conditions.some(({ kind }) => kind === 'sum'))
    const ids = library.ids(`for:"${title}" is:playable`)
    // Cards that are only added up are found beside those that fill a requirement.
    if (sums) expect(ids, title).toEqual(expect.arrayContaining(expected))
    else expect(ids.toSorted(), title).toEqual(expected.toSorted())
    compared++
  }
  expect(compared).toBeGreaterThan(15)
})

test('the reverse question: what needs a sort of card, and what fills a phrase', () => {
  for (const { type, recipe, title } of library
    .page('needs:weapon', 0, 99)
    .map(({ id }) => shelf.cards.printed(shelf.cards.find(id)!.printed!) as PrintedCard)) {
    expect(type === 'Adventure' || type === 'Monster').toBe(true)
    expect(JSON.stringify(recipe), title).toContain('Weapon')
  }
  expect(library.search('needs:weapon').total).toBeGreaterThan(2)
  expect(facts('fills:"steadfast ally"').every(({ type, attributes }) => type === 'Ally' && attributes!.includes('Steadfast'))).toBe(true)
  expect(library.search('fills:"steadfast ally"').total).toBeGreaterThan(10)
  expect(found('fills:"steadfast ally" sub:arkham').length).toBeLessThan(found('fills:"steadfast ally"').length)
  expect(library.search('neededby:deck').total).toBeGreaterThan(50)
})

test('what a card does and when comes from what the grammar read', () => {
  for (const deed of ['gain-sanity', 'lose-sanity', 'bury', 'draw', 'value', 'travel'])
    expect(library.search(`does:${deed}`).total, deed).toBeGreaterThan(0)
  for (const { text } of library.page('does:draw', 0, 99)) expect(text).toMatch(/draw/i)
  for (const { text } of library.page('when:round-end', 0, 99)) expect(text).toMatch(/end of (?:the|each|every) Round/i)
})

test('every card with an effect does something at some moment', () => {
  const silent = all.filter(
    ({ type, text, id }) =>
      type !== 'Adventure' && text !== '' && (shelf.cards.printed(shelf.cards.find(id)!.printed!)?.rules.length ?? 0) > 0,
  )
  const ids = new Set(library.ids('-t:adventure has:text'))
  const said = new Set(library.words().has!.map(({ value }) => value))
  expect(said).toContain('variants')
  const told = new Set(['does:permit,require,forbid,oblige', '-t:adventure'].flatMap((each) => library.ids(each)))
  for (const { id } of silent) expect(ids.has(id) && told.has(id), id).toBe(true)
})

test('an unknown value, card or phrase is marked with what was probably meant, and the rest is answered', () => {
  expect(faulty('t:alli arkham')).toEqual([['alli', 'ally']])
  expect(found('t:alli gazette')).toContain('Arkham Gazette')
  expect(faulty('for:"Arkam Horror" t:tome')).toEqual([['"Arkam Horror"', '"Arkham Horror"']])
  expect(found('for:"Arkam Horror" t:tome')).toEqual(found('t:tome'))
  expect(faulty('fills:"stedfast ally"')).toEqual([['"stedfast ally"', '"steadfast ally"']])
  expect(faulty('-fills:"stedfast ally"')).toEqual([['"stedfast ally"', '"steadfast ally"']])
  expect(library.search('-fills:"stedfast ally"').total).toBe(all.length)
  expect(faulty('sub:arkam')).toEqual([['arkam', 'arkham']])
  expect(faulty('arkham ***')).toEqual([['***', undefined]])
  expect(library.search('a'.repeat(600)).faults).toHaveLength(1)
})

test('two letters exchanged are heard as one slip, and what stands there twice is asked once', () => {
  expect(library.search('arkhma').heard).toMatchObject([{ as: ['arkham'] }])
  expect(library.search('gzaette gzaette sort:name gzaette').heard).toMatchObject([{ at: 0, as: ['gazette'] }])
  expect(library.ids('arkham '.repeat(60))).toEqual(library.ids('arkham'))
  expect(library.ids('t:tome '.repeat(60))).toEqual(library.ids('t:tome'))
})

test('a part that is passed over is not among those that hold, nor in the way', () => {
  const parts = (typed: string) => library.search(typed).holding.map(({ at, length }) => typed.slice(at, at + length))
  expect(parts('for:xyzzyxyzzy t:tome *** for:xyzzyxyzzy')).toEqual(['t:tome'])
  expect(library.search('for:xyzzyxyzzy t:tome val>90').blocking.map(({ at }) => at)).not.toContain(0)
  expect(parts('arkham or for:xyzzyxyzzy')).toEqual(['arkham or for:xyzzyxyzzy'])
})

test('where nothing is found it is said what stands in the way, the worst first, and what may have been meant', () => {
  const { total, blocking, near } = library.search('arkham t:location val>90')
  expect(total).toBe(0)
  expect(blocking[0]!.at).toBe(18)
  expect(blocking[0]!.without).toBe(library.search('arkham t:location').total)
  expect(near).toEqual([])
  expect(library.search('arkxxm gxzette').near[0]).toBe('Arkham Gazette')
  expect(library.search('arkham').blocking).toEqual([])
})

test('what stands in the way is what would be found without it, part by part', () => {
  const cards = [house('The Old Pier'), house('New Pier', { setCode: 'Y' })]
  const shelf = shelfWith(cards)
  shelf.imports.switchSet('X', true)
  shelf.imports.switchSet('Y', false)
  for (const typed of [
    'arkham t:location val>90',
    'zzqx t:ally -st:cultist',
    't:ally t:tome',
    't:ally val>90 t:ally',
    'a b c zzqx (d or e)',
    'pier set:y old',
    'set:y t:adventure',
    'new pier',
  ]) {
    const { total, blocking } = shelf.library.search(typed)
    expect(total, typed).toBe(0)
    expect(blocking.length, typed).toBeGreaterThan(1)
    for (const part of blocking) {
      const rest = without(typed, part)
      expect(part.without, `${typed}: ${rest}`).toBe(shelf.library.search(rest).total)
    }
  }
  shelf.close()
})

test('order and groups', () => {
  const values = facts('t:monster sort:-val').map(({ value }) => value)
  const there = values.filter((each) => each !== undefined)
  expect(there).toEqual(there.toSorted((a, b) => b - a))
  expect(values.slice(0, there.length), 'what has no value comes last').toEqual(there)
  const { groups, total } = library.search('group:type sort:name')
  expect(groups.map(({ name }) => name)).toEqual([...new Set(all.map(({ type }) => type as string))].toSorted())
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  expect(library.search('group:region').groups.at(-1)!.name, 'those without one are the last').toBeUndefined()
  const places = facts('t:location sort:sub').flatMap(({ subregion, region }) => subregion ?? region ?? [])
  expect(places, 'where no place is known, the Region is').toEqual(places.toSorted())
  expect(found('sort:-name')).toEqual(found('sort:name').toReversed())
})

test('pages are parts of one whole', () => {
  const whole = found('group:set sort:name')
  expect(
    [...library.page('group:set sort:name', 0, 100), ...library.page('group:set sort:name', 100, 400)].map(({ title }) => title),
  ).toEqual(whole)
})

test('[M1.5] printings of a Title know of each other, and cards of decks and of a Maybe are found there', () => {
  const cards = [house('The Old Pier'), house('Old Pier', { setCode: 'Y' }), house('Another Pier')]
  const shelf = shelfWith(cards)
  const own = (typed: string) => shelf.library.page(typed, 0, 9).map(({ id }) => id)
  expect(own('has:variants set:x,y')).toEqual(['x-oldpier', 'y-oldpier'])
  shelf.imports.switchSet('X', true)
  shelf.imports.switchSet('Y', false)
  expect(own('is:own'), 'a set that is off is found only by its name').toEqual(['x-anotherpier', 'x-oldpier'])
  expect(own('set:y')).toEqual(['y-oldpier'])
  expect(shelf.library.page('pier name:old set:x,y', 0, 9).map(({ variants }) => variants)).toEqual([2, 2])
  deckOf(shelf, ...listed([cards[0]!]), ...listed([cards[2]!], 1, 'maybe'))
  expect(own('in:deck set:x,y')).toEqual(['x-oldpier'])
  expect(own('in:maybe set:x,y')).toEqual(['x-anotherpier'])
  expect(own('in:"a deck" set:x')).toEqual(['x-oldpier'])
  expect(shelf.library.search('is:unread set:x,y').total).toBe(3)
  shelf.close()
})

test('what a person types breaks nothing', () => {
  for (const typed of [
    '"',
    '*',
    "';--",
    'NEAR(',
    '-',
    '^',
    '" OR title:x',
    'x:"',
    'name:{',
    'for:""',
    'fills:","',
    'needs:%',
    '{text}',
    'a* b*',
    '\u0000',
    '((((',
    'sort:',
    '!!!',
  ])
    expect(() => library.search(typed), typed).not.toThrow()
})
