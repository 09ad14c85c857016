/** Two kinds of vitest tests: `unit` in Node, `component` in a real browser. */
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { nearley } from '../grammar/vite-nearley.ts'
import { symbols } from '../src-renderer/ui/vite-symbols.ts'
import { browserArgs, findBrowser } from './browser.ts'
import { nodeWorker } from './node-worker.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const executablePath = findBrowser()

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [nearley(), nodeWorker(root)],
        test: {
          name: 'unit',
          environment: 'node',
          // A machine that has other things to do is no fault of a test.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/**/*.component.test.ts'],
        },
      },
      {
        root,
        plugins: [svelte({ configFile: false }), symbols()],
        resolve: { conditions: ['browser'] },
        // Found before the first test: what Vite finds later makes it load everything anew in the middle of one.
        optimizeDeps: { entries: ['src-renderer/App.svelte', 'test/renderer/*.component.test.ts'] },
        test: {
          name: 'component',
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          include: ['test/**/*.component.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...browserArgs] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
