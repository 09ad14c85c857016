/** A step over the rules of a whole text: what it is told, and what comes of it. */

import type { Rule } from '../ast.ts'
import type { Token } from '../lexer.ts'
import type { KnownWords } from '../link.ts'
import { stable } from '../make/draft.ts'
import type { Fault, Self } from '../reading.ts'

/** What the sentences of a text have told, one by one. */
export interface Told {
  readonly text: string
  readonly known: KnownWords
  readonly self: Self | undefined
  /** The words of the sentences that were read. */
  readonly said: readonly Token[]
  /** Stretches that tell a story. */
  readonly flavour: readonly { readonly at: number; readonly length: number }[]
  /** Where the rules begin, if there are any. */
  readonly begun: Token | undefined
}

/** The rules with what a step settles, or what is left unsaid: in words, or as an error at its place. */
export type Step = (rules: readonly Rule[], told: Told) => readonly Rule[] | string | Fault

/** Whether a pattern is met by what was made, written out in one order. */
export const has = (rules: unknown, what: RegExp): boolean => what.test(stable(rules))

export const notWhich = 'It is not said which card "it" is.'

export const notWhose = 'It is not said whose cards these are.'
