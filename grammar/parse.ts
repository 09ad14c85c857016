/**
 * The one way in: from the words of a card to what they mean. A text has exactly one meaning, or there is an
 * error that says where and what could stand there; no word is ever passed over.
 */

import type { CardType } from './card.ts'

/** A value, or why there is none: the place in characters from the start, what could follow, what was probably meant. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly message: string
      readonly at: number
      readonly length: number
      readonly expected: readonly string[]
      readonly nearest?: string
    }

/** The card whose text it is, as far as its words depend on it. */
export interface Self {
  readonly title: string
  readonly type: CardType
  readonly subtype?: string
  /** The pentagram: a text that repeats it says nothing new. */
  readonly sanity?: number
}
