/** The text of a card read beside its facts, by the thread that reads (reader.ts). */
import type { CardFacts, InvestigatorFacts } from '../../db/cards-file.ts'
import { limits } from '../../db/limits.ts'
import { onOneLine, type WrittenType } from '../../db/workshop.ts'
import type { Named } from '../../grammar/link.ts'
import type { Reader } from './reader.ts'
import type { Read } from './reading.ts'

/** A card as far as its text needs it; the Title may still be missing. */
export interface Bearer {
  readonly title: string
  readonly type: WrittenType
  readonly facts: Partial<CardFacts> | Partial<InvestigatorFacts>
  /** Cards that are not in the library, and that the text may speak of. */
  readonly others?: readonly Named[]
}

/** What a text means on this card. */
export async function readOn(reader: Reader, text: string, { title, type, facts, others = [] }: Bearer): Promise<Read> {
  const playing = facts as Partial<CardFacts>
  const { subtype, target, sanity } = playing
  return (
    tooLong(text) ??
    reader.read({
      text: onOneLine(text),
      self: {
        title: title.trim() || '?',
        type,
        ...(subtype !== undefined && { subtype }),
        ...(target !== undefined && { target }),
        ...(sanity !== undefined && { sanity }),
      },
      ...(type !== 'Investigator' && title.trim() !== '' && { own: { ...playing, title: title.trim(), type } }),
      ...(others.length > 0 && { others }),
    })
  )
}

/** What a text comes to that is longer than a card may have: nobody reads it. */
function tooLong({ length }: string): Read | undefined {
  if (length <= limits.cardText) return undefined
  const message = `A text may have ${limits.cardText} characters, this one has ${length}.`
  const fault = { at: limits.cardText, length: length - limits.cardText, message, expected: [], mends: [] }
  return { steps: [], conditions: [], faults: [fault] }
}

/** Why a card with this text cannot be played, if so. */
export function textProblem(type: WrittenType, text: string, { faults }: Read): string | undefined {
  if (faults[0] !== undefined) return faults[0].message
  return type === 'Adventure' && text.trim() === '' ? 'An Adventure needs a story that asks for something.' : undefined
}
