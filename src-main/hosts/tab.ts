/** Runs the app in a browser tab until it is told to stop: the browser host with the real Keeper, and the terminal it talks to. */
import { rmSync } from 'node:fs'
import type { HostPowers } from '../keeper/data.ts'
import { openKeeper } from '../keeper/keeper.ts'
import { assets } from './assets.ts'
import { noBrowser, openBrowser, writeRedirect } from './browser.ts'
import { dataFolder, makeDataFolder } from './data-folder.ts'
import { limits } from './limits.ts'
import { openLog } from './log.ts'
import { filesIn, hostDesk } from './opened-files.ts'
import { askFirst, leaveWord, newSecret } from './second-start.ts'
import { serveWeb, type WebHost } from './web.ts'

/** The port that was asked for; 0, any free one, if none was. */
export function portFrom(text: string | undefined): number {
  const port = Number(text ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT must be a whole number up to 65535, not ${text}.`)
  return port
}

/** What a browser can do beside the window, and what only the desktop app can. */
const browserPowers = {
  kind: 'browser',
  can: ['print', 'save files', 'full screen', 'open files by dropping them, or by their names behind npm start'],
  cannot: ['open the data folder', 'open files by double click', 'native menus', 'remember the place of the window'],
} as const

/**
 * Serves the window's files below `window`, and opens the files that are named. Resolves once the address is printed; signals end
 * the process in order. If the app runs already, that one is asked to go on, and nothing is served here.
 */
export async function runInBrowser(window: string, files: readonly string[] = []): Promise<void> {
  const port = portFrom(process.env['PORT'])
  const page = assets(window)
  const dataDir = makeDataFolder(dataFolder())
  const log = openLog(dataDir)
  const desk = hostDesk()
  const host: HostPowers = { ...browserPowers, desk }
  const open = () => openKeeper({ dataDir, log, host, restart: () => void restart() })
  const words = filesIn(files, process.cwd())
  let keeper: Awaited<ReturnType<typeof open>>
  try {
    keeper = await open()
  } catch (error) {
    const url = await askFirst(dataDir, words)
    if (url === undefined) throw error
    console.log(`Story Deck runs already, and goes on there.\nOpen ${url}`)
    return
  }
  for (const path of words) desk.bring(path)
  let takeWordBack = () => {}
  let redirect: string | undefined
  let web: WebHost | undefined

  const forget = () => {
    if (redirect !== undefined) rmSync(redirect, { force: true })
    redirect = undefined
  }
  let isSecond = false
  const secret = newSecret()
  const listens = (at: number) => {
    takeWordBack = leaveWord(dataDir, at, secret)
  }
  const heed = (brought: readonly string[]) => {
    isSecond = true
    // The name of a file is looked at as one of ours would be: by its kind, and whole.
    for (const path of filesIn(brought, process.cwd())) desk.bring(path)
  }
  const onAddress = (url: string, why: string | undefined) => {
    if (why !== undefined) console.log(why)
    console.log(`Open ${url}`)
    // Later addresses follow from what somebody did in a browser, and open none; those of a second start do.
    if ((why === undefined || isSecond) && noBrowser() === undefined && redirect === undefined) {
      redirect = writeRedirect(dataDir, url)
      openBrowser(redirect)
      setTimeout(forget, limits.address).unref()
    }
    isSecond = false
  }
  /** Other data is to take the place of these: the windows stay, and find another Keeper. */
  const restart = async () => {
    try {
      await web?.exchange(async () => {
        await keeper.close()
        keeper = await open()
        return keeper.router
      })
    } catch (error) {
      console.error(`Story Deck has to stop: the data could not be opened again. It is in the log as ${log.error('restart', error)}.`)
      await stop(1)
    }
  }
  const stop = async (code: number) => {
    // Whoever asked the app to end shall not wait for a socket that hangs.
    setTimeout(() => process.exit(code), 2_000).unref()
    try {
      forget()
      takeWordBack()
      await web?.close()
      await keeper.close()
    } catch (error) {
      log.error('closing', error)
    }
    process.exit(code)
  }

  process.on('uncaughtException', (error) => {
    console.error(
      `Story Deck has to stop: something went wrong inside. It is in the log as ${log.error('host', error)}. What was played is saved.`,
    )
    void stop(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(0))

  try {
    web = await serveWeb({ router: keeper.router, assets: page, log, port, onAddress, second: { secret, listens, heed } })
  } catch (error) {
    await keeper.close()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`another program has port ${port}. Choose another one with PORT, or none.`)
  }
  console.log('(good for one use within half a minute; Enter prints a new one, Ctrl+C stops the app)')
  if (process.stdin.isTTY) process.stdin.on('data', () => web?.newAddress('A new address:')).unref()
}
