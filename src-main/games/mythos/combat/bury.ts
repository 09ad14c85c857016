/** The end of Combat: what happens then, Bury the Lost (M14.81 to M14.86), Great Old Ones (M11.55 to M11.57), and on to the End of the Round. */
import type { Filter } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { ask, unasked } from '../agenda.ts'
import { canPay, payAsking } from '../costs.ts'
import { type Course, next, set } from '../course.ts'
import { endLasting, putOffCombat } from '../lasting.ts'
import { countUse, type Instead, isUsedUp, ruleKey } from '../losing.ts'
import { alter, attached } from '../moves.ts'
import { ownerOf, title } from '../places.ts'
import { roundEndTasks } from '../round-end.ts'
import { finds, matches } from '../select.ts'
import { applies, placedAt, standing } from '../standing.ts'
import type { CardNo, Ctx, Placed, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { changeCombat, combatOf, combatOrder, otherOf, sideOf } from './battles.ts'
import { reaching } from './cosmic.ts'
import { triggerOf } from './triggers.ts'

type BuryTask = Extract<Task, { do: 'bury the lost' }>

/** The Battles are over: what cards do at the end of Combat, then the burying, players in Combat order (M14.3, M14.85). */
export function endOfCombat(course: Course): void {
  changeCombat(course, { step: 'bury' })
  const { order } = combatOf(course.state)
  next(course, { do: 'bury the lost', seats: order, ctx: { you: order[0]! } }, { do: 'close combat' })
  const sources = standing(course.state).ons.filter((source) => source.rule.on === 'combatEnded' && source.card !== undefined)
  const tasks = order.flatMap((seat) =>
    sources.filter((source) => source.ctx.you === seat).map((source) => triggerOf(source, placedAt(course.state, source.card!)?.against)),
  )
  next(course, ...tasks)
}

// ---------------------------------------------------------------- burying

/**
 * Each player buries his or her own cards, also those that fought for another (M9.51), with all they
 * bear, in an order of choice: who has several is asked once whether the order matters, and
 * names the cards one by one only then (M14.85). Until then they stay, though they have
 * absorbed all they can (M14.48).
 */
export function buryTheLost(course: Course, task: BuryTask): void {
  const { ctx, seats, held } = task
  const [seat, ...later] = seats
  if (seat === undefined) return
  if (held === undefined) return buryTheLost(course, { ...task, held: heldNow(course.state) })
  const { cards, choosing, order, refused: _, ...plain } = { ...task, ctx: unasked(ctx) }
  if (cards !== undefined) {
    const [card, ...rest] = cards
    if (card === undefined) {
      next(course, { ...plain, seats: later })
      if (order !== undefined) next(course, { do: 'lay in order', seat, cards: order, to: 'bury', ctx: { you: seat }, named: true })
      return
    }
    return buryOne(course, { ...task, ctx }, card, { ...plain, cards: rest, ...(order === undefined ? {} : { order }) })
  }
  const lost = lostBy(course.state, seat)
  const all = lost.flatMap((card) => [card, ...attached(course.state, card)]).filter((card) => ownerOf(course.state, card) === seat)
  if (choosing !== undefined) {
    const named = ctx.answered === true ? [...choosing, ctx.picks![0]!] : choosing
    const open = all.filter((card) => !named.includes(card))
    if (open.length <= 1) {
      const chosen = [...named, ...open]
      return next(course, { ...plain, cards: chosen.filter((card) => lost.includes(card)), order: chosen })
    }
    const prompt = 'Which card is buried next?'
    return ask(course, seat, { ask: 'which card', prompt, among: open, more: 1, mayStop: false }, { ...plain, choosing: named })
  }
  if (ctx.answered === true) return next(course, ctx.picks![0] === 1 ? { ...plain, choosing: [] } : { ...plain, cards: lost })
  if (all.length < 2) return next(course, { ...plain, cards: lost })
  const ways = ['As they lie', 'In an order of my choice']
  ask(course, seat, { ask: 'which way', prompt: `How are your ${all.length} cards buried?`, ways }, plain)
}

/**
 * The cards of a player that are to be buried: all that were committed in a
 * Threat (M14.81), and Allies that absorbed (M14.82); the other Defending Allies
 * are with their Investigator as before (M14.18). A card that came into a Threat
 * without being committed stays there (M14.26, M14.86).
 */
function lostBy(state: State, owner: Seat): CardNo[] {
  const absorbed = combatOf(state).absorbed.map((each) => each.card)
  const isLost = ({ card, area, against }: Placed): boolean =>
    (area === 'threat' && against !== undefined) || (area === 'ally' && absorbed.includes(card))
  return state.play.flatMap((entry) => (ownerOf(state, entry.card) === owner && isLost(entry) ? [entry.card] : []))
}

/** Buries one card with what it bears, unless a text replaces that (M14.83); then goes on with `after`. */
function buryOne(course: Course, task: BuryTask, card: CardNo, after: BuryTask): void {
  const { state } = course
  // A text may have taken it away since (M17.28).
  if (placedAt(state, card) === undefined) return next(course, after)
  const { ctx, refused = [], held } = task
  const instead = insteadOfBurying(state, card, refused, held)
  if (instead !== undefined) {
    const { rule } = instead
    const seat = instead.ctx.you
    if (rule.optional === true && ctx.answered !== true) {
      const prompt = `${title(state, instead.card!)}: use it instead of burying ${instead.card === card ? 'the card' : title(state, card)}?`
      return ask(course, seat, { ask: 'whether', prompt, about: instead.card! }, { ...task, ctx: unasked(ctx) })
    }
    if (rule.optional !== true || ctx.picks![0] === 1) {
      const acting: Ctx = { ...instead.ctx, target: [card], cause: card }
      countUse(course, instead)
      if (rule.do.length === 0) stays(course, card, instead)
      next(course, { do: 'effect', ops: rule.do, ctx: acting }, after)
      return payAsking(course, rule.cost, acting)
    }
    return next(course, { ...task, ctx: unasked(ctx), refused: [...refused, ruleKey(instead)] })
  }
  const saved = state.play.filter((entry) => entry.on === card && hasOwnWay(state, entry.card)).map((entry) => entry.card)
  // What it bears goes with it (M8.19, M14.82), but for what may find another bearer: that is seen to once he is gone.
  for (const each of saved) set(course, { play: course.state.play.map((entry) => (entry.card === each ? withoutBearer(entry) : entry)) })
  const losing = { do: 'lose cards', to: 'bury', ctx: { you: placedAt(state, card)!.seat }, refused: [], laid: true } as const
  next(course, { ...losing, cards: [card] }, ...(saved.length > 0 ? [{ ...losing, cards: saved }] : []), after)
}

const withoutBearer = ({ on: _, ...entry }: Placed): Placed => entry

/** It stays where it is, ready for what comes: a Monster in its Threat, an Ally with its Investigator. */
function stays(course: Course, card: CardNo, because: Instead): void {
  const { seat } = placedAt(course.state, card)!
  course.events.push({ was: 'stayed', seat, title: title(course.state, card), because: title(course.state, because.card!) })
}

/** By what a protection is known as long as the burying goes on. */
const heldKey = ({ card, index }: Instead): string => `${card} ${index}`

/** The protections that hold now: a card that is laid before another of the same burying was there when it began. */
const heldNow = (state: State): readonly string[] =>
  standing(state)
    .insteads.filter((source) => applies(state, source))
    .map(heldKey)

/**
 * A text about being buried in Combat (M14.83, M14.84), if it is one of those that `held` when the burying began. Texts about being buried
 * anywhere are seen to where cards are lost.
 */
export function insteadOfBurying(
  state: State,
  card: CardNo,
  refused: readonly string[] = [],
  held?: readonly string[],
): Instead | undefined {
  return standing(state).insteads.find((source) => {
    const { of, cost } = source.rule
    if (!('wouldBeBuried' in of) || of.orDiscarded === 'only' || source.card === undefined) return false
    // "By a Monster" is also by its points.
    if (of.inCombat !== true && of.from === undefined) return false
    if (refused.includes(ruleKey(source))) return false
    if (of.fullLoss !== undefined && of.fullLoss !== tookFullLoss(state, card)) return false
    if (of.unhurt === true && absorbedBy(state, card) > 0) return false
    if (of.absorbedBy !== undefined && !metBy(state, card, of.absorbedBy, source)) return false
    if (of.from !== undefined && !fellTo(state, card, of.from, source)) return false
    if (!finds(state, of.wouldBeBuried, source.ctx, card) || isUsedUp(state, source)) return false
    return (held?.includes(heldKey(source)) ?? applies(state, source)) && canPay(state, cost, source.ctx)
  })
}

/** Whether a card absorbed its full value in a Battle of this Combat: an Ally that defended (M14.84), or a Monster of a Threat (M14.45). */
function tookFullLoss(state: State, card: CardNo): boolean {
  const { absorbed, battles } = combatOf(state)
  if (absorbed.some((each) => each.card === card && each.full)) return true
  return battles.some(({ sides }) =>
    sides.some((side) => {
      const value = side.values.find((each) => each.card === card)?.value ?? 0
      return value > 0 && (side.absorbed.find((each) => each.card === card)?.value ?? 0) >= value
    }),
  )
}

/** Whether such a card had points left when this Defending Ally absorbed (M14.77): whose they were is not told apart any further. */
function fellTo(state: State, card: CardNo, from: Filter, source: Instead): boolean {
  return combatOf(state).battles.some((battle) =>
    [battle.a, battle.b].some(
      (seat) =>
        sideOf(battle, otherOf(battle, seat)).absorbed.some((each) => each.card === card && each.value > 0) &&
        reaching(battle, seat).some((each) => (from.title === 'self' ? each === source.card : matches(state, each, from, source.ctx))),
    ),
  )
}

/** Whether this very card, or who bears it, absorbed points of a card in a Battle of this Combat. */
function metBy(state: State, card: CardNo, by: 'self' | 'host', { card: source }: Instead): boolean {
  const ally = by === 'self' || source === undefined ? source : placedAt(state, source)?.on
  return combatOf(state).battles.some(({ sides }) =>
    sides.some(({ took }) => took.some((each) => each.of === card && each.by === ally && each.points > 0)),
  )
}

/** How many points a card absorbed in the Battles of this Combat. */
const absorbedBy = (state: State, card: CardNo): number =>
  combatOf(state)
    .battles.flatMap(({ sides }) => sides.flatMap((side) => side.absorbed))
    .reduce((sum, each) => sum + (each.card === card ? each.value : 0), 0)

/** Whether a borne card says itself what becomes of it when it would be buried (M8.20). */
function hasOwnWay(state: State, card: CardNo): boolean {
  return standing(state).insteads.some((source) => source.card === card && 'wouldBeBuried' in source.rule.of && applies(state, source))
}

// ---------------------------------------------------------------- the end

/** Combat is over, and with it all that lasted until its end; the End of the Round follows (M15.1). */
export function closeCombat(course: Course): void {
  const { order } = combatOf(course.state)
  afterCombat(course, order)
}

/** A Round without Combat goes directly to its End; Threats stay in place (M13.15), Great Old Ones turn all the same (M11.57). */
export function skipCombat(course: Course): void {
  course.events.push({ was: 'combat skipped' })
  putOffCombat(course)
  afterCombat(course, combatOrder(course.state))
}

function afterCombat(course: Course, order: readonly Seat[]): void {
  for (const entry of course.state.play) {
    if (entry.against === undefined) continue
    // A card that a text kept in its Threat is directed anew in the next Combat.
    const { against: _, ...rest } = entry
    set(course, { play: course.state.play.map((each) => (each.card === entry.card ? rest : each)) })
  }
  if (course.state.combat !== undefined) {
    const { combat: _, ...rest } = course.state
    course.state = { ...rest, lastCombat: (rest.gone ?? []).filter(({ inCombat }) => inCombat === true) }
    course.events.push({ was: 'combat over' })
  }
  set(course, { phase: 'end of round' })
  // What held in Combat alone holds no more, and that may leave an Ally without value (M7.16).
  next(course, { do: 'check state' }, ...roundEndTasks(course.state, order))
  turnGreatOldOnes(course)
  endLasting(course, (ending) => ending.at === 'end of combat' && ending.round <= course.state.round)
}

/** A Great Old One stays and is rotated in the Round it came (M11.55), and is buried in the next (M11.56). */
function turnGreatOldOnes(course: Course): void {
  for (const entry of course.state.play) {
    if (entry.area !== 'goo') continue
    if (entry.round >= course.state.round) alter(course, entry.card, { rotated: true })
    else next(course, { do: 'lose cards', cards: [entry.card], to: 'bury', ctx: { you: entry.seat }, refused: [] })
  }
}
