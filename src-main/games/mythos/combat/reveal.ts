/** Reveal Monsters (M14.32 to M14.36): Threats are turned up, and what happens thereby. */
import { afflicts } from '../../../../grammar/card.ts'
import type { Seat } from '../../../engine/game.ts'
import { ask, unasked } from '../agenda.ts'
import type { Battle } from '../combat-state.ts'
import { type Course, next, set } from '../course.ts'
import { printed, title } from '../places.ts'
import { applies, isOverAll, placedAt, type Source, standing } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { queueAttacked } from './attack.ts'
import { battleAt, directedThreat, otherOf } from './battles.ts'
import { doer, inBattle, oneByOne, triggerOf } from './triggers.ts'

/**
 * The cards are turned up; entities that can be one thing or another are
 * declared; Events act on what was revealed; then the other effects, the
 * lower-Sanity player's first.
 */
export function reveal(course: Course, task: Extract<Task, { do: 'reveal' }>): void {
  const battle = battleAt(course.state, task.at)
  if (task.stage === undefined) {
    for (const seat of task.seats) {
      const against = otherOf(battle, seat)
      const titles = directedThreat(course.state, seat, against).map((card) => title(course.state, card))
      if (titles.length > 0) course.events.push({ was: 'threat revealed', seat, against, titles })
    }
    next(course, { ...task, stage: 'declare' })
    for (const seat of task.seats) {
      const against = otherOf(battle, seat)
      queueAttacked(course, against, seat, directedThreat(course.state, seat, against))
    }
    return
  }
  if (task.stage === 'declare') return declareNext(course, task, battle)
  oneByOne(course, task, (trigger, source) => {
    if (trigger !== 'threatRevealed' || isSaidFirst(course.state, source.card!)) return false
    const acting = placedAt(course.state, doer(course.state, source.card!))
    return acting?.area !== 'threat' || acting.against === otherOf(battle, source.ctx.you)
  })
}

/** Events speak before all others (M14.33), and a Great Old One, which outranks them (M17.4). */
const isSaidFirst = (state: State, card: CardNo): boolean => /^(?:event|goo)$/.test(placedAt(state, card)?.area ?? '')

/** Whom what is said to revealed Threats is about: him on whom a Phobia lies (M10.14), nobody in particular where it is over all (M10.22, M10.25, M11.52). */
function isAbout(state: State, { card, ctx, goo }: Source): Seat | 'all' {
  const face = printed(state, card!)
  if (goo || isOverAll(face)) return 'all'
  return afflicts(face) ? (ctx.affected ?? ctx.you) : ctx.you
}

/** Effects of Events on the revealed cards apply at once, in the order of play (M14.33). */
function eventsSpeak(course: Course, task: Extract<Task, { do: 'reveal' }>, battle: Battle): void {
  const tasks = standing(course.state).ons.flatMap((source): Task[] => {
    const { card, ctx } = source
    if (source.rule.on !== 'threatRevealed' || card === undefined || !isSaidFirst(course.state, card)) return []
    const about = isAbout(course.state, source)
    const one = about === 'all' && (ctx.you === battle.a || ctx.you === battle.b) ? ctx.you : about
    if (one === 'all') return applies(course.state, source) ? [triggerOf(source)] : []
    if (one !== battle.a && one !== battle.b) return []
    const rival = otherOf(battle, one)
    return applies(course.state, { ...source, ctx: inBattle(ctx, rival) }) ? [triggerOf(source, rival)] : []
  })
  next(course, ...tasks, { ...task, stage: 'effects', done: [], ctx: unasked(task.ctx) })
}

// ---------------------------------------------------------------- visible or invisible, one value or the other

/** What an entity may be declared when it is revealed (M11.44): its values in the order printed, visible before invisible. */
function declarations(state: State, card: CardNo): { readonly words: string; readonly value?: number; readonly visible?: boolean }[] {
  const { values, invisible, rules } = printed(state, card)
  const choice = invisible === 'choice'
  // A text that has its player choose when it is revealed says the same once more (M11.44).
  if (rules.some((rule) => rule.kind === 'on' && rule.on === 'threatRevealed' && rule.do.some((op) => 'choose' in op))) return []
  if (!choice) return (values ?? []).map((value) => ({ words: `Value ${value}`, value }))
  return [true, false].map((visible, at) => {
    const value = values?.[at]
    const words = visible ? 'Visible' : 'Invisible'
    return value === undefined ? { words, visible } : { words: `${words}, value ${value}`, value, visible }
  })
}

function declareNext(course: Course, task: Extract<Task, { do: 'reveal' }>, battle: Battle): void {
  const { state } = course
  const open: { readonly card: CardNo; readonly seat: Seat }[] = task.seats.flatMap((seat) =>
    directedThreat(state, seat, otherOf(battle, seat)).flatMap((card) =>
      printed(state, card).type === 'Monster' && declarations(state, card).length > 1 && !task.done.includes(card) ? [{ card, seat }] : [],
    ),
  )
  const [first] = open
  if (first === undefined) return eventsSpeak(course, task, battle)
  const { card, seat } = first
  const ways = declarations(state, card)
  if (task.ctx.answered !== true) {
    const prompt = `What is ${title(state, card)}?`
    return ask(course, seat, { ask: 'which way', prompt, ways: ways.map((way) => way.words) }, { ...task, ctx: unasked(task.ctx) })
  }
  const way = ways[task.ctx.picks![0]!]!
  declare(course, card, seat, way)
  course.events.push({ was: 'declared', seat, title: title(state, card), as: way.words })
  next(course, { ...task, done: [...task.done, card], ctx: unasked(task.ctx) })
}

/** A declaration holds for that whole Combat (M11.44), and is no more than what is printed: later texts may change it. */
function declare(
  course: Course,
  card: CardNo,
  you: Seat,
  { value, visible }: { readonly value?: number; readonly visible?: boolean },
): void {
  const { state } = course
  const of = { ref: 'self' } as const
  const until = { at: 'end of combat', round: state.round } as const
  const entry = { ctx: { you, source: card }, until, order: placedAt(state, card)!.order }
  set(course, {
    lasting: [
      ...state.lasting,
      ...(value === undefined ? [] : [{ ...entry, rule: { kind: 'static', effect: { value, of, how: 'set' } } } as const]),
      ...(visible === undefined ? [] : [{ ...entry, rule: { kind: 'static', effect: { visible, of } } } as const]),
    ],
  })
}
