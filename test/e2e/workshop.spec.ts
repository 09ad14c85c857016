/** A journey through the workshop, as a person makes it: an Adventure with a deliberate mistake, mended, rated, played; a card that starts from another. */
import type { Page } from '@playwright/test'
import { barriers, expect, test } from './fixture.ts'

const workshop = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Workshop' }).click()
  await expect(page.getByRole('heading', { name: 'Workshop' })).toBeVisible()
}
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible()
const reading = (page: Page) => page.getByRole('region', { name: /^What the (story asks for|text does)$/ })
const own = (page: Page) => page.getByRole('region', { name: 'Your own cards' })

/** A dialog that is still fading in has no colours to speak of. */
const settled = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => Promise.all(dialog.getAnimations().map((each) => each.finished)).then(() => undefined))

const story = 'A PROFESSOR talks for hours in the LIBARY. Nobody but a STEADFAST ALLY stays awake.'

test('an Adventure with a slip is a draft that says why; mended at one press it is rated, kept and played', async ({ table }) => {
  await workshop(table)
  expect(await barriers(table), 'empty').toEqual([])
  await table.getByRole('button', { name: 'Write an Adventure' }).click()
  await table.getByLabel('Title', { exact: true }).fill('The Longest Lecture')
  await table.getByLabel('Adventure points').fill('4')
  await table.getByLabel('Story', { exact: true }).fill(story)

  await expect(reading(table)).toContainText('One place cannot be read.')
  await expect(table.locator('.under .wrong')).toHaveText('LIBARY')
  // What stands around the slip is read all the same.
  await expect(reading(table)).toContainText('Steadfast Ally')
  const state = table.getByRole('complementary', { name: 'The card as it looks' })
  await expect(state).toContainText('A draft: it cannot be played yet.')
  await expect(state).toContainText('LIBARY')
  await expect(table.getByRole('button', { name: 'Play it' })).toBeDisabled()
  await saved(table)
  expect(await barriers(table), 'with a mistake').toEqual([])

  // A draft is kept as it is.
  await table.reload()
  await expect(table.getByLabel('Story', { exact: true })).toHaveValue(story)
  await expect(own(table).getByRole('link')).toContainText('draft')

  await reading(table).getByRole('button', { name: 'LIBRARY', exact: true }).click()
  await expect(table.getByLabel('Story', { exact: true })).toBeFocused()
  await expect(table.getByLabel('Story', { exact: true })).toHaveValue(story.replace('LIBARY', 'LIBRARY'))
  await expect(reading(table)).toContainText('All of it is read: 3 requirements.')
  await expect(state).toContainText('Can be played')
  const rating = table.getByRole('region', { name: 'What it is worth' })
  await expect(rating).toContainText(/\d( to \d+)? points, by the cards of this library/)
  await expect(rating.getByRole('row', { name: /Professor/ })).toContainText(/\d/)

  // Taking back brings the slip back, and doing it again mends it.
  await table.keyboard.press('Control+z')
  await expect(table.getByLabel('Story', { exact: true })).toHaveValue(story)
  await table.keyboard.press('Control+y')
  await expect(table.getByLabel('Story', { exact: true })).toHaveValue(story.replace('LIBARY', 'LIBRARY'))
  await saved(table)
  await expect(own(table).getByRole('link')).toContainText('can be played')
  expect(await barriers(table), 'rated').toEqual([])

  const set = own(table).getByRole('checkbox')
  await expect(set).not.toBeChecked()
  await table.getByRole('button', { name: 'Play it' }).click()
  const dialog = table.getByRole('dialog', { name: 'Play The Longest Lecture' })
  await expect(dialog).toContainText('This switches it on.')
  await settled(table)
  expect(await barriers(table), 'Play it').toEqual([])
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(table.locator('.prompt.mine')).toBeVisible()
  // What is tried out need not be waited for.
  await expect(
    table
      .getByRole('region', { name: /^Your Hand/ })
      .getByText('The Longest Lecture')
      .first(),
  ).toBeVisible()
  await workshop(table)
  await expect(set).toBeChecked()
})

test('by keys alone: a card that starts from another, mended with Ctrl+., put into a deck, removed and brought back', async ({ table }) => {
  await workshop(table)
  await table.getByRole('button', { name: 'New card' }).focus()
  await table.keyboard.press('Enter')
  const dialog = table.getByRole('dialog', { name: 'A new card' })
  await expect(dialog).toBeVisible()
  await settled(table)
  expect(await barriers(table), 'New card').toEqual([])
  await dialog.getByLabel('A card of the library').focus()
  await table.keyboard.type('jazz')
  await table.keyboard.press('Control+a')
  await table.keyboard.type('deep one')
  await expect(dialog.getByRole('button', { name: /^Deep One/ }).first()).toBeVisible()
  await dialog
    .getByRole('button', { name: /^Deep One/ })
    .first()
    .focus()
  await table.keyboard.press('Enter')
  await expect(table.getByLabel('Title', { exact: true })).toHaveValue('Deep One (own)')
  expect(await barriers(table), 'a Monster').toEqual([])

  await table.getByLabel('Text', { exact: true }).focus()
  await table.keyboard.press('Control+a')
  await table.keyboard.type('While it is Nite, this card gains 1.')
  await expect(reading(table).getByRole('button', { name: 'Night', exact: true })).toBeVisible()
  await table.keyboard.press('Control+.')
  await expect(table.getByLabel('Text', { exact: true })).toHaveValue('While it is Night, this card gains 1.')
  await expect(reading(table)).toContainText('All of it is read: 1 clause.')
  await saved(table)

  await table.getByRole('button', { name: 'Put into a deck' }).click()
  await table.getByRole('dialog').getByRole('button', { name: 'Put it in' }).click()
  await expect(table.getByText(/Deep One \(own\) is in .*: 1 copy\./)).toBeVisible()

  await table.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(table.getByText(/Deep One \(own\) was removed\. It is still in/)).toBeVisible()
  await expect(own(table).getByRole('link')).toHaveCount(0)
  // The bench of the card that is gone may still close: the Undo that is meant is the message's.
  await table.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(own(table).getByRole('link')).toContainText('Deep One (own)')
  const [download] = await Promise.all([table.waitForEvent('download'), own(table).getByRole('button', { name: 'Export all' }).click()])
  expect(download.suggestedFilename()).toBe('deep-one-own.cards')
})

test('a file of own cards is looked at before it is taken in, changes what is there, and is taken back', async ({ table }) => {
  test.setTimeout(180_000)
  await workshop(table)
  const file = (text: string) => ({ name: 'mine.cards', mimeType: 'text/plain', buffer: Buffer.from(text) })
  const card = (text: string) => `id own-widow\ntitle Widow Pruett\nset OWN\ntype Event\ndimension any\ntext ${text}\n`
  const rows = table.getByRole('listbox', { name: 'Cards of the file' }).getByRole('option')
  await table.getByLabel('Import').focus()
  await table.getByLabel('Import').setInputFiles(file(`${card('Draw one card.')}\nwhat is this\n`))
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Here begins no card')
  expect(await barriers(table)).toEqual([])
  await expect(table.getByRole('heading', { name: 'mine.cards' })).toBeFocused()
  await table.getByRole('button', { name: 'Take in 1 card' }).focus()
  await table.keyboard.press('Enter')
  await expect(table.getByText('mine.cards: 1 card brought in.')).toBeVisible()
  await expect(own(table).getByRole('link', { name: /Widow Pruett/ })).toBeFocused()

  await table.getByLabel('Import').setInputFiles(file(card('Draw two cards.')))
  await expect(rows.first()).toContainText('Changed')
  await expect(table.getByRole('article', { name: 'Widow Pruett' }).locator('mark').last()).toContainText('two cards')
  await table.getByRole('button', { name: 'Take in 1 card' }).click()
  await expect(table.getByLabel('Text', { exact: true })).toHaveValue('Draw two cards.')
  await table.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(table.getByLabel('Text', { exact: true })).toHaveValue('Draw one card.')
  await expect(own(table).getByRole('link')).toHaveCount(1)
})

test('several files of own cards are looked at as one, taken in as one and taken back as one', async ({ table }) => {
  test.setTimeout(180_000)
  await workshop(table)
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  const card = (id: string, title: string) => `id ${id}\ntitle ${title}\nset OWN\ntype Event\ndimension any\ntext Draw one card.\n`
  const files = [
    file('widow.cards', card('own-widow', 'Widow Pruett')),
    file('torn.cards', '# Nothing of it is left.\n'),
    file('lamp.cards', `${card('own-lamp', 'Salt Lamp')}\n${card('own-widow', 'Widow Pruett')}`),
  ]
  await table.getByLabel('Import').focus()
  await table.getByLabel('Import').setInputFiles(files)
  await expect(table.getByRole('heading', { name: 'widow.cards and lamp.cards' })).toBeFocused()
  await expect(table.getByText('1 file cannot be read and is left out')).toBeVisible()
  await expect(table.getByText(/torn\.cards holds no cards\./)).toBeVisible()
  const rows = table.getByRole('listbox', { name: 'Cards of the file' }).getByRole('option')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Event · OWN · lamp.cards')
  await rows.nth(2).click()
  await expect(table.getByText('widow.cards has this card too, in the same words.')).toBeVisible()
  expect(await barriers(table)).toEqual([])
  await table.getByRole('button', { name: 'Take in 2 cards' }).focus()
  await table.keyboard.press('Enter')
  await expect(table.getByText('widow.cards and lamp.cards: 2 cards brought in.')).toBeVisible()
  await expect(own(table).getByRole('link')).toHaveCount(2)
  await table.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(own(table).getByRole('link')).toHaveCount(0)
})

for (const [theme, name] of [
  ['parchment', 'Parchment'],
  ['contrast', 'High contrast'],
] as const) {
  test(`an Ally with a mistake has no barrier in the theme ${name}`, async ({ table }) => {
    await table.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Settings' }).click()
    await table.getByLabel('Theme').selectOption(theme)
    await workshop(table)
    await table.getByRole('button', { name: 'New card' }).click()
    await table.getByRole('dialog').getByRole('button', { name: 'Ally', exact: true }).click()
    await table.getByLabel('Title', { exact: true }).fill('Widow Pruett')
    await table.getByLabel('Value', { exact: true }).fill('many')
    await table.getByRole('button', { name: '+ say where' }).click()
    await table.getByRole('group', { name: 'Found at' }).last().getByLabel('Which, 1').fill('Arkham')
    await table.getByLabel('Text', { exact: true }).fill('Each of your Stedfast Allies gains 1. As your Turn: draw two cards.')
    await expect(table.getByText('"many" is not a number')).toBeVisible()
    await expect(reading(table)).toContainText('One place cannot be read.')
    expect(await barriers(table)).toEqual([])
  })
}
