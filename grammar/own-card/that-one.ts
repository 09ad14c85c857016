/** "That Monster", "that Ally": the card that has set a rule off, that it answers, or that was lost. */

import type { Filter, Rule, Trigger } from '../ast.ts'
import type { CardType } from '../card.ts'
import { does, stable, swap } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { type Json, rebuild } from './of-everybody.ts'

/** "That Monster" is the one that was played where a play sets it off, and else the one aimed at. */
export function ofThatOne(told: Rule, self: Self | undefined, isBorne: boolean): Rule {
  // "That Ally" is one that was played, or lost, on a card that no Ally bears.
  const isAlly =
    self !== undefined && !(self.type === 'Artifact' && isBorne) && told.kind !== 'static' && [causeOf(told)?.type].flat().includes('Ally')
  const rule = isAlly ? swap(told, '"ref":"host"', '"ref":"cause"') : told
  if (!stable(rule).includes('"thatOne"')) return rule
  const isAnswer =
    rule.kind === 'on'
      ? typeof rule.on === 'object' && ['cardPlayed', 'cardLeft', 'cardFlipped', 'spellCast'].some((each) => each in Object(rule.on))
      : rule.kind === 'action' && typeof rule.window === 'object'
  if (isAnswer) return thatOneIs(rule, causeOf(rule), { ref: 'cause' }) ?? rule
  // What aims at nothing, and on a card that no line gives an aim, means none: it says so to nobody.
  const isAimless = (self?.type === 'Ally' || self?.type === 'Tome') && !('target' in rule && rule.target)
  return does(rule) && !isAimless ? (thatOneIs(rule, rule.target?.is, { ref: 'target' }) ?? rule) : rule
}

function causeOfMoment(on: Exclude<Trigger, string>): Filter | undefined {
  if ('cardPlayed' in on) return on.cardPlayed
  if ('spellCast' in on) return { ...on.is, type: 'Spell' }
  return 'cardLeft' in on ? on.cardLeft.is : 'cardFlipped' in on ? on.cardFlipped.is : undefined
}

/** "When one of your Allies is lost, return that Ally to your Hand", on what an Ally bears. */
export const meansLostOrBearer = (rule: Rule): boolean =>
  rule.kind === 'on' &&
  typeof rule.on === 'object' &&
  'cardLeft' in rule.on &&
  rule.on.cardLeft.ref === undefined &&
  [rule.on.cardLeft.is?.type].flat().includes('Ally') &&
  /"ref":"host"/.test(stable(rule.do))

/** What is known of the card that sets a rule off, or that it answers. */
function causeOf(rule: Rule): Filter | undefined {
  if (rule.kind === 'on' && typeof rule.on === 'object') return causeOfMoment(rule.on)
  return rule.kind === 'action' && typeof rule.window === 'object' ? rule.window.of : undefined
}

/**
 * "That Monster" put as the card that is meant, of which so much is known: that card if it can be one; what it bears, if it was chosen for
 * bearing such a card; undefined if it is of another kind.
 */
export function thatOneIs<Said>(said: Said, meant: Filter | undefined, card: { readonly ref: 'cause' | 'target' }): Said | undefined {
  let isOther = false
  const told = rebuild(said as unknown as Json, (each) => {
    if (each.ref !== 'thatOne') return each
    const type = (each.is as Filter).type as CardType
    if (meant?.type === undefined || [meant.type].flat().includes(type)) return card as Record<string, Json>
    const bears = card.ref === 'target' ? meant.bears : undefined
    if (bears !== undefined && [bears.type].flat().includes(type))
      return { is: bears, pick: 'all', borneBy: 'target' } as unknown as Record<string, Json>
    isOther = true
    return each
  }) as unknown as Said
  return isOther ? undefined : told
}
