/** What a person was at lately: decks, matches and campaigns by when something in them changed. */
import type { Db } from './open.ts'

export interface RecentPlace {
  readonly kind: 'deck' | 'match' | 'campaign'
  readonly id: string
  readonly name: string
  readonly at: string
}

// A match of a campaign stands for its campaign; a deck that came with the app is nobody's work.
const newest = `
  select 'deck' as kind, cast(id as text) as id, name, changed_at as at
    from deck where removed_at is null and ready is null and archived = 0
  union all
  select 'match', id, title, played_at from match where removed_at is null and campaign is null
  union all
  select 'campaign', cast(campaign.id as text), campaign.name, max(began_at, coalesce(
      (select max(played_at) from match where match.campaign = campaign.id and match.removed_at is null), ''))
    from campaign where campaign.removed_at is null and archived = 0
   order by 4 desc, 1, 2 limit ?`

export function recentPlaces(db: Db) {
  const list = db.prepare<[number], RecentPlace>(newest)
  /** The newest first, so many at most. */
  return (most: number): RecentPlace[] => list.all(most)
}
