/** What other sets may say and the cards at hand do not: read from words, and played. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../../../db/shipped.ts'
import type { Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { readEffects } from '../../../grammar/parse.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, no } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

/** The rules of a card's words. */
function said(facts: Pick<PrintedCard, 'title' | 'type'> & Partial<PrintedCard>, text: string): PrintedCard {
  const reading = readEffects(text, known, { title: facts.title, type: facts.type, subtype: facts.subtype ?? null, target: null })
  if (!reading.ok) throw new Error(reading.message)
  return card({ anyDimension: true, ...facts, rules: reading.value as Rule[] })
}

const town = { attributes: ['City', 'Artifact'] }
const knitting = () => card({ title: 'Knitting', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })

describe('where one goes', () => {
  rule('M6.5', 'leaving a Location is when one goes on from there, and not on arrival', () => {
    const swamp = said({ ...location('Swamp', town) }, 'When you leave this Location, lose 1 Sanity point.')
    const t = table({ seats: [{ story: [swamp], hand: [location('Bolton', town)], sanity: 10 }, { story: [location('Arkham', town)] }] })
    expect(t.sanity[0]).toBe(10)
    t.play('Bolton')
    expect([t.sanity[0], t.story(0)[0]]).toEqual([9, 'Bolton'])
  })

  rule('M6.5, M10.14', 'whoever a Phobia lies on loses where he arrives at such a place, and nowhere else', () => {
    const dread = said({ title: 'Dread', type: 'Event', subtype: 'Phobia' }, 'Lose 2 Sanity each time you arrive at a Water Location.')
    const on = (publicAttributes: PrintedCard['publicAttributes'] & {}) => {
      const quay = location('Quay', { ...town, publicAttributes })
      const t = table({
        seats: [
          { story: [location('Bolton', town)], hand: [quay], sanity: 10 },
          { story: [location('Arkham', town)], events: [{ lay: dread, affects: 0 }], sanity: 10 },
        ],
      })
      return t.play('Quay').sanity
    }
    expect(on(['Water', 'Outside'])).toEqual([8, 10])
    expect(on(['Outside'])).toEqual([10, 10])
  })
})

describe('Turns', () => {
  rule('M5.1', 'an extra Turn comes right after this one, once', () => {
    const haste = said({ title: 'Haste', type: 'Event' }, 'Take an extra Turn after this one.')
    const t = table({
      seats: [
        { story: [location('Bolton', town)], hand: [haste], assets: [knitting()] },
        { story: [location('Arkham', town)], assets: [knitting()] },
      ],
    })
    t.play('Haste')
    expect([t.seat, t.question?.ask]).toEqual([0, 'what to play'])
    t.use('Knitting')
    expect(t.seat).toBe(1)
  })

  rule('M17.9', 'until your next Turn lasts through the Turns of the others', () => {
    const horn = said({ title: 'Horn', type: 'Artifact' }, 'Flip this card to add 2 to the value of one Ally until your next Turn.')
    const t = table({
      seats: [
        { story: [location('Bolton', town)], assets: [horn], allies: [ally('Guard', 1)] },
        { story: [location('Arkham', town)], assets: [knitting()] },
      ],
    })
    const value = () => currentValue(t.state, no(t.state, 'Guard'))
    t.use('Horn')
    if (t.question?.ask === 'which card') t.choose('Guard')
    expect([t.seat, value()]).toEqual([1, 3])
    t.use('Knitting')
    expect([t.seat, value()]).toEqual([0, 1])
  })
})

describe('whose Turn', () => {
  const at = (text: string) => {
    const gloom = said({ title: 'Gloom', type: 'Ally', value: 1 }, text)
    const town = location('Bolton', { publicAttributes: ['Outside'] })
    return table({
      seats: [
        { story: [town], allies: [gloom], sanity: 10 },
        { story: [location('Arkham', { publicAttributes: ['Outside'] })], sanity: 10 },
      ],
    })
  }
  const turnByTurn = (t: Table) => [t.pass().sanity, t.pass().sanity]

  rule('M5.14', 'what happens at the start of each of his Turns befalls him then, and nobody at the Turn of another', () => {
    expect(turnByTurn(at('Your opponent loses 1 Sanity at the start of each of his Turns.'))[0]).toEqual([10, 9])
    expect(turnByTurn(at("At the start of each of your opponent's Turns, you lose 1 Sanity."))[0]).toEqual([9, 10])
    expect(turnByTurn(at('Your opponent loses 1 Sanity at the start of each of your Turns.'))[0]).toEqual([10, 10])
  })

  rule('M5.14', 'each player has his own at his own Turn', () => {
    const t = at('Each player who is Outside loses 1 Sanity at the start of each of his Turns.')
    expect(t.pass().sanity).toEqual([10, 9])
  })

  rule('M5.14', 'what happens at the end of his Turn comes after his play', () => {
    const t = at('Your opponent loses 1 Sanity at the end of each of his Turns.').pass()
    expect(t.sanity).toEqual([10, 10])
    expect(t.pass().sanity).toEqual([10, 9])
  })
})

describe('which cards', () => {
  rule('M19.13', 'the lowest value is that of the moment, and among equals it is chosen', () => {
    const plague = said({ title: 'Plague', type: 'Event' }, 'Bury one Ally of your opponent with the lowest value.')
    const t = table({
      seats: [
        { story: [location('Bolton', town)], hand: [plague] },
        { story: [location('Arkham', town)], allies: [ally('Big', 3), ally('Small', 1), ally('Other', 1)] },
      ],
    })
    t.play('Plague')
    expect(t.among.toSorted()).toEqual(['Other', 'Small'])
    t.choose('Small')
    expect([t.where('Small'), t.where('Big'), t.where('Other')]).toEqual(['story', 'ally', 'ally'])
  })

  rule('M17.27', 'each of several players who choose does his own', () => {
    const tax = said({ title: 'Tax', type: 'Event' }, 'Each player must lose 2 Sanity or discard one card from his or her Hand.')
    const t = table({
      seats: [
        { story: [location('Bolton', town)], hand: [tax, ally('Mine', 1)], sanity: 10 },
        { story: [location('Arkham', town)], hand: [ally('Theirs', 1)], sanity: 10 },
      ],
    })
    t.play('Tax').chooseWay(0).chooseWay(0)
    expect(t.sanity).toEqual([8, 8])
  })
})

describe('Gates that a card uses by its own text', () => {
  rule('M11.6', 'an Ally comes to other places by their Gate, once, and to its own without', () => {
    const hermit = said(
      { ...ally('Hermit', 2), foundAt: { subregion: 'Arkham' } },
      'You may play this card at any Cemetery Location (uses Gate).',
    )
    const yard = (gate: boolean) => location('Yard', { ...town, gate, subregion: 'Salem', publicAttributes: ['Cemetery', 'Outside'] })
    const at = (here: PrintedCard, gateUsed: boolean) => table({ seats: [{ story: [here], hand: [hermit], spot: { gateUsed } }, {}] })
    const t = at(yard(true), false).play('Hermit')
    expect([t.where('Hermit'), t.state.players[0]!.spot?.gateUsed]).toEqual(['ally', true])
    expect(at(yard(true), true).ways('Hermit')).toEqual([])
    expect(at(yard(false), false).ways('Hermit')).toEqual([])
    const home = at(location('Home', { ...town, gate: true, subregion: 'Arkham', publicAttributes: ['Cemetery', 'Outside'] }), false)
    home.play('Hermit')
    expect(home.state.players[0]!.spot?.gateUsed).not.toBe(true)
  })
})
