/**
 * A match taken from the shelf, played again up to where it stands. What cannot be followed stays on the shelf as it
 * is: the table then shows the last good position and can be read, not played on (RELIABILITY 2.1).
 */
import type { Entry } from '../games/index.ts'
import { begun, type Course, explainedSeats, replayed, taken, tried } from './course.ts'
import type { Log } from './log.ts'
import { refusal } from './refuse.ts'
import type { KeptMatch } from './shelf.ts'
import type { Table } from './table.ts'

type Unfold = (game: string, options: unknown) => unknown

/** Throws a refusal if not even its beginning can be made out. */
export function reopened(kept: KeptMatch, entry: Entry, unfold: Unfold, log: Log): Table {
  const { moves: all, head, ...match } = kept
  const course = atTheBeginning(kept, entry, unfold, log)
  const moves = all.slice(0, head)
  let readOnly = olderEdition(kept, entry)
  for (const [no, move] of moves.entries()) {
    try {
      // Where it stands now it must hold together, since it is played on from there.
      const isLast = no === moves.length - 1
      taken(course, move, isLast ? tried(course, move.seat, move.action) : replayed(course, move))
    } catch (error) {
      // The error would tell which card it was, so it goes no further than the log.
      const id = log.error(`${match.game}, move ${no + 1} of a kept match`, error)
      moves.length = no
      readOnly ??= `Move ${no + 1} of ${head} cannot be carried out, so the match is shown as it stood before it, and nothing of it was changed. It is in the log as ${id}.`
      break
    }
  }
  if (all.length < head)
    readOnly ??= `Move ${all.length + 1} of ${head} is missing, so the match is shown as it stood before it, and nothing of it was changed.`
  return { match, course, moves, beyond: readOnly === undefined ? all.slice(head) : [], readOnly, watchers: 0 }
}

function atTheBeginning(kept: KeptMatch, entry: Entry, unfold: Unfold, log: Log): Course {
  const humans = kept.seats.map(({ kind }) => kind === 'human')
  try {
    return begun(entry, unfold(kept.game, kept.options), kept.seed, humans, explainedSeats(kept))
  } catch (error) {
    const id = log.error(`${kept.game}, the beginning of a kept match`, error)
    throw refusal(
      'read_only',
      `This match cannot be opened: what it began with is not understood. It was not changed. It is in the log as ${id}.`,
    )
  }
}

/** Why a match of another edition is not played on; nothing, if it is of this one. */
export function olderEdition({ edition }: Pick<KeptMatch, 'edition'>, { game, title }: Entry): string | undefined {
  if (edition === game.edition) return undefined
  const which = `This match was begun by edition ${edition} of the rules of ${title}, and these are edition ${game.edition}.`
  return `${which} It can be read as far as these rules can follow it, not played on.`
}
