/** Playing again at the same table, the series that comes of it, and the records, as a window is told of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { expect, test, vi } from 'vitest'
import { matchShelf } from '../../db/matches.ts'
import { openInMemory } from '../../db/open.ts'
import { recordShelf } from '../../db/records.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import { games } from '../../src-main/games/index.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'
import { keptMatches } from '../../src-main/keeper/kept.ts'
import { records } from '../../src-main/keeper/records.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

async function withKeeper(work: (api: Api) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'keeper-'))
  const keeper = await openKeeper({ dataDir, log: { note: () => {}, error: () => 'id' } })
  try {
    await work(createRouterClient(keeper.router, { context: { connection: 'window' } }))
  } finally {
    await keeper.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const people = [
  { name: 'Ada', kind: 'human' as const },
  { name: 'Bea', kind: 'human' as const },
]

/** Everybody takes the first choice, until it is over; answers the scores. */
async function playOut(api: Api, match: string): Promise<readonly number[]> {
  for (;;) {
    const views = await Promise.all(people.map((_, seat) => api.table.look({ match, seat })))
    const { outcome } = views[0]!
    if (outcome !== undefined) return outcome.scores
    const { seat, at, choices } = views.find((view) => view.choices.length > 0)!
    await api.table.act({ match, seat, at, choice: choices[0]!.key })
  }
}

const winnerOf = (scores: readonly number[]) => scores.findIndex((score) => score > 0)
const report = async (api: Api, match: string) => JSON.parse((await api.matches.export({ match })).text)

test('[CD-5] playing again is the same table with another seed, and the last winner casts first', async () => {
  await withKeeper(async (api) => {
    const seats = people.map((each, seat) => ({ ...each, name: `${each.name} ${seat}` }))
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats, variant: { cultists: '2' }, undoPastRevealed: true, seed: 3 })
    const winner = winnerOf(await playOut(api, match))
    expect(winner).toBeGreaterThanOrEqual(0)
    const { match: second } = await api.matches.again({ match })
    const [before, after] = [await report(api, match), await report(api, second)]
    expect(after).toMatchObject({ game: 'cthulhu-dice', options: { ...before.options, lastWinner: winner }, moves: [] })
    expect(after.seed).not.toBe(before.seed)
    expect(await api.table.look({ match: second, seat: winner })).toMatchObject({
      actors: [winner],
      seats: [{ name: 'Ada 0' }, { name: 'Bea 1' }],
    })
  })
})

test('[CD-4] after a win for Cthulhu the first Caster is chosen as it was agreed', async () => {
  await withKeeper(async (api) => {
    let { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: people, seed: 1 })
    // Nobody wins about one match in thirty between two; matches of a series follow one another until it happens.
    for (let no = 0; no < 400; no++) {
      const scores = await playOut(api, match)
      const { match: next } = await api.matches.again({ match })
      const { options } = await report(api, next)
      if (winnerOf(scores) < 0) return expect(options).not.toHaveProperty('lastWinner')
      expect(options.lastWinner).toBe(winnerOf(scores))
      match = next
    }
    expect.unreachable('Cthulhu never won')
  })
})

test.each(['pocket-madness', 'tides-of-madness'] as const)('%s is played again, and knows the match before it', async (game) => {
  await withKeeper(async (api) => {
    const { match } = await api.matches.begin({ game, seats: people, seed: 5 })
    const first = await playOut(api, match)
    expect(await api.matches.series({ match })).toMatchObject({ matches: 1, over: 1 })
    const { match: second } = await api.matches.again({ match })
    expect(await api.matches.series({ match: second })).toEqual({
      matches: 2,
      over: 1,
      won: people.map(({ name }, seat) => ({ name, won: first[seat]! > 0 ? 1 : 0 })),
    })
    await playOut(api, second)
    const [record, ...others] = await api.matches.record()
    expect(others).toEqual([])
    expect(record).toMatchObject({ game, played: 2, points: { best: game === 'pocket-madness' ? 'fewest' : 'most' } })
    expect(record!.standings.every(({ played, best }) => played === 2 && best !== undefined)).toBe(true)
  })
})

test('Mythos is played again with the same decks, whatever has become of them since', async () => {
  await withKeeper(async (api) => {
    const decks = await api.decks.list()
    const { id: own } = await api.deckRoom.begin({ from: 'deck', deck: decks[0]!.id })
    const seats = people.map((each, seat) => ({ ...each, deck: seat === 0 ? own : decks[1]!.id }))
    const { match } = await api.matches.begin({ game: 'mythos', seats, target: 12, seed: 4 })
    const views = await Promise.all(people.map((_, seat) => api.table.look({ match, seat })))
    const { seat, at, choices } = views.find((view) => view.choices.some(({ role }) => role === 'concede'))!
    const { outcome } = await api.table.act({ match, seat, at, choice: choices.find(({ role }) => role === 'concede')!.key })
    expect(outcome).toBeDefined()
    await api.decks.remove({ deck: own })
    const { match: second } = await api.matches.again({ match })
    const [before, after] = [await report(api, match), await report(api, second)]
    expect(after.options).toEqual(before.options)
    expect(after.seed).not.toBe(before.seed)
    const [record] = await api.matches.record()
    expect(record).toMatchObject({
      game: 'mythos',
      points: { what: 'Adventure points', best: 'most' },
      standings: [
        { name: people[1 - seat]!.name, won: 1 },
        { name: people[seat]!.name, won: 0 },
      ],
    })
  })
})

test('a series that was agreed on ends with so many wins, and the next match begins another', async () => {
  await withKeeper(async (api) => {
    let { match } = await api.matches.begin({ game: 'tides-of-madness', seats: people, variant: { wins: '2' }, seed: 5 })
    expect(await api.matches.series({ match })).toMatchObject({ matches: 1, over: 0, wins: 2 })
    const won = people.map(() => 0)
    for (let no = 1; no < 40; no++) {
      for (const [seat, score] of (await playOut(api, match)).entries()) if (score > 0) won[seat]!++
      const { matches, winner, won: told } = await api.matches.series({ match })
      expect({ matches, won: told.map((each) => each.won) }).toEqual({ matches: no, won })
      const ahead = Math.max(...won) >= 2 && won[0] !== won[1] ? won.indexOf(Math.max(...won)) : undefined
      expect(winner).toBe(ahead === undefined ? undefined : people[ahead]!.name)
      ;({ match } = await api.matches.again({ match }))
      if (ahead === undefined) continue
      expect(await api.matches.series({ match })).toMatchObject({ matches: 1, over: 0, wins: 2, won: [{ won: 0 }, { won: 0 }] })
      return
    }
    expect.unreachable('Nobody has won two of forty matches')
  })
})

test('bots keep the style they had, and think as long as before', () => {
  const { db } = openInMemory()
  const stored = matchShelf(db)
  const kept = keptMatches(stored)
  const known = new Map([...games].filter(([id]) => id === 'cthulhu-dice'))
  const { again } = records({ stored, kept, records: recordShelf(db) }, known, () => ({ agree: () => ({}), unfold: (options) => options }))
  const seats = [people[0]!, { name: 'Bot', kind: 'bot' as const }]
  const bots = { botBudgetMs: 700, undoPastRevealed: true, styles: [null, 'hasty'] }
  const first = kept.begin({ game: 'cthulhu-dice', edition: 1, title: 'An evening', seed: 1, seats, options: { players: 2 }, ...bots })
  kept.append(first, 0, { seat: 0, action: {} }, { scores: [1, 0], because: 'So.' })
  expect(kept.take(again(first).match)).toMatchObject(bots)
})

test('two clicks begin one match', async () => {
  await withKeeper(async (api) => {
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: people, seed: 3 })
    await playOut(api, match)
    const [one, other] = await Promise.all([api.matches.again({ match }), api.matches.again({ match })])
    expect(one).toEqual(other)
    expect(await api.matches.list()).toHaveLength(2)
    // Once that one is over too, the same table can begin another.
    await playOut(api, one!.match)
    expect((await api.matches.again({ match })).match).not.toBe(one!.match)
  })
})

test('a match that is not over, or not there, is not played again', async () => {
  await withKeeper(async (api) => {
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: people, seed: 3 })
    await expect(api.matches.again({ match })).rejects.toMatchObject({ code: 'not_over' })
    await expect(api.matches.again({ match: 'none' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(api.matches.series({ match: 'none' })).rejects.toMatchObject({ code: 'not_found' })
    expect(await api.matches.record()).toEqual([])
  })
})
