/**
 * What only all sentences together tell of their ends: which player "that player" is, which card attacks, and when
 * something is used that is told of Combat. What is left hanging is an error: it would be read wrongly.
 */

import type { Condition, Op, Rule } from './ast.ts'
import { stable } from './effect-actions.ts'
import type { Self } from './parse.ts'

type Doing = Extract<Rule, { kind: 'on' | 'action' }>

const does = (rule: Rule): rule is Doing => rule.kind === 'on' || rule.kind === 'action'

/** "Summon one Ghoul. It attacks immediately": who is Summoned attacks anyway (M9.40). */
function withoutSummoned(rule: Rule): Rule {
  if (!does(rule)) return rule
  const ops = rule.do.filter((op, index) => {
    const before = rule.do[index - 1]
    return !(before && 'summonOrControl' in before && 'attack' in op && 'ref' in op.with && op.with.ref === 'revealed')
  })
  return ops.length === rule.do.length ? rule : { ...rule, do: ops }
}

const combat: Condition = { role: 'inCombat' }

/** The condition without this part of it; `false` where it is no part. */
function without(condition: Condition | undefined, part: Condition): Condition | undefined | false {
  if (condition === undefined) return false
  if (stable(condition) === stable(part)) return undefined
  if (!('all' in condition)) return false
  const all = condition.all.filter((each) => stable(each) !== stable(part))
  return all.length === condition.all.length ? false : all.length === 1 ? all[0]! : { all }
}

/** "During Combat, flip this card: ..." is no Turn's use. */
function usedInCombat(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.window !== 'turn' || rule.stayed) return rule
  const rest = without(rule.if, combat)
  if (rest === false) return rule
  const { if: _if, ...used } = rule
  return { ...used, window: 'combat', ...(rest ? { if: rest } : {}) }
}

/** "In Combat, this card gains 1": what costs nothing and is counted by nothing holds, and is not used as often as one likes. */
function heldInCombat(rule: Rule, self: Self): readonly Rule[] {
  if (self.type !== 'Ally' && self.type !== 'Monster' && self.type !== 'Artifact') return [rule]
  if (rule.kind !== 'action' || rule.window !== 'combat' || rule.cost || rule.limit || rule.target || rule.faceDown) return [rule]
  const held = rule.do.flatMap((op) => ('start' in op && op.start.kind === 'static' && op.until === 'combat' ? [op.start] : []))
  if (held.length < rule.do.length || held.some(({ effect }) => /"pick":"(?:choose|random)"/.test(stable(effect)))) return [rule]
  const when: Condition = rule.if ? { all: [...('all' in rule.if ? rule.if.all : [rule.if]), combat] } : combat
  return held.map((each) => ({ ...each, if: when }))
}

/** "Pay 2 Sanity to draw one card" on arrival is offered, as every price is, and no toll. */
function offered(rule: Rule, self: Self): Rule {
  return self.type === 'Location' && rule.kind === 'on' && rule.on === 'arrived' && rule.cost ? { ...rule, optional: true } : rule
}

/** The rules with their ends tied. */
export function tied(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  if (!self) return rules
  return rules.flatMap((rule) => heldInCombat(offered(usedInCombat(withoutSummoned(rule)), self), self))
}

/** Moments at which it is nobody's play, Turn or Pass that sets a clause off. */
const nobodys: ReadonlySet<unknown> = new Set([
  'played',
  'arrived',
  'roundStart',
  'roundEnd',
  'beforeReveal',
  'threatRevealed',
  'combatEnded',
  'gameStart',
])

/** The deeds that are not done by each of several players, of whom "that player" is one. */
function apart(ops: readonly Op[]): readonly Op[] {
  return ops.flatMap((op): readonly Op[] => {
    if ('forEach' in op) return []
    if ('choose' in op) return op.by === 'each' || op.by === 'eachOpponent' ? [] : op.choose.flatMap(apart)
    if ('if' in op) return [...apart(op.do), ...apart(op.else ?? [])]
    // What begins to hold may have a moment of its own.
    return 'start' in op && op.start.kind === 'on' ? [] : [op]
  })
}

/** What is left hanging, in words; nothing where all is tied. */
export function looseEnd(rules: readonly Rule[], self: Self | undefined): string | undefined {
  if (!self) return undefined
  for (const rule of rules) {
    if (!does(rule)) continue
    const isNobodys = rule.kind === 'on' ? nobodys.has(rule.on) : typeof rule.window === 'string'
    if (isNobodys && apart(rule.do).some((op) => /"actor"/.test(stable(op))))
      return 'It is not said which player is meant by "that player".'
    const attacks = rule.do.some((op) => stable(op).includes('"with":{"ref":"revealed"}'))
    if (attacks && !/"reveal":|"revealedIs":/.test(stable(rule))) return 'It is not said which card attacks.'
  }
  return undefined
}

/** "Choose an opponent. That player ...": the one who was chosen. */
export function ofTheChosen(rule: Rule): Rule {
  if (!does(rule)) return rule
  return JSON.parse(JSON.stringify(rule).replaceAll('"actor"', '"opponent"')) as Rule
}
