/**
 * What a window is told of decks that are built, and what it may do to them: the keeping of them. What is thought about a
 * deck is none of its business; a skeleton for a new one is asked for.
 */
import type { NewDeck } from '../../db/deck-room.ts'
import type { Shelf } from '../../db/shelf.ts'
import type { Beginning, DeckEdit, DeckInList, DeckSheet, EditInHistory } from '../contract/decks.ts'

/** Beginnings that take thought. */
export type ThoughtOut = Exclude<Beginning, { from: 'empty' | 'deck' }>

/** The cards that a deck begins with. Throws a refusal. */
export type Skeleton = (beginning: ThoughtOut) => NewDeck

export function deckRoom({ deckRoom: shelf }: Shelf, skeleton: Skeleton) {
  return {
    list: (): readonly DeckInList[] => shelf.list(),
    open: (deck: number): DeckSheet => withFixes(shelf.open(deck)),
    begin(beginning: Beginning): DeckSheet {
      switch (beginning.from) {
        case 'empty':
          return withFixes(shelf.begin({ name: beginning.name, cards: [] }))
        case 'deck':
          return withFixes(shelf.copy(beginning.deck, beginning.name))
        default:
          return withFixes(shelf.begin(skeleton(beginning)))
      }
    },
    edit: (deck: number, at: number, edit: DeckEdit): DeckSheet => withFixes(shelf.edit(deck, at, edit)),
    undo: (deck: number, at: number): DeckSheet => withFixes(shelf.undo(deck, at)),
    redo: (deck: number, at: number): DeckSheet => withFixes(shelf.redo(deck, at)),
    history: (deck: number): readonly EditInHistory[] => shelf.history(deck),
    mark: (deck: number, marks: Parameters<typeof shelf.mark>[1]): DeckSheet => withFixes(shelf.mark(deck, marks)),
  }
}

function withFixes(sheet: ReturnType<Shelf['deckRoom']['open']>): DeckSheet {
  return { ...sheet, faultList: sheet.faultList.map((each) => ({ ...each, fixes: [] })) }
}
