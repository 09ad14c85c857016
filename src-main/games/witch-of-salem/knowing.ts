/**
 * What a seat of Witch of Salem can conclude of the portal tiles: from what it has looked at, from what is covered, from what
 * others said, and from how many tiles of each kind there are [WS-7, WS-55]. It uses nothing the seat does not know.
 */
import type { Seat } from '../../engine/game.ts'
import { places } from './standing.ts'
import { type PlaceNo, type State, university } from './state.ts'

const ofEachKind = 4

/** For each place the chance that an open portal is there: 0 at a wall or under an artifact, 1 where it is certain. */
export function chances(state: State, seat: Seat): readonly number[] {
  const found = places.map((place) => certain(state, seat, place))
  const portals = found.filter((each) => each === 'open' || each === 'closed').length
  const walls = found.filter((each) => each === 'wall').length
  const unknown = ofEachKind * 2 - portals - walls
  const chance = unknown === 0 ? 0 : Math.max(0, (ofEachKind - portals) / unknown)
  return [0, ...found.map((each) => (each === 'open' ? 1 : each === 'unknown' ? chance : 0))]
}

type Found = 'open' | 'closed' | 'wall' | 'unknown'

/** An artifact is taken to lie on a portal: on a wall nothing could be saved any more. */
function certain(state: State, seat: Seat, place: PlaceNo): Found {
  const { artifact, tile } = state.board[place]!
  if (artifact !== null) return 'closed'
  if (state.known[seat]![place]) return tile === 'portal' ? 'open' : 'wall'
  // Who knows one tile that the others do not, and says that portals are open, speaks of that one.
  const isTold = state.said.some((said, other) => said === 'portals are open' && isOnlySecret(state, other, place))
  return isTold ? 'open' : 'unknown'
}

const isOnlySecret = (state: State, other: Seat, place: PlaceNo): boolean =>
  isSecret(state, other, place) && places.every((each) => each === place || !isSecret(state, other, each))

/** Whether a seat has looked at a tile, and the others have not been told what it must be. */
export function isSecret({ known, board }: State, seat: Seat, place: PlaceNo): boolean {
  return place !== university && board[place]!.artifact === null && known[seat]![place]! && !known.at(-1)![place]!
}
