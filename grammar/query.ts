/**
 * What somebody looks for, read from what he typed (`t:ally val>=2 -"new york" or does:draw`). A query is never refused
 * for a field or value nobody knows: that part is marked with the one thing that may have been meant, and the rest holds.
 */
import { distance } from 'fastest-levenshtein'
import nearley from 'nearley'
import rules from './query.ne'
import type { Compare, Place, Typed } from './query-actions.ts'
import {
  type ArrangementField,
  arrangementFields,
  arrangements,
  type ChoiceField,
  choiceFields,
  fixedValues,
  type Grouping,
  type KnownValue,
  type LinkField,
  linkFields,
  type NumberField,
  numberFields,
  type QueryWords,
  type Sort,
  type Way,
  type WordField,
  wordFields,
} from './query-fields.ts'
import { type QueryFault, type QueryToken, queryTokens } from './query-lexer.ts'
import type { Reading } from './reading.ts'

export type { Compare, Place } from './query-actions.ts'
export type { QueryFault } from './query-lexer.ts'

/** What must hold of a card. */
export type Find = Place &
  (
    | { readonly is: 'words'; readonly words: string; readonly how: 'word' | 'phrase' | 'title'; readonly only?: WordField }
    /** Any one of the values; none of them where nothing is known by what was typed. */
    | { readonly is: 'choice'; readonly field: ChoiceField; readonly values: readonly string[] }
    | { readonly is: 'number'; readonly field: NumberField; readonly compare: Compare; readonly to: readonly number[] | NumberField }
    | { readonly is: 'link'; readonly field: LinkField; readonly names: readonly (Place & { readonly text: string })[] }
    | { readonly is: 'not'; readonly of: Find }
    | { readonly is: 'all' | 'any'; readonly of: readonly Find[] }
  )

export interface Query {
  /** Nothing, where every card is wanted. */
  readonly find?: Find
  readonly sort: readonly { readonly by: Sort; readonly down: boolean }[]
  readonly group?: Grouping
  readonly show?: Way
  /** What could not be understood, in the order in which it stands there. */
  readonly faults: readonly QueryFault[]
}

/** As much as is read of what is typed. */
export const longestQuery = 500

const grammar = nearley.Grammar.fromCompiled(rules)

/** Reads a query. It fails only where there is too much of it; what is wrong in it stands among its faults. */
export function readQuery(typed: string, words: QueryWords = {}): Reading<Query> {
  if (typed.length > longestQuery) {
    const message = `A query may have ${longestQuery} characters, this one has ${typed.length}.`
    return { ok: false, message, at: longestQuery, length: typed.length - longestQuery, expected: [] }
  }
  const { tokens, faults } = queryTokens(typed)
  const reader: Reader = { words: { ...fixedValues, ...words }, faults: [...faults], sort: [] }
  const tree = parse(tokens)
  const find = tree && meaning(tree, reader)
  const { sort, group, show } = reader
  return {
    ok: true,
    value: {
      ...(find && { find }),
      sort,
      ...(group !== undefined && { group }),
      ...(show !== undefined && { show }),
      faults: reader.faults.toSorted((a, b) => a.at - b.at),
    },
  }
}

/** nearley's parser, fed with ready tokens; the lexer hands out only what the grammar reads. */
function parse(tokens: readonly QueryToken[]): Typed | undefined {
  if (tokens.length === 0) return undefined
  let next = 0
  const feed = {
    reset: (): void => undefined,
    save: (): Record<string, never> => ({}),
    next: (): QueryToken | undefined => tokens[next++],
    formatError: (token: QueryToken): string => token.text,
    has: (): boolean => true,
  }
  // The types of nearley know moo's tokens only; ours have all that it looks at.
  const parser = new nearley.Parser(grammar, { lexer: feed as unknown as nearley.Lexer, keepHistory: false })
  parser.feed('')
  const [only, second] = parser.results as readonly Typed[]
  if (only === undefined || second !== undefined) throw new Error('The grammar of queries is at fault.')
  return only
}

// ---------------------------------------------------------------- fields and values

interface Reader {
  readonly words: QueryWords
  readonly faults: QueryFault[]
  readonly sort: { readonly by: Sort; readonly down: boolean }[]
  group?: Grouping
  show?: Way
}

type FieldOf =
  | { readonly kind: 'choice'; readonly field: ChoiceField }
  | { readonly kind: 'number'; readonly field: NumberField }
  | { readonly kind: 'words'; readonly field: WordField }
  | { readonly kind: 'link'; readonly field: LinkField }
  | { readonly kind: 'arrangement'; readonly field: ArrangementField }

const fields: ReadonlyMap<string, FieldOf> = new Map(
  (
    [
      ['choice', choiceFields],
      ['number', numberFields],
      ['words', wordFields],
      ['link', linkFields],
      ['arrangement', arrangementFields],
    ] as const
  ).flatMap(([kind, all]) =>
    Object.entries(all).flatMap(([field, { write, also }]) =>
      [field.toLowerCase(), write, ...also].map((name) => [name, { kind, field } as FieldOf] as const),
    ),
  ),
)

/** What a part means; nothing for one that only arranges, or that nobody understands. */
function meaning(typed: Typed, reader: Reader): Find | undefined {
  const { at, length } = typed
  switch (typed.is) {
    case 'words':
      return typed.text === '' ? undefined : { is: 'words', words: typed.text, how: typed.how, at, length }
    case 'field':
      return field(typed, reader)
    case 'not': {
      const of = meaning(typed.of, reader)
      return of && { is: 'not', of, at, length }
    }
    case 'all':
    case 'any': {
      const of = typed.of.flatMap((each) => meaning(each, reader) ?? [])
      if (of.length < 2) return of[0]
      return { is: typed.is, of, at, length }
    }
  }
}

type TypedField = Extract<Typed, { is: 'field' }>

function field(typed: TypedField, reader: Reader): Find | undefined {
  const { name, values } = typed
  const found = fields.get(name.text.toLowerCase())
  if (found === undefined) {
    const meant = nearest(name.text.toLowerCase(), [...fields.keys()])
    const hint = meant === undefined ? '' : ` Did you mean “${meant}”?`
    return fault(reader, name, `There is no field “${name.text}”.${hint}`, meant)
  }
  // Whoever stands behind the colon is still typing.
  if (values.length === 0) return undefined
  switch (found.kind) {
    case 'choice':
      return choice(typed, found.field, reader)
    case 'number':
      return number(typed, found.field, reader)
    case 'words':
      return (
        unordered(typed, reader) ??
        turned(
          typed,
          oneOf(
            typed,
            values.map(({ text }) => words(typed, text, found.field)),
          ),
        )
      )
    case 'link': {
      const names = values.map(({ text, at, length }) => ({ text, at, length }))
      return unordered(typed, reader) ?? turned(typed, { is: 'link', field: found.field, names, ...place(typed) })
    }
    case 'arrangement':
      return arrange(typed, found.field, reader)
  }
}

function words(typed: TypedField, text: string, only: WordField): Find {
  return { is: 'words', words: text, how: 'phrase', only, ...place(typed) }
}

function oneOf(typed: TypedField, of: readonly Find[]): Find {
  return of.length === 1 ? of[0]! : { is: 'any', of, ...place(typed) }
}

const place = ({ at, length }: Place): Place => ({ at, length })

/** "not equal" turns round what "equal" would find. */
function turned(typed: TypedField, find: Find): Find {
  return typed.compare === '!=' ? { is: 'not', of: find, ...place(typed) } : find
}

/** A comparison of what has no order; its fault is told, and nothing is found by it. */
function unordered(typed: TypedField, reader: Reader): undefined {
  if (typed.compare === '=' || typed.compare === '!=') return undefined
  reader.faults.push({
    ...place(typed),
    message: `“${typed.name.text}” knows no more and no less.`,
    instead: `${typed.name.text}:${written(typed.values[0]!.text)}`,
  })
  return undefined
}

function choice(typed: TypedField, name: ChoiceField, reader: Reader): Find | undefined {
  if (typed.compare !== '=' && typed.compare !== '!=') return unordered(typed, reader)
  const known = reader.words[name]
  const values = typed.values.flatMap((each) => {
    const found = known === undefined ? [each.text] : matching(each.text, known)
    if (found.length > 0) return found
    const other = fieldOf(each.text, name, reader.words)
    if (other !== undefined) {
      const { write, name: kind } = choiceFields[other]
      const message = `No ${choiceFields[name].name} is called “${each.text}”, but a ${kind} is: ${write}:${each.text.toLowerCase()}.`
      // Beside other values, this one alone cannot become another field.
      if (typed.values.length === 1) fault(reader, typed, message, `${write}:${written(each.text.toLowerCase())}`)
      else fault(reader, each, message)
      return []
    }
    const all = known!.flatMap(({ value, also = [] }) => [value, ...also])
    const meant = nearest(each.text.toLowerCase(), all)
    const hint = meant === undefined ? listed(known!.map(({ value }) => value.toLowerCase())) : ` Did you mean “${meant}”?`
    fault(
      reader,
      each,
      `No ${choiceFields[name].name} is called “${each.text}”.${hint}`,
      meant === undefined ? undefined : written(meant.toLowerCase()),
    )
    return []
  })
  if (values.length === 0) return undefined
  return turned(typed, { is: 'choice', field: name, values: [...new Set(values)], ...place(typed) })
}

/** Fields that say where a card belongs: what is no value of one may be one of another. */
const places = ['region', 'subregion', 'dimension'] as const

/** The field of another kind of place that has just this value. */
function fieldOf(text: string, not: ChoiceField, words: QueryWords): ChoiceField | undefined {
  const wanted = plain(text)
  return places.some((each) => each === not)
    ? places.find(
        (each) => each !== not && words[each]?.some(({ value, also = [] }) => [value, ...also].some((one) => plain(one) === wanted)),
      )
    : undefined
}

/** As many values as somebody reads through, told where none of them is like what was typed. */
function listed(values: readonly string[]): string {
  return values.length > 14 ? '' : ` There are: ${values.join(', ')}.`
}

/** The values that are meant: those of that name, else those that begin so, else those with a word that begins so, else the one of several. */
function matching(text: string, known: readonly KnownValue[]): string[] {
  const wanted = plain(text)
  const names = known.map(({ value, also = [] }) => ({ value, names: [value, ...also].map(plain) }))
  const ways: readonly ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => ` ${name}`.includes(` ${wanted}`),
    (name) => [`${name}s`, name.replace(/y$/, 'ies')].includes(wanted),
  ]
  if (wanted === '') return []
  for (const fits of ways) {
    const found = names.filter((each) => each.names.some(fits)).map(({ value }) => value)
    if (found.length > 0) return found
  }
  return []
}

/** Without case and accents; a hyphen is a blank. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0-]+/gu, ' ')
    .trim()
}

function number(typed: TypedField, name: NumberField, reader: Reader): Find | undefined {
  const [first] = typed.values as readonly [QueryToken, ...QueryToken[]]
  const other = fields.get(first.text.toLowerCase())
  if (other?.kind === 'number' && typed.values.length === 1) {
    return { is: 'number', field: name, compare: typed.compare, to: other.field, ...place(typed) }
  }
  const strange = typed.values.find(({ text }) => !/^[-−+]?\d{1,6}$/.test(text))
  const range = typed.values.length === 1 ? /^(\d{1,6})(?:-|–|\.\.)(\d{1,6})$/.exec(first.text) : null
  if (range !== null && typed.compare === '=') {
    const of = typed.name.text
    return fault(reader, typed, 'From one number to another is two comparisons.', `(${of}>=${range[1]} ${of}<=${range[2]})`)
  }
  if (strange !== undefined) {
    const meant = nearest(
      strange.text.toLowerCase(),
      Object.values(numberFields).flatMap(({ write, also }) => [write, ...also]),
    )
    return fault(reader, strange, `“${typed.name.text}” is compared with a number, or with another field that is one.`, meant)
  }
  if (typed.values.length > 1 && typed.compare !== '=' && typed.compare !== '!=') {
    return fault(reader, typed, 'Only one number can be more or less.', `${typed.name.text}${typed.compare}${first.text}`)
  }
  const to = typed.values.map(({ text }) => Number(text.replace('−', '-')))
  return { is: 'number', field: name, compare: typed.compare, to, ...place(typed) }
}

function arrange(typed: TypedField, name: ArrangementField, reader: Reader): undefined {
  for (const each of typed.values) {
    const down = each.text.startsWith('-') || each.text.endsWith('-')
    const text = name === 'sort' ? each.text.replace(/^[-+]|[-+]$/g, '') : each.text
    const [value] = matching(text, arrangements[name])
    if (value === undefined) {
      const all = arrangements[name].map((known) => known.value)
      const meant = nearest(text.toLowerCase(), all)
      const hint = meant === undefined ? listed(all) : ` Did you mean “${meant}”?`
      fault(reader, each, `There is no ${arrangementFields[name].name} “${text}”.${hint}`, meant)
    } else if (name === 'sort') reader.sort.push({ by: value as Sort, down: down || typed.compare === '>' || typed.compare === '>=' })
    else if (name === 'group') reader.group = value as Grouping
    else reader.show = value as Way
  }
}

function fault(reader: Reader, { at, length }: Place, message: string, instead?: string): undefined {
  reader.faults.push({ at, length, message, ...(instead !== undefined && { instead }) })
  return undefined
}

/** The known word that was probably meant: two thirds of what was typed must be right. */
function nearest(wanted: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  const turned = swapped(wanted)
  for (const each of known) {
    const far = turned.includes(each.toLowerCase()) ? 1 : distance(wanted, each.toLowerCase())
    if (far < least) {
      least = far
      best = each
    }
  }
  return best
}

/** A word with each two neighbours exchanged: one slip of the pen, though two letters differ. */
export function swapped(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const [first, second] = [word[at]!, word[at + 1]!]
    return first === second ? '' : word.slice(0, at) + second + first + word.slice(at + 2)
  }).filter((each) => each !== '')
}

// ---------------------------------------------------------------- changing what is typed

/** A value as it is written behind a field. */
export function written(value: string): string {
  return /^[^\s()"“”<>=:,!-][^\s()"“”<>=:,]*$/u.test(value) ? value : `"${value.replace(/["“”]/gu, '')}"`
}

/** The parts of a query that must all hold, whatever brackets they stand in. */
export function conjuncts({ find }: Query): readonly Find[] {
  return find === undefined ? [] : find.is === 'all' ? find.of : [find]
}

/** The query without what stands there. */
export function without(typed: string, { at, length }: Place): string {
  return `${typed.slice(0, at).trimEnd()} ${typed.slice(at + length).trimStart()}`.trim()
}

/** The query with this in the place of what stands there. */
export function instead(typed: string, { at, length }: Place, text: string): string {
  return typed.slice(0, at) + text + typed.slice(at + length)
}

function and(typed: string, query: Query, text: string): string {
  const before = typed.trim()
  if (before === '') return text
  return `${query.find?.is === 'any' && query.find.at === 0 && !isBracketed(before) ? `(${before})` : before} ${text}`
}

const isBracketed = (text: string) => text.startsWith('(') && text.endsWith(')')

/** What a filter says, to be put into the query: any one of some values, or a number; with neither, nothing. */
export type Filter =
  | { readonly field: ChoiceField; readonly values: readonly string[] }
  | { readonly field: NumberField; readonly compare: Compare; readonly to?: number | undefined }

/** The query with a filter that is set so, and otherwise as it was typed. */
export function withFilter(typed: string, filter: Filter, words?: QueryWords): string {
  const reading = readQuery(typed, words)
  if (!reading.ok) return typed
  const text = filterText(filter)
  // One is changed, and others of the same kind go: they would hold beside it.
  const there = conjuncts(reading.value).filter((each) => isOf(each, filter))
  let changed = typed
  for (const each of there.slice(1).toReversed()) changed = without(changed, each)
  const [first] = there
  if (first === undefined) return text === '' ? changed : and(changed, reading.value, text)
  return text === '' ? without(changed, first) : instead(changed, first, text)
}

function isOf(find: Find, filter: Filter): boolean {
  if ('values' in filter) return find.is === 'choice' && find.field === filter.field
  return find.is === 'number' && find.field === filter.field && find.compare === filter.compare && typeof find.to !== 'string'
}

function filterText(filter: Filter): string {
  if ('values' in filter) {
    return filter.values.length === 0
      ? ''
      : `${choiceFields[filter.field].write}:${filter.values.map((each) => written(each.toLowerCase())).join(',')}`
  }
  return filter.to === undefined ? '' : `${numberFields[filter.field].write}${filter.compare}${filter.to}`
}

/** The query with another arrangement, or without one. */
export function withArrangement(typed: string, name: ArrangementField, value: string | undefined): string {
  const { tokens } = queryTokens(typed.slice(0, longestQuery))
  let changed = typed
  for (const [no, each] of [...tokens.entries()].toReversed()) {
    const found = each.type === 'field' ? fields.get(each.text.toLowerCase()) : undefined
    if (found?.kind !== 'arrangement' || found.field !== name) continue
    const end = tokens
      .slice(no + 1)
      .findIndex(({ type }, step) => step > 0 && !['word', 'number', 'phrase', 'comma', 'nothing'].includes(type))
    const values = tokens.slice(no + 1, end < 0 ? undefined : no + 1 + end)
    const last = lastOf(values)
    changed = without(changed, { at: each.at, length: last.at + last.length - each.at })
  }
  if (value === undefined) return changed
  return `${changed.trim()} ${arrangementFields[name].write}:${value}`.trim()
}

/** The last token of a field's values: a comparison, a value, and more behind commas. */
function lastOf(tokens: readonly QueryToken[]): QueryToken {
  let last = 1
  while (tokens[last + 1]?.type === 'comma') last += 2
  return tokens[last] ?? tokens[0]!
}
