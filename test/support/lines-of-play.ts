/**
 * A branch census: exactly how many lines of play there are from a position. Chance branches nowhere: every position
 * carries its generator, so that the dice fall in each line as they must. Of those who choose at the same time the first
 * clockwise is asked first, so that two choices are one line and not two. A line that ends early is counted as it is.
 */
import type { Game } from '../../src-main/engine/game.ts'
import { pickOne, seeded } from '../../src-main/engine/random.ts'

/** The number of lines of 1, 2, ... actions, up to `depth`. */
export function census<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  depth: number,
): number[] {
  return Array.from({ length: depth }, (_, less) => lines(game, state, less + 1))
}

function lines<Options, State, Action, View, Event>(game: Game<Options, State, Action, View, Event>, state: State, depth: number): number {
  const [seat] = game.actors(state)
  if (seat === undefined || depth === 0) return 1
  const actions = game.legal(state, seat)
  if (depth === 1) return actions.length
  return actions.reduce((sum, action) => sum + lines(game, game.apply(state, seat, action).state, depth - 1), 0)
}

/** The position after so many random moves, or after the first that is `wanted`; the seed decides which. */
export function after<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  options: Options,
  seed: number,
  wanted: number | ((state: State) => boolean),
): State {
  let state = game.setup(options, seed)
  let luck = seeded(~seed)
  for (let moves = 0; typeof wanted === 'number' ? moves < wanted : !wanted(state); moves++) {
    const [seat] = game.actors(state)
    if (seat === undefined) throw new Error(`The match of seed ${seed} ends before it comes to the position.`)
    let action: Action
    ;[action, luck] = pickOne(luck, game.legal(state, seat))
    state = game.apply(state, seat, action).state
  }
  return state
}

/** As it is kept: a line for each position, so that a difference is read at sight. */
export const written = (counts: Readonly<Record<string, readonly number[]>>): string =>
  `{\n${Object.entries(counts)
    .map(([name, each]) => `  ${JSON.stringify(name)}: [${each.join(', ')}]`)
    .join(',\n')}\n}\n`
