/**
 * "That player" where nobody does anything that sets the rule off: "if your opponent is Outside, or if that player's Threat contains a Ghoul". He is
 * the opponent just spoken of. Where somebody has done something, or each player is gone through, "that player" is he who did it, or whose
 * turn it is, and the engine knows him; of what holds always it knows nobody, and would ask it of the player of the card.
 */

import type { Rule } from '../ast.ts'
import { asOpponents, does, stable, swap } from '../make/draft.ts'
import type { Step } from './step.ts'

/** "Your opponent ... that player": of several opponents each would be meant, and of "each player" he who is gone through. */
const ofFoe =
  /\b(?:your|the|an|target|that) opponent\b(?:(?!\b(?:each|every|any|all) (?:other )?(?:players?|Investigators?|opponents?)\b)[^.])*\bthat player\b/i

/** "On that player's next Turn, your opponent may not ...": told before he is. */
const aheadOfFoe = /\b(?:on|during|in|at|until) (?:the end of )?that player['’]s next Turn,? your opponent\b/i

/** What the app says itself of a rule means him who does it; on a card he is meant who was spoken of. */
export const thatOpponent: Step = (rules, { self, text }) =>
  self !== undefined && (ofFoe.test(text) || aheadOfFoe.test(text)) ? rules.map(ofTheFoe) : rules

function ofTheFoe(rule: Rule): Rule {
  if (rule.kind === 'static') return rule.if && !isAskedOfEach(rule) ? { ...rule, if: asOpponents(rule.if) } : rule
  if (!does(rule) || !isNobodysDoing(rule)) return rule
  // What begins here ends with a Turn of his; what it asks then it asks of whoever does what it is about.
  const told = rule.do.map((op) =>
    'start' in op ? swap(op, '"turnOf":"actor"', '"turnOf":"opponent"') : /"forEach"/.test(stable(op)) ? op : asOpponents(op),
  )
  return { ...rule, ...(rule.if ? { if: asOpponents(rule.if) } : {}), do: told } as Rule
}

/** Of many cards each is asked where its own player is, and of several players each where he is himself. */
const isAskedOfEach = (rule: Extract<Rule, { kind: 'static' }>): boolean =>
  'who' in rule.effect || /"(?:each|eachOpponent|anyone)"/.test(stable(rule))

/** What is done as a card is played, revealed or used is nobody else's doing; a Turn is somebody's. */
const isNobodysDoing = (rule: Extract<Rule, { kind: 'on' | 'action' }>): boolean =>
  rule.kind === 'action' ? typeof rule.window === 'string' : typeof rule.on === 'string' && !/^turn(?:Start|End)$/.test(rule.on)
