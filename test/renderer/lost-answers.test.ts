/** What a window is told of calls whose wire breaks while they are under way. */
import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { lostAnswers } from '../../src-renderer/state/lost-answers.ts'

const call = (error: Error, signal?: AbortSignal) =>
  lostAnswers({ call: () => Promise.reject(error) }).call(['rules', 'list'], {}, { context: {}, ...(signal && { signal }) })

test('an answer that never came is told in words that say what to do', async () => {
  await expect(call(new Error('[AsyncIdQueue] Queue[10] was closed or aborted while waiting for pulling.'))).rejects.toThrow(
    'The connection was lost before Story Deck answered. See whether it was done, and try again if it was not.',
  )
})

test('what the Keeper says passes, and so does what the caller gave up', async () => {
  const refusal = new ORPCError('bad_deck', { message: 'There is no such deck.' })
  await expect(call(refusal)).rejects.toBe(refusal)
  const given = new Error('given up')
  await expect(call(given, AbortSignal.abort())).rejects.toBe(given)
})

test('a stream that breaks off between two pieces is told so too, and what came before is kept', async () => {
  async function* pieces() {
    yield 1
    throw new Error('[AsyncIdQueue] Queue[10] was closed or aborted while waiting for pulling.')
  }
  const stream = (await lostAnswers({ call: async () => pieces() }).call(['rules', 'list'], {}, { context: {} })) as AsyncIterable<number>
  const came: number[] = []
  const all = async () => {
    for await (const each of stream) came.push(each)
  }
  await expect(all()).rejects.toThrow('The connection was lost before Story Deck answered.')
  expect(came).toEqual([1])
})

test('who stops listening to a stream ends it', async () => {
  let ended = false
  async function* pieces() {
    try {
      yield 1
      yield 2
    } finally {
      ended = true
    }
  }
  const stream = (await lostAnswers({ call: async () => pieces() }).call(['rules', 'list'], {}, { context: {} })) as AsyncIterable<number>
  for await (const _ of stream) break
  expect(ended).toBe(true)
})
