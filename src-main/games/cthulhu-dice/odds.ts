/**
 * What each choice of Cthulhu Dice promises. Nothing is hidden, so a position at the beginning of a turn is told by who has
 * how much sanity, counted from the Caster: the pool has the rest [CD-20]. Each circle of cultists is solved once (circle.ts),
 * when it is asked for first; a large one takes seconds, and may be solved piece by piece beforehand.
 */
import type { Odds, Seat } from '../../engine/game.ts'
import { type Solved, type Solving, solving } from './circle.ts'
import type { Action, Cultist, State } from './game.ts'

interface Circle {
  readonly solving: Solving
  done: boolean
  /** Nothing before it is done, nor should it have no answer. */
  solved: Solved | undefined
}

/** By what makes them: how many cultists and players are still there, and all tokens. */
const circles = new Map<string, Circle>()

function circleOf({ table, tokens }: State): Circle {
  const all = tokens.sanity.length
  const players = table.players - table.gone.length
  const cultists = players * table.cultists
  const name = `${cultists} ${players} ${all}`
  const known = circles.get(name) ?? { solving: solving(cultists, 3 * all, players), done: false, solved: undefined }
  circles.set(name, known)
  return known
}

/** Goes on solving the circle of `state` until that is done, or `late`; whether it is done. */
export function prepare(state: State, late: () => boolean): boolean {
  const circle = circleOf(state)
  while (!circle.done && !late()) {
    const { done, value } = circle.solving.next()
    circle.done = done === true
    circle.solved = value
  }
  return circle.done
}

/** What each choice promises. Nothing, should the circle have no answer. */
export function odds(state: State, actions: readonly Action[]): readonly Odds<Action>[] | undefined {
  const { table, tokens, caster, question } = state
  const circle = circleFrom(state)
  prepare(state, () => false)
  const { solved } = circleOf(state)
  if (solved === undefined) return undefined
  const sanity = circle.map((each) => tokens.sanity[each]!)
  const place = (cultist: Cultist) => circle.indexOf(cultist)
  /** The player's place among the players, counted from the Caster's. */
  const counted = (cultist: Cultist) => (table.cultists === 1 ? place(cultist) : place(cultist) % table.players)
  const chance = (action: Action): number => {
    switch (action.do) {
      case 'curse':
        return solved.afterCurse(sanity, place(action.victim))[0]!
      case 'choose': {
        if (question.ask !== 'what the Eye sees') throw new Error('No Eye was rolled.')
        const after = question.roller === caster ? solved.afterCaster : solved.afterVictim
        return after(sanity, place(question.victim), action.result)[counted(question.roller)]!
      }
      case 'leave':
        // Whoever has left wins nothing any more [CD-E14].
        return 0
    }
  }
  return actions.map((action) => ({ action, chance: chance(action) }))
}

/** The cultists still there, clockwise from the Caster. */
function circleFrom({ table, tokens, caster }: State): Cultist[] {
  const all = tokens.sanity.length
  const circle = Array.from({ length: all }, (_, step) => (caster + step) % all)
  return circle.filter((each) => !table.gone.includes((each % table.players) as Seat))
}
