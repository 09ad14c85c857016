/**
 * What a sensible investigator of Witch of Salem would rather do: what a place holds, what can be made of this turn and the
 * next two, and who of the group gives, takes or bans. Reckoned in spaces of Necron's track, as items are (wants.ts), and
 * without a look at tiles the seat has not seen: a player who goes by it alone must not know more than others.
 */
import type { Seat } from '../../engine/game.ts'
import { isSecret } from './knowing.ts'
import {
  canBeat,
  countOf,
  creatureOf,
  dropsFor,
  greatOldOneOf,
  group,
  hasNeed,
  inForce,
  isBanned,
  isFaceUp,
  kindsOf,
  places,
  valuesOf,
} from './standing.ts'
import { type Action, type Offer, type PlaceNo, type Player, rlyeh, type State, university } from './state.ts'
import { offersTo, passageCost } from './turn.ts'
import { type Item, isMinor } from './values.ts'
import { forBan, hurry, keep, missingFor, type Outlook, outlook, sanityPrice, toll, want, wantNow, weights, without } from './wants.ts'

interface Plan extends Outlook {
  /** By place. */
  readonly visits: readonly Visit[]
}

/** What a place holds for one who goes there. */
interface Visit {
  /** All but the use of an item. */
  readonly worth: number
  /** The best use, and of which item: one is not used twice. */
  readonly uses: Item | null
  readonly use: number
}

/** Asked for every action of a position, reckoned once. */
const plans = new WeakMap<State, Map<Seat, Plan>>()

function planOf(state: State, seat: Seat): Plan {
  let made = plans.get(state)
  if (made === undefined) {
    made = new Map()
    plans.set(state, made)
  }
  let plan = made.get(seat)
  if (plan === undefined) {
    const seen = outlook(state, seat)
    plan = { ...seen, visits: state.board.map((_, place) => visit(state, seat, seen, place)) }
    made.set(seat, plan)
  }
  return plan
}

function visit(state: State, seat: Seat, seen: Outlook, place: PlaceNo): Visit {
  const own = state.players[seat]!
  let use = 0
  let uses: Item | null = null
  for (const item of kindsOf(own)) {
    const gain = using(state, seat, seen, item, place)
    if (gain > use) {
      use = gain
      uses = item
    }
  }
  let best = 0
  for (const [space, item] of state.board[place]!.items.entries()) {
    if (item === null) continue
    for (const drop of dropsFor(own, item)) best = Math.max(best, taking(state, seat, seen, place, { space, drop }))
  }
  return { worth: best + encounter(state, seat, seen, place) + company(state, seat, seen, place), uses, use }
}

/** What is gained by taking an item, with what is dropped for it and its price; the fewer are left, the sooner come new ones. */
function taking(state: State, seat: Seat, seen: Outlook, place: PlaceNo, { space, drop }: { space: number; drop: Item | null }): number {
  const { items } = state.board[place]!
  const price = valuesOf(state).places[place - 1]!.prices[space]!
  const missed = drop === null ? 0 : keep(state, seat, seen, drop)
  const fresh = (weights.newItems * (seen.isHungry ? weights.churn : 1)) / items.filter((each) => each !== null).length
  return wantNow(state, seat, seen, items[space]!, drop) + fresh - missed - toll(state, state.players[seat]!, price)
}

/** What using an item at a place is worth, with the item gone. */
function using(state: State, seat: Seat, seen: Outlook, item: Item, place: PlaceNo): number {
  const own = state.players[seat]!
  const chance = seen.chances[place]!
  const banned = isMinor(item) ? forBan(state, seat, seen, item, without(own, item)) : 0
  switch (item) {
    case 'necronomicon':
      return isFaceUp(state) ? 0 : weights.useReveal + hurry(state)
    case 'glasses': {
      if (place === university || chance === 0 || chance === 1) return 0
      const isOthers = state.players.some((_, other) => other !== seat && isSecret(state, other, place))
      const holding = own.artifact === valuesOf(state).places[place - 1]!.artifact ? weights.lookHolding : 0
      return (weights.look + holding) * (isOthers ? weights.lookSecret : 1) - banned
    }
    case 'elixir': {
      const gain = Math.min(6 - own.sanity, state.witch === place ? 2 : 1)
      return gain <= 0 ? 0 : sanityPrice(state, own.sanity + gain, gain) - banned - weights.elixir
    }
    case 'dagger': {
      const isThere = place === university ? state.shadow !== null : state.board[place]!.creature !== null
      if (state.witch !== place || !isThere) return 0
      return (place === university ? weights.shadowBeaten : weights.beaten) - banned - weights.dagger
    }
    default:
      if (place === university) return isBanned(state) && seen.isDone ? weights.lay * 5 : 0
      if (chance === 0 || valuesOf(state).places[place - 1]!.artifact !== item) return 0
      return weights.lay * chance - weights.layWrong * (1 - chance)
  }
}

/** What is won by beating who is there, and what the loss die costs. */
function encounter(state: State, seat: Seat, seen: Outlook, place: PlaceNo): number {
  const own = state.players[seat]!
  const isThere = place === university ? state.shadow !== null : state.board[place]!.creature !== null
  if (!isThere) return 0
  const won = fighting(state, seat, seen, place)
  if (state.witch === place) return won
  const rolls = Math.max(1, ...inForce(state).map(({ text }) => ('rolls' in text ? text.rolls : 1)))
  const lost = kindsOf(own).reduce((sum, item) => (isMinor(item) ? sum + keep(state, seat, seen, item) : sum), 0)
  return won - ((sanityPrice(state, own.sanity, 1) + weights.necron + lost) * rolls) / 6
}

function fighting(state: State, seat: Seat, seen: Outlook, place: PlaceNo): number {
  const own = state.players[seat]!
  if (place === university) {
    return state.shadow !== null && hasNeed(greatOldOneOf(state, state.shadow), own) ? weights.shadowBeaten : 0
  }
  const { creature } = state.board[place]!
  if (creature === null || !canBeat(creatureOf(state, creature), own)) return 0
  const pays = 'discard' in creatureOf(state, creature).beat
  return weights.beaten - (pays && own.artifact !== null ? keep(state, seat, seen, own.artifact) : 0)
}

/** The best trade with anybody who is at a place, once items are wanted for the ban. */
function company(state: State, seat: Seat, seen: Outlook, place: PlaceNo): number {
  if (!isFaceUp(state) || isBanned(state)) return 0
  let best = 0
  for (const [to, { at, out }] of state.players.entries()) {
    if (to === seat || out || at !== place) continue
    for (const offer of offersTo(state, seat, to)) best = Math.max(best, trading(state, seen, { ...offer, from: seat }))
  }
  return best * weights.meet
}

/** What both together gain by a trade. */
function trading(state: State, seen: Outlook, { from, to, give, get }: Offer): number {
  const gain = (seat: Seat, gone: Item | null, come: Item | null) => {
    const own = state.players[seat]!
    const rest = gone === null ? own : without(own, gone)
    return (come === null ? 0 : want(state, seat, seen, come, rest)) - (gone === null ? 0 : want(state, seat, seen, gone, rest))
  }
  return gain(from, give, get) + gain(to, get, give)
}

/** What can be made of this turn and the next ones, when a place is gone to; `hand` are the cards that are left then. */
function prospect(plan: Plan, own: Player, place: PlaceNo, hand: readonly number[], turns: number, used: readonly Item[]): number {
  const { worth, uses, use } = plan.visits[place]!
  const isLeft = uses !== null && used.filter((each) => each === uses).length < countOf(own, uses)
  const now = isLeft ? worth + use : worth
  if (turns === 0) return now
  // At the university all cards come back.
  const cards = place === university ? places : hand.filter((card) => card !== place)
  const then = isLeft ? [...used, uses] : used
  let best = Number.NEGATIVE_INFINITY
  for (const card of cards) best = Math.max(best, prospect(plan, own, card, cards, turns - 1, then))
  return now + weights.ahead * best
}

function going(state: State, seat: Seat, plan: Plan, { to, by }: Extract<Action, { readonly do: 'go' }>): number {
  const own = state.players[seat]!
  if (to === rlyeh) return isBanDue(state, seat, plan) ? weights.lay * 5 : -weights.layWrong
  const hand = [university, ...places].filter((card) => !own.played.includes(card))
  const back = to === university ? own.played.length * weights.back : 0
  const pays = by === 'passage' ? sanityPrice(state, own.sanity, passageCost(state)) : 0
  return prospect(plan, own, to, hand, 2, []) + back - pays
}

/** Whether the banned one could be held until somebody has closed the university: at once, or by way of another place. */
function isBanDue(state: State, seat: Seat, { isDone }: Outlook): boolean {
  const left = state.players[seat]!.sanity - passageCost(state)
  const closes = ({ out, artifact, at }: Player) => !out && artifact !== null && left >= (at === university ? 2 : 1)
  return isDone && state.players.some((player, other) => other !== seat && closes(player))
}

/** Whether somebody could have more of what the ban wants, if minor items were given out anew. */
function exchanging(state: State): boolean {
  if (!isFaceUp(state) || isBanned(state)) return false
  const players = group(state).map((each) => state.players[each]!)
  return missingFor(state, { items: players.flatMap(({ items }) => items) }) < Math.min(...players.map((each) => missingFor(state, each)))
}

function naming(state: State, plan: Plan, named: Seat): number {
  const { question } = state
  const player = state.players[named]!
  switch (question?.ask) {
    case 'who loses sanity':
      return -sanityPrice(state, player.sanity, question.count)
    case 'who draws':
      return -player.items.length
    case 'who looks':
      return places.filter((place) => plan.chances[place]! > 0 && !state.known[named]![place]).length
    case 'who takes it':
      return want(state, named, plan, question.items[0]!, { ...player, items: question.dealt[named]! })
    default:
      return 0
  }
}

/** How much better an action is than doing nothing. */
function gain(state: State, seat: Seat, action: Action): number {
  const own = state.players[seat]!
  const plan = planOf(state, seat)
  const { question } = state
  switch (action.do) {
    case 'go':
      return going(state, seat, plan, action)
    case 'use':
      return using(state, seat, plan, action.item, own.at) || -1
    case 'take':
      return taking(state, seat, plan, own.at, action)
    case 'beat':
      return fighting(state, seat, plan, own.at)
    case 'offer':
      return trading(state, plan, { ...action, from: seat }) - weights.unmet
    case 'agree':
      return question?.ask === 'whether to agree' ? trading(state, plan, question.offer) : 0
    case 'say':
      return action.what === 'nothing' ? 0 : weights.look
    case 'look': {
      const chance = plan.chances[action.at]!
      if (chance === 0 || chance === 1) return 0
      return weights.look + (own.artifact === valuesOf(state).places[action.at - 1]!.artifact ? weights.lookHolding : 0)
    }
    case 'make room':
      return question?.ask !== 'what to keep' || action.drop === null
        ? 0
        : wantNow(state, seat, plan, question.item, action.drop) - keep(state, seat, plan, action.drop)
    case 'give up':
      return -want(state, action.seat, plan, action.item, without(state.players[action.seat]!, action.item))
    case 'name':
      return naming(state, plan, action.seat)
    case 'exchange':
      return exchanging(state) ? weights.ban : -weights.unmet
    case 'hear':
      // What others would answer they would reckon in the same way.
      return -weights.layWrong
    default:
      return 0
  }
}

/** So many spaces more are e times as tempting: whoever draws by it wins about as often as by the best of all, at 1 a third as often. */
const heat = 0.25

/** How tempting an action is, always more than nothing. */
export const appeal = (state: State, seat: Seat, action: Action): number =>
  Math.exp(Math.max(-700, Math.min(700, gain(state, seat, action) / heat)))
