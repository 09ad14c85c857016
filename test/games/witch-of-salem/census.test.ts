/**
 * How many lines of play there are in Witch of Salem from named positions, to small depths: census.json is the golden
 * file, and any rule that offers more or less than before changes it. `vitest -u` writes it anew where that is meant.
 */
import { expect, test } from 'vitest'
import { witchOfSalem as witch } from '../../../src-main/games/witch-of-salem/game.ts'
import type { State } from '../../../src-main/games/witch-of-salem/state.ts'
import { after, census, written } from '../../support/lines-of-play.ts'
import { position } from './position.ts'

const asks =
  (ask: NonNullable<State['question']>['ask']) =>
  ({ question }: State) =>
    question?.ask === ask

const ban = position({
  players: [{ has: 'N N G', sanity: 3, at: 3 }, { has: 'green D' }],
  change: { revealed: 6, centre: 'shub-niggurath' },
})

const positions: Readonly<Record<string, State>> = {
  'two investigators, seed 1': witch.setup({ players: 2, first: 0 }, 1),
  'three investigators, seed 2': witch.setup({ players: 3, first: 1 }, 2),
  'four investigators, 4 sanity, Necron on 3, a pair left out, seed 3': witch.setup(
    { players: 4, sanity: 4, necron: 3, withoutPairs: 1 },
    3,
  ),
  'one leads three, seed 4': witch.setup({ players: 3, oneLeads: true }, 4),
  'three investigators, 30 moves on, seed 5': after(witch, { players: 3 }, 5, 30),
  'a trade is offered, three, seed 6': after(witch, { players: 3 }, 6, asks('whether to agree')),
  'the group gives up an item, three, seed 14': after(witch, { players: 3 }, 14, asks('what to give up')),
  'the group names who loses sanity, four, seed 8': after(witch, { players: 4 }, 8, asks('who loses sanity')),
  'a tile was looked at, two, seed 6': after(witch, { players: 2 }, 6, asks('what to say')),
  'a tile is chosen, four, seed 6': after(witch, { players: 4 }, 6, asks('which tile')),
  'one may ban': ban,
}

test('[WS-12, WS-29, WS-38, WS-45, WS-55] there are as many lines of play as there were', async () => {
  const counts = Object.fromEntries(Object.entries(positions).map(([name, state]) => [name, census(witch, state, 3)]))
  await expect(written(counts)).toMatchFileSnapshot('census.json')
})

test('[WS-39, WS-41, WS-42, WS-55] the first step is known without counting', () => {
  // Six places by card, and the same six by the passage.
  expect(census(witch, positions['two investigators, seed 1']!, 1)).toEqual([12])
  // Five places and the university, twice; and R'lyeh by the passage.
  expect(census(witch, ban, 1)).toEqual([13])
  // One true sentence, or none.
  expect(census(witch, positions['a tile was looked at, two, seed 6']!, 1)).toEqual([2])
})
