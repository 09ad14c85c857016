/**
 * What a window is told of decks that are built, and what it may do to them: the keeping of them. What is thought about a
 * deck is none of its business; a skeleton for a new one is asked for.
 */
import type { DeckOrVersion, NewDeck } from '../../db/deck-room.ts'
import type { ListToRead } from '../../db/list-room.ts'
import type { ShippedStyle, StyleTerms } from '../../db/play-styles.ts'
import type { Shelf } from '../../db/shelf.ts'
import type {
  Beginning,
  DeckComparison,
  DeckEdit,
  DeckInList,
  DeckSheet,
  DeckVersion,
  EditInHistory,
  ListFormat,
  ListReading,
  MadeFile,
  PlayStyle,
} from '../contract/decks.ts'
import { cannotAgree } from '../games/mythos/house-rules.ts'
import { refusal } from './refuse.ts'

type StyleToSave = Omit<ShippedStyle, 'id'> & { readonly id?: string | undefined }

/** Beginnings that take thought. */
export type ThoughtOut = Exclude<Beginning, { from: 'empty' | 'deck' }>

/** The cards that a deck begins with. Throws a refusal. */
export type Skeleton = (beginning: ThoughtOut) => Promise<NewDeck>

export function deckRoom({ deckRoom: shelf, versions, styles, lists }: Shelf, skeleton: Skeleton) {
  const allStyles = (): readonly PlayStyle[] => styles.list().map(({ terms, ...style }) => ({ ...style, ...terms }))

  return {
    list: (): readonly DeckInList[] => shelf.list(),
    open: (deck: number): DeckSheet => shelf.open(deck),
    async begin(beginning: Beginning): Promise<DeckSheet> {
      switch (beginning.from) {
        case 'empty':
          return shelf.begin({ name: beginning.name, cards: [] })
        case 'deck':
          return shelf.copy(beginning.deck, beginning.name)
        default:
          return shelf.begin(await skeleton(beginning))
      }
    },
    edit: (deck: number, at: number, edit: DeckEdit): DeckSheet => shelf.edit(deck, at, edit),
    undo: (deck: number, at: number): DeckSheet => shelf.undo(deck, at),
    redo: (deck: number, at: number): DeckSheet => shelf.redo(deck, at),
    history: (deck: number): readonly EditInHistory[] => shelf.history(deck),
    mark: (deck: number, marks: Parameters<typeof shelf.mark>[1]): DeckSheet => shelf.mark(deck, marks),

    versions: (deck: number): readonly DeckVersion[] => versions.all(deck),
    nameVersion(deck: number, name: string, version?: number): readonly DeckVersion[] {
      versions.name(deck, name, version)
      return versions.all(deck)
    },
    goBack: (deck: number, at: number, version: number): DeckSheet => shelf.goBack(deck, at, version),
    compare: (a: DeckOrVersion, b: DeckOrVersion): DeckComparison => shelf.compare(a, b),

    readList: (list: ListToRead): ListReading => lists.read(list),
    takeList: (list: Parameters<typeof lists.take>[0]): DeckSheet => lists.take(list),
    write: (deck: number, format: ListFormat): MadeFile => lists.write(deck, format),

    styles: allStyles,
    /** Throws a refusal where its house rules cannot be agreed on together. */
    saveStyle({ id, name, says, terms }: StyleToSave): readonly PlayStyle[] {
      const quarrel = cannotAgree(terms.houseRules)
      if (quarrel !== undefined) throw refusal('bad_options', quarrel)
      styles.save({ id, name, says, terms })
      return allStyles()
    },
    removeStyle(id: string): readonly PlayStyle[] {
      styles.remove(id)
      return allStyles()
    },
    /** What a play style says of a match. Throws a refusal. */
    styleTerms(id: string): StyleTerms {
      const found = styles.find(id)
      if (found === undefined) throw refusal('bad_options', 'This play style is not there any more. Choose another one.')
      return found.terms
    },
  }
}
