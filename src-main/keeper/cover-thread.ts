/**
 * Has a smallest set of cards searched for in a thread of its own, so that the Keeper goes on meanwhile; whoever stops
 * listening stops the thread, and the best set so far is what was heard last.
 */
import type { Worker } from 'node:worker_threads'
import type { StartThread } from '../bot/think.ts'
import type { CoverTask } from '../games/mythos/deck/cover-task.ts'
import type { Face } from '../games/mythos/deck/faces.ts'

/** A task, with the cards of the pool in the place of what follows from them. */
export type CoverJob = Omit<CoverTask, 'support'> & { readonly faces: readonly Face[]; readonly patience: number }

export interface Found {
  readonly size: number
  readonly points: number
  readonly cards: readonly { readonly no: number; readonly copies: number; readonly job: string; readonly isNew: boolean }[]
  readonly adventures: readonly number[]
  readonly investigator?: number
}

export interface CoverStep {
  readonly atLeast: number
  readonly state: 'searching' | 'proved' | 'stopped' | 'impossible'
  readonly found?: Found
}

export type Said =
  | { readonly say: 'ready' | 'end' }
  | ({ readonly say: 'step' } & CoverStep)
  | { readonly say: 'trouble'; readonly message: string }

/** WebAssembly has a memory of its own; this is for the pool and what follows from it. */
const heapLimit = { maxOldGenerationSizeMb: 1024 }

/** Longer than asked for, before a thread that does not come back is given up. */
const grace = 10_000

export function coverThread(start: StartThread) {
  const running = new Set<Worker>()

  async function* search(job: CoverJob, signal?: AbortSignal): AsyncGenerator<CoverStep> {
    const heard: Said[] = []
    let wake: () => void = () => undefined
    const say = (said: Said) => {
      heard.push(said)
      wake()
    }
    const worker = start({ name: 'cover', resourceLimits: heapLimit })
    worker.unref()
    running.add(worker)
    const clock = setTimeout(() => say({ say: 'end' }), job.patience + grace)
    const stop = () => say({ say: 'end' })
    signal?.addEventListener('abort', stop)
    worker.on('message', (said: Said) => (said.say === 'ready' ? worker.postMessage(job) : say(said)))
    worker.on('error', (error) => say({ say: 'trouble', message: error.message }))
    worker.on('exit', () => say({ say: 'end' }))
    let last: CoverStep = { atLeast: 0, state: 'searching' }
    try {
      if (signal?.aborted) stop()
      for (;;) {
        const next = heard.shift()
        if (next === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve
            if (heard.length > 0) resolve()
          })
          continue
        }
        if (next.say === 'trouble') throw new Error(next.message)
        if (next.say === 'end') {
          // Who stopped listening, or a thread that ended unasked: what was found stands.
          if (last.state === 'searching') yield { ...last, state: 'stopped' }
          return
        }
        if (next.say !== 'step') continue
        const { say: _, ...step } = next
        last = step
        yield step
      }
    } finally {
      clearTimeout(clock)
      signal?.removeEventListener('abort', stop)
      running.delete(worker)
      worker.removeAllListeners()
      worker.on('error', () => undefined)
      await worker.terminate()
    }
  }

  return {
    search,
    close: async (): Promise<void> => {
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

export type CoverThread = ReturnType<typeof coverThread>
