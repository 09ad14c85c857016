/** When something is done, and for how long: what no sentence says of it alone. */

import type { Condition, Op, Rule } from '../ast.ts'
import type { Token } from '../lexer.ts'
import { askedOfCause, atTheirTurns } from '../loose-ends.ts'
import { does, stable } from '../make/draft.ts'
import { areApart } from '../make/steps.ts'
import { endsAsSoonAs } from '../own-card/as-soon-as.ts'
import { isGod } from '../own-card/of-everybody.ts'
import { staysOnce } from '../own-card/over-all.ts'
import type { Self } from '../reading.ts'
import { has, notWhich, type Step } from './step.ts'

export const playedByDayOrNight: Step = (rules, { text }) =>
  playedThen.test(text) && rules.some((rule) => rule.kind === 'static' && 'value' in rule.effect && rule.if && 'time' in rule.if)
    ? 'Which of them were played by Day, and which at Night, cannot be told afterwards.'
    : rules

const playedThen = /\b(?:you|opponents?|players?) plays? (?:at Night|by (?:Day|Night)|during the (?:Day|Night))\b/i

export const inCombatOrAtItsEnd: Step = (rules) =>
  rules.some(asksAfterCombat) ? 'It is not said when this is done: in Combat, or at its end?' : rules

/** A use as a Turn for which it is asked what was lost in Combat, when there is none. */
const asksAfterCombat = (rule: Rule): boolean =>
  rule.kind === 'action' && rule.window === 'turn' && rule.if !== undefined && has(rule.if, /"lostInCombat":/)

export const inHandWhen: Step = (rules) =>
  rules.some((rule) => has(rule, /"role":"inHand"/) && !tellsOfHand(rule))
    ? 'A card in a Hand does something only when a Round or the game begins.'
    : rules

/** Whether a rule speaks of its card in the Hand when a Round or the game begins. */
export const tellsOfHand = (rule: Rule): boolean =>
  rule.kind === 'on' &&
  (rule.on === 'gameStart' || rule.on === 'roundStart') &&
  rule.if !== undefined &&
  'role' in rule.if &&
  !/"role":"inHand"/.test(stable(rule.do))

export const godKept: Step = (rules, { self }) => {
  const kept = self && !isGod(self) ? keepingGod(rules, self) : rules
  return self && !isGod(self) && kept.some(staysLonger) ? 'Only a Great Old One stays for some Rounds alone.' : kept
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

export const ofWhatIsAnswered: Step = (rules) => rules.reduce<readonly Rule[] | string>(askedOfAnswered, [])

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

/** What is asked of the card that was answered; nothing where something else is asked. */
function ofTheAnswered(when: Condition): Condition | undefined {
  if ('not' in when) {
    const not = ofTheAnswered(when.not)
    return not && { not }
  }
  if ('revealedIs' in when) return { card: { ref: 'cause' }, is: when.revealedIs }
  return 'card' in when && (when.card.ref === 'cause' || when.card.ref === 'holder') ? when : undefined
}

export const ofItsCause: Step = (rules, { self, text }) => (self && !/\brevealed\b/i.test(text) ? rules.map(askedOfCause) : rules)

export const atWhoseTurn: Step = (rules, { said, self }) =>
  said.some((_, index) => isOwnTurn(said, index))
    ? (atTheirTurns(rules, self) ?? 'It is not said at whose Turn this happens to whom.')
    : rules

/** "Each of his Turns", or "each Turn that he is ...": a Turn of whoever is spoken of. */
function isOwnTurn(said: readonly Token[], at: number): boolean {
  const words = said.slice(at, at + 5).map(({ text }) => text)
  const own = /^turn (?:(?:that|if|when|while|in which|during which) )?(?:they (?:is|start|begin|spend)|their current|spend (?:at|in|on))\b/
  return /^their turn\b/.test(words.join(' ')) || own.test(words.join(' '))
}

export const turnsOfEach: Step = (rules, { self, text }) => {
  if (!self || !hearsOwnTurns(self) || atYourTurns.test(text)) return rules
  const theirs = rules.map((rule) => (isOfEach(rule) ? atTheirTurns([rule], self)?.[0] : rule))
  return theirs.every((rule) => rule !== undefined) ? theirs : 'It is not said at whose Turn this happens to whom.'
}

/** A Great Old One hears the Turns of everybody, and a Location speaks to whoever is there; anything else hears those of its own player. */
const hearsOwnTurns = (self: Self): boolean => self.type !== 'Location' && !isGod(self)

const atYourTurns = /\b(?:(?:start|beginning|end) of (?:each of )?your (?:own )?turns?|your (?:next|following) turn)\b/i

/** "Each Investigator loses 1 Sanity at the start of each Turn": each at his own, as nobody else's would come to him so often. */
const isOfEach = (rule: Rule): boolean => has(rule, /"on":"turn(?:Start|End)"/) && has(rule, /"(?:who|forEach|by)":"(?:each|eachOpponent)"/)

export const endsOnceSo: Step = (rules, { self, text }) => endsAsSoonAs(rules, self, text)

/** What is told of some is not said of the whole table (M10.21). */
export const timeForOne: Step = (rules, { text }) =>
  timeOfOne.test(text) && rules.some((rule) => has(rule, /"effect":\{"time":"(?:day|night|neither)"\}/))
    ? 'It cannot be Day or Night for one player alone.'
    : rules

/** "It is Day for you and your Allies". */
const timeOfOne =
  /\b(?:Day|Night)(?:time)?,? (?:but |and )?(?:only |solely )?(?:for|to) (?:you|your|him|his|her|them|their|(?:the|an?|each|any|that|one|every|target) (?:affected|opponent|Ally|Allies|other)|(?:that|this) (?:player|Investigator|Ally))\b/i

export const whichTurnIsLost: Step = (rules) => (rules.some(losesWhichTurn) ? 'It is not said which Turn is lost: the next one?' : rules)

/** "Lose that Turn", at another moment than the beginning of one. */
const losesWhichTurn = (rule: Rule): boolean =>
  /"now":true,"skip"/.test(stable(rule)) &&
  !(rule.kind === 'on' && (rule.on === 'turnStart' || (typeof rule.on === 'object' && 'turnStarts' in rule.on)))

export const whichGodsStay: Step = (rules, { self }) =>
  staysOnce(rules, self) ? 'It is not said which Great Old Ones stay: those in play now, or each that is.' : rules

/** "An Event that was in play when this Round began": which one is meant, and not when it is done. */
export const inPlayAtTheStart: Step = (rules, { text }) =>
  /\b(?:was|were) (?:already )?in play when (?:this|the) Round (?:began|started)\b/i.test(text)
    ? 'What lay in play when the Round began cannot be asked for.'
    : rules

export const whenItBefalls: Step = (rules, { text }) =>
  rules.some((rule) => befallsWhoStays(rule, text)) ? 'It is not said when this befalls you: "at the start of each Turn"?' : rules

/** "If you stay here for a Turn, bury one of your Allies": nobody would do that of his own accord, so that it is no use of a Turn. */
function befallsWhoStays(rule: Rule, text: string): boolean {
  if (rule.kind !== 'action' || !rule.stayed || rule.cost) return false
  const told = text.split(/[.;]\s/).filter((each) => whoStays.test(each))
  return told.some((each) => /\bmust\b/i.test(each)) || (told.length > 0 && rule.do.every(harmsYou))
}

const whoStays =
  /^(?=.*\b(?:if|when|whenever|each|every|having|after|should)\b)(?=.*\b(?:stay|remain|wait|linger|rest|spend|spent|pass)(?:s|ed|ing)?\b)(?!.*\b(?:(?<!\ballies )may|can|as your turn|instead of)\b)/is

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

export const whenItBegins: Step = (rules, { self }) =>
  self ? (begunOnArrival(rules, self) ?? 'It is not said when this begins: "As your Turn", "When played" or another moment.') : rules

/** "No Spells may be cast for the rest of the Round": at a Location from arrival on. What lies in play has no moment at which that begins. */
function begunOnArrival(rules: readonly Rule[], { type }: Self): readonly Rule[] | undefined {
  const isWhile = (rule: Rule): boolean => 'until' in rule && (whiles.has(rule.until) || typeof rule.until === 'object')
  if ((type !== 'Location' && type !== 'Ally' && type !== 'Artifact' && type !== 'Tome') || !rules.some(isWhile)) return rules
  const begun = rules.map((rule) => (isWhile(rule) ? begunThere(rule as Extract<Rule, { kind: 'static' }>, type) : rule))
  return begun.some((each) => each === undefined) ? undefined : (begun as Rule[])
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

export const answeredThere: Step = (rules, { text }) => {
  const asked = rules.reduce<readonly Rule[] | string>(askedOfAnswered, [])
  // What is left to you there, is no part of what the use does.
  return asked.length < rules.length && /\bif (?:it|that|the) [^.;]*\byou may\b/i.test(text) ? notWhich : asked
}

/** What stands in brackets says by itself when it is done. */
export const eachAtItsMoment: Step = (rules, { text }) => (text.includes(') or (') ? rules : rules.map(bothThen))

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

/** What is played is played once. */
export const playedOnce: Step = (rules, { self }) =>
  self &&
  rules.some((rule) => rule.kind === 'on' && rule.on === 'played' && rule.limit && 'per' in rule.limit && rule.limit.per === 'round')
    ? 'It is not said when in each Round this is done: at its start, or at its end?'
    : rules

/** "After that you may ...", behind a Turn that is lost: it would be done before it. */
export const afterALostTurn: Step = (rules, { self, text }) => {
  if (!has(rules, /"skip":"turn","who":"you"/)) return rules
  const isOfPlace = self?.type === 'Location' && /\b(?:lose|spend|miss) (?:your |the )?next Turn\b[^.;]*[.;] You may then\b/i.test(text)
  if (isOfPlace) {
    const at = rules.findIndex((rule) => has(rule, /"skip":"turn"/))
    // The Turn after it is the first on which one has stayed and can do something.
    return rules.map((rule, index) => {
      if (index !== at + 1 || rule.kind !== 'on' || rule.on !== 'arrived' || !rule.optional) return rule
      const { kind: _, on: __, optional: ___, ...more } = rule
      return { kind: 'action', window: 'turn', stayed: 'here', ...more }
    })
  }
  return /\. (?:(?:Afterwards?|After that|Then, afterwards),? you\b|You may then\b)/.test(text)
    ? 'It is not said when this is done: say "at the end of your next Turn".'
    : rules
}

/** "Priests played here gain 1 at Night", "while they defend": for as long as that is so, or if it was when they came? */
export const soLongOrForGood: Step = (rules, { text }) =>
  gainingWhilePlayed.test(text) &&
  rules.some((rule) => rule.kind === 'on' && has(rule.on, /"cardPlayed"/) && has(rule.do, /"value":.*"game"/))
    ? 'It is not said whether they gain for as long as this is so, or for good if it was so when they were played.'
    : rules

/** A gain of those that are played somewhere, with something behind it that may be so now and not later. */
const gainingWhilePlayed =
  /\bplayed (?:here|at this Location)\b[^.;]*? (?:adds?|gains?|loses?|increases?) [^.;,]*? (?:while|when|whenever|if|at Night|by Day|during|in Combat|as long as)\b/i

export const lostEarlier: Step = (rules, { text }) =>
  lostBefore.test(text) && rules.some((rule) => has(rule, /"start":.*"sanity":"(?:lost|gained)"/))
    ? 'Whether Sanity was lost or gained earlier in a Round cannot be asked.'
    : rules

/** "If you lost Sanity this Round": of what has been, and not of what will be. */
const lostBefore =
  /\bif (?:you|your opponent|(?:a|any|that) player)(?: (?:have|has))? (?:lost|gained)\b[^.;]*\bsanity\b[^.;]*\b(?:this|the|that) round\b/i

export const askedThroughout: Step = (rules, { text }) => (atTimes.test(text) ? rules.map(askedAllAlong) : rules)

const atTimes = /(?:^|[.;:] )(?:(?:At|By) (?:Night|Day)|During (?:the )?(?:Night|Day)),? (?:that|the|target)\b/i

/** "Choose one Ally. At Night, that Ally gains 2 while this card is in play": each Night, and not if it is Night when he is chosen. */
function askedAllAlong(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.on !== 'played' || !rule.if || !('time' in rule.if)) return rule
  const { if: when, ...rest } = rule
  const lasts = (op: Op): boolean => 'start' in op && op.start.kind === 'static' && !op.start.if && /^while/.test(String(op.until))
  if (!rule.do.every(lasts)) return rule
  return { ...rest, do: rule.do.map((op) => ('start' in op ? ({ ...op, start: { ...op.start, if: when } } as Op) : op)) }
}

/** A Pass that this card makes is one of those that end the Round, and is told with it; other Passes are asked for besides it. */
export function withOwnPass(rules: readonly Rule[]): readonly Rule[] {
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

/** "If you are in the Waking World, play ... If you are in the Dreamlands, play ...": where one is before, and not after the first. */
export function eitherWay(rules: readonly Rule[]): readonly Rule[] {
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

/** "He must play a card or Discard one card": either is his play of that Turn, as on "must play or discard a card". */
export const playsOrDiscards: Step = (rules) =>
  rules.map(
    (rule): Rule => (does(rule) ? { ...rule, do: rule.do.map((op) => (isEither(op) ? { ...op, unless: 'playOrDiscard' } : op)) } : rule),
  )

const isEither = (op: Op): op is Extract<Op, { orElse: unknown }> =>
  'orElse' in op && stable(op.unless) === '{"playNext":{}}' && op.orElse.length === 1 && isOneDiscarded(op.orElse[0]!)

const isOneDiscarded = (op: Op): boolean =>
  'move' in op && op.to === 'discard' && op.move.in === 'hand' && op.move.n === 1 && op.move.pick === 'choose' && op.move.is === undefined

/** What is told of the next Round, and then of the end of "the Round", or of "that Round". */
const endOfThatRound = /\b(?:next|following) round\b[\s\S]*\bend of (?:the|that) round\b(?! in which)/i

/** "At the start of the next Round, ... Bury this card at the end of the Round": of the Round that was spoken of, and not before it has begun. */
export const goneAfterThatRound: Step = (rules, { text }) =>
  endOfThatRound.test(text) && rules.some((rule) => has(rule, /"until":"nextRound"/)) ? rules.map(endingWithThatRound) : rules

function endingWithThatRound(rule: Rule): Rule {
  if (goesAtRoundEnd(rule)) return { kind: 'on', on: 'played', do: [{ start: rule, until: 'nextRound' }] }
  if (!does(rule)) return rule
  const isOfThisRound = (op: Op): boolean => 'start' in op && op.until === 'round' && goesAtRoundEnd(op.start)
  return rule.do.some(isOfThisRound)
    ? { ...rule, do: rule.do.map((op) => (isOfThisRound(op) ? ({ ...op, until: 'nextRound' } as Op) : op)) }
    : rule
}

const goesAtRoundEnd = (rule: Rule): boolean =>
  does(rule) &&
  rule.kind === 'on' &&
  rule.on === 'roundEnd' &&
  rule.if === undefined &&
  rule.do.every((op) => 'move' in op && op.move.ref === 'self' && (op.to === 'bury' || op.to === 'discard'))
