/** The deck builder's part of the canned Keeper. */
import type { Api } from '../../src-main/contract/contract.ts'

const unsaid = async (): Promise<never> => {
  throw new Error('The canned Keeper does not know this.')
}

/** Says of every call that it is not known. */
const silent = new Proxy({}, { get: () => unsaid })

export const cannedDeckRoom = silent as Api['deckRoom']
export const cannedCollection = silent as Api['collection']
