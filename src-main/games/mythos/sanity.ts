/** Sanity as a number (M2.10 to M2.17): gains are capped, losses stop at 0. */
import type { Seat } from '../../engine/game.ts'
import { queueTriggers } from './agenda.ts'
import { bannedBy } from './bans.ts'
import { type Course, setPlayer } from './course.ts'
import { sanityMaximum } from './player-numbers.ts'
import { includes } from './standing.ts'

/**
 * Changes a player's Sanity and tells by how much it really moved. A gain goes no
 * further than the maximum (M2.13) and is nothing while a card forbids gaining; a loss
 * no further than 0 (M2.14). Whether 0 ends the match is seen to after the task at hand
 * (M2.16). So Sanity is never outside its range (M2.11): a loss is taken though it is
 * greater than what is left (M2.26), and a gain that cannot be had keeps nobody from a
 * play (M2.27).
 */
export function changeSanity(course: Course, seat: Seat, by: number, why: string): void {
  if (by === 0) return
  const { sanity } = course.state.players[seat]!
  if (by > 0 && bannedBy(course.state, seat, 'gainSanity') !== undefined) {
    course.events.push({ was: 'nothing happened', seat, title: why, why: 'nobody may gain Sanity' })
    return
  }
  const top = Math.max(sanity, sanityMaximum(course.state, seat))
  const now = by > 0 ? Math.min(top, sanity + by) : Math.max(0, sanity + by)
  if (now !== sanity) setPlayer(course, seat, { sanity: now })
  course.events.push({ was: 'sanity changed', seat, by: now - sanity, now, why })
  if (now === sanity) return
  const went = now > sanity ? 'gained' : 'lost'
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' && 'sanity' in trigger && trigger.sanity === went && includes(course.state, trigger.by, ctx, seat),
    { actor: seat },
  )
}
