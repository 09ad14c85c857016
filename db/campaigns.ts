/** Campaigns: a name and notes for the matches that belong together. What came of them is in the matches. */
import { cleanName } from './deck-file.ts'
import { limits } from './limits.ts'
import { type Db, write } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export interface Campaign {
  readonly id: number
  readonly name: string
  readonly notes: string
  readonly beganAt: string
  /** Ids of its matches, oldest first. */
  readonly matches: readonly string[]
}

export interface CampaignShelfOptions {
  readonly now?: () => Date
}

export function campaignShelf(db: Db, { now = () => new Date() }: CampaignShelfOptions = {}) {
  const insert = db.prepare<[string, string, string]>('insert into campaign (name, notes, began_at) values (?, ?, ?)')
  const update = db.prepare<[string, string, number]>('update campaign set name = ?, notes = ? where id = ?')
  const all = db.prepare<[], Omit<Campaign, 'matches'>>('select id, name, notes, began_at as beganAt from campaign order by id desc')
  const matches = db.prepare<[number], string>('select id from match where campaign = ? and removed_at is null order by rowid').pluck()

  function checkNotes(notes: string): string {
    if (notes.length > limits.notes) throw new ShelfError('too_long', `Notes can have at most ${limits.notes} characters.`, 'Shorten them.')
    return notes
  }

  return {
    begin: (name: string, notes = ''): number =>
      write(db, () => Number(insert.run(cleanName(name), checkNotes(notes), now().toISOString()).lastInsertRowid)),
    change(id: number, name: string, notes: string): void {
      const { changes } = write(db, () => update.run(cleanName(name), checkNotes(notes), id))
      if (changes === 0) throw new ShelfError('not_found', 'This campaign is not there any more.')
    },
    /** The newest first. */
    list: (): Campaign[] => all.all().map((each) => ({ ...each, matches: matches.all(each.id) })),
  }
}

export type CampaignShelf = ReturnType<typeof campaignShelf>
