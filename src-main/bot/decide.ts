/**
 * How a bot comes to its answer, and what it thinks of each choice: by the game's own reckoning where that is exact
 * (`Game.odds`), by search (mcts.ts) where it is not.
 */
import type { Game, Odds, Seat } from '../engine/game.ts'
import { below, pickOne, type Rng } from '../engine/random.ts'
import { type Considered, consider, type Effort, search } from './mcts.ts'
import { ruleOfThumb } from './quick.ts'

/** What every choice of a decision is worth. */
export interface Weighed<Action> {
  readonly by: 'exact' | 'search'
  /** How many worlds were played, if it was by search. */
  readonly playouts?: number
  readonly odds: readonly Odds<Action>[]
}

/** How finely shares are told apart, and below which difference two chances are the same. */
const precision = 1_000_000
const same = 1e-9

/** What `seat` should do now, with what a search found out. It must be one of the actors; equal knowledge and equal luck lead to equal moves. */
export function deliberate<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  effort: Effort,
  rng: Rng,
): Considered<Action> {
  const odds = reckoned(game, state, seat, effort)
  if (odds === undefined) return consider(game, state, seat, effort, rng)
  // All is won, or lost, whatever is done: then it is done as seems sensible.
  const settled = odds.every(({ chance }) => chance < same) || odds.every(({ chance }) => chance > 1 - same)
  return { action: settled ? ruleOfThumb(game, state, seat, rng)[0] : best(odds, rng), tried: [] }
}

/** What `seat` should do now, and no more of it. */
export const decide = <Options, State, Action, View, Event>(
  ...question: Parameters<typeof deliberate<Options, State, Action, View, Event>>
): Action => deliberate(...question).action

/** What `seat` may expect of each of its choices, in their order. */
export function weigh<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  effort: Effort,
  rng: Rng,
): Weighed<Action> {
  const odds = reckoned(game, state, seat, effort)
  return odds === undefined ? { by: 'search', ...search(game, state, seat, effort, rng) } : { by: 'exact', odds }
}

/** The game's own odds, where it has them by the time that half of the time is over. */
function reckoned<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  { halfway = () => false }: Effort,
): readonly Odds<Action>[] | undefined {
  return game.prepare?.(state, halfway) === false ? undefined : game.odds?.(state, seat)
}

/** By lot, where being foreseen would cost something; otherwise one of the best. */
function best<Action>(odds: readonly Odds<Action>[], rng: Rng): Action {
  if (odds.some(({ share }) => share !== undefined)) {
    const [lot] = below(rng, precision)
    let left = (lot / precision) * odds.reduce((sum, { share = 0 }) => sum + share, 0)
    for (const { action, share = 0 } of odds) {
      left -= share
      if (left < 0) return action
    }
  }
  const most = Math.max(...odds.map(({ chance }) => chance))
  return pickOne(
    rng,
    odds.filter(({ chance }) => chance > most - same),
  )[0].action
}
