/** What lies where in Tides of Madness, what can be done, and what is told of it. */
import type { Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'
import type { CardNo, Suit } from './cards.ts'
import type { Counts, Display } from './scoring.ts'

export interface Options {
  /** Two, and no other number [TM-1]. */
  readonly players: number
  /** What the seats are called; "Player 1" and so on, if not said. */
  readonly names?: readonly string[]
}

export type Question =
  /** Both choose at once, as they do in the next two [TM-4]. */
  | { readonly ask: 'which card to play' }
  /** After rounds 1 and 2 [TM-31]. */
  | { readonly ask: 'which card to keep' }
  /** Once both have kept one [TM-32]. */
  | { readonly ask: 'which card to discard' }
  /** More tokens than the opponent have just come [TM-11]. */
  | { readonly ask: 'what Madness gives'; readonly seat: Seat }
  /** Dreamlands is in play [TM-14]. */
  | { readonly ask: 'which suit'; readonly seat: Seat }

export type Action =
  | { readonly do: 'play'; readonly card: CardNo }
  | { readonly do: 'keep'; readonly card: CardNo }
  | { readonly do: 'discard'; readonly card: CardNo }
  /** 4 VP for more Madness [TM-11]. */
  | { readonly do: 'gain' }
  /** Or a token less. */
  | { readonly do: 'heal' }
  | { readonly do: 'name'; readonly suit: Suit }

export interface Player {
  readonly hand: readonly CardNo[]
  /** Those of the hand that the opponent has never seen: dealt or drawn, and not yet passed on. */
  readonly unseen: readonly CardNo[]
  /** Which card of the hand was chosen, while the opponent still chooses. It stays in the hand until both are shown. */
  readonly chosen: CardNo | null
  /** Put aside face down in the refresh, until both have discarded [TM-31, TM-33]. */
  readonly keeping: CardNo | null
  /** Kept in earlier rounds; in play for good [TM-33]. */
  readonly kept: readonly CardNo[]
  /** In the order played in this round [TM-8]. */
  readonly played: readonly CardNo[]
  readonly madness: number
  readonly points: number
}

export type Both = readonly [Player, Player]

export interface State {
  readonly names: readonly string[]
  /** 1 to 3. */
  readonly round: number
  readonly question: Question
  readonly players: Both
  /** Face down, and of no order until it is drawn from: luck is thrown when cards are taken off it. */
  readonly pile: readonly CardNo[]
  /** Out of the game, face up [TM-E15]. */
  readonly discarded: readonly CardNo[]
  /** The suit Dreamlands counts as in this round, once named. */
  readonly wild: Suit | null
  readonly over: Ending | null
  readonly rng: Rng
}

export interface Ending {
  /** 1 for a win, one half for a shared one. */
  readonly scores: readonly [number, number]
  readonly because: string
}

/** Two numbers, one a seat. */
export type Pair = readonly [number, number]

export type Event = { readonly names: readonly string[] } & Happening

/** What happened, before the names of the seats are added. */
export type Happening =
  /** A choice is made that nobody else may see yet [TM-E1]. */
  | { readonly was: 'chosen'; readonly seat: Seat; readonly what: 'play' | 'keep' | 'discard' }
  /** Both cards are turned up [TM-5]. */
  | { readonly was: 'revealed'; readonly cards: Pair }
  /** The last card of each hand, which nobody had to choose [TM-7]. */
  | { readonly was: 'left over'; readonly cards: Pair }
  | { readonly was: 'driven mad'; readonly received: Pair; readonly madness: Pair }
  | { readonly was: 'gained'; readonly seat: Seat }
  | { readonly was: 'healed'; readonly seat: Seat; readonly madness: number }
  /** Dreamlands took a token from the opponent [TM-13]. */
  | { readonly was: 'burdened'; readonly seat: Seat; readonly madness: Pair }
  | { readonly was: 'named'; readonly seat: Seat; readonly suit: Suit }
  /** What was before the player, against which counts; `points` is the new total. */
  | { readonly was: 'scored'; readonly seat: Seat; readonly display: Display; readonly against: Counts; readonly points: number }
  | { readonly was: 'discarded'; readonly cards: Pair }
  | { readonly was: 'kept'; readonly cards: Pair }
  | { readonly was: 'begun'; readonly round: number }
  | { readonly was: 'ended'; readonly because: string }
