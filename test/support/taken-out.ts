/**
 * The cards that come with the app as tests get them, each piece of which can be taken out: to see whether a test
 * that passes with the whole card fails without that piece (`npm run cli -- cards constructs`). In an ordinary run
 * nothing is taken out, and a card is a plain copy.
 */
import type { Rule } from '../../grammar/ast.ts'

/** The cards whose rules were looked at since {@link lookedAt} was last asked, and what has another text at the moment. */
const seen = new Map<string, readonly Rule[]>()
let other: { readonly id: string; readonly rules: readonly Rule[] } | undefined

const watching = process.env['CONSTRUCTS_TO'] !== undefined

/** A copy of a card. Where constructs are counted, it asks for its rules anew each time, and it is known that it did. */
export function copyOf<Card extends { readonly id: string; readonly rules: readonly Rule[] }>(card: Card): Card {
  if (!watching) return { ...card }
  return Object.defineProperty({ ...card }, 'rules', {
    enumerable: true,
    get() {
      seen.set(card.id, card.rules)
      return other?.id === card.id ? other.rules : card.rules
    },
  })
}

/** The cards looked at since the last time, with their whole rules. */
export function lookedAt(): ReadonlyMap<string, readonly Rule[]> {
  const found = new Map(seen)
  seen.clear()
  return found
}

/** Does something while a card has these rules instead of its own. */
export async function having<Result>(id: string, rules: readonly Rule[], deed: () => Promise<Result>): Promise<Result> {
  other = { id, rules }
  try {
    return await deed()
  } finally {
    other = undefined
  }
}
