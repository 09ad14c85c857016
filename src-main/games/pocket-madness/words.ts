/** How the choices of Pocket Madness read, and what the log says to whom. */
import type { Label, Seat } from '../../engine/game.ts'
import { type Counts, type LocationNo, listed, nameOf, portalOf, powerOf, powers } from './locations.ts'
import type { Action, DeckCard, Event, State } from './state.ts'

const tokens = (count: number) => `${count} Madness token${count === 1 ? '' : 's'}`
const cards = (count: number) => `${count} card${count === 1 ? '' : 's'}`
const card = (number: LocationNo) => `${nameOf(number)} (${number})`

/** What lies on top of the deck, as everybody sees it. */
const onTop = (deck: readonly DeckCard[], count: number) =>
  deck
    .slice(0, count)
    .map(({ number, up }) => (up ? card(number) : 'a card face down'))
    .join(', ')

export function describe({ names, deck, portals, runs }: State, seat: Seat, action: Action): Label {
  const player = (each: Seat) => names[each]!
  switch (action.do) {
    case 'persevere':
      return { text: `Persevere: draw ${cards(action.cards)}.`, hint: `On top: ${onTop(deck, action.cards)}.` }
    case 'open': {
      const owner = portals[action.number - 6]
      const gains =
        owner === seat
          ? `You have ${portalOf(action.number)} already.`
          : `You claim ${portalOf(action.number)}${owner === null || owner === undefined ? '' : ` from ${player(owner)}`}.`
      return { text: `Open a Portal: lay ${action.size} × ${nameOf(action.number)}.`, on: `hand-${action.number}`, hint: gains }
    }
    case 'publish':
      return { text: 'Publish: lay a run of all seven locations.', hint: `Every opponent takes ${tokens(runs + 1)}.` }
    case 'seal':
      return { text: `Seal ${portalOf(action.number)}.`, on: `portal-${action.number}`, hint: powers[powerOf(action.number)] }
    case 'lay no more':
      return { text: 'Lay no more.', role: 'done' }
    case 'pass':
      return { text: 'Pass: take no action.', role: 'pass' }
    case 'end the turn':
      return { text: 'End the turn.', role: 'done' }
    case 'give':
      return { text: `Give ${card(action.number)} to ${player(action.to)}.`, on: `hand-${action.number}` }
    case 'give no more':
      return { text: 'Give no more.', role: 'done' }
    case 'look':
      return { text: `Look at the hand of ${player(action.at)}.`, on: `place-${action.at}` }
    case 'take':
      return { text: `Take ${card(action.number)}.`, on: `seen-${action.number}` }
    case 'pick': {
      const { number, up } = deck[action.place]!
      return {
        text: `Take ${up ? card(number) : 'the card face down'}, place ${action.place + 1} of the deck.`,
        on: `deck-${action.place}`,
      }
    }
    case 'name':
      return {
        text: action.seat === seat ? 'Begin the next round yourself.' : `${player(action.seat)} begins the next round.`,
        on: `place-${action.seat}`,
      }
  }
}

const list = (counts: Counts) => listed(counts).map(card).join(', ') || 'no card'

/** What lay face up is told to all; what lay face down, or moved from hand to hand, to those concerned [PM-14, PM-E2, PM-E18]. */
export function tell(event: Event, seat?: Seat): string {
  const player = (each: Seat) => event.names[each]!
  switch (event.was) {
    case 'dealt':
      return `Round ${event.round} begins; ${player(event.starter)} is the start player.`
    case 'drawn': {
      const drawn = event.cards.map(({ number, up }) => (up || seat === event.seat ? card(number) : 'a card face down'))
      return `${player(event.seat)} perseveres and draws ${drawn.join(', ')}.`
    }
    case 'opened': {
      const portal = event.isNew ? ` and claims ${portalOf(event.number)}${event.from === null ? '' : ` from ${player(event.from)}`}` : ''
      return `${player(event.seat)} lays ${event.size} × ${nameOf(event.number)}${portal}.`
    }
    case 'published':
      return `${player(event.seat)} publishes run ${event.run} of the round: every opponent takes ${tokens(event.run)}.`
    case 'sealed':
      return `${player(event.seat)} seals ${portalOf(event.number)}. ${powers[powerOf(event.number)]}`
    case 'given': {
      const what = seat === event.seat || seat === event.to ? card(event.number) : 'a card'
      return `${player(event.seat)} gives ${what} to ${player(event.to)}.`
    }
    case 'lost':
      return `${player(event.seat)} loses ${card(event.number)}.`
    case 'looked at':
      return `${player(event.seat)} looks at the hand of ${player(event.at)}${seat === event.seat ? `: ${list(event.hand)}` : ''}.`
    case 'taken': {
      const what = seat === event.seat || seat === event.from ? card(event.number) : 'a card'
      return `${player(event.seat)} takes ${what} from ${player(event.from)}.`
    }
    case 'picked': {
      const what = event.card.up || seat === event.seat ? card(event.card.number) : 'the card face down'
      return `${player(event.seat)} takes ${what} at place ${event.place + 1} of the deck.`
    }
    case 'passed':
      return `${player(event.seat)} takes no action.`
    case 'deck emptied':
      return 'The deck is empty: each player has one last turn.'
    case 'gone out': {
      const now = event.tokens.map((count, each) => `${player(each)} has ${tokens(count)}`).join('; ')
      return `${player(event.seat)} goes out and discards ${tokens(event.discarded)}; every opponent takes 1. ${now}.`
    }
    case 'counted': {
      const each = event.hands.map(
        (hand, holder) => `${player(holder)}: ${list(hand)} = ${event.locations[holder]} different, now ${tokens(event.tokens[holder]!)}`,
      )
      return `Locations left in hand are counted. ${each.join('. ')}.`
    }
    case 'named':
      return `${player(event.seat)} names ${event.starter === event.seat ? 'themselves' : player(event.starter)} as start player.`
    case 'ended':
      return event.because
  }
}
