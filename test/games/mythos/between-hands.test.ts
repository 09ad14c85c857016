/** One card of a Hand exchanged for a random one of another: each goes to the other Hand, and nobody chooses by what he gets. */
import { describe, expect } from 'vitest'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { title } from '../../../src-main/games/mythos/places.ts'
import { monster, no } from '../../support/mythos.ts'
import type { Table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two } from '../../support/two-places.ts'

const [rat, bat, cat] = ['Rat', 'Bat', 'Cat'].map((name) => monster(name, 1))
const thief = says(
  'Thief',
  'Ally',
  "As your Turn, flip this card to exchange one card from your Hand with a random card from your opponent's Hand.",
)
const hands = (t: Table): readonly (readonly string[])[] => t.state.players.map(({ hand }) => hand.map((card) => title(t.state, card)))

describe('a card exchanged between two Hands', () => {
  rule('M1.16, M17.25', 'is chosen by who exchanges it, and what he gets is drawn', () => {
    const t = two({ hand: [rat!, bat!], allies: [thief] }, { hand: [cat!] }).use('Thief')
    expect(t.question).toMatchObject({ ask: 'which card', among: [no(t.state, 'Rat'), no(t.state, 'Bat')] })
    t.choose('Bat')
    expect(hands(t)).toEqual([['Rat', 'Cat'], ['Bat']])
    // Each is now his who got it.
    expect(t.state.owners).toMatchObject({ [no(t.state, 'Bat')]: 1, [no(t.state, 'Cat')]: 0 })
    expect(mythos.view(t.state, 0).areas[0]!.hand?.map(({ face }) => face?.title)).toEqual(['Rat', 'Cat'])
  })

  rule('M1.16', 'is none where either has no cards', () => {
    expect(two({ hand: [rat!], allies: [thief] }, {}).offers('use', 'Thief')).toBe(false)
    const t = two({ allies: [thief] }, { hand: [cat!] })
    expect(hands(t.offers('use', 'Thief') ? t.use('Thief') : t)).toEqual([[], ['Cat']])
  })
})
