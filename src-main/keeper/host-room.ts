/** What there is around the window: what a host says to it, files that were opened from outside, and the places visited last. */
import type { HostNews, Recent } from '../contract/host.ts'
import type { HostPowers } from './data.ts'
import { refusal } from './refuse.ts'

/** How many places are remembered. */
const mostRecent = 8

export function hostRoom(host: HostPowers, recentPlaces: (most: number) => readonly Recent[]) {
  const cleared = { at: '' }

  function recents(): readonly Recent[] {
    const found = recentPlaces(mostRecent).filter(({ at }) => at > cleared.at)
    host.remember?.(found)
    return found
  }

  recents()
  return {
    recents,
    /** Without a host that has something to say, nothing is said until the window goes. */
    async *news(signal: AbortSignal | undefined): AsyncGenerator<HostNews> {
      if (host.desk !== undefined) yield* host.desk.news(signal)
      else await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
    },
    read(file: number, from: number) {
      const piece = host.desk?.read(file, from)
      if (piece === undefined) throw refusal('bad_options', 'This file is not there any more.', 'Open it again.')
      return piece
    },
    openFolder(): { readonly opened: boolean } {
      host.openFolder?.()
      return { opened: host.openFolder !== undefined }
    },
    keys(keys: Readonly<Record<string, string>>): { readonly shown: boolean } {
      host.showKeys?.(keys)
      return { shown: host.showKeys !== undefined }
    },
  }
}
