/** Who picks among cards that are shown, and what cannot be shown where there are too few. */
import { describe, expect } from 'vitest'
import { ally, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const street = () => location('Quiet Street')

describe('"who must reveal all Cultists in his Hand and Discard one of them"', () => {
  const warrant = says('Warrant', 'Event', 'Choose one opponent, who must reveal all Cultists in his or her Hand and Discard one of them.')
  const cultists = [ally('Acolyte', 1, { attributes: ['Cultist'] }), ally('Zealot', 2, { attributes: ['Cultist'] })]

  rule('M17.25', 'is of his own choice', () => {
    const t = table({
      seats: [
        { story: [street()], hand: [warrant] },
        { story: [street()], hand: [...cultists, monster('Thing', 1)] },
      ],
    }).play(warrant)
    expect([t.seat, [...t.among].sort()]).toEqual([1, ['Acolyte', 'Zealot']])
  })
})

describe('"show three cards from your Hand, or lose 1 Sanity"', () => {
  const gate = (held: number) => {
    const spires = location('Spires', {
      rules: says('Spires', 'Location', 'When you arrive, show three cards from your Hand to all players, or lose 1 Sanity point.').rules,
    })
    const hand = Array.from({ length: held }, (_, n) => monster(`Card ${n}`, 1))
    return table({ seats: [{ story: [spires, street()], spot: { crosswise: true }, hand, sanity: 10 }, { story: [street()] }] }).take({
      do: 'arrive',
    })
  }

  rule('M2.21', 'is not to be shown with fewer', () => {
    // With three it is his to choose: nothing is lost yet.
    expect([gate(2).sanity[0], gate(3).sanity[0]]).toEqual([9, 10])
    expect(gate(3).chooseWay(0).sanity[0]).toBe(10)
    expect(gate(3).chooseWay(1).sanity[0]).toBe(9)
  })
})
