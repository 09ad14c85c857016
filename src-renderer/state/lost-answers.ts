/** Says in words of ours what came of a call whose answer never came: the wire broke while it was under way. */
import { type ClientContext, type ClientLink, ORPCError } from '@orpc/client'

type Link = ClientLink<ClientContext>

/** What a call or a stream failed with: the Keeper's word and the caller's own wish as they are, and whatever else as a broken wire. */
function inOurWords(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (cause instanceof ORPCError || signal?.aborted) return cause
  return new Error('The connection was lost before Story Deck answered. See whether it was done, and try again if it was not.', { cause })
}

/** A stream whose pieces come one by one: the wire may break between two of them as well. */
async function* toTheEnd(pieces: AsyncIterable<unknown>, signal: AbortSignal | undefined): AsyncGenerator<unknown> {
  try {
    for await (const piece of pieces) yield piece
  } catch (cause) {
    throw inOurWords(cause, signal)
  }
}

const isStream = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

/** The same link, with failures of calls and of streams told so. */
export const lostAnswers = (link: Link): Link => ({
  async call(path, input, options) {
    try {
      const answer = await link.call(path, input, options)
      return isStream(answer) ? toTheEnd(answer, options.signal) : answer
    } catch (cause) {
      throw inOurWords(cause, options.signal)
    }
  },
})
