/** The worked examples of Witch of Salem, played through. */
import { describe, expect } from 'vitest'
import { witchOfSalem } from '../../../src-main/games/witch-of-salem/game.ts'
import { about } from '../../../src-main/games/witch-of-salem/table.ts'
import { rule } from '../../support/rule.ts'
import {
  actor,
  beat,
  creatures,
  event,
  go,
  has,
  items,
  legal,
  outcome,
  position,
  rolling,
  run,
  sanity,
  slip,
  take,
  turnUp,
  use,
  were,
} from './position.ts'

describe('worked examples', () => {
  rule('WS-X1', 'a game for three', () => {
    const state = witchOfSalem.setup({ players: 3 }, 5)
    const seen = witchOfSalem.view(state)
    expect(seen.players.flatMap(({ hand }) => hand)).toHaveLength(24)
    // The first creature cards of the round have been turned up already.
    const turned = state.creatureDiscard.length + Object.keys(creatures(state)).length
    expect([state.eventDeck.length, state.creatureDeck.length + turned]).toEqual([8, 26])
    expect(state.board.filter(({ tile }) => tile !== null)).toHaveLength(6)
    expect(state.bag).toHaveLength(13)
    expect(sanity(state)).toEqual([6, 6, 6])
  })

  rule('WS-X2', 'the first creatures', () => {
    const { state } = turnUp(position({ players: [{}, {}], deck: 'ghoul witch-creature' }), 2)
    expect(creatures(state)).toEqual({ 1: 'ghoul', 2: 'witch-creature' })
  })

  rule('WS-X3', 'past occupied places', () => {
    const { state } = turnUp(position({ players: [{}, {}], witch: 4, creatures: { 5: 'ghoul', 6: 'undead' }, deck: 'shoggoth' }))
    expect(creatures(state)).toMatchObject({ 1: 'shoggoth' })
  })

  rule('WS-X4', 'Undead is activated', () => {
    const { state } = turnUp(position({ players: [{}, {}], necron: 11, creatures: { 3: 'undead' }, deck: 'undead' }))
    expect([state.necron, creatures(state), state.creatureDiscard]).toEqual([14, { 3: 'undead' }, ['undead']])
  })

  rule('WS-X5', 'one of two is missing, so the arrow moves Necron', () => {
    const { state } = turnUp(
      position({ players: [{ has: 'G E' }, { has: 'E D' }], necron: 12, creatures: { 3: 'deep-one' }, deck: 'deep-one' }),
    )
    expect([state.necron, has(state, 0), has(state, 1)]).toEqual([15, items('E'), items('E D')])
  })

  rule('WS-X6', 'Necron turns up', () => {
    const board = { 1: 'ghoul', 2: 'undead', 3: 'ghost', 4: 'mi-go' }
    const start = position({
      players: [{}, {}],
      necron: 10,
      creatures: board,
      deck: 'necron shoggoth',
      change: { shadow: 'dagon', creatureDiscard: ['ghoul', 'ghost', 'robert-craven', 'lava-worm', 'lava-worm'] },
    })
    const { state } = turnUp({ ...start, creatureDeck: ['necron', 'shoggoth'] })
    expect([state.necron, state.creatureDeck.length, state.creatureDiscard]).toEqual([16, 7, []])
    expect(state.creatureDeck).toContain('necron')
  })

  rule('WS-X7', 'the item lost to the die is missing in the fight', () => {
    const start = position({ players: [{ has: 'E D D', sanity: 5, at: 2 }, {}], creatures: { 5: 'blood-hunter' }, witch: 1 })
    const { state } = rolling('dagger', start, go(5))
    expect([has(state, 0), creatures(state)]).toEqual([items('E D'), { 5: 'blood-hunter' }])
    expect(legal(state)).not.toContainEqual(beat)
  })

  rule('WS-X8', 'an Elixir beside the Witch, and never above six', () => {
    const start = position({ players: [{ has: 'E', sanity: 5, at: 2 }, {}], witch: 6, spaces: { 6: 'D - -' } })
    const { state } = run(start, go(6), use('E'))
    expect([sanity(state)[0], has(state, 0), state.itemDiscard]).toEqual([6, [], items('E')])
  })

  rule('WS-X9', 'the price of the right-hand space', () => {
    const start = position({ players: [{ has: 'G D', sanity: 3 }, {}], spaces: { 1: '- - E' } })
    const { state } = run(start, go(1), { do: 'use nothing' }, take(2))
    expect([has(state, 0), sanity(state)[0]]).toEqual([items('G E D'), 1])
  })

  rule('WS-X10', 'past the demon while the card of R’lyeh lies face down', () => {
    const { state } = turnUp(position({ players: [{}, {}], necron: 18, creatures: { 2: 'undead' }, deck: 'undead' }))
    expect([state.necron, outcome(state)?.scores]).toEqual([21, [0, 0]])
  })

  rule('WS-X11', 'a ban, paid for turn by turn', () => {
    const start = position({
      players: [{ has: 'N N G', sanity: 4, at: 3 }, { at: 1 }, { at: 1 }],
      gods: 'cthulhu dagon hastur yog-sothoth azathoth shub-niggurath',
      change: { revealed: 6 },
    })
    let { state } = run(start, slip(7))
    expect([sanity(state)[0], state.players[0]!.banning]).toEqual([3, true])
    const left: number[] = []
    for (let round = 0; round < 3; round++) {
      // Nothing but the ban changes anybody's sanity here: empty decks of harmless cards are put under each round.
      const quietly = { ...state, eventDeck: ['E9'], creatureDeck: Array<string>(4).fill('nightgaunt').concat('necron') }
      state = run(
        { ...quietly, players: quietly.players.map((each) => ({ ...each, at: each.banning ? 7 : 1, played: [] })) },
        go(2),
        go(2),
      ).state
      left.push(sanity(state)[0]!)
    }
    expect(left).toEqual([2, 1, 0])
    expect(state.players[0]).toMatchObject({ out: true, banning: false })
  })

  rule('WS-X12', 'won, with 24 points', () => {
    const start = position({
      players: [
        { has: 'N N G', sanity: 2, at: 7, banning: true },
        { has: 'green D', sanity: 5, at: 3 },
      ],
      gods: 'cthulhu dagon hastur yog-sothoth azathoth shub-niggurath',
      tiles: { 2: 'portal', 6: 'portal' },
      laid: { 2: 'green', 6: 'blue' },
      necron: 27,
      change: { revealed: 6, starter: 1, turn: 1 },
    })
    const { state, events } = run(start, go(0), use('green'))
    expect(outcome(state)?.scores).toEqual([1, 1])
    expect(state.over?.points).toBe(24)
    expect(were(events, 'closed').map((each) => about(each, state).rule)).toEqual(['WS-78'])
    // The same, told line by line.
    const [reckoning] = about(were(events, 'ended')[0]!, state).reckonings!
    expect(reckoning!.lines.map(({ what, comes }) => [what, comes])).toEqual([
      ['Necron’s track', 13],
      ['Items of Player 1', 3],
      ['Sanity of Player 1', 2],
      ['Items of Player 2', 1],
      ['Sanity of Player 2', 5],
    ])
    expect([reckoning!.sum, reckoning!.total, reckoning!.whose]).toEqual([24, 24, 'All together'])
  })

  rule('WS-X13', 'a second shadow takes the place of the first', () => {
    const start = position({
      players: [{}, {}],
      events: 'E2 E9',
      change: { shadow: 'cthulhu', edges: [null, 'dagon', 'shub-niggurath', 'yog-sothoth', 'azathoth'], revealed: 2 },
    })
    const { state, events } = event(start)
    expect([state.witch, state.shadow, state.gone, state.edges[1], state.revealed]).toEqual([2, 'dagon', ['cthulhu'], null, 2])
    expect(were(events, 'shadow came')).toHaveLength(1)
  })

  rule('WS-X14', 'all cards come back at the university', () => {
    const start = position({ players: [{ at: 5, played: [2, 5, 7] }, {}] })
    const { state } = run(start, go(0))
    expect(witchOfSalem.view(state, 0).players[0]!.hand).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const again = { ...state, turn: 0, question: { ask: 'where to go' } as const }
    expect(actor(again)).toBe(0)
    expect(legal(again)).not.toContainEqual(go(0))
  })
})
