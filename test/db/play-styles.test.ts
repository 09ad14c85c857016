/** Play styles: data that says what a deck is judged by. */
import { expect, test } from 'vitest'
import { lawName } from '../../db/play-styles.ts'
import type { ShelfError } from '../../db/shelf-error.ts'
import { lawOf } from '../../src-main/games/mythos/deck-law.ts'
import { playStyles } from '../../src-main/games/mythos/play-styles.ts'
import { fillers, house, listed, shelfWith } from './house-cards.ts'

const filler = fillers(60)
const dotted = house('Dotted', { unique: true })
const foreign = house('Foreign', { setCode: 'Y' })
const tale = house('Tale', { type: 'Adventure', points: 8 })

/** A legal deck of 52 but for its 8 points, judged by styles. */
function judging(...more: ReturnType<typeof listed>) {
  const shelf = shelfWith([...filler, dotted, foreign, tale])
  shelf.styles.bind(playStyles, lawOf)
  const cards = [...listed(filler.slice(0, 51)), ...listed([tale]), ...more]
  const { id } = shelf.deckRoom.begin({ name: 'Mine', cards })
  const by = (style: string) => {
    shelf.deckRoom.edit(id, shelf.deckRoom.open(id).at, { changes: [{ do: 'style', style }] })
    return shelf.deckRoom.open(id).faultList.map(({ rule, found, wanted }) => [rule, found, wanted])
  }
  const own = (terms: object) =>
    shelf.styles.save({ name: 'Own', says: '', terms: { mode: 'campaign', target: 20, houseRules: [], ...terms } })
  return { shelf, id, by, own }
}

test('[M3.9, M3.13] the campaign wants 20 points of a deck, the basic game does not', () => {
  const { by } = judging()
  expect(by('campaign')).toEqual([['M3.9', 8, 20]])
  expect(by('basic')).toEqual([])
})

test('[M3.13, M16.25] the tournament and the rules of 1997 judge decks by the book', () => {
  for (const style of playStyles) expect(lawName(lawOf(style.terms))).toBe(style.id === 'basic' ? '{"points":0}' : '{}')
  expect(playStyles.find(({ id }) => id === 'tournament')?.terms).toMatchObject({ mode: 'campaign', alternativeFirstCard: true })
})

test('[M3.1, M3.2, M3.4, M3.9, M3.10] a style of one’s own has other numbers', () => {
  const { by, own } = judging(...listed([foreign], 2))
  expect(by(own({ least: 60, copies: 1, points: 8 }))).toEqual([
    ['M3.1', 54, 60],
    ['M3.4', 2, 1],
  ])
  expect(by('campaign')).toEqual([['M3.9', 8, 20]])
})

test('[M3.2, M3.10] a style may have a most, and allow some sets only', () => {
  const { by, own } = judging(...listed([foreign], 2))
  expect(by(own({ most: 50, sets: ['X'], points: 0 }))).toEqual([
    ['M3.2', 54, 50],
    ['M3.10', 2, 0],
  ])
})

test('[M3.1, M3.6] house rules of a style bind its deck check, and the limits that rows show', () => {
  const { shelf, id, by, own } = judging(...listed([dotted], 3))
  const limit = () => shelf.deckRoom.open(id).rows.find(({ title }) => title === 'Dotted')?.limit
  expect([by('basic'), limit()]).toEqual([[['M3.6', 3, 1]], 1])
  expect([by(own({ houseRules: ['dots-ignored', 'any-adventures'] })), limit()]).toEqual([[], 4])
})

test('a style in use stays, one of the app stays as it is, and no two have one name', () => {
  const { shelf, by, own } = judging()
  const { styles } = shelf
  const id = own({})
  const refused = (act: () => unknown) => {
    try {
      act()
    } catch (error) {
      return (error as ShelfError).code
    }
    return undefined
  }
  by(id)
  expect(refused(() => styles.remove(id))).toBe('in_use')
  by('basic')
  expect(refused(() => styles.remove('basic'))).toBe('ready_style')
  expect(refused(() => styles.save({ ...styles.find('basic')!, says: 'Other' }))).toBe('ready_style')
  expect(refused(() => own({}))).toBe('bad_name')
  expect(refused(() => styles.save({ ...styles.find(id)!, terms: { ...styles.find(id)!.terms, least: 5, most: 4 } }))).toBe('bad_field')
  styles.save({ ...styles.find(id)!, name: 'Renamed' })
  expect(styles.list().map(({ name, own }) => [name, own])).toEqual([...playStyles.map(({ name }) => [name, false]), ['Renamed', true]])
  styles.remove(id)
  expect(styles.list()).toHaveLength(playStyles.length)
})

test('what a house rule comes to is reckoned anew at every start', () => {
  const { shelf, by, own } = judging(...listed([dotted], 3))
  const id = own({ houseRules: ['dots-ignored'], points: 0 })
  expect(by(id)).toEqual([])
  shelf.styles.bind(playStyles, () => ({ points: 0 }))
  expect(by(id)).toEqual([['M3.6', 3, 1]])
})
