/** What a window is told of the cards: what is printed on them, what a query finds, and who can be an Investigator. */
import type { CardImports } from '../../db/card-import.ts'
import type { CardShelf, LibraryCard } from '../../db/cards.ts'
import type { CountFilters } from '../../db/filter-counts.ts'
import type { LibraryFacts } from '../../db/library-facts.ts'
import type { LibrarySearch } from '../../db/library-search.ts'
import type { CardSearch } from '../../db/search.ts'
import type { InvestigatorCard, Languages } from '../../grammar/card.ts'
import { type Filter, type Find, withArrangement, withFilter, written } from '../../grammar/query.ts'
import {
  type ArrangementField,
  arrangementFields,
  arrangements,
  type ChoiceField,
  choiceFields,
  fixedValues,
  groupings,
  type LinkField,
  linkFields,
  type NumberField,
  numberFields,
  type QueryWords,
  sorts,
  type WordField,
  wordFields,
} from '../../grammar/query-fields.ts'
import { foldTitle, titleWords } from '../../grammar/titles.ts'
import type {
  AdventuresFound,
  AskedFor,
  CardPage,
  Facets,
  FilterCounts,
  LibraryAnswer,
  LibraryRow,
  Offered,
  QueryTerm,
} from '../contract/library.ts'
import type { CardSummary, InvestigatorSummary } from '../contract/table.ts'
import { cardPages, rowOf } from './card-page.ts'
import { refusal } from './refuse.ts'

/** How many cards a search shows, where nothing else was wanted. */
const usualLimit = 100

export interface Library {
  search(query: string, limit?: number): CardSummary[]
  investigators(): InvestigatorSummary[]
  /** The hash of an Investigator by id or Title; nothing, if none that can be played is called so. */
  investigator(name: string): string | undefined
  /** The hashes of all that can be played. */
  investigatorHashes(): readonly string[]
}

export function library(cards: CardShelf, search: CardSearch): Library {
  return {
    search: (query, limit = usualLimit) => search(query, limit).map(cardSummary),
    investigators: () => cards.investigators().map(investigatorSummary),
    investigator(name) {
      const found = cards.investigators().find(({ id, title }) => id === name || foldTitle(title) === foldTitle(name))
      return found && cards.find(found.id)?.printed
    },
    investigatorHashes: () => cards.investigators().flatMap(({ id }) => cards.find(id)?.printed ?? []),
  }
}

function cardSummary({ id, title, type, subtype, setCode, text, value, sanity, points }: LibraryCard): CardSummary {
  return {
    id,
    title,
    type,
    ...(subtype !== undefined && { subtype }),
    set: setCode,
    text,
    ...(value !== undefined && { value }),
    ...(sanity !== undefined && { sanity }),
    ...(points !== undefined && { points }),
  }
}

function investigatorSummary(card: InvestigatorCard): InvestigatorSummary {
  const { id, title, education, sanityStart, sanityMax, hand, handMin, handMax } = card
  return { id, title, education, sanityStart, sanityMax, hand, handMin, handMax, languages: inWords(card.languages) }
}

/** "Greek, Latin"; "Greek or Latin". */
function inWords({ mode, list }: Languages): string {
  if (mode === 'none') return 'none'
  if (mode === 'all') return 'all'
  return list.join(mode === 'or' ? ' or ' : ', ')
}

/** Where the next Title that begins with these letters stands. One letter, again and again, goes on to the next. */
export function placeOf(titles: readonly string[], letters: string, at: number): { readonly at?: number } {
  const plain = (text: string) => titleWords(text).join('')
  const wanted = plain(letters)
  const next = (beginning: string, from: number) => {
    const around = titles.map((_, i) => (from + i) % titles.length)
    return around.find((place) => [plain, foldTitle].some((folded) => folded(titles[place]!).startsWith(beginning)))
  }
  if (wanted === '') return {}
  const [first = ''] = wanted
  const isAgain = wanted === first.repeat(wanted.length)
  const found = next(wanted, wanted.length > 1 ? at : at + 1) ?? (isAgain ? next(first, at + 1) : undefined)
  return found === undefined ? {} : { at: found }
}

/** How a filter is set from a window: values, or a number with what it is compared by; with neither it is taken off. */
export interface WantedFilter {
  readonly query: string
  readonly field: string
  readonly values?: readonly string[] | undefined
  readonly compare?: '=' | '>=' | '<=' | undefined
  readonly to?: number | undefined
}

export interface LibraryScreen {
  search(query: string, limit: number): LibraryAnswer
  page(query: string, from: number, limit: number): readonly LibraryRow[]
  beginning(query: string, letters: string, at: number): { readonly at?: number }
  facets(): Facets
  counts(query: string): FilterCounts
  filter(wanted: WantedFilter): { readonly query: string }
  arrange(query: string, name: 'sort' | 'group' | 'show', value: string | undefined): { readonly query: string }
  card(id: string): CardPage
  adventures(query: string): AdventuresFound
}

/** @param mostAdventures more than these are not laid side by side */
export function libraryScreen(
  cards: CardShelf,
  search: LibrarySearch,
  facts: LibraryFacts,
  counted: CountFilters,
  errata: CardImports['errata'],
  mostAdventures = 200,
): LibraryScreen {
  const pages = cardPages(cards, search, facts, errata)

  return {
    search(query, limit) {
      const { query: read, holding, faults, heard, total, groups, blocking, near } = search.search(query)
      const [sort] = read.sort
      return {
        query,
        terms: holding.map((each) => termOf(each, query)),
        faults,
        heard,
        total,
        all: facts.offered(),
        groups,
        blocking,
        near,
        rows: search.page(query, 0, limit).map(rowOf),
        ...(sort && { sort }),
        ...(read.group !== undefined && { group: read.group }),
        ...(read.show !== undefined && { show: read.show }),
      }
    },
    page: (query, from, limit) => search.page(query, from, limit).map(rowOf),
    beginning(query, letters, at) {
      const titles = search.page(query, 0, search.search(query).total).map(({ title }) => title)
      return placeOf(titles, letters, at)
    },
    facets: () => ({ ...facetsOf(facts), asking: askingOf(search.words()) }),
    counts: (query) => ({
      query,
      fields: [...counted(query)].map(([field, counts]) => ({ field, counts: Object.fromEntries(counts) })),
    }),
    filter: ({ query, field, values, compare, to }) => ({ query: withFilter(query, filterOf(field, values, compare, to), search.words()) }),
    arrange: (query, name, value) => ({ query: withArrangement(query, name, value) }),
    card: pages.page,
    adventures(query) {
      const found = search.adventures(query)
      return { total: found.length, rows: pages.adventures(found.slice(0, mostAdventures)) }
    },
  }
}

function filterOf(field: string, values: WantedFilter['values'], compare: WantedFilter['compare'], to: number | undefined): Filter {
  if (Object.hasOwn(choiceFields, field)) return { field: field as ChoiceField, values: values ?? [] }
  if (Object.hasOwn(numberFields, field)) return { field: field as NumberField, compare: compare ?? '=', to }
  throw refusal('bad_options', 'There is no such filter.')
}

/** A part of the query as a chip. */
function termOf(find: Find, query: string): QueryTerm {
  const { at, length } = find
  const place = { at, length, label: labelOf(find, query) }
  if (find.is === 'choice') return { ...place, filter: { field: find.field, values: find.values } }
  if (find.is === 'number' && typeof find.to !== 'string' && find.to.length === 1) {
    return { ...place, filter: { field: find.field, compare: find.compare, to: find.to[0]! } }
  }
  return place
}

const signs: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '!=': '≠' }

function labelOf(find: Find, query: string): string {
  switch (find.is) {
    case 'words':
      return `${find.only === undefined ? '' : `${wordFields[find.only].name}: `}“${find.words}”`
    case 'choice':
      return labelOfChoice(find.field, find.values)
    case 'number': {
      const to = typeof find.to === 'string' ? numberFields[find.to].name : find.to.join(' or ')
      return `${numberFields[find.field].name} ${signs[find.compare] ?? find.compare} ${to}`
    }
    case 'link':
      return `${linkFields[find.field].name}: ${find.names.map(({ text }) => text.toLowerCase()).join(' or ')}`
    case 'not':
      return `not ${labelOf(find.of, query)}`
    case 'all':
    case 'any':
      return query.slice(find.at, find.at + find.length)
  }
}

/** A mark is called as beside the filter, and what a card has needs no name of a field. */
function labelOfChoice(field: ChoiceField, values: readonly string[]): string {
  if (field === 'is') return values.map((each) => markNames[each] ?? `${each.charAt(0).toUpperCase()}${each.slice(1)}`).join(' or ')
  if (field === 'has') return `has ${values.join(' or ')}`
  const names = field === 'dimension' ? dimensionNames : {}
  return `${choiceFields[field].name}: ${values.map((each) => names[each] ?? each).join(' or ')}`
}

/** The filters of the panel, each with what the library has to offer there. */
function facetsOf(facts: LibraryFacts): Omit<Facets, 'asking'> {
  const setNames = facts.setNames()
  const offers = (values: readonly string[], names: Readonly<Record<string, string>> = {}): Offered[] =>
    values.map((value) => ({ value, name: names[value] ?? value }))
  const number = (field: 'value' | 'points' | 'sanity' | 'own') => {
    const { least, most } = facts.range(field)
    return least === null || most === null ? [] : [{ field, name: numberFields[field].name, least, most }]
  }
  const fields: readonly (readonly [ChoiceField, string, Offered[]])[] = [
    ['type', 'Type', offers(facts.column('type'))],
    ['is', 'Marks', offers(facts.fact('is'), markNames).filter(({ value }) => Object.hasOwn(markNames, value))],
    ['region', 'Region', offers(facts.column('region'))],
    ['subregion', 'Place', offers(facts.column('subregion'))],
    ['attribute', 'Attribute', offers(facts.fact('attribute'))],
    ['dimension', 'Dimension', offers(facts.column('dimension'), dimensionNames)],
    ['does', 'Does', offers(facts.fact('does'))],
    ['when', 'When', offers(facts.fact('when'))],
    ['language', 'Language', offers(facts.fact('language')).filter(({ value }) => value !== 'all')],
    ['icon', 'Spell Icon', offers(facts.fact('icon'))],
    ['set', 'Set', offers(facts.column('set'), Object.fromEntries(setNames))],
    ['rarity', 'Rarity', offers(facts.column('rarity'))],
  ]
  return {
    fields: fields.flatMap(([field, name, all]) => (all.length === 0 ? [] : [{ field, name, offers: all }])),
    numbers: [...number('value'), ...number('points'), ...number('sanity'), ...number('own')],
    sorts,
    groups: groupings,
  }
}

/** What words, links and decks are asked for by, where no value of the library shows it. */
const examples: Readonly<Record<WordField | LinkField, string>> = {
  name: 'arkham',
  text: 'draw two cards',
  needs: 'weapon',
  fills: 'steadfast ally',
  for: 'arkham horror',
  neededBy: 'deck',
}

/** The fields of the query language with what there is of each; a field of which there is nothing is left out. */
function askingOf(words: QueryWords): Facets['asking'] {
  const known = { ...fixedValues, ...words }
  const field = (
    { write, also, name }: { readonly write: string; readonly also: readonly string[]; readonly name: string },
    example: string,
    values: readonly string[] = [],
  ): AskedFor => ({ example: `${write}${example}`, name, also, values })
  const among = (
    of: Parameters<typeof field>[0],
    all: readonly { readonly value: string; readonly also?: readonly string[] }[] = [],
  ): AskedFor[] => {
    const values = all.map(({ value }) => value.toLowerCase())
    return values.length === 0 ? [] : [field(of, `:${written(values[0]!)}`, values)]
  }
  const quoted = (of: Record<string, Parameters<typeof field>[0]>) =>
    Object.entries(of).map(([name, each]) => field(each, `:${written(examples[name as WordField | LinkField])}`))
  return [
    ...Object.entries(choiceFields).flatMap(([name, each]) => among(each, known[name as ChoiceField])),
    ...Object.values(numberFields).map((each) => field(each, '>=2')),
    ...quoted(wordFields),
    ...quoted(linkFields),
    ...Object.entries(arrangementFields).flatMap(([name, each]) => among(each, arrangements[name as ArrangementField])),
  ]
}

const markNames: Readonly<Record<string, string>> = {
  unique: 'Unique',
  gate: 'Gate',
  goo: 'Great Old One',
  phobia: 'Phobia',
  travel: 'Travel',
  exotic: 'Exotic',
  invisible: 'Invisible',
  variable: 'Variable Sanity',
  own: 'Brought or written',
  unread: 'Not understood',
}

const dimensionNames: Readonly<Record<string, string>> = {
  waking: 'Waking World',
  dreamlands: 'Dreamlands',
  'new-aeon': 'New Aeon',
  any: 'No indicator',
}
