/**
 * The interpreter: what a card's rules do when their moment comes. A trigger
 * goes through M5.15: is it wanted, what does it aim at, what does it cost,
 * then its operations one by one (`ops.ts`).
 */
import {
  type Condition,
  type Cost,
  type Filter,
  type Limit,
  namedRegion,
  type Op,
  type Rule,
  type Selector,
  type Static,
} from '../../../grammar/ast.ts'
import type { CardType } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { ask, askCards, unasked } from './agenda.ts'
import { isBeyondAim, isForbidden, isImmune, isKeptFrom, keepsItself } from './bans.ts'
import { canPay, costsInCards, mayGive, mostPaidFrom, pay, payTolls } from './costs.ts'
import { type Course, drawLot, next, noteUse, set } from './course.ts'
import { isConcealed } from './journal.ts'
import { loseAtItsEnd } from './losing.ts'
import { draw } from './moves.ts'
import { perform, spares } from './ops.ts'
import { journeyOn } from './options.ts'
import { pentagram } from './pentagram.ts'
import { dimensionNow, opponents, ownerOf, printed, title } from './places.ts'
import {
  amount,
  areSame,
  choosesAmong,
  fromTop,
  holds,
  isOpenlyAsked,
  isRevealed,
  matches,
  mayBeSo,
  namesMonsters,
  seatsOf,
  speaksOf,
} from './select.ts'
import { applies, countedFor, placedAt, standing, statics } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'
import type { Asked, Task } from './tasks.ts'

type EffectTask = Extract<Task, { do: 'effect' | 'trigger' | 'name opponent' | 'bury finished event' | 'draw' }>

export function performEffect(course: Course, task: EffectTask): void {
  switch (task.do) {
    case 'trigger':
      return trigger(course, task)
    case 'effect':
      return effect(course, task)
    case 'name opponent':
      return nameOpponent(course, task)
    case 'bury finished event':
      // The journey that it has set out is still to be made (M10.10).
      if (course.state.players.some(({ offers }) => offers.some((each) => each.card === task.card))) return
      return buryFinished(course, task.card)
    case 'draw':
      draw(course, task.seat, task.count)
      return
  }
}

/** An Event that is done is buried (M10.8). */
function buryFinished(course: Course, card: CardNo): void {
  const entry = placedAt(course.state, card)
  if (entry !== undefined) loseAtItsEnd(course, card, entry.seat)
}

// ---------------------------------------------------------------- from a rule to its operations

/** A rule as it stands on a card (or among what lasts). */
export function ruleOf(state: State, card: CardNo, index: number): Rule | undefined {
  return printed(state, card).rules[index]
}

function trigger(course: Course, task: Extract<Task, { do: 'trigger' }>): void {
  const on = task.detached ?? ruleOf(course.state, task.card, task.rule)
  if (on?.kind !== 'on') return
  const { ctx } = task
  if (task.stage === undefined) {
    if (!isStillSaid(course.state, task)) return
    if (on.if !== undefined && !holds(course.state, on.if, ctx)) return
    if (isSpent(course.state, task.card, task.rule, on.limit, heardFor(course.state, task, on))) return
    if (!canPay(course.state, on.cost, ctx)) return
    if (on.optional === true) {
      if (ctx.answered !== true) {
        if (!canAim(course.state, on, ctx)) return
        const prompt = `${title(course.state, task.card)}: use its effect?`
        return ask(course, ctx.you, { ask: 'whether', prompt, about: task.card }, task)
      }
      if (ctx.picks?.[0] !== 1) return
    }
  }
  begin(course, task, on)
}

/** Whose moment is counted where each player has so many of his own: what is over all says it to each who acts (M11.52), if it is told of him. */
const heardFor = (state: State, { card, ctx }: Extract<Task, { do: 'trigger' }>, rule: Begun): Seat | undefined =>
  ctx.actor !== undefined && speaksOf('actor', rule.do) ? countedFor(state, card, ctx.actor) : undefined

/** Whether a card that was to say something still lies where it says it: another that spoke before may have taken it away (M14.36, M17.9). */
const isStillSaid = (state: State, { card, rule, order }: Extract<Task, { do: 'trigger' }>): boolean =>
  order === undefined || standing(state).ons.some((each) => each.card === card && each.index === rule && each.order === order)

/** What a rule that begins needs to know: its opponent, its target, the cards it is paid with. */
export interface Begun {
  readonly if?: Condition
  readonly target?: Selector
  readonly cost?: readonly Cost[]
  readonly do: readonly Op[]
  readonly limit?: Limit
}

/**
 * Takes a wanted rule through target and cost to its operations. The task comes
 * back here after each question.
 */
export function begin(course: Course, task: Extract<Task, { do: 'trigger' | 'use' }>, rule: Begun): void {
  const ctx = task.stage === undefined ? unasked(task.ctx) : task.ctx
  if (ctx.opponent === undefined && (speaksOfOpponent(rule.do) || speaksOfOpponent(rule.target))) {
    const others = nameable(course.state, ctx)
    if (others.length === 0) return nothing(course, task, 'there is no legal target')
    // Who is no legal target is not named (M10.3), unless nobody is one.
    const aimed = others.filter((opponent) => isTarget(course.state, task.card, rule, { ...ctx, opponent }))
    const among = aimed.length > 0 ? aimed : others
    const staged = { ...task, stage: 'target' as const }
    if (among.length > 1) {
      return next(course, { do: 'name opponent', ctx: unasked(ctx), afterwards: { ...staged, ctx: unasked(ctx) }, among })
    }
    nameForAll(course, task, among[0]!)
    return begin(course, { ...staged, ctx: { ...unasked(ctx), opponent: among[0]! } }, rule)
  }
  if (rule.target !== undefined && ctx.target === undefined) {
    const found = resolve(course, rule.target, ctx, { ...task, stage: 'target' }, 'Choose the target.')
    if (found === undefined) return
    if (found.length === 0) return nothing(course, task, 'there is no legal target')
    return begin(course, { ...task, stage: 'pay', ctx: { ...unasked(ctx), target: found } }, rule)
  }
  const range = ctx.chosen === undefined ? chosenIn(rule.cost) : undefined
  if (range !== undefined) {
    if (ctx.answered !== true) {
      const question = {
        ask: 'how many',
        prompt: `How much for ${title(course.state, task.card)}?`,
        ...withinMeans(course.state, ctx, rule.cost, range),
      } as const
      return ask(course, ctx.you, question, { ...task, stage: 'pay', ctx: unasked(ctx) })
    }
    return begin(course, { ...task, stage: 'pay', ctx: { ...unasked(ctx), chosen: ctx.picks![0]! } }, rule)
  }
  const { given = [] } = ctx
  const other = costsInCards(rule.cost)[given.length]
  if (other !== undefined) {
    const fits = (card: CardNo) => mayGive(course.state, rule.cost!, ctx, card)
    const found = resolve(course, other.other, ctx, { ...task, stage: 'pay' }, 'Choose what to pay with.', false, fits)
    if (found === undefined) return
    return begin(course, { ...task, stage: 'pay', ctx: { ...unasked(ctx), given: [...given, found] } }, rule)
  }
  if (rule.limit !== undefined && 'times' in rule.limit) {
    noteUse(
      course,
      task.card,
      task.rule,
      task.do === 'use' ? countedFor(course.state, task.card, ctx.you) : heardFor(course.state, task, rule),
    )
  }
  pay(course, rule.cost, ctx)
  // What nobody could know before it was used is seen now.
  if (task.do === 'use' && rule.if !== undefined && !isOpenlyAsked(rule.if) && !holds(course.state, rule.if, ctx))
    return nothing(course, task, 'what its text asks for is not so')
  const { given: _, ...acting } = unasked(ctx)
  const paid = given.length > 0 ? { paid: given.flat() } : {}
  next(course, { do: 'effect', ops: [...rule.do, ...atLast(course.state, task, rule)], ctx: { ...acting, ...paid } })
  if (rule.cost?.includes('gate')) payTolls(course, ctx.you, 'gate')
}

/** A card that goes with the last of its uses, if this was it. */
function atLast(state: State, task: Extract<Task, { do: 'trigger' | 'use' }>, { limit }: Begun): readonly Op[] {
  if (limit === undefined || !('times' in limit) || limit.last === undefined) return []
  const by = task.do === 'use' ? countedFor(state, task.card, task.ctx.you) : undefined
  return isSpent(state, task.card, task.rule, limit, by) ? [{ move: { ref: 'self' }, to: limit.last }] : []
}

/** The opponents that what a card does can name: not those who may not be its target. */
export const nameable = (state: State, ctx: Ctx): Seat[] => opponents(state, ctx.you).filter((seat) => !isBeyondAim(state, seat, ctx))

/** Whether an opponent is one that a rule can mean: it aims at something of his, and what it supposes of him is so (M10.3). */
export function isTarget(state: State, card: CardNo, rule: Begun, ctx: Ctx): boolean {
  if (rule.if !== undefined && !mayBeSo(state, rule.if, ctx)) return false
  const demands = printed(state, card).type === 'Event' ? printed(state, card).rules : []
  if (demands.some((each) => each.kind === 'require' && speaksOfOpponent(each.needs) && !holds(state, each.needs, ctx))) return false
  return canAim(state, rule, ctx)
}

/** The bounds of a number that a part of a rule leaves to be chosen, in the step itself and not in those it leads to. */
function chosenIn(part: unknown): readonly [min: number, max: number] | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  if ('chosen' in part) return part.chosen as readonly [number, number]
  for (const [key, value] of Object.entries(part)) {
    if (key === 'do' || key === 'else' || key === 'choose' || key === 'orElse' || key === 'start') continue
    const found = chosenIn(value)
    if (found !== undefined) return found
  }
  return undefined
}

/** Nobody chooses to pay more than there is (M2.21), of Sanity or of pennies. */
function withinMeans(state: State, ctx: Ctx, cost: readonly Cost[] | undefined, [min, max]: readonly [number, number]) {
  const inPennies = cost?.find((each) => typeof each === 'object' && 'pennies' in each && typeof each.pennies !== 'number')
  const means =
    typeof inPennies === 'object' && 'pennies' in inPennies ? mostPaidFrom(state, inPennies, ctx) : state.players[ctx.you]!.sanity
  return { min, max: Math.max(min, Math.min(max, means)) }
}

function nothing(course: Course, task: { readonly card: CardNo; readonly ctx: Ctx }, why: string): void {
  course.events.push({ was: 'nothing happened', seat: task.ctx.you, title: title(course.state, task.card), why })
}

/** Whether a rule's use is limited and used up. */
export function isSpent(
  state: State,
  card: CardNo,
  rule: number,
  limit: { readonly times: number; readonly per: string } | object | undefined,
  by?: Seat,
): boolean {
  if (limit === undefined || !('times' in limit)) return false
  const used = state.uses.filter((use) => {
    const isCounted = use.rule === rule || ('shared' in limit && isShared(state, card, use.rule))
    if (use.card !== card || !isCounted || use.by !== by) return false
    if (limit.per === 'turn') return use.turn === state.turn
    if (limit.per === 'round') return use.round === state.round
    // "One for each such card" begins anew when the card comes into play anew.
    if (limit.per === 'visit') return use.turn >= (visitSince(state, card) ?? 0)
    if (limit.per === 'card') return use.turn >= (placedAt(state, card)?.since ?? sinceHere(state, card) ?? 0)
    return true
  })
  return used.length >= limit.times
}

/** Whether a rule of a card is counted together with others of it. */
function isShared(state: State, card: CardNo, rule: number): boolean {
  const other = printed(state, card).rules[rule]
  return other !== undefined && 'limit' in other && other.limit !== undefined && 'shared' in other.limit
}

/** Since which Turn the visit goes on that a card speaks of: here, or where its player is. */
export function visitSince(state: State, card: CardNo): number | undefined {
  const seat = placedAt(state, card)?.seat
  return sinceHere(state, card) ?? (seat === undefined ? undefined : state.players[seat]!.spot?.since)
}

function sinceHere(state: State, card: CardNo): number | undefined {
  const seat = standing(state).here.get(card)
  return seat === undefined ? undefined : state.players[seat]!.spot?.since
}

/** Whether there is something for a rule to aim at: its target, and every card its first operation must find (M9.23, M10.3). */
export function canAim(state: State, rule: Begun, ctx: Ctx): boolean {
  if (rule.target !== undefined) return isThere(state, rule.target, ctx, takes(rule.do))
  const first = rule.do.find((op) => !isLeftUndone(state, op, ctx))
  return first === undefined ? rule.do.length === 0 : hasObject(state, first, ctx)
}

/** Whether an operation picks cards, but in a case alone that is openly not so: what befalls players alone may befall nobody. */
const isLeftUndone = (state: State, op: Op, ctx: Ctx): boolean =>
  'if' in op && (op.else ?? []).length === 0 && picks(op.do) && isOpenlyAsked(op.if) && !holds(state, op.if, ctx)

/** Whether something is to be picked by a part of a rule. */
function picks(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return ('pick' in part && (part.pick === 'choose' || part.pick === 'random')) || Object.values(part).some(picks)
}

const cardTypes: readonly CardType[] = ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure']

/**
 * What may be named: types of card, or the Titles of all cards of the match in the order of the alphabet. Deck lists are open, and so
 * they tell nothing of where a card is.
 */
export function namesToCall({ sheet }: State, op: Extract<Op, { name: unknown }>): readonly string[] {
  if (op.name === 'region') {
    const regions = sheet.printed.flatMap((card) => (card.type === 'Location' && card.region !== undefined ? [card.region] : []))
    return [...new Set(regions)].toSorted()
  }
  if (op.name === 'type') return cardTypes.filter((type) => !op.except?.includes(type))
  const titles = sheet.printed.filter(({ type }) => op.of === undefined || type === op.of).map((card) => card.title)
  return [...new Set(titles)].toSorted()
}

/** What is done once something is named, said of cards of that type or Title. */
export const ofNamed = (op: Extract<Op, { name: unknown }>, named: string): readonly Op[] =>
  JSON.parse(
    JSON.stringify(op.do).replaceAll(
      { type: '"ofNamedType":true', title: '"ofNamedTitle":true', region: `"region":"${namedRegion}"` }[op.name],
      () => `"${op.name}":${JSON.stringify(named)}`,
    ),
  ) as readonly Op[]

/** Whether an operation finds what it is done to. */
function hasObject(state: State, op: Op, ctx: Ctx): boolean {
  if ('sanity' in op && op.price && op.sanity !== 'pentagram') {
    const price = amount(state, op.sanity, ctx)
    return seatsOf(state, op.who, ctx).every((seat) => state.players[seat]!.sanity >= price)
  }
  if ('choose' in op) return waysOpen(state, op, ctx).length > 0
  if ('travelOn' in op) return journeyOn(state, ctx.you) !== undefined
  if ('newInvestigator' in op) return spares(state, ctx.you, op.newInvestigator).length > 0
  if ('start' in op) {
    const chosen = selectorToBind(op.start)
    if (chosen !== undefined && !isThere(state, chosen, ctx, false)) return false
    return placesMeant(op.start).every((place) => choosesAmong(state, place, ctx).length > 0)
  }
  if ('name' in op) return namesToCall(state, op).some((named) => ofNamed(op, named).every((each) => hasObject(state, each, ctx)))
  if ('forEach' in op) {
    const [first] = op.do
    return first !== undefined && seatsOf(state, op.forEach, ctx).some((seat) => hasObject(state, first, { ...ctx, actor: seat }))
  }
  if ('alike' in op) return op.alike.some((each) => hasObject(state, each, ctx))
  if ('if' in op) {
    if (isLeftUndone(state, op, ctx)) return false
    const isAsked = picks(op) && isOpenlyAsked(op.if)
    const branches = isAsked ? [holds(state, op.if, ctx) ? op.do : (op.else ?? [])] : [op.do, op.else ?? []]
    return branches.some(([first]) => first !== undefined && hasObject(state, first, ctx))
  }
  if ('summonOrControl' in op) {
    if (state.combat === undefined)
      return state.players[ctx.you]!.hand.some((card) => canSummon(state, ctx.you, card, op.summonOrControl, ctx))
    // The target of Control is a Directed Threat, whatever is in it (M9.47).
    return state.play.some((entry) => entry.area === 'threat' && entry.against !== undefined && entry.seat !== ctx.you)
  }
  const selector =
    'move' in op
      ? op.move
      : 'flip' in op
        ? op.flip
        : 'control' in op
          ? op.control
          : 'attack' in op && !('value' in op.with)
            ? op.with
            : 'swap' in op
              ? op.for
              : 'redirect' in op
                ? op.redirect
                : 'toTop' in op
                  ? op.toTop
                  : 'give' in op
                    ? op.to
                    : 'extendGOO' in op
                      ? op.of
                      : undefined
  if (
    selector === undefined ||
    selector.ref === 'self' ||
    selector.ref === 'revealed' ||
    selector.ref === 'looked' ||
    // What is answered is chosen by the use itself.
    ((selector.ref === 'cause' || selector.ref === 'holder') && ctx.cause === undefined) ||
    selector.in === 'deckTop' ||
    selector.in === 'deckBottom' ||
    selector.in === 'deck'
  )
    return true
  // What lies on top, and not somewhere below; what comes to play or to the top is the one closest to it.
  if ('move' in op && op.to !== 'play' && selector.in === 'story' && selector.pick === 'top' && selector.n === undefined)
    return seatsOf(state, selector.of ?? 'you', ctx).some((seat) => {
      const [top] = state.players[seat]!.story
      return top !== undefined && (selector.is === undefined || matches(state, top, selector.is, ctx))
    })
  if (looksAtHidden(state, selector, ctx)) return true
  if ('move' in op && (op.to === 'bury' || op.to === 'discard') && !isHiddenZone(selector)) {
    const act = op.to
    return reachable(state, selector, ctx).some((card) => !isForbidden(state, ctx.you, act, card, ctx.source))
  }
  // One who chooses turns a card that does not lie so already.
  if ('flip' in op && selector.pick === 'choose' && !isHiddenZone(selector))
    return reachable(state, selector, ctx, takes(op)).some((card) => liesOtherwise(state, op, card))
  return isThere(state, selector, ctx, takes(op))
}

/** Whether an operation, or anything in it, has cards go elsewhere. */
function takes(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return 'move' in part || 'give' in part || 'swap' in part || 'control' in part || Object.values(part).some(takes)
}

/** Whether what is done with the cards that a task asks for has them go elsewhere. */
const isTaking = (state: State, task: Asked): boolean => {
  if (task.do === 'effect') return takes(task.ops[0])
  if (task.do !== 'trigger' && task.do !== 'use') return true
  const rule = ('detached' in task ? task.detached : undefined) ?? ruleOf(state, task.card, task.rule)
  return rule === undefined || !('do' in rule) || takes(rule.do) || takes(rule.cost)
}

/** Whether a card would change its face by being turned so. */
export const liesOtherwise = (state: State, { face }: Extract<Op, { flip: unknown }>, card: CardNo): boolean =>
  (placedAt(state, card)?.faceDown === true) !== (face === 'down')

/** The branches of a choice that find what they are done to, and enough of it; all of them, if none does. */
export function waysOpen(state: State, { choose }: Extract<Op, { choose: unknown }>, ctx: Ctx): number[] {
  return choose.flatMap(([first], way) => (first === undefined || (hasObject(state, first, ctx) && hasAll(state, first, ctx)) ? [way] : []))
}

/** Whether there are as many cards as a deed asks for: who has one Artifact cannot choose to bury two, and be done with the one. */
function hasAll(state: State, op: Op, ctx: Ctx): boolean {
  const selector = 'move' in op ? op.move : 'flip' in op ? op.flip : 'reveal' in op ? op.reveal : undefined
  if (selector === undefined || typeof selector.n !== 'number' || selector.upTo === true || selector.pick === 'all') return true
  // Of cards that not everybody sees, only their number is told.
  const { is: _, ...any } = selector
  const there = choosesAmong(state, isHiddenZone(selector) ? any : selector, ctx)
  return ('flip' in op && !isHiddenZone(selector) ? there.filter((card) => liesOtherwise(state, op, card)) : there).length >= selector.n
}

/** The cards that are picked when a rule begins to hold, where its text says that some are; and the place that is Current then. */
export function selectorToBind(rule: Rule): Selector | undefined {
  let of: Selector | undefined
  if (rule.kind === 'static' && 'of' in rule.effect && typeof rule.effect.of === 'object') of = rule.effect.of
  else if (rule.kind === 'oblige' && typeof rule.what === 'object' && 'defendWith' in rule.what) of = rule.what.defendWith
  // "Your opponent may not play one card among those looked at": the one that is picked as it begins.
  else if (rule.kind === 'forbid' && typeof rule.what === 'object' && 'play' in rule.what && isOfThoseSeen(rule.what.which))
    return rule.what.which
  return isPicked(of) || isThePlace(of) ? of : valueToBind(rule)
}

const isPicked = (of: Selector | undefined): boolean => of?.ref === undefined && (of?.pick === 'choose' || of?.pick === 'random')

const isOfThoseSeen = (which: Selector | undefined): boolean =>
  (which?.ref === 'looked' || which?.ref === 'revealed') && (which.pick === 'choose' || which.pick === 'random')

/** "Your Current Location gains the Gate attribute until the end of the Round": the one that is Current when it begins, and no later one. */
const isThePlace = (of: Selector | undefined): boolean => of?.ref === 'location'

/** The card after whose value another's is set, up to so much or all of it, where it is picked and no other card is. */
export function valueToBind(rule: Rule): Selector | undefined {
  const told = rule.kind === 'static' && 'value' in rule.effect ? rule.effect.value : undefined
  const value = typeof told !== 'object' ? told : 'least' in told ? told.least[0] : 'less' in told ? told.less : told
  const card = typeof value === 'object' && 'of' in value ? value.card : undefined
  return rule.kind === 'static' && 'value' in rule.effect && rule.effect.of.ref === 'self' && isPicked(card) ? card : undefined
}

/** The Current Locations that a constant effect is about: who is nowhere has none to change or to take after. */
function placesMeant(rule: Rule): Selector[] {
  if (rule.kind !== 'static') return []
  return Object.values(rule.effect).filter(
    (part: unknown): part is Selector => typeof part === 'object' && part !== null && 'ref' in part && part.ref === 'location',
  )
}

const isHiddenZone = (selector: Selector): boolean =>
  (selector.in === 'hand' || selector.in === 'threat' || selector.in === 'directedThreat') &&
  selector.of !== undefined &&
  selector.of !== 'you'

/** Whether Monsters are looked for in play, and some may lie in another's Threat, which nobody else can know (M1.19, M1.25). */
function looksAtHidden(
  state: State,
  { ref, in: zone = 'play', is, of = 'you', opposing, borneBy, affecting }: Selector,
  ctx: Ctx,
): boolean {
  if (ref !== undefined || zone !== 'play' || opposing || borneBy !== undefined || affecting !== undefined || !namesMonsters(is))
    return false
  const seats = seatsOf(state, of, ctx)
  return state.play.some(({ card, seat, area }) => area === 'threat' && seats.includes(seat) && isConcealed(state, ctx.you, card))
}

/**
 * Whether a selector finds anything, as far as its player can know: of cards
 * hidden in another player's Hand or Threat only that there are some (M1.16, M1.19).
 */
function isThere(state: State, selector: Selector, ctx: Ctx, taking: boolean): boolean {
  if (looksAtHidden(state, selector, ctx)) return true
  if (!isHiddenZone(selector)) return reachable(state, selector, ctx, taking).length > 0
  const { is: _, ...any } = selector
  const fit = new Set(reachable(state, selector, ctx, taking))
  return choosesAmong(state, any, ctx).some((card) => fit.has(card) || !isRevealed(state, card))
}

/** Whether a Monster of the Hand can be Summoned: of the right kind and Dimension, and its own cost payable (M9.34 to M9.36). */
export function canSummon(state: State, seat: Seat, card: CardNo, wanted: Filter, ctx: Ctx): boolean {
  const face = printed(state, card)
  if (face.type !== 'Monster' || face.goo === true || !matches(state, card, wanted, ctx)) return false
  if (isKeptFrom(state, card, 'summoned', ctx) || keepsItself(state, seat, card, 'summoned', ctx)) return false
  return (
    (face.anyDimension === true || face.dimension === dimensionNow(state, seat)) &&
    -pentagram(state, seat, card) <= state.players[seat]!.sanity
  )
}

/** Cards that an effect can reach: those it speaks of and that are not out of its reach. */
export function reachable(state: State, selector: Selector, ctx: Ctx, taking = true): CardNo[] {
  return choosesAmong(state, selector, ctx).filter((card) => !isImmune(state, card, ctx, selector.pick === 'choose', taking))
}

/** Whether operations mean one opponent, who then has to be named first (M17.26). */
export const speaksOfOpponent = (part: unknown): boolean => speaksOf('opponent', part)

/** One opponent is named for all that a card does as it is played (M17.26): what it says next is said of him as well. */
function nameForAll(course: Course, task: Task, opponent: Seat): void {
  if (task.do !== 'trigger') return
  const rules = printed(course.state, task.card).rules
  const isPlayed = ({ rule, detached }: Extract<Task, { do: 'trigger' }>): boolean => {
    const said = rules[rule]
    return detached === undefined && said?.kind === 'on' && said.on === 'played'
  }
  if (!isPlayed(task)) return
  const agenda = course.state.agenda.map((each) =>
    each.do === 'trigger' && each.card === task.card && isPlayed(each) && each.ctx.opponent === undefined
      ? { ...each, ctx: { ...each.ctx, opponent } }
      : each,
  )
  set(course, { agenda })
}

function nameOpponent(course: Course, task: Extract<Task, { do: 'name opponent' }>): void {
  const { ctx, afterwards } = task
  if (ctx.answered === true) {
    const opponent = ctx.picks![0]!
    if (afterwards.do === 'trigger') nameForAll(course, afterwards, opponent)
    if ('ctx' in afterwards) next(course, { ...afterwards, ctx: { ...afterwards.ctx, opponent } } as Task)
    return
  }
  const among = task.among ?? opponents(course.state, ctx.you)
  ask(course, ctx.you, { ask: 'which player', prompt: 'Which opponent?', among }, task)
}

// ---------------------------------------------------------------- picking cards

/**
 * The cards a selector means, picked as it says. Where somebody has to choose,
 * a question is asked and nothing is answered; `again` then comes back with the
 * choice in its context.
 *
 * @param fits what else must hold of a card
 */
export function resolve(
  course: Course,
  selector: Selector,
  ctx: Ctx,
  again: Asked,
  prompt: string,
  optional = false,
  fits: (card: CardNo) => boolean = () => true,
): CardNo[] | undefined {
  const { state } = course
  if (ctx.answered === true && (selector.pick === 'choose' || optional)) return [...(ctx.picks ?? [])]
  const all = pools(state, selector, ctx, isTaking(state, again)).map((pool) => pool.filter(fits))
  const left = withoutExcluded(course, all.flat(), ctx, again, selector.pick === 'random')
  if (left === undefined) return undefined
  const open = all.map((pool) => pool.filter((card) => left.includes(card)))
  const found = open.flat()
  switch (selector.pick ?? 'all') {
    case 'all':
      return found
    case 'random':
      return open.flatMap((pool) => {
        const count = howMany(state, selector, ctx, pool)
        const [first, others] = goingFirst(state, selector, ctx, pool)
        const drawn = lots(course, first, count, ctx.you)
        return [...drawn, ...lots(course, others, count - drawn.length, ctx.you)]
      })
    case 'top':
      return open.flatMap((pool) => pool.slice(0, howMany(state, selector, ctx, pool)))
    case 'lowest':
      return open.flatMap((pool) => pool.slice(Math.max(0, pool.length - howMany(state, selector, ctx, pool))))
    case 'choose': {
      const mayStop = optional || selector.upTo === true
      const count = howMany(state, selector, ctx, found)
      if (found.length === 0) return []
      if (!mayStop && found.length <= count) return found
      const [first, others] = goingFirst(state, selector, ctx, found)
      // Where all of those go anyway, there is a choice among the others alone.
      const [gone, among] = first.length === 0 ? [[], others] : first.length > count ? [[], first] : [first, others]
      if (gone.length === count) return gone
      const [by = ctx.you] = selector.by === undefined ? [ctx.you] : seatsOf(state, selector.by, ctx)
      // Nobody chooses among cards that he may not know: luck does (M1.43).
      if (among.some((card) => !isKnownTo(state, by, card, ctx))) return [...gone, ...lots(course, among, count - gone.length, ctx.you)]
      const isHidden = selector.in === 'deck' || selector.ref === 'looked' || found.some((card) => isInOthersHand(state, by, card))
      const secret = isHidden ? { secret: true } : {}
      // Who searches a Mythos Deck sees all of what he may take.
      const seen = selector.in === 'deck' ? { looked: found } : {}
      ask(
        course,
        by,
        { ask: 'which card', prompt, among, more: count - gone.length, mayStop, ...secret },
        { ...again, ctx: { ...unasked(ctx), ...seen, picks: gone } },
      )
      return undefined
    }
  }
}

/** Those of some cards that go before all others ("Seamen first"), and the others. */
function goingFirst(state: State, { first }: Selector, ctx: Ctx, cards: readonly CardNo[]): readonly [first: CardNo[], others: CardNo[]] {
  const isFirst = (card: CardNo): boolean => first !== undefined && matches(state, card, first, ctx)
  return [cards.filter(isFirst), cards.filter((card) => !isFirst(card))]
}

/**
 * How many of some cards are meant: one, if no number is given; "half" is half of them
 * (M19.14). Where a text says how to round, that counts (M17.23).
 */
export function howMany(state: State, { n }: Selector, ctx: Ctx, among: readonly CardNo[]): number {
  if (n === undefined) return 1
  if (typeof n === 'object' && 'half' in n && n.half === 'count') {
    return n.round === 'down' ? Math.floor(among.length / 2) : Math.ceil(among.length / 2)
  }
  if (typeof n === 'object' && 'allBut' in n) return Math.max(0, among.length - n.allBut)
  return amount(state, n, ctx)
}

/**
 * Cards drawn by lot; an attached combination counts as one card (M1.43): what is borne
 * is drawn with its bearer. Among Allies all are eligible, however they lie (M19.11).
 */
export function lots(course: Course, among: readonly CardNo[], count: number, doer: Seat): CardNo[] {
  const { state } = course
  const open = among.filter((card) => !among.includes(placedAt(state, card)?.on ?? -1) && !isLeftOutOfLots(state, card, doer))
  const drawn: CardNo[] = []
  while (drawn.length < count && open.length > 0) {
    const card = drawLot(course, open)
    drawn.push(card)
    open.splice(open.indexOf(card), 1)
  }
  return drawn
}

const isInOthersHand = (state: State, seat: Seat, card: CardNo): boolean =>
  state.players.some((player, each) => each !== seat && player.hand.includes(card))

/** Whether a player may know a card that is to be chosen: it lies open, is his own, or was just shown to him. */
function isKnownTo(state: State, seat: Seat, card: CardNo, ctx: Ctx): boolean {
  if (ctx.looked?.includes(card) === true) return true
  return !isInOthersHand(state, seat, card) && !isConcealed(state, seat, card)
}

/**
 * The cards from which some are picked, apart for each player where the text
 * means each: one random Ally of each player, the top card of each Story Deck,
 * and "the same for every other player there" (M18.6, M18.7).
 */
function pools(state: State, selector: Selector, ctx: Ctx, taking: boolean): CardNo[][] {
  if (selector.spread !== undefined && ctx.opponent !== undefined) return spread(state, selector, ctx, taking)
  const { pick, of } = selector
  const each = of === 'each' || of === 'eachOpponent' || of === 'unaffected'
  if (pick === 'top' && (selector.in === 'story' || selector.in === 'discard' || selector.in === 'hand')) {
    const zone = selector.in
    const pile = (seat: Seat) => {
      const cards = fromTop(state, seat, zone)
      return cards.slice(0, howMany(state, selector, ctx, cards))
    }
    const fit = new Set(reachable(state, selector, ctx, taking))
    return seatsOf(state, of ?? 'you', ctx).map((seat) => pile(seat).filter((card) => fit.has(card)))
  }
  const found = reachable(state, selector, ctx, taking)
  if (!each || (pick !== 'random' && pick !== 'lowest')) return [found]
  return seatsOf(state, of, ctx).map((seat) => found.filter((card) => (placedAt(state, card)?.seat ?? ownerOf(state, card)) === seat))
}

/** Some texts leave cards out of random choices, of whomever or of opponents alone. */
function isLeftOutOfLots(state: State, card: CardNo, doer: Seat): boolean {
  return statics(state, 'immunity').some(
    (source) =>
      'excluded' in source.rule.effect &&
      source.rule.effect.excluded === 'random' &&
      (source.rule.effect.by === undefined || doer !== source.ctx.you) &&
      choosesAmong(state, source.rule.effect.of ?? { ref: 'self' }, source.ctx).includes(card) &&
      applies(state, source),
  )
}

/** Whom it befalls: "and the same for every other player in the same place" (M18.6), of one Dimension (M18.7). */
export function stricken(state: State, { spread: how, spreadOnly }: Selector, ctx: Ctx): Seat[] {
  const target = ctx.opponent!
  const others = [...state.players.keys()].filter((seat) => {
    if (seat === target) return false
    return typeof how === 'object'
      ? holds(state, { at: how.at, who: 'actor', ...(how.top ? { top: true } : {}) }, { ...ctx, actor: seat }) &&
          (how.same === undefined || areSame(state, how.same, target, seat))
      : areSame(state, how!, target, seat)
  })
  return [...(spreadOnly ? [] : [target]), ...others]
}

/** The cards of each of them. */
function spread(state: State, selector: Selector, ctx: Ctx, taking: boolean): CardNo[][] {
  return stricken(state, selector, ctx).map((seat) =>
    reachable(state, { ...withoutSpread(selector), of: 'opponent' }, { ...ctx, opponent: seat }, taking),
  )
}

export function withoutSpread(selector: Selector): Selector {
  const { spread: _, spreadOnly: _only, ...rest } = selector
  return rest
}

/**
 * Leaves out what texts exclude from Epidemics or random choices. Where such a
 * text covers further cards of its owner's choice, the owner is asked.
 */
function withoutExcluded(course: Course, found: CardNo[], ctx: Ctx, again: Asked, byLot: boolean): CardNo[] | undefined {
  const { state } = course
  const isEvent = ctx.source !== undefined && printed(state, ctx.source).type === 'Event'
  if (!isEvent && !byLot) return found
  const out = new Set(ctx.picks ?? [])
  for (const source of statics(state, 'immunity')) {
    const { effect } = source.rule
    if (!('excluded' in effect) || !isLeftOut(state, effect.excluded, source.ctx, ctx, byLot) || !applies(state, source)) continue
    if (effect.by !== undefined && ctx.you === source.ctx.you) continue
    const own = choosesAmong(state, effect.of ?? { ref: 'self' }, source.ctx)
    for (const card of own) out.add(card)
    const seat = source.ctx.you
    const more = found.filter((card) => (placedAt(state, card)?.seat ?? ownerOf(state, card)) === seat && !out.has(card))
    if ((effect.plus ?? 0) > 0 && more.length > 0 && ctx.answered !== true) {
      askCards(course, seat, `${title(state, source.card!)}: which other card is left out?`, more, effect.plus!, true, {
        ...again,
        ctx: unasked(ctx),
      })
      return undefined
    }
  }
  return found.filter((card) => !out.has(card))
}

function isLeftOut(state: State, of: Extract<Static, { excluded: unknown }>['excluded'], own: Ctx, from: Ctx, byLot: boolean): boolean {
  if (of === 'random') return byLot
  if (from.source === undefined) return false
  return of === 'epidemic' ? isOfEpidemic(state, from) : matches(state, from.source, of, own)
}

/** Whether this is done by an Epidemic, whose results are determined at once, even those that last: for the Allies who are there then. */
export const isOfEpidemic = (state: State, { source }: Ctx): boolean =>
  source !== undefined && printed(state, source).subtype === 'Epidemic'

/** The Allies on whom an Epidemic has a lasting effect. */
export function weakened(rule: Rule): Selector | undefined {
  if (rule.kind !== 'static' || !('value' in rule.effect || 'attribute' in rule.effect || 'cannotBe' in rule.effect)) return undefined
  const { of } = rule.effect
  return of.ref === undefined && of.pick === 'all' && of.is?.type === 'Ally' ? of : undefined
}

// ---------------------------------------------------------------- operations

function effect(course: Course, task: Extract<Task, { do: 'effect' }>): void {
  const [op, ...rest] = task.ops
  if (op === undefined) return
  const { ctx } = task
  if (ctx.opponent === undefined && speaksOfOpponent(op)) {
    const others = nameable(course.state, ctx)
    if (others.length === 0) return effect(course, { ...task, ops: rest })
    if (others.length > 1) return next(course, { do: 'name opponent', ctx: unasked(ctx), afterwards: task, among: others })
    return effect(course, { ...task, ctx: { ...ctx, opponent: others[0]! } })
  }
  const range = ctx.chosen === undefined ? chosenIn(op) : undefined
  if (range !== undefined) {
    // The number that is chosen serves for all of the effect.
    if (ctx.answered === true) return effect(course, { ...task, ctx: { ...unasked(ctx), chosen: ctx.picks![0]! } })
    const [min, max] = range
    return ask(course, ctx.you, { ask: 'how many', prompt: 'Choose a number.', min, max }, { ...task, ctx: unasked(ctx) })
  }
  perform(course, op, ctx, rest, task)
}

/** What comes after an operation is done: the rest of the effect. */
export function goOn(course: Course, rest: readonly Op[], ctx: Ctx): void {
  if (rest.length > 0) next(course, { do: 'effect', ops: rest, ctx: unasked(ctx) })
}
