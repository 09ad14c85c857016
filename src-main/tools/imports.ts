/**
 * Teaches plain Node the imports that the bundler resolves in the app: a compiled grammar (`./effect.ne`), its edition
 * (`./parse.ts?edition`), a text (`./0001-cards.sql?raw`), a font (`….woff?inline`) and a worker (`./worker.ts?nodeWorker`). Importing this file is enough; it holds for the present thread.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileNearley, included } from '../../grammar/compile-ne.ts'
import { edition } from '../../grammar/edition.ts'

/** Where compiled grammars are kept for the next process: compiling the language takes seconds. Safe to delete. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/story-deck-grammar', import.meta.url))
const compiler = new URL('../../grammar/compile-ne.ts', import.meta.url)

/** A compiled grammar; the one that was kept, if it was made of the same text by the same compiler. */
function compiledOnce(file: string): string {
  const made = createHash('sha256')
  for (const each of [file, ...included(file), fileURLToPath(compiler)]) made.update(readFileSync(each)).update('\n')
  const kept = join(cache, `${made.digest('hex')}.js`)
  try {
    return readFileSync(kept, 'utf8')
  } catch {
    const code = compileNearley(file)
    try {
      mkdirSync(dirname(kept), { recursive: true })
      // Two processes may do so at once: each puts a whole file in its place.
      writeFileSync(`${kept}.${process.pid}`, code)
      renameSync(`${kept}.${process.pid}`, kept)
    } catch {
      // Where nothing can be kept, every process compiles for itself.
    }
    return code
  }
}

/** The module that stands for `url`, or undefined where Node knows itself what to do. */
function source(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined
  if (url.endsWith('?raw')) return `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}`
  if (url.endsWith('.woff?inline'))
    return `export default ${JSON.stringify(`data:font/woff;base64,${readFileSync(fileURLToPath(url)).toString('base64')}`)}`
  if (url.endsWith('?edition')) return `export default ${JSON.stringify(edition())}`
  if (url.endsWith('.ne')) return compiledOnce(fileURLToPath(url))
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
