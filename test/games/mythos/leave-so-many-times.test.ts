/** Leave that a card gives once a Round is used up by one use, whatever it is leave for. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { card, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const idle = card({ title: 'Idle', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })
const idols = ['One', 'Two'].map((title) => card({ title, type: 'Artifact', anyDimension: true }))
const given = (text: string, mine: SeatSetup): Table => {
  const charm: PrintedCard = says('Charm', 'Artifact', text)
  return table({
    seats: [
      { story: [bolton], assets: [charm], ...mine },
      { story: [quay], assets: [idle] },
    ],
  })
}

describe('[M17.7] leave for one play each Round', () => {
  it('is for one card of the Discard Pile', () => {
    const t = given('You may play one Artifact from your Discard Pile each Round.', { discard: idols })
    expect([t.offers('play', 'One'), t.offers('play', 'Two')]).toEqual([true, true])
    t.play('One').use('Idle')
    expect(t.offers('play', 'Two')).toBe(false)
  })

  it('is for one Monster as an Ally', () => {
    const story = [location('Gap', { gate: true })]
    const hand = [monster('Ghoul', 1), monster('Ghast', 1)]
    const t = given('Once each Round, you may play a Monster as an Ally.', { story, hand }).play('Ghoul', 'ally').use('Idle')
    // The Gate is open again.
    t.state = { ...t.state, players: t.state.players.map((each) => ({ ...each, spot: each.spot && { ...each.spot, gateUsed: false } })) }
    expect([t.where('Ghoul'), ...t.ways('Ghast')]).toEqual(['ally', 'monster'])
  })

  it('is for one journey', () => {
    const hand = [location('Cairo', { region: 'Africa', subregion: 'Cairo' }), location('Kyoto', { region: 'Asia', subregion: 'Kyoto' })]
    const t = given('Once each Round, you may walk to any Location in another Region.', { hand })
    t.play('Cairo').use('Idle')
    expect(t.ways('Kyoto')).toEqual([])
    expect(t.arrive().use('Idle').ways('Kyoto')).toEqual([])
  })
})
