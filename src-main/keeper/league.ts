/** Who stands where: in a campaign, and in a league of several. */
import type { CampaignMatch, CampaignStanding, LeagueTable } from '../contract/campaigns.ts'

/** Rows with their places, the first one first. Those whom nothing sets apart share a place, in the order they came in. */
function ranked<R>(rows: readonly R[], ahead: (a: R, b: R) => number): (R & { readonly place: number })[] {
  return rows.toSorted(ahead).map((row) => ({ ...row, place: 1 + rows.filter((other) => ahead(other, row) < 0).length }))
}

/**
 * The standings: the highest total of Adventure points and Sanity is first (M16.8, M16.9), of equals whoever has more
 * Adventure points (M16.10).
 */
export const placed = (rows: readonly Omit<CampaignStanding, 'place'>[]): CampaignStanding[] =>
  ranked(rows, (a, b) => b.total - a.total || b.points - a.points)

type Row = LeagueTable['rows'][number]

/**
 * The table of a league: matches won decide, then Adventure points of all matches, then Adventures. A match that is not over
 * counts for nothing yet.
 */
export function leagueRows(campaigns: readonly (readonly CampaignMatch[])[]): Row[] {
  const rows = new Map<string, Omit<Row, 'place'>>()
  for (const results of campaigns) {
    const seen = new Set<string>()
    for (const { over, seats } of results) {
      if (!over) continue
      for (const { name, won, points, adventures, mad } of seats) {
        const row = rows.get(name) ?? { name, campaigns: 0, matches: 0, won: 0, points: 0, adventures: 0, mad: 0 }
        rows.set(name, {
          name,
          campaigns: row.campaigns + (seen.has(name) ? 0 : 1),
          matches: row.matches + 1,
          won: row.won + (won ? 1 : 0),
          points: row.points + points,
          adventures: row.adventures + adventures.length,
          mad: row.mad + (mad ? 1 : 0),
        })
        seen.add(name)
      }
    }
  }
  const byName = [...rows.values()].toSorted((a, b) => a.name.localeCompare(b.name))
  return ranked(byName, (a, b) => b.won - a.won || b.points - a.points || b.adventures - a.adventures)
}
