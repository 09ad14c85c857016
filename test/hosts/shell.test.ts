/** The desktop shell keeps its page in, strangers out, and lives through whatever comes over the port. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import type { RouterClient } from '@orpc/server'
import { afterEach, expect, test, vi } from 'vitest'
import { assets } from '../../src-main/hosts/assets.ts'
import { hostDesk } from '../../src-main/hosts/opened-files.ts'
import { runShell } from '../../src-main/hosts/shell.ts'
import { fakeElectron } from '../fake/shell.ts'
import { toyLog, toyRouter, toyWindow } from './toy.ts'

const signals = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection'] as const
const before = new Map(signals.map((name) => [name, process.listeners(name as 'SIGINT')]))
afterEach(() => {
  for (const name of signals) {
    for (const each of process.listeners(name as 'SIGINT')) if (!before.get(name)?.includes(each)) process.off(name, each)
  }
})

async function startShell(how: Parameters<typeof fakeElectron>[0] & { dataDir?: string; words?: readonly string[] } = {}) {
  const fake = fakeElectron(how)
  const desk = hostDesk()
  const log = toyLog()
  const keeper = { router: toyRouter(), close: vi.fn() }
  const openKeeper = vi.fn(async () => keeper)
  await runShell(fake.electron, {
    dataDir: how.dataDir ?? '/data',
    preload: '/out/preload.cjs',
    assets: () => assets(toyWindow()),
    log,
    desk,
    words: how.words ?? [],
    openKeeper,
  })
  return { ...fake, log, keeper, openKeeper, desk }
}

/** What waits for the window, so far. */
async function saidBy(desk: ReturnType<typeof hostDesk>) {
  const stop = new AbortController()
  const said = []
  const news = desk.news(stop.signal)
  setTimeout(() => stop.abort(), 20)
  for await (const each of news) said.push(each)
  return said
}

function apiOver(port: ReturnType<ReturnType<typeof fakeElectron>['handOver']>) {
  // A worker's port has the face of a page's.
  const api: RouterClient<ReturnType<typeof toyRouter>> = createORPCClient(new RPCLink({ port: port as unknown as MessagePort }))
  return api
}

test('[E2 E3 E4] the page is sandboxed and isolated, and the sandbox is on before Electron is ready', async () => {
  const { seen } = await startShell()
  expect(seen.windows[0]?.webPreferences).toEqual({
    preload: '/out/preload.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    spellcheck: false,
    devTools: true,
  })
  expect(seen.calls.indexOf('enableSandbox')).toBeLessThan(seen.calls.indexOf('whenReady'))
  expect(seen.calls.indexOf('schemes app')).toBeLessThan(seen.calls.indexOf('whenReady'))
  expect(seen.calls).toContain('load app://story-deck/')
})

test('[X3] a shipped app has no developer tools', async () => {
  const { seen } = await startShell({ packaged: true })
  expect(seen.windows[0]?.webPreferences?.devTools).toBe(false)
})

test('[X1] a second start opens neither store nor window, and the first comes forward', async () => {
  const second = await startShell({ first: false })
  expect([second.openKeeper.mock.calls.length, second.seen.windows.length, second.seen.calls.at(-1)]).toEqual([0, 0, 'quit'])
  const first = await startShell()
  first.app.emit('second-instance')
  expect(first.seen.calls.slice(-2)).toEqual(['restore', 'focus'])
})

test('[E5] every permission is refused', async () => {
  const { seen } = await startShell()
  expect(seen.permissions).toEqual({ request: false, check: false, device: false, display: null })
})

test('[E12 E13 E14] the page goes nowhere else, opens no window and holds no guest', async () => {
  const { contents, seen } = await startShell()
  for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
    expect(contents.goes(event, 'app://story-deck/index.html')).toBe(true)
    for (const url of [
      'https://evil.example/',
      'app://story-deck.evil.example/',
      'app://evil@story-deck/',
      'file:///etc/passwd',
      'javascript:1',
      'app:story-deck',
      '',
    ]) {
      expect(contents.goes(event, url), url).toBe(false)
    }
  }
  expect(contents.goes('will-attach-webview', 'app://story-deck/')).toBe(false)
  expect(contents.openHandler?.({ url: 'app://story-deck/' })).toEqual({ action: 'deny' })
  expect(seen.opened).toEqual([])
})

test('[E15] only the known addresses are opened outside', async () => {
  const { contents, seen } = await startShell()
  const bad = [
    'http://game-icons.net/',
    'https://game-icons.net.evil.example/',
    'https://evil.example/game-icons.net',
    'https://user:pass@game-icons.net/',
    'https://game-icons.net:444/',
    'file:///usr/bin/xcalc',
    'smb://game-icons.net/share',
    'ms-settings:',
    'javascript:alert(1)',
    `https://game-icons.net/${'a'.repeat(2_000)}`,
    'https:///game-icons.net@evil.example',
  ]
  for (const url of bad) expect(contents.openHandler?.({ url })).toEqual({ action: 'deny' })
  expect(seen.opened).toEqual([])
  contents.openHandler?.({ url: 'https://game-icons.net/1x1/lorc/tentacles-skull.html' })
  expect(seen.opened).toEqual(['https://game-icons.net/1x1/lorc/tentacles-skull.html'])
})

test('[E18] the scheme serves the listed files under their guard, and nothing else', async () => {
  const { fetch } = await startShell()
  const page = await fetch('app://story-deck/')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(await (await fetch('app://story-deck/assets/main.js?x#y')).text()).toBe('document.title = "ran"')
  for (const url of [
    'app://other/index.html',
    'app://story-deck/assets/secrets.sqlite',
    'app://story-deck/%2e%2e/%2e%2e/etc/passwd',
    'app://story-deck//etc/passwd',
    'app://story-deck/assets%2fmain.js',
  ]) {
    expect((await fetch(url)).status, url).toBe(404)
  }
  expect((await fetch('app://story-deck/', 'POST')).status).toBe(404)
})

test('[E17] the port of our own page is let in, and calls and news come through', async () => {
  const { handOver } = await startShell()
  const port = handOver('app://story-deck/#/decks')
  const api = apiOver(port)
  expect(await api.echo({ text: 'hello' })).toBe('hello')
  const news = await api.heard()
  expect((await news.next()).value).toBe('nothing yet')
  port.close()
})

test('[E17 S40] the port of any other frame is closed, and that is in the log', async () => {
  const { handOver, handOverNothing, log } = await startShell()
  const strangers = [
    handOver('https://evil.example/'),
    handOver('app://story-deck.evil.example/'),
    handOver('app://story-deck/', { url: 'app://story-deck/' }),
    handOver(null),
  ]
  await Promise.all(strangers.map((port) => new Promise((resolve) => port.once('close', resolve))))
  handOverNothing()
  expect(log.lines).toEqual(strangers.map(() => 'refused a port from a frame that is not ours'))
})

test('[S41] junk over the port is dropped without a trace on the terminal', async () => {
  const { handOver, log } = await startShell()
  const traces = vi.spyOn(console, 'error')
  const port = handOver('app://story-deck/')
  for (const junk of [null, 7, {}, [], { i: '1', p: { u: '/echo' } }, '', '{', '{"i":"1"}', new Uint8Array(9), new Map()])
    port.postMessage(junk)
  const api = apiOver(port)
  expect(await api.echo({ text: 'still here' })).toBe('still here')
  expect(traces.mock.calls).toEqual([])
  expect(log.lines.filter((line) => line.includes('not a call'))).toHaveLength(1)
  port.close()
})

test('[E20] an error tells the page nothing but an id', async () => {
  const { handOver, log } = await startShell()
  const port = handOver('app://story-deck/')
  await expect(apiOver(port).break()).rejects.toMatchObject({ message: 'Something went wrong inside Story Deck. It is in the log as id1.' })
  expect(log.lines[0]).toMatch(/SQLITE_IOERR/)
  port.close()
})

test('[X4] a crashed page is loaded again, but not for ever; one that ended is not', async () => {
  const { contents } = await startShell()
  contents.emit('render-process-gone', {}, { reason: 'clean-exit' })
  expect(contents.reloads).toBe(0)
  for (let i = 0; i < 5; i++) contents.emit('render-process-gone', {}, { reason: 'crashed' })
  expect(contents.reloads).toBe(3)
})

test('[X5] an error in the main process is logged and told, the store is closed once, and the app ends', async () => {
  const { seen, keeper, app, log } = await startShell()
  const added = process.listeners('uncaughtException').filter((each) => !before.get('uncaughtException')?.includes(each as never))
  added[0]!(new Error('broken'), 'uncaughtException')
  app.emit('will-quit')
  expect(log.lines).toEqual(['main process: Error: broken'])
  expect(seen.dialogs).toEqual(['Story Deck has to stop: Something went wrong inside. It is in the log as id1. What was played is saved.'])
  expect(keeper.close).toHaveBeenCalledTimes(1)
  expect(seen.calls.at(-1)).toBe('exit 1')
})

test('closing the window closes the store', async () => {
  const { seen, keeper, app } = await startShell()
  app.emit('window-all-closed')
  expect(seen.calls.at(-1)).toBe('quit')
  app.emit('will-quit')
  expect(keeper.close).toHaveBeenCalledTimes(1)
})

test('[UX 3.6] the window opens where it was, and what it is moved to is kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'story-deck-shell-'))
  const first = await startShell({ dataDir })
  expect(first.seen.windows[0]).toMatchObject({ x: 320, y: 110, width: 1280, height: 860 })
  first.seen.window!.emit('ready-to-show')
  first.seen.window!.bounds = { x: 40, y: 60, width: 1000, height: 700 }
  first.seen.window!.maximised = true
  first.seen.window!.emit('close')
  const second = await startShell({ dataDir })
  expect(second.seen.windows[0]).toMatchObject({ x: 40, y: 60, width: 1000, height: 700 })
  expect(second.seen.calls).not.toContain('maximize')
  second.seen.window!.emit('ready-to-show')
  expect(second.seen.calls.slice(-2)).toEqual(['show', 'maximize'])
})

test('[UX 3.6 X1] files reach the window: named at the start, by a Mac, and handed over by a second start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'story-deck-shell-'))
  for (const name of ['one.deck', 'two.storymatch', 'three.deck']) writeFileSync(join(folder, name), name)
  const { desk, app } = await startShell({ words: ['--inspect=0', join(folder, 'one.deck'), '/nowhere/to.be.found'] })
  let prevented = false
  app.emit('open-file', { preventDefault: () => (prevented = true) }, join(folder, 'two.storymatch'))
  // Chromium mixes its own switches in, and the file is named from where the second start was made.
  app.emit('second-instance', {}, ['/opt/story-deck', '--allow-file-access-from-files', 'three.deck', '--open=deck:12'], folder)
  expect(prevented).toBe(true)
  expect(await saidBy(desk)).toEqual([
    { is: 'file', file: 1, name: 'one.deck', bytes: 8 },
    { is: 'file', file: 2, name: 'two.storymatch', bytes: 14 },
    { is: 'file', file: 3, name: 'three.deck', bytes: 10 },
    { is: 'place', kind: 'deck', id: '12' },
  ])
  expect(Buffer.from(desk.read(3, 0)!.base64, 'base64').toString()).toBe('three.deck')
})
