/** A position of Pocket Madness while an action is carried out on it: copied once, then written to. */
import { copied, type Known } from './knowledge.ts'
import type { Happening, Player, State } from './state.ts'

export type Course = {
  -readonly [Key in keyof Omit<State, 'players' | 'known'>]: State[Key]
} & { players: Player[]; known: Known; readonly events: Happening[] }

export const courseOf = (state: State): Course => ({ ...state, players: [...state.players], known: copied(state.known), events: [] })

/** The position, without what happened on the way. Written out, since taking one field away from a copy costs as much as a rule. */
export function closed(course: Course): State {
  const { names, round, starter, players, deck, portals, runs, turn, question, bonds, lastTurns, known, over, rng } = course
  return { names, round, starter, players, deck, portals, runs, turn, question, bonds, lastTurns, known, over, rng }
}
