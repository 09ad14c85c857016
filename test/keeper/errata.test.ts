/** Errata by hand: what a correction would do is seen before it is kept; it can be changed and taken off again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Api } from '../../src-main/contract/contract.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'errata-'))
let keeper: Awaited<ReturnType<typeof openKeeper>>
let api: Api
let card: string

beforeAll(async () => {
  keeper = await openKeeper({ dataDir, log: { note: () => {}, error: () => 'id' } })
  api = createRouterClient(keeper.router, { context: { connection: 'window' } })
  card = (await api.library.search({ query: 't:event sort:name', limit: 1 })).rows[0]!.id
})
afterAll(async () => {
  await keeper.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const said = (what: Promise<unknown>) =>
  what.then(
    () => 'It was not refused.',
    (error: Error) => error.message,
  )
const day = { source: 'A letter', date: '2020-02-29' }
const fact = async (field: string) => (await api.errata.facts({ card })).find((each) => each.field === field)?.value

test('what a correction would do is told before anything is kept: words that differ, how it is read, what is wrong', async () => {
  const printed = (await fact('text'))!
  const good = await api.errata.look({ card, field: 'text', value: 'Draw two cards.', date: day.date })
  expect(good).toMatchObject({ printed, text: 'Draw two cards.', reading: { faults: [] }, face: { text: 'Draw two cards.' } })
  expect(good.reading.steps).toHaveLength(1)
  expect([good.fault, good.why]).toEqual([undefined, undefined])
  expect(good.parts.map(({ text, is }) => (is === 'gone' ? '' : text)).join('')).toBe('Draw two cards.')

  // A blank before it moves no mark.
  const bad = await api.errata.look({ card, field: 'text', value: '  Draw two crads.', date: day.date })
  expect(bad.reading.faults).toMatchObject([
    { at: 11, length: 5, mends: expect.arrayContaining([expect.objectContaining({ by: 'cards' })]) },
  ])
  expect(bad.why).toBe(bad.reading.faults[0]!.message)

  expect((await api.errata.look({ card, field: 'text', value: ` ${printed}`, date: day.date })).fault).toBe(
    'The card says so already: nothing would change.',
  )
  expect((await api.errata.look({ card, field: 'sanity', value: 'much', date: day.date })).fault).toBe(
    'sanity: "much" is not a whole number.',
  )
  expect((await api.errata.look({ card, field: 'title', value: 'X', date: day.date })).fault).toMatch(
    /is no fact that an erratum can correct/,
  )
  expect(await api.errata.list({ card })).toEqual([])
})

test('a correction is laid over its card, changed as one step, and taken off; what stands in its way is told', async () => {
  const printed = (await fact('text'))!
  const added = await api.errata.add({ card, field: 'text', value: 'Draw two\ncards. ', ...day })
  expect(added).toMatchObject({ card, field: 'text', printed, value: 'Draw two cards.', isInForce: true })
  expect(await fact('text')).toBe('Draw two cards.')
  expect((await api.library.card({ card })).errata).toEqual([added])
  expect(await said(api.errata.add({ card, field: 'text', value: 'Draw two cards.', ...day }))).toMatch(/nothing would change/)

  // Only who says so is another: that is a change, too.
  const credited = await api.errata.change({ erratum: added.id, card, field: 'text', value: 'Draw two cards.', ...day, source: 'A judge' })
  expect(credited).toMatchObject({ source: 'A judge' })
  const changed = await api.errata.change({ erratum: credited.id, card, field: 'text', value: 'Draw one card.', ...day })
  expect(await api.errata.list({})).toEqual([changed])
  expect(await fact('text')).toBe('Draw one card.')
  expect(await said(api.errata.change({ erratum: added.id, card, field: 'text', value: 'Draw one card.', ...day }))).toMatch(
    'This erratum is not there any more.',
  )
  expect(await said(api.errata.change({ erratum: changed.id, card, field: 'sanity', value: 'much', ...day }))).toMatch(/whole number/)

  // It holds from its day on, and no sooner.
  const later = await api.errata.change({ erratum: changed.id, card, field: 'text', value: 'Draw one card.', ...day, date: '2999-01-01' })
  expect(later.isInForce).toBe(false)
  expect(await fact('text')).toBe(printed)
  expect(await api.errata.remove({ erratum: later.id })).toEqual([])
})

test('which texts of other cards would be read otherwise is told before anything is kept, as of the day from which it holds', async () => {
  const doctor = { card: 'ltd-dr-marinus-bicknell-willett', field: 'attributes', value: 'Steadfast' }
  expect(await api.errata.affected({ ...doctor, field: 'text', value: 'Draw two cards.', date: day.date })).toEqual({
    counts: { unreadable: 0, readable: 0, other: 0 },
    cards: [],
  })
  const kept = await api.errata.add({ ...doctor, ...day, date: '2999-01-01' })
  const later = { ...doctor, date: '2999-02-01' }
  expect(await said(api.errata.affected(later))).toMatch(/nothing would change/)
  const told = await api.errata.affected({ ...later, instead: kept.id })
  expect(told.counts).toEqual({ unreadable: 0, readable: 0, other: 3 })
  expect(told.cards.map(({ title }) => title)).toEqual(['A Heroic Rescue', 'On The Edge', 'The Great Epidemic'])
  expect(await api.errata.list({})).toMatchObject([{ id: kept.id, isInForce: false }])
  await api.errata.remove({ erratum: kept.id })

  // Whoever does not wait for it has it given up.
  const stop = new AbortController()
  const given = said(api.errata.affected({ ...doctor, date: day.date }, { signal: stop.signal }))
  stop.abort()
  expect(await given).not.toBe('It was not refused.')
})

test('a card of the workshop has no errata, and says where it is changed', async () => {
  const { id } = await api.workshop.begin({ type: 'Event' })
  expect(await said(api.errata.facts({ card: id }))).toMatch(/Change a card of your own in the workshop/)
})
