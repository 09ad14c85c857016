/**
 * Hints for bots: how the group stands in Witch of Salem, and what a sensible investigator would rather do. `appeal` looks at
 * no tile its seat has not seen: a player who goes by it alone must not know more than others. Such a player wins a few games in
 * a hundred; the game is hard [WS-E45].
 */
import type { Seat } from '../../engine/game.ts'
import {
  canBeat,
  countOf,
  creatureOf,
  dropsFor,
  greatOldOneOf,
  greatOldOnes,
  hasNeed,
  hasRoom,
  isBanned,
  isFaceUp,
  places,
  valuesOf,
} from './standing.ts'
import { type Action, type PlaceNo, type Player, rlyeh, type State, university } from './state.ts'
import { passageCost } from './turn.ts'
import { type Colour, type Item, isMinor, minors } from './values.ts'

/** How far the group has come, how much time is left, and how it is. Some of it is seen in the imagined tiles. */
export function worth(state: State): number {
  if (state.over !== null) return state.over.scores[0]!
  const { board, players, necron, revealed } = state
  const { rift, demon } = valuesOf(state).track
  // An artifact on a wall stays there: the game is lost already.
  if (places.some((place) => board[place]!.tile === 'wall' && board[place]!.artifact !== null)) return 0
  const portals = places.filter((place) => board[place]!.tile === 'portal')
  const shut = portals.filter((place) => board[place]!.artifact !== null).length
  const looked = places.filter((place) => board[place]!.artifact !== null || state.known.some((known) => known[place])).length
  const all = state.known.at(-1)!
  const cleared = places.filter((place) => board[place]!.artifact !== null || all[place]).length
  const alive = players.filter(({ out }) => !out)
  const sanity = alive.reduce((sum, player) => sum + player.sanity, 0) / (6 * players.length)
  const creatures = board.filter(({ creature }) => creature !== null).length
  const fitting = portals.filter(
    (place) => board[place]!.artifact === null && holds(alive, valuesOf(state).places[place - 1]!.artifact),
  ).length
  const open = portals.length - shut
  const isDone = open === 0
  const artifacts = alive.filter(({ artifact }) => artifact !== null).length
  const ready = isFaceUp(state) && (isBanned(state) || alive.some((player) => hasNeed(greatOldOneOf(state, state.centre), player)))
  const hurry = isFaceUp(state) ? 0 : (greatOldOnes - revealed) / Math.max(1, demon - necron)
  const sum =
    -2.6 +
    2.4 * (revealed / greatOldOnes) +
    1.8 * (shut / Math.max(1, portals.length)) +
    0.5 * (fitting / Math.max(1, open)) +
    0.5 * (looked / 6) +
    0.7 * (cleared / 6) +
    (isDone ? 0.6 + 0.5 * Math.min(1, artifacts) + (ready ? 0.8 : 0) + (isBanned(state) ? 0.8 : 0) : isBanned(state) ? -0.6 : 0) +
    1.6 * sanity -
    0.15 * creatures -
    3.2 * (necron / rift) -
    2.5 * Math.min(1, hurry)
  return 0.02 + 0.96 / (1 + Math.exp(-sum))
}

const holds = (players: readonly Player[], colour: Colour) => players.some(({ artifact }) => artifact === colour)

type Sight = 'open' | 'wall' | 'closed' | 'unknown'

/** What the seat knows of a tile. */
function sight(state: State, seat: Seat, place: PlaceNo): Sight {
  const { artifact, tile } = state.board[place]!
  if (artifact !== null) return 'closed'
  if (!state.known[seat]![place]) return 'unknown'
  return tile === 'portal' ? 'open' : 'wall'
}

/** As far as the seat knows nothing is left to be closed but the university: four artifacts lie there, or all else is wall. */
const isDone = (state: State, seat: Seat): boolean => {
  const seen = places.map((place) => sight(state, seat, place))
  return seen.filter((each) => each === 'closed').length === 4 || seen.every((each) => each === 'closed' || each === 'wall')
}

/** Whether the banned one could be held until somebody has closed the university. */
function banIsDue(state: State, seat: Seat): boolean {
  const own = state.players[seat]!
  const closer = state.players.some((each, other) => other !== seat && !each.out && each.artifact !== null)
  return closer && isDone(state, seat) && own.sanity - passageCost(state) >= 2
}

/** How much the seat wants an item, of which it has none yet. */
function want(state: State, seat: Seat, item: Item): number {
  if (!isMinor(item)) {
    const fits = places.filter((place) => valuesOf(state).places[place - 1]!.artifact === item).map((place) => sight(state, seat, place))
    if (fits.includes('open')) return 9
    if (fits.includes('unknown')) return 3
    return state.players.some(({ artifact, out }) => artifact !== null && !out) ? 0.4 : 5
  }
  const own = state.players[seat]!
  const unknown = places.filter((place) => sight(state, seat, place) === 'unknown').length
  const base = {
    necronomicon: isFaceUp(state) ? 0.3 : 8,
    glasses: unknown > 0 ? 5 + unknown / 2 : 0.3,
    elixir: own.sanity <= 3 ? 3 : 1.2,
    dagger: 1,
  }[item]
  return base + forBan(state, own, item)
}

/** An item that is still missing for the ban, once it is known. */
function forBan(state: State, own: Player, item: Item): number {
  if (!isFaceUp(state) || isBanned(state) || !isMinor(item)) return 0
  const { need } = greatOldOneOf(state, state.centre)
  if (need === 'three equal') return countOf(own, item) > 0 ? 3 : 1
  if (need === 'three different') return countOf(own, item) === 0 ? 3 : 0
  return need.filter((each) => each === item).length > countOf(own, item) ? 4 : 0
}

/** How much the seat would miss an item that it has. */
function keep(state: State, seat: Seat, item: Item): number {
  const own = state.players[seat]!
  if (!isMinor(item)) return want(state, seat, item)
  const isSpare = minors.includes(item) && countOf(own, item) > 1
  const banning = neededForBan(state, own, item) ? 4 : 0
  return (isSpare ? 0.6 : 1) * want(state, seat, item) + banning
}

function neededForBan(state: State, own: Player, item: Item): boolean {
  if (!isFaceUp(state) || isBanned(state)) return false
  const { need } = greatOldOneOf(state, state.centre)
  if (need === 'three equal') return countOf(own, item) > 1
  if (need === 'three different') return countOf(own, item) === 1
  return need.filter((each) => each === item).length >= countOf(own, item) && need.some((each) => each === item)
}

/** What can be had by going to a place. */
function lure(state: State, seat: Seat, place: PlaceNo): number {
  const own = state.players[seat]!
  const { board, witch } = state
  if (place === university) {
    if (isBanned(state) && own.artifact !== null && isDone(state, seat)) return 200
    const canFight = state.shadow !== null && hasNeed(greatOldOneOf(state, state.shadow), own)
    return Math.max(0.1, 0.4 + own.played.length * 0.45 + (canFight ? 4 : state.shadow !== null ? -1 : 0))
  }
  const seen = sight(state, seat, place)
  const { artifact: colour } = valuesOf(state).places[place - 1]!
  let sum = 0.5
  if (seen === 'open') sum += own.artifact === colour ? 60 : 0.5
  if (seen === 'unknown' && own.items.includes('glasses')) sum += own.artifact === colour ? 9 : 5
  const { creature, items } = board[place]!
  const prices = valuesOf(state).places[place - 1]!.prices
  const offers = items.map((item, space) => (item === null ? 0 : worthTaking(state, seat, item, own, prices[space]!)))
  sum += Math.max(0, ...offers)
  if (creature !== null) {
    const beaten = canBeat(creatureOf(state, creature), own) && 'have' in creatureOf(state, creature).beat
    if (beaten) sum += 4
    else if (witch === place && own.items.includes('dagger')) sum += 3
    else if (witch !== place) sum *= own.sanity <= 2 ? 0.4 : 0.75
  }
  return Math.max(0.1, sum)
}

function worthTaking(state: State, seat: Seat, item: Item, own: Player, price: Parameters<typeof toll>[1]): number {
  const gain = want(state, seat, item) - (hasRoom(own, item) ? 0 : leastMissed(state, seat, item))
  return gain - toll(own, price)
}

const leastMissed = (state: State, seat: Seat, item: Item): number =>
  Math.min(...dropsFor(state.players[seat]!, item).map((drop) => (drop === null ? 0 : keep(state, seat, drop))))

type Pay = ReturnType<typeof valuesOf>['places'][number]['prices'][number]

/** What a price weighs. */
function toll(own: Player, price: Pay): number {
  switch (price?.pay) {
    case 'sanity':
      return price.count >= own.sanity ? 50 : price.count * (own.sanity <= 3 ? 3 : 1.6)
    case 'Necron':
      return price.count * 1.4
    case 'a creature card':
      return 3
    case 'an event card':
      return 0.8
    default:
      return 0
  }
}

export function appeal(state: State, seat: Seat, action: Action): number {
  const own = state.players[seat]!
  switch (action.do) {
    case 'go': {
      if (action.to === rlyeh) return banIsDue(state, seat) ? 150 : 0.01
      const pull = lure(state, seat, action.to) ** 1.5
      if (action.by === 'card') return pull
      const cost = passageCost(state)
      return cost >= own.sanity
        ? 0.001
        : pull * (own.sanity - cost >= 3 && !own.played.includes(action.to) ? 0.05 : own.sanity - cost >= 3 ? 0.3 : 0.1)
    }
    case 'use':
      return useAppeal(state, seat, action.item)
    case 'use nothing':
    case 'take nothing':
      return 1
    case 'take': {
      const item = state.board[own.at]!.items[action.space]!
      const { prices } = valuesOf(state).places[own.at - 1]!
      const gain = want(state, seat, item) - (action.drop === null ? 0 : keep(state, seat, action.drop)) - toll(own, prices[action.space]!)
      return gain > 0 ? 1.05 + gain ** 1.5 : 0.05
    }
    case 'beat': {
      const { creature } = state.board[own.at]!
      const costs = creature !== null && 'discard' in creatureOf(state, creature).beat
      return costs && own.artifact !== null && want(state, seat, own.artifact) > 2 ? 0.2 : 20
    }
    case 'let it be':
      return 0.5
    case 'offer': {
      // For the ban alone it is worth the trouble.
      const got = action.get === null ? 0 : forBan(state, own, action.get)
      const given = action.give === null ? 0 : keep(state, seat, action.give)
      return got > given && got >= 3 ? 4 : 0.04
    }
    case 'trade nothing':
      return 1
    case 'agree':
      return 3
    case 'refuse':
      return 1
    case 'say':
      return action.what === 'nothing' ? 0.1 : 5
    case 'look':
      return sight(state, seat, action.at) === 'unknown' ? 5 : 0.1
    case 'make room': {
      const { question } = state
      const drawn = question?.ask === 'what to keep' ? want(state, seat, question.item) : 0
      return action.drop === null ? 1 : Math.max(0.1, 1 + drawn - keep(state, seat, action.drop))
    }
    case 'give up':
      return 1 / (0.5 + keep(state, action.seat, action.item)) ** 2
    case 'name':
      return nameAppeal(state, action.seat)
    case 'exchange':
      return 0.5
    case 'exchange nothing':
      return 2
    case 'hear':
      return 0.01
  }
}

function useAppeal(state: State, seat: Seat, item: Item): number {
  const own = state.players[seat]!
  const seen = own.at === university ? 'closed' : sight(state, seat, own.at)
  switch (item) {
    case 'necronomicon':
      return 30
    case 'glasses':
      return seen === 'unknown' ? 20 : 0.05
    case 'elixir': {
      if (neededForBan(state, own, item)) return own.sanity <= 2 ? 3 : 0.2
      const gain = Math.min(6 - own.sanity, state.witch === own.at ? 2 : 1)
      return own.sanity <= 3 ? 8 : gain === 2 ? 4 : 0.7
    }
    case 'dagger':
      return neededForBan(state, own, item) ? 0.7 : 5
    default:
      if (own.at === university) return isDone(state, seat) ? 300 : 0.01
      return seen === 'open' ? 100 : 0.05
  }
}

function nameAppeal({ question, players, known }: State, seat: Seat): number {
  const { sanity, items } = players[seat]!
  switch (question?.ask) {
    case 'who loses sanity':
      return sanity > question.count ? sanity ** 3 : 0.01
    case 'who draws':
      return 4 - items.length
    case 'who looks':
      return 1 + known[seat]!.filter((knows) => !knows).length
    default:
      return 1
  }
}
