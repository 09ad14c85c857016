/**
 * What a card becomes in the store: a row of facts, and a meaning read with the words of all cards. Pure work without a
 * database, so that it can be done in a thread of its own.
 */
import type { CardType, InvestigatorCard, PrintedCard } from '../grammar/card.ts'
import type { KnownWords } from '../grammar/link.ts'
import type { Reading } from '../grammar/parse.ts'
import { foldTitle } from '../grammar/titles.ts'
import type { CardFacts, InvestigatorFacts, SourceCard } from './cards-file.ts'
import type { CardLanguage, Unread } from './import-cards.ts'
import { canonicalJson, hashOf } from './printed.ts'
import { filedTitle } from './titles.ts'

/** Where a card comes from: the app itself, or a file that a person brought. The workshop has a word of its own. */
export const shipped = 'shipped'
export const brought = 'brought'

/** The columns of a card, but for those that say where it came from, its place in the order, and what it means. */
export interface CardRow {
  readonly id: string
  readonly set_code: string
  readonly name: string
  readonly title: string
  readonly folded: string
  readonly type: CardType | 'Investigator'
  readonly subtype: string | null
  readonly rarity: string | null
  readonly is_unique: 0 | 1
  readonly dimension: string | null
  readonly any_dimension: 0 | 1
  readonly sanity: bigint | 'variable' | null
  readonly value: number | null
  readonly points: number | null
  readonly region: string | null
  readonly subregion: string | null
  readonly attributes: string
  readonly facts: string | null
  readonly text: string
  /** Why there is no meaning yet. */
  readonly unread: string
}

const notRead: Unread = { message: 'The text of this card has not been read.' }

/** A card as a row, its text not yet read. */
export function cardRow({ named, facts, fault, rarity, text }: SourceCard): CardRow {
  const playing: Partial<CardFacts> = facts && facts.type !== 'Investigator' ? facts : {}
  return {
    id: named.id,
    set_code: named.setCode,
    name: named.name ?? filedTitle(named.title),
    title: named.title,
    folded: foldTitle(named.title),
    type: named.type,
    subtype: playing.subtype ?? null,
    rarity: rarity ?? null,
    is_unique: named.unique ? 1 : 0,
    dimension: playing.dimension ?? null,
    any_dimension: playing.anyDimension ? 1 : 0,
    // SQLite knows no integers of JavaScript's kind unless told: whole numbers would be stored as reals.
    sanity: typeof playing.sanity === 'number' ? BigInt(playing.sanity) : (playing.sanity ?? null),
    value: playing.value ?? null,
    points: named.points ?? null,
    region: playing.region ?? null,
    subregion: playing.subregion ?? null,
    attributes: JSON.stringify(playing.attributes ?? []),
    facts: facts ? canonicalJson(facts) : null,
    text,
    unread: JSON.stringify(fault === undefined ? notRead : { message: fault }),
  }
}

/** The cards of these whose words texts may use: an Investigator is named by none. */
export function playingCards(facts: Iterable<CardFacts | InvestigatorFacts>): readonly CardFacts[] {
  return [...facts].filter((each): each is CardFacts => each.type !== 'Investigator')
}

/**
 * The hash of all that a text is read with: the grammar, and the words of all cards in the order of loading, since another
 * card may change what a text means, or whether it means anything.
 */
export function wordsHash(playing: readonly CardFacts[], { edition }: CardLanguage): string {
  const words = canonicalJson(
    playing.map(({ title, type, subtype, attributes, publicAttributes, region, subregion, languages, icons }) => ({
      title,
      type,
      subtype,
      attributes,
      publicAttributes,
      region,
      subregion,
      languages,
      icons,
    })),
  )
  return hashOf(`${edition}\n${words}`)
}

/** The hash of all that one card's meaning was made from. */
export function readingHash(words: string, facts: string): string {
  return hashOf(`${words}\n${facts}`)
}

/** The card with what its text means, or why it means nothing. */
export function meaningOf(
  card: CardFacts | InvestigatorFacts,
  language: CardLanguage,
  known: KnownWords,
): PrintedCard | InvestigatorCard | Unread {
  if (card.type === 'Adventure') {
    // A blank Adventure has no story to read (M3.11).
    if (card.text === '') return { ...card, rules: [] }
    const told = language.readAdventure(card.text, card, known)
    if (!told.ok) return unreadOf(told)
    const { recipe, rules } = told.value
    return { ...card, rules, recipe }
  }
  if (card.text === '') return { ...card, rules: [] }
  const rules = language.readEffects(card.text, card, known)
  return rules.ok ? { ...card, rules: rules.value } : unreadOf(rules)
}

function unreadOf({ message, at, length, expected, nearest }: Extract<Reading<unknown>, { ok: false }>): Unread {
  return { message, at, length, expected, ...(nearest === undefined ? {} : { nearest }) }
}
