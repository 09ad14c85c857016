/** The edits a person makes in a deck, one by one, on the deck as a value. */
import { cleanName, type Section } from './deck-file.ts'
import type { CardRow, DeckState, Mark } from './deck-state.ts'
import { limits } from './limits.ts'
import { ShelfError } from './shelf-error.ts'

/** One change. `set` with 0 copies takes the row away; `line` without a text drops a line that is no card. */
export type OneDeckEdit =
  | { readonly do: 'set'; readonly section: Section; readonly card: string; readonly copies: number }
  | { readonly do: 'move'; readonly card: string; readonly from: Section; readonly to: Section; readonly copies: number }
  | { readonly do: 'note'; readonly card: string; readonly note: string }
  | { readonly do: 'tag'; readonly card: string; readonly tags: readonly string[] }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'notes'; readonly notes: string }
  | { readonly do: 'tags'; readonly tags: readonly string[] }
  | { readonly do: 'style'; readonly style: string }
  | { readonly do: 'ignore'; readonly doubt: string; readonly on: boolean }
  | { readonly do: 'line'; readonly no: number; readonly text?: string | undefined }

/** Several changes that are made, and taken back, together. */
export interface DeckEdit {
  readonly label?: string | undefined
  readonly changes: readonly OneDeckEdit[]
}

/** What an edit must know of the library. */
export interface Known {
  title(card: string): string | undefined
  hasStyle(style: string): boolean
  /** The card that a line of a list means in a section, with its count. */
  read(line: string, section: Section): { readonly card: string; readonly copies: number } | undefined
}

const sectionNames: Readonly<Record<Section, string>> = { deck: 'the deck', investigators: 'Investigators', maybe: 'Maybe' }
const blank: Mark = { note: '', tags: [] }

export const nextNo = ({ cards, lines }: Pick<DeckState, 'cards' | 'lines'>): number =>
  [...cards, ...lines].reduce((most, { no }) => Math.max(most, no), 0) + 1

/** The deck after the edit. Throws a ShelfError, and nothing is changed. */
export function edited(deck: DeckState, { changes }: DeckEdit, known: Known): DeckState {
  const after = changes.reduce((state, each) => one(state, each, known), deck)
  if (after.cards.length > limits.deckKinds)
    throw new ShelfError('too_big', `A deck can hold at most ${limits.deckKinds} different cards.`, 'Take some out first.')
  return after
}

function one(deck: DeckState, edit: OneDeckEdit, known: Known): DeckState {
  switch (edit.do) {
    case 'set':
      return withCopies(deck, edit.section, edit.card, edit.copies, known)
    case 'move': {
      const there = copiesOf(deck, edit.from, edit.card)
      if (there < edit.copies)
        throw new ShelfError('bad_field', `In ${sectionNames[edit.from]} there are ${there} copies to move, not ${edit.copies}.`)
      if (edit.from === edit.to) return deck
      const without = withCopies(deck, edit.from, edit.card, there - edit.copies, known)
      return withCopies(without, edit.to, edit.card, copiesOf(without, edit.to, edit.card) + edit.copies, known)
    }
    case 'note':
      return withMark(deck, edit.card, (mark) => ({ ...mark, note: edit.note.trim() }), known)
    case 'tag':
      return withMark(deck, edit.card, (mark) => ({ ...mark, tags: tidy(edit.tags) }), known)
    case 'rename':
      return { ...deck, name: cleanName(edit.name) }
    case 'notes':
      if (edit.notes.length > limits.notes)
        throw new ShelfError('too_long', `Notes can have at most ${limits.notes} characters.`, 'Shorten them.')
      return { ...deck, notes: edit.notes }
    case 'tags':
      return { ...deck, tags: tidy(edit.tags) }
    case 'style':
      if (!known.hasStyle(edit.style)) throw new ShelfError('not_found', 'This play style is not there any more.', 'Choose another one.')
      return { ...deck, style: edit.style }
    case 'ignore': {
      const others = deck.ignored.filter((each) => each !== edit.doubt)
      if (edit.on && others.length >= limits.ignored)
        throw new ShelfError('too_big', 'Too many remarks are ignored here.', 'Heed some again.')
      return { ...deck, ignored: edit.on ? [...others, edit.doubt] : others }
    }
    case 'line':
      return withLine(deck, edit.no, edit.text, known)
  }
}

const tidy = (tags: readonly string[]) => [...new Set(tags.map((each) => each.trim()))].filter((each) => each !== '')

const copiesOf = ({ cards }: DeckState, section: Section, card: string): number =>
  cards.find((each) => each.section === section && each.card === card)?.copies ?? 0

function withCopies(deck: DeckState, section: Section, card: string, copies: number, known: Known): DeckState {
  const isIt = (each: CardRow) => each.section === section && each.card === card
  if (!Number.isInteger(copies) || copies < 0 || copies > limits.copies)
    throw new ShelfError('bad_field', `The count of a card must be a whole number from 0 to ${limits.copies}.`)
  if (copies === 0) return { ...deck, cards: deck.cards.filter((each) => !isIt(each)) }
  if (deck.cards.some(isIt)) return { ...deck, cards: deck.cards.map((each) => (isIt(each) ? { ...each, copies } : each)) }
  if (known.title(card) === undefined)
    throw new ShelfError('not_found', 'The library does not know this card any more.', 'Choose another one.')
  return { ...deck, cards: [...deck.cards, { section, card, copies, no: nextNo(deck) }] }
}

function withMark(deck: DeckState, card: string, change: (mark: Mark) => Mark, known: Known): DeckState {
  if (known.title(card) === undefined)
    throw new ShelfError('not_found', 'The library does not know this card any more.', 'Choose another one.')
  const mark = change(deck.marks.get(card) ?? blank)
  const marks = new Map(deck.marks)
  if (mark.note === '' && mark.tags.length === 0) marks.delete(card)
  else marks.set(card, mark)
  return { ...deck, marks }
}

/** A line that was mended and now means a card becomes that card, where it stood. */
function withLine(deck: DeckState, no: number, text: string | undefined, known: Known): DeckState {
  const line = deck.lines.find((each) => each.no === no)
  if (line === undefined) throw new ShelfError('not_found', 'This line is not in the list any more.', 'Look at the deck again.')
  const lines = deck.lines.filter((each) => each !== line)
  if (text === undefined || text.trim() === '') return { ...deck, lines }
  const written = cleanName(text)
  const section: Section = line.section === 'investigators' || line.section === 'maybe' ? line.section : 'deck'
  const meant = line.kind === 'unread' ? known.read(written, section) : undefined
  if (meant === undefined) {
    const kept = { ...line, text: line.kind === 'comment' && !/^(?:#|\/\/|;)/.test(written) ? `# ${written}` : written }
    return { ...deck, lines: [...lines, kept].sort((a, b) => a.no - b.no) }
  }
  const there = copiesOf(deck, section, meant.card)
  if (there > 0) return withCopies({ ...deck, lines }, section, meant.card, Math.min(there + meant.copies, limits.copies), known)
  return { ...deck, lines, cards: [...deck.cards, { section, ...meant, no }].sort((a, b) => a.no - b.no) }
}
