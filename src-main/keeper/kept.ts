/** The shelf that the tables need, on the database. */
import type { MatchShelf } from '../../db/matches.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import type { Shelf } from './shelf.ts'

/** What the Keeper remembers beside a match. */
interface Extras {
  readonly botBudgetMs: number
  readonly undoPastRevealed: boolean
  /** Absent where no bot has a style of its own. */
  readonly styles?: readonly (string | null)[]
}

export function keptMatches(matches: MatchShelf): Shelf {
  return {
    take(id) {
      const stored = load(matches, id)
      if (stored === undefined) return undefined
      const { game, edition, title, seed, seats, options, head, moves, takenBack } = stored
      // Written by `begin` and by nobody else.
      const { botBudgetMs, undoPastRevealed, styles } = stored.extras as Extras
      const more = { ...(stored.campaign !== undefined && { campaign: stored.campaign }), ...(styles && { styles }) }
      return {
        id,
        game,
        edition,
        title,
        seed,
        seats,
        options,
        head,
        moves: [...moves, ...takenBack],
        botBudgetMs,
        undoPastRevealed,
        ...more,
      }
    },
    begin({ botBudgetMs, undoPastRevealed, styles, ...match }) {
      const extras: Extras = { botBudgetMs, undoPastRevealed, ...(styles?.some((each) => each !== null) && { styles }) }
      return matches.create({ ...match, extras })
    },
    append: matches.append,
    setHead: matches.setHead,
  }
}

function load(matches: MatchShelf, id: string) {
  try {
    return matches.load(id)
  } catch (error) {
    if (error instanceof ShelfError && error.code === 'not_found') return undefined
    throw error
  }
}
