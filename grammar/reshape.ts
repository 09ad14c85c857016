/**
 * The same sentence in another shape: what is tried where the grammar cannot read it as it stands. "Ghouls in Combat add 1" speaks
 * of all Ghouls, "the target loses 2 and becomes Corrupt" of the target twice, and what holds "while you are here" may be
 * said in the middle. A shape never adds a meaning; it only says again, at its usual place, what was said.
 */

import { isPlural, type Token } from './lexer.ts'
import { newWord, textOf } from './tokens.ts'

const isName = ({ type }: Token): boolean => type === 'name' || type === 'family' || type === 'self' || type === 'strange'

/** "Corrupt Allies lose 1" speaks of all of them. */
function ofAll(sentence: readonly Token[]): readonly Token[] | undefined {
  for (const [at, token] of sentence.entries()) {
    const before = sentence[at - 1]?.text
    const isAdded = before === 'to' && /^(?:add|subtract)$/.test(sentence[0]!.text)
    if (at > 0 && before !== ',' && before !== ':' && !isAdded) continue
    let end = token.text === 'other' || token.text === 'opposing' ? at + 1 : at
    const first = end
    while (sentence[end] && isName(sentence[end]!)) end++
    if (end === first || !isPlural(sentence[end - 1]!)) continue
    return [...sentence.slice(0, at), newWord('all', token), ...sentence.slice(at)]
  }
  return undefined
}

/** Verbs that tell what becomes of a card or player, of which the first may be followed by another. */
const verbs: ReadonlySet<string> = new Set(
  'gain lose add subtract is become may can cannot cost must have join bypass count double hold know see survive carry draw discard bury'.split(
    ' ',
  ),
)

/** What is spoken of once more: "one of your Allies" is chosen once, and the same from then on. */
export function onceMore(subject: readonly Token[]): readonly Token[] {
  const [first, second] = subject
  const isChosen = first?.type === 'number' || first?.text === 'up' || (first?.text === 'any' && second?.type === 'number')
  return first && isChosen ? [newWord('them', first)] : subject
}

const oneOfMany = /\b(?:if|while|unless|when|whenever) (?:any|no|another|either|neither)(?: other)? (?:player|opponent|investigator)$/

/** "All Ghouls are Invisible and add 2": theirs, too. */
const addsToMany = (sentence: readonly Token[], at: number): boolean =>
  /^(?:add|subtract|gain|lose)$/i.test(sentence[at]!.written) &&
  sentence[at + 1]?.type === 'number' &&
  sentence[at + 2]?.text !== 'sanity' &&
  sentence.slice(0, at).some(({ written }, index) => /^are$/i.test(written) && sentence[index - 1]?.type === 'name')

/** "The target loses 2 and becomes Corrupt": the subject of the first verb is that of the second, which agrees with it. */
function saidTwice(sentence: readonly Token[], start = 0): readonly Token[] | undefined {
  for (const [at, token] of sentence.entries()) {
    if (at < start) continue
    const isSecond = sentence[at - 1]?.text === 'and' && token.type === 'word' && verbs.has(token.text)
    const agrees =
      /s$/i.test(token.written) ||
      /^(?:is|are|may|can|cannot|must|have|join|know|survive)$/i.test(token.written) ||
      (token.text === 'see' && sentence[at + 1]?.text === 'invisible') ||
      addsToMany(sentence, at)
    if (!isSecond || !agrees) continue
    // "Two of your Allies gain 1, and may not be buried": a comma before "and" begins nothing.
    const from = sentence.slice(0, at - 2).findLastIndex(({ text }) => text === ',' || text === ':') + 1
    const verb = sentence.findIndex((each, index) => index > from && index < at - 1 && each.type === 'word' && verbs.has(each.text))
    // "Shuffle your Mythos Deck and discard pile": what follows another "and" has no subject before it.
    if (verb < 0 || sentence[verb - 1]?.text === 'and') continue
    const subject = sentence.slice(from, verb)
    // "If any player is Outside and has a Tome": one of whom both are so.
    if (oneOfMany.test(textOf(subject))) continue
    const again = onceMore(subject)
    const shape = [...sentence.slice(0, at), ...again, ...sentence.slice(at)]
    return saidTwice(shape, at + again.length + 1) ?? shape
  }
  return undefined
}

/** What is so while something holds, in few words that may stand anywhere. */
const asides: readonly (readonly string[])[] = [
  'while you is here',
  'while THIS is in play',
  'while in play',
  'while here',
  'during combat',
  'during the day',
  'during the night',
  'at night',
  'by night',
  'by day',
].map((each) => each.split(' '))

/** "Monsters you play at Night add 1": at Night, they add 1. */
function asideFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  for (const [at, token] of sentence.entries()) {
    if (at === 0) continue
    for (const aside of asides) {
      const count = lengthOf(sentence, at, aside)
      if (count === 0 || at + count >= sentence.length) continue
      const said = sentence.slice(at, at + count)
      const rest = [...sentence.slice(0, at), ...sentence.slice(at + count)]
      if (rest[0]?.text === ',' || sentence[at - 1]?.text === ',' || sentence[at - 1]?.text === 'only') continue
      // Of two things that are said, it might hold for one.
      if (rest.some(({ text }) => /^(?:and|or|but|[,;:(])$/.test(text)) || asideFirst(rest)) continue
      return [...said, newWord(',', token), ...rest]
    }
  }
  return undefined
}

function lengthOf(sentence: readonly Token[], at: number, aside: readonly string[]): number {
  let count = 0
  for (const place of aside) {
    const token = sentence[at + count]
    if (place === 'THIS' && token?.text === 'this') count += 2
    else if (place === 'THIS' ? token?.type === 'self' : token?.text === place) count++
    else return 0
  }
  return count
}

/** "Ghouls gain 1 and may not defend": the Ghouls may not, rather than this card. */
export const withSubjectAgain = (sentence: readonly Token[]): readonly Token[] | undefined => saidTwice(sentence)

/** The shapes in which a sentence that cannot be read may be tried, the least changed first. */
export function otherShapes(sentence: readonly Token[]): readonly (readonly Token[])[] {
  const changes = [ofAll, withSubjectAgain, asideFirst]
  const shapes: (readonly Token[])[] = []
  for (const change of changes) {
    const one = change(sentence)
    if (!one) continue
    shapes.push(one)
    for (const next of changes) {
      const two = next === change ? undefined : next(one)
      if (two) shapes.push(two)
    }
  }
  return shapes
}
