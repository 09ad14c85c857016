/** What was removed and can come back: decks, matches, campaigns, own cards. Emptying it is the one thing here that cannot be undone. */
import { type Db, write } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export type BinnedKind = 'deck' | 'match' | 'campaign' | 'card'

export interface Binned {
  readonly kind: BinnedKind
  readonly id: string
  readonly name: string
  readonly removedAt: string
}

const all = `
  select 'deck' as kind, cast(id as text) as id, name, removed_at as removedAt from deck where removed_at is not null
  union all select 'match', id, title, removed_at from match where removed_at is not null
  union all select 'campaign', cast(id as text), name, removed_at from campaign where removed_at is not null
  union all select 'card', card, coalesce(form ->> 'title', card), removed_at from draft where removed_at is not null
   order by 4 desc, 1, 2`

export function binShelf(db: Db) {
  const list = db.prepare<[], Binned>(all)
  const back: Readonly<Record<Exclude<BinnedKind, 'card'>, ReturnType<Db['prepare']>>> = {
    deck: db.prepare('update deck set removed_at = null where id = ? and removed_at is not null'),
    match: db.prepare('update match set removed_at = null where id = ? and removed_at is not null'),
    campaign: db.prepare('update campaign set removed_at = null where id = ? and removed_at is not null'),
  }
  // A campaign takes its matches with it.
  const empty = [
    'delete from match where campaign in (select id from campaign where removed_at is not null)',
    'delete from campaign where removed_at is not null',
    'delete from match where removed_at is not null',
    'delete from deck where removed_at is not null',
    'delete from draft where removed_at is not null',
  ].map((sql) => db.prepare(sql))

  return {
    /** What was removed last comes first. */
    list: (): Binned[] => list.all(),
    /** Own cards come back through the workshop, which reads them anew. */
    restore(kind: Exclude<BinnedKind, 'card'>, id: string): void {
      const { changes } = write(db, () => back[kind].run(id))
      if (changes === 0) throw new ShelfError('not_found', 'This is not in the bin any more.', 'Look at the bin again.')
    },
    /** Answers how many things are gone for good. */
    empty(): number {
      const there = list.all().length
      write(db, () => {
        for (const each of empty) each.run()
      })
      return there
    },
  }
}

export type BinShelf = ReturnType<typeof binShelf>
