/**
 * What befalls a card in the scene, and behind a colon what that comes to: "it drags one random Defending Ally beneath the waves: Bury that
 * Ally"; and what somebody of no game must or may do there: "hungry mouths must eat: your opponent Discards two cards".
 */

import { isUnknown, type Token, type Told } from '../lexer.ts'
import { beginnings, isColour, isIdleVerb, isObject } from '../strange-words.ts'
import { newWords, textAt } from '../tokens.ts'
import { span } from './painted.ts'

type Words = readonly Token[]

const deeds = /^(?:bury|discard|flip)$/

/** What leads away from the card that is told of: "beneath the waves", "off", "overboard". */
const away = /^(?:beneath|under|off|away|over|into|in|onto|through|down|by|to|with|at|from|out|up|behind|below|before|after|until)$/

/** Where the card ends that is told of from here on. */
function endOf(sentence: Words, from: number, stop: number): number {
  let at = from + 1
  while (at < stop && !isUnknown(sentence[at]) && !isIdleVerb(sentence[at]!) && !away.test(sentence[at]!.text)) at++
  return at
}

/** "Bury that Ally", "flip him face-down": the deed with whom the scene has told of, and what stands behind it. */
function deedBehind(sentence: Words, colon: number, object: Words): Words | undefined {
  const deed = sentence[colon + 1]
  if (!deed || !deeds.test(deed.text)) return undefined
  const said = textAt(sentence, colon + 2)
  const noun = sentence[colon + 3]
  const isNamed = /^(?:that|the|this)$/.test(said) && noun?.type === 'name' && object.some(({ text }) => text === noun.text)
  if (!isNamed && said !== 'it' && said !== 'they') return undefined
  return [deed, ...object, ...sentence.slice(colon + (isNamed ? 4 : 3))]
}

/** The sentence with what is done in place of what befalls. */
function* befallen(sentence: Words, colon: number): Generator<Told> {
  for (const from of beginnings(sentence, colon)) {
    const start = sentence.findIndex((each, at) => at >= from && at < colon && isObject(each))
    if (start < 0) return
    const end = endOf(sentence, start, colon)
    const object = sentence.slice(start, end)
    const done = deedBehind(sentence, colon, object)
    const before = sentence.slice(from, start)
    const isTold = (start === from || isColour(sentence, from, start)) && (end === colon || isColour(sentence, end, colon))
    if (!done || !isTold || !object.some(({ type }) => type === 'name') || before.length + colon - end === 0) continue
    yield { tokens: [...sentence.slice(0, from), ...done], flavour: [span(sentence.slice(from, colon))] }
  }
}

/** What one does by himself, and may leave. */
const orders = /^(?:bury|discard|flip|draw|look|take|return|reveal|gain)$/

/** "His cousins may avenge him: Bury one Ally of your opponent": who may is you, for they are nobody. */
function* bidden(sentence: Words, colon: number): Generator<Told> {
  for (const from of beginnings(sentence, colon)) {
    const must = sentence.findIndex(({ text }, at) => at > from && at < colon && /^(?:may|must|can)$/.test(text))
    if (must < 0 || !isUnknown(sentence[must + 1]) || must + 1 >= colon) continue
    const who = sentence.slice(from, must)
    const isNobody = who.some(({ type }) => type === 'unknown') && !who.some(({ type }) => type === 'self' || type === 'name')
    if (!isNobody || !isColour(sentence, from, must) || !isColour(sentence, must + 1, colon)) continue
    const rest = sentence.slice(colon + 1)
    const isLeft = sentence[must]!.text !== 'must'
    if (isLeft && !orders.test(textAt(rest, 0))) continue
    const may = isLeft ? newWords('you may', sentence[must]!) : []
    yield { tokens: [...sentence.slice(0, from), ...may, ...rest], flavour: [span(sentence.slice(from, colon))] }
  }
}

/** A sentence with what is done in place of what is told before its colon, each way that it may be meant. */
export function* toldThenDone(sentence: Words): Generator<Told> {
  const colon = sentence.findIndex(({ text }) => text === ':')
  if (colon < 2 || colon > sentence.length - 3) return
  yield* befallen(sentence, colon)
  yield* bidden(sentence, colon)
}
