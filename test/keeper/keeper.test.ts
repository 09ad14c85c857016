/** The Keeper as its windows know it: the contract on a real store. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { expect, test, vi } from 'vitest'
import type { Api } from '../../src-main/contract/contract.ts'
import { replay } from '../../src-main/engine/match.ts'
import { games } from '../../src-main/games/index.ts'
import { version } from '../../src-main/keeper/about.ts'
import { type KeeperOptions, openKeeper } from '../../src-main/keeper/keeper.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

/** A Keeper on a folder of its own, for the time of one test. */
async function withKeeper(
  work: (api: Api, again: () => Promise<Api>, folder: string) => Promise<void>,
  options: Partial<KeeperOptions> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'keeper-'))
  const log = { note: () => {}, error: () => 'id' }
  let keeper = await openKeeper({ dataDir, log, ...options })
  const api = (): Api => createRouterClient(keeper.router, { context: { connection: 'window' } })
  const again = async () => {
    await keeper.close()
    keeper = await openKeeper({ dataDir, log, ...options })
    return api()
  }
  try {
    await work(api(), again, dataDir)
  } finally {
    await keeper.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const people = [
  { name: 'Ada', kind: 'human' as const },
  { name: 'Bea', kind: 'human' as const },
]

async function refused(what: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await what.then(
    () => ({ code: 'none', message: 'It was not refused.' }),
    (reason: { code: string; message: string }) => reason,
  )
  return { code: error.code, message: error.message }
}

test('a match is begun, played, listed, and goes on after a restart at the same decision', async () => {
  await withKeeper(async (api, again) => {
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: people, variant: { first: '0' }, seed: 11 })
    const start = await api.table.look({ match, seat: 0 })
    expect(start).toMatchObject({ title: 'Cthulhu Dice', moves: 0, at: 0, actors: [0], prompt: 'Whom do you curse?' })
    const after = await api.table.act({ match, seat: 0, at: 0, choice: start.choices[0]!.key })
    expect(after.moves).toBe(1)
    const [listed] = await api.matches.list()
    expect(listed).toMatchObject({ id: match, moves: 1, seats: [{ seat: 0, name: 'Ada' }, { seat: 1 }] })
    expect(listed!.standing).toMatch(/^Turn \d+: Ada \d+, Bea \d+ sanity, Cthulhu \d+, (Ada|Bea) decides$/)

    const reopened = await again()
    expect(await reopened.table.look({ match, seat: 0 })).toEqual(after)
    expect((await reopened.matches.list())[0]).toEqual(listed)
  })
})

test('a match that is over says so in the list, and its text plays it again', async () => {
  await withKeeper(async (api) => {
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: people, seed: 5 })
    let view = await api.table.look({ match, seat: 0 })
    while (view.outcome === undefined) {
      const [seat] = view.actors
      const { at, choices } = await api.table.look({ match, seat: seat! })
      view = await api.table.act({ match, seat: seat!, at, choice: choices[0]!.key })
    }
    expect((await api.matches.list())[0]).toMatchObject({ over: { because: view.outcome.because }, standing: view.outcome.because })
    const { fileName, text } = await api.matches.export({ match })
    expect(fileName).toMatch(/^cthulhu-dice-[0-9a-f]{8}\.storymatch$/)
    const report = JSON.parse(text)
    const { game } = games.get(report.game)!
    expect(game.outcome(replay(game, report))).toEqual(view.outcome)
  })
})

test('[I-S2] names are made distinct, and tables nobody may sit at are refused with the reason', async () => {
  await withKeeper(async (api) => {
    const ada = { name: 'Ada', kind: 'human' as const }
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: [ada, ada, { name: 'ada', kind: 'bot' }] })
    expect((await api.table.look({ match, seat: 0 })).seats.map(({ name }) => name)).toEqual(['Ada', 'Ada 2', 'ada 3'])
    const begin = (seats: number, more = {}) => api.matches.begin({ game: 'cthulhu-dice', seats: Array(seats).fill(ada), ...more })
    for (const seats of [0, 1, 7, 20]) {
      expect(await refused(begin(seats))).toEqual({ code: 'bad_options', message: `Cthulhu Dice is for 2 to 6 players, not ${seats}.` })
    }
    expect(await refused(begin(3, { variant: { cultists: '2' } }))).toEqual({
      code: 'bad_options',
      message: 'Rival Cults is for two players with 2 or 3 cultists each.',
    })
    expect(
      (
        await refused(
          api.matches.begin({
            game: 'cthulhu-dice',
            seats: [
              { name: 'A', kind: 'bot' },
              { name: 'B', kind: 'random' },
            ],
          }),
        )
      ).code,
    ).toBe('bad_options')
    expect(await api.matches.list()).toHaveLength(1)
  })
})

test('[S17] extra fields, wrong types and endless texts are refused before anybody acts on them', async () => {
  await withKeeper(async (api) => {
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: people })
    const loose = api as unknown as { table: { act(args: unknown): Promise<unknown> }; matches: { begin(args: unknown): Promise<unknown> } }
    for (const call of [
      () => loose.table.act({ match, seat: 0, at: 0, choice: 'x', more: 1 }),
      () => loose.table.act({ match, seat: '0', at: 0, choice: 'x' }),
      () => loose.table.act({ match, seat: 0, at: 0.5, choice: 'x' }),
      () => loose.table.act({ match, seat: 0, at: 0, choice: 'x'.repeat(1_001) }),
      () => loose.matches.begin({ game: 'chess', seats: people }),
      () => loose.matches.begin({ game: 'cthulhu-dice', seats: [{ name: 'x'.repeat(201), kind: 'human' }, people[1]] }),
    ]) {
      expect((await refused(call())).code).toBe('BAD_REQUEST')
    }
    expect((await api.table.look({ match, seat: 0 })).moves).toBe(0)
  })
})

test('a match that is removed is gone from the list and from the table', async () => {
  await withKeeper(async (api) => {
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: people })
    await api.table.look({ match, seat: 0 })
    expect(await api.matches.remove({ match })).toEqual({ removed: true })
    expect(await api.matches.list()).toEqual([])
    expect((await refused(api.table.look({ match, seat: 0 }))).code).toBe('no_match')
    expect((await refused(api.matches.remove({ match }))).code).toBe('not_found')
  })
})

test('watching over the contract yields the present state first, then what changes', async () => {
  await withKeeper(async (api) => {
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats: people, variant: { first: '0' } })
    const seen = await api.table.watch({ match, seat: 1 })
    expect((await seen.next()).value).toMatchObject({ moves: 0, seat: 1, choices: [] })
    const next = seen.next()
    const { choices } = await api.table.look({ match, seat: 0 })
    await api.table.act({ match, seat: 0, at: 0, choice: choices[0]!.key })
    expect((await next).value).toMatchObject({ moves: 1, seat: 1 })
    await seen.return?.(undefined)
  })
})

test('closing twice is closing once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keeper-'))
  const keeper = await openKeeper({ dataDir })
  expect(keeper.close()).toBe(keeper.close())
  await keeper.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('[R45] a second Keeper on the same data is told so in a sentence', async () => {
  await withKeeper(async (_api, _again, dataDir) => {
    await expect(openKeeper({ dataDir })).rejects.toThrow(/^Story Deck is already running on this data\./)
  })
})

test('the ready decks are there and judged, and their text is a deck file', async () => {
  await withKeeper(async (api) => {
    const list = await api.decks.list()
    expect(list.filter(({ ready }) => ready)).toHaveLength(2)
    expect(list.every(({ legal, cards }) => legal && cards >= 52)).toBe(true)
    const [first] = list
    const { text = '', fileName } = await api.deckRoom.write({ deck: first!.id, format: 'gccg' })
    expect(fileName).toMatch(/\.deck$/)
    const copy = await api.deckRoom.takeList({ name: 'A copy.deck', text })
    const { rows, faultList } = await api.deckRoom.open({ deck: first!.id })
    expect(copy.rows).toEqual(rows)
    expect(copy.faultList).toEqual(faultList)
  })
})

test('a list with lines nobody can read is kept with them, removed and restored', async () => {
  await withKeeper(async (api) => {
    const deck = await api.deckRoom.takeList({ name: 'Mine', text: 'Deck\n2 Deep One (MSGS)\n3 Depp One\n' })
    expect(deck).toMatchObject({ name: 'Mine', legal: false })
    expect(deck.unresolved).toMatchObject([{ text: '3 Depp One' }])
    expect(await api.decks.remove({ deck: deck.id })).toEqual({ removed: true })
    expect((await refused(api.deckRoom.open({ deck: deck.id }))).code).toBe('not_found')
    expect(await api.decks.restore({ deck: deck.id })).toMatchObject({ id: deck.id, name: 'Mine', cards: 2 })
    expect(await api.deckRoom.open({ deck: deck.id })).toEqual({ ...deck, changedAt: expect.any(String) })
  })
})

test('cards are found by words, Investigators are listed', async () => {
  await withKeeper(async (api) => {
    const found = await api.cards.search({ query: 'deep one' })
    expect(found.map(({ title }) => title)).toContain('Deep One')
    expect(await api.cards.search({ query: '" OR *' })).toEqual(expect.any(Array))
    expect((await api.cards.search({ query: '', limit: 3 })).length).toBe(3)
  })
})

test('the version it tells is that of the package', async () => {
  expect(version).toBe(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version)
  await withKeeper(async (api, _again, folder) => {
    expect(await api.about()).toMatchObject({ version, dataFolder: folder })
  })
})

test('settings are remembered from one start to the next, each by itself; what is no setting is refused', async () => {
  await withKeeper(async (api, again) => {
    expect(await api.settings.get()).toEqual({})
    await api.settings.set({ theme: 'parchment', textSize: 1.3 })
    expect(await api.settings.set({ letters: false })).toEqual({ theme: 'parchment', textSize: 1.3, letters: false })
    const reopened = await again()
    expect(await reopened.settings.get()).toEqual({ theme: 'parchment', textSize: 1.3, letters: false })
    expect((await refused(reopened.settings.set({ theme: 'green' } as never))).code).toBe('BAD_REQUEST')
    expect((await refused(reopened.settings.set({ secret: 1 } as never))).code).toBe('BAD_REQUEST')
  })
})

const list = 'Investigators\n1 Gifted Musician\n\nDeck\n5 Deep One (MSGS)\n1 The Thing That Never Was\n'

test('a list is read, judged and shown without being kept; importing it keeps the same', async () => {
  await withKeeper(async (api) => {
    const before = await api.decks.list()
    const preview = await api.deckRoom.readList({ name: 'Old notebook', text: list })
    expect(preview).toMatchObject({ name: 'Old notebook', cards: 5 })
    expect(preview.faultList.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['M3.1', 'M3.4']))
    expect(preview.lines.filter(({ as }) => as === 'unknown').map(({ text }) => text)).toEqual(['1 The Thing That Never Was'])
    expect(await api.decks.list()).toEqual(before)
    const { id, ...kept } = await api.deckRoom.takeList({ name: 'Old notebook', text: list })
    expect(kept).toMatchObject({
      name: preview.name,
      cards: preview.cards,
      faultList: preview.faultList,
      investigators: ['Gifted Musician'],
    })
    expect(kept.unresolved.map(({ text }) => text)).toEqual(['1 The Thing That Never Was'])
    expect((await api.decks.list()).map((each) => each.id)).toContain(id)
  })
})
