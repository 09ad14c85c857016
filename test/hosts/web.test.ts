/** The browser host lets in one person and nobody else, and lives through whatever is sent to it. */
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { RouterClient } from '@orpc/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { assets } from '../../src-main/hosts/assets.ts'
import { limits } from '../../src-main/hosts/limits.ts'
import { againHeader, askFirst, leaveWord, wordsHeader } from '../../src-main/hosts/second-start.ts'
import { serveWeb, type WebHost } from '../../src-main/hosts/web.ts'
import { toyLog, toyRouter, toyWindow } from './toy.ts'

type Api = RouterClient<ReturnType<typeof toyRouter>>

let running: WebHost | undefined
afterEach(async () => {
  await running?.close()
  running = undefined
})

async function startHost() {
  const clock = { ms: 1_000_000 }
  const addresses: string[] = []
  const reasons: (string | undefined)[] = []
  const log = toyLog()
  const host = await serveWeb({
    router: toyRouter(),
    assets: assets(toyWindow()),
    log,
    port: 0,
    now: () => clock.ms,
    onAddress(url, why) {
      addresses.push(url)
      reasons.push(why)
    },
  })
  running = host
  return { host, clock, addresses, reasons, log, origin: `http://127.0.0.1:${host.port}` }
}
type Started = Awaited<ReturnType<typeof startHost>>

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { redirect: 'manual', headers })

/** Uses the newest start address, as a browser would. */
async function signIn({ addresses }: Started) {
  const answer = await get(addresses.at(-1)!)
  expect(answer.status).toBe(303)
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!
  const page = answer.headers.get('location')!.replace('/#page=', '')
  return { cookie, page, answer }
}

interface Attempt {
  cookie?: string | undefined
  page?: string | undefined
  origin?: string | undefined
  host?: string
  path?: string
  headers?: Record<string, string>
}

/** Tries to open the socket; the status of the refusal, or the open socket. */
function open({ host, origin: own }: Started, { cookie, page, origin = own, path = '/rpc', headers = {}, ...rest }: Attempt) {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, ['story-deck', ...(page ? [`page.${page}`] : [])], {
    headers: { ...(cookie ? { cookie } : {}), ...(origin === '' ? {} : { origin }), ...(rest.host ? { host: rest.host } : {}), ...headers },
  })
  return new Promise<WebSocket | number>((resolve, reject) => {
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0))
    socket.on('error', reject)
  })
}

async function connected(started: Started) {
  const socket = await open(started, await signIn(started))
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`)
  // The socket of `ws` has the face of a browser's, but for its events' exact types.
  const api: Api = createORPCClient(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket }))
  return { socket, api, closed: new Promise<number>((resolve) => socket.on('close', resolve)) }
}

/** Sends bytes as they are and returns the first line of the answer. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectSocket(port, '127.0.0.1', () => socket.write(text))
    socket.setTimeout(5_000, () => reject(new Error('no answer')))
    socket.on('data', (data) => {
      resolve(data.toString().split('\r\n')[0]!)
      socket.destroy()
    })
    socket.on('close', () => resolve('closed'))
    socket.on('error', reject)
  })
}

test('a start address opens the page and its socket, and calls and news come through', async () => {
  const started = await startHost()
  const { api, socket } = await connected(started)
  expect(await api.echo({ text: 'hello' })).toBe('hello')
  const news = await api.heard()
  expect((await news.next()).value).toBe('nothing yet')
  await api.echo({ text: 'Iä!' })
  expect((await news.next()).value).toBe('Iä!')
  expect(socket.protocol).toBe('story-deck')
})

test('what is asked first is answered first, when all of it comes at once', async () => {
  const started = await startHost()
  const socket = await open(started, await signIn(started))
  if (typeof socket === 'number') throw new Error(`The socket was refused with ${socket}.`)
  const answers: string[] = []
  const answered = new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      answers.push(JSON.parse(String(data)).p.b.json)
      if (answers.length === 2) resolve()
    }),
  )
  socket.send(JSON.stringify({ i: '1', p: { u: '/dawdle', b: {} } }))
  socket.send(JSON.stringify({ i: '2', p: { u: '/echo', b: { json: { text: 'here' } } } }))
  await answered
  expect(answers).toEqual(['done', 'here'])
  socket.close()
})

test('each connection has an id of its own, the same for all its calls', async () => {
  const started = await startHost()
  const first = await connected(started)
  started.host.newAddress()
  const second = await connected(started)
  expect(await first.api.who()).toBe(await first.api.who())
  expect(await first.api.who()).not.toBe(await second.api.who())
})

test('the files are served as listed, under the guard of their headers', async () => {
  const { origin } = await startHost()
  const page = await get(`${origin}/`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'; require-trusted-types-for 'script'/,
  )
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cache-control', 'no-store'],
  ] as const) {
    expect(page.headers.get(name)).toBe(value)
  }
  expect([...page.headers.keys()].filter((name) => name.startsWith('access-control') || name === 'server')).toEqual([])
  expect(await (await get(`${origin}/assets/main.js?v=1`)).text()).toBe('document.title = "ran"')
})

test.each([
  '/assets/secrets.sqlite',
  '/assets',
  '/nothing.js',
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/assets%2fmain.js',
  '/assets/%2e%2e/index.html',
  '//assets/main.js',
  '/assets\\main.js',
  '/index.html/',
  '/assets/main.js%00',
  '//',
])('nothing lies at %s', async (path) => {
  const { host } = await startHost()
  expect(await raw(host.port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n\r\n`)).toBe('HTTP/1.1 404 Not Found')
})

test('a wrong token is refused, whatever its form, and costs the right one nothing', async () => {
  const started = await startHost()
  const right = new URL(started.addresses[0]!).searchParams.get('token')!
  const wrong = [
    '',
    'x',
    right.slice(1),
    `${right}x`,
    right.toLowerCase().replace(/[a-z]/, 'ü'),
    'x'.repeat(8_000),
    'ä'.repeat(right.length),
  ]
  for (const token of wrong) expect((await get(`${started.origin}/?token=${encodeURIComponent(token)}`)).status).toBe(401)
  expect((await signIn(started)).page).toMatch(/^[\w-]{43}$/)
})

test('the token is good at the start page only', async () => {
  const { addresses, origin } = await startHost()
  const token = new URL(addresses[0]!).searchParams.get('token')!
  expect((await get(`${origin}/index.html?token=${token}`)).headers.get('set-cookie')).toBeNull()
  expect((await get(`${origin}/`, { authorization: `Bearer ${token}` })).headers.get('set-cookie')).toBeNull()
})

test('a second use of the token ends the session of the first and makes a new address', async () => {
  const started = await startHost()
  const keys = await signIn(started)
  const socket = (await open(started, keys)) as WebSocket
  const closed = new Promise((resolve) => socket.on('close', resolve))
  expect((await get(started.addresses[0]!)).status).toBe(410)
  expect(await closed).toBe(4401)
  expect(await open(started, keys)).toBe(401)
  expect(started.reasons[1]).toMatch(/used twice/)
  expect(await open(started, await signIn(started))).toBeInstanceOf(WebSocket)
})

test('the token is good for half a minute and not longer', async () => {
  const started = await startHost()
  started.clock.ms += limits.address
  await signIn(started)
  started.host.newAddress()
  started.clock.ms += limits.address + 1
  const answer = await get(started.addresses.at(-1)!)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([410, null])
  expect(started.reasons.at(-1)).toMatch(/too old/)
})

test('a cookie without the page secret opens no socket, nor the secret without the cookie', async () => {
  const started = await startHost()
  const { cookie, page } = await signIn(started)
  expect(await open(started, { cookie })).toBe(401)
  expect(await open(started, { page })).toBe(401)
  expect(await open(started, { cookie, page: `${page.slice(1)}x` })).toBe(401)
  expect(await open(started, { cookie: `${cookie}x`, page })).toBe(401)
  expect(await open(started, { cookie, page })).toBeInstanceOf(WebSocket)
})

test('the secret is not given back in the handshake, and not taken from the address', async () => {
  const started = await startHost()
  const { cookie, page } = await signIn(started)
  expect(await open(started, { cookie, path: `/rpc?page=${page}` })).toBe(404)
  expect(((await open(started, { cookie, page })) as WebSocket).protocol).toBe('story-deck')
})

test('two tabs of one browser share the newer cookie and each keep their own secret', async () => {
  const started = await startHost()
  const first = await signIn(started)
  started.host.newAddress()
  const second = await signIn(started)
  expect(await open(started, { cookie: second.cookie, page: first.page })).toBeInstanceOf(WebSocket)
})

const foreignHosts = [
  'evil.example',
  'evil.example:PORT',
  '127.0.0.1',
  '127.0.0.1:1',
  'localhost:PORT.evil.example',
  'localhost.:PORT',
  'LOCALHOST.evil:PORT',
  '[::1]:PORT',
  '2130706433:PORT',
  '127.1:PORT',
  '0.0.0.0:PORT',
]
test.each(foreignHosts)('a foreign Host is turned away from pages, tokens and the socket: %s', async (name) => {
  const started = await startHost()
  const host = name.replace('PORT', String(started.host.port))
  const token = new URL(started.addresses[0]!).search
  for (const path of ['/', `/${token}`]) {
    expect(await raw(started.host.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toBe('HTTP/1.1 421 Misdirected Request')
  }
  expect(await open(started, { ...(await signIn(started)), host, origin: `http://${host}` })).toBe(421)
})

test('no Host, two Hosts, an absolute target and a forwarded Host are turned away', async () => {
  const { host } = await startHost()
  const own = `127.0.0.1:${host.port}`
  for (const head of [
    'GET / HTTP/1.0\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${own}\r\nHost: evil.example\r\n\r\n`,
    `GET http://evil.example/ HTTP/1.1\r\nHost: ${own}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${own}\r\nX-Forwarded-Host: evil.example\r\n\r\n`,
  ]) {
    expect(await raw(host.port, head)).toMatch(/^HTTP\/1.1 4(21|00) /)
  }
})

test.each(['null', 'http://evil.example', 'https://OWN', 'http://127.0.0.1:1', 'http://OWN.evil.example', 'chrome-extension://abc', ''])(
  'a foreign Origin opens no socket, even with the right keys: "%s"',
  async (origin) => {
    const started = await startHost()
    const keys = await signIn(started)
    const own = `127.0.0.1:${started.host.port}`
    expect(await open(started, { ...keys, origin: origin.replace('OWN', own) })).toBe(403)
    if (origin !== '') expect((await get(`${started.origin}/`, { origin: origin.replace('OWN', own) })).status).toBe(403)
  },
)

test('a request that the browser calls foreign is refused, but for a followed link to the start page', async () => {
  const started = await startHost()
  const { origin, host } = started
  const own = `Host: 127.0.0.1:${host.port}\r\n`
  for (const site of ['cross-site', 'same-site']) {
    const script = `GET /assets/main.js HTTP/1.1\r\n${own}Sec-Fetch-Site: ${site}\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: script\r\n\r\n`
    expect(await raw(host.port, script)).toBe('HTTP/1.1 403 Forbidden')
    const frame = `GET / HTTP/1.1\r\n${own}Sec-Fetch-Site: ${site}\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n\r\n`
    expect(await raw(host.port, frame)).toBe('HTTP/1.1 403 Forbidden')
    const link = `GET / HTTP/1.1\r\n${own}Sec-Fetch-Site: ${site}\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n\r\n`
    expect(await raw(host.port, link)).toBe('HTTP/1.1 200 OK')
    expect(await open(started, { ...(await signIn(started)), headers: { 'sec-fetch-site': site } })).toBe(403)
    started.host.newAddress()
  }
  expect((await get(`${origin}/`)).status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'])('%s is not understood', async (method) => {
  const { host } = await startHost()
  expect(await raw(host.port, `${method} / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n\r\n`)).toBe('HTTP/1.1 405 Method Not Allowed')
})

test('bodies, endless heads, ambiguous framing and noise are refused, and the host lives', async () => {
  const { host, origin } = await startHost()
  const own = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n`
  expect(await raw(host.port, `${own}Content-Length: 5000000000\r\n\r\n`)).toMatch(/ 413 /)
  expect(await raw(host.port, `${own}Transfer-Encoding: chunked\r\n\r\n`)).toMatch(/ 413 /)
  expect(await raw(host.port, `${own}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`)).toMatch(/ 400 /)
  expect(await raw(host.port, `${own}${'A: b\r\n'.repeat(limits.headLines - 1)}\r\n`)).toMatch(/ 200 /)
  expect(await raw(host.port, `${own}${'A: b\r\n'.repeat(limits.headLines)}\r\n`)).toMatch(/ 431 /)
  expect(await raw(host.port, `${own}A: ${'b'.repeat(limits.head)}\r\n\r\n`)).toMatch(/ 431 /)
  expect(await raw(host.port, '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n')).toMatch(/ 400 |closed/)
  expect((await get(`${origin}/`)).status).toBe(200)
})

test('it listens on 127.0.0.1 alone', async () => {
  const { host } = await startHost()
  await expect(
    new Promise((resolve, reject) => connectSocket(host.port, '127.0.0.2', () => resolve('connected')).on('error', reject)),
  ).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL|EHOSTUNREACH/)
})

test('a message of a mebibyte is heard, one byte more shuts the socket', async () => {
  const started = await startHost()
  const { api, socket, closed } = await connected(started)
  const around = JSON.stringify({ i: '0', p: { u: '/echo', b: { json: { text: '' } } } }).length
  const text = 'x'.repeat(limits.message - around)
  const answer = new Promise<string>((resolve) => socket.once('message', (data) => resolve(data.toString())))
  socket.send(JSON.stringify({ i: '0', p: { u: '/echo', b: { json: { text } } } }))
  expect(JSON.parse(await answer)).toEqual({ i: '0', p: { b: { json: text } } })
  await expect(api.echo({ text: `${text}${'x'.repeat(around)}` })).rejects.toThrow()
  expect(await closed).toBe(1009)
})

test('a message in too many pieces shuts the socket', async () => {
  const { socket, closed } = await connected(await startHost())
  for (let i = 0; i < limits.fragments; i++) socket.send('x', { fin: false })
  socket.send('x', { fin: true })
  expect(await closed).toBe(1008)
})

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
test('junk is dropped, the connection and the host live, and the log has one line of it', async () => {
  const started = await startHost()
  const { api, socket } = await connected(started)
  const traces = vi.spyOn(console, 'error')
  const junk = [
    '',
    'null',
    '[]',
    '"text"',
    '{',
    '{}',
    '{"i":1}',
    '{"i":"1"}',
    '{"i":"1","p":null}',
    '{"i":"1","p":{"u":7}}',
    '{"i":"1","p":{"u":"http://[","b":{"json":1}}}',
    '{"i":"1","p":{"u":"/echo","h":{"content-type":"multipart/form-data"},"b":{"json":1}}}',
    '{"i":"1","p":{"u":"/echo","h":"text","b":{"json":1}}}',
    '{"i":"1","t":3,"p":null}',
    '{"i":"1","t":99,"p":{}}',
    `{"i":"1","p":{"u":"/echo","b":${deep(100_000)}}}`,
    '{"i":"1","p":{"u":"/echo","b":{"json":{"__proto__":{"polluted":1}}}}}',
    '{"i":"1","p":{"u":"/echo","b":{"json":{"constructor":{"prototype":{"polluted":1}}}}}}',
    '\u0000\ud800',
  ]
  for (const each of junk) socket.send(each)
  socket.send(Buffer.from([0xff, 0, 1, 2]))
  // These have the form of a call, and are answered as calls that fail.
  socket.send('{"i":"3","p":{"u":"/__proto__/toString","b":{"json":1}}}')
  socket.send('{"i":"4","t":4}')
  socket.send('{"i":"6","p":{"u":"/echo","b":{"json":{"text":"a"},"meta":[[1,"__proto__","polluted"]]}}}')
  expect(await api.echo({ text: 'still here' })).toBe('still here')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(started.log.lines.filter((line) => line.includes('not a call'))).toHaveLength(1)
  expect(traces.mock.calls).toEqual([])
})

test('a message may be nested to the limit and no deeper', async () => {
  const { socket, api } = await connected(await startHost())
  const answers: string[] = []
  socket.on('message', (data) => answers.push(data.toString()))
  // The call itself is three levels: the message, its payload, its body.
  socket.send(`{"i":"at","p":{"u":"/echo","b":{"json":${deep(limits.depth - 3)}}}}`)
  socket.send(`{"i":"past","p":{"u":"/echo","b":{"json":${deep(limits.depth - 2)}}}}`)
  await api.echo({ text: 'done' })
  expect(answers.map((each) => JSON.parse(each).i)).toContain('at')
  expect(answers.map((each) => JSON.parse(each).i)).not.toContain('past')
})

test('an object in a message may have so many fields, and not one more', async () => {
  const { socket, api } = await connected(await startHost())
  const answers: string[] = []
  socket.on('message', (data) => answers.push(JSON.parse(data.toString()).i))
  const fields = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])))
  socket.send(`{"i":"at","p":{"u":"/echo","b":{"json":${fields(limits.keys)}}}}`)
  socket.send(`{"i":"past","p":{"u":"/echo","b":{"json":${fields(limits.keys + 1)}}}}`)
  await api.echo({ text: 'done' })
  expect(answers).toContain('at')
  expect(answers).not.toContain('past')
})

test('a window that asks and does not read is cut off, and the others go on', async () => {
  const started = await startHost()
  const { socket, closed } = await connected(started)
  started.host.newAddress()
  const other = await connected(started)
  socket.pause()
  // Twice what may wait, so that no buffer of the system can hold the rest.
  const text = 'x'.repeat(limits.message - 100)
  for (let i = 0; i < 64; i++) socket.send(JSON.stringify({ i: `${i}`, p: { u: '/echo', b: { json: { text } } } }))
  await vi.waitFor(() => expect(started.log.lines).toContain('cut off a window that does not read'), 10_000)
  socket.resume()
  expect(await closed).toBe(1006)
  expect(await other.api.echo({ text: 'still here' })).toBe('still here')
})

test('a fault in the arguments is told with its place, an unknown method by its name only', async () => {
  const { api } = await connected(await startHost())
  await expect(api.echo({ text: 'a', n: [1, 2, 'x' as unknown as number] })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(/^This call was not understood, at n\[2\]: /),
  })
  await expect(api.echo({ text: 'a', extra: 1 } as { text: string })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const unknown = api as unknown as { nothing(): Promise<unknown> }
  await expect(unknown.nothing()).rejects.toMatchObject({ status: 404 })
})

test('an error of ours is told, any other only by the id under which the log has it', async () => {
  const started = await startHost()
  const { api } = await connected(started)
  await expect(api.refuse()).rejects.toMatchObject({ code: 'CONFLICT', message: 'The table has moved on since you chose. Look again.' })
  const broken = await api.break().catch((error: Error) => error)
  expect(String(broken)).toMatch(/It is in the log as id1\./)
  expect(JSON.stringify(broken) + String(broken)).not.toMatch(/SQLITE|\/home/)
  expect(started.log.lines).toEqual(['break: Error: SQLITE_IOERR at /home/someone/secret.sqlite'])
  const aloud = await api.breakAloud().catch((error: Error) => error)
  expect(JSON.stringify(aloud) + String(aloud)).not.toMatch(/SQLITE|\/home/)
  await expect(api.ramble()).rejects.toMatchObject({ message: expect.stringMatching(/^x{299}…$/) })
})

test('calls beyond the burst are refused one by one, and the bucket fills again', async () => {
  const { api } = await connected(await startHost())
  for (let i = 0; i < limits.burst; i++) await api.who()
  await expect(api.who()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('the bucket gains fifty calls a second', async () => {
  const started = await startHost()
  const { api } = await connected(started)
  for (let i = 0; i < limits.burst; i++) await api.who()
  started.clock.ms += 1_000
  for (let i = 0; i < limits.callsPerSecond; i++) await api.who()
  await expect(api.who()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('so many windows may be connected, and one more may not', async () => {
  const started = await startHost()
  const keys = await signIn(started)
  const sockets = await Promise.all(Array.from({ length: limits.connections }, () => open(started, keys)))
  expect(sockets.filter((each) => typeof each === 'number')).toEqual([])
  expect(await open(started, keys)).toBe(503)
  const first = sockets[0] as WebSocket
  const closed = new Promise((resolve) => first.on('close', resolve))
  first.close()
  await closed
  expect(await open(started, keys)).toBeInstanceOf(WebSocket)
})

test('a window without keys is told of in the terminal with a new address, but not more than once in ten seconds', async () => {
  const started = await startHost()
  await open(started, {})
  await open(started, {})
  expect(started.addresses).toHaveLength(2)
  started.clock.ms += 10_000
  await open(started, {})
  expect(started.addresses).toHaveLength(3)
})

test('no key stands in the log', async () => {
  const started = await startHost()
  const { cookie, page } = await signIn(started)
  await get(started.addresses[0]!)
  await open(started, { cookie, page })
  expect(started.log.lines.length).toBeGreaterThan(0)
  const secrets = [cookie.split('=')[1]!, page, ...started.addresses.map((each) => each.split('=')[1]!)]
  expect(secrets.filter((each) => started.log.lines.join('\n').includes(each))).toEqual([])
})

test('closing the host closes its sockets', async () => {
  const started = await startHost()
  const { closed } = await connected(started)
  await started.host.close()
  running = undefined
  expect([1001, 1006]).toContain(await closed)
})

describe('a second start (R45, X1)', () => {
  const secret = 'a secret of forty-three characters, or so ..'
  async function firstOne() {
    const folder = mkdtempSync(join(tmpdir(), 'story-deck-second-'))
    const heeded: (readonly string[])[] = []
    const addresses: string[] = []
    /** The port, once it is told, and how many addresses had been told by then. */
    const listening: { port: number; after: number }[] = []
    const host = await serveWeb({
      router: toyRouter(),
      assets: assets(toyWindow()),
      log: toyLog(),
      port: 0,
      onAddress: (url) => void addresses.push(url),
      second: {
        secret,
        listens: (port) => void listening.push({ port, after: addresses.length }),
        heed: (words) => void heeded.push(words),
      },
    })
    running = host
    return { folder, heeded, addresses, listening, host, origin: `http://127.0.0.1:${host.port}` }
  }

  test('it finds the first one by the note in the data folder, hands its files over and gets the new address', async () => {
    const { folder, heeded, addresses, host } = await firstOne()
    const takeBack = leaveWord(folder, host.port, secret)
    expect(statSync(join(folder, 'running.json')).mode & 0o077).toBe(0)
    expect(await askFirst(folder, ['/home/ann/Zoë’s.deck'])).toBe(addresses.at(-1))
    expect(addresses).toHaveLength(2)
    expect(heeded).toEqual([['/home/ann/Zoë’s.deck']])
    takeBack()
    expect(await askFirst(folder, [])).toBeUndefined()
  })

  test('whoever has seen the first address may start again at once: the port was told before it', async () => {
    const { listening, host } = await firstOne()
    expect(listening).toEqual([{ port: host.port, after: 0 }])
  })

  test('a note that is stale or nonsense leads nowhere', async () => {
    const { folder, host, heeded } = await firstOne()
    for (const note of ['', '{', '[]', '{"port":"1","secret":"x"}', `{"port":${host.port}}`, `{"port":${host.port},"secret":"wrong"}`]) {
      writeFileSync(join(folder, 'running.json'), note)
      expect(await askFirst(folder, []), note).toBeUndefined()
    }
    leaveWord(folder, host.port, secret)
    await host.close()
    running = undefined
    expect(await askFirst(folder, [])).toBeUndefined()
    expect(heeded).toEqual([])
  })

  test('[S9] nobody without the secret, and no page of a browser with it, gets an address', async () => {
    const { origin, addresses, heeded } = await firstOne()
    const attempts: Record<string, string>[] = [
      {},
      { [againHeader]: 'wrong' },
      { [againHeader]: secret.slice(1) },
      { [againHeader]: secret, origin },
      { [againHeader]: secret, 'sec-fetch-site': 'none' },
    ]
    for (const headers of attempts) expect((await asked(`${origin}/again`, headers)).status, JSON.stringify(headers)).toBe(401)
    expect([addresses.length, heeded]).toEqual([1, []])
    expect((await asked(`${origin}/again`, { [againHeader]: secret, [wordsHeader]: '%' })).status).toBe(200)
    expect(heeded).toEqual([[]])
  })
})

/** A request with a head that `fetch` would not send. */
function asked(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined }>((resolve, reject) =>
    request(url, { headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode }))
    })
      .on('error', reject)
      .end(),
  )
}
