/**
 * The browser host: the window's files and one socket to the Keeper, on 127.0.0.1 and for one person. It knows neither
 * rules nor data; its whole business is who may come in. The page connects with
 * `new WebSocket('ws://HOST/rpc', ['story-deck', 'page.SECRET'])`, where SECRET came as `#page=SECRET` in its address.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { AnyRouter } from '@orpc/server'
import { WebSocketServer } from 'ws'
import { type Assets, guardHeaders } from './assets.ts'
import { openDoor } from './door.ts'
import { makeKeys, same } from './keys.ts'
import { limits } from './limits.ts'
import type { Log } from './log.ts'
import { againHeader, againPath, wordsHeader, wordsOf } from './second-start.ts'

export interface WebOptions {
  readonly router: AnyRouter
  readonly assets: Assets
  readonly log: Log
  /** 0 for any free port. */
  readonly port: number
  /** Told each time a start address is made: at the start, and whenever the last one is of no more use. */
  onAddress(url: string, why: string | undefined): void
  /**
   * A second start, which knows this secret, asks for an address, and has brought these words. Where it can ask is told before the
   * first address is: whoever has seen that one may start again at once.
   */
  readonly second?: { readonly secret: string; listens(port: number): void; heed(words: readonly string[]): void }
  /** Milliseconds that never go back; for tests. */
  readonly now?: () => number
}

export interface WebHost {
  readonly port: number
  /** Makes a new start address; the one before it is void. */
  newAddress(why?: string): string
  /** Lets nobody in until another Keeper is there, and then the same windows to that one. */
  exchange(another: () => Promise<AnyRouter>): Promise<void>
  close(): Promise<void>
}

const protocol = 'story-deck'

/** What is said to whom is not let in; never why in detail. */
const refusals: Readonly<Record<number, string>> = {
  401: 'This address is not known. The terminal that Story Deck runs in shows the right one.',
  403: 'Not from there.',
  404: 'There is nothing here.',
  405: 'Only GET is understood here.',
  410: 'This address was good for one use and a short time. The terminal that Story Deck runs in shows a new one.',
  413: 'No request here has a body.',
  421: 'This is not the host you are looking for.',
  431: 'Too many lines.',
  503: 'Too many windows are open.',
}

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

function refused(status: number): Reply {
  const headers = { ...guardHeaders, 'content-type': 'text/plain; charset=utf-8', connection: 'close' }
  return { status, headers, body: `${refusals[status]}\n` }
}

/** The status of a refusal that holds for every request, whatever it asks for; undefined if there is none. */
function refuse(request: IncomingMessage, port: number): number | undefined {
  const { headers, rawHeaders } = request
  const hosts = rawHeaders.filter((each, i) => i % 2 === 0 && each.toLowerCase() === 'host')
  const forwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))
  // A web page that rebinds its name to 127.0.0.1 still sends its own name. Nothing stands before this host, so nothing may claim to.
  if (hosts.length !== 1 || forwarded || !request.url?.startsWith('/')) return 421
  if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`) return 421
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return 403
  if (rawHeaders.length / 2 > limits.headLines) return 431
  if (request.method !== 'GET') return 405
  if (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0') return 413
  return undefined
}

/** Whether the browser says that a page of someone else made this request. Following a link to the start page is no harm. */
function isForeign({ headers }: IncomingMessage, pathname: string): boolean {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return false
  return !(pathname === '/' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document')
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(';').map((each) => each.trim().split('='))
  return found.find(([key]) => key === name)?.[1]
}

/** Serves until it is closed. Rejects if the port cannot be had. */
export async function serveWeb(options: WebOptions): Promise<WebHost> {
  const now = options.now ?? (() => performance.now())
  const { assets, log } = options
  const keys = makeKeys(now)
  let letIn: ReturnType<typeof openDoor> | undefined = openDoor(options.router, log, now)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    maxFragments: limits.fragments,
    perMessageDeflate: false,
    // What was asked first is answered before the next is looked at.
    allowSynchronousEvents: false,
    handleProtocols: () => protocol,
  })
  let port = 0
  const cookieName = () => `story-deck-${port}`
  let lastRefusal = Number.NEGATIVE_INFINITY

  function newAddress(why?: string): string {
    const url = `http://127.0.0.1:${port}/?token=${keys.newToken()}`
    options.onAddress(url, why)
    return url
  }

  /** Another start on the same data: it is given what the person can go on with. A page of a browser is never one. */
  function secondStart({ headers }: IncomingMessage): Reply {
    const [secret, words] = [headers[againHeader], headers[wordsHeader]]
    const isPage = headers.origin !== undefined || Object.keys(headers).some((name) => name.startsWith('sec-fetch-'))
    if (options.second === undefined || isPage || typeof secret !== 'string' || !same(secret, options.second.secret)) {
      wasRefused('a second start without the secret')
      return refused(401)
    }
    options.second.heed(wordsOf(typeof words === 'string' ? words : undefined))
    const body = `${newAddress('Story Deck was started once more, which leads here:')}\n`
    return { status: 200, headers: { ...guardHeaders, 'content-type': 'text/plain; charset=utf-8' }, body }
  }

  /** Somebody without keys was here: one line, and one new address, in ten seconds at most. */
  function wasRefused(what: string, why?: string): void {
    if (now() - lastRefusal < 10_000) return
    lastRefusal = now()
    log.note(`refused ${what}`)
    if (why !== undefined) newAddress(why)
  }

  function start(token: string): Reply {
    const worth = keys.present(token)
    if (worth === 'unknown') {
      wasRefused('an unknown start address')
      return refused(401)
    }
    if (worth === 'late') {
      newAddress('The last address was too old.')
      return refused(410)
    }
    if (worth === 'stolen') {
      log.note('a start address was used twice; its session is ended')
      newAddress('The last address was used twice, so the window that it opened is shut. If that was not you, somebody else saw it.')
      return refused(410)
    }
    const cookie = `${cookieName()}=${worth.cookie}; HttpOnly; SameSite=Strict; Path=/`
    return { status: 303, headers: { ...guardHeaders, location: `/#page=${worth.page}`, 'set-cookie': cookie }, body: '' }
  }

  function answer(request: IncomingMessage): Reply {
    const refusal = refuse(request, port)
    if (refusal !== undefined) return refused(refusal)
    const target = request.url!
    if (target === againPath) return secondStart(request)
    const address = URL.parse(target, 'http://127.0.0.1')
    if (address === null) return refused(404)
    if (isForeign(request, address.pathname)) return refused(403)
    const token = target.startsWith('/?') ? address.searchParams.get('token') : null
    if (token !== null) return start(token)
    // By the path as it was sent: what a URL parser would tidy up is not a file of ours.
    const asset = assets(target.split('?', 1)[0]!)
    return asset === undefined ? refused(404) : { status: 200, ...asset }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim())
    const page = offered.find((each) => each.startsWith('page.'))?.slice('page.'.length)
    const status =
      refuse(request, port) ??
      (request.headers.origin === undefined || isForeign(request, '/rpc') ? 403 : undefined) ??
      (request.url === '/rpc' ? undefined : 404) ??
      (offered.includes(protocol) && keys.admits(cookieOf(request, cookieName()), page) ? undefined : 401) ??
      (letIn !== undefined && sockets.clients.size < limits.connections ? undefined : 503)
    if (status !== undefined) {
      if (status === 401) wasRefused('a window without keys', 'A window asked to come in that has no key of this session.')
      socket.on('error', () => {})
      socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      const stay = keys.onEnd(page!, () => client.close(4401, 'This session was ended.'))
      client.on('error', () => {})
      client.on('close', stay)
      letIn?.({
        send(text) {
          // A window that does not read must not fill the memory of the host.
          if (client.bufferedAmount <= limits.unread) client.send(text)
          else if (client.readyState === client.OPEN) {
            log.note('cut off a window that does not read')
            client.terminate()
          }
        },
        onMessage: (listen) => client.on('message', (data, isBinary) => listen(isBinary ? undefined : data.toString())),
        onClose: (listen) => client.on('close', listen),
      })
    })
  }

  const server = createServer(
    { maxHeaderSize: limits.head, headersTimeout: limits.headTime, requestTimeout: limits.headTime, connectionsCheckingInterval: 1_000 },
    (request, response) => {
      const { status, headers, body } = answer(request)
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
    },
  )
  // One more than allowed, so that one too many is seen and not cut off in silence.
  server.maxHeadersCount = limits.headLines + 1
  server.on('upgrade', upgrade)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  options.second?.listens(port)
  newAddress()

  return {
    port,
    newAddress,
    async exchange(another) {
      letIn = undefined
      for (const client of sockets.clients) client.close(1012, 'The data was exchanged.')
      letIn = openDoor(await another(), log, now)
    },
    async close() {
      for (const client of sockets.clients) client.close(1001, 'Story Deck was closed.')
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      for (const client of sockets.clients) client.terminate()
      await closed
    },
  }
}
