/** Sanity as a number (M2.10 to M2.17): gains are capped, losses stop at 0, and texts may change either. */
import type { Filter } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { queueTriggers } from './agenda.ts'
import { bannedBy, isUnaffected } from './bans.ts'
import { type Course, set, setPlayer } from './course.ts'
import { endLasting } from './lasting.ts'
import { printed } from './places.ts'
import { sanityMaximum } from './player-numbers.ts'
import { amount, matches } from './select.ts'
import { applies, includes, placedAt, statics } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'
import type { SanityDoer } from './tasks.ts'

/** What Sanity is gained or lost by: a card, or a Battle, and those whose points are left there. A price that is paid, and what is undone, no text changes. */
export type SanityCause = 'price' | 'undone' | SanityDoer

/**
 * Changes a player's Sanity and tells by how much it really moved. A gain goes no
 * further than the maximum (M2.13) and is nothing while a card forbids gaining; a loss
 * no further than 0 (M2.14). Whether 0 ends the match is seen to after the task at hand
 * (M2.16). So Sanity is never outside its range (M2.11): a loss is taken though it is
 * greater than what is left (M2.26), and a gain that cannot be had keeps nobody from a
 * play (M2.27).
 */
export function changeSanity(course: Course, seat: Seat, told: number, why: string, cause: SanityCause = {}): void {
  if (told === 0) return
  const { sanity } = course.state.players[seat]!
  if (told > 0 && bannedBy(course.state, seat, 'gainSanity') !== undefined) {
    course.events.push({ was: 'nothing happened', seat, title: why, why: 'nobody may gain Sanity' })
    return
  }
  const by = changedBy(course.state, seat, told, cause)
  if (by === 0) course.events.push({ was: 'nothing happened', seat, title: why, why: 'a card spares it' })
  else move(course, seat, by, why)
  if (isCount(course.state, cause)) count(course, seat, by)
  const went = (by === 0 ? told : by) > 0 ? 'gained' : 'lost'
  if (cause !== 'price' && cause !== 'undone')
    endLasting(
      course,
      (ending) => ending.at === 'sanity changed' && ending.went === went && includes(course.state, ending.by, ending.ctx, seat),
    )
  const now = course.state.players[seat]!.sanity
  if (now === sanity) return
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'sanity' in trigger &&
      trigger.sanity === went &&
      includes(course.state, trigger.by, ctx, seat) &&
      isOf(course.state, trigger.from, cause, ctx),
    { actor: seat, whose: seat, against: foeOf(course.state, cause) },
  )
}

function move(course: Course, seat: Seat, by: number, why: string): void {
  const { sanity } = course.state.players[seat]!
  const top = Math.max(sanity, sanityMaximum(course.state, seat))
  const now = by > 0 ? Math.min(top, sanity + by) : Math.max(0, sanity + by)
  if (now !== sanity) setPlayer(course, seat, { sanity: now })
  course.events.push({ was: 'sanity changed', seat, by: now - sanity, now, why })
}

/** Who has fought for a loss: the player of the cards that dealt it (M17.26). */
function foeOf(state: State, cause: SanityCause): Seat | undefined {
  if (typeof cause !== 'object' || cause.inBattle !== true) return undefined
  const [one = cause.card] = cause.attackers ?? []
  return one === undefined ? undefined : placedAt(state, one)?.seat
}

/** Losses of a Combat are counted, for cards that ask how many there were. */
const isCount = (state: State, cause: SanityCause): boolean => state.combat !== undefined && typeof cause === 'object'

function count(course: Course, seat: Seat, by: number): void {
  const combat = course.state.combat!
  const { sanityLost = [] } = combat
  if (by < 0) set(course, { combat: { ...combat, sanityLost: { ...sanityLost, [seat]: (sanityLost[seat] ?? 0) - by } } })
}

/**
 * What a gain or loss becomes by the texts that speak of it: set, then added to or taken from, doubled, halved (and rounded up),
 * no more than the least of what is said to be the most, and turned into the other.
 */
export function changedBy(state: State, seat: Seat, told: number, cause: SanityCause): number {
  const sources = cause === 'price' || cause === 'undone' ? [] : [...statics(state, 'sanity'), ...beforeItLies(state, seat, cause.card)]
  if (sources.length === 0) return told
  const went = told > 0 ? 'gained' : 'lost'
  let points = Math.abs(told)
  let most = Number.POSITIVE_INFINITY
  let more = 0
  let doubled = false
  let halved = false
  let turned = false
  let harmless = 0
  for (const source of sources) {
    const { effect } = source.rule
    if (!('sanityChange' in effect) || effect.sanityChange !== went || !includes(state, effect.who ?? 'you', source.ctx, seat)) continue
    if (!isOf(state, effect.from, cause, source.ctx) || isUnaffected(state, seat, source.ctx)) continue
    // Of each player it may ask where he is.
    if (!applies(state, { ...source, ctx: { ...source.ctx, actor: seat } })) continue
    const by = amount(state, effect.by, source.ctx)
    if (effect.how === 'set') points = by
    else if (effect.how === 'double') doubled = true
    else if (effect.how === 'half') halved = true
    else if (effect.how === 'turned') turned = true
    else if (effect.how === 'most' && isOwnShare(effect.from, cause)) harmless += Math.max(0, pointsOf(source.card, cause) - by)
    else if (effect.how === 'most') most = Math.min(most, by - (effect.per === undefined ? 0 : (state.combat?.sanityLost?.[seat] ?? 0)))
    else more += by
  }
  if (harmless > 0) most = Math.min(most, Math.max(0, allPoints(cause) - harmless))
  // Nothing is not made more.
  if (points > 0) points = Math.max(0, points + more)
  if (doubled) points *= 2
  if (halved) points = Math.ceil(points / 2)
  return (turned ? -1 : 1) * Math.sign(told) * Math.max(0, Math.min(points, most))
}

/** "Cannot cost your opponent more than 2 Sanity", of a card that attacks with others: said of its own points, and not of theirs. */
const isOwnShare = (from: Filter | 'combat' | undefined, cause: SanityCause): boolean =>
  typeof from === 'object' && from.title === 'self' && typeof cause === 'object' && cause.points !== undefined

const pointsOf = (card: CardNo | undefined, cause: SanityCause): number =>
  (typeof cause === 'object' && cause.points?.each.find((each) => each.card === card)?.value) || 0

const allPoints = (cause: SanityCause): number => (typeof cause === 'object' && cause.points?.all) || 0

/** What a card says of the Sanity that it gives itself holds as it is played, before it lies where it will be heard. */
function beforeItLies(state: State, seat: Seat, card: CardNo | undefined) {
  if (card === undefined || statics(state, 'sanity').some((source) => source.card === card)) return []
  return printed(state, card).rules.flatMap((rule, index) =>
    rule.kind === 'static' && 'sanityChange' in rule.effect && typeof rule.effect.from === 'object' && rule.effect.from.title === 'self'
      ? [{ card, index, rule, ctx: { you: seat, source: card }, order: 0, goo: false }]
      : [],
  )
}

/** Whether a gain or loss is one of those a text speaks of. */
export function isOf(state: State, from: Filter | 'combat' | undefined, cause: SanityCause, ctx: Ctx): boolean {
  if (from === undefined) return true
  if (typeof cause !== 'object') return false
  if (from === 'combat') return cause.inBattle === true
  const cards = cause.card === undefined ? (cause.attackers ?? []) : [cause.card]
  return cards.some((card) => matches(state, card, from, ctx))
}
