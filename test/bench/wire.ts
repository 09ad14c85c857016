/** When a window asks the Keeper and hears from it: noted in the page, at its end of the wire. */
import type { Page } from '@playwright/test'

export interface WireNotes {
  /** When the newest call of that path went out, by the clock of the page (ms); nothing, if there was none. */
  asked?: number | undefined
  /** When its answer came; nothing, as long as it has not. */
  answered?: number | undefined
}

/** Before the page is loaded: keeps `window.wire` up to date about calls of `path`. */
export async function noteWire(page: Page, path: string): Promise<void> {
  await page.addInitScript((path) => {
    const wire: WireNotes = {}
    let call: string | undefined
    const idOf = (message: unknown) => (typeof message === 'string' ? /^\{"i":"([^"]*)"/.exec(message)?.[1] : undefined)
    class Noted extends WebSocket {
      constructor(...how: ConstructorParameters<typeof WebSocket>) {
        super(...how)
        this.addEventListener('message', ({ data }) => {
          if (call === undefined || idOf(data) !== call) return
          wire.answered = performance.now()
          call = undefined
        })
      }
      override send(message: Parameters<WebSocket['send']>[0]) {
        if (typeof message === 'string' && message.includes(`"u":"${path}"`)) {
          call = idOf(message)
          wire.asked = performance.now()
          wire.answered = undefined
        }
        super.send(message)
      }
    }
    Object.assign(window, { WebSocket: Noted, wire })
  }, path)
}
