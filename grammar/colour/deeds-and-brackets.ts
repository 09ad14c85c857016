/** A deed in colourful words with that of the game in brackets or behind it: what is handled, seized, struck or carried off. */

import { isUnknown, isUnruly, plain, type Token } from '../lexer.ts'
import { isRemark, isSmall } from '../openings.ts'
import type { Self } from '../reading.ts'
import { withOwnKind } from '../rearranged/that-very-card.ts'
import { isScene } from '../scenes.ts'
import { newWord, newWords, selfAt, textAt, textOf, words } from '../tokens.ts'
import { gone, handles, isClear, isOwnThing, paints, span, states, strikes, talk, type Uncoloured } from './painted.ts'

/**
 * "They will not enter a Church: while your opponent is at a Church Location, their value is halved": what a rule comes to, told without a
 * number or a deed, and with no name of the game that the rule behind the colon does not say again.
 */
export function withoutGist(sentence: readonly Token[]): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const [gist, rule] = [sentence.slice(0, mark), sentence.slice(mark + 1)]
  if (
    mark < 3 ||
    rule.length < 4 ||
    gist.some(({ type, text }, at) => (type === 'number' && textAt(gist, at - 1) !== 'no') || type === 'mark' || ofGist.test(text))
  )
    return undefined
  const [head] = gist
  if (
    !head ||
    !(
      /^(?:they|it|this|the|a|no|nobody|your|its|their)$/.test(head.text) ||
      /^(?:does|never)$/i.test(head.written) ||
      head.type === 'self' ||
      head.type === 'name'
    )
  )
    return undefined
  const names = gist.filter(({ type }) => type === 'name')
  const isDoing = gist.some(
    (each, at) =>
      at > 0 &&
      (isUnknown(each) || /^(?:go|enter|come|see|find|hold|like|love|work|leave|follow|know|look|sleep)$/.test(each.text)) &&
      isSmall(each),
  )
  if (names.length === 0 || !isDoing || !names.every(({ text }) => rule.some((each) => each.type === 'name' && each.text === text)))
    return undefined
  // Where the rule goes on with whom it is of, it must say so itself.
  if (!gist.every((each) => each.type !== 'strange' && !isUnruly(each.text) && !states.test(each.text))) return undefined
  const isOfSelf = head.type === 'self' || /^(?:they|it|do|never)$/.test(head.text)
  if (!isOfSelf && rule.some(({ text }) => /^(?:they|it|them|its|their)$/.test(text)) && !/^(?:no|nobody)$/.test(head.text))
    return undefined
  return { tokens: rule, flavour: [span(gist)] }
}

/** What a rule is told by, and no gist of one. */
const ofGist =
  /^(?:if|when|whenever|while|unless|until|during|before|after|may|must|only|except|instead|lose|gain|draw|discard|bury|flip|reveal|play|add|subtract|cost|pay|spend|cast|attack|defend|each|any|every|all|cancel|turn|round|combat|sanity|point|value|card|double|half|less|more|with|without|or|and|at|by)$/

/** "Break the bottle: flip this card to draw a card": what one does with it, and what that is in the game. */
export function withoutHandling(sentence: readonly Token[]): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const [verb, article, ...thing] = sentence.slice(0, mark)
  const [deed, own] = sentence.slice(mark + 1)
  if (mark < 3 || mark > 5 || !handles.test(verb!.text) || !/^(?:the|a|its|your|this)$/.test(article!.text) || thing.length === 0)
    return undefined
  const isOwn =
    /^(?:flip|bury|discard|rotate)$/.test(deed?.text ?? '') && (own?.type === 'self' || own?.text === 'this' || own?.text === 'it')
  return isOwn && thing.every((each) => (isUnknown(each) && isSmall(each) && !isUnruly(each.text)) || isOwnThing(each))
    ? { tokens: sentence.slice(mark + 1), flavour: [span(sentence.slice(0, mark))] }
    : undefined
}

/** "Blow this powder before Monsters are revealed": what one does with an Artifact in the scene, and when one may use it for what the next sentence says. */
export function ofHandlingThen(sentence: readonly Token[], self: Self | undefined): Uncoloured | undefined {
  const [verb, article, thing] = sentence
  const isHandled =
    verb !== undefined && (handles.test(verb.text) || (verb.type === 'unknown' && !/(?:ed|ly)$/.test(verb.written) && !isUnruly(verb.text)))
  const isOwn =
    thing?.type === 'self' || isOwnThing(thing ?? verb!) || (article?.text === 'this' && thing?.type === 'unknown' && isSmall(thing))
  const at = sentence.findIndex(({ text }, index) => index > 2 && /^(?:before|during|when|immediately|after|at)$/.test(text))
  if (self?.type !== 'Artifact' || !isHandled || !/^(?:this|the)$/.test(article?.text ?? '') || !isOwn || at < 3) return undefined
  const told = sentence.slice(3, at)
  if (told.some((each) => !isUnknown(each) && !plain.has(each.text) && !talk.has(each.text))) return undefined
  return { tokens: [...sentence.slice(at), ...newWords(', you may :', verb!)], flavour: [span(sentence.slice(0, at))], goesOn: true }
}

/** "Rubbery tentacles seize up to two Defending Allies, who may not absorb ...": by whom they are chosen, and what they may not do. */
export function ofSeized(sentence: readonly Token[], self: Self | undefined): Uncoloured | undefined {
  const who = sentence.findIndex(({ text }, at) => text === 'who' && textAt(sentence, at - 1) === ',')
  const from = sentence.findIndex(({ text, type }) => type === 'number' || /^(?:up|any|each|all)$/.test(text))
  const scene = sentence.slice(0, Math.max(from, 0))
  const verb = scene.at(-1)
  const isTold =
    scene.length > 1 &&
    verb?.type === 'unknown' &&
    scene.every((each) => (isUnknown(each) && !isUnruly(each.text)) || plain.has(each.text)) &&
    scene.slice(0, -1).some(isUnknown)
  if (!/^(?:Event|Spell|Monster)$/.test(self?.type ?? '') || !isTold || who < from + 3) return undefined
  if (
    !/^(?:may|must|cannot|can|is|lose)$/.test(textAt(sentence, who + 1)) ||
    !sentence.slice(from, who).some(({ type }) => type === 'name')
  )
    return undefined
  return { tokens: [...sentence.slice(from, who - 1), ...sentence.slice(who + 1)], flavour: [span(scene)] }
}

const survivesSo =
  /^survive (?:(?:the |a )?cosmic battle|to (?:affect|reach|attack) (?:your )?opponent(?: or their ally| 's (?:ally or investigator|investigator or ally|investigator|ally))?)(?= |$)/

/** "Each Leech that survives the Cosmic Battle feeds on memory: ...", "... leaves a fever behind it: ...": what it does when, told in colour. */
export function ofSurvivors(told: readonly Token[], vocabulary: ReadonlySet<string>, self: Self | undefined): Uncoloured | undefined {
  const sentence = withOwnKind(told, self) ?? told
  const mark = sentence.findIndex(({ text }) => text === ':')
  const from = selfAt(sentence, 0) === 0 && /^(?:each|a|any|the|this)$/.test(textAt(sentence, 0)) ? 1 : 0
  const behind = from + selfAt(sentence, from)
  if (behind === from) return undefined
  const deed = /^(?:that|which|who)$/.test(textAt(sentence, behind)) ? behind + 1 : behind
  const survives = survivesSo.exec(textOf(sentence.slice(deed)))?.[0].split(' ').length
  const strange = sentence.findIndex(({ type }) => type === 'unknown')
  if (textAt(sentence, deed) !== 'survive' || mark < strange || strange < 0) return undefined
  const begin = survives === undefined ? strange : deed + survives
  if (strange < begin) return undefined
  const scene = sentence.slice(begin, mark)
  const hasNumber = sentence.slice(deed, mark).some(({ type }) => type === 'number')
  if (scene.length < 2 || hasNumber || !paints(scene.filter(isNoPointer), vocabulary, true)) return undefined
  const near = sentence[0]!
  return {
    tokens: [...newWords('when this card', near), ...sentence.slice(deed, begin), newWord(',', near), ...sentence.slice(mark + 1)],
    flavour: [span(scene)],
  }
}

/** "Behind it", "on its way": of the one that does it. */
const isNoPointer = ({ text }: Token): boolean => !/^(?:it|its|them|itself|themselves)$/.test(text)

/** "A Gug tramples one random Defending Ally: flip that Ally face-down": what is done with whom. */
export function ofVictim(sentence: readonly Token[]): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const own = sentence.findIndex(({ type, text }, at) => type === 'self' || (text === 'it' && sentence[at + 1]?.type === 'unknown'))
  const from = /^(?:a|the|this)$/.test(textAt(sentence, own - 1)) ? own - 1 : own
  const [verb, whom] = [sentence[own + 1], sentence.slice(own + 2, mark)]
  const [deed, that, noun] = sentence.slice(mark + 1, mark + 4)
  const isHeaded = from === 0 || textAt(sentence, from - 1) === ','
  if (own < 0 || mark < own + 3 || !isHeaded || verb?.type !== 'unknown' || isUnruly(verb.text)) return undefined
  if (!deed || !strikes.test(deed.text) || !/^(?:that|the)$/.test(that?.text ?? '') || noun?.type !== 'name') return undefined
  if (!/^(?:1|one|a|each|random)$/.test(whom[0]?.text ?? '') || !whom.some(({ text }) => text === noun.text)) return undefined
  return {
    tokens: [...sentence.slice(0, from), deed, ...whom, ...sentence.slice(mark + 4)],
    flavour: [span(sentence.slice(from, own + 2))],
  }
}

/** "Burns (Discards) one Spell", "goes up in flames (discard it)": a deed in colour, and in brackets that of the game. */
export function ofBracketed(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const open = sentence.findIndex(
    ({ text }, at) => text === '(' && at > 0 && /^(?:bury|discard|flip|lose|gain|draw|cancel)$/.test(textAt(sentence, at + 1)),
  )
  if (open < 1) return undefined
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const deed = sentence.slice(open + 1, close).filter(({ text }) => !/^(?:it|they|them|that|the|card|ally)$/.test(text))
  if (close < 0 || deed.length > 2 || (deed[1] && !/^face-/.test(deed[1].text))) return undefined
  // "Wanders off and is never seen again (Discard him)".
  const again = [8, 7, 6, 5, 4, 3].find((many) => many < open && gone.test(textOf(sentence.slice(open - many, open)))) ?? 0
  const end = open - again
  let from = end
  while (
    from > 0 &&
    (sentence[from - 1]!.type === 'unknown' ||
      /^(?:go|come|fall|run|up|down|in|into|to|at|by|away|out|off|set)$/.test(textAt(sentence, from - 1)))
  )
    from--
  while (from < end && sentence[from]!.type !== 'unknown' && !/^(?:go|come|fall|run|set)$/.test(sentence[from]!.text)) from++
  const told = sentence.slice(from, open)
  if (from === end || end - from > 4 || !told.some(({ type, text }) => type === 'unknown' && !isUnruly(text))) return undefined
  // "One Tome goes up in flames (discard it)", "is burned (Discarded)": it suffers that; "burns (Discards) one Spell": it does so.
  const isSuffered = textAt(sentence, from - 1) !== 'is' && deed.length < close - open - 1
  const said = [...(isSuffered ? words('is', sentence[open]!) : []), ...deed]
  return { tokens: withDoer([...sentence.slice(0, from), ...said, ...sentence.slice(close + 1)], vocabulary), flavour: [span(told)] }
}

/** "Donate one of your Artifacts (bury it)": a deed in colour with what it is done to, and in brackets that of the game. */
export function ofBracketedBehind(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const open = sentence.findIndex(({ text }, at) => text === '(' && strikes.test(textAt(sentence, at + 1)))
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const [deed, ...behind] = sentence.slice(open + 1, close)
  const isThat = /^(?:(?:it|they|them|that (?:card|ally|artifact|tome)|the (?:card|ally|artifact|tome)) ?)?(?:face-down)?$/.test(
    textOf(behind),
  )
  const verb = sentence.slice(0, Math.max(open, 0)).findLastIndex(({ type }) => type === 'unknown')
  const what = sentence.slice(verb + 1, open)
  const isHeaded = verb === 0 || /^(?:,|:|may|must|and|or|to|opponent|player)$/.test(textAt(sentence, verb - 1))
  const isOne = /^(?:1|#|a|all|each|any|your|their|up)$/.test(what[0]?.type === 'number' ? '1' : (what[0]?.text ?? ''))
  if (open < 2 || close < open || !isThat || !isHeaded || !isOne || !isClear(sentence[verb], vocabulary)) return undefined
  if (what.length < 2 || what.some(({ text }) => /^[,:;(]$/.test(text)) || !what.some(({ type }) => type === 'name')) return undefined
  const face = behind.filter(({ text }) => text === 'face-down')
  return {
    tokens: [...sentence.slice(0, verb), deed!, ...what, ...face, ...sentence.slice(close + 1)],
    flavour: [span([sentence[verb]!])],
  }
}

/** "The Holy Office discards one Spell of your choice": somebody whom the game does not know does to you what the card does. */
function withDoer(sentence: readonly Token[], vocabulary: ReadonlySet<string>): readonly Token[] {
  const at = sentence.findIndex(({ text, written }) => /^(?:bury|discard)$/.test(text) && /s$/.test(written))
  const comma = sentence.slice(0, Math.max(at, 0)).findLastIndex(({ text }) => text === ',')
  const doer = sentence.slice(comma + 1, at)
  const [article, ...called] = doer
  const isStranger =
    doer.length > 1 &&
    /^(?:the|a)$/.test(article!.text) &&
    called.every((each) => isUnknown(each) && !isUnruly(each.text)) &&
    (called.some(({ type }) => type === 'strange') || paints(called, vocabulary) || called.length === 1)
  const isYours = /^(?:\S+ ){2,4}?(?:of your|your)\b/.test(`${textOf(sentence.slice(at))} `)
  return at > 0 && isStranger && isYours ? [...sentence.slice(0, comma + 1), ...sentence.slice(at)] : sentence
}

/** Who or what stands before brackets, where these may tell which of them are meant: "one Ally (seasoned sailors)". */
const isOfSome = (token: Token): boolean =>
  (token.type === 'name' && !/^(?:day|night)$/.test(token.text)) || isUnknown(token) || token.type === 'family'

/** "(he was never seen again)", "(wet powder)": what is told in brackets of what the rule has done, or why. */
export function withoutBracketed(sentence: readonly Token[]): Uncoloured | undefined {
  const open = sentence.findIndex(({ text }) => text === '(')
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const told = sentence.slice(open + 1, close)
  if (open < 2 || close < open + 3) return undefined
  if (!gone.test(textOf(told)) && !isScene(told, '.') && !(!isOfSome(sentence[open - 1]!) && isRemark(told))) return undefined
  return { tokens: [...sentence.slice(0, open), ...sentence.slice(close + 1)], flavour: [span(told)] }
}

/** "When the bells toll (any Night Event is in play), ...": when, in colour, and in brackets what that is in the game. */
export function ofBracketedMoment(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const open = sentence.findIndex(({ text }) => text === '(')
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const isMoment = ({ text }: Token, at: number): boolean =>
    /^(?:when|while|if|whenever)$/.test(text) || (at === 0 && /^(?:until|unless)$/.test(text))
  const from = sentence.slice(0, Math.max(open, 0)).findLastIndex(isMoment)
  const told = sentence.slice(from + 1, open)
  const inside = sentence.slice(open + 1, close)
  if (from < 0 || close < open || told.length < 2 || inside.length < 3 || sentence[from - 1]?.text === 'even') return undefined
  const meant = /^(?:if|when|while)$/.test(textAt(inside, 0)) ? inside.slice(1) : inside
  if (!paints(told, vocabulary, true) || !meant.some(({ text }) => text === 'is' || text === 'have')) return undefined
  const rest = sentence.slice(close + 1)
  // What stands at the head ends in a comma, whether it is written or not.
  const tail = from > 0 || rest[0]?.text === ',' ? rest : [newWord(',', sentence[close]!), ...rest]
  return { tokens: [...sentence.slice(0, from + 1), ...meant, ...tail], flavour: [span(told)] }
}
