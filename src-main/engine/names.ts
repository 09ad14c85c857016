/** What the seats of a table are called, in a game that speaks of its players. */
import { BadOptions } from './game.ts'

/** More seats than any table has. */
const numbered = Array.from({ length: 12 }, (_, seat) => `Player ${seat + 1}`)

/** One name a seat; "Player 1" and so on, if none were given. Throws {@link BadOptions} if they are not as many as the players. */
export function namesOf(players: number, names: readonly string[] | undefined): readonly string[] {
  if (names === undefined) return numbered.slice(0, players)
  if (names.length !== players) throw new BadOptions('There must be one name for each seat.')
  return names
}
