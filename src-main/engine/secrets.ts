/**
 * Dealing again what a seat does not know.
 *
 * A game that imagines a world collects the cards the seat cannot place, names
 * the places they may lie in, and has them dealt here. It is the one spot where
 * a secret could leak into a bot's thoughts unnoticed, hence two precautions:
 * the cards are put in order first, so that where they truly lay leaves no
 * trace; and a place says itself what it could hold, so that nobody imagines an
 * Ally in a Threat.
 */
import type { Rng } from './random.ts'
import { shuffled } from './random.ts'

/** Somewhere that hidden cards lie, as far as the seat can see. */
export interface Place<Card> {
  /** How many of the hidden cards lie here. */
  readonly size: number
  /** Whether, for all the seat knows, the card could be one of them. Any could, if not said. */
  readonly fits?: (card: Card) => boolean
}

/**
 * The hidden cards dealt to their places, one list a place, each in random order.
 *
 * The narrowest place is dealt first. When what fits a narrow place also fits
 * each wider one (a Threat and a hand), every possible deal is then equally
 * likely; otherwise every possible deal can still come up. Cards may be left
 * over; they go nowhere. Throws if the places cannot be filled, which for
 * places that were truly filled a moment ago means that a `fits` is wrong.
 */
export function redeal<Card extends number | string>(
  rng: Rng,
  cards: readonly Card[],
  places: readonly Place<Card>[],
): [dealt: Card[][], next: Rng] {
  const pool = cards.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  /** Which place holds the card at the same index of the pool. */
  const holders = pool.map((): number | undefined => undefined)
  const fits = (place: number, at: number) => places[place]!.fits?.(pool[at]!) ?? true

  let next = rng
  for (const place of narrowestFirst(pool, places)) {
    let free: number[]
    ;[free, next] = shuffled(
      next,
      [...holders.keys()].filter((at) => holders[at] === undefined && fits(place, at)),
    )
    for (let slot = 0; slot < places[place]!.size; slot++) {
      const at = free[slot]
      if (at !== undefined) holders[at] = place
      else if (!claim(place, holders, fits, new Set())) throw new Error('The hidden cards do not fit the places they are said to lie in.')
    }
  }

  const dealt: Card[][] = []
  for (const place of places.keys()) {
    let hand: Card[]
    ;[hand, next] = shuffled(
      next,
      pool.filter((_, at) => holders[at] === place),
    )
    dealt.push(hand)
  }
  return [dealt, next]
}

/** The places by how many of the cards could lie in them, fewest first. */
function narrowestFirst<Card>(pool: readonly Card[], places: readonly Place<Card>[]): number[] {
  const width = places.map(({ fits }) => (fits === undefined ? pool.length : pool.filter(fits).length))
  return [...places.keys()].sort((a, b) => width[a]! - width[b]!)
}

/** Finds one more card for a place when no free one fits, by letting others look elsewhere (Kuhn's augmenting paths). */
function claim(place: number, holders: (number | undefined)[], fits: (place: number, at: number) => boolean, asked: Set<number>): boolean {
  for (const [at, holder] of holders.entries()) {
    if (asked.has(at) || holder === place || !fits(place, at)) continue
    asked.add(at)
    if (holder === undefined || claim(holder, holders, fits, asked)) {
      holders[at] = place
      return true
    }
  }
  return false
}
