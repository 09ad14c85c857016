/** So much for each player of whom something is so, and places that are turned on top of a Story Deck: read from words, and played. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay, two, worth } from '../../support/two-places.ts'

const says = saying(knownWords([]))

describe('so much for each player', () => {
  const seats = (text: string) => {
    const thing = says('Thing', 'Ally', text, { value: 2 })
    return worth(
      table({
        seats: [
          { story: [quay], allies: [thing], sanity: 5 },
          { story: [quay], sanity: 12 },
          { story: [bolton], sanity: 4 },
        ],
      }),
      'Thing',
    )
  }

  it('counts them all, or your opponents alone', () => {
    expect(seats('Add 1 for each opponent.')).toBe(4)
    expect(seats('Add 2 for each player.')).toBe(8)
    expect(seats('Add 2 for each player, up to 5.')).toBe(7)
  })

  it('counts those of whom it is so', () => {
    expect(seats('Add 1 for each Investigator, including your own, at a Water Location.')).toBe(4)
    expect(seats('Add 1 for each opponent at a Water Location.')).toBe(3)
    expect(seats('Add 1 for each player whose Sanity is below 10.')).toBe(4)
    expect(seats('Add 1 for each opponent in the same Subregion as you.')).toBe(3)
  })
})

describe('a place that is turned', () => {
  const salem = location('Salem Inn', { subregion: 'Salem', sanity: -1 })

  it('[M6.22, M6.27] crosswise must be walked to', () => {
    const fog = says('Fog', 'Event', "Turn your opponent's Current Location crosswise; it must now be walked to.")
    const t = two({ hand: [fog] }, { hand: [ally('Guard', 1)] }).play(fog)
    expect(t.state.players[1]!.spot?.crosswise).toBe(true)
    expect(t.story(1)).toEqual(['Quay'])
    t.untilTurnOf(1).arrive()
    expect(t.state.players[1]!.spot?.crosswise).toBe(false)
  })

  it('[M2.20, M6.27] right-side-up is arrived at, with what its pentagram takes', () => {
    const cab = says('Cab', 'Event', 'Rotate your crosswise Location right-side-up.')
    const t = two({ hand: [salem, cab], sanity: 10 })
      .play(salem, 'walk')
      .untilTurnOf(0)
      .play(cab)
    expect([t.state.players[0]!.spot?.crosswise, t.story(0)[0], t.sanity[0]]).toEqual([false, 'Salem Inn', 9])
  })

  it('is left as it is where nobody walks', () => {
    const cab = says('Cab', 'Event', 'Rotate your crosswise Location right-side-up.')
    const t = two({ hand: [cab], sanity: 10 }).play(cab)
    expect([t.story(0), t.sanity[0]]).toEqual([['Bolton', 'Cab'], 10])
  })
})

describe('the place one has come from', () => {
  it('[M6.69] comes to the top again, whatever lies there now', () => {
    const back = says('Back', 'Event', 'Return to your previous Location.')
    const t = two({ hand: [back], story: [bolton, ally('Guard', 1), quay] }).play(back)
    expect(t.story(0).slice(0, 2)).toEqual(['Quay', 'Bolton'])
  })
})
