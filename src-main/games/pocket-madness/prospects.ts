/** Hints for bots: how well a seat of Pocket Madness stands, and what a sensible player would rather do. */
import type { Seat } from '../../engine/game.ts'
import { at, type Counts, kinds, powerOf, sum } from './locations.ts'
import type { Action, State } from './state.ts'

/** Tokens that make a win twice as likely as not, roughly. */
const telling = 3

/** Tokens a hand threatens to cost, by what still lies scattered in it, and by how far its owner is from going out. */
function burden(hand: Counts): number {
  const different = hand.filter((count) => count > 0).length
  const loose = hand.reduce((all, count) => all + (count >= 3 ? 0 : count), 0)
  return 0.35 * different + 0.12 * loose
}

function standing({ players, portals, runs }: State, seat: Seat): number {
  const { tokens, hand } = players[seat]!
  const owned = portals.filter((owner) => owner === seat).length
  const isRun = hand.every((count) => count > 0) ? 0.8 * (runs + 1) : 0
  return -tokens - burden(hand) + 0.4 * owned + isRun
}

export function worth(state: State, seat: Seat): number {
  if (state.over !== null) return state.over.scores[seat]!
  const powersOfAll = state.players.map((_, each) => Math.exp(standing(state, each) / telling))
  return powersOfAll[seat]! / powersOfAll.reduce((all, each) => all + each, 0)
}

export function appeal(state: State, seat: Seat, action: Action): number {
  const { players, turn, deck, runs, lastTurns } = state
  const { hand } = players[seat]!
  switch (action.do) {
    case 'publish':
      return 12 + 4 * runs
    case 'open': {
      const left = sum(hand) - action.size
      const hadAll = hand.every((count) => count > 0)
      // All of them, unless one is wanted for a run; out is best of all.
      const whole = action.size === hand[at(action.number)]! || (hadAll && action.size === hand[at(action.number)]! - 1)
      return left === 0 ? 60 : (whole ? 6 : 1) * (hadAll && lastTurns === null && action.size === hand[at(action.number)]! ? 0.4 : 1)
    }
    case 'persevere': {
      const missing = hand.filter((count) => count === 0).length
      const nearEmpty = deck.length <= action.cards ? 0.3 : 1
      return (missing > 0 ? action.cards : 1.5) * nearEmpty
    }
    case 'seal':
      return sealAppeal(state, seat, action.number)
    case 'lay no more':
    case 'end the turn':
      return 1
    case 'pass':
      return 0.3
    case 'give':
      // Away with what stands alone, to whoever has least to lose.
      return (hand[at(action.number)] === 1 ? 4 : 1) * (1 + 1 / (1 + players[action.to]!.tokens))
    case 'give no more':
      return 0.5
    case 'look':
      return 1 + sum(players[action.at]!.hand) / 4
    case 'take':
      return wants(hand, action.number)
    case 'pick':
      return deck[action.place]!.up ? wants(hand, deck[action.place]!.number) : 0.5
    case 'name':
      return action.seat === turn.seat ? 2 : 1
  }
}

/** A location that is missing for a run, or would make a pair a set. */
function wants(hand: Counts, number: number): number {
  const have = hand[at(number)]!
  const different = hand.filter((count) => count > 0).length
  if (have === 0) return different === kinds - 1 ? 12 : different >= 4 ? 3 : 0.6
  return have === 2 ? 4 : 2
}

function sealAppeal({ players, turn }: State, seat: Seat, number: number): number {
  const { hand } = players[seat]!
  switch (powerOf(number)) {
    case 'give cards':
      return sum(hand) <= 2 ? 50 : 4
    case 'opponents lose a card':
      return 4
    case 'look and take':
      return 5
    case 'another turn':
      return turn.acted ? 8 : 3
    case 'take from the deck':
      return 5
    case 'opponents draw one':
      return 3
    case 'pass':
      return 0.6
  }
}
