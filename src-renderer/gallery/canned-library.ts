/** A library of the gallery's few cards, for the library screen: it knows words and types, and no more of the language. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { AdventureRow, CardPage, LibraryAnswer, LibraryRow, Need } from '../../src-main/contract/library.ts'
import { beginningWith } from '../keys/typed.ts'
import { errata } from './brought.ts'
import { faces } from './faces.ts'

const rows: readonly LibraryRow[] = Object.values(faces)
  .toSorted((a, b) => a.title.localeCompare(b.title))
  .map((face, i) => ({ id: face.id, set: 'MSGS', rarity: i % 3 === 0 ? 'rare' : 'common', own: false, variants: 1 + (i % 2), face }))

const needs: readonly Need[] = [
  { label: 'Press Location', count: 1, cards: 3, query: 'fills:"PRESS"' },
  { label: 'Tome', count: 1, cards: 14, query: 'fills:"TOME"' },
  { label: 'Steadfast Ally', count: 2, cards: 27, query: 'fills:"TWO STEADFAST ALLIES"' },
]

function found(query: string): readonly LibraryRow[] {
  const type = /(?<!\S)t:(\w+)/.exec(query)?.[1]
  const words = query
    .replace(/\S+:\S+/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  return rows.filter(
    ({ face }) =>
      (type === undefined || face.type.toLowerCase().startsWith(type.toLowerCase())) &&
      words.every((word) => face.title.toLowerCase().includes(word)),
  )
}

/** What the gallery's Keeper says of each query: what a test of the screen needs, faults and all. */
export function cannedAnswer(query: string, limit: number): LibraryAnswer {
  const all = found(query)
  const type = /(?<!\S)t:(\w+)/.exec(query)
  const fault = /colour:\w+/.exec(query)
  const show = /show:(\w+)/.exec(query)?.[1]
  const sort = /sort:(-?)(\w+)/.exec(query)
  const word = /(?<!\S)[a-z]+(?!\S)/i.exec(query)
  return {
    query,
    terms: [
      ...(word ? [{ at: word.index, length: word[0].length, label: `“${word[0]}”` }] : []),
      ...(type
        ? [
            {
              at: type.index,
              length: type[0].length,
              label: `type: ${type[1]}`,
              filter: { field: 'type', values: [type[1]!.replace(/^./, (first) => first.toUpperCase())] },
            },
          ]
        : []),
    ],
    faults: fault ? [{ at: fault.index, length: 6, message: 'There is no field “colour”. Did you mean “value”?', instead: 'value' }] : [],
    heard: [],
    total: all.length,
    all: rows.length,
    groups: query.includes('group:type')
      ? [
          ...Map.groupBy(
            all.toSorted((a, b) => a.face.type.localeCompare(b.face.type)),
            ({ face }) => face.type,
          ),
        ].map(([name, each]) => ({ name, count: each.length }))
      : [],
    blocking: all.length === 0 && type ? [{ at: type.index, length: type[0].length, without: 4 }] : [],
    near: all.length === 0 ? ['Arkham Gazette'] : [],
    rows: (query.includes('group:type') ? all.toSorted((a, b) => a.face.type.localeCompare(b.face.type)) : all).slice(0, limit),
    ...(show !== undefined && { show }),
    ...(sort && { sort: { by: sort[2]!, down: sort[1] !== '' } }),
    ...(query.includes('group:type') && { group: 'type' }),
  }
}

const rules = [
  { rule: 'M1.29', because: 'It buries.' },
  { rule: 'M15.27', because: 'It draws cards.' },
]

function page(row: LibraryRow): CardPage {
  const texts = [row.face.text, `${row.face.text} In the Round in which it was played.`]
  return {
    ...row,
    setName: 'Standard Game',
    clauses: row.face.text ? [{ said: row.face.text, steps: ['bury one Ally', 'draw two cards'], rules }] : [],
    isWritten: false,
    chapter: 'M7',
    rules: row.face.unique ? [{ rule: 'M3.6', because: 'It bears the Uniqueness Dot.' }] : [],
    needs: row.face.type === 'Adventure' ? needs : [],
    conditions: row.face.type === 'Adventure' ? ['it is night'] : [],
    fills: [{ id: faces.horrorTale.id, title: 'Arkham Horror', points: 8, label: 'Steadfast Ally' }],
    printings: texts.slice(0, row.variants).map((_, no) => ({
      id: no === 0 ? row.id : `${row.id}-${no}`,
      title: row.face.title,
      set: no === 0 ? 'MSGS' : 'LTD',
      setName: no === 0 ? 'Standard Game' : 'Limited',
      facts: [
        { name: 'Type', value: row.face.type, differs: false },
        { name: 'Value', value: String(no + 1), differs: row.variants > 1 },
      ],
      text: [
        { words: row.face.text, differs: false },
        ...(no === 0 ? [] : [{ words: ' In the Round in which it was played.', differs: true }]),
      ],
    })),
    decks: [{ id: 1, name: 'Standard: Steadfast', section: 'deck', copies: 2 }],
    errata: row.variants > 1 ? errata : [],
  }
}

export function cannedLibrary(empty = false): Api['library'] {
  const adventures: readonly AdventureRow[] = rows
    .filter(({ face }) => face.type === 'Adventure')
    .map(({ id, set, face }, i, all) => ({
      id,
      title: face.title,
      set,
      asks: 4,
      needs,
      conditions: i === 0 ? [] : ['it is night'],
      regions: ['Lovecraft Country', 'Arkham'],
      shares: all.flatMap((other) => (other.id === id ? [] : [{ id: other.id, count: 2 }])),
      ...(face.points !== undefined && { points: face.points }),
      ...(face.sanity !== undefined && { sanity: face.sanity }),
      ...(face.subtype !== undefined && { family: face.subtype }),
    }))
  return {
    search: async ({ query, limit }) => (empty ? { ...cannedAnswer('nothing', 1), query, total: 0, rows: [] } : cannedAnswer(query, limit)),
    beginning: async ({ query, letters, at }) => {
      const titles = cannedAnswer(query, 1_000).rows.map(({ face }) => face.title)
      const found = beginningWith(letters, titles, at)
      return found === undefined ? {} : { at: found }
    },
    page: async ({ query, from, limit }) => cannedAnswer(query, 1_000).rows.slice(from, from + limit),
    facets: async () => ({
      asking: [
        { example: 't:ally', name: 'type', also: ['type'], values: ['ally', 'tome'] },
        { example: 'val>=2', name: 'Card Value', also: ['value', 'v'], values: [] },
      ],
      fields: [
        {
          field: 'type',
          name: 'Type',
          offers: [...new Set(rows.map(({ face }) => face.type))].map((value) => ({ value, name: value })),
        },
        { field: 'is', name: 'Marks', offers: [{ value: 'unique', name: 'Unique' }] },
      ],
      numbers: [{ field: 'value', name: 'Card Value', least: 1, most: 12 }],
      sorts: ['name', 'value'],
      groups: ['type', 'region'],
    }),
    counts: async ({ query }) => {
      const among = found(query.replace(/(?<!\S)t:\S+/, ''))
      const types = Object.fromEntries([...Map.groupBy(among, ({ face }) => face.type)].map(([value, each]) => [value, each.length]))
      const unique = found(query).filter(({ face }) => face.unique).length
      const fields = [
        { field: 'type', counts: types },
        { field: 'is', counts: unique > 0 ? { unique } : {} },
      ]
      return { query, fields }
    },
    filter: async ({ query, field, values = [] }) => {
      const without = query.replace(/(?<!\S)t:\S+\s*/, '').trim()
      return { query: field === 'type' && values.length > 0 ? `${without} t:${values.join(',').toLowerCase()}`.trim() : without }
    },
    arrange: async ({ query, name, value }) => {
      const without = query.replace(new RegExp(`\\s*${name}:\\S+`), '').trim()
      return { query: value === undefined ? without : `${without} ${name}:${value}`.trim() }
    },
    card: async ({ card }) => page(rows.find(({ id }) => id === card) ?? rows[0]!),
    adventures: async () => ({ total: adventures.length, rows: adventures }),
  }
}
