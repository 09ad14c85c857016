/** Sentences that are one, and one that is several, told by their words before any of them is read. */

import {
  withAllyAsked,
  withAnswer,
  withBroughtAlly,
  withCardOnTop,
  withCasesApart,
  withConditionAnswered,
  withCostAgain,
  withDeedInstead,
  withFateInstead,
  withMeanwhile,
  withNoneShown,
  withNoneToGive,
  withNoPhobia,
  withOneElse,
  withOrElse,
  withOrIf,
  withOther,
  withPlacedSo,
  withPlaceReached,
  withPlayThere,
  withProtectionThen,
  withRefusal,
  withSameCrowd,
  withSameMeans,
  withSamePass,
  withSomeOfThem,
  withTheOthers,
} from './back-to-it.ts'
import { withBearer, withWholeLoss } from './bearing.ts'
import { saidTogether, withoutEpithet } from './briefly.ts'
import { withOthersThan, withoutSuffering, withSameManner, withSeized } from './brought-near.ts'
import { withClauses } from './clauses.ts'
import { withCountInDeed } from './counted-as-they-go.ts'
import { withDimensionOfDeed } from './elided.ts'
import { withCountOfGone, withThoseGoneSo } from './gone-so.ts'
import { hangingOnTheLast } from './hangs-on-the-last.ts'
import { withHisWayOut } from './his-way-out.ts'
import { inPairs } from './in-pairs.ts'
import { withOwnEnd } from './its-own-end.ts'
import type { Token } from './lexer.ts'
import { withLowerOfTwo } from './lower-of-two.ts'
import {
  withHisThings,
  withKindOfTitle,
  withOpenThreat,
  withOpponentHere,
  withOwnHandForIt,
  withPileForIt,
  withThreatForIt,
  withWayTold,
  withWhoIsThere,
} from './meant-by-it.ts'
import { withAimOfScene, withFoeOfScene } from './mishaps.ts'
import { withOneNotPlayed } from './not-to-be-played.ts'
import { withWhatItTakes } from './permitted.ts'
import { withBorrowed, withItself, withOpponentChosen, withProviso, withVisitorTold } from './plainly.ts'
import { withChosenAtOnce, withChosenForPrice, withPricesBefore, withWorthOfTheChosen } from './price-told.ts'
import type { Self } from './reading.ts'
import { withWhatHappens } from './roundabout.ts'
import { withWhatIsStolen, withWhatSpares } from './set-right/lost-in-combat.ts'
import { withSpellApart, withSpellsAgain } from './set-right/spells-held.ts'
import { withinPlaces, withNextTurn } from './set-right/when-and-where.ts'
import {
  withCancelledCard,
  withChosenFromHand,
  withChosenPlaced,
  withItFlippedBack,
  withItForThis,
  withItOfBefore,
  withShownChoice,
} from './set-right/which-card.ts'
import { withSetAside } from './spelled-out.ts'
import { withMomentSupposed } from './supposed.ts'
import { withTakenUp } from './taken-up.ts'
import { withAsMuchAsPaid } from './told-as-one/as-much-as-is-paid.ts'
import {
  withDearerSummons,
  withItsValue,
  withKindLeft,
  withPointsLost,
  withSanityAgain,
  withSuchAsCounted,
  withWorthOfSummoned,
} from './told-as-one/how-much.ts'
import { withRows } from './told-as-one/in-rows.ts'
import { withMoreOfSome } from './told-as-one/more-of-some.ts'
import {
  withAfterthought,
  withBothTwice,
  withoutAnnouncement,
  withoutCastings,
  withoutPreference,
  withoutReminder,
  withUnreached,
} from './told-as-one/needless.ts'
import { withSameCards } from './told-as-one/of-the-same-cards.ts'
import { withGatePrice, withItUsedUp, withLasting, withUseBehind, withUseTold, withWhenUsed } from './told-as-one/one-use.ts'
import {
  fromWhatIsSeen,
  withGoingOn,
  withHandShown,
  withShuffledDeck,
  withTakenOrPlayed,
  withWhatIsFound,
  withWhatIsSeen,
} from './told-as-one/seen-and-taken.ts'
import {
  combatApart,
  defenceApart,
  ofBearer,
  withChosenForGood,
  withFateBesides,
  withLotFirst,
  withLyingFaceDown,
  withMomentFirst,
  withOtherCase,
  withPlaceOfIt,
  withWhatIsChosen,
} from './told-as-one/the-one-chosen.ts'
import { withFateOfSummoned } from './told-as-one/where-the-summoned-goes.ts'
import { withWhatItBears } from './told-as-one/with-what-it-bears.ts'
import { withWorthOfAnother } from './told-as-one/worth-as-another.ts'
import { withTurnedUp } from './turned-up.ts'
import { withTurnedUpUntil } from './turned-up-until.ts'

type Sentences = readonly (readonly Token[])[]

/** Each sentence by itself, as one or as several. */
const each =
  (change: (sentence: readonly Token[]) => readonly Token[]) =>
  (told: Sentences): Sentences =>
    told.map((sentence) => change(sentence))

const apart =
  (change: (sentence: readonly Token[]) => Sentences) =>
  (told: Sentences): Sentences =>
    told.flatMap((sentence) => change(sentence))

/** What is told of the sentences together, in the order in which it is looked for. */
const steps: readonly ((told: Sentences, self: Self | undefined) => Sentences)[] = [
  withFoeOfScene,
  inPairs,
  withRows,
  withMoreOfSome,
  withSameCards,
  withAsMuchAsPaid,
  withWorthOfAnother,
  withWhatItBears,
  withFateOfSummoned,
  withOwnEnd,
  hangingOnTheLast,
  withOneElse,
  withRefusal,
  withItOfBefore,
  withItFlippedBack,
  withItUsedUp,
  withAimOfScene,
  withTheOthers,
  withCardOnTop,
  withNoneShown,
  withGoingOn,
  withPointsLost,
  each(withKindLeft),
  fromWhatIsSeen,
  withHandShown,
  withSanityAgain,
  withDearerSummons,
  withWorthOfSummoned,
  withAllyAsked,
  withPlaceReached,
  withPlayThere,
  withBroughtAlly,
  withOrIf,
  withConditionAnswered,
  withNoneToGive,
  withNoPhobia,
  withMeanwhile,
  withSameCrowd,
  withCasesApart,
  withOrElse,
  withProtectionThen,
  withFateInstead,
  withDeedInstead,
  withTurnedUpUntil,
  withOneNotPlayed,
  withLowerOfTwo,
  each(withCountInDeed),
  withCountOfGone,
  withThoseGoneSo,
  withSuchAsCounted,
  withSomeOfThem,
  withTurnedUp,
  withUnreached,
  each(withoutPreference),
  each(withLotFirst),
  withAnswer,
  withPlacedSo,
  withOther,
  withTakenUp,
  withMomentSupposed,
  (told) => told.map((part) => withinPlaces(withNextTurn(withoutEpithet(part)))),
  saidTogether,
  withoutCastings,
  withGatePrice,
  withShuffledDeck,
  apart(withAfterthought),
  apart(withFateBesides),
  apart(withBothTwice),
  withoutAnnouncement,
  withoutReminder,
  withPlaceOfIt,
  withChosenForGood,
  withMomentFirst,
  withLyingFaceDown,
  withSameMeans,
  withSamePass,
  withCostAgain,
  withSetAside,
  withWhatHappens,
  (told, self) => told.map((part) => withWhoIsThere(ofBearer(withKindOfTitle(part, self), self))),
  (told, self) => told.flatMap((part) => withItself(withVisitorTold(withItForThis(part) ?? part, self), self)),
  (told) => told.map((part) => withOpponentHere(withDimensionOfDeed(withChosenFromHand(part) ?? part))),
  withHisThings,
  (told, self) => told.flatMap((one) => withClauses(one, self)),
  apart(withSpellApart),
  withSpellsAgain,
  withWhatItTakes,
  withBearer,
  apart(defenceApart),
  apart(combatApart),
  withWholeLoss,
  withWhatSpares,
  withWhatIsStolen,
  withShownChoice,
  withThreatForIt,
  withOpenThreat,
  withHisWayOut,
  withOwnHandForIt,
  withPileForIt,
  withOthersThan,
  withSeized,
  (told, self) => told.map((part) => withoutSuffering(part, self)),
  withSameManner,
  withChosenPlaced,
  withCancelledCard,
  withWayTold,
  withProviso,
  withOpponentChosen,
  withBorrowed,
  withTakenOrPlayed,
  withWhatIsFound,
  withChosenForPrice,
  withChosenAtOnce,
  withWorthOfTheChosen,
  withItsValue,
  withWhatIsSeen,
  withOtherCase,
  withWhatIsChosen,
  withLasting,
  withPricesBefore,
  withUseBehind,
  withUseTold,
  withWhenUsed,
]

/** The sentences of a text, said so that each can be read by itself: together where they are one, apart where they are several. */
export const toldAsOne = (told: Sentences, self: Self | undefined): Sentences => steps.reduce((so, step) => step(so, self), told)
