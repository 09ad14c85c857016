/** The games that can be played here, as a window is told of them. */
import { type GameInfo, gameId } from '../contract/games.ts'
import type { Entry } from '../games/index.ts'
import { ruleCount } from './rules.ts'

/** In the order of the contract; what a window cannot name (a game of a test) is not told. */
export function gameList(games: ReadonlyMap<string, Entry>): readonly GameInfo[] {
  return gameId.options.flatMap((id): GameInfo[] => {
    const entry = games.get(id)
    if (entry === undefined) return []
    const { game, title, summary, choices = [] } = entry
    return [
      {
        id,
        title,
        about: summary,
        seats: game.seats,
        rules: ruleCount(id),
        choices: choices.map(({ answers, ...rest }) => ({ ...rest, answers: answers.map(({ value, text }) => ({ value, text })) })),
      },
    ]
  })
}
