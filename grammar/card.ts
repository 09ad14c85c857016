/**
 * What is printed on a card: its facts, its words, and what the grammar read
 * from them. Shared by the library, the deck check and the engine; never
 * changed in play.
 */

import type { Recipe, Rule } from './ast.ts'

export type CardType = 'Location' | 'Ally' | 'Artifact' | 'Tome' | 'Spell' | 'Event' | 'Monster' | 'Adventure'

/** M1.9: exactly five. */
export type PublicAttribute = 'Water' | 'Forest' | 'Cemetery' | 'Inside' | 'Outside'

/** M6.11. */
export type Dimension = 'waking' | 'dreamlands' | 'new-aeon'

export type Icon = string
export type Language = string
export type Hazard = 'Space' | 'Underwater' | 'Radiation'

/**
 * Whether an Event afflicts the opponent it is played on: a Phobia (M10.14), and a Philia, of which the rules say no more than that it
 * is a Subtype beside it, unless its target line names its own player's Investigator.
 */
export const afflicts = ({ subtype, target }: { readonly subtype?: string | null; readonly target?: string | null }): boolean =>
  subtype === 'Phobia' || (subtype === 'Philia' && !/^Your\b/i.test(target ?? ''))

/** Languages of a Tome (`and`: all are needed, `or`: one is enough), of an Ally or an Investigator. */
export interface Languages {
  readonly mode: 'and' | 'or' | 'none' | 'all'
  readonly list: readonly Language[]
}

/** Where an Ally is found (M7.1, M7.2): all given fields must hold; `anyOf` is enough with one. */
export interface FoundAt {
  readonly region?: string
  readonly subregion?: string
  readonly attributes?: readonly string[]
  readonly publicAttributes?: readonly PublicAttribute[]
  readonly dimension?: Dimension
  readonly gate?: boolean
  readonly past?: boolean | string
  readonly anyOf?: readonly FoundAt[]
}

/** One of the two cards a Great Old One needs (M11.46). */
export interface Requirement {
  readonly phrase: string
  readonly type?: CardType
  readonly title?: string
  readonly subtype?: string
  readonly attributes?: readonly string[]
  readonly publicAttributes?: readonly PublicAttribute[]
  readonly gate?: boolean
  readonly [more: string]: unknown
}

/**
 * A playing card as printed. Field names are those of the normalised card
 * files (FORMATS section 3), so that a set file of that form is read as it is;
 * a field that a type does not have is left out.
 */
export interface PrintedCard {
  /** Stable name within the library: set code and slug, "msgs-deep-one". */
  readonly id: string
  readonly setCode: string
  /** Natural form: "The Terrible Old Man". */
  readonly title: string
  readonly type: CardType
  readonly subtype?: string
  /** Bears the Uniqueness Dot (M1.12). */
  readonly unique: boolean
  readonly dimension: Dimension
  /** No indicator on a card other than an Ally or Location: playable in every Dimension (M6.16). */
  readonly anyDimension?: boolean
  /** The pentagram: positive is a gain, negative a loss or cost; `variable` is chosen when played. */
  readonly sanity?: number | 'variable'
  readonly gate?: boolean
  readonly attributes?: readonly string[]
  readonly publicAttributes?: readonly PublicAttribute[]
  readonly region?: string
  readonly subregion?: string
  readonly exotic?: boolean
  readonly foundAt?: FoundAt
  /** Card Value; with two values, the higher (M11.16). */
  readonly value?: number
  readonly values?: readonly number[]
  readonly valueBonus?: number
  readonly languages?: Languages
  readonly spellCapacity?: number
  readonly icons?: readonly Icon[]
  /** The target line, without its first word. */
  readonly target?: string
  readonly travel?: boolean
  /** A Great Old One or Outer God (M11.45). */
  readonly goo?: boolean
  readonly requirements?: readonly Requirement[]
  readonly invisible?: boolean | 'day' | 'choice'
  /** Victory Points of an Adventure. */
  readonly points?: number
  /** Special Effects in our controlled wording, or the story of an Adventure. */
  readonly text: string
  /** What the text means; empty for a card without Special Effects. */
  readonly rules: readonly Rule[]
  /** What an Adventure asks for. */
  readonly recipe?: Recipe
}

/** M2.2. */
export interface InvestigatorCard {
  readonly id: string
  readonly setCode: string
  readonly title: string
  readonly type: 'Investigator'
  readonly education: number
  readonly sanityStart: number
  readonly sanityMax: number
  readonly hand: number
  readonly handMin: number
  readonly handMax: number
  readonly languages: Languages
  readonly text: string
  readonly rules: readonly Rule[]
}
