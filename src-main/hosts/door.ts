/**
 * The door between a wire and the Keeper, the same for the browser's socket and Electron's port: what comes in is a
 * call or is dropped, what goes out tells a stranger nothing.
 */
import { randomUUID } from 'node:crypto'
import { type AnyRouter, ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/ws'
import { limits } from './limits.ts'
import type { Log } from './log.ts'

/** One connected window, however it is connected. Messages are texts in both directions. */
export interface Wire {
  send(text: string): void
  onMessage(listen: (data: unknown) => void): void
  onClose(listen: () => void): void
}

/** What the Keeper learns of the caller: which connection it is, the same for all its calls and no other's. */
export interface Caller {
  readonly connection: string
}

/** A caller, and whether it may make one more call now. */
interface Visitor extends Caller {
  takeCall(): boolean
}

const badKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a parsed text stays within the limits of depth and width, and has no key that could reach a prototype. */
function isHarmless(value: unknown, depth = 1): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth > limits.depth) return false
  if (Array.isArray(value)) return value.every((each) => isHarmless(each, depth + 1))
  const keys = Object.keys(value)
  return keys.length <= limits.keys && keys.every((key) => !badKeys.has(key) && isHarmless(value[key as keyof typeof value], depth + 1))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** oRPC's number for a message that takes an earlier call back; a message without a kind is a new call. */
const takesBack = 4

/**
 * Whether a message has the shape of a call; whether the call makes sense is for the contract to say. The window sends
 * neither files nor streams, so no headers but the one that asks for the news since an event.
 */
function isCall(data: unknown): data is string {
  if (typeof data !== 'string' || data.length > limits.message) return false
  let message: unknown
  try {
    message = JSON.parse(data)
  } catch {
    return false
  }
  if (!isRecord(message) || typeof message['i'] !== 'string' || !isHarmless(message)) return false
  const { t: kind, p: call } = message
  if (kind !== undefined) return kind === takesBack
  if (!isRecord(call) || typeof call['u'] !== 'string' || !/^\/[\w./-]{1,200}$/.test(call['u'])) return false
  const headers = call['h'] ?? {}
  return isRecord(headers) && Object.entries(headers).every(([name, value]) => name === 'last-event-id' && typeof value === 'string')
}

/** A bucket that holds `burst` calls and gains `callsPerSecond`; `now` counts milliseconds and never goes back. */
export function callBucket(now: () => number, burst: number = limits.burst, perSecond: number = limits.callsPerSecond): () => boolean {
  let calls = burst
  let at = now()
  return () => {
    const time = now()
    calls = Math.min(burst, calls + ((time - at) * perSecond) / 1000)
    at = time
    if (calls < 1) return false
    calls -= 1
    return true
  }
}

function short(text: string): string {
  return text.length <= limits.errorText ? text : `${text.slice(0, limits.errorText - 1)}…`
}

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[]
}

/** The place of an issue as a person would write it: `cards[3].n`. */
function place(path: Issue['path'] = []): string {
  const keys = path.map((each) => (typeof each === 'object' ? each.key : each))
  return keys.reduce<string>((said, key) => (typeof key === 'number' ? `${said}[${key}]` : `${said}${said && '.'}${String(key)}`), '')
}

/** What is wrong with a call's arguments, if that is what the error says: the first fault, with its place. */
function argumentFault(error: ORPCError<string, unknown>): string | undefined {
  if (error.code !== 'BAD_REQUEST' || typeof error.data !== 'object' || error.data === null || !('issues' in error.data)) return undefined
  const [first] = error.data.issues as readonly Issue[]
  if (first === undefined) return undefined
  const where = place(first.path)
  return `This call was not understood${where && `, at ${where}`}: ${first.message}`
}

/** What may be said of an error outside: the app's own errors as they are, of any other only the id under which it is in the log. */
function outward(error: unknown, path: readonly string[], log: Log): ORPCError<string, unknown> {
  if (!(error instanceof ORPCError) || error.status >= 500) {
    const id = log.error(path.join('.'), error)
    return new ORPCError('INTERNAL_SERVER_ERROR', { message: `Something went wrong inside Story Deck. It is in the log as ${id}.` })
  }
  const fault = argumentFault(error)
  if (fault !== undefined) return new ORPCError('BAD_REQUEST', { message: short(fault) })
  return error.message.length <= limits.errorText ? error : new ORPCError(error.code, { ...error.toJSON(), message: short(error.message) })
}

/** Opens the door of a Keeper: the result lets one wire in. Nothing that comes over a wire can end the process. */
export function openDoor(router: AnyRouter, log: Log, now: () => number = () => performance.now()): (wire: Wire) => void {
  const handler = new RPCHandler<Visitor>(router, {
    interceptors: [
      ({ next, context }) => {
        if (!context.takeCall())
          throw new ORPCError('TOO_MANY_REQUESTS', { message: 'Too many calls at once. Wait a second and try again.' })
        return next()
      },
    ],
    clientInterceptors: [
      async ({ next, path }) => {
        try {
          return await next()
        } catch (error) {
          throw outward(error, path, log)
        }
      },
    ],
  })

  return (wire) => {
    const visitor: Visitor = { connection: randomUUID(), takeCall: callBucket(now) }
    let dropped = 0
    const socket = {
      send: (text: string) => wire.send(text),
      addEventListener(event: string, listen: (event: { data: unknown }) => void) {
        if (event === 'close') wire.onClose(() => listen({ data: undefined }))
        if (event !== 'message') return
        wire.onMessage((data) => {
          if (isCall(data)) listen({ data })
          // One line is enough to know; a flood of junk must not fill the log.
          else if (dropped++ === 0) log.note(`dropped a message that is not a call (connection ${visitor.connection})`)
        })
      },
    }
    // The handler asks for the socket of `ws` but uses just these two methods of it, which a port can offer as well.
    void handler.upgrade(socket as unknown as Parameters<typeof handler.upgrade>[0], { context: visitor })
  }
}
