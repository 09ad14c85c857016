/** What comes of reading a text: a value, or an error that points at a place in it. */

import type { StrangeNumber } from './amounts.ts'
import type { CardType } from './card.ts'

/** A value, or why there is none: the place in characters from the start, what could follow (the usual first), what was probably meant. */
export type Reading<T> =
  | {
      readonly ok: true
      readonly value: T
      /** Stretches that tell a story and say nothing to the rules, if there are any: to be shown, not to be hidden. */
      readonly flavour?: readonly { readonly at: number; readonly length: number }[]
    }
  | {
      readonly ok: false
      readonly message: string
      readonly at: number
      readonly length: number
      readonly expected: readonly string[]
      readonly nearest?: string
      /** A clause that is read, and says most of what the clause around the place says. */
      readonly wording?: string
    }

/** The card whose text it is, as far as its words depend on it. */
export interface Self {
  readonly title: string
  readonly type: CardType | 'Investigator'
  readonly subtype?: string | null
  /** The target line of an Event, Spell or Artifact: whose cards are meant where the text does not say. */
  readonly target?: string | null
  /** The pentagram: a text that repeats it says nothing new. */
  readonly sanity?: number | 'variable' | null
  /** The while that holds where the text tells of none; `readEffects` puts it where a Spell cannot be read without. */
  readonly untold?: 'round'
}

/** No published text is half as long; a longer one is refused before it costs time. */
export const limits = { characters: 2_000, tokens: 300 } as const

export type Fault = Extract<Reading<never>, { ok: false }>

/** An error of ours has at most so many characters. */
const longestMessage = 300

export function fault(message: string, at: number, length: number): Fault {
  const told = message.length > longestMessage ? `${message.slice(0, longestMessage - 3)}...` : message
  return { ok: false, message: told, at, length, expected: [] }
}

/** Words of a text, as far as they fit into an error. */
export function quoted(words: string): string {
  return words.length > 80 ? `${words.slice(0, 77)}...` : words
}

export function faultIn({ message, from, to }: StrangeNumber): Fault {
  return fault(message, from.at, to.at + to.length - from.at)
}

/** Whether a card lies before its player and can be used there. */
export const isUsable = (self: Self | undefined): boolean => /^(?:Ally|Artifact|Tome)$/.test(self?.type ?? '')
