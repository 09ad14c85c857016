/** The bottom card of a Mythos Deck, and icons that a text gives. */
import { describe, expect } from 'vitest'
import { card, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const hill = () => [location('Hill')]
const rest = () => [monster('Filler', 1)]
const deck = () => [monster('Top', 1), monster('Middle', 1), monster('Bottom', 1)]

describe('the bottom card of a Mythos Deck', () => {
  rule('M1.15', 'is drawn, and not the one on top', () => {
    const draw = says('Dig', 'Event', 'Draw the bottom card of your Mythos Deck.')
    const t = table({ seats: [{ story: hill(), hand: [draw, ...rest()], deck: deck() }, { hand: rest() }] }).play('Dig')
    expect([t.hand(0).includes('Bottom'), t.hand(0).includes('Top')]).toEqual([true, false])
  })

  rule('M1.30', 'is discarded, and those above it lie on', () => {
    const rot = says('Rot', 'Event', 'Discard the bottom card of your opponent’s Mythos Deck.')
    const t = table({
      seats: [
        { story: hill(), hand: [rot, ...rest()] },
        { hand: rest(), deck: deck() },
      ],
    }).play('Rot')
    expect(['Top', 'Middle', 'Bottom'].map((each) => t.where(each))).toEqual(['deck', 'deck', 'discard'])
  })
})

describe('a Tome that counts as having an icon', () => {
  const spell = () =>
    card({
      title: 'Charm',
      type: 'Spell',
      anyDimension: true,
      icons: ['Eye'],
      rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }],
    })
  const book = (text: string) =>
    says('Book', 'Tome', text, { icons: ['Folk'], spellCapacity: 2, languages: { mode: 'or', list: ['English'] } })

  rule('M9.14', 'takes Spells with it', () => {
    const ways = (text: string) =>
      table({ seats: [{ story: hill(), assets: [book(text)], hand: [spell(), ...rest()] }, { hand: rest() }] }).ways('Charm').length
    expect([ways('Counts as having the Eye icon.') > 0, ways('Counts as having the Death icon.') > 0]).toEqual([true, false])
  })
})

describe('a card that is shuffled into the Mythos Deck by its own text', () => {
  rule('M1.15', 'lies there, and not in the Story Deck', () => {
    const echo = says('Echo', 'Event', 'Gain 1 Sanity. Shuffle this card into your Mythos Deck.')
    const lamp = says('Lamp', 'Artifact', 'As your Turn, shuffle this card into your Mythos Deck and gain 1 Sanity.')
    const t = table({
      seats: [
        { story: hill(), hand: [echo, ...rest()], assets: [lamp], deck: deck() },
        { story: hill(), hand: rest() },
      ],
    }).play('Echo')
    const used = table({
      seats: [
        { story: hill(), hand: rest(), assets: [lamp], deck: deck() },
        { story: hill(), hand: rest() },
      ],
    }).use('Lamp')
    expect([t.where('Echo'), used.where('Lamp')]).toEqual(['deck', 'deck'])
  })
})
