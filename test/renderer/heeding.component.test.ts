/** A message about what failed is gone once the same has been done, and no other call takes it away. */
import { createORPCClient } from '@orpc/client'
import { beforeEach, expect, test } from 'vitest'
import type { Api } from '../../src-main/contract/contract.ts'
import { heeding } from '../../src-renderer/state/heeding.ts'
import { complain, hush, messages, say } from '../../src-renderer/state/messages.svelte.ts'

let refused = new Set<string>()
const api: Api = createORPCClient(
  heeding({
    async call(path) {
      if (refused.has(path.join('.'))) throw new Error(`${path.join('.')} was refused.`)
      return {}
    },
  }),
)
const league = { league: 7, name: 'Autumn', notes: '', campaigns: [] }

/** Fails to keep a league, and says so. */
async function fails() {
  refused = new Set(['campaigns.saveLeague'])
  await api.campaigns.saveLeague(league).catch(complain)
  refused = new Set()
}

beforeEach(hush)

test('[UX 3.3] an alarm goes when what it is about has been done, with other words too', async () => {
  await fails()
  expect(messages.current).toMatchObject({ tone: 'alarm', text: 'campaigns.saveLeague was refused.' })
  await api.campaigns.saveLeague({ ...league, name: 'Winter' })
  expect(messages.current).toBeUndefined()
})

test('[UX 3.3] an alarm stays when another thing is done, or the same with another one', async () => {
  await fails()
  await api.campaigns.removeLeague({ league: 7 })
  await api.campaigns.saveLeague({ ...league, league: 8 })
  expect(messages.current?.text).toBe('campaigns.saveLeague was refused.')
})

test('[UX 3.3] an alarm stays while the same fails again, and a message said since is left alone', async () => {
  await fails()
  await fails()
  expect(messages.current?.tone).toBe('alarm')
  say('Something else is kept.')
  await api.campaigns.saveLeague(league)
  expect(messages.current?.text).toBe('Something else is kept.')
})
