/**
 * A match as it is kept: what was agreed, what luck was drawn from, who did what.
 *
 * Everything else about a match is computed. To save is to append a move, to
 * undo is to count fewer of them, to replay is to fold them.
 */
import { hash } from 'node:crypto'
import type { Game, Seat, Step } from './game.ts'
import { IllegalAction } from './game.ts'
import type { Seed } from './random.ts'

export interface Move<Action> {
  readonly seat: Seat
  readonly action: Action
}

export interface Match<Options, Action> {
  readonly options: Options
  readonly seed: Seed
  readonly moves: readonly Move<Action>[]
}

/** A match that says which rules it was played by: the text of a saved file. */
export interface Report<Options, Action> extends Match<Options, Action> {
  readonly game: string
  readonly edition: number
}

/** The position after the first `count` moves; after all of them, if not said. */
export function replay<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  match: Match<Options, Action>,
  count = match.moves.length,
): State {
  let state = game.setup(match.options, match.seed)
  for (const move of match.moves.slice(0, count)) {
    state = play(game, state, move.seat, move.action).state
  }
  return state
}

/**
 * `apply`, with the door guarded. Rules may assume a legal action because
 * nothing reaches them by any other way. Throws {@link IllegalAction}.
 */
export function play<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  action: Action,
): Step<State, Event> {
  const known = among(game.legal(state, seat), action)
  if (known === undefined) throw new IllegalAction(`Seat ${seat} may not do ${actionKey(action).slice(0, 200)} now.`)
  return game.apply(state, seat, known)
}

/** The one of some actions that an action is. Mostly it is written as it was offered, and JSON alone is quick. */
function among<Action>(actions: readonly Action[], action: Action): Action | undefined {
  const written = JSON.stringify(action)
  const same = actions.find((each) => JSON.stringify(each) === written)
  if (same !== undefined) return same
  const wanted = actionKey(action)
  return actions.find((each) => actionKey(each) === wanted)
}

/** The match as it was `by` moves ago. Beyond its beginning there is nothing to undo. */
export function undone<Options, Action>(match: Match<Options, Action>, by = 1): Match<Options, Action> {
  return { ...match, moves: match.moves.slice(0, Math.max(0, match.moves.length - by)) }
}

/** What two ways of writing one action have in common: its fields, in alphabetical order. */
export const actionKey: (action: unknown) => string = canonical

/** A short name for a position: equal for equal positions, however their fields are ordered. */
export function fingerprint(state: unknown): string {
  return hash('sha256', canonical(state), 'hex').slice(0, 16)
}

/** JSON with its keys sorted. What JSON leaves out (a field that is undefined) is left out here. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}
