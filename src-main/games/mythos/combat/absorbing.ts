/** Who absorbs what, in the order the owner chooses (M14.45 to M14.47, M14.55 to M14.60, M14.70), and where a reduction is taken (M14.42). */
import { ask, unasked } from '../agenda.ts'
import { isKeptFrom } from '../bans.ts'
import { type Battle, type Points, type Side, type Took, wholeThreat } from '../combat-state.ts'
import type { Course } from '../course.ts'
import { ownerOf, printed, title } from '../places.ts'
import { bearsOn, placedAt, statics } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { pairs } from './absorption.ts'
import { battleAt, changeCombat, changeSide, combatOf, otherOf, sideOf } from './battles.ts'
import { meets } from './meeting.ts'

type AbsorbTask = Extract<Task, { do: 'absorb' }>

/** What is to be absorbed by whom. */
interface Line {
  readonly absorbers: readonly Points[]
  readonly attackers: readonly Points[]
  /** Monsters that pass by whatever belongs to the other Threat. */
  readonly bypassing: readonly CardNo[]
}

/**
 * One side's cards absorb, or are reduced. Where the order makes a difference its owner
 * is asked for the next card, as long as it does. Nobody holds a card back that can
 * absorb (M14.56).
 */
export function absorbPoints(course: Course, task: AbsorbTask): void {
  const { at, seat, stage, ctx } = task
  const order = ctx.answered === true ? [...task.order, ctx.picks![0]!] : task.order
  const line = capped(course.state, stage, lineOf(battleAt(course.state, at), task))
  const rank = (each: Points): number => turnToAbsorb(course.state, each.card)
  const open = line.absorbers
    .filter((each) => each.card !== wholeThreat && !order.includes(each.card))
    .toSorted((one, other) => rank(one) - rank(other))
  const first = [
    ...line.absorbers.filter((each) => each.card === wholeThreat),
    ...order.map((card) => line.absorbers.find((each) => each.card === card)!),
  ]
  const settled = { ...line, absorbers: [...first, ...open] }
  const parts = taken(course.state, settled)
  const amounts = amountsOf(settled, parts)
  const remaining = amounts.slice(first.length).reduce((sum, each) => sum + each.value, 0)

  const could = open
    .map((each) => ({ ...each, value: take(course.state, { ...line, absorbers: [...first, each] }).at(-1)!.value }))
    .filter((each) => each.value > 0)
  const all = could.reduce((sum, each) => sum + each.value, 0)
  if (all > remaining && !areAlike(course.state, line, could)) {
    const prompt = stage === 'reduce' ? 'Which Monster is reduced first?' : 'Which card absorbs next?'
    // Who must absorb first, or last, does so whatever order is liked.
    const soonest = Math.min(...could.map(rank))
    const next = could.filter((each) => rank(each) === soonest)
    if (next.length < could.length && areAlike(course.state, line, next))
      return absorbPoints(course, { ...task, order: [...order, next[0]!.card], ctx: unasked(ctx) })
    const among = next.map((each) => each.card)
    return ask(course, seat, { ask: 'which card', prompt, among, more: 1, mayStop: false }, { ...task, order, ctx: unasked(ctx) })
  }
  enter(course, task, amounts, stage === 'reduce' ? [] : exchange(settled, parts, stage))
}

/** Whether a text has a card absorb before the others, or after them. */
export function turnToAbsorb(state: State, card: CardNo): number {
  const told = statics(state, 'order').flatMap((source) => {
    const { effect } = source.rule
    return 'absorbs' in effect && bearsOn(state, source, effect.of, card) ? [effect.absorbs] : []
  })
  return told.includes('first') ? 0 : told.includes('last') ? 2 : 1
}

/** No card takes more than a text lets it, whatever it is worth; to be reduced is not to absorb (M14.42). */
function capped(state: State, stage: AbsorbTask['stage'], line: Line): Line {
  if (stage === 'reduce') return line
  const caps = statics(state, 'order').filter((source) => 'absorbs' in source.rule.effect && typeof source.rule.effect.absorbs === 'number')
  if (caps.length === 0) return line
  const most = (card: CardNo): number =>
    Math.min(
      ...caps.map((source) => {
        const { effect } = source.rule
        const isMeant = 'absorbs' in effect && typeof effect.absorbs === 'number' && bearsOn(state, source, effect.of, card)
        return isMeant ? (effect.absorbs as number) : Number.POSITIVE_INFINITY
      }),
    )
  const within = (each: Points): Points => (each.card === wholeThreat ? each : { ...each, value: Math.min(each.value, most(each.card)) })
  return { ...line, absorbers: line.absorbers.map(within) }
}

/** Cards between which there is nothing to choose: the same printed card, with the same points, bearing nothing. */
function areAlike(state: State, line: Line, cards: readonly Points[]): boolean {
  const points = (card: CardNo) => line.absorbers.find((each) => each.card === card)!.value
  const [one] = cards
  return (
    one === undefined ||
    cards.every(
      ({ card }) =>
        printed(state, card).id === printed(state, one.card).id &&
        points(card) === points(one.card) &&
        placedAt(state, card)?.seat === placedAt(state, one.card)?.seat &&
        !state.play.some((entry) => entry.on === card),
    )
  )
}

/** What each absorber of a line takes, in the order they stand in. */
const take = (state: State, line: Line): Points[] => amountsOf(line, taken(state, line))

const amountsOf = ({ absorbers }: Line, parts: readonly (readonly number[])[]): Points[] =>
  absorbers.map(({ card }, at) => ({ card, value: parts[at]!.reduce((sum, points) => sum + points, 0) }))

/** What each absorber of a line takes of each attacker. */
function taken(state: State, { absorbers, attackers, bypassing }: Line): number[][] {
  const whole = (each: Points) => each.card === wholeThreat
  return pairs(
    absorbers.map((each) => each.value),
    attackers.map((each) => each.value),
    (absorber, attacker) => {
      const [mine, theirs] = [absorbers[absorber]!, attackers[attacker]!]
      // Points of a Threat as a whole are neither Invisible nor bypassing (M14.44), but can be bypassed like the Threat.
      if (whole(mine)) return !bypassing.includes(theirs.card)
      if (whole(theirs)) return !bypassing.includes(mine.card)
      const from = { you: ownerOf(state, theirs.card), source: theirs.card }
      return !isKeptFrom(state, mine.card, 'absorbing', from) && meets(state, mine.card, theirs.card)
    },
  )
}

const bonusOf = (points: number): Points[] => (points > 0 ? [{ card: wholeThreat, value: points }] : [])

function lineOf(battle: Battle, { seat, stage }: AbsorbTask): Line {
  const own = sideOf(battle, seat)
  const rival = sideOf(battle, otherOf(battle, seat))
  const bypassing = [...own.bypassing, ...rival.bypassing]
  switch (stage) {
    case 'reduce':
      // The whole Threat is reduced, with those that will bypass.
      return { absorbers: own.values, attackers: bonusOf(own.reduction), bypassing: [] }
    case 'cosmic':
      return { absorbers: fighting(own), attackers: fighting(rival), bypassing }
    case 'defend': {
      // Where Allies attack, the Monsters that are left absorb as well (M14.70).
      const monsters = rival.assaults ? [...bonusOf(own.bonusLeft), ...own.left] : []
      const allies = rival.assaults ? rival.defenders : []
      return { absorbers: [...monsters, ...own.defenders], attackers: [...bonusOf(rival.bonusLeft), ...rival.left, ...allies], bypassing }
    }
  }
}

/** The part of a side that takes part in the Cosmic Battle. */
const fighting = (side: Side): Points[] => [...bonusOf(side.bonus), ...side.values.filter((each) => !side.bypassing.includes(each.card))]

/** Writes down what was absorbed. */
function enter(course: Course, { at, seat, stage }: AbsorbTask, amounts: readonly Points[], more: readonly Took[]): void {
  const battle = battleAt(course.state, at)
  const side = sideOf(battle, seat)
  const took = (card: CardNo) => amounts.find((each) => each.card === card)?.value ?? 0
  if (stage === 'reduce') {
    return changeSide(course, at, seat, {
      values: side.values.map(({ card, value }) => ({ card, value: value - took(card) })),
      reduction: 0,
    })
  }
  for (const { card, value } of amounts) {
    if (value === 0) continue
    course.events.push({ was: 'absorbed', seat, title: card === wholeThreat ? 'Threat bonus' : title(course.state, card), points: value })
  }
  const cards = amounts.filter((each) => each.card !== wholeThreat && each.value > 0)
  const absorbed = together(side.absorbed, cards)
  const bonusAbsorbed = side.bonusAbsorbed + took(wholeThreat)
  const exchanged = [...side.took, ...more]
  if (stage === 'cosmic') {
    const left = side.values.map(({ card, value }) => ({ card, value: value - took(card) }))
    return changeSide(course, at, seat, { left, bonusLeft: side.bonus - took(wholeThreat), absorbed, bonusAbsorbed, took: exchanged })
  }
  const { attack } = sideOf(battle, otherOf(battle, seat))
  const lost = attack - amounts.reduce((sum, each) => sum + each.value, 0)
  changeSide(course, at, seat, { absorbed, bonusAbsorbed, lost, took: exchanged })
  const allies = side.defenders.flatMap(({ card, value }) => {
    const points = took(card)
    return points > 0 ? [{ card, points, full: points === value }] : []
  })
  changeCombat(course, { absorbed: [...combatOf(course.state).absorbed, ...allies] })
}

/** Who absorbed whose points, as it is remembered. */
const exchange = ({ absorbers, attackers }: Line, parts: readonly (readonly number[])[], stage: Took['stage']): Took[] =>
  absorbers.flatMap((by, row) =>
    attackers.flatMap((of, column) => {
      const points = parts[row]![column]!
      return points > 0 ? [{ by: by.card, of: of.card, points, stage }] : []
    }),
  )

function together(before: readonly Points[], more: readonly Points[]): Points[] {
  const sum = before.map(({ card, value }) => ({ card, value: value + (more.find((each) => each.card === card)?.value ?? 0) }))
  return [...sum, ...more.filter((each) => !before.some((one) => one.card === each.card))]
}
