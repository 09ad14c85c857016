/** What was played, buried or discarded in this Round, and so is told from what was there before. */
import { expect, test } from 'vitest'
import type { Op } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

const bolton = location('Bolton')
const played = (title: string, ...ops: Op[]): PrintedCard =>
  card({ title, type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })
const old = ally('Old Friend', 1)
const fresh = ally('New Friend', 1, { anyDimension: true })

test('[M17.2] an Ally who was played this Round is none who was there before', () => {
  const purge = played('Purge', { move: { is: { type: 'Ally', order: { nth: 0, this: 'round', after: true } }, of: 'each' }, to: 'bury' })
  const t = table({
    seats: [
      { story: [bolton], allies: [old], hand: [fresh] },
      { story: [bolton], hand: [purge] },
    ],
  })
  t.play(fresh).play(purge)
  expect([t.where(fresh), t.where(old)]).toEqual(['story', 'ally'])
})

test('[M17.2] what was buried this Round is told from the rest of a Story Deck', () => {
  const wake = played('Wake', {
    move: { is: { type: 'Ally', gone: 'bury' }, in: 'story', n: 1, pick: 'choose' },
    to: 'hand',
  })
  const grief = played('Grief', { move: { is: { title: 'New Friend' }, of: 'opponent', n: 1, pick: 'choose' }, to: 'bury' })
  const seats = (hand: PrintedCard[]) =>
    table({
      seats: [
        { story: [bolton], hand: [grief] },
        { story: [bolton, old], allies: [fresh], hand },
      ],
    })
  const t = seats([wake]).play(grief).play(wake)
  expect([t.where(fresh), t.where(old)]).toEqual(['hand', 'story'])
  expect(seats([wake]).pass().offers('play', wake)).toBe(false)
})
