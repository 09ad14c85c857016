/** What holds for several Turns of a player, and what the next card costs that he plays or casts: each to its end, and no longer. */
import { describe, expect, it } from 'vitest'
import { location, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const home = location('Home', { attributes: ['City'] })
const idle = (title: string, sanity = 0) => says(title, 'Event', 'Draw one card.', { sanity })
const at = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [home], sanity: 10, ...mine },
      { story: [home], sanity: 10, ...theirs },
    ],
  })

const mayPass = (t: Table): boolean => t.legal.some((each) => each.do === 'pass')

describe('[M15.3] what holds for the next two Turns of a player', () => {
  it('binds him on both, whoever plays between them, and no more after', () => {
    const gag = says('Gag', 'Event', 'Your opponent may not Pass on his next two Turns.')
    const mine = ['A', 'B', 'C'].map((title) => idle(title))
    const his = ['D', 'E', 'F'].map((title) => idle(title))
    const t = at({ hand: [gag, ...mine] }, { hand: his }).play(gag)
    expect(mayPass(t)).toBe(false)
    t.play('D').play('A')
    expect([t.seat, mayPass(t)]).toEqual([1, false])
    t.play('E').play('B')
    expect([t.seat, mayPass(t)]).toEqual([1, true])
  })
})

describe('[M2.28] what the next card costs', () => {
  it('is half of it for the next one alone', () => {
    const bargain = says('Bargain', 'Event', 'The cost of the next card you play is halved.')
    const t = at({ hand: [bargain, idle('Dear', -4), idle('Dearer', -4)] }, { hand: [idle('E'), idle('F')] }).play(bargain)
    t.play('E').play('Dear')
    expect(t.sanity[0]).toBe(8)
    t.play('F').play('Dearer')
    expect(t.sanity[0]).toBe(4)
  })

  it('[M9.26] is another for the next Spell alone, and not for what is played', () => {
    const gift = says('Gift', 'Event', 'Your next Spell costs nothing.')
    const charm = (title: string) => says(title, 'Spell', 'Draw one card.', { icons: ['Eye'], sanity: -2 })
    const book = says('Book', 'Tome', 'Your Maximum gains 1.', { spellCapacity: 2, icons: ['Eye'] })
    const shelf = { lay: book, bears: [charm('One'), charm('Two')] }
    const t = at({ hand: [gift, idle('Dear', -1)], assets: [shelf] }, { hand: [idle('E'), idle('F'), idle('G')] }).play(gift)
    t.play('E').play('Dear')
    expect(t.sanity[0]).toBe(9)
    t.play('F').cast('One')
    expect(t.sanity[0]).toBe(9)
    t.play('G').cast('Two')
    expect(t.sanity[0]).toBe(7)
  })
})
