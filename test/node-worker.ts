/** Gives vitest what electron-vite gives the app: `import makeWorker from './worker.ts?nodeWorker'`. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { nearley } from '../grammar/vite-nearley.ts'

const suffix = '?nodeWorker'

/** Bundles the worker into `node_modules/.cache/workers` below `root`, and makes the import a function that starts it. */
export function nodeWorker(root: string): Plugin {
  return {
    name: 'node-worker',
    enforce: 'pre',
    // What vitest remembers of a module goes by the text of that module alone: a worker changes with all that it imports.
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id.endsWith(suffix) ? false : undefined)),
    async load(id) {
      if (!id.endsWith(suffix)) return
      const entry = id.slice(0, -suffix.length)
      const name = `${entry.replace(/\W+/g, '-')}.js`
      const outDir = join(root, 'node_modules', '.cache', 'workers')
      await build({
        configFile: false,
        logLevel: 'error',
        plugins: [nearley()],
        ssr: { noExternal: true, external: ['better-sqlite3', 'highs'] },
        build: {
          ssr: entry,
          outDir,
          emptyOutDir: false,
          minify: false,
          rolldownOptions: { output: { entryFileNames: name, format: 'es' } },
        },
      })
      const url = JSON.stringify(pathToFileURL(join(outDir, name)).href)
      return `import { Worker } from 'node:worker_threads'\nexport default (options) => new Worker(new URL(${url}), options)`
    },
  }
}
