/** The library as a person uses it, on the real Keeper: by keys alone, by filters, from a card to the cards it needs. */
import type { Page } from '@playwright/test'
import { barriers, expect, test } from './fixture.ts'

const list = (page: Page) => page.getByRole('listbox', { name: 'Cards found' })
const search = (page: Page) => page.getByRole('textbox', { name: 'Search the library' })
const counted = (page: Page) => page.getByRole('main').getByRole('status')
const looked = (page: Page) => list(page).getByRole('option', { selected: true })
const panel = (page: Page) => page.getByRole('complementary', { name: 'The card' })

async function open(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
  await page.keyboard.press('Control+1')
  await expect(page).toHaveTitle(/Library/)
  await expect(counted(page)).toHaveText(/^\d+ cards$/)
}

test('any card is found by keys alone, read, seen large, and left again layer by layer', async ({ table }) => {
  await open(table)
  const all = Number((await counted(table).innerText()).split(' ')[0])
  expect(all).toBeGreaterThan(100)
  await table.keyboard.press('/')
  await expect(search(table)).toBeFocused()
  await table.keyboard.type('gazete')
  await expect(looked(table)).toHaveAccessibleName(/^Arkham Gazette/)
  await expect(table.getByText('shown for')).toContainText('gazette')
  await table.keyboard.press('Enter')
  await expect(list(table)).toBeFocused()
  await table.keyboard.press('Enter')
  await expect(panel(table).getByRole('heading', { name: 'Arkham Gazette', level: 2 })).toBeFocused()
  await expect(panel(table)).toContainText('Can fill')
  await table.keyboard.press('Escape')
  await expect(list(table)).toBeFocused()
  await table.keyboard.press('Space')
  const large = table.getByRole('dialog', { name: 'Arkham Gazette' })
  await expect(large).toBeVisible()
  expect(await barriers(table)).toEqual([])
  await table.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(list(table)).toBeFocused()
  await table.keyboard.press('Escape')
  await expect(search(table)).toBeFocused()
})

test('the arrows go through a list, and in two dimensions through cards, as far as the last of them', async ({ table }) => {
  await open(table)
  await list(table).focus()
  const place = () => looked(table).getAttribute('aria-posinset').then(Number)
  await table.keyboard.press('ArrowDown')
  await table.keyboard.press('ArrowDown')
  await expect.poll(place).toBe(3)
  await table.keyboard.press('End')
  const last = Number(await looked(table).getAttribute('aria-setsize'))
  await expect.poll(place).toBe(last)
  await expect(looked(table)).toBeInViewport()
  await expect(looked(table)).not.toHaveAccessibleName(/on its way/)
  // Of hundreds of cards only those in sight are drawn.
  expect(await list(table).getByRole('option').count()).toBeLessThan(60)
  await table.keyboard.press('Home')
  await table.getByRole('radio', { name: 'Cards', exact: true }).check()
  await list(table).focus()
  await table.keyboard.press('ArrowRight')
  await expect.poll(place).toBe(2)
  await table.keyboard.press('ArrowDown')
  await expect.poll(place).toBeGreaterThan(3)
  const here = await looked(table).boundingBox()
  await table.keyboard.press('ArrowUp')
  const above = await looked(table).boundingBox()
  expect(Math.round(above!.x)).toBe(Math.round(here!.x))
  await expect.poll(place).toBe(2)
  expect(await barriers(table)).toEqual([])
})

test('filters and words are one: each changes the other, a slip is marked and mended, and nothing found says why', async ({ table }) => {
  await open(table)
  const filters = table.getByRole('form', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Ally/ }).check()
  await expect(search(table)).toHaveValue('t:ally')
  await expect(counted(table)).toHaveText(/^\d+ of \d+ cards$/)
  const allies = await counted(table).innerText()
  await search(table).fill('t:ally,tome')
  await expect(filters.getByRole('checkbox', { name: /^Tome/ })).toBeChecked()
  await filters.getByRole('checkbox', { name: /^Tome/ }).uncheck()
  await expect(search(table)).toHaveValue('t:ally')
  await expect(counted(table)).toHaveText(allies)
  await filters.getByRole('spinbutton', { name: 'Card Value, at least' }).fill('3')
  await table.keyboard.press('Tab')
  await expect(search(table)).toHaveValue('t:ally val>=3')

  await search(table).fill('t:ally regoin:lovecraft')
  await expect(counted(table)).toHaveText(allies)
  await expect(search(table)).toHaveAttribute('aria-invalid', 'true')
  await table.getByRole('button', { name: 'Use “region”' }).click()
  await expect(search(table)).toHaveValue('t:ally region:lovecraft')
  await expect(search(table)).toHaveAttribute('aria-invalid', 'false')

  await search(table).fill('t:ally val>90')
  await expect(counted(table)).toHaveText('No card is found')
  expect(await barriers(table)).toEqual([])
  await table.getByRole('button', { name: 'Drop it' }).first().click()
  await expect(search(table)).toHaveValue('t:ally')
  await expect(counted(table)).toHaveText(allies)
})

test('from an Adventure to the cards it needs, from a card to its other printing, and Adventures side by side', async ({ table }) => {
  await open(table)
  await table.getByRole('radio', { name: 'Adventures' }).check()
  const adventures = table.getByRole('region', { name: 'Adventures' })
  await adventures.getByRole('button', { name: 'Arkham Horror', exact: true }).click()
  await expect(adventures.getByRole('columnheader', { name: 'Shared with it' })).toBeVisible()
  await expect(panel(table).getByRole('heading', { name: 'Arkham Horror', level: 2 })).toBeVisible()
  expect(await barriers(table)).toEqual([])
  const need = panel(table).getByRole('button', { name: /Steadfast/ })
  const cards = /(\d+)$/.exec((await need.innerText()).trim())![1]
  await need.click()
  await expect(counted(table)).toHaveText(new RegExp(`^${cards} of `))
  await expect(list(table)).toBeFocused()

  await search(table).fill('!"king in yellow"')
  await expect(counted(table)).toHaveText(/^2 of /)
  await expect(panel(table).getByRole('table')).toContainText('Languages')
  const before = await panel(table).getByRole('table').locator('.here').innerText()
  await panel(table).getByRole('table').getByRole('button').click()
  await expect(panel(table).getByRole('table').locator('.here')).not.toHaveText(before)
  expect(await barriers(table)).toEqual([])
})

for (const [theme, name] of [
  ['dark', 'Library at night'],
  ['parchment', 'Parchment'],
  ['contrast', 'High contrast'],
] as const) {
  test(`no view of the library has a barrier in the theme ${name}`, async ({ table }) => {
    await table.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Settings' }).click()
    await table.getByLabel('Theme').selectOption(theme)
    await open(table)
    await search(table).fill('regoin:x group:type')
    await expect(table.getByRole('button', { name: 'Use “region”' })).toBeVisible()
    for (const view of ['List', 'Brief', 'Cards', 'Adventures']) {
      await table.getByRole('radio', { name: view, exact: true }).check()
      if (view === 'Adventures') await expect(table.getByRole('columnheader', { name: /^Adventure/ })).toBeVisible()
      else await expect(looked(table)).toBeVisible()
      expect(await barriers(table), view).toEqual([])
    }
  })
}

test('a search that is left is found again as it was, and an address leads to its card', async ({ table }) => {
  await open(table)
  await search(table).fill('t:tome sort:-name')
  await expect(counted(table)).toHaveText(/of/)
  const first = await looked(table).getAttribute('aria-label')
  await table.keyboard.press('Control+2')
  await table.keyboard.press('Control+1')
  await expect(search(table)).toHaveValue('t:tome sort:-name')
  await expect(looked(table)).toHaveAccessibleName(first!)
  await table.goto(`${table.url().split('#')[0]}#/library/msgs-arkham-gazette`)
  await expect(panel(table).getByRole('heading', { name: 'Arkham Gazette', level: 2 })).toBeVisible()
})

test('a card goes into the workshop as a copy, the blank Adventure as an invitation to write one', async ({ table }) => {
  await open(table)
  await search(table).fill('!"arkham gazette"')
  await expect(panel(table).getByRole('heading', { name: 'Arkham Gazette', level: 2 })).toBeVisible()
  await panel(table).getByRole('link', { name: 'Edit a copy in the Workshop' }).click()
  await expect(table.getByLabel('Title', { exact: true })).toHaveValue('Arkham Gazette (own)')
  await expect(table.getByText('All changes saved')).toBeVisible()
  // A card of one's own is changed where it is, not copied; its set is off until it is wanted.
  const back = () => table.keyboard.press('Control+1')
  await back()
  await search(table).fill('is:own')
  await expect(counted(table)).toHaveText('No card is found')
  await table.getByRole('link', { name: 'imported', exact: true }).click()
  await table.getByRole('checkbox', { name: 'My own cards' }).check()
  await back()
  await panel(table).getByRole('link', { name: 'Edit in the Workshop' }).click()
  await expect(table.getByLabel('Title', { exact: true })).toHaveValue('Arkham Gazette (own)')
  await back()
  await search(table).fill('t:adventure -ap>0')
  await panel(table).getByRole('link', { name: 'Write one of your own' }).click()
  await expect(table.getByRole('combobox', { name: 'Type', exact: true })).toHaveValue('Adventure')
  await expect(table.getByLabel('Title', { exact: true })).toHaveValue('')
})

test('at twice the size of text nothing is out of reach: what scrolls is a stop for keys', async ({ table }) => {
  await table.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'))
  await open(table)
  await search(table).fill('king in yellow')
  await expect(counted(table)).toHaveText(/^2 of/)
  expect(await barriers(table), 'a card with printings').toEqual([])
  await table.evaluate(() => {
    location.hash = '#/imports'
  })
  await table.getByLabel(/choose some/).setInputFiles({
    name: 'x.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Title;Set;Type;Text\nDeep One;FAN;Event;${'Draw one card. '.repeat(40)}\n`),
  })
  await expect(table.getByRole('article', { name: 'Deep One' })).toBeVisible()
  expect(await barriers(table), 'a file').toEqual([])
  await expect(table.getByRole('group', { name: 'The card that is looked at' })).toHaveAttribute('tabindex', '0')
})
