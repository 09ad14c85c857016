/** The worked examples of Pocket Madness, played through. */
import { describe, expect } from 'vitest'
import { IllegalAction } from '../../../src-main/engine/game.ts'
import { pocketMadness } from '../../../src-main/games/pocket-madness/game.ts'
import { sum } from '../../../src-main/games/pocket-madness/locations.ts'
import { chooser } from '../../../src-main/games/pocket-madness/round-end.ts'
import { rule } from '../../support/rule.ts'
import { actor, draw, give, go, hand, legal, open, outcome, owner, pass, position, publish, seal, tokens, view, whole } from './position.ts'

describe('worked examples', () => {
  rule('PM-X1', 'a round for three', () => {
    const state = pocketMadness.setup({ players: 3 }, 5)
    expect(state.players.map((each) => sum(each.hand))).toEqual([2, 2, 2])
    expect([state.deck.length, state.deck.filter(({ up }) => up).length]).toEqual([57, 40])
    expect(state.portals.every((each) => each === null)).toBe(true)
  })

  rule('PM-X2', 'runs are counted over all players', () => {
    const start = position({ hands: [`${whole} 12`, '6', `${whole} ${whole} 12`, '7'] })
    const first = go(start, publish).state
    expect(tokens(first)).toEqual([0, 1, 1, 1])
    const { state } = go(first, draw(1), publish, publish)
    expect(tokens(state)).toEqual([5, 6, 1, 6])
  })

  rule('PM-X3', 'a third run that goes out ends the game', () => {
    const { state } = go(position({ hands: [whole, '6', '6'], tokens: [7, 4, 9], runs: 2 }), publish)
    expect(tokens(state)).toEqual([3, 8, 13])
    expect(outcome(state)?.scores).toEqual([1, 0, 0])
  })

  rule('PM-X4', 'a set takes a portal from its owner', () => {
    const { state } = go(position({ hands: ['9 9 9 12 6', '7'], portals: { 9: 1 } }), open(9))
    expect([owner(state, 9), hand(state, 0)]).toEqual([0, '6 12'])
  })

  rule('PM-X5', 'an empty deck, the last turns, and the count', () => {
    const start = position({ hands: ['8 8 10', '6 6 6 7 9'], deck: '12 12', tokens: [2, 2] })
    const drawn = go(start, draw(2)).state
    const { state } = go(drawn, open(6), { do: 'end the turn' }, pass)
    expect(tokens(state)).toEqual([5, 4])
    expect(outcome(state)).toBeUndefined()
    expect(actor(state)).toBe(0)
  })

  rule('PM-X6', 'bound by Shoggoth', () => {
    const deck = Array(20).fill('12').join(' ')
    const { state } = go(position({ hands: ['6', '7 7 7 9', '8'], portals: { 11: 0 }, deck }), seal(11), draw(1))
    expect(() => go(state, open(7))).toThrow(IllegalAction)
    expect(() => go(state, draw(3))).toThrow(IllegalAction)
    expect(legal(state)).toEqual([draw(1)])
  })

  rule('PM-X7', 'Dagon, and out with a run', () => {
    const start = position({ hands: [`9 9 9 ${whole}`, '6', '6'], tokens: [5, 0, 2] })
    // A fourth 9 is in the hand: no more sets, then Dagon, then the run.
    const { state } = go(start, open(9), seal(9), publish)
    expect(owner(state, 9)).toBeNull()
    expect(tokens(state)).toEqual([2, 2, 4])
  })

  rule('PM-X8', 'who names the start player', () => {
    expect(chooser([4, 6, 6, 2], 2)).toBe(1)
  })

  rule('PM-X9', 'out by Cthulhu', () => {
    const { state } = go(position({ hands: ['6 12', '7'], portals: { 6: 0 }, tokens: [6, 8] }), seal(6), give(6, 1), give(12, 1))
    expect(tokens(state)).toEqual([3, 9])
    expect(outcome(state)).toBeUndefined()
    expect(actor(state)).toBe(1)
  })

  rule('PM-X10', 'Nyarlathotep takes a hidden card out of the row', () => {
    const start = position({ hands: ['7', '7'], portals: { 10: 0 }, deck: '8 -10 12 -11 6' })
    const { state } = go(start, seal(10), { do: 'pick', place: 1 }, draw(2))
    expect(hand(state, 0)).toBe('7 8 10 12')
    expect(view(state, 1).deck).toEqual([null, 6])
  })
})
