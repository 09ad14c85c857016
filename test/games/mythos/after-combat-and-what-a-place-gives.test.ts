/** What a Monster that came through does once Combat is over, and what a place gives where something is so: read from words, and played. */
import { describe, expect, it } from 'vitest'
import { ally, location, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], sanity: 10, ...mine },
      { story: [bolton], sanity: 10, ...theirs },
    ],
  })

describe('[M14.77] a Monster that came through', () => {
  it('turns a Location once Combat is over', () => {
    const chauffeur = says(
      'Chauffeur',
      'Monster',
      "If this card survives to affect your opponent's Allies or Investigator, lay his or her Current Location crosswise after Combat.",
      {
        value: 2,
        subtype: 'Lesser Servitor',
      },
    )
    const end = (allies: readonly ReturnType<typeof ally>[]) =>
      fight({
        seats: [
          { story: [bolton], threat: [chauffeur] },
          { story: [bolton], allies: [...allies] },
        ],
      }).state
    expect(end([]).players[1]!.spot?.crosswise).toBe(true)
    expect(end([ally('Wall', 5)]).players[1]!.spot?.crosswise).toBe(true)
    expect(end([ally('Guard', 1)]).players[1]!.spot?.crosswise).toBe(true)
  })
})

describe('[M2.20] what a place gives', () => {
  const told = says('Asylum', 'Location', 'If you have no Ally in play, gain only 2 Sanity points.')
  const asylum = location('Asylum', { subregion: 'Salem', sanity: 3, rules: told.rules })

  it('is less where something is so, played upright or walked to', () => {
    expect(
      two({ hand: [asylum] })
        .play(asylum)
        .untilTurnOf(0)
        .arrive().sanity,
    ).toEqual([12, 10])
    expect(
      two({ hand: [asylum], allies: [ally('Friend', 1)] })
        .play(asylum)
        .untilTurnOf(0)
        .arrive().sanity,
    ).toEqual([13, 10])
    expect(two({ hand: [asylum], story: [] }).play(asylum).sanity).toEqual([12, 10])
    expect(two({ hand: [asylum], story: [], allies: [ally('Friend', 1)] }).play(asylum).sanity).toEqual([13, 10])
  })
})
