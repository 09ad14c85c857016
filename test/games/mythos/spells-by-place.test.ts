/** What becomes of a Spell where that is otherwise than usual, and what Spells cost at the places an Event of everybody's names. */
import { describe, expect } from 'vitest'
import { castingCost } from '../../../src-main/games/mythos/using.ts'
import { ally, card, location, monster, no } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const rest = () => [monster('Filler', 1)]
const hex = (title = 'Hex') => says(title, 'Spell', 'Draw one card.', { icons: ['Eye'], sanity: -3 })
const shore = () => location('Shore', { publicAttributes: ['Water', 'Outside'] })
const cellar = () => location('Cellar', { publicAttributes: ['Inside'] })

describe('what is told of a place', () => {
  rule('M9.24, M7.23', 'a Spell goes elsewhere there, whatever becomes of it else', () => {
    const where = (text: string, at = shore()) =>
      table({
        seats: [
          { story: [at], allies: [{ lay: says('Sage', 'Ally', text), bears: [hex()] }], hand: rest() },
          { story: [cellar()], hand: rest() },
        ],
      })
        .cast('Hex')
        .where('Hex')
    const there = 'If you are at a Water Location when it is cast, return it to your Hand instead.'
    const usual = 'Can know any one Spell. Bury the Spell after it is cast.'
    const other = 'Can know any one Spell. Discard the Spell after it is cast.'
    expect([where(usual), where(`${usual} ${there}`), where(`${usual} ${there}`, cellar())]).toEqual(['story', 'hand', 'story'])
    expect([where(other), where(`${other} ${there}`), where(`${other} ${there}`, cellar())]).toEqual(['discard', 'hand', 'discard'])
  })

  rule('M2.28, M10.25', 'what a Star says of Spells cast at such places is so for whoever is there', () => {
    const star = says('Cross', 'Event', 'Spells cast at Outside Locations cost 1 less Sanity.', { subtype: 'Star' })
    const tome = (title: string) => card({ title, type: 'Tome', anyDimension: true, spellCapacity: 1, icons: ['Eye'] })
    const { state } = table({
      seats: [
        { story: [cellar()], assets: [{ lay: tome('Near'), bears: [hex('Mine')] }], events: [star], hand: rest() },
        { story: [shore()], assets: [{ lay: tome('Far'), bears: [hex('Theirs')] }], allies: [ally('One', 1)], hand: rest() },
      ],
    })
    expect([castingCost(state, 0, no(state, 'Mine')), castingCost(state, 1, no(state, 'Theirs'))]).toEqual([3, 2])
  })
})
