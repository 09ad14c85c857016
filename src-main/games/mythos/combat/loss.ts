/** Lose Sanity (M14.73, M14.74) and Resolve Additional Effects (M14.75 to M14.80). */
import type { Trigger } from '../../../../grammar/ast.ts'
import type { Battle } from '../combat-state.ts'
import { type Course, next } from '../course.ts'
import { loseSanity as sufferLoss } from '../sparing.ts'
import type { Source } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { battleAt, changeBattle, lowerSanityFirst, otherOf, sideOf } from './battles.ts'
import { reaching, survivors } from './cosmic.ts'
import { doer, oneByOne } from './triggers.ts'

/** Both lose at once (M14.74): only after both is it looked at whether the match is over (M14.8). */
export function loseSanity(course: Course, { at }: Extract<Task, { do: 'lose sanity' }>): void {
  changeBattle(course, at, { step: 'loss' })
  const battle = battleAt(course.state, at)
  const asked = [battle.a, battle.b].flatMap((seat) => {
    const rival = otherOf(battle, seat)
    const { attack, left } = sideOf(battle, rival)
    const cause = { inBattle: true, attackers: dealtLoss(battle, rival), points: { all: attack, each: left } } as const
    return sufferLoss(course, seat, sideOf(battle, seat).lost, 'Battle', cause)
  })
  next(course, ...asked)
}

/** What surviving Monsters do besides damage, once for each of them (M14.75, M14.78), the lower-Sanity player's first (M14.79). */
export function additionalEffects(course: Course, task: Extract<Task, { do: 'additional effects' }>): void {
  const battle = battleAt(course.state, task.at)
  const begun = battle.step === 'effects'
  if (!begun) changeBattle(course, task.at, { step: 'effects' })
  const seats = begun ? task.seats : lowerSanityFirst(course.state, battle)
  oneByOne(course, { ...task, seats }, (trigger, source) => happens(course.state, battle, trigger, source))
}

function happens(state: State, battle: Battle, trigger: Trigger, source: Source): boolean {
  const card = doer(state, source.card!)
  const seat = source.ctx.you
  switch (trigger) {
    case 'survivedCosmicBattle':
      return survivors(battle, seat).includes(card)
    case 'reachedDefenders':
      return reaching(battle, seat).includes(card)
    case 'dealtLoss':
      return dealtLoss(battle, seat).includes(card)
    case 'dealtSanity':
      return sideOf(battle, otherOf(battle, seat)).lost > 0 && dealtLoss(battle, seat).includes(card)
    default:
      return false
  }
}

/**
 * The cards of a side whose points took part in a loss of the other side's
 * Allies or Sanity. Outside an Assault every point that is left does; in an
 * Assault it is not told apart whose points the other Monsters absorbed.
 */
function dealtLoss(battle: Battle, seat: Battle['a']): CardNo[] {
  const own = sideOf(battle, seat)
  const rival = sideOf(battle, otherOf(battle, seat))
  const hurt = rival.lost > 0 || rival.defenders.some(({ card }) => rival.absorbed.some((each) => each.card === card && each.value > 0))
  if (!hurt) return []
  return [...reaching(battle, seat), ...(own.assaults ? own.defenders.map((each) => each.card) : [])]
}
