/** The grammar as the import sees it, with an edition that changes whenever a word of it does. */

import adventureSource from '../grammar/adventure.ne?raw'
import adventureActionsSource from '../grammar/adventure-actions.ts?raw'
import adventureLexerSource from '../grammar/adventure-lexer.ts?raw'
import { readAdventure } from '../grammar/adventure-text.ts'
import adventureTextSource from '../grammar/adventure-text.ts?raw'
import afterwardsSource from '../grammar/afterwards.ts?raw'
import amountsSource from '../grammar/amounts.ts?raw'
import andAlsoSource from '../grammar/and-also.ts?raw'
import anotherOfItSource from '../grammar/another-of-it.ts?raw'
import asItsLineSaysSource from '../grammar/as-its-line-says.ts?raw'
import asTheLastSource from '../grammar/as-the-last.ts?raw'
import askedInPassingSource from '../grammar/asked-in-passing.ts?raw'
import askedOfItSource from '../grammar/asked-of-it.ts?raw'
import backToItSource from '../grammar/back-to-it.ts?raw'
import bearingSource from '../grammar/bearing.ts?raw'
import bothOrLastSource from '../grammar/both-or-last.ts?raw'
import brieflySource from '../grammar/briefly.ts?raw'
import broughtNearSource from '../grammar/brought-near.ts?raw'
import calledSource from '../grammar/called.ts?raw'
import cardSource from '../grammar/card.ts?raw'
import clausesSource from '../grammar/clauses.ts?raw'
import colourSource from '../grammar/colour.ts?raw'
import contractionsSource from '../grammar/contractions.ts?raw'
import amountsChapter from '../grammar/effect/amounts.ne?raw'
import bansChapter from '../grammar/effect/bans.ne?raw'
import befallsChapter from '../grammar/effect/befalls.ne?raw'
import cancelingChapter from '../grammar/effect/canceling.ne?raw'
import cardsChapter from '../grammar/effect/cards.ne?raw'
import carryingChapter from '../grammar/effect/carrying.ne?raw'
import conditionsChapter from '../grammar/effect/conditions.ne?raw'
import costsChapter from '../grammar/effect/costs.ne?raw'
import countsChapter from '../grammar/effect/counts.ne?raw'
import deedsChapter from '../grammar/effect/deeds.ne?raw'
import gatesChapter from '../grammar/effect/gates.ne?raw'
import hazardsChapter from '../grammar/effect/hazards.ne?raw'
import hoursChapter from '../grammar/effect/hours.ne?raw'
import immunityChapter from '../grammar/effect/immunity.ne?raw'
import joiningChapter from '../grammar/effect/joining.ne?raw'
import languagesChapter from '../grammar/effect/languages.ne?raw'
import momentsChapter from '../grammar/effect/moments.ne?raw'
import movingChapter from '../grammar/effect/moving.ne?raw'
import occurrencesChapter from '../grammar/effect/occurrences.ne?raw'
import penniesChapter from '../grammar/effect/pennies.ne?raw'
import permissionsChapter from '../grammar/effect/permissions.ne?raw'
import playersChapter from '../grammar/effect/players.ne?raw'
import predicatesChapter from '../grammar/effect/predicates.ne?raw'
import pricesChapter from '../grammar/effect/prices.ne?raw'
import qualitiesChapter from '../grammar/effect/qualities.ne?raw'
import remarksChapter from '../grammar/effect/remarks.ne?raw'
import replacementsChapter from '../grammar/effect/replacements.ne?raw'
import rolesChapter from '../grammar/effect/roles.ne?raw'
import stepsChapter from '../grammar/effect/steps.ne?raw'
import takenAsChapter from '../grammar/effect/taken-as.ne?raw'
import threatsChapter from '../grammar/effect/threats.ne?raw'
import toldOfCardsChapter from '../grammar/effect/told-of-cards.ne?raw'
import travelChapter from '../grammar/effect/travel.ne?raw'
import turnedUpChapter from '../grammar/effect/turned-up.ne?raw'
import valuesChapter from '../grammar/effect/values.ne?raw'
import walksChapter from '../grammar/effect/walks.ne?raw'
import effectSource from '../grammar/effect.ne?raw'
import elidedSource from '../grammar/elided.ts?raw'
import givenForItSource from '../grammar/given-for-it.ts?raw'
import glossedSource from '../grammar/glossed.ts?raw'
import goesOnSource from '../grammar/goes-on.ts?raw'
import goneSoSource from '../grammar/gone-so.ts?raw'
import hangsOnTheLastSource from '../grammar/hangs-on-the-last.ts?raw'
import hisWayOutSource from '../grammar/his-way-out.ts?raw'
import inEverydayWordsSource from '../grammar/in-everyday-words.ts?raw'
import inFewerWordsSource from '../grammar/in-fewer-words.ts?raw'
import inPairsSource from '../grammar/in-pairs.ts?raw'
import itsOwnEndSource from '../grammar/its-own-end.ts?raw'
import joinedNamesSource from '../grammar/joined-names.ts?raw'
import justPlayedSource from '../grammar/just-played.ts?raw'
import leftOutSource from '../grammar/left-out.ts?raw'
import leftUnsaidSource from '../grammar/left-unsaid.ts?raw'
import lexerSource from '../grammar/lexer.ts?raw'
import { knownWords } from '../grammar/link.ts'
import linkSource from '../grammar/link.ts?raw'
import lookingAheadSource from '../grammar/looking-ahead.ts?raw'
import looseEndsSource from '../grammar/loose-ends.ts?raw'
import makeBansSource from '../grammar/make/bans.ts?raw'
import makeBefallsSource from '../grammar/make/befalls.ts?raw'
import makeCardsSource from '../grammar/make/cards.ts?raw'
import makeConditionsSource from '../grammar/make/conditions.ts?raw'
import makeDeedsSource from '../grammar/make/deeds.ts?raw'
import makeDraftSource from '../grammar/make/draft.ts?raw'
import makeHoursSource from '../grammar/make/hours.ts?raw'
import makeMomentsSource from '../grammar/make/moments.ts?raw'
import makeMovingSource from '../grammar/make/moving.ts?raw'
import makeNounsSource from '../grammar/make/nouns.ts?raw'
import makePermissionsSource from '../grammar/make/permissions.ts?raw'
import makePlayersSource from '../grammar/make/players.ts?raw'
import makeReplacementsSource from '../grammar/make/replacements.ts?raw'
import makeSentencesSource from '../grammar/make/sentences.ts?raw'
import makeStepsSource from '../grammar/make/steps.ts?raw'
import makeValuesSource from '../grammar/make/values.ts?raw'
import meantSource from '../grammar/meant.ts?raw'
import meantByItSource from '../grammar/meant-by-it.ts?raw'
import mishapsSource from '../grammar/mishaps.ts?raw'
import momentsApartSource from '../grammar/moments-apart.ts?raw'
import namedBeforeSource from '../grammar/named-before.ts?raw'
import namedTypeSource from '../grammar/named-type.ts?raw'
import nearTitlesSource from '../grammar/near-titles.ts?raw'
import ofWhomItIsToldSource from '../grammar/of-whom-it-is-told.ts?raw'
import onFootSource from '../grammar/on-foot.ts?raw'
import onTheOtherTurnSource from '../grammar/on-the-other-turn.ts?raw'
import oneSentenceSource from '../grammar/one-sentence.ts?raw'
import openingsSource from '../grammar/openings.ts?raw'
import otherWordsSource from '../grammar/other-words.ts?raw'
import ownCardSource from '../grammar/own-card.ts?raw'
import paraphraseSource from '../grammar/paraphrase.ts?raw'
import aboardSource from '../grammar/paraphrases/aboard.ts?raw'
import alliesSource from '../grammar/paraphrases/allies.ts?raw'
import amongThoseSeenSource from '../grammar/paraphrases/among-those-seen.ts?raw'
import andMayNotSource from '../grammar/paraphrases/and-may-not.ts?raw'
import answersSource from '../grammar/paraphrases/answers.ts?raw'
import armsAndSpellsSource from '../grammar/paraphrases/arms-and-spells.ts?raw'
import artsSource from '../grammar/paraphrases/arts.ts?raw'
import asARuleSaysSource from '../grammar/paraphrases/as-a-rule-says.ts?raw'
import asDesignersSaySource from '../grammar/paraphrases/as-designers-say.ts?raw'
import asManyAsSource from '../grammar/paraphrases/as-many-as.ts?raw'
import asUsualSource from '../grammar/paraphrases/as-usual.ts?raw'
import atItsTimeSource from '../grammar/paraphrases/at-its-time.ts?raw'
import atLengthSource from '../grammar/paraphrases/at-length.ts?raw'
import atTheAttackSource from '../grammar/paraphrases/at-the-attack.ts?raw'
import atTheMomentSource from '../grammar/paraphrases/at-the-moment.ts?raw'
import atTheTableSource from '../grammar/paraphrases/at-the-table.ts?raw'
import atThisPlaceSource from '../grammar/paraphrases/at-this-place.ts?raw'
import awardsSource from '../grammar/paraphrases/awards.ts?raw'
import battlesSource from '../grammar/paraphrases/battles.ts?raw'
import befallenSource from '../grammar/paraphrases/befallen.ts?raw'
import befallingAllSource from '../grammar/paraphrases/befalling-all.ts?raw'
import butAtAPriceSource from '../grammar/paraphrases/but-at-a-price.ts?raw'
import byThePointSource from '../grammar/paraphrases/by-the-point.ts?raw'
import byWhoseDoingSource from '../grammar/paraphrases/by-whose-doing.ts?raw'
import caseByCaseSource from '../grammar/paraphrases/case-by-case.ts?raw'
import castingsSource from '../grammar/paraphrases/castings.ts?raw'
import changeHandsSource from '../grammar/paraphrases/change-hands.ts?raw'
import circumstancesSource from '../grammar/paraphrases/circumstances.ts?raw'
import comeBySource from '../grammar/paraphrases/come-by.ts?raw'
import companionsSource from '../grammar/paraphrases/companions.ts?raw'
import companyOneKeepsSource from '../grammar/paraphrases/company-one-keeps.ts?raw'
import comparedSource from '../grammar/paraphrases/compared.ts?raw'
import costOfThePlaceSource from '../grammar/paraphrases/cost-of-the-place.ts?raw'
import countedSource from '../grammar/paraphrases/counted.ts?raw'
import countedAmongSource from '../grammar/paraphrases/counted-among.ts?raw'
import deedsSource from '../grammar/paraphrases/deeds.ts?raw'
import doingsSource from '../grammar/paraphrases/doings.ts?raw'
import eitherWaySource from '../grammar/paraphrases/either-way.ts?raw'
import elsewhereSource from '../grammar/paraphrases/elsewhere.ts?raw'
import eventsSource from '../grammar/paraphrases/events.ts?raw'
import everAndJustNowSource from '../grammar/paraphrases/ever-and-just-now.ts?raw'
import everydaySource from '../grammar/paraphrases/everyday.ts?raw'
import fatesSource from '../grammar/paraphrases/fates.ts?raw'
import figuresAsideSource from '../grammar/paraphrases/figures-aside.ts?raw'
import forAWhileSource from '../grammar/paraphrases/for-a-while.ts?raw'
import forHowLongSource from '../grammar/paraphrases/for-how-long.ts?raw'
import forWhatAndHowOftenSource from '../grammar/paraphrases/for-what-and-how-often.ts?raw'
import forbiddenNearYouSource from '../grammar/paraphrases/forbidden-near-you.ts?raw'
import fromHandToHandSource from '../grammar/paraphrases/from-hand-to-hand.ts?raw'
import fromItsPileSource from '../grammar/paraphrases/from-its-pile.ts?raw'
import fromOneToAnotherSource from '../grammar/paraphrases/from-one-to-another.ts?raw'
import fromTheOtherSideSource from '../grammar/paraphrases/from-the-other-side.ts?raw'
import gatesShutSource from '../grammar/paraphrases/gates-shut.ts?raw'
import goodsOneCarriesSource from '../grammar/paraphrases/goods-one-carries.ts?raw'
import halfToldSource from '../grammar/paraphrases/half-told.ts?raw'
import happeningsSource from '../grammar/paraphrases/happenings.ts?raw'
import horrorsSource from '../grammar/paraphrases/horrors.ts?raw'
import inAndOutOfCombatSource from '../grammar/paraphrases/in-and-out-of-combat.ts?raw'
import inCommonWordsSource from '../grammar/paraphrases/in-common-words.ts?raw'
import inExchangeSource from '../grammar/paraphrases/in-exchange.ts?raw'
import inOneCaseSource from '../grammar/paraphrases/in-one-case.ts?raw'
import inOneCombatSource from '../grammar/paraphrases/in-one-combat.ts?raw'
import inOtherShapeSource from '../grammar/paraphrases/in-other-shape.ts?raw'
import inPassingSource from '../grammar/paraphrases/in-passing.ts?raw'
import inPlaceOfItSource from '../grammar/paraphrases/in-place-of-it.ts?raw'
import inSuchACombatSource from '../grammar/paraphrases/in-such-a-combat.ts?raw'
import inTheOldStyleSource from '../grammar/paraphrases/in-the-old-style.ts?raw'
import inThePrintedMannerSource from '../grammar/paraphrases/in-the-printed-manner.ts?raw'
import journeysSource from '../grammar/paraphrases/journeys.ts?raw'
import keptAfterCombatSource from '../grammar/paraphrases/kept-after-combat.ts?raw'
import laidOutSource from '../grammar/paraphrases/laid-out.ts?raw'
import lastingSource from '../grammar/paraphrases/lasting.ts?raw'
import leaveToPlaySource from '../grammar/paraphrases/leave-to-play.ts?raw'
import libertiesSource from '../grammar/paraphrases/liberties.ts?raw'
import looselySource from '../grammar/paraphrases/loosely.ts?raw'
import lostToItSource from '../grammar/paraphrases/lost-to-it.ts?raw'
import metTogetherSource from '../grammar/paraphrases/met-together.ts?raw'
import otherMomentsSource from '../grammar/paraphrases/moments.ts?raw'
import monstersSource from '../grammar/paraphrases/monsters.ts?raw'
import namesSource from '../grammar/paraphrases/names.ts?raw'
import notAllowedSource from '../grammar/paraphrases/not-allowed.ts?raw'
import numbersOfAPlayerSource from '../grammar/paraphrases/numbers-of-a-player.ts?raw'
import occasionsSource from '../grammar/paraphrases/occasions.ts?raw'
import ofFriendsAndFoesSource from '../grammar/paraphrases/of-friends-and-foes.ts?raw'
import ofItsPriceSource from '../grammar/paraphrases/of-its-price.ts?raw'
import ofTheKindSource from '../grammar/paraphrases/of-the-kind.ts?raw'
import ofThingsOneKeepsSource from '../grammar/paraphrases/of-things-one-keeps.ts?raw'
import onPlainCardsSource from '../grammar/paraphrases/on-plain-cards.ts?raw'
import onesFoesSource from '../grammar/paraphrases/ones-foes.ts?raw'
import originsSource from '../grammar/paraphrases/origins.ts?raw'
import outOfTheFightSource from '../grammar/paraphrases/out-of-the-fight.ts?raw'
import overEverybodySource from '../grammar/paraphrases/over-everybody.ts?raw'
import ownersSource from '../grammar/paraphrases/owners.ts?raw'
import pilesSource from '../grammar/paraphrases/piles.ts?raw'
import placesSource from '../grammar/paraphrases/places.ts?raw'
import plainSpeechSource from '../grammar/paraphrases/plain-speech.ts?raw'
import putBetweenSource from '../grammar/paraphrases/put-between.ts?raw'
import revealedAmongFoesSource from '../grammar/paraphrases/revealed-among-foes.ts?raw'
import saidApartSource from '../grammar/paraphrases/said-apart.ts?raw'
import saidInPassingSource from '../grammar/paraphrases/said-in-passing.ts?raw'
import sameInOtherWordsSource from '../grammar/paraphrases/same-in-other-words.ts?raw'
import secondFiguresToldSource from '../grammar/paraphrases/second-figures-told.ts?raw'
import secondHalvesSource from '../grammar/paraphrases/second-halves.ts?raw'
import setApartSource from '../grammar/paraphrases/set-apart.ts?raw'
import shortFormsSource from '../grammar/paraphrases/short-forms.ts?raw'
import sideBySideSource from '../grammar/paraphrases/side-by-side.ts?raw'
import simpleDeedsSource from '../grammar/paraphrases/simple-deeds.ts?raw'
import skiesAndRoadsSource from '../grammar/paraphrases/skies-and-roads.ts?raw'
import soLongAsItIsSoSource from '../grammar/paraphrases/so-long-as-it-is-so.ts?raw'
import soonerThereSource from '../grammar/paraphrases/sooner-there.ts?raw'
import sorceriesSource from '../grammar/paraphrases/sorceries.ts?raw'
import spansSource from '../grammar/paraphrases/spans.ts?raw'
import sparedSource from '../grammar/paraphrases/spared.ts?raw'
import standInsSource from '../grammar/paraphrases/stand-ins.ts?raw'
import stayingSource from '../grammar/paraphrases/staying.ts?raw'
import summonedSource from '../grammar/paraphrases/summoned.ts?raw'
import tailsSource from '../grammar/paraphrases/tails.ts?raw'
import takenOrPlayedSource from '../grammar/paraphrases/taken-or-played.ts?raw'
import targetedSource from '../grammar/paraphrases/targeted.ts?raw'
import thingsInPlaySource from '../grammar/paraphrases/things-in-play.ts?raw'
import throughTheGateSource from '../grammar/paraphrases/through-the-gate.ts?raw'
import toAndFroSource from '../grammar/paraphrases/to-and-fro.ts?raw'
import toldBehindSource from '../grammar/paraphrases/told-behind.ts?raw'
import turnedAboutSource from '../grammar/paraphrases/turned-about.ts?raw'
import turnedPlacesSource from '../grammar/paraphrases/turned-places.ts?raw'
import turnsSource from '../grammar/paraphrases/turns.ts?raw'
import turnsHereSource from '../grammar/paraphrases/turns-here.ts?raw'
import untilSoManySource from '../grammar/paraphrases/until-so-many.ts?raw'
import usesSource from '../grammar/paraphrases/uses.ts?raw'
import visitsSource from '../grammar/paraphrases/visits.ts?raw'
import waitedForSource from '../grammar/paraphrases/waited-for.ts?raw'
import waiversSource from '../grammar/paraphrases/waivers.ts?raw'
import waysSource from '../grammar/paraphrases/ways.ts?raw'
import waysAndConditionsSource from '../grammar/paraphrases/ways-and-conditions.ts?raw'
import waysAndStaysSource from '../grammar/paraphrases/ways-and-stays.ts?raw'
import whatCardsCostSource from '../grammar/paraphrases/what-cards-cost.ts?raw'
import whatItCostsSource from '../grammar/paraphrases/what-it-costs.ts?raw'
import whatItIsWorthSource from '../grammar/paraphrases/what-it-is-worth.ts?raw'
import whereOneIsSource from '../grammar/paraphrases/where-one-is.ts?raw'
import whoeverSource from '../grammar/paraphrases/whoever.ts?raw'
import whoseAndWhereSource from '../grammar/paraphrases/whose-and-where.ts?raw'
import worldsSource from '../grammar/paraphrases/worlds.ts?raw'
import { readEffects } from '../grammar/parse.ts'
import parseSource from '../grammar/parse.ts?raw'
import penniesSource from '../grammar/pennies.ts?raw'
import permittedSource from '../grammar/permitted.ts?raw'
import plainWordsSource from '../grammar/plain-words.ts?raw'
import plainlySource from '../grammar/plainly.ts?raw'
import pointingBackSource from '../grammar/pointing-back.ts?raw'
import priceToldSource from '../grammar/price-told.ts?raw'
import readingSource from '../grammar/reading.ts?raw'
import rearrangedSource from '../grammar/rearranged.ts?raw'
import recipeSource from '../grammar/recipe.ts?raw'
import remarkedSource from '../grammar/remarked.ts?raw'
import reshapeSource from '../grammar/reshape.ts?raw'
import rewordingSource from '../grammar/rewording.ts?raw'
import roundaboutSource from '../grammar/roundabout.ts?raw'
import saidOtherwiseSource from '../grammar/said-otherwise.ts?raw'
import scenesSource from '../grammar/scenes.ts?raw'
import scenesOfPlacesSource from '../grammar/scenes-of-places.ts?raw'
import secondFiguresSource from '../grammar/second-figures.ts?raw'
import semicolonsSource from '../grammar/semicolons.ts?raw'
import setRightSource from '../grammar/set-right.ts?raw'
import soManyTogetherSource from '../grammar/so-many-together.ts?raw'
import spelledOutSource from '../grammar/spelled-out.ts?raw'
import supposedSource from '../grammar/supposed.ts?raw'
import takenBackSource from '../grammar/taken-back.ts?raw'
import takenInHandSource from '../grammar/taken-in-hand.ts?raw'
import takenUpSource from '../grammar/taken-up.ts?raw'
import theFollowingSource from '../grammar/the-following.ts?raw'
import titleAliasesSource from '../grammar/title-aliases.ts?raw'
import tokensSource from '../grammar/tokens.ts?raw'
import toldAsOneSource from '../grammar/told-as-one.ts?raw'
import toldBehindItSource from '../grammar/told-behind-it.ts?raw'
import turnedUpSource from '../grammar/turned-up.ts?raw'
import twoInOneSource from '../grammar/two-in-one.ts?raw'
import wholeTextSource from '../grammar/whole-text.ts?raw'
import withOneOtherSource from '../grammar/with-one-other.ts?raw'
import wordingsSource from '../grammar/wordings.ts?raw'
import type { CardLanguage } from './import-cards.ts'
import { hashOf } from './printed.ts'

/**
 * Everything that decides what a text means, by file. A number raised by hand would be forgotten one day, and texts
 * would keep what an older grammar made of them.
 */
export const grammarSources: Readonly<Record<string, string>> = {
  'adventure-actions.ts': adventureActionsSource,
  'adventure-lexer.ts': adventureLexerSource,
  'adventure-text.ts': adventureTextSource,
  'as-the-last.ts': asTheLastSource,
  'asked-in-passing.ts': askedInPassingSource,
  'asked-of-it.ts': askedOfItSource,
  'adventure.ne': adventureSource,
  'make/draft.ts': makeDraftSource,
  'make/nouns.ts': makeNounsSource,
  'make/cards.ts': makeCardsSource,
  'make/conditions.ts': makeConditionsSource,
  'make/moments.ts': makeMomentsSource,
  'make/befalls.ts': makeBefallsSource,
  'make/values.ts': makeValuesSource,
  'make/deeds.ts': makeDeedsSource,
  'make/hours.ts': makeHoursSource,
  'make/moving.ts': makeMovingSource,
  'make/bans.ts': makeBansSource,
  'make/permissions.ts': makePermissionsSource,
  'make/players.ts': makePlayersSource,
  'make/replacements.ts': makeReplacementsSource,
  'make/steps.ts': makeStepsSource,
  'make/sentences.ts': makeSentencesSource,
  'amounts.ts': amountsSource,
  'effect.ne': effectSource,
  'effect/amounts.ne': amountsChapter,
  'effect/canceling.ne': cancelingChapter,
  'effect/cards.ne': cardsChapter,
  'effect/conditions.ne': conditionsChapter,
  'effect/costs.ne': costsChapter,
  'effect/counts.ne': countsChapter,
  'effect/told-of-cards.ne': toldOfCardsChapter,
  'effect/moving.ne': movingChapter,
  'effect/occurrences.ne': occurrencesChapter,
  'effect/befalls.ne': befallsChapter,
  'effect/turned-up.ne': turnedUpChapter,
  'effect/travel.ne': travelChapter,
  'effect/predicates.ne': predicatesChapter,
  'effect/prices.ne': pricesChapter,
  'effect/hours.ne': hoursChapter,
  'effect/immunity.ne': immunityChapter,
  'effect/joining.ne': joiningChapter,
  'effect/hazards.ne': hazardsChapter,
  'effect/carrying.ne': carryingChapter,
  'effect/gates.ne': gatesChapter,
  'effect/languages.ne': languagesChapter,
  'effect/taken-as.ne': takenAsChapter,
  'effect/threats.ne': threatsChapter,
  'effect/deeds.ne': deedsChapter,
  'effect/moments.ne': momentsChapter,
  'effect/bans.ne': bansChapter,
  'effect/pennies.ne': penniesChapter,
  'effect/permissions.ne': permissionsChapter,
  'effect/players.ne': playersChapter,
  'effect/qualities.ne': qualitiesChapter,
  'effect/remarks.ne': remarksChapter,
  'effect/roles.ne': rolesChapter,
  'effect/replacements.ne': replacementsChapter,
  'effect/steps.ne': stepsChapter,
  'effect/values.ne': valuesChapter,
  'effect/walks.ne': walksChapter,
  'elided.ts': elidedSource,
  'moments-apart.ts': momentsApartSource,
  'named-before.ts': namedBeforeSource,
  'named-type.ts': namedTypeSource,
  'near-titles.ts': nearTitlesSource,
  'rearranged.ts': rearrangedSource,
  'mishaps.ts': mishapsSource,
  'scenes.ts': scenesSource,
  'scenes-of-places.ts': scenesOfPlacesSource,
  'second-figures.ts': secondFiguresSource,
  'given-for-it.ts': givenForItSource,
  'so-many-together.ts': soManyTogetherSource,
  'semicolons.ts': semicolonsSource,
  'set-right.ts': setRightSource,
  'tokens.ts': tokensSource,
  'reshape.ts': reshapeSource,
  'rewording.ts': rewordingSource,
  'hangs-on-the-last.ts': hangsOnTheLastSource,
  'his-way-out.ts': hisWayOutSource,
  'in-pairs.ts': inPairsSource,
  'in-everyday-words.ts': inEverydayWordsSource,
  'in-fewer-words.ts': inFewerWordsSource,
  'joined-names.ts': joinedNamesSource,
  'just-played.ts': justPlayedSource,
  'lexer.ts': lexerSource,
  'left-unsaid.ts': leftUnsaidSource,
  'link.ts': linkSource,
  'looking-ahead.ts': lookingAheadSource,
  'loose-ends.ts': looseEndsSource,
  'meant.ts': meantSource,
  'meant-by-it.ts': meantByItSource,
  'said-otherwise.ts': saidOtherwiseSource,
  'back-to-it.ts': backToItSource,
  'bearing.ts': bearingSource,
  'both-or-last.ts': bothOrLastSource,
  'called.ts': calledSource,
  'card.ts': cardSource,
  'brought-near.ts': broughtNearSource,
  'clauses.ts': clausesSource,
  'colour.ts': colourSource,
  'contractions.ts': contractionsSource,
  'afterwards.ts': afterwardsSource,
  'openings.ts': openingsSource,
  'plainly.ts': plainlySource,
  'roundabout.ts': roundaboutSource,
  'spelled-out.ts': spelledOutSource,
  'left-out.ts': leftOutSource,
  'other-words.ts': otherWordsSource,
  'own-card.ts': ownCardSource,
  'briefly.ts': brieflySource,
  'pennies.ts': penniesSource,
  'permitted.ts': permittedSource,
  'plain-words.ts': plainWordsSource,
  'and-also.ts': andAlsoSource,
  'another-of-it.ts': anotherOfItSource,
  'of-whom-it-is-told.ts': ofWhomItIsToldSource,
  'on-foot.ts': onFootSource,
  'gone-so.ts': goneSoSource,
  'glossed.ts': glossedSource,
  'goes-on.ts': goesOnSource,
  'on-the-other-turn.ts': onTheOtherTurnSource,
  'one-sentence.ts': oneSentenceSource,
  'reading.ts': readingSource,
  'remarked.ts': remarkedSource,
  'pointing-back.ts': pointingBackSource,
  'price-told.ts': priceToldSource,
  'the-following.ts': theFollowingSource,
  'told-as-one.ts': toldAsOneSource,
  'told-behind-it.ts': toldBehindItSource,
  'turned-up.ts': turnedUpSource,
  'two-in-one.ts': twoInOneSource,
  'whole-text.ts': wholeTextSource,
  'paraphrase.ts': paraphraseSource,
  'paraphrases/aboard.ts': aboardSource,
  'paraphrases/allies.ts': alliesSource,
  'paraphrases/answers.ts': answersSource,
  'paraphrases/arts.ts': artsSource,
  'paraphrases/as-a-rule-says.ts': asARuleSaysSource,
  'paraphrases/as-many-as.ts': asManyAsSource,
  'paraphrases/at-length.ts': atLengthSource,
  'paraphrases/at-the-attack.ts': atTheAttackSource,
  'paraphrases/at-the-moment.ts': atTheMomentSource,
  'paraphrases/at-the-table.ts': atTheTableSource,
  'paraphrases/awards.ts': awardsSource,
  'paraphrases/battles.ts': battlesSource,
  'paraphrases/befalling-all.ts': befallingAllSource,
  'paraphrases/case-by-case.ts': caseByCaseSource,
  'paraphrases/castings.ts': castingsSource,
  'paraphrases/company-one-keeps.ts': companyOneKeepsSource,
  'paraphrases/goods-one-carries.ts': goodsOneCarriesSource,
  'paraphrases/ones-foes.ts': onesFoesSource,
  'paraphrases/sooner-there.ts': soonerThereSource,
  'paraphrases/sorceries.ts': sorceriesSource,
  'paraphrases/as-usual.ts': asUsualSource,
  'as-its-line-says.ts': asItsLineSaysSource,
  'its-own-end.ts': itsOwnEndSource,
  'paraphrases/change-hands.ts': changeHandsSource,
  'paraphrases/circumstances.ts': circumstancesSource,
  'paraphrases/companions.ts': companionsSource,
  'paraphrases/compared.ts': comparedSource,
  'paraphrases/counted.ts': countedSource,
  'paraphrases/deeds.ts': deedsSource,
  'paraphrases/doings.ts': doingsSource,
  'paraphrases/either-way.ts': eitherWaySource,
  'paraphrases/elsewhere.ts': elsewhereSource,
  'paraphrases/tails.ts': tailsSource,
  'paraphrases/events.ts': eventsSource,
  'paraphrases/ever-and-just-now.ts': everAndJustNowSource,
  'paraphrases/everyday.ts': everydaySource,
  'paraphrases/fates.ts': fatesSource,
  'paraphrases/in-passing.ts': inPassingSource,
  'paraphrases/in-place-of-it.ts': inPlaceOfItSource,
  'paraphrases/in-exchange.ts': inExchangeSource,
  'paraphrases/journeys.ts': journeysSource,
  'paraphrases/laid-out.ts': laidOutSource,
  'paraphrases/liberties.ts': libertiesSource,
  'paraphrases/lasting.ts': lastingSource,
  'paraphrases/loosely.ts': looselySource,
  'paraphrases/moments.ts': otherMomentsSource,
  'paraphrases/monsters.ts': monstersSource,
  'paraphrases/names.ts': namesSource,
  'paraphrases/numbers-of-a-player.ts': numbersOfAPlayerSource,
  'paraphrases/not-allowed.ts': notAllowedSource,
  'paraphrases/occasions.ts': occasionsSource,
  'paraphrases/origins.ts': originsSource,
  'paraphrases/piles.ts': pilesSource,
  'paraphrases/places.ts': placesSource,
  'paraphrases/plain-speech.ts': plainSpeechSource,
  'paraphrases/same-in-other-words.ts': sameInOtherWordsSource,
  'paraphrases/spared.ts': sparedSource,
  'paraphrases/stand-ins.ts': standInsSource,
  'paraphrases/staying.ts': stayingSource,
  'paraphrases/arms-and-spells.ts': armsAndSpellsSource,
  'paraphrases/for-what-and-how-often.ts': forWhatAndHowOftenSource,
  'paraphrases/in-the-old-style.ts': inTheOldStyleSource,
  'paraphrases/in-the-printed-manner.ts': inThePrintedMannerSource,
  'paraphrases/of-friends-and-foes.ts': ofFriendsAndFoesSource,
  'paraphrases/things-in-play.ts': thingsInPlaySource,
  'paraphrases/summoned.ts': summonedSource,
  'paraphrases/counted-among.ts': countedAmongSource,
  'paraphrases/to-and-fro.ts': toAndFroSource,
  'paraphrases/leave-to-play.ts': leaveToPlaySource,
  'paraphrases/through-the-gate.ts': throughTheGateSource,
  'paraphrases/told-behind.ts': toldBehindSource,
  'paraphrases/put-between.ts': putBetweenSource,
  'paraphrases/said-apart.ts': saidApartSource,
  'paraphrases/in-common-words.ts': inCommonWordsSource,
  'paraphrases/in-one-case.ts': inOneCaseSource,
  'paraphrases/met-together.ts': metTogetherSource,
  'paraphrases/second-halves.ts': secondHalvesSource,
  'paraphrases/set-apart.ts': setApartSource,
  'paraphrases/short-forms.ts': shortFormsSource,
  'paraphrases/side-by-side.ts': sideBySideSource,
  'paraphrases/simple-deeds.ts': simpleDeedsSource,
  'paraphrases/skies-and-roads.ts': skiesAndRoadsSource,
  'paraphrases/so-long-as-it-is-so.ts': soLongAsItIsSoSource,
  'paraphrases/spans.ts': spansSource,
  'paraphrases/turned-about.ts': turnedAboutSource,
  'paraphrases/turns-here.ts': turnsHereSource,
  'paraphrases/turns.ts': turnsSource,
  'paraphrases/uses.ts': usesSource,
  'paraphrases/visits.ts': visitsSource,
  'paraphrases/waited-for.ts': waitedForSource,
  'paraphrases/waivers.ts': waiversSource,
  'paraphrases/ways-and-conditions.ts': waysAndConditionsSource,
  'paraphrases/ways.ts': waysSource,
  'paraphrases/for-a-while.ts': forAWhileSource,
  'paraphrases/for-how-long.ts': forHowLongSource,
  'paraphrases/half-told.ts': halfToldSource,
  'paraphrases/happenings.ts': happeningsSource,
  'paraphrases/befallen.ts': befallenSource,
  'paraphrases/horrors.ts': horrorsSource,
  'paraphrases/as-designers-say.ts': asDesignersSaySource,
  'paraphrases/at-its-time.ts': atItsTimeSource,
  'paraphrases/turned-places.ts': turnedPlacesSource,
  'paraphrases/ways-and-stays.ts': waysAndStaysSource,
  'paraphrases/where-one-is.ts': whereOneIsSource,
  'paraphrases/whoever.ts': whoeverSource,
  'paraphrases/whose-and-where.ts': whoseAndWhereSource,
  'paraphrases/worlds.ts': worldsSource,
  'paraphrases/on-plain-cards.ts': onPlainCardsSource,
  'paraphrases/owners.ts': ownersSource,
  'paraphrases/until-so-many.ts': untilSoManySource,
  'paraphrases/by-the-point.ts': byThePointSource,
  'paraphrases/targeted.ts': targetedSource,
  'paraphrases/what-cards-cost.ts': whatCardsCostSource,
  'paraphrases/what-it-costs.ts': whatItCostsSource,
  'paraphrases/what-it-is-worth.ts': whatItIsWorthSource,
  'paraphrases/but-at-a-price.ts': butAtAPriceSource,
  'paraphrases/figures-aside.ts': figuresAsideSource,
  'paraphrases/in-and-out-of-combat.ts': inAndOutOfCombatSource,
  'paraphrases/forbidden-near-you.ts': forbiddenNearYouSource,
  'paraphrases/and-may-not.ts': andMayNotSource,
  'paraphrases/second-figures-told.ts': secondFiguresToldSource,
  'paraphrases/among-those-seen.ts': amongThoseSeenSource,
  'paraphrases/come-by.ts': comeBySource,
  'paraphrases/from-hand-to-hand.ts': fromHandToHandSource,
  'paraphrases/from-its-pile.ts': fromItsPileSource,
  'paraphrases/from-the-other-side.ts': fromTheOtherSideSource,
  'paraphrases/over-everybody.ts': overEverybodySource,
  'paraphrases/revealed-among-foes.ts': revealedAmongFoesSource,
  'paraphrases/out-of-the-fight.ts': outOfTheFightSource,
  'paraphrases/lost-to-it.ts': lostToItSource,
  'paraphrases/kept-after-combat.ts': keptAfterCombatSource,
  'paraphrases/in-such-a-combat.ts': inSuchACombatSource,
  'paraphrases/of-the-kind.ts': ofTheKindSource,
  'paraphrases/of-things-one-keeps.ts': ofThingsOneKeepsSource,
  'paraphrases/of-its-price.ts': ofItsPriceSource,
  'paraphrases/at-this-place.ts': atThisPlaceSource,
  'paraphrases/from-one-to-another.ts': fromOneToAnotherSource,
  'paraphrases/taken-or-played.ts': takenOrPlayedSource,
  'paraphrases/cost-of-the-place.ts': costOfThePlaceSource,
  'paraphrases/by-whose-doing.ts': byWhoseDoingSource,
  'paraphrases/gates-shut.ts': gatesShutSource,
  'paraphrases/said-in-passing.ts': saidInPassingSource,
  'paraphrases/in-one-combat.ts': inOneCombatSource,
  'paraphrases/in-other-shape.ts': inOtherShapeSource,
  'parse.ts': parseSource,
  'recipe.ts': recipeSource,
  'supposed.ts': supposedSource,
  'taken-back.ts': takenBackSource,
  'taken-in-hand.ts': takenInHandSource,
  'taken-up.ts': takenUpSource,
  'title-aliases.ts': titleAliasesSource,
  'with-one-other.ts': withOneOtherSource,
  'wordings.ts': wordingsSource,
}

export const cardLanguage: CardLanguage = {
  edition: hashOf(Object.values(grammarSources).join('\n')),
  knownWords,
  readEffects: (text, card, known) => readEffects(text, known, card),
  readAdventure: (text, card, known) => readAdventure(text, known, card),
}
