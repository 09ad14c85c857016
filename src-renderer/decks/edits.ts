/**
 * Edits of a deck as the window shows them before the Keeper has answered: counts and rows, and nothing that takes rules.
 * Whether the deck is legal is the Keeper's to say.
 */
import type { DeckEdit, DeckRow, DeckSection, DeckSheet, OneDeckEdit } from '../../src-main/contract/decks.ts'
import type { LibraryRow } from '../../src-main/contract/library.ts'

/** What a row shows of a card that is not in the deck yet. */
export type CardFacts = Pick<DeckRow, 'card' | 'title' | 'type'> & Partial<Omit<DeckRow, 'section' | 'count' | 'note' | 'tags'>>

/** Until the Keeper says what the play style allows. */
const usualLimit = 4

export function factsOf({ id, set, face }: LibraryRow): CardFacts {
  const { title, type, subtype, unique, points, value, sanity, text } = face
  return {
    card: id,
    title,
    type,
    set,
    unique,
    text,
    ...(subtype !== undefined && { subtype }),
    ...(points !== undefined && { points }),
    ...(value !== undefined && { value }),
    ...(sanity !== undefined && { sanity }),
  }
}

/** Where a card of this type is when it is in the deck. */
export const homeOf = (type: string): DeckSection => (type === 'Investigator' ? 'investigators' : 'deck')

export const copiesOf = (rows: readonly DeckRow[], card: string, section: DeckSection): number =>
  rows.find((row) => row.card === card && row.section === section)?.count ?? 0

/** Copies of a Title in a section, whatever their printing: what the limit is about (M3.4, M3.6). */
export const copiesOfTitle = (
  rows: readonly DeckRow[],
  { title, section, unique }: Pick<DeckRow, 'title' | 'section' | 'unique'>,
): number => rows.reduce((sum, row) => sum + (row.title === title && row.section === section && (!unique || row.unique) ? row.count : 0), 0)

/** More copies of its Title than the play style allows. */
export const isOver = (rows: readonly DeckRow[], row: DeckRow): boolean => row.section === 'deck' && copiesOfTitle(rows, row) > row.limit

function counted(
  rows: readonly DeckRow[],
  section: DeckSection,
  card: string,
  copies: number,
  facts: CardFacts | undefined,
): readonly DeckRow[] {
  const at = rows.findIndex((row) => row.card === card && row.section === section)
  if (copies <= 0) return at < 0 ? rows : rows.toSpliced(at, 1)
  if (at >= 0) return rows.with(at, { ...rows[at]!, count: copies })
  const known = facts ?? rows.find((row) => row.card === card)
  const unique = known?.unique ?? false
  const base = { title: card, type: 'Event', set: '', unique, limit: unique ? 1 : usualLimit, text: '', ...known }
  return [...rows, { ...base, card, section, count: copies }]
}

function changed(sheet: DeckSheet, edit: OneDeckEdit, facts: ReadonlyMap<string, CardFacts>): DeckSheet {
  const { rows } = sheet
  switch (edit.do) {
    case 'set':
      return { ...sheet, rows: counted(rows, edit.section, edit.card, edit.copies, facts.get(edit.card)) }
    case 'move': {
      const from = copiesOf(rows, edit.card, edit.from)
      const moved = Math.min(from, edit.copies)
      const there = counted(rows, edit.to, edit.card, copiesOf(rows, edit.card, edit.to) + moved, facts.get(edit.card))
      return { ...sheet, rows: counted(there, edit.from, edit.card, from - moved, undefined) }
    }
    case 'note':
      return { ...sheet, rows: rows.map((row) => (row.card === edit.card ? { ...row, note: edit.note } : row)) }
    case 'tag':
      return { ...sheet, rows: rows.map((row) => (row.card === edit.card ? { ...row, tags: edit.tags } : row)) }
    case 'rename':
      return { ...sheet, name: edit.name }
    case 'notes':
      return { ...sheet, notes: edit.notes }
    case 'tags':
      return { ...sheet, tags: edit.tags }
    case 'style':
      return { ...sheet, style: edit.style }
    case 'ignore': {
      const others = sheet.ignored.filter((each) => each !== edit.doubt)
      return { ...sheet, ignored: edit.on ? [...others, edit.doubt] : others }
    }
    case 'line': {
      const { no, text } = edit
      const lines = sheet.unresolved.flatMap((each) => (each.line !== no ? [each] : text === undefined ? [] : [{ ...each, text }]))
      return { ...sheet, unresolved: lines }
    }
  }
}

/** The deck as it will be, so far as the window can tell. `facts` are of cards that come in with the edit. */
export function applied(sheet: DeckSheet, edit: DeckEdit, facts: readonly CardFacts[] = []): DeckSheet {
  const known = new Map(facts.map((each) => [each.card, each]))
  const after = edit.changes.reduce((so, change) => changed(so, change, known), sheet)
  const sums = (rows: readonly DeckRow[]) => {
    const deck = rows.filter(({ section }) => section === 'deck')
    // Copies of one Adventure count once (M3.12).
    const adventures = new Map(deck.map(({ title, points = 0 }) => [title, points]))
    return {
      cards: deck.reduce((sum, { count }) => sum + count, 0),
      points: [...adventures.values()].reduce((sum, points) => sum + points, 0),
    }
  }
  const [was, is] = [sums(sheet.rows), sums(after.rows)]
  return {
    ...after,
    cards: sheet.cards + is.cards - was.cards,
    adventurePoints: sheet.adventurePoints + is.points - was.points,
    investigators: after.rows.filter(({ section }) => section === 'investigators').map(({ title }) => title),
  }
}
