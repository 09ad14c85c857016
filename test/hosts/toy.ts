/** A toy Keeper and a toy window, so that the hosts are tried without rules and data. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EventPublisher, ORPCError, os } from '@orpc/server'
import { z } from 'zod'
import type { Caller } from '../../src-main/hosts/door.ts'
import type { Log } from '../../src-main/hosts/log.ts'

/** A router with one method of each kind: an answer at once and a late one, a caller, three failures and a subscription. */
export function toyRouter() {
  const said = new EventPublisher<{ said: string }>()
  const toy = os.$context<Caller>()
  return {
    echo: toy.input(z.strictObject({ text: z.string().max(2_000_000), n: z.array(z.int()).max(5).optional() })).handler(({ input }) => {
      said.publish('said', input.text)
      return input.text
    }),
    /** Takes several turns of the queue. */
    dawdle: toy.handler(async () => {
      for (let turn = 0; turn < 200; turn++) await Promise.resolve()
      return 'done'
    }),
    who: toy.handler(({ context }) => context.connection),
    break: toy.handler((): string => {
      throw new Error('SQLITE_IOERR at /home/someone/secret.sqlite')
    }),
    breakAloud: toy.handler((): string => {
      throw new ORPCError('INTERNAL_SERVER_ERROR', { message: 'SQLITE_IOERR at /home/someone/secret.sqlite' })
    }),
    refuse: toy.handler((): string => {
      throw new ORPCError('CONFLICT', { message: 'The table has moved on since you chose. Look again.' })
    }),
    ramble: toy.handler((): string => {
      throw new ORPCError('CONFLICT', { message: 'x'.repeat(5_000) })
    }),
    heard: toy.handler(async function* ({ signal }) {
      yield 'nothing yet'
      for await (const text of said.subscribe('said', signal ? { signal } : {})) yield text
    }),
  }
}

/** A log that can be read. */
export function toyLog(): Log & { lines: string[] } {
  const lines: string[] = []
  return {
    lines,
    note: (what) => void lines.push(what),
    error(where, error) {
      lines.push(`${where}: ${String(error)}`)
      return `id${lines.length}`
    },
  }
}

/** A folder with a built window of three files. */
export function toyWindow(): string {
  const root = mkdtempSync(join(tmpdir(), 'story-deck-window-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Toy</title><script type="module" src="/assets/main.js"></script>')
  writeFileSync(join(root, 'assets', 'main.js'), 'document.title = "ran"')
  writeFileSync(join(root, 'assets', 'secrets.sqlite'), 'not for anybody')
  return root
}
