/** A text written anew in places, and where each place of it stands in the text as it was. */

import type { Reading } from './reading.ts'

export interface Rewording {
  readonly text: string
  readonly placeOf: (at: number) => number
}

/** The words that stand in the place of what was found, told its groups and where it stands; the same words again leave it as it is. */
type Put = (found: string, groups: readonly (string | undefined)[], at: number) => string

/** A stretch of a text and what is put in its place. */
export interface Edit {
  readonly at: number
  readonly length: number
  readonly put: string
}

/** A text with some of its stretches put in other words, of two that overlap the one that begins first; nothing where there are none. */
export function edited(text: string, edits: readonly Edit[]): Rewording | undefined {
  let [full, taken] = ['', 0]
  const grown: { readonly at: number; readonly by: number }[] = []
  for (const { at, length, put } of edits.toSorted((a, b) => a.at - b.at)) {
    if (at < taken) continue
    full += text.slice(taken, at) + put
    taken = at + length
    grown.push({ at: full.length, by: put.length - length })
  }
  if (grown.length === 0) return undefined
  const placeOf = (at: number): number => at - grown.filter((each) => each.at <= at).reduce((sum, { by }) => sum + by, 0)
  return { text: full + text.slice(taken), placeOf }
}

/** A reading of a text in other words, with its places as they are in the text as it was written. */
export function placed<R extends Reading<unknown>>({ placeOf }: Rewording, reading: R): R {
  const span = ({ at, length }: { readonly at: number; readonly length: number }) => ({
    at: placeOf(at),
    length: placeOf(at + length) - placeOf(at),
  })
  if (!reading.ok) return { ...reading, ...span(reading) }
  return reading.flavour ? { ...reading, flavour: reading.flavour.map(span) } : reading
}

/** The text with all that a pattern finds put in other words; nothing where that changes nothing. */
export function reworded(text: string, pattern: RegExp, put: Put): Rewording | undefined {
  const edits = [...text.matchAll(pattern)].flatMap((found): Edit[] => {
    const [said, ...groups] = found
    const other = put(said, groups, found.index)
    return other === said ? [] : [{ at: found.index, length: said.length, put: other }]
  })
  return edited(text, edits)
}

/** What is said, and what is put for it. */
export type Row = readonly [said: RegExp, put: (found: string, groups: readonly (string | undefined)[]) => string]

/** All that a table finds in a text put in other words, one row after the other. */
export const inRows = (text: string, table: readonly Row[]): Rewording | undefined =>
  inTurn(
    text,
    table.map(
      ([said, put]) =>
        (so) =>
          reworded(so, said, put),
    ),
  )

/** Words as they begin a sentence, */
export const asHead = (said: string): string => said.slice(0, 1).toUpperCase() + said.slice(1)

/** and as they stand within one. */
export const asRest = (said: string): string => said.slice(0, 1).toLowerCase() + said.slice(1)

/** Words of a pattern, parted by bars, that may have a capital at their head where the whole pattern tells capitals apart. */
export const either = (words: string): string =>
  `(?:${words
    .split('|')
    .map((each) => `[${each[0]!.toUpperCase()}${each[0]!.toLowerCase()}]${each.slice(1)}`)
    .join('|')})`

/** Other words with a capital at their head where what they stand for had one. */
export const like = (found: string, put: string): string => (/^\p{Lu}/u.test(found) ? asHead(put) : put)

/** One rewording after the other, as one; nothing where none changes anything. */
export function inTurn(text: string, all: readonly ((text: string) => Rewording | undefined)[]): Rewording | undefined {
  return all.reduce<Rewording | undefined>((so, next) => {
    const more = next(so?.text ?? text)
    return more && so ? { text: more.text, placeOf: (at) => so.placeOf(more.placeOf(at)) } : (more ?? so)
  }, undefined)
}
