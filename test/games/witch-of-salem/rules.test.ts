/** The rules of Witch of Salem, one by one. Edge cases are in edge-cases.test.ts, worked examples in examples.test.ts. */
import { describe, expect } from 'vitest'
import { BadOptions, IllegalAction } from '../../../src-main/engine/game.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { creatureCards } from '../../../src-main/games/witch-of-salem/cards.ts'
import { witchOfSalem } from '../../../src-main/games/witch-of-salem/game.ts'
import type { State } from '../../../src-main/games/witch-of-salem/state.ts'
import { reveals } from '../../../src-main/games/witch-of-salem/table.ts'
import { ours } from '../../../src-main/games/witch-of-salem/values.ts'
import { rule } from '../../support/rule.ts'
import {
  actor,
  asked,
  beat,
  creatures,
  doing,
  event,
  give,
  go,
  has,
  items,
  legal,
  name,
  outcome,
  position,
  quiet,
  rolling,
  run,
  sanity,
  slip,
  take,
  takeNothing,
  turnUp,
  use,
  useNothing,
  view,
  were,
} from './position.ts'

const { setup, tell } = witchOfSalem
const seeds = Array.from({ length: 30 }, (_, seed) => seed)
/** All six are revealed, and this one lies on R'lyeh. */
const onRlyeh = (centre: string) => ({
  gods: [...ours.greatOldOnes.map(({ id }) => id).filter((id) => id !== centre), centre].join(' '),
  change: { revealed: 6 },
})

describe('setup', () => {
  rule('WS-1', 'two to four, who win and lose together', () => {
    for (const players of [2, 3, 4]) expect(setup({ players }, 1).players).toHaveLength(players)
    for (const players of [0, 1, 5, 2.5, Number.NaN]) expect(() => setup({ players }, 1)).toThrow(BadOptions)
    for (const first of [2, -1, 0.5]) expect(() => setup({ players: 2, first }, 1)).toThrow(BadOptions)
    const lost = turnUp(
      position({ players: [{}, {}, {}], necron: 39, creatures: { 1: 'undead' }, deck: 'undead', change: { revealed: 6 } }),
    )
    expect(outcome(lost.state)?.scores).toEqual([0, 0, 0])
  })

  rule('WS-2', 'five Great Old Ones at the edges, one on R’lyeh, and the first one is up', () => {
    for (const seed of seeds) {
      const state = setup({ players: 2 }, seed)
      expect([...state.edges, state.centre].toSorted()).toEqual(ours.greatOldOnes.map(({ id }) => id).toSorted())
      const { edges, centre } = view(state, 0)
      expect(edges.map((each) => (each === 'face down' ? each : each?.id))).toEqual([state.edges[0], ...Array(4).fill('face down')])
      expect(centre).toBeNull()
    }
    expect(new Set(seeds.map((seed) => setup({ players: 2 }, seed).centre)).size).toBeGreaterThan(3)
  })

  rule('WS-3', 'twenty-six creature cards in one deck', () => {
    const state = setup({ players: 2, first: 0 }, 3)
    const all = [...state.creatureDeck, ...state.creatureDiscard, ...Object.values(creatures(state))]
    expect(all.toSorted()).toEqual([...ours.creatures.flatMap(({ id }) => [id, id]), 'necron', 'robert-craven'].toSorted())
  })

  rule('WS-4', 'eight of the twelve event cards', () => {
    expect(ours.events).toHaveLength(12)
    for (const seed of seeds) expect(new Set(setup({ players: 2 }, seed).eventDeck).size).toBe(8)
    expect(new Set(seeds.flatMap((seed) => setup({ players: 2 }, seed).eventDeck)).size).toBe(12)
  })

  rule('WS-5', 'sanity six, at the university, eight location cards in hand', () => {
    for (const each of view(setup({ players: 4 }, 1)).players) {
      expect(each).toMatchObject({ sanity: 6, at: 0, hand: [0, 1, 2, 3, 4, 5, 6, 7], played: [] })
    }
  })

  rule('WS-6', 'the Witch at the university, Necron on 0', () => {
    // A seed whose first creature cards are laid: no Necron card, no Nightgaunt.
    expect(setup({ players: 2 }, 1)).toMatchObject({ witch: 0, necron: 0 })
  })

  rule('WS-7', 'a tile at each of six places: two, three or four of them portals', () => {
    const counts = seeds.map((seed) => setup({ players: 2 }, seed).board.filter(({ tile }) => tile === 'portal').length)
    expect([...new Set(counts)].toSorted()).toEqual([2, 3, 4])
    expect(view(setup({ players: 2 }, 1), 0).places.map(({ tile, hasTile }) => [tile, hasTile])).toEqual([
      [null, false],
      ...Array(6).fill([null, true]),
    ])
  })

  rule('WS-8', 'the portal of the university has no tile and wants no looking at', () => {
    const state = position({ players: [{ has: 'G', at: 1 }, {}] })
    expect(state.board[0]!.tile).toBeNull()
    expect(asked(run(state, go(0)).state)).not.toBe('what to use')
  })

  rule('WS-9', 'an item for each, where it belongs', () => {
    const drawn = seeds.flatMap((seed) => setup({ players: 2 }, seed).players)
    for (const each of drawn) expect(each.items.length + (each.artifact === null ? 0 : 1)).toBe(1)
    expect(drawn.some(({ artifact }) => artifact !== null)).toBe(true)
  })

  rule('WS-10', 'three items at each place, and the rest in the bag', () => {
    for (const players of [2, 3, 4]) {
      const state = setup({ players }, players)
      expect(state.board.map((spot) => spot.items.filter((item) => item !== null).length)).toEqual([0, 3, 3, 3, 3, 3, 3])
      expect(state.bag).toHaveLength(34 - players - 18)
    }
  })

  rule('WS-11', 'the start player stays the same', () => {
    expect(new Set(seeds.map((seed) => setup({ players: 3 }, seed).starter))).toEqual(new Set([0, 1, 2]))
    const start = position({ players: [{}, {}], events: 'E9 E9', deck: 'nightgaunt ghoul ghost' })
    const { state } = run(start, go(1), go(2))
    expect([state.round, state.starter, actor(state)]).toEqual([2, 0, 0])
    expect(actor(run({ ...start, starter: 1, turn: 1 }, go(1), go(2)).state)).toBe(1)
  })
})

describe('a round', () => {
  rule('WS-12', 'creature cards, a turn for each, an event', () => {
    const start = position({ players: [{}, {}, {}], events: 'E9 E9', deck: 'ghoul ghost' })
    const course = run({ ...start, round: 1 }, go(1), go(2), go(3))
    const order = course.events.map(({ was }) => was).filter((was) => ['gone', 'event', 'begun', 'turned up'].includes(was))
    expect(order).toEqual(['gone', 'gone', 'gone', 'event', 'begun', 'turned up', 'turned up'])
  })

  rule('WS-13', 'one card for two, two for four, one and two by turns for three', () => {
    expect([1, 2, 3, 4].map((round) => creatureCards(2, round))).toEqual([1, 1, 1, 1])
    expect([1, 2, 3, 4].map((round) => creatureCards(3, round))).toEqual([1, 2, 1, 2])
    expect([1, 2, 3, 4].map((round) => creatureCards(4, round))).toEqual([2, 2, 2, 2])
  })

  rule('WS-14', 'one is resolved before the next is turned up', () => {
    const { events } = turnUp(position({ players: [{}, {}], creatures: { 6: 'undead' }, deck: 'undead ghoul' }), 2)
    expect(events.map(({ was }) => was)).toEqual(['turned up', 'activated', 'Necron moved', 'turned up', 'laid'])
  })
})

describe('creature cards', () => {
  rule('WS-15', 'laid on the first empty space clockwise from the Witch', () => {
    const { state } = turnUp(position({ players: [{}, {}], witch: 2, creatures: { 3: 'undead' }, deck: 'ghoul' }))
    expect(creatures(state)).toEqual({ 3: 'undead', 4: 'ghoul' })
  })

  rule('WS-16', 'after the Witch’s own place, past the university, her own place last', () => {
    const all = { 1: 'undead', 2: 'ghost', 3: 'mi-go', 4: 'lava-worm', 5: 'nightgaunt', 6: 'soul-eater' }
    const without = (place: number) => Object.fromEntries(Object.entries(all).filter(([no]) => Number(no) !== place))
    for (const [witch, free, at] of [
      [6, 1, 1],
      [3, 3, 3],
      [0, 6, 6],
    ] as const) {
      const { state } = turnUp(position({ players: [{}, {}], witch, creatures: without(free), deck: 'ghoul' }))
      expect(creatures(state)[at]).toBe('ghoul')
    }
    expect(creatures(turnUp(position({ players: [{}, {}], deck: 'ghoul' })).state)).toEqual({ 1: 'ghoul' })
  })

  rule('WS-17', 'one creature at a place, none at the university', () => {
    const { state } = turnUp(position({ players: [{}, {}], deck: 'ghoul ghost mi-go undead deep-one shoggoth lava-worm' }), 7)
    expect(Object.keys(creatures(state))).toEqual(['1', '2', '3', '4', '5', '6'])
    expect([state.board[0]!.creature, state.creatureDiscard]).toEqual([null, ['lava-worm']])
  })

  rule('WS-18', 'a full board: the card is discarded and does nothing', () => {
    const all = { 1: 'undead', 2: 'ghost', 3: 'mi-go', 4: 'lava-worm', 5: 'nightgaunt', 6: 'soul-eater' }
    const { state } = turnUp(position({ players: [{ has: 'D D' }, {}], creatures: all, deck: 'ghoul' }))
    expect([creatures(state), state.creatureDiscard, has(state, 0)]).toEqual([all, ['ghoul'], items('D D')])
  })

  rule('WS-19, WS-20', 'the twin on the board is activated and stays; the new card goes', () => {
    const { state } = turnUp(position({ players: [{}, {}], creatures: { 5: 'undead' }, deck: 'undead' }))
    expect([state.necron, creatures(state), state.creatureDiscard]).toEqual([3, { 5: 'undead' }, ['undead']])
  })

  const activated = (id: string, more: Partial<Parameters<typeof position>[0]> & Pick<Parameters<typeof position>[0], 'players'>) =>
    turnUp(position({ creatures: { 3: id }, deck: id, ...more }))

  rule('WS-21', 'Undead: Necron moves 3', () => {
    expect(activated('undead', { players: [{}, {}], necron: 4 }).state.necron).toBe(7)
  })

  rule('WS-22', 'Deep One: two Glasses', () => {
    const { state } = activated('deep-one', { players: [{ has: 'G G D' }, { has: 'E' }] })
    expect([has(state, 0), has(state, 1), state.necron]).toEqual([items('D'), items('E'), 0])
  })

  rule('WS-23', 'Lava Worm: four minor items of any kind', () => {
    let { state } = activated('lava-worm', { players: [{ has: 'G N D red' }, { has: 'E D' }] })
    expect(asked(state)).toBe('what to give up')
    state = run(state, give(0, 'G'), give(1, 'D'), give(0, 'D'), give(0, 'N')).state
    expect([has(state, 0), has(state, 1), state.necron]).toEqual([items('red'), items('E'), 0])
  })

  rule('WS-24', 'Thul Saduun: one artifact', () => {
    const { state } = activated('thul-saduun', { players: [{ has: 'red' }, { has: 'blue' }] })
    expect(legal(state)).toEqual([give(0, 'red'), give(1, 'blue'), { do: 'hear', seat: 1 }])
    expect(has(run(state, give(1, 'blue')).state, 1)).toEqual([])
    expect(activated('thul-saduun', { players: [{}, {}] }).state.necron).toBe(3)
  })

  rule('WS-25', 'Witch: two Elixirs; Shoggoth: two Necronomicons; Ghoul: two Daggers', () => {
    for (const [id, letter] of [
      ['witch-creature', 'E'],
      ['shoggoth', 'N'],
      ['ghoul', 'D'],
    ] as const) {
      const { state } = activated(id, { players: [{ has: `${letter} G` }, { has: letter }] })
      expect([has(state, 0), has(state, 1), state.necron]).toEqual([items('G'), [], 0])
      expect(activated(id, { players: [{ has: letter }, {}] }).state.necron).toBe(3)
    }
  })

  rule('WS-26', 'Blood Hunter: 1 sanity each; Soul Eater: 2 of one whom the group names', () => {
    expect(sanity(activated('blood-hunter', { players: [{}, { sanity: 3 }, {}] }).state)).toEqual([5, 2, 5])
    const { state } = activated('soul-eater', { players: [{}, { sanity: 3 }, {}] })
    expect(asked(state)).toBe('who loses sanity')
    expect(sanity(run(state, name(2)).state)).toEqual([6, 3, 4])
  })

  rule('WS-27', 'Ghost: tiles without an artifact are shuffled, face down, among their places', () => {
    const start = position({
      players: [{}, {}],
      creatures: { 3: 'ghost' },
      deck: 'ghost',
      tiles: { 1: 'portal', 2: 'portal' },
      laid: { 1: 'red' },
    })
    const all = [false, true, true, true, false, false, false]
    const seen = { ...start, known: [all, all, all.map(() => false)] }
    const found = new Set<number>()
    for (const seed of seeds) {
      const { state } = turnUp({ ...seen, rng: seeded(seed) })
      expect(state.board[1]).toMatchObject({ tile: 'portal', artifact: 'red' })
      const portal = state.board.findIndex(({ tile }, place) => place > 1 && tile === 'portal')
      found.add(portal)
      expect(state.board.filter(({ tile }) => tile === 'portal')).toHaveLength(2)
      expect(state.known[0]).toEqual([false, true, false, false, false, false, false])
    }
    expect([...found].toSorted()).toEqual([2, 3, 4, 5, 6])
  })

  rule('WS-28', 'Nightgaunt: to the next picture; Mi-Go: the leftmost item of each place', () => {
    expect(activated('nightgaunt', { players: [{}, {}], necron: 4 }).state.necron).toBe(7)
    const { state } = activated('mi-go', {
      players: [{}, {}],
      spaces: { 1: 'G N E', 2: '- D red', 4: '- - E' },
      change: { bag: items('D D D D D D D D D D D D') },
    })
    expect(state.board.map((spot) => spot.items)).toEqual([
      [],
      [null, ...items('N E')],
      [null, null, 'red'],
      // Places that are empty now are filled again.
      items('D D D'),
      items('D D D'),
      items('D D D'),
      items('D D D'),
    ])
  })

  rule('WS-29', 'the players decide together who gives what', () => {
    const { state } = activated('deep-one', { players: [{ has: 'G' }, { has: 'G' }, { has: 'G' }] })
    expect(legal(state)).toEqual([give(0, 'G'), give(1, 'G'), give(2, 'G'), { do: 'hear', seat: 1 }, { do: 'hear', seat: 2 }])
    const after = run(state, give(1, 'G'), give(2, 'G')).state
    expect([has(after, 0), has(after, 1), has(after, 2)]).toEqual([items('G'), [], []])
  })

  rule('WS-30', 'what is missing moves Necron to his next picture', () => {
    const { state } = activated('deep-one', { players: [{ has: 'G E' }, {}], necron: 5 })
    expect([has(state, 0), state.necron]).toEqual([items('E'), 7])
  })

  rule('WS-31', 'nobody may keep the items and let Necron move', () => {
    const { state } = activated('deep-one', { players: [{ has: 'G G' }, {}] })
    expect([has(state, 0), state.necron, asked(state)]).toEqual([[], 0, 'where to go'])
    const { state: open } = activated('deep-one', { players: [{ has: 'G G' }, { has: 'G' }] })
    expect(legal(open).every((each) => each.do === 'give up' || each.do === 'hear')).toBe(true)
  })

  rule('WS-32', 'discarded items lie in the discard, not in the bag', () => {
    const { state } = activated('deep-one', { players: [{ has: 'G G' }, {}] })
    expect([state.itemDiscard, state.bag]).toEqual([items('G G'), []])
  })

  rule('WS-33', 'Necron moves for each creature, and twice for a shadow', () => {
    const board = { 1: 'ghoul', 2: 'ghost', 6: 'undead' }
    expect(turnUp(position({ players: [{}, {}], creatures: board, deck: 'necron' })).state.necron).toBe(3)
    expect(turnUp(position({ players: [{}, {}], creatures: board, deck: 'necron', change: { shadow: 'dagon' } })).state.necron).toBe(5)
    expect(turnUp(position({ players: [{}, {}], deck: 'necron' })).state.necron).toBe(0)
  })

  rule('WS-34', 'then his card and the discard are shuffled into the deck', () => {
    const start = position({
      players: [{}, {}],
      change: { creatureDeck: ['necron', 'ghoul', 'ghost'], creatureDiscard: ['mi-go', 'undead'] },
    })
    const { state } = turnUp(start)
    expect(state.creatureDiscard).toEqual([])
    expect(state.creatureDeck.toSorted()).toEqual(['ghost', 'ghoul', 'mi-go', 'necron', 'undead'])
    const orders = new Set(seeds.map((seed) => turnUp({ ...start, rng: seeded(seed) }).state.creatureDeck.join()))
    expect(orders.size).toBeGreaterThan(10)
  })

  rule('WS-35', 'Robert Craven: Witch and figures to the university, cards back', () => {
    const start = position({
      players: [
        { at: 3, played: [3, 7] },
        { at: 5, played: [5] },
      ],
      witch: 4,
      deck: 'robert-craven ghoul',
    })
    const { state } = turnUp(start)
    expect([state.witch, state.players.map(({ at, played }) => [at, played])]).toEqual([
      0,
      [
        [0, []],
        [0, []],
      ],
    ])
  })

  rule('WS-36', 'a shadow there rolls no die on them', () => {
    const start = position({ players: [{ at: 3 }, { at: 5 }], deck: 'robert-craven ghoul', change: { shadow: 'dagon' } })
    expect(were(turnUp(start).events, 'rolled')).toEqual([])
  })

  rule('WS-37', 'another card comes instead of Craven, and he is never laid', () => {
    const { state } = turnUp(position({ players: [{}, {}], deck: 'robert-craven ghoul ghost' }))
    expect([creatures(state), state.creatureDiscard]).toEqual([{ 1: 'ghoul' }, ['robert-craven']])
    // Neither is Necron.
    expect(creatures(turnUp(position({ players: [{}, {}], deck: 'necron' })).state)).toEqual({})
  })
})

describe('a turn', () => {
  rule('WS-38', 'move, trade, encounter, use, take: the move must be, the others may', () => {
    const start = position({
      players: [{ has: 'G D' }, { has: 'E', at: 3 }],
      creatures: { 3: 'deep-one' },
      witch: 3,
      spaces: { 3: 'N N N' },
    })
    expect(legal(start).every((each) => each.do === 'go')).toBe(true)
    const steps: unknown[] = []
    let state = run(start, go(3)).state
    for (const nothing of [{ do: 'trade nothing' }, { do: 'let it be' }, useNothing, takeNothing] as const) {
      steps.push(asked(state))
      expect(legal(state)).toContainEqual(nothing)
      state = run(state, nothing).state
    }
    expect(steps).toEqual(['whether to trade', 'whether to fight', 'what to use', 'what to take'])
    expect(actor(state)).toBe(1)
  })

  rule('WS-39', 'a card of the hand, to its place', () => {
    const { state } = run(position({ players: [{}, {}] }), go(4))
    expect(state.players[0]).toMatchObject({ at: 4, played: [4] })
  })

  rule('WS-40', 'never to where one is', () => {
    const state = position({ players: [{ at: 4 }, {}] })
    expect(legal(state)).not.toContainEqual(go(4))
    expect(legal(state)).not.toContainEqual(slip(4))
    expect(() => run(state, go(4))).toThrow(IllegalAction)
  })

  rule('WS-41', 'the secret passage leads anywhere and costs 1 sanity', () => {
    const start = position({ players: [{ at: 4, played: [1, 2, 4] }, {}] })
    expect(legal(start).filter((each) => each.do === 'go' && each.by === 'passage')).toEqual([0, 1, 2, 3, 5, 6].map(slip))
    const { state } = run(start, slip(2))
    expect([state.players[0]!.at, sanity(state)[0], state.players[0]!.played]).toEqual([2, 5, [1, 2, 4, 7]])
  })

  rule('WS-42', 'only the passage leads to R’lyeh', () => {
    const state = position({ players: [{ has: 'E E D' }, {}], ...onRlyeh('hastur') })
    expect(legal(state).filter((each) => each.do === 'go' && each.to === 7)).toEqual([slip(7)])
    expect(() => run(state, go(7))).toThrow(IllegalAction)
  })

  rule('WS-43', 'what was played stays on the table', () => {
    const state = position({ players: [{ at: 2, played: [1, 2, 7] }, {}] })
    expect(legal(state)).toEqual([0, 3, 4, 5, 6].map(go))
    expect(view(state, 1).players[0]!.played).toEqual([1, 2, 7])
  })

  rule('WS-44', 'at the university all come back', () => {
    const { state } = run(position({ players: [{ at: 2, played: [1, 2, 7] }, {}] }), go(0))
    expect(state.players[0]).toMatchObject({ at: 0, played: [] })
  })

  rule('WS-45', 'one minor item each way, or one way, with one player at the same place', () => {
    const start = position({
      players: [
        { has: 'G', sanity: 5 },
        { has: 'E', at: 3 },
        { has: 'D', at: 4 },
      ],
    })
    const { state } = run(start, go(3))
    expect(legal(state)).toEqual([
      { do: 'offer', to: 1, give: null, get: 'elixir' },
      { do: 'offer', to: 1, give: 'glasses', get: null },
      { do: 'offer', to: 1, give: 'glasses', get: 'elixir' },
      { do: 'trade nothing' },
    ])
    const offered = run(state, { do: 'offer', to: 1, give: 'glasses', get: 'elixir' }).state
    expect([actor(offered), legal(offered)]).toEqual([1, [{ do: 'agree' }, { do: 'refuse' }]])
    const traded = run(offered, { do: 'agree' }).state
    expect([has(traded, 0), has(traded, 1)]).toEqual([items('E'), items('G')])
    // One trade a turn.
    expect(asked(traded)).toBe('what to use')
    const refused = run(offered, { do: 'refuse' }).state
    expect([has(refused, 0), has(refused, 1), asked(refused)]).toEqual([items('G'), items('E'), 'what to use'])
  })

  rule('WS-46', 'no artifact changes hands', () => {
    const { state } = run(position({ players: [{ has: 'red' }, { has: 'blue', at: 3 }] }), go(3))
    expect(asked(state)).not.toBe('whether to trade')
    // Beside minor items, which do.
    const both = run(position({ players: [{ has: 'G red' }, { has: 'E blue', at: 3 }] }), go(3)).state
    const named = legal(both).flatMap((each) => (each.do === 'offer' ? [each.give, each.get] : []))
    expect(new Set(named)).toEqual(new Set([null, 'glasses', 'elixir']))
  })

  rule('WS-47', 'the die for a creature or a shadow, unless the Witch is there', () => {
    const start = position({ players: [{ at: 1 }, {}], creatures: { 3: 'ghoul' }, witch: 6, change: { shadow: 'dagon' } })
    expect(were(run(start, go(3)).events, 'rolled')).toHaveLength(1)
    expect(were(run(start, go(0)).events, 'rolled')).toHaveLength(1)
    expect(were(run(start, go(2)).events, 'rolled')).toEqual([])
    expect(were(run({ ...start, witch: 3 }, go(3)).events, 'rolled')).toEqual([])
    expect(were(run({ ...start, witch: 0 }, go(0)).events, 'rolled')).toEqual([])
  })

  rule('WS-48', 'an item of the kind, or nothing', () => {
    const start = position({ players: [{ has: 'N E E' }, {}], creatures: { 3: 'ghoul' } })
    expect(has(rolling('elixir', { ...start, witch: 6 }, go(3)).state, 0)).toEqual(items('N E'))
    const { state } = rolling('glasses', { ...start, witch: 6 }, go(3))
    expect([has(state, 0), sanity(state)[0], state.necron]).toEqual([items('N E E'), 6, 0])
  })

  rule('WS-49', 'sanity, or Necron; each face as often as the other', () => {
    const start = position({ players: [{}, {}], creatures: { 3: 'ghoul' }, witch: 6 })
    expect(sanity(rolling('sanity', start, go(3)).state)[0]).toBe(5)
    expect(rolling('necron', start, go(3)).state.necron).toBe(1)
    const faces = new Map<string, number>()
    for (let seed = 0; seed < 1200; seed++) {
      const [rolled] = were(run({ ...start, rng: seeded(seed) }, go(3)).events, 'rolled')
      faces.set(rolled!.face, (faces.get(rolled!.face) ?? 0) + 1)
    }
    expect(faces.size).toBe(6)
    for (const count of faces.values()) expect(Math.abs(count - 200)).toBeLessThan(60)
  })

  rule('WS-50', 'a creature by its two items, a shadow by its three; they are kept', () => {
    const start = position({ players: [{ has: 'G D', at: 1 }, {}], creatures: { 3: 'deep-one' }, witch: 3 })
    const { state } = run(start, go(3), beat)
    expect([creatures(state), has(state, 0)]).toEqual([{}, items('G D')])
    const shadowed = position({ players: [{ has: 'E E D', at: 1 }, { at: 5 }], change: { shadow: 'hastur' } })
    const won = run(shadowed, go(0), beat).state
    expect([won.shadow, has(won, 0)]).toEqual([null, items('E E D')])
    expect(asked(run(position({ players: [{ has: 'E E', at: 1 }, { at: 5 }], change: { shadow: 'hastur' } }), go(0)).state)).not.toBe(
      'whether to fight',
    )
    for (const [id, can, cannot] of [
      ['cthulhu', 'G G G', 'G G D'],
      ['dagon', 'G N D', 'G G D'],
      ['shub-niggurath', 'N N G', 'N G G'],
      ['yog-sothoth', 'G G E', 'G E E'],
      ['azathoth', 'D D N', 'D N N'],
      ['hastur', 'E E D', 'E D D'],
    ] as const) {
      const ask = (letters: string) =>
        asked(run(position({ players: [{ has: letters, at: 1 }, { at: 5 }], change: { shadow: id } }), go(0)).state)
      expect([ask(can) === 'whether to fight', ask(cannot) === 'whether to fight']).toEqual([true, false])
    }
  })

  rule('WS-50', 'each creature by its own two items, and not by one of them alone', () => {
    const byItems = {
      undead: 'D E',
      'deep-one': 'G D',
      'lava-worm': 'N E',
      'witch-creature': 'N D',
      'blood-hunter': 'D D',
      'soul-eater': 'E E',
      ghost: 'G N',
      shoggoth: 'G E',
      ghoul: 'G G',
      nightgaunt: 'N N',
      'mi-go': 'D E',
    }
    expect([...Object.keys(byItems), 'thul-saduun'].toSorted()).toEqual(ours.creatures.map(({ id }) => id).toSorted())
    for (const [id, letters] of Object.entries(byItems)) {
      const ask = (has: string) => asked(run(position({ players: [{ has, at: 1 }, {}], creatures: { 3: id }, witch: 3 }), go(3)).state)
      const [one, other] = letters.split(' ')
      expect([id, ask(letters), ask(one!) === 'whether to fight', ask(other!) === 'whether to fight']).toEqual([
        id,
        'whether to fight',
        false,
        false,
      ])
    }
  })

  rule('WS-51', 'Thul Saduun: by an artifact, which goes', () => {
    const start = position({ players: [{ has: 'blue' }, {}], creatures: { 3: 'thul-saduun' }, witch: 3, spaces: { 3: 'D - -' } })
    const { state } = run(start, go(3), beat)
    expect([creatures(state), has(state, 0), state.itemDiscard]).toEqual([{}, [], ['blue']])
  })

  rule('WS-52', 'a beaten creature to the discard, a beaten shadow out of the game', () => {
    const start = position({ players: [{ has: 'G D', at: 1 }, {}], creatures: { 3: 'deep-one' }, witch: 3 })
    expect(run(start, go(3), beat).state.creatureDiscard).toEqual(['deep-one'])
    const shadowed = position({ players: [{ has: 'E E D', at: 1 }, { at: 5 }], change: { shadow: 'hastur' } })
    const { state } = run(shadowed, go(0), beat)
    expect([state.shadow, state.gone, state.edges.includes('hastur')]).toEqual([null, ['hastur'], false])
  })

  rule('WS-53', 'one item a turn, discarded after use', () => {
    const start = position({ players: [{ has: 'N E E', sanity: 2 }, {}], witch: 6, spaces: { 3: 'D - -' } })
    const { state } = run(start, go(3), use('E'))
    expect([asked(state), has(state, 0), state.itemDiscard]).toEqual(['what to take', items('N E'), items('E')])
  })

  rule('WS-54', 'Glasses: the tile here, and nobody else sees it', () => {
    const start = position({ players: [{ has: 'G' }, {}], tiles: { 3: 'portal' } })
    const { state, events } = run(start, go(3), use('G'))
    expect(view(state, 0).places[3]!.tile).toBe('portal')
    expect(view(state, 1).places[3]!.tile).toBeNull()
    expect(view(state).places[3]!.tile).toBeNull()
    expect(events.some(reveals)).toBe(true)
    expect(asked(run(position({ players: [{ has: 'G', at: 1 }, { at: 5 }] }), go(0)).state)).toBe('where to go')
  })

  rule('WS-55', 'two sentences are allowed, and the others hear no more', () => {
    const start = position({ players: [{ has: 'G' }, {}], tiles: { 3: 'portal' }, spaces: { 3: 'D - -', 4: 'D - -' } })
    const seen = run(start, go(3), use('G'))
    const [looked] = were(seen.events, 'looked')
    expect(tell(looked!, 0)).toContain('portal.')
    for (const other of [1, undefined]) expect(tell(looked!, other)).not.toMatch(/portal|wall/)
    expect(legal(seen.state)).toEqual([{ do: 'say', what: 'portals are open' }, quiet])
    const said = run(seen.state, { do: 'say', what: 'portals are open' }).state
    expect([view(said, 1).players[0]!.said, view(said, 1).places[3]!.tile]).toEqual(['portals are open', null])
    // Who knows of no open portal may say so; the walls she looked at are then known by it.
    const wall = run(start, go(4), use('G')).state
    expect(legal(wall)).toEqual([{ do: 'say', what: 'no more known' }, quiet])
    expect(view(run(wall, quiet).state, 1).places[4]!.tile).toBeNull()
    const told = run(wall, { do: 'say', what: 'no more known' }).state
    expect([view(told, 1).places[4]!.tile, view(told, 1).places[3]!.tile]).toEqual(['wall', null])
  })

  rule('WS-55', 'who has said that portals are open may say that she knows of no more, once another has closed the one she knew', () => {
    const known = [[2, 4], [], []].map((row) => [0, 1, 2, 3, 4, 5, 6].map((place) => row.includes(place)))
    const start = position({ players: [{}, { has: 'green', at: 1 }], tiles: { 2: 'portal' }, change: { starter: 1, turn: 1, known } })
    const closed = (said: State['said']) => run({ ...start, said }, go(2), use('green'), quiet).state
    const state = closed(['portals are open', null])
    expect([actor(state), legal(state)]).toEqual([0, [{ do: 'say', what: 'no more known' }, quiet]])
    expect(view(run(state, { do: 'say', what: 'no more known' }).state, 1).places[4]!.tile).toBe('wall')
    // Who has said nothing, or still knows of one, is not asked.
    expect(asked(closed([null, null]))).not.toBe('what to say')
    const more = {
      ...start,
      board: start.board.with(4, { ...start.board[4]!, tile: 'portal' as const }),
      said: ['portals are open' as const, null],
    }
    expect(asked(run(more, go(2), use('green'), quiet).state)).not.toBe('what to say')
  })

  rule('WS-56', 'Necronomicon: the next Great Old One, R’lyeh last', () => {
    const start = position({ players: [{ has: 'N' }, {}], spaces: { 3: 'D - -' } })
    expect(run(start, go(3), use('N')).state.revealed).toBe(2)
    const last = run({ ...start, revealed: 5 }, go(3), use('N')).state
    expect([last.revealed, view(last, 1).centre?.id]).toEqual([6, 'hastur'])
  })

  rule('WS-57', 'Elixir: 1 sanity, 2 beside the Witch, never above 6', () => {
    const start = position({ players: [{ has: 'E', sanity: 3 }, {}], witch: 4 })
    expect(sanity(run(start, go(3), use('E')).state)[0]).toBe(4)
    expect(sanity(run(start, go(4), use('E')).state)[0]).toBe(5)
    expect(sanity(run(position({ players: [{ has: 'E', sanity: 5 }, {}], witch: 4 }), go(4), use('E')).state)[0]).toBe(6)
  })

  rule('WS-58', 'Dagger: what stands beside the Witch', () => {
    const start = position({ players: [{ has: 'D', at: 1 }, {}], witch: 3, creatures: { 3: 'ghost', 4: 'ghoul' } })
    const { state } = run(start, go(3), use('D'))
    expect([creatures(state), has(state, 0)]).toEqual([{ 4: 'ghoul' }, []])
    expect(legal(rolling('necron', start, go(4)).state)).not.toContainEqual(use('D'))
    const shadowed = position({ players: [{ has: 'D', at: 1 }, { at: 5 }], change: { shadow: 'dagon' } })
    expect(run(shadowed, go(0), use('D')).state).toMatchObject({ shadow: null, gone: ['dagon'] })
  })

  rule('WS-59', 'an artifact of the colour of the place stays on its tile', () => {
    const start = position({ players: [{ has: 'blue' }, {}], tiles: { 3: 'portal' } })
    const { state } = run(start, go(3), use('blue'))
    expect([state.board[3]!.artifact, has(state, 0), state.itemDiscard]).toEqual(['blue', [], []])
    expect(view(state, 1).places[3]).toMatchObject({ artifact: 'blue', tile: null })
  })

  rule('WS-60', 'one item of the own place', () => {
    const start = position({ players: [{}, {}], spaces: { 3: 'N D red', 4: 'E E E' } })
    const { state } = run(start, go(3))
    expect(legal(state)).toEqual([take(0), take(1), take(2), takeNothing])
    const taken = run(state, take(0)).state
    expect([has(taken, 0), taken.board[3]!.items]).toEqual([items('N'), [null, ...items('D red')]])
    expect(actor(taken)).toBe(1)
  })

  rule('WS-61', 'who has no room may discard one of the same class first', () => {
    const start = position({ players: [{ has: 'N D D red' }, {}], spaces: { 3: 'E blue -' }, witch: 3, change: { revealed: 6 } })
    const { state } = run(start, go(3))
    expect(legal(state)).toEqual([take(0, 'N'), take(0, 'D'), take(1, 'red'), takeNothing])
    const minor = run(state, take(0, 'D')).state
    expect([has(minor, 0), minor.itemDiscard]).toEqual([items('N E D red'), items('D')])
    expect(() => run(state, take(0))).toThrow(IllegalAction)
  })

  rule('WS-62', 'the price of the space is paid after taking', () => {
    const spaces = { 1: 'D D D', 2: 'D D D', 3: 'D D D' }
    const start = position({ players: [{}, {}], spaces, deck: 'ghoul', events: 'E4 E9' })
    expect(sanity(run(start, go(1), take(0)).state)[0]).toBe(6)
    expect(sanity(run(start, go(1), take(1)).state)[0]).toBe(5)
    expect(sanity(run(start, go(1), take(2)).state)[0]).toBe(4)
    expect(run(start, go(2), take(1)).state.necron).toBe(1)
    expect(run(start, go(3), take(2)).state.necron).toBe(2)
    expect(creatures(run(start, go(3), take(1)).state)).toEqual({ 1: 'ghoul' })
    expect(run(start, go(2), take(2)).state).toMatchObject({ necron: 2, eventDiscard: ['E4'] })
    // And it is of no use in this turn any more.
    expect(actor(run(start, go(1), take(0)).state)).toBe(1)
  })

  rule('WS-63', 'three new items where the last is gone, out of the bag or the discard', () => {
    const start = position({ players: [{}, {}], spaces: { 3: 'D - -' }, change: { bag: items('E E E N') } })
    const { state } = run(start, go(3), take(0))
    expect(state.board[3]!.items.filter((each) => each !== null)).toHaveLength(3)
    expect(state.bag).toHaveLength(1)
    const empty = run({ ...start, bag: [], itemDiscard: items('G G G G') }, go(3), take(0)).state
    expect([empty.board[3]!.items, empty.bag, empty.itemDiscard]).toEqual([items('G G G'), items('G'), []])
  })
})

describe('shadows and events', () => {
  rule('WS-64', 'the card of the lowest edge comes to the university', () => {
    const { state } = event(position({ players: [{}, {}], events: 'E1' }))
    expect([state.shadow, state.edges, view(state).shadow?.id]).toEqual([
      'cthulhu',
      [null, 'dagon', 'shub-niggurath', 'yog-sothoth', 'azathoth'],
      'cthulhu',
    ])
  })

  rule('WS-65', 'and the one before leaves the game', () => {
    const first = event(position({ players: [{}, {}], events: 'E1' })).state
    const { state } = event({ ...first, eventDeck: ['E2'] })
    expect([state.shadow, state.gone]).toEqual(['dagon', ['cthulhu']])
  })

  rule('WS-66', 'no card left at the edges: nothing happens', () => {
    const { state } = event(
      position({ players: [{}, {}], events: 'E1', change: { edges: Array(5).fill(null), shadow: 'dagon', revealed: 6 } }),
    )
    expect([state.shadow, state.gone]).toEqual(['dagon', []])
  })

  rule('WS-67', 'a shadow counts as revealed', () => {
    const gone = { edges: [null, 'dagon', 'shub-niggurath', 'yog-sothoth', 'azathoth'], shadow: 'cthulhu', revealed: 1 }
    const { state } = event(position({ players: [{ has: 'N' }, {}], events: 'E2', change: gone }))
    expect([state.shadow, state.revealed]).toEqual(['dagon', 2])
    expect(run({ ...state, players: state.players }, go(3), use('N')).state.revealed).toBe(3)
  })

  rule('WS-68', 'the text of a shadow is in force', () => {
    const start = position({ players: [{}, {}], change: { shadow: 'dagon' } })
    expect(view(start).inForce).toEqual(['Dagon'])
    expect(sanity(run(start, slip(3)).state)[0]).toBe(4)
  })

  rule('WS-69', 'the Witch moves first, then the text', () => {
    const { state, events } = event(position({ players: [{}, {}], witch: 6, events: 'E4' }))
    expect([state.witch, state.necron]).toEqual([1, 2])
    expect(events.slice(0, 2).map(({ was }) => was)).toEqual(['event', 'Necron moved'])
    expect(event(position({ players: [{}, {}], witch: 6, events: 'E5', deck: 'ghoul' })).state.witch).toBe(0)
    expect(sanity(event(position({ players: [{ sanity: 2 }, {}], events: 'E7' })).state)).toEqual([3, 6])
  })

  rule('WS-70', 'an empty event deck is made anew of all twelve', () => {
    const start = position({ players: [{}, {}], change: { eventDeck: [], eventDiscard: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'] } })
    const { state } = event(start)
    expect([state.eventDeck.length, state.eventDiscard.length]).toEqual([7, 1])
    expect(new Set([...state.eventDeck, ...state.eventDiscard]).size).toBe(8)
  })
})

describe('R’lyeh and the ban', () => {
  rule('WS-71', 'all six before the demon space, or it is lost', () => {
    const at = (necron: number, revealed: number) =>
      outcome(turnUp(position({ players: [{}, {}], necron, creatures: { 1: 'undead' }, deck: 'undead', change: { revealed } })).state)
    expect(at(17, 5)?.scores).toEqual([0, 0])
    expect(at(16, 5)).toBeUndefined()
    expect(at(17, 6)).toBeUndefined()
  })

  rule('WS-72', 'once it is face up all know whom to ban', () => {
    const state = position({ players: [{}, {}], ...onRlyeh('dagon') })
    for (const seat of [0, 1, undefined]) expect(view(state, seat).centre?.name).toBe('Dagon')
    expect(view({ ...state, revealed: 5 }, 0).centre).toBeNull()
  })

  rule('WS-73', 'its text is in force while it is face up and not banned', () => {
    const start = position({ players: [{}, {}, {}], ...onRlyeh('dagon') })
    expect(view(start).inForce).toEqual(['Dagon'])
    expect(view({ ...start, revealed: 5 }).inForce).toEqual([])
    const banned = { ...start, players: start.players.with(1, { ...start.players[1]!, banning: true, at: 7 }) }
    expect(view(banned).inForce).toEqual([])
  })

  rule('WS-74', 'to R’lyeh with the three items, and without a die', () => {
    const start = position({ players: [{ has: 'E E D' }, {}, {}], ...onRlyeh('hastur') })
    const { state, events } = run(start, slip(7))
    expect(state.players[0]).toMatchObject({ at: 7, banning: true, sanity: 5 })
    expect(were(events, 'rolled')).toEqual([])
  })

  rule('WS-75', 'then a turn costs 1 sanity and is no more than that', () => {
    const start = position({ players: [{ at: 7, banning: true, sanity: 4 }, {}, {}], ...onRlyeh('hastur') })
    const { state } = doing(start, { task: 'next turn', no: 0 })
    // Once for the turn that was asked for, once for the one that stands behind it.
    expect([sanity(state)[0], actor(state)]).toEqual([3, 1])
  })

  rule('WS-76', 'no creature, no Craven and no event reaches the one who bans', () => {
    const start = position({
      players: [{ at: 7, banning: true, sanity: 4, has: 'G G', played: [7] }, {}, {}],
      ...onRlyeh('hastur'),
      creatures: { 1: 'blood-hunter', 2: 'deep-one' },
      deck: 'blood-hunter deep-one robert-craven ghoul',
    })
    const card = { task: 'turn up a creature' } as const
    const { state } = doing(start, card, card, card)
    expect(state.players[0]).toMatchObject({ items: items('G G'), at: 7, played: [7], banning: true })
    // One sanity for her own turn, none for Blood Hunter.
    expect(sanity(state)).toEqual([3, 5, 5])
    expect(
      sanity(event(position({ players: [{ at: 7, banning: true, sanity: 4 }, { sanity: 3 }, {}], events: 'E7' })).state).slice(1),
    ).toEqual([4, 6])
  })

  rule('WS-77', 'at 0 she is out, the ban ends, and another may ban', () => {
    const start = position({ players: [{ at: 7, banning: true, sanity: 1 }, { has: 'E E D' }, {}], ...onRlyeh('hastur') })
    const { state } = doing(start)
    expect([state.players[0], view(state).inForce]).toEqual([expect.objectContaining({ out: true, banning: false }), ['Hastur']])
    expect([actor(state), legal(state)]).toEqual([1, expect.arrayContaining([slip(7)])])
  })

  rule('WS-78', 'the university is closed with any artifact, but only during the ban', () => {
    const players = [{ has: 'red', at: 3 }, { has: 'E E D' }, {}]
    expect(asked(run(position({ players, ...onRlyeh('hastur') }), go(0)).state)).not.toBe('what to use')
    const banned = position({ players: [players[0]!, { at: 7, banning: true, sanity: 3 }, {}], ...onRlyeh('hastur') })
    const { state } = run(banned, go(0))
    expect(legal(state)).toContainEqual(use('red'))
    expect(run(state, use('red')).state.over).not.toBeNull()
  })
})

describe('madness and the end', () => {
  rule('WS-79', 'who reaches 0 is out, and all items go to the discard', () => {
    const start = position({ players: [{ has: 'N D red', sanity: 1 }, {}, {}] })
    const { state } = run(start, slip(3))
    expect(state.players[0]).toMatchObject({ out: true, items: [], artifact: null })
    expect([state.itemDiscard, actor(state), outcome(state)]).toEqual([items('N D red'), 1, undefined])
  })

  rule('WS-80', 'lost at the rift', () => {
    const { state } = turnUp(
      position({ players: [{}, {}], necron: 38, creatures: { 1: 'undead' }, deck: 'undead', change: { revealed: 6 } }),
    )
    expect([state.necron, outcome(state)?.scores, outcome(state)?.because]).toEqual([40, [0, 0], expect.stringContaining('rift')])
  })

  rule('WS-81', 'lost at the demon space while R’lyeh lies face down', () => {
    const { state } = turnUp(
      position({ players: [{}, {}], necron: 17, creatures: { 1: 'undead' }, deck: 'undead', change: { revealed: 5 } }),
    )
    expect([state.necron, outcome(state)?.because]).toEqual([20, expect.stringContaining('demon')])
  })

  rule('WS-82', 'lost when one alone is left', () => {
    const start = position({ players: [{ sanity: 1 }, {}, { out: true, sanity: 0 }] })
    expect(outcome(run(start, slip(3)).state)?.because).toContain('only one')
  })

  rule('WS-83', 'with the university closed all tiles are turned up: every portal and no wall', () => {
    const closing = (laid: Record<number, 'red' | 'green' | 'blue'>) => {
      const start = position({
        players: [
          { has: 'red', at: 3 },
          { at: 7, banning: true, sanity: 3 },
        ],
        tiles: { 2: 'portal', 6: 'portal' },
        laid,
        ...onRlyeh('hastur'),
      })
      return run(start, go(0), use('red'))
    }
    expect(outcome(closing({ 2: 'green', 6: 'blue' }).state)?.scores).toEqual([1, 1])
    expect(outcome(closing({ 2: 'green' }).state)?.scores).toEqual([0, 0])
    expect(outcome(closing({ 2: 'green', 6: 'blue', 1: 'red' }).state)?.scores).toEqual([0, 0])
    const { state } = closing({ 2: 'green' })
    expect(view(state).places.map(({ tile }) => tile)).toEqual([null, 'wall', 'portal', 'wall', 'wall', 'wall', 'portal'])
  })

  rule('WS-84', 'a loss comes at once, in the middle of anything', () => {
    // The first of two cards loses; the second is never turned up, and no sanity is lost to it.
    const start = position({
      players: [{}, {}],
      necron: 39,
      creatures: { 1: 'undead', 2: 'blood-hunter' },
      deck: 'undead blood-hunter',
      change: { revealed: 6 },
    })
    const { state } = turnUp(start, 2)
    expect([sanity(state), state.creatureDeck[0], witchOfSalem.actors(state)]).toEqual([[6, 6], 'blood-hunter', []])
  })
})

describe('score and difficulty', () => {
  rule('WS-85', 'spaces left, items held, sanity of all', () => {
    const start = position({
      players: [
        { has: 'red N N', at: 3, sanity: 4 },
        { at: 7, banning: true, sanity: 3, has: 'E blue' },
        { out: true, sanity: 0 },
      ],
      necron: 30,
      ...onRlyeh('hastur'),
    })
    const { state } = run(start, go(0), use('red'))
    // 10 spaces, four items, seven sanity.
    expect([state.over?.points, outcome(state)?.because]).toEqual([21, expect.stringContaining('21 points')])
  })

  rule('WS-86', 'five or four sanity to start with, and six at most all the same', () => {
    for (const start of [5, 4]) expect(sanity(setup({ players: 2, sanity: start }, 1))).toEqual([start, start])
    for (const start of [3, 7, 0]) expect(() => setup({ players: 2, sanity: start }, 1)).toThrow(BadOptions)
    const { state } = event({ ...setup({ players: 2, sanity: 5 }, 1), eventDeck: ['E7'] })
    expect(sanity(state)).toEqual([6, 6])
  })

  rule('WS-87', 'Necron starts on 3', () => {
    expect(setup({ players: 2, necron: 3 }, 1).necron).toBe(3)
    expect(() => setup({ players: 2, necron: 4 }, 1)).toThrow(BadOptions)
  })

  rule('WS-88', 'one pair is left out, any of them', () => {
    const out = seeds.map((seed) => {
      const state = setup({ players: 2, withoutPairs: 1 }, seed)
      const all = [...state.creatureDeck, ...state.creatureDiscard, ...Object.values(creatures(state))]
      expect([all.length, all.includes(state.leftOut!)]).toEqual([24, false])
      return state.leftOut
    })
    expect(new Set(out).size).toBeGreaterThan(5)
    expect(() => setup({ players: 2, withoutPairs: 2 }, 1)).toThrow(BadOptions)
  })

  rule('WS-89', 'all three together', () => {
    const state = setup({ players: 3, sanity: 4, necron: 3, withoutPairs: 1 }, 2)
    expect([sanity(state), state.necron >= 3, state.leftOut]).toEqual([[4, 4, 4], true, expect.any(String)])
  })
})
