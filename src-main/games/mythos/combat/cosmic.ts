/** The Cosmic Battle (M14.38 to M14.53): values, bonuses and totals of the two Directed Threats. */
import type { Condition, Filter } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { ask, unasked } from '../agenda.ts'
import type { Battle, Bonus, Side } from '../combat-state.ts'
import { type Course, next } from '../course.ts'
import { foldTitle, printed, title } from '../places.ts'
import { amount, matches } from '../select.ts'
import { applies, type Source, statics, typeOf } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { benefitKey, currentValue } from '../values.ts'
import { battleAt, changeBattle, changeCombat, changeSide, combatOf, defendersOf, directedThreat, otherOf, sideOf } from './battles.ts'
import { bypassesThreat } from './meeting.ts'
import { inBattle } from './triggers.ts'

type CosmicTask = Extract<Task, { do: 'cosmic battle' }>

export function cosmicBattle(course: Course, task: CosmicTask): void {
  if (task.stage === 'fight') fight(course, task)
  else reckon(course, task)
}

/** Fixes the values of this Battle (M14.38), after asking where a bonus goes that could go elsewhere. */
function reckon(course: Course, task: CosmicTask): void {
  const { at, asking, ctx } = task
  const battle = battleAt(course.state, at)
  let { refused } = task
  if (asking !== undefined) {
    if (ctx.picks?.[0] === 1) changeCombat(course, { bonuses: [...combatOf(course.state).bonuses, asking] })
    else refused = [...refused, asking]
  }
  for (const seat of [battle.a, battle.b]) {
    const against = otherOf(battle, seat)
    for (const kind of bonusesFor(course.state, seat, against).keys()) {
      const bonus: Bonus = { seat, kind, against }
      if (isGiven(course.state, seat, kind) || refused.some((each) => each.seat === seat && each.kind === kind)) continue
      if (!couldWait(course.state, seat, kind)) {
        changeCombat(course, { bonuses: [...combatOf(course.state).bonuses, bonus] })
        continue
      }
      const prompt = `Does the bonus for your Threat (${kind}) go to the one against ${course.state.sheet.names[against]!}?`
      return ask(course, seat, { ask: 'whether', prompt }, { ...task, refused, asking: bonus, ctx: unasked(ctx) })
    }
  }
  for (const seat of [battle.a, battle.b]) changeSide(course, at, seat, figures(course.state, seat, otherOf(battle, seat)))
  const { asking: _, ...rest } = task
  next(course, ...[battle.a, battle.b].map((seat): Task => ({ do: 'absorb', at, stage: 'reduce', seat, order: [], ctx: { you: seat } })), {
    ...rest,
    refused,
    stage: 'fight',
    ctx: unasked(ctx),
  })
}

function figures(state: State, seat: Seat, against: Seat): Partial<Side> {
  const own = directedThreat(state, seat, against)
  const opposing = directedThreat(state, against, seat)
  const values = own.map((card) => ({ card, value: currentValue(state, card) }))
  const { bonuses } = combatOf(state)
  let whole = changesOf(state, seat, against)
  for (const [kind, points] of bonusesFor(state, seat, against)) {
    if (bonuses.some((each) => each.seat === seat && each.kind === kind && each.against === against)) whole += points
  }
  const sum = values.reduce((total, each) => total + each.value, 0)
  return {
    values,
    bypassing: own.filter((card) => bypassesThreat(state, card, opposing)),
    // M14.42: a reduction is taken from the bonus first. Without a card there is no Directed Threat to be raised.
    bonus: own.length === 0 ? 0 : Math.max(0, whole),
    reduction: Math.min(sum, Math.max(0, -whole)),
    defenders: defendersOf(state, seat, against).map((card) => ({ card, value: currentValue(state, card) })),
  }
}

/**
 * The totals (M14.39); then each side absorbs the other's. Equal totals leave nothing
 * (M14.50), and a Threat that meets none keeps all (M14.49). What bypasses Threats comes
 * in afterwards, against Allies and Investigator (M11.41). A Great Old One has no value
 * and takes no part (M11.58).
 */
function fight(course: Course, { at }: CosmicTask): void {
  changeBattle(course, at, { step: 'cosmic' })
  for (const seat of [battleAt(course.state, at).a, battleAt(course.state, at).b]) {
    changeSide(course, at, seat, { cosmicTotal: total(sideOf(battleAt(course.state, at), seat)) })
  }
  const { a, b, sides } = battleAt(course.state, at)
  if (sides.some((side) => side.values.length > 0)) {
    course.events.push({ was: 'cosmic battle', a, b, totals: [sides[0].cosmicTotal, sides[1].cosmicTotal] })
  }
  next(course, ...[a, b].map((seat): Task => ({ do: 'absorb', at, stage: 'cosmic', seat, order: [], ctx: { you: seat } })))
}

const total = (side: Side): number =>
  side.values.reduce((sum, { card, value }) => sum + (side.bypassing.includes(card) ? 0 : value), side.bonus)

// ---------------------------------------------------------------- points for a Threat as a whole

type ThreatValue = Source & { readonly points: number; readonly of: 'yourThreat' | 'threatsAgainstYou' | 'eachThreat' }

function threatValues(state: State, seat: Seat, against: Seat): ThreatValue[] {
  return statics(state, 'threat').flatMap((source): ThreatValue[] => {
    const { effect } = source.rule
    if (!('threatValue' in effect)) return []
    // "Your Threat" is that of the text's player, "Threats against you" are those aimed at him, "each Threat" is anybody's.
    if (effect.of !== 'eachThreat' && source.ctx.you !== (effect.of === 'yourThreat' ? seat : against)) return []
    if (effect.from === 'opponent' && source.ctx.opponent !== seat) return []
    const ctx = inBattle(source.ctx, effect.of === 'yourThreat' ? against : seat)
    if (!applies(state, { ...source, ctx })) return []
    return [{ ...source, points: amount(state, effect.threatValue, ctx), of: effect.of }]
  })
}

/** The bonuses that this Directed Threat could get, by what keeps them from adding up: of one kind the largest counts (M9.9). */
function bonusesFor(state: State, seat: Seat, against: Seat): Map<string, number> {
  const bonuses = new Map<string, number>()
  const own = directedThreat(state, seat, against)
  for (const source of threatValues(state, seat, against)) {
    if (source.of !== 'yourThreat' || source.points <= 0) continue
    // M14.43: it goes to a Directed Threat that contains such a Monster.
    const needed = monstersNeeded(source.rule.kind === 'static' ? source.rule.if : undefined)
    if (needed.length > 0 && !own.some((card) => needed.some((filter) => matches(state, card, filter, source.ctx)))) continue
    const kind = kindOfBonus(state, source)
    bonuses.set(kind, Math.max(bonuses.get(kind) ?? 0, source.points))
  }
  return bonuses
}

/** Tomes are never cumulative with each other (M9.8); for the rest the general rule counts (M17.10). */
function kindOfBonus(state: State, source: ThreatValue): string {
  const { card, rule } = source
  if (card !== undefined && typeOf(state, card) === 'Tome') return 'Tome'
  return rule.kind === 'static' ? benefitKey(state, { ...source, rule }, card ?? -1) : title(state, card!)
}

/** The Monsters a text asks its own Threat to have. */
function monstersNeeded(condition: Condition | undefined): Filter[] {
  if (condition === undefined) return []
  if ('threatHas' in condition) return condition.side === 'own' ? [condition.threatHas] : []
  if ('all' in condition) return condition.all.flatMap(monstersNeeded)
  if ('any' in condition) return condition.any.flatMap(monstersNeeded)
  return []
}

const isGiven = (state: State, seat: Seat, kind: string): boolean =>
  combatOf(state).bonuses.some((each) => each.seat === seat && each.kind === kind)

/** Whether a later Battle of the player could have the bonus instead. */
function couldWait(state: State, seat: Seat, kind: string): boolean {
  const waiting = (battle: Battle): boolean =>
    battle.step === 'waiting' && (battle.a === seat || battle.b === seat) && bonusesFor(state, seat, otherOf(battle, seat)).has(kind)
  return combatOf(state).battles.some(waiting)
}

/** What others do to this Directed Threat as a whole: reductions add up, but copies of one Title count once (M17.18). */
function changesOf(state: State, seat: Seat, against: Seat): number {
  const reductions = new Map<string, number>()
  const increases = new Map<string, number>()
  for (const source of threatValues(state, seat, against)) {
    if (source.of === 'yourThreat' && source.points >= 0) continue
    if (source.points < 0) {
      const key = source.card === undefined ? `rule ${source.order}` : `${foldTitle(printed(state, source.card).title)} ${source.index}`
      reductions.set(key, Math.min(reductions.get(key) ?? 0, source.points))
    } else {
      const key = kindOfBonus(state, source)
      increases.set(key, Math.max(increases.get(key) ?? 0, source.points))
    }
  }
  return [...reductions.values(), ...increases.values()].reduce((sum, each) => sum + each, 0)
}

// ---------------------------------------------------------------- what is left

/**
 * The Monsters of a side that survived the Cosmic Battle (M14.51, M14.52), or bypassed
 * it (M11.43). Only for them happens what surviving it brings (M14.76).
 */
export function survivors(battle: Battle, seat: Seat): CardNo[] {
  const side = sideOf(battle, seat)
  const unharmed = sideOf(battle, otherOf(battle, seat)).cosmicTotal === 0
  const someLeft = side.left.some((each) => each.value > 0) || side.bonusLeft > 0
  return side.values.flatMap(({ card, value }) => {
    const left = side.left.find((each) => each.card === card)?.value ?? 0
    const survived = left > 0 || side.bypassing.includes(card) || (value === 0 && (someLeft || unharmed))
    return survived ? [card] : []
  })
}

/** Those of which a point reaches the Allies Defend step (M14.77). */
export const reaching = (battle: Battle, seat: Seat): CardNo[] =>
  sideOf(battle, seat).left.flatMap(({ card, value }) => (value > 0 ? [card] : []))
