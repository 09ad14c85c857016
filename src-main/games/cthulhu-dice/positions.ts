/**
 * A number for every way the tokens of a circle of cultists can lie, from 0 up: those with the fewest tokens in the circle
 * first, so that a turn, which hardly ever brings tokens back, leads from numbers to numbers not far before them.
 */

export interface Positions {
  readonly count: number
  /** The first position with so many tokens in the circle; with one more token than there are, the count. */
  from(tokens: number): number
  noOf(sanity: readonly number[]): number
  sanityOf(no: number): number[]
}

/** How many positions `cultists` and `tokens` make, whoever has them or the pool. */
export const countOf = (cultists: number, tokens: number): number => choose(tokens + cultists, cultists)

/** All positions of so many cultists and tokens, be they in the circle or in the pool. */
export function positionsOf(cultists: number, tokens: number): Positions {
  /** `ways[some][most]`: in how many ways so many cultists can have no more than so many tokens together. */
  const ways = Array.from({ length: cultists + 1 }, (_, some) => Array.from({ length: tokens + 1 }, (_, most) => countOf(some, most)))
  const from = (sum: number) => (sum === 0 ? 0 : ways[cultists]![sum - 1]!)
  return {
    count: ways[cultists]![tokens]!,
    from,
    noOf(sanity) {
      let left = 0
      for (const each of sanity) left += each
      let no = from(left)
      for (let at = 0; at < cultists; at++) {
        const others = ways[cultists - 1 - at]!
        no += others[left]!
        left -= sanity[at]!
        no -= others[left]!
      }
      return no
    },
    sanityOf(no) {
      let left = 0
      while (left < tokens && from(left + 1) <= no) left++
      let behind = no - from(left)
      return Array.from({ length: cultists }, (_, at) => {
        const others = ways[cultists - 1 - at]!
        let mine = 0
        while (mine < left && others[left]! - others[left - mine - 1]! <= behind) mine++
        behind -= others[left]! - others[left - mine]!
        left -= mine
        return mine
      })
    },
  }
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let each = 1; each <= count; each++) ways = (ways * (from - count + each)) / each
  return Math.round(ways)
}
