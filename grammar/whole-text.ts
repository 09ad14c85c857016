/** What only all the sentences of a text tell together, and what they leave unsaid. */

import { asItIsUsed } from './as-it-is-used.ts'
import type { Condition, Cost, Filter, Op, Rule, Selector, Static, Waiver, Who } from './ast.ts'
import { afflicts, type CardType } from './card.ts'
import { isOne, pickedIn } from './goes-on.ts'
import { heldBeforeGone } from './gone-so.ts'
import { leftUnsaid } from './left-unsaid.ts'
import type { Token } from './lexer.ts'
import { fold, type KnownWords } from './link.ts'
import {
  appliedAnyway,
  askedOfCause,
  atTheirTurns,
  countedThere,
  hasNoBearer,
  ifItShows,
  isOfSomeWorlds,
  looseEnd,
  metHere,
  ofItself,
  ofTheBattle,
  ofWhatIsAsked,
  ofWhatIsGiven,
  ofWhatIsSeen,
  ofWhatIsTurnedUp,
  ofWhatSetItOff,
  playsUnseen,
  speaksOfNone,
  tied,
  undefended,
  withDrawn,
  withIt,
  withItsCost,
} from './loose-ends.ts'
import { carriedOff, nobody, pickedBy } from './make/deeds.ts'
import { besides, does, stable, swap } from './make/draft.ts'
import { anywhere } from './make/permissions.ts'
import { noWhile, turnsOne } from './make/sentences.ts'
import { areApart } from './make/steps.ts'
import { ofWhomItIsTold } from './of-whom-it-is-told.ts'
import { stayedThere } from './on-the-other-turn.ts'
import {
  aimed,
  atCurrentOnes,
  defendsNobody,
  endsAsSoonAs,
  givenForNothing,
  harmsNobody,
  holdsForNone,
  isGod,
  laidWherePlayed,
  ofAnybodysInPlay,
  ofThatPlayer,
  ofThoseItMeets,
  ofWhoeverItIs,
  paidThere,
  settle,
  staysOnce,
  strangeToAll,
  strangeToPhobia,
  strikesHimTwice,
  strikesYouAlone,
  tellsNoPlace,
  tellsNoWay,
  withBearerDefending,
  withoutMine,
} from './own-card.ts'
import { ofAnyWithPennies, penniesOnIt, whenSoManyLie, whenTheLastGoes } from './pennies.ts'
import { type Fault, fault, type Reading, type Self } from './reading.ts'
import { spreading } from './remarked.ts'

/** What the sentences of a text have told, one by one. */
interface Told {
  readonly text: string
  readonly known: KnownWords
  readonly self: Self | undefined
  /** The words of the sentences that were read. */
  readonly said: readonly Token[]
  /** Stretches that tell a story. */
  readonly flavour: readonly { readonly at: number; readonly length: number }[]
  /** Where the rules begin, if there are any. */
  readonly begun: Token | undefined
}

/** The rules with what a step settles, or what is left unsaid: in words, or as an error at its place. */
type Step = (rules: readonly Rule[], told: Told) => readonly Rule[] | string | Fault

const notWhich = 'It is not said which card "it" is.'

/** "Look at one random card in his Hand; if it is no Monster, return it": what was only looked at has not been moved. */
function leftWhereItLay(rule: Rule): Rule {
  if (!does(rule) || !has(rule, /"(?:target|look)":\{[^{}]*(?:\{[^{}]*\}[^{}]*)*"in":"(?:hand|threat)"/) || !has(rule.do, /"to":"deckTop"/))
    return rule
  const isPutBack = (op: unknown): boolean => /^\{"move":\{"ref":"(?:target|looked)"\},"to":"deckTop"\}$/.test(stable(op))
  return JSON.parse(JSON.stringify(rule), (key, value) => {
    const kept = Array.isArray(value) ? value.filter((each) => !isPutBack(each)) : value
    return key === 'else' && Array.isArray(kept) && kept.length === 0 ? undefined : kept
  }) as Rule
}

const hasNoValue = /^(?:Event|Spell|Location)$/

const changesOwnValue = (op: Op): boolean =>
  'start' in op && op.start.kind === 'static' && 'value' in op.start.effect && op.start.effect.of.ref === 'self'

/** "Lose that Turn", at another moment than the beginning of one. */
const losesWhichTurn = (rule: Rule): boolean =>
  /"now":true,"skip"/.test(stable(rule)) &&
  !(rule.kind === 'on' && (rule.on === 'turnStart' || (typeof rule.on === 'object' && 'turnStarts' in rule.on)))

/** "Move one of your Allies to your Threat. Its value is 2": that of the card picked, for an Event has none; nothing where none was. */
function withValueOfPicked(rules: readonly Rule[]): readonly Rule[] | undefined {
  const told = rules.map((rule) => {
    const at = does(rule) ? rule.do.findIndex(changesOwnValue) : -1
    if (!does(rule) || at < 0 || has(rule, /"become":/)) return rule
    const isOfAlly = (op: Op): boolean => stable(op).includes('{"ref":"host"}')
    const ofTarget = (op: Op): Op =>
      changesOwnValue(op) ? swap(op, '{"ref":"self"}', '{"ref":"target"}') : swap(op, '{"ref":"host"}', '{"ref":"target"}')
    if (rule.target) return isOne(rule.target) ? { ...rule, do: rule.do.map(ofTarget) } : undefined
    const [first, ...rest] = rule.do
    const picked = at > 0 && rule.do.slice(1, at).every(isOfAlly) ? pickedIn(first!) : undefined
    if (!picked || !isOne(picked)) return undefined
    return { ...rule, target: picked, do: [swap(first!, JSON.stringify(picked), '{"ref":"target"}'), ...rest.map(ofTarget)] }
  })
  return told.includes(undefined) ? undefined : (told as readonly Rule[])
}

/** "When your opponent plays a Great Old One, this card turns Corrupt": as long as this card stays, and not the one that was played. */
function turnedItself(rule: Rule): Rule {
  if (!does(rule) || rule.target) return rule
  const isOwn = (op: Op): boolean => 'start' in op && op.until === 'whileInPlay' && has(op.start, /"of":\{"ref":"self"\}/)
  return rule.do.every(isOwn) ? { ...rule, do: rule.do.map((op) => ({ ...op, until: 'whileThisStays' }) as Op) } : rule
}

/** "Target Ally becomes Corrupt", on an Event: he is turned when it is played, and stays so when it is gone. */
function turnedForGood(rule: Rule): Rule {
  // Whom it lies on it turns as long as it lies there.
  if (rule.kind !== 'static' || rule.if || !turnsOne(rule.effect) || /"ref":"(?!target")/.test(stable(rule.effect))) return rule
  return { kind: 'on', on: 'played', do: [{ start: rule, until: 'whileInPlay' }] }
}

const untilThen: ReadonlyMap<unknown, 'combat' | 'round'> = new Map([
  ['combatBegins', 'combat'],
  ['beforeReveal', 'combat'],
  ['threatRevealed', 'combat'],
  ['combatEnded', 'combat'],
  ['roundEnd', 'round'],
])

/** "At the end of Combat, bury one of your Allies", on a Spell: of the Combat or Round it is cast in, and not of each for as long as it lies there. */
function onceCast(rules: readonly Rule[]): readonly Rule[] | string {
  const cast = rules.map((rule): Rule | undefined => {
    if (rule.kind !== 'on' || (typeof rule.on === 'object' && 'cardLeft' in rule.on && rule.on.cardLeft.ref === 'self')) return rule
    const until = untilThen.get(rule.on)
    return until && { kind: 'action', window: 'cast', do: [{ start: rule, until }] }
  })
  return cast.includes(undefined) ? noWhile : (cast as readonly Rule[])
}

/** In this order: each step finds the rules as the one before it leaves them. */
const speaksOfDefence = /\bdefen[cdst]|\babsorb|\bprotect|\bin the way\b|\bAll(?:y|ies) (?:may|can|do|cannot)\b/i

const notInCombat =
  /\b(?:may not|cannot|may never|can not) be used (?:during|in) (?:any |the )?Combat\b|\b(?:not|never) (?:during|in) Combat\b/i

const inEitherRole =
  /\b(?:whether (?:(?:it|this card) is )?(?:played )?(?:as )?(?:in (?:your|a) Threat|a Monster) or (?:one of |among )?(?:as )?(?:an? |your )?All(?:y|ies)|both as a Monster and as an Ally)\b/i

/** A second figure in another case: "or 4 if it is Corrupt". */
const orAnother = /\bor (?:by )?(?:\d+|two|three|four|five|six)(?: points?)? (?:if|when|while)\b/i

/** Some of all players, and then the others. */
const othersThanThose =
  /\b(?:each|every|any|all) players? (?:who|at|in|with|whose)\b[^.;]*[.;] (?:(?:each|every|any) other player|(?:all |the )?other players)\b/i

/** A gain of those that are played somewhere, with something behind it that may be so now and not later. */
const gainingWhilePlayed =
  /\bplayed (?:here|at this Location)\b[^.;]*? (?:adds?|gains?|loses?|increases?) [^.;,]*? (?:while|when|whenever|if|at Night|by Day|during|in Combat|as long as)\b/i

const steps: readonly Step[] = [
  eitherWay,
  (rules, { self }) => (self ? rules.map(whenSoManyLie) : rules),
  (rules, { self }) => (self?.type === 'Monster' ? rules.map(revealedThen) : rules),
  withOwnPass,
  askedFirst,
  (rules) =>
    rules.some(
      (rule) => rule.kind === 'on' && rule.on === 'survivedCosmicBattle' && has(rule.do, /"start":\{"effect":\{[^}]*\}?[^}]*"value":/),
    )
      ? 'When this is done, Allies have defended and no value counts any more (M14.75).'
      : rules,
  (rules, { text }) =>
    defendsWith.test(text) && has(rules, /"bears":\{"title":"(?!self)[^}]*\},"defending":true/)
      ? 'It is not said whether he bears that card or defends beside it.'
      : rules,
  (rules, { self }) => (self?.type === 'Monster' ? rules.map(throughItsCombat) : rules),
  (rules, { text }) =>
    playedThen.test(text) && rules.some((rule) => rule.kind === 'static' && 'value' in rule.effect && rule.if && 'time' in rule.if)
      ? 'Which of them were played by Day, and which at Night, cannot be told afterwards.'
      : rules,
  (rules, { self }) => (self?.type === 'Event' && !rules.some(isAttached) ? rules.map(turnedForGood) : rules),
  (rules, { text }) => (/\blook(?:s|ing)? at\b/i.test(text) ? rules.map(lookedFirst) : rules),
  (rules) => rules.map(searched),
  (rules) => rules.map(othersThanReturned),
  (rules, { self }) => (self?.type === 'Spell' ? outOfCombat(rules) : rules),
  (rules) =>
    rules.some((rule) => rule.kind === 'require' && has(rule.needs, /"role":"(?:inCombat|fought)"/))
      ? 'No card is played in Combat.'
      : rules,
  (rules) => (rules.some(asksAfterCombat) ? 'It is not said when this is done: in Combat, or at its end?' : rules),
  (rules) => (rules.some(isAsideForever) ? 'It is not said when what is set aside comes back.' : rules),
  (rules, { self, text }) =>
    self?.type === 'Ally' && ofThoseDefending.test(text) && rules.some(addsToOthersDefending)
      ? 'It is not said who defends: say "your defending ...", or "while this card defends".'
      : rules,
  (rules, { text }) =>
    othersMayBe.test(text) && has(rules, /"playAs":"(?:monster|ally)"/) && has(rules, /"of":"self"/)
      ? 'It is not said whether this card may be so, or those: say "this card", or name them again.'
      : rules,
  (rules) => rules.map(nearBy),
  (rules) => (has(rules, allyNoWeapon) ? 'It is not said what counts for nothing here: an Ally is no Weapon.' : rules),
  (rules, { text }) => (gainsWhatIsLost.test(text) ? 'How much is lost below a minimum, and so gained, cannot be told.' : rules),
  (rules, { self }) =>
    self && self.type !== 'Artifact' && rules.some(controlsOutOfCombat)
      ? 'Monsters are controlled in Combat alone: say "In Combat".'
      : rules,
  (rules) => (has(rules, searchedOfOthers) ? 'It is not said who looks through that Mythos Deck.' : rules),
  (rules) => rules.map((each) => ofWhatIsGiven(each, rules)),
  (rules) =>
    rules
      .map(ifItShows)
      .map(ofWhatIsAsked)
      .map(ofHandCard)
      .map(ofItself)
      .map(appliedAnyway)
      .map(ofWhatSetItOff)
      .map(withItsCost)
      .map(ofWhatIsSeen),
  (rules) => rules.map(withDrawn),
  (rules) => rules.map(penniesOnIt),
  (rules, { self }) => (self ? ofAnyWithPennies(rules.map(whenTheLastGoes)) : rules),
  (rules) => (has(rules, /"ref":"it"/) ? (withIt(rules) ?? notWhich) : rules),
  // A card of a Hand or Threat that is merely put back lies where it lay.
  (rules, { text }) => (/\bdecks?\b/i.test(text) ? rules : rules.map(leftWhereItLay)),
  (rules, { self }) => (self?.type === 'Spell' ? onceCast(rules) : rules),
  // "Flip this card to flip one Ally face-down. You may flip it face-up again for 1 Sanity": the one or the other.
  (rules, { text }) =>
    /\b(?:flip|turn) it (?:back )?face-up\b/i.test(text) &&
    has(rules, /"flip":\{"ref":"self"\},"face":"up"|"face":"up","flip":\{"ref":"self"\}/) &&
    has(rules, /"flip":\{(?!"ref":"self")/)
      ? notWhich
      : rules,
  turnedUp,
  pooled,
  (rules) => (rules.some(countsNothing) ? 'It is not said which step this counts.' : rules),
  (rules) => (has(rules.map(withoutNamed), /"ofNamedType":true/) ? 'It is not said which type was named.' : rules),
  givenToWhom,
  (rules) =>
    rules.some((rule) => has(rule, /"role":"inHand"/) && !tellsOfHand(rule))
      ? 'A card in a Hand does something only when a Round or the game begins.'
      : rules,
  (rules, { self }) => {
    const kept = self && !isGod(self) ? keepingGod(rules, self) : rules
    return self && !isGod(self) && kept.some(staysLonger) ? 'Only a Great Old One stays for some Rounds alone.' : kept
  },
  ofShownHand,
  (rules) => countedThere(rules) ?? notWhose,
  (rules) => (rules.some(playsUnseen) ? notWhich : rules),
  (rules) => (rules.some(comesFromNowhere) ? 'It is not said where this card comes from: from your Hand?' : rules),
  (rules, { known }) => rules.map((each) => alliesAnyway(each, known)),
  (rules, { known }) => rules.map((each) => ofItsVictim(each, known)),
  (rules, { text }) => (/\b(?:all|each|every)\b/i.test(text) ? rules : rules.map(paidByOne)),
  (rules, { self }) => {
    const met = rules.map((each) => metHere(each, self))
    return met.every((each) => each !== undefined)
      ? met
      : 'It is not said what need not be so for them to be played here: "regardless of ..."?'
  },
  (rules) => (rules.some(isOfSomeWorlds) ? 'It is not said whether both are of that Dimension: say it of each.' : rules),
  (rules) => rules.reduce<readonly Rule[] | string>(askedOfAnswered, []),
  (rules, { self, text }) => (self && !/\brevealed\b/i.test(text) ? rules.map(askedOfCause) : rules),
  (rules, { self }) =>
    self && rules.some((rule) => has(rule, /"revealedIs":/) && !has(rule, /"reveal":/)) ? 'It is not said which card was revealed.' : rules,
  // Nothing but a play, a loss or an answer has set it off that such a card was in.
  (rules) => (rules.some(asksOfNone) ? notWhich : rules),
  // Of a card that is still in the Hand, none was turned up.
  (rules) =>
    rules.some(
      (rule) => has(rule, /"role":"inHand"/) && has(rule, /"pentagram"/) && has(rule, /"ref":"revealed"/) && !has(rule, /"reveal":/),
    )
      ? notWhich
      : rules,
  // What was looked at or turned up is known within its clause alone.
  (rules) => (rules.some((rule) => has(rule, /"ref":"looked"/) && !has(rule, /"(?:look|arrange)":/)) ? notWhich : rules),
  (rules, { self, text }) =>
    self !== undefined &&
    /^(?:Ally|Artifact|Tome)$/.test(self.type) &&
    has(rules, /"sanityChange":.*"who":"each"/) &&
    !namesEverybody.test(text)
      ? 'It is not said whose Sanity is meant: yours, or that of each player?'
      : rules,
  // Of an Artifact it tells whom it may be given to.
  (rules, { text, self }) => (self?.type !== 'Artifact' && anyOfThem.test(text.replace(askedIn, '')) ? rules.map(ofAnySuch) : rules),
  (rules, { text }) =>
    notSo.test(text) && rules.some(does) ? 'It is not said which card must not be so: "one Ally that is not ...".' : rules,
  (rules, { self }) =>
    self && isGod(self) && rules.some(isOwnWorth) ? 'A Great Old One has no value: it is not said what gains or loses.' : rules,
  (rules, { self }) =>
    /^(?:Event|Spell|Location)$/.test(self?.type ?? '') && has(rules, /"of":\{"ref":"self"\},"staysFaceDown"/)
      ? 'It is not said which card stays face-down.'
      : rules,
  (rules, { text }) =>
    spellsGo.test(text) &&
    has(rules, /"to":"(?:hand|deckTop|deckBottom)"/) &&
    !/"to":"(?:bury|discard)"/.test(stable(rules).replaceAll(ownEnd, ''))
      ? 'What becomes of the Spells in a Tome that is not lost cannot be told.'
      : rules,
  (rules, { self }) => (self && has(rules, worthOfThings) ? 'Only Allies and Monsters have a value.' : rules),
  (rules) => (has(rules, worthOfAdventures) ? 'How many points an Adventure is worth cannot be changed.' : rules),
  (rules, { text }) =>
    guardsAgainstLoss.test(text) && !has(rules, /"would(?:Lose|BeBuried|Pay)/)
      ? 'It is not said how this protects: what is done instead?'
      : rules,
  storyAlone,
  (rules, { said, self }) =>
    said.some((_, index) => isOwnTurn(said, index))
      ? (atTheirTurns(rules, self) ?? 'It is not said at whose Turn this happens to whom.')
      : rules,
  (rules, { self, text }) => {
    if (!self || !hearsOwnTurns(self) || atYourTurns.test(text)) return rules
    const theirs = rules.map((rule) => (isOfEach(rule) ? atTheirTurns([rule], self)?.[0] : rule))
    return theirs.every((rule) => rule !== undefined) ? theirs : 'It is not said at whose Turn this happens to whom.'
  },
  (rules) => rules.map(stayedThere),
  (rules, { self, text }) =>
    (self?.type === 'Location' || self?.type === 'Event') && staysATurn.test(text) ? rules.map((rule) => onceThere(rule, self)) : rules,
  // M14.87: Allies stand in the way of any attack, where nothing is said of that.
  (rules, { text }) => (speaksOfDefence.test(text) ? rules : swap(rules, '"alliesMayDefend":false', '"alliesMayDefend":true')),
  (rules, { self, text }) => (self?.type === 'Event' && onSuchOpponent.test(text) ? rules.flatMap(playedOnSuch) : rules),
  turnedAgain,
  (rules, { self, text }) => tied(laidWherePlayed(withoutHeading(rules), self), self, text),
  (rules, { self, text }) => (toYou.test(text) ? rules : ofAnybodysInPlay(rules, self)),
  (rules, { self }) => (self?.type === 'Monster' && !isGod(self) ? rules.map(ofTheBattle) : rules),
  (rules, { self, text }) =>
    self &&
    isGod(self) &&
    attacks.test(text) &&
    rules.some((rule) => rule.kind === 'on' && (rule.on === 'played' || rule.on === 'threatRevealed'))
      ? 'A Great Old One takes no part in battles: it is not said when this is done.'
      : rules,
  (rules, { self }) => looseEnd(rules, self) ?? rules,
  (rules) => rules.map(ofWhatIsTurnedUp),
  (rules, { self }) => (self && hasNoValue.test(self.type) ? (withValueOfPicked(rules) ?? notWhich) : rules),
  (rules, { self, text }) => aimed(rules, self, text),
  (rules, { self }) =>
    self?.type === 'Monster' && rules.some((rule) => does(rule) && !rule.target && rule.do.some(aimsAtNone)) ? notWhich : rules,
  (rules, { self, text }) => endsAsSoonAs(rules, self, text),
  (rules, { self }) =>
    self && self.type !== 'Monster' && rules.some((rule) => rule.kind === 'static' && 'sees' in rule.effect && rule.effect.sees === 'self')
      ? 'Monsters alone are seen or not.'
      : rules,
  // What is told of some is not said of the whole table (M10.21).
  (rules, { text }) =>
    timeOfOne.test(text) && rules.some((rule) => has(rule, /"effect":\{"time":"(?:day|night|neither)"\}/))
      ? 'It cannot be Day or Night for one player alone.'
      : rules,
  (rules) => (rules.some(losesWhichTurn) ? 'It is not said which Turn is lost: the next one?' : rules),
  (rules, { self }) => (strangeToPhobia(rules, self) ? 'Under a Phobia it is not said so whose opponent or Adventure is meant.' : rules),
  (rules, { self, text }) => ofWhoeverItIs(rules, self, text),
  (rules, { self, text }) => ofThoseItMeets(rules, self, text),
  (rules, { text }) => atCurrentOnes(rules, text),
  (rules, { self, text }) => (self?.type === 'Event' && mayThen.test(text) ? onceTravelled(rules) : rules),
  (rules, { self }) => (strikesYouAlone(rules, self) ? 'It is not said whom this concerns: each player, or you alone?' : rules),
  (rules, { self }) => (strikesHimTwice(rules, self) ? 'It is not said what befalls the others as it befalls him.' : rules),
  (rules, { self }) => (staysOnce(rules, self) ? 'It is not said which Great Old Ones stay: those in play now, or each that is.' : rules),
  (rules, { self }) => rules.map((rule) => paidThere(rule, self)),
  (rules, { self }) => (strangeToAll(rules, self) ? 'It is not said who must be there: this concerns every player.' : rules),
  (rules, { self }) => {
    const borne = withBearerDefending(rules, self)
    return defendsNobody(borne, self) ? 'It is not said which Ally defends.' : borne
  },
  (rules, { self }) => (self ? (ofThatPlayer(rules) ?? 'It is not said which player "that player" is.') : rules),
  (rules, { self }) => settle(rules, self),
  (rules) => rules.map((rule) => (rules.some(isAttached) ? ofItsOwnBearer(rule) : ofItsOwnTarget(rule))),
  (rules) => keptAsWell(rules) ?? 'It is not said what this card gives to an Investigator who keeps it.',
  // To take part in a defence is no joining.
  (rules, { self }) =>
    self?.type === 'Ally' && rules.some((rule) => rule.kind === 'static' && 'join' in rule.effect && rule.effect.join.defending)
      ? 'It is not said when this card is added to the defence.'
      : rules,
  (rules, { self }) => (self && othersThanNone(rules, self) ? 'It is not said other than which: "except ..."?' : rules),
  (rules, { self }) => (self && hasNoBearer(rules, self) ? 'It is not said who bears this card, or which Ally "that Ally" is.' : rules),
  (rules) => (stable(rules).includes(`"${carriedOff}"`) ? 'It is not said what becomes of the cards carried off.' : rules),
  (rules) => (stable(rules).includes(nobody) ? 'It is not said whose cards "their" means.' : rules),
  undefended,
  (rules, { self }) =>
    harmsNobody(rules, self) ? 'It is not said whose card is harmed: add "of your opponent" or "of any player".' : rules,
  (rules, { self }) =>
    tellsNoPlace(rules, self) ? 'It is not said where "here" is: only a Location, or a Travel Event, is a place.' : rules,
  (rules, { self }) => (self?.type === 'Location' ? rules.map(freeToPlay) : rules),
  (rules, { self }) => (tellsNoWay(rules, self) ? 'It is not said how one comes here: "You may walk to this Location from ..."?' : rules),
  (rules, { text }) =>
    /\buse (?:it|them|that)\b/i.test(text) && rules.some((rule) => 'do' in rule && ridesSummoned(rule.do))
      ? 'A Monster that is Summoned attacks: that it carries you instead cannot be told.'
      : rules,
  (rules, { text }) =>
    mustTravel.test(text) && has(rules, /"when":"(?:next|later)Turn"/)
      ? 'That one must travel on another Turn cannot be told: "As your next Turn, you may play ..."?'
      : rules,
  // "Your other Allies may not be flipped, nor can they be affected by Storms": they, and not this card.
  (rules, { text }) =>
    /\bnor (?:can|may) they\b/i.test(text) && has(rules, /"immuneTo":[^{}]*(?:\{[^{}]*\})?[^{}]*"of":\{"ref":"self"\}/)
      ? 'It is not said who "they" are.'
      : rules,
  // "An Event that was in play when this Round began": which one is meant, and not when it is done.
  (rules, { text }) =>
    /\b(?:was|were) (?:already )?in play when (?:this|the) Round (?:began|started)\b/i.test(text)
      ? 'What lay in play when the Round began cannot be asked for.'
      : rules,
  // "Each player discards one card. If you discarded a Monster, draw two": of the card that went, and no price.
  (rules, { text }) =>
    /[.;] If you (?:have )?(?:discarded|buried) an?\b/i.test(text) &&
    rules.some((rule) => rule.kind === 'on' && rule.on === 'played' && rule.cost !== undefined)
      ? 'It is not said of which card this is asked: "if the card so discarded is a Monster".'
      : rules,
  // "Flip one Student or one 1 point Ally. That Ally may not be flipped face-up": the one that was flipped.
  // What a Great Old One lets the Gates of all serve for, it lets everybody use them for (M11.52).
  (rules, { self }) => (self && isGod(self) ? rules.map(byAnybody) : rules),
  (rules, { self }) => (self?.target && oneTarget.test(self.target) ? orInstead(rules) : rules),
  (rules, { text }) => (thatSpell.test(text) ? rules.map((rule, at) => ofThatKind(rule, rules[at - 1])) : rules),
  (rules, { self, text }) => rules.map((rule) => goneAfterwards(sparedTarget(rule, self, text), text)),
  (rules, { text }) => (rules.some(aimsApart) && !/\bthe target\b/i.test(text) ? 'It is not said which of them is meant.' : rules),
  // "That Ally sees the Invisible and cannot be bypassed", on what he bears.
  (rules, { self }) =>
    self !== undefined &&
    self.type !== 'Ally' &&
    self.type !== 'Monster' &&
    rules.some((rule) => rule.kind === 'static' && 'bypass' in rule.effect && rule.effect.bypass === 'self')
      ? 'It is not said which Ally cannot be bypassed.'
      : rules,
  // "Discard one Ally. Draw as many cards as that Ally's value, including any Weapon": it has none any more.
  (rules, { text }) =>
    /\bvalue\b[^.;]*?(?<!\bnot )\b(?:including|counting|with|plus|and)\b[^.;]*\bWeapon/i.test(text) &&
    rules.some(
      (rule) =>
        does(rule) &&
        rule.do.some((op) => 'move' in op && /^(?:bury|discard|hand)$/.test(String(op.to))) &&
        /"card":\{"ref":"(?:target|thus)"\},"of":"value"/.test(stable(rule.do)),
    )
      ? 'The value of an Ally that has gone is without his Weapon.'
      : rules,
  // "Your opponent may not play Travel by Sea Events. No effect upon Islands": where he is.
  (rules, { text }) => (/(?:^|[.;] )No effect (?:up)?on\b/i.test(text) ? rules.map(whereHeIs) : rules),
  // "Your opponent, if Outside, loses 1": it is he who is there.
  (rules, { text }) =>
    /\b(?:opponent|player|owner|Investigator), (?:if|while|when) (?:Outside|Inside|Underground|(?:in|at) (?:an?|the|your)\b)/i.test(text)
      ? 'It is not said who is there: "if your opponent is ...".'
      : rules,
  // "As your Turn, discard any Spell in this Tome": what is picked is one.
  (rules, { text }) =>
    /\bAs your Turn,? (?:you may )?(?:discard|bury|return) any Spell (?:in|from|held by)\b/i.test(text) &&
    rules.some((rule) => rule.kind === 'action' && has([rule], /"move":\{[^{}]*"is":\{"type":"Spell"\}[^{}]*"pick":"all"/))
      ? 'It is not said how many Spells go: "one", or "all".'
      : rules,
  // "Discard one card for each Student, and draw the same number".
  (rules, { text }) =>
    /\b(?:discard|bury)s?\b[^.]*\bfor each\b[^.]*\bdraws? (?:the same number|as many|an equal number|that many)\b/i.test(text) &&
    has(rules, /"draw":1\b/)
      ? 'It is not said how many are drawn: "draw one card for each ...".'
      : rules,
  // "Control a Lesser Independent, or a Greater Independent at Night".
  (rules, { text }) =>
    /\b(?:Summon|Control)\b[^.;:]*,? or (?:an? )?(?:\p{Lu}[^.;:,]*? )+(?:at Night|during the Day|by Day)(?=[.;]|$)/u.test(text) &&
    rules.some((rule) => does(rule) && rule.if !== undefined && 'time' in rule.if && rule.do.some((op) => 'summonOrControl' in op))
      ? 'It is not said whether both are so only then: say "or ... if it is Night".'
      : rules,
  (rules, { self }) =>
    self?.type === 'Event' && ruledOut(rules)
      ? 'This may only be played while there is what must not be there for the rest: say "either ..., or ..."?'
      : rules,
  (rules, { text }) =>
    rules.some((rule) => befallsWhoStays(rule, text)) ? 'It is not said when this befalls you: "at the start of each Turn"?' : rules,
  (rules, { self }) => (givenForNothing(rules, self) ? 'It is not said what this card is given up for.' : rules),
  (rules, { self }) =>
    self ? (begunOnArrival(rules, self) ?? 'It is not said when this begins: "As your Turn", "When played" or another moment.') : rules,
  (rules, { text }) =>
    /\bSpells?\b[^.;]*\binstead of (?:burying|discarding|losing) them\b/i.test(text) &&
    has(rules, /"wouldBe\w+":\{"ref":"self"\}/) &&
    !has(rules, /"do":\[\{"move":\{"ref":"self"/)
      ? 'It is not said whether this card is kept: "bury the Spells in it instead", or "when this card is lost, discard each Spell in it".'
      : rules,
  (rules, { self }) => (holdsForNone(rules, self) ? 'It is not said for which card this holds: "each", or the bearer?' : rules),
  (rules, { self, text }) =>
    rules.length === 0 && text.trim() !== '' && self !== undefined && mustDo.has(self.type)
      ? `This says nothing that ${self.type === 'Event' ? 'an' : 'a card of type'} ${self.type} does not do anyway.`
      : rules,
  (rules) => (speaksOfNone(rules) ? 'It is not said which card or player is meant.' : rules),
  ofOneTarget,
  (rules) => (rules.some(asksAnother) ? notWhich : rules),
  // "Bury one Ally. At Night, discard it instead of burying it", on an Event, which is buried as well.
  (rules, { self, text }) =>
    (self?.type === 'Event' || self?.type === 'Spell') &&
    /\bdiscard(?:s|ed)? (?:it|them) (?:instead|rather)/i.test(text) &&
    has(rules, /"wouldBeBuried":\{"ref":"self"\}/) &&
    rules.some((rule) => does(rule) && rule.do.some((op) => 'move' in op && op.to === 'bury' && op.move.ref !== 'self'))
      ? notWhich
      : rules,
  (rules, { text }) => {
    const asked = rules.reduce<readonly Rule[] | string>(askedOfAnswered, [])
    // What is left to you there, is no part of what the use does.
    return asked.length < rules.length && /\bif (?:it|that|the) [^.;]*\byou may\b/i.test(text) ? notWhich : asked
  },
  // What an Epidemic does in the same place, it does where the player struck by it is.
  (rules, { self, text }) => (self?.subtype === 'Epidemic' && !nearYou.test(text) ? rules.map(spreading) : rules),
  (rules, { self, text }) =>
    self?.subtype === 'Epidemic' && /\b(?:opponent|target)\b/i.test(text) && !nearYou.test(text) && rules.some(isWhereYouAre)
      ? 'It is not said whether the place is yours ("as you"), or that of the opponent before.'
      : rules,
  (rules, { self, text }) => (self?.type === 'Location' && !anybody.test(text) ? rules.map(forbiddenYou) : rules),
  (rules, { self, text }) => (self?.type === 'Ally' && losesAnother.test(text) && rules.some(isOfAnyLoss) ? notAnother : rules),
  (rules, { self, text }) => ofWhomItIsTold(rules, text, self),
  (rules, { text }) => (showsFound.test(text) ? rules.map(showingFound) : rules),
  (rules, { text }) => (showsDrawn.test(text) ? rules.map(showingDrawn) : rules),
  (rules, { text }) =>
    foundInRegion.test(text) && /"waive":\["place"\]/.test(stable(rules)) && !/"native":/.test(stable(rules))
      ? 'That the Region must be right, and not the place in it, cannot be told.'
      : rules,
  (rules, { self, text }) =>
    self?.type === 'Location' &&
    onceMore.test(text) &&
    rules.some((rule) => rule.kind === 'permit' && has(rule.permit, /"waive":\["attribute"\]/))
      ? 'That one more card may be played in the same Turn cannot be told of a Location.'
      : rules,
  // What stands in brackets says by itself when it is done.
  (rules, { text }) => (text.includes(') or (') ? rules : rules.map(bothThen)),
  (rules, { self }) => (self ? rules.map(heldFirst).map(heldBeforeGone) : rules),
  (rules) =>
    rules.some((rule) => has(rule, /"permit":\{"route":/) && has(rule, /"free":"(?:loss|either)"/))
      ? 'Of a way that is open for good it cannot be told that what it leads to costs nothing.'
      : rules,
  (rules, { text }) => (/\bthis card instead\b|\b(?:flip|bury|discard) it instead\b/i.test(text) ? rules.flatMap(pricedOtherwise) : rules),
  (rules, { text }) => (/\badd(?:ed)?\b/i.test(text) ? rules.map(joinsLate) : rules),
  (rules, { text }) => (paysForIt.test(text) ? rules.map(paidOnTop) : rules),
  (rules) => rules.map(lentOnly),
  (rules, { self }) => (self && has(rules, /"foundAt":/) ? rules.map(playedAsFound) : rules),
  (rules) => (rules.some(goesBackNowhere) ? 'It is not said where this is returned to: to its owner, to a Hand?' : rules),
  (rules, { self }) => (self?.type === 'Location' ? rules.map(boughtByGate) : rules),
  (rules, { self, text }) => (self && /\bjoins? other\b/i.test(text) ? rules.map((each) => withItsKin(each, self)) : rules),
  (rules, { text }) => (thatOpponent.test(text) ? rules.map(ofTheDoer) : rules),
  (rules, { text }) => (attackYou.test(text) && !ofOneOpponent.test(text) ? rules.map(ofAllWhoAttack) : rules),
  (rules) => rules.map(turnedItself),
  (rules, { self, text }) => (has(rules, /"stacking":/) ? amongTypes(rules, text, self) : rules),
  (rules, { self, text }) => (self?.type === 'Artifact' && bearerSurvives.test(text) ? rules.map(survivedByBearer) : rules),
  (rules, { self }) => (self && /^(?:Artifact|Tome|Ally)$/.test(self.type) ? rules.map(whileTurned) : rules),
  (rules, { text }) => (mustOneOfTwo.test(text) ? rules.map(picksHisOwn) : rules),
  keptOnce,
  (rules, { self }) => (self?.type === 'Event' ? rules.map(ofThisVisit) : rules),
  (rules, { self }) => (self?.type === 'Event' ? ofThisJourney(rules) : rules),
  // An Event needs no place (M10.1): where it "may be played" is where alone it is.
  (rules, { self }) => (self?.type === 'Event' ? rules.map(playedThereAlone) : rules),
  // "Summon a Ghoul. If Controlled, ..." on a Spell: it is the Ghoul that is.
  (rules, { self }) =>
    self && /^(?:Spell|Event|Artifact|Tome|Location)$/.test(self.type) && rules.some(asksOwnRole)
      ? 'It is not said which card is meant: this one is no Monster.'
      : rules,
  // A Tome is written in a language; that somebody knows one by it must say who.
  (rules, { self, text }) =>
    self?.type === 'Tome' &&
    rules.some((rule) => rule.kind === 'static' && 'languages' in rule.effect) &&
    !/\b(?:you|investigators?|ally|allies|owner|reader|possessor)\b/i.test(text)
      ? 'It is not said who knows this language.'
      : rules,
  (rules, { self, text }) =>
    self?.type === 'Location' && /\bonly\b/i.test(text) && rules.some(isOnlyKind)
      ? 'It is not said whether cards of other types may be played here: "No Monster other than ..."?'
      : rules,
  (rules, { self, text }) =>
    self?.type === 'Location' && /\byou may\b/i.test(text) && !tellsArrival.test(text) && rules.some(isBoughtThere)
      ? 'It is not said when one may pay for this: "As your Turn", or "When you arrive here"?'
      : rules,
  (rules, { self }) => (self?.type === 'Event' && !self.subtype ? rules.map(answering) : rules),
  // "To the Hand" is its owner's, whatever else is said of yours.
  (rules, { text }) => (/^(?!.*\bto the hand\b).*\b(?:in|into|to) your (?:own )?hand\b/is.test(text) ? toYourHand(rules, text) : rules),
  // "When cast ... When cast, if ..." says each time that it is a casting of its own.
  (rules, { self, text }) => (self?.type === 'Spell' && !/\bwhen cast\b.*\bwhen cast\b/is.test(text) ? atOneCasting(rules, text) : rules),
  (rules) => rules.map(eitherFigure),
  (rules, { self, text }) => asItIsUsed(rules, text, self),
  (rules, { self }) => (self && /^(?:Artifact|Tome|Ally)$/.test(self.type) ? rules.map(givenUpAtWill) : rules),
  // What is played is played once.
  (rules, { self }) =>
    self &&
    rules.some((rule) => rule.kind === 'on' && rule.on === 'played' && rule.limit && 'per' in rule.limit && rule.limit.per === 'round')
      ? 'It is not said when in each Round this is done: at its start, or at its end?'
      : rules,
  // "Each player at a City Location ... Each other player ...": all but those, and not all but you.
  (rules, { text }) =>
    othersThanThose.test(text) && rules.some((rule) => has(rule, /"eachOpponent"/))
      ? 'It is not said who the other players are: say "each player does this, or that if ...".'
      : rules,
  // "Servitors directed against you lose 1, unless a Ghoul is in the same Threat", on a Location: no Threat is its own.
  (rules, { text, self }) =>
    self !== undefined &&
    self.type !== 'Monster' &&
    /\bin the same Threat\b|\bpart of the same Threat\b/i.test(text) &&
    rules.some((rule) => has(rule, /"side":"own"/))
      ? 'It is not said which Threat is the same: your own, or the opposing one?'
      : rules,
  // A card that lies face-down has none of its attributes to be counted by (M1.35).
  (rules, { text }) =>
    /\beven (?:if|when|though) (?:it is |he is |she is |they are |he or she is )?(?:lying )?(?:flipped )?face-down\b/i.test(text) &&
    rules.some((rule) => rule.kind === 'static' && has(rule.effect, /"(?:per|count)":/))
      ? 'Cards that lie face-down cannot be counted by what they are.'
      : rules,
  // "As your Turn, lose 1 Sanity to draw one card. At Night, this costs no Sanity": the use, and not the card when it is played.
  (rules, { self, text }) =>
    self && (self.type === 'Investigator' || usedForNothing.test(text)) ? usesForNothing(rules, self.type === 'Investigator') : rules,
  (rules, { text }) => (bypassesInThreat.test(text) ? rules.map(pastMonstersAlone) : rules),
  // "Bury Travel by Sea cards on top of any Story Deck", where the target line speaks of an opponent's.
  (rules, { self }) => (/^opponents?['’]s? /i.test(self?.target ?? '') ? rules.map(onTopOfTheirs) : rules),
  // Nobody is at a Phobia: "remain here", "on board" is told of a place that it does not name.
  (rules, { self }) =>
    self && afflicts(self) && rules.some((rule) => has(rule, /"at":\{"title":"self"\}/))
      ? 'It is not said where this is: a Phobia is no Location.'
      : rules,
  // "If any Living Dead were in a Threat directed against you", of a Phobia: against whom it afflicts, and not against its player.
  (rules, { self }) =>
    self && afflicts(self) && rules.some((rule) => has(rule, /"side":"opposing"/))
      ? 'It cannot be asked of a Phobia which Threat is directed at the player it affects.'
      : rules,
  // "Look through his Hand. If you have a Reporter, choose one card in it": who looks in one step and chooses in another has seen nothing.
  (rules) =>
    rules.some((rule, at) => choosesFromHand(rule) && rules.slice(0, at).some(looksElsewhereSomewhere))
      ? 'It is not said that you choose among the cards you have seen: say "If ..., look at the Hand of your opponent and choose one card in it".'
      : rules,
  // "May continue to play Ghouls here, one at a time, for 1 Sanity each": those that Join would come for one price.
  (rules, { text }) =>
    /\bone at a time\b/i.test(text) && rules.some((rule) => has(rule, /"gateReuse":true/))
      ? 'That what Joins may not come through this Gate together cannot be told.'
      : rules,
  // "After that you may ...", behind a Turn that is lost: it would be done before it.
  (rules, { text }) =>
    /\. (?:Afterwards?|After that|Then, afterwards),? you\b/.test(text) && has(rules, /"skip":"turn"/)
      ? 'It is not said when this is done: say "at the end of your next Turn".'
      : rules,
  // "May also be given to a Ghoul", of a Weapon: when it is played, instead of an Ally.
  (rules, { text }) =>
    /\bmay also be given to\b/i.test(text) && rules.some((rule) => rule.kind === 'action' && has(rule.do, /"give":\{"ref":"self"\}/))
      ? 'Whom a card may be given to when it is played is told in one sentence: "Given to an Ally or a Ghoul".'
      : rules,
  // "You may remain aboard for a Turn to play one Reporter": on a Travel Event nobody is at a place where an Ally is found (M6.20).
  (rules, { self }) => (self?.type === 'Event' ? rules.map(metAboard) : rules),
  // "An Ally who knows none of your Languages", of a Phobia: of whom it afflicts, and not of its player.
  (rules, { self }) =>
    self && afflicts(self) && rules.some((rule) => has(rule, /"speaks":"yours"/))
      ? 'It cannot be told which Languages the affected player knows.'
      : rules,
  // "You may play two Nervous Patrolmen as one Turn": a second Ally of one Title is not had in play (M7.8).
  (rules, { self }) =>
    self?.type === 'Ally' &&
    rules.some(
      (rule) => rule.kind === 'static' && 'join' in rule.effect && rule.effect.most !== undefined && isOfOwnTitle(rule.effect.join, self),
    )
      ? 'That there may be two of this Ally cannot be told so: say "You may have two copies of this card in play".'
      : rules,
  // "May not be used during Combat", of an Artifact, which is used there as on a Turn (M8.6).
  (rules, { self, text }) =>
    self?.type === 'Artifact' && notInCombat.test(text)
      ? rules.map((rule) =>
          rule.kind === 'action' && rule.window === 'turn' && !has(rule.if, /"inCombat"/)
            ? { ...rule, if: besides(rule.if, { not: { role: 'inCombat' } }) }
            : rule,
        )
      : rules,
  // "Any Corrupt Ally may be played ...", on a Great Old One, which speaks of every player (M11.52): a leave is its player's alone.
  (rules, { self, text }) =>
    self !== undefined &&
    isGod(self) &&
    !/\byou\b/i.test(text) &&
    rules.some((rule) => rule.kind === 'permit' && ('play' in rule.permit || 'playAs' in rule.permit))
      ? 'It is not said who may do so: what a Great Old One allows is told of "you".'
      : rules,
  // "Choose one Ally. It loses 2, or 4 if it is Corrupt": asked of the one that is chosen, once he is, and of each figure by itself.
  (rules, { text }) => (orAnother.test(text) ? rules.map(askedOfTheChosen) : rules),
  // "Exchange one Artifact for one in your Hand (pay any Sanity cost)": what comes into play so is not paid for.
  (rules, { text }) =>
    /\bpay(?:ing)? (?:any|the|its|all) Sanity costs?\b/i.test(text) &&
    rules.some((rule) => has(rule, /"swap":/)) &&
    !has(rules, /"price":|"sanity":|"pays":/)
      ? 'What comes into play by an exchange costs nothing, and that it does cannot be told.'
      : rules,
  // "Give one Weapon from your Hand to one of your Allies. Pay any Sanity costs": what comes into play so.
  (rules, { text }) => (/\bpay(?:ing)? any Sanity costs?\b/i.test(text) ? rules.map(givenForItsPrice) : rules),
  // "Whether it is in your Threat or among your Allies": so its text holds there, too (M11.30).
  (rules, { self, text }) =>
    self?.type === 'Monster' && inEitherRole.test(text)
      ? rules.map((rule) =>
          rule.kind === 'permit' && 'playAs' in rule.permit && rule.permit.playAs === 'ally' && rule.permit.of === 'self'
            ? { ...rule, permit: { ...rule.permit, keepsText: true } }
            : rule,
        )
      : rules,
  // "By 1 point each, or by 2 if they have Weapons. Not cumulative ...": neither figure is.
  (rules, { text }) => (/\bor (?:by )?(?:\d|two|three|four)\b[^.;]*[.;] Not cumulative\b/i.test(text) ? rules.map(asLimitedAsNext) : rules),
  // "In a Directed Threat", on an Event of all: whosever.
  (rules, { self, text }) =>
    self?.type === 'Event' && /^all\b/i.test(self.target ?? '') && /\bin (?:a|any) Directed Threat\b/i.test(text)
      ? rules.map(inAnyBattle)
      : rules,
  // What lies in no Threat asks nothing of being there.
  (rules, { self }) =>
    self !== undefined && /^(?:Spell|Location|Tome|Investigator)$/.test(self.type) && has(rules, /"role":"inThreat"/)
      ? 'It is not said what is in the Threat: this card never is.'
      : rules,
  // "One Ally who is not Inside": an Ally has no place of his own.
  (rules, { self }) =>
    self !== undefined && has(rules, /"not":\{"pub":\[[^\]]*\]\},"type":"Ally"/)
      ? 'Where an Ally is, his player is: say "if your opponent is not Inside".'
      : rules,
  // "You may play two Ghouls into the same Threat on one Turn": one after the other they would need two Gates.
  (rules, { text }) =>
    /\bplay (?:two|three|\d) [^.;]*?(?:into|to|in) (?:the same|one|your) Threat\b/i.test(text) &&
    rules.some((rule) => has(rule, /"play":.*"play":/))
      ? 'Several Monsters in one play are told by Joining: "Ghouls Join Ghouls while you are here".'
      : rules,
  // "Priests played here gain 1 at Night", "while they defend": for as long as that is so, or if it was when they came?
  (rules, { text }) =>
    gainingWhilePlayed.test(text) &&
    rules.some((rule) => rule.kind === 'on' && has(rule.on, /"cardPlayed"/) && has(rule.do, /"value":.*"game"/))
      ? 'It is not said whether they gain for as long as this is so, or for good if it was so when they were played.'
      : rules,
  // Threats meet in Combat, and there is none on arrival (M14.2).
  (rules) =>
    rules.some((rule) => rule.kind === 'on' && rule.on === 'arrived' && stable(rule.if ?? null).includes('"side":"opposing"'))
      ? 'On arrival no Threat opposes you: begin with "In Combat, ...".'
      : rules,
  (rules, { text }) =>
    walkedHere.test(text) && rules.some((rule) => rule.kind === 'on' && rule.on === 'arrived')
      ? 'How one has come here cannot be asked: "When you arrive here", however one comes?'
      : rules,
  (rules, { text }) =>
    lostBefore.test(text) && rules.some((rule) => has(rule, /"start":.*"sanity":"(?:lost|gained)"/))
      ? 'Whether Sanity was lost or gained earlier in a Round cannot be asked.'
      : rules,
  // "May not be used by Ghouls", on a Location: of its Gate, or what?
  (rules, { self }) =>
    self?.type === 'Location' && rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect)
      ? 'A Location is given to no Ally.'
      : rules,
  // What may be added is shown before Threats are: only a defence waits for that.
  (rules, { text }) =>
    /\b(?:after|once|when) (?:all )?(?:the )?(?:Directed )?Threats? (?:is|are|has been|have been|were|was) (?:revealed|turned up)\b/i.test(
      text,
    ) &&
    rules.some((rule) => rule.kind === 'permit' && 'commit' in rule.permit && rule.permit.commit !== 'assault' && !rule.permit.revealed)
      ? 'That a card is added once Threats are revealed can be told of a defence alone: "This card may join the defence once Threats are revealed".'
      : rules,
  // "Can be used in place of any card. Lose 1 Sanity. Bury this card when used": of that use, which costs nothing but the card.
  (rules, { text }) =>
    /\bwhen (?:it is )?used\b/i.test(text) &&
    !/\bas your turn\b/i.test(text) &&
    rules.some((rule) => rule.kind === 'static' && 'standsIn' in rule.effect) &&
    rules.some((rule) => rule.kind === 'action' && rule.window === 'turn')
      ? 'It is not said when this is done: of a card that stands in for another it can only be told what becomes of it.'
      : rules,
  // "All Ghouls are Invisible when they attack a player who is Outside", on a Storm: whoever they attack, and not your opponent.
  (rules, { self }) =>
    self?.type === 'Event' &&
    rules.some(
      (rule) =>
        rule.kind === 'static' &&
        rule.if !== undefined &&
        has(rule.if, /"who":"opponent"/) &&
        has(rule.effect, /"of":"each"/) &&
        has(rule.effect, /"(?:visible|invisible)"/),
    )
      ? 'It is not said of whom this is asked, where Monsters of every player are spoken of.'
      : rules,
  // "You need not pay the Sanity cost of this Artifact", on an Ally who carries it.
  (rules, { self, text }) =>
    self?.type === 'Ally' &&
    /\bthis (?:Artifact|Tome|Weapon)\b/i.test(text) &&
    rules.some((rule) => rule.kind === 'static' && has(rule.effect, /"(?:cost|price)/) && has(rule.effect, /"of":\{"ref":"self"\}/))
      ? 'It is not said whose Sanity cost this is: what an Ally carries is paid for as it is played.'
      : rules,
  (rules, { self }) => (/^Travel /.test(self?.subtype ?? '') ? rules.map(onTheWay) : rules),
  (rules, { text }) => (atTimes.test(text) ? rules.map(askedAllAlong) : rules),
  // A journey by an Event goes where its text says: whether another Region is meant by leave to play it, is not said.
  (rules, { self }) =>
    self !== undefined &&
    rules.some(
      (rule) => rule.kind === 'permit' && 'play' in rule.permit && travels(rule.permit.play) && rule.permit.waive.includes('region'),
    )
      ? 'It is not said where these Travel Events may lead: "a Location played by a Travel by Land Event may be in any Region".'
      : rules,
  // "Flip one Ally. If the target Ally is a Dreamer, ...": the one that is flipped is the target.
  (rules) => rules.map(pickedAsTarget),
  (rules) => (rules.some(chosenUnseen) ? 'What is chosen here would be chosen before it is seen.' : rules),
]

/** "May be added to your Threat during Combat, after Threats are revealed": a card that is not yet in it is not revealed. */
function joinsLate(rule: Rule): Rule {
  const op = rule.kind === 'on' && rule.on === 'threatRevealed' && !rule.cost && rule.do.length === 1 ? rule.do[0] : undefined
  const begun = op && 'start' in op && op.until === 'combat' ? op.start : undefined
  return begun?.kind === 'permit' && 'commit' in begun.permit && begun.permit.commit !== 'assault' && !has(rule, /"if":/) ? begun : rule
}

/** "Bury this card to cancel a Spell. If you have the Key in play, flip this card instead": another price for the same, and not another deed. */
function pricedOtherwise(rule: Rule): readonly Rule[] {
  if ((rule.kind !== 'action' && rule.kind !== 'on') || rule.do.length !== 1) return [rule]
  const [op] = rule.do
  const price = rule.cost?.find((each) => typeof each === 'object' && 'self' in each)
  if (op === undefined || price === undefined || !('if' in op) || op.else === undefined || op.do.length !== 1) return [rule]
  const own = op.do[0]!
  const other =
    'flip' in own && own.flip.ref === 'self'
      ? 'flip'
      : 'move' in own && own.move.ref === 'self' && (own.to === 'bury' || own.to === 'discard')
        ? own.to
        : undefined
  if (other === undefined) return [rule]
  const when = (so: Condition): Condition => (rule.if ? { all: [rule.if, so] } : so)
  const cost = rule.cost!.map((each): Cost => (each === price ? { self: other } : each))
  return [
    { ...rule, if: when({ not: op.if }), do: op.else },
    { ...rule, if: when(op.if), cost, do: op.else },
  ]
}

const paysForIt =
  /(?<!\b(?:not|never|without|need not|instead of|having to|have to) )\bpay(?:ing)? (?:(?:its|(?:that|the) (?:card|location)['’]s) (?:full |usual |normal )?sanity cost|the (?:full |usual |normal )?sanity cost of (?:that|the) (?:card|location))|\b(?:its|(?:that|the) (?:card|location)['’]s) (?:full |usual |normal )?sanity cost (?:must (?:still )?be|is still|is) paid/i

/** "Pay its Sanity cost" goes without saying behind a play; a Location that is merely moved is paid for only then (M6.69). */
const paidOnTop = (rule: Rule): Rule =>
  does(rule) && !has(rule, /"play":|"travel":|"to":"play"|"pays":/)
    ? { ...rule, do: rule.do.map((op) => ('toTop' in op ? { ...op, pays: true as const } : op)) }
    : rule

const ofTarget = (of: Selector): boolean => of.ref === 'target'

/** Whether a filter asks for nothing but the Title of this card, or words of it. */
const isOfOwnTitle = ({ title, called, titleHas, ...more }: Filter, self: Self): boolean =>
  Object.keys(more).length === 0 &&
  [title, called, titleHas].flat().some((each) => each === 'self' || (each !== undefined && fold(each) === fold(self.title)))

/** What is played while one stays on a Travel Event, wherever it is found. */
function metAboard(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.stayed !== 'here') return rule
  return { ...rule, do: rule.do.map((op) => ('play' in op && op.waive === undefined ? { ...op, waive: ['place' as const] } : op)) }
}

const bypassesInThreat = /\bbypass(?:es)? [^.;]*\bin (?:your|the|an) (?:opponent['’]s|opposing) (?:Directed )?Threat\b/i

/** "Bypasses all cards in your opponent's Threat that are not Living Dead": none that defends as an Ally. */
function pastMonstersAlone(rule: Rule): Rule {
  if (rule.kind !== 'static' || !('bypass' in rule.effect)) return rule
  const { bypass } = rule.effect
  return typeof bypass === 'string' || bypass.type ? rule : { ...rule, effect: { ...rule.effect, bypass: { ...bypass, type: 'Monster' } } }
}

/** What lies on top of the Story Decks of those whom the target line names. */
function onTopOfTheirs(rule: Rule): Rule {
  const isOnTop = ({ in: zone, pick, of }: Selector): boolean => zone === 'story' && pick === 'top' && of === 'each'
  return does(rule)
    ? {
        ...rule,
        do: rule.do.map((op) => ('move' in op && isOnTop(op.move) ? { ...op, move: { ...op.move, of: 'eachOpponent' as const } } : op)),
      }
    : rule
}

const usedForNothing = /\b(?:this|this use|doing so|to do so|its use) costs (?:you )?no Sanity\b/i

/** What a use costs at some times and not at others, as two uses. */
function usesForNothing(rules: readonly Rule[], isCommand: boolean): readonly Rule[] | string {
  const isFree = (rule: Rule): rule is Extract<Rule, { kind: 'static' }> =>
    rule.kind === 'static' && has(rule.effect, /"stat":"(?:cost|castingCost)"/) && has(rule.effect, /"of":\{"ref":"self"\}/)
  const free = rules.find(isFree)
  if (!free) return rules
  const isPrice = (cost: Cost): boolean => typeof cost === 'object' && 'sanity' in cost
  const uses = rules.filter((rule) => rule.kind === 'action' && rule.cost?.some(isPrice))
  const when = free.if
  if (uses.length === 0 && !isCommand) return rules
  if (uses.length !== 1 || !when)
    return 'What a use costs at some times and not at others is told as two uses: "As your Turn, at Night, ...".'
  return rules.flatMap((rule): readonly Rule[] => {
    if (rule === free) return []
    if (rule !== uses[0] || rule.kind !== 'action') return [rule]
    const { cost, ...use } = rule
    const others = cost!.filter((each) => !isPrice(each))
    const limit = rule.limit && 'times' in rule.limit ? { limit: { ...rule.limit, shared: true as const } } : {}
    return [
      { ...rule, ...limit, if: besides(rule.if, { not: when }) },
      { ...use, ...limit, if: besides(rule.if, when), ...(others.length > 0 ? { cost: others } : {}) },
    ]
  })
}

/** What is done at the end of the Round with the card that was picked: it is returned, and nothing more said. */
function isReturned(op: Op): boolean {
  if (!('start' in op) || op.until !== 'round' || op.start.kind !== 'on' || op.start.on !== 'roundEnd') return false
  const [only, more] = op.start.do
  return only !== undefined && !more && 'move' in only && only.to === 'deckTop' && ofTarget(only.move)
}

/** "Your opponent must give you one Artifact. Return it at the end of the Round": it is yours for so long, and goes back where it lay. */
function lentOnly(rule: Rule): Rule {
  if (!does(rule) || !rule.do.some(isReturned)) return rule
  const isLent = (op: Op): boolean => 'move' in op && op.to === 'play' && ofTarget(op.move) && op.back === undefined
  if (rule.do.filter(isLent).length !== 1) return rule
  return { ...rule, do: rule.do.filter((op) => !isReturned(op)).map((op) => (isLent(op) ? ({ ...op, back: 'round' } as Op) : op)) }
}

/** What was picked in play is put on no Mythos Deck by being returned. */
const goesBackNowhere = (rule: Rule): boolean =>
  does(rule) && rule.target !== undefined && rule.target.in === undefined && rule.do.some(isReturned)

/** "Use this Gate to play any Corrupt Ally": an Ally who is found here needs no Gate, so that one is meant who is found elsewhere. */
function boughtByGate(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.cost?.length !== 1 || rule.cost[0] !== 'gate' || rule.do.length !== 1) return rule
  const [op] = rule.do
  const isPlain = op !== undefined && 'play' in op && op.play.type === 'Ally' && op.play.title === undefined && op.waive === undefined
  return isPlain ? { ...rule, do: [{ ...op, waive: ['place'] }] } : rule
}

/** "Joins other Ghouls", on a Cyber-Ghoul: it is one by its Title, and so is each that it joins. */
function withItsKin(rule: Rule, { title }: Self): Rule {
  if (rule.kind !== 'static' || !('join' in rule.effect) || typeof rule.effect.join.title !== 'string') return rule
  const { title: kin, ...more } = rule.effect.join
  const isOfThem = fold(title) !== fold(kin) && ` ${fold(title)} `.includes(` ${fold(kin)} `)
  return isOfThem ? { ...rule, effect: { ...rule.effect, join: { ...more, titleHas: kin } } } : rule
}

const thatOpponent = /\b(?:that|the) opponent\b/i

/** "When an opponent casts a Spell, that opponent loses 1 Sanity": he who did. */
function ofTheDoer(rule: Rule): Rule {
  const isHis =
    rule.kind === 'on' &&
    typeof rule.on === 'object' &&
    (('cardPlayed' in rule.on && rule.on.by === 'opponent') || ('spellCast' in rule.on && rule.on.spellCast === 'opponent'))
  return isHis ? { ...rule, do: swap(rule.do, '"opponent"', '"actor"') } : rule
}

const attackYou = /\battack(?:s|ing)? (?:you|your investigator)\b/i

const ofOneOpponent = /\bopponent['’]s (?:directed )?threat\b/i

/** "All Ghouls attacking you": those of every opponent. */
const ofAllWhoAttack = (rule: Rule): Rule =>
  JSON.parse(JSON.stringify(rule), (_, value) =>
    value?.in === 'directedThreat' && value.of === 'opponent' && value.pick === 'all' ? { ...value, of: 'eachOpponent' } : value,
  ) as Rule

const kindOfCards = `(?:cards? of (?:its|the same) type|cards?|all(?:y|ies)|locations?|artifacts?|tomes?|events?|spells?|monsters?)`
const addedUpWith = new RegExp(
  String.raw`\b(?<no>not |n't )?(?:to be )?(?:cumulative|combined?|add(?:ed)? up|stack) (?:together )?with (?:(?:any|all|another|each|your|the|those|that|effects?|abilit(?:y|ies)|bonus(?:es)?|benefits?|same|such|similar|other|of) )*(?<kinds>${kindOfCards}(?:(?:,| or| and) (?:any |all |other )*${kindOfCards})*)\b(?! capacity)(?!['’]s? command)`,
  'gi',
)
const typeNames: readonly CardType[] = ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster']

/**
 * "Not cumulative with other Allies or Artifacts that raise your Maximum", "with other cards": of what Types those are whose changes of the
 * same number do not add up with this one; those of this card's Type where no other is named.
 */
function amongTypes(rules: readonly Rule[], text: string, self: Self | undefined): readonly Rule[] | string {
  const told = [...text.matchAll(addedUpWith)].map(({ groups }) => ({
    isNot: groups?.no !== undefined,
    among: typesAmong(groups?.kinds ?? '', self),
  }))
  const [first, ...more] = told
  if (first === undefined) return rules
  if (more.some((each) => JSON.stringify(each) !== JSON.stringify(first)))
    return 'With what cards this does not add up is told in more than one way.'
  const { isNot, among } = first
  if (among === undefined || (among === 'all' && !isNot)) return rules
  if (!isNot) return 'What this does can be told to add up with cards of its own Type, or with all.'
  return JSON.parse(JSON.stringify(rules), (_key, value: unknown) => {
    const limit = value as { readonly stacking?: string; readonly group?: string } | null
    const isOfNumber = /^(?:raises|lowers) (?:Minimum|Maximum|draw|Spell capacity)$/.test(limit?.group ?? '')
    return limit?.stacking === 'no' && isOfNumber ? { ...limit, among } : value
  }) as readonly Rule[]
}

/** The Types named; nothing where they are those of this card, and all where cards are. */
function typesAmong(kinds: string, self: Self | undefined): 'all' | readonly CardType[] | undefined {
  const said = fold(kinds).replaceAll('allies', 'ally')
  if (/\bcards? of\b/.test(said)) return undefined
  if (/\bcards?\b/.test(said)) return 'all'
  const named = typeNames.filter((type) => new RegExp(`\\b${fold(type)}s?\\b`).test(said))
  return named.length === 1 && named[0] === self?.type ? undefined : named
}

const bearerSurvives = /\b(?:(?:that|the|this|target) ally|(?:the )?(?:bearer|wearer))\b[^.;]*\band (?:can|may|is able to) survive\b/i

/** "That Ally is not affected by Epidemics, and can survive Radiation": he, and not the Investigator. */
function survivedByBearer(rule: Rule): Rule {
  const hazard =
    rule.kind === 'static' && 'survives' in rule.effect && rule.effect.survives.length === 1 ? rule.effect.survives[0] : undefined
  return hazard ? ({ ...rule, effect: { immuneTo: hazard, of: { ref: 'host' } } } as Rule) : rule
}

const defendsWith = /\bdefends? with an? \p{Lu}/u

const playedThen = /\b(?:you|opponents?|players?) plays? (?:at Night|by (?:Day|Night)|during the (?:Day|Night))\b/i

/** "It loses the City attribute. If it does not have that attribute, ...": asked before it is lost, or it would always be so. */
function askedFirst(rules: readonly Rule[]): readonly Rule[] {
  const at = rules.findIndex((rule, index) => takesAway(rule, rules[index + 1]))
  const [one, two] = [rules[at], rules[at + 1]]
  if (one?.kind !== 'on' || two?.kind !== 'on' || !two.if) return rules
  const { if: when, ...rest } = two
  return [...rules.slice(0, at), { ...rest, do: [{ if: when, do: two.do, else: one.do }] }, ...rules.slice(at + 2)]
}

/** Whether a rule takes an attribute away and the next asks whether it is not there. */
function takesAway(rule: Rule, next: Rule | undefined): boolean {
  const [op, ...more] = rule.kind === 'on' && !rule.if ? rule.do : []
  if (rule.kind !== 'on' || next?.kind !== 'on' || !next.if || stable(rule.on) !== stable(next.on) || more.length > 0) return false
  if (!op || !('start' in op) || op.start.kind !== 'static' || !('attribute' in op.start.effect) || op.start.effect.give) return false
  return 'at' in next.if && stable(next.if.at.not ?? {}).includes(`"${op.start.effect.attribute}"`)
}

/** "No Spells may be cast in this Combat", on a Monster: as long as it is in Combat itself. */
function throughItsCombat(rule: Rule): Rule {
  if ((rule.kind !== 'forbid' && rule.kind !== 'static') || rule.until !== 'combat') return rule
  const { until: _, ...always } = rule
  return { ...always, if: besides(rule.if, { role: 'inCombat' }) } as Rule
}

/** "At the start of each Turn pay 1 Sanity or flip this card face-up": while it lies face-down. */
function whileTurned(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.if || (rule.on !== 'turnStart' && rule.on !== 'roundStart' && rule.on !== 'roundEnd')) return rule
  const isTurning = (op: Op): boolean => 'flip' in op && op.flip.ref === 'self' && op.face === 'up'
  const isChosen = rule.do.some((op) => 'choose' in op && op.choose.some((way) => way.some(isTurning)))
  return isChosen ? { ...rule, if: { role: 'faceDown' } } : rule
}

const mustOneOfTwo = /\b(?:opponents?|players?|investigators?|he|she|they) must (?:either )?(?!reach|leave|walk)[^.;]*\bor\b/i

/** "Your opponent must either discard one Spell or add 2 to this card": who has to do it picks the Spell (M17.25). */
function picksHisOwn(rule: Rule): Rule {
  if (!does(rule)) return rule
  const isOf = (who: Who, op: Op): boolean => ('move' in op ? op.move.of : 'flip' in op ? op.flip.of : undefined) === who
  const told = rule.do.map((op): Op => {
    if (!('choose' in op) || op.by === undefined || op.by === 'you') return op
    const { by } = op
    return { ...op, choose: op.choose.map((way) => way.map((each) => (isOf(by, each) ? pickedBy(by, each) : each))) }
  })
  return { ...rule, do: told }
}

/** "The Gate at your Current Location may be used once more", on an Event that is buried when it is done: of the Location one is at now. */
function ofThisVisit(rule: Rule): Rule {
  if (rule.kind !== 'static' || !('gateReuse' in rule.effect) || rule.if || rule.until) return rule
  const { gateReuse: _, times, of, ...more } = rule.effect
  const isHere = of?.ref === 'location' && (of.of === undefined || of.of === 'you')
  return times !== undefined && isHere && Object.keys(more).length === 0 ? { kind: 'on', on: 'played', do: [{ gateUses: times }] } : rule
}

/** "Immediately play a new Location. You may not travel to an Underground Location.": not by this journey; nothing lasts that could forbid more. */
function ofThisJourney(rules: readonly Rule[]): readonly Rule[] {
  const isJourney = (rule: Rule): boolean => rule.kind === 'on' && rule.on === 'played' && rule.do.some((op) => 'travel' in op)
  if (rules.filter(isJourney).length !== 1) return rules
  const barred = rules.flatMap((rule) => {
    if (rule.kind !== 'forbid' || rule.who !== 'you' || rule.if || rule.until) return []
    const isPlace = typeof rule.what === 'object' && 'play' in rule.what && rule.what.play.type === 'Location' && !rule.what.onTop
    return isPlace ? [{ rule, is: rule.what.play }] : []
  })
  const [only, ...more] = barred
  if (only === undefined || more.length > 0) return rules
  const { type: _, ...not } = only.is
  const without = (op: Op): Op =>
    'travel' in op && op.travel.is?.not === undefined ? { ...op, travel: { ...op.travel, is: { ...op.travel.is, not } } } : op
  return rules.flatMap((rule) =>
    rule === only.rule ? [] : isJourney(rule) && does(rule) ? [{ ...rule, do: rule.do.map(without) }] : [rule],
  )
}

/** A Pass that this card makes is one of those that end the Round, and is told with it; other Passes are asked for besides it. */
function withOwnPass(rules: readonly Rule[]): readonly Rule[] {
  const makes = (passes: 'end' | 'declare'): boolean =>
    rules.some((rule) => rule.kind === 'on' && !rule.if && rule.do.some((op) => 'passes' in op && op.passes === passes))
  const own = makes('declare') ? 1 : 0
  const counted = JSON.parse(JSON.stringify(rules), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('number' in value) || !('besides' in value)) return value
    const { besides: _, min, ...rest } = value as unknown as { readonly besides: true; readonly min: number }
    return { ...rest, min: min + own }
  }) as readonly Rule[]
  if (own === 0 || !makes('end')) return counted
  return counted.flatMap((rule): readonly Rule[] => {
    if (rule.kind !== 'on') return [rule]
    const left = rule.do.filter((op) => !('passes' in op && op.passes === 'declare'))
    return left.length > 0 ? [{ ...rule, do: left }] : []
  })
}

/** "When you walk here": who comes by other means is not meant. */
const walkedHere = /\b(?:when(?:ever)?|if|should|(?:each|every) time) you (?:first )?walk (?:here|to this|into this)\b/i

/** "If you lost Sanity this Round": of what has been, and not of what will be. */
const lostBefore =
  /\bif (?:you|your opponent|(?:a|any|that) player)(?: (?:have|has))? (?:lost|gained)\b[^.;]*\bsanity\b[^.;]*\b(?:this|the|that) round\b/i

/** "When another of your Allies would be lost": not this one, which gives itself up for him. */
const losesAnother =
  /\b(?:an)?other (?:of your )?all(?:y|ies)\b[^.;]*\b(?:lost|lose)\b|\b(?:lost|lose)\b[^.;]*\b(?:an)?other (?:of your )?all(?:y|ies)\b/i
const isOfAnyLoss = (rule: Rule): boolean => rule.kind === 'instead' && 'wouldLose' in rule.of
const notAnother = 'That another card is lost, and not this one, cannot be told: "would be Buried" can.'

const nearYou = /\bas you\b|\byour (?:current )?(?:subregion|region|city|location)\b/i

const isWhereYouAre = (rule: Rule): boolean =>
  /"forEach":"eachOpponent"/.test(stable(rule)) && /\{"as":"actor","same":"(?:region|subregion|city)"\}/.test(stable(rule))

/** "Search your Mythos Deck for one Spell, show it to your opponent and put it in your Hand": of what one finds, all may see what it is. */
const showsFound =
  /\b(?:search|look through|go through|sort through)(?:es|s)?\b[^.;]*\bMythos Deck\b[^;]*?\b(?:show|reveal|display)(?:s|ing)? (?:it|them|this|that card|the card|those cards|the cards|each|that \p{Lu}\p{L}+|the \p{Lu}\p{L}+)\b/iu

/** What is taken from among the whole Mythos Deck. */
const isFound = (op: Op): boolean => 'move' in op && op.move.in === 'deck' && op.to === 'hand'

/** A rule that shows what it has found. */
function showingFound(rule: Rule): Rule {
  if (!does(rule) || !rule.do.some(isFound) || rule.do.some((op) => 'reveal' in op)) return rule
  return { ...rule, do: rule.do.flatMap((op) => (isFound(op) ? [op, { reveal: { ref: 'thus' } as const }] : [op])) }
}

/** "Draw one card and show it to your opponent": all may see it, too. */
const showsDrawn =
  /\bdraws?\b[^.;]*?\b(?:and|then|,) (?:then )?(?:show|reveal|display)(?:s|ing)? (?:it|them|this|that card|the card|those cards|the cards)\b/iu

const isDrawn = (op: Op): boolean => 'draw' in op && (op.who ?? 'you') === 'you'

/** A rule that shows what it has drawn. */
function showingDrawn(rule: Rule): Rule {
  if (!does(rule) || rule.do.some((op) => 'reveal' in op)) return rule
  return { ...rule, do: rule.do.flatMap((op) => (isDrawn(op) ? [op, { reveal: { ref: 'drawn' } as const }] : [op])) }
}

const foundInRegion = /\bfound (?:anywhere )?(?:in|within) (?:this|the same|that|your) Region\b/i

/** A Story Deck that is shuffled keeps its top card anyway; what goes from it might be that one. */
const onceMore = /\bplay (?:one|an|two|three|\d+) (?:additional|extra) /i

const anybody = /\b(?:players?|(?<!\byour )investigators?|opponents?|anyone|anybody|nobody|no one|everyone|everybody)\b/i

const isAtSelf = (each: Condition): boolean => stable(each) === stable({ at: { title: 'self' } })

/** "No Reporters may be played while this is your Current Location": a Location says so of whose it is (M17.24). */
function forbiddenYou(rule: Rule): Rule {
  const isPlay = rule.kind === 'forbid' && /^(?:"castSpells"|\{"(?:play|cast|use)":)/.test(stable(rule.what))
  const asked = rule.kind === 'forbid' && rule.if ? ('all' in rule.if ? rule.if.all : [rule.if]) : []
  const isHere = isPlay && rule.who === 'each' && asked.some(isAtSelf)
  const told = isHere ? { ...rule, who: 'you' as const } : rule
  // "No Ally may be buried here" is told of those of whoever is here (M6.4).
  const isOfOwn = rule.kind === 'forbid' && /^\{"(?:bury|flipDown)":/.test(stable(rule.what)) && asked.some(isAtSelf)
  return isOfOwn ? swap(told, ',"of":"each"', '') : told
}

/** "Only Greater Independents may be played here": whether Events may, it does not tell. */
const isOnlyKind = (rule: Rule): boolean =>
  rule.kind === 'forbid' &&
  typeof rule.what === 'object' &&
  'play' in rule.what &&
  rule.what.play.type === undefined &&
  rule.what.play.not !== undefined &&
  stable(rule.if ?? null).includes('"self"')

/** Words that tell of coming somewhere, or of doing something at once. */
const tellsArrival = /\b(?:arriv\w*|come|comes|coming|came|reach\w*|enter\w*|travel\w*|immediately|at once|now|set foot)\b/i

/** "You may discard one Ally to draw one card": on arrival alone, or on any Turn there. */
const isBoughtThere = (rule: Rule): boolean =>
  rule.kind === 'on' && rule.on === 'arrived' && rule.optional === true && rule.cost !== undefined

/** "On a later Turn, play a new Port Location, or play any Location in the same Region": when the one is played is said of the other, too. */
function bothThen(rule: Rule): Rule {
  if (!('do' in rule)) return rule
  const together = (op: Op): Op => {
    if (!('choose' in op)) return op
    const ways = op.choose.map(([way, more]) => (way && !more && 'travel' in way ? way : undefined))
    const [first] = ways
    const then = ways.every((way) => way !== undefined) && first && first.when !== 'now' ? first.when : undefined
    return then ? { ...op, choose: ways.map((way) => [{ ...way!, when: way!.when === 'now' ? then : way!.when }]) } : op
  }
  return { ...rule, do: rule.do.map(together) } as Rule
}

const foes = /^(?:opponent|eachOpponent|each)$/

/** What of others goes back to them. */
const sentBack =
  /\breturn [^.;,]*\b(?:opponents?(?:['’]s)?|any player|each player)\b[^.;,]* to (?:his or her|his|her|their|its|(?:your|the) opponent['’]s) (?:owner['’]?s? )?hands?\b/gi

/** "Choose one Artifact of your opponent. Put it in your Hand": in yours, and not back in his, where no other Hand is told. */
function toYourHand(rules: readonly Rule[], text: string): readonly Rule[] | string {
  const another = /\b(?:owner(?:s|['’]s)?|his|her|their|its|opponents?(?:['’]s?)?) (?:or her )?(?:owners?['’]?s? )?hands?\b/i.test(text)
  // "Return one of your Allies to your Hand, then one Ally of your opponent to his or her Hand": each where it came from.
  const goneBack = text.match(sentBack) ?? []
  let [isUnclear, taken] = [false, 0]
  const told = rules.map((rule): Rule => {
    if (!does(rule)) return rule
    const aim = 'target' in rule ? rule.target?.of : undefined
    const toYours = (op: Op): Op => {
      if (!('move' in op) || op.to !== 'hand' || op.whose || op.move.in === 'hand') return op
      const of = op.move.ref === 'target' ? aim : op.move.ref === undefined ? op.move.of : undefined
      if (!foes.test(of ?? '')) return op
      if (another) isUnclear = true
      taken++
      return { ...op, whose: 'you' }
    }
    return { ...rule, do: rule.do.map(toYours) }
  })
  if (!isUnclear) return told
  return goneBack.length > 0 && goneBack.length === taken ? rules : 'It is not said to whose Hand this goes.'
}

/** "When an opponent plays an Event, cancel it", on an Event that is done at once: it answers what was played before, for it lies nowhere to wait. */
function answering(rule: Rule): Rule {
  if (rule.kind !== 'on' || typeof rule.on !== 'object' || !rule.do.some((op) => 'cancel' in op)) return rule
  const { kind: _kind, on, optional: _optional, ...rest } = rule
  if ('cardPlayed' in on && on.by !== 'you' && !on.through)
    return { kind: 'action', window: { after: 'played', of: on.cardPlayed, by: on.by, ...(on.on === 'you' ? { on: 'you' } : {}) }, ...rest }
  if ('spellCast' in on && on.spellCast !== 'you' && !on.from)
    return { kind: 'action', window: { after: 'cast', of: on.is ?? { type: 'Spell' }, by: on.spellCast }, ...rest }
  return rule
}

/** "Bury this card when Threats are revealed and add 2 to your Threat": in which Combat is left to its player. */
function givenUpAtWill(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.optional || !rule.cost?.some((each) => typeof each === 'object' && 'self' in each)) return rule
  const { kind, on, if: when, cost, ...rest } = rule
  const isInCombat = on === 'threatRevealed' || on === 'beforeReveal' || on === 'combatBegins'
  return isInCombat ? { kind, on, ...(when ? { if: when } : {}), optional: true, cost, ...rest } : rule
}

/** "Draw two cards. If it is Night, gain 1 Sanity": all that a Spell does is done when it is cast, and not the one or the other. */
function atOneCasting(rules: readonly Rule[], text: string): readonly Rule[] | string {
  const isBoth = /\b(?:as well|too|also|in addition|both)\b/i.test(text)
  const result: Rule[] = []
  for (const rule of rules) {
    const at =
      rule.kind === 'action' ? result.findLastIndex((each) => each.kind === 'action' && stable(each.window) === stable(rule.window)) : -1
    const isOther = at >= 0 && doesTheSame(result[at] as Casting, rule as Casting, isBoth)
    const both = at < 0 || isOther ? undefined : castTogether(result[at] as Casting, rule as Casting)
    if (both === 'unsaid') return 'It is not said whether both are done at one casting.'
    if (both) result[at] = both
    else result.push(rule)
  }
  return result
}

type Casting = Extract<Rule, { kind: 'action' }>

/** "Bury an Ally of value 1. At Night, bury one of value 2": the same deed done to another is done instead; and one casting summons once (M9.32). */
function doesTheSame(first: Casting, next: Casting, isBoth: boolean): boolean {
  const deeds = ({ do: ops }: Casting): readonly string[] =>
    ops.map((op) => stable([Object.keys(op).sort(), 'to' in op ? op.to : null, 'start' in op ? op.start : null]))
  const told = deeds(next)
  const isSummons = next.do.every((op) => 'summonOrControl' in op)
  return next.if !== undefined && (isSummons || !isBoth) && told.length > 0 && told.every((each) => deeds(first).includes(each))
}

const asked = ({ if: when }: Casting): readonly Condition[] => (when === undefined ? [] : 'all' in when ? when.all : [when])

/** What two clauses do as one; undefined where the one or the other is so. What the second has of its own, a price or an aim, may be of either. */
function castTogether(first: Casting, next: Casting): Casting | 'unsaid' | undefined {
  const [one, two] = [asked(first), asked(next)]
  const both = one.filter((each) => two.some((other) => stable(other) === stable(each)))
  const apart = (all: readonly Condition[]): readonly Condition[] =>
    all.filter((each) => !both.some((common) => stable(common) === stable(each)))
  const [own, other] = [apart(one), apart(two)]
  if (own.length > 0 && other.length > 0 && areApart(besides(undefined, ...own), besides(undefined, ...other))) return undefined
  if (next.cost || next.limit || next.stayed || (first.target && next.target)) return 'unsaid'
  const held = (when: readonly Condition[], ops: readonly Op[]): readonly Op[] =>
    when.length === 0 ? ops : [{ if: besides(undefined, ...when), do: ops }]
  const { if: _, target: _target, ...rest } = first
  const target = first.target ?? next.target
  return {
    ...rest,
    ...(both.length > 0 ? { if: besides(undefined, ...both) } : {}),
    ...(target ? { target } : {}),
    do: [...held(own, first.do), ...held(other, next.do)],
  }
}

/** "Reduce the value of target Ally by 2 points, or by 4 points if it is Night": one use of which each half has its condition, and not none when it is Night. */
function eitherFigure(rule: Rule): Rule {
  if (!does(rule) || rule.if === undefined) return rule
  const all = 'all' in rule.if ? rule.if.all : [rule.if]
  for (const [at, op] of rule.do.entries()) {
    const own = 'if' in op ? all.filter((each) => areApart(each, op.if)) : []
    if (at === 0 || own.length === 0) continue
    const { if: _, ...rest } = rule
    const others = all.filter((each) => !own.includes(each))
    const first: Op = { if: besides(undefined, ...own), do: rule.do.slice(0, at) }
    return { ...rest, ...(others.length > 0 ? { if: besides(undefined, ...others) } : {}), do: [first, ...rule.do.slice(at)] } as Rule
  }
  return rule
}

const isAttached = (rule: Rule): boolean => rule.kind === 'static' && 'attachedTo' in rule.effect

/** "Ally must defend", on what one of your own Allies bears: you defend with him. */
const ofItsOwnBearer = (rule: Rule): Rule =>
  rule.kind === 'oblige' && rule.who === 'opponent' && has(rule.what, /"defendWith":\{"ref":"host"\}/) ? { ...rule, who: 'you' } : rule

/** "It is Day for you and your Allies". */
const timeOfOne =
  /\b(?:Day|Night)(?:time)?,? (?:but |and )?(?:only |solely )?(?:for|to) (?:you|your|him|his|her|them|their|(?:the|an?|each|any|that|one|every|target) (?:affected|opponent|Ally|Allies|other)|(?:that|this) (?:player|Investigator|Ally))\b/i

const byAnybody = (rule: Rule): Rule =>
  rule.kind === 'static' && 'gateReuse' in rule.effect && rule.effect.of?.of === 'each' && !rule.effect.who
    ? { ...rule, effect: { ...rule.effect, who: 'each' } }
    : rule

/** "Choose one of your Allies. It must defend this Round": you defend with what is yours. */
const ofItsOwnTarget = (rule: Rule): Rule =>
  does(rule) && rule.target && rule.target.of === undefined && has(rule.do, /"defendWith":\{"ref":"target"\}/)
    ? { ...rule, do: swap(rule.do, '"who":"opponent","what":{"defendWith"', '"who":"you","what":{"defendWith"') }
    : rule

/** "Give this card to an Ally or keep it. The wearer can survive Radiation": the one or the other; undefined where that cannot be told of an Investigator. */
function keptAsWell(rules: readonly Rule[]): readonly Rule[] | undefined {
  if (!rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect && rule.effect.orYou)) return rules
  const result: Rule[] = []
  for (const rule of rules) {
    result.push(rule)
    const effect = rule.kind === 'static' && rule.until === undefined ? rule.effect : undefined
    if (!effect || !('immuneTo' in effect) || effect.of?.ref !== 'host') continue
    const { immuneTo } = effect
    const alone: Condition = { not: { card: { ref: 'host' }, is: { type: 'Ally' } } }
    const when = besides(rule.kind === 'static' ? rule.if : undefined, alone)
    if (typeof immuneTo !== 'string') {
      const kept: Rule = { kind: 'static', if: when, effect: { immuneTo } }
      if (!rules.some((each) => stable(each) === stable(kept))) result.push(kept)
      continue
    }
    if (immuneTo !== 'Space' && immuneTo !== 'Underwater' && immuneTo !== 'Radiation') return undefined
    const kept: Rule = { kind: 'static', if: when, effect: { survives: [immuneTo] } }
    if (!rules.some((each) => stable(each) === stable(kept))) result.push(kept)
  }
  return result
}

/** "May be played at any Port", on an Event. */
function playedThereAlone(rule: Rule): Rule {
  const isPlace =
    rule.kind === 'permit' && rule.if !== undefined && stable(rule.permit) === stable({ play: { title: 'self' }, waive: anywhere })
  return isPlace && 'at' in rule.if! ? { kind: 'require', needs: rule.if } : rule
}

/** Whether it is asked whether this very card was summoned or controlled. */
const asksOwnRole = (rule: Rule): boolean => has(rule, /\{"role":"(?:controlled|summoned)"\}/)

/** "Bury target Ally. Any Artifact he holds is discarded": it goes, and is counted, before its bearer does, with whom it would else be lost. */
function heldFirst(rule: Rule): Rule {
  if (!does(rule)) return rule
  const isHeld = (op: Op | undefined): boolean => op !== undefined && !('flip' in op) && /"borneBy":"target"/.test(stable(op))
  const at = rule.do.findIndex(
    (op, index) => 'move' in op && op.move.ref === 'target' && /^(?:bury|discard|hand|deck)/.test(op.to) && isHeld(rule.do[index + 1]),
  )
  if (at < 0) return rule
  const behind = rule.do.slice(at + 1)
  const end = behind.findIndex((op) => !isHeld(op))
  const held = end < 0 ? behind : behind.slice(0, end)
  return { ...rule, do: [...rule.do.slice(0, at), ...held, rule.do[at]!, ...behind.slice(held.length)] } as Rule
}

/** "Survives Combat unless ...; it returns to your Threat": what stays is told once, by where it goes. */
function keptOnce(rules: readonly Rule[]): readonly Rule[] {
  const isSame = (a: Rule, b: Rule): boolean =>
    a.kind === 'instead' && b.kind === 'instead' && stable([a.of, a.if ?? null]) === stable([b.of, b.if ?? null])
  return rules.filter(
    (rule) =>
      !(rule.kind === 'instead' && rule.do.length === 0 && !rule.optional && rules.some((each) => each !== rule && isSame(each, rule))),
  )
}

/** "Flip this card to draw one card. It may be flipped face-up only at a Church": this card, where no other has been turned. */
function turnedAgain(rules: readonly Rule[]): readonly Rule[] {
  const isOfIt = (rule: Rule): boolean =>
    rule.kind === 'static' && 'staysFaceDown' in rule.effect && /"ref":"(?:it|them)"/.test(stable(rule))
  if (!rules.some(isOfIt)) return rules
  const rest = stable(rules.filter((rule) => !isOfIt(rule)))
  const others = rest.replaceAll(/\{"self":"flip"\}|"flip":\{"ref":"self"\}/g, '')
  // Whatever else is chosen or turned could be meant as well.
  const isOther = /"flip":|"pick":"(?:choose|random)"|"target":|"attachedTo":/.test(others)
  if (isOther || others === rest) return rules
  return rules.map((rule) => (isOfIt(rule) ? swap(swap(rule, '"ref":"it"', '"ref":"self"'), '"ref":"them"', '"ref":"self"') : rule))
}

/** "This Spell may not be cast in Combat": asked of each casting, for a Spell is cast both as a Turn and there. */
function outOfCombat(rules: readonly Rule[]): readonly Rule[] {
  const never = stable({ not: { role: 'inCombat' } })
  const isSaid = (rule: Rule): boolean => rule.kind === 'require' && stable(rule.needs) === never
  if (!rules.some(isSaid)) return rules
  return rules.flatMap((rule): readonly Rule[] => {
    if (isSaid(rule)) return []
    return rule.kind === 'action' && rule.window === 'cast' ? [{ ...rule, if: besides(rule.if, JSON.parse(never) as Condition) }] : [rule]
  })
}

/** "Play this card while you have a Great Old One in play. If there is none, ...": the second can never be. */
const ruledOut = (rules: readonly Rule[]): boolean =>
  rules.some((rule) => {
    if (rule.kind !== 'require' || !('inPlay' in rule.needs)) return false
    const without = `{"not":{"inPlay":${stable(rule.needs.inPlay)}`
    return rules.some((other) => 'do' in other && stable([other.if ?? {}, other.do]).includes(without))
  })

const whoStays =
  /^(?=.*\b(?:if|when|whenever|each|every|having|after|should)\b)(?=.*\b(?:stay|remain|wait|linger|rest|spend|spent|pass)(?:s|ed|ing)?\b)(?!.*\b(?:(?<!\ballies )may|can|as your turn|instead of)\b)/is

/** "If you stay here for a Turn, bury one of your Allies": nobody would do that of his own accord, so that it is no use of a Turn. */
function befallsWhoStays(rule: Rule, text: string): boolean {
  if (rule.kind !== 'action' || !rule.stayed || rule.cost) return false
  const told = text.split(/[.;]\s/).filter((each) => whoStays.test(each))
  return told.some((each) => /\bmust\b/i.test(each)) || (told.length > 0 && rule.do.every(harmsYou))
}

function harmsYou(op: Op): boolean {
  if ('sanity' in op) return op.who === 'you' && op.sign === -1
  if ('skip' in op) return op.who === 'you'
  if ('attack' in op) return op.attack === 'you'
  const what =
    'move' in op && (op.to === 'bury' || op.to === 'discard') ? op.move : 'flip' in op && op.face === 'down' ? op.flip : undefined
  // To bury a Phobia is a boon.
  if (what === undefined || what.is?.subtype === 'Phobia') return false
  return what.of === undefined && what.affecting === undefined && (what.in === undefined || what.in === 'hand')
}

/** What all sentences together mean, with the stretches that tell a story; or the first thing that they leave unsaid. */
export function wholeText(told: Told & { readonly rules: readonly Rule[] }): Reading<readonly Rule[]> {
  let { rules } = told
  for (const step of steps) {
    const next = step(rules, told)
    if (typeof next === 'string') return fault(next, 0, told.text.length)
    if ('ok' in next) return next
    rules = next
  }
  const value = withoutMine(rules)
  return leftUnsaid(value, told) ?? { ok: true, value, ...(told.flavour.length > 0 ? { flavour: told.flavour } : {}) }
}

const has = (rules: unknown, what: RegExp): boolean => what.test(stable(rules))

/** Whether values are told of other Allies than this card, which is none. */
const othersThanNone = (rules: readonly Rule[], { type }: Self): boolean =>
  // What an Ally bears speaks of others than him.
  /^(?:Event|Spell|Location|Monster)$/.test(type) &&
  rules.some((rule) =>
    has(
      'do' in rule ? { ...rule, do: rule.do.filter((_, at) => !isOtherThanOne(rule.do.slice(0, at))) } : 'effect' in rule ? rule : [],
      /"(?:of|move)":\{[^{}]*"is":\{[^{}]*"type":"Ally"[^{}]*\}[^{}]*"others":true|"others":true[^{}]*"is":\{[^{}]*"type":"Ally"/,
    ),
  )

/** "Flip one of your Allies, then discard another": other than the one that was flipped. */
const isOtherThanOne = (before: readonly Op[]): boolean =>
  before.some((each) => ('move' in each || 'flip' in each) && /"type":"Ally"/.test(stable(each)))

const asksOfTarget = /"card":\{"ref":"target"\},"is":\{"value"/

/** "Target Ally loses 3. If its value is 0, discard it": asked of the one that the sentence before aims at, once that is done. */
function ofOneTarget(rules: readonly Rule[]): readonly Rule[] {
  const result: Rule[] = []
  for (const rule of rules) {
    const last = result.at(-1)
    const isOfIt = does(last) && does(rule) && last.target && rule.if && has(rule.if, asksOfTarget) && isAlike(last, rule)
    if (isOfIt) result[result.length - 1] = { ...last, do: [...last.do, { if: rule.if!, do: rule.do }] }
    else result.push(rule)
  }
  const aims = result.filter((rule) => 'target' in rule && rule.target !== undefined)
  return aims.length === 1 ? result.map(askedOnceChosen) : result
}

/** "Choose one Ally. If its value is 2 or less, bury it": asked of the one card that this text aims at, once it is chosen. */
function askedOnceChosen(rule: Rule): Rule {
  if (!does(rule) || !rule.target || rule.if === undefined || !('card' in rule.if) || !has(rule.if, asksOfTarget)) return rule
  const { if: asked, ...always } = rule
  return { ...always, do: [{ if: asked, do: rule.do }] }
}

/** The first of two figures that hold in the same case, as little cumulative as the second. */
function asLimitedAsNext(rule: Rule, at: number, all: readonly Rule[]): Rule {
  const next = all[at + 1]
  if (rule.kind !== 'static' || !('value' in rule.effect) || rule.effect.limit !== undefined) return rule
  if (next?.kind !== 'static' || !('value' in next.effect) || next.effect.limit === undefined || !('stacking' in next.effect.limit))
    return rule
  return stable(rule.if ?? null) === stable(next.if ?? null) ? { ...rule, effect: { ...rule.effect, limit: next.effect.limit } } : rule
}

/** Cards in every Directed Threat, and not in those of opponents alone. */
const inAnyBattle = (rule: Rule): Rule =>
  JSON.parse(stable(rule).replaceAll(/("in":"directedThreat",(?:"is":\{[^{}]*\},)?"of":)"eachOpponent"/g, '$1"each"')) as Rule

/** A card that is given from the Hand, and paid for. */
function givenForItsPrice(rule: Rule): Rule {
  if (!does(rule)) return rule
  return { ...rule, do: rule.do.map((op) => ('give' in op && op.give.in === 'hand' ? { ...op, pays: true } : op)) }
}

/** What must be so of the chosen card is asked of it once it is chosen; a second case of it is asked by itself. */
function askedOfTheChosen(rule: Rule): Rule {
  if (!does(rule) || !rule.target || rule.if === undefined || !has(rule.if, /"card":\{"ref":"target"\}/)) return rule
  const { if: asked, ...always } = rule
  const cases = rule.do.filter((op) => 'if' in op && has(op.if, /"card":\{"ref":"target"\}/))
  const plain = rule.do.filter((op) => !cases.includes(op))
  return cases.length > 0 && plain.length > 0 ? { ...always, do: [{ if: asked, do: plain }, ...cases] } : rule
}

/** Whether both are done at one moment, to the same card, and the second has no price of its own. */
function isAlike(last: Rule, next: Rule): boolean {
  const { do: _, if: when, ...first } = last as Extract<Rule, { kind: 'on' }>
  const { do: _do, if: _if, ...second } = next as Extract<Rule, { kind: 'on' }>
  return when === undefined && stable(first) === stable(second)
}

/** A value that is asked of a card that is chosen anew. */
const asksAnother = (rule: Rule): boolean => does(rule) && rule.if !== undefined && has(rule.if, asksOfTarget)

/** A use as a Turn for which it is asked what was lost in Combat, when there is none. */
const asksAfterCombat = (rule: Rule): boolean =>
  rule.kind === 'action' && rule.window === 'turn' && rule.if !== undefined && has(rule.if, /"lostInCombat":/)

/** What is set aside comes back at some time, or is dealt with in the same clause. */
const isAsideForever = (rule: Rule): boolean =>
  does(rule) &&
  rule.do.some((op) => 'move' in op && op.to === 'aside' && op.back === undefined) &&
  !has(rule.do, /"(?:in|from)":"aside"|"to":"(?:storyTop|deckTop|deckBottom|hand|play)"/)

/** "One Tome from your Mythos Deck": it is looked for in all of it; the top card is any card. */
function searched(rule: Rule): Rule {
  const told = stable(rule)
  const meant = told.replaceAll(
    /"in":"deckTop"(?=,"is":\{[^{}]*\},(?:"mine":true,)?"n":(?:\d+|"any"),(?:"of":"you",)?"pick":"choose")/g,
    '"in":"deck"',
  )
  return meant === told ? rule : (JSON.parse(meant) as Rule)
}

/** "Play another Ally", where none was put into the Hand before: any. */
function othersThanReturned(rule: Rule): Rule {
  if (!does(rule) || !stable(rule.do).includes('"others":true,"play"')) return rule
  const isPut = (op: Op | undefined): boolean => op !== undefined && 'move' in op && op.to === 'hand'
  const ops = rule.do.map((op, at): Op => {
    if (!('play' in op) || !op.others || rule.do.slice(0, at).some(isPut)) return op
    const { others: _, ...any } = op
    return any
  })
  return { ...rule, do: ops }
}

/** "Play one Ally who could be played at a Water Location": as if you were at one; "who could be played here": as one must anyway. */
const playedAsFound = (rule: Rule): Rule =>
  JSON.parse(JSON.stringify(rule), (_key, each: unknown) => {
    const { play, waive = [] } = (each ?? {}) as { readonly play?: Filter; readonly waive?: readonly Waiver[] }
    if (play === undefined || waive.includes('place')) return each
    const { or = [play], ...rest } = play
    if (or.every(({ foundAt }) => foundAt?.title === 'self')) {
      const plain = or.map(({ foundAt: _, ...kind }) => kind)
      return { ...(each as object), play: or[0] === play ? plain[0] : { ...rest, or: plain } }
    }
    return or.some(({ foundAt }) => foundAt !== undefined) ? { ...(each as object), waive: [...waive, 'place'] } : each
  }) as Rule

/** "May be played at any Port in this Region": the place is free, and not the Region, which is wherever one is. */
function nearBy(rule: Rule): Rule {
  if (rule.kind !== 'permit' || !rule.if || !('at' in rule.if) || !('play' in rule.permit)) return rule
  const places = rule.if.at.or ?? [rule.if.at]
  if (!places.every((each) => each.native !== undefined)) return rule
  const plain = places.map(({ native: _, ...where }) => where)
  const at = rule.if.at.or ? { ...rule.if.at, or: plain } : plain[0]!
  return { ...rule, if: { ...rule.if, at }, permit: { ...rule.permit, waive: rule.permit.waive.filter((each) => each !== 'region') } }
}

/** "Your Allies add 1 and may be used as Monsters": not this card. */
const othersMayBe = /(?:^|[.;] )(?:Your|All|Each|Every|Any) (?!of )(?:(?!\bthis\b)[^.;])*?,? and may (?:also )?be (?:used|played) as\b/iu

/** "Your Students add 2 if they defend alone": they, and not this card. */
const ofThoseDefending = /\b(?:adds?|gains?|loses?) \d[^.;]*\b(?:if|when|while) (?:they (?:are )?)?defend/i

/** Whether the value of other cards changes while this one defends. */
const addsToOthersDefending = (rule: Rule): boolean =>
  rule.kind === 'static' &&
  rule.if !== undefined &&
  has(rule.if, /"role":"defending"/) &&
  'value' in rule.effect &&
  rule.effect.of.ref === undefined &&
  rule.effect.of.pick === 'all'

/** "Double one Defending Ally, excluding Weapons": the Ally without what his Weapons add, which cannot be told; no Ally is left out by it. */
const allyNoWeapon = /"is":\{(?:"defending":true,)?"not":\{"subtype":\[[^\]]*\],"type":"Artifact"\},"type":"Ally"\}/

/** "Loses 1, to a minimum of 1. One of your Allies gains the point lost": where nothing is lost, nothing is gained. */
const gainsWhatIsLost = /\bminimum\b.*\bgains? the points? (?:so )?lost\b/i

/** Control, as a Turn of what is not used in Combat as well (M9.44). */
const controlsOutOfCombat = (rule: Rule): boolean =>
  rule.kind === 'action' && rule.window === 'turn' && rule.do.some((op) => 'summonOrControl' in op && stable(op.allow) === '["control"]')

const searchedOfOthers = /"in":"deckTop","is":\{[^{}]*\},[^{}]*"pick":"choose"/

/** Whether "that card" is asked of where no card has set the clause off. */
const asksOfNone = (rule: Rule): boolean =>
  ((rule.kind === 'on' && typeof rule.on === 'string') || (rule.kind === 'action' && typeof rule.window === 'string')) &&
  has(rule.if ?? [], /"card":\{"ref":"cause"\}/)

/** Face-up, a card has nothing to turn; and to turn it both ways is no use. */
function turnedUp(rules: readonly Rule[]): readonly Rule[] | string {
  const turns = (rule: Rule): rule is Extract<Rule, { kind: 'action' }> => rule.kind === 'action' && turnsUp(rule.do)
  if (rules.some((each) => turns(each) && has(each.cost ?? [], /\{"self":"flip"\}/))) return 'It is not said what is used for this.'
  return rules.map((each) => (turns(each) ? { ...each, faceDown: true } : each))
}

/** "Put one Monster into your Threat": none lies in play. */
const comesFromNowhere = (rule: Rule): boolean =>
  does(rule) &&
  rule.do.some((op) => {
    if (!('move' in op) || op.to !== 'threat' || op.move.ref || op.move.in || op.move.opposing || op.move.borneBy) return false
    const kinds = op.move.is?.or ?? [op.move.is ?? {}]
    return kinds.some(({ type }) => type === 'Monster') || kinds.every(({ type }) => type === undefined)
  })

/** Lots are drawn for each player apart. */
function pooled(rules: readonly Rule[], { text }: Told): readonly Rule[] | Fault {
  const all = /\bamong all (?:the )?(?:players|investigators)\b|\b(?:of|from) any players\b/i.exec(text)
  return all && has(rules, /"of":"each","pick":"random"/)
    ? fault('Here lots are drawn for each player apart: say "of each player" if that is meant.', all.index, all[0].length)
    : rules
}

/** "This Ally" is an Ally, and what is given to one is no Event, Spell or place. */
function givenToWhom(rules: readonly Rule[], { self }: Told): readonly Rule[] | string {
  if (!self) return rules
  const mayBear = self.type === 'Ally' || self.type === 'Monster'
  if (!mayBear && has(rules, /"to":\{"ref":"self"\}/)) return 'It is not said to which Ally this is given.'
  const isPassing = self.type === 'Spell' || self.type === 'Location'
  return isPassing && has(rules, /"give":\{"ref":"self"\}/) ? 'It is not said what is given.' : rules
}

/** What happens at another moment than the look does not find that Hand open. */
function ofShownHand(rules: readonly Rule[]): readonly Rule[] | string {
  const shown = rules.filter((rule) => has(rule, /"of":"shown"/))
  if (shown.length === 0) return rules
  if (shown.some((rule) => !has(rule, /"(?:look|reveal)"/))) return 'It is not said when this happens to the Hand that was looked at.'
  return rules.some(looksElsewhereSomewhere) ? swap(rules, '"of":"shown"', '"of":"opponent"') : notWhose
}

const notWhose = 'It is not said whose cards these are.'

/** What is done with a card that nothing has chosen. */
const aimsAtNone = (op: Op): boolean => ('move' in op && op.move.ref === 'target') || ('flip' in op && op.flip.ref === 'target')

const namesEverybody = /\b(?:players?|investigators?|every(?:one|body)|any(?:one|body))\b/i

/** "Return one Ally to your Hand. Not Living Dead.": of what was picked, and not of this card. */
const notSo = /[.;] Not (?!cumulative\b|more\b|affected\b|playable\b|usable\b|to be\b)\p{Lu}[\p{L} ]*\.?$/u

/** Of a Tome that is lost it goes without saying (M9.12), and of one that goes elsewhere it does not. */
const spellsGo =
  /\bSpells? (?:held |placed |kept )?(?:in|by|on) (?:the|that|this|such a) Tome,? (?:is|are|must be) (?:also )?(?:discarded|buried|lost)\b/i

const ownEnd = '"move":{"ref":"self"},"to":"bury"'

const isOwnWorth = (rule: Rule): boolean => rule.kind === 'static' && 'value' in rule.effect && rule.effect.of.ref === 'self'

/** What is asked first, or waited for: there "any" stands for one. */
const askedIn = /\b(?:if|unless|while|when|whenever) [^,.;]*,/gi

/** "Any Ghoul is Invisible": whichever it is. */
const anyOfThem = /\bany (?!(?:one|number|two|three|other|player|opponent|investigator|icon)\b)/i

/** What holds for as long as this card lies there holds for each such card, and for none that was picked. */
function ofAnySuch(rule: Rule): Rule {
  if (rule.kind !== 'static' || rule.until || !('of' in rule.effect) || typeof rule.effect.of !== 'object') return rule
  const { of } = rule.effect
  if (of.pick !== 'choose' || of.n !== 1 || of.ref !== undefined || of.upTo) return rule
  const { n: _, ...each } = of
  return { ...rule, effect: { ...rule.effect, of: { ...each, pick: 'all' } } as Static }
}

/** A value that is said of cards that have none: what a Weapon adds is its bearer's. */
const worthOfThings =
  /"of":\{(?:"extreme":"\w+",)?"is":\{(?:"(?!type|value)\w+":(?:"(?!\w* ?Weapon)[^"]*"|\[(?!"\w* ?Weapon)[^\]]*\]|\{[^{}]*\}|true|false),)*"type":"(?:Artifact|Tome|Spell|Event|Location)"[^{}]*\}[^{}]*\},"value":/

const worthOfAdventures =
  /"of":\{(?:"[a-z]+":(?:"[a-z]+"|true),)*"is":\{(?:"[a-z]+":(?:"[^"]*"|\[[^\]]*\]),)*"type":"Adventure"\}[^{}]*\},"value":/

/** What is only the head of the sentence that tells what is done instead. */
const guardsAgainstLoss = /\bprotection (?:from|against) (?:[^.;]*\b)?cards (?:that|which) (?:would )?(?:cause|make) you to lose\b/i

/** A story alone is none that was meant, where it is not told in quotation marks or the card is played for what it says. */
function storyAlone(rules: readonly Rule[], { text, self, flavour, begun }: Told): readonly Rule[] | Fault {
  const [first] = flavour
  if (!first || begun !== undefined) return rules
  const isQuoted = flavour.every((each) => /["”]$/.test(text.slice(each.at, each.at + each.length)))
  return !isQuoted || (self !== undefined && mustDo.has(self.type))
    ? fault('No rule can be read in this text, only a story.', first.at, first.length)
    : rules
}

/** One of two is picked in the deed itself, and what comes then is said of one that was chosen besides. */
function aimsApart(rule: Rule): boolean {
  if (!does(rule) || !rule.target) return false
  const at = rule.do.findIndex((op) => 'choose' in op && !stable(op).includes('"ref":"target"'))
  return at === 0 && rule.do.slice(1).some((op) => stable(op).includes('"ref":"target"'))
}

/** "Remain with the Caravan for a Turn to play an Artifact": on the way one is at no place of any kind, so that none is asked for (M6.20). */
function onTheWay(rule: Rule): Rule {
  if (rule.kind !== 'action' || !rule.stayed) return rule
  const told = rule.do.map((op): Op => {
    if (!('play' in op) || op.waive !== undefined || typeof op.play.type !== 'string') return op
    if (op.play.type === 'Ally') return { ...op, waive: ['place'] }
    return op.play.type === 'Artifact' || op.play.type === 'Tome' ? { ...op, waive: ['attribute'] } : op
  })
  return { ...rule, do: told }
}

const travels = ({ type, subtype }: Filter): boolean => type === 'Event' && [subtype].flat().some((each) => /^Travel/.test(each ?? ''))

const atTimes = /(?:^|[.;:] )(?:(?:At|By) (?:Night|Day)|During (?:the )?(?:Night|Day)),? (?:that|the|target)\b/i

/** "Choose one Ally. At Night, that Ally gains 2 while this card is in play": each Night, and not if it is Night when he is chosen. */
function askedAllAlong(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.on !== 'played' || !rule.if || !('time' in rule.if)) return rule
  const { if: when, ...rest } = rule
  const lasts = (op: Op): boolean => 'start' in op && op.start.kind === 'static' && !op.start.if && /^while/.test(String(op.until))
  if (!rule.do.every(lasts)) return rule
  return { ...rest, do: rule.do.map((op) => ('start' in op ? ({ ...op, start: { ...op.start, if: when } } as Op) : op)) }
}

/** A target line that names one card. */
const oneTarget = /\b(?:Ally|Artifact|Tome|Spell|Event|Monster|Weapon|Location)$/i

/** "Flip one Ally of 1 point. At Night, flip any one Ally", aimed at one: the other of the two then, and not both. */
function orInstead(rules: readonly Rule[]): readonly Rule[] {
  /** All but which one is picked, where one is picked and nothing else done. */
  const bare = (rule: Rule | undefined): string | undefined => {
    if (!rule || !does(rule) || rule.do.length !== 1 || rule.cost || rule.target) return undefined
    const {
      do: [op],
      if: _,
      ...when
    } = rule
    const picked = op && ('move' in op ? op.move : 'flip' in op ? op.flip : undefined)
    if (!op || !picked || !isOne(picked) || picked.pick !== 'choose') return undefined
    const { is, ...whose } = picked
    return stable({ ...when, op: swap(op, JSON.stringify(picked), '{}'), whose, type: is?.type })
  }
  return rules.map((rule, at) => {
    const next = rules[at + 1]
    if (!next || !does(rule) || !does(next) || rule.if || !next.if) return rule
    const said = bare(rule)
    return said !== undefined && said === bare(next) ? ({ ...rule, if: { not: next.if } } as Rule) : rule
  })
}

const thatSpell = /\b(?:that|the) Spell\b[^.;]*\bafter\b/i

/** "Can also find one Cthulhu Spell. Bury that Spell after it is cast": of what else is held there nothing is said. */
function ofThatKind(rule: Rule, before: Rule | undefined): Rule {
  if (rule.kind !== 'static' || !('onceCast' in rule.effect) || rule.effect.of.borneBy !== 'self') return rule
  const room = before?.kind === 'static' && 'holdsSpells' in before.effect ? before.effect.icon : undefined
  if (typeof room !== 'string' || room === 'any' || stable(rule.effect.of.is) !== '{"type":"Spell"}') return rule
  return { ...rule, effect: { ...rule.effect, of: { ...rule.effect.of, is: { type: 'Spell', icon: room } } } }
}

/** "Target Ally does not absorb and may not be buried": he, and not the Event or Spell that is gone by then. */
function sparedTarget(rule: Rule, self: Self | undefined, text: string): Rule {
  if (!does(rule) || !rule.target || !/^(?:Event|Spell)$/.test(self?.type ?? '') || /\bthis card\b/i.test(text)) return rule
  const isSpared = (op: Op | undefined): boolean =>
    !!op && 'start' in op && op.start.kind === 'forbid' && has(op.start.what, /"ref":"self"/)
  const told = rule.do.map((op, at): Op => {
    const isBehind = isSpared(op) && at > 0 && has(rule.do[at - 1], /"ref":"target"/)
    return isBehind ? swap(op, '"ref":"self"', '"ref":"target"') : op
  })
  return { ...rule, do: told }
}

const thenGone = /\b(?:(?:until the end|for the (?:remainder|rest)) of (?:(?:the|this) )?(?:Round|Combat))\b[^.;]*[.;,]? [^.;]*\bthen\b/i

/**
 * "Increase the value of one Ally by 3 until the end of Combat. He is then flipped": when that while has ended. Done at once, it would
 * leave nothing of what he gains.
 */
function goneAfterwards(rule: Rule, text: string): Rule {
  if (!does(rule) || !thenGone.test(text)) return rule
  const told = rule.do.map((op, at): Op => {
    const before = rule.do[at - 1]
    const lasts = before && 'start' in before && (before.until === 'combat' || before.until === 'round') ? before.until : undefined
    const isGone =
      ('flip' in op && op.flip.ref === 'target' && op.face === 'down') ||
      ('move' in op && op.move.ref === 'target' && /^(?:bury|discard|hand)$/.test(String(op.to)))
    if (lasts === undefined || !isGone || !has(before, /"effect":\{"of":\{"ref":"target"\},"value"/)) return op
    return { start: { kind: 'on', on: lasts === 'combat' ? 'combatEnded' : 'roundEnd', do: [op] }, until: lasts }
  })
  return { ...rule, do: told }
}

/** The card that the first deed picks and the target of all that follows are one, where nothing tells them apart. */
function pickedAsTarget(rule: Rule): Rule {
  if (!does(rule) || !rule.target || !isOne(rule.target)) return rule
  const [first, ...rest] = rule.do
  const picked = first && pickedIn(first)
  const isTarget = (part: unknown): boolean => stable(part).includes('"ref":"target"')
  if (!picked || stable(picked) !== stable(rule.target) || !rest.some(isTarget) || isTarget(first)) return rule
  return { ...rule, do: [swap(first!, JSON.stringify(picked), '{"ref":"target"}'), ...rest] }
}

/** What befalls an opponent alone, and nobody at some place, asks where he is. */
function whereHeIs(rule: Rule): Rule {
  if (!does(rule) || !rule.if || !('not' in rule.if) || !('at' in rule.if.not) || rule.if.not.who !== undefined) return rule
  const done = stable(rule.do)
  return done.includes('"opponent"') && !done.includes('"you"')
    ? ({ ...rule, if: { not: { ...rule.if.not, who: 'opponent' } } } as Rule)
    : rule
}

/** Whether all that is done is to turn this card face-up. */
const turnsUp = (ops: readonly Op[]): boolean => stable(ops) === stable([{ flip: { ref: 'self' }, face: 'up' }])

/** "Each of his Turns", or "each Turn that he is ...": a Turn of whoever is spoken of. */
function isOwnTurn(said: readonly Token[], at: number): boolean {
  const words = said.slice(at, at + 5).map(({ text }) => text)
  const own = /^turn (?:(?:that|if|when|while|in which|during which) )?(?:they (?:is|start|begin|spend)|their current|spend (?:at|in|on))\b/
  return /^their turn\b/.test(words.join(' ')) || own.test(words.join(' '))
}

/** "You may play this card for no Sanity cost", of a Location: one comes there as ever, and it is free. */
function freeToPlay(rule: Rule): Rule {
  if (rule.kind !== 'permit' || rule.limit || rule.until || !('play' in rule.permit) || rule.permit.play.title !== 'self') return rule
  const { waive, from, cost } = rule.permit
  if (from || cost || stable(waive) !== '["cost"]') return rule
  return { kind: 'static', ...(rule.if ? { if: rule.if } : {}), effect: { stat: 'cost', by: 0, how: 'set', of: { ref: 'self' } } }
}

const toYou = /\b(?:you|yours?)\b/i

/** That this card attacks is the moment of what a text says. */
const attacks = /\b(?:attacked by (?:this|it)|(?:this card|this Great Old One|it|when(?:ever)?|each time) attack(?:s|ing))\b/i

/** A Great Old One hears the Turns of everybody, and a Location speaks to whoever is there; anything else hears those of its own player. */
const hearsOwnTurns = (self: Self): boolean => self.type !== 'Location' && !isGod(self)

const atYourTurns = /\b(?:start|beginning|end) of (?:each of )?your (?:own )?turns?\b/i

/** "Each Investigator loses 1 Sanity at the start of each Turn": each at his own, as nobody else's would come to him so often. */
const isOfEach = (rule: Rule): boolean => has(rule, /"on":"turn(?:Start|End)"/) && has(rule, /"(?:who|forEach|by)":"(?:each|eachOpponent)"/)

const mayThen = /\byou may (?:also )?then\b|\bthen,? you may\b/i

/** This Event does not lie on top any longer: a Location has been played on it. */
const followed: Condition = { not: { at: { title: 'self' }, top: true } }

/** "Immediately play a new Location. You may then bury one Phobia": only if one has been played, which need not be (M6.43). */
function onceTravelled(rules: readonly Rule[]): readonly Rule[] {
  const at = rules.findIndex((rule) => rule.kind === 'on' && rule.on === 'played' && isAtOnce(rule.do.at(-1)))
  const [journey, then] = [rules[at], rules[at + 1]]
  if (journey?.kind !== 'on' || then?.kind !== 'on' || then.on !== 'played' || !then.optional) return rules
  if (then.cost || then.target || then.limit) return rules
  const left: Op = { if: besides(followed, ...(then.if ? [then.if] : [])), do: [{ choose: [then.do, []], by: 'you' }] }
  return [...rules.slice(0, at), { ...journey, do: [...journey.do, left] }, ...rules.slice(at + 2)]
}

const isAtOnce = (op: Op | undefined): boolean => op !== undefined && 'travel' in op && op.when === 'now'

const onSuchOpponent =
  /\b(?:play(?:ed|able)?(?: this(?: card)?| it)?(?: only)? (?:up)?on|only(?: be)? used?(?: this(?: card)?| it)?(?: only)? against|used? only against) (?:an|any|one|your) opponent (?:who|whose|that|with|at|in|while|if)\b/i

/** "Can only be played on (used against) an opponent who is Underground": nobody else may be aimed at, and where there is none, it is not played (M10.3). */
function playedOnSuch(rule: Rule): readonly Rule[] {
  if (rule.kind !== 'on' || rule.on !== 'played' || rule.if) return [rule]
  const [first, ...others] = rule.do
  if (!first || !('if' in first) || !stable(first.if).includes('"opponent"')) return [rule]
  const isSo = (op: Op): op is Extract<Op, { if: Condition }> => 'if' in op && !op.else && stable(op.if) === stable(first.if)
  if (!isSo(first) || !others.every(isSo)) return [rule]
  return [
    { kind: 'require', needs: first.if },
    { ...rule, if: first.if, do: [first, ...others].flatMap((op) => op.do) },
  ]
}

const staysATurn = /\b(?:remain|stay|rest|wait|linger)\b[^.;]*?\b(?:one|a|1) (?:whole |full |single )?turn\b/i

/** "You may remain here for one Turn and draw one card": what costs nothing comes once of a stay, and not at every Turn without end. */
function onceThere(rule: Rule, self: Self): Rule {
  if (rule.kind !== 'action' || !rule.stayed || rule.cost || rule.limit || !rule.do.every(isGift)) return rule
  return { ...rule, limit: { times: 1, per: self.type === 'Event' ? 'card' : 'visit' } }
}

const isGift = (op: Op): boolean => 'draw' in op || ('sanity' in op && op.sign === 1)

/** "As your next Turn you must play a new Location": a journey is set out, and may be left alone (M6.43, M6.45). */
const mustTravel =
  /\b(?:next|later|following|subsequent) turn\b[^.;]*\b(?:you|and) must (?:then )?(?:play|place|put|travel|go|move|sail|fly|ride|walk)\b|\b(?:you|and) must (?:then )?(?:play|place|put|travel|go|move|sail|fly|ride|walk)\b[^.;]*\b(?:next|later|following|subsequent) turn\b/i

/** Cards that are played for what they say: a text of theirs that says nothing to the rules was not understood. */
const mustDo: ReadonlySet<Self['type']> = new Set(['Event', 'Spell', 'Artifact', 'Tome'])

/** Whether a rule speaks of its card in the Hand when a Round or the game begins. */
const tellsOfHand = (rule: Rule): boolean =>
  rule.kind === 'on' &&
  (rule.on === 'gameStart' || rule.on === 'roundStart') &&
  rule.if !== undefined &&
  'role' in rule.if &&
  !/"role":"inHand"/.test(stable(rule.do))

/** "If this card is in your Hand ..., discard it": this card, where no other has been turned up. */
const ofHandCard = (rule: Rule): Rule =>
  tellsOfHand(rule) && !/"(?:reveal|look)":/.test(stable(rule)) ? swap(rule, '{"ref":"it"}', '{"ref":"self"}') : rule

/** "If you are in the Waking World, play ... If you are in the Dreamlands, play ...": where one is before, and not after the first. */
function eitherWay(rules: readonly Rule[]): readonly Rule[] {
  const done: Rule[] = []
  for (const rule of rules) {
    const last = done.at(-1)
    const pair = last && oneOrOther(last, rule)
    if (pair) done[done.length - 1] = pair
    else done.push(rule)
  }
  return done
}

/** Two clauses of one moment, of which the first leads elsewhere and the second holds only where it does not. */
function oneOrOther(last: Rule, rule: Rule): Rule | undefined {
  const numbers = byNumbers(last, rule)
  if (numbers) return numbers
  if (last.kind !== 'on' || rule.kind !== 'on' || !last.if || !rule.if || !areApart(last.if, rule.if)) return undefined
  const { if: when, do: first, ...rest } = last
  const { if: other, do: second, ...more } = rule
  if (stable(rest) !== stable(more) || !first.some((op) => 'travel' in op)) return undefined
  return { ...rest, do: [{ if: when, do: first, else: [{ if: other, do: second }] }] }
}

/** "If your Sanity is 5 or less, gain 3; if it is from 6 to 10, gain 1": by the number one has before the first, which changes it. */
function byNumbers(last: Rule, rule: Rule): Rule | undefined {
  if (last.kind !== 'on' || rule.kind !== 'on' || !rule.if) return undefined
  const { if: when, do: ops, ...rest } = last
  const { if: other, do: second, ...more } = rule
  const [only, ...others] = when ? [{ if: when, do: ops }] : ops
  if (!only || others.length > 0 || last.optional || stable(rest) !== stable(more)) return undefined
  const either = otherwiseBy(only, { if: other, do: second })
  return either && { ...rest, do: [either] }
}

function otherwiseBy(first: Op, next: Extract<Op, { if: Condition }>): Op | undefined {
  if (!('if' in first) || !('do' in first) || !areOtherNumbers(first.if, next.if)) return undefined
  if (!first.else) return { ...first, else: [next] }
  const [only, ...others] = first.else
  const further = only && others.length === 0 ? otherwiseBy(only, next) : undefined
  return further && { ...first, else: [further] }
}

/** Two numbers of one player's that he cannot have both. */
function areOtherNumbers(one: Condition, other: Condition): boolean {
  if (!('number' in one) || !('number' in other)) return false
  if (one.number !== other.number || (one.who ?? 'you') !== (other.who ?? 'you')) return false
  return (one.max ?? Infinity) < (other.min ?? -Infinity) || (other.max ?? Infinity) < (one.min ?? -Infinity)
}

/** "Waking World Poets and Artists may be played as Allies here": Allies they are; what is allowed is that they come from elsewhere. */
function alliesAnyway(rule: Rule, { bearers }: KnownWords): Rule {
  if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.playAs !== 'ally' || rule.permit.of === 'self') return rule
  const { playAs: _, of, ...more } = rule.permit
  const kinds = of.or ?? [of]
  const isAllys = (word: string): boolean => {
    const types = bearers.get(fold(word))
    return types?.has('Ally') === true && !types.has('Monster')
  }
  const areAllies = kinds.every(({ type, attr }) => type === undefined && attr !== undefined && attr.some(isAllys))
  if (!areAllies || Object.keys(more).length > 0) return rule
  // The Dimension before several of them is that of all.
  const [{ dimension } = {}] = kinds
  const isShared = dimension !== undefined && kinds.slice(1).every((each) => each.dimension === undefined)
  const all = isShared ? kinds.map((each) => ({ ...each, dimension })) : kinds
  const play = all.length > 1 ? { or: all } : all[0]!
  return { ...rule, permit: { play, waive: [all.every((each) => each.dimension) ? 'dimension' : 'place'] } }
}

/** "Bury Scotophobia": the one that affects you; whose card it is does not matter. */
function ofItsVictim(rule: Rule, { senses }: KnownWords): Rule {
  if (!does(rule)) return rule
  const isPhobia = ({ title, ...more }: Filter): boolean =>
    typeof title === 'string' &&
    Object.keys(more).length === 0 &&
    senses.get(fold(title))?.some((sense) => sense.kind === 'title' && sense.phobia) === true
  const told = rule.do.map((op): Op => {
    if (!('move' in op) || op.to !== 'bury' || op.move.ref || !op.move.is || !isPhobia(op.move.is)) return op
    const { of, in: zone, affecting } = op.move
    return (of ?? zone ?? affecting) ? op : { ...op, move: { ...op.move, affecting: 'you' } }
  })
  return stable(told) === stable(rule.do) ? rule : ({ ...rule, do: told } as Rule)
}

/** "Flip Walter Gilman to do so": a price in cards of a Title is one of them, and none is no price. */
function paidByOne(rule: Rule): Rule {
  if (!does(rule) || !rule.cost) return rule
  const cost = rule.cost.map((each): Cost => {
    if (typeof each !== 'object' || !('other' in each) || each.other.pick !== 'all' || each.other.is?.title === undefined) return each
    return { ...each, other: { ...each.other, pick: 'choose', n: 1 } }
  })
  return { ...rule, cost }
}

/** "When this card is turned face-up": a Monster lies face-down until Threats are revealed, and is turned at no other time (M1.19). */
function revealedThen(rule: Rule): Rule {
  const isTurned = rule.kind === 'on' && typeof rule.on === 'object' && 'cardFlipped' in rule.on && rule.on.cardFlipped.ref === 'self'
  return isTurned && rule.on.face === 'up' ? { ...rule, on: 'threatRevealed' } : rule
}

/** "Look at the top three cards. Replace them in any order, or shuffle": one chooses when one has seen them. */
function lookedFirst(rule: Rule): Rule {
  if (!does(rule)) return rule
  const ops = rule.do.flatMap((op): readonly Op[] => {
    const ways = 'choose' in op ? op.choose : []
    // Where all ways are to arrange cards, what is chosen is whose.
    const put = ways.some((way) => !has(way, /"arrange":/)) ? ways.flat().find((each) => 'arrange' in each) : undefined
    return put ? [{ look: put.arrange }, op] : [op]
  })
  return { ...rule, do: ops }
}

/** Whether a rule keeps its own card for longer, as only a Great Old One can say. */
const staysLonger = (rule: Rule): boolean =>
  rule.kind === 'on' && rule.on === 'combatEnded' && rule.do.some((op) => 'extendGOO' in op) && rule.limit !== undefined

/** "Play this while you have a Great Old One in play. It remains for one more Round": that one, where it was asked for. */
function keepingGod(rules: readonly Rule[], { type }: Self): readonly Rule[] {
  const isAsked = (type === 'Event' || type === 'Spell') && rules.some((rule) => has(rule, /"inPlay":{[^{}]*"subtype":[^{}]*Great Old One/))
  if (!isAsked) return rules
  return rules.map((rule): Rule => {
    if (!staysLonger(rule) || rule.kind !== 'on') return rule
    const asked = { ...(rule.if ? { if: rule.if } : {}), do: rule.do }
    return type === 'Event' ? { kind: 'on', on: 'played', ...asked } : { kind: 'action', window: 'cast', ...asked }
  })
}

/** Whether a step counts what steps before it in its clause have moved, and none has, or several players each on his own. */
function countsNothing(rule: Rule): boolean {
  const ops = does(rule) || rule.kind === 'instead' ? rule.do : []
  const counts = (op: unknown, what: RegExp): boolean => what.test(stable(op))
  const each = (op: Op): boolean => 'forEach' in op || ('move' in op && (op.move.by === 'each' || op.move.by === 'eachOpponent'))
  if (ops.length === 0) return counts(rule, /"ref":"(?:thus|drawn)"|"(?:sanity|players)Thus"/)
  return ops
    .flatMap((op) => ('name' in op ? op.do : [op]))
    .some((op, at, all) => {
      const before = all.slice(0, at)
      if (counts(op, /"ref":"drawn"/)) return !before.some((one) => 'draw' in one)
      if (counts(op, /"ref":"thus"/)) return !before.some((one) => 'move' in one || 'flip' in one) || before.some(each)
      return counts(op, /"(?:sanity|players)Thus"/) && !before.some((one) => 'sanity' in one)
    })
}

/** "Look at his Hand. Choose one Event in it that he may not play", of a Spell, whose target is chosen before all else. */
const chosenUnseen = (rule: Rule): boolean =>
  does(rule) && rule.target?.in === 'hand' && 'look' in (rule.do[0] ?? {}) && has(rule.do, /"which":\{"ref":"target"\}/)

/** Whether a card in an opponent's Hand is chosen. */
const choosesFromHand = (rule: Rule): boolean =>
  does(rule) &&
  rule.target?.in === 'hand' &&
  rule.target.pick === 'choose' &&
  rule.target.of !== undefined &&
  !rule.do.some((op) => 'look' in op)

/** A rule without what it does with cards of a type that it has named. */
const withoutNamed = (rule: Rule): Rule => (does(rule) ? { ...rule, do: rule.do.filter((op) => !('name' in op)) } : rule)

/** Whether the Hand of an opponent is looked at in a clause. */
function looksElsewhereSomewhere(rule: Rule): boolean {
  const ops = does(rule) ? rule.do : []
  return ops.some((op) => 'look' in op && op.look.in === 'hand' && op.look.of === 'opponent')
}

const whiles: ReadonlySet<unknown> = new Set([
  'round',
  'nextRound',
  'throughNextRound',
  'combat',
  'nextCombat',
  'turn',
  'yourNextTurn',
  'whileHere',
])

/** "No Spells may be cast for the rest of the Round": at a Location from arrival on. What lies in play has no moment at which that begins. */
function begunOnArrival(rules: readonly Rule[], { type }: Self): readonly Rule[] | undefined {
  const isWhile = (rule: Rule): boolean => 'until' in rule && whiles.has(rule.until)
  if ((type !== 'Location' && type !== 'Ally' && type !== 'Artifact' && type !== 'Tome') || !rules.some(isWhile)) return rules
  const begun = rules.map((rule) => (isWhile(rule) ? begunThere(rule as Extract<Rule, { kind: 'static' }>, type) : rule))
  return begun.some((each) => each === undefined) ? undefined : (begun as Rule[])
}

/** What begins when one comes to a Location; on an Ally, or on what he bears, what begins with a defence, and holds to the end of Combat. */
function begunThere({ until, ...start }: Extract<Rule, { kind: 'static' }>, type: Self['type']): Rule | undefined {
  if (type === 'Location') return { kind: 'on', on: 'arrived', do: [{ start, until: until! }] }
  const { if: when, ...rest } = start
  const role = type === 'Ally' ? 'defending' : type === 'Artifact' ? 'hostDefending' : undefined
  const asked = when === undefined ? [] : 'all' in when ? when.all : [when]
  const isOfDefence = (each: Condition): boolean => 'role' in each && each.role === role
  if (until !== 'combat' || !asked.some(isOfDefence)) return undefined
  const [one, ...more] = asked.filter((each) => !isOfDefence(each))
  const so = one && { if: more.length > 0 ? { all: [one, ...more] } : one }
  return { kind: 'on', on: 'defends', ...so, do: [{ start: rest, until }] }
}

/** "Summon one Byakhee. Use it as a Travel Card": the one in place of the other, which no deed says. */
const ridesSummoned = (ops: readonly Op[]): boolean =>
  ops.some((op, index) => 'summonOrControl' in op && 'travel' in (ops[index + 1] ?? {}))

/** What is asked of the card that was answered; nothing where something else is asked. */
function ofTheAnswered(when: Condition): Condition | undefined {
  if ('not' in when) {
    const not = ofTheAnswered(when.not)
    return not && { not }
  }
  if ('revealedIs' in when) return { card: { ref: 'cause' }, is: when.revealedIs }
  return 'card' in when && (when.card.ref === 'cause' || when.card.ref === 'holder') ? when : undefined
}

/** "Cancel an Event. If it is a Phobia, draw one card": asked of what was cancelled, and paid for by the same use. */
function askedOfAnswered(before: readonly Rule[] | string, rule: Rule): readonly Rule[] | string {
  if (typeof before === 'string') return before
  const last = before.at(-1)
  const isAnswer = last?.kind === 'action' && typeof last.window === 'object' && last.do.some((op) => 'cancel' in op)
  if (!isAnswer || !(rule.kind === 'action' || rule.kind === 'on') || !rule.if) return [...before, rule]
  const isThen =
    rule.kind === 'on' ? rule.on === 'played' : rule.window === 'cast' || JSON.stringify(rule.window) === JSON.stringify(last.window)
  const asked = ofTheAnswered(rule.if)
  if (!isThen || !asked || rule.cost) return [...before, rule]
  if (('optional' in rule && rule.optional) || rule.limit || rule.target) return notWhich
  return [...before.slice(0, -1), { ...last, do: [...last.do, { if: asked, do: rule.do }] }]
}

/** "Protection from theft. When you would lose an Artifact, you may bury this card instead.": the one tells what the other does. */
function withoutHeading(rules: readonly Rule[]): readonly Rule[] {
  const isTold = rules.some((rule) => rule.kind === 'instead' && 'wouldLose' in rule.of)
  const isHeading = (rule: Rule): boolean => rule.kind === 'static' && 'immuneTo' in rule.effect && rule.effect.immuneTo === 'theft'
  return isTold ? rules.filter((rule) => !isHeading(rule)) : rules
}
