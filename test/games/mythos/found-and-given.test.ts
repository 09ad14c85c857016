/** Weapons, Artifacts and Tomes that are looked for and given to an Ally at once. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const weapon = (title: string): PrintedCard =>
  says(title, 'Artifact', "Add 2 points to Ally's value. One Weapon per Ally.", { subtype: 'Weapon', valueBonus: 2 })
const rest = () => [monster('Filler', 1)]
const other = () => ({ story: [location('Dale')], hand: rest() })

describe('a Weapon that is looked for', () => {
  rule('M8.3, M8.17', 'is given at once to the Ally that is chosen, who has none yet', () => {
    const call = says('Call', 'Event', 'Search your Discard Pile for one Weapon and attach it to one of your Allies.')
    const t = table({
      seats: [
        {
          story: [location('Hill')],
          hand: [call, ...rest()],
          discard: [weapon('Axe'), weapon('Bow'), card({ title: 'Vase', type: 'Artifact' })],
          allies: [{ lay: ally('Armed', 1), bears: [weapon('Club')] }, ally('Bare', 1), ally('Free', 1)],
        },
        other(),
      ],
    }).play('Call')
    expect(t.among.toSorted()).toEqual(['Axe', 'Bow'])
    t.choose('Bow')
    expect(t.among.toSorted()).toEqual(['Bare', 'Free'])
    t.choose('Free')
    expect([t.entry('Bow').on, t.where('Axe')]).toEqual([t.entry('Free').card, 'discard'])
  })

  rule('M8.17', 'stays where it is if nobody can bear it', () => {
    const call = says('Call', 'Event', 'Choose one Weapon in your Discard Pile and assign it to any Ally you control.')
    const t = table({
      seats: [
        {
          story: [location('Hill')],
          hand: [call, ...rest()],
          discard: [weapon('Axe')],
          allies: [{ lay: ally('Armed', 1), bears: [weapon('Club')] }],
        },
        other(),
      ],
    }).play('Call')
    expect(t.where('Axe')).toBe('discard')
  })

  rule('M8.3', 'in the Mythos Deck it may be left there, or goes to the Ally that has come', () => {
    const smith = () =>
      says('Smith', 'Ally', 'When this card is played, you may search your Mythos Deck for one Weapon and assign it to this Ally.', {
        value: 1,
      })
    const played = (takes: boolean) => {
      const t = table({
        seats: [{ story: [location('Hill')], hand: [smith(), ...rest()], deck: [weapon('Axe'), ...rest()] }, other()],
      }).play('Smith')
      if (t.question?.ask === 'whether') takes ? t.yes() : t.no()
      else if (takes) t.choose('Axe')
      else t.done()
      return t.where('Axe') === 'asset' ? t.entry('Axe').on === t.entry('Smith').card : t.where('Axe')
    }
    expect([played(true), played(false)]).toEqual([true, 'deck'])
  })
})
