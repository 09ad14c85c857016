/** How often a clause is done, how long and with what else it holds, and that it is done once more. */

import type { Condition, Limit, Op, Rule } from '../ast.ts'
import { besides, does, nonsense, type Remark, stable } from '../make/draft.ts'
import { limited, sameStat } from '../make/moments.ts'

/** "You may do this twice if you know German": what happens at a moment, once more. */
export function onceAgain(
  rules: readonly Rule[],
  { may, if: when }: NonNullable<Remark['again']>,
  told: number,
): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // What is done for nothing on a Turn is done again on it.
  const isFree = last?.kind === 'action' && last.window === 'turn' && !last.cost && !last.target && when !== nonsense
  if (isFree && (told === 1 || rules.length === 1) && !/"ref":"(?:thus|drawn)"/.test(stable(last.do))) {
    const more: readonly Op[] = may ? [{ choose: [last.do, []], by: 'you' }] : last.do
    return [...rules.slice(0, -1), { ...last, do: [...last.do, ...(when ? [{ if: when as Condition, do: more }] : more)] }]
  }
  if ((told !== 1 && rules.length !== 1) || last?.kind !== 'on' || last.cost || last.limit || when === nonsense) return undefined
  const { optional: _, ...rule } = last
  const both = when === undefined ? {} : { if: besides(last.if, when as Condition) }
  return [...rules, { ...rule, ...both, ...(may || last.optional ? { optional: true } : {}) }]
}

/** "Bury this card to draw two cards. May be used in Combat": the use just told, as a Turn and then. */
export function usedThen(rules: readonly Rule[], window: 'combat' | 'anyTime', told: number): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // What is counted would be counted twice.
  if (told !== 1 || last?.kind !== 'action' || last.window !== 'turn' || !last.cost || last.limit || last.stayed) return undefined
  return window === 'anyTime' ? [...rules.slice(0, -1), { ...last, window }] : [...rules, { ...last, window }]
}

/** Whether there is more room for Spells as long as one is here: what finds none after that is buried by the rules (M9.7). */
export const hasRoomHere = (rule: Rule | undefined): boolean =>
  rule?.kind === 'static' &&
  (('stat' in rule.effect && rule.effect.stat === 'spellCapacity') || 'holdsSpells' in rule.effect) &&
  stable(rule.if ?? {}) === '{"at":{"title":"self"}}'

/** "You may not use this ability while ...": what the sentence before says holds only where that is not so. */
export function heldOnly(rules: readonly Rule[], when: Condition | typeof nonsense, told: number): readonly Rule[] | undefined {
  const isGiven = (rule: Rule): boolean => rule.kind === 'static' && 'attachedTo' in rule.effect
  const meant = rules.slice(rules.length - told).filter((each) => !isGiven(each))
  const [last] = meant
  if (when === nonsense || meant.length !== 1 || !last || last.kind === 'require') return undefined
  // Whether a card may be played is no ability of it.
  if (last.kind === 'permit' && (!('play' in last.permit || 'route' in last.permit) || stable(last.permit).includes('"self"')))
    return undefined
  const said = when as Condition
  const held: Rule = { ...last, if: besides(last.if, ...('all' in said ? said.all : [said])) }
  return rules.map((each) => (each === last ? held : each))
}

/** "May be used once a Round": of the one thing that a card is used for; undefined where it has several. */
export function usedAtMost(rules: readonly Rule[], limit: Limit): readonly Rule[] | undefined {
  if (!('times' in limit)) return undefined
  const isUse = (rule: Rule): boolean =>
    rule.kind === 'action' || rule.kind === 'permit' || ((rule.kind === 'on' || rule.kind === 'instead') && rule.optional === true)
  // What a card does by itself at a moment is no use of it, and yet no other is meant.
  const all = rules.filter(isUse)
  const uses = all.length > 0 ? all : rules.filter((rule) => rule.kind === 'on' && rule.on !== 'played' && rule.on !== 'arrived')
  const [use] = uses
  if (uses.length !== 1 || !use || ('limit' in use && use.limit)) return undefined
  const limited = withLimit(use, limit)
  return limited && rules.with(rules.indexOf(use), limited)
}

/** "2, or 3 at Night": one number while it is so, and the other while it is not. */
export function isOneOrOther(one: Rule, other: Rule): boolean {
  if (one.kind !== 'static' || other.kind !== 'static' || !other.if) return false
  const [so, otherwise] = [partsOf(one.if), partsOf(other.if)]
  const only = otherwise.filter((each) => !so.includes(each))
  const denied = so.filter((each) => !otherwise.includes(each))
  if (denied.length !== 1) return false
  // What is asked of both tells them not apart.
  const [is, ...more] = only.map((each) => JSON.parse(each) as Condition)
  return denied[0] === stable({ not: more.length > 0 ? { all: only.map((each) => JSON.parse(each) as Condition) } : is })
}

/** What a condition asks for, each by itself. */
const partsOf = (when: Condition | undefined): readonly string[] =>
  (!when ? [] : 'all' in when ? when.all : [when]).map((each) => stable(each))

/** "Subtract 1 from the Minimum and add 1 to the Maximum." */
export const areStats = (...rules: readonly Rule[]): boolean => rules.every((rule) => rule.kind === 'static' && 'stat' in rule.effect)

/** With what else a change of a player's number would not add up: "lowers Minimum"; nothing for other rules. */
export function groupOfStat(rule: Rule): string | undefined {
  const effect = rule.kind === 'static' ? limited(rule.effect, { stacking: 'no', group: sameStat }) : undefined
  return effect && 'limit' in effect && effect.limit && 'stacking' in effect.limit ? effect.limit.group : undefined
}

/** What a deed begins to hold, and no further than so far; nothing where it begins nothing. */
function bounded(op: Op, limit: Limit): Op | undefined {
  if (!('start' in op) || op.start.kind !== 'static') return undefined
  const effect = limited(op.start.effect, limit)
  return effect && { ...op, start: { ...op.start, effect } }
}

export function withLimit(rule: Rule, limit: Limit): Rule | undefined {
  if (does(rule) && ('floor' in limit || 'ceiling' in limit)) {
    const ops = rule.do.map((op) => bounded(op, limit))
    return ops.every((op) => op !== undefined) ? { ...rule, do: ops } : undefined
  }
  if (does(rule) || rule.kind === 'permit' || rule.kind === 'instead') return { ...rule, limit }
  const effect = rule.kind === 'static' ? limited(rule.effect, limit) : undefined
  return effect && rule.kind === 'static' ? { ...rule, effect } : undefined
}
