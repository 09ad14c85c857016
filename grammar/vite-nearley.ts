/** Lets Vite import `.ne` files: `import rules, { tokens } from './effect.ne'`. */
import type { Plugin } from 'vite'
import { compileNearley, included } from './compile-ne.ts'

export function nearley(): Plugin {
  return {
    name: 'nearley',
    enforce: 'pre',
    load(id) {
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
