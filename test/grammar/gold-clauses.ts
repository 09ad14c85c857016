/** What a rule does, one thing at a time, and small questions to it; for the tests against readings made by people. */
import type { Condition, Op, Rule } from '../../grammar/ast.ts'
import { stable } from '../../grammar/make/draft.ts'

/** One thing a rule does, with all that surrounds it. */
export interface Clause {
  readonly rule: Rule
  /** The operation, effect or permission itself. */
  readonly does: object
  readonly until?: unknown
  readonly when: readonly Condition[]
}

export const flat = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : 'all' in condition ? condition.all.flatMap(flat) : [condition]

export function clausesOf(rule: Rule): readonly Clause[] {
  if (rule.kind === 'static') return [{ rule, does: rule.effect, until: rule.until, when: flat(rule.if) }]
  if (rule.kind === 'require') return [{ rule, does: { require: rule.needs }, when: [] }]
  if (rule.kind === 'permit') return [{ rule, does: rule.permit, until: rule.until, when: flat(rule.if) }]
  if (rule.kind === 'forbid') return [{ rule, does: { forbid: rule.what, who: rule.who }, until: rule.until, when: flat(rule.if) }]
  if (rule.kind === 'oblige') return [{ rule, does: { oblige: rule.what, who: rule.who }, until: rule.until, when: flat(rule.if) }]
  if (rule.kind === 'instead' && rule.do.length === 0) return [{ rule, does: { instead: 'nothing', of: rule.of }, when: flat(rule.if) }]
  return rule.do.flatMap((op: Op): Clause | readonly Clause[] => {
    if ('start' in op && (op.start.kind === 'static' || op.start.kind === 'permit')) {
      return { rule, does: clausesOf(op.start)[0]!.does, until: op.until, when: [...flat(rule.if), ...flat(op.start.if)] }
    }
    if ('start' in op && (op.start.kind === 'instead' || op.start.kind === 'on')) {
      return { rule: { ...op.start }, does: op.start.do[0]!, until: op.until, when: [...flat(rule.if), ...flat(op.start.if)] }
    }
    if ('if' in op) {
      return [
        ...op.do.map((each) => ({ rule, does: each, when: [...flat(rule.if), ...flat(op.if)] })),
        ...(op.else ?? []).map((each) => ({ rule, does: each, when: [...flat(rule.if), { not: op.if }] })),
      ]
    }
    if ('orElse' in op) {
      return [
        { rule, does: { oblige: op.unless, who: op.who }, when: flat(rule.if) },
        ...op.orElse.map((each) => ({ rule, does: each, when: flat(rule.if) })),
      ]
    }
    return { rule, does: op, until: 'until' in op ? op.until : undefined, when: flat(rule.if) }
  })
}

export const same = (a: unknown, b: unknown): boolean => stable(a ?? null) === stable(b ?? null)
export const has = (clause: Clause, condition: Condition): boolean => clause.when.some((each) => same(each, condition))
export const field = (clause: Clause, name: string): unknown => (clause.does as Record<string, unknown>)[name]
export const here: Condition = { at: { title: 'self' } }

export const isAction = ({ rule }: Clause, stayed?: string): boolean =>
  rule.kind === 'action' && rule.window === 'turn' && rule.stayed === stayed
export const standing = ({ rule }: Clause): boolean => ['static', 'forbid', 'oblige', 'permit'].includes(rule.kind)
export const on = ({ rule }: Clause, moment: string): boolean => rule.kind === 'on' && rule.on === moment
export const dayOrNight = { type: 'Event', subtype: ['Day', 'Night'] }

export type Question = (clause: Clause) => boolean
