/** The list of matches: what it says of each without opening it, and the text of one as it is handed on. */
import type { MatchShelf, MatchSummary as StoredSummary } from '../../db/matches.ts'
import type { GameId, MatchSummary } from '../contract/table.ts'
import type { Outcome } from '../engine/game.ts'
import type { Entry } from '../games/index.ts'
import type { Log } from './log.ts'
import { outgoing } from './match-files.ts'
import { olderEdition } from './reopen.ts'
import { seatsOf, type Table } from './table.ts'
import type { Tables } from './tables.ts'

/** Of how many unfinished matches the list tells how they stand: to know it, each has to be played again once. */
const looked = 5

export function matchList(matches: MatchShelf, tables: Tables, games: ReadonlyMap<string, Entry>, log: Log) {
  /** How a match stood at a number of moves; a position is never played again for the list alone. */
  const stood = new Map<string, { readonly head: number; readonly text: string }>()

  function standing(id: string, head: number): string {
    const known = stood.get(id)
    if (known?.head === head) return known.text
    let text = movesOf(head)
    try {
      text = standingOf(tables.peek(id))
    } catch (error) {
      // What cannot be opened says so when it is opened; the list goes on.
      log.error('the list of matches', error)
    }
    stood.set(id, { head, text })
    return text
  }

  function summary({ id, game, title, edition, seats, beganAt, playedAt, head, outcome, why }: StoredSummary, at: number): MatchSummary {
    const entry = games.get(game)
    // Written by the tables, with the move that ended the match.
    const over = outcome as Outcome | undefined
    const readOnly =
      entry === undefined ? `This version of Story Deck does not know the game “${game}”.` : (why ?? olderEdition({ edition }, entry))
    const isOpen = over === undefined && readOnly === undefined && at < looked
    return {
      id,
      // A game of another version is listed under its own name, since nothing of it is shown.
      game: game as GameId,
      title,
      seats: seatsOf({ seats }),
      beganAt,
      playedAt,
      moves: head,
      standing: over?.because ?? (isOpen ? standing(id, head) : movesOf(head)),
      ...(over !== undefined && { over: { because: over.because } }),
      ...(readOnly !== undefined && { readOnly }),
    }
  }

  return {
    /** One line about an open match that everybody may read. */
    standing,
    list: (): MatchSummary[] => matches.list().map(summary),
    /** Options, seed and moves as text: every secret of the match. */
    write(id: string): { readonly fileName: string; readonly text: string } {
      const { match, course, moves } = tables.peek(id)
      // As somebody was told it who sat there: of a match under way only its own players take it along.
      const told = course.lines.find((each) => each.length > 0) ?? []
      const file = outgoing({ ...match, moves, head: moves.length }, course.options, told)
      return { fileName: `${match.game}-${id.slice(0, 8)}.storymatch`, text: `${JSON.stringify(file)}\n` }
    },
    remove(id: string): { readonly removed: boolean } {
      matches.remove(id)
      tables.forget(id)
      stood.delete(id)
      return { removed: true }
    },
  }
}

const movesOf = (count: number) => (count === 1 ? '1 move' : `${count} moves`)

/** "Round 4, Ada decides". What everybody may know, and nothing else. */
function standingOf({ match, course: { entry, state } }: Table): string {
  const actors = entry.game.actors(state).map((seat) => match.seats[seat]!.name)
  const far = entry.standing?.(state) ?? `Round ${entry.rounds(state) + 1}`
  return actors.length === 0 ? far : `${far}, ${actors.join(' and ')} ${actors.length === 1 ? 'decides' : 'decide'}`
}
