/** What the table says of Tides of Madness besides the game itself: questions in words, their rules, what an event was. */
import type { Seat } from '../../engine/game.ts'
import type { Reckoning } from '../reckoning.ts'
import { cardOf } from './cards.ts'
import { linesOf } from './scoring.ts'
import type { Event, State } from './state.ts'

export function prompt({ question, players }: State, seat: Seat): string {
  switch (question.ask) {
    case 'which card to play':
      return `Choose card ${players[seat]!.played.length + 1} of 5 of this round.`
    case 'which card to keep':
      return 'Choose a card to keep in play for good.'
    case 'which card to discard':
      return 'Choose a card that leaves the game.'
    case 'what Madness gives':
      return 'More Madness came to you than to your opponent: what do you take for it?'
    case 'which suit':
      return 'Which suit does Dreamlands count as in this round?'
  }
}

const questionRules: Readonly<Record<State['question']['ask'], string>> = {
  'which card to play': 'TM-4',
  'which card to keep': 'TM-31',
  'which card to discard': 'TM-32',
  'what Madness gives': 'TM-11',
  'which suit': 'TM-14',
}

export const ruleOf = ({ question }: State): string => questionRules[question.ask]

const eventRules: Readonly<Record<Event['was'], string>> = {
  chosen: 'TM-4, TM-E1',
  revealed: 'TM-5, TM-6',
  'left over': 'TM-7',
  'driven mad': 'TM-10',
  gained: 'TM-11',
  healed: 'TM-11',
  burdened: 'TM-13',
  named: 'TM-14',
  scored: 'TM-15',
  discarded: 'TM-32',
  kept: 'TM-33',
  begun: 'TM-34',
  ended: 'TM-37',
}

/** An end by Madness has rules of its own. */
export function about(
  event: Event,
  { players, over }: State,
): {
  readonly rule: string
  readonly seat?: Seat
  readonly round?: number
  readonly reckonings?: readonly Reckoning[]
} {
  const isMad = event.was === 'ended' && over !== null && players.some(({ madness }) => madness >= 9)
  return {
    rule: isMad
      ? over.scores[0] === over.scores[1]
        ? 'TM-17'
        : 'TM-16'
      : event.was === 'ended' && over?.scores[0] === 0.5
        ? 'TM-38'
        : eventRules[event.was],
    ...('seat' in event && { seat: event.seat }),
    ...(event.was === 'begun' && { round: event.round }),
    ...(event.was === 'scored' && { reckonings: [reckoned(event)] }),
  }
}

/** The points of a round, card by card [TM-15]. */
function reckoned({ seat, display, against, points }: Event & { readonly was: 'scored' }): Reckoning {
  const lines = linesOf(display, against).map(({ card, how, vp, doubled }) => ({
    what: cardOf(card).name,
    how: doubled ? `${how} = ${vp / 2}, doubled` : how,
    comes: vp,
  }))
  return { seat, lines, sum: lines.reduce((sum, { comes }) => sum + comes, 0), total: points, unit: 'points' }
}

export const standing = ({ names, round, players }: State): string =>
  `Round ${round}: ${players.map(({ points, madness }, seat) => `${names[seat]} ${points} points, ${madness} Madness`).join('; ')}`

/** Every card that is turned up, passed on or drawn tells somebody something. */
export const reveals = ({ was }: Event): boolean => was === 'revealed' || was === 'discarded' || was === 'begun'
