/** Positions of Cthulhu Dice, and dice that fall as a test wants them to. */

import { play } from '../../../src-main/engine/match.ts'
import { below, type Rng, seeded } from '../../../src-main/engine/random.ts'
import { type Action, cthulhuDice, die, type Face, type State, type View } from '../../../src-main/games/cthulhu-dice/game.ts'

interface Table {
  readonly sanity: readonly number[]
  readonly pool: number
  readonly caster?: number
  /** Rival Cults when there are more cultists than players. */
  readonly players?: number
  readonly turn?: number
  readonly mayLeave?: readonly number[]
}

/** A Caster about to name a Victim. */
export function position({ sanity, pool, caster = 0, players = sanity.length, turn = 1, mayLeave = [] }: Table): State {
  const cultists = sanity.length / players
  const start = cthulhuDice.setup({ players, first: 0, mayLeave, ...(cultists > 1 ? { cultists } : {}) }, 1)
  return { ...start, tokens: { sanity, pool }, caster, turn }
}

/** A generator from which the die shows these faces next: the first that luck has to offer. */
export function luck(...faces: Face[]): Rng {
  for (let seed = 0; ; seed++) {
    const rng = seeded(seed)
    if (shows(rng, faces)) return rng
  }
}

function shows(rng: Rng, [face, ...rest]: Face[]): boolean {
  if (face === undefined) return true
  const [at, next] = below(rng, die.length)
  return die[at] === face && shows(next, rest)
}

/** Plays through the guarded door with the die showing these faces; the seat that has to act acts. */
export function turn(state: State, faces: readonly Face[], ...actions: Action[]): State {
  return actions.reduce(
    (now, action) => {
      const [seat] = cthulhuDice.actors(now)
      if (seat === undefined) throw new Error('The game is over already.')
      return play(cthulhuDice, now, seat, action).state
    },
    { ...state, rng: luck(...faces) },
  )
}

export const curse = (victim: number): Action => ({ do: 'curse', victim })
export const choose = (result: Exclude<Face, 'eye'>): Action => ({ do: 'choose', result })
export const leave: Action = { do: 'leave' }

export const view = (state: State): View => cthulhuDice.view(state)
export const legal = (state: State, seat: number) => cthulhuDice.legal(state, seat)
export const outcome = (state: State) => cthulhuDice.outcome(state)
export const winner = (state: State) => outcome(state)?.scores.indexOf(1)
