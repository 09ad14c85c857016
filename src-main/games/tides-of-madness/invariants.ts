/** What holds at every position of Tides of Madness: where it does not, the rules as written here are at fault. */
import { cards } from './cards.ts'
import type { State } from './state.ts'

/** The law that a position breaks, in a sentence. */
export function broken({ players, pile, discarded, round, over }: State): string | undefined {
  const all = [...pile, ...discarded]
  for (const { hand, keeping, kept, played } of players) {
    all.push(...hand, ...kept, ...played)
    if (keeping !== null) all.push(keeping)
  }
  // Every card is somewhere, and nowhere twice [TM-2].
  if (all.length !== cards.length || new Set(all).size !== cards.length)
    return `There are ${all.length} cards, ${new Set(all).size} different.`
  // 8, 4, 0 [TM-36].
  if (pile.length !== 4 * (3 - round)) return `In round ${round} the pile has ${pile.length} cards.`
  for (const { hand, unseen, chosen, kept, played, keeping, madness } of players) {
    // One kept card for each round before [TM-33].
    if (kept.length !== round - 1) return `In round ${round} somebody has kept ${kept.length} cards.`
    if (hand.length + played.length + (keeping === null ? 0 : 1) !== 5) return 'Somebody has not five cards in hand and of this round.'
    if (!unseen.every((card) => hand.includes(card))) return 'A card that nobody has seen is in no hand.'
    if (chosen !== null && !hand.includes(chosen)) return 'Somebody has chosen a card of no hand.'
    if (madness < 0) return 'Somebody has fewer than no tokens.'
  }
  // Hands are passed at once [TM-6].
  if (players[0].hand.length + (players[0].keeping === null ? 0 : 1) !== players[1].hand.length + (players[1].keeping === null ? 0 : 1)) {
    return 'The hands are of different size.'
  }
  return over === null && round > 3 ? 'There is a fourth round.' : undefined
}
