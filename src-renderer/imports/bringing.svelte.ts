/**
 * Files on their way, one or several at once: sent in pieces, read by the Keeper, looked at. Nothing of it is kept before it is taken in; whoever
 * leaves has it forgotten.
 */
import type { ImportNews, ImportPlan, ImportRow } from '../../src-main/contract/cards.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import { reason } from '../state/messages.svelte.ts'
import { sendFile } from './send-file.ts'

export type Bringing =
  | { readonly at: 'nothing' }
  | { readonly at: 'file'; readonly file: string }
  | { readonly at: 'texts'; readonly file: string; readonly done: number; readonly total: number }
  | { readonly at: 'plan'; readonly plan: ImportPlan; readonly rows: readonly ImportRow[] }
  | {
      readonly at: 'taking'
      readonly plan: ImportPlan
      readonly rows: readonly ImportRow[]
      readonly far?: Far
    }
  | { readonly at: 'trouble'; readonly file: string; readonly isSeveral: boolean; readonly why: string }

/** Cards and errata of a plan that are not to be taken in, by their places. */
export interface LeftOut {
  readonly rows: number[]
  readonly errata: number[]
}

export interface Far {
  readonly at: 'texts' | 'cards'
  readonly done: number
  readonly total: number
}

/** Where files go: how one is read, and taken in. `Taken` is what comes of it. */
export interface Door<Taken> {
  read(upload: string, signal: AbortSignal, beside: readonly string[]): Promise<AsyncIterable<ImportNews>>
  take(upload: string, isOn: boolean, without: LeftOut): Promise<AsyncIterable<Far | { readonly at: 'taken'; readonly taken: Taken }>>
}

export interface Bringer<Taken> {
  readonly now: Bringing
  bring(files: readonly File[]): Promise<void>
  /** Does what the plan says; answers what was taken in, if it was. */
  take(isOn: boolean, without: LeftOut): Promise<Taken | undefined>
  /** Gives up whatever is under way. */
  leave(): void
}

/** What files are called while they are read. */
const called = (files: readonly File[]) => (files.length === 1 ? files[0]!.name : `${files.length} files`)

export function bringer<Taken>(api: Api, door: Door<Taken>): Bringer<Taken> {
  let now = $state.raw<Bringing>({ at: 'nothing' })
  let stop = new AbortController()
  let uploads: string[] = []

  function forget(): void {
    stop.abort()
    stop = new AbortController()
    for (const upload of uploads) void api.imports.cancel({ upload }).catch(() => {})
    uploads = []
  }

  /** Sends files one after the other; those that are refused at the door are told of with the others, if there are others. */
  async function sendAll(files: readonly File[], signal: AbortSignal): Promise<ImportPlan['unread']> {
    const refused: ImportPlan['unread'][number][] = []
    for (const each of files) {
      const beside = [...uploads]
      try {
        await sendFile(api, each, signal, (begun) => void uploads.push(begun), beside)
      } catch (error) {
        if (signal.aborted || uploads.length > beside.length || refused.length === files.length - 1) throw error
        refused.push({ file: each.name, why: reason(error) })
      }
      if (signal.aborted) break
    }
    return refused
  }

  return {
    get now() {
      return now
    },
    async bring(files) {
      forget()
      const { signal } = stop
      const file = called(files)
      now = { at: 'file', file }
      try {
        const refused = await sendAll(files, signal)
        if (signal.aborted) return
        const [first, ...beside] = uploads
        for await (const news of await door.read(first!, signal, beside)) {
          if (signal.aborted) return
          if (news.at === 'plan') now = { ...news, plan: { ...news.plan, unread: [...refused, ...news.plan.unread] } }
          else now = news.at === 'file' ? { at: 'file', file } : { ...news, file }
        }
      } catch (error) {
        if (signal.aborted) return
        forget()
        now = { at: 'trouble', file, isSeveral: files.length > 1, why: reason(error) }
      }
    },
    async take(isOn, without) {
      if (now.at !== 'plan') return undefined
      const { plan, rows } = now
      now = { at: 'taking', plan, rows }
      try {
        for await (const news of await door.take(plan.upload, isOn, without)) {
          if (news.at !== 'taken') now = { at: 'taking', plan, rows, far: news }
          else {
            uploads = []
            now = { at: 'nothing' }
            return news.taken
          }
        }
        throw new Error('The file was not taken in.')
      } catch (error) {
        forget()
        now = { at: 'trouble', file: plan.file, isSeveral: plan.files > 1, why: reason(error) }
        return undefined
      }
    },
    leave() {
      forget()
      now = { at: 'nothing' }
    },
  }
}
