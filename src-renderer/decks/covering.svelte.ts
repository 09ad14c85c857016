/** The search for the smallest set of cards that is worth so many points: begun, followed, stopped; the best so far stays. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { Covering, CoverProgress } from '../../src-main/contract/decks.ts'
import { reason } from '../state/messages.svelte.ts'

export interface CoverSearch {
  readonly progress: CoverProgress | undefined
  readonly running: boolean
  /** Milliseconds since it began, while it runs and when it ended. */
  readonly ms: number
  readonly trouble: string | undefined
  begin(wanted: Covering): Promise<void>
  stop(): void
}

const tickMs = 250

/** Call where effects may live: leaving stops the search. */
export function coverSearch(api: Api): CoverSearch {
  let progress = $state.raw<CoverProgress>()
  let running = $state(false)
  let ms = $state(0)
  let trouble = $state<string>()
  let end = new AbortController()

  $effect(() => () => end.abort())

  return {
    get progress() {
      return progress
    },
    get running() {
      return running
    },
    get ms() {
      return ms
    },
    get trouble() {
      return trouble
    },
    async begin(wanted) {
      end.abort()
      end = new AbortController()
      const { signal } = end
      const began = performance.now()
      progress = undefined
      trouble = undefined
      running = true
      ms = 0
      const clock = setInterval(() => {
        ms = performance.now() - began
      }, tickMs)
      try {
        for await (const step of await api.deckRoom.cover(wanted, { signal })) {
          if (signal.aborted) break
          progress = step
        }
      } catch (error) {
        if (!signal.aborted) trouble = reason(error)
      } finally {
        clearInterval(clock)
        if (end.signal === signal) {
          running = false
          ms = performance.now() - began
        }
      }
    },
    stop() {
      end.abort()
      running = false
      if (progress?.state === 'searching') progress = { ...progress, state: 'stopped' }
    },
  }
}
