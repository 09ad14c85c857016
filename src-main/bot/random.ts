/** Plays anything at all: one of the legal actions, each as likely as the next. For tests, for playouts, and when a bot is late. */
import type { Game, Seat } from '../engine/game.ts'
import { pickOne, type Rng } from '../engine/random.ts'

export function anything<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  rng: Rng,
): [action: Action, next: Rng] {
  return pickOne(rng, game.legal(state, seat))
}
