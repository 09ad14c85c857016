/** What was lost in the last Combat is remembered until the next one is over (M14.3, M15.1). */
import { expect, test } from 'vitest'
import type { Action, State } from '../../../src-main/games/mythos/state.ts'
import type { Question } from '../../../src-main/games/mythos/tasks.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, monster, no } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'
import { fight, fightOn } from './combat/fight.ts'

const worth = (state: State) => currentValue(state, no(state, 'Mourner'))
const guardFirst = (question: Question, _seat: number, state: State): Action | undefined =>
  question.ask === 'which card' && question.among.includes(no(state, 'Guard')) ? { do: 'choose', card: no(state, 'Guard') } : undefined
const beaten = (text: string) => {
  const mourner = says('Mourner', 'Ally', text, { value: 1 })
  const seats = [{ threat: [monster('Ghoul', 1)] }, { allies: [ally('Guard', 1), mourner], sanity: 15 }]
  return fight({ seats }, guardFirst).state
}

test('[M14.3] what absorbed was lost in that Combat, and counts in card play after it', () => {
  const state = beaten('This Ally gains 3 if you lost an Ally in the last Combat.')
  expect(worth(state)).toBe(4)
  // In the next Round nothing of this one is remembered but that.
  const next: State = { ...state, gone: [], round: state.round + 1, agenda: [{ do: 'combat' }] }
  expect(worth(next)).toBe(4)
  // Once another Combat is over in which nothing was lost, that is the last one.
  expect(worth(fightOn(next, guardFirst).state)).toBe(1)
})

test('[M14.3] it counts how many were so lost, and whose they were', () => {
  expect(worth(beaten('This Ally gains 2 for each of your Allies Buried in the last Combat.'))).toBe(3)
  expect(worth(beaten("This Ally gains 2 for each of your opponent's Allies Buried in the last Combat."))).toBe(1)
  expect(worth(beaten('This Ally gains 2 for each Monster Buried in the last Combat.'))).toBe(3)
})

test('[M14.3] one of those is returned from the Story Deck, and none that was buried otherwise', () => {
  const grave = says('Grave', 'Artifact', 'As your Turn, return to your Hand one Ally Buried in the last Combat.')
  const state = (inCombat: boolean) => {
    const t = two({ assets: [grave], story: [says('Bolton', 'Location', 'Draw one card.'), ally('Guard', 1), ally('Old Friend', 1)] })
    const card = no(t.state, 'Guard')
    const was = { card, seat: 0, area: 'ally', order: 1, round: 1 } as never
    t.state = { ...t.state, lastCombat: [{ card, to: 'bury', ...(inCombat ? { was } : {}) }] }
    return t
  }
  expect(state(true).use('Grave').hand(0)).toEqual(['Guard'])
  expect(state(false).offers('use', 'Grave')).toBe(false)
})
