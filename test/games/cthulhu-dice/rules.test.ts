/** The rules of Cthulhu Dice, one by one. Its worked examples are in examples.test.ts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BadOptions, IllegalAction } from '../../../src-main/engine/game.ts'
import { play } from '../../../src-main/engine/match.ts'
import { cthulhuDice, type Face, lastTurn, type Result, type State } from '../../../src-main/games/cthulhu-dice/game.ts'
import { about, standing } from '../../../src-main/games/cthulhu-dice/table.ts'
import { rule } from '../../support/rule.ts'
import { choose, curse, leave, legal, luck, outcome, position, turn, view, winner } from './position.ts'

const { setup, actors } = cthulhuDice
const results: Result[] = ['yellow sign', 'tentacle', 'elder sign', 'cthulhu']

describe('setting up', () => {
  rule('CD-1', 'two to six play, and no other number', () => {
    for (const players of [2, 3, 4, 5, 6]) expect(setup({ players }, 1).tokens.sanity).toHaveLength(players)
    for (const players of [0, 1, 7, 2.5, Number.NaN]) expect(() => setup({ players }, 1)).toThrow(BadOptions)
  })

  rule('CD-2', 'each player starts with 3 sanity', () => {
    expect(setup({ players: 4 }, 1).tokens.sanity).toEqual([3, 3, 3, 3])
  })

  rule('CD-3', 'the pool starts empty, and the tokens left in the box never come in', () => {
    expect(setup({ players: 2 }, 1).tokens.pool).toBe(0)
    const start = position({ sanity: [3, 3], pool: 0 })
    expect(turn(start, ['elder sign', 'elder sign'], curse(1)).tokens).toEqual({ sanity: [3, 3], pool: 0 })
  })

  rule('CD-4', 'the first Caster is chosen, or left to luck', () => {
    expect(setup({ players: 3, first: 2 }, 1).caster).toBe(2)
    const casters = Array.from({ length: 100 }, (_, seed) => setup({ players: 3, first: 'random' }, seed).caster)
    expect(new Set(casters)).toEqual(new Set([0, 1, 2]))
    expect(casters).toEqual(Array.from({ length: 100 }, (_, seed) => setup({ players: 3 }, seed).caster))
    for (const first of [3, -1, 0.5]) expect(() => setup({ players: 3, first }, 1)).toThrow(BadOptions)
  })

  rule('CD-5', 'the last winner casts first, whoever else was chosen', () => {
    expect(setup({ players: 3, first: 2, lastWinner: 1 }, 1).caster).toBe(1)
    expect(() => setup({ players: 3, lastWinner: 3 }, 1)).toThrow(BadOptions)
    // Cthulhu has won: nobody is the last winner, and the choice holds again.
    expect(setup({ players: 3, first: 2 }, 1).caster).toBe(2)
  })
})

describe('a turn', () => {
  rule('CD-6', 'the Caster names another player who is sane', () => {
    const start = position({ sanity: [3, 3, 0, 1], pool: 5 })
    expect(actors(start)).toEqual([0])
    expect(legal(start, 0)).toEqual([curse(1), curse(3)])
    expect(() => play(cthulhuDice, start, 0, curse(0))).toThrow(IllegalAction)
  })

  rule('CD-7', 'the Caster has no choice but to name a Victim', () => {
    expect(legal(position({ sanity: [3, 3, 3], pool: 0 }), 0).every((action) => action.do === 'curse')).toBe(true)
  })

  rule('CD-8', 'the Caster rolls first, against the Victim, and the result is applied at once', () => {
    const start = position({ sanity: [3, 1, 3], pool: 2 })
    const seen = turn(start, ['yellow sign', 'eye'], curse(1))
    expect(seen.rolls[0]).toEqual({ roller: 0, target: 1, face: 'yellow sign' })
    // The Victim has the Eye in hand, and the first roll has already been paid for.
    expect(seen.tokens).toEqual({ sanity: [3, 0, 3], pool: 3 })
  })

  rule('CD-9', 'then the Victim rolls against the Caster, and the result is applied at once', () => {
    const after = turn(position({ sanity: [3, 3, 3], pool: 0 }), ['elder sign', 'yellow sign'], curse(2))
    expect(after.rolls[1]).toEqual({ roller: 2, target: 0, face: 'yellow sign' })
    expect(after.tokens).toEqual({ sanity: [2, 3, 3], pool: 1 })
  })

  rule('CD-10', 'two rolls are a turn, and the player on the left casts next', () => {
    const start = position({ sanity: [3, 3, 3], pool: 0, caster: 1 })
    const second = turn(start, ['elder sign', 'elder sign'], curse(0))
    expect(second).toMatchObject({ caster: 2, turn: 2 })
    expect(second.rolls).toHaveLength(2)
    expect(turn(second, ['elder sign', 'elder sign'], curse(0)).caster).toBe(0)
  })

  rule('CD-11', 'a mad player casts in turn', () => {
    const start = position({ sanity: [3, 0, 3], pool: 3 })
    const next = turn(start, ['yellow sign', 'yellow sign'], curse(2))
    expect(actors(next)).toEqual([1])
    expect(legal(next, 1)).toEqual([curse(0), curse(2)])
  })

  rule('CD-12', 'a mad player cannot be named', () => {
    const start = position({ sanity: [3, 0, 3], pool: 3 })
    expect(() => play(cthulhuDice, start, 0, curse(1))).toThrow(IllegalAction)
  })
})

describe('results', () => {
  const start = position({ sanity: [3, 3, 3], pool: 4 })
  const nothing: Face = 'yellow sign'

  rule('CD-13', 'Yellow Sign: the target of whoever rolled loses 1 to the pool', () => {
    expect(turn(start, ['yellow sign', 'yellow sign'], curse(1)).tokens).toEqual({ sanity: [2, 2, 3], pool: 6 })
  })

  rule('CD-14', 'Tentacle: the Caster takes 1 from the Victim, whoever rolled it', () => {
    expect(turn(start, ['tentacle', 'tentacle'], curse(1)).tokens).toEqual({ sanity: [5, 1, 3], pool: 4 })
  })

  rule('CD-15', 'Tentacle with a mad Caster: the Victim’s token goes to the pool', () => {
    const mad = position({ sanity: [0, 3, 3], pool: 3 })
    expect(turn(mad, ['tentacle', 'tentacle'], curse(1)).tokens).toEqual({ sanity: [0, 1, 3], pool: 5 })
  })

  rule('CD-16', 'Elder Sign: whoever rolled takes 1 from the pool, if there is one', () => {
    expect(turn(start, ['elder sign', 'elder sign'], curse(1)).tokens).toEqual({ sanity: [4, 4, 3], pool: 2 })
    const empty = position({ sanity: [3, 3, 3], pool: 0 })
    expect(turn(empty, ['elder sign', 'elder sign'], curse(1)).tokens).toEqual({ sanity: [3, 3, 3], pool: 0 })
  })

  rule('CD-17', 'Cthulhu: everybody loses 1 to the pool, whoever rolled it', () => {
    expect(turn(start, ['cthulhu', 'cthulhu'], curse(1)).tokens).toEqual({ sanity: [1, 1, 1], pool: 10 })
  })

  rule('CD-18', 'Eye: whoever rolled chooses one of the other four, applied as if rolled', () => {
    const seen = turn(start, ['eye', nothing], curse(1))
    expect(actors(seen)).toEqual([0])
    expect(legal(seen, 0)).toEqual(results.map(choose))
    for (const result of results) {
      expect(turn(start, ['eye', nothing], curse(1), choose(result)).tokens).toEqual(turn(start, [result, nothing], curse(1)).tokens)
    }
  })

  rule('CD-19', 'who has nothing loses nothing, and no token moves', () => {
    const oneMad = position({ sanity: [0, 3, 3], pool: 3 })
    expect(turn(oneMad, ['cthulhu', 'yellow sign'], curse(1)).tokens).toEqual({ sanity: [0, 2, 2], pool: 5 })
  })

  rule('CD-20', 'tokens are never made or lost, only moved', () => {
    const players = fc.integer({ min: 2, max: 6 })
    fc.assert(
      fc.property(players, fc.integer(), fc.boolean(), fc.infiniteStream(fc.nat()), (players, seed, rival, choices) => {
        const options = rival ? { players: 2, cultists: 2 + (players % 2) } : { players }
        let state = setup(options, seed)
        const all = state.tokens.sanity.length * 3
        while (outcome(state) === undefined) {
          const { sanity, pool } = state.tokens
          expect(sanity.reduce((sum, each) => sum + each, pool)).toBe(all)
          expect(Math.min(pool, ...sanity)).toBeGreaterThanOrEqual(0)
          const [seat] = actors(state)
          const actions = legal(state, seat!)
          state = play(cthulhuDice, state, seat!, actions[choices.next().value! % actions.length]!).state
        }
      }),
    )
  })
})

describe('madness', () => {
  rule('CD-21', 'at 0 a player is mad from that moment', () => {
    const start = position({ sanity: [1, 1, 3], pool: 4 })
    // The Caster goes mad by its own Cthulhu; in the same turn the Tentacle finds it mad.
    expect(turn(start, ['cthulhu', 'tentacle'], curse(2)).tokens).toEqual({ sanity: [0, 0, 1], pool: 8 })
  })

  rule('CD-22', 'nothing but the Elder Sign, rolled or chosen, brings sanity back to the mad', () => {
    const start = position({ sanity: [0, 3, 3], pool: 3 })
    const mine = (faces: Face[], ...chosen: Result[]) => turn(start, faces, curse(1), ...chosen.map(choose)).tokens.sanity[0]
    for (const face of ['yellow sign', 'tentacle', 'cthulhu'] as const) expect(mine([face, 'yellow sign'])).toBe(0)
    expect(mine(['elder sign', 'tentacle'])).toBe(2)
    expect(mine(['eye', 'cthulhu'], 'elder sign')).toBe(0)
    expect(mine(['eye', 'elder sign'], 'elder sign')).toBe(1)
  })

  rule('CD-23', 'whoever gets a token back is sane at once, with all rights', () => {
    const back = turn(position({ sanity: [3, 0, 3], pool: 3, caster: 1 }), ['elder sign', 'elder sign'], curse(0))
    // It can be cursed again by the next Caster, and would keep what it steals.
    expect(legal(back, 2)).toEqual([curse(0), curse(1)])
    const thief = turn(position({ sanity: [0, 3, 3], pool: 3 }), ['elder sign', 'tentacle'], curse(1))
    expect(thief.tokens).toEqual({ sanity: [2, 2, 3], pool: 2 })
  })
})

describe('the end', () => {
  rule('CD-24', 'who alone has sanity at the end of a turn wins', () => {
    const end = turn(position({ sanity: [2, 1, 0], pool: 6 }), ['yellow sign', 'yellow sign'], curse(1))
    expect(outcome(end)).toEqual({ scores: [1, 0, 0], because: 'Player 1 alone has sanity left and wins.' })
    expect(actors(end)).toEqual([])
    expect(legal(end, 0)).toEqual([])
  })

  rule('CD-25', 'if everybody is mad at the end of a turn Cthulhu wins, and no player', () => {
    const end = turn(position({ sanity: [1, 1, 0], pool: 7 }), ['cthulhu', 'yellow sign'], curse(1))
    expect(outcome(end)).toEqual({ scores: [0, 0, 0], because: 'Nobody has any sanity left: Cthulhu wins.' })
  })

  rule('CD-26', 'nothing is checked between the two rolls', () => {
    const between = turn(position({ sanity: [2, 1, 0], pool: 6 }), ['yellow sign', 'eye'], curse(1))
    expect(between.tokens.sanity).toEqual([2, 0, 0])
    expect(outcome(between)).toBeUndefined()
    expect(actors(between)).toEqual([1])
  })
})

describe('Rival Cults', () => {
  rule('CD-27', 'two players lead two or three cultists each, every one with 3 sanity', () => {
    expect(setup({ players: 2, cultists: 2 }, 1).tokens.sanity).toEqual([3, 3, 3, 3])
    expect(setup({ players: 2, cultists: 3 }, 1).tokens.sanity).toEqual([3, 3, 3, 3, 3, 3])
    for (const cultists of [1, 4, 2.5]) expect(() => setup({ players: 2, cultists }, 1)).toThrow(BadOptions)
    expect(() => setup({ players: 3, cultists: 2 }, 1)).toThrow(BadOptions)
  })

  rule('CD-28', 'the cultists of the two sit in turn, and the mad ones cast too', () => {
    const start = position({ sanity: [3, 3, 0, 3], pool: 3, players: 2, caster: 1 })
    expect(view(start).cultists.map(({ name, seat }) => `${name} of ${seat}`)).toEqual([
      'Cultist A1 of 0',
      'Cultist B1 of 1',
      'Cultist A2 of 0',
      'Cultist B2 of 1',
    ])
    const next = turn(start, ['yellow sign', 'yellow sign'], curse(3))
    expect(next.caster).toBe(2)
    expect(actors(next)).toEqual([0])
  })

  rule('CD-29', 'any other sane cultist can be cursed, one’s own too', () => {
    expect(legal(position({ sanity: [3, 3, 3, 3], pool: 0, players: 2 }), 0)).toEqual([curse(1), curse(2), curse(3)])
  })

  rule('CD-30', 'the owner of the cultist that rolls decides', () => {
    const start = position({ sanity: [3, 3, 3, 3], pool: 0, players: 2, caster: 3 })
    expect(actors(start)).toEqual([1])
    expect(actors(turn(start, ['elder sign', 'eye'], curse(2)))).toEqual([0])
  })

  rule('CD-31', 'a player whose cultists alone are sane wins; if none is, Cthulhu does', () => {
    const start = position({ sanity: [3, 1, 2, 0], pool: 6, players: 2 })
    expect(outcome(turn(start, ['yellow sign', 'yellow sign'], curse(1)))?.scores).toEqual([1, 0])
    const last = position({ sanity: [1, 1, 1, 1], pool: 8, players: 2 })
    expect(outcome(turn(last, ['cthulhu', 'yellow sign'], curse(1)))?.scores).toEqual([0, 0])
  })
})

describe('rulings of this table', () => {
  rule('CD-32', 'Cthulhu does not wait for ever', () => {
    const start = position({ sanity: [3, 3], pool: 0, turn: lastTurn })
    expect(outcome(start)).toBeUndefined()
    const end = turn(start, ['elder sign', 'elder sign'], curse(1))
    expect(outcome(end)).toEqual({ scores: [0, 0], because: 'After 1000 turns nobody has won: Cthulhu wins.' })
    expect(actors(end)).toEqual([])
  })

  rule('CD-33', 'a player leaves when asked for a decision, and the turn is over then', () => {
    const start = position({ sanity: [3, 3, 3], pool: 0, mayLeave: [0, 1] })
    expect(legal(start, 0)).toContainEqual(leave)
    expect(legal(start, 1)).toEqual([])
    // The Caster leaves over an Eye: nothing is chosen, and the Victim does not answer.
    const left = turn(start, ['eye', 'cthulhu'], curse(1), leave)
    expect(left.tokens).toEqual({ sanity: [0, 3, 3], pool: 3 })
    expect(left.caster).toBe(1)
    // So does a Victim.
    const answered = turn(start, ['yellow sign', 'eye'], curse(1), leave)
    expect(answered.tokens).toEqual({ sanity: [3, 0, 3], pool: 3 })
    expect(answered.caster).toBe(2)
  })
})

describe('edge cases', () => {
  rule('CD-E1', 'a Victim driven mad by the first roll still answers', () => {
    expect(turn(position({ sanity: [3, 1, 3], pool: 2 }), ['yellow sign', 'yellow sign'], curse(1)).tokens).toEqual({
      sanity: [2, 0, 3],
      pool: 4,
    })
  })

  rule('CD-E2', 'a Yellow Sign in answer to a mad Caster moves nothing', () => {
    expect(turn(position({ sanity: [0, 3, 3], pool: 3 }), ['yellow sign', 'yellow sign'], curse(1)).tokens).toEqual({
      sanity: [0, 2, 3],
      pool: 4,
    })
  })

  rule('CD-E3', 'a Tentacle in answer moves nothing when the Victim has nothing left', () => {
    expect(turn(position({ sanity: [3, 1, 3], pool: 2 }), ['yellow sign', 'tentacle'], curse(1)).tokens).toEqual({
      sanity: [3, 0, 3],
      pool: 3,
    })
  })

  rule('CD-E4', 'mad or sane is judged when a result is applied', () => {
    expect(turn(position({ sanity: [1, 3, 3], pool: 2 }), ['cthulhu', 'tentacle'], curse(1)).tokens).toEqual({ sanity: [0, 1, 2], pool: 6 })
    expect(turn(position({ sanity: [0, 3, 3], pool: 3 }), ['elder sign', 'tentacle'], curse(1)).tokens).toEqual({
      sanity: [2, 2, 3],
      pool: 2,
    })
  })

  rule('CD-E5', 'the Eye cannot be chosen with the Eye', () => {
    const seen = turn(position({ sanity: [3, 3], pool: 0 }), ['eye', 'cthulhu'], curse(1))
    const eye = { do: 'choose', result: 'eye' as Result } as const
    expect(() => play(cthulhuDice, seen, 0, eye)).toThrow(IllegalAction)
  })

  rule('CD-E6', 'a result without effect may be chosen, but something has to be', () => {
    const seen = turn(position({ sanity: [3, 3], pool: 0 }), ['eye', 'elder sign'], curse(1))
    expect(legal(seen, 0)).toEqual(results.map(choose))
    expect(play(cthulhuDice, seen, 0, choose('elder sign')).state.tokens).toEqual({ sanity: [3, 3], pool: 0 })
  })

  rule('CD-E7', 'a Victim who rolls the Eye chooses; a Tentacle helps the Caster', () => {
    const seen = turn(position({ sanity: [3, 3, 3], pool: 0 }), ['elder sign', 'eye'], curse(2))
    expect(actors(seen)).toEqual([2])
    expect(play(cthulhuDice, seen, 2, choose('tentacle')).state.tokens).toEqual({ sanity: [4, 3, 2], pool: 0 })
  })

  rule('CD-E8', 'Cthulhu takes from the sane alone', () => {
    expect(turn(position({ sanity: [2, 0, 2, 0], pool: 8 }), ['cthulhu', 'elder sign'], curse(2)).tokens).toEqual({
      sanity: [1, 0, 2, 0],
      pool: 9,
    })
  })

  rule('CD-E9', 'while the game goes on every Caster finds a Victim', () => {
    const sanities = fc
      .integer({ min: 2, max: 6 })
      .chain((n) => fc.tuple(fc.array(fc.nat(4), { minLength: n, maxLength: n }), fc.nat(n - 1)))
    let open = 0
    fc.assert(
      fc.property(sanities, ([sanity, caster]) => {
        const state = position({ sanity, pool: 18, caster })
        if (outcome(state) !== undefined) return
        open++
        expect(legal(state, caster).length).toBeGreaterThan(0)
      }),
    )
    expect(open).toBeGreaterThan(20)
  })

  rule('CD-E10', 'of two players the one left sane has won, unless the answer restored the other', () => {
    const start = position({ sanity: [2, 1], pool: 3 })
    expect(legal(start, 0)).toEqual([curse(1)])
    expect(winner(turn(start, ['yellow sign', 'tentacle'], curse(1)))).toBe(0)
    expect(outcome(turn(start, ['yellow sign', 'elder sign'], curse(1)))).toBeUndefined()
  })

  rule('CD-E11', 'an Elder Sign in answer keeps a game going that one player had as good as won', () => {
    const next = turn(position({ sanity: [1, 1, 0], pool: 7 }), ['yellow sign', 'elder sign'], curse(1))
    expect(next.tokens).toEqual({ sanity: [1, 1, 0], pool: 7 })
    expect(outcome(next)).toBeUndefined()
  })

  rule('CD-E12', 'after everybody went mad, an Elder Sign in answer wins', () => {
    const end = turn(position({ sanity: [1, 1, 0], pool: 7 }), ['cthulhu', 'elder sign'], curse(1))
    expect(winner(end)).toBe(1)
  })

  rule('CD-E13', 'sanity has no upper limit', () => {
    expect(turn(position({ sanity: [9, 3], pool: 0 }), ['tentacle', 'tentacle'], curse(1)).tokens.sanity).toEqual([11, 1])
  })

  rule('CD-E14', 'who leaves gives all tokens to the pool and counts as mad, without turns', () => {
    const start = position({ sanity: [3, 2, 3], pool: 1, mayLeave: [0] })
    const left = turn(start, [], leave)
    expect(left.tokens).toEqual({ sanity: [0, 2, 3], pool: 4 })
    expect(view(left).gone).toEqual([0])
    expect(legal(left, 1)).toEqual([curse(2)])
    const round = turn(turn(left, ['elder sign', 'elder sign'], curse(2)), ['elder sign', 'elder sign'], curse(1))
    expect(round.caster).toBe(1)
    // With one other player the game is theirs.
    expect(winner(turn(position({ sanity: [3, 3], pool: 0, mayLeave: [0] }), [], leave))).toBe(1)
    // A cult leaves with all its cultists.
    expect(turn(position({ sanity: [3, 1, 3, 1], pool: 4, players: 2, mayLeave: [0] }), [], leave).tokens).toEqual({
      sanity: [0, 1, 0, 1],
      pool: 10,
    })
    expect(() => play(cthulhuDice, position({ sanity: [3, 3], pool: 0 }), 0, leave)).toThrow(IllegalAction)
    expect(() => setup({ players: 2, mayLeave: [2] }, 1)).toThrow(BadOptions)
  })

  rule('CD-E15', 'a Tentacle of the Victim never harms the Caster', () => {
    for (const sanity of [
      [3, 3, 3],
      [0, 3, 3],
      [3, 1, 3],
    ]) {
      const after = turn(position({ sanity, pool: 4 }), ['elder sign', 'tentacle'], curse(1))
      // One of the pool by its own Elder Sign, and one of the Victim.
      expect(after.tokens.sanity[0]).toBe(sanity[0]! + 2)
    }
  })

  rule('CD-E16', 'a turn against one’s own side is a turn, and a Tentacle stays in the family', () => {
    const start = position({ sanity: [3, 3, 3, 3], pool: 0, players: 2 })
    expect(turn(start, ['tentacle', 'yellow sign'], curse(2)).tokens).toEqual({ sanity: [3, 3, 2, 3], pool: 1 })
  })
})

describe('what is seen and said', () => {
  const lines = (state: State, faces: Face[], victim: number) =>
    play(cthulhuDice, { ...state, rng: luck(...faces) }, state.caster, curse(victim)).events.map((event) => cthulhuDice.tell(event))

  test('the log says what was rolled and what it did', () => {
    const start = position({ sanity: [3, 1, 0], pool: 5 })
    expect(lines(start, ['tentacle', 'elder sign'], 1)).toEqual([
      'Player 1 curses Player 2.',
      'Player 1 rolls Tentacle. Player 1 gains 1 sanity. Player 2 loses 1 sanity and goes mad.',
      'Player 2 rolls Elder Sign. Player 2 gains 1 sanity and is sane again.',
    ])
    expect(lines(start, ['eye'], 1)).toContain('Player 1 rolls the Eye.')
  })

  test('a roll without effect says so, and every line has the rules that carried it', () => {
    const told = (state: State, faces: Face[], victim: number) =>
      play(cthulhuDice, { ...state, rng: luck(...faces) }, state.caster, curse(victim)).events.map(
        (event) => `${cthulhuDice.tell(event)} [${about(event).rule}]`,
      )
    // The Caster is mad.
    expect(told(position({ sanity: [0, 2, 3], pool: 4 }), ['tentacle', 'yellow sign'], 1)).toEqual([
      'Player 1 curses Player 2. [CD-6]',
      'Player 1 rolls Tentacle. Player 2 loses 1 sanity. [CD-15]',
      'Player 2 rolls Yellow Sign. Nothing comes of it. [CD-13, CD-19]',
    ])
    expect(told(position({ sanity: [0, 1, 3], pool: 5 }), ['elder sign', 'cthulhu'], 1).slice(1)).toEqual([
      'Player 1 rolls Elder Sign. Player 1 gains 1 sanity and is sane again. [CD-16, CD-22]',
      'Player 2 rolls Cthulhu. Player 1 loses 1 sanity and goes mad. Player 2 loses 1 sanity and goes mad. Player 3 loses 1 sanity. [CD-17, CD-21]',
    ])
    expect(told(position({ sanity: [3, 3], pool: 0 }), ['elder sign', 'tentacle'], 1).slice(1)).toEqual([
      'Player 1 rolls Elder Sign. Nothing comes of it. [CD-16]',
      'Player 2 rolls Tentacle. Player 1 gains 1 sanity. Player 2 loses 1 sanity. [CD-14]',
    ])
  })

  test('how it stands is said in a line: everybody’s sanity, cultist by cultist, and what Cthulhu has', () => {
    expect(standing(position({ sanity: [3, 1, 0], pool: 5, turn: 4 }))).toBe('Turn 4: Player 1 3, Player 2 1, Player 3 0 sanity, Cthulhu 5')
    expect(standing(position({ sanity: [3, 1, 0, 2], pool: 6, players: 2 }))).toBe(
      'Turn 1: Player 1 3 + 0, Player 2 1 + 2 sanity, Cthulhu 6',
    )
  })

  test('the view shows the generator to nobody', () => {
    const start = position({ sanity: [3, 1, 0], pool: 5 })
    expect(view(start)).toEqual(view({ ...start, rng: luck('eye') }))
    expect(view(start)).not.toHaveProperty('rng')
  })

  test('each action has a name and hangs from a piece', () => {
    const start = position({ sanity: [3, 1, 3], pool: 2, mayLeave: [0] })
    const labels = (state: State) => legal(state, 0).map((action) => cthulhuDice.describe(state, 0, action))
    expect(labels(start).map(({ text, on }) => [text, on])).toEqual([
      ['Curse Player 2.', 'cultist-1'],
      ['Curse Player 3.', 'cultist-2'],
      ['Leave the game.', undefined],
    ])
    const seen = turn(start, ['eye'], curse(1))
    expect(labels(seen)[1]).toEqual({ text: 'Tentacle.', on: 'face-tentacle', hint: 'The Caster takes 1 sanity from the Victim.' })
  })
})
