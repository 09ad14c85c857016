/** What a clause of a card does, in words: for prompts, hints and the log. */
import type { Op, Rule } from '../../../grammar/ast.ts'
import { type KnownWords, knownWords } from '../../../grammar/link.ts'
import { sayOp, sayRule } from '../../../grammar/print.ts'
import type { Sheet, State } from './state.ts'

const words = new WeakMap<Sheet, KnownWords>()

/** The words that the cards of a match are known by. */
function wordsOf({ sheet }: State): KnownWords {
  let known = words.get(sheet)
  if (known === undefined) {
    known = knownWords(sheet.printed)
    words.set(sheet, known)
  }
  return known
}

export const sayClause = (state: State, rule: Rule): string => sayRule(rule, wordsOf(state))

export const sayStep = (state: State, op: Op): string => sayOp(op, wordsOf(state))
