/** Where things lie on disk, and who may read them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { assets } from '../../src-main/hosts/assets.ts'
import { noBrowser, writeRedirect } from '../../src-main/hosts/browser.ts'
import { dataFolder } from '../../src-main/hosts/data-folder.ts'
import { openLog } from '../../src-main/hosts/log.ts'

const fresh = () => mkdtempSync(join(tmpdir(), 'story-deck-places-'))
const rights = (path: string) => statSync(path).mode & 0o777

test('the data folder is the usual one of each system, and one that is named wins', () => {
  expect(dataFolder({}, 'linux', '/home/ann')).toBe('/home/ann/.config/story-deck')
  expect(dataFolder({ XDG_CONFIG_HOME: '/etc/ann' }, 'linux', '/home/ann')).toBe('/etc/ann/story-deck')
  expect(dataFolder({ XDG_CONFIG_HOME: 'relative' }, 'linux', '/home/ann')).toBe('/home/ann/.config/story-deck')
  expect(dataFolder({}, 'darwin', '/Users/ann')).toBe('/Users/ann/Library/Application Support/story-deck')
  expect(dataFolder({ APPDATA: '/c/Roaming' }, 'win32', '/c/ann')).toBe('/c/Roaming/story-deck')
  expect(dataFolder({ STORY_DECK_DATA_DIR: 'here' }, 'linux', '/home/ann')).toBe(resolve('here'))
})

/** Makes a data folder in a process of its own, since it changes what all later files of the process may be read by. */
function makeIn(folder: string) {
  const module = fileURLToPath(new URL('../../src-main/hosts/data-folder.ts', import.meta.url))
  const script = `const { makeDataFolder } = await import(process.argv[1]); const { writeFileSync } = await import('node:fs')
try { writeFileSync(makeDataFolder(process.argv[2]) + '/file', '') } catch (error) { console.log(error.message) }`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script, module, folder], { encoding: 'utf8' })
}

test.skipIf(process.platform === 'win32')('[S22] the data folder and its files are for their owner alone', () => {
  const folder = join(fresh(), 'a', 'b')
  expect(makeIn(folder).stdout).toBe('')
  expect([rights(folder), rights(join(folder, 'file'))]).toEqual([0o700, 0o600])
})

test('a data folder that is a file is refused with a way out, and without a path', () => {
  const file = join(fresh(), 'file')
  writeFileSync(file, '')
  const said = makeIn(file).stdout.trim()
  expect(said).toMatch(/^The data folder cannot be made \(.+\)\. Choose another one with STORY_DECK_DATA_DIR\.$/)
  expect(said).not.toContain(file)
})

test.skipIf(process.platform === 'win32')('[S22] the start address goes to the browser by a file that others cannot read', () => {
  const folder = fresh()
  const url = 'http://127.0.0.1:1/?token=abc'
  // One that lies there with wider rights must not lend them.
  writeFileSync(join(folder, 'start.html'), '', { mode: 0o644 })
  const file = writeRedirect(folder, url)
  expect(rights(file)).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toContain(`content="0;url=${url}"`)
})

test('no browser is opened on a build machine or without a display', () => {
  expect(noBrowser({ CI: 'true' }, 'darwin')).toBe('this is a build machine')
  expect(noBrowser({}, 'linux')).toBe('there is no display')
  expect(noBrowser({ DISPLAY: ':0' }, 'linux')).toBeUndefined()
})

test('an error is found in the log under the id that was told, without the home folder', () => {
  const folder = fresh()
  const log = openLog(folder)
  const id = log.error('decks.import', new Error(`cannot read ${homedir()}/deck`))
  const text = readFileSync(join(folder, 'log', 'story-deck.log'), 'utf8')
  expect(text).toContain(`${id} decks.import: Error: cannot read ~/deck`)
  expect(text).not.toContain(homedir())
})

test('[L15] the log is turned over when it is full, and the oldest of three is dropped', () => {
  const folder = fresh()
  const log = openLog(folder, 60)
  for (const line of ['first', 'second', 'third', 'fourth']) log.note(line.padEnd(30, '.'))
  const at = (name: string) => readFileSync(join(folder, 'log', name), 'utf8')
  expect([at('story-deck.log'), at('story-deck.log.1'), at('story-deck.log.2')].map((text) => /(\w+)\.+$/m.exec(text)?.[1])).toEqual([
    'fourth',
    'third',
    'second',
  ])
})

test('a disk that takes no log stops nothing', () => {
  const file = join(fresh(), 'file')
  writeFileSync(file, '')
  expect(openLog(file).error('anywhere', new Error('lost'))).toMatch(/^[0-9a-f]{8}$/)
})

test('a window that was not built is said so', () => {
  expect(() => assets(join(fresh(), 'none'))).toThrow('The window is not built: run `npm run build` first.')
  expect(() => assets(fresh())).toThrow('The window is not built: run `npm run build` first.')
})
