/** Losses of Sanity that a text spares a player, if he likes and pays what it asks: in place of the loss, and before it (M19.7). */
import type { Seat } from '../../engine/game.ts'
import { ask, unasked } from './agenda.ts'
import { isUnaffected } from './bans.ts'
import { canPay, payAsking } from './costs.ts'
import { type Course, next } from './course.ts'
import { canAim } from './effects.ts'
import { countUse, type Instead, isUsedUp, ruleKey } from './losing.ts'
import { title } from './places.ts'
import { changeSanity, isOf, type SanityCause } from './sanity.ts'
import { applies, standing } from './standing.ts'
import type { State } from './state.ts'
import type { Task } from './tasks.ts'

type Sparing = Extract<Task, { do: 'spare sanity' }>

/** A loss of Sanity: at once, or as a task where somebody may be spared it. What is to be done first is told as tasks. */
export function loseSanity(course: Course, seat: Seat, points: number, why: string, cause: Sparing['cause']): readonly Task[] {
  const task: Sparing = { do: 'spare sanity', seat, points, why, cause, ctx: { you: seat }, refused: [] }
  if (points > 0 && spareFor(course.state, task) !== undefined) return [task]
  changeSanity(course, seat, -points, why, cause)
  return []
}

export function spareSanity(course: Course, task: Sparing): void {
  const { seat, points, why, cause } = task
  const spare = spareFor(course.state, task)
  if (spare === undefined) return changeSanity(course, seat, -points, why, cause)
  const { rule, card } = spare
  const others = { ...task, refused: [...task.refused, ruleKey(spare)], ctx: unasked(task.ctx) }
  if (rule.optional === true && task.ctx.answered !== true) {
    const prompt = `${card === undefined ? 'This effect' : title(course.state, card)}: use it instead of losing ${points} Sanity?`
    return ask(course, seat, { ask: 'whether', prompt, ...(card === undefined ? {} : { about: card }) }, task)
  }
  if (rule.optional === true && task.ctx.picks?.[0] !== 1) return next(course, others)
  const left = stillLost(points, rule.of)
  if (card !== undefined) course.events.push({ was: 'took effect', seat, title: title(course.state, card), clause: spare.index })
  countUse(course, spare)
  const ctx = { ...spare.ctx, ...(cause.card === undefined ? {} : { cause: cause.card }) }
  // What may be spared anew is asked about anew.
  if (left > 0) next(course, { ...(rule.of.repeated ? { ...others, refused: task.refused } : others), points: left })
  next(course, { do: 'effect', ops: rule.do, ctx }, { do: 'check state' })
  payAsking(course, rule.cost, ctx)
}

type LossOfSanity = Extract<Instead['rule']['of'], { wouldLoseSanity: true }>
type Spare = Instead & { readonly rule: { readonly of: LossOfSanity } }

/** What of a loss is not spared. */
function stillLost(points: number, { upTo, left }: LossOfSanity): number {
  if (left === 'half') return Math.ceil(points / 2)
  return left === undefined ? Math.max(0, points - (upTo ?? points)) : Math.min(points, left)
}

/** The first text that would spare the player this loss, and has not been refused. */
function spareFor(state: State, task: Sparing): Spare | undefined {
  return standing(state).insteads.find((source): source is Spare => {
    const { rule } = source
    if (!('wouldLoseSanity' in rule.of) || source.ctx.you !== task.seat || task.refused.includes(ruleKey(source))) return false
    const cause: SanityCause = task.cause
    if (task.points < (rule.of.atLeast ?? 0)) return false
    if (!isOf(state, rule.of.from, cause, source.ctx) || isUnaffected(state, task.seat, source.ctx)) return false
    if (!applies(state, source) || !canPay(state, rule.cost, source.ctx) || isUsedUp(state, source)) return false
    return rule.optional !== true || canAim(state, rule, source.ctx)
  })
}
