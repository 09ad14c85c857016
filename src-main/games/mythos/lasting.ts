/** How long things last (M15.3, M17.9): from a duration in a text to the moment at which it is over. */
import type { Duration } from '../../../grammar/ast.ts'
import { type Course, set } from './course.ts'
import { flip, lose } from './moves.ts'
import { topCard } from './places.ts'
import { placedAt } from './standing.ts'
import type { Ctx, Ending, State } from './state.ts'

/** The end that a duration means when it begins now. */
export function endingOf(state: State, until: Duration, ctx: Ctx): Ending {
  if (typeof until === 'object') {
    if ('all' in until) return { at: 'first of', endings: until.all.map((each) => endingOf(state, each, ctx)) }
    return { at: 'card played', filter: until.cardPlayed, ctx, by: until.by ?? 'each' }
  }
  switch (until) {
    case 'turn':
      return { at: 'end of turn', turn: state.turn }
    case 'round':
      return { at: 'end of round', round: state.round }
    case 'combat':
    case 'nextCombat':
      // Combat follows card play in the same Round; after it "the next Combat" is that of the next Round.
      return { at: 'end of combat', round: state.round + (state.phase === 'end of round' ? 1 : 0) }
    case 'nextRound':
      throw new Error('The engine cannot begin something in the next Round yet.')
    case 'game':
      return { at: 'end of round', round: Number.MAX_SAFE_INTEGER }
    case 'whileFaceDown':
      return { at: 'face up', card: ctx.source! }
    case 'whileHere':
      return { at: 'left here', seat: ctx.you, card: topCard(state, ctx.you) ?? -1 }
  }
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
    case 'card played':
      return false
    case 'first of':
      return ending.endings.some((each) => isOver(state, each))
  }
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
    if (entry.ends !== undefined && over(entry.ends) && placedAt(course.state, entry.card) !== undefined) lose(course, entry.card, 'bury')
  }
}
