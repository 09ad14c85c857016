/** Control (M9.44 to M9.51): a Monster of another player's Directed Threat fights on one's own side, until the end of Combat. */
import type { Op } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { ask, unasked } from '../agenda.ts'
import { isImmune, isKeptFrom } from '../bans.ts'
import { type Course, drawLot, next, set } from '../course.ts'
import { attached } from '../moves.ts'
import { opponents, ownerOf, title } from '../places.ts'
import { leadsSomewhere, routeOf, travelWith } from '../playing.ts'
import { isRevealed, matches } from '../select.ts'
import { placedAt } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { combatOf, directedThreat } from './battles.ts'

type ControlTask = Extract<Task, { do: 'control' }>

/**
 * Chooses the Directed Threat, whomever it is aimed at (M9.46); its owner announces how
 * many Monsters of the class are in it (M9.47); luck takes one of them, and it joins a
 * Directed Threat of the controller's choice (M9.48, M9.49). An Ally that fights in a
 * Threat can be taken like the rest (M9.50).
 */
export function control(course: Course, task: ControlTask): void {
  const { seat, card, ctx } = task
  if (task.route !== undefined) return ride(course, task)
  if (card !== undefined) return takeFor(course, task, card, ctx.picks![0]!)
  const { state } = course
  const threats = opponents(state, seat).flatMap((from) =>
    opponents(state, from)
      .filter((against) => directedThreat(state, from, against).length > 0)
      .map((against) => ({ from, against })),
  )
  if (threats.length === 0) return
  if (threats.length > 1 && ctx.answered !== true) {
    const { names } = state.sheet
    const ways = threats.map(({ from, against }) => `The Threat of ${names[from]!} against ${names[against]!}`)
    return ask(course, seat, { ask: 'which way', prompt: 'From which Threat do you take a Monster?', ways }, { ...task, ctx: unasked(ctx) })
  }
  const { from, against } = threats[threats.length > 1 ? ctx.picks![0]! : 0]!
  const found = directedThreat(state, from, against).filter(
    (each) => matches(state, each, task.filter, ctx) && !isImmune(state, each, ctx, false) && !isKeptFrom(state, each, 'controlled', ctx),
  )
  course.events.push({ was: 'announced', seat: from, against, count: found.length })
  if (found.length === 0) return
  const taken = drawLot(course, found)
  const route = routeOf(state, taken, 'controlled')
  if (route !== undefined && leadsSomewhere(state, seat, taken, route)) {
    return ride(course, { ...task, card: taken, route, ctx: unasked(ctx) })
  }
  joinThreat(course, { ...task, ctx: unasked(ctx) }, taken, from)
}

/** A Controlled Monster whose text allows it carries its controller, if he likes, instead of fighting (M9.42). */
function ride(course: Course, task: ControlTask): void {
  const { state } = course
  const { seat, card, route, ctx } = task
  if (card === undefined || route === undefined) return
  if (ctx.answered !== true) {
    const ways = ['It fights for you', 'You travel with it']
    return ask(course, seat, { ask: 'which way', prompt: `What does ${title(state, card)} do?`, ways }, task)
  }
  if (ctx.picks![0] === 1) return travelWith(course, seat, card, route)
  const { route: _, card: __, ...plain } = task
  joinThreat(course, { ...plain, ctx: unasked(ctx) }, card, placedAt(state, card)!.seat)
}

function joinThreat(course: Course, task: ControlTask, taken: CardNo, from: Seat): void {
  const { state } = course
  const { seat, ctx } = task
  const own = opponents(state, seat).filter((rival) => directedThreat(state, seat, rival).length > 0)
  if (own.length > 1) {
    const prompt = `Against whom does ${title(state, taken)} fight for you?`
    return ask(course, seat, { ask: 'which player', prompt, among: own }, { ...task, card: taken, ctx: unasked(ctx) })
  }
  // Without a Threat of one's own a new one is formed against the card's owner (M9.49).
  const owner = ownerOf(state, taken)
  takeFor(course, task, taken, own[0] ?? (owner === seat ? from : owner))
}

/** Takes the Monster, and adds to its value what the text gives it for this Combat. */
function takeFor(course: Course, { seat, ctx, gains }: ControlTask, taken: CardNo, against: Seat): void {
  if (gains !== undefined) {
    const raise: Op = { start: { kind: 'static', effect: { value: gains, of: { ref: 'target' } } }, until: 'combat' }
    next(course, { do: 'effect', ops: [raise], ctx: { ...unasked(ctx), target: [taken] } })
  }
  takeControl(course, seat, taken, against)
}

/**
 * A card of another player comes into a Threat, crosswise (M1.42), with what it
 * bears. In Combat it is aimed at once; otherwise it is committed like the rest.
 */
export function takeControl(course: Course, seat: Seat, card: CardNo, against: Seat): void {
  const { state } = course
  const before = placedAt(state, card)
  if (before === undefined) return
  const hidden = before.area === 'threat' && !isRevealed(state, card)
  if (state.combat !== undefined) {
    const { defenders } = combatOf(state)
    set(course, { combat: { ...combatOf(state), defenders: defenders.filter((each) => each.card !== card) } })
  }
  const taken = [card, ...attached(state, card)]
  set(course, {
    play: course.state.play.map((entry) => {
      if (!taken.includes(entry.card)) return entry
      const { against: _, ...rest } = entry
      const inThreat = entry.card === card ? ({ area: 'threat', ...aim(state, against) } as const) : {}
      return { ...rest, seat, ...inThreat }
    }),
  })
  course.events.push({ was: 'taken', seat, from: before.seat, card, title: title(state, card), against, hidden })
  next(course, { do: 'check state' })
}

const aim = (state: State, against: Seat): { readonly against?: Seat } => (state.combat === undefined ? {} : { against })
