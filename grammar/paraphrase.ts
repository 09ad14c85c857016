/**
 * What cannot be read as it stands, said with other words: a search through paraphrases, each of which means the same by
 * itself wherever it fits, so that any of them may meet in one sentence and their order is nobody's business. Of the forms found, the
 * one of which the grammar reads most is changed next; how many are looked at is bounded, and no form is looked at twice.
 */

import { apartAtStop, type Clause, putAsMeant } from './clauses.ts'
import type { Token } from './lexer.ts'
import { aboard } from './paraphrases/aboard.ts'
import { absorbedByIt } from './paraphrases/absorbed-by.ts'
import { allies } from './paraphrases/allies.ts'
import { amongOnesOwn } from './paraphrases/among-ones-own.ts'
import { amongThoseSeen } from './paraphrases/among-those-seen.ts'
import { andMayNot } from './paraphrases/and-may-not.ts'
import { answersAndDefenders } from './paraphrases/answers.ts'
import { armsAndSpells } from './paraphrases/arms-and-spells.ts'
import { armsOneCarries } from './paraphrases/arms-one-carries.ts'
import { arts } from './paraphrases/arts.ts'
import { asARuleSays } from './paraphrases/as-a-rule-says.ts'
import { asDesignersSay } from './paraphrases/as-designers-say.ts'
import { asManyAs } from './paraphrases/as-many-as.ts'
import { asOtherGamesSay } from './paraphrases/as-other-games-say.ts'
import { asTheyAreTold } from './paraphrases/as-they-are-told.ts'
import { asUsual } from './paraphrases/as-usual.ts'
import { atCloseQuarters } from './paraphrases/at-close-quarters.ts'
import { atItsTime } from './paraphrases/at-its-time.ts'
import { atLength } from './paraphrases/at-length.ts'
import { atOneTime } from './paraphrases/at-one-time.ts'
import { atTheAttack } from './paraphrases/at-the-attack.ts'
import { atTheHead } from './paraphrases/at-the-head.ts'
import { atTheMoment } from './paraphrases/at-the-moment.ts'
import { atTheTable } from './paraphrases/at-the-table.ts'
import { atThisPlace } from './paraphrases/at-this-place.ts'
import { awards } from './paraphrases/awards.ts'
import { battles } from './paraphrases/battles.ts'
import { befallen } from './paraphrases/befallen.ts'
import { befallingAll } from './paraphrases/befalling-all.ts'
import { butAtAPrice } from './paraphrases/but-at-a-price.ts'
import { butNotThere } from './paraphrases/but-not-there.ts'
import { byThePoint } from './paraphrases/by-the-point.ts'
import { byWhoseDoing } from './paraphrases/by-whose-doing.ts'
import { cardsOneKeeps } from './paraphrases/cards-one-keeps.ts'
import { caseByCase } from './paraphrases/case-by-case.ts'
import { castings } from './paraphrases/castings.ts'
import { changeHands } from './paraphrases/change-hands.ts'
import { onTopOfIt } from './paraphrases/chosen-for-later.ts'
import { circumstances } from './paraphrases/circumstances.ts'
import { comeBy } from './paraphrases/come-by.ts'
import { comingsAndGoings } from './paraphrases/comings-and-goings.ts'
import { companions } from './paraphrases/companions.ts'
import { companyOneKeeps } from './paraphrases/company-one-keeps.ts'
import { comparedValues } from './paraphrases/compared.ts'
import { costOfThePlace } from './paraphrases/cost-of-the-place.ts'
import { counted } from './paraphrases/counted.ts'
import { countedAmong } from './paraphrases/counted-among.ts'
import { deeds } from './paraphrases/deeds.ts'
import { doings } from './paraphrases/doings.ts'
import { eitherWay } from './paraphrases/either-way.ts'
import { elsewhere } from './paraphrases/elsewhere.ts'
import { events } from './paraphrases/events.ts'
import { everAndJustNow } from './paraphrases/ever-and-just-now.ts'
import { everyday } from './paraphrases/everyday.ts'
import { fates } from './paraphrases/fates.ts'
import { figuresAside } from './paraphrases/figures-aside.ts'
import { forAWhile } from './paraphrases/for-a-while.ts'
import { forHowLong } from './paraphrases/for-how-long.ts'
import { forWhatAndHowOften } from './paraphrases/for-what-and-how-often.ts'
import { forbiddenNearYou } from './paraphrases/forbidden-near-you.ts'
import { freeOfCharge, seenOrNot as visibleOrNot, whereItSurvives } from './paraphrases/free-of-charge.ts'
import { fromEitherPile } from './paraphrases/from-either-pile.ts'
import { fromHandToHand } from './paraphrases/from-hand-to-hand.ts'
import { fromItsPile } from './paraphrases/from-its-pile.ts'
import { fromOneToAnother } from './paraphrases/from-one-to-another.ts'
import { fromTheOtherSide } from './paraphrases/from-the-other-side.ts'
import { gainedOrLost } from './paraphrases/gained-or-lost.ts'
import { gatesShut } from './paraphrases/gates-shut.ts'
import { goodsOneCarries } from './paraphrases/goods-one-carries.ts'
import { halfTold } from './paraphrases/half-told.ts'
import { happenings } from './paraphrases/happenings.ts'
import { harmless } from './paraphrases/harmless.ts'
import { horrors } from './paraphrases/horrors.ts'
import { inAndOutOfCombat } from './paraphrases/in-and-out-of-combat.ts'
import { inCommonWords } from './paraphrases/in-common-words.ts'
import { inExchange, ofThatMany } from './paraphrases/in-exchange.ts'
import { inItsRole } from './paraphrases/in-its-role.ts'
import { inOneCase } from './paraphrases/in-one-case.ts'
import { inOneCombat } from './paraphrases/in-one-combat.ts'
import { inOtherShape } from './paraphrases/in-other-shape.ts'
import { inPassing } from './paraphrases/in-passing.ts'
import { inPlaceOfIt } from './paraphrases/in-place-of-it.ts'
import { inPlainTerms } from './paraphrases/in-plain-terms.ts'
import { inPlayersWords } from './paraphrases/in-players-words.ts'
import { inSuchACombat } from './paraphrases/in-such-a-combat.ts'
import { inTheLastCombat } from './paraphrases/in-the-last-combat.ts'
import { inTheOldStyle } from './paraphrases/in-the-old-style.ts'
import { inThePrintedManner } from './paraphrases/in-the-printed-manner.ts'
import { inTheirOwnManner } from './paraphrases/in-their-own-manner.ts'
import { inThisPlaceToo } from './paraphrases/in-this-place-too.ts'
import { inWhoseHands } from './paraphrases/in-whose-hands.ts'
import { itsGateAgain } from './paraphrases/its-gate-again.ts'
import { journeys } from './paraphrases/journeys.ts'
import { keptAfterCombat } from './paraphrases/kept-after-combat.ts'
import { laidOut } from './paraphrases/laid-out.ts'
import { lasting } from './paraphrases/lasting.ts'
import { leaveToPlay } from './paraphrases/leave-to-play.ts'
import { liberties } from './paraphrases/liberties.ts'
import { loosely } from './paraphrases/loosely.ts'
import { lostToIt } from './paraphrases/lost-to-it.ts'
import { metTogether } from './paraphrases/met-together.ts'
import { otherMoments } from './paraphrases/moments.ts'
import { monsters } from './paraphrases/monsters.ts'
import { names } from './paraphrases/names.ts'
import { neededCards } from './paraphrases/needed-cards.ts'
import { neitherOfBoth } from './paraphrases/neither-of-both.ts'
import { neitherReachedNorLeft } from './paraphrases/neither-reached-nor-left.ts'
import { noMoreSanity } from './paraphrases/no-more-sanity.ts'
import { noneOfAKind } from './paraphrases/none-of-a-kind.ts'
import { noneOfThose } from './paraphrases/none-of-those.ts'
import { notAllowed } from './paraphrases/not-allowed.ts'
import { nowAndThenSaid } from './paraphrases/now-and-then-said.ts'
import { numbersOfAPlayer } from './paraphrases/numbers-of-a-player.ts'
import { numbersOfOthers } from './paraphrases/numbers-of-others.ts'
import { occasions } from './paraphrases/occasions.ts'
import { ofFriendsAndFoes } from './paraphrases/of-friends-and-foes.ts'
import { ofItsPrice } from './paraphrases/of-its-price.ts'
import { ofPeopleAndArts } from './paraphrases/of-people-and-arts.ts'
import { ofTheKind } from './paraphrases/of-the-kind.ts'
import { ofThingsOneKeeps } from './paraphrases/of-things-one-keeps.ts'
import { onPlainCards } from './paraphrases/on-plain-cards.ts'
import { onTheBattlefield } from './paraphrases/on-the-battlefield.ts'
import { oneMoreOfThem } from './paraphrases/one-more-of-them.ts'
import { onesFoes } from './paraphrases/ones-foes.ts'
import { origins } from './paraphrases/origins.ts'
import { outOfTheFight } from './paraphrases/out-of-the-fight.ts'
import { overEverybody } from './paraphrases/over-everybody.ts'
import { ownSubjectLeftOut } from './paraphrases/own-subject-left-out.ts'
import { owners } from './paraphrases/owners.ts'
import { passesNeeded } from './paraphrases/passes-needed.ts'
import { piles } from './paraphrases/piles.ts'
import { places } from './paraphrases/places.ts'
import { plainSpeech } from './paraphrases/plain-speech.ts'
import { proofAgainst } from './paraphrases/proof-against.ts'
import { putBetween } from './paraphrases/put-between.ts'
import { rarelySoPut } from './paraphrases/rarely-so-put.ts'
import { revealedAmongFoes } from './paraphrases/revealed-among-foes.ts'
import { saidApart } from './paraphrases/said-apart.ts'
import { saidInPassing } from './paraphrases/said-in-passing.ts'
import { sameInOtherWords } from './paraphrases/same-in-other-words.ts'
import { sanityGranted } from './paraphrases/sanity-granted.ts'
import { secondFiguresTold } from './paraphrases/second-figures-told.ts'
import { secondHalves } from './paraphrases/second-halves.ts'
import { seenOrNot } from './paraphrases/seen-or-not.ts'
import { setApart } from './paraphrases/set-apart.ts'
import { shortForms } from './paraphrases/short-forms.ts'
import { sideBySide } from './paraphrases/side-by-side.ts'
import { simpleDeeds } from './paraphrases/simple-deeds.ts'
import { skiesAndRoads } from './paraphrases/skies-and-roads.ts'
import { smallSlots } from './paraphrases/small-slots.ts'
import { soLongAsItIsSo } from './paraphrases/so-long-as-it-is-so.ts'
import { soToldOfIt } from './paraphrases/so-told-of-it.ts'
import { soonerThere } from './paraphrases/sooner-there.ts'
import { sorceries } from './paraphrases/sorceries.ts'
import { spans } from './paraphrases/spans.ts'
import { spared } from './paraphrases/spared.ts'
import { standIns } from './paraphrases/stand-ins.ts'
import { staying } from './paraphrases/staying.ts'
import { summoned } from './paraphrases/summoned.ts'
import { tails } from './paraphrases/tails.ts'
import { takenOrPlayed } from './paraphrases/taken-or-played.ts'
import { takenOver } from './paraphrases/taken-over.ts'
import { targeted } from './paraphrases/targeted.ts'
import { thatVeryPlace } from './paraphrases/that-very-place.ts'
import { thingsInPlay } from './paraphrases/things-in-play.ts'
import { throughTheGate } from './paraphrases/through-the-gate.ts'
import { ties } from './paraphrases/ties.ts'
import { timesInARow } from './paraphrases/times-in-a-row.ts'
import { toAndFro } from './paraphrases/to-and-fro.ts'
import { toldBehind } from './paraphrases/told-behind.ts'
import { toldInColour } from './paraphrases/told-in-colour.ts'
import { turnedAbout } from './paraphrases/turned-about.ts'
import { turnedPlaces } from './paraphrases/turned-places.ts'
import { turnedUpright } from './paraphrases/turned-upright.ts'
import { turns } from './paraphrases/turns.ts'
import { turnsHere } from './paraphrases/turns-here.ts'
import { unhurt } from './paraphrases/unhurt.ts'
import { untilSoMany } from './paraphrases/until-so-many.ts'
import { usedSo } from './paraphrases/used-so.ts'
import { usedUp, usedUpByNumber } from './paraphrases/used-up.ts'
import { uses } from './paraphrases/uses.ts'
import { visitors } from './paraphrases/visitors.ts'
import { visits } from './paraphrases/visits.ts'
import { waitedFor } from './paraphrases/waited-for.ts'
import { waivers } from './paraphrases/waivers.ts'
import { ways } from './paraphrases/ways.ts'
import { waysAndConditions } from './paraphrases/ways-and-conditions.ts'
import { waysAndStays } from './paraphrases/ways-and-stays.ts'
import { whatBuriesIt } from './paraphrases/what-buries-it.ts'
import { whatCardsCost } from './paraphrases/what-cards-cost.ts'
import { whatItCosts } from './paraphrases/what-it-costs.ts'
import { whatItIsWorth } from './paraphrases/what-it-is-worth.ts'
import { whatWouldBefall } from './paraphrases/what-would-befall.ts'
import { thatOnce, whenNext } from './paraphrases/when-next.ts'
import { whereItHolds } from './paraphrases/where-it-holds.ts'
import { whereOneIs } from './paraphrases/where-one-is.ts'
import { whoever } from './paraphrases/whoever.ts'
import { whomTheyAttack } from './paraphrases/whom-they-attack.ts'
import { whoseAndWhere } from './paraphrases/whose-and-where.ts'
import { worlds } from './paraphrases/worlds.ts'
import type { Self } from './reading.ts'
import { piecesOf, textOf } from './tokens.ts'

/** Single paraphrases, of which any may meet in one sentence; the likelier ones first. */
export const paraphrases: readonly Clause[] = [
  ...waivers,
  ...onPlainCards,
  ...soToldOfIt,
  ...events,
  ...journeys,
  ...battles,
  ...awards,
  ...occasions,
  ...uses,
  ...arts,
  ...deeds,
  ...names,
  ...places,
  ...allies,
  ...monsters,
  ...horrors,
  ...counted,
  ...worlds,
  ...circumstances,
  ...putBetween,
  ...secondHalves,
  ...halfTold,
  ...fates,
  ...comparedValues,
  ...sameInOtherWords,
  ...spared,
  ...standIns,
  ...toldBehind,
  ...waysAndConditions,
  ...saidApart,
  ...ways,
  ...origins,
  ...spans,
  ...liberties,
  ...turns,
  ...otherMoments,
  ...waitedFor,
  ...answersAndDefenders,
  ...lasting,
  ...loosely,
  ...laidOut,
  ...inPassing,
  ...inPlaceOfIt,
  ...inExchange,
  ...ofThatMany,
  ...turnsHere,
  ...doings,
  ...whoever,
  ...companions,
  ...castings,
  ...sorceries,
  ...asUsual,
  ...visits,
  ...happenings,
  ...befallen,
  ...skiesAndRoads,
  ...piles,
  ...setApart,
  ...atTheAttack,
  ...proofAgainst,
  ...seenOrNot,
  ...sideBySide,
  ...simpleDeeds,
  ...atTheTable,
  ...plainSpeech,
  ...whoseAndWhere,
  ...atLength,
  ...inOneCase,
  ...metTogether,
  ...forAWhile,
  ...elsewhere,
  ...tails,
  ...shortForms,
  ...turnedAbout,
  ...eitherWay,
  ...owners,
  ...untilSoMany,
  ...byThePoint,
  ...targeted,
  ...whatItCosts,
  ...asManyAs,
  ...whatCardsCost,
  ...inOneCombat,
  ...forHowLong,
  ...numbersOfAPlayer,
  ...whatItIsWorth,
  ...butAtAPrice,
  ...figuresAside,
  ...inOtherShape,
  ...saidInPassing,
  ...gatesShut,
  ...inTheLastCombat,
  ...itsGateAgain,
  ...usedUp,
  ...usedUpByNumber,
  ...onTopOfIt,
  ...absorbedByIt,
  ...armsOneCarries,
  ...freeOfCharge,
  ...whereItSurvives,
  ...visibleOrNot,
  ...neitherReachedNorLeft,
  ...neitherOfBoth,
  ...passesNeeded,
  ...byWhoseDoing,
  ...costOfThePlace,
  ...takenOrPlayed,
  ...fromOneToAnother,
  ...comeBy,
  ...amongThoseSeen,
  ...secondFiguresTold,
  ...andMayNot,
  ...forbiddenNearYou,
  ...notAllowed,
  ...noneOfThose,
  ...butNotThere,
  ...inAndOutOfCombat,
  ...everyday,
  ...inCommonWords,
  ...soLongAsItIsSo,
  ...fromHandToHand,
  ...changeHands,
  ...throughTheGate,
  ...leaveToPlay,
  ...toAndFro,
  ...countedAmong,
  ...summoned,
  ...thingsInPlay,
  ...ofFriendsAndFoes,
  ...inThePrintedManner,
  ...forWhatAndHowOften,
  ...armsAndSpells,
  ...staying,
  ...fromItsPile,
  ...fromTheOtherSide,
  ...ofItsPrice,
  ...atThisPlace,
  ...ofThingsOneKeeps,
  ...overEverybody,
  ...atTheMoment,
  ...caseByCase,
  ...everAndJustNow,
  ...atItsTime,
  ...whereOneIs,
  ...aboard,
  ...soonerThere,
  ...turnedPlaces,
  ...asARuleSays,
  ...asDesignersSay,
  ...inTheOldStyle,
  ...companyOneKeeps,
  ...waysAndStays,
  ...goodsOneCarries,
  ...befallingAll,
  ...onesFoes,
  ...ofTheKind,
  ...revealedAmongFoes,
  ...outOfTheFight,
  ...lostToIt,
  ...keptAfterCombat,
  ...inSuchACombat,
  ...toldInColour,
  ...atCloseQuarters,
  ...ofPeopleAndArts,
  ...visitors,
  ...comingsAndGoings,
  ...whenNext,
  ...inTheirOwnManner,
  ...inWhoseHands,
  ...thatVeryPlace,
  ...atTheHead,
  ...whereItHolds,
  ...takenOver,
  ...nowAndThenSaid,
  ...turnedUpright,
  ...noneOfAKind,
  ...whomTheyAttack,
  ...numbersOfOthers,
  ...whatBuriesIt,
  ...ties,
  ...whatWouldBefall,
  ...sanityGranted,
  ...oneMoreOfThem,
  ...timesInARow,
  ...usedSo,
  ...harmless,
  ...unhurt,
  ...atOneTime,
  ...onTheBattlefield,
  ...neededCards,
  ...smallSlots,
  ...rarelySoPut,
  ...inThisPlaceToo,
  ...inPlainTerms,
  ...asOtherGamesSay,
  ...amongOnesOwn,
  ...fromEitherPile,
  ...cardsOneKeeps,
  ...gainedOrLost,
  ...inItsRole,
  ...asTheyAreTold,
  ...noMoreSanity,
  ...inPlayersWords,
  ...ownSubjectLeftOut,
]

/** What is looked at for one sentence, at most; and so many of the forms that came farthest are also tried in other orders of their words. */
const mostForms = 60
const mostOrders = 8

/** A form that has grown by more words than these says something again and again. */
const mostWordsMore = 40

/** One or more sentences that say what one said. */
type Form = readonly (readonly Token[])[]

export interface Reader {
  /** How far a sentence can be read as it stands, in characters of the text; infinite where all of it can. */
  readonly reach: (sentence: readonly Token[]) => number
  /** Whether the sentences before speak of this card alone, so that "they" are no others. */
  readonly isAlone: boolean
  /** Whether a sentence can be read in any order of its words. */
  readonly reads: (sentence: readonly Token[]) => boolean
}

/** A form of a sentence that can be read, in other words than it has; nothing where none is found. */
export function paraphrased(sentence: readonly Token[], self: Self | undefined, { reach, reads, isAlone }: Reader): Form | undefined {
  const seen = new Set([textOf(sentence)])
  const looked: { readonly form: Form; readonly far: number; readonly steps: number }[] = []
  const open = [{ form: [sentence] as Form, far: reach(sentence), steps: 0 }]
  while (open.length > 0 && seen.size < mostForms) {
    open.sort((a, b) => b.far - a.far || a.steps - b.steps)
    const { form, steps } = open.shift()!
    for (const other of othersOf(form, self, { reach, isAlone }, sentence.length + mostWordsMore)) {
      const said = other.map(textOf).join(' . ')
      if (seen.has(said)) continue
      seen.add(said)
      const far = Math.min(...other.map(reach))
      if (far === Number.POSITIVE_INFINITY) return other
      const next = { form: other, far, steps: steps + 1 }
      open.push(next)
      looked.push(next)
      if (seen.size >= mostForms) break
    }
  }
  looked.sort((a, b) => b.far - a.far || b.steps - a.steps)
  return looked.slice(0, mostOrders).find(({ form }) => form.every((each) => reach(each) === Number.POSITIVE_INFINITY || reads(each)))?.form
}

const ofCompanions: ReadonlySet<Clause> = new Set(companions)
const endsAtOnce: ReadonlySet<Clause> = new Set(thatOnce)

/**
 * Whether a later sentence would be taken to speak of this card that speaks of those before it: "your Students add 1. They must defend ...".
 * An Ally is no "it", where that is rather what he carries.
 */
function isOfOthers(clause: Clause, sentence: readonly Token[], put: readonly Token[], self: Self | undefined): boolean {
  const [first] = sentence
  const [, meant] = clause
  // "If this card is lost, the Artifact suffers the same fate" says what "it" is.
  const isOfThis = ofCompanions.has(clause) || (/\bthis card\b|^cannot /.test(meant) && !/\bthe artifact\b/.test(meant))
  if (!first || first.at === 0 || !isOfThis) return false
  const others = self?.type === 'Ally' ? /^(?:they|it)$/i : /^they$/i
  // The same word that stands elsewhere in what is meant is another.
  const isGone = (token: Token): boolean => !put.includes(token) || ` ${meant} `.includes(` ${token.text} `)
  // "At Night they ...", "during the Day, they ...".
  const head = /^(?:if|when|whenever)$/.test(first.text) ? 2 : /^(?:at|by|during)$/.test(first.text) ? 5 : 1
  return sentence.slice(0, head).some((token) => others.test(token.written) && isGone(token))
}

/** The forms that one paraphrase makes of a form, in its first sentence that cannot be read. */
function othersOf(form: Form, self: Self | undefined, { reach, isAlone }: Pick<Reader, 'reach' | 'isAlone'>, most: number): Form[] {
  const at = form.findIndex((each) => reach(each) !== Number.POSITIVE_INFINITY)
  const sentence = form[at]
  if (sentence === undefined) return []
  const pieces = piecesOf(sentence, self)
  const isLasting = self?.subtype === 'Phobia' || self?.subtype === 'Philia'
  return paraphrases.flatMap((clause) => {
    if (isLasting && endsAtOnce.has(clause)) return []
    const put = putAsMeant(clause, sentence, pieces, self)
    if (put && !isAlone && isOfOthers(clause, sentence, put, self)) return []
    const parts = put && put.length <= most ? apartAtStop(put, clause[1].includes(' . ')) : []
    // What means nothing leaves nothing, and a text of nothing is no reading.
    return parts.length === 0 || parts.some((each) => each.length === 0) ? [] : [[...form.slice(0, at), ...parts, ...form.slice(at + 1)]]
  })
}
