/** What is thought of a deck, tab by tab: faults and their ways out, plan and search, charts and chances, notes, history. */
import { AsyncIteratorClass } from '@orpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import type { CoverProgress, DeckChart } from '../../src-main/contract/decks.ts'
import Decks from '../../src-renderer/decks/Decks.svelte'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { hush, messages } from '../../src-renderer/state/messages.svelte.ts'
import BarChart from '../../src-renderer/ui/BarChart.svelte'
import Chart from '../../src-renderer/ui/Chart.svelte'
import { cellsOf, linesOf, numberInWords, tableOf } from '../../src-renderer/ui/chart-shapes.ts'
import { csv } from '../../src-renderer/ui/files.ts'
import SeatMark from '../../src-renderer/ui/SeatMark.svelte'

/** What somebody would hear of it. */
const said = (at: { element(): Element }) => at.element().textContent?.replace(/\s+/g, ' ').trim()

beforeEach(async () => {
  await page.viewport(1280, 720)
  hush()
})

async function tab(name: string, more: Partial<Api['deckRoom']> = {}) {
  const canned = cannedKeeper({})
  const edit = vi.fn(canned.deckRoom.edit)
  const api: Api = { ...canned, deckRoom: { ...canned.deckRoom, edit, ...more } }
  const { container } = await render(Decks, { api, deck: 3 })
  container.style.height = '700px'
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
  await expect.element(page.getByRole('tab', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-selected', 'true')
  return { api, edit }
}

const panel = () => page.getByRole('tabpanel')
const search = () => page.getByRole('textbox', { name: 'Search the library' })
const changes = (edit: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
  edit.mock.calls.flatMap(([asked]) => (asked as { edit: { changes: readonly unknown[] } }).edit.changes)

test('[M3.4] a fault names its cards and its rule, and a fix says what it will do before it does it', async () => {
  const { edit } = await tab('Check')
  const found = panel().getByRole('list', { name: 'What the check found' })
  await expect.element(found.getByText('§ M3.4')).toBeVisible()
  await expect.element(found.getByRole('button', { name: '6× Deep One' })).toBeVisible()
  await found.getByRole('button', { name: 'Fix: take out 2× Deep One' }).click()
  await expect.element(found.getByText('Deep One: 6 → 4')).toBeVisible()
  expect(edit).not.toHaveBeenCalled()
  await found.getByRole('button', { name: 'Do it' }).click()
  await expect.poll(() => changes(edit)).toEqual([{ do: 'set', section: 'deck', card: 'deep-one', copies: 4 }])
  await expect.element(found.getByText('§ M3.4')).not.toBeInTheDocument()
  await expect.poll(() => messages.current?.undo).toBeDefined()
  messages.current!.undo!()
  await expect.element(found.getByText('§ M3.4')).toBeVisible()
})

test('what cannot work says why and by which rule, and a card that helps goes in by one press', async () => {
  const { edit } = await tab('Check')
  await expect.element(panel().getByText(/Nobody of this deck reads Latin/)).toBeVisible()
  await expect.element(panel().getByText('§ M9.3')).toBeVisible()
  await panel().getByRole('button', { name: 'Add Dr. Allen' }).click()
  await expect.poll(() => changes(edit)).toEqual([{ do: 'set', section: 'deck', card: 'dr-allen', copies: 2 }])
  await panel().getByRole('button', { name: 'Show all 14 cards that help' }).click()
  await expect.element(search()).toHaveValue('lang:latin')
  await search().fill('')
})

test('a remark is ignored for this deck, counted no more, and can be had back', async () => {
  await tab('Check')
  await expect.poll(() => said(page.getByRole('tab', { name: /^Check/ }))).toMatch(/▲ 2/)
  await panel().getByRole('button', { name: 'Ignore for this deck' }).first().click()
  await expect.poll(() => said(page.getByRole('tab', { name: /^Check/ }))).toMatch(/▲ 1/)
  await panel()
    .getByText(/^Ignored for this deck 1/)
    .click()
  await panel().getByRole('button', { name: 'Mind it again' }).click()
  await expect.poll(() => said(page.getByRole('tab', { name: /^Check/ }))).toMatch(/▲ 2/)
})

test('a play style of one’s own is copied from another, changed and kept; the book’s numbers stay where none is given', async () => {
  const canned = cannedKeeper({})
  const saveStyle = vi.fn(canned.deckRoom.saveStyle)
  await tab('Check', { saveStyle })
  await panel().getByRole('button', { name: 'Play styles …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play styles' })
  await expect.element(dialog.getByLabelText('Name')).toBeDisabled()
  await dialog.getByRole('button', { name: 'Copy as my own' }).click()
  await dialog.getByLabelText('Name').fill('Evening')
  await dialog.getByLabelText('Cards at least').fill('40')
  await dialog.getByRole('checkbox', { name: /Gates open again/ }).click()
  await dialog.getByRole('button', { name: 'Save the style' }).click()
  await expect
    .poll(() => saveStyle.mock.calls[0]?.[0])
    .toEqual({
      name: 'Evening',
      says: expect.any(String),
      terms: { mode: 'campaign', target: 20, houseRules: ['gates-recover'], least: 40 },
    })
  await expect.element(dialog.getByRole('button', { name: /^Evening/ })).toHaveAttribute('aria-pressed', 'true')
})

test('what thinks of the deck may refuse: it says so, and the deck can still be built', async () => {
  await tab('Check', { study: async () => Promise.reject(new Error('This cannot be done yet.')) })
  await expect.poll(() => said(panel().getByRole('alert'))).toMatch('This cannot be done yet.')
  await expect.element(panel().getByText('§ M3.4')).toBeVisible()
})

test('[M12.40] each requirement is ticked with how many cards fill it, or says how many are missing', async () => {
  await tab('Plan')
  const tale = panel().getByRole('article', { name: 'Arkham Horror' })
  await expect.element(tale.getByRole('button', { name: /Tome 1 card$/ })).toBeVisible()
  await tale.getByRole('button', { name: /Library in Arkham missing 1/ }).click()
  await tale.getByRole('button', { name: 'Find cards for Library in Arkham' }).click()
  await expect.element(search()).toHaveValue('fills:"LIBRARY IN ARKHAM"')
  await tale.getByRole('button', { name: /Tome 1 card$/ }).click()
  await expect.poll(() => said(tale.getByText(/Necronomicon/))).toMatch(/fits, but cannot be played with this deck/)
  await tale.getByRole('button', { name: 'Find cards for it' }).click()
  await expect.element(search()).toHaveValue('for:"Arkham Horror"')
  await search().fill('')
})

test('the plan says what is within reach and in which order, and which cards serve two', async () => {
  await tab('Plan')
  await expect.poll(() => said(panel().getByText(/of 15 points can be reached/))).toMatch(/^7 of 15/)
  const table = panel().getByRole('table')
  await expect
    .poll(() =>
      said(
        table
          .getByRole('row', { name: /Arkham Horror/ })
          .getByRole('cell')
          .nth(1),
      ),
    )
    .toMatch('3')
})

test('the search for the smallest set shows the best so far, and puts it in as one edit', async () => {
  const { edit } = await tab('Plan')
  await panel()
    .getByRole('button', { name: /Find the smallest set/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Find the smallest set of cards' })
  await expect.element(dialog.getByRole('option', { name: 'cards I own', exact: true })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(dialog.getByText('Nothing smaller is possible')).toBeVisible()
  await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('value', '1')
  await dialog.getByRole('button', { name: /^Put into the deck/ }).click()
  await expect.poll(() => edit.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('button', { name: /^Undo: Put in: 21 points in 15 cards/ })).toBeEnabled()
})

test('Stop keeps the best of a search that goes on', async () => {
  const asked: unknown[] = []
  let isStopped = false
  const one: CoverProgress = {
    ms: 5,
    atLeast: 9,
    state: 'searching',
    says: 'A smaller one may still be found.',
    best: {
      size: 12,
      points: 20,
      adventures: [],
      cards: [{ card: 'elder-sign', title: 'Elder Sign', type: 'Spell', copies: 1, job: 'for it', new: true }],
    },
  }
  await tab('Plan', {
    cover: async (wanted, { signal } = {}) => {
      asked.push(wanted)
      signal?.addEventListener('abort', () => {
        isStopped = true
      })
      let isTold = false
      return new AsyncIteratorClass<CoverProgress, unknown, void>(
        async () => {
          if (isTold) await new Promise(() => {})
          isTold = true
          return { done: false, value: one }
        },
        async () => {},
      )
    },
  })
  await panel()
    .getByRole('button', { name: /Find the smallest set/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Find the smallest set of cards' })
  await dialog.getByLabelText('At most so many cards').fill('30')
  await dialog.getByRole('button', { name: 'Search', exact: true }).click()
  await expect
    .poll(() => said(dialog.getByText(/Best so far/)))
    .toMatch(/Best so far: 12 cards to be added for 20 points\. No answer has fewer than 9\./)
  await dialog.getByRole('button', { name: 'Stop and keep the best' }).click()
  expect(isStopped).toBe(true)
  await expect.element(dialog.getByText('Stopped')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Put into the deck (1 new)' })).toBeEnabled()
  expect(asked).toEqual([{ points: 20, from: 'library', deck: 3, investigator: 'gifted-musician', most: 30, seconds: 30 }])
})

const line: DeckChart = {
  id: 'odds',
  title: 'Chance',
  says: 'By Round.',
  kind: 'line',
  columns: ['held, or "filled"'],
  percent: true,
  rows: [
    { label: '1', values: [0.004], low: [0.001], high: [0.02] },
    { label: '2', values: [0.5], low: [0.4], high: [0.6] },
  ],
}

test('a chart has a table with the same numbers and their intervals, and copies as CSV', async () => {
  expect(numberInWords(0.004, true)).toBe('0.4 %')
  expect(tableOf(line).at(1)).toEqual(['1', '0.4 % (0.1 %–2 %)'])
  expect(csv(cellsOf(line))).toBe(
    ',"held, or ""filled""","held, or ""filled"", low","held, or ""filled"", high"\r\n1,0.004,0.001,0.02\r\n2,0.5,0.4,0.6\r\n',
  )
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(Chart, { chart: line })
  await expect.element(page.getByRole('img', { name: 'Chance: By Round.' })).toBeVisible()
  await page.getByText('As a table').click()
  await expect.poll(() => said(page.getByRole('row', { name: /^2/ }).getByRole('cell'))).toMatch('50 % (40 %–60 %)')
  await page.getByRole('button', { name: 'Copy Chance as CSV' }).click()
  await expect.poll(() => copied.mock.calls.length).toBe(1)
  copied.mockRestore()
})

test('parts of a bar differ by pattern, not by colour alone', async () => {
  const chart: DeckChart = { ...line, kind: 'stacked', columns: ['gain', 'loss', 'cast'], rows: [{ label: 'Tome', values: [1, 2, 3] }] }
  const { container } = await render(BarChart, { chart })
  const fills = [...container.querySelectorAll('svg[role="img"] rect[x]')].map((each) => each.getAttribute('fill'))
  expect(new Set(fills).size).toBe(3)
  expect(fills.every((fill) => fill?.startsWith('url(#'))).toBe(true)
})

test('a Hand is dealt, and dealt again', async () => {
  await tab('Charts')
  await panel().getByRole('button', { name: 'Deal a Hand' }).click()
  const hand = panel().getByRole('list', { name: 'The Hand' })
  await expect.element(hand).toBeVisible()
  const first = hand.element().textContent
  await panel().getByRole('button', { name: 'Deal again' }).click()
  await expect.poll(() => hand.element().textContent).not.toBe(first)
  await expect.element(panel().getByRole('link', { name: '§ M4.9' })).toBeVisible()
})

test('odds say whether they are exact or were tried out, and ask for every printing of a Title', async () => {
  const canned = cannedKeeper({})
  const odds = vi.fn(canned.deckRoom.odds)
  await tab('Charts', { odds })
  const choice = panel().getByRole('combobox', { name: 'The chance to have' })
  await choice.selectOptions('card elder-sign')
  await expect.element(panel().getByText(/One of the copies is in the Hand\. Exact\./)).toBeVisible()
  expect(odds.mock.calls.at(-1)![0].of).toEqual({ kind: 'cards', cards: ['elder-sign'] })
  await choice.selectOptions('need 1 arkham-horror')
  await expect.element(panel().getByText(/Tried out 2,000 times/)).toBeVisible()
  expect(odds.mock.calls.at(-1)![0].of).toEqual({ kind: 'adventure', need: 1, card: 'arkham-horror' })
})

test('notes and tags of the deck are kept when they are left, once', async () => {
  const { edit } = await tab('Notes')
  await panel().getByLabelText('Notes', { exact: true }).fill('Play the Tome late.')
  await panel()
    .getByLabelText(/^Tags of the deck/)
    .fill('league, #water, league')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => changes(edit)).toEqual([{ do: 'notes', notes: 'Play the Tome late.' }])
  await expect.element(panel().getByText('Only until the Necronomicon is out.')).toBeVisible()
})

test('the history lists edits with what was taken back, and follows the deck', async () => {
  await tab('History')
  const line = document.querySelector<HTMLElement>('[data-card="deep-one"] [data-main]')!
  line.focus()
  await userEvent.keyboard('3')
  await expect.element(panel().getByText('−3 Deep One')).toBeVisible()
  line.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(panel().getByText('taken back')).toBeVisible()
})

test('a version is compared by counts and by words, and gone back to', async () => {
  const canned = cannedKeeper({})
  const goBack = vi.fn(canned.deckRoom.goBack)
  await tab('History', { goBack })
  const version = panel()
    .getByRole('listitem')
    .filter({ hasText: /League, first evening/ })
  await expect.poll(() => said(version)).toMatch(/52 cards · 22 points · played 3 times, won 1/)
  await version.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/cards differ/)).toBeVisible()
  await expect.poll(() => said(dialog.getByText(/One Tome will do\./))).toMatch(/only in League, first evening/)
  await userEvent.keyboard('{Escape}')
  await version.getByRole('button', { name: 'Go back to it' }).click()
  await expect.poll(() => goBack.mock.calls[0]?.[0]).toEqual({ deck: 3, at: 0, version: 1 })
  await expect.poll(() => messages.current?.undo).toBeDefined()
})

test('the lines of a scale stand at whole numbers where all is counted', () => {
  const chart = (...values: number[]): DeckChart => ({
    id: 'x',
    title: '',
    says: '',
    kind: 'line',
    columns: ['A'],
    rows: values.map((value, at) => ({ label: String(at), values: [value] })),
  })
  expect(linesOf(chart(0, 0))).toEqual([0, 1])
  expect(linesOf(chart(13, 15, 2))).toEqual([0, 5, 10, 15])
  expect(linesOf(chart(-3, 2))).toEqual([-3, -2, -1, 0, 1, 2])
  expect(linesOf(chart(20, 0))).toEqual([0, 5, 10, 15, 20])
  expect(linesOf(chart(0.5, 1.2))).toEqual([0, 0.5, 1])
  expect(linesOf(chart(130, 7))).toEqual([0, 50, 100])
})

test('[UX 3.5] what is drawn of seats has the marks that the seats have at the table', async () => {
  const rows = [
    { label: '0', values: [12, 13] },
    { label: '1', values: [9, 14] },
  ]
  const sanity: DeckChart = {
    id: 'sanity',
    title: 'Sanity by Round',
    says: 'So.',
    kind: 'line',
    columns: ['Ada', 'Bea'],
    seats: true,
    rows,
  }
  const { container } = await render(Chart, { chart: sanity })
  const marks = await render(SeatMark, { seat: 1 })
  const bea = marks.container.querySelector('path')!
  const inLegend = container.querySelectorAll('.legend li path')
  expect(inLegend).toHaveLength(2)
  expect(inLegend[1]!.getAttribute('d')).toBe(bea.getAttribute('d'))
  expect(inLegend[1]!.getAttribute('fill')).toContain(bea.closest('svg')!.getAttribute('fill'))
  expect(container.querySelectorAll(`.picture path[d="${bea.getAttribute('d')}"]`)).toHaveLength(1 + rows.length)
})
