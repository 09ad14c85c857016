/**
 * What an investigator of Witch of Salem thinks of a position, and what items are worth to it. Everything is reckoned in spaces
 * of Necron's track, which is the time the group has; it looks at no tile its seat has not seen (`chances`). The weights were
 * found by playing: many matches with slightly different ones, and on with those that won most.
 */
import type { Seat } from '../../engine/game.ts'
import { chances } from './knowing.ts'
import {
  countOf,
  creatureOf,
  greatOldOneOf,
  greatOldOnes,
  group,
  has,
  hasNeed,
  isBanned,
  isFaceUp,
  missing,
  places,
  valuesOf,
} from './standing.ts'
import type { Player, State } from './state.ts'
import { passageCost } from './turn.ts'
import { type Colour, colours, type Item, isMinor, type Minor, minors, type Price } from './values.ts'

export const weights = {
  // Items.
  reveal: 5.32,
  hurry: 10.2,
  spareReveal: 0.592,
  glass: 3.19,
  spareGlass: 0.186,
  elixir: 0.871,
  dagger: 0.708,
  artifactOpen: 7.26,
  artifactMaybe: 5.8,
  artifactLast: 3.97,
  artifactLastDone: 11.7,
  bannerLast: 0.424,
  spareArtifact: 0.627,
  pairing: 0.999,
  pairingShadow: 0.466,
  newItems: 0.764,
  churn: 3.01,
  // The ban: on the way to it, and when all else is done; for another than the one who is to ban; the last item of the three.
  ban: 1.56,
  banDone: 15.4,
  banOther: 0.361,
  banLast: 0.729,
  holderBans: 9.91,
  // What is done at a place.
  useReveal: 7.36,
  look: 5.49,
  lookSecret: 0.255,
  lookHolding: 2.52,
  lay: 16.3,
  layWrong: 42.7,
  beaten: 1.28,
  shadowBeaten: 2.57,
  // Prices.
  necron: 0.703,
  creatureCard: 1.54,
  eventCard: 0.509,
  sanity: 0.932,
  sanityCurve: 0.525,
  sanityTwo: 2.42,
  lastSanity: 20.5,
  // How near the rift one gambles on the portals that are left, and how sure one must be there, and at twice that.
  late: 4.22,
  sureLate: 0.429,
  sure: 0.358,
  // A trade must bring so much; to meet for one; the next turns, and cards back in the hand.
  unmet: 0.571,
  meet: 0.759,
  ahead: 0.501,
  back: 0.499,
}

/** What a seat thinks of a position before it thinks of places. */
export interface Outlook {
  /** By place: the chance that an open portal is there. */
  readonly chances: readonly number[]
  /** As far as the seat can tell nothing is left to be closed but the university. */
  readonly isDone: boolean
  /** Who is to ban, once it is known whom; -1 before. */
  readonly banner: Seat
  /** What is wanted most lies nowhere: then new items are. */
  readonly isHungry: boolean
  /** How much items are wanted, where it was asked already: by the item, and by what was dropped for it. */
  readonly wants: Map<number, number>
}

export function outlook(state: State, seat: Seat): Outlook {
  const found = chances(state, seat)
  const banner = bannerOf(state)
  const isDone = isDoneBy(state, found)
  return { chances: found, isDone, banner, isHungry: lacksWhatLiesNowhere(state, found, isDone, banner), wants: new Map() }
}

/** When time is nearly up, to be fairly sure is sure enough. */
function isDoneBy(state: State, found: readonly number[]): boolean {
  const sure = places.reduce((all, place) => all * (1 - found[place]!), 1)
  const left = valuesOf(state).track.rift - state.necron
  return sure >= (left < weights.late ? weights.sureLate : left < 2 * weights.late ? weights.sure : 0.99)
}

/** The ban lacks an item that lies nowhere, or an open portal an artifact. */
function lacksWhatLiesNowhere(state: State, found: readonly number[], isDone: boolean, banner: Seat): boolean {
  const lies = (item: Item) => state.board.some(({ items }) => items.includes(item))
  if (isDone) {
    if (banner < 0 || isBanned(state)) return false
    const lacks = missingFor(state, state.players[banner]!)
    return lacks > 0 && !minors.some((item) => lies(item) && missingFor(state, withOne(state.players[banner]!, item)) < lacks)
  }
  return places.some((place) => {
    const colour = valuesOf(state).places[place - 1]!.artifact
    return found[place] === 1 && !lies(colour) && !state.players.some(({ artifact, out }) => !out && artifact === colour)
  })
}

/** Whoever lacks least of what the ban wants; but one who alone has an artifact is wanted at the university. */
function bannerOf(state: State): Seat {
  if (!isFaceUp(state)) return -1
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const seat of group(state)) {
    const own = state.players[seat]!
    const alone = own.artifact !== null && !state.players.some(({ artifact, out }, other) => other !== seat && !out && artifact !== null)
    const lacks = missingFor(state, own) * 10 - own.sanity + (alone ? weights.holderBans : own.artifact === null ? 0 : 1)
    if (lacks < least) {
      best = seat
      least = lacks
    }
  }
  return best
}

/** How many items one lacks for the ban. */
export const missingFor = (state: State, own: Pick<Player, 'items'>): number => missing(greatOldOneOf(state, state.centre), own)

export const without = (own: Player, item: Item): Player =>
  isMinor(item) ? { ...own, items: own.items.toSpliced(own.items.indexOf(item), 1) } : { ...own, artifact: null }

const withOne = ({ items }: Pick<Player, 'items'>, item: Minor) => ({ items: [...items, item] })

/** What so much sanity weighs to one who has as much: the last weighs most. */
export function sanityPrice(state: State, sanity: number, count: number): number {
  let sum = 0
  for (let left = sanity; left > sanity - count; left--)
    sum += left <= 1 ? weights.lastSanity : weights.sanity * (6 / left) ** weights.sanityCurve
  // Of two, neither can be spared.
  return sum * (state.players.filter(({ out }) => !out).length === 2 ? weights.sanityTwo : 1)
}

/** What the price of a space weighs. */
export function toll(state: State, own: Player, price: Price): number {
  switch (price?.pay) {
    case 'sanity':
      return sanityPrice(state, own.sanity, price.count)
    case 'Necron':
      return price.count * weights.necron
    case 'a creature card':
      return weights.creatureCard
    case 'an event card':
      return weights.eventCard
    default:
      return 0
  }
}

/** How much a seat wants an item beside what it has; `own` may be other than what lies before it. */
export function want(state: State, seat: Seat, seen: Outlook, item: Item, own: Player): number {
  if (!isMinor(item)) return wantArtifact(state, seat, seen, item)
  const held = group(state).reduce((sum, each) => (each === seat ? sum : sum + countOf(state.players[each]!, item)), countOf(own, item))
  return basicWant(state, seen, item, held) + forBan(state, seat, seen, item, own) + forFights(state, item, own)
}

const everyItem: readonly Item[] = [...minors, ...colours]

/** How much the seat wants an item now, when it has dropped another for it, or that very one: reckoned once. */
export function wantNow(state: State, seat: Seat, seen: Outlook, item: Item, drop: Item | null): number {
  const key = everyItem.indexOf(item) * 8 + (drop === null ? 7 : everyItem.indexOf(drop))
  let found = seen.wants.get(key)
  if (found === undefined) {
    const own = state.players[seat]!
    found = want(state, seat, seen, item, drop === null ? own : without(own, drop))
    seen.wants.set(key, found)
  }
  return found
}

/** How much the seat would miss an item that it has. */
export const keep = (state: State, seat: Seat, seen: Outlook, item: Item): number => wantNow(state, seat, seen, item, item)

/** How pressing it is that the six are revealed before Necron is at the demon. */
export function hurry(state: State): number {
  const left = greatOldOnes - state.revealed
  return (weights.hurry * left) / Math.max(1, valuesOf(state).track.demon - state.necron)
}

function basicWant(state: State, seen: Outlook, item: Minor, held: number): number {
  switch (item) {
    case 'necronomicon':
      return greatOldOnes - state.revealed > held ? weights.reveal + hurry(state) : weights.spareReveal
    case 'glasses':
      return seen.chances.filter((chance) => chance > 0 && chance < 1).length > held ? weights.glass : weights.spareGlass
    case 'elixir':
      return weights.elixir
    case 'dagger':
      return weights.dagger
  }
}

/** For an open portal that nobody else has an artifact for; for one there may be; and for the university in the end. */
function wantArtifact(state: State, seat: Seat, seen: Outlook, item: Colour): number {
  let open = 0
  let maybe = 0
  for (const place of places) {
    if (valuesOf(state).places[place - 1]!.artifact !== item) continue
    const chance = seen.chances[place]!
    if (chance === 1) open++
    else maybe += chance
  }
  const others = state.players.filter(({ artifact, out }, other) => other !== seat && !out && artifact !== null)
  const held = others.filter(({ artifact }) => artifact === item).length
  const sure = Math.min(1, Math.max(0, open - held))
  const perhaps = Math.min(1 - sure, Math.max(0, maybe - Math.max(0, held - open)))
  const last = (seen.isDone ? weights.artifactLastDone : weights.artifactLast) * (seat === seen.banner ? weights.bannerLast : 1)
  return Math.max(weights.spareArtifact, sure * weights.artifactOpen + perhaps * weights.artifactMaybe, others.length > 0 ? 0 : last)
}

/** Creatures and the shadow that could be beaten with it and not without. */
function forFights(state: State, item: Minor, own: Player): number {
  const more = withOne(own, item)
  let sum = 0
  for (const { creature } of state.board) {
    if (creature === null) continue
    const { beat } = creatureOf(state, creature)
    if ('have' in beat && beat.have.includes(item) && has(more, beat.have) && !has(own, beat.have)) sum += weights.pairing
  }
  if (state.shadow === null) return sum
  const shadow = greatOldOneOf(state, state.shadow)
  return hasNeed(shadow, more) && !hasNeed(shadow, own) ? sum + weights.pairingShadow : sum
}

/** For the ban, once it is known who is to be banned, and by one who would come to it alive. */
export function forBan(state: State, seat: Seat, seen: Outlook, item: Minor, own: Player): number {
  if (!isFaceUp(state) || isBanned(state) || own.sanity <= passageCost(state)) return 0
  const lacks = missingFor(state, withOne(own, item))
  if (lacks >= missingFor(state, own)) return 0
  return (seen.isDone ? weights.banDone : weights.ban) * (seen.banner === seat ? 1 : weights.banOther) * (lacks === 0 ? weights.banLast : 1)
}
