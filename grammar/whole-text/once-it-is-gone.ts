/** What one step of a rule has moved or turned over, and a later one speaks of as if it lay there still, or as if it were this card. */

import type { Op, Rule } from '../ast.ts'
import { does, stable, swap } from '../make/draft.ts'
import type { Step } from './step.ts'

const refOf = (op: Op): string | undefined => ('move' in op ? op.move.ref : undefined)

/** "Bury one Artifact, and replace it with one chosen from your Story Deck": the one takes the other's place, and lies there then (M2.4). */
export const replacedOnceGone: Step = (rules) => {
  const told = rules.map((rule): Rule | string => {
    if (!does(rule)) return rule
    const at = rule.do.findIndex((op) => 'swap' in op && op.for.ref !== undefined && rule.do.some((each) => refOf(each) === op.for.ref))
    const op = rule.do[at]
    if (op === undefined || !('swap' in op)) return rule
    const gone = rule.do.findIndex((each) => refOf(each) === op.for.ref)
    const went = rule.do[gone]!
    if (gone > at) return rule
    const isSame = 'move' in went && went.to === 'bury' && op.swap.in === 'story'
    return isSame
      ? { ...rule, do: rule.do.filter((_, index) => index !== gone) }
      : 'What is gone cannot be replaced: say "exchange one ... for one ...".'
  })
  return told.find((each) => typeof each === 'string') ?? (told as readonly Rule[])
}

/** "Choose one Artifact of your opponent. Flip that card. It may not be flipped face-up until ...", on a Monster: the one that was chosen. */
export const heldDown: Step = (rules, { self }) => {
  if (self?.type !== 'Monster') return rules
  const found: Rule[] = []
  for (const rule of rules) {
    const last = found.at(-1)
    const isOwn = rule.kind === 'static' && 'staysFaceDown' in rule.effect && stable(rule.effect.of) === '{"ref":"self"}'
    if (isOwn) {
      const isFlipped = does(last) && last.target !== undefined && last.do.some((op) => 'flip' in op && op.flip.ref === 'target')
      if (!isFlipped || rule.until === undefined) return 'A Monster is not flipped: it is not said which card "it" is.'
      const { until, ...standing } = rule
      const held: Op = { start: swap(standing, '{"ref":"self"}', '{"ref":"target"}') as Extract<Op, { start: unknown }>['start'], until }
      found[found.length - 1] = { ...last, do: [...last.do, held] }
    } else
      found.push(
        rule.kind === 'on' && rule.target !== undefined && rule.on === 'threatRevealed'
          ? swap(rule, '{"ref":"cause"}', '{"ref":"target"}')
          : rule,
      )
  }
  return found
}
