/**
 * Plays by rule of thumb: takes what tempts most at first sight, and looks no further. The game says what tempts
 * (`Game.appeal`); among equals, and where a game says nothing, luck decides.
 */
import type { Game, Seat } from '../engine/game.ts'
import { pickOne, type Rng, split } from '../engine/random.ts'

/** One of the actions that tempt `seat` most, in a world that it imagines: what it does not know does not tempt it. */
export function ruleOfThumb<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  rng: Rng,
): [action: Action, next: Rng] {
  const actions = game.legal(state, seat)
  const { appeal } = game
  if (appeal === undefined || actions.length < 2) return pickOne(rng, actions)
  const [luck, next] = split(rng)
  const world = game.imagine(state, seat, luck)
  const appeals = actions.map((action) => appeal(world, seat, action))
  const most = Math.max(...appeals)
  return pickOne(
    next,
    actions.filter((_, at) => appeals[at] === most),
  )
}
