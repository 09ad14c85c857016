/** The rules, read twice: the game and a bare loop that shares no line with it come to the same end. */
import { expect, test } from 'vitest'
import { seeded } from '../../../src-main/engine/random.ts'
import { bareMatch } from '../../bench/dice/bare.ts'
import { ourMatch } from '../../bench/dice/ours.ts'

test.each([2, 3, 4, 5, 6])('%i players: the same luck and the same choices lead to the same end', (players) => {
  for (let seed = 0; seed < 300; seed++) {
    const { state, moves } = ourMatch(players, seed)
    expect({ seed, ...state.tokens, moves: moves.length }).toEqual({ seed, ...bareMatch(players, seeded(seed), seeded(~seed)) })
  }
})
