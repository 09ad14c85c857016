/** M1.16, M1.19: what is offered tells nobody what lies hidden in another's Hand or Threat; it is seen when it is done. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, monster, type SeatSetup } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two, worth } from '../../support/two-places.ts'

const probe = (type: PrintedCard['type'], text: string, theirs: SeatSetup) => {
  const tool = says('Tool', type, text)
  return two(type === 'Event' ? { hand: [tool] } : { assets: [tool] }, theirs)
}
const offered = (type: PrintedCard['type'], text: string, ...theirs: readonly SeatSetup[]): boolean[] =>
  theirs.map((each) => {
    const t = probe(type, text, each)
    return t.offers('use', 'Tool') || t.offers('play', 'Tool')
  })
const kin: SeatSetup = { hand: [ally('Kin', 1)] }
const beast: SeatSetup = { hand: [monster('Beast', 1)] }

describe('[M1.16] what hangs on what is in a Hand', () => {
  test('is offered whatever is in it, if there is anything', () => {
    const text = 'If your opponent’s Hand contains an Ally, rotate this card: gain 1 Sanity.'
    expect(offered('Artifact', text, kin, beast, {})).toEqual([true, true, false])
    const event = 'If your opponent has a Monster in his Hand, he loses 1 Sanity.'
    expect(offered('Event', event, kin, beast, {})).toEqual([true, true, false])
    expect(offered('Artifact', 'As your Turn, if your opponent has no Ally in his Hand, gain 1 Sanity.', kin, beast)).toEqual([true, true])
  })

  test('does what it does if it is so, and else nothing for what it cost', () => {
    const text = 'If your opponent’s Hand contains an Ally, rotate this card: gain 1 Sanity.'
    const [so, not] = [kin, beast].map((each) => probe('Artifact', text, each).use('Tool'))
    expect([so!.sanity[0], not!.sanity[0], not!.entry('Tool').rotated]).toEqual([13, 12, true])
  })
})

describe('[M1.19, M1.25] what is done to Monsters in play', () => {
  const cult = card({ title: 'Brother', type: 'Ally', attributes: ['Corrupt', 'Cultist'], value: 1 })
  const threat = card({ title: 'Doom', type: 'Event', subtype: 'Threat', anyDimension: true })
  const hidden = (...cards: readonly PrintedCard[]): SeatSetup => ({ threat: cards })

  test('is offered whatever lies in a Threat, if there is anything', () => {
    const text = 'As your Turn: bury one Monster of your opponent with a value of 3 or more.'
    expect(offered('Artifact', text, hidden(monster('Big', 4)), hidden(monster('Small', 1)), {})).toEqual([true, true, false])
    expect(offered('Artifact', 'As your Turn: bury one Monster of your opponent.', hidden(cult), hidden(threat), {})).toEqual([
      true,
      true,
      false,
    ])
  })

  test('and finds what there is', () => {
    const text = 'As your Turn: bury one Monster of your opponent with a value of 3 or more.'
    const t = probe('Artifact', text, hidden(monster('Big', 4), monster('Small', 1))).use('Tool')
    expect([t.where('Big'), t.where('Small')]).toEqual(['story', 'threat'])
  })
})

test('[M1.20] how much is in a Threat lies open', () => {
  const text = 'As your Turn, if the opposing Threat contains more than one card, gain 1 Sanity.'
  expect(offered('Artifact', text, { threat: [monster('A', 1), monster('B', 1)] }, { threat: [monster('A', 1)] })).toEqual([true, false])
})

describe('[M1.16, M1.19] what holds', () => {
  const seen = (text: string, theirs: SeatSetup) => {
    const t = two({ allies: [says('Watcher', 'Ally', text, { value: 1 })], hand: [monster('Bat', 1)], spot: { gateUsed: true } }, theirs)
    return [worth(t, 'Watcher'), t.offers('play', 'Bat')]
  }

  test('counts nothing of cards that are hidden, but their number', () => {
    const ghoul = monster('Ghoul', 4)
    expect(seen('This card gains 1 for each Ally in your opponent’s Hand.', kin)).toEqual(
      seen('This card gains 1 for each Ally in your opponent’s Hand.', beast),
    )
    expect(seen('This card gains 1 for each Ghoul in your opponent’s Threat.', { threat: [ghoul] })[0]).toBe(1)
    expect(seen('This card gains 1 for each card in your opponent’s Hand.', kin)[0]).toBe(2)
  })

  test('gives no leave by what is in another’s Hand', () => {
    const text = 'While your opponent’s Hand contains an Ally, you may play Monsters without using a Gate.'
    expect(seen(text, kin)).toEqual(seen(text, beast))
  })
})
