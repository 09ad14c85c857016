/** Wider forms of what texts say, read from words and played: comparisons, counts with a most, Weapons, exchanges of everybody. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../../../db/shipped.ts'
import type { Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { readEffects } from '../../../grammar/parse.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, no, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

/** The rules of a card's words. */
function said(facts: Pick<PrintedCard, 'title' | 'type'> & Partial<PrintedCard>, text: string): PrintedCard {
  const reading = readEffects(text, known, { title: facts.title, type: facts.type, subtype: facts.subtype ?? null, target: null })
  if (!reading.ok) throw new Error(reading.message)
  return card({ anyDimension: true, ...facts, rules: reading.value as Rule[] })
}

const town = { attributes: ['City', 'Artifact'] }
const bolton = () => location('Bolton', town)
const arkham = () => location('Arkham', town)
const knitting = () => card({ title: 'Knitting', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })

describe('comparing players', () => {
  rule('M2.11', 'more Sanity than the opponent: while it is so, and no longer', () => {
    const pride = said({ ...ally('Vain', 1) }, 'While you have more Sanity than your opponent, add 2 to this card.')
    const value = (mine: number): number => {
      const t = table({
        seats: [
          { story: [bolton()], allies: [pride], sanity: mine },
          { story: [arkham()], sanity: 10 },
        ],
      })
      return currentValue(t.state, no(t.state, 'Vain'))
    }
    expect([value(11), value(10), value(9)]).toEqual([3, 1, 1])
  })

  rule('M17.24', 'fewer Allies than the opponent is the other way round', () => {
    const call = said(
      { title: 'Call', type: 'Event' },
      'If you have fewer Allies than your opponent, gain 3 Sanity points. Otherwise, lose 1.',
    )
    const sanityWith = (mine: PrintedCard[]) =>
      table({
        seats: [
          { story: [bolton()], hand: [call], allies: mine, sanity: 10 },
          { story: [arkham()], allies: [ally('Guard', 1)], assets: [knitting()] },
        ],
      }).play('Call').sanity[0]
    expect([sanityWith([]), sanityWith([ally('Porter', 1)])]).toEqual([13, 9])
  })
})

describe('counting', () => {
  rule('M2.10', 'one for each, and no more than the most', () => {
    const feast = said({ title: 'Feast', type: 'Event' }, 'Gain 1 Sanity for each Ally you have in play, up to a maximum of 2.')
    const sanityWith = (...titles: string[]) =>
      table({
        seats: [
          { story: [bolton()], hand: [feast], allies: titles.map((each) => ally(each, 1)), sanity: 5 },
          { story: [arkham()], assets: [knitting()] },
        ],
      }).play('Feast').sanity[0]
    expect([sanityWith(), sanityWith('One'), sanityWith('One', 'Two', 'Three')]).toEqual([5, 6, 7])
  })

  rule('M17.27', 'each player discards his own Hand and draws as many', () => {
    const flood = said({ title: 'Flood', type: 'Event' }, 'Each player discards his hand and draws the same number of cards.')
    const spare = (name: string) => card({ title: name, type: 'Artifact' })
    const t = table({
      seats: [
        { story: [bolton()], hand: [flood, spare('A1')], deck: ['D1', 'D2', 'D3'].map(spare) },
        { story: [arkham()], hand: [spare('B1'), spare('B2')], deck: ['E1', 'E2', 'E3'].map(spare), assets: [knitting()] },
      ],
    })
    t.play('Flood')
    for (let guard = 0; guard < 4 && t.question?.ask === 'which card'; guard++) t.choose(...t.hand(t.seat!))
    expect([t.hand(0), t.hand(1)]).toEqual([['D1'], ['E1', 'E2']])
  })
})

describe('Weapons', () => {
  rule('M8.18', 'a text that doubles a Weapon doubles what it adds to its bearer', () => {
    const smith = said({ ...ally('Smith', 2) }, 'Doubles the value of any Weapon he carries.')
    const axe = said({ title: 'Axe', type: 'Artifact', subtype: 'Weapon' }, 'Ally adds 3 to his or her value. One Weapon per Ally.')
    const t = table({
      seats: [
        { story: [bolton()], allies: [{ lay: smith, bears: [axe] }] },
        { story: [arkham()], assets: [knitting()] },
      ],
    })
    expect(currentValue(t.state, no(t.state, 'Smith'))).toBe(8)
  })
})

describe('the one or the other', () => {
  rule('M17.26', 'a Spell that adds more to a Corrupt target', () => {
    const venom = said(
      { title: 'Venom', type: 'Event' },
      'Add 2 to the value of target Ally until the end of the Round. If the Ally is Corrupt, add 4 instead.',
    )
    const value = (attributes: string[]) => {
      const t = table({
        seats: [
          { story: [bolton()], hand: [venom], allies: [ally('Guard', 1, { attributes })] },
          { story: [arkham()], assets: [knitting()] },
        ],
      })
      t.play('Venom')
      if (t.question?.ask === 'which card') t.choose('Guard')
      return currentValue(t.state, no(t.state, 'Guard'))
    }
    expect([value(['Steadfast']), value(['Corrupt'])]).toEqual([3, 5])
  })
})

describe('until the end of the next Round', () => {
  rule('M17.9', 'begins at once and lasts one Round more than this', () => {
    const hymn = said({ title: 'Hymn', type: 'Event' }, 'Until the end of the next Round, each of your Allies adds 2 to its value.')
    const t = table({
      seats: [
        { story: [bolton()], hand: [hymn], allies: [ally('Guard', 1)] },
        { story: [arkham()], assets: [knitting()] },
      ],
    })
    t.play('Hymn')
    const until = t.state.lasting.map((each) => each.until)
    expect(currentValue(t.state, no(t.state, 'Guard'))).toBe(3)
    expect(until).toEqual([{ at: 'end of round', round: t.state.round + 1 }])
  })
})

describe('of whom something is so', () => {
  /** What a watchful Ally is worth among three players, of whom the second and third are set. */
  const among = (text: string, second: SeatSetup, third: SeatSetup, mine: SeatSetup = {}): number => {
    const t = table({ seats: [{ story: [bolton()], allies: [said({ ...ally('Wary', 1) }, text)], ...mine }, second, third] })
    return currentValue(t.state, no(t.state, 'Wary'))
  }
  const field = () => location('Field', { attributes: ['Country'] })
  const guard = (no: number) => ally(`Guard ${no}`, 1)

  rule('M17.27', 'where all Investigators are: each of them, and where none is: not one', () => {
    const all = 'While all Investigators are at City Locations, this card adds 2 to its value.'
    expect([among(all, { story: [arkham()] }, { story: [bolton()] }), among(all, { story: [arkham()] }, { story: [field()] })]).toEqual([
      3, 1,
    ])
    const none = 'While no opponent is at a City Location, this card adds 2 to its value.'
    expect([among(none, { story: [field()] }, { story: [field()] }), among(none, { story: [arkham()] }, { story: [field()] })]).toEqual([
      3, 1,
    ])
  })

  rule('M17.26', 'so many Allies of any player are of one player, and not of all together', () => {
    const two = 'While any player has two or more Allies in play, this card adds 2 to its value.'
    expect([among(two, { allies: [guard(1)] }, { allies: [guard(2)] }), among(two, { allies: [guard(1), guard(2)] }, {})]).toEqual([1, 3])
    const together = 'While three or more Allies are in play, this card adds 2 to its value.'
    expect(among(together, { allies: [guard(1)] }, { allies: [guard(2)] })).toBe(3)
  })

  rule('M17.27', 'what each player has, each of them has', () => {
    const each = 'While each player has an Artifact in play, this card adds 2 to its value.'
    const own = { assets: [knitting()] }
    const other = (no: number) => ({ assets: [card({ title: `Relic ${no}`, type: 'Artifact' })] })
    expect([among(each, other(1), other(2), own), among(each, other(1), {}, own)]).toEqual([3, 1])
  })

  rule('M6.11', 'the same Dimension', () => {
    const text = 'While your opponent is in a different Dimension, this card adds 2 to its value.'
    const dream = () => location('Ulthar', { dimension: 'dreamlands' })
    const value = (there: PrintedCard) => {
      const t = table({ seats: [{ story: [bolton()], allies: [said({ ...ally('Wary', 1) }, text)] }, { story: [there] }] })
      return currentValue(t.state, no(t.state, 'Wary'))
    }
    expect([value(dream()), value(arkham())]).toEqual([3, 1])
  })
})
