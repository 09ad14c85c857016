/** The bot in a thread: it answers with a legal action in time, whatever becomes of the thread, and is told no secret. */
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { type StartThread, type Thinker, thinker } from '../../src-main/bot/think.ts'
import { fingerprint } from '../../src-main/engine/match.ts'
import { seeded } from '../../src-main/engine/random.ts'
import { cthulhuDice } from '../../src-main/games/cthulhu-dice/game.ts'
import startBot from '../../src-main/keeper/bot-worker.ts?nodeWorker'
import { sealed } from '../support/sealed.ts'
import startSilent from './threads/silent.ts?nodeWorker'
import startToys from './threads/toys.ts?nodeWorker'

const open: Thinker[] = []
function bot(start: StartThread = startToys, milliseconds = 5000, playouts = 50): Thinker {
  const made = thinker(start, { milliseconds, playouts })
  open.push(made)
  return made
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
})

const state = sealed.setup({ players: 3 }, 5)
const called = (id: string): typeof sealed => ({ ...sealed, id })

test('a thought comes back from the thread', async () => {
  const decision = await bot().decide(sealed, state, 1, seeded(1))
  expect(decision.by).toBe('thought')
  expect(sealed.legal(state, 1)).toContainEqual(decision.action)
})

test('the thread of the app knows the games of this table', async () => {
  const dice = cthulhuDice.setup({ players: 4 }, 5)
  const decision = await bot(startBot).decide(cthulhuDice, dice, dice.caster, seeded(1))
  expect(decision).toMatchObject({ by: 'thought', action: { do: 'curse' } })
})

test('where there is but one thing to do nobody is asked', async () => {
  const never: StartThread = () => {
    throw new Error('Nobody should be asked.')
  }
  const last = { ...state, hands: [[1], [2], [3]], played: [0, 4, 5, 6, 7, 8] }
  expect(await bot(never).decide(sealed, last, 2, seeded(1))).toMatchObject({ action: { do: 'seal', card: 3 }, by: 'necessity' })
})

test.each([
  ['late', /late/],
  ['throwing', /No such rule/],
  ['dying', /ended/],
  ['nonsense', /may not be done/],
  ['unknown', /no game called unknown/],
])('a thread that is %s is replaced, and luck decides', async (id, trouble) => {
  const threads: Worker[] = []
  const start: StartThread = (options) => {
    const thread = startToys(options)
    threads.push(thread)
    return thread
  }
  const unlucky = bot(start, id === 'late' ? 150 : 5000)
  const decision = await unlucky.decide(called(id), state, 1, seeded(1))
  expect(decision).toMatchObject({ by: 'luck', trouble: expect.stringMatching(trouble) })
  expect(sealed.legal(state, 1)).toContainEqual(decision.action)
  // The replacement is started at once, so that the next decision need not wait for it.
  expect(threads.length).toBe(2)
  expect((await bot(start).decide(sealed, state, 1, seeded(1))).by).toBe('thought')
  await unlucky.close()
  expect(threads.length).toBe(3)
})

test('a bot goes on thinking after its thread was replaced', async () => {
  const same = bot()
  expect((await same.decide(called('dying'), state, 1, seeded(1))).by).toBe('luck')
  expect((await same.decide(sealed, state, 1, seeded(1))).by).toBe('thought')
  expect((await same.decide(called('throwing'), state, 1, seeded(1))).by).toBe('luck')
  expect((await same.decide(sealed, state, 1, seeded(1))).by).toBe('thought')
})

test('a thread that eats all memory ends, and nothing else does', async () => {
  const small: StartThread = (options) => startToys({ ...options, resourceLimits: { maxOldGenerationSizeMb: 40 } })
  const decision = await bot(small, 20_000).decide(called('hungry'), state, 1, seeded(1))
  expect(decision).toMatchObject({ by: 'luck', trouble: expect.stringMatching(/memory/) })
}, 30_000)

test('a thread that never gets ready is not waited for', async () => {
  const decision = await bot(startSilent).decide(sealed, state, 1, seeded(1))
  expect(decision).toMatchObject({ by: 'luck', trouble: 'The thread ended.' })
})

test('decisions asked for at the same time are taken one after the other', async () => {
  const one = bot()
  const decisions = await Promise.all([0, 1, 2].map((seat) => one.decide(sealed, state, seat, seeded(seat))))
  for (const [seat, decision] of decisions.entries()) {
    expect(decision.by).toBe('thought')
    expect(sealed.legal(state, seat)).toContainEqual(decision.action)
  }
})

test('what crosses to the thread holds no secret', async () => {
  const posted: { world: typeof state }[] = []
  const start: StartThread = (options) => {
    const thread = startToys(options)
    const post = thread.postMessage.bind(thread)
    thread.postMessage = (message: { world: typeof state }) => {
      posted.push(message)
      post(message)
    }
    return thread
  }
  const one = bot(start)
  const answers: string[] = []
  // Two positions that seat 1 cannot tell apart: what is posted must be the same for both.
  for (const from of [state, sealed.imagine(state, 1, seeded(99))]) {
    answers.push(JSON.stringify(await one.decide(sealed, from, 1, seeded(3))))
  }
  const [first, second] = posted.map(({ world }) => fingerprint(world))
  expect(first).toBe(second)
  expect(answers[0]).toBe(answers[1])
  expect(posted[0]!.world.hands[0]).not.toEqual(state.hands[0])
})

test('between two questions the thread reckons ahead, until the odds of the game are known', async () => {
  const six = cthulhuDice.setup({ players: 4, first: 0, mayLeave: [0] }, 5)
  const state = cthulhuDice.apply(six, 0, { do: 'leave' }).state
  // Half of so short a time is not enough for it, and the next questions hardly add to it.
  const one = bot(startBot, 60)
  const first = await one.weigh(cthulhuDice, state, 1, seeded(1))
  expect(first.by).toBe('search')
  await expect.poll(async () => (await one.weigh(cthulhuDice, state, 1, seeded(1))).by, { timeout: 20_000 }).toBe('exact')
})

test('a decision under way is left to luck when the bot is closed', async () => {
  const one = bot(startToys, 60_000)
  const warm = await one.decide(sealed, state, 1, seeded(1))
  const under = one.decide(called('late'), state, 1, seeded(1))
  setTimeout(() => void one.close(), 50)
  expect([warm.by, (await under).by]).toEqual(['thought', 'luck'])
})
