/** Settings, keys and the list of commands, as a person without a mouse has them (UX 3.1, 4.7); scans of cards from a folder. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { barriers, expect, test } from './fixture.ts'

const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Find a card, a deck, a rule or a command' })
const marked = (page: Page) => page.getByRole('dialog', { name: 'Find anything' }).getByRole('option', { selected: true })

/** Looks for something by Ctrl+K and goes to the first that bears this name. */
async function find(page: Page, typed: string, named: string | RegExp) {
  await page.keyboard.press('Control+K')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: named }).first()).toBeVisible()
  // Until one goes to an entry the first is marked, and what is found later may come before it.
  await expect(page.getByRole('listbox', { name: 'What is found' })).toHaveAttribute('aria-busy', 'false')
  for (let step = 0; step < 40 && !(await marked(page).filter({ hasText: named }).count()); step++) await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toContainText(named)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeHidden()
}

test('UX 3.1: a key is given anew by keyboard alone, a clash is settled, and it is live and undone', async ({ table }) => {
  await expect(screens(table)).toBeVisible()
  await table.keyboard.press('Control+,')
  await expect(table.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await table.keyboard.press('/')
  await table.keyboard.type('list of all keys')
  await expect(table.getByText('No setting has to do with')).toBeVisible()
  await table.keyboard.press('Control+A')
  await table.keyboard.type('sheet of all')
  await table.getByRole('button', { name: 'Change: The sheet of all keys' }).focus()
  await table.keyboard.press('Enter')
  await expect(table.getByText('Press a key.')).toBeVisible()
  await table.keyboard.press('Control+K')
  await expect(table.getByText('Ctrl+K is “Find anything')).toBeVisible()
  await expect(table.getByRole('button', { name: 'Take the key over' })).toBeFocused()
  await table.keyboard.press('Enter')
  await table.keyboard.press('Control+K')
  const sheet = table.getByRole('dialog', { name: 'Keys' })
  await expect(sheet).toBeVisible()
  await table.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(table.getByText('Ctrl+K is The sheet of all keys now')).toBeVisible()
  await table.keyboard.press('Control+Z')
  await table.keyboard.press('Control+K')
  await expect(box(table)).toBeFocused()
})

test('UX 3.1: cards, decks, rules and settings are found by a few letters and the keyboard alone', async ({ table }) => {
  await expect(screens(table)).toBeVisible()
  await find(table, 'arkham gaz', 'Arkham Gazette')
  await expect(
    table.getByRole('complementary', { name: 'The card' }).getByRole('heading', { name: 'Arkham Gazette', level: 2 }),
  ).toBeVisible()
  await find(table, 'steadfast', /Steadfast/)
  await find(table, 'M14.45', /M14\.45/)
  await expect(table.getByText('M14.45').first()).toBeVisible()
  await table.keyboard.press('Escape')
  await find(table, 'theme parch', 'Theme: Parchment')
  await expect(table.locator('html')).toHaveAttribute('data-theme', 'parchment')
  await table.keyboard.press('Control+K')
  // A choice of a setting that holds already is none.
  await expect(table.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(3)
  expect(await barriers(table)).toEqual([])
})

test('issue 7, point 6: a folder of scans becomes the faces of cards, and Undo takes them away again', async ({ table }, info) => {
  const folder = info.outputPath('scans')
  mkdirSync(folder, { recursive: true })
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAUAAAAHCAIAAABPxRC5AAAAEUlEQVR4nGNQaGhARgw05gMAkMgnYWY5TLEAAAAASUVORK5CYII=', 'base64')
  for (const name of ['arkham_gazette.png', 'holiday.png']) writeFileSync(`${folder}/${name}`, png)
  writeFileSync(`${folder}/Arkham Horror.png`, 'no picture')
  await screens(table).getByRole('link', { name: 'Settings' }).click()
  await table.getByLabel('Folder of pictures').setInputFiles(folder)
  await expect(table.getByText('2 files matched')).toBeVisible()
  await table.getByRole('button', { name: 'Take in 2 pictures' }).click()
  await expect(table.getByText('Arkham Horror.png: It cannot be shown')).toBeVisible()
  await expect(table.getByText(/^1 card with a picture/)).toBeVisible()
  await table.keyboard.press('Control+1')
  await table.keyboard.press('/')
  await table.keyboard.type('arkham gazette')
  await table.keyboard.press('Enter')
  const scan = table.getByRole('complementary', { name: 'The card' }).locator('img[data-scan]')
  await expect(scan).toBeVisible()
  await table.getByRole('button', { name: 'Undo' }).click()
  await expect(scan).toHaveCount(0)
})

for (const [theme, name] of [
  ['dark', 'Library at night'],
  ['light', 'Library by day'],
  ['parchment', 'Parchment'],
  ['contrast', 'High contrast'],
] as const) {
  test(`Settings with all keys unfolded, and the sheet, have no barrier in the theme ${name}`, async ({ table }) => {
    await screens(table).getByRole('link', { name: 'Settings' }).click()
    await table.getByRole('combobox', { name: 'Theme' }).selectOption(theme)
    await table.getByLabel('Find a setting').fill('keys')
    await table.getByRole('button', { name: 'Change: Duplicate' }).click()
    await table.keyboard.press('Control+P')
    await expect(table.getByRole('button', { name: 'Take the key over' })).toBeFocused()
    expect(await barriers(table), 'Settings, keys').toEqual([])
    await table.getByRole('button', { name: 'Leave it' }).click()
    await table.getByLabel('Find a setting').fill('')
    await table.getByRole('combobox', { name: 'Size of text' }).selectOption('200 %')
    expect(await barriers(table), 'Settings, large').toEqual([])
    await table.getByRole('button', { name: /Keys$/ }).click()
    await expect(table.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    expect(await barriers(table), 'the sheet').toEqual([])
  })
}
