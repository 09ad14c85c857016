/**
 * The interpreter: what a card's rules do when their moment comes. A trigger
 * goes through M5.15: is it wanted, what does it aim at, what does it cost,
 * then its operations one by one (`ops.ts`).
 */
import type { Cost, Filter, Limit, Op, Rule, Selector } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { answered, ask, askCards, queueTriggers, unasked } from './agenda.ts'
import { canPay, pay } from './costs.ts'
import { type Course, drawLot, next, set } from './course.ts'
import { attached, draw, lose, popStory } from './moves.ts'
import { perform } from './ops.ts'
import { currentLocation, dimensionNow, opponents, ownerOf, printed, title, topCard } from './places.ts'
import { amount, areSame, choosesAmong, holds, matches, seatsOf } from './select.ts'
import { applies, includes, isImmune, pentagram, placedAt, type Source, standing, statics } from './standing.ts'
import type { Asked, CardNo, Ctx, State, Task } from './state.ts'

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
    const aimed = others.filter((opponent) => canAim(course.state, rule, { ...ctx, opponent }))
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
            : undefined
  if (selector === undefined || selector.ref === 'self' || selector.ref === 'revealed' || selector.in === 'deckTop') return true
  return isThere(state, selector, ctx)
}

/**
 * Whether a selector finds anything, as far as its player can know: of cards
 * hidden in another player's Hand or Threat only that there are some (M1.16, M1.19).
 */
function isThere(state: State, selector: Selector, ctx: Ctx): boolean {
  const hidden = selector.in === 'hand' || selector.in === 'threat' || selector.in === 'directedThreat'
  if (!hidden || selector.of === undefined || selector.of === 'you') return reachable(state, selector, ctx).length > 0
  const { is: _, ...any } = selector
  return choosesAmong(state, any, ctx).length > 0
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
 */
export function resolve(
  course: Course,
  selector: Selector,
  ctx: Ctx,
  again: Asked,
  prompt: string,
  optional = false,
): CardNo[] | undefined {
  const { state } = course
  if (ctx.answered === true && (selector.pick === 'choose' || optional)) return [...(ctx.picks ?? [])]
  const found = withoutExcluded(course, spread(state, selector, ctx), ctx, again)
  if (found === undefined) return undefined
  const count = selector.n === undefined ? 1 : amount(state, selector.n, ctx)
  switch (selector.pick ?? 'all') {
    case 'all':
      return found
    case 'random': {
      const drawn: CardNo[] = []
      // An attached combination counts as one card (M1.43): what is borne is drawn with its bearer.
      const lots = found.filter((card) => !found.includes(placedAt(state, card)?.on ?? -1) && !isLeftOutOfLots(state, card))
      while (drawn.length < count && lots.length > 0) {
        const card = drawLot(course, lots)
        drawn.push(card)
        lots.splice(lots.indexOf(card), 1)
      }
      return drawn
    }
    case 'top':
      return found.slice(0, count)
    case 'lowest':
      return found.slice(Math.max(0, found.length - count))
    case 'choose': {
      const mayStop = optional || selector.upTo === true
      if (found.length === 0) return []
      if (!mayStop && found.length <= count) return found
      const [by] = selector.by === undefined ? [ctx.you] : seatsOf(state, selector.by, ctx)
      ask(
        course,
        by ?? ctx.you,
        { ask: 'which card', prompt, among: found, more: count, mayStop },
        { ...again, ctx: { ...unasked(ctx), picks: [] } },
      )
      return undefined
    }
  }
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
function spread(state: State, selector: Selector, ctx: Ctx): CardNo[] {
  const found = reachable(state, selector, ctx)
  if (selector.spread === undefined || ctx.opponent === undefined) return found
  const { spread: how, ...rest } = selector
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === ctx.opponent) continue
    const together =
      how === 'city'
        ? areSame(state, 'subregion', ctx.opponent, seat) && bothCities(state, ctx.opponent, seat)
        : areSame(state, how, ctx.opponent, seat)
    if (together) found.push(...reachable(state, { ...rest, of: 'opponent' }, { ...ctx, opponent: seat }))
  }
  return found
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
function withoutExcluded(course: Course, found: CardNo[], ctx: Ctx, again: Asked): CardNo[] | undefined {
  const { state } = course
  const epidemic = ctx.source !== undefined && printed(state, ctx.source).subtype === 'Epidemic'
  if (!epidemic) return found
  const out = new Set(ctx.picks ?? [])
  for (const source of statics(state, 'immunity')) {
    const { effect } = source.rule
    if (!('excluded' in effect) || effect.excluded !== 'epidemic' || !applies(state, source)) continue
    const own = choosesAmong(state, effect.of ?? { ref: 'self' }, source.ctx)
    for (const card of own) out.add(card)
    const seat = source.ctx.you
    const more = found.filter((card) => placedAt(state, card)?.seat === seat && !out.has(card))
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
  if (task.ctx.opponent === undefined && speaksOfOpponent(op)) {
    const others = opponents(course.state, task.ctx.you)
    if (others.length > 1) return next(course, { do: 'name opponent', ctx: unasked(task.ctx), afterwards: task })
    return effect(course, { ...task, ctx: { ...task.ctx, opponent: others[0]! } })
  }
  perform(course, op, task.ctx, rest, task)
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
  const saved =
    entry === undefined ? undefined : attached(state, card).find((each) => replacementFor(state, each, seat, task) !== undefined)
  if (saved !== undefined) return next(course, { ...task, cards: [saved, card, ...rest], ctx: unasked(task.ctx) })
  next(course, later)
  if (entry === undefined) {
    if (!isBeyond(state, card, task.ctx)) popStory(course, seat, task.to)
    return
  }
  const together = [card, ...attached(state, card)]
  lose(course, card, task.to)
  next(course, ...together.map((each): Task => ({ do: 'after loss', card: each, seat, to: task.to, ctx: task.ctx })), { do: 'check state' })
}

/** The owner of several cards that are buried together chooses their order (M1.32). */
function putInOrder(course: Course, task: Extract<Task, { do: 'lose cards' }>, [owner, ...later]: readonly Seat[]): void {
  const { unordered: _, ...losing } = task
  if (owner === undefined) return next(course, losing)
  const own = task.cards.filter((card) => ownerOf(course.state, card) === owner)
  if (task.ctx.answered !== true) {
    return askCards(course, owner, 'Which of your cards is buried first?', own, own.length - 1, false, task)
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
    const prompt = `${title(course.state, by)}: use it instead of losing ${title(course.state, card!)}?`
    return ask(course, seat, { ask: 'whether', prompt, about: by }, task)
  }
  if (rule.optional === true && task.ctx.picks?.[0] !== 1) {
    return next(course, { ...task, ctx: unasked(task.ctx), refused: [...task.refused, { by, card: card! }] })
  }
  // The card that caused the loss, and whose doing it was: a protection may turn on them.
  const cause = task.ctx.source === undefined ? {} : { cause: task.ctx.source }
  const ctx: Ctx = { target: [card!], opponent: task.ctx.you, ...replacement.ctx, ...cause }
  course.events.push({ was: 'took effect', seat, title: title(course.state, by), clause: replacement.index })
  next(course, later)
  next(course, { do: 'effect', ops: rule.do, ctx })
  pay(course, rule.cost, ctx)
}

/** An Exotic Current Location is beyond Events and Spells that act on the top card (M6.57). */
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

type Instead = Source & { readonly rule: Extract<Rule, { kind: 'instead' }> }

/** The first protection that would take the place of a loss and has not been refused. */
function replacementFor(state: State, card: CardNo, seat: Seat, task: Extract<Task, { do: 'lose cards' }>): Instead | undefined {
  return standing(state).insteads.find((source) => {
    const { rule } = source
    if (source.card === undefined || source.card === task.ctx.source) return false
    if (task.refused.some((each) => each.by === source.card && each.card === card)) return false
    if (!applies(state, source) || !canPay(state, rule.cost, source.ctx)) return false
    if ('wouldLose' in rule.of) {
      if (source.ctx.you !== seat || !matches(state, card, rule.of.wouldLose, source.ctx)) return false
      const { by } = rule.of
      return by === undefined || includes(state, by, { ...source.ctx, opponent: task.ctx.you === seat ? -1 : task.ctx.you }, task.ctx.you)
    }
    if ('wouldBeBuried' in rule.of) {
      if (rule.of.inCombat === true || task.to !== 'bury') return false
      return choosesAmong(state, rule.of.wouldBeBuried, source.ctx).includes(card)
    }
    return false
  })
}

/** A card has been lost: what other cards say to that. */
function afterLoss(course: Course, task: Extract<Task, { do: 'after loss' }>): void {
  const { turn } = course.state
  set(course, { recent: [...course.state.recent, { was: 'lost', card: task.card, by: task.ctx.you, turn }] })
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'cardLeft' in trigger &&
      (trigger.to === undefined || trigger.to === task.to) &&
      seatsOf(course.state, trigger.cardLeft.of ?? 'you', ctx).includes(task.seat) &&
      (trigger.cardLeft.is === undefined || matches(course.state, task.card, trigger.cardLeft.is, ctx)),
    { cause: task.card },
  )
}
