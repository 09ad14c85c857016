/**
 * What `npm start` runs: the desktop app if it can be had, else the same app in the browser. `--web` asks for the browser; files
 * that are named are opened.
 */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the build; this entry lies in its `main`. What it imports later may lie elsewhere, so it is told. */
const out = dirname(dirname(fileURLToPath(import.meta.url)))

async function launch(args: readonly string[]): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // The database crashes an older Node without a word, so this comes before it is imported.
  if (major < 22 || (major === 22 && minor < 18)) throw new Error(`it needs Node 22.18 or newer, and this is ${process.versions.node}`)
  const unknown = args.find((each) => each.startsWith('-') && each !== '--web')
  if (unknown !== undefined) throw new Error(`there is no option ${unknown}; there is --web`)
  const files = args.filter((each) => !each.startsWith('-')).map((each) => resolve(each))
  const missing = files.find((each) => !existsSync(each))
  if (missing !== undefined) throw new Error(`there is no file ${missing}`)

  const { runDesktop } = await import('./desktop.ts')
  const why = args.includes('--web') ? 'you asked for it' : await runDesktop(dirname(out), files)
  if (why === 'done') return
  console.log(`Running in the browser because ${why}.`)
  const { runInBrowser } = await import('./tab.ts')
  await runInBrowser(join(out, 'renderer'), files)
}

launch(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`Story Deck could not start: ${error instanceof Error ? error.message : String(error)}`)
  // Not merely the exit code: what was opened before the failure must not keep the process alive.
  process.exit(1)
})
