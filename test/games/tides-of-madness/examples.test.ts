/** The worked examples of Tides of Madness, played through. */
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { bothDiscard, bothKeep, go, outcome, position, reckon } from './position.ts'

const totals = (course: ReturnType<typeof go>) => course.state.players.map(({ points }) => points)
const madness = (course: ReturnType<typeof go>) => course.state.players.map((each) => each.madness)
const reckoned = (course: ReturnType<typeof go>) => course.events.flatMap((each) => (each.was === 'scored' ? [each] : []))

describe('worked examples', () => {
  rule('TM-X1', 'the example of the rulebook comes out to the point', () => {
    const start = reckon(
      { cards: 'Nyarlathotep, Azathoth, Dagon, Pnakotic Manuscripts, Elder Things' },
      { cards: 'Yog-Sothoth, Cthulhu, Hastur, Mountains of Madness, Shub-Niggurath' },
    )
    expect(madness(start)).toEqual([2, 1])
    expect(start.state.question).toEqual({ ask: 'what Madness gives', seat: 0 })
    const end = go(start.state, [0, { do: 'gain' }])
    expect(totals(end)).toEqual([27, 7])
    expect(end.state.round).toBe(1)
    expect(end.state.question.ask).toBe('which card to keep')
  })

  rule('TM-X2', 'a kept card scores again, and a token given back is not on the Necronomicon', () => {
    const start = reckon(
      { cards: "Great Race of Yith | Necronomicon, Hastur, Cthulhu, Deep Ones, R'lyeh", madness: 3 },
      { cards: 'Elder Things | Dagon, Yog-Sothoth, Azathoth, Innsmouth, Mountains of Madness' },
      { round: 2 },
    )
    expect(madness(start)).toEqual([7, 2])
    const end = go(start.state, [0, { do: 'heal' }])
    expect(totals(end)).toEqual([29, 22])
    expect(madness(end)).toEqual([6, 2])
  })

  rule('TM-X3', 'Dreamlands takes a token, and what it is named changes the reckoning of both', () => {
    const start = reckon(
      { cards: 'Dreamlands, Hastur, Pnakotic Manuscripts, Innsmouth, Elder Things' },
      { cards: 'Dagon, Deep Ones, Cthulhu, Azathoth, Unaussprechlichen Kulten' },
    )
    expect(madness(start)).toEqual([1, 2])
    const named = go(start.state, [1, { do: 'gain' }])
    expect(madness(named)).toEqual([2, 1])
    expect(named.state.question).toEqual({ ask: 'which suit', seat: 0 })
    expect(totals(go(named.state, [0, { do: 'name', suit: 'Manuscripts' }]))).toEqual([9, 16])
    expect(totals(go(named.state, [0, { do: 'name', suit: 'Outer Gods' }]))).toEqual([6, 16])
  })

  rule('TM-X4', 'Shub-Niggurath doubles the card before it and no other', () => {
    const start = reckon(
      { cards: 'Azathoth, Yog-Sothoth, Elder Things, Shub-Niggurath, Hastur' },
      { cards: "R'lyeh, Dagon, Great Race of Yith, Unaussprechlichen Kulten, Innsmouth" },
    )
    expect(madness(start)).toEqual([1, 3])
    const end = go(start.state, [1, { do: 'heal' }])
    expect(totals(end)).toEqual([15, 16])
    expect(reckoned(end)).toHaveLength(2)
  })

  rule('TM-X5', 'Shub-Niggurath as the first card of a round doubles nothing, a kept card least of all', () => {
    const course = reckon(
      { cards: 'Nyarlathotep | Shub-Niggurath, Elder Things, Hastur, Unaussprechlichen Kulten, Innsmouth' },
      { cards: "Azathoth | Mountains of Madness, Cthulhu, R'lyeh, Deep Ones, Dagon" },
      { round: 2 },
    )
    const end = go(course.state, [1, { do: 'heal' }])
    expect(totals(end)[0]).toBe(22)
  })

  rule('TM-X6', 'a token given back saves from the end; 4 points do not', () => {
    const start = reckon(
      { cards: 'Deep Ones | Dagon, Yog-Sothoth, Innsmouth, Hastur, Azathoth', madness: 6 },
      { cards: "Elder Things | R'lyeh, Necronomicon, Mountains of Madness, Cthulhu, Nyarlathotep", madness: 4 },
      { round: 2 },
    )
    expect(madness(start)).toEqual([9, 6])
    const healed = go(start.state, [0, { do: 'heal' }])
    expect(madness(healed)).toEqual([8, 6])
    expect(outcome(healed.state)).toBeUndefined()
    expect(outcome(go(start.state, [0, { do: 'gain' }]).state)?.scores).toEqual([0, 1])
  })

  rule('TM-X7', 'a refresh leaves two cards in play, five in hand, an empty pile, and four out of the game', () => {
    const start = position(
      { cards: 'Deep Ones |', hand: 'Elder Things, Innsmouth, Azathoth, Hastur, Cthulhu' },
      { cards: "R'lyeh |", hand: 'Mountains of Madness, Nyarlathotep, Dagon, Yog-Sothoth, Great Race of Yith' },
      { round: 2, question: { ask: 'which card to keep' }, discarded: [16, 18], pile: [13, 14, 15, 17] },
    )
    const { state } = go(start, ...bothKeep('Azathoth', 'Dagon'), ...bothDiscard('Hastur', 'Yog-Sothoth'))
    expect(state.players[0].kept).toHaveLength(2)
    expect(state.players[0].hand).toHaveLength(5)
    expect(state.players[1].hand).toHaveLength(5)
    expect(state.pile).toEqual([])
    expect(state.discarded).toEqual([16, 18, 12, 9])
  })

  rule('TM-X8', 'Miskatonic University pays for each majority; the opponent gains for more Madness', () => {
    const start = reckon(
      { cards: 'Miskatonic University, Mountains of Madness, Innsmouth, Elder Things, Nyarlathotep' },
      { cards: 'Hastur, Cthulhu, Deep Ones, Azathoth, Necronomicon' },
    )
    expect(madness(start)).toEqual([1, 2])
    expect(totals(go(start.state, [1, { do: 'gain' }]))).toEqual([16, 21])
  })

  rule('TM-X9', 'both beyond the limit: nobody wins, whatever the points', () => {
    const start = reckon(
      { cards: 'Deep Ones | Elder Things, Innsmouth, Mountains of Madness, Azathoth, Nyarlathotep', madness: 8, points: 60 },
      { cards: "Hastur | Dagon, Cthulhu, Unaussprechlichen Kulten, Shub-Niggurath, R'lyeh", madness: 8, points: 40 },
      { round: 2 },
    )
    const end = go(start.state, [1, { do: 'gain' }])
    expect(madness(end)).toEqual([9, 10])
    expect(outcome(end.state)?.scores).toEqual([0, 0])
  })
})
