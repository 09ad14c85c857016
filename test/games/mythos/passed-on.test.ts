/** What becomes of a Weapon when its bearer is lost: it is passed on to another Ally, of its player or of the other, who then chooses him. */
import { describe, expect } from 'vitest'
import { ally, monster } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two } from '../../support/two-places.ts'

describe('a Weapon whose bearer is buried', () => {
  const lost = (then: string) => {
    const blade = says('Blade', 'Artifact', `Add 2 points to Ally's value. ${then}`, { subtype: 'Weapon', valueBonus: 2 })
    const fall = says('Fall', 'Event', 'Bury one of your Allies.')
    const allies = [{ lay: ally('Bearer', 2), bears: [blade] }, ally('Mate', 1), ally('Friend', 1)]
    return two({ hand: [fall, monster('Filler', 1)], allies }, { allies: [ally('Foe', 1), ally('Thug', 2)] })
      .play('Fall')
      .choose('Bearer')
  }

  rule('M17.25', 'may go to an Ally of the opponent, whom that player chooses', () => {
    const then = 'If Ally is buried, your opponent may give this card to one of his or her own Allies.'
    const t = lost(then).chooseWay(0)
    expect([t.seat, t.among.toSorted()]).toEqual([1, ['Foe', 'Thug']])
    t.choose('Thug')
    expect(t.entry('Blade').on).toBe(t.entry('Thug').card)
    expect(lost(then).chooseWay(1).where('Blade')).toBe('story')
  })

  rule('M8.3', 'may go to another Ally of its player', () => {
    const t = lost('If Ally is buried, you may give this card to another of your Allies.').yes()
    expect([t.seat, t.among.toSorted()]).toEqual([0, ['Friend', 'Mate']])
    t.choose('Mate')
    expect(t.entry('Blade').on).toBe(t.entry('Mate').card)
  })
})
