/** The thinking bot: it finds what there is to find, uses no more than it may know, and stops when told. */
import { describe, expect, test } from 'vitest'
import { consider, type Effort, think } from '../../src-main/bot/mcts.ts'
import { anything } from '../../src-main/bot/random.ts'
import type { Game, Seat } from '../../src-main/engine/game.ts'
import { below, type Rng, seeded, split } from '../../src-main/engine/random.ts'
import { cthulhuDice } from '../../src-main/games/cthulhu-dice/game.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import { choose, curse, position, turn } from '../games/cthulhu-dice/position.ts'
import { readyTable } from '../support/ready-table.ts'
import { sealed } from '../support/sealed.ts'

const effort: Effort = { playouts: 300, horizon: 50 }

/** One pile of sticks, one to three taken at a time; whoever takes the last has won. Nothing is hidden. */
const sticks: Game<number, { left: number; turn: number }, { do: 'take'; count: number }, unknown> = {
  id: 'sticks',
  edition: 1,
  seats: { min: 2, max: 2 },
  setup: (left) => ({ left, turn: 0 }),
  actors: ({ left, turn }) => (left === 0 ? [] : [turn % 2]),
  legal: ({ left }) => [1, 2, 3].filter((count) => count <= left).map((count) => ({ do: 'take', count })),
  apply: ({ left, turn }, _seat, { count }) => ({ state: { left: left - count, turn: turn + 1 }, events: [] }),
  view: (state) => state,
  outcome: ({ left, turn }) => (left > 0 ? undefined : { scores: turn % 2 === 1 ? [1, 0] : [0, 1], because: 'The last stick is gone.' }),
  imagine: (state) => state,
  describe: (_state, _seat, { count }) => ({ text: `Take ${count}.` }),
  tell: () => undefined,
}

describe('thinking', () => {
  test('finds the winning move of a game that has one', () => {
    for (const left of [5, 6, 7, 9, 10, 11]) {
      const action = think(sticks, { left, turn: 0 }, 0, { playouts: 2000, horizon: 50 }, seeded(left))
      expect([left, action.count]).toEqual([left, left % 4])
    }
  })

  test('tells how often each choice was tried, what it earned, and what the game saw at the ends', () => {
    const told = { ...sticks, outlook: ({ left }: { left: number; turn: number }, seat: Seat) => ({ left, seat }) }
    const { action, tried } = consider(told, { left: 5, turn: 1 }, 1, { playouts: 400, horizon: 50 }, seeded(1))
    expect(tried.map(({ action }) => action.count).sort()).toEqual([1, 2, 3])
    expect(tried[0]!.action).toEqual(action)
    expect(tried.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(400)
    expect(tried[0]!.earned).toBeGreaterThan(tried[1]!.earned)
    // Every playout goes to its end, where no stick is left, and is looked at by whoever asks.
    for (const { outlook, error } of tried) {
      expect(outlook).toEqual({ left: 0, seat: 1 })
      expect(error).toBeGreaterThanOrEqual(0)
    }
  })

  test('finds the winning result for the Eye', () => {
    // The Victim rolled the Eye: its Yellow Sign takes the Caster's last, the Elder Sign gives it another turn.
    const seen = turn(position({ sanity: [1, 1], pool: 4 }), ['elder sign', 'eye'], curse(1))
    expect(seen.tokens.sanity).toEqual([2, 1])
    const two = turn(position({ sanity: [1, 2], pool: 3 }), ['yellow sign', 'eye'], curse(1))
    expect(think(cthulhuDice, two, 1, effort, seeded(1))).toEqual(choose('yellow sign'))
  })

  test('wins more matches of Cthulhu Dice than its share', () => {
    const games = 120
    const share = wins(cthulhuDice, { players: 3 }, games, { playouts: 60, horizon: 30 }) / games
    // Random play wins some 29 % of them, Cthulhu the rest; 120 matches scatter by 4.
    expect(share).toBeGreaterThan(0.3)
  })

  test('wins more than its share where cards are hidden and sealed at the same time', () => {
    const games = 120
    expect(wins(sealed, { players: 2 }, games, { playouts: 60, horizon: 30 }) / games).toBeGreaterThan(0.5)
  })

  test('the same luck leads to the same move, and the position is not written to', () => {
    const state = sealed.setup({ players: 3 }, 4)
    const text = JSON.stringify(state)
    const moves = Array.from({ length: 5 }, () => think(sealed, state, 1, effort, seeded(8)))
    expect(new Set(moves.map((move) => move.card)).size).toBe(1)
    expect(JSON.stringify(state)).toBe(text)
  })

  test('uses no world but imagined ones', () => {
    const state = sealed.setup({ players: 3 }, 4)
    const seen = new Set<unknown>()
    const watched: typeof sealed = {
      ...sealed,
      imagine: (from, seat, rng) => {
        seen.add(from)
        return { ...sealed.imagine(from, seat, rng), imagined: true }
      },
      apply: (from, seat, action) => {
        if (!('imagined' in from)) throw new Error('The true position was played on.')
        const step = sealed.apply(from, seat, action)
        return { ...step, state: { ...step.state, imagined: true } }
      },
    }
    expect(state.hands[1]).toContain(think(watched, state, 1, effort, seeded(8)).card)
    expect(seen).toEqual(new Set([state]))
  })

  test('stops in the middle of a playout when time is up, and still answers', () => {
    let asked = 0
    let applied = 0
    const slow: typeof sealed = {
      ...sealed,
      apply: (...args) => {
        applied++
        return sealed.apply(...args)
      },
    }
    const late = () => {
      asked++
      return asked > 7
    }
    const state = sealed.setup({ players: 3 }, 4)
    const action = think(slow, state, 0, { playouts: 1_000_000, horizon: 1000, late }, seeded(1))
    expect(sealed.legal(state, 0)).toContainEqual(action)
    expect(applied).toBeLessThanOrEqual(7)
    expect(asked).toBeLessThan(12)
  })

  test('looks at the clock before every action and every new world, in the widest decisions of Mythos too', () => {
    const positions = widest(mythos, { seats: readyTable(2), mode: 'campaign', target: 20, alternativeFirstCard: false }, 6)
    expect(Math.min(...positions.map(({ count }) => count))).toBeGreaterThan(9)
    for (const { state, seat } of positions) {
      let applied = 0
      let imagined = 0
      let listed = 0
      const between: number[][] = []
      const watched: typeof mythos = {
        ...mythos,
        apply: (...args) => {
          applied++
          return mythos.apply(...args)
        },
        imagine: (...args) => {
          imagined++
          return mythos.imagine(...args)
        },
        legal: (...args) => {
          listed++
          return mythos.legal(...args)
        },
      }
      const late = () => {
        between.push([applied, imagined, listed])
        applied = imagined = listed = 0
        return false
      }
      think(watched, state, seat, { playouts: 12, horizon: 30, late }, seeded(1))
      expect(between.length).toBeGreaterThan(12 * 8)
      for (const counts of between) for (const each of counts) expect(each).toBeLessThanOrEqual(1)
    }
  })

  test('answers at random when there was no time at all', () => {
    const state = sealed.setup({ players: 3 }, 4)
    const action = think(sealed, state, 0, { playouts: 10, horizon: 10, late: () => true }, seeded(1))
    expect(sealed.legal(state, 0)).toContainEqual(action)
  })

  test('judges a playout cut short by what the game says it is worth', () => {
    // With a horizon of one action nothing ends; only `worth` can tell three sticks from one.
    const greedy: typeof sticks = { ...sticks, worth: ({ left }, seat) => (seat === 0 ? 1 - left / 20 : 0) }
    const from = { left: 18, turn: 0 }
    expect(think(greedy, from, 0, { playouts: 60, horizon: 1 }, seeded(1)).count).toBe(3)
  })
})

describe('where the game says what tempts', () => {
  const doors = 60
  /** One of many doors; behind one of them is everything. */
  const hall = (
    prize: number,
    appeal: (door: number) => number,
  ): Game<undefined, { door?: number }, { do: 'open'; door: number }, unknown> => ({
    id: 'hall',
    edition: 1,
    seats: { min: 1, max: 1 },
    setup: () => ({}),
    actors: ({ door }) => (door === undefined ? [0] : []),
    legal: ({ door }) => (door === undefined ? Array.from({ length: doors }, (_, each) => ({ do: 'open', door: each })) : []),
    apply: (_state, _seat, { door }) => ({ state: { door }, events: [] }),
    view: (state) => state,
    outcome: ({ door }) => (door === undefined ? undefined : { scores: [door === prize ? 1 : door / 1000], because: 'A door is open.' }),
    imagine: (state) => state,
    describe: (_state, _seat, { door }) => ({ text: `Door ${door}` }),
    tell: () => undefined,
    appeal: (_state, _seat, { door }) => appeal(door),
  })
  const opened = (game: ReturnType<typeof hall>, playouts: number) => think(game, {}, 0, { playouts, horizon: 5 }, seeded(3)).door

  test('that is tried first: few worlds are enough', () => {
    expect(
      opened(
        hall(41, (door) => (door === 41 ? 20 : 0.1)),
        20,
      ),
    ).toBe(41)
  })

  test('what tempts nobody is found all the same, if there is time', () => {
    expect(
      opened(
        hall(41, (door) => (door === 41 ? 0.01 : 1)),
        3000,
      ),
    ).toBe(41)
  })

  test('and where nothing tempts, something is done', () => {
    expect(
      opened(
        hall(41, () => 0),
        2000,
      ),
    ).toBe(41)
  })
})

/** The decisions of random matches with the most answers. */
function widest<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  options: Options,
  count: number,
): { state: State; seat: Seat; count: number }[] {
  const found: { state: State; seat: Seat; count: number }[] = []
  let luck = seeded(9)
  for (let seed = 1; seed <= 2; seed++) {
    let state = game.setup(options, seed)
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      found.push({ state, seat, count: game.legal(state, seat).length })
      let action: Action
      ;[action, luck] = anything(game, state, seat, luck)
      state = game.apply(state, seat, action).state
    }
  }
  return found.sort((a, b) => b.count - a.count).slice(0, count)
}

/** How many of `games` the thinking bot wins in seat 0 and up, against others who do anything. */
function wins<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  options: Options & { players: number },
  games: number,
  thought: Effort,
): number {
  let won = 0
  let luck = seeded(77)
  for (let no = 0; no < games; no++) {
    const bot = no % options.players
    let state = game.setup(options, no)
    for (;;) {
      const [seat] = game.actors(state)
      if (seat === undefined) break
      let apart: Rng
      ;[apart, luck] = split(luck)
      const action = seat === bot ? think(game, state, seat, thought, apart) : anything(game, state, seat, apart)[0]
      state = game.apply(state, seat, action).state
    }
    won += game.outcome(state)?.scores[bot] ?? 0
  }
  return won
}

test('the random bot does anything that is legal', () => {
  const state = sealed.setup({ players: 2 }, 6)
  const done = new Set(Array.from({ length: 60 }, (_, seed) => anything(sealed, state, 1, seeded(seed))[0].card))
  expect(done).toEqual(new Set(state.hands[1]))
  expect(below(anything(sealed, state, 1, seeded(1))[1], 100)).not.toEqual(below(seeded(1), 100))
})
