/** The time or place of a deed, put before or behind it. */

import type { Token } from '../lexer.ts'
import { selfAt, textAt, textOf, word, words, wordsAt } from '../tokens.ts'

/** "At the start of your following Turn": the next one, and not each of those that follow. */
export function withNextTurn(part: readonly Token[]): readonly Token[] {
  const isOne = (at: number): boolean =>
    /^(?:following|succeeding|follow|succeed)$/.test(textAt(part, at)) &&
    textAt(part, at - 1) === 'your' &&
    /^turn$/i.test(part[at + 1]?.written ?? '')
  return part.map((each, at) => (isOne(at) ? word('next', each) : each))
}

/** "On the Moon", "on the Plateau of Leng": in that Region, or that part of one. */
export function withinPlaces(part: readonly Token[]): readonly Token[] {
  const isPlace = (token: Token | undefined): boolean =>
    token?.type === 'name' && token.senses.some(({ kind }) => kind === 'region' || kind === 'subregion')
  const isBefore = (at: number): boolean => isPlace(part[at + 1]) || (textAt(part, at + 1) === 'the' && isPlace(part[at + 2]))
  return part.map((each, at) => (each.text === 'on' && isBefore(at) ? word('in', each) : each))
}

/** "You may play Storms at any Water Location. This card adds 1 while there": while you are at one. */
function withPlaceAllowed(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const there = sentence.findIndex(
    (_, at) => /^while (?:you is )?there$/.test(textOf(sentence.slice(at, at + 4))) || /^while there ,/.test(wordsAt(sentence, at, 3)),
  )
  const end = sentence.findIndex(({ text }, at) => there >= 0 && at > there && text === 'there') + 1
  const at = before.findLastIndex((_, index) => /^(?:at|in) (?:any|a)$/.test(wordsAt(before, index, 2)))
  const place = before.slice(at)
  const isAllowed =
    /^you may (?:play|cast|use) /.test(textOf(before)) && at > 2 && !place.some(({ text }) => /^(?:[.,;:()]|and|or)$/.test(text))
  if (there < 0 || !isAllowed) return undefined
  return [...sentence.slice(0, there), ...words('while you is', sentence[there]!), ...place, ...sentence.slice(end)]
}

/** "... while you are Underground. You may not use Gates there": where the words before say that he is. */
export function withPlaceBefore(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const allowed = withPlaceAllowed(sentence, before)
  if (allowed) return allowed
  const last = sentence.length - 1
  const at = before.findLastIndex((_, index) => wordsAt(before, index, 2) === 'you is')
  const place = before.slice(at + 2)
  // "At a Port, Island, or Underwater Location" is one place of several kinds.
  const isOneOf = /^(?:at|in) (?:a |the )?\S+ , .*\bor \S+(?: location)?$/.test(textOf(place))
  const isPlace =
    at > 0 &&
    place.length > 0 &&
    place.length < (isOneOf ? 12 : 5) &&
    place.every(({ type, text }) => !isOneOf || type !== 'word' || /^(?:at|in|a|the|or|location)$/.test(text)) &&
    !place.some(({ text }) => /^(?:[.;:()]|not|have|affect|walk|here)$/.test(text) || (text === ',' && !isOneOf))
  const isSaid = /^(?:while|when|if|that)$/.test(textAt(before, at - 1))
  if (textAt(sentence, last) !== 'there' || !isPlace || !isSaid || sentence.some(({ text }) => text === 'if' || text === 'while'))
    return undefined
  return [...sentence.slice(0, last), ...words('while you is', sentence[last]!), ...place]
}

/** "Flip this card to play a Dreamlands Location from the Waking World, regardless of Region": while one is there. */
export function withDeparture(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      text === 'from' &&
      textOf(sentence.slice(index + 1, index + 4)) === 'the waking world' &&
      sentence[index - 1]?.text === 'location' &&
      sentence[index - 2]?.text === 'dreamlands',
  )
  const turn = textOf(sentence.slice(0, 4)) === 'as your turn ,' ? 4 : 0
  if (at < 4 || turn === 0) return undefined
  const near = sentence[at]!
  const comma: Token = { ...sentence[3]! }
  const while_ = ['while', 'in', 'the', 'waking', 'world'].map((each) => word(each, near))
  return [...sentence.slice(0, turn), ...while_, comma, ...sentence.slice(turn, at), ...sentence.slice(at + 4)]
}

/** "You may play here any Ally, regardless of Region": where it is done stands behind what is played. */
export function withHereBehind(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => wordsAt(sentence, index, 3) === 'may play here') + 2
  const next = sentence[at + 1]
  if (at < 2 || !next || (next.type === 'word' && !/^(?:any|a)$/.test(next.text)) || next.type === 'mark') return undefined
  const rest = sentence.slice(at + 1)
  const end = rest.findIndex(({ text }) => /^(?:,|if|while|regardless|without|even)$/.test(text))
  const what = end < 0 ? rest : rest.slice(0, end)
  return [...sentence.slice(0, at), ...what, sentence[at]!, ...(end < 0 ? [] : rest.slice(end))]
}

/** "If you have none, you must instead lose 1 Sanity": what is done in place of the other, told at its end. */
export function withInsteadLast(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => text === 'instead' && /^(?:must|may|they|you|opponent|player)$/.test(textAt(sentence, index - 1)),
  )
  if (at < 0 || textAt(sentence, 0) !== 'if' || /^(?:|of|,)$/.test(textAt(sentence, at + 1))) return undefined
  const rest = sentence.slice(at + 1)
  if (rest.some(({ text }) => /^(?:instead|,|;|:|if|while)$/.test(text))) return undefined
  return [...sentence.slice(0, at), ...rest, sentence[at]!]
}

/** "Play at Night only": only so. */
export function withOnlyBefore(sentence: readonly Token[]): readonly Token[] | undefined {
  const last = sentence.length - 1
  const verb = sentence.findIndex(({ text }) => /^(?:play|cast|use)$/.test(text))
  const own = selfAt(sentence, verb + 1)
  const lead = textOf(sentence.slice(0, verb))
  if (textAt(sentence, last) !== 'only' || verb < 0 || verb + own + 1 >= last) return undefined
  if (!/^(?:|(?:.* )?(?:may|can)(?: is)?)$/.test(lead) || sentence.some(({ text }) => text === ',' || text === 'once')) return undefined
  return [...sentence.slice(0, verb + own + 1), sentence[last]!, ...sentence.slice(verb + own + 1, last)]
}

/** "Until the end of the next Round your opponent may play no Events": the while is set off. */
export function withWhileSetOff(sentence: readonly Token[]): readonly Token[] | undefined {
  const head =
    /^(?:until the (?:end|start) of (?:the|this|your) (?:next )?(?:round|turn|combat)|(?:for|during) the (?:rest|remainder) of (?:the|this) (?:round|turn|combat|game))(?= )/.exec(
      textOf(sentence),
    )?.[0]
  const at = head?.split(' ').length ?? 0
  if (at === 0 || /^(?:,|and|or|:|in)$/.test(textAt(sentence, at))) return undefined
  return [...sentence.slice(0, at), ...words(',', sentence[at]!), ...sentence.slice(at)]
}
