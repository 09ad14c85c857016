/** The deck builder as a person uses it, on the real Keeper: a legal deck of 20 points from an empty page by keys alone. */
import type { Page } from '@playwright/test'
import { barriers, expect, test } from './fixture.ts'

const pool = (page: Page) => page.getByRole('listbox', { name: 'Cards found' })
const search = (page: Page) => page.getByRole('textbox', { name: 'Search the library' })
const deck = (page: Page) => page.getByRole('region', { name: 'Deck', exact: true })
const sums = async (page: Page) => {
  const said = await page.locator('.sums').innerText()
  return { cards: Number(/(\d+)\s*cards/.exec(said)![1]), points: Number(/(\d+)\s*points/.exec(said)![1]) }
}

/** Types a query into the pool and goes to the cards found, by keys. */
async function find(page: Page, words: string) {
  await page.keyboard.press('Control+f')
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
  await expect(pool(page).locator('xpath=ancestor::section[1]').getByRole('status')).toHaveText(/^\d+ of \d+ cards$/)
  await page.keyboard.press('Enter')
  await expect(pool(page)).toBeFocused()
}

/** Goes on by Tab to a button, as somebody does who looks for it. */
async function tabTo(page: Page, name: RegExp) {
  const button = page.getByRole('button', { name })
  for (let stop = 0; stop < 40 && !(await button.evaluate((each) => each === document.activeElement)); stop++)
    await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
}

async function emptyDeck(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
  await page.keyboard.press('Control+2')
  await expect(page.getByRole('heading', { name: 'Decks', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+n')
  await expect(page.getByRole('radio', { name: /^Empty/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of the deck')).toHaveValue('New deck')
  await expect(search(page)).toBeFocused()
}

test('a legal deck of 20 points from an empty page, by keys alone', async ({ table }, info) => {
  test.setTimeout(180_000)
  await emptyDeck(table)
  const began = Date.now()

  await find(table, 't:investigator')
  await table.keyboard.press('Enter')
  await expect.poll(() => table.locator('.who').innerText()).not.toContain('Choose')
  // The smallest set of cards that is worth 20 points, put in as one edit.
  await table.keyboard.press('F6')
  await table.keyboard.press('F6')
  await table.keyboard.press('ArrowRight')
  await expect(table.getByRole('tab', { name: 'Plan' })).toBeFocused()
  await tabTo(table, /^Find the smallest set/)
  await table.keyboard.press('Enter')
  await expect(table.getByLabel('Adventure points', { exact: true })).toHaveValue('20')
  await table.keyboard.press('Enter')
  await expect(table.getByRole('button', { name: 'Search again' })).toBeVisible({ timeout: 60_000 })
  await tabTo(table, /^Put into the deck/)
  await table.keyboard.press('Enter')
  await expect.poll(async () => (await sums(table)).points).toBeGreaterThanOrEqual(20)

  await find(table, '(t:ally or t:location or t:monster) -is:unique')
  while ((await sums(table)).cards < 52) {
    const before = (await sums(table)).cards
    await table.keyboard.press('4')
    await expect.poll(async () => (await sums(table)).cards).toBeGreaterThan(before)
    await table.keyboard.press('ArrowDown')
  }
  await expect(table.getByRole('button', { name: '✓ legal' })).toBeVisible()
  await expect(table.getByText('All changes saved').first()).toBeVisible()
  const plan = table.getByRole('tabpanel')
  await expect(plan).toContainText(/\d+ of \d+ points can be reached/)
  expect(Number(/(\d+)\s+of \d+ points can be reached/.exec(await plan.innerText())![1])).toBeGreaterThanOrEqual(20)
  const seconds = (Date.now() - began) / 1_000
  info.annotations.push({ type: 'time', description: `a legal deck of 20 points in ${seconds.toFixed(1)} s` })
  console.log(`a legal deck of 20 points by keys alone: ${seconds.toFixed(1)} s`)
  expect(await barriers(table)).toEqual([])

  // What was built is still there after a start over, with all its edits to take back.
  const before = await sums(table)
  await table.reload()
  await expect.poll(() => sums(table)).toEqual(before)
  await table.keyboard.press('F6')
  await table.keyboard.press('F6')
  await table.keyboard.press('Control+z')
  await expect.poll(async () => (await sums(table)).cards).toBeLessThan(before.cards)
  await table.keyboard.press('Control+y')
  await expect.poll(() => sums(table)).toEqual(before)
})

test('a card goes over its limit, is marked and explained, and mended by the fix that was looked at', async ({ table }) => {
  await emptyDeck(table)
  await find(table, '!"deep one"')
  await table.keyboard.press('6')
  const row = deck(table).getByRole('row', { name: /Deep One/ })
  await expect(row).toContainText('at most 4')
  const check = table.getByRole('list', { name: 'What the check found' })
  await expect(check).toContainText('§ M3.4')
  const fix = check.getByRole('button', { name: /^Fix/ }).first()
  await fix.focus()
  await table.keyboard.press('Enter')
  await expect(check.getByRole('region', { name: 'What it will do' })).toBeVisible()
  expect(await barriers(table)).toEqual([])
  await check.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(check).not.toContainText('§ M3.4')
  await table.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(check).toContainText('§ M3.4')
})

test('from the deck to Maybe, out by Delete and back by Undo, with the menu of Shift+F10', async ({ table }) => {
  await emptyDeck(table)
  await find(table, '!"deep one"')
  await table.keyboard.press('2')
  await table.keyboard.press('F6')
  const card = deck(table).getByRole('button', { name: /^Deep One, / })
  await expect(card).toBeFocused()
  await table.keyboard.press('Shift+F10')
  await expect(table.getByRole('menuitem', { name: /^Move to Maybe/ })).toBeVisible()
  await table.keyboard.press('Escape')
  await expect(card).toBeFocused()
  await table.keyboard.press('m')
  await expect(table.getByRole('region', { name: 'Maybe' }).getByRole('row')).toHaveCount(1)
  await expect(card).toBeVisible()
  await card.focus()
  await table.keyboard.press('Delete')
  await expect(card).toHaveCount(0)
  await table.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(card).toBeVisible()
})

for (const [name, media] of [
  ['dark', { colorScheme: 'dark' }],
  ['light', { colorScheme: 'light' }],
  ['contrast', { contrast: 'more' }],
] as const) {
  test(`no tab of the builder has a barrier in the theme ${name}`, async ({ table }) => {
    test.setTimeout(180_000)
    await table.emulateMedia(media)
    await expect(table.locator('html')).toHaveAttribute('data-theme', name)
    await table.keyboard.press('Control+2')
    await table.getByRole('link', { name: /Steadfast/ }).click()
    await expect(deck(table).getByRole('row').first()).toBeVisible()
    await expect(pool(table).getByRole('option', { selected: true })).toBeVisible()
    for (const tab of ['Check', 'Plan', 'Charts', 'Notes', 'History']) {
      await table.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
      expect(await barriers(table), tab).toEqual([])
    }
    // Nothing lies beyond the right edge of the least window, at any size of text.
    await table.setViewportSize({ width: 1280, height: 720 })
    const beyond = () => table.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await beyond()).toBeLessThanOrEqual(0)
    await table.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'))
    expect(await beyond()).toBeLessThanOrEqual(0)
    expect(await barriers(table), 'at twice the size of text').toEqual([])
  })
}
