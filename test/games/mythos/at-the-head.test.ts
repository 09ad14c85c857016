/** What is asked at the head of a sentence: what casts a Spell, how one has come, who passes first, how a Monster came to attack. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const street = () => location('Quiet Street')
const rest = () => [monster('Filler', 1), monster('Spare', 1)]

describe('what casts a Spell', () => {
  const hex = says('Hex', 'Spell', 'If cast by a Priest, draw one card. If cast from a Tome, gain 1 Sanity.', { icons: ['Eye'] })
  const book = card({ title: 'Book', type: 'Tome', anyDimension: true, spellCapacity: 1, icons: ['Eye'] })
  const cast = (by: 'priest' | 'other' | 'book') => {
    const holder = { lay: by === 'book' ? book : ally('Knower', 1, by === 'priest' ? { attributes: ['Priest'] } : {}), bears: [hex] }
    const mine = by === 'book' ? { assets: [holder] } : { allies: [holder] }
    return table({ seats: [{ story: [street()], sanity: 10, deck: rest(), ...mine }, { story: [street()] }] }).cast(hex)
  }

  rule('M9.21', 'is the Ally that holds it, or the Investigator out of a Tome', () => {
    const outcome = (by: 'priest' | 'book') => [cast(by).hand(0).length, cast(by).sanity[0]]
    expect([outcome('priest'), outcome('book')]).toEqual([
      [1, 10],
      [0, 11],
    ])
  })
})

describe('how one has come', () => {
  const walker = (text: string) => {
    const inn = location('Inn', { attributes: ['City'], rules: says('Inn', 'Location', text).rules })
    return table({ seats: [{ story: [inn, street()], spot: { crosswise: true }, deck: rest(), sanity: 10 }, { story: [street()] }] })
      .take({ do: 'arrive' })
      .hand(0).length
  }

  rule('M6.27', 'is on foot where the Location lay crosswise', () => {
    expect([walker('If you arrive by walking, draw one card.'), walker('If you arrive by Travel by Sea, draw one card.')]).toEqual([1, 0])
  })
})

describe('who passes first', () => {
  const keen = () => ({ ...says('Keen', 'Ally', 'If you are the first to Pass, draw one card.'), value: 1 })
  const seats = (mine: PrintedCard[], theirs: PrintedCard[] = []) =>
    table({
      seats: [
        { story: [street()], allies: mine, deck: rest() },
        { story: [street()], allies: theirs, deck: rest() },
        { story: [street()] },
      ],
    })

  rule('M13.1', 'is whoever does so before all others of the Round', () => {
    expect(seats([keen()]).pass().hand(0).length).toBe(1)
    expect(seats([], [keen()]).pass().hand(1).length).toBe(0)
  })
})

describe('a Monster that says under what condition alone', () => {
  const beast = (text: string) => ({ ...monster('Beast', 1), rules: says('Beast', 'Monster', text).rules })
  const call = says('Call', 'Spell', 'Summon one Monster.', { icons: ['Eye'] })
  const book = card({ title: 'Book', type: 'Tome', anyDimension: true, spellCapacity: 1, icons: ['Eye'] })
  const summoned = (text: string, theirs = {}) => {
    const t = table({
      seats: [
        { story: [street()], sanity: 10, hand: [beast(text)], deck: rest(), assets: [{ lay: book, bears: [call] }] },
        { story: [street()], ...theirs },
      ],
    }).cast(call)
    return (t.question?.ask === 'what to play' ? t : t.done()).hand(0).length
  }

  rule('M9.40', 'does it when it is shown, and then alone if it is so', () => {
    expect([summoned('When Summoned, draw one card.'), summoned('If Controlled, draw one card.')]).toEqual([1, 0])
    expect([
      summoned('If your opponent has no Allies, draw one card.'),
      summoned('If your opponent has no Allies, draw one card.', { allies: [ally('Guard', 1)] }),
    ]).toEqual([1, 0])
  })
})
