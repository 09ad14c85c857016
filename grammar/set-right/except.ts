/** What is excepted, told where its kind is told. */

import type { Token } from '../lexer.ts'
import { isNamed, newWord, newWords, textAt } from '../tokens.ts'

/** "Except a Priest, Doctor or Cultist": three kinds or more, and the commas part one from the next. */
const isListed = (out: readonly Token[]): boolean =>
  /^(?:except|exclude|other than)(?: for)?(?: (?:a|any|the))? NAMED(?: ,(?: (?:a|any|the))? NAMED)+(?: ,)? (?:or|and)(?: (?:a|any|the))? NAMED\b/.test(
    out.map((each) => (isNamed(each) ? 'NAMED' : each.text)).join(' '),
  )

/** "One Event from your Story Deck, except a Travel Event, ...": no comma parts it from what it is kept out of. */
export function withExceptJoined(sentence: readonly Token[]): readonly Token[] | undefined {
  const isExcept = (at: number): boolean =>
    /^(?:except|exclude)$/.test(sentence[at]?.text ?? '') || (sentence[at]?.text === 'other' && sentence[at + 1]?.text === 'than')
  const at = sentence.findIndex(({ text }, index) => text === ',' && isExcept(index + 1))
  if (at < 0) return undefined
  if (isListed(sentence.slice(at + 1))) return undefined
  const end = sentence.findIndex(({ text }, index) => index > at && text === ',')
  const rest = end < 0 ? sentence.slice(at + 1) : [...sentence.slice(at + 1, end), ...sentence.slice(end + 1)]
  return [...sentence.slice(0, at), ...rest]
}

const mark = (text: string, near: Token): Token => ({ ...newWord(text, near), type: 'mark' })

/** "Cancel any Event just played by an opponent, except Day Events": kept out of the one kind of card that it speaks of. */
export function withExceptBehindKind(sentence: readonly Token[]): readonly Token[] | undefined {
  const except = sentence.findIndex(({ text }) => text === 'except')
  const at = textAt(sentence, except - 1) === ',' ? except - 1 : except
  const isPlace = (index: number): boolean => /^(?:at|in|on|from|to|through)$/.test(textAt(sentence, index))
  const ends = sentence.flatMap((each, index) =>
    index < at && isNamed(each) && !isNamed(sentence[index + 1]) && !/^(?:or|and)$/.test(textAt(sentence, index + 1)) ? [index + 1] : [],
  )
  const [end] = ends
  if (except < 2 || ends.length !== 1 || end === undefined || end === at) return undefined
  const out = textAt(sentence, except + 1) === 'for' ? [sentence[except]!, ...sentence.slice(except + 2)] : sentence.slice(except)
  const kinds = isListed(out)
    ? [
        ...newWords('except', out[0]!),
        mark('(', out[0]!),
        ...out.slice(1).flatMap((each) => (/^(?:a|the|any)$/.test(each.text) ? [] : each.text === 'and' ? newWords('or', each) : [each])),
        mark(')', out.at(-1)!),
      ]
    : out
  if (
    !kinds
      .slice(1)
      .every((each) => isNamed(each) || /^(?:a|the|any|or|and|card)$/.test(each.text) || (kinds !== out && /^[(),]$/.test(each.text)))
  )
    return undefined
  const start = sentence.slice(0, end).findLastIndex((each) => !isNamed(each))
  return isPlace(start) || isPlace(start - 1) ? undefined : [...sentence.slice(0, end), ...kinds, ...sentence.slice(end, at)]
}

/** "An Event just played (except Day or Night Events)": kept out of the cards of its kind, wherever they were spoken of. */
export function withExceptAtNoun(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'except')
  const isInBrackets = textAt(sentence, at - 1) === '('
  const open = isInBrackets || textAt(sentence, at - 1) === ',' ? at - 1 : at
  const stop = sentence.findIndex(({ text }, index) => index > at && text === (isInBrackets ? ')' : ','))
  if (at < 2 || (isInBrackets && stop < 0)) return undefined
  const end = stop < 0 ? sentence.length : stop
  const isFor = textAt(sentence, at + 1) === 'for'
  const said = sentence.slice(at + 1 + Number(isFor), end).filter(({ text }) => text !== 'a' && text !== 'any')
  const type = said.length > 0 ? typeOf(said.at(-1)!) : undefined
  const nouns = sentence.flatMap((token, index) =>
    index < open && typeOf(token) === type && textAt(sentence, index + 1) !== "'s" ? [index] : [],
  )
  const [noun] = nouns
  if (type === undefined || noun === undefined || nouns.length > 1 || (open === noun + 1 && !isInBrackets)) return undefined
  // "Events, except Phobias, cost 1 more": no comma parts them from what is said of them.
  const isEnclosed = open < at && /^(?:cost|add|gain|lose|subtract|is|have|may|can|cannot|join)$/.test(textAt(sentence, end + 1))
  const rest = sentence.slice(isInBrackets || isEnclosed ? end + 1 : end)
  return [...sentence.slice(0, noun + 1), sentence[at]!, ...said, ...sentence.slice(noun + 1, open), ...rest]
}

/** Of which type cards are that a word names. */
function typeOf({ senses }: Token): string | undefined {
  const of = senses.map((sense) =>
    sense.kind === 'type'
      ? sense.name
      : sense.kind === 'subtype'
        ? sense.of
        : sense.kind === 'title'
          ? sense.type
          : sense.kind === 'attribute'
            ? 'Ally'
            : '',
  )
  return of.every((each) => each === of[0]) && of[0] !== '' ? of[0] : undefined
}
