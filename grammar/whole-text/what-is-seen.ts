/** Whose Monsters are made visible where no word tells: those that attack, for one sees one's own. */

import type { Op, Rule, Selector } from '../ast.ts'
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
