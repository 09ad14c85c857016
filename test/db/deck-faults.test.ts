/** What is wrong with a deck: one test a rule, and the worked examples of the rules. */
import { expect, test } from 'vitest'
import { isLegal } from '../../db/deck-faults.ts'
import { deckOf, fillers, house, listed, shelfWith } from './house-cards.ts'

const filler = fillers(60)
const adventure = (title: string, points: number) => house(title, { type: 'Adventure', points })
/** 20 points, so that only what a test is about is wrong. */
const tales = [adventure('Tale One', 12), adventure('Tale Two', 8)]

/** The faults of a deck of these cards, without their messages. */
function faults(cards: Parameters<typeof shelfWith>[0], ...lists: ReturnType<typeof listed>[]) {
  const shelf = shelfWith([...filler, ...tales, ...cards])
  const id = deckOf(shelf, ...lists.flat())
  return shelf.decks.faults(id).map(({ message: _, ...fault }) => fault)
}

/** Legal but for what is added: 50 cards and the tales. */
const base = [...listed(filler.slice(0, 50)), ...listed(tales)]

test('a deck without faults has no rows', () => {
  expect(faults([], base)).toEqual([])
})

test('[M3.1] a deck holds at least 52 playing cards', () => {
  expect(faults([], listed(filler.slice(0, 49)), listed(tales))).toEqual([{ severity: 'fault', rule: 'M3.1', found: 51, wanted: 52 }])
  expect(faults([])).toMatchObject([
    { rule: 'M3.1', found: 0 },
    { rule: 'M3.9', found: 0 },
  ])
})

test('[M3.2] a deck has no maximum size', () => {
  expect(faults([], listed(filler, 4), listed(tales))).toEqual([])
})

test('[M3.3] an Investigator is no card of the deck, and does not count to the 52', () => {
  const clerk = house('Clerk', { type: 'Investigator' })
  expect(faults([clerk], base, listed([clerk]))).toEqual([{ severity: 'fault', rule: 'M3.3', card: 'Clerk', found: 1, wanted: 0 }])
  expect(faults([clerk], listed(filler.slice(0, 49)), listed(tales), listed([clerk]))).toMatchObject([
    { rule: 'M3.1', found: 51 },
    { rule: 'M3.3' },
  ])
  expect(faults([clerk], base, listed([clerk], 1, 'investigators'))).toEqual([])
})

test('[M1.2] a playing card is no Investigator', () => {
  expect(faults([], base, listed([filler[55]!], 2, 'investigators'))).toEqual([
    { severity: 'fault', rule: 'M1.2', card: 'Filler 56', found: 2, wanted: 0 },
  ])
})

test('[M3.4, M3.5, M1.5] at most four of a Title, of all sets together, however it is spelt', () => {
  const car = house('Car')
  const others = [house('The Car', { setCode: 'Y' }), house('CAR', { setCode: 'Z' })]
  expect(faults([car], base, listed([car], 4))).toEqual([])
  expect(faults([car], base, listed([car], 5))).toMatchObject([{ rule: 'M3.4', card: 'Car', found: 5, wanted: 4 }])
  expect(faults([car, ...others], base, listed([car], 3), listed([others[0]!]))).toEqual([])
  expect(faults([car, ...others], base, listed([car], 3), listed(others))).toMatchObject([
    { severity: 'fault', rule: 'M3.4', found: 5, wanted: 4 },
  ])
})

test('[M3.6] at most one of a card with the Uniqueness Dot', () => {
  const dotted = house('Dotted', { unique: true })
  expect(faults([dotted], base, listed([dotted]))).toEqual([])
  expect(faults([dotted], base, listed([dotted], 2))).toEqual([{ severity: 'fault', rule: 'M3.6', card: 'Dotted', found: 2, wanted: 1 }])
})

test('[M3.8] two differently printed dotted cards of a Title may both be in', () => {
  const dotted = [house('Dotted', { unique: true }), house('Dotted', { unique: true, setCode: 'Y' })]
  expect(faults(dotted, base, listed(dotted))).toEqual([])
})

test('[M3.9, M3.13] Adventures under 20 points are a warning; the deck stays legal', () => {
  const shelf = shelfWith([...filler, ...tales])
  const id = deckOf(shelf, ...listed(filler.slice(0, 51)), ...listed([tales[0]!]))
  expect(shelf.decks.faults(id)).toEqual([
    {
      severity: 'warning',
      rule: 'M3.9',
      found: 12,
      wanted: 20,
      message: 'The Adventures add up to 12 points; a campaign needs 20. Copies of one Title count once.',
    },
  ])
  expect(isLegal(shelf.decks.faults(id))).toBe(true)
  expect(shelf.decks.look(id)).toMatchObject({ legal: true, faults: 0, cards: 52, adventurePoints: 12 })
})

test('[M3.11] a blank Adventure is not allowed', () => {
  const blank = house('Blank', { type: 'Adventure' })
  expect(faults([blank], base, listed([blank]))).toEqual([{ severity: 'fault', rule: 'M3.11', card: 'Blank', found: 1, wanted: 0 }])
})

test('[M3.12] copies of an Adventure count once toward the 20', () => {
  expect(faults([], listed(filler.slice(0, 50)), listed([tales[0]!], 2))).toMatchObject([{ rule: 'M3.9', found: 12 }])
  const reprint = house('The Tale One', { type: 'Adventure', points: 12, setCode: 'Y' })
  expect(faults([reprint], listed(filler.slice(0, 50)), listed([tales[0]!, reprint]))).toMatchObject([{ rule: 'M3.9', found: 12 }])
})

test('cards that are only thought of count for nothing', () => {
  expect(faults([], base, listed([filler[0]!], 99, 'maybe'))).toEqual([])
})

test('each fault is told in a sentence', () => {
  const cards = [house('Dotted', { unique: true }), house('Blank', { type: 'Adventure' }), house('Clerk', { type: 'Investigator' })]
  const shelf = shelfWith([...filler, ...cards])
  const id = deckOf(shelf, ...listed([filler[0]!], 5), ...listed(cards, 2), ...listed([filler[1]!], 1, 'investigators'))
  expect(shelf.decks.faults(id).map(({ message }) => message)).toEqual([
    'Filler 2 is a playing card: list it in the Deck, it is no Investigator.',
    'The deck has 9 cards; it needs at least 52.',
    'Clerk is an Investigator: list it under Investigators, it is no card of the deck.',
    'There are 5 copies of Filler 1; at most 4 of one Title are allowed.',
    'There are 2 copies of Dotted; its Uniqueness Dot allows 1.',
    'Blank is a blank Adventure, which no deck may hold.',
    'The Adventures add up to 0 points; a campaign needs 20. Copies of one Title count once.',
  ])
})

test('[MX1, M3.10] four Mi-Go of three printings are within the limit, a fifth of another set is not', () => {
  const monster = (setCode: string, no?: number) =>
    house('Mi-Go', { type: 'Monster', setCode, id: `${setCode}-mi-go${no ? `-${no}` : ''}`.toLowerCase() })
  const [limited, worker, soldier, later] = [monster('LTD'), monster('Y', 1), monster('Y', 2), monster('NAE')] as const
  const cards = [limited, worker, soldier, later]
  const sixty = [...listed(filler.slice(0, 54)), ...listed(tales), ...listed([limited], 2), ...listed([worker, soldier])]
  expect(faults(cards, sixty)).toEqual([])
  expect(faults(cards, sixty, listed([later]))).toMatchObject([{ rule: 'M3.4', card: 'Mi-Go', found: 5, wanted: 4 }])
})

test('[MX30, M3.7] one dotted Dhole and three without a dot are legal; a second dotted one is not, nor is a fifth', () => {
  const dotted = house('Dhole', { type: 'Monster', unique: true, setCode: 'DRM' })
  const plain = house('Dhole', { type: 'Monster' })
  expect(faults([dotted, plain], base, listed([dotted]), listed([plain], 3))).toEqual([])
  expect(faults([dotted, plain], base, listed([dotted], 2), listed([plain], 2))).toMatchObject([{ rule: 'M3.6', card: 'Dhole', found: 2 }])
  expect(faults([dotted, plain], base, listed([dotted]), listed([plain], 4))).toMatchObject([{ rule: 'M3.4', found: 5 }])
})

test('[MX31] 51 cards and an Investigator are too few; 19 points do for the basic game only, and a copy adds none', () => {
  const clerk = house('Clerk', { type: 'Investigator' })
  const [five, six, eight] = [adventure('Five', 5), adventure('Six', 6), adventure('Eight', 8)] as const
  const cards = [clerk, five, six, eight]
  const investigator = listed([clerk], 1, 'investigators')
  expect(faults(cards, listed(filler.slice(0, 49)), listed(tales), investigator)).toMatchObject([{ rule: 'M3.1', found: 51 }])
  const second = [...listed(filler.slice(0, 49)), ...listed([five, six]), ...investigator]
  expect(faults(cards, second, listed([eight]))).toEqual([{ severity: 'warning', rule: 'M3.9', found: 19, wanted: 20 }])
  expect(faults(cards, second, listed([eight], 2))).toEqual([{ severity: 'warning', rule: 'M3.9', found: 19, wanted: 20 }])
})

test('[MX32, M3.14] Titles of different wording have limits of their own', () => {
  const books = [
    house('Thaumaturgical Prodigies in the New England Canaan', { type: 'Tome' }),
    house('Thaumaturgical Prodigies in the New-English Canaan', { type: 'Tome' }),
  ]
  expect(faults(books, base, listed(books, 4))).toEqual([])
})
