/**
 * A query in tokens. Whoever types is always in the middle of something, so a mark that leads nowhere yet (an open
 * bracket, an `or` without a second side) is no mistake that empties the list: it is taken out, and reported.
 */
import moo from 'moo'

export interface QueryToken {
  readonly type: (typeof tokenTypes)[number]
  /** What it stands for: a phrase without its quotation marks. */
  readonly text: string
  /** Where it stands in what was typed, in characters. */
  readonly at: number
  readonly length: number
}

/** A part of the query that could not be understood, and the one thing that may have been meant. */
export interface QueryFault {
  readonly at: number
  readonly length: number
  readonly message: string
  /** What to write in its place. */
  readonly instead?: string
}

const tokenTypes = [
  'open',
  'close',
  'not',
  'or',
  'bang',
  'field',
  'compare',
  'comma',
  'number',
  'phrase',
  'word',
  'named',
  'nothing',
] as const

/** The lexer as the grammar knows it: by the names of its tokens. */
export const lexer = { has: (type: string): boolean => (tokenTypes as readonly string[]).includes(type) }

const cutter = moo.compile({
  space: { match: /[\s\u00a0]+/u, lineBreaks: true },
  open: '(',
  close: ')',
  // A phrase that is not closed yet goes on to the end.
  phrase: { match: /["“”][^"“”]*["“”]?/u, lineBreaks: true },
  // Only right behind a comparison a minus belongs to a number; elsewhere it turns a term round.
  number: /(?<=[<>=:,]\s*)[-−+]?\d+(?![^\s(),])/u,
  not: /(?<![^\s(])[-−](?=[^\s])/u,
  or: /(?<![^\s()])(?:or|OR|Or)(?![^\s()])/u,
  bang: /(?<![^\s(−-])!(?=[^\s=])/u,
  field: /\p{L}+(?=:|\s*(?:!=|[<>=]))/u,
  compare: /!=|<=|>=|[<>=:]/u,
  comma: ',',
  word: /[^\s()"“”<>=:,]+/u,
})

/** The tokens of a query that the grammar can always read, and what had to be taken out of it. */
export function queryTokens(typed: string): { readonly tokens: readonly QueryToken[]; readonly faults: readonly QueryFault[] } {
  const faults: QueryFault[] = []
  const cut = [...cutter.reset(typed)].map((each) => ({
    type: each.type as QueryToken['type'] | 'space',
    text: each.type === 'phrase' ? each.value.replace(/["“”]/gu, '').trim() : each.value,
    at: each.offset,
    length: each.value.length,
  }))
  const tokens = balanced(joined(paired(cut)), faults)
  return { tokens, faults: together(faults, typed) }
}

/** The same fault of parts that stand side by side is told once. */
function together(faults: readonly QueryFault[], typed: string): QueryFault[] {
  const told: QueryFault[] = []
  for (const each of faults.toSorted((a, b) => a.at - b.at)) {
    const before = told.at(-1)
    const isBeside = before?.message === each.message && typed.slice(before.at + before.length, each.at).trim() === ''
    if (!isBeside) told.push(each)
    else told[told.length - 1] = { ...before, length: Math.max(before.length, each.at + each.length - before.at) }
  }
  return told
}

/** What follows a field belongs to it; without blanks from here on. */
function paired(cut: readonly (Omit<QueryToken, 'type'> & { readonly type: QueryToken['type'] | 'space' })[]): QueryToken[] {
  const tokens: QueryToken[] = []
  let value: 'wanted' | 'there' | undefined
  for (const [no, each] of cut.entries()) {
    const before = tokens.at(-1)
    const touches = before !== undefined && before.at + before.length === each.at
    if (each.type === 'space') continue
    if (value === 'wanted') {
      const isValue = ['number', 'phrase', 'word', 'field', 'or'].includes(each.type)
      // "t: ally": only a sum may stand apart from its comparison.
      if (isValue && (touches || (before?.type === 'compare' && before.text !== ':'))) {
        tokens.push({ ...each, type: each.type === 'field' || each.type === 'or' ? 'word' : (each.type as QueryToken['type']) })
        value = 'there'
        continue
      }
      if (before?.type === 'comma') tokens.pop()
      else if (before) tokens.push({ type: 'nothing', text: '', at: before.at + before.length, length: 0 })
      value = undefined
    }
    if (each.type === 'comma') {
      if (value === 'there' && touches) {
        tokens.push({ ...each, type: 'comma' })
        value = 'wanted'
      }
      continue
    }
    // A comparison of nothing, as in ":)" or "a = b" without a field before it.
    if (each.type === 'compare' && before?.type !== 'field') continue
    value = each.type === 'compare' ? 'wanted' : undefined
    if (each.type === 'field' && cut.slice(no + 1).find(({ type }) => type !== 'space')?.type !== 'compare')
      tokens.push({ ...each, type: 'word' })
    else tokens.push({ ...each, type: each.type })
  }
  const last = tokens.at(-1)
  if (value === 'wanted' && last?.type === 'comma') tokens.pop()
  else if (value === 'wanted' && last) tokens.push({ type: 'nothing', text: '', at: last.at + last.length, length: 0 })
  return tokens
}

/** The words behind an exclamation mark are one Title. */
function joined(tokens: readonly QueryToken[]): QueryToken[] {
  let inTitle = false
  return tokens.map((each, no) => {
    if (each.type === 'bang') inTitle = true
    else if (each.type !== 'word' || !inTitle) inTitle = false
    return each.type === 'word' && inTitle && tokens[no - 1]?.type !== 'compare' ? { ...each, type: 'named' } : each
  })
}

const leads = (token: QueryToken | undefined) => token === undefined || token.type === 'open' || token.type === 'or' || token.type === 'not'
const ends = (token: QueryToken | undefined) => token === undefined || token.type === 'close' || token.type === 'or'

/** Takes out what leads nowhere, until nothing does; closes what is still open. */
function balanced(tokens: readonly QueryToken[], faults: QueryFault[]): QueryToken[] {
  const kept = [...tokens]
  /** With all that stands as far as `end`. */
  const drop = (no: number, message: string, end = 0) => {
    const [{ at, length }] = kept.splice(no, 1) as [QueryToken]
    faults.push({ at, length: Math.max(length, end - at), message })
  }
  let depth = 0
  for (let no = 0; no < kept.length; no++) {
    if (kept[no]!.type === 'open') depth++
    if (kept[no]!.type === 'close' && --depth < 0) {
      drop(no--, 'Nothing is open that this bracket could close.')
      depth = 0
    }
  }
  const end = kept.at(-1)
  while (depth-- > 0 && end) kept.push({ type: 'close', text: ')', at: end.at + end.length, length: 0 })
  for (let no = 0; no < kept.length; no++) {
    const { type } = kept[no]!
    const before = kept[no - 1]
    const after = kept[no + 1]
    if (type === 'or' && (leads(before) || ends(after))) drop(no, 'Something to find belongs on both sides of “or”.')
    else if (type === 'not' && (ends(after) || after?.type === 'not')) drop(no, 'A minus turns round what stands right behind it.')
    else if (type === 'bang' && after?.type !== 'named' && after?.type !== 'phrase')
      drop(no, 'A Title belongs behind the exclamation mark.')
    else if (type === 'open' && after?.type === 'close') {
      // A bracket that was closed here for the typist is not worth a word while nothing stands in it yet.
      kept.splice(no + 1, 1)
      drop(no, 'There is nothing in these brackets.', after.at + after.length)
    } else continue
    no = Math.max(-1, no - 3)
  }
  return kept
}
