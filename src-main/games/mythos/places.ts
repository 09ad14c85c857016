/** Being somewhere: Current Location, walking, Regions and Dimensions (M6.1 to M6.20). What is not on top is nowhere (M1.27, M1.28). */
import type { CardType, Dimension, InvestigatorCard, PrintedCard } from '../../../grammar/card.ts'
import { fold } from '../../../grammar/link.ts'
import { foldTitle as sameTitle } from '../../../grammar/titles.ts'
import type { Seat } from '../../engine/game.ts'
import type { CardNo, State } from './state.ts'

/**
 * What is printed on a card, which keeps its own numbers whatever others of its Title
 * say (M1.4). Values, attributes and costs are read through `values.ts`, `standing.ts` and
 * `pentagram.ts`, never from here. The upper left corner means something else on each Type, which is a field of its
 * own (M1.6), and so is the label beside the Type (M1.7).
 */
export function printed(state: State, card: CardNo): PrintedCard {
  return card < 0 ? asCard(investigatorOf(state, seatOfInvestigator(card))) : state.sheet.printed[card]!
}

export function title(state: State, card: CardNo): string {
  return printed(state, card).title
}

export function ownerOf(state: State, card: CardNo): Seat {
  return card < 0 ? seatOfInvestigator(card) : (state.owners?.[card] ?? state.sheet.owner[card]!)
}

// ---------------------------------------------------------------- Investigators

/** The Investigator of a seat now (M2.1, M2.9). */
export function investigatorOf(state: State, seat: Seat): InvestigatorCard {
  return state.players[seat]!.investigator ?? state.sheet.investigators[seat]!
}

/**
 * The number under which the words of an Investigator speak and act (M2.8). It
 * is no playing card (M1.2), so it lies in no zone and is found by none.
 */
export const investigatorNo = (seat: Seat): CardNo => -2 - seat

const seatOfInvestigator = (card: CardNo): Seat => -2 - card

/** Whether a number is an Investigator's. */
export const isInvestigator = (card: CardNo): boolean => card < -1

const faces = new WeakMap<InvestigatorCard, PrintedCard>()

function asCard(investigator: InvestigatorCard): PrintedCard {
  let face = faces.get(investigator)
  if (face === undefined) {
    const { id, setCode, title, text, rules, languages } = investigator
    // Its Type is none of the eight, so that no filter by Type finds it (M1.2).
    const type = investigator.type as string as CardType
    face = { id, setCode, title, type, text, rules, languages, unique: false, dimension: 'waking', anyDimension: true }
    faces.set(investigator, face)
  }
  return face
}

/** Every other player (M18.2), clockwise from the left. */
export function opponents(state: State, seat: Seat): Seat[] {
  const count = state.players.length
  const others: Seat[] = []
  for (let step = 1; step < count; step++) others.push((seat + step) % count)
  return others
}

/** All seats, `first` and then to the left (M4.8). */
export function fromLeft(state: State, first: Seat): Seat[] {
  return [first, ...opponents(state, first)]
}

/** The uppermost card of a Story Deck, crosswise or right-side-up (M6.5). */
export function topCard(state: State, seat: Seat): CardNo | undefined {
  const { spot, story } = state.players[seat]!
  return spot === null ? undefined : story[0]
}

/** The Location (or Travel Event, M6.39) that is on top and right-side-up (M6.1); a crosswise one is not in play (M1.26). */
export function currentLocation(state: State, seat: Seat): CardNo | undefined {
  const { spot, story } = state.players[seat]!
  return spot === null || spot.crosswise ? undefined : story[0]
}

export function isWalking(state: State, seat: Seat): boolean {
  return state.players[seat]!.spot?.crosswise === true
}

/** Whether a Travel Event is the top card. */
export function isTravelling(state: State, seat: Seat): boolean {
  const top = topCard(state, seat)
  return top !== undefined && printed(state, top).type === 'Event'
}

/** The Region of a Location card: its colour bar, an Island's and all of the New Aeon's too (M6.12, M6.52); an Exotic Location is one by itself (M6.9, M6.53). */
export function regionOfCard(card: PrintedCard): string | undefined {
  return card.exotic === true ? card.title : card.region
}

/**
 * The Location a player travels or walks from: the Current one, the one
 * beneath a crosswise card, or the one at which a Travel Event was played
 * (M6.19, M6.20, M6.34). Where the top card is the one `reached`, the Location it was reached from.
 */
export function departure(state: State, seat: Seat, reached?: CardNo): CardNo | undefined {
  const { spot, story } = state.players[seat]!
  if (spot === null || spot.alone === true) return undefined
  const from = spot.crosswise || story[0] === reached ? 1 : 0
  for (let at = from; at < story.length; at++) {
    const card = story[at]!
    const { type } = printed(state, card)
    if (type === 'Location') return card
    // Beneath the top lie other Travel Events at most, until the Location they began at.
    if (type !== 'Event') return undefined
  }
  return undefined
}

/** The player's Region now, or the last one after every Location was lost (M6.65, M6.66). */
export function regionNow(state: State, seat: Seat): string | undefined {
  const top = topCard(state, seat)
  if (top === undefined) return state.players[seat]!.lastRegion
  const card = printed(state, top)
  if (card.type === 'Location') return regionOfCard(card)
  const from = departure(state, seat)
  return from === undefined ? state.players[seat]!.lastRegion : regionOfCard(printed(state, from))
}

export function dimensionNow(state: State, seat: Seat): Dimension | undefined {
  const top = topCard(state, seat)
  if (top === undefined) return state.players[seat]!.lastDimension
  const card = printed(state, top)
  if (card.type === 'Location') return card.dimension
  const from = departure(state, seat)
  return from === undefined ? state.players[seat]!.lastDimension : printed(state, from).dimension
}

/** The name in the colour bar (M6.10). Walking and Travel Events give a Region but no Subregion (M6.20, M6.30, M18.8). */
export function subregionNow(state: State, seat: Seat): string | undefined {
  const here = currentLocation(state, seat)
  if (here === undefined) return undefined
  const card = printed(state, here)
  return card.type === 'Location' && card.exotic !== true ? card.subregion : undefined
}

/**
 * Whether two players are at the same Current Location: Title, Subregion and Dimension
 * (M6.6, M14.64 to M14.66). The Dimension must be the same, too (M14.65).
 */
export function sameLocation(state: State, a: Seat, b: Seat): boolean {
  const mine = currentLocation(state, a)
  const theirs = currentLocation(state, b)
  if (mine === undefined || theirs === undefined) return false
  const [one, two] = [printed(state, mine), printed(state, theirs)]
  return (
    one.type === 'Location' &&
    two.type === 'Location' &&
    foldTitle(one.title) === foldTitle(two.title) &&
    one.subregion === two.subregion &&
    one.dimension === two.dimension
  )
}

/** The table asks for the same few Titles all the time, so what they come to is remembered. */
function remembered(plainly: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    let plain = known.get(name)
    if (plain === undefined) {
      plain = plainly(name)
      known.set(name, plain)
    }
    return plain
  }
}

/** Titles alone make cards the same (M1.3, M1.5, M3.14). */
export const foldTitle = remembered(sameTitle)

/** A Title as texts name it: in either number, so that "Elder Things" are those of the Title Elder Thing as well (M11.25). */
export const asNamed = remembered(fold)

const way = 'Travel by '

/** Whether a Subtype is the one asked for, or names two ways of travel of which that is one: what goes by Air and Sea goes by Air, and by Sea. */
export function isOfSubtype(own: string, wanted: string): boolean {
  if (own === wanted || !own.startsWith(way) || !wanted.startsWith(way)) return own === wanted
  return own.slice(way.length).split(' and ').includes(wanted.slice(way.length))
}

/** Whether nothing is under way, and somebody is asked what to play: what lies in play stays there, and is not only waiting to be buried. */
export const isSettled = ({ agenda: [top] }: State): boolean => top?.do === 'ask' && top.question.ask === 'what to play'
