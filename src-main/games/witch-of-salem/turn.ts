/** The turn of a player in Witch of Salem, step by step: what may be done in it, and what comes of it. */
import type { Seat } from '../../engine/game.ts'
import { pickOne } from '../../engine/random.ts'
import { isTradingForbidden } from './cards.ts'
import {
  ask,
  beat,
  type Course,
  canGainSanity,
  change,
  changeSpot,
  discard,
  gainSanity,
  look,
  loseSanity,
  moveNecron,
  receive,
  refill,
  remove,
  reveal,
} from './course.ts'
import {
  canBeat,
  countOf,
  creatureOf,
  dropsFor,
  greatOldOneOf,
  hasNeed,
  inForce,
  isBanned,
  isFaceUp,
  kindsOf,
  placeName,
  places,
  valuesOf,
} from './standing.ts'
import {
  type Action,
  lossFaces,
  type Offer,
  type PlaceNo,
  passage,
  rlyeh,
  type State,
  type Statement,
  type Task,
  university,
} from './state.ts'
import { type Item, isMinor, minors } from './values.ts'

export type Own<Do extends Action['do']> = Extract<Action, { readonly do: Do }>

/** Who is out has no turn, and who bans loses sanity instead of having one [WS-75]. */
export function beginTurn(course: Course, seat: Seat): void {
  course.turn = seat
  course.rolls = []
  const { out, banning } = course.players[seat]!
  if (out) return
  if (banning) return loseSanity(course, seat, 1, 'the ban')
  // The move alone must be made, and there is always one [WS-38, WS-E22].
  ask(course, { ask: 'where to go' })
}

/** By a card of the hand to its place, never to where one is [WS-39, WS-40, WS-E21]; by the passage to any other, R'lyeh included [WS-41, WS-42]. */
export function moves(state: State, seat: Seat): Action[] {
  const { at, played } = state.players[seat]!
  const others = [university, ...places].filter((place) => place !== at)
  const found = others.filter((place) => !played.includes(place)).map((to): Action => ({ do: 'go', to, by: 'card' }))
  if (played.includes(passage)) return found
  for (const to of others) found.push({ do: 'go', to, by: 'passage' })
  if (mayBan(state, seat)) found.push({ do: 'go', to: rlyeh, by: 'passage' })
  return found
}

/** Face up, banned by nobody yet, and with the three items in hand [WS-74, WS-E23]. */
const mayBan = (state: State, seat: Seat): boolean =>
  isFaceUp(state) && !isBanned(state) && hasNeed(greatOldOneOf(state, state.centre), state.players[seat]!)

/** 1 sanity, or what a text in force says; the one that is about to be banned is still in force [WS-41, WS-E25]. */
export function passageCost(state: Parameters<typeof inForce>[0]): number {
  return Math.max(1, ...inForce(state).map(({ text }) => ('passage' in text ? text.passage : 1)))
}

export function go(course: Course, seat: Seat, { to, by }: Own<'go'>): void {
  const isPassage = by === 'passage'
  const cost = isPassage ? passageCost(course) : 0
  change(course, seat, { at: to, played: [...course.players[seat]!.played, isPassage ? passage : to].toSorted((a, b) => a - b) })
  course.events.push({ was: 'gone', seat, to: placeName(course, to), passage: isPassage })
  if (to === university) {
    // The card just played comes back too, be it the passage [WS-44, WS-E20].
    change(course, seat, { played: [] })
    course.events.push({ was: 'taken back', seat })
  }
  if (isPassage) loseSanity(course, seat, cost, 'the secret passage')
  // One's last sanity may be paid; then there is nobody to go on, or to ban [WS-E18, WS-E26].
  if (course.over !== null || course.players[seat]!.out) return
  if (to === rlyeh) {
    // No die, no further step; the first sanity for the ban is lost in the next turn, and the items are kept [WS-74, WS-E24, WS-E27].
    change(course, seat, { banning: true })
    course.events.push({ was: 'banning', seat, whom: greatOldOneOf(course, course.centre).name })
    return
  }
  course.agenda.unshift({ task: 'trade' }, { task: 'encounter' }, { task: 'use' }, { task: 'take' })
}

/** The steps after the move are for one who is still there to take them [WS-E31]. */
export const isActive = (course: Course): course is Course & { turn: Seat } => course.turn !== null && !course.players[course.turn]!.out

export function trade(course: Course, seat: Seat): void {
  // Hastur skips the step [WS-E46].
  if (!isTradingForbidden(course) && offers(course, seat).length > 0) ask(course, { ask: 'whether to trade' })
}

/** One minor item each way, or one way alone, with one other player at the same place; no artifact [WS-45, WS-46]; and both must have room [WS-E28]. */
export function offers(state: Pick<State, 'players'>, seat: Seat): Action[] {
  const { at } = state.players[seat]!
  return state.players.flatMap((other, to) => (to === seat || other.out || other.at !== at ? [] : offersTo(state, seat, to)))
}

/** What could be offered to another, were both at the same place. */
export function offersTo({ players }: Pick<State, 'players'>, seat: Seat, to: Seat): Own<'offer'>[] {
  const own = players[seat]!
  const other = players[to]!
  const found: Own<'offer'>[] = []
  for (const give of [null, ...minorsOf(own.items)]) {
    for (const get of [null, ...minorsOf(other.items)]) {
      if (give === get) continue
      if (give === null && own.items.length === 3) continue
      if (get === null && other.items.length === 3) continue
      found.push({ do: 'offer', to, give, get })
    }
  }
  return found
}

const minorsOf = (items: readonly Item[]) => minors.filter((each) => items.includes(each))

/** The partner agrees, or not; what was received may be used in this very turn [WS-E29]. */
export function settleTrade(course: Course, offer: Offer, agreed: boolean): void {
  const { from, to, give, get } = offer
  course.events.push({ was: agreed ? 'traded' : 'refused', offer })
  if (!agreed) return
  if (give !== null) remove(course, from, give)
  if (get !== null) remove(course, to, get)
  if (give !== null) receive(course, to, give)
  if (get !== null) receive(course, from, get)
}

/** With a creature, or with the shadow at the university; the Witch spares one the die, not the fight [WS-47, WS-50]. */
export function encounter(course: Course, seat: Seat): void {
  const { at } = course.players[seat]!
  const whom = metAt(course, at)
  if (whom === undefined) return
  if (course.witch !== at) {
    const rolls = Math.max(1, ...inForce(course).map(({ text }) => ('rolls' in text ? text.rolls : 1)))
    // One after the other, and none more for one who is out [WS-E32].
    for (let no = 0; no < rolls && course.over === null && !course.players[seat]!.out; no++) rollLoss(course, seat, whom)
  }
  course.agenda.unshift({ task: 'fight' })
}

function metAt(course: Course, place: PlaceNo): string | undefined {
  if (place === university) return course.shadow === null ? undefined : greatOldOneOf(course, course.shadow).name
  const { creature } = course.board[place]!
  return creature === null ? undefined : creatureOf(course, creature).name
}

/** Each of the six faces has the same chance: an item, if one has it, 1 sanity, or 1 for Necron [WS-48, WS-49]. */
function rollLoss(course: Course, seat: Seat, whom: string): void {
  const [face, next] = pickOne(course.rng, lossFaces)
  course.rng = next
  suffer(course, seat, face, whom)
}

export function suffer(course: Course, seat: Seat, face: (typeof lossFaces)[number], whom: string): void {
  course.rolls = [...course.rolls, face]
  course.events.push({ was: 'rolled', seat, face, whom })
  if (face === 'sanity') loseSanity(course, seat, 1, 'the loss die')
  else if (face === 'necron') moveNecron(course, 1, 'the loss die')
  else if (countOf(course.players[seat]!, face) > 0) discard(course, seat, face)
}

/** After the die, with what it has left [WS-50, WS-E30]. */
export function fight(course: Course, seat: Seat): void {
  const player = course.players[seat]!
  const { creature } = course.board[player.at]!
  const can =
    creature !== null
      ? canBeat(creatureOf(course, creature), player)
      : course.shadow !== null && hasNeed(greatOldOneOf(course, course.shadow), player)
  if (can) ask(course, { ask: 'whether to fight' })
}

/** The items are kept; an artifact for Thul Saduun is not, and is no use of an item in the sense of step 4 [WS-50, WS-51, WS-E33]. */
export function beatHere(course: Course, seat: Seat): void {
  const { at, artifact } = course.players[seat]!
  const { creature } = course.board[at]!
  if (creature !== null && 'discard' in creatureOf(course, creature).beat && artifact !== null) discard(course, seat, artifact)
  beat(course, at, seat)
}

/** One item a turn; creature, shadow and Witch hinder nothing [WS-53, WS-E35]. */
export function uses(state: State, seat: Seat): Action[] {
  return kindsOf(state.players[seat]!)
    .filter((item) => canUse(state, seat, item))
    .map((item) => ({ do: 'use', item }))
}

function canUse(state: State, seat: Seat, item: Item): boolean {
  const player = state.players[seat]!
  const { at } = player
  switch (item) {
    case 'glasses':
      // Not at the university, and not through an artifact [WS-54, WS-E36].
      return at !== university && state.board[at]!.artifact === null
    case 'necronomicon':
      return !isFaceUp(state)
    case 'elixir':
      // Not at 6 [WS-E54].
      return canGainSanity(player)
    case 'dagger':
      // What the items of a creature are is nothing to the dagger [WS-58, WS-E34].
      return state.witch === at && (at === university ? state.shadow !== null : state.board[at]!.creature !== null)
    default:
      // The last portal wants the ban, and any artifact [WS-78]; the others their colour, whatever lies below [WS-59, WS-E36, WS-E37].
      if (at === university) return isBanned(state)
      return state.board[at]!.artifact === null && valuesOf(state).places[at - 1]!.artifact === item
  }
}

/** It is discarded after use, but for an artifact, which stays on the tile [WS-53, WS-59]. */
export function use(course: Course, seat: Seat, item: Item): void {
  const { at } = course.players[seat]!
  const place = placeName(course, at)
  course.events.push({ was: 'used', seat, item, place })
  if (!isMinor(item)) {
    remove(course, seat, item)
    course.events.push({ was: 'closed', seat, place, artifact: item })
    if (at === university) {
      course.itemDiscard = [...course.itemDiscard, item]
      return turnUpTiles(course)
    }
    changeSpot(course, at, { artifact: item })
    if (!course.oneLeads) course.agenda.unshift({ task: 'say', seat }, ...outdated(course, seat))
    return
  }
  discard(course, seat, item)
  switch (item) {
    case 'glasses':
      return look(course, seat, at)
    case 'necronomicon':
      reveal(course)
      return
    case 'elixir':
      return gainSanity(course, seat, course.witch === at ? 2 : 1, 'the Elixir of Nus')
    case 'dagger':
      return beat(course, at, seat)
  }
}

/** Won with an artifact on every portal and on no wall, lost otherwise [WS-83, WS-E39]; all together [WS-1]. */
function turnUpTiles(course: Course): void {
  course.turnedUp = true
  course.events.push({
    was: 'tiles turned up',
    tiles: places.map((place) => `${placeName(course, place)}: ${course.board[place]!.tile}`),
  })
  const wrong = places.filter((place) => (course.board[place]!.tile === 'portal') !== (course.board[place]!.artifact !== null))
  const points = wrong.length === 0 ? pointsOf(course) : null
  const because =
    points === null
      ? `Lost: the university is closed, but ${wrong.map((place) => faultAt(course, place)).join(' and ')}.`
      : `Won with ${points} points: all portals are closed, and ${greatOldOneOf(course, course.centre).name} is banned.`
  course.over = { scores: course.players.map(() => (points === null ? 0 : 1)), because, points }
  course.agenda = []
  course.events.push({ was: 'ended', because })
}

const faultAt = (course: Course, place: PlaceNo): string =>
  course.board[place]!.tile === 'portal'
    ? `the portal at ${placeName(course, place)} is open`
    : `an artifact lies on the wall at ${placeName(course, place)}`

/** Spaces left on the track, items and artifacts that players hold, and the sanity of all [WS-85]. */
export function pointsOf(state: Pick<State, 'values' | 'necron' | 'players'>): number {
  const held = state.players.reduce((sum, { items, artifact }) => sum + items.length + (artifact === null ? 0 : 1), 0)
  const sanity = state.players.reduce((sum, player) => sum + player.sanity, 0)
  return valuesOf(state).track.rift - state.necron + held + sanity
}

/** Which of the two sentences that are allowed would be true [WS-55]. What "no more" tells of the tiles its speaker has looked at, it tells to all. */
export function statements(state: State, seat: Seat): Action[] {
  const what: Statement = knowsOpen(state, seat) ? 'portals are open' : 'no more known'
  return [
    { do: 'say', what },
    { do: 'say', what: 'nothing' },
  ]
}

/** Whoever has said that portals are open, and knows of none since this one is closed, may say so now [WS-55]. */
const outdated = (course: Course, closer: Seat): Task[] =>
  course.said.flatMap((said, seat): Task[] =>
    seat !== closer && said === 'portals are open' && !course.players[seat]!.out && !knowsOpen(course, seat) ? [{ task: 'say', seat }] : [],
  )

const knowsOpen = ({ known, board }: Pick<State, 'known' | 'board'>, seat: Seat): boolean =>
  places.some((place) => known[seat]![place] && board[place]!.tile === 'portal' && board[place]!.artifact === null)

/** Whoever has looked at tiles and knows of no open portal has seen walls: nobody need be told more to know that. */
export function say(course: Course, seat: Seat, what: Statement): void {
  if (what === 'nothing') return
  course.said = course.said.with(seat, what)
  course.events.push({ was: 'said', seat, what })
  if (what === 'portals are open') return
  const walls = places.filter((place) => course.known[seat]![place] && course.board[place]!.artifact === null)
  course.known = course.known.map((known) => known.map((knows, place) => knows || walls.includes(place)))
}

/** One item of the place, for which there must be room, or room be made [WS-60, WS-61]. */
export function takings(state: State, seat: Seat): Action[] {
  const player = state.players[seat]!
  return state.board[player.at]!.items.flatMap((item, space): Action[] =>
    item === null ? [] : dropsFor(player, item).map((drop) => ({ do: 'take', space, drop })),
  )
}

/** Empty spaces are looked at again here [WS-E40]. */
export function offerItems(course: Course, seat: Seat): void {
  const { at } = course.players[seat]!
  if (at === university) return
  refill(course, at)
  if (takings(course, seat).length > 0) ask(course, { ask: 'what to take' })
}

/** First the item, then the price of its space; the others do not move up [WS-61, WS-62, WS-E19]. The place is filled again when it is empty [WS-63]. */
export function take(course: Course, seat: Seat, { space, drop }: Own<'take'>): void {
  const { at } = course.players[seat]!
  const { items } = course.board[at]!
  const item = items[space]!
  if (drop !== null) discard(course, seat, drop)
  changeSpot(course, at, { items: items.with(space, null) })
  receive(course, seat, item)
  course.events.push({ was: 'taken', seat, item, place: placeName(course, at) })
  refill(course, at)
  course.agenda.unshift({ task: 'pay', price: valuesOf(course).places[at - 1]!.prices[space]! })
}
