/**
 * Sitting down with decks: which may be played, and that a match keeps what its cards said. The game is a stand-in that
 * only shows what it was set up with, so that nothing here depends on the rules of Mythos.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { expect, test, vi } from 'vitest'
import type { InvestigatorCard, PrintedCard } from '../../grammar/card.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import type { Game } from '../../src-main/engine/game.ts'
import type { Entry } from '../../src-main/games/index.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'
import { termsOf } from '../../src-main/keeper/terms.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

interface Options {
  readonly seats: readonly { readonly name: string; readonly investigator: InvestigatorCard; readonly deck: readonly PrintedCard[] }[]
  readonly mode: string
  readonly target: number
  readonly alternativeFirstCard: boolean
}

const standIn: Game<Options, Options, 'wait', unknown, never> = {
  id: 'mythos',
  edition: 1,
  seats: { min: 2, max: 6 },
  setup: (options) => options,
  actors: () => [0],
  legal: (_, seat) => (seat === 0 ? ['wait'] : []),
  apply: (state) => ({ state, events: [] }),
  view: ({ seats, ...rest }) => ({
    ...rest,
    seats: seats.map(({ name, investigator, deck }) => ({
      name,
      investigator: investigator.title,
      cards: deck.length,
    })),
  }),
  outcome: () => undefined,
  imagine: (state) => state,
  describe: () => ({ text: 'Wait.' }),
  tell: () => undefined,
}

const games: ReadonlyMap<string, Entry> = new Map([
  ['mythos', { game: standIn as Entry['game'], title: 'Mythos', summary: '', released: false, rounds: () => 0 }],
])

async function withKeeper(work: (api: Api, again: () => Promise<Api>) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'decks-'))
  const options = { dataDir, games, log: { note: () => {}, error: () => 'id' } }
  let keeper = await openKeeper(options)
  const api = (): Api => createRouterClient(keeper.router, { context: {} })
  try {
    await work(api(), async () => {
      await keeper.close()
      keeper = await openKeeper(options)
      return api()
    })
  } finally {
    await keeper.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const begin = (api: Api, ...seats: readonly { deck?: number; investigator?: string }[]) => beginWith(api, {}, ...seats)

type How = Partial<Parameters<Api['matches']['begin']>[0]>

const beginWith = (api: Api, how: How, ...seats: readonly { deck?: number; investigator?: string }[]) =>
  api.matches.begin({
    game: 'mythos',
    seats: seats.map((each, seat) => ({ name: ['Ada', 'Bea'][seat]!, kind: 'human' as const, ...each })),
    target: 12,
    ...how,
  })

async function refused(what: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await what.then(
    () => ({ code: 'none', message: 'It was not refused.' }),
    (reason: { code: string; message: string }) => reason,
  )
  return { code: error.code, message: error.message }
}

test('each seat gets every copy of its deck, and the Investigator it asked for or the first one of the deck', async () => {
  await withKeeper(async (api, again) => {
    const [one, two] = await api.decks.list()
    const { match } = await begin(api, { deck: one!.id }, { deck: two!.id, investigator: 'gifted musician' })
    const view = await api.table.look({ match, seat: 1 })
    expect(view.view.view).toMatchObject({
      mode: 'campaign',
      target: 12,
      alternativeFirstCard: false,
      seats: [
        { name: 'Ada', investigator: one!.investigators[0], cards: one!.cards },
        { name: 'Bea', investigator: 'Gifted Musician', cards: two!.cards },
      ],
    })
    expect(await (await again()).table.look({ match, seat: 1 })).toEqual(view)
  })
})

test('a match does not need the deck it was begun with any more', async () => {
  await withKeeper(async (api, again) => {
    const [ready] = await api.decks.list()
    const { text = '' } = await api.deckRoom.write({ deck: ready!.id, format: 'gccg' })
    const own = await api.deckRoom.takeList({ name: 'Own', text })
    const { match } = await begin(api, { deck: own.id }, { deck: own.id })
    const before = await api.table.look({ match, seat: 0 })
    await api.decks.remove({ deck: own.id })
    expect(await (await again()).table.look({ match, seat: 0 })).toEqual(before)
  })
})

test('[I-K4] a card that says something else by now says what it said in a match that has begun', () => {
  const ally = (text: string): PrintedCard => ({
    id: 'x-a',
    setCode: 'X',
    title: 'A',
    type: 'Ally',
    unique: false,
    dimension: 'waking',
    text,
    rules: [],
  })
  const printed = new Map<string, PrintedCard | InvestigatorCard>([
    ['hash 0', ally('Draw one card.')],
    ['hash 1', ally('Draw two cards.')],
    [
      'hash 2',
      {
        ...{ id: 'x-i', setCode: 'X', title: 'I', type: 'Investigator', text: '', rules: [], languages: { mode: 'none', list: [] } },
        ...{ education: 1, sanityStart: 9, sanityMax: 20, hand: 13, handMin: 8, handMax: 13 },
      },
    ],
  ])
  let now = 'hash 0'
  const terms = termsOf(new Map(), {
    deck: () => ({ name: 'Own', cards: [now, now], investigators: ['hash 2'] }),
    style: () => ({ mode: 'campaign', target: 20, houseRules: [] }),
    investigator: () => undefined,
    investigators: () => [],
    printed: (hash) => printed.get(hash),
    ownFile: () => ({}),
  }).get('mythos')!
  const seats = [{ name: 'Ada', kind: 'human' as const }]
  const kept = JSON.parse(JSON.stringify(terms.agree({ game: 'mythos', seats: [{ ...seats[0]!, deck: 1 }] }, seats)))
  now = 'hash 1'
  expect(JSON.stringify(kept)).not.toContain('Draw')
  expect(terms.unfold(kept)).toMatchObject({ seats: [{ deck: [{ text: 'Draw one card.' }, { text: 'Draw one card.' }] }] })
})

test('[I-K2, M3.9, M3.13] a deck with faults is refused with each of them and the rule; too few points are a fault in a campaign', async () => {
  await withKeeper(async (api) => {
    const [ready] = await api.decks.list()
    const deck = await api.deckRoom.takeList({ name: 'Thin', text: 'Investigators\n1 Bored Clerk\n\nDeck\n5 Deep One (MSGS)\n' })
    const faults = deck.faultList.filter(({ severity }) => severity === 'fault')
    expect(faults.map(({ rule }) => rule)).toEqual(['M3.1', 'M3.4'])
    const { code, message } = await refused(begin(api, { deck: ready!.id }, { deck: deck.id }))
    expect(code).toBe('bad_deck')
    expect(message).toMatch(
      /^Thin is no legal deck\. The deck has 5 cards; it needs at least 52\. \(M3\.1\) There are 5 copies of Deep One/,
    )
    expect(message).toMatch(/\(M3\.4\) The Adventures add up to 0 points; .+ \(M3\.9\)$/)
    const basic = await refused(beginWith(api, { mode: 'basic' }, { deck: ready!.id }, { deck: deck.id }))
    expect(basic.message).toMatch(/\(M3\.4\)$/)
    expect(await api.matches.list()).toEqual([])
  })
})

test('house rules bind the deck check: what they overrule is no fault, what they ask for is one', async () => {
  await withKeeper(async (api) => {
    const [ready] = await api.decks.list()
    const { id } = await api.deckRoom.takeList({ name: 'Thin', text: 'Investigators\n1 Bored Clerk\n\nDeck\n5 Deep One (MSGS)\n' })
    const sit = (houseRules: string[], first = ready!.id) => beginWith(api, { houseRules }, { deck: first }, { deck: id })
    expect((await refused(sit(['small-decks', 'many-copies']))).message).toBe(
      'Thin is no deck for a campaign. The Adventures add up to 0 points; a campaign needs 20. Copies of one Title count once. (M3.9)',
    )
    const { match } = await sit(['small-decks', 'many-copies', 'any-adventures'])
    expect((await api.table.look({ match, seat: 0 })).view.view).toMatchObject({
      houseRules: ['small-decks', 'many-copies', 'any-adventures'],
    })
    const each = await refused(sit(['small-decks', 'one-of-each', 'any-adventures'], id))
    expect(each.message).toMatch(/5 copies of Deep One; the house rule "One of each" allows 1\. \(M3\.4\)$/)
    expect((await api.house.list()).map(({ name }) => name)).toContain('One of each')
  })
})

test('a match knows who may concede, and the Investigators that one may be exchanged for [M2.9, M5.28]', async () => {
  await withKeeper(async (api) => {
    const [ready] = await api.decks.list()
    const { match } = await begin(api, { deck: ready!.id }, { deck: ready!.id })
    const { view } = await api.table.look({ match, seat: 0 })
    expect(view.view).toMatchObject({ mayConcede: [0, 1] })
    const { spareInvestigators } = view.view as unknown as { readonly spareInvestigators: readonly InvestigatorCard[] }
    expect(spareInvestigators.length).toBe((await api.cards.investigators()).length)
  })
})

test('no deck, no such deck, no such Investigator, no such game: each is refused in a sentence', async () => {
  await withKeeper(async (api) => {
    const [ready] = await api.decks.list()
    const deck = ready!.id
    expect(await refused(begin(api, { deck }, {}))).toEqual({ code: 'bad_options', message: 'Choose a deck for Bea.' })
    expect((await refused(begin(api, { deck }, { deck: 999 }))).code).toBe('not_found')
    expect(await refused(begin(api, { deck, investigator: 'Deep One' }, { deck }))).toEqual({
      code: 'bad_options',
      message: 'That Investigator is not in the library. Choose one for Ada.',
    })
    const dice = api.matches.begin({ game: 'cthulhu-dice', seats: [{ name: 'Ada', kind: 'human' }] })
    expect(await refused(dice)).toEqual({ code: 'bad_options', message: 'That game cannot be played yet.' })
  })
})

test('the Investigators of the library are listed with what is printed on them', async () => {
  await withKeeper(async (api) => {
    const all = await api.cards.investigators()
    expect(all.length).toBeGreaterThan(3)
    for (const { id, title, languages, hand, sanityStart, sanityMax } of all) {
      expect({ id: id !== '', title: title !== '', languages: languages !== '' }).toEqual({ id: true, title: true, languages: true })
      expect(hand).toBeGreaterThan(0)
      expect(sanityStart).toBeLessThanOrEqual(sanityMax)
    }
  })
})
