/** What lies over all players: whom it befalls, whose Turn and deed it means, and what it cannot say. */

import type { Condition, Filter, Op, Rule, Selector, Trigger } from '../ast.ts'
import { type Marked, stable, swap } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { askedOf, settlePhobia } from './afflicted.ts'
import { befallsAll, isGod, isOfAll, isOpen, type Json, rebuild } from './of-everybody.ts'
import { settleBuried, settleTaken } from './whose-is-harmed.ts'

/** "Spells cast at Water Locations cost 1 more Sanity", of everybody's Spells: those of whoever is at such a place. */
export function paidThere(rule: Rule, self: Self | undefined): Rule {
  if (!isOfAll(self) || rule.kind !== 'static') return rule
  const { if: asked, effect, ...rest } = rule
  const conditions: readonly Condition[] = asked === undefined ? [] : 'all' in asked ? asked.all : [asked]
  const [where, ...more] = conditions.filter((each) => 'at' in each && Object.keys(each).length === 1) as { readonly at: Filter }[]
  if (where === undefined || more.length > 0 || !('stat' in effect) || !/^(?:castingCost|cost)$/.test(effect.stat)) return rule
  const { of } = effect
  // A Location is played at one place, and lies at another.
  if (of?.pick !== 'all' || of.of !== undefined || (of as Marked).mine || of.is === undefined || of.is.type === 'Location' || of.is.at)
    return rule
  const others = conditions.filter((each) => each !== where)
  const left = others.length > 1 ? { if: { all: others } } : others.length > 0 ? { if: others[0]! } : {}
  return { ...rest, ...left, effect: { ...effect, of: { ...of, is: { ...of.is, at: where.at } } } }
}

/** What everybody's Event cannot say: that something is so for all where one of them is. */
export function strangeToAll(rules: readonly Rule[], self: Self | undefined): boolean {
  // "More Sanity than you", of everybody: than whom? "For each other Cultist in the same Threat": of whose?
  const god = self !== undefined && isGod(self)
  if (god && rules.some((rule) => comparesYou.test(stable(rule)) || countsOneThreat(rule) || countsYours(rule))) return true
  if (!god && !isOfAll(self)) return false
  // "Not affected by Night Events", of what hangs over all: who is not?
  const sparesYou = (rule: Rule): boolean => rule.kind === 'static' && 'immuneTo' in rule.effect && !rule.effect.of
  if (!god && rules.some(sparesYou)) return true
  return rules.some(
    (rule) => rule.kind === 'static' && rule.if !== undefined && /"at":/.test(stable(rule.if)) && !/"who":/.test(stable(rule.if)),
  )
}

/** "Great Old Ones remain in play one more Round", on what hangs over all for longer than that moment. */
export function staysOnce(rules: readonly Rule[], self: Self | undefined): boolean {
  if (!isOfAll(self)) return false
  return rules.some((rule) => rule.kind === 'on' && rule.on === 'played' && rule.do.some((op) => 'extendGOO' in op))
}

/** What an Epidemic does to the others in the place of its opponent, told as if he were one of them and you were not (M18.6). */
export const strikesHimTwice = (rules: readonly Rule[], self: Self | undefined): boolean =>
  self?.subtype === 'Epidemic' &&
  rules.some((rule) => /"if":\{"as":"opponent","same"|"if":\{"same":"\w+","as":"opponent"/.test(stable(rule)))

/** What befalls you at a moment of your own, or at one that comes for all, on what is over everybody: whoever has played it would have laid it on himself alone. */
export function strikesYouAlone(rules: readonly Rule[], self: Self | undefined): boolean {
  const isCommonEvent = isOfAll(self)
  if (!self || !(isCommonEvent || isGod(self))) return false
  const isLoss = (rule: Rule): boolean => isYours(rule) && rule.do.some((op) => 'sign' in op && op.sign < 0)
  return rules.some((rule) => {
    const said = ofAnybody(rule, self)
    return (
      befallsYou(said) ||
      (isCommonEvent && isLoss(rule) && said === rule) ||
      (befallsYours(rule) && losesOfYours(rule)) ||
      (isGod(self) && isOfYourDeed(rule) && leavesYou(rule))
    )
  })
}

/** Whether something befalls a card of yours, where it is not said whose. */
const befallsYours = (rule: Rule): rule is At => {
  if (rule.kind !== 'on' || typeof rule.on !== 'object') return false
  const { cardLeft, cardReturned, cardFlipped, defended } = rule.on as { readonly [word in string]?: Selector }
  const card = cardLeft ?? cardReturned ?? cardFlipped ?? defended
  return card !== undefined && card.ref === undefined && card.of === undefined && card.affecting === undefined
}

const losesOfYours = ({ do: ops }: At): boolean => ops.some((op) => 'sanity' in op && op.sign < 0 && op.who === 'you')

/** Whether something befalls you alone, or is asked of you, at a time that comes for all. */
const befallsYou = (rule: Rule): boolean => {
  if (rule.kind !== 'on' || typeof rule.on !== 'string') return false
  if (/^(?:round|turn)(?:Start|End)$/.test(rule.on)) return speaksOfYou(rule)
  return /^(?:combatBegins|combatEnded|beforeReveal|threatRevealed|timeChanged|dayBreaks)$/.test(rule.on) && rule.do.some(takesFromYou)
}

const takesFromYou = (op: Op): boolean =>
  ('sanity' in op && op.sign < 0 && op.who === 'you') ||
  ('move' in op && (op.to === 'discard' || op.to === 'bury') && op.move.in === 'hand' && op.move.of === undefined)

/** Whether at a moment of your own nothing happens but that you gain or lose Sanity. */
function isYours(rule: Rule): rule is Extract<Rule, { kind: 'on' }> {
  if (rule.kind !== 'on' || typeof rule.on !== 'object') return false
  const isOwn = /"(?:by|walked|passed|spellCast|drew|gateUsed|locationTurned|newThreat|threatGrew|reshuffled)":"you"/.test(stable(rule.on))
  return isOwn && rule.do.every((op) => 'sanity' in op && op.who === 'you')
}

/** "Lose 1 Sanity each time you walk", on a Storm: whoever does, for Stars and Storms affect all Investigators (M10.25). */
export function ofAnybody(rule: Rule, self: Self | undefined): Rule {
  const isOverAll = befallsAll(self)
  // "You must discard one card to rotate a crosswise Location": so must whoever does.
  if ((isOfAll(self) || (self && isGod(self))) && rule.kind === 'static' && 'toll' in rule.effect && rule.effect.who === 'you')
    return { ...rule, effect: { ...rule.effect, who: 'each' } }
  if ((isOverAll || (self && isGod(self))) && isOfRound(rule)) return ofEachThen(rule)
  if (isOfAll(self) && isOfOwnTurn(rule)) return ofWhoseTurn(rule)
  if (!isOverAll || !isYours(rule) || rule.if || rule.cost || rule.optional) return rule
  if (!rule.do.every((op) => 'sanity' in op && typeof op.sanity === 'number')) return rule
  const on = JSON.parse(stable(rule.on).replace(/:"you"/, ':"each"')) as Trigger
  return { ...rule, on, do: rule.do.map((op) => ({ ...op, who: 'actor' }) as Op) }
}

export type At = Extract<Rule, { kind: 'on' }>

/** What is done to your cards, your Sanity or your Hand, or asked of you, told of the affected player as on a Phobia; all cards of a kind are nobody's. */
const asOfAffected = (rule: At): At =>
  rebuild(rule as unknown as Json, (object) => {
    const isNobodys = object.pick === 'all' && isOpen(object)
    if (isNobodys || (object.table && isOpen(object))) return object
    const told = settlePhobia(settleBuried(settleTaken(object)))
    return told.affecting === 'you' ? { ...told, affecting: 'affected' } : told
  }) as unknown as At

/** Whether it happens when you do something. */
const isOfYourDeed = (rule: Rule): rule is At =>
  rule.kind === 'on' && typeof rule.on === 'object' && Object.entries(rule.on).some(([key, who]) => who === 'you' && key !== 'on')

/** Whether more is told of you than the Sanity that he gains or loses who does it. */
const leavesYou = (rule: At): boolean => speaksOfYou({ ...swap(rule, '"who":"you"', '"who":"actor"'), on: 'played' })

const speaksOfYou = (rule: At): boolean => stable(asOfAffected(rule)) !== stable(rule)

/** Deeds of which it is told in words of their own whose they are. */
const toldOfSomebody = ['move', 'sanity', 'flip', 'draw', 'exchange', 'choose', 'if'] as const

/** The deeds themselves, within what is chosen or asked, too. */
const deedsWithin = (ops: readonly Op[]): readonly Op[] =>
  ops.flatMap((op) => [
    op,
    ...('choose' in op ? op.choose.flatMap(deedsWithin) : 'if' in op ? [...deedsWithin(op.do), ...deedsWithin(op.else ?? [])] : []),
  ])

/**
 * What befalls you as what befalls him whose Turn or deed it is (M11.52); nothing where it costs something, speaks of opponents, or is of a
 * sort that is nobody's but its player's.
 */
function ofTheActor(rule: At): At | undefined {
  const isTold = deedsWithin(rule.do).every((op) => toldOfSomebody.some((verb) => verb in op))
  if (!isTold || rule.cost || rule.target || rule.limit || /"(?:affected|opponent|eachOpponent|unaffected|each)"/.test(stable(rule.do)))
    return undefined
  const { on, optional, ...told } = swap(asOfAffected(rule), '"affected"', '"actor"')
  if (/"(?:you|unaffected)"|"lostInCombat"/.test(stable(told))) return undefined
  return { ...told, on, ...(optional ? { do: [{ choose: [told.do, []], by: 'actor' }] } : {}) } as At
}

const turnOfYours =
  /\b(?:your (?:own )?(?:next |following )?turns?|turns? (?:(?:that|which|when|whenever|if|while|in which|during which|on which) )?(?:you|your)\b)/i

const everyTurn =
  /\b(?:start|beginning|end) of (?:each|every|any|a) (?:player[’']s )?turn\b(?! (?:(?:that|which|when|whenever|if|while|in which|during which|on which) )?(?:you|your)\b)/i

/**
 * "At the beginning of each Turn that you are at a Water Location", on what is over all: each player at his own Turns; and what
 * happens when "you" do something is done to him who does it (M11.52, M17.27).
 */
export function ofWhoeverItIs(rules: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] {
  if (!self || !(isGod(self) || isOfAll(self))) return rules
  const isOwnTurn = turnOfYours.test(text) && !everyTurn.test(text)
  return rules.map((rule) => {
    if (rule.kind !== 'on' || !speaksOfYou(rule)) return rule
    const isTurn = rule.on === 'turnStart' || rule.on === 'turnEnd'
    const isDeed = (isGod(self) || befallsAll(self)) && isOfYourDeed(rule)
    const told = (isTurn && isOwnTurn) || isDeed ? ofTheActor(rule) : undefined
    if (!told) return rule
    if (isTurn) return { ...told, on: rule.on === 'turnStart' ? { turnStarts: 'each' } : { turnEnds: 'each' } }
    return { ...told, on: JSON.parse(stable(rule.on).replace(/:"you"/, ':"each"')) as Trigger }
  })
}

/** A loss or gain of yours at the beginning or the end of a Round or of its Combat, or when Day and Night change. */
const isOfRound = (rule: Rule): rule is At =>
  rule.kind === 'on' &&
  typeof rule.on === 'string' &&
  /^(?:round(?:Start|End)|combatBegins|combatEnded|beforeReveal|timeChanged|dayBreaks)$/.test(rule.on) &&
  !rule.optional &&
  rule.do.every((op) => 'sanity' in op && typeof op.sanity === 'number' && op.who === 'you')

/** A loss of yours at the beginning or the end of a Turn of yours. */
const isOfOwnTurn = (rule: Rule): rule is At =>
  rule.kind === 'on' &&
  (rule.on === 'turnStart' || rule.on === 'turnEnd') &&
  !rule.optional &&
  !rule.cost &&
  rule.do.every((op) => 'sanity' in op && typeof op.sanity === 'number' && op.sign < 0 && op.who === 'you')

/** "Lose 1 Sanity at the beginning of each Turn that you are walking", on an Event laid on all Investigators: whoever is, at a Turn of his. */
function ofWhoseTurn(rule: At): Rule {
  const { if: when, ...always } = rule
  // "At the beginning of each Turn", and nothing asked, might be anybody's Turn.
  if (!when || !askedOf.some((each) => each in when) || ('who' in when && when.who !== undefined)) return rule
  const ops = rule.do.map((op) => ({ ...op, who: 'actor' }) as Op)
  const on: Trigger = rule.on === 'turnStart' ? { turnStarts: 'each' } : { turnEnds: 'each' }
  return { ...always, on, do: [{ if: { ...when, who: 'actor' } as Condition, do: ops }] }
}

/** "At the end of each Round, lose 1 Sanity if you are Outside", on what is over all: each player by himself, where he can be asked so. */
function ofEachThen(rule: At): Rule {
  const { if: when, ...always } = rule
  const isAsked = when === undefined || askedOf.some((each) => each in when)
  if (!isAsked || (when && 'who' in when && when.who !== undefined)) return rule
  const ops = rule.do.map((op) => ({ ...op, who: 'actor' }) as Op)
  return { ...always, do: [{ forEach: 'each', do: when ? [{ if: { ...when, who: 'actor' } as Condition, do: ops }] : ops }] }
}

const comparesYou = /"more":"[a-z]+","than":"(?:you","who":"actor|actor","who":"you)"|"moreThan":"(?:you|actor)"/

/** "Each player loses 1 Sanity for each card in your Hand", or half of your Sanity, of everybody: of whose? */
function countsYours(rule: Rule): boolean {
  let found = false
  rebuild(rule as unknown as Json, (object) => {
    const { sanity, draw, who } = object
    const amount = stable(sanity ?? draw ?? 0)
    if (who === 'each' || who === 'eachOpponent')
      found ||= /"mine":true/.test(amount) || /"of":"(?:sanity|sanityAboveMax|handMax|handMin)"(?!,"whose")/.test(amount)
    return object
  })
  return found
}

function countsOneThreat(rule: Rule): boolean {
  const value = rule.kind === 'static' && 'value' in rule.effect ? rule.effect.value : undefined
  return typeof value === 'object' && 'per' in value && value.per.in === 'threat' && value.per.of === undefined
}
