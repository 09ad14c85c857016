/** Going on from a position of Mythos: does what is on the agenda and answers what is asked. */
import type { Seat } from '../../src-main/engine/game.ts'
import { openQuestion, settle } from '../../src-main/games/mythos/agenda.ts'
import { type Course, courseFrom } from '../../src-main/games/mythos/course.ts'
import type { Event } from '../../src-main/games/mythos/events.ts'
import type { Action, State } from '../../src-main/games/mythos/state.ts'
import type { Question } from '../../src-main/games/mythos/tasks.ts'
import { take } from '../../src-main/games/mythos/turn.ts'

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
}

const after = (course: Course): Played => ({ state: course.state, events: course.events })

/** Does what is on the agenda, up to the next question. */
export function goOn(state: State): Played {
  const course = courseFrom(state)
  settle(course)
  return after(course)
}

/** The open question and whom it is asked. */
export function asked(state: State): { readonly seat: Seat; readonly question: Question } | undefined {
  const question = openQuestion(state)
  return question === undefined ? undefined : { seat: question.seat, question: question.question }
}

/**
 * Does what the asked seat has chosen - a play, a cast or an answer - and goes
 * on to the next question. Whether it is legal is not looked at here.
 */
export function reply(state: State, action: Action): Played {
  const open = asked(state)
  if (open === undefined) throw new Error('Nothing is asked.')
  const course = courseFrom(state)
  take(course, open.seat, action)
  settle(course)
  return after(course)
}

/**
 * Answers every question with what `chooser` says, until it says nothing or
 * there is none. Nothing is the answer to a question it has no opinion on.
 */
export function answerAll(from: State, chooser: (question: Question, seat: Seat, state: State) => Action | undefined): Played {
  let { state, events } = goOn(from)
  for (let count = 0; count < 1000; count++) {
    const open = asked(state)
    if (open === undefined) return { state, events }
    const action = chooser(open.question, open.seat, state)
    if (action === undefined) return { state, events }
    const more = reply(state, action)
    state = more.state
    events = [...events, ...more.events]
  }
  throw new Error('A thousand answers, and still a question.')
}
