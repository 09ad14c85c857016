/** Where Spells can lie as texts say it, and cards that stand for one other card when an Adventure is told. */
import { describe, expect } from 'vitest'
import type { Kind, Slot } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { readRecipe } from '../../../grammar/parse.ts'
import { type SpellPlace, spellPlaces } from '../../../src-main/games/mythos/spell-places.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { card, location, no } from '../../support/mythos.ts'
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

describe('standing for any one card of a type', () => {
  const tale = (...kinds: readonly Kind[]): PrintedCard =>
    card({
      title: 'The Tale',
      type: 'Adventure',
      points: 5,
      recipe: { slots: kinds.map((kind, at) => ({ phrase: '', at, count: 1, distinctTitles: false, anyOf: [kind] })), conditions: [] },
    })
  const told = (text: string, adventure: PrintedCard, more: PrintedCard[] = [], story: PrintedCard[] = []) =>
    table({
      seats: [
        { story: [location('Hill', { gate: false }), ...story], hand: [adventure], assets: [...more, says('Map', 'Artifact', text)] },
        { story: [location('Dale')] },
      ],
    })
  const words = knownWords([
    { title: 'Hollow Hill', type: 'Location' },
    { title: 'Lamp', type: 'Artifact' },
  ])
  function recipeOf(story: string) {
    const reading = readRecipe(story, words)
    if (!reading.ok) throw new Error(reading.message)
    return reading.value
  }
  const stays = 'May be used as any one Tome when completing an Adventure.'
  const goes = `${stays} Bury this card when so used.`
  const book = says('Book', 'Tome', 'Draw one card when played.')

  rule('M12.45', 'it serves where one of that type is asked for, and for one card alone', () => {
    expect(told(stays, tale({ type: 'Tome' })).offers('play')).toBe(true)
    expect(told(stays, tale({ type: 'Tome', language: 'Latin' })).ways('The Tale')).toEqual(['adventure'])
    expect(told(stays, tale({ type: 'Spell' })).ways('The Tale')).toEqual([])
    expect(told(stays, tale({ type: 'Tome' }, { type: 'Tome' })).ways('The Tale')).toEqual([])
    expect(told(stays, tale({ type: 'Tome' }, { type: 'Tome' }), [book]).ways('The Tale')).toEqual(['adventure'])
  })

  rule('M12.45', 'a Title or an attribute is of the type that the library knows it by', () => {
    const { slots } = recipeOf('The traveller came to HOLLOW HILL with a LAMP.')
    expect(slots.map(({ types }) => types)).toEqual([['Location'], ['Artifact']])
    const map = 'May be used as any one Location when completing an Adventure.'
    const asked = (from: readonly Slot[]) => told(map, { ...tale(), recipe: { slots: from, conditions: [] } }).ways('The Tale')
    expect([asked([slots[0]!]), asked([slots[1]!])]).toEqual([['adventure'], []])
  })

  rule('M12.45', 'buried for it where its text says so, and kept otherwise', () => {
    const once = (text: string, more: PrintedCard[] = []) => {
      const t = told(text, tale({ type: 'Tome' }), more).play('The Tale')
      return [t.state.players[0]!.points, t.where('Map')]
    }
    expect([once(stays), once(goes), once(goes, [book])]).toEqual([
      [5, 'asset'],
      [5, 'deck'], // buried, and then the story is cleared
      [5, 'asset'],
    ])
  })
})

describe('counting also as cards of another name', () => {
  const valueBeside = (text: string, lord: string): number => {
    const webb = says('Webb', 'Ally', text, { value: 2 })
    const { state } = table({
      seats: [{ story: [location('Hill')], allies: [webb, says('Lord', 'Ally', lord, { value: 1 })] }, { story: [location('Dale')] }],
    })
    return currentValue(state, no(state, 'Webb'))
  }

  rule('M19.16', 'whatever speaks of cards of that name means it too', () => {
    expect(valueBeside('This Ally counts as a Ghoul.', 'Each Ghoul gains 1.')).toBe(3)
    expect(valueBeside('Is considered a Merchant.', 'Each Merchant gains 1.')).toBe(3)
    expect(valueBeside('This Ally counts as a Ghoul.', 'Each Merchant gains 1.')).toBe(2)
  })

  rule('M19.16', 'but not where it says for what it counts so', () => {
    expect(valueBeside('Counts as a Ghoul for any Adventure that requires one.', 'Each Ghoul gains 1.')).toBe(2)
  })
})
