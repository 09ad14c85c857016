/** Cards from a file, as a person brings them: looked at, taken in, found, taken back; and what a bad file is answered. */
import type { Page } from '@playwright/test'
import { barriers, expect, test } from './fixture.ts'

const screen = (page: Page, name: string) => page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name })
const bring = (page: Page, name: string, text: string) =>
  page.getByLabel(/choose some/).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

const table = `Title;Set;Type;Sanity;Region;Subregion;Public;Value;Text
The Harbour Ledger;FAN;Event;-1;;;;;Draw one card.
Salt Lamp;FAN;Event;;;;;;Xyzzy plugh.
Deep One;FAN;Event;;;;;;Draw one card.
Old Pier;FAN;Location;;Lovecraft Country;Kingsport;Water, Swamp;;
`

test('a table is looked at card by card, taken in, found in decks, and taken back', async ({ table: page }) => {
  test.setTimeout(120_000)
  await screen(page, 'Decks').click()
  await page.getByRole('link', { name: 'Imports' }).click()
  await expect(page.getByRole('heading', { name: 'Imports' })).toBeVisible()
  await expect(page.getByText('No file has been taken in yet.')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await bring(page, 'harbours.csv', table)
  await expect(page.getByRole('heading', { name: 'harbours.csv' })).toBeVisible()
  const rows = page.getByRole('listbox', { name: 'Cards of the file' }).getByRole('option')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText('I do not know the word "Xyzzy"')
  await expect(rows.nth(3)).toContainText('"Swamp" is none of Water')
  expect(await barriers(page)).toEqual([])

  // By keys alone: to the list, to the card that is not understood, to the one that has other printings.
  await page.getByRole('listbox', { name: 'Cards of the file' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article', { name: 'Salt Lamp' }).locator('mark')).toHaveText('Xyzzy')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article', { name: 'Deep One' })).toContainText('MSGS')
  expect(await barriers(page)).toEqual([])

  // One is left out by its key, and taken again.
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Take in 2 cards' })).toBeVisible()
  await page.keyboard.press('Space')
  const take = page.getByRole('button', { name: 'Take in 3 cards' })
  await take.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('harbours.csv: 3 cards taken in. FAN is off: switch it on under Sets.')).toBeVisible()
  const set = page.getByRole('checkbox', { name: 'FAN' })
  await expect(set).not.toBeChecked()
  await expect(page.getByText('table · 3 new, 1 not understood · just now')).toBeVisible()

  // The toast's Undo, and the file again: nothing of it is left.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back: harbours.csv.')).toBeVisible()
  await expect(set).toHaveCount(0)
  await bring(page, 'harbours.csv', table)
  await expect(rows).toHaveCount(4)
  await expect(page.getByRole('radio', { name: '+ New 2' })).toBeAttached()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await bring(page, 'bomb.xml', '<!DOCTYPE a [<!ENTITY b "c">]><ccg-setinfo abbrev="X"><cards/></ccg-setinfo>')
  await expect(page.getByRole('alert')).toContainText('bomb.xml, line 1: its document type declares things of its own')
  await bring(page, 'huge.json', ' '.repeat(5 * 1024 * 1024 + 1))
  await expect(page.getByRole('alert')).toContainText('huge.json is larger than 5 MB.')
  expect(await barriers(page)).toEqual([])
})

test('cards of a set that is switched off stay in their decks, which say so', async ({ table: page }) => {
  test.setTimeout(120_000)
  await screen(page, 'Decks').click()
  await page.getByRole('link', { name: 'Imports' }).click()
  await bring(page, 'harbours.csv', table)
  await page.getByRole('button', { name: 'Take in 3 cards' }).click()
  await expect(page.getByText('3 cards taken in')).toBeVisible()
  await page.getByRole('checkbox', { name: 'FAN' }).check()
  await expect(page.getByText('FAN is offered.')).toBeVisible()

  await screen(page, 'Decks').click()
  await page.getByRole('button', { name: 'Import a deck' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Harbours')
  await dialog.getByLabel(/the list itself/).fill('Deck\n2 Harbour Ledger, The')
  await dialog.getByRole('button', { name: 'Read the list' }).click()
  await dialog.getByRole('button', { name: 'Keep the deck' }).click()
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Harbours')
  await expect(page.getByText('Of sets that are switched off')).toHaveCount(0)

  await screen(page, 'Decks').click()
  await page.getByRole('link', { name: 'Imports' }).click()
  await page.getByRole('checkbox', { name: 'FAN' }).uncheck()
  await expect(page.getByText('FAN is not offered any more.')).toBeVisible()
  await page.getByRole('button', { name: 'Take harbours.csv back' }).click()
  await expect(page.getByText('Cards of this import are in "Harbours".')).toBeVisible()
  await screen(page, 'Decks').click()
  await page.getByRole('link', { name: /Harbours/ }).click()
  await expect(page.getByText('Of sets that are switched off: The Harbour Ledger (FAN).')).toBeVisible()
})

test('several files are looked at as one, taken in as one and taken back as one', async ({ table: page }) => {
  test.setTimeout(180_000)
  await screen(page, 'Decks').click()
  await page.getByRole('link', { name: 'Imports' }).click()
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  const block = 'id fan-lamp\ntitle Salt Lamp\nset FAN\ntype Event\ndimension any\ntext Draw two cards.\n'
  const files = [file('harbours.csv', table), file('lamp.cards', block), file('torn.json', '{"cards": [')]
  await page.getByLabel(/choose some/).setInputFiles(files)
  await expect(page.getByRole('heading', { name: 'harbours.csv and lamp.cards' })).toBeFocused()
  await expect(page.getByText('1 file cannot be read and is left out')).toBeVisible()
  await expect(page.getByText(/5 cards in 2 files/)).toBeVisible()
  const rows = page.getByRole('listbox', { name: 'Cards of the file' }).getByRole('option')
  await expect(rows.last()).toContainText('Event · FAN · lamp.cards')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Take in 4 cards' }).click()
  await expect(page.getByText('harbours.csv and lamp.cards: 4 cards taken in. FAN is off: switch it on under Sets.')).toBeVisible()
  await expect(page.getByText('table, card file · 4 new, 1 not understood · just now')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back: harbours.csv and lamp.cards.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'FAN' })).toHaveCount(0)
})
