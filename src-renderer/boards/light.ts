/**
 * The boards of the light games. The table's frame (seats, prompt, log) is the same for all of them; a game adds the line
 * above the board, what is said of a seat beside its name, and what a seat has in the end.
 */
import type { Component } from 'svelte'
import type { GameId, GameView, SeatInfo } from '../../src-main/contract/table.ts'
import type { Desk } from '../table/desk.svelte.ts'
import DiceBoard from './cthulhu-dice/Board.svelte'
import PocketBoard from './pocket-madness/Board.svelte'
import TidesBoard from './tides-of-madness/Board.svelte'
import WitchBoard from './witch-of-salem/Board.svelte'

export type LightGame = Exclude<GameView['game'], 'mythos'>
type ViewOf<Game extends LightGame> = Extract<GameView, { readonly game: Game }>['view']

export interface BoardProps<View> {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly desk: Desk
}

interface LightBoard<View> {
  readonly Board: Component<BoardProps<View>>
  /** How far the match is: "Round 2". */
  readonly turn: (view: View) => string
  /** What the match is counted in, where that is no rounds. */
  readonly counted?: string
  /** What the counts of its rounds are found under, and whether the table tells of each when it is made. */
  readonly counts?: { readonly label: string; readonly tells: boolean }
  /** What a seat has, in a few words. */
  readonly standing: (view: View, seat: number) => string
  /** How it ended for all together, where nobody wins alone. */
  readonly ended?: (won: boolean) => string
}

/** A board with its view, so that nobody need know which game it is. */
export interface Laid {
  readonly Board: Component<BoardProps<never>>
  readonly view: never
  readonly turn: string
  readonly counted: string | undefined
  readonly counts: LightBoard<never>['counts']
  readonly standing: (seat: number) => string
  readonly ended: ((won: boolean) => string) | undefined
}

const boards: { readonly [Game in LightGame]?: LightBoard<ViewOf<Game>> } = {
  'cthulhu-dice': {
    Board: DiceBoard,
    counted: 'Turn',
    turn: ({ turn }) => `Turn ${turn}`,
    standing: ({ cultists }, seat) => {
      const sanity = cultists.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.sanity, 0)
      return `${sanity} sanity`
    },
  },
  'pocket-madness': {
    Board: PocketBoard,
    counts: { label: 'How it was counted', tells: true },
    turn: ({ round, lastTurns }) => `Round ${round}${lastTurns === null ? '' : ', last turns'}`,
    standing: ({ places }, seat) => {
      const { tokens, cards } = places[seat]!
      return `${tokens} Madness, ${cards} cards`
    },
  },
  'tides-of-madness': {
    Board: TidesBoard,
    // The board itself shows a round's scoring, where its cards lay.
    counts: { label: 'How it was scored', tells: false },
    turn: ({ round }) => `Round ${round} of 3`,
    standing: ({ places }, seat) => {
      const { points, madness } = places[seat]!
      return `${points} points, ${madness} Madness`
    },
  },
  'witch-of-salem': {
    Board: WitchBoard,
    counts: { label: 'How it was scored', tells: false },
    ended: (won) => (won ? 'Arkham is saved' : 'Necron has won'),
    turn: ({ round, necron, track }) => `Round ${round}, Necron ${necron} of ${track.rift}`,
    standing: ({ players }, seat) => {
      const { out, banning, sanity } = players[seat]!
      return out ? 'gone mad' : `${sanity} sanity${banning ? ', bans' : ''}`
    },
  },
}

/** The board of a light game, laid with what is seen of it; nothing for Mythos, which has a table of its own. */
export function laid({ game, view }: { readonly game: GameId; readonly view: unknown }): Laid | undefined {
  // The game names its board and its view alike, so that the two belong together.
  const board = (boards as { readonly [game in GameId]?: LightBoard<never> })[game]
  if (board === undefined) return undefined
  const seen = view as never
  return {
    Board: board.Board,
    view: seen,
    turn: board.turn(seen),
    counted: board.counted,
    counts: board.counts,
    standing: (seat) => board.standing(seen, seat),
    ended: board.ended,
  }
}
