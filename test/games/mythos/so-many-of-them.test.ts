/** How many cards somebody has where, who has most and fewest, an even number of them, and what lies on top: read from words, and played. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay, two } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const lamp = card({ title: 'Lamp', type: 'Artifact' })
const guard = ally('Guard', 1)
const scout = ally('Scout', 1)
const cook = ally('Cook', 1)

/** What an Event leaves you of 9 Sanity, of which it takes 2 where that is so. */
const sanity = (so: string, mine: SeatSetup, theirs: SeatSetup = {}): number => {
  const event = says('Omen', 'Event', `Your opponent loses 1 Sanity. If ${so}, lose 2 Sanity.`)
  return two({ sanity: 9, ...mine, hand: [event, ...(mine.hand ?? [])] }, { sanity: 9, ...theirs }).play(event).sanity[0]!
}

describe('so many of them', () => {
  it('are counted in play, of one player and of those that are so', () => {
    const only = (allies: SeatSetup['allies'] & {}) => sanity('exactly two of your Allies are in play', { allies })
    expect([only([guard]), only([guard, scout]), only([guard, scout, cook])]).toEqual([9, 7, 9])
    expect(sanity('your Allies number no more than one', { allies: [guard] })).toBe(7)
    expect(sanity('your Allies number no more than one', { allies: [guard, scout] })).toBe(9)
    expect(sanity('at least two Allies of yours are in play', { allies: [guard] }, { allies: [scout, cook] })).toBe(9)
    expect(sanity('one of your Allies is face-down', { allies: [guard] })).toBe(9)
    expect(sanity('one of your Allies is face-down', { allies: [{ lay: guard, faceDown: true }] })).toBe(7)
  })

  it('are counted in piles', () => {
    expect(sanity('your discard pile contains fewer than two Artifacts', { discard: [lamp] })).toBe(7)
    expect(sanity('you have an Artifact in your Hand', { hand: [lamp] })).toBe(7)
    expect(sanity('you have no Artifact in your Hand', { hand: [lamp] })).toBe(9)
  })

  it('may be an even number', () => {
    expect(sanity('your Sanity is an even number', {})).toBe(9)
    expect(sanity('your Sanity is an even number', { sanity: 8 })).toBe(6)
    expect(sanity('your opponent has an odd number of cards in Hand', {}, { hand: [lamp] })).toBe(7)
  })

  it('may be asked of the bottom card alone', () => {
    expect(sanity('the bottom card of your discard pile is an Artifact', { discard: [lamp, guard] })).toBe(7)
    expect(sanity('the bottom card of your discard pile is an Artifact', { discard: [guard, lamp] })).toBe(9)
    expect(sanity('the lowest card in your Story Deck is an Ally', { story: [quay, guard] })).toBe(7)
    expect(sanity('the lowest card in your Story Deck is an Ally', { story: [quay, bolton] })).toBe(9)
  })

  it('do not count below the top card', () => {
    expect(sanity('the top card of your discard pile is an Artifact', { discard: [guard, lamp] })).toBe(7)
    expect(sanity('the top card of your discard pile is an Artifact', { discard: [lamp, guard] })).toBe(9)
  })
})

describe('the most and the fewest', () => {
  const seats = (mine: number, one: number, other: number, text: string) => {
    const event = says('Omen', 'Event', `Each player loses 1 Sanity. ${text}`)
    return table({
      seats: [
        { story: [bolton], hand: [event], sanity: mine },
        { story: [quay], sanity: one },
        { story: [quay], sanity: other },
      ],
    }).play(event).sanity[0]
  }

  it('are more than all others have, or fewer', () => {
    const most = 'If you have the most Sanity, lose 2 Sanity.'
    expect([seats(9, 8, 7, most), seats(9, 9, 7, most), seats(9, 7, 10, most)]).toEqual([6, 8, 8])
    const least = 'If you have the least Sanity, lose 2 Sanity.'
    expect([seats(7, 8, 9, least), seats(7, 7, 9, least), seats(7, 8, 5, least)]).toEqual([4, 6, 6])
  })

  it('are asked of any opponent where one is enough', () => {
    expect(seats(7, 5, 9, 'If an opponent has more Sanity than you, lose 2 Sanity.')).toBe(4)
  })
})
