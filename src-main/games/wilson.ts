/** How sure a rate is that was tried out. */

/** The rate of `hits` among `of`, and where it lies with a certainty of 95 % (Wilson's score interval). */
export function wilson(hits: number, of: number): { readonly chance: number; readonly low: number; readonly high: number } {
  const z = 1.959964
  const share = hits / of
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const spread = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return { chance: share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) }
}
