/**
 * A second figure with a condition of its own: "2 points, or 4 if he is Corrupt", "one card (two if you are in Arkham)", "doubled at Night",
 * "plus 1 more if you have no Allies". What is done is said once and counted twice: two sentences, of which the second holds
 * instead. Where a value holds for as long as it is so, each says when; what is done but once is asked but once.
 */

import { conditionIn } from './elided.ts'
import type { Token } from './lexer.ts'
import { ofTheFirst } from './of-the-same-player.ts'
import { isNamed, isNumber, newWord, newWords, textAt, textOf, wordsAt } from './tokens.ts'

/** A number as it would be written. */
const figure = (value: number, near: Token): Token => ({ ...newWord(String(value), near), type: 'number', value })

interface Second {
  /** What stands before the second figure, and behind it. */
  readonly told: readonly Token[]
  readonly rest: readonly Token[]
  /** The figure, told by itself, as so many times the first, or as so many more. */
  readonly value: (first: number) => number
  /** When it holds; and whether it is the first that does then. */
  readonly so: readonly Token[]
  readonly isFirst: boolean
  /** Of whom it is asked is not said: "or two in Arkham". */
  readonly isBare?: boolean
  /** "Or up to two Allies if ...": he need not have all of them. */
  readonly isUpTo: boolean
}

const asks = /^(?:if|unless|when|while|at|by|during|against|in|on|inside|outside|underground|underwater)$/

/** What may stand behind what is told, and belongs to both figures. */
const lasts = /^(?:until|for the (?:rest|remainder)|this (?:round|combat|turn)|during (?:this|the)|in (?:this )?combat|to|from|of)\b/

/** Words between the figure and its condition that say nothing new. */
const units = /^(?:point|sanity|card|instead|of them|total|in all|only|rather|each|apiece)$/

/** "Each player loses 1 Sanity each time he plays an Ally, or 2 if ...": as the second sentence it would be each one's loss, whoever has played. */
const ofEachDoer =
  /^(?:[^,]+ , )?(?:each|any|a|all)(?: other)? (?:player|opponent|investigator)\b.*\b(?:when|each time)(?: that)? they\b|\b(?:when|each time)(?: that)? they [^,]+ , (?:each|any|a|all)(?: other)? (?:player|opponent|investigator)\b/

function secondIn(sentence: readonly Token[]): Second | undefined {
  if (ofEachDoer.test(textOf(sentence))) return undefined
  // Of one target both figures are told: as two uses, each would pick its own.
  if (textAt(sentence, 0) === 'target') return undefined
  for (let at = 2; at < sentence.length - 2; at++) {
    const mark = textAt(sentence, at)
    if (!/^(?:\(|,|;|-|or)$/.test(mark)) continue
    const close = mark === '(' ? sentence.findIndex(({ text }, index) => index > at && text === ')') : -1
    if (mark === '(' && close < 0) continue
    let from = at + 1
    while (/^(?:,|or|but|only|rather|just|a|the|top|by|\+)$/.test(textAt(sentence, from))) from++
    const isUpTo = wordsAt(sentence, from, 2) === 'up to' && isNumber(sentence[from + 2])
    if (isUpTo) from += 2
    const more = /^(?:and|plus)$/.test(textAt(sentence, from)) ? from + 1 : from
    const comma = sentence.findIndex(({ text }, index) => index > more + 1 && /^[,;(]$/.test(text))
    const end = close > 0 ? close : comma < 0 ? sentence.length : comma
    const rest =
      close > 0 ? sentence.slice(close + 1) : comma < 0 ? [] : sentence.slice(textAt(sentence, comma) === '(' ? comma : comma + 1)
    if (rest.length > 0 && !lasts.test(textOf(rest))) continue
    const second = valueIn(sentence.slice(more, end), sentence[from]!, more > from, sentence.slice(0, at))
    if (second) return { told: sentence.slice(0, at), rest, ...second, isUpTo }
  }
  return undefined
}

/** "4 points if ...", "doubled at Night", "1 more if ...", "increased to 4 if ...". */
function valueIn(
  tokens: readonly Token[],
  joint: Token,
  isMore: boolean,
  told: readonly Token[],
): Omit<Second, 'told' | 'rest' | 'isUpTo'> | undefined {
  let at = 0
  let value: ((first: number) => number) | undefined
  const said = textOf(tokens)
  const times =
    /^(?:(?:this|the) (?:bonus|loss|gain|number|amount|value|effect) is )?(?:double|triple|twice that|twice as (?:much|many)|twice this)\b/.exec(
      said,
    )
  const to = /^(?:(?:this|the) (?:bonus|loss|number|amount|value) is )?(?:increase|increased|raise|reduce|lower) to (?=\S)/.exec(said)
  if (times) {
    at = times[0].split(' ').length
    const by = /triple/.test(times[0]) ? 3 : 2
    value = (first) => first * by
  } else {
    at = to
      ? to[0].trim().split(' ').length
      : /^(?:another|a additional|a extra)\b/.exec(said)
        ? said.split(' ').findIndex((_, index) => isNumber(tokens[index]))
        : 0
    const number = tokens[at]
    if (!number || !isNumber(number)) return undefined
    let next = at + 1
    let isAdded = isMore || /^(?:another|a additional|a extra)\b/.test(said)
    const first = told.findLastIndex(isNumber)
    // "One Ally, or two Allies if ...", "costs 1 less, 2 less if ...": what the first is of.
    const isSame = (token: Token | undefined): boolean =>
      token !== undefined &&
      (isNamed(token) || /^(?:less|fewer|random|defending)$/.test(token.text)) &&
      told.slice(first + 1).some(({ text }) => text === token.text)
    // What costs less in the one case and more in the other costs two different things; "1 more, 2 more at Night" are both told in full.
    const isCost = told.some(({ text }) => text === 'cost')
    const isCheaper = told.some(({ text }) => /^(?:less|fewer)$/.test(text))
    while (units.test(textAt(tokens, next)) || isSame(tokens[next]) || /^(?:more|additional|extra|further)$/.test(textAt(tokens, next))) {
      if (/^(?:more|additional|extra|further)$/.test(textAt(tokens, next))) {
        if (isCost && isCheaper) return undefined
        isAdded = !isCost
      }
      next++
    }
    // "Lose 1, and 2 if ...": two in all, or two besides? Of less than the first, it must be besides.
    const isSaid = /^(?:plus|more|additional|extra|further|another)$/
    const isOpen =
      isMore && number.value > (told[first]?.value ?? 0) && ![...tokens.slice(0, next), joint].some(({ text }) => isSaid.test(text))
    if (isOpen) return undefined
    // "Add 1 for each Ghoul, and 1 if it is Night": once, and not for each of them.
    if (isMore && /\bfor (?:each|every)\b/.test(textOf(told.slice(first)))) return undefined
    value = isAdded ? (first) => first + number.value : () => number.value
    at = next
  }
  const so = tokens.slice(at)
  const head = textAt(so, 0)
  if (!asks.test(head) || so.length < 2 || textAt(so, so.length - 1) === 'instead') {
    const bare = textAt(so, so.length - 1) === 'instead' ? so.slice(0, -1) : so
    if (bare.length === so.length || !asks.test(head) || bare.length < 2) return undefined
    return conditioned(bare, value)
  }
  return conditioned(so, value)
}

function conditioned(so: readonly Token[], value: (first: number) => number): Omit<Second, 'told' | 'rest' | 'isUpTo'> | undefined {
  const near = so[0]!
  if (so.some(({ text }, index) => index > 0 && /^(?:if|unless|when|while)$/.test(text))) return undefined
  if (near.text === 'unless') return { value, so: so.slice(1), isFirst: true }
  if (near.text === 'against')
    return {
      value,
      so: [...newWords('the opposing threat contain', near), ...(/^(?:a|any|the)$/.test(textAt(so, 1)) ? so.slice(2) : so.slice(1))],
      isFirst: false,
    }
  // "If a Student", "if Corrupt": of whom it is asked is said before.
  const isBare = near.text === 'if' && (so.length === 2 || so.slice(1).every((each) => isNamed(each) || /^(?:an?|or)$/.test(each.text)))
  const plain = isBare ? so.slice(1) : conditionIn(so)
  return plain && { value, so: plain, isFirst: false, isBare: textAt(plain, 0) === 'you' && !so.some(({ text }) => text === 'you') }
}

/** Where a deed begins: behind its moment, its price and its condition. */
function deedAt(told: readonly Token[]): number {
  const one = told.findLastIndex(isNumber)
  const before = told.slice(0, one)
  const to = before.findLastIndex(
    ({ text }, index) =>
      text === 'to' && /^(?:draw|gain|add|lose|look|discard|bury|flip|attack|subtract|search|take)$/.test(textAt(told, index + 1)),
  )
  const mark = before.findLastIndex(({ text }) => text === ':' || text === ',')
  return Math.max(to, mark) + 1
}

/** A moment of Combat told behind what is then added or taken. */
const momentBehind =
  /^(?:when (?:(?:directed )?threat is |monster is |it is |they is |THIS is |this card is )?reveal|at the (?:start|end) of combat)$/

const values = /^(?:add|subtract|gain|lose|increase|reduce|raise|lower|cost)$/

/** The sentences that say what one with a second figure said. */
export function otherFigureApart(sentence: readonly Token[]): readonly (readonly Token[])[] | undefined {
  return withMoreForEach(sentence) ?? countedTwice(sentence) ?? unlessSo(sentence) ?? bothFigures(sentence)
}

/** What is heard before the sentence is read as it stands: "draw one card; draw two if you are in Arkham" does the same instead, and not besides. */
export function sameDeedAgain(sentence: readonly Token[]): readonly (readonly Token[])[] | undefined {
  // "Allies add 1 here, or 2 if it is Day": both of them here.
  if (
    sentence.some(
      ({ text }, at) =>
        text === 'here' &&
        /^(?:,|or|\()$/.test(textAt(sentence, at + 1)) &&
        values.test(textAt(sentence, at - (textAt(sentence, at - 1) === 'point' ? 3 : 2))),
    )
  )
    return bothFigures(sentence)
  const signed = withSignsSaid(sentence)
  if (signed) return bothFigures(signed)
  const again = withVerbAgain(sentence)
  if (again) return bothFigures(again)
  const at = sentence.findIndex(({ text }) => text === ';')
  if (at > 1 && (isNumber(sentence[at + 1]) || (/^(?:or|but)$/.test(textAt(sentence, at + 1)) && isNumber(sentence[at + 2]))))
    return bothFigures(sentence)
  if (at < 2 || !isNumber(sentence[at + 2])) return undefined
  const deed = deedAt(sentence.slice(0, at))
  const rest = sentence.slice(at + 3).findIndex(({ text }) => text === 'if')
  if (textAt(sentence, deed) !== textAt(sentence, at + 1) || !isNumber(sentence[deed + 1]) || rest < 0) return undefined
  return bothFigures([...sentence.slice(0, at), newWord(',', sentence[at]!), ...sentence.slice(at + 2)])
}

/** "+2 to Ally's value, +3 at Night", "gets +2 (+3 at Night)": what is added is said with a verb, and the second once more, not both of them at Night. */
function withSignsSaid(sentence: readonly Token[]): readonly Token[] | undefined {
  const second = sentence.findIndex(
    ({ text }, at) =>
      text === '+' &&
      at > 2 &&
      /^(?:,|or|\()$/.test(textAt(sentence, at - 1)) &&
      asks.test(textAt(sentence, at + (textAt(sentence, at + 2) === 'point' ? 3 : 2))),
  )
  const first = sentence.findIndex(({ text }) => text === '+')
  if (second < 0 || first === second || !isNumber(sentence[first + 1])) return undefined
  const isGained = /^(?:get|have|receive|gain)$/.test(textAt(sentence, first - 1))
  const verb = newWord(isGained || textAt(sentence, first + 2) !== 'to' ? 'gain' : 'add', sentence[first]!)
  return sentence.flatMap((each, at) => (at === first ? [verb] : at === second || (isGained && at === first - 1) ? [] : [each]))
}

/** "Your opponent loses 1 Sanity, or loses 2 if he is at a Tomb": the same deed, which is not left to anybody; without the verb that is said again. */
function withVerbAgain(sentence: readonly Token[]): readonly Token[] | undefined {
  const or = sentence.findIndex(
    ({ text }, index) =>
      index > 1 &&
      text === 'or' &&
      /^(?:add|subtract|gain|lose|draw|discard)$/.test(textAt(sentence, index + 1)) &&
      isNumber(sentence[index + 2]),
  )
  if (or < 0) return undefined
  const told = sentence.slice(0, textAt(sentence, or - 1) === ',' ? or - 1 : or)
  const verb = told.findLastIndex(({ text }) => text === textAt(sentence, or + 1))
  const isAsked = sentence.slice(or + 3).some(({ text }) => /^(?:if|while|when|at|by|during|against)$/.test(text))
  // "Either lose 1 Sanity, or lose 2 if ..." is left to somebody all the same.
  const isLeft = told.slice(0, Math.max(verb, 0)).some(({ text }) => /^(?:either|choose)$/.test(text))
  if (verb < 0 || !isNumber(told[verb + 1]) || !isAsked || isLeft) return undefined
  return [...told, newWord(',', sentence[or]!), sentence[or]!, ...sentence.slice(or + 2)]
}

/** "Increase the value of one Ally by 1, plus 1 for each Student you have in play, until the end of the Round": the same one is raised twice, for as long. */
function oneAllyRaised(
  sentence: readonly Token[],
  { told, two, each }: { readonly told: readonly Token[]; readonly two: number; readonly each: number },
): readonly (readonly Token[])[] | undefined {
  const found = /^(?<verb>increase|raise|reduce|lower|decrease) the value of 1 (?<who>ally|monster) by (?:#|1)(?: point)?$/.exec(
    told.map((token) => (isNumber(token) ? (token.value === 1 ? '1' : '#') : token.text)).join(' '),
  )
  if (!found) return undefined
  const rest = sentence.slice(each)
  const comma = rest.findIndex(({ text }) => text === ',')
  const long = rest.findIndex(
    (_, at) => at > 1 && /^(?:until the end|for the (?:rest|remainder)|this (?:round|combat))/.test(wordsAt(rest, at, 3)),
  )
  const counted = rest.slice(0, comma > 0 ? comma : long > 0 ? long : rest.length)
  const lasting = long > 0 ? rest.slice(long) : []
  if (lasting.length === 0 || (comma > 0 && comma !== long - 1) || counted.length < 3) return undefined
  const near = told[0]!
  return [
    [...told, ...lasting],
    [
      ...newWords(`${found.groups!['verb']} the value of that ${found.groups!['who']} by`, near),
      sentence[two]!,
      newWord('point', near),
      ...counted,
      ...lasting,
    ],
  ]
}

/** "Your opponent loses 1 Sanity, plus 1 for each Phobia affecting him": the same once more, for each. */
function withMoreForEach(sentence: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => /^(?:plus|and)$/.test(text) && index > 2 && sentence.slice(index + 1, index + 3).some(isNumber),
  )
  const two = sentence.findIndex((each, index) => index > at && isNumber(each))
  const each = sentence.findIndex(({ text }, index) => index > two && text === 'for')
  if (at < 0 || each < 0 || !/^for (?:each|every)\b/.test(wordsAt(sentence, each, 2))) return undefined
  const isMore = (token: Token): boolean => units.test(token.text) || /^(?:more|additional|another|extra|further|a)$/.test(token.text)
  if (![...sentence.slice(at + 1, two), ...sentence.slice(two + 1, each)].every(isMore)) return undefined
  const told = sentence.slice(0, textAt(sentence, at - 1) === ',' ? at - 1 : at)
  const deed = deedAt(told)
  const one = told.findLastIndex(isNumber)
  const ofOneAlly = oneAllyRaised(sentence, { told, two, each })
  if (ofOneAlly) return ofOneAlly
  const said = told.slice(deed)
  if (said.filter(isNumber).length !== 1 || said.some(({ text }) => /^(?:if|unless|and|or|for|attack)$/.test(text))) return undefined
  // At a moment it is done as well; what is paid is paid once.
  const head =
    /^(?:when|at|each|after|if|while)$/.test(textAt(told, 0)) && !told.slice(0, deed).some(({ text }) => /^(?::|to)$/.test(text))
      ? told.slice(0, deed)
      : []
  return [told, [...head, ...told.slice(deed, one), sentence[two]!, ...told.slice(one + 1), ...sentence.slice(each)]]
}

/** A count that is capped is so in all. */
const capped = /\b(?:up to|maximum|at most|more than|limit|in all|total)\b/

/** "Gain 1 Sanity for each Steadfast Ally and 2 Sanity for each Corrupt one": the same for each of two kinds. */
function countedTwice(sentence: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const isFor = (at: number): boolean => /^for (?:each|every)$/.test(wordsAt(sentence, at, 2))
  const joint = sentence.findIndex(({ text }, at) => text === 'and' && isNumber(sentence[at + 1]) && at > 3)
  const second = sentence.findIndex((_, at) => at > joint && isFor(at))
  const first = sentence.findIndex((_, at) => isFor(at))
  const end = textAt(sentence, joint - 1) === ',' ? joint - 1 : joint
  const one = sentence.slice(0, first).findLastIndex(isNumber)
  if (joint < 0 || second < 0 || first < 1 || first > joint || one < 0) return undefined
  const isUnit = ({ text }: Token): boolean => units.test(text)
  if (![...sentence.slice(joint + 2, second), ...sentence.slice(one + 1, first)].every(isUnit)) return undefined
  const [kind, other] = [sentence.slice(first + 2, end), sentence.slice(second + 2)]
  if (capped.test(textOf(sentence)) || [...kind, ...other].some(({ text }) => /^(?:if|unless|when|while|and|[,;:(])$/.test(text)))
    return undefined
  // "For each Ghoul and 2 for each Ghast in your Threat": are both counted there?
  const isPlaced = (words: readonly Token[]): boolean => words.length > 2 && /\b(?:in|of|you|with|at|among|affect)\b/.test(textOf(words))
  const areYours = / you have(?: in play)?$/.test(textOf(kind))
  if (isPlaced(kind) !== isPlaced(other) && !areYours) return undefined
  const told = sentence.slice(0, one)
  const deed = deedAt([...told, sentence[one]!])
  const head =
    /^(?:when|at|each|after|if|while)$/.test(textAt(told, 0)) && !told.slice(0, deed).some(({ text }) => /^(?::|to)$/.test(text))
      ? told.slice(0, deed)
      : []
  return [
    sentence.slice(0, end),
    [...head, ...told.slice(deed), sentence[joint + 1]!, ...sentence.slice(one + 1, first), ...sentence.slice(second)],
  ]
}

/** "Adds 2, unless he is a Gangster, in which case it adds 4": the second figure behind its condition. */
function unlessSo(sentence: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const from = sentence.findIndex(({ text }) => text === 'unless')
  const comma = sentence.findIndex(({ text }, index) => index > from && text === ',')
  const two = sentence.findIndex((each, index) => index > comma && isNumber(each))
  if (from < 2 || comma < from + 3 || two < 0) return undefined
  const between = textOf(sentence.slice(comma + 1, two))
  if (
    !/^(?:in (?:which|that) case|when) (?:(?:it|they|you|THIS|the bearer|your opponent) )?(?:instead )?(?:add|lose|gain|draw|discard|subtract|it is)$/.test(
      between,
    )
  )
    return undefined
  if (!sentence.slice(two + 1).every(({ text }) => units.test(text))) return undefined
  const end = textAt(sentence, from - 1) === ',' ? from - 1 : from
  const near = sentence[from]!
  return bothFigures([
    ...sentence.slice(0, end),
    newWord(',', near),
    newWord('or', near),
    sentence[two]!,
    newWord('if', near),
    ...sentence.slice(from + 1, comma),
  ])
}

/** "Randomly choose and bury one Ally": one deed. */
const isPicking = (told: readonly Token[], and: number): boolean =>
  /^choose and (?:bury|discard|flip)$/.test(wordsAt(told, and - 1, 3)) && isNumber(told[and + 2])

/** "Cultists and Ghouls attacking you lose 1, or 2 at Night": two kinds of cards of which one thing is told. */
function isOfTwoKinds(said: readonly Token[], and: number): boolean {
  const verb = said.findIndex(({ text }) => values.test(text))
  if (and < 1 || and > 3 || verb < and || !isNamed(said[and - 1]) || !isNamed(said[and + 1])) return false
  const between = said.slice(and + 2, verb)
  return (
    !between.some(({ text }) => /^(?:may|must|and|or|if|while|when|,|not|sanity|investigator|player)$/.test(text)) &&
    !said.slice(verb).some(({ text }) => text === 'sanity')
  )
}

function bothFigures(sentence: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const found = secondIn(sentence)
  if (!found) return undefined
  const second = { ...found, so: ofTheFirst(found.told, found.so, found.isBare) }
  const { told, rest, isFirst } = second
  const deed = deedAt(told)
  const numbers = told.slice(deed).filter(isNumber)
  const one = told.findLastIndex(isNumber)
  if (
    numbers.length !== 1 ||
    one < 0 ||
    told
      .slice(deed)
      .some(({ text }, at) => /^(?:unless|and|or)$/.test(text) && !isPicking(told, deed + at) && !isOfTwoKinds(told.slice(deed), at))
  )
    return undefined
  const near = told[one]!
  const number = figure(second.value(near.value), near)
  const upTo = second.isUpTo && wordsAt(told, one - 2, 2) !== 'up to' ? newWords('up to', near) : []
  const swap = (tokens: readonly Token[], value: Token): readonly Token[] =>
    tokens.flatMap((each) => (each !== near ? [each] : value === number ? [...upTo, value] : [value]))
  const comma = newWord(',', near)
  const said = told.slice(deed)
  // "If he is Inside by Day, or 2 at Night": Inside is asked at Night as well, and the figure alone does not tell.
  const isOfTime =
    /^it is (?:night|day)$/.test(textOf(second.so)) && /\b(?:(?:during the|by) day|(?:at|during the|by) night)$/.test(textOf(told))
  if (isOfTime && said.some(({ text }) => /^(?:if|while|when)$/.test(text))) return undefined
  const verb = said.find(({ text }) => values.test(text))
  const isValue =
    verb !== undefined && (textOf(said).includes('cost') || !said.some(({ text }) => /^(?:sanity|card|hand|phobia)$/.test(text)))
  const head = told.slice(0, deed)
  // "Lose 1 Sanity if you are Inside, 2 if you are Underground": each at its own time.
  const asked = said.findIndex(({ text }, at) => at > 1 && text === 'if')
  const isElse = /^(?:they|it|you|THIS) (?:is|do|have) not$/.test(textOf(second.so)) || textOf(second.so) === 'not'
  if (asked > 0 && (!isValue || isElse)) {
    const [what, when] = [said.slice(0, asked), said.slice(asked + 1)]
    const isOnce = head.length === 0 || /^(?:when|at|each)$/.test(textAt(head, 0))
    if (
      !isOnce ||
      isFirst ||
      /^(?:they|it)$/.test(textAt(second.so, 0)) !== isElse ||
      !/^(?:lose|gain|draw|add|subtract|your|the|each)$/.test(textAt(said, 0))
    )
      return undefined
    const told1 = [
      ...head,
      newWord('if', near),
      ...when,
      ...(isElse ? [] : [...newWords('and not (', near).map(mark), ...second.so, mark(newWord(')', near))]),
      comma,
      ...what,
      ...rest,
    ]
    const told2 = [
      ...head,
      ...(isElse ? [newWord('unless', near), ...when] : [newWord('if', near), ...second.so]),
      comma,
      ...swap(what, number),
      ...rest,
    ]
    return [told1, told2]
  }
  // "Each of your Allies adds 1 point, 2 points if Corrupt": so much more for those of whom it is so.
  const more = number.value - near.value
  const kind = said.findIndex(({ text, type }, at) => type === 'name' && /^(?:ally|monster|artifact|tome)$/.test(text) && at > 0 && at < 5)
  const [attribute] = second.so
  if (isValue && second.so.length === 1 && isNamed(attribute) && !isFirst && /^(?:each|all|your)\b/.test(textOf(said))) {
    if (kind < 1 || more < 1) return undefined
    const those = [...said.slice(0, kind), attribute!, ...said.slice(kind).map((each) => (each === near ? figure(more, near) : each))]
    return [
      [...told, ...rest],
      [...head, ...those, ...rest],
    ]
  }
  // "Each Ghoul adds 1 point, or 2 if its player is Outside": so much more for those who are.
  const ofPlayer = /^(?:its|their|it 's|they 's) (?:player|owner|controller|investigator) (?:is|stand) (?!not\b)/.exec(
    textOf(second.so),
  )?.[0]
  if (isValue && ofPlayer !== undefined && !isFirst && head.length === 0) {
    const at = said.indexOf(verb)
    if (more < 1 || at < 1 || /^(?:this|THIS|that|target|its|their)\b/.test(textOf(said))) return undefined
    const where = second.so.slice(ofPlayer.trim().split(' ').length)
    const those = [...said.slice(0, at), ...newWords('who is', near), ...where, ...swap(said.slice(at), figure(more, near))]
    return [
      [...told, ...rest],
      [...those, ...rest],
    ]
  }
  const whoever = /^(?:each|all|any) (?:other )?(?:player|opponent|investigator)\b/.exec(textOf(said))?.[0].split(' ').length
  const askedOf = whoever !== undefined && second.isBare ? [newWord('they', near), ...second.so.slice(1)] : second.so
  const so = ofWhom(askedOf, said)
  if (!so) return undefined
  const [plainly, otherwise] = isFirst ? [number, near] : [near, number]
  // "Each player loses 1 Sanity, 2 if he is at a Water Location", "..., 2 at a Water Location": of those of whom it is so.
  if (whoever !== undefined && /^(?:they|at|in|on)$/.test(textAt(askedOf, 0)) && !isFirst) {
    const who = textAt(askedOf, 0) === 'they' ? askedOf.slice(1) : askedOf
    const whose = /^(?:at|in|on|is)$/.test(textAt(who, 0)) ? (textAt(who, 0) === 'is' ? who.slice(1) : who) : [newWord('who', near), ...who]
    return [
      [...told, ...rest],
      [...said.slice(0, whoever), ...whose, ...swap(said.slice(whoever), number), ...rest, newWord('instead', near)],
    ]
  }
  const isHeaded =
    /^(?:when|at|as|in|on|each|after|before)$/.test(textAt(head, 0)) || head.some(({ text }) => text === ':' || text === 'to')
  if (isValue && !isHeaded) {
    const isAsked = /^(?:if|while)$/.test(textAt(head, 0))
    const moment = said.findIndex((_, at) => at > one - deed && momentBehind.test(textOf(said.slice(at))))
    if (moment > 0 && (head.length === 0 || isAsked)) {
      // "Reduce it by 1 point when Threats are revealed, or by 2 points if ...": asked at that moment.
      const own = isAsked ? [...head.slice(1, -1), newWord('and', near)] : []
      if (own.some(({ text }) => text === 'or')) return undefined
      const when = [...said.slice(moment), comma, newWord('if', near), ...own]
      const what = said.slice(0, moment)
      const isSo = [newWord('(', near), ...so, newWord(')', near)].map(mark)
      return [
        [...when, newWord('not', near), ...isSo, comma, ...swap(what, plainly), ...rest],
        [...when, ...so, comma, ...swap(what, otherwise), ...rest],
      ]
    }
    const behind = said.findIndex(({ text }, at) => at > 1 && /^(?:while|when|if)$/.test(text))
    const time = said.findIndex((_, at) => at > 1 && /^(?:at|by|during) (?:the )?(?:night|day)\b/.test(wordsAt(said, at, 3)))
    const first = behind > 0 ? said.slice(behind + 1) : time > 0 ? conditionIn(said.slice(time)) : []
    if (!first) return undefined
    // "While you are at a City, add 1 if A, or 2 if B": the head is asked with either.
    const isBoth = isAsked && first.length > 0
    const own = isAsked ? head.slice(1, -1) : first
    if (isBoth && [...own, ...first].some(({ text }) => text === 'or')) return undefined
    const what = first.length === 0 ? said : said.slice(0, behind > 0 ? behind : time)
    const not =
      own.length > 0
        ? [
            newWord('while', near),
            ...own,
            ...(isBoth ? [newWord('and', near), ...first] : []),
            ...newWords('and not (', near).map(mark),
            ...so,
            mark(newWord(')', near)),
            comma,
          ]
        : [newWord('unless', near), ...so, comma]
    const both = isAsked ? [newWord('while', near), ...own, newWord('and', near), ...so, comma] : [newWord('if', near), ...so, comma]
    // "For the rest of the Round, add 1, or 2 at Night": both for so long.
    const span = isAsked ? [] : head.at(-1)?.text === ',' ? head.slice(0, -1) : head
    return [
      [...not, ...swap(what, plainly), ...rest, ...span],
      [...both, ...swap(what, otherwise), ...rest, ...span],
    ]
  }
  // "When a player plays a Tome, he loses 1 Sanity, or 2 if ...": that player, of whom the second tells as well.
  const isHis = textAt(said, 0) === 'they' && /\b(?:player|opponent|investigator)\b/.test(textOf(head))
  const his = isHis ? [...newWords('that player', near), ...said.slice(1)] : said
  return [
    [...head, ...swap(his, plainly), ...rest],
    [newWord('if', near), ...so, comma, ...swap(withoutEnd(his), otherwise), ...rest, newWord('instead', near)],
  ]
}

const mark = (token: Token): Token => (/^[()]$/.test(token.text) ? { ...token, type: 'mark' } : token)

/** What is told of the moment behind a deed belongs to the first. */
function withoutEnd(said: readonly Token[]): readonly Token[] {
  const at = said.findIndex(
    ({ text }, index) =>
      index > 1 &&
      (text === 'when' ||
        text === 'upon' ||
        /^(?:at the (?:start|end)|(?:each|any) time \S+|on arrival\b.*)$/.test(wordsAt(said, index, 3))),
  )
  return at < 0 ? said : said.slice(0, at)
}

/** A condition with whom it is asked of: "if Corrupt", "if he has no Allies", "if at a Water Location". */
function ofWhom(so: readonly Token[], said: readonly Token[]): readonly Token[] | undefined {
  const [head] = so
  if (!head) return undefined
  // One that is chosen is chosen once, before it is known what it is.
  if (
    /^(?:target|that)\b(?! player| opponent)/.test(textOf(said)) &&
    (so.length === 1 || /^(?:they|that|target|it (?!is (?:night|day)\b))\b/.test(textOf(so)))
  )
    return undefined
  const subject = /^(?:your opponent|the bearer|target ally|that ally|its bearer|their bearer)\b/.exec(textOf(said))?.[0].split(' ').length
  const who = subject
    ? said.slice(0, subject)
    : said.some(({ text }) => text === 'bearer') ||
        /(?:^|\b(?:to|increase|raise|of) )(?:the )?ally (?:'s|gain|get|have|is|add)\b/.test(textOf(said))
      ? newWords('the bearer', head)
      : / your opponent\b/.test(textOf(said)) && !/ your opponent 's/.test(textOf(said))
        ? newWords('your opponent', head)
        : undefined
  if (head.text === 'they' && who) return [...who, ...so.slice(1)]
  if (so.length === 1 && isNamed(head)) return who ? [...who, newWord('is', head), head] : undefined
  if (so.every((each) => isNamed(each) || /^(?:an?|or)$/.test(each.text))) return who ? [...who, newWord('is', head), ...so] : undefined
  if (/^(?:at|in|on)$/.test(head.text) && who) return [...who, newWord('is', head), ...so]
  return so
}

const givenFor =
  /\b(?<deed>(?:discard|replace|exchange|trade|swap|trade in)) (?:up to )?(?<n>\S+) card(?: (?:from|in|of) your hand)?(?: ,)? (?:(?:and )?replace (?:it|they|them) (?:with|by)|(?:with|by|for)) (?<m>\S+)(?<fresh> (?:new|fresh|other|different))? card(?: draw)?(?: (?:from|off) (?:the top of )?your mythos deck)?(?: (?:in|as) (?:its|their) (?:place|stead|replacement))?$/

/** "Discard two cards and replace them with three new cards": not as many, so that the one is done and then the other. */
export function unlikeForUnlike(sentence: readonly Token[]): readonly Token[] {
  const found = givenFor.exec(textOf(sentence))
  if (!found) return sentence
  const from = textOf(sentence).slice(0, found.index).split(' ').length - 1
  const [given, taken] = sentence.slice(from).filter(isNumber)
  if (!given || !taken || given.value === taken.value) return sentence
  const upTo = / up to /.test(found[0]) ? newWords('up to', given) : []
  return [
    ...sentence.slice(0, from),
    ...newWords('discard', given),
    ...upTo,
    given,
    ...newWords('card from your hand and draw', given),
    taken,
    ...newWords('card', taken),
  ]
}
