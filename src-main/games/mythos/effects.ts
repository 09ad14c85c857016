/**
 * The interpreter: what a card's rules do when their moment comes. A trigger
 * goes through M5.15: is it wanted, what does it aim at, what does it cost,
 * then its operations one by one (`ops.ts`).
 */
import type { Condition, Cost, Filter, Limit, Op, Rule, Selector } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { answered, ask, askCards, queueTriggers, unasked } from './agenda.ts'
import { isForbidden, isImmune, keepsStory } from './bans.ts'
import { canPay, pay } from './costs.ts'
import { type Course, drawLot, next, set } from './course.ts'
import { isConcealed } from './journal.ts'
import { attached, draw, lose, loseTelling, popStory } from './moves.ts'
import { perform, spares } from './ops.ts'
import { pentagram } from './pentagram.ts'
import { currentLocation, dimensionNow, foldTitle, isInvestigator, opponents, ownerOf, printed, title, topCard } from './places.ts'
import { needsBearer } from './requirements.ts'
import { amount, areSame, asItWas, choosesAmong, holds, isRevealed, matches, seatsOf } from './select.ts'
import { applies, includes, placedAt, type Source, standing, statics } from './standing.ts'
import type { CardNo, Ctx, Placed, State } from './state.ts'
import type { Asked, Task } from './tasks.ts'

type EffectTask = Extract<
  Task,
  { do: 'effect' | 'trigger' | 'name opponent' | 'lose cards' | 'after loss' | 'bury finished event' | 'draw' }
>

export function performEffect(course: Course, task: EffectTask): void {
  switch (task.do) {
    case 'trigger':
      return trigger(course, task)
    case 'effect':
      return effect(course, task)
    case 'name opponent':
      return nameOpponent(course, task)
    case 'lose cards':
      return loseCards(course, task)
    case 'after loss':
      return afterLoss(course, task)
    case 'bury finished event':
      if (placedAt(course.state, task.card) !== undefined) lose(course, task.card, 'bury')
      return
    case 'draw':
      return draw(course, task.seat, task.count)
  }
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
    if (on.if !== undefined && !holds(course.state, on.if, ctx)) return
    if (isSpent(course.state, task.card, task.rule, on.limit)) return
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
    const others = opponents(course.state, ctx.you)
    // Who is no legal target is not named (M10.3), unless nobody is one.
    const aimed = others.filter((opponent) => isTarget(course.state, task.card, rule, { ...ctx, opponent }))
    const among = aimed.length > 0 ? aimed : others
    const staged = { ...task, stage: 'target' as const }
    if (among.length > 1) {
      return next(course, { do: 'name opponent', ctx: unasked(ctx), afterwards: { ...staged, ctx: unasked(ctx) }, among })
    }
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
        ...withinMeans(course.state, ctx, range),
      } as const
      return ask(course, ctx.you, question, { ...task, stage: 'pay', ctx: unasked(ctx) })
    }
    return begin(course, { ...task, stage: 'pay', ctx: { ...unasked(ctx), chosen: ctx.picks![0]! } }, rule)
  }
  const other = rule.cost?.find((cost): cost is Extract<Cost, { other: Selector }> => typeof cost === 'object' && 'other' in cost)
  if (other !== undefined && ctx.answered !== true) {
    const found = resolve(course, other.other, ctx, { ...task, stage: 'pay' }, 'Choose what to pay with.')
    if (found === undefined) return
    return begin(course, answered({ ...task, stage: 'pay' as const, ctx }, found), rule)
  }
  if (rule.limit !== undefined && 'times' in rule.limit) {
    const { turn, round } = course.state
    set(course, { uses: [...course.state.uses, { card: task.card, rule: task.rule, turn, round }] })
  }
  pay(course, rule.cost, ctx)
  next(course, { do: 'effect', ops: rule.do, ctx: unasked(ctx) })
}

/** Whether an opponent is one that a rule can mean: it aims at something of his, and what it supposes of him is so (M10.3). */
export function isTarget(state: State, card: CardNo, rule: Begun, ctx: Ctx): boolean {
  if (rule.if !== undefined && !holds(state, rule.if, ctx)) return false
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

/** Nobody chooses to pay more than there is (M2.21). */
function withinMeans(state: State, { you }: Ctx, [min, max]: readonly [number, number]) {
  return { min, max: Math.max(min, Math.min(max, state.players[you]!.sanity)) }
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
): boolean {
  if (limit === undefined || !('times' in limit)) return false
  const used = state.uses.filter((use) => {
    if (use.card !== card || use.rule !== rule) return false
    if (limit.per === 'turn') return use.turn === state.turn
    if (limit.per === 'round') return use.round === state.round
    // "One for each such card" begins anew when the card comes into play anew.
    if (limit.per === 'card') return use.turn >= (placedAt(state, card)?.since ?? sinceHere(state, card) ?? 0)
    return true
  })
  return used.length >= limit.times
}

function sinceHere(state: State, card: CardNo): number | undefined {
  const seat = standing(state).here.get(card)
  return seat === undefined ? undefined : state.players[seat]!.spot?.since
}

/** Whether there is something for a rule to aim at: its target, and every card its first operation must find (M9.23, M10.3). */
export function canAim(state: State, rule: Begun, ctx: Ctx): boolean {
  if (rule.target !== undefined) return isThere(state, rule.target, ctx)
  const [first] = rule.do
  return first === undefined || hasObject(state, first, ctx)
}

/** Whether an operation finds what it is done to. */
function hasObject(state: State, op: Op, ctx: Ctx): boolean {
  if ('choose' in op) return waysOpen(state, op, ctx).length > 0
  if ('newInvestigator' in op) return spares(state, ctx.you).length > 0
  if ('start' in op) {
    const chosen = selectorToBind(op.start)
    if (chosen !== undefined && !isThere(state, chosen, ctx)) return false
    return placesMeant(op.start).every((place) => choosesAmong(state, place, ctx).length > 0)
  }
  if ('forEach' in op) {
    const [first] = op.do
    return first !== undefined && seatsOf(state, op.forEach, ctx).some((seat) => hasObject(state, first, { ...ctx, actor: seat }))
  }
  if ('if' in op) return [op.do, op.else ?? []].some(([first]) => first !== undefined && hasObject(state, first, ctx))
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
                    : undefined
  if (
    selector === undefined ||
    selector.ref === 'self' ||
    selector.ref === 'revealed' ||
    selector.ref === 'looked' ||
    selector.in === 'deckTop' ||
    selector.in === 'deck'
  )
    return true
  if ('move' in op && op.to === 'bury' && !isHiddenZone(selector)) {
    return reachable(state, selector, ctx).some((card) => !isForbidden(state, ctx.you, 'bury', card))
  }
  return isThere(state, selector, ctx)
}

/** The branches of a choice that find what they are done to; all of them, if none does. */
export function waysOpen(state: State, { choose }: Extract<Op, { choose: unknown }>, ctx: Ctx): number[] {
  return choose.flatMap(([first], way) => (first === undefined || hasObject(state, first, ctx) ? [way] : []))
}

/** The cards that are picked when a rule begins to hold, where its text says that some are. */
export function selectorToBind(rule: Rule): Selector | undefined {
  let of: Selector | undefined
  if (rule.kind === 'static' && 'of' in rule.effect && typeof rule.effect.of === 'object') of = rule.effect.of
  else if (rule.kind === 'oblige' && typeof rule.what === 'object' && 'defendWith' in rule.what) of = rule.what.defendWith
  return of?.ref === undefined && (of?.pick === 'choose' || of?.pick === 'random') ? of : undefined
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

/**
 * Whether a selector finds anything, as far as its player can know: of cards
 * hidden in another player's Hand or Threat only that there are some (M1.16, M1.19).
 */
function isThere(state: State, selector: Selector, ctx: Ctx): boolean {
  if (!isHiddenZone(selector)) return reachable(state, selector, ctx).length > 0
  const { is: _, ...any } = selector
  const fit = new Set(reachable(state, selector, ctx))
  return choosesAmong(state, any, ctx).some((card) => fit.has(card) || !isRevealed(state, card))
}

/** Whether a Monster of the Hand can be Summoned: of the right kind and Dimension, and its own cost payable (M9.34 to M9.36). */
export function canSummon(state: State, seat: Seat, card: CardNo, wanted: Filter, ctx: Ctx): boolean {
  const face = printed(state, card)
  if (face.type !== 'Monster' || face.goo === true || !matches(state, card, wanted, ctx)) return false
  return (
    (face.anyDimension === true || face.dimension === dimensionNow(state, seat)) &&
    -pentagram(state, seat, card) <= state.players[seat]!.sanity
  )
}

/** Cards that an effect can reach: those it speaks of and that are not out of its reach. */
export function reachable(state: State, selector: Selector, ctx: Ctx): CardNo[] {
  return choosesAmong(state, selector, ctx).filter((card) => !isImmune(state, card, ctx))
}

const opponentSpeech = new WeakMap<object, boolean>()

/** Whether operations mean one opponent, who then has to be named first (M17.26). */
export function speaksOfOpponent(part: unknown): boolean {
  if (part === 'opponent') return true
  if (typeof part !== 'object' || part === null) return false
  let known = opponentSpeech.get(part)
  if (known === undefined) {
    known = Object.values(part).some(speaksOfOpponent)
    opponentSpeech.set(part, known)
  }
  return known
}

function nameOpponent(course: Course, task: Extract<Task, { do: 'name opponent' }>): void {
  const { ctx, afterwards } = task
  if (ctx.answered === true) {
    if ('ctx' in afterwards) next(course, { ...afterwards, ctx: { ...afterwards.ctx, opponent: ctx.picks![0]! } } as Task)
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
  const all = pools(state, selector, ctx).map((pool) => pool.filter(fits))
  const left = withoutExcluded(course, all.flat(), ctx, again, selector.pick === 'random')
  if (left === undefined) return undefined
  const open = all.map((pool) => pool.filter((card) => left.includes(card)))
  const found = open.flat()
  switch (selector.pick ?? 'all') {
    case 'all':
      return found
    case 'random':
      return open.flatMap((pool) => lots(course, pool, howMany(state, selector, ctx, pool)))
    case 'top':
      return open.flatMap((pool) => pool.slice(0, howMany(state, selector, ctx, pool)))
    case 'lowest':
      return open.flatMap((pool) => pool.slice(Math.max(0, pool.length - howMany(state, selector, ctx, pool))))
    case 'choose': {
      const mayStop = optional || selector.upTo === true
      const count = howMany(state, selector, ctx, found)
      if (found.length === 0) return []
      if (!mayStop && found.length <= count) return found
      const [by = ctx.you] = selector.by === undefined ? [ctx.you] : seatsOf(state, selector.by, ctx)
      // Nobody chooses among cards that he may not know: luck does (M1.43).
      if (found.some((card) => !isKnownTo(state, by, card, ctx))) return lots(course, found, count)
      const isHidden = selector.in === 'deck' || found.some((card) => isInOthersHand(state, by, card))
      const secret = isHidden ? { secret: true } : {}
      // Who searches a Mythos Deck sees all of what he may take.
      const seen = selector.in === 'deck' ? { looked: found } : {}
      ask(
        course,
        by,
        { ask: 'which card', prompt, among: found, more: count, mayStop, ...secret },
        { ...again, ctx: { ...unasked(ctx), ...seen, picks: [] } },
      )
      return undefined
    }
  }
}

/**
 * How many of some cards are meant: one, if no number is given; "half" is half of them
 * (M19.14). Where a text says how to round, that counts (M17.23).
 */
function howMany(state: State, { n }: Selector, ctx: Ctx, among: readonly CardNo[]): number {
  if (n === undefined) return 1
  if (typeof n === 'object' && 'half' in n && n.half === 'count') {
    return n.round === 'down' ? Math.floor(among.length / 2) : Math.ceil(among.length / 2)
  }
  return amount(state, n, ctx)
}

/**
 * Cards drawn by lot; an attached combination counts as one card (M1.43): what is borne
 * is drawn with its bearer. Among Allies all are eligible, however they lie (M19.11).
 */
function lots(course: Course, among: readonly CardNo[], count: number): CardNo[] {
  const { state } = course
  const open = among.filter((card) => !among.includes(placedAt(state, card)?.on ?? -1) && !isLeftOutOfLots(state, card))
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
function pools(state: State, selector: Selector, ctx: Ctx): CardNo[][] {
  if (selector.spread !== undefined && ctx.opponent !== undefined) return spread(state, selector, ctx)
  const { pick, of } = selector
  const each = of === 'each' || of === 'eachOpponent'
  if (pick === 'top' && (selector.in === 'story' || selector.in === 'discard' || selector.in === 'hand')) {
    const zone = selector.in
    const pile = (seat: Seat) => state.players[seat]![zone].slice(0, howMany(state, selector, ctx, state.players[seat]![zone]))
    const fit = new Set(reachable(state, selector, ctx))
    return seatsOf(state, of ?? 'you', ctx).map((seat) => pile(seat).filter((card) => fit.has(card)))
  }
  const found = reachable(state, selector, ctx)
  if (!each || (pick !== 'random' && pick !== 'lowest')) return [found]
  return seatsOf(state, of, ctx).map((seat) => found.filter((card) => (placedAt(state, card)?.seat ?? ownerOf(state, card)) === seat))
}

/** Some texts leave cards out of random choices. */
function isLeftOutOfLots(state: State, card: CardNo): boolean {
  return statics(state, 'immunity').some(
    (source) =>
      'excluded' in source.rule.effect &&
      source.rule.effect.excluded === 'random' &&
      choosesAmong(state, source.rule.effect.of ?? { ref: 'self' }, source.ctx).includes(card) &&
      applies(state, source),
  )
}

/** "And the same for every other player in the same place" (M18.6), of one Dimension (M18.7). */
function spread(state: State, selector: Selector, ctx: Ctx): CardNo[][] {
  const { spread: how, ...rest } = selector
  const target = ctx.opponent!
  const others = [...state.players.keys()].filter((seat) => {
    if (seat === target) return false
    return how === 'city'
      ? areSame(state, 'subregion', target, seat) && bothCities(state, target, seat)
      : areSame(state, how!, target, seat)
  })
  return [target, ...others].map((seat) => reachable(state, { ...rest, of: 'opponent' }, { ...ctx, opponent: seat }))
}

function bothCities(state: State, a: Seat, b: Seat): boolean {
  return [a, b].every((seat) => {
    const here = currentLocation(state, seat)
    return here !== undefined && matches(state, here, { attr: ['City'] }, { you: seat })
  })
}

/**
 * Leaves out what texts exclude from Epidemics or random choices. Where such a
 * text covers further cards of its owner's choice, the owner is asked.
 */
function withoutExcluded(course: Course, found: CardNo[], ctx: Ctx, again: Asked, byLot: boolean): CardNo[] | undefined {
  const { state } = course
  const epidemic = ctx.source !== undefined && printed(state, ctx.source).subtype === 'Epidemic'
  if (!epidemic && !byLot) return found
  const out = new Set(ctx.picks ?? [])
  for (const source of statics(state, 'immunity')) {
    const { effect } = source.rule
    if (!('excluded' in effect) || !(effect.excluded === 'epidemic' ? epidemic : byLot) || !applies(state, source)) continue
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

// ---------------------------------------------------------------- operations

function effect(course: Course, task: Extract<Task, { do: 'effect' }>): void {
  const [op, ...rest] = task.ops
  if (op === undefined) return
  const { ctx } = task
  if (ctx.opponent === undefined && speaksOfOpponent(op)) {
    const others = opponents(course.state, ctx.you)
    if (others.length > 1) return next(course, { do: 'name opponent', ctx: unasked(ctx), afterwards: task })
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

// ---------------------------------------------------------------- losing cards

/**
 * Cards are to be buried or discarded by an effect, one after the other; a
 * protection may replace the loss of each, at the moment of the loss (M19.7).
 */
function loseCards(course: Course, task: Extract<Task, { do: 'lose cards' }>): void {
  if (task.unordered !== undefined) return putInOrder(course, task, task.unordered)
  const [card, ...rest] = task.cards
  if (card === undefined) return
  const { state } = course
  const later: Task = { ...task, cards: rest, ctx: unasked(task.ctx) }
  const entry = placedAt(state, card)
  const top = topOwner(state, card)
  if (entry === undefined && top === undefined) {
    // It lies in a Hand or a pile; nothing replaces that.
    lose(course, card, task.to)
    return next(course, later)
  }
  const seat = entry?.seat ?? top!
  const replacement = replacementFor(state, card, seat, task)
  if (replacement !== undefined) return replaced(course, task, replacement, seat, later)
  // What it bears would be lost with it; a text may save that first (M8.20).
  const saved = entry === undefined ? undefined : attached(state, card).find((each) => isSaved(state, each, seat, task))
  if (saved !== undefined) return next(course, { ...task, cards: [saved, card, ...rest], ctx: unasked(task.ctx) })
  next(course, later)
  if (entry === undefined) {
    if (!isBeyond(state, card, task.ctx) && !keepsStory(state, seat, task.ctx)) popStory(course, seat, task.to)
    return
  }
  next(course, { do: 'check state' })
  loseTelling(course, card, task.to, unasked(task.ctx))
}

/** The owner of several cards that are lost together chooses their order (M1.32). */
function putInOrder(course: Course, task: Extract<Task, { do: 'lose cards' }>, [owner, ...later]: readonly Seat[]): void {
  const { unordered: _, ...losing } = task
  if (owner === undefined) return next(course, losing)
  const own = task.cards.filter((card) => ownerOf(course.state, card) === owner)
  if (task.ctx.answered !== true) {
    const prompt = `Which of your cards is ${task.to === 'bury' ? 'buried' : 'discarded'} first?`
    return askCards(course, owner, prompt, own, own.length - 1, false, task)
  }
  const first = task.ctx.picks ?? []
  const cards = [...task.cards.filter((card) => !own.includes(card)), ...first, ...own.filter((card) => !first.includes(card))]
  next(course, { ...losing, cards, unordered: later, ctx: unasked(task.ctx) })
}

/** Something happens instead of a loss: at once, or if its player wants it. */
function replaced(course: Course, task: Extract<Task, { do: 'lose cards' }>, replacement: Instead, seat: Seat, later: Task): void {
  const { rule } = replacement
  const [card] = task.cards
  const by = replacement.card!
  if (rule.optional === true && task.ctx.answered !== true) {
    const prompt = `${title(course.state, by)}: use it instead of losing ${by === card ? 'the card' : title(course.state, card!)}?`
    return ask(course, seat, { ask: 'whether', prompt, about: by }, task)
  }
  if (rule.optional === true && task.ctx.picks?.[0] !== 1) {
    return next(course, { ...task, ctx: unasked(task.ctx), refused: [...task.refused, { by, card: card! }] })
  }
  const ctx = actingFor(replacement, card!, task)
  course.events.push({ was: 'took effect', seat, title: title(course.state, by), clause: replacement.index })
  countUse(course, replacement)
  if (later.do === 'lose cards' && 'wouldLose' in rule.of) leaveBearer(course, card!, later.cards)
  next(course, later)
  next(course, { do: 'effect', ops: rule.do, ctx })
  pay(course, rule.cost, ctx)
}

/** "That card" is the one that would be buried; where others' doing is spoken of, the card that caused the loss. */
function actingFor({ rule, ctx }: Instead, card: CardNo, task: Extract<Task, { do: 'lose cards' }>): Ctx {
  const cause = 'wouldBeBuried' in rule.of ? card : task.ctx.source
  return { target: [card], opponent: task.ctx.you, ...ctx, ...(cause === undefined ? {} : { cause }) }
}

/**
 * Whether what is lost with its bearer can be kept all the same: by a text that gives it
 * another place, or by a protection, where it can lie beside the Investigator alone. A
 * Weapon cannot (M8.15, M8.21), nor a Spell.
 */
function isSaved(state: State, card: CardNo, seat: Seat, task: Extract<Task, { do: 'lose cards' }>): boolean {
  const replacement = replacementFor(state, card, seat, task)
  if (replacement === undefined || !('wouldLose' in replacement.rule.of)) return replacement !== undefined
  return placedAt(state, card)?.area === 'asset' && !needsBearer(state, card)
}

/** What was kept is not lost with a bearer that goes next (M7.24). */
function leaveBearer(course: Course, card: CardNo, going: readonly CardNo[]): void {
  const play = course.state.play.map((entry): Placed => {
    if (entry.card !== card || entry.on === undefined || !going.includes(entry.on)) return entry
    const { on: _, ...free } = entry
    return free
  })
  set(course, { play })
}

/**
 * An Exotic Current Location is beyond Events and Spells that act on the top card
 * (M6.57). Artifacts, Allies and Monsters reach it (M6.58).
 */
export function isBeyond(state: State, card: CardNo, ctx: Ctx): boolean {
  if (ctx.source === undefined || printed(state, card).exotic !== true) return false
  const { type } = printed(state, ctx.source)
  return type === 'Event' || type === 'Spell'
}

/** Whose Story Deck a card is on top of. */
function topOwner(state: State, card: CardNo): Seat | undefined {
  const seat = ownerOf(state, card)
  return topCard(state, seat) === card ? seat : undefined
}

export type Instead = Source & { readonly rule: Extract<Rule, { kind: 'instead' }> }

/** Whether a replacement has been used as often as it may be, counted over all cards of its Title. */
export function isUsedUp(state: State, { rule, card, index }: Instead): boolean {
  const { limit } = rule
  if (limit === undefined || !('times' in limit) || card === undefined) return false
  const own = foldTitle(title(state, card))
  const used = state.uses.filter((use) => {
    if (use.rule !== index || foldTitle(title(state, use.card)) !== own || ownerOf(state, use.card) !== ownerOf(state, card)) return false
    if (limit.per === 'turn') return use.turn === state.turn
    return limit.per === 'game' || limit.per === 'card' || use.round === state.round
  })
  return used.length >= limit.times
}

/** A replacement with a limit has been used. */
export function countUse(course: Course, { rule, card, index }: Instead): void {
  if (rule.limit === undefined || !('times' in rule.limit) || card === undefined) return
  const { turn, round } = course.state
  set(course, { uses: [...course.state.uses, { card, rule: index, turn, round }] })
}

/** The first protection that would take the place of a loss and has not been refused. */
function replacementFor(state: State, card: CardNo, seat: Seat, task: Extract<Task, { do: 'lose cards' }>): Instead | undefined {
  return standing(state).insteads.find((source) => {
    const { rule } = source
    if (source.card === undefined || source.card === task.ctx.source) return false
    if (task.refused.some((each) => each.by === source.card && each.card === card)) return false
    if (!applies(state, source) || !canPay(state, rule.cost, source.ctx) || isUsedUp(state, source)) return false
    // Nobody is asked whether to do what cannot be done.
    if (rule.optional === true && !canAim(state, rule, actingFor(source, card, task))) return false
    if ('wouldLose' in rule.of) {
      if (source.ctx.you !== seat || !matches(state, card, rule.of.wouldLose, source.ctx)) return false
      const { by } = rule.of
      return by === undefined || includes(state, by, { ...source.ctx, opponent: task.ctx.you === seat ? -1 : task.ctx.you }, task.ctx.you)
    }
    if ('wouldBeBuried' in rule.of) {
      if (rule.of.inCombat === true || (task.to !== 'bury' && rule.of.orDiscarded !== true)) return false
      return choosesAmong(state, rule.of.wouldBeBuried, source.ctx).includes(card)
    }
    return false
  })
}

/** A card has been lost: what it says to that itself, and what other cards say. */
function afterLoss(course: Course, task: Extract<Task, { do: 'after loss' }>): void {
  const { card, seat, to, was, ctx: doing } = task
  const { turn } = course.state
  const placed = was.find((each) => each.card === card)
  if (doing.source !== undefined && placed !== undefined && !isInvestigator(doing.source)) {
    set(course, { recent: [...course.state.recent, { was: 'lost', card: doing.source, by: doing.you, turn, of: { seat, placed } }] })
  }
  // Asked of the position as it was: a card that is gone was an Ally, bore Weapons, had words of its own.
  const before = asItWas(course.state, was)
  queueTriggers(
    course,
    (trigger, ctx) => {
      if (typeof trigger !== 'object' || !('cardLeft' in trigger) || (trigger.to !== undefined && trigger.to !== to)) return false
      const { is, of, ref, others } = trigger.cardLeft
      if (ref !== undefined) return choosesAmong(before, trigger.cardLeft, ctx).includes(card)
      if (others === true && card === ctx.source) return false
      return seatsOf(before, of ?? 'you', ctx).includes(seat) && (is === undefined || matches(before, card, is, ctx))
    },
    { cause: card, actor: doing.you },
    standing(before).ons,
  )
}
