/**
 * Errata by hand: what a card says now, what it would say with a fact corrected and how that is read, and the correction
 * laid over the card, changed, or taken off again.
 */
import type { CardImports } from '../../db/card-import.ts'
import { type Change, changesBetween } from '../../db/card-plan.ts'
import type { SourceCard } from '../../db/cards-file.ts'
import { type BroughtErratum, corrected, inForce, linesOf, printedValue } from '../../db/errata.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { onOneLine } from '../../db/workshop.ts'
import type { AffectedCards, Erratum, ErratumLook, FactNow } from '../contract/cards.ts'
import { erratumTold, wordParts } from './card-imports.ts'
import { readOn, textProblem } from './card-text.ts'
import { faceOf } from './face.ts'
import type { Reader } from './reader.ts'

/** A correction as it is being written. */
export type Wanted = Pick<BroughtErratum, 'card' | 'field' | 'value' | 'date'>

/** A value as a line of a card file has it. */
const tidy = (value: string) => onOneLine(value).trim()

export interface ErrataDesk {
  list(card?: string): readonly Erratum[]
  /** What a card says now: every fact that can be corrected and is there. */
  facts(card: string): readonly FactNow[]
  /** What a correction would do; keeps nothing. `instead`: the erratum it would take the place of. */
  look(wanted: Wanted, instead: number | undefined): Promise<ErratumLook>
  /** Which texts of other cards would be read otherwise with it. */
  affected(wanted: Wanted, instead: number | undefined, signal?: AbortSignal): Promise<AffectedCards>
  add(erratum: BroughtErratum): Promise<Erratum>
  change(id: number, erratum: BroughtErratum): Promise<Erratum>
  remove(id: number): Promise<readonly Erratum[]>
}

/** What changes the library: `wake` says that somebody is about to; a change is done whole or not at all, and what else it would touch told before. */
export interface Changing {
  wake(): void
  carryOut(change: Change): Promise<unknown>
  affected(change: Change, day: string, signal?: AbortSignal): Promise<AffectedCards>
}

export function errataDesk(shelf: CardImports, reader: Reader, { wake, carryOut, affected }: Changing): ErrataDesk {
  const list = (card?: string): readonly Erratum[] => shelf.errata(card).map(erratumTold)

  function cardOf(id: string): SourceCard {
    const card = shelf.sourceOf(id)
    if (card === undefined)
      throw new ShelfError(
        'not_found',
        'Only a card of the app or of a file can have an erratum.',
        'Change a card of your own in the workshop.',
      )
    if (card.facts === undefined)
      throw new ShelfError('bad_field', 'The facts of this card were not understood, so none can be corrected.', 'Mend its file.')
    return card
  }

  /** The card on that day before and with the correction, or why that makes no sense. */
  function withIt(wanted: Wanted, instead: number | undefined): { readonly before: SourceCard; readonly after: SourceCard | string } {
    const others = shelf.errata(wanted.card).filter(({ id }) => id !== instead)
    const before = inForce(cardOf(wanted.card), others, wanted.date)
    const after = corrected(before, wanted)
    if (typeof after === 'string') return { before, after }
    return { before, after: changesBetween(before, after).length > 0 ? after : 'The card says so already: nothing would change.' }
  }

  function checked(erratum: BroughtErratum, instead?: number): void {
    const { after } = withIt(erratum, instead)
    if (typeof after === 'string') throw new ShelfError('bad_field', after)
  }

  function known(id: number): Erratum {
    const found = list().find((each) => each.id === id)
    if (found === undefined) throw new ShelfError('not_found', 'This erratum is not there any more.')
    return found
  }

  const newest = (card: string): Erratum => list(card).reduce((last, each) => (each.id > last.id ? each : last))

  return {
    list,
    facts(id) {
      // Who asks for them has begun to write.
      wake()
      const card = inForce(cardOf(id), shelf.errata(id), shelf.state().today)
      const fields = [...new Set(linesOf(card).map(({ key }) => key))]
      return fields.map((field) => ({ field, value: printedValue(card, field) }))
    },
    async look(typed, instead) {
      const wanted = { ...typed, value: tidy(typed.value) }
      const card = cardOf(wanted.card)
      const printed = printedValue(card, wanted.field)
      const told = { printed, parts: wordParts(printed, wanted.value) }
      const { before, after } = withIt(wanted, instead)
      const shown = typeof after === 'string' ? before : after
      const { id, title, type } = shown.named
      const facts = shown.facts!
      // As it was typed, so that every place in it stays the place it was.
      const text = wanted.field === 'text' ? typed.value : shown.text
      const { steps, conditions, faults } = await readOn(reader, text, { title, type, facts })
      const why = textProblem(type, text, { steps, conditions, faults })
      return {
        ...told,
        ...(typeof after === 'string' && { fault: after }),
        face: faceOf(id, type, { ...facts, text }),
        text,
        reading: { steps, conditions, faults },
        ...(why !== undefined && { why }),
      }
    },
    async affected(typed, instead, signal) {
      const erratum = { ...typed, value: tidy(typed.value), source: '' }
      checked(erratum, instead)
      return affected(instead === undefined ? shelf.addErratum(erratum) : shelf.changeErratum(instead, erratum), erratum.date, signal)
    },
    async add(typed) {
      const erratum = { ...typed, value: tidy(typed.value) }
      checked(erratum)
      await carryOut(shelf.addErratum(erratum))
      return newest(erratum.card)
    },
    async change(id, typed) {
      const erratum = { ...typed, value: tidy(typed.value) }
      if (known(id).card !== erratum.card) throw new ShelfError('bad_field', 'An erratum stays with its card.')
      checked(erratum, id)
      await carryOut(shelf.changeErratum(id, erratum))
      return newest(erratum.card)
    },
    async remove(id) {
      known(id)
      await carryOut(shelf.lessErratum(id))
      return list()
    },
  }
}
