/**
 * Matches in which everybody helps one card to be played, for cards that random play hardly ever brings about: which decks
 * are sat down with, and what each seat is inclined to do. All plays are legal ones, and every position is still held to the
 * invariants; but such a match is not a random one, and is counted apart.
 *
 * The first seat has a deck for the card with as many copies as there may be, plays the card as soon as it can, else what
 * its deck has for the card's sake, else by rule of thumb; it completes no other Adventure. Who sits opposite an Adventure
 * plays by rule of thumb, but no Monsters (where its recipe wants little Sanity, attacks until it is little); opposite another
 * card, plays Monsters and what the card answers. One action in six is anything at all.
 */
import type { PrintedCard } from '../../grammar/card.ts'
import type { Seat } from '../../src-main/engine/game.ts'
import { below, pickOne, type Rng, seeded } from '../../src-main/engine/random.ts'
import { fitsAsPrinted, progress } from '../../src-main/games/mythos/evidence.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import { welcomes } from '../../src-main/games/mythos/nearness.ts'
import { currentLocation, printed } from '../../src-main/games/mythos/places.ts'
import type { Options } from '../../src-main/games/mythos/setup.ts'
import type { Action, CardNo, State } from '../../src-main/games/mythos/state.ts'
import { allInvestigators, randomDeck } from '../support/all-cards.ts'
import { deckFor, deckToServe, investigatorFor } from '../support/decks-around.ts'

export interface Helped {
  readonly options: Options
  readonly luck: Rng
  readonly choose: (state: State, seat: Seat, legal: readonly Action[], luck: Rng) => [Action, Rng]
}

/** The table at which a card is helped, and how its seats play: decided by the number of the match and the card. */
export function helped(match: number, card: PrintedCard): Helped {
  const { deck, wanted, luck: built } = deckFor(card, seeded(match))
  const [mine, afterMine] = isForTheWeak(card) ? weakest(built) : investigatorFor(card, built)
  const [other, afterOther] = pickOne(afterMine, allInvestigators())
  const [opposite, luck] = card.type === 'Adventure' ? randomDeck(afterOther) : deckToServe(card, afterOther)
  const seats = [
    { name: 'Seat 1', investigator: mine, deck },
    { name: 'Seat 2', investigator: other, deck: opposite },
  ]
  return {
    options: { seats, mode: 'campaign', target: 20, alternativeFirstCard: false, spareInvestigators: allInvestigators() },
    luck,
    choose(state, seat, legal, before) {
      const [whim, rng] = below(before, 6)
      if (whim === 0) return pickOne(rng, legal)
      const worth = legal.map((action) => (seat === 0 ? eagerness(state, card, wanted, action) : service(state, card, action)))
      const most = Math.max(...worth)
      return pickOne(
        rng,
        legal.filter((_, at) => worth[at] === most),
      )
    },
  }
}

/** Whether a recipe asks for somebody who has little Sanity left. */
const isForTheWeak = ({ recipe }: PrintedCard): boolean => recipe?.conditions.some(({ kind }) => kind === 'sanityBelow') === true

const weakest = (rng: Rng) =>
  pickOne(
    rng,
    allInvestigators()
      .toSorted((a, b) => a.sanityStart - b.sanityStart)
      .slice(0, 4),
  )

/** How much an action is for the card's sake: the card itself, what is still wanted for it, what the deck has for that. */
function eagerness(state: State, card: PrintedCard, wanted: ReadonlySet<string>, action: Action): number {
  const tempts = mythos.appeal?.(state, 0, action) ?? 1
  // Most of a Hand that is kept for later is discarded at the end of the Round.
  if (action.do === 'pass') return 0.7
  // A Location that is not reached does not count (M12.11).
  if (action.do === 'arrive') return 20
  if (!('card' in action)) return tempts
  const face = printed(state, action.card)
  const lacks = isLacking(state, card, action.card)
  switch (action.do) {
    case 'play':
    case 'choose play':
      if (face.id === card.id) return 1000
      // Another Adventure would clear the Story Deck (M16.14).
      if (face.type === 'Adventure') return 0
      if (card.type === 'Adventure' && action.how === 'monster' && !lacks) return 0.5
      return tempts + (lacks ? 8 : wanted.has(face.id) ? 1.5 : 0) + 4 * opens(state, card, action.card)
    case 'use':
      if (happens(card, face, action.rule)) return state.players[0]!.happened.length === 0 ? 500 : 0
      return wanted.has(face.id) ? tempts + 2 : tempts
    case 'choose':
    case 'discard':
      return lacks || face.id === card.id ? 0.01 : wanted.has(face.id) ? tempts / 3 : tempts
    default:
      return tempts
  }
}

/** Whether a card may meet what the recipe still lacks. */
function isLacking(state: State, { id, recipe }: PrintedCard, card: CardNo): boolean {
  const tale = state.sheet.printed.findIndex((each, at) => each.id === id && state.sheet.owner[at] === 0)
  const missing = recipe === undefined ? [] : (progress(state, 0, tale)?.missing ?? [])
  return missing.some(({ slot }) => fitsAsPrinted(state, card, recipe!.slots[slot]!, 0))
}

/** For how many lacking cards of the Hand a Location is the place, and the present one is not. */
function opens(state: State, tale: PrintedCard, location: CardNo): number {
  if (printed(state, location).type !== 'Location') return 0
  const here = currentLocation(state, 0)
  return state.players[0]!.hand.filter(
    (each) =>
      each !== location &&
      isLacking(state, tale, each) &&
      welcomes(state, location, each) &&
      (here === undefined || !welcomes(state, here, each)),
  ).length
}

/** Whether a rule does what a recipe asks to have happened: of all that may happen, texts exchange the Investigator. */
const happens = (card: PrintedCard, { rules }: PrintedCard, at: number): boolean =>
  card.recipe?.conditions.some(({ kind }) => kind === 'event') === true && JSON.stringify(rules[at]).includes('"newInvestigator"')

/** How much an action of the other seat serves the card. */
function service(state: State, card: PrintedCard, action: Action): number {
  // Whoever is to become weak is attacked, but not driven mad.
  const isSpared = !isForTheWeak(card) || state.players[0]!.sanity <= 7
  if (card.type === 'Adventure' && isSpared) {
    return action.do === 'play' && action.how === 'monster' ? 0 : (mythos.appeal?.(state, 1, action) ?? 1)
  }
  if (action.do === 'concede') return -1
  if (action.do === 'pass') return 0
  if (action.do !== 'play') return 1
  const { type } = printed(state, action.card)
  return action.how === 'monster' ? 4 : type === 'Event' ? 3 : type === 'Location' ? 2 : 1
}
