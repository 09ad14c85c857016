/**
 * How many cards each value of a filter would leave of a query: counted in memory over the cards that were found, since
 * somebody types meanwhile. Within a filter one value or another is enough, so a filter's own values are counted among the
 * cards that would be found without it.
 */
import type { ChoiceField } from '../grammar/query-fields.ts'
import type { LibrarySearch } from './library-search.ts'
import type { Db } from './open.ts'

/** The filters that count their values. */
export const countedFields = [
  'type',
  'is',
  'region',
  'subregion',
  'attribute',
  'dimension',
  'does',
  'when',
  'language',
  'icon',
  'set',
  'rarity',
] as const satisfies readonly ChoiceField[]
export type CountedField = (typeof countedFields)[number]

export type FilterCounts = ReadonlyMap<CountedField, ReadonlyMap<string, number>>

/** One value of one filter. */
interface Value {
  readonly field: CountedField
  readonly value: string
}

/** What there is to count: all values, and by the number of a card the places of those that it has. */
interface Table {
  readonly values: readonly Value[]
  readonly ofCard: readonly (readonly number[] | undefined)[]
}

type Row = readonly [no: number, field: CountedField, value: string]

/** Who knows all languages is found by each of them. */
const allLanguages = 'all'

export function filterCounts(db: Db, search: Pick<LibrarySearch, 'numbers'>) {
  const rows = db
    .prepare<[], Row>(
      `select no, 'type', type from card_index
       union all select no, 'region', region from card_index where region is not null
       union all select no, 'subregion', subregion from card_index where subregion is not null
       union all select no, 'dimension', case when any_dimension then 'any' else dimension end from card_index
                  where any_dimension or dimension is not null
       union all select no, 'set', set_code from card_index
       union all select no, 'rarity', rarity from card_index where rarity is not null
       union all select card, kind, word from card_fact where kind in ('is', 'attribute', 'does', 'when', 'language', 'icon')`,
    )
    .raw()
  const changes = db.prepare<[], number>('select total_changes()').pluck()
  let kept: { readonly at: number; readonly table: Table } | undefined

  /** Made again after anything was written. */
  function table(): Table {
    const at = changes.get()!
    if (kept?.at !== at) kept = { at, table: tableOf(rows.all()) }
    return kept.table
  }

  return (typed: string): FilterCounts => {
    const { values, ofCard } = table()
    const { found, without } = search.numbers(typed)
    const all = countedIn(found, ofCard, values.length)
    const apart = new Map(
      countedFields.flatMap((field) => {
        const others = without(field)
        return others === undefined ? [] : [[field, countedIn(others, ofCard, values.length)] as const]
      }),
    )
    const counts = new Map<CountedField, Map<string, number>>(countedFields.map((field) => [field, new Map()]))
    for (const [place, { field, value }] of values.entries()) {
      const count = (apart.get(field) ?? all)[place]!
      if (count > 0) counts.get(field)!.set(value, count)
    }
    return counts
  }
}

export type CountFilters = ReturnType<typeof filterCounts>

function tableOf(rows: readonly Row[]): Table {
  const values: Value[] = []
  const places = new Map<string, number>()
  const ofCard: number[][] = []
  const knowAll: number[] = []
  for (const [no, field, value] of rows) {
    if (field === 'language' && value === allLanguages) {
      knowAll.push(no)
      continue
    }
    const key = `${field} ${value}`
    let place = places.get(key)
    if (place === undefined) {
      place = values.push({ field, value }) - 1
      places.set(key, place)
    }
    const mine = ofCard[no]
    if (mine === undefined) ofCard[no] = [place]
    else mine.push(place)
  }
  const languages = [...values.keys()].filter((place) => values[place]!.field === 'language')
  for (const no of knowAll) ofCard[no] = [...new Set([...(ofCard[no] ?? []), ...languages])]
  return { values, ofCard }
}

function countedIn(cards: readonly number[], ofCard: Table['ofCard'], length: number): Uint32Array {
  const counts = new Uint32Array(length)
  for (const no of cards) for (const place of ofCard[no] ?? []) counts[place]!++
  return counts
}
