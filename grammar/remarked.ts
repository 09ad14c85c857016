/** A sentence that only says more about the one before it: how often, at what price, whom it spares, what is done otherwise. */

import type { Condition, Cost, Filter, Op, Rule } from './ast.ts'
import { askedOfEach } from './befalls-alike.ts'
import { dealtWithUnlike, ifOneIs, leftOut, leftUncounted } from './left-out.ts'
import { ofOneWho } from './loose-ends.ts'
import { besides, does, lastDeed, nonsense, type Remark, stable } from './make/draft.ts'
import { joined } from './own-card/joined.ts'
import { goesOnOtherwise, onAlliesAlone, withBattle } from './remarked/after-the-attack.ts'
import {
  atOtherPrice,
  boughtFor,
  costsThen,
  doneFirst,
  freely,
  givenAtItsCost,
  inKnownLanguage,
  isInSanity,
  isPaid,
  kindOfCost,
  paidFor,
  paidOnTheWay,
  standingIn,
  unlessDone,
  usedInCombatAt,
  usedUp,
  waivedToo,
  withItsOwnCost,
} from './remarked/at-what-price.ts'
import {
  areStats,
  groupOfStat,
  hasRoomHere,
  heldOnly,
  isOneOrOther,
  onceAgain,
  usedAtMost,
  usedThen,
  withLimit,
} from './remarked/how-often.ts'
import { addedOtherwise, bothWhere, ignoredWhere, insteadAtEach, insteadWhere, otherwiseAsMuch } from './remarked/instead.ts'
import { isSame, moreThere, ofAnybodys, ofOthers, ofOthersThere, sparing } from './remarked/others-too.ts'
import {
  buriedAfter,
  goesBack,
  isDealtSo,
  isGoodsLost,
  isIdleWithout,
  isOfThisCard,
  isSameLoss,
  isSummoned,
  isSwapped,
  losesTurn,
  saves,
  sent,
  takenOut,
} from './remarked/what-went.ts'
import { backThere, bringsUp, goesSooner, goneTo, goneToo, leadsFarther, withLastOp, withTravel } from './remarked/where-it-leads.ts'

/** A sentence that only says more about the clause before it. */
export function remarked(rules: readonly Rule[], remark: Remark, told: number): readonly Rule[] | string {
  const { limit, also, popStory, gateShut, spread, exceptTravel, keepsText, defended, next, otherwise, cost, same } = remark
  const nothing = 'There is nothing before this that it could belong to.'
  if (keepsText) {
    const kept = rules.map(withText)
    return kept.some((rule, at) => rule !== rules[at]) ? kept : nothing
  }
  const last = rules.at(-1)
  // Where nothing bars it, it goes without saying; else it would be an exception of which it is not said from what.
  if (remark.asEver) return rules.length > 0 && !/"(?:forbid|oblige|require)"/.test(stable(rules)) ? rules : nothing
  if (remark.sparedThere) return saves(last, remark.sparedThere) ? rules : nothing
  if (remark.outOfCombat) return takenOut(lastDeed(last)) ? rules : nothing
  if (remark.alsoWindow) return usedThen(rules, remark.alsoWindow, told) ?? nothing
  if (remark.usedAtMost) return usedAtMost(rules, remark.usedAtMost) ?? nothing
  if (remark.staysThere) return last?.kind === 'instead' && last.do.length === 0 ? rules : nothing
  if (remark.turnIsLost) return rules.some(losesTurn) ? rules : nothing
  if (remark.bearerStays) return isGoodsLost(lastDeed(last)) ? rules : nothing
  if (remark.alliesAlone) return onAlliesAlone(rules) ?? nothing
  if (remark.paid && !remark.waived) return isPaid(last) ? rules : (withItsOwnCost(rules) ?? givenAtItsCost(rules) ?? nothing)
  if (remark.keepsPlace) return stable(lastDeed(last) ?? null).includes('{"shuffle":"story",') ? rules : nothing
  if (remark.again) return onceAgain(rules, remark.again, told) ?? nothing
  if (remark.waived) {
    const spared = waivedToo(rules, remark.waived)
    return spared ? ((remark.paid && withItsOwnCost(spared)) ?? spared) : nothing
  }
  if (remark.noneSuch) return last && isIdleWithout(last) ? rules : nothing
  if (remark.nowThere) return bringsUp(lastDeed(last)) ? rules : nothing
  if (remark.sanityKept) return /"newInvestigator":/.test(stable(lastDeed(last) ?? null)) ? rules : nothing
  if (remark.swappedTo) return isSwapped(lastDeed(last), remark.swappedTo) ? rules : nothing
  // What is waived besides, the language is not.
  if (remark.knows) return inKnownLanguage(rules) ?? nothing
  if (remark.summoned) {
    const gone = buriedAfter(last, remark.summoned)
    return gone ? [...rules.slice(0, -1), gone] : isSummoned(lastDeed(last), remark.summoned) ? rules : nothing
  }
  if (remark.summonedAt)
    return last && isSummoned(lastDeed(last), true) && !('if' in lastDeed(last)!)
      ? [...rules.slice(0, -1), ofOneWho(last, remark.summonedAt as Condition)]
      : nothing
  if (remark.onEither) return ofAnybodys(rules) ?? nothing
  if (remark.onlySo) return rules.some(({ kind }) => kind === 'require') ? rules : nothing
  if (remark.backThere) return backThere(rules, remark) ?? nothing
  // What a lost Ally bears goes with him (M7.24), but to a place that is told.
  if (remark.kept) return 'That this card stays in play without the Ally who is lost cannot be told: "return this card to your Hand"?'
  if (remark.notFought) return last?.kind === 'action' && last.window === 'turn' ? rules : nothing
  if (remark.usedAt) return usedInCombatAt(rules, remark.usedAt) ?? nothing
  if (remark.otherPrice) return atOtherPrice(rules, remark.otherPrice) ?? nothing
  if (remark.farther) return leadsFarther(rules, remark.farther) ?? nothing
  if (remark.sooner) return goesSooner(rules, remark.sooner) ?? nothing
  // What comes to the top of a Story Deck costs nothing anyway.
  if (remark.freely)
    return (
      freely(rules, remark.freely) ??
      ((remark.asUsual || remark.freely === 'either') && /"(?:toTop|popStory)":|"ref":"location"/.test(stable(rules.slice(-1)))
        ? rules
        : nothing)
    )
  if (remark.boughtFor !== undefined) return boughtFor(rules, remark.boughtFor) ?? nothing
  if (remark.controlEnds) return last && /"control":|"allow":\["control"\]/.test(stable(last)) ? rules : nothing
  if (remark.givenBack) return goesBack(lastDeed(last)) ? rules : nothing
  if (remark.insteadIf) return insteadAtEach(rules, remark, told) ?? insteadWhere(rules, remark) ?? nothing
  if (remark.ignoredIf) return ignoredWhere(rules, remark.ignoredIf, told) ?? nothing
  if (remark.otherwiseSanity) return otherwiseAsMuch(rules, remark.otherwiseSanity) ?? nothing
  if (remark.excess) return hasRoomHere(last) ? rules : nothing
  if (remark.heldIf) return heldOnly(rules, remark.heldIf as Condition, told) ?? nothing
  if (remark.elseNumber !== undefined) {
    const value = last?.kind === 'static' && 'value' in last.effect ? last.effect.value : undefined
    return typeof value === 'number' ? (addedOtherwise(rules, Math.sign(value) * remark.elseNumber) ?? nothing) : nothing
  }
  if (remark.elseAdd) return addedOtherwise(rules, remark.elseAdd) ?? nothing
  // How the new Location lies was told with the way there.
  if (remark.placed)
    return last && stable(last).includes(`"placed":"${remark.placed}"`) ? rules : 'It was said otherwise how the Location lies.'
  if (remark.goesTo) return goneTo(rules, remark.goesTo as Filter) ?? nothing
  if (remark.goesToo) return goneToo(rules, remark.goesToo as Filter) ?? nothing
  if (remark.neither) {
    const op = last?.kind === 'on' ? last.do.at(-1) : undefined
    return op && 'move' in op && op.move.is ? [...rules, { kind: 'forbid', who: 'each', what: { play: op.move.is } }] : nothing
  }
  if (remark.bothIf) return bothWhere(rules, remark.bothIf as Condition) ?? nothing
  if (remark.notYou) return ofOthers(rules) ?? nothing
  if (remark.spared) return sparing(rules, remark.spared) ?? nothing
  if (remark.first) return doneFirst(rules, remark.first) ?? nothing
  if (remark.there) return moreThere(rules, remark.there) ?? nothing
  if (remark.carriedOff) return sent(rules, remark.carriedOff) ?? nothing
  // What an Event is played for, all that it does is done for, and nothing of it is left out.
  if (remark.toPlay && (rules.filter(does).length !== 1 || (last?.kind === 'on' && last.optional))) return nothing
  if (cost && remark.costIf) return costsThen(rules, cost, remark.costIf) ?? nothing
  if (cost) {
    // "May be used in place of any one card needed to play A or B. Bury when used.": whichever of them it is.
    const lost =
      stable(cost) === stable([{ self: 'bury' }])
        ? {}
        : stable(cost) === stable([{ self: 'discard' }])
          ? { lost: 'discard' as const }
          : undefined
    if (lost && standingIn(last)) {
      const from = rules.findLastIndex((rule) => !standingIn(rule)) + 1
      return [...rules.slice(0, from), ...rules.slice(from).map((rule) => usedUp(rule, lost))]
    }
    // "You may use this Gate again. Pay 1 Sanity for each subsequent use."
    if (last?.kind === 'static' && 'gateReuse' in last.effect && !last.effect.cost && cost.every(isInSanity))
      return [...rules.slice(0, -1), { ...last, effect: { ...last.effect, cost } }]
    // "Reduce the loss by 2. Bury this card after use."
    if (last?.kind === 'instead' && !last.cost) return [...rules.slice(0, -1), { ...last, optional: true, cost }]
    // "You may travel to ... Pay 2 Sanity each time you do so."
    if (last?.kind === 'permit' && 'route' in last.permit && !('walkTo' in last.permit.route) && !last.limit && !last.until) {
      const { permit, if: when } = last
      const travel = permit.route as Extract<Op, { travel: unknown }>['travel']
      return [...rules.slice(0, -1), { kind: 'action', window: 'turn', ...(when ? { if: when } : {}), cost, do: [{ travel, when: 'now' }] }]
    }
    const walked = paidOnTheWay(last, cost)
    if (walked) return [...rules, walked]
    // "Cultists may be played here from your Story Deck. Bury one card from your Hand to do so": cards are chosen for a use alone.
    if (last?.kind === 'permit' && 'play' in last.permit && cost.some((each) => typeof each === 'object' && 'other' in each)) {
      const { permit, if: when } = last
      const { play, waive, from } = permit as Extract<typeof permit, { play: unknown }>
      if (play.title === 'self' || last.limit || last.until || permit.cost) return nothing
      const op: Op = { play, ...(from ? { from } : {}), ...(waive.length > 0 ? { waive } : {}) }
      return [...rules.slice(0, -1), { kind: 'action', window: 'turn', ...(when ? { if: when } : {}), cost, do: [op] }]
    }
    // "You may play Tomes regardless of Language. Flip this card each time you do so." What is but played itself costs no more than the Gate.
    const isPlayed = last?.kind === 'permit' && 'play' in last.permit && !last.permit.cost
    if (isPlayed && (last.permit.play.title !== 'self' || stable(cost) === stable(['gate'])))
      return [...rules.slice(0, -1), { ...last, permit: { ...last.permit, cost } }]
    // "You may spend 2 Sanity to draw one card. Flip this card after use": another thing besides, and not the same once more.
    const isPaid = (each: Cost): boolean => last?.kind === 'on' && last.cost?.some((one) => kindOfCost(one) === kindOfCost(each)) === true
    if (last?.kind === 'on')
      return cost.some(isPaid) ? nothing : [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), ...cost] }]
    return last?.kind === 'action' ? [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), ...cost] }] : nothing
  }
  if (defended || otherwise) {
    const { otherwiseThen } = remark
    const told = does(last) ? withBattle(last, defended, next, otherwise) : undefined
    const changed = told && otherwiseThen ? goesOnOtherwise(told, otherwiseThen) : told
    if (!changed && remark.rest && otherwise && last && does(last) && /"(?:reveal|look)":/.test(stable(last.do)))
      return [...rules.slice(0, -1), { ...last, do: [...last.do, otherwise] }]
    return changed ? [...rules.slice(0, -1), changed] : nothing
  }
  if (remark.notWhile) {
    if (last?.kind !== 'static' || told !== 1 || remark.notWhile === nonsense) return nothing
    return [...rules.slice(0, -1), { ...last, if: besides(last.if, { not: remark.notWhile as Condition }) }]
  }
  if (remark.unlike) return dealtWithUnlike(rules, remark.unlike) ?? insteadWhere(rules, ifOneIs(rules, remark.unlike)) ?? nothing
  if (remark.except) {
    if (remark.exceptOf && !isDealtSo(lastDeed(last), remark.exceptOf)) return nothing
    return leftOut(rules, remark.except, told) ?? nothing
  }
  if (remark.uncounted) return leftUncounted(rules, remark.uncounted) ?? nothing
  if (remark.ifDone) return paidFor(rules, remark.ifDone) ?? nothing
  if (remark.declares) return joined(rules, [{ kind: 'on', on: 'played', do: [{ passes: 'declare' }] }], true)
  if (remark.ifNotDone) return unlessDone(rules, remark) ?? nothing
  if (!limit && !also && !popStory && !gateShut && !spread && !exceptTravel) return rules
  if (remark.lost && !isSameLoss(last, remark.lost)) return nothing
  // "Flip one Ally. Bury this card if ... Others are similarly affected": that this card goes befalls nobody.
  const affects = spread && last && isOfThisCard(lastDeed(last)) ? rules.findLastIndex((rule) => !isOfThisCard(lastDeed(rule))) : -1
  if (affects >= 0) {
    const spreading = remarked(rules.slice(0, affects + 1), remark, 1)
    return typeof spreading === 'string' ? spreading : [...spreading, ...rules.slice(affects + 1)]
  }
  if (same && !isSame(last, same))
    return ofOthersThere(rules, same, spread) ?? 'The others are not affected in the same way, which cannot be told so.'
  // What is said of one of two numbers is said of the other, and so is it of the Minimum and Maximum told in one sentence.
  const twin = limit && last ? rules.at(-2) : undefined
  if (limit && last && twin && (isOneOrOther(twin, last) || (told === 2 && areStats(twin, last)))) {
    const pair = [withLimit(twin, limit), withLimit(last, limit)]
    return pair.some((each) => each === undefined) ? nothing : [...rules.slice(0, -2), ...(pair as Rule[])]
  }
  // "Not cumulative with other Allies that lower your Minimum" is said of what lowers it, if that is not what stands last.
  const group = limit && 'stacking' in limit ? limit.group : undefined
  const isOfGroup = (rule: Rule): boolean => group !== undefined && groupOfStat(rule) === group
  const before = last && group !== undefined && !isOfGroup(last) ? rules.findLastIndex(isOfGroup) : -1
  const meant = before < 0 ? undefined : withLimit(rules[before]!, limit!)
  if (meant) return rules.with(before, meant)
  // "He buries one Ally. If it is Night, he buries another. Others there are similarly affected": by both.
  const first = spread && !limit && !also && !exceptTravel && last ? rules.at(-2) : undefined
  if (first && last && befallsAt(first, last)) {
    const each = spread && askedOfEach(first, last, spread)
    if (each) return [...rules.slice(0, -2), each]
    const both = [withLastOp(first, remark), withLastOp(last, remark)]
    return both.some((each) => each === undefined) ? nothing : [...rules.slice(0, -2), ...(both as Rule[])]
  }
  const changed =
    last && (limit ? withLimit(last, limit) : also ? withAlso(last, also) : exceptTravel ? withTravel(last) : withLastOp(last, remark))
  return changed ? [...rules.slice(0, -1), changed] : nothing
}

/** Whether something befalls an opponent at the same moment as what is done next, and nobody around him so far. */
const befallsAt = (first: Rule, next: Rule): boolean =>
  first.kind === 'on' &&
  next.kind === 'on' &&
  stable(first.on) === stable(next.on) &&
  /"opponent"/.test(stable(first.do)) &&
  !/"(?:spread|alike)":/.test(stable(first.do))

function withAlso(rule: Rule, op: Op): Rule | undefined {
  // What was cancelled is still his card.
  if (rule.kind === 'on' && stable(rule.do) === stable([{ cancel: 'cause' }])) return { ...rule, do: [...rule.do, op] }
  // "Discard this card as well": together with what was done at a moment.
  if (rule.kind === 'on' && 'move' in op && op.move.ref === 'self') return { ...rule, do: [...rule.do, op] }
  if (rule.kind !== 'instead') return undefined
  // "Your opponent must then bury his card" tells whose card it was.
  const of = 'wouldLose' in rule.of ? { ...rule.of, by: 'opponent' as const } : rule.of
  return { ...rule, of, do: [...rule.do, op] }
}

/** A card that may be played in another role keeps its text there. */
function withText(rule: Rule): Rule {
  if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.of !== 'self') return rule
  return { ...rule, permit: { ...rule.permit, keepsText: true } }
}
