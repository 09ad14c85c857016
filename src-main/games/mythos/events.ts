/** What happens in a match of Mythos, as everybody may be told it: the events of a step, and why they came about (M18). */
import type { CardType } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import type { Reckoning } from '../reckoning.ts'
import type { Combat } from './combat-state.ts'
import type { Area, CardNo } from './state.ts'
import type { How, Task } from './tasks.ts'

/** Why discards are shuffled back: because their owner wants it (M15.23), the Mythos Deck ran out (M15.24), an Adventure was completed (M16.17), a card says so (M15.30). */
export type Reshuffling = 'wanted' | 'ran out' | 'completed' | 'told'

/** Where an event came from: what was being done, and the clause of the card whose doing it was. */
export interface Origin {
  readonly during: Task['do']
  /** The stage of it, where it has several; of cards that are played, how. */
  readonly stage?: string
  /** The step of Combat in which it was. */
  readonly step?: Combat['step']
  /** Where the card it is about lay in play before, and the Type that is printed on it. */
  readonly area?: Area
  readonly type?: CardType
  readonly cause?: Cause
}

/** As the first place of all (M4.16), or the first after all were lost (M6.66); in one city (M6.23); travelling (M6.41); or as a text says. */
export type Road = 'first' | 'again' | 'city' | 'travel' | 'text'

export interface Cause {
  readonly card: CardNo
  readonly title: string
  readonly type: CardType
  /** Its place in the card's rules, where one of them is meant. */
  readonly clause?: number
  /** It lies where it is known to this seat alone (M1.19). */
  readonly only?: Seat
}

/**
 * What happened, with the amounts that really moved. A card that a seat may
 * not know is named in an event all the same: events stay with the Keeper, and
 * `tell.ts` decides what each seat hears.
 */
export type Event =
  | { readonly was: 'match begun'; readonly names: readonly string[] }
  | { readonly was: 'round begun'; readonly round: number; readonly first: Seat }
  | { readonly was: 'drew'; readonly seat: Seat; readonly cards: readonly CardNo[]; readonly printed: readonly string[] }
  | {
      readonly was: 'played'
      readonly seat: Seat
      readonly card: CardNo
      readonly how: How
      readonly title: string
      readonly on?: string
      readonly against?: Seat
      /** How a Location is reached that lies right-side-up at once. */
      readonly road?: Road
    }
  | { readonly was: 'arrived'; readonly seat: Seat; readonly title: string }
  | { readonly was: 'passed'; readonly seat: Seat }
  | { readonly was: 'lost turn'; readonly seat: Seat }
  | { readonly was: 'sanity changed'; readonly seat: Seat; readonly by: number; readonly now: number; readonly why: string }
  | { readonly was: 'buried' | 'discarded'; readonly seat: Seat; readonly card: CardNo; readonly title: string; readonly from: string }
  /** Cards lost together lie in another order than they lay in before (M1.32). */
  | { readonly was: 'laid in order'; readonly seat: Seat; readonly to: 'bury' | 'discard'; readonly titles: readonly string[] }
  /** `secret`: it lay where nobody but its player could see it (M1.15, M1.16, M1.19). */
  | {
      readonly was: 'returned to hand'
      readonly seat: Seat
      readonly card: CardNo
      readonly title: string
      readonly from: string
      readonly secret?: true
    }
  | { readonly was: 'flipped'; readonly seat: Seat; readonly card: CardNo; readonly title: string; readonly face: 'up' | 'down' }
  /** Pennies come to lie on a card, or are removed; no Title where the card lies hidden (M1.19). */
  | { readonly was: 'pennies'; readonly seat: Seat; readonly title?: string; readonly by: number; readonly now: number }
  | { readonly was: 'used' | 'cast'; readonly seat: Seat; readonly title: string; readonly clause: number }
  | { readonly was: 'took effect'; readonly seat: Seat; readonly title: string; readonly clause: number }
  /** A text does what nothing is seen of yet: a rule holds from now on, or something is to be left out when its time comes. */
  | {
      readonly was: 'took hold'
      readonly seat: Seat
      readonly title: string
      readonly skips?: 'turn' | 'combat' | 'discardStep'
    }
  /** What it did is taken back; no Title where it lies face-down (M1.19). */
  | { readonly was: 'undone'; readonly seat: Seat; readonly title?: string }
  | { readonly was: 'revealed'; readonly seat: Seat; readonly title: string; readonly from: string }
  /** A type of card, said aloud. */
  | { readonly was: 'named'; readonly seat: Seat; readonly what: string }
  | { readonly was: 'shuffled'; readonly seat: Seat; readonly what: string }
  /** `becomes`: what it acts as there (M1.40). */
  | { readonly was: 'moved'; readonly seat: Seat; readonly title: string; readonly to: string; readonly becomes?: string }
  | { readonly was: 'attacked'; readonly seat: Seat; readonly title: string; readonly points: number }
  | { readonly was: 'combat begun' }
  | {
      readonly was: 'committed'
      readonly seat: Seat
      readonly against: Seat
      readonly count: number
      readonly what: 'threat' | 'ally'
      readonly titles: readonly string[]
    }
  | { readonly was: 'declined'; readonly seat: Seat }
  | { readonly was: 'battle begun'; readonly a: Seat; readonly b: Seat }
  | { readonly was: 'threat revealed'; readonly seat: Seat; readonly against: Seat; readonly titles: readonly string[] }
  | { readonly was: 'cosmic battle'; readonly a: Seat; readonly b: Seat; readonly totals: readonly [number, number] }
  | { readonly was: 'absorbed'; readonly seat: Seat; readonly title: string; readonly points: number }
  | { readonly was: 'assault'; readonly a: Seat; readonly b: Seat; readonly totals: readonly [number, number] }
  /** A Monster that may be this or that was declared when it was revealed (M11.44). */
  | { readonly was: 'declared'; readonly seat: Seat; readonly title: string; readonly as: string }
  /** Points that are left after the Cosmic Battle attack the Allies and the Investigator of a seat (M14.54). */
  | {
      readonly was: 'points left'
      readonly seat: Seat
      readonly against: Seat
      readonly points: number
      readonly titles: readonly string[]
    }
  /** What each side lost as Sanity. */
  | {
      readonly was: 'battle over'
      readonly a: Seat
      readonly b: Seat
      readonly lost: readonly [number, number]
      readonly accounts: readonly [Reckoning, Reckoning]
    }
  /** A text keeps a card that would have been buried (M14.83). */
  | { readonly was: 'stayed'; readonly seat: Seat; readonly title: string; readonly because: string }
  | { readonly was: 'combat over' }
  /** How many Monsters of the class that is to be Controlled are in a Directed Threat (M9.47). */
  | { readonly was: 'announced'; readonly seat: Seat; readonly against: Seat; readonly count: number }
  /** A card fights for another player now (M9.48). Where it lay hidden, nobody but the two players concerned learns which. */
  | {
      readonly was: 'taken'
      readonly seat: Seat
      readonly from: Seat
      readonly card: CardNo
      readonly title: string
      readonly against: Seat
      readonly hidden: boolean
    }
  | { readonly was: 'combat skipped' }
  | { readonly was: 'adventure completed'; readonly seat: Seat; readonly title: string; readonly points: number; readonly total: number }
  | { readonly was: 'story deck cleared'; readonly seat: Seat; readonly cards: number }
  | { readonly was: 'lobotomised'; readonly seat: Seat }
  | { readonly was: 'reshuffled'; readonly seat: Seat; readonly paid: boolean; readonly why: Reshuffling }
  | { readonly was: 'discarded down'; readonly seat: Seat; readonly count: number }
  | { readonly was: 'nothing happened'; readonly seat: Seat; readonly title: string; readonly why: string }
  /** A glance at hidden cards (M1.44): what they are is told to nobody. */
  | { readonly was: 'looked'; readonly seat: Seat; readonly at: number }
  | { readonly was: 'dictated'; readonly seat: Seat; readonly of: Seat }
  | { readonly was: 'conceded'; readonly seat: Seat }
  | { readonly was: 'investigator exchanged'; readonly seat: Seat; readonly title: string }
  | { readonly was: 'ended'; readonly because: string; readonly rule: string }
