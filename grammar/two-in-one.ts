/** Two sentences in one, told by what each half says when it is read by itself. */

import type { Token } from './lexer.ts'
import { type Draft, stable } from './make/draft.ts'
import type { Reading } from './reading.ts'
import { hasHead } from './rearranged/heads-first.ts'
import { apart, rearranged } from './rearranged.ts'

/** Whether a sentence says nothing of when, if or for what: what follows it stands for itself. */
export const isBare = ({ mod, remark }: Draft): boolean =>
  remark ? remark.aim !== undefined || remark.foe !== undefined || remark.popStory !== undefined : Object.keys(mod).length === 0

/**
 * "No Tome may be played, and each Phobia loses ...": two sentences in one, of which each holds for itself, under the same condition if there
 * is one; only where nothing else is said that might belong to one of them or to both.
 */
export function bothAlone(
  part: readonly Token[],
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): readonly (readonly Token[])[] | undefined {
  for (const { head, first, second: behind } of apart(part)) {
    let second = behind
    // "You draw one more card, but lose 1 Sanity each time you pass": who does the one does the other.
    const isYours = isBareVerb(first[0]) || first[0]?.text === 'you' || (first[0]?.text === 'your' && first[1]?.text === 'investigator')
    const isDeed = isBareVerb(second[0]) && isYours && /^(?:gain|lose|draw|discard)$/.test(second[0]?.text ?? '')
    if (isBareVerb(second[0]) && !isDeed) continue
    // "Your Investigator ..., but loses 1 Sanity each time he passes": it is you.
    if (isDeed && first[0]?.text === 'your')
      second = second.map((token) => (token.text === 'they' ? { ...token, text: 'you', written: 'you' } : token))
    const [one, two] = [readAs(first), readAs(second)]
    const holds = one.ok && !one.value.remark && isBare(one.value) && one.value.items.every((each) => !('op' in each))
    if (!holds || !two.ok || two.value.remark || two.value.mod.if || two.value.mod.limit || two.value.mod.until) continue
    const sentences = [first, second].map((each) => [...head, ...each])
    if (
      head.length === 0 ||
      sentences.every((each) => readAs(each).ok || rearranged(each, [], undefined).some((other) => readAs(other).ok))
    )
      return sentences
  }
  return undefined
}

/**
 * "All Ghouls add 1, and no player may cast Spells at Night": only the Spells, or both? Where each half stands for itself, and the
 * condition is the last word of the second, no reading is the right one.
 */
export function belongsToBoth(
  part: readonly Token[],
  { mod, items }: Draft,
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): Token | undefined {
  if (!mod?.if || !items || items.length < 2 || hasHead(part)) return undefined
  for (const { head, first, second } of apart(part)) {
    // "Add 2 to this card, and add 1 to it at Night" says both in full.
    const isFull = /^(?:add|subtract)$/.test(second[0]?.text ?? '') && second.some(({ text }) => text === 'to' || text === 'from')
    if (head.length > 0 || (isBareVerb(second[0]) && !isFull)) continue
    const [one, two] = [readAs(first), readAs(second)]
    const isTorn = one.ok && two.ok && isBare(one.value) && two.value.mod.if && stable(two.value.mod.if) === stable(mod.if)
    if (isTorn && !hasHead(second)) return second.at(-1)
  }
  return items.every((each) => !('op' in each)) ? tornVerbs(part, readAs) : undefined
}

/** "This card sees Invisible Monsters and adds 1 at Night": the same of two verbs, of which the first stands for itself. */
function tornVerbs(part: readonly Token[], readAs: (tokens: readonly Token[]) => Reading<Draft>): Token | undefined {
  const isTorn = part.some(({ text }, at) => {
    if (text !== 'and' || at < 2 || at > part.length - 4 || !isBareVerb(part[at + 1])) return false
    const one = readAs(part.slice(0, at))
    return one.ok && isBare(one.value)
  })
  return isTorn ? part.at(-1) : undefined
}

/** A verb without its subject goes on with that of the words before it. */
export const isBareVerb = (token: Token | undefined): boolean =>
  token === undefined || /^(?:gain|lose|add|subtract|is|may|cannot|must|have|become|join|bypass|draw|discard|bury|flip)$/.test(token.text)
