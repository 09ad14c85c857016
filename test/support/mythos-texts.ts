/** Cards for tests that say in words what they do: read, and not written as rule objects. */
import type { PrintedCard } from '../../grammar/card.ts'
import { type KnownWords, knownWords } from '../../grammar/link.ts'
import { readEffects } from '../../grammar/parse.ts'
import { card } from './mythos.ts'

/** The only words that these texts need a library for. */
export const known = knownWords([{ title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' }])

/** What makes cards with the rules that their texts say, where `known` are the words of the library. */
export const saying =
  (known: KnownWords) =>
  (title: string, type: PrintedCard['type'], text: string, more: Partial<PrintedCard> = {}): PrintedCard => {
    const reading = readEffects(text, known, { title, type, subtype: more.subtype ?? null, target: null })
    if (!reading.ok) throw new Error(`${text}\n${reading.message}`)
    return card({ title, type, anyDimension: true, ...more, rules: reading.value })
  }

/** A card with the rules that its text says. */
export const says = saying(known)
