/** The campaign manager's, the replay's and the data's part of the canned Keeper. */
import type { Api } from '../../src-main/contract/contract.ts'

const unsaid = async (): Promise<never> => {
  throw new Error('The canned Keeper does not know this.')
}

/** Says of every call that it is not known. */
const silent = new Proxy({}, { get: () => unsaid })

export const cannedCampaigns = silent as Api['campaigns']
export const cannedReplays = silent as Api['replays']
export const cannedData = silent as Api['data']
