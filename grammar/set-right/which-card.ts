/** Which card is meant, put where the grammar has it: picked at random, found, chosen, taken from a Hand that is shown, called off. */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { selfAt, textAt, textOf, word, words } from '../tokens.ts'

/** What may befall cards that are picked at random. */
export const befalls: ReadonlySet<string> = new Set('flip turn return bury discard take steal reveal move'.split(' '))

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
