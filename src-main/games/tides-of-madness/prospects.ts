/** Hints for bots: how well a seat of Tides of Madness stands, and what a sensible player would rather do. */
import type { Seat } from '../../engine/game.ts'
import { cardOf, isWild } from './cards.ts'
import { countsOf, displayOf, iconsOf, pointsByWild, pointsOf } from './scoring.ts'
import type { Action, Player, State } from './state.ts'

/** Points that make a win four times as likely as not, roughly. */
const telling = 14
/** What a token of Madness costs in points while there is room for more, and how much more steeply it costs near the end of it. */
const tokenCost = 1.2

/** What a player has and would score now, less what Madness threatens. */
function standing(player: Player, rival: Player, rounds: number): number {
  const shown = bestDisplay(player, rival)
  const madness = player.madness + iconsOf(player)
  const dread = madness >= 9 ? 60 : (madness / 9) ** 3 * 20 * rounds
  return player.points + pointsOf(shown, countsOf(rival)) - dread
}

/** With Dreamlands as whatever serves best. */
function bestDisplay(player: Player, rival: Player) {
  const bare = displayOf(player, null)
  if (!player.kept.some(isWild) && !player.played.some(isWild)) return bare
  const best = pointsByWild(bare, countsOf(rival)).reduce((a, b) => (b.points > a.points ? b : a))
  return displayOf(player, best.suit)
}

export function worth(state: State, seat: Seat): number {
  if (state.over !== null) return state.over.scores[seat]!
  const [mine, theirs] = [state.players[seat]!, state.players[1 - seat]!]
  const left = 4 - state.round
  return 1 / (1 + Math.exp((standing(theirs, mine, left) - standing(mine, theirs, left)) / telling))
}

/** How much a card adds to what is before a player. */
function adds(player: Player, rival: Player, card: number): number {
  const now = pointsOf(bestDisplay(player, rival), countsOf(rival))
  const with_ = { ...player, played: [...player.played, card] }
  return pointsOf(bestDisplay(with_, rival), countsOf(rival)) - now - (cardOf(card).madness ? tokenCost : 0)
}

/** A card that serves its owner well, or would serve the opponent to whom it is passed on. */
export function appeal(state: State, seat: Seat, action: Action): number {
  const mine = state.players[seat]!
  const theirs = state.players[1 - seat]!
  switch (action.do) {
    case 'play':
      return tempting(adds(mine, theirs, action.card) + 0.5 * adds(theirs, mine, action.card))
    case 'keep':
      return tempting(adds(mine, theirs, action.card))
    case 'discard':
      // What is not wanted oneself and would serve the opponent.
      return tempting(adds(theirs, mine, action.card) - adds(mine, theirs, action.card))
    case 'gain':
      return mine.madness >= 9 ? 0.01 : mine.madness >= 6 && state.round < 3 ? 0.5 : 3
    case 'heal':
      return 1
    case 'name': {
      const found = pointsByWild(displayOf(mine, null), countsOf(theirs)).find(({ suit }) => suit === action.suit)
      return tempting(found?.points ?? 0)
    }
  }
}

/** Always above nothing: what looks foolish may still be right. */
const tempting = (points: number) => Math.exp(Math.max(-12, Math.min(24, points)) / 4)
