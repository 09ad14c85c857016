/** What each of several players does with what is his, one of each player's cards, and one deed of three. */
import { describe, expect } from 'vitest'
import { ally, card, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const rest = () => [monster('Filler', 1)]
const bolton = location('Bolton')
const salem = location('Salem', { subregion: 'Salem' })
const lynn = location('Lynn', { subregion: 'Lynn' })

const three = (text: string) =>
  table({
    seats: [
      { story: [bolton], hand: [says('Decree', 'Event', text), ...rest()], allies: [ally('Ann', 1), ally('Abel', 1)] },
      { story: [salem], hand: rest(), allies: [ally('Bert', 1), ally('Bea', 1)] },
      { story: [lynn], hand: rest(), allies: [ally('Cleo', 1), ally('Carl', 1)] },
    ],
  }).play('Decree')

describe('what each player turns face-down', () => {
  rule('M17.25', 'each chooses among his own', () => {
    const t = three('Each player must flip one Ally face-down.')
    for (const [seat, own, chosen] of [
      [0, ['Abel', 'Ann'], 'Ann'],
      [1, ['Bea', 'Bert'], 'Bea'],
      [2, ['Carl', 'Cleo'], 'Carl'],
    ] as const) {
      expect([t.seat, t.among.toSorted()]).toEqual([seat, [...own]])
      t.choose(chosen)
    }
    const down = ['Ann', 'Abel', 'Bert', 'Bea', 'Cleo', 'Carl'].filter((title) => t.entry(title).faceDown)
    expect(down).toEqual(['Ann', 'Bea', 'Carl'])
  })
})

describe('one Ally of each player', () => {
  rule('M17.25', 'is buried from each side, and who plays the card chooses all of them', () => {
    const t = three('Bury one Ally of each player.')
    for (const [own, chosen] of [
      [['Abel', 'Ann'], 'Abel'],
      [['Bea', 'Bert'], 'Bert'],
      [['Carl', 'Cleo'], 'Cleo'],
    ] as const) {
      expect([t.seat, t.among.toSorted()]).toEqual([0, [...own]])
      t.choose(chosen)
    }
    expect(['Ann', 'Abel', 'Bert', 'Bea', 'Cleo', 'Carl'].map((title) => t.where(title))).toEqual([
      'ally',
      'story',
      'story',
      'ally',
      'story',
      'ally',
    ])
  })
})

describe('one deed of three', () => {
  rule('M17.27', 'is done by whom the text names, and the others are not', () => {
    const t = table({
      seats: [
        {
          story: [bolton],
          hand: [says('Choice', 'Event', 'Your opponent must bury one Artifact, discard one Ally, or lose 2 Sanity points.'), ...rest()],
        },
        {
          story: [salem],
          sanity: 10,
          hand: rest(),
          allies: [ally('Bert', 1), ally('Bea', 1)],
          assets: [card({ title: 'Idol', type: 'Artifact' })],
        },
      ],
    }).play('Choice')
    expect([t.seat, t.question]).toMatchObject([1, { ask: 'which way', ways: { length: 3 } }])
    t.chooseWay(1).choose('Bea')
    expect([t.sanity[1], t.where('Idol'), t.where('Bert'), t.where('Bea')]).toEqual([10, 'asset', 'ally', 'discard'])
  })
})

describe('what befalls each Investigator at the beginning of each Turn', () => {
  rule('M5.14', 'comes to each at his own Turn, on a card that hears no other Turns than those of its player', () => {
    const moor = location('Moor', { publicAttributes: ['Outside'] })
    const dawn = says(
      'Dawn',
      'Event',
      'It is now Day. Any Investigator who is Outside loses 1 Sanity point at the beginning of each Turn. Bury this card if any Night Event is played.',
      { subtype: 'Day' },
    )
    const seat = (story: typeof moor, ...hand: (typeof moor)[]) => ({
      story: [story],
      sanity: 10,
      hand: [...hand, ally('A', 1), ally('B', 1)],
    })
    const t = table({ seats: [seat(moor, dawn), seat(location('Fen', { publicAttributes: ['Outside'] })), seat(salem)] }).play(dawn)
    expect(t.sanity).toEqual([10, 9, 10])
    t.play('A')
    expect(t.sanity).toEqual([10, 9, 10])
    t.play('A')
    expect([t.seat, t.sanity]).toEqual([0, [9, 9, 10]])
  })
})
