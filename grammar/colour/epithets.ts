/**
 * What somebody or something is like, at the head of a text and without a verb: "Fond of cats.", "Greasy yet nourishing.", "Contaminated
 * wells!", "Stitched together by perverse priests."; what he did once: "Drowned her enemies at a banquet."; what a thing of no library does:
 * "The Nile floods." Each word must be one that no rule has, or that does nothing in a scene, and the head no order.
 */

import { isNearly, isUnknown, isUnruly, type Token } from '../lexer.ts'
import { counts, fares, isLikeness, isSmall, strangeWords } from '../openings.ts'
import type { Self } from '../reading.ts'
import { isScenic } from '../scenes.ts'
import { textAt } from '../tokens.ts'
import { isOfRules, span, states, type Uncoloured } from './painted.ts'

type Words = readonly Token[]

/** How a word ends that is no order: "scorching", "greasy", "ravenous". */
const likeness = /(?:ed|en|ing|ous|ful|less|ish|ic|al|ive|ant|ent|ar|y|rn|ght|lt)$/i

/** What begins what an order aims at. */
const aims = /^(?:the|a|an|all|each|every|any|some|one|his|her|their|its|your|my|our|this|that|these|those|it|him|them)$/i

/** What stands behind what somebody is like: "of", "with", "beyond". */
const joins =
  /^(?:of|with|in|at|on|by|from|for|as|and|but|yet|beyond|beneath|under|among|amid|about|after|before|near|past|like|together|,)$/

/** What is like something in a way that a match could know: "Impervious to bullets", "Quick against ghosts". */
const matters =
  /^(?:afraid|frightened|scared|wary|to|against|toward|towards|than|only|except|no|not|never|nothing|none|always|again|free|same|so)$/

const isIdleWord = (sentence: Words, at: number): boolean => {
  const token = sentence[at]!
  const written = token.written.toLowerCase()
  // "Stitched together by ...": how, where somebody is named who did so.
  const isTogether = token.text === 'together' && at === 1 && joins.test(textAt(sentence, 2))
  if (counts.test(written) && !isTogether) return false
  if (fares.test(written) || matters.test(token.text) || states.test(written)) return false
  if (!isUnknown(token)) return isScenic(sentence, at)
  return isLikeness(token) && !/(?:able|ible|proof|ly|self)$/.test(written)
}

/** Whether a sentence at the head of a text tells what somebody is like, and no more; `stop` is the mark it ends with. */
export function isEpithet(sentence: Words, stop: string, vocabulary: ReadonlySet<string>): boolean {
  const [head, second] = sentence
  if (!head || !second || !/[.!…]/.test(stop) || sentence.length > 9) return false
  if (isOfTheUnheard(sentence)) return true
  if (!isUnknown(head) || (strangeWords(sentence) ?? 0) === 0) return false
  if (!sentence.every((_, at) => isIdleWord(sentence, at))) return false
  // A slip of the pen stands among words of rules: one word at least is like none of them.
  if (!sentence.some((each) => isUnknown(each) && !isNearly(each.text, vocabulary))) return false
  if (aims.test(second.written)) return /ed$/.test(head.written) && sentence.length > 3
  if (joins.test(second.text)) return sentence.length > 2
  return (
    isSmall(second) &&
    (isUnknown(second) || sentence.length === 2) &&
    (likeness.test(head.written) || sentence.some(({ text }) => text === ','))
  )
}

/** "The Render of Veils.", "Father of Serpents.", "The Cold Flame.": by what else somebody is called, before all rules. */
export function isByname(sentence: Words, stop: string, self: Self | undefined): boolean {
  if (!/[.!]/.test(stop) || (self?.type !== 'Monster' && self?.type !== 'Ally') || sentence.length > 7) return false
  const from = textAt(sentence, 0) === 'the' ? 1 : 0
  const called = sentence.slice(from)
  const isWord = (token: Token): boolean => !isSmall(token) && /^(?:unknown|strange|family|name)$/.test(token.type) && !isUnruly(token.text)
  const isLink = ({ text }: Token): boolean => /^(?:of|the|from|beyond|beneath)$/.test(text)
  const isTitled = from === 1 || called.some(({ written }) => /\bof\b/.test(written))
  return (
    isTitled &&
    (isUnknown(called[0]) || called[0]?.type === 'family' || (from === 1 && called[0]?.type === 'word' && !isOfRules(called[0]))) &&
    called.every((each, at) => at === 0 || isWord(each) || isLink(each)) &&
    !isSmall(called[0]!) &&
    !isUnruly(called[0]!.text) &&
    isWord(called.at(-1)!)
  )
}

/** "Weary but unbowed, you draw two cards": what somebody is like, before what is done. */
export function withoutEpithetAhead(sentence: Words, vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const rest = sentence.slice(comma + 1)
  if (comma < 2 || rest.length < 3 || /^(?:and|or|but|,)$/.test(rest[0]!.text)) return undefined
  const head = sentence.slice(0, comma)
  return isEpithet(head, '.', vocabulary) ? { tokens: rest, flavour: [span(head)] } : undefined
}

/** "The Nile floods.", "The Elephant God thirsts.": somebody of no library does what nobody does in a match. */
function isOfTheUnheard(sentence: Words): boolean {
  if (textAt(sentence, 0) !== 'the') return false
  let at = 1
  while (sentence[at] && !isSmall(sentence[at]!) && /^(?:strange|unknown|family)$/.test(sentence[at]!.type)) at++
  const verb = sentence[at]
  if (at < 2 || at !== sentence.length - 1 || !isUnknown(verb)) return false
  const { text, written } = verb!
  return /[^s]s$|[^e]ed$/.test(written) && !isUnruly(text) && !counts.test(written) && !fares.test(written)
}
