/** Builds what was typed as a tree, before anybody asks whether its fields and values exist. */
import type { QueryToken } from './query-lexer.ts'

/** Where a part stands in what was typed, in characters. */
export interface Place {
  readonly at: number
  readonly length: number
}

export type Compare = '=' | '!=' | '<' | '<=' | '>' | '>='

/** A query as it was typed. */
export type Typed = Place &
  (
    | { readonly is: 'words'; readonly text: string; readonly how: 'word' | 'phrase' | 'title' }
    | { readonly is: 'field'; readonly name: QueryToken; readonly compare: Compare; readonly values: readonly QueryToken[] }
    | { readonly is: 'not'; readonly of: Typed }
    | { readonly is: 'all' | 'any'; readonly of: readonly Typed[] }
  )

type Parts<T extends readonly unknown[]> = (parts: T) => Typed

function span(first: Place, last: Place): Place {
  return { at: first.at, length: last.at + last.length - first.at }
}

export const same = <T>([only]: readonly [T]): T => only

function row(is: 'all' | 'any', first: Typed, last: Typed): Typed {
  return { is, of: [...(first.is === is && !closed.has(first) ? first.of : [first]), last], ...span(first, last) }
}

/** What stands in brackets is one part, whatever stands beside it. */
const closed = new WeakSet<Typed>()

export const either: Parts<[Typed, QueryToken, Typed]> = ([first, , last]) => row('any', first, last)
export const both: Parts<[Typed, Typed]> = ([first, last]) => row('all', first, last)
export const negated: Parts<[QueryToken, Typed]> = ([minus, of]) => ({ is: 'not', of, ...span(minus, of) })

export const bracketed: Parts<[QueryToken, Typed, QueryToken]> = ([open, inner, close]) => {
  const whole = { ...inner, ...span(open, close) }
  closed.add(whole)
  return whole
}

export const word: Parts<[QueryToken]> = ([{ text, at, length }]) => ({ is: 'words', text, how: 'word', at, length })
export const phrase: Parts<[QueryToken]> = ([{ text, at, length }]) => ({ is: 'words', text, how: 'phrase', at, length })
export const title: Parts<[QueryToken, QueryToken]> = ([bang, name]) => ({
  is: 'words',
  text: name.text,
  how: 'title',
  ...span(bang, name),
})
export const longer = ([name, more]: readonly [QueryToken, QueryToken]): QueryToken => ({
  type: 'named',
  text: `${name.text} ${more.text}`,
  ...span(name, more),
})

export const list = ([value]: readonly [QueryToken]): readonly QueryToken[] => [value]
export const listed = ([values, , value]: readonly [readonly QueryToken[], QueryToken, QueryToken]): readonly QueryToken[] => [
  ...values,
  value,
]

const compared = ({ text }: QueryToken): Compare => (text === ':' ? '=' : (text as Compare))

export const field: Parts<[QueryToken, QueryToken, readonly QueryToken[]]> = ([name, compare, values]) => ({
  is: 'field',
  name,
  compare: compared(compare),
  values,
  ...span(name, values.at(-1)!),
})
export const unfinished: Parts<[QueryToken, QueryToken, QueryToken]> = ([name, compare]) => ({
  is: 'field',
  name,
  compare: compared(compare),
  values: [],
  ...span(name, compare),
})
