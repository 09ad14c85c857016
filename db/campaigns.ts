/**
 * Campaigns: who plays on what terms, the matches that belong together, matches played with cardboard, counters beside a
 * real table, leagues, and what persons wrote about it all. Knows no game: players, terms, papers and annals are JSON.
 */
import { cleanName } from './deck-file.ts'
import { limits } from './limits.ts'
import { type Db, write } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export interface Campaign {
  readonly id: number
  readonly name: string
  readonly notes: string
  readonly beganAt: string
  readonly archived: boolean
  /** As they were handed in; `[]` and `{}` for one that was begun without. */
  readonly players: unknown
  readonly terms: unknown
  readonly league?: { readonly id: number; readonly name: string }
  /** Ids of its matches, oldest first. */
  readonly matches: readonly string[]
  readonly papers: readonly { readonly id: number; readonly paper: unknown }[]
}

export interface League {
  readonly id: number
  readonly name: string
  readonly notes: string
  /** Ids of its campaigns that are not removed. */
  readonly campaigns: readonly number[]
}

export interface ChronicleWords {
  readonly no: number
  readonly words: string
  readonly instead: boolean
}

interface Row {
  readonly id: number
  readonly name: string
  readonly notes: string
  readonly beganAt: string
  readonly archived: 0 | 1
  readonly players: string
  readonly terms: string
  readonly leagueId: number | null
  readonly leagueName: string | null
}

export interface CampaignShelfOptions {
  readonly now?: () => Date
}

/** How many states of the counters are kept to go back to. */
const counted = 100

const columns = `campaign.id, campaign.name, campaign.notes, began_at as beganAt, archived, players, terms,
  league.id as leagueId, league.name as leagueName`
const from = `campaign left join league_campaign on league_campaign.campaign = campaign.id
  left join league on league.id = league_campaign.league and league.removed_at is null`

export function campaignShelf(db: Db, { now = () => new Date() }: CampaignShelfOptions = {}) {
  const insert = db.prepare<[string, string, string, string, string]>(
    'insert into campaign (name, notes, began_at, players, terms) values (?, ?, ?, ?, ?)',
  )
  const rename = db.prepare<[string, number]>('update campaign set name = ? where id = ? and removed_at is null')
  const setNotes = db.prepare<[string, number]>('update campaign set notes = ? where id = ? and removed_at is null')
  const setPlayers = db.prepare<[string, number]>('update campaign set players = ? where id = ? and removed_at is null')
  const setArchived = db.prepare<[0 | 1, number]>('update campaign set archived = ? where id = ? and removed_at is null')
  const setRemoved = db.prepare<[string | null, number, 0 | 1]>(
    'update campaign set removed_at = ? where id = ? and (removed_at is null) = ?',
  )
  const all = db.prepare<[], Row>(`select ${columns} from ${from} where campaign.removed_at is null order by campaign.id desc`)
  const one = db.prepare<[number], Row>(`select ${columns} from ${from} where campaign.id = ? and campaign.removed_at is null`)
  const matches = db.prepare<[number], string>('select id from match where campaign = ? and removed_at is null order by rowid').pluck()
  const putMatch = db.prepare<[number | null, string]>('update match set campaign = ? where id = ? and removed_at is null')
  const papers = db.prepare<[number], { id: number; json: string }>('select id, json from paper_match where campaign = ? order by id')
  const insertPaper = db.prepare<[number, string]>('insert into paper_match (campaign, json) values (?, ?)')
  const updatePaper = db.prepare<[string, number, number]>('update paper_match set json = ? where id = ? and campaign = ?')
  const deletePaper = db.prepare<[number, number]>('delete from paper_match where id = ? and campaign = ?')
  const counters = db.prepare<[number], string>('select counters from campaign where id = ? and removed_at is null').pluck()
  const setCounters = db.prepare<[string, number]>('update campaign set counters = ? where id = ?')

  const noteOf = db.prepare<[string], string>('select notes from match where id = ?').pluck()
  const setNote = db.prepare<[string, string]>('update match set notes = ? where id = ? and removed_at is null')
  const steps = db.prepare<[string], { step: number; text: string }>('select step, text from match_note where match = ? order by step')
  const putStep = db.prepare<[string, number, string]>(
    'insert into match_note (match, step, text) values (?, ?, ?) on conflict do update set text = excluded.text',
  )
  const dropStep = db.prepare<[string, number]>('delete from match_note where match = ? and step = ?')
  const told = db.prepare<[string], { no: number; words: string; instead: 0 | 1 }>(
    'select no, words, instead from chronicle_entry where match = ? order by no',
  )
  const putTold = db.prepare<[string, number, string, 0 | 1]>(
    `insert into chronicle_entry (match, no, words, instead) values (?, ?, ?, ?)
       on conflict do update set words = excluded.words, instead = excluded.instead`,
  )
  const dropTold = db.prepare<[string, number]>('delete from chronicle_entry where match = ? and no = ?')
  const isMatch = db.prepare<[string], number>('select 1 from match where id = ? and removed_at is null').pluck()

  const leagues = db.prepare<[], { id: number; name: string; notes: string }>(
    'select id, name, notes from league where removed_at is null order by name collate nocase, id',
  )
  const inLeague = db
    .prepare<[number], number>(
      `select campaign.id from league_campaign join campaign on campaign.id = campaign where league = ? and removed_at is null order by campaign.id`,
    )
    .pluck()
  const insertLeague = db.prepare<[string, string]>('insert into league (name, notes) values (?, ?)')
  const updateLeague = db.prepare<[string, string, number]>('update league set name = ?, notes = ? where id = ? and removed_at is null')
  const removeLeague = db.prepare<[string, number]>('update league set removed_at = ? where id = ? and removed_at is null')
  const emptyLeague = db.prepare<[number]>('delete from league_campaign where league = ?')
  const join = db.prepare<[number, number]>(
    'insert into league_campaign (campaign, league) values (?, ?) on conflict do update set league = excluded.league',
  )

  // Removed decks keep their names in the campaigns they were played in.
  const deckName = db.prepare<[number], string>('select name from deck where id = ?').pluck()
  const firstInvestigator = db
    .prepare<[number], string>("select card from deck_card where deck = ? and section = 'investigators' order by no limit 1")
    .pluck()
  const annals = db.prepare<[string], { head: number; madeBy: string; json: string }>(
    'select head, made_by as madeBy, json from match_annals where match = ?',
  )
  const putAnnals = db.prepare<[string, number, string, string]>(
    `insert into match_annals (match, head, made_by, json) values (?, ?, ?, ?)
       on conflict do update set head = excluded.head, made_by = excluded.made_by, json = excluded.json`,
  )

  const gone = () => new ShelfError('not_found', 'This campaign is not there any more.', 'Choose another one.')
  const noMatch = () => new ShelfError('not_found', 'This match is not there any more.', 'Choose another one.')
  const noLeague = () => new ShelfError('not_found', 'This league is not there any more.', 'Choose another one.')

  function checked(words: string, most: number = limits.notes): string {
    if (words.length > most) throw new ShelfError('too_long', `A text can have at most ${most} characters here.`, 'Shorten it.')
    return words
  }

  function json(value: unknown): string {
    const text = JSON.stringify(value ?? null)
    if (text.length > limits.matchJson) throw new ShelfError('too_big', 'This is larger than 5 MB.')
    return text
  }

  function changed(run: () => { readonly changes: number }, missing = gone): void {
    write(db, () => {
      if (run().changes === 0) throw missing()
    })
  }

  const campaign = ({ leagueId, leagueName, archived, players, terms, ...row }: Row): Campaign => ({
    ...row,
    archived: archived === 1,
    players: JSON.parse(players) as unknown,
    terms: JSON.parse(terms) as unknown,
    ...(leagueId !== null && leagueName !== null && { league: { id: leagueId, name: leagueName } }),
    matches: matches.all(row.id),
    papers: papers.all(row.id).map(({ id, json: text }) => ({ id, paper: JSON.parse(text) as unknown })),
  })

  function counts(id: number): unknown[] {
    const text = counters.get(id)
    if (text === undefined) throw gone()
    return JSON.parse(text) as unknown[]
  }

  const setCounts = (id: number, states: readonly unknown[]) => write(db, () => setCounters.run(json(states.slice(-counted)), id))

  return {
    begin(name: string, notes = '', { players = [], terms = {} }: { readonly players?: unknown; readonly terms?: unknown } = {}): number {
      const texts = [json(players), json(terms)] as const
      return write(db, () => Number(insert.run(cleanName(name), checked(notes), now().toISOString(), ...texts).lastInsertRowid))
    },
    /** The newest first. */
    list: (): Campaign[] => all.all().map(campaign),
    open(id: number): Campaign {
      const row = one.get(id)
      if (row === undefined) throw gone()
      return campaign(row)
    },
    rename: (id: number, name: string): void => changed(() => rename.run(cleanName(name), id)),
    note: (id: number, notes: string): void => changed(() => setNotes.run(checked(notes), id)),
    /** Who plays the next match. */
    seat: (id: number, players: unknown): void => changed(() => setPlayers.run(json(players), id)),
    archive: (id: number, archived: boolean): void => changed(() => setArchived.run(archived ? 1 : 0, id)),
    /** Into the bin, its matches with it: they are listed nowhere until it is restored. */
    remove: (id: number): void => changed(() => setRemoved.run(now().toISOString(), id, 1)),
    restore: (id: number): void => changed(() => setRemoved.run(null, id, 0)),

    /** A match becomes part of a campaign, or of none. */
    putMatch: (match: string, id: number | undefined): void => {
      if (id !== undefined && one.get(id) === undefined) throw gone()
      changed(() => putMatch.run(id ?? null, match), noMatch)
    },
    addPaper(id: number, paper: unknown): number {
      if (one.get(id) === undefined) throw gone()
      const text = json(paper)
      return write(db, () => Number(insertPaper.run(id, text).lastInsertRowid))
    },
    changePaper: (id: number, paper: number, value: unknown): void => changed(() => updatePaper.run(json(value), paper, id), noMatch),
    removePaper: (id: number, paper: number): void => changed(() => deletePaper.run(paper, id), noMatch),

    /** The counters as they stand, and whether there is a state before. */
    counters(id: number): { readonly now: unknown; readonly canUndo: boolean } {
      const states = counts(id)
      return { now: states.at(-1), canUndo: states.length > 1 }
    },
    count(id: number, state: unknown): void {
      setCounts(id, [...counts(id), state])
    },
    uncount(id: number): void {
      const states = counts(id)
      if (states.length > 1) setCounts(id, states.slice(0, -1))
    },

    matchNotes: (match: string): string => noteOf.get(match) ?? '',
    noteMatch: (match: string, notes: string): void => changed(() => setNote.run(checked(notes), match), noMatch),
    stepNotes: (match: string): readonly { readonly step: number; readonly text: string }[] => steps.all(match),
    /** An empty text takes the note away. */
    noteStep(match: string, step: number, text: string): void {
      if (isMatch.get(match) === undefined) throw noMatch()
      const words = checked(text.trim(), 2_000)
      write(db, () => (words === '' ? dropStep.run(match, step) : putStep.run(match, step, words)))
    },
    words: (match: string): ChronicleWords[] => told.all(match).map((each) => ({ ...each, instead: each.instead === 1 })),
    /** An empty text takes the words away. */
    write(match: string, { no, words, instead }: ChronicleWords): void {
      if (isMatch.get(match) === undefined) throw noMatch()
      const text = checked(words).trim()
      write(db, () => (text === '' ? dropTold.run(match, no) : putTold.run(match, no, text, instead ? 1 : 0)))
    },

    leagues: (): League[] => leagues.all().map((each) => ({ ...each, campaigns: inLeague.all(each.id) })),
    /** Answers the id of the league. The campaigns leave the leagues they were in. */
    saveLeague({
      league,
      name,
      notes,
      campaigns,
    }: {
      league?: number | undefined
      name: string
      notes: string
      campaigns: readonly number[]
    }): number {
      return write(db, () => {
        const id = league ?? Number(insertLeague.run(cleanName(name), checked(notes)).lastInsertRowid)
        if (league !== undefined && updateLeague.run(cleanName(name), checked(notes), league).changes === 0) throw noLeague()
        emptyLeague.run(id)
        for (const each of campaigns) {
          if (one.get(each) === undefined) throw gone()
          join.run(each, id)
        }
        return id
      })
    },
    removeLeague: (id: number): void => changed(() => removeLeague.run(now().toISOString(), id), noLeague),

    deckName: (deck: number): string | undefined => deckName.get(deck),
    /** The id of the first Investigator of a deck. */
    firstInvestigator: (deck: number): string | undefined => firstInvestigator.get(deck),

    /** What was made of the moves of a match, if it was made from these moves by this program. */
    annals(match: string, head: number, madeBy: string): unknown {
      const kept = annals.get(match)
      return kept !== undefined && kept.head === head && kept.madeBy === madeBy ? (JSON.parse(kept.json) as unknown) : undefined
    },
    keepAnnals(match: string, head: number, madeBy: string, value: unknown): void {
      const text = json(value)
      write(db, () => putAnnals.run(match, head, madeBy, text))
    },
  }
}

export type CampaignShelf = ReturnType<typeof campaignShelf>
