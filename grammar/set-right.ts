/**
 * Words that stand elsewhere than the grammar has them: "randomly bury two Allies" is to bury two random Allies, "recover one Ally
 * chosen from your Story Deck and place that card in your Hand" is to place it there. Tried where a sentence cannot be read as it stands.
 */

import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { isNamed, newWord, newWords, selfAt, textAt, textOf, word, words, wordsAt } from './tokens.ts'

/** What may befall cards that are picked at random. */
const befalls: ReadonlySet<string> = new Set('flip turn return bury discard take steal reveal move'.split(' '))

/** "Randomly flip two Allies", "flip two Allies at random face-down": two random Allies are flipped. */
export function withRandomCards(sentence: readonly Token[]): readonly Token[] | undefined {
  const randomly = sentence.findIndex(({ text }, index) => text === 'randomly' && befalls.has(sentence[index + 1]?.text ?? ''))
  if (randomly >= 0) {
    const rest = [...sentence.slice(0, randomly), ...sentence.slice(randomly + 1)]
    return random(rest, randomly + 1, rest.length)
  }
  const at = sentence.findIndex(({ text }, index) => text === 'at' && sentence[index + 1]?.text === 'random')
  const verb = sentence.findLastIndex(({ text }, index) => index < at && befalls.has(text))
  // "Flip one Ally face-down, chosen at random".
  const chosen = /^(?:choose|select|pick)$/.test(textAt(sentence, at - 1)) ? at - 1 : at
  const from = textAt(sentence, chosen - 1) === ',' ? chosen - 1 : chosen
  return at > 0 && verb >= 0 ? random([...sentence.slice(0, from), ...sentence.slice(at + 2)], verb + 1, from) : undefined
}

/** The same with "random" behind the one number, or the half, that stands there. */
function random(sentence: readonly Token[], from: number, to: number): readonly Token[] | undefined {
  const share = /^(?:1 |one )?half(?: \( round (?:up|down) \))?(?= )/.exec(textOf(sentence.slice(from, to)))?.[0].split(' ').length
  if (share) return [...sentence.slice(0, from + share), word('random', sentence[from]!), ...sentence.slice(from + share)]
  const numbers = sentence.flatMap(({ type }, index) => (index >= from && index < to && type === 'number' ? [index] : []))
  const [only] = numbers
  // "Any one Ally at random" is one of them.
  const lead = sentence.slice(from, only).map(({ text }) => text)
  if (only === undefined || numbers.length > 1 || !/^(?:|any|up,to)$/.test(lead.join())) return undefined
  const before = lead[0] === 'any' ? sentence.slice(0, only - 1) : sentence.slice(0, only)
  return [...before, sentence[only]!, word('random', sentence[only]!), ...sentence.slice(only + 1)]
}

const finds: ReadonlySet<string> = new Set('choose take recover search look reveal find return'.split(' '))

const kinds: ReadonlySet<string> = new Set('card ally artifact tome spell event monster location weapon adventure'.split(' '))

/** "Recover one Ally and place that card in your Hand": "it" is the card that was found. */
export function withItForThat(sentence: readonly Token[]): readonly Token[] | undefined {
  // Where something has set this off, "that card" may be what did.
  if (sentence.some(({ text }) => /^(?:when|after|if|while|time|cancel)$/.test(text))) return undefined
  const found = sentence.findIndex(({ text }) => finds.has(text))
  const and = sentence.findIndex(({ text }, index) => index > found && text === 'and')
  const that = sentence.findIndex(({ text }, index) => index > and && text === 'that')
  const kind = sentence[that + 1]
  if (found < 0 || and < 0 || that < 0 || !kind || !kinds.has(kind.text)) return undefined
  const it = word(/s$/i.test(kind.written) ? 'them' : 'it', kind)
  return [...sentence.slice(0, that), it, ...sentence.slice(that + 2)]
}

/** "When this card is revealed, bury it": this card, where no other is spoken of. */
export function withItForThis(sentence: readonly Token[]): readonly Token[] | undefined {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const isOwn =
    /^(?:when|if|after|before|each time)$/.test(textAt(sentence, 0)) &&
    sentence.slice(0, Math.max(comma, 0)).some((_, at) => selfAt(sentence, at) > 0)
  const it = sentence.findIndex(
    ({ text }, at) => at > comma && text === 'it' && /^(?:bury|discard|flip|return|place|put)$/.test(textAt(sentence, at - 1)),
  )
  if (!isOwn || it < 0 || speaksOfOthers(sentence)) return undefined
  return [...sentence.slice(0, it), ...words('this card', sentence[it]!), ...sentence.slice(it + 1)]
}

/** Whether other cards than this one are spoken of, or turn up. */
function speaksOfOthers(sentence: readonly Token[]): boolean {
  const isNamedOther = sentence.some(
    ({ type, text, senses }) =>
      type === 'family' ||
      type === 'strange' ||
      text === 'target' ||
      (!/^(?:day|night)$/.test(text) && senses.some(({ kind }) => /^(?:type|subtype|title)$/.test(kind))),
  )
  const seen = sentence.filter(({ text }, at) => text === 'card' && selfAt(sentence, at - 1) === 0).length
  return isNamedOther || seen > 0 || sentence.some(({ text }) => /^(?:look|draw|search|top)$/.test(text))
}

/** "This card is never Buried. You may pay 1 Sanity and return it to your Hand": this card, of which alone both sentences speak. */
export function withItOfBefore(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, no) => {
    const before = parts[no - 1]
    const isMoved = (at: number): boolean =>
      textAt(part, at) === 'it' && /^(?:bury|discard|flip|return|place|put)$/.test(textAt(part, at - 1)) && textAt(part, 0) !== 'if'
    const isOfThis = before && selfAt(before, 0) > 0 && !speaksOfOthers(before) && !speaksOfOthers(part)
    return isOfThis ? part.flatMap((each, at) => (isMoved(at) ? words('this card', each) : [each])) : part
  })
}

/** "At the start of your following Turn": the next one, and not each of those that follow. */
export function withNextTurn(part: readonly Token[]): readonly Token[] {
  const isOne = (at: number): boolean =>
    /^(?:following|succeeding|follow|succeed)$/.test(textAt(part, at)) &&
    textAt(part, at - 1) === 'your' &&
    /^turn$/i.test(part[at + 1]?.written ?? '')
  return part.map((each, at) => (isOne(at) ? word('next', each) : each))
}

/** "Flip this card to draw a card. You may flip it face-up again for 1 Sanity": this card, if that alone was flipped. */
export function withItFlippedBack(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, no) => {
    const before = parts[no - 1] ?? []
    const flips = before.flatMap(({ text }, at) => (text === 'flip' ? [at] : []))
    const it = part.findIndex(({ text }, at) => text === 'it' && textAt(part, at - 1) === 'flip')
    const isBack = it > 0 && /^(?:you may )?flip it (?:back )?face-up\b/.test(textOf(part))
    if (!isBack || flips.length !== 1 || selfAt(before, flips[0]! + 1) === 0) return part
    return [...part.slice(0, it), ...words('this card', part[it]!), ...part.slice(it + 1)]
  })
}

/** "One Ally chosen from your Story Deck" lies there. */
export function withoutChosen(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ written }, index) => index > 1 && /^(?:chosen|selected|picked)$/i.test(written) && sentence[index + 1]?.text === 'from',
  )
  return at < 0 ? undefined : [...sentence.slice(0, at), ...sentence.slice(at + 1)]
}

/** "Choose one Artifact and flip it face-down until ...": one Artifact is flipped, and you choose which. */
export function withChosenDone(sentence: readonly Token[]): readonly Token[] | undefined {
  const from = sentence.findIndex(({ text }) => text === 'choose')
  const and = sentence.findIndex(({ text }, index) => index > from + 2 && text === 'and')
  const [verb, what] = sentence.slice(and + 1, and + 3)
  if (from < 0 || and < 0 || !/^(?:flip|bury|discard)$/.test(verb?.text ?? '') || (what?.text !== 'it' && what?.text !== 'them'))
    return undefined
  const chosen = sentence.slice(from + 1, and)
  if (chosen[0]?.type !== 'number' && chosen[0]?.text !== 'a' && chosen[0]?.text !== 'up') return undefined
  return [...sentence.slice(0, from), verb!, ...chosen, ...sentence.slice(and + 3)]
}

/** "Defending Allies lose 1 when opposing this Monster": those that oppose it. */
export function withOpposers(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      (text === 'when' || text === 'while') &&
      (sentence[index + 1]?.text === 'opposing' ||
        (sentence[index + 1]?.text === 'defending' && sentence[index + 2]?.text === 'against')) &&
      /^(?:this|it)$/.test(sentence[index + (sentence[index + 1]?.text === 'opposing' ? 2 : 3)]?.text ?? ''),
  )
  const verb = sentence.findIndex(({ text }) => /^(?:lose|gain|subtract|add)$/.test(text))
  if (at < 0 || verb < 1 || verb > at || sentence.length - at > 5) return undefined
  return [...sentence.slice(0, verb), ...sentence.slice(at + 1), ...sentence.slice(verb, at)]
}

/** "Except a Priest, Doctor or Cultist": three kinds or more, and the commas part one from the next. */
const isListed = (out: readonly Token[]): boolean =>
  /^(?:except|exclude|other than)(?: for)?(?: (?:a|any|the))? NAMED(?: ,(?: (?:a|any|the))? NAMED)+(?: ,)? (?:or|and)(?: (?:a|any|the))? NAMED\b/.test(
    out.map((each) => (isNamed(each) ? 'NAMED' : each.text)).join(' '),
  )

/** "One Event from your Story Deck, except a Travel Event, ...": no comma parts it from what it is kept out of. */
export function withExceptJoined(sentence: readonly Token[]): readonly Token[] | undefined {
  const isExcept = (at: number): boolean =>
    /^(?:except|exclude)$/.test(sentence[at]?.text ?? '') || (sentence[at]?.text === 'other' && sentence[at + 1]?.text === 'than')
  const at = sentence.findIndex(({ text }, index) => text === ',' && isExcept(index + 1))
  if (at < 0) return undefined
  if (isListed(sentence.slice(at + 1))) return undefined
  const end = sentence.findIndex(({ text }, index) => index > at && text === ',')
  const rest = end < 0 ? sentence.slice(at + 1) : [...sentence.slice(at + 1, end), ...sentence.slice(end + 1)]
  return [...sentence.slice(0, at), ...rest]
}

const mark = (text: string, near: Token): Token => ({ ...newWord(text, near), type: 'mark' })

/** "Cancel any Event just played by an opponent, except Day Events": kept out of the one kind of card that it speaks of. */
export function withExceptBehindKind(sentence: readonly Token[]): readonly Token[] | undefined {
  const except = sentence.findIndex(({ text }) => text === 'except')
  const at = textAt(sentence, except - 1) === ',' ? except - 1 : except
  const isPlace = (index: number): boolean => /^(?:at|in|on|from|to|through)$/.test(textAt(sentence, index))
  const ends = sentence.flatMap((each, index) =>
    index < at && isNamed(each) && !isNamed(sentence[index + 1]) && !/^(?:or|and)$/.test(textAt(sentence, index + 1)) ? [index + 1] : [],
  )
  const [end] = ends
  if (except < 2 || ends.length !== 1 || end === undefined || end === at) return undefined
  const out = textAt(sentence, except + 1) === 'for' ? [sentence[except]!, ...sentence.slice(except + 2)] : sentence.slice(except)
  const kinds = isListed(out)
    ? [
        ...newWords('except', out[0]!),
        mark('(', out[0]!),
        ...out.slice(1).flatMap((each) => (/^(?:a|the|any)$/.test(each.text) ? [] : each.text === 'and' ? newWords('or', each) : [each])),
        mark(')', out.at(-1)!),
      ]
    : out
  if (
    !kinds
      .slice(1)
      .every((each) => isNamed(each) || /^(?:a|the|any|or|and|card)$/.test(each.text) || (kinds !== out && /^[(),]$/.test(each.text)))
  )
    return undefined
  const start = sentence.slice(0, end).findLastIndex((each) => !isNamed(each))
  return isPlace(start) || isPlace(start - 1) ? undefined : [...sentence.slice(0, end), ...kinds, ...sentence.slice(end, at)]
}

/** "An Event just played (except Day or Night Events)": kept out of the cards of its kind, wherever they were spoken of. */
export function withExceptAtNoun(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'except')
  const isInBrackets = textAt(sentence, at - 1) === '('
  const open = isInBrackets || textAt(sentence, at - 1) === ',' ? at - 1 : at
  const stop = sentence.findIndex(({ text }, index) => index > at && text === (isInBrackets ? ')' : ','))
  if (at < 2 || (isInBrackets && stop < 0)) return undefined
  const end = stop < 0 ? sentence.length : stop
  const isFor = textAt(sentence, at + 1) === 'for'
  const said = sentence.slice(at + 1 + Number(isFor), end).filter(({ text }) => text !== 'a' && text !== 'any')
  const type = said.length > 0 ? typeOf(said.at(-1)!) : undefined
  const nouns = sentence.flatMap((token, index) =>
    index < open && typeOf(token) === type && textAt(sentence, index + 1) !== "'s" ? [index] : [],
  )
  const [noun] = nouns
  if (type === undefined || noun === undefined || nouns.length > 1 || (open === noun + 1 && !isInBrackets)) return undefined
  // "Events, except Phobias, cost 1 more": no comma parts them from what is said of them.
  const isEnclosed = open < at && /^(?:cost|add|gain|lose|subtract|is|have|may|can|cannot|join)$/.test(textAt(sentence, end + 1))
  const rest = sentence.slice(isInBrackets || isEnclosed ? end + 1 : end)
  return [...sentence.slice(0, noun + 1), sentence[at]!, ...said, ...sentence.slice(noun + 1, open), ...rest]
}

/** Of which type cards are that a word names. */
function typeOf({ senses }: Token): string | undefined {
  const of = senses.map((sense) =>
    sense.kind === 'type'
      ? sense.name
      : sense.kind === 'subtype'
        ? sense.of
        : sense.kind === 'title'
          ? sense.type
          : sense.kind === 'attribute'
            ? 'Ally'
            : '',
  )
  return of.every((each) => each === of[0]) && of[0] !== '' ? of[0] : undefined
}

/** "Look at your opponent's Hand and choose one Tome, which is discarded": one of those that are looked at. */
export function outOfShownHand(sentence: readonly Token[]): readonly Token[] {
  const told =
    /^(?:you may )?look at [^,;:]*\bhand (?:for \S+ second )?and choose (?<what>[^;:]+?)(?: ,)? (?:which|that) (?:is|must is|they|they must) discard$/
  const what = told.exec(textOf(sentence))?.groups?.['what']
  if (!what || /\b(?:hand|it|them|deck|pile|play)\b/.test(what)) return sentence
  const behind = sentence.findLastIndex(({ text }) => text === 'which' || text === 'that')
  const at = textAt(sentence, behind - 1) === ',' ? behind - 1 : behind
  return [...sentence.slice(0, at), ...words('in it', sentence[at]!), ...sentence.slice(at)]
}

/** "Your opponent must show you his Hand. Choose one Spell that he must discard": of that Hand. */
export function fromShownHand(sentence: readonly Token[], before: readonly Token[]): readonly Token[] {
  const shown = before.findLastIndex(({ text }) => /^(?:show|look|reveal|see)$/.test(text))
  const zone = before.slice(Math.max(shown, 0)).find(({ text }) => text === 'hand' || text === 'threat')?.text
  const isShown = shown >= 0 && zone !== undefined
  const head = sentence[0]?.text === 'you' && sentence[1]?.text === 'may' ? 2 : 0
  if (!isShown || sentence[head]?.text !== 'choose' || sentence.some(({ text }) => /^(?:hand|threat|deck|pile|play|it|them)$/.test(text)))
    return sentence
  const at = sentence.findIndex(({ text }, index) => {
    const rest = sentence.slice(index, index + 6).map((each) => each.text)
    return (
      (text === 'that' || text === 'which' || text === 'to') &&
      /^(?:(?:that|which) (?:they|your opponent|that player|that opponent|opponent) must|to is) (?:discard|bury)/.test(rest.join(' '))
    )
  })
  const near = sentence[at]
  if (!near) return sentence
  const end = textAt(sentence, at - 1) === ',' ? at - 1 : at
  const there = zone === 'hand' ? ['from', 'that', 'hand'] : ['in', 'your', 'opponent', "'s", 'threat']
  // What is left to you is chosen while the cards are known.
  const lead = head > 0 ? [word('optionally', near)] : []
  return [...lead, ...sentence.slice(head, end), ...there.map((each) => word(each, near)), ...sentence.slice(end)]
}

/** "Look at your opponent's Hand and choose one Spell. He must discard it": one of that Hand, which he must discard. */
export function withShownChoice(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const choose = before?.findLastIndex(({ text }) => text === 'choose') ?? -1
    const said = textOf(part)
    const away =
      /^(?:(?:they|your opponent|that player|that opponent) (?:must )?)?(discard|bury) (?:it|them|that card|this card|the card|that spell|that event|that ally|that artifact|that tome|that location|that monster)$/.exec(
        said,
      )
    const earlier = [...result.slice(0, -1).flat(), ...(before?.slice(0, choose) ?? [])]
    const shown = earlier.findLastIndex(({ text }) => /^(?:show|look|reveal|see)$/.test(text))
    const isShown = shown >= 0 && /\bopponent\b.*\bhand\b|\btheir hand\b/.test(textOf(earlier.slice(shown > 2 ? shown - 3 : 0)))
    const what = before?.slice(choose + 1) ?? []
    const [first] = what
    const isChosen = choose >= 0 && (first?.type === 'number' || first?.text === 'a' || first?.text === 'any' || first?.text === 'up')
    // What may be chosen may be left.
    if (
      !before ||
      !away ||
      !isShown ||
      before[choose - 1]?.text === 'may' ||
      !isChosen ||
      what.some(({ text }) => /^(?:[,;:]|of|in|from|that|which|and)$/.test(text))
    ) {
      result.push(part)
      continue
    }
    const near = part[0]!
    const head = before.slice(0, choose)
    while (/^(?:and|,|then)$/.test(head.at(-1)?.text ?? '')) head.pop()
    result.pop()
    if (head.length > 0) result.push(head)
    result.push([before[choose]!, ...what, ...['that', 'they', 'must'].map((each) => word(each, near)), word(away[1]!, near)])
  }
  return result
}

/** Where a card lies that is told before what it bears: "in your Story Deck". */
const liesBefore = /(?:^| )(?:in|from|of) (?:your|their|your opponent 's) (?:story deck|mythos deck|discard pile|hand)$/

/** "Any Location with the Cemetery attribute" is any Cemetery Location; "with the Tomb, Church, or Forest attribute" is one with any of them. */
export function withAttributeFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'attribute' || text === 'symbol')
  // "A Location bearing it", and not "each Location bears it", which is said of it.
  const isBorne = ({ text, written }: Token): boolean => text === 'with' || (text === 'bear' && /ing$/i.test(written))
  const from = sentence.findLastIndex((token, index) => index < at && isBorne(token))
  const lies =
    liesBefore
      .exec(textOf(sentence.slice(0, Math.max(from, 0))))?.[0]
      .trim()
      .split(' ').length ?? 0
  const noun = sentence[from - lies - 1]
  const said = sentence.slice(/^(?:the|a|either)$/.test(textAt(sentence, from + 1)) ? from + 2 : from + 1, at)
  const isAnyOf = said.some(({ text }) => text === 'or')
  const isTold =
    said.length > 0 &&
    said.every((token) => token.type === 'name' || token.type === 'strange' || token.text === 'or' || (isAnyOf && token.text === ','))
  if (from < 1 || !isTold || !noun?.senses.some(({ kind }) => kind === 'type') || sentence[from - lies - 2]?.type === 'name')
    return undefined
  return [...sentence.slice(0, from - lies - 1), ...said, ...sentence.slice(from - lies - 1, from), ...sentence.slice(at + 1)]
}

/** "Choose a Monster in your Hand and play it": it is played from there. */
export function withPlayedFromHand(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'choose')
  const and = sentence.findIndex(({ text }, index) => index > at && text === 'and' && sentence[index + 1]?.text === 'play')
  const named = sentence.slice(at + 1, and)
  const place = named.slice(-3).map(({ text }) => text)
  const it = sentence[and + 2]?.text
  const rest = it === 'it' || it === 'them' ? and + 3 : it === 'that' || it === 'this' ? and + 4 : 0
  if (at < 0 || and < at + 4 || rest === 0 || !/^(?:in|from),your,hand$/.test(place.join())) return undefined
  return [
    ...sentence.slice(0, at),
    sentence[and + 1]!,
    ...named.slice(0, -3),
    word('from', sentence[and]!),
    ...named.slice(-2),
    ...sentence.slice(rest),
  ]
}

/** What none but Allies bear, or what no library holds: a Guide, a Professor; a Monster may be "played as an Ally" as well, which is another thing. */
const isOfAllies = ({ type, senses }: Token): boolean =>
  type === 'strange' ||
  (senses.length > 0 && senses.every((sense) => sense.kind === 'attribute' || (sense.kind === 'type' && sense.name === 'Ally')))

/** "Take one Guide from your Story Deck and play it as an Ally": one Guide Ally is played from there. */
export function withAllyPlayed(sentence: readonly Token[]): readonly Token[] | undefined {
  const as = sentence.findIndex((_, index) => wordsAt(sentence, index, 3) === 'as a ally')
  const deed = sentence.findIndex(({ text }) => /^(?:play|put|take|bring|choose)$/.test(text))
  const from = sentence.findIndex(
    (_, index) => index > deed && /^(?:from|in) your (?:story deck|discard pile|hand)\b/.test(wordsAt(sentence, index, 4)),
  )
  const named = sentence.slice(deed + 2, from)
  const [first] = named
  const isOne = sentence[deed + 1]?.value === 1 || textAt(sentence, deed + 1) === 'a'
  if (as < from || deed < 0 || from < 0 || !first || !isOne || !named.every((token) => token.text === 'or' || isOfAllies(token)))
    return undefined
  const ally = textAt(named, named.length - 1) === 'ally' ? [] : [newWord('ally', first)]
  return [...sentence.slice(0, from), ...ally, ...sentence.slice(from, as), ...sentence.slice(as + 3)]
}

/** "Monsters with the subtype Greater Servitor" are Greater Servitor Monsters. */
export function withSubtypeFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'subtype')
  const from = sentence[at - 1]?.text === 'the' ? at - 2 : at - 1
  const subtype = sentence[at + 1]
  const isSaid = /^(?:of|with)$/.test(sentence[from]?.text ?? '') && subtype?.senses.some(({ kind }) => kind === 'subtype')
  if (!isSaid || !subtype || from < 1 || sentence[from - 1]!.type !== 'name') return undefined
  return [...sentence.slice(0, from - 1), subtype, sentence[from - 1]!, ...sentence.slice(at + 2)]
}

const again: ReadonlySet<string> = new Set(['return', 'discard', 'place', 'put', 'take', 'flip'])

/** Where the words for the loss of this card in Combat end that begin behind a head, if they stand there: "lost in Combat". */
function lossEnd(sentence: readonly Token[], head: number): number {
  const isThis = sentence[head + 1]?.type === 'self' || sentence[head + 1]?.text === 'it'
  const isCard = sentence[head + 1]?.text === 'this' && sentence[head + 2]?.text === 'card'
  const from = isCard ? head + 3 : isThis ? head + 2 : head + 1
  const verb = sentence[from]?.text === 'is' ? from + 1 : isCard || isThis ? -1 : from
  const isLoss =
    /^(?:lose|bury)$/.test(sentence[verb]?.text ?? '') && sentence[verb + 1]?.text === 'in' && sentence[verb + 2]?.text === 'combat'
  return isLoss ? verb + 3 : -1
}

/** What would befall this card in Combat, and what does instead: the time at which it is so comes first. */
const spared = (time: readonly Token[], how: 'bury' | 'bury or discard', deed: readonly Token[], near: Token): readonly Token[] => [
  ...(time.length > 0 ? [...time, ...words(',', near)] : []),
  ...words(`if this card would is ${how} in combat ,`, near),
  ...deed,
  ...words('instead', near),
]

/** "Discard this card instead of burying it when lost in Combat by Day", "If lost in Combat at Night, return it to your Hand instead". */
export function withLossFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const head = sentence.findIndex(({ text }, index) => /^(?:when|if|while)$/.test(text) && lossEnd(sentence, index) > 0)
  const end = lossEnd(sentence, head)
  if (head < 0) return undefined
  const comma = sentence.findIndex(({ text }, index) => index >= end && text === ',')
  const isFirst = head === 0
  if (isFirst === comma < 0) return undefined
  const time = sentence.slice(end, isFirst ? comma : sentence.length)
  if (time.some(({ text }) => /^(?:and|or|,|then)$/.test(text))) return undefined
  const said = isFirst ? sentence.slice(comma + 1) : sentence.slice(0, head)
  const instead = said.findIndex(({ text }) => text === 'instead')
  const rest = said.slice(0, instead < 0 ? undefined : instead).filter(({ text }, index, all) => text !== ',' || index < all.length - 1)
  const verb = rest[0]?.text === 'you' && rest[1]?.text === 'may' ? 2 : 0
  if (!again.has(rest[verb]?.text ?? '')) return undefined
  const near = sentence[head]!
  // Instead of what: if of being buried, then that alone.
  const isLost = sentence[end - 3]?.text === 'lose' && said[instead + 1]?.text !== 'of'
  if (instead >= 0) return time.length > 0 || !isFirst ? spared(time, isLost ? 'bury or discard' : 'bury', rest, near) : undefined
  return isFirst ? undefined : [...words('if lose in combat', near), ...time, ...words(',', near), ...rest]
}

/** "When lost in Combat by Day, this card is not buried": the loss behind it. */
function withLossBehind(sentence: readonly Token[] | undefined): readonly Token[] | undefined {
  const comma = sentence?.findIndex(({ text }) => text === ',') ?? -1
  if (!sentence || comma < 0 || !/^(?:when|if|while)$/.test(sentence[0]?.text ?? '') || lossEnd(sentence, 0) < 0) return sentence
  return [...sentence.slice(comma + 1), ...sentence.slice(0, comma)]
}

/** "Not buried when lost in Combat by Day. Return it to your Hand instead.": one sentence of both. */
export function withWhatSpares(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = withLossBehind(result.at(-1))
    const not = before?.findIndex(({ text }) => text === 'not') ?? -1
    const bury = before?.[not + 1]?.text === 'bury' ? not + 1 : -1
    const head = bury > 0 && /^(?:when|if|while)$/.test(before?.[bury + 1]?.text ?? '') ? bury + 1 : -1
    const end =
      !before || bury < 0
        ? -1
        : head > 0
          ? lossEnd(before, head)
          : /^in,combat$/.test(
                before
                  .slice(bury + 1, bury + 3)
                  .map(({ text }) => text)
                  .join(),
              )
            ? bury + 3
            : -1
    const isThis =
      before && not >= 0 && before.slice(0, not).every(({ type, text }) => type === 'self' || /^(?:this|card|is|it)$/.test(text))
    const isInstead = part.at(-1)?.text === 'instead' && again.has(part[0]?.text ?? '') && !part.some(({ text }) => text === ',')
    const time = before?.slice(end) ?? []
    if (!before || end < 0 || !isThis || !isInstead || time.some(({ text }) => /^(?:and|or|,|unless)$/.test(text))) result.push(part)
    else result[result.length - 1] = spared(time, 'bury', part.slice(0, -1), before[0]!)
  }
  return result
}

/** "Play one Monster as part of an existing Threat": there must be one. */
export function withExistingThreat(sentence: readonly Token[]): readonly Token[] | undefined {
  const threat = sentence.findIndex(({ text }, index) => text === 'threat' && sentence[index - 1]?.written === 'existing')
  const text = (at: number): string => sentence[at]?.text ?? ''
  if (threat < 4 || !/^(?:a|your)$/.test(text(threat - 2)) || !sentence.slice(0, threat).some((each) => each.text === 'play'))
    return undefined
  const from =
    text(threat - 3) === 'of' && text(threat - 4) === 'part' && text(threat - 5) === 'as'
      ? threat - 5
      : /^(?:to|into)$/.test(text(threat - 3))
        ? threat - 3
        : -1
  if (from < 2 || hasHeadOf(sentence)) return undefined
  const rest = sentence.slice(text(threat + 1) === ',' ? threat + 2 : threat + 1)
  return [...words('unless your threat is empty ,', sentence[threat]!), ...sentence.slice(0, from), ...rest]
}

/** "Your opponent may bury this card and lose 2 Sanity, or let it attack as normal": what happens anyway where he does not. */
export function withoutAsUsual(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'or' && /^(?:let|allow)$/.test(textAt(sentence, index + 1)))
  const rest = textOf(sentence.slice(at + 2)).replace(/^(?:this (?:card|monster)|it|them) /, '')
  if (at < 3 || !/^(?:to )?attack (?:as (?:normal|usual)|normally)$/.test(rest)) return undefined
  const end = textAt(sentence, at - 1) === ',' ? at - 1 : at
  const said = sentence.slice(0, end)
  const may = said.findIndex(({ text }) => text === 'may')
  const choice =
    /^(?:choose (?:either )?to|either(?: choose)?(?: to)?) /
      .exec(`${wordsAt(said, may + 1, 3)} `)?.[0]
      .trim()
      .split(' ').length ?? 0
  return may < 0 ? undefined : [...said.slice(0, may + 1), ...said.slice(may + 1 + choice)]
}

/** "Flip this card and your opponent loses 2": what this card does with itself is the price of what befalls another. */
export function withOwnPrice(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Artifact' && self?.type !== 'Tome' && self?.type !== 'Ally') return undefined
  const count = /^(?:flip|bury|discard)$/.test(textAt(sentence, 0)) ? selfAt(sentence, 1) : 0
  const turned = textAt(sentence, count + 1) === 'face-down' ? count + 2 : count + 1
  const and = textAt(sentence, turned) === ',' ? turned + 1 : turned
  const isOther = /^(?:your opponent|each opponent|a opponent|1 opponent|each player|each other|that opponent)$/.test(
    wordsAt(sentence, and + 1, 2),
  )
  if (count === 0 || textAt(sentence, and) !== 'and' || !isOther) return undefined
  return [...sentence.slice(0, count + 1), { ...sentence[and]!, type: 'mark', text: ':', written: ':' }, ...sentence.slice(and + 1)]
}

/** "Flip this card to ... Cannot be flipped face-up again": this card, which alone was flipped. */
export function withItselfFlipped(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const isBare = /^(?:cannot|may not|can not) is flip face-up$/.test(textOf(sentence).replace(/ again$/, ''))
  const flips = before.flatMap(({ text }, index) => (text === 'flip' ? [index] : []))
  const isOwn = flips.length === 1 && selfAt(before, flips[0]! + 1) > 0
  return isBare && isOwn ? [...words('this card', sentence[0]!), ...sentence] : undefined
}

/** "(Play no cards, do not Pass.)": the stop within. */
export function withoutStop(sentence: readonly Token[]): readonly Token[] | undefined {
  const isInner =
    textAt(sentence, 0) === '(' && textAt(sentence, sentence.length - 1) === ')' && textAt(sentence, sentence.length - 2) === '.'
  return isInner ? [...sentence.slice(0, -2), sentence.at(-1)!] : undefined
}

/** "(One Weapon per Ally.)": a sentence as any other. */
export function withoutBrackets(sentence: readonly Token[]): readonly Token[] | undefined {
  const last = sentence.length - 1
  const isWhole = textAt(sentence, 0) === '(' && textAt(sentence, last) === ')' && sentence.filter(({ text }) => text === '(').length === 1
  return isWhole ? sentence.slice(1, textAt(sentence, last - 1) === '.' ? -2 : -1) : undefined
}

/** "Bury one of your Allies (he is sold) and draw two cards": how that comes about, in words that no rule has. */
export function withoutFateTold(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findIndex(
    ({ text }, at) => text === '(' && at > 1 && /^(?:it|they) (?:is|have is)$|^(?:it|they) \S+$/.test(wordsAt(sentence, at + 1, 2)),
  )
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const told = sentence.slice(open + 2, close)
  const isDeed = sentence.slice(0, Math.max(open, 0)).some(({ text }) => /^(?:bury|discard|flip|lose)$/.test(text))
  const isScene =
    told.some(({ type }) => type === 'unknown') &&
    told.every(({ type, text }) => type === 'unknown' || /^(?:is|by|the|a|away|off|to|into|for|of|out|and|never)$/.test(text))
  return open > 0 && close > open && isDeed && isScene ? [...sentence.slice(0, open), ...sentence.slice(close + 1)] : undefined
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

/** "Discard both Events": what was called off, and this card of the same kind. */
export function withBothCards(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'both' && textAt(sentence, index + 1) === self?.type.toLowerCase())
  const isDone = at >= 0 && sentence.some(({ text }) => text === 'bury' || text === 'discard') && sentence.length - at < 5
  return isDone ? [...sentence.slice(0, at + 1), word('card', sentence[at]!), ...sentence.slice(at + 2)] : undefined
}

/** "Cancel an Event just played, then bury both cards": the one with the other. */
export function withBothJoined(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.length - 4
  const [mark, verb, both, card] = sentence.slice(Math.max(at, 0))
  const isSaid = mark?.text === ',' && /^(?:bury|discard)$/.test(verb?.text ?? '') && both?.text === 'both' && card?.text === 'card'
  return at > 1 && isSaid ? [...sentence.slice(0, at), word('and', mark), ...sentence.slice(at + 1)] : undefined
}

/** "When revealed, it buries one Ally of your opponent": what this card brings about is done. */
export function withoutDoer(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Monster' && self?.type !== 'Event' && self?.type !== 'Spell') return undefined
  const mark = sentence.findIndex(({ text }, index) => text === ',' && /^(?:it|this)$/.test(sentence[index + 1]?.text ?? ''))
  const from = sentence[mark + 1]?.text === 'it' ? mark + 2 : sentence[mark + 2]?.text === 'card' ? mark + 3 : -1
  const isHead = /^(?:when|if|each|before|after|at|while|unless)$/.test(sentence[0]?.text ?? '')
  if (mark < 1 || !isHead || !/^(?:bury|discard|flip)$/.test(sentence[from]?.text ?? '')) return undefined
  // What is done to something is told; "it discards" alone could be a player.
  return sentence[from + 1]?.type === 'number' || sentence[from + 1]?.text === 'each' || sentence[from + 1]?.text === 'all'
    ? [...sentence.slice(0, mark + 1), ...sentence.slice(from)]
    : undefined
}

/** "He must reveal his Hand and discard one Spell of your choice": you look at it, and choose there. */
export function withChosenFromHand(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => {
    const rest = sentence.slice(index, index + 5).map((each) => each.text)
    return (
      text === 'opponent' && rest[1] === 'must' && /^(?:reveal|show)$/.test(rest[2] ?? '') && (rest[3] === 'their' || rest[4] === 'their')
    )
  })
  const hand = sentence.findIndex(({ text }, index) => index > at && text === 'hand')
  const and = sentence.findIndex(({ text }, index) => index > hand && text === 'and')
  const choice = textOf(sentence.slice(-3))
  const near = sentence[at]
  const isLot = / at random$/.test(choice)
  if (!near || at > 1 || hand - at > 5 || and < 0 || and - hand > 3 || !(isLot || choice === 'of your choice')) return undefined
  const [verb, ...said] = sentence.slice(and + 1, isLot ? -2 : -3)
  const [count] = said
  if (isLot && count?.type !== 'number') return undefined
  const named = isLot ? [count!, word('random', near), ...said.slice(1)] : said
  if (!verb || !/^(?:bury|discard)$/.test(verb.text) || named.some(({ text }) => /^(?:hand|and|,|in|from|of)$/.test(text))) return undefined
  return [...words("look at your opponent 's hand and", near), verb, ...named, ...words('from it', near)]
}

/** "Tramples one random Weapon", of what survives the Cosmic Battle: what it does to it is told by a verb that no rule has. */
const isSeizing = (sentence: readonly Token[], at: number): boolean =>
  (/^(?:seizes?|takes?|grabs?|snatch(?:es)?|devours?|destroys?)$/.test(sentence[at]!.written) ||
    (sentence[at]!.type === 'unknown' && /^\p{Ll}+s$/u.test(sentence[at]!.written))) &&
  (sentence[at + 1]?.type === 'number' || textAt(sentence, at + 1) === 'a')

/** "Carries off one Ally": where what is carried begins. */
const isCarryingOff = (sentence: readonly Token[], at: number): boolean =>
  /^(?:carr(?:y|ies)|drags?|takes?)$/.test(sentence[at]!.written) &&
  /^(?:off|away)$/.test(textAt(sentence, at + 1)) &&
  sentence[at + 2]?.type === 'number'

/** "It steals one Weapon. Your opponent must discard that Weapon.": that is what becomes of it. */
export function withWhatIsStolen(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const survives = before?.findIndex(({ text }) => text === 'survive') ?? -1
    const at =
      before?.findIndex(
        (each, index) =>
          index > 0 && (/^steals?$/.test(each.written) || (survives > 0 && (isSeizing(before, index) || isCarryingOff(before, index)))),
      ) ?? -1
    const off = before !== undefined && at > 0 && isCarryingOff(before, at) ? 1 : 0
    const stolen = before?.slice(at + 1 + off) ?? []
    // "Your opponent discards it" bids him no less.
    const does = /^(?:your|that) (?:opponent|player) (?:discard|bury) /.test(`${textOf(part)} `) ? 1 : -1
    const must = Math.max(
      part.findIndex(({ text }) => text === 'must'),
      does,
    )
    const verb = part[must + 1]
    const rest = part.slice(must + 2)
    const isOwner = /^(?:|(?:your |that )?(?:opponent|player)(?: must)?|they must)$/.test(textOf(part.slice(0, must + 1)))
    const isThat = rest.length < 4 && /^(?:that|those|the|it|them|such)$/.test(rest[0]?.text ?? '')
    const isFate = isOwner && isThat && /^(?:discard|bury)$/.test(verb?.text ?? '')
    if (!before || at < 0 || !isFate || stolen.some(({ text }) => /^(?:and|or|,|then)$/.test(text))) {
      result.push(part)
      continue
    }
    // It is stolen from your opponent, said behind what it is.
    const isSaid = stolen.some(({ text }) => text === 'opponent' || text === 'player')
    const end = stolen.findIndex(
      ({ text, written }, index) =>
        written === 'chosen' || text === 'at' || text === 'random' || wordsAt(stolen, index, 3) === 'of your choice',
    )
    const cut = end > 1 ? end : stolen.length
    const whose = isSaid ? [] : words('of your opponent', verb!)
    result[result.length - 1] = [...before.slice(0, at), verb!, ...stolen.slice(0, cut), ...whose, ...stolen.slice(cut)]
  }
  return result
}

const hasHeadOf = (sentence: readonly Token[]): boolean => sentence.some(({ text }) => /^(?:if|while|when|unless|:)$/.test(text))

const causes = /^(?:cancel|add|double|bury|discard|draw|look|prevent|lose|gain|flip|return|take|reduce|cause|make|choose|search)$/

/** "You may bury this card when Threats are revealed to cancel ...": the moment comes first, and the price before what is done for it. */
export function withMomentBeforePrice(sentence: readonly Token[]): readonly Token[] | undefined {
  const may = sentence[0]?.text === 'you' && sentence[1]?.text === 'may' ? 2 : 0
  const isPrice = /^(?:bury|discard|flip|pay|spend|lose)$/.test(sentence[may]?.text ?? '')
  const isEach = (index: number): boolean => sentence[index]?.text === 'each' && sentence[index + 1]?.text === 'time'
  const when = sentence.findIndex(({ text }, index) => index > may + 1 && (text === 'when' || isEach(index)))
  const moment = sentence.findIndex(
    ({ text }, index) =>
      text === 'at' &&
      sentence
        .slice(index, index + 3)
        .map((each) => each.text)
        .join() === 'at,the,moment',
  )
  const border = sentence.findIndex((_, index) => index > may + 1 && /^at the (?:start|end) of$/.test(wordsAt(sentence, index, 4)))
  const then = sentence.findIndex(({ text }, index) => index > border + 3 && text === 'to' && causes.test(sentence[index + 1]?.text ?? ''))
  if (isPrice && border > may + 1 && when < 0 && then > 0 && !sentence.slice(0, then).some(({ text }) => /^[,:;(]$/.test(text))) {
    const comma = words(',', sentence[border]!)
    return [...sentence.slice(border, then), ...comma, ...sentence.slice(0, border), ...sentence.slice(then)]
  }
  const isMoment = moment > 0 && (when < 0 || moment < when)
  const from = isMoment ? moment : when
  const start = isMoment ? moment + (/^(?:that|when)$/.test(sentence[moment + 3]?.text ?? '') ? 4 : 3) : when + (isEach(when) ? 2 : 1)
  const to = sentence.findIndex(({ text }, index) => index > start && text === 'to' && causes.test(sentence[index + 1]?.text ?? ''))
  if (!isPrice || from < may + 2 || to < 0 || sentence.slice(0, to).some(({ text }) => /^[,:;(]$/.test(text))) return undefined
  const near = sentence[from]!
  return [word('when', near), ...sentence.slice(start, to), ...words(',', near), ...sentence.slice(0, from), ...sentence.slice(to)]
}

/** What cannot be where a Turn is spent: a deed, a condition, a number of something. */
const noPlace: ReadonlySet<string> = new Set('bury discard draw lose gain play pass flip pay if while unless when until each'.split(' '))

/** "You must spend next Turn in a drugged stupor (playing no cards, and not Passing)": wherever it is spent, that Turn is lost. */
export function withTurnSpent(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'must' && sentence[index + 1]?.text === 'spend')
  const turn = sentence.findIndex(({ text }, index) => index > at && text === 'turn')
  const said = sentence.slice(at + 2, turn).map(({ text }) => text)
  const subject = sentence[at - 1]
  if (at < 1 || !subject || !/^(?:your |their |the )?next$/.test(said.join(' '))) return undefined
  const open = sentence.findIndex(({ text }, index) => index > turn && text === '(')
  const close = sentence.findIndex(({ text }, index) => index > open && text === ')')
  const inside = sentence.slice(open + 1, close).map(({ text }) => text)
  if (open < 0 || close < 0 || !/^play no card (?:, )?(?:and |do |or )*not pass$/.test(inside.join(' '))) return undefined
  if (sentence.slice(turn + 1, open).some(({ text, type }) => noPlace.has(text) || type === 'number' || text === ',')) return undefined
  const owner = word(subject.text === 'you' ? 'your' : 'their', subject)
  return [...sentence.slice(0, at), word('lose', subject), owner, word('next', subject), sentence[turn]!, ...sentence.slice(close + 1)]
}

/** Ways to say in a story that something is lost. */
const carried: ReadonlySet<string> = new Set('make off with carry away run steal take eat devour grab swallow'.split(' '))

/** "The Zoogs make off with (discard) one Tome": what is done stands in the brackets. */
export function withDeedFromBrackets(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findIndex(
    ({ text }, index) => text === '(' && befalls.has(sentence[index + 1]?.text ?? '') && sentence[index + 2]?.text === ')',
  )
  if (open < 1) return undefined
  let from = open
  while (from > 0 && (carried.has(sentence[from - 1]!.text) || sentence[from - 1]!.type === 'unknown')) from--
  return from === open ? undefined : [...sentence.slice(0, from), sentence[open + 1]!, ...sentence.slice(open + 3)]
}

/** "While you have a Corrupt Cultist in play, ... flip one such Cultist": one of the kind that was named. */
export function withSuchSaid(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'such' && sentence[index - 1]?.type === 'number')
  const noun = sentence[at + 1]
  if (at < 2 || noun?.type !== 'name') return undefined
  const isSame = (token: Token): boolean => token.type === 'name' && JSON.stringify(token.senses) === JSON.stringify(noun.senses)
  const last = sentence.slice(0, at).findLastIndex(isSame)
  if (last < 0) return undefined
  const from = sentence.slice(0, last).findLastIndex(({ type }) => type !== 'name') + 1
  return [...sentence.slice(0, at), ...sentence.slice(from, last), ...sentence.slice(at + 1)]
}

/** "Each Investigator at a City loses 1. If it is Night, each such Investigator loses 3 instead": each that was spoken of. */
export function withSuchAsBefore(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'such' && sentence[index - 1]?.text === 'each')
  const noun = sentence[at + 1]
  if (at < 1 || noun?.type !== 'word' || !/^(?:investigator|player|opponent)$/.test(noun.text)) return undefined
  const from = before.findIndex(({ text }, index) => text === noun.text && /^(?:each|any|all)$/.test(before[index - 1]?.text ?? ''))
  const length = before.slice(from + 1).findIndex(({ text }) => /^(?:lose|gain|must|discard|bury|draw|may|flip|miss)$/.test(text))
  if (from < 0 || length < 1) return undefined
  const which = before.slice(from + 1, from + 1 + length)
  return [
    ...sentence.slice(0, at),
    noun,
    ...which.map((each) => ({ ...each, at: noun.at, length: noun.length })),
    ...sentence.slice(at + 2),
  ]
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

/** "All Ghouls and all Cultists add 1": all of both kinds. */
export function withAllOnce(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => text === 'and' && /^(?:all|each)$/.test(sentence[index + 1]?.text ?? '') && sentence[index + 2]?.type === 'name',
  )
  if (at < 2) return undefined
  const from = sentence.slice(0, at).findLastIndex(({ type }) => type !== 'name' && type !== 'mark')
  return sentence[from]?.text === sentence[at + 1]!.text && at - from > 1 && !sentence.slice(from, at).some(({ text }) => text === ':')
    ? [...sentence.slice(0, at + 1), ...sentence.slice(at + 2)]
    : undefined
}

/** "Only for Steadfast Allies", on an Artifact: who may bear it. */
export function withOnlyBearers(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [only, second, ...rest] = sentence
  if (self?.type !== 'Artifact' || only?.text !== 'only' || second?.text !== 'for' || rest.some(({ type }) => type === 'mark'))
    return undefined
  return [only, ...rest, ...words('may bear this card', second)]
}

/** "No Spells may be cast by any player": nobody may cast them. */
export function withoutAnyPlayer(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^(?:play|cast|use) by (?:any|a) (?:player|investigator)/.test(wordsAt(sentence, index, 4)))
  const isBarred = sentence.some(({ text }, index) => text === 'no' && index < at) && /^(?:may|can) is$/.test(wordsAt(sentence, at - 2, 2))
  const isNot = /^(?:cannot is|may not is)$/.test(wordsAt(sentence, at - 2, 2)) || wordsAt(sentence, at - 3, 3) === 'may not is'
  return at > 0 && (isBarred || isNot) ? [...sentence.slice(0, at + 1), ...sentence.slice(at + 4)] : undefined
}

/** "Walk here from any Ruins, even those in the Waking World": from any at all. */
export function withoutEvenThose(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'even' && index > 3)
  const place =
    /^even (?:(?:that|those|ones|1|if) )?(?:(?:it|they) (?:is|lie) )?(?:in|of) (?:the (?:dreamlands|waking world)|(?:a|any) (?:other|different) (?:region|dimension)|another (?:region|dimension))$/
  const isWalk =
    sentence.some(({ text }, index) => text === 'walk' && index < at) &&
    sentence.some(({ text }, index) => text === 'from' && textAt(sentence, index + 1) === 'any')
  if (!isWalk || !place.test(textOf(sentence.slice(at)))) return undefined
  return sentence.slice(0, textAt(sentence, at - 1) === ',' ? at - 1 : at)
}

const dealing: ReadonlySet<string> = new Set('put place add take return'.split(' '))

/** "Choose one Spell from your Story Deck. Place that Spell in your Hand.": what is chosen there is what is placed. */
export function withChosenPlaced(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const choose = before?.findLastIndex(({ text }) => text === 'choose') ?? -1
    const chosen = before?.slice(choose + 1).map(({ text }) => text) ?? []
    const isThere = choose >= 0 && /\b(?:from|in) your (?:story deck|discard pile|mythos deck)$/.test(chosen.join(' '))
    const [verb, what, kind] = part
    const isThat = what?.text === 'that' && kind !== undefined && kinds.has(kind.text)
    const isIt = what?.text === 'it' || what?.text === 'them'
    if (!before || !isThere || chosen.includes('and') || !verb || !dealing.has(verb.text) || (!isThat && !isIt)) {
      result.push(part)
      continue
    }
    const it = isThat ? [word('it', what), ...part.slice(3)] : part.slice(1)
    result[result.length - 1] = [...before, word('and', verb), verb, ...it]
  }
  return result
}

/** "Cancel one Event of your opponent. He must bury the card.": it is the one that was cancelled. */
export function withCancelledCard(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, at) => {
    const isCancelled = parts[at - 1]?.some(({ text }) => text === 'cancel') === true
    const said = textOf(part)
    const [, named] = /^(?:bury|discard) the (card|event|monster|spell)(?: |$)/.exec(said) ?? []
    if (isCancelled && named && (named === 'card' || parts[at - 1]!.some(({ text }) => text === named)))
      return part.map((token, index) => (index === 1 ? word('that', token) : index === 2 ? word('card', token) : token))
    // "The Spell is Buried."
    const [, gone] = /^the (event|spell) is (?:bury|discard)$/.exec(said) ?? []
    if (isCancelled && gone) return [word('that', part[0]!), ...part.slice(1)]
    // "And bury the opponent's Spell": the one that was cancelled, there or in the sentence before.
    const [, theirs] = /\b(?:bury|discard) (?:the|your|that|their) opponent 's (card|event|monster|spell)$/.exec(said) ?? []
    const cancels = part.some(({ text }) => text === 'cancel') ? part.slice(0, -1) : isCancelled ? parts[at - 1]! : []
    if (theirs && ((isCancelled && theirs === 'card') || cancels.some(({ text }) => text === theirs)))
      return [...part.slice(0, -4), word('that', part.at(-4)!), word('card', part.at(-1)!)]
    if (!isCancelled || !/^(?:your opponent|opponent|that player|they) must (?:then )?(?:bury|discard) the card$/.test(said)) return part
    return [...part.slice(0, -2), word('it', part.at(-1)!)]
  })
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

/** "Not affected by Spells cast by your opponent": by his Spells. */
export function withTheirDoing(sentence: readonly Token[]): readonly Token[] | undefined {
  const by = sentence.findIndex((_, index) => /^(?:cast|play|use) by$/.test(wordsAt(sentence, index, 2)))
  const who = /^(?:(?:your|a|any|each|the) opponent|opponents?|other player|another player)$/.exec(textOf(sentence.slice(by + 2)))
  const from = sentence.findLastIndex((_, index) => index < by && /^(?:affect by|affected by|immune to)$/.test(wordsAt(sentence, index, 2)))
  if (by < 0 || !who || from < 0) return undefined
  const what = sentence.slice(from + 2, by)
  const named = /^(?:all|any|a)$/.test(what[0]?.text ?? '') ? what.slice(1) : what
  if (named.length === 0 || named.some(({ text }) => /^(?:and|or|,|that|'s)$/.test(text))) return undefined
  return [...sentence.slice(0, from + 2), ...words('your opponent', what[0]!), word("'s", what[0]!), ...named]
}

/** What one does with one's own, for which the card itself is the price. */
const bought: ReadonlySet<string> = new Set(
  'play draw gain look take return recover search shuffle flip discard bury choose reveal travel'.split(' '),
)

/** "Bury this card on your Turn and play a new Location": this card is what it costs. */
export function withPriceOfTurn(sentence: readonly Token[]): readonly Token[] | undefined {
  const lead = /^(?:as|on|during) your turn , /.exec(textOf(sentence.slice(0, 4)) + ' ') ? 4 : 0
  const own = selfAt(sentence, lead + 1)
  if (!/^(?:bury|discard|flip)$/.test(textAt(sentence, lead)) || own === 0) return undefined
  let at = lead + 1 + own
  if (textAt(sentence, at) === 'face-down') at++
  const isThen = /^(?:as|on|during) your turn$/.test(wordsAt(sentence, at, 3))
  if (isThen) at += 3
  if (textAt(sentence, at) === ',') at++
  if (textAt(sentence, at) !== 'and' || !bought.has(textAt(sentence, at + 1)) || (!isThen && textAt(sentence, lead) !== 'flip'))
    return undefined
  // What becomes of this card later, or of what comes with it, is no price.
  return [...sentence.slice(0, at), word('to', sentence[at]!), ...sentence.slice(at + 1)]
}

/** "Flip this card and one Spell of your opponent is flipped, too": it is flipped for that. */
export function withFlippedToo(sentence: readonly Token[]): readonly Token[] | undefined {
  const verb = textAt(sentence, 0)
  const own = selfAt(sentence, 1)
  if (!/^(?:bury|discard|flip)$/.test(verb) || own === 0) return undefined
  const and = textAt(sentence, own + 1) === 'face-down' ? own + 2 : own + 1
  const at = sentence.findIndex(
    ({ text }, index) => index > and && text === 'is' && /^(?:bury|discard|flip)$/.test(textAt(sentence, index + 1)),
  )
  if (textAt(sentence, and) !== 'and' || sentence[and + 1]?.type !== 'number' || at < and + 3) return undefined
  const rest = sentence.slice(at + 2).filter(({ text }) => !/^(?:also|too)$/.test(text) && text !== ',')
  if (!/^(?:|face-down)$/.test(textOf(rest))) return undefined
  return [...sentence.slice(0, and), word('to', sentence[and]!), sentence[at + 1]!, ...sentence.slice(and + 1, at), ...rest]
}

/** "One Spell with the Dream or Eye icon" is a Dream or Eye Spell. */
export function withEitherIcon(sentence: readonly Token[]): readonly Token[] | undefined {
  const icon = sentence.findIndex(({ text }) => text === 'icon' || text === 'symbol')
  const or = sentence.findIndex(({ text }, index) => index < icon && text === 'or')
  const withAt = sentence.findLastIndex(({ text }, index) => index < or && (text === 'with' || text === 'of' || text === 'bear'))
  const the = /^(?:the|a|either)$/.test(textAt(sentence, withAt + 1)) ? 1 : 0
  const [spell, one, other] = [sentence[withAt - 1], sentence.slice(withAt + 1 + the, or), sentence.slice(or + 1, icon)]
  const two = /^(?:the|a)$/.test(other[0]?.text ?? '') ? other.slice(1) : other
  if (or < 0 || withAt < 1 || spell?.text !== 'spell' || one.length !== 1 || two.length !== 1) return undefined
  return [...sentence.slice(0, withAt - 1), ...one, sentence[or]!, ...two, spell, ...sentence.slice(icon + 1)]
}

/** "You may walk to the Gate of Deeper Slumber": to a Location that is called so, where the last words are in no library. */
export function withPlaceOf(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      text === 'of' && /^(?:walk|travel) to the$/.test(wordsAt(sentence, index - 4, 3)) && sentence[index + 1]?.type === 'strange',
  )
  const [head, tail] = [sentence[at - 1], sentence[at + 1]]
  if (at < 4 || !head || !tail || head.type !== 'name' || !/^\p{Lu}/u.test(head.written) || /^(?:location|event|card)$/.test(head.text))
    return undefined
  const name = `${head.written} of ${tail.written}`
  const called: Token = {
    ...tail,
    text: name.toLowerCase(),
    written: name,
    senses: [{ kind: 'strange', name }],
    at: head.at,
    length: tail.at + tail.length - head.at,
  }
  return [...sentence.slice(0, at - 1), called, ...sentence.slice(at + 2)]
}

/** "You may play two Artifacts at the same time here, provided that you pay for both": as one Turn, with what each costs. */
export function withTwoAtOnce(sentence: readonly Token[]): readonly Token[] | undefined {
  const may = wordsAt(sentence, 0, 3) === 'you may play' ? 3 : -1
  const said = textOf(sentence)
  const once = / (?:at the same time|at once|(?:in|as|on|during) (?:1|one|a|the same|your|a single|one single) turn)(?= |$)/.exec(said)
  if (may < 0 || sentence[may]?.type !== 'number' || sentence[may]!.value < 2 || !once) return undefined
  const at = said.slice(0, once.index).split(' ').length
  const count = once[0].trim().split(' ').length
  const rest = sentence.slice(at + count)
  const own = textAt(rest, 0) === 'here' ? 1 : 0
  if (!bothPaid.test(textOf(rest.slice(own)))) return undefined
  return [...words('as your turn ,', sentence[0]!), ...sentence.slice(0, at), ...rest.slice(0, own)]
}

const bothPaid =
  /^(?:,? ?(?:provided|if|but) (?:that )?you (?:must )?(?:pay|meet) (?:all|the|any|all of the|all the) (?:sanity )?(?:cost|requirement)s?(?: (?:for|of) (?:both|each|all|them|each of them|both of them))?)?$/

/** "When a Directed Threat attacking you is revealed, ... its Monsters": in Combat, and those that lie in it. */
export function withThreatAtYou(sentence: readonly Token[]): readonly Token[] | undefined {
  const head = atYou.exec(textOf(sentence))?.[0].split(' ').length ?? 0
  if (head === 0) return undefined
  const near = sentence[0]!
  const there = words('in a directed threat attack you', near)
  const rest = sentence.slice(head)
  const it = rest.findIndex(({ text }, index) => text === 'it' && textAt(rest, index - 1) === 'in')
  const its = rest.findIndex(({ text }) => text === 'its')
  const end = rest.findIndex(({ text }, index) => index > its && /^(?:monster|card)$/.test(text)) + 1
  const told =
    it > 0
      ? [...rest.slice(0, it - 1), ...there, ...rest.slice(it + 1)]
      : its > 0 && end > its
        ? [...rest.slice(0, its), ...rest.slice(its + 1, end), ...there, ...rest.slice(end)]
        : rest
  return [...words('when threat is reveal', near), ...told]
}

const atYou =
  /^(?:when|after|if) (?:a|any|the) (?:directed )?threat (?:attack|against|directed against|directed at) (?:you|your investigator) is reveal(?= , you may)/

/** "Add 2 points to Ally's value (3 against Servitors)": or so many where that is so. */
export function withOrFromBrackets(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findIndex(({ text }) => text === '(')
  const close = sentence.findIndex(({ text }) => text === ')')
  const what = sentence.slice(open + 1, close)
  const isPoint = what[1]?.text === 'point' ? 2 : 1
  const isAdded = sentence.slice(0, open).some(({ text }) => text === 'add' || text === 'gain' || text === 'subtract')
  if (open < 2 || close < open || !isAdded || what[0]?.type !== 'number') return undefined
  if (!/^(?:against|if|at|while|when|in|by|during)$/.test(textAt(what, isPoint)) || what.some(({ text }) => text === ',')) return undefined
  return [...sentence.slice(0, open), ...words(', or', sentence[open]!), ...what, ...sentence.slice(close + 1)]
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

/** "May not defend in this Combat": so long. */
export function withThisCombat(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^(?:in|during) this combat$/.test(wordsAt(sentence, index, 3)))
  return at < 1 ? undefined : [...sentence.slice(0, at), ...sentence.slice(at + 1)]
}

/** "If no Allies are defending", on what lies in a Threat: those of the player whom it fights. */
export function withNoDefenders(
  sentence: readonly Token[],
  before: readonly Token[],
  self: Self | undefined,
): readonly Token[] | undefined {
  const isThreat =
    self?.type === 'Monster' ||
    (self?.type === 'Event' && (self.subtype === 'Threat' || [...before, ...sentence].some(({ text }) => text === 'reveal')))
  const at = sentence.findIndex(({ text }, index) => text === 'no' && textAt(sentence, index + 1) === 'ally')
  const count = textAt(sentence, at + 2) === 'defend' ? 3 : /^is (?:defending|defend)$/.test(wordsAt(sentence, at + 2, 2)) ? 4 : 0
  if (!isThreat || at < 1 || count === 0 || !/^(?:if|while|when)$/.test(textAt(sentence, at - 1))) return undefined
  const near = sentence[at]!
  return [...sentence.slice(0, at), ...words('your opponent have no defending', near), sentence[at + 1]!, ...sentence.slice(at + count)]
}

/** What a card holds, as the grammar speaks of it before such a verb. */
const heldSpells = (spell: Token, verb: string): readonly Token[] =>
  /^(?:may|can|cannot)$/.test(verb)
    ? [spell, ...words('from this card', spell)]
    : verb === 'cost'
      ? [spell, ...words('cast from this card', spell)]
      : [word('each', spell), spell, ...words('hold by this card', spell)]

const spellsAgain =
  /^(?:it|they|(?:the|this|that|these|those|such|any such|each such) spell|(?:the |all |any |each )?spell (?:in|on|from|hold by) (?:it|this card)) (?=(?:cost|may|can|cannot|return|remain|turn|is (?:return|discard|bury|not|flip|turn))\b)/

/** "Can hold two Spells. They cost 1 less to cast": of those that it holds, whatever they are called. */
export function withSpellsAgain(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  let spell: Token | undefined
  return parts.map((part) => {
    const said = textOf(part.map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
    const again = spell ? spellsAgain.exec(said) : null
    if (!again) spell = holdsSpells.test(said) ? part.findLast(({ text }) => text === 'spell') : undefined
    const near = part[0]
    // "This card" by its Title is one word of the sentence.
    const length =
      again && near
        ? again[0].trim().split(' ').length - (/this card $/.test(again[0]) && part.some(({ type }) => type === 'self') ? 1 : 0)
        : 0
    return again && spell ? [...heldSpells(spell, textAt(part, length)), ...part.slice(length)] : part
  })
}

const costsNothing =
  /^, (?:which|that) (?:(?:may|can) is cast(?: (during|in) combat)?(?: (?:without (?:pay )?(?:(?:any|the|its) )?sanity(?: point)?(?: cost)?|at no (?:sanity )?cost))|cost no sanity(?: point)?(?: to cast)?|have no (?:sanity|casting) cost)$/

const holdsSpells = /(?:^| )(?:know|hold|contain)(?: .*)? spell$/
const ofTheSpells =
  /^, (?:which|that|but they|but it|and they|and it|but such spell|but these spell)(?= (?:cost|may|can|cannot|is|return|remain|turn)\b)|^, but (?=(?:may|can) only is cast\b|(?:may|can) is cast only\b)/

/** "Can know one Spell, which may be cast without Sanity cost", "..., but they may only be cast at Night": what it holds, and what is so of that. */
export function withSpellApart(part: readonly Token[]): readonly (readonly Token[])[] {
  const at = part.findIndex(({ text }, index) => text === ',' && textAt(part, index - 1) === 'spell')
  const said = at < 2 ? null : costsNothing.exec(textOf(part.slice(at)))
  if (at < 2 || !holdsSpells.test(textOf(part.slice(0, at)))) return [part]
  const near = part[at]!
  const inverted = /^, but (only (?:while|when|if|at|by) .+?) (may|can) (?:they|it) is cast$/.exec(textOf(part.slice(at)))
  if (inverted) {
    const length = inverted[1]!.split(' ').length
    const when = part.slice(at + 2, at + 2 + length)
    return [part.slice(0, at), [...words('spell from this card may', near), when[0]!, ...words('is cast', near), ...when.slice(1)]]
  }
  const told = said ? null : ofTheSpells.exec(textOf(part.slice(at)))
  if (told) {
    const rest = part.slice(at + told[0].trim().split(' ').length)
    return [part.slice(0, at), [...heldSpells(part[at - 1]!, textAt(rest, 0)), ...rest]]
  }
  if (!said) return [part]
  const head = said[1] ? words('during combat ,', near) : []
  return [part.slice(0, at), [...head, word('any', near), part[at - 1]!, ...words('cast from this card cost no sanity', near)]]
}
