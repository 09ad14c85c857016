/**
 * Decks as they are built: the list of them, one opened with all that is known of it, its edits, marks and beginnings.
 * Every edit is on the disk before it is answered; see deck-history.ts.
 */

import { compared, type DeckComparison } from './deck-compare.ts'
import { type DeckEdit, edited, type Known } from './deck-edits.ts'
import { type DeckFault, type DeckTotals, deckJudge, isLegal } from './deck-faults.ts'
import { cleanName, type DeckList, readDeck, type Section } from './deck-file.ts'
import { deckFixes, type JudgedFault } from './deck-fixes.ts'
import type { KeptEdit } from './deck-history.ts'
import { cardNames } from './deck-names.ts'
import { type DeckRecord, deckRecords } from './deck-records.ts'
import { type DeckState, deckStates } from './deck-state.ts'
import { type DeckVersionShelf, type VersionList, withVersion } from './deck-versions.ts'
import type { DeckShelf } from './decks.ts'
import { limits } from './limits.ts'
import { type Db, write } from './open.ts'
import type { StyleShelf } from './play-styles.ts'
import { ShelfError } from './shelf-error.ts'

export interface DeckInList extends DeckTotals {
  readonly id: number
  readonly name: string
  readonly ready: boolean
  readonly legal: boolean
  /** Warnings not counted. */
  readonly faults: number
  readonly investigators: readonly string[]
  readonly style: string
  readonly tags: readonly string[]
  readonly pinned: boolean
  readonly frozen: boolean
  readonly archived: boolean
  readonly changedAt: string
  readonly versions: number
  readonly record: DeckRecord
}

export interface SheetRow {
  readonly section: Section
  readonly card: string
  readonly title: string
  readonly type: string
  readonly subtype?: string
  readonly count: number
  /** Copies of the Title that the play style allows; one with a Uniqueness Dot. */
  readonly limit: number
  readonly set: string
  readonly unique: boolean
  readonly points?: number
  readonly value?: number
  readonly sanity?: number | 'variable'
  readonly text: string
  readonly note?: string
  readonly tags?: readonly string[]
  readonly off?: true
}

export interface DeckSheet extends DeckInList {
  readonly notes: string
  readonly rows: readonly SheetRow[]
  readonly faultList: readonly JudgedFault[]
  readonly unresolved: readonly { readonly line: number; readonly text: string; readonly suggestions: readonly string[] }[]
  readonly ignored: readonly string[]
  readonly at: number
  readonly undo?: string
  readonly redo?: string
}

interface HeadRow {
  readonly id: number
  readonly name: string
  readonly notes: string
  readonly ready: string | null
  readonly style: string
  readonly tags: string
  readonly ignored: string
  readonly pinned: 0 | 1
  readonly frozen: 0 | 1
  readonly archived: 0 | 1
  readonly at: number
  readonly changedAt: string
  readonly versions: number
}

interface CardRow {
  readonly section: Section
  readonly card: string
  readonly title: string
  readonly type: string
  readonly subtype: string | null
  readonly count: number
  readonly cap: number
  readonly set: string
  readonly dotted: 0 | 1
  readonly points: number | null
  readonly value: number | null
  readonly sanity: number | 'variable' | null
  readonly text: string
  readonly note: string | null
  readonly tags: string | null
  readonly isOff: 0 | 1 | null
}

export interface DeckOrVersion {
  readonly deck: number
  readonly version?: number | undefined
}

/** What a deck is begun with. */
export interface NewDeck {
  readonly name: string
  readonly notes?: string
  readonly style?: string
  readonly cards: readonly { readonly section: Section; readonly card: string; readonly copies: number }[]
}

const headColumns = `id, name, notes, ready, tags, ignored, pinned, frozen, archived, at, changed_at as changedAt,
  iif(style in (select id from play_style), style, 'campaign') as style,
  (select count(*) from deck_version where deck_version.deck = deck.id) as versions`

export function deckRoomShelf(db: Db, decks: DeckShelf, styles: StyleShelf, versions: DeckVersionShelf) {
  const { history } = decks
  const names = cardNames(db)
  const states = deckStates(db)
  const judge = deckJudge(db)
  const fixes = deckFixes(db)
  const records = deckRecords(db)
  const all = db.prepare<[], HeadRow>(
    `select ${headColumns} from deck where removed_at is null
      order by archived, pinned desc, ready is not null, name collate nocase, id`,
  )
  const one = db.prepare<[number], HeadRow>(`select ${headColumns} from deck where id = ? and removed_at is null`)
  const rowsOf = db.prepare<[number], CardRow>(
    `select section, deck_card.card, title, type, subtype, deck_card.copies as count, set_code as "set", is_unique as dotted,
            card.points, value, sanity, text, note, deck_mark.tags,
            case when type = 'Investigator' or (is_unique and dots) then 1 else deck_law.copies end as cap,
            (select not is_on from card_set where code = set_code) as isOff
       from deck_card join card on card.id = deck_card.card
            join deck_own_law on deck_own_law.deck = deck_card.deck join deck_law on deck_law.law = deck_own_law.law
            left join deck_mark on deck_mark.deck = deck_card.deck and deck_mark.card = deck_card.card
      where deck_card.deck = ? order by no`,
  )
  const investigators = db
    .prepare<[number], string>(
      "select title from deck_card join card on card.id = card where deck = ? and section = 'investigators' order by no",
    )
    .pluck()
  const lines = db.prepare<[number], { line: number; text: string }>(
    "select no as line, trim(text) as text from deck_line where deck = ? and kind = 'unread' order by no",
  )
  const titleOf = db.prepare<[string], string>('select title from card where id = ?').pluck()
  const setMarks = db.prepare<[number, number, number, number]>('update deck set pinned = ?, frozen = ?, archived = ? where id = ?')

  const headings: Readonly<Record<Section, string>> = { deck: 'Deck', investigators: 'Investigators', maybe: 'Maybe' }
  const known: Known = {
    title: (card) => titleOf.get(card),
    hasStyle: (style) => styles.find(style) !== undefined,
    read(line, section) {
      const { list } = readDeck(`${headings[section]}\n${line}`, names().titles)
      const card = list.cards[0]
      return card && { card: card.card, copies: card.copies }
    },
  }

  function headOf(id: number): HeadRow {
    const row = one.get(id)
    if (row === undefined) throw new ShelfError('not_found', 'This deck is not there any more.', 'Choose another one.')
    return row
  }

  function inList(row: HeadRow, faults: readonly DeckFault[] | undefined, record: DeckRecord): DeckInList {
    const found = faults ?? judge.faults(row.id)
    const { id, name, style, changedAt, versions } = row
    return {
      id,
      name,
      style,
      changedAt,
      versions,
      record,
      ready: row.ready !== null,
      ...judge.totals(id),
      legal: isLegal(found),
      faults: found.filter(({ severity }) => severity === 'fault').length,
      investigators: investigators.all(id),
      tags: JSON.parse(row.tags) as string[],
      pinned: row.pinned === 1,
      frozen: row.frozen === 1,
      archived: row.archived === 1,
    }
  }

  function open(id: number): DeckSheet {
    const row = headOf(id)
    const rows = rowsOf.all(id).map(sheetRow)
    const faultList = fixes.of(id, judge.faultsOfCards(id), rows)
    const unread = lines.all(id)
    // Naming near cards takes time, and only a line nobody could read needs it.
    const titles = unread.length === 0 ? undefined : names().titles
    return {
      ...inList(row, faultList, records.of(id)),
      notes: row.notes,
      rows,
      faultList,
      unresolved: unread.map((each, no) => ({
        ...each,
        suggestions: titles !== undefined && no < limits.suggestedLines ? titles.near(each.text.replace(/^\d+\s+/, '')) : [],
      })),
      ignored: JSON.parse(row.ignored) as string[],
      at: row.at,
      ...history.around(id),
    }
  }

  const listOf = ({ deck, version }: DeckOrVersion): VersionList =>
    version === undefined ? versions.present(deck) : versions.list(deck, version)
  const nameOf = ({ deck, version }: DeckOrVersion): string =>
    version === undefined ? headOf(deck).name : `${headOf(deck).name}, ${versions.called(deck, version)}`

  return {
    /** Those at hand first: pinned ones, a person's own by name, the ready ones; then what is archived. */
    list(): DeckInList[] {
      const played = records.all()
      judge.prepare()
      return all.all().map((row) => inList(row, undefined, played.get(row.id) ?? { played: 0, won: 0 }))
    },
    open,
    /** The deck as a value, for whoever compares or writes it. */
    state(id: number): DeckState {
      headOf(id)
      return states.of(id)
    },
    edit(id: number, at: number, edit: DeckEdit): DeckSheet {
      history.commit(id, at, edit.label, (deck) => edited(deck, edit, known))
      return open(id)
    },
    /** An edit that makes the deck another value altogether. */
    replace(id: number, at: number, label: string, change: (deck: DeckState) => DeckState): DeckSheet {
      history.commit(id, at, label, change)
      return open(id)
    },
    /** Puts the list of a version in place of what the deck holds: an edit like any other. */
    goBack(id: number, at: number, version: number): DeckSheet {
      const list = versions.list(id, version)
      history.commit(id, at, `Went back to ${versions.called(id, version)}`, (deck) =>
        withVersion(deck, list, (card) => titleOf.get(card) !== undefined),
      )
      return open(id)
    },
    /** Two decks, or versions of them, side by side. */
    compare(a: DeckOrVersion, b: DeckOrVersion): DeckComparison {
      return compared(listOf(a), listOf(b), { a: nameOf(a), b: nameOf(b) })
    },
    undo(id: number, at: number): DeckSheet {
      history.undo(id, at)
      return open(id)
    },
    redo(id: number, at: number): DeckSheet {
      history.redo(id, at)
      return open(id)
    },
    history: (id: number): KeptEdit[] => history.list(id),
    /** Says how a deck is kept, which is no edit of it. A ready deck is always as it is, so it cannot be frozen. */
    mark(
      id: number,
      marks: { readonly pinned?: boolean | undefined; readonly frozen?: boolean | undefined; readonly archived?: boolean | undefined },
    ): DeckSheet {
      const row = headOf(id)
      if (row.ready !== null && marks.frozen === true) {
        throw new ShelfError('ready_deck', `"${row.name}" comes with Story Deck and always stays as it is.`, 'Freeze a copy of it.')
      }
      const { pinned = row.pinned === 1, frozen = row.frozen === 1, archived = row.archived === 1 } = marks
      write(db, () => setMarks.run(Number(pinned), Number(frozen), Number(archived), id))
      return open(id)
    },
    /** A new deck with these cards. */
    begin({ name, notes = '', style, cards }: NewDeck): DeckSheet {
      const list: DeckList = { name, cards: cards.map((each, no) => ({ ...each, no: no + 1 })), lines: [] }
      return open(
        write(db, () => {
          const id = decks.add(list, notes)
          if (style !== undefined) states.put(id, [{ what: 'style', before: '', after: style }])
          return id
        }),
      )
    },
    /** A deck of the person's own that is like another one: its list, notes, play style, tags and remarks. */
    copy(id: number, name?: string): DeckSheet {
      const { name: old } = headOf(id)
      const copied = cleanName(name ?? `${old.slice(0, limits.name - 7)} (copy)`)
      return open(
        write(db, () => {
          const { style, tags, ignored, marks } = states.of(id)
          const copy = decks.copy(id, copied)
          states.put(copy, [
            { what: 'style', before: '', after: style },
            { what: 'tags', before: [], after: tags },
            { what: 'ignored', before: [], after: ignored },
            ...[...marks].map(([card, mark]) => ({ what: 'mark' as const, card, title: card, after: mark })),
          ])
          return copy
        }),
      )
    },
  }
}

function sheetRow({ subtype, cap, dotted, points, value, sanity, note, tags, isOff, ...row }: CardRow): SheetRow {
  const ownTags = tags === null ? [] : (JSON.parse(tags) as string[])
  return {
    ...row,
    limit: cap,
    unique: dotted === 1,
    ...(subtype !== null && { subtype }),
    ...(points !== null && { points }),
    ...(value !== null && { value }),
    ...(sanity !== null && { sanity }),
    ...(note !== null && note !== '' && { note }),
    ...(ownTags.length > 0 && { tags: ownTags }),
    ...(isOff === 1 && { off: true as const }),
  }
}

export type DeckRoomShelf = ReturnType<typeof deckRoomShelf>
