/** Where something is: at places, who is there, which world, what is met there, how one walks or leaves. */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { isNamed, newWord, newWords, textAt, textOf, word, words, wordsAt } from '../tokens.ts'

/** "Allies at Water Locations may not defend": those who are there. */
export function withWhoIsThere(sentence: readonly Token[]): readonly Token[] | undefined {
  const isAlly = (token: Token | undefined): boolean => token?.senses.some((each) => each.kind === 'type' && each.name === 'Ally') === true
  const at = sentence.findIndex(
    ({ text }, index) => text === 'at' && isAlly(sentence[index - 1]) && !/^(?:the|random)$/.test(textAt(sentence, index + 1)),
  )
  const isHead = at > 0 && /^(?:all|each|any|every|1|your|of)$/.test(textAt(sentence, at - 2) || 'all')
  return isHead || at === 1 ? [...sentence.slice(0, at), ...words('who is', sentence[at]!), ...sentence.slice(at)] : undefined
}

/** "Monsters that are Invisible": Invisible Monsters. */
export function withAdjectiveBefore(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    (token, index) => isNamed(token) && /^(?:that|who|which) is$/.test(wordsAt(sentence, index + 1, 2)) && isQuality(sentence[index + 3]),
  )
  const next = textAt(sentence, at + 4)
  if (at < 0 || /^(?:and|or|,)$/.test(next) || isNamed(sentence[at + 4])) return undefined
  const from = sentence.slice(0, at).findLastIndex((each) => !isNamed(each)) + 1
  return [...sentence.slice(0, from), sentence[at + 3]!, ...sentence.slice(from, at + 1), ...sentence.slice(at + 4)]
}

/** What an adjective of the game says of a card, before it or behind "who is". */
const isQuality = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:(?:in)?visible|face-(?:up|down))$/.test(token.text) || token.senses.some(({ kind }) => kind === 'attribute' || kind === 'flag'))

/** "The opposing Threat loses 2", of a Defending Ally: the one that is directed at you. */
export function withThreatMet(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^the (?:opposing|directed|attack) threat$/.test(wordsAt(sentence, index, 3)))
  const aimed = sentence.findIndex((_, index) => /^the threat (?:directed|aim)/.test(wordsAt(sentence, index, 3)))
  if (self?.type !== 'Ally' || !sentence.some(({ text }) => /^defend/.test(text))) return undefined
  if (at >= 0) return [...sentence.slice(0, at), ...newWords('each threat directed against you', sentence[at]!), ...sentence.slice(at + 3)]
  return aimed < 0 ? undefined : sentence.map((each, index) => (index === aimed ? newWord('each', each) : each))
}

/** "Discard this card when you leave": from here. */
export function withLeavingHere(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.length - 3
  return at > 0 && /^(?:when|as|if) you (?:leave|depart)$/.test(wordsAt(sentence, at, 3))
    ? [...sentence, word('here', sentence.at(-1)!)]
    : undefined
}

/** "In either": in the one or the other of the two Dimensions of which the words before speak. */
export function withEitherWorld(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'either' && sentence[index - 1]?.text === 'in')
  const next = sentence[at + 1]
  const isSaid = ['dreamlands', 'waking'].every((each) => before.some(({ text }) => text === each))
  if (at < 0 || !isSaid || (next && !/^[,;:]$/.test(next.text) && next.text !== 'dimension')) return undefined
  const both = words('the dreamlands or the waking world', sentence[at]!)
  return [...sentence.slice(0, at), ...both, ...sentence.slice(next?.text === 'dimension' ? at + 2 : at + 1)]
}

/** "Invisible in Forest Locations": at them. */
export function withAtPlaces(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => {
    const from = text !== 'in' ? -1 : /^(?:a|any|all|each)$/.test(textAt(sentence, index + 1)) ? index + 2 : index + 1
    return from > 0 && isNamed(sentence[from]) && textAt(sentence, from + 1) === 'location'
  })
  return at < 0 ? undefined : sentence.map((token, index) => (index === at ? word('at', token) : token))
}

/** "You may travel to any Port as if walking": you may walk there. */
export function withWalkAsIf(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_each, index) =>
    /^as (?:if|though)(?: you (?:is|be))? walk$/.test(textOf(sentence.slice(index, index + 5)).replace(/ walk .*$/, ' walk')),
  )
  const verb = sentence.findIndex(({ text }) => text === 'travel')
  if (at < 0 || verb < 0 || verb > at) return undefined
  const end = sentence.findIndex(({ text }, index) => index > at && text === 'walk')
  const told = [...sentence.slice(0, at), ...sentence.slice(end + 1)]
  return told.map((each, index) => (index === verb ? word('walk', each) : each))
}

const where = /^(?:at|in|on)$/

/** "At a Port or on an Island", "from a City or from the Dreamlands": places that one word of place is enough for. */
export function withOnePreposition(sentence: readonly Token[]): readonly Token[] | undefined {
  for (const [at, { text }] of sentence.entries()) {
    if (text !== 'or' || !/^(?:at|in|on|from|to)$/.test(textAt(sentence, at + 1))) continue
    const first = sentence.slice(0, at).findLastIndex((each) => each.type === 'word' && !/^(?:a|any|the|location|,)$/.test(each.text))
    const [one, other] = [textAt(sentence, first), textAt(sentence, at + 1)]
    const isSame = one === other || (where.test(one) && where.test(other))
    const from = /^(?:a|any|the)$/.test(textAt(sentence, at + 2)) ? at + 3 : at + 2
    const second = sentence[from]
    const isPlace = isNamed(second) || /^(?:dreamlands|waking|new)$/.test(second?.text ?? '')
    if (first < 0 || first === at - 1 || !isSame || !isPlace) continue
    const isEither = textAt(sentence, first - 1) === 'either'
    return [...sentence.slice(0, isEither ? first - 1 : first), ...sentence.slice(first, at + 1), ...sentence.slice(at + 2)]
  }
  return undefined
}

/** "Bury one Phobia, wherever you are": a use asks for no place; where something is played or travelled to, it says more. */
export function withoutWherever(sentence: readonly Token[]): readonly Token[] | undefined {
  const said = ['wherever you is', 'wherever you may is', 'no matter where you is', 'anywhere', 'regardless of where you is']
  if (sentence.some(({ text }) => /^(?:play|travel|walk|put|bring|summon|move)$/.test(text))) return undefined
  for (const [at] of sentence.entries()) {
    const found = said.find((each) => wordsAt(sentence, at, each.split(' ').length) === each)
    if (!found || at === 0) continue
    const end = at + found.split(' ').length
    // "Anywhere in Arkham" tells of a place.
    if (/^(?:at|in|within|else|but)$/.test(textAt(sentence, end))) continue
    const isBetween = textAt(sentence, at - 1) === ','
    return [...sentence.slice(0, isBetween ? at - 1 : at), ...sentence.slice(isBetween && textAt(sentence, end) === ',' ? end + 1 : end)]
  }
  return undefined
}
