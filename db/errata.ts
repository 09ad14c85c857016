/**
 * Errata: corrections of printed facts, each with who says so and the day it holds from. They lie over a card and can be
 * taken off again; what was printed stays beside them.
 */
import { factWords, readWrittenCards, type SourceCard, type WrittenFact, writeCard } from './cards-file.ts'

/** A correction as a file or a person brings it: a line of a card file, in place of the one that was printed. */
export interface BroughtErratum {
  /** The id of the card. */
  readonly card: string
  readonly field: string
  /** Empty where the fact falls away. */
  readonly value: string
  readonly source: string
  /** The day it holds from, like 2026-11-20. */
  readonly date: string
}

export interface Erratum extends BroughtErratum {
  readonly id: number
}

/** What cannot be corrected: a card with another id, Title, set or type is another card. */
const fixed = new Set(['id', 'title', 'set', 'type', 'requires'])
export const correctable: readonly string[] = factWords.filter((each) => !fixed.has(each))

/** The lines of a card file that a card is, by their words; none for a card whose facts were not understood. */
export function linesOf({ facts, rarity }: SourceCard): readonly Omit<WrittenFact, 'no'>[] {
  if (facts === undefined) return []
  return writeCard(facts, rarity)
    .split('\n')
    .map((line) => {
      const [, key, value] = /^(\S+)\s*(.*)$/.exec(line)!
      return { key: key!, value: value! }
    })
}

/** What a card prints for a field, as a card file would have it; empty where it prints nothing. */
export function printedValue(card: SourceCard, field: string): string {
  return linesOf(card)
    .filter(({ key }) => key === field)
    .map(({ value }) => value)
    .join(' | ')
}

/** A card with one line in place of another, or why that makes no sense. */
export function corrected(card: SourceCard, { field, value }: Pick<BroughtErratum, 'field' | 'value'>): SourceCard | string {
  if (!correctable.includes(field)) return `"${field}" is no fact that an erratum can correct.`
  if (card.facts === undefined) return 'The facts of this card were not understood, so none can be corrected.'
  const rest = linesOf(card).filter(({ key }) => key !== field)
  const lines = value === '' ? rest : [...rest, { key: field, value }]
  const { cards, faults } = readWrittenCards([lines.map((each, no) => ({ no, ...each }))], card.at)
  const [read] = cards
  if (read === undefined) return faults[0]?.message ?? 'This makes no sense.'
  // A card file does not tell the name a card is filed under.
  const { name } = card.named
  return { ...card, ...read, at: card.at, named: name === undefined ? read.named : { ...read.named, name } }
}

/**
 * A card as it is to be played on a day: every erratum in force, the latest last. One that makes no sense (any more) is
 * passed over, since it did make sense when it was brought, and the card is worth more than the correction.
 */
export function inForce(card: SourceCard, errata: readonly BroughtErratum[], today: string): SourceCard {
  const mine = errata
    .filter((each) => each.card === card.named.id && each.date <= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return mine.reduce((before, each) => {
    const after = corrected(before, each)
    return typeof after === 'string' ? before : after
  }, card)
}
