/** How the choices of Tides of Madness read, and what the log says. */
import type { Label, Seat } from '../../engine/game.ts'
import { type CardNo, cardOf, type Suit } from './cards.ts'
import { countsOf, displayOf, linesOf, pointsOf, wordsOf } from './scoring.ts'
import type { Action, Event, Pair, State } from './state.ts'

const nameOf = (no: CardNo) => cardOf(no).name
const pieceOf = (no: CardNo) => `card-${no}`

/** What the cards before a seat score if Dreamlands is named so. */
function pointsNaming({ players }: State, seat: Seat, suit: Suit): number {
  const [mine, theirs] = [players[seat]!, players[1 - seat]!]
  return pointsOf(displayOf(mine, suit), countsOf(theirs))
}

export function describe(state: State, seat: Seat, action: Action): Label {
  switch (action.do) {
    case 'play':
      return { text: `Play ${nameOf(action.card)}.`, on: pieceOf(action.card), hint: hintOf(action.card) }
    case 'keep':
      return { text: `Keep ${nameOf(action.card)}.`, on: pieceOf(action.card), hint: `It stays in play to the end. ${hintOf(action.card)}` }
    case 'discard':
      return { text: `Discard ${nameOf(action.card)}.`, on: pieceOf(action.card), hint: 'It leaves the game, face up.' }
    case 'gain':
      return { text: 'Gain 4 points.' }
    case 'heal':
      return { text: 'Give back 1 Madness token.' }
    case 'name':
      return {
        text: `${action.suit}: you would score ${pointsNaming(state, seat, action.suit)}.`,
        hint: `Dreamlands counts as one of the ${action.suit} in this round.`,
      }
  }
}

/** What the card does, in a sentence. */
function hintOf(no: CardNo): string {
  const { suit, madness } = cardOf(no)
  const words = wordsOf(no)
  return `${suit ?? 'No suit'}: ${words}${madness ? '; brings 1 Madness token' : ''}.`
}

const tokens = (count: number) => `${count} Madness token${count === 1 ? '' : 's'}`
/** Nobody is told a choice before both are shown [TM-E1]. */
export function tell(event: Event): string | undefined {
  const player = (seat: Seat) => event.names[seat]!
  const two = (say: (seat: Seat) => string) => `${say(0)}; ${say(1)}.`
  const each = (pair: Pair, does: string) => two((seat) => `${player(seat)} ${does} ${nameOf(pair[seat]!)}`)
  switch (event.was) {
    case 'chosen':
      // The board shows who still chooses; a line for it would drown what happened.
      return undefined
    case 'revealed':
      return each(event.cards, 'plays')
    case 'left over':
      return each(event.cards, 'is left with')
    case 'driven mad':
      return two((seat) => `${player(seat)} receives ${tokens(event.received[seat]!)} and has ${event.madness[seat]}`)
    case 'gained':
      return `${player(event.seat)} gains 4 points for more Madness.`
    case 'healed':
      return `${player(event.seat)} gives back 1 Madness token and has ${event.madness}.`
    case 'burdened':
      return `${player(event.seat)} takes 1 Madness token from ${player(1 - event.seat)} by Dreamlands and has ${event.madness[event.seat]}.`
    case 'named':
      return `${player(event.seat)} names ${event.suit} for Dreamlands.`
    case 'scored': {
      const lines = linesOf(event.display, event.against)
      const sum = lines.reduce((all, { vp }) => all + vp, 0)
      const reckoning = lines.map(({ card, how, vp, doubled }) => `${nameOf(card)}: ${how} = ${doubled ? `${vp / 2}, doubled ${vp}` : vp}`)
      return `${player(event.seat)} scores ${sum} and has ${event.points} points. ${reckoning.join('. ')}.`
    }
    case 'discarded':
      return each(event.cards, 'discards')
    case 'kept':
      return each(event.cards, 'keeps')
    case 'begun':
      return `Round ${event.round} begins; each player draws 2 cards.`
    case 'ended':
      return event.because
  }
}
