/** A list before it is kept: line by line what was read, what is only guessed, and what nobody could read. */
import type { LibraryCard } from './cards.ts'
import { looseEntry, type ReadDeck, type Section, saidOf } from './deck-file.ts'
import type { Mark } from './deck-state.ts'
import { limits } from './limits.ts'
import type { ListNames } from './list-names.ts'
import type { Meant, Reading } from './titles.ts'

export const listFormats = ['gccg', 'text', 'markdown', 'csv', 'json', 'code'] as const
export type ListFormat = (typeof listFormats)[number]

export interface ListLine {
  readonly no: number
  readonly text: string
  readonly as: 'read' | 'unsure' | 'unknown' | 'comment'
  /** The section of a card; of anything else the words it stands under, if it stands under any. */
  readonly section?: Section | undefined
  readonly under?: string | undefined
  readonly copies?: number | undefined
  /** The card it means; of an unsure line the one it seems to mean. */
  readonly card?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly note?: string | undefined
  readonly message?: string | undefined
  /** Ids of cards that it may mean, the nearest first. */
  readonly proposals: readonly string[]
}

export interface ListRead {
  readonly format: ListFormat
  /** Nothing, where the list does not say one. */
  readonly name?: string | undefined
  readonly notes?: string | undefined
  readonly style?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly ignored?: readonly string[] | undefined
  /** Notes and tags on cards, where they are told apart from the lines. */
  readonly marks?: ReadonlyMap<string, Mark> | undefined
  readonly lines: readonly ListLine[]
}

/** A deck with all that a list may say of it. */
export interface ListToWrite {
  readonly name: string
  readonly notes: string
  readonly style: string
  readonly tags: readonly string[]
  readonly ignored: readonly string[]
  readonly cards: readonly { readonly section: Section; readonly card: LibraryCard; readonly copies: number; readonly no: number }[]
  readonly lines: readonly {
    readonly no: number
    readonly section: string | null
    readonly kind: 'comment' | 'unread'
    readonly text: string
  }[]
  readonly marks: ReadonlyMap<string, Mark>
  readonly totals: { readonly cards: number; readonly adventurePoints: number }
}

/** A guess is taken only by whoever made the list. */
const isGuess = (reading: Reading) => reading === 'first' || reading === 'shortened' || reading === 'elsewhere'

/** How many lines of one list get proposals: each is compared with every Title. */
export function proposing(names: ListNames): (text: string) => readonly string[] {
  let asked = 0
  return (text) => (++asked > limits.suggestedLines ? [] : names.titles.nearest(text).map(({ id }) => id))
}

/** What a line says that names one card. `base` are its number, text and copies. */
export function lineOf(
  base: Pick<ListLine, 'no' | 'text' | 'tags' | 'note'> & { readonly copies: number; readonly section: Section | undefined },
  title: string,
  meant: Meant<LibraryCard> | undefined,
  near: (text: string) => readonly string[],
): ListLine {
  if (!Number.isInteger(base.copies) || base.copies < 1 || base.copies > limits.copies) {
    const message = `The count must be a whole number from 1 to ${limits.copies}.`
    return {
      ...base,
      copies: 1,
      as: 'unknown',
      message,
      under: base.section,
      proposals: meant === undefined ? near(title) : [meant.card.id],
    }
  }
  if (meant === undefined) {
    return { ...base, as: 'unknown', message: 'No card of the library has this name.', under: base.section, proposals: near(title) }
  }
  const { card, readings, others } = meant
  const section = base.section ?? (card.type === 'Investigator' ? 'investigators' : 'deck')
  const said = saidOf(readings).join(' ')
  return {
    ...base,
    section,
    under: section,
    as: readings.some(isGuess) ? 'unsure' : 'read',
    card: card.id,
    ...(said !== '' && { message: said }),
    proposals: readings.some(isGuess) ? [card.id, ...others.map(({ id }) => id)].slice(0, 12) : [],
  }
}

/** The lines of a list that was read as text. */
export function linesOfText({ entries, list, unresolved }: ReadDeck, near: (text: string) => readonly string[]): ListLine[] {
  const problems = new Map(unresolved.map((each) => [each.line, each]))
  const isSection = (word: string | undefined): word is Section => word === 'deck' || word === 'investigators' || word === 'maybe'
  const lines: ListLine[] = [
    ...entries.map(({ line, text, section, copies, card, tags, readings, others }): ListLine => {
      const said = saidOf(readings).join(' ')
      const guess = readings.some(isGuess)
      return {
        ...{ no: line, text, section, under: section, copies, card, tags },
        as: guess ? 'unsure' : 'read',
        ...(said !== '' && { message: said }),
        proposals: guess ? [card, ...others].slice(0, 12) : [],
      }
    }),
    ...list.lines.map(({ no, section, kind, text }): ListLine => {
      if (kind === 'comment') return { no, text, as: 'comment', under: section, proposals: [] }
      const [, count, rest = text.trim()] = /^(\d{1,2})\s+(\S.*)$/.exec(text.trim()) ?? []
      const loose = looseEntry(text.trim())
      const copies = Math.max(1, Math.min(Number(count ?? loose?.copies ?? 1), limits.copies))
      const under = { under: section, ...(isSection(section) && { section }) }
      return { no, text, as: 'unknown', copies, ...under, message: problems.get(no)?.message, proposals: near(loose?.name ?? rest) }
    }),
  ]
  return lines.sort((a, b) => a.no - b.no)
}

/** The name that a line was to be found by, without count and tags. */
export function nameIn(text: string): string {
  const line = text.trim()
  return looseEntry(line)?.name ?? line.replace(/^\d+\s+/, '')
}
