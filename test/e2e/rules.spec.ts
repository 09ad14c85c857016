/** The rules from everywhere: as a screen, from the log, from a refusal, from what is asked; and back. */
import type { Page } from '@playwright/test'
import { barriers, expect, startApp, test } from './fixture.ts'

const screen = (page: Page, name: string) => page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true })
const page = (at: Page) => at.getByRole('region', { name: 'The rules' })
const current = (at: Page) => page(at).locator('[aria-current="true"]')

/** A match whose first decision is this seat's. */
async function asked(table: Page) {
  await table.getByRole('button', { name: /Play now/ }).click()
  await expect(table.locator('.prompt.mine')).toBeVisible()
}

for (const [theme, name] of [
  ['dark', 'Library at night'],
  ['parchment', 'Parchment'],
] as const) {
  test(`the book is read, searched and leafed through without a barrier in the theme ${name}`, async ({ table }) => {
    test.setTimeout(180_000)
    await screen(table, 'Settings').click()
    await table.getByLabel('Theme').selectOption(theme)
    await screen(table, 'Rules').click()
    await expect(table.getByRole('heading', { name: 'Objects and zones' })).toBeVisible()
    expect(await barriers(table), 'a chapter').toEqual([])

    await table.keyboard.press('/')
    await table.keyboard.type('cosmic total')
    await expect(page(table).locator('mark').first()).toBeVisible()
    expect(await barriers(table), 'what was found').toEqual([])
    await table.getByRole('searchbox').fill('M14.45')
    await table.keyboard.press('Enter')
    await expect(current(table)).toContainText('M14.45')
    await expect(current(table)).toBeFocused()
    expect(table.url()).toMatch(/#\/rules\/mythos\/M14\.45$/)

    await table.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Cultists' }).waitFor({ state: 'detached' })
    await table
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /^M7 Allies/ })
      .click()
    await table.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Cultists' }).click()
    await expect(current(table)).toContainText('M7.25')
    await page(table)
      .locator('[data-rule="M7.26"]')
      .getByRole('button', { name: /cards use this/ })
      .click()
    await expect(page(table).getByRole('list', { name: 'Cards that use M7.26' })).toContainText('Cultist')
    await page(table).locator('[data-rule="M7.26"]').getByRole('link', { name: 'MX4' }).click()
    await expect(current(table)).toContainText('Comes of it')
    expect(await barriers(table), 'an example').toEqual([])
    await table.goBack()
    await expect(current(table)).toContainText('M7.25')
    await table.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Glossary' }).click()
    await expect(table.getByRole('heading', { name: 'Card positions' })).toBeVisible()
    expect(await barriers(table), 'the glossary').toEqual([])
    await table.getByRole('link', { name: 'Cthulhu Dice' }).click()
    await expect(table.getByRole('heading', { name: 'Setting up' })).toBeVisible()
  })
}

test('from what is asked, from a refusal and from a line of the log the paragraph is one key away, and one key back', async ({ table }) => {
  await asked(table)
  const moves = await table.locator('.prompt').getAttribute('data-moves')
  const book = table.getByRole('dialog', { name: 'Rules' })

  await table.keyboard.press('F1')
  await expect(book.locator('[aria-current="true"]').last()).toContainText('M5.1')
  expect(await barriers(table), 'the book over the table').toEqual([])
  await table.keyboard.press('Escape')
  await expect(book).toHaveCount(0)

  const barred = table
    .getByLabel(/^Your Hand/)
    .getByRole('button')
    .and(table.locator(':not([data-offered])'))
    .first()
  await barred.focus()
  await table.keyboard.press('w')
  const reason = table.getByRole('list', { name: 'Reasons' }).getByRole('link').first()
  const rule = (await reason.textContent())!.replace('§ ', '').trim()
  await table.keyboard.press('F1')
  await expect(book.locator('.rule[aria-current="true"]')).toContainText(rule)
  await table.keyboard.press('Escape')
  await expect(book).toHaveCount(0)
  await table.keyboard.press('Escape')
  await expect(barred).toBeFocused()

  expect(await table.locator('.prompt').getAttribute('data-moves')).toBe(moves)

  // Whoever goes on with the first choice each time sooner or later reads a line that cites a rule.
  const line = table.getByRole('log').getByRole('link').first()
  for (let step = 0; step < 60 && (await line.count()) === 0; step++) {
    await expect(table.locator('.prompt.mine')).toBeVisible()
    const before = await table.locator('.prompt').getAttribute('data-moves')
    const main = table.locator('.prompt .main')
    if (await main.isEnabled()) await main.click()
    else if ((await table.locator('.option').count()) > 0) await table.keyboard.press('1')
    else await table.locator('[data-offered]').first().press('Enter')
    if ((await table.getByRole('menu').count()) > 0) await table.keyboard.press('1')
    await expect(table.locator('.prompt')).not.toHaveAttribute('data-moves', before!)
  }
  await line.click()
  await expect(book).toBeVisible()
  await table.keyboard.press('Escape')
  await expect(book).toHaveCount(0)
  await expect(line).toBeFocused()

  // The key works on the line too, and shows that line's rule.
  const cited = (await line.getAttribute('data-rule'))!
  await table.keyboard.press('F1')
  await expect(book.locator('.rule[aria-current="true"]')).toContainText(cited)
  await table.keyboard.press('Escape')
  await expect(line).toBeFocused()
})

test('what a person has set is there again at another address', async ({ page: window, dataDir }) => {
  const first = await startApp({ dataDir })
  await window.goto(first.address())
  await screen(window, 'Settings').click()
  await window.getByLabel('Theme').selectOption('parchment')
  await window.getByLabel('Size of text').selectOption({ label: '130 %' })
  await screen(window, 'New match').click()
  await window.getByRole('group', { name: 'Seat 1' }).getByLabel('Name').fill('Wilhelmina')
  await window.getByRole('button', { name: 'Begin' }).click()
  await expect(window.locator('[data-prompt]')).toBeVisible()
  await first.end()

  const second = await startApp({ dataDir })
  expect(second.origin).not.toBe(first.origin)
  await window.goto(second.address())
  await expect(window.locator('html')).toHaveAttribute('data-theme', 'parchment')
  await screen(window, 'Settings').click()
  await expect(window.getByLabel('Size of text')).toHaveValue('1.3')
  await screen(window, 'New match').click()
  await expect(window.getByRole('group', { name: 'Seat 1' }).getByLabel('Name')).toHaveValue('Wilhelmina')
  await second.end()
})
