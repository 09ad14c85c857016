/** Where the browser for tests is, how it is started, and how one is had where none is. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env['ProgramFiles'], process.env['ProgramFiles(x86)']].flatMap((folder) =>
    folder ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')] : [],
  ),
}

const isRoot = process.getuid?.() === 0

/** No network of its own, no GPU; as root no sandbox, without which Chromium refuses to start. */
export const browserArgs: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** The Chromium of this machine: the one that was named, Playwright's own, or one of the system; undefined if there is none. */
export function findBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = env['STORY_DECK_CHROMIUM']
  if (named) return existsSync(named) ? named : undefined
  const onPath = (env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...(places[process.platform] ?? [])].find((file) => file !== '' && existsSync(file))
}

/** Installs a Chromium: Playwright's, or as root on Debian and its kin the system's. Says what it does; undefined if neither can be had. */
export function installBrowser(): string | undefined {
  if (process.env['STORY_DECK_CHROMIUM']) return undefined
  console.log('No Chromium found; fetching one for the tests, once …')
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', timeout: 600_000 })
  const own = findBrowser()
  if (own || !isRoot || !existsSync('/usr/bin/apt-get')) return own
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']]) {
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000, env })
  }
  return findBrowser()
}

export const noBrowser =
  'No Chromium or Chrome was found and none could be installed: set STORY_DECK_CHROMIUM to one, then run npm test again.'
