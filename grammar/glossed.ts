/**
 * A verb of no rule, and behind it in brackets or a colon what that is in the game: "sell him one of your Artifacts (discard it)", "donate
 * one Artifact: discard it and ...", "swim up (walk) to ...". What the gloss says is done with what the verb has for its object.
 */

import { span } from './colour/painted.ts'
import { isUnknown, type Token, type Told } from './lexer.ts'
import { isScenic } from './scenes.ts'
import { newWord, newWords, textAt, textOf, wordsAt } from './tokens.ts'

type Words = readonly Token[]

/** Words of the game that do nothing in it where a gloss tells what they mean. */
const everyday =
  /^(?:carry|send|drive|lead|leave|break|set|hide|ring|drink|call|lock|throw|read|light|open|burn|sell|swim|feed|strike|pull|push|close|follow|sleep|help|free|bear|knock|let)$/

const away =
  /^(?:off|away|out|up|down|back|over|under|behind|overboard|aside|home|adrift|free|loose|apart|alone|below|aboard|forth|ashore|astray|asleep)$/

const deeds = /^(?:bury|discard|flip|return|rotate|cancel)$/

/** What stands in brackets alone right behind the verb that it explains: "hire (play) any Priest", "burrows beneath (Bypasses) all Allies". */
const bare = /^(?:walk|play|bypass|bury|discard|flip|return|rotate|cancel|exchange|reveal|draw|summon|control)$/

/** How a verb may go on before its object. */
const onwards =
  /^(?:on|in|at|to|for|with|beneath|under|over|through|past|around|between|above|below|into|upon|across|away|off|up|down|out|back)$/

/** What card, or how many, a verb is done with. */
const isObject = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.type === 'number' ||
    token.type === 'self' ||
    token.type === 'name' ||
    /^(?:a|all|each|any|your|their|another|up|this|that|every|they|it)$/.test(token.text))

/** "Hire (play) any Priest": done with what stands behind it; "the Ally crumbles (Discard) at the end of the Round": done with who does so. */
function ofBareGloss(sentence: Words, open: number, close: number): Told | undefined {
  const deed = sentence[open + 1]!
  const isLook = textOf(sentence.slice(open + 1, close)) === 'look at'
  if (!isLook && (close !== open + 2 || !bare.test(deed.text))) return undefined
  let at = open - 1
  while (at > 0 && onwards.test(textAt(sentence, at))) at--
  const verb = sentence[at]
  if (!verb || !(verb.type === 'unknown' || everyday.test(verb.text)) || !isSmallOrFirst(verb, at) || /(?:ed|ly)$/.test(verb.written))
    return undefined
  const [head, rest] = [sentence.slice(0, at), sentence.slice(close + 1)]
  const flavour = [span(sentence.slice(at, open))]
  const who = head.at(-1)
  if (isObject(rest[0]) || (isLook && rest[0]?.text === 'the')) {
    const isHeaded =
      who === undefined || /^(?:,|:|may|must|cannot|and|or|to|then|but|immediately|battle|combat)$/.test(who.text) || isObject(who)
    return isHeaded ? { tokens: [...head, ...sentence.slice(open + 1, close), ...rest], flavour } : undefined
  }
  const isDone = rest.length === 0 || /^(?:at|when|if|after|,|unless|as)$/.test(rest[0]!.text)
  // "One Ally of your opponent withers (Bury)".
  const card = textOf(head.slice(-3)) === 'of your opponent' ? head.at(-4) : who
  const isOfCard =
    card !== undefined && (card.type === 'name' || card.type === 'self' || /^(?:it|they)$/.test(card.text)) && /s$/.test(verb.written)
  const face = deed.text === 'flip' ? [newWord('face-down', deed)] : []
  return isDone && isOfCard && /^(?:bury|discard|flip)$/.test(deed.text)
    ? { tokens: [...head, newWord('is', deed), deed, ...face, ...rest], flavour }
    : undefined
}

/** "If Dr. Allen is lost, Kelley deserts you (Bury this card)": what becomes of the card itself, in colour, and then as the game does it. */
function ofGlossedFate(sentence: Words): Told | undefined {
  const open = sentence.findIndex(({ text }, at) => text === '(' && at > 0 && /^(?:bury|discard|flip)$/.test(textAt(sentence, at + 1)))
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const [deed, ...what] = sentence.slice(open + 1, Math.max(close, 0))
  const own = what.filter(({ text }) => text !== 'face-down')
  const isOwn = textOf(own) === 'this card' || textOf(own) === 'it' || (own.length === 1 && own[0]!.type === 'self')
  const from = sentence.slice(0, Math.max(open, 0)).findLastIndex(({ text }) => /^[,:;]$/.test(text)) + 1
  const [who, ...told] = sentence.slice(textAt(sentence, from) === 'the' ? from + 1 : from, open)
  if (open < 2 || !isOwn || who?.type !== 'self' || told.length === 0 || told.length > 6) return undefined
  const isTold =
    told.some((each) => each.type === 'unknown') &&
    told.every(
      (each) =>
        (each.type === 'unknown' && isSmallOrFirst(each, 1)) ||
        each.text === 'you' ||
        onwards.test(each.text) ||
        isScenic(told, told.indexOf(each)),
    )
  const face = deed!.text === 'flip' ? [newWord('face-down', deed!)] : []
  return isTold
    ? {
        tokens: [...sentence.slice(0, from), deed!, ...newWords('this card', who), ...face, ...sentence.slice(close + 1)],
        flavour: [span(sentence.slice(from, open))],
      }
    : undefined
}

/** "Each sleeping (face-down) Ally", "the crippled (Flipped) Monsters": what that is in the game. */
function ofGlossedState(sentence: Words): Told | undefined {
  const open = sentence.findIndex(({ text }, at) => text === '(' && at > 0 && textAt(sentence, at + 2) === ')')
  const [like, state, noun] = [sentence[open - 1], sentence[open + 1], sentence[open + 3]]
  const isState = /^face-(?:down|up)$/.test(state?.text ?? '') || /^(?:flipped|invisible|visible|crosswise)$/i.test(state?.written ?? '')
  if (open < 1 || !isState || like?.type !== 'unknown' || !isSmallOrFirst(like, open - 1)) return undefined
  if (!(noun?.type === 'name' || noun?.type === 'self' || noun?.text === 'card')) return undefined
  return { tokens: [...sentence.slice(0, open - 1), state!, ...sentence.slice(open + 3)], flavour: [span([like])] }
}

const that = /^(?:it|they|them|him|(?:that|the) (?:card|ally|artifact|tome|weapon|spell|monster|location|event))(?= |$)/

const isSmallOrFirst = ({ written }: Token, at: number): boolean => at === 0 || /^\p{Ll}/u.test(written)

/** Whether a verb stands here that no rule has. */
function isVerbHere(sentence: Words, at: number): boolean {
  const token = sentence[at]!
  const before = textAt(sentence, at - 1)
  const isHeaded = at === 0 || /^(?:,|:|may|must|and|or|to|then|but)$/.test(before)
  const isIdle = (token.type === 'unknown' && !/(?:ed|ly)$/.test(token.text)) || everyday.test(token.text)
  return isHeaded && isIdle && isSmallOrFirst(token, at)
}

/** What one does with what is one's own. */
const givesUp = /^(?:donate|sell|pawn|sacrifice|offer|feed|trade|surrender|barter|abandon|leave)$/

/** What the verb has for its object, without what stands about it: "him one of your Artifacts", "one Ally at the rapids each time". */
function objectOf(phrase: Words, verb: string): { readonly what: Words; readonly often: Words } | undefined {
  let from = 0
  while (from < 2 && (away.test(textAt(phrase, from)) || (from === 0 && /^(?:they|them|it)$/.test(textAt(phrase, 0))))) from++
  const isOften = textOf(phrase.slice(-2)) === 'each time'
  let to = phrase.length - (isOften ? 2 : 0)
  if (to > from && away.test(textAt(phrase, to - 1))) to--
  const behind = phrase.slice(0, to).findLastIndex(({ text }) => /^(?:at|to|into|over|through|upon|with|on|in|beneath|under)$/.test(text))
  const isPlaced =
    behind > from + 1 &&
    behind < to - 1 &&
    phrase.slice(behind + 1, to).every((each, at) => (each.type !== 'name' && isScenic(phrase, behind + 1 + at)) || each.text === 'sleep')
  if (isPlaced) to = behind
  // "Donate one Artifact in play": one's own, as the verb tells; of anybody's, none tells whose.
  const isInPlay =
    textOf(phrase.slice(to - 2, to)) === 'in play' && !phrase.some(({ text }) => /^(?:your|opponent|player|any|of)$/.test(text))
  if (isInPlay && !givesUp.test(verb)) return undefined
  const what = phrase.slice(from, isInPlay ? to - 2 : to)
  const head = what[0]?.type === 'number' ? '1' : textAt(what, 0)
  const isOne =
    /^(?:1|a|all|each|any|your|their|another|up|every)$/.test(head) &&
    what.some(({ type }) => type === 'name') &&
    !what.some((each) => /^[,:;(]$/.test(each.text) || isUnknown(each))
  return isOne ? { what, often: isOften ? phrase.slice(-2) : [] } : undefined
}

/** The nearest verb of no rule before a place, in the same clause. */
function verbBefore(sentence: Words, end: number): number {
  for (let at = end - 1; at >= 0 && !/^[:;(]$/.test(textAt(sentence, at)); at--) if (isVerbHere(sentence, at)) return at
  return -1
}

/** A sentence with the deed of the game in the place of the verb that it explains; nothing where there is none. */
export function ofGloss(sentence: Words): Told | undefined {
  const whole = ofGlossedState(sentence) ?? ofGlossedFate(sentence)
  if (whole) return whole
  const isBare = (at: number): boolean => textAt(sentence, at + 2) === ')' || /^look at \)$/.test(wordsAt(sentence, at + 1, 3))
  const brackets = sentence.findIndex(({ text }, at) => text === '(' && at > 0 && isBare(at))
  const bareGloss =
    brackets > 0 ? ofBareGloss(sentence, brackets, textAt(sentence, brackets + 2) === ')' ? brackets + 2 : brackets + 3) : undefined
  if (bareGloss) return bareGloss
  const open = sentence.findIndex(
    ({ text }, at) =>
      text === '(' &&
      at > 0 &&
      (deeds.test(textAt(sentence, at + 1)) || textAt(sentence, at + 1) === 'walk' || wordsAt(sentence, at + 1, 2) === 'look at'),
  )
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  if (open > 0 && close > open) return inBrackets(sentence, open, close)
  const colon = sentence.findIndex(({ text }) => text === ':')
  return colon > 1 ? behindColon(sentence, colon) : undefined
}

function inBrackets(sentence: Words, open: number, close: number): Told | undefined {
  const [deed, ...more] = sentence.slice(open + 1, close)
  const rest = sentence.slice(close + 1)
  if (!deed || (more.length === 0 && !/^(?:walk|bury|discard|flip)$/.test(deed.text))) return undefined
  // "One of your Allies must be left behind (Discarded)".
  const away1 = away.test(textAt(sentence, open - 1)) ? 1 : 0
  const verb1 = sentence[open - 1 - away1]
  if (
    more.length === 0 &&
    deeds.test(deed.text) &&
    verb1 &&
    textAt(sentence, open - 2 - away1) === 'is' &&
    (verb1.type === 'unknown' || everyday.test(verb1.text))
  )
    return { tokens: [...sentence.slice(0, open - 1 - away1), deed, ...rest], flavour: [span(sentence.slice(open - 1 - away1, open))] }
  const at = verbBefore(sentence, open)
  if (at < 0) return undefined
  const phrase = sentence.slice(at + 1, open)
  const flavour = [span(sentence.slice(at, open))]
  // ", leaving one Ally behind (bury him)".
  const isBesides = textAt(sentence, at - 1) === ',' && /ing$/.test(sentence[at]!.written)
  const head = isBesides ? [...sentence.slice(0, at - 1), newWord('and', deed)] : sentence.slice(0, at)
  if (more.length === 0 && phrase.every(({ text }) => away.test(text))) {
    return deed.text === 'walk' ? { tokens: [...head, deed, ...rest], flavour } : undefined
  }
  // "Eavesdrop on one opponent's Threat (look at it for 13 seconds)".
  if (deed.text === 'look' && more[0]?.text === 'at') return asLook(sentence, at, open, more.slice(1), rest)
  if (!deeds.test(deed.text)) return undefined
  const object = objectOf(phrase, sentence[at]!.text)
  const said = that.exec(textOf(more))?.[0]
  if (object && (said !== undefined || more.length === 0 || /^face-/.test(more[0]!.text))) {
    const behind = more.slice(said?.split(' ').length ?? 0)
    const isKnown = behind.length === 0 || /^(?:face-(?:down|up)|(?:to|into) (?:your|their|its owner 's|the) hand)$/.test(textOf(behind))
    return isKnown ? { tokens: [...head, deed, ...object.what, ...behind, ...object.often, ...rest], flavour } : undefined
  }
  // "Drink from the flask (discard this card)": the gloss has an object of its own.
  const isOwn =
    more.length > 0 && said === undefined && more.some(({ type, text }) => type === 'self' || type === 'name' || text === 'this')
  const isScene =
    phrase.length > 0 &&
    phrase.length < 6 &&
    phrase.every(
      (each, index) => each.text === 'it' || away.test(each.text) || (each.type !== 'name' && isScenic(sentence, at + 1 + index)),
    )
  return isOwn && isScene ? { tokens: [...head, deed, ...more, ...rest], flavour } : undefined
}

/** What is done to see cards, in colour, and in brackets that they are looked at, and how long. */
function asLook(sentence: Words, at: number, open: number, more: Words, rest: Words): Told | undefined {
  const from = onwards.test(textAt(sentence, at + 1)) ? at + 2 : at + 1
  const what = sentence.slice(from, open)
  const [seen, ...behind] = more
  const isLong = behind.length === 0 || /^for \S+ seconds?$/.test(textOf(behind))
  const isSeen =
    /^(?:it|they|them)$/.test(seen?.text ?? '') && isObject(what[0]) && !what.some((each) => isUnknown(each) || /^[,:;(]$/.test(each.text))
  return isSeen && isLong
    ? {
        tokens: [...sentence.slice(0, at), ...newWords('look at', seen!), ...what, ...behind, ...rest],
        flavour: [span(sentence.slice(at, from))],
      }
    : undefined
}

function behindColon(sentence: Words, colon: number): Told | undefined {
  const at = verbBefore(sentence, colon)
  const [deed, ...more] = sentence.slice(colon + 1)
  const said = that.exec(textOf(more))?.[0]
  const object = at < 0 ? undefined : objectOf(sentence.slice(at + 1, colon), sentence[at]!.text)
  if (!deed || !deeds.test(deed.text) || said === undefined || !object || object.often.length > 0) return undefined
  const behind = more.slice(said.split(' ').length)
  const isFace = /^face-/.test(behind[0]?.text ?? '')
  return {
    tokens: [...sentence.slice(0, at), deed, ...object.what, ...(isFace ? behind.slice(0, 1) : []), ...behind.slice(isFace ? 1 : 0)],
    flavour: [span(sentence.slice(at, at + 1))],
  }
}
