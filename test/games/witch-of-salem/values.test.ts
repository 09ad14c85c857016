/** The values of Witch of Salem as data: what is decided bears its mark, and an options file can put other values in their place. */
import { expect, test } from 'vitest'
import { BadOptions } from '../../../src-main/engine/game.ts'
import { witchOfSalem } from '../../../src-main/games/witch-of-salem/game.ts'
import { ours, replaced } from '../../../src-main/games/witch-of-salem/values.ts'
import { view } from './position.ts'

const refusalOf = (values: unknown): string => {
  try {
    witchOfSalem.setup({ players: 2, values }, 1)
  } catch (error) {
    expect(error).toBeInstanceOf(BadOptions)
    return (error as Error).message
  }
  throw new Error('These values were taken.')
}

test('every value says where it comes from', () => {
  const sources = [...ours.places, ours.track, ...ours.creatures, ...ours.greatOldOnes, ...ours.events].map(({ source }) => source)
  expect(sources.every((source) => source !== undefined && source !== '')).toBe(true)
  expect(sources.filter((source) => source?.includes('[decision]')).length).toBeGreaterThan(20)
})

test('a section of an options file takes the place of ours, and the others stay', () => {
  const track = { demon: 10, rift: 20, pictures: [2, 5, 9] }
  const state = witchOfSalem.setup({ players: 2, values: { track } }, 1)
  expect(view(state).track).toEqual(track)
  expect(view(state).places[1]!.name).toBe('Sanatorium')
  expect(replaced({}).creatures).toBe(ours.creatures)
  // It is kept with the match, as plain data.
  expect(JSON.parse(JSON.stringify(state)).values.track).toEqual(track)
})

test('other values are played by, to the end', () => {
  const events = ours.events.map((each) => ({ ...each, effect: { do: 'move Necron', by: 9 } }))
  let state = witchOfSalem.setup({ players: 2, first: 0, values: { events } }, 3)
  for (;;) {
    const [seat] = witchOfSalem.actors(state)
    if (seat === undefined) break
    state = witchOfSalem.apply(state, seat, witchOfSalem.legal(state, seat)[0]!).state
  }
  expect(state.round).toBeLessThanOrEqual(3)
})

test('a refusal names each place and what belongs there', () => {
  const creatures = ours.creatures.map((each, at) => (at === 3 ? { ...each, effect: { do: 'move Necron', by: 'three' } } : each))
  expect(refusalOf({ creatures })).toBe('The values cannot be used. creatures, entry 4, effect, by: expected number, received string.')
  expect(refusalOf({ creatures: ours.creatures.slice(1) })).toContain('creatures: expected twelve creatures.')
  expect(refusalOf({ creatures: ours.creatures.with(0, ours.creatures[1]!) })).toContain('creatures: expected ids that differ.')
  expect(refusalOf({ track: { demon: 20, rift: 20, pictures: [] } })).toContain('track: expected the demon space before the rift.')
  expect(refusalOf({ track: { demon: 20, rift: 40, pictures: [7, 3] } })).toContain(
    'track, pictures: expected spaces before the rift, in rising order.',
  )
  expect(refusalOf({ cards: [] })).toContain('cards')
  expect(refusalOf('nothing')).toContain('The file: expected object, received string.')
  const places = ours.places.map((each, at) => (at === 1 ? { ...each, prices: [null, { pay: 'gold', count: 1 }, null] } : each))
  expect(refusalOf({ places })).toContain('places, entry 2, prices, entry 2')
  expect(refusalOf({ events: ours.events.map((each) => ({ ...each, effect: { do: 'sing' } })) })).toContain('And 7 more.')
})

test('Necron does not start behind a demon of other values', () => {
  expect(() => witchOfSalem.setup({ players: 2, necron: 3, values: { track: { demon: 2, rift: 9, pictures: [1] } } }, 1)).toThrow(
    BadOptions,
  )
})
