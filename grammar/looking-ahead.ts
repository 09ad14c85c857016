/** The grammar as it is seen from a place in a sentence: of its rules, those that the next word can begin. */

import nearley from 'nearley'
import compiled from './effect.ne'
import type { Token } from './lexer.ts'

export const grammar = nearley.Grammar.fromCompiled(compiled)

interface Literal {
  readonly literal: string
}

export function isLiteral(symbol: unknown): symbol is Literal {
  return typeof symbol === 'object' && symbol !== null && 'literal' in symbol
}

/** What a word of the grammar is known by: the word itself, or the kind of token. */
const signOf = (symbol: unknown): string => (isLiteral(symbol) ? `"${symbol.literal}"` : (symbol as { readonly type: string }).type)

/** The nonterminals that can be nothing at all, and by what each of the others can begin. */
const { nothing, firsts } = beginnings()

function beginnings(): { readonly nothing: ReadonlySet<string>; readonly firsts: ReadonlyMap<string, ReadonlySet<string>> } {
  const nothing = new Set<string>()
  const firsts = new Map<string, Set<string>>()
  // What a rule begins with may begin as this very one does, so all are gone through until nothing is new.
  for (let isNew = true; isNew; ) {
    isNew = false
    for (const { name, symbols } of grammar.rules) {
      const all = firsts.get(name) ?? new Set<string>()
      const before = all.size
      firsts.set(name, all)
      const end = symbols.findIndex((symbol) => {
        if (typeof symbol !== 'string') all.add(signOf(symbol))
        else for (const each of firsts.get(symbol) ?? []) all.add(each)
        return typeof symbol !== 'string' || !nothing.has(symbol)
      })
      if (all.size > before) isNew = true
      if (end >= 0 || nothing.has(name)) continue
      nothing.add(name)
      isNew = true
    }
  }
  return { nothing, firsts }
}

/** The words that stand in the grammar itself. */
export const grammarWords: ReadonlySet<string> = new Set(
  grammar.rules.flatMap(({ symbols }) => (symbols as readonly unknown[]).filter(isLiteral).map(({ literal }) => literal)),
)

/** What tells a token from others before the grammar: names and numbers are all alike, and so are the words that it does not know. */
export const kindOf = (token: Token | undefined): string =>
  token === undefined ? '' : grammarWords.has(token.text) ? `${token.type} ${token.text}` : token.type

type Rules = Readonly<Record<string, readonly nearley.Rule[]>>

const { byName } = grammar as unknown as { readonly byName: Rules }

/** The rules of each nonterminal that can begin with a token of a kind, as they are asked for. */
const beginning = new Map<string, Rules>()

/** What each rule can begin with; nothing of one that can be nothing at all, which goes on with whatever comes. */
const signsOf: ReadonlyMap<nearley.Rule, ReadonlySet<string> | undefined> = new Map(grammar.rules.map((rule) => [rule, signsOfRule(rule)]))

function signsOfRule({ symbols }: nearley.Rule): ReadonlySet<string> | undefined {
  const signs = new Set<string>()
  for (const symbol of symbols as readonly unknown[]) {
    if (typeof symbol !== 'string') return signs.add(signOf(symbol))
    for (const sign of firsts.get(symbol) ?? []) signs.add(sign)
    if (!nothing.has(symbol)) return signs
  }
  return undefined
}

function rulesBefore(token: Token | undefined): Rules {
  const kind = kindOf(token)
  const known = beginning.get(kind)
  if (known) return known
  const signs = token ? [`"${token.text}"`, token.type] : []
  const canBegin = (rule: nearley.Rule): boolean => {
    const begins = signsOf.get(rule)
    return begins === undefined || signs.some((sign) => begins.has(sign))
  }
  const left = Object.fromEntries(Object.entries(byName).map(([name, rules]) => [name, rules.filter(canBegin)]))
  beginning.set(kind, left)
  return left
}

/** The grammar for a parser that is told the next token: what cannot go on is not even begun. */
export function lookingAhead(nextToken: () => Token | undefined): nearley.Grammar {
  return Object.create(grammar, { byName: { get: () => rulesBefore(nextToken()) } }) as nearley.Grammar
}
