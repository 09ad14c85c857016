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

describe('cards that were just drawn', () => {
  const wire = () => says('Wire', 'Event', 'Draw two cards. If either of them is an Ally, you may immediately play it.')

  rule('M5.17', 'one of the kind told may be played at once, and none that was in the Hand before', () => {
    const deck = [monster('Rat', 1), ally('Nan', 1), ...rest()]
    const t = table({ seats: [{ story: [location('Hill')], hand: [wire(), ally('Ned', 1), ...rest()], deck }, other()] }).play('Wire')
    expect([t.ways('Nan').length > 0, t.ways('Ned').length, t.ways('Rat').length]).toEqual([true, 0, 0])
    t.choosePlay('Nan')
    expect([t.where('Nan'), t.where('Ned')]).toEqual(['ally', 'hand'])
  })

  const omen = () => says('Omen', 'Event', 'Draw two cards. If both are Monsters, lose 1 Sanity.')
  const lost = (second: ReturnType<typeof monster>) => {
    const deck = [monster('Rat', 1), second, ...rest()]
    const t = table({ seats: [{ story: [location('Hill')], hand: [omen(), ...rest()], deck }, other()] })
    const before = t.sanity[0]!
    t.play('Omen')
    return before - t.sanity[0]!
  }

  rule('M19.1', 'each of them has to be so where all are asked', () => {
    expect([lost(monster('Bat', 1)), lost(ally('Nan', 1))]).toEqual([1, 0])
  })
})
