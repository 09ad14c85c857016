/** M1.15, M1.16, M1.19: what goes to a Hand is named to others only where they could see it. */
import { expect, test } from 'vitest'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { ally, card, monster } from '../../support/mythos.ts'
import type { Table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, two } from '../../support/two-places.ts'

const lines = (t: Table, seat: number) =>
  t.events.flatMap((event) => (event.was === 'returned to hand' ? [mythos.tell({ ...event, names: ['Ann', 'Bert'] }, seat)] : []))

test('[M1.15] out of a Mythos Deck, no', () => {
  const den = says(
    'Den',
    'Location',
    'As your Turn here, look at the top two cards of your Mythos Deck. Put one into your Hand. Bury the other.',
    {
      attributes: ['City'],
    },
  )
  const t = two({ story: [den], deck: [ally('One', 1), ally('Two', 1)] }).use('Den')
  while (t.question?.ask !== 'what to play') t.take(t.legal[0]!)
  expect(lines(t, 0)).toHaveLength(1)
  expect(lines(t, 0)[0]).toMatch(/^(?:One|Two) returns to the Hand of Ann\.$/)
  expect(lines(t, 1)).toEqual(['A card returns to the Hand of Ann.'])
})

test('[M1.16] from one Hand to another, no', () => {
  const grab = card({
    title: 'Grab',
    type: 'Event',
    anyDimension: true,
    rules: [{ kind: 'on', on: 'played', do: [{ move: { in: 'hand', of: 'opponent', pick: 'random', n: 1 }, to: 'hand', whose: 'you' }] }],
  })
  const t = two({ hand: [grab] }, { hand: [ally('Kin', 1)] }).play(grab)
  expect([lines(t, 0), lines(t, 1)]).toEqual([['Kin returns to the Hand of Ann.'], ['A card returns to the Hand of Ann.']])
})

test('[M1.19] from play where it lay open, and from the Story Deck, yes; out of a hidden Threat, no', () => {
  const back = (text: string, more: Parameters<typeof two>[0], theirs: Parameters<typeof two>[1] = {}) => {
    const call = says('Call', 'Event', text)
    const t = two({ hand: [call], ...more }, theirs).play(call)
    return lines(t, 1)
  }
  expect(back('Return one of your Allies to your Hand.', { allies: [ally('Kin', 1)] })).toEqual(['Kin returns to the Hand of Ann.'])
  expect(back('Return one Ally in your Story Deck to your Hand.', { story: [bolton, ally('Kin', 1)] })).toEqual([
    'Kin returns to the Hand of Ann.',
  ])
  expect(back('Return one Monster in your Threat to your Hand.', { threat: [monster('Worm', 1)] })).toEqual([
    'A card returns to the Hand of Ann.',
  ])
})
