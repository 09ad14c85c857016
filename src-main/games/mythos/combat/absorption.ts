/**
 * Absorbing as such (M14.45 to M14.47, M14.55 to M14.60): points on one side,
 * cards on the other, and who can absorb whose. Knows no position.
 */

/**
 * How much each absorber takes, if they absorb in the order they stand in.
 *
 * Each takes as much as it can before the next begins (M14.46, M14.55), and
 * where several kinds of points are left it takes those that the others can
 * best do without: an earlier one takes other points instead, if that lets a
 * later one absorb more (M14.59, M14.60). So the sum is always the greatest
 * possible, whatever the order; the order decides who absorbs.
 *
 * The same holds for the other side seen from here, so that two sides which absorb each
 * other's points (M14.45, M14.70) may be reckoned one by one. Where all can absorb all,
 * the side with less loses the difference (M14.71).
 *
 * @param capacities what each absorber can take
 * @param points what each attacker inflicts
 * @param meets whether an absorber can take points of an attacker
 */
export function absorb(
  capacities: readonly number[],
  points: readonly number[],
  meets: (absorber: number, attacker: number) => boolean,
): number[] {
  return pairs(capacities, points, meets).map((row) => row.reduce((sum, each) => sum + each, 0))
}

/** The same, told apart: for each absorber, how much it takes of each attacker. */
export function pairs(
  capacities: readonly number[],
  points: readonly number[],
  meets: (absorber: number, attacker: number) => boolean,
): number[][] {
  const free = [...points]
  const taken = capacities.map(() => points.map(() => 0))

  // One more point for an absorber: a free one, or one that another gives up for a point it can take elsewhere.
  const take = (absorber: number, asked: Set<number>): boolean => {
    for (const attacker of points.keys()) {
      if (asked.has(attacker) || !meets(absorber, attacker)) continue
      asked.add(attacker)
      if (free[attacker]! > 0) free[attacker]!--
      else {
        const other = taken.findIndex((each, at) => at !== absorber && each[attacker]! > 0 && take(at, asked))
        if (other < 0) continue
        taken[other]![attacker]!--
      }
      taken[absorber]![attacker]!++
      return true
    }
    return false
  }

  for (const [absorber, capacity] of capacities.entries()) {
    for (let amount = 0; amount < capacity && take(absorber, new Set()); amount++);
  }
  return taken
}
