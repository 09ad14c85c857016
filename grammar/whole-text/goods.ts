/** What Allies bear, and whom a card is given to. */

import type { Condition, Rule } from '../ast.ts'
import { fold, type KnownWords } from '../link.ts'
import { hasNoBearer, ofWhatIsGiven } from '../loose-ends.ts'
import { carriedOff } from '../make/deeds.ts'
import { besides, stable, swap } from '../make/draft.ts'
import { has, type Step, type Told } from './step.ts'

export const noWeaponForAllies: Step = (rules) =>
  has(rules, allyNoWeapon) ? 'It is not said what counts for nothing here: an Ally is no Weapon.' : rules

/** "Double one Defending Ally, excluding Weapons": the Ally without what his Weapons add, which cannot be told; no Ally is left out by it. */
const allyNoWeapon = /"is":\{(?:"defending":true,)?"not":\{"subtype":\[[^\]]*\],"type":"Artifact"\},"type":"Ally"\}/

/** "If a Weapon he carries would be buried, you may give it to another Ally": that Weapon; of an Ally there is nothing to give. */
export const givenInsteadOfLoss: Step = (rules, { text }) => {
  if (!/\b(?:give|transfer|pass|hand) (?:it|that (?:card|Weapon|Artifact|Tome|Spell))\b/i.test(text)) return rules
  const told = rules.map((rule): Rule | undefined => {
    const lost = rule.kind === 'instead' && 'wouldBeBuried' in rule.of ? rule.of.wouldBeBuried : undefined
    if (!lost || lost.ref !== undefined || rule.kind !== 'instead' || !has(rule.do, /"give":\{"ref":"self"\}/)) return rule
    const isBorne = lost.borneBy !== undefined || [lost.is?.type].flat().every((each) => each === 'Artifact' || each === 'Spell')
    return isBorne ? { ...rule, do: swap(rule.do, '"give":{"ref":"self"}', '"give":{"ref":"cause"}') } : undefined
  })
  const all = told.flatMap((each) => each ?? [])
  return all.length === rules.length ? all : 'It is not said which card is given: say "this card" if that is meant.'
}

export const whatIsGiven: Step = (rules) => rules.map((each) => ofWhatIsGiven(each, rules))

export const alliesAnywayTold: Step = (rules, { known }) => rules.map((each) => alliesAnyway(each, known))

/** "Waking World Poets and Artists may be played as Allies here": Allies they are; what is allowed is that they come from elsewhere. */
function alliesAnyway(rule: Rule, { bearers }: KnownWords): Rule {
  if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.playAs !== 'ally' || rule.permit.of === 'self') return rule
  const { playAs: _, of, ...more } = rule.permit
  const kinds = of.or ?? [of]
  const isAllys = (word: string): boolean => {
    const types = bearers.get(fold(word))
    return types?.has('Ally') === true && !types.has('Monster')
  }
  const areAllies = kinds.every(({ type, attr }) => type === undefined && attr !== undefined && attr.some(isAllys))
  if (!areAllies || Object.keys(more).length > 0) return rule
  // The Dimension before several of them is that of all.
  const [{ dimension } = {}] = kinds
  const isShared = dimension !== undefined && kinds.slice(1).every((each) => each.dimension === undefined)
  const all = isShared ? kinds.map((each) => ({ ...each, dimension })) : kinds
  const play = all.length > 1 ? { or: all } : all[0]!
  return { ...rule, permit: { play, waive: [all.every((each) => each.dimension) ? 'dimension' : 'place'] } }
}

export const keptByInvestigator: Step = (rules) =>
  keptAsWell(rules) ?? 'It is not said what this card gives to an Investigator who keeps it.'

/** "Give this card to an Ally or keep it. The wearer can survive Radiation": the one or the other; undefined where that cannot be told of an Investigator. */
function keptAsWell(rules: readonly Rule[]): readonly Rule[] | undefined {
  if (!rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect && rule.effect.orYou)) return rules
  const result: Rule[] = []
  for (const rule of rules) {
    result.push(rule)
    const effect = rule.kind === 'static' && rule.until === undefined ? rule.effect : undefined
    if (!effect || !('immuneTo' in effect) || effect.of?.ref !== 'host') continue
    const { immuneTo } = effect
    const alone: Condition = { not: { card: { ref: 'host' }, is: { type: 'Ally' } } }
    const when = besides(rule.kind === 'static' ? rule.if : undefined, alone)
    if (typeof immuneTo !== 'string') {
      const kept: Rule = { kind: 'static', if: when, effect: { immuneTo } }
      if (!rules.some((each) => stable(each) === stable(kept))) result.push(kept)
      continue
    }
    if (immuneTo !== 'Space' && immuneTo !== 'Underwater' && immuneTo !== 'Radiation') return undefined
    const kept: Rule = { kind: 'static', if: when, effect: { survives: [immuneTo] } }
    if (!rules.some((each) => stable(each) === stable(kept))) result.push(kept)
  }
  return result
}

export const whoBearsIt: Step = (rules, { self }) =>
  self && (hasNoBearer(rules, self) || (self.type === 'Location' && rules.some(isOfThisAlly)))
    ? 'It is not said who bears this card, or which Ally "that Ally" is.'
    : rules

/** "This Ally is Steadfast", where this card is none: another was meant. */
const isOfThisAlly = (rule: Rule): boolean =>
  rule.kind === 'static' &&
  'attribute' in rule.effect &&
  rule.effect.of.ref === 'self' &&
  (rule.effect.attribute === 'Steadfast' || rule.effect.attribute === 'Corrupt')

export const carriedOffWhere: Step = (rules) =>
  stable(rules).includes(`"${carriedOff}"`) ? 'It is not said what becomes of the cards carried off.' : rules

export const bearerSurvivesIt: Step = (rules, { self, text }) =>
  self?.type === 'Artifact' && bearerSurvives.test(text) ? rules.map(survivedByBearer) : rules

const bearerSurvives = /\b(?:(?:that|the|this|target) ally|(?:the )?(?:bearer|wearer))\b[^.;]*\band (?:can|may|is able to) survive\b/i

/** "That Ally is not affected by Epidemics, and can survive Radiation": he, and not the Investigator. */
function survivedByBearer(rule: Rule): Rule {
  const hazard =
    rule.kind === 'static' && 'survives' in rule.effect && rule.effect.survives.length === 1 ? rule.effect.survives[0] : undefined
  return hazard ? ({ ...rule, effect: { immuneTo: hazard, of: { ref: 'host' } } } as Rule) : rule
}

/** "Ally may also carry one other Weapon", of a Weapon: it is given to one who bears another already, too (M8.13). */
export const besidesAnother: Step = (rules, { self }) => {
  const isTwo = (rule: Rule): boolean =>
    rule.kind === 'static' && !rule.if && !rule.until && stable(rule.effect) === '{"of":{"ref":"host"},"weapons":2}'
  if (self?.type !== 'Artifact' || !(self.subtype ?? '').includes('Weapon') || !rules.some(isTwo) || !has(rules, /"attachedTo":/))
    return rules
  return rules.flatMap((rule) => {
    if (rule.kind !== 'static' || !('attachedTo' in rule.effect)) return isTwo(rule) ? [] : [rule]
    return [{ ...rule, effect: { ...rule.effect, uncounted: true } }]
  })
}

const isUseOfIt = (rule: Rule): rule is Extract<Rule, { kind: 'action' }> =>
  rule.kind === 'action' && rule.cost?.some((cost) => typeof cost === 'object' && 'self' in cost) === true

/**
 * "Flip this card and travel. Bury this card if it is used in the Dreamlands", of what fights in no Combat: it is buried where that use of it was
 * begun there.
 */
export const usedThere: Step = (rules, { self }) => {
  if (self?.type !== 'Artifact' || (self.subtype ?? '').includes('Weapon') || has(rules, /"attachedTo":|"ref":"host"/)) return rules
  const uses = rules.filter(isUseOfIt)
  const went = rules.find(
    (rule) => rule.kind === 'on' && rule.on === 'combatEnded' && has(rule.if, /^\{"all":\[\{"role":"fought"\},\{"at":/),
  )
  if (uses.length !== 1 || went?.kind !== 'on' || !went.if || !('all' in went.if)) return rules
  const [, at] = went.if.all
  return rules.flatMap((rule) =>
    rule === went ? [] : rule === uses[0] ? [{ ...rule, do: [{ if: at!, do: went.do }, ...uses[0]!.do] }] : [rule],
  )
}

/** "May also be given to a Ghoul", of a Weapon: when it is played, instead of an Ally. */
export const givenWhenPlayed: Step = (rules, { text }) =>
  /\bmay also be given to\b/i.test(text) && rules.some((rule) => rule.kind === 'action' && has(rule.do, /"give":\{"ref":"self"\}/))
    ? 'Whom a card may be given to when it is played is told in one sentence: "Given to an Ally or a Ghoul".'
    : rules

/** "May not be used by Ghouls", on a Location: of its Gate, or what? */
export const locationGivenToNone: Step = (rules, { self }) =>
  self?.type === 'Location' && rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect)
    ? 'A Location is given to no Ally.'
    : rules

/** "This Ally" is an Ally, and what is given to one is no Event, Spell or place. */
export function givenToWhom(rules: readonly Rule[], { self }: Told): readonly Rule[] | string {
  if (!self) return rules
  const mayBear = self.type === 'Ally' || self.type === 'Monster'
  if (!mayBear && has(rules, /"to":\{"ref":"self"\}/)) return 'It is not said to which Ally this is given.'
  const isPassing = self.type === 'Spell' || self.type === 'Location'
  return isPassing && has(rules, /"give":\{"ref":"self"\}/) ? 'It is not said what is given.' : rules
}
