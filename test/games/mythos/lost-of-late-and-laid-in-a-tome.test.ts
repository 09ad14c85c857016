/** What a player has lost in this Round, and what is laid in this very Tome: both are asked of how the card lay. */
import { expect, test } from 'vitest'
import type { Op, Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, type Lay, location, no, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

const bolton = location('Bolton')
const played = (title: string, ...ops: Op[]) =>
  card({ title, type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })
const friend = ally('Old Friend', 1)
const hasLost: Rule = {
  kind: 'static',
  if: { done: 'lost', is: { type: 'Ally' }, this: 'round' },
  effect: { value: 2, of: { ref: 'self' } },
}
const nurse = ally('Nurse', 1, { rules: [hasLost] })

const worth = (t: ReturnType<typeof table>, title: string) => currentValue(t.state, no(t.state, title))
const seats = (mine: Partial<SeatSetup>, theirs: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [bolton], ...theirs },
    ],
  })

test('[M1.31] an Ally who was buried or discarded in this Round was lost by whose he was, and by nobody else', () => {
  for (const to of ['bury', 'discard'] as const) {
    const grief = played('Grief', { move: { is: { title: 'Old Friend' }, of: 'opponent', n: 1, pick: 'choose' }, to })
    const t = seats({ hand: [grief], allies: [nurse] }, { allies: [friend, ally('Second Nurse', 1, { rules: [hasLost] })] })
    expect([worth(t, 'Nurse'), worth(t, 'Second Nurse')]).toEqual([1, 1])
    t.play(grief)
    expect([worth(t, 'Nurse'), worth(t, 'Second Nurse')]).toEqual([1, 3])
  }
})

test('[M1.31] what is discarded from a Hand is no loss', () => {
  const drop = played('Drop', { move: { is: { type: 'Ally' }, in: 'hand', n: 1, pick: 'choose' }, to: 'discard' })
  const t = seats({ hand: [drop, friend], allies: [nurse] }).play(drop)
  expect([t.where(friend), worth(t, 'Nurse')]).toEqual(['discard', 1])
})

test('[M9.17] a Tome hears of the Spells that are laid in it, and not of those in another', () => {
  const spell = (title: string) =>
    card({ title, type: 'Spell', anyDimension: true, icons: ['Eye'], rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }] })
  const book = (title: string, rules: Rule[]) => card({ title, type: 'Tome', anyDimension: true, spellCapacity: 1, icons: ['Eye'], rules })
  const hears = book('Hears', [
    { kind: 'on', on: { cardPlayed: { type: 'Spell' }, by: 'you', into: 'self' }, do: [{ sanity: 1, who: 'you', sign: 1 }] },
  ])
  const t = (...assets: (PrintedCard | Lay)[]) => seats({ hand: [spell('Whisper')], assets, sanity: 10 }).play('Whisper')
  expect(t(hears).sanity[0]).toBe(11)
  expect(t(book('Deaf', []), { lay: hears, bears: [spell('Held')] }).sanity[0]).toBe(10)
})
