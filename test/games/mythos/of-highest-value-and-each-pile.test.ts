/** What holds for the Ally of the highest value alone, whose pile is asked, and who knows every language. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { title } from '../../../src-main/games/mythos/places.ts'
import { attributesOf } from '../../../src-main/games/mythos/standing.ts'
import { ally, card, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay, two, worth } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const charm = (text: string): PrintedCard => says('Charm', 'Artifact', text)

describe('[M19.13] what holds for those of the highest or lowest value', () => {
  const allies = [ally('One', 1), ally('Two', 2), ally('Three', 3)]
  const values = (text: string, theirs: SeatSetup = {}): number[] => {
    const t = two({ assets: [charm(text)], allies }, theirs)
    return ['One', 'Two', 'Three', ...(theirs.allies === undefined ? [] : ['His', 'Best'])].map((each) => worth(t, each))
  }

  it('holds for no other', () => {
    expect(values('Your Ally of the highest value gains 2.')).toEqual([1, 2, 5])
    expect(values('Your Allies of the lowest value gain 2.')).toEqual([3, 2, 3])
    const theirs = { allies: [ally('His', 1), ally('Best', 4)] }
    expect(values('Your opponent’s Ally of the highest value loses 1.', theirs)).toEqual([1, 2, 3, 1, 3])
  })

  it('is asked of attributes as well', () => {
    const { state } = two({ assets: [charm('Your Ally of the highest value is Corrupt.')], allies })
    expect(['One', 'Three'].map((each) => attributesOf(state, no(state, each)))).toEqual([['Steadfast'], ['Corrupt']])
  })
})

describe('[M1.37] one that is flipped for its value is that one still', () => {
  const allies = [ally('Low', 1), ally('High', 3), ally('Mid', 2)]
  const met = (text: string) => {
    const { state } = two({ hand: [says('Fever', 'Event', text)] }, { allies }).play('Fever')
    return state.lasting.map(({ ctx }) => ctx.target)?.map((cards) => cards?.map((each) => title(state, each)))
  }

  it('and not the next one, which is the highest then', () => {
    expect(met('Your opponent’s Ally of the highest value is flipped face-down and becomes Corrupt.')).toEqual([['High']])
    const barred =
      'Your opponent’s Ally of the highest value is flipped face-down and may not be flipped face-up until the end of the Round.'
    expect(met(barred)).toEqual([['High']])
  })
})

describe('[M1.29] what lies in the piles of several players', () => {
  const folio = (title: string): PrintedCard => card({ title, type: 'Tome' })
  const three = (text: string, second: number, third: number): Table => {
    const pile = (many: number, name: string) => Array.from({ length: many }, (_, at) => folio(`${name} ${at}`))
    const seats = [
      { story: [bolton], allies: [says('Friend', 'Ally', text, { value: 1 })] },
      { story: [quay, ...pile(second, 'Second')], discard: pile(second, 'Shed') },
      { story: [quay, ...pile(third, 'Third')], discard: pile(third, 'Thrown') },
    ]
    return table({ seats })
  }
  const value = (text: string, second: number, third: number) => worth(three(text, second, third), 'Friend')

  it('is so of each of them, where each is said', () => {
    const text = 'Add 2 if each opponent has a Tome in his Story Deck.'
    expect([value(text, 1, 1), value(text, 1, 0), value(text, 2, 0)]).toEqual([3, 1, 1])
    const top = 'Add 2 if the top card of each opponent’s Discard Pile is a Tome.'
    expect([value(top, 1, 1), value(top, 1, 0)]).toEqual([3, 1])
  })

  it('is counted for each by himself', () => {
    const text = 'Add 2 if your opponent has two Tomes in his Story Deck.'
    expect([value(text, 1, 1), value(text, 2, 0), value(text, 0, 2)]).toEqual([1, 3, 3])
  })
})

describe('[M7.14] an Ally who knows all languages', () => {
  it('knows each that a text asks for', () => {
    const scholar = ally('Scholar', 2, { languages: { mode: 'all', list: [] } })
    const t = two({ assets: [charm('Each of your Allies who knows Latin gains 1.')], allies: [scholar, ally('Farmer', 2)] })
    expect([worth(t, 'Scholar'), worth(t, 'Farmer')]).toEqual([3, 2])
  })
})
