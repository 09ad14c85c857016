/** Months of play in one journey: a campaign begun, killed and resumed, played to its end, told, looked at again, played on; and the data taken care of. */
import { barriers, expect, startApp, test } from './fixture.ts'
import { decide, isAsked, prompt, screen } from './playing.ts'

test('a campaign against a bot: killed and resumed at the same decision, played to its end, told and looked at again', async ({
  page,
  dataDir,
}) => {
  test.setTimeout(600_000)
  const first = await startApp({ dataDir })
  await page.goto(first.address())
  await screen(page, 'Campaigns').click()
  await page.getByRole('button', { name: 'New campaign' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new campaign' })
  await dialog.getByLabel(/^What it is called/).fill('The long winter')
  await dialog.getByRole('group', { name: 'Seat 2' }).getByLabel('Played by').selectOption('quick')
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Begin the campaign' }).click()
  for (let turn = 0; turn < 4 && (await isAsked(page)); turn++) await decide(page, turn)
  await isAsked(page)
  const before = await prompt(page).getAttribute('data-moves')
  await first.end('SIGKILL')

  const second = await startApp({ dataDir })
  await page.goto(second.address())
  await screen(page, 'Campaigns').click()
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await isAsked(page)
  expect(await prompt(page).getAttribute('data-moves')).toBe(before)
  for (let turn = 0; turn < 1_500 && (await isAsked(page)); turn++) await decide(page, turn)
  await expect(page.getByRole('dialog')).toContainText(/wins?|share the win/)
  await page.keyboard.press('Escape')

  await screen(page, 'Campaigns').click()
  await expect(page.getByText(/1 match played\./).first()).toBeVisible()
  expect(await barriers(page), 'Standings').toEqual([])
  await page.getByRole('tab', { name: 'Chronicle' }).click()
  await expect(page.getByText('these were the ones who asked too much')).toBeVisible()
  expect(await barriers(page), 'Chronicle').toEqual([])
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await expect(page.getByRole('figure', { name: 'Sanity by Round' })).toBeVisible()
  expect(await barriers(page), 'Statistics').toEqual([])
  await page.getByRole('tab', { name: 'Counters' }).click()
  await page.getByRole('button', { name: /^Sanity of Player, one less/ }).click()
  expect(await barriers(page), 'Counters').toEqual([])
  await page.getByRole('tab', { name: 'Matches' }).click()
  expect(await barriers(page), 'Matches').toEqual([])
  await page.getByRole('link', { name: 'Replay' }).first().click()

  await expect(page.getByText(/^Step 0 of \d+$/)).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible()
  await page.getByLabel('Seen by').selectOption('all')
  expect(await barriers(page), 'Replay').toEqual([])
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(/^Step [1-9]\d* of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await isAsked(page)
  await second.end()
})

for (const [theme, name] of [
  ['dark', 'Library at night'],
  ['light', 'Library by day'],
  ['parchment', 'Parchment'],
  ['contrast', 'High contrast'],
] as const) {
  test(`settings and campaigns have no barrier in the theme ${name}, at twice the size of text either`, async ({ table }) => {
    await screen(table, 'Settings').click()
    await table.getByLabel('Theme').selectOption(theme)
    await expect(table.getByRole('heading', { name: 'Backups' })).toBeVisible()
    expect(await barriers(table), 'Settings').toEqual([])
    await table.getByLabel('Size of text').selectOption({ label: '200 %' })
    expect(await barriers(table), 'Settings, large').toEqual([])
    await screen(table, 'Campaigns').click()
    await expect(table.getByText(/A campaign runs until somebody/)).toBeVisible()
    expect(await barriers(table), 'Campaigns, large').toEqual([])
    const wide = await table.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(wide, 'no horizontal scrolling').toBe(false)
  })
}

test('a backup is gone back to while the window stays, and the way leads forth again', async ({ table }) => {
  await screen(table, 'Decks').click()
  await screen(table, 'Settings').click()
  await table.getByRole('button', { name: 'Back up now' }).click()
  await screen(table, 'Home').click()
  await table.getByRole('button', { name: /Play now/ }).click()
  await isAsked(table)
  await screen(table, 'Settings').click()
  await table
    .getByRole('row', { name: /0 decks, 0 matches/ })
    .first()
    .getByRole('button', { name: /^Go back to it/ })
    .click()
  await table.getByRole('button', { name: 'Exchange' }).click()
  // The Keeper is another one now: the window has found it by itself.
  await expect(async () => {
    await screen(table, 'Home').click()
    await expect(table.getByText('No match is under way.')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await screen(table, 'Settings').click()
  await expect(table.getByRole('row', { name: /1 match/ }).first()).toBeVisible()
})
