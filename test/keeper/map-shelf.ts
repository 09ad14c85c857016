/** A shelf without a disk, for tests of the tables: a map, and a switch that makes it refuse to save. */
import { ShelfError } from '../../db/shelf-error.ts'
import type { KeptMatch, Shelf } from '../../src-main/keeper/shelf.ts'

export interface MapShelf extends Shelf {
  readonly kept: Map<string, KeptMatch>
  /** While true, nothing can be saved. */
  full: boolean
}

export function mapShelf(): MapShelf {
  const kept = new Map<string, KeptMatch>()
  const change = (id: string, to: (match: KeptMatch) => KeptMatch) => {
    if (shelf.full)
      throw new ShelfError('no_room', 'There is no room left to save this. Nothing was changed.', 'Free some disk space and try again.')
    kept.set(id, to(kept.get(id)!))
  }
  const shelf: MapShelf = {
    kept,
    full: false,
    take: (id) => kept.get(id),
    begin(match) {
      const id = `match-${kept.size}`
      kept.set(id, { ...match, id, moves: [], head: 0 })
      return id
    },
    append: (id, no, move) => change(id, (match) => ({ ...match, moves: [...match.moves.slice(0, no), move], head: no + 1 })),
    setHead: (id, head) => change(id, (match) => ({ ...match, head })),
  }
  return shelf
}
