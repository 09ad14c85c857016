/** Five journeys through the window, as a person makes them, on the real Keeper: playing, leaving and coming back, decks, dice, barriers. */
import type { Page } from '@playwright/test'
import { barriers, expect, startApp, test } from './fixture.ts'
import { decide, isAsked, prompt, screen } from './playing.ts'

/** What a person sees of the open decision: question, options, Hand, Sanity. */
async function decision(page: Page) {
  return {
    asked: await prompt(page).locator('.sentence').innerText(),
    options: await prompt(page).locator('.option').allInnerTexts(),
    hand: await page
      .getByLabel(/^Your Hand/)
      .getByRole('button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
    standing: await page.getByRole('navigation', { name: 'Seats' }).innerText(),
    moves: await prompt(page).getAttribute('data-moves'),
  }
}

test('play now, by keys alone; after a reload the same decision is open, and goes on', async ({ table }) => {
  await expect(table.getByText('No match is under way.')).toBeVisible()
  const play = table.getByRole('button', { name: /Play now/ })
  await expect(play).toBeEnabled()
  await play.focus()
  await table.keyboard.press('Enter')
  for (let turn = 0; turn < 6 && (await isAsked(table)); turn++) await decide(table, turn)
  expect(await isAsked(table), 'six decisions do not end a campaign').toBe(true)
  const before = await decision(table)
  expect(before.hand.length).toBeGreaterThan(0)

  await table.reload()
  await isAsked(table)
  expect(await decision(table)).toEqual(before)
  expect(await barriers(table)).toEqual([])

  await decide(table, 0)
  await isAsked(table)
  expect(Number(await prompt(table).getAttribute('data-moves'))).toBeGreaterThan(Number(before.moves))
})

test('a whole campaign by keys alone, to the sentence that ends it', async ({ table }) => {
  test.setTimeout(240_000)
  await screen(table, 'New match').click()
  await table.getByRole('group', { name: 'Seat 2' }).getByLabel('Played by').selectOption('random')
  await table.getByText('How it is played').click()
  await table.getByLabel(/Seed/).fill('7')
  await table.getByRole('button', { name: 'Begin' }).click()
  let decisions = 0
  while (await isAsked(table)) {
    expect(++decisions, 'a campaign comes to an end').toBeLessThan(600)
    await decide(table, decisions)
  }
  await expect(table.getByRole('dialog')).toContainText(/wins|share|Nobody/)
  await table.keyboard.press('Escape')
  await screen(table, 'Home').click()
  await expect(table.getByRole('heading', { name: 'Finished' })).toBeVisible()
})

test('a card that cannot be played says why, with the rule; the focus comes back to it', async ({ table }) => {
  await table.getByRole('button', { name: /Play now/ }).click()
  await isAsked(table)
  const cards = table.getByLabel(/^Your Hand/).getByRole('button')
  // On the first Turn only Locations can be played (M4.15), and no Hand of this deck holds nothing else.
  const barred = cards.and(table.locator(':not([data-offered])')).first()
  await barred.focus()
  await table.keyboard.press('w')
  const dialog = table.getByRole('dialog', { name: /^Why not/ })
  await expect(dialog.getByRole('list', { name: 'Reasons' })).toContainText(/§ M\d+\.\d+/)
  expect(await barriers(table)).toEqual([])
  await table.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(barred).toBeFocused()
})

const faulty = `Investigators

1 Gifted Musician

Deck

6 Deep One (MSGS)
2 Bellevue Hospital
# the next line is a slip of the pen
1 Deap One
1 The Thing That Never Was
`

test('a faulty list is read, its faults and unknown lines are shown, and removing it can be undone', async ({ table }) => {
  test.setTimeout(120_000)
  await screen(table, 'Decks').click()
  await expect(table.getByRole('link', { name: /Steadfast/ })).toContainText('legal')
  expect(await barriers(table)).toEqual([])

  await table.getByRole('button', { name: 'Import a deck' }).click()
  const dialog = table.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Old notebook')
  await dialog.getByLabel(/the list itself/).fill(faulty)
  await dialog.getByRole('button', { name: 'Read the list' }).click()
  const unknown = dialog.getByRole('region', { name: 'Lines that were not understood' })
  await expect(unknown).toContainText('Deap One')
  await expect(unknown).toContainText('Perhaps Deep One')
  await expect(unknown).toContainText('The Thing That Never Was')
  expect(await barriers(table)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep the deck' }).click()

  const found = table.getByRole('list', { name: 'What the check found' })
  for (const rule of ['M3.1', 'M3.4', 'M3.6']) await expect(found).toContainText(`§ ${rule}`)
  const more = table.getByRole('button', { name: 'Deck ▾' })
  await more.click()
  await table.getByRole('menuitem', { name: 'Export, share' }).click()
  await dialog.getByRole('radio', { name: /GCCG/ }).check()
  await expect(dialog.getByLabel('The list')).toHaveValue(/Deap One/)
  const [download] = await Promise.all([table.waitForEvent('download'), dialog.getByRole('button', { name: 'Save as a file' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.deck$/)
  await table.keyboard.press('Escape')

  await more.click()
  await table.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(table.getByRole('link', { name: /Old notebook/ })).toHaveCount(0)
  // The builder has an Undo of its own, by its mark; this one is the message's.
  await table.getByText('Undo', { exact: true }).click()
  await expect(table.getByLabel('Name of the deck')).toHaveValue('Old notebook')
  await table.getByRole('link', { name: 'All decks' }).click()
  await expect(table.getByRole('link', { name: /Old notebook/ })).toContainText('not legal')
})

test('Cthulhu Dice between two people and chance, with a curtain between the two, to the end', async ({ table }) => {
  test.setTimeout(120_000)
  await screen(table, 'New match').click()
  await table.getByText('Everybody loses sanity').click()
  await table.getByRole('button', { name: 'Add a seat' }).click()
  await table.getByRole('group', { name: 'Seat 2' }).getByLabel('Name').fill('Ben')
  await table.getByRole('group', { name: 'Seat 2' }).getByLabel('Played by').selectOption('human')
  await table.getByRole('group', { name: 'Seat 3' }).getByLabel('Played by').selectOption('random')
  await expect(table.getByText('a curtain falls between their turns')).toBeVisible()
  expect(await barriers(table)).toEqual([])
  await table.getByRole('button', { name: 'Begin' }).click()

  const curtain = table.getByRole('region', { name: /^Pass to/ })
  await expect(curtain).toBeVisible()
  expect(await barriers(table)).toEqual([])
  const over = table.getByRole('dialog', { name: /win/ })
  const handover = table.getByRole('button', { name: /^Hand over to/ })
  for (let step = 0; step < 400; step++) {
    await expect(curtain.or(handover).or(table.locator('.prompt.mine')).or(over).first()).toBeVisible()
    if ((await over.count()) > 0) break
    if ((await table.locator('.prompt.mine').count()) > 0) await decide(table, step)
    // The key of the curtain is the key of the main button: whoever takes over presses it twice.
    else await table.keyboard.press('Space')
  }
  await expect(over).toBeVisible()
  expect(await barriers(table)).toEqual([])
})

for (const [theme, name] of [
  ['dark', 'Library at night'],
  ['light', 'Library by day'],
  ['parchment', 'Parchment'],
  ['contrast', 'High contrast'],
] as const) {
  test(`no screen has a barrier in the theme ${name}`, async ({ table }) => {
    await screen(table, 'Settings').click()
    await table.getByLabel('Theme').selectOption(theme)
    await expect(table.getByText('SIL Open Font License').first()).toBeVisible()
    expect(await barriers(table), 'Settings').toEqual([])
    await screen(table, 'Home').click()
    await expect(table.getByRole('button', { name: /Play now/ })).toBeEnabled()
    expect(await barriers(table), 'Home').toEqual([])
    await screen(table, 'Decks').click()
    await expect(table.getByRole('link', { name: /Steadfast/ })).toBeVisible()
    expect(await barriers(table), 'Decks').toEqual([])
    await screen(table, 'New match').click()
    await expect(table.getByRole('button', { name: 'Begin' })).toBeEnabled()
    expect(await barriers(table), 'New match').toEqual([])
    await screen(table, 'Home').click()
    await table.getByRole('button', { name: /Play now/ }).click()
    await isAsked(table)
    expect(await barriers(table), 'Table').toEqual([])
    await table.keyboard.press('?')
    await expect(table.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    expect(await barriers(table), 'Keys').toEqual([])
  })
}

test('a lost connection comes back by itself, at the same decision, and what is done next is saved', async ({ page, app }) => {
  const sockets: { close: () => Promise<void> }[] = []
  await page.routeWebSocket('**/rpc', (socket) => {
    socket.connectToServer()
    sockets.push({ close: () => socket.close({ code: 4000 }) })
  })
  await page.goto(app.address())
  await page.getByRole('button', { name: /Play now/ }).click()
  await isAsked(page)
  const before = await decision(page)
  await sockets[0]!.close()
  await expect(page.getByText(/Reconnecting/)).toBeVisible()
  await expect(page.getByText(/Reconnecting/)).toHaveCount(0)
  expect(sockets).toHaveLength(2)
  expect(await decision(page)).toEqual(before)
  await decide(page, 0)
  expect(await prompt(page).getAttribute('data-moves')).not.toBe(before.moves)
})

test('when the app is gone the window says so, and a window without a key says where there is one', async ({ page, dataDir }) => {
  const app = await startApp({ dataDir })
  await page.goto(app.address())
  await expect(page.getByRole('button', { name: /Play now/ })).toBeEnabled()
  await app.end('SIGKILL')
  await expect(page.getByText(/Reconnecting/)).toBeVisible()

  // The same port again, but keys that are not this window's.
  const again = await startApp({ dataDir, env: { PORT: new URL(app.origin).port } })
  await expect(page.getByRole('heading', { name: 'This window is not known any more' })).toBeVisible()
  await again.end()
})
