/** What a card must not leave open: what it is given up for, how one comes to it, where "here" is, for which card something holds. */

import type { Act, Rule, Selector } from '../ast.ts'
import { stable } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { isGod } from './of-everybody.ts'

/** Whether one may give up a card at a moment and gets nothing for it, while more is told: what that is done for was not understood as such. */
export function givenForNothing(rules: readonly Rule[], self: Self | undefined): boolean {
  if ((self?.type !== 'Ally' && self?.type !== 'Artifact' && self?.type !== 'Tome') || rules.length < 2) return false
  return rules.some(
    (rule) =>
      rule.kind === 'on' &&
      rule.optional === true &&
      rule.cost === undefined &&
      rule.do.every((op) => 'move' in op && op.move.ref === 'self' && (op.to === 'bury' || op.to === 'discard')),
  )
}

/** Whether a Location says of itself that it may be played beyond its Region or Dimension: which way leads there is not told so. */
export function tellsNoWay(rules: readonly Rule[], self: Self | undefined): boolean {
  if (self?.type !== 'Location') return false
  return rules.some((rule) => rule.kind === 'permit' && 'play' in rule.permit && rule.permit.play.title === 'self')
}

/** Whether a card at which nobody can be calls itself "here". */
export function tellsNoPlace(rules: readonly Rule[], self: Self | undefined): boolean {
  if (!self || self.type === 'Location' || self.type === 'Event' || self.type === 'Investigator') return false
  const isOnArrival = rules.some((rule) => rule.kind === 'on' && (rule.on === 'arrived' || rule.on === 'departed'))
  return isOnArrival || /"(?:at|arrivedAt)":\{"title":"self"\}|"thisGate"/.test(stable(rules))
}

/** Whether something holds for good for a card that nobody ever picks: "One Ally gains 1" on a card that stays. */
export function holdsForNone(rules: readonly Rule[], self: Self | undefined): boolean {
  if (!self) return false
  // "Each Threat loses 2" on a card of one player: those against him alone, or his own, too?
  const isEverybodys = self.type === 'Event' || isGod(self)
  if (!isEverybodys && stable(rules).includes('"of":"eachThreat"')) return true
  // Whose Threat it is would have to be chosen.
  if (rules.some((rule) => rule.kind === 'static' && 'threatValue' in rule.effect && rule.effect.from)) return true
  // "Each of your Allies gains 1, and may not defend" on an Event: who, if not the Allies?
  const defends = self.type === 'Ally' || self.type === 'Monster'
  // "Summon a Monster. Add 1 to its value": a Spell has none.
  const isWorthless = self.type === 'Spell' || self.type === 'Tome' || self.type === 'Location'
  if (isWorthless && rules.some((rule) => changesOwnValue(rule))) return true
  // "Spells from this Tome cost 1 more, but may not be cancelled": of the Spells, for what a Tome is there for is not cancelled.
  const isCancelled = self.type === 'Spell' || self.type === 'Event' || self.type === 'Artifact'
  if (!isCancelled && rules.some((rule) => rule.kind === 'forbid' && keepsItself(rule.what))) return true
  const isFighting = (rule: Rule): boolean =>
    rule.kind === 'static' && 'cannotBe' in rule.effect && rule.effect.cannotBe !== 'flipped' && rule.effect.of.ref === 'self'
  if (!defends && rules.some(isFighting)) return true
  // "He may not use any Weapon" on a Spell: who, if not one who could?
  if ((self.type === 'Spell' || self.type === 'Event') && leavesUnarmed(rules)) return true
  const isPicked = (of: Selector | undefined): boolean => (of?.pick === 'choose' || of?.pick === 'random') && !of.extreme
  return rules.some((rule) => {
    if (rule.kind !== 'static' || !('value' in rule.effect || 'immuneTo' in rule.effect || 'sees' in rule.effect)) return false
    // "The value of one Monster in the opposing Threat": of which?
    const value = 'value' in rule.effect ? rule.effect.value : undefined
    return isPicked(rule.effect.of) || (typeof value === 'object' && 'of' in value && isPicked(value.card))
  })
}

/** Whether it is this very card that may not be cancelled. */
const keepsItself = (what: Act): boolean => typeof what === 'object' && 'cancel' in what && what.cancel.title === 'self'

/** Whether rules, or anything within them, keep this very card from bearing something. */
function leavesUnarmed(rules: unknown): boolean {
  if (typeof rules !== 'object' || rules === null) return false
  if ('cannotBear' in rules && !('of' in rules)) return true
  return Object.values(rules).some((each) => leavesUnarmed(each))
}

/** Whether rules, or anything within them, change the value of this very card. */
function changesOwnValue(rules: unknown): boolean {
  if (typeof rules !== 'object' || rules === null) return false
  const { value, of } = rules as { value?: unknown; of?: { readonly ref?: unknown } }
  if (value !== undefined && of?.ref === 'self') return true
  return Object.values(rules).some((each) => changesOwnValue(each))
}
