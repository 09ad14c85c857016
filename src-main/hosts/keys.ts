/**
 * Who may connect to the browser host. A start address works once and for half a minute; it buys a cookie *and* a page
 * secret, and a socket needs both.
 *
 * Note [A cookie is not enough]: cookies are not kept apart by port, so every other local server the person visits gets
 * ours and could replay it. The page secret goes to the page in the fragment of the address, which no server is sent,
 * and lives in its sessionStorage, which is kept apart by port. See RFC 6265, section 8.5.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { limits } from './limits.ts'

export interface Keys {
  /** A fresh start token; the one before it is void. */
  newToken(): string
  /** What a token is worth when it is presented. `'stolen'` and `'late'` end what there was to end; a new token is then due. */
  present(token: string): Session | 'unknown' | 'late' | 'stolen'
  /** Whether cookie and page secret belong to living sessions. */
  admits(cookie: string | undefined, page: string | undefined): boolean
  /** Calls `leave` when the session of this page secret ends; the result takes the call back. */
  onEnd(page: string, leave: () => void): () => void
}

export interface Session {
  readonly cookie: string
  readonly page: string
}

const secret = () => randomBytes(32).toString('base64url')

/** Compares in a time that tells nothing about where two texts differ; only their length in bytes may show. */
export function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The keys of one running host; `now` counts milliseconds and never goes back. */
export function makeKeys(now: () => number = () => performance.now()): Keys {
  let token = { text: secret(), until: Number.NEGATIVE_INFINITY, bought: undefined as Session | undefined }
  const sessions = new Set<Session>()
  const leaving = new Map<string, Set<() => void>>()

  function end(session: Session): void {
    sessions.delete(session)
    for (const leave of leaving.get(session.page) ?? []) leave()
    leaving.delete(session.page)
  }

  return {
    newToken() {
      token = { text: secret(), until: now() + limits.address, bought: undefined }
      return token.text
    },
    present(text) {
      if (!same(text, token.text)) return 'unknown'
      if (token.bought !== undefined) {
        // Two have had the address, and nobody can say which of them is the owner.
        end(token.bought)
        return 'stolen'
      }
      if (now() > token.until) return 'late'
      token.bought = { cookie: secret(), page: secret() }
      sessions.add(token.bought)
      if (sessions.size > limits.connections) for (const oldest of [...sessions].slice(0, 1)) end(oldest)
      return token.bought
    },
    admits(cookie, page) {
      if (cookie === undefined || page === undefined) return false
      // Each on its own: two tabs of one browser have two page secrets but share the newer cookie.
      const all = [...sessions]
      return all.filter((each) => same(each.cookie, cookie)).length > 0 && all.filter((each) => same(each.page, page)).length > 0
    },
    onEnd(page, leave) {
      const listeners = leaving.get(page) ?? new Set()
      leaving.set(page, listeners.add(leave))
      return () => listeners.delete(leave)
    },
  }
}
