/** How the app is built: the main process and the launcher, the preload, and the window. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { nearley } from './grammar/vite-nearley.ts'
import { symbols } from './src-renderer/ui/vite-symbols.ts'

export default defineConfig({
  main: {
    plugins: [nearley()],
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
    plugins: [svelte({ configFile: false }), symbols()],
    // Nothing inlined: the content policy takes fonts from files only.
    build: { assetsInlineLimit: 0, rolldownOptions: { input: 'src-renderer/index.html' } },
  },
})
