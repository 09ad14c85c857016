/** Who of several players has the most of something, or the least: settled before any of them does something for it. */
import { describe, expect } from 'vitest'
import { location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const sanityBehind = (text: string, ...sanity: readonly [number, number, number]) => {
  const rest = () => [monster('Filler', 1)]
  const t = table({
    seats: [
      { sanity: sanity[0], story: [location('Bolton')], hand: [says('Decree', 'Event', text), ...rest()] },
      { sanity: sanity[1], story: [location('Salem', { subregion: 'Salem' })], hand: rest() },
      { sanity: sanity[2], story: [location('Lynn', { subregion: 'Lynn' })], hand: rest() },
    ],
  }).play('Decree')
  return t.state.players.map((each) => each.sanity)
}

describe('the opponent with the most Sanity', () => {
  rule('M17.25', 'is one of the opponents, whatever the player has', () => {
    expect(sanityBehind('The opponent with the highest Sanity loses 3 Sanity.', 15, 10, 9)).toEqual([15, 7, 9])
  })
  rule('M17.25', 'is whoever shares it', () => {
    expect(sanityBehind('The opponent with the most Sanity loses 3 Sanity.', 15, 9, 9)).toEqual([15, 6, 6])
  })
  rule('M17.25', 'does not change while it befalls one of them', () => {
    expect(sanityBehind('The opponent with the lowest Sanity gains 4 Sanity.', 3, 7, 9)).toEqual([3, 11, 9])
  })
})

describe('the player who has the most cards', () => {
  rule('M17.25', 'is sought among all', () => {
    expect(sanityBehind('The player with the fewest Allies loses 1 Sanity.', 9, 9, 9)).toEqual([8, 8, 8])
  })
})

describe('the player who alone has the most', () => {
  const alone = 'The player with the highest Sanity loses 3 Sanity (if tied, no one does).'

  rule('M17.25', 'is he than whom all others have less', () => {
    expect(sanityBehind(alone, 9, 15, 8)).toEqual([9, 12, 8])
  })
  rule('M17.25', 'is nobody where two have as much', () => {
    expect(sanityBehind(alone, 9, 15, 15)).toEqual([9, 15, 15])
  })
  rule('M17.25', 'is he with the least all the same', () => {
    expect(sanityBehind('The player with the lowest Sanity gains 3 Sanity. In case of a tie, nobody does.', 9, 15, 15)).toEqual([
      12, 15, 15,
    ])
    expect(sanityBehind('The player with the lowest Sanity gains 3 Sanity. In case of a tie, nobody does.', 9, 9, 15)).toEqual([9, 9, 15])
  })
})
