/**
 * Versions of a deck: whole lists as they were, kept by name or by a match that was begun with one. Lists with the same
 * cards to play, in the deck and among the Investigators, are one version; what stands in Maybe does not part them.
 */
import { createHash } from 'node:crypto'
import { cleanName, type Section } from './deck-file.ts'
import { type DeckRecord, deckRecords } from './deck-records.ts'
import { type DeckState, deckStates, type LineRow } from './deck-state.ts'
import { type Db, write } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export interface DeckVersion {
  readonly id: number
  /** A match that begins keeps a version without a name. */
  readonly name?: string
  readonly at: string
  readonly cards: number
  readonly adventurePoints: number
  readonly record: DeckRecord
  /** The deck is so now. */
  readonly current: boolean
}

/** A card of a kept list. What is needed to tell of it, if the library loses it, is kept with it. */
export interface VersionCard {
  readonly section: Section
  readonly card: string
  readonly title: string
  readonly type: string
  readonly copies: number
  readonly no: number
  readonly points?: number
}

/** A list as a version keeps it. */
export interface VersionList {
  readonly name: string
  readonly notes: string
  readonly cards: readonly VersionCard[]
  readonly lines: readonly LineRow[]
}

interface Row {
  readonly id: number
  readonly deck: number
  readonly name: string | null
  readonly at: string
  readonly digest: string
  readonly list: string
}

export function deckVersions(db: Db, { now = () => new Date() }: { readonly now?: () => Date } = {}) {
  const states = deckStates(db)
  const records = deckRecords(db)
  const cardsOf = db.prepare<[number], Omit<VersionCard, 'points'> & { readonly points: number | null }>(
    `select section, card.id as card, title, type, deck_card.copies, no, card.points
       from deck_card join card on card.id = deck_card.card where deck = ? order by no`,
  )
  const isThere = db.prepare<[number], 1>('select 1 from deck where id = ? and removed_at is null').pluck()
  const columns = 'id, deck, name, at, digest, list'
  const one = db.prepare<[number, number], Row>(`select ${columns} from deck_version where deck = ? and id = ?`)
  const same = db.prepare<[number, string], Row>(`select ${columns} from deck_version where deck = ? and digest = ?`)
  const all = db.prepare<[number], Row>(`select ${columns} from deck_version where deck = ? order by id desc`)
  const put = db.prepare<[number, string, string, string]>('insert into deck_version (deck, at, digest, list) values (?, ?, ?, ?)')
  const setName = db.prepare<[string, number]>('update deck_version set name = ? where id = ?')
  const setList = db.prepare<[string, string, number]>('update deck_version set list = ?, at = ? where id = ?')

  /** The list of the deck as it is now. */
  function present(deck: number): VersionList {
    if (isThere.get(deck) === undefined) throw new ShelfError('not_found', 'This deck is not there any more.', 'Choose another one.')
    const { name, notes, lines } = states.of(deck)
    const cards = cardsOf.all(deck).map(({ points, ...card }): VersionCard => ({ ...card, ...(points !== null && { points }) }))
    return { name, notes, cards, lines }
  }

  /** The version that the deck is now, on the shelf from now on. */
  function keep(deck: number): number {
    const list = present(deck)
    const digest = digestOf(list)
    const there = same.get(deck, digest)
    if (there !== undefined) return there.id
    return write(db, () => Number(put.run(deck, now().toISOString(), digest, JSON.stringify(list)).lastInsertRowid))
  }

  function rowOf(deck: number, version: number): Row {
    const row = one.get(deck, version)
    if (row === undefined) throw new ShelfError('not_found', 'This version is not there any more.', 'Choose another one.')
    return row
  }

  const listOf = ({ list }: Row) => JSON.parse(list) as VersionList

  return {
    keep,
    present,
    /** The list of a version. */
    list: (deck: number, version: number): VersionList => listOf(rowOf(deck, version)),
    /** What a version is called, for a sentence. */
    called(deck: number, version: number): string {
      const { name, at } = rowOf(deck, version)
      return name ?? `the version of ${at.slice(0, 10)}`
    },
    /** The newest first. */
    all(deck: number): DeckVersion[] {
      const digest = digestOf(present(deck))
      const played = records.versions(deck)
      return all.all(deck).map((row) => ({
        id: row.id,
        ...(row.name !== null && { name: row.name }),
        at: row.at,
        ...totalsOf(listOf(row)),
        record: played.get(row.id) ?? { played: 0, won: 0 },
        current: row.digest === digest,
      }))
    },
    /** Names a version; without one, what the deck is now, with all that stands beside its cards. */
    name(deck: number, name: string, version?: number): void {
      write(db, () => {
        const id = version ?? keep(deck)
        const row = rowOf(deck, id)
        setName.run(cleanName(name), id)
        // Maybe, notes and lines are no part of what makes it a version: who names it means those of now.
        if (version === undefined && row.name === null) setList.run(JSON.stringify(present(deck)), row.at, id)
      })
    },
  }
}

/** The deck as it is, with the list of a version in it. A card that the library has lost stays as a line. */
export function withVersion(deck: DeckState, { notes, cards, lines }: VersionList, isKnown: (card: string) => boolean): DeckState {
  return {
    ...deck,
    notes,
    cards: cards.filter(({ card }) => isKnown(card)).map(({ section, card, copies, no }) => ({ section, card, copies, no })),
    lines: [
      ...lines,
      ...cards
        .filter(({ card }) => !isKnown(card))
        .map(({ section, title, copies, no }) => ({ no, section, kind: 'unread' as const, text: `${copies} ${title}` })),
    ].sort((a, b) => a.no - b.no),
  }
}

/** Names what is played, in whatever order it is listed. */
function digestOf({ cards }: Pick<VersionList, 'cards'>): string {
  const played = cards.filter(({ section }) => section !== 'maybe').map(({ section, card, copies }) => `${section} ${card} ${copies}`)
  return createHash('sha256').update(played.sort().join('\n')).digest('hex')
}

/** As the shelf counts a deck (M3.3, M3.12). */
function totalsOf({ cards }: VersionList): { readonly cards: number; readonly adventurePoints: number } {
  const played = cards.filter(({ section, type }) => section === 'deck' && type !== 'Investigator')
  const points = new Map<string, number>()
  for (const { title, type, points: each = 0 } of played)
    if (type === 'Adventure') points.set(title, Math.max(each, points.get(title) ?? 0))
  return {
    cards: played.reduce((sum, { copies }) => sum + copies, 0),
    adventurePoints: [...points.values()].reduce((sum, each) => sum + each, 0),
  }
}

export type DeckVersionShelf = ReturnType<typeof deckVersions>
