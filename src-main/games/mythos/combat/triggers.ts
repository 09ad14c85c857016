/**
 * What cards do at a moment of a Battle, where players have a say in the order:
 * on revealing (M14.34) and after Sanity is lost (M14.79).
 */
import type { Trigger } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { askCards, unasked } from '../agenda.ts'
import { type Course, next } from '../course.ts'
import { printed } from '../places.ts'
import { isSoFor } from '../select.ts'
import { placedAt, type Source, standing } from '../standing.ts'
import type { CardNo, Ctx, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { battleAt, otherOf } from './battles.ts'

type Ordered = Extract<Task, { do: 'reveal' | 'additional effects' }>

/** The rules of a player that answer to a moment of this Battle, in the order of play. */
function sourcesOf(state: State, seat: Seat, rival: Seat, when: (trigger: Trigger, source: Source) => boolean): Source[] {
  return standing(state).ons.filter(
    (source) =>
      source.card !== undefined &&
      source.ctx.you === seat &&
      when(source.rule.on, source) &&
      isSoFor(state, source.rule, inBattle(source.ctx, rival)),
  )
}

/** In a Battle "your opponent" is the one met there (M11.15, M17.26). */
export const inBattle = (ctx: Ctx, rival: Seat): Ctx => ({ ...ctx, opponent: rival })

/** The Threat card (or Ally) whose doing a rule is: a Weapon's is its bearer's. */
export function doer(state: State, card: CardNo): CardNo {
  const entry = placedAt(state, card)
  return entry?.on !== undefined && entry.area === 'asset' ? entry.on : card
}

/** The task that carries out a rule, in a Battle against `rival` or outside one. */
export function triggerOf(source: Source, rival?: Seat): Task {
  return {
    do: 'trigger',
    card: source.card!,
    rule: source.index,
    ctx: rival === undefined ? source.ctx : inBattle(source.ctx, rival),
    ...(source.detached === true ? { detached: source.rule } : {}),
  }
}

/** Puts all rules of one card that answer to a moment on the agenda, in the order printed, before `after`. */
export function queueCard(course: Course, card: CardNo, sources: readonly Source[], rival: Seat, after: Task): void {
  const own = sources.filter((source) => source.card === card)
  next(course, ...own.map((source) => triggerOf(source, rival)), after)
}

/**
 * Goes on with the effects of a moment: for the first of the seats one card
 * after the other, in the order its player chooses, then for the next seat.
 * What has been removed meanwhile does nothing any more (M14.36).
 */
export function oneByOne(course: Course, task: Ordered, when: (trigger: Trigger, source: Source) => boolean): void {
  const { state } = course
  const [seat, ...later] = task.seats
  if (seat === undefined) return
  const rival = otherOf(battleAt(state, task.at), seat)
  const sources = sourcesOf(state, seat, rival, when)
  const open = [...new Set(sources.map((source) => source.card!))].filter((card) => !task.done.includes(card))
  const [first] = open
  if (first === undefined) return next(course, { ...task, seats: later, ctx: unasked(task.ctx) })
  // Between cards that say the same there is nothing to choose.
  const alike = new Set(open.map((card) => printed(state, card).id)).size === 1
  if (!alike && task.ctx.answered !== true) {
    return askCards(course, seat, 'Whose effect comes first?', open, 1, false, { ...task, ctx: { you: seat } })
  }
  const card = alike ? first : task.ctx.picks![0]!
  queueCard(course, card, sources, rival, { ...task, done: [...task.done, card], ctx: unasked(task.ctx) })
}
