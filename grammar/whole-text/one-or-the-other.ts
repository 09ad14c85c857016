/** One or the other: "your opponent may discard one card or lose 2 Sanity" leaves no third way, and who gives up the last he has is not one who had none. */

import type { Condition, Op, Rule } from '../ast.ts'
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

const mayInstead = /\b(?:he or she|he|she|they|your opponent|that player|that opponent) may\b[^.;:]*\binstead\b(?! of)/i

/** What is done where he does not do the other, also where he might. */
function notNothing(op: Op): Op {
  if (!('if' in op && 'do' in op) || op.else === undefined || op.do.length !== 1) return op
  const [own] = op.do
  const isLeft = own && 'choose' in own && own.by !== 'you' && own.choose.length === 2 && own.choose[1]!.length === 0
  return isLeft ? { ...op, do: [{ ...own, choose: [own.choose[0]!, op.else] }] } : op
}

/** "He discards one Ally. At Night he may discard one Artifact instead": one of both, and not nothing. */
export const oneInsteadOfIt: Step = (rules, { text }) =>
  mayInstead.test(text)
    ? rules.map((rule): Rule => (rule.kind === 'on' || rule.kind === 'action' ? { ...rule, do: rule.do.map(notNothing) } : rule))
    : rules

/** What somebody has nothing of: the kind, and who it is. */
const lacks = (asked: Condition): string | undefined =>
  'not' in asked && 'inPlay' in asked.not ? stable([asked.not.inPlay, asked.not.of ?? 'you']) : undefined

const hasNoneLeft = /\bhas? (?:then |now )?(?:no (?:more|other)|none left)\b|\bthen has\b|\bhas? no\b[^.;]*\bleft\b/i

/** "He discards one Soldier. If he has no Soldiers, he loses 1 Sanity": who has none loses, and not who has just given up the last. */
export const whoHadNone: Step = (rules, { text }) =>
  hasNoneLeft.test(text)
    ? rules
    : rules.map((rule): Rule => {
        if (rule.kind !== 'on' && rule.kind !== 'action') return rule
        const [gives, loses, ...more] = rule.do
        if (!gives || !loses || !('move' in gives) || gives.optional || !('if' in loses) || loses.else) return rule
        const { move, to } = gives
        const isGone = (to === 'bury' || to === 'discard') && move.n === 1 && move.in === undefined && move.is !== undefined
        if (!isGone || lacks(loses.if) !== stable([move.is, move.of ?? 'you'])) return rule
        return { ...rule, do: [{ ...loses, else: [gives] }, ...more] }
      })
