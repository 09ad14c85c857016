/** What is thought of decks, through the Keeper's own door: studies, skeletons, searches that are stopped. */
import { afterAll, expect, test } from 'vitest'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import type { CoverProgress } from '../../src-main/contract/decks.ts'
import makeCoverer from '../../src-main/keeper/cover-worker.ts?nodeWorker'
import { deckRoom } from '../../src-main/keeper/deck-room.ts'
import { deckThinking } from '../../src-main/keeper/deck-thinking.ts'

const shelf = openShelf({ language: cardLanguage })
const thinking = deckThinking(shelf, (how = {}) => makeCoverer(how))
const room = deckRoom(shelf, thinking.skeleton)
afterAll(async () => {
  await thinking.close()
  shelf.close()
})

test('both ready decks work as a whole, and complete all their Adventures', () => {
  for (const { id, adventurePoints } of shelf.decks.list()) {
    const { doubts, plan, charts, jobs } = thinking.study(id)
    expect(doubts.filter(({ level }) => level === 'cannot')).toEqual([])
    expect(plan.reachable).toBe(adventurePoints)
    expect(charts.map(({ id: chart }) => chart)).toEqual([
      'types',
      'values',
      'sanity',
      'regions',
      'places',
      'languages',
      'public',
      'attributes',
      'icons',
    ])
    expect(jobs.length).toBeGreaterThan(30)
  }
})

test('a study goes by the state of the deck it is of', () => {
  const { id, at } = room.open(shelf.decks.copy(shelf.decks.list()[0]!.id))
  const gate = { do: 'set', section: 'deck', card: 'msgs-seventh-house-on-the-left', copies: 0 } as const
  const after = room.edit(id, at, { changes: [gate] })
  expect(thinking.study(id).at).toBe(after.at)
})

test('[M3.1] [M3.9] from an Adventure comes a legal deck that can complete it', { timeout: 60_000 }, async () => {
  const sheet = await room.begin({ from: 'adventure', card: 'ltd-curious-parcel-the' })
  expect(sheet).toMatchObject({ legal: true, cards: 52 })
  expect(sheet.adventurePoints).toBeGreaterThanOrEqual(20)
  const { plan, doubts } = thinking.study(sheet.id)
  expect(plan.order).toContain('ltd-curious-parcel-the')
  expect(doubts.filter(({ level }) => level === 'cannot')).toEqual([])
})

test('who stops a search keeps the best set so far, and the Keeper its threads', { timeout: 60_000 }, async () => {
  const stop = new AbortController()
  const steps: CoverProgress[] = []
  for await (const step of thinking.cover({ points: 20, from: 'library' }, stop.signal)) {
    steps.push(step)
    if (step.best !== undefined) stop.abort()
  }
  expect(steps.at(-1)).toMatchObject({ state: 'stopped' })
  expect(steps.at(-1)!.best!.points).toBeGreaterThanOrEqual(20)
})

test('what cannot be is said: no Region to begin in, no collection', async () => {
  const cover = (wanted: Parameters<typeof thinking.cover>[0]) => thinking.cover(wanted).next()
  await expect(cover({ points: 5, from: 'library', regions: ['Nowhere'] })).rejects.toThrow('No story can begin in these Regions')
  await expect(cover({ points: 5, from: 'owned' })).rejects.toThrow('No collection is kept')
})

test('themes are told with how many cards they have', () => {
  const themes = thinking.themes()
  expect(themes.map(({ id }) => id)).toContain('place:Innsmouth')
  expect(themes.every(({ cards }) => cards > 2)).toBe(true)
})
