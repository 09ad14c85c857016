/** How well a name fits what was typed: whole words before beginnings, beginnings before what stands inside, slips last. */
import { distance } from 'fastest-levenshtein'
import { folded } from '../keys/wanted.ts'

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((each) => each !== '')

/** How well one word that was typed fits; 0: not at all. */
function closeness(typed: string, words: readonly string[], whole: string, initials: string): number {
  let best = 0
  for (const [place, word] of words.entries()) {
    const early = place === 0 ? 4 : 0
    if (word === typed) best = Math.max(best, 60 + early)
    else if (word.startsWith(typed)) best = Math.max(best, 50 + early)
    else if (typed.length > 2 && word.includes(typed)) best = Math.max(best, 30)
    else if (typed.length > 3 && distance(typed, word.slice(0, typed.length + 1)) <= (typed.length > 6 ? 2 : 1)) best = Math.max(best, 15)
  }
  if (best > 0) return best
  if (typed.length > 1 && initials.startsWith(typed)) return 40
  return whole.includes(typed) ? 20 : 0
}

/** 0 if any word that was typed fits nowhere; more is better. `also` are words that count less than the name. */
export function likeness(typed: string, name: string, also = ''): number {
  const words = wordsOf(name)
  const others = wordsOf(also)
  const whole = folded(name)
  const initials = words.map((each) => each[0]).join('')
  let sum = 0
  for (const each of wordsOf(typed)) {
    const here = closeness(each, words, whole, initials)
    const there = here > 0 ? here : closeness(each, others, '', '') / 4
    if (there === 0) return 0
    sum += there
  }
  // Of two that fit alike the shorter one is meant.
  return sum === 0 ? 0 : sum - Math.min(5, words.length / 2)
}
