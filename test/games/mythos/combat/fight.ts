/** A Combat from a position, with plain answers: for the tests of its steps. */

import type { Seat } from '../../../../src-main/engine/game.ts'
import type { Action, State } from '../../../../src-main/games/mythos/state.ts'
import type { Question } from '../../../../src-main/games/mythos/tasks.ts'
import type { PositionSetup } from '../../../support/mythos.ts'
import { mythosPosition } from '../../../support/mythos.ts'
import { answerAll, type Played } from '../../../support/mythos-play.ts'

/** An answer to a question, or nothing for the plainest one. */
export type Answer = (question: Question, seat: Seat, state: State) => Action | undefined

/** A position in which card play has just ended. */
export const beforeCombat = (setup: PositionSetup): State => mythosPosition({ ...setup, agenda: [{ do: 'combat' }] })

/**
 * The plainest answer: commit every Ally to the defence, cast nothing, take
 * what comes first, bury as the cards lie.
 */
export function plainly(question: Question): Action {
  switch (question.ask) {
    case 'which card':
      return { do: 'choose', card: question.among[0]! }
    case 'which player':
      return { do: 'choose player', seat: question.among[0]! }
    case 'which way':
      return { do: 'choose way', way: 0 }
    case 'how many':
      return { do: 'choose number', number: question.min }
    case 'whether':
      return { do: 'no' }
    default:
      return { do: 'done' }
  }
}

/** Plays a Combat to the step after it, or to the end of the match: `answer` says what is not plain. */
export function fight(setup: PositionSetup, answer: Answer = () => undefined): Played {
  return fightOn(beforeCombat(setup), answer)
}

export function fightOn(from: State, answer: Answer = () => undefined): Played {
  return answerAll(from, (question, seat, state) =>
    state.combat === undefined && state.phase !== 'card play' ? undefined : (answer(question, seat, state) ?? plainly(question)),
  )
}

/** Answers by the words of the prompt. */
export const when =
  (words: RegExp, answer: Answer): Answer =>
  (question, seat, state) =>
    'prompt' in question && words.test(question.prompt) ? answer(question, seat, state) : undefined

export const firstOf =
  (...answers: readonly Answer[]): Answer =>
  (question, seat, state) => {
    for (const each of answers) {
      const action = each(question, seat, state)
      if (action !== undefined) return action
    }
    return undefined
  }

/** Names a card by its Title when it is among those asked about. */
export const pick =
  (...titles: readonly string[]): Answer =>
  (question, _seat, state) => {
    if (question.ask !== 'which card') return undefined
    for (const title of titles) {
      const card = question.among.find((each) => state.sheet.printed[each]!.title === title)
      if (card !== undefined) return { do: 'choose', card }
    }
    return undefined
  }
