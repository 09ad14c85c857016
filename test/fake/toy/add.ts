/** Adds up a sentence of the toy language. */
import nearley from 'nearley'
import rules from './sum.ne'

export function add(sentence: string): number {
  const parser = new nearley.Parser(nearley.Grammar.fromCompiled(rules))
  parser.feed(sentence)
  return parser.results[0] as number
}
