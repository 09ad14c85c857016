/** What the table says of Pocket Madness besides the game itself: questions in words, their rules, what an event was. */
import type { Seat } from '../../engine/game.ts'
import type { ReckonedLine, Reckoning } from '../reckoning.ts'
import { nameOf, numberAt } from './locations.ts'
import type { Event, State } from './state.ts'

export function prompt({ names, question, turn, deck, lastTurns }: State): string {
  switch (question.ask) {
    case 'what to do':
      if (turn.laying !== null) return turn.laying === 'sets' ? 'Lay another set, or no more?' : 'Lay another run, or no more?'
      if (turn.acted) return 'Seal a portal, or end the turn?'
      if (lastTurns !== null) return 'Your last turn of this round: lay cards, or pass.'
      return deck.length === 0 ? 'The deck is empty: lay cards, or pass.' : 'Draw cards, lay sets, or lay runs.'
    case 'what to give':
      return question.given === 0 ? 'Cthulhu: which card do you give to whom?' : 'Cthulhu: give a second card, or no more?'
    case 'whose hand':
      return 'Shub-Niggurath: at whose hand do you look?'
    case 'which card':
      return `Shub-Niggurath: which card do you take from ${names[question.from]}?`
    case 'which place':
      return 'Nyarlathotep: which card of the deck do you take?'
    case 'who begins':
      return 'You have most Madness: who begins the next round?'
  }
}

export function ruleOf({ question, turn, deck }: State): string {
  switch (question.ask) {
    case 'what to do':
      if (turn.laying !== null) return turn.laying === 'sets' ? 'PM-15' : 'PM-18'
      if (turn.acted) return 'PM-10'
      return deck.length === 0 ? 'PM-40' : 'PM-9'
    case 'what to give':
      return 'PM-26'
    case 'whose hand':
    case 'which card':
      return 'PM-28'
    case 'which place':
      return 'PM-30'
    case 'who begins':
      return 'PM-46'
  }
}

/** By portal, 6 to 12. */
const portalRules = ['PM-26', 'PM-27', 'PM-28', 'PM-29', 'PM-30', 'PM-31', 'PM-32']

function ruleOfEvent(event: Event): string {
  switch (event.was) {
    case 'dealt':
      return 'PM-45'
    case 'drawn':
      return 'PM-11, PM-14'
    case 'opened':
      return event.isNew ? 'PM-16, PM-17' : 'PM-16'
    case 'published':
      return 'PM-18, PM-19'
    case 'sealed':
      return `PM-24, ${portalRules[event.number - 6]}`
    case 'given':
      return 'PM-26'
    case 'lost':
      return 'PM-27'
    case 'looked at':
    case 'taken':
      return 'PM-28'
    case 'picked':
      return 'PM-30'
    case 'passed':
      return 'PM-40'
    case 'deck emptied':
      return 'PM-39'
    case 'gone out':
      return 'PM-35, PM-36, PM-37'
    case 'counted':
      return 'PM-41'
    case 'named':
      return 'PM-46'
    case 'ended':
      return 'PM-43, PM-44'
  }
}

/** What the end of a round does to everybody's tokens [PM-35 to PM-37, PM-41]; nothing for other events. */
function reckoned(event: Event): readonly Reckoning[] {
  const reckoning = (seat: Seat, lines: readonly ReckonedLine[], total: number): Reckoning => ({
    seat,
    lines,
    sum: lines.reduce((sum, { comes }) => sum + comes, 0),
    total,
    unit: 'Madness tokens',
  })
  if (event.was === 'counted') {
    return event.hands.map((hand, seat) => {
      const lines = hand.flatMap((count, at): ReckonedLine[] =>
        count === 0 ? [] : [{ what: `${nameOf(numberAt(at))} (${numberAt(at)})`, how: `${count} in hand: one location`, comes: 1 }],
      )
      return reckoning(seat, lines, event.tokens[seat]!)
    })
  }
  if (event.was !== 'gone out') return []
  return event.tokens.map((total, seat) => {
    const isOut = seat === event.seat
    const line = isOut
      ? { what: 'Goes out', how: `half of ${total + event.discarded}, rounded up, is discarded`, comes: -event.discarded }
      : { what: 'An opponent goes out', how: '1 for each opponent', comes: 1 }
    return reckoning(seat, [line], total)
  })
}

export function about(event: Event): {
  readonly rule: string
  readonly seat?: Seat
  readonly round?: number
  readonly reckonings?: readonly Reckoning[]
} {
  const reckonings = reckoned(event)
  return {
    rule: ruleOfEvent(event),
    ...('seat' in event && { seat: event.seat }),
    ...(event.was === 'dealt' && { round: event.round }),
    ...(reckonings.length > 0 && { reckonings }),
  }
}

export const standing = ({ names, round, players }: State): string =>
  `Round ${round}: ${players.map(({ tokens }, seat) => `${names[seat]} ${tokens}`).join(', ')} Madness tokens`

/** Cards that lay face down, and hands that were looked at. */
export const reveals = (event: Event): boolean =>
  event.was === 'looked at' ||
  event.was === 'lost' ||
  event.was === 'counted' ||
  (event.was === 'drawn' && event.cards.some(({ up }) => !up)) ||
  (event.was === 'picked' && !event.card.up)
