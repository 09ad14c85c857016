/** What is waited for on a card that lies there, and what ends it as soon as that is so. */

import type { Rule } from '../ast.ts'
import { afflicts } from '../card.ts'
import { stable } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { isGod } from './of-everybody.ts'
import type { At } from './over-all.ts'

/**
 * "As soon as you have fewer than 5 Sanity, ...": on what lies on a player that is waited for, and no question asked once, as it is played
 * (M10.17). What is buried at once waits for nothing, and of what is over everybody it is not said whose Sanity is meant.
 */
export function waitedFor(rules: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] | string {
  // "As soon as this card is played" is when it is.
  const told =
    text.match(/\bas soon as\b(?! (?:this card|it|this Event) (?:is played|is revealed|comes into play|enters play))/gi)?.length ?? 0
  if (told === 0 || !self || !(self.type === 'Event' || isGod(self))) return rules
  const isAsked = (rule: Rule): rule is At => rule.kind === 'on' && rule.on === 'played' && rule.if !== undefined
  const asked = rules.filter(isAsked)
  if (asked.length === 0) return rules
  if (!afflicts(self) || asked.length !== told) return 'It is not said for whom, and how long, this is waited for.'
  return rules.map((rule) => (isAsked(rule) ? { ...rule, on: 'asSoonAs' } : rule))
}

/**
 * "Bury this card if you have no Allies", of a card that stays: as soon as that comes to be so, and not as it is played. An Event
 * that is done at once is buried anyway (M10.8).
 */
export function endsAsSoonAs(rules: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] {
  const gone = [
    ...(['bury', 'discard'] as const).map((to) => stable([{ move: { ref: 'self' }, to }])),
    stable([{ flip: { ref: 'self' }, face: 'down' }]),
  ]
  const isEnd = (rule: Rule): boolean =>
    rule.kind === 'on' && rule.on === 'played' && rule.if !== undefined && !rule.optional && !rule.cost && gone.includes(stable(rule.do))
  const stays = (rule: Rule): boolean => rule.kind !== 'require' && !(rule.kind === 'on' && rule.on === 'played')
  // "Discard this card if your Sanity is 3 or less" is no use that one chooses, and no card is played to be gone at once.
  const isUse = (rule: Rule): boolean =>
    rule.kind === 'action' && rule.window === 'turn' && rule.if !== undefined && !rule.cost && gone.includes(stable(rule.do))
  const applies = self?.type === 'Event' ? rules.some(stays) : self !== undefined && !/\b(?:played|turn|you may)\b/i.test(text)
  if (!applies) return rules
  return rules.map((rule): Rule => {
    if (!isEnd(rule) && (self?.type === 'Event' || !isUse(rule))) return rule
    const { if: so, do: end } = rule as Extract<Rule, { kind: 'on' }>
    return { kind: 'on', on: 'asSoonAs', ...(so ? { if: so } : {}), do: end }
  })
}
