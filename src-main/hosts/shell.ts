/**
 * The desktop window: a sandboxed page from files of our own, with one port to the Keeper. It knows no rule and no SQL.
 * Electron comes in as an argument, so that the shell can be tried where there is no Electron.
 *
 * Note [No await at the top]: in an ES module Electron becomes ready only after the entry has been evaluated. Whoever
 * awaits `whenReady` at the top level of the entry waits for ever.
 */
import { join } from 'node:path'
import type { AnyRouter } from '@orpc/server'
import type * as Electron from 'electron'
import { type Assets, guardHeaders } from './assets.ts'
import { openDoor, type Wire } from './door.ts'
import { isKnownLink } from './links.ts'
import type { Log } from './log.ts'
import { placeIn } from './menus.ts'
import { filesIn, type HostDesk } from './opened-files.ts'
import { keepPlace, keptPlace, leastSize, placeOn } from './window-place.ts'

/** The part of Electron that the shell needs. */
export interface ElectronLike {
  readonly app: Pick<
    Electron.App,
    'setPath' | 'requestSingleInstanceLock' | 'enableSandbox' | 'whenReady' | 'quit' | 'exit' | 'isPackaged'
  > & { on(event: string, listen: (...args: never[]) => void): unknown }
  readonly protocol: Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'>
  readonly session: { readonly defaultSession: Closable }
  readonly ipcMain: Pick<Electron.IpcMain, 'on'>
  readonly shell: Pick<Electron.Shell, 'openExternal'>
  readonly dialog: Pick<Electron.Dialog, 'showErrorBox'>
  readonly screen: Pick<Electron.Screen, 'getAllDisplays' | 'getPrimaryDisplay'>
  readonly BrowserWindow: new (options: Electron.BrowserWindowConstructorOptions) => Window
}

type Closable = Pick<
  Electron.Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'setDisplayMediaRequestHandler'
>
type Window = Pick<
  Electron.BrowserWindow,
  | 'loadURL'
  | 'isMinimized'
  | 'restore'
  | 'focus'
  | 'show'
  | 'once'
  | 'maximize'
  | 'setFullScreen'
  | 'getNormalBounds'
  | 'isMaximized'
  | 'isFullScreen'
> & { on(event: string, listen: () => void): unknown }

export interface ShellOptions {
  readonly dataDir: string
  readonly preload: string
  /** Read when the window is made, so that a missing build is told in a dialog. */
  readonly assets: () => Assets
  readonly log: Log
  /** Where commands and files wait for the window. */
  readonly desk: HostDesk
  /** The words the app was started with, without its own name. */
  readonly words: readonly string[]
  /** Everything is saved when its `close` returns; a promise it may return is of what need not be waited for. */
  openKeeper(): Promise<{ router: AnyRouter; close(): unknown }>
}

const scheme = 'app'
const host = 'story-deck'
const start = `${scheme}://${host}/`

/** Whether an address is a page of ours, by its parts: a prefix could be the beginning of another name. */
export function isOurs(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.protocol === `${scheme}:` && url.host === host && url.username === '' && url.password === ''
}

/**
 * Starts the desktop app and resolves once its window is loading, or at once if the app runs already. What must be said
 * before Electron is ready is said before the first await.
 */
export async function runShell(electron: ElectronLike, options: ShellOptions): Promise<void> {
  const { app, protocol, dialog } = electron
  const { log } = options
  app.enableSandbox()
  app.setPath('userData', options.dataDir)
  app.setPath('sessionData', join(options.dataDir, 'window'))
  protocol.registerSchemesAsPrivileged([{ scheme, privileges: { standard: true, secure: true, supportFetchAPI: true } }])
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  /** What a start was told to open; files lie where it was made. */
  const heed = (words: readonly string[], folder: string) => {
    for (const path of filesIn(words, folder)) options.desk.bring(path)
    const place = placeIn(words)
    if (place !== undefined) options.desk.say({ is: 'place', ...place })
  }
  heed(options.words, process.cwd())
  // A Mac says it so, before it is ready as well.
  app.on('open-file', (event: Electron.Event, path: string) => {
    event.preventDefault()
    options.desk.bring(path)
  })
  app.on('web-contents-created', (_event: unknown, contents: Electron.WebContents) => fence(contents, electron))
  await app.whenReady()

  const keeper = await options.openKeeper()
  let open = true
  const close = () => {
    if (!open) return
    open = false
    try {
      void keeper.close()
    } catch (error) {
      log.error('closing', error)
    }
  }
  app.on('will-quit', close)
  const stop = (error: unknown) => {
    const id = log.error('main process', error)
    dialog.showErrorBox('Story Deck has to stop', `Something went wrong inside. It is in the log as ${id}. What was played is saved.`)
    close()
    app.exit(1)
  }
  process.on('uncaughtException', stop)
  process.on('unhandledRejection', stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit())

  refuseAll(electron.session.defaultSession)
  serve(protocol, options.assets())
  connect(electron.ipcMain, openDoor(keeper.router, log), log)
  app.on('window-all-closed', () => app.quit())
  app.on('child-process-gone', (_event: unknown, { type, reason }: Electron.Details) => log.note(`a ${type} process is gone: ${reason}`))
  const window = openWindow(electron, options)
  app.on('second-instance', (_event: unknown, words: readonly string[] = [], folder = '') => {
    if (window.isMinimized()) window.restore()
    window.focus()
    // The first word is the program, and in a checkout the second one the project; neither is a file of ours.
    heed(words.slice(1), folder)
  })
  await window.loadURL(start)
}

function openWindow({ app, BrowserWindow, screen }: ElectronLike, { preload, dataDir }: ShellOptions): Window {
  const file = join(dataDir, 'window.json')
  const first = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== first.id)
  const { maximised, fullScreen, ...area } = placeOn(
    keptPlace(file),
    [first, ...others].map(({ workArea }) => workArea),
  )
  const window = new BrowserWindow({
    ...area,
    minWidth: leastSize.width,
    minHeight: leastSize.height,
    show: false,
    backgroundColor: '#16120e',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  })
  window.once('ready-to-show', () => {
    window.show()
    if (maximised) window.maximize()
    if (fullScreen) window.setFullScreen(true)
    keepPlace(window, file)
  })
  return window
}

/** Nothing here needs a camera, a place, a device or the clipboard's content, and Electron's default is to allow. */
function refuseAll(session: Closable): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null))
}

/** Serves the window's files by their exact path, from the list made at the start. */
function serve(protocol: ElectronLike['protocol'], assets: Assets): void {
  protocol.handle(scheme, (request) => {
    const asset = request.method === 'GET' && isOurs(request.url) ? assets(new URL(request.url).pathname) : undefined
    return asset === undefined
      ? new Response('There is nothing here.\n', { status: 404, headers: { ...guardHeaders, 'content-type': 'text/plain; charset=utf-8' } })
      : new Response(asset.body, { headers: { ...asset.headers } })
  })
}

/** Keeps every page of the app where it is: no other site, no second window, no guest; and brings a crashed page back. */
function fence(contents: Electron.WebContents, { shell }: ElectronLike): void {
  const stay = (event: { preventDefault(): void; url: string }) => {
    if (!isOurs(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (isKnownLink(url)) void shell.openExternal(url)
    return { action: 'deny' }
  })
  let crashes = 0
  contents.on('render-process-gone', (_event, { reason }) => {
    // The Keeper has everything, so the page only has to be loaded again; a page that always crashes is left alone.
    if (reason !== 'clean-exit' && ++crashes <= 3) contents.reload()
  })
}

/** Lets in the port of our own page, and of no frame within it. */
function connect(ipcMain: ElectronLike['ipcMain'], letIn: (wire: Wire) => void, log: Log): void {
  ipcMain.on('rpc-port', ({ ports, senderFrame }) => {
    const [port] = ports
    if (port === undefined) return
    if (senderFrame === null || senderFrame.parent !== null || !isOurs(senderFrame.url)) {
      log.note('refused a port from a frame that is not ours')
      port.close()
      return
    }
    letIn({
      send: (text) => port.postMessage(text),
      onMessage: (listen) => port.on('message', ({ data }) => listen(data)),
      onClose: (listen) => port.on('close', listen),
    })
    port.start()
  })
}
