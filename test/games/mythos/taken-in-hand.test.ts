/** What may be done with the card that was just taken into the Hand, or drawn. */
import { describe, expect } from 'vitest'
import { ally, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const rest = () => [monster('Filler', 1)]
const other = () => ({ story: [location('Dale')], hand: rest() })

describe('a card that was just taken into the Hand', () => {
  const call = () => says('Call', 'Event', 'Return one Ally from your Story Deck to your Hand. You may play it at once.')
  const seats = () => [{ story: [location('Hill'), ally('Nan', 1)], hand: [call(), ally('Ned', 1), ...rest()] }, other()]

  rule('M5.17', 'may be played at once, and no other card of the Hand', () => {
    const t = table({ seats: seats() }).play('Call')
    expect([t.ways('Nan').length > 0, t.ways('Ned').length]).toEqual([true, 0])
    t.choosePlay('Nan')
    expect([t.where('Nan'), t.where('Ned')]).toEqual(['ally', 'hand'])
  })

  rule('M5.17', 'may be kept instead', () => {
    const t = table({ seats: seats() }).play('Call')
    t.done()
    expect(t.where('Nan')).toBe('hand')
  })

  rule('M5.2', 'may not be played again where that is said, to the end of the Round, and others may', () => {
    const back = says('Back', 'Event', 'Return one of your Allies in play to your Hand. You may not play it again this Round.')
    const t = table({
      seats: [{ story: [location('Hill')], hand: [back, ally('Ned', 1), ...rest()], allies: [ally('Nan', 1)] }, other()],
    }).play('Back')
    t.pass()
    expect([t.where('Nan'), t.ways('Nan').length, t.ways('Ned').length > 0]).toEqual(['hand', 0, true])
  })
})
