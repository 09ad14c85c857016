/** Locations and Travel Events that are buried or discarded from the top of a Story Deck (M6.60): what cards say to it. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const cave = says('Cave', 'Event', 'Bury the top card of your opponent’s Story Deck.')

describe('[M6.60] the top card of a Story Deck is lost as any card in play is', () => {
  /** Sanity of both once the first player has buried the second one’s Current Location. */
  const sanityAfter = (text: string, at: 0 | 1 = 1, event = cave) => {
    const mourner = says('Mourner', 'Ally', text, { value: 1 })
    const seats = [
      { story: [bolton], hand: [event], sanity: 12 },
      { story: [quay, bolton], hand: [ally('Guest', 1)], sanity: 12 },
    ] as const
    return table({ seats: seats.map((each, seat) => (seat === at ? { ...each, allies: [mourner] } : each)) }).play(event).sanity
  }

  it('for whom the card is', () => {
    expect(sanityAfter('When your Current Location is buried, lose 3 Sanity.')).toEqual([12, 9])
    expect(sanityAfter('When one of your Locations is buried, lose 3 Sanity.')).toEqual([12, 9])
    expect(sanityAfter('When one of your Locations is buried, lose 3 Sanity.', 0)).toEqual([12, 12])
    expect(sanityAfter("When your opponent's Current Location is buried, lose 3 Sanity.", 0)).toEqual([9, 12])
  })

  it('by the way it goes', () => {
    expect(sanityAfter('When one of your Locations is discarded, lose 3 Sanity.')).toEqual([12, 12])
    const razed = says('Razed', 'Event', 'Discard the top card of your opponent’s Story Deck.')
    expect(sanityAfter('When one of your Locations is discarded, lose 3 Sanity.', 1, razed)).toEqual([12, 9])
    expect(sanityAfter('When one of your Locations is buried or discarded, lose 3 Sanity.', 1, razed)).toEqual([12, 9])
  })

  it('by the kind of place it is', () => {
    expect(sanityAfter('When one of your Locations in Europe is buried, lose 3 Sanity.')).toEqual([12, 12])
  })

  it('of the card itself', () => {
    const shrine = saying(knownWords([]))('Shrine', 'Location', 'When this Location is buried, lose 3 Sanity.', {
      region: 'Lovecraft Country',
      subregion: 'Arkham',
    })
    const seats = [
      { story: [bolton], hand: [cave], sanity: 12 },
      { story: [shrine, quay], hand: [ally('Guest', 1)], sanity: 12 },
    ]
    expect(table({ seats }).play(cave).sanity).toEqual([12, 9])
  })

  it('[M6.71] a Travel Event as well', () => {
    const ship = says('Ship', 'Event', 'Travel to any Location in Europe.', { subtype: 'Travel by Sea', travel: true })
    const mourner = says('Mourner', 'Ally', 'When a Travel by Sea Event of yours is buried, lose 3 Sanity.', { value: 1 })
    const seats = [
      { story: [bolton], hand: [ship, ally('Guest', 1)], allies: [mourner], sanity: 12 },
      { story: [quay], hand: [cave], sanity: 12 },
    ]
    expect(table({ seats }).play(ship).play(cave).sanity).toEqual([9, 12])
  })
})
