/** Pennies that texts place on cards: placed, given as a price, counted, asked for, and gone with the place of the card. */
import { describe, expect } from 'vitest'
import { view } from '../../../src-main/games/mythos/look.ts'
import { ally, location } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two, worth } from '../../support/two-places.ts'

const rest = () => says('Idle', 'Event', 'Draw one card.')
const again = (title: string) => says(title, 'Event', 'Draw one card.')
const drain = (points: number, title = 'Drain') => says(title, 'Event', `You lose ${points} Sanity.`)

describe('pennies on a card', () => {
  const purse = () =>
    says(
      'Purse',
      'Artifact',
      'Place three pennies on this card when played. As your Turn, remove two pennies from this card to draw two cards.',
    )

  rule('M1.46', 'are placed as it is played, and seen by all', () => {
    const t = two({ hand: [purse(), rest()] }).play('Purse')
    expect(t.entry('Purse').pennies).toBe(3)
    for (const seat of [0, 1, undefined]) {
      const [piece] = view(t.state, seat).areas[0]!.assets
      expect(piece?.pennies).toBe(3)
    }
    expect(t.events.find((each) => each.was === 'pennies')).toMatchObject({ title: 'Purse', by: 3, now: 3 })
  })

  rule('M2.23', 'are a price that is paid with as many as lie there', () => {
    const t = two({ hand: [purse(), rest()] }).play('Purse')
    t.untilTurnOf(0).use('Purse')
    expect(t.entry('Purse').pennies).toBe(1)
    expect(t.untilTurnOf(0).offers('use', 'Purse')).toBe(false)
  })

  rule('M1.47', 'are gone when it leaves play, and stay when it is turned face-down', () => {
    const scare = says('Scare', 'Event', 'Flip one of your Artifacts face-down.')
    const thief = says('Thief', 'Event', 'Discard one of your Artifacts.')
    const t = two({ hand: [purse(), scare, thief] }).play('Purse')
    t.untilTurnOf(0).play('Scare')
    expect([t.entry('Purse').faceDown, t.entry('Purse').pennies]).toEqual([true, 3])
    t.untilTurnOf(0).play('Thief')
    expect([t.where('Purse'), t.state.play.some((entry) => entry.pennies !== undefined)]).toEqual(['discard', false])
  })

  rule('M1.46', 'are no more than the text lets there be', () => {
    const jar = says('Jar', 'Artifact', 'When you play an Event, place two pennies on this card, up to three pennies.')
    const t = two({ hand: [rest(), again('Second')], assets: [jar] }).play('Idle')
    expect(t.entry('Jar').pennies).toBe(2)
    t.untilTurnOf(0).play('Second')
    expect(t.entry('Jar').pennies).toBe(3)
  })
})

describe('pennies that are counted', () => {
  rule('M7.15', 'make a card worth more, and may be asked for', () => {
    const ned = says(
      'Ned',
      'Ally',
      'When you play an Event, place a penny on this card. Add 1 point to this card for every two pennies. While this card holds three or more pennies, your Maximum is lowered by two.',
      { value: 2 },
    )
    const t = two({ hand: [rest(), again('Second'), again('Third')], allies: [ned] })
    const told = () => [worth(t, 'Ned'), view(t.state, 0).areas[0]!.maximum]
    const [, most] = told()
    t.play('Idle')
    expect(told()).toEqual([2, most])
    t.untilTurnOf(0).play('Second')
    expect(told()).toEqual([3, most])
    t.untilTurnOf(0).play('Third')
    expect(told()).toEqual([3, most! - 2])
  })

  rule('M17.26', 'mark the cards that a rule is about', () => {
    const mark = says('Mark', 'Event', 'Place two pennies on one Ally of your opponent.')
    const dread = says('Dread', 'Artifact', 'Each Ally with two or more pennies of each player loses 1.')
    const t = two({ hand: [mark], assets: [dread] }, { allies: [ally('Ann', 3), ally('Abel', 3)] }).play('Mark')
    t.choose('Ann')
    expect([worth(t, 'Ann'), worth(t, 'Abel')]).toEqual([2, 3])
  })
})

describe('the last penny', () => {
  const portrait = (more = '') =>
    says(
      'Portrait',
      'Artifact',
      `Place three pennies on this card when it is played. Whenever your Investigator would lose Sanity, you may remove pennies instead, one for each point.${more} When the last penny is removed: Bury this card, and lose 2 Sanity points.`,
    )

  rule('M19.7', 'spares Sanity point by point, and ends what it was for', () => {
    const t = two({ hand: [portrait(), drain(2), drain(2, 'Drain Again')], sanity: 10 }).play('Portrait')
    t.untilTurnOf(0).play('Drain').yes().no()
    expect([t.sanity[0], t.entry('Portrait').pennies]).toEqual([9, 2])
    t.untilTurnOf(0).play('Drain Again').yes().yes()
    expect([t.sanity[0], t.where('Portrait')]).toEqual([7, 'story'])
  })

  rule('M1.46', 'is heard once it is gone, and not before there is any', () => {
    const lamp = says(
      'Lamp',
      'Artifact',
      'Place one penny on this card. As your Turn, remove a penny from this card to gain 1 Sanity. Bury this card when there are no pennies left.',
    )
    const t = two({ hand: [lamp, rest()], sanity: 10 }).play('Lamp')
    expect(t.where('Lamp')).toBe('asset')
    t.untilTurnOf(0).use('Lamp')
    expect([t.sanity[0], t.where('Lamp')]).toEqual([11, 'story'])
  })
})

describe('pennies on a Location', () => {
  const well = () =>
    says(
      'Well',
      'Location',
      'Place two pennies on this Location when you arrive. As your Turn, remove one penny from this card to gain 1 Sanity.',
      {
        region: 'Lovecraft Country',
        subregion: 'Arkham',
        dimension: 'waking',
      },
    )

  rule('M1.47', 'lie there as long as it is the Current Location', () => {
    const away = says('Away', 'Event', 'Travel to any Location in any Region.')
    const t = two({
      hand: [says('Way', 'Event', 'Travel to any Location in any Region.'), well(), away, location('Pier', { subregion: 'Pier' })],
      sanity: 10,
    })
    t.play('Way').choosePlay('Well')
    expect(view(t.state, 1).areas[0]!.story[0]?.pennies).toBe(2)
    t.untilTurnOf(0).use('Well')
    expect([t.sanity[0], t.state.players[0]!.spot?.pennies]).toEqual([11, 1])
    t.untilTurnOf(0).play('Away').choosePlay('Pier')
    expect(t.state.players[0]!.spot?.pennies).toBeUndefined()
  })
})

describe('as many pennies as one likes', () => {
  rule('M2.21', 'are no more than there are', () => {
    const hoard = says(
      'Hoard',
      'Artifact',
      'Place four pennies on this card. As your Turn, you may remove any number of pennies from this card to gain as much Sanity.',
    )
    const t = two({ hand: [hoard, rest()], sanity: 10 }).play('Hoard')
    t.untilTurnOf(0).use('Hoard')
    expect(t.question).toMatchObject({ ask: 'how many', min: 1, max: 4 })
    t.take({ do: 'choose number', number: 3 })
    expect([t.sanity[0], t.entry('Hoard').pennies]).toEqual([13, 1])
  })
})
