/** What a seat sees of a Mythos table: knowledge, not sight (DESIGN 4.1). Built by allow-list, never by deleting. */
import type { Seat } from '../../engine/game.ts'

/** A face a seat may know: printed facts and what holds now. */
export interface Face {
  /** Names the piece; stable while the seat can follow the card. Choices name it in `on`. */
  readonly id: string
  readonly title: string
  readonly type: string
  readonly subtype?: string
  readonly unique: boolean
  readonly dimension: 'waking' | 'dreamlands' | 'new-aeon'
  readonly anyDimension: boolean
  /** The pentagram as printed, and what it costs the viewer now (spells: to cast). */
  readonly sanity?: number | 'variable'
  readonly gate: boolean
  readonly attributes: readonly string[]
  readonly publicAttributes: readonly string[]
  readonly region?: string
  readonly subregion?: string
  readonly foundAt?: string
  /** Printed value, and current value where it is in play. */
  readonly value?: number
  readonly currentValue?: number
  readonly valueBonus?: number
  readonly languages?: string
  readonly spellCapacity?: number
  readonly icons: readonly string[]
  readonly points?: number
  readonly goo: boolean
  readonly requirements: readonly string[]
  readonly text: string
  /** Owner of the card, by seat. */
  readonly owner: Seat
}

/** A piece on the table. Hidden pieces have no face. */
export interface Piece {
  readonly id: string
  readonly face?: Face
  readonly faceDown: boolean
  readonly rotated: boolean
  readonly crosswise: boolean
  /** How many pennies lie on it, where there are any. */
  readonly pennies?: number
  /** Attached to, or held by, this piece. */
  readonly on?: string
  /** An Event lies on this seat. */
  readonly affects?: Seat
  /** Committed against this seat. */
  readonly against?: Seat
}

export interface InvestigatorView {
  readonly title: string
  readonly education: number
  readonly sanityMax: number
  readonly hand: number
  readonly handMin: number
  readonly handMax: number
  readonly languages: string
  readonly text: string
}

/** One player's area, as the rulebook lays it out. */
export interface AreaView {
  readonly seat: Seat
  readonly name: string
  readonly investigator: InvestigatorView
  readonly sanity: number
  readonly points: number
  /** Top card first; every Story Deck is open (M1.18). */
  readonly story: readonly Piece[]
  readonly gateUsed: boolean
  /** "Inside", "Outside", "Water"... that apply to the player now (M6.5). */
  readonly place: {
    readonly title?: string
    readonly walking: boolean
    readonly region?: string
    readonly subregion?: string
    readonly dimension?: string
    readonly attributes: readonly string[]
    /** What time it is for this player, where it is another than for the table. */
    readonly time?: 'day' | 'night' | 'neither'
  }
  readonly threat: readonly Piece[]
  readonly goo: readonly Piece[]
  readonly allies: readonly Piece[]
  readonly assets: readonly Piece[]
  readonly events: readonly Piece[]
  readonly adventures: readonly Piece[]
  readonly discard: readonly Piece[]
  readonly deckCount: number
  readonly handCount: number
  /** Only for the viewer. */
  readonly hand?: readonly Piece[]
  /** For all others, where a card demands that it lies open. */
  readonly openHand?: readonly Piece[]
  readonly passes: number
  readonly lostTurns: number
  readonly lobotomised: boolean
  readonly minimum: number
  readonly maximum: number
}

export interface BattleSideView {
  readonly seat: Seat
  readonly threat: readonly { readonly piece: Piece; readonly value?: number; readonly left?: number; readonly absorbed: number }[]
  readonly defenders: readonly { readonly piece: Piece; readonly value: number; readonly absorbed: number }[]
  readonly bonus: number
  readonly total?: number
  readonly lost: number
  /** Who absorbed what, line by line, and why the rest is lost. */
  readonly account: {
    readonly lines: readonly { readonly what: string; readonly how: string; readonly comes: number; readonly rule: string }[]
    readonly because?: { readonly text: string; readonly rule: string }
  }
}

export interface CombatView {
  readonly step: 'commit monsters' | 'commit allies' | 'cast' | 'battles' | 'bury'
  readonly order: readonly Seat[]
  readonly battles: readonly {
    readonly a: BattleSideView
    readonly b: BattleSideView
    readonly step: 'waiting' | 'reveal' | 'cosmic' | 'defend' | 'loss' | 'effects' | 'done'
    readonly assault: boolean
    readonly now: boolean
  }[]
}

/** What an Adventure in the viewer's Hand still asks for (M12). */
export interface TrackerView {
  readonly adventure: string
  readonly title: string
  readonly points: number
  readonly met: boolean
  readonly slots: readonly { readonly phrase: string; readonly count: number; readonly filled: readonly string[] }[]
  readonly conditions: readonly { readonly text: string; readonly met: boolean }[]
}

export interface View {
  readonly game: 'mythos'
  readonly viewer?: Seat
  readonly mode: 'campaign' | 'basic'
  readonly target: number
  readonly round: number
  readonly phase: 'setup' | 'card play' | 'combat' | 'end of round'
  readonly time: 'day' | 'night' | 'neither'
  readonly first: Seat
  readonly current: Seat
  readonly passesToEnd: number
  readonly areas: readonly AreaView[]
  readonly combat?: CombatView
  /** The open question, in words, for the seat that must answer; for others what is waited for. */
  readonly prompt: string
  readonly tracker: readonly TrackerView[]
}
