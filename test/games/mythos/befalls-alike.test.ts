/** An Event that spreads does all that it does to each player in the same place (M18.6), and leaves out whom a text keeps out of it. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, location, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { worth } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const quay = (water: boolean) => location('Quay', { subregion: 'Salem', attributes: ['City'], publicAttributes: water ? ['Water'] : [] })
const moor = () => location('Moor', { subregion: 'Dunwich', attributes: ['Country'] })
const others = 'Any other players whose Investigators are in the same City are similarly affected.'

/** Four players: the first one plays the Event on the second; the third is in the same City, away from the Water, and the fourth elsewhere. */
const struck = (text: string, second: SeatSetup = {}): Table => {
  const deed = says('Ague', 'Event', text, { subtype: 'Epidemic' })
  const crew = (at: number) => [ally(`One ${at}`, 3), ally(`Two ${at}`, 3)]
  return table({
    seats: [
      { story: [moor()], hand: [deed], sanity: 10 },
      { story: [quay(true)], allies: crew(1), sanity: 10, ...second },
      { story: [quay(false)], allies: crew(2), sanity: 10 },
      { story: [moor()], allies: crew(3), sanity: 10 },
    ],
  })
    .play(deed)
    .choosePlayer(1)
}
const left = (t: Table) => [1, 2, 3].map((seat) => t.state.play.filter((each) => each.seat === seat && each.area === 'ally').length)
const worthOf = (t: Table) => [1, 2, 3].map((seat) => worth(t, `One ${seat}`))

describe('[M18.6] all players in the same place are affected alike', () => {
  it('each by what is so of his own place', () => {
    const text = `Randomly choose one Ally that opponent must Bury (two Allies if opponent is in a Water Location). ${others}`
    expect(left(struck(text).choose('One 1'))).toEqual([0, 1, 2])
  })

  it('by a loss of Sanity', () => {
    expect(struck(`Your opponent loses 2 Sanity. ${others}`).sanity).toEqual([10, 8, 8, 10])
  })

  it('by what lasts', () => {
    expect(worthOf(struck(`All Allies of your opponent are reduced by 1 point for the remainder of this Round. ${others}`))).toEqual([
      2, 2, 3,
    ])
  })
})

describe('[M18.6] all players on such a journey are affected alike', () => {
  const voyage = () => card({ title: 'Voyage', type: 'Event', subtype: 'Travel by Sea', travel: true })
  const text =
    'All Allies of your opponent are reduced by 1 point for the remainder of this Round. Any other players whose top card is a Travel by Sea Event are similarly affected.'

  it('and nobody who is at a Location by now', () => {
    const deed = says('Ague', 'Event', text, { subtype: 'Epidemic' })
    const crew = (at: number) => [ally(`One ${at}`, 3)]
    const t = table({
      seats: [
        { story: [moor()], hand: [deed] },
        { story: [moor()], allies: crew(1) },
        { story: [voyage(), moor()], allies: crew(2) },
        { story: [moor(), voyage()], allies: crew(3) },
      ],
    })
      .play(deed)
      .choosePlayer(1)
    expect(worthOf(t)).toEqual([2, 2, 3])
  })
})

describe('[M18.7] who is left out when an Epidemic is determined', () => {
  const weakens = 'All Allies of your opponent are reduced by 1 point for the remainder of this Round.'
  const doctor = says('Doctor', 'Ally', 'This Doctor and all of your Students are excluded when determining the results of an Epidemic.')
  const pupil = ally('Pupil', 3, { attributes: ['Student'] })

  it('is not changed by what lasts, nor are those it covers', () => {
    const t = struck(weakens, { allies: [doctor, pupil, ally('One 1', 3)] })
    expect([worth(t, 'Pupil'), worth(t, 'One 1')]).toEqual([3, 2])
  })

  it('is left out of other Events if these are named', () => {
    const warden = says('Warden', 'Ally', 'All of your Students are excluded when determining the results of a Storm.')
    const storm = says('Gale', 'Event', 'Your opponent must Bury all Allies.', { subtype: 'Storm' })
    const allies = [warden, pupil, ally('Mate', 1)]
    const t = table({
      seats: [
        { story: [moor()], hand: [storm] },
        { story: [quay(true)], allies },
      ],
    })
      .play(storm)
      .choose('Mate')
    expect(t.state.play.filter(({ area }) => area === 'ally').length).toBe(1)
  })
})
