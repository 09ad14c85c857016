/** Which known word was probably meant by one that no card has. */
import { distance } from 'fastest-levenshtein'
import type { Offer } from '../../src-main/contract/workshop.ts'
import { folded } from '../keys/wanted.ts'

/** A new word is nobody's mistake: only one that is hardly another than a known one is answered with that. */
export function meantBy(word: string, offers: readonly Offer[]): string | undefined {
  if (word === '' || offers.some(({ value }) => value === word)) return undefined
  const most = Math.min(2, Math.floor(word.length / 4))
  const near = offers.map(({ value }) => ({ value, far: distance(folded(value), folded(word)) })).filter(({ far }) => far <= most)
  return near.toSorted((a, b) => a.far - b.far)[0]?.value
}
