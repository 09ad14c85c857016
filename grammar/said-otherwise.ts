/**
 * Other shapes of what the grammar says in its own: "turn one Ally Corrupt" for "becomes Corrupt", "change sides", a price told
 * before its moment, a value told once for two numbers, "if he has none". Tried where a sentence cannot be read as it stands.
 */

import type { Token } from './lexer.ts'
import { hangingOnTheFirst } from './of-the-same-player.ts'
import type { Self } from './reading.ts'
import { isNamed, newWord, newWords, selfAt, textAt, textOf, wordsAt } from './tokens.ts'

/** Where a moment or a condition begins. */
const hangs = (sentence: readonly Token[], at: number): boolean =>
  /^(?:when|if|while|unless|until|for|during)$/.test(textAt(sentence, at)) ||
  /^(?:this round|this turn|this combat|each time|any time|at the|by day|at night|by night)$/.test(wordsAt(sentence, at, 2))

/** "Turn one Ally of your opponent Corrupt": so it becomes. */
export function withTurned(sentence: readonly Token[]): readonly Token[] | undefined {
  const verb = sentence.findIndex(
    ({ text }, index) =>
      /^(?:turn|make|render)$/.test(text) && (index === 0 || /^(?:[,:;]|and|then|to|may|must)$/.test(textAt(sentence, index - 1))),
  )
  const what = sentence.findIndex(
    ({ text }, index) =>
      verb >= 0 &&
      index > verb + 1 &&
      /^(?:corrupt|steadfast)$/.test(text) &&
      (index === sentence.length - 1 || /^[,.;)]$/.test(textAt(sentence, index + 1)) || hangs(sentence, index + 1)),
  )
  if (verb < 0 || what < 0 || sentence.slice(verb, what).some(({ text }) => /^(?:[,;:]|and|or)$/.test(text))) return undefined
  return [...sentence.slice(0, verb), ...sentence.slice(verb + 1, what), newWord('become', sentence[verb]!), ...sentence.slice(what)]
}

/** "If the target is a Monster, flip that card": it is the target. */
export function withThatTarget(sentence: readonly Token[]): readonly Token[] | undefined {
  const target = sentence.findIndex((_each, index) => wordsAt(sentence, index, 2) === 'the target')
  const that = sentence.findIndex((_each, index) => target >= 0 && index > target + 1 && wordsAt(sentence, index, 2) === 'that card')
  if (that < 0) return undefined
  const near = sentence[that]!
  return [...sentence.slice(0, that), newWord('the', near), newWord('target', near), ...sentence.slice(that + 2)]
}

const cannot =
  /^if (?:they|that player|that opponent|your opponent|the opponent) (?<cannot>(?:cannot|can not|is unable to|is not able to|is unable)(?: (?:do (?:so|this|it)|comply))?)(?= ,)/

/** "Your opponent must bury one Ally. If he cannot, ...": he has none. Of two he might have one. */
function withNoneWhoCannot(sentence: readonly Token[], before: readonly Token[]): readonly Token[] {
  const said = cannot.exec(textOf(sentence))
  const last = before.findLast(({ type, text }) => type === 'number' || text === 'a')
  if (!said || !last || (last.type === 'number' && last.value !== 1)) return sentence
  const end = said[0].split(' ').length
  const from = end - said.groups!['cannot']!.split(' ').length
  return [...sentence.slice(0, from), ...newWords('have none', sentence[from]!), ...sentence.slice(end)]
}

/** What a card is worth, told behind its kind. */
const noneWorth = /^(?:of (?:up to )?\S+ point(?: or (?:less|more))?(?: in value)?|(?:of|with a) value (?:of )?\S+ or (?:less|more))(?= |$)/

const leftOut = /^(?:(?:,|\() (?:but )?(?:not|except|other than) (?:a )?\S+ (?:,|\))|except \S+)(?= |$)/
const otherOfHis = /^(?<deed>(?:, )?(?:then )?(?:bury|discard|flip) (?:1|one|a) \S+)(?: instead)?(?: \([^()]*\))?$/

/** "Bury one Artifact of your opponent. If he has none, ...": none of what was spoken of, and so where "there are none". */
export function withNoneNamed(told: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const sentence = withNoneWhoCannot(told, before)
  const none = sentence.findIndex(({ text }, index) => text === 'none' && /^(?:\S+ have|there is)$/.test(wordsAt(sentence, index - 2, 2)))
  const next = textAt(sentence, none + 1)
  // What an opponent gives up is not what you have none of.
  if (none < 0 || !/^(?:|[,;]|in)$/.test(next) || textAt(sentence, none - 2) === 'you') return undefined
  const isDone = (index: number): boolean => /^(?:bury|discard|flip|return|reveal|take|steal)$/.test(textAt(before, index))
  const number = before.findLastIndex(({ type, text }, index) => (type === 'number' || text === 'a') && isDone(index - 1))
  const from =
    wordsAt(before, number + 1, 2) === 'of their' ? number + 3 : textAt(before, number + 1) === 'random' ? number + 2 : number + 1
  let to = from
  while (isNamed(before[to]) || (textAt(before, to) === 'or' && to > from) || (textAt(before, to) === ',' && isNamed(before[to + 1]))) to++
  const but = leftOut.exec(textOf(before.slice(to)))?.[0].split(' ').length ?? 0
  const not = before.slice(to, to + but).filter(isNamed)
  const noun = before.slice(from, to)
  to += not.length === 1 ? but : 0
  const ahead = noneWorth.exec(textOf(before.slice(to)))?.[0].split(' ').length ?? 0
  to += ahead
  // What your opponent must do himself is done with his own.
  const must = textAt(before, number - 2) === 'must' ? number - 2 : number - 1
  const isWhole = to === before.length || textOf(before.slice(to)) === 'of their choice'
  const isHis = isWhole && /^(?:your|target|a) opponent$/.test(wordsAt(before, must - 2, 2))
  // Of what lies in a Hand he might have others in play.
  const isTheirs = /^(?:of|from) your opponent$/.test(wordsAt(before, to, 3)) && textAt(before, to + 3) !== "'s"
  // Of those that are worth so much, or told by more behind them, there may be none where there are others.
  const behind = textOf(before.slice(to + 3))
  const worth = isTheirs ? noneWorth.exec(behind)?.[0] : undefined
  if (isTheirs && worth === undefined && /^(?:(?:with|without|that|which|who|whose|worth|at|of value) |in (?!play\b))/.test(behind))
    return undefined
  const inHand = /^(?:in|from) (?:your opponent 's|their) hand$/.test(textOf(before.slice(to))) && /\bopponent\b/.test(textOf(before))
  if (number < 0 || noun.length === 0 || !isNamed(noun.at(-1)) || !(isHis || isTheirs || inHand)) return undefined
  const near = sentence[none]!
  const except = not.length === 1 ? [newWord('except', near), ...not] : []
  const points = worth === undefined ? before.slice(to - ahead, to) : before.slice(to + 3, to + 3 + worth.split(' ').length)
  const kind = [...noun, ...except, ...points].map((each) => ({ ...each, at: near.at, length: near.length }))
  const said = inHand ? [...kind, ...newWords('in their hand', near)] : kind
  const who = textAt(sentence, none - 2) === 'there' ? ['your', 'opponent', 'have'].map((each) => newWord(each, near)) : []
  // Where there is none, the first was not done, and this is done in its place.
  const rest = sentence.slice(none + 1)
  const instead = rest.some(({ text }) => text === 'instead') ? [] : [newWord('instead', near)]
  // "If he has none, bury one Tome": his, as the first would have been.
  const place = isTheirs && isDone(number - 1) ? otherOfHis.exec(textOf(rest)) : undefined
  if (place) rest.splice(place.groups!['deed']!.split(' ').length, 0, ...newWords('of your opponent', near))
  return [...sentence.slice(0, who.length > 0 ? none - 2 : none), ...who, newWord('no', near), ...said, ...rest, ...instead]
}

/** "Bury one Ally. If you have none, ...": no Ally; where each player does it, whoever has none in play. */
export function withNoneOfOwn(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  if (!/^(?:if|when) (?:(?:you|they|a player|any player|that player) have|there is) none ,? ?/.test(textOf(sentence))) return undefined
  const none = sentence.findIndex(({ text }) => text === 'none')
  const isDone = (index: number): boolean => /^(?:bury|discard|flip|face-down)$/.test(textAt(before, index)) || isChosen(index)
  // "Your opponent chooses one of your Allies, who must be Discarded."
  const isChosen = (index: number): boolean =>
    /^(?:choose|select|pick)$/.test(textAt(before, index)) &&
    /\bopponent(?: must)?$/.test(textOf(before.slice(0, index))) &&
    /\b(?:bury|discard|flip)\b/.test(textOf(before.slice(index)))
  const number = before.findLastIndex(({ type, text }, index) => (type === 'number' || text === 'a') && isDone(index - 1))
  const isOwn = /^of (?:your|their)$/.test(wordsAt(before, number + 1, 2))
  const from = isOwn ? number + 3 : textAt(before, number + 1) === 'random' ? number + 2 : number + 1
  let to = from
  while (isNamed(before[to])) to++
  const hasKind = to > from
  to += noneWorth.exec(textOf(before.slice(to)))?.[0].split(' ').length ?? 0
  // Of what lies elsewhere, or belongs to another, it might be none there.
  const tail = isChosen(number - 1)
    ? /./
    : /^(?:|(?:that |which )?affect (?:you|they|them|your investigator|their|their investigator)|at the (?:start|end).*|face-down|in play|of your opponent 's choice)$/
  if (number < 0 || !hasKind || !tail.test(textOf(before.slice(to)))) return undefined
  const near = sentence[none]!
  const kind = before.slice(from, to).map((each) => ({ ...each, at: near.at, length: near.length }))
  const who = before.findLastIndex(
    ({ text }, index) =>
      index < number &&
      /^(?:player|investigator|opponent|opponents|you)$/.test(text) &&
      textAt(before, index + 1) !== "'s" &&
      !(text === 'you' && /^(?:show|to|against)$/.test(textAt(before, index - 1))),
  )
  const rest = sentence.slice(textAt(sentence, none + 1) === ',' ? none + 2 : none + 1).filter(({ text }) => text !== 'instead')
  const loss = /^(?:(?:they|you|that player) )?(?:must )?(?:lose|pay|gain) \S+ sanity(?: point)?$/.exec(textOf(rest))
  const isPhobia = kind.at(-1)?.text === 'phobia'
  const all = /^(?:each|all|every) (?:(?<foe>opponent)|player|investigator)$/.exec(wordsAt(before, who - 1, 2))
  if (all) {
    const lose = rest.findIndex(({ text }) => /^(?:lose|gain)$/.test(text))
    if (!loss || lose < 0) return undefined
    const whom = all.groups!['foe'] ?? 'player'
    if (isPhobia)
      return [...newWords(`each ${whom} who is not affected by a`, near), ...kind, ...rest.slice(lose), newWord('instead', near)]
    return [...newWords(`each ${whom} with no`, near), ...kind, ...newWords('in play', near), ...rest.slice(lose), newWord('instead', near)]
  }
  if (who >= 0 && textAt(before, who) !== 'you' && !isChosen(number - 1)) return undefined
  // "He" is nobody where no player was spoken of but as one whose Hand it is.
  if (who < 0 && textAt(sentence, none - 2) !== 'you' && /\bopponent 's\b/.test(textOf(before))) return undefined
  // "If there is none": of all that there are in play, where they are not yours alone.
  if (textAt(sentence, none - 2) === 'there' && !isOwn && !isPhobia) {
    if (textOf(before.slice(to)) !== 'in play') return undefined
    return [...newWords('if no player have a', near), ...kind, ...newWords('in play ,', near), ...rest, newWord('instead', near)]
  }
  return [
    ...newWords('if you have no', near),
    ...kind,
    // A Phobia lies on whomever it affects, whoever has it in play.
    ...newWords(isPhobia ? ',' : 'in play ,', near),
    ...rest.filter(({ text }) => text !== 'they'),
    newWord('instead', near),
  ]
}

/** "This Pilot" on an Ally that nobody else is called by: the card itself, if no sentence before has spoken of such cards. */
export function withOwnWord(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Ally' && self?.type !== 'Monster' && self?.type !== 'Artifact' && self?.type !== 'Location') return undefined
  const isStrange = (token: Token | undefined): boolean =>
    token !== undefined && (token.type === 'strange' || token.type === 'unknown') && /^[A-Z][a-z]+$/.test(token.written)
  const at = sentence.findIndex((token, index) => isStrange(token) && textAt(sentence, index - 1) === 'this')
  const own = sentence[at]
  if (!own || isStrange(sentence[at + 1])) return undefined
  const isSpoken = (token: Token, index: number, all: readonly Token[]): boolean =>
    token.written.toLowerCase().startsWith(own.written.toLowerCase()) && all[index - 1]?.text !== 'this'
  if ([...before, ...sentence].some(isSpoken)) return undefined
  return [...sentence.slice(0, at), newWord('card', own), ...sentence.slice(at + 1)]
}

/** "Bury this card at the end of the Round, or when any player passes": at the one moment or the other. */
export function withEitherMoment(sentence: readonly Token[]): readonly Token[] | undefined {
  const commas = sentence.flatMap(({ text }, index) => (text === ',' ? [index] : []))
  const [only] = commas
  const isMoment =
    only !== undefined &&
    textAt(sentence, only + 1) === 'or' &&
    (textAt(sentence, only + 2) === 'when' ||
      wordsAt(sentence, only + 2, 2) === 'each time' ||
      /^at the (?:start|end) of$/.test(wordsAt(sentence, only + 2, 4)))
  return commas.length === 1 && isMoment ? [...sentence.slice(0, only), ...sentence.slice(only! + 1)] : undefined
}

/** "Your opponent's Soldiers change sides until the end of the Round": you take control of all of them. */
export function withSides(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      (text === 'change' && /^sides?$/.test(textAt(sentence, index + 1))) ||
      (text === 'join' && textAt(sentence, index + 1) === 'you') ||
      (text === 'join' && wordsAt(sentence, index + 1, 2) === 'your side'),
  )
  if (at < 2) return undefined
  const from = sentence.slice(0, at).findLastIndex(({ text }) => /^[:;]$/.test(text)) + 1
  const whom = sentence.slice(from, at)
  const isTheirs = /^(?:your|that) opponent 's$/.test(wordsAt(whom, 0, 3))
  const isChosen = whom[0]?.type === 'number'
  const isPlural = /(?:[^s]s|men)$/i.test(whom.at(-1)?.written ?? '')
  if (!(isChosen || (isTheirs && isPlural)) || whom.some(({ text }) => /^(?:if|when|while)$/.test(text))) return undefined
  let end = wordsAt(sentence, at + 1, 2) === 'your side' ? at + 3 : at + 2
  const joint = wordsAt(sentence, end, 2) === ', and' ? 2 : textAt(sentence, end) === 'and' ? 1 : 0
  if (joint > 0 && /^(?:is )?(?:place|put|join) (?:with |among )?your (?:ally|own ally)/.test(wordsAt(sentence, end + joint, 6))) {
    end = sentence.findIndex(({ text }, index) => index > end && text === 'ally') + 1
  }
  // In Combat it might be a Monster that is Controlled.
  if (sentence.slice(end).some(({ text }) => text === 'combat')) return undefined
  const near = sentence[at]!
  const all = isTheirs ? [newWord('all', near), newWord('of', near)] : []
  return [
    ...sentence.slice(0, from),
    ...['take', 'control', 'of'].map((each) => newWord(each, near)),
    ...all,
    ...whom,
    ...sentence.slice(end),
  ]
}

/** "Your Soldiers and your Cultists": both are yours; "the value of A and of B" is that of both. */
export function withOnePossessor(sentence: readonly Token[]): readonly Token[] | undefined {
  for (const [and, { text }] of sentence.entries()) {
    if (text !== 'and' && text !== 'or') continue
    const of = textAt(sentence, and + 1) === 'of' ? 1 : 0
    if (textAt(sentence, and + 1 + of) !== 'your' || !isNamed(sentence[and + 2 + of])) continue
    let from = and - 1
    if (textAt(sentence, from) === ',') from--
    const end = from
    while (isNamed(sentence[from])) from--
    if (from === end || textAt(sentence, from) !== 'your' || (of === 1 && textAt(sentence, from - 1) !== 'of')) continue
    let stop = and + 2 + of
    while (isNamed(sentence[stop])) stop++
    // Set off by commas it is no less theirs.
    const isAside = end < and - 1 && textAt(sentence, stop) === ','
    const other = sentence.slice(and + 2 + of, stop)
    return [...sentence.slice(0, end + 1), sentence[and]!, ...other, ...sentence.slice(isAside ? stop + 1 : stop)]
  }
  return undefined
}

/** "Add 1 to this card at Night, and 1 more at a City": to the same card. */
export function withValueAgain(sentence: readonly Token[]): readonly Token[] | undefined {
  const verb = sentence.findIndex(({ text }, index) => /^(?:add|subtract)$/.test(text) && sentence[index + 1]?.type === 'number')
  const of = textAt(sentence, verb + 2) === 'point' ? verb + 3 : verb + 2
  const isSaid = /^(?:to|from)$/.test(textAt(sentence, of))
  if (verb < 0 || !(isSaid || hangs(sentence, of) || textAt(sentence, of) === 'against')) return undefined
  const so = sentence.findIndex(
    (_each, index) =>
      index >= (isSaid ? of + 2 : of) &&
      ((hangs(sentence, index) && textAt(sentence, index) !== 'for') || textAt(sentence, index) === 'against'),
  )
  const and = sentence.findIndex(({ text }, index) => so > 0 && index > so + 1 && text === 'and' && isMore(sentence, index + 1) > 0)
  if (so < 0 || and < 0) return undefined
  const value = sentence.slice(of, so)
  // A count belongs to the first number alone.
  if (value.length > 6 || value.some(({ text }) => text === 'for') || value.some(({ text }) => /^[,:;(]$/.test(text))) return undefined
  const length = isMore(sentence, and + 1)
  const number = sentence.slice(and + 1, and + 1 + length).find(({ type }) => type === 'number')
  const near = sentence[and]!
  const rest = sentence.slice(and + 1 + length)
  if (rest.some(({ text }) => /^(?:[,:;]|and|or)$/.test(text))) return undefined
  const said = sentence[and - 1]?.text === ',' ? sentence.slice(0, and - 1) : sentence.slice(0, and)
  return [
    ...said,
    newWord(',', near),
    near,
    sentence[verb]!,
    number ?? { ...newWord('1', near), type: 'number', value: 1 },
    ...value,
    ...rest,
  ]
}

/** How many words "1 more point", "another 2 points" or "1 point (cumulative)" are from here on, before what they hang on; 0 if none. */
function isMore(sentence: readonly Token[], from: number): number {
  let at = from
  if (/^(?:another|a)$/.test(textAt(sentence, at))) at++
  const number = sentence[at]?.type === 'number'
  if (number) at++
  else if (!/^(?:another|a)$/.test(textAt(sentence, from)) || !/^(?:more|additional|extra|further|point)$/.test(textAt(sentence, at)))
    return 0
  while (/^(?:more|additional|extra|further|point)$/.test(textAt(sentence, at))) at++
  if (wordsAt(sentence, at, 3) === '( cumulative )') at += 3
  return at > from && (hangs(sentence, at) || /^(?:against|in|at)$/.test(textAt(sentence, at))) ? at - from : 0
}

/** "Steadfast while you have a Priest in play; otherwise Corrupt", "Corrupt unless ...": such a card it is. */
export function withBareAttribute(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Ally') return undefined
  const is = selfAt(sentence, 0)
  const from = textAt(sentence, is) === 'is' ? is + 1 : is
  const what = sentence[from]
  if (!what || !/^(?:steadfast|corrupt)$/.test(what.text) || (is > 0 && from === is)) return undefined
  const near = what
  const say = (text: string): readonly Token[] => newWords(text, near)
  const otherwise = sentence.findIndex(({ text }) => text === 'otherwise')
  const last = sentence.at(-1)!
  if (!/^(?:if|while|unless|at|by|during)$/.test(textAt(sentence, from + 1))) return undefined
  if (otherwise < 0) {
    return sentence.some(({ text }) => /^[,:;]$/.test(text))
      ? undefined
      : [...say('this card gain the'), what, ...say('attribute'), ...sentence.slice(from + 1)]
  }
  const isOther = /^(?:steadfast|corrupt)$/.test(last.text) && last.text !== what.text
  const between = sentence.slice(otherwise + 1, -1).map(({ text }) => text)
  const isBare = /^(?:|is|(?:it|they|this card|this ally) is)$/.test(between.filter((each) => each !== ',').join(' '))
  const stop = /^[,;]$/.test(textAt(sentence, otherwise - 1)) ? otherwise - 1 : otherwise
  if (!isOther || !isBare || textAt(sentence, from + 1) === 'unless') return undefined
  // The time is a condition like others.
  const isCondition = /^(?:if|while)$/.test(textAt(sentence, from + 1))
  const cond = isCondition ? sentence.slice(from + 2, stop) : timeSaid(sentence.slice(from + 1, stop))
  const so = [newWord('if', near), ...cond]
  if (so.length < 3) return undefined
  return [...say('this card count as a'), what, ...say('ally'), ...so, newWord(',', near), ...say('otherwise as a'), last, ...say('ally')]
}

/** "At Night" as a condition: "it is Night". */
function timeSaid(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1)
  return last && /^(?:night|day)$/.test(last.text) && tokens.length <= 3 ? [newWord('it', last), newWord('is', last), last] : []
}

/** Heads of sentences, and what they say: with a moment, a condition or a time as the grammar has them. */
const headsTold: readonly (readonly [said: string, meant: string])[] = [
  ['as a ally ,', 'while in play as a ally ,'],
  ['as your turn , and if', 'as your turn , if'],
  ['as your turn , and while', 'as your turn , while'],
]

/** "As an Ally, ...", "As your Turn, and if ...", "After playing an Artifact here, ...". */
export function withHeadTold(sentence: readonly Token[]): readonly Token[] | undefined {
  const [first, second] = sentence
  if (!first || !second) return undefined
  for (const [said, meant] of headsTold) {
    const length = said.split(' ').length
    if (wordsAt(sentence, 0, length) === said) return [...meant.split(' ').map((each) => newWord(each, first)), ...sentence.slice(length)]
  }
  // "As your Turn at any Cemetery, ...": if you are there.
  const isThere = wordsAt(sentence, 0, 3) === 'as your turn' && /^(?:at|in)$/.test(textAt(sentence, 3))
  const stop = sentence.findIndex(({ text }) => text === ',' || text === ':')
  if (
    isThere &&
    stop > 4 &&
    !/^(?:night|combat|play|which)$/.test(textAt(sentence, 4)) &&
    !sentence.slice(0, stop).some(({ text }) => text === 'if')
  )
    return [...sentence.slice(0, 3), ...newWords(', if you is', first), ...sentence.slice(3)]
  const comma = sentence.findIndex(({ text }) => text === ',')
  const isPlace = first.text === 'at' && /^(?:a|any)$/.test(second.text) && comma > 2 && sentence.slice(2, comma).every(isNamed)
  if (isPlace) return [newWord('while', first), ...sentence]
  // A comma must tell where the moment ends, or it might be all that is said.
  const isDone = /^(?:after|upon|on)$/.test(first.text) && /^(?:play|cast|bury|discard|complete)ing$/i.test(second.written)
  if (!isDone || !sentence.some(({ text }) => text === ',')) return undefined
  return [newWord('when', first), newWord('you', first), ...sentence.slice(1)]
}

/** "..., but must then discard one card": and that is done, too. */
export function withButMust(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'but')
  const must = textAt(sentence, at + 1) === 'you' ? at + 2 : at + 1
  const verb = textAt(sentence, must + 1)
  if (at < 2 || textAt(sentence, must) !== 'must' || !/^(?:discard|bury|lose|flip|draw)$/.test(verb)) return undefined
  const from = textAt(sentence, at - 1) === ',' ? at - 1 : at
  return [...sentence.slice(0, from), newWord('and', sentence[at]!), ...sentence.slice(must + 1)]
}

/** "If one of your Tomes is lost, ...", "if you lose a Tome, ...": when that happens. */
export function withLossAsMoment(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'if')
  const near = sentence[at]
  if (!near || sentence.some(({ text }) => /^(?:instead|would|combat)$/.test(text))) return undefined
  const isOwn = /^(?:1|one|any|a) of your$/.test(wordsAt(sentence, at + 1, 3)) && isNamed(sentence[at + 4])
  const end = sentence.findIndex((token, index) => index > at + 4 && !isNamed(token))
  const isLost = isOwn && textAt(sentence, end) === 'is' && /^(?:lose|bury|discard)$/.test(textAt(sentence, end + 1))
  const stop = sentence[end + 2]
  if (isLost && (stop === undefined || stop.text === ',')) {
    const one: Token = { ...newWord('1', near), type: 'number', value: 1 }
    return [...sentence.slice(0, at), newWord('when', near), one, ...sentence.slice(at + 2)]
  }
  const loses = /^you lose (?:a|any|1 of your|any of your)$/.exec(
    [5, 3].map((count) => wordsAt(sentence, at + 1, count)).find((each) => /^you lose (?:a|any|1 of your|any of your)$/.test(each)) ?? '',
  )?.[0]
  return loses && isNamed(sentence[at + 1 + loses.split(' ').length])
    ? [...sentence.slice(0, at), newWord('when', near), ...sentence.slice(at + 1)]
    : undefined
}

/** "You may cancel any Spell just cast": what answers is left to you anyway. */
export const withBareCancel = (sentence: readonly Token[]): readonly Token[] | undefined =>
  wordsAt(sentence, 0, 3) === 'you may cancel' ? sentence.slice(2) : undefined

const unwalked =
  /^(?:you|your investigator) (?:need not|do not have to|do not need to|need never|never need to|never have to) walk (?:when travel )?(?<way>between|in|within|to) /

/** "You need not walk between Locations in Egypt": from one of them to another of the Region, right-side-up. */
export function withoutWalking(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => unwalked.test(`${wordsAt(sentence, index, 12)} `))
  const near = sentence[at]
  if (!near) return undefined
  const said = unwalked.exec(`${wordsAt(sentence, at, 12)} `)!
  const from = at + said[0].trim().split(' ').length
  // "While the Ally is face-up" behind it is said of all of it.
  const asked = at === 0 ? sentence.findIndex(({ text }, index) => index > from && /^(?:while|if)$/.test(text)) : -1
  if (asked > 0) {
    const bare = withoutWalking(sentence.slice(0, asked))
    return bare && [...sentence.slice(asked), newWord(',', near), ...bare]
  }
  const told = sentence.slice(from)
  // That it is one of the same Region goes without saying.
  const same = / (?:in|within|of) (?:the same|that|your(?: current)?) region(?: as (?:your current location|you|your investigator))?$/.exec(
    textOf(told),
  )
  const rest = said.groups!.way === 'to' && same ? told.slice(0, -same[0].trim().split(' ').length) : told
  const isPlace = (token: Token): boolean => token.senses.some(({ kind }) => kind === 'region' || kind === 'subregion')
  const place = rest.filter(isPlace)
  const others = textOf(rest.filter((token) => !isPlace(token)))
  if (said.groups!.way === 'to') {
    // "To Country Locations in Egypt": to such, as one would on foot.
    const kind = rest.filter((token) => isNamed(token) && !isPlace(token))
    const isTold =
      kind.length > 1 &&
      place.length < 2 &&
      /^(?:other|new|any)?(?: ?(?:in|of|within)(?: the)?)?$/.test(textOf(rest.filter((token) => !isNamed(token))))
    return isTold
      ? [
          ...sentence.slice(0, at),
          ...newWords('you may travel to a new', near),
          ...place,
          ...kind,
          ...newWords('in the same region right-side-up', near),
        ]
      : undefined
  }
  if (place.length !== 1 || !/^(?:(?:other |new )?location(?: (?:in|of|within)(?: the)?)?|the)?$/.test(others)) return undefined
  const [name] = place
  const say = (text: string): readonly Token[] => newWords(text, near)
  const location: Token = { ...newWord('location', near), type: 'name', senses: [{ kind: 'type', name: 'Location' }] }
  return [
    ...sentence.slice(0, at),
    ...say('while you is in'),
    name!,
    ...say(', you may travel to a new'),
    name!,
    location,
    ...say('in the same region right-side-up'),
  ]
}

/** "You may neither gain Sanity nor Pass": you may not do the one or the other. */
export function withNeitherDone(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => /^(?:may|can)$/.test(text) && textAt(sentence, index + 1) === 'neither')
  const nor = sentence.findIndex(({ text }, index) => index > at && text === 'nor')
  if (at < 0 || nor < 0) return undefined
  const near = sentence[at]!
  return [
    ...sentence.slice(0, at),
    newWord('may', near),
    newWord('not', near),
    ...sentence.slice(at + 2, nor),
    newWord('or', near),
    ...sentence.slice(nor + 1),
  ]
}

/** "Play any Gate Location from your Hand": a Location is played from nowhere else. */
export function withLocationPlayed(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => wordsAt(sentence, index, 3) === 'from your hand')
  const noun = sentence[at - 1]
  const isLocation = noun?.senses.some((each) => each.kind === 'type' && each.name === 'Location')
  if (at < 2 || !isLocation || !sentence.slice(0, at).some(({ text }) => text === 'play')) return undefined
  return [...sentence.slice(0, at), ...sentence.slice(at + 3)]
}

/** "Each Turn that you remain here with a Dreamer": while you have one in play. */
export function withCompany(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => wordsAt(sentence, index, 3) === 'remain here with')
  const det = textAt(sentence, at + 3)
  const rest = sentence.slice(at + 4)
  if (at < 1 || !/^(?:a|any|your)$/.test(det) || rest.length === 0 || !rest.every((each) => isNamed(each) || each.text === 'or'))
    return undefined
  const near = sentence[at]!
  const head = ['if', 'you', 'have', 'a'].map((each) => newWord(each, near))
  return [...head, ...rest, ...['in', 'play', ','].map((each) => newWord(each, near)), ...sentence.slice(0, at + 2)]
}

/** "In any Region of the Dreamlands": a Dreamlands Location in any Region. */
export function withDimensionFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    (_, index) => /^region of the$/.test(wordsAt(sentence, index, 3)) && textAt(sentence, index + 3) === 'dreamlands',
  )
  const noun = sentence.findLastIndex((each, index) => index < at && each.senses.some(({ kind }) => kind === 'type'))
  let first = noun
  while (first > 0 && isNamed(sentence[first - 1])) first--
  if (at < 0 || noun < 1) return undefined
  return [...sentence.slice(0, first), sentence[at + 3]!, ...sentence.slice(first, at + 1), ...sentence.slice(at + 4)]
}

/** "Ghouls add 1 to their value while you are here, or 2 points if it is Night": the other number stands behind the first. */
export function withOtherNumberFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findLastIndex(
    ({ text }, index) => text === ',' && textAt(sentence, index + 1) === 'or' && sentence[index + 2]?.type === 'number',
  )
  const point = textAt(sentence, at + 3) === 'point' ? at + 4 : at + 3
  if (at < 3 || !hangs(sentence, point)) return undefined
  const verb = sentence.findIndex(({ text }, index) => index < at && /^(?:add|subtract|gain|lose)$/.test(text))
  const number = sentence[verb + 1]
  if (verb < 0 || number?.type !== 'number' || sentence.slice(verb + 2, at).some(({ type }) => type === 'number')) return undefined
  const past = textAt(sentence, verb + 2) === 'point' ? verb + 3 : verb + 2
  const value = sentence.findIndex(({ text }, index) => index > past && index < past + 4 && text === 'value')
  const end = textAt(sentence, past) === 'to' && value > 0 ? value + 1 : past
  const orso = [...sentence.slice(at, at + 3), ...hangingOnTheFirst(sentence.slice(0, at), sentence.slice(point))]
  return [...sentence.slice(0, end), ...orso, newWord(',', number), ...sentence.slice(end, at)]
}

/** "Play any Gate Location ..., regardless of its Region": one in any Region. */
export function withAnyRegion(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^regardless of (?:(?:its|the) )?region/.test(wordsAt(sentence, index, 4)))
  const noun = sentence.findIndex((each) =>
    each.senses.some(({ kind, ...sense }) => kind === 'type' && 'name' in sense && sense.name === 'Location'),
  )
  const play = sentence.findIndex(({ text }) => text === 'play')
  if (at < 0 || play < 0 || noun < play || noun > at) return undefined
  const region = sentence.findIndex(({ text }, index) => index >= at && text === 'region') + 1
  const isAnyDimension = /^(?:or|and) (?:its )?dimension/.test(wordsAt(sentence, region, 3))
  const told = isAnyDimension ? sentence.findIndex(({ text }, index) => index >= region && text === 'dimension') + 1 : region
  const end = wordsAt(sentence, told, 4) === 'of your current location' ? told + 4 : told
  // "A Location in the Dreamlands" is a Dreamlands Location.
  const dimension = /^(?:in|of) the (?:dreamlands|waking world)/.exec(wordsAt(sentence, noun + 1, 4))
  const placed = noun + 1 + (dimension ? dimension[0].split(' ').length : 0)
  const from = textAt(sentence, at - 1) === ',' ? at - 1 : at
  const near = sentence[at]!
  const det = textAt(sentence, play + 1)
  const isOne = det === 'any' || det === 'a' || det === 'one'
  const kind = sentence.slice(isOne ? play + 2 : play + 1, noun + 1)
  const say = (text: string): readonly Token[] => newWords(text, near)
  return [
    ...sentence.slice(0, play + 1),
    ...say('a new'),
    ...(dimension ? sentence.slice(noun + 3, placed) : []),
    ...kind.filter(({ text }) => text !== 'new'),
    ...say(isAnyDimension || dimension ? 'in any region of any dimension' : 'in any region'),
    ...sentence.slice(placed, from),
    ...sentence.slice(end),
  ]
}

/** "Walk to Kingsport or to Salem": to the one or the other. */
export function withOneTo(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'or' && textAt(sentence, index + 1) === 'to')
  const walk = sentence.findIndex(({ text }, index) => /^(?:walk|travel)$/.test(text) && textAt(sentence, index + 1) === 'to')
  if (walk < 0 || at < walk || !sentence.slice(walk + 2, at).every((each) => isNamed(each) || /^(?:the|a|any|,)$/.test(each.text)))
    return undefined
  return [...sentence.slice(0, at + 1), ...sentence.slice(at + 2)]
}

/** "May use this Gate to play ..." at the head speaks of you: the card itself uses nothing. */
export function withYouWhoMay(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'may' && (index === 0 || (index > 2 && textAt(sentence, index - 1) === ',')))
  if (at < 0 || !/^(?:use|walk|draw|discard|exchange|look|bury|play|summon|flip)$/.test(textAt(sentence, at + 1))) return undefined
  return [...sentence.slice(0, at), ...newWords('you', sentence[at]!), ...sentence.slice(at)]
}

/** "Pay 1 Sanity: until the end of the Round, all Ghouls gain 1": how long comes last. */
export function withWhileBehind(sentence: readonly Token[]): readonly Token[] | undefined {
  const colon = sentence.findIndex(({ text }) => text === ':')
  const comma = sentence.findIndex(({ text }, index) => index > colon && text === ',')
  const rest = sentence.slice(comma + 1)
  const isWhile = colon > 0 && /^(?:until|for|during)$/.test(textAt(sentence, colon + 1)) && comma > colon + 2
  if (!isWhile || rest.length < 2 || rest.some(({ text }) => /^[,;:(]$/.test(text))) return undefined
  return [...sentence.slice(0, colon + 1), ...rest, ...sentence.slice(colon + 1, comma)]
}

/** "Travel to this Location only by Sea": so you may. */
export function withTravelBid(sentence: readonly Token[]): readonly Token[] | undefined {
  const isBid = /^travel (?:to|from)$/.test(wordsAt(sentence, 0, 2)) && sentence.some(({ text }) => text === 'only')
  return isBid ? [...newWords('you may', sentence[0]!), ...sentence] : undefined
}

/** "Use the Gate", on a Location: its own. */
export function withThisGate(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => wordsAt(sentence, index, 3) === 'use the gate')
  if (self?.type !== 'Location' || at < 0) return undefined
  return [...sentence.slice(0, at + 1), newWord('this', sentence[at + 1]!), ...sentence.slice(at + 2)]
}

/** "As an Ally at any City/Gate Location at Night (uses Gate)": the Gate of that place. */
export function withGateAtPlace(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findIndex((_, index) => /^\( use (?:(?:a|the|this) )?gate \)$/.test(textOf(sentence.slice(index))))
  const place = sentence.slice(0, Math.max(open, 0)).findLastIndex(({ written }) => /^locations?$/i.test(written))
  const isApart = place > 0 && place < open - 1 && !sentence.slice(place, open).some(({ text }) => /^(?:[,;:(]|and|or)$/.test(text))
  return isApart ? [...sentence.slice(0, place + 1), ...sentence.slice(open), ...sentence.slice(place + 1, open)] : undefined
}
