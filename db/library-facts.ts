/** What is known around a card: its printings, the decks it is in, what others ask for, and what the library can be filtered by. */
import type { Kind } from '../grammar/ast.ts'
import { holds } from './collection.ts'
import { ofKinds } from './kinds.ts'
import type { Db } from './open.ts'
import { own } from './workshop.ts'

const on = 'card_index.set_code not in (select code from card_set where not is_on)'

export function libraryFacts(db: Db) {
  const column = (name: string) =>
    db.prepare<[], string>(`select distinct ${name} from card_index where ${name} is not null and ${on} order by 1`).pluck()
  const columns = {
    type: column('type'),
    region: column('region'),
    subregion: column('subregion'),
    rarity: column('rarity'),
    set: column('set_code'),
    dimension: column("case when any_dimension then 'any' else dimension end"),
  }
  const fact = db
    .prepare<[string], string>(
      `select distinct word from card_fact join card_index on card_index.no = card_fact.card where kind = ? and ${on} order by word`,
    )
    .pluck()
  const setNames = db.prepare<[], { code: string; name: string }>('select code, name from card_set')
  const range = (name: string) =>
    db.prepare<[], { least: number | null; most: number | null }>(
      `select min(${name}) as least, max(${name}) as most from card_index where ${on}`,
    )
  const ranges = {
    value: range('value'),
    points: range('points'),
    sanity: range('sanity'),
    own: db.prepare<[], { least: number | null; most: number | null }>(
      'select 0 as least, max(copies) as most from owned_card where (select is_on from collection)',
    ),
  }
  const owned = db.prepare<[string, string], { owned: number; used: number }>(
    `select coalesce((select copies from owned_card where card = ?), 0) as owned,
            coalesce((select sum(copies) from deck_card join deck on deck.id = deck_card.deck where card = ? and ${holds}), 0) as used
       from collection where is_on`,
  )
  const offered = db.prepare<[], number>(`select count(*) from card_index where ${on}`).pluck()
  const printings = db
    .prepare<[string], string>('select id from card where folded = (select folded from card where id = ?) order by load_order')
    .pluck()
  const decks = db.prepare<[string], { id: number; name: string; section: string; copies: number }>(
    `select deck.id, deck.name, section, copies from deck_card join deck on deck.id = deck_card.deck
      where card = ? and removed_at is null order by deck.name, section`,
  )
  const written = db.prepare<[string], number>(`select count(*) from card where id = ? and origin = '${own}'`).pluck()
  const asking = db
    .prepare<[], string>(
      `select card_index.card from card_index where no in (select card from card_need) and ${on} order by filed, load_order`,
    )
    .pluck()
  const changes = db.prepare<[], number>('select total_changes()').pluck()
  const known = new Map<string, unknown>()
  let at = -1

  /** What was found before, as long as nothing was written since: cards, or sets switched off. */
  function kept<Found>(key: string, find: () => Found): Found {
    // What a transaction has written may be gone again after it.
    if (db.inTransaction) return find()
    const now = changes.get()!
    if (now !== at) known.clear()
    at = now
    if (!known.has(key)) known.set(key, find())
    return known.get(key) as Found
  }

  /** How many cards could be put to a requirement. */
  function fitting(kinds: readonly Kind[]): number {
    return kept(`fitting ${JSON.stringify(kinds)}`, () => {
      const { sql, values } = ofKinds(kinds)
      return db
        .prepare<(string | number)[], number>(`select count(*) from card_index where ${on} and ${sql}`)
        .pluck()
        .get(...values)!
    })
  }

  return {
    /** The values that cards have there. */
    column: (name: keyof typeof columns): readonly string[] => kept(`column ${name}`, () => columns[name].all()),
    fact: (kind: 'is' | 'does' | 'when' | 'language' | 'icon' | 'attribute' | 'public'): readonly string[] =>
      kept(`fact ${kind}`, () => fact.all(kind)),
    range: (name: keyof typeof ranges) => kept(`range ${name}`, () => ranges[name].get()!),
    setNames: (): ReadonlyMap<string, string> => new Map(setNames.all().map(({ code, name }) => [code, name])),
    /** How many cards are offered: those of sets that are not switched off. */
    offered: (): number => kept('offered', () => offered.get()!),
    fitting,
    /** All cards of the same Title (M1.5), itself among them. */
    printings: (id: string): string[] => printings.all(id),
    decks: (id: string) => decks.all(id),
    /** How many copies of a card are owned, and how many decks hold; nothing where that is not kept. */
    owned: (id: string) => owned.get(id, id),
    /** Whether a card is one of the workshop. */
    isWritten: (id: string): boolean => written.get(id) === 1,
    /** The cards that ask for others. */
    asking: (): string[] => asking.all(),
  }
}

export type LibraryFacts = ReturnType<typeof libraryFacts>
