/** An erratum by hand on the real Keeper: written on a card's page by keys alone, seen in the library, changed, taken off and taken back. */
import { barriers, expect, test } from './fixture.ts'

test('an erratum is written by keys alone, read before it is kept, shown on its card, taken off and taken back', async ({
  table: page,
}) => {
  test.setTimeout(180_000)
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Library' }).click()
  const search = page.getByRole('textbox', { name: 'Search the library' })
  await search.fill('!"bacteriophobia"')
  const panel = page.getByRole('complementary', { name: 'The card' })
  await expect(panel.getByRole('heading', { name: 'Bacteriophobia' }).first()).toBeVisible()
  const add = panel.getByRole('button', { name: 'Add an erratum' })
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'An erratum of Bacteriophobia' })
  const what = dialog.getByLabel('What is corrected')
  await expect(what).toBeFocused()
  await expect(dialog.getByText('Nothing is changed yet.')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  const text = dialog.getByRole('textbox', { name: 'The text instead' })
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Draw two crads.')
  await expect(dialog.getByText('One place cannot be read.')).toBeVisible()
  await page.keyboard.press('Control+.')
  await expect(text).toHaveValue('Draw two cards.')
  await expect(dialog.getByText('All of it is read: 1 clause.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await dialog.getByLabel('Who says so').focus()
  await page.keyboard.type('A letter')
  await expect(dialog.getByRole('button', { name: 'Add the erratum' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('An erratum lies over Bacteriophobia now.')).toBeVisible()
  await expect(panel.getByRole('figure').last()).toContainText('Draw two cards.')
  await expect(add).toBeFocused()
  await search.fill('has:errata')
  await expect(page.getByRole('status').filter({ hasText: /^1 of/ })).toBeVisible()

  // Where all errata are listed it is changed and taken off.
  await page.getByRole('link', { name: 'Import cards, choose sets' }).click()
  const off = page.getByRole('button', { name: 'Take the erratum of Bacteriophobia off: text' })
  await off.focus()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('No card is corrected.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Errata' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(off).toBeVisible()
  await page.getByRole('link', { name: 'Bacteriophobia' }).click()
  await expect(panel.getByRole('figure').last()).toContainText('Draw two cards.')
})

test('a fact that others speak of is corrected with open eyes: which of their texts would be read otherwise is told first', async ({
  table: page,
}) => {
  test.setTimeout(180_000)
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Library' }).click()
  await page.getByRole('textbox', { name: 'Search the library' }).fill('!"dr. marinus bicknell willett"')
  const panel = page.getByRole('complementary', { name: 'The card' })
  await expect(panel.getByRole('heading', { name: /Willett/ }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Add an erratum' }).click()
  const dialog = page.getByRole('dialog', { name: /^An erratum of/ })
  await dialog.getByLabel('What is corrected').selectOption('attributes')
  await dialog.getByLabel('Who says so').fill('A letter')
  await dialog.getByRole('button', { name: 'Take away Doctor' }).click()
  await expect(dialog.getByText('3 cards of the library would be read otherwise with the new words')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.locator('details').getByRole('listitem')).toHaveText([
    'A Heroic Rescue would mean something else',
    'On The Edge would mean something else',
    'The Great Epidemic would mean something else',
  ])
  await expect(dialog.getByRole('button', { name: 'Add the erratum' })).toBeEnabled()
  expect(await barriers(page)).toEqual([])
})
