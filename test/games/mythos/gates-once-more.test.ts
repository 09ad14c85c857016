/** Gates that serve once more, and halves that are rounded down. */
import { describe, expect } from 'vitest'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, location, monster, no } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const crowd = () => ['A', 'B', 'C'].map((each) => monster(each, 1))
const key = (text: string) => says('Key', 'Artifact', `As your Turn, flip this card: ${text}`)
const at = (text: string) =>
  table({
    seats: [
      { story: [location('Arch', { gate: true })], hand: crowd(), assets: [key(text)] },
      { story: [location('Dale')], hand: [monster('Filler', 1)] },
    ],
  })

describe('a Gate that serves once more', () => {
  rule('M11.3', 'a used Gate serves once more for a card that says so, and then no more', () => {
    const t = at('You may use the Gate at your Current Location again.').play('A', 'monster').untilTurnOf(0)
    expect(t.offers('play', 'B')).toBe(false)
    t.use('Key').untilTurnOf(0)
    expect(t.offers('play', 'B')).toBe(true)
    t.play('B', 'monster').untilTurnOf(0)
    expect(t.offers('play', 'C')).toBe(false)
  })

  rule('M11.3', 'what is told before the first use is not spent on it', () => {
    const t = at('You may use the Gate at your Current Location again.').use('Key').untilTurnOf(0).play('A', 'monster').untilTurnOf(0)
    expect(t.offers('play', 'B')).toBe(true)
  })
})

describe('half of a value', () => {
  rule('M17.21', 'is rounded up, and down where that is told', () => {
    const worth = (text: string) => {
      const { state } = table({
        seats: [
          { story: [location('Dale')], allies: [ally('Webb', 5)], assets: [says('Lens', 'Artifact', text)] },
          { story: [location('Hill')] },
        ],
      })
      return currentValue(state, no(state, 'Webb'))
    }
    expect([worth('Halve the value of each of your Allies.'), worth('Halve the value of each of your Allies (round down).')]).toEqual([
      3, 2,
    ])
  })
})
