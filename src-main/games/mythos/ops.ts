/**
 * The operations of the rule objects, one case each. An operation that needs a
 * choice asks and is performed again with the answer; one that leads to other
 * tasks puts them before the rest of its effect.
 */

import type { Amount, Cost, Destination, Filter, Op, Rule, Selector, Static, Who } from '../../../grammar/ast.ts'
import type { InvestigatorCard } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { ask, askCards, queuePassed, queueTriggers, unasked } from './agenda.ts'
import { isForbidden, isKeptFrom, isSheltered, isUnaffected, keepsStory } from './bans.ts'
import { sayStep } from './clauses.ts'
import { takeControl } from './combat/control.ts'
import { givingOthers } from './costs.ts'
import { type Course, next, set, setPlayer, shuffle, tick } from './course.ts'
import {
  goOn,
  howMany,
  isOfEpidemic,
  liesOtherwise,
  lots,
  namesToCall,
  ofNamed,
  resolve,
  selectorToBind,
  stricken,
  valueToBind,
  waysOpen,
  weakened,
  withoutSpread,
} from './effects.ts'
import { isHidden } from './imagine.ts'
import { undo } from './journal.ts'
import { beginningOf, endingOf } from './lasting.ts'
import { isBeyond, loseTop } from './losing.ts'
import {
  alter,
  attached,
  changePennies,
  discard,
  draw,
  enter,
  flip,
  keptPlaces,
  lift,
  lose,
  placeOnStory,
  queueGiven,
  reshuffle,
  returnToHand,
  shutGate,
  takeAway,
  toTop,
  turnCrosswise,
} from './moves.ts'
import { journeyOn, playsFrom, staysFaceDown } from './options.ts'
import { pentagram } from './pentagram.ts'
import { currentLocation, foldTitle, fromLeft, investigatorOf, opponents, ownerOf, printed, title, topCard } from './places.ts'
import { sanityMaximum } from './player-numbers.ts'
import { isArmed } from './requirements/assets.ts'
import { spellHolders } from './requirements/spells.ts'
import { changeSanity } from './sanity.ts'
import { amount, choosesAmong, fromTop, holds, isOfHand, matches, seatsOf } from './select.ts'
import { arrange, look, reveal } from './showing.ts'
import { loseSanity } from './sparing.ts'
import { includes, penniesOn, placedAt } from './standing.ts'
import type { Away, CardNo, Ctx, Ending, Lasting, Offer, Placed, State } from './state.ts'
import type { Nested, Task } from './tasks.ts'
import { mayGoSooner, sparedOn } from './travel.ts'
import { offeredBy } from './using.ts'
import { currentValue, isWeapon, mayBear } from './values.ts'

type Effect = Extract<Task, { do: 'effect' }>

/** Whose Passes are voided; of one in particular it is the last that was declared. */
function passers(state: State, { who, n }: Extract<Op, { passes: 'void' }>, ctx: Ctx): readonly Seat[] {
  const all = [...state.players.keys()].filter((seat) => !isUnaffected(state, seat, ctx))
  if (who !== undefined) return seatsOf(state, who, ctx).filter((seat) => all.includes(seat))
  if (n === undefined) return all
  const { length } = state.players
  const back = state.players.map((_, step) => (ctx.you + length - 1 - step) % length)
  return back.filter((seat) => all.includes(seat) && state.players[seat]!.passes > 0).slice(0, 1)
}

/** Sets out on a journey that was offered: what it costs is paid, then the Location is played, then comes what is done there. */
export function takeJourney(course: Course, seat: Seat, offer: Offer): void {
  if (!('travel' in offer.op)) return
  const { travel, there = [], cost = [] } = offer.op
  const ctx = { you: seat, source: offer.card, rule: offer.rule }
  // Of what is put on the pile the last is done first.
  goOn(course, there, ctx)
  const nested = { waive: sparedOn(travel), route: travel, source: offer.card, must: true } as const
  next(course, { do: 'gather', seat, plays: [], nested, ctx: { you: seat } })
  goOn(course, cost.flatMap(dueFor), ctx)
}

/** What a price for a journey comes to: he who travels chooses the cards. */
function dueFor(cost: Cost): readonly Op[] {
  if (typeof cost !== 'object' || 'self' in cost) return []
  if ('sanity' in cost) return cost.sanity === 'ofThisCard' ? [] : [{ sanity: cost.sanity, who: 'you', sign: -1, price: true }]
  return givingOthers([cost])
}

/** A type or a Title is named for all to hear; what follows is then said of that. */
function callOut(course: Course, op: Extract<Op, { name: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const ways = namesToCall(course.state, op)
  // No deck of the match holds a card of that type: whatever is named, nobody has it.
  if (ways.length === 0) return goOn(course, rest, ctx)
  const prompt =
    op.name === 'type' ? 'Name a type of card.' : op.name === 'region' ? 'Name a Region.' : `Name one ${op.of ?? 'card'} by its Title.`
  if (ctx.answered !== true) return ask(course, ctx.you, { ask: 'which way', prompt, ways }, { ...again, ctx: unasked(ctx) })
  const what = ways[ctx.picks?.[0] ?? 0]!
  course.events.push({ was: 'named', seat: ctx.you, what })
  return goOn(course, [...ofNamed(op, what), ...rest], unasked(ctx))
}

/** Performs one operation; `rest` is what its effect does afterwards, `again` the task to come back with. */
export function perform(course: Course, op: Op, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  if ('move' in op) return move(course, op, ctx, rest, again)
  if ('sanity' in op) {
    const asked: Task[] = []
    const moved: number[] = []
    for (const seat of seatsOf(state, op.who, ctx)) {
      if (isUnaffected(state, seat, ctx)) continue
      const by = op.sanity === 'pentagram' ? pentagramOf(course, op, ctx, seat) : op.sign * amount(state, op.sanity, ctx)
      const cause = ctx.source === undefined ? {} : { card: ctx.source }
      const before = course.state.players[seat]!.sanity
      if (op.price) changeSanity(course, seat, by, nameOfSource(state, ctx), 'price')
      else if (by < 0) asked.push(...loseSanity(course, seat, -by, nameOfSource(state, ctx), cause))
      else changeSanity(course, seat, by, nameOfSource(state, ctx), cause)
      moved.push(Math.abs(course.state.players[seat]!.sanity - before))
    }
    goOn(course, rest, { ...ctx, ...thusMoved(ctx, { sanity: moved }) })
    return next(course, ...asked)
  }
  if ('flip' in op) {
    if (op.flip.pick === 'choose' && isOfEach(op.flip.by)) return turnByEach(course, op, ctx, rest)
    if (isPickedOfEach(op.flip, ctx))
      return oneByOne(course, { ...op, flip: withoutSpread(op.flip) }, stricken(state, op.flip, ctx), 'opponent', ctx, rest)
    const changes = (card: CardNo): boolean => op.flip.pick !== 'choose' || liesOtherwise(state, op, card)
    const cards = resolve(course, op.flip, ctx, again, `Choose what turns face-${op.face}.`, false, changes)
    if (cards === undefined) return
    const mayTurn = (card: CardNo) =>
      op.face === 'down'
        ? !isKeptFrom(state, card, 'flipped', ctx) && !isForbidden(state, ctx.you, 'flipDown', card, ctx.source)
        : !staysFaceDown(state, card) && !isForbidden(state, ctx.you, 'flipUp', card)
    const isTurned = (card: CardNo) => mayTurn(card) && liesOtherwise(state, op, card)
    goOn(course, rest, { ...ctx, ...thusMoved(ctx, { flipped: cards.filter(isTurned) }) })
    for (const card of cards) if (mayTurn(card)) flip(course, card, op.face)
    return next(course, { do: 'check state' })
  }
  if ('pennies' in op) {
    const cards = resolve(
      course,
      op.on,
      ctx,
      again,
      op.sign === 1 ? 'Choose what the pennies lie on.' : 'Choose what they are removed from.',
    )
    if (cards === undefined) return
    goOn(course, rest, ctx)
    for (const card of cards) {
      const lie = penniesOn(course.state, card)
      const many = op.pennies === 'all' ? lie : amount(state, op.pennies, ctx)
      const room = op.most === undefined ? many : Math.max(0, op.most - lie)
      changePennies(course, card, op.sign === 1 ? Math.min(many, room) : -many)
    }
    return next(course, { do: 'check state' })
  }
  if ('draw' in op) {
    const drawn = [...(ctx.drawn ?? [])]
    for (const seat of seatsOf(state, op.who ?? 'you', ctx)) {
      // What a Hand lacks is told of his who draws; all else is counted for the player of the card.
      const counted = typeof op.draw === 'object' && 'handTo' in op.draw ? { ...ctx, you: seat } : ctx
      if (!isUnaffected(state, seat, ctx)) drawn.push(...draw(course, seat, amount(state, op.draw, counted)))
    }
    return goOn(course, rest, { ...ctx, drawn })
  }
  if ('exchangeHands' in op) return exchangeHands(course, op, ctx, rest)
  if ('exchange' in op) return exchange(course, op, ctx, rest, again)
  if ('reveal' in op) return reveal(course, op, ctx, rest, again)
  if ('shuffle' in op) {
    for (const seat of seatsOf(state, op.who, ctx)) {
      if (op.shuffle === 'story' ? keepsStory(state, seat, ctx) : isUnaffected(state, seat, ctx)) continue
      const player = course.state.players[seat]!
      if (op.shuffle === 'deck+discard') reshuffle(course, seat, 'told')
      else if (op.shuffle === 'deck') setPlayer(course, seat, { deck: shuffle(course, player.deck) })
      else {
        const kept = keptPlaces(course.state, seat)
        setPlayer(course, seat, {
          story: [
            ...kept,
            ...shuffle(
              course,
              player.story.filter((card) => !kept.includes(card)),
            ),
          ],
        })
      }
      course.events.push({ was: 'shuffled', seat, what: op.shuffle === 'story' ? 'Story Deck' : 'Mythos Deck' })
    }
    return goOn(course, rest, ctx)
  }
  if ('play' in op) {
    goOn(course, rest, ctx)
    const offered = offeredBy(op, ctx)
    const { hand, story, discard } = state.players[ctx.you]!
    const meant = op.which && choosesAmong(state, op.which, ctx)
    // The one that is meant is played from where it was chosen.
    const isIn = (pile: readonly CardNo[]) => op.from === undefined && meant?.some((card) => pile.includes(card)) === true
    const from = isIn(story) ? ('story' as const) : isIn(discard) ? ('discard' as const) : undefined
    const nested = from ? { ...offered, from } : offered
    const open = meant ?? (op.others ? hand.filter((card) => !ctx.thus?.cards.includes(card)) : undefined)
    return next(course, { do: 'gather', seat: ctx.you, plays: [], nested: open ? { ...nested, among: open } : nested, ctx: unasked(ctx) })
  }
  if ('travel' in op) {
    goOn(course, rest, ctx)
    if (op.when === 'now') {
      // Both cards are played in this Turn (M6.42). Not followed by a Location, the Event stays on top (M6.43) and offers none later (M6.44).
      const nested = { waive: sparedOn(op.travel), route: op.travel, ...(ctx.source === undefined ? {} : { source: ctx.source }) }
      return next(course, { do: 'gather', seat: ctx.you, plays: [], nested, ctx: unasked(ctx) })
    }
    const player = state.players[ctx.you]!
    const offer = { card: ctx.source!, rule: ctx.rule ?? 0, op, since: state.turn }
    setPlayer(course, ctx.you, { offers: [...player.offers, offer] })
    if (mayGoSooner(state, ctx)) next(course, { do: 'effect', ops: [{ choose: [[], [{ travelOn: true }]], by: 'you' }], ctx: unasked(ctx) })
    return
  }
  if ('travelOn' in op) {
    goOn(course, rest, ctx)
    const journey = journeyOn(state, ctx.you)
    if (journey !== undefined) takeJourney(course, ctx.you, journey)
    return
  }
  if ('toTop' in op) {
    const cards =
      op.toTop.pick === 'top' && op.toTop.in === 'story'
        ? uppermostBelow(state, op.toTop, ctx)
        : resolve(course, op.toTop, ctx, again, 'Choose the Location that comes to the top.')
    if (cards === undefined) return
    for (const card of cards) {
      const owner = ownerOf(state, card)
      if (keepsStory(state, owner, ctx)) continue
      toTop(course, owner, card)
      if (op.gateShut) shutGate(course, owner)
      // The pentagram is ignored unless the card says otherwise (M6.69); what it would give is no cost.
      if (op.pays) changeSanity(course, owner, Math.min(0, pentagram(course.state, owner, card)), title(course.state, card), 'price')
    }
    return goOn(course, rest, ctx)
  }
  if ('popStory' in op) {
    goOn(course, rest, ctx)
    for (const seat of seatsOf(state, op.popStory, ctx)) {
      const top = topCard(course.state, seat)
      if (top === undefined || isBeyond(course.state, top, ctx) || keepsStory(course.state, seat, ctx)) continue
      loseTop(course, seat, op.to, ctx, uncovering(op))
    }
    return
  }
  if ('turnTop' in op) {
    goOn(course, rest, ctx)
    for (const seat of seatsOf(state, op.who, ctx)) {
      const top = topCard(course.state, seat)
      if (top === undefined || isBeyond(course.state, top, ctx) || keepsStory(course.state, seat, ctx)) continue
      if (op.turnTop === 'crosswise') turnCrosswise(course, seat)
      else next(course, { do: 'arrive', seat })
    }
    return
  }
  if ('attack' in op) return attack(course, op, ctx, rest, again)
  if ('summonOrControl' in op) return summonOrControl(course, op, ctx, rest)
  if ('control' in op) {
    const cards = resolve(course, op.control, ctx, again, 'Choose what to take.')
    if (cards === undefined) return
    for (const card of cards)
      if (!isKeptFrom(state, card, 'controlled', ctx)) takeControl(course, ctx.you, card, ctx.opponent ?? ownerOf(state, card))
    return goOn(course, rest, ctx)
  }
  if ('give' in op) return give(course, op, ctx, rest, again)
  if ('skip' in op) {
    for (const seat of seatsOf(state, op.who, ctx)) {
      if (isUnaffected(state, seat, ctx)) continue
      if (op.now) {
        loseThisTurn(course, seat)
        continue
      }
      course.events.push({ was: 'took hold', seat, title: nameOfSource(state, ctx), skips: op.skip })
      if (op.skip === 'turn') setPlayer(course, seat, { lostTurns: course.state.players[seat]!.lostTurns + 1 })
      else setPlayer(course, seat, { happened: [...course.state.players[seat]!.happened, `skip ${op.skip}`] })
    }
    return goOn(course, rest, ctx)
  }
  if ('extraTurn' in op) {
    for (const seat of seatsOf(state, op.who, ctx)) {
      if (isUnaffected(state, seat, ctx)) continue
      tookHold(course, ctx)
      setPlayer(course, seat, { extraTurns: (course.state.players[seat]!.extraTurns ?? 0) + amount(state, op.extraTurn, ctx) })
    }
    return goOn(course, rest, ctx)
  }
  if ('gateUses' in op) {
    const { spot } = state.players[ctx.you]!
    if (spot === null || currentLocation(state, ctx.you) === undefined) return goOn(course, rest, ctx)
    tookHold(course, ctx)
    const more = Array.from({ length: op.gateUses }, () => (op.until === 'round' ? state.round : ('here' as const)))
    setPlayer(course, ctx.you, { spot: { ...spot, furtherUses: [...(spot.furtherUses ?? []), ...more] } })
    return goOn(course, rest, ctx)
  }
  if ('passNext' in op) {
    for (const seat of seatsOf(state, op.who, ctx)) {
      if (isUnaffected(state, seat, ctx)) continue
      tookHold(course, ctx)
      setPlayer(course, seat, { mustPass: (course.state.players[seat]!.mustPass ?? 0) + 1 })
    }
    return goOn(course, rest, ctx)
  }
  if ('passes' in op) {
    if (op.passes === 'void') {
      tookHold(course, ctx)
      for (const seat of passers(state, op, ctx))
        setPlayer(course, seat, { passes: Math.max(0, state.players[seat]!.passes - (op.n ?? Infinity)) })
    } else {
      // M13.11: the card makes the Pass, which is all of this Turn.
      setPlayer(course, ctx.you, { passes: op.passes === 'end' ? Number.MAX_SAFE_INTEGER : state.players[ctx.you]!.passes + 1 })
      course.events.push({ was: 'passed', seat: ctx.you })
      goOn(course, rest, ctx)
      return queuePassed(course, ctx.you)
    }
    return goOn(course, rest, ctx)
  }
  if ('extendGOO' in op) {
    const chosen = op.of && resolve(course, op.of, ctx, again, 'Choose what stays longer.')
    if (op.of && chosen === undefined) return
    tookHold(course, ctx)
    for (const entry of state.play)
      if (entry.area === 'goo' && (chosen ? chosen.includes(entry.card) : entry.seat === ctx.you))
        alter(course, entry.card, { round: entry.round + op.extendGOO })
    return goOn(course, rest, ctx)
  }
  if ('choose' in op) {
    if (op.by === 'each' || op.by === 'eachOpponent' || op.by === 'unaffected') {
      // One after the other, each for himself: he is "that player" of the branches (M17.27).
      goOn(course, rest, ctx)
      const own: Op = { ...op, by: 'actor' }
      const seats = seatsOf(state, op.by, ctx)
      return next(course, ...seats.map((seat): Task => ({ do: 'effect', ops: [own], ctx: { ...unasked(ctx), actor: seat } })))
    }
    const [by] = seatsOf(state, op.by, ctx)
    const open = waysOpen(state, op, ctx)
    // A branch that finds nothing is no choice, unless there is no other.
    const among = open.length > 0 ? open : op.choose.map((_, way) => way)
    if (ctx.answered !== true && among.length > 1) {
      const ways = among.map((way) => op.choose[way]!.map((each) => sayStep(state, each)).join(', then ') || 'do nothing')
      return ask(course, by ?? ctx.you, { ask: 'which way', prompt: 'Choose one.', ways }, { ...again, ctx: unasked(ctx) })
    }
    return goOn(course, [...(op.choose[among[ctx.answered === true ? (ctx.picks?.[0] ?? 0) : 0]!] ?? []), ...rest], ctx)
  }
  if ('name' in op) return callOut(course, op, ctx, rest, again)
  if ('forEach' in op) {
    goOn(course, rest, ctx)
    const each = seatsOf(state, op.forEach, ctx).map((seat): Ctx => ({ ...unasked(ctx), actor: seat }))
    const [only, ...more] = op.do
    // Who has the most is settled before what befalls one of them changes that.
    const isSettled = more.length === 0 && only !== undefined && 'if' in only && only.else === undefined && 'foremost' in only.if
    const meant = isSettled ? each.filter((his) => holds(state, only.if, his)) : each
    return next(course, ...meant.map((his): Task => ({ do: 'effect', ops: isSettled ? only.do : op.do, ctx: his })))
  }
  // "Any other players in the same Region are similarly affected": by all of it, one after the other.
  if ('alike' in op) {
    goOn(course, rest, ctx)
    if (ctx.opponent === undefined) return
    const seats = stricken(state, { spread: op.spread }, ctx)
    return next(course, ...seats.map((opponent): Task => ({ do: 'effect', ops: op.alike, ctx: { ...unasked(ctx), opponent } })))
  }
  if ('if' in op) {
    const branch = holds(state, op.if, ctx) ? op.do : (op.else ?? [])
    return goOn(course, [...branch, ...rest], ctx)
  }
  if ('start' in op) return start(course, op, ctx, rest, again)
  if ('become' in op) {
    const cards = resolve(course, op.card, ctx, again, 'Choose what is changed.')
    if (cards === undefined) return
    for (const card of cards) {
      const entry = placedAt(state, card)
      if (entry === undefined) continue
      const area = op.become === 'Ally' ? 'ally' : op.become === 'Monster' ? 'threat' : 'asset'
      alter(course, card, { area, becomes: { from: entry.area, as: op.become, until: endingOf(state, op.until, ctx) } })
      const to = area === 'threat' ? 'in the Threat' : area === 'ally' ? 'among the Allies' : 'face-down among the Artifacts'
      course.events.push({
        was: 'moved',
        seat: entry.seat,
        title: title(state, card),
        to,
        becomes: `an ${op.become}`.replace('an M', 'a M'),
      })
      if (area === 'asset') flip(course, card, 'down')
    }
    return goOn(course, rest, ctx)
  }
  if ('cancel' in op) {
    const undone = ctx.cause === undefined ? [] : [...(ctx.along ?? []), ctx.cause]
    for (const cause of undone) undoTelling(course, cause)
    goOn(course, rest, ctx)
    next(course, { do: 'check state' })
    for (const cause of undone) queueCancelled(course, cause, ctx)
    return
  }
  if ('arrange' in op) return arrange(course, op, ctx, rest, again)
  if ('look' in op) return look(course, op, ctx, rest, again)
  if ('redirect' in op) return redirect(course, op, ctx, rest, again)
  if ('orElse' in op) {
    const bound = seatsOf(state, op.who, ctx).filter((seat) => !isUnaffected(state, seat, ctx))
    const owed = bound.map((seat) => ({ seat, what: op.unless, orElse: op.orElse, ctx: unasked(ctx), since: state.turn }))
    set(course, { owed: [...(course.state.owed ?? []), ...owed] })
    tookHold(course, ctx)
    return goOn(course, rest, ctx)
  }
  if ('moveSpells' in op) return moveSpells(course, ctx, rest, again)
  if ('swap' in op) return swap(course, op, ctx, rest, again)
  if ('dictate' in op) return dictate(course, op, ctx, rest, again)
  if ('newInvestigator' in op) return newInvestigator(course, op, ctx, rest, again)
  // A new operation of the rule objects is missed here by the compiler.
  op satisfies never
}

/** How an operation has the cards beneath a top card uncovered. */
const uncovering = ({ gateShut, until }: { readonly gateShut?: boolean; readonly until?: Filter }) => ({
  ...(gateShut === undefined ? {} : { gateShut }),
  ...(until === undefined ? {} : { until }),
})

/** What this step has moved, beside what the steps before it have. */
function thusMoved({ thus }: Ctx, { cards = [], sanity = [], flipped = [] }: Partial<NonNullable<Ctx['thus']>>): Pick<Ctx, 'thus'> {
  const { cards: before = [], sanity: moved = [], flipped: turned = [] } = thus ?? {}
  const all = [...turned, ...flipped]
  return {
    thus: {
      cards: [...before, ...cards],
      sanity: [...moved, ...sanity.filter((each) => each > 0)],
      ...(all.length > 0 ? { flipped: all } : {}),
    },
  }
}

/** The Turn that has just begun is lost, too, by what happens at its beginning (M5.14, M5.22). */
function loseThisTurn(course: Course, seat: Seat): void {
  const isIts = (task: Task): boolean => task.do === 'main play' && task.seat === seat
  if (!course.state.agenda.some(isIts)) return
  set(course, { agenda: course.state.agenda.map((task) => (task.do === 'main play' && isIts(task) ? { ...task, lost: true } : task)) })
  setPlayer(course, seat, { passes: 0 })
}

/** Nothing is seen of it yet: that a text holds now is told by itself. */
function tookHold(course: Course, ctx: Ctx): void {
  const told = { was: 'took hold', seat: ctx.you, title: nameOfSource(course.state, ctx) } as const
  const last = course.events.at(-1)
  if (last?.was !== 'took hold' || last.title !== told.title || last.skips !== undefined) course.events.push(told)
}

const nameOfSource = (state: State, { source }: Ctx): string => (source === undefined ? 'Effect' : title(state, source))

/** What lies where it is known to its player alone is not named (M1.19). */
function undoTelling(course: Course, cause: CardNo): void {
  const entry = placedAt(course.state, cause)
  const named = entry !== undefined && isHidden(course.state, entry) ? {} : { title: title(course.state, cause) }
  course.events.push({ was: 'undone', seat: ownerOf(course.state, cause), ...named })
  undo(course, cause)
}

/** What cards say when what a card does is called off. */
function queueCancelled(course: Course, cause: CardNo, { you, source }: Ctx): void {
  const { state } = course
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'cancelled' in trigger &&
      includes(state, trigger.of, ctx, ownerOf(state, cause)) &&
      matches(state, cause, trigger.cancelled, ctx) &&
      (trigger.by === undefined || includes(state, trigger.by, ctx, you)) &&
      (trigger.from === undefined || (source !== undefined && matches(state, source, trigger.from, ctx))),
    { cause, actor: you, whose: ownerOf(state, cause) },
  )
}

function pentagramOf(course: Course, op: Extract<Op, { sanity: unknown }>, ctx: Ctx, seat: Seat): number {
  const cards = op.of === undefined ? (ctx.revealed ?? []) : choosesAmong(course.state, op.of, ctx)
  return cards.reduce((sum, card) => sum + pentagram(course.state, seat, card), 0)
}

// ---------------------------------------------------------------- moving

type Move = Extract<Op, { move: unknown }>

function move(course: Course, op: Move, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  const from = op.move.in
  const isFromPile = op.to === 'play' && (from === 'story' || from === 'hand' || from === 'discard') && op.move.ref === undefined
  // What another picks of somebody's, or what comes to another, nobody plays: it is put there.
  if (isFromPile && op.whose === undefined && (op.move.by ?? 'you') === (op.move.of ?? 'you')) return bringIn(course, op, from, ctx, rest)
  if (op.move.pick === 'choose' && isOfEach(op.move.by)) return moveByEach(course, op, ctx, rest)
  if (isPickedOfEach(op.move, ctx))
    return oneByOne(course, { ...op, move: withoutSpread(op.move) }, stricken(state, op.move, ctx), 'opponent', ctx, rest)
  const { to } = op
  const isKeptThere = (card: CardNo) => topCard(state, ownerOf(state, card)) === card && isBeyond(state, card, ctx)
  const mayGo = (card: CardNo) =>
    !isKeptThere(card) && ((to !== 'bury' && to !== 'discard') || !isForbidden(state, ctx.you, to, card, ctx.source, ctx.cause))
  const found = resolve(course, op.move, ctx, again, promptFor(op.to), op.optional === true, mayGo)
  if (found === undefined) return
  const cards = found.filter((card) => isMovable(state, op.move, card, ctx))
  if (op.optional === true && ctx.answered !== true && cards.length > 0) {
    // "You may": asked for by naming the cards, of which none need be named.
    // What only you have looked at stays between you and the card.
    if (op.move.ref === 'looked') {
      const question = {
        ask: 'which card',
        prompt: promptFor(op.to),
        among: cards,
        more: cards.length,
        mayStop: true,
        secret: true,
      } as const
      return ask(course, ctx.you, question, { ...again, ctx: { ...unasked(ctx), picks: [] } })
    }
    return askCards(course, ctx.you, promptFor(op.to), cards, cards.length, true, { ...again, ctx: unasked(ctx) })
  }
  if (op.back !== undefined) remember(course, cards, op, endingOf(state, op.back, ctx))
  if (op.to === 'aside') {
    for (const card of cards) lift(course, card)
    return goOn(course, rest, op.back === undefined ? { ...ctx, aside: [...(ctx.aside ?? []), ...cards] } : ctx)
  }
  const { ref } = op.move
  const left = (shown: readonly CardNo[] = []): readonly CardNo[] => shown.filter((card) => !cards.includes(card))
  goOn(course, rest, {
    ...ctx,
    // What is left of them may be spoken of: "discard the rest".
    ...(ref === 'revealed' ? { revealed: left(ctx.revealed) } : ref === 'looked' ? { looked: left(ctx.looked) } : {}),
    ...thusMoved(ctx, { cards }),
  })
  if (op.to === 'bury' || op.to === 'discard') {
    const within = op.move.in ?? 'play'
    if (within === 'story') {
      for (const card of cards) {
        const seat = ownerOf(course.state, card)
        if (topCard(course.state, seat) === card) loseTop(course, seat, op.to, ctx, uncovering(op))
        else loseQuietly(course, card, op.to)
      }
    } else {
      // What a lost card bore has gone with it (M9.12), and goes on from there.
      const gone = op.move.borneBy === undefined ? [] : cards.filter((card) => placedAt(course.state, card) === undefined)
      for (const card of gone) loseQuietly(course, card, op.to)
      const there = cards.filter((card) => !gone.includes(card))
      // Whoever named the cards named them in an order; other owners are asked for theirs (M1.32).
      const namer = op.move.pick === 'choose' ? seatsOf(course.state, op.move.by ?? 'you', ctx)[0] : undefined
      const owners = fromLeft(course.state, ctx.you).filter(
        (seat) => seat !== namer && there.filter((card) => ownerOf(course.state, card) === seat).length > 1,
      )
      const unordered = owners.length > 0 ? { unordered: owners } : {}
      next(course, { do: 'lose cards', cards: there, to: op.to, ctx: unasked(ctx), refused: [], ...unordered })
    }
    return
  }
  for (const card of cards) {
    const bared = op.gateShut && topCard(course.state, ownerOf(course.state, card)) === card ? ownerOf(course.state, card) : undefined
    put(course, card, op, ctx)
    if (bared !== undefined) shutGate(course, bared)
    // M19.18: it is paid for by whoever has it then.
    const seat = isFromPile ? placedAt(course.state, card)?.seat : undefined
    const change = seat === undefined ? 0 : pentagram(course.state, seat, card)
    if (seat !== undefined && change !== 0) changeSanity(course, seat, change, title(course.state, card), change < 0 ? 'price' : { card })
  }
  next(course, { do: 'check state' })
}

/**
 * Each of those whose pile it is brings so many cards of it into play. They pay their costs and must be legal to have there (M19.18);
 * where they may be found is waived. Which cards these are may be fixed: the one closest to the top, or by lot (M1.43).
 */
function bringIn(course: Course, op: Move, from: 'story' | 'hand' | 'discard', ctx: Ctx, rest: readonly Op[]): void {
  const { pick, n: _n, upTo, by: _by, ...wanted } = op.move
  goOn(course, rest, ctx)
  const plain: Nested = {
    waive: ['attribute', 'place', 'language'],
    from,
    ...(ctx.source === undefined ? {} : { source: ctx.source }),
  }
  const gathering = seatsOf(course.state, op.move.of ?? 'you', ctx).flatMap((seat): Task[] => {
    if (seat !== ctx.you && isUnaffected(course.state, seat, ctx)) return []
    const such = choosesAmong(course.state, { ...wanted, of: 'you' }, { ...ctx, you: seat })
    const pile = fromTop(course.state, seat, from).filter((card) => such.includes(card))
    const count = pick === undefined || pick === 'all' ? pile.length : howMany(course.state, op.move, ctx, pile)
    if (count < 1) return []
    const open = (): CardNo[] => [...new Set(playsFrom(course.state, seat, pile, plain).map(({ card }) => card))]
    const among =
      pick === 'top'
        ? pile.slice(0, count)
        : pick === 'lowest'
          ? pile.slice(-count)
          : pick === 'random'
            ? lots(course, open(), count, ctx.you)
            : pile
    const nested: Nested = { ...plain, among, must: op.optional !== true && upTo !== true, ...(count > 1 ? { goesOn: count - 1 } : {}) }
    return [{ do: 'gather', seat, plays: [], nested, ctx: unasked(ctx) }]
  })
  next(course, ...gathering)
}

const isOfEach = (by: Who | undefined): boolean => by === 'eachOpponent' || by === 'each' || by === 'unaffected'

/** Each of several players chooses for himself, among what the text means for him. */
function moveByEach(course: Course, op: Move, ctx: Ctx, rest: readonly Op[]): void {
  oneByOne(course, { ...op, move: hisOwn(op.move) }, seatsOf(course.state, op.move.by!, ctx), 'affected', ctx, rest)
}

function turnByEach(course: Course, op: Extract<Op, { flip: unknown }>, ctx: Ctx, rest: readonly Op[]): void {
  oneByOne(course, { ...op, flip: hisOwn(op.flip) }, seatsOf(course.state, op.flip.by!, ctx), 'affected', ctx, rest)
}

const hisOwn = (what: Selector): Selector => ({ ...what, by: 'affected', of: 'affected' })

/** Whether one is picked of each player in the same place (M18.6). */
const isPickedOfEach = ({ pick, spread }: Selector, { opponent }: Ctx): boolean =>
  pick === 'choose' && spread !== undefined && opponent !== undefined

/** The same for one player after the other, who is the affected one in it, or the opponent. */
function oneByOne(course: Course, op: Op, seats: readonly Seat[], as: 'affected' | 'opponent', ctx: Ctx, rest: readonly Op[]): void {
  goOn(course, rest, ctx)
  next(course, ...seats.map((seat): Task => ({ do: 'effect', ops: [op], ctx: { ...unasked(ctx), [as]: seat } })))
}

/**
 * What a text points at (rather than looks for) is moved from play; it has no hold on it in a Hand or a pile, but for what it says
 * of itself for the moment at which it, or its bearer, is lost (M8.20), for what it has just drawn, and for the Spell it held.
 */
function isMovable(state: State, { ref }: Selector, card: CardNo, ctx: Ctx): boolean {
  if (ref === 'self' && ctx.cause !== undefined && placedAt(state, ctx.cause) === undefined && speaksOfItsLoss(state, card)) return true
  if (ref === undefined || ref === 'revealed' || ref === 'looked' || placedAt(state, card) !== undefined) return true
  if (topCard(state, ownerOf(state, card)) === card) return true
  const { hand, deck, discard, story } = state.players[ownerOf(state, card)]!
  if (ref === 'self' && hand.includes(card) && speaksOfItsHand(state, card)) return true
  if (ref === 'drawn') return hand.includes(card)
  if (ref === 'cause' && story.includes(card) && speaksOfItsSpell(state, ctx)) return true
  return ![hand, deck, discard, story].some((pile) => pile.includes(card))
}

/** What a card says of the beginning while it is in a Hand may be told of the card itself. */
const speaksOfItsHand = (state: State, card: CardNo): boolean => printed(state, card).rules.some(isOfHand)

/** What a card says of the moment at which a Spell that it held was cast may be told of that Spell, wherever it was then buried (M7.23). */
function speaksOfItsSpell(state: State, { source, rule: at }: Ctx): boolean {
  const rule = source === undefined || at === undefined ? undefined : printed(state, source).rules[at]
  return rule?.kind === 'on' && typeof rule.on === 'object' && 'spellCast' in rule.on && rule.on.from === 'self'
}

const speaksOfItsLoss = (state: State, card: CardNo): boolean =>
  printed(state, card).rules.some(
    (rule) =>
      rule.kind === 'on' && typeof rule.on === 'object' && 'cardLeft' in rule.on && /^(?:self|host)$/.test(rule.on.cardLeft.ref ?? ''),
  )

/** Cards that are to come back: where they lie now is remembered. */
function remember(course: Course, cards: readonly CardNo[], { to }: Move, until: Ending): void {
  const { state } = course
  const away = cards.flatMap((card): Away[] => {
    const { hand, deck, discard, story } = state.players[ownerOf(state, card)]!
    const piles = { hand, story, deck, discard } as const
    const pile = (Object.keys(piles) as (keyof typeof piles)[]).find((each) => piles[each].includes(card))
    const from = placedAt(state, card) ?? pile
    return from === undefined ? [] : [{ card, from, until, aside: to === 'aside' }]
  })
  set(course, { away: [...(state.away ?? []), ...away] })
}

/** The uppermost Location below the top card: what is on top already is brought nowhere. */
const uppermostBelow = (state: State, { of = 'you', is = {} }: Selector, ctx: Ctx): readonly CardNo[] =>
  seatsOf(state, of, ctx).flatMap((seat) => {
    const found = state.players[seat]!.story.slice(1).find(
      (card) => printed(state, card).type === 'Location' && matches(state, card, is, ctx),
    )
    return found === undefined ? [] : [found]
  })

const promptFor = (to: Destination): string =>
  ({
    bury: 'Choose what is buried.',
    discard: 'Choose what is discarded.',
    hand: 'Choose what returns to the Hand.',
    play: 'Choose what comes into play.',
    threat: 'Choose what joins the Threat.',
    aside: 'Choose what is set aside.',
    storyTop: 'Choose what goes on top of the Story Deck.',
    deckTop: 'Choose what goes on top of the Mythos Deck.',
    deckBottom: 'Choose what goes to the bottom of the Mythos Deck.',
  })[to]

function loseQuietly(course: Course, card: CardNo, to: 'bury' | 'discard'): void {
  if (to === 'discard') return discard(course, card)
  lift(course, card)
  const seat = ownerOf(course.state, card)
  setPlayer(course, seat, { story: [...course.state.players[seat]!.story, card] })
  course.events.push({ was: 'buried', seat, card, title: title(course.state, card), from: 'story' })
}

function put(course: Course, card: CardNo, { move: found, to, whose }: Move, ctx: Ctx): void {
  const owner = ownerOf(course.state, card)
  const [theirs] = whose === undefined ? [] : seatsOf(course.state, whose, ctx)
  switch (to) {
    case 'hand':
      // What you take into your Hand from another is yours, and what goes from Hand to Hand his who gets it, as after an exchange of Hands.
      return returnToHand(course, card, whose === 'you' || found.in === 'hand' ? theirs : undefined, ctx.you)
    case 'threat': {
      const before = placedAt(course.state, card)
      // What stays in a Threat after Combat stays in its owner's (M9.51).
      const seat = theirs ?? (before?.area === 'threat' ? owner : ctx.you)
      const against = seat === ctx.you ? ctx.opponent : ctx.you
      const aimed = against !== undefined && against !== seat && course.state.combat !== undefined
      // What goes from a Hand to a Threat is not named to others (M1.19).
      const named = title(course.state, card)
      if (before !== undefined && !isHidden(course.state, before)) {
        if (before.area !== 'threat' || before.seat !== seat) {
          course.events.push({ was: 'moved', seat, title: named, to: `the Threat of {${seat}}` })
        } else if (ctx.cause === card) course.events.push({ was: 'stayed', seat, title: named, because: named })
      }
      takeAway(course, card)
      return enter(course, seat, card, 'threat', aimed ? { against } : {})
    }
    case 'storyTop':
      lift(course, card)
      return placeOnStory(course, owner, card, false)
    case 'deckTop':
      takeAway(course, card)
      return setPlayer(course, owner, { deck: [card, ...course.state.players[owner]!.deck] })
    case 'deckBottom':
      takeAway(course, card)
      return setPlayer(course, owner, { deck: [...course.state.players[owner]!.deck, card] })
    case 'play': {
      const { type } = printed(course.state, card)
      if (type === 'Location') {
        lift(course, card)
        return placeOnStory(course, owner, card, false)
      }
      const area = type === 'Ally' || type === 'Monster' ? 'ally' : type === 'Event' ? 'event' : type === 'Spell' ? 'spell' : 'asset'
      const seat = theirs ?? owner
      // M7.8, M10.5: there is one of a Title.
      if ((area === 'ally' || area === 'event') && hasOne(course.state, area, seat, card)) return
      takeAway(course, card)
      course.events.push({ was: 'moved', seat, title: title(course.state, card), to: `{${seat}}` })
      enter(course, seat, card, area)
      // What it holds goes along (M1.38, M9.11).
      for (const each of attached(course.state, card)) alter(course, each, { seat })
      return
    }
    case 'aside':
    case 'bury':
    case 'discard':
      return // seen to before
    default:
      to satisfies never
  }
}

/** A second copy that an effect would bring in stays where it is (M17.33). */
const hasOne = (state: State, area: 'ally' | 'event', seat: Seat, card: CardNo, besides?: CardNo): boolean => {
  const own = foldTitle(title(state, card))
  return state.play.some(
    (entry) =>
      entry.card !== card &&
      entry.card !== besides &&
      (entry.becomes?.from ?? entry.area) === area &&
      (entry.affects ?? entry.seat) === seat &&
      foldTitle(title(state, entry.card)) === own,
  )
}

// ---------------------------------------------------------------- what lasts, and what is turned on somebody else

/** A rule begins to hold. Cards that its text says to pick are picked now, once and for all. */
function start(course: Course, op: Extract<Op, { start: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  const selector = selectorToBind(op.start) ?? (isOfEpidemic(state, ctx) ? weakened(op.start) : undefined)
  let { start: rule } = op
  let own = unasked(ctx)
  if (selector !== undefined) {
    const cards = resolve(course, selector, ctx, again, 'Choose what is meant.')
    if (cards === undefined) return
    if (cards.length === 0) return goOn(course, rest, ctx)
    rule = bound(rule)
    own = { ...own, target: cards }
  }
  const begins = beginningOf(state, op.until)
  const order = tick(course)
  const lasting = { rule, ctx: own, until: endingOf(state, op.until, own), order, ...(begins === undefined ? {} : { begins }) }
  set(course, { lasting: [...course.state.lasting, lasting] })
  tookHold(course, ctx)
  goOn(course, rest, ctx)
  next(course, { do: 'check state' })
}

/** The rule about the cards that were picked. */
function bound(rule: Rule): Rule {
  const target = { ref: 'target' } as const
  if (rule.kind === 'static' && 'value' in rule.effect && valueToBind(rule) !== undefined) {
    const its = { of: 'value', card: target } as const
    const { value: told } = rule.effect
    const value =
      typeof told !== 'object' ? its : 'least' in told ? ({ least: [its, told.least[1]] } as const) : 'less' in told ? { less: its } : its
    return { ...rule, effect: { ...rule.effect, value } }
  }
  if (rule.kind === 'static' && 'of' in rule.effect) return { ...rule, effect: { ...rule.effect, of: target } as Static }
  if (rule.kind === 'oblige' && typeof rule.what === 'object' && 'defendWith' in rule.what) return { ...rule, what: { defendWith: target } }
  if (rule.kind === 'forbid' && typeof rule.what === 'object' && 'play' in rule.what)
    return { ...rule, what: { ...rule.what, which: target } }
  return rule
}

/**
 * Events come to affect another player, for good or for a while; or one more
 * player besides: then their words hold for both. Nobody is affected by two of
 * one Title (M10.5).
 */
function redirect(course: Course, op: Extract<Op, { redirect: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  const cards = resolve(course, op.redirect, ctx, again, 'Choose what is turned on somebody else.')
  if (cards === undefined) return
  const [to] = seatsOf(state, op.to, ctx)
  const until = op.until === undefined ? undefined : endingOf(state, op.until, ctx)
  for (const card of cards) {
    const entry = placedAt(course.state, card)
    if (to === undefined || entry === undefined || !mayLieOn(course.state, to, entry, ctx)) continue
    course.events.push({ was: 'moved', seat: to, title: title(course.state, card), to: `{${to}}${op.also === true ? ' as well' : ''}` })
    if (op.also === true) {
      if (entry.affects !== to) alsoAffects(course, entry, to, until, ctx.source)
    } else {
      turnOn(course, entry, to, until)
    }
  }
  goOn(course, rest, ctx)
}

/** It affects that player from now on, or for a while: then it goes back to whom it affected before any such while. */
function turnOn(course: Course, entry: Placed, to: Seat, until: Ending | undefined): void {
  const { redirected, ...lay } = entry
  const from = redirected === undefined ? entry.affects : redirected.from
  const back = until === undefined ? {} : { redirected: { until, ...(from === undefined ? {} : { from }) } }
  set(course, { play: course.state.play.map((each) => (each.card === entry.card ? { ...lay, affects: to, ...back } : each)) })
}

/** Whether an Event can be turned on a player: he is open to both cards, and not affected by one of that Title (M10.5, M17.28). */
function mayLieOn(state: State, to: Seat, { card, seat }: Placed, ctx: Ctx): boolean {
  const own: Ctx = { you: seat, source: card }
  if ((ctx.you !== to && isUnaffected(state, to, ctx)) || isUnaffected(state, to, own)) return false
  return (seat === to || !isSheltered(state, to, card, seat)) && !hasOne(state, 'event', to, card)
}

function alsoAffects(course: Course, { card, seat }: Placed, to: Seat, until: Ending | undefined, by: CardNo | undefined): void {
  const gone: Ending = { at: 'card gone', card }
  const order = tick(course)
  const lasting = printed(course.state, card).rules.map(
    (rule, index): Lasting => ({
      rule,
      ctx: { you: seat, source: card, affected: to, rule: index },
      until: until === undefined ? gone : { at: 'first of', endings: [gone, until] },
      order,
      ...(by === undefined ? {} : { by }),
    }),
  )
  set(course, { lasting: [...course.state.lasting, ...lasting] })
}

// ---------------------------------------------------------------- another's next play

/** Says which of the plays that are legal for another player now is the next one (M19.3). */
function dictate(course: Course, op: Extract<Op, { dictate: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  const [seat] = seatsOf(state, op.dictate, ctx).filter((each) => !isUnaffected(state, each, ctx))
  const among = seat === undefined ? [] : playsFrom(state, seat, state.players[seat]!.hand)
  const [card, how] = ctx.picks ?? []
  if (seat !== undefined && card !== undefined && how !== undefined && among[how]?.card === card) {
    const play = { seat, by: ctx.you, card, how: among[how].how, since: state.turn }
    set(course, { dictated: [...(state.dictated ?? []).filter((each) => each.seat !== seat), play] })
    course.events.push({ was: 'dictated', seat: ctx.you, of: seat })
    return goOn(course, rest, ctx)
  }
  if (among.length === 0) return goOn(course, rest, ctx)
  const prompt = `What does ${state.sheet.names[seat!]!} play next?`
  ask(course, ctx.you, { ask: 'which play', prompt, among, mayStop: false, secret: true }, { ...again, ctx: unasked(ctx) })
}

// ---------------------------------------------------------------- exchanging

/** Other Investigators at hand than those in play, or such whose Education nobody else's in play has: the player's own goes. */
export function spares(state: State, seat: Seat, which: Extract<Op, { newInvestigator: unknown }>['newInvestigator']): InvestigatorCard[] {
  const own = foldTitle(investigatorOf(state, seat).title)
  const others = opponents(state, seat).map((other) => investigatorOf(state, other))
  const isTaken = (each: InvestigatorCard): boolean =>
    others.some((other) => (which === 'any' ? foldTitle(other.title) === foldTitle(each.title) : other.education === each.education))
  return (state.sheet.spareInvestigators ?? []).filter((each) => foldTitle(each.title) !== own && !isTaken(each))
}

/** The Investigator is exchanged; Sanity stays, as far as the new maximum allows (M2.9). Recipes may ask whether it happened (M12.36). */
function newInvestigator(
  course: Course,
  op: Extract<Op, { newInvestigator: unknown }>,
  ctx: Ctx,
  rest: readonly Op[],
  again: Effect,
): void {
  const { state } = course
  const open = spares(state, ctx.you, op.newInvestigator)
  if (open.length === 0) return goOn(course, rest, ctx)
  if (ctx.answered !== true) {
    const ways = open.map((each) => `${each.title} (Education ${each.education})`)
    return ask(course, ctx.you, { ask: 'which way', prompt: 'Who is your new Investigator?', ways }, { ...again, ctx: unasked(ctx) })
  }
  const investigator = open[ctx.picks![0]!]!
  const { happened } = state.players[ctx.you]!
  setPlayer(course, ctx.you, { investigator, happened: [...happened, 'Investigator exchanged'] })
  set(course, { play: [...course.state.play] }) // other words are in force now
  course.events.push({ was: 'investigator exchanged', seat: ctx.you, title: investigator.title })
  const { sanity } = course.state.players[ctx.you]!
  const most = sanityMaximum(course.state, ctx.you)
  if (sanity > most) changeSanity(course, ctx.you, most - sanity, investigator.title, 'price')
  goOn(course, rest, ctx)
  next(course, { do: 'check state' })
}

/**
 * One card takes the place of another, with its role in a Battle and what it
 * bore; the other goes to where the first came from.
 */
function swap(course: Course, op: Extract<Op, { swap: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  // First what comes, then what goes: each may have to be chosen.
  if (op.swap.ref !== 'revealed') {
    const found = resolve(course, op.swap, ctx, again, 'Choose what takes the place.')
    if (found === undefined) return
    const then: Op = { ...op, swap: { ref: 'revealed' } }
    return next(course, { ...again, ops: [then, ...rest], ctx: { ...unasked(ctx), revealed: found } })
  }
  // What is asked of the one is asked as the other is.
  const met = { ...ctx, ...thusMoved(ctx, { cards: ctx.revealed ?? [] }) }
  const found = resolve(course, op.for, met, again, 'Choose what is replaced.')
  if (found === undefined) return
  goOn(course, rest, ctx)
  const [comes] = ctx.revealed ?? []
  const [goes] = found
  if (comes === undefined || goes === undefined || comes === goes) return
  const role = placedAt(state, goes)
  const other = placedAt(state, comes)
  if (isSecond(state, comes, goes, role) || isSecond(state, goes, comes, other)) return
  if (role !== undefined) exchangePlaces(course, comes, goes, role)
  else if (other !== undefined) exchangePlaces(course, goes, comes, other)
  else if (!exchangeInStory(course, comes, goes)) {
    const pile = exchangePiles(course, comes, goes)
    if (pile === undefined) return
    // What goes to a Hand from a Mythos Deck or another Hand, and there from it, is told to nobody (M1.15, M1.16).
    if (pile === 'deck' || pile === 'hand') {
      tookHold(course, ctx)
      return next(course, { do: 'check state' })
    }
  }
  const seat = role?.seat ?? other?.seat ?? ctx.you
  tellExchanged(course, state, seat, comes, goes)
  next(course, { do: 'check state' })
}

/** Whether in the place of another there would be a second copy (M17.33). */
const isSecond = (state: State, comes: CardNo, goes: CardNo, place: Placed | undefined): boolean =>
  place !== undefined &&
  (place.area === 'ally' || place.area === 'event') &&
  hasOne(state, place.area, place.affects ?? place.seat, comes, goes)

/** Two cards of one Story Deck change places there; a Location that comes to its top so is as one moved there (M6.69, M6.70). */
function exchangeInStory(course: Course, one: CardNo, other: CardNo): boolean {
  const { players } = course.state
  const seat = players.findIndex(({ story }) => story.includes(one) && story.includes(other))
  if (seat < 0) return false
  const { story } = players[seat]!
  const now = story.map((each) => (each === one ? other : each === other ? one : each))
  if (now[0] === story[0]) setPlayer(course, seat, { story: now })
  else {
    setPlayer(course, seat, { story: now.slice(1) })
    placeOnStory(course, seat, now[0]!, false)
  }
  return true
}

/** A card of a Hand and one of the same player's discards, or Mythos Deck, or of another Hand change places: where, if they lie so. */
function exchangePiles(course: Course, one: CardNo, other: CardNo): 'discard' | 'deck' | 'hand' | undefined {
  const { players } = course.state
  const seat = players.findIndex(({ hand }) => hand.includes(one) || hand.includes(other))
  if (seat < 0) return undefined
  const [from, to] = [one, other].map((card) => players.findIndex(({ hand }) => hand.includes(card))) as [Seat, Seat]
  if (from >= 0 && to >= 0) {
    if (from === to) return undefined
    // Each is his who got it, as after an exchange of Hands.
    set(course, { owners: { ...course.state.owners, [one]: to, [other]: from } })
    setPlayer(course, from, { hand: players[from]!.hand.map((each) => (each === one ? other : each)) })
    setPlayer(course, to, { hand: players[to]!.hand.map((each) => (each === other ? one : each)) })
    return 'hand'
  }
  const player = players[seat]!
  const [inHand, inPile] = player.hand.includes(one) ? [one, other] : [other, one]
  const pile = (['discard', 'deck'] as const).find((each) => player[each].includes(inPile))
  if (pile === undefined) return undefined
  setPlayer(course, seat, {
    hand: player.hand.map((each) => (each === inHand ? inPile : each)),
    [pile]: player[pile].map((each) => (each === inPile ? inHand : each)),
  })
  return pile
}

/** Of two that lie in play each takes along what it bears (M1.38); what comes from elsewhere takes over what the other bore. */
function exchangePlaces(course: Course, comes: CardNo, goes: CardNo, role: Placed): void {
  const { state } = course
  const before = placedAt(state, comes)
  const loads = [attached(state, comes), attached(state, goes)] as const
  const borne = state.play.filter((entry) => entry.on === goes).map((entry) => entry.card)
  const { defenders = [] } = state.combat ?? {}
  const roles = defenders.flatMap((each) => {
    const card = each.card === goes ? comes : each.card === comes && before !== undefined ? goes : undefined
    return card === undefined ? [] : [{ ...each, card }]
  })
  lift(course, goes)
  const from = takeAway(course, comes)
  const { card: _, seat, area, order: __, ...rest } = role
  enter(course, seat, comes, area, rest)
  if (before !== undefined) {
    const { card: ___, seat: theirs, area: where, order: ____, ...lay } = before
    enter(course, theirs, goes, where, lay)
    for (const each of loads[0]) alter(course, each, { seat })
    for (const each of loads[1]) alter(course, each, { seat: theirs })
  } else {
    for (const each of borne) alter(course, each, { on: comes })
    if (from !== 'aside' && from !== 'play') {
      const owner = ownerOf(course.state, goes)
      const pile = course.state.players[owner]![from]
      setPlayer(course, owner, { [from]: from === 'deck' ? [goes, ...pile] : [...pile, goes] })
    }
  }
  const { combat } = course.state
  if (roles.length > 0 && combat !== undefined) set(course, { combat: { ...combat, defenders: [...combat.defenders, ...roles] } })
}

/** What lies hidden before and after is named to nobody (M1.16, M1.19). */
function tellExchanged(course: Course, before: State, seat: Seat, comes: CardNo, goes: CardNo): void {
  const nameIn = (state: State, card: CardNo, unknown: string): string => {
    const entry = placedAt(state, card)
    const lies = state.players.some(({ hand, deck }) => hand.includes(card) || deck.includes(card))
    return lies || (entry !== undefined && isHidden(state, entry)) ? unknown : title(state, card)
  }
  const named = [nameIn(course.state, comes, 'A card'), nameIn(before, goes, 'another')] as const
  course.events.push({ was: 'moved', seat, title: named[0], to: `the place of ${named[1]}` })
}

// ---------------------------------------------------------------- Spells, Hands, bearers

/** Spells in play go to other holders, one after the other, as long as their player likes (M9.20). */
function moveSpells(course: Course, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  const [spell, holder] = ctx.picks ?? []
  if (spell !== undefined && holder !== undefined) {
    alter(course, spell, { on: holder })
    course.events.push({ was: 'moved', seat: ctx.you, title: title(state, spell), to: title(state, holder) })
    return next(course, { ...again, ctx: unasked(ctx) })
  }
  if (spell !== undefined) {
    const holders = spellHolders(state, ctx.you, spell).filter((each) => each !== placedAt(state, spell)?.on)
    return ask(
      course,
      ctx.you,
      { ask: 'which card', prompt: `Where does ${title(state, spell)} go?`, among: holders, more: 1, mayStop: false },
      { ...again, ctx: { ...unasked(ctx), picks: [spell] } },
    )
  }
  const movable = state.play
    .filter((entry) => entry.area === 'spell' && entry.seat === ctx.you)
    .map((entry) => entry.card)
    .filter((card) => spellHolders(state, ctx.you, card).some((each) => each !== placedAt(state, card)?.on))
  if (ctx.answered === true || movable.length === 0) return goOn(course, rest, ctx)
  ask(
    course,
    ctx.you,
    { ask: 'which card', prompt: 'Move which Spell?', among: movable, more: 1, mayStop: true },
    { ...again, ctx: { ...unasked(ctx), picks: [] } },
  )
}

/** Two players change Hands; what each got is his own until the match is over. */
function exchangeHands(course: Course, op: Extract<Op, { exchangeHands: unknown }>, ctx: Ctx, rest: readonly Op[]): void {
  const { state } = course
  const [other] = seatsOf(state, op.exchangeHands, ctx)
  if (other !== undefined && other !== ctx.you && !isUnaffected(state, other, ctx)) {
    const [mine, theirs] = [state.players[ctx.you]!.hand, state.players[other]!.hand]
    const owners = Object.fromEntries([...mine.map((card) => [card, other]), ...theirs.map((card) => [card, ctx.you])])
    set(course, { owners: { ...state.owners, ...owners } })
    setPlayer(course, ctx.you, { hand: theirs })
    setPlayer(course, other, { hand: mine })
    tookHold(course, ctx)
  }
  return goOn(course, rest, ctx)
}

function exchange(course: Course, op: Extract<Op, { exchange: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const seats = seatsOf(course.state, op.who ?? 'you', ctx).filter((each) => !isUnaffected(course.state, each, ctx))
  const [seat] = seats
  if (seat === undefined) return goOn(course, rest, ctx)
  if (seats.length > 1) {
    // One after the other, each from his own Hand.
    goOn(course, rest, ctx)
    const own: Op = { ...op, who: 'actor' }
    return next(course, ...seats.map((each): Task => ({ do: 'effect', ops: [own], ctx: { ...unasked(ctx), actor: each } })))
  }
  // "As many as he holds" counts the Hand of whoever does it.
  const count = amount(course.state, op.exchange, { ...ctx, you: seat })
  const { hand } = course.state.players[seat]!
  if (ctx.answered !== true) {
    return askCards(course, seat, `Discard ${op.upTo === true ? 'up to ' : ''}${count} and draw as many.`, hand, count, op.upTo === true, {
      ...again,
      ctx: unasked(ctx),
    })
  }
  const cards = ctx.picks ?? []
  goOn(course, rest, ctx)
  for (const card of cards) lose(course, card, 'discard', false, ctx.you)
  draw(course, seat, cards.length)
}

/**
 * This card goes to another bearer (a Weapon that outlives its Ally). Without such a
 * text it stays with its bearer (M8.21).
 */
function give(course: Course, op: Extract<Op, { give: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  if (op.give.ref === undefined) return findAndGive(course, op, ctx, rest, again)
  const [card] = choosesAmong(state, op.give, ctx)
  if (card === undefined) return goOn(course, rest, ctx)
  // One Weapon a bearer (M8.17): who has one cannot be given another.
  const armed = (ally: CardNo) => isWeapon(state, card) && isArmed(state, ally, card)
  if (ctx.answered !== true) {
    const free = choosesAmong(state, op.to, ctx).filter(
      (ally) => !armed(ally) && placedAt(state, ally)?.faceDown === false && mayBear(state, ally, card),
    )
    // Whose Ally it will be may have the choice of it (M17.25).
    const [by = ctx.you] = op.to.by === undefined ? [] : seatsOf(state, op.to.by, ctx)
    return askCards(course, by, 'Choose the new bearer.', free, 1, op.optional === true, { ...again, ctx: unasked(ctx) })
  }
  const to = ctx.picks ?? []
  goOn(course, rest, ctx)
  const [bearer] = to
  // What was looked for and finds no bearer stays where it is.
  if (bearer === undefined) return op.give.ref === 'target' ? undefined : loseQuietly(course, card, 'bury')
  if (placedAt(course.state, card) === undefined) {
    lift(course, card)
    // With whom the bearer is, whoever owns what he bears (M1.24).
    const area = printed(course.state, card).type === 'Spell' ? 'spell' : 'asset'
    enter(course, placedAt(course.state, bearer)?.seat ?? ownerOf(course.state, card), card, area, { on: bearer })
    if (op.pays) changeSanity(course, ctx.you, Math.min(0, pentagram(course.state, ctx.you, card)), title(course.state, card), 'price')
  } else {
    // With whom the bearer is, it is as well, and so is what it holds (M1.38).
    const seat = placedAt(course.state, bearer)?.seat ?? ctx.you
    alter(course, card, { on: bearer, seat })
    for (const each of attached(course.state, card)) alter(course, each, { seat })
  }
  course.events.push({ was: 'moved', seat: ctx.you, title: title(course.state, card), to: title(course.state, bearer) })
  queueGiven(course, ctx.you, card, bearer)
}

/** A card that is looked for is chosen first, and then its bearer (M8.3, M8.17). */
function findAndGive(course: Course, op: Extract<Op, { give: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const may = (card: CardNo) =>
    choosesAmong(course.state, op.to, ctx).some(
      (ally) =>
        !(isWeapon(course.state, card) && isArmed(course.state, ally, card)) &&
        placedAt(course.state, ally)?.faceDown === false &&
        mayBear(course.state, ally, card),
    )
  const cards = resolve(course, op.give, ctx, again, 'Choose what is given.', op.optional === true, may)
  if (cards === undefined) return
  if (op.optional === true && ctx.answered !== true && cards.length > 0)
    return askCards(course, ctx.you, 'Choose what is given.', cards, cards.length, true, { ...again, ctx: unasked(ctx) })
  goOn(course, rest, ctx)
  for (const card of cards)
    next(course, {
      do: 'effect',
      ops: [{ give: { ref: 'target' }, to: op.to, ...(op.pays ? { pays: true as const } : {}) }],
      ctx: { ...unasked(ctx), target: [card] },
    })
}

// ---------------------------------------------------------------- attacks and Monsters

function attack(course: Course, op: Extract<Op, { attack: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  let by: CardNo | undefined
  let points: number
  if (isFigure(op.with)) points = amount(course.state, op.with.value, ctx)
  else {
    const cards = resolve(course, op.with, ctx, again, 'Choose what attacks.')
    if (cards === undefined) return
    by = cards[0]
    if (by === undefined) return goOn(course, rest, ctx)
    points = placedAt(course.state, by) === undefined ? (printed(course.state, by).value ?? 0) : currentValue(course.state, by)
  }
  goOn(course, rest, by === undefined ? ctx : { ...ctx, target: [by] })
  const targets = seatsOf(course.state, op.attack, ctx).filter((seat) => !isUnaffected(course.state, seat, ctx))
  next(
    course,
    ...targets.map(
      (on): Task => ({
        do: 'attack',
        on,
        points,
        ...(by === undefined ? {} : { by }),
        alliesMayDefend: op.alliesMayDefend,
        onlyAllies: op.only === 'allies',
        ctx: unasked(ctx),
        defenders: [],
        asked: false,
      }),
    ),
  )
}

/** An attack of so many points, and not by a card. */
function isFigure(force: Selector | { readonly value: Amount }): force is { readonly value: Amount } {
  return 'value' in force
}

/**
 * Summon on a Turn (M9.33 to M9.41), Control in Combat (M9.44 to M9.51). It works on one
 * Monster of the class (M9.32).
 */
function summonOrControl(course: Course, op: Extract<Op, { summonOrControl: unknown }>, ctx: Ctx, rest: readonly Op[]): void {
  goOn(course, rest, ctx)
  const called = { seat: ctx.you, filter: op.summonOrControl, ctx: unasked(ctx), ...(op.gains === undefined ? {} : { gains: op.gains }) }
  if (course.state.combat === undefined) {
    if (op.allow.includes('summon')) next(course, { do: 'summon', ...called, ...(op.goes === undefined ? {} : { goes: op.goes }) })
    return
  }
  if (op.allow.includes('control')) next(course, { do: 'control', ...called })
}
