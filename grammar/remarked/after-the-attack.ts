/** Who defends against the attack just told, and what follows it. */

import type { Condition, Op, Rule } from '../ast.ts'
import { type Doing, does, lastDeed, stable } from '../make/draft.ts'
import { isSummoned } from './what-went.ts'

/** "Otherwise, discard it and lose 1 Sanity": the second deed belongs to the same case; nothing where there is no such case. */
export function goesOnOtherwise(rule: Rule, then: Op): Rule | undefined {
  const last = does(rule) ? rule.do.at(-1) : undefined
  if (!does(rule) || !last || !('if' in last) || !last.else) return undefined
  return { ...rule, do: [...rule.do.slice(0, -1), { ...last, else: [...last.else, then] }] }
}

/** What the card that was turned up must be for this to be done. */
const turnedUpAs = (op: Op): Condition | undefined => ('if' in op && !op.else && 'revealedIs' in op.if ? op.if : undefined)

/** Allies may defend against the attack just told; what is done after it, and where none was made. */
export function withBattle(rule: Doing, defended: true | undefined, next: Op | undefined, otherwise: Op | undefined): Rule | undefined {
  const last = rule.do.at(-1)
  const put = (op: Op): Rule => ({ ...rule, do: [...rule.do.slice(0, -1), op] })
  if (!last) return undefined
  if (otherwise) {
    const done = (op: Op | undefined): string => stable(op).replaceAll('{"ref":"it"}', '{"ref":"revealed"}')
    if (!('if' in last) || last.else) return undefined
    // What is done in both cases is done anyway.
    if (done(last.do.at(-1)) === done(otherwise))
      return { ...rule, do: [...rule.do.slice(0, -1), { ...last, do: last.do.slice(0, -1) }, otherwise] }
    // "If it is a Tome, ... If it is a Monster, ... Discard any other card.": what is neither.
    const before = turnedUpAs(last) ? rule.do.slice(0, -1).flatMap((op) => turnedUpAs(op) ?? []) : []
    const neither: Op = before.length === 0 ? otherwise : { if: { not: before.length > 1 ? { any: before } : before[0]! }, do: [otherwise] }
    return put({ ...last, else: [neither] })
  }
  // Who is Summoned attacks as any Monster does, and Allies defend against it (M9.40).
  if (defended && 'if' in last && isSummoned(last, true)) return next ? undefined : rule
  if (defended && last && 'summonOrControl' in last) return next ? { ...rule, do: [...rule.do, next] } : rule
  const defend = (op: Op): Op | undefined => (defended && 'attack' in op ? { ...op, alliesMayDefend: true } : undefined)
  const more = next ? [next] : []
  if ('forEach' in last) {
    const each = withBattle({ ...rule, do: last.do }, defended, next, undefined)
    return each && put({ ...last, do: (each as Doing).do })
  }
  if ('choose' in last) {
    const either = last.choose.map((ops) => {
      const fight = ops.at(-1) && defend(ops.at(-1)!)
      return fight ? [...ops.slice(0, -1), fight, ...more] : ops
    })
    return stable(either) === stable(last.choose) ? undefined : put({ ...last, choose: either })
  }
  if ('if' in last || 'orElse' in last) {
    const inner = 'if' in last ? last.do : last.orElse
    // "It attacks you, then discard it and this card": what becomes of the card that attacked, and of this one, is told already.
    const isGone = 'if' in last && more.length === 0 && inner.length > 1 && 'revealedIs' in last.if
    const gone = isGone ? inner.slice(inner.findLastIndex((op) => !('move' in op) || op.move.is !== undefined) + 1) : []
    const fought = inner.at(-1 - gone.length)
    const fight = fought && defend(fought)
    if (!fight) return undefined
    const ops = [...inner.slice(0, -1 - gone.length), fight, ...more, ...gone]
    if (!('if' in last)) return put({ ...last, orElse: ops })
    // The stronger attack and the weaker one are one that was told twice.
    const other = last.else?.at(-1)
    const both = other && 'attack' in other ? { else: [...last.else!.slice(0, -1), defend(other)!, ...more] } : {}
    return put({ ...last, do: ops, ...both })
  }
  const fight = defend(last)
  return fight && { ...rule, do: [...rule.do.slice(0, -1), fight, ...more] }
}

/** The attack just told, the stronger and the weaker one, falls on Allies alone. */
export function onAlliesAlone(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!last || !does(last) || !op) return undefined
  const alone = (each: Op | undefined): Op | undefined =>
    each && 'attack' in each && each.attack !== 'you' ? { ...each, only: 'allies', alliesMayDefend: true } : undefined
  const both = 'if' in op ? [alone(op.do.at(-1)), alone(op.else?.at(-1))] : undefined
  const ofBoth = 'if' in op && both?.every((each) => each !== undefined) && op.do.length === 1 && op.else?.length === 1
  const told = ofBoth ? { ...(op as Extract<Op, { if: unknown }>), do: [both![0]!], else: [both![1]!] } : alone(op)
  return told && [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), told] }]
}
