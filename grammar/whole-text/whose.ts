/** Which player is meant, and whose cards: yours, his, everybody's. */

import type { Condition, Cost, Op, Rule, Selector, Who } from '../ast.ts'
import { afflicts } from '../card.ts'
import { countedThere } from '../loose-ends.ts'
import { nobody, pickedBy } from '../make/deeds.ts'
import { does, stable, swap } from '../make/draft.ts'
import { ofWhomItIsTold } from '../of-whom-it-is-told.ts'
import { ofThatPlayer, strangeToPhobia } from '../own-card/afflicted.ts'
import { ofThoseItMeets } from '../own-card/met-in-battle.ts'
import { isGod, isOfAll, ofAnybodysInPlay } from '../own-card/of-everybody.ts'
import { ofWhoeverItIs, strangeToAll, strikesHimTwice, strikesYouAlone } from '../own-card/over-all.ts'
import { harmsNobody } from '../own-card/whose-is-harmed.ts'
import { spreading } from '../remarked/others-too.ts'
import { has, notWhose, type Step } from './step.ts'

export const whoseAreCounted: Step = (rules, { text }) =>
  countsBareCards.test(text) && has(rules, /"per":\{(?:"is":\{\},)?"pick":"all"\}/)
    ? 'It is not said which cards are counted.'
    : (countedThere(rules) ?? notWhose)

/** "Gain 1 Sanity for each card": in play, in the Hand, or just discarded? */
const countsBareCards = /\b(?:for (?:each|every) card|the number of cards)(?=[.;,]|$| until\b)/i

export const paidByOneOnly: Step = (rules, { text }) => (/\b(?:all|each|every)\b/i.test(text) ? rules : rules.map(paidByOne))

/** "Flip Walter Gilman to do so": a price in cards of a Title is one of them, and none is no price. */
function paidByOne(rule: Rule): Rule {
  if (!does(rule) || !rule.cost) return rule
  const cost = rule.cost.map((each): Cost => {
    if (typeof each !== 'object' || !('other' in each) || each.other.pick !== 'all' || each.other.is?.title === undefined) return each
    return { ...each, other: { ...each.other, pick: 'choose', n: 1 } }
  })
  return { ...rule, cost }
}

export const whoseSanity: Step = (rules, { self, text }) =>
  self !== undefined &&
  /^(?:Ally|Artifact|Tome)$/.test(self.type) &&
  has(rules, /"sanityChange":.*"who":"each"/) &&
  !namesEverybody.test(text)
    ? 'It is not said whose Sanity is meant: yours, or that of each player?'
    : rules

const namesEverybody = /\b(?:players?|investigators?|every(?:one|body)|any(?:one|body))\b/i

const saysHisCard =
  /\bopponents? (?:must |has to |must also )?(?:then )?(?:also )?(?:bur(?:y|ies)|discards?) (?:his or her|his|her|their|the) (?:own )?card\b/i

/** "Your opponent must then discard his card": what has caused the loss, and not the card that was saved from it. */
export const hisCardForYours: Step = (rules, { text }) =>
  saysHisCard.test(text) && rules.some(losesWhatIsSaved)
    ? 'It is not said which card of your opponent goes: of what would be buried, only the card itself can be told.'
    : rules

const losesWhatIsSaved = (rule: Rule): boolean =>
  rule.kind === 'instead' &&
  'wouldBeBuried' in rule.of &&
  rule.do.some((op) => 'move' in op && op.move.ref === 'cause' && (op.to === 'bury' || op.to === 'discard'))

const ofWhoKnows =
  /\b(?:Tome|Artifact|Spell|Weapon|Event|Location|card)s? of (?:your|an|one|any|the|each|that) opponents? who (?:knows?|speaks?|understands?|reads?)\b/i

/** "One Tome of an opponent who knows Latin": no book knows anything, and of what a player knows no card can be picked. */
export const thingsOfWhoKnows: Step = (rules, { text }) =>
  ofWhoKnows.test(text) && has(rules, /"language":/)
    ? 'Whether that opponent knows a language cannot be told in passing: begin with "if your opponent knows ...".'
    : rules

export const playedOnOpponent: Step = (rules, { self, text }) =>
  self?.type === 'Event' && onSuchOpponent.test(text)
    ? rules.flatMap((rule) => playedOnSuch(rule, onSuchAllies.test(text))).map(endsAnyway)
    : rules

const onSuchOpponent =
  /\b(?:play(?:ed|able)?(?: this(?: card)?| it)?(?: only)? (?:up)?on|only(?: be)? used?(?: this(?: card)?| it)?(?: only)? (?:against|on)|used? only against|play(?:ed)? (?:only )?against) (?:(?:an|any|one|your) opponent|opponents|players|Investigators|Allies) (?:who|whose|that|with|at|in|while|if)\b/i

const onSuchAllies = /\b(?:against|on) (?:(?:your |an )?opponents?['’]s? )?Allies (?:who|that|with|at|in)\b/i

/** "Can only be played on (used against) an opponent who is Underground": nobody else may be aimed at, and where there is none, it is not played (M10.3). */
function playedOnSuch(rule: Rule, isOfAllies: boolean): readonly Rule[] {
  if (rule.kind !== 'on' || rule.on !== 'played' || rule.if) return [rule]
  const [first, ...others] = rule.do
  if (!first || !('if' in first) || !stable(first.if).includes('"opponent"')) return [rule]
  const isSo = (op: Op): op is Extract<Op, { if: Condition }> => 'if' in op && !op.else && stable(op.if) === stable(first.if)
  const isOwnEnd = (op: Op): boolean => stable(op) === '{"move":{"ref":"self"},"to":"bury"}'
  if (!isSo(first) || !others.every((op) => isSo(op) || isOwnEnd(op))) return [rule]
  return [
    { kind: 'require', needs: first.if },
    // Whose Allies it is used against is asked by that alone.
    { ...rule, ...(isOfAllies ? {} : { if: first.if }), do: [first, ...others].flatMap((op) => (isSo(op) ? op.do : [op])) },
  ]
}

/** "Bury this card at the end of the Round", wherever that opponent is by then. */
function endsAnyway(rule: Rule): Rule {
  if (rule.kind !== 'on' || (rule.on !== 'roundEnd' && rule.on !== 'combatEnded')) return rule
  const isOwnEnd = (op: Op): boolean => 'move' in op && stable(op.move) === '{"ref":"self"}'
  const isAsked = (op: Op): op is Extract<Op, { if: Condition }> =>
    'if' in op && !op.else && stable(op.if).includes('"opponent"') && op.do.every(isOwnEnd)
  return { ...rule, do: rule.do.flatMap((op) => (isAsked(op) ? op.do : [op])) }
}

export const anybodysInPlay: Step = (rules, { self, text }) => (toYou.test(text) ? rules : ofAnybodysInPlay(rules, self))

const toYou = /\b(?:you|yours?)\b/i

export const underAPhobia: Step = (rules, { self }) =>
  strangeToPhobia(rules, self) ? 'Under a Phobia it is not said so whose opponent or Adventure is meant.' : rules

export const whoeverItIs: Step = (rules, { self, text }) => ofWhoeverItIs(rules, self, text)

export const thoseItMeets: Step = (rules, { self, text }) => ofThoseItMeets(rules, self, text)

export const youAloneOrEach: Step = (rules, { self }) =>
  strikesYouAlone(rules, self) ? 'It is not said whom this concerns: each player, or you alone?' : rules

export const himAndTheOthers: Step = (rules, { self }) =>
  strikesHimTwice(rules, self) ? 'It is not said what befalls the others as it befalls him.' : rules

export const whoMustBeThere: Step = (rules, { self }) =>
  strangeToAll(rules, self) ? 'It is not said who must be there: this concerns every player.' : rules

export const thatPlayer: Step = (rules, { self }) =>
  self ? (ofThatPlayer(rules) ?? 'It is not said which player "that player" is.') : rules

export const theirCards: Step = (rules) => (stable(rules).includes(nobody) ? 'It is not said whose cards "their" means.' : rules)

export const whoseIsHarmed: Step = (rules, { self }) =>
  harmsNobody(rules, self) ? 'It is not said whose card is harmed: add "of your opponent" or "of any player".' : rules

/** "Your other Allies may not be flipped, nor can they be affected by Storms": they, and not this card. */
export const whoTheyAre: Step = (rules, { text }) =>
  /\bnor (?:can|may) they\b/i.test(text) && has(rules, /"immuneTo":[^{}]*(?:\{[^{}]*\})?[^{}]*"of":\{"ref":"self"\}/)
    ? 'It is not said who "they" are.'
    : rules

/** What an Epidemic does in the same place, it does where the player struck by it is. */
export const epidemicSpreads: Step = (rules, { self, text }) =>
  self?.subtype === 'Epidemic' && !nearYou.test(text) ? rules.map(spreading) : rules

const nearYou = /\bas you\b|\byour (?:current )?(?:subregion|region|city|location)\b/i

export const epidemicWhere: Step = (rules, { self, text }) =>
  self?.subtype === 'Epidemic' && /\b(?:opponent|target)\b/i.test(text) && !nearYou.test(text) && rules.some(isWhereYouAre)
    ? 'It is not said whether the place is yours ("as you"), or that of the opponent before.'
    : rules

const isWhereYouAre = (rule: Rule): boolean =>
  /"forEach":"eachOpponent"/.test(stable(rule)) && /\{"as":"actor","same":"(?:region|subregion|city)"\}/.test(stable(rule))

export const toldOfWhom: Step = (rules, { self, text }) => ofWhomItIsTold(rules, text, self)

export const opponentWhoDid: Step = (rules, { text }) => (thatOpponent.test(text) ? rules.map(ofTheDoer) : rules)

const thatOpponent = /\b(?:that|the) opponent\b/i

/** "When an opponent casts a Spell, that opponent loses 1 Sanity": he who did. */
function ofTheDoer(rule: Rule): Rule {
  const isHis =
    rule.kind === 'on' &&
    typeof rule.on === 'object' &&
    (('cardPlayed' in rule.on && rule.on.by === 'opponent') || ('spellCast' in rule.on && rule.on.spellCast === 'opponent'))
  return isHis ? { ...rule, do: swap(rule.do, '"opponent"', '"actor"') } : rule
}

export const hePicksHisOwn: Step = (rules, { text }) => (mustOneOfTwo.test(text) ? rules.map(picksHisOwn) : rules)

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

/** "To the Hand" is its owner's, whatever else is said of yours. */
export const intoYourHand: Step = (rules, { text }) =>
  /^(?!.*\bto the hand\b).*\b(?:in|into|to) your (?:own )?hand\b/is.test(text) ? toYourHand(rules, text) : rules

/** "Choose one Artifact of your opponent. Put it in your Hand": in yours, and not back in his, where no other Hand is told. */
function toYourHand(rules: readonly Rule[], text: string): readonly Rule[] | string {
  const another =
    /\b(?:owner(?:s|['’]s)?|his|her|their|its|(?:that|the) (?:player|opponent)['’]s|opponents?(?:['’]s?)?) (?:or her )?(?:owners?['’]?s? )?hands?\b/i.test(
      text,
    )
  // "Return one of your Allies to your Hand. Your opponent must do the same.": to his own.
  if (/\bdo(?:es)? the same\b/i.test(text)) return rules
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

const foes = /^(?:opponent|eachOpponent|each)$/

/** What of others goes back to them. */
const sentBack =
  /\breturn [^.;,]*\b(?:opponents?(?:['’]s)?|any player|each player)\b[^.;,]* to (?:his or her|his|her|their|its|(?:your|the|that) opponent['’]s|that player['’]s) (?:owner['’]?s? )?hands?\b/gi

/** "Each player at a City Location ... Each other player ...": all but those, and not all but you. */
export const whoTheOthersAre: Step = (rules, { text }) =>
  othersThanThose.test(text) && rules.some((rule) => has(rule, /"eachOpponent"/))
    ? 'It is not said who the other players are: say "each player does this, or that if ...".'
    : rules

/** Some of all players, and then the others. */
const othersThanThose =
  /\b(?:each|every|any|all) players? (?:who|at|in|with|whose)\b[^.;]*[.;] (?:(?:each|every|any) other player|(?:all |the )?other players)\b/i

/** "Bury Travel by Sea cards on top of any Story Deck", where the target line speaks of an opponent's. */
export const onTopOfTheirDecks: Step = (rules, { self }) =>
  /^opponents?['’]s? /i.test(self?.target ?? '') ? rules.map(onTopOfTheirs) : rules

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

/** "If any Living Dead were in a Threat directed against you", of a Phobia: against whom it afflicts, and not against its player. */
export const threatOfTheAfflicted: Step = (rules, { self }) =>
  self && afflicts(self) && rules.some((rule) => has(rule, /"side":"opposing"/))
    ? 'It cannot be asked of a Phobia which Threat is directed at the player it affects.'
    : rules

/** "An Ally who knows none of your Languages", of a Phobia: of whom it afflicts, and not of its player. */
export const languagesOfTheAfflicted: Step = (rules, { self }) =>
  self && afflicts(self) && rules.some((rule) => has(rule, /"speaks":"yours"/))
    ? 'It cannot be told which Languages the affected player knows.'
    : rules

/**
 * "Any Corrupt Ally may be played ...", on a Great Old One, which speaks of every player (M11.52), or on an Event that is laid on all
 * (M17.27): each of them has that leave, wherever he is. What its own play is spared is no matter of others.
 */
export const allowedToAll: Step = (rules, { self, text }) => {
  if (self === undefined || !(isGod(self) || isOfAll(self)) || /\byou\b/i.test(text)) return rules
  const said = rules.map(leftToEach)
  return said.includes(undefined)
    ? 'It is not said who may do so: what a card that is over all allows is told of "you", or of each player.'
    : (said as readonly Rule[])
}

/** A leave that nobody was named for, as one of each player; nothing where what it depends on cannot be asked of him. */
function leftToEach(rule: Rule): Rule | undefined {
  if (rule.kind !== 'permit' || !('play' in rule.permit || 'playAs' in rule.permit) || rule.permit.who !== undefined) return rule
  const isOwn = 'play' in rule.permit ? rule.permit.play.title === 'self' : rule.permit.of === 'self'
  if (isOwn) return rule
  const permit = { ...rule.permit, who: 'each' as const }
  if (rule.if === undefined || 'time' in rule.if) return { ...rule, permit }
  return 'at' in rule.if && rule.if.who === undefined ? { ...rule, permit, if: { ...rule.if, who: 'actor' } } : undefined
}

/** "Each opponent must discard one Artifact or one Tome of your choice": which of the two, you choose as well, of each of them. */
export const yourChoiceOfEach: Step = (rules, { text }) => (/\bor\b[^.;]*\bof your choice\b/i.test(text) ? rules.map(chosenByYou) : rules)

function chosenByYou(rule: Rule): Rule {
  if (!does(rule)) return rule
  const isYours = (op: Op): boolean =>
    'move' in op && op.move.of === 'actor' && op.move.pick === 'choose' && (op.move.by ?? 'you') === 'you'
  const told = rule.do.map((op): Op => {
    if (!('choose' in op) || (op.by !== 'each' && op.by !== 'eachOpponent') || !op.choose.flat().every(isYours)) return op
    return { forEach: op.by, do: [{ ...op, by: 'you' }] }
  })
  return { ...rule, do: told }
}
