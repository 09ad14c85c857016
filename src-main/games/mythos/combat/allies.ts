/** Allies Defend (M14.54 to M14.63) and Assault (M14.64 to M14.72): what attacks whom; `absorbing.ts` reckons it. */

import type { Side } from '../combat-state.ts'
import { type Course, next } from '../course.ts'
import { title } from '../places.ts'
import type { Task } from '../tasks.ts'
import { assailants, battleAt, changeBattle, changeSide, otherOf, sideOf } from './battles.ts'

/**
 * The points that are left attack (M14.54); where Allies attack as well, their current
 * values are added (M14.69). They are no part of a Threat (M14.68).
 */
export function alliesDefend(course: Course, { at }: Extract<Task, { do: 'allies defend' }>): void {
  const { a, b } = battleAt(course.state, at)
  const attacking = assailants(course.state, a, b)
  changeBattle(course, at, { step: 'defend', assault: attacking.length > 0 })
  for (const seat of [a, b]) {
    const side = sideOf(battleAt(course.state, at), seat)
    const assaults = attacking.includes(seat)
    const allies = assaults ? side.defenders.reduce((sum, each) => sum + each.value, 0) : 0
    changeSide(course, at, seat, { assaults, attack: threatLeft(side) + allies })
  }
  const { sides } = battleAt(course.state, at)
  if (attacking.length > 0) course.events.push({ was: 'assault', a, b, totals: [sides[0].attack, sides[1].attack] })
  else {
    for (const seat of [a, b]) {
      const side = sideOf(battleAt(course.state, at), seat)
      if (side.attack === 0) continue
      const against = otherOf(battleAt(course.state, at), seat)
      const titles = side.left.flatMap((each) => (each.value > 0 ? [title(course.state, each.card)] : []))
      course.events.push({ was: 'points left', seat, against, points: side.attack, titles })
    }
  }
  next(course, ...[a, b].map((seat): Task => ({ do: 'absorb', at, stage: 'defend', seat, order: [], ctx: { you: seat } })))
}

const threatLeft = (side: Side): number => side.left.reduce((sum, each) => sum + each.value, side.bonusLeft)
