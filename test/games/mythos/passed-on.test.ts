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

describe('an Artifact that an opponent must bury', () => {
  const looted = (takes: boolean) => {
    const looter = says(
      'Looter',
      'Ally',
      'Whenever an opponent must Bury an Artifact, you may at once spend 2 Sanity points and place that Artifact beneath the Looter. If this card is Discarded or Buried, the Artifact suffers the same fate.',
      { value: 1 },
    )
    const wreck = says('Wreck', 'Event', "Bury one of your opponent's Artifacts.")
    const vase = says('Vase', 'Artifact', 'As your Turn, flip this card to draw one card.')
    const t = two(
      { hand: [wreck, says('Fall', 'Event', 'Bury one of your Allies.')], allies: [looter], sanity: 9 },
      { assets: [vase], sanity: 9 },
    ).play('Wreck')
    return takes ? t.yes() : t.no()
  }

  rule('M1.24', 'comes to the Ally for a price, and is with his player', () => {
    const t = looted(true)
    expect([t.sanity[0], t.entry('Vase').on, t.entry('Vase').seat]).toEqual([7, t.entry('Looter').card, 0])
    expect([looted(false).where('Vase'), looted(false).sanity[0]]).toEqual(['story', 9])
  })

  rule('M1.38', 'is lost with him', () => {
    const t = looted(true)
    t.pass().play('Fall')
    expect([t.where('Looter'), t.where('Vase')]).toEqual(['story', 'story'])
  })
})

describe('an Artifact that is merely carried', () => {
  rule('M5.4', 'is not used while it is, and others are', () => {
    const porter = says('Porter', 'Ally', 'Up to two Artifacts may be assigned to the Porter. Cards that are carried can not be used.', {
      value: 1,
    })
    const vase = (title: string) => says(title, 'Artifact', 'As your Turn, flip this card to draw one card.')
    const t = two({ allies: [{ lay: porter, bears: [vase('Vase')] }], assets: [vase('Bowl')] })
    const used = t.legal.flatMap((action) => (action.do === 'use' ? [action.card] : []))
    expect(used).toEqual([t.entry('Bowl').card])
  })
})
