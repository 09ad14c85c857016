/** The rules of Pocket Madness, one by one. Its worked examples are in examples.test.ts. */
import { describe, expect } from 'vitest'
import { BadOptions, IllegalAction } from '../../../src-main/engine/game.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { pocketMadness } from '../../../src-main/games/pocket-madness/game.ts'
import { counted, everyCard, listed, locations, none, sum } from '../../../src-main/games/pocket-madness/locations.ts'
import { chooser } from '../../../src-main/games/pocket-madness/round-end.ts'
import { rule } from '../../support/rule.ts'
import {
  actor,
  draw,
  end,
  enough,
  give,
  go,
  hand,
  kindsOf,
  legal,
  numbers,
  open,
  outcome,
  owner,
  pass,
  position,
  publish,
  seal,
  tokens,
  view,
  whole,
} from './position.ts'

const { setup } = pocketMadness

describe('setting up a round', () => {
  rule('PM-1', 'two to four play, and no other number', () => {
    for (const players of [2, 3, 4]) expect(setup({ players }, 1).players).toHaveLength(players)
    for (const players of [0, 1, 5, 2.5, Number.NaN]) expect(() => setup({ players }, 1)).toThrow(BadOptions)
    for (const first of [2, -1, 0.5]) expect(() => setup({ players: 2, first }, 1)).toThrow(BadOptions)
  })

  rule('PM-2', 'all seven portals are in the pool', () => {
    expect(setup({ players: 2 }, 1).portals).toEqual([null, null, null, null, null, null, null])
    const next = go(position({ hands: ['6 6 6', '7 8'], portals: { 9: 0, 12: 1 } }), open(6), { do: 'name', seat: 1 }).state
    expect(next).toMatchObject({ round: 2, portals: [null, null, null, null, null, null, null] })
  })

  rule('PM-3', 'tokens start at nothing and are kept from round to round', () => {
    expect(tokens(setup({ players: 3 }, 1))).toEqual([0, 0, 0])
    const next = go(position({ hands: ['6 6 6', '7'], tokens: [4, 5] }), open(6), { do: 'name', seat: 1 }).state
    expect(next.round).toBe(2)
    expect(tokens(next)).toEqual([2, 6])
  })

  rule('PM-4, PM-5', 'two cards each; of the rest seventeen lie face down', () => {
    for (const players of [2, 3, 4]) {
      const state = setup({ players }, players)
      expect(state.players.map((each) => sum(each.hand))).toEqual(Array(players).fill(2))
      expect(state.deck).toHaveLength(63 - 2 * players)
      expect(state.deck.filter(({ up }) => !up)).toHaveLength(17)
      const all = [...state.deck.map(({ number }) => number), ...state.players.flatMap((each) => listed(each.hand))]
      expect(counted(all)).toEqual(counted(everyCard))
    }
    expect(locations.map(({ number }) => everyCard.filter((each) => each === number).length)).toEqual([6, 7, 8, 9, 10, 11, 12])
    const downs = new Set(Array.from({ length: 30 }, (_, seed) => setup({ players: 2 }, seed).deck.findIndex(({ up }) => !up)))
    expect(downs.size).toBeGreaterThan(3)
  })

  rule('PM-6', 'everybody sees the order and the open faces, and nobody what lies face down', () => {
    const state = position({ hands: ['6', '7'], deck: '8 -9 10' })
    for (const seat of [0, 1, undefined]) expect(view(state, seat).deck).toEqual([8, null, 10])
  })

  rule('PM-7', 'cards are drawn from the top, as they come', () => {
    const { state } = go(position({ hands: ['6', '7'], deck: '8 -9 10 -11' }), draw(3))
    expect(hand(state, 0)).toBe('6 8 9 10')
    expect(state.deck).toEqual([{ number: 11, up: false }])
  })

  rule('PM-8', 'luck names the first start player, and play goes clockwise', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => setup({ players: 3, first: 'random' }, seed).starter))
    expect([...firsts].toSorted()).toEqual([0, 1, 2])
    let state = setup({ players: 3, first: 1 }, 1)
    const order: unknown[] = []
    for (let no = 0; no < 4; no++) {
      order.push(actor(state))
      state = go(state, draw(1)).state
    }
    expect(order).toEqual([1, 2, 0, 1])
  })
})

describe('a turn', () => {
  rule('PM-9, PM-21', 'one of three actions, and one alone', () => {
    const state = position({ hands: [`${whole} 6 6 6 12`, '7'] })
    expect(kindsOf(state)).toEqual(['persevere', 'open', 'publish'])
    expect(actor(go(state, draw(1)).state)).toBe(1)
    expect(kindsOf(go(position({ hands: [`${whole} 6 6 6 7 7 7`, '7'] }), open(7)).state)).toEqual(['open', 'lay no more'])
    const two = position({ hands: [`${whole} ${whole} 6 6`, '7'] })
    expect(kindsOf(go(two, publish).state)).toEqual(['publish', 'lay no more'])
  })

  rule('PM-10', 'one portal a turn, before or after the action', () => {
    const state = position({ hands: ['6 7', '7'], portals: { 9: 0, 11: 0 } })
    const before = go(state, seal(11)).state
    expect(legal(before)).toEqual([draw(1), draw(2), draw(3)])
    const after = go(state, draw(1)).state
    expect(legal(after)).toEqual([seal(9), seal(11), end])
    expect(actor(go(after, seal(11)).state)).toBe(1)
    expect(actor(go(after, end).state)).toBe(1)
    expect(actor(go(before, draw(1)).state)).toBe(1)
  })

  rule('PM-11', 'one, two or three, announced before a card is seen', () => {
    const state = position({ hands: ['6', '7'], deck: '-8 -9 -10 -11' })
    expect(legal(state)).toEqual([draw(1), draw(2), draw(3)])
    const { state: after } = go(state, draw(2))
    expect(hand(after, 0)).toBe('6 8 9')
    expect(actor(after)).toBe(1)
  })

  rule('PM-12, PM-E1', 'no more than are left may be announced', () => {
    const state = position({ hands: ['6', '7'], deck: '8 9' })
    expect(legal(state)).toEqual([draw(1), draw(2)])
    const { state: after, events } = go(state, draw(2))
    expect(after.lastTurns).toBe(2)
    expect(events).toContainEqual(expect.objectContaining({ was: 'deck emptied', seat: 0 }))
  })

  rule('PM-13', 'a hand may be as large as it likes', () => {
    const many = `${'12 '.repeat(12)}${'11 '.repeat(11)}10 10`
    const { state } = go(position({ hands: [many, '7'], deck: '8 9 10 6' }), draw(3))
    expect(sum(state.players[0]!.hand)).toBe(28)
  })

  rule('PM-14', 'all may count a hand; what lay face up is known to be in it, what lay face down is not', () => {
    const { state, events } = go(position({ hands: ['6', '7'], deck: '8 -9 10 11' }), draw(2))
    expect(view(state, 1).places[0]).toMatchObject({ cards: 3, hand: counted([8]) })
    expect(view(state).places[0]).toMatchObject({ cards: 3, hand: counted([8]) })
    expect(view(state, 0).places[0]!.hand).toEqual(counted([6, 8, 9]))
    const [drawn] = events
    expect(pocketMadness.tell(drawn!, 1)).toContain('Lomar (8), a card face down')
    expect(pocketMadness.tell(drawn!, 0)).toContain('Innsmouth (9)')
    expect(pocketMadness.tell(drawn!)).not.toContain('Innsmouth')
  })

  rule('PM-15', 'up to three sets in one action', () => {
    const state = position({ hands: ['6 6 6 7 7 7 8 8 8 9 9 9 12', '7'] })
    const three = go(state, open(6), open(7), open(8))
    expect(three.state.players[0]!.laid).toHaveLength(3)
    // Portals were claimed: the turn goes on for one of them.
    expect(kindsOf(three.state)).not.toContain('open')
    expect(go(state, open(6), enough).state.players[0]!.laid).toEqual([{ set: 6, size: 3 }])
  })

  rule('PM-16', 'a set is three or more of one location', () => {
    const state = position({ hands: ['6 6 7 7 7 7 12', '8'] })
    expect(legal(state).filter((each) => each.do === 'open')).toEqual([open(7, 3), open(7, 4)])
    expect(() => go(state, open(6, 2))).toThrow(IllegalAction)
    expect(go(state, open(7, 4)).state.players[0]).toMatchObject({ hand: counted(numbers('6 6 12')), laid: [{ set: 7, size: 4 }] })
  })

  rule('PM-17', 'a set brings its portal at once, from the pool or from an opponent; who has it keeps it', () => {
    expect(owner(go(position({ hands: ['9 9 9 6', '7'] }), open(9)).state, 9)).toBe(0)
    const taken = go(position({ hands: ['9 9 9 6', '7'], portals: { 9: 1 } }), open(9))
    expect(owner(taken.state, 9)).toBe(0)
    expect(taken.events).toContainEqual(expect.objectContaining({ was: 'opened', seat: 0, number: 9, size: 3, from: 1, isNew: true }))
    const kept = go(position({ hands: ['9 9 9 6', '7'], portals: { 9: 0 } }), open(9))
    expect(owner(kept.state, 9)).toBe(0)
    expect(kept.events[0]).toMatchObject({ isNew: false, from: null })
  })

  rule('PM-18', 'a run is one card of each location; up to three in one action', () => {
    expect(kindsOf(position({ hands: ['6 7 8 9 10 11', '7'] }))).not.toContain('publish')
    const four = position({ hands: [`${whole} ${whole} ${whole} ${whole} 12`, '7'] })
    const { state } = go(four, publish, publish, publish)
    expect(hand(state, 0)).toBe(`${whole} 12`)
    expect(actor(state)).toBe(1)
  })

  rule('PM-19', 'the k-th run of the round costs every opponent k tokens', () => {
    const { state } = go(position({ hands: [`${whole} 12`, '7', '8'], runs: 2, tokens: [1, 0, 4] }), publish)
    expect(tokens(state)).toEqual([1, 3, 7])
    expect(state.runs).toBe(3)
  })

  rule('PM-20', 'runs are counted anew each round', () => {
    const { state } = go(position({ hands: [whole, '7'], runs: 1 }), publish, { do: 'name', seat: 0 })
    expect(state).toMatchObject({ round: 2, runs: 0 })
  })

  rule('PM-22', 'what was laid stays, is seen by all, and is not added to', () => {
    const { state } = go(position({ hands: ['9 9 9 9 6', '7'], deck: '9 6 6 6' }), open(9), end, draw(1))
    expect(state.players[0]!.laid).toEqual([{ set: 9, size: 3 }])
    expect(view(state, 1).places[0]!.laid).toEqual([{ set: 9, size: 3 }])
    expect(legal(state).filter((each) => each.do === 'open')).toEqual([])
  })
})

describe('sealing a portal', () => {
  const dagon = { 9: 0 }

  rule('PM-23', 'one’s own alone, a moment ago claimed or not', () => {
    expect(kindsOf(position({ hands: ['6', '7'], portals: { 9: 1 } }))).not.toContain('seal')
    expect(legal(go(position({ hands: ['9 9 9 6', '7'] }), open(9)).state)).toEqual([seal(9), end])
  })

  rule('PM-24', 'it takes effect at once and goes back to the pool, to be claimed again', () => {
    const { state } = go(position({ hands: ['6 6 6 7 9', '9 9 9 7'], portals: { 11: 0 } }), seal(11))
    expect(owner(state, 11)).toBeNull()
    expect(state.bonds).toEqual([0])
    // Gug passes at once, and another's set fetches it from the pool.
    const passed = go(position({ hands: ['6', '12 12 12 7'], portals: { 12: 0 } }), seal(12)).state
    expect(owner(passed, 12)).toBeNull()
    const claimed = go(passed, open(12))
    expect(owner(claimed.state, 12)).toBe(1)
    expect(claimed.events[0]).toMatchObject({ was: 'opened', from: null, isNew: true })
  })

  rule('PM-25, PM-E22', 'unsealed it stays, can be lost to a set, and is then of no use to who had it', () => {
    const { state } = go(position({ hands: ['6', '9 9 9 7'], portals: dagon }), draw(1), end, open(9))
    expect(owner(state, 9)).toBe(1)
    expect(state.turn.seat).toBe(1)
    expect(kindsOf(go(state, end).state)).not.toContain('seal')
  })

  rule('PM-26, PM-E16', 'Cthulhu gives one or two cards to one opponent or to two', () => {
    const state = go(position({ hands: ['6 12 12', '7', '8'], portals: { 6: 0 } }), seal(6)).state
    expect(legal(state)).toEqual([give(6, 1), give(6, 2), give(12, 1), give(12, 2)])
    const one = go(state, give(6, 1)).state
    expect(kindsOf(one)).toEqual(['give', 'give no more'])
    expect(go(one, { do: 'give no more' }).state.question.ask).toBe('what to do')
    const two = go(one, give(12, 2)).state
    expect([0, 1, 2].map((seat) => hand(two, seat))).toEqual(['12', '6 7', '8 12'])
    // And no third.
    expect(kindsOf(two)).toEqual(['persevere'])
    // One card is all that can be given; with none it cannot be sealed.
    const single = go(position({ hands: ['6', '7'], portals: { 6: 0 } }), seal(6), give(6, 1))
    expect(single.events.filter(({ was }) => was === 'given')).toHaveLength(1)
    expect(kindsOf(position({ hands: ['', '7'], portals: { 6: 0 } }))).toEqual(['persevere'])
  })

  rule('PM-27, PM-E17', 'Azathoth takes a random card from each opponent, face up and out of the round', () => {
    const lost = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { state } = go(position({ hands: ['6', '7 8', '', '9'], portals: { 7: 0 }, change: { rng: seeded(seed) } }), seal(7))
      expect(state.players.map((each) => sum(each.hand))).toEqual([1, 1, 0, 0])
      expect(state.players.map((each) => each.lost.length)).toEqual([0, 1, 0, 1])
      expect(view(state, 2).places[1]!.lost).toEqual(state.players[1]!.lost)
      lost.add(String(state.players[1]!.lost))
    }
    expect(lost).toEqual(new Set(['7', '8']))
  })

  rule('PM-28, PM-E18', 'Shub-Niggurath looks at a hand with cards in it and takes one; others do not see it', () => {
    const state = go(position({ hands: ['6', '7 8 8', ''], portals: { 8: 0 } }), seal(8)).state
    expect(legal(state)).toEqual([{ do: 'look', at: 1 }])
    const looked = go(state, { do: 'look', at: 1 })
    expect(view(looked.state, 0).places[1]!.hand).toEqual(counted([7, 8, 8]))
    expect(view(looked.state, 2).places[1]!.hand).toEqual(none)
    expect(legal(looked.state)).toEqual([
      { do: 'take', number: 7 },
      { do: 'take', number: 8 },
    ])
    const taken = go(looked.state, { do: 'take', number: 8 })
    expect(hand(taken.state, 0)).toBe('6 8')
    expect(view(taken.state, 0).places[1]!.hand).toEqual(counted([7, 8]))
    expect(view(taken.state, 1).places[0]!.hand).toEqual(counted([8]))
    expect(view(taken.state, 2).places[0]!.hand).toEqual(none)
    for (const event of [...looked.events, ...taken.events]) expect(pocketMadness.tell(event, 2)).not.toMatch(/Lomar|Asylum/)
    expect(looked.events.map((each) => pocketMadness.tell(each, 0)).join()).toContain('Arkham Asylum (7), Lomar (8), Lomar (8)')
    expect(kindsOf(position({ hands: ['6', ''], portals: { 8: 0 } }))).toEqual(['persevere'])
  })

  rule('PM-29', 'Dagon gives another whole turn after this one', () => {
    const extra = go(position({ hands: ['6', '7'], portals: { 9: 0, 11: 0 } }), draw(1), seal(9)).state
    expect(extra.turn).toMatchObject({ seat: 0, acted: false, sealed: false })
    expect(legal(extra)).toEqual([draw(1), draw(2), draw(3), seal(11)])
    expect(actor(go(extra, draw(1), seal(11)).state)).toBe(1)
  })

  rule('PM-30', 'Nyarlathotep takes a card of any place', () => {
    const state = go(position({ hands: ['6', '7'], portals: { 10: 0 }, deck: '8 -9 10' }), seal(10)).state
    expect(legal(state)).toHaveLength(3)
    const { state: after } = go(state, { do: 'pick', place: 2 })
    expect(hand(after, 0)).toBe('6 10')
    expect(after.deck.map(({ number }) => number)).toEqual([8, 9])
    expect(view(after, 1).places[0]!.hand).toEqual(counted([10]))
  })

  rule('PM-31', 'Shoggoth binds opponents until one’s next turn begins', () => {
    let state = go(position({ hands: ['6', '7 7 7 8', '8 8 8 9'], portals: { 11: 0 } }), seal(11), draw(1)).state
    expect(legal(state)).toEqual([draw(1)])
    state = go(state, draw(1)).state
    expect(legal(state)).toEqual([draw(1)])
    state = go(state, draw(1)).state
    expect(state.bonds).toEqual([])
    expect(legal(state)).toContainEqual(draw(3))
    state = go(state, draw(1)).state
    expect(kindsOf(state)).toContain('open')
  })

  rule('PM-32, PM-33, PM-E13', 'Gug passes: instead of an action, and not in the turn it was claimed in', () => {
    const { state } = go(position({ hands: ['6', '7'], portals: { 12: 0 } }), seal(12))
    expect(actor(state)).toBe(1)
    expect(sum(state.players[0]!.hand)).toBe(1)
    // Claimed by a set in this turn, which has used the action up in any case.
    expect(actor(go(position({ hands: ['12 12 12 6', '7'] }), open(12)).state)).toBe(1)
    expect(actor(go(position({ hands: ['6', '7'], portals: { 12: 0 } }), draw(1)).state)).toBe(1)
  })
})

describe('the end of a round', () => {
  rule('PM-34', 'without an empty hand or an empty deck a round goes on', () => {
    const { state } = go(position({ hands: ['6 6 6 7', '8'], deck: '9 9' }), open(6), end, draw(1))
    expect(state).toMatchObject({ round: 1, question: { ask: 'what to do' } })
  })

  rule('PM-35', 'laying or giving the last cards ends it at once', () => {
    const laid = go(position({ hands: ['6 6 6', '7'], portals: { 9: 0 } }), open(6))
    expect(laid.state.question.ask).toBe('who begins')
    expect(laid.events.map(({ was }) => was)).toEqual(['opened', 'gone out'])
    const given = go(position({ hands: ['6', '7'], portals: { 6: 0 } }), seal(6), give(6, 1))
    expect(given.state.question.ask).toBe('who begins')
  })

  rule('PM-36, PM-E24', 'who goes out discards half the tokens, rounded up', () => {
    const left = [0, 1, 2, 3, 8, 9].map((before) => tokens(go(position({ hands: ['6 6 6', '7'], tokens: [before, 0] }), open(6)).state)[0])
    expect(left).toEqual([0, 0, 1, 1, 4, 4])
  })

  rule('PM-37', 'every opponent takes one', () => {
    expect(tokens(go(position({ hands: ['6 6 6', '7', '8'], tokens: [0, 2, 3] }), open(6)).state)).toEqual([0, 3, 4])
  })

  rule('PM-38', 'a run that goes out gives its own tokens first', () => {
    const { state, events } = go(position({ hands: [whole, '7'], tokens: [5, 1] }), publish)
    expect(events.map(({ was }) => was)).toEqual(['published', 'gone out'])
    expect(tokens(state)).toEqual([2, 3])
  })

  rule('PM-39', 'after the last card one last turn each, from the next player to the one who took it', () => {
    let { state } = go(position({ hands: ['6', '7', '8'], deck: '9', seat: 1 }), draw(1))
    const order: unknown[] = []
    while (state.question.ask === 'what to do' && state.over === null) {
      order.push(actor(state))
      state = go(state, pass).state
    }
    expect(order).toEqual([2, 0, 1])
  })

  rule('PM-40', 'in a last turn sets or runs, or nothing, and one portal', () => {
    const { state } = go(position({ hands: ['6', `${whole} 7 7`], deck: '9', portals: { 11: 1, 12: 1 } }), draw(1))
    expect(kindsOf(state)).toEqual(['open', 'publish', 'seal', 'pass'])
    expect(kindsOf(go(state, open(7)).state)).toEqual(['seal', 'end the turn'])
  })

  rule('PM-41', 'a token for each different location left in hand', () => {
    const { state, events } = go(position({ hands: ['6 6 7', ''], deck: '9' }), draw(1), pass, pass)
    expect(tokens(state)).toEqual([3, 0])
    expect(events).toContainEqual(expect.objectContaining({ was: 'counted', locations: [3, 0], tokens: [3, 0] }))
  })

  rule('PM-42', 'who goes out in a last turn ends it, and hands are not counted', () => {
    const { state, events } = go(position({ hands: ['6 7 8', '7 7 7'], deck: '9', tokens: [1, 4] }), draw(1), open(7))
    expect(tokens(state)).toEqual([2, 2])
    expect(events.some(({ was }) => was === 'counted')).toBe(false)
  })
})

describe('the end of the game and the next round', () => {
  rule('PM-43', 'ten tokens after a round end the game, nine do not', () => {
    expect(outcome(go(position({ hands: ['6 6 6', '7'], tokens: [0, 9] }), open(6)).state)?.scores).toEqual([1, 0])
    expect(outcome(go(position({ hands: ['6 6 6', '7'], tokens: [0, 8] }), open(6)).state)).toBeUndefined()
  })

  rule('PM-44', 'fewest tokens win, and those tied share', () => {
    const { state } = go(position({ hands: ['6 6 6', '7', '8'], tokens: [4, 1, 12] }), open(6))
    expect(tokens(state)).toEqual([2, 2, 13])
    expect(outcome(state)?.scores).toEqual([0.5, 0.5, 0])
    expect(outcome(state)?.because).toContain('Player 1 and Player 2')
  })

  rule('PM-45, PM-E26', 'otherwise everything but the tokens begins anew', () => {
    const { state } = go(position({ hands: ['6 6 6', '7'], tokens: [2, 3], portals: { 12: 1 } }), open(6), { do: 'name', seat: 1 })
    expect(state).toMatchObject({ round: 2, starter: 1, runs: 0, lastTurns: null, portals: [null, null, null, null, null, null, null] })
    expect(state.players.map(({ laid, lost, hand: cards }) => [laid.length, lost.length, sum(cards)])).toEqual([
      [0, 0, 2],
      [0, 0, 2],
    ])
    expect(tokens(state)).toEqual([1, 4])
    expect(actor(state)).toBe(1)
  })

  rule('PM-46', 'whoever has most tokens names who begins, themselves if they like', () => {
    const { state } = go(position({ hands: ['6 6 6', '7', '8'], tokens: [0, 3, 1] }), open(6))
    expect(actor(state)).toBe(1)
    expect(legal(state)).toEqual([0, 1, 2].map((seat) => ({ do: 'name', seat })))
    expect(go(state, { do: 'name', seat: 2 }).state.starter).toBe(2)
  })

  rule('PM-47', 'of several the first clockwise after the start player, who comes last', () => {
    expect(chooser([6, 6, 2], 0)).toBe(1)
    expect(chooser([6, 2, 6], 1)).toBe(2)
    expect(chooser([6, 6, 6], 2)).toBe(0)
    expect(chooser([6, 1, 1], 0)).toBe(0)
  })

  rule('PM-48', 'ten tokens during a round end nothing', () => {
    const { state } = go(position({ hands: [`${whole} 12`, '7'], tokens: [0, 9] }), publish)
    expect(tokens(state)).toEqual([0, 10])
    expect(state.over).toBeNull()
    expect(actor(state)).toBe(1)
  })

  rule('PM-49', 'a hundred rounds are the most there are', () => {
    const late = position({ hands: ['6 6 6', '7'], tokens: [2, 2], change: { round: 100 } })
    expect(outcome(go(late, open(6)).state)?.scores).toEqual([1, 0])
    const before = position({ hands: ['6 6 6', '7'], tokens: [2, 2], change: { round: 99 } })
    expect(outcome(go(before, open(6)).state)).toBeUndefined()
  })
})

describe('edge cases', () => {
  rule('PM-E2', 'only the taker learns what lay face down', () => {
    const { state, events } = go(position({ hands: ['6', '7', '8'], portals: { 10: 0 }, deck: '8 -9 10' }), seal(10), {
      do: 'pick',
      place: 1,
    })
    expect(hand(state, 0)).toBe('6 9')
    expect(view(state, 1).places[0]).toMatchObject({ cards: 2, hand: none })
    expect(view(state, 1).deck).toEqual([8, 10])
    const picked = events.at(-1)!
    expect(pocketMadness.tell(picked, 0)).toContain('Innsmouth')
    for (const seat of [1, 2, undefined]) expect(pocketMadness.tell(picked, seat)).not.toContain('Innsmouth')
  })

  rule('PM-E3', 'Nyarlathotep may take the very last card, and none of an empty deck', () => {
    const { state } = go(position({ hands: ['6 7', '7'], portals: { 10: 0 }, deck: '8' }), seal(10), { do: 'pick', place: 0 }, pass)
    expect(state.lastTurns).toBe(2)
    expect(actor(state)).toBe(1)
    expect(kindsOf(position({ hands: ['6 7', '7'], portals: { 10: 0 }, deck: '' }))).toEqual(['pass'])
  })

  rule('PM-E4', 'a portal that empties the deck before the action leaves laying, or nothing', () => {
    const { state } = go(position({ hands: ['6 6 6 7', '7'], portals: { 10: 0 }, deck: '8' }), seal(10), { do: 'pick', place: 0 })
    expect(actor(state)).toBe(0)
    expect(kindsOf(state)).toEqual(['open', 'pass'])
  })

  rule('PM-E5', 'a bound opponent draws one card and lays nothing while there is a deck', () => {
    const state = position({ hands: ['6', `${whole} 7 7`], seat: 1, change: { bonds: [0] } })
    expect(legal(state)).toEqual([draw(1)])
  })

  rule('PM-E6', 'a bound opponent may seal, Gug too', () => {
    const state = position({ hands: ['6', '7 7 7'], seat: 1, portals: { 12: 1, 9: 1 }, change: { bonds: [0] } })
    expect(legal(state)).toEqual([draw(1), seal(9), seal(12)])
    const after = go(state, seal(12)).state
    expect(actor(after)).toBe(0)
    expect(hand(after, 1)).toBe('7 7 7')
    // Having sealed another, one is bound as before.
    expect(legal(go(state, seal(9)).state)).toEqual([draw(1)])
  })

  rule('PM-E7', 'an extra turn is bound as well', () => {
    const { state } = go(position({ hands: ['6', '7 7 7'], seat: 1, portals: { 9: 1 }, change: { bonds: [0] } }), seal(9), draw(1))
    expect(state.turn.seat).toBe(1)
    expect(legal(state)).toEqual([draw(1)])
  })

  rule('PM-E8', 'with an empty deck nobody is bound', () => {
    const state = position({ hands: ['6', '7 7 7 8'], seat: 1, deck: '', change: { bonds: [0], lastTurns: 2 } })
    expect(kindsOf(state)).toEqual(['open', 'pass'])
  })

  rule('PM-E9', 'Dagon before the action: the action is still taken', () => {
    const { state } = go(position({ hands: ['6', '7'], portals: { 9: 0 } }), seal(9))
    expect(state.turn).toMatchObject({ seat: 0, acted: false, another: true })
    expect(go(state, draw(1)).state.turn).toMatchObject({ seat: 0, acted: false, another: false })
  })

  rule('PM-E10', 'claimed again in the extra turn it may be sealed again', () => {
    const { state } = go(position({ hands: ['9 9 9 9 9 9 6', '7'] }), open(9), enough, seal(9), open(9))
    expect(legal(state)).toEqual([seal(9), end])
    expect(go(state, seal(9)).state.turn).toMatchObject({ seat: 0, acted: false })
  })

  rule('PM-E11', 'in the turn that empties the deck the extra turn comes before the last turns, and is none of them', () => {
    const { state } = go(position({ hands: ['6 6 6 7', '7'], portals: { 9: 0 }, deck: '8' }), draw(1), seal(9))
    expect(actor(state)).toBe(0)
    expect(state.lastTurns).toBeNull()
    expect(kindsOf(state)).toEqual(['open', 'pass'])
    const last = go(state, pass).state
    expect([actor(last), last.lastTurns]).toEqual([1, 2])
    expect(actor(go(last, pass).state)).toBe(0)
  })

  rule('PM-E12', 'in an extra turn Gug may be sealed that was claimed in the turn before', () => {
    const { state } = go(position({ hands: ['12 12 12 6', '7'], portals: { 9: 0 } }), open(12), seal(9))
    expect(legal(state)).toContainEqual(seal(12))
  })

  rule('PM-E14', 'a hand emptied by somebody else ends nothing', () => {
    const { state } = go(
      position({ hands: ['6', '7'], portals: { 8: 0 } }),
      seal(8),
      { do: 'look', at: 1 },
      { do: 'take', number: 7 },
      draw(1),
    )
    expect(hand(state, 1)).toBe('')
    expect(legal(state)).toEqual([draw(1), draw(2), draw(3)])
    const robbed = go(position({ hands: ['6', '7'], portals: { 7: 0 } }), seal(7), draw(1)).state
    expect([hand(robbed, 1), robbed.round, actor(robbed)]).toEqual(['', 1, 1])
    // Nor does a portal that is sealed with an empty hand: nothing was laid or given away.
    const sealed = go(position({ hands: ['', '7'], portals: { 9: 0 } }), seal(9)).state
    expect([sealed.round, sealed.question.ask, actor(sealed)]).toEqual([1, 'what to do', 0])
    expect(legal(sealed)).toEqual([draw(1), draw(2), draw(3)])
  })

  rule('PM-E15', 'Cthulhu before the action may end the round', () => {
    const { state, events } = go(position({ hands: ['6 7', '7'], portals: { 6: 0 } }), seal(6), give(6, 1), give(7, 1))
    expect(events.at(-1)).toMatchObject({ was: 'gone out', seat: 0 })
    expect(state.question.ask).toBe('who begins')
  })

  rule('PM-E19', 'two sets of a location bring one portal', () => {
    const { state, events } = go(position({ hands: ['6 6 6 6 6 6 7', '8'] }), open(6), open(6))
    expect(state.players[0]!.laid).toHaveLength(2)
    expect(events.filter((each) => each.was === 'opened' && each.isNew)).toHaveLength(1)
  })

  rule('PM-E20', 'six equal cards are one set or two', () => {
    const state = position({ hands: ['6 6 6 6 6 6 7', '8'] })
    expect(go(state, open(6, 6)).state.players[0]!.laid).toEqual([{ set: 6, size: 6 }])
    expect(go(state, open(6), open(6)).state.players[0]!.laid).toEqual([
      { set: 6, size: 3 },
      { set: 6, size: 3 },
    ])
  })

  rule('PM-E21', 'runs laid together are numbered one after another', () => {
    const { state } = go(position({ hands: [`${whole} ${whole} ${whole} 6`, '8'], runs: 1 }), publish, publish, publish)
    expect(state.players[0]!.laid).toEqual([{ run: 2 }, { run: 3 }, { run: 4 }])
    expect(tokens(state)).toEqual([0, 9])
  })

  rule('PM-E23', 'there are as many tokens as are wanted', () => {
    expect(tokens(go(position({ hands: [`${whole} 6`, '8'], tokens: [0, 39], runs: 8 }), publish).state)).toEqual([0, 48])
  })

  rule('PM-E25', 'who goes out may fall below ten again, and the game goes on', () => {
    const { state } = go(position({ hands: ['6 6 6', '8'], tokens: [12, 5] }), open(6))
    expect(tokens(state)).toEqual([6, 6])
    expect(outcome(state)).toBeUndefined()
  })
})
