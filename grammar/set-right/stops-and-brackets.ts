/** What stands in brackets, behind a stop or as a matter of course: kept where it is said, or left out. */

import type { Token } from '../lexer.ts'
import { textAt, textOf, words, wordsAt } from '../tokens.ts'
import { befalls } from './which-card.ts'

/** "Your opponent may bury this card and lose 2 Sanity, or let it attack as normal": what happens anyway where he does not. */
export function withoutAsUsual(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'or' && /^(?:let|allow)$/.test(textAt(sentence, index + 1)))
  const rest = textOf(sentence.slice(at + 2)).replace(/^(?:this (?:card|monster)|it|them) /, '')
  if (at < 3 || !/^(?:to )?attack (?:as (?:normal|usual)|normally)$/.test(rest)) return undefined
  const end = textAt(sentence, at - 1) === ',' ? at - 1 : at
  const said = sentence.slice(0, end)
  const may = said.findIndex(({ text }) => text === 'may')
  const choice =
    /^(?:choose (?:either )?to|either(?: choose)?(?: to)?) /
      .exec(`${wordsAt(said, may + 1, 3)} `)?.[0]
      .trim()
      .split(' ').length ?? 0
  return may < 0 ? undefined : [...said.slice(0, may + 1), ...said.slice(may + 1 + choice)]
}

/** "(Play no cards, do not Pass.)": the stop within. */
export function withoutStop(sentence: readonly Token[]): readonly Token[] | undefined {
  const isInner =
    textAt(sentence, 0) === '(' && textAt(sentence, sentence.length - 1) === ')' && textAt(sentence, sentence.length - 2) === '.'
  return isInner ? [...sentence.slice(0, -2), sentence.at(-1)!] : undefined
}

/** "(One Weapon per Ally.)": a sentence as any other. */
export function withoutBrackets(sentence: readonly Token[]): readonly Token[] | undefined {
  const last = sentence.length - 1
  const isWhole = textAt(sentence, 0) === '(' && textAt(sentence, last) === ')' && sentence.filter(({ text }) => text === '(').length === 1
  return isWhole ? sentence.slice(1, textAt(sentence, last - 1) === '.' ? -2 : -1) : undefined
}

/** "Bury one of your Allies (he is sold) and draw two cards": how that comes about, in words that no rule has. */
export function withoutFateTold(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findIndex(
    ({ text }, at) => text === '(' && at > 1 && /^(?:it|they) (?:is|have is)$|^(?:it|they) \S+$/.test(wordsAt(sentence, at + 1, 2)),
  )
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const told = sentence.slice(open + 2, close)
  const isDeed = sentence.slice(0, Math.max(open, 0)).some(({ text }) => /^(?:bury|discard|flip|lose)$/.test(text))
  const isScene =
    told.some(({ type }) => type === 'unknown') &&
    told.every(({ type, text }) => type === 'unknown' || /^(?:is|by|the|a|away|off|to|into|for|of|out|and|never)$/.test(text))
  return open > 0 && close > open && isDeed && isScene ? [...sentence.slice(0, open), ...sentence.slice(close + 1)] : undefined
}

/** Ways to say in a story that something is lost. */
const carried: ReadonlySet<string> = new Set('make off with carry away run steal take eat devour grab swallow'.split(' '))

/** "The Zoogs make off with (discard) one Tome": what is done stands in the brackets. */
export function withDeedFromBrackets(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findIndex(
    ({ text }, index) => text === '(' && befalls.has(sentence[index + 1]?.text ?? '') && sentence[index + 2]?.text === ')',
  )
  if (open < 1) return undefined
  let from = open
  while (from > 0 && (carried.has(sentence[from - 1]!.text) || sentence[from - 1]!.type === 'unknown')) from--
  return from === open ? undefined : [...sentence.slice(0, from), sentence[open + 1]!, ...sentence.slice(open + 3)]
}

/** "Add 2 points to Ally's value (3 against Servitors)": or so many where that is so. */
export function withOrFromBrackets(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findIndex(({ text }) => text === '(')
  const close = sentence.findIndex(({ text }) => text === ')')
  const what = sentence.slice(open + 1, close)
  const isPoint = what[1]?.text === 'point' ? 2 : 1
  const isAdded = sentence.slice(0, open).some(({ text }) => text === 'add' || text === 'gain' || text === 'subtract')
  if (open < 2 || close < open || !isAdded || what[0]?.type !== 'number') return undefined
  if (!/^(?:against|if|at|while|when|in|by|during)$/.test(textAt(what, isPoint)) || what.some(({ text }) => text === ',')) return undefined
  return [...sentence.slice(0, open), ...words(', or', sentence[open]!), ...what, ...sentence.slice(close + 1)]
}
