/**
 * Asks the Keeper over whichever wire there is: a message port in Electron, a socket in a browser tab. A lost socket is
 * opened again; calls made meanwhile wait for it, calls that were under way fail. Nothing here knows what is asked.
 */
import type { ClientContext, ClientLink } from '@orpc/client'
import { createORPCClient } from '@orpc/client'
import { RPCLink as PortLink } from '@orpc/client/message-port'
import { RPCLink as SocketLink } from '@orpc/client/websocket'
import type { Api } from '../src-main/contract/contract.ts'
import { heeding } from './state/heeding.ts'
import { lostAnswers } from './state/lost-answers.ts'

/** How the wire is: `refused` when the app is there but does not know this window, which only a new address mends. */
export type Wire = 'opening' | 'open' | 'lost' | 'refused'

type Link = ClientLink<ClientContext>

const pauses = [200, 500, 1_000, 2_000, 4_000]

/** The client stays the same however often the wire is made anew; `onWire` is told each change. */
export function connect(onWire: (wire: Wire) => void): Api {
  return createORPCClient(heeding(location.protocol === 'app:' ? portLink(onWire) : socketLink(onWire)))
}

/** The main process takes the other end; a window that loses it is loaded anew by the shell. */
function portLink(onWire: (wire: Wire) => void): Link {
  const { port1, port2 } = new MessageChannel()
  window.postMessage('rpc-port', location.origin, [port2])
  port1.start()
  onWire('open')
  return new PortLink({ port: port1 })
}

function socketLink(onWire: (wire: Wire) => void): Link {
  const page = pageSecret()
  let failures = 0
  let next = Promise.withResolvers<Link>()

  function open(): void {
    const socket = new WebSocket(`ws://${location.host}/rpc`, ['story-deck', `page.${page}`])
    const link = lostAnswers(new SocketLink({ websocket: socket }))
    socket.addEventListener('open', () => {
      failures = 0
      onWire('open')
      next.resolve(link)
    })
    socket.addEventListener('close', () => void closed(socket))
  }

  async function closed(socket: WebSocket): Promise<void> {
    next.promise.catch(() => {})
    next.reject(new Error('The connection to Story Deck was lost.'))
    next = Promise.withResolvers<Link>()
    const known = failures++ === 0 || !(await isThere())
    if (!known) return refuse()
    onWire('lost')
    await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(failures, pauses.length) - 1]))
    if (socket.readyState === WebSocket.CLOSED) open()
  }

  function refuse(): void {
    onWire('refused')
    next.promise.catch(() => {})
    next.reject(new Error('This window has no key any more. The terminal that Story Deck runs in shows a new address.'))
  }

  if (page === undefined) refuse()
  else open()
  return { call: async (path, input, options) => (await next.promise).call(path, input, options) }
}

/** Whether the host answers at all: then a socket that is not let in will never be. */
async function isThere(): Promise<boolean> {
  return fetch('/', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/**
 * What the start address brought in its fragment, or this tab kept from it: kept apart by port, and never sent to a
 * server but as a word of the socket's greeting. It is taken out of the address before anybody can copy it.
 */
function pageSecret(): string | undefined {
  const brought = /^#page=([\w-]+)$/.exec(location.hash)?.[1]
  if (brought !== undefined) {
    sessionStorage.setItem('page', brought)
    history.replaceState(null, '', location.pathname)
  }
  return brought ?? sessionStorage.getItem('page') ?? undefined
}
