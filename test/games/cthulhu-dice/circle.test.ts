/** Solved circles of Cthulhu Dice beside brute force: all positions with few tokens, every fall of the dice through the game itself. */
import { describe, expect, test } from 'vitest'
import type { Rng } from '../../../src-main/engine/random.ts'
import { type Solved, solving } from '../../../src-main/games/cthulhu-dice/circle.ts'
import { cthulhuDice, die, type Face, type State } from '../../../src-main/games/cthulhu-dice/game.ts'
import { positionsOf } from '../../../src-main/games/cthulhu-dice/positions.ts'
import { luck, position } from './position.ts'

const faces: readonly Face[] = ['yellow sign', 'tentacle', 'elder sign', 'cthulhu', 'eye']
const often = (face: Face) => die.filter((each) => each === face).length / die.length

/** Every fall of two dice, which is more than any action takes. */
const falls: readonly { readonly share: number; readonly rng: Rng }[] = faces.flatMap((first) =>
  faces.map((second) => ({ share: often(first) * often(second), rng: luck(first, second) })),
)

interface Decision {
  readonly seat: number
  /** For each choice what it leads to, and how often. */
  readonly leads: readonly (readonly (readonly [to: string, share: number])[])[]
}

const keyOf = ({ tokens, caster, question }: State) => JSON.stringify([tokens.sanity, caster, question])

/** All that can come of some positions, and the chances of all players there, by going through everything again and again. */
function bruteForce(starts: readonly State[]) {
  const decisions = new Map<string, Decision>()
  const chances = new Map<string, readonly number[]>()
  const open = [...starts]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const key = keyOf(state)
    if (chances.has(key)) continue
    const here = state
    const [seat] = cthulhuDice.actors(here)
    chances.set(key, cthulhuDice.outcome(here)?.scores ?? Array<number>(here.table.players).fill(0))
    if (seat === undefined) continue
    const leads = cthulhuDice.legal(here, seat).map((action) => {
      const shares = new Map<string, number>()
      for (const { share, rng } of falls) {
        const next = cthulhuDice.apply({ ...here, rng }, seat, action).state
        if (!chances.has(keyOf(next))) open.push(next)
        shares.set(keyOf(next), (shares.get(keyOf(next)) ?? 0) + share)
      }
      return [...shares]
    })
    decisions.set(key, { seat, leads })
  }
  const { players } = starts[0]!.table
  const promised = ({ leads }: Decision) =>
    leads.map((ways) => {
      const sums = Array<number>(players).fill(0)
      for (const [to, share] of ways) for (const [player, chance] of chances.get(to)!.entries()) sums[player]! += share * chance
      return sums
    })
  /** How likely each choice is. */
  function lotsOf(own: readonly number[]): number[] {
    const most = Math.max(...own)
    const lots = own.map((chance) => (players > 2 ? Math.exp((chance - most) / 0.01) : chance > most - 1e-9 ? 1 : 0))
    const all = lots.reduce((sum, lot) => sum + lot, 0)
    return lots.map((lot) => lot / all)
  }
  for (let moved = 1; moved > 1e-6; ) {
    moved = 0
    for (const [key, decision] of decisions) {
      const each = promised(decision)
      const lots = lotsOf(each.map((of) => of[decision.seat]!))
      const before = chances.get(key)!
      const after = before.map((chance, player) => {
        const wanted = each.reduce((sum, of, at) => sum + lots[at]! * of[player]!, 0)
        moved = Math.max(moved, Math.abs(wanted - chance))
        return chance + (players > 2 ? 0.7 : 1) * (wanted - chance)
      })
      chances.set(key, after)
    }
  }
  /** How much more `player` would win anywhere, who alone did what is best against the lots that all others throw. */
  function gainOf(player: number): number {
    const alone = new Map([...chances].map(([key, each]) => [key, each[player]!]))
    for (let moved = 1; moved > 1e-6; ) {
      moved = 0
      for (const [key, decision] of decisions) {
        const each = decision.leads.map((ways) => ways.reduce((sum, [to, share]) => sum + share * alone.get(to)!, 0))
        const lots = lotsOf(promised(decision).map((of) => of[decision.seat]!))
        const now = decision.seat === player ? Math.max(...each) : each.reduce((sum, chance, at) => sum + lots[at]! * chance, 0)
        moved = Math.max(moved, Math.abs(now - alone.get(key)!))
        alone.set(key, now)
      }
    }
    return Math.max(...[...alone].map(([key, chance]) => chance - chances.get(key)![player]!))
  }

  return {
    gainOf,
    promisedAt(state: State): readonly (readonly number[])[] | undefined {
      const decision = decisions.get(keyOf(state))
      return decision && promised(decision)
    },
  }
}

function solve(cultists: number, tokens: number, players: number): Solved {
  const circle = solving(cultists, tokens, players)
  for (;;) {
    const { done, value } = circle.next()
    if (done === true) return value!
  }
}

test('every position has a number of its own, those with fewer tokens in the circle first', () => {
  for (const [cultists, tokens] of [
    [2, 6],
    [3, 9],
    [6, 4],
  ] as const) {
    const positions = positionsOf(cultists, tokens)
    let before = 0
    for (let no = 0; no < positions.count; no++) {
      const sanity = positions.sanityOf(no)
      const left = sanity.reduce((sum, each) => sum + each, 0)
      expect(positions.noOf(sanity)).toBe(no)
      expect(left).toBeLessThanOrEqual(tokens)
      expect(left).toBeGreaterThanOrEqual(before)
      expect(no).toBeGreaterThanOrEqual(positions.from(left))
      before = left
    }
  }
})

describe('[CD-13 to CD-19, CD-24 to CD-26, CD-31] what is promised is what going through every fall of the dice comes to', () => {
  const circles: [string, number, number, number, number][] = [
    ['two players, all their tokens', 2, 6, 2, 1e-5],
    ['three players, six tokens', 3, 6, 3, 1e-3],
    ['four players, four tokens', 4, 4, 4, 1e-3],
    ['five players, three tokens', 5, 3, 5, 1e-3],
    ['six players, two tokens', 6, 2, 6, 1e-3],
    ['Rival Cults of two, four tokens', 4, 4, 2, 1e-5],
    ['Rival Cults of three, three tokens', 6, 3, 2, 1e-5],
  ]
  test.each(circles)('%s', { timeout: 120_000 }, (_name, cultists, tokens, players, precision) => {
    const positions = positionsOf(cultists, tokens)
    const starts = Array.from({ length: positions.count }, (_, no) => {
      const sanity = positions.sanityOf(no)
      return position({ sanity, pool: tokens - sanity.reduce((sum, each) => sum + each, 0), players })
    })
    const truth = bruteForce(starts)
    const solved = solve(cultists, tokens, players)
    let compared = 0
    const compare = (told: readonly number[], true_: readonly number[], state: State) => {
      compared++
      for (const [player, chance] of told.entries()) {
        expect(Math.abs(chance - true_[player]!), `player ${player} at ${keyOf(state)}`).toBeLessThan(precision)
      }
    }
    for (const state of starts) {
      const promised = truth.promisedAt(state)
      if (promised === undefined) continue
      const { sanity } = state.tokens
      for (const [at, action] of cthulhuDice.legal(state, 0).entries()) {
        if (action.do !== 'curse') throw new Error('A Caster names a Victim.')
        const { victim } = action
        compare(solved.afterCurse(sanity, victim), promised[at]!, state)
        for (const roller of [0, victim]) {
          const asked: State = { ...state, question: { ask: 'what the Eye sees', roller, victim } }
          const chosen = truth.promisedAt(asked)
          if (chosen === undefined) continue
          for (const [no, { result }] of cthulhuDice
            .legal(asked, roller % players)
            .flatMap((each) => (each.do === 'choose' ? [each] : []))
            .entries()) {
            const told = roller === 0 ? solved.afterCaster(sanity, victim, result) : solved.afterVictim(sanity, victim, result)
            compare(told, chosen[no]!, asked)
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(100)
    // Between two sides nobody can do better at all, among more hardly.
    expect(truth.gainOf(0)).toBeLessThan(players > 2 ? 0.01 : 1e-5)
  })
})
