/**
 * "The Ally of highest value is flipped and may not be turned up again": of one card both is told. A card that is picked by what it is
 * worth is picked once, for after the first deed another one would be the highest: face-down it is worth nothing (M1.37).
 */

import type { Op, Rule, Selector } from '../ast.ts'
import { stable } from '../make/draft.ts'

/** The card that a deed picks by its value, if it leaves it where it is. */
function pickedIn(op: Op | undefined): Selector | undefined {
  const turned = op !== undefined && 'flip' in op ? op.flip : undefined
  return turned?.extreme !== undefined && turned.ref === undefined && turned.n === 1 ? turned : undefined
}

/** Deeds that tell of the picked card, with a word for it in place of how it was picked. */
const spokenOf = (ops: readonly Op[], picked: Selector, as: 'thus' | 'target'): readonly Op[] =>
  JSON.parse(stable(ops).replaceAll(stable(picked), stable({ ref: as })))

/** Deeds in a row: those behind the first deal with the card it has picked, where they tell of it again. */
function inARow(ops: readonly Op[]): readonly Op[] {
  const [first, ...rest] = ops
  const picked = pickedIn(first)
  return picked ? [first!, ...spokenOf(rest, picked, 'thus')] : ops
}

/** Two clauses of one moment, of which the second tells more of the card that the first has picked, are one. */
function asOne(rules: readonly Rule[]): readonly Rule[] {
  const result: Rule[] = []
  for (const rule of rules) {
    const last = result.at(-1)
    const picked = last?.kind === 'on' && last.do.length === 1 ? pickedIn(last.do[0]) : undefined
    const isMore =
      picked !== undefined &&
      last?.kind === 'on' &&
      rule.kind === 'on' &&
      stable({ ...last, do: [] }) === stable({ ...rule, do: [] }) &&
      stable(rule.do).includes(stable(picked))
    if (isMore) result[result.length - 1] = { ...last, do: [...last.do, ...rule.do] }
    else result.push(rule)
  }
  return result
}

/** A clause whose first deed picks a card for its value and whose others deal with it aims at it. */
function aimed(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.target) return rule
  const [first, ...rest] = rule.do
  const picked = pickedIn(first)
  if (!picked || !first || !stable(rest).includes(stable(picked))) return rule
  return { ...rule, target: picked, do: [{ ...first, flip: { ref: 'target' } } as Op, ...spokenOf(rest, picked, 'target')] }
}

/** Rules in which a card that was picked by its value and flipped is spoken of as that card. */
export function ofTheSameOne(rules: readonly Rule[]): readonly Rule[] {
  if (!rules.some((rule) => stable(rule).includes('"extreme"'))) return rules
  return JSON.parse(stable(asOne(rules).map(aimed)), (_key, value: unknown) =>
    Array.isArray(value) && value.some((each) => each !== null && typeof each === 'object' && 'flip' in each) ? inARow(value) : value,
  ) as readonly Rule[]
}
