/**
 * "Any other players in the same Region are similarly affected", behind any kind of deed: all that befalls the opponent befalls each of them,
 * one after the other, by what is so of him himself (M18.6).
 */

import type { Condition, Op, Rule, Selector } from './ast.ts'
import { does, stable } from './make/draft.ts'

const isOfOpponent = (part: unknown): boolean => /"opponent"/.test(stable(part))

/** Whether an op says the same of whoever is the opponent in it: nothing that it does to you, or to one that was chosen before. */
function isAlike(op: Op): boolean {
  if (/"(?:who|by)":"(?:you|each|eachOpponent)"|"(?:spread|alike)":|"ref":"(?:self|cause|host)"/.test(stable(op))) return false
  // What is so of one player need not be so of those around him; that of two figures one holds is so of each.
  if ('if' in op && isOfOpponent(op.if) && !op.else) return false
  return isOfOpponent(op)
}

/** A rule whose deeds spread to all around the opponent; nothing where some of them are of others, or it aims at a card of his. */
export function befallsAlike(rule: Rule, spread: NonNullable<Selector['spread']>, foeIf?: Condition): Rule | undefined {
  if (!does(rule) || rule.target || ('cost' in rule && rule.cost)) return undefined
  const from = rule.do.findIndex(isOfOpponent)
  if (from < 0) return undefined
  const [only, more] = rule.do.slice(from)
  // What is asked of the opponent who is chosen is asked of no other.
  const isAsked = foeIf !== undefined && more === undefined && only && 'if' in only && !only.else && stable(only.if).includes('"opponent"')
  const befalls = isAsked ? only.do : rule.do.slice(from)
  if (!befalls.every(isAlike)) return undefined
  const alike: Op = { alike: befalls, spread }
  return { ...rule, do: [...rule.do.slice(0, from), isAsked ? { ...only, do: [alike] } : alike] }
}
