/** Completing Adventures (M12.4, M16.14 to M16.21), the state rules looked at after every play (M7.16, M9.7), and the end of the match (M16). */
import type { PrintedCard } from '../../../grammar/card.ts'
import type { Outcome, Seat } from '../../engine/game.ts'
import { askCards, queueTriggers } from './agenda.ts'
import { overfull, spellsHeld } from './costs.ts'
import { type Course, next, set, setPlayer } from './course.ts'
import { customs } from './house-rules.ts'
import { endLasting, endsAt, isOver } from './lasting.ts'
import { isWorthless, loseWorthless } from './losing.ts'
import { clearStory, enter, letOrder, reshuffle } from './moves.ts'
import { printed, title } from './places.ts'
import { isSoFor, matches } from './select.ts'
import { placed, spellPlaces } from './spell-places.ts'
import { includes, type Source, standing, timeOf, typeOf } from './standing.ts'
import type { CardNo, Ending, State } from './state.ts'

/**
 * An Adventure is completed: its points are scored and its Sanity gained before anything
 * else is looked at (M12.4, M16.12); in a campaign the Story Deck is cleared but for
 * where the player is, and the discards are shuffled back at no cost (M16.14 to M16.18).
 * Hand, Threat and all in play stay (M16.15, M16.16), the used Gate too (M16.19), and
 * nobody else is touched (M16.20). Where it was told does not matter (M12.5); it lies
 * among the completed ones (M12.6). Others may follow (M16.13).
 */
export function completeAdventure(course: Course, seat: Seat, card: CardNo): void {
  const face = printed(course.state, card)
  enter(course, seat, card, 'adventure')
  const { points: before, happened } = course.state.players[seat]!
  const points = before + (face.points ?? 0)
  // A new chapter begins; what the player is yet to skip in this Round is still to be skipped (M13.15, M15.5).
  setPlayer(course, seat, { points, happened: happened.filter((each) => each.startsWith('skip ')) })
  queueTriggers(
    course,
    (trigger, ctx) =>
      trigger === 'adventureDone'
        ? ctx.you === seat
        : typeof trigger === 'object' &&
          'completed' in trigger &&
          includes(course.state, trigger.completed, ctx, seat) &&
          (trigger.is === undefined || matches(course.state, card, trigger.is, ctx)),
    { actor: seat },
  )
  course.events.push({ was: 'adventure completed', seat, title: face.title, points: face.points ?? 0, total: points })
  if (!actsWhenPlayed(face)) endChapter(course, seat)
}

/** Whether the text of an Adventure says what is done when it is played: it is done before the chapter ends (M12.47). */
export const actsWhenPlayed = ({ type, rules }: PrintedCard): boolean =>
  type === 'Adventure' && rules.some((rule) => rule.kind === 'on' && rule.on === 'played')

/** The told story makes way for the next one (M16.14 to M16.18). */
export function endChapter(course: Course, seat: Seat): void {
  if (course.state.sheet.mode !== 'campaign') return
  const cards = clearStory(course, seat)
  course.events.push({ was: 'story deck cleared', seat, cards })
  reshuffle(course, seat, 'completed')
}

/**
 * State rules, until nothing more changes: what has ended ends, Allies whose value is 0
 * are buried (M7.16), Tomes hold no more than they can (M9.7). A Monster without value
 * stays in its Threat (M11.14).
 */
export function checkState(course: Course): void {
  endLasting(course)
  const time = timeOf(course.state)
  // What is neither gives way to nothing.
  if (time !== 'neither' && time !== (course.state.lastTime ?? 'day')) {
    set(course, { lastTime: time })
    endLasting(course, (ending) => ending.at === 'time comes' && ending.time === time)
    queueTriggers(course, (trigger) => trigger === (time === 'night' ? 'timeChanged' : 'dayBreaks'))
  }
  // M7.17: a face-down Ally is not buried for having no value.
  const worthless = course.state.play.filter(({ card }) => isWorthless(course.state, card))
  const [first] = worthless
  if (first !== undefined) {
    next(course, { do: 'check state' })
    letOrder(
      course,
      worthless.map(({ card }) => card),
      'bury',
      first.seat,
    )
    for (const { card, seat } of worthless) loseWorthless(course, card, seat)
    return
  }
  if (queueComeToBe(course)) return
  const holders = new Set(
    course.state.play.flatMap(({ card, on }) => (on !== undefined && typeOf(course.state, card) === 'Spell' ? [on] : [])),
  )
  for (const entry of course.state.play) {
    if (entry.faceDown || !holders.has(entry.card)) continue
    const over = overfull(course.state, entry.card)
    if (over === 0) continue
    const held = spellsHeld(course.state, entry.card)
    const places = spellPlaces(course.state, entry.card)
    // Where icons matter, not every choice would leave Spells that can stay (M9.14): then one goes after the other.
    const may = held.filter(
      (spell) =>
        placed(
          course.state,
          held.filter((each) => each !== spell),
          places,
        ) ===
        held.length - over,
    )
    const now = may.length === held.length ? over : 1
    next(course, { do: 'check state' })
    return askCards(course, entry.seat, `${title(course.state, entry.card)} holds too much: choose what is buried.`, may, now, false, {
      do: 'effect',
      ops: [{ move: { in: 'play', pick: 'choose', n: now, is: { type: 'Spell' } }, to: 'bury' }],
      ctx: { you: entry.seat, source: entry.card },
    })
  }
}

const waitKey = ({ card, index }: Source) => `${card} ${index}`

/** Of what cards wait for, that which is so now. */
const comeToBe = (state: State): readonly string[] =>
  standing(state)
    .ons.filter(({ rule, ctx }) => rule.on === 'asSoonAs' && isSoFor(state, rule, ctx))
    .map(waitKey)

const isAsBefore = ({ soSince: before = [] }: State, now: readonly string[]): boolean =>
  now.length === before.length && now.every((each) => before.includes(each))

/** Whether the state is to be looked at, whatever has changed it: something is so, or is so no more, that a card or an end waits for. */
export function isStateDue(state: State): boolean {
  const isSo = (ending: Ending) => ending.at === 'it is so' && isOver(state, ending)
  return (
    !isAsBefore(state, comeToBe(state)) ||
    state.lasting.some(({ until }) => endsAt(until, isSo)) ||
    state.play.some(({ ends }) => ends !== undefined && endsAt(ends, isSo))
  )
}

/** What cards do as soon as something is so: once each time that it comes to be, and then the state is looked at again. */
function queueComeToBe(course: Course): boolean {
  const now = comeToBe(course.state)
  if (isAsBefore(course.state, now)) return false
  const { soSince: before = [] } = course.state
  set(course, { soSince: now })
  const fresh = now.filter((each) => !before.includes(each))
  if (fresh.length === 0) return false
  next(course, { do: 'check state' })
  queueTriggers(course, (trigger, _, source) => trigger === 'asSoonAs' && fresh.includes(waitKey(source)))
  return true
}

// ---------------------------------------------------------------- the end

/**
 * Ends the match at the moment at which the rules end it (M16.1, M16.6, M2.16). For
 * everybody (M18.5).
 */
export function checkEnd(course: Course): void {
  const { state } = course
  if (state.over !== undefined) return
  const { mode, target, roundLimit, names } = state.sheet
  const enough = mode === 'campaign' ? target : 1
  if (state.round <= roundLimit && state.players.every(({ sanity, points }) => sanity !== 0 && points < enough)) return
  const mad = state.players.flatMap((player, seat) => (player.sanity === 0 ? [names[seat]!] : []))
  const done = state.players.findIndex((player) => player.points >= enough)
  let because: string
  if (mad.length > 0) because = `${mad.join(' and ')} ${mad.length === 1 ? 'has' : 'have'} no Sanity left.`
  else if (done >= 0)
    because =
      mode === 'campaign'
        ? `${names[done]} has ${state.players[done]!.points} points of completed Adventures.`
        : `${names[done]} has completed an Adventure.`
  else if (state.round > roundLimit) because = `${roundLimit} Rounds have been played.`
  else return
  const over = judged(state, because)
  set(course, { over, agenda: [] })
  course.events.push({ was: 'ended', because: over.because, rule: mad.length > 0 ? 'M2.16' : mode === 'campaign' ? 'M16.6' : 'M16.1' })
}

/** Each player's total: points of completed Adventures and remaining Sanity (M16.2, M16.5, M16.8), of who went mad as well (M16.11). */
export function total(state: State, seat: Seat): number {
  return state.players[seat]!.points + state.players[seat]!.sanity
}

/**
 * The highest total wins (M16.3, M16.9); a tie goes to the one with more
 * Adventure points (M16.4, M16.10). Those who share the win share its score;
 * the others get what their total is of the winner's, in the lower half of
 * that, so that a closer defeat is a better one and none better than a shared win.
 */
export function judged(state: State, because: string): Outcome {
  const totals = state.players.map((_, seat) => total(state, seat))
  const sane = state.players.flatMap(({ sanity }, seat) => (sanity > 0 ? [seat] : []))
  // M16.11: who went mad can still win, unless the table says otherwise; all being mad, that decides nothing.
  const mayWin = customs(state.sheet.houseRules).madMayWin || sane.length === 0 ? state.players.map((_, seat) => seat) : sane
  const best = Math.max(...mayWin.map((seat) => totals[seat]!))
  const points = Math.max(...mayWin.map((seat) => (totals[seat] === best ? state.players[seat]!.points : -1)))
  const winners = mayWin.filter((seat) => totals[seat] === best && state.players[seat]!.points === points)
  const scores = totals.map((each, seat) =>
    winners.includes(seat) ? 1 / winners.length : best === 0 ? 0 : Math.min(0.5, (0.5 * each) / (best + 1)) / winners.length,
  )
  const { names } = state.sheet
  const standing = totals.map((each, seat) => `${names[seat]} ${each}`).join(', ')
  const who = winners.map((seat) => names[seat]).join(' and ')
  return { scores, because: `${because} ${winners.length === 1 ? `${who} wins` : `${who} share the win`} (${standing}).` }
}
