/** Campaigns, their chronicle and counters; the replay; settings with data and bin. */
import { ORPCError } from '@orpc/client'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { LeagueTable } from '../../src-main/contract/campaigns.ts'
import App from '../../src-renderer/App.svelte'
import Campaigns from '../../src-renderer/campaigns/Campaigns.svelte'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import Replay from '../../src-renderer/replay/Replay.svelte'
import SettingsScreen from '../../src-renderer/settings/Settings.svelte'
import { hush, messages } from '../../src-renderer/state/messages.svelte.ts'

beforeAll(() => page.viewport(1280, 720))
beforeEach(() => hush())

test('a campaign says how it stands in two lines, and goes on with one button', async () => {
  await render(Campaigns, { api: cannedKeeper({}), campaign: undefined })
  await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#/table/m1')
  await expect.element(page.getByRole('row', { name: /^1\. Miss Peabody \(bot\)/ })).toBeVisible()
  await expect.element(page.getByText('Round 3, Anna decides').first()).toBeVisible()
  await page.getByLabelText('Find').fill('nobody')
  await expect.element(page.getByText(/No campaign has “nobody”/)).toBeVisible()
})

test('without campaigns the screen says what one is, and begins one', async () => {
  await render(Campaigns, { api: cannedKeeper({}, true), campaign: undefined })
  await expect.element(page.getByText(/A campaign runs until somebody has 20 Adventure points/)).toBeVisible()
  await page.getByRole('button', { name: 'New campaign' }).click()
  await expect.element(page.getByRole('dialog', { name: 'A new campaign' })).toBeVisible()
})

test('a campaign that could not be put into the archive is not said to lie there, and one that is comes back by Undo', async () => {
  const api = cannedKeeper({})
  let full = true
  const archive = vi.fn<typeof api.campaigns.archive>((asked) => {
    if (full) throw new ORPCError('no_room', { message: 'The disk is full, so nothing was kept.' })
    return api.campaigns.archive(asked)
  })
  const rename = vi.fn(() => Promise.reject(new ORPCError('no_room', { message: 'The disk is full, so nothing was kept.' })))
  await render(Campaigns, { api: { ...api, campaigns: { ...api.campaigns, archive, rename } }, campaign: 1 })
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect.poll(() => messages.current?.text).toContain('The disk is full')
  hush()
  const name = page.getByLabelText('Name of the campaign')
  const before = (name.element() as HTMLInputElement).value
  await name.fill('Another')
  await userEvent.tab()
  await expect.poll(() => messages.current?.text).toContain('The disk is full')
  await expect.element(name).toHaveValue(before)
  full = false
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect.poll(() => messages.current?.text).toContain('lies in the archive')
  messages.current!.undo!()
  await expect.poll(() => archive.mock.calls.at(-1)?.[0]).toEqual({ campaign: 1, archived: false })
})

test('a league is founded, and its campaigns are at hand to be chosen; one that could not be kept is still to be written', async () => {
  const api = cannedKeeper({})
  let isFull = true
  let kept: LeagueTable[] = []
  const saveLeague = vi.fn(async ({ name, notes, campaigns }: Parameters<typeof api.campaigns.saveLeague>[0]): Promise<LeagueTable> => {
    if (isFull) throw new ORPCError('no_room', { message: 'The disk is full, so nothing was kept.' })
    const league = { id: 7, name, notes, rows: [], campaigns: (await api.campaigns.list()).filter(({ id }) => campaigns.includes(id)) }
    kept = [league]
    return league
  })
  const leagues = async () => kept
  await render(Campaigns, { api: { ...api, campaigns: { ...api.campaigns, leagues, saveLeague } }, campaign: 1 })
  await page.getByRole('button', { name: 'Leagues' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leagues' })
  await dialog.getByLabelText('A new league').fill('Autumn')
  await dialog.getByRole('button', { name: 'Found it' }).click()
  await expect.poll(() => messages.current?.text).toContain('The disk is full')
  await expect.element(dialog.getByLabelText('A new league')).toHaveValue('Autumn')
  isFull = false
  await dialog.getByRole('button', { name: 'Found it' }).click()
  const first = dialog.getByRole('region', { name: 'Autumn' }).getByRole('checkbox').first()
  await expect.element(first).toBeVisible()
  await first.click()
  await expect.poll(() => saveLeague.mock.calls.at(-1)?.[0]).toMatchObject({ league: 7, campaigns: [expect.any(Number)] })
  await expect.element(first).toBeVisible()
})

test('[UX 3.3] a league gets another name and a note by keys alone, and Ctrl+Z in the dialog puts back what there was', async () => {
  const api = cannedKeeper({})
  const [first, second] = await api.campaigns.list()
  let kept: LeagueTable = { id: 7, name: 'Autumn', notes: '', rows: [], campaigns: [first!] }
  const saveLeague = vi.fn(async ({ name, notes, campaigns }: Parameters<typeof api.campaigns.saveLeague>[0]): Promise<LeagueTable> => {
    kept = { ...kept, name, notes, campaigns: [first!, second!].filter((each) => each && campaigns.includes(each.id)) }
    return kept
  })
  await render(Campaigns, { api: { ...api, campaigns: { ...api.campaigns, leagues: async () => [kept], saveLeague } }, campaign: 1 })
  await page.getByRole('button', { name: 'Leagues' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leagues' })
  const open = dialog.getByRole('button', { name: 'Name and note of Autumn' })
  await expect.element(open).toBeVisible()
  open.element().focus()
  await userEvent.keyboard('{Enter}')
  const name = dialog.getByLabelText('Name of the league')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Never mind{Escape}')
  await expect.element(open).toHaveFocus()
  expect(saveLeague).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Winter{Tab}By the stove.{Tab}{Enter}')
  await expect.poll(() => saveLeague.mock.calls).toEqual([[{ league: 7, name: 'Winter', notes: 'By the stove.', campaigns: [first!.id] }]])
  await expect.element(dialog.getByText('By the stove.')).toBeVisible()
  await expect.element(dialog.getByText('Autumn is called Winter now.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Name and note of Winter' })).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(dialog.getByRole('heading', { name: 'Autumn' })).toBeVisible()
  expect(saveLeague.mock.calls.at(-1)).toEqual([{ league: 7, name: 'Autumn', notes: '', campaigns: [first!.id] }])
})

test('[UX 3.3] what is said while a dialog is open stands in it, where its Undo can be reached', async () => {
  const api = cannedKeeper({})
  const kept: LeagueTable = { id: 7, name: 'Autumn', notes: '', rows: [], campaigns: [] }
  const saveLeague = vi.fn(async () => kept)
  await render(App, { api: { ...api, campaigns: { ...api.campaigns, leagues: async () => [kept], saveLeague } } })
  location.hash = '#/campaigns'
  await page.getByRole('button', { name: 'Leagues' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leagues' })
  await dialog.getByRole('button', { name: 'Dissolve Autumn' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => saveLeague.mock.calls.length).toBe(1)
  await dialog.getByRole('button', { name: 'Dissolve Autumn' }).click()
  await expect.element(dialog.getByText(/^Autumn is dissolved/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByText(/^Autumn is dissolved/)).toBeVisible()
})

test('a replay of a match that is gone leads on', async () => {
  const api = cannedKeeper({})
  const open = () => Promise.reject(new ORPCError('not_found', { message: 'This match is not there any more.' }))
  await render(Replay, { api: { ...api, replays: { ...api.replays, open } }, match: 'none' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('This match is not there any more.')
  await expect.element(page.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '#/campaigns')
})

test('the tabs go by the arrow keys, and the chronicle keeps own words apart', async () => {
  const api = cannedKeeper({})
  const writeEntry = vi.fn(api.campaigns.writeEntry)
  await render(Campaigns, { api: { ...api, campaigns: { ...api.campaigns, writeEntry } }, campaign: 1 })
  await page.getByRole('tab', { name: 'Standings' }).click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Chronicle' })).toHaveFocus()
  await expect.element(page.getByText('We had run out of tea by then.')).toBeVisible()
  await page.getByLabelText('Your foreword').fill('It snowed.')
  await userEvent.tab()
  await expect
    .poll(() => writeEntry.mock.calls.map(([asked]) => asked))
    .toEqual([{ match: 'm1', no: -1, own: 'It snowed.', instead: false }])
  await expect.poll(() => messages.current?.text).toBe('Your words are kept.')
})

test('a match with cardboard is written down with its Adventures', async () => {
  const api = cannedKeeper({})
  const addPaper = vi.fn(api.campaigns.addPaper)
  await render(Campaigns, { api: { ...api, campaigns: { ...api.campaigns, addPaper } }, campaign: 1 })
  await page.getByRole('tab', { name: 'Matches' }).click()
  await page.getByRole('button', { name: 'Record a match played with cardboard' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Rounds').fill('8')
  await dialog.getByLabelText('Adventures, one a line: Title, points').first().fill('A Winter Tale')
  await expect.element(dialog.getByText(/is one line: its Title, a comma/)).toBeVisible()
  await dialog.getByLabelText('Adventures, one a line: Title, points').first().fill('A Winter Tale, 8')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await expect.poll(() => addPaper.mock.calls.length).toBe(1)
  expect(addPaper.mock.calls[0]![0].paper).toMatchObject({
    rounds: 8,
    seats: [{ adventures: [{ title: 'A Winter Tale', points: 8 }] }, {}],
  })
})

test('counters go up and down and back', async () => {
  await render(Campaigns, { api: cannedKeeper({}), campaign: 1 })
  await page.getByRole('tab', { name: 'Counters' }).click()
  const sanity = page.getByRole('group', { name: 'Sanity of Anna' })
  await expect.element(sanity.getByRole('status')).toHaveTextContent('9')
  await page.getByRole('button', { name: 'Sanity of Anna, one less' }).click()
  await expect.element(sanity.getByRole('status')).toHaveTextContent('8')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.element(sanity.getByRole('status')).toHaveTextContent('9')
})

test('a replay goes by the arrow keys from step to step, Turn to Turn and end to end', async () => {
  await render(Replay, { api: cannedKeeper({}), match: 'm1' })
  await expect.element(page.getByText('Step 0 of 4')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('Step 1 of 4')).toBeVisible()
  await expect.element(page.getByText('What came of move 1.')).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(page.getByText('Step 2 of 4')).toBeVisible()
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
  await expect.element(page.getByText('Step 3 of 4')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('Step 4 of 4')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByText('Step 0 of 4')).toBeVisible()
})

test('a note stays at its step', async () => {
  await render(Replay, { api: cannedKeeper({}), match: 'm1' })
  await expect.element(page.getByText('Step 0 of 4')).toBeVisible()
  await page.getByRole('button', { name: 'Note on this step' }).click()
  await page.getByLabelText('Note on step 0').fill('Why here?')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Note: Why here?' })).toBeVisible()
})

test('going back to a backup is asked about, and a damaged one cannot be chosen', async () => {
  const api = cannedKeeper({})
  const restore = vi.fn(api.data.restore)
  await render(SettingsScreen, { api: { ...api, data: { ...api.data, restore } } })
  const back = page.getByRole('button', { name: /^Go back to it/ })
  await expect.element(back.nth(1)).toBeDisabled()
  await back.first().click()
  await expect.element(page.getByText('What there is now becomes a backup first, so that you can come back.')).toBeVisible()
  await page.getByRole('button', { name: 'Exchange' }).click()
  await expect.poll(() => restore.mock.calls.map(([asked]) => asked)).toEqual([{ backup: '000000000041' }])
})

test('the bin gives back what lies in it', async () => {
  await render(SettingsScreen, { api: cannedKeeper({}) })
  await page.getByRole('button', { name: 'Bring back Old one' }).click()
  await expect.element(page.getByText(/The bin is empty/)).toBeVisible()
})

test('a setting is found by a word, and the appearance goes back to what it was at first and again', async () => {
  await render(SettingsScreen, { api: cannedKeeper({}) })
  await page.getByLabelText('Find a setting').fill('theme')
  await expect.element(page.getByRole('heading', { name: 'Appearance' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Bin' }).elements()).toEqual([])
  await page.getByRole('combobox', { name: 'Theme' }).selectOptions('light')
  await page.getByRole('button', { name: 'Appearance as at first' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('system')
  messages.current!.undo!()
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('light')
})
