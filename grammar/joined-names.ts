/**
 * Names of several words that no library holds: "Men of Leng", "the Temple of Bast", "if Power Failure is played". Where the words
 * can be nothing else they are one name; a slip for a known one stays what it is, and an error.
 */

import type { Token } from './lexer.ts'
import { isNearlyKnown, type KnownWords } from './link.ts'

const isCapital = (token: Token | undefined): token is Token => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.written)

const isPlace = ({ senses }: Token): boolean => senses.some(({ kind }) => kind === 'subregion' || kind === 'region')

/** An attribute that Titles begin with ("Temple of ..."); a kind of card or a place is none. */
const isAttribute = ({ type, senses }: Token): boolean =>
  type === 'name' && senses.some(({ kind }) => kind === 'attribute') && senses.every(({ kind }) => kind === 'attribute' || kind === 'title')

/** A part of some Title, or a name that is in none. */
const isLoose = ({ type }: Token): boolean => type === 'family' || type === 'strange'

/** Before these a name stands for one card, or for all that are called so. */
const titled = /^(?:the|join|and|or|,|as|with|if|while|when|unless|until|summon)$/

/** Words of the game that cards print with a capital. */
const terms: ReadonlySet<string> = new Set(
  'flip bury discard draw play summon control cast cancel attack defend direct cosmic battle story mythos deck hand turn round sanity threat combat gate region dimension location current value point card reveal bypass join investigator opponent invisible pass walk travel language phobia'.split(
    ' ',
  ),
)

/** Where a name of the form "Men of Leng" ends that begins here; the place itself where none does. */
function ofEnd(sentence: readonly Token[], at: number, known: KnownWords): number {
  const [head, of] = sentence.slice(at, at + 2)
  const isHead = isCapital(head) && (isLoose(head) || isAttribute(head)) && /^(?:of|from)$/.test(of?.text ?? '')
  if (!isHead) return at
  const to = sentence[at + 2]?.text === 'the' ? at + 3 : at + 2
  const name = sentence[to]
  const isTitled = titled.test(sentence[at - 1]?.text ?? '')
  if (!isCapital(name) || name.type === 'self') return at
  if (name.type === 'name') return isPlace(name) && isTitled && head.type === 'strange' ? to + 1 : at
  if (name.type === 'unknown') {
    const isOther = isTitled && (name.written.length < 5 || !isNearlyKnown(name.text, known))
    return isOther ? to + 1 : at
  }
  if (!isLoose(name)) return at
  // "A Cultist of ..." may be any; "the Temple of Bast" is called so.
  return isLoose(head) || isTitled ? to + 1 : at
}

/** Where a name of the form "Power Failure" ends that begins here, between "if" and what is said of it. */
function playedEnd(sentence: readonly Token[], at: number, known: KnownWords): number {
  if (!/^(?:if|while|when|unless|until)$/.test(sentence[at - 1]?.text ?? '')) return at
  let to = at
  for (let each = sentence[to]; isCapital(each); each = sentence[++to]) {
    const isWord = each.type === 'word' && !terms.has(each.text)
    if (!isLoose(each) && !isWord && !(each.type === 'unknown' && !isNearlyKnown(each.text, known))) return at
  }
  const isName = to > at + 1 && sentence.slice(at, to).some((each) => each.type !== 'word')
  const next = `${sentence[to]?.text} ${sentence[to + 1]?.text}`
  return isName && /^is (?:play|in|cast|bury|discard|cancel)$/.test(next) ? to : at
}

/** Where "Travel by Train" ends that begins here: a way to travel that is none of those printed. */
function wayEnd(sentence: readonly Token[], at: number): number {
  const [travel, by, what] = sentence.slice(at, at + 3)
  const isWay = /^Travel$/.test(travel?.written ?? '') && /^(?:by|in)$/.test(by?.text ?? '')
  return isWay && isCapital(what) && what.type !== 'self' && !isPlace(what) ? at + 3 : at
}

/** The sentence with each such name as one token. `text` is all of the card's. */
export function withJoinedNames(sentence: readonly Token[], text: string, known: KnownWords): Token[] {
  const result: Token[] = []
  for (let at = 0; at < sentence.length; ) {
    const first = sentence[at]!
    const end = Math.max(ofEnd(sentence, at, known), playedEnd(sentence, at, known), wayEnd(sentence, at))
    const last = sentence[end - 1]
    if (end > at && last) {
      const length = last.at + last.length - first.at
      const name = text.slice(first.at, first.at + length)
      result.push({ ...first, type: 'strange', text: name.toLowerCase(), written: name, senses: [{ kind: 'strange', name }], length })
    } else result.push(first)
    at = Math.max(end, at + 1)
  }
  return result
}
