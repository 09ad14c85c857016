/** What is done at the beginning of your next Turn: once, then, and by nobody before; whichever Turns lie between. */
import { describe, expect, it } from 'vitest'
import { location, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const home = location('Home', { attributes: ['City'] })
const oath = says('Oath', 'Event', 'At the beginning of your next Turn, lose 2 Sanity.')
const idle = (title: string) => says(title, 'Event', 'Draw one card.')
const [first, second] = [idle('First'), idle('Second')]
const at = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [home], sanity: 10, ...mine },
      { story: [home], sanity: 10, ...theirs },
    ],
  })

describe('[M5.14] the beginning of your next Turn', () => {
  it('comes after the Turn of the opponent, and once', () => {
    const t = at({ hand: [oath, first, second] }, { hand: [idle('Third'), idle('Fourth')] }).play(oath)
    expect(t.sanity).toEqual([10, 10])
    t.play('Third')
    expect([t.seat, t.sanity]).toEqual([0, [8, 10]])
    t.play(first).play('Fourth')
    expect([t.seat, t.sanity]).toEqual([0, [8, 10]])
  })

  it('asks then what is asked', () => {
    const text = 'At the beginning of your next Turn, if you are at a City, gain 1 Sanity.'
    const [there, elsewhere] = [home, location('Moor', { attributes: ['Country'] })].map((place) => {
      const hope = says('Hope', 'Event', text)
      return at({ story: [place], hand: [hope] })
        .play(hope)
        .pass().sanity[0]
    })
    expect([there, elsewhere]).toEqual([11, 10])
  })
})
