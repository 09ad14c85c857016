/** How many cards a text brings into play from a pile, which, and whose they are. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { ally, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const friends = (...titles: string[]): PrintedCard[] => titles.map((title, at) => ally(title, at + 1))

const deed = (text: string, mine: SeatSetup = {}, ...others: SeatSetup[]): Table => {
  const event = says('Deed', 'Event', text)
  const seats = [{ story: [bolton], ...mine, hand: [event, ...(mine.hand ?? [])] }, ...others.map((each) => ({ story: [quay], ...each }))]
  return table({ seats: others.length > 0 ? seats : [...seats, { story: [quay] }] }).play(event)
}
const beside = (t: Table, seat: number): string[] =>
  t.state.play.filter((each) => each.seat === seat && each.area === 'ally').map((each) => t.state.sheet.printed[each.card]!.title)

describe('[M19.18] so many cards are brought into play as the text says', () => {
  it('two of them, one after the other', () => {
    const t = deed('Put two Allies from your Discard Pile into play.', { discard: friends('One', 'Two', 'Three') })
    expect(beside(t.choosePlay('One').choosePlay('Three'), 0)).toEqual(['One', 'Three'])
    expect(t.seat).toBe(1)
  })

  it('or fewer, where it says "up to"', () => {
    const t = deed('Put up to two Allies from your Discard Pile into play.', { discard: friends('One', 'Two', 'Three') })
    expect(beside(t.choosePlay('Two').done(), 0)).toEqual(['Two'])
    expect(t.seat).toBe(1)
  })

  it('all of them', () => {
    const t = deed('Put each Ally in your Discard Pile into play.', { discard: friends('One', 'Two') })
    expect(beside(t.choosePlay('Two').choosePlay('One'), 0)).toEqual(['Two', 'One'])
  })

  it('[M1.43] one by lot, or the one of the highest value, and no other', () => {
    const discard = friends('One', 'Two', 'Three')
    expect(deed('Put one random Ally from your Discard Pile into play.', { discard }).among).toHaveLength(1)
    expect(deed('Put the highest-valued Ally in your Discard Pile into play.', { discard }).among).toEqual(['Three'])
  })
})

describe('[M17.27] each of several players brings in his own', () => {
  const hands = [{ hand: friends('Ann') }, { hand: friends('Bob', 'Bill') }, { hand: friends('Cid') }] as const

  it('each opponent from his Hand', () => {
    const t = deed('Each opponent puts one Ally from his Hand into play.', ...hands)
    expect([t.seat, t.among]).toEqual([1, ['Bob', 'Bill']])
    t.choosePlay('Bill').choosePlay('Cid')
    expect([0, 1, 2].map((seat) => beside(t, seat))).toEqual([[], ['Bill'], ['Cid']])
  })

  it('each player who likes', () => {
    const t = deed('Each player may put one Ally from his Hand into play.', ...hands)
    t.chooseWay(0).choosePlay('Ann').chooseWay(0).choosePlay('Bob').chooseWay(1)
    expect([0, 1, 2].map((seat) => beside(t, seat))).toEqual([['Ann'], ['Bob'], []])
  })

  it('your opponent from his', () => {
    const t = deed('Your opponent puts one Ally from his Hand into play.', { hand: friends('Ann') }, { hand: friends('Bob', 'Bill') })
    expect([t.seat, t.among]).toEqual([1, ['Bob', 'Bill']])
    expect(beside(t.choosePlay('Bob'), 1)).toEqual(['Bob'])
  })
})
