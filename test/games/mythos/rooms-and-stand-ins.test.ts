/** Where Spells can lie as texts say it, and cards that stand for one other card when an Adventure is told. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { type SpellPlace, spellPlaces } from '../../../src-main/games/mythos/spell-places.ts'
import { location, no } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

describe('room for Spells', () => {
  const book = (text: string): PrintedCard => says('Book', 'Tome', text, { anyDimension: true, spellCapacity: 2, icons: ['Eye'] })
  const places = (text: string): readonly SpellPlace[] => {
    const { state } = table({ seats: [{ story: [location('Hill')], assets: [book(text)] }, { story: [location('Dale')] }] })
    return spellPlaces(state, no(state, 'Book'))
  }

  rule('M9.6, M9.14', 'a further place of its own icon comes on top of the printed ones', () => {
    expect(places('May hold one additional Folk Spell.')).toEqual([['Eye'], ['Eye'], ['Folk']])
    expect(places('May hold one additional Spell.')).toEqual([['Eye'], ['Eye'], ['Eye']])
    expect(places('May contain one additional Folk or Water Spell.')).toEqual([['Eye'], ['Eye'], ['Folk', 'Water']])
  })

  rule('M9.6', 'a capacity that is said stands for the printed one', () => {
    expect(places('Can contain up to three Spells.')).toEqual([['Eye'], ['Eye'], ['Eye']])
    expect(places('May contain only one Spell.')).toEqual([['Eye']])
    expect(places('Can contain one Folk Spell only.')).toEqual([['Folk']])
  })

  rule('M9.18', 'and so when the Tome is played with its Spells', () => {
    const spell = (title: string) => says(title, 'Spell', 'Draw one card.', { anyDimension: true, icons: ['Eye'] })
    const joined = (text: string) => {
      const t = table({
        seats: [
          { story: [location('Library', { attributes: ['City', 'Tome'] })], hand: [book(text), spell('One'), spell('Two')] },
          { story: [location('Dale')] },
        ],
      }).play('Book')
      return t.among.length === 0 ? [] : t.choosePlay('One').among
    }
    expect([joined('May contain only one Spell.'), joined('Can contain two Spells.')]).toEqual([[], ['Two']])
  })
})
