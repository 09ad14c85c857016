/** How a round of Pocket Madness ends, what it costs whom, and who has won [PM-34 to PM-48]. */
import type { Seat } from '../../engine/game.ts'
import type { Course } from './course.ts'

/** Tokens after a round that end the game [PM-43]; there may be any number of them [PM-E23]. */
export const limit = 10
/** More rounds than a match ever takes [PM-49]. */
export const rounds = 100

/** The last card is gone, in a last turn or before [PM-42]: half the tokens are, too, half of 0 being 0 [PM-E24], and every opponent takes one. A run has given its tokens before [PM-36 to PM-38]. */
export function goOut(course: Course, seat: Seat): void {
  const discarded = Math.ceil(course.players[seat]!.tokens / 2)
  course.players = course.players.map((player, each) => ({
    ...player,
    tokens: each === seat ? player.tokens - discarded : player.tokens + 1,
  }))
  course.events.push({ was: 'gone out', seat, discarded, tokens: tokensOf(course) })
  settle(course)
}

/** The deck is empty and the last turns are done: a token for each different location in hand [PM-41]. */
export function countHands(course: Course): void {
  const hands = course.players.map(({ hand }) => hand)
  const locations = hands.map((hand) => hand.filter((count) => count > 0).length)
  course.players = course.players.map((player, seat) => ({ ...player, tokens: player.tokens + locations[seat]! }))
  course.events.push({ was: 'counted', hands, locations, tokens: tokensOf(course) })
  settle(course)
}

const tokensOf = ({ players }: Pick<Course, 'players'>): number[] => players.map(({ tokens }) => tokens)

/** Only the count after the round matters: who went out may be below ten again [PM-48, PM-E25]. */
function settle(course: Course): void {
  const tokens = tokensOf(course)
  if (tokens.some((each) => each >= limit) || course.round === rounds) {
    const fewest = Math.min(...tokens)
    const winners = tokens.flatMap((each, seat) => (each === fewest ? [seat] : []))
    const names = winners.map((seat) => course.names[seat]!).join(' and ')
    // Those tied for fewest share the victory [PM-44].
    const because = `${names} ${winners.length > 1 ? 'share the victory' : 'wins'} with ${fewest} Madness token${fewest === 1 ? '' : 's'}.`
    course.over = { scores: tokens.map((each) => (each === fewest ? 1 / winners.length : 0)), because }
    course.events.push({ was: 'ended', because })
    return
  }
  course.question = { ask: 'who begins', seat: chooser(tokens, course.starter) }
}

/** Whoever has most tokens; of several the first one clockwise after the start player of the round that is over [PM-46, PM-47]. */
export function chooser(tokens: readonly number[], starter: Seat): Seat {
  const most = Math.max(...tokens)
  const order = tokens.map((_, step) => (starter + 1 + step) % tokens.length)
  return order.find((seat) => tokens[seat] === most)!
}
