/** What is done as one makes use of a leave to play in the same Turn (M19.19), and what is shown as it is played. */
import { expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const map = card({ title: 'Map', type: 'Artifact', anyDimension: true })
const porter = says('Porter', 'Ally', 'You may play this card right after playing an Artifact. If so, lose 1 Sanity and draw one card.', {
  value: 1,
})

test('[M19.19] what is told of a play in the same Turn is done when it is made so', () => {
  const t = two({ hand: [map, porter], deck: [ally('Drawn', 1)], sanity: 10 })
    .play(map)
    .choosePlay('Porter')
  expect([t.where('Porter'), t.sanity[0], t.hand(0)]).toEqual(['ally', 9, ['Drawn']])
})

test('[M19.19] and only where what it asks is so', () => {
  const usher = says('Usher', 'Ally', 'At Night, you may play this card right after playing an Artifact.', { value: 1 })
  const dusk = says('Dusk', 'Event', 'It is Night.', { subtype: 'Night' })
  const after = (events: PrintedCard[]) => two({ hand: [map, usher], events }).play(map)
  expect(() => after([]).choosePlay('Usher')).toThrow()
  expect(after([dusk]).choosePlay('Usher').where('Usher')).toBe('ally')
})

test('[M19.19] and neither where it is not wanted nor where it is played on a Turn of its own', () => {
  const kept = two({ hand: [map, porter], deck: [ally('Drawn', 1)], sanity: 10 })
    .play(map)
    .done()
  expect([kept.where('Porter'), kept.sanity[0], kept.hand(0)]).toEqual(['hand', 10, ['Porter']])
  const alone = two({ hand: [porter], deck: [ally('Drawn', 1)], sanity: 10 }).play('Porter')
  expect([alone.where('Porter'), alone.sanity[0], alone.hand(0)]).toEqual(['ally', 10, []])
})
