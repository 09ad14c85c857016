/** Versions of decks: kept by name and by matches, gone back to, compared, and with a record of their own. */
import { expect, test } from 'vitest'
import { ShelfError } from '../../db/shelf-error.ts'
import { fillers, house, shelfWith } from './house-cards.ts'

const car = house('Car')
const otherCar = house('The Car', { setCode: 'Y' })
const tale = house('Tale', { type: 'Adventure', points: 8 })
const cards = [car, otherCar, tale, ...fillers(3)]

function deck() {
  const shelf = shelfWith(cards)
  const { deckRoom: room, versions, matches } = shelf
  const { id } = room.begin({ name: 'Mine', notes: 'fast and loud', cards: [{ section: 'deck', card: car.named.id, copies: 2 }] })
  const set = (card: typeof car, copies: number, section: 'deck' | 'maybe' = 'deck') =>
    room.edit(id, room.open(id).at, { changes: [{ do: 'set', section, card: card.named.id, copies }] })
  /** A match that is over, with these decks and scores. */
  const played = (decks: readonly number[], scores: readonly number[]) => {
    const match = matches.create({
      ...{ game: 'mythos', title: 'M', edition: 1, seed: 1, options: {} },
      seats: decks.map((deck, no) => ({ name: `P${no}`, kind: 'human', deck })),
    })
    matches.append(match, 0, { seat: 0, action: {} }, { scores })
    return match
  }
  return { shelf, room, versions, matches, id, set, played }
}

test('a match keeps the version it is played with, and the same list is the same version', () => {
  const { versions, room, matches, id, set, played } = deck()
  const match = played([id, id], [3, 1])
  set(car, 3)
  played([id], [0])
  set(car, 2)
  set(tale, 1, 'maybe')
  played([id], [2])
  expect(versions.all(id).map(({ name, cards, record, current }) => [name, cards, record, current])).toEqual([
    [undefined, 3, { played: 1, won: 0 }, false],
    [undefined, 2, { played: 3, won: 2 }, true],
  ])
  expect(room.open(id)).toMatchObject({ versions: 2, record: { played: 4, won: 2 } })
  expect(room.list().find((each) => each.id === id)?.record).toEqual({ played: 4, won: 2 })
  const [first] = matches.load(match).seats
  expect(versions.list(id, first!.version!).cards).toMatchObject([{ title: 'Car', copies: 2 }])
})

test('a match that is played again keeps the version of the one before', () => {
  const { versions, matches, id, set, played } = deck()
  const before = matches.load(played([id], [1]))
  set(car, 4)
  const again = matches.create({
    ...{ game: 'mythos', title: 'M', edition: 1, seed: 2, options: {} },
    seats: before.seats,
    previous: before.id,
  })
  expect(matches.load(again).seats).toEqual(before.seats)
  expect(versions.all(id)).toHaveLength(1)
})

test('a removed match is in no record', () => {
  const { room, matches, id, played } = deck()
  matches.remove(played([id], [1]))
  expect(room.open(id).record).toEqual({ played: 0, won: 0 })
})

test('a version is named, gone back to as an edit, and that taken back', () => {
  const { versions, room, id, set } = deck()
  set(tale, 1)
  versions.name(id, 'First')
  expect(versions.all(id)).toMatchObject([{ name: 'First', cards: 3, adventurePoints: 8, current: true }])
  set(car, 4)
  const later = room.edit(id, room.open(id).at, { changes: [{ do: 'notes', notes: 'slow' }] })
  const [first] = versions.all(id)
  expect(first?.current).toBe(false)
  const back = room.goBack(id, later.at, first!.id)
  expect(back).toMatchObject({ cards: 3, notes: 'fast and loud', undo: 'Went back to First' })
  expect(room.undo(id, back.at)).toMatchObject({ cards: 5, notes: 'slow' })
  versions.name(id, 'Old one', first!.id)
  expect(versions.all(id).map(({ name }) => name)).toEqual(['Old one'])
  expect(() => versions.name(id, 'x', 99)).toThrow(ShelfError)
})

test('[M3.5] decks are compared by Title and section, their notes word by word', () => {
  const { versions, room, id, set } = deck()
  versions.name(id, 'First')
  set(car, 1)
  set(otherCar, 2)
  set(tale, 1, 'maybe')
  room.edit(id, room.open(id).at, { changes: [{ do: 'notes', notes: 'fast and quiet' }] })
  const [{ id: first } = { id: 0 }] = versions.all(id)
  expect(room.compare({ deck: id, version: first }, { deck: id })).toEqual({
    a: 'Mine, First',
    b: 'Mine',
    rows: [
      { section: 'deck', card: car.named.id, title: 'Car', type: 'Location', a: 2, b: 3 },
      { section: 'maybe', card: tale.named.id, title: 'Tale', type: 'Adventure', a: 0, b: 1 },
    ],
    notes: [{ words: 'fast and ' }, { words: 'loud', only: 'a' }, { words: 'quiet', only: 'b' }],
  })
})
