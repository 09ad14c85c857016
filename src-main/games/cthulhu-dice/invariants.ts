/** What holds at every position of Cthulhu Dice, whatever was rolled: where it does not, the rules as written here are at fault. */
import { lastTurn, type State } from './game.ts'

/** The law that a position breaks, in a sentence. */
export function broken({ table, tokens, turn, caster }: State): string | undefined {
  const { sanity, pool } = tokens
  if (sanity.length !== table.players * table.cultists) return `There are ${sanity.length} cultists.`
  if (pool < 0 || sanity.some((each) => each < 0)) return 'Somebody has fewer than no tokens.'
  const all = sanity.reduce((sum, each) => sum + each, pool)
  // Three for each cultist, with somebody or in the pool [CD-20].
  if (all !== 3 * sanity.length) return `There are ${all} tokens instead of ${3 * sanity.length}.`
  if (turn < 1 || turn > lastTurn + 1) return `It is turn ${turn}.`
  // Who left has no turns [CD-33].
  return table.gone.length < table.players && table.gone.includes(caster % table.players)
    ? 'It is the turn of somebody who left.'
    : undefined
}
