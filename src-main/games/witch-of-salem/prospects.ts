/**
 * How the group stands in Witch of Salem, for a bot that cannot play an imagined match to its end: what is done, what is at
 * hand for the rest, and how much time there is. The weights were fitted to how three thousand matches between players by rule
 * of thumb (temptations.ts) went on from a hundred thousand positions.
 */
import { greatOldOneOf, greatOldOnes, group, isBanned, isFaceUp, missing, places, valuesOf } from './standing.ts'
import { type PlaceNo, type State, university } from './state.ts'

/** The chance that the group wins, roughly. It looks at the tiles, which are imagined ones. */
export function worth(state: State): number {
  if (state.over !== null) return state.over.scores[0]!
  const { board, players, necron, known } = state
  // An artifact on a wall stays there: the game is lost already.
  if (places.some((place) => board[place]!.tile === 'wall' && board[place]!.artifact !== null)) return 0
  const { rift } = valuesOf(state).track
  const time = (rift - necron) / rift
  const open = places.filter((place) => board[place]!.tile === 'portal' && board[place]!.artifact === null)
  const unseen = places.filter((place) => board[place]!.artifact === null && !known.some((knows) => knows[place]))
  const creatures = board.filter(({ creature }, place) => place !== university && creature !== null).length
  const sanity = players.reduce((sum, player) => sum + player.sanity, 0) / (6 * players.length)
  const items = players.reduce((sum, player) => sum + player.items.length, 0) / (3 * players.length)
  const { fitting, spare } = artifacts(state, open)
  const sum =
    -2.59 +
    0.2 * (players.length - 3) +
    3.72 * time -
    0.74 * time ** 2 -
    (1.24 + 3.7 * (1 - time)) * (open.length / 4) -
    1.75 * (unseen.length / 6) +
    1.17 * (fitting / 4) +
    1.42 * sanity +
    0.68 * items -
    0.22 * (creatures / 6) * time -
    0.26 * (state.shadow === null ? 0 : 1) +
    (isFaceUp(state) ? banProspect(state, time, open.length, spare) : revealProspect(state))
  return 1 / (1 + Math.exp(-sum))
}

/** How many open portals have an artifact of their colour on the way, and how many are held besides. */
function artifacts({ values, players }: State, open: readonly PlaceNo[]): { readonly fitting: number; readonly spare: number } {
  const left = players.flatMap(({ artifact, out }) => (artifact === null || out ? [] : [artifact]))
  let fitting = 0
  for (const place of open) {
    const at = left.indexOf(valuesOf({ values }).places[place - 1]!.artifact)
    if (at < 0) continue
    left.splice(at, 1)
    fitting++
  }
  return { fitting, spare: left.length }
}

/** Whether the six will be revealed before Necron is at the demon. */
function revealProspect(state: State): number {
  const hidden = greatOldOnes - state.revealed
  const books = group(state).reduce((sum, seat) => sum + state.players[seat]!.items.filter((each) => each === 'necronomicon').length, 0)
  const rush = hidden / Math.max(1, valuesOf(state).track.demon - state.necron)
  return 0.23 * Math.min(1, books / hidden) - 0.81 * Math.min(1, rush)
}

/** How near the ban is; one that begins too early costs more than it brings. */
function banProspect(state: State, time: number, open: number, spare: number): number {
  if (isBanned(state)) return 0.93 + (open > 0 ? -0.63 : spare > 0 ? 1.92 : 0.25)
  const goo = greatOldOneOf(state, state.centre)
  const lacks = Math.min(3, ...group(state).map((seat) => missing(goo, state.players[seat]!)))
  return (0.52 * (3 - lacks)) / 3 + (lacks === 0 ? 0.41 : 0) - (open === 0 ? (0.84 * lacks * (1 - time)) / 3 : 0)
}
