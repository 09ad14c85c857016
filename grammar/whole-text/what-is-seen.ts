/** What is Invisible and what is seen: when, told twice over; and whose Monsters are made visible where no word tells: those that attack, for one sees one's own. */

import type { Condition, Op, Rule, Selector, Static } from '../ast.ts'
import type { Step } from './step.ts'

const isOpen = (of: Selector | undefined): of is Selector =>
  of?.is?.type === 'Monster' && Object.keys(of).every((key) => /^(?:is|n|pick|upTo)$/.test(key))

function ofOthers(op: Op): Op {
  if (!('start' in op) || op.start.kind !== 'static' || !('visible' in op.start.effect) || !op.start.effect.visible) return op
  const { of } = op.start.effect
  if (!isOpen(of)) return op
  const who = of.pick === 'all' ? 'eachOpponent' : 'opponent'
  return { ...op, start: { ...op.start, effect: { ...op.start.effect, of: { ...of, in: 'directedThreat', of: who } } } } as Op
}

/** "Make one Invisible Monster Visible": one that is directed at you (M11.38). */
export const thoseThatAttackAreSeen: Step = (rules) =>
  rules.map((rule): Rule => (rule.kind === 'on' || rule.kind === 'action' ? { ...rule, do: rule.do.map(ofOthers) } : rule))

const isOwn = (rule: Rule, visible: boolean): rule is Extract<Rule, { kind: 'static' }> =>
  rule.kind === 'static' && 'visible' in rule.effect && rule.effect.visible === visible && rule.effect.of.ref === 'self'

/** "Invisible. Only Visible at Night": it is seen then, though the first sentence says that it never is. */
export const seenOnlyThen: Step = (rules) => {
  const always = rules.find((rule) => isOwn(rule, false) && !rule.if && !rule.until)
  return always === undefined
    ? rules
    : rules.map((rule): Rule => {
        if (rule === always || !isOwn(rule, false) || !rule.if || rule.until) return rule
        const seen: Condition = 'not' in rule.if ? rule.if.not : { not: rule.if }
        return { ...rule, effect: { ...rule.effect, visible: true } as Static, if: seen }
      })
}
