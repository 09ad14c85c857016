/** Mythos, as the kernel sees it: the nine functions, and nothing else. */
import type { Game, Seat, Step } from '../../engine/game.ts'
import { openQuestion, settle } from './agenda.ts'
import { courseFrom } from './course.ts'
import { describe } from './describe.ts'
import { imagine } from './imagine.ts'
import { view } from './look.ts'
import { legal } from './options.ts'
import { outlook, worth } from './prospects.ts'
import { type Options, setup } from './setup.ts'
import type { Action, State } from './state.ts'
import { type Told, tell } from './tell.ts'
import { appeal } from './temptations.ts'
import { take } from './turn.ts'
import type { View } from './view.ts'

/** One seat at a time is asked; the question on top of the agenda says which. */
function actors(state: State): readonly Seat[] {
  const open = openQuestion(state)
  return open === undefined ? [] : [open.seat]
}

function apply(state: State, seat: Seat, action: Action): Step<State, Told> {
  const course = courseFrom(state)
  take(course, seat, action)
  settle(course)
  const { names } = state.sheet
  return { state: course.state, events: course.events.map((event, at) => ({ ...event, ...course.origins?.[at], names })) }
}

export const mythos: Game<Options, State, Action, View, Told> = {
  id: 'mythos',
  edition: 3,
  seats: { min: 2, max: 6 },
  setup,
  actors,
  legal,
  apply,
  view,
  outcome: (state) => state.over,
  imagine,
  describe,
  tell,
  worth,
  outlook,
  appeal,
  foresight: 8,
}
