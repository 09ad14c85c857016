/** The light games on the first screen: a click plays, a click sets up, a click teaches; and their records are at hand. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Settings } from '../../src-main/contract/settings.ts'
import type { MatchSummary } from '../../src-main/contract/table.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { pocket } from '../../src-renderer/gallery/light-tables.ts'
import { dice } from '../../src-renderer/gallery/tables.ts'
import LightShelf from '../../src-renderer/home/LightShelf.svelte'
import NewMatch from '../../src-renderer/new-match/NewMatch.svelte'
import { lightNow } from '../../src-renderer/new-match/setup.ts'
import TableLoader from '../../src-renderer/table/TableLoader.svelte'

const finished: MatchSummary = {
  id: 'm9',
  game: 'cthulhu-dice',
  title: dice.title,
  seats: dice.seats,
  beganAt: '2026-11-20T10:00:00Z',
  playedAt: '2026-11-20T10:05:00Z',
  moves: 40,
  standing: 'Turn 12',
  over: { because: 'Anna alone has sanity left and wins.' },
}

const says = (where: Locator, text: RegExp) => expect.poll(() => where.element().textContent).toMatch(text)

/** The least window the table is made for. */
beforeAll(() => page.viewport(1280, 720))

beforeEach(() => {
  location.hash = '#/home'
})

function shelf(matches: readonly MatchSummary[]) {
  const api = cannedKeeper({})
  const begin = vi.fn(async () => ({ match: 'new' }))
  const again = vi.fn(async () => ({ match: 'once more' }))
  const set = vi.fn(async (changed: Settings) => changed)
  const settings = { get: async () => ({ unguided: ['pocket-madness' as const] }), set }
  return { api: { ...api, settings, matches: { ...api.matches, begin, again } }, matches, begin, again, set }
}

test('a tile tells how many play, how long, how many rules, and how it went last', async () => {
  const { api, matches } = shelf([finished])
  await render(LightShelf, { api, matches })
  const tile = page.getByRole('listitem').filter({ hasText: 'Cthulhu Dice' })
  await says(tile, /Five minutes, 2 to 6 players/)
  await says(tile, /30 rules · .*Anna alone has sanity left and wins/)
  await says(page.getByRole('listitem').filter({ hasText: 'Pocket Madness' }), /not played yet/)
})

test('what was played is played again by one click, with the same table; what was not is dealt as it is usual', async () => {
  const { api, matches, begin, again } = shelf([finished, { ...finished, id: 'm8', playedAt: '2026-11-19T10:00:00Z' }])
  await render(LightShelf, { api, matches })
  await page.getByRole('button', { name: 'Play Cthulhu Dice again' }).click()
  await vi.waitFor(() => expect(location.hash).toBe('#/table/once%20more'))
  await page.getByRole('button', { name: 'Play Tides of Madness' }).click()
  await vi.waitFor(() => expect(location.hash).toBe('#/table/new'))
  expect(again.mock.calls).toEqual([[{ match: 'm9' }]])
  expect(begin.mock.calls).toEqual([[lightNow({ id: 'tides-of-madness', seats: { min: 2, max: 2 } })]])
})

test('learning is a match with the guide, against bots that play by rule of thumb', async () => {
  const { api, matches, begin, set } = shelf([])
  await render(LightShelf, { api, matches })
  await page.getByRole('button', { name: 'Learn Pocket Madness' }).click()
  await vi.waitFor(() => expect(location.hash).toBe('#/table/new'))
  expect(set.mock.calls).toEqual([[{ unguided: [] }]])
  expect(begin.mock.calls).toMatchObject([[{ game: 'pocket-madness', seats: [{ kind: 'human' }, { kind: 'quick' }, { kind: 'quick' }] }]])
})

test('setting up leads to New match with the game chosen', async () => {
  const { api, matches } = shelf([])
  await render(LightShelf, { api, matches })
  await page.getByRole('link', { name: 'Set up Pocket Madness' }).click()
  await vi.waitFor(() => expect(location.hash).toBe('#/new/pocket-madness'))
  await render(NewMatch, { api, game: 'pocket-madness' })
  await expect.element(page.getByRole('radio', { name: /^Pocket Madness/ })).toBeChecked()
})

test('at a light table the records of its game and the odds of each choice are one click away', async () => {
  const api = cannedKeeper({ [pocket.match]: pocket })
  await render(TableLoader, { api, match: pocket.match })
  await page.getByRole('button', { name: 'Match ▾' }).click()
  await page.getByRole('menuitem', { name: 'Records' }).click()
  await says(page.getByRole('dialog', { name: 'Records of Pocket Madness' }), /No match of Pocket Madness/)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Odds O' }).click()
  await says(page.getByRole('dialog', { name: /^All \d+ choices/ }), /by search, 1200 playouts/)
})
