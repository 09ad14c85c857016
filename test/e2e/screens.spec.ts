/**
 * Every screen with something on it, in two themes and at twice the size of text: no barrier, nothing cut off at the side, and
 * a picture of each under test-results/screens to look at.
 */
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
  const curtain = page.getByRole('region', { name: /^Pass to/ }).getByRole('button')
  if (await curtain.first().isVisible()) await curtain.first().click()
}

const looks = [
  { theme: 'dark', size: 1, width: 1280, height: 720 },
  { theme: 'light', size: 1, width: 1920, height: 1080 },
  { theme: 'light', size: 2, width: 1280, height: 720 },
  { theme: 'light', size: 1, width: 1280, height: 720 },
  { theme: 'dark', size: 1, width: 1920, height: 1080 },
  { theme: 'dark', size: 2, width: 1280, height: 720 },
] as const

// Each theme and each size once; SCREENS=all takes the pictures of all six.
for (const { theme, size, width, height } of process.env['SCREENS'] === 'all' ? looks : looks.slice(0, 3)) {
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
      await takeSeat(table)
      await expect(table.getByRole('main').first()).toBeVisible()
      const cut = await table.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
      if (cut) found.push(`${name}: wider than the window`)
      for (const each of await barriers(table)) found.push(`${name}: ${each}`)
      const picture = `${theme}-${width}-${size * 100}-${name}.png`
      await table.screenshot({ path: join(projectRoot, 'test-results/screens', picture) })
    }
    expect(found).toEqual([])
    expect(errors, 'errors of the page').toEqual([])
    await app.end()
  })
}
