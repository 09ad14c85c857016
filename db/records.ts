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
  /** The match itself, and all before it. */
  readonly matches: number
  /** How many of them are over and still on the shelf. */
  readonly over: number
  /** By seat: the name, and how many of these it has won. */
  readonly seats: readonly { readonly name: string; readonly won: number }[]
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
  const chain = `
    chain (id, previous) as (
      select id, previous from match where id = ?
      union
      select match.id, match.previous from chain join match on match.id = chain.previous
    )`
  const sizeOf = db.prepare<[string], { matches: number; over: number }>(`
    with recursive ${chain}
    select count(*) as matches, coalesce(sum(outcome is not null and removed_at is null), 0) as over
      from chain join match using (id)`)
  const wonOf = db.prepare<[string, string], { name: string; won: number }>(`
    with recursive ${chain}, ${result}
    select seat.name as name, (select count(*) from result where won and seat = seat.no and match in (select id from chain)) as won
      from seat where match = ? order by seat.no`)

  return {
    /** Those who played last come first; at one table, who has won most. */
    all: (): NameRecord[] => all.all().map(({ names, ...row }) => ({ ...row, names: JSON.parse(names) as string[] })),
    /** The match and those before it. One that was not begun after another is a series of one. */
    series(match: string): SeriesRecord {
      return { ...sizeOf.get(match)!, seats: wonOf.all(match, match) }
    },
  }
}

export type RecordShelf = ReturnType<typeof recordShelf>
