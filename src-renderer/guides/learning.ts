/** Beginning the campaign that one learns by, from wherever one is. */
import type { Api } from '../../src-main/contract/contract.ts'
import { complain } from '../state/messages.svelte.ts'
import { onward } from '../state/route.svelte.ts'
import { firstCampaign } from './first-campaign.ts'
import { accompany } from './guiding.svelte.ts'

/** Deals it, sees to it that the guide goes along, and leads to its table. What stands in the way is told. */
export async function learnByPlaying(api: Api): Promise<void> {
  const lead = onward()
  try {
    const ready = (await api.decks.list()).filter((each) => each.ready)
    const { match } = await api.matches.begin(firstCampaign(ready))
    await accompany(api, match, true)
    lead({ at: 'table', match })
  } catch (error) {
    complain(error)
  }
}
