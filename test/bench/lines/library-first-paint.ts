/**
 * The first sight of the library with 10,000 cards, in the built app (`npm run build` first) and a real browser: from the
 * press on its link to the frame that shows the first cards, and from the loading of a window to the same.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { cardLanguage } from '../../../db/language.ts'
import { openShelf } from '../../../db/shelf.ts'
import { browserArgs, findBrowser } from '../../browser.ts'
import { generatedCards } from '../generated-cards.ts'
import type { Deadline } from '../line.ts'

const cards = 10_000
const launcher = fileURLToPath(new URL('../../../out/main/launch.js', import.meta.url))

/** The address that the app prints once it can be opened. */
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

export const line: Deadline = {
  name: `The first sight of the library, ${cards.toLocaleString('en')} cards`,
  aim: 'cards before anybody would have to be told to wait',
  budgetMs: 300,
  answers: 8,
  async prepare() {
    const executablePath = findBrowser()
    if (!existsSync(launcher)) throw new Error('There is no build to measure: npm run build makes one.')
    if (executablePath === undefined) throw new Error('There is no browser to measure in: npm test installs one.')
    const dataDir = mkdtempSync(join(tmpdir(), 'story-deck-bench-'))
    openShelf({ file: join(dataDir, 'story-deck.db'), language: cardLanguage, cards: generatedCards(cards) }).close()
    const env = { ...process.env, CI: 'true', PORT: '0', STORY_DECK_DATA_DIR: dataDir }
    const app = spawn(process.execPath, [launcher, '--web'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const address = await started(app)
    const browser = await chromium.launch({ executablePath, args: [...browserArgs] })
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.goto(address)
    await page.getByRole('navigation', { name: 'Screens' }).waitFor()

    /** Resolves in the frame after the one in which the first cards were drawn. */
    const firstCards = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const look = () =>
              requestAnimationFrame(() => {
                if (document.querySelector('[role=option] .title') === null) look()
                else requestAnimationFrame(() => resolve())
              })
            look()
          }),
      )
    async function elsewhere(): Promise<void> {
      await page.evaluate(() => {
        location.hash = '#/settings'
      })
      await page.locator('[role=option]').first().waitFor({ state: 'detached' })
    }

    return [
      {
        name: 'Story Deck, its link pressed',
        ready: elsewhere,
        async answer() {
          await page.evaluate(() => {
            location.hash = '#/library'
          })
          await firstCards()
          return 'thought'
        },
        async close() {
          await browser.close()
          app.kill()
          rmSync(dataDir, { recursive: true, force: true })
        },
      },
      {
        name: 'Story Deck, a window loaded',
        async ready() {
          await page.evaluate(() => {
            location.hash = '#/library'
          })
          await firstCards()
        },
        async answer() {
          await page.reload({ waitUntil: 'commit' })
          await firstCards()
          return 'thought'
        },
      },
    ]
  },
}
