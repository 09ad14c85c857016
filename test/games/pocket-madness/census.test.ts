/**
 * How many lines of play there are in Pocket Madness from named positions, to small depths: census.json is the golden
 * file, and any rule that offers more or less than before changes it. `vitest -u` writes it anew where that is meant.
 */
import { expect, test } from 'vitest'
import { pocketMadness as pocket } from '../../../src-main/games/pocket-madness/game.ts'
import type { State } from '../../../src-main/games/pocket-madness/state.ts'
import { after, census, written } from '../../support/lines-of-play.ts'

const asks = (ask: State['question']['ask']) => (state: State) => state.question.ask === ask
const free = ({ question, turn }: State) => question.ask === 'what to do' && turn.laying === null && !turn.acted
const ownsPortal = (state: State) => free(state) && state.portals.includes(state.turn.seat)
const hasRun = (state: State) => free(state) && state.players[state.turn.seat]!.hand.every((count) => count > 0)
const deckIsEmpty = (state: State) => free(state) && state.deck.length === 0

const positions: Readonly<Record<string, State>> = {
  'two players, seed 1': pocket.setup({ players: 2 }, 1),
  'three players, seed 2': pocket.setup({ players: 3 }, 2),
  'four players, seed 3': pocket.setup({ players: 4 }, 3),
  'three players, 20 moves on, seed 4': after(pocket, { players: 3 }, 4, 20),
  'an own portal, three players, seed 5': after(pocket, { players: 3 }, 5, ownsPortal),
  'a run in hand, two players, seed 6': after(pocket, { players: 2 }, 6, hasRun),
  'an empty deck, two players, seed 7': after(pocket, { players: 2 }, 7, deckIsEmpty),
  'Cthulhu gives, three players, seed 8': after(pocket, { players: 3 }, 8, asks('what to give')),
  'Shub-Niggurath looks, four players, seed 9': after(pocket, { players: 4 }, 9, asks('whose hand')),
  'Nyarlathotep takes, three players, seed 10': after(pocket, { players: 3 }, 10, asks('which place')),
  'who begins, four players, seed 11': after(pocket, { players: 4 }, 11, asks('who begins')),
}

test('[PM-9, PM-11, PM-16, PM-23] there are as many lines of play as there were', async () => {
  const counts = Object.fromEntries(Object.entries(positions).map(([name, state]) => [name, census(pocket, state, 4)]))
  await expect(written(counts)).toMatchFileSnapshot('census.json')
})

test('[PM-11, PM-46] the first step is known without counting: one to three cards; each player may be named', () => {
  expect(census(pocket, positions['four players, seed 3']!, 1)).toEqual([3])
  expect(census(pocket, positions['who begins, four players, seed 11']!, 1)).toEqual([4])
})
