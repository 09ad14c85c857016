/**
 * Builds the symbols named in symbol-names.ts into the window, and not the four thousand others of their set. A name that
 * the set does not have fails the build.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { symbolNames } from './symbol-names.ts'

const id = 'virtual:symbols'
const { resolve } = createRequire(import.meta.url)

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/** Only outlines are taken over, so that no markup of the set ever reaches a page. */
function outlines(name: string, body: string | undefined): string[] {
  const found = [...(body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline!)
  if (found.length === 0) throw new Error(`The icon set has no symbol named ${name}.`)
  return found
}

/** A Vite plug-in: `import { symbols } from 'virtual:symbols'`. */
export function symbols() {
  return {
    name: 'story-deck-symbols',
    resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
    load(source: string) {
      if (source !== `\0${id}`) return undefined
      const { icons } = JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet
      const all = Object.fromEntries(symbolNames.map((name) => [name, outlines(name, icons[name]?.body)]))
      return `export const symbols = ${JSON.stringify(all)}`
    },
  }
}
