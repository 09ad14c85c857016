/** Tournaments: seats are rotated, the same seed gives the same table, and the intervals are Wilson's. */
import { describe, expect, test, vi } from 'vitest'
import { games } from '../../src-main/games/index.ts'
import { wilson } from '../../src-main/games/wilson.ts'
import { Complaint } from '../../src-main/tools/input.ts'
import { run, tournament } from '../../src-main/tools/tournament.ts'

const tides = games.get('tides-of-madness')!
const dice = games.get('cthulhu-dice')!

describe('the interval of 95 %', () => {
  test('is the one the literature gives', () => {
    // Newcombe 1998, table I, method 3: 81 of 263, and 0 of 20.
    const { low: from, high: to } = wilson(81, 263)
    expect(from).toBeCloseTo(0.2553, 4)
    expect(to).toBeCloseTo(0.3662, 4)
    const { low: least, high: most } = wilson(0, 20)
    expect(least).toBeCloseTo(0, 10)
    expect(most).toBeCloseTo(0.1611, 4)
  })
})

test('each kind sits on each seat as often, and the shares of all matches are shared out', () => {
  const { standings } = tournament(tides, ['quick', 'random'], 40, 1, 10)
  expect(standings.map(({ kind, played }) => [kind, played])).toEqual([
    ['quick', 40],
    ['random', 40],
  ])
  const [quick, random] = standings
  // Now and then nobody wins, as both have gone mad.
  expect(quick!.won + random!.won).toBeLessThanOrEqual(40)
  expect(quick!.won + random!.won).toBeGreaterThan(35)
  expect(quick!.won).toBeGreaterThan(random!.won)
  for (const { from, to, won, played } of standings) expect(from < won / played && won / played < to).toBe(true)
})

test('the same seed gives the same table, another one another', () => {
  const three = (seed: number) => tournament(dice, ['quick', 'random', 'random'], 30, seed, 10)
  expect(three(1)).toEqual(three(1))
  expect(three(1)).not.toEqual(three(1_000))
})

test('where all win together a match counts once, and what is chosen before it is what New match has', async () => {
  const witch = games.get('witch-of-salem')!
  const { standings } = tournament(witch, ['quick', 'quick'], 12, 1, 10)
  expect(standings.map(({ played, even }) => [played, even])).toEqual([[12, undefined]])
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await run(['witch-of-salem', '--seats', 'random,random', '--matches', '2', '--choose', 'sanity=4', '--choose', 'necron=3', '--json'])
  expect(JSON.parse(written.mock.calls.map(([text]) => text).join(''))).toMatchObject({ choose: ['sanity=4', 'necron=3'], matches: 2 })
  written.mockRestore()
  const refused = (choice: string) => run(['witch-of-salem', '--seats', 'random,random', '--choose', choice])
  await expect(refused('sanity=9')).rejects.toThrow('“9” is no answer to “Sanity to start with”')
  await expect(refused('cats=2')).rejects.toThrow('There is nothing to choose called “cats”')
  await expect(refused('sanity')).rejects.toThrow('--choose takes ID=VALUE')
})

test('whoever searches beats whoever does anything', () => {
  const { standings } = tournament(tides, ['bot', 'random'], 12, 1, 20)
  expect(standings.find(({ kind }) => kind === 'bot')!.from).toBeGreaterThan(0.5)
})

test('what cannot be played is refused in a sentence', async () => {
  const refused = async (...args: string[]) => {
    const error: unknown = await run(args).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Complaint)
    return (error as Complaint).message
  }
  expect(await refused()).toContain('Say which game')
  expect(await refused('mythos')).toContain('There are no tournaments of "mythos"')
  expect(await refused('tides-of-madness', '--seats', 'bot,cat')).toContain('"cat" cannot sit down')
  expect(await refused('tides-of-madness', '--seats', 'bot,bot,bot')).toContain('2 to 2 players')
  expect(await refused('tides-of-madness', '--matches', '0')).toContain('--matches')
})
