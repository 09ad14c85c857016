/**
 * Chances by Round. What is reckoned is which cards have been seen: the first Hand, and in every further Round as many
 * new ones as come in when everything above the Minimum is discarded and the Hand is filled up again (M15.5, M15.31).
 * Wanted cards are kept or played, so that what was seen can be used. Nothing shuffles before the deck has run out, and
 * then every card was seen (M15.24).
 */
import type { InvestigatorCard } from '../../../../grammar/card.ts'
import { below, type Rng, seeded } from '../../../engine/random.ts'
import { wilson } from '../../wilson.ts'
import { type Evidence, isMet } from '../adventure.ts'
import { cardAt, type Holding } from './holding.ts'
import { faceEvidence, fitsSlot } from './plan.ts'

export interface Chance {
  readonly round: number
  readonly chance: number
  readonly low?: number
  readonly high?: number
}

/** How many cards of the deck have been seen by the end of the draw of each Round. */
export function seenBy(round: number, size: number, { hand, handMin }: Pick<InvestigatorCard, 'hand' | 'handMin'>): number {
  return Math.min(size, hand + (round - 1) * Math.max(0, hand - handMin))
}

/** The chance that among `seen` of `size` cards there are at least `wanted` of `there`: exact. */
export function atLeast(wanted: number, there: number, seen: number, size: number): number {
  if (wanted <= 0) return 1
  if (wanted > there || wanted > seen) return 0
  // Sums the fewer, from ratios of neighbours, so that no factorial grows too large.
  let none = 1
  for (let at = 0; at < there; at++) none *= Math.max(0, size - seen - at) / (size - at)
  let sum = none
  let term = none
  if (none === 0) return 1 - fewer(wanted, there, seen, size)
  for (let k = 0; k + 1 < wanted; k++) {
    term *= ((there - k) * (seen - k)) / ((k + 1) * (size - there - seen + k + 1))
    sum += term
  }
  return Math.min(1, Math.max(0, 1 - sum))
}

/** The chance of fewer, where none at all is impossible: by logarithms. */
function fewer(wanted: number, there: number, seen: number, size: number): number {
  let sum = 0
  const least = Math.max(0, seen + there - size)
  for (let k = least; k < wanted; k++) sum += Math.exp(choose(there, k) + choose(size - there, seen - k) - choose(size, seen))
  return sum
}

function choose(n: number, k: number): number {
  let sum = 0
  for (let at = 1; at <= k; at++) sum += Math.log(n - k + at) - Math.log(at)
  return sum
}

export const exactly = (wanted: number, there: number, size: number, rounds: number, who: InvestigatorCard): Chance[] =>
  Array.from({ length: rounds }, (_, at) => ({ round: at + 1, chance: atLeast(wanted, there, seenBy(at + 1, size, who), size) }))

export const trials = 1_000

/**
 * The chance that an Adventure, or one of its requirements, could be met with the cards that were seen: tried out, with
 * the 95 % interval of Wilson.
 *
 * @param need one requirement alone; without it the whole recipe, and the Adventure itself must have been seen
 */
export function triedOut(
  holding: Holding,
  story: number,
  need: number | undefined,
  rounds: number,
  who: InvestigatorCard,
  seed: number,
): Chance[] {
  const { support, works } = holding
  const { recipe } = cardAt(support, story)
  const slots = need === undefined ? recipe!.slots : recipe!.slots.slice(need, need + 1)
  // What relates cards to each other is left to play; sums and differences of what was seen are not.
  const conditions = need === undefined ? recipe!.conditions.filter(({ kind }) => kind === 'sum' || kind === 'different') : []
  const asked = { slots, conditions }
  const order: (Evidence | 'story' | undefined)[] = holding.cards.flatMap(({ no, copies }, at) =>
    Array.from({ length: copies }, (_, copy): Evidence | 'story' | undefined => {
      if (no === story) return 'story'
      const card = cardAt(support, no)
      const serves = works[no] === 1 && (slots.some((slot) => fitsSlot(card, slot, who.languages)) || conditions.length > 0)
      return serves && card.type !== 'Adventure' ? { key: at * 100 + copy, zone: 'story', current: true, ...faceEvidence(card) } : undefined
    }),
  )
  const hits = new Array<number>(rounds).fill(0)
  let rng: Rng = seeded(seed)
  for (let trial = 0; trial < trials; trial++) {
    const deck = [...order]
    for (let at = deck.length - 1; at > 0; at--) {
      let other: number
      ;[other, rng] = below(rng, at + 1)
      ;[deck[at], deck[other]] = [deck[other], deck[at]]
    }
    const met = (round: number) => {
      const seen = deck.slice(0, seenBy(round, deck.length, who))
      if (need === undefined && !seen.includes('story')) return false
      const cards = seen.filter((each): each is Evidence => typeof each === 'object')
      return isMet(asked, cards, { sanity: 0, time: 'day', languages: who.languages, happened: [] })
    }
    // Once it can be met it stays so: the first such Round is found by halving.
    let [from, to] = [1, rounds + 1]
    while (from < to) {
      const middle = Math.floor((from + to) / 2)
      if (met(middle)) to = middle
      else from = middle + 1
    }
    for (let round = from; round <= rounds; round++) hits[round - 1]!++
  }
  return hits.map((count, at) => ({ round: at + 1, ...wilson(count, trials) }))
}
