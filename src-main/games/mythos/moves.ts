/**
 * Moving and turning cards (M1.29 to M1.42): how a card leaves where it lies
 * and comes to lie elsewhere. Whether it may, and what may happen instead, is
 * asked before; here it happens. A card that is lost (M1.31) or goes to a Hand
 * or deck leaves with nothing but its print, since all that changed it was kept
 * with its place (M1.33, M1.34).
 */
import type { Filter, Trigger } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { queueReshuffled, queueTriggers } from './agenda.ts'
import { bannedBy } from './bans.ts'
import { type Course, next, set, setPlayer, shuffle, tick } from './course.ts'
import type { Reshuffling } from './events.ts'
import { customs } from './house-rules.ts'
import { isHidden } from './imagine.ts'
import { currentLocation, departure, dimensionNow, fromLeft, ownerOf, printed, regionNow, title } from './places.ts'
import { changeSanity } from './sanity.ts'
import { isAmong, isRevealed, matches } from './select.ts'
import { includes, penniesOn, placedAt, standing } from './standing.ts'
import type { Area, CardNo, Ctx, Placed, Spot, State } from './state.ts'
import type { Task } from './tasks.ts'

/** Where a card lies, for the log and for {@link lift}. */
export type Whereabouts = 'deck' | 'hand' | 'discard' | 'story' | 'play' | 'aside'

/** Takes a card out of the zone it lies in; what it bears stays for the caller to see to. */
export function lift(course: Course, card: CardNo): Whereabouts {
  const { state } = course
  if (placedAt(state, card) !== undefined) {
    set(course, { play: state.play.filter((entry) => entry.card !== card) })
    const { combat } = course.state
    if (combat?.defenders.some((each) => each.card === card)) {
      set(course, { combat: { ...combat, defenders: combat.defenders.filter((each) => each.card !== card) } })
    }
    return 'play'
  }
  const seat = ownerOf(state, card)
  const player = state.players[seat]!
  for (const zone of ['hand', 'story', 'deck', 'discard'] as const) {
    const pile = player[zone]
    const at = pile.indexOf(card)
    if (at < 0) continue
    setPlayer(course, seat, { [zone]: pile.filter((each) => each !== card) })
    if (zone === 'story' && at === 0 && player.spot !== null) setPlayer(course, seat, { spot: spotBeneath(player.spot) })
    return zone
  }
  return 'aside'
}

/** When a crosswise card goes, the Location beneath is as it was; when a Current Location is set aside, nothing is on top. */
function spotBeneath(spot: Spot): Spot | null {
  return spot.crosswise && spot.beneath !== undefined ? { ...spot.beneath, crosswise: false } : null
}

/**
 * Everything a card bears or holds, and what those hold (M1.38). A Tome with an Ally
 * acts with it as one card, and may hold Spells (M9.11).
 */
export function attached(state: State, card: CardNo): CardNo[] {
  return state.play.filter((entry) => entry.on === card).flatMap((entry) => [entry.card, ...attached(state, entry.card)])
}

/** Buries one card: face-up at the bottom of its owner's Story Deck (M1.29, M10.11), with what it bears (M7.24, M8.19, M9.12). */
export function bury(course: Course, card: CardNo): void {
  lose(course, card, 'bury')
}

/** Discards one card onto its owner's Discard Pile (M1.30), with what it bears. */
export function discard(course: Course, card: CardNo): void {
  lose(course, card, 'discard')
}

/**
 * From then on the card is what is printed on it: an Ally that fought (M7.30), a Monster
 * that was an Ally (M11.37). What it bears goes with it, after it.
 *
 * @param laid whether its owner has said elsewhere in which order they lie (M1.32)
 * @param by whose doing it is; its owner's, if not said
 */
export function lose(course: Course, card: CardNo, to: 'bury' | 'discard', laid = false, by?: Seat): void {
  const together = [card, ...attached(course.state, card)]
  for (const each of together) loseOne(course, each, to, by)
  if (!laid) letOrder(course, together, to, ownerOf(course.state, card))
}

/** The owners of several cards that were lost together say how they lie (M1.32), `first` and then to the left. */
export function letOrder(course: Course, cards: readonly CardNo[], to: 'bury' | 'discard', first: Seat): void {
  if (cards.length < 2) return
  const tasks = fromLeft(course.state, first).flatMap((seat): Task[] => {
    const own = cards.filter((card) => ownerOf(course.state, card) === seat)
    return own.length < 2 ? [] : [{ do: 'lay in order', seat, cards: own, to, ctx: { you: seat } }]
  })
  next(course, ...tasks)
}

function loseOne(course: Course, card: CardNo, to: 'bury' | 'discard', by?: Seat): void {
  const was = placedAt(course.state, card)
  const from = lift(course, card)
  const seat = ownerOf(course.state, card)
  const player = course.state.players[seat]!
  if (to === 'bury') setPlayer(course, seat, { story: [...player.story, card] })
  else setPlayer(course, seat, { discard: [...player.discard, card] })
  const { turn, combat } = course.state
  const went = { card, to, turn, ...(was === undefined ? {} : { was }), ...(combat === undefined ? {} : { inCombat: true as const }) }
  set(course, { gone: [...(course.state.gone ?? []), went] })
  course.events.push({ was: to === 'bury' ? 'buried' : 'discarded', seat, card, title: title(course.state, card), from })
  if (from === 'hand') queueFromHand(course, seat, card, to, by ?? seat)
}

/** What cards say when a card in play, or the top card of a Story Deck, is lost: asked of the position as it was before. */
export function queueLeft(
  course: Course,
  before: State,
  { card, seat, to, ctx: doing }: { readonly card: CardNo; readonly seat: Seat; readonly to: 'bury' | 'discard'; readonly ctx: Ctx },
  more: Partial<Ctx> = {},
): void {
  queueTriggers(
    course,
    (trigger, ctx) => {
      if (typeof trigger !== 'object' || !('cardLeft' in trigger) || (trigger.to !== undefined && trigger.to !== to)) return false
      const { by, from } = trigger
      if (from !== undefined && (doing.source === undefined || !matches(before, doing.source, from, ctx))) return false
      if (by !== undefined && !includes(before, by, { ...ctx, opponent: doing.you === seat ? -1 : doing.you }, doing.you)) return false
      return isAmong(before, card, seat, trigger.cardLeft, ctx)
    },
    { cause: card, actor: doing.you, whose: seat, ...more },
    standing(before).ons,
  )
}

/** What cards say when a card goes from a Hand without being played. */
export function queueFromHand(course: Course, seat: Seat, card: CardNo, to: 'bury' | 'discard', by: Seat = seat): void {
  const { state } = course
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'fromHand' in trigger &&
      trigger.to === to &&
      includes(state, trigger.of, ctx, seat) &&
      (trigger.by === undefined || includes(state, trigger.by, { ...ctx, opponent: by === seat ? -1 : by }, by)) &&
      matches(state, card, trigger.fromHand, ctx),
    { actor: by, whose: seat, cause: card },
  )
}

/** Loses one card, with what it bears, and lets other cards hear of it. */
export function loseTelling(course: Course, card: CardNo, to: 'bury' | 'discard', ctx: Ctx, laid = false): void {
  const was = [card, ...attached(course.state, card)].flatMap((each) => placedAt(course.state, each) ?? [])
  next(course, ...was.map((each): Task => ({ do: 'after loss', card: each.card, seat: each.seat, to, was, ctx })))
  lose(course, card, to, laid)
  const { combat } = course.state
  if (combat !== undefined) set(course, { combat: { ...combat, lost: [...(combat.lost ?? []), ...was] } })
}

/** Returns a card to its owner's Hand, or to that of another, whose it then is; what it bears is buried with nobody to bear it. */
export function returnToHand(course: Course, card: CardNo, to: Seat = ownerOf(course.state, card), by: Seat = to): void {
  const before = course.state
  const borne = attached(course.state, card)
  const was = borne.flatMap((each) => placedAt(course.state, each) ?? [])
  next(course, ...was.map((each): Task => ({ do: 'after loss', card: each.card, seat: each.seat, to: 'bury', was, ctx: { you: by } })))
  for (const each of borne) loseOne(course, each, 'bury')
  letOrder(course, borne, 'bury', ownerOf(course.state, card))
  const from = takeAway(course, card)
  const seat = to
  if (seat !== ownerOf(course.state, card)) set(course, { owners: { ...course.state.owners, [card]: seat } })
  setPlayer(course, seat, { hand: [...course.state.players[seat]!.hand, card] })
  const lay = placedAt(before, card)
  const isSecret = from === 'deck' || from === 'hand' || (lay !== undefined && isHidden(before, lay))
  const secret = isSecret ? { secret: true as const } : {}
  course.events.push({ was: 'returned to hand', seat, card, title: title(course.state, card), from, ...secret })
  if (from === 'play') queueReturned(course, before, card, by)
}

/** What cards say when a card goes back to a Hand; asked of the position as it was, when it was an Ally and had words of its own. */
function queueReturned(course: Course, before: State, card: CardNo, by: Seat): void {
  const { seat } = placedAt(before, card)!
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'cardReturned' in trigger &&
      (trigger.by === undefined || includes(before, trigger.by, ctx, by)) &&
      isAmong(before, card, seat, trigger.cardReturned, ctx),
    { cause: card, actor: by, whose: seat },
    standing(before).ons,
  )
}

/** Puts a card (already lifted) into an area around an Investigator or into a Threat. */
export function enter(course: Course, seat: Seat, card: CardNo, area: Area, more: Partial<Placed> = {}): void {
  const order = tick(course)
  const { state } = course
  const entry: Placed = { card, seat, area, faceDown: false, rotated: false, since: state.turn, round: state.round, order, ...more }
  set(course, { play: [...state.play, entry] })
}

/** What cards say when a card is laid with a bearer, as it is played or handed over. */
export function queueGiven(course: Course, seat: Seat, card: CardNo, bearer: CardNo): void {
  const { state } = course
  const lies = (each: CardNo) => placedAt(state, each)?.seat ?? seat
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'given' in trigger &&
      isAmong(state, card, lies(card), trigger.given, ctx) &&
      isAmong(state, bearer, lies(bearer), trigger.to, ctx),
    { cause: card, actor: seat, whose: lies(card) },
  )
}

/** Changes how a card in play lies. */
export function alter(course: Course, card: CardNo, change: Partial<Placed>): void {
  set(course, { play: course.state.play.map((entry) => (entry.card === card ? { ...entry, ...change } : entry)) })
}

/**
 * Turns a card face-down or face-up, together with all that is assigned to it
 * (M19.12). A Spell keeps its own face: whether it was cast is told by that, and
 * no other card's turning readies it (M5.8, M9.22).
 */
export function flip(course: Course, card: CardNo, face: 'up' | 'down'): void {
  const assigned = attached(course.state, card).filter((each) => placedAt(course.state, each)?.area !== 'spell')
  const together = new Set([card, ...assigned])
  const before = course.state
  let turned = false
  const play = course.state.play.map((entry) => {
    if (!together.has(entry.card) || entry.faceDown === (face === 'down')) return entry
    turned = true
    // A card that is turned up is right-side-up as well (M5.8).
    return { ...entry, faceDown: face === 'down', ...(face === 'up' ? { rotated: false } : {}) }
  })
  if (!turned) return
  set(course, { play })
  // A face-down Ally cannot defend (M1.37).
  const { combat } = course.state
  if (face === 'down' && combat !== undefined && combat.defenders.some((each) => together.has(each.card))) {
    set(course, { combat: { ...combat, defenders: combat.defenders.filter((each) => !together.has(each.card)) } })
  }
  course.events.push({
    was: 'flipped',
    card,
    seat: placedAt(course.state, card)?.seat ?? ownerOf(course.state, card),
    title: title(course.state, card),
    face,
  })
  queueFlipped(course, before, [...together], face)
}

/** What cards say when cards are turned over; one that is turned face-down says it as well (M1.35). */
function queueFlipped(course: Course, before: State, cards: readonly CardNo[], face: 'up' | 'down'): void {
  const heard = face === 'down' ? before : course.state
  for (const card of cards) {
    if (placedAt(before, card)!.faceDown === (face === 'down')) continue
    queueTriggers(
      course,
      (trigger, ctx) => {
        if (typeof trigger !== 'object' || !('cardFlipped' in trigger) || (trigger.face ?? face) !== face) return false
        return isAmong(heard, card, placedAt(heard, card)!.seat, trigger.cardFlipped, ctx)
      },
      { cause: card, whose: placedAt(heard, card)!.seat },
      standing(heard).ons,
    )
  }
}

// ---------------------------------------------------------------- pennies

/**
 * Places pennies on a card in play, or on a Current Location, or removes them, and lets cards hear of it. They go with the card's place: no
 * card takes them along to a pile. Nothing where the card does not lie so, or nothing changes.
 */
export function changePennies(course: Course, card: CardNo, by: number): void {
  const entry = placedAt(course.state, card)
  const seat = entry?.seat ?? standing(course.state).here.get(card)
  if (seat === undefined) return
  const before = penniesOn(course.state, card)
  const now = Math.max(0, before + by)
  if (now === before) return
  if (entry !== undefined) {
    const { pennies: _, ...bare } = entry
    const lies = now === 0 ? bare : { ...bare, pennies: now }
    set(course, { play: course.state.play.map((each) => (each.card === card ? lies : each)) })
  } else {
    const { pennies: _, ...bare } = course.state.players[seat]!.spot!
    setPlayer(course, seat, { spot: now === 0 ? bare : { ...bare, pennies: now } })
  }
  const { state } = course
  // What lies hidden in a Threat stays hidden (M1.19).
  const isKnown = entry?.area !== 'threat' || isRevealed(state, card)
  course.events.push({ was: 'pennies', seat, ...(isKnown ? { title: title(state, card) } : {}), by: now - before, now })
  queueTriggers(
    course,
    (trigger, ctx) => {
      if (typeof trigger !== 'object' || !('penny' in trigger) || !isAmong(state, card, seat, trigger.on, ctx)) return false
      return trigger.penny === 'placed' ? now > before : now < before && (trigger.penny === 'removed' || now === 0)
    },
    { cause: card, whose: seat },
  )
}

// ---------------------------------------------------------------- the Story Deck

/**
 * Places a Location or Travel Event (already lifted) on top of its player's Story Deck
 * (M6.38); each card has a Gate of its own (M11.9). A Travel Event that is covered stays
 * there (M6.48).
 */
export function placeOnStory(course: Course, seat: Seat, card: CardNo, crosswise: boolean): void {
  const player = course.state.players[seat]!
  const order = tick(course)
  const { spot } = player
  const now: Spot = {
    crosswise,
    gateUsed: false,
    since: course.state.turn,
    order,
    ...(spot?.alone === true && (crosswise || printed(course.state, card).type === 'Event') ? { alone: true } : {}),
    ...(crosswise && spot !== null ? { beneath: beneathIt(spot) } : {}),
  }
  setPlayer(course, seat, { story: [card, ...player.story], spot: now, started: true })
}

/** What is kept of a Location that is left on foot. */
const beneathIt = ({ gateUsed, since, order, furtherUses, reused, reusedIn, pennies }: Spot): NonNullable<Spot['beneath']> => ({
  gateUsed,
  since,
  order,
  ...(furtherUses === undefined ? {} : { furtherUses }),
  ...(reused === undefined ? {} : { reused }),
  ...(reusedIn === undefined ? {} : { reusedIn }),
  ...(pennies === undefined ? {} : { pennies }),
})

/** Rotates the crosswise Location right-side-up (M6.27). */
export function turnUpright(course: Course, seat: Seat): void {
  const player = course.state.players[seat]!
  const order = tick(course)
  setPlayer(course, seat, { spot: { crosswise: false, gateUsed: false, since: course.state.turn, order } })
  course.events.push({ was: 'arrived', seat, title: title(course.state, player.story[0]!) })
}

/** Turns a Current Location crosswise: its player walks to it, from wherever he has come (M6.22). A Travel Event is no place to walk to. */
export function turnCrosswise(course: Course, seat: Seat): void {
  const { spot, story } = course.state.players[seat]!
  const [top, below] = story
  if (top === undefined || spot === null || spot.crosswise || printed(course.state, top).type !== 'Location') return
  const order = tick(course)
  const since = course.state.turn
  const beneath = below === undefined ? {} : { beneath: { gateUsed: true, since, order } }
  setPlayer(course, seat, { spot: { crosswise: true, gateUsed: false, since, order, ...beneath } })
  course.events.push({ was: 'moved', seat, title: title(course.state, top), to: 'a crosswise position' })
}

/** How often a Gate has been used again in this Round. */
export const reusedThisRound = ({ reusedIn }: Spot, round: number): number => (reusedIn?.round === round ? reusedIn.n : 0)

/**
 * Marks the Gate of the Current Location as used (M1.41). Players at the same Location
 * have each a use of their own (M18.10).
 */
export function shutGate(course: Course, seat: Seat): void {
  const { spot } = course.state.players[seat]!
  if (spot === null) return
  const { furtherUses = [] } = spot
  const { round } = course.state
  // Of two, the one that is over first.
  const now = furtherUses.indexOf(round)
  const spent = !spot.gateUsed ? -1 : now >= 0 ? now : furtherUses.indexOf('here')
  const again = { reused: (spot.reused ?? 0) + 1, reusedIn: { round, n: reusedThisRound(spot, round) + 1 } }
  const left = spent >= 0 ? { furtherUses: furtherUses.toSpliced(spent, 1) } : spot.gateUsed ? again : {}
  setPlayer(course, seat, { spot: { ...spot, gateUsed: true, ...left } })
}

/** A player uses the Gate of the Current Location (M11.3), which other cards may hear. */
export function passGate(course: Course, seat: Seat): void {
  shutGate(course, seat)
  set(course, { gates: [...(course.state.gates ?? []), { by: seat, turn: course.state.turn }] })
  const { state } = course
  const here = currentLocation(state, seat)
  if (here === undefined) return
  queueTriggers(
    course,
    (trigger, ctx) =>
      typeof trigger === 'object' &&
      'gateUsed' in trigger &&
      includes(state, trigger.gateUsed, ctx, seat) &&
      (trigger.at === undefined || matches(state, here, trigger.at, ctx)),
    { actor: seat, cause: here },
  )
}

/**
 * The top card of a Story Deck goes, and the cards beneath are examined: each
 * that is no Location is buried until a Location shows, which is Current
 * (M6.60); its pentagram is ignored (M6.61) and its Gate may be used again
 * (M6.62). If none is left, burying does nothing (M6.64, M6.68) and discarding
 * leaves the player Outside in the last Region (M6.65). A crosswise card goes
 * in the same way (M6.67), and so does a Travel Event (M6.71). A text may keep the
 * Gate shut (M17.1), or tell which Location it must be that shows. Other cards hear of the top card, and of no card beneath it.
 *
 * @returns whether anything happened
 */
export function popStory(
  course: Course,
  seat: Seat,
  to: 'bury' | 'discard',
  ctx: Ctx,
  { gateShut = false, until = {} }: { readonly gateShut?: boolean; readonly until?: Filter } = {},
): boolean {
  const player = course.state.players[seat]!
  if (player.spot === null) return false
  const [top, ...below] = player.story
  const another = below.findIndex(
    (card) => printed(course.state, card).type === 'Location' && matches(course.state, card, until, { you: seat }),
  )
  if (another < 0 && to === 'bury') {
    course.events.push({ was: 'nothing happened', seat, title: title(course.state, top!), why: 'it is the only place in the Story Deck' })
    return false
  }
  const memory = whereLast(course.state, seat)
  queueLeft(course, course.state, { card: top!, seat, to, ctx })
  lose(course, top!, to)
  examine(course, seat, below, another, memory)
  if (gateShut) shutGate(course, seat)
  return true
}

/** The cards beneath a top card that is gone are examined (M6.60); if none is a Location, the last place is remembered (M6.65). */
function examine(course: Course, seat: Seat, below: readonly CardNo[], another: number, memory: ReturnType<typeof whereLast>): void {
  if (another < 0) return setPlayer(course, seat, { ...memory, spot: null })
  for (const card of below.slice(0, another)) lose(course, card, 'bury')
  uncover(course, seat)
}

/** Takes a card from where it lies; where it was the place of its player, the next Location of the Story Deck is. */
export function takeAway(course: Course, card: CardNo): Whereabouts {
  const { state } = course
  const seat = ownerOf(state, card)
  const { spot, story } = state.players[seat]!
  if (placedAt(state, card) !== undefined || spot === null || story[0] !== card || spot.crosswise) return lift(course, card)
  const memory = whereLast(state, seat)
  const below = story.slice(1)
  const from = lift(course, card)
  examine(
    course,
    seat,
    below,
    below.findIndex((each) => printed(state, each).type === 'Location'),
    memory,
  )
  return from
}

/** The card that now lies on top is the Current Location, with a fresh Gate (M11.8). */
function uncover(course: Course, seat: Seat): void {
  const order = tick(course)
  setPlayer(course, seat, { spot: { crosswise: false, gateUsed: false, since: course.state.turn, order } })
  course.events.push({
    was: 'moved',
    seat,
    title: title(course.state, course.state.players[seat]!.story[0]!),
    to: 'the top of the Story Deck',
  })
}

function whereLast(state: State, seat: Seat) {
  const lastRegion = regionNow(state, seat)
  const lastDimension = dimensionNow(state, seat)
  return { ...(lastRegion === undefined ? {} : { lastRegion }), ...(lastDimension === undefined ? {} : { lastDimension }) }
}

/** A Location of the Story Deck comes to its top (M6.69), wherever it lies (M6.70); no pentagram, a fresh Gate. */
export function toTop(course: Course, seat: Seat, card: CardNo): void {
  const player = course.state.players[seat]!
  // A crosswise card never became part of the story (M6.37).
  if (player.spot?.crosswise === true && player.story[0] !== card) lose(course, player.story[0]!, 'discard')
  setPlayer(course, seat, { story: [card, ...course.state.players[seat]!.story.filter((each) => each !== card)], started: true })
  uncover(course, seat)
}

/** The cards that stay when a Story Deck is cleared: the Current Location, or the crosswise card and the Location beneath (M15.19, M16.18). */
export function keptPlaces(state: State, seat: Seat): CardNo[] {
  const { spot, story } = state.players[seat]!
  if (spot === null) return []
  if (!spot.crosswise) return story.slice(0, 1)
  const from = departure(state, seat)
  return from === undefined ? story.slice(0, 1) : [story[0]!, from]
}

/**
 * All other cards of a Story Deck are discarded (M15.15, M16.14). Where only a Travel
 * Event is left, the Location it began at is gone, and yet the player is in its Region
 * (M6.19, M6.20): that is remembered.
 */
export function clearStory(course: Course, seat: Seat): number {
  const kept = keptPlaces(course.state, seat)
  const memory = whereLast(course.state, seat)
  const player = course.state.players[seat]!
  const gone = player.story.filter((card) => !kept.includes(card))
  setPlayer(course, seat, { story: kept, discard: [...player.discard, ...gone] })
  const isAlone = player.spot !== null && kept.every((card) => printed(course.state, card).type === 'Event')
  if (isAlone) setPlayer(course, seat, { ...memory, spot: { ...player.spot!, alone: true } })
  return gone.length
}

// ---------------------------------------------------------------- the Mythos Deck

/** The discards are shuffled into the Mythos Deck (M15.23, M16.17), for nothing where a card does it (M15.30). */
export function reshuffle(course: Course, seat: Seat, why: Reshuffling): void {
  const price = why === 'wanted' || why === 'ran out' ? customs(course.state.sheet.houseRules).reshuffleCosts : 0
  if (price > 0) changeSanity(course, seat, -price, 'Reshuffle', 'price')
  const player = course.state.players[seat]!
  const deck = shuffle(course, [...player.deck, ...player.discard])
  setPlayer(course, seat, { deck, discard: [] })
  course.events.push({ was: 'reshuffled', seat, paid: price > 0, why })
  queueReshuffled(course, seat)
}

/**
 * Makes sure that a card can be drawn or revealed: an empty Mythos Deck is
 * reshuffled for 1 Sanity (M15.24, M15.25, M15.27), be it the last (M15.28),
 * unless there is nothing to shuffle (M15.26).
 *
 * @returns whether there is a card
 */
export function readyDeck(course: Course, seat: Seat): boolean {
  const player = course.state.players[seat]!
  if (player.deck.length > 0) return true
  if (player.discard.length === 0) return false
  reshuffle(course, seat, 'ran out')
  return course.state.players[seat]!.sanity > 0
}

/** What cards say to a card that is drawn, once for each. */
function queueDrawn(course: Course, seat: Seat, drawn: readonly CardNo[]): void {
  const { state } = course
  const means = (trigger: Trigger, ctx: Ctx) => typeof trigger === 'object' && 'drew' in trigger && includes(state, trigger.drew, ctx, seat)
  if (!standing(state).ons.some(({ rule, ctx }) => means(rule.on, ctx))) return
  for (const cause of drawn.toReversed()) queueTriggers(course, means, { actor: seat, cause })
}

/** Draws up to `count` cards one after the other, and tells which. */
export function draw(course: Course, seat: Seat, count: number): readonly CardNo[] {
  if (bannedBy(course.state, seat, 'drawCards') !== undefined) return []
  const drawn: CardNo[] = []
  while (drawn.length < count && readyDeck(course, seat)) {
    const player = course.state.players[seat]!
    const few = player.deck.slice(0, count - drawn.length)
    setPlayer(course, seat, { deck: player.deck.slice(few.length), hand: [...player.hand, ...few] })
    drawn.push(...few)
  }
  if (drawn.length === 0) return drawn
  course.events.push({ was: 'drew', seat, cards: drawn, printed: drawn.map((card) => title(course.state, card)) })
  queueDrawn(course, seat, drawn)
  return drawn
}
