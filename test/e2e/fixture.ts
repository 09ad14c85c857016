/**
 * The app as a person has it: the launcher of the build, a fresh data folder, a browser at the printed address.
 * A page that logs an error, throws, or breaks the content policy fails its test.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import { test as base, expect, type Page } from '@playwright/test'
import { WebSocket } from 'ws'
import type { Api } from '../../src-main/contract/contract.ts'

export { expect }

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** One running app. */
export interface App {
  readonly origin: string
  /** The newest start address; each is good for one page. */
  address(): string
  /** What the app printed so far. */
  said(): string
  /** Waits until the app has printed something that matches. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Ends the app by a signal and resolves with its exit code once it is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

export interface Start {
  /** The data folder; the same one again for a second start on the same matches. */
  readonly dataDir: string
  readonly args?: readonly string[]
  readonly env?: Record<string, string>
}

/** Every app of the present test that still runs. */
const running = new Set<ChildProcess>()

/** Starts the launcher and gives what it prints; whether it gets as far as an address is for the caller to await. */
export function launch({ dataDir, args = ['--web'], env = {} }: Start) {
  const child: ChildProcess = spawn(process.execPath, [join(projectRoot, 'out/main/launch.js'), ...args], {
    // CI keeps the launcher from opening a browser of its own.
    env: { ...process.env, CI: 'true', PORT: '0', STORY_DECK_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (data: Buffer) => {
    text += data
    for (const each of listeners) each()
  }
  child.stdout!.on('data', hear)
  child.stderr!.on('data', hear)
  running.add(child)
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve))
  void gone.then(() => running.delete(child))

  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(text)
        if (found === null) return
        listeners.delete(look)
        resolve(found)
      }
      listeners.add(look)
      look()
      void gone.then(() => reject(new Error(`The app ended before it said ${pattern}. It said:\n${text}`)))
    })

  return {
    pid: child.pid!,
    gone,
    said: () => text,
    says,
    end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return gone
    },
  }
}

export async function startApp(start: Start): Promise<App> {
  const { says, said, end } = launch(start)
  const first = await says(/^Open (http:\/\/127\.0\.0\.1:\d+)\/\?token=\S+$/m)
  return { origin: first[1]!, said, says, end, address: () => [...said().matchAll(/^Open (\S+)$/gm)].at(-1)![1]! }
}

/** A window without a page: signs in at the newest address and speaks to the Keeper over the socket. */
export async function connect(app: App): Promise<{ api: Api; socket: WebSocket }> {
  const answer = await fetch(app.address(), { redirect: 'manual' })
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!
  const page = answer.headers.get('location')!.replace('/#page=', '')
  const socket = new WebSocket(`${app.origin.replace('http', 'ws')}/rpc`, ['story-deck', `page.${page}`], {
    headers: { cookie, origin: app.origin },
  })
  // A killed host breaks the socket, and that is what the tests are about.
  socket.on('error', () => {})
  await new Promise((resolve) => socket.on('open', resolve))
  // The socket of `ws` has the face of a browser's, but for its events' exact types.
  return { api: createORPCClient(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket })), socket }
}

interface Fixtures {
  /** Ends what a failed test left running. */
  sweep: undefined
  /** A fresh data folder, gone after the test. */
  dataDir: string
  /** The app on that folder. */
  app: App
  /** A page that has signed in at the app; its errors fail the test. */
  table: Page
}

export const test = base.extend<Fixtures>({
  sweep: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed from the pattern.
    async ({}, use) => {
      await use(undefined)
      for (const child of running) child.kill('SIGKILL')
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed from the pattern.
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'story-deck-data-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  app: async ({ dataDir }, use) => {
    const app = await startApp({ dataDir })
    await use(app)
    await app.end()
  },
  table: async ({ page, app }, use) => {
    const errors = watchErrors(page)
    await page.goto(app.address())
    await use(page)
    expect(errors, 'errors of the page').toEqual([])
  },
})

/** Everything the page complains of from now on; a breach of the content policy is among it. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`logged: ${message.text()}`)
  })
  return errors
}

/**
 * The barriers that axe finds on the page as it is now, each with the elements concerned. What is found is looked at again: a
 * piece that arrived just then was still fading in.
 */
export async function barriers(page: Page): Promise<string[]> {
  return (await barriersNow(page)).length > 0 ? barriersNow(page) : []
}

async function barriersNow(page: Page): Promise<string[]> {
  // What is still fading in has not its colours yet; what moves for ever, or stands still in the middle, is looked at as it is.
  await page.evaluate(() => {
    const finite = document.getAnimations().filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))
    const ended = Promise.allSettled(finite.map((each) => each.finished))
    return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3_000))]).then(() => undefined)
  })
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
