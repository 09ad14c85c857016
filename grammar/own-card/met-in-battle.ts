/** Whom a card meets in battle: those of the other side, who defends, and what is answered there. */

import type { Filter, Rule, Who } from '../ast.ts'
import { stable } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { isGod, type Json, rebuild } from './of-everybody.ts'
import { ofAnOpponent } from './target-line.ts'
import { isNobodys, type Open } from './whose-is-harmed.ts'

const anybodys = /\b(?:(?:any|each|every|either|one|another) (?:player|investigator)|anyone|anybody|whoever|no matter whose|whosever)\b/i

/** "If any Priest is a Defending Ally", on a Monster: one of the other side, for it meets no others (M11.15, M14.37). */
export function ofThoseItMeets(rules: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] {
  if (self?.type !== 'Monster' || isGod(self) || anybodys.test(text)) return rules
  return rebuild(rules as unknown as Json, (object) => {
    const is = object.inPlay as Filter | undefined
    const isDefender = is?.defending === true || is?.or?.every(({ defending }) => defending === true) === true
    return isDefender && object.of === 'anyone' ? { ...object, of: 'opponent' } : object
  }) as unknown as readonly Rule[]
}

/** What fights in a Threat meets Defending Allies of the other side alone (M14.37). */
export function settleDefenders(object: Record<string, Json>): Record<string, Json> {
  const { is, of, pick, mine } = object as { readonly is?: Filter; readonly of?: Json; readonly pick?: Json; readonly mine?: Json }
  return (is?.defending || is?.borneBy?.defending) && pick !== undefined && of === undefined && !mine
    ? { ...object, of: 'opponent' }
    : object
}

/** A part in a defence that is no Ally's, and of which it is not said whose it is. */
export function defendsNobody(rules: readonly Rule[], self: Self | undefined): boolean {
  if (!self || self.type === 'Ally' || self.type === 'Monster') return false
  return stable(rules).includes('{"role":"defending"}')
}

/** "When he is chosen to defend", on what an Ally bears: he who bears it. */
export function withBearerDefending(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  const isGiven = rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect)
  const isBorne = self?.type === 'Artifact' && (self.subtype === 'Weapon' || isGiven)
  if (!isBorne) return rules
  return rebuild(rules as unknown as Json, (each) =>
    each['role'] === 'defending' ? { ...each, role: 'hostDefending' } : each,
  ) as unknown as readonly Rule[]
}

/** "Allies without Weapons may not defend", on a Monster: against it, for it is met by no others. */
export function ofWhomItMeets(object: Record<string, Json>): Record<string, Json> {
  const of = object.of as Open | undefined
  return object.cannotBe === 'defending' && isNobodys(of) && !object.by ? { bypass: of.is as unknown as Json, may: true } : object
}

/** "Cancel a Spell just cast", of which the target line tells that it is an opponent's. */
export function ofAnswered(object: Record<string, Json>, target: string): Record<string, Json> {
  const window = object.window as { readonly by?: Who } | string | undefined
  const isAnybodys = typeof window === 'object' && window.by === 'each'
  return isAnybodys && ofAnOpponent.test(target) ? { ...object, window: { ...window, by: 'opponent' } } : object
}

/** "That player" is the opponent, where it is not said of each of several. */
export function ofWhomItFights(value: Json): Json {
  if (Array.isArray(value)) return value.map(ofWhomItFights)
  if (typeof value !== 'object' || value === null) return value === 'actor' ? 'opponent' : value
  const { forEach, choose, by } = value as Record<string, Json>
  const isOfEach = forEach !== undefined || (choose !== undefined && (by === 'each' || by === 'eachOpponent'))
  return isOfEach ? value : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, ofWhomItFights(each)]))
}
