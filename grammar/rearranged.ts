/**
 * Other orders of the same words: what a sentence says in the middle comes to its head, what it leaves out because it was said
 * before is said again, and who "he" is. Tried one after the other where the words as they stand cannot be read; each says
 * no more and no less than the sentence does.
 */

import {
  withAsAllies,
  withBothKinds,
  withCausing,
  withChosenSeen,
  withDoneToChosen,
  withFaceBehind,
  withNoneOf,
  withSurvivor,
  withToBeDone,
} from './brought-near.ts'
import { withThing, withThisPerson } from './called.ts'
import {
  withDeedAgain,
  withDoneToBoth,
  withKindAgain,
  withKindBefore,
  withOtherTime,
  withoutOnly,
  withPlaceOfDeed,
  withPlaceSaid,
  withValueOfOther,
  withVerbForBoth,
  withVerbForOther,
  withWhatCannot,
  withWhoHas,
} from './elided.ts'
import { isPlural, type Token } from './lexer.ts'
import { fold } from './link.ts'
import { withSpread, withTheseFor, withThisOne, withWhileBeforeTime } from './meant-by-it.ts'
import { withCountBeforeMoment } from './moments-apart.ts'
import { withMayNot, withWorldBefore } from './permitted.ts'
import { withPlainWords } from './plainly.ts'
import { isUsable, type Self } from './reading.ts'
import { onceMore } from './reshape.ts'
import {
  withAnyRegion,
  withBareAttribute,
  withBareCancel,
  withButMust,
  withCompany,
  withDimensionFirst,
  withEitherMoment,
  withGateAtPlace,
  withHeadTold,
  withLocationPlayed,
  withLossAsMoment,
  withNeitherDone,
  withNoneNamed,
  withNoneOfOwn,
  withOnePossessor,
  withOneTo,
  withOtherNumberFirst,
  withOwnWord,
  withoutWalking,
  withSides,
  withThatTarget,
  withThisGate,
  withTravelBid,
  withTurned,
  withValueAgain,
  withWhileBehind,
  withYouWhoMay,
} from './said-otherwise.ts'
import {
  withAllOnce,
  withAllyPlayed,
  withAttributeFirst,
  withBothCards,
  withBothJoined,
  withChosenDone,
  withDeedFromBrackets,
  withDeparture,
  withEitherIcon,
  withExceptAtNoun,
  withExceptBehindKind,
  withExceptJoined,
  withExistingThreat,
  withFlippedToo,
  withHereBehind,
  withInsteadLast,
  withItForThat,
  withItselfFlipped,
  withLossFirst,
  withMomentBeforePrice,
  withNoDefenders,
  withOnlyBearers,
  withOnlyBefore,
  withOpposers,
  withOrFromBrackets,
  withOwnPrice,
  withoutAnyPlayer,
  withoutAsUsual,
  withoutBrackets,
  withoutChosen,
  withoutDoer,
  withoutEvenThose,
  withoutFateTold,
  withoutStop,
  withPlaceBefore,
  withPlaceOf,
  withPlayedFromHand,
  withPriceOfTurn,
  withRandomCards,
  withSubtypeFirst,
  withSuchAsBefore,
  withSuchSaid,
  withTheirDoing,
  withThisCombat,
  withThreatAtYou,
  withTurnSpent,
  withTwoAtOnce,
  withWhileSetOff,
} from './set-right.ts'
import { isNamed, newWord, newWords, selfAt, textAt, textOf, word, words, wordsAt } from './tokens.ts'

const heads: ReadonlySet<string> = new Set(['if', 'while', 'unless', 'when'])

/** "Gain, if you are at a City, 2 Sanity": what stands between commas comes first. */
function withHeadFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const depth = (at: number): number => sentence.slice(0, at).reduce((sum, { text }) => sum + (text === '(' ? 1 : text === ')' ? -1 : 0), 0)
  const from = sentence.findIndex(
    ({ text }, index) => text === ',' && index > 0 && heads.has(sentence[index + 1]?.text ?? '') && depth(index) === 0,
  )
  if (from < 0 || heads.has(sentence[0]!.text)) return undefined
  const to = sentence.findIndex(({ text }, index) => text === ',' && index > from + 2)
  if (to < 0 || to === sentence.length - 1) return undefined
  // ", and ..." goes on with something else, of which the condition need not be said; "and, if ..., ..." has said something without it.
  if (/^(?:and|or|but|otherwise)$/.test(sentence[to + 1]!.text) || /^(?:and|or|but|then)$/.test(sentence[from - 1]!.text)) return undefined
  return [...sentence.slice(from + 1, to), sentence[to]!, ...sentence.slice(0, from), ...sentence.slice(to + 1)]
}

/** Whether a sentence begins with a condition or a moment of its own. */
export const hasHead = ([first]: readonly Token[]): boolean => first !== undefined && heads.has(first.text)

/** "Lose 2 Sanity if you have no Allies when you play this card": the moment at the end comes first. */
function withMomentFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  if (heads.has(sentence[0]?.text ?? '') || sentence.some(({ text }) => text === '(' || text === ':')) return undefined
  const at = sentence.findLastIndex(({ text }, index) => text === 'when' || isPoint(sentence, index))
  if (at < 2 || at > sentence.length - 3) return undefined
  const tail = sentence.slice(at)
  // What goes on behind a comma belongs to more than the moment.
  if (tail.some(({ text }) => text === ',' || text === ';')) return undefined
  const said = sentence.slice(0, at)
  return [...tail, comma(sentence[at]!), ...(said.at(-1)?.text === ',' ? said.slice(0, -1) : said)]
}

/** "To draw two cards, you must first flip this card": what it costs comes first. */
function withCostBefore(sentence: readonly Token[]): readonly Token[] | undefined {
  if (sentence[0]?.text !== 'to' || sentence.some(({ text }) => text === '(' || text === ':' || text === ';')) return undefined
  const cut = sentence.findLastIndex(({ text }) => text === ',')
  const must = /^(?:you must first|you must|first) /.exec(wordsAt(sentence, cut + 1, 4))
  const from = cut + 1 + (must ? must[0].trim().split(' ').length : 0)
  if (cut < 2 || !/^(?:bury|discard|flip|pay|spend|lose|rotate)$/.test(sentence[from]?.text ?? '')) return undefined
  return [...sentence.slice(from), ...sentence.slice(0, cut)]
}

/** "Bury this card; you may draw one card", of a card in play: that is what it costs. */
function withCostAndLeave(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === ';')
  if (!isUsable(self) || at < 0 || wordsAt(sentence, at, 3) !== '; you may') return undefined
  const said = sentence.slice(0, at).map(({ type, text }) => (type === 'self' ? 'this card' : text))
  if (!/(?:^|, )(?:bury|discard|flip) this (?:card|ally|artifact|tome)(?: face-down)?$/.test(said.join(' '))) return undefined
  return [...sentence.slice(0, at), word('to', sentence[at]!), ...sentence.slice(at + 3)]
}

/** "Discard all Events in your Hand and gain 1 Sanity for each": for each of them. */
function withEachOfThem(sentence: readonly Token[]): readonly Token[] | undefined {
  const isOne = sentence.at(-1)?.text === 'one' || sentence.at(-1)?.text === '1'
  const end = sentence.length - (isOne ? 1 : 0)
  if (wordsAt(sentence, end - 2, 2) !== 'for each') return undefined
  const gone = sentence.findIndex(({ text }) => /^(?:bury|discard)$/.test(text))
  // Several of them, and not this card alone.
  const isSeveral = /^(?:all|any|each|up|every)$/.test(sentence[gone + 1]?.text ?? '') || (sentence[gone + 1]?.value ?? 0) > 1
  return gone >= 0 && isSeveral ? [...sentence.slice(0, end), ...newWords('of them', sentence[end - 1]!)] : undefined
}

/** "You may Summon one Ghoul through this Gate to attack your opponent": the Gate is used for it. */
function withGateFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'summon')
  const gate = sentence.findIndex(({ text }, index) => index > at && text === 'through')
  if (at < 0 || gate < 0 || !/^through (?:this|the) gate$/.test(wordsAt(sentence, gate, 3))) return undefined
  const near = sentence[at]!
  return [...sentence.slice(0, at), ...newWords('use this gate to', near), ...sentence.slice(at, gate), ...sentence.slice(gate + 3)]
}

/** "Shuffle your Mythos Deck, then look at the top card": that of the deck just spoken of. */
function withTopOfThat(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    (_, index) => wordsAt(sentence, index, 3) === 'the top card' && !/^(?:of|in|from)$/.test(sentence[index + 3]?.text ?? ''),
  )
  const deck = sentence.findLastIndex(
    ({ text }, index) => index < at && text === 'deck' && /^(?:mythos|story)$/.test(sentence[index - 1]?.text ?? ''),
  )
  const whose = sentence[deck - 2]?.text ?? ''
  if (at < 0 || deck < 0 || !/^(?:your|their|'s)$/.test(whose)) return undefined
  // "Your opponent's Story Deck" is his when it is spoken of again.
  const said = ['of', whose === "'s" ? 'their' : whose, sentence[deck - 1]!.text, 'deck'].join(' ')
  return [...sentence.slice(0, at + 3), ...newWords(said, sentence[at]!), ...sentence.slice(at + 3)]
}

/** "When one of your Allies would be buried, you may bury this card instead": what would be is no moment yet. */
function withIfForWhen(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === ',')
  const isWould = sentence[0]?.text === 'when' && sentence.slice(0, Math.max(at, 0)).some(({ text }) => text === 'would')
  return isWould && sentence.at(-1)!.text === 'instead' ? [word('if', sentence[0]!), ...sentence.slice(1)] : undefined
}

/** "You must bury an Ally; if you do not, lose 2 Sanity": the one or the other. */
function withOrElse(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^; if (?:you|they) do not ,$/.test(wordsAt(sentence, index, 6)))
  const first = sentence.slice(0, Math.max(at, 0))
  const isDuty = first.some(({ text }) => text === 'must') && !first.some(({ text }) => /^(?:if|unless|while|may|or|[;:])$/.test(text))
  if (at < 0 || !isDuty) return undefined
  const again = /^(?:you|they)$/.test(sentence[at + 6]?.text ?? '') ? 1 : 0
  const must = sentence[at + 6 + again]?.text === 'must' ? 1 : 0
  return [...first, word('or', sentence[at]!), ...sentence.slice(at + 6 + again + must)]
}

/** "Take the top card of your Mythos Deck, look at it, and ...": looked at, it is that card. */
function withTakenSeen(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'take')
  const seen = sentence.findIndex((_, index) => index > at && wordsAt(sentence, index, 4) === ', look at it')
  if (at < 0 || seen < 0) return undefined
  return [...sentence.slice(0, at), ...newWords('look at', sentence[at]!), ...sentence.slice(at + 1, seen), ...sentence.slice(seen + 4)]
}

/** "Exchange one Artifact in play for one in your Story Deck": one of the same kind. */
function withKindForOther(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => /^(?:exchange|swap|trade|replace)$/.test(text))
  const link = sentence.findIndex(
    ({ text }, index) =>
      index > at &&
      /^(?:for|with)$/.test(text) &&
      sentence[index + 1]?.type === 'number' &&
      /^(?:in|from)$/.test(sentence[index + 2]?.text ?? ''),
  )
  const kind = sentence.findIndex(({ type }, index) => index > at && index < link && type === 'name')
  if (at < 0 || link < 0 || kind < 0) return undefined
  return [...sentence.slice(0, link + 2), sentence[kind]!, ...sentence.slice(link + 2)]
}

/** "Bury one Cultist. Gain Sanity equal to the value of that Cultist": the one just spoken of. */
function withThatVery(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const isName = (token: Token | undefined): boolean => /^(?:name|family|strange)$/.test(token?.type ?? '')
  const at = sentence.findIndex(({ text }, index) => text === 'that' && isName(sentence[index + 1]))
  const name = sentence[at + 1]
  const count = before.filter(({ type, text }) => type === name?.type && text === name?.text).length
  if (at < 0 || !name || count !== 1 || isName(sentence[at + 2])) return undefined
  const value = /(?:the )?(?:card )?value of$/.exec(textOf(sentence.slice(0, at)))?.[0].split(' ').length ?? 0
  const said = value > 0 ? 'its value' : 'it'
  return [...sentence.slice(0, at - value), ...newWords(said, name), ...sentence.slice(at + 2)]
}

/** "All Students add 1. Bury one of them to draw one card": one of your Students; "they" are all of them. */
function withThoseNamed(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const said = before.findLastIndex(({ text }) => /^(?:all|each)$/.test(text))
  const from = said < 0 ? 0 : textAt(before, said + 1) === 'of' ? said + 3 : textAt(before, said + 1) === 'your' ? said + 2 : said + 1
  let end = from
  while (before[end] && /^(?:name|family|strange|unknown)$/.test(before[end]!.type)) end++
  const isThose = end > from && (said >= 0 || isPlural(before[end - 1]!)) && !speaksOfPlayers(before)
  if (!isThose || before.slice(end).some(({ type, written }) => type === 'name' && /s$/.test(written))) return undefined
  const those = before.slice(from, end)
  const near = sentence[0]!
  const one = sentence.findIndex((_each, at) => /^(?:1|one) of them$/.test(wordsAt(sentence, at, 3)))
  // Those in a Threat are still there.
  const isInThreat = wordsAt(before, end, 3) === 'in your threat'
  if (one >= 0 && isInThreat) return [...sentence.slice(0, one + 1), ...those, ...before.slice(end, end + 3), ...sentence.slice(one + 3)]
  if (one >= 0) return [...sentence.slice(0, one + 2), ...words('your', near), ...those, ...sentence.slice(one + 3)]
  const isThey =
    near.text === 'they' && /^they$/i.test(near.written) && /^(?:add|subtract|gain|lose|is|may|cannot|have)$/.test(textAt(sentence, 1))
  return isThey ? [...words('all', near), ...those, ...sentence.slice(1)] : undefined
}

const anywhere =
  /(?: ,)? (?:(?:regardless of|without regard to) (?:(?:the |its )?(?:region|place)|where (?:it|they|that ally) [^,;]*)|(?:wherever|no matter where) (?:it|they|that ally) [^,;]*\bfind|even if (?:it|they|that ally) could not [^,;]*\bplay(?: [^,;]*)?)$/

/** "Return one Ally to play, regardless of Region": what is put into play is not played, and may be so anywhere. */
function withoutBeingFound(sentence: readonly Token[]): readonly Token[] | undefined {
  const said = textOf(sentence)
  const isPut = /^(?:you may )?(?:return|put|bring|place|take|move) .*\b(?:to|into) play\b|^(?:you may )?return to play /.test(said)
  const found = anywhere.exec(said)?.[0]
  return isPut && found ? sentence.slice(0, sentence.length - found.trim().split(' ').length) : undefined
}

/** What an Event or Spell has just brought into play, one Ally. */
const broughtIn =
  /(?:^|[,:;] )(?:you may )?(?:return (?:to play )?|play |put |bring |place |take |move |choose (?=.*\band (?:return|put|bring|place|take|move) (?:them|it|they|that ally) ))(?:up to )?(?:\S+ ){0,4}?ally\b(?!.*\bally\b(?<!\bthat ally)).*/

/** "Return one Ally from your Story Deck to play. He is now Corrupt": that Ally, as long as he is in play. */
function withBroughtIn(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Event' && self?.type !== 'Spell') return undefined
  const said = broughtIn.exec(textOf(before).replace(anywhere, ''))?.[0] ?? ''
  if (
    !/\b(?:to|into|back in) play\b|\bbeside your (?:own )?investigator\b|^(?:[,:;] )?(?:you may )?(?:play|return to play) /.test(said) ||
    /\bthreat\b/.test(said)
  )
    return undefined
  const back = sentence.findIndex((_each, at) => /^bury (?:the|that) ally again$/.test(wordsAt(sentence, at, 4)))
  if (back >= 0) return [...sentence.slice(0, back + 1), ...words('that ally', sentence[back]!), ...sentence.slice(back + 4)]
  const subject = /^(?:(?:(?:that|this|the) )?ally|it|they) (?=(?:is|become|count|gain|lose|add|may|cannot|have) )/.exec(
    `${textOf(sentence)} `,
  )?.[0]
  const isOne = subject !== undefined && (subject !== 'they ' || /^(?:s?he|he or she|she or he)$/i.test(sentence[0]!.written))
  if (!isOne) return undefined
  // "Is now Corrupt, and Living Dead": both.
  const rest = sentence.slice(subject.trim().split(' ').length).filter(({ text }, at, all) => text !== ',' || textAt(all, at + 1) !== 'and')
  const near = sentence[0]!
  const isTimed = rest.some(({ text }) => /^(?:until|for|while|during|when|if|at|by|unless|each|[,;:])$/.test(text))
  return [...words('that ally', near), ...rest, ...(isTimed ? [] : words('for the rest of the game', near))]
}

/** "Cancel a Spell just cast. That player must bury the Spell": the one that is cancelled. */
function withThatCancelled(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  if (!before.some(({ text }) => text === 'cancel')) return undefined
  const at = sentence.findIndex(
    ({ text }, index) =>
      /^(?:bury|discard|return)$/.test(text) &&
      (sentence[index + 1]?.text === 'it' ||
        (sentence[index + 1]?.text === 'the' && before.some((each) => each.text === textAt(sentence, index + 2)))),
  )
  const end = textAt(sentence, at + 1) === 'it' ? at + 2 : at + 3
  if (at < 0 || /^(?:of|in|from|that|which)$/.test(textAt(sentence, end))) return undefined
  const near = sentence[at + 1]!
  return [...sentence.slice(0, at + 1), ...words('that card', near), ...sentence.slice(end)]
}

/** "Reveal and discard the top card of your Mythos Deck, applying its pentagram": first the one, then the other. */
function withBothDone(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'reveal' && /^and (?:discard|bury)$/.test(wordsAt(sentence, index + 1, 2)))
  if (at < 0) return undefined
  const mark = sentence.findIndex(({ text }, index) => index > at && text === ',')
  const end = mark < 0 ? sentence.length : mark
  const tail = sentence.slice(end + 1)
  const isSuffered = tail[0]?.text === 'apply'
  // A moment or a condition behind it belongs to both.
  const late = sentence.findIndex(({ text }, index) => index > at && index < end && /^(?:when|if|while|unless|as|until)$/.test(text))
  const to = late < 0 ? end : late
  const then = [comma(sentence[at]!), ...(isSuffered ? [...tail, comma(sentence[at]!)] : []), sentence[at + 2]!, word('it', sentence[at]!)]
  if (late >= 0 && (isSuffered || at > 0)) return undefined
  const head = late >= 0 ? [...sentence.slice(late, end), comma(sentence[at]!)] : []
  const rest = isSuffered || mark < 0 ? [] : sentence.slice(mark)
  return [...sentence.slice(0, at), ...head, sentence[at]!, ...sentence.slice(at + 3, to), ...then, ...rest]
}

const orders: ReadonlySet<string> = new Set('shuffle discard draw bury put place return lose gain flip look apply reveal take'.split(' '))

/** "Search your Mythos Deck when you arrive here, then shuffle it": both at that moment. */
function withMomentBeforeBoth(sentence: readonly Token[]): readonly Token[] | undefined {
  if (heads.has(sentence[0]?.text ?? '') || sentence.some(({ text }) => text === '(' || text === ':')) return undefined
  const at = sentence.findIndex(
    ({ text }, index) => index > 1 && (text === 'when' || (text === 'at' && /^at the (?:start|end) of$/.test(wordsAt(sentence, index, 4)))),
  )
  const isOr = (index: number): boolean => sentence[index]?.text === 'or' && orders.has(sentence[index + 1]?.text ?? '')
  const cut = sentence.findIndex(({ text }, index) => index > at && (text === ',' || text === ';' || isOr(index)))
  if (sentence.some(({ text }, index) => text === ';' && index !== cut)) return undefined
  const next = sentence[cut + 1]?.text ?? ''
  const isUnless = next === 'unless'
  const either = isOr(cut) ? cut : isOr(cut + 1) ? cut + 1 : -1
  // "Bury one Ally at the start of each Round, or lose 3 Sanity": a choice of both at that moment.
  const inList = (index: number): boolean => sentence[index + 1]?.type === 'name'
  if (at > 0 && either > at + 1 && !sentence.slice(0, at).some(({ text }, index) => text === ',' && !inList(index)))
    return [...sentence.slice(at, cut), comma(sentence[cut]!), ...sentence.slice(0, at), ...sentence.slice(either)]
  // A condition behind the moment belongs to it, and what comes before a comma to more than the deed.
  const goesOn = orders.has(next) || isUnless || wordsAt(sentence, cut + 1, 2) === 'its pentagram'
  if (at < 0 || cut < at + 2 || !goesOn || sentence.slice(0, at).some(({ text }) => text === ',')) return undefined
  const said = sentence.slice(0, at)
  const mark = comma(sentence[cut]!)
  return [...sentence.slice(at, cut), mark, ...said, ...(isUnless ? [] : [mark]), ...sentence.slice(cut + 1)]
}

/** "Any player at this Location may ...": another one there has a card of his own that says so. */
function withVisitor(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (
    self?.type !== 'Location' ||
    !/^(?:any|each|a)$/.test(sentence[0]?.text ?? '') ||
    !/^(?:player|investigator)$/.test(sentence[1]?.text ?? '')
  )
    return undefined
  const from = wordsAt(sentence, 2, 2) === 'who is' ? 4 : wordsAt(sentence, 2, 3) === 'whose investigator is' ? 5 : 2
  const to =
    sentence[from]?.text === 'here'
      ? from + 1
      : /^(?:at|in)$/.test(sentence[from]?.text ?? '')
        ? from + 1 + selfAt(sentence, from + 1)
        : from
  const isPlace = to > from && !(to === from + 1 && sentence[from]!.text !== 'here')
  if (!isPlace || sentence[to]?.text !== 'may') return undefined
  const rest = sentence.slice(to)
  // Of more than one player it would not be clear whose cards are his.
  if (rest.some(({ text }) => /^(?:player|opponent|opponents|investigator|owner|your|you)$/.test(text))) return undefined
  return [
    word('you', sentence[0]!),
    ...rest.map((each) => (each.text === 'their' ? word('your', each) : each.text === 'they' ? word('you', each) : each)),
  ]
}

/** "... at the start of each Turn that ...". */
const isPoint = (sentence: readonly Token[], at: number): boolean =>
  /^at the (?:start|end) of each (?:turn|round) that$/.test(wordsAt(sentence, at, 7))

/** "Lose 2 Sanity if you have no Allies": what it hangs on comes first. */
function withConditionFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const from = sentence.findLastIndex(({ text }) => text === ',' || text === ':' || text === ';') + 1
  if (heads.has(sentence[from]?.text ?? '')) return undefined
  const at = sentence.findIndex(({ text }, index) => index > from + 1 && (text === 'if' || text === 'while' || text === 'unless'))
  if (at < 0 || at > sentence.length - 3) return undefined
  return [...sentence.slice(0, from), ...sentence.slice(at), comma(sentence[at]!), ...sentence.slice(from, at)]
}

/** "You may use this Gate again while you have a Cultist, but must bury one Ally": what is said of the deed goes on behind it. */
function withPriceLast(sentence: readonly Token[]): readonly Token[] | undefined {
  const but = sentence.findIndex(({ text }, index) => text === ',' && sentence[index + 1]?.text === 'but')
  if (but < 0 || heads.has(sentence[0]!.text)) return undefined
  const at = sentence.findIndex(({ text }, index) => index > 1 && index < but && (text === 'if' || text === 'while' || text === 'unless'))
  if (at < 0) return undefined
  return [...sentence.slice(at, but), comma(sentence[at]!), ...sentence.slice(0, at), ...sentence.slice(but)]
}

/** "This card makes all Ghouls Invisible at Night": so they are. */
function withMade(sentence: readonly Token[]): readonly Token[] | undefined {
  const made = sentence.findIndex(
    ({ text }, index) => text === 'make' && (sentence[index - 1]?.type === 'self' || sentence[index - 1]?.text === 'card'),
  )
  const adjective = sentence.findIndex(({ text }, index) => index > made + 1 && /^(?:in)?visible$/i.test(text))
  if (made < 0 || adjective < 0) return undefined
  const from = sentence.slice(0, made).findLastIndex(({ text }) => text === ',' || text === ':') + 1
  const is = word('is', sentence[made]!)
  return [...sentence.slice(0, from), ...sentence.slice(made + 1, adjective), is, ...sentence.slice(adjective)]
}

/** "Add 1 at any City": at one of them, or "Ghouls or any Great Old One": one of the one or of the other. */
function withOrA(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      text === 'any' &&
      isNamed(sentence[index + 1]) &&
      ((sentence[index - 1]?.text === 'or' && isNamed(sentence[index - 2])) || /^(?:at|in)$/.test(sentence[index - 1]?.text ?? '')),
  )
  return at < 0 ? undefined : sentence.map((token, index) => (index === at ? { ...token, text: 'a' } : token))
}

/** "Allies at Water Locations may not defend": those who are there. */
function withWhoIsThere(sentence: readonly Token[]): readonly Token[] | undefined {
  const isAlly = (token: Token | undefined): boolean => token?.senses.some((each) => each.kind === 'type' && each.name === 'Ally') === true
  const at = sentence.findIndex(
    ({ text }, index) => text === 'at' && isAlly(sentence[index - 1]) && !/^(?:the|random)$/.test(textAt(sentence, index + 1)),
  )
  const isHead = at > 0 && /^(?:all|each|any|every|1|your|of)$/.test(textAt(sentence, at - 2) || 'all')
  return isHead || at === 1 ? [...sentence.slice(0, at), ...words('who is', sentence[at]!), ...sentence.slice(at)] : undefined
}

/** "Monsters that are Invisible": Invisible Monsters. */
function withAdjectiveBefore(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    (token, index) => isNamed(token) && /^(?:that|who|which) is$/.test(wordsAt(sentence, index + 1, 2)) && isQuality(sentence[index + 3]),
  )
  const next = textAt(sentence, at + 4)
  if (at < 0 || /^(?:and|or|,)$/.test(next) || isNamed(sentence[at + 4])) return undefined
  const from = sentence.slice(0, at).findLastIndex((each) => !isNamed(each)) + 1
  return [...sentence.slice(0, from), sentence[at + 3]!, ...sentence.slice(from, at + 1), ...sentence.slice(at + 4)]
}

/** What an adjective of the game says of a card, before it or behind "who is". */
const isQuality = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:(?:in)?visible|face-(?:up|down))$/.test(token.text) || token.senses.some(({ kind }) => kind === 'attribute' || kind === 'flag'))

/** "Halves the value (round up) of each Ghoul": a value that is halved is rounded up, wherever that is said. */
function withRoundingLast(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => wordsAt(sentence, index, 4) === '( round up )')
  const isValue = sentence.some(({ text }) => text === 'value') && sentence.some(({ text }) => /^hal(?:ve|f)$/.test(text))
  return at < 0 || at + 4 >= sentence.length || !isValue ? undefined : [...sentence.slice(0, at), ...sentence.slice(at + 4)]
}

/** "All Investigators must bury one Ally each": each of them one. */
function withoutEachBehind(sentence: readonly Token[]): readonly Token[] | undefined {
  const isSaid = /(?:^|, )(?:each|all|every) (?:other )?(?:player|opponents?|investigator)\b/.test(textOf(sentence))
  return isSaid && sentence.at(-1)?.text === 'each' ? sentence.slice(0, -1) : undefined
}

/** "The opposing Threat loses 2", of a Defending Ally: the one that is directed at you. */
function withThreatMet(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^the (?:opposing|directed|attack) threat$/.test(wordsAt(sentence, index, 3)))
  const aimed = sentence.findIndex((_, index) => /^the threat (?:directed|aim)/.test(wordsAt(sentence, index, 3)))
  if (self?.type !== 'Ally' || !sentence.some(({ text }) => /^defend/.test(text))) return undefined
  if (at >= 0) return [...sentence.slice(0, at), ...newWords('each threat directed against you', sentence[at]!), ...sentence.slice(at + 3)]
  return aimed < 0 ? undefined : sentence.map((each, index) => (index === aimed ? newWord('each', each) : each))
}

/** "If you have either a Tome or an Artifact": the one or the other. */
function withoutEither(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'either')
  const or = sentence.findIndex(({ text }, index) => text === 'or' && index > at)
  return at < 1 || or < 0 ? undefined : sentence.filter((_, index) => index !== at)
}

/** "1 point per Cultist": for each. */
function withEachForPer(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'per' && isNamed(sentence[index + 1]))
  return at < 1 ? undefined : [...sentence.slice(0, at), ...words('for each', sentence[at]!), ...sentence.slice(at + 1)]
}

/** "Lose 1 Sanity for each Cat and each Priest in play": so much for the ones, and so much for the others. */
function withEachOfBoth(sentence: readonly Token[]): readonly Token[] | undefined {
  const first = sentence.findIndex((_each, index) => wordsAt(sentence, index, 2) === 'for each')
  const verb = sentence.slice(0, Math.max(first, 0)).findLastIndex(({ text }) => counting.has(text))
  const and = sentence.findIndex(
    ({ text }, index) => index > first + 2 && text === 'and' && /^(?:for each|each \S+)$/.test(wordsAt(sentence, index + 1, 2)),
  )
  if (first < 1 || verb < 0 || and < 0) return undefined
  const second = textAt(sentence, and + 1) === 'for' ? and + 1 : and
  const told = sentence.slice(verb, first)
  if (told.some(({ text }) => /^[,;:(]$/.test(text))) return undefined
  // "Each Cat and each Priest in play": where they are is said of both.
  const end = textAt(sentence, and - 1) === ',' ? and - 1 : and
  const isBare = sentence.slice(first + 2, end).every(isNamed)
  const noun = sentence.slice(second === and ? and + 2 : and + 3)
  const tail = isBare ? noun.slice(noun.findIndex((each) => !isNamed(each))) : []
  if (isBare && !isNamed(noun[0])) return undefined
  return [
    ...sentence.slice(0, end),
    ...(noun.every(isNamed) ? [] : tail),
    ...words('and', sentence[and]!),
    ...told,
    ...(second === and ? words('for', sentence[and]!) : []),
    ...sentence.slice(and + 1),
  ]
}

const counting: ReadonlySet<string> = new Set('lose gain add subtract draw bury discard pay'.split(' '))

/** "An Artifact, a Tome, or a Spell": one of such cards, whichever. */
function withBareList(sentence: readonly Token[]): readonly Token[] | undefined {
  const named = (from: number): number => {
    let end = from
    while (isNamed(sentence[end])) end++
    return end > from ? end : -1
  }
  for (const [at, { text }] of sentence.entries()) {
    if (text !== 'a' && text !== 'any') continue
    const items: [number, number][] = [[at + 1, named(at + 1)]]
    let end = items[0]![1]
    let or = -1
    while (end > 0 && or < 0) {
      const mark = textAt(sentence, end) === ',' ? end + 1 : end
      or = textAt(sentence, mark) === 'or' ? mark : -1
      const from = or < 0 ? mark : mark + 1
      if ((or < 0 && mark === end) || textAt(sentence, from) !== text) break
      // "An Ally's Weapon" is a Weapon.
      const noun = wordsAt(sentence, from + 1, 3) === "ally 's weapon" ? from + 3 : from + 1
      end = named(noun)
      items.push([noun, end])
    }
    if (or < 0 || end < 0 || items.length < 3) continue
    const listed = items.flatMap(([from, to], index) => [
      ...(index === 0 ? [] : [index === items.length - 1 ? sentence[or]! : newWord(',', sentence[from]!)]),
      ...sentence.slice(from, to),
    ])
    return [...sentence.slice(0, at + 1), ...listed, ...sentence.slice(end)]
  }
  return undefined
}

/** "Discard this card when you leave": from here. */
function withLeavingHere(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.length - 3
  return at > 0 && /^(?:when|as|if) you (?:leave|depart)$/.test(wordsAt(sentence, at, 3))
    ? [...sentence, word('here', sentence.at(-1)!)]
    : undefined
}

/** "Discard it if you wish": you may. */
function withWish(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.length - 3
  if (at < 2 || !/^if you (?:wish|like|choose|want)$/.test(wordsAt(sentence, at, 3))) return undefined
  const said = sentence.slice(0, sentence[at - 1]?.text === ',' ? at - 1 : at)
  const from = said.findLastIndex(({ text }) => text === ',' || text === ':') + 1
  // "You may look at ... and discard it if you wish": the second deed is left to you by itself.
  const and = said.findLastIndex(({ text }, index) => text === 'and' && index > from)
  if (and > 0 && said.slice(from, and).some(({ text }) => text === 'may') && !said.slice(and).some(({ text }) => text === 'may'))
    return [...said.slice(0, and + 1), word('optionally', sentence[at]!), ...said.slice(and + 1)]
  if (said.slice(from).some(({ text }) => text === 'you' || text === 'may' || text === 'must')) return undefined
  return [...said.slice(0, from), ...words('you may', sentence[at]!), ...said.slice(from)]
}

/** "Tomes may be played at any Library Location": who plays them is you. */
function withPlayer(sentence: readonly Token[]): readonly Token[] | undefined {
  const may = sentence.findIndex((_, index) => wordsAt(sentence, index, 3) === 'may is play')
  const head = sentence.slice(0, Math.max(may, 0)).findLastIndex(({ text }) => text === ',' || text === ':') + 1
  // Nobody plays cards but his own.
  const from = sentence[head]?.text === 'your' ? head + 1 : head
  const played = sentence.slice(from, may)
  // What is said of this card is its own, and what "no", "each" and "that" speak of is not yours.
  const isOther = played.some(({ type, text }) => type === 'self' || /^(?:this|it|they|no|that|those|if|while|when|unless)$/.test(text))
  if (may < 1 || played.length === 0 || isOther) return undefined
  return [
    ...sentence.slice(0, head),
    word('you', sentence[may]!),
    sentence[may]!,
    sentence[may + 2]!,
    ...played,
    ...sentence.slice(may + 3),
  ]
}

/** "You must walk out of here, even if ...": a duty or a ban holds the same in that case. */
function withoutConcession(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'even' && /^(?:if|though|when|while)$/.test(sentence[index + 1]?.text ?? ''))
  const said = sentence.slice(0, sentence[at - 1]?.text === ',' ? at - 1 : at)
  // "You must walk here, even if a Travel Event carries you": then one comes as if one had walked, and that is another duty.
  if (said.some(({ text }) => text === 'walk') && /\b(?:carry|bring|use|take|travel|play) .*\btravel\b/.test(textOf(sentence.slice(at))))
    return undefined
  const bids = said.some(({ text }, index) => text === 'must' || text === 'cannot' || (text === 'may' && said[index + 1]?.text === 'not'))
  return at > 2 && bids && !sentence.slice(at).some(({ text }) => text === ',') ? said : undefined
}

const comma = (near: Token): Token => ({ ...near, type: 'mark', text: ',', written: ',', value: 0, senses: [] })

const done: ReadonlySet<string> = new Set(['bury', 'discard', 'cancel', 'flip', 'return'])

/** "That Ally is buried", "each Phobia must be discarded": who says so does it. */
function withActive(sentence: readonly Token[]): readonly Token[] | undefined {
  const comma = sentence.findLastIndex(({ text }) => text === ',' || text === ':') + 1
  const from = /^(?:but|and|otherwise)$/.test(sentence[comma]?.text ?? '') ? comma + 1 : comma
  const is = sentence.findIndex(({ text }, index) => index > from && text === 'is' && done.has(sentence[index + 1]?.text ?? ''))
  if (is < 0) return undefined
  const must = sentence[is - 1]?.text === 'must' ? 1 : 0
  const named = sentence.slice(from, is - must)
  if (named.length === 0 || named.some(({ text }) => ['if', 'when', 'while', 'may', 'not', 'cannot', 'no'].includes(text))) return undefined
  const rest = sentence.slice(is + 2).filter(({ text }) => text !== 'immediately')
  // "Any Ghoul in play must be buried": each of them, for nobody picks one.
  const [which, noun] = named
  const isEach =
    which?.text === 'any' && noun?.type !== 'number' && sentence[is + 1]!.text !== 'cancel' && !rest.some(({ text }) => text === 'random')
  return [...sentence.slice(0, from), sentence[is + 1]!, ...(isEach ? [word('each', which), ...named.slice(1)] : named), ...rest]
}

/** "If this card is lost in Combat, return it to your Hand instead": if it would be. */
function withWould(sentence: readonly Token[]): readonly Token[] | undefined {
  const heads = sentence.slice(0, 6).map(({ type, text }) => (type === 'self' ? 'THIS' : text))
  const at = heads[1] === 'this' && heads[2] === 'card' ? 3 : heads[1] === 'THIS' || heads[1] === 'it' ? 2 : -1
  const isHead = (heads[0] === 'if' || heads[0] === 'when') && heads[at] === 'is' && /^(?:lose|bury)$/.test(heads[at + 1] ?? '')
  if (!isHead || !sentence.some(({ text }) => text === 'instead')) return undefined
  const near = sentence[at]!
  const lost = heads[at + 1] === 'lose' ? words('bury or discard', near) : [sentence[at + 1]!]
  return [word('if', near), ...sentence.slice(1, at), ...words('would is', near), ...lost, ...sentence.slice(at + 2)]
}

/** How one player is called, of whom a later word can say "he". */
const persons: readonly (readonly string[])[] = [
  'your opponent',
  'a opponent',
  'that player',
  'that opponent',
  'another player',
  'the affected player',
  'the affected investigator',
  'affected investigator',
  'target opponent',
  'opponent',
].map((each) => each.split(' '))

/** How many players are called, none of whom alone is "he". */
const crowds: ReadonlySet<string> = new Set(['each', 'all', 'any', 'no', 'both', 'opponents'])

/** Who is spoken of among these words, if it is one player alone. */
function personIn(tokens: readonly Token[]): readonly Token[] | undefined {
  const found = new Map<string, readonly Token[]>()
  for (let at = 0; at < tokens.length; at++) {
    const words = persons.find((each) => each.every((word, no) => tokens[at + no]?.text === word))
    if (!words) {
      const next = tokens[at + 1]?.text
      if (crowds.has(tokens[at]!.text) && /^(?:player|opponent|opponents|investigator|other)$/.test(next ?? '')) return undefined
      continue
    }
    if (crowds.has(tokens[at - 1]?.text ?? '')) return undefined
    const said = words.join(' ')
    // A player who is once named is "that player" from then on.
    if (!(said === 'that player' && found.size > 0))
      found.set(said.replace(/^(?:a |target )?opponent$/, 'your opponent'), tokens.slice(at, at + words.length))
    at += words.length - 1
  }
  const [only] = found.values()
  return found.size === 1 ? only : undefined
}

/** Whether "he" may be whom a word names: one person or Monster, and no place, thing or crowd. */
function isSomebody(sentence: readonly Token[], at: number): boolean {
  const { type, senses, written } = sentence[at]!
  if (type === 'family' || type === 'strange') return true
  // "One of your Priests" is one of them.
  const isOneOfMany = /\b(?:1|one) of (?:the |your |their )?(?:\S+ ){0,2}$/.test(`${textOf(sentence.slice(Math.max(at - 5, 0), at))} `)
  if (type !== 'name' || (/(?<!s)s$/.test(written) && !isOneOfMany)) return false
  const there = /\b(?:at|in) (?:(?:a|any|the) )?(?:\S+ (?:or|,) )?$/.test(`${textOf(sentence.slice(Math.max(at - 5, 0), at))} `)
  const isPlace = there || textAt(sentence, at + 1) === 'location'
  return senses.some(
    (each) =>
      (each.kind === 'type' && (each.name === 'Ally' || each.name === 'Monster')) ||
      (each.kind === 'title' && (each.type === 'Ally' || each.type === 'Monster')) ||
      (each.kind === 'subtype' && each.of === 'Monster') ||
      (each.kind === 'attribute' && !isPlace && senses.every(({ kind }) => kind === 'attribute' || kind === 'family')),
  )
}

/** Who "he" is where no player was named: this Ally, who bears this Weapon, or whom the sentence before chose. */
function cardMeant(before: readonly Token[], self: Self | undefined): readonly string[] | undefined {
  if (speaksOfPlayers(before)) return undefined
  if (before[0]?.text === 'choose') return ['the', 'target']
  if (self?.type === 'Ally' && !before.some((_, at) => isSomebody(before, at))) return ['this', 'card']
  if (self?.type === 'Artifact' && (self.subtype === 'Weapon' || self.subtype === 'Enchanted Weapon')) return ['the', 'bearer']
  return undefined
}

/** "If another Ally would be buried, you may bury her instead": that Ally is buried anyway, so that the one who says so is meant. */
const isOtherwiseIdle = (said: readonly Token[], self: Self | undefined): boolean =>
  self?.type === 'Ally' &&
  said.at(-1)?.text === 'bury' &&
  /^(?:if|when|each time) (?:any|a|1|another|each|you) .*\bwould (?:is )?(?:bury|lose)\b.* , (?:(?:you may|may) )?(?:instead )?bury$/.test(
    textOf(said),
  )

/**
 * "Remain with her in any Sanitarium for a Turn", "bury him instead of paying ..." on an Ally: a Turn is spent with who says so, who is
 * also what is given in place of a price, whomever the sentences before have named.
 */
function isOwnPart(sentence: readonly Token[], at: number, before: readonly Token[], self: Self | undefined): boolean {
  if (self?.type !== 'Ally' || before[0]?.text === 'choose') return false
  const said = textOf(sentence.slice(0, at))
  const isPrice = /^(?:you may )?(?:bury|discard|flip)$/.test(said) && /^instead of pay\b/.test(textOf(sentence.slice(at + 1)))
  return isPrice || /^(?:as your turn , )?(?:you may )?(?:remain|stay) with$/.test(said)
}

/** Whether an Ally is spoken of, who may be "he" from then on. */
const namesAlly = (said: readonly Token[]): boolean =>
  said.some(
    ({ type, senses }) =>
      type === 'name' &&
      senses.some((each) => (each.kind === 'type' && each.name === 'Ally') || (each.kind === 'title' && each.type === 'Ally')),
  ) && /\bwould\b/.test(textOf(said))

/** "Discard her instead": a person, and nothing that is hers. */
function isHer(sentence: readonly Token[], at: number): boolean {
  const next = sentence[at + 1]?.text ?? ''
  const isOpen =
    next === '' || /^(?:[,;:)]|instead|and|or|but|to|from|in|into|on|at|as|if|when|while|until|unless|face-down|face-up)$/.test(next)
  return /^her$/i.test(sentence[at]?.written ?? '') && sentence[at]?.text === 'their' && isOpen
}

/** "Reveal the top card of your Mythos Deck. If it is an Ally, play him": the card that was turned up. */
function shownCard(sentence: readonly Token[], at: number, before: readonly Token[]): readonly string[] | undefined {
  const isHandled = /^(?:play|put|place|take|add|draw|keep|discard|bury|return)$/.test(textAt(sentence, at - 1))
  const isOne = /\b(?:reveal|look at|turn up) the top card of your mythos deck\b/.test(textOf(before))
  return isHandled && isOne && !speaksOfPlayers(before) ? ['it'] : undefined
}

/** "He or she loses 1 Sanity": the player of whom the words before speak, or the card. */
function withPersons(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const result: Token[] = []
  let isChanged = false
  for (const [index, token] of sentence.entries()) {
    const isHe =
      ((token.text === 'they' || token.text === 'them') &&
        /^(?:s?he|him|he or she|she or he|him or her|her or him)$/i.test(token.written)) ||
      isHer(sentence, index)
    const said = sentence.slice(0, index)
    const person = isHe ? (personIn(said) ?? (speaksOfPlayers(said) ? undefined : personIn(before))) : undefined
    const own = isHe && (isOtherwiseIdle(said, self) || isOwnPart(sentence, index, before, self)) ? ['this', 'card'] : undefined
    const card =
      own ??
      (isHe && !person && !speaksOfPlayers(said) && !namesAlly(said)
        ? (shownCard(sentence, index, before) ?? cardMeant(before, self))
        : undefined)
    if (card) {
      isChanged = true
      result.push(...card.map((text): Token => ({ ...token, type: 'word', text })))
    } else if (!person) result.push(token)
    else {
      isChanged = true
      // Named as a possessor, he is named by himself here.
      result.push(...person.map((each) => ({ ...each, written: token.written, at: token.at, length: token.length })))
    }
  }
  return isChanged ? result : undefined
}

/** "Discard him the moment you play a Corrupt Ally", on an Ally: himself, where the words before have told of nobody else; nothing where they have. */
export function ofThisAlly(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text, written }) => text === 'them' && /^him$/i.test(written))
  const said = sentence.slice(0, at)
  const isAlone = at >= 0 && !speaksOfPlayers(said) && !said.some((_, place) => isSomebody(said, place))
  if (self?.type !== 'Ally' || !isAlone || cardMeant(before, self)?.[0] !== 'this') return undefined
  return [...said, ...newWords('this card', sentence[at]!), ...sentence.slice(at + 1)]
}

const speaksOfPlayers = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => /^(?:player|opponents?|investigator)$/.test(text))

const counted: Readonly<Record<string, string>> = {
  lose: 'sanity',
  gain: 'sanity',
  pay: 'sanity',
  draw: 'card',
  discard: 'card',
}

const ofAnotherHand = /\bcard (?:from|in|of) (?:\S+ ){0,2}(?:opponents?|player) 's hand\b/

/** "Draw three cards, then discard two": of what was said before. */
function withNouns(sentence: readonly Token[]): readonly Token[] | undefined {
  const result: Token[] = []
  let isChanged = false
  for (const [index, token] of sentence.entries()) {
    if (token.text === 'instead' && isChanged && index === sentence.length - 1) continue
    result.push(token)
    const noun = token.type === 'number' ? counted[sentence[index - 1]?.text ?? ''] : undefined
    const next = sentence[index + 1]
    const isBare = next === undefined || /^[,;:)]$/.test(next.text) || /^(?:more|instead|if|while|when|unless)$/.test(next.text)
    if (!noun || !isBare || !sentence.slice(0, index).some(({ text }) => text === noun)) continue
    // "Discard two cards from your opponent's Hand or discard one" is not said of a Hand of yours.
    if (sentence[index - 1]!.text === 'discard' && ofAnotherHand.test(textOf(sentence.slice(0, index)))) continue
    isChanged = true
    // "2 more" is so many besides.
    if (next?.text === 'more') continue
    result.push(word(noun, token))
  }
  return isChanged ? result.flatMap((each, index) => (each.text === 'more' ? [each, ...nounAfterMore(result, index)] : [each])) : undefined
}

function nounAfterMore(sentence: readonly Token[], at: number): readonly Token[] {
  const noun = sentence[at - 1]?.type === 'number' ? counted[sentence[at - 2]?.text ?? ''] : undefined
  const next = sentence[at + 1]
  return noun && (next === undefined || /^[,;:)]$/.test(next.text)) ? [{ ...sentence[at]!, text: noun }] : []
}

/** "For each Tome you have, gain 1 Sanity": told behind what is done. */
function withCountLast(sentence: readonly Token[]): readonly Token[] | undefined {
  const [first, second, third] = sentence
  if (first?.text !== 'for' || second?.text !== 'each' || /^(?:player|opponent|additional|turn)$/.test(third?.text ?? '')) return undefined
  const to = sentence.findIndex(({ text }) => text === ',')
  return to > 2 && to < sentence.length - 1 ? [...sentence.slice(to + 1), ...sentence.slice(0, to)] : undefined
}

/** Verbs of what holds, behind which another may stand without its subject. */
const holding: ReadonlySet<string> = new Set('gain lose add subtract become is may cannot can count join bypass know have must'.split(' '))

/** "The bearer becomes Corrupt and gains 3": of the same cards. */
function withSubjectAgain(sentence: readonly Token[]): readonly Token[] | undefined {
  const from =
    sentence.findLastIndex(({ text }, index) => /^[,:]$/.test(text) && index < sentence.findIndex((each) => holding.has(each.text))) + 1
  const verb = sentence.findIndex(({ text }, index) => index > from && holding.has(text))
  if (verb < 0) return undefined
  const subject = sentence.slice(from, verb)
  if (subject.some(({ text }) => /^(?:[,:;()]|you|if|while|when|unless|player|investigator|opponents?)$/.test(text))) return undefined
  let isChanged = false
  const result = sentence.flatMap((token, index) => {
    const before = sentence[index - 1]?.text
    if (index <= verb || !holding.has(token.text) || (before !== 'and' && before !== 'but' && before !== ';')) return [token]
    isChanged = true
    return [...onceMore(subject), token]
  })
  return isChanged ? result : undefined
}

/** "Ghouls may not defend": a bare plural is all of them. */
function withAll(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence[0]?.type === 'name' ? 0 : sentence.findIndex(({ text }) => text === ',') + 1
  const head = sentence[at]
  const verb = sentence.findIndex(({ text }, index) => index > at && (holding.has(text) || text === 'not'))
  if (head?.type !== 'name' || verb < 0) return undefined
  const last = sentence.slice(at, verb).findLast(({ type }) => type === 'name')
  if (!last || !/(?:[^s]s|men)$/i.test(last.written)) return undefined
  return [...sentence.slice(0, at), word('all', head), ...sentence.slice(at)]
}

/** "Bury one Tome and this card to gain 4 Sanity": both are buried. */
function withVerbAgain(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence[0]?.text === 'you' && sentence[1]?.text === 'may' ? 2 : 0
  const verb = sentence[at]
  if (!verb || !/^(?:bury|discard|flip)$/.test(verb.text)) return undefined
  const to = sentence.findIndex(({ text }) => text === 'to' || text === ':')
  const and = sentence.findIndex(({ text }) => text === 'and')
  if (and < at + 2 || to < and + 2 || /^(?:pay|bury|discard|flip|lose)$/.test(sentence[and + 1]!.text)) return undefined
  return [...sentence.slice(0, and + 1), verb, ...sentence.slice(and + 1)]
}

/** Whom a Monster attacks is your opponent. */
function withFoe(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Monster') return undefined
  const texts = sentence.map(({ text }) => text)
  for (let at = 0; at < sentence.length; at++) {
    const run = foes.find((each) =>
      each.every((word, no) => texts[at + no] === word || (word === 'THIS' && sentence[at + no]?.type === 'self')),
    )
    if (!run) continue
    const [head] = sentence.slice(at)
    const foe = words('your opponent', head!)
    return [...sentence.slice(0, at), ...foe, ...sentence.slice(at + run.length)]
  }
  return undefined
}

const foes: readonly (readonly string[])[] = [
  'the player attack by THIS',
  'the player attack by this card',
  'the player attack by this monster',
  'the investigator attack by this monster',
  'the player it attack',
  'the opponent it attack',
  'your opponent it attack',
  'your opponent attack by THIS',
  'the attack player',
  'the attack investigator',
  'the defending player',
  'the defending investigator',
  'the defender',
].map((each) => each.split(' '))

/** Words at the head of a sentence that only join it to the one before. */
const joints: ReadonlySet<string> = new Set([
  'however',
  'furthermore',
  'moreover',
  'thus',
  'therefore',
  'likewise',
  'remember',
  'note',
  'and',
  'but',
])

function withoutJoint([first, second, ...rest]: readonly Token[]): readonly Token[] | undefined {
  if (!first || !second || !joints.has(first.text)) return undefined
  const tail = second.text === ',' || second.text === 'that' ? rest : [second, ...rest]
  return tail.length > 0 ? tail : undefined
}

/** "Bury his Phobias, if any": that there may be none goes without saying; where a Gate is used, it is needed unless that is said. */
function withoutIfAny(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'if' && isIfAny(sentence, index))
  if (at < 0) return undefined
  const isBracketed = sentence[at - 1]?.text === '('
  const end = sentence.findIndex(({ text }, index) => index > at && (text === 'any' || text === '1' || text === 'one'))
  const from = isBracketed || sentence[at - 1]?.text === ',' ? at - 1 : at
  return [...sentence.slice(0, from), ...sentence.slice(end + (isBracketed ? 2 : 1))]
}

function isIfAny(sentence: readonly Token[], at: number): boolean {
  const words = sentence.slice(at + 1, at + 4)
  const length = words[0]?.text === 'any' ? 1 : words[1]?.text === 'have' && /^(?:any|one)$/.test(words[2]?.text ?? '') ? 3 : 0
  const next = sentence[at + 1 + length]
  const isOfGate = sentence.slice(0, at).findLast(({ text }) => text !== ',')?.text === 'gate'
  return !isOfGate && length > 0 && (next === undefined || /^[,;)]$/.test(next.text))
}

/** How long something holds, told at the head without a comma behind it. */
const whiles: readonly (readonly string[])[] = [
  'until the end of the round',
  'until the end of this round',
  'until the end of the next round',
  'until the end of combat',
  'until the end of the turn',
  'until your next turn',
  'until the start of your next turn',
  'for the rest of the round',
  'for the rest of this round',
  'for the remainder of the round',
  'for the remainder of this round',
  'for the rest of combat',
  'for the remainder of combat',
  'for the rest of the game',
  'during the next combat',
  'during this combat',
  'during this round',
  'during this turn',
  'for this combat',
  'for this round',
  'in this combat',
  'during the next round',
  'while this card is in play as a ally',
  'while in play as a ally',
].map((each) => each.split(' '))

/** "Until the end of the Round no Gates may be used": what follows begins behind a comma. */
function withDurationApart(sentence: readonly Token[]): readonly Token[] | undefined {
  const head = whiles.find((each) => each.every((word, no) => sentence[no]?.text === word))
  const next = head && sentence[head.length]
  if (!head || !next || /^(?:[,:;]|and|when)$/.test(next.text)) return undefined
  return [...sentence.slice(0, head.length), comma(next), ...sentence.slice(head.length)]
}

/** What stands before "opponent" where it is said which. */
const whose: ReadonlySet<string> = new Set('your the a each any that target another other all no which choose affected 1 of or'.split(' '))

/** "If opponent is Outside": one opponent, as where "your" is said. */
function withYourOpponent(sentence: readonly Token[]): readonly Token[] | undefined {
  let isChanged = false
  const result = sentence.flatMap((token, index) => {
    const before = sentence[index - 1]
    const isBare =
      token.text === 'opponent' && !(before && (whose.has(before.text) || before.type === 'number' || before.text === 'opposing'))
    isChanged ||= isBare
    return isBare ? [{ ...token, type: 'word' as const, text: 'your', written: 'your' }, token] : [token]
  })
  return isChanged ? result : undefined
}

/** "Lose 1 Sanity at the end of the Round if this card is in play": what it says holds only then. */
function withoutInPlay(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type === 'Investigator') return undefined
  const at = sentence.findIndex(
    ({ text }, index) =>
      (text === 'if' || text === 'while' || text === 'that') &&
      selfAt(sentence, index + 1) > 0 &&
      /^is in play$/.test(wordsAt(sentence, index + 1 + selfAt(sentence, index + 1), 3)),
  )
  if (at < 1) return undefined
  const end = at + 1 + selfAt(sentence, at + 1) + 3
  const rest = sentence[end]
  // "In play as an Ally" and "in play and it is Night" say more.
  if (rest && !/^[,;:]$/.test(rest.text)) return undefined
  const from = sentence[at - 1]!.text === ',' ? at - 1 : at
  return [...sentence.slice(0, from), ...sentence.slice(end)]
}

/** "Each Zoog surviving the Cosmic Battle", "each Zoog card that survives", on a Monster: no other is called so, and that is what it is. */
function withOwnKind(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [each, name, ...behind] = sentence
  if (self?.type !== 'Monster' || !each || !name || !/^(?:each|any|every)$/.test(each.text)) return undefined
  const isOwn = name.type === 'strange' || name.type === 'self' || ` ${fold(self.title)} `.includes(` ${fold(name.written)} `)
  const at = behind.findIndex(({ text }) => !/^(?:card|monster|that|which|of|they)$/.test(text))
  if (!isOwn || behind[at]?.text !== 'survive') return undefined
  return [each, ...words('this card', name), ...behind.slice(at)]
}

/** "If neither is": of both players, what was said of them before. */
function withBothAgain(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => /^(?:neither|either|both)$/.test(text) && sentence[index + 1]?.text === 'is')
  const next = sentence[at + 2]
  if (at < 0 || (next && !/^[,;:]$/.test(next.text))) return undefined
  const spoken = before.findLastIndex((_, index) => wordsAt(before, index, 6) === 'both you and your opponent is')
  if (spoken < 0) return undefined
  const rest = before.slice(spoken + 6)
  // Up to the end of what was said: a stop leaves more than a space between the words.
  const end = rest.findIndex(
    (token, index) => /^[,;:]$/.test(token.text) || (index > 0 && token.at > rest[index - 1]!.at + rest[index - 1]!.length + 1),
  )
  const place = end < 0 ? rest : rest.slice(0, end)
  if (place.length === 0 || place.some(({ text }) => /^(?:and|or|if|while)$/.test(text))) return undefined
  const kind = sentence[at]!.text
  const both =
    kind === 'neither'
      ? 'neither you nor your opponent is'
      : kind === 'either'
        ? 'either you or your opponent is'
        : 'both you and your opponent is'
  return [...sentence.slice(0, at), ...words(both, sentence[at]!), ...place, ...sentence.slice(at + 2)]
}

const moved: ReadonlySet<string> = new Set(['bury', 'discard', 'flip', 'return', 'cancel', 'reveal'])

/** "Randomly bury one Tome of your opponent": one random Tome. */
function withRandom(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'randomly')
  const [verb, count] = sentence.slice(at + 1)
  if (at < 0 || !verb || !moved.has(verb.text) || (count?.type !== 'number' && count?.text !== 'a')) return undefined
  const random = word('random', sentence[at]!)
  return [...sentence.slice(0, at), verb, count, random, ...sentence.slice(at + 3)]
}

/** "Halve the value of one Ally until the end of Combat (round down)": the half is. */
function withRoundingNear(sentence: readonly Token[]): readonly Token[] | undefined {
  const half = sentence.findIndex(({ text }) => text === 'halve')
  const from = sentence.findIndex(
    ({ text }, at) => text === '(' && at > half + 1 && /^\( round (?:up|down) \)$/.test(wordsAt(sentence, at, 4)),
  )
  if (half < 0 || from < 0 || sentence.slice(half + 1).some(({ text }) => text === 'halve')) return undefined
  return [...sentence.slice(0, half + 1), ...sentence.slice(from, from + 4), ...sentence.slice(half + 1, from), ...sentence.slice(from + 4)]
}

/** "You may survive in Space, as may your Allies": they may, too. */
function withThemToo(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => text === ',' && sentence[index + 1]?.text === 'as' && /^(?:may|can|must)$/.test(sentence[index + 2]?.text ?? ''),
  )
  if (at < 0) return undefined
  const modal = sentence[at + 2]!.text
  const from = sentence.findLastIndex(({ text }, index) => index < at && (text === ',' || text === ':')) + 1
  const verb = sentence.findIndex(({ text }, index) => index > from && index < at && text === modal)
  const others = sentence.slice(at + 3)
  if (verb < 0 || others.length === 0 || others.some(({ text }) => /^[,;:(]$/.test(text))) return undefined
  const and: Token = { ...sentence[at]!, type: 'word', text: 'and', written: 'and' }
  return [...sentence.slice(0, verb), and, ...others, ...sentence.slice(verb, at)]
}

/** "Joins other Deep One Hybrids": a name with another capital behind it is rather one of two words that no library holds. */
function withCompoundName(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ type }, index) => (type === 'name' || type === 'family') && sentence[index + 1]?.type === 'strange')
  const [name, more] = sentence.slice(at)
  // An adjective is no part of a name: "Corrupt Zoogs".
  if (at < 0 || !name || !more || name.senses.some(({ kind }) => kind === 'public' || kind === 'flag')) return undefined
  if (/^(?:steadfast|corrupt|male|female)$/i.test(name.written)) return undefined
  const written = `${name.written} ${more.written}`
  const one: Token = { ...more, text: written.toLowerCase(), written, senses: [{ kind: 'strange', name: written }], at: name.at }
  return [...sentence.slice(0, at), { ...one, length: more.at + more.length - name.at }, ...sentence.slice(at + 2)]
}

/** "Spells cast from this Tome during the Full Moon cost no Sanity": when it is so comes first. */
function withTimeFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'during' && index > 1)
  const to = sentence.findIndex(({ text }, index) => index > at + 1 && /^(?:cost|gain|lose|add|is|may|cannot|have)$/.test(text))
  if (at < 0 || to < 0 || hasHead(sentence) || sentence.slice(0, to).some(({ text }) => /^[,:;(]$/.test(text))) return undefined
  const named = sentence.slice(at + 1, to).some(({ type }) => type === 'name')
  return named ? [...sentence.slice(at, to), comma(sentence[at]!), ...sentence.slice(0, at), ...sentence.slice(to)] : undefined
}

const flows: ReadonlySet<string> = new Set('lose gain discard bury draw flip return reveal pay shuffle exchange'.split(' '))

/** "Each Investigator in a City loses 1 Sanity and discards one card": as the form of the verb tells, he does both. */
function withBothHisDeeds(sentence: readonly Token[]): readonly Token[] | undefined {
  const isHis = (at: number): boolean => flows.has(textAt(sentence, at)) && /s$/.test(sentence[at]?.written ?? '')
  const isCrowd = /^(?:each|any)$/.test(textAt(sentence, 0)) && /^(?:investigator|player|opponent|other)$/.test(textAt(sentence, 1))
  const first = sentence.findIndex((_, at) => at > 1 && isHis(at))
  const second = sentence.findIndex(({ text }, at) => at > first + 1 && text === 'and' && isHis(at + 1))
  if (!isCrowd || first < 0 || second < 0 || textAt(sentence, first - 1) === 'must') return undefined
  return [...sentence.slice(0, first), word('must', sentence[first]!), ...sentence.slice(first)]
}

/** "Each Investigator loses 1 Sanity at the start of each Turn that he is in the Dreamlands": whoever is there, at each of his Turns. */
function withThoseWhoAre(sentence: readonly Token[]): readonly Token[] | undefined {
  const [first, second] = sentence
  const isCrowd = /^(?:each|all|any)$/.test(first?.text ?? '') && /^(?:investigator|player)$/.test(second?.text ?? '')
  const at = sentence.findIndex((_, index) => /^at the (?:start|end) of each$/.test(wordsAt(sentence, index, 5)))
  if (!isCrowd || at < 3) return undefined
  const turn = wordsAt(sentence, at + 5, 3) === 'of their turn' ? at + 7 : sentence[at + 5]?.text === 'turn' ? at + 5 : -1
  if (turn < 0) return undefined
  const head = whereHeIs.exec(textOf(sentence.slice(turn + 1)))
  const rest = head ? sentence.slice(turn + 1 + head[0].trim().split(' ').length) : []
  if (!head || rest.length === 0 || rest.some(({ text }) => /^(?:[,:;(]|and|or)$/.test(text))) return undefined
  const who = words(head[1] ? 'whose current location is' : 'who is', first!)
  return [first!, second!, ...who, ...rest, ...sentence.slice(2, at), ...sentence.slice(at, at + 4), ...words('each of their turn', first!)]
}

/** "... that he starts at", "... during which his Current Location is": what is told of his Turn. */
const whereHeIs =
  /^(?:(?:that|if|when|while|in which|during which) )?(?:(?:they )?spend |they (?:is|start|begin) |their (?:investigator|(current location)) is )/

const plainly: ReadonlySet<string> = new Set('discard bury place put add return draw flip'.split(' '))

/** "The Zoogs make off with it (discard the card)": what the story means is told in brackets. */
function withMeaning(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findLastIndex(({ text }) => text === '(')
  const meant = sentence.slice(open + 1, -1)
  if (open < 2 || sentence.at(-1)!.text !== ')' || !plainly.has(meant[0]?.text ?? '') || meant.some(({ text }) => text === ','))
    return undefined
  const from = sentence.slice(0, open).findLastIndex(({ text }) => text === ',' || text === ':') + 1
  const told = sentence.slice(from, open)
  const isStory =
    told.some(({ type }) => type === 'unknown' || type === 'strange') || told.some(({ text }) => text === 'steal' || text === 'join')
  if (!isStory || told.some(({ text }) => /^(?:may|must|if|when|unless|and|or|not|no)$/.test(text))) return undefined
  const head = sentence.slice(0, from)
  const number = told.findIndex(({ type }) => type === 'number')
  const isIt = told.some(({ text }) => text === 'it' || text === 'them' || text === 'they')
  // "Each Turn spent here cures one Phobia (bury it)": when it is done is no story.
  const strange = told.findIndex(({ type }) => type === 'unknown' || type === 'strange')
  const isWhen = told
    .slice(0, Math.max(number, 0))
    .some(({ text }) => /^(?:each|turn|round|combat|game|you|here|at|during|night|day)$/.test(text))
  const when = isWhen ? told.slice(0, Math.max(strange, 0)) : []
  if (number >= 0) return isIt || meant.length > 3 ? undefined : [...head, ...when, meant[0]!, ...told.slice(number)]
  if (!isIt) return undefined
  const card = meant.findIndex(({ text }, index) => /^(?:the|that)$/.test(text) && meant[index + 1]?.text === 'card')
  if (card < 0) return [...head, ...meant]
  const it = word('it', meant[card]!)
  return [...head, ...meant.slice(0, card), it, ...meant.slice(card + 2)]
}

/** "This Monster", on a card that is none and has just chosen one. */
function withThatMonster(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (!self || self.type === 'Monster' || before[0]?.text !== 'choose' || !before.some(({ text }) => text === 'monster')) return undefined
  const at = sentence.findIndex(({ text }, index) => text === 'this' && sentence[index + 1]?.text === 'monster')
  return at < 0 ? undefined : sentence.map((token, index) => (index === at ? word('that', token) : token))
}

/** "In either": in the one or the other of the two Dimensions of which the words before speak. */
function withEitherWorld(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'either' && sentence[index - 1]?.text === 'in')
  const next = sentence[at + 1]
  const isSaid = ['dreamlands', 'waking'].every((each) => before.some(({ text }) => text === each))
  if (at < 0 || !isSaid || (next && !/^[,;:]$/.test(next.text) && next.text !== 'dimension')) return undefined
  const both = words('the dreamlands or the waking world', sentence[at]!)
  return [...sentence.slice(0, at), ...both, ...sentence.slice(next?.text === 'dimension' ? at + 2 : at + 1)]
}

/** So many orders are tried, and no more. */
const most = 28

/**
 * The orders in which a sentence can be tried.
 *
 * @param before the words of the sentences before it
 * @param self the card whose text it is
 */
export function rearranged(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] {
  const changes = [
    withMayNot,
    withWorldBefore,
    withCostBefore,
    (each: readonly Token[]) => withCostAndLeave(each, self),
    withEachOfThem,
    withBothDone,
    (each: readonly Token[]) => withPlainWords(each, self),
    withGateFirst,
    withTopOfThat,
    withIfForWhen,
    withOrElse,
    withTakenSeen,
    withKindForOther,
    (each: readonly Token[]) => withThatVery(each, before),
    (each: readonly Token[]) => withThatCancelled(each, before),
    (each: readonly Token[]) => withBroughtIn(each, before, self),
    withoutBeingFound,
    (each: readonly Token[]) => withThoseNamed(each, before),
    withoutIfAny,
    withoutStop,
    withoutBrackets,
    withoutFateTold,
    (each: readonly Token[]) => withItselfFlipped(each, before),
    (each: readonly Token[]) => withOwnPrice(each, self),
    (each: readonly Token[]) => withPlaceBefore(each, before),
    withoutAsUsual,
    withoutWherever,
    (each: readonly Token[]) => withBearerInPlay(each, self),
    (each: readonly Token[]) => withEachCopy(each, before),
    withNoneOf,
    withAsAllies,
    withFaceBehind,
    withToBeDone,
    withYouWhoMay,
    withDoneToChosen,
    withTravelBid,
    withWhileBehind,
    withChosenSeen,
    withSurvivor,
    withCausing,
    withBothKinds,
    withTurned,
    (each: readonly Token[]) => withBareAttribute(each, self),
    withThatTarget,
    withEitherMoment,
    withSides,
    withOnePossessor,
    withValueAgain,
    (each: readonly Token[]) => withNoneNamed(each, before),
    (each: readonly Token[]) => withNoneOfOwn(each, before),
    (each: readonly Token[]) => withOwnWord(each, before, self),
    withThoseWhoAre,
    withBothHisDeeds,
    withoutWalking,
    withBareCancel,
    (each: readonly Token[]) => withThisPerson(each, self),
    withLossAsMoment,
    withValueOfOther,
    (each: readonly Token[]) => withWhatCannot(each, before),
    withMeaning,
    (each: readonly Token[]) => withThatMonster(each, before, self),
    (each: readonly Token[]) => withEitherWorld(each, before),
    withoutChosen,
    withChosenDone,
    withHeadTold,
    withButMust,
    withNeitherDone,
    withLocationPlayed,
    withHereBehind,
    withCompany,
    withDimensionFirst,
    withOtherNumberFirst,
    withAnyRegion,
    withOneTo,
    withTurnSpent,
    withoutAnyPlayer,
    withoutEvenThose,
    (each: readonly Token[]) => withThisOne(each, self),
    (each: readonly Token[]) => withTheseFor(each, before, self),
    withWhileBeforeTime,
    withDeedFromBrackets,
    (each: readonly Token[]) => withBothCards(each, self),
    withOpposers,
    withCompoundName,
    withTimeFirst,
    withSubtypeFirst,
    withDeparture,
    (each: readonly Token[]) => withSuchAsBefore(each, before),
    withSuchSaid,
    (each: readonly Token[]) => withOnlyBearers(each, self),
    withAllOnce,
    withAttributeFirst,
    withAllyPlayed,
    withPlayedFromHand,
    withExceptAtNoun,
    withExceptJoined,
    withExceptBehindKind,
    withItForThat,
    withAtPlaces,
    withOnePreposition,
    withAsMany,
    withWalkAsIf,
    withEachHolder,
    (each: readonly Token[]) => withLaterUse(each, self),
    withSpread,
    withRandomCards,
    (each: readonly Token[]) => withNoDefenders(each, before, self),
    withInsteadLast,
    withTheirDoing,
    withPriceOfTurn,
    withFlippedToo,
    withEitherIcon,
    withPlaceOf,
    withThisCombat,
    withOrFromBrackets,
    withOnlyBefore,
    withWhileSetOff,
    withThreatAtYou,
    withTwoAtOnce,
    withoutJoint,
    withDurationApart,
    withPriceLast,
    withMade,
    (each: readonly Token[]) => withoutDoer(each, self),
    withBothJoined,
    withExistingThreat,
    withLossFirst,
    withMomentBeforePrice,
    (each: readonly Token[]) => withThing(each, self),
    withOrA,
    withWhoIsThere,
    withAdjectiveBefore,
    withRoundingLast,
    withoutEachBehind,
    (each: readonly Token[]) => withThreatMet(each, self),
    withEachForPer,
    withLeavingHere,
    withEachOfBoth,
    withBareList,
    withoutEither,
    withWould,
    (each: readonly Token[]) => withVisitor(each, self),
    withPlayer,
    withWish,
    withoutConcession,
    (each: readonly Token[]) => withOwnKind(each, self),
    withYourOpponent,
    (each: readonly Token[]) => withoutInPlay(each, self),
    (each: readonly Token[]) => withBothAgain(each, before),
    withRandom,
    withRoundingNear,
    withThemToo,
    withCountLast,
    withCountBeforeMoment,
    withHeadFirst,
    withMomentBeforeBoth,
    withMomentFirst,
    withConditionFirst,
    withActive,
    withoutOnly,
    withWhoHas,
    withOtherTime,
    withPlaceSaid,
    withPlaceOfDeed,
    withGateAtPlace,
    (each: readonly Token[]) => withThisGate(each, self),
    withDeedAgain,
    withNouns,
    withKindAgain,
    (each: readonly Token[]) => withKindBefore(each, before),
    withVerbForBoth,
    withVerbForOther,
    (each: readonly Token[]) => withFoe(each, self),
    (each: readonly Token[]) => withPersons(each, before, self),
    withSubjectAgain,
    withDoneToBoth,
    withVerbAgain,
    withAll,
  ]
  let found: readonly (readonly Token[])[] = [sentence]
  for (const change of changes) {
    // "If any" by itself leaves nothing.
    const more = found.flatMap((each) => [change(each)].flatMap((other) => (other && other.length > 0 ? [other] : [])))
    found = [...found, ...more].slice(0, most)
  }
  return found.slice(1)
}

/** "Invisible in Forest Locations": at them. */
function withAtPlaces(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => {
    const from = text !== 'in' ? -1 : /^(?:a|any|all|each)$/.test(textAt(sentence, index + 1)) ? index + 2 : index + 1
    return from > 0 && isNamed(sentence[from]) && textAt(sentence, from + 1) === 'location'
  })
  return at < 0 ? undefined : sentence.map((token, index) => (index === at ? word('at', token) : token))
}

/** "Gain as many Sanity points as you have Tomes in play": one for each Tome you have in play. */
function withAsMany(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_each, index) => /^as (?:many|much)$/.test(wordsAt(sentence, index, 2)))
  const than = sentence.findIndex(({ text }, index) => index > at + 2 && text === 'as')
  const near = sentence[at]
  if (at < 1 || than < 0 || than > at + 5 || !near) return undefined
  const end = sentence.findIndex(({ text }, index) => index > than && /^(?:,|:|until|when)$/.test(text))
  const [said, rest] = [sentence.slice(than + 1, end < 0 ? undefined : end), end < 0 ? [] : sentence.slice(end)]
  const one: Token = { ...newWord('1', near), type: 'number', value: 1 }
  const each = (told: readonly Token[]): readonly Token[] => [
    ...sentence.slice(0, at),
    one,
    ...sentence.slice(at + 2, than),
    ...newWords('for each', near),
    ...told,
    ...rest,
  ]
  const inPlay = textOf(said.slice(-2)) === 'in play'
  if (textOf(said.slice(0, 2)) === 'there is') return each(said.slice(2))
  if (textOf(said.slice(0, 2)) === 'you have' && isNamed(said[2]))
    return each(
      inPlay || !said.some(({ text }) => text === 'in')
        ? [...said.slice(2, inPlay ? -2 : undefined), ...newWords('you have in play', near)]
        : said.slice(2),
    )
  if (textOf(said.slice(0, 3)) === 'your opponent have' && isNamed(said[3]) && (inPlay || !said.some(({ text }) => text === 'in')))
    return each([...newWords("of your opponent 's", near), ...said.slice(3, inPlay ? -2 : undefined)])
  return undefined
}

/** "You may travel to any Port as if walking": you may walk there. */
function withWalkAsIf(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_each, index) =>
    /^as (?:if|though)(?: you (?:is|be))? walk$/.test(textOf(sentence.slice(index, index + 5)).replace(/ walk .*$/, ' walk')),
  )
  const verb = sentence.findIndex(({ text }) => text === 'travel')
  if (at < 0 || verb < 0 || verb > at) return undefined
  const end = sentence.findIndex(({ text }, index) => index > at && text === 'walk')
  const told = [...sentence.slice(0, at), ...sentence.slice(end + 1)]
  return told.map((each, index) => (index === verb ? word('walk', each) : each))
}

/** "Your Tomes can hold one more Spell each": each of them can. */
function withEachHolder(sentence: readonly Token[]): readonly Token[] | undefined {
  const can = sentence.findIndex(
    ({ text }, index) => /^(?:can|may)$/.test(text) && /^(?:hold|contain|know|carry)$/.test(textAt(sentence, index + 1)),
  )
  if (can < 2 || sentence.at(-1)?.text !== 'each' || sentence.slice(0, -1).some(({ text }) => text === 'each')) return undefined
  return [...sentence.slice(0, can + 1), sentence.at(-1)!, ...sentence.slice(can + 1, -1)]
}

/** "On a later Turn you may bury this card and draw two cards", of a card in play: as a Turn, at that price. */
function withLaterUse(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [lead] = later.exec(textOf(sentence)) ?? []
  if (!isUsable(self) || !lead) return undefined
  const from = lead.split(' ').length
  const own = selfAt(sentence, from + 1)
  if (!/^(?:bury|discard|flip)$/.test(textAt(sentence, from)) || own === 0) return undefined
  return [...words('as your turn , you may', sentence[0]!), ...sentence.slice(from)]
}

const later = /^(?:on|during|as) (?:a|any) (?:later|follow|subsequent|future) turn(?: ,)? you may/

const where = /^(?:at|in|on)$/

/** "At a Port or on an Island", "from a City or from the Dreamlands": places that one word of place is enough for. */
function withOnePreposition(sentence: readonly Token[]): readonly Token[] | undefined {
  for (const [at, { text }] of sentence.entries()) {
    if (text !== 'or' || !/^(?:at|in|on|from|to)$/.test(textAt(sentence, at + 1))) continue
    const first = sentence.slice(0, at).findLastIndex((each) => each.type === 'word' && !/^(?:a|any|the|location|,)$/.test(each.text))
    const [one, other] = [textAt(sentence, first), textAt(sentence, at + 1)]
    const isSame = one === other || (where.test(one) && where.test(other))
    const from = /^(?:a|any|the)$/.test(textAt(sentence, at + 2)) ? at + 3 : at + 2
    const second = sentence[from]
    const isPlace = isNamed(second) || /^(?:dreamlands|waking|new)$/.test(second?.text ?? '')
    if (first < 0 || first === at - 1 || !isSame || !isPlace) continue
    const isEither = textAt(sentence, first - 1) === 'either'
    return [...sentence.slice(0, isEither ? first - 1 : first), ...sentence.slice(first, at + 1), ...sentence.slice(at + 2)]
  }
  return undefined
}

/** "Bury one Phobia, wherever you are": a use asks for no place; where something is played or travelled to, it says more. */
function withoutWherever(sentence: readonly Token[]): readonly Token[] | undefined {
  const said = ['wherever you is', 'wherever you may is', 'no matter where you is', 'anywhere', 'regardless of where you is']
  if (sentence.some(({ text }) => /^(?:play|travel|walk|put|bring|summon|move)$/.test(text))) return undefined
  for (const [at] of sentence.entries()) {
    const found = said.find((each) => wordsAt(sentence, at, each.split(' ').length) === each)
    if (!found || at === 0) continue
    const end = at + found.split(' ').length
    // "Anywhere in Arkham" tells of a place.
    if (/^(?:at|in|within|else|but)$/.test(textAt(sentence, end))) continue
    const isBetween = textAt(sentence, at - 1) === ','
    return [...sentence.slice(0, isBetween ? at - 1 : at), ...sentence.slice(isBetween && textAt(sentence, end) === ',' ? end + 1 : end)]
  }
  return undefined
}

/** "While that Ally remains in play", on what is given to an Ally: as long as this card does, which is lost with him. */
function withBearerInPlay(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Artifact') return undefined
  const at = sentence.findIndex((_each, index) =>
    /^(?:while|as long as) (?:that|the) ally (?:remain|is|stay) in play$/.test(wordsAt(sentence, index, 6)),
  )
  return at < 0 ? undefined : [...sentence.slice(0, at + 1), ...words('this card', sentence[at + 1]!), ...sentence.slice(at + 3)]
}

/** "You may have three copies of this card in play. Each adds 1 ...": every one of them says so of itself. */
function withEachCopy(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  if (!before.some(({ text }) => text === 'copy')) return undefined
  // "Lose 1 Sanity each time that one is lost": whichever it is, and each says so of itself.
  const one = sentence.findIndex(
    ({ type, value }, at) =>
      type === 'number' && value === 1 && textAt(sentence, at + 1) === 'is' && /^(?:time|that|if|when)$/.test(textAt(sentence, at - 1)),
  )
  if (one > 0) return [...sentence.slice(0, one), ...words('this card', sentence[one]!), ...sentence.slice(one + 1)]
  if (textAt(sentence, 0) !== 'each' || !/^(?:add|gain|lose|subtract)$/.test(textAt(sentence, 1))) return undefined
  return before.length > 0 ? [...words('this card', sentence[0]!), ...sentence.slice(1)] : undefined
}

/** The two halves at a semicolon or before ", otherwise", outside of brackets; nothing where there is none. */
export function halves(sentence: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  let depth = 0
  for (const [index, { text }] of sentence.entries()) {
    if (text === '(') depth++
    if (text === ')') depth--
    // "Choose one Ally: he may not defend."
    const isStop =
      text === ';' ||
      (text === ',' && sentence[index + 1]?.text === 'otherwise') ||
      (text === ':' && sentence[0]!.text === 'choose' && sentence.slice(0, index).some(({ type }) => type === 'name'))
    // "Your opponent loses 2 Sanity, as does every other player in the same Region."
    if (depth === 0 && index > 0 && /^, as do (?:each|any|all) other (?:player|investigator)$/.test(wordsAt(sentence, index, 6)))
      return [sentence.slice(0, index), [...newWords('the same go for', sentence[index]!), ...sentence.slice(index + 3)]]
    if (isStop && depth === 0 && index > 0 && index < sentence.length - 1) return [sentence.slice(0, index), sentence.slice(index + 1)]
  }
  return undefined
}

/** Whether a sentence begins with other cards than this one, as what it speaks of. */
const hasOthers = ([first, second]: readonly Token[]): boolean =>
  isNamed(first) || (/^(?:each|all|any|your|every)$/.test(first?.text ?? '') && isNamed(second))

/**
 * The ways to cut a sentence in two at ", and" or ", but", each with the head that belongs to both halves ("While this card is in play, ...,
 * and ..."), if there is one: a condition, and no moment.
 */
export function apart(
  sentence: readonly Token[],
): readonly { readonly head: readonly Token[]; readonly first: readonly Token[]; readonly second: readonly Token[] }[] {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const isHeaded = /^(?:while|if|during|until|for)$/.test(sentence[0]?.text ?? '') && comma > 1
  if (!isHeaded && hasHead(sentence)) return []
  const head = isHeaded ? sentence.slice(0, comma + 1) : []
  const body = sentence.slice(head.length)
  let depth = 0
  return body.flatMap(({ text }, index) => {
    if (text === '(') depth++
    if (text === ')') depth--
    const isCut = text === ',' && depth === 0 && /^(?:and|but)$/.test(body[index + 1]?.text ?? '')
    // "Spells cost 1 more, but may not be cancelled": the Spells, and not this card.
    const isOfOthers = hasOthers(body) && /^(?:may|cannot|can|is)$/.test(body[index + 2]?.text ?? '')
    if (isCut && !isOfOthers && index > 1 && index < body.length - 4)
      return [{ head, first: body.slice(0, index), second: body.slice(index + 2) }]
    const isBut = text === 'but' && depth === 0 && body[index - 1]?.text !== ',' && /^(?:gain|lose|draw)$/.test(body[index + 1]?.text ?? '')
    return isBut && index > 1 && index < body.length - 4 ? [{ head, first: body.slice(0, index), second: body.slice(index + 1) }] : []
  })
}
