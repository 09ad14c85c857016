/** The plain loop of the bench, a second reading of the rules of Tides of Madness: same luck, same choices, same end. */
import { expect, test } from 'vitest'
import { tidesOfMadness } from '../../../src-main/games/tides-of-madness/game.ts'
import { copyingMatch } from '../../bench/tides/copying.ts'
import { ourMatch } from '../../bench/tides/ours.ts'

const winners = ([first, second]: readonly number[]) => (first === second ? (first === 0 ? 3 : 2) : first! > second! ? 0 : 1)

test('[TM-15, TM-37] a thousand random matches end alike', () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const { state, moves } = ourMatch(seed)
    const { scores } = tidesOfMadness.outcome(state)!
    expect({ seed, ...copyingMatch(seed) }).toEqual({
      seed,
      points: state.players.map(({ points }) => points),
      madness: state.players.map(({ madness }) => madness),
      moves: moves.length,
      winner: winners(scores),
    })
  }
})
