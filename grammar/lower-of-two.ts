/**
 * Two cards that were chosen, of which the one of lower, or higher, value is dealt with: "choose two of your opponent's Allies. Bury the one of
 * lower value, or both if they are equal". Their values are compared as they then are, and those chosen are the target.
 */

import type { Token } from './lexer.ts'
import { newWords, textOf } from './tokens.ts'

const two =
  /^(?:(?:[^,:;()]+ , )*)(?:as your turn , )?(?:you may )?(?:randomly )?(?:choose|select|pick|designate)(?: at random)? (?:any )?two [^.,:;()]*\b(?:ally|monster)\b[^.,:;()]*$/

const how = '(?<how>bury|discard|flip)'
const rank = '(?<rank>lower|lowest|weaker|weakest|lesser|higher|highest|stronger|strongest|greater)'
const card = '(?:ally|monster|card|ones?)'
const which = `the (?:${card} (?:of|with|that have|who have|have) (?:the )?${rank}(?: card)? value|${rank.replace('rank', 'first')}(?:[- ]value)?(?: (?:${card}|of (?:the two|them|they|those|these)|of the two ${card}))?)`
const equal =
  '(?:(?:they|both|the two|both value|their value|the value) (?:is|have)(?: of)? )?(?:equal|a tie|tied?|the same(?: value)?|of (?:the same|equal) value|equal in value)(?: value)?'
const both = '(?:both(?: of them| of those)?|the two)'

const picked = new RegExp(`^(?:then )?${how} ${which}(?<face> face-down)?(?<tie>(?: ,)?(?: or| but)? ${both} (?:if|when) ${equal})?$`)
const tied = new RegExp(`^(?:if|when) ${equal} , (?<how>bury|discard|flip) ${both}(?: face-down)?$`)

const low = /^(?:low|weak|less)/

/** The sentences, in which it is told of the target which of the two it is. */
export function withLowerOfTwo(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!
    const before = result.at(-1)
    const found = before && two.test(textOf(before)) ? picked.exec(textOf(part))?.groups : undefined
    if (!found) {
      result.push(part)
      continue
    }
    // "If they are equal, bury both."
    const next = tied.exec(textOf(parts[at + 1] ?? []))?.groups
    const isBoth = found['tie'] !== undefined || next?.['how'] === found['how']
    if (next?.['how'] === found['how']) at++
    const value = low.test(found['rank'] ?? found['first']!) ? 'lowest' : 'highest'
    const those = isBoth ? `the ${value} of the target` : `one of the target with the ${value} value`
    const told = newWords(`${found['how']} ${those}${found['face'] ?? ''}`, part[0]!)
    result.push(told.map((each) => (each.text === 'one' ? { ...each, type: 'number' as const, value: 1 } : each)))
  }
  return result
}
