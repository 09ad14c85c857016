/**
 * What hidden cards are shown, and to whom: revealed to all (M19.17), looked at by one (M1.44), or looked at and put back in
 * another order. Never more of them than the text says, and none of a player who is out of reach for it.
 */
import type { Filter, Op, Selector } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { ask, askCards, queueSeen, unasked } from './agenda.ts'
import { isUnaffected, keepsHandShut } from './bans.ts'
import { type Course, next, setPlayer } from './course.ts'
import { goOn, howMany, lots } from './effects.ts'
import { readyDeck } from './moves.ts'
import { ownerOf, title } from './places.ts'
import { choosesAmong, matches, seatsOf } from './select.ts'
import { placedAt } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'
import type { Task } from './tasks.ts'

type Effect = Extract<Task, { do: 'effect' }>

/** Before whom, or in whose Hand or pile, a card lies. */
function holderOf(state: State, card: CardNo): Seat {
  const inHand = state.players.findIndex(({ hand }) => hand.includes(card))
  return placedAt(state, card)?.seat ?? (inHand < 0 ? ownerOf(state, card) : inHand)
}

/** Whether an effect may bring cards of a player to light. */
const isOpen = (state: State, seat: Seat, { in: zone }: Selector, ctx: Ctx): boolean =>
  !isUnaffected(state, seat, ctx) && !(zone === 'hand' && keepsHandShut(state, seat, ctx.you))

/** The cards that are meant, before some are picked, apart for each player where each is meant (M17.27). */
function poolsOf(state: State, selector: Selector, ctx: Ctx): readonly (readonly CardNo[])[] {
  const found = choosesAmong(state, selector, ctx).filter((card) => isOpen(state, holderOf(state, card), selector, ctx))
  const seats = seatsOf(state, selector.of ?? 'you', ctx)
  return seats.length < 2 ? [found] : seats.map((seat) => found.filter((card) => holderOf(state, card) === seat))
}

/** Those that are shown where nobody chooses, or could know what he chooses (M1.43). */
function shown(course: Course, selector: Selector, ctx: Ctx): readonly CardNo[] {
  const { pick = 'all' } = selector
  return poolsOf(course.state, selector, ctx).flatMap((pool): readonly CardNo[] => {
    if (pick === 'all') return pool
    const count = howMany(course.state, selector, ctx, pool)
    if (pick === 'top' || pick === 'lowest') {
      // What was discarded last lies on top, and what was buried last below.
      const fromEnd = (pick === 'top') === (selector.in === 'discard')
      return fromEnd ? pool.slice(Math.max(0, pool.length - count)) : pool.slice(0, count)
    }
    return lots(course, pool, count, ctx.you)
  })
}

/** Cards are shown to everybody; what is revealed does only what the revealing card says of it (M19.17). */
export function reveal(course: Course, op: Extract<Op, { reveal: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const isOfDeck = op.reveal.in === 'deckTop' || op.reveal.in === 'deckBottom'
  if (isOfDeck)
    for (const seat of seatsOf(course.state, op.reveal.of ?? 'you', ctx))
      if (isOpen(course.state, seat, op.reveal, ctx)) readyDeck(course, seat)
  const what = op.until === undefined ? op.reveal : { ...op.reveal, n: firstSuch(course.state, op.reveal, op.until, ctx) }
  const pools = poolsOf(course.state, what, ctx)
  // Each of several picks among his own.
  if (what.pick === 'choose' && pools.length > 1) {
    goOn(course, rest, ctx)
    const own: Op = { reveal: { ...what, of: 'actor', by: 'actor' } }
    const seats = seatsOf(course.state, what.of ?? 'you', ctx)
    return next(course, ...seats.map((actor): Task => ({ do: 'effect', ops: [own], ctx: { ...unasked(ctx), actor } })))
  }
  const [found = []] = pools
  const [by = ctx.you] = what.by === undefined ? [] : seatsOf(course.state, what.by, ctx)
  const isHis = what.pick === 'choose' && found.every((card) => holderOf(course.state, card) === by)
  if (isHis && ctx.answered !== true) {
    const count = howMany(course.state, what, ctx, found)
    return askCards(course, by, 'Choose what is revealed.', found, count, what.upTo === true, { ...again, ctx: unasked(ctx) })
  }
  const revealed = isHis ? [...(ctx.picks ?? [])] : shown(course, what, ctx)
  for (const card of revealed)
    course.events.push({
      was: 'revealed',
      seat: holderOf(course.state, card),
      title: title(course.state, card),
      from: isOfDeck ? 'the Mythos Deck' : 'hiding',
    })
  return goOn(course, rest, { ...ctx, revealed })
}

/** How many cards of a Mythos Deck are turned up to the first that is such; all of them where none is. */
function firstSuch(state: State, { of = 'you' }: Selector, until: Filter, ctx: Ctx): number {
  const [seat = ctx.you] = seatsOf(state, of, ctx)
  const { deck } = state.players[seat]!
  const at = deck.findIndex((card) => matches(state, card, until, ctx))
  return at < 0 ? deck.length : at + 1
}

/** A glance (M1.44): only the one who looks is shown the cards, and nothing is moved by it. */
export function look(course: Course, op: Extract<Op, { look: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  const seats = seatsOf(state, op.look.of ?? 'you', ctx)
  const open = seats.filter((seat) => isOpen(state, seat, op.look, ctx))
  if (ctx.answered === true) {
    goOn(course, rest, ctx)
    if (op.look.in === 'hand') for (const seat of open.toReversed()) if (seat !== ctx.you) queueSeen(course, seat, ctx.you)
    return
  }
  if (open.length < seats.length) {
    const why = seats.some((seat) => isUnaffected(state, seat, ctx)) ? 'a card keeps it away' : 'a card keeps the Hand shut'
    const by = ctx.source === undefined ? 'Effect' : title(state, ctx.source)
    course.events.push({ was: 'nothing happened', seat: ctx.you, title: by, why })
    if (open.length === 0) return goOn(course, rest, ctx)
  }
  const cards = shown(course, op.look, ctx)
  for (const at of open) course.events.push({ was: 'looked', seat: ctx.you, at })
  const names = cards.map((card) => title(state, card)).join(', ')
  // The engine has no clock: a window ends the glance when the time of the card is over.
  const seconds = state.sheet.timedGlances === true && cards.length > 0 ? op.seconds : undefined
  const length = seconds === undefined ? '' : ` It ends after ${seconds} seconds.`
  const prompt = cards.length === 0 ? 'There is nothing to look at.' : `You look at: ${names}.${length}`
  const looked = { ...unasked(ctx), looked: cards }
  ask(
    course,
    ctx.you,
    { ask: 'which way', prompt, ways: ['go on'], secret: true, ...(seconds === undefined ? {} : { seconds }) },
    { ...again, ctx: looked },
  )
}

/** Cards at the top of a Mythos Deck are looked at, and named from the top down as they shall lie. */
export function arrange(course: Course, op: Extract<Op, { arrange: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  // Cards just looked at go back to where they lie, whosever Mythos Deck that is.
  const isSeen = op.arrange.ref === 'looked' && op.arrange.of === undefined
  const decks = state.players.flatMap(({ deck }, seat) => (ctx.looked?.some((card) => deck.includes(card)) === true ? [seat] : []))
  const seats = (isSeen && decks.length > 0 ? decks : seatsOf(state, op.arrange.of ?? 'you', ctx)).filter((seat) =>
    isOpen(state, seat, op.arrange, ctx),
  )
  const [seat] = seats
  if (seats.length > 1) {
    // One Mythos Deck after the other (M17.27).
    goOn(course, rest, ctx)
    const own: Op = { arrange: { ...op.arrange, of: 'actor' } }
    return next(course, ...seats.map((actor): Task => ({ do: 'effect', ops: [own], ctx: { ...unasked(ctx), actor } })))
  }
  const cards = seat === undefined ? [] : choosesAmong(state, op.arrange, ctx).filter((card) => state.players[seat]!.deck.includes(card))
  if (seat === undefined || cards.length === 0) return goOn(course, rest, ctx)
  if (ctx.answered !== true) {
    course.events.push({ was: 'looked', seat: ctx.you, at: seat })
    const prompt = 'Name the cards as they shall lie, from the top down.'
    const question = { ask: 'which card', prompt, among: cards, more: cards.length, mayStop: false, secret: true } as const
    return ask(course, ctx.you, question, { ...again, ctx: { ...unasked(ctx), looked: cards, picks: [] } })
  }
  const { deck } = state.players[seat]!
  setPlayer(course, seat, { deck: [...(ctx.picks ?? []), ...deck.filter((card) => !cards.includes(card))] })
  return goOn(course, rest, ctx)
}
