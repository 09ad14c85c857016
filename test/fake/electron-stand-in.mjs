/** The stand-in for the module `electron` itself; see electron.mjs. */
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { MessageChannel } from 'node:worker_threads'

let serve

export const app = Object.assign(new EventEmitter(), {
  isPackaged: false,
  enableSandbox() {},
  setPath() {},
  requestSingleInstanceLock: () => true,
  // Electron is ready only after the entry has been evaluated.
  whenReady: () => new Promise((resolve) => setTimeout(resolve, 10)),
  quit() {
    console.log('quit')
    app.emit('will-quit')
    process.exit(0)
  },
  exit(code) {
    process.exit(code)
  },
})

app.addRecentDocument = () => {}
app.setJumpList = () => {}
app.relaunch = () => {}

const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
export const screen = { getPrimaryDisplay: () => display, getAllDisplays: () => [display] }

export const Menu = {
  buildFromTemplate: (template) => template,
  setApplicationMenu(menu) {
    if (!menuIsSet) console.log(`menus ${menu.map(({ label, role }) => (label ?? role).replace('&', '')).join(', ')}`)
    menuIsSet = true
  },
}
let menuIsSet = false

export const protocol = {
  registerSchemesAsPrivileged([{ scheme }]) {
    console.log(`scheme ${scheme}`)
  },
  handle(_scheme, handler) {
    serve = handler
  },
}

const refuses = { set: () => true, get: () => () => {} }
export const session = { defaultSession: new Proxy({}, refuses) }
export const ipcMain = new EventEmitter()
export const shell = { async openExternal() {}, showItemInFolder() {} }
export const dialog = {
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
  showErrorBox(title, text) {
    console.log(`dialog ${title}: ${text}`)
  },
}

export class BrowserWindow extends EventEmitter {
  constructor({ webPreferences }) {
    super()
    console.log(`window, sandboxed ${webPreferences.sandbox}, preload ${existsSync(webPreferences.preload)}`)
    app.emit('web-contents-created', {}, Object.assign(new EventEmitter(), { setWindowOpenHandler() {} }))
  }

  async loadURL(url) {
    console.log(`load ${url}`)
    const page = await serve(new Request(url))
    console.log(`page ${page.status} ${page.headers.get('content-type')}`)
    const script = /<script[^>]*src="\.?([^"]+)"/.exec(await page.text())?.[1]
    console.log(`script ${(await serve(new Request(new URL(script, url)))).status}`)
    console.log(`outside ${(await serve(new Request(`${url}%2e%2e/main/electron.js`))).status}`)
    console.log(`port answers ${await ask()}`)
    app.quit()
  }
}

/** Hands over a port as the preload does and asks for a method that does not exist. */
function ask() {
  const { port1, port2 } = new MessageChannel()
  const port = Object.assign(new EventEmitter(), { postMessage: (data) => port2.postMessage(data), start() {}, close() {} })
  port2.on('message', (data) => port.emit('message', { data }))
  const answer = new Promise((resolve) => port1.on('message', (text) => resolve(JSON.parse(text).p.s)))
  ipcMain.emit('rpc-port', { ports: [port], senderFrame: { url: 'app://story-deck/', parent: null } })
  port1.postMessage('{"i":"1","p":{"u":"/there/is/no/such/method","b":{}}}')
  return answer
}
