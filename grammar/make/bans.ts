/**
 * What may not be done to cards: to bury, discard or flip them; by whom, and with what.
 */

import type { Act, Filter, Rule, Selector, Static, Who } from '../ast.ts'
import { allOf } from './cards.ts'
import { type Marked, nonsense } from './draft.ts'
import { isKindOfSpell, ownTitles } from './nouns.ts'
import { noUseOf } from './permissions.ts'
import { attackedBy } from './replacements.ts'

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

/** "One card among those looked at": a card that was seen, and picked as the ban begins. */
export const playOfThose = (picked: object, is: Filter, ref: 'revealed' | 'looked' | 'drawn' | 'it'): Act | object =>
  'pick' in picked && (ref === 'revealed' || ref === 'looked')
    ? { play: {}, which: { ref, ...picked, ...(Object.keys(is).length > 0 ? { is } : {}) } as Selector }
    : nonsense

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
  // What lies face-down already is turned no further; "half of the Deep Ones face-up" are turned up.
  const liesSo = (is: Filter | undefined): boolean =>
    is?.faceDown === true || (is?.or?.some(liesSo) ?? false) || (is?.not !== undefined && liesSo(is.not))
  const isTurnable = (sel.pick !== 'choose' || typeof sel.n === 'number') && !sel.upTo && !liesSo(sel.is)
  if (harm === 'flip') return isTurnable ? { flipDown: sel, ...doing } : nonsense
  if (harm === 'bury') return { bury: sel, ...doing }
  if (harm === 'either') return { bury: sel, ...doing, orDiscarded: true }
  return sel.ref !== undefined || sel.pick === 'all' ? { bury: sel, ...doing, orDiscarded: 'only' } : nonsense
}

/** "No player may bury Allies": whosesoever they are; what goes by a name is told otherwise. */
export const harmingAll = (is: Filter, harm: Harm): Act | object =>
  is.type === undefined || is.title !== undefined || is.subtype === 'Phobia' ? nonsense : harming(allOf(is), harm)

/** A player may not do it with such cards. */
export const harmingWith = (of: Selector | object, harm: Harm, { by, who }: Doer): Act | object =>
  by === undefined || who !== undefined ? nonsense : harming(of, harm, by)

/** The cards that are kept: all such cards, this one or the target; one of several would have to be picked, and of somebody named all are meant. */
const areKept = (of: Selector | object, isByAny: boolean): boolean => {
  const { pick, ref, named } = of as Marked
  if (of === nonsense || pick === 'choose') return false
  return !isByAny || (pick === 'all' && !named) || /^(?:self|target|them)$/.test(ref ?? '')
}

/** "Your Allies may not be buried", by anybody or by those alone. */
export function kept(of: Selector | object, harm: Harm, doer: Doer | object = {}): Rule | object {
  if (doer === nonsense) return nonsense
  const { who = 'each', by } = doer as Doer
  if (!areKept(of, who === 'each' && by === undefined)) return nonsense
  const what = harming(of, harm, by)
  return what === nonsense ? nonsense : passive({ kind: 'forbid', who, what: what as Act })
}

/** "The bearer may not be buried". */
export const bearerKept = (harm: Harm): Rule | object =>
  passive({ kind: 'forbid', who: 'each', what: harming({ ref: 'host' }, harm) as Act })

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

/** What holds Spells: this card, or another that is meant. */
type Holder = 'self' | Selector | object

const areSpells = (is: Filter): boolean => is.type === 'Spell' || isKindOfSpell(is)

const isHolder = (of: Holder): of is 'self' | Selector => of !== nonsense

/** One card that is pointed at: this one, the target, or that of which was spoken. */
export const holderOf = (of: Selector | object): Holder => ((of as Selector).ref === 'self' ? 'self' : of)

/** "Cast Spells from the target". */
export const castingFrom = (cast: Filter, from: Holder): Act | object => (areSpells(cast) && isHolder(from) ? { cast, from } : nonsense)

/** "No Spell may be cast from the target". */
export function castFrom(cast: Filter, from: Holder, who: Who = 'each'): Rule | object {
  const what = castingFrom(cast, from)
  return what === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act }
}

/** "Cast Spells from each Ally of your opponent": of all that hold them. */
export function castingFromAll(cast: Filter, of: Selector | object): Act | object {
  const { is, pick, ref } = of as Selector
  return of !== nonsense && ref === undefined && pick === 'all' && (is?.type === 'Ally' || is?.type === 'Tome')
    ? castingFrom(cast, of)
    : nonsense
}

/** "Your opponent's Allies may not cast Spells": what they know is not cast (M9.24). */
export function castByThose(cast: Filter, of: Selector | object): Rule | object {
  const { ref, is } = of as Selector
  if (ref !== undefined) return castFrom(cast, holderOf(of))
  return is?.type === 'Ally' ? ofAllThose(cast, of) : nonsense
}

/** "No Spells may be cast from your opponent's Tomes". */
export function ofAllThose(cast: Filter, of: Selector | object): Rule | object {
  const what = castingFromAll(cast, of)
  return what === nonsense ? nonsense : { kind: 'forbid', who: 'each', what: what as Act }
}

/** Spells of which none is laid there. */
export const spellInto = (play: Filter, into: Holder): Act | object => (areSpells(play) && isHolder(into) ? { play, into } : nonsense)

export function laidIn(play: Filter, into: Holder): Rule | object {
  const what = spellInto(play, into)
  return what === nonsense ? nonsense : { kind: 'forbid', who: 'each', what: what as Act }
}

/** "May not hold Death Spells"; to hold none at all is to have no room for any. */
export const holdsNone = (play: Filter, into: Holder): Rule | object => (isKindOfSpell(play) ? laidIn(play, into) : nonsense)

/** "The target may not be used"; of this card it is told otherwise. */
export const noUseOfThat = (which: Holder): Act | object => (isHolder(which) && which !== 'self' ? { use: {}, which } : nonsense)

export function unused(which: Holder): Rule | object {
  const what = noUseOfThat(which)
  return what === nonsense ? nonsense : { kind: 'forbid', who: 'each', what: what as Act }
}

/** "No Monster may be added to your opponent's Threat": by him. */
export const addedToNone = (play: Filter, who: Who | 'they'): Rule | object =>
  who === 'they' ? nonsense : { kind: 'forbid', who, what: { play, to: 'threat' } }

/** "Artifacts may not be used by your opponents". */
export function unusedBy(is: Filter, who: Who): Rule | object {
  const what = noUseOf(is)
  return what === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act }
}

/** Not Summoned or Controlled, by such cards or at all; it is always another player who Controls a card (M9.45). */
export function unparted(cannotBe: 'controlled' | 'summoned', of: Selector | object, { who, by }: Doer = {}): Static | object {
  const isByAny = who === undefined || who === 'each' || (cannotBe === 'controlled' && (who === 'eachOpponent' || who === 'opponent'))
  if (of === nonsense || !isByAny || (of as Selector).pick === 'choose') return nonsense
  return { cannotBe, of: of as Selector, ...(by ? { by } : {}) }
}

/** Opponents' cards alone attack anybody: you are safe from such, whoever has them. */
export const attackWith = (who: Who, is: Filter): Rule | object =>
  who === 'eachOpponent' || who === 'opponent' || who === 'each' ? { kind: 'forbid', who: 'you', what: attackedBy(is) } : nonsense

/** To cancel with such cards. */
export const cancelWith = (what: Act | object, { by, who }: Doer): Act | object =>
  what === nonsense || by === undefined || who !== undefined ? nonsense : ({ ...(what as object), by } as Act)
