/** What is handed over to an opponent: cards of the Hand, and what lies beside one's Investigator. */
import { describe, expect, it } from 'vitest'
import { ally, location, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { attributes: ['Church'] })
const webb = ally('Webb', 2)
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({ seats: [mine, theirs].map((each) => ({ story: [bolton], ...each })) })

describe('what is given to an opponent', () => {
  it('[M1.24] goes from Hand to Hand, and is his from then on', () => {
    const gift = says('Gift', 'Event', 'Give your opponent one card from your Hand.')
    const t = two({ hand: [gift, webb] }).play(gift)
    const card = no(t.state, webb)
    expect([0, 1].map((seat) => t.state.players[seat]!.hand.includes(card))).toEqual([false, true])
  })

  it('[M7.8] lies beside his Investigator, where it lay beside yours', () => {
    const gift = says('Gift', 'Event', 'Give one of your Allies to your opponent.')
    expect(
      two({ hand: [gift], allies: [webb] })
        .play(gift)
        .entry(webb).seat,
    ).toBe(1)
  })
})

describe('a Hand that is filled', () => {
  const cards = Array.from({ length: 6 }, (_, at) => ally(`One ${at}`, 1))

  it('holds so many cards then, and no more', () => {
    const well = says('Well', 'Event', 'Draw cards until you have four in your Hand.')
    expect(
      two({ hand: [well, webb], deck: cards })
        .play(well)
        .hand(0),
    ).toHaveLength(4)
    expect(
      two({ hand: [well, webb, ...cards] })
        .play(well)
        .hand(0),
    ).toHaveLength(7)
  })

  it('is that of whoever draws', () => {
    const well = says('Well', 'Event', 'Your opponent draws cards until he or she has three in Hand.')
    const t = two({ hand: [well, ...cards] }, { hand: [webb], deck: [ally('A', 1), ally('B', 1), ally('C', 1)] }).play(well)
    expect(t.hand(1)).toHaveLength(3)
  })
})
