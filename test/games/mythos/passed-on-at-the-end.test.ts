/** What becomes of the Spells of somebody who is lost, of what goes home with its bearer, and what hangs on its own value. */
import { describe, expect } from 'vitest'
import { ally, card, no, weapon } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two, worth } from '../../support/two-places.ts'

const spell = (title: string, icon: 'Eye' | 'Folk') => card({ title, type: 'Spell', anyDimension: true, icons: [icon] })
const book = card({ title: 'Book', type: 'Tome', anyDimension: true, icons: ['Folk'], spellCapacity: 1 })

describe('who is lost while he knows a Spell', () => {
  const sage = says('Sage', 'Ally', 'Can know one Spell. If this card is Buried, you may transfer the Spell to one of your Tomes.', {
    value: 1,
  })
  const axe = says('Axe', 'Event', 'Bury one of your Allies.')
  const lost = (icon: 'Eye' | 'Folk') =>
    two({ hand: [axe], allies: [{ lay: sage, bears: [spell('Charm', icon)] }], assets: [book], sanity: 9 }).play(axe)

  rule('M9.12, M9.14', 'leaves it in a Tome that takes its icon', () => {
    const t = lost('Folk').yes()
    expect([t.where('Sage'), t.where('Charm')]).toEqual(['story', 'spell'])
    expect(t.entry('Charm').on).toBe(no(t.state, 'Book'))
  })

  rule('M9.14', 'and in no other', () => {
    expect(lost('Eye').where('Charm')).toBe('story')
  })
})

describe('who goes home', () => {
  rule('M8.3', 'takes along what is attached to him', () => {
    const recall = says('Recall', 'Event', "Return one Ally of your opponent and all cards attached to it to its owner's Hand.")
    const t = two({ hand: [recall] }, { allies: [{ lay: ally('Guard', 1), bears: [weapon('Sword', 2)] }] }).play(recall)
    expect(t.hand(1).toSorted()).toEqual(['Guard', 'Sword'])
  })
})

describe('what hangs on its own value', () => {
  rule('M19.13', 'counts all that raises it', () => {
    const scribe = says(
      'Scribe',
      'Ally',
      "Add 1 to this card for each Tome you have in play. While this card's value is 2 or more, this card is Corrupt.",
      {
        value: 1,
        attributes: ['Steadfast'],
      },
    )
    const hunt = says('Hunt', 'Event', 'Bury one of your Corrupt Allies.')
    const hunted = (assets: (typeof book)[]) => {
      const t = two({ hand: [hunt], allies: [scribe], assets })
      return [worth(t, 'Scribe'), t.offers('play', hunt)]
    }
    expect([hunted([]), hunted([book])]).toEqual([
      [1, false],
      [2, true],
    ])
  })
})
