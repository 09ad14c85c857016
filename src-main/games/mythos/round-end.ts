/** The End of the Round (M15): Discard, Flip, Voluntary Lobotomy, Reshuffle, each player in Combat order (M15.2). */
import type { Seat } from '../../engine/game.ts'
import { ask, queueReshuffled, queueTriggers, unasked } from './agenda.ts'
import { type Course, next, set, setPlayer, shuffle } from './course.ts'
import { customs } from './house-rules.ts'
import { endLasting } from './lasting.ts'
import { clearStory, draw, flip, queueFromHand, reshuffle } from './moves.ts'
import { staysFaceDown } from './options.ts'
import { handSize, keptBeyond, maximum, minimum } from './player-numbers.ts'
import { changeSanity } from './sanity.ts'
import { standing } from './standing.ts'
import type { Ctx, Spot, State } from './state.ts'
import type { Task } from './tasks.ts'

type RoundEndTask = Extract<Task, { do: 'discard step' | 'round effects end' | 'flip step' | 'lobotomy step' | 'reshuffle step' }>

/** The steps of the End of the Round, and the Round after it (M15.1). */
export function roundEndTasks(_state: State, order: readonly Seat[]): Task[] {
  const ctx: Ctx = { you: order[0]! }
  return [
    { do: 'discard step', seats: order, ctx },
    { do: 'round effects end' },
    { do: 'flip step' },
    { do: 'lobotomy step', seats: order, ctx, done: [] },
    { do: 'begin round' },
  ]
}

export function performRoundEnd(course: Course, task: RoundEndTask): void {
  switch (task.do) {
    case 'discard step':
      return discardStep(course, task)
    case 'round effects end':
      return roundEffectsEnd(course)
    case 'flip step':
      return flipStep(course)
    case 'lobotomy step':
      return lobotomyStep(course, task)
    case 'reshuffle step':
      return reshuffleStep(course, task)
  }
}

/**
 * Down to the Maximum of one's choice, further down to the Minimum if one
 * likes (M15.4, M15.5, M15.6), one card after the other.
 */
function discardStep(course: Course, task: Extract<Task, { do: 'discard step' }>): void {
  const [seat, ...others] = task.seats
  if (seat === undefined) return
  set(course, { phase: 'end of round' })
  const { state } = course
  const { hand, happened } = state.players[seat]!
  const later: Task = { ...task, seats: others, ctx: unasked(task.ctx) }
  if (happened.includes('skip discardStep')) {
    setPlayer(course, seat, { happened: happened.filter((each) => each !== 'skip discardStep') })
    return next(course, later)
  }
  const [card] = task.ctx.picks ?? []
  if (task.ctx.answered === true) {
    if (card === undefined) return next(course, later)
    const player = course.state.players[seat]!
    setPlayer(course, seat, { hand: player.hand.filter((each) => each !== card), discard: [...player.discard, card] })
    course.events.push({ was: 'discarded', seat, card, title: state.sheet.printed[card]!.title, from: 'hand' })
    next(course, { ...task, ctx: unasked(task.ctx) })
    return queueFromHand(course, seat, card, 'discard')
  }
  const most = maximum(state, seat)
  const least = Math.min(minimum(state, seat), most) // M15.7
  if (hand.length <= least) return next(course, later)
  const must = hand.length - most - keptBeyond(state, seat)
  const prompt = must > 0 ? `Discard down to your Maximum of ${most}: ${must} more.` : `You may discard down to your Minimum of ${least}.`
  ask(
    course,
    seat,
    { ask: 'which card', prompt, among: hand, more: 1, mayStop: must <= 0 },
    { ...task, ctx: { ...unasked(task.ctx), picks: [] } },
  )
}

/** What lasts until the end of the Round ends between the Discard and the Flip step (M15.3). */
function roundEffectsEnd(course: Course): void {
  const { round } = course.state
  // An Event that ends with the Round says what it says of that end all the same.
  queueTriggers(course, (trigger) => trigger === 'roundEnd', {}, standing(course.state).ons)
  endLasting(course, (ending) => ending.at === 'end of round' && ending.round <= round)
}

/** Every face-down card around an Investigator turns face-up and is ready (M15.9); Threats, Gates and crosswise Locations stay (M15.10). */
function flipStep(course: Course): void {
  for (const entry of course.state.play) {
    if (entry.area === 'threat' || entry.area === 'goo' || (!entry.faceDown && !entry.rotated)) continue
    if (staysFaceDown(course.state, entry.card, 'flipStep')) continue // M15.11
    if (entry.faceDown) flip(course, entry.card, 'up')
    else set(course, { play: course.state.play.map((each) => (each.card === entry.card ? { ...each, rotated: false } : each)) })
  }
  if (customs(course.state.sheet.houseRules).gatesRecover) reopenGates(course)
  next(course, { do: 'check state' })
}

/** A used Gate stays used (M11.7, M15.10), unless the table plays otherwise. */
function reopenGates(course: Course): void {
  for (const [seat, { spot }] of course.state.players.entries()) {
    if (spot === null) continue
    const { beneath, reused: _, ...now } = spot
    setPlayer(course, seat, { spot: { ...now, gateUsed: false, ...(beneath === undefined ? {} : { beneath: unused(beneath) }) } })
  }
}

/** A place on the way from which a player has gone, with its Gate as good as new. */
const unused = ({ reused: _, ...beneath }: NonNullable<Spot['beneath']>): NonNullable<Spot['beneath']> => ({ ...beneath, gateUsed: false })

/**
 * Once a game, here alone, wherever one is (M15.12, M15.13), for 1 Sanity: the
 * Story Deck but for the place, and the whole Hand whatever the Minimum, are
 * shuffled with everything (M15.15, M15.16, M15.18, M15.21); what is in play stays,
 * a Great Old One too (M15.17, M15.20).
 */
function lobotomyStep(course: Course, task: Extract<Task, { do: 'lobotomy step' }>): void {
  const [seat, ...others] = task.seats
  if (seat === undefined) {
    // M15.22: who has just undergone it is not asked to reshuffle.
    const seats = course.state.players.map((_, each) => each)
    const order = [...seats.slice(task.ctx.you), ...seats.slice(0, task.ctx.you)]
    return next(course, { do: 'reshuffle step', seats: order, ctx: unasked(task.ctx), exempt: task.done })
  }
  const later: Task = { ...task, seats: others, ctx: unasked(task.ctx) }
  const player = course.state.players[seat]!
  const { lobotomies } = customs(course.state.sheet.houseRules)
  if (lobotomies === 'never' || (lobotomies === 'once' && player.lobotomised)) return next(course, later)
  if (task.ctx.answered !== true) {
    return ask(
      course,
      seat,
      { ask: 'whether', prompt: `Undergo the Voluntary Lobotomy? It costs 1 Sanity${lobotomies === 'once' ? ', once a game' : ''}.` },
      task,
    )
  }
  if (task.ctx.picks?.[0] !== 1) return next(course, later)
  next(course, { ...later, done: [...task.done, seat] })
  changeSanity(course, seat, -1, 'Voluntary Lobotomy', 'price')
  setPlayer(course, seat, { lobotomised: true })
  course.events.push({ was: 'lobotomised', seat })
  if (course.state.players[seat]!.sanity === 0) return
  clearStory(course, seat)
  const { hand, discard, deck } = course.state.players[seat]!
  setPlayer(course, seat, { hand: [], discard: [], deck: shuffle(course, [...deck, ...discard, ...hand]) })
  queueReshuffled(course, seat)
  draw(course, seat, handSize(course.state, seat))
  for (const card of hand.toReversed()) queueFromHand(course, seat, card, 'discard') // M15.16
}

/** Before drawing, the discards may be shuffled in for 1 Sanity (M15.23, M15.29). */
function reshuffleStep(course: Course, task: Extract<Task, { do: 'reshuffle step' }>): void {
  const [seat, ...others] = task.seats
  if (seat === undefined) return
  const later: Task = { ...task, seats: others, ctx: unasked(task.ctx) }
  if (task.exempt.includes(seat) || course.state.players[seat]!.discard.length === 0) return next(course, later)
  const price = customs(course.state.sheet.houseRules).reshuffleCosts
  if (task.ctx.answered !== true) {
    return ask(
      course,
      seat,
      { ask: 'whether', prompt: `Shuffle your discards into your Mythos Deck${price > 0 ? ` for ${price} Sanity` : ''}?` },
      task,
    )
  }
  next(course, later)
  if (task.ctx.picks?.[0] === 1) reshuffle(course, seat, 'wanted')
}
