/** What a position of Witch of Salem says when it is asked: whose values, what is in force, who belongs to the group, what somebody has. */
import type { Seat } from '../../engine/game.ts'
import { type PlaceNo, type Player, rlyeh, type State, university } from './state.ts'
import { type Creature, type GreatOldOne, type Item, isMinor, minors, ours, type Values } from './values.ts'

export const greatOldOnes = 6
export const places: readonly PlaceNo[] = [1, 2, 3, 4, 5, 6]
const spacesForMinors = 3

type Position = Pick<State, 'values'>

export const valuesOf = ({ values }: Position): Values => values ?? ours

/** Lists of values never change; the cards in them are looked up all the time. */
const indices = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>()

function byId<Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card {
  let index = indices.get(cards)
  if (index === undefined) {
    index = new Map(cards.map((each) => [each.id, each]))
    indices.set(cards, index)
  }
  return index.get(id) as Card
}

export function creatureOf(state: Position, id: string): Creature {
  return byId(valuesOf(state).creatures, id)
}

export function greatOldOneOf(state: Position, id: string): GreatOldOne {
  return byId(valuesOf(state).greatOldOnes, id)
}

export const universityName = 'Miskatonic University'

export function placeName(state: Position, place: PlaceNo): string {
  if (place === university) return universityName
  return place === rlyeh ? 'R’lyeh' : valuesOf(state).places[place - 1]!.name
}

export const isFaceUp = ({ revealed }: Pick<State, 'revealed'>): boolean => revealed === greatOldOnes

export const isBanned = ({ players }: Pick<State, 'players'>): boolean => players.some(({ banning }) => banning)

/** Of the shadow at the university, and of the card on R'lyeh while it is face up and not being banned; never of a card at the edges [WS-68, WS-73, WS-E50]. */
export function inForce(state: Pick<State, 'values' | 'shadow' | 'centre' | 'revealed' | 'players'>): readonly GreatOldOne[] {
  const found: GreatOldOne[] = []
  if (state.shadow !== null) found.push(greatOldOneOf(state, state.shadow))
  if (isFaceUp(state) && !isBanned(state)) found.push(greatOldOneOf(state, state.centre))
  return found
}

/** Who is in the game and not banning: whom creatures, Robert Craven and events reach [WS-76, WS-E12]. */
export const group = ({ players }: Pick<State, 'players'>): Seat[] =>
  players.flatMap(({ out, banning }, seat) => (out || banning ? [] : [seat]))

/** Who decides if the group does not agree: the start player, or the next one of the group [WS-E11]. */
export function leader({ players, starter }: Pick<State, 'players' | 'starter'>): Seat {
  const order = players.map((_, step) => (starter + step) % players.length)
  return order.find((seat) => !players[seat]!.out && !players[seat]!.banning) ?? starter
}

export const has = (player: Pick<Player, 'items'>, wanted: readonly Item[]): boolean =>
  wanted.every((item) => timesIn(player.items, item) >= timesIn(wanted, item))

function timesIn(items: readonly Item[], item: Item): number {
  let times = 0
  for (const each of items) if (each === item) times++
  return times
}

/** One list serves for the shadow and for the ban. */
export function hasNeed({ need }: GreatOldOne, player: Pick<Player, 'items'>): boolean {
  if (need === 'three equal') return minors.some((item) => has(player, [item, item, item]))
  if (need === 'three different') return minors.filter((item) => player.items.includes(item)).length >= 3
  return has(player, need)
}

/** How many items a player lacks of those that beat and ban a Great Old One. */
export function missing({ need }: GreatOldOne, { items }: Pick<Player, 'items'>): number {
  const counts = minors.map((item) => timesIn(items, item))
  if (need === 'three equal') return 3 - Math.max(...counts)
  if (need === 'three different') return Math.max(0, 3 - counts.filter((count) => count > 0).length)
  return minors.reduce((sum, item, at) => sum + Math.max(0, timesIn(need, item) - counts[at]!), 0)
}

/** By having its two items, which are kept; or by an artifact to be discarded [WS-50, WS-51]. */
export function canBeat({ beat }: Creature, player: Player): boolean {
  return 'have' in beat ? has(player, beat.have) : player.artifact !== null
}

/** The items of a player, each kind once; the artifact last. */
export const kindsOf = ({ items, artifact }: Player): Item[] => [
  ...minors.filter((item) => items.includes(item)),
  ...(artifact === null ? [] : [artifact]),
]

export const hasRoom = (player: Player, item: Item): boolean =>
  isMinor(item) ? player.items.length < spacesForMinors : player.artifact === null

/** What may be dropped to make room for an item: something of its class [WS-61]; nothing, where there is room already. */
export function dropsFor(player: Player, item: Item): readonly (Item | null)[] {
  if (hasRoom(player, item)) return [null]
  return isMinor(item) ? minors.filter((each) => player.items.includes(each)) : [player.artifact]
}

export const countOf = (player: Player, item: 'minor' | 'artifact' | Item): number => {
  if (item === 'minor') return player.items.length
  if (item === 'artifact') return player.artifact === null ? 0 : 1
  return isMinor(item) ? player.items.filter((each) => each === item).length : Number(player.artifact === item)
}

export const nameOfItem: Readonly<Record<Item, string>> = {
  glasses: 'Magic Glasses',
  necronomicon: 'Necronomicon',
  elixir: 'Elixir of Nus',
  dagger: 'Dagger of N’gaa',
  red: 'red artifact',
  green: 'green artifact',
  blue: 'blue artifact',
}

/** The space that bears Necron's picture and lies next ahead of him; the rift, if there is none [WS-E8, WS-E9]. */
export function nextPicture(state: Pick<State, 'values' | 'necron'>): number {
  const { pictures, rift } = valuesOf(state).track
  return pictures.find((each) => each > state.necron) ?? rift
}

/** Everything but the university's portal [WS-8]: tiles that bear no artifact. */
export const uncovered = ({ board }: Pick<State, 'board'>): PlaceNo[] => places.filter((place) => board[place]!.artifact === null)
