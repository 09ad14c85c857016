/** Who is attacked and who defends, as moments (M14.13, M14.32). */
import { expect, test } from 'vitest'
import type { Trigger } from '../../../../grammar/ast.ts'
import { ally, card, location, monster, type SeatSetup, sanityOf } from '../../../support/mythos.ts'
import { table } from '../../../support/mythos-table.ts'
import { fight } from './fight.ts'

const ghoul = monster('Ghoul', 1)
/** Bears no part in Combat, and gives 1 Sanity when it hears of something. */
const listening = (on: Trigger) =>
  card({ title: 'Watch', type: 'Artifact', rules: [{ kind: 'on', on, do: [{ sanity: 1, who: 'you', sign: 1 }] }] })
const after = (on: Trigger, mine: Partial<SeatSetup>, theirs: Partial<SeatSetup>) =>
  sanityOf(fight({ seats: [{ sanity: 9, assets: [listening(on)], ...mine }, { ...theirs }] }).state)[0]

test('[M14.32] a Threat that is turned up attacks, once; and each such card in it', () => {
  const two = { threat: [ghoul, monster('Byakhee', 1)] }
  const guard = { allies: [ally('Webb', 5)] }
  expect(after({ attacked: 'you' }, guard, two)).toBe(10)
  expect(after({ attacked: 'opponent' }, guard, two)).toBe(9)
  expect(after({ attacked: 'you', with: { type: 'Monster' } }, guard, two)).toBe(11)
  expect(after({ attacked: 'you', with: { title: 'Ghoul' } }, guard, two)).toBe(10)
  expect(after({ attacked: 'you', with: { title: 'Zoog' } }, guard, two)).toBe(9)
})

test('[M9.37] and so does what attacks outside of Combat, not what attacks Allies alone', () => {
  const blast = (only: boolean) =>
    card({
      title: 'Blast',
      type: 'Event',
      anyDimension: true,
      rules: [
        {
          kind: 'on',
          on: 'played',
          do: [{ attack: 'opponent', with: { value: 1 }, alliesMayDefend: false, ...(only ? { only: 'allies' as const } : {}) }],
        },
      ],
    })
  const bolton = location('Bolton')
  const struck = (only: boolean) =>
    table({
      seats: [
        { story: [bolton], sanity: 9, assets: [listening({ attacked: 'you' })], allies: [ally('Webb', 1)] },
        { story: [bolton], hand: [blast(only)] },
      ],
    })
      .pass()
      .play('Blast').sanity[0]
  expect([struck(false), struck(true)]).toEqual([9, 9])
})

test('[M14.13] an Ally that is committed defends, one of those that are meant', () => {
  const guard = { allies: [ally('Webb', 5)] }
  const threat = { threat: [ghoul] }
  const one = { n: 1, pick: 'choose' } as const
  expect(after({ defended: { is: { type: 'Ally' }, ...one } }, guard, threat)).toBe(10)
  expect(after({ defended: { is: { title: 'Hooper' }, ...one } }, guard, threat)).toBe(9)
  expect(after({ defended: { is: { type: 'Ally' }, of: 'opponent', ...one } }, guard, threat)).toBe(9)
})
