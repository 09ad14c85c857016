/**
 * The annals of matches: made from the moves, kept beside them as long as these are the moves, and made again when they are
 * not. Making them gives way to other calls again and again, since a long match takes a while.
 */
import { setImmediate } from 'node:timers/promises'
import type { CampaignShelf } from '../../db/campaigns.ts'
import type { Entry } from '../games/index.ts'
import type { Annals } from '../games/mythos/annals/annals.ts'
import type { Shelf } from './shelf.ts'

export interface MatchAnnals {
  /** Those that are at hand, if they are of so many moves. */
  known(match: string, game: string, head: number): Annals | undefined
  /** Nothing for a game without annals, an edition of before, or a match that cannot be followed. */
  of(match: string): Promise<Annals | undefined>
}

/** Moves between two looks at what else is to be done. */
const stride = 8

/** Raised when annals of before would not do any more. */
const version = 1

export function matchAnnals(
  shelf: Shelf,
  campaigns: CampaignShelf,
  games: ReadonlyMap<string, Entry>,
  unfold: (game: string, options: unknown) => unknown,
): MatchAnnals {
  const madeBy = ({ game }: Entry) => `${game.id} ${game.edition} ${version}`

  return {
    known(match, game, head) {
      const entry = games.get(game)
      return entry && (campaigns.annals(match, head, madeBy(entry)) as Annals | undefined)
    },
    async of(match) {
      const kept = shelf.take(match)
      const entry = kept && games.get(kept.game)
      if (kept === undefined || entry?.annals === undefined || kept.edition !== entry.game.edition) return undefined
      const { head } = kept
      const known = campaigns.annals(match, head, madeBy(entry))
      if (known !== undefined) return known as Annals
      const { game, annals } = entry
      let state = game.setup(unfold(kept.game, kept.options), kept.seed)
      let made = annals.first(state)
      for (const [no, { seat, action }] of kept.moves.slice(0, head).entries()) {
        if (no % stride === 0) await setImmediate()
        const { state: after, events } = game.apply(state, seat, action)
        made = annals.remember(made, { before: state, events, after })
        state = after
      }
      try {
        campaigns.keepAnnals(match, head, madeBy(entry), made)
      } catch {
        // A disk that takes nothing: they are made again another time.
      }
      return made as Annals
    },
  }
}
