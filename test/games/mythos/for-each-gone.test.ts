/** What counts the cards that were lost, played or cast in this Round. */
import { describe, expect } from 'vitest'
import { ally, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const rest = () => [monster('Filler', 1)]

describe('so much for each card that has gone', () => {
  const woe = () => says('Woe', 'Event', 'Bury all of your Allies.')
  const dirge = (text: string) => says('Dirge', 'Event', text)
  const mourned = (text: string) => {
    const seat = { story: [location('Hill')], hand: [woe(), dirge(text), ...rest()], allies: [ally('Nan', 1), ally('Ned', 1)], sanity: 10 }
    const t = table({ seats: [seat, { story: [location('Dale')], hand: rest() }] })
    t.play('Woe').choose('Nan').pass()
    const before = t.sanity[0]!
    t.play('Dirge')
    return before - t.sanity[0]!
  }

  rule('M19.1', 'counts each that he has lost this Round', () => {
    expect(mourned('Lose 1 Sanity for each Ally you have lost this Round.')).toBe(2)
  })

  rule('M19.1', 'counts none that others have lost', () => {
    expect(mourned('Lose 1 Sanity for each Ally your opponent has lost this Round.')).toBe(0)
  })
})
