/**
 * What the finished matches on the shelf come to: who has won how often against whom, and how a series stands.
 *
 * Of an outcome it is known that it has `scores`, one a seat, and that it may have `points`. Won has whoever has the best
 * score, if that is more than nothing; those who share it have all won.
 */
import type { Db } from './open.ts'

/** What one name has done in one company: the same game with the same names at the table. */
export interface NameRecord {
  readonly game: string
  /** All names at the table, in the order of the alphabet. */
  readonly names: readonly string[]
  readonly name: string
  readonly played: number
  readonly won: number
  /** How many of the last matches in a row were won. */
  readonly streak: number
  /** The most there ever were. */
  readonly longest: number
  /** Where points were counted: the fewest and the most of them. */
  readonly fewest: number | null
  readonly most: number | null
  readonly playedAt: string
}

export interface SeriesRecord {
  /** The match itself, and all before it that belong to the same series. */
  readonly matches: number
  /** How many of them are over and still on the shelf. */
  readonly over: number
  /** By seat: the name, and how many of these it has won. */
  readonly seats: readonly { readonly name: string; readonly won: number }[]
  /** The seat that has won the series, where so many wins end it; nobody yet, or for ever. */
  readonly winner: number | undefined
}

type Row = Omit<NameRecord, 'names'> & { readonly names: string }

/** One row for each seat of each finished match that is on the shelf. */
const result = `
  scored as (
    select match.id as match, match.game as game, match.played_at as at, match.rowid as no, seat.no as seat, seat.name as name,
           json_extract(match.outcome, '$.scores[' || seat.no || ']') as score,
           json_extract(match.outcome, '$.points[' || seat.no || ']') as points,
           (select json_group_array(name) from (select name from seat as other where other.match = match.id order by name)) as names
      from match join seat on seat.match = match.id
     where match.outcome is not null and match.removed_at is null
  ),
  result as (
    select *, score > 0 and score = max(score) over (partition by match) as won from scored
  )`

export function recordShelf(db: Db) {
  // Won and lost matches are counted in a row each: where the two counts keep their distance, one follows the other.
  const all = db.prepare<[], Row>(`
    with ${result},
    run as (
      select *,
             row_number() over (partition by game, names, name order by at, no)
               - row_number() over (partition by game, names, name, won order by at, no) as run,
             row_number() over (partition by game, names, name order by at desc, no desc) as back
        from result
    ),
    streak as (
      select game, names, name, count(*) as length, min(back) = 1 as lasts
        from run where won group by game, names, name, run
    )
    select game, names, name, count(*) as played, sum(won) as won, min(points) as fewest, max(points) as most, max(at) as playedAt,
           (select coalesce(max(length), 0) from streak
             where streak.game = result.game and streak.names = result.names and streak.name = result.name) as longest,
           (select coalesce(max(length), 0) from streak
             where streak.game = result.game and streak.names = result.names and streak.name = result.name and lasts) as streak
      from result
     group by game, names, name
     order by max(max(at)) over (partition by game, names) desc, game, names, won desc, name`)

  // Who was removed from the list still links those before it to those after it, and is not counted.
  const chain = db.prepare<[string], { readonly over: 0 | 1; readonly winners: string }>(`
    with recursive chain (id, previous, back) as (
      select id, previous, 0 from match where id = ?
      union all
      select match.id, match.previous, back + 1 from chain join match on match.id = chain.previous
    ), ${result}
    select outcome is not null and removed_at is null as over,
           (select json_group_array(seat) from result where result.match = chain.id and won) as winners
      from chain join match using (id) order by back desc`)
  const namesOf = db.prepare<[string], { name: string }>('select name from seat where match = ? order by no')

  return {
    /** Those who played last come first; at one table, who has won most. */
    all: (): NameRecord[] => all.all().map(({ names, ...row }) => ({ ...row, names: JSON.parse(names) as string[] })),
    /**
     * The match and those before it. One that was not begun after another is a series of one. Where a series is over as soon
     * as somebody has won `wins` of it, the match after that is the first of the next one.
     */
    series(match: string, wins = Number.POSITIVE_INFINITY): SeriesRecord {
      const names = namesOf.all(match)
      const fresh = () => ({ matches: 0, over: 0, won: names.map(() => 0) })
      let now = fresh()
      for (const { over, winners } of chain.all(match)) {
        if (winnerOf(now.won, wins) !== undefined) now = fresh()
        now.matches++
        now.over += over
        for (const seat of JSON.parse(winners) as number[]) now.won[seat]!++
      }
      const { won, ...counts } = now
      return { ...counts, seats: names.map(({ name }, seat) => ({ name, won: won[seat]! })), winner: winnerOf(won, wins) }
    },
  }
}

/** Who has won so often, and more often than anybody else: of those who are level, by shared victories, one must get ahead. */
function winnerOf(won: readonly number[], wins: number): number | undefined {
  const most = Math.max(...won)
  return most >= wins && won.filter((each) => each === most).length === 1 ? won.indexOf(most) : undefined
}

export type RecordShelf = ReturnType<typeof recordShelf>
