/** Playing through the window, as a person with keys alone: the same at every game's table. */
import type { Page } from '@playwright/test'
import { expect } from './fixture.ts'

export const prompt = (page: Page) => page.getByRole('region', { name: 'What is asked' })
export const screen = (page: Page, name: string) => page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name })

/** The dialog at the end of a match. */
export const over = (page: Page) => page.getByRole('dialog', { name: /wins?$|has won$|is saved$/ })

/** Waits until the person at the machine is asked, or the match is over. */
export async function isAsked(page: Page): Promise<boolean> {
  await expect(page.locator('.prompt.mine').or(over(page))).toBeVisible()
  return (await over(page).count()) === 0
}

/** Decides by keys alone: the first numbered option, else a piece with a choice, else the main button. */
export async function decide(page: Page, pick: number): Promise<void> {
  const before = await prompt(page).getAttribute('data-moves')
  const options = await prompt(page).locator('.option').count()
  if (options > 0) await page.keyboard.press(String(1 + (pick % options)))
  else if (await prompt(page).locator('.main').isEnabled()) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Space')
  } else {
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('1')
  }
  await expect(prompt(page)).not.toHaveAttribute('data-moves', before!)
  // Nobody is there to read what the bots do.
  await page.keyboard.press('f')
}
