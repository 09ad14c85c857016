/**
 * The games of this table, by id.
 *
 * This is the one place to add a game to: what is listed here can be played,
 * replayed and asked about its rules; the bots need not be told.
 */
import type { AnyGame, Seat } from '../engine/game.ts'
import { cthulhuDice, type State as DiceState } from './cthulhu-dice/game.ts'
import { ruleOfQuestion } from './mythos/citations.ts'
import { mythos } from './mythos/game.ts'
import { broken } from './mythos/invariants.ts'
import { prompt as mythosPrompt } from './mythos/look.ts'
import type { State as MythosState } from './mythos/state.ts'
import { citation, type Told } from './mythos/tell.ts'
import { whyPiece } from './mythos/why.ts'

export interface Entry {
  readonly game: AnyGame
  readonly title: string
  /** Whether its rules are complete. `npm run rules` fails on a gap in a released game. */
  readonly released: boolean
  /** What to sit down with, where nothing but the number of players matters; absent, where decks do. */
  options?(players: number): unknown
  /** How many rounds, or turns, have come to their end. */
  rounds(state: unknown): number
  /** The open question in words, for a seat that must answer it. */
  prompt?(state: unknown, seat: Seat): string
  /** The rule to look up about the open question, for a seat that must answer it. */
  ruleOf?(state: unknown, seat: Seat): string | undefined
  /** One line about a position that everybody may read: how far it is, who leads. */
  standing?(state: unknown): string
  /** Whether an event showed somebody what was hidden: taking back stops there. That luck was drawn need not be said. */
  reveals?(event: unknown): boolean
  /** Whose doing an event was, the round that it began, the rule to cite: where that is not plain from the move that led to it. */
  about?(event: unknown): About
  /** A law of the game that a position breaks, in a sentence; the table stops there. Cheap enough to be asked after every move. */
  brokenLaw?(state: unknown): string | undefined
  /** Why `seat` may not play a piece of its view now; nothing, if it is no such piece. */
  why?(state: unknown, seat: Seat, piece: string): Why | undefined
}

export interface About {
  readonly seat?: Seat
  readonly round?: number
  readonly rule?: string
}

/** All that speaks against a play, and the piece's own words. */
export interface Why {
  readonly title: string
  readonly legal: boolean
  readonly reasons: readonly { readonly rule: string; readonly why: string; readonly remedy?: string }[]
  readonly clauses: readonly string[]
}

const entries: readonly Entry[] = [
  {
    game: cthulhuDice,
    title: 'Cthulhu Dice',
    released: true,
    options: (players) => ({ players }),
    rounds: ({ turn }: DiceState) => turn - 1,
    prompt: ({ question }: DiceState) => (question.ask === 'whom to curse' ? 'Whom do you curse?' : 'The Eye is yours: what does it see?'),
    // CD-6, or what the Eye may choose (CD-18).
    ruleOf: ({ question }: DiceState) => (question.ask === 'whom to curse' ? 'CD-6' : 'CD-18'),
    standing: ({ turn }: DiceState) => `Turn ${turn}`,
  },
  {
    game: mythos,
    title: 'Mythos',
    released: true,
    rounds: ({ round, over }: MythosState) => (over === undefined ? round - 1 : round),
    prompt: (state: MythosState, seat) => mythosPrompt(state, seat),
    ruleOf: (state: MythosState, seat) => ruleOfQuestion(state, seat),
    standing: ({ round, players, sheet }: MythosState) =>
      `Round ${round}: ${players.map(({ points, sanity }, seat) => `${sheet.names[seat]} ${points} points, ${sanity} Sanity`).join('; ')}`,
    reveals: ({ was }: Told) => was === 'threat revealed' || was === 'revealed',
    about: (event: Told) => aboutMythos(event),
    brokenLaw: (state: MythosState) => broken(state),
    why: (state: MythosState, seat, piece) => whyPiece(state, seat, piece),
  },
]

function aboutMythos(event: Told): About {
  const rule = citation(event)
  return {
    ...('seat' in event ? { seat: event.seat } : {}),
    ...(event.was === 'round begun' ? { round: event.round } : {}),
    ...(rule === undefined ? {} : { rule }),
  }
}

export const games: ReadonlyMap<string, Entry> = new Map(entries.map((each) => [each.game.id, each]))
