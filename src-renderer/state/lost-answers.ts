/** Says in words of ours what came of a call whose answer never came: the wire broke while it was under way. */
import { type ClientContext, type ClientLink, ORPCError } from '@orpc/client'

type Link = ClientLink<ClientContext>

/** The same link; whatever it fails with that is neither the Keeper's word nor the caller's own wish is a broken wire. */
export const lostAnswers = (link: Link): Link => ({
  async call(path, input, options) {
    try {
      return await link.call(path, input, options)
    } catch (cause) {
      if (cause instanceof ORPCError || options.signal?.aborted) throw cause
      throw new Error('The connection was lost before Story Deck answered. See whether it was done, and try again if it was not.', {
        cause,
      })
    }
  },
})
