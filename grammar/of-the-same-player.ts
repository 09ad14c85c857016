/**
 * Of whom a second figure's place is told, where it is not said again: "1 point if your opponent is in Africa, or 2 points if on an
 * Island" asks both of your opponent, and not the second of you.
 */

import type { Token } from './lexer.ts'
import { newWords, textAt, textOf, wordsAt } from './tokens.ts'

const places = /^(?:at|in|on|inside|outside|underground|underwater|walk|travel|travelling|traveling|not)$/

/** Somebody of whom the first figure's condition tells where he is: "if your opponent is ...". */
export function askedIn(told: readonly Token[]): string | undefined {
  const at = told.findLastIndex(({ text }) => /^(?:if|while|when|unless)$/.test(text))
  return at < 0 ? undefined : /^(?:your opponent|they|that player)(?= (?:is|stand) )/.exec(textOf(told.slice(at + 1)))?.[0]
}

/** The second condition with him in it; `isBare`: that it asks it of you is said by nobody. */
export function ofTheFirst(told: readonly Token[], so: readonly Token[], isBare = false): readonly Token[] {
  const [near] = so
  const who = askedIn(told)
  if (!near || !who) return so
  if (isBare && wordsAt(so, 0, 2) === 'you is') return [...newWords(who, near), ...so.slice(1)]
  return places.test(near.text) ? [...newWords(`${who} is`, near), ...so] : so
}

/** The same of what hangs on a figure with the word it hangs by: "if on an Island", "in Egypt". */
export function hangingOnTheFirst(told: readonly Token[], tail: readonly Token[]): readonly Token[] {
  const [head] = tail
  if (!head) return tail
  if (/^(?:if|while|when)$/.test(head.text)) return [head, ...ofTheFirst(told, tail.slice(1))]
  const isTime = /^(?:at|by|in|during) (?:the )?(?:night|day|combat)\b/.test(wordsAt(tail, 0, 3))
  const so = isTime || !/^(?:at|in|on)$/.test(textAt(tail, 0)) ? tail : ofTheFirst(told, tail)
  return so === tail ? tail : [...newWords('if', head), ...so]
}
