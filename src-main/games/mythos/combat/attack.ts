/** Attacks outside Combat (M9.37 to M9.41, M14.87, M14.88): Allies its target chooses absorb, then Sanity. */
import type { Filter, Trigger } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { ask, queueTriggers, unasked } from '../agenda.ts'
import { bannedBy, isKeptFrom, safeFrom } from '../bans.ts'
import { type Course, next, set } from '../course.ts'
import { enter, lift } from '../moves.ts'
import { fromLeft, ownerOf, printed, title } from '../places.ts'
import { nameOf } from '../reasons.ts'
import { matches } from '../select.ts'
import { isInvisible, seesInvisible } from '../sight.ts'
import { loseSanity } from '../sparing.ts'
import { includes, isSilenced, placedAt } from '../standing.ts'
import type { CardNo, Ctx, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { currentValue } from '../values.ts'
import { turnToAbsorb } from './absorbing.ts'
import { doer } from './triggers.ts'

type AttackTask = Extract<Task, { do: 'attack' }>

/**
 * The target names the Allies that defend, in the order they absorb, until the points
 * are covered or no more are wanted. Where Allies alone are attacked it cannot spare
 * them. There is no Cosmic Battle in it, and nothing happens that needs one to be
 * survived (M9.39).
 */
export function attack(course: Course, task: AttackTask): void {
  const { on, by, ctx } = task
  if (task.asked) return strike(course, task)
  const safe = bannedBy(course.state, on, 'beAttacked') ?? (by === undefined ? undefined : safeFrom(course.state, on, by))
  if (safe !== undefined && !task.onlyAllies) {
    course.events.push({
      was: 'nothing happened',
      seat: on,
      title: attacker(course.state, task),
      why: `${nameOf(course.state, safe)} lets nobody attack`,
    })
    return
  }
  // M11.58: it has no Card Value, and fights nobody.
  if (by !== undefined && printed(course.state, by).goo === true) {
    course.events.push({ was: 'nothing happened', seat: on, title: title(course.state, by), why: 'for it has no Card Value' })
    return
  }
  bringIn(course, task)
  const { state } = course
  const picked = ctx.answered === true ? (ctx.picks ?? []) : []
  const defenders = [...task.defenders, ...picked]
  const covered = defenders.reduce((sum, card) => sum + currentValue(state, card), 0)
  const open = mayDefend(state, task).filter((card) => !defenders.includes(card))
  const enough = ctx.answered === true && picked.length === 0
  const points = pointsOf(state, task)
  if (enough || open.length === 0 || covered >= points) return shown(course, { ...task, defenders, asked: true, ctx: unasked(ctx) })
  if (task.onlyAllies && open.length === 1) {
    return shown(course, { ...task, defenders: [...defenders, ...open], asked: true, ctx: unasked(ctx) })
  }
  const prompt = `${attacker(state, task)} attacks with ${points}. Which Ally defends?`
  const question = { ask: 'which card', prompt, among: open, more: 1, mayStop: !task.onlyAllies } as const
  ask(course, on, question, { ...task, defenders, ctx: unasked(ctx) })
}

/**
 * A Monster that attacks somebody else from the Hand or a deck is in play while
 * it does, aimed at its target like a Threat: so its words about itself and
 * about "your opponent" hold, and its current value counts.
 */
function bringIn(course: Course, { on, by, isSummoned, ctx }: AttackTask): void {
  if (by === undefined || on === ctx.you || printed(course.state, by).type !== 'Monster' || placedAt(course.state, by) !== undefined) return
  lift(course, by)
  enter(course, ctx.you, by, 'threat', { against: on })
  set(course, { attack: { on, by, ...(isSummoned ? { isSummoned } : {}), defenders: [] } })
}

/** What cards say when a player is attacked by another: once, and to each of the cards that attack, or to such of them together. */
export function queueAttacked(course: Course, on: Seat, by: Seat, cards: readonly CardNo[], bare = false): void {
  const { state } = course
  const hear = (hears: (trigger: Extract<Trigger, { attacked: unknown }>, ctx: Ctx) => boolean, more: Partial<Ctx>): void =>
    queueTriggers(
      course,
      (trigger, ctx) =>
        typeof trigger === 'object' && 'attacked' in trigger && includes(state, trigger.attacked, ctx, on) && hears(trigger, ctx),
      { actor: by, whose: on, ...more },
    )
  for (const cause of cards.toReversed())
    hear((trigger, ctx) => trigger.with !== undefined && !trigger.together && matches(state, cause, trigger.with, ctx), { cause })
  const isAmong = (is: Filter, ctx: Ctx): boolean => cards.some((card) => matches(state, card, is, ctx))
  hear((trigger, ctx) => trigger.with !== undefined && trigger.together === true && isAmong(trigger.with, ctx), {})
  if (bare || cards.length > 0) hear((trigger) => trigger.with === undefined, {})
}

/** A Monster attacks with its current value (M11.13); everything else with what its text says. */
function pointsOf(state: State, { on, by, points, gains = 0 }: AttackTask): number {
  return gains + (by !== undefined && isAimed(state, by, on) ? currentValue(state, by) : points)
}

const isAimed = (state: State, card: CardNo, on: number): boolean => {
  const entry = placedAt(state, card)
  return entry?.area === 'threat' && entry.against === on
}

/** What a Monster does when it is revealed happens after the defenders are chosen (M9.40). */
function shown(course: Course, task: AttackTask): void {
  const { by, isSummoned, ctx, on, defenders } = task
  const isHeard = by !== undefined && printed(course.state, by).type === 'Monster' && !isSilenced(course.state, by)
  const rules = isHeard ? printed(course.state, by).rules : []
  const triggers = rules.flatMap((rule, index): Task[] =>
    rule.kind === 'on' && rule.on === 'threatRevealed' && by !== undefined
      ? [{ do: 'trigger', card: by, rule: index, ctx: { ...unasked(ctx), source: by, rule: index, opponent: on } }]
      : [],
  )
  set(course, { attack: { on, ...(by === undefined ? {} : { by }), ...(isSummoned ? { isSummoned } : {}), defenders } })
  next(course, ...triggers, task)
}

/** Defenders absorb in their order, are buried at once if they absorbed anything (M9.38), and the rest is Sanity. */
function strike(course: Course, task: AttackTask): void {
  const { on, by, ctx } = task
  const wasAimed = course.state.attack?.by === by && by !== undefined && printed(course.state, by).type === 'Monster' && on !== ctx.you
  const gone = wasAimed && !isAimed(course.state, by, on)
  let left = pointsOf(course.state, task)
  const defenders = task.defenders.filter((card) => {
    const entry = placedAt(course.state, card)
    return entry?.area === 'ally' && !entry.faceDown
  })
  defenders.sort((one, other) => turnToAbsorb(course.state, one) - turnToAbsorb(course.state, other))
  const values = defenders.map((card) => currentValue(course.state, card))
  const { attack: _, ...rest } = course.state
  course.state = rest
  // A Monster that its own words took away attacks nobody (M14.35).
  if (gone) return
  course.events.push({ was: 'attacked', seat: on, title: attacker(course.state, task), points: left })
  const hurt: CardNo[] = []
  for (const [at, card] of defenders.entries()) {
    const points = Math.min(left, values[at]!)
    if (points === 0) continue
    left -= points
    hurt.push(card)
    course.events.push({ was: 'absorbed', seat: on, title: title(course.state, card), points })
  }
  const from = by ?? ctx.source
  const told = from === undefined ? {} : { card: from }
  queueDealt(course, by, on, hurt.length > 0, left > 0 && !task.onlyAllies)
  if (left > 0 && !task.onlyAllies) next(course, ...loseSanity(course, on, left, attacker(course.state, task), { ...told, inBattle: true }))
  if (!task.onlyAllies) queueAttacked(course, on, ctx.you, by === undefined ? [] : [by], true)
  // Who owns several of them says in which order they are buried (M1.32).
  const owners = fromLeft(course.state, on).filter((seat) => hurt.filter((card) => ownerOf(course.state, card) === seat).length > 1)
  const unordered = owners.length > 0 ? { unordered: owners } : {}
  if (hurt.length > 0) next(course, { do: 'lose cards', cards: hurt, to: 'bury', ctx: unasked(ctx), refused: [], ...unordered })
}

/** What an attacker that is in play, or what it bears, does for a loss that it has dealt: once that is suffered. No Battle is needed for it (M14.87). */
function queueDealt(course: Course, by: CardNo | undefined, on: Seat, hurtsAllies: boolean, costsSanity: boolean): void {
  if (by === undefined || !(hurtsAllies || costsSanity)) return
  const { state } = course
  queueTriggers(
    course,
    (trigger, _, { card }) =>
      (trigger === 'dealtLoss' || (trigger === 'dealtSanity' && costsSanity)) && card !== undefined && doer(state, card) === by,
    { opponent: on },
  )
}

/** Face-up Allies of the target, but for the one that attacks; an Invisible Monster only those that can see it (M14.57). */
function mayDefend(state: State, { on, by, alliesMayDefend, onlyAllies }: AttackTask): CardNo[] {
  if (!alliesMayDefend && !onlyAllies) return []
  const unseen = by !== undefined && printed(state, by).type === 'Monster' && isInvisible(state, by)
  return state.play.flatMap(({ card, seat, area, faceDown }) =>
    seat === on &&
    area === 'ally' &&
    !faceDown &&
    card !== by &&
    currentValue(state, card) > 0 &&
    !(alliesMayDefend && isKeptFrom(state, card, 'defending')) &&
    (!unseen || seesInvisible(state, card, by))
      ? [card]
      : [],
  )
}

function attacker(state: State, { by, ctx }: AttackTask): string {
  const card = by ?? ctx.source
  return card === undefined ? 'The attack' : title(state, card)
}
