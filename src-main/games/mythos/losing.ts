/**
 * Losing cards (M1.31): in which order (M1.32), what may happen instead (M19.7), what goes with what (M1.38, M7.24), and who
 * hears of it.
 */
import type { Filter, Rule, Selector, Who } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { ask, askCards, unasked } from './agenda.ts'
import { keepsStory } from './bans.ts'
import { canPay, payAsking } from './costs.ts'
import { type Course, next, noteUse, set, setPlayer } from './course.ts'
import { canAim, visitSince } from './effects.ts'
import { attached, lose, loseTelling, popStory, queueLeft } from './moves.ts'
import { foldTitle, isInvestigator, ownerOf, printed, title, topCard } from './places.ts'
import { needsBearer } from './requirements/assets.ts'
import { asItWas, choosesAmong, matches } from './select.ts'
import { spareSanity } from './sparing.ts'
import { applies, countedFor, includes, placedAt, type Source, standing } from './standing.ts'
import type { CardNo, Ctx, Placed, State } from './state.ts'
import type { Task } from './tasks.ts'
import { currentValue } from './values.ts'

type LosingTask = Extract<Task, { do: 'lose cards' | 'lay in order' | 'after loss' | 'spare sanity' }>

export function performLosing(course: Course, task: LosingTask): void {
  switch (task.do) {
    case 'lose cards':
      return loseCards(course, task)
    case 'lay in order':
      return layInOrder(course, task)
    case 'after loss':
      return afterLoss(course, task)
    case 'spare sanity':
      return spareSanity(course, task)
  }
}

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
  // What was done instead of burying an Ally without value has left him with some, or taken him away.
  if (task.worthless === true && !isWorthless(state, card)) return next(course, later)
  const entry = placedAt(state, card)
  const top = topOwner(state, card)
  if (entry === undefined && top === undefined) {
    // It lies in a Hand or a pile; nothing replaces that.
    next(course, later)
    return lose(course, card, task.to, false, task.ctx.you)
  }
  const seat = entry?.seat ?? top!
  const replacement = replacementFor(state, card, seat, task)
  if (replacement !== undefined) return replaced(course, task, replacement, seat, later)
  // What it bears would be lost with it; a text may save that first (M8.20).
  const saved = entry === undefined ? undefined : attached(state, card).find((each) => isSaved(state, each, seat, task))
  if (saved !== undefined) return next(course, { ...task, cards: [saved, card, ...rest], ctx: unasked(task.ctx) })
  next(course, later)
  if (entry === undefined) {
    if (!isBeyond(state, card, task.ctx) && !keepsStory(state, seat, task.ctx)) popStory(course, seat, task.to, task.ctx, task.story)
    return
  }
  next(course, { do: 'check state' })
  loseTelling(course, card, task.to, unasked(task.ctx), task.laid)
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

/**
 * What was lost at one moment lies in the order its owner likes (M1.32): what a bearer bore beside it (M1.38), or
 * several that were lost together. Of more than two it is asked first whether the order matters.
 */
function layInOrder(course: Course, task: Extract<Task, { do: 'lay in order' }>): void {
  const { seat, to, ctx } = task
  const pile = to === 'bury' ? 'story' : 'discard'
  const now = course.state.players[seat]![pile]
  const cards = now.filter((card) => task.cards.includes(card))
  if (cards.length < 2) return
  if (task.named === true) return lay(course, task, cards, task.cards)
  const done = to === 'bury' ? 'buried' : 'discarded'
  if (cards.length > 2 && task.choosing !== true) {
    if (ctx.answered !== true) {
      const prompt = `How are your ${cards.length} cards ${done}?`
      return ask(course, seat, { ask: 'which way', prompt, ways: ['As they lay', 'In an order of my choice'] }, task)
    }
    return ctx.picks?.[0] === 1 ? next(course, { ...task, choosing: true, ctx: unasked(ctx) }) : undefined
  }
  if (ctx.answered !== true) return askCards(course, seat, `Which of your cards is ${done} first?`, cards, cards.length - 1, false, task)
  const first = ctx.picks ?? []
  lay(course, task, cards, [...first, ...cards.filter((card) => !first.includes(card))])
}

/** Cards of a pile come to lie in that order, where they lay. */
function lay(
  course: Course,
  { seat, to }: Extract<Task, { do: 'lay in order' }>,
  cards: readonly CardNo[],
  named: readonly CardNo[],
): void {
  const order = named.filter((card) => cards.includes(card))
  if (order.every((card, at) => card === cards[at])) return
  const pile = to === 'bury' ? 'story' : 'discard'
  const now = course.state.players[seat]![pile]
  setPlayer(course, seat, { [pile]: now.map((card) => (cards.includes(card) ? order[cards.indexOf(card)]! : card)) })
  course.events.push({ was: 'laid in order', seat, to, titles: order.map((card) => title(course.state, card)) })
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
    // What is borne by a card that goes as well goes together with it.
    const { cards } = task
    const left = cards.slice(1).includes(placedAt(course.state, card!)?.on ?? -1) ? cards.slice(1) : cards
    return next(course, { ...task, cards: left, ctx: unasked(task.ctx), refused: refusing(task, replacement) })
  }
  const ctx = actingFor(replacement, card!, task)
  course.events.push({ was: 'took effect', seat, title: title(course.state, by), clause: replacement.index })
  countUse(course, replacement)
  if (later.do === 'lose cards' && 'wouldLose' in rule.of) leaveBearer(course, card!, later.cards)
  // M7.16: nobody stays without value, whatever was done instead.
  next(course, task.worthless === true ? { ...task, ctx: unasked(task.ctx), refused: refusing(task, replacement) } : later)
  next(course, { do: 'effect', ops: rule.do, ctx })
  payAsking(course, rule.cost, ctx)
}

const refusing = (task: Extract<Task, { do: 'lose cards' }>, { card: by, index: rule }: Instead) => [
  ...task.refused,
  { by: by!, rule, card: task.cards[0]! },
]

/**
 * "That card" is the one that would be buried; where others' doing is spoken of, the card that caused the loss. A bearer who is saved at
 * the price of what he bears is the bearer still (M8.19).
 */
function actingFor({ rule, ctx }: Instead, card: CardNo, task: Extract<Task, { do: 'lose cards' }>): Ctx {
  const cause = 'wouldBeBuried' in rule.of ? card : task.ctx.source
  const isHost = 'wouldBeBuried' in rule.of && rule.of.wouldBeBuried.ref === 'host'
  return { ...(isHost && { host: card }), target: [card], opponent: task.ctx.you, ...ctx, ...(cause === undefined ? {} : { cause }) }
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

/** By what a replacement is known that was refused: a card may have several. */
export const ruleKey = ({ card, index, order }: Source): string => `${card} ${index} ${order}`

export type Instead = Source & { readonly rule: Extract<Rule, { kind: 'instead' }> }

/** Whether an Ally has no value left, and so does not stay (M7.16); face-down he shows none (M7.17). */
export const isWorthless = (state: State, card: CardNo): boolean => {
  const entry = placedAt(state, card)
  return entry?.area === 'ally' && !entry.faceDown && currentValue(state, card) <= 0
}

/** An Ally without value is buried at once (M7.16), unless a text takes him elsewhere (M17.1). */
export function loseWorthless(course: Course, card: CardNo, you: Seat): void {
  const losing = { do: 'lose cards', cards: [card], to: 'bury', ctx: { you }, refused: [], worthless: true } as const
  if (replacementFor(course.state, card, you, losing) === undefined) loseTelling(course, card, 'bury', { you })
  else next(course, losing)
}

/** An Event is done (M10.8), or has come to the end that its text names (M10.10): buried, unless a text replaces that. */
export function loseAtItsEnd(course: Course, card: CardNo, you: Seat): void {
  const losing = { do: 'lose cards', cards: [card], to: 'bury', ctx: { you }, refused: [] } as const
  if (replacementFor(course.state, card, you, losing) === undefined) return loseTelling(course, card, 'bury', { you })
  const play = course.state.play.map((entry): Placed => {
    if (entry.card !== card) return entry
    const { ends: _, ...endless } = entry
    return endless
  })
  set(course, { play })
  next(course, losing)
}

/** The top card of a Story Deck goes (M6.60), unless a text replaces that (M19.7). */
export function loseTop(
  course: Course,
  seat: Seat,
  to: 'bury' | 'discard',
  ctx: Ctx,
  story: NonNullable<Extract<Task, { do: 'lose cards' }>['story']>,
): void {
  const top = topCard(course.state, seat)
  if (top === undefined) return
  const losing = { do: 'lose cards', cards: [top], to, ctx: unasked(ctx), refused: [], story } as const
  if (replacementFor(course.state, top, seat, losing) === undefined) popStory(course, seat, to, ctx, story)
  else next(course, losing)
}

/** Whether what is done instead takes the card itself away, or turns it face-down. */
function takesAway(state: State, { rule, card: by }: Instead, card: CardNo): boolean {
  const isThat = ({ ref }: Selector): boolean =>
    ref === 'cause' || ref === 'target' || (ref === 'self' && by === card) || (ref === 'host' && placedAt(state, by!)?.on === card)
  return rule.do.some(
    (op) => ('move' in op && op.to !== 'play' && isThat(op.move)) || ('flip' in op && op.face === 'down' && isThat(op.flip)),
  )
}

/** Whether a replacement has been used as often as it may be, counted over all cards of its Title. */
export function isUsedUp(state: State, { rule, card, index, ctx }: Instead): boolean {
  const { limit } = rule
  if (limit === undefined || !('times' in limit) || card === undefined) return false
  const own = foldTitle(title(state, card))
  const used = state.uses.filter((use) => {
    if (use.rule !== index || foldTitle(title(state, use.card)) !== own || ownerOf(state, use.card) !== ownerOf(state, card)) return false
    if (use.by !== undefined && use.by !== ctx.you) return false
    if (limit.per === 'turn') return use.turn === state.turn
    if (limit.per === 'visit') return use.turn >= (visitSince(state, card) ?? 0)
    return limit.per === 'game' || limit.per === 'card' || use.round === state.round
  })
  return used.length >= limit.times
}

/** A replacement with a limit has been used. */
export function countUse(course: Course, { rule, card, index, ctx }: Instead): void {
  if (rule.limit === undefined || !('times' in rule.limit) || card === undefined) return
  noteUse(course, card, index, countedFor(course.state, card, ctx.you))
}

/** The first protection that would take the place of a loss and has not been refused. */
function replacementFor(state: State, card: CardNo, seat: Seat, task: Extract<Task, { do: 'lose cards' }>): Instead | undefined {
  return standing(state).insteads.find((source) => {
    const { rule } = source
    if (source.card === undefined || source.card === task.ctx.source) return false
    if (task.refused.some((each) => each.by === source.card && each.rule === source.index && each.card === card)) return false
    if (task.worthless === true && !takesAway(state, source, card)) return false
    if (!applies(state, source) || !canPay(state, rule.cost, source.ctx) || isUsedUp(state, source)) return false
    // Nobody is asked whether to do what cannot be done.
    if (rule.optional === true && !canAim(state, rule, actingFor(source, card, task))) return false
    if ('wouldLose' in rule.of) {
      return (
        source.ctx.you === seat && matches(state, card, rule.of.wouldLose, source.ctx) && isCausedBy(state, rule.of, source, seat, task)
      )
    }
    if ('wouldBeBuried' in rule.of) {
      const { inCombat, orDiscarded } = rule.of
      // What is buried when Combat ends is seen to there; what its cards bury or discard meanwhile is lost in Combat, too.
      if (inCombat === true && (orDiscarded === undefined || task.laid === true || state.combat === undefined)) return false
      if (task.to === 'bury' ? orDiscarded === 'only' : !orDiscarded) return false
      return choosesAmong(state, rule.of.wouldBeBuried, source.ctx).includes(card) && isCausedBy(state, rule.of, source, seat, task)
    }
    return false
  })
}

/** Whether a loss is the doing of those, and of such a card, that a protection asks for. */
function isCausedBy(
  state: State,
  { by, from }: { readonly by?: Who; readonly from?: Filter },
  source: Instead,
  seat: Seat,
  task: Extract<Task, { do: 'lose cards' }>,
): boolean {
  const { source: cause, you } = task.ctx
  if (from && (cause === undefined || !matches(state, cause, from, source.ctx))) return false
  return by === undefined || includes(state, by, { ...source.ctx, opponent: you === seat ? -1 : you }, you)
}

/** A card has been lost: what it says to that itself, and what other cards say. */
function afterLoss(course: Course, task: Extract<Task, { do: 'after loss' }>): void {
  const { card, seat, was, ctx: doing } = task
  const { turn } = course.state
  const placed = was.find((each) => each.card === card)
  if (doing.source !== undefined && placed !== undefined && !isInvestigator(doing.source)) {
    set(course, { recent: [...course.state.recent, { was: 'lost', card: doing.source, by: doing.you, turn, of: { seat, placed } }] })
  }
  // Asked of the position as it was: a card that is gone was an Ally, bore Weapons, had words of its own.
  const before = asItWas(course.state, was)
  const bore = was.flatMap((each) => (each.on === card ? [each.card] : []))
  queueLeft(course, before, task, bore.length > 0 ? { bore } : {})
}
