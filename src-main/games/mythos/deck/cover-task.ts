/**
 * The task of covering: a smallest set of cards that completes Adventures of so many points under the conditions of play.
 * What may be taken, what must be, what a set comes to, and how it is told; how one is found is another chapter.
 */
import { foldTitle } from '../places.ts'
import { cardAt, type Held, type Holding, holdingOf } from './holding.ts'
import { type Plan, planOf } from './plan.ts'
import type { Support } from './support.ts'

export interface CoverTask {
  readonly support: Support
  readonly points: number
  /** By number: how many copies may be in it at most, of one card alone. */
  readonly available: readonly number[]
  /** By number: how many copies are there already and stay, at no cost. */
  readonly have: readonly number[]
  /** Numbers of cards that must be part of it; an Adventure among them must be completed. */
  readonly keep: readonly number[]
  /** How many cards of one Title there may be (M3.4). */
  readonly copies: number
  /** The Investigators it may be for; any of them will do. */
  readonly investigators: readonly number[]
  /** The only Regions it may play in, by their place in the areas. */
  readonly areas: readonly number[]
  /** How many cards there may be at most, those that are there already among them. */
  readonly most?: number
}

/** A set of cards: copies by number, and who plays it. */
export interface CoverAnswer {
  readonly copies: readonly number[]
  readonly investigator: number | undefined
}

/** What a set of cards comes to, found out as for any deck. */
export interface Checked {
  readonly answer: CoverAnswer
  readonly holding: Holding
  readonly plan: Plan
  /** How many cards it adds to those that were there. */
  readonly size: number
  readonly points: number
  /** New cards that cannot be played. */
  readonly idle: readonly number[]
  /** Whether it does all that was asked. */
  readonly good: boolean
}

export function check(task: CoverTask, answer: CoverAnswer): Checked {
  const { support } = task
  const held = answer.copies.flatMap((copies, no): Held[] => (copies > 0 ? [{ no, copies }] : []))
  const whole = holdingOf(support, held, answer.investigator === undefined ? task.investigators : [answer.investigator])
  const allowed = whole.scenarios.filter(({ beginning }) => task.areas.includes(beginning.area))
  const holding: Holding = { ...whole, scenarios: allowed }
  const plan = planOf(holding)
  const works = plan.scenario?.works
  const idle = held.flatMap(({ no, copies }) =>
    copies > task.have[no]! && cardAt(support, no).type !== 'Adventure' && works?.[no] !== 1 ? [no] : [],
  )
  const size = answer.copies.reduce((sum, copies, no) => sum + copies - task.have[no]!, 0)
  const total = answer.copies.reduce((sum, copies) => sum + copies, 0)
  const good =
    plan.points >= task.points &&
    idle.length === 0 &&
    task.keep.every((no) => answer.copies[no]! > 0 && (cardAt(support, no).type !== 'Adventure' || plan.order.includes(no))) &&
    (task.most === undefined || total <= task.most) &&
    isAllowed(task, answer)
  return { answer, holding, plan, size, points: plan.points, idle, good }
}

/** Whether no limit of copies is broken that was not broken before. */
function isAllowed({ support, available, have, copies }: CoverTask, answer: CoverAnswer): boolean {
  const titles = new Map<string, { now: number; before: number }>()
  for (const [no, count] of answer.copies.entries()) {
    if (count > Math.max(available[no]!, have[no]!)) return false
    if (count === 0) continue
    const title = foldTitle(cardAt(support, no).title)
    const counted = titles.get(title) ?? { now: 0, before: 0 }
    titles.set(title, { now: counted.now + count, before: counted.before + have[no]! })
  }
  return [...titles.values()].every(({ now, before }) => now <= Math.max(copies, before))
}

/** The same set without the cards it can do without, the last first. */
export function pruned(task: CoverTask, from: Checked): Checked {
  let best = from
  for (;;) {
    const before = best
    const order = best.answer.copies.flatMap((copies, no) => (copies > task.have[no]! ? [no] : [])).toReversed()
    for (const no of order) {
      const copies = best.answer.copies.map((count, at) => (at === no ? count - 1 : count))
      if (copies[no]! < task.have[no]!) continue
      const less = check(task, { ...best.answer, copies })
      if (less.good) best = less
    }
    if (best === before) return best
  }
}
