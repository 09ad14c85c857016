/** Who stands where: in a campaign, and in a league of several. */
import type { CampaignMatch, CampaignStanding, LeagueTable } from '../contract/campaigns.ts'

/**
 * The standings with their places, the first one first: the highest total of Adventure points and Sanity (M16.8, M16.9), of
 * equals whoever has more Adventure points (M16.10). Those who are equal in both share a place.
 */
export function placed(rows: readonly Omit<CampaignStanding, 'place'>[]): CampaignStanding[] {
  const ahead = (a: Omit<CampaignStanding, 'place'>, b: Omit<CampaignStanding, 'place'>) => b.total - a.total || b.points - a.points
  return rows.toSorted(ahead).map((row) => ({ ...row, place: 1 + rows.filter((other) => ahead(other, row) < 0).length }))
}

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
  const all = [...rows.values()]
  const ahead = (a: Omit<Row, 'place'>, b: Omit<Row, 'place'>) => b.won - a.won || b.points - a.points || b.adventures - a.adventures
  return all
    .toSorted((a, b) => ahead(a, b) || a.name.localeCompare(b.name))
    .map((row) => ({ place: 1 + all.filter((other) => ahead(other, row) < 0).length, ...row }))
}
