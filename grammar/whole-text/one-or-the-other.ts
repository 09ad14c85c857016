/** "Your opponent may discard one card or lose 2 Sanity": one or the other; that he does neither is no third way. */

import type { Op, Rule } from '../ast.ts'
import { stable } from '../make/draft.ts'
import type { Step } from './step.ts'

/** Whether somebody only suffers by it: nobody chooses that who may as well do nothing. */
const isHarm = (ops: readonly Op[]): boolean => ops.length > 0 && ops.every((op) => ('sanity' in op && op.sign === -1) || 'loseTurn' in op)

const isBetween = (op: Op): op is Extract<Op, { choose: unknown }> =>
  'choose' in op && op.choose.length === 2 && op.choose.some(isHarm) && !op.choose.some((way) => way.length === 0)

/** The choice between the two, where doing neither stands beside it. */
function withoutNeither(op: Op): Op {
  if ('if' in op && 'do' in op) return { ...op, do: op.do.map(withoutNeither), ...(op.else ? { else: op.else.map(withoutNeither) } : {}) }
  if (!('choose' in op) || op.choose.length !== 2 || op.choose[1]!.length > 0) return op
  const [within, ...more] = op.choose[0]!
  if (within === undefined || more.length > 0 || !isBetween(within)) return op
  // Whoever may do so is each of several, one by one.
  return stable(within.by) === stable(op.by) ? within : op.by === 'each' || op.by === 'eachOpponent' ? { ...within, by: op.by } : op
}

const orLoses = /\bmay\b[^.;:]*\bor (?:(?:else|must) )?loses?\b/i

/** A deed that may be done, or its price suffered, as a choice between these two alone. */
export const oneOrTheOther: Step = (rules, { text }) =>
  orLoses.test(text)
    ? rules.map((rule): Rule => {
        if (rule.kind !== 'on' && rule.kind !== 'action') return rule
        const told = { ...rule, do: rule.do.map(withoutNeither) }
        if (told.kind !== 'on' || !told.optional || told.do.length !== 1 || !isBetween(told.do[0]!)) return told
        const { optional: _, ...must } = told
        return must
      })
    : rules
