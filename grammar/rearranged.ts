/**
 * Other orders of the same words: what a sentence says in the middle comes to its head, what it leaves out because it was said before is
 * said again, and who "he" is. Tried one after the other where the words as they stand cannot be read; each says no more and no less than
 * the sentence does.
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
import type { Token } from './lexer.ts'
import { withSpread, withTheseFor, withThisOne, withWhileBeforeTime } from './meant-by-it.ts'
import { withCountBeforeMoment } from './moments-apart.ts'
import { withMayNot, withWorldBefore } from './permitted.ts'
import { withPlainWords } from './plainly.ts'
import type { Self } from './reading.ts'
import {
  withBareList,
  withBothDone,
  withEachForPer,
  withEachOfBoth,
  withEachOfThem,
  withOrA,
  withoutConcession,
  withoutEachBehind,
  withoutEither,
  withRoundingLast,
  withRoundingNear,
  withWish,
} from './rearranged/each-and-both.ts'
import {
  hasHead,
  withConditionFirst,
  withCostAndLeave,
  withCostBefore,
  withDurationApart,
  withGateFirst,
  withHeadFirst,
  withIfForWhen,
  withLaterUse,
  withMomentBeforeBoth,
  withMomentFirst,
  withOrElse,
  withoutIfAny,
  withoutJoint,
  withPriceLast,
  withTimeFirst,
  withWould,
} from './rearranged/heads-first.ts'
import {
  withAll,
  withAsMany,
  withBothAgain,
  withBothHisDeeds,
  withCountLast,
  withMeaning,
  withNouns,
  withRandom,
  withSubjectAgain,
  withThemToo,
  withVerbAgain,
} from './rearranged/said-again.ts'
import {
  withBearerInPlay,
  withBroughtIn,
  withCompoundName,
  withEachCopy,
  withEachHolder,
  withKindForOther,
  withMade,
  withOwnKind,
  withoutBeingFound,
  withoutInPlay,
  withTakenSeen,
  withThatCancelled,
  withThatMonster,
  withThatVery,
  withThoseNamed,
  withThoseWhoAre,
  withTopOfThat,
} from './rearranged/that-very-card.ts'
import {
  withAdjectiveBefore,
  withAtPlaces,
  withEitherWorld,
  withLeavingHere,
  withOnePreposition,
  withoutWherever,
  withThreatMet,
  withWalkAsIf,
  withWhoIsThere,
} from './rearranged/where-it-is.ts'
import { withActive, withFoe, withPersons, withPlayer, withVisitor, withYourOpponent } from './rearranged/who-he-is.ts'
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
import { withExceptAtNoun, withExceptBehindKind, withExceptJoined } from './set-right/except.ts'
import {
  withFlippedToo,
  withItselfFlipped,
  withMomentBeforePrice,
  withOwnPrice,
  withoutDoer,
  withPriceOfTurn,
  withTurnSpent,
  withTwoAtOnce,
} from './set-right/its-price.ts'
import {
  withExistingThreat,
  withLossFirst,
  withNoDefenders,
  withOpposers,
  withThisCombat,
  withThreatAtYou,
} from './set-right/lost-in-combat.ts'
import {
  withAllOnce,
  withAllyPlayed,
  withAttributeFirst,
  withEitherIcon,
  withOnlyBearers,
  withoutAnyPlayer,
  withoutEvenThose,
  withPlaceOf,
  withSubtypeFirst,
  withTheirDoing,
} from './set-right/of-what-kind.ts'
import {
  withDeedFromBrackets,
  withOrFromBrackets,
  withoutAsUsual,
  withoutBrackets,
  withoutFateTold,
  withoutStop,
} from './set-right/stops-and-brackets.ts'
import {
  withDeparture,
  withHereBehind,
  withInsteadLast,
  withOnlyBefore,
  withPlaceBefore,
  withWhileSetOff,
} from './set-right/when-and-where.ts'
import {
  withBothCards,
  withBothJoined,
  withChosenDone,
  withItForThat,
  withoutChosen,
  withPlayedFromHand,
  withRandomCards,
  withSuchAsBefore,
  withSuchSaid,
} from './set-right/which-card.ts'
import { isNamed, newWords, wordsAt } from './tokens.ts'

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
