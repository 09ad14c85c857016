/** What Electron runs: joins the shell to the real Electron and to the Keeper, and tells what went wrong if it cannot. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, screen, session, shell } from 'electron'
import { desktopPowers } from './around.ts'
import { assets } from './assets.ts'
import { dataFolder, makeDataFolder } from './data-folder.ts'
import { openLog } from './log.ts'
import { hostDesk } from './opened-files.ts'
import { runShell } from './shell.ts'

/** The folder of the build; this entry lies in its `main`. */
const out = dirname(dirname(fileURLToPath(import.meta.url)))

/** What stands behind the program on its command line; in a checkout the project comes first. */
const words = process.argv.slice(app.isPackaged ? 1 : 2)

async function start(): Promise<void> {
  const dataDir = makeDataFolder(dataFolder())
  const log = openLog(dataDir)
  const desk = hostDesk((path) => app.addRecentDocument(path))
  const electron = {
    app,
    BrowserWindow,
    dialog,
    ipcMain,
    protocol,
    shell,
    // Electron has these two only once it is ready.
    get screen() {
      return screen
    },
    get session() {
      return session
    },
  }
  await runShell(electron, {
    dataDir,
    preload: join(out, 'preload', 'preload.cjs'),
    assets: () => assets(join(out, 'renderer')),
    log,
    desk,
    words,
    openKeeper: async () =>
      (await import('../keeper/keeper.ts')).openKeeper({
        dataDir,
        log,
        host: desktopPowers({ app, dialog, shell, Menu }, { desk, dataDir, platform: process.platform, program: process.execPath }),
        // The windows go down with it and come back with the new one; files that it was started with were opened already.
        restart() {
          app.relaunch({ args: app.isPackaged ? [] : process.argv.slice(1, 2) })
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
