/**
 * What a seat of Witch of Salem knows. Nearly everything lies open; hidden are the order of the decks, the Great Old Ones that
 * lie face down, and the portal tiles, of which each seat knows those it has looked at (DESIGN 5.5). That somebody looked is
 * seen by all; what she saw is not [WS-54, WS-55], unless one person leads them all [WS-E56].
 */
import type { Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'
import { shuffled } from '../../engine/random.ts'
import { creatureOf, inForce, leader, placeName, places, valuesOf } from './standing.ts'
import {
  type CreatureId,
  type LossFace,
  type PlaceNo,
  type Question,
  type Remembered,
  type State,
  type Statement,
  type Tile,
  university,
} from './state.ts'
import type { Colour, Item, Minor, Values } from './values.ts'
import { actionText, beatText, effectText, forceText, needText, priceText } from './words.ts'

/** What is printed on a card, in words. */
export interface Face {
  readonly id: string
  readonly name: string
  /** The items that beat a creature or a shadow, and ban a Great Old One. */
  readonly items: string
  readonly says: string
}

export interface PlaceSeen {
  readonly no: PlaceNo
  readonly name: string
  /** The colour of the artifact that closes a portal here; none at the university. */
  readonly colour: Colour | null
  readonly creature: Face | null
  readonly items: readonly { readonly item: Item | null; readonly price: string }[]
  /** What the tile is, as far as one knows. */
  readonly tile: Tile | null
  /** Whether there is one. */
  readonly hasTile: boolean
  readonly artifact: Colour | null
  /** Who has seen the tile, or knows by what was said. */
  readonly knownBy: readonly Seat[]
}

export interface Investigator {
  readonly seat: Seat
  readonly sanity: number
  readonly items: readonly Minor[]
  readonly artifact: Colour | null
  readonly at: PlaceNo
  /** Location cards in the hand, 7 for the secret passage, and those that lie face up. */
  readonly hand: readonly number[]
  readonly played: readonly number[]
  readonly banning: boolean
  readonly out: boolean
  readonly said: Statement | null
}

export interface View {
  readonly round: number
  readonly starter: Seat
  readonly turn: Seat | null
  readonly players: readonly Investigator[]
  readonly places: readonly PlaceSeen[]
  readonly witch: PlaceNo
  readonly necron: number
  readonly track: { readonly demon: number; readonly rift: number; readonly pictures: readonly number[] }
  readonly creatureDeck: number
  readonly creatureDiscard: readonly string[]
  readonly leftOut: string | null
  readonly eventDeck: number
  /** The newest event card, and the names of all that lie face up. */
  readonly event: Face | null
  readonly eventDiscard: readonly string[]
  /** At the edges 1 to 5: face up, face down, or gone. */
  readonly edges: readonly (Face | 'face down' | null)[]
  readonly centre: Face | null
  readonly revealed: number
  readonly shadow: Face | null
  /** The names of those whose text is in force. */
  readonly inForce: readonly string[]
  /** All can reckon what is in the bag: the rest lies open. */
  readonly bag: readonly Item[]
  readonly itemDiscard: readonly Item[]
  readonly rolls: readonly LossFace[]
  readonly question: Question | null
  /** Who decides for the group. */
  readonly leader: Seat
  readonly proposals: readonly { readonly seat: Seat; readonly text: string }[]
  /** What one remembers of tiles that were shuffled since: at least so many of each kind lie at these places. */
  readonly remembered: (Remembered & { readonly places: readonly PlaceNo[] }) | null
  readonly turnedUp: boolean
  /** The points of a won game. */
  readonly points: number | null
}

interface Faces {
  readonly creatures: ReadonlyMap<string, Face>
  readonly greatOldOnes: ReadonlyMap<string, Face>
  readonly events: ReadonlyMap<string, Face>
}

/** By values, which never change. */
const facesMade = new WeakMap<Values, Faces>()

function facesOf(values: Values): Faces {
  const made = facesMade.get(values)
  if (made !== undefined) return made
  const byId = <Card extends { readonly id: string; readonly name: string }>(
    cards: readonly Card[],
    items: (card: Card) => string,
    says: (card: Card) => string,
  ) => new Map(cards.map((card) => [card.id, { id: card.id, name: card.name, items: items(card), says: says(card) }]))
  const faces: Faces = {
    creatures: byId(values.creatures, beatText, ({ effect }) => effectText(effect)),
    greatOldOnes: byId(values.greatOldOnes, needText, ({ text }) => forceText(text)),
    events: byId(
      values.events,
      ({ witch }) => `The Witch moves ${witch}`,
      ({ effect }) => effectText(effect),
    ),
  }
  facesMade.set(values, faces)
  return faces
}

const allCards = [0, 1, 2, 3, 4, 5, 6, 7]

export function view(state: State, seat?: Seat): View {
  const values = valuesOf(state)
  const { creatures, greatOldOnes, events } = facesOf(values)
  const known = state.known[seat ?? state.players.length]!
  const newest = state.eventDiscard.at(-1)
  const memory = seat === undefined ? undefined : state.remembered[seat]
  return {
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    players: state.players.map((player, each) => ({
      seat: each,
      ...player,
      hand: allCards.filter((card) => !player.played.includes(card)),
      said: state.said[each]!,
    })),
    places: state.board.map(({ creature, items, tile, artifact }, no) => ({
      no,
      name: placeName(state, no),
      colour: no === university ? null : values.places[no - 1]!.artifact,
      creature: creature === null ? null : creatures.get(creature)!,
      items: items.map((item, space) => ({ item, price: priceText(values.places[no - 1]!.prices[space]!) })),
      tile: state.turnedUp || known[no] ? tile : null,
      hasTile: tile !== null,
      artifact,
      knownBy: state.players.flatMap((_, each) => (state.known[each]![no] ? [each] : [])),
    })),
    witch: state.witch,
    necron: state.necron,
    track: { demon: values.track.demon, rift: values.track.rift, pictures: values.track.pictures },
    creatureDeck: state.creatureDeck.length,
    creatureDiscard: state.creatureDiscard.map((id) => creatureName(state, id)),
    leftOut: state.leftOut === null ? null : creatureName(state, state.leftOut),
    eventDeck: state.eventDeck.length,
    event: newest === undefined ? null : events.get(newest)!,
    eventDiscard: state.eventDiscard.map((id) => events.get(id)!.name),
    edges: state.edges.map((id, edge) => (id === null ? null : edge < state.revealed ? greatOldOnes.get(id)! : 'face down')),
    // Once it is face up all know whom to ban [WS-72].
    centre: state.revealed > state.edges.length ? greatOldOnes.get(state.centre)! : null,
    revealed: state.revealed,
    shadow: state.shadow === null ? null : greatOldOnes.get(state.shadow)!,
    inForce: inForce(state).map(({ name }) => name),
    bag: state.bag,
    itemDiscard: state.itemDiscard,
    rolls: state.rolls,
    question: state.question,
    leader: leader(state),
    proposals: state.counsel.proposals.map((each) => ({ seat: each.seat, text: actionText(state, each.action) })),
    remembered: memory === undefined || memory.portals + memory.walls === 0 ? null : { ...memory, places: state.mixed },
    turnedUp: state.turnedUp,
    points: state.over?.points ?? null,
  }
}

function creatureName(state: State, id: CreatureId): string {
  if (id === 'necron') return 'Necron'
  return id === 'robert-craven' ? 'Robert Craven' : creatureOf(state, id).name
}

/** Decks, face-down Great Old Ones and unseen tiles are dealt anew; of what others remember nothing is supposed. */
export function imagine(state: State, seat: Seat, rng: Rng): State {
  let next = rng
  const shuffle = <T extends string>(things: readonly T[]): T[] => {
    let order: T[]
    ;[order, next] = shuffled(next, things.toSorted())
    return order
  }
  const gods = shuffle([
    ...state.edges.slice(state.revealed).filter((each) => each !== null),
    ...(state.revealed < 6 ? [state.centre] : []),
  ])
  const creatureDeck = shuffle(state.creatureDeck)
  const events = shuffle(
    valuesOf(state)
      .events.map(({ id }) => id)
      .filter((id) => !state.eventDiscard.includes(id)),
  )
  const board = state.turnedUp ? state.board : tilesImagined(state, seat, shuffle)
  return {
    ...state,
    board,
    creatureDeck,
    eventDeck: events.slice(0, state.eventDeck.length),
    edges: state.edges.map((id, edge) => (edge < state.revealed ? id : gods[edge - state.revealed]!)),
    centre: state.revealed < 6 ? gods.at(-1)! : state.centre,
    remembered: state.remembered.map((each, of) => (of === seat ? each : { portals: 0, walls: 0 })),
    rng: next,
  }
}

const ofEachKind = 4

/** What one remembers of the tiles that were shuffled lies among them for certain; the others are any of the rest, two of which left the game. */
function tilesImagined(state: State, seat: Seat, shuffle: (tiles: readonly Tile[]) => Tile[]): State['board'] {
  const knows = (place: PlaceNo) => state.known[seat]![place]!
  const isOf = (kind: Tile) => (place: PlaceNo) => knows(place) && state.board[place]!.tile === kind
  const memory = state.remembered[seat]!
  const surely = [
    ...Array<Tile>(Math.max(0, memory.portals - state.mixed.filter(isOf('portal')).length)).fill('portal'),
    ...Array<Tile>(Math.max(0, memory.walls - state.mixed.filter(isOf('wall')).length)).fill('wall'),
  ]
  const left = (kind: Tile) => ofEachKind - places.filter(isOf(kind)).length - surely.filter((each) => each === kind).length
  const rest = shuffle([...Array<Tile>(left('portal')).fill('portal'), ...Array<Tile>(left('wall')).fill('wall')])
  const mixed = state.mixed.filter((place) => !knows(place))
  const amongMixed = shuffle([...surely, ...rest.splice(0, mixed.length - surely.length)])
  return state.board.map((spot, place) => {
    if (place === university || knows(place)) return spot
    const at = mixed.indexOf(place)
    return { ...spot, tile: at < 0 ? rest.pop()! : amongMixed[at]! }
  })
}
