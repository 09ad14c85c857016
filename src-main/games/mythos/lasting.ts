/** How long things last (M15.3, M17.9): from a duration in a text to the moment at which it is over. */
import type { Duration } from '../../../grammar/ast.ts'
import { type Course, set, setPlayer } from './course.ts'
import { loseAtItsEnd } from './losing.ts'
import { enter, flip, lift, type Whereabouts } from './moves.ts'
import { ownerOf, title, topCard } from './places.ts'
import { holds, seatsOf } from './select.ts'
import { placedAt } from './standing.ts'
import type { Away, CardNo, Ctx, Ending, Placed, State } from './state.ts'

/**
 * The end that a duration means when it begins now. The rest of a Round includes its
 * Combat (M19.20).
 */
export function endingOf(state: State, until: Duration, ctx: Ctx): Ending {
  if (typeof until === 'object') {
    if ('so' in until) return { at: 'it is so', so: until.so, ctx }
    if ('all' in until) return { at: 'first of', endings: until.all.map((each) => endingOf(state, each, ctx)) }
    if ('sanity' in until) return { at: 'sanity changed', went: until.sanity, by: until.by, ctx }
    // It is said of one player; of several, each would have his own.
    if ('nextTurnOf' in until) return { at: 'next turn of', seat: seatsOf(state, until.nextTurnOf, ctx)[0] ?? ctx.you }
    if ('turnOf' in until) {
      const next = { at: 'end of turn of', by: until.turnOf, ctx, turn: state.turn } as const
      return until.turns === undefined ? next : { ...next, more: until.turns - 1 }
    }
    if ('time' in until) {
      // It is Day, too, when the last that made it Night is gone (M10.21).
      const is = { type: 'Event', subtype: until.time === 'day' ? 'Day' : 'Night' } as const
      const brought = endingOf(state, { cardPlayed: is }, ctx)
      return { at: 'first of', endings: [{ at: 'time comes', time: until.time }, brought] }
    }
    if ('spellCast' in until) return { at: 'spell cast', filter: until.spellCast, ctx, by: until.by ?? 'each' }
    return { at: 'card played', filter: until.cardPlayed, ctx, by: until.by ?? 'each' }
  }
  switch (until) {
    case 'turn':
      return { at: 'end of turn', turn: state.turn }
    case 'round':
      return { at: 'end of round', round: state.round }
    case 'yourNextTurn':
      return { at: 'next turn of', seat: ctx.you }
    case 'combat':
      // Combat follows card play in the same Round; after it, it is that of the next Round.
      return { at: 'end of combat', round: state.round + (state.phase === 'end of round' ? 1 : 0) }
    case 'nextCombat':
      return { at: 'end of combat', round: state.round + (state.phase === 'end of round' || state.phase === 'combat' ? 1 : 0), next: true }
    case 'nextRound':
    case 'throughNextRound':
      return { at: 'end of round', round: state.round + 1 }
    case 'game':
      return { at: 'end of round', round: Number.MAX_SAFE_INTEGER }
    case 'whileFaceDown':
      return { at: 'face up', card: ctx.source! }
    case 'whileInPlay':
      return { at: 'first of', endings: (ctx.target ?? []).map((card) => ({ at: 'card gone', card })) }
    case 'whileThisStays':
      return { at: 'card gone', card: ctx.source! }
    case 'whileThisFaceUp':
      return { at: 'turned down', card: ctx.source! }
    case 'whileHere':
      return { at: 'left here', seat: ctx.you, card: topCard(state, ctx.you) ?? -1 }
  }
}

/** The Round in which something that is to last for so long begins, if not now. */
export function beginningOf(state: State, until: Duration): number | undefined {
  return until === 'nextRound' ? state.round + 1 : undefined
}

/** What was to begin in this Round begins. */
export function beginLasting(course: Course): void {
  const { lasting, round } = course.state
  if (!lasting.some((each) => each.begins !== undefined && each.begins <= round)) return
  set(course, {
    lasting: lasting.map((each) => {
      if (each.begins === undefined || each.begins > round) return each
      const { begins: _, ...begun } = each
      return begun
    }),
  })
}

/** Whether something that lasts is over, seen from the position alone. */
export function isOver(state: State, ending: Ending): boolean {
  switch (ending.at) {
    case 'end of turn':
      return state.turn > ending.turn
    case 'end of round':
      return state.round > ending.round
    case 'end of combat':
      return state.round > ending.round
    case 'face up':
      return placedAt(state, ending.card)?.faceDown !== true
    case 'left here':
      return topCard(state, ending.seat) !== ending.card
    case 'card gone':
      return placedAt(state, ending.card) === undefined
    case 'turned down':
      return placedAt(state, ending.card)?.faceDown !== false
    case 'it is so':
      return holds(state, ending.so, ending.ctx)
    case 'next turn of':
    case 'card played':
    case 'spell cast':
    case 'sanity changed':
    case 'time comes':
      return false
    case 'end of turn of':
      return !ending.more && haveHadTurn(state, ending)
    case 'first of':
      return ending.endings.some((each) => isOver(state, each))
  }
}

/** Whether each of these players has had the Turn that is waited for: one looks between Turns, in one of somebody else, or once card play is over (M13.14). */
function haveHadTurn(state: State, { by, ctx, turn }: Extract<Ending, { at: 'end of turn of' }>): boolean {
  const isOver = (had: number): boolean => had > turn && (had < state.turn || state.phase !== 'card play')
  return seatsOf(state, by, ctx).every((seat) => isOver(state.players[seat]!.lastTurn))
}

/** The same end, one Turn nearer where one of several has been had. */
function nearer(state: State, ending: Ending): Ending {
  if (ending.at === 'first of') return { ...ending, endings: ending.endings.map((each) => nearer(state, each)) }
  if (ending.at !== 'end of turn of' || !ending.more || !haveHadTurn(state, ending)) return ending
  const had = seatsOf(state, ending.by, ending.ctx).map((seat) => state.players[seat]!.lastTurn)
  return { ...ending, turn: Math.max(...had), more: ending.more - 1 }
}

/** A Turn has been had by whoever had it: what waits for several comes nearer to its end. */
export function countTurns(course: Course): void {
  const { state } = course
  moveEndings(course, ['end of turn of'], (ending) => nearer(state, ending))
}

/** What is to last through the next Combat waits for the one after that which is skipped (M13.15). */
export function putOffCombat(course: Course): void {
  const later = (ending: Ending): Ending => {
    if (ending.at === 'first of') return { ...ending, endings: ending.endings.map(later) }
    return ending.at === 'end of combat' && ending.next ? { ...ending, round: Math.max(ending.round, course.state.round + 1) } : ending
  }
  moveEndings(course, ['end of combat'], later)
}

/** Puts other ends in the place of those of a kind, of all that lasts. */
function moveEndings(course: Course, kinds: readonly Ending['at'][], moved: (ending: Ending) => Ending): void {
  const { lasting, play, away } = course.state
  const isOne = ({ at }: Ending): boolean => at === 'first of' || kinds.includes(at)
  if (lasting.some((each) => isOne(each.until)))
    set(course, { lasting: lasting.map((each) => (isOne(each.until) ? { ...each, until: moved(each.until) } : each)) })
  if (away?.some((each) => isOne(each.until)))
    set(course, { away: away.map((each) => (isOne(each.until) ? { ...each, until: moved(each.until) } : each)) })
  const endsOf = ({ ends, becomes, redirected }: Placed): readonly Ending[] =>
    [ends, becomes?.until, redirected?.until].filter((each) => each !== undefined)
  if (!play.some((each) => endsOf(each).some(isOne))) return
  set(course, {
    play: play.map((each) => {
      if (!endsOf(each).some(isOne)) return each
      const { ends, becomes, redirected } = each
      return {
        ...each,
        ...(ends && { ends: moved(ends) }),
        ...(becomes && { becomes: { ...becomes, until: moved(becomes.until) } }),
        ...(redirected && { redirected: { ...redirected, until: moved(redirected.until) } }),
      }
    }),
  })
}

/** Whether a moment is the end of something that lasts. */
export function endsAt(ending: Ending, moment: (ending: Ending) => boolean): boolean {
  return ending.at === 'first of' ? ending.endings.some((each) => endsAt(each, moment)) : moment(ending)
}

/**
 * Ends what lasts no longer: detached rules are dropped, cards that acted as
 * something else go back, Events that named this end are buried.
 *
 * @param moment whether an ending has come; by default those that the position itself shows
 */
export function endLasting(course: Course, moment: (ending: Ending) => boolean = (ending) => isOver(course.state, ending)): void {
  const { state } = course
  const over = (ending: Ending) => endsAt(ending, moment)
  if (state.lasting.some((each) => over(each.until))) set(course, { lasting: state.lasting.filter((each) => !over(each.until)) })
  for (const entry of state.play) {
    if (entry.becomes !== undefined && over(entry.becomes.until)) {
      const { becomes, ...rest } = entry
      set(course, { play: course.state.play.map((each) => (each.card === entry.card ? { ...rest, area: becomes.from } : each)) })
      flip(course, entry.card, 'up')
    }
    if (entry.redirected !== undefined && over(entry.redirected.until)) {
      const { redirected, affects: _, ...rest } = entry
      const back = { ...rest, ...(redirected.from === undefined ? {} : { affects: redirected.from }) }
      set(course, { play: course.state.play.map((each) => (each.card === entry.card ? back : each)) })
    }
    if (entry.ends !== undefined && over(entry.ends) && placedAt(course.state, entry.card) !== undefined)
      loseAtItsEnd(course, entry.card, entry.seat)
  }
  const { away = [] } = course.state
  const due = away.filter((each) => over(each.until))
  if (due.length === 0) return
  set(course, { away: away.filter((each) => !due.includes(each)) })
  for (const each of due) bringBack(course, each)
}

/** A card that was away for a while lies where it lay, unless it has gone elsewhere meanwhile. */
function bringBack(course: Course, { card, from, aside }: Away): void {
  const { state } = course
  // Nobody but its player sees what goes back to a Hand, or into a Mythos Deck (M1.15, M1.16).
  const isSecret = from === 'hand' || from === 'deck'
  if (placedAt(state, card) !== undefined) {
    if (typeof from !== 'object') return
    set(course, { play: state.play.map((each) => (each.card === card ? from : each)) })
  } else {
    const found = lift(course, card)
    if (aside !== (found === 'aside')) return putIn(course, card, found)
    if (typeof from === 'object') {
      const { card: _, seat, area, order: __, ...rest } = from
      const bearerGone = rest.on !== undefined && placedAt(course.state, rest.on) === undefined
      if (bearerGone) return putIn(course, card, 'discard')
      enter(course, seat, card, area, rest)
    } else putIn(course, card, from)
  }
  course.events.push({ was: 'moved', seat: ownerOf(state, card), title: isSecret ? 'A card' : title(state, card), to: 'where it was' })
}

function putIn(course: Course, card: CardNo, pile: Whereabouts): void {
  const seat = ownerOf(course.state, card)
  if (pile === 'play' || pile === 'aside') return
  const cards = course.state.players[seat]![pile]
  setPlayer(course, seat, { [pile]: pile === 'deck' ? [card, ...cards] : [...cards, card] })
}
