/**
 * Teaches plain Node the imports that the bundler resolves in the app: a compiled grammar (`./effect.ne`), a text
 * (`./0001-cards.sql?raw`) and a worker (`./worker.ts?nodeWorker`). Importing this file is enough; it holds for the present thread.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileNearley } from '../../grammar/compile-ne.ts'

/** The module that stands for `url`, or undefined where Node knows itself what to do. */
function source(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined
  if (url.endsWith('?raw')) return `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}`
  if (url.endsWith('.ne')) return compileNearley(fileURLToPath(url))
  if (!url.endsWith('?nodeWorker')) return undefined
  const entry = url.slice(0, -'?nodeWorker'.length)
  // A worker is a thread of its own: it needs these hooks before its first import.
  return `import { Worker } from 'node:worker_threads'
export default (options) => new Worker(new URL(${JSON.stringify(entry)}), { ...options, execArgv: ['--import', ${JSON.stringify(import.meta.url)}] })`
}

registerHooks({
  load(url, context, next) {
    const text = source(url)
    return text === undefined ? next(url, context) : { format: 'module', source: text, shortCircuit: true }
  },
})
