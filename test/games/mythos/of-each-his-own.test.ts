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

describe('an Event that is played on an opponent of a kind', () => {
  rule('M10.3', 'aims at none but such a one, and is not played where there is none', () => {
    const collapse = says('Collapse', 'Event', 'Can only be played on an opponent who is Underground. Your opponent loses 2 Sanity.')
    const deep = location('Deep', { subregion: 'Lynn', attributes: ['Underground'] })
    const at = (story: typeof deep) =>
      table({
        seats: [
          { story: [bolton], hand: [collapse, ...rest()], sanity: 10 },
          { story: [salem], hand: rest(), sanity: 10 },
          { story: [story], hand: rest(), sanity: 10 },
        ],
      })
    expect(at(lynn).offers('play', collapse)).toBe(false)
    expect(at(deep).play(collapse).sanity).toEqual([10, 10, 8])
  })
})

describe('what comes of the Sanity one has', () => {
  rule('M17.24', 'is told by what one had before', () => {
    const courage = says(
      'Courage',
      'Event',
      'If your Sanity is 5 points or less, gain 3 Sanity points; if it is from 6 to 10, gain 1 Sanity point.',
    )
    const after = (sanity: number) =>
      table({
        seats: [
          { story: [bolton], hand: [courage, ...rest()], sanity },
          { story: [salem], hand: rest() },
        ],
      }).play(courage).sanity[0]
    expect([2, 5, 6, 10].map(after)).toEqual([5, 8, 7, 11])
  })
})

describe('a stay for one Turn that costs nothing', () => {
  rule('M5.7', 'gives what it gives once of each visit', () => {
    const inn = location('Inn', { rules: says('Inn', 'Location', 'You may remain here for one Turn and gain 2 Sanity points.').rules })
    const t = table({
      seats: [
        { story: [inn], hand: [salem, ...rest()], sanity: 5 },
        { story: [salem], hand: rest() },
      ],
    })
    t.use(inn)
    expect([t.sanity[0], t.untilTurnOf(0).offers('use', inn)]).toEqual([7, false])
  })
})
