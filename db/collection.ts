/**
 * The cards a person owns: counts of printings, changes that can be taken back, what decks hold of them, and counts in and out
 * as a table. A deck in the archive, and one that comes with the app, holds nothing of them.
 */
import { parse } from 'csv-parse/sync'
import type { LibraryCard } from './cards.ts'
import { csvCell, csvText } from './csv-cell.ts'
import { cardNames } from './deck-names.ts'
import { limits } from './limits.ts'
import { listNames } from './list-names.ts'
import { type Db, write } from './open.ts'
import { ShelfError } from './shelf-error.ts'

/** What decks hold of a card. */
export interface Held {
  readonly card: string
  readonly deck: number
  readonly name: string
  readonly copies: number
}

/** A table of counts, read and not kept. */
export interface Counts {
  readonly cards: readonly { readonly card: string; readonly copies: number }[]
  readonly unread: readonly { readonly line: number; readonly text: string; readonly message: string }[]
}

/** Whether a deck, and a line of it, holds copies of what is owned. */
export const holds = "removed_at is null and ready is null and not archived and section <> 'maybe'"

/** Changes that can be taken back. */
const remembered = 200
const most = 9_999

export function collectionShelf(db: Db, { now = () => new Date() }: { readonly now?: () => Date } = {}) {
  const names = cardNames(db)
  const lists = listNames(db)
  const isOn = db.prepare<[], 0 | 1>('select is_on from collection').pluck()
  const turn = db.prepare<[0 | 1]>('update collection set is_on = ?')
  const owned = db.prepare<[], { card: string; copies: number }>('select card, copies from owned_card')
  const one = db.prepare<[string], number>('select copies from owned_card where card = ?').pluck()
  const put = db.prepare<[string, number]>(
    'insert into owned_card (card, copies) values (?, ?) on conflict do update set copies = excluded.copies',
  )
  const drop = db.prepare<[string]>('delete from owned_card where card = ?')
  const held = db.prepare<[], Held>(
    `select card, deck.id as deck, deck.name, sum(copies) as copies
       from deck_card join deck on deck.id = deck_card.deck
      where ${holds}
      group by card, deck.id order by deck.name collate nocase, deck.id`,
  )
  const note = db.prepare<[string, string, string]>('insert into collection_change (label, at, before) values (?, ?, ?)')
  const forget = db.prepare<[number]>('delete from collection_change where no <= (select max(no) from collection_change) - ?')
  const newest = db.prepare<[], { no: number; label: string; before: string }>(
    'select no, label, before from collection_change order by no desc limit 1',
  )
  const unnote = db.prepare<[number]>('delete from collection_change where no = ?')
  const readyRows = db.prepare<[string], { card: string; copies: number }>(
    "select card, copies from deck_card join deck on deck.id = deck where ready = ? and section = 'deck' order by no",
  )
  const ready = db.prepare<[], { ready: string; name: string }>('select ready, name from deck where ready is not null order by name')

  const known = (card: string): LibraryCard => {
    const found = names().byId.get(card)
    if (found === undefined) throw new ShelfError('not_found', 'This card is not in the library any more.')
    return found
  }

  function lay(card: string, copies: number): void {
    if (copies === 0) drop.run(card)
    else put.run(card, Math.min(most, copies))
  }

  /** Sets some counts as one change that can be taken back. */
  function change(label: string, counts: ReadonlyMap<string, number>): void {
    write(db, () => {
      const before = [...counts.keys()].map((card) => [card, one.get(card) ?? 0] as const)
      const differing = before.filter(([card, copies]) => copies !== counts.get(card))
      if (differing.length === 0) return
      for (const [card] of differing) lay(card, counts.get(card)!)
      note.run(label.slice(0, 200), now().toISOString(), JSON.stringify(differing))
      forget.run(remembered)
    })
  }

  const all = () => new Map(owned.all().map(({ card, copies }) => [card, copies]))

  return {
    isOn: (): boolean => isOn.get() === 1,
    switch(on: boolean): void {
      write(db, () => turn.run(on ? 1 : 0))
    },
    /** Copies by card. */
    owned: all,
    held: (): Held[] => held.all(),
    set(card: string, copies: number): void {
      change(`${copies} ${known(card).title}`, new Map([[card, copies]]))
    },
    /** Adds cards to what there is. */
    add(label: string, cards: readonly { readonly card: string; readonly copies: number }[]): void {
      const there = all()
      const sums = new Map<string, number>()
      for (const { card, copies } of cards) sums.set(card, (sums.get(card) ?? there.get(card) ?? 0) + copies)
      change(label, sums)
    },
    /** Puts counts in the place of all there were. */
    replace(label: string, cards: readonly { readonly card: string; readonly copies: number }[]): void {
      const counts = new Map([...all().keys()].map((card) => [card, 0]))
      for (const { card, copies } of cards) counts.set(card, (counts.get(card) ?? 0) + copies)
      change(label, counts)
    },
    /** Takes the last change back; answers what it was. */
    undo(): string {
      return write(db, () => {
        const last = newest.get()
        if (last === undefined) throw new ShelfError('not_found', 'There is nothing to take back.')
        for (const [card, copies] of JSON.parse(last.before) as (readonly [string, number])[]) {
          // A card may have left the library since.
          if (names().byId.has(card)) lay(card, copies)
        }
        unnote.run(last.no)
        return last.label
      })
    },
    /** The decks that come with the app, as they were sold. */
    readyDecks: () => ready.all().map(({ ready: id, name }) => ({ id, name, cards: readyRows.all(id) })),

    // -------------------------------------------------------------- as a table

    /** Reads a table with the columns `count` and `title`, and `set` and `number` where a Title has several cards. Throws where the text is no table. */
    read(text: string): Counts {
      if (Buffer.byteLength(text) > limits.deckBytes)
        throw new ShelfError('too_big', 'The table is larger than 1 MB.', 'Choose a smaller file.')
      let rows: readonly (readonly string[])[]
      try {
        rows = parse(text, { bom: true, relax_column_count: true, delimiter: [',', ';', '\t'] })
      } catch {
        throw new ShelfError('bad_csv', 'This is no table of cards: a quotation mark is opened and never closed.', 'Save it as CSV again.')
      }
      const columns = (rows[0] ?? []).map((each) => each.trim().toLowerCase())
      const [count, title, set, number] = ['count', 'title', 'set', 'number'].map((each) => columns.indexOf(each)) as [
        number,
        number,
        number,
        number,
      ]
      if (count < 0 || title < 0) {
        throw new ShelfError(
          'bad_csv',
          'The first line must name the columns: count, title, and if need be set and number.',
          'Put them there.',
        )
      }
      const ask = lists.ask()
      const cards: { card: string; copies: number }[] = []
      const unread: { line: number; text: string; message: string }[] = []
      for (const [at, row] of rows.entries()) {
        if (at === 0 || row.every((cell) => cell.trim() === '')) continue
        const line = at + 1
        const said = row.join(', ')
        const copies = Number(row[count])
        const nth = number >= 0 && row[number]?.trim() ? Number(row[number]) : undefined
        const found = ask.find(csvText((row[title] ?? '').trim()), set < 0 ? undefined : csvText(row[set]?.trim() ?? ''), nth)
        if (!Number.isInteger(copies) || copies < 0 || copies > most)
          unread.push({ line, text: said, message: `The count must be a whole number from 0 to ${most}.` })
        else if (found === undefined) unread.push({ line, text: said, message: 'No card of the library has this name.' })
        // What could mean another card as well is not guessed.
        else if (!found.readings.every((each) => each === 'exact' || each === 'folded' || each === 'alias')) {
          unread.push({ line, text: said, message: `It may mean ${found.card.name}: write that, with its set.` })
        } else cards.push({ card: found.card.id, copies })
      }
      return { cards, unread }
    },
    write(): string {
      const { byId } = names()
      const ask = lists.ask()
      const rows = [...all()].flatMap(([id, copies]) => {
        const card = byId.get(id)
        if (card === undefined) return []
        const { set, title, number } = ask.placeOf(card)
        return [[String(copies), title, set, ask.alike(card) > 1 ? String(number) : '']]
      })
      return [['count', 'title', 'set', 'number'], ...rows.toSorted((a, b) => a[2]!.localeCompare(b[2]!) || a[1]!.localeCompare(b[1]!))]
        .map((row) => `${row.map(csvCell).join(',')}\r\n`)
        .join('')
    },
    card: known,
    cards: (): readonly LibraryCard[] => [...names().byId.values()],
  }
}

export type CollectionShelf = ReturnType<typeof collectionShelf>
