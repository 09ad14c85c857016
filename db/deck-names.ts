/** What the names in deck lists mean: an index of all cards, made once and again when the library has changed. */
import { cardShelf, type LibraryCard } from './cards.ts'
import type { Db } from './open.ts'
import { type TitleIndex, titleIndex } from './titles.ts'

export interface CardNames {
  readonly titles: TitleIndex<LibraryCard>
  readonly byId: ReadonlyMap<string, LibraryCard>
}

const known = new WeakMap<Db, () => CardNames>()

/** The names of the library on this shelf, as it is when asked. */
export function cardNames(db: Db): () => CardNames {
  const there = known.get(db)
  if (there !== undefined) return there
  const cards = cardShelf(db)
  // Whatever is wanted of a card here is made from its facts, or is whether its set is on.
  const stamp = db
    .prepare<[], string>("select revision || ' ' || (select coalesce(group_concat(code || is_on), '') from card_set) from library")
    .pluck()
  let made: { readonly stamp: string; readonly names: CardNames } | undefined
  const ask = () => {
    const now = stamp.get()!
    if (made?.stamp === now) return made.names
    const library = cards.all()
    const names = { titles: titleIndex(library), byId: new Map(library.map((each) => [each.id, each])) }
    // What a transaction shows may be taken back with it.
    if (!db.inTransaction) made = { stamp: now, names }
    return names
  }
  known.set(db, ask)
  return ask
}
