/** What is asked of how many cards the steps before it have moved or turned. */
import { describe, expect } from 'vitest'
import { ally, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const rest = () => [monster('Filler', 1)]

describe('if so many of them went', () => {
  const gained = (text: string, theirs: readonly string[], choices: readonly string[] = []) => {
    const seat = { story: [location('Hill')], hand: [says('Toll', 'Event', text), ...rest()], sanity: 10 }
    const t = table({ seats: [seat, { story: [location('Dale')], hand: rest(), allies: theirs.map((each) => ally(each, 1)) }] })
    const before = t.sanity[0]!
    t.play('Toll')
    for (const each of choices) t.choose(each)
    return t.sanity[0]! - before
  }
  const flipped = 'Flip all Allies of your opponent face-down. If two or more Allies are flipped, gain 2 Sanity.'

  rule('M19.1', 'holds where so many were turned', () => {
    expect(gained(flipped, ['Nan', 'Ned'])).toBe(2)
  })

  rule('M19.1', 'does not where there were fewer', () => {
    expect(gained(flipped, ['Nan'])).toBe(0)
  })

  rule('M19.1', 'asks it of those that were buried, which are gone by then', () => {
    const buried = 'Bury all Allies of your opponent. If fewer than two were buried in this way, gain 3 Sanity.'
    expect(gained(buried, ['Nan', 'Ned'])).toBe(0)
    expect(gained(buried, ['Nan'])).toBe(3)
  })
})
