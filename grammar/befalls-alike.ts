/**
 * "Any other players in the same Region are similarly affected", behind any kind of deed: all that befalls the opponent befalls each of them,
 * one after the other, by what is so of him himself (M18.6).
 */

import type { Condition, Op, Rule, Selector } from './ast.ts'
import { does, stable } from './make/draft.ts'

const isOfOthers = (part: unknown): boolean =>
  /"(?:who|by)":"(?:you|each|eachOpponent)"|"(?:spread|alike)":|"ref":"(?:self|cause|host)"/.test(stable(part))

const isOfOpponent = (part: unknown): boolean => /"opponent"/.test(stable(part))

/** Whether an op says the same of whoever is the opponent in it: nothing that it does to you, or to one that was chosen before. */
function isAlike(op: Op): boolean {
  if (isOfOthers(op)) return false
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

/** "He buries one Ally. If he is at a City, he buries another": what befalls each, and what is asked of each for himself. */
export function askedOfEach(first: Rule, last: Rule, spread: NonNullable<Selector['spread']>): Rule | undefined {
  if (first.kind !== 'on' || last.kind !== 'on' || !last.if || !isOfOpponent(last.if)) return undefined
  const alike: readonly Op[] = [...first.do, { if: last.if, do: last.do }]
  return isOfOthers(alike) ? undefined : { ...first, do: [{ alike, spread }] }
}
