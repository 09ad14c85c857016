/** How many hidden cards a text brings to light, who picks them, and whose stay hidden. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { card, type SeatSetup, told } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const idols = (...titles: string[]): PrintedCard[] => titles.map((title) => card({ title, type: 'Artifact', anyDimension: true }))

/** Both others hold three cards; the first player plays an Event with this text. */
const deed = (text: string, second: SeatSetup = {}, third?: SeatSetup): Table => {
  const event = says('Deed', 'Event', text)
  const seats: SeatSetup[] = [
    { story: [bolton], hand: [event, ...idols('A1', 'A2')] },
    { story: [quay], hand: idols('B1', 'B2', 'B3'), deck: idols('B4', 'B5', 'B6'), ...second },
  ]
  if (third !== undefined) seats.push({ story: [quay], hand: idols('C1', 'C2', 'C3'), deck: idols('C4', 'C5', 'C6'), ...third })
  return table({ seats }).play(event)
}
const revealed = (t: Table): string[] => told(t.events, 'revealed').map(({ title }) => title)
const seen = (t: Table): string => (t.question !== undefined && 'prompt' in t.question ? t.question.prompt : '')
const shut = (): PrintedCard => says('Shutter', 'Artifact', 'Your opponents may not look at your Hand.')
const proof = (): PrintedCard => says('Ward', 'Artifact', 'You are not affected by Events.')

describe('[M1.43] of hidden cards no more are shown than the text says', () => {
  it('one by lot is revealed, and the others are not', () => {
    expect(revealed(deed('Your opponent reveals one random card from his Hand.'))).toHaveLength(1)
    const each = revealed(deed('Each opponent reveals one random card from his Hand.', {}, {}))
    expect(each.map((title) => title.slice(0, 1))).toEqual(['B', 'C'])
  })

  it('one by lot is looked at', () => {
    expect(seen(deed('Look at one random card in your opponent’s Hand.'))).toMatch(/^You look at: B\d\.$/)
    expect(seen(deed('Look at two random cards in your opponent’s Hand.'))).toMatch(/^You look at: B\d, B\d\.$/)
  })

  it('[M17.25] what one shows of his own Hand he picks himself', () => {
    const mine = deed('Reveal one card in your Hand.')
    expect([mine.seat, mine.among]).toEqual([0, ['A1', 'A2']])
    expect(revealed(mine.choose('A2'))).toEqual(['A2'])
    const his = deed('Your opponent reveals one card from his Hand.')
    expect([his.seat, his.among]).toEqual([1, ['B1', 'B2', 'B3']])
    const both = deed('Each opponent reveals one card from his Hand.', {}, {}).choose('B3').choose('C1')
    expect(revealed(both)).toEqual(['B3', 'C1'])
  })

  it('what was revealed so is what is spoken of then', () => {
    const t = deed('Reveal one random card in your opponent’s Hand. If it is an Artifact, discard it.')
    expect(t.discard(1)).toEqual(revealed(t))
  })
})

describe('[M17.28] whose cards are out of reach', () => {
  it('keeps a shut Hand hidden where the Hands of several are looked at', () => {
    expect(seen(deed('Look at the Hand of each opponent.', {}, { assets: [shut()] }))).toBe('You look at: B1, B2, B3.')
    expect(seen(deed('Look at the Hand of each opponent.', { assets: [shut()] }, {}))).toBe('You look at: C1, C2, C3.')
  })

  it('shows and changes nothing of a player whom the card does not affect', () => {
    const ward = { assets: [proof()] }
    expect(seen(deed('Look at your opponent’s Hand.', ward))).not.toMatch(/^You look at/)
    expect(revealed(deed('Each opponent reveals his Hand.', ward, {}))).toEqual(['C1', 'C2', 'C3'])
    expect(deed('Your opponent discards two cards and draws as many.', ward).seat).toBe(1)
    expect(deed('Your opponent discards two cards and draws as many.', ward).question?.ask).toBe('what to play')
    const sorted = deed('Look at the top three cards of your opponent’s Mythos Deck and put them back in any order.', ward)
    expect(sorted.question?.ask).toBe('what to play')
  })
})

describe('[M17.27] the Mythos Deck of each player', () => {
  it('has those back that were looked at, whosever it is, in an order if a word gives leave', () => {
    const text = 'Look at the top three cards of your opponent’s Mythos Deck. Discard one and return the others'
    const sorted = deed(`${text} in any order.`).chooseWay(0).choose('B4').choose('B6', 'B5')
    expect(sorted.state.players[1]!.deck.map((each) => sorted.state.sheet.printed[each]!.title)).toEqual(['B6', 'B5'])
    const asTheyLay = deed(`${text}.`).chooseWay(0).choose('B4')
    expect(asTheyLay.question?.ask).toBe('what to play')
    expect(asTheyLay.state.players[1]!.deck.map((each) => asTheyLay.state.sheet.printed[each]!.title)).toEqual(['B5', 'B6'])
  })

  it('is put in another order, one after the other', () => {
    const t = deed('Look at the top three cards of each player’s Mythos Deck and put them back in any order.', {}, {})
    t.choose('B6', 'B5').choose('B4').choose('C6', 'C5').choose('C4')
    expect(t.state.players.map(({ deck }) => deck.map((each) => t.state.sheet.printed[each]!.title))).toEqual([
      [],
      ['B6', 'B5', 'B4'],
      ['C6', 'C5', 'C4'],
    ])
  })
})
