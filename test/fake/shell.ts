/** An Electron that is only what the shell uses of it: it remembers what was asked, and lets a test act as window and page. */
import { EventEmitter } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron'
import type { ElectronLike } from '../../src-main/hosts/shell.ts'

/** What the fake saw, in order. */
export interface Seen {
  readonly calls: string[]
  readonly windows: BrowserWindowConstructorOptions[]
  readonly opened: string[]
  readonly dialogs: string[]
  readonly permissions: Record<string, unknown>
  /** The window itself, to act as a person who moves it. */
  window?: EventEmitter & { bounds: Rectangle; maximised: boolean }
}

/** A page's contents: an emitter for its events, and what the shell told it. */
export class FakeContents extends EventEmitter {
  openHandler: ((details: { url: string }) => { action: string }) | undefined
  reloads = 0
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }) {
    this.openHandler = handler
  }
  reload() {
    this.reloads += 1
  }
  /** Tries to go somewhere; whether the shell let it. */
  goes(event: string, url: string): boolean {
    let stopped = false
    this.emit(event, { url, preventDefault: () => (stopped = true) })
    return !stopped
  }
}

/** Electron's end of a port looks like this: messages arrive wrapped, and the port is an emitter. */
function mainPort(port: MessagePort) {
  const listeners = new EventEmitter()
  port.on('message', (data: unknown) => listeners.emit('message', { data }))
  port.on('close', () => listeners.emit('close'))
  return Object.assign(listeners, {
    postMessage: (data: unknown) => port.postMessage(data),
    start: () => port.start(),
    close: () => port.close(),
  })
}

export function fakeElectron(options: { first?: boolean; packaged?: boolean; screens?: readonly Rectangle[] } = {}) {
  const seen: Seen = { calls: [], windows: [], opened: [], dialogs: [], permissions: {} }
  const app = new EventEmitter()
  const ipc = new EventEmitter()
  const contents = new FakeContents()
  let serve: ((request: Request) => Response | Promise<Response>) | undefined
  const note = (what: string) => void seen.calls.push(what)

  const displays = (options.screens ?? [{ x: 0, y: 0, width: 1920, height: 1080 }]).map((workArea, id) => ({ id, workArea }))

  class FakeWindow extends EventEmitter {
    bounds: Rectangle
    maximised = false
    constructor(made: BrowserWindowConstructorOptions) {
      super()
      seen.windows.push(made)
      seen.window = this
      const { x = 0, y = 0, width = 800, height = 600 } = made
      this.bounds = { x, y, width, height }
      app.emit('web-contents-created', {}, contents)
    }
    async loadURL(url: string) {
      note(`load ${url}`)
    }
    isMinimized() {
      return true
    }
    restore() {
      note('restore')
    }
    focus() {
      note('focus')
    }
    show() {
      note('show')
    }
    maximize() {
      this.maximised = true
      note('maximize')
    }
    setFullScreen(on: boolean) {
      note(`full screen ${on}`)
    }
    getNormalBounds() {
      return this.bounds
    }
    isMaximized() {
      return this.maximised
    }
    isFullScreen() {
      return false
    }
  }

  const fake = {
    app: Object.assign(app, {
      isPackaged: options.packaged ?? false,
      enableSandbox: () => note('enableSandbox'),
      setPath: (name: string, path: string) => note(`setPath ${name} ${path}`),
      requestSingleInstanceLock: () => options.first ?? true,
      whenReady: async () => note('whenReady'),
      quit: () => note('quit'),
      exit: (code?: number) => note(`exit ${code}`),
    }),
    protocol: {
      registerSchemesAsPrivileged: (schemes: readonly { scheme: string }[]) => note(`schemes ${schemes.map((each) => each.scheme)}`),
      handle(_scheme: string, handler: (request: Request) => Response | Promise<Response>) {
        serve = handler
      },
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler(handler: (...args: unknown[]) => void) {
          handler({}, 'media', (allowed: boolean) => (seen.permissions['request'] = allowed))
        },
        setPermissionCheckHandler(handler: () => boolean) {
          seen.permissions['check'] = handler()
        },
        setDevicePermissionHandler(handler: () => boolean) {
          seen.permissions['device'] = handler()
        },
        setDisplayMediaRequestHandler(handler: (...args: unknown[]) => void) {
          handler({}, (streams: unknown) => (seen.permissions['display'] = streams))
        },
      },
    },
    ipcMain: ipc,
    shell: {
      async openExternal(url: string) {
        seen.opened.push(url)
      },
    },
    dialog: { showErrorBox: (title: string, text: string) => void seen.dialogs.push(`${title}: ${text}`) },
    screen: { getPrimaryDisplay: () => displays[0], getAllDisplays: () => displays },
    BrowserWindow: FakeWindow,
  }
  return {
    // The fake keeps to what the shell calls; Electron's own types also name a hundred methods and overloads it never does.
    electron: fake as unknown as ElectronLike,
    seen,
    app,
    contents,
    /** Asks for a file of the window. */
    fetch: (url: string, method = 'GET') => serve!(new Request(url, { method })),
    /** Hands a port over as the preload does, from a frame at `url`; what is returned is the page's end. */
    handOver(url: string | null, parent: unknown = null): MessagePort {
      const { port1, port2 } = new MessageChannel()
      ipc.emit('rpc-port', { ports: [mainPort(port2)], senderFrame: url === null ? null : { url, parent } })
      return port1
    },
    /** Hands over nothing. */
    handOverNothing: () => ipc.emit('rpc-port', { ports: [], senderFrame: { url: 'app://story-deck/', parent: null } }),
  }
}
