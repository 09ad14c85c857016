/** The boards of the light games, what is counted on them, the guide, the end with its series, and the records. */
import { beforeAll, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { CompanyRecord, Series } from '../../src-main/contract/records.ts'
import type { Settings } from '../../src-main/contract/settings.ts'
import type { TableView } from '../../src-main/contract/table.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { pocket, pocketCounted, tides, tidesScored } from '../../src-renderer/gallery/light-tables.ts'
import { dice } from '../../src-renderer/gallery/tables.ts'
import { hasGuide, lessonsFor } from '../../src-renderer/guides/guide.ts'
import NewMatch from '../../src-renderer/new-match/NewMatch.svelte'
import Records from '../../src-renderer/records/Records.svelte'
import { inWords, seriesInWords } from '../../src-renderer/records/words.ts'
import { countsIn } from '../../src-renderer/table/counts.ts'
import LastCount from '../../src-renderer/table/LastCount.svelte'
import Outcome from '../../src-renderer/table/Outcome.svelte'
import TableLoader from '../../src-renderer/table/TableLoader.svelte'

/** The least window the table is made for. */
beforeAll(() => page.viewport(1280, 720))

const nothing = () => {}
const says = (where: Locator, text: string) => expect.poll(() => where.element().textContent).toContain(text)

/** A table whose Keeper remembers settings; answers what it was told to remember. */
async function table(view: TableView, kept: Settings = {}) {
  const api = cannedKeeper({ [view.match]: view })
  const set = vi.fn(async (changed: Settings) => changed)
  await render(TableLoader, { api: { ...api, settings: { get: async () => kept, set } }, match: view.match })
  if (view.seats.filter(({ kind }) => kind === 'human').length > 1) await page.getByRole('button', { name: /^I am/ }).click()
  await expect.poll(() => document.querySelector('[data-prompt]')?.textContent).toContain(view.prompt)
  return set
}

test.each([
  ['Tides of Madness', tides],
  ['Tides of Madness, scored', tidesScored],
  ['Pocket Madness', pocket],
  ['Cthulhu Dice', dice],
] as const)('%s: every choice that hangs from a piece hangs from one that is on the board', async (_, view) => {
  await table(view)
  const offered = new Set(view.choices.flatMap(({ on }) => (on === undefined ? [] : [on])))
  expect(offered.size).toBeGreaterThan(0)
  const there = new Set([...document.querySelectorAll<HTMLElement>('[data-piece][data-offered]')].map((each) => each.dataset['piece']))
  expect(there).toEqual(offered)
})

test('what a round of Tides scored lies card by card where the cards lay, for both players [TM-15]', async () => {
  await table(tidesScored)
  const [count] = countsIn(tidesScored.log).slice(-1)
  expect(count!.reckonings).toHaveLength(2)
  for (const { seat, lines, sum } of count!.reckonings) {
    const list = page.getByRole('list', { name: `How ${tidesScored.seats[seat]!.name} scored` })
    await expect.element(list).toBeVisible()
    const rows = list.getByRole('listitem').elements()
    expect(rows).toHaveLength(lines.length + 1)
    expect(rows.at(-1)!.textContent).toContain(`= ${sum}`)
  }
})

test('every round’s count is found again as a table for each seat', async () => {
  await table(tidesScored)
  await page.getByRole('button', { name: 'How it was scored' }).click()
  const rounds = countsIn(tidesScored.log)
  for (const { round, reckonings } of rounds) {
    const section = page.getByRole('region', { name: `Round ${round}` })
    for (const { seat, total } of reckonings)
      await says(section.getByRole('table', { name: tidesScored.seats[seat]!.name }), `now ${total} points`)
  }
})

test('the count of a round of Pocket Madness is no news to who comes later, but can be looked at [PM-41]', async () => {
  await table(pocketCounted)
  await expect.element(page.getByText(/is counted:/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'How it was counted' }).click()
  await says(page.getByRole('table').first(), 'Madness tokens')
})

test('a round that has just been counted is told in one line, until the seat acts again [PM-41]', async () => {
  const onopen = vi.fn()
  const count = countsIn(pocketCounted.log).at(-1)!
  const props = { view: pocketCounted, count, label: 'How it was counted', onopen }
  const { rerender } = await render(LastCount, props)
  const line = page.getByRole('status')
  for (const { seat, total } of count.reckonings) await says(line, `now ${total}`).then(() => says(line, pocketCounted.seats[seat]!.name))
  await page.getByRole('button', { name: 'How it was counted' }).click()
  expect(onopen).toHaveBeenCalledOnce()
  await rerender({ ...props, view: { ...pocketCounted, at: pocketCounted.at + 1 } })
  await expect.element(line).not.toBeInTheDocument()
})

test('the guide tells what is asked, with its rules, and goes for good when it is sent away', async () => {
  const set = await table(tides)
  const strip = page.getByRole('complementary', { name: 'Guide' })
  await says(strip, lessonsFor(tides, new Set())[0]!.says.slice(0, 40))
  expect(strip.getByRole('link').elements().length).toBeGreaterThan(0)
  await strip.getByRole('button', { name: 'Dismiss the guide' }).click()
  await expect.element(strip).not.toBeInTheDocument()
  expect(set.mock.calls).toEqual([[{ unguided: ['tides-of-madness'] }]])
})

test('who knows the game is not guided, unless he asks for it in New match', async () => {
  await table(tides, { unguided: ['tides-of-madness'] })
  await expect.element(page.getByRole('complementary', { name: 'Guide' })).not.toBeInTheDocument()
})

test('New match switches the guide on again', async () => {
  const api = cannedKeeper({})
  const set = vi.fn(async (changed: Settings) => changed)
  await render(NewMatch, { api: { ...api, settings: { get: async () => ({ unguided: ['cthulhu-dice', 'tides-of-madness'] }), set } } })
  // A campaign is guided only where that is asked for.
  await expect.element(page.getByLabelText(/Guide me through it/)).not.toBeChecked()
  await page.getByText('Tides of Madness').click()
  const guide = page.getByLabelText(/Guide me through it/)
  await expect.element(guide).not.toBeChecked()
  await guide.click()
  await expect.element(guide).toBeChecked()
  expect(set.mock.calls).toEqual([[{ unguided: ['cthulhu-dice'] }]])
})

test('lessons fit kinds of questions: each game’s first decision has one, and what is learned is not told again', () => {
  expect(hasGuide('mythos')).toBe(true)
  for (const view of [tides, tidesScored, pocket, dice]) {
    const [first, ...others] = lessonsFor(view, new Set())
    expect(first!.rules).toMatch(/^[A-Z]+-E?\d/)
    expect(lessonsFor(view, new Set([first!.id])).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  }
  expect(lessonsFor(tidesScored, new Set())[0]!.id).toBe('keep')
})

const series: Series = {
  matches: 4,
  over: 3,
  won: [
    { name: 'Anna', won: 2 },
    { name: 'Ben', won: 1 },
  ],
}

test('the end of a match offers the same table once more, and tells how the series stands', async () => {
  const onagain = vi.fn()
  const onnew = vi.fn()
  const outcome = { scores: [1, 0, 0, 0], because: 'Anna alone has sanity left and wins.' }
  await render(Outcome, { view: dice, outcome, tally: () => '1 sanity', series, onagain, onnew, onclose: nothing })
  await says(page.getByRole('dialog'), 'Series: Anna 2, Ben 1')
  expect(document.activeElement?.textContent).toBe('Play again')
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.getByRole('button', { name: 'New match' }).click()
  expect([onagain.mock.calls.length, onnew.mock.calls.length]).toEqual([1, 1])
})

test('one match is no series, and neither is one of which nothing is over', () => {
  expect(seriesInWords({ ...series, matches: 1 })).toBeUndefined()
  expect(seriesInWords({ ...series, over: 0 })).toBeUndefined()
  expect(seriesInWords({ ...series, wins: 3 })).toBe('Series: Anna 2, Ben 1, first to 3')
  expect(seriesInWords({ ...series, wins: 2, winner: 'Anna' })).toBe('Series: Anna has won it')
  expect(seriesInWords({ ...series, won: [] })).toBe('Series: 3 played, nobody has won')
})

test('a record is told in a sentence', () => {
  const standing = { played: 12, longestStreak: 4 }
  const company: CompanyRecord = {
    game: 'tides-of-madness',
    played: 12,
    playedAt: '',
    standings: [
      { ...standing, name: 'Anna', won: 7, streak: 3 },
      { ...standing, name: 'Ben', won: 5, streak: 0 },
    ],
  }
  expect(inWords(company)).toBe('Played 12 times. Anna has won 7 of them, the last 3 in a row; Ben 5.')
  expect(inWords({ ...company, played: 1, standings: [{ ...standing, name: 'Anna', won: 0, streak: 0 }] })).toBe(
    'Played once. Nobody has won.',
  )
})

test('records are a table for each game and company', async () => {
  await render(Records, { api: cannedKeeper({}), onclose: nothing })
  const company = page.getByRole('region', { name: 'Tides of Madness: Anna, Miss Peabody' })
  await expect.element(company.getByRole('row', { name: /^Anna 12 7 61 3 4$/ })).toBeVisible()
  await expect.element(page.getByRole('region', { name: /^Cthulhu Dice/ }).getByRole('row')).toHaveLength(5)
})

test('without a finished match the records say so', async () => {
  await render(Records, { api: cannedKeeper({}, true), onclose: nothing })
  await expect.element(page.getByText(/No match has been played to its end yet/)).toBeVisible()
})
