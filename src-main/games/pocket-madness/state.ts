/** What lies where in Pocket Madness, what can be done, and what is told of it. */
import type { Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'
import type { Counts, LocationNo } from './locations.ts'

export interface Options {
  /** 2 to 4 [PM-1]. */
  readonly players: number
  /** Who begins the first round; left to luck, if not said [PM-8]. */
  readonly first?: Seat | 'random'
  /** What the seats are called; "Player 1" and so on, if not said. */
  readonly names?: readonly string[]
}

/** A card in the deck. Its place never changes, and everybody sees it [PM-6]. */
export interface DeckCard {
  readonly number: LocationNo
  readonly up: boolean
}

/** What was laid in front of a player [PM-22]. */
export type Laid = { readonly set: LocationNo; readonly size: number } | { readonly run: number }

export interface Player {
  readonly hand: Counts
  readonly laid: readonly Laid[]
  /** Cards Azathoth took out of the hand, face up and out of play [PM-27]. */
  readonly lost: readonly LocationNo[]
  readonly tokens: number
}

export interface Turn {
  readonly seat: Seat
  /** The action is done, or there is none to be done any more. */
  readonly acted: boolean
  /** In the middle of laying, which is one action of up to three sets or runs [PM-15, PM-18]. */
  readonly laying: 'sets' | 'runs' | null
  /** How many were laid in this action. */
  readonly laid: number
  /** A portal was sealed in this turn [PM-10]. */
  readonly sealed: boolean
  /** Portals claimed in this turn; Gug is not sealed at once [PM-33]. */
  readonly claimed: readonly LocationNo[]
  /** Dagon gives another turn after this one [PM-29]. */
  readonly another: boolean
}

export type Question =
  | { readonly ask: 'what to do' }
  | { readonly ask: 'what to give'; readonly given: number }
  | { readonly ask: 'whose hand' }
  | { readonly ask: 'which card'; readonly from: Seat }
  | { readonly ask: 'which place' }
  /** Between two rounds [PM-46]. */
  | { readonly ask: 'who begins'; readonly seat: Seat }

export type Action =
  | { readonly do: 'persevere'; readonly cards: number }
  | { readonly do: 'open'; readonly number: LocationNo; readonly size: number }
  | { readonly do: 'publish' }
  | { readonly do: 'seal'; readonly number: LocationNo }
  /** No more sets, no more runs. */
  | { readonly do: 'lay no more' }
  /** No action, where none must be taken [PM-40, PM-E4]. */
  | { readonly do: 'pass' }
  /** No portal after the action. */
  | { readonly do: 'end the turn' }
  | { readonly do: 'give'; readonly number: LocationNo; readonly to: Seat }
  | { readonly do: 'give no more' }
  | { readonly do: 'look'; readonly at: Seat }
  | { readonly do: 'take'; readonly number: LocationNo }
  /** A card of the deck by its place, counted from 0 at the top. */
  | { readonly do: 'pick'; readonly place: number }
  | { readonly do: 'name'; readonly seat: Seat }

export interface State {
  readonly names: readonly string[]
  /** Counted from 1. */
  readonly round: number
  /** Who began this round [PM-47]. */
  readonly starter: Seat
  readonly players: readonly Player[]
  /** From the top. */
  readonly deck: readonly DeckCard[]
  /** Who has the portal of each location; `null` is the common pool [PM-2]. */
  readonly portals: readonly (Seat | null)[]
  /** Runs laid in this round, by all [PM-19]. */
  readonly runs: number
  readonly turn: Turn
  readonly question: Question
  /** Whose Shoggoth binds the others [PM-31]. */
  readonly bonds: readonly Seat[]
  /** How many last turns are still to be taken, the present one included; `null` before the deck is empty [PM-39]. */
  readonly lastTurns: number | null
  /**
   * `known[viewer][holder]`: of each location at least so many are in the holder's hand, as far as the viewer knows
   * (DESIGN 5.5). The row after the last seat is an onlooker's: what all know.
   */
  readonly known: readonly (readonly Counts[])[]
  readonly over: Ending | null
  readonly rng: Rng
}

export interface Ending {
  readonly scores: readonly number[]
  readonly because: string
}

export type Event = { readonly names: readonly string[] } & Happening

/** What happened, before the names of the seats are added. */
export type Happening =
  | { readonly was: 'dealt'; readonly round: number; readonly starter: Seat }
  | { readonly was: 'drawn'; readonly seat: Seat; readonly cards: readonly DeckCard[] }
  | {
      readonly was: 'opened'
      readonly seat: Seat
      readonly number: LocationNo
      readonly size: number
      readonly from: Seat | null
      readonly isNew: boolean
    }
  | { readonly was: 'published'; readonly seat: Seat; readonly run: number }
  | { readonly was: 'sealed'; readonly seat: Seat; readonly number: LocationNo }
  | { readonly was: 'given'; readonly seat: Seat; readonly to: Seat; readonly number: LocationNo }
  | { readonly was: 'lost'; readonly seat: Seat; readonly number: LocationNo }
  | { readonly was: 'looked at'; readonly seat: Seat; readonly at: Seat; readonly hand: Counts }
  | { readonly was: 'taken'; readonly seat: Seat; readonly from: Seat; readonly number: LocationNo }
  | { readonly was: 'picked'; readonly seat: Seat; readonly place: number; readonly card: DeckCard }
  | { readonly was: 'passed'; readonly seat: Seat }
  | { readonly was: 'deck emptied'; readonly seat: Seat }
  | { readonly was: 'gone out'; readonly seat: Seat; readonly discarded: number; readonly tokens: readonly number[] }
  /** Every hand is counted; `locations` are the different ones in each [PM-41]. */
  | {
      readonly was: 'counted'
      readonly hands: readonly Counts[]
      readonly locations: readonly number[]
      readonly tokens: readonly number[]
    }
  | { readonly was: 'named'; readonly seat: Seat; readonly starter: Seat }
  | { readonly was: 'ended'; readonly because: string }
