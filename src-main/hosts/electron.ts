/** What Electron runs: joins the shell to the real Electron and to the Keeper, and tells what went wrong if it cannot. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, BrowserWindow, dialog, ipcMain, protocol, session, shell } from 'electron'
import type { HostPowers } from '../keeper/data.ts'
import { assets } from './assets.ts'
import { dataFolder, makeDataFolder } from './data-folder.ts'
import { openLog } from './log.ts'
import { runShell } from './shell.ts'

/** The folder of the build; this entry lies in its `main`. */
const out = dirname(dirname(fileURLToPath(import.meta.url)))

const desktopPowers: HostPowers = {
  kind: 'desktop',
  can: ['print', 'save files', 'full screen', 'remember the place of the window'],
  cannot: [],
}

async function start(): Promise<void> {
  const dataDir = makeDataFolder(dataFolder())
  const log = openLog(dataDir)
  const electron = {
    app,
    BrowserWindow,
    dialog,
    ipcMain,
    protocol,
    shell,
    // Electron has a session only once it is ready.
    get session() {
      return session
    },
  }
  await runShell(electron, {
    dataDir,
    preload: join(out, 'preload', 'preload.cjs'),
    assets: () => assets(join(out, 'renderer')),
    log,
    openKeeper: async () =>
      (await import('../keeper/keeper.ts')).openKeeper({
        dataDir,
        log,
        host: desktopPowers,
        // The windows go down with it and come back with the new one.
        restart() {
          app.relaunch()
          app.quit()
        },
      }),
  })
}

// See Note [No await at the top] in shell.ts.
start().catch((error: unknown) => {
  dialog.showErrorBox('Story Deck could not start', error instanceof Error ? error.message : String(error))
  app.exit(1)
})
