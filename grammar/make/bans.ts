/**
 * What may not be done to cards: to bury, discard or flip them; by whom, and with what.
 */

import type { Act, Filter, Rule, Selector, Static, Who } from '../ast.ts'
import { allOf } from './cards.ts'
import { type Marked, nonsense } from './draft.ts'
import { ownTitles } from './nouns.ts'

/** To bury, to discard, either, or to turn face-down. */
export type Harm = 'bury' | 'discard' | 'either' | 'flip'

/** Whose doing is meant, and the doing of which cards; nothing where anything is. */
export interface Doer {
  readonly who?: Who
  readonly by?: Filter
}

/** Bans that tell what befalls cards, and not what a player does: "your Allies may not be buried at a City Location" speaks of where you are. */
export const ofCards = new WeakSet<object>()

const passive = (rule: Rule): Rule => {
  ofCards.add(rule)
  return rule
}

/** By such cards; a card of no kind is none in particular. */
export const withCards = (by: Filter, who?: Who): Doer | object =>
  ownTitles.has(by) ? nonsense : { ...(who ? { who } : {}), ...(Object.keys(by).length > 0 ? { by } : {}) }

/** By all but such cards. */
export const exceptBy = (not: Filter): Doer | object => (Object.keys(not).length === 0 ? nonsense : { by: { not } })

/** What a player may not do to these cards. */
export function harming(of: Selector | object, harm: Harm, by?: Filter): Act | object {
  if (of === nonsense || (by && Object.keys(by).length === 0)) return nonsense
  const sel = of as Selector
  const doing = by ? { by } : {}
  if (harm === 'flip') return sel.pick === 'choose' && sel.n === undefined ? nonsense : { flipDown: sel, ...doing }
  if (harm === 'bury') return { bury: sel, ...doing }
  if (harm === 'either') return { bury: sel, ...doing, orDiscarded: true }
  return sel.ref === 'self' || sel.pick === 'all' ? { bury: sel, ...doing, orDiscarded: 'only' } : nonsense
}

/** A player may not do it with such cards. */
export const harmingWith = (of: Selector | object, harm: Harm, { by, who }: Doer): Act | object =>
  by === undefined || who !== undefined ? nonsense : harming(of, harm, by)

/** The cards that are kept: all such cards, this one or the target; one of several would have to be picked, and of somebody named all are meant. */
const areKept = (of: Selector | object, isByAny: boolean): boolean => {
  const { pick, ref, named } = of as Marked
  if (of === nonsense || pick === 'choose') return false
  return !isByAny || (pick === 'all' && !named) || ref === 'self' || ref === 'target'
}

/** "Your Allies may not be buried", by anybody or by those alone. */
export function kept(of: Selector | object, harm: Harm, doer: Doer | object = {}): Rule | object {
  if (doer === nonsense) return nonsense
  const { who = 'each', by } = doer as Doer
  if (!areKept(of, who === 'each' && by === undefined)) return nonsense
  const what = harming(of, harm, by)
  return what === nonsense ? nonsense : passive({ kind: 'forbid', who, what: what as Act })
}

/** "No Phobia may be buried": of all such cards, whosesoever they are. */
export function noneOf(is: Filter, harm: Harm, doer?: Doer | object): Rule | object {
  return Object.keys(is).length === 0 || is.title === 'self' ? nonsense : kept(allOf(is), harm, doer)
}

/** No effect turns these cards face-down, or none of such cards. */
export function unflipped(of: Selector | object, { who, by }: Doer = {}): Static | object {
  if (of === nonsense || (of as Selector).pick === 'choose' || who !== undefined) return nonsense
  return { cannotBe: 'flipped', of: of as Selector, ...(by ? { by } : {}) }
}

/** The same, of what certain players do alone. */
export const unflippedBy = (of: Selector | object, doer: Doer): Rule | object =>
  doer.who === undefined ? nonsense : kept(of, 'flip', doer)
