/** One table: the match as it was agreed, its course so far, and how the table looks to one seat (I-H2: built by allow-list). */
import { hash } from 'node:crypto'
import type { Pace } from '../contract/games.ts'
import type { Choice, GameView, LogLine, SeatInfo, TableView } from '../contract/table.ts'
import type { Seat } from '../engine/game.ts'
import { actionKey, type Move } from '../engine/match.ts'
import { type Course, decisionsTold, viewOf, wayBack } from './course.ts'
import type { KeptMatch, NewMatch } from './shelf.ts'

/** A bot that is thinking. */
export interface Thinking {
  readonly seat: Seat
  /** By the clock that never goes back. */
  readonly since: number
}

export interface Table {
  readonly match: Omit<KeptMatch, 'moves' | 'head'>
  course: Course
  /** The moves that count. */
  readonly moves: Move<unknown>[]
  /** What was taken back and may be done again, next one first. */
  beyond: readonly Move<unknown>[]
  /** Why nobody may act here. The match lies as it lay. */
  readonly readOnly?: string | undefined
  /** What the players should know, until the next move. */
  notice?: string | undefined
  /** Ends what the bots of this table are doing; there while they do something. */
  bots?: AbortController | undefined
  thinking?: Thinking | undefined
  /** A person wants the bots to wait. Forgotten when the table is put away. */
  held?: boolean
  /** How fast the bots act, as the windows that watch want it; the one that came last is heeded. */
  paces?: readonly Pace[]
  /** A bot that knows what it does, and waits. */
  paused?: TableView['paused']
  /** Ends that wait. */
  goOn?: (() => void) | undefined
  /** Nobody wants to wait until a person is asked. */
  hurried?: boolean
  /** When the last move was made, by the clock that never goes back, and how many lines had been told at the last wait. */
  movedAt?: number
  read?: number
  /** The number of moves at which no bot could go on. */
  stuck?: number
  /** Windows that are told of changes. */
  watchers: number
}

/** How many lines of the log come with a view, and with a look further back. */
const newestLines = 60
const olderLines = 200

export const isHuman = ({ match }: Table, seat: Seat): boolean => match.seats[seat]?.kind === 'human'

/** How many actions a seat has taken. */
export const actionsOf = ({ moves }: Table, seat: Seat): number => moves.reduce((sum, move) => (move.seat === seat ? sum + 1 : sum), 0)

export function choicesOf({ match, course: { entry, state }, readOnly }: Table, seat: Seat): Choice[] {
  if (readOnly !== undefined) return []
  const { game } = entry
  return game.legal(state, seat).map((action) => ({ key: choiceKey(match, action), ...game.describe(state, seat, action) }))
}

/**
 * What an action is called over a wire. An action may name a card that the seat can point at and not see (I-H2), so
 * what leaves is a name that tells nothing to those who do not know the seed.
 */
export const choiceKey = ({ id, seed }: Pick<KeptMatch, 'id' | 'seed'>, action: unknown): string =>
  hash('sha256', `${seed} ${id} ${actionKey(action)}`, 'hex').slice(0, 32)

/** The table as `seat` may see it. */
export function look(table: Table, seat: Seat): TableView {
  const { match, course, moves, thinking, paused, notice, readOnly } = table
  const { entry, state } = course
  const { game } = entry
  const outcome = game.outcome(state)
  const rule = game.actors(state).includes(seat) ? entry.ruleOf?.(state, seat) : undefined
  const glance = entry.glance?.(state, seat)
  const told = [readOnly, notice].filter((each) => each !== undefined).join(' ')
  const choices = choicesOf(table, seat)
  const asking = game.actors(state).includes(seat) ? entry.asking?.(state, seat) : undefined
  return {
    match: match.id,
    title: match.title,
    seat,
    seats: seatsOf(match),
    at: actionsOf(table, seat),
    moves: moves.length,
    actors: game.actors(state),
    prompt: promptOf(table, seat),
    ...(rule !== undefined && { rule }),
    choices,
    ...(asking !== undefined && { asking }),
    // The entry was found by this very id, so game and view belong together.
    view: { game: game.id, view: viewOf(game, state, seat) } as GameView,
    log: toldTo(table, seat, course.lines[seat]!.slice(-newestLines)),
    ...(thinking && {
      thinking: { seat: thinking.seat, forMs: Math.round(performance.now() - thinking.since), budgetMs: match.botBudgetMs },
    }),
    ...(table.held && { held: true }),
    ...(paused && { paused }),
    ...(isPlain(table, seat, choices) && { plain: true as const }),
    undo: undoOf(table, seat),
    redo: redoOf(table, seat),
    ...(outcome && { outcome: { scores: outcome.scores, because: outcome.because } }),
    terms: entry.terms?.(state) ?? [],
    ...(entry.open?.(state) && { open: true as const }),
    ...(glance !== undefined && { glance }),
    ...(told !== '' && { notice: told }),
  }
}

/** Whether there is nothing to decide and nothing to look at: one answer, giving up apart, and nobody is on the way back. */
function isPlain({ course: { entry, state }, beyond }: Table, seat: Seat, choices: readonly Choice[]): boolean {
  const answers = choices.filter(({ role }) => role !== 'concede').length
  return answers === 1 && beyond.length === 0 && entry.glance?.(state, seat) === undefined && entry.shows?.(state, seat) !== true
}

/** Lines of the log, with the decisions they came of, which one can go back to. */
function toldTo({ course, readOnly }: Table, seat: Seat, lines: readonly LogLine[]): LogLine[] {
  if (readOnly !== undefined) return [...lines]
  const decisions = decisionsTold(course, seat)
  return lines.map((line) => {
    const decision = decisions.get(line.no)
    return decision === undefined ? line : { ...line, decision }
  })
}

export const seatsOf = ({ seats }: Pick<NewMatch, 'seats'>): SeatInfo[] => seats.map(({ name, kind }, seat) => ({ seat, name, kind }))

function promptOf({ match, course: { entry, state } }: Table, seat: Seat): string {
  const actors = entry.game.actors(state)
  const outcome = entry.game.outcome(state)
  if (outcome !== undefined) return outcome.because
  if (actors.includes(seat)) return entry.prompt?.(state, seat) ?? 'It is your move.'
  return `Waiting for ${actors.map((each) => match.seats[each]!.name).join(' and ')}.`
}

function undoOf(table: Table, seat: Seat): TableView['undo'] {
  if (table.readOnly !== undefined) return { can: false, why: 'This match can be read, not played on.' }
  const way = wayBack(table.course, seat, table.match.undoPastRevealed)
  return 'why' in way ? { can: false, why: way.why } : { can: true }
}

function redoOf({ beyond, readOnly }: Table, seat: Seat): TableView['redo'] {
  const [next] = beyond
  if (readOnly !== undefined || next === undefined) return { can: false, why: 'Nothing was taken back.' }
  return next.seat === seat ? { can: true } : { can: false, why: 'It was somebody else who took back.' }
}

/** Lines of the log that come before line `before`, the newest of them. */
export function olderLog(table: Table, seat: Seat, before: number): TableView['log'] {
  return toldTo(table, seat, table.course.lines[seat]!.slice(0, before).slice(-olderLines))
}
