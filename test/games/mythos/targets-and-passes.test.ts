/** What is not aimed at and yet affected, Passes that no longer stand, and the very card that others pass by. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'
import { fight } from './combat/fight.ts'

describe('[M17.28] a card that cannot be the target of Events', () => {
  const guard = says('Guard', 'Ally', 'Cannot be the target of Events.', { value: 2 })
  const porter = ally('Porter', 1)
  const arrow = says('Arrow', 'Event', 'Bury one Ally of your opponent.')
  const flood = says('Flood', 'Event', 'Bury each Ally of your opponent.')
  const lot = says('Lot', 'Event', 'Bury one random Ally of your opponent.')

  it('is not chosen', () => {
    const t = two({ hand: [arrow] }, { allies: [guard, porter] }).play(arrow)
    expect([t.where(guard), t.where(porter)]).toEqual(['ally', 'story'])
    expect(two({ hand: [arrow] }, { allies: [guard] }).against(arrow)).toEqual(['M10.3'])
  })

  it('is affected by what is done to all, or by lot', () => {
    expect(
      two({ hand: [flood] }, { allies: [guard] })
        .play(flood)
        .where(guard),
    ).toBe('story')
    expect(
      two({ hand: [lot] }, { allies: [guard] })
        .play(lot)
        .where(guard),
    ).toBe('story')
  })

  it('is kept from an opponent alone where it says so', () => {
    const clerk = says('Clerk', 'Ally', "Cannot be the target of your opponent's Events.", { value: 2 })
    const feast = says('Feast', 'Event', 'One of your Allies gains 1 until the end of the Round. Draw one card.')
    expect(two({ hand: [feast], allies: [clerk] }).against(feast)).toEqual([])
    expect(two({ hand: [arrow] }, { allies: [clerk] }).against(arrow)).toEqual(['M10.3'])
  })
})

describe('[M13.2] who has passed this Round', () => {
  const lamp = says('Lamp', 'Event', 'If you have Passed this Round, gain 1 Sanity.')
  const dusk = says('Dusk', 'Event', 'If no Pass has been declared this Round, gain 1 Sanity.')
  const knitting = says('Knitting', 'Artifact', 'As your Turn, you may gain no Sanity until the end of the Turn.')
  const seat = (more: SeatSetup = {}): SeatSetup => ({ story: [location('Bolton')], sanity: 9, ...more })

  it('has done so even where that Pass no longer stands', () => {
    const t = table({ seats: [seat({ hand: [lamp] }), seat({ hand: [dusk], assets: [knitting] })] })
    expect(t.pass().use(knitting).play(lamp).sanity).toEqual([10, 9])
    expect(t.against(dusk)).not.toEqual([])
  })

  it('has not where nobody did', () => {
    const t = table({ seats: [seat({ hand: [dusk] }), seat({ hand: [lamp] })] })
    expect(t.play(dusk).sanity).toEqual([10, 9])
    expect(t.against(lamp)).not.toEqual([])
  })
})

describe('[M11.42] whom Ghouls pass by', () => {
  const lost = (allies: SeatSetup['allies'], mine: SeatSetup['allies'] = []) =>
    9 -
    fight({
      seats: [
        { threat: [monster('Ghoul', 2)], allies: mine! },
        { allies: allies!, sanity: 9 },
      ],
    }).state.players[1]!.sanity

  it('is the very card that says so, and none of its Title', () => {
    const cook = says('Cook', 'Ally', 'Ghouls bypass this Ally.', { value: 2 })
    expect([lost([cook]), lost([ally('Cook', 2)])]).toEqual([2, 0])
    expect(lost([ally('Cook', 2)], [cook])).toBe(0)
  })
})

describe('Sanity that is lost because of a Monster', () => {
  const grief = says('Grief', 'Tome', 'When you lose Sanity because of a Monster, discard one of your Artifacts.')
  const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
  const left = (threat: PrintedCard) => {
    const t = fight({ seats: [{ threat: [threat] }, { assets: [grief, idol], sanity: 9 }] })
    return [t.state.players[1]!.sanity, t.state.players[1]!.discard.length]
  }

  it('is lost by its points, or by what its text does', () => {
    expect(left(monster('Ghoul', 2))).toEqual([7, 1])
    expect(left(says('Shade', 'Monster', 'When revealed, your opponent loses 1 Sanity.', { value: 0 }))).toEqual([8, 1])
  })

  it('is not what another card takes', () => {
    const shock = says('Shock', 'Event', 'Your opponent loses 1 Sanity.')
    const t = two({ hand: [shock] }, { assets: [grief, idol], sanity: 9 }).play(shock)
    expect([t.sanity[1], t.where(idol)]).toEqual([8, 'asset'])
  })
})

describe('[M1.15] a card of the Hand and the top card of a Mythos Deck', () => {
  const trade = says('Trade', 'Event', 'Swap one card in your Hand for the top card of your Mythos Deck.')
  const webb = ally('Webb', 1)
  const ward = ally('Ward', 1)

  it('change places, and nothing is discarded', () => {
    const t = two({ hand: [trade, webb, ward], deck: [ally('Top', 1), ally('Next', 1)] }).play(trade)
    expect(t.question?.ask).toBe('which card')
    expect(t.choose(webb).hand(0).toSorted()).toEqual(['Top', 'Ward'])
    expect([t.discard(0), t.where(webb)]).toEqual([[], 'deck'])
  })
})
