/** Hints for bots: how well a seat of Tides of Madness stands, and what a sensible player would rather do. */
import type { Seat } from '../../engine/game.ts'
import { cardOf } from './cards.ts'
import { countsOf, displayOf, hasWild, iconsOf, pointsByWild, pointsOf } from './scoring.ts'
import type { Action, Player, State } from './state.ts'

/** Points that make a win four times as likely as not, roughly. */
const telling = 14
/** What the last token before the limit costs in points, and one beyond it; those before cost ever less. */
const dearest = 14
const ruin = 60

/** What one more token costs a player, by how many there will be with it at the end of the round, and how many rounds follow. */
function tokenCost(tokens: number, roundsLeft: number): number {
  if (tokens >= 9) return ruin
  return dearest * (tokens / 9) ** (3 - Math.min(2, roundsLeft) * 0.9)
}

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
  if (!hasWild(player)) return bare
  const best = pointsByWild(bare, countsOf(rival)).reduce((a, b) => (b.points > a.points ? b : a))
  return displayOf(player, best.suit)
}

export function worth(state: State, seat: Seat): number {
  if (state.over !== null) return state.over.scores[seat]!
  const [mine, theirs] = [state.players[seat]!, state.players[1 - seat]!]
  const left = 4 - state.round
  return 1 / (1 + Math.exp((standing(theirs, mine, left) - standing(mine, theirs, left)) / telling))
}

/** How much a card adds to what is before a player, and takes from the other. */
function adds(player: Player, rival: Player, card: number, roundsLeft: number): number {
  const after = { ...player, played: [...player.played, card] }
  const gained = shownBy(after, rival) - shownBy(player, rival)
  const taken = shownBy(rival, player) - shownBy(rival, after)
  const tokens = player.madness + iconsOf(after)
  return gained + 0.7 * taken + likely(card, player) - (cardOf(card).madness ? tokenCost(tokens, roundsLeft) : 0)
}

const shownBy = (player: Player, rival: Player): number => pointsOf(bestDisplay(player, rival), countsOf(rival))

/** What a card may still come to in this round, beside what it scores at once: half of what a usual display gives it. */
function likely(card: number, { played }: Player): number {
  const { scoring } = cardOf(card)
  const toCome = (5 - played.length) / 5
  switch (scoring.by) {
    case 'each':
    case 'set':
      return 3 * toCome
    case 'majority':
    case 'majorities':
      return 1.5 * toCome
    case 'doubling':
      return played.length === 0 ? -2 : 0
    default:
      return toCome
  }
}

/** A card that serves its owner well, or would serve the opponent to whom it is passed on. */
export function appeal(state: State, seat: Seat, action: Action): number {
  const mine = state.players[seat]!
  const theirs = state.players[1 - seat]!
  const left = 3 - state.round
  switch (action.do) {
    case 'play':
      return tempting(adds(mine, theirs, action.card, left) + 0.5 * adds(theirs, mine, action.card, left))
    case 'keep':
      return tempting(adds(mine, theirs, action.card, left))
    case 'discard':
      // What is not wanted oneself and would serve the opponent.
      return tempting(adds(theirs, mine, action.card, left) - adds(mine, theirs, action.card, left))
    case 'gain':
      return 3
    case 'heal':
      // Points, unless the token weighs more.
      return tokenCost(mine.madness, left) > 4 ? 12 : 1
    case 'name': {
      const found = pointsByWild(displayOf(mine, null), countsOf(theirs)).find(({ suit }) => suit === action.suit)
      return tempting(found?.points ?? 0)
    }
  }
}

/** Always above nothing: what looks foolish may still be right. */
const tempting = (points: number) => Math.exp(Math.max(-12, Math.min(24, points)) / 4)
