/** The launcher and its browser host from outside: starting, signing in, being refused, ending. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { barriers, expect, launch, startApp, test } from './fixture.ts'

test('the start page opens, signs in and shows its first screen without a barrier', async ({ table, app }) => {
  await expect(table.getByRole('heading', { level: 1 })).toBeVisible()
  // Neither the token nor the secret stays in the address, where a glance or the history would find it.
  await expect.poll(() => table.url()).not.toMatch(/token|page=/)
  expect(table.url().startsWith(app.origin)).toBe(true)
  expect(await barriers(table)).toEqual([])
})

test('[S9] another server on another port gets the cookie, and cannot connect with it', async ({ table, app, page }) => {
  await expect(table.getByRole('heading', { level: 1 })).toBeVisible()
  let cookie: string | undefined
  const thief = createServer((request, response) => {
    cookie ??= request.headers.cookie
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><link rel="icon" href="data:,">hello')
  })
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(thief.address() as AddressInfo).port}/`)
  } finally {
    thief.close()
  }
  // If this fails, browsers have begun to keep cookies apart by port, and the page secret may go.
  expect(cookie).toMatch(/^story-deck-\d+=/)
  const url = `${app.origin.replace('http', 'ws')}/rpc`
  const socket = new WebSocket(url, ['story-deck'], { headers: { cookie: cookie!, origin: app.origin } })
  const outcome = await new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
    socket.on('error', (error) => resolve(error.message))
  })
  expect(outcome).toBe(401)
})

test('[S45] a page of another site can neither frame the app nor read from it', async ({ app, page }) => {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><iframe src="${app.origin}/"></iframe>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`)
    const read = await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'read',
          () => 'refused',
        ),
      `${app.origin}/`,
    )
    expect(read).toBe('refused')
    // Chromium's own page of a refused connection, in place of the app's.
    expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
  } finally {
    site.close()
  }
})

test('the app ends in order when it is asked to, and at once', async ({ dataDir }) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const app = await startApp({ dataDir })
    expect(await app.end(signal)).toBe(0)
  }
})

test('[R45 X1] a second start on the same data hands its file over to the first, which gives a new address', async ({ app, dataDir }) => {
  const list = join(dataDir, 'Handed over.deck')
  writeFileSync(list, '1 Nodens\n')
  const before = app.address()
  const second = launch({ dataDir, args: ['--web', list] })
  expect(await second.gone).toBe(0)
  const [, url] = /^Story Deck runs already, and goes on there\.\nOpen (\S+)$/m.exec(second.said()) ?? []
  expect(url).toBe(app.address())
  expect(url).not.toBe(before)
  expect(app.said()).toContain('Story Deck was started once more, which leads here:')
})

test('[R45] a second start beside an app that does not answer says that it runs already', async ({ app, dataDir }) => {
  expect(app.origin).toMatch(/^http/)
  rmSync(join(dataDir, 'running.json'))
  const second = launch({ dataDir })
  expect(await second.gone).toBe(1)
  expect(second.said()).toMatch(/^Story Deck could not start: .*already running/m)
  expect(second.said()).not.toMatch(/\n\s+at /)
})

test('[R46] nothing is left locked after the app was killed', async ({ dataDir }) => {
  const first = await startApp({ dataDir })
  await first.end('SIGKILL')
  const second = await startApp({ dataDir })
  expect(await second.end()).toBe(0)
})

test('a port that is taken, an odd port, an odd option and an impossible folder are each told in a line', async ({ app, dataDir }) => {
  const port = new URL(app.origin).port
  mkdirSync(join(dataDir, 'b'))
  writeFileSync(join(dataDir, 'file'), '')
  const cases = [
    {
      start: { dataDir: join(dataDir, 'b'), env: { PORT: port } },
      line: `another program has port ${port}. Choose another one with PORT, or none.`,
    },
    { start: { dataDir: join(dataDir, 'b'), env: { PORT: '99999' } }, line: 'PORT must be a whole number up to 65535, not 99999.' },
    { start: { dataDir, args: ['--wbe'] }, line: 'there is no option --wbe; there is --web' },
  ]
  for (const { start, line } of cases) {
    const failed = launch(start)
    expect(await failed.gone).toBe(1)
    expect(
      failed
        .said()
        .split('\n')
        .filter((each) => each !== '')
        .at(-1),
    ).toBe(`Story Deck could not start: ${line}`)
  }
  const impossible = launch({ dataDir: join(dataDir, 'file') })
  expect(await impossible.gone).toBe(1)
  expect(impossible.said()).toMatch(/^Story Deck could not start: The data folder cannot be made/m)
})

test('[S22] neither the data nor the start address can be read by others', async ({ app, dataDir }) => {
  test.skip(process.platform === 'win32', 'Windows has no such file modes')
  const token = new URL(app.address()).searchParams.get('token')!
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  expect(files.length).toBeGreaterThan(0)
  for (const each of files) {
    const path = join(each.parentPath, each.name)
    expect(statSync(path).mode & 0o077, path).toBe(0)
    if (each.isFile()) expect(readFileSync(path).includes(token), path).toBe(false)
  }
  expect(statSync(dataDir).mode & 0o077).toBe(0)
})
