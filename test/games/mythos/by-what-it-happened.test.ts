/** Moments that ask by what a card was lost, or Sanity: by such a card, by whose, or in a Battle. */
import { expect, test } from 'vitest'
import type { Op, Trigger } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

const bolton = location('Bolton')
const played = (title: string, ...ops: Op[]): PrintedCard =>
  card({ title, type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })
const friend = ally('Old Friend', 1)
const mourner = (on: Trigger): PrintedCard => ally('Mourner', 3, { rules: [{ kind: 'on', on, do: [{ sanity: 1, who: 'you', sign: 1 }] }] })
const gone: Extract<Trigger, { cardLeft: unknown }> = { cardLeft: { is: { title: 'Old Friend' }, n: 1, pick: 'choose' }, to: 'bury' }
const grief = (of: 'you' | 'opponent') => played('Grief', { move: { is: { title: 'Old Friend' }, of, n: 1, pick: 'choose' }, to: 'bury' })
const seats = (on: Trigger, hand: PrintedCard[], theirs: PrintedCard[] = []) =>
  table({
    seats: [
      { story: [bolton], allies: [mourner(on), friend], hand, sanity: 10 },
      { story: [bolton], hand: theirs },
    ],
  })

test('[M18.2] what waits for a loss by an Event hears of no other loss', () => {
  const mine = (from: 'Event' | 'Artifact') => seats({ ...gone, from: { type: from } }, [grief('you')]).play('Grief').sanity[0]
  expect([mine('Event'), mine('Artifact')]).toEqual([11, 10])
})

test('[M1.24] whose Event it was is told by the deck it comes from', () => {
  const theirs = (owner: 'you' | 'opponent') =>
    seats({ ...gone, from: { type: 'Event', owner } }, [], [grief('opponent')])
      .pass()
      .play('Grief').sanity[0]
  expect([theirs('opponent'), theirs('you')]).toEqual([11, 10])
})

test('[M2.10] what waits for Sanity lost by an Event hears of no other loss', () => {
  const blow = played('Blow', { sanity: 3, who: 'you', sign: -1 })
  const after = (from: 'Event' | 'Artifact') => seats({ sanity: 'lost', by: 'you', from: { type: from } }, [blow]).play(blow).sanity[0]
  const inBattle = seats({ sanity: 'lost', by: 'you', from: 'combat' }, [blow]).play(blow).sanity[0]
  expect([after('Event'), after('Artifact'), inBattle]).toEqual([8, 7, 7])
})
