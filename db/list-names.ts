/**
 * What a written name means in a list: by set and Title and number, by the words, by what was chosen for it before. The
 * place of a card (its set, its Title, and which of these it is) is the same in every library that has the set, whatever
 * ids and whatever other sets it has; lists that name cards otherwise than by their filed name go by it.
 */
import { createHash } from 'node:crypto'
import { foldTitle } from '../grammar/titles.ts'
import type { LibraryCard } from './cards.ts'
import { cardNames } from './deck-names.ts'
import { type Db, write } from './open.ts'
import { loadOrder, type Meant, type TitleIndex } from './titles.ts'

export interface CardPlace {
  readonly set: string
  readonly title: string
  /** From 1, in the order of loading. */
  readonly number: number
}

export interface ListNames {
  readonly titles: TitleIndex<LibraryCard>
  readonly byId: ReadonlyMap<string, LibraryCard>
  placeOf(card: LibraryCard): CardPlace
  /** How many of the library have its set and Title. */
  alike(card: LibraryCard): number
  /** The card of a Title, in a set and with a number if they are told. */
  find(title: string, set?: string, number?: number): Meant<LibraryCard> | undefined
  /** Cards whose place has this mark. */
  ofMark(mark: number): readonly LibraryCard[]
}

/** A place as 32 bits, for codes that have to be short. */
export function markOf({ set, title, number }: CardPlace): number {
  return createHash('sha256')
    .update(`${set.toUpperCase()}\n${foldTitle(title)}\n${number}`)
    .digest()
    .readUInt32BE(0)
}

export function listNames(db: Db) {
  const names = cardNames(db)
  const aliases = db.prepare<[], { folded: string; card: string }>('select folded, card from title_alias')
  const putAlias = db.prepare<[string, string]>(
    'insert into title_alias (folded, card) values (?, ?) on conflict (folded) do update set card = excluded.card',
  )
  let made: { readonly from: ReturnType<typeof names>; readonly aliases: string; readonly names: ListNames } | undefined

  return {
    /** The names of the library as it is now. */
    ask(): ListNames {
      const from = names()
      const chosen = aliases.all()
      const stamp = JSON.stringify(chosen)
      if (made?.from === from && made.aliases === stamp) return made.names
      made = { from, aliases: stamp, names: reckon(from, new Map(chosen.map(({ folded, card }) => [folded, card]))) }
      return made.names
    },
    /** Remembers what a name that was not understood was meant as. */
    remember(chosen: readonly { readonly name: string; readonly card: string }[]): void {
      const kept = chosen.filter(({ name }) => aliasKey(name) !== '')
      if (kept.length > 0) write(db, () => kept.forEach(({ name, card }) => void putAlias.run(aliasKey(name), card)))
    },
  }
}

const aliasKey = (name: string) => foldTitle(name).slice(0, 200)

function reckon({ titles, byId }: ReturnType<ReturnType<typeof cardNames>>, aliases: ReadonlyMap<string, string>): ListNames {
  const places = Map.groupBy([...byId.values()].sort(loadOrder), ({ setCode, title }) => placeKey(setCode, title))
  const number = (card: LibraryCard) => places.get(placeKey(card.setCode, card.title))!.indexOf(card) + 1
  const placeOf = (card: LibraryCard): CardPlace => ({ set: card.setCode, title: card.title, number: number(card) })
  let marks: Map<number, LibraryCard[]> | undefined

  function find(text: string): Meant<LibraryCard> | undefined {
    const found = titles.find(text)
    if (found?.readings.every((each) => each === 'exact' || each === 'folded')) return found
    const alias = byId.get(aliases.get(aliasKey(text)) ?? '')
    return alias === undefined ? found : { card: alias, readings: ['alias'], others: [] }
  }

  return {
    titles: { ...titles, find },
    byId,
    placeOf,
    alike: (card) => places.get(placeKey(card.setCode, card.title))!.length,
    find(title, set, no) {
      if (set === undefined || set === '') return find(title)
      const there = places.get(placeKey(set, title)) ?? []
      const [card, ...others] = no === undefined ? there : there.slice(no - 1, no)
      if (card !== undefined) return { card, readings: others.length > 0 ? ['exact', 'first'] : ['exact'], others }
      // The Title may be there in another set: then it is a guess.
      const elsewhere = find(title)
      return elsewhere && { ...elsewhere, readings: [...elsewhere.readings, 'elsewhere'] }
    },
    ofMark(mark) {
      marks ??= Map.groupBy(byId.values(), (card) => markOf(placeOf(card)))
      return marks.get(mark) ?? []
    },
  }
}

const placeKey = (set: string, title: string) => `${set.toUpperCase()}\n${foldTitle(title)}`
