/** Where a part of a text lies once somebody has typed in it: what stands before and behind the change goes along with it. */

export interface Part {
  readonly at: number
  readonly length: number
}

/** For the parts of `was`, as they lie in `is`; a part that was itself changed is nowhere. */
export function following(was: string, is: string): <P extends Part>(part: P) => P | undefined {
  const shorter = Math.min(was.length, is.length)
  let before = 0
  while (before < shorter && was[before] === is[before]) before++
  let behind = 0
  while (behind < shorter - before && was.at(-1 - behind) === is.at(-1 - behind)) behind++
  return (part) => {
    if (part.at + part.length <= before) return part
    return part.at >= was.length - behind ? { ...part, at: part.at + is.length - was.length } : undefined
  }
}
