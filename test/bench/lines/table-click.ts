/**
 * A click at the table, in the built app (`npm run build` first) and a real browser: from the press that chooses to the frame in
 * which the new position is drawn. Two persons at one screen would pass a curtain, so there is one, and somebody at random whose
 * answers are not counted.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { browserArgs, findBrowser } from '../../browser.ts'
import type { Deadline } from '../line.ts'

const launcher = fileURLToPath(new URL('../../../out/main/launch.js', import.meta.url))

async function started(child: ReturnType<typeof spawn>): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(`The app ended before it could be opened. It said:\n${said}`)))
    child.stdout!.on('data', (data: Buffer) => {
      said += data
      const address = /^Open (\S+)$/m.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
}

/** Presses a choice in the page and measures there until what came of it has been drawn; undefined where nothing can be chosen. */
const press = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const prompt = document.querySelector<HTMLElement>('[data-prompt]')
        const before = prompt?.dataset['moves']
        const buttons = [...(prompt?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
        const choices = buttons.filter(
          (each) => each.offsetParent !== null && !/concede|give up|take back|hint|choices|odds/i.test(each.textContent),
        )
        const button = choices[0]
        if (button === undefined) return resolve(undefined)
        const moved = () => document.querySelector<HTMLElement>('[data-prompt]')?.dataset['moves'] !== before
        const began = performance.now()
        // The new number of moves is in the document; the frame after the next one shows it.
        const watching = new MutationObserver(() => {
          if (!moved()) return
          watching.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)))
        })
        watching.observe(document.body, { attributes: true, childList: true, subtree: true })
        button.click()
        setTimeout(() => {
          watching.disconnect()
          resolve(undefined)
        }, 3_000)
      }),
  )

export const line: Deadline = {
  name: 'A click at a table of Mythos, until the new position is drawn',
  aim: 'p95 within 100 ms, animation apart',
  budgetMs: 100,
  answers: 12,
  async prepare() {
    const executablePath = findBrowser()
    if (!existsSync(launcher)) throw new Error('There is no build to measure: npm run build makes one.')
    if (executablePath === undefined) throw new Error('There is no browser to measure in: npm test installs one.')
    const dataDir = mkdtempSync(join(tmpdir(), 'story-deck-bench-'))
    const app = spawn(process.execPath, [launcher, '--web'], {
      env: { ...process.env, CI: 'true', PORT: '0', STORY_DECK_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const address = await started(app)
    const browser = await chromium.launch({ executablePath, args: [...browserArgs] })
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    await page.goto(address)
    await page.getByRole('navigation', { name: 'Screens' }).waitFor()
    const begin = async () => {
      await page.evaluate(() => {
        location.hash = '#/home'
      })
      await page.getByRole('button', { name: /^Play now/ }).click()
      await page.locator('[data-prompt]').waitFor()
    }
    await begin()
    return [
      {
        name: 'Story Deck, from the press to the frame',
        async measured() {
          for (let tries = 0; tries < 200; tries++) {
            const took = await press(page)
            if (took !== undefined) return took
            // The other one thinks, a question is open, or the match is over.
            await page.keyboard.press('Escape')
            await page.waitForTimeout(100)
            if (tries % 50 === 49) await begin()
          }
          throw new Error('Nothing could be chosen at the table.')
        },
        async close() {
          await browser.close()
          const gone = new Promise((resolve) => app.once('close', resolve))
          app.kill()
          await gone
          rmSync(dataDir, { recursive: true, force: true })
        },
      },
    ]
  },
}
