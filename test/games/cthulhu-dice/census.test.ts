/**
 * How many lines of play there are in Cthulhu Dice from named positions, to small depths: census.json is the golden file,
 * and any rule that offers more or less than before changes it. `vitest -u` writes it anew where that is meant.
 */
import { expect, test } from 'vitest'
import { cthulhuDice, type State } from '../../../src-main/games/cthulhu-dice/game.ts'
import { after, census, written } from '../../support/lines-of-play.ts'

const asksEye = ({ question }: State) => question.ask === 'what the Eye sees'
const someMad = ({ tokens: { sanity }, question }: State) => question.ask === 'whom to curse' && sanity.some((each) => each === 0)

const positions: Readonly<Record<string, State>> = {
  'two players, seed 1': cthulhuDice.setup({ players: 2 }, 1),
  'three players, seed 1': cthulhuDice.setup({ players: 3 }, 1),
  'four players, seed 1': cthulhuDice.setup({ players: 4 }, 1),
  'six players, seed 1': cthulhuDice.setup({ players: 6 }, 1),
  'six players of whom all may leave, seed 1': cthulhuDice.setup({ players: 6, mayLeave: [0, 1, 2, 3, 4, 5] }, 1),
  'Rival Cults of two, seed 1': cthulhuDice.setup({ players: 2, cultists: 2 }, 1),
  'Rival Cults of three, seed 1': cthulhuDice.setup({ players: 2, cultists: 3 }, 1),
  'four players, the first Eye of seed 2': after(cthulhuDice, { players: 4 }, 2, asksEye),
  'five players, the first madness of seed 3': after(cthulhuDice, { players: 5 }, 3, someMad),
}

test('[CD-6, CD-18] there are as many lines of play as there were', async () => {
  const counts = Object.fromEntries(Object.entries(positions).map(([name, state]) => [name, census(cthulhuDice, state, 6)]))
  await expect(written(counts)).toMatchFileSnapshot('census.json')
})

test('[CD-6, CD-E16] the first step is known without counting: all other sane cultists, and leaving', () => {
  const first = (name: string) => census(cthulhuDice, positions[name]!, 1)
  expect(first('two players, seed 1')).toEqual([1])
  expect(first('six players, seed 1')).toEqual([5])
  expect(first('six players of whom all may leave, seed 1')).toEqual([6])
  expect(first('Rival Cults of three, seed 1')).toEqual([5])
  expect(first('four players, the first Eye of seed 2')).toEqual([4])
})
