/**
 * Whole matches by the accessibility tree alone: whatever is looked for is found by its role and its name, and whatever is
 * done is done by keys. So a person plays who sees nothing and has no mouse.
 */
import type { Locator, Page } from '@playwright/test'
import { barriers, expect, test } from './fixture.ts'

/** How the dialog at the end of a match is called. */
const over = /wins?$|has won$|is saved$|share the win$/

const asked = (page: Page) => page.getByRole('region', { name: 'What is asked' })
const told = (page: Page) => page.getByRole('status', { name: 'What happened at the table' })
const ended = (page: Page) => page.getByRole('dialog', { name: over })
const decides = (page: Page) => page.getByRole('navigation', { name: 'Seats' }).getByRole('button', { name: /you decide/ })

/** Goes on with Tab until it is stood on. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toHaveCount(1)
  for (let stops = 0; stops < 150; stops++) {
    // What one stands on is it, or has its words.
    const isThere = (element: Element) => document.activeElement !== document.body && document.activeElement?.contains(element)
    if (await wanted.evaluate(isThere)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${wanted}.`)
}

interface Company {
  readonly game: RegExp
  readonly seats: number
  /** Adventure points to play to. */
  readonly target?: string
}

/** From Home to the first decision. */
async function begin(page: Page, { game, seats, target }: Company): Promise<void> {
  await expect(page.getByRole('button', { name: /Play now/ })).toBeEnabled()
  await page.keyboard.press('Control+4')
  await expect(page.getByRole('heading', { name: 'New match', level: 1 })).toBeVisible()
  const chosen = page.getByRole('radio', { name: game })
  await tabTo(page, page.getByRole('radio', { checked: true }).first())
  for (let others = 0; others < 8 && !(await chosen.isChecked()); others++) await page.keyboard.press('ArrowDown')
  await expect(chosen).toBeChecked()
  for (let seat = 2; seat <= seats; seat++) {
    const group = page.getByRole('group', { name: `Seat ${seat}` })
    if ((await group.count()) === 0) {
      await tabTo(page, page.getByRole('button', { name: 'Add a seat' }))
      await page.keyboard.press('Enter')
    }
    const by = group.getByRole('combobox', { name: 'Played by' })
    await tabTo(page, by)
    await page.keyboard.press('Home')
    for (let kinds = 0; kinds < 6 && (await by.inputValue()) !== 'quick'; kinds++) await page.keyboard.press('ArrowDown')
    await expect(by).toHaveValue('quick')
  }
  if (target !== undefined) {
    // What is played with lies behind a line that opens.
    const points = page.getByRole('spinbutton', { name: 'Adventure points that end it' })
    if (!(await points.isVisible())) {
      await tabTo(page, page.getByText('How it is played'))
      await page.keyboard.press('Enter')
    }
    await tabTo(page, points)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(target)
  }
  await tabTo(page, page.getByRole('button', { name: 'Begin' }))
  await page.keyboard.press('Enter')
  await expect(asked(page)).toBeVisible()
}

/** All that is said of the table at present: another decision reads differently. */
const reads = async (page: Page) =>
  `${await page.getByRole('log').innerText()} ${await asked(page).ariaSnapshot()} ${await told(page).innerText()}`

/** The first numbered option, or the main button, or the next piece that offers something; by keys. */
async function decide(page: Page, pick: number): Promise<void> {
  const before = await reads(page)
  const options = await asked(page).getByRole('listitem').count()
  if (options > 0) await page.keyboard.press(String(1 + (pick % options)))
  else if (
    await asked(page)
      .getByRole('button', { name: /Space$/ })
      .isEnabled()
  ) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Space')
  } else {
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('1')
  }
  // Fast forward, past what the bots do.
  await page.keyboard.press('f')
  await expect.poll(async () => (await ended(page).count()) > 0 || (await reads(page)) !== before).toBe(true)
}

/** To the end; answers all that was announced on the way. */
async function play(page: Page, most: number): Promise<readonly string[]> {
  const announced: string[] = []
  /** What the table says next, if it is anything new; a machine may be slow to say it. */
  const hear = async (wait: number) => {
    const heard = announced.at(-1) ?? ''
    await expect
      .poll(() => told(page).innerText(), { timeout: wait })
      .not.toBe(heard)
      .catch(() => {})
    const words = await told(page).innerText()
    if (words !== heard) announced.push(words)
  }
  for (let decisions = 0; ; decisions++) {
    expect(decisions, 'the match comes to an end').toBeLessThan(most)
    await expect(decides(page).or(ended(page)).first()).toBeVisible()
    // Whoever hears the table waits until it has spoken: of the first question and of the end in any case.
    const isOver = (await ended(page).count()) > 0
    await hear(isOver || decisions === 0 ? 10_000 : 800)
    if (isOver) return announced
    if (decisions === 6) expect(await barriers(page)).toEqual([])
    await decide(page, decisions)
  }
}

for (const { name, most, ...company } of [
  { name: 'a whole campaign of Mythos', game: /^Mythos/, seats: 2, target: '5', most: 600 },
  { name: 'Cthulhu Dice', game: /^Cthulhu Dice/, seats: 3, most: 200 },
  { name: 'Pocket Madness', game: /^Pocket Madness/, seats: 2, most: 300 },
  { name: 'Tides of Madness', game: /^Tides of Madness/, seats: 2, most: 60 },
  { name: 'Witch of Salem', game: /^Witch of Salem/, seats: 2, most: 400 },
]) {
  test(`[UX 4] ${name}, by roles, names and keys alone, to the end, with what the others do announced`, async ({ table }) => {
    test.setTimeout(240_000)
    await begin(table, company)
    const announced = await play(table, most)
    await expect(ended(table).getByRole('listitem')).toHaveCount(company.seats)
    expect(announced.join('\n')).toContain('You are asked:')
    // What the others did was said, and not only what is asked.
    const deeds = announced.map((words) => words.split('You are asked:')[0]!).join('\n')
    expect(deeds).toMatch(/Miss Peabody|Dr\. Armitage Crane/)
  })
}
