/**
 * Where cards are put: one card and the place it goes to, whatever the verb.
 */

import type { Duration, Op, Selector, Who } from '../ast.ts'
import { it } from './cards.ts'
import { broughtTo, intoPlay, ofStory, toYours, whose as whosesoever } from './deeds.ts'
import { nonsense } from './draft.ts'

/** `threats`: from another Threat into this one. */
interface Goal {
  readonly to: 'play' | 'threat' | 'top'
  readonly whose?: Who | 'they'
  readonly threats?: true
}

/** Where a card goes; "it" goes to one's own Threat alone. */
export function put(card: Selector | object, goal: Goal): Op | object {
  const move = card as Selector
  if (goal.to === 'top') return ofStory(move)
  if (goal.to === 'play' && 'table' in move && move.in !== undefined) return nonsense
  if (goal.to === 'play') return intoPlay(move, goal.whose)
  if (goal.threats) return toYours(move)
  const { whose = 'you' } = goal
  const isIt = (move as object) === it
  if (isIt && whose !== 'you' && whose !== 'they') return nonsense
  return isIt ? { move, to: 'threat' } : whosesoever({ move, to: 'threat' }, whose as Who)
}

/** A card of another Threat that fights in one's own for the Combat. */
export function lent(card: Selector | object, { whose = 'you' }: Goal, until: Duration): Op | object {
  const control = card as Selector
  const isTheirs = (control.in === 'threat' || control.in === 'directedThreat') && control.of !== undefined && control.of !== 'you'
  return until === 'combat' && whose === 'you' && isTheirs ? { control, until: 'combat' } : nonsense
}

/** A card laid face-down, or crosswise, goes to a Threat. */
export function putIntoThreat(card: Selector | object, goal: Goal): Op | object {
  return goal.to === 'threat' ? put(card, goal) : nonsense
}

/** A card that is chosen first, and where it then goes. */
export function found(card: Selector | object, goal: Goal): Op | object {
  const move = card as Selector
  if (move.ref !== undefined || goal.threats) return goal.threats ? toYours(move) : nonsense
  if (goal.to === 'top') return ofStory(move)
  return broughtTo(move, { to: goal.to, ...(goal.whose ? { whose: goal.whose } : {}) })
}
