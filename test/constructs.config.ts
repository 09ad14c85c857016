/** How the tests of Mythos run to prove constructs: each once more for every construct (constructs.setup.ts). */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { nearley } from '../grammar/vite-nearley.ts'
import { nodeWorker } from './node-worker.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  plugins: [nearley(), nodeWorker(root)],
  test: {
    name: 'constructs',
    environment: 'node',
    testTimeout: 30_000,
    // The hook after a test is all its other runs.
    hookTimeout: 600_000,
    include: ['test/games/mythos/**/*.test.ts'],
    setupFiles: ['test/constructs.setup.ts'],
  },
})
