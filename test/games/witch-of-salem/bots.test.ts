/** What bots of Witch of Salem conclude, and what they do with it: from nothing but what their seat may know. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../src-main/engine/random.ts'
import { witchOfSalem } from '../../../src-main/games/witch-of-salem/game.ts'
import { chances } from '../../../src-main/games/witch-of-salem/knowing.ts'
import { worth } from '../../../src-main/games/witch-of-salem/prospects.ts'
import type { Action, State } from '../../../src-main/games/witch-of-salem/state.ts'
import { after } from '../../support/lines-of-play.ts'
import { actor, go, legal, position, slip, use } from './position.ts'

/** What tempts whoever has to act most. */
function favourite(state: State): Action {
  const tempting = (action: Action) => witchOfSalem.appeal!(state, actor(state)!, action)
  return legal(state).reduce((one, other) => (tempting(other) > tempting(one) ? other : one))
}

const knows = (...rows: readonly (readonly number[])[]) => rows.map((row) => [0, 1, 2, 3, 4, 5, 6].map((place) => row.includes(place)))
const revealed = { revealed: 6, centre: 'shub-niggurath' } as const

describe('what is concluded of the tiles', () => {
  test('[WS-7] of eight tiles four are portals: who has seen four knows that all others are walls', () => {
    const tiles = { 1: 'portal', 2: 'portal', 3: 'portal', 4: 'portal' } as const
    const four = position({ players: [{}, {}], tiles, change: { known: knows([1, 2, 3, 4], [], []) } })
    expect(chances(four, 0)).toEqual([0, 1, 1, 1, 1, 0, 0])
    expect(chances(four, 1)).toEqual([0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
  })

  test('[WS-59] under an artifact a portal is taken to be; two are left then among six', () => {
    const closed = position({ players: [{}, {}], tiles: { 1: 'portal', 2: 'portal' }, laid: { 1: 'red', 2: 'green' } })
    expect(chances(closed, 1)).toEqual([0, 0, 0, 2 / 6, 2 / 6, 2 / 6, 2 / 6])
  })

  test('[WS-55] who knows one tile alone and says that portals are open has told which; of two nothing is told', () => {
    const tiles = { 2: 'portal', 3: 'portal' } as const
    const one = position({ players: [{}, {}], tiles, change: { known: knows([2], [], []), said: ['portals are open', null] } })
    expect(chances(one, 1)[2]).toBe(1)
    const two = position({ players: [{}, {}], tiles, change: { known: knows([2, 4], [], []), said: ['portals are open', null] } })
    expect(chances(two, 1)[2]).toBe(0.5)
    const silent = position({ players: [{}, {}], tiles, change: { known: knows([2], [], []) } })
    expect(chances(silent, 1)[2]).toBe(0.5)
  })
})

describe('what tempts', () => {
  test('no temptation changes with what the seat cannot see, in positions all over the game', () => {
    for (let seed = 0; seed < 60; seed++) {
      const state = after(witchOfSalem, { players: 2 + (seed % 3) }, seed, 4 + (seed % 20))
      const seat = actor(state)!
      const told = legal(state).map((action) => witchOfSalem.appeal!(state, seat, action))
      for (let luck = 0; luck < 3; luck++) {
        const world = witchOfSalem.imagine(state, seat, seeded(luck))
        expect(legal(state).map((action) => witchOfSalem.appeal!(world, seat, action))).toEqual(told)
      }
    }
  })

  test('[WS-59] the artifact goes to the open portal of its colour, and is laid there', () => {
    const change = { known: knows([2], [], []) }
    const state = position({ players: [{ has: 'green', at: 1 }, {}], tiles: { 2: 'portal' }, change })
    expect(favourite(state)).toEqual(go(2))
    const there = witchOfSalem.apply(state, 0, go(2)).state
    expect(favourite(there)).toEqual(use('green'))
  })

  test('[WS-E36] on a wall it is not laid', () => {
    const change = { known: knows([2], [], []) }
    const state = position({ players: [{ has: 'green', at: 1 }, {}], change })
    const there = witchOfSalem.apply(state, 0, go(2)).state
    expect(favourite(there)).toEqual({ do: 'use nothing' })
  })

  const walls = { known: knows([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], []), ...revealed }

  test('[WS-74] one bans when all portals are closed and another can close the university', () => {
    const ready = position({
      players: [
        { has: 'N N G', sanity: 4, at: 3 },
        { has: 'red', at: 2 },
      ],
      change: walls,
    })
    expect(favourite(ready)).toEqual(slip(7))
    // With nobody to close it, or a portal open, it would be too early.
    const alone = position({ players: [{ has: 'N N G', sanity: 4, at: 3 }, { at: 2 }], change: walls })
    expect(favourite(alone)).not.toEqual(slip(7))
    const open = position({
      players: [
        { has: 'N N G', sanity: 4, at: 3 },
        { has: 'red', at: 2 },
      ],
      tiles: { 5: 'portal' },
      change: walls,
    })
    expect(favourite(open)).not.toEqual(slip(7))
  })

  test('[WS-75, WS-E21] one who has 2 sanity left bans only if the other can be at the university in his next turn', () => {
    const players = [
      { has: 'N N G', sanity: 2, at: 3 },
      { has: 'red', at: 2 },
    ] as const
    expect(favourite(position({ players, change: walls }))).toEqual(slip(7))
    expect(favourite(position({ players: [players[0], { has: 'red', at: 0 }], change: walls }))).not.toEqual(slip(7))
  })

  test('[WS-78] the university is closed while the Great Old One is banned', () => {
    const change = { ...walls, turn: 1, starter: 1 }
    const state = position({
      players: [
        { has: 'N N G', sanity: 3, at: 7, banning: true },
        { has: 'red', at: 2 },
      ],
      change,
    })
    expect(favourite(state)).toEqual(go(0))
    // At once: no other way tempts as much.
    const tempting = legal(state).map((action) => witchOfSalem.appeal!(state, 1, action))
    expect(tempting.filter((each) => each === Math.max(...tempting))).toHaveLength(1)
    expect(favourite(witchOfSalem.apply(state, 1, go(0)).state)).toEqual(use('red'))
  })

  test('[WS-41, WS-79] nobody goes mad for a short cut', () => {
    const state = position({
      players: [{ has: 'green', sanity: 1, at: 1, played: [2] }, {}],
      tiles: { 2: 'portal' },
      change: { known: knows([2], [], []) },
    })
    expect(favourite(state)).not.toEqual(slip(2))
  })
})

describe('how the group stands', () => {
  const some = { players: [{ has: 'red' }, {}], tiles: { 1: 'portal', 2: 'portal' } } as const

  test('[WS-E36] an artifact on a wall has lost the game', () => {
    expect(worth(position({ ...some, laid: { 3: 'blue' } }))).toBe(0)
  })

  test('the nearer Necron is, the worse; the more is closed, the better', () => {
    const now = worth(position(some))
    expect(worth(position({ ...some, necron: 15 }))).toBeLessThan(now)
    expect(worth(position({ ...some, laid: { 2: 'green' } }))).toBeGreaterThan(now)
    expect(worth(position({ ...some, players: [{ has: 'red', sanity: 2 }, { sanity: 2 }] }))).toBeLessThan(now)
  })
})
