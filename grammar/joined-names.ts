/**
 * Names of several words that no library holds: "Men of Leng", "the Temple of Bast", "if Power Failure is played". Where the words
 * can be nothing else they are one name; a slip for a known one stays what it is, and an error.
 */

import type { Token } from './lexer.ts'
import { fold, isNearlyKnown, type KnownWords } from './link.ts'

const isCapital = (token: Token | undefined): token is Token => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.written)

const isPlace = ({ senses }: Token): boolean => senses.some(({ kind }) => kind === 'subregion' || kind === 'region')

/** An attribute that Titles begin with ("Temple of ..."); a kind of card or a place is none. */
const isAttribute = ({ type, senses }: Token): boolean =>
  type === 'name' && senses.some(({ kind }) => kind === 'attribute') && senses.every(({ kind }) => kind === 'attribute' || kind === 'title')

/** A part of some Title, or a name that is in none. */
const isLoose = ({ type }: Token): boolean => type === 'family' || type === 'strange'

/** Of words of talk that begin such names, the few that can mean nothing else with a capital. */
const people = /^(?:man|woman|people|child)$/

/** Before these a name stands for one card, or for all that are called so. */
const titled = /^(?:the|join|and|or|,|as|with|if|while|when|unless|until|summon)$/

/** Words of the game that cards print with a capital. */
const terms: ReadonlySet<string> = new Set(
  'flip bury discard draw play summon control cast cancel attack defend direct cosmic battle story mythos deck hand turn round sanity threat combat gate region dimension location current value point card reveal bypass join investigator opponent invisible pass walk travel language phobia'.split(
    ' ',
  ),
)

/** The rows of words are looked at in this text, which says these names as such somewhere, folded. */
interface Read {
  readonly text: string
  readonly known: KnownWords
  readonly told: ReadonlySet<string>
}

/** What stands from one token to another. */
const written = (text: string, first: Token, last: Token): string => text.slice(first.at, last.at + last.length)

/** Where a name of the form "Men of Leng" ends that begins here; the place itself where none does. */
function ofEnd(sentence: readonly Token[], at: number, { text, known, told }: Read): number {
  const [head, of] = sentence.slice(at, at + 2)
  if (!isCapital(head) || !/^(?:of|from)$/.test(of?.text ?? '')) return at
  const to = sentence[at + 2]?.text === 'the' ? at + 3 : at + 2
  const name = sentence[to]
  if (name && told.has(fold(written(text, head, name)))) return to + 1
  if (!isLoose(head) && !isAttribute(head) && !(head.type === 'word' && people.test(head.text))) return at
  const isTitled = titled.test(sentence[at - 1]?.text ?? '')
  if (!isCapital(name) || name.type === 'self') return at
  if (name.type === 'name') return isPlace(name) && isTitled && head.type === 'strange' ? to + 1 : at
  if (name.type === 'unknown') {
    const isOther = isTitled && (name.written.length < 5 || !isNearlyKnown(name.text, known))
    return isOther ? to + 1 : at
  }
  if (!isLoose(name)) return at
  // "A Cultist of ..." may be any; "the Temple of Bast" is called so.
  return !isAttribute(head) || isTitled ? to + 1 : at
}

/** What stands within such a name without a capital: "Sunrise over the Nile". */
const small = /^(?:of|the|in|on|at|over|from|to|under|beneath|upon|beyond)$/

/** Where a name of the form "Power Failure" ends that begins here, between "if" and what is said of it. */
function playedEnd(sentence: readonly Token[], at: number, { known }: Read): number {
  const before = sentence[at - 1]?.text === 'the' ? sentence[at - 2] : sentence[at - 1]
  if (!/^(?:if|while|when|unless|until)$/.test(before?.text ?? '')) return at
  let to = at
  const isSmall = (token: Token | undefined): boolean => to > at && small.test(token?.written ?? '')
  for (let each = sentence[to]; isCapital(each) || isSmall(each); each = sentence[++to]) {
    if (!isCapital(each)) continue
    const isWord = each.type === 'word' && !terms.has(each.text)
    if (!isLoose(each) && !isWord && !(each.type === 'unknown' && !isNearlyKnown(each.text, known))) return at
  }
  if (to === at || small.test(sentence[to - 1]!.written)) return at
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

/** What stands before a place one walks or travels to or from, and what may stand behind it. */
const beforePlace = /^(?:to|from|or|and|,|between)$/
const behindPlace = /^(?:|,|or|and|\(|\)|here|from|regardless|if|while|when|at|during|by|as|without|even|right-side-up)$/

/** Words of the game that are no part of the name of a place. */
const noPlace = /^(?:dreamlands|waking|world|aeon|each|any|all|no|you|your|may)$/

/** Numbers that no rule counts with, in a Title: "Seventy Steps of Slumber". */
const manyOf = /^(?:thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/

/** Where the name of a place ends to which or from which one walks or travels: "the Great Abyss", "Kadath in the Cold Waste". */
function placeEnd(sentence: readonly Token[], at: number, { known }: Read): number {
  const before = sentence[at - 1]?.text === 'the' ? sentence[at - 2] : sentence[at - 1]
  if (!beforePlace.test(before?.text ?? '') || !sentence.slice(0, at).some(({ text }) => /^(?:walk|travel)$/.test(text))) return at
  let to = at
  let last = at
  const isSmall = (token: Token | undefined): boolean => to > at && small.test(token?.written ?? '')
  for (let each = sentence[to]; isCapital(each) || isSmall(each); each = sentence[++to]) {
    if (!isCapital(each)) continue
    const isWord =
      each.type === 'number' || manyOf.test(each.text) || (each.type === 'word' && !terms.has(each.text) && !noPlace.test(each.text))
    const isOther = each.type === 'unknown' && (isLoose(sentence[at]!) || !isNearlyKnown(each.text, known))
    if (!isLoose(each) && !isWord && !isOther) return at
    last = to + 1
  }
  const isName = last > at + 1 && sentence.slice(at, last).some((each) => isLoose(each) || each.type === 'unknown')
  return isName && behindPlace.test(sentence[last]?.text ?? '') ? last : at
}

/** Where the name of a family of Adventures ends of which only a later word is known: "a Fantastic Dream Adventure". */
function familyEnd(sentence: readonly Token[], at: number): number {
  if (sentence[at]?.type !== 'strange') return at
  let to = at + 1
  while (isCapital(sentence[to]) && /^(?:family|strange|name)$/.test(sentence[to]!.type) && sentence[to]!.text !== 'adventure') to++
  return to > at + 1 && sentence[to]?.text === 'adventure' ? to : at
}

/** Before these a kind of cards is named, and of the words of talk the few that such names begin with. */
const beforeKind = /^(?:a|any|each|all|no|other|another|join|and|or|of)$/
const kindsBegin = /^(?:great|high|old|big|little|small|large|long|dark|black|white|red|green|young|cold)$/

/** Where a kind of cards ends that is named by two words of which neither tells it: "a Great Serpent", "each Giant Serpent". */
function kindEnd(sentence: readonly Token[], at: number): number {
  const [first, second, third] = sentence.slice(at, at + 3)
  const before = sentence[at - 1]
  if (!first || !second || !isCapital(first) || !isCapital(second) || !beforeKind.test(before?.text ?? '')) return at
  const begins = first.type === 'family' || (first.type === 'word' && kindsBegin.test(first.text))
  // "Marsh Ghoul" is a Ghoul of that name; what goes on with a name is looked at by others.
  return begins && isLoose(second) && !(third && isCapital(third) && isLoose(third)) && !/^(?:of|from)$/.test(third?.text ?? '')
    ? at + 2
    : at
}

/** The sentences with each such name as one token: "each Man of Leng" is called so where the text says "Joins Men of Leng". */
export function withJoinedNames(sentences: readonly (readonly Token[])[], text: string, known: KnownWords): Token[][] {
  const once = sentences.map((each) => joinedIn(each, { text, known, told: new Set() }))
  const told = new Set(once.flatMap((each) => each.filter(({ written }) => written.includes(' ')).map(({ written }) => fold(written))))
  return told.size === 0 ? once : sentences.map((each) => joinedIn(each, { text, known, told }))
}

function joinedIn(sentence: readonly Token[], read: Read): Token[] {
  const result: Token[] = []
  for (let at = 0; at < sentence.length; ) {
    const first = sentence[at]!
    const end = Math.max(
      ofEnd(sentence, at, read),
      playedEnd(sentence, at, read),
      wayEnd(sentence, at),
      placeEnd(sentence, at, read),
      familyEnd(sentence, at),
      kindEnd(sentence, at),
    )
    const last = sentence[end - 1]
    if (end > at && last) {
      const name = written(read.text, first, last)
      const length = name.length
      result.push({ ...first, type: 'strange', text: name.toLowerCase(), written: name, senses: [{ kind: 'strange', name }], length })
    } else result.push(first)
    at = Math.max(end, at + 1)
  }
  return result
}
