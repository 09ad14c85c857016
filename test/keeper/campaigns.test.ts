/** Campaigns as the Keeper tells of them: begun, played, told, written down, kept. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Keeper, openKeeper } from '../../src-main/keeper/keeper.ts'

let folder: string
let keeper: Keeper
const context = { connection: 'one' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'story-deck-campaigns-'))
  keeper = await openKeeper({ dataDir: folder, log: { note: () => {}, error: () => 'id' } })
})
afterAll(async () => {
  await keeper.close()
  rmSync(folder, { recursive: true, force: true })
})

async function twoDecks(): Promise<readonly [number, number]> {
  const [a, b] = (await call(keeper.router.decks.list, undefined, { context })).filter(({ ready }) => ready)
  return [a!.id, b!.id]
}

async function begun() {
  const [a, b] = await twoDecks()
  return call(
    keeper.router.campaigns.create,
    {
      name: 'The long winter',
      players: [
        { name: 'Ada', kind: 'human', deck: a },
        { name: 'Bea', kind: 'human', deck: b },
      ],
      agreed: { target: 20, houseRules: [] },
    },
    { context },
  )
}

/** Ends the match at once: Ada concedes. */
async function concede(match: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    for (const seat of [0, 1]) {
      const { choices, at, outcome } = await call(keeper.router.table.look, { match, seat }, { context })
      if (outcome !== undefined) return
      const choice = choices.find(({ role }) => role === 'concede') ?? choices[0]
      if (choice === undefined) continue
      await call(keeper.router.table.act, { match, seat, at, choice: choice.key }, { context })
      break
    }
  }
}

const list = () => call(keeper.router.campaigns.list, undefined, { context })
const page = (campaign: number) => call(keeper.router.campaigns.open, { campaign }, { context })

test('[M16.6] a campaign begins with its first match and goes on at it', async () => {
  const { campaign, match } = await begun()
  const row = (await list()).find(({ id }) => id === campaign)
  expect(row).toMatchObject({
    id: campaign,
    name: 'The long winter',
    players: ['Ada', 'Bea'],
    target: 20,
    open: match,
    over: false,
    matches: 1,
  })
  expect(row!.openQuestion).toMatch(/decides?/)
  expect((await page(campaign)).terms[0]).toMatchObject({ text: 'A match is played to 20 Adventure points.', rule: 'M16.6' })
})

test('a campaign that cannot begin leaves none behind', async () => {
  const [a] = await twoDecks()
  const before = await list()
  const wrong = call(
    keeper.router.campaigns.create,
    {
      players: [
        { name: 'Ada', kind: 'human', deck: a },
        { name: 'Bea', kind: 'human', deck: 9_999 },
      ],
      agreed: { target: 20, houseRules: [] },
    },
    { context },
  )
  await expect(wrong).rejects.toThrow('This deck is not there any more.')
  expect(await list()).toEqual(before)
})

test('[M16.9, M2.16] standings, history and the next match come from what was played', async () => {
  const { campaign, match } = await begun()
  await concede(match)
  const told = await page(campaign)
  expect(told.over).toBe(true)
  expect(told.history).toHaveLength(1)
  expect(told.history[0]!.because).toMatch(/no Sanity left/)
  const mad = told.standings.find((each) => each.mad)!
  expect(mad).toMatchObject({ sanity: 0, place: 2, won: 0 })
  expect(told.standings[0]).toMatchObject({ place: 1, won: 1 })
  expect(told.standings[0]!.total).toBe(told.standings[0]!.points + told.standings[0]!.sanity)
  expect(told.winner).toBe(told.standings[0]!.name)

  const again = await call(keeper.router.campaigns.nextMatch, { campaign }, { context })
  expect((await page(campaign)).open).toBe(again.match)
  await expect(call(keeper.router.campaigns.nextMatch, { campaign }, { context })).rejects.toThrow('still under way')
})

test('a match with cardboard counts like any other, can be changed and taken away', async () => {
  const { campaign } = await begun()
  const paper = {
    date: '2026-11-01',
    rounds: 7,
    because: 'Bea has 21 points.',
    notes: 'At the kitchen table.',
    seats: [
      { name: 'Ada', points: 8, sanity: 3, mad: false, won: false, adventures: [{ title: 'A Winter Tale', points: 8 }] },
      { name: 'Bea', points: 21, sanity: 5, mad: false, won: true, adventures: [{ title: 'A Winter Tale', points: 21 }] },
    ],
  }
  const added = await call(keeper.router.campaigns.addPaper, { campaign, paper }, { context })
  const row = added.history.find((each) => each.paper !== undefined)!
  expect(row).toMatchObject({ rounds: 7, notes: 'At the kitchen table.', over: true })
  expect(added.standings.find(({ name }) => name === 'Bea')).toMatchObject({ won: 1 })
  expect(added.album.map(({ by }) => by)).toEqual(['Ada', 'Bea'])
  const changed = await call(keeper.router.campaigns.changePaper, { campaign, no: row.paper!, paper: { ...paper, rounds: 8 } }, { context })
  expect(changed.history.find((each) => each.paper !== undefined)).toMatchObject({ rounds: 8 })
  const gone = await call(keeper.router.campaigns.removePaper, { campaign, no: row.paper! }, { context })
  expect(gone.history.every((each) => each.paper === undefined)).toBe(true)
})

test('counters go back step by step, to the first state', async () => {
  const { campaign } = await begun()
  const { now } = await call(keeper.router.campaigns.counters, { campaign }, { context })
  expect(now.seats.every(({ sanity }) => sanity > 0)).toBe(true)
  const lower = { ...now, seats: now.seats.map((each) => ({ ...each, sanity: each.sanity - 1 })) }
  expect(await call(keeper.router.campaigns.count, { campaign, counters: lower }, { context })).toEqual({ now: lower, canUndo: true })
  expect(await call(keeper.router.campaigns.uncount, { campaign }, { context })).toEqual({ now, canUndo: false })
})

test('archived, renamed, duplicated, binned and brought back', async () => {
  const { campaign, match } = await begun()
  expect(await call(keeper.router.campaigns.archive, { campaign, archived: true }, { context })).toMatchObject({ archived: true })
  expect(await call(keeper.router.campaigns.rename, { campaign, name: 'Winter' }, { context })).toMatchObject({ name: 'Winter' })
  const copy = await call(keeper.router.campaigns.duplicate, { campaign }, { context })
  expect(copy).toMatchObject({ name: 'Winter, once more', players: ['Ada', 'Bea'], matches: 0 })
  await call(keeper.router.campaigns.remove, { campaign }, { context })
  const ids = (await list()).map(({ id }) => id)
  expect(ids).toContain(copy.id)
  expect(ids).not.toContain(campaign)
  await expect(page(campaign)).rejects.toThrow('not there any more')
  expect((await call(keeper.router.matches.list, undefined, { context })).map(({ id }) => id)).not.toContain(match)
  await call(keeper.router.campaigns.restore, { campaign }, { context })
  expect((await page(campaign)).open).toBe(match)
})

test('a league adds up what was finished', async () => {
  const { campaign, match } = await begun()
  await concede(match)
  const league = await call(keeper.router.campaigns.saveLeague, { name: 'Arkham', notes: '', campaigns: [campaign] }, { context })
  expect(league.rows).toHaveLength(2)
  expect(league.rows[0]).toMatchObject({ place: 1, matches: 1, won: 1, campaigns: 1 })
  expect(league.rows[1]).toMatchObject({ place: 2, won: 0, mad: 1 })
  expect((await page(campaign)).league).toEqual({ id: league.id, name: 'Arkham' })
  await call(keeper.router.campaigns.removeLeague, { league: league.id }, { context })
  expect((await page(campaign)).league).toBeUndefined()
})

test('a match that was begun by itself is taken into a campaign', async () => {
  const [a, b] = await twoDecks()
  const { match } = await call(
    keeper.router.matches.begin,
    {
      game: 'mythos',
      title: 'By chance',
      seats: [
        { name: 'Ada', kind: 'human', deck: a },
        { name: 'Bea', kind: 'human', deck: b },
      ],
    },
    { context },
  )
  const taken = await call(keeper.router.campaigns.adopt, { match }, { context })
  expect(taken).toMatchObject({ name: 'By chance', open: match, players: ['Ada', 'Bea'] })
})

test('own words stand in the chronicle, apart from what is told, and go into every file', async () => {
  const { match } = await begun()
  await concede(match)
  const told = await call(keeper.router.campaigns.chronicle, { match }, { context })
  expect(told.opening.join(' ')).toContain('Ada')
  expect(told.ending.join(' ')).toMatch(/no Sanity left/)
  const own = await call(keeper.router.campaigns.writeEntry, { match, no: -1, own: 'It was <b>cold</b>.', instead: false }, { context })
  expect(own.foreword).toBe('It was <b>cold</b>.')
  const file = (format: 'markdown' | 'html' | 'pdf') => call(keeper.router.campaigns.export, { match, format }, { context })
  expect((await file('markdown')).text).toContain('> It was \\<b\\>cold\\</b\\>.')
  expect((await file('html')).text).toContain('It was &lt;b&gt;cold&lt;/b&gt;.')
  expect(
    Buffer.from((await file('pdf')).base64!, 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(call(keeper.router.campaigns.writeEntry, { match, no: 3, own: 'x', instead: true }, { context })).rejects.toThrow(
    'no such Adventure',
  )
})

test('[M3.1, M3.4] a campaign keeps the play style its decks are judged by, match after match', async () => {
  const decks = await call(keeper.router.deckRoom.list, undefined, { context })
  const ready = decks.filter((each) => each.ready)
  const terms = { mode: 'campaign' as const, target: 5, houseRules: [], least: 60 }
  const styles = await call(keeper.router.deckRoom.saveStyle, { name: 'Sixty', says: '', terms }, { context })
  const own = styles.find(({ name }) => name === 'Sixty')!
  const players = ready.slice(0, 2).map(({ id }, at) => ({ name: `P${at}`, kind: 'human' as const, deck: id }))
  const wanted = { players, agreed: { target: 5, houseRules: [] } }
  await expect(call(keeper.router.campaigns.create, { ...wanted, playStyle: own.id }, { context })).rejects.toThrow('it needs at least 60')

  await call(keeper.router.deckRoom.saveStyle, { id: own.id, name: 'Sixty', says: '', terms: { ...terms, least: 40 } }, { context })
  const { campaign, match } = await call(keeper.router.campaigns.create, { ...wanted, playStyle: own.id }, { context })
  expect((await page(campaign)).terms[0]!.text).toBe('Decks as in “Sixty”.')
  await concede(match)
  await call(keeper.router.deckRoom.saveStyle, { id: own.id, name: 'Sixty', says: '', terms }, { context })
  await expect(call(keeper.router.campaigns.nextMatch, { campaign }, { context })).rejects.toThrow('it needs at least 60')
  await call(keeper.router.deckRoom.removeStyle, { id: own.id }, { context })
  expect((await page(campaign)).terms[0]!.text).toContain('was removed')
  await call(keeper.router.campaigns.nextMatch, { campaign }, { context })
})
