/** What is asked of whoever passes, walks, uses a Gate or casts a Spell: it is given first, and must be there (M2.23). */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { card, location } from '../../support/mythos.ts'
import type { Table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { bolton, two } from '../../support/two-places.ts'

const over = (text: string): PrintedCard => says('Curfew', 'Event', text, { subtype: 'Star' })
const rat = card({ title: 'Rat', type: 'Monster', subtype: 'Lesser Independent', value: 2, rules: [] })
const urn = card({ title: 'Urn', type: 'Artifact', rules: [] })

describe('what is given to pass', () => {
  const under = (text: string, hand: readonly PrintedCard[]): Table => two({ hand, events: [over(text)], sanity: 9 })
  const card1 = 'No player may Pass unless he or she discards one card.'

  rule('M2.23, M5.10', 'is a card of him who passes', () => {
    const t = under(card1, [rat, urn]).pass().choose(rat)
    expect([t.hand(0), t.discard(0), t.seat]).toEqual([['Urn'], ['Rat'], 1])
  })

  rule('M5.11', 'is not asked of him who has nothing to give and no other play', () => {
    expect(under(card1, []).pass().seat).toBe(1)
    // The Urn could be played, and so there is no Pass without a card to give.
    expect(under('Each player must bury one Ally before Passing.', [urn]).offers('pass')).toBe(false)
  })

  rule('M2.23', 'may be Sanity', () => {
    expect(under('Passing costs each player 2 Sanity.', [rat]).pass().sanity).toEqual([7, 12])
  })
})

describe('what is given to walk', () => {
  const far = location('Salem Inn', { subregion: 'Salem' })
  const walks = (hand: readonly PrintedCard[]): Table => two({ hand, events: [over('Each player must discard one card to walk.')] })

  rule('M2.23, M6.20', 'is another card than the Location', () => {
    const t = walks([far, urn]).play(far, 'walk')
    expect([t.hand(0), t.story(0)[0], t.discard(0)]).toEqual([[], 'Salem Inn', ['Urn']])
    expect(walks([far]).offers('play', far)).toBe(false)
  })
})

describe('what is given to use a Gate', () => {
  const gate = (hand: readonly PrintedCard[]): Table =>
    two({ hand, story: [bolton], events: [over('No Gate may be used without discarding one card.')] })

  rule('M2.23, M11.3', 'is another card than the Monster', () => {
    const t = gate([rat, urn]).play(rat)
    expect([t.hand(0), t.discard(0)]).toEqual([[], ['Urn']])
    expect(gate([rat]).offers('play', rat)).toBe(false)
  })
})

describe('what is given to cast a Spell', () => {
  const tome = card({ title: 'Book', type: 'Tome', icons: ['Eye'], spellCapacity: 1, anyDimension: true })
  const spell = says('Gaze', 'Spell', 'Gain 2 Sanity.')
  const casts = (hand: readonly PrintedCard[]): Table =>
    two({ hand, assets: [{ lay: tome, bears: [spell] }], sanity: 5, events: [over('Each player must discard one card to cast a Spell.')] })

  rule('M2.23, M9.24', 'is a card of the Hand', () => {
    const t = casts([urn]).cast(spell)
    expect([t.hand(0), t.discard(0)]).toEqual([[], ['Urn']])
    expect(casts([]).offers('cast', spell)).toBe(false)
  })
})
