/**
 * Matches as files: what was agreed, the seed, the moves, and the cards by the hash of what was printed on them. Nothing in a
 * file is believed that can be played again: a file is played from its first move before it is taken (S59).
 */
import type { CardShelf } from '../../db/cards.ts'
import type { MatchShelf, SeatKind } from '../../db/matches.ts'
import { seatKinds } from '../contract/games.ts'
import type { MatchFile } from '../contract/replays.ts'
import type { LogLine } from '../contract/table.ts'
import { type Move, play } from '../engine/match.ts'
import type { Entry } from '../games/index.ts'
import { keptOutcome } from './course.ts'
import { refusal } from './refuse.ts'
import { olderEdition } from './reopen.ts'
import type { KeptMatch } from './shelf.ts'

/** Says what a file is, before anything in it is looked at. */
const format = 'story-deck-match'

/** A match on its way out: also what the command line plays again (`options` unfolded). */
export interface OutgoingMatch {
  readonly format: typeof format
  readonly version: 1
  readonly game: string
  readonly edition: number
  readonly title: string
  readonly seats: readonly { readonly name: string; readonly kind: SeatKind }[]
  readonly seed: number
  /** What the game was set up with. */
  readonly options: unknown
  /** The same as it is kept: cards by their hashes. */
  readonly kept: unknown
  readonly moves: readonly Move<unknown>[]
  readonly botBudgetMs: number
  readonly undoPastRevealed: boolean
  /** What was told, for whoever cannot play it again. */
  readonly transcript: readonly string[]
}

export function outgoing(match: KeptMatch, options: unknown, transcript: readonly LogLine[]): OutgoingMatch {
  const { game, edition, title, seats, seed, moves, head, botBudgetMs, undoPastRevealed } = match
  return {
    format,
    version: 1,
    game,
    edition,
    title,
    seats: seats.map(({ name, kind }) => ({ name, kind })),
    seed,
    options,
    kept: match.options,
    moves: moves.slice(0, head),
    botBudgetMs,
    undoPastRevealed,
    transcript: transcript.map(({ text }) => text),
  }
}

interface Incoming extends Omit<OutgoingMatch, 'options' | 'format' | 'version'> {}

const noFile = (what: string) =>
  refusal('bad_options', `This is no match of Story Deck: ${what}. Nothing was taken in.`, 'Choose a file that was saved from the table.')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)
const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= 200

/** What stands in a file, field by field. Throws a refusal that names the first that is wrong. */
function incoming(text: string): Incoming {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw noFile('it is not JSON')
  }
  if (!isObject(found)) throw noFile('it holds no object')
  if (found.format !== format) throw noFile('it does not say that it is one')
  if (found.version !== 1) throw noFile(`its format has version ${String(found.version).slice(0, 10)}, and this Story Deck reads version 1`)
  const { game, edition, title, seats, seed, kept, moves, botBudgetMs, undoPastRevealed, transcript } = found
  if (!isName(game)) throw noFile('it names no game')
  if (!isWhole(edition)) throw noFile('it does not say by which edition of the rules it was played')
  if (!isName(title)) throw noFile('it has no title')
  if (!isWhole(seed)) throw noFile('its seed is no whole number')
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > 20) throw noFile('it does not say who sat at the table')
  if (!Array.isArray(moves) || moves.length > 4_000) throw noFile('its moves are no list of at most 4,000')
  return {
    game,
    edition,
    title,
    seed,
    kept,
    seats: seats.map((each: unknown, no) => {
      if (!isObject(each) || !isName(each.name) || !seatKinds.some((kind) => kind === each.kind))
        throw noFile(`seat ${no + 1} is not understood`)
      return { name: each.name, kind: each.kind as SeatKind }
    }),
    moves: moves.map((each: unknown, no) => {
      if (!isObject(each) || !isWhole(each.seat) || !('action' in each)) throw noFile(`move ${no + 1} is not understood`)
      return { seat: each.seat, action: each.action }
    }),
    botBudgetMs: isWhole(botBudgetMs) ? Math.min(10_000, Math.max(50, botBudgetMs)) : 1_000,
    undoPastRevealed: undoPastRevealed === true,
    transcript: Array.isArray(transcript)
      ? transcript
          .filter((each): each is string => typeof each === 'string')
          .slice(0, 20_000)
          .map((each) => each.slice(0, 1_000))
      : [],
  }
}

/** Every text in the agreement that has the form of a hash of a card. */
function hashesIn(kept: unknown): Set<string> {
  const found = new Set<string>()
  const look = (value: unknown, depth: number): void => {
    if (depth > 8) return
    if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) found.add(value)
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) look(each, depth + 1)
  }
  look(kept, 0)
  return found
}

export interface MatchFileSources {
  readonly matches: MatchShelf
  readonly cards: Pick<CardShelf, 'printed'>
  readonly games: ReadonlyMap<string, Entry>
  readonly unfold: (game: string, options: unknown) => unknown
}

export function matchFiles({ matches, cards, games, unfold }: MatchFileSources) {
  /** The match played from its first move, or why it cannot be. */
  function followed(file: Incoming): { readonly outcome?: unknown; readonly because?: string; readonly why?: string } {
    const entry = games.get(file.game)
    if (entry === undefined) return { why: `This version of Story Deck does not know the game “${file.game}”.` }
    const old = olderEdition(file, entry)
    if (old !== undefined) return { why: old }
    let state: unknown
    try {
      state = entry.game.setup(unfold(file.game, file.kept), file.seed)
    } catch {
      const missing = [...hashesIn(file.kept)].filter((each) => cards.printed(each) === undefined).length
      return {
        why:
          missing > 0
            ? `It was played with ${missing} ${missing === 1 ? 'card' : 'cards'} that this library does not have, or has otherwise.`
            : 'What it began with is not understood here.',
      }
    }
    for (const [no, { seat, action }] of file.moves.entries()) {
      try {
        state = play(entry.game, state, seat, action).state
      } catch {
        return { why: `Move ${no + 1} of ${file.moves.length} is none that the rules allow there.` }
      }
    }
    const outcome = keptOutcome(entry, state)
    return outcome === undefined ? {} : { outcome, because: outcome.because }
  }

  return {
    read(text: string): MatchFile {
      const file = incoming(text)
      const { because, why } = followed(file)
      const hashes = [...hashesIn(file.kept)]
      const known = hashes.filter((each) => cards.printed(each) !== undefined).length
      return {
        game: games.get(file.game)?.title ?? file.game,
        title: file.title,
        seats: file.seats.map(({ name }) => name),
        moves: file.moves.length,
        ...(because !== undefined && { over: because }),
        ...(why !== undefined && { readOnly: why }),
        cards: { known, unknown: hashes.length - known },
      }
    },
    /** Keeps the match of a file. One that cannot be played again here is kept with its transcript, to be read. */
    take(text: string): { readonly match: string } {
      const file = incoming(text)
      const { outcome, why } = followed(file)
      if (why !== undefined && file.transcript.length === 0)
        throw refusal('read_only', `${why} The file has no transcript either, so it was not taken in.`)
      const { game, edition, title, seed, seats, kept, moves, botBudgetMs, undoPastRevealed, transcript } = file
      const extras = { botBudgetMs, undoPastRevealed, ...(why !== undefined && { transcript, why }) }
      return { match: matches.take({ game, edition, title, seed, seats, options: kept, extras }, why === undefined ? moves : [], outcome) }
    },
  }
}
