/** The end-to-end tests: the built app, started as a person starts it, in a real browser. */
import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from './browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  // Emptied at the start, so it must be a folder of its own.
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Patience for a busy machine, and nothing else: no test measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...browserArgs] },
  },
})
