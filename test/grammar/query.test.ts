/** Queries: what is read from what somebody types, also in the middle of typing it. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deeds, moments } from '../../grammar/deeds.ts'
import { tokens } from '../../grammar/query.ne'
import { type Find, longestQuery, type Query, readQuery, withArrangement, withFilter, without } from '../../grammar/query.ts'
import type { QueryWords } from '../../grammar/query-fields.ts'
import { lexer } from '../../grammar/query-lexer.ts'

const words: QueryWords = {
  region: [{ value: 'Lovecraft Country' }, { value: 'Europe' }],
  subregion: [{ value: 'Arkham' }, { value: 'New York' }],
  subtype: [{ value: 'Weapon' }, { value: 'Enchanted Weapon' }, { value: 'Lesser Servitor' }],
  set: [
    { value: 'MSGS', also: ['Standard Game'] },
    { value: 'LTD', also: ['Limited'] },
  ],
}

function read(typed: string): Query {
  const reading = readQuery(typed, words)
  if (!reading.ok) throw new Error(reading.message)
  return reading.value
}

/** What is looked for, without the places. */
function sought(typed: string): unknown {
  const bare = (find: Find): unknown => {
    switch (find.is) {
      case 'words':
        return find.how === 'word' && find.only === undefined ? find.words : { [find.only ?? find.how]: find.words }
      case 'choice':
        return { [find.field]: find.values }
      case 'number':
        return [find.field, find.compare, find.to]
      case 'link':
        return { [find.field]: find.names.map(({ text }) => text) }
      case 'not':
        return { not: bare(find.of) }
      default:
        return { [find.is]: find.of.map(bare) }
    }
  }
  const { find } = read(typed)
  return find && bare(find)
}

const faults = (typed: string) => read(typed).faults.map(({ at, length, instead }) => [typed.slice(at, at + length), instead])

test('words, phrases and exact Titles', () => {
  expect(sought('arkham')).toBe('arkham')
  expect(sought('arkham gazette')).toEqual({ all: ['arkham', 'gazette'] })
  expect(sought('"miskatonic university"')).toEqual({ phrase: 'miskatonic university' })
  expect(sought('!elder sign')).toEqual({ title: 'elder sign' })
  expect(sought('!"elder sign" t:spell')).toEqual({ all: [{ title: 'elder sign' }, { type: ['Spell'] }] })
  expect(sought('!elder sign t:spell')).toEqual({ all: [{ title: 'elder sign' }, { type: ['Spell'] }] })
  expect(sought("granny orne's mi-go .32")).toEqual({ all: ['granny', "orne's", 'mi-go', '.32'] })
})

test('a minus, or, and brackets', () => {
  expect(sought('-t:event')).toEqual({ not: { type: ['Event'] } })
  expect(sought('a b or c')).toEqual({ any: [{ all: ['a', 'b'] }, 'c'] })
  expect(sought('a or b or c')).toEqual({ any: ['a', 'b', 'c'] })
  expect(sought('(a or b) c')).toEqual({ all: [{ any: ['a', 'b'] }, 'c'] })
  expect(sought('-(a or b) -"c d"')).toEqual({ all: [{ not: { any: ['a', 'b'] } }, { not: { phrase: 'c d' } }] })
  expect(sought('orne horror order')).toEqual({ all: ['orne', 'horror', 'order'] })
  expect(sought('mi-go')).toBe('mi-go')
})

test('fields with their short names, and values by their beginning', () => {
  expect(sought('t:ally')).toEqual({ type: ['Ally'] })
  expect(sought('type:ALLY')).toEqual({ type: ['Ally'] })
  expect(sought('t:a')).toEqual({ type: ['Ally', 'Artifact', 'Adventure'] })
  expect(sought('t:ally,tome')).toEqual({ type: ['Ally', 'Tome'] })
  expect(sought('t!=ally')).toEqual({ not: { type: ['Ally'] } })
  expect(sought('st:weapon')).toEqual({ subtype: ['Weapon'] })
  expect(sought('st:servitor')).toEqual({ subtype: ['Lesser Servitor'] })
  expect(sought('region:country')).toEqual({ region: ['Lovecraft Country'] })
  expect(sought('region:"lovecraft country",europe')).toEqual({ region: ['Lovecraft Country', 'Europe'] })
  expect(sought('dim:dreamlands')).toEqual({ dimension: ['dreamlands'] })
  expect(sought('set:standard')).toEqual({ set: ['MSGS'] })
  expect(sought('x:"one ally"')).toEqual({ text: 'one ally' })
  expect(sought('name:whately')).toEqual({ name: 'whately' })
  expect(sought('in:"My deck"'), 'where nobody says which decks there are, any will do').toEqual({ in: ['My deck'] })
})

test('numbers, and one field with another', () => {
  expect(sought('val>=3')).toEqual(['value', '>=', [3]])
  expect(sought('val >= 3 arkham')).toEqual({ all: [['value', '>=', [3]], 'arkham'] })
  expect(sought('san<-1')).toEqual(['sanity', '<', [-1]])
  expect(sought('san < −1')).toEqual(['sanity', '<', [-1]])
  expect(sought('ap:7,8')).toEqual(['points', '=', [7, 8]])
  expect(sought('ap!=8')).toEqual(['points', '!=', [8]])
  expect(sought('maxsan<=12 hand>5')).toEqual({
    all: [
      ['sanityMax', '<=', [12]],
      ['hand', '>', [5]],
    ],
  })
  expect(sought('san > val')).toEqual(['sanity', '>', 'value'])
})

test('links between cards keep the words for those who know the cards', () => {
  expect(sought('needs:weapon')).toEqual({ needs: ['weapon'] })
  expect(sought('fills:"steadfast ally"')).toEqual({ fills: ['steadfast ally'] })
  expect(sought('for:"Staid University Professor"')).toEqual({ for: ['Staid University Professor'] })
  expect(sought('does:gain-sanity when:combat')).toEqual({
    all: [{ does: ['gain-sanity'] }, { when: ['combat'] }],
  })
})

test('order, groups and views find nothing by themselves', () => {
  const { find, sort, group, show, faults } = read('t:adventure sort:-ap,name group:region show:faces')
  expect(find).toMatchObject({ is: 'choice', values: ['Adventure'] })
  expect(sort).toEqual([
    { by: 'points', down: true },
    { by: 'name', down: false },
  ])
  expect([group, show, faults]).toEqual(['region', 'faces', []])
  expect(read('sort:name').find).toBeUndefined()
})

test('an unknown field or value is marked with one suggestion, and the rest is answered', () => {
  expect(sought('regoin:europe arkham')).toBe('arkham')
  expect(faults('regoin:europe arkham')).toEqual([['regoin', 'region']])
  expect(sought('t:alli arkham')).toBe('arkham')
  expect(faults('t:alli arkham')).toEqual([['alli', 'ally']])
  expect(faults('t:ally,mnster')).toEqual([['mnster', 'monster']])
  expect(sought('t:ally,mnster')).toEqual({ type: ['Ally'] })
  expect(faults('region:"lovcraft contry"')).toEqual([['"lovcraft contry"', '"lovecraft country"']])
  expect(faults('sort:nome')).toEqual([['nome', 'name']])
  expect(faults('val>=many')).toEqual([['many', undefined]])
  expect(faults('t>ally')).toEqual([['t>ally', 't:ally']])
  expect(faults('qqqqqqqq:1')).toEqual([['qqqqqqqq', undefined]])
  expect(sought('(t:alli or arkham)')).toBe('arkham')
  expect(read('regoin:europe').find).toBeUndefined()
})

test('two letters exchanged are one slip, several of a kind are the kind, and few values are all told', () => {
  expect(faults('is:gaet')).toEqual([['gaet', 'gate']])
  expect(faults('t:spelsl')).toEqual([['spelsl', 'spell']])
  expect(sought('t:allies,monsters')).toEqual({ type: ['Ally', 'Monster'] })
  expect(sought('st:"lesser servitors"')).toEqual({ subtype: ['Lesser Servitor'] })
  const [told] = read('legal:nowhere').faults
  expect(told!.message).toBe('No kind of play is called “nowhere”. There are: deck, campaign, investigator.')
  expect(read('show:nothing').faults[0]!.message).toMatch(/There are: list, compact, faces, adventures\.$/)
  for (const each of ['t', 'is', 'has', 'dim', 'sort', 'group']) {
    const { message } = read(`${each}:xqxqxqx`).faults[0]!
    expect(message, each).toMatch(/There are: /)
    expect(message.length, each).toBeLessThan(300)
  }
})

test('from one number to another is two comparisons, and is so offered', () => {
  expect(faults('val:3-5')).toEqual([['val:3-5', '(val>=3 val<=5)']])
  expect(faults('-ap:5..8 arkham')).toEqual([['ap:5..8', '(ap>=5 ap<=8)']])
  expect(faults('(val>=3 val<=5)')).toEqual([])
  expect(faults('val>3-5')).toEqual([['3-5', undefined]])
})

test('a place of another kind is pointed to where it is one', () => {
  const reading = readQuery('t:ally region:arkham', words)
  expect(reading).toMatchObject({ ok: true, value: { faults: [{ at: 7, length: 13, instead: 'sub:arkham' }] } })
  expect(faults('region:"new york"')).toEqual([['region:"new york"', 'sub:"new york"']])
  expect(faults('sub:europe')).toEqual([['sub:europe', 'region:europe']])
  expect(sought('region:europe,arkham')).toEqual({ region: ['Europe'] })
})

test('what is not finished yet is no mistake, and what leads nowhere is marked', () => {
  for (const typed of ['t:', 'arkham t:', 'val>', 'val>=', '"arkh', '(arkham', '(arkham or t:ally', 't:ally,', '!', '']) {
    expect(faults(typed), typed).toEqual([])
  }
  expect(sought('arkham t:')).toBe('arkham')
  expect(sought('t: ally')).toBe('ally')
  expect(sought('(arkham or bank')).toEqual({ any: ['arkham', 'bank'] })
  expect(faults('arkham)')).toEqual([[')', undefined]])
  expect(faults('or arkham')).toEqual([['or', undefined]])
  expect(faults('arkham or')).toEqual([['or', undefined]])
  expect(sought('arkham or')).toBe('arkham')
  expect(sought('()')).toBeUndefined()
})

test('the same fault of marks that stand side by side is told once', () => {
  expect(faults('('.repeat(300))).toEqual([['('.repeat(300), undefined]])
  expect(faults('arkham ( ( () ) ) ()')).toEqual([['( ( () ) ) ()', undefined]])
  expect(faults('arkham))) bank')).toEqual([[')))', undefined]])
  expect(faults('or or arkham or or')).toEqual([
    ['or or', undefined],
    ['or or', undefined],
  ])
  expect(faults('() arkham ()')).toHaveLength(2)
})

test('too much is refused, with the place where it is too much', () => {
  const reading = readQuery('a'.repeat(longestQuery + 7))
  expect(reading).toMatchObject({ ok: false, at: longestQuery, length: 7 })
})

test('every example above a rule of the grammar is read without a fault', () => {
  const source = readFileSync(new URL('../../grammar/query.ne', import.meta.url), 'utf8')
  const examples = [...source.matchAll(/^# (.+)$/gm)].slice(2).flatMap(([, line]) => line!.split(/ {3,}/))
  expect(examples.length).toBeGreaterThan(12)
  for (const example of examples) expect(faults(example), example).toEqual([])
})

test('the grammar and the lexer know the same tokens', () => {
  expect(tokens.filter((each) => !lexer.has(each))).toEqual([])
})

test('whatever is typed, something is read, every fault has a place, and one reading only', () => {
  const piece = fc.constantFrom(
    '(',
    ')',
    '-',
    '!',
    '"',
    ':',
    't:',
    'val',
    '>=',
    '3',
    ' ',
    'or',
    ' or ',
    ',',
    'ally',
    'sort:',
    'x',
    '=',
    '“',
    'for:',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 40 }).map((all) => all.join('')),
        fc.string({ maxLength: 60 }),
      ),
      (typed) => {
        for (const { at, length } of read(typed).faults) {
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at + length).toBeLessThanOrEqual(typed.length)
        }
      },
    ),
    { numRuns: 2000 },
  )
})

test('brackets may nest as deep as a query is long', () => {
  expect(() => read('('.repeat(250))).not.toThrow()
  expect(sought(`${'('.repeat(240)}a${')'.repeat(240)}`)).toBe('a')
})

test('a filter changes its own part of what was typed, and nothing else', () => {
  const change = (typed: string, filter: Parameters<typeof withFilter>[1]) => withFilter(typed, filter, words)
  expect(change('', { field: 'type', values: ['Ally'] })).toBe('t:ally')
  expect(change('arkham', { field: 'type', values: ['Ally'] })).toBe('arkham t:ally')
  expect(change('type:ally arkham', { field: 'type', values: ['Ally', 'Tome'] })).toBe('t:ally,tome arkham')
  expect(change('arkham t:ally -t:event', { field: 'type', values: [] })).toBe('arkham -t:event')
  expect(change('t:ally', { field: 'region', values: ['Lovecraft Country'] })).toBe('t:ally region:"lovecraft country"')
  expect(change('a or b', { field: 'type', values: ['Ally'] })).toBe('(a or b) t:ally')
  expect(change('t:ally val>=2', { field: 'value', compare: '>=', to: 3 })).toBe('t:ally val>=3')
  expect(change('t:ally val>=2', { field: 'value', compare: '>=' })).toBe('t:ally')
  expect(change('t:ally t:tome x', { field: 'type', values: ['Spell'] })).toBe('t:spell x')
})

test('an arrangement takes the place of the one before', () => {
  expect(withArrangement('arkham', 'sort', 'value')).toBe('arkham sort:value')
  expect(withArrangement('sort:-ap arkham group:type', 'sort', 'name')).toBe('arkham group:type sort:name')
  expect(withArrangement('arkham order:name,value', 'sort', undefined)).toBe('arkham')
  expect(without('a t:ally b', { at: 2, length: 6 })).toBe('a b')
})

test('a filter that was set is what is read back', () => {
  const values = fc.subarray(['Ally', 'Tome', 'Spell', 'Event'], { minLength: 1 })
  const typed = fc.constantFrom('', 'arkham', 'a or b', 't:monster x', '-(a or b)', 'val>2 "new york"')
  fc.assert(
    fc.property(typed, values, (before, wanted) => {
      const { find } = read(withFilter(before, { field: 'type', values: wanted }, words))
      const all = find?.is === 'all' ? find.of : [find]
      expect(all.some((each) => each?.is === 'choice' && String(each.values) === String(wanted))).toBe(true)
    }),
  )
})

test('every deed and every moment can be asked for by all its names', () => {
  for (const { value, also } of deeds)
    for (const name of [value, ...also]) expect(sought(`does:${name}`)).toMatchObject({ does: expect.arrayContaining([value]) })
  for (const { value, also } of moments)
    for (const name of [value, ...also]) expect(sought(`when:${name}`)).toMatchObject({ when: expect.arrayContaining([value]) })
})
