/** The bot that plays by rule of thumb: what tempts most, luck among equals, and no peeping. */
import { expect, test } from 'vitest'
import { ruleOfThumb } from '../../src-main/bot/quick.ts'
import type { Game } from '../../src-main/engine/game.ts'
import { seeded } from '../../src-main/engine/random.ts'

interface Doors {
  readonly treasure: number
}

/** Three doors, a treasure behind one of them; who imagines puts it behind the first. */
const doors: Game<unknown, Doors, number, unknown> = {
  id: 'doors',
  edition: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ treasure: 2 }),
  actors: () => [0],
  legal: () => [0, 1, 2],
  apply: (state) => ({ state, events: [] }),
  view: () => ({}),
  outcome: () => undefined,
  imagine: () => ({ treasure: 0 }),
  describe: () => ({ text: 'Open.' }),
  tell: () => undefined,
}

const opened = (game: typeof doors) =>
  new Set(Array.from({ length: 60 }, (_, luck) => ruleOfThumb(game, { treasure: 2 }, 0, seeded(luck))[0]))

test('it takes what tempts most in a world it imagines, not where the treasure truly lies', () => {
  expect(opened({ ...doors, appeal: ({ treasure }, _, door) => (door === treasure ? 5 : 1) })).toEqual(new Set([0]))
})

test('among equals luck decides, and among all where the game says nothing', () => {
  expect(opened({ ...doors, appeal: (_state, _seat, door) => (door === 1 ? 0 : 3) })).toEqual(new Set([0, 2]))
  expect(opened(doors)).toEqual(new Set([0, 1, 2]))
})
