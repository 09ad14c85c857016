/**
 * What is meant of one use, or of one kind of card, alone: a Gate that serves "again" in a use that is paid for serves once more, "any Ghouls
 * that attack" are all of them, a Monster "does not use Weapons" where it is an Ally.
 */

import type { Op, Rule } from './ast.ts'
import { besides, stable } from './make/draft.ts'
import type { Self } from './reading.ts'

/** "May use Gate again", in a use that has a price: once more, and not as often as one likes. */
function oneMoreUse(rule: Rule): Rule {
  if (rule.kind !== 'action' || !rule.cost) return rule
  const again = (op: Op): Op => {
    const told = 'start' in op && op.until === 'round' && op.start.kind === 'static' ? op.start.effect : undefined
    const isOwn = told && 'gateReuse' in told && !told.times && !told.cost && !told.who && !told.for
    return isOwn ? { gateUses: 1, until: 'round' } : op
  }
  return { ...rule, do: rule.do.map(again) }
}

const oneMore = /\b(?:use|using) (?:the |that |this |its |your )?Gate again\b/i
const asOften = /\b(?:more than once|any number of times|as often as|repeatedly|each time|again and again)\b/i

const anyThat = /\bany (?:\p{Lu}[\p{L}’'-]*,? ?)(?:[\p{L}’'-]+ ){0,4}(?:that|which|who) attack\b/iu

/** "You may discard any Star-Spawn that attack you": whoever they are, and not one of them. */
function allThatAttack(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.on !== 'threatRevealed') return rule
  const all = (op: Op): Op =>
    'move' in op && op.move.in === 'directedThreat' && op.move.pick === 'choose' && op.move.n === 1
      ? { ...op, move: withoutCount({ ...op.move, pick: 'all' }) }
      : op
  return { ...rule, do: rule.do.map(all) }
}

function withoutCount<S extends { readonly n?: unknown }>({ n: _, ...rest }: S): S {
  return rest as S
}

/** "Does not use Weapons", on a Monster: only as an Ally it might. */
const asAllyAlone = (rule: Rule): Rule =>
  rule.kind === 'static' && 'cannotBear' in rule.effect && !rule.effect.of && !/"role":"ally"/.test(stable(rule.if ?? null))
    ? { ...rule, if: besides(rule.if, { role: 'ally' }) }
    : rule

const summonedOnes = /\bMonsters? (?:that |which |whom )?you (?:have )?(?:Summon|Control)(?:ed|led)?\b/i

const changesThreat = (rule: Rule): boolean => rule.kind === 'static' && 'value' in rule.effect && rule.effect.of.in === 'threat'

/** The rules as such words mean them, or why that cannot be told. */
export function asItIsUsed(rules: readonly Rule[], text: string, self: Self | undefined): readonly Rule[] | string {
  if (summonedOnes.test(text) && rules.some(changesThreat))
    return 'A Monster that is Summoned or Controlled lies in no Threat of yours: what it is worth can be told on the card that Summons it alone.'
  let so = rules
  if (oneMore.test(text) && !asOften.test(text)) so = so.map(oneMoreUse)
  if (anyThat.test(text)) so = so.map(allThatAttack)
  if (self?.type === 'Monster') so = so.map(asAllyAlone)
  return so
}
