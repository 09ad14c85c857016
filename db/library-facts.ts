/** What is known around a card: its printings, the decks it is in, what others ask for, and what the library can be filtered by. */
import type { Kind } from '../grammar/ast.ts'
import { ofKinds } from './kinds.ts'
import type { Db } from './open.ts'
import { own } from './workshop.ts'

/** How often a value occurs in the library. */
export interface Counted {
  readonly value: string
  readonly count: number
}

const on = 'card_index.set_code not in (select code from card_set where not is_on)'

export function libraryFacts(db: Db) {
  const column = (name: string) =>
    db.prepare<[], Counted>(
      `select ${name} as value, count(*) as count from card_index where ${name} is not null and ${on} group by 1 order by 1`,
    )
  const columns = {
    type: column('type'),
    region: column('region'),
    subregion: column('subregion'),
    rarity: column('rarity'),
    set: column('set_code'),
    dimension: column("case when any_dimension then 'any' else dimension end"),
  }
  const fact = db.prepare<[string], Counted>(
    `select word as value, count(*) as count from card_fact join card_index on card_index.no = card_fact.card
      where kind = ? and ${on} group by word order by word`,
  )
  const setNames = db.prepare<[], { code: string; name: string }>('select code, name from card_set')
  const range = (name: string) =>
    db.prepare<[], { least: number | null; most: number | null }>(
      `select min(${name}) as least, max(${name}) as most from card_index where ${on}`,
    )
  const ranges = { value: range('value'), points: range('points'), sanity: range('sanity') }
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
  const counted = new Map<string, number>()
  const changes = db.prepare<[], number>('select total_changes()').pluck()
  let at = -1

  /** How many cards could be put to a requirement; counted once as long as nothing is written: cards, or sets switched off. */
  function fitting(kinds: readonly Kind[]): number {
    const now = changes.get()!
    if (now !== at) counted.clear()
    at = now
    const key = JSON.stringify(kinds)
    let count = counted.get(key)
    if (count === undefined) {
      const { sql, values } = ofKinds(kinds)
      count = db
        .prepare<(string | number)[], number>(`select count(*) from card_index where ${on} and ${sql}`)
        .pluck()
        .get(...values)!
      counted.set(key, count)
    }
    return count
  }

  return {
    column: (name: keyof typeof columns): Counted[] => columns[name].all(),
    fact: (kind: 'is' | 'does' | 'when' | 'language' | 'icon' | 'attribute' | 'public'): Counted[] => fact.all(kind),
    range: (name: keyof typeof ranges) => ranges[name].get()!,
    setNames: (): ReadonlyMap<string, string> => new Map(setNames.all().map(({ code, name }) => [code, name])),
    /** How many cards are offered: those of sets that are not switched off. */
    offered: (): number => offered.get()!,
    fitting,
    /** All cards of the same Title (M1.5), itself among them. */
    printings: (id: string): string[] => printings.all(id),
    decks: (id: string) => decks.all(id),
    /** Whether a card is one of the workshop. */
    isWritten: (id: string): boolean => written.get(id) === 1,
    /** The cards that ask for others. */
    asking: (): string[] => asking.all(),
  }
}

export type LibraryFacts = ReturnType<typeof libraryFacts>
