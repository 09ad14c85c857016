/**
 * Finding cards by a query: the query as SQL over the index of cards. Words are tolerant of slips, links between cards
 * go by what the grammar read in stories, and whatever nobody understands is told and passed over.
 */
import { distance } from 'fastest-levenshtein'
import type { Kind } from '../grammar/ast.ts'
import { type KnownWords, knownWords } from '../grammar/link.ts'
import { conjuncts, type Find, type Query, type QueryFault, readQuery, swapped, written } from '../grammar/query.ts'
import {
  type ChoiceField,
  fixedValues,
  type Grouping,
  type KnownValue,
  type NumberField,
  type QueryWords,
  type Sort,
} from '../grammar/query-fields.ts'
import { readRecipe } from '../grammar/recipe.ts'
import { foldTitle } from '../grammar/titles.ts'
import { plainWords } from './card-index.ts'
import type { LibraryCard } from './cards.ts'
import type { CardFacts, InvestigatorFacts } from './cards-file.ts'
import { holds } from './collection.ts'
import type { Unread } from './import-cards.ts'
import { allOf, anyOf, type Condition, hasFact, is, needing, noneOf, ofKinds } from './kinds.ts'
import type { Db } from './open.ts'

/** A card of a result. */
export interface Hit {
  readonly id: string
  readonly title: string
  readonly setCode: string
  readonly type: LibraryCard['type']
  readonly rarity?: string
  readonly own: boolean
  /** How many cards bear this Title. */
  readonly variants: number
  readonly text: string
  /** Missing where they were not understood. */
  readonly facts?: CardFacts | InvestigatorFacts
  readonly unread?: Unread
}

/** A word that stands nowhere, and what was looked for in its place. */
export interface Heard {
  readonly at: number
  readonly length: number
  readonly as: readonly string[]
}

export interface Group {
  /** Missing for the cards that have none. */
  readonly name?: string
  readonly count: number
}

export interface Result {
  readonly query: Query
  /** The parts of the query that hold of every card found: all but those that nobody understands. */
  readonly holding: readonly Find[]
  readonly faults: readonly QueryFault[]
  readonly heard: readonly Heard[]
  readonly total: number
  /** The groups in the order in which their cards come, where groups were wanted. */
  readonly groups: readonly Group[]
  /** How many cards there would be without a part of the query, the most first; only where nothing was found. */
  readonly blocking: readonly { readonly at: number; readonly length: number; readonly without: number }[]
  /** Titles that look like what was typed; only where nothing was found. */
  readonly near: readonly string[]
}

interface Kept extends Result {
  readonly numbers: readonly number[]
}

const owned = '(select coalesce(sum(copies), 0) from owned_card where owned_card.card = card_index.card)'
const held = `(select coalesce(sum(deck_card.copies), 0) from deck_card join deck on deck.id = deck_card.deck
    where deck_card.card = card_index.card and ${holds})`

const numbers: Readonly<Record<NumberField, string>> = {
  value: 'card_index.value',
  points: 'card_index.points',
  sanity: 'card_index.sanity',
  bonus: 'card_index.bonus',
  capacity: 'card_index.capacity',
  education: 'card_index.education',
  sanityStart: 'card_index.sanity_start',
  sanityMax: 'card_index.sanity_max',
  hand: 'card_index.hand',
  handMin: 'card_index.hand_min',
  handMax: 'card_index.hand_max',
  asks: 'card_index.asks',
  own: owned,
  free: `max(0, ${owned} - ${held})`,
}

const sortColumns: Readonly<Record<Sort, string>> = {
  name: 'card_index.filed',
  type: 'card_index.type',
  value: 'card_index.value',
  points: 'card_index.points',
  sanity: 'card_index.sanity',
  region: 'card_index.region',
  // As lists show it: the nearest that is known of where a card is.
  subregion: 'coalesce(card_index.subregion, card_index.region)',
  set: 'card_index.set_code',
  rarity: 'card_index.rarity',
  asks: 'card_index.asks',
  education: 'card_index.education',
}

const groupColumns: Readonly<Record<Grouping, string>> = {
  type: 'card_index.type',
  subtype: 'card_index.subtype',
  region: 'card_index.region',
  subregion: 'card_index.subregion',
  set: 'card_index.set_code',
  rarity: 'card_index.rarity',
  points: 'card_index.points',
  value: 'card_index.value',
  dimension: "case when any_dimension then 'any' else card_index.dimension end",
  letter: 'upper(substr(filed, 1, 1))',
}

/** Results that are kept, so that scrolling does not search again. */
const keptResults = 8

export function librarySearch(db: Db) {
  const changes = db.prepare<[], number>('select total_changes()').pluck()
  const revision = db.prepare<[], number>('select revision from library').pluck()
  const matchesAny = db.prepare<[string], number>('select 1 from card_text where card_text match ? limit 1').pluck()
  const vocabulary = db.prepare<[], string>('select term from card_vocabulary').pluck()
  const facts = db.prepare<[], string>("select facts from card where facts is not null and type <> 'Investigator'").pluck()
  const titles = db.prepare<[], { folded: string; title: string }>('select folded, min(title) as title from card group by folded')
  const needs = db
    .prepare<[string], string>(
      'select distinct kind from card_need join card_index on card_index.no = card_need.card where folded = ? order by kind',
    )
    .pluck()
  const needsOfDeck = db
    .prepare<[string], string>(
      `select distinct kind from deck join deck_card on deck_card.deck = deck.id join card_index on card_index.card = deck_card.card
         join card_need on card_need.card = card_index.no
        where deck.name = ? and removed_at is null and section = 'deck' order by kind`,
    )
    .pluck()
  const values = {
    subtype: db.prepare<[], string>('select distinct subtype from card_index where subtype is not null').pluck(),
    region: db.prepare<[], string>('select distinct region from card_index where region is not null').pluck(),
    subregion: db.prepare<[], string>('select distinct subregion from card_index where subregion is not null').pluck(),
    rarity: db.prepare<[], string>('select distinct rarity from card_index where rarity is not null').pluck(),
    attribute: db.prepare<[], string>("select distinct word from card_fact where kind = 'attribute'").pluck(),
    language: db.prepare<[], string>("select distinct word from card_fact where kind = 'language' and word <> 'all'").pluck(),
    icon: db.prepare<[], string>("select distinct word from card_fact where kind = 'icon'").pluck(),
  }
  const sets = db.prepare<[], { code: string; name: string | null }>(
    'select distinct set_code as code, name from card_index left join card_set on code = set_code',
  )
  const decks = db.prepare<[], string>('select distinct name from deck where removed_at is null').pluck()
  const row = db.prepare<
    [number],
    Omit<Hit, 'own' | 'facts' | 'unread'> & { own: 0 | 1; facts: string | null; unread: string | null; rarity: string | null }
  >(
    `select card.id, card.title, card.set_code as setCode, card.type, card.rarity, own, card.text, card.facts, card.unread,
            (select count(*) from card as other where other.folded = card.folded) as variants
       from card_index join card on card.id = card_index.card where no = ?`,
  )

  const adventures = db
    .prepare<[], [no: number, card: string]>(
      "select no, card from card_index join card on card.id = card where card.type = 'Adventure' and facts is not null",
    )
    .raw()
  const switched = db.prepare<[], { no: number; off: 0 | 1 }>(
    'select no, set_code in (select code from card_set where not is_on) as off from card_index',
  )
  const keepsCollection = db.prepare<[], 0 | 1>('select is_on from collection').pluck()
  const numberOf = db.prepare<[string], number>('select no from card_index where card = ?').pluck()

  // ------------------------------------------------------------ what depends on the cards at hand

  /** Made again when the cards changed. */
  function remembered<T>(make: () => T): () => T {
    let kept: { readonly at: number; readonly value: T } | undefined
    return () => {
      const at = revision.get()!
      if (kept?.at !== at) kept = { at, value: make() }
      return kept.value
    }
  }

  const known = remembered<KnownWords>(() => knownWords(facts.all().map((each) => JSON.parse(each) as CardFacts)))
  const allWords = remembered(() => vocabulary.all())
  const allTitles = remembered(() => titles.all())
  const cardWords = remembered<QueryWords>(() => {
    const plain = (all: readonly string[]): KnownValue[] => all.toSorted().map((value) => ({ value }))
    const attributes = values.attribute.all()
    const subtypes = values.subtype.all()
    return {
      subtype: plain([...new Set([...subtypes, ...attributes])]),
      attribute: plain(attributes),
      region: plain(values.region.all()),
      subregion: plain(values.subregion.all()),
      rarity: plain(values.rarity.all()),
      language: plain(values.language.all()),
      icon: plain(values.icon.all()),
      has: [...fixedValues.has!, { value: 'errata' }],
    }
  })

  /** What can be asked for in this library. */
  function words(): QueryWords {
    const named = sets.all().map(({ code, name }) => ({ value: code, also: name === null ? [] : [name] }))
    return { ...cardWords(), set: named, in: [{ value: 'deck' }, { value: 'maybe' }, ...decks.all().map((value) => ({ value }))] }
  }

  // ------------------------------------------------------------ words

  /** Words of the library that were probably meant: as near as a slip, whole or as far as they are typed. */
  function meant(word: string): string[] {
    const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
    if (slips === 0) return []
    let least = slips
    let found: string[] = []
    const turned = swapped(word)
    for (const each of allWords()) {
      if (each.length < word.length - slips) continue
      const isTurned = turned.some((way) => each.startsWith(way))
      const far = isTurned ? 1 : distance(word, each.length > word.length + slips ? each.slice(0, word.length) : each)
      if (far > least) continue
      if (far < least) found = []
      least = far
      found.push(each)
    }
    return found.slice(0, 8)
  }

  interface Looked {
    /** Words as the index looks for them. */
    readonly expression: string
    /** What was heard in their place, where they stand nowhere. */
    readonly as?: readonly string[]
  }

  /** What was looked up for the query at hand, whose parts are asked again where nothing is found. */
  const lookedUp = new Map<string, Looked | undefined>()

  /** Nothing for signs alone. */
  function indexWords(text: string, only: 'name' | 'text' | undefined): Looked | undefined {
    const key = `${only ?? ''}:${text}`
    if (!lookedUp.has(key)) lookedUp.set(key, lookUp(text, only))
    return lookedUp.get(key)
  }

  function lookUp(text: string, only: 'name' | 'text' | undefined): Looked | undefined {
    const parts = plainTokens(text)
    if (parts.length === 0) return undefined
    const within = only === undefined ? '' : only === 'name' ? '{title} : ' : '{text} : '
    const whole = `${within}"${parts.join(' ')}" *`
    if (matchesAny.get(whole) !== undefined) return { expression: whole }
    const others = parts.map((part) => (matchesAny.get(`${within}"${part}" *`) === undefined ? meant(part) : [part]))
    if (others.every((each, at) => each[0] === parts[at])) return { expression: whole }
    if (others.some((each) => each.length === 0)) return { expression: whole }
    return {
      expression: `(${others.map((each) => `(${each.map((word) => `${within}"${word}" *`).join(' OR ')})`).join(' AND ')})`,
      as: others.map((each) => each[0]!),
    }
  }

  // ------------------------------------------------------------ a query as a condition

  interface Telling {
    readonly faults: QueryFault[]
    readonly heard: Heard[]
    /** Sets that were asked for by name: these are found even where they are switched off. */
    sets: boolean
  }

  type Words = Extract<Find, { is: 'words' }>

  function expression(find: Words, telling: Telling): string | undefined {
    const looked = indexWords(find.words, find.only)
    if (looked?.as !== undefined) telling.heard.push({ at: find.at, length: find.length, as: looked.as })
    return looked?.expression
  }

  /** Nothing for a part that nobody understands: it is told, and passed over. */
  function condition(find: Find, telling: Telling): Condition | undefined {
    switch (find.is) {
      case 'words': {
        if (find.how === 'title') return is('card_index.folded = ?', foldTitle(find.words))
        const looked = expression(find, telling)
        if (looked !== undefined) return is('card_index.no in (select rowid from card_text where card_text match ?)', looked)
        telling.faults.push({ at: find.at, length: find.length, message: 'Signs alone find nothing: a word has letters or digits.' })
        return undefined
      }
      case 'choice':
        return choice(find, telling)
      case 'number': {
        if ([find.field, find.to].some((each) => each === 'own' || each === 'free') && keepsCollection.get() === 0) {
          const message = 'Which cards you own is not kept yet: “Cards you own”, below the filters, begins that.'
          telling.faults.push({ at: find.at, length: find.length, message })
          return undefined
        }
        const column = numbers[find.field]
        if (typeof find.to === 'string') return is(`${column} ${find.compare === '!=' ? '<>' : find.compare} ${numbers[find.to]}`)
        const [first] = find.to
        if (find.to.length === 1) return is(`${column} ${find.compare === '!=' ? '<>' : find.compare} ?`, first!)
        return is(`${column} ${find.compare === '!=' ? 'not in' : 'in'} (${find.to.map(() => '?').join(', ')})`, ...find.to)
      }
      case 'link': {
        const all = find.names.flatMap((name) => link(find.field, name, telling) ?? [])
        return all.length === 0 ? undefined : anyOf(all)
      }
      case 'not': {
        const of = condition(find.of, telling)
        return of && noneOf(of)
      }
      case 'all':
      case 'any': {
        const all = find.of.flatMap((each) => condition(each, telling) ?? [])
        return all.length === 0 ? undefined : find.is === 'all' ? allOf(all) : anyOf(all)
      }
    }
  }

  function choice({ field, values: wanted }: Extract<Find, { is: 'choice' }>, telling: Telling): Condition {
    const among = (column: string, all = wanted) => is(`card_index.${column} in (${all.map(() => '?').join(', ')})`, ...all)
    switch (field) {
      case 'type':
      case 'region':
      case 'subregion':
      case 'rarity':
        return among(field)
      case 'set':
        telling.sets = true
        return among('set_code')
      case 'subtype':
        return anyOf([among('subtype'), hasFact('attribute', wanted)])
      case 'dimension': {
        const marked = wanted.filter((each) => each !== 'any')
        return anyOf([
          ...(marked.length > 0 ? [allOf([is('not card_index.any_dimension'), among('dimension', marked)])] : []),
          ...(wanted.includes('any') ? [is('card_index.any_dimension')] : []),
        ])
      }
      case 'language':
        return hasFact('language', [...wanted, 'all'])
      case 'has':
        return anyOf(
          wanted.map((each) =>
            each === 'variants'
              ? is('card_index.folded in (select folded from card_index group by folded having count(*) > 1)')
              : each === 'errata'
                ? is('card_index.card in (select card from erratum)')
                : hasFact('has', [each]),
          ),
        )
      case 'legal':
        return anyOf(wanted.map(legal))
      case 'in':
        return anyOf(wanted.map(inDeck))
      default:
        return hasFact(field, wanted)
    }
  }

  function link(
    field: Extract<Find, { is: 'link' }>['field'],
    { text, at, length }: { text: string; at: number; length: number },
    telling: Telling,
  ): Condition | undefined {
    const fault = (message: string, instead?: string): undefined => {
      telling.faults.push({ at, length, message, ...(instead !== undefined && { instead: written(instead) }) })
      return undefined
    }
    if (field === 'neededBy') {
      const found = decks.all().filter((each) => plainWords(each).startsWith(plainWords(text)) || plainWords(text) === 'deck')
      if (found.length === 0) return fault(`No deck is called “${text}”.`, nearest(text, decks.all()))
      return ofKinds(unfolded(found.flatMap((each) => needsOfDeck.all(each))))
    }
    if (field === 'for') {
      const called = cardsCalled(text)
      if (called.length === 0) return fault(`No card is called “${text}”.`, near(text)[0])
      const kinds = called.map(({ folded }) => unfolded(needs.all(folded))).find((each) => each.length > 0)
      return kinds ? ofKinds(kinds) : fault(`${called[0]!.title} asks for no cards.`)
    }
    const kinds = kindsOf(text)
    if ('message' in kinds) return fault(kinds.message, kinds.instead)
    return field === 'needs' ? needing(kinds) : ofKinds(kinds)
  }

  /** What a phrase asks for, read as stories are: in capitals, whatever way it was typed. */
  function kindsOf(phrase: string): readonly Kind[] | { readonly message: string; readonly instead?: string } {
    const words = phrase.slice(0, 200)
    const asTyped = /\p{Lu}{2}/u.test(words) ? readRecipe(`${words}.`, known()) : undefined
    const reading = asTyped?.ok ? asTyped : readRecipe(`${words.toUpperCase()}.`, known())
    if (!reading.ok) {
      const { at, length, nearest: meant } = reading
      const hint = meant === undefined ? '' : ` Did you mean “${meant.toLowerCase()}”?`
      return {
        message: `No Adventure could ask for “${words}”.${hint}`,
        ...(meant !== undefined && { instead: words.slice(0, at) + meant.toLowerCase() + words.slice(at + length) }),
      }
    }
    const { slots, conditions } = reading.value
    return [...slots.flatMap(({ anyOf }) => anyOf), ...conditions.flatMap((each) => (each.kind === 'sum' ? [each.of] : []))]
  }

  /** The card of that Title first, then those whose Titles begin so. */
  function cardsCalled(text: string): { readonly folded: string; readonly title: string }[] {
    const wanted = foldTitle(text)
    return allTitles()
      .filter(({ folded }) => folded.startsWith(wanted))
      .sort((a, b) => a.folded.length - b.folded.length)
  }

  /** Titles that look most like what was typed. */
  function near(text: string): string[] {
    const wanted = foldTitle(text)
    const most = Math.max(2, Math.floor(wanted.length * 0.4))
    return allTitles()
      .map(({ folded, title }) => ({
        title,
        far: Math.min(distance(wanted, folded), distance(wanted, folded.slice(0, wanted.length)) + 1),
      }))
      .filter(({ far }) => far <= most)
      .sort((a, b) => a.far - b.far || (a.title < b.title ? -1 : 1))
      .slice(0, 3)
      .map(({ title }) => title)
  }

  // ------------------------------------------------------------ results

  function run(query: Query): Kept {
    const telling: Telling = { faults: [], heard: [], sets: false }
    // Words that must all be there are looked up together, so that the best come first; all else narrows that.
    const parts = onceEach(conjuncts(query))
    const isPlain = (each: Find): each is Words => each.is === 'words' && each.how !== 'title'
    const ranked = query.sort.length === 0 && query.group === undefined
    const looked = ranked ? parts.filter(isPlain).flatMap((each) => expression(each, telling) ?? []) : []
    const passedOver = new Set<string>()
    const rest = parts
      .filter((each) => !(ranked && isPlain(each) && plainTokens(each.words).length > 0))
      .flatMap((each) => {
        const must = condition(each, telling)
        if (must === undefined) passedOver.add(asked(each))
        return must ?? []
      })
    if (!telling.sets) rest.push(is('card_index.set_code not in (select code from card_set where not is_on)'))
    const where = allOf(rest)
    const group = query.group === undefined ? 'null' : groupColumns[query.group]
    const sorts = query.sort.map(({ by, down }) => {
      const column = sortColumns[by]
      return by === 'name' ? `${column}${down ? ' desc' : ''}` : `${column} is null, ${column}${down ? ' desc' : ''}`
    })
    const best = looked.length > 0 ? ['card_index.folded = ? desc', 'bm25(card_text, 10, 4, 4, 4, 1)'] : []
    const order = [
      ...(query.group === undefined ? [] : [`${group} is null`, group]),
      ...sorts,
      ...best,
      'card_index.filed',
      'card_index.load_order',
    ]
    const from = looked.length > 0 ? 'card_text join card_index on card_index.no = card_text.rowid' : 'card_index'
    const match = looked.length > 0 ? 'card_text match ? and ' : ''
    const bound = [
      ...(looked.length > 0 ? [looked.join(' AND ')] : []),
      ...where.values,
      ...(looked.length > 0
        ? [
            foldTitle(
              parts
                .filter(isPlain)
                .map(({ words }) => words)
                .join(' '),
            ),
          ]
        : []),
    ]
    const sql = `select card_index.no${query.group === undefined ? '' : `, ${group}`} from ${from} where ${match}${where.sql} order by ${order.join(', ')}`
    const rows = db
      .prepare<(string | number)[], [number, (string | number | null)?]>(sql)
      .raw()
      .all(...bound)
    const numbers = rows.map(([no]) => no)
    const faults = [...query.faults, ...telling.faults].toSorted((a, b) => a.at - b.at)
    return {
      query,
      holding: conjuncts(query).filter((each) => !passedOver.has(asked(each))),
      faults,
      heard: telling.heard,
      total: rows.length,
      groups: query.group === undefined ? [] : grouped(rows),
      numbers,
      blocking: [],
      near: [],
    }
  }

  /** The numbers of the cards for which all of this holds, in no order. */
  function numbersOf(find: readonly Find[]): number[] {
    const telling: Telling = { faults: [], heard: [], sets: false }
    const all = onceEach(find).flatMap((each) => condition(each, telling) ?? [])
    if (!telling.sets) all.push(is('card_index.set_code not in (select code from card_set where not is_on)'))
    const { sql, values: bound } = allOf(all)
    return db
      .prepare<(string | number)[], number>(`select no from card_index where ${sql}`)
      .pluck()
      .all(...bound)
  }

  /** For parts of which no card is all: how many cards each of them alone keeps out. Every part is looked up once. */
  function standingAlone(parts: readonly Find[]): { readonly part: Find; readonly without: number }[] {
    const looked = parts.map((part) => {
      const telling: Telling = { faults: [], heard: [], sets: false }
      const { sql, values: bound } = allOf([condition(part, telling) ?? []].flat())
      const cards = db.prepare<(string | number)[], number>(`select no from card_index where ${sql}`).pluck()
      return { part, sets: telling.sets, cards: new Set(cards.all(...bound)), without: 0 }
    })
    for (const { no, off } of switched.all()) {
      const [first, second] = looked.filter(({ cards }) => !cards.has(no))
      if (first === undefined || second !== undefined) continue
      if (off === 0 || looked.some(({ sets, part }) => sets && part !== first.part)) first.without++
    }
    return looked
  }

  /** What stands in the way of a result, and what may have been meant. */
  function explained(result: Kept): Kept {
    if (result.total > 0) return result
    const parts = result.holding
    const alone = new Map(standingAlone(onceEach(parts)).map(({ part, without }) => [asked(part), without]))
    const blocking = parts
      .map((each) => {
        // Without one of two alike there is still the other.
        const isTwin = parts.some((other) => other !== each && asked(other) === asked(each))
        return { at: each.at, length: each.length, without: isTwin ? 0 : alone.get(asked(each))! }
      })
      .sort((a, b) => b.without - a.without)
    const said = parts.filter((each) => each.is === 'words' && each.only !== 'text')
    const typed = said.flatMap((each) => (each.is === 'words' ? [each.words] : [])).join(' ')
    // Words that do find something were meant as they stand.
    return { ...result, blocking, near: typed === '' || numbersOf(said).length > 0 ? [] : near(typed) }
  }

  const kept = new Map<string, { readonly at: number; readonly result: Kept }>()

  function search(typed: string): Kept {
    const at = changes.get()!
    const there = kept.get(typed)
    if (there?.at === at) return there.result
    lookedUp.clear()
    const reading = readQuery(typed, words())
    const query: Query = reading.ok
      ? reading.value
      : { sort: [], faults: [{ at: reading.at, length: reading.length, message: reading.message }] }
    const result = explained(run(query))
    kept.delete(typed)
    kept.set(typed, { at, result })
    for (const old of kept.keys()) if (kept.size > keptResults) kept.delete(old)
    return result
  }

  function hit(no: number): Hit[] {
    const found = row.get(no)
    if (found === undefined) return []
    const { own, facts: json, unread, rarity, ...plain } = found
    return [
      {
        ...plain,
        own: own === 1,
        ...(rarity !== null && { rarity }),
        ...(json !== null && { facts: JSON.parse(json) as CardFacts | InvestigatorFacts }),
        ...(unread !== null && { unread: JSON.parse(unread) as Unread }),
      },
    ]
  }

  return {
    words,
    known,
    /** What a query finds, in its order; asked again it costs nothing as long as nothing was written. */
    search: (typed: string): Result => search(typed),
    /** One card, whether it is offered or not. */
    card(id: string): Hit | undefined {
      const no = numberOf.get(id)
      return no === undefined ? undefined : hit(no)[0]
    },
    /** Some of the cards that a query finds. */
    page: (typed: string, from: number, limit: number): Hit[] =>
      search(typed)
        .numbers.slice(from, from + limit)
        .flatMap(hit),
    /** The ids of the Adventures that a query finds, in its order; of those that were understood. */
    adventures(typed: string): string[] {
      const ids = new Map(adventures.all())
      return search(typed).numbers.flatMap((no) => ids.get(no) ?? [])
    },
    /** The numbers of the cards that a query finds; and those without its filters of a field, where it has any. */
    numbers(typed: string): { readonly found: readonly number[]; readonly without: (field: ChoiceField) => readonly number[] | undefined } {
      const { numbers: found, holding } = search(typed)
      const isOf = (each: Find, field: ChoiceField) => each.is === 'choice' && each.field === field
      return {
        found,
        without: (field) =>
          holding.some((each) => isOf(each, field)) ? numbersOf(holding.filter((each) => !isOf(each, field))) : undefined,
      }
    },
    /** The ids of all cards that a query finds. */
    ids: (typed: string): string[] => search(typed).numbers.flatMap((no) => hit(no).map(({ id }) => id)),
  }
}

export type LibrarySearch = ReturnType<typeof librarySearch>

/** What is asked twice is asked once: an index that must find a word again and again takes its time. */
function onceEach(parts: readonly Find[]): Find[] {
  return [...Map.groupBy(parts, asked).values()].map(([first]) => first!)
}

/** What a part asks, wherever it stands. */
function asked(part: Find): string {
  return JSON.stringify(part, (key, value: unknown) => (key === 'at' || key === 'length' ? undefined : value))
}

function plainTokens(text: string): string[] {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 20)
}

function unfolded(kinds: readonly string[]): Kind[] {
  return [...new Set(kinds)].map((each) => JSON.parse(each) as Kind)
}

function grouped(rows: readonly [number, (string | number | null)?][]): Group[] {
  const groups: { name?: string; count: number }[] = []
  let last: string | number | null | undefined
  for (const [, name] of rows) {
    if (groups.length === 0 || name !== last)
      groups.push(name === null || name === undefined ? { count: 0 } : { name: String(name), count: 0 })
    groups.at(-1)!.count++
    last = name
  }
  return groups
}

function legal(play: string): Condition {
  if (play === 'investigator') return is("card_index.type = 'Investigator'")
  // An Investigator is never part of a deck (M1.2), and a blank Adventure is a form (M3.11).
  const listed = is("card_index.type <> 'Investigator' and (card_index.type <> 'Adventure' or card_index.points is not null)")
  return play === 'campaign' ? allOf([listed, hasFact('is', ['playable'])]) : listed
}

function inDeck(name: string): Condition {
  const of = 'card_index.card in (select deck_card.card from deck_card join deck on deck.id = deck_card.deck where removed_at is null and '
  if (name === 'maybe') return is(`${of}section = 'maybe')`)
  return name === 'deck' ? is(`${of}section <> 'maybe')`) : is(`${of}section <> 'maybe' and deck.name = ?)`, name)
}

function nearest(text: string, all: readonly string[]): string | undefined {
  const ranked = all.map((each) => ({ each, far: distance(plainWords(text), plainWords(each)) })).sort((a, b) => a.far - b.far)
  return ranked[0] !== undefined && ranked[0].far <= Math.max(2, text.length / 2) ? ranked[0].each : undefined
}
