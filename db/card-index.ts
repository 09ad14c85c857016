/**
 * Keeps what the library is searched by in step with the cards. A card is indexed again when its reading changed, and
 * only then.
 */
import type { Kind, Recipe, Rule } from '../grammar/ast.ts'
import type { InvestigatorCard, Languages, PrintedCard } from '../grammar/card.ts'
import { wordsOfRule } from '../grammar/deeds.ts'
import { sayCondition, saySlot } from '../grammar/print-recipe.ts'
import type { Db } from './open.ts'
import { filedTitle } from './titles.ts'

/** Raised when something else of a card is indexed, so that all are indexed again. */
const edition = 1

/** What is known of a card that could not be read: facts without rules, or a name alone. */
type Indexed = Partial<Omit<PrintedCard, 'type'>> & Partial<Omit<InvestigatorCard, 'type'>>

interface Stale {
  readonly id: string
  readonly title: string
  readonly folded: string
  readonly type: string
  readonly subtype: string | null
  readonly rarity: string | null
  readonly set_code: string
  readonly load_order: number
  readonly own: 0 | 1
  readonly is_unique: 0 | 1
  readonly text: string
  readonly made_from: string
  readonly printed: string | null
  readonly json: string | null
}

/** Indexes what is new or changed; answers how many cards that were. Inside a transaction. With `cards`, looks at these alone. */
export function indexCards(db: Db, cards?: readonly string[]): number {
  // A card without a reading has nothing to tell whether it changed, and there are few of those.
  const stale = db
    .prepare<{ edition: string; cards: string | null }, Stale>(
      `select card.id, card.title, card.folded, card.type, card.subtype, card.rarity, card.set_code, card.load_order,
              card.origin <> 'shipped' as own, card.is_unique, card.text, card.printed,
              @edition || coalesce(card.printed, '') as made_from, coalesce(printed.json, card.facts) as json
         from card
         left join printed on printed.hash = card.printed
         left join card_index on card_index.card = card.id
        where (card.printed is null or card_index.made_from is not @edition || card.printed
               or card_index.rarity is not card.rarity or card_index.own <> (card.origin <> 'shipped'))
          and (@cards is null or card.id in (select value from json_each(@cards)))`,
    )
    .all({ edition: `${edition}:`, cards: cards === undefined ? null : JSON.stringify(cards) })
  if (stale.length > 0) {
    const put = writers(db)
    for (const each of stale) put(each)
  }
  db.exec(`update card_index set load_order = card.load_order from card
            where card.id = card_index.card and card_index.load_order <> card.load_order`)
  return stale.length
}

function writers(db: Db): (card: Stale) => void {
  const remove = db.prepare<[string]>('delete from card_index where card = ?')
  const columns = `card, made_from, load_order, folded, filed, words, own, set_code, rarity, type, subtype, region, place, subregion,
    dimension, any_dimension, gate, travel, target, past, value, points, sanity, bonus, capacity, education, sanity_start, sanity_max, hand,
    hand_min, hand_max, asks`
  const insert = db.prepare(`insert into card_index (${columns}) values (${columns.replace(/\w+/g, '@$&')})`)
  const fact = db.prepare<[string, string, number | bigint]>(
    'insert into card_fact (kind, word, card) values (?, ?, ?) on conflict do nothing',
  )
  const need = db.prepare<[number | bigint, number, number, string, string]>(
    'insert into card_need (card, slot, no, label, kind) values (?, cast(? as integer), cast(? as integer), ?, ?)',
  )
  const text = db.prepare<[number | bigint, string, string, string, string, string]>(
    'insert into card_text (rowid, title, type, subtype, attributes, text) values (?, ?, ?, ?, ?, ?)',
  )

  return (row) => {
    const card: Indexed = row.json === null ? {} : (JSON.parse(row.json) as Indexed)
    const needs = needsOf(card)
    const asks = card.recipe?.slots.reduce((sum, { count }) => sum + count, 0)
    remove.run(row.id)
    const { lastInsertRowid: no } = insert.run({
      card: row.id,
      made_from: row.made_from,
      load_order: whole(row.load_order),
      folded: row.folded,
      filed: plainWords(filedTitle(row.title).replace(/, The$/, '')),
      words: ` ${plainWords(row.title)} `,
      own: whole(row.own),
      set_code: row.set_code,
      rarity: row.rarity,
      type: row.type,
      subtype: row.subtype,
      region: card.region ?? null,
      // An Exotic Location is a Region by itself (M6.9).
      place: (card.exotic === true ? row.title : card.region) ?? null,
      subregion: card.subregion ?? null,
      dimension: card.dimension ?? null,
      any_dimension: whole(card.anyDimension === true),
      gate: whole(card.gate === true),
      travel: whole(card.travel === true),
      target: card.target === undefined ? null : plainWords(card.target),
      past: typeof card.foundAt?.past === 'string' ? card.foundAt.past : null,
      value: whole(card.value),
      points: whole(card.points),
      sanity: whole(typeof card.sanity === 'number' ? card.sanity : undefined),
      bonus: whole(card.valueBonus),
      capacity: whole(card.spellCapacity),
      education: whole(card.education),
      sanity_start: whole(card.sanityStart),
      sanity_max: whole(card.sanityMax),
      hand: whole(card.hand),
      hand_min: whole(card.handMin),
      hand_max: whole(card.handMax),
      asks: whole(asks),
    })
    for (const [kind, word] of factsOf(card, row)) fact.run(kind, word, no)
    for (const { slot, no: at, label, kind } of needs) need.run(no, slot, at, label, JSON.stringify(kind))
    const attributes = [
      ...(card.attributes ?? []),
      ...(card.publicAttributes ?? []),
      card.region,
      card.subregion,
      ...spoken(card.languages),
    ]
    text.run(no, row.title, row.type, row.subtype ?? '', attributes.filter(Boolean).join(' '), row.text)
  }
}

/** SQLite knows no integers of JavaScript's kind unless told: whole numbers would be stored as reals. */
function whole(value: number | boolean | undefined): bigint | null {
  return value === undefined ? null : BigInt(value)
}

const spoken = (languages: Languages | undefined) => languages?.list ?? []

/** Words without case, accents and punctuation, a blank between them. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function factsOf(card: Indexed, row: Stale): (readonly [kind: string, word: string])[] {
  const rules: readonly Rule[] = card.rules ?? []
  const said = rules.map(wordsOfRule)
  const marks = [
    row.is_unique === 1 && 'unique',
    card.gate === true && 'gate',
    card.goo === true && 'goo',
    row.subtype === 'Phobia' && 'phobia',
    card.travel === true && 'travel',
    card.exotic === true && 'exotic',
    card.invisible !== undefined && card.invisible !== false && 'invisible',
    card.sanity === 'variable' && 'variable',
    row.own === 1 && 'own',
    row.printed === null ? 'unread' : 'playable',
  ]
  const things = [
    row.text !== '' && 'text',
    card.value !== undefined && 'value',
    card.sanity !== undefined && 'sanity',
    card.points !== undefined && 'points',
    card.region !== undefined && 'region',
    card.languages !== undefined && card.languages.list.length > 0 && 'language',
    needsOf(card).length > 0 && 'requirements',
  ]
  const all = (kind: string, words: readonly (string | false)[]) =>
    words.flatMap((word) => (word === false || word === '' ? [] : [[kind, word] as const]))
  return [
    ...all('attribute', card.attributes ?? []),
    ...all('bears', (card.attributes ?? []).flatMap(endings)),
    ...all('public', card.publicAttributes ?? []),
    ...all('language', card.languages?.mode === 'all' ? [...spoken(card.languages), 'all'] : spoken(card.languages)),
    ...all('icon', card.icons ?? []),
    ...all('is', marks),
    ...all('has', things),
    ...all(
      'does',
      said.flatMap(({ does }) => does),
    ),
    ...all(
      'when',
      said.flatMap(({ when }) => when),
    ),
    ...all('stands', rules.flatMap(standsFor)),
  ]
}

/** A Police Detective is a Detective too: a compound attribute counts by each of its ends. */
function endings(attribute: string): string[] {
  const words = plainWords(attribute).split(' ')
  return words.map((_, from) => words.slice(from).join(' '))
}

/** What a card may be used in place of in an Adventure (M12.45). */
function standsFor(rule: Rule): string[] {
  if (rule.kind !== 'static' || !('countsAs' in rule.effect)) return []
  return (rule.effect.for ?? 'Adventure') === 'Adventure' ? [plainWords(rule.effect.countsAs)] : []
}

interface Need {
  readonly slot: number
  readonly no: number
  /** The whole requirement in words. */
  readonly label: string
  readonly kind: Kind
}

/** What a card asks for: the cards of an Adventure, those that are added up, and those of a Great Old One. */
function needsOf({ recipe, requirements = [] }: Indexed): Need[] {
  const asked: Recipe = recipe ?? { slots: [], conditions: [] }
  const cards = asked.slots.map((slot) => ({ label: saySlot(slot), kinds: slot.anyOf }))
  const sums = asked.conditions.flatMap((each) => (each.kind === 'sum' ? [{ label: sayCondition(each, asked), kinds: [each.of] }] : []))
  const calls = requirements.map(({ phrase, type, title, subtype, attributes, publicAttributes, gate }) => ({
    label: phrase,
    kinds: [
      {
        ...(type && { type }),
        ...(title !== undefined && { title }),
        ...(subtype !== undefined && { subtype }),
        ...(attributes && { attributes }),
        ...(publicAttributes && { publicAttributes }),
        ...(gate !== undefined && { gate }),
      },
    ] as readonly Kind[],
  }))
  return [...cards, ...sums, ...calls].flatMap(({ label, kinds }, slot) => kinds.map((kind, no) => ({ slot, no, label, kind })))
}
