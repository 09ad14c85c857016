/**
 * One seat's table, as the Keeper last told it. The window never computes what a choice will do: it asks, and shows what
 * comes back.
 */
import { ORPCError } from '@orpc/client'
import type { Api } from '../../src-main/contract/contract.ts'
import type { Pace } from '../../src-main/contract/games.ts'
import type { Choice, LogLine, TableView } from '../../src-main/contract/table.ts'
import { carriedOver } from './carried-over.ts'
import { complain, reason } from './messages.svelte.ts'
import { settings } from './settings.svelte.ts'

export interface Table {
  readonly view: TableView | undefined
  /** Why there is nothing to show, and will not be. */
  readonly trouble: string | undefined
  /** An action is on its way to the disk. */
  readonly saving: boolean
  /** It has been for so long that it is worth saying; most are there before anybody could have seen that they were not. */
  readonly slow: boolean
  /** The log, as far as it was asked for. */
  readonly log: readonly LogLine[]
  act(choice: Choice): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  /** Takes back all decisions of one's own from that one on, which a line of the log names. */
  back(decision: number): Promise<void>
  /** A bot that waits acts now; with `far` all of them, until somebody is asked. */
  hurry(far: boolean): Promise<void>
  /** Lets the bots wait, or go on. */
  hold(held: boolean): Promise<void>
  earlier(): Promise<void>
}

/** After how long saving is worth a word (ms). */
const slowMs = 150

/** In a window that nobody sees no frame is drawn (ms). */
const unseenMs = 200

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Follows the table until the surrounding effect ends. */
export function followTable(api: Api, match: string, seat: number): Table {
  let view = $state.raw<TableView>()
  let trouble = $state<string>()
  let saving = $state(false)
  let slow = $state(false)
  /** The newest view, while the one before it is being drawn. */
  let coming: TableView | undefined
  let drawing = false
  let older = $state.raw<readonly LogLine[]>([])
  const log = $derived(joined(older, view?.log ?? []))

  function show(next: TableView): void {
    view = carriedOver(view, next)
    coming = undefined
    if (drawing) return
    drawing = true
    const drawn = () => {
      clearTimeout(unseen)
      if (!drawing) return
      drawing = false
      if (coming !== undefined) show(coming)
    }
    const unseen = setTimeout(drawn, unseenMs)
    requestAnimationFrame(() => setTimeout(drawn))
  }

  /** At most one view a frame: what bots do faster than it can be seen never holds up the answer to a press. */
  function heard(next: TableView): void {
    if (drawing) coming = next
    else show(next)
  }

  async function follow(pace: Pace, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const next of await api.table.watch({ match, seat, pace }, { signal })) {
          // An act's own answer may have come first; both are the present state.
          heard(next)
          trouble = undefined
        }
      } catch (error) {
        if (signal.aborted) return
        // A refusal is final, but for being asked to be slower. Everything else is the wire, and the next call waits for one.
        if (error instanceof ORPCError && error.status < 500 && error.code !== 'TOO_MANY_REQUESTS') {
          trouble = reason(error)
          return
        }
      }
      await pause(300)
    }
  }

  $effect(() => {
    const end = new AbortController()
    void follow(settings.pace, end.signal)
    return () => end.abort()
  })

  /** One question at a time: a second key press while the first is being saved does nothing. */
  async function change(ask: () => Promise<TableView>): Promise<void> {
    if (saving) return
    saving = true
    const timer = setTimeout(() => {
      slow = true
    }, slowMs)
    try {
      show(await ask())
    } catch (error) {
      complain(error)
      // Whatever was refused or lost on the way, the truth is what the Keeper has.
      view = await api.table.look({ match, seat }).catch(() => view)
    } finally {
      clearTimeout(timer)
      slow = false
      saving = false
    }
  }

  return {
    get view() {
      return view
    },
    get trouble() {
      return trouble
    },
    get saving() {
      return saving
    },
    get slow() {
      return slow
    },
    get log() {
      return log
    },
    act: (choice) => change(() => api.table.act({ match, seat, at: view?.at ?? 0, choice: choice.key })),
    undo: () => change(() => api.table.undo({ match, seat, moves: view?.moves ?? 0 })),
    redo: () => change(() => api.table.redo({ match, seat, moves: view?.moves ?? 0 })),
    back: (to) => change(() => api.table.back({ match, seat, moves: view?.moves ?? 0, to })),
    async hurry(far) {
      try {
        await api.table.hurry({ match, seat, far })
      } catch (error) {
        complain(error)
      }
    },
    hold: (held) => change(() => api.table.hold({ match, seat, held })),
    async earlier() {
      const first = log[0]
      if (first === undefined) return
      try {
        older = joined(await api.table.log({ match, seat, before: first.no }), older)
      } catch (error) {
        complain(error)
      }
    },
  }
}

/** Lines are numbered for good; what was taken back is not in the newer list any more, and must not stay in the older. */
function joined(older: readonly LogLine[], newer: readonly LogLine[]): readonly LogLine[] {
  const first = newer[0]?.no ?? Number.POSITIVE_INFINITY
  return [...older.filter(({ no }) => no < first), ...newer]
}
