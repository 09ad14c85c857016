/** Decks: kept, judged, read from lists and written to them. Ready decks come with the app and are copied, never changed. */
import type { InvestigatorCard, PrintedCard } from '../grammar/card.ts'
import type { LibraryCard } from './cards.ts'
import { type DeckFault, type DeckTotals, deckJudge, isLegal } from './deck-faults.ts'
import {
  cleanName,
  type DeckList,
  type DeckReading,
  fileName,
  type ListedCard,
  type ListedLine,
  type ReadDeck,
  readDeck,
  type Section,
  writeDeck,
} from './deck-file.ts'
import { type DeckHistory, deckHistory } from './deck-history.ts'
import { cardNames } from './deck-names.ts'
import { limits } from './limits.ts'
import { type Db, write } from './open.ts'
import { styleShelf } from './play-styles.ts'
import { ShelfError } from './shelf-error.ts'

/** A deck as a list of decks shows it. */
export interface DeckSummary extends DeckTotals {
  readonly id: number
  readonly name: string
  readonly ready: boolean
  readonly legal: boolean
  /** How many things are wrong; warnings not counted. */
  readonly faults: number
  /** Titles of its Investigators. */
  readonly investigators: readonly string[]
}

export interface DeckRow {
  readonly section: Section
  readonly copies: number
  readonly card: LibraryCard
}

export interface DeckDetail extends DeckSummary {
  readonly notes: string
  readonly faultList: readonly DeckFault[]
  readonly rows: readonly DeckRow[]
  /** Lines of its list that nobody could read, with the nearest names. */
  readonly unresolved: readonly { readonly line: number; readonly text: string; readonly suggestions: readonly string[] }[]
}

/** A printing in a deck, as a match takes it. */
export interface PlayedCard<Card> {
  readonly hash: string
  readonly copies: number
  readonly card: Card
}

export interface PlayedDeck {
  readonly cards: readonly PlayedCard<PrintedCard>[]
  readonly investigators: readonly PlayedCard<InvestigatorCard>[]
}

interface Row {
  readonly id: number
  readonly name: string
  readonly notes: string
  readonly ready: string | null
}

export interface DeckShelfOptions {
  readonly now?: () => Date
}

export function deckShelf(db: Db, { now = () => new Date() }: DeckShelfOptions = {}) {
  const judge = deckJudge(db)
  const all = db.prepare<[], Row>(
    'select id, name, notes, ready from deck where removed_at is null order by ready is not null, name collate nocase, id',
  )
  const one = db.prepare<[number], Row>('select id, name, notes, ready from deck where id = ? and removed_at is null')
  const byReady = db.prepare<[string], number>('select id from deck where ready = ?').pluck()
  const listed = db.prepare<[number], ListedCard>('select section, card, copies, no from deck_card where deck = ? order by no')
  const lines = db.prepare<[number], { no: number; section: string | null; kind: ListedLine['kind']; text: string }>(
    'select no, section, kind, text from deck_line where deck = ? order by no',
  )
  const investigators = db
    .prepare<[number], string>(
      "select title from deck_card join card on card.id = card where deck = ? and section = 'investigators' order by no",
    )
    .pluck()
  const unplayable = db
    .prepare<[number], string>(
      "select title from deck_card join card on card.id = card where deck = ? and section <> 'maybe' and printed is null order by no",
    )
    .pluck()
  const played = db.prepare<[number], { section: Section; copies: number; hash: string; json: string }>(
    `select section, copies, printed as hash, printed.json
       from deck_card join card on card.id = deck_card.card join printed on printed.hash = card.printed
      where deck = ? and section <> 'maybe' order by no`,
  )
  const insert = db.prepare<[string, string, string | null, string]>(
    'insert into deck (name, notes, ready, changed_at) values (?, ?, ?, ?)',
  )
  const update = db.prepare<[string, string, string, number]>('update deck set name = ?, notes = ?, changed_at = ? where id = ?')
  const setRemoved = db.prepare<[string | null, number, 0 | 1]>(
    'update deck set removed_at = ? where id = ? and ready is null and (removed_at is null) = ?',
  )
  const emptyCards = db.prepare<[number]>('delete from deck_card where deck = ?')
  const emptyLines = db.prepare<[number]>('delete from deck_line where deck = ?')
  const putCard = db.prepare<[number, Section, string, number, number]>(
    'insert into deck_card (deck, section, card, copies, no) values (?, ?, ?, ?, ?)',
  )
  const putLine = db.prepare<[number, number, string | null, string, string]>(
    'insert into deck_line (deck, no, section, kind, text) values (?, ?, ?, ?, ?)',
  )

  const names = cardNames(db)
  const styles = styleShelf(db)
  const titleOf = db.prepare<[string], string>('select title from card where id = ?').pluck()
  const history: DeckHistory = deckHistory(
    db,
    { title: (card) => titleOf.get(card) ?? 'a card that is gone', style: (id) => styles.find(id)?.name ?? 'the book' },
    now,
  )

  function rowOf(id: number): Row {
    const row = one.get(id)
    if (!row) throw new ShelfError('not_found', 'This deck is not there any more.', 'Choose another one.')
    return row
  }

  function summary(row: Row): DeckSummary {
    const faults = judge.faults(row.id)
    return {
      id: row.id,
      name: row.name,
      ready: row.ready !== null,
      ...judge.totals(row.id),
      legal: isLegal(faults),
      faults: faults.filter(({ severity }) => severity === 'fault').length,
      investigators: investigators.all(row.id),
    }
  }

  function fill(id: number, list: Pick<DeckList, 'cards' | 'lines'>): void {
    emptyCards.run(id)
    emptyLines.run(id)
    for (const { section, card, copies, no } of list.cards) putCard.run(id, section, card, copies, no)
    for (const { no, section, kind, text } of list.lines) putLine.run(id, no, section ?? null, kind, text)
  }

  function checkList({ cards, lines }: Pick<DeckList, 'cards' | 'lines'>): void {
    if (cards.length > limits.deckKinds) throw new ShelfError('too_big', `A deck can hold at most ${limits.deckKinds} different cards.`)
    if (lines.length > limits.deckLines) throw new ShelfError('too_big', 'The deck list has too many lines.')
    for (const { copies } of cards) {
      if (!Number.isInteger(copies) || copies < 1 || copies > limits.copies) {
        throw new ShelfError('bad_field', `The count of a card must be a whole number from 1 to ${limits.copies}.`)
      }
    }
    for (const { card } of cards)
      if (!names().byId.has(card)) throw new ShelfError('not_found', 'The list names a card that the library does not know.')
  }

  function checkNotes(notes: string): string {
    if (notes.length > limits.notes) throw new ShelfError('too_long', `Notes can have at most ${limits.notes} characters.`, 'Shorten them.')
    return notes
  }

  function listOf(id: number): DeckList {
    const row = rowOf(id)
    return {
      name: row.name,
      cards: listed.all(id),
      lines: lines.all(id).map(({ section, ...line }) => ({ ...line, ...(section === null ? {} : { section }) })),
    }
  }

  function look(id: number): DeckDetail {
    const row = rowOf(id)
    const list = listOf(id)
    const { titles, byId } = names()
    return {
      ...summary(row),
      notes: row.notes,
      faultList: judge.faults(id),
      rows: list.cards.map(({ section, card, copies }) => ({ section, copies, card: byId.get(card)! })),
      unresolved: list.lines
        .filter(({ kind }) => kind === 'unread')
        .map(({ no, text }, index) => ({
          line: no,
          text: text.trim(),
          suggestions: index < limits.suggestedLines ? titles.near(text.trim().replace(/^\d+\s+/, '')) : [],
        })),
    }
  }

  function add(list: DeckList, notes = '', ready: string | null = null): number {
    checkList(list)
    return write(db, () => {
      const id = Number(insert.run(cleanName(list.name), checkNotes(notes), ready, now().toISOString()).lastInsertRowid)
      fill(id, list)
      return id
    })
  }

  function notReady(id: number): Row {
    const row = rowOf(id)
    if (row.ready !== null)
      throw new ShelfError('ready_deck', `"${row.name}" comes with Story Deck and stays as it is.`, 'Copy it and change the copy.')
    return row
  }

  return {
    history,
    /** The person's decks by name, then the ready ones. */
    list(): DeckSummary[] {
      judge.prepare()
      return all.all().map(summary)
    },
    summary: (id: number): DeckSummary => summary(rowOf(id)),
    look,
    /** The list as it is kept, for editing. */
    listOf,
    add,
    /** Reads a list without keeping it: what it would be, and what of it could not be read. */
    read: (text: string, reading?: DeckReading): ReadDeck => readDeck(text, names().titles, reading),
    /** Reads a list and keeps it, with all its unread lines. */
    import(text: string, reading?: DeckReading): { readonly id: number } & ReadDeck {
      const read = readDeck(text, names().titles, reading)
      return { id: add(read.list), ...read }
    },
    /** The deck as a `.deck` file. */
    export(id: number): { readonly fileName: string; readonly text: string } {
      const list = listOf(id)
      const { titles, byId } = names()
      return { fileName: `${fileName(list.name)}.deck`, text: writeDeck(list, titles, (card) => byId.get(card)) }
    },
    /** A deck of the person's own, with the same list and notes. */
    copy(id: number, name?: string): number {
      const { notes } = rowOf(id)
      return add({ ...listOf(id), ...(name === undefined ? {} : { name }) }, notes)
    },
    /** Puts another list, and if given other notes, in place of what a deck holds: an edit that can be taken back. */
    change(id: number, list: DeckList, notes?: string): void {
      history.changeable(id)
      checkList(list)
      history.commit(id, undefined, undefined, (deck) => ({
        ...deck,
        name: cleanName(list.name),
        notes: checkNotes(notes ?? deck.notes),
        cards: list.cards,
        lines: list.lines.map(({ section = null, ...line }) => ({ ...line, section })),
      }))
    },
    /** Takes a deck off the list; it can be restored. */
    remove(id: number): void {
      notReady(id)
      write(db, () => setRemoved.run(now().toISOString(), id, 1))
    },
    restore(id: number): void {
      const { changes } = write(db, () => setRemoved.run(null, id, 0))
      if (changes === 0) throw new ShelfError('not_found', 'There is no such deck to restore.')
    },
    /** By the law of that name (see play-styles.ts), or by the deck's own play style. */
    faults: (id: number, law?: string): DeckFault[] => judge.faults(id, law),
    totals: (id: number): DeckTotals => judge.totals(id),
    /** The deck and its Investigators as a match takes them. Throws where a card cannot be played, naming it. */
    played(id: number): PlayedDeck {
      rowOf(id)
      const unread = unplayable.all(id)
      if (unread.length > 0) {
        const named = unread.slice(0, 5).join(', ')
        const more = unread.length > 5 ? ` and ${unread.length - 5} more` : ''
        throw new ShelfError('bad_cards', `Cards of this deck cannot be played, since their text is not understood: ${named}${more}.`)
      }
      const rows = played.all(id)
      const take = <Card>(wanted: Section) =>
        rows.filter(({ section }) => section === wanted).map(({ hash, copies, json }) => ({ hash, copies, card: JSON.parse(json) as Card }))
      return { cards: take<PrintedCard>('deck'), investigators: take<InvestigatorCard>('investigators') }
    },
    /** Brings a deck that comes with the app up to its file, if it differs. */
    putReady(ready: string, text: string): number {
      const read = readDeck(text, names().titles)
      const unread = read.unresolved[0]
      if (unread) throw new ShelfError('bad_cards', `The ready deck "${ready}", line ${unread.line}: ${unread.message}`)
      const id = byReady.get(ready)
      if (id === undefined) return add(read.list, '', ready)
      const { titles, byId } = names()
      const find = (card: string) => byId.get(card)
      if (writeDeck(listOf(id), titles, find) !== writeDeck(read.list, titles, find)) {
        write(db, () => {
          update.run(read.list.name, '', now().toISOString(), id)
          fill(id, read.list)
        })
      }
      return id
    },
  }
}

export type DeckShelf = ReturnType<typeof deckShelf>
