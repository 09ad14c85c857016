/** Keys in the window: given anew, taken over, told on the sheet, and never fired by what is typed (UX 3.1). */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import App from '../../src-renderer/App.svelte'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { hush, messages } from '../../src-renderer/state/messages.svelte.ts'
import { recallSettings, resetSettings, settings } from '../../src-renderer/state/settings.svelte.ts'

beforeAll(() => page.viewport(1280, 720))
afterEach(() => {
  resetSettings(['keys', 'letters', 'theme', 'textSize', 'recent', 'pace'])
  hush()
  location.hash = '#/'
})

async function window(hash: string) {
  location.hash = hash
  const keeper = cannedKeeper({})
  const set = vi.fn(keeper.settings.set)
  const api = { ...keeper, settings: { ...keeper.settings, set } }
  await recallSettings(api)
  await render(App, { api })
  return { set }
}

const unfold = (title: string) => page.getByRole('main').getByText(title, { exact: true }).last().click()
/** A machine that has other things to do is no fault of a test. */
const patient = { timeout: 15_000 }
const keysOf = (words: string) =>
  [...document.querySelectorAll('tr')].find((row) => row.querySelector('th')?.textContent === words)?.querySelector('.bound')?.textContent

test('UX 4.7: a command gets another key by a press, at once, kept by the Keeper, and Undo gives the old one back', async () => {
  const { set } = await window('#/settings')
  await unfold('Everywhere')
  await page.getByRole('button', { name: 'Change: Duplicate' }).click()
  await userEvent.keyboard('{F8}')
  expect(keysOf('Duplicate')?.trim()).toBe('F8')
  await expect.poll(() => set.mock.calls.at(-1)?.[0].keys, patient).toEqual({ duplicate: ['F8'] })
  messages.current?.undo?.()
  await expect.poll(() => keysOf('Duplicate')?.trim(), patient).toBe('Ctrl+D')
})

test('Esc leaves a command as it was, Delete takes its keys away, and the usual key comes back by itself or with all', async () => {
  await window('#/settings')
  await unfold('Everywhere')
  await page.getByRole('button', { name: 'Change: Print' }).click()
  await userEvent.keyboard('{Escape}')
  expect(keysOf('Print')?.trim()).toBe('Ctrl+P')
  await expect.element(page.getByRole('button', { name: 'Change: Print' })).toHaveFocus()
  await page.getByRole('button', { name: 'Change: Print' }).click()
  await userEvent.keyboard('{Delete}')
  expect(keysOf('Print')?.trim()).toBe('no key')
  await page.getByRole('button', { name: 'Usual key: Print' }).click()
  expect(keysOf('Print')?.trim()).toBe('Ctrl+P')
  await page.getByRole('button', { name: 'Add a key: Print' }).click()
  await userEvent.keyboard('{F7}')
  expect(settings.keys).toEqual({ print: ['Ctrl+P', 'F7'] })
  await page.getByRole('button', { name: 'All keys as at first' }).click()
  expect(settings.keys).toEqual({})
})

test('a clash is told by name, both rows are marked, and the key is left or taken over', async () => {
  await window('#/settings')
  await unfold('Everywhere')
  await page.getByRole('button', { name: 'Change: Print' }).click()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(page.getByText('Ctrl+D is “Duplicate” (everywhere).', { exact: false })).toBeVisible()
  expect([...document.querySelectorAll('tr.clash th')].map(({ textContent }) => textContent)).toEqual(['Print', 'Duplicate'])
  await page.getByRole('button', { name: 'Leave it' }).click()
  expect(settings.keys).toEqual({})
  await page.getByRole('button', { name: 'Change: Print' }).click()
  await userEvent.keyboard('{Control>}d{/Control}')
  await page.getByRole('button', { name: 'Take the key over' }).click()
  expect(settings.keys).toEqual({ print: ['Ctrl+D'], duplicate: [] })
  messages.current?.undo?.()
  expect(settings.keys).toEqual({})
})

test('a fixed key is not taken over, and the same letter on two screens is no clash', async () => {
  await window('#/settings')
  await unfold('Everywhere')
  await page.getByRole('button', { name: 'Change: Print' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('That key is fixed.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take the key over' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await unfold('At the table')
  await page.getByRole('button', { name: 'Change: Log', exact: true }).click()
  await userEvent.keyboard('b')
  expect(settings.keys).toEqual({ 'table.log': ['B'] })
})

test('the sheet shows the keys as they are, finds by words and by key, and opens by its own', async () => {
  settings.keys = { sheet: ['F2'], print: ['F7'] }
  await window('#/decks')
  await userEvent.keyboard('{F2}')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect.element(sheet.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('F7')
  await expect.element(sheet.getByText('Print', { exact: true })).toBeVisible()
  expect(sheet.getByText('Duplicate', { exact: true }).elements()).toEqual([])
})

test('WCAG 2.1.4: single keys are text in a field, and nothing at all once they are switched off', async () => {
  await window('#/settings')
  await page.getByRole('searchbox', { name: 'Find a setting' }).click()
  await userEvent.keyboard('?')
  expect(page.getByRole('dialog').elements()).toEqual([])
  await expect.element(page.getByRole('searchbox', { name: 'Find a setting' })).toHaveValue('?')
  settings.letters = false
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  expect(page.getByRole('dialog').elements()).toEqual([])
  settings.letters = true
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})

test('UX 3.1: the keys of everywhere search, resize the text, go to the settings, and undo what the message offers', async () => {
  await window('#/decks')
  await userEvent.keyboard('{Control>},{/Control}')
  await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox', { name: 'Find a setting' })).toHaveFocus()
  await userEvent.keyboard('{Control>}+{/Control}')
  expect(settings.textSize).toBe(1.15)
  await userEvent.keyboard('{Control>}0{/Control}')
  expect(settings.textSize).toBe(1)
  await page.getByRole('combobox', { name: 'Theme' }).selectOptions('parchment')
  expect(messages.current?.text).toBe('Theme: Parchment.')
  // A list to choose from has no history of its own.
  ;(page.getByRole('combobox', { name: 'Theme' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect([settings.theme, messages.current]).toEqual(['system', undefined])
})

test('UX 4.7: each setting is found by itself, with what it does; a group goes back as one, and Undo brings it again', async () => {
  await window('#/settings')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('pace')
  await expect.element(page.getByRole('combobox', { name: 'Pace of bots' })).toBeVisible()
  expect(page.getByRole('combobox', { name: 'Theme' }).elements()).toEqual([])
  expect(page.getByRole('checkbox', { name: 'Short sounds' }).elements()).toEqual([])
  await page.getByRole('combobox', { name: 'Pace of bots' }).selectOptions('calm')
  await page.getByRole('button', { name: 'At the table as at first' }).click()
  expect(settings.pace).toBe('brisk')
  messages.current?.undo?.()
  expect(settings.pace).toBe('calm')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('xyzzy')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toBeVisible()
})

test('UX 3.1: the list of commands finds a card, a deck, a screen, a setting and a rule by a few letters and the keyboard alone', async () => {
  await window('#/')
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = page.getByRole('combobox', { name: 'Find a card, a deck, a rule or a command' })
  await expect.element(box).toHaveFocus()
  const marked = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent
  await userEvent.keyboard('theme parch')
  await expect.poll(marked, patient).toContain('Theme: Parchment')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => settings.theme, patient).toBe('parchment')
  expect(settings.recent).toEqual(['set:theme=parchment|Theme: Parchment'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('wrkshop')
  await expect.poll(marked, patient).toContain('Workshop')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.hash, patient).toBe('#/workshop')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(() => document.querySelector('[role="group"] [role="option"]')?.textContent, patient).toContain('Workshop')
  await userEvent.keyboard('xyzzyq')
  await expect.element(page.getByText('Nothing is called', { exact: false })).toBeVisible()
})
