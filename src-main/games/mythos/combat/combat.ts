/**
 * Combat (M14): its steps as tasks, one file a step. Commit Monsters, Commit
 * Allies, Cast Spells and Use Artifacts, the Battles, burying; Control in it, and
 * attacks outside it.
 */
import type { Rule } from '../../../../grammar/ast.ts'
import { queueTriggers } from '../agenda.ts'
import { type Course, next, putApart, set, setPlayer } from '../course.ts'
import { countTurns, endLasting } from '../lasting.ts'
import type { Task } from '../tasks.ts'
import { absorbPoints } from './absorbing.ts'
import { alliesDefend } from './allies.ts'
import { attack } from './attack.ts'
import { beginBattles, combatOrder, endBattle, nextBattle } from './battles.ts'
import { buryTheLost, closeCombat, endOfCombat, skipCombat } from './bury.ts'
import { castStep } from './cast.ts'
import { commitAllies, commitMonsters, joinRevealed } from './commit.ts'
import { control } from './control.ts'
import { cosmicBattle } from './cosmic.ts'
import { additionalEffects, loseSanity } from './loss.ts'
import { reveal } from './reveal.ts'

export type CombatTask = Extract<
  Task,
  {
    do:
      | 'attack'
      | 'control'
      | 'combat'
      | 'commit monsters'
      | 'commit allies'
      | 'cast step'
      | 'begin battles'
      | 'next battle'
      | 'reveal'
      | 'join revealed'
      | 'cosmic battle'
      | 'absorb'
      | 'allies defend'
      | 'lose sanity'
      | 'additional effects'
      | 'end battle'
      | 'end of combat'
      | 'bury the lost'
      | 'close combat'
  }
>

export function performCombat(course: Course, task: CombatTask): void {
  switch (task.do) {
    case 'attack':
      return attack(course, task)
    case 'control':
      return control(course, task)
    case 'combat':
      return task.isAsked ? beginCombat(course) : askWhetherSkipped(course)
    case 'commit monsters':
      return commitMonsters(course, task)
    case 'commit allies':
      return commitAllies(course, task)
    case 'cast step':
      return castStep(course, task)
    case 'begin battles':
      return beginBattles(course)
    case 'next battle':
      return nextBattle(course, task)
    case 'reveal':
      return reveal(course, task)
    case 'join revealed':
      return joinRevealed(course, task)
    case 'cosmic battle':
      return cosmicBattle(course, task)
    case 'absorb':
      return absorbPoints(course, task)
    case 'allies defend':
      return alliesDefend(course, task)
    case 'lose sanity':
      return loseSanity(course, task)
    case 'additional effects':
      return additionalEffects(course, task)
    case 'end battle':
      return endBattle(course, task.at)
    case 'end of combat':
      return endOfCombat(course)
    case 'bury the lost':
      return buryTheLost(course, task)
    case 'close combat':
      return closeCombat(course)
  }
}

/** The mark of a text that skips this Combat (M13.15). */
const skipped = 'skip combat'

const skipsCombat = (rule: Rule): boolean => rule.kind === 'on' && rule.do.some((op) => 'skip' in op && op.skip === 'combat')

/** What skips Combat at its start skips this one, before anything of it is begun (M13.15). */
function askWhetherSkipped(course: Course): void {
  next(course, { do: 'combat', isAsked: true })
  queueTriggers(course, (trigger, _ctx, { rule }) => trigger === 'combatBegins' && skipsCombat(rule))
}

/**
 * Card play has ended (M13.14): the steps of Combat (M14.1), for which the order of
 * players is now fixed (M14.5). Allies are committed when every Threat has been
 * (M14.12).
 */
function beginCombat(course: Course): void {
  if (course.state.players.some((player) => player.happened.includes(skipped))) {
    for (const [seat, { happened }] of course.state.players.entries()) {
      setPlayer(course, seat, { happened: happened.filter((each) => each !== skipped) })
    }
    return skipCombat(course)
  }
  const order = combatOrder(course.state)
  set(course, {
    phase: 'combat',
    combat: { step: 'commit monsters', order, defenders: [], declined: 0, battles: [], absorbed: [], bonuses: [] },
  })
  course.events.push({ was: 'combat begun' })
  const ended = putApart(course, () => {
    countTurns(course)
    endLasting(course)
  })
  next(
    course,
    ...order.map((seat): Task => ({ do: 'commit monsters', seat, ctx: { you: seat } })),
    ...order.map((seat): Task => ({ do: 'commit allies', seat, ctx: { you: seat } })),
    { do: 'cast step', seat: order[0]! },
    { do: 'begin battles' },
    { do: 'end of combat' },
  )
  queueTriggers(course, (trigger, _ctx, { rule }) => trigger === 'combatBegins' && !skipsCombat(rule))
  next(course, ...ended)
}
