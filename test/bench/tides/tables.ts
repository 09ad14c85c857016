/** The cards of Tides of Madness as numbers, for the loops that share nothing else with the game proper. */

/** Suits: 0 Races, 1 Locations, 2 Outer Gods, 3 Great Old Ones, 4 Manuscripts; -1 is none. By card, from 1. */
export const suitOf = [-1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, -1, -1, -1]
export const isMad = [0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0]
export const doubling = 17
export const dreamlands = 18

/** What a card gives with these counts of suits. */
export function worthOf(card: number, mine: readonly number[], theirs: readonly number[], madness: number): number {
  switch (card) {
    case 1:
      return 6 * Math.min(mine[3]!, mine[4]!)
    case 2:
      return 3 * mine[2]!
    case 3:
      return mine[4]! > theirs[4]! ? 7 : 0
    case 4:
      return 3 * mine.filter((count) => count === 0).length
    case 5:
      return 3 * mine[0]!
    case 6:
      return mine[3]! > theirs[3]! ? 7 : 0
    case 7:
      return 3 * mine[3]!
    case 8:
      return mine.every((count) => count > 0) ? 13 : 0
    case 9:
      return mine[1]! > theirs[1]! ? 7 : 0
    case 10:
      return 9 * Math.min(mine[0]!, mine[1]!, mine[2]!)
    case 11:
      return mine[0]! > theirs[0]! ? 7 : 0
    case 12:
      return 3 * mine[4]!
    case 13:
      return madness
    case 14:
      return mine[2]! > theirs[2]! ? 7 : 0
    case 15:
      return 3 * mine[1]!
    case 16:
      return 4 * mine.filter((count, suit) => count > theirs[suit]!).length
    default:
      return 0
  }
}

/** All that is before a player, in points. `played` are those of this round, in order. */
export function pointsOf(
  kept: readonly number[],
  played: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
  madness: number,
): number {
  let points = 0
  for (const card of kept) points += worthOf(card, mine, theirs, madness)
  for (const [at, card] of played.entries()) {
    points += worthOf(card, mine, theirs, madness) * (played[at + 1] === doubling ? 2 : 1)
  }
  return points
}

/** Cards of each suit; `wild` is the suit of Dreamlands, for the player who has it. */
export function countsOf(kept: readonly number[], played: readonly number[], wild: number): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const cards of [kept, played]) {
    for (const card of cards) {
      if (card === dreamlands) counts[wild]!++
      else if (suitOf[card]! >= 0) counts[suitOf[card]!]!++
    }
  }
  return counts
}
