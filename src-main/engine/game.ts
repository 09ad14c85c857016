/**
 * The one interface every game at this table implements.
 *
 * A Game is its rules and nothing else: pure functions over plain data. It
 * keeps no state between calls, reads no clock and throws no dice of its own;
 * the options, the seed and the actions taken decide everything. That is what
 * makes a saved match three small values, undo a shorter list, and a bot able
 * to play a game it has never heard of.
 *
 * The laws these functions keep are written as tests in test/laws.
 */
import type { Rng, Seed } from './random.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

export interface Game<Options, State, Action, View, Event = unknown> {
  /** Names the game in saves and addresses. Never changes once released. */
  readonly id: string

  /** Raised when a change of the rules would make an old log play out differently. */
  readonly edition: number

  /** How many may sit down. */
  readonly seats: { readonly min: number; readonly max: number }

  /** The position before anyone has acted. Throws {@link BadOptions}. */
  setup(options: Options, seed: Seed): State

  /**
   * Who must act now, clockwise. Several seats at once means that they choose
   * without seeing each other's choice. Empty exactly when there is an outcome.
   */
  actors(state: State): readonly Seat[]

  /**
   * Everything `seat` may do now, in a stable order.
   *
   * Empty unless the seat is one of the actors, and never empty if it is. Keep
   * it short: a decision with more than some fifty answers is asked as several
   * smaller ones ("join a Spell?" - "this one" - "another?" - "done").
   */
  legal(state: State, seat: Seat): readonly Action[]

  /** The position after `seat` takes a legal `action`. Leaves `state` as it was. */
  apply(state: State, seat: Seat, action: Action): Step<State, Event>

  /**
   * Everything `seat` knows, remembered knowledge included; for no seat, what
   * an onlooker knows. Never the generator.
   */
  view(state: State, seat?: Seat): View

  /** How it ended, or nothing while it goes on. */
  outcome(state: State): Outcome | undefined

  /**
   * A position `seat` could not tell from this one, with everything it does
   * not know drawn afresh. Must not peek: see "imagining is blind" in
   * test/laws.
   */
  imagine(state: State, seat: Seat, rng: Rng): State

  /** How an action reads on a button, and which piece on the table it hangs from. */
  describe(state: State, seat: Seat, action: Action): Label

  /**
   * What `seat` is told of an event, as a line of the log; nothing, if it has
   * not noticed. Events stay with the Keeper, these lines are what leaves.
   */
  tell(event: Event, seat?: Seat): string | undefined

  /**
   * How well `seat` stands, from 0 (lost) to 1 (won): a hint for a bot that
   * cannot play an imagined match to its end. It may use all it finds in the
   * position, for the position it is given is an imagined one.
   */
  worth?(state: State, seat: Seat): number

  /**
   * What `worth` sees in a position for `seat`, part by part, always the same parts: a bot remembers them on average, to say
   * afterwards why it liked one choice better than another.
   */
  outlook?(state: State, seat: Seat): Outlook

  /**
   * How much an action tempts a sensible player, beside the others; 1, if not
   * said. A hint for playouts, which draw by it instead of blindly. It may look
   * at all of the position, which is an imagined one.
   */
  appeal?(state: State, seat: Seat, action: Action): number

  /**
   * What `seat`, one of the actors, may expect of each of its actions, in their order, where the game can reckon that out
   * and need not try; nothing, where it cannot. It uses no more than the seat knows: two positions that look the same to
   * the seat have the same odds.
   */
  odds?(state: State, seat: Seat): readonly Odds<Action>[] | undefined

  /**
   * Reckons ahead, in a game where that takes seconds, what `odds` needs at `state`: until it has it, or until `late`, which
   * is asked every few milliseconds. Whether it has it; if not, it may be asked to go on. Without it `odds` takes its time.
   */
  prepare?(state: State, late: () => boolean): boolean

  /** After how many actions a playout has seen enough to be judged by `worth`; the bot's own horizon, if not said. */
  readonly foresight?: number
}

/** Amounts by what they are amounts of, in units of the game. */
export type Outlook = Readonly<Record<string, number>>

/** A position, and what happened on the way to it. */
export interface Step<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/** What each seat earned, from 0 (lost) to 1 (won). Equal shares are a tie. */
export interface Outcome {
  readonly scores: readonly number[]
  /** One sentence, in the words of the rulebook. */
  readonly because: string
}

/** What an action promises, if all go on as well as they can. */
export interface Odds<Action> {
  readonly action: Action
  /** The score to be expected (see `Outcome`): where somebody wins alone, the chance of winning. */
  readonly chance: number
  /** How often it is to be taken, where several choose at once and whoever is foreseen loses by it; else what promises most is. */
  readonly share?: number
}

export interface Label {
  readonly text: string
  /** The piece of the view the action is offered on, if it belongs to one. */
  readonly on?: string
  /** The player it is aimed at, where players are chosen among. */
  readonly aim?: Seat
  /** One sentence: what the action will do, where its name alone does not say. */
  readonly hint?: string
  /** What kind of answer it is, where every game has it. */
  readonly role?: Role
}

/** Doing nothing with a turn; wanting no more of something; wanting nothing of it; the two plain answers; and giving the match up, which no window lays beside an answer. */
export type Role = 'pass' | 'done' | 'decline' | 'yes' | 'no' | 'concede'

/** A game whose types are nobody's business: what bots, tables and saves handle. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>

/** Someone tried what the rules do not allow. The message is fit to show. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction'
}

/** A match cannot begin like this. The message is fit to show. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions'
}
