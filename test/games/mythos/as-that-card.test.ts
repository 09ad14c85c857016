/** Cards that must be as the one just dealt with: of its value, its Type or its Title; and choices that the next sentence deals with. */
import { describe, expect } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, monster } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two } from '../../support/two-places.ts'

const says = saying(knownWords([]))

describe('a card that is as the one just dealt with', () => {
  const allies = () => [ally('Small', 1), ally('Even', 3), ally('Tall', 5)]
  const among = (text: string) => {
    const price = says('Price', 'Event', text)
    return two({ hand: [price], allies: [ally('Mine', 3), ally('Other', 2)] }, { allies: allies() })
      .play(price)
      .choose('Mine').among
  }

  rule('M17.19', 'is worth as much as that one was, or no more', () => {
    const lesser = 'Bury one of your Allies. Bury one Ally of your opponent of the same or lesser value.'
    expect(among(lesser).toSorted()).toEqual(['Even', 'Small'])
    const greater = 'Bury one of your Allies. Bury one Ally of your opponent of equal or greater value.'
    expect(among(greater).toSorted()).toEqual(['Even', 'Tall'])
  })

  rule('M17.19', 'is compared with the one that was flipped as it was before', () => {
    expect(among('Flip one of your Allies. Bury one Ally of your opponent of the same or lesser value.').toSorted()).toEqual([
      'Even',
      'Small',
    ])
  })

  rule('M1.3', 'bears the Title of the one that went from the Hand', () => {
    const search = says('Search', 'Event', 'Discard one card from your Hand. Your opponent must Discard one card of the same Title.')
    const twin = monster('Twin', 2)
    const t = two({ hand: [search, twin, monster('Sole', 1)] }, { hand: [monster('Twin', 2), monster('Third', 3)] })
      .play(search)
      .choose('Twin')
    expect([t.discard(1), t.hand(1).includes('Third')]).toEqual([['Twin'], true])
  })

  rule('M17.19', 'may be exchanged for one of no higher value', () => {
    const trade = says('Trade', 'Event', 'Exchange one of your Allies for one Ally in your Hand of the same or lesser value.')
    const t = two({ hand: [trade, ally('New', 3)], allies: [ally('Small', 1), ally('Even', 3), ally('Tall', 5)] }).play(trade)
    expect(t.among.toSorted()).toEqual(['Even', 'Tall'])
  })
})

describe('a card that another sentence has chosen', () => {
  rule('M17.25', 'is chosen by the opponent where the text says so', () => {
    const doom = says('Doom', 'Event', 'Your opponent must choose one of his or her Allies. Bury that Ally.')
    const t = two({ hand: [doom] }, { allies: [ally('Ann', 1), ally('Ben', 2)] }).play(doom)
    expect(t.seat).toBe(1)
    expect(t.choose('Ben').where('Ben')).toBe('story')
  })

  rule('M17.25', 'is dealt with whatever was asked of it in between', () => {
    const judge = says('Judge', 'Event', 'Choose one Ally of your opponent. If it is Corrupt, gain 1 Sanity. Bury that Ally.')
    const t = two({ hand: [judge], sanity: 9 }, { allies: [ally('Ann', 1, { attributes: ['Steadfast'] })] }).play(judge)
    expect([t.where('Ann'), t.sanity[0]]).toEqual(['story', 9])
  })

  rule('M17.26', 'is kept by whoever pays for it', () => {
    const toll = says('Toll', 'Event', 'Bury one Ally of your opponent unless its owner pays 2 Sanity.')
    const met = () => two({ hand: [toll] }, { allies: [ally('Ann', 1)], sanity: 9 }).play(toll)
    const [paid, unpaid] = [met().chooseWay(0), met().chooseWay(1)]
    expect([paid.where('Ann'), paid.sanity[1], unpaid.where('Ann'), unpaid.sanity[1]]).toEqual(['ally', 7, 'story', 9])
  })
})

describe('as many as went', () => {
  rule('M17.24', 'are given by the opponent for those of your own', () => {
    const strife = says('Strife', 'Event', 'Bury any number of your Allies. Your opponent must Bury an equal number of Allies.')
    const t = two(
      { hand: [strife], allies: [ally('Mine', 3), ally('Other', 2)] },
      { allies: [ally('Ann', 1), ally('Ben', 2), ally('Cleo', 2)] },
    )
      .play(strife)
      .choose('Mine')
      .choose('Other')
    expect(t.seat).toBe(1)
  })

  rule('M17.24', 'are yours to gain where another has lost them', () => {
    const feast = says('Feast', 'Event', 'Your opponent must Discard his or her Hand. Gain as many Sanity points.')
    const t = two({ hand: [feast], sanity: 5 }, { hand: [monster('A', 1), monster('B', 1)], sanity: 5 })
      .play(feast)
      .choose('A')
    expect(t.sanity).toEqual([7, 5])
  })

  rule('M15.2', 'go back to the Hand of the one who does the same', () => {
    const retreat = says('Retreat', 'Event', 'Return all of your Allies to your Hand. Then your opponent must do the same.')
    const t = two({ hand: [retreat], allies: [ally('Mine', 3)] }, { allies: [ally('Ann', 1)] }).play(retreat)
    expect([t.hand(0).includes('Mine'), t.hand(1).includes('Ann')]).toEqual([true, true])
  })
})
