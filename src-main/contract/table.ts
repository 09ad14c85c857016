/**
 * What travels between the Keeper and a window, as types. A window knows no
 * rules: it shows a view and offers the choices it was handed.
 */
import type { View as DiceView } from '../games/cthulhu-dice/game.ts'
import type { LineKind } from '../games/mythos/line-kinds.ts'
import type { View as MythosView } from '../games/mythos/view.ts'
import type { View as PocketView } from '../games/pocket-madness/knowledge.ts'
import type { Reckoning } from '../games/reckoning.ts'
import type { View as TidesView } from '../games/tides-of-madness/knowledge.ts'
import type { View as WitchView } from '../games/witch-of-salem/knowledge.ts'
import type { GameId, SeatKind } from './games.ts'

export type { LineKind } from '../games/mythos/line-kinds.ts'
export type { ReckonedLine, Reckoning } from '../games/reckoning.ts'
export type { GameId, SeatKind } from './games.ts'

export type GameView =
  | { readonly game: 'mythos'; readonly view: MythosView }
  | { readonly game: 'cthulhu-dice'; readonly view: DiceView }
  | { readonly game: 'pocket-madness'; readonly view: PocketView }
  | { readonly game: 'tides-of-madness'; readonly view: TidesView }
  | { readonly game: 'witch-of-salem'; readonly view: WitchView }

/** One thing the seat may do now. */
export interface Choice {
  /** Names the choice when it is taken. */
  readonly key: string
  /** As it reads on a button. */
  readonly text: string
  /** What it will do, in one sentence. */
  readonly hint?: string
  /** The piece of the view it hangs from. */
  readonly on?: string
  /** The seat it is aimed at. */
  readonly aim?: number
  /** What kind of answer it is: what ends or goes on is always at the same place. */
  readonly role?: 'pass' | 'done' | 'decline' | 'yes' | 'no' | 'concede'
}

export interface SeatInfo {
  readonly seat: number
  readonly name: string
  readonly kind: SeatKind
}

export interface LogLine {
  /** Counts all lines of the match; stable. */
  readonly no: number
  readonly text: string
  readonly round?: number
  /** Whose doing it was, if somebody's. */
  readonly seat?: number
  /** The rules it came from, with commas between. */
  readonly rule?: string
  /** The house rule that stands in the place of one of them. */
  readonly house?: string
  /** The card whose text did it: the clause counted from 1, and what it says. */
  readonly card?: { readonly id: string; readonly title: string; readonly clause?: number; readonly words?: string }
  /** What was counted there, line by line, for each seat concerned. */
  readonly reckonings?: readonly Reckoning[]
  /** A moment that one goes back to look at again. */
  readonly key?: true
  /** What it is about, for those who look for one thing; absent where a game tells none apart. */
  readonly kind?: LineKind
  /** What speaks for it, where a bot did it: no more than everybody at the table could tell. */
  readonly because?: { readonly reason: string; readonly rule?: string }
  /** The first line of a decision of the listener's own: `table.back` with this number leads to before it, if anything does. */
  readonly decision?: number
}

/** The table as one seat may see it. */
export interface TableView {
  readonly match: string
  readonly title: string
  readonly seat: number
  readonly seats: readonly SeatInfo[]
  /** How many actions this seat has taken: named when acting, so that a late click is refused. */
  readonly at: number
  /** Moves of the match so far, by anybody. */
  readonly moves: number
  readonly actors: readonly number[]
  readonly prompt: string
  /** The rule to look up about what is asked. */
  readonly rule?: string
  readonly choices: readonly Choice[]
  /** The piece that asks: what is being played, or the card whose text it is. */
  readonly asking?: string
  readonly view: GameView
  /** The newest lines; older ones through `table.log`. */
  readonly log: readonly LogLine[]
  /** Who is thinking, since when (ms ago) and how long it may take. */
  readonly thinking?: { readonly seat: number; readonly forMs: number; readonly budgetMs: number }
  /** The bots wait until they are let go on. */
  readonly held?: boolean
  /** A bot knows what it does, and waits: for as long as the pace says, or until it is asked for (`table.hurry`). */
  readonly paused?: { readonly seat: number; readonly step: boolean }
  /** There is only one answer, and nothing to be seen by it: a window may give it by itself. */
  readonly plain?: true
  /** Whether this seat may take back, and why not. */
  readonly undo: { readonly can: boolean; readonly why?: string }
  /** Whether this seat may do again what it has taken back, and why not. */
  readonly redo: { readonly can: boolean; readonly why?: string }
  readonly outcome?: { readonly scores: readonly number[]; readonly because: string }
  /** What was agreed before the match: "about this match". */
  readonly terms: readonly Agreed[]
  /** One person leads every seat: no curtain falls between them. */
  readonly open?: true
  /** After how many seconds what is shown is over: then the only choice is made by itself. */
  readonly glance?: number
  /** Something went wrong that the players should know (a bot fell back, a law broke). */
  readonly notice?: string
}

/** A thing agreed on, with the rules it is about, and the house rule it is, if it is one. */
export interface Agreed {
  readonly text: string
  readonly rule?: string
  readonly house?: string
}

export interface MatchSummary {
  readonly id: string
  readonly game: GameId
  readonly title: string
  readonly seats: readonly SeatInfo[]
  readonly beganAt: string
  readonly playedAt: string
  readonly moves: number
  /** One line: round, points, whose decision. */
  readonly standing: string
  readonly over?: { readonly because: string }
  /** Why it cannot be resumed, if so (older edition, damaged). */
  readonly readOnly?: string
}

export interface DeckFault {
  readonly rule: string
  readonly severity: 'fault' | 'warning'
  readonly card?: string
  readonly found: number
  readonly wanted: number
  readonly message: string
}

export interface DeckSummary {
  readonly id: number
  readonly name: string
  readonly ready: boolean
  readonly cards: number
  readonly adventurePoints: number
  readonly legal: boolean
  readonly faults: number
  readonly investigators: readonly string[]
}

/** What each choice of a decision is worth to the seat that has it, reckoned from what that seat knows. */
export interface TableOdds {
  /** The moves that had been made: with another number it is about another decision. */
  readonly moves: number
  /** Reckoned out, or tried in imagined worlds. */
  readonly by: 'exact' | 'search'
  readonly playouts?: number
  /** By the keys of the choices: the score to expect, from 0 to 1; and how often to choose so, where one had better not be foreseen. */
  readonly choices: readonly { readonly key: string; readonly chance: number; readonly share?: number }[]
}

/** What a bot would do in the place of a seat that must decide, and why. */
export interface TableHint {
  /** The moves that had been made: with another number it is about another decision. */
  readonly moves: number
  /** The key of the choice. */
  readonly choice: string
  /** One sentence: what speaks for it, from what the seat knows. */
  readonly reason: string
  /** The rule to look up about it. */
  readonly rule?: string
}

/** First that it is being thought of, and how long that may take; then the hint. */
export type HintStep = { readonly thinkingMs: number } | { readonly hint: TableHint }

/** Why a card cannot be played now: all reasons, with rule and remedy (M section 5). */
export interface WhyNot {
  readonly piece: string
  readonly title: string
  readonly legal: boolean
  readonly reasons: readonly { readonly rule: string; readonly why: string; readonly remedy?: string; readonly house?: string }[]
  /** The card's clauses in plain words. */
  readonly clauses: readonly string[]
}

export interface InvestigatorSummary {
  readonly id: string
  readonly title: string
  readonly education: number
  readonly sanityStart: number
  readonly sanityMax: number
  readonly hand: number
  readonly handMin: number
  readonly handMax: number
  readonly languages: string
}

export interface CardSummary {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly subtype?: string
  readonly set: string
  readonly text: string
  readonly value?: number
  readonly sanity?: number | 'variable'
  readonly points?: number
}

export interface NewSeat {
  readonly name: string
  readonly kind: SeatKind
  /** Mythos only. */
  readonly deck?: number
  readonly investigator?: string
}

export interface About {
  readonly version: string
  readonly notice: string
  readonly credits: readonly string[]
  readonly dataFolder: string
}
