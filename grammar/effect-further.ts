/**
 * Builds rule objects from what the effect grammar has matched of Sanity that is spared or changed, attacks that are called off,
 * plays that are counted, and what was done just before.
 */

import type { Condition, Filter, Op, Selector, Who } from './ast.ts'
import { dropYou, type Item, nonsense } from './effect-actions.ts'

/** Another card of the Threat this one is in. */
export function besideIn(threatHas: Filter): Condition | object {
  return Object.keys(threatHas).length > 0 ? { threatHas, side: 'own', others: true } : nonsense
}

type Hoard = 'handMin' | 'handMax' | 'draw' | 'sanityMax' | 'education' | 'phobiaLimit'

interface Otherwise {
  readonly n: number
  readonly if: Condition | object
}

/** "Add 1 to your Maximum, or 2 if ...": the one or the other. */
export function statOr(who: Who, stat: Hoard, n: number, more: Otherwise, sign: 1 | -1 = 1): readonly Item[] | object {
  if (more.if === nonsense) return nonsense
  const clause = (by: number, when: Condition): Item => ({
    rule: { kind: 'static', if: when, effect: dropYou({ stat, by: sign * by, who }) },
  })
  return [clause(n, { not: more.if as Condition }), clause(more.n, more.if as Condition)]
}

/** "Add 1, and 2 more against Ghouls": what adds to one card for two reasons is one number or the other, for of one kind only the largest counts (M17.15). */
export function andMore(n: number, of: Selector | object, m: number, when: Condition | object): readonly Item[] | object {
  if (when === nonsense || of === nonsense) return nonsense
  const clause = (value: number, if_: Condition): Item => ({ rule: { kind: 'static', if: if_, effect: { value, of: of as Selector } } })
  return [clause(n, { not: when as Condition }), clause(n + m, when as Condition)]
}

/** At the top of one Mythos Deck, whosesoever it is. */
export function lookAtAny(n: number): Op {
  const look = (of?: Who): Op => ({ look: { in: 'deckTop', n, ...(of ? { of } : {}) } })
  return { choose: [[look()], [look('opponent')]], by: 'you' }
}

/** Among the cards of the Hand that the clause before it shows. */
export const shownThere: { readonly in: 'hand'; readonly of: Who } = { in: 'hand', of: 'shown' as Who }

/** What was cancelled goes. */
export function causeIs(is: Filter, to: 'bury' | 'discard'): Op | object {
  const types = [is.type].flat()
  return types.every((each) => each === 'Spell' || each === 'Event') ? { move: { ref: 'cause' }, to } : nonsense
}

/** What was cancelled, and this card. */
export function bothCards(to: 'bury' | 'discard'): readonly Item[] {
  return [{ op: { move: { ref: 'cause' }, to } }, { op: { move: { ref: 'self' }, to } }]
}
