/**
 * The course of a match in memory: where it stands, what every human seat was told on the way, and which moves may be
 * taken back. Everything here can be computed again from options, seed and moves.
 */
import { isDeepStrictEqual } from 'node:util'
import type { LogLine, SeatKind } from '../contract/table.ts'
import type { AnyGame, Outcome, Seat, Step } from '../engine/game.ts'
import { actionKey, canonical, type Move, play } from '../engine/match.ts'
import { seeded } from '../engine/random.ts'
import type { Entry } from '../games/index.ts'

/** What one move has done, as far as it must be remembered. */
interface Made {
  readonly seat: Seat
  readonly action: unknown
  /** Luck was drawn or something hidden was shown, as far as position and events tell. */
  readonly revealed: boolean
  /** Whether somebody learnt something all the same; found out when it is asked for. */
  taught?: boolean
  /** How many lines each seat had been told before. */
  readonly told: readonly number[]
  /** The position before; forgotten once it is long ago. */
  before: unknown
}

export interface Course {
  readonly entry: Entry
  /** What the game was set up with. */
  readonly options: unknown
  /** One a seat: whether a person sits there. Only persons are told anything. */
  readonly humans: readonly boolean[]
  /** One a seat: whether what it does is told with a reason, as far as everybody could tell one. */
  readonly explained: readonly boolean[]
  state: unknown
  round: number
  readonly made: Made[]
  /** One list a seat; a line's number is its place. */
  readonly lines: readonly LogLine[][]
}

/** How far back a position is at hand; what lies before is played again. */
const remembered = 64

/** How much may happen in one move (RELIABILITY L13): what does more does not end. */
const mostEvents = 1_000

/** The law that a position or a move has broken: a fault of the rules as they are written here, not of a player. */
export class BrokenLaw extends Error {
  override readonly name = 'BrokenLaw'
}

/** A match in which nothing has happened yet. Throws what `setup` throws. */
export function begun(
  entry: Entry,
  options: unknown,
  seed: number,
  humans: readonly boolean[],
  explained: readonly boolean[] = humans.map(() => false),
): Course {
  const state = entry.game.setup(options, seed)
  return { entry, options, humans, explained, state, round: roundOf(entry, state), made: [], lines: humans.map(() => []) }
}

/** The seats of bots that mean something by what they do. */
export const explainedSeats = ({ seats }: { readonly seats: readonly { readonly kind: SeatKind }[] }): boolean[] =>
  seats.map(({ kind }) => kind === 'bot' || kind === 'quick')

function roundOf({ game, rounds }: Entry, state: unknown): number {
  const over = rounds(state)
  return game.outcome(state) === undefined ? over + 1 : Math.max(1, over)
}

/** What a move would lead to. Throws IllegalAction, BrokenLaw, or whatever a faulty rule throws; changes nothing. */
export function tried(course: Course, seat: Seat, action: unknown): Step<unknown, unknown> {
  const step = play(course.entry.game, course.state, seat, action)
  const law = step.events.length > mostEvents ? `More than ${mostEvents} things happened in one move.` : brokenLaw(course.entry, step.state)
  if (law !== undefined) throw new BrokenLaw(law)
  return step
}

/** A move that was made before, made once more: what it led to was held to the laws then. Throws what the rules throw; changes nothing. */
export const replayed = (course: Course, { seat, action }: Move<unknown>): Step<unknown, unknown> =>
  play(course.entry.game, course.state, seat, action)

/** How a match ended, as it is kept: with what each seat had in the end, where the game counts something. */
export interface KeptOutcome extends Outcome {
  readonly points?: readonly number[]
}

export function keptOutcome({ game, points }: Entry, state: unknown): KeptOutcome | undefined {
  const outcome = game.outcome(state)
  return outcome === undefined || points === undefined ? outcome : { ...outcome, points: points.of(state) }
}

/** The first law that a position breaks (RELIABILITY 5, those that are cheap). */
export function brokenLaw({ game, brokenLaw }: Entry, state: unknown): string | undefined {
  const actors = game.actors(state)
  const over = game.outcome(state) !== undefined
  // I-T1
  if (over !== (actors.length === 0)) return over ? 'The match is over, yet somebody must act.' : 'The match goes on, yet nobody must act.'
  for (const seat of actors) {
    // I-T2
    const keys = game.legal(state, seat).map(actionKey)
    if (keys.length === 0) return `Seat ${seat} must act and has no choice.`
    if (new Set(keys).size < keys.length) return `Two choices of seat ${seat} are the same.`
  }
  return brokenLaw?.(state)
}

/** Makes a move that was tried. */
export function taken(course: Course, { seat, action }: Move<unknown>, { state, events }: Step<unknown, unknown>): void {
  const { entry, made, lines } = course
  const told = lines.map((each) => each.length)
  const revealed = !sameLuck(course.state, state) || events.some((each) => entry.reveals?.(each) ?? false)
  made.push({ seat, action, revealed, told, before: course.state })
  const longAgo = made[made.length - 1 - remembered]
  if (longAgo !== undefined) longAgo.before = undefined
  for (const event of events) tellAll(course, seat, event, state)
  course.state = state
  course.round = roundOf(entry, state)
}

/** Whether no luck was drawn between two positions: the generator, where a position has one, is the same. */
function sameLuck(before: unknown, after: unknown): boolean {
  const [a, b] = [rngOf(before), rngOf(after)]
  return a === b || canonical(a) === canonical(b)
}

const rngOf = (state: unknown): unknown => (typeof state === 'object' && state !== null && 'rng' in state ? state.rng : undefined)

function tellAll(course: Course, mover: Seat, event: unknown, state: unknown): void {
  const { entry, lines } = course
  for (const [listener, heard] of lines.entries()) {
    if (!course.humans[listener]) continue
    const { seat = mover, round = course.round, ...from } = entry.about?.(event, state, listener) ?? {}
    course.round = round
    const text = entry.game.tell(event, listener)
    if (text === undefined) continue
    const because = course.explained[seat] ? entry.motive?.(event, { before: course.state, after: state }) : undefined
    heard.push({ no: heard.length, text, round, seat, ...from, ...(because && { because }) })
  }
}

/** A line of the Keeper's own, for everybody. */
export function note(course: Course, text: string): void {
  for (const heard of course.lines) heard.push({ no: heard.length, text, round: course.round })
}

/**
 * Whether a person knows more after a move than before it: whoever took it back would keep that knowledge. What a
 * person chose to show by acting is that person's own business and no reason.
 *
 * A game says of its events which show something; lest it forgets one, it is asked in another way too. In a world that
 * the person could not tell from the true one the mover acts. If nothing it may do there looks like what has happened
 * here, then what has happened here was not known before.
 */
function wasRevealing(course: Course, no: number): boolean {
  const move = course.made[no]!
  move.taught ??= move.revealed || move.before === undefined || hasTaught(course, move, course.made[no + 1]?.before ?? course.state)
  return move.taught
}

const views = new WeakMap<object, Map<Seat, unknown>>()

/** What a seat sees of a position; no position ever changes, so it is put together once. */
export function viewOf(game: AnyGame, state: unknown, seat: Seat): unknown {
  if (typeof state !== 'object' || state === null) return game.view(state, seat)
  const known = views.get(state) ?? new Map<Seat, unknown>()
  views.set(state, known)
  if (!known.has(seat)) known.set(seat, game.view(state, seat))
  return known.get(seat)
}

/** How many worlds are tried for each person. */
const worlds = 3

function hasTaught({ entry: { game }, humans }: Course, { seat, action, before }: Made, after: unknown): boolean {
  const key = actionKey(action)
  return humans.some((isHuman, person) => {
    if (!isHuman || (humans[seat] && seat !== person)) return false
    const seen = viewOf(game, after, person)
    return Array.from({ length: worlds }, (_, luck) => game.imagine(before, person, seeded(luck))).some((world) => {
      const looksTheSame = (each: unknown) => isDeepStrictEqual(game.view(game.apply(world, seat, each).state, person), seen)
      const choices = game.legal(world, seat)
      const same = choices.find((each) => actionKey(each) === key)
      return same === undefined ? !choices.some(looksTheSame) : !looksTheSame(same)
    })
  })
}

/** Where taking back leads to: how many moves are left, or why it leads nowhere. */
export type WayBack = { readonly to: number } | { readonly why: string }

/**
 * The way back to the seat's own latest decision. Answers of bots since then go with it; nobody's else does, and
 * nothing is made unknown that was shown (I-H6), unless the match allows it.
 */
export function wayBack(course: Course, seat: Seat, pastRevealed: boolean, from = course.made.length): WayBack {
  const nothing = { why: 'There is nothing of yours to take back.' }
  if (!course.made.some((move) => move.seat === seat)) return nothing
  for (let to = from - 1; to >= 0; to--) {
    const move = course.made[to]!
    if (move.seat !== seat && course.humans[move.seat]) return { why: 'Somebody else has acted since.' }
    if (!pastRevealed && wasRevealing(course, to)) return { why: 'Luck was drawn or something hidden was shown since.' }
    if (move.seat === seat) return { to }
  }
  return nothing
}

/**
 * The way back to before decision `to` of the seat's own, over others of it: over nobody else's, and over nothing that was
 * shown, as `wayBack` has it. All the way or not at all; why not says how many decisions can be taken back.
 */
export function wayBackTo(course: Course, seat: Seat, to: number, pastRevealed: boolean): WayBack {
  if (course.made[to]?.seat !== seat) return { why: 'There is no decision of yours there.' }
  let decisions = 0
  let at = course.made.length
  while (at > to) {
    const way = wayBack(course, seat, pastRevealed, at)
    if ('why' in way) {
      const far =
        decisions === 0 ? 'Nothing can be taken back.' : `${decisions === 1 ? 'One decision' : `${decisions} decisions`} can be taken back.`
      return { why: `${way.why} ${far}` }
    }
    at = way.to
    decisions++
  }
  return { to }
}

/** The moves of a seat's own, each by the number of the first line that the seat was told of it. */
export function decisionsTold({ made, lines }: Course, seat: Seat): ReadonlyMap<number, number> {
  const end = lines[seat]!.length
  return new Map(
    made.flatMap((move, no) => {
      const [from, to] = [move.told[seat]!, made[no + 1]?.told[seat] ?? end]
      return move.seat === seat && to > from ? [[from, no] as const] : []
    }),
  )
}

/** Goes back until `to` moves are left. The position there must be remembered; if not, says so. */
export function wentBack(course: Course, to: number): boolean {
  const first = course.made[to]
  if (first === undefined || first.before === undefined) return false
  course.state = first.before
  course.round = roundOf(course.entry, course.state)
  for (const [seat, heard] of course.lines.entries()) heard.length = first.told[seat]!
  course.made.length = to
  return true
}
