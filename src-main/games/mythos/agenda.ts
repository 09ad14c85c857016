/**
 * The agenda: what is still to be done, as plain tasks, next thing first.
 *
 * Rules and cards never call each other, they put tasks here. A question is a
 * task on top of which the game stops; its answer is written into the task
 * that asked. Nobody looks further down than the top, and nobody removes
 * another's task: what must be prevented is asked for before it is put here.
 */
import type { Rule, Selector, Trigger, Who } from '../../../grammar/ast.ts'
import { doers, turnsOf } from '../../../grammar/doers.ts'
import type { Seat } from '../../engine/game.ts'
import { performCombat } from './combat/combat.ts'
import { type Course, next, set } from './course.ts'
import { performEffect } from './effects.ts'
import { checkEnd, checkState, endChapter, isStateDue } from './ending.ts'
import type { Cause } from './events.ts'
import { isHidden } from './imagine.ts'
import { note } from './journal.ts'
import { performLosing } from './losing.ts'
import { printed, title } from './places.ts'
import { performPlaying } from './playing.ts'
import { performRoundEnd } from './round-end.ts'
import { includes, placedAt, type Source, standing } from './standing.ts'
import type { Action, CardNo, Ctx, State } from './state.ts'
import type { Asked, Question, Task } from './tasks.ts'
import { performTurn } from './turn.ts'

/** More tasks than any real play needs between two decisions: an effect that never ends is stopped here (RELIABILITY L13). */
const taskLimit = 5000

/** Does what is on the agenda, up to the next question or the end of the match. */
export function settle(course: Course): void {
  for (let done = 0; ; done++) {
    if (course.state.over !== undefined) return
    const [task] = course.state.agenda
    if (task === undefined) throw new Error('The agenda ran empty: a Round has no end.')
    if (task.do === 'ask') return
    if (done > taskLimit) throw new Error('These effects go on for ever; the play is not possible.')
    set(course, { agenda: course.state.agenda.slice(1) })
    const before = course.state
    const told = course.events.length
    perform(course, task)
    if (course.events.length > told) trace(course, before, task, told)
    note(course, before, task)
    checkEnd(course)
    lookAtState(course)
  }
}

/** "As soon as" is at once, whatever has made it so, but for a question that is open already. */
function lookAtState(course: Course): void {
  const { over, agenda } = course.state
  const [top] = agenda
  if (over !== undefined || top === undefined || top.do === 'ask' || top.do === 'check state') return
  if (isStateDue(course.state)) next(course, { do: 'check state' })
}

/** Notes beside what was just told where it came from. */
function trace(course: Course, before: State, task: Task, from: number): void {
  const { origins } = course
  if (origins === undefined) return
  const cause = causeOf(before, course.state, task)
  const stage = 'stage' in task ? task.stage : 'plays' in task ? task.plays[0]?.how : undefined
  const step = before.combat?.step
  for (let at = from; at < course.events.length; at++) {
    const event = course.events[at]!
    const area = 'card' in event ? placedAt(before, event.card)?.area : undefined
    const type = 'card' in event ? printed(before, event.card).type : undefined
    origins[at] = {
      during: task.do,
      ...(stage === undefined ? {} : { stage }),
      ...(step === undefined ? {} : { step }),
      ...(area === undefined ? {} : { area }),
      ...(type === undefined ? {} : { type }),
      ...(cause === undefined ? {} : { cause }),
    }
  }
}

function causeOf(before: State, after: State, task: Task): Cause | undefined {
  const ctx = 'ctx' in task ? task.ctx : undefined
  const [card, clause] = 'rule' in task ? [task.card, task.rule] : [ctx?.source, ctx?.rule]
  if (card === undefined) return undefined
  const hidden = (state: State) => {
    const entry = placedAt(state, card)
    return entry !== undefined && isHidden(state, entry)
  }
  const only = hidden(before) && hidden(after) ? placedAt(before, card)!.seat : undefined
  return {
    card,
    title: title(before, card),
    type: printed(before, card).type,
    ...(clause === undefined ? {} : { clause }),
    ...(only === undefined ? {} : { only }),
  }
}

function perform(course: Course, task: Task): void {
  switch (task.do) {
    case 'ask':
      return
    case 'begin round':
    case 'new hand':
    case 'begin turn':
    case 'main play':
    case 'end turn':
      return performTurn(course, task)
    case 'gather':
    case 'carry out':
    case 'arrive':
    case 'settle played':
    case 'use':
    case 'after cast':
    case 'summon':
      return performPlaying(course, task)
    case 'name opponent':
    case 'effect':
    case 'trigger':
    case 'bury finished event':
    case 'draw':
      return performEffect(course, task)
    case 'lose cards':
    case 'lay in order':
    case 'after loss':
    case 'spare sanity':
      return performLosing(course, task)
    case 'check state':
      return checkState(course)
    case 'end chapter':
      return endChapter(course, task.seat)
    case 'attack':
    case 'control':
    case 'combat':
    case 'commit monsters':
    case 'commit allies':
    case 'cast step':
    case 'begin battles':
    case 'next battle':
    case 'reveal':
    case 'join revealed':
    case 'cosmic battle':
    case 'absorb':
    case 'allies defend':
    case 'lose sanity':
    case 'additional effects':
    case 'end battle':
    case 'end of combat':
    case 'bury the lost':
    case 'close combat':
      return performCombat(course, task)
    case 'discard step':
    case 'round effects end':
    case 'flip step':
    case 'lobotomy step':
    case 'reshuffle step':
      return performRoundEnd(course, task)
  }
}

// ---------------------------------------------------------------- questions

/** The open question, if the match goes on. */
export function openQuestion(state: State): Extract<Task, { do: 'ask' }> | undefined {
  const [top] = state.agenda
  return state.over === undefined && top?.do === 'ask' ? top : undefined
}

/** Stops the game for a question; `resume` goes on with the answer in its `ctx.picks`. */
export function ask(course: Course, seat: Seat, question: Question, resume: Task): void {
  next(course, { do: 'ask', seat, question, resume })
}

/**
 * Asks which of `among` are meant, one at a time. `resume` gets them in
 * `ctx.picks`, with `ctx.answered` set. Where there is nothing to choose it is
 * not asked: no candidates, or all of them are meant.
 */
export function askCards(
  course: Course,
  seat: Seat,
  prompt: string,
  among: readonly CardNo[],
  count: number,
  mayStop: boolean,
  resume: Asked,
): void {
  if (among.length === 0 || (!mayStop && among.length <= count)) {
    next(course, answered(resume, mayStop ? [] : among))
    return
  }
  ask(course, seat, { ask: 'which card', prompt, among, more: count, mayStop }, { ...resume, ctx: { ...resume.ctx, picks: [] } })
}

/** A task with all its answers. */
export function answered<T extends Asked>(task: T, picks: readonly number[]): T {
  return { ...task, ctx: { ...task.ctx, picks, answered: true } }
}

/** A task's context without the answers to its last question: for the question after it. */
export function unasked(ctx: Ctx): Ctx {
  const { picks: _, answered: __, ...rest } = ctx
  return rest
}

/** Writes the answer to the open question into the task that asked it, and takes the question away. */
export function answer(course: Course, action: Action): void {
  const question = openQuestion(course.state)
  if (question === undefined) return
  set(course, { agenda: course.state.agenda.slice(1) })
  const { resume, seat } = question
  if (resume.do === 'gather' && (action.do === 'choose play' || action.do === 'done')) {
    const chosen = action.do === 'choose play' ? [{ card: action.card, how: action.how }] : []
    next(course, {
      ...resume,
      plays: [...resume.plays, ...chosen],
      ctx: { ...resume.ctx, answered: action.do === 'done' },
    })
    return
  }
  // Another's next play is one of those that were named: its place in the list says how.
  if (resume.do === 'effect' && question.question.ask === 'which play' && action.do === 'choose play') {
    const at = question.question.among.findIndex((each) => each.card === action.card && each.how === action.how)
    return next(course, answered(resume, [action.card, at]))
  }
  if (!('ctx' in resume)) throw new Error(`The task ${resume.do} cannot take an answer.`)
  const before = resume.ctx.picks ?? []
  switch (action.do) {
    case 'choose': {
      const { question: asked } = question
      const picks = [...before, action.card]
      const left = asked.ask === 'which card' ? asked.among.filter((card) => card !== action.card) : []
      if (asked.ask === 'which card' && asked.more > 1 && left.length > 0) {
        ask(course, seat, { ...asked, among: left, more: asked.more - 1 }, { ...resume, ctx: { ...resume.ctx, picks } })
      } else next(course, answered(resume, picks))
      return
    }
    case 'choose player':
      return next(course, answered(resume, [action.seat]))
    case 'choose way':
      return next(course, answered(resume, [action.way]))
    case 'choose number':
      return next(course, answered(resume, [action.number]))
    case 'yes':
      return next(course, answered(resume, [1]))
    case 'no':
      return next(course, answered(resume, [0]))
    default:
      return next(course, answered(resume, before))
  }
}

// ---------------------------------------------------------------- triggers

/** Who has to do with a moment besides him who acts: whose card or Hand it befalls, and whom his Ally fights. */
interface Parties {
  readonly whose?: Seat | undefined
  readonly against?: Seat | undefined
}

/**
 * Puts what cards do at a moment on the agenda, in the order of play; what
 * gains Sanity comes before everything else that happens then (M2.15, M5.14).
 *
 * @param when whether a trigger means this moment
 * @param among the rules in force then, also those of cards that have gone since; now, if not said
 */
export function queueTriggers(
  course: Course,
  when: (trigger: Trigger, ctx: Ctx, source: Source) => boolean,
  { whose, against, ...more }: Partial<Ctx> & Parties = {},
  among?: readonly (Source & { readonly rule: Extract<Rule, { kind: 'on' }> })[],
): void {
  const gains: Task[] = []
  const others: Task[] = []
  for (const source of among ?? standing(course.state).ons) {
    const { rule, ctx, card, index, order } = source
    if (card === undefined || !when(rule.on, ctx, source)) continue
    const detached = source.detached === true ? { detached: rule } : {}
    const gain = rule.do.every((op) => 'sanity' in op && op.sign === 1)
    const met = metAt(rule.on, ctx, { actor: more.actor, whose, against })
    ;(gain ? gains : others).push({
      do: 'trigger',
      card,
      rule: index,
      ctx: { ...ctx, ...more, ...met },
      ...(among === undefined && source.detached !== true ? { order } : {}),
      ...detached,
    })
  }
  if (gains.length + others.length > 0) next(course, ...gains, ...others)
}

/** The words of a moment that name who acts in it, where no "by" does. */
const acting = [...doers, ...turnsOf] as const

/** Those that name the card that something befalls. */
const befallen = ['cardLeft', 'cardReturned', 'cardFlipped', 'given', 'defended'] as const

/** Whom the words of a moment name: who acts, and whose card or Hand it befalls. */
function namedIn(trigger: Exclude<Trigger, string>): { readonly doer?: Who | undefined; readonly whose?: Who | undefined } {
  const words = trigger as { readonly [word in (typeof acting)[number] | 'by']?: Who } & {
    readonly [word in (typeof befallen)[number]]?: Selector
  }
  const doer = words.by ?? acting.map((word) => words[word]).find((who) => who !== undefined)
  if ('fromHand' in trigger || 'cancelled' in trigger) return { doer, whose: trigger.of }
  if ('handSeen' in trigger) return { doer, whose: trigger.handSeen }
  if ('attacked' in trigger) return { doer, whose: trigger.attacked }
  if ('penny' in trigger) return { doer, whose: trigger.on.of ?? 'you' }
  const card = befallen.map((word) => words[word]).find((found) => found !== undefined)
  return { doer, whose: card === undefined ? undefined : (card.of ?? 'you') }
}

const isAnother = (who: Who | undefined): boolean => who === 'opponent' || who === 'eachOpponent'

/**
 * "That player" of a moment is who acts in it, if the text names him, and else whose card or Hand it befalls; the opponent it names is the
 * opponent of all that follows, and so is he who fights one there (M17.26).
 */
export function metAt(
  trigger: Trigger,
  { you, opponent }: Ctx,
  { actor, whose, against }: Parties & { readonly actor?: Seat | undefined },
): Partial<Ctx> {
  if (typeof trigger === 'string') return {}
  const named = namedIn(trigger)
  const isHis =
    named.doer === undefined && whose !== undefined && (actor === undefined || (named.whose !== undefined && named.whose !== 'you'))
  const foes = [isAnother(named.doer) ? actor : undefined, isAnother(named.whose) ? whose : undefined]
  if ('attacked' in trigger) foes.push(whose === you ? actor : undefined)
  if (whose === you) foes.push(against)
  const met = foes.find((each) => each !== undefined && each !== you)
  return { ...(isHis ? { actor: whose } : {}), ...(opponent === undefined && met !== undefined ? { opponent: met } : {}) }
}

/** What cards say to a Pass (M13.1), which is remembered for the Round. */
export function queuePassed(course: Course, seat: Seat): void {
  set(course, { passed: [...(course.state.passed ?? []), { by: seat, turn: course.state.turn }] })
  queueTriggers(
    course,
    (trigger, ctx) => typeof trigger === 'object' && 'passed' in trigger && includes(course.state, trigger.passed, ctx, seat),
    { actor: seat, passing: true },
  )
}

/** What cards say when a player begins to walk to a Location, or arrives at one (M6.5). */
export const queueTurned = (course: Course, seat: Seat, card: CardNo): void =>
  queueHeard(course, seat, card, (trigger, ctx) => 'locationTurned' in trigger && includes(course.state, trigger.locationTurned, ctx, seat))

/** What cards say when discards are shuffled into a Mythos Deck (M15.23). */
export const queueReshuffled = (course: Course, seat: Seat): void =>
  queueTriggers(
    course,
    (trigger, ctx) => typeof trigger === 'object' && 'reshuffled' in trigger && includes(course.state, trigger.reshuffled, ctx, seat),
    { actor: seat },
  )

/** What cards say when a player looks at the Hand of another. */
export const queueSeen = (course: Course, seat: Seat, by: Seat): void =>
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'handSeen' in trigger &&
      includes(course.state, trigger.handSeen, ctx, seat) &&
      includes(course.state, trigger.by, ctx, by),
    { actor: by, whose: seat },
  )

/** What cards say to a deed of this player by this card. */
export function queueHeard(
  course: Course,
  seat: Seat,
  card: CardNo,
  hears: (trigger: Exclude<Trigger, string>, ctx: Ctx) => boolean,
): void {
  queueTriggers(course, (trigger, ctx) => typeof trigger === 'object' && hears(trigger, ctx), { actor: seat, cause: card })
}
