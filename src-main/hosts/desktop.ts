/** Finds, fetches and runs the Electron program for `npm start`; whatever fails here ends in a reason, and the browser host steps in. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Not called `require`, which the bundler declares itself.
const { resolve: locate } = createRequire(import.meta.url)
const { env, platform } = process

/** The Electron program, if it is on this machine. The package `electron` is never imported for it: that would download. */
export function electronProgram(): string | undefined {
  let folder: string
  try {
    folder = dirname(locate('electron/package.json'))
  } catch {
    return undefined
  }
  const note = join(folder, 'path.txt')
  const name = existsSync(note) ? readFileSync(note, 'utf8').trim() : platform === 'win32' ? 'electron.exe' : 'electron'
  const file = join(env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist'), name)
  return existsSync(file) ? file : undefined
}

/** Downloads the program once, if the place it comes from answers within seconds. */
async function fetchElectron(): Promise<string | undefined> {
  const mirror = env['ELECTRON_MIRROR'] ?? env['npm_config_electron_mirror'] ?? 'https://github.com/'
  const answers = await fetch(mirror, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  )
  if (!answers) return undefined
  console.log('Downloading Electron, once, about 120 MB (npm start -- --web does without it) …')
  spawnSync(process.execPath, [locate('electron/install.js')], { stdio: ['ignore', 'inherit', 'ignore'], timeout: 600_000 })
  return electronProgram()
}

/** Runs the desktop app to its end, with files to open. Resolves with `'done'`, or with the reason why it could not be. */
export async function runDesktop(projectRoot: string, files: readonly string[] = []): Promise<string> {
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return 'there is no display'
  const isRoot = process.getuid?.() === 0
  // Chromium has no sandbox for root, and without a sandbox the desktop app is not worth its risk; a build machine may.
  if (isRoot && !env['CI']) return 'it was started as root'
  const program = electronProgram() ?? (await fetchElectron())
  if (program === undefined) return 'the Electron program is not here and could not be fetched'
  const started = performance.now()
  const child = spawn(program, [...(isRoot ? ['--no-sandbox'] : []), projectRoot, ...files], { stdio: ['ignore', 'inherit', 'ignore'] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const code = await new Promise<number | null>((resolve) => child.once('error', () => resolve(1)).once('exit', resolve))
  // Later than that it was in use, and its own message has told what was wrong.
  return code !== 0 && code !== null && performance.now() - started < 15_000 ? 'Electron could not start here' : 'done'
}
