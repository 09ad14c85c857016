/**
 * Every screen with something on it, and what lies over screens, in every theme and at twice the size of text: no barrier, nothing
 * cut off at the side, and a picture of each under test-results/screens to look at.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Api } from '../../src-main/contract/contract.ts'
import { barriers, connect, expect, projectRoot, startApp, test, watchErrors } from './fixture.ts'

/** A match of Mythos some decisions old, one of each light game, a campaign, a card of the workshop. */
async function furnished(api: Api): Promise<readonly (readonly [name: string, hash: string])[]> {
  const [a, b] = (await api.decks.list()).filter(({ ready }) => ready)
  const players = [
    { name: 'Ada', kind: 'human' as const, deck: a!.id },
    { name: 'Bea', kind: 'human' as const, deck: b!.id },
  ]
  const { campaign, match } = await api.campaigns.create({ name: 'The long winter', players, agreed: { target: 20, houseRules: [] } })
  await playSome(api, match, 60)
  const light: (readonly [string, string])[] = []
  for (const { id, seats } of (await api.games.list()).filter(({ id }) => id !== 'mythos')) {
    const sitting = players.slice(0, Math.max(seats.min, 2)).map(({ name, kind }) => ({ name, kind }))
    const { match: table } = await api.matches.begin({ game: id, seats: sitting })
    await playSome(api, table, 6)
    light.push([id, `#/table/${table}`])
  }
  const [card] = await api.cards.investigators()
  const { id: deck } = await api.deckRoom.begin({ from: 'deck', deck: a!.id, name: 'A deck of my own' })
  return [
    ['home', '#/home'],
    ['library', '#/library'],
    ['library-card', `#/library/${encodeURIComponent(card!.id)}`],
    ['decks', '#/decks'],
    ['builder', `#/decks/${deck}`],
    ['collection', '#/collection'],
    ['workshop', '#/workshop'],
    ['workshop-card', `#/workshop/from/${encodeURIComponent(card!.id)}`],
    ['imports', '#/imports'],
    ['new-match', '#/new'],
    ['table', `#/table/${match}`],
    ...light,
    ['campaigns', '#/campaigns'],
    ['campaign', `#/campaigns/${campaign}`],
    ['replay', `#/replay/${match}`],
    ['rules', '#/rules/mythos'],
    ['rule', '#/rules/mythos/M12.4'],
    ['settings', '#/settings'],
  ]
}

/** So many decisions, the first that is offered each time, whoever has to make it; conceding is none. */
async function playSome(api: Api, match: string, decisions: number): Promise<void> {
  for (let made = 0; made < decisions; ) {
    let acted = false
    for (const seat of [0, 1]) {
      const { choices, at, outcome } = await api.table.look({ match, seat })
      if (outcome !== undefined) return
      const choice = choices.filter(({ role }) => role !== 'concede')[made % 3] ?? choices.find(({ role }) => role !== 'concede')
      if (choice === undefined) continue
      await api.table.act({ match, seat, at, choice: choice.key })
      made++
      acted = true
      break
    }
    if (!acted) return
  }
}

/** The curtain between two people is drawn; behind it is what there is to see. */
async function takeSeat(page: Page): Promise<void> {
  if (await curtainOf(page).isVisible()) await curtainOf(page).click()
}

const curtainOf = (page: Page) =>
  page
    .getByRole('region', { name: /^Pass to/ })
    .getByRole('button')
    .first()

const looks = [
  { theme: 'dark', size: 1, width: 1280, height: 720 },
  { theme: 'light', size: 1, width: 1920, height: 1080 },
  { theme: 'contrast', size: 1, width: 1280, height: 720 },
  { theme: 'parchment', size: 2, width: 1280, height: 720 },
  { theme: 'light', size: 2, width: 1280, height: 720 },
  { theme: 'light', size: 1, width: 1280, height: 720 },
  { theme: 'dark', size: 1, width: 1920, height: 1080 },
  { theme: 'dark', size: 2, width: 1280, height: 720 },
] as const

/** What is wrong with what is shown: a barrier, or something wider than the window. Takes a picture of it, too. */
async function wrongWith(page: Page, name: string, look: string): Promise<string[]> {
  const cut = await page.evaluate(() => {
    const body = document.querySelector('dialog[open] .content')
    return [document.documentElement, ...(body ? [body] : [])].some((each) => each.scrollWidth > each.clientWidth)
  })
  const found = (await barriers(page)).map((each) => `${name}: ${each}`)
  await page.screenshot({ path: join(projectRoot, 'test-results/screens', `${look}-${name}.png`) })
  return cut ? [`${name}: wider than its place`, ...found] : found
}

/** Where the table has too little room: the ground less than half of the window's height, or a tab beyond its side. */
async function narrowIn(page: Page): Promise<string[]> {
  // A machine that has other things to do shows it later.
  await page.locator('.ground').waitFor()
  return page.evaluate(() => {
    const ground = document.querySelector('.ground')!.getBoundingClientRect()
    const beyond = [...document.querySelectorAll('[role="tab"]')].some((each) => each.getBoundingClientRect().right > innerWidth)
    return [
      ...(ground.height < innerHeight / 2 ? [`table: the ground is ${Math.round(ground.height)} points high`] : []),
      ...(beyond ? ['table: a tab lies beyond the window'] : []),
    ]
  })
}

// Each theme and each size once; SCREENS=all takes the pictures of all eight.
for (const { theme, size, width, height } of process.env['SCREENS'] === 'all' ? looks : looks.slice(0, 4)) {
  const look = `${theme}-${width}-${size * 100}`

  test(`what lies over the screens, ${theme}, ${width} by ${height}, text at ${size * 100} %`, async ({ page: table, dataDir }) => {
    test.setTimeout(120_000)
    const before = await startApp({ dataDir })
    const { api } = await connect(before)
    const [, , ...screens] = await furnished(api)
    const [, match] = screens.find(([name]) => name === 'table')!
    await api.settings.set({ theme, textSize: size })
    await before.end()
    const store = join(dataDir, 'story-deck.db')
    writeFileSync(store, readFileSync(store).fill(0x5a, 0, 100))

    const app = await startApp({ dataDir })
    const errors = watchErrors(table)
    await table.setViewportSize({ width, height })
    await table.goto(app.address())
    const damaged = table.getByRole('dialog', { name: 'The data file is damaged' })
    await expect(damaged.getByRole('button', { name: 'Go back to the newest good backup' })).toBeVisible()
    const found = await wrongWith(table, 'damaged', look)
    await damaged.getByRole('button', { name: 'Look at it first' }).click()
    await expect(table.getByRole('alert', { name: 'Nothing can be kept' })).toBeVisible()
    found.push(...(await wrongWith(table, 'damaged-home', look)))
    await table.getByRole('button', { name: 'Save everything elsewhere' }).click()
    await expect(table.getByRole('button', { name: 'Save the file' })).toBeEnabled()
    found.push(...(await wrongWith(table, 'export', look)))
    await table.keyboard.press('Escape')
    await table.evaluate((to) => {
      location.hash = to
    }, match)
    await table.waitForTimeout(600)
    await takeSeat(table)
    found.push(...(await wrongWith(table, 'damaged-table', look)))

    await table.evaluate(() => {
      location.hash = '#/settings'
    })
    const about = table.getByRole('region', { name: 'About Story Deck' })
    await about.locator('summary').first().click()
    await about.getByRole('heading', { name: 'Licences' }).scrollIntoViewIfNeeded()
    found.push(...(await wrongWith(table, 'licences', look)))
    await about.getByRole('button', { name: 'Report a problem' }).click()
    const report = table.getByRole('dialog', { name: 'Report a problem' })
    await report.getByRole('textbox').fill('It stood still.')
    found.push(...(await wrongWith(table, 'report', look)))
    await report.getByRole('button', { name: 'Show what is in it' }).click()
    await expect(report.getByText('It stood still.')).toBeVisible()
    found.push(...(await wrongWith(table, 'report-made', look)))
    expect(found).toEqual([])
    expect(errors, 'errors of the page').toEqual([])
    await app.end()
  })

  test(`every screen, ${theme}, ${width} by ${height}, text at ${size * 100} %`, async ({ page: table, dataDir }) => {
    test.setTimeout(300_000)
    const before = await startApp({ dataDir })
    const { api } = await connect(before)
    const screens = await furnished(api)
    await api.settings.set({ theme, textSize: size })
    await before.end()
    const app = await startApp({ dataDir })
    const errors = watchErrors(table)
    await table.setViewportSize({ width, height })
    await table.goto(app.address())
    await expect(table.getByRole('navigation', { name: 'Screens' })).toBeVisible()
    const found: string[] = []
    for (const [name, hash] of screens) {
      await table.evaluate((to) => {
        location.hash = to
      }, hash)
      await table.waitForTimeout(600)
      // On a machine that has other things to do the table, or the curtain before it, shows later.
      if (name === 'table') await expect(table.locator('.ground').or(curtainOf(table)).first()).toBeVisible({ timeout: 30_000 })
      await takeSeat(table)
      // A card that starts from another has its own address once it is there; everywhere else nothing may lead away.
      await expect(table).toHaveURL(name === 'workshop-card' ? /#\/workshop\/card\// : (url) => url.hash === hash)
      await expect(table.getByRole('main').first()).toBeVisible()
      found.push(...(await wrongWith(table, name, look)))
      if (name === 'table') found.push(...(await narrowIn(table)))
    }
    expect(found).toEqual([])
    expect(errors, 'errors of the page').toEqual([])
    await app.end()
  })
}
