/** The exact chances of Cthulhu Dice: what can be reckoned by hand, what must balance, and what luck says in the long run. */
import { describe, expect, test } from 'vitest'
import { decide } from '../../../src-main/bot/decide.ts'
import { type Rng, seeded, split } from '../../../src-main/engine/random.ts'
import { cthulhuDice, type Options, type State } from '../../../src-main/games/cthulhu-dice/game.ts'
import { position } from './position.ts'

const chances = (state: State) => {
  const [seat] = cthulhuDice.actors(state)
  return cthulhuDice.odds!(state, seat!)?.map(({ chance }) => chance)
}

test('there is one for each choice, in their order', { timeout: 120_000 }, () => {
  for (const options of [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 5 }, { players: 2, cultists: 2 }] satisfies Options[]) {
    const state = cthulhuDice.setup(options, 1)
    const [seat] = cthulhuDice.actors(state)
    expect(cthulhuDice.odds!(state, seat!)?.map(({ action }) => action)).toEqual(cthulhuDice.legal(state, seat!))
  }
})

test('a circle that takes seconds is reckoned ahead piece by piece, and goes on where it was left', { timeout: 120_000 }, () => {
  // A circle that no other test asks for: of six, with one who has left [CD-E14].
  const six = cthulhuDice.setup({ players: 6, first: 0, mayLeave: [0] }, 1)
  const state = cthulhuDice.apply(six, 0, { do: 'leave' }).state
  const looks = (many: number) => {
    let left = many
    return () => left-- <= 0
  }
  expect(cthulhuDice.prepare!(state, looks(3))).toBe(false)
  let asked = 1
  while (!cthulhuDice.prepare!(state, looks(1_000))) asked++
  expect(asked).toBeGreaterThan(1)
  expect(cthulhuDice.prepare!(state, looks(0))).toBe(true)
  expect(chances(state)).toHaveLength(4)
})

test('[CD-18, CD-26] the last roll of a turn is reckoned as by hand: who drives the only rival mad has won', () => {
  // Both have one token, the Victim has the Eye: a Yellow Sign ends it, so does Cthulhu, for nobody.
  const state: State = { ...position({ sanity: [1, 1], pool: 4 }), question: { ask: 'what the Eye sees', roller: 1, victim: 1 } }
  const [yellow, tentacle, , cthulhu] = chances(state)!
  expect(yellow).toBe(1)
  // The Caster is the thief, whoever rolled it [CD-14].
  expect(tentacle).toBe(0)
  expect(cthulhu).toBe(0)
})

test('[CD-33] who leaves has no chance left', () => {
  const state = cthulhuDice.setup({ players: 2, first: 0, mayLeave: [0] }, 1)
  expect(chances(state)!.at(-1)).toBe(0)
})

/** How often the first Caster wins when everybody plays by the odds. */
function won(options: Options, matches: number): number {
  let wins = 0
  let luck: Rng = seeded(5)
  for (let seed = 0; seed < matches; seed++) {
    let state = cthulhuDice.setup(options, seed)
    for (let [seat] = cthulhuDice.actors(state); seat !== undefined; [seat] = cthulhuDice.actors(state)) {
      let apart: Rng
      ;[apart, luck] = split(luck)
      state = cthulhuDice.apply(state, seat, decide(cthulhuDice, state, seat, { playouts: 0, horizon: 0 }, apart)).state
    }
    wins += cthulhuDice.outcome(state)!.scores[0]!
  }
  return wins / matches
}

describe('the chance that is told is how often it comes true when all play by it', () => {
  const tables: [string, Options, number][] = [
    ['two players', { players: 2, first: 0 }, 0.0001],
    ['three players', { players: 3, first: 0 }, 0.01],
    ['four players', { players: 4, first: 0 }, 0.01],
    ['five players', { players: 5, first: 0 }, 0.01],
    ['Rival Cults of two', { players: 2, cultists: 2, first: 0 }, 0.0001],
    ['Rival Cults of three', { players: 2, cultists: 3, first: 0 }, 0.0001],
  ]
  test.each(tables)('%s', { timeout: 120_000 }, (_name, options, doubt) => {
    const matches = 4_000
    const told = Math.max(...chances(cthulhuDice.setup(options, 1))!)
    // Four standard errors, and what is lost by others that now and then take the second best.
    expect(Math.abs(won(options, matches) - told)).toBeLessThan(4 * Math.sqrt(0.25 / matches) + doubt)
  })
})

test('nothing but what lies open has a part in it: the dice to come have none', () => {
  const state = cthulhuDice.setup({ players: 3, first: 0 }, 1)
  const elsewhere = cthulhuDice.imagine(state, 0, seeded(9))
  expect(elsewhere.rng).not.toEqual(state.rng)
  expect(chances(elsewhere)).toEqual(chances(state))
})
