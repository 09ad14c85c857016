/**
 * One deed at two moments: "lose 1 Sanity each time you cast a Spell, and each time you pass" says two things, each of which the
 * grammar reads by itself. What the second half leaves out, because the first has said it, is said again.
 */

import { isPlural, type Token } from './lexer.ts'
import { selfAt, textAt, textOf, word, words, wordsAt } from './tokens.ts'

/** "Lose 1 Sanity at the end of each Round for each Ally you have": what is counted comes before the moment. */
export function withCountBeforeMoment(sentence: readonly Token[]): readonly Token[] | undefined {
  const moment = sentence.findIndex((_each, index) => isMoment(sentence, index))
  const count = sentence.findIndex(({ text }, index) => index > moment && text === 'for' && textAt(sentence, index + 1) === 'each')
  // ", up to 3 points" is part of the count.
  const most = sentence.findIndex(
    ({ text }, index) => index > count && text === ',' && /^(?:up|to|with)$/.test(textAt(sentence, index + 1)),
  )
  const told = most < 0 ? sentence : sentence.slice(0, most)
  if (moment < 1 || count < 0 || told.some(({ text }) => /^[,:;(]$/.test(text))) return undefined
  return [...told.slice(0, moment), ...told.slice(count), ...told.slice(moment, count), ...sentence.slice(told.length)]
}

/** Whether a moment begins at a word. */
function isMoment(sentence: readonly Token[], at: number): boolean {
  const [a, b, c] = [textAt(sentence, at), textAt(sentence, at + 1), textAt(sentence, at + 2)]
  return a === 'when' || ((a === 'each' || a === 'any') && b === 'time') || (a === 'at' && b === 'the' && (c === 'start' || c === 'end'))
}

/** Verbs of what players do that is a moment for others. */
const verbs: ReadonlySet<string> = new Set(
  'play cast add draw lose gain arrive enter pass discard bury flip use complete begin leave walk'.split(' '),
)

/** The first cards that are spoken of behind a place: "a Water Location" in "each time you arrive at a Water Location". */
function firstNamed(sentence: readonly Token[], from: number, to: number): readonly Token[] {
  const start = sentence.findIndex(({ text }, index) => index > from && index < to && (text === 'a' || text === 'any'))
  if (start < 0) return []
  const ends = (at: number): boolean =>
    at >= to ||
    /^(?:,|is|if|while|when|and)$/.test(textAt(sentence, at)) ||
    (textAt(sentence, at) === 'or' && verbs.has(textAt(sentence, at + 1)))
  let end = start + 1
  while (!ends(end)) end++
  const named = sentence.slice(start, end)
  return named.some(({ type }) => type === 'name' || type === 'family') && !named.some(({ text }) => text === 'time') ? named : []
}

/** "There" and "one" in the second half: the place, or the card, of which the first has spoken. */
function named(half: readonly Token[], what: readonly Token[]): readonly Token[] {
  if (what.length === 0) return half
  return half.flatMap((token, index) => {
    const before = textAt(half, index - 1)
    const next = textAt(half, index + 1)
    const isOne = /^one$/i.test(token.written) && (next === '' || /^[,]$|^(?:is|and|or)$/.test(next))
    if (token.text === 'there' && next !== 'is' && next !== 'or') return [word('at', token), ...what]
    if (isOne && /^(?:in|at)$/.test(before)) return what
    return isOne ? what : [token]
  })
}

const withoutComma = (tokens: readonly Token[]): readonly Token[] => (tokens.at(-1)?.text === ',' ? tokens.slice(0, -1) : tokens)

/** What is done, with another number: "lose 2 Sanity points" for "lose 1 Sanity point" and "2 Sanity points". */
function asMany(deed: readonly Token[], amount: readonly Token[]): readonly Token[] | undefined {
  const numbers = deed.flatMap(({ type }, index) => (type === 'number' ? [index] : []))
  const [only] = numbers
  if (only === undefined || numbers.length > 1 || amount[0]?.type !== 'number') return undefined
  const noun = deed.slice(only + 1)
  const said = amount.slice(1)
  const isSame = said.every(
    ({ text }, index) => text === noun[index]?.text || (text === 'point' && (noun.length === 0 || noun[0]!.text === 'sanity')),
  )
  return isSame ? [...deed.slice(0, only), amount[0], ...noun] : undefined
}

/** The two sentences that a sentence with two moments stands for; nothing where it has one. */
export function momentsApart(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  if (sentence.some(({ text }) => text === '(' || text === ':' || text === ';')) return undefined
  const first = sentence.findIndex((_each, index) => isMoment(sentence, index))
  if (first < 0) return undefined
  const and = sentence.findIndex(({ text }, index) => {
    if (index <= first || text !== 'and') return false
    const isDeed = sentence[index + 1]?.type === 'number' || textAt(sentence, index + 1) === textAt(sentence, 0)
    return isMoment(sentence, index + 1) || (isDeed && momentSoon(sentence, index + 2) > 0)
  })
  if (first === 0) {
    const comma = sentence.findLastIndex(({ text }) => text === ',')
    if (and < 0 || comma < and || !isMoment(sentence, and + 1)) return undefined
    const deed = sentence.slice(comma)
    const moment = withoutComma(sentence.slice(0, and))
    return [[...moment, ...deed], named(sentence.slice(and + 1), firstNamed(sentence, 0, and))]
  }
  const deed = sentence.slice(0, first)
  if (deed.some(({ text }) => text === ',')) return undefined
  if (and < 0) return twoVerbs(sentence, first)
  const one = withoutComma(sentence.slice(0, and))
  const second = momentSoon(sentence, and + 1) || momentSoon(sentence, and + 3)
  const said = sentence.slice(and + 1, second)
  // "Gain 1 if you are at a Library when ..., and 1 each time ...": what the first number holds under, the second does not.
  const under = deed.findIndex(({ text }) => /^(?:if|unless|while)$/.test(text))
  const other = isMoment(sentence, and + 1)
    ? deed
    : said[0]?.type === 'number'
      ? asMany(under > 0 ? deed.slice(0, under) : deed, said)
      : said
  // "Lose 1 Sanity when this card is played and at the start of each Turn if you are Outside": asked both times.
  const asked = sentence.findIndex(({ text }, index) => index > second && /^(?:if|unless)$/.test(text))
  const own = selfAt(sentence, first + 1)
  const isOwnPlay = own > 0 && textAt(sentence, first) === 'when' && wordsAt(sentence, first + 1 + own, 2) === 'is play'
  if (other === deed && asked > 0 && isOwnPlay && first + 3 + own === one.length)
    return [
      [...one, ...sentence.slice(asked)],
      [...deed, ...sentence.slice(second)],
    ]
  return other && [one, [...other, ...named(sentence.slice(second), firstNamed(sentence, first, and))]]
}

/** What one number holds under, and the other: they are said one by one. */
const conditions: ReadonlySet<string> = new Set(['while', 'if', 'during'])

/** "Add 1 point while it is Night, and 2 points if a Storm is in play": two sentences, each with its condition; nothing for another. */
export function conditionsApart(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  if (sentence.some(({ text }) => text === '(' || text === ':' || text === ';')) return undefined
  const first = sentence.findIndex(({ text }) => conditions.has(text))
  const and = sentence.findIndex(
    ({ text }, index) => index > first && text === ',' && textAt(sentence, index + 1) === 'and' && sentence[index + 2]?.type === 'number',
  )
  if (first < 2 || and < 0) return undefined
  const second = sentence.findIndex(({ text }, index) => index > and + 2 && index < and + 5 && conditions.has(text))
  if (second < 0) return undefined
  const other = asMany(withoutComma(sentence.slice(0, first)), sentence.slice(and + 2, second))
  return other && [sentence.slice(0, and), [...other, ...sentence.slice(second)]]
}

/** "Ghouls add 2 this Round, but lose 1 in the next": two sentences, each with its while; nothing for another. */
export function whilesApart(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  if (sentence.some(({ text }) => /^(?:[(:;]|if|while|when|until)$/.test(text))) return undefined
  const now = sentence.findIndex((_, index) => /^this (?:round|turn|combat)$/.test(wordsAt(sentence, index, 2)))
  const verb = sentence.findIndex(({ text }, index) => changing.test(text) && sentence[index + 1]?.type === 'number')
  const rest = sentence.slice(now + 2)
  const joint = rest.findIndex(({ text }) => !/^(?:,|and|but|then)$/.test(text))
  const next = rest.findIndex(({ text }) => text === 'next' || text === 'following')
  if (verb < 1 || now < verb || joint < 1 || next < joint) return undefined
  // Who is picked in each half need not be the same.
  if (sentence.slice(0, verb).some(({ type, text }) => type === 'number' || /^(?:a|any|random|choose)$/.test(text))) return undefined
  const again = changing.test(rest[joint]!.text) ? 1 : 0
  const number = rest[joint + again]
  const told = textOf(rest.slice(joint + again + 1))
  if (number?.type !== 'number' || !later.test(told)) return undefined
  const near = rest.at(-1)!
  const noun = sentence.slice(verb + 2, now)
  const first = again ? rest[joint]! : sentence[verb]!
  return [
    sentence.slice(0, now + 2),
    [
      ...sentence.slice(0, verb),
      first,
      number,
      ...noun.filter(({ text }) => text !== 'during' && text !== 'in'),
      ...words(`in the next ${sentence[now + 1]!.text}`, near),
    ],
  ]
}

const changing = /^(?:add|gain|lose|subtract)$/

const later = /^(?:point )?(?:(?:in|during|for) )?(?:the )?(?:next|following)(?: (?:one|round|turn|combat))?$/

/** Where a moment begins, behind no more than a number and its noun; 0 where none does. */
function momentSoon(sentence: readonly Token[], from: number): number {
  for (let at = from; at < from + 4; at++) if (isMoment(sentence, at)) return at
  return 0
}

/** "Each time you play a Tome or add a Spell to it": two moments of one player. */
function twoVerbs(sentence: readonly Token[], first: number): readonly [readonly Token[], readonly Token[]] | undefined {
  const verb = sentence.findIndex(({ text }, index) => index > first && verbs.has(text))
  const or = sentence.findIndex(({ text }, index) => index > verb && text === 'or' && verbs.has(textAt(sentence, index + 1)))
  const one = withoutComma(sentence.slice(0, Math.max(or, 0)))
  if (verb < first + 2 || or < 0 || one.slice(verb).some(({ text }) => text === ',' || text === 'and')) return undefined
  const head = sentence.slice(0, verb)
  return [one, [...head, ...named(sentence.slice(or + 1), firstNamed(sentence, first, or))]]
}

const howLong =
  / (?:(?:until|while|if|unless) [^,;:]+|(?:at|by) (?:night|day)|this (?:round|combat|turn)|for the (?:rest|remainder) of [^,;:]+|during (?:this|the next) (?:round|combat|turn))$/

/** "Ghouls add 1, and may not join Deep Ones", "Ghouls cost no Sanity to play and add 1": said of them both. */
export function subjectApart(sentence: readonly Token[], asAll = false): readonly [readonly Token[], readonly Token[]] | undefined {
  const start = /^(?:while|if|during|at|by|until)$/.test(textAt(sentence, 0)) ? sentence.findIndex(({ text }) => text === ',') + 1 : 0
  const joint = sentence.findIndex(
    ({ text }, index) => index > start + 1 && /^(?:and|but)$/.test(text) && told.has(textAt(sentence, index + 1)),
  )
  const cut = textAt(sentence, joint - 1) === ',' ? joint - 1 : joint
  const verb = sentence.findIndex(({ text }, index) => index > start && index < cut && told.has(text))
  const subject = sentence.slice(start, verb)
  const [head] = subject
  if (cut < 0 || verb < 0 || !head || sentence.slice(cut + 1).some(({ text }) => /^[,;:(]$/.test(text))) return undefined
  // The form of the verb tells whether it is theirs, or this card's.
  const isMany = /^(?:all|your|other)$/.test(head.text) || (head.type === 'name' && isPlural(head))
  const { written } = sentence[joint + 1]!
  const agrees = /^(?:may|cannot|must)$/i.test(written) || /[^s]s$/i.test(written) === (head.text === 'each')
  if (!(isMany || head.text === 'each') || !agrees) return undefined
  const isOther = subject.some(({ text }) =>
    /^(?:if|while|when|until|and|or|,|player|opponent|opponents|investigator|that|who)$/.test(text),
  )
  if (isOther) return undefined
  const all = asAll && head.type === 'name' ? [word('all', head)] : []
  // "Your Allies gain 2 and cannot become Corrupt this Round": for so long they gain it, too.
  const first = sentence.slice(0, cut)
  const long =
    howLong
      .exec(textOf(sentence.slice(joint + 1)))?.[0]
      .trim()
      .split(' ').length ?? 0
  const tail = long > 0 && !howLong.test(textOf(first)) ? sentence.slice(-long) : []
  return [
    [...first, ...tail],
    [...sentence.slice(0, start), ...all, ...subject, ...sentence.slice(joint + 1)],
  ]
}

/** What is told of cards. */
const told: ReadonlySet<string> = new Set('is cost add gain lose subtract may cannot must join bypass remain'.split(' '))

const momentHeads: ReadonlySet<string> = new Set(['when', 'if', 'at', 'after', 'before', 'each'])

/** "When this card is buried, each opponent loses 1 Sanity and you may draw one card": both at that moment, of which the second is left to you. */
export function choiceApart(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  if (!momentHeads.has(textAt(sentence, 0) ?? '') || sentence.some(({ text }) => /^(?:[:;(]|once|instead|otherwise)$/.test(text)))
    return undefined
  const comma = sentence.findIndex(({ text }) => text === ',')
  const and = sentence.findIndex(
    ({ text }, index) => text === 'and' && index > comma && textAt(sentence, index + 1) === 'you' && textAt(sentence, index + 2) === 'may',
  )
  if (comma < 2 || and < comma + 3) return undefined
  const second = sentence.slice(and + 1)
  const isTied = second.some(
    ({ text }, index) =>
      /^(?:it|its|they|them|their|those|so|such|another|other|also|if|unless)$/.test(text) ||
      (text === 'that' && second[index + 1]?.text !== 'affect'),
  )
  // What is left to you in the first half, too, is one choice.
  if (isTied || sentence.slice(comma, and).some(({ text }) => text === 'may')) return undefined
  return [withoutComma(sentence.slice(0, and)), [...sentence.slice(0, comma + 1), ...second]]
}

/** "Draw one card, and you may play an Ally", of what is done when it is played: two sentences, of which the second is left to you. */
export function choiceBehind(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  if (
    momentHeads.has(textAt(sentence, 0) ?? '') ||
    sentence.some(({ text }) => /^(?:[:;(]|once|instead|otherwise|if|while|unless)$/.test(text))
  )
    return undefined
  const and = sentence.findIndex(({ text }, index) => text === 'and' && wordsAt(sentence, index + 1, 2) === 'you may')
  const second = sentence.slice(and + 1)
  const isTied = second.some(({ text }) => /^(?:it|its|they|them|their|those|that|so|such|other|also)$/.test(text))
  if (and < 2 || isTied || sentence.slice(0, and).some(({ text }) => text === 'may')) return undefined
  return [withoutComma(sentence.slice(0, and)), second]
}

/** "This card and all other Doctors are excluded ...": said of this card, and of the others. */
export function companyApart(sentence: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const own = selfAt(sentence, 0)
  if (own === 0 || textAt(sentence, own) !== 'and' || !/^(?:all|each)$/.test(textAt(sentence, own + 1))) return undefined
  const verb = sentence.findIndex(
    ({ text }, index) =>
      index > own + 2 &&
      /^(?:is|add|gain|subtract|lose|may|cannot|bypass|join)$/.test(text) &&
      !/^(?:you|that|who|which|player|opponent)$/.test(textAt(sentence, index - 1)),
  )
  if (verb < 0) return undefined
  const told = sentence.slice(verb)
  // What is theirs is its own.
  const ofThis = told.map((each) => (each.text === 'their' ? word('its', each) : each))
  return [
    [...sentence.slice(0, own), ...ofThis],
    [...sentence.slice(own + 1, verb), ...told],
  ]
}

const eitherUse = /^as a ally (?:, )?or (?:to )?(?:play )?/

/** "Use this Gate to play any Ghoul as an Ally, or to play any Gug": the one use or the other. */
export function gateUsesApart(sentence: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const head = /^(?:as your turn , )?(?:you may )?use (?:this|the) gate to (?=play )/.exec(textOf(sentence))?.[0].trim().split(' ').length
  const at = sentence.findIndex((_each, index) => eitherUse.test(textOf(sentence.slice(index))))
  if (head === undefined || at < head) return undefined
  const join = eitherUse
    .exec(textOf(sentence.slice(at)))![0]
    .trim()
    .split(' ').length
  return [sentence.slice(0, at + 3), [...sentence.slice(0, head), word('play', sentence[at]!), ...sentence.slice(at + join)]]
}
