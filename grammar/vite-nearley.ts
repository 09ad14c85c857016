/** Lets Vite import `.ne` files: `import rules, { tokens } from './effect.ne'`, and the edition of the language (edition.ts). */
/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { compileNearley, included } from './compile-ne.ts'
import { edition, editionFiles } from './edition.ts'

export function nearley(): Plugin {
  return {
    name: 'nearley',
    enforce: 'pre',
    // The tests keep what was compiled; the chapters of a grammar are no imports that Vite would know of.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => {
        if (id.endsWith('?edition')) return edition()
        if (!id.endsWith('.ne')) return undefined
        const made = createHash('sha256')
        for (const file of [...included(id), new URL('./compile-ne.ts', import.meta.url)]) made.update(readFileSync(file)).update('\n')
        return made.digest('hex')
      })
    },
    load(id) {
      if (id.endsWith('?edition')) {
        for (const file of editionFiles()) this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(edition())}`, map: null, moduleType: 'js' as const }
      }
      if (!id.endsWith('.ne')) return
      for (const file of included(id)) this.addWatchFile(file)
      try {
        return { code: compileNearley(id), map: null, moduleType: 'js' as const }
      } catch (error) {
        this.error((error as Error).message)
      }
    },
  }
}
