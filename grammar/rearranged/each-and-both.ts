/**
 * "Each", "both", "either", a bare list, a rounding: words that count, put where the grammar has them, and words that concede nothing.
 */

import type { Token } from '../lexer.ts'
import { isNamed, newWord, newWords, textAt, textOf, word, words, wordsAt } from '../tokens.ts'
import { comma } from './heads-first.ts'

/** "Discard all Events in your Hand and gain 1 Sanity for each": for each of them. */
export function withEachOfThem(sentence: readonly Token[]): readonly Token[] | undefined {
  const isOne = sentence.at(-1)?.text === 'one' || sentence.at(-1)?.text === '1'
  const end = sentence.length - (isOne ? 1 : 0)
  if (wordsAt(sentence, end - 2, 2) !== 'for each') return undefined
  const gone = sentence.findIndex(({ text }) => /^(?:bury|discard)$/.test(text))
  // Several of them, and not this card alone.
  const isSeveral = /^(?:all|any|each|up|every)$/.test(sentence[gone + 1]?.text ?? '') || (sentence[gone + 1]?.value ?? 0) > 1
  return gone >= 0 && isSeveral ? [...sentence.slice(0, end), ...newWords('of them', sentence[end - 1]!)] : undefined
}

/** "Reveal and discard the top card of your Mythos Deck, applying its pentagram": first the one, then the other. */
export function withBothDone(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'reveal' && /^and (?:discard|bury)$/.test(wordsAt(sentence, index + 1, 2)))
  if (at < 0) return undefined
  const mark = sentence.findIndex(({ text }, index) => index > at && text === ',')
  const end = mark < 0 ? sentence.length : mark
  const tail = sentence.slice(end + 1)
  const isSuffered = tail[0]?.text === 'apply'
  // A moment or a condition behind it belongs to both.
  const late = sentence.findIndex(({ text }, index) => index > at && index < end && /^(?:when|if|while|unless|as|until)$/.test(text))
  const to = late < 0 ? end : late
  const then = [comma(sentence[at]!), ...(isSuffered ? [...tail, comma(sentence[at]!)] : []), sentence[at + 2]!, word('it', sentence[at]!)]
  if (late >= 0 && (isSuffered || at > 0)) return undefined
  const head = late >= 0 ? [...sentence.slice(late, end), comma(sentence[at]!)] : []
  const rest = isSuffered || mark < 0 ? [] : sentence.slice(mark)
  return [...sentence.slice(0, at), ...head, sentence[at]!, ...sentence.slice(at + 3, to), ...then, ...rest]
}

/** "Add 1 at any City": at one of them, or "Ghouls or any Great Old One": one of the one or of the other. */
export function withOrA(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      text === 'any' &&
      isNamed(sentence[index + 1]) &&
      ((sentence[index - 1]?.text === 'or' && isNamed(sentence[index - 2])) || /^(?:at|in)$/.test(sentence[index - 1]?.text ?? '')),
  )
  return at < 0 ? undefined : sentence.map((token, index) => (index === at ? { ...token, text: 'a' } : token))
}

/** "Halves the value (round up) of each Ghoul": a value that is halved is rounded up, wherever that is said. */
export function withRoundingLast(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => wordsAt(sentence, index, 4) === '( round up )')
  const isValue = sentence.some(({ text }) => text === 'value') && sentence.some(({ text }) => /^hal(?:ve|f)$/.test(text))
  return at < 0 || at + 4 >= sentence.length || !isValue ? undefined : [...sentence.slice(0, at), ...sentence.slice(at + 4)]
}

/** "All Investigators must bury one Ally each": each of them one. */
export function withoutEachBehind(sentence: readonly Token[]): readonly Token[] | undefined {
  const isSaid = /(?:^|, )(?:each|all|every) (?:other )?(?:player|opponents?|investigator)\b/.test(textOf(sentence))
  return isSaid && sentence.at(-1)?.text === 'each' ? sentence.slice(0, -1) : undefined
}

/** "If you have either a Tome or an Artifact": the one or the other. */
export function withoutEither(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'either')
  const or = sentence.findIndex(({ text }, index) => text === 'or' && index > at)
  return at < 1 || or < 0 ? undefined : sentence.filter((_, index) => index !== at)
}

/** "1 point per Cultist": for each. */
export function withEachForPer(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'per' && isNamed(sentence[index + 1]))
  return at < 1 ? undefined : [...sentence.slice(0, at), ...words('for each', sentence[at]!), ...sentence.slice(at + 1)]
}

/** "Lose 1 Sanity for each Cat and each Priest in play": so much for the ones, and so much for the others. */
export function withEachOfBoth(sentence: readonly Token[]): readonly Token[] | undefined {
  const first = sentence.findIndex((_each, index) => wordsAt(sentence, index, 2) === 'for each')
  const verb = sentence.slice(0, Math.max(first, 0)).findLastIndex(({ text }) => counting.has(text))
  const and = sentence.findIndex(
    ({ text }, index) => index > first + 2 && text === 'and' && /^(?:for each|each \S+)$/.test(wordsAt(sentence, index + 1, 2)),
  )
  if (first < 1 || verb < 0 || and < 0) return undefined
  const second = textAt(sentence, and + 1) === 'for' ? and + 1 : and
  const told = sentence.slice(verb, first)
  if (told.some(({ text }) => /^[,;:(]$/.test(text))) return undefined
  // "Each Cat and each Priest in play": where they are is said of both.
  const end = textAt(sentence, and - 1) === ',' ? and - 1 : and
  const isBare = sentence.slice(first + 2, end).every(isNamed)
  const noun = sentence.slice(second === and ? and + 2 : and + 3)
  const tail = isBare ? noun.slice(noun.findIndex((each) => !isNamed(each))) : []
  if (isBare && !isNamed(noun[0])) return undefined
  return [
    ...sentence.slice(0, end),
    ...(noun.every(isNamed) ? [] : tail),
    ...words('and', sentence[and]!),
    ...told,
    ...(second === and ? words('for', sentence[and]!) : []),
    ...sentence.slice(and + 1),
  ]
}

const counting: ReadonlySet<string> = new Set('lose gain add subtract draw bury discard pay'.split(' '))

/** "An Artifact, a Tome, or a Spell": one of such cards, whichever. */
export function withBareList(sentence: readonly Token[]): readonly Token[] | undefined {
  const named = (from: number): number => {
    let end = from
    while (isNamed(sentence[end])) end++
    return end > from ? end : -1
  }
  for (const [at, { text }] of sentence.entries()) {
    if (text !== 'a' && text !== 'any') continue
    const items: [number, number][] = [[at + 1, named(at + 1)]]
    let end = items[0]![1]
    let or = -1
    while (end > 0 && or < 0) {
      const mark = textAt(sentence, end) === ',' ? end + 1 : end
      or = textAt(sentence, mark) === 'or' ? mark : -1
      const from = or < 0 ? mark : mark + 1
      if ((or < 0 && mark === end) || textAt(sentence, from) !== text) break
      // "An Ally's Weapon" is a Weapon.
      const noun = wordsAt(sentence, from + 1, 3) === "ally 's weapon" ? from + 3 : from + 1
      end = named(noun)
      items.push([noun, end])
    }
    if (or < 0 || end < 0 || items.length < 3) continue
    const listed = items.flatMap(([from, to], index) => [
      ...(index === 0 ? [] : [index === items.length - 1 ? sentence[or]! : newWord(',', sentence[from]!)]),
      ...sentence.slice(from, to),
    ])
    return [...sentence.slice(0, at + 1), ...listed, ...sentence.slice(end)]
  }
  return undefined
}

/** "Discard it if you wish": you may. */
export function withWish(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.length - 3
  if (at < 2 || !/^if you (?:wish|like|choose|want)$/.test(wordsAt(sentence, at, 3))) return undefined
  const said = sentence.slice(0, sentence[at - 1]?.text === ',' ? at - 1 : at)
  const from = said.findLastIndex(({ text }) => text === ',' || text === ':') + 1
  // "You may look at ... and discard it if you wish": the second deed is left to you by itself.
  const and = said.findLastIndex(({ text }, index) => text === 'and' && index > from)
  if (and > 0 && said.slice(from, and).some(({ text }) => text === 'may') && !said.slice(and).some(({ text }) => text === 'may'))
    return [...said.slice(0, and + 1), word('optionally', sentence[at]!), ...said.slice(and + 1)]
  if (said.slice(from).some(({ text }) => text === 'you' || text === 'may' || text === 'must')) return undefined
  return [...said.slice(0, from), ...words('you may', sentence[at]!), ...said.slice(from)]
}

/** "You must walk out of here, even if ...": a duty or a ban holds the same in that case. */
export function withoutConcession(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'even' && /^(?:if|though|when|while)$/.test(sentence[index + 1]?.text ?? ''))
  const said = sentence.slice(0, sentence[at - 1]?.text === ',' ? at - 1 : at)
  // "You must walk here, even if a Travel Event carries you": then one comes as if one had walked, and that is another duty.
  if (said.some(({ text }) => text === 'walk') && /\b(?:carry|bring|use|take|travel|play) .*\btravel\b/.test(textOf(sentence.slice(at))))
    return undefined
  const bids = said.some(({ text }, index) => text === 'must' || text === 'cannot' || (text === 'may' && said[index + 1]?.text === 'not'))
  return at > 2 && bids && !sentence.slice(at).some(({ text }) => text === ',') ? said : undefined
}

/** "Halve the value of one Ally until the end of Combat (round down)": the half is. */
export function withRoundingNear(sentence: readonly Token[]): readonly Token[] | undefined {
  const half = sentence.findIndex(({ text }) => text === 'halve')
  const from = sentence.findIndex(
    ({ text }, at) => text === '(' && at > half + 1 && /^\( round (?:up|down) \)$/.test(wordsAt(sentence, at, 4)),
  )
  if (half < 0 || from < 0 || sentence.slice(half + 1).some(({ text }) => text === 'halve')) return undefined
  return [...sentence.slice(0, half + 1), ...sentence.slice(from, from + 4), ...sentence.slice(half + 1, from), ...sentence.slice(from + 4)]
}
