/** What is the matter with the data as a whole, asked once; and whether the person is asked how to go on with a damaged file. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { DataTrouble } from '../../src-main/contract/data.ts'
import { complain } from '../state/messages.svelte.ts'

let trouble = $state.raw<DataTrouble>()
let asking = $state(true)

export const matter = {
  get trouble(): DataTrouble | undefined {
    return trouble
  },
  /** At first, and whenever they want to be. */
  get asking(): boolean {
    return asking
  },
  set asking(now: boolean) {
    asking = now
  },
}

/** What a screen says of its changes, where nothing went wrong with them. */
export const keptInWords = (saving: boolean): string => (trouble ? 'Nothing is kept' : saving ? 'Saving …' : 'All changes saved')

export async function recallMatter(api: Api): Promise<void> {
  asking = true
  try {
    trouble = (await api.data.trouble()).trouble
  } catch (error) {
    complain(error)
  }
}
