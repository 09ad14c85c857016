/** The records of those who play here, and a match once more at the same table. */
import type { MatchShelf } from '../../db/matches.ts'
import type { NameRecord, RecordShelf } from '../../db/records.ts'
import type { CompanyRecord, Series, Standing } from '../contract/records.ts'
import type { GameId } from '../contract/table.ts'
import type { Entry } from '../games/index.ts'
import { seedByChance } from './begin.ts'
import type { KeptOutcome } from './course.ts'
import { refusal } from './refuse.ts'
import type { Shelf } from './shelf.ts'
import type { Terms } from './terms.ts'

interface Shelves {
  /** All that is known of matches. */
  readonly stored: MatchShelf
  /** What the tables know of them. */
  readonly kept: Shelf
  readonly records: RecordShelf
}

export function records({ stored, kept, records }: Shelves, games: ReadonlyMap<string, Entry>, termsFor: (game: string) => Terms) {
  return {
    /** Those who played last come first. */
    all: (): CompanyRecord[] => companies(records.all(), games),

    series(match: string): Series {
      const wins = winsOf(stored.load(match).options)
      const { matches, over, seats, winner } = records.series(match, wins)
      return {
        matches,
        over,
        won: seats,
        ...(wins !== undefined && { wins }),
        ...(winner !== undefined && { winner: seats[winner]!.name }),
      }
    },

    /**
     * A match as it was agreed, with another seed. One that is under way already, begun after the same match, is answered
     * in its place: two clicks begin one match. Throws a refusal or BadOptions.
     */
    again(id: string): { readonly match: string } {
      const { outcome } = stored.load(id)
      const before = kept.take(id)
      const entry = before && games.get(before.game)
      if (before === undefined || entry === undefined) throw refusal('read_only', 'This version of Story Deck does not know the game.')
      if (outcome === undefined) throw refusal('not_over', 'This match is not over yet.', 'Play it to its end, or begin a new match.')
      const underWay = stored.after(id)
      if (underWay !== undefined) return { match: underWay }
      const { game, title, seats, botBudgetMs, undoPastRevealed, styles } = before
      // Written by the tables, with the move that ended the match.
      const { scores } = outcome as KeptOutcome
      const options = entry.again?.(before.options, scores) ?? before.options
      const seed = seedByChance()
      // The rules may be another edition's by now: the game has the last word.
      entry.game.setup(termsFor(game).unfold(options), seed)
      const { edition } = entry.game
      const same = { game, edition, title, seed, seats, botBudgetMs, undoPastRevealed, ...(styles && { styles }) }
      return { match: kept.begin({ ...same, options, previous: id }) }
    },
  }
}

/** How many wins end the series that a match belongs to, if that was chosen (choices.ts). */
function winsOf(options: unknown): number | undefined {
  const { wins } = (options ?? {}) as { readonly wins?: unknown }
  return typeof wins === 'number' ? wins : undefined
}

/** Rows of one company lie together. */
function companies(rows: readonly NameRecord[], games: ReadonlyMap<string, Entry>): CompanyRecord[] {
  const together = Map.groupBy(rows, ({ game, names }) => JSON.stringify([game, names]))
  return [...together.values()].map((each): CompanyRecord => {
    const { game, played, playedAt } = each[0]!
    const points = games.get(game)?.points
    const best = points?.best
    return {
      // A game of another version is listed under its own name, since nothing of it is shown.
      game: game as GameId,
      played,
      playedAt,
      ...(points !== undefined && { points: { what: points.what, best: points.best } }),
      standings: each.map((row) => standing(row, best)),
    }
  })
}

function standing({ name, played, won, streak, longest, fewest, most }: NameRecord, better: 'most' | 'fewest' | undefined): Standing {
  const best = better === undefined ? null : better === 'most' ? most : fewest
  return { name, played, won, streak, longestStreak: longest, ...(best !== null && { best }) }
}
