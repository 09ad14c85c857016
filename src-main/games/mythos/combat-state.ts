/** A Combat under way (M14): who attacks whom, who defends, what has been absorbed, and the Battles it falls into. */
import type { Seat } from '../../engine/game.ts'
import type { CardNo, Placed } from './state.ts'

export interface Combat {
  readonly step: 'commit monsters' | 'commit allies' | 'cast' | 'battles' | 'bury'
  /** Lowest Sanity first, then to the left; fixed for the first three steps, and again for the Battles (M14.4 to M14.6). */
  readonly order: readonly Seat[]
  /** Which Battle each committed Ally defends in: against whom (M14.14). */
  readonly defenders: readonly Defender[]
  /** In the cast step: how many declined in a row (M14.21). */
  readonly declined: number
  readonly battles: readonly Battle[]
  /** The Battle that is fought now. */
  readonly at?: number
  /** Cards that absorbed at least one point, for burying afterwards (M14.82). */
  readonly absorbed: readonly Absorbed[]
  /** Cards that were lost in this Combat, as they lay. */
  readonly lost?: readonly Placed[]
  /** Sanity that each seat has lost in it, where a card asks. */
  readonly sanityLost?: { readonly [seat: number]: number }
  /** Bonuses for a Threat as a whole that have gone to one Directed Threat (M14.43). */
  readonly bonuses: readonly Bonus[]
}

/** Bonuses of one `kind` are not cumulative (M9.8, M17.10): they are given as one, and once. */
export interface Bonus {
  readonly seat: Seat
  readonly kind: string
  readonly against: Seat
}

/** A Summoned Monster or another card attacks outside Combat (M14.87). */
export interface Attack {
  readonly on: Seat
  readonly by?: CardNo
  /** What attacks was Summoned for it (M9.37). */
  readonly isSummoned?: true
  /** The Allies that were chosen to defend. */
  readonly defenders: readonly CardNo[]
}

export interface Defender {
  readonly card: CardNo
  readonly against: Seat
}

export interface Absorbed {
  readonly card: CardNo
  readonly points: number
  /** Whether that was its full current value (M14.84). */
  readonly full: boolean
}

/** The meeting of two players (M14.29). */
export interface Battle {
  readonly a: Seat
  readonly b: Seat
  readonly step: 'waiting' | 'reveal' | 'cosmic' | 'defend' | 'loss' | 'effects' | 'done'
  readonly assault: boolean
  /** Each side's figures, in the order a, b. */
  readonly sides: readonly [Side, Side]
}

/** One side of a Battle. Points are what the side inflicts; cards absorb what the other inflicts. */
export interface Side {
  /** Current values of the revealed cards, reckoned after the reveal effects (M14.38). */
  readonly values: readonly Points[]
  /** Those among them that take no part in the Cosmic Battle (M11.40). */
  readonly bypassing: readonly CardNo[]
  /** Points given to the Directed Threat as a whole, used up first (M14.40). */
  readonly bonus: number
  /** Points to be taken off the cards, because the Directed Threat as a whole is reduced (M14.42). */
  readonly reduction: number
  readonly cosmicTotal: number
  /** What each card has left after the Cosmic Battle. */
  readonly left: readonly Points[]
  readonly bonusLeft: number
  /** The Allies committed in this Battle, with their current values (M14.38). */
  readonly defenders: readonly Points[]
  /** Whether its Allies attack as well (M14.67). */
  readonly assaults: boolean
  /** What the other side's Allies and Investigator must take: the Threat that is left, in an Assault the Allies too (M14.69). */
  readonly attack: number
  /** Points absorbed so far in this Battle, by card. */
  readonly absorbed: readonly Points[]
  /** Points absorbed by the bonus. */
  readonly bonusAbsorbed: number
  /** Which card of the side absorbed how much of which card of the other. */
  readonly took: readonly Took[]
  /** Points this side lost as Sanity. */
  readonly lost: number
}

/** Points that belong to no card: those of a Threat as a whole (M14.40). */
export const wholeThreat = -1

/** Points of one card that another absorbed; either may be `wholeThreat`. */
export interface Took {
  readonly by: CardNo
  readonly of: CardNo
  readonly points: number
  readonly stage: 'cosmic' | 'defend'
}

export interface Points {
  readonly card: CardNo
  readonly value: number
}
