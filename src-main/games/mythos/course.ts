/**
 * The course of a play: a position that moves on, and what happened on the
 * way. Positions themselves never change; a course holds the newest one, so
 * that the chapters of the rules can be written as a sequence of steps.
 */
import type { Seat } from '../../engine/game.ts'
import { pickOne, shuffled } from '../../engine/random.ts'
import type { Event, Origin } from './events.ts'
import type { CardNo, Player, State } from './state.ts'
import type { Task } from './tasks.ts'

export interface Course {
  state: State
  readonly events: Event[]
  /** Where each event came from, at the same place as the event; none for what came of an answer at once. */
  readonly origins?: (Origin | undefined)[]
}

/** A course that begins at `state`. */
export const courseFrom = (state: State): Course => ({ state, events: [], origins: [] })

/** Changes fields of the position. */
export function set(course: Course, change: Partial<State>): void {
  course.state = { ...course.state, ...change }
}

/** Changes fields of one player. */
export function setPlayer(course: Course, seat: Seat, change: Partial<Player>): void {
  const players = course.state.players.slice()
  players[seat] = { ...players[seat]!, ...change }
  course.state = { ...course.state, players }
}

/** Puts tasks on the agenda, before everything that is there. */
export function next(course: Course, ...tasks: readonly Task[]): void {
  course.state = { ...course.state, agenda: [...tasks, ...course.state.agenda] }
}

/** What a step puts on the agenda, taken off again, so that it can be put before what comes now. */
export function putApart(course: Course, step: () => void): readonly Task[] {
  const before = course.state.agenda.length
  step()
  const { agenda } = course.state
  const put = agenda.slice(0, agenda.length - before)
  if (put.length > 0) set(course, { agenda: agenda.slice(put.length) })
  return put
}

/** The place in the order of play of what comes now (M17.2). */
export function tick(course: Course): number {
  const order = course.state.clock + 1
  course.state = { ...course.state, clock: order }
  return order
}

/** One of `things`, each as likely as the next (M1.43). */
export function drawLot<T>(course: Course, things: readonly T[]): T {
  const [picked, rng] = pickOne(course.state.rng, things)
  course.state = { ...course.state, rng }
  return picked
}

export function shuffle(course: Course, cards: readonly CardNo[]): CardNo[] {
  const [order, rng] = shuffled(course.state.rng, cards)
  course.state = { ...course.state, rng }
  return order
}

/** What may be done so often is done once more: by a card's rule, and `by` a player where each has uses of his own. */
export function noteUse(course: Course, card: CardNo, rule: number, by?: Seat): void {
  const { turn, round, uses } = course.state
  set(course, { uses: [...uses, { card, rule, turn, round, ...(by === undefined ? {} : { by }) }] })
}
