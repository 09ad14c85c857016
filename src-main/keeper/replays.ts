/**
 * Matches looked at again: position by position, through the eyes of a seat or of all of them, with marks to jump to and
 * notes; and going on from any position as another match. While a match is under way nobody sees more of it here than at
 * the table (I-H1): only the seats of the persons who ask, and nothing of what was taken back.
 */
import type { CampaignShelf } from '../../db/campaigns.ts'
import type { MatchShelf } from '../../db/matches.ts'
import type { Replay, ReplayMark, ReplayStep } from '../contract/replays.ts'
import type { GameView, LogLine, TableView } from '../contract/table.ts'
import type { Seat } from '../engine/game.ts'
import type { Move } from '../engine/match.ts'
import type { Entry } from '../games/index.ts'
import { begun, type Course, explainedSeats, replayed, taken } from './course.ts'
import { refusal } from './refuse.ts'
import { olderEdition } from './reopen.ts'
import type { KeptMatch, Shelf } from './shelf.ts'
import { look, seatsOf, type Table } from './table.ts'
import { type Caller, mayTakeAlong, seatsFor, type Tables } from './tables.ts'

export type Eyes = Seat | 'all'

/** A match followed to its end, with every position on the way: they share what did not change between them. */
interface Followed {
  readonly kept: KeptMatch
  readonly stamp: Stamp
  readonly entry: Entry
  readonly course: Course
  readonly states: readonly unknown[]
  /** How many lines each seat had been told at each position. */
  readonly told: readonly (readonly number[])[]
  /** The lines as whoever acted was told them. */
  readonly lines: readonly (readonly LogLine[])[]
  readonly moves: readonly Move<unknown>[]
  readonly marks: readonly ReplayMark[]
  /** Why it ends before its last move. */
  readonly why?: string
}

export interface ReplaySources {
  readonly shelf: Shelf
  readonly matches: MatchShelf
  readonly campaigns: Pick<CampaignShelf, 'stepNotes' | 'noteStep'>
  readonly tables: Tables
  readonly games: ReadonlyMap<string, Entry>
  readonly unfold: (game: string, options: unknown) => unknown
}

/** How many matches are kept at hand while somebody looks at them. */
const atHand = 2

export function replayRoom({ shelf, matches, campaigns, tables, games, unfold }: ReplaySources) {
  const known = new Map<string, Followed>()

  function followed(id: string): Followed {
    const stamp = stampOf(tables.peek(id))
    const found = known.get(id)
    known.delete(id)
    const fresh = found?.stamp.moves === stamp.moves && found.stamp.last === stamp.last ? found : followAnew(id, stamp)
    known.set(id, fresh)
    for (const [oldest] of [...known].slice(0, -atHand)) known.delete(oldest)
    return fresh
  }

  function followAnew(id: string, stamp: Stamp): Followed {
    const kept = shelf.take(id)
    if (kept === undefined) throw refusal('no_match', 'There is no such match. It may have been removed.')
    const entry = games.get(kept.game)
    if (entry === undefined) throw refusal('read_only', `This version of Story Deck does not know the game “${kept.game}”.`)
    return { ...follow(kept, entry, unfold), stamp }
  }

  /** Whose eyes the caller may see with, and whether with all of them. */
  function sights(caller: Caller, id: string): { readonly seats: readonly Seat[]; readonly all: boolean } {
    const table = tables.peek(id)
    const over = table.course.entry.game.outcome(table.course.state) !== undefined
    return { seats: over ? [...table.match.seats.keys()] : seatsFor(caller, table), all: over && mayTakeAlong(caller, table) }
  }

  /** A match that came in a file and cannot be played here: as it was told. */
  function asTold(id: string): Replay | undefined {
    const { title, game, why, extras } = matches.load(id)
    if (why === undefined) return undefined
    const { transcript: lines } = extras as { readonly transcript: readonly string[] }
    return {
      match: id,
      title,
      game,
      seats: [],
      steps: 0,
      marks: [],
      notes: campaigns.stepNotes(id),
      all: { can: false, why },
      transcript: { why, lines: lines.map((text, no) => ({ no, text })) },
    }
  }

  function open(caller: Caller, id: string): Replay {
    const told = asTold(id)
    if (told !== undefined) return told
    const { kept, states, marks, why } = followed(id)
    const { seats, all } = sights(caller, id)
    const old = olderEdition(kept, games.get(kept.game)!)
    const reason = why ?? old
    return {
      match: id,
      title: kept.title,
      game: kept.game,
      seats: seatsOf(kept)
        .filter(({ seat }) => seats.includes(seat))
        .map(({ seat, name }) => ({ seat, name })),
      steps: states.length - 1,
      // What is marked may be known to everybody.
      marks,
      notes: campaigns.stepNotes(id),
      all: all ? { can: true } : { can: false, why: 'Hands are open once the match is over.' },
      ...(reason !== undefined && { transcript: { why: reason, lines: transcript(followed(id), seats[0]) } }),
    }
  }

  function at(caller: Caller, id: string, step: number, eyes: Eyes): ReplayStep {
    const match = followed(id)
    const { kept, entry, states, told, lines, moves, course } = match
    const { seats, all } = sights(caller, id)
    if (eyes === 'all' ? !all : !seats.includes(eyes)) throw refusal('not_your_seat', 'You cannot see this match through these eyes.')
    const state = states[step]
    if (state === undefined) throw refusal('bad_options', `This match has ${states.length - 1} steps.`)
    const move = moves[step - 1]
    const seat = eyes === 'all' ? (seats[0] ?? 0) : eyes
    const table = tableAt(kept, entry, course, state, told[step]!, moves.slice(0, step))
    const view = shown(look(table, seat), entry, state, eyes)
    // As it was called when it was made.
    const called = (made: Move<unknown>) => entry.game.describe(states[step - 1], made.seat, made.action).text
    // Who sees with the bot's eyes may know its whole plan; everybody else has what the log says.
    const because =
      move !== undefined && course.explained[move.seat] ? entry.counsel?.(states[step - 1], move.seat, move.action) : undefined
    const before = told[step - 1]
    const own = before === undefined ? [] : course.lines[seat]!.slice(before[seat], told[step]![seat])
    return {
      step,
      view,
      lines: eyes === 'all' ? (lines[step - 1] ?? []) : own,
      // What somebody chose is told to others by the log alone.
      ...(move !== undefined &&
        (eyes === 'all' || move.seat === eyes) && { move: { seat: move.seat, text: called(move), ...(because && { because }) } }),
    }
  }

  return {
    open,
    at,
    note(caller: Caller, id: string, step: number, text: string): Replay {
      const { states } = followed(id)
      if (step >= states.length) throw refusal('bad_options', `This match has ${states.length - 1} steps.`)
      campaigns.noteStep(id, step, text)
      return open(caller, id)
    },
    /** A match that is what this one was after so many moves; this one stays as it is. */
    playOn(caller: Caller, id: string, step: number): { readonly match: string } {
      const { kept, entry, states, why } = followed(id)
      const old = olderEdition(kept, entry) ?? why
      if (old !== undefined) throw refusal('read_only', old)
      if (!mayTakeAlong(caller, tables.peek(id)))
        throw refusal('secret', 'Before it is over, only who sits on the seats of all persons may play on from here.')
      const state = states[step]
      if (state === undefined) throw refusal('bad_options', `This match has ${states.length - 1} steps.`)
      if (entry.game.outcome(state) !== undefined) throw refusal('bad_options', 'The match is over there.', 'Choose an earlier step.')
      return { match: matches.branch(id, step, `${kept.title.slice(0, 170)}, from move ${step}`) }
    },
  }
}

/**
 * Which moves a match was followed by. The table makes a new object of each move, and whoever goes back and on again cuts off
 * all that came after; so as many moves with the same last one are the same moves.
 */
interface Stamp {
  readonly moves: number
  readonly last: Move<unknown> | undefined
}

const stampOf = ({ moves }: Table): Stamp => ({ moves: moves.length, last: moves.at(-1) })

function follow(kept: KeptMatch, entry: Entry, unfold: ReplaySources['unfold']): Omit<Followed, 'stamp'> {
  const { game } = entry
  const moves = kept.moves.slice(0, kept.head)
  const course = started(kept, entry, unfold)
  const states: unknown[] = [course.state]
  const told = [course.lines.map((each) => each.length)]
  const lines: (readonly LogLine[])[] = []
  const marks: ReplayMark[] = []
  let round = 0
  let actor: Seat | undefined
  let why: string | undefined
  for (const [no, { seat, action }] of moves.entries()) {
    try {
      taken(course, { seat, action }, replayed(course, { seat, action }))
    } catch {
      why = `Move ${no + 1} of ${moves.length} cannot be carried out by these rules, so the replay ends before it.`
      break
    }
    states.push(course.state)
    const counts = course.lines.map((each) => each.length)
    const before = told.at(-1)!
    const own = course.lines[seat]!.slice(before[seat])
    told.push(counts)
    lines.push(own)
    const step = no + 1
    if (course.round !== round && game.outcome(course.state) === undefined) {
      round = course.round
      marks.push({ step, kind: 'round', text: `Round ${round}` })
    }
    const next = game.actors(course.state)[0]
    if (next !== undefined && next !== actor && entry.turnOf !== undefined) {
      const whose = entry.turnOf(course.state)
      if (whose !== undefined && whose !== actor) {
        actor = whose
        marks.push({ step, kind: 'turn', text: `${kept.seats[whose]!.name}’s Turn`, seat: whose })
      }
    }
    // A key moment is one that everybody heard of.
    for (const line of own) {
      if (line.key === true && course.lines.every((each, listener) => each.slice(before[listener]).some(({ text }) => text === line.text)))
        marks.push({ step, kind: 'key', text: line.text, ...(line.seat !== undefined && { seat: line.seat }) })
    }
    if (game.outcome(course.state) !== undefined) marks.push({ step, kind: 'key', text: game.outcome(course.state)!.because })
  }
  return {
    kept,
    entry,
    course,
    states,
    told,
    lines,
    moves: moves.slice(0, states.length - 1),
    marks,
    ...(why !== undefined && { why }),
  }
}

/** Everybody is told everything that belongs to them, bots too: here their eyes may be looked through. */
function started(kept: KeptMatch, entry: Entry, unfold: ReplaySources['unfold']): Course {
  try {
    return begun(
      entry,
      unfold(kept.game, kept.options),
      kept.seed,
      kept.seats.map(() => true),
      explainedSeats(kept),
    )
  } catch {
    throw refusal('read_only', 'This match cannot be shown: what it began with is not understood here.')
  }
}

/** A table at which nothing can be done, as it was. */
function tableAt(
  kept: KeptMatch,
  entry: Entry,
  course: Course,
  state: unknown,
  told: readonly number[],
  moves: readonly Move<unknown>[],
): Table {
  return {
    match: kept,
    course: { ...course, entry, state, lines: course.lines.map((each, seat) => each.slice(0, told[seat])) },
    moves: [...moves],
    beyond: [],
    readOnly: '',
    watchers: 0,
  }
}

/** Through all eyes what lies hidden from some is laid open, where the game says how its views go together. */
function shown({ undo: _undo, redo: _redo, notice: _notice, ...view }: TableView, entry: Entry, state: unknown, eyes: Eyes): TableView {
  const nothing = { can: false, why: 'A replay is looked at, not played.' }
  // No line leads back to a decision, since nothing can be decided otherwise here.
  const log = view.log.map(({ decision: _, ...line }) => line)
  const plain: TableView = { ...view, log, undo: nothing, redo: nothing }
  if (eyes !== 'all' || entry.openView === undefined) return plain
  const views = plain.seats.map(({ seat }) => entry.game.view(state, seat))
  return { ...plain, view: { game: entry.game.id, view: entry.openView(views) } as GameView }
}

const transcript = ({ course }: Followed, seat: Seat | undefined): readonly LogLine[] => course.lines[seat ?? 0] ?? []
