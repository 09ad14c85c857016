/**
 * How many lines of play there are in Tides of Madness from named positions, to small depths: census.json is the golden
 * file, and any rule that offers more or less than before changes it. `vitest -u` writes it anew where that is meant.
 */
import { expect, test } from 'vitest'
import { tidesOfMadness as tides } from '../../../src-main/games/tides-of-madness/game.ts'
import type { State } from '../../../src-main/games/tides-of-madness/state.ts'
import { after, census, written } from '../../support/lines-of-play.ts'

const two = { players: 2 }
const asks = (ask: State['question']['ask']) => (state: State) => state.question.ask === ask
const lastRound = ({ round, question }: State) => round === 3 && question.ask === 'which card to play'

const positions: Readonly<Record<string, State>> = {
  'the opening of seed 1': tides.setup(two, 1),
  'the opening of seed 2': tides.setup(two, 2),
  'one has chosen, seed 3': after(tides, two, 3, 1),
  'after the first exchange of seed 3': after(tides, two, 3, 2),
  'the last choice of round 1, seed 4': after(tides, two, 4, 6),
  'more Madness, seed 5': after(tides, two, 5, asks('what Madness gives')),
  'a suit for Dreamlands, seed 6': after(tides, two, 6, asks('which suit')),
  'a card to keep, seed 7': after(tides, two, 7, asks('which card to keep')),
  'a card to discard, seed 8': after(tides, two, 8, asks('which card to discard')),
  'the last round, seed 9': after(tides, two, 9, lastRound),
}

test('[TM-4, TM-11, TM-14, TM-31, TM-32] there are as many lines of play as there were', async () => {
  const counts = Object.fromEntries(Object.entries(positions).map(([name, state]) => [name, census(tides, state, 6)]))
  await expect(written(counts)).toMatchFileSnapshot('census.json')
})

test('[TM-4, TM-6, TM-7] a round’s draft is known without counting: 5, 4, 3 and 2 cards for each, the last unasked', () => {
  expect(census(tides, positions['the opening of seed 1']!, 8)).toEqual([5, 25, 100, 400, 1200, 3600, 7200, 14400])
})

test('[TM-31, TM-32] so is a refresh: one of 5 is kept by each, one of 4 thrown away', () => {
  expect(census(tides, positions['a card to keep, seed 7']!, 5)).toEqual([5, 25, 100, 400, 2000])
})
