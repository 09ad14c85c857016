/** The edge cases of Witch of Salem, one by one. */
import { describe, expect } from 'vitest'
import { IllegalAction } from '../../../src-main/engine/game.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { creatureCards } from '../../../src-main/games/witch-of-salem/cards.ts'
import { witchOfSalem } from '../../../src-main/games/witch-of-salem/game.ts'
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

const onRlyeh = (centre: string) => ({
  gods: [...ours.greatOldOnes.map(({ id }) => id).filter((id) => id !== centre), centre].join(' '),
  change: { revealed: 6 },
})
const shadow = (id: string) => ({
  shadow: id,
  edges: [
    null,
    ...ours.greatOldOnes
      .map((each) => each.id)
      .filter((each) => each !== id)
      .slice(0, 4),
  ],
})

describe('creatures', () => {
  rule('WS-E1', 'past occupied places and past the university', () => {
    const { state } = turnUp(position({ players: [{}, {}], witch: 4, creatures: { 5: 'ghoul', 6: 'undead' }, deck: 'ghost' }))
    expect(creatures(state)).toEqual({ 5: 'ghoul', 6: 'undead', 1: 'ghost' })
  })

  rule('WS-E2', 'the Witch’s own place, if no other is free', () => {
    const all = { 1: 'undead', 2: 'ghost', 3: 'mi-go', 5: 'nightgaunt', 6: 'soul-eater' }
    expect(creatures(turnUp(position({ players: [{}, {}], witch: 4, creatures: all, deck: 'ghoul' })).state)[4]).toBe('ghoul')
  })

  rule('WS-E3', 'a twin is activated on a full board too', () => {
    const all = { 1: 'undead', 2: 'ghost', 3: 'mi-go', 4: 'lava-worm', 5: 'nightgaunt', 6: 'soul-eater' }
    expect(turnUp(position({ players: [{}, {}], creatures: all, deck: 'undead' })).state.necron).toBe(3)
  })

  rule('WS-E4', 'the twin of a beaten creature is laid like a new one', () => {
    const start = position({ players: [{}, {}], deck: 'undead', change: { creatureDiscard: ['undead'] } })
    const { state } = turnUp(start)
    expect([creatures(state), state.necron]).toEqual([{ 1: 'undead' }, 0])
  })

  rule('WS-E5', 'the deck cannot run out', () => {
    const { state } = turnUp(position({ players: [{}, {}], change: { creatureDeck: ['necron'], creatureDiscard: ['ghoul', 'ghoul'] } }), 2)
    expect(state.creatureDeck.length + state.creatureDiscard.length + Object.keys(creatures(state)).length).toBe(3)
  })

  rule('WS-E6', 'Robert Craven goes back with the next Necron card', () => {
    const { state } = turnUp(position({ players: [{}, {}], deck: 'necron ghoul', change: { creatureDiscard: ['robert-craven'] } }))
    expect([state.creatureDeck, state.creatureDiscard]).toEqual([expect.arrayContaining(['robert-craven']), []])
  })

  rule('WS-E7', 'his replacement comes before the second card', () => {
    const start = position({ players: [{}, {}], creatures: { 6: 'undead' }, deck: 'robert-craven undead ghoul ghost' })
    const { state, events } = turnUp(start, 2)
    expect(were(events, 'turned up').map(({ card }) => card)).toEqual(['Robert Craven', 'Undead', 'Ghoul'])
    expect(state.creatureDeck[0]).toBe('ghost')
  })

  rule('WS-E8', 'with no picture ahead he moves to the rift', () => {
    const start = position({ players: [{}, {}], necron: 39, creatures: { 1: 'nightgaunt' }, deck: 'nightgaunt', change: { revealed: 6 } })
    const { state } = turnUp(start)
    expect([state.necron, outcome(state)?.scores]).toEqual([40, [0, 0]])
  })

  rule('WS-E9', 'the next picture is one ahead', () => {
    const start = position({ players: [{}, {}], necron: 7, creatures: { 1: 'nightgaunt' }, deck: 'nightgaunt' })
    expect(turnUp(start).state.necron).toBe(11)
  })

  rule('WS-E10', 'without an arrow nothing moves; all that take items have one', () => {
    const takers = ours.creatures.filter(({ effect }) => effect.do === 'give up')
    expect(takers.length).toBeGreaterThan(4)
    expect(takers.every(({ effect }) => effect.do === 'give up' && effect.arrow)).toBe(true)
    const without = ours.creatures.map((each) => (each.id === 'ghoul' ? { ...each, effect: { ...each.effect, arrow: false } } : each))
    const fresh = witchOfSalem.setup({ players: 2, first: 0, values: { creatures: without } }, 1)
    const start = position({ players: [{ has: 'D' }, {}], creatures: { 1: 'ghoul' }, deck: 'ghoul', change: { values: fresh.values } })
    const { state } = turnUp(start)
    expect([has(state, 0), state.necron]).toEqual([[], 0])
  })

  rule('WS-E11', 'anybody may propose; the start player decides, or the next one of the group', () => {
    const start = position({ players: [{ has: 'G' }, { has: 'G' }, { has: 'G' }], creatures: { 1: 'deep-one' }, deck: 'deep-one' })
    const { state } = turnUp(start)
    expect(actor(state)).toBe(0)
    const heard = run(state, { do: 'hear', seat: 2 }).state
    expect(actor(heard)).toBe(2)
    expect(legal(heard)).toEqual([give(0, 'G'), give(1, 'G'), give(2, 'G')])
    const proposed = run(heard, give(0, 'G'))
    expect([actor(proposed.state), has(proposed.state, 0)]).toEqual([0, items('G')])
    expect(view(proposed.state, 1).proposals).toEqual([{ seat: 2, text: 'Player 1 discards Magic Glasses.' }])
    expect(legal(proposed.state)).not.toContainEqual({ do: 'hear', seat: 2 })
    // Nobody is bound by a proposal.
    expect(has(run(proposed.state, give(1, 'G')).state, 1)).toEqual([])
    const out = { ...start, players: start.players.with(0, { ...start.players[0]!, out: true, items: [] }) }
    expect(actor(turnUp({ ...out, players: out.players.with(2, { ...out.players[2]!, items: items('G G') as 'glasses'[] }) }).state)).toBe(
      1,
    )
  })

  rule('WS-E12', 'the items of the one who bans are not the group’s', () => {
    const players = [{ at: 7, banning: true, has: 'G G' }, { has: 'G' }, {}]
    const { state } = turnUp(position({ players, creatures: { 1: 'deep-one' }, deck: 'deep-one', ...onRlyeh('hastur') }))
    expect([has(state, 0), has(state, 1), state.necron]).toEqual([items('G G'), [], 3])
  })

  rule('WS-E13', 'Soul Eater names nobody who is out or banning', () => {
    const players = [{ at: 7, banning: true }, {}, { out: true, sanity: 0 }, {}]
    const { state } = turnUp(position({ players, creatures: { 1: 'soul-eater' }, deck: 'soul-eater', ...onRlyeh('hastur') }))
    expect(legal(state)).toEqual([name(1), name(3), { do: 'hear', seat: 3 }])
  })

  rule('WS-E14', 'covered tiles stay; with one other or none nothing happens', () => {
    const laid = { 1: 'red', 2: 'red', 3: 'red', 4: 'red', 5: 'red' } as const
    const start = position({ players: [{}, {}], creatures: { 1: 'ghost' }, deck: 'ghost', laid, tiles: { 6: 'portal' } })
    const all = Array<boolean>(7).fill(true)
    const { state } = turnUp({ ...start, known: [all, all, all] })
    expect([state.known[0], state.board[6]!.tile]).toEqual([all, 'portal'])
    // What the shuffled tiles were in sum is remembered by whoever had seen them.
    const two = position({
      players: [{}, {}],
      creatures: { 1: 'ghost' },
      deck: 'ghost',
      tiles: { 3: 'portal' },
      laid: { 1: 'red', 2: 'red' },
    })
    const some = [false, false, false, true, true, false, false]
    const mixed = turnUp({ ...two, known: [some, some.map(() => false), some.map(() => false)] }).state
    expect(view(mixed, 0).remembered).toEqual({ portals: 1, walls: 1, places: [3, 4, 5, 6] })
    expect(view(mixed, 1).remembered).toBeNull()
    for (let seed = 0; seed < 40; seed++) {
      const world = witchOfSalem.imagine(mixed, 0, seeded(seed))
      const tiles = world.board.slice(3).map(({ tile }) => tile)
      expect(tiles).toContain('portal')
      expect(tiles).toContain('wall')
    }
  })

  rule('WS-E15', 'all six discards first, then the places are filled', () => {
    const spaces = { 1: 'G - -', 2: 'N - -', 3: 'E - -', 4: 'D - -', 5: 'G - -', 6: 'N - -' }
    const { state } = turnUp(position({ players: [{}, {}], creatures: { 1: 'mi-go' }, deck: 'mi-go', spaces }))
    // Six items were discarded before the first place was filled with three of them.
    expect(state.board.map((spot) => spot.items.filter((each) => each !== null).length)).toEqual([0, 3, 3, 0, 0, 0, 0])
  })

  rule('WS-E16', 'Robert Craven as a price ends the turn at the university', () => {
    const start = position({
      players: [
        { at: 1, played: [1] },
        { at: 5, played: [5] },
        { at: 7, banning: true, sanity: 3, played: [7] },
      ],
      ...onRlyeh('hastur'),
      spaces: { 3: 'D D D' },
      deck: 'robert-craven ghoul',
    })
    const { state } = run(start, go(3), take(1))
    expect(state.players.map(({ at, played }) => [at, played])).toEqual([
      [0, []],
      [0, []],
      [7, [7]],
    ])
    expect([creatures(state), actor(state), has(state, 0)]).toEqual([{ 1: 'ghoul' }, 1, items('D')])
  })

  rule('WS-E17', 'an event as a price moves the Witch too', () => {
    const start = position({ players: [{}, {}], witch: 6, spaces: { 2: 'D D D' }, events: 'E4 E9' })
    expect(run(start, go(2), take(2)).state).toMatchObject({ witch: 1, necron: 2 })
  })
})

describe('a turn', () => {
  rule('WS-E18', 'the last sanity may be paid; who pays it is out, and the item goes too', () => {
    const start = position({ players: [{ sanity: 1 }, {}, {}], spaces: { 1: 'D E N' } })
    const { state } = run(start, go(1), take(1))
    expect(state.players[0]).toMatchObject({ out: true, items: [] })
    expect([state.itemDiscard, actor(state)]).toEqual([items('E'), 1])
    expect(run(start, slip(2)).state.players[0]).toMatchObject({ out: true })
  })

  rule('WS-E19', 'only its own price, and nothing slides', () => {
    const start = position({ players: [{}, {}], spaces: { 1: '- D N' } })
    const { state } = run(start, go(1), take(2))
    expect([sanity(state)[0], state.board[1]!.items]).toEqual([4, [null, 'dagger', null]])
  })

  rule('WS-E20', 'by the passage to the university: it comes back too', () => {
    const { state } = run(position({ players: [{ at: 3, played: [0, 3] }, { at: 5 }] }), slip(0))
    expect(state.players[0]).toMatchObject({ at: 0, played: [], sanity: 5 })
  })

  rule('WS-E21', 'at the university its card is in hand and of no use', () => {
    const state = position({ players: [{}, {}] })
    expect(view(state, 0).players[0]!.hand).toContain(0)
    expect(legal(state)).not.toContainEqual(go(0))
  })

  rule('WS-E22', 'there is always a move', () => {
    const state = position({ players: [{ at: 6, played: [1, 2, 3, 4, 5, 6, 7] }, {}] })
    expect(legal(state)).toEqual([go(0)])
    expect(legal(position({ players: [{}, {}] })).length).toBeGreaterThan(6)
  })

  rule('WS-E23', 'not to R’lyeh without the items, with the card face down, or to a second ban', () => {
    const can = (has: string, revealed: number, banning: boolean) => {
      const start = position({ players: [{ has }, { banning, at: banning ? 7 : 0 }, {}], ...onRlyeh('hastur') })
      return legal({ ...start, revealed }).some((each) => each.do === 'go' && each.to === 7)
    }
    expect([can('E E D', 6, false), can('E D D', 6, false), can('E E D', 5, false), can('E E D', 6, true)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  rule('WS-E24', 'on arrival the passage alone is paid, and the turn is over', () => {
    const { state } = run(position({ players: [{ has: 'E E D', sanity: 4 }, {}, {}], ...onRlyeh('hastur') }), slip(7))
    expect([sanity(state)[0], actor(state)]).toEqual([3, 1])
  })

  rule('WS-E25', 'the way to ban Dagon costs 2 already', () => {
    const { state } = run(position({ players: [{ has: 'G E D' }, {}, {}], ...onRlyeh('dagon') }), slip(7))
    expect([sanity(state)[0], view(state).inForce]).toEqual([4, []])
  })

  rule('WS-E26', 'who goes mad on the way bans nobody', () => {
    const { state } = run(position({ players: [{ has: 'E E D', sanity: 1 }, {}, {}], ...onRlyeh('hastur') }), slip(7))
    expect(state.players[0]).toMatchObject({ out: true, banning: false })
    expect(view(state).inForce).toEqual(['Hastur'])
  })

  rule('WS-E27', 'the items for the ban are kept', () => {
    const { state } = run(position({ players: [{ has: 'E E D' }, {}, {}], ...onRlyeh('hastur') }), slip(7))
    expect(has(state, 0)).toEqual(items('E E D'))
  })

  rule('WS-E28', 'no trade leaves more than three minor items', () => {
    const start = position({ players: [{ has: 'G G N' }, { has: 'E E D', at: 3 }] })
    const offered = legal(run(start, go(3)).state).filter((each) => each.do === 'offer')
    expect(offered.length).toBe(4)
    expect(offered.every((each) => each.do === 'offer' && each.give !== null && each.get !== null)).toBe(true)
  })

  rule('WS-E29', 'what was received may be used at once', () => {
    const start = position({ players: [{}, { has: 'N', at: 3 }] })
    const { state } = run(start, go(3), { do: 'offer', to: 1, give: null, get: 'necronomicon' }, { do: 'agree' }, use('N'))
    expect(state.revealed).toBe(2)
  })

  rule('WS-E30', 'the die comes before the fight', () => {
    const start = position({ players: [{ has: 'G D' }, {}], creatures: { 3: 'deep-one' }, witch: 6 })
    expect(asked(rolling('glasses', start, go(3)).state)).not.toBe('whether to fight')
    expect(legal(rolling('necron', start, go(3)).state)).toContainEqual(beat)
  })

  rule('WS-E31', 'who goes mad by the die has no further steps', () => {
    const start = position({ players: [{ has: 'G D', sanity: 1 }, {}, {}], creatures: { 3: 'deep-one' }, witch: 6, spaces: { 3: 'N N N' } })
    const { state } = rolling('sanity', start, go(3))
    expect([actor(state), asked(state)]).toEqual([1, 'where to go'])
  })

  rule('WS-E32', 'Azathoth: two rolls, the second only for those who are still there', () => {
    const start = position({ players: [{ has: 'G', sanity: 2 }, {}, {}], creatures: { 3: 'ghost' }, witch: 6, change: shadow('azathoth') })
    const both = rolling('glasses sanity', start, go(3)).state
    expect([sanity(both)[0], has(both, 0)]).toEqual([1, []])
    const mad = { ...start, players: start.players.with(0, { ...start.players[0]!, sanity: 1 }) }
    expect(rolling('sanity', mad, go(3)).state.players[0]!.out).toBe(true)
  })

  rule('WS-E33', 'beating Thul Saduun leaves the use of an item', () => {
    const start = position({ players: [{ has: 'N blue' }, {}], creatures: { 3: 'thul-saduun' }, witch: 3 })
    const { state } = run(start, go(3), beat)
    expect(legal(state)).toEqual([use('N'), useNothing])
  })

  rule('WS-E34', 'the Dagger beats Thul Saduun too', () => {
    const start = position({ players: [{ has: 'D' }, {}], creatures: { 3: 'thul-saduun' }, witch: 3 })
    expect(creatures(run(start, go(3), use('D')).state)).toEqual({})
  })

  rule('WS-E35', 'creature, shadow and Witch hinder nothing', () => {
    const start = position({ players: [{ has: 'G blue' }, {}], creatures: { 3: 'ghoul' }, witch: 3, spaces: { 3: 'N D E' } })
    const { state } = run(start, go(3))
    expect(legal(state)).toEqual([use('G'), use('blue'), useNothing])
    expect(asked(run(state, useNothing).state)).toBe('what to take')
  })

  rule('WS-E36', 'an artifact on a wall is allowed; one a tile, and nobody looks below', () => {
    const start = position({ players: [{ has: 'blue' }, { has: 'G blue', at: 2 }], spaces: { 3: 'D - -' } })
    const laid = run(start, go(3), use('blue'), quiet, takeNothing).state
    expect(laid.board[3]).toMatchObject({ tile: 'wall', artifact: 'blue' })
    const second = run(laid, go(3)).state
    // The place has nothing to use them on: the turn goes on to taking, after a trade that can be offered.
    const offered = legal(asked(second) === 'whether to trade' ? run(second, { do: 'trade nothing' }).state : second)
    expect(offered).not.toContainEqual(use('G'))
    expect(offered).not.toContainEqual(use('blue'))
  })

  rule('WS-E37', 'an artifact of another colour cannot be laid', () => {
    for (const [colour, can] of [
      ['red', false],
      ['green', false],
      ['blue', true],
    ] as const) {
      const { state } = run(position({ players: [{ has: colour }, {}] }), go(3))
      expect(asked(state) === 'what to use').toBe(can)
    }
  })

  rule('WS-E38', 'two artifacts of each colour; discarded ones come back through the bag', () => {
    const start = witchOfSalem.setup({ players: 4 }, 7)
    const all = [...start.bag, ...start.board.flatMap((spot) => spot.items), ...start.players.map(({ artifact }) => artifact)]
    for (const colour of ['red', 'green', 'blue']) expect(all.filter((each) => each === colour)).toHaveLength(2)
    const empty = position({ players: [{}, {}], spaces: { 3: 'D - -' }, change: { itemDiscard: items('red blue green') } })
    expect(run(empty, go(3), take(0)).state.board[3]!.items.toSorted()).toEqual(['blue', 'green', 'red'])
  })

  rule('WS-E39', 'closing the university too early loses', () => {
    const players = [
      { has: 'red', at: 3 },
      { at: 7, banning: true, sanity: 3 },
    ]
    const { state } = run(position({ players, tiles: { 4: 'portal' }, ...onRlyeh('hastur') }), go(0), use('red'))
    expect([outcome(state)?.scores, outcome(state)?.because]).toEqual([[0, 0], expect.stringContaining('Inn is open')])
  })

  rule('WS-E40', 'with no items at all a place stays empty until it is looked at again', () => {
    const { state } = run(position({ players: [{}, {}], spaces: { 3: 'D - -' } }), go(3), take(0))
    expect(state.board[3]!.items).toEqual([null, null, null])
    const later = run({ ...state, itemDiscard: items('E E') }, go(3), { do: 'trade nothing' }).state
    expect([later.board[3]!.items, asked(later)]).toEqual([['elixir', 'elixir', null], 'what to take'])
  })

  rule('WS-E41', 'what is in the bag first, then the discard', () => {
    const start = position({ players: [{}, {}], spaces: { 3: 'D - -' }, change: { bag: items('N'), itemDiscard: items('E E E') } })
    const { state } = run(start, go(3), take(0))
    expect([state.board[3]!.items, state.bag, state.itemDiscard]).toEqual([items('N E E'), items('E'), []])
  })

  rule('WS-E42', 'who is out stays counted for the creature cards', () => {
    const start = position({ players: [{}, {}, {}, { out: true, sanity: 0 }], events: 'E9', deck: 'ghoul ghost mi-go' })
    const { state } = run(start, go(1), go(2), go(3))
    expect([state.round, Object.keys(creatures(state)).length, creatureCards(4, 2)]).toEqual([2, 2, 2])
  })

  rule('WS-E43', 'of two the first to go out loses the game', () => {
    expect(outcome(run(position({ players: [{ sanity: 1 }, {}] }), slip(3)).state)?.scores).toEqual([0, 0])
  })

  rule('WS-E44', 'the event comes though the last player is out', () => {
    const start = position({ players: [{}, {}, { out: true, sanity: 0 }], events: 'E4 E9', deck: 'ghoul ghost' })
    expect(run(start, go(1), go(2)).state).toMatchObject({ round: 2, eventDiscard: ['E4'] })
  })

  rule('WS-E45', 'a plain player wins now and then, and mostly loses', () => {
    let wins = 0
    for (let seed = 1; seed <= 100; seed++) wins += plainly(2, seed)
    expect(wins).toBeGreaterThan(12)
    expect(wins).toBeLessThan(50)
  })
})

/** A match in which everybody does what tempts most. */
function plainly(players: number, seed: number): number {
  let state = witchOfSalem.setup({ players }, seed)
  for (;;) {
    const seat = actor(state)
    if (seat === undefined) return outcome(state)!.scores[0]!
    const tempting = (action: Parameters<typeof witchOfSalem.describe>[2]) => witchOfSalem.appeal!(state, seat, action)
    const best = legal(state).reduce((one, other) => (tempting(other) > tempting(one) ? other : one))
    state = witchOfSalem.apply(state, seat, best).state
  }
}

describe('texts and events', () => {
  rule('WS-E46', 'Hastur: no trade, and no exchange', () => {
    const start = position({ players: [{ has: 'G' }, { has: 'E', at: 3 }], events: 'E10', change: shadow('hastur') })
    expect(asked(run(start, go(3)).state)).not.toBe('whether to trade')
    expect(asked(event(start).state)).toBe('where to go')
    // Without him all minor items of the group are laid together and given out again.
    const free = position({ players: [{ has: 'G G red' }, { has: 'E', at: 3 }], events: 'E10' })
    const { state } = run(event(free).state, { do: 'exchange' }, name(1), name(1), name(0))
    expect([has(state, 0), has(state, 1)]).toEqual([items('E red'), items('G G')])
    expect(has(run(event(free).state, { do: 'exchange nothing' }).state, 0)).toEqual(items('G G red'))
  })

  rule('WS-E47', 'Cthulhu moves Necron before the creature does its own', () => {
    const start = position({ players: [{}, {}], necron: 2, creatures: { 1: 'nightgaunt' }, deck: 'nightgaunt', change: shadow('cthulhu') })
    // First to 3, which bears a picture, then on to the next one.
    expect(turnUp(start).state.necron).toBe(7)
  })

  rule('WS-E48', 'Shub-Niggurath counts what is laid and nothing else', () => {
    const change = shadow('shub-niggurath')
    expect(turnUp(position({ players: [{}, {}], deck: 'ghost', change })).state.necron).toBe(1)
    expect(turnUp(position({ players: [{}, {}], creatures: { 1: 'mi-go' }, deck: 'mi-go', change })).state.necron).toBe(0)
    const all = { 1: 'undead', 2: 'ghost', 3: 'mi-go', 4: 'lava-worm', 5: 'nightgaunt', 6: 'soul-eater' }
    expect(turnUp(position({ players: [{}, {}], creatures: all, deck: 'ghoul', change })).state.necron).toBe(0)
  })

  rule('WS-E49', 'Yog-Sothoth: after the event, even the one that brought him', () => {
    const gods = 'yog-sothoth cthulhu dagon shub-niggurath azathoth hastur'
    const start = position({ players: [{}, {}], gods, events: 'E1 E9', deck: 'ghoul' })
    const { events } = run(start, go(1), go(2))
    const order = events.map(({ was }) => was).filter((was) => ['shadow came', 'Necron moved', 'begun'].includes(was))
    expect(order).toEqual(['shadow came', 'Necron moved', 'begun'])
  })

  rule('WS-E50', 'a shadow and the card of R’lyeh at once, and none at the edges', () => {
    const start = position({ players: [{}, {}], ...onRlyeh('dagon') })
    expect(view({ ...start, shadow: 'hastur' }).inForce).toEqual(['Hastur', 'Dagon'])
    expect(view(start).inForce).toEqual(['Dagon'])
  })

  rule('WS-E51', 'Craven Strikes: the creature or the shadow where the Witch comes to, or nothing', () => {
    const start = position({ players: [{}, {}], witch: 1, creatures: { 3: 'ghoul', 4: 'ghost' }, events: 'E8' })
    expect(creatures(event(start).state)).toEqual({ 4: 'ghost' })
    expect(creatures(event({ ...start, witch: 4 }).state)).toEqual({ 3: 'ghoul', 4: 'ghost' })
    expect(event({ ...start, witch: 5, shadow: 'dagon' }).state.shadow).toBeNull()
    expect(event({ ...start, witch: 5 }).state.creatureDiscard).toEqual([])
  })

  rule('WS-E52', 'Helpful Librarian: room is made, or the drawn item goes', () => {
    const start = position({ players: [{ has: 'G N D' }, {}], events: 'E6', change: { bag: items('E') } })
    const { state } = run(event(start).state, name(0))
    expect(legal(state)).toEqual([
      { do: 'make room', drop: 'glasses' },
      { do: 'make room', drop: 'necronomicon' },
      { do: 'make room', drop: 'dagger' },
      { do: 'make room', drop: null },
    ])
    const kept = run(state, { do: 'make room', drop: 'glasses' }).state
    expect([has(kept, 0), kept.itemDiscard]).toEqual([items('N E D'), items('G')])
    const gone = run(state, { do: 'make room', drop: null }).state
    expect([has(gone, 0), gone.itemDiscard]).toEqual([items('G N D'), items('E')])
    expect(has(run(event(start).state, name(1)).state, 1)).toEqual(items('E'))
  })

  rule('WS-E53', 'with all six revealed neither event nor Necronomicon does anything', () => {
    const start = position({ players: [{ has: 'N' }, {}], events: 'E11', ...onRlyeh('hastur') })
    expect(event(start).state.revealed).toBe(6)
    expect(event({ ...start, revealed: 4 }).state.revealed).toBe(5)
    expect(asked(run(start, go(3)).state)).not.toBe('what to use')
  })

  rule('WS-E54', 'no Elixir at six', () => {
    const { state } = run(position({ players: [{ has: 'E' }, {}] }), go(3))
    expect(asked(state)).not.toBe('what to use')
  })

  rule('WS-E55', 'who bans is not reached, and a covered tile is not looked at', () => {
    const players = [{ at: 7, banning: true, sanity: 3 }, {}, {}]
    const start = position({ players, events: 'E12', laid: { 2: 'green' }, ...onRlyeh('hastur') })
    const named = event(start).state
    expect(legal(named)).toEqual([name(1), name(2), { do: 'hear', seat: 2 }])
    const looking = run(named, name(2)).state
    expect([actor(looking), legal(looking)]).toEqual([2, [1, 3, 4, 5, 6].map((at) => ({ do: 'look', at }))])
    const { state } = run(looking, { do: 'look', at: 4 })
    expect([view(state, 2).places[4]!.tile, view(state, 1).places[4]!.tile]).toEqual(['wall', null])
    const night = doing(position({ players, events: 'E7', ...onRlyeh('hastur') }), { task: 'turn up an event' })
    expect(were(night.events, 'sanity changed').every((each) => each.because === 'the ban')).toBe(true)
  })

  rule('WS-E56', 'one person may lead all: what one sees all know, and nobody has to be silent', () => {
    const start = position({ players: [{ has: 'G' }, { has: 'G' }], tiles: { 3: 'portal' }, spaces: { 3: 'D - -' } })
    // Each with a player of its own looks for herself alone.
    const apart = run(start, go(3), use('G')).state
    expect([asked(apart), view(apart, 0).places[3]!.tile, view(apart, 1).places[3]!.tile]).toEqual(['what to say', 'portal', null])
    const led = run({ ...start, oneLeads: witchOfSalem.setup({ players: 2, oneLeads: true }, 1).oneLeads }, go(3), use('G'))
    expect([0, 1].map((seat) => view(led.state, seat).places[3]!.tile)).toEqual(['portal', 'portal'])
    expect(asked(led.state)).toBe('what to take')
    const [looked] = were(led.events, 'looked')
    expect(witchOfSalem.tell(looked!, 1)).toContain('a portal')
  })

  rule('WS-E57', 'back to 0 and no further, and no space is reached that way', () => {
    const start = position({ players: [{}, {}], events: 'E9' })
    expect(event({ ...start, necron: 1 }).state.necron).toBe(0)
    // From behind the demon space back onto it, with R'lyeh face down: a position that cannot come about, and no loss.
    const back = event({ ...start, necron: 22 }).state
    expect([back.necron, outcome(back)]).toEqual([20, undefined])
    expect(() => run(start, { do: 'use', item: 'glasses' })).toThrow(IllegalAction)
  })
})
