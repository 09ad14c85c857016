/**
 * Single strange words beside a rule that say nothing to it: the mood somebody is in ("Jealous, subtract 1 point ..."), the manner something is
 * done in ("truthfully reveal"), what a person is like ("one horrified opponent"), and what somebody does before what he does in the game
 * ("each Investigator at a Library applauds and gains 1 Sanity", "one of your Allies vanishes: he or she takes no part in this Combat").
 */

import { span, states } from './colour/painted.ts'
import { isPlural, isUnknown, isUnruly, type Token, type Told } from './lexer.ts'
import { isSmall } from './openings.ts'
import { newWord, textAt, textOf } from './tokens.ts'

type Words = readonly Token[]

/** What a rule may ask for, said of somebody or of how something is done. */
const asked =
  /^(?:un)?(?:wound|arm|hurt|injur|mount|curs|infect|poison|bless|train|disguis|equip|seal|lock|open|clos|reveal|hid|kill|slain|dead|alive|living|holy|unholy|sacred|human|inhuman|foreign|nativ|local|educat|male|female|young|old|neighbo|adjac|near|dist|lead|trail|elimin|remain|previous|follow|present|absent|active|inactive|idle|lone|sole|single|solitary|surviv|intact|whole|partial|full|empt|equal|same|simil|different|separate|ally|allied|hostile|enem|rival|friend|neutral|immun|optional|mandator|compulsor|cumulat|permanent|temporar|immediat|automat|simultan|secret|public|priva|blind(?:ly)?$|random|voluntar|exclus|altern|consecut|success|twice|double|triple|half|extra|spare|additional|weak|strong|rich|poor|exhaust|tapped|asleep|awake|sleep|invisib|visib|adult|native|visiting|stranded|trapped|captur|imprison|marked|nam|chosen|select|nominat|target|offend|guilty|respons)/i

/** A word of no rule that may be passed over where it tells what somebody is like or how he does something. */
export const isIdle = ({ type, text, written }: Token): boolean =>
  type === 'unknown' && /^\p{L}+$/u.test(text) && !isUnruly(text) && !states.test(text) && !asked.test(text) && !/(?:er|est)$/.test(written)

/** "Jealous, ...", "Blind and mindless, ...", "Stuck fast, ...": the mood at the head. */
function* mood(sentence: Words): Generator<Told> {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const told = sentence.slice(0, Math.max(comma, 0))
  if (comma < 1 || comma > 4 || sentence.length - comma < 4 || /(?:ly|s)$/.test(told[0]!.written.replace(/(?:less|ous)$/, ''))) return
  const isMood =
    isIdle(told[0]!) &&
    told.slice(1).every((each) => (isIdle(each) && isSmall(each)) || /^(?:and|with|in|by|of|fast|to|but)$/.test(each.text))
  if (isMood) yield { tokens: sentence.slice(comma + 1), flavour: [span(sentence.slice(0, comma + 1))] }
}

/** "Must truthfully reveal": how it is done. */
function* manner(sentence: Words): Generator<Told> {
  for (const [at, how] of sentence.entries()) {
    if (!isIdle(how) || !/[^aeiou]ly$/.test(how.written) || (at > 0 && !isSmall(how))) continue
    if (!/^(?:discard|bury|flip|reveal|show|look|lose|gain|draw|return|take|choose|play|place|put)$/.test(textAt(sentence, at + 1)))
      continue
    yield { tokens: [...sentence.slice(0, at), ...sentence.slice(at + 1)], flavour: [span([how])] }
  }
}

/** "One horrified opponent", "your astonished opponent": what a player is like. */
function* likeness(sentence: Words): Generator<Told> {
  for (const [at, like] of sentence.entries()) {
    if (at === 0 || !isIdle(like) || !isSmall(like) || /(?:'s|’s|ly)$/.test(like.written)) continue
    const isOne = /^(?:1|a|your|the|any|each|that)$/.test(textAt(sentence, at - 1)) || sentence[at - 1]!.value === 1
    if (!isOne || !/^(?:opponent|investigator|player)$/.test(textAt(sentence, at + 1))) continue
    yield { tokens: [...sentence.slice(0, at), ...sentence.slice(at + 1)], flavour: [span([like])] }
  }
}

/** What a rule has somebody do. */
const does = /^(?:lose|gain|discard|bury|flip|draw|must|may|cannot|skip|reveal|take|is|have|add|subtract|absorb|defend|attack|return)$/

/** "Applauds and gains", "suffers sunstroke and must", "panics, and may not defend", "vanishes: he or she takes": what he does besides, between him and the rule. */
function* besides(sentence: Words): Generator<Told> {
  for (const [at, verb] of sentence.entries()) {
    const isSuffered = verb.text === 'suffer' && sentence[at + 1] !== undefined && isIdle(sentence[at + 1]!)
    const isOfMany = at > 0 && isPlural(sentence[at - 1]!) && !/(?:ed|ing|ly|s)$/.test(verb.written)
    if (at < (isOfMany ? 1 : 2) || !(isIdle(verb) || isSuffered) || !isSmall(verb) || !(isOfMany || /(?:s|ed)$/.test(verb.written)))
      continue
    let end = at + 1
    while (
      end < sentence.length &&
      end < at + 5 &&
      (isIdle(sentence[end]!) || /^(?:in|with|at|of|the|a|by|from|to|away|down|up|off|out|their|its)$/.test(textAt(sentence, end)))
    )
      end++
    const joint = /^(?:, and|and|:|,|;)(?= |$)/.exec(textOf(sentence.slice(end, end + 2)))?.[0]
    if (joint === undefined) continue
    const from = end + joint.split(' ').length
    const who = /^(?:it|they|that ally|that player|that opponent)(?= )/.exec(textOf(sentence.slice(from, from + 2)))?.[0]
    const rest = from + (who?.split(' ').length ?? 0)
    // Without "and" what follows is another sentence, unless it tells of whom this one does.
    if ((joint === 'and' || joint === ', and') === (who !== undefined) || !does.test(textAt(sentence, rest))) continue
    yield { tokens: [...sentence.slice(0, at), ...sentence.slice(rest)], flavour: [span(sentence.slice(at, rest))] }
  }
}

/** "Despair overwhelms your opponent: he or she must ...": what befalls him in the scene, and what that comes to. */
function* befallen(sentence: Words): Generator<Told> {
  const colon = sentence.findIndex(({ text }) => text === ':')
  const whom = /(?:^| )(?:(?:your|each|the|that) (?:opponent|player|investigator)|(?:all|each) (?:player|investigator|opponent))$/.exec(
    textOf(sentence.slice(0, Math.max(colon, 0))),
  )?.[0]
  const who = /^(?:they|it)(?= )/.test(textOf(sentence.slice(colon + 1, colon + 3)))
  if (colon < 3 || whom === undefined || !who || !does.test(textAt(sentence, colon + 2))) return
  const count = whom.trim().split(' ').length
  const head = sentence.slice(0, colon - count).findLastIndex(({ text }) => text === ',') + 1
  const scene = sentence.slice(head, colon - count)
  const isScene =
    scene.some(isUnknown) &&
    scene.every((each) => isIdle(each) || /^(?:a|the|all|of|and|over|upon|on|at|their|its|by|is|to)$/.test(each.text))
  if (!isScene) return
  yield {
    tokens: [...sentence.slice(0, head), ...sentence.slice(colon - count, colon), ...sentence.slice(colon + 2)],
    flavour: [span(scene)],
  }
}

/** "Hire one Performer from your Hand": one who is played. */
function* engaged(sentence: Words): Generator<Told> {
  const at = sentence.findIndex(({ type, text }) => type === 'unknown' && /^(?:hire|recruit|enlist)$/.test(text))
  if (at < 0 || !/ from (?:your|their) hand(?: |$)/.test(textOf(sentence.slice(at)))) return
  yield { tokens: [...sentence.slice(0, at), newWord('play', sentence[at]!), ...sentence.slice(at + 1)], flavour: [] }
}

/** "To unpack and play one Artifact": what one does before. */
function* before(sentence: Words): Generator<Told> {
  for (const [at, verb] of sentence.entries()) {
    if (!isIdle(verb) || !isSmall(verb) || /(?:s|ed|ing|ly)$/.test(verb.written) || textAt(sentence, at + 1) !== 'and') continue
    if (
      !/^(?:to|may|must)$/.test(textAt(sentence, at - 1)) ||
      !/^(?:play|draw|discard|bury|flip|gain|lose|return|take|use|cast)$/.test(textAt(sentence, at + 2))
    )
      continue
    yield { tokens: [...sentence.slice(0, at), ...sentence.slice(at + 2)], flavour: [span([verb])] }
  }
}

/** "Flip this card, hear confession and bury one Phobia": what one does between two deeds of a rule. */
function* between(sentence: Words): Generator<Told> {
  for (const [at, { text }] of sentence.entries()) {
    const verb = sentence[at + 1]
    if (text !== ',' || at < 2 || !verb || !isIdle(verb) || !isSmall(verb) || /(?:s|ed|ing|ly)$/.test(verb.written)) continue
    const joint = sentence.findIndex((each, index) => index > at && each.text === 'and')
    const scene = sentence.slice(at + 1, joint)
    const isScene =
      scene.length < 6 &&
      scene.slice(1).some(isIdle) &&
      scene.slice(1).every((each) => isIdle(each) || /^(?:a|the|of|in|at|to|from|with|for|its|their)$/.test(each.text))
    const isDeed = /^(?:flip|bury|discard|rotate|pay|lose|gain|draw)$/.test(textAt(sentence, clauseFrom(sentence, at)))
    if (joint < 0 || !isScene || !isDeed || !/^(?:bury|discard|draw|gain|flip|return|cancel|take)$/.test(textAt(sentence, joint + 1)))
      continue
    yield { tokens: [...sentence.slice(0, at), ...sentence.slice(joint)], flavour: [span(scene)] }
  }
}

/** Where the clause begins that ends here: behind a comma, or after "may" and "must". */
const clauseFrom = (sentence: Words, end: number): number =>
  sentence.slice(0, end).findLastIndex(({ text }) => /^(?:,|:|may|must|and|then)$/.test(text)) + 1

/** What the next sentence does with whom this one tells of. */
const doneWithIt =
  /^(?:then )?(?:bury|discard|flip|return) (?:it|they|them|(?:that |the )?(?:card|ally|artifact|tome|weapon|spell|monster|location|event))(?: |$)/

/** "A sudden gust snatches one random Weapon. Discard Weapon.", "Derails one Event ... Bury it": which card is chosen, for the next sentence to deal with. */
function* chosenSo(sentence: Words, next: Words | undefined): Generator<Told> {
  if (next === undefined || !doneWithIt.test(textOf(next))) return
  const from = sentence.findIndex(({ text }, at) => at > 0 && text === ',') + 1
  const verb = sentence.findIndex(
    (each, at) =>
      at >= from &&
      isIdle(each) &&
      /s$/.test(each.written) &&
      (sentence[at + 1]?.value === 1 || /^(?:any|a)$/.test(textAt(sentence, at + 1))),
  )
  if (verb < 0) return
  const scene = sentence.slice(from, verb + 1)
  const isScene = scene.every((each, at) => isIdle(each) || (at < scene.length - 1 && /^(?:a|the|its|their|of|and|with)$/.test(each.text)))
  if (!isScene || !sentence.slice(verb + 1).some(({ type }) => type === 'name')) return
  yield { tokens: [...sentence.slice(0, from), newWord('choose', sentence[verb]!), ...sentence.slice(verb + 1)], flavour: [span(scene)] }
}

/** A sentence without a strange word that says nothing to its rule, each way that one may be passed over. */
export function* passedOver(sentence: Words, next: Words | undefined): Generator<Told> {
  yield* mood(sentence)
  yield* manner(sentence)
  yield* likeness(sentence)
  yield* besides(sentence)
  yield* befallen(sentence)
  yield* engaged(sentence)
  yield* before(sentence)
  yield* between(sentence)
  yield* chosenSo(sentence, next)
}
