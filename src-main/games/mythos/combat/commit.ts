/** Commit Monsters and Commit Allies (M14.9 to M14.17, M8.24 to M8.30). */
import type { Duty } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { ask, askCards, queueTriggers, unasked } from '../agenda.ts'
import { binds, isKeptFrom, joiningBannedBy, mayBeThreatened, victimsOf } from '../bans.ts'
import { canPay, payAsking } from '../costs.ts'
import { type Course, next, set } from '../course.ts'
import { alter, enter, takeAway } from '../moves.ts'
import { combatPlays } from '../options.ts'
import { opponents, title } from '../places.ts'
import { choosesAmong, finds, isAmong, matches } from '../select.ts'
import { applies, type Of, placedAt, standing } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Task } from '../tasks.ts'
import { currentValue, isEnchanted, isWeapon } from '../values.ts'
import { assailants, battleAt, changeCombat, combatOf, lowerSanityFirst, otherOf } from './battles.ts'

/**
 * Every card of a Threat is directed at exactly one opponent (M14.9, M14.10). Others
 * learn how many go where, not which. A Threat is never aimed at its own player
 * (M11.17), may be divided in any way (M14.11), and what was played together may part
 * (M11.24).
 */
export function commitMonsters(course: Course, task: Extract<Task, { do: 'commit monsters' }>): void {
  const { seat, ctx } = task
  changeCombat(course, { step: 'commit monsters' })
  const among = opponents(course.state, seat).filter((each) => mayBeThreatened(course.state, each))
  // Where nobody may be attacked it stays where it is (M14.26).
  if (among.length === 0) return
  const open = uncommitted(course.state, seat, among)
  if (ctx.answered === true) alter(course, open.shift()!, { against: ctx.picks![0]! })
  for (const card of open) {
    const victims = victimsOf(course.state, seat, card, among)
    if (victims.length > 1) {
      const prompt = `At whom is ${title(course.state, card)} directed?`
      return ask(course, seat, { ask: 'which player', prompt, among: victims }, { ...task, ctx: unasked(ctx) })
    }
    // With one opponent there is nothing to divide.
    alter(course, card, { against: victims[0]! })
  }
  for (const against of among) {
    const cards = course.state.play.filter((entry) => entry.area === 'threat' && entry.seat === seat && entry.against === against)
    if (cards.length === 0) continue
    const titles = cards.map((entry) => title(course.state, entry.card))
    course.events.push({ was: 'committed', seat, against, count: cards.length, what: 'threat', titles })
  }
}

function uncommitted(state: State, seat: Seat, among: readonly Seat[]): CardNo[] {
  return state.play.flatMap((entry) =>
    entry.area === 'threat' &&
    entry.seat === seat &&
    entry.against === undefined &&
    !isKeptFrom(state, entry.card, 'attacking') &&
    victimsOf(state, seat, entry.card, among).length > 0
      ? [entry.card]
      : [],
  )
}

// ---------------------------------------------------------------- Allies

/** What an Ally can do in this Combat: defend in one Battle (M14.14), or join a Directed Threat (M8.24, M8.25). */
interface Way {
  readonly as: 'ally' | 'threat'
  readonly against: Seat
}

/**
 * A player commits Allies one by one, or stops (M14.13). One that a card
 * compels is committed first; only against whom is then asked.
 */
export function commitAllies(course: Course, task: Extract<Task, { do: 'commit allies' }>): void {
  const { seat, ally, ctx } = task
  changeCombat(course, { step: 'commit allies' })
  const again = { do: 'commit allies', seat, ctx: unasked(ctx) } as const
  if (ctx.answered === true) {
    const [pick] = ctx.picks!
    if (ally !== undefined) {
      commit(course, seat, ally, ways(course.state, seat, ally)[pick!]!)
      return next(course, again)
    }
    // "No more."
    return pick === undefined ? undefined : whichWay(course, again, pick)
  }
  const free = mayCommit(course.state, seat)
  const compelled = free.find((card) => isCompelled(course.state, seat, card))
  if (compelled !== undefined) return whichWay(course, again, compelled)
  if (free.length > 0 && anythingCanHappen(course.state)) askCards(course, seat, 'Which Ally do you commit?', free, 1, true, again)
}

/**
 * Whether committing can make a difference: where nobody has a Threat or can
 * form one (M14.16), nobody has anything to cast or use, and no Allies attack,
 * there is no Battle whatever is committed, and nobody is asked. All of this
 * lies open but for what joins a Threat from a Hand, so that not being asked
 * tells nobody what he could not find out.
 */
function anythingCanHappen(state: State): boolean {
  return (
    state.play.some(
      (entry) => entry.area === 'threat' || (entry.area === 'ally' && !entry.faceDown && bearsEnchanted(state, entry.card)),
    ) ||
    state.players.some(
      (_, seat) =>
        combatPlays(state, seat).some((play) => play.do !== 'done') ||
        opponents(state, seat).some((other) => assailants(state, seat, other).length > 0),
    )
  )
}

function whichWay(course: Course, task: Extract<Task, { do: 'commit allies' }>, ally: CardNo): void {
  const { state } = course
  const { seat } = task
  const open = ways(state, seat, ally)
  if (open.length === 1) {
    commit(course, seat, ally, open[0]!)
    return next(course, task)
  }
  const named = open.map(({ as, against }) => {
    const name = state.sheet.names[against]!
    return as === 'ally' ? `Defend against ${name}` : `Join the Threat against ${name}`
  })
  ask(course, seat, { ask: 'which way', prompt: `What does ${title(state, ally)} do?`, ways: named }, { ...task, ally })
}

/**
 * Face-up Allies that do nothing in this Combat yet (M1.37, M8.26). They stay face-up
 * (M14.15).
 */
function mayCommit(state: State, seat: Seat): CardNo[] {
  return state.play.flatMap(({ card, seat: whose, area, faceDown }) =>
    whose === seat &&
    area === 'ally' &&
    !faceDown &&
    currentValue(state, card) > 0 &&
    ways(state, seat, card).length > 0 &&
    !combatOf(state).defenders.some((each) => each.card === card)
      ? [card]
      : [],
  )
}

function ways(state: State, seat: Seat, ally: CardNo): Way[] {
  const among = opponents(state, seat)
  // Whoever must defend cannot go and attack instead.
  const armed =
    bearsEnchanted(state, ally) &&
    !isCompelled(state, seat, ally) &&
    !isKeptFrom(state, ally, 'attacking') &&
    joiningBannedBy(state, seat, ally) === undefined
  return [
    ...(isKeptFrom(state, ally, 'defending') || hasEnough(state, seat, ally) ? [] : among.map((against): Way => ({ as: 'ally', against }))),
    ...(armed ? among.filter((each) => mayBeThreatened(state, each)).map((against): Way => ({ as: 'threat', against })) : []),
  ]
}

/** Whether as many such Allies as a text lets him commit defend in this Combat already, in whatever Battles. */
function hasEnough(state: State, seat: Seat, ally: CardNo): boolean {
  return standing(state).forbids.some((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('defendWith' in what) || !binds(state, source, seat)) return false
    const isMeant = (card: CardNo) => matches(state, card, what.defendWith, source.ctx)
    const defending = combatOf(state).defenders.filter(({ card }) => placedAt(state, card)?.seat === seat && isMeant(card))
    return isMeant(ally) && defending.length >= what.moreThan
  })
}

/** Whether an Ally bears a Weapon that is Enchanted, be it only for now (M8.32). */
function bearsEnchanted(state: State, ally: CardNo): boolean {
  return state.play.some((entry) => entry.on === ally && !entry.faceDown && isWeapon(state, entry.card) && isEnchanted(state, entry.card))
}

/** Whether a card says that this Ally must defend (M14.13): its own text, that of what it bears, or one that was aimed at it. */
function isCompelled(state: State, seat: Seat, ally: CardNo): boolean {
  return standing(state).obliges.some((source) => {
    const { what } = source.rule
    if (typeof what === 'object' && 'defendWith' in what) {
      // The one whose cards are named is compelled, whoever's text it is.
      return finds(state, what.defendWith, source.ctx, ally) && binds(state, source, seat)
    }
    if (what !== 'defend' || !applies(state, source)) return false
    if (source.ctx.target !== undefined) return source.ctx.target.includes(ally)
    if (!binds(state, source, seat) || source.card === undefined) return false
    return source.card === ally || placedAt(state, source.card)?.on === ally
  })
}

export function commit(course: Course, seat: Seat, ally: CardNo, { as, against }: Way): void {
  // In a Threat the Ally acts as a Monster, with its Weapon as one card (M8.27 to M8.29).
  if (as === 'threat' && placedAt(course.state, ally) === undefined) {
    takeAway(course, ally)
    enter(course, seat, ally, 'threat', { against })
  } else if (as === 'threat') alter(course, ally, { area: 'threat', against })
  else changeCombat(course, { defenders: [...combatOf(course.state).defenders, { card: ally, against }] })
  course.events.push({ was: 'committed', seat, against, count: 1, what: as, titles: [title(course.state, ally)] })
  if (as === 'threat') return
  const speaks = (card: CardNo | undefined) => card !== undefined && (card === ally || placedAt(course.state, card)?.on === ally)
  queueTriggers(course, (trigger, _, { card }) => trigger === 'defends' && speaks(card), { opponent: against })
  queueTriggers(
    course,
    (trigger, ctx) => typeof trigger === 'object' && 'defended' in trigger && isAmong(course.state, ally, seat, trigger.defended, ctx),
    { cause: ally, actor: seat, whose: seat, against },
  )
}

/** Once the Threats of a Battle are turned up: Allies whose text lets them join its defence then, each asked for by itself. */
export function joinRevealed(course: Course, task: Extract<Task, { do: 'join revealed' }>): void {
  const { at, refused, ctx } = task
  const battle = battleAt(course.state, at)
  for (const seat of lowerSanityFirst(course.state, battle)) {
    const against = otherOf(battle, seat)
    const open = standing(course.state).permits.find(
      (source) => source.ctx.you === seat && !refused.includes(source.card!) && joinsRevealed(course.state, source, against),
    )
    if (open === undefined) continue
    const card = open.card!
    if (ctx.answered !== true) {
      const prompt = `${title(course.state, card)}: does it join the defence?`
      return ask(course, seat, { ask: 'whether', prompt, about: card }, { ...task, ctx: unasked(ctx) })
    }
    next(course, { ...task, refused: [...refused, card], ctx: unasked(ctx) })
    if (ctx.picks?.[0] !== 1) return
    commit(course, seat, card, { as: 'ally', against })
    if ('commit' in open.rule.permit) payAsking(course, open.rule.permit.cost, { you: seat, source: card })
    return
  }
}

function joinsRevealed(state: State, { rule, card, ctx, ...source }: Of<'permit'>, against: Seat): boolean {
  const { permit } = rule
  if (!('commit' in permit) || permit.revealed !== true || card === undefined) return false
  const entry = placedAt(state, card)
  const isFree = entry?.area === 'ally' && !entry.faceDown && !combatOf(state).defenders.some((each) => each.card === card)
  if (!isFree || currentValue(state, card) <= 0 || isKeptFrom(state, card, 'defending') || hasEnough(state, entry.seat, card)) return false
  return applies(state, { ...source, rule, card, ctx: { ...ctx, opponent: against } }) && canPay(state, permit.cost, ctx)
}

// ---------------------------------------------------------------- what is owed

export const isDefence = (what: Duty): boolean => what === 'defend' || (typeof what === 'object' && 'defendWith' in what)

/**
 * Who owed a defence and has committed nobody, or not those Allies, suffers what was threatened
 * (M19.4), before anything is cast.
 *
 * @returns whether there is something to be suffered first
 */
export function suffersForDefence(course: Course, before: Task): boolean {
  const { owed = [], combat, turn } = course.state
  const due = owed.filter((each) => isDefence(each.what) && each.since < turn)
  if (due.length === 0) return false
  set(course, { owed: owed.filter((each) => !due.includes(each)) })
  next(course, before)
  const defend = (card: CardNo) => combat?.defenders.some((each) => each.card === card) === true
  for (const { seat, what, orElse, ctx } of due) {
    const allies = course.state.play.filter((entry) => entry.seat === seat && entry.area === 'ally').map((entry) => entry.card)
    const done =
      typeof what === 'object' && 'defendWith' in what
        ? choosesAmong(course.state, what.defendWith, { ...ctx, you: seat }).every(defend)
        : allies.some(defend)
    if (!done) next(course, { do: 'effect', ops: orElse, ctx })
  }
  return true
}
