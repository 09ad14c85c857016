/** The Battles of a Combat: who meets whom and in which order (M14.4 to M14.6, M14.29 to M14.31), and their figures. */
import type { Seat } from '../../../engine/game.ts'
import type { Reckoning } from '../../reckoning.ts'
import { ask, queueTriggers, unasked } from '../agenda.ts'
import { isKeptFrom } from '../bans.ts'
import type { Battle, Combat, Side } from '../combat-state.ts'
import { type Course, next, set } from '../course.ts'
import { fromLeft, opponents, sameLocation } from '../places.ts'
import { education } from '../player-numbers.ts'
import { applies, includes, placedAt, standing } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { accountOf } from './account.ts'

/**
 * The order in which players act in Combat: from the lowest Sanity, among
 * equals the highest Education, and on to the left (M14.4).
 */
export function combatOrder(state: State): Seat[] {
  const ahead = (a: Seat, b: Seat): number =>
    state.players[a]!.sanity - state.players[b]!.sanity ||
    education(state, b) - education(state, a) ||
    state.players[b]!.semesters - state.players[a]!.semesters
  const [first] = state.players.map((_, seat) => seat).sort(ahead)
  return fromLeft(state, first!)
}

/** The two players of a Battle, the one with the lower Sanity now first (M14.34, M14.79). */
export function lowerSanityFirst(state: State, battle: Battle): [Seat, Seat] {
  const { a, b } = battle
  const difference = state.players[a]!.sanity - state.players[b]!.sanity
  // Between equals the order of the Battles decides; in it `a` comes before `b`.
  return difference > 0 ? [b, a] : [a, b]
}

// ---------------------------------------------------------------- reading and changing a Battle

/** The Combat that is going on; asked for only inside one. */
export function combatOf(state: State): Combat {
  if (state.combat === undefined) throw new Error('There is no Combat.')
  return state.combat
}

export const battleAt = (state: State, at: number): Battle => combatOf(state).battles[at]!

export const otherOf = (battle: Battle, seat: Seat): Seat => (battle.a === seat ? battle.b : battle.a)

export const sideOf = (battle: Battle, seat: Seat): Side => battle.sides[battle.a === seat ? 0 : 1]

export function changeCombat(course: Course, change: Partial<Combat>): void {
  set(course, { combat: { ...combatOf(course.state), ...change } })
}

export function changeBattle(course: Course, at: number, change: Partial<Battle>): void {
  const { battles } = combatOf(course.state)
  changeCombat(course, { battles: battles.with(at, { ...battles[at]!, ...change }) })
}

export function changeSide(course: Course, at: number, seat: Seat, change: Partial<Side>): void {
  const battle = battleAt(course.state, at)
  const [one, two] = battle.sides
  const sides = battle.a === seat ? ([{ ...one, ...change }, two] as const) : ([one, { ...two, ...change }] as const)
  changeBattle(course, at, { sides })
}

const noFigures: Side = {
  values: [],
  bypassing: [],
  bonus: 0,
  reduction: 0,
  cosmicTotal: 0,
  left: [],
  bonusLeft: 0,
  defenders: [],
  assaults: false,
  attack: 0,
  absorbed: [],
  bonusAbsorbed: 0,
  took: [],
  lost: 0,
}

/** The Directed Threat of a player against another, as it lies now (M14.10). */
export function directedThreat(state: State, seat: Seat, against: Seat): CardNo[] {
  return state.play.flatMap((entry) =>
    entry.area === 'threat' && entry.seat === seat && entry.against === against && !isKeptFrom(state, entry.card, 'attacking')
      ? [entry.card]
      : [],
  )
}

/** The Allies of a player that defend against another: still there and face-up (M14.14, M1.37), and not taken out of the Combat by a text. */
export function defendersOf(state: State, seat: Seat, against: Seat): CardNo[] {
  return combatOf(state).defenders.flatMap((each) => {
    const entry = placedAt(state, each.card)
    const isThere = each.against === against && entry?.seat === seat && entry.area === 'ally' && !entry.faceDown
    return isThere && !isKeptFrom(state, each.card, 'defending') ? [each.card] : []
  })
}

// ---------------------------------------------------------------- Assault

/**
 * Which of two players' Allies attack in their Battle: both, if the players are
 * at the same Current Location (M14.64 to M14.66); else those that a text lets
 * attack as if they were. Such a text speaks of its own player's Allies alone,
 * so the others only defend.
 */
export function assailants(state: State, a: Seat, b: Seat): Seat[] {
  if (sameLocation(state, a, b)) return [a, b]
  return [...(attacksAsIfTogether(state, a, b) ? [a] : []), ...(attacksAsIfTogether(state, b, a) ? [b] : [])]
}

function attacksAsIfTogether(state: State, seat: Seat, other: Seat): boolean {
  return standing(state).permits.some((source) => {
    const { permit } = source.rule
    if (!('commit' in permit) || permit.commit !== 'assault' || source.ctx.you !== seat) return false
    if (!includes(state, 'opponent', source.ctx, other)) return false
    return applies(state, { ...source, ctx: { ...source.ctx, opponent: other } })
  })
}

// ---------------------------------------------------------------- which Battles there are

/** Whether two players meet: one aims a Directed Threat at the other, or has committed an Ally where there is an Assault (M14.30). */
function meet(state: State, a: Seat, b: Seat): boolean {
  if (directedThreat(state, a, b).length > 0 || directedThreat(state, b, a).length > 0) return true
  return assailants(state, a, b).some((seat) => defendersOf(state, seat, seat === a ? b : a).length > 0)
}

/**
 * The Battles begin: their order is determined anew and then stays (M14.6). Every two
 * players can have one (M18.3).
 */
export function beginBattles(course: Course): void {
  const { state } = course
  const order = combatOrder(state)
  const battles: Battle[] = []
  for (const [at, a] of order.entries()) {
    for (const b of order.slice(at + 1)) {
      if (meet(state, a, b)) battles.push({ a, b, step: 'waiting', assault: false, sides: [noFigures, noFigures] })
    }
  }
  changeCombat(course, { step: 'battles', order, battles })
  next(course, { do: 'next battle', ctx: { you: order[0]! } })
  // All Threats are still face-down: what is to happen before they are turned up happens now.
  queueTriggers(course, (trigger) => trigger === 'beforeReveal')
}

/** In order, each player resolves his or her Battles that remain, in an order of choice (M14.31). */
export function nextBattle(course: Course, task: Extract<Task, { do: 'next battle' }>): void {
  const { state } = course
  const { order, battles } = combatOf(state)
  for (const seat of order) {
    const open = battles.flatMap((each, at) => (each.step === 'waiting' && (each.a === seat || each.b === seat) ? [at] : []))
    if (open.length === 0) continue
    const rivals = open.map((at) => otherOf(battles[at]!, seat))
    if (open.length > 1 && task.ctx.answered !== true) {
      const among = opponents(state, seat).filter((each) => rivals.includes(each))
      return ask(course, seat, { ask: 'which player', prompt: 'Against whom is your next Battle?', among }, { ...task, ctx: { you: seat } })
    }
    const chosen = open.length > 1 ? open[rivals.indexOf(task.ctx.picks![0]!)]! : open[0]!
    return fight(course, chosen)
  }
}

/** Puts the steps of one Battle on the agenda (M14.2), and the search for the next one after them. */
function fight(course: Course, at: number): void {
  const battle = battleAt(course.state, at)
  changeCombat(course, { at })
  changeBattle(course, at, { step: 'reveal' })
  course.events.push({ was: 'battle begun', a: battle.a, b: battle.b })
  const ctx = { you: battle.a }
  next(
    course,
    { do: 'reveal', at, seats: lowerSanityFirst(course.state, battle), done: [], ctx },
    { do: 'check state' },
    { do: 'join revealed', at, refused: [], ctx },
    { do: 'cosmic battle', at, stage: 'reckon', refused: [], ctx },
    { do: 'allies defend', at },
    { do: 'lose sanity', at },
    { do: 'additional effects', at, seats: [], done: [], ctx },
    { do: 'end battle', at },
    { do: 'next battle', ctx: unasked(ctx) },
  )
}

/** One Battle is over. */
export function endBattle(course: Course, at: number): void {
  const battle = battleAt(course.state, at)
  changeBattle(course, at, { step: 'done' })
  const { at: _, ...combat } = combatOf(course.state)
  set(course, { combat })
  course.events.push({
    was: 'battle over',
    a: battle.a,
    b: battle.b,
    lost: [battle.sides[0].lost, battle.sides[1].lost],
    accounts: [reckoned(course.state, battle, 0), reckoned(course.state, battle, 1)],
  })
}

/** What a side had to take, as it is told when the Battle is over. */
function reckoned(state: State, battle: Battle, which: 0 | 1): Reckoning {
  const [seat, other] = which === 0 ? [battle.a, battle.b] : [battle.b, battle.a]
  const { lines, because } = accountOf(state, battle, which)
  const whose = `${state.sheet.names[seat]!} against ${state.sheet.names[other]!}`
  const { sanity } = state.players[seat]!
  const sum = 0 - battle.sides[which].lost
  return { seat, whose, lines, sum, total: sanity, unit: 'Sanity', ...(because === undefined ? {} : { because: because.text }) }
}
