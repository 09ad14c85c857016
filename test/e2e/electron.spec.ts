/** The desktop app: the built main process on a stand-in for Electron, and the real program where this machine has it. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { _electron } from '@playwright/test'
import { electronProgram } from '../../src-main/hosts/desktop.ts'
import { expect, launch, projectRoot, test, watchErrors } from './fixture.ts'

test('the built main process opens its store and its window, serves its page and answers its port', async ({ dataDir }) => {
  const child = spawn(
    process.execPath,
    ['--import', join(projectRoot, 'test/fake/electron.mjs'), join(projectRoot, 'out/main/electron.js')],
    { env: { ...process.env, STORY_DECK_DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  child.stdout.on('data', (data) => (said += data))
  child.stderr.on('data', (data) => (said += data))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(said.trim().split('\n')).toEqual([
    'scheme app',
    'menus File, Edit, View, Match, help',
    'window, sandboxed true, preload true',
    'load app://story-deck/',
    'page 200 text/html; charset=utf-8',
    'script 200',
    'outside 404',
    'port answers 404',
    'quit',
  ])
  expect(code).toBe(0)
})

test('the launcher falls back to the browser when Electron cannot start', async ({ dataDir }) => {
  test.skip(process.platform === 'win32', 'the stand-in program is a shell script')
  const folder = join(dataDir, 'electron')
  mkdirSync(folder)
  const program = join(folder, 'electron')
  writeFileSync(program, '#!/bin/sh\nexit 1\n')
  chmodSync(program, 0o755)
  const app = launch({ dataDir: join(dataDir, 'data'), args: [], env: { ELECTRON_OVERRIDE_DIST_PATH: folder, DISPLAY: ':99' } })
  await app.says(/^Open http/m)
  expect(app.said()).toMatch(/^Running in the browser because Electron could not start here\.$/m)
  expect(await app.end()).toBe(0)
})

test('the launcher does not try Electron without a display, nor as root', async ({ dataDir }) => {
  test.skip(process.platform !== 'linux', 'only Linux can be without a display')
  const blind = launch({ dataDir, args: [], env: { DISPLAY: '', WAYLAND_DISPLAY: '' } })
  await blind.says(/^Running in the browser because there is no display\.$/m)
  await blind.says(/^Open http/m)
  await blind.end()
  if (process.getuid?.() !== 0) return
  const root = launch({ dataDir, args: [], env: { DISPLAY: ':99', CI: '', BROWSER: 'true' } })
  await root.says(/^Running in the browser because it was started as root\.$/m)
  await root.says(/^Open http/m)
  await root.end()
})

const program = electronProgram()
const display = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']
const missing = !program
  ? 'the Electron program is not on this machine (npx install-electron fetches it)'
  : display
    ? ''
    : 'there is no display (xvfb-run npm test gives one)'

test('the desktop app shows its first screen, isolated from Node', async ({ dataDir }) => {
  test.skip(missing !== '', missing)
  const app = await _electron.launch({
    executablePath: program!,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), projectRoot],
    env: { ...(process.env as Record<string, string>), STORY_DECK_DATA_DIR: dataDir },
  })
  const page = await app.firstWindow()
  const errors = watchErrors(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => [typeof globalThis.process, 'require' in globalThis, location.origin])).toEqual([
    'undefined',
    false,
    'app://story-deck',
  ])
  expect(errors).toEqual([])
  await app.close()
})
