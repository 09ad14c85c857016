/** Keeps in mind which calls have failed, so that a message about one goes as soon as the same has been done after all. */
import type { ClientContext, ClientLink } from '@orpc/client'
import { hasFailed, isDone } from './messages.svelte.ts'

type Link = ClientLink<ClientContext>

/** What names the thing a call is about. The rest of what it carries may be another at the next try. */
const names = ['match', 'seat', 'deck', 'campaign', 'league', 'card', 'kind', 'id', 'backup'] as const

function called(path: readonly string[], input: unknown): string {
  const given: Partial<Record<string, unknown>> = typeof input === 'object' && input !== null ? { ...input } : {}
  return [path.join('.'), ...names.map((name) => (typeof given[name] === 'object' ? '' : String(given[name] ?? '')))].join(' ')
}

/** The same link, heeded. */
export const heeding = (link: Link): Link => ({
  async call(path, input, options) {
    const what = called(path, input)
    try {
      const answer = await link.call(path, input, options)
      isDone(what)
      return answer
    } catch (error) {
      hasFailed(what, error)
      throw error
    }
  },
})
