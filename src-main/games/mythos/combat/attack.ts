/** Attacks outside Combat (M9.37 to M9.41, M14.87, M14.88): Allies its target chooses absorb, then Sanity. */
import { ask, unasked } from '../agenda.ts'
import { type Course, next } from '../course.ts'
import { printed, title } from '../places.ts'
import { changeSanity } from '../sanity.ts'
import { currentValue, isInvisible, placedAt, seesInvisible } from '../standing.ts'
import type { CardNo, State, Task } from '../state.ts'

type AttackTask = Extract<Task, { do: 'attack' }>

/**
 * The target names the Allies that defend, in the order they absorb, until the
 * points are covered or no more are wanted. Where Allies alone are attacked it
 * cannot spare them.
 */
export function attack(course: Course, task: AttackTask): void {
  const { state } = course
  const { on, ctx } = task
  if (task.asked) return strike(course, task)
  const picked = ctx.answered === true ? (ctx.picks ?? []) : []
  const defenders = [...task.defenders, ...picked]
  const covered = defenders.reduce((sum, card) => sum + currentValue(state, card), 0)
  const open = mayDefend(state, task).filter((card) => !defenders.includes(card))
  const enough = ctx.answered === true && picked.length === 0
  if (enough || open.length === 0 || covered >= task.points) return shown(course, { ...task, defenders, asked: true, ctx: unasked(ctx) })
  if (task.onlyAllies && open.length === 1) {
    return shown(course, { ...task, defenders: [...defenders, ...open], asked: true, ctx: unasked(ctx) })
  }
  const prompt = `${attacker(state, task)} attacks with ${task.points}. Which Ally defends?`
  ask(course, on, { ask: 'which card', prompt, among: open, more: 1, mayStop: !task.onlyAllies }, { ...task, defenders, ctx: unasked(ctx) })
}

/** What a Monster does when it is revealed happens after the defenders are chosen (M9.40). */
function shown(course: Course, task: AttackTask): void {
  const { by, ctx, on } = task
  const rules = by === undefined ? [] : printed(course.state, by).rules
  const triggers = rules.flatMap((rule, index): Task[] =>
    rule.kind === 'on' && rule.on === 'threatRevealed' && by !== undefined && printed(course.state, by).type === 'Monster'
      ? [{ do: 'trigger', card: by, rule: index, ctx: { ...unasked(ctx), source: by, rule: index, opponent: on } }]
      : [],
  )
  next(course, ...triggers, task)
}

/** Defenders absorb in their order, are buried at once if they absorbed anything (M9.38), and the rest is Sanity. */
function strike(course: Course, task: AttackTask): void {
  const { on, ctx } = task
  course.events.push({ was: 'attacked', seat: on, title: attacker(course.state, task), points: task.points })
  let left = task.points
  const hurt: CardNo[] = []
  for (const card of task.defenders) {
    const entry = placedAt(course.state, card)
    if (left === 0 || entry?.area !== 'ally' || entry.faceDown) continue
    const points = Math.min(left, currentValue(course.state, card))
    if (points === 0) continue
    left -= points
    hurt.push(card)
    course.events.push({ was: 'absorbed', seat: on, title: title(course.state, card), points })
  }
  if (left > 0 && !task.onlyAllies) changeSanity(course, on, -left, attacker(course.state, task))
  if (hurt.length > 0) next(course, { do: 'lose cards', cards: hurt, to: 'bury', ctx: unasked(ctx), refused: [] })
}

/** Face-up Allies of the target, but for the one that attacks; an Invisible Monster only those that can see it (M14.57). */
function mayDefend(state: State, { on, by, alliesMayDefend, onlyAllies }: AttackTask): CardNo[] {
  if (!alliesMayDefend && !onlyAllies) return []
  const unseen = by !== undefined && printed(state, by).type === 'Monster' && isInvisible(state, by)
  return state.play.flatMap(({ card, seat, area, faceDown }) =>
    seat === on && area === 'ally' && !faceDown && card !== by && currentValue(state, card) > 0 && (!unseen || seesInvisible(state, card))
      ? [card]
      : [],
  )
}

function attacker(state: State, { by, ctx }: AttackTask): string {
  const card = by ?? ctx.source
  return card === undefined ? 'The attack' : title(state, card)
}
