/**
 * Takes cards into the store: facts into rows, texts through the grammar, what they mean beside them. Nothing is read
 * twice for the same words: each card remembers the hash of all that its text was read from and with.
 *
 * A text the grammar cannot read never gets lost and never gets through: the card is kept with the error and cannot be
 * played.
 */
import type { AdventureText } from '../grammar/adventure-text.ts'
import type { Rule } from '../grammar/ast.ts'
import type { CardType } from '../grammar/card.ts'
import type { KnownWords, Named } from '../grammar/link.ts'
import type { Reading } from '../grammar/parse.ts'
import { indexCards } from './card-index.ts'
import type { CardFacts, InvestigatorFacts, SourceCard } from './cards-file.ts'
import { type Db, write } from './open.ts'
import { filePrinted } from './printed.ts'
import { type CardRow, cardRow, meaningOf, playingCards, readingHash, shipped, wordsHash } from './reading.ts'
import { loadOrder } from './titles.ts'

/** The grammar, as far as the import needs it. */
export interface CardLanguage {
  /** Changes with every change of the grammar, so that texts are read again. */
  readonly edition: string
  readonly knownWords: (cards: readonly Named[]) => KnownWords
  readonly readEffects: (text: string, card: CardFacts | InvestigatorFacts, known: KnownWords) => Reading<readonly Rule[]>
  readonly readAdventure: (text: string, card: CardFacts, known: KnownWords) => Reading<AdventureText>
}

/** Why a card cannot be played: its facts were not understood, or its text was not. */
export interface Unread {
  readonly message: string
  /** Place and length in the text, in characters. */
  readonly at?: number
  readonly length?: number
  /** What could stand there. */
  readonly expected?: readonly string[]
  readonly nearest?: string
}

export interface Imported {
  /** Cards in the store now. */
  readonly cards: number
  /** Texts that were read in this import. */
  readonly read: number
  /** Texts that were left to be read by somebody else. */
  readonly left: number
  readonly unread: readonly ({ readonly id: string; readonly title: string } & Unread)[]
}

interface Row {
  readonly id: string
  readonly set_code: string
  readonly name: string
  readonly title: string
  readonly type: CardType | 'Investigator'
  readonly facts: string | null
  readonly text: string
  readonly origin: string
  readonly reading: string | null
  readonly unread: string | null
}

/**
 * Takes in `cards`, then reads every text of the store that is new or was read with other words. Without a language
 * only the facts are taken, which is all that judging decks needs. With `leaveForeign` only the texts of the app are read:
 * nobody knows how long those of others take, so they keep what they meant until somebody with a clock reads them.
 */
export function importCards(
  db: Db,
  cards: readonly SourceCard[],
  language?: CardLanguage,
  origin = shipped,
  leaveForeign = false,
): Imported {
  return write(db, () => {
    const changed = putRows(
      db,
      cards.map((card) => ({ row: cardRow(card), origin, ...(card.facts && { facts: card.facts }) })),
    )
    if (changed > 0) putInOrder(db)
    const { read, left } = language ? readTexts(db, language, leaveForeign) : { read: 0, left: 0 }
    if (changed > 0 || language) indexCards(db)
    const unread = db
      .prepare<[], { id: string; title: string; unread: string }>(
        'select id, title, unread from card where unread is not null order by load_order',
      )
      .all()
      .map(({ id, title, unread }) => ({ id, title, ...(JSON.parse(unread) as Unread) }))
    return { cards: db.prepare<[], number>('select count(*) from card').pluck().get()!, read, left, unread }
  })
}

/** A card as a row, and the facts that a table of their own wants. */
export interface PutRow {
  readonly row: CardRow
  readonly origin: string
  readonly facts?: CardFacts | InvestigatorFacts
}

/** The columns of a card in the store. */
export const cardColumns = `id, set_code, load_order, name, title, folded, type, subtype, rarity, is_unique, dimension, any_dimension,
  sanity, value, points, region, subregion, attributes, facts, text, origin, reading, printed, unread`

/** Puts cards in place that are new or differ from what is there, from values or a query. What the app brings nothing else replaces. */
export const putCards = (from: string): string =>
  `insert into card (${cardColumns}) ${from} on conflict (id) do update set
     set_code = excluded.set_code, name = excluded.name, title = excluded.title, folded = excluded.folded, type = excluded.type,
     subtype = excluded.subtype, rarity = excluded.rarity, is_unique = excluded.is_unique, dimension = excluded.dimension,
     any_dimension = excluded.any_dimension, sanity = excluded.sanity, value = excluded.value, points = excluded.points,
     region = excluded.region, subregion = excluded.subregion, attributes = excluded.attributes, facts = excluded.facts,
     text = excluded.text, origin = excluded.origin, reading = excluded.reading, printed = excluded.printed, unread = excluded.unread
   where (excluded.origin = '${shipped}' or card.origin <> '${shipped}')
     and (excluded.facts is not card.facts or excluded.text <> card.text or excluded.rarity is not card.rarity
       or excluded.name <> card.name or excluded.origin <> card.origin)`

/** Puts cards in place, their texts not yet read; answers how many are new or differ from what is there. Inside a transaction. */
export function putRows(db: Db, puts: readonly PutRow[]): number {
  const put = db.prepare(putCards(`values (${cardColumns.replace(/\w+/g, '@$&')})`))
  const putInvestigator = investigators(db)
  let changed = 0
  for (const { row, origin, facts } of puts) {
    const { changes } = put.run({ ...row, origin, load_order: 0, reading: null, printed: null })
    if (changes === 0) continue
    changed++
    putInvestigator(row.id, facts)
  }
  return changed
}

/** Puts in place what is told of an Investigator beside the card, and takes it away where the card is none. */
export function investigators(db: Db): (card: string, facts: CardFacts | InvestigatorFacts | undefined) => void {
  const less = db.prepare<[string]>('delete from investigator where card = ?')
  const put = db.prepare(
    `insert into investigator (card, education, sanity_start, sanity_max, hand, hand_min, hand_max)
     values (@id, @education, @sanityStart, @sanityMax, @hand, @handMin, @handMax)`,
  )
  return (card, facts) => {
    less.run(card)
    if (facts?.type === 'Investigator') put.run(facts)
  }
}

/** Inside a transaction: numbers all cards in the order of loading, which decides what `#2` means in a deck list. */
export function putInOrder(db: Db): void {
  const rows = db
    .prepare<[], { id: string; setCode: string; name: string; title: string }>('select id, set_code as setCode, name, title from card')
    .all()
  const put = db.prepare<[number, string, number]>('update card set load_order = ? where id = ? and load_order <> ?')
  for (const [index, { id }] of rows.sort(loadOrder).entries()) put.run(index + 1, id, index + 1)
}

/** Reads what was not read yet with the words of all cards; answers how many texts that were, and how many were left. */
function readTexts(db: Db, language: CardLanguage, leaveForeign: boolean): Pick<Imported, 'read' | 'left'> {
  const rows = db
    .prepare<[], Row>('select id, set_code, name, title, type, facts, text, origin, reading, unread from card order by load_order')
    .all()
  const facts = new Map(
    rows.flatMap((each) => (each.facts === null ? [] : [[each.id, JSON.parse(each.facts) as CardFacts | InvestigatorFacts]])),
  )
  const playing = playingCards(facts.values())
  const words = wordsHash(playing, language)
  const known = language.knownWords(playing)
  const file = filePrinted(db)
  const keep = db.prepare<[string, string | null, string | null, string]>(
    'update card set reading = ?, printed = ?, unread = ? where id = ?',
  )
  let read = 0
  let left = 0
  for (const row of rows) {
    const card = facts.get(row.id)
    if (!card || row.facts === null) continue
    const reading = readingHash(words, row.facts)
    if (row.reading === reading) continue
    if (leaveForeign && row.origin !== shipped) {
      left++
      continue
    }
    read++
    const printed = meaningOf(card, language, known)
    if ('message' in printed) keep.run(reading, null, JSON.stringify(printed), row.id)
    else keep.run(reading, file(printed), null, row.id)
  }
  return { read, left }
}
