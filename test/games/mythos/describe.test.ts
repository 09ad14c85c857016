/** What kind of answer an action is, beside its words: the window puts what ends or goes on at one place. */
import { expect, test } from 'vitest'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import type { Question } from '../../../src-main/games/mythos/tasks.ts'
import { location, mythosPosition, type PositionSetup } from '../../support/mythos.ts'
import { goOn } from '../../support/mythos-play.ts'

/** The roles of all that seat 0 may do where it is asked this. */
function rolesAt(setup: PositionSetup) {
  const { state } = goOn(mythosPosition(setup))
  return mythos.legal(state, 0).map((action) => [action.do, mythos.describe(state, 0, action).role])
}

const home = location('Home')
const seats = [{ story: [home] }, { story: [home] }]
const ask = (question: Question): PositionSetup => ({
  seats,
  agenda: [{ do: 'ask', seat: 0, question, resume: { do: 'begin turn', seat: 0 } }],
})

test('[M5.9] Pass is told by its role', () => {
  expect(rolesAt({ seats })).toContainEqual(['pass', 'pass'])
})

test('the two plain answers, and wanting no more, have roles', () => {
  expect(rolesAt(ask({ ask: 'whether', prompt: 'Do it?' }))).toEqual([
    ['yes', 'yes'],
    ['no', 'no'],
  ])
  expect(rolesAt(ask({ ask: 'which play', prompt: 'Another?', among: [], mayStop: true }))).toEqual([['done', 'done']])
})

test('[M14.19] in Combat the same action declines, and its role says so', () => {
  const roles = rolesAt(ask({ ask: 'what to cast or use' }))
  expect(roles).toContainEqual(['done', 'decline'])
})
