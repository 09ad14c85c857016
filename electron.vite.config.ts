/** How the app is built: the main process and the launcher, the preload, and the window. */

import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { nearley } from './grammar/vite-nearley.ts'
import { licences } from './src-renderer/ui/vite-licences.ts'
import { symbols } from './src-renderer/ui/vite-symbols.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
/** Used beside the bundle: native code, the program itself; and fonts, which the styles name. */
const beside = [...Object.keys(dependencies!), 'electron']
const fonts = Object.keys(devDependencies!).filter((name) => name.startsWith('@fontsource/'))

export default defineConfig({
  main: {
    plugins: [nearley(), licences({ beside })],
    build: { rolldownOptions: { input: { electron: 'src-main/hosts/electron.ts', launch: 'src-main/hosts/launch.ts' } } },
  },
  preload: {
    build: {
      externalizeDeps: false,
      // A sandboxed preload must be CommonJS, and in a package of modules that means `.cjs`.
      rolldownOptions: { input: { preload: 'src-main/hosts/preload.ts' }, output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: 'src-renderer',
    // Built last, so the list of the main process is there to be joined.
    plugins: [
      svelte({ configFile: false }),
      symbols(),
      licences({ beside: [...fonts, '@iconify-json/game-icons'], join: ['out/main/licences.json'] }),
    ],
    // Nothing inlined: the content policy takes fonts from files only.
    build: { assetsInlineLimit: 0, rolldownOptions: { input: 'src-renderer/index.html' } },
  },
})
