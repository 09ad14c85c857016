/** The built app (`npm run build` first) behind a browser, on a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { browserArgs, findBrowser } from '../browser.ts'

const launcher = fileURLToPath(new URL('../../out/main/launch.js', import.meta.url))

export interface OpenWindow {
  readonly page: Page
  /** Ends the browser and the app; when it resolves, the data folder may go. */
  close(): Promise<void>
}

/** The address that the app prints once it can be opened. */
async function started(child: ChildProcess): Promise<string> {
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

/** With what is to be done to the page before it is loaded. Throws where there is no build or no browser. */
export async function openWindow(dataDir: string, before: (page: Page) => Promise<void> = async () => {}): Promise<OpenWindow> {
  const executablePath = findBrowser()
  if (!existsSync(launcher)) throw new Error('There is no build to measure: npm run build makes one.')
  if (executablePath === undefined) throw new Error('There is no browser to measure in: npm test installs one.')
  const env = { ...process.env, CI: 'true', PORT: '0', STORY_DECK_DATA_DIR: dataDir }
  const app = spawn(process.execPath, [launcher, '--web'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => app.once('close', resolve))
  const end = async () => {
    app.kill()
    await ended
  }
  try {
    const address = await started(app)
    const browser = await chromium.launch({ executablePath, args: [...browserArgs] })
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    await before(page)
    await page.goto(address)
    await page.getByRole('navigation', { name: 'Screens' }).waitFor()
    return {
      page,
      async close() {
        await browser.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
