/**
 * Makes `import 'electron'` mean a stand-in, for a run of the built main process without Electron. The stand-in does what
 * Electron and the page would do, prints what it sees, and quits: it takes the page and its script by the scheme, tries
 * to get out of the folder, and hands over a port to ask something that does not exist.
 */
import { registerHooks } from 'node:module'

const standIn = new URL('./electron-stand-in.mjs', import.meta.url).href

registerHooks({
  resolve: (name, context, next) => (name === 'electron' ? { url: standIn, shortCircuit: true } : next(name, context)),
})
