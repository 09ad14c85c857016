/**
 * Matches: options, seed and moves, each move on the disk before it is answered. Knows no game: options, actions and
 * outcomes are JSON to it.
 *
 * Note [Why the next action overwrites]: undo lowers `head` and keeps what lies beyond, so that it can be taken up
 * again; the first different action after an undo is the moment the old line of play is over.
 */
import { randomUUID } from 'node:crypto'
import { cleanName } from './deck-file.ts'
import { limits } from './limits.ts'
import { type Db, write } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export type SeatKind = 'human' | 'bot' | 'quick' | 'random'

export interface MatchSeat {
  readonly name: string
  readonly kind: SeatKind
  /** The deck that was chosen; its cards are in the options. */
  readonly deck?: number
  /** The version of the deck that is played; found when the match is begun, if it is not given. */
  readonly version?: number
}

export interface NewMatch {
  readonly game: string
  readonly title: string
  /** Of the game's rules, when the match began. */
  readonly edition: number
  readonly seed: number
  /** All that the game begins with; plain JSON. */
  readonly options: unknown
  /** What the Keeper wants to remember beside it; plain JSON. */
  readonly extras?: unknown
  readonly seats: readonly MatchSeat[]
  readonly campaign?: number
  /** The match it is played again after. */
  readonly previous?: string
}

export interface StoredMove {
  readonly seat: number
  readonly action: unknown
}

export interface MatchSummary {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly edition: number
  readonly seats: readonly MatchSeat[]
  readonly beganAt: string
  readonly playedAt: string
  /** How many moves count. */
  readonly head: number
  readonly outcome?: unknown
  readonly campaign?: number
  /** Why it can only be read as it was told: it came in a file that cannot be played here. */
  readonly why?: string
}

export interface StoredMatch extends MatchSummary {
  readonly seed: number
  readonly options: unknown
  readonly extras: unknown
  /** Those that count. */
  readonly moves: readonly StoredMove[]
  /** Taken back, and still there to be taken up again. */
  readonly takenBack: readonly StoredMove[]
}

interface Row {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly edition: number
  readonly seed: number
  readonly options: string
  readonly extras: string
  readonly head: number
  readonly beganAt: string
  readonly playedAt: string
  readonly outcome: string | null
  readonly campaign: number | null
  readonly why: string | null
}

const columns = `id, game, title, edition, seed, options, extras, head, began_at as beganAt, played_at as playedAt, outcome, campaign,
  extras ->> 'why' as why`

function json(value: unknown): string {
  const text = JSON.stringify(value ?? null)
  if (text.length > limits.matchJson) throw new ShelfError('too_big', 'This match is larger than 5 MB.')
  return text
}

export interface MatchShelfOptions {
  readonly now?: () => Date
  readonly newId?: () => string
  /** Keeps what a deck is now, and answers the version. */
  readonly versionOf?: (deck: number) => number
}

export function matchShelf(db: Db, { now = () => new Date(), newId = randomUUID, versionOf }: MatchShelfOptions = {}) {
  const insert = db.prepare(
    `insert into match (id, game, title, edition, seed, options, extras, began_at, played_at, campaign, previous)
     values (@id, @game, @title, @edition, @seed, @options, @extras, @at, @at, @campaign, @previous)`,
  )
  const insertSeat = db.prepare<[string, number, string, string, number | null, number | null]>(
    'insert into seat (match, no, name, kind, deck, version) values (?, ?, ?, ?, ?, ?)',
  )
  const headOf = db.prepare<[string], number>('select head from match where id = ? and removed_at is null').pluck()
  const length = db.prepare<[string], number>('select count(*) from move where match = ?').pluck()
  const cut = db.prepare<[string, number]>('delete from move where match = ? and no >= ?')
  const insertMove = db.prepare<[string, number, number, string]>('insert into move (match, no, seat, action) values (?, ?, ?, ?)')
  const setHead = db.prepare<[number, string, string | null, string]>('update match set head = ?, played_at = ?, outcome = ? where id = ?')
  const setRemoved = db.prepare<[string | null, string, 0 | 1]>('update match set removed_at = ? where id = ? and (removed_at is null) = ?')
  const one = db.prepare<[string], Row>(`select ${columns} from match where id = ? and removed_at is null`)
  // Continue first: what is unfinished, and of that what was played last.
  const all = db.prepare<[], Row>(
    `select ${columns} from match
      where removed_at is null and (campaign is null or campaign in (select id from campaign where removed_at is null))
      order by outcome is not null, played_at desc, rowid desc`,
  )
  const seatsOf = db.prepare<[string], { name: string; kind: SeatKind; deck: number | null; version: number | null }>(
    'select name, kind, deck, version from seat where match = ? order by no',
  )
  const nextOf = db
    .prepare<[string], string>(
      'select id from match where previous = ? and outcome is null and removed_at is null order by rowid desc limit 1',
    )
    .pluck()
  const movesOf = db.prepare<[string], { no: number; seat: number; action: string }>(
    'select no, seat, action from move where match = ? order by no',
  )

  const copySeats = db.prepare<[string, string]>(
    'insert into seat (match, no, name, kind, deck, version) select ?, no, name, kind, deck, version from seat where match = ?',
  )
  const copyMoves = db.prepare<[string, string, number]>(
    'insert into move (match, no, seat, action) select ?, no, seat, action from move where match = ? and no < ?',
  )

  const gone = () => new ShelfError('not_found', 'This match is not there any more.', 'Choose another one.')

  function summary({ id, game, title, edition, head, beganAt, playedAt, outcome, campaign, why }: Row): MatchSummary {
    return {
      id,
      game,
      title,
      edition,
      seats: seatsOf.all(id).map(({ deck, version, ...seat }) => ({
        ...seat,
        ...(deck === null ? {} : { deck }),
        ...(version === null ? {} : { version }),
      })),
      beganAt,
      playedAt,
      head,
      ...(outcome === null ? {} : { outcome: JSON.parse(outcome) as unknown }),
      ...(campaign === null ? {} : { campaign }),
      ...(why === null ? {} : { why }),
    }
  }

  return {
    /** Answers the id of the new match. */
    create({ seats, options, extras, title, campaign, previous, ...match }: NewMatch): string {
      const id = newId()
      const at = now().toISOString()
      const texts = { options: json(options), extras: json(extras) }
      write(db, () => {
        insert.run({ ...match, ...texts, id, at, title: cleanName(title), campaign: campaign ?? null, previous: previous ?? null })
        for (const [no, { name, kind, deck, version }] of seats.entries()) {
          // A match played again has the cards of the one before, whatever its decks have become.
          const played = version ?? (deck === undefined || previous !== undefined ? undefined : versionOf?.(deck))
          insertSeat.run(id, no, cleanName(name), kind, deck ?? null, played ?? null)
        }
      })
      return id
    },

    /**
     * Adds move number `no` (from 0) and, if it ended the match, its outcome, in one transaction. Throws `stale` where
     * the match is not at that number: somebody else's move came first, and nothing is changed.
     */
    append(match: string, no: number, { seat, action }: StoredMove, outcome?: unknown): void {
      const texts = { action: json(action), outcome: outcome === undefined ? null : json(outcome) }
      write(db, () => {
        const head = headOf.get(match)
        if (head === undefined) throw gone()
        if (head !== no) throw new ShelfError('stale', 'The table has moved on.', 'Look again and choose anew.')
        if (no >= limits.moves) throw new ShelfError('too_long', `A match can have at most ${limits.moves} moves.`)
        cut.run(match, no)
        insertMove.run(match, no, seat, texts.action)
        setHead.run(no + 1, now().toISOString(), texts.outcome, match)
      })
    },

    /** Takes back to `head` moves, or takes up again what was taken back; `outcome` as it is there. */
    setHead(match: string, head: number, outcome?: unknown): void {
      const text = outcome === undefined ? null : json(outcome)
      write(db, () => {
        if (headOf.get(match) === undefined) throw gone()
        if (!Number.isInteger(head) || head < 0 || head > length.get(match)!)
          throw new ShelfError('stale', 'There is no such move to go to.')
        setHead.run(head, now().toISOString(), text, match)
      })
    },

    load(match: string): StoredMatch {
      const row = one.get(match)
      if (!row) throw gone()
      const moves = movesOf.all(match).map(({ seat, action }) => ({ seat, action: JSON.parse(action) as unknown }))
      return {
        ...summary(row),
        seed: row.seed,
        options: JSON.parse(row.options) as unknown,
        extras: JSON.parse(row.extras) as unknown,
        moves: moves.slice(0, row.head),
        takenBack: moves.slice(row.head),
      }
    },

    /** A match with all its moves at once, as it came in a file. Answers its id. */
    take({ seats, options, extras, title, ...match }: NewMatch, moves: readonly StoredMove[], outcome?: unknown): string {
      if (moves.length > limits.moves) throw new ShelfError('too_long', `A match can have at most ${limits.moves} moves.`)
      const id = newId()
      const at = now().toISOString()
      const texts = { options: json(options), extras: json(extras), actions: moves.map(({ action }) => json(action)) }
      write(db, () => {
        const { game, edition, seed } = match
        insert.run({
          id,
          game,
          edition,
          seed,
          options: texts.options,
          extras: texts.extras,
          at,
          title: cleanName(title),
          campaign: null,
          previous: null,
        })
        for (const [no, { name, kind }] of seats.entries()) insertSeat.run(id, no, cleanName(name), kind, null, null)
        for (const [no, { seat }] of moves.entries()) insertMove.run(id, no, seat, texts.actions[no]!)
        setHead.run(moves.length, at, outcome === undefined ? null : json(outcome), id)
      })
      return id
    },

    /**
     * A new match that is what this one was after `head` moves, with the same seats and beginnings and no campaign. Answers
     * its id; this one stays as it is.
     */
    branch(match: string, head: number, title: string): string {
      const row = one.get(match)
      if (!row) throw gone()
      if (!Number.isInteger(head) || head < 0 || head > row.head) throw new ShelfError('stale', 'There is no such move to go to.')
      const id = newId()
      const at = now().toISOString()
      write(db, () => {
        const { game, edition, seed, options, extras } = row
        insert.run({ id, game, edition, seed, options, extras, at, title: cleanName(title), campaign: null, previous: null })
        copySeats.run(id, match)
        copyMoves.run(id, match, head)
        setHead.run(head, at, null, id)
      })
      return id
    },

    /** The match that was begun after this one and is not over yet, if there is one. */
    after: (match: string): string | undefined => nextOf.get(match),

    /** Unfinished ones first, the last played on top. */
    list: (): MatchSummary[] => all.all().map(summary),

    /** Takes a match off the list; it can be restored. */
    remove(match: string): void {
      const { changes } = write(db, () => setRemoved.run(now().toISOString(), match, 1))
      if (changes === 0) throw gone()
    },
    restore(match: string): void {
      const { changes } = write(db, () => setRemoved.run(null, match, 0))
      if (changes === 0) throw gone()
    },
  }
}

export type MatchShelf = ReturnType<typeof matchShelf>
