/** M17.25, M17.27: "one Ally of each player" is one of each of them, chosen by you, and not one among those of all. */
import { expect, test } from 'vitest'
import { ally, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, quay } from '../../support/two-places.ts'

const three = (mine: SeatSetup, theirs: SeatSetup = {}, others: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [quay], ...theirs },
      { story: [quay], ...others },
    ],
  })

const pair = (name: string) => [ally(`${name} One`, 1), ally(`${name} Two`, 1)]

test('[M17.25, M17.27] one Ally of each player’s pile is one of each pile', () => {
  const call = says('Call', 'Event', 'Return one Ally in each player’s discard pile to its owner’s Hand.')
  const t = three({ hand: [call], discard: pair('Mine') }, { discard: pair('Theirs') }, { discard: pair('Others') }).play(call)
  t.choose('Mine One').choose('Theirs Two').choose('Others One')
  expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([['Mine One'], ['Theirs Two'], ['Others One']])
})

test('[M17.25] up to two Allies of each opponent are so many of each', () => {
  const rout = says('Rout', 'Event', 'Bury up to two Allies of each opponent.')
  const t = three({ hand: [rout] }, { allies: pair('Theirs') }, { allies: pair('Others') }).play(rout)
  t.choose('Theirs One').done().choose('Others One').done()
  expect(['Theirs One', 'Theirs Two', 'Others One', 'Others Two'].map((each) => t.where(each))).toEqual(['story', 'ally', 'story', 'ally'])
})

test('[M17.25] one Ally of any player is one in all, and so is one of all opponents’', () => {
  const one = (text: string) => {
    const deed = says('Deed', 'Event', text)
    const t = three({ hand: [deed] }, { allies: pair('Theirs') }, { allies: pair('Others') })
      .play(deed)
      .choose('Others One')
    return [t.question?.ask, t.where('Theirs One'), t.where('Others One')]
  }
  expect(one('Bury one Ally of any player.')).toEqual(['what to play', 'ally', 'story'])
  expect(one('Bury one Ally of your opponents.')).toEqual(['what to play', 'ally', 'story'])
})

test('[M17.25] who chooses of each player what befalls him does what follows himself', () => {
  const toll = says('Toll', 'Event', 'Bury one Ally of each opponent and gain 1 Sanity.')
  const t = three({ hand: [toll] }, { allies: [ally('Their', 1)] }, { allies: [ally('Other', 1)] }).play(toll)
  expect([t.sanity, t.where('Their'), t.where('Other')]).toEqual([[13, 12, 12], 'story', 'story'])
})
