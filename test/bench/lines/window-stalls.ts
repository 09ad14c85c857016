/**
 * Whether the window stands still while a bot thinks, in the built app (`npm run build` first) and a real browser: from the frame after
 * one's own answer until one is asked again, the longest task of the window's main thread. Tasks of less than 50 ms the browser does
 * not tell; they count as none. What a bot does at the end of its thinking is drawn within that time.
 */
import type { Deadline } from '../line.ts'
import { atTable } from '../table.ts'

export const line: Deadline = {
  name: 'The longest task of the window’s main thread while a bot thinks and acts',
  aim: 'never more than 50 ms',
  budgetMs: 50,
  answers: 10,
  async prepare() {
    const { page, answered, close } = await atTable({ players: 2, others: 'bot', botBudgetMs: 500, playedBefore: 12 })
    await page.evaluate(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    })
    const tasks = () => page.evaluate(() => (window as unknown as { readonly tasks: number[] }).tasks.splice(0))
    return [
      {
        name: 'Story Deck',
        async measured() {
          await answered()
          // What the browser has yet to tell of the answer.
          await page.waitForTimeout(50)
          await tasks()
          await page.locator('.prompt.mine, dialog[open]').first().waitFor()
          await page.waitForTimeout(50)
          return Math.max(0, ...(await tasks()))
        },
        close,
      },
    ]
  },
}
