/** Whether cards of two sides can absorb each other's points: bypassing and being unseen (M11.38 to M11.43, M14.57, M14.58). */
import type { Static } from '../../../../grammar/ast.ts'
import { matches } from '../select.ts'
import { isInvisible, seesInvisible } from '../sight.ts'
import { applies, bearsOn, type Of, placedAt, statics } from '../standing.ts'
import type { CardNo, State } from '../state.ts'

/** What is said about a card's bypassing; the text that came last decides (M17.2). */
function lastWord(
  state: State,
  card: CardNo,
  about: (what: Extract<Static, { bypass: unknown }>['bypass'], source: Of<'static'>) => boolean,
): boolean {
  let bypasses = false
  for (const source of statics(state, 'bypass')) {
    const { effect } = source.rule
    if (!('bypass' in effect)) continue
    const covered = effect.of === undefined ? source.card === card && applies(state, source) : bearsOn(state, source, effect.of, card)
    if (covered && about(effect.bypass, source)) bypasses = effect.may
  }
  return bypasses
}

/** Whether a card passes by another one: all that lies in a Threat, cards that its text names, or the very one that says so. */
function bypasses(state: State, card: CardNo, other: CardNo): boolean {
  const inThreat = placedAt(state, other)?.area === 'threat'
  return lastWord(state, card, (what, source) => {
    if (what === 'threat') return inThreat
    return typeof what === 'string' ? bearsOn(state, source, { ref: what }, other) : matches(state, other, what, source.ctx)
  })
}

/** Whether a card takes no part in the Cosmic Battle against these cards (M11.40): it bypasses Threats, or every one of them. */
export function bypassesThreat(state: State, card: CardNo, opposing: readonly CardNo[]): boolean {
  if (lastWord(state, card, (what) => what === 'threat')) return true
  return opposing.length > 0 && opposing.every((other) => bypasses(state, card, other))
}

/**
 * Whether two cards on the two sides of a Battle can absorb each other's points. An Ally
 * that cannot see an Invisible Monster neither absorbs its points nor has its own
 * absorbed by it (M14.72); between Threats being Invisible changes nothing (M11.39).
 * Allies that a Monster bypasses cannot absorb it (M11.42).
 */
export function meets(state: State, one: CardNo, other: CardNo): boolean {
  if (bypasses(state, one, other) || bypasses(state, other, one)) return false
  return sees(state, one, other) && sees(state, other, one)
}

function sees(state: State, seer: CardNo, seen: CardNo): boolean {
  if (placedAt(state, seer)?.area !== 'ally' || placedAt(state, seen)?.area === 'ally') return true
  return !isInvisible(state, seen) || seesInvisible(state, seer, seen)
}
