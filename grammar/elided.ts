/**
 * What a second half leaves out because the first has said it: "discard one card or bury two", "you lose 1 Sanity, your opponent
 * two", "Ghouls add 1, Deep Ones 2"; and the place that stands behind a number as the moment does: "add 1 at any City".
 * Tried where a sentence cannot be read as it stands, and only where what is left out can be but one thing.
 */

import type { Token } from './lexer.ts'
import { askedIn } from './of-the-same-player.ts'
import { isNumber, newWord, selfAt, textAt, textOf, word, words, wordsAt } from './tokens.ts'

/** Deeds that name the cards they are done to, however many. */
const handled: ReadonlySet<string> = new Set('bury discard flip return reveal take remove'.split(' '))

const joins: ReadonlySet<string> = new Set(['or', 'and', ',', ';', 'but', 'then'])

/** Where a number says no more, because what is counted was said before. */
const isBare = (next: Token | undefined): boolean =>
  next === undefined || /^(?:[,;:)]|and|or|but|instead|if|while|when|unless)$/.test(next.text)

const isNamed = (token: Token | undefined): boolean =>
  token?.type === 'name' || token?.type === 'family' || token?.type === 'strange' || token?.text === 'card'

/** Whether a word is a number, or the "one" that is written so: "a" counts nothing. */

/** "You must be able to survive Underwater. Lose 5 Sanity each Turn that you cannot": survive there. */
export function withWhatCannot(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const last = sentence.at(-1)
  if (last?.text !== 'cannot') return undefined
  const can = before.findLastIndex(({ text }, index) => text === 'can' && textAt(before, index + 1) === 'survive')
  const from = textAt(before, can + 2) === 'in' ? can + 3 : can + 2
  const hazard = before[from]
  const isOne = hazard?.senses.some(({ kind }) => kind === 'hazard') && !before.slice(0, can).some(({ text }) => text === 'survive')
  return can < 0 || !isOne ? undefined : [...sentence, ...before.slice(can + 1, from + 1)]
}

/** "Add 1 to the value of this card and of all your other Professors": to both. */
export function withValueOfOther(sentence: readonly Token[]): readonly Token[] | undefined {
  const verb = sentence.findIndex(
    ({ text }, index) =>
      /^(?:add|subtract)$/.test(text) && isNumber(sentence[index + 1]) && (index === 0 || /^[,:]$/.test(textAt(sentence, index - 1))),
  )
  const to = textAt(sentence, verb + 2) === 'point' ? verb + 3 : verb + 2
  if (verb < 0 || !/^(?:to|from)$/.test(textAt(sentence, to))) return undefined
  const value = /^(?:the )?(?:card )?value of /.exec(textOf(sentence.slice(to + 1, to + 6)))?.[0].trim()
  const from = to + 1 + (value?.split(' ').length ?? 0)
  const own = selfAt(sentence, from)
  const and = from + own
  if (own === 0 || textAt(sentence, and) !== 'and') return undefined
  const again = /^(?:(?:to|from|of) )?(?:the (?:card )?value of )?/.exec(textOf(sentence.slice(and + 1, and + 6)))![0].trim()
  const other = and + 1 + (again ? again.split(' ').length : 0)
  if (!/^(?:all|each|your|every)$/.test(textAt(sentence, other))) return undefined
  const so = sentence.findIndex(
    ({ text }, index) => index > other && /^(?:if|while|at|by|when|during|unless|for|until|against)$/.test(text),
  )
  const end = so < 0 ? sentence.length : so
  const rest = sentence.slice(other, end)
  // What hangs on the second alone cannot be told from what hangs on both, but where it comes first.
  if (rest.some(({ text }) => /^(?:[,:;(]|and|or|add|gain|lose)$/.test(text)) || (so > 0 && !/^(?:if|while)$/.test(textAt(sentence, so))))
    return undefined
  const near = sentence[and]!
  // This card is not counted twice, if it is one of those.
  const noun = rest.findIndex(isNamed)
  const others = rest.some(({ text }) => text === 'other') ? rest : [...rest.slice(0, noun), word('other', near), ...rest.slice(noun)]
  const deed = sentence.slice(verb, to + 1)
  const head = sentence.slice(0, verb)
  const when = so < 0 ? [] : [...sentence.slice(so), newWord(',', near)]
  if (when.length > 0 && head.length > 0) return undefined
  return [...head, ...when, ...deed, ...sentence.slice(from, and), newWord(',', near), near, ...deed, ...others]
}

/** "Discard one card or bury two", "you bury one Ally, and your opponent buries two": of the same cards. */
export function withKindAgain(sentence: readonly Token[]): readonly Token[] | undefined {
  const second = sentence.findIndex(
    (token, index) => isNumber(token) && handled.has(textAt(sentence, index - 1)) && isBare(sentence[index + 1]),
  )
  if (second < 0) return undefined
  const first = sentence.findIndex(
    (token, index) => index < second - 1 && (isNumber(token) || token.text === 'a') && handled.has(textAt(sentence, index - 1)),
  )
  const end = sentence.findIndex(({ text }, index) => index > first + 1 && joins.has(text))
  if (first < 0 || end < 0 || end >= second) return undefined
  const kind = sentence.slice(first + 1, end)
  // Another verb has come in between, or it is not known what the first half counts.
  const between = sentence.slice(end, second - 1)
  if (!kind.some(isNamed) || kind.some(({ text }) => handled.has(text) || text === 'random' || text === 'each')) return undefined
  if (between.some((token) => isNamed(token) || isNumber(token) || handled.has(token.text) || /^(?:gain|lose|draw|pay)$/.test(token.text)))
    return undefined
  const isAnother = between.some(({ text }) => /^(?:you|opponent|opponents|player)$/.test(text))
  const again = isAnother ? kind.map((each) => (each.text === 'your' ? word('their', each) : each)) : kind
  // A card that is discarded comes from the Hand, and so does one that is buried in its place.
  const isOpen = kind.length === 1 && kind[0]!.text === 'card' && textAt(sentence, first - 1) === 'discard'
  const who = isAnother || /^(?:opponent|player|opponents)$/.test(textAt(sentence, first - 2)) || said(sentence, first) ? 'their' : 'your'
  const from = isOpen ? ['from', who, 'hand'].map((each) => word(each, sentence[second]!)) : []
  return [...sentence.slice(0, second + 1), ...again, ...from, ...sentence.slice(second + 1)]
}

/** "Bury one Ghoul. If it is Night, bury two": of the same cards, and two instead of the one. */
export function withKindBefore(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const isInstead = sentence.at(-1)?.text === 'instead'
  const number = sentence.length - (isInstead ? 2 : 1)
  const verb = textAt(sentence, number - 1)
  if (!isNumber(sentence[number]) || !handled.has(verb) || !/^(?:if|when|while)$/.test(textAt(sentence, 0))) return undefined
  if (textAt(sentence, number - 2) !== ',') return undefined
  const first = before.findLastIndex(({ text }, index) => text === verb && isNumber(before[index + 1]))
  if (first < 0) return undefined
  const rest = before.slice(first + 2)
  // A stop leaves more than a space between the words.
  const end = rest.findIndex((token, index) => index > 0 && token.at > rest[index - 1]!.at + rest[index - 1]!.length + 1)
  // Only what was said last is done more often.
  if (end >= 0) return undefined
  if (!rest.some(isNamed) || rest.some(({ text }) => /^(?:[,;:]|and|or|then|if|while|when)$/.test(text))) return undefined
  const instead = word('instead', sentence[number]!)
  return [...sentence.slice(0, number + 1), ...rest, instead]
}

/** Whether somebody else than you is bidden to do what stands before a place. */
const said = (sentence: readonly Token[], at: number): boolean =>
  sentence.slice(0, at).some(({ text }) => /^(?:opponent|player|opponents)$/.test(text))

/** Players of whom no one is among those of another of these words. */
const players: readonly (readonly string[])[] = [
  'you',
  'your investigator',
  'your opponent',
  'a opponent',
  'each opponent',
  'each of your opponents',
  'all opponents',
  'your opponents',
  'each other player',
  'all other player',
  'opponent',
].map((each) => each.split(' '))

const deeds: ReadonlySet<string> = new Set('lose gain draw discard bury pay add subtract flip'.split(' '))

/** Whether these words name one player, or players, that "you" or an opponent cannot be at once. */
const isPlayer = (tokens: readonly Token[]): boolean =>
  players.some((each) => each.length === tokens.length && each.every((text, no) => tokens[no]!.text === text))

const isType = (token: Token): boolean => token.senses.length > 0 && token.senses.every(({ kind }) => kind === 'type')

/** Whether what is said of the one cards cannot be said of the others, too: Allies and Monsters, Ghouls and Deep Ones. */
function areApart(one: readonly Token[], other: readonly Token[]): boolean {
  const names = (tokens: readonly Token[]): readonly Token[] => tokens.filter(isNamed)
  const [a, b] = [names(one), names(other)]
  const known = (tokens: readonly Token[]): boolean =>
    tokens.every((token) => isNamed(token) || /^(?:all|each|any|your|other|of|the|opponent|'s|opposing|and)$/.test(token.text))
  if (a.length === 0 || b.length === 0 || !known(one) || !known(other)) return false
  if (a.at(-1)!.text === 'card' || b.at(-1)!.text === 'card') return false
  const lastOfA = a.at(-1)!
  const lastOfB = b.at(-1)!
  // "Allies add 1, Priests 2": a Priest is an Ally, and would count twice.
  if (isType(lastOfA) || isType(lastOfB)) {
    if (!isType(lastOfA) || !isType(lastOfB)) return false
    return lastOfA.text !== lastOfB.text || (a.length === 2 && b.length === 2 && apartSoEver(a[0]!.text, b[0]!.text))
  }
  return a.length === 1 && b.length === 1 && lastOfA.text !== lastOfB.text
}

/** Words of which a card bears but one. */
const apartSoEver = (one: string, other: string): boolean =>
  [
    ['steadfast', 'corrupt'],
    ['male', 'female'],
    ['day', 'night'],
  ].some((pair) => pair.includes(one) && pair.includes(other) && one !== other)

/** "Priests" are all of them, and so are "your Priests". */
function ofAll(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens
  const near = first!
  if (first?.text === 'your' && tokens.every((each, at) => at === 0 || isNamed(each)))
    return [...['each', 'of'].map((each) => word(each, near)), ...tokens]
  return isNamed(first) ? [word('all', near), ...tokens] : tokens
}

/** "You lose 1 Sanity, your opponent two", "Allies add 1, Monsters 2": the others do the same, as much as is said. */
export const withDeedAgain = (sentence: readonly Token[]): readonly Token[] | undefined => withDeedAgainFrom(sentence, 0)

function withDeedAgainFrom(sentence: readonly Token[], least: number): readonly Token[] | undefined {
  const verb = sentence.findIndex(({ text }, index) => deeds.has(text) && isNumber(sentence[index + 1]))
  if (verb < 0) return undefined
  const head = Math.max(least, sentence.slice(0, verb).findLastIndex(({ text }) => text === ',' || text === ':') + 1)
  const must = textAt(sentence, verb - 1) === 'must' ? 1 : 0
  const subject = sentence.slice(head, verb - must)
  const cut = sentence.findIndex(({ text }, index) => index > verb + 1 && /^(?:[,;]|and|but|while)$/.test(text))
  if (cut < 0) return undefined
  const start = sentence.findIndex(({ text }, index) => index >= cut && !/^(?:[,;]|and|but|while)$/.test(text))
  const number = sentence.findIndex((token, index) => index > start && isNumber(token))
  if (start < 0 || number < 0) return undefined
  const isOnly = textAt(sentence, number - 1) === 'only' ? 1 : 0
  const other = sentence.slice(start, number - isOnly)
  const noun = sentence.slice(verb + 2, cut)
  const rest = sentence.slice(number + 1)
  const isSame = rest.length === 0 || rest.every(({ text }, index) => text === textAt(noun, index) || text === 'point')
  if (!isSame) return undefined
  // "When you arrive here you draw one card": who draws it stands last.
  const from = subject.findIndex((_each, index) => index > 0 && isPlayer(subject.slice(index)))
  if (from > 0) return withDeedAgainFrom(sentence, head + from)
  const isYou = subject.length === 0
  const told = isYou ? [word('you', sentence[verb]!)] : subject
  const value = /^(?:add|subtract)$/.test(textAt(sentence, verb))
  const areTwo =
    isPlayer(told) && isPlayer(other)
      ? told.some(({ text }) => /^(?:you|investigator)$/.test(text)) !== other.some(({ text }) => /^(?:you|investigator)$/.test(text)) &&
        !value
      : !isYou && !/^(?:draw|discard|bury|pay|flip)$/.test(textAt(sentence, verb)) && areApart(subject, other)
  if (!areTwo) return undefined
  const theirs = noun.map((each) =>
    each.text === 'your'
      ? word('their', each)
      : each.text === 'their' && isPlayer(told) && textAt(other, 0) === 'you'
        ? word('your', each)
        : each,
  )
  const and = word('and', sentence[cut]!)
  if (isPlayer(told)) return [...sentence.slice(0, cut), and, ...other, sentence[verb]!, sentence[number]!, ...theirs]
  const [one, two] = [subject, other].map(ofAll)
  return [...sentence.slice(0, head), ...one!, ...sentence.slice(verb, cut), and, ...two!, sentence[verb]!, sentence[number]!, ...noun]
}

/** "Bury two Allies or one Artifact of your opponent": or bury it, and of his both; "bury either one Ally or one Artifact". */
export function withVerbForOther(said: readonly Token[]): readonly Token[] | undefined {
  const sentence = said.filter(({ text }, at) => text !== 'either' || !handled.has(textAt(said, at - 1)) || !isNumber(said[at + 1]))
  const or = sentence.findIndex(({ text }, index) => text === 'or' && isNumber(sentence[index + 1]) && !isBare(sentence[index + 2]))
  const verb = sentence.findLastIndex(({ text }, index) => index < or && handled.has(text) && isNumber(sentence[index + 1]))
  if (or < 0 || verb < 0) return undefined
  const one = sentence.slice(verb + 2, or)
  if (!one.some(isNamed) || one.some((token) => isNumber(token) || /^(?:[,;:]|and|or|if|while|when)$/.test(token.text))) return undefined
  const stop = sentence.findIndex(({ text }, index) => index > or && /^(?:[,;:)]|and|or|if|while|when|at|until|for)$/.test(text))
  const two = sentence.slice(or + 1, stop < 0 ? sentence.length : stop)
  if (two.some(({ text }) => handled.has(text))) return undefined
  const of = two.findIndex(({ text }, index) => index > 1 && /^(?:of|from|in)$/.test(text))
  const isSaid = one.some(({ text }) => /^(?:of|from|in|your|their)$/.test(text))
  const both = of > 0 && !isSaid ? two.slice(of) : []
  return [...sentence.slice(0, or), ...both, sentence[or]!, sentence[verb]!, ...sentence.slice(or + 1)]
}

/**
 * "Bury any other Night Event and any Day Event in play", "discard one Ally, one Artifact, and one Tome of your opponent": the same is done to
 * each of them, and by lot where it is.
 */
export function withVerbForBoth(sentence: readonly Token[]): readonly Token[] | undefined {
  const verb = sentence.findIndex(({ text }, index) => /^(?:bury|discard|flip|return)$/.test(text) && isDetermined(sentence, index + 1))
  if (verb < 0) return undefined
  const stops = /^(?:[;:)(]|if|while|when|at|until|for)$/
  const stop = sentence.findIndex(({ text }, index) => index > verb + 2 && stops.test(text))
  const limit = stop < 0 ? sentence.length : stop
  const parts: (readonly Token[])[] = []
  let from = verb + 1
  let end = limit
  for (let at = verb + 3; at < limit; at++) {
    const length = jointAt(sentence, at) || commaAt(sentence, at)
    if (length === 0) {
      // What is done next is no more of the same.
      if (/^(?:and|,)$/.test(sentence[at]!.text)) end = at
      if (end < limit) break
      continue
    }
    parts.push(sentence.slice(from, at))
    from = at + length
    at = from
  }
  if (parts.length === 0) return undefined
  const last = sentence.slice(from, end)
  // "One Ally, one Tome or one Artifact" is one of them.
  const isOneOf = sentence.some(({ text }, index) => text === 'or' && index > verb && index < end && isDetermined(sentence, index + 1))
  if (isOneOf && sentence.slice(verb, end).some((_, index) => commaAt(sentence, verb + index) > 0)) return undefined
  const isDone = ({ text }: Token): boolean => handled.has(text) || /^(?:[,;:()]|and|if|while|when|that|who)$/.test(text)
  if ([...parts, last].some((part) => part.some(isDone) || !part.some(isNamed))) return undefined
  const placeOf = (half: readonly Token[]): number => half.findIndex(({ text }, index) => index > 1 && /^(?:of|from|in)$/.test(text))
  const isSaid = (half: readonly Token[]): boolean => half.some(({ text }) => /^(?:of|from|in|your|their)$/.test(text))
  const home = last.findIndex(({ text }) => text === 'to')
  const away = textAt(sentence, verb) === 'return' && home > 0 ? last.slice(home) : []
  const place = last.slice(0, home > 0 ? home : undefined)
  // Whose the last is would have to be said, where another alone tells it.
  if (parts.some(isSaid) && !isSaid(place) && isNumber(last[0])) return undefined
  const both = placeOf(place) > 0 && !parts.some(isSaid) ? place.slice(placeOf(place)) : []
  const and = word('and', sentence[verb]!)
  const isLotBehind = wordsAt(sentence, end, 2) === 'at random'
  const isLotBefore = textAt(sentence, verb - 1) === 'randomly'
  const isByLot = isLotBefore || isLotBehind
  const drawn = (part: readonly Token[]): readonly Token[] =>
    isByLot && isNumber(part[0]) ? [part[0]!, word('random', part[0]!), ...part.slice(1)] : part
  const head = sentence.slice(0, isLotBefore ? verb - 1 : verb)
  const told = parts.flatMap((part) => [sentence[verb]!, ...drawn(part), ...both, ...away, and])
  return [...head, ...told, sentence[verb]!, ...drawn(last), ...sentence.slice(isLotBehind ? end + 2 : end)]
}

/** A comma between two things of which the second is told in full. */
const commaAt = (sentence: readonly Token[], at: number): number => (textAt(sentence, at) === ',' && isDetermined(sentence, at + 1) ? 1 : 0)

const isDetermined = (sentence: readonly Token[], at: number): boolean =>
  /^(?:any|all|each|another|a)$/.test(textAt(sentence, at) ?? '') || (isNumber(sentence[at]) && !isBare(sentence[at + 1]))

/** How many words join two things of which the second is told in full. */
function jointAt(sentence: readonly Token[], at: number): number {
  const comma = textAt(sentence, at) === ',' ? 1 : 0
  const join = joinedBy.find((each) => each.every((text, no) => textAt(sentence, at + comma + no) === text))
  const length = comma + (join?.length ?? 0)
  return join && isDetermined(sentence, at + length) ? length : 0
}

/** What stands before a place that tells where it is so, rather than where a card is. */
const counted = /^(?:point|sanity|more|less|value|night|day|card|extra|additional)$/

/** Words that name a place. */
const isPlace = ({ senses, text, type }: Token): boolean =>
  type === 'family' ||
  type === 'strange' ||
  text === 'dreamlands' ||
  senses.some(
    (sense) =>
      /^(?:attribute|region|subregion|public)$/.test(sense.kind) ||
      ((sense.kind === 'type' || sense.kind === 'title') && ('type' in sense ? sense.type : sense.name) === 'Location'),
  )

/** "Add 1 at any City", "4 at Night in a Village": while you are there. */
export function withPlaceSaid(sentence: readonly Token[]): readonly Token[] | undefined {
  const holds = sentence.findIndex(({ text }) => /^(?:add|gain|lose|subtract|is|increase|draw)$/.test(text))
  const at = sentence.findIndex(({ text }, index) => {
    if (text !== 'at' && text !== 'in') return false
    // "Or 2 at Night in a City": the place belongs to the second number alone.
    if (sentence.slice(holds, index).some((each) => each.text === 'or') && /^(?:night|day)$/.test(textAt(sentence, index - 1))) return false
    const before = sentence[index - 1]
    if (timeAt(sentence, index)) return false
    return (
      holds >= 0 && index > holds + 1 && before !== undefined && (isNumber(before) || before.type === 'self' || counted.test(before.text))
    )
  })
  if (at < 0) return undefined
  const article = /^(?:a|any|all|the|each|every)$/.test(textAt(sentence, at + 1)) ? 1 : 0
  const from = at + 1 + article
  let end = from
  while (sentence[end] && (isPlace(sentence[end]!) || (sentence[end]!.text === 'or' && end > from && isLocated(sentence, end + 1)))) end++
  const isStop =
    end > from && (sentence[end] === undefined || /^(?:[;:)]|at|by|while|if|unless|until|for|during)$/.test(textAt(sentence, end)))
  if (!isStop) return undefined
  // Of two things that are said, it would not be clear which of them is so there.
  if (saysTwo(sentence.slice(0, at))) return undefined
  // "One card in the Dreamlands" is a card that lies there.
  if (textAt(sentence, at - 1) === 'card' && textAt(sentence, at - 2) !== 'this' && textAt(sentence, holds) !== 'draw') return undefined
  const near = sentence[at]!
  const a = article ? [textAt(sentence, at + 1) === 'the' ? sentence[at + 1]! : word('a', near)] : []
  const who = askedIn(sentence.slice(0, at)) ?? 'you'
  const said = ['while', ...who.split(' '), 'is'].map((each) => word(each, near))
  return [...sentence.slice(0, at), ...said, sentence[at]!, ...a, ...sentence.slice(from)]
}

const isArticle = (text: string): boolean => /^(?:a|any|the)$/.test(text)

/** Where a place, or a list of them, ends that begins here: "a Tomb, Ruins or Church Location"; where none begins, here. */
function placesEnd(sentence: readonly Token[], from: number): number {
  const placeEnd = (start: number): number => {
    let end = start
    while (sentence[end] && isPlace(sentence[end]!)) end++
    return end
  }
  const afterArticle = (at: number): number => (isArticle(textAt(sentence, at)) ? at + 1 : at)
  let end = placeEnd(from)
  if (end === from) return from
  // What stands behind a comma is one of them only where "or" comes before the last.
  for (let at = end; textAt(sentence, at) === ',' || textAt(sentence, at) === 'or'; ) {
    const isLast = textAt(sentence, at) === 'or' || textAt(sentence, at + 1) === 'or'
    const next = afterArticle(textAt(sentence, at + 1) === 'or' ? at + 2 : at + 1)
    at = placeEnd(next)
    if (at === next) break
    if (isLast) end = at
  }
  return end
}

/** What begins to tell of a moment, and what is done or befalls a card then. */
const setsOff = /^(?:when|time|if|after|once|moment)$/
const befalls = /^(?:cast|play|pass|lose|gain|draw|complete|bury|discard|flip|use)$/

/** "Whenever a player casts a Spell in a City", "if one of your Allies is buried at a Library": while he is there. */
export function withPlaceOfDeed(sentence: readonly Token[]): readonly Token[] | undefined {
  const when = sentence.findIndex(({ text }) => setsOff.test(text))
  const deed = sentence.findIndex(({ text }, index) => index > when && befalls.test(text))
  const at = sentence.findIndex(({ text }, index) => index > deed && (text === 'at' || text === 'in'))
  const told = sentence.slice(when + 1, at)
  // A Gate at a City is used there, and what somebody has done is no moment; nor is it one of this card, if it is cast there.
  const isOther = told.some(({ text }) => /^(?:,|if|while|have|would|gate|this)$/.test(text))
  if (when < 0 || deed < 0 || at < 0 || isOther) return undefined
  const from = at + (isArticle(textAt(sentence, at + 1)) ? 2 : 1)
  const end = placesEnd(sentence, from)
  const isAllowed = wordsAt(sentence, end, 2) === 'you may'
  if (end === from || (end < sentence.length && textAt(sentence, end) !== ',' && !isAllowed)) return undefined
  const places = sentence.slice(from, end)
  const a = textAt(sentence, at + 1) === 'the' ? words('the', sentence[at]!) : from > at + 1 ? words('a', sentence[at]!) : []
  const rest = isAllowed ? [newWord(',', sentence[end]!), ...sentence.slice(end)] : sentence.slice(end)
  return [...sentence.slice(0, at), word('while', sentence[at]!), sentence[at]!, ...a, ...places, ...rest]
}

/** Cards that are of no Region, so that it is theirs who plays them. */
const placeless = /\b(?:artifact|tome|weapon|spell|monster)$/

/** "Each time you play an Artifact in the Dreamlands", "a Tome in Egypt": while you are there, as in any other place; a Location lies there itself. */
export function withDimensionOfDeed(sentence: readonly Token[]): readonly Token[] {
  const when = sentence.findIndex(({ text }) => setsOff.test(text))
  const deed = sentence.findIndex(({ text }, index) => index > when && befalls.test(text))
  const at = sentence.findIndex(({ text }, index) => index > deed && text === 'in')
  const from = textAt(sentence, at + 1) === 'the' ? at + 2 : at + 1
  const between = sentence.slice(deed, Math.max(at, 0))
  const dimension = from === at + 2 ? /^(?:dreamlands|waking world|new aeon)(?= |$)/.exec(wordsAt(sentence, from, 2))?.[0] : undefined
  const isRegion = placeless.test(textOf(between)) && sentence[from]?.senses.some(({ kind }) => kind === 'region' || kind === 'subregion')
  const end = dimension ? from + dimension.split(' ').length : isRegion ? from + 1 : -1
  const isOfDeed =
    when >= 0 &&
    deed >= 0 &&
    at > 0 &&
    end > 0 &&
    (end === sentence.length || textAt(sentence, end) === ',') &&
    !between.some(({ text, senses }) => /^(?:,|if|while|have|would|this)$/.test(text) || senses.some(({ name }) => name === 'Location'))
  return isOfDeed ? [...sentence.slice(0, at), word('while', sentence[at]!), ...sentence.slice(at)] : sentence
}

/** "Your opponent loses 2, you lose only one": the less is said for the sake of the more. */
export function withoutOnly(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => text === 'only' && deeds.has(textAt(sentence, index - 1)) && isNumber(sentence[index + 1]),
  )
  const verb = textAt(sentence, at - 1)
  const isSecond = at > 0 && sentence.slice(0, at - 1).some(({ text }, index) => text === verb && isNumber(sentence[index + 1]))
  return isSecond ? [...sentence.slice(0, at), ...sentence.slice(at + 1)] : undefined
}

/** Day or Night, where a phrase of the time begins; and where it ends. */
function timeAt(sentence: readonly Token[], at: number): { readonly time: string; readonly end: number } | undefined {
  if (!/^(?:at|by|during|in)$/.test(textAt(sentence, at))) return undefined
  const the = /^(?:the|a)$/.test(textAt(sentence, at + 1)) ? 1 : 0
  const time = textAt(sentence, at + 1 + the)
  return time === 'day' || time === 'night' ? { time, end: at + 2 + the } : undefined
}

/** "Add 1 by Day, 2 at Night": the one or the other. */
export function withOtherTime(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_each, index) => index > 1 && timeAt(sentence, index) !== undefined)
  const first = at < 0 ? undefined : timeAt(sentence, at)
  if (!first || !/^(?:,|and|but|or)$/.test(textAt(sentence, first.end))) return undefined
  const number = sentence.findIndex((_each, index) => index >= first.end && !/^(?:,|and|but|or)$/.test(textAt(sentence, index)))
  const second = sentence.findIndex((_each, index) => index > number && timeAt(sentence, index) !== undefined)
  const last = second < 0 ? undefined : timeAt(sentence, second)
  if (saysTwo(sentence.slice(0, at)) || sentence.slice(0, at).filter(isNumber).length !== 1) return undefined
  // "If he is Inside by Day, or 2 at Night": Inside is asked at Night as well.
  if (sentence.slice(0, at).some(({ text }) => /^(?:if|while|when|unless)$/.test(text))) return undefined
  if (!last || last.time === first.time || last.end !== sentence.length || !isNumber(sentence[number])) return undefined
  const noun = sentence.slice(number + 1, second)
  if (!noun.every(({ text }) => text === 'point' || text === 'sanity' || text === 'card')) return undefined
  const comma: Token = { ...sentence[at]!, type: 'mark', text: ',', written: ',', value: 0, senses: [] }
  return [...sentence.slice(0, at), comma, word('or', sentence[at]!), sentence[number]!, ...sentence.slice(second)]
}

/** When it is so, as a condition: "at Night", "at a City", "if you have a Cultist in play"; nothing for other words. */
export function conditionIn(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first] = tokens
  if (!first) return undefined
  const near = first
  if (/^(?:if|while|when)$/.test(first.text)) return tokens.length > 2 ? tokens.slice(1) : undefined
  const time = timeAt(tokens, 0)
  if (time) return time.end === tokens.length ? words(`it is ${time.time}`, near) : undefined
  const there = withPlaceSaid([word('gain', near), { ...near, type: 'number', text: '1', value: 1 }, ...tokens])
  return there && there.length - tokens.length >= 4 ? there.slice(3) : undefined
}

/** "Your opponent discards one card, or two by Night": two sentences, the second of which says what is done instead. */
export function insteadApart(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  if (sentence.some(({ text }) => /^(?:[(:;]|if|while|when|unless)$/.test(text)) && /^(?:if|while|when|unless)$/.test(textAt(sentence, 0)))
    return undefined
  const joint = sentence.findIndex(
    ({ text }, index) => index > 0 && (text === ',' || text === 'or') && isNumber(sentence[afterJoint(sentence, index)]),
  )
  const two = joint < 0 ? -1 : afterJoint(sentence, joint)
  if (two < 0) return undefined
  const told = sentence.slice(0, joint)
  // "You may remain here for one Turn and bury one Phobia": what is done begins behind the Turn.
  const stay = told.findIndex(({ text }, index) => text === 'turn' && /^(?:and|to)$/.test(textAt(told, index + 1)))
  const deed = Math.max(told.findLastIndex(({ text }) => text === ',' || text === ':') + 1, stay < 0 ? 0 : stay + 2)
  const one = told.findIndex((each, index) => index > deed && isNumber(each))
  if (saysTwo(told.slice(deed)) || told.slice(deed).filter(isNumber).length !== 1) return undefined
  if (one < 0 || told.slice(deed).some(({ text }) => /^(?:if|while|unless|may)$/.test(text))) return undefined
  const until = told.findIndex(({ text }, index) => index > one && /^(?:when|at)$/.test(text))
  const noun = until < 0 ? told.slice(one + 1) : told.slice(one + 1, until)
  const rest = sentence.slice(two + 1).filter(({ text }, index, all) => !(text === 'instead' && (index === all.length - 1 || index < 2)))
  const from = rest.findIndex(({ text }) => /^(?:if|while|when|at|by|during|in)$/.test(text))
  if (from < 0 || !rest.slice(0, from).every(({ text }, index) => text === noun[index]?.text || text === 'point')) return undefined
  const plain = conditionIn(rest.slice(from))
  // Whom it befalls is who "he" is.
  const befallen = textAt(told, deed) === 'your' && textAt(told, deed + 1) === 'opponent' ? told.slice(deed, deed + 2) : []
  const so = plain?.[0]?.text === 'they' && befallen.length > 0 ? [...befallen, ...plain.slice(1)] : plain
  if (!so || rest.slice(from).some(({ text }) => text === ',')) return undefined
  // "Each player draws one card, or two in Arkham": where he is, not where you are.
  const isWhoever = /^(?:each|all|any|every) (?:other )?(?:player|opponent|investigator)\b/.test(wordsAt(told, deed, 3))
  if (isWhoever && so[0]?.text === 'you' && !rest.some(({ text }) => text === 'you')) return undefined
  const near = sentence[two]!
  const comma: Token = { ...near, type: 'mark', text: ',', written: ',', value: 0, senses: [] }
  const other = [...told.slice(deed, one), near, ...noun]
  return [told, [word('if', near), ...so, comma, ...other, word('instead', near)]]
}

/** "Increase the value of one Ally by 2, or by 3 if you are at a City, until the end of the Round": what holds, and what holds instead. */
export function otherValueApart(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  const or = sentence.findIndex(
    ({ text }, index) => text === 'or' && isNumber(sentence[textAt(sentence, index + 1) === 'by' ? index + 2 : index + 1]),
  )
  const told = sentence.slice(0, textAt(sentence, or - 1) === ',' ? or - 1 : Math.max(or, 0))
  const verb = told.findIndex(({ text }) => /^(?:increase|raise|add|gain|reduce|lower|subtract|lose)$/.test(text))
  const isValue = /^(?:gain|lose)$/.test(textAt(told, verb)) ? isNumber(told[verb + 1]) : told.some(({ text }) => text === 'value')
  if (verb < 0 || !isValue || told.filter(isNumber).length > 2 || told.some(({ text }) => /^(?:sanity|card|if|unless|for)$/.test(text)))
    return undefined
  const two = textAt(sentence, or + 1) === 'by' ? or + 2 : or + 1
  const from = textAt(sentence, two + 1) === 'point' ? two + 2 : two + 1
  const comma = sentence.findIndex(({ text }, index) => index > from && text === ',')
  const end = comma < 0 ? sentence.length : comma
  const so = conditionIn(sentence.slice(from, end))
  const rest = sentence.slice(end + 1)
  const isWhile = (at: number, all: readonly Token[]): boolean => /^(?:until|for|during|this)$/.test(textAt(all, at))
  // What has no end of its own is a quality, of which both numbers are told at once.
  if (!so || (rest.length > 0 ? !isWhile(0, rest) : !told.some((_, at) => textAt(told, at) === 'until'))) return undefined
  const near = sentence[two]!
  const add = /^(?:reduce|lower|subtract|lose)$/.test(textAt(told, verb)) ? 'subtract' : 'add'
  return [
    [...told, ...rest],
    [word('if', near), ...so, ...words(`, ${add}`, near), near, ...words('point instead', near)],
  ]
}

/** "Summon a Ghoul, or a Great Old One if it is Night": the other may be chosen only then. */
export function otherKindApart(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  const or = sentence.findIndex(({ text }, index) => text === ',' && textAt(sentence, index + 1) === 'or')
  const so = sentence.findIndex(({ text }, index) => index > or + 3 && /^(?:if|while)$/.test(text))
  if (or < 2 || so < 0 || sentence.some(({ text }, index) => index !== or && /^[,:;(]$/.test(text))) return undefined
  const verb = sentence.findIndex(({ text }) => /^(?:summon|control)$/.test(text))
  const kind = wordsAt(sentence, verb, 3) === 'summon or control' ? verb + 3 : verb + 1
  const isOne = (at: number): boolean => /^(?:a|any|1)$/.test(textAt(sentence, at)) || sentence[at]?.value === 1
  const other = sentence.slice(or + 3, so)
  if (verb < 0 || verb > 2 || !isOne(kind) || !isOne(or + 2) || !other.every(isNamed) || !sentence.slice(kind + 1, or).every(isNamed))
    return undefined
  const near = sentence[or]!
  return [
    sentence.slice(0, or),
    [
      word('if', near),
      ...sentence.slice(so + 1),
      ...words(', you may', near),
      ...sentence.slice(verb, kind + 1),
      ...other,
      word('instead', near),
    ],
  ]
}

/** Where what another number belongs to begins, behind "or" or a comma. */
function afterJoint(sentence: readonly Token[], from: number): number {
  let at = from
  while (/^(?:,|or|but)$/.test(textAt(sentence, at))) at++
  return at
}

/** "Each player having no Allies in play": who has none. */
export function withWhoHas(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text, written }, index) =>
      text === 'have' && /^having$/i.test(written) && /^(?:player|investigator|opponent|opponents)$/.test(textAt(sentence, index - 1)),
  )
  return at < 0 ? undefined : [...sentence.slice(0, at), word('who', sentence[at]!), ...sentence.slice(at)]
}

/** Whether more than one thing is said, as behind "and". */
const saysTwo = (tokens: readonly Token[]): boolean => {
  const from = tokens.findLastIndex(({ text }) => text === ':') + 1
  const joint = tokens.findIndex(({ text }, index) => index > from && /^(?:and|but|then|;)$/.test(text))
  return (
    joint > 0 && tokens.slice(from, joint).some(({ text }) => doing.has(text)) && tokens.slice(joint).some(({ text }) => doing.has(text))
  )
}

/** Verbs of what is done, and of what holds. */
const doing: ReadonlySet<string> = new Set(
  'lose gain draw discard bury pay add subtract flip is know may cannot can must have join bypass count become return reveal take play survive'.split(
    ' ',
  ),
)

const isLocated = (sentence: readonly Token[], at: number): boolean => {
  const next = sentence[at]
  return next !== undefined && isPlace(next)
}

/** "Discard this card and one Spell to draw two cards", "bury this card (plus any Ally)": the same is done to both. */
export function withDoneToBoth(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => /^(?:bury|discard|flip)$/.test(text) && selfAt(sentence, withoutBoth(sentence, index + 1)) > 0,
  )
  if (at < 0) return undefined
  const from = withoutBoth(sentence, at + 1)
  const named = from + selfAt(sentence, from)
  const end = textAt(sentence, named) === 'face-down' ? named + 1 : named
  const isAside = textAt(sentence, end) === '('
  const comma = textAt(sentence, end) === ',' || isAside ? 1 : 0
  const join = joinedBy.find((each) => each.every((text, no) => textAt(sentence, end + comma + no) === text))
  const next = end + comma + (join?.length ?? 0)
  const other = sentence[next]
  const isOther = isNumber(other) || /^(?:any|a|another|each|all)$/.test(other?.text ?? '')
  const close = isAside ? sentence.findIndex(({ text }, index) => index > next && text === ')') : -1
  if (!join || !isOther || (isAside && close < 0)) return undefined
  const rest = isAside ? [...sentence.slice(next, close), ...sentence.slice(close + 1)] : sentence.slice(next)
  // What follows is what both are the price of, where both are your own.
  const then = rest.findIndex(
    ({ text }, index) => text === 'and' && /^(?:draw|gain|look|take|return|play|search|shuffle)$/.test(textAt(rest, index + 1)),
  )
  const isOwn =
    then > 0 && !rest.slice(0, then).some(({ text }) => /^(?:opponent|opponents|player|their|opposing|directed|in|target)$/.test(text))
  const told = isOwn ? [...rest.slice(0, then), word('to', rest[then]!), ...rest.slice(then + 1)] : rest
  return [...sentence.slice(0, at + 1), ...sentence.slice(from, end), word('and', other!), sentence[at]!, ...told]
}

const joinedBy: readonly (readonly string[])[] = [['and'], ['plus'], ['along', 'with'], ['together', 'with'], ['as', 'well', 'as']]

const withoutBoth = (sentence: readonly Token[], at: number): number => (textAt(sentence, at) === 'both' ? at + 1 : at)
