/**
 * Carrying a play out (M5.15): gather what Joins and who bears it, apply gains
 * and pay costs, put each card in its place, then let it take effect.
 */
import type { Condition, Duration, Filter, Limit, Op, Permit, Reaction, Route, Rule, Static, Waiver } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { ask, askCards, metAt, queueHeard, queueTriggers, queueTurned, unasked } from './agenda.ts'
import { bannedBy, isTooManyAtOnce, victimsOfLate } from './bans.ts'
import { commit } from './combat/commit.ts'
import { gateFee, givenForGate, payAsking, payTolls, spendGate, useFee } from './costs.ts'
import { type Course, next, noteUse, set, setPlayer } from './course.ts'
import { begin, canSummon } from './effects.ts'
import { actsWhenPlayed, completeAdventure } from './ending.ts'
import type { Road } from './events.ts'
import { standInsNeeded } from './evidence.ts'
import { allJoin, joinFee } from './joining.ts'
import { answerable, isConcealed, momentOf, rememberTurned } from './journal.ts'
import { endingOf, endLasting } from './lasting.ts'
import { countUse, type Instead } from './losing.ts'
import { enter, flip, lift, lose, loseTelling, placeOnStory, queueGiven, returnToHand, turnUpright } from './moves.ts'
import { playsFrom } from './options.ts'
import { chosenCost, pentagram } from './pentagram.ts'
import {
  currentLocation,
  departure,
  foldTitle,
  isTravelling,
  isWalking,
  opponents,
  ownerOf,
  printed,
  subregionNow,
  title,
  topCard,
} from './places.ts'
import { sanityMaximum } from './player-numbers.ts'
import { actsAs, copiesAllowed, leaveToAct } from './requirements/allies.ts'
import { fitsBesideInvestigator, receiversFor } from './requirements/assets.ts'
import { affectsOpponent, isPass, staysInPlay, victimsFor } from './requirements/events.ts'
import { givenForNeeded, usesGate } from './requirements/gates.ts'
import { insteadOfPaying } from './requirements/price.ts'
import { spellHolders } from './requirements/spells.ts'
import { cardsSpared, isLeftTo, leaveOfItsPile, none, ownPrice, payingFor, permitFor, userOf } from './requirements/waivers.ts'
import { isLegal, waysOf } from './requirements.ts'
import { changeSanity } from './sanity.ts'
import { holds, matches } from './select.ts'
import { placed, placesIfPlayed } from './spell-places.ts'
import { cardsMissing, fateOfStandIn, standInsFor } from './stand-ins.ts'
import { bearsOn, includes, isSilenced, placedAt, type Source, standing, statics } from './standing.ts'
import type { CardNo, Ctx, Recent, State } from './state.ts'
import type { Nested, Play, Task } from './tasks.ts'
import { openerOfWay } from './travel.ts'
import { castingCost } from './using.ts'

type PlayingTask = Extract<Task, { do: 'gather' | 'carry out' | 'arrive' | 'settle played' | 'use' | 'after cast' | 'summon' }>

export function performPlaying(course: Course, task: PlayingTask): void {
  switch (task.do) {
    case 'gather':
      return gather(course, task)
    case 'carry out':
      return carryOut(course, task)
    case 'arrive':
      return isWalking(course.state, task.seat) ? arrive(course, task.seat, task.asTurn) : undefined
    case 'settle played':
      return settlePlayed(course, task)
    case 'use':
      return use(course, task)
    case 'after cast':
      return afterCast(course, task.card)
    case 'summon':
      return summon(course, task)
  }
}

// ---------------------------------------------------------------- gathering a play

type Gather = Extract<Task, { do: 'gather' }>

/**
 * Completes a play: which card, borne by what, against whom, and what Joins it. A second
 * play that a text allows belongs to the same Turn (M19.19).
 */
function gather(course: Course, task: Gather): void {
  const { state } = course
  const { seat, nested } = task
  const last = task.plays.at(-1)
  if (last === undefined) {
    if (task.ctx.answered === true) return // a play that was offered and not wanted
    const from = nested?.from ?? 'hand'
    const player = state.players[seat]!
    const pile = from === 'deckTop' ? player.deck.slice(0, 1) : player[from]
    const open = nested?.among === undefined ? pile : pile.filter((card) => nested.among!.includes(card))
    const among = playsFrom(state, seat, open, nested)
    if (among.length === 0) return
    const prompt = nested?.route === undefined ? 'Play a card at once?' : 'Which Location do you travel to?'
    const question = { ask: 'which play', prompt, among, mayStop: nested?.must !== true } as const
    const ctx = unasked(task.ctx)
    if (from !== 'deck') return ask(course, seat, question, { ...task, ctx })
    // Who searches a Mythos Deck sees all of what he may take, and nobody else does.
    return ask(course, seat, { ...question, secret: true }, { ...task, ctx: { ...ctx, looked: among.map(({ card }) => card) } })
  }
  const complete = completed(course, task, last)
  if (complete === undefined) return
  const plays = [...task.plays.slice(0, -1), complete]
  // The play of another card ends with a "done" of its own; the answer to a bearer's question is no such end.
  const finished = task.ctx.answered === true && task.ctx.picks === undefined
  const more = finished ? [] : joiners(state, seat, plays, nested)
  const carrying = {
    do: 'carry out',
    seat,
    plays,
    spared: [],
    kept: [],
    ctx: { you: seat },
    ...(nested === undefined ? {} : { nested }),
  } as const
  const onward: readonly Task[] = [
    ...(nested?.besides ? [{ do: 'effect', ops: nested.besides, ctx: { you: seat, source: complete.card } } as const] : []),
    ...(nested?.goesOn ? [{ ...task, nested: onceLess(nested), plays: [], ctx: unasked(task.ctx) }] : []),
  ]
  if (more.length === 0) return next(course, carrying, ...onward)
  ask(
    course,
    seat,
    { ask: 'which play', prompt: 'Join another card to the play?', among: more, mayStop: true },
    { ...task, plays, ctx: unasked(task.ctx) },
  )
}

/** The same offer once one of its plays has been made. */
const onceLess = ({ goesOn, ...nested }: Nested): Nested =>
  typeof goesOn === 'number' ? (goesOn > 1 ? { ...nested, goesOn: goesOn - 1 } : nested) : { ...nested, goesOn: true }

/** A play with its bearer and its victim; nothing while somebody is asked for them. */
function completed(course: Course, task: Gather, play: Play): Play | undefined {
  const { state } = course
  const { seat } = task
  const picked = task.ctx.picks?.[0]
  if (play.how === 'event' && play.against === undefined && affectsOpponent(state, play.card)) {
    const victims = victimsFor(state, seat, play.card)
    if (picked !== undefined && task.ctx.answered === true) return { ...play, against: picked }
    if (victims.length === 1) return { ...play, against: victims[0]! }
    ask(course, seat, { ask: 'which player', prompt: 'On whom is it played?', among: victims }, { ...task, ctx: unasked(task.ctx) })
    return undefined
  }
  const range = play.cost === undefined ? chosenCost(state, play.card) : undefined
  if (range !== undefined) {
    if (picked !== undefined && task.ctx.answered === true) return { ...play, cost: picked }
    const [min, most] = range
    const max = Math.max(min, Math.min(most, state.players[seat]!.sanity))
    const prompt = `How much Sanity does ${title(state, play.card)} cost?`
    ask(course, seat, { ask: 'how many', prompt, min, max }, { ...task, ctx: unasked(task.ctx) })
    return undefined
  }
  if (play.on !== undefined || (play.how !== 'asset' && play.how !== 'spell')) return play
  const beside = play.how === 'asset' && fitsBesideInvestigator(state, seat, play.card, task.nested?.waive ?? [])
  const { waive = [], into } = task.nested ?? {}
  const hosts = hostsFor(state, seat, play, task.plays, waive).filter((each) => into === undefined || each === into)
  if (task.ctx.answered === true && task.ctx.picks !== undefined) return picked === undefined ? play : { ...play, on: picked }
  if (hosts.length === 0) return play
  if (hosts.length === 1 && !beside) return { ...play, on: hosts[0]! }
  const prompt =
    play.how === 'spell' ? 'What holds the Spell?' : beside ? 'Who is given it? (Done: it lies beside your Investigator.)' : 'Who bears it?'
  ask(
    course,
    seat,
    { ask: 'which card', prompt, among: hosts, more: 1, mayStop: beside },
    { ...task, ctx: { ...unasked(task.ctx), picks: [] } },
  )
  return undefined
}

function hostsFor(state: State, seat: Seat, play: Play, group: readonly Play[], waive: readonly Waiver[]): CardNo[] {
  if (play.how === 'spell') {
    // A Tome that is played together with its Spells holds them too (M9.18).
    const tomes = group.filter(
      (each) => each.how === 'asset' && printed(state, each.card).type === 'Tome' && hasPlaceIn(state, seat, [], each.card, play.card),
    )
    return tomes.length > 0 ? tomes.map((each) => each.card) : spellHolders(state, seat, play.card)
  }
  return receiversFor(state, seat, play.card, waive)
}

/** Further cards of the Hand that Join everything gathered so far and are legal with it (M11.21, M11.22); otherwise one card is all (M5.12, M8.14). */
function joiners(state: State, seat: Seat, plays: readonly Play[], nested: Nested | undefined): Play[] {
  const { hand } = state.players[seat]!
  const taken = new Set(plays.map((each) => each.card))
  const tome = plays.find((each) => each.how === 'asset' && printed(state, each.card).type === 'Tome')
  const joined: Play[] = []
  const seen = new Set<string>()
  // What the group costs is looked at for all of it, after its gains (M2.25): a single card's cost is no objection.
  const unpriced: Nested = {
    ...(nested?.route === undefined && nested?.filter === undefined ? nested : undefined),
    waive: [...(nested?.route === undefined && nested?.filter === undefined ? (nested?.waive ?? []) : []), 'cost'],
  }
  for (const card of hand) {
    if (taken.has(card)) continue
    const face = printed(state, card)
    if (seen.has(face.id)) continue
    seen.add(face.id)
    if (face.type === 'Location' || face.travel === true || face.type === 'Adventure') continue
    if (face.type === 'Spell' && (tome === undefined || !hasPlaceIn(state, seat, plays, tome.card, card))) continue
    const spell: Play | undefined = face.type === 'Spell' ? { card, how: 'spell', on: tome!.card } : undefined
    // Most cards Join nothing, in whatever way they are played: that is asked before all that playing them requires.
    if (!allJoin(state, seat, [...plays, spell ?? { card, how: waysOf(state, card)[0]! }])) continue
    for (const play of spell === undefined ? playsFrom(state, seat, [card], unpriced) : [spell]) {
      const group = [...plays, play]
      if (
        isSecondAlly(state, seat, plays, play) ||
        isTooManyAtOnce(
          state,
          seat,
          group.map((each) => each.card),
        ) ||
        !affordable(state, seat, group, nested) ||
        (usesGate(state, seat, play) && !sharesGate(state, seat, plays, play))
      )
        continue
      joined.push(play) // in every way it can be played: a Monster into the Threat, or as an Ally (M11.33)
    }
  }
  return joined
}

/** The group itself brings no second Ally of a Title either (M7.8, M11.34). */
function isSecondAlly(state: State, seat: Seat, plays: readonly Play[], { card, how }: Play): boolean {
  if (how !== 'ally') return false
  const own = foldTitle(title(state, card))
  const same = plays.filter((each) => each.how === 'ally' && foldTitle(title(state, each.card)) === own).length
  return same > 0 && same >= copiesAllowed(state, seat, card)
}

/** Whether a Tome that is being played has a place for a Spell, beside those that are played with it (M9.18). */
function hasPlaceIn(state: State, seat: Seat, plays: readonly Play[], tome: CardNo, spell: CardNo): boolean {
  const all = [...plays.filter((each) => each.how === 'spell' && each.on === tome).map((each) => each.card), spell]
  return placed(state, all, placesIfPlayed(state, seat, tome)) === all.length
}

/** A group of Joined cards uses the Gate once (M11.4); a card that uses it can Join only those that use it too, or ask for its own use. */
function sharesGate(state: State, seat: Seat, plays: readonly Play[], play: Play): boolean {
  return plays.some((each) => usesGate(state, seat, each)) || isLegal(state, seat, play)
}

/** M2.25: all gains first, then the total of the costs must be payable. */
function affordable(state: State, seat: Seat, plays: readonly Play[], nested: Nested | undefined): boolean {
  const { gains, costs } = price(state, seat, plays, nested)
  const { sanity } = state.players[seat]!
  const gained = bannedBy(state, seat, 'gainSanity') === undefined ? gains : 0
  return costs <= Math.min(Math.max(sanity, sanityMaximum(state, seat)), sanity + gained)
}

/** Each pentagram applies once, wherever the card goes (M2.19). */
function price(state: State, seat: Seat, plays: readonly Play[], nested: Nested | undefined, spared: readonly CardNo[] = []) {
  let gains = 0
  let costs = 0
  let gate = 0
  for (const play of plays) {
    if (play.how === 'walk' || play.how === 'spell') continue
    const change = play.cost === undefined ? pentagram(state, seat, play.card) : -play.cost
    if (change > 0) gains += nested?.waive.includes('gain') === true ? 0 : change
    else if (!isFree(state, seat, play, nested) && !spared.includes(play.card)) costs -= change
    if (usesGate(state, seat, play) && nested?.waive.includes('gate') !== true) gate = gateFee(state, seat, play.card) ?? 0
  }
  return { gains, costs: costs + gate + joinFee(state, seat, plays) }
}

// ---------------------------------------------------------------- paying and placing

/** Whether a play costs no Sanity, because of the card that offers it or of one in play. */
function isFree(state: State, seat: Seat, { card }: Play, nested: Nested | undefined): boolean {
  return nested?.waive.includes('cost') === true || permitFor(state, seat, card, 'cost') !== undefined
}

function carryOut(course: Course, task: Extract<Task, { do: 'carry out' }>): void {
  const { seat, plays, nested, spared, ctx } = task
  if (sparesCost(course, task)) return
  const { gains, costs } = price(course.state, seat, plays, nested, spared)
  // What goes to the Threat is told by no name, not even with its cost (M1.19).
  // A Spell that is put into a Tome costs nothing (M9.17): it is none of them.
  const paid =
    plays.length === 1
      ? plays
      : plays.filter(({ how, cost, card }) => how !== 'spell' && (cost ?? pentagram(course.state, seat, card)) !== 0)
  const names = paid.map((each) => (each.how === 'monster' ? 'A card for the Threat' : title(course.state, each.card))).join(', ')
  next(course, { do: 'settle played', seat, plays, ...(nested?.vehicle === undefined ? {} : { vehicle: nested.vehicle }) })
  const gate = plays.some((each) => usesGate(course.state, seat, each)) && nested?.waive.includes('gate') !== true
  const through = gate ? plays.find((each) => usesGate(course.state, seat, each)) : undefined
  const given = through && givenForGate(course.state, seat, through.card)
  if (given) next(course, { do: 'effect', ...given })
  const used = permitsUsed(course.state, seat, plays, nested)
  for (const play of used.length > 0 || nested?.route !== undefined ? [] : plays) {
    const own = ownPrice(course.state, seat, play.card)
    if (own.length > 0 && !isLegal(course.state, seat, play, { waive: [], ...nested, plain: true }))
      payAsking(course, own, { you: seat, source: play.card }, play.card)
  }
  for (const { card } of nested === undefined ? plays : [])
    payAsking(course, leaveOfItsPile(course.state, seat, card)?.cost, { you: seat, source: card })
  for (const { card, how } of plays) {
    payTolls(course, seat, card, card)
    if (how === 'walk') payTolls(course, seat, 'walk', card)
    if (isPass(course.state, card)) payTolls(course, seat, 'pass', card)
  }
  if (through) payTolls(course, seat, 'gate', through.card)
  for (const { permit, source } of used) payPermit(course, seat, permit, source, plays)
  for (const { card, how } of nested?.route === undefined ? plays : []) {
    const source = how === 'arrive' || how === 'walk' ? openerOfWay(course.state, seat, card) : undefined
    countLimited(course, source && { ...source, limit: source.rule.limit })
  }
  for (const play of plays) {
    const { card, how } = play
    const cost = actsAs(course.state, seat, card, how)?.cost?.filter((each) => each !== 'gate')
    payAsking(course, cost, { ...ctx, you: seat, source: card }, card)
    giveStandIns(course, seat, play, nested)
  }
  if (gains > 0) changeSanity(course, seat, gains, names, paid.length === 1 ? { card: paid[0]!.card } : {})
  if (costs > 0) changeSanity(course, seat, -costs, names, 'price') // at 0 the match ends before the cards take effect (M2.22)
  if (gate) spendGate(course, seat, through?.card)
}

/**
 * Where a text lets something else be done instead of paying for a card, its
 * player is asked, card by card; the whole cost of that one card is replaced (M2.29).
 *
 * @returns whether something is asked or done first
 */
function sparesCost(course: Course, task: Extract<Task, { do: 'carry out' }>): boolean {
  const { seat, plays, spared, kept, ctx } = task
  const { state } = course
  for (const play of plays) {
    const { card } = play
    if (spared.includes(card) || kept.includes(card) || play.how === 'walk' || play.how === 'spell') continue
    if ((play.cost ?? -pentagram(state, seat, card)) <= 0 || isFree(state, seat, play, task.nested)) continue
    const instead = insteadOfPaying(state, seat, card)
    if (instead === undefined) continue
    const after = { ...task, ctx: unasked(ctx) }
    // Who could not pay has no choice.
    const must = instead.rule.optional !== true || !affordable(state, seat, plays, task.nested)
    if (!must && ctx.answered !== true) {
      const prompt = `${title(state, instead.card!)}: use it instead of paying for ${title(state, card)}?`
      ask(course, seat, { ask: 'whether', prompt, about: instead.card! }, after)
      return true
    }
    if (!must && ctx.picks?.[0] !== 1) next(course, { ...after, kept: [...kept, card] })
    else doInstead(course, instead, card, { ...after, spared: [...spared, card] })
    return true
  }
  return false
}

function doInstead(course: Course, instead: Instead, card: CardNo, after: Task): void {
  const acting: Ctx = { ...instead.ctx, target: [card], cause: card }
  countUse(course, instead)
  next(course, { do: 'effect', ops: instead.rule.do, ctx: acting }, after)
  payAsking(course, instead.rule.cost, acting)
}

type Permission = Extract<Permit, { play: unknown }>

/** The permissions that some plays need: without them they would not be legal. */
function permitsUsed(state: State, seat: Seat, plays: readonly Play[], nested: Nested | undefined) {
  const found: { readonly permit: Permission; readonly source: Source }[] = []
  for (const play of plays) {
    const elsewhere = !state.players[seat]!.hand.includes(play.card)
    if (nested?.route !== undefined) continue
    const isPlain = !elsewhere && isLegal(state, seat, play, { waive: [], ...nested, plain: true })
    const isCostly = nested?.waive.includes('cost') !== true && (play.cost ?? -pentagram(state, seat, play.card)) > 0
    if (isPlain && !isCostly) continue
    for (const source of standing(state).permits) {
      const { permit } = source.rule
      if (!('play' in permit) || !isLeftTo(state, seat, permit, source.ctx)) continue
      if (!matches(state, play.card, permit.play, payingFor(source.ctx, seat)) || (isPlain && !permit.waive.includes('cost'))) continue
      if (!permit.waive.some((waiver) => permitFor(state, seat, play.card, waiver) === source) && permit.waive.length > 0) continue
      if (!found.some((each) => each.source === source)) found.push({ permit, source })
      break
    }
  }
  return found
}

/** A permission costs what it says, and one with a limit is used up by the play that needed it. */
function payPermit(course: Course, seat: Seat, permit: Permission, source: Source, plays: readonly Play[]): void {
  const isFromHand = permit.cost?.some((cost) => typeof cost === 'object' && 'other' in cost && cost.other.in === 'hand') === true
  payAsking(course, permit.cost, payingFor(source.ctx, seat), isFromHand ? plays[0]?.card : undefined)
  if (source.card === undefined) return
  noteUse(course, source.card, source.index, userOf(permit, seat))
}

/** Where a text gives leave so many times only, this is one of them. */
function countLimited(
  course: Course,
  leave:
    | { readonly card: CardNo | undefined; readonly index: number; readonly limit?: Limit | undefined; readonly user?: Seat }
    | undefined,
): void {
  if (leave?.card === undefined || leave.limit === undefined || !('times' in leave.limit)) return
  noteUse(course, leave.card, leave.index, leave.user)
}

/** Cards that stand for what a Great Old One, a Location or an Adventure needs are buried for it, or discarded, as many as are needed (M12.45). */
function giveStandIns(course: Course, seat: Seat, play: Play, nested: Nested | undefined): void {
  for (const each of standInsGiven(course.state, seat, play, nested))
    loseTelling(course, each, fateOfStandIn(course.state, each), { you: seat })
}

function standInsGiven(state: State, seat: Seat, { card, how }: Play, nested: Nested | undefined): readonly CardNo[] {
  switch (how) {
    case 'goo':
      return givenForNeeded(state, seat, card, nested ?? none) ?? []
    case 'arrive':
    case 'walk':
      return standInsFor(state, seat, 'Location', card).slice(
        0,
        Math.max(0, cardsMissing(state, seat, card) - cardsSpared(state, seat, card, nested ?? none)),
      )
    case 'adventure':
      return standInsNeeded(state, seat, card) ?? []
    default:
      return []
  }
}

/**
 * Puts the cards of a play in their places, and then what they do on the agenda. From
 * then on they are independent (M11.23); none are drawn for them (M5.13). What Day and
 * Night Events do to each other is in their texts (M10.23).
 */
function settlePlayed(course: Course, task: Extract<Task, { do: 'settle played' }>): void {
  const { seat, plays } = task
  const after: Task[] = []
  const farewells: Task[] = []
  const gone: { readonly from: CardNo; readonly to: CardNo }[] = []
  // M11.19: cards that join a Threat do not begin one.
  const begins =
    plays.some((each) => each.how === 'monster') && !course.state.play.some((entry) => entry.area === 'threat' && entry.seat === seat)
  for (const play of plays) {
    if (task.vehicle !== undefined && play.how === 'arrive') board(course, seat, task.vehicle)
    const left = currentLocation(course.state, seat)
    const from = departure(course.state, seat)
    const before = course.state
    place(course, seat, play)
    set(course, { recent: [...course.state.recent, { was: 'played', card: play.card, by: seat, turn: course.state.turn }] })
    const arrived = play.how === 'arrive'
    const goesOn = arrived || play.how === 'walk' || play.how === 'travel'
    if (from !== undefined && (arrived || play.how === 'walk')) gone.push({ from, to: play.card })
    if (goesOn && left !== undefined) {
      after.push(...ownTriggers(course.state, seat, left, ['departed'], undefined))
      farewells.push(...saidOnLeaving(before, course.state, seat, left, play))
    }
    after.push(
      ...ownTriggers(course.state, seat, play.card, arrived ? ['played', 'arrived'] : play.how === 'walk' ? [] : ['played'], play.against),
    )
    if (play.how === 'adventure' && actsWhenPlayed(printed(course.state, play.card))) after.push({ do: 'end chapter', seat })
  }
  after.push(...farewells)
  for (const play of plays) after.push(...playedTriggers(course.state, seat, play))
  for (const { card, how } of plays) {
    if (how === 'event') after.push(...answersOf(course.state, seat, card))
    if (how === 'event' && !staysInPlay(course.state, card)) after.push({ do: 'bury finished event', card })
    // Of what lies face-down in a Threat only its own player knows that it was waited for.
    endLasting(
      course,
      (ending) =>
        ending.at === 'card played' &&
        (how !== 'monster' || ending.ctx.you === seat) &&
        includes(course.state, ending.by, ending.ctx, seat) &&
        matches(course.state, card, ending.filter, ending.ctx),
    )
  }
  after.push(...rightAfter(course.state, seat, plays), { do: 'check state' })
  next(course, ...after)
  for (const { card, how } of plays) {
    if (how !== 'walk') continue
    queueTurned(course, seat, card)
    queueWalked(course, seat, card)
  }
  for (const { card, on } of plays) if (on !== undefined && placedAt(course.state, on)?.area === 'ally') queueGiven(course, seat, card, on)
  for (const each of gone) queueLeft(course, seat, each)
  for (const { card, how } of plays) if (how === 'arrive') queueArrived(course, seat, card)
  if (!plays.some((each) => each.how === 'monster')) return
  queueTriggers(
    course,
    (trigger, ctx) => {
      if (typeof trigger !== 'object' || !('newThreat' in trigger || 'threatGrew' in trigger)) return false
      const who = 'newThreat' in trigger ? trigger.newThreat : trigger.threatGrew
      return 'newThreat' in trigger === begins && includes(course.state, who, ctx, seat)
    },
    { actor: seat },
  )
}

/** A Summoned Monster is placed on the Story Deck, and the Location it leads to on it (M9.42). */
function board(course: Course, seat: Seat, monster: CardNo): void {
  if (ownerOf(course.state, monster) !== seat) return lose(course, monster, 'bury') // another player's goes back to him
  lift(course, monster)
  placeOnStory(course, seat, monster, false)
}

/** An Event that answers what was just played, cast or lost does so when it is played. */
function answersOf(state: State, seat: Seat, card: CardNo): Task[] {
  return printed(state, card).rules.flatMap((rule, index): Task[] =>
    rule.kind === 'action' && typeof rule.window === 'object'
      ? [
          {
            do: 'use',
            seat,
            card,
            rule: index,
            cast: false,
            stage: 'target',
            ctx: { you: seat, source: card, rule: index, affected: seat },
          },
        ]
      : [],
  )
}

/**
 * An Ally lies face-up among the Allies (M7.7), a Cultist too where it is played as one
 * (M7.25), and so does a Monster that is played as an Ally (M11.28); a Tome or an
 * Artifact beside the Investigator, unless it is given to an Ally (M8.2); a Monster
 * face-down in the Threat (M11.2).
 */
function place(course: Course, seat: Seat, play: Play): void {
  const { card, how } = play
  const before = course.state
  const host = play.on
  const fromTop = how === 'arrive' || how === 'walk' || how === 'travel'
  const leave = leaveToAct(before, seat, card, how)
  const permit = leave?.permit
  countLimited(course, leave)
  const threatEvent = how === 'monster'
  lift(course, card)
  course.events.push({
    was: 'played',
    seat,
    card,
    how,
    title: title(before, card),
    ...(host === undefined ? {} : { on: title(before, host) }),
    ...(play.against === undefined ? {} : { against: play.against }),
    ...(how === 'arrive' ? { road: roadTo(before, seat, card) } : {}),
  })
  if (fromTop) {
    giveUpWalk(course, seat, how)
    placeOnStory(course, seat, card, how === 'walk')
    return
  }
  const on = host === undefined ? {} : { on: host }
  if (threatEvent) return enter(course, seat, card, 'threat', permit?.keepsText === true ? { keepsText: true } : {})
  if (how === 'ally')
    return enter(course, seat, card, 'ally', permit?.keepsText === true || keepsOwnText(before, card) ? { keepsText: true } : {})
  if (how === 'asset') return enter(course, seat, card, 'asset', on)
  if (how === 'spell') return enter(course, seat, card, 'spell', on)
  if (how === 'goo') return enter(course, seat, card, 'goo')
  if (how === 'adventure') return completeAdventure(course, seat, card)
  const ends = endOfEvent(course.state, seat, card, play.against)
  enter(course, seat, card, 'event', {
    ...(play.against === undefined ? {} : { affects: play.against }),
    ...(ends === undefined ? {} : { ends }),
  })
}

/** By which rule a Location lies right-side-up at once, told from where its player was. */
function roadTo(before: State, seat: Seat, card: CardNo): Road {
  const { started, spot } = before.players[seat]!
  if (!started) return 'first'
  if (spot === null) return 'again'
  if (isTravelling(before, seat) || printed(before, topCard(before, seat)!).type === 'Monster') return 'travel'
  return subregionNow(before, seat) === printed(before, card).subregion ? 'city' : 'text'
}

/** A Monster whose own text lets it be an Ally and stays valid there. */
function keepsOwnText(state: State, card: CardNo): boolean {
  return printed(state, card).rules.some(
    (rule) =>
      rule.kind === 'permit' && 'playAs' in rule.permit && rule.permit.keepsText === true && printed(state, card).type === 'Monster',
  )
}

/** The end that an Event's own text names (M10.10): of a clause, or of all that it has begun for a while. */
function endOfEvent(state: State, seat: Seat, card: CardNo, against: Seat | undefined) {
  const { rules } = printed(state, card)
  const told = rules.find((rule) => 'until' in rule && rule.until !== undefined)
  const until = told !== undefined && 'until' in told ? told.until : soLongAsItsDoing(rules)
  return until === undefined ? undefined : endingOf(state, until, { you: seat, source: card, affected: against ?? seat })
}

/** How long all lasts that a card begins when it is played, where it does nothing else and has no other say in it. */
function soLongAsItsDoing(rules: readonly Rule[]): Duration | undefined {
  const said = rules.filter(({ kind }) => kind !== 'require')
  const begun = said.flatMap((rule): readonly (Op | undefined)[] => (rule.kind === 'on' && rule.on === 'played' ? rule.do : [undefined]))
  const whiles = begun.map((op) => (op !== undefined && 'start' in op ? op.until : undefined))
  const [first] = whiles
  const isOfItself = typeof first === 'string' && /^(?:while|game)/.test(first)
  const isOne = whiles.every((each) => each !== undefined && JSON.stringify(each) === JSON.stringify(first))
  return isOne && !isOfItself ? first : undefined
}

/**
 * What lies on top when somebody goes elsewhere: a crosswise card is discarded
 * (M6.34, M6.37), and so is a Travel Event that is given up for a walk (M6.45).
 */
function giveUpWalk(course: Course, seat: Seat, how: Play['how']): void {
  const top = topCard(course.state, seat)
  if (top === undefined) return
  if (isWalking(course.state, seat)) lose(course, top, 'discard')
  else if (how === 'walk' && isTravelling(course.state, seat)) {
    lose(course, top, 'discard')
    // The Location beneath is where the walk begins; its Gate stays as it was used.
    const alone = course.state.players[seat]!.spot?.alone === true ? { alone: true as const } : {}
    setPlayer(course, seat, { spot: { crosswise: false, gateUsed: true, since: course.state.turn, order: course.state.clock, ...alone } })
  }
}

/**
 * A card's own triggers for its coming. The first Location's apply like any other's
 * (M4.19); a Phobia whose condition is met takes effect when it is played (M10.17).
 */
function ownTriggers(state: State, seat: Seat, card: CardNo, moments: readonly string[], opponent: Seat | undefined): Task[] {
  const entry = placedAt(state, card)
  if (entry?.area === 'threat' || isSilenced(state, card)) return []
  const ctx: Ctx = {
    you: seat,
    source: card,
    affected: opponent ?? seat,
    ...(opponent === undefined ? {} : { opponent }),
  }
  return printed(state, card).rules.flatMap((rule, index): Task[] =>
    rule.kind === 'on' && typeof rule.on === 'string' && moments.includes(rule.on)
      ? [{ do: 'trigger', card, rule: index, ctx: { ...ctx, rule: index } }]
      : [],
  )
}

/** Whether a Spell was laid in the card that asks, or in one of such a kind. */
const isLaidIn = (state: State, { on }: Play, into: 'self' | Filter, source: Source): boolean =>
  into === 'self' ? on === source.card : on !== undefined && matches(state, on, into, source.ctx)

/** On whom an Event is played: him on whom it lies, or the one opponent of whom its line speaks, who need not be named (M17.26). */
function playedOn(state: State, seat: Seat, { card, against }: Play): Seat | undefined {
  if (against !== undefined) return against
  const [opponent, ...more] = opponents(state, seat)
  return more.length === 0 && /^opponent/i.test(printed(state, card).target ?? '') ? opponent : undefined
}

/** What cards in play say to a play (the played card itself aside). */
function playedTriggers(state: State, seat: Seat, play: Play): Task[] {
  const { card } = play
  return standing(state).ons.flatMap((source): Task[] => {
    const { on } = source.rule
    if (typeof on !== 'object' || !('cardPlayed' in on) || source.card === undefined || source.card === card) return []
    if (!includes(state, on.by, source.ctx, seat) || !matches(state, card, on.cardPlayed, source.ctx)) return []
    // What goes to the Threat is nobody's business (M1.19), but the Gate is open to all.
    if (play.how === 'monster' && on.through === undefined) return []
    const victim = playedOn(state, seat, play)
    if (on.on !== undefined && (victim === undefined || !includes(state, on.on, source.ctx, victim))) return []
    if (on.into !== undefined && !isLaidIn(state, play, on.into, source)) return []
    if (on.through === 'here' && !(currentLocation(state, seat) === source.card && usesGate(state, seat, play))) return []
    const detached = source.detached === true ? { detached: source.rule } : {}
    const met = metAt(on, source.ctx, { actor: seat })
    return [{ do: 'trigger', card: source.card, rule: source.index, ctx: { ...source.ctx, cause: card, actor: seat, ...met }, ...detached }]
  })
}

/** What a Location says to a card that is played from there, and leads away from it: its player was there when he played it. */
function saidOnLeaving(before: State, state: State, seat: Seat, left: CardNo, { card }: Play): Task[] {
  const ctx: Ctx = { you: seat, source: left, affected: seat, cause: card, actor: seat }
  return printed(before, left).rules.flatMap((rule, index): Task[] => {
    if (rule.kind !== 'on' || typeof rule.on !== 'object' || !('cardPlayed' in rule.on)) return []
    const { cardPlayed, by, through, on, into } = rule.on
    if (through !== undefined || on !== undefined || into !== undefined || !includes(before, by, ctx, seat)) return []
    if (!matches(state, card, cardPlayed, ctx) || (rule.if !== undefined && !holds(before, rule.if, ctx))) return []
    const { if: _, ...told } = rule
    return [{ do: 'trigger', card: left, rule: index, ctx: { ...ctx, rule: index }, detached: told }]
  })
}

/** Cards that may be played in the same Turn right after such a card. */
function rightAfter(state: State, seat: Seat, plays: readonly Play[]): Task[] {
  return state.players[seat]!.hand.flatMap((card): Task[] => {
    const isSo = (when: Condition | undefined): boolean => when === undefined || holds(state, when, { you: seat, source: card })
    const permit = printed(state, card)
      .rules.flatMap((rule) => (rule.kind === 'permit' && 'rightAfter' in rule.permit && isSo(rule.if) ? [rule.permit] : []))
      .find(({ rightAfter }) => plays.some((each) => matches(state, each.card, rightAfter, { you: seat, source: card })))
    if (permit === undefined) return []
    const only = {
      waive: [],
      filter: { title: printed(state, card).title },
      ...(permit.do === undefined ? {} : { besides: permit.do }),
    } as const
    if (printed(state, card).type !== 'Location') return [{ do: 'gather', seat, plays: [], nested: only, ctx: { you: seat } }]
    const route = { region: permit.waive === undefined ? regionLedTo(state, plays) : 'any', placed: 'rightSideUp' } as const
    return [
      {
        do: 'gather',
        seat,
        plays: [],
        nested: {
          ...only,
          route,
          ...(topCard(state, seat) === undefined ? {} : { source: topCard(state, seat)! }),
        },
        ctx: { you: seat },
      },
    ]
  })
}

/** The Region in which a Location may lie that is played right after this: that which the journey just begun leads to (M6.13), else one's own. */
function regionLedTo(state: State, plays: readonly Play[]): Route['region'] {
  const ops = plays.flatMap(({ card }) => printed(state, card).rules.flatMap((rule) => (rule.kind === 'on' ? rule.do : [])))
  return ops.flatMap((op) => ('travel' in op ? [op.travel.region] : []))[0] ?? 'same'
}

// ---------------------------------------------------------------- arriving

/** Rotates the crosswise Location (M5.3): its pentagram applies now (M2.20), then what it does on arrival. */
export function arrive(course: Course, seat: Seat, asTurn?: true): void {
  const card = topCard(course.state, seat)!
  const change = pentagram(course.state, seat, card)
  next(course, ...ownTriggers(course.state, seat, card, ['played', 'arrived'], undefined), { do: 'check state' })
  turnUpright(course, seat)
  queueTurned(course, seat, card)
  queueArrived(course, seat, card, asTurn ? 'asTurn' : true)
  rememberTurned(course, seat, card)
  changeSanity(course, seat, change, title(course.state, card), change < 0 ? 'price' : { card })
}

/** What cards say when a player begins to walk to a Location, or to such a one (M6.20). */
const queueWalked = (course: Course, seat: Seat, card: CardNo): void =>
  queueHeard(
    course,
    seat,
    card,
    (trigger, ctx) =>
      'walked' in trigger &&
      includes(course.state, trigger.walked, ctx, seat) &&
      (trigger.to === undefined || matches(course.state, card, trigger.to, ctx)),
  )

/** What cards say when a player goes on from such a place to one that is none. */
const queueLeft = (course: Course, seat: Seat, { from, to }: { readonly from: CardNo; readonly to: CardNo }): void =>
  queueHeard(
    course,
    seat,
    to,
    (trigger, ctx) =>
      'leftFrom' in trigger &&
      includes(course.state, trigger.by, ctx, seat) &&
      matches(course.state, from, trigger.leftFrom, ctx) &&
      !matches(course.state, to, trigger.leftFrom, ctx),
  )

/** What cards say when a player arrives at a Location, by whatever way (M6.5). */
const queueArrived = (course: Course, seat: Seat, card: CardNo, onFoot?: true | 'asTurn'): void =>
  queueHeard(
    course,
    seat,
    card,
    (trigger, ctx) =>
      'arrivedAt' in trigger &&
      (trigger.onFoot === undefined || trigger.onFoot === onFoot || (trigger.onFoot === true && onFoot !== undefined)) &&
      includes(course.state, trigger.by, ctx, seat) &&
      matches(course.state, card, trigger.arrivedAt, ctx),
  )

// ---------------------------------------------------------------- using and casting

function use(course: Course, task: Extract<Task, { do: 'use' }>): void {
  const rule = printed(course.state, task.card).rules[task.rule]
  if (rule?.kind === 'permit') return joinLate(course, task, rule.permit)
  if (rule?.kind !== 'action') return
  if (task.stage === undefined) {
    let cost = task.cast ? castingCost(course.state, task.seat, task.card) : useFee(course.state, task.seat, task.card)
    const instead = task.cast && cost > 0 ? insteadOfPaying(course.state, task.seat, task.card) : undefined
    if (instead !== undefined && task.spared === undefined) {
      const must = instead.rule.optional !== true || cost > course.state.players[task.seat]!.sanity
      if (!must && task.ctx.answered !== true) {
        const prompt = `${title(course.state, instead.card!)}: use it instead of paying for ${title(course.state, task.card)}?`
        return ask(course, task.seat, { ask: 'whether', prompt, about: instead.card! }, task)
      }
      const after = { ...task, ctx: unasked(task.ctx) }
      if (!must && task.ctx.picks?.[0] !== 1) return next(course, { ...after, spared: false })
      return doInstead(course, instead, task.card, { ...after, spared: true })
    }
    if (task.spared === true) cost = 0
    course.events.push({ was: task.cast ? 'cast' : 'used', seat: task.seat, title: title(course.state, task.card), clause: task.rule })
    if (task.cast) next(course, { do: 'after cast', card: task.card })
    else queueUsed(course, task.seat, task.card)
    const was = task.cast ? 'cast' : 'used'
    const holder = task.cast ? placedAt(course.state, task.card)?.on : undefined
    const from = holder === undefined ? {} : { from: holder }
    set(course, { recent: [...course.state.recent, { was, card: task.card, by: task.seat, turn: momentOf(course.state), ...from }] })
    // M9.24: pay, name the target, apply the effect, then turn the Spell face-down.
    next(course, { ...task, stage: 'target' })
    if (task.cast) payTolls(course, task.seat, { cast: task.card })
    if (cost > 0) changeSanity(course, task.seat, -cost, title(course.state, task.card), 'price')
    return
  }
  if (typeof rule.window === 'object' && task.ctx.cause === undefined) return nameCause(course, task, rule.window, rule.do)
  begin(course, task, rule)
}

/** What cards say when a card is used: after what it does. */
const queueUsed = (course: Course, seat: Seat, card: CardNo): void =>
  queueHeard(
    course,
    seat,
    card,
    (trigger, ctx) => 'used' in trigger && includes(course.state, trigger.by, ctx, seat) && matches(course.state, card, trigger.used, ctx),
  )

/** A card joins a defence or a Threat late: against whom is asked where there is a choice. */
function joinLate(course: Course, task: Extract<Task, { do: 'use' }>, permit: Permit): void {
  if (!('commit' in permit) || permit.commit === 'assault') return
  const { seat, card, ctx } = task
  const among = permit.commit === 'threat' ? victimsOfLate(course.state, seat, card) : opponents(course.state, seat)
  if (among.length > 1 && ctx.answered !== true) {
    const prompt = `Against whom does ${title(course.state, card)} ${permit.commit === 'threat' ? 'fight' : 'defend'}?`
    return ask(course, seat, { ask: 'which player', prompt, among }, { ...task, ctx: unasked(ctx) })
  }
  commit(course, seat, card, { as: permit.commit === 'threat' ? 'threat' : 'ally', against: ctx.picks?.[0] ?? among[0]! })
  payAsking(course, permit.cost, { ...unasked(ctx), you: seat, source: card })
}

/** What an answer answers: the one thing that can be answered, or the one its player names (M19.5). */
function nameCause(course: Course, task: Extract<Task, { do: 'use' }>, reaction: Reaction, does: readonly Op[]): void {
  const { seat, ctx } = task
  const { state } = course
  const open = answerable(state, seat, reaction, ctx, does)
  const doing = (card: CardNo) => state.recent.findLast((each) => each.card === card)
  const along = (card: CardNo) =>
    reaction.orTurned === true ? open.filter((each) => each !== card && isOnePlay(doing(each), doing(card))) : []
  // Of cards played together the first stands for all.
  const among = open.filter((card, at) => along(card).every((each) => open.indexOf(each) > at))
  if (among.length === 0) return
  if (among.length > 1 && ctx.answered !== true) {
    // What lies face-down is named by the place it lies in (M1.19).
    const name = (card: CardNo) =>
      isConcealed(state, seat, card) ? `a card in the Threat of ${state.sheet.names[placedAt(state, card)!.seat]!}` : title(state, card)
    return ask(course, seat, { ask: 'which way', prompt: 'What is answered?', ways: among.map(name) }, { ...task, ctx: unasked(ctx) })
  }
  const cause = among[among.length === 1 ? 0 : ctx.picks![0]!]!
  const by = doing(cause)?.by
  const opponent = by === undefined || by === seat ? {} : { opponent: by }
  next(course, { ...task, ctx: { ...unasked(ctx), cause, along: along(cause), ...opponent } })
}

/** One Turn is one play (M5.1). */
const isOnePlay = (a: Recent | undefined, b: Recent | undefined): boolean =>
  a !== undefined && b !== undefined && a.turn === b.turn && a.by === b.by

/** What a text says becomes of a Spell once it is cast, if one does; what it says so under a condition is instead of what it always does. */
function onceCast(state: State, card: CardNo): Extract<Static, { onceCast: unknown }>['onceCast'] | undefined {
  const told = statics(state, 'spells').flatMap((source) => {
    const { effect, if: condition } = source.rule
    return 'onceCast' in effect && bearsOn(state, source, effect.of, card)
      ? [{ to: effect.onceCast, isUnderOne: condition !== undefined }]
      : []
  })
  return (told.find(({ isUnderOne }) => isUnderOne) ?? told[0])?.to
}

function afterCast(course: Course, card: CardNo): void {
  const entry = placedAt(course.state, card)
  // Whoever owns it, it was cast by him who has what holds it (M9.21).
  const caster = entry?.seat ?? ownerOf(course.state, card)
  endLasting(
    course,
    (ending) =>
      ending.at === 'spell cast' &&
      ending.ctx.source !== card &&
      includes(course.state, ending.by, ending.ctx, caster) &&
      matches(course.state, card, ending.filter, ending.ctx),
  )
  const told = onceCast(course.state, card)
  if (told === 'hand') returnToHand(course, card)
  else if (told === 'bury' || told === 'discard') loseCast(course, card, told)
  else if (told === 'flip') flip(course, card, 'down')
  else if (entry?.on !== undefined && told === undefined) {
    const byTome = printed(course.state, entry.on).type === 'Tome'
    if (byTome) flip(course, card, 'down')
    else loseCast(course, card, 'bury') // M7.23, M8.13
  }
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'spellCast' in trigger &&
      includes(course.state, trigger.spellCast, ctx, caster) &&
      (trigger.is === undefined || matches(course.state, card, trigger.is, ctx)) &&
      (trigger.from === undefined || (entry?.on !== undefined && entry.on === ctx.source)),
    { cause: card, actor: caster },
  )
}

function loseCast(course: Course, card: CardNo, to: 'bury' | 'discard'): void {
  const entry = placedAt(course.state, card)
  if (entry === undefined) lose(course, card, to)
  else loseTelling(course, card, to, { you: entry.seat })
}

/** A suitable Monster of the Hand attacks at once and is buried (M9.34 to M9.41). */
function summon(course: Course, task: Extract<Task, { do: 'summon' }>): void {
  const { state } = course
  const { seat, ctx } = task
  if (task.card === undefined) {
    const fit = state.players[seat]!.hand.filter((card) => canSummon(state, seat, card, task.filter, ctx))
    if (ctx.answered !== true) {
      if (fit.length === 0) {
        course.events.push({
          was: 'nothing happened',
          seat,
          title: title(state, ctx.source!),
          why: 'no suitable Monster in the Hand can be paid for',
        })
        return
      }
      return askCards(course, seat, 'Which Monster is Summoned?', fit, 1, false, { ...task, ctx: unasked(ctx) })
    }
    const card = ctx.picks![0]!
    next(course, { ...task, card, ctx: unasked(ctx) })
    changeSanity(course, seat, pentagram(state, seat, card), title(state, card), 'price')
    return
  }
  const { card } = task
  const route = routeOf(state, card, 'summoned')
  if (route !== undefined && ctx.travels === undefined && leadsSomewhere(state, seat, card, route)) {
    if (ctx.answered !== true) {
      const ways = ['It attacks', 'You travel with it']
      return ask(course, seat, { ask: 'which way', prompt: `What does ${title(state, card)} do?`, ways }, { ...task, ctx: unasked(ctx) })
    }
    if (ctx.picks?.[0] === 1) {
      travelWith(course, seat, card, route)
      return queueSummoned(course, seat, card)
    }
    return next(course, { ...task, ctx: { ...unasked(ctx), travels: false } })
  }
  if (ctx.opponent === undefined) {
    const others = opponents(state, seat)
    if (others.length > 1) return next(course, { do: 'name opponent', ctx: unasked(ctx), afterwards: task })
    return next(course, { ...task, ctx: { ...ctx, opponent: others[0]! } })
  }
  const face = printed(state, card)
  course.events.push({ was: 'revealed', seat, title: face.title, from: 'the Hand' })
  next(
    course,
    {
      do: 'attack',
      on: ctx.opponent,
      points: face.value ?? 0,
      ...(task.gains === undefined ? {} : { gains: task.gains }),
      by: card,
      isSummoned: true,
      alliesMayDefend: true,
      onlyAllies: false,
      ctx: { you: seat, source: card, opponent: ctx.opponent },
      defenders: [],
      asked: false,
    },
    task.goes === 'hand'
      ? goesBack(seat, card)
      : { do: 'lose cards', cards: [card], to: task.goes ?? 'bury', ctx: { you: seat }, refused: [] },
    { do: 'check state' },
  )
  queueSummoned(course, seat, card, ctx.opponent)
}

/** A Monster returns to the Hand after its attack, if it still lies where it has attacked from: it may have gone by its own words. */
const goesBack = (seat: Seat, card: CardNo): Task => ({
  do: 'effect',
  ops: [{ if: { role: 'inThreat' }, do: [{ move: { ref: 'self' }, to: 'hand' }] }],
  ctx: { you: seat, source: card },
})

/** What cards say when a Monster is Summoned: before it attacks, or one travels with it. */
const queueSummoned = (course: Course, seat: Seat, card: CardNo, against?: Seat): void =>
  queueHeard(
    course,
    seat,
    card,
    (trigger, ctx) =>
      'summoned' in trigger &&
      includes(course.state, trigger.by, ctx, seat) &&
      (trigger.on === undefined || (against !== undefined && includes(course.state, trigger.on, ctx, against))) &&
      matches(course.state, card, trigger.summoned, ctx),
  )

// ---------------------------------------------------------------- travel by a Monster (M9.42)

/** The route on which a Monster's own text lets its player travel when it is Summoned or Controlled. */
export function routeOf(state: State, card: CardNo, role: 'summoned' | 'controlled'): Route | undefined {
  for (const rule of printed(state, card).rules) {
    if (rule.kind !== 'permit' || !('route' in rule.permit) || 'walkTo' in rule.permit.route || rule.if === undefined) continue
    if (speaksOfRole(rule.if, role)) return rule.permit.route
  }
  return undefined
}

function speaksOfRole(condition: Condition, role: 'summoned' | 'controlled'): boolean {
  if ('role' in condition) return condition.role === role
  if ('any' in condition) return condition.any.some((each) => speaksOfRole(each, role))
  return 'all' in condition && condition.all.every((each) => speaksOfRole(each, role))
}

const riding = (card: CardNo, route: Route): Nested => ({ waive: [], route, source: card, vehicle: card, must: true })

/** Whether there is a Location to travel to. */
export const leadsSomewhere = (state: State, seat: Seat, card: CardNo, route: Route): boolean =>
  playsFrom(state, seat, state.players[seat]!.hand, riding(card, route)).length > 0

/** It lies on the Story Deck, and a suitable Location is played on it at once. */
export function travelWith(course: Course, seat: Seat, card: CardNo, route: Route): void {
  next(course, { do: 'gather', seat, plays: [], nested: riding(card, route), ctx: { you: seat, source: card } })
}
