/** A query in pieces for the eye: fields, values, signs; and what of it is at fault. Knows how queries look, not what they mean. */
import type { LibraryAnswer } from '../../src-main/contract/library.ts'

export interface Piece {
  readonly text: string
  readonly is: 'word' | 'field' | 'phrase' | 'sign' | 'number'
  readonly fault: boolean
}

const shapes =
  /(?<phrase>["“”][^"“”]*["“”]?)|(?<field>\p{L}+(?:!=|[<>]=?|[:=]))|(?<number>-?\d+)|(?<sign>[()!]|(?<![^\s(])[-−](?=\S)|(?<!\S)or(?!\S))/giu

/** The pieces of what is typed. Faults of an older answer still hold for what was not touched since. */
export function piecesOf(typed: string, answer: Pick<LibraryAnswer, 'query' | 'faults'> | undefined): readonly Piece[] {
  const kept = answer === undefined ? 0 : common(typed, answer.query)
  const faults = (answer?.faults ?? []).filter(({ at, length }) => at + length <= kept || typed === answer?.query)
  const edges = new Set([0, typed.length, ...faults.flatMap(({ at, length }) => [at, at + length])])
  const kinds: { from: number; to: number; is: Piece['is'] }[] = []
  let at = 0
  for (const match of typed.matchAll(shapes)) {
    if (match.index > at) kinds.push({ from: at, to: match.index, is: 'word' })
    at = match.index + match[0].length
    const is = (['phrase', 'field', 'number', 'sign'] as const).find((each) => match.groups?.[each] !== undefined) ?? 'word'
    kinds.push({ from: match.index, to: at, is })
  }
  if (at < typed.length) kinds.push({ from: at, to: typed.length, is: 'word' })
  return kinds.flatMap(({ from, to, is }) => {
    const cuts = [from, ...[...edges].filter((edge) => edge > from && edge < to).toSorted((a, b) => a - b), to]
    return cuts.slice(1).map((end, i) => ({
      text: typed.slice(cuts[i], end),
      is,
      fault: faults.some(({ at: start, length }) => start <= cuts[i]! && end <= start + length),
    }))
  })
}

function common(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/** What is typed without a part of it. */
export function without(typed: string, { at, length }: { readonly at: number; readonly length: number }): string {
  return `${typed.slice(0, at).trimEnd()} ${typed.slice(at + length).trimStart()}`.trim()
}

/** What is typed with other words in the place of a part of it. */
export function instead(typed: string, { at, length }: { readonly at: number; readonly length: number }, words: string): string {
  return typed.slice(0, at) + words + typed.slice(at + length)
}
