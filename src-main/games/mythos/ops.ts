/**
 * The operations of the rule objects, one case each. An operation that needs a
 * choice asks and is performed again with the answer; one that leads to other
 * tasks puts them before the rest of its effect.
 */

import type { Amount, Destination, Op, Selector } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { ask, askCards, unasked } from './agenda.ts'
import { sayStep } from './clauses.ts'
import { takeControl } from './combat/control.ts'
import { type Course, next, set, setPlayer, shuffle, tick } from './course.ts'
import { goOn, isBeyond, resolve } from './effects.ts'
import { undo } from './journal.ts'
import { endingOf } from './lasting.ts'
import {
  alter,
  discard,
  draw,
  enter,
  flip,
  keptPlaces,
  lift,
  placeOnStory,
  popStory,
  readyDeck,
  reshuffle,
  returnToHand,
  toTop,
} from './moves.ts'
import { foldTitle, fromLeft, ownerOf, printed, title, topCard } from './places.ts'
import { spellHolders } from './requirements.ts'
import { changeSanity } from './sanity.ts'
import { amount, choosesAmong, holds, seatsOf } from './select.ts'
import { currentValue, isWeapon, pentagram, placedAt } from './standing.ts'
import type { CardNo, Ctx, Nested, State, Task } from './state.ts'

type Effect = Extract<Task, { do: 'effect' }>

/** Performs one operation; `rest` is what its effect does afterwards, `again` the task to come back with. */
export function perform(course: Course, op: Op, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  if ('move' in op) return move(course, op, ctx, rest, again)
  if ('sanity' in op) {
    for (const seat of seatsOf(state, op.who, ctx)) {
      const by = op.sanity === 'pentagram' ? pentagramOf(course, op, ctx, seat) : op.sign * amount(state, op.sanity, ctx)
      changeSanity(course, seat, by, ctx.source === undefined ? 'Effect' : title(state, ctx.source))
    }
    return goOn(course, rest, ctx)
  }
  if ('flip' in op) {
    const cards = resolve(course, op.flip, ctx, again, `Choose what turns face-${op.face}.`)
    if (cards === undefined) return
    goOn(course, rest, ctx)
    for (const card of cards) flip(course, card, op.face)
    return next(course, { do: 'check state' })
  }
  if ('draw' in op) {
    for (const seat of seatsOf(state, op.who ?? 'you', ctx)) draw(course, seat, amount(state, op.draw, ctx))
    return goOn(course, rest, ctx)
  }
  if ('exchange' in op) return exchange(course, op, ctx, rest, again)
  if ('reveal' in op) {
    const seats = seatsOf(state, op.reveal.of ?? 'you', ctx)
    const revealed: CardNo[] = []
    for (const seat of seats) {
      if (op.reveal.in === 'deckTop' && !readyDeck(course, seat)) continue
      for (const card of choosesAmong(course.state, { ...op.reveal, of: 'you' }, { ...ctx, you: seat })) {
        revealed.push(card)
        course.events.push({
          was: 'revealed',
          seat,
          title: title(course.state, card),
          from: op.reveal.in === 'deckTop' ? 'the Mythos Deck' : 'hiding',
        })
      }
    }
    return goOn(course, rest, { ...ctx, revealed })
  }
  if ('shuffle' in op) {
    for (const seat of seatsOf(state, op.who, ctx)) {
      const player = course.state.players[seat]!
      if (op.shuffle === 'deck+discard') reshuffle(course, seat, false)
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
    const from = op.from === 'story' || op.from === 'discard' ? op.from : undefined
    const nested = {
      waive: op.waive ?? [],
      filter: op.play,
      ...(ctx.source === undefined ? {} : { source: ctx.source }),
      ...(from === undefined ? {} : { from }),
    }
    return next(course, { do: 'gather', seat: ctx.you, plays: [], nested, ctx: unasked(ctx) })
  }
  if ('travel' in op) {
    goOn(course, rest, ctx)
    if (op.when === 'now') {
      const nested = { waive: [], route: op.travel, ...(ctx.source === undefined ? {} : { source: ctx.source }) }
      return next(course, { do: 'gather', seat: ctx.you, plays: [], nested, ctx: unasked(ctx) })
    }
    const player = state.players[ctx.you]!
    const offer = { card: ctx.source!, rule: ctx.rule ?? 0, op, since: state.turn }
    return setPlayer(course, ctx.you, { offers: [...player.offers, offer] })
  }
  if ('toTop' in op) {
    const cards = resolve(course, op.toTop, ctx, again, 'Choose the Location that comes to the top.')
    if (cards === undefined) return
    for (const card of cards) toTop(course, ownerOf(state, card), card)
    return goOn(course, rest, ctx)
  }
  if ('popStory' in op) {
    for (const seat of seatsOf(state, op.popStory, ctx)) {
      const top = topCard(course.state, seat)
      if (top === undefined || isBeyond(course.state, top, ctx)) continue
      popStory(course, seat, op.to)
    }
    return goOn(course, rest, ctx)
  }
  if ('attack' in op) return attack(course, op, ctx, rest, again)
  if ('summonOrControl' in op) return summonOrControl(course, op, ctx, rest)
  if ('control' in op) {
    const cards = resolve(course, op.control, ctx, again, 'Choose what to take.')
    if (cards === undefined) return
    for (const card of cards) takeControl(course, ctx.you, card, ctx.opponent ?? ownerOf(state, card))
    return goOn(course, rest, ctx)
  }
  if ('give' in op) return give(course, op, ctx, rest, again)
  if ('skip' in op) {
    for (const seat of seatsOf(state, op.who, ctx)) {
      if (op.skip === 'turn') setPlayer(course, seat, { lostTurns: course.state.players[seat]!.lostTurns + 1 })
      else setPlayer(course, seat, { happened: [...course.state.players[seat]!.happened, `skip ${op.skip}`] })
    }
    return goOn(course, rest, ctx)
  }
  if ('passes' in op) {
    if (op.passes === 'void') for (let seat = 0; seat < state.players.length; seat++) setPlayer(course, seat, { passes: 0 })
    else setPlayer(course, ctx.you, { passes: Number.MAX_SAFE_INTEGER })
    return goOn(course, rest, ctx)
  }
  if ('extendGOO' in op) {
    for (const entry of state.play)
      if (entry.area === 'goo' && entry.seat === ctx.you) alter(course, entry.card, { round: entry.round + op.extendGOO })
    return goOn(course, rest, ctx)
  }
  if ('choose' in op) {
    const [by] = seatsOf(state, op.by, ctx)
    if (ctx.answered !== true) {
      const ways = op.choose.map((branch) => branch.map((each) => sayStep(state, each)).join(', then '))
      return ask(course, by ?? ctx.you, { ask: 'which way', prompt: 'Choose one.', ways }, { ...again, ctx: unasked(ctx) })
    }
    return goOn(course, [...(op.choose[ctx.picks?.[0] ?? 0] ?? []), ...rest], ctx)
  }
  if ('if' in op) {
    const branch = holds(state, op.if, ctx) ? op.do : (op.else ?? [])
    return goOn(course, [...branch, ...rest], ctx)
  }
  if ('start' in op) {
    const order = tick(course)
    set(course, { lasting: [...course.state.lasting, { rule: op.start, ctx: unasked(ctx), until: endingOf(state, op.until, ctx), order }] })
    return goOn(course, rest, ctx)
  }
  if ('become' in op) {
    const cards = resolve(course, op.card, ctx, again, 'Choose what is changed.')
    if (cards === undefined) return
    for (const card of cards) {
      const entry = placedAt(state, card)
      if (entry === undefined) continue
      alter(course, card, { area: 'asset', becomes: { from: entry.area, until: endingOf(state, op.until, ctx) } })
      flip(course, card, 'down')
    }
    return goOn(course, rest, ctx)
  }
  if ('cancel' in op) {
    if (ctx.cause !== undefined) undo(course, ctx.cause)
    goOn(course, rest, ctx)
    return next(course, { do: 'check state' })
  }
  if ('look' in op) {
    if (ctx.answered === true) return goOn(course, rest, ctx)
    const cards = choosesAmong(state, op.look, ctx)
    // A glance (M1.44): only the one who looks is shown the question, and nothing is moved by it.
    const prompt =
      cards.length === 0 ? 'There is nothing to look at.' : `You look at: ${cards.map((card) => title(state, card)).join(', ')}.`
    return ask(course, ctx.you, { ask: 'which way', prompt, ways: ['go on'] }, { ...again, ctx: unasked(ctx) })
  }
  if ('redirect' in op) {
    const cards = resolve(course, op.redirect, ctx, again, 'Choose what is turned on somebody else.')
    if (cards === undefined) return
    const [to] = seatsOf(state, op.to, ctx)
    for (const card of cards) if (to !== undefined && mayAffect(course.state, card, to)) alter(course, card, { affects: to })
    return goOn(course, rest, ctx)
  }
  if ('orElse' in op) {
    const owed = seatsOf(state, op.who, ctx).map((seat) => ({
      seat,
      what: op.unless,
      orElse: op.orElse,
      ctx: unasked(ctx),
      since: state.turn,
    }))
    set(course, { owed: [...(course.state.owed ?? []), ...owed] })
    return goOn(course, rest, ctx)
  }
  if ('moveSpells' in op) return moveSpells(course, ctx, rest, again)
  throw new Error(`The engine cannot carry out "${sayStep(state, op)}" yet.`)
}

function pentagramOf(course: Course, op: Extract<Op, { sanity: unknown }>, ctx: Ctx, seat: Seat): number {
  const cards = op.of === undefined ? (ctx.revealed ?? []) : choosesAmong(course.state, op.of, ctx)
  return cards.reduce((sum, card) => sum + pentagram(course.state, seat, card), 0)
}

// ---------------------------------------------------------------- moving

function move(course: Course, op: Extract<Op, { move: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const from = op.move.in
  if (op.to === 'play' && (from === 'story' || from === 'hand' || from === 'discard') && op.move.ref === undefined) {
    // Brought into play it pays its cost and must be legal to have there (M19.18); where it may be found is waived.
    goOn(course, rest, ctx)
    const nested: Nested = {
      waive: ['attribute', 'place', 'language'],
      from,
      must: op.optional !== true,
      ...(op.move.is === undefined ? {} : { filter: op.move.is }),
      ...(ctx.source === undefined ? {} : { source: ctx.source }),
    }
    return next(course, { do: 'gather', seat: ctx.you, plays: [], nested, ctx: unasked(ctx) })
  }
  const cards = resolve(course, op.move, ctx, again, promptFor(op.to), op.optional === true)
  if (cards === undefined) return
  if (op.optional === true && ctx.answered !== true && cards.length > 0) {
    // "You may": asked for by naming the cards, of which none need be named.
    return askCards(course, ctx.you, promptFor(op.to), cards, cards.length, true, { ...again, ctx: unasked(ctx) })
  }
  if (op.to === 'aside') {
    for (const card of cards) lift(course, card)
    return goOn(course, rest, { ...ctx, aside: [...(ctx.aside ?? []), ...cards] })
  }
  goOn(course, rest, ctx)
  if (op.to === 'bury' || op.to === 'discard') {
    const within = op.move.in ?? 'play'
    if (within === 'story') {
      for (const card of cards) {
        const seat = ownerOf(course.state, card)
        if (topCard(course.state, seat) === card) popStory(course, seat, op.to)
        else loseQuietly(course, card, op.to)
      }
    } else {
      // Whoever named the cards named them in an order; other owners are asked for theirs (M1.32).
      const namer = op.move.pick === 'choose' ? seatsOf(course.state, op.move.by ?? 'you', ctx)[0] : undefined
      const owners = fromLeft(course.state, ctx.you).filter(
        (seat) => seat !== namer && cards.filter((card) => ownerOf(course.state, card) === seat).length > 1,
      )
      const unordered = op.to === 'bury' && owners.length > 0 ? { unordered: owners } : {}
      next(course, { do: 'lose cards', cards, to: op.to, ctx: unasked(ctx), refused: [], ...unordered })
    }
    return
  }
  for (const card of cards) put(course, card, op.to, ctx)
  next(course, { do: 'check state' })
}

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
  })[to]

function loseQuietly(course: Course, card: CardNo, to: 'bury' | 'discard'): void {
  if (to === 'discard') return discard(course, card)
  lift(course, card)
  const seat = ownerOf(course.state, card)
  setPlayer(course, seat, { story: [...course.state.players[seat]!.story, card] })
}

function put(course: Course, card: CardNo, to: Destination, ctx: Ctx): void {
  const owner = ownerOf(course.state, card)
  switch (to) {
    case 'hand':
      return returnToHand(course, card)
    case 'threat':
      lift(course, card)
      return enter(
        course,
        ctx.you,
        card,
        'threat',
        ctx.opponent === undefined || course.state.combat === undefined ? {} : { against: ctx.opponent },
      )
    case 'storyTop':
      lift(course, card)
      return placeOnStory(course, owner, card, false)
    case 'deckTop':
      lift(course, card)
      return setPlayer(course, owner, { deck: [card, ...course.state.players[owner]!.deck] })
    case 'play': {
      lift(course, card)
      const { type } = printed(course.state, card)
      const area = type === 'Ally' || type === 'Monster' ? 'ally' : type === 'Event' ? 'event' : type === 'Spell' ? 'spell' : 'asset'
      return enter(course, owner, card, area)
    }
    default:
      throw new Error(`A card cannot be put to ${to} here.`)
  }
}

/** No player is affected by two Events of one Title (M10.5). */
function mayAffect(state: State, card: CardNo, seat: Seat): boolean {
  const own = foldTitle(title(state, card))
  return !state.play.some(
    (entry) => entry.area === 'event' && (entry.affects ?? entry.seat) === seat && foldTitle(title(state, entry.card)) === own,
  )
}

/** Spells in play go to other holders, one after the other, as long as their player likes (M9.20). */
function moveSpells(course: Course, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  const [spell, holder] = ctx.picks ?? []
  if (spell !== undefined && holder !== undefined) {
    alter(course, spell, { on: holder })
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

function exchange(course: Course, op: Extract<Op, { exchange: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const [seat] = seatsOf(course.state, op.who ?? 'you', ctx)
  if (seat === undefined) return goOn(course, rest, ctx)
  const count = amount(course.state, op.exchange, ctx)
  const { hand } = course.state.players[seat]!
  if (ctx.answered !== true) {
    return askCards(course, seat, `Discard ${op.upTo === true ? 'up to ' : ''}${count} and draw as many.`, hand, count, op.upTo === true, {
      ...again,
      ctx: unasked(ctx),
    })
  }
  const cards = ctx.picks ?? []
  goOn(course, rest, ctx)
  for (const card of cards) discard(course, card)
  draw(course, seat, cards.length)
}

/** This card goes to another bearer (a Weapon that outlives its Ally). */
function give(course: Course, op: Extract<Op, { give: unknown }>, ctx: Ctx, rest: readonly Op[], again: Effect): void {
  const { state } = course
  const [card] = choosesAmong(state, op.give, ctx)
  if (card === undefined) return goOn(course, rest, ctx)
  // One Weapon a bearer (M8.17): who has one cannot be given another.
  const armed = (ally: CardNo) => isWeapon(state, card) && state.play.some((each) => each.on === ally && isWeapon(state, each.card))
  if (ctx.answered !== true) {
    const free = choosesAmong(state, op.to, ctx).filter((ally) => !armed(ally) && placedAt(state, ally)?.faceDown === false)
    return askCards(course, ctx.you, 'Choose the new bearer.', free, 1, op.optional === true, { ...again, ctx: unasked(ctx) })
  }
  const to = ctx.picks ?? []
  goOn(course, rest, ctx)
  const [bearer] = to
  if (bearer === undefined) return loseQuietly(course, card, 'bury')
  if (placedAt(course.state, card) === undefined) {
    lift(course, card)
    enter(course, ownerOf(course.state, card), card, 'asset', { on: bearer })
  } else alter(course, card, { on: bearer })
  course.events.push({ was: 'moved', seat: ctx.you, title: title(course.state, card), to: title(course.state, bearer) })
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
  const targets = seatsOf(course.state, op.attack, ctx)
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

/** Summon on a Turn (M9.33 to M9.41), Control in Combat (M9.44 to M9.51). */
function summonOrControl(course: Course, op: Extract<Op, { summonOrControl: unknown }>, ctx: Ctx, rest: readonly Op[]): void {
  goOn(course, rest, ctx)
  if (course.state.combat === undefined) {
    if (op.allow.includes('summon')) next(course, { do: 'summon', seat: ctx.you, ctx: unasked(ctx), filter: op.summonOrControl })
    return
  }
  if (!op.allow.includes('control')) return
  next(course, { do: 'control', seat: ctx.you, filter: op.summonOrControl, ctx: unasked(ctx) })
}
