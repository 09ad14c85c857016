/**
 * Luck as a value: every draw takes a generator and gives back the next one.
 *
 * A generator is four numbers inside the position, so that undo cannot throw
 * the dice again and a saved match needs no dice at all. The steps and the
 * unbiased drawing are pure-rand's; what is ours is that nothing is ever
 * changed in place where a caller could see it.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A generator's whole state: 32-bit integers. Plain data, safe to store and compare. */
export type Rng = readonly [number, number, number, number]

/** What a match's luck is grown from. Any 32-bit integer. */
export type Seed = number

/**
 * The generator that grows from `seed`.
 *
 * The seed is ground (splitmix32) before it is planted: pure-rand's own seeding
 * hands the seed out again as the first draw, and matches 1, 2 and 3 would
 * begin with three neighbouring faces of the die.
 */
export function seeded(seed: Seed): Rng {
  let state = seed | 0
  const word = () => {
    state = (state + 0x9e3779b9) | 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  return [word(), word(), word(), word()]
}

/** A whole number from 0 up to, not including, `bound`; and what follows. */
export function below(rng: Rng, bound: number): [value: number, next: Rng] {
  const generator = xoroshiro128plusFromState(rng)
  const value = uniformInt(generator, 0, bound - 1)
  return [value, rest(generator)]
}

/** The same things in an order that owes nothing to the one they came in. */
export function shuffled<T>(rng: Rng, things: readonly T[]): [shuffled: T[], next: Rng] {
  const generator = xoroshiro128plusFromState(rng)
  const pile = [...things]
  for (let left = pile.length - 1; left > 0; left--) {
    const at = uniformInt(generator, 0, left)
    const taken = pile[at]!
    pile[at] = pile[left]!
    pile[left] = taken
  }
  return [pile, rest(generator)]
}

/** One of `things`, each as likely as the next. There must be one. */
export function pickOne<T>(rng: Rng, things: readonly T[]): [picked: T, next: Rng] {
  const generator = xoroshiro128plusFromState(rng)
  return [things[uniformInt(generator, 0, things.length - 1)]!, rest(generator)]
}

/** A generator for someone else, which tells nothing about the one that stays. */
export function split(rng: Rng): [apart: Rng, next: Rng] {
  const [word, next] = below(rng, 2 ** 32)
  return [seeded(word), next]
}

/** The generator's own state is a fresh array of four integers; its type says only that they are several. */
function rest(generator: { getState(): readonly number[] }): Rng {
  return generator.getState() as Rng
}
