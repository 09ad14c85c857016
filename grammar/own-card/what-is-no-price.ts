/** Deeds that the sentence was heard to ask as a price, or as so for ever, and that are none: what is done to everybody's cards, either of two, and more of some. */

import type { Op, Rule, Selector } from '../ast.ts'
import { type Marked, stable, swap } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import type { Step } from '../whole-text/step.ts'

/** All cards of a kind, of whomever: nobody can be asked to have them, and there may be none. */
const isOfAll = ({ pick, of }: Selector): boolean => pick === 'all' && (of === 'each' || of === 'opponent' || of === 'eachOpponent')

/** "Bury any Day Event in play; it is now Night": both are done, and the second also where there is no Day Event. */
function withoutSuchPrices(rule: Rule): Rule {
  if ((rule.kind !== 'on' && rule.kind !== 'action') || !rule.cost) return rule
  const done: Op[] = []
  const cost = rule.cost.filter((each) => {
    if (typeof each !== 'object' || !('other' in each) || !isOfAll(each.other)) return true
    done.push(each.how === 'flip' ? { flip: each.other, face: 'down' } : { move: each.other, to: each.how })
    return false
  })
  if (done.length === 0) return rule
  const { cost: _, ...rest } = rule
  return { ...rest, ...(cost.length > 0 ? { cost } : {}), do: [...done, ...rule.do] }
}

/** As long as no colon says that it is one. */
export const noSuchPrice: Step = (rules, { text }) => (text.includes(':') ? rules : rules.map(withoutSuchPrices))

/** "If that Ally would be buried, bury this card instead and flip the Ally": once this card is gone nobody bears it; the Ally is the one that would go. */
export function afterItIsGone(rule: Rule): Rule {
  if (rule.kind !== 'instead' || !('wouldBeBuried' in rule.of) || rule.of.wouldBeBuried.ref !== 'host') return rule
  const at = rule.do.findIndex((op) => 'move' in op && op.move.ref === 'self')
  if (at < 0) return rule
  return { ...rule, do: [...rule.do.slice(0, at + 1), ...swap(rule.do.slice(at + 1), '"ref":"host"', '"ref":"cause"')] }
}

/** "When revealed, flip one Defending Ally of your opponent. If he has no Defending Allies, add 2": asked then, before one is flipped. */
export function eitherAtTheReveal(rules: readonly Rule[], self: Self): readonly Rule[] {
  if (self.type !== 'Monster') return rules
  const result: Rule[] = []
  for (const rule of rules) {
    const last = result.at(-1)
    const [deed] = last?.kind === 'on' && last.on === 'threatRevealed' && !last.if && !last.cost && !last.optional ? last.do : []
    const picked = deed && 'flip' in deed ? deed.flip : deed && 'move' in deed ? deed.move : undefined
    const meant = last?.kind === 'on' && picked?.ref === 'target' ? last.target : picked
    const asked = rule.kind === 'static' && 'value' in rule.effect && rule.effect.of.ref === 'self' && !rule.until ? rule.if : undefined
    const none = asked && 'not' in asked && 'inPlay' in asked.not ? asked.not : undefined
    const isNone =
      none !== undefined && meant?.is !== undefined && none.of === meant.of && stable(none.inPlay) === stable(meant.is) && !none.atLeast
    if (!isNone || last?.kind !== 'on' || rule.kind !== 'static') {
      result.push(rule)
      continue
    }
    const { target, ...on } = last
    const ops = target ? swap(last.do, '{"ref":"target"}', stable(target)) : last.do
    const grown: Op = { start: { kind: 'static', effect: rule.effect }, until: 'combat' }
    result[result.length - 1] = { ...on, do: [{ if: asked!, do: [grown], else: ops }] }
  }
  return result
}

/** What a rule changes of all cards of a kind of somebody's, and by how much. */
function change(rule: Rule | undefined): { readonly of: Selector; readonly by: number } | undefined {
  if (rule?.kind !== 'static' || !('value' in rule.effect) || typeof rule.effect.value !== 'number' || rule.effect.how) return undefined
  const { of, value } = rule.effect
  return of.pick === 'all' && of.is !== undefined && rule.if === undefined ? { of, by: value } : undefined
}

/** "All Allies of your opponent lose 1 until the end of the Round; Seamen lose 2", on an Event: so long, and 2 in all. */
export function moreOfSome(rules: readonly Rule[], self: Self): readonly Rule[] {
  if (self.type !== 'Event') return rules
  const result: Rule[] = []
  for (const rule of rules) {
    const last = result.at(-1)
    const [only, more] = last?.kind === 'on' && last.on === 'played' ? last.do : []
    const started = only && 'start' in only && only.until !== undefined && !more ? only : undefined
    const [all, some] = [change(started?.start as Rule | undefined), change(rule)]
    const isMore =
      all !== undefined &&
      some !== undefined &&
      stable(all.of.is) === '{"type":"Ally"}' &&
      (some.of.of === all.of.of || some.of.of === undefined) &&
      (some.of as Marked).mine !== true &&
      (some.of.is!.type ?? 'Ally') === 'Ally' &&
      Math.sign(some.by) === Math.sign(all.by) &&
      Math.abs(some.by) > Math.abs(all.by)
    if (!isMore || last?.kind !== 'on' || !started) {
      result.push(rule)
      continue
    }
    const effect = { value: some.by - all.by, of: { ...some.of, ...(all.of.of === undefined ? {} : { of: all.of.of }) } }
    result[result.length - 1] = { ...last, do: [...last.do, { ...started, start: { kind: 'static', effect } }] }
  }
  return result
}
