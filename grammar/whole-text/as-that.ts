/**
 * "One Ally of the same or lesser value", "one card of the same Type": as which card it must be. That is the one card with which the steps before
 * have dealt, that was aimed at, or given for it; of two that change places each is as the other.
 */

import type { Filter, Op, Rule, Selector } from '../ast.ts'
import { does, swap } from '../make/draft.ts'
import { has, type Step } from './step.ts'

type AsThat = NonNullable<Filter['asThat']>

const notAsWhich = 'It is not said as which card this must be.'

/** One card, and not one of each player. */
const isOne = ({ n, of, ref, pick, by }: Selector): boolean =>
  ref === 'thus' || (n === 1 && pick !== 'all' && of !== 'eachOpponent' && (of !== 'each' || (pick === 'choose' && by === undefined)))

/** The card that a step deals with. */
const dealtWith = (op: Op): Selector | undefined => ('move' in op ? op.move : 'flip' in op ? op.flip : undefined)

/** "One of your Allies for one in your Hand of lesser value": the one that goes is of more. */
function changed(op: Extract<Op, { swap: Selector }>): Op {
  const { asThat, ...is } = op.swap.is ?? {}
  if (asThat === undefined) return op
  const turned: AsThat = asThat.also === undefined ? asThat : { ...asThat, also: asThat.also === 'less' ? 'more' : 'less' }
  return { swap: { ...op.swap, is }, for: { ...op.for, is: { ...op.for.is, asThat: turned } } }
}

/** "Discard one card. Your opponent must discard one card of the same Title": as the one that went, and not as this card. */
function ofItsTitle(rule: Rule, text: string): Rule {
  if (!does(rule) || !/\b(?:of|with) the same Title\b(?! as this)/i.test(text)) return rule
  const from = rule.do.findIndex((op) => dealtWith(op)?.is?.title !== 'self' && isOne(dealtWith(op) ?? {}) && dealtWith(op)?.ref !== 'self')
  if (from < 0) return rule
  const later = (op: Op, at: number): Op => {
    const of = dealtWith(op)
    if (at <= from || of?.is?.title !== 'self' || of.ref !== undefined) return op
    const asIt = swap(op, '"title":"self"', '"asThat":{"same":"title"}')
    // "One card" that somebody must give is one of his Hand.
    const isHeld = Object.keys(of.is).length === 1 && of.in === undefined && 'move' in asIt
    return isHeld ? { ...asIt, move: { ...asIt.move, in: 'hand' } } : asIt
  }
  return { ...rule, do: rule.do.map(later) }
}

function told(rule: Rule): Rule | undefined {
  if (!has(rule, /"asThat":/)) return rule
  if (!does(rule)) return undefined
  const isAimed = rule.target !== undefined && isOne(rule.target) && !has(rule.target, /"asThat":/)
  const isPaid = rule.cost?.some((cost) => typeof cost === 'object' && 'other' in cost && isOne(cost.other)) === true
  if (has([rule.if ?? {}, rule.cost ?? [], rule.target ?? {}, 'on' in rule ? rule.on : {}], /"asThat":/)) return undefined
  const ops: Op[] = []
  for (const op of rule.do) {
    const before = ops.findLast((each) => dealtWith(each) !== undefined)
    const isMet = isAimed || isPaid || (before !== undefined && isOne(dealtWith(before)!))
    const isSaid = has(op, /"asThat":/)
    if (isSaid && 'swap' in op) ops.push(changed(op))
    else if (isSaid && (!isMet || dealtWith(op) === undefined)) return undefined
    else ops.push(op)
  }
  return { ...rule, do: ops }
}

export const asWhichCard: Step = (rules, { text }) => {
  const all = rules.map((rule) => told(ofItsTitle(rule, text)))
  return all.every((rule) => rule !== undefined) ? all : notAsWhich
}
