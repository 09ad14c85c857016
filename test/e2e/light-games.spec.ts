/** The light games at their tables: to the end by keys alone, without a barrier, and with a curtain between two people. */
import type { Page } from '@playwright/test'
import { barriers, expect, test } from './fixture.ts'
import { decide, isAsked, over, prompt, screen } from './playing.ts'

for (const { game, players } of [
  { game: 'Pocket Madness', players: 3 },
  { game: 'Tides of Madness', players: 2 },
  { game: 'Witch of Salem', players: 3 },
]) {
  test(`${game} against chance, by keys alone, to the sentence that ends it`, async ({ table }) => {
    test.setTimeout(180_000)
    await screen(table, 'New match').click()
    await table.getByRole('radio', { name: new RegExp(`^${game}`) }).check({ force: true })
    for (let seat = 2; seat <= players; seat++) {
      const group = table.getByRole('group', { name: `Seat ${seat}` })
      if ((await group.count()) === 0) await table.getByRole('button', { name: 'Add a seat' }).click()
      await group.getByLabel('Played by').selectOption('random')
    }
    await table.getByText('How it is played').click()
    await table.getByLabel(/Seed/).fill('11')
    expect(await barriers(table)).toEqual([])
    await table.getByRole('button', { name: 'Begin' }).click()

    let decisions = 0
    for (; await isAsked(table); decisions++) {
      expect(decisions, 'a light game comes to an end').toBeLessThan(400)
      if (decisions === 8) expect(await barriers(table)).toEqual([])
      await decide(table, decisions)
    }
    expect(decisions).toBeGreaterThan(8)
    const over = table.getByRole('dialog')
    await expect(over).toContainText(/wins|share|Nobody|saved|has won/)
    expect(await barriers(table)).toEqual([])
  })
}

test('Tides of Madness between two people: a choice is hidden behind the curtain, and shown when both have made theirs', async ({
  table,
}) => {
  await screen(table, 'New match').click()
  await table.getByRole('radio', { name: /^Tides of Madness/ }).check({ force: true })
  const second = table.getByRole('group', { name: 'Seat 2' })
  await second.getByLabel('Name').fill('Ben')
  await second.getByLabel('Played by').selectOption('human')
  await table.getByRole('button', { name: 'Begin' }).click()
  const curtain = table.getByRole('region', { name: /^Pass to/ })
  await expect(curtain).toBeVisible()
  await table.keyboard.press('Space')

  const hand = table.getByRole('region', { name: /^Your hand/ })
  await expect(hand.getByRole('button')).toHaveCount(5)
  const first = await hand.getByRole('button').allInnerTexts()
  await hand.getByRole('button').first().click()
  await table.getByRole('button', { name: /^Hand over to Ben/ }).click()
  await expect(curtain).toBeVisible()
  // What the first has in hand is not in the page any more.
  for (const card of first) expect(await table.locator('body').innerText()).not.toContain(card)
  await table.keyboard.press('Space')

  // Each of them is guided; what the first has learned by acting is not told to her again.
  const guide = table.getByRole('complementary', { name: 'Guide' })
  await expect(guide).toContainText('Choose a card to play')

  // The dealt hands have no card in common; after both have chosen, each has the other's.
  await expect(hand.getByRole('button')).toHaveCount(5)
  const theirs = await hand.getByRole('button').allInnerTexts()
  expect(theirs.filter((card) => first.includes(card))).toEqual([])
  await hand.getByRole('button').first().click()
  await expect(hand.getByRole('button')).toHaveCount(4)
  expect(await hand.getByRole('button').allInnerTexts()).toEqual(first.slice(1))
  await hand.getByRole('button').first().click()
  await table.getByRole('button', { name: /^Hand over to/ }).click()
  await table.keyboard.press('Space')
  await expect(guide).toContainText('A card says what it scores by')
})

/** Sits down at Cthulhu Dice against chance; the game is chosen, and nothing else. */
async function sitDownToDice(table: Page, name = 'Ada') {
  await screen(table, 'New match').click()
  await table.getByRole('radio', { name: /^Cthulhu Dice/ }).check({ force: true })
  await table.getByRole('group', { name: 'Seat 1' }).getByLabel('Name').fill(name)
  await table.getByRole('group', { name: 'Seat 2' }).getByLabel('Played by').selectOption('random')
}

async function playToTheEnd(table: Page) {
  for (let decisions = 0; await isAsked(table); decisions++) {
    expect(decisions, 'a light game comes to an end').toBeLessThan(400)
    await decide(table, decisions)
  }
}

test('Play again is one click to the same table; the series and the records count both matches', async ({ table }) => {
  test.setTimeout(120_000)
  await sitDownToDice(table)
  await table.getByRole('button', { name: 'Begin' }).click()
  await playToTheEnd(table)
  const first = table.url()
  await table.getByRole('button', { name: 'Play again' }).click()
  await expect(table).not.toHaveURL(first)
  await expect(table.getByRole('dialog')).toHaveCount(0)
  await expect(table.getByRole('banner')).toContainText('Series:')
  await playToTheEnd(table)
  await expect(table.getByRole('dialog')).toContainText('Series:')
  expect(await barriers(table)).toEqual([])
  await table.getByRole('button', { name: 'Look at the table' }).click()

  await screen(table, 'Home').click()
  await table.getByRole('button', { name: 'Records', exact: true }).click()
  const records = table.getByRole('dialog', { name: 'Records' })
  const company = records.getByRole('region', { name: /^Cthulhu Dice: / })
  await expect(company.getByRole('row', { name: /^Ada 2 / })).toBeVisible()
  await expect(company).toContainText('Played twice.')
  expect(await barriers(table)).toEqual([])
  await table.keyboard.press('Escape')
  await expect(records).toHaveCount(0)
})

test('Home goes on with a light match under its own name, and New match remembers what was chosen for it', async ({ table }) => {
  await sitDownToDice(table)
  await table.getByText('How it is played').click()
  await table.getByLabel(/^Cultists/).selectOption('3')
  await table.getByRole('button', { name: 'Begin' }).click()
  await expect(prompt(table)).toBeVisible()
  await screen(table, 'Home').click()
  const card = table.getByRole('article').filter({ hasText: 'Ada against' })
  await expect(card).toContainText('Cthulhu Dice')
  await expect(card).toContainText(/Turn \d+/)
  expect(await barriers(table)).toEqual([])
  await card.getByRole('link', { name: 'Continue' }).click()
  await expect(prompt(table)).toBeVisible()

  await table.reload()
  await screen(table, 'New match').click()
  await expect(table.getByRole('radio', { name: /^Cthulhu Dice/ })).toBeChecked()
  await table.getByText('How it is played').click()
  await expect(table.getByLabel(/^Cultists/)).toHaveValue('3')
})

test('a first game is guided: each lesson leads to its rule, and the guide goes and comes back when it is asked', async ({ table }) => {
  test.setTimeout(120_000)
  const guide = table.getByRole('complementary', { name: 'Guide' })
  const begin = async () => {
    await screen(table, 'New match').click()
    await table.getByRole('radio', { name: /^Tides of Madness/ }).check({ force: true })
    await table.getByRole('group', { name: 'Seat 2' }).getByLabel('Played by').selectOption('random')
  }
  await begin()
  await expect(table.getByLabel(/Guide me through it/)).toBeChecked()
  await table.getByRole('button', { name: 'Begin' }).click()
  await expect(guide).toContainText('Choose a card to play')
  expect(await barriers(table)).toEqual([])
  await guide.getByRole('link', { name: /TM-6/ }).click()
  await expect(table.getByRole('dialog')).toContainText('both hands are exchanged')
  await table.keyboard.press('Escape')

  // By doing: until the round is over each decision has something to say, and no two the same.
  const told: string[] = []
  for (let decisions = 0; (await prompt(table).textContent())!.includes('Choose card'); decisions++) {
    // What answers itself, as the last card does, is no decision: the lesson before it stays on the page meanwhile.
    const lesson = await guide.locator('p').innerText()
    if (told.at(-1) !== lesson) told.push(lesson)
    await decide(table, decisions)
    await expect(table.locator('.prompt.mine')).toBeVisible()
  }
  expect(told.length).toBe(4)
  expect(new Set(told).size).toBe(told.length)

  await guide.getByRole('button', { name: 'Dismiss the guide' }).click()
  await expect(guide).toHaveCount(0)
  await table.reload()
  await expect(prompt(table)).toBeVisible()
  await expect(guide).toHaveCount(0)
  await begin()
  await expect(table.getByLabel(/Guide me through it/)).not.toBeChecked()
  await table.getByLabel(/Guide me through it/).check()
  await table.getByRole('button', { name: 'Begin' }).click()
  // What was learned in the other match is left out, until it is asked for.
  await expect(guide).toContainText(/Lesson \d+ of|\d+ of \d+ lessons/)
  await expect(guide).not.toContainText('Choose a card to play')
  await guide.getByRole('button', { name: 'Tell all again' }).click()
  await expect(guide).toContainText('Choose a card to play')
})

for (const { game, seats } of [
  { game: 'Cthulhu Dice', seats: 6 },
  { game: 'Pocket Madness', seats: 4 },
  { game: 'Tides of Madness', seats: 2 },
  { game: 'Witch of Salem', seats: 4 },
]) {
  test(`the board of ${game} has no barrier in any theme, and large text cuts nothing off at its side`, async ({ table }) => {
    test.setTimeout(120_000)
    await screen(table, 'New match').click()
    await table.getByRole('radio', { name: new RegExp(`^${game}`) }).check({ force: true })
    for (let seat = 2; seat <= seats; seat++) {
      const group = table.getByRole('group', { name: `Seat ${seat}` })
      if ((await group.count()) === 0) await table.getByRole('button', { name: 'Add a seat' }).click()
      // People, so that nobody acts while the page is looked at.
      await group.getByLabel('Played by').selectOption('human')
    }
    await table.getByRole('button', { name: 'Begin' }).click()
    const handOver = table.getByRole('button', { name: /^Hand over/ })
    const curtain = table.getByRole('region', { name: /^Pass to/ })
    const asked = table.locator('.prompt.mine')
    await expect(curtain).toBeVisible()
    const atTable = asked.or(handOver).or(over(table)).first()
    for (let turns = 0; turns < 16 || (await curtain.count()) > 0; turns++) {
      expect(turns, 'behind the curtain there is a table').toBeLessThan(20)
      // Dice may drive everybody mad within a few throws: the board lies behind what says so.
      if ((await over(table).count()) > 0) break
      if ((await asked.count()) > 0) await decide(table, turns)
      // The key of the curtain is the key of the main button: whoever takes over presses it twice.
      else await table.keyboard.press('Space')
      await expect(curtain.or(atTable).first()).toBeVisible()
    }
    if ((await over(table).count()) > 0) await table.getByRole('button', { name: 'Look at the table' }).click()
    await expect(prompt(table)).toBeVisible()
    for (const theme of ['dark', 'light', 'parchment', 'contrast']) {
      await table.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme)
      expect(await barriers(table), theme).toEqual([])
    }
    await table.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'))
    await table.setViewportSize({ width: 1280, height: 720 })
    // The board is laid out anew a moment later.
    await expect.poll(() => table.getByRole('main').evaluate((ground) => ground.scrollWidth - ground.clientWidth)).toBeLessThanOrEqual(0)
  })
}

test('Witch of Salem led by one person: the seats change without a curtain', async ({ table }) => {
  await screen(table, 'New match').click()
  await table.getByRole('radio', { name: /^Witch of Salem/ }).check({ force: true })
  const second = table.getByRole('group', { name: 'Seat 2' })
  await second.getByLabel('Name').fill('Ben')
  await second.getByLabel('Played by').selectOption('human')
  await table.getByText('How it is played').click()
  await table.getByLabel('Who leads the investigators').selectOption('one')
  await table.getByLabel('Start player').selectOption('0')
  await table.getByRole('button', { name: 'Begin' }).click()
  // Once, for nobody has sat down yet.
  const curtain = table.getByRole('region', { name: /^Pass to/ })
  await expect(curtain).toBeVisible()
  await table.keyboard.press('Space')
  await expect(curtain).toHaveCount(0)
  await expect(table.getByRole('region', { name: 'What is asked' })).toBeVisible()
  const over = table.getByRole('button', { name: /^Hand over to Ben/ })
  for (let decisions = 0; decisions < 12 && (await over.count()) === 0; decisions++) await decide(table, decisions)
  await over.click()
  // Ben is asked at once, and nobody had to say who sits there.
  await expect(table.locator('.prompt.mine')).toBeVisible()
  await expect(curtain).toHaveCount(0)
})

test('Witch of Salem between two people: what one has seen of a tile the other is not shown, only that it was looked at [WS-54, WS-55]', async ({
  table,
}) => {
  test.setTimeout(120_000)
  await screen(table, 'New match').click()
  await table.getByRole('radio', { name: /^Witch of Salem/ }).check({ force: true })
  await table.getByRole('group', { name: 'Seat 1' }).getByLabel('Name').fill('Ada')
  const second = table.getByRole('group', { name: 'Seat 2' })
  await second.getByLabel('Name').fill('Ben')
  await second.getByLabel('Played by').selectOption('human')
  await table.getByText('How it is played').click()
  await table.getByLabel('Start player').selectOption('0')
  // Ada holds Magic Glasses, and the tile at the Inn is a wall.
  await table.getByLabel(/Seed/).fill('18')
  await table.getByRole('button', { name: 'Begin' }).click()
  const curtain = table.getByRole('region', { name: /^Pass to/ })
  await expect(curtain).toBeVisible()
  await table.keyboard.press('Space')

  const inn = table.locator('[data-piece="place-4"]')
  await inn.click()
  await table.getByRole('menu').getByText('Go to Inn.', { exact: false }).first().click()
  await table.locator('[data-piece="item-0-glasses"][data-offered]').click()
  // She may say one true sentence, or nothing.
  await expect(prompt(table)).toContainText('What do you tell the others of portals?')
  await expect(prompt(table).locator('.option')).toHaveText(/I know of no more open portals/)
  await expect(prompt(table).locator('.main')).toContainText('Say nothing')
  await expect(inn).toHaveAttribute('aria-label', /portal tile: a wall, known to Ada/)
  await prompt(table).locator('.main').click()
  await expect(prompt(table)).toContainText('Which item do you take?')
  await prompt(table).locator('.main').click()

  await table.getByRole('button', { name: /^Hand over to Ben/ }).click()
  await expect(curtain).toBeVisible()
  await expect(inn).toHaveCount(0)
  await table.keyboard.press('Space')
  await expect(inn).toHaveAttribute('aria-label', /portal tile: unknown, known to Ada/)
  const log = await table.getByText(/Ada looks at the tile at Inn/).innerText()
  expect(log).not.toMatch(/wall|portal\b/)
  await expect(table.getByText(/Ada: “/)).toHaveCount(0)
})
