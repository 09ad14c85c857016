/**
 * Which place, deck, Threat or player a later word of the sentence stands for: "bury his Current Location if it is a City", "one card in
 * it", "each player in the same Region as he". Said in full, for the grammar to read.
 */

import { isPlural, type Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { isNamed, newWord, newWords, piecesOf, selfAt, textAt, textOf, word, words, wordsAt } from './tokens.ts'

/** A player of whom something is told, and what he does. */
const whoDoes =
  /^(?:(?:then|and) )?((?:your|each|any|a|target|that|1|one|all) opponents?|your opponents|opponent|(?:each|any|every|all)(?: other)? (?:player|investigator)s?|another player|that player|(?:the )?affected (?:player|investigator)) (?=(?:must )?(?:lose|gain|discard|bury|flip|draw|reveal|show|return|exchange|pass|skip|shuffle|forfeit|turn|choose|pay|spend|miss)\b)/

/** How a place is told of one of whom it was said before. */
const barePlace =
  /^(?:if|unless|while) (?:they is )?(?:currently )?(?:not )?(?:currently )?(?:(?:at|in) (?!(?:play|combat|night|day|least|most|random|your|their|the (?:end|start|threat))\b)|(?:inside|outside|alone|walk|here)(?= [,.]| (?:when|at)\b|$))/

/** A second number, of the same deed as the first. */
const otherNumber = /^(?:(?:or|and) )?\S+ (?:point |sanity |card )?$/

/** A second deed of the same player. */
const nextDeed = / and (?:must )?(?:lose|gain|discard|bury|flip|draw|reveal|return) /

/** "Your opponent loses 1 Sanity unless at an Inside Location": unless he is. Behind two deeds it could be said of one or of both. */
export function withWhoIsThere(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex((_, index) => barePlace.test(textOf(sentence.slice(index, index + 7))))
  const near = sentence[at]
  if (!near) return sentence
  const isSaid = sentence[at + 1]?.text === 'they'
  const next = sentence.findIndex(({ text }, index) => index > at && text === ',')
  const told = (to: number): readonly Token[] => [near, ...(isSaid ? [] : words('they is', near)), ...sentence.slice(at + 1, to)]
  const rest = sentence.slice(next + 1)
  if ((at === 0 || /^[,:]$/.test(sentence[at - 1]!.text)) && next > 0 && whoDoes.test(textOf(rest))) {
    const isOne = !rest.some(({ text }) => /^(?:[,:;(]|and|or)$/.test(text))
    return [...sentence.slice(0, at), ...(isOne ? [...rest, ...told(next)] : [...told(next), ...sentence.slice(next)])]
  }
  const end = sentence[at - 1]?.text === ',' ? at - 1 : at
  const begins = (before: number): number => sentence.findLastIndex(({ text }, index) => index < before && /^[,:(]$/.test(text)) + 1
  const last = begins(end)
  const from = last > 0 && otherNumber.test(`${textOf(sentence.slice(last, end))} `) ? begins(last - 1) : last
  const deed = textOf(sentence.slice(from, end))
  if (!whoDoes.test(deed)) return sentence
  // "At the end of each Round unless Inside": the moment comes first.
  const moment = / (at the (?:start|end) of each (?:round|turn|combat|of (?:your|their) turn))$/.exec(deed)?.[1]?.split(' ').length
  if (moment && from === 0 && !nextDeed.test(deed))
    return [...sentence.slice(end - moment, end), newWord(',', near), ...sentence.slice(0, end - moment), ...told(sentence.length)]
  return nextDeed.test(deed)
    ? [...sentence.slice(0, from), ...told(sentence.length), newWord(',', near), ...sentence.slice(from, end)]
    : [...sentence.slice(0, at), ...told(sentence.length)]
}

/** Where the words of a Location, or of a deck, Hand or Threat, begin that is named before a place in the sentence. */
function namedBefore(sentence: readonly Token[], end: number, name: readonly string[]): readonly Token[] | undefined {
  const at = sentence.findLastIndex(
    (_, index) => index + name.length <= end && name.every((each, no) => sentence[index + no]?.text === each),
  )
  if (at < 1) return undefined
  const from = sentence[at - 1]!.text === "'s" ? sentence.findLastIndex(({ text }, index) => index < at && poss.has(text)) : at - 1
  const whose = sentence.slice(from, at)
  return from >= 0 && at - from < 4 && poss.has(whose[0]!.text) ? sentence.slice(from, at + name.length) : undefined
}

/** "It is Night" speaks of no place. */
const aboutTime = /^is (?:not )?(?:the )?(?:night|day|full|new)\b/

const poss: ReadonlySet<string> = new Set(['your', 'opponent', 'any', 'a', 'that', 'their', 'target', 'each'])

/** "Bury your opponent's Current Location if it is a City": that Location is one. */
export function withPlaceForIt(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      text === 'it' &&
      /^(?:if|unless|while)$/.test(sentence[index - 1]?.text ?? '') &&
      /^(?:is|bear|feature|have|lie)$/.test(sentence[index + 1]?.text ?? '') &&
      !aboutTime.test(textOf(sentence.slice(index + 1, index + 4))),
  )
  const place = at < 0 ? undefined : namedBefore(sentence, at, ['current', 'location'])
  // What was turned up may be "it" as well.
  if (sentence.slice(0, Math.max(at, 0)).some(({ text }) => /^(?:reveal|look|search|draw)$/.test(text))) return undefined
  if (/otherwise (?:bury|discard) it/.test(textOf(sentence))) return undefined
  // Where another card is named too, "it" may be that one.
  const others = sentence
    .slice(0, Math.max(at, 0))
    .filter(({ senses, type }) => type === 'self' || senses.some(({ kind }) => kind === 'type'))
  return place && others.length <= 1 ? [...sentence.slice(0, at), ...place, ...sentence.slice(at + 1)] : undefined
}

/** Of a Hand that is shown the grammar speaks by itself. */
const zones: readonly (readonly string[])[] = ['story deck', 'mythos deck', 'threat', 'discard pile'].map((each) => each.split(' '))

/** "Look at your opponent's Story Deck and bury one card in it": in that deck. */
export function withZoneForIt(sentence: readonly Token[]): readonly Token[] | undefined {
  const look = sentence.findIndex(({ text }, index) => text === 'look' && sentence[index + 1]?.text === 'at')
  const at = sentence.findIndex(({ text }, index) => index > look && text === 'it' && /^(?:in|from)$/.test(sentence[index - 1]?.text ?? ''))
  if (look < 0 || at < 0) return undefined
  const named = zones.flatMap((each) => namedBefore(sentence, at, each) ?? [])
  const found = zones.filter((each) => namedBefore(sentence, at, each))
  return found.length === 1 ? [...sentence.slice(0, at), ...named, ...sentence.slice(at + 1)] : undefined
}

/** "Bury one Ally of each player in the same Region as your opponent": of your opponent, and the same for those others. */
export function withSpread(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'of' && alike.test(textOf(sentence.slice(index, index + 10))))
  const near = sentence[at]
  if (!near) return undefined
  // That you are one of them goes without saying.
  const own = [4, 3, 2].find((count) =>
    /^,? ?include (?:you|yourself|your own|yours|your investigator)$/.test(textOf(sentence.slice(at + 10, at + 10 + count))),
  )
  const rest = sentence.slice(at + 10 + (own ?? 0))
  const isComma = rest[0]?.text === ','
  const said = 'and the same for each other player in the same'.split(' ').map((each) => word(each, near))
  return [
    ...sentence.slice(0, at),
    ...['of', 'your', 'opponent'].map((each) => word(each, near)),
    ...(isComma && own ? rest.slice(1) : rest),
    { ...near, type: 'mark', text: ',', written: ',', senses: [] },
    ...said,
    sentence[at + 6]!,
  ]
}

const alike = /^of each (?:player|investigator) (?:in|at) the same (?:region|subregion|city) as your opponent$/

/** The Hand or Threat of an opponent that the sentence just before looks at, and does nothing else. */
const lookedAt =
  /(?:^| )look at (?:(?:all |the |each |every )*card in |all of )?(?:(?:your|a|any|that|target|1|one) opponent 's (hand|(?:directed )?threat)|(?:the|a) (hand|(?:directed )?threat) of (?:your|a|any|target|1|one) opponent|(?:any )?(?:1|one|a) ((?:directed )?threat) (?:that )?(?:is )?(?:attack|direct(?:ed)? at|against|aim(?:ed)? at) you)(?: for \S+ second)?$|(?:^| )opponent (?:must )?(?:reveal|show|display) their ((?:directed )?threat)$/

/** How many cards a Hand or Threat has: "it contains more than two cards", "he has five or more cards". */
const counts =
  /^if (?:it|they|that hand|that threat) (?:contain|have|hold) (?:(?:more|fewer|less) than|at least|exactly)? ?\S+ (?:or (?:more|less|fewer) )?card ,/

const theirThreat =
  /(?:opposing (?:directed )?threat|opponent 's (?:directed )?threat|(?<!your )directed threat|target threat|threat (?:(?:that|which) )?(?:is )?(?:attack|directed (?:against|at)) (?:you|your investigator)|(?:you|your investigator) is attack by)/g
const ownThreat = /your (?:directed )?threat/g

/** "If you are attacked by a Ghoul, bury one Monster in that Threat": in the Threat spoken of last, which is an opponent's. */
export function withThatThreat(sentence: readonly Token[], before: readonly Token[]): readonly Token[] {
  const asked = sentence.findIndex(
    ({ text }, index) =>
      /^(?:if|unless|while)$/.test(text) && /^that threat (?:contain|include|hold|have)$/.test(wordsAt(sentence, index + 1, 3)),
  )
  const head = sentence[asked]
  if (head) {
    const said = textOf([...before, ...sentence.slice(0, asked)])
    const theirs = [...said.matchAll(theirThreat)].at(-1)
    const isLast = theirs && theirs.index > ([...said.matchAll(ownThreat)].at(-1)?.index ?? -1)
    // A Threat that is no directed one lies on its side alone.
    return isLast && /^(?:the )?(?:opposing |opponent 's directed |directed |threat |you)/.test(theirs[0])
      ? [...sentence.slice(0, asked + 1), ...words('the opposing', head), ...sentence.slice(asked + 2)]
      : sentence
  }
  const at = sentence.findIndex(({ text }, index) => /^(?:in|from|to)$/.test(text) && wordsAt(sentence, index + 1, 2) === 'that threat')
  const near = sentence[at]
  if (!near) return sentence
  const said = textOf([...before, ...sentence.slice(0, at)])
  // "Your Monsters in your Threat add 1. You may not add cards to that Threat": to your own.
  if (near.text === 'to') {
    const [theirs, own] = [theirThreat, ownThreat].map((of) => [...said.matchAll(of)].at(-1)?.index ?? -1)
    return own! > theirs! && sentence.slice(0, at).some(({ text }) => text === 'add')
      ? [...sentence.slice(0, at + 1), ...words('your', near), ...sentence.slice(at + 2)]
      : sentence
  }
  const [theirs, own] = [theirThreat, ownThreat].map((of) => [...said.matchAll(of)].at(-1)?.index ?? -1)
  return theirs! > own!
    ? [...sentence.slice(0, at), ...words("in your opponent 's directed threat", near), ...sentence.slice(at + 3)]
    : sentence
}

/** "Bury this Tome and return all Spells in it to your Hand": what lies in the Tome, where no Hand, deck or Threat was spoken of. */
export function withTomeForIt(sentence: readonly Token[], self: Self | undefined): readonly Token[] {
  if (self?.type !== 'Tome') return sentence
  const at = sentence.findIndex(
    ({ text }, index) => text === 'it' && /^spell (?:in|from|within|inside)$/.test(wordsAt(sentence, index - 2, 2)),
  )
  const near = sentence[at]
  const isOther = sentence.slice(0, Math.max(at, 0)).some(({ text }) => /^(?:hand|deck|pile|threat|look|search)$/.test(text))
  const own = sentence.findLastIndex((_, index) => index < at && selfAt(sentence, index) > 0)
  // What is lost with the Tome is no deed of its own.
  const isTaken =
    own >= 0 && sentence.slice(own, at).some(({ text }) => /^(?:return|put|take|transfer|move|place|bring|add|gain|draw|lose)$/.test(text))
  return near && isTaken && !isOther ? [...sentence.slice(0, at - 1), ...words('in this card', near), ...sentence.slice(at + 1)] : sentence
}

/** "Look at your opponent's Threat. If it contains more than two cards, discard one at random": of that Threat, and of no other cards. */
export function withShownZone(sentence: readonly Token[], before: readonly Token[]): readonly Token[] {
  const found = lookedAt.exec(textOf(before.slice(-15)))
  const near = sentence[0]
  const shown = found?.[1] ?? found?.[2] ?? found?.[4]
  const zone = found?.[3] ? 'directed threat' : shown
  if (!near || zone === undefined) return sentence
  const there = words(`your opponent 's ${zone}`, near)
  const inIt = sentence.findIndex(
    ({ text }, index) => text === 'in' && sentence[index + 1]?.text === 'it' && sentence[index + 2]?.text === ',',
  )
  const verb = sentence.findIndex(({ text }) => text === 'contain' || text === 'have' || text === 'hold')
  let result = withFoundThere(sentence, there)
  if (counts.test(textOf(sentence)) || (zone !== 'hand' && /^if (?:it|that threat) contain /.test(textOf(sentence))))
    result = [
      near,
      ...(zone === 'directed threat' ? words('the opposing threat', near) : there),
      word('contain', near),
      ...sentence.slice(verb + 1),
    ]
  else if (inIt > 0 && /^if there is (?:more|fewer|at|exactly|\S+ or) /.test(textOf(sentence)))
    result = [near, ...there, word('contain', near), ...sentence.slice(3, inIt), ...sentence.slice(inIt + 2)]
  const from = zone !== 'hand' ? result.findIndex(({ text }, at) => /^(?:from|in|of)$/.test(text) && isThatThreat(result, at + 1)) : -1
  const end = textAt(result, from + 1) === 'it' ? from + 2 : from + 3
  if (from > 0) return [...result.slice(0, from), word('in', near), ...there, ...result.slice(end)]
  return withSomeOfThose(result, there) ?? withTakenThere(result, there)
}

/** "Bury all Cultists found", "... revealed": of the Threat that is shown. */
function withFoundThere(sentence: readonly Token[], there: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ written }, index) =>
      /^(?:found|revealed|discovered)$/.test(written) && (isNamed(sentence[index - 1]) || textAt(sentence, index - 1) === 'so'),
  )
  const near = sentence[at]
  const [from, to] = [
    textAt(sentence, at - 1) === 'so' ? at - 1 : at,
    /^(?:there|therein|so|thus)$/.test(textAt(sentence, at + 1)) ? at + 2 : at + 1,
  ]
  const isEnd = sentence[to] === undefined || /^(?:[,;:]|and|if|then)$/.test(textAt(sentence, to))
  const isSome = sentence.slice(0, Math.max(from, 0)).some(({ text, type }) => /^(?:all|any|each|every|a)$/.test(text) || type === 'number')
  return near && isEnd && isSome && !/^(?:in|from)$/.test(textAt(sentence, to))
    ? [...sentence.slice(0, from), word('in', near), ...there, ...sentence.slice(to)]
    : sentence
}

const ofSuchValue =
  /^(?:(?:that|which|who) is )?(?:worth |of )?(?:(?:a )?value (?:of )?)?(?<n>\S+)(?: point)?(?: in value)? or (?<than>less|fewer|more)(?: point)?(?: in value)?(?= |$)/
const ofMostValue =
  /^(?:(?:that|which|who) is )?(?:worth |of )(?:(?:a )?value (?:of )?)?(?:up to|at most|no more than|not more than) (?<n>\S+)(?: point)?(?: in value)?(?= |$)/

/** "You may discard one of those worth 2 points or less", "one of those Monsters": of the cards that lie there. */
function withSomeOfThose(sentence: readonly Token[], there: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ type }, index) => type === 'number' && /^of (?:them|those|these)$/.test(wordsAt(sentence, index + 1, 2)))
  const near = sentence[at]
  if (!near) return undefined
  const named = sentence[at + 3]
  const isNoun = named !== undefined && (named.type === 'name' || /^(?:card|monster|ally|spell|event|artifact|tome)$/.test(named.text))
  const rest = sentence.slice(at + (isNoun ? 4 : 3))
  const value = ofSuchValue.exec(textOf(rest)) ?? ofMostValue.exec(textOf(rest))
  const behind = value ? rest.slice(value[0].split(' ').length) : rest
  const number = value && rest.slice(0, value[0].split(' ').length).find(({ type }) => type === 'number')
  if ((value && !number) || !(behind.length === 0 || /^(?:[,;:]|and|at|if|then|when|for|to)$/.test(behind[0]!.text))) return undefined
  // By lot it is said elsewhere, and so is any card at all of a Hand.
  if (textOf(behind.slice(0, 2)) === 'at random' || (textAt(there, there.length - 1) === 'hand' && !isNoun && !value)) return undefined
  const than = value?.groups?.['than'] === 'more' ? 'or more' : 'or less'
  return [
    ...sentence.slice(0, at + 1),
    isNoun ? named : word('card', near),
    ...(number ? [...words('of value', near), number, ...words(than, near)] : []),
    word('in', near),
    ...there,
    ...behind,
  ]
}

const isThatThreat = (sentence: readonly Token[], at: number): boolean =>
  textAt(sentence, at) === 'it' || /^(?:that|the) threat$/.test(wordsAt(sentence, at, 2))

/** What is taken at random without saying where lies there, too. */
function withTakenThere(sentence: readonly Token[], there: readonly Token[]): readonly Token[] {
  const lot = sentence.findIndex(({ text }, index) => text === 'at' && sentence[index + 1]?.text === 'random')
  const verb = sentence.findLastIndex(({ text }, index) => index < lot && /^(?:bury|discard)$/.test(text))
  const [number, ...what] = sentence.slice(verb + 1, Math.max(lot, 0))
  if (verb < 0 || number?.type !== 'number') return sentence
  const isAny = what.length === 0 || /^of (?:them|it|(?:that|those|these|this) card)$|^card (?:in|from) it$/.test(textOf(what))
  const noun = isAny
    ? [word('card', number)]
    : what.slice(-1)[0]?.text === 'it' && /^(?:in|from)$/.test(what.at(-2)!.text)
      ? what.slice(0, -2)
      : what
  if (noun.some(({ text }) => /^(?:in|from|of|and|or|your|their|,)$/.test(text))) return sentence
  return [...sentence.slice(0, verb + 2), ...noun, word('in', number), ...there, ...sentence.slice(lot)]
}

/** "While these bearded priests are in play": what a card calls itself in words that no card is known by. */
export function withThisOne(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const from = sentence.findIndex(({ text }, index) => text === 'this' && sentence[index - 1]?.text === 'while')
  const to = sentence.findIndex(({ text }, index) => index > from + 1 && /^(?:is|remain|stay)$/.test(text))
  const called = sentence.slice(from + 1, to)
  const isCalm = ({ type, text, written }: Token): boolean =>
    /^(?:word|name|unknown)$/.test(type) && /^\p{Ll}/u.test(written) && !/^(?:card|spell|phobia|threat|gate|of|at|in|'s)$/.test(text)
  const inPlay = sentence[to + 1]?.text === 'in' && sentence[to + 2]?.text === 'play'
  if (from < 1 || to < 0 || !inPlay || called.length > 3 || called.length === 0 || !called.every(isCalm)) return undefined
  if (self?.type !== 'Ally' && self?.type !== 'Monster') return undefined
  return [...sentence.slice(0, from + 1), word('card', called[0]!), ...sentence.slice(to)]
}

/** "While these priests are in play, ... They may not become Corrupt.": the card itself, which is several persons. */
export function withTheseFor(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [they, verb] = sentence
  if (they?.written !== 'They' || !verb || (self?.type !== 'Ally' && self?.type !== 'Monster')) return undefined
  const isThese = before.some(({ written }, index) => /^these$/i.test(written) && before[index - 1]?.text === 'while')
  const isPair = /(?: and |&)/.test(self.title ?? '') && before.every((each) => !isPlural(each))
  return isThese || isPair ? [...words('this card', they), ...sentence.slice(1)] : undefined
}

/** "Each time a Night Event is played, for the rest of the Round" behind what is added: so long it is added. */
export function withWhileBeforeTime(sentence: readonly Token[]): readonly Token[] | undefined {
  if (!/^(?:add|increase|subtract|reduce)$/.test(sentence[0]?.text ?? '')) return undefined
  const time = sentence.findIndex(({ text }, index) => text === 'each' && sentence[index + 1]?.text === 'time')
  const end = sentence.findLastIndex(({ text }, index) => index > time && (text === 'for' || text === 'until'))
  const isWhile = /^(?:for the (?:rest|remainder) of|until the end of) the (?:round|combat|turn)$/.test(textOf(sentence.slice(end)))
  if (time < 3 || end < 0 || !isWhile) return undefined
  const last = sentence[end - 1]?.text === ',' ? end - 1 : end
  const moment = sentence.slice(time, last)
  return moment.some(({ text }) => text === ',') ? undefined : [...sentence.slice(0, time), ...sentence.slice(end), ...moment]
}

const open =
  /^(?:it|they|(?:the|that|their|this) threat|(?:your opponent|that player) 's threat|(?:the |all )?card in (?:it|that threat)) (?:must )?(?:remain|stay|lie|is keep|is leave) (?:face-up|reveal|visible|open)(?= |$)/

/** "... to reveal his or her Threat. It remains face-up until the end of Combat.": who has revealed it keeps it so. */
export function withOpenThreat(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1) ?? []
    const head = open.exec(textOf(part))
    const shown = before.findIndex(({ text }) => /^(?:reveal|show|look)$/.test(text))
    const isThreat = before.slice(Math.max(shown, 0)).some(({ text }) => text === 'threat')
    const who =
      /(?:^| )(each opponent|each other player|each player|all player|(?:1|one) opponent|your opponent|a opponent|(?:1|one) of your opponents|target opponent)(?= |$)/.exec(
        textOf(before),
      )?.[1]
    const [first] = part
    if (!head || shown < 0 || !isThreat || !who || !first) result.push(part)
    else {
      const keeper = /^(?:each|all)/.test(who) ? who : 'your opponent'
      const kept = words(`and ${keeper} must keep their threat face-up`, first)
      result[result.length - 1] = [...before, ...kept, ...part.slice(head[0].split(' ').length)]
    }
  }
  return result
}

const opponentHere =
  /\b(?:(?:with|of|from) (?:any|a|your|the|1|one) opponent (?:who is |that is )?(?:also )?here|(?:from|at|in|of) (?:any|a|1|one) opponent (?<pile>'s (?:hand|threat|story deck|mythos deck|discard pile)) here)$/
const onArrival = /^(?:when you arrive(?: here| at this location)?|(?:on|upon) arrival|as your turn|while you (?:is|remain) here) ,? ?/

/** "Exchange Hands with any opponent here": it is he who is here, and it is done only if he is. */
export function withOpponentHere(part: readonly Token[]): readonly Token[] {
  const said = textOf(part)
  const found = opponentHere.exec(said)
  if (!found || /\b(?:if|unless)\b|.\bwhile\b/.test(said)) return part
  const head = onArrival.exec(said)?.[0].trim().split(' ').length ?? 0
  const from = said.slice(0, found.index).trim().split(' ').length + 1
  const near = part[0]!
  const so = [...newWords('if your opponent is here', near), newWord(',', near)]
  const pile = found.groups?.['pile'] === undefined ? [] : part.slice(from + 2, -1)
  return [...part.slice(0, head), ...so, ...part.slice(head, from), ...words('your opponent', part[from]!), ...pile]
}

const ownPile =
  /\byour (hand|story deck|mythos deck|discard pile|threat)\b(?!.*\b(?:hand|story deck|mythos deck|discard pile|threat|tome|spell)\b)/

/** "Reveal your Hand. Gain 1 Sanity for each Monster in it": in that pile of yours, and in no Threat. */
export function withPileForIt(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, no) => {
    const each = part.findIndex(({ text }, index) => /^(?:each|every)$/.test(text) && textAt(part, index - 1) === 'for')
    const at = part.findIndex(({ text }, index) => index > each + 1 && text === 'it' && /^(?:in|within)$/.test(textAt(part, index - 1)))
    if (each < 0 || at < 0) return part
    const pile = ownPile.exec(textOf([...(parts[no - 1] ?? []), ...part.slice(0, each)]))?.[1]
    if (pile === undefined) return part
    // Of a Mythos Deck those are meant that one has seen.
    return pile === 'mythos deck'
      ? [...part.slice(0, at - 1), ...words('among them', part[at]!), ...part.slice(at + 1)]
      : [...part.slice(0, at), ...words(`your ${pile}`, part[at]!), ...part.slice(at + 1)]
  })
}

const showsOwnHand =
  /\b(?:reveal|show|display) (?:your|all (?:of )?your)(?: entire| whole| full)? hand(?: to (?:all|each|every|your)(?: other)? (?:player|opponent|opponents))?(?: ,)?(?: and| then| and then)*$/
const foundThere = /^(?:(?:in|from) (?:it|there)|(?:find|found)(?: there| therein| in it)?|therein|there|among (?:them|those))$/

/** "Reveal your Hand and discard one Monster found therein": in that Hand. */
export function withOwnHandForIt(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, no) => {
    const verb = part.findIndex(({ text }) => /^(?:discard|bury)$/.test(text))
    const before = verb < 1 ? textOf(parts[no - 1] ?? []) : textOf(part.slice(0, verb))
    if (verb < 0 || !showsOwnHand.test(before)) return part
    const end = part.findIndex(({ text }, at) => at > verb && /^[,:;]$/.test(text))
    const to = end < 0 ? part.length : end
    const from = [3, 2, 1].map((many) => to - many).find((at) => at > verb + 1 && foundThere.test(textOf(part.slice(at, to))))
    return from === undefined ? part : [...part.slice(0, from), ...words('in your hand', part[from]!), ...part.slice(to)]
  })
}

/** "Subtract 3 from one Directed Threat. All Monsters in it are Visible": in that Threat, where nothing else has been named that cards are in. */
export function withThreatForIt(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, no) => {
    const at = part.findIndex(({ text }, index) => /^(?:it|they)$/.test(text) && /^(?:in|within)$/.test(textAt(part, index - 1)))
    const before = textOf(parts[no - 1] ?? [])
    const isOne = /\b(?:1|one|a|any|target) directed threat\b/.test(before) && !/\b(?:hand|deck|pile|tome|spell)\b/.test(before)
    return at < 0 || !isOne ? part : [...part.slice(0, at), ...words('that threat', part[at]!), ...part.slice(at + 1)]
  })
}

/** "Bury this card to enter the Dreamlands. On a later Turn, play any Dreamlands Location": the way there is told by the second. */
export function withWayTold(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const [no, part] of parts.entries()) {
    const next = parts[no + 1]
    const bare = /\buse (?:this|the|its) gate$/.test(textOf(part)) ? part.length : -1
    const at = bare > 0 ? bare : part.findIndex(({ text }, index) => text === 'to' && aWayThere.test(textOf(part.slice(index))))
    const head = next && at > 1 ? aLaterTurn.exec(textOf(next)) : null
    if (!head) {
      result.push(part)
      continue
    }
    const count = head[0].split(' ').length
    const rest = next!.slice(count + (/^you may$/.test(textOf(next!.slice(count, count + 2))) ? 2 : 0))
    const near = part.at(-1)!
    return [...result, [...part.slice(0, at), word('to', near), ...rest, ...words('on a later turn', near)], ...parts.slice(no + 2)]
  }
  return result
}

/** To go to another Dimension, and nothing more said of how. */
const aWayThere =
  /^to (?:enter|reach|(?:(?:travel|go|move|walk|pass|return)|(?:move|take|bring|send|transport) (?:you|your investigator)) (?:to|into|in to)) (?:the )?(?:dreamlands|waking world)$/

/** The Turn that is waited for. */
const aLaterTurn = /^(?:on|during|in|as) (?:a|any|some|your) (?:following|subsequent|later) turn(?: ,)?(?= (?:you may )?play\b)/

/**
 * "Joins other Zoogs" on Zoog Warriors: cards that are called so, where a kind of cards is spoken of by a part of the Title. "This
 * Amulet" is the card itself.
 */
export function withKindOfTitle(part: readonly Token[], self: Self | undefined): readonly Token[] {
  if (self === undefined) return part
  const folded = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return part.map((token, at): Token => {
    if (token.type !== 'self' || token.senses.length > 0 || folded(token.written) === folded(self.title)) return token
    const before = part[at - 1]?.text ?? ''
    if (before === 'this') return word('card', token)
    const isKind = /^(?:join|other|each|all|every|any|no|another)$/.test(before) || (before === 'with' && part[at - 2]?.text === 'join')
    return isKind && !isNamed(part[at + 1])
      ? { ...token, type: 'strange', text: token.written.toLowerCase(), senses: [{ kind: 'strange', name: token.written }] }
      : token
  })
}

/** What a player alone has: of an Ally it could be said as well that an Artifact is his. */
const playersOwn =
  /^(?:(?:corrupt|steadfast|defending|random|face-up|face-down|other) )*(?:ally|hand|story deck|mythos deck|discard pile|threat|current location|investigator|monster|phobia|pass)\b/
const ownedByAny = /^(?:(?:random|face-up|face-down|other) )*(?:artifact|tome|weapon|spell)\b/
const oneFoe = /\b(?:your|target|the) opponent\b/
const otherPlayers =
  /\b(?:each|all|any|every|no|both|other|another|that|a|either) (?:other )?(?:player|opponent|investigator)|\bopponents\b|\baffected\b/
/** One opponent who is chosen for all that follows. */
const foeChosen = /^(?:choose|pick|select|name) (?:a|1|any|any 1) opponent\b/
const setOff = /\b(?:when|whenever|each time|after|as soon as)\b/
const playedThen = /^(?:play (?:only )?THIS|play (?:only )?|THIS (?:may|can) (?:only )?is play)/

/** "Your opponent loses 2 Sanity. All his Artifacts are discarded.": of the one player spoken of before, where no card may be meant. */
export function withHisThings(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const holdsThings = /^(?:Ally|Artifact|Tome)$/.test(self?.type ?? '')
  return parts.map((part, no) => {
    const before = parts.slice(0, no).map((each) => piecesOf(each, self).said.replace(foeChosen, 'your opponent'))
    const isOne =
      before.some((said) => oneFoe.test(said)) &&
      before.every((said) => !otherPlayers.test(said) && (!setOff.test(said) || playedThen.test(said)))
    if (!isOne) return part
    const isFree = !holdsThings && before.every((said) => !/\bally\b/.test(said))
    return part.flatMap((token, at): readonly Token[] => {
      const isHis = token.text === 'their' && /^(?:his|her|his or her|her or his)$/i.test(token.written)
      const next = textOf(part.slice(at + 1, at + 5))
      const isMeant = isHis && (playersOwn.test(next) || (isFree && ownedByAny.test(next)))
      const said = textOf(part.slice(0, at))
      return isMeant && !/\b(?:player|opponent|opponents|investigator|owner|they|each|who)\b/.test(said)
        ? newWords("your opponent 's", token)
        : [token]
    })
  })
}
