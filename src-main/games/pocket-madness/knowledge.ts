/**
 * What a seat of Pocket Madness knows. Hands are secret [PM-14], but much of them is not: cards drawn face up, cards one has
 * given away, hands one has looked at. For each viewer and holder it is kept how many cards of each location must at least be
 * there; what leaves a hand unseen could be any of them, so that each count falls by one (DESIGN 5.5).
 */
import type { Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'
import { redeal } from '../../engine/secrets.ts'
import { at, type Counts, counted, everyCard, type Location, type LocationNo, listed, locations, none, powers, sum } from './locations.ts'
import type { DeckCard, Laid, Player, Question, State, Turn } from './state.ts'

/** As in `State`, to be written to while an action is carried out. */
export type Known = Counts[][]

export const nothingKnown = (players: number): Known => Array.from({ length: players + 1 }, () => Array<Counts>(players).fill(none))

export const copied = (known: State['known']): Known => known.map((each) => [...each])

/** Everybody, or those named, sees that the holder now has one more. */
export function sees(known: Known, holder: Seat, number: LocationNo, viewers?: readonly Seat[]): void {
  for (const viewer of viewers ?? known.keys()) {
    if (viewer !== holder) known[viewer]![holder] = known[viewer]![holder]!.with(at(number), known[viewer]![holder]![at(number)]! + 1)
  }
}

/** Everybody sees cards leave the hand. */
export function seesGo(known: Known, holder: Seat, number: LocationNo, count: number): void {
  for (const of of known) of[holder] = of[holder]!.with(at(number), Math.max(0, of[holder]![at(number)]! - count))
}

/** One card left the hand, and only those who are `told` know which. */
export function losesSight(known: Known, holder: Seat, number: LocationNo, told: readonly Seat[]): void {
  for (const [viewer, of] of known.entries()) {
    of[holder] = told.includes(viewer)
      ? of[holder]!.with(at(number), Math.max(0, of[holder]![at(number)]! - 1))
      : of[holder]!.map((count) => Math.max(0, count - 1))
  }
}

/** One looks at another's whole hand. */
export function learns(known: Known, viewer: Seat, holder: Seat, hand: Counts): void {
  known[viewer]![holder] = hand
}

export interface Place {
  readonly seat: Seat
  readonly tokens: number
  /** Cards in hand: everybody may count them [PM-14]. */
  readonly cards: number
  /** What is known of the hand: all of one's own, of another's at least these. */
  readonly hand: Counts
  readonly laid: readonly Laid[]
  readonly lost: readonly LocationNo[]
}

export interface View {
  /** The seven locations with their portals, in the order of their numbers. */
  readonly locations: readonly (Location & { readonly says: string })[]
  readonly round: number
  readonly starter: Seat
  readonly places: readonly Place[]
  /** From the top; no number for a card that lies face down. */
  readonly deck: readonly (LocationNo | null)[]
  readonly portals: readonly (Seat | null)[]
  readonly runs: number
  readonly turn: Turn
  readonly question: Question
  readonly bonds: readonly Seat[]
  readonly lastTurns: number | null
}

const seen = locations.map((each) => ({ ...each, says: powers[each.power] }))

export function view(state: State, seat?: Seat): View {
  const { round, starter, players, deck, portals, runs, turn, question, bonds, lastTurns } = state
  return {
    locations: seen,
    round,
    starter,
    places: players.map(({ hand, laid, lost, tokens }, holder) => ({
      seat: holder,
      tokens,
      cards: sum(hand),
      hand: seat === holder ? hand : state.known[seat ?? players.length]![holder]!,
      laid,
      lost,
    })),
    deck: deck.map(({ number, up }) => (up ? number : null)),
    portals,
    runs,
    turn,
    question,
    bonds,
    lastTurns,
  }
}

/**
 * Whatever the seat cannot place is dealt anew: to the unknown parts of hands and to the places that lie face down. Of what
 * others know it reckons with what all know, and with what they know of its own hand, which it has seen them learn.
 */
export function imagine(state: State, seat: Seat, rng: Rng): State {
  const { players, deck } = state
  const publicly = state.known.at(-1)!
  const known = players.map((_, holder) => (holder === seat ? players[seat]!.hand : state.known[seat]![holder]!))
  const hidden = counted(everyCard)
  const place = (counts: Counts) => {
    for (const [kind, count] of counts.entries()) hidden[kind]! -= count
  }
  known.forEach(place)
  for (const { laid, lost } of players) {
    place(counted(lost))
    for (const each of laid) place('set' in each ? none.with(at(each.set), each.size) : none.map(() => 1))
  }
  place(counted(deck.flatMap(({ number, up }) => (up ? [number] : []))))

  const down = deck.filter(({ up }) => !up).length
  const sizes = players.map(({ hand }, holder) => ({ size: sum(hand) - sum(known[holder]!) }))
  const [dealt, next] = redeal(rng, listed(hidden), [...sizes, { size: down }])
  const faceDown = dealt.at(-1)!
  let turned = 0
  const imagined = players.map((player, holder): Player => ({ ...player, hand: added(known[holder]!, counted(dealt[holder]!)) }))
  return {
    ...state,
    players: imagined,
    deck: deck.map((card): DeckCard => (card.up ? card : { number: faceDown[turned++]!, up: false })),
    known: state.known.map((of, viewer) => (viewer === seat ? of : publicly.with(seat, of[seat]!))),
    rng: next,
  }
}

const added = (a: Counts, b: Counts): Counts => a.map((count, kind) => count + b[kind]!)
