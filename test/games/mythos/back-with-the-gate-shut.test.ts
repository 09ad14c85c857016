/** A Location that comes back to the top of its Story Deck, where its Gate does not serve. */
import { describe, expect } from 'vitest'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { bolton, quay, two } from '../../support/two-places.ts'

describe('a Location of the Story Deck that comes to its top', () => {
  const gateUsed = (remark: string) => {
    const back = says(
      'Way Back',
      'Event',
      `Place any Location from your Story Deck on top, right-side-up. Ignore Sanity loss/gain; ${remark}.`,
    )
    const t = two({ story: [quay, bolton], hand: [back] }).play('Way Back')
    if (t.question?.ask !== undefined && t.among.includes('Bolton')) t.choose('Bolton')
    expect(t.story(0)[0]).toBe('Bolton')
    return t.state.players[0]!.spot?.gateUsed
  }

  rule('M11.8', 'has a fresh Gate', () => {
    expect(gateUsed('may use Gate')).toBe(false)
  })

  rule('M17.1', 'or none that serves, where the text says so', () => {
    expect(gateUsed('no Gate use')).toBe(true)
  })
})
