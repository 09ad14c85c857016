/**
 * What a sensible player is tempted to do: how much each action attracts beside the others
 * that are open (Game.appeal). Bots try first what tempts most, and play on by it.
 */
import type { Seat } from '../../engine/game.ts'
import { isAsked, nearness, welcomes } from './nearness.ts'
import { currentLocation, investigatorOf, printed } from './places.ts'
import { sanityMaximum } from './player-numbers.ts'
import { isAfflicted, isCure } from './prospects.ts'
import type { Action, CardNo, State } from './state.ts'

/** How much an action tempts, beside others that are open at the same time. */
export function appeal(state: State, seat: Seat, action: Action): number {
  const [open] = state.agenda
  if (open?.do !== 'ask') return 1
  switch (action.do) {
    case 'concede':
      return 0
    case 'pass':
      return state.players[seat]!.hand.length > investigatorOf(state, seat).handMax ? 0.3 : 1.5
    case 'play':
    case 'choose play':
      return appealOfCard(state, seat, action.card, action.how)
    case 'arrive':
    case 'take offer':
      return 4
    case 'choose':
      // What serves no Adventure is the first to be let go.
      return open.resume.do === 'discard step' ? (meant(state, seat, action.card) > 0 ? 0.1 : isUseful(state, action.card) ? 1 : 3) : 1
    case 'done':
      return open.resume.do === 'discard step' ? 2 : 1
    case 'yes':
      return open.resume.do === 'lobotomy step' ? 0.02 : open.resume.do === 'reshuffle step' ? 0.1 : 1
    case 'use': {
      const rule = printed(state, action.card).rules[action.rule]
      return rule !== undefined && isCure(rule) ? 6 : 1
    }
    case 'turn up':
      return 0.5
    default:
      return 1
  }
}

/** How much a card is needed that is not in the story yet: 1 for the most promising Adventure, nothing if it serves none. */
function meant(state: State, seat: Seat, card: CardNo): number {
  return isAsked(state, seat, card) ? (nearness(state, seat).meant.get(card) ?? 0) : 0
}

function isUseful(state: State, card: CardNo): boolean {
  const { type, sanity } = printed(state, card)
  return type === 'Monster' || type === 'Ally' || (type === 'Location' && typeof sanity === 'number' && sanity > 1)
}

function appealOfCard(state: State, seat: Seat, card: CardNo, how: string): number {
  if (how === 'adventure') return 100
  const { type, value = 0, sanity: pentagram, rules } = printed(state, card)
  const { sanity, hand } = state.players[seat]!
  const gain = typeof pentagram === 'number' ? Math.min(pentagram, sanityMaximum(state, seat) - sanity) : 0
  let sum = 0.8 + 6 * meant(state, seat, card)
  if (gain > 0) sum += gain * (sanity < 8 ? 2 : 0.8)
  else if (gain < 0) sum *= sanity + gain < 3 ? 0.2 : 0.75
  if (type === 'Location') {
    // A new place is worth going to for what can be played there, which the present one does not allow.
    const here = currentLocation(state, seat)
    for (const each of hand) {
      if (each === card || !welcomes(state, card, each) || (here !== undefined && welcomes(state, here, each))) continue
      sum += 0.2 + 1.2 * meant(state, seat, each)
    }
    if (rules.some(isCure) && isAfflicted(state, seat)) sum += 4
  } else if (type === 'Monster') sum += 0.5 * value
  else if (type === 'Ally') sum += 0.3 * value
  return sum
}
