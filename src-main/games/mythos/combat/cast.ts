/**
 * Cast Spells and Use Artifacts (M14.19 to M14.28): circuits in Combat order,
 * until everybody declines in one. What may be cast or used is in `options.ts`;
 * plays that cost a Turn are never among it (M14.7).
 */
import type { Seat } from '../../../engine/game.ts'
import { ask } from '../agenda.ts'
import { type Course, next } from '../course.ts'
import { combatPlays } from '../options.ts'
import type { Task } from '../tasks.ts'
import { changeCombat, combatOf } from './battles.ts'
import { suffersForDefence } from './commit.ts'

/**
 * One player may cast one Spell or use one Artifact, or decline (M14.19). Who has
 * nothing to cast or use declines without being asked: what lies around an Investigator
 * is open, so nobody learns anything by that; a Monster in a Hand that may join now is
 * what its player is asked for alone. Allies and Artifacts cast what they hold
 * (M14.23), unless they lie face-down or in a Threat (M14.24); whatever can take effect
 * may be used, travel too (M14.25), and what works before Threats are revealed is used
 * now (M14.27).
 */
export function castStep(course: Course, task: Extract<Task, { do: 'cast step' }>): void {
  changeCombat(course, { step: 'cast' })
  if (suffersForDefence(course, task)) return
  const plays = combatPlays(course.state, task.seat)
  if (plays.every((play) => play.do === 'done')) return goRound(course, task.seat, false)
  ask(course, task.seat, { ask: 'what to cast or use' }, task)
}

/** The player who was asked declines. The question has been taken off the agenda before. */
export function declineCast(course: Course, seat: Seat): void {
  course.events.push({ was: 'declined', seat })
  goRound(course, seat, false)
}

/** The player who was asked casts or uses something. Called before what comes of it is put on the agenda, so that this comes first. */
export function castTaken(course: Course, seat: Seat): void {
  goRound(course, seat, true)
}

/**
 * The step ends when a whole circuit has passed in which every player declined (M14.21);
 * until then one may act again (M14.22). After all have had their chance it goes round
 * again, in the same order (M14.20).
 */
function goRound(course: Course, seat: Seat, acted: boolean): void {
  const { order, declined } = combatOf(course.state)
  const inARow = acted ? 0 : declined + 1
  changeCombat(course, { declined: inARow })
  // A circuit begins with the first in order; only whole ones count.
  const last = order.at(-1) === seat
  if (last && inARow >= order.length) return
  next(course, { do: 'cast step', seat: order[(order.indexOf(seat) + 1) % order.length]! })
}
