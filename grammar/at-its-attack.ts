/**
 * When a Monster does what its text says of no moment, but under what condition: "If your opponent has no Allies, he or she loses 1
 * Sanity", "if Summoned, draw one card". It does so when it is revealed (M14.32), or shown as it is Summoned (M9.40).
 */

import type { Token } from './lexer.ts'
import { type Draft, stable } from './make/draft.ts'
import { isGod } from './own-card/of-everybody.ts'
import type { Self } from './reading.ts'

/** "While it is Night, draw one card" is no moment: it would be so for as long. Nor is a condition of the Monster as an Ally, or of what is lost in a Combat. */
const untold = /"(?:role":"(?:ally|faceDown|inHand|lost|fought|inCombat)|lostInCombat|revealedIs|card|done|wentSo)"/

/** A sentence of a Monster with its moment, where it has but a condition; the same sentence otherwise. */
export function atItsAttack(draft: Draft, part: readonly Token[], self: Self | undefined): Draft {
  const { mod, items } = draft
  const isAsked = self?.type === 'Monster' && !isGod(self) && mod.if !== undefined && mod.on === undefined && mod.window === undefined
  const isHead = /^(?:if|when|unless|at|in|by|during|against)$/.test(part[0]?.text ?? '')
  if (!isAsked || !isHead || mod.cost || mod.limit || mod.target || mod.twin || mod.stayed || mod.faceDown) return draft
  // What holds holds while it is so; for a while, it begins once.
  const isDone = items.every((each) => 'op' in each || mod.until !== undefined || ('until' in each && each.until !== undefined))
  return isDone && !untold.test(stable(mod.if)) ? { ...draft, mod: { ...mod, on: 'threatRevealed' } } : draft
}
