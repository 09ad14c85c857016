/** Learning by playing: the first campaign with its guide, from the first screen to its end, with the window loaded anew in between. */
import type { Page } from '@playwright/test'
import { barriers, expect, test } from './fixture.ts'
import { isAsked, prompt, screen } from './playing.ts'

const guide = (page: Page) => page.getByRole('complementary', { name: 'Guide' })
const over = (page: Page) => page.getByRole('dialog', { name: /wins?$|share the win$/ })

/** Plays as the guide suggests until `done` says so or the campaign is over; the titles of the lessons that were told. */
async function follow(page: Page, done: (told: readonly string[]) => boolean): Promise<string[]> {
  const told: string[] = []
  while (!done(told) && (await isAsked(page))) {
    const lesson = guide(page).locator('p b')
    if ((await lesson.count()) > 0) {
      const title = (await lesson.innerText()).replace(/\.$/, '')
      // It stays on the page while what answers itself is answered: that is the same telling.
      if (told.at(-1) !== title) told.push(title)
      // Another lesson fits the same decision.
      const next = guide(page).getByRole('button', { name: /^Next/ })
      if ((await next.count()) > 0) {
        await next.click()
        continue
      }
    }
    const before = await prompt(page).getAttribute('data-moves')
    await guide(page).getByRole('button', { name: 'Suggest a move' }).click()
    await page.getByRole('button', { name: 'Do it' }).click()
    await expect(prompt(page)).not.toHaveAttribute('data-moves', before!)
  }
  return told
}

test('a newcomer plays a first campaign by the guide to its end, and comes back to it after a reload', async ({ table }) => {
  test.setTimeout(300_000)
  // The first thing on the first screen.
  await expect(table.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Learn by playing')
  expect(await barriers(table), 'the first screen').toEqual([])
  await table.getByRole('button', { name: 'Learn by playing' }).click()

  // What it is about is ringed, and leads to its rule and back.
  await expect(guide(table)).toContainText('The aim')
  await expect(table.locator('[data-pointed="your Investigator"]')).toBeVisible()
  expect(await barriers(table), 'the table with its guide').toEqual([])
  await guide(table)
    .getByRole('link', { name: /M16\.6/ })
    .click()
  await expect(table.getByRole('dialog', { name: 'Rules' })).toContainText('20 or more points')
  await table.keyboard.press('Escape')

  const first = await follow(table, (told) => told.length >= 8)
  expect(first.slice(0, 3)).toEqual(['The aim', 'What an Adventure asks for', 'Being somewhere'])
  const count = (await guide(table).locator('.count').innerText()).trim()

  // Where one stopped, with what one has learned: by the address, and from Home.
  await table.reload()
  await expect(guide(table)).toContainText(count)
  await screen(table, 'Home').click()
  await table.getByRole('link', { name: 'Go on with the guide' }).click()
  await expect(guide(table)).toContainText(count)

  // A lesson that is not wanted is skipped, and all can be read.
  await guide(table).getByRole('button', { name: 'All lessons' }).click()
  const list = table.getByRole('dialog', { name: /The lessons of/ })
  await expect(list.getByText('✓ learned').first()).toBeVisible()
  expect(await barriers(table), 'the list of lessons').toEqual([])
  await table.keyboard.press('Escape')

  const second = await follow(table, () => false)
  const told = [...first, ...second]
  // The lesson that was on the page when the window went is told to the end; no other comes twice.
  expect(told.length - new Set(told).size).toBeLessThanOrEqual(1)
  expect(new Set(told).size).toBeGreaterThan(18)

  await expect(over(table)).toBeVisible()
  await expect(over(table).getByRole('navigation', { name: 'What next' }).getByRole('link')).toHaveText([
    'Build a deck',
    'Play a whole campaign',
    'Try a light game',
  ])
  expect(await barriers(table), 'the end').toEqual([])
  await table.keyboard.press('Escape')
  await expect(guide(table)).toContainText('That was a campaign')
  await guide(table).getByRole('link', { name: 'Play a whole campaign' }).click()
  await expect(table.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
})

test('words of the rules tell what they mean where they stand, and lead on', async ({ table }) => {
  test.setTimeout(180_000)
  await screen(table, 'Rules').click()
  const term = table.locator('.page .term').first()
  await term.hover()
  const tip = table.getByRole('note')
  await expect(tip).toBeVisible()
  expect(await barriers(table), 'a word explained').toEqual([])
  await tip.getByRole('link', { name: 'Read on, with cards' }).first().click()
  await expect(table.getByRole('heading', { name: 'Glossary' })).toBeVisible()

  // A word with cards: examples, all of them in the library, and back from a card.
  await table.goto(`${table.url().split('#')[0]}#/rules/mythos/glossary%3AGate`)
  const cards = table.getByRole('list', { name: 'Cards for Gate' })
  await expect(cards.getByRole('listitem')).toHaveCount(4)
  await cards.getByRole('link', { name: /in the library$/ }).click()
  await expect(table.getByLabel('Search the library')).toHaveValue('is:gate')

  // By key alone.
  await screen(table, 'Rules').click()
  await table.locator('.rule').first().focus()
  await table.keyboard.press('Shift+F1')
  await expect(table.getByRole('dialog', { name: 'Words here' })).toContainText('Adventure')
  await table.keyboard.press('Escape')
  await expect(table.getByRole('dialog')).toHaveCount(0)
})

for (const [address, name, way] of [
  ['table', 'The Table', 'Learn by playing'],
  ['campaigns', 'Stories that go on for months', 'A short one first, with a guide'],
] as const) {
  test(`[UX 4] the empty screen “${name}” leads on`, async ({ table }) => {
    await table.goto(`${table.url().split('#')[0]}#/${address}`)
    await expect(table.getByRole('heading', { name })).toBeVisible()
    await table.getByRole('button', { name: way }).click()
    await expect(guide(table)).toContainText('The aim')
  })
}
