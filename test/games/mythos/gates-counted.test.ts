/** Gates that serve again so often in a Round: counted for a card, or for each Gate (M11.7, M11.11). */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { card } from '../../support/mythos.ts'
import type { Table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { bolton, two } from '../../support/two-places.ts'

const ghoul = (title: string): PrintedCard => card({ title, type: 'Monster', subtype: 'Lesser Independent', value: 2, rules: [] })
const [hound, rat, bat] = [ghoul('Hound'), ghoul('Rat'), ghoul('Bat')]
const at = (key: PrintedCard, sanity = 9): Table => two({ hand: [hound, rat, bat], story: [bolton], assets: [key], sanity })

describe('a Gate that serves again by leave of a card', () => {
  rule('M11.11, M17.1', 'does so once in a Round, for what it costs', () => {
    const key = says('Key', 'Artifact', 'One time during a Round, you may use a Gate that you have already used, by losing 2 Sanity.')
    const t = at(key).play(hound)
    expect(t.sanity[0]).toBe(9)
    t.untilTurnOf(0).play(rat)
    expect(t.sanity[0]).toBe(7)
    expect(t.untilTurnOf(0).offers('play', bat)).toBe(false)
  })

  rule('M11.11', 'serves each player once more in each Round', () => {
    const key = says('Key', 'Artifact', 'Each Gate may be used one additional time each Round.')
    const t = at(key).play(hound).untilTurnOf(0).play(rat)
    expect(t.untilTurnOf(0).offers('play', bat)).toBe(false)
    for (const { round } = t.state; t.state.round === round || t.seat !== 0 || t.question?.ask !== 'what to play'; ) {
      if (t.question?.ask === 'what to play') t.pass()
      else t.take(t.legal.find((each) => each.do === 'done') ?? t.legal.find((each) => each.do === 'no') ?? t.legal[0]!)
    }
    expect(t.offers('play', bat)).toBe(true)
  })
})
